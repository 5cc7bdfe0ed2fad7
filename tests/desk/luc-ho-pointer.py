#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole hands of Lục hổ with real pointer events: a card is dragged to the middle; where several go down, the others are clicked first."""
import driver
import luc_ho


def test(folder):
    with driver.Program("luc-ho-pointer", arguments=["--seed", "7", "--pace", "none", "--data-dir", folder]) as program:
        luc_ho.sit_down(program, "Four seats")
        refused = []

        def press(name):
            program("click", f"button:{name}")

        def put(name, cards):
            # The last card is dragged; the others, which are chosen, go with it.
            for card in cards[:-1]:
                program("click", f"Your hand > {card.split(', ')[0]}")
            program("drag", f"Your hand > {cards[-1].split(', ')[0]}", "The middle of the mat")

        def refuse(card):
            if refused:
                return
            held = len(driver.hand(program.tree()))
            put("Ra", [card])
            driver.wait_until(program, lambda nodes: any(n.name.startswith("Single cards are led in order") for n in nodes),
                              f"nothing is said of leading {card}")
            assert len(driver.hand(program.tree())) == held, f"{card} was led"
            refused.append(card)

        def go_on():
            program("click", "Next hand")

        luc_ho.play(program, press, put, refuse, go_on, refused)


driver.main(test)
