#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""match from outside: repeated, mirrored, against itself, by hand, and bad command lines.

    check_match.py CHIEU-ENGINE HOUSE-RULES-FOLDER
"""
import json
import os
import resource
import subprocess
import sys

from engine_checks import check, finish, run

RULES = sys.argv[2]
KEYS = ["game", "players", "first", "second", "scale", "deals", "seed", "hands", "lead", "alone", "faults", "signature", "time"]
TABLES = [("to-tom", 5, 3), ("to-tom", 4, 3), ("chan", 4, 20), ("chan", 3, 20), ("chan", 2, 20), ("mau-binh", 4, 20),
          ("mau-binh", 2, 20), ("luc-ho", 4, 20), ("luc-ho", 3, 20)]


def match(game, players, deals, first, second, *more):
    """The answer without its time."""
    done = run("match", game, "--players", str(players), "--hands", str(deals), "--first", first, "--second", second, *more)
    check(f"match {game} {more}: {done.stderr.decode()}", done.returncode == 0)
    answer = json.loads(done.stdout)
    time = answer.pop("time")
    check("each decision has its time", all(time[side]["decisions"] > 0 for side in ("first", "second")))
    return answer


def is_near(a, b, slack=2e-4):
    return abs(a - b) <= slack


def is_negated(one, two):
    return is_near(one["mean"], -two["mean"]) and is_near(one["low"], -two["high"]) and is_near(one["high"], -two["low"])


def check_table(game, players, deals):
    args = (game, players, deals)
    one = match(*args, "vua", "tap-su")
    check("the keys and their order", list(one) + ["time"] == KEYS)
    check(f"{args}: the same twice", one == match(*args, "vua", "tap-su"))
    check(f"{args}: any number of jobs", one == match(*args, "vua", "tap-su", "--jobs", "3"))
    check(f"{args}: another seed", one["signature"] != match(*args, "vua", "tap-su", "--seed", "2")["signature"])
    sides = 1 if players == 2 else 2
    check(f"{args}: every seating", one["hands"] == sides * deals * players)
    check(f"{args}: no faults", one["faults"] == [0, 0])
    for side in one["alone"]:
        means = [seat["mean"] for seat in side["seats"]]
        check(f"{args}: as many seats", len(means) == players)
        check(f"{args}: the seats' mean", is_near(side["points"]["mean"], sum(means) / players))
        check(f"{args}: hands won and drawn", side["hands"] == deals * players >= side["wins"] + side["draws"])
        check(f"{args}: in its interval", side["points"]["low"] < side["points"]["mean"] < side["points"]["high"])
    lead = (one["alone"][0]["points"]["mean"] - one["alone"][1]["points"]["mean"]) / 2
    check(f"{args}: the lead is half the difference", is_near(one["lead"]["mean"], lead))
    check_mirror(args, one)
    check_itself(args)


def check_mirror(args, one):
    """With the other level as the first the hands are the same, seen from the other side."""
    two = match(*args, "tap-su", "vua")
    check(f"{args}: mirrored lead", is_negated(one["lead"], two["lead"]))
    check(f"{args}: mirrored sides", one["alone"] == two["alone"][::-1])


def check_itself(args):
    same = match(*args, "vua", "vua")
    check(f"{args}: against itself nothing is won", same["lead"] == {"mean": 0, "low": 0, "high": 0})
    check(f"{args}: nor alone", same["alone"][0]["points"] == {"mean": 0, "low": 0, "high": 0})


def find_in_play(game, players, seat, bots, scale):
    """The points of seat above the mean of all in the first hand of seed 3, or its outcome, by the answer of play."""
    levels = ",".join(bots[seat != other] for other in range(players))
    done = run("play", game, "--players", str(players), "--seed", "3", "--hands", "1", "--bots", levels)
    told = json.loads(done.stdout)
    if scale == "outcome":
        return 0 if sum(told["wins"]) == 0 else players - 1 if told["wins"][seat] else -1
    return told["points"][seat] - sum(told["points"]) / players


def check_by_hand(game, players, scale):
    """The first deal is the first hand that play deals. With two deals the interval gives both: it reaches half their distance × 1.96
    to each side."""
    args = (game, players, 2)
    one = match(*args, "vua", "tap-su", "--seed", "3", "--scale", scale)
    for side, bots in zip(one["alone"], [("vua", "tap-su"), ("tap-su", "vua")]):
        for seat, shown in enumerate(side["seats"]):
            points = find_in_play(game, players, seat, bots, scale)
            half = (shown["high"] - shown["mean"]) / 1.96
            check(f"{args} {scale}: seat {seat} alone is {points} in the first deal, of {shown}",
                  is_near(shown["mean"] + half, points) or is_near(shown["mean"] - half, points))


def check_search():
    """The levels that search are given worlds, not time: any number of threads finds the same."""
    for game, players in ("luc-ho", 3), ("chan", 2), ("mau-binh", 4):
        one = match(game, players, 2, "cao-thu", "kha", "--one-way")
        check(f"{game}: cao thủ with any number of jobs",
              one == match(game, players, 2, "cao-thu", "kha", "--one-way", "--jobs", "3"))
        check(f"{game}: cao thủ makes no faults", one["faults"] == [0, 0])


def check_options():
    whole = match("chan", 4, 10, "vua", "tap-su")
    half = match("chan", 4, 10, "vua", "tap-su", "--one-way")
    check("one way: half the hands", half["hands"] * 2 == whole["hands"] and "lead" not in half)
    check("one way: the same hands", half["alone"] == whole["alone"][:1])
    many = match("mau-binh", 4, 200, "vua", "tap-su", "--jobs", "2")
    few = match("mau-binh", 4, 50, "vua", "tap-su")
    check("the measure is above the beginner", many["lead"]["low"] > 0)
    widths = [answer["lead"]["high"] - answer["lead"]["low"] for answer in (few, many)]
    check("four times the deals, half the interval", 1.5 < widths[0] / widths[1] < 2.7)
    house = match("chan", 4, 10, "vua", "tap-su", "--rules", os.path.join(RULES, "chan", "sach.json"))
    check("other house rules are read", house["hands"] == whole["hands"])


def check_no_thread():
    """An error says that the system gives no thread, here for want of room for its stack."""
    def ask_too_much():
        resource.setrlimit(resource.RLIMIT_STACK, (2**46, resource.getrlimit(resource.RLIMIT_STACK)[1]))

    try:
        done = subprocess.run([sys.argv[1], "match", "mau-binh", "--first", "vua", "--second", "tap-su", "--hands", "2", "--jobs", "4"],
                              capture_output=True, text=True, timeout=300, preexec_fn=ask_too_much)
    except subprocess.SubprocessError:
        # This machine limits stacks to less, so that the limit cannot be set.
        return
    check(f"no thread: {done}", done.returncode == 1 and not done.stdout and done.stderr.count("\n") == 1 and "thread" in done.stderr)


def check_command_lines():
    good = ["match", "chan", "--first", "vua", "--second", "tap-su"]
    for args in (["match"], ["match", "go"], good[:2], good[:4], good + ["--players", "5"], good + ["--hands", "1"],
                 good + ["--hands", "x"], good + ["--jobs", "0"], good + ["--scale", "wins"], good + ["--seed", "-1"],
                 good + ["--second", "best"], good + ["more"], good + ["--rules", "/no/such/file"],
                 good + ["--rules", os.path.join(RULES, "to-tom", "mac-dinh.json")]):
        done = run(*args)
        message = done.stderr.decode()
        check(f"{args}: {message}", done.returncode == 2 and not done.stdout and message.count("\n") == 1)


check_command_lines()
check_no_thread()
check_options()
check_search()
for table in TABLES:
    check_table(*table)
for scale in "points", "outcome":
    check_by_hand("to-tom", 5, scale)
    check_by_hand("luc-ho", 3, scale)
    check_by_hand("chan", 2, scale)
finish()
