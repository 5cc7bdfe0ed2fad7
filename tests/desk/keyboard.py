#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand with the keyboard only, from the first window to the next hand."""
import driver
import keys


def ask_coach(program):
    """Tab comes from the hand to what the coach says, and back to the hand."""
    program("key", "F9")
    program.wait("What the coach says")
    keys.tab_to(program, lambda name: "in your hand" in name)
    keys.tab_to(program, "What the coach says")
    keys.tab_to(program, lambda name: "in your hand" in name)
    program("key", "F9")
    program("wait", "What the coach says", "10", "--gone")


def test(folder):
    with driver.Program("keyboard", arguments=["--seed", "11", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        keys.tab_to(program, driver.START)
        program("key", "Return")
        keys.go_to_ends(program)
        ask_coach(program)
        keys.play(program)


driver.main(test)
