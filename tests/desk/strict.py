#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The strict way by the pointer: faults are committed and the làng judges them in words; a phu laid in a wrong order is called
out at once; a call is put together. The hands are those of tests/mat/strict-faults, gone on with from before the fault."""
import glob
import os
import re
import shutil
import sqlite3

import driver

RECORDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "mat", "strict-faults")
MASK = (1 << 64) - 1


def unmix(z):
    """Undoes one step of SplitMix64."""
    z = (z ^ (z >> 31) ^ (z >> 62)) * 0x319642B2D24D8EC3 & MASK
    z = (z ^ (z >> 27) ^ (z >> 54)) * 0x96DE1B173F119089 & MASK
    return z ^ (z >> 30) ^ (z >> 60)


def match_seed(hand_seed):
    """The seed of the match whose first hand has this one (chieu_random_hand_seed)."""
    golden = 0x9E3779B97F4A7C15
    return (unmix((unmix(hand_seed) - golden) & MASK) - golden) & MASK


def read_record(name):
    """The seed of the hand, its moves, and the number of the move that the result blames."""
    with open(os.path.join(RECORDS, name + ".txt"), encoding="utf-8") as file:
        text = file.read()
    moves = [(int(seat), move) for seat, move in re.findall(r"^(\d) (.*)$", text, re.M)]
    return int(re.search(r"^seed (\S+)$", text, re.M)[1], 16), moves, int(re.search(r"^fault 0 (\d+)", text, re.M)[1])


def make_store(folder):
    """A store with a strict match, for hands to be put into."""
    with driver.Program("strict-deal", arguments=["--seed", "1", "--pace", "none", "--data-dir", folder]) as program:
        program.wait(driver.START)
        driver.click_in_form(program, "Nghiêm")
        program("click", driver.START)
        # The same is asked whatever was dealt.
        driver.wait_until(program, lambda nodes: "Xong" in driver.offers(nodes), "the person is not asked to begin")
        assert {"Khàn", "Thiên khai", "Bất thực"} <= {n.name for n in program.tree()}
        program("click", "button:Xong")


def deal(store, folder, seed, moves, pace="none"):
    """The program with a copy of STORE in which the hand of this seed has come as far as MOVES."""
    shutil.copytree(store, folder)
    database = sqlite3.connect(glob.glob(folder + "/*.db")[0])
    with database:
        signed = match_seed(seed) - (1 << 64) if match_seed(seed) >> 63 else match_seed(seed)
        hand, match = database.execute("SELECT id, match FROM hand").fetchone()
        database.execute("UPDATE match SET seed = ?", (signed,))
        database.execute("DELETE FROM move")
        for number, (seat, move) in enumerate(moves):
            database.execute("INSERT INTO move (hand, number, seat, decided, text) VALUES (?, ?, ?, 0, ?)",
                             (hand, number, seat, move))
    database.close()
    return driver.Program("strict", arguments=["--pace", pace, "--data-dir", folder])


def go_on(program):
    program.wait("Go on playing")
    program("click", "Go on playing")
    return driver.settled(program)


def has_text(text):
    return lambda nodes: any(text in n.name for n in nodes)


def say_win(program, moves=()):
    """Says ù, and turns up as many khàn as in MOVES."""
    program("click", "button:Ù")
    program.wait("The call")
    for _ in [move for seat, move in moves if seat == 0 and move.startswith("lat-khan")]:
        program("click", "button:Lật khàn")


def make_call(program, *words):
    for word in words:
        program("click", f"The call > {word}")
    driver.wait_until(program, has_text("!”"), "no word stands in the line")
    program("click", "The call > Xướng")


def check_judgement(program, name, sentence):
    program.wait("The làng’s judgement")
    nodes = program.tree()
    assert driver.has(nodes, name) and has_text(sentence)(nodes), [n.name for n in nodes]


def before_win(moves):
    """The moves up to where the person says ù."""
    return moves[:next(i for i, (seat, move) in enumerate(moves) if seat == 0 and move == "u")]


# ---- Faults ----

def wrong_order(store, folder):
    """Trái vỉ: cards laid by a click and by dragging, one taken up again; the others say so at once."""
    seed, moves, blamed = read_record("trai-vi")
    first = next(i for i in range(blamed, -1, -1) if moves[i][0] == 0)
    laid = [card.translate({ord("s"): " Sách"}) for card in moves[first][1].split()[3:]]
    with deal(store, folder, seed, moves[:first]) as program:
        nodes = go_on(program)
        assert {"Ăn", "Bốc"} == set(driver.offers(nodes)), driver.offers(nodes)
        held = len(driver.hand(nodes))
        program("click", "button:Ăn")
        program.wait("Lay the cards one by one")
        program("click", f"Your hand > {laid[0]}")
        for card in laid[1:-1]:
            program("drag", f"Your hand > {card}", "Your phu")
        program.wait("From the bottom: " + ", ".join(laid[:-1]))
        program("click", "button:Pick it up")
        driver.wait_until(program, lambda nodes: len(driver.hand(nodes)) == held - 1, "the card was not taken up again")
        program("drag", f"Your hand > {laid[1]}", "Your phu")
        program("drag", f"{laid[-1]}, at your gate", "Your phu")
        program.wait("From the bottom: " + ", ".join(laid))
        program("click", "button:Ăn")
        program.wait("has seen a fault: Trái vỉ")


def too_high(store, folder):
    """Hô cao: a word dragged into the line, another by its key; the judgement, and the moment of it."""
    seed, moves, blamed = read_record("ho-cao")
    with deal(store, folder, seed, moves[:blamed]) as program:
        go_on(program)
        program.wait("“Ù …!”")
        program("drag", "Bạch định", "Words of the call > “Ù …!”")
        program("key", "8")
        driver.wait_until(program, has_text("tôm!”"), "the key added no word")
        program("key", "x")
        check_judgement(program, "Hô cao", "More was called than was there")
        assert has_text("What would have been right: ")(program.tree())
        program("act", "Show me the moment")
        program.wait("A fault: Hô cao")
        program("key", "alt+F4")
        program.wait("Next hand")


def false_win(store, folder):
    """Ù sai: the word alone ends the hand."""
    seed, moves, _ = read_record("u-sai")
    with deal(store, folder, seed, before_win(moves)) as program:
        go_on(program)
        program("click", "button:Ù")
        check_judgement(program, "Ù sai", "The cards were not a winning hand")


def before_khan(store, folder):
    """Ù trước khàn and khê khàn: called while the khàn lies face down, and left so."""
    seed, moves, _ = read_record("khe-khan")
    with deal(store, folder, seed, before_win(moves)) as program:
        go_on(program)
        say_win(program)
        make_call(program, "Ù suông")
        driver.wait_until(program, lambda nodes: "Xong" in driver.offers(nodes), "the hand was over though a khàn lay face down")
        program("click", "button:Xong")
        check_judgement(program, "Ù trước khàn", "before the khàn was turned up")
        check_judgement(program, "Khê khàn", "The khàn was not turned up")


def silent_phong(store, folder):
    """Không hô phỗng: the third of a pair wins, and nothing is said of it."""
    seed, moves, _ = read_record("khong-ho-phong-xuong")
    with deal(store, folder, seed, before_win(moves)) as program:
        go_on(program)
        say_win(program, moves)
        make_call(program, "Ù suông")
        check_judgement(program, "Không hô phỗng", "neither phỗng nor không phỗng was said")


def kept_cup(store, folder):
    """Quên bất thực: neither named nor its cup returned."""
    seed, moves, _ = read_record("quen-bat-thuc-xuong")
    with deal(store, folder, seed, before_win(moves)) as program:
        go_on(program)
        say_win(program, moves)
        make_call(program, "Ù suông")
        if "Xong" in driver.offers(driver.settled(program)):
            program("click", "button:Xong")
        check_judgement(program, "Quên bất thực", "or its cup was kept")


def commit(folder, *faults):
    store = folder + "/store"
    make_store(store)
    for fault in faults:
        fault(store, f"{folder}/{fault.__name__}")


if __name__ == "__main__":
    driver.main(lambda folder: commit(folder, wrong_order, too_high, before_khan))
