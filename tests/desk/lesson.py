#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson from the question of the first start to its end.

usage: lesson.py LESSON.xml pointer|keyboard: what the answers are given with, and nothing else is touched
"""
import pathlib
import sys

import driver
import lessons

HANDS = {"pointer": lessons.Pointer, "keyboard": lessons.Keyboard}


def test(folder):
    path, hands = sys.argv[1:]
    name = f"lesson-{pathlib.Path(path).stem}-{hands}"
    assert lessons.play(folder, path, name, HANDS[hands]) > 0, "nothing is answered in it"


driver.main(test)
