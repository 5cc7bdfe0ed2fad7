#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand with the keyboard only, from the first window to the next hand."""
import driver
import keys


def test(folder):
    with driver.Program("keyboard", arguments=["--seed", "11", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        keys.tab_to(program, driver.START)
        program("key", "Return")
        keys.play(program)


driver.main(test)
