#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The strict way: a phu laid in a wrong order is called out at once; a call put together by pointer and keys is too high;
the làng says so, and shows the moment."""
import glob
import sqlite3

import driver

# A new match from this number, and how its first hand begins: then 6 Văn can be eaten, or the hand is won.
EATS = ("12967046416231224820",
        "3 bat-thuc 4v; 1 danh 9s; 0 qua; 2 an 9s lung 9s 9v tt; 3 qua; 4 qua; 2 danh 6n; 0 qua; 1 qua; "
        "3 an 6n doc 6n 7n 8n + le 6n; 4 qua; 3 danh 9n; 0 qua; 1 phong 9n; 2 qua; 4 boc; 1 tra 3n; 0 qua; 2 qua; 3 qua; "
        "4 an 3n lung 3n 1n 2n; 4 danh 6n")
WINS = ("18195719499328171143", "3 danh 7n")


def deal(folder, seed, moves):
    """Leaves a hand in the store that begins with MOVES."""
    with driver.Program("strict-deal", arguments=["--seed", seed, "--pace", "none", "--data-dir", folder]) as program:
        program.wait("Sit down and play")
        program("click", next(n.name for n in program.tree() if n.name.startswith("Nghiêm")))
        program("click", "Sit down and play")
        driver.settled(program)
    store = sqlite3.connect(glob.glob(folder + "/*.db")[0])
    with store:
        hand, = store.execute("SELECT max(id) FROM hand").fetchone()
        store.execute("DELETE FROM move")
        for number, (seat, move) in enumerate(m.split(" ", 1) for m in moves.split("; ")):
            store.execute("INSERT INTO move (hand, number, seat, decided, text) VALUES (?, ?, ?, 0, ?)",
                          (hand, number, int(seat), move))
    store.close()


def go_on(folder):
    return driver.Program("strict", arguments=["--pace", "none", "--data-dir", folder])


def card(program, name):
    program("act", f"Your hand > {name}", "card.activate")


def has_text(text):
    return lambda nodes: any(text in n.name for n in nodes)


def wrong_order(folder):
    deal(folder, *EATS)
    with go_on(folder) as program:
        program.wait("Go on playing")
        program("click", "Go on playing")
        nodes = driver.settled(program)
        assert {"Ù", "Dậy khàn", "Phỗng", "Ăn", "Bốc"} <= set(driver.offers(nodes)), driver.offers(nodes)
        held = len(driver.hand(nodes))
        program("key", "a")
        program.wait("Lay the cards one by one")
        card(program, "5 Văn, in your hand, 6 of 20")
        program("drag", "6 Văn, at your gate", "Your phu")
        program.wait("Undermost first: 5 Văn, 6 Văn")
        card(program, "7 Văn")
        program("key", "BackSpace")
        driver.wait_until(program, lambda nodes: len(driver.hand(nodes)) == held - 1, "the card was not taken up again")
        program("drag", "Your hand > 7 Văn", "Your phu")
        program.wait("Undermost first: 5 Văn, 6 Văn, 7 Văn")
        program("key", "a")
        program.wait("has seen a fault: Trái vỉ")


def too_high(folder):
    deal(folder, *WINS)
    with go_on(folder) as program:
        program.wait("Go on playing")
        program("click", "Go on playing")
        driver.settled(program)
        program("key", "u")
        program.wait("The call")
        program.wait("“Ù …!”")
        program("drag", "Bạch định", "The call > “Ù …!”")
        program("key", "7")
        driver.wait_until(program, has_text("tôm!”"), "the key added no word")
        program("key", "x")
        program.wait("The làng’s judgement")
        nodes = program.tree()
        assert driver.has(nodes, "Hô cao") and driver.has(nodes, "Clean: Ù suông"), [n.name for n in nodes]
        program("act", "Show me the moment")
        program.wait("A fault: Hô cao")
        program("key", "alt+F4")
        program.wait("Next hand")


def test(folder):
    wrong_order(folder + "/eats")
    too_high(folder + "/wins")


driver.main(test)
