#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson by the pointer only, from the question of the first start to its end."""
import driver
import lessons


def test(folder):
    path = next(p for p in lessons.all_files() if p.endswith("/10-phong.xml"))
    assert lessons.play(folder, path, "lesson-pointer", lessons.Pointer) > 3


driver.main(test)
