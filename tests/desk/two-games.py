#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two games are played in turn, the program is killed, and both matches are there again, as they lay. A new match says what it
ends, and a code that another was given deals what it dealt."""
import os
import signal

import driver

# A word of each game's answer in the form of a new match, and of the sentence that tells where its match stands.
TO_TOM, CHAN = "Tổ tôm", "Chắn"
OPEN = "End the match of this game?"


def start(name, folder):
    return driver.Program(name, arguments=["--seed", "5", "--pace", "none", "--data-dir", folder])


def sit_down(program, game):
    """Chooses GAME in the form of a new match, and sits down."""
    nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, driver.START), "there is no form of a new match")
    answer = next(n.name for n in nodes if n.role == "radio" and n.name.startswith(game))
    driver.click_in_form(program, answer)
    driver.click_in_form(program, driver.START)


def lies(program):
    return driver.position(driver.settled(program))


def move(program, nodes):
    names = driver.offers(nodes)
    if names:
        program("click", "button:" + driver.choice(names))
        return
    card = min(driver.hand(nodes), key=driver.is_yeu)
    program("act", f"Your hand > {card}", "card.activate")
    program("act", f"Your hand > {card}", "card.activate")


def play(program):
    """Moves until cards lie otherwise: a button may only ask in which way."""
    nodes = driver.settled(program)
    before = driver.position(nodes)
    for _ in range(20):
        move(program, nodes)
        nodes = driver.settled(program)
        if driver.position(nodes) != before:
            return driver.position(nodes)
    raise AssertionError("no move was made")


def go_on_with(program, game):
    """Asks for a new match of GAME, is told that one is open, and goes on with that."""
    program("key", "ctrl+n")
    sit_down(program, game)
    nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, OPEN), f"nobody says that {game} is open")
    assert any(game in n.name and "hand 1" in n.name for n in nodes), f"it is not told what ends: {driver.shown(nodes)}"
    program("click", "button:Continue that match")
    program("wait", OPEN, "10", "--gone")


def kill(program):
    """As kill -9 does it, and not through the tool, which would close the window first."""
    words = program("status").split()
    pid = next(int(w.split("=")[1]) for w in words if w.startswith("pid="))
    os.kill(pid, signal.SIGKILL)
    program("stop", "--kill", check=False)


def test(folder):
    program = start("two-1", folder).__enter__()
    lay = {}
    try:
        program.wait(driver.START)
        for game in (TO_TOM, CHAN):
            sit_down(program, game)
            lay[game] = play(program)
            program("key", "ctrl+n")
        program("key", "Escape")
        assert lies(program) == lay[CHAN], f"{CHAN} is not as it lay"
        go_on_with(program, TO_TOM)
        assert lies(program) == lay[TO_TOM], f"{TO_TOM} is not as it was left"
        lay[TO_TOM] = play(program)
    finally:
        kill(program)
    with start("two-2", folder) as program:
        # The one that was played last is offered.
        program.wait("Go on playing")
        program("click", "Go on playing")
        assert lies(program) == lay[TO_TOM], f"{TO_TOM} is not as it was when the program was killed"
        for game in (CHAN, TO_TOM):
            go_on_with(program, game)
            assert lies(program) == lay[game], f"{game} is not as it was when the program was killed"


driver.main(test)
