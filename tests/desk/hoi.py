#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hội of two hands with five seats by real pointer events, from the first question to the closing page."""
import driver

HANDS = 2


def set_hands(program):
    driver.click_in_form(program, "By hands")
    # The row that comes is below the edge until the focus goes there.
    program("key", "Tab")
    program.wait("Number of hands")
    program("key", "ctrl+a")
    program("type", str(HANDS))
    program("key", "Tab")


def test(folder):
    with driver.Program("hoi", arguments=["--seed", "21", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        set_hands(program)
        program("click", driver.START)
        gates = []

        def press(name):
            program("click", f"button:{name}")

        def put(card):
            driver.drag_to_gate(program, gates, card)

        for hand in range(1, HANDS + 1):
            driver.play_hand(program, press, put)
            program.wait("Next hand" if hand < HANDS else "End of the hội")
            program("click", "Next hand" if hand < HANDS else "End of the hội")
        program.wait("New match")
        names = [n.name for n in program.tree()]
        assert not any(n == "Next hand" for n in names), names
        assert any(f"{HANDS} hands" in n for n in names), names


driver.main(test)
