#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""F11 makes the window as large as the screen, and as it was before when it is pressed again; Ctrl+W ends the program."""
import time

import driver

WIDTH, HEIGHT = 1600, 900


def size(nodes):
    window = next(n for n in nodes if n.role == "window")
    return window.width, window.height


def test(folder):
    with driver.Program("full-screen", size=f"{WIDTH}x{HEIGHT}", start=("--float",)) as program:
        program.wait(driver.KNOWN)
        before = size(program.tree())
        assert before < (WIDTH, HEIGHT), f"the window is {before} before it is asked to be as large as the screen"
        program("key", "F11")
        driver.wait_until(program, lambda nodes: size(nodes) == (WIDTH, HEIGHT), "F11 does not fill the screen")
        program("key", "F11")
        driver.wait_until(program, lambda nodes: size(nodes) == before, "F11 does not give the window its size back")
        program("key", "ctrl+w")
        end = time.monotonic() + 10
        while "program status" not in program("status", check=False) and time.monotonic() < end:
            time.sleep(0.1)
        assert "program status 0" in program("status", check=False), "Ctrl+W does not end the program"


driver.main(test)
