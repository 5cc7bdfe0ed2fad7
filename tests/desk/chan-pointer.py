#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand of Chắn with real pointer events: buttons are clicked, cards are dragged to the person's own gate."""
import driver


def test(folder):
    with driver.Program("chan-pointer", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder]) as program:
        driver.take_chan(program)
        program("click", driver.START)
        gates, taken = [], []

        def press(name):
            program("click", f"button:{name}")

        def put(card):
            driver.drag_to_gate(program, gates, card)
            taken.extend(gates)

        def go_on():
            program("click", "Next hand")

        driver.play_hands(program, press, put, go_on, enough=2, seconds=driver.LONG)
        # After a chíu a card is returned at the gate that it was made at; all others go to the person's own gate.
        assert taken.count("Your gate") > len(taken) / 2, f"what is discarded goes to {taken}"


driver.main(test)
