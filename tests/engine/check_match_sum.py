#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tools/match-sum against deals whose points are known, real outcomes of a match, and bad lines.

    check_match_sum.py CHIEU-ENGINE MATCH-SUM
"""
import json
import math
import statistics
import subprocess
import sys

from engine_checks import check, finish, run


def summed(lines):
    return subprocess.run([sys.argv[2]], input="\n".join(lines).encode(), capture_output=True)


def numbers(done):
    words = done.stdout.decode().split()
    return dict(zip(words[::2], map(float, words[1::2])))


def interval(values):
    mean, error = statistics.mean(values), statistics.stdev(values) / math.sqrt(len(values))
    return {"mean": mean, "low": mean - 1.96 * error, "high": mean + 1.96 * error}


def outcome(seed, values, **other):
    points = {key: round(value, 4) for key, value in interval(values).items()}
    return json.dumps({"game": "chan", "players": 4, "first": "kha", "second": "vua", "scale": "points", "deals": len(values),
                       "seed": seed, "alone": [{"hands": 4 * len(values), "points": points}]} | other)


def check_known():
    parts = [[1, 3], [5, 9, -2], [0, 0, 1, 4]]
    told = numbers(summed([outcome(i, part) for i, part in enumerate(parts)]))
    wanted = interval([value for part in parts for value in part]) | {"deals": 9, "hands": 36}
    for key, value in wanted.items():
        check(f"known deals: {key} {told[key]} for {value}", abs(told[key] - value) <= 2e-3)


def check_real():
    line = run("match", "luc-ho", "--hands", "20", "--first", "vua", "--second", "tap-su", "--one-way").stdout.decode()
    points, told = json.loads(line)["alone"][0]["points"], numbers(summed([line]))
    for key, value in points.items():
        if key != "seats":
            check(f"one outcome alone: {key}", abs(told[key] - value) <= 2e-4)


def check_bad():
    good = outcome(1, [1, 2])
    for what, lines, part in (("no JSON", [good, "x"], "<stdin>:2"), ("no outcome", ["{}"], "<stdin>:1"),
                              ("another game", [good, outcome(2, [1, 2], game="luc-ho")], "<stdin>:2"),
                              ("a seed twice", [good, good], "seed 1"), ("nothing", [], "two deals")):
        done = summed(lines)
        check(f"{what}: status", done.returncode == 1)
        check(f"{what}: says {part}", part in done.stderr.decode() and "Traceback" not in done.stderr.decode())


check_known()
check_real()
check_bad()
finish()
