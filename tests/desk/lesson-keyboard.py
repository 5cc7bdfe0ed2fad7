#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson by the keyboard only, from the question of the first start to its end."""
import driver
import lessons


def test(folder):
    path = next(p for p in lessons.all_files() if p.endswith("/03-bi.xml"))
    assert lessons.play(folder, path, "lesson-keyboard", lessons.Keyboard) > 3


driver.main(test)
