#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""eval of Lục hổ from outside, against every subset of the hand; bad lines; play.

    check_luc_ho.py CHIEU-ENGINE
"""
import itertools
import json
import random

from engine_checks import ask_eval, check, check_bad_lines, check_spoiled_lines, finish, play_twice

SUITS, RANKS = "xksq", range(1, 10)
DECK = [f"{r}{s}" for s in SUITS for r in RANKS] + ["vt"]
ALONE = {"1x", "1q", "vt"}


def position(hand, seen="", lead=None, privileged=False, won=0, players=4):
    return json.dumps({"game": "luc-ho", "players": players, "hand": hand, "seen": seen, "lead": lead,
                       "privileged": privileged, "won": won})


# ---- The rules once more, in the words of the text ----

def rank(card):
    return 0 if card == "vt" else int(card[0])


def suit(card):
    return 4 if card == "vt" else SUITS.index(card[1])


def kind(cards):
    """One of "single", "cac" and "thuan", or None."""
    if len(cards) == 1:
        return "single"
    if "vt" in cards or len(cards) < 3:
        return None
    if len({rank(c) for c in cards}) == 1:
        return "cac"
    ranks = sorted(rank(c) for c in cards)
    same_suit = len({suit(c) for c in cards}) == 1
    return "thuan" if same_suit and ranks == list(range(ranks[0], ranks[0] + len(cards))) else None


def beats(cards, best):
    if len(cards) != len(best) or kind(cards) is None or kind(cards) != kind(best):
        return False
    if kind(best) == "single":
        a, b = cards[0], best[0]
        return not {a, b} & ALONE and suit(a) == suit(b) and rank(a) > rank(b)
    if kind(best) == "cac":
        if rank(cards[0]) == 1:
            return False
        return rank(cards[0]) == 9 if rank(best[0]) == 1 else rank(cards[0]) > rank(best[0])
    if suit(cards[0]) != suit(best[0]):
        return suit(cards[0]) < suit(best[0])
    return max(map(rank, cards)) > max(map(rank, best))


def can_beat(hand, best):
    return any(beats(c, best) for c in itertools.combinations(hand, len(best)))


def old_cards(hand, known):
    others = [c for c in DECK if c not in known]
    return [c for c in hand if c in ALONE or rank(c) == 9 or not any(beats((o,), (c,)) for o in others)]


def card_class(card, old):
    return 8 if card == "vt" else 2 * suit(card) + (card in old)


def moves(hand, lead, old, privileged):
    found = set()
    if lead is None:
        for card in hand:
            first = all(card_class(card, old) <= card_class(other, old) for other in hand)
            if first or (privileged and card in old):
                found.add(("lead", (card,)))
        for n in range(3, len(hand) + 1):
            found |= {("lead", c) for c in itertools.combinations(hand, n) if kind(c)}
        return found
    for cards in itertools.combinations(hand, len(lead)):
        if beats(cards, lead):
            found.add(("beat", cards))
        if not can_beat([c for c in hand if c not in cards], lead):
            found.add(("drop", cards))
    return found


# ---- Random positions ----

def random_lead(rng, cards, most):
    for _ in range(50):
        n = rng.choice((1, 1, 3, 3, 3, 4, 5))
        first = rng.choice([c for c in cards if c != "vt"])
        if n == 1:
            return [rng.choice(cards)]
        same = [c for c in cards if rank(c) == rank(first) and c != "vt"]
        run = [f"{rank(first) + i}{first[1]}" for i in range(n)]
        for group in (same[:n], run):
            if len(group) == n <= most and all(c in cards for c in group) and kind(group):
                return group
    return None


def random_position(rng):
    players = rng.choice((3, 4))
    cards = [c for c in DECK if players == 4 or c != "vt"]
    rng.shuffle(cards)
    if rng.random() < 0.5:
        cards.sort(key=lambda c: (suit(c) + rng.randrange(3) if rng.random() < 0.5 else rank(c)) + rng.random())
    n = rng.randint(1, 10)
    hand, rest = sorted(cards[:n], key=DECK.index), cards[n:]
    seen = rest[:rng.randrange(0, 22)]
    lead = random_lead(rng, [c for c in DECK if c in rest], n) if rng.random() < 0.6 else None
    return players, hand, [c for c in seen if lead is None or c not in lead or rng.random() < 0.5], lead


def check_random():
    rng = random.Random(1)
    asked, lines = [], []
    for _ in range(400):
        players, hand, seen, lead = random_position(rng)
        privileged, won = rng.random() < 0.5, min(rng.randrange(0, 8), 12 - len(hand))
        asked.append((hand, seen, lead, privileged, won))
        lines.append(position(" ".join(hand), " ".join(seen), " ".join(lead) if lead else None, privileged, won, players))
    status, out = ask_eval(lines)
    check("random positions are good", status == 0 and len(out) == len(lines))
    kinds = set()
    for line, (hand, seen, lead, privileged, won), answer in zip(lines, asked, out):
        old = old_cards(hand, hand + seen + (lead or []))
        wanted = moves(hand, tuple(lead) if lead else None, old, privileged)
        got = [(m["kind"], tuple(m["cards"].split())) for m in answer["moves"]]
        check(f"each move once: {line}", len(got) == len(set(got)))
        check(f"moves of {line}: {set(got) ^ wanted}", set(got) == wanted)
        check(f"old of {line}", answer["old"] == old)
        check(f"claim of {line}", answer["can_claim"] == (lead is None and won + len(old) >= 6))
        kinds |= {(m[0], kind(m[1])) for m in wanted if m[0] != "drop"} | {("drop", len(m[1])) for m in wanted if m[0] == "drop"}
    check(f"all sorts occur: {kinds}", {("lead", "cac"), ("lead", "thuan"), ("beat", "cac"), ("beat", "thuan"),
                                         ("beat", "single"), ("drop", 1), ("drop", 3), ("drop", 4)} <= kinds)


# ---- The examples of the text ----

def listed(answer, kind_, cards):
    return {"kind": kind_, "cards": cards} in answer["moves"]


def check_examples():
    hand = "4x 5x 6x 4k 4s 4q 5q 7q 8q"
    two = position(hand, lead="2x 2k 2s")
    olds = position("4k 7k 8k 9k")
    early = "1x 4x 9x 4k 8k 4s 6s 7s 8s 1q 3q"
    six = position("2x 6k 8q 9q", seen="7x 7k 7s 5x 5k 5s", won=4)
    status, (drop, old, common, chosen, claim, four) = ask_eval([
        two, olds, position(early), position(early, privileged=True), six, position("4x 4k 4s 4q", lead="3x 3k 3s")])
    check("status", status == 0)
    check("4k 4s 5q may be dropped to three twos", listed(drop, "drop", "4k 4s 5q"))
    check("4s 5q 7q may not: three fours would be left", not listed(drop, "drop", "4s 5q 7q"))
    check("9k 8k 7k are old, 4k is not", old["old"] == ["7k", "8k", "9k"])
    check("… so none of them is led alone before 4k", [m["cards"] for m in old["moves"]] == ["4k", "7k 8k 9k"])
    check("old cards in x wait for 4x", [m["cards"] for m in common["moves"] if " " not in m["cards"]] == ["4x"])
    check("the privileged seat leads them early", [m["cards"] for m in chosen["moves"] if " " not in m["cards"]]
          == ["1x", "4x", "9x", "1q"])
    check("four won, 9q and 8q: six", claim["can_claim"] and claim["old"] == ["8q", "9q"])
    check("four of a rank may be split", sum(m["kind"] == "beat" for m in four["moves"]) == 4)
    longest = ask_eval([position(" ".join(f"{r}x" for r in RANKS))])[1][0]["moves"]
    check("runs of three to nine and nine singles", len(longest) == 28 + 9)
    many = ask_eval([position("1x 2x 3x 4x 5x 6x 1k 2k 3k 1s 1q vt", lead="3q 4q 5q 6q 7q 8q")])[1][0]["moves"]
    check("924 ways to part twelve cards, less what could still beat", sum(m["kind"] == "drop" for m in many) == 924 - 1)


def check_errors():
    bad = [("{}", "game"), (position(""), "hand"), (position("1x 1x"), "hand"), (position("1x", "1x"), "seen"),
           (position("1x", lead="1x"), "lead"), (position("1x", lead="1k 2k"), "lead"), (position("1x", lead="1k 2k 3k"), "lead"),
           (position("lh"), "hand"), (position("vt", players=3), "hand"), (position("1x", players=5), "players"),
           (position("1x", won=13), "won"), (position(" ".join(DECK[:10]), won=3), "won"), (position("1v"), "hand"), (position("1x", lead=""), "lead"),
           (position(" ".join(DECK[:13])), "hand"), ('{"game":"luc-ho","players":4,"hand":"1x","seen":"","won":0}', "lead"),
           (position("1x")[:-1] + ',"more":1}', "more")]
    check_bad_lines(bad)


def check_spoiled():
    rng = random.Random(2)
    lines = []
    for _ in range(3000):
        _, hand, seen, lead = random_position(rng)
        line = position(" ".join(hand), " ".join(seen), " ".join(lead) if lead else None)
        lines.append(line)
    check_spoiled_lines(rng, lines, '{}[]",:0123456789xksqvtlh null')


def check_play():
    for players in (3, 4):
        one = play_twice("luc-ho", "--players", str(players), "--hands", "60", "--bots", "tap-su,vua")
        check("some are won", sum(one["wins"]) > 20)


check_random()
check_examples()
check_errors()
check_spoiled()
check_play()
finish()
