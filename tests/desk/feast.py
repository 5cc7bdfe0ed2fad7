#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a hand: the person's own ù is called word by word round the hand that lies open, the table praises it, and only the person
goes on; after another's ù the person is told for which cards the own hand waited. The seal in the log is the one that the result shows.
The hands are those of hands/."""
import os
import re

import driver
import strict
from strict import has_text

HANDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hands")
SEAL = re.compile(r"[0-9a-f]{4}( [0-9a-f]{4}){7}$")


def read_hand(name):
    """The seed of the hand, and its moves."""
    with open(os.path.join(HANDS, name + ".txt"), encoding="utf-8") as file:
        text = file.read()
    return int(re.search(r"^seed (\S+)$", text, re.M)[1], 16), [(int(s), m) for s, m in re.findall(r"^(\d) (.*)$", text, re.M)]


def make_store(folder):
    """A store with a match in Học, for hands to be put into."""
    with driver.Program("feast-deal", arguments=["--seed", "1", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        program("click", driver.START)
        driver.settled(program)


def go_on(program):
    program.wait("Go on playing")
    program("click", "Go on playing")


def read_seal(nodes):
    seals = {found[0] for n in nodes for found in [SEAL.search(n.name)] if found}
    assert len(seals) == 1, f"{seals} instead of one seal"
    return seals.pop()


def win_oneself(store, folder):
    """Lèo, called by pointer; then a key goes on."""
    seed, moves = read_hand("own-leo")
    last = max(i for i, (seat, move) in enumerate(moves) if seat == 0 and move.startswith("xuong"))
    with strict.deal(store, folder, seed, moves[:last], "quick") as program:
        go_on(program)
        nodes = driver.wait_until(program, has_text("You called ù on 4 Sách. Now make your call."), "the call is not asked for")
        assert driver.words_of_call(nodes) == ["Lèo"], "in Học there is another word than the hand has"
        assert any(n.role == "list item" and "4 Sách, the winning card" in n.name for n in nodes), "the winning card is not told"
        program("key", "ctrl+j")
        before = read_seal(driver.wait_until(program, has_text("Seal of this deal: "), "the log has no seal"))
        program("key", "Escape")
        # To drag the cards of a word into the sentence says the word; other cards add nothing, and a message says so.
        program("drag", "4 Sách, the winning card", "“Ù …!”")
        driver.wait_until(program, has_text("These cards add no word to the call."), "it is not told that other cards say nothing")
        program("drag", "8 Sách, ", "“Ù …!”")
        driver.wait_until(program, has_text("“Ù lèo!”"), "a phu that is dragged into the sentence does not say its word")
        program("key", "BackSpace")
        driver.wait_until(program, has_text("“Ù …!”"), "the word is not taken back")
        program("click", "Words of the call > Lèo")
        driver.wait_until(program, has_text("“Ù lèo!”"), "the word does not stand in the sentence")
        program("click", "The call > Xướng")
        nodes = driver.wait_until(program, has_text("Called correctly: Lèo, 8 points; you lead with 8."), "nobody says how it ended")
        assert driver.has(nodes, "+8") and driver.has(nodes, "Next"), "the table does not take the win"
        program("key", "space")
        program.wait("Next hand")
        program("act", "Was it fair?")
        nodes = driver.wait_until(program, has_text("The hands as they were dealt"), "the window does not come")
        assert read_seal(nodes) == before, "the seal is another than before the hand"
        program("key", "Escape")
        program.wait("Next hand")


def see_another_win(store, folder):
    """Bạch định tôm of another seat."""
    seed, moves = read_hand("other-bach-dinh-tom")
    with strict.deal(store, folder, seed, moves[:-1], "quick") as program:
        go_on(program)
        nodes = driver.wait_until(program, has_text("You were waiting for 2 Vạn."), "it is not told what one waited for")
        assert has_text("“Ù bạch định tôm!”")(nodes) and driver.has(nodes, "+18", "Next"), "the other’s win is not shown"
        assert driver.hand(nodes), "the person's own cards are gone"
        program("key", "space")
        program.wait("Next hand")


def test(folder):
    store = folder + "/store"
    make_store(store)
    win_oneself(store, folder + "/own")
    see_another_win(store, folder + "/others")


if __name__ == "__main__":
    driver.main(test)
