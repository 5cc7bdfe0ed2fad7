#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand with the keyboard only, from the first window to the next hand."""
import driver

KEYS = {
    "Ù": "u", "Thiên khai": "t", "Khàn": "k", "Dậy khàn": "k", "Lật khàn": "k", "Báo bất thực": "b", "Trả chén": "c",
    "Hô phỗng": "p", "Hô không phỗng": "n", "Xướng": "x", "Xong": "space", "Phỗng": "p", "Ăn": "a", "Bốc": "b",
    "Dưới": "d", "Qua": "q",
}


def focused(program):
    return next((n for n in program.tree() if "focused" in n.states), None)


def tab_to(program, name):
    for _ in range(40):
        node = focused(program)
        if node is not None and node.name == name:
            return
        program("key", "Tab")
    raise AssertionError(f"Tab does not come to {name}")


def test(folder):
    with driver.Program("keyboard", arguments=["--seed", "11", "--pace", "none", "--data-dir", folder]) as program:
        program.wait("Sit down and play")
        tab_to(program, "Sit down and play")
        program("key", "Return")

        def press(name):
            # What has no key of its own is one of several choices: the first has the key 1.
            program("key", KEYS.get(name, "1"))

        def put(card):
            for _ in range(30):
                node = focused(program)
                if node is not None and node.name == card:
                    break
                program("key", "Left")
            else:
                raise AssertionError(f"the arrows do not come to {card}")
            program("key", "Return")
            program("key", "Return")

        def go_on():
            tab_to(program, "Next hand")
            program("key", "Return")

        driver.play_hands(program, press, put, go_on)


driver.main(test)
