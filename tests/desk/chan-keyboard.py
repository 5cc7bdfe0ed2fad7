#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand of Chắn with three seats, with the keyboard only: the form, the mat, the call, the next hand."""
import driver
import keys


def choose(program, first, name):
    """Goes to the row of choices that begins with FIRST, and with the arrows to NAME: to come to it chooses it."""
    keys.tab_to(program, lambda n: n.startswith(first))
    for _ in range(4):
        if keys.focused(program).name.startswith(name):
            return
        program("key", "Right")
    raise AssertionError(f"the arrows do not come to {name}")


def test(folder):
    with driver.Program("chan-keyboard", arguments=["--seed", "11", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        choose(program, "Tổ tôm", "Chắn")
        choose(program, "Four seats", "Three seats")
        keys.tab_to(program, driver.START)
        program("key", "Return")
        keys.go_to_ends(program)
        keys.play(program, enough=2, seconds=driver.LONG)


driver.main(test)
