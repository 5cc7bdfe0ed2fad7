#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand through the accessible tree alone: no pointer, no key, only the actions that a screen reader can do."""
import driver


def test(folder):
    with driver.Program("accessible", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        program("act", f"button:{driver.START}")

        def press(name):
            program("act", f"button:{name}")

        def put(card):
            # Once to choose it, once to play it; a card that may not be played stays where it is.
            for _ in range(2):
                program("act", f"Your hand > {card}", "card.activate", check=False)

        def go_on():
            program("act", "button:Next hand")

        driver.play_hands(program, press, put, go_on)


driver.main(test)
