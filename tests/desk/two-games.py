#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two games are played in turn, the program is killed, and both matches are there again, as they lay. The form of a new match says which
match it would end."""
import driver

# The names of the games in the form of a new match, and in the sentence about the open match.
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


def find_position(program):
    return driver.position(driver.settled(program))


def play(program):
    """Moves until cards have moved, for a button may only ask in which way. Returns the position."""
    nodes = driver.settled(program)
    before = driver.position(nodes)
    for _ in range(20):
        driver.make_move(program, nodes)
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
        assert find_position(program) == lay[CHAN], f"{CHAN} is not as it lay"
        go_on_with(program, TO_TOM)
        assert find_position(program) == lay[TO_TOM], f"{TO_TOM} is not as it was left"
        lay[TO_TOM] = play(program)
    finally:
        driver.kill(program)
    with start("two-2", folder) as program:
        # The match that was played last is offered.
        program.wait("Go on playing")
        program("click", "Go on playing")
        assert find_position(program) == lay[TO_TOM], f"{TO_TOM} is not as it was when the program was killed"
        for game in (CHAN, TO_TOM):
            go_on_with(program, game)
            assert find_position(program) == lay[game], f"{game} is not as it was when the program was killed"


driver.main(test)
