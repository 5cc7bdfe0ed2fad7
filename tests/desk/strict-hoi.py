#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hội of two hands in the strict way by real pointer events, to its closing page. The person leaves every card and
discards one when it is due, as somebody does who only wants to see how the others play."""
import glob
import sqlite3
import time

import driver
import strict

HANDS = 2
LEAVES = ("Xong", "Bốc", "Dưới", "Qua")


def put_down(program, gates, nodes):
    held = driver.hand(nodes)
    for card in sorted(held, key=driver.is_yeu):
        driver.drag_to_gate(program, gates, card)
        now = program.tree()
        if len(driver.hand(now)) != len(held) or driver.has(now, *driver.END):
            return
    raise AssertionError(f"no card can be put down of {held}")


def play_hand(program, gates, seconds=200):
    """Plays until the hand is over. Returns: how often the person did something."""
    deeds = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        nodes = driver.settled(program)
        if driver.has(nodes, *driver.END):
            return deeds
        leave = next((name for name in LEAVES if name in driver.offers(nodes)), None)
        if leave is not None:
            program("click", f"button:{leave}")
        else:
            put_down(program, gates, nodes)
        deeds += 1
    raise AssertionError(f"the hand was not over after {seconds} s")


def shorten(folder):
    """Lets the match of the store end after HANDS hands."""
    database = sqlite3.connect(glob.glob(folder + "/*.db")[0])
    with database:
        database.execute("UPDATE match SET hoi = 1, hoi_limit = ?", (HANDS,))
    database.close()


def test(folder):
    strict.make_store(folder)
    shorten(folder)
    with driver.Program("strict-hoi", arguments=["--pace", "none", "--data-dir", folder]) as program:
        program.wait("Go on playing")
        program("click", "Go on playing")
        gates = []
        for hand in range(1, HANDS + 1):
            assert play_hand(program, gates) > 0
            program("click", "Next hand" if hand < HANDS else "End of the hội")
        program.wait("New match")
        names = [n.name for n in program.tree()]
        assert any(f"{HANDS} hands" in n for n in names), names


driver.main(test)
