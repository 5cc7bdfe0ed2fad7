#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a hand and finds it again; a damaged store is set aside, and the person is told."""
import glob
import os

import driver


def begin(program, moves=4):
    """Plays MOVES moves of a hand; if another seat wins before, the next hand is played. Returns the tree."""
    program.wait(driver.START)
    program("click", driver.START)
    made = 0
    for _ in range(60):
        nodes = driver.settled(program)
        if driver.has(nodes, *driver.END):
            program("click", "Next hand")
            program.wait("Your hand")
            made = 0
        elif made >= moves:
            return nodes
        else:
            driver.make_move(program, nodes)
            made += 1
    raise AssertionError("no hand was long enough")


def describe(nodes):
    """The position, and the buttons that may be pressed; ways of eating that were only looked at are left out."""
    return driver.position(nodes), [n for n in driver.offers(nodes) if n in driver.WISHES]


def resume(folder, before):
    with driver.Program("resume-2", arguments=["--pace", "none", "--data-dir", folder]) as program:
        program.wait("Go on playing")
        program("click", "Go on playing")
        now = driver.settled(program)
        assert describe(now) == before, f"{describe(now)} instead of {before}"


def damage(folder):
    for path in glob.glob(os.path.join(folder, "matches.db*")):
        with open(path, "r+b") as file:
            file.write(b"no database" * 200)
    with driver.Program("resume-3", arguments=["--pace", "none", "--data-dir", folder]) as program:
        program.wait("About your saved matches")
        program("key", "Return")
        program("wait", "About your saved matches", "10", "--gone")
        program.wait(driver.START)
        program("click", driver.START)
        driver.settled(program)
    # By its new name: the file in which open matches are locked keeps its own, and what was written into it.
    kept = [p for p in glob.glob(os.path.join(folder, "matches-damaged-*.db")) if open(p, "rb").read(11) == b"no database"]
    assert kept, f"the damaged store is gone: {os.listdir(folder)}"


def test(folder):
    program = driver.Program("resume-1", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder]).__enter__()
    try:
        nodes = begin(program)
        before = describe(nodes)
        assert before[0], "nothing lies on the mat"
    finally:
        driver.kill(program)
    resume(folder, before)
    damage(folder)


driver.main(test)
