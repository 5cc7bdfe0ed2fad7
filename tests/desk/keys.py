# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with the keyboard only."""
import re

import driver

# The keys of the buttons beside the mat, in all games.
KEYS = {
    "Ù": "u", "Thiên khai": "t", "Khàn": "k", "Dậy khàn": "k", "Lật khàn": "k", "Bất thực": "c", "Báo bất thực": "b",
    "Trả chén": "c", "Trả thừa": "r", "Hô phỗng": "p", "Hô không phỗng": "n", "Xướng": "x", "Xong": "space", "Phỗng": "p",
    "Chơi": "space", "Ăn": "a", "Bốc": "b", "Dưới": "d", "Chíu": "c", "Qua": "q",
    "Không đánh": "q", "Làm bài": "l", "Không làm": "k", "Ra": "r", "Bắt": "b", "Chui": "c", "Ăn hồ": "a", "Ngũ hổ hạ sơn": "n",
    "Tới trắng": "t", "Binh xong": "x",
}


def focused(program):
    return next((n for n in program.tree() if "focused" in n.states), None)


def tab_to(program, name):
    """Presses Tab until the focus is on the widget called NAME or, if that is a function, on one whose name it accepts."""
    wanted = name if callable(name) else lambda n: n == name
    for _ in range(40):
        node = focused(program)
        if node is not None and wanted(node.name):
            return
        program("key", "Tab")
    raise AssertionError(f"Tab does not come to {name}")


def place(card):
    """The number in “8 Vạn, in your hand, 3 of 21”."""
    return int(re.search(r"(\d+) of \d+", card)[1])


def go_to_ends(program):
    """Home and End lead to the first card of the hand and to the last."""
    tab_to(program, lambda name: "in your hand" in name)
    program("key", "End")
    last = focused(program).name
    assert place(last) > 1 and place(last) == int(re.search(r"\d+ of (\d+)", last)[1]), f"End comes to {last}"
    program("key", "Home")
    first = focused(program).name
    assert place(first) == 1, f"Home comes to {first}"


def play(program, **limits):
    """Plays whole hands from the first card dealt on."""
    beside = []

    def press(name):
        # The first press is made from beside the mat: the keys of the game work there, too.
        if not beside:
            tab_to(program, "Scores")
            beside.append(name)
        # A button without a key of its own is one of several choices: the first has the key 1.
        program("key", KEYS.get(name, "1"))

    def put(card):
        node = focused(program)
        if node is None or "in your hand" not in node.name:
            tab_to(program, lambda name: "in your hand" in name)
            node = focused(program)
        steps = place(card) - place(node.name)
        if steps != 0:
            program("key", *["Right" if steps > 0 else "Left"] * abs(steps))
        node = focused(program)
        assert node.name == card, f"the arrows come to {node.name} instead of {card}"
        program("key", "Return")
        program("key", "Return")

    def go_on():
        tab_to(program, "Next hand")
        program("key", "Return")

    driver.play_hands(program, press, put, go_on, **limits)
