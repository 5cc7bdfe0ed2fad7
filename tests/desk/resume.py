#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a hand and finds it again; a damaged store is set aside and said so."""
import glob
import os
import signal

import driver


def begin(program):
    program.wait("Sit down and play")
    program("click", "Sit down and play")
    for _ in range(6):
        nodes = driver.settled(program)
        names = driver.offers(nodes)
        assert not driver.has(nodes, *driver.END), "the hand ended too early for this test"
        if names:
            program("click", "button:" + next((w for w in reversed(driver.WISHES) if w in names), names[0]))
        else:
            card = min(driver.hand(nodes), key=driver.is_yeu)
            program("act", f"Your hand > {card}")
            program("act", f"Your hand > {card}")
    return driver.settled(program)


def kill(program):
    """As kill -9 does it, and not through the tool, which would close the window first."""
    words = program("status").split()
    pid = next(int(w.split("=")[1]) for w in words if w.startswith("pid="))
    os.kill(pid, signal.SIGKILL)
    program("stop", "--kill", check=False)


def resume(folder, before):
    with driver.Program("resume-2", arguments=["--pace", "none", "--data-dir", folder]) as program:
        program.wait("Go on playing")
        program("click", "Go on playing")
        now = driver.settled(program)
        assert driver.position(now) == before[0], f"{driver.position(now)} instead of {before[0]}"
        assert driver.offers(now) == before[1]


def damage(folder):
    for path in glob.glob(os.path.join(folder, "matches.db*")):
        with open(path, "r+b") as file:
            file.write(b"no database" * 200)
    with driver.Program("resume-3", arguments=["--pace", "none", "--data-dir", folder]) as program:
        program.wait("About your saved matches")
        program("key", "Return")
        program("wait", "About your saved matches", "10", "--gone")
        program.wait("Sit down and play")
        program("click", "Sit down and play")
        driver.settled(program)
    kept = [p for p in glob.glob(os.path.join(folder, "matches*")) if open(p, "rb").read(11) == b"no database"]
    assert kept, f"the damaged store is gone: {os.listdir(folder)}"


def test(folder):
    program = driver.Program("resume-1", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder]).__enter__()
    try:
        nodes = begin(program)
        before = driver.position(nodes), driver.offers(nodes)
        assert before[0], "nothing lies on the mat"
    finally:
        kill(program)
    resume(folder, before)
    damage(folder)


driver.main(test)
