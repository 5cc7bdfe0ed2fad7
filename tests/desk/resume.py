#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a hand and finds it again; a damaged store is set aside and said so."""
import glob
import os
import signal

import driver


def move(program, nodes):
    names = driver.offers(nodes)
    if names:
        program("click", "button:" + driver.choice(names))
        return
    card = min(driver.hand(nodes), key=driver.is_yeu)
    program("act", f"Your hand > {card}", "card.activate")
    program("act", f"Your hand > {card}", "card.activate")


def begin(program, moves=4):
    """Plays into a hand; one that another seat wins before is followed by the next."""
    program.wait("Sit down and play")
    program("click", "Sit down and play")
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
            move(program, nodes)
            made += 1
    raise AssertionError("no hand was long enough")


def asked(nodes):
    """What lies where, and what may be done; ways of eating that were only looked at are forgotten."""
    return driver.position(nodes), [n for n in driver.offers(nodes) if n in driver.WISHES]


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
        assert asked(now) == before, f"{asked(now)} instead of {before}"


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
        before = asked(nodes)
        assert before[0], "nothing lies on the mat"
    finally:
        kill(program)
    resume(folder, before)
    damage(folder)


driver.main(test)
