#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson from the question of the first start to its end.

usage: lesson.py LESSON.xml pointer|keyboard [LANGUAGE [PERCENT WIDTHxHEIGHT [FOLDER]]]: what the answers are given with, and
nothing else is touched; the language, the size of the text and the screen; and a folder for pictures of its steps, to be looked at
"""
import pathlib
import sys

import driver
import lessons

HANDS = {"pointer": lessons.Pointer, "keyboard": lessons.Keyboard}


def test(folder):
    path, hands, *rest = sys.argv[1:]
    name = f"lesson-{pathlib.Path(path).stem}-{hands}"
    reader = lessons.Reader(*rest[:1], *map(int, rest[1:2]), *rest[2:3])
    assert lessons.play(folder, path, name, HANDS[hands], reader, *rest[3:]) > 0, "nothing is answered in it"


driver.main(test)
