#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chắn through chieu-engine: eval, play by all its house rules, replay, bot.

    check_chan.py CHIEU-ENGINE HOUSE-RULES-FOLDER EVAL-LINES
"""
import json
import os
import random
import sys
import tempfile

import engine_checks
from engine_checks import check, finish, run

RULES, LINES = sys.argv[2:]
MEMBERS = ["complete", "chan", "cuoc", "points", "ga_wide", "ga_narrow"]


def answers(lines):
    done = run("eval", text=b"\n".join(lines) + b"\n")
    out = [json.loads(line) for line in done.stdout.decode().splitlines()]
    check("an answer a line", len(out) == len(lines))
    return done.returncode, out


def check_members(line, answer):
    keys = list(answer)
    check(f"{line}: members {keys}", keys[:6] == MEMBERS and "may_win" in keys and ("why" in keys) != answer["may_win"])
    check(f"{line}: waits without win", ("waits" in keys) == (b'"win"' not in line))


def read_lines():
    with open(LINES, "rb") as file:
        lines = file.read().splitlines()
    asked = [line[2:] for line in lines if line.startswith(b"> ")]
    wanted = [json.loads(line[2:]) for line in lines if line.startswith(b"< ")]
    check("a line of members for each position", len(asked) == len(wanted) > 30)
    return asked, wanted


def check_lines(asked, wanted):
    _status, out = answers(asked)
    for i, (line, answer, want) in enumerate(zip(asked, out, wanted)):
        if "error" in want:
            error = answer.get("error", {})
            check(f"{line}: error {answer}", error.get("field") == want["error"] and error["line"] == i + 1 and error["message"])
            continue
        check_members(line, answer)
        for key, value in want.items():
            check(f"{line}: {key} is {answer.get(key)}, not {value}", answer.get(key) == value)


def spoil(dice, line):
    line = bytearray(line)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(line))
        what = dice.randrange(3)
        if what == 0:
            del line[at]
        elif what == 1:
            line[at] = dice.choice(b"{}[]\",:\\ 0123456789vsnc?-.eE\t")
        else:
            line.insert(at, dice.choice(b"{}[]\",:\\ 0123456789vsnc?-.eE\t\xff"))
    return bytes(line).replace(b"\n", b" ")


def check_spoiled(asked):
    dice = random.Random(5)
    lines = [spoil(dice, dice.choice(asked)) for _ in range(8000)]
    status, out = answers(lines)
    bad = [answer["error"] for answer in out if "error" in answer]
    check("spoiled lines: most are errors, with field and message", len(bad) > 4000 and all(e["field"] and e["message"] for e in bad))
    check("exit status 1 after an error", status == 1)
    for line, answer in zip(lines, out):
        if "error" not in answer and answer.get("complete") is not None and "chan" in answer:
            check(f"{line}: may win only if complete", answer["complete"] or not answer["may_win"])
            check(f"{line}: points only of a win", answer["may_win"] or (answer["points"] == 0 and answer["cuoc"] == []))


def play(*args):
    return engine_checks.play("chan", *args)


def check_play():
    for players in ("2", "3", "4"):
        one = engine_checks.play_twice("chan", "--hands", "300", "--seed", "1", "--players", players, "--bots", "tap-su,vua")
        check(f"{players} seats: no faults", one["faults"] == {} and one["unpaid"] == one["false_calls"] == one["cheo_do"] == 0)
        check(f"{players} seats: hands add up", sum(one["wins"]) + one["draws"] == 300 and sum(one["wins"]) > 200)


def check_rules():
    plain = play("--hands", "1000", "--seed", "3", "--bots", "tap-su")
    signatures = {}
    for name in sorted(os.listdir(RULES)):
        if name.endswith(".json"):
            house = play("--hands", "1000", "--seed", "3", "--bots", "tap-su", "--rules", os.path.join(RULES, name))
            check(f"{name}: no faults", house["faults"] == {})
            signatures[name] = house["signature"]
    check("the presets", set(signatures) == {"sach.json", "san-dinh.json", "sum.json", "trang-nhat.json"})
    check("the book is the default", signatures["sach.json"] == plain["signature"])
    check("each preset comes to other results", len(set(signatures.values())) == 4)


def check_replay():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "hands.txt")
        played = play("--hands", "20", "--seed", "9", "--players", "3", "--record", path)
        done = run("replay", path)
        check("replay: " + done.stderr.decode(), done.returncode == 0)
        check("replay comes to the same", json.loads(done.stdout)["signature"] == played["signature"])


def check_bot():
    """A bot that is given a whole hand answers wherever its seat moved, at the call too, and the same a second time."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "one.txt")
        play("--hands", "1", "--seed", "21", "--players", "4", "--record", path)
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
    moves = [line for line in lines if line[:1].isdigit()]
    head = [line for line in lines if line and not line[0].isdigit() and line.split()[0] not in ("result", "fault")]
    seat = int(moves[-1][0])
    check("bot: the hand ends with a call", " xuong " in moves[-1])
    events = [{"type": "hand", "seat": seat, "record": "\n".join(head)}]
    events += [{"type": "move", "seat": int(move[0]), "move": move[2:]} for move in moves]
    text = "\n".join(json.dumps(event) for event in events).encode()
    for level in ("tap-su", "vua"):
        one, two = (run("bot", "chan", "--level", level, "--seed", "4", text=text) for _ in range(2))
        out = [json.loads(line) for line in one.stdout.decode().splitlines()]
        check(f"bot {level}: an answer a line", one.returncode == 0 and len(out) == len(events))
        check(f"bot {level}: the same again", one.stdout == two.stdout)
        check(f"bot {level}: asked wherever its seat moved",
              all(out[i]["type"] == "move" for i, move in enumerate(moves) if int(move[0]) == seat))
        check(f"bot {level}: calls as the winner did", out[-2]["move"] == moves[-1][2:] and out[-1]["type"] == "over")


ASKED, WANTED = read_lines()
check_lines(ASKED, WANTED)
check_spoiled(ASKED)
check_play()
check_rules()
check_replay()
check_bot()
finish()
