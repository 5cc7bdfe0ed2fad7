#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole hands of Lục hổ with the keyboard only: the arrows lead to cards, Return chooses them, and letters put them down."""
import driver
import keys
import luc_ho


def test(folder):
    with driver.Program("luc-ho-keyboard", arguments=["--seed", "11", "--pace", "none", "--data-dir", folder]) as program:
        luc_ho.sit_down(program, "Three seats")
        keys.go_to_ends(program)
        refused = []

        def press(name):
            program("key", keys.KEYS.get(name, "1"))

        def go_to(card):
            if "in your hand" not in keys.focused(program).name:
                keys.tab_to(program, lambda name: "in your hand" in name)
            steps = keys.place(card) - keys.place(keys.focused(program).name)
            if steps != 0:
                program("key", *["Right" if steps > 0 else "Left"] * abs(steps))

        def put(name, cards):
            for card in cards:
                go_to(card)
                program("key", "Return")
                assert "selected" in keys.focused(program).states, f"{card} is not chosen"
            program("key", keys.KEYS[name])

        def refuse(card):
            if refused:
                return
            put("Ra", [card])
            driver.wait_until(program, lambda nodes: any(n.name.startswith("Single cards are led in order") for n in nodes),
                              f"nothing is said of leading {card}")
            # It is still chosen; Return takes the choice back.
            program("key", "Return")
            assert "selected" not in keys.focused(program).states, f"{card} is still chosen"
            refused.append(card)

        def go_on():
            keys.tab_to(program, "Next hand")
            program("key", "Return")

        # Only the test with the pointer goes on until a lead was refused.
        luc_ho.play(program, press, put, refuse, go_on, True)


driver.main(test)
