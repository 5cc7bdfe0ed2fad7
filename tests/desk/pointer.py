#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand with real pointer events: buttons are clicked, cards are dragged to the gate."""
import driver


def test(folder):
    with driver.Program("pointer", arguments=["--seed", "7", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        program("click", driver.START)
        gates = []

        def press(name):
            program("click", f"button:{name}")

        def put(card):
            driver.drag_to_gate(program, gates, card)

        def go_on():
            program("click", "Look at the mat")
            program.wait("Result")
            program("click", "button:Result")
            program.wait("Next hand")
            program("click", "Next hand")

        driver.play_hands(program, press, put, go_on)


driver.main(test)
