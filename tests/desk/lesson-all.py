#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every lesson in the window, by the pointer and by the keyboard."""
import driver
import lessons


def test(folder):
    for number, path in enumerate(lessons.all_files(), 1):
        for hands in (lessons.Pointer, lessons.Keyboard):
            lessons.play(folder, path, f"lesson-{number}-{hands.__name__.lower()}", hands)


driver.main(test)
