#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of one's own for Chiếu Bài, as small as one can be: a place to begin.

It is asked a line and answers a line (docs/notation.md, "Programs at the mat").
Put it into Preferences, "A program of your own", as

    python3 /where/it/is/bot.py

It plays any game: it wins when it can, takes a card when it may, and of the
cards that may go discards the one that has least to do with its others.
"""
import json
import re
import sys

# What it likes best first; the words are those of Tổ tôm and Chắn.
LIKED = ("u", "xuong", "thien-khai", "khan", "day-khan", "chiu", "phong", "an")


def held(view, seat):
    """The cards in one's own hand: the line of one's seat says "seat 2: 20 in hand: 1v 1v 4v ..."."""
    for line in view:
        found = re.match(r"seat %d: \d+ in hand:(.*)" % seat, line)
        if found:
            return found.group(1).split()
    return []


def neighbours(card, hand):
    """How many cards of the hand are equal to the card, or stand beside it in rank or suit."""
    if not card[0].isdigit():
        return 2 * hand.count(card)
    rank, suit = int(card[0]), card[1:]
    near = 0
    for other in hand:
        if other == card:
            near += 2
        elif other[0].isdigit():
            step = abs(int(other[0]) - rank)
            near += (step == 0) + (step <= 2 and other[1:] == suit)
    return near


def choose(question):
    moves = question["moves"]
    for word in LIKED:
        for move in moves:
            if move.split()[0] == word:
                return move
    hand = held(question["view"], question["seat"])
    cards = [move for move in moves if move.split()[0] in ("danh", "tra")]
    if cards:
        return min(cards, key=lambda move: neighbours(move.split()[1], hand))
    return moves[0]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "ask":
            # Our last answer was refused; the first of the moves is always a good one.
            if message["type"] == "refused":
                tell(message["number"], question["moves"][0])
            continue
        question = message
        tell(question["number"], choose(question))


def tell(number, move):
    print(json.dumps({"type": "move", "number": number, "move": move}), flush=True)


if __name__ == "__main__":
    main()
