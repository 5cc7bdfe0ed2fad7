#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""play, replay, bot and bench of chieu-engine, from outside.

    check_play.py CHIEU-ENGINE HOUSE-RULES-FOLDER
"""
import json
import os
import sys
import tempfile

from engine_checks import check, finish, run

RULES = sys.argv[2]
KEYS = ["game", "players", "hands", "seed", "bots", "wins", "draws", "unpaid", "cheo_do", "false_calls", "cuoc", "points",
        "faults", "moves", "signature", "time"]


def summary(*args):
    done = run("play", "to-tom", *args)
    check(f"play {args}: {done.stderr.decode()}", done.returncode == 0)
    lines = done.stdout.decode().splitlines()
    check(f"play {args}: one line", len(lines) == 1)
    return json.loads(lines[0])


def check_summary(players):
    args = ("--hands", "12", "--players", str(players), "--seed", "5", "--bots", "tap-su,vua")
    one, two = summary(*args), summary(*args)
    check("the keys and their order", list(one) == KEYS)
    check("as many seats as players", len(one["wins"]) == len(one["points"]) == len(one["bots"]) == players)
    check("a short list of bots begins again", one["bots"] == [["tap-su", "vua"][s % 2] for s in range(players)])
    check("hands add up", sum(one["wins"]) + one["draws"] + one["false_calls"] == 12)
    check("bots make no faults", one["faults"] == {} and one["unpaid"] == one["cheo_do"] == 0)
    check("every win has its cước", sum(one["cuoc"].values()) >= sum(one["wins"]))
    one.pop("time"), two.pop("time")
    check("the same hands twice", one == two)
    other = summary("--hands", "12", "--players", str(players), "--seed", "6", "--bots", "tap-su,vua")
    check("another seed, another signature", other["signature"] != one["signature"])


def check_rules():
    args = ("--hands", "8", "--seed", "3", "--bots", "tap-su")
    plain = summary(*args)["signature"]
    house = {name: summary(*args, "--rules", os.path.join(RULES, name))["signature"]
             for name in os.listdir(RULES) if name.endswith(".json")}
    check("the default rules change nothing", house["mac-dinh.json"] == plain)
    check("other rules, other hands", house["den-luot.json"] != plain)


def check_damaged(path, text, *replaced):
    """The record text with its first replaced[0] made replaced[1] is refused with the line."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace(*replaced, 1))
    done = run("replay", path)
    message = done.stderr.decode()
    check(f"{replaced}: found with its line: {message}", done.returncode == 1 and "line " in message and not done.stdout)


def check_replay(folder):
    path = os.path.join(folder, "hands.txt")
    played = summary("--hands", "6", "--seed", "9", "--record", path)
    done = run("replay", path)
    check("replay: " + done.stderr.decode(), done.returncode == 0)
    again = json.loads(done.stdout)
    check("replay counts the hands", again["hands"] == 6 and again["unfinished"] == 0)
    same = [key for key in KEYS if key not in ("seed", "bots", "time")]
    check("replay comes to the same", all(again[key] == played[key] for key in same))
    with open(path, encoding="utf-8") as file:
        text = file.read()
    bad = os.path.join(folder, "bad.txt")
    check_damaged(bad, text, "\nresult ", "\nresult x")
    check_damaged(bad, text, " worth ", " worth 1")
    check_damaged(bad, text, " danh ", " tra ")
    check_damaged(bad, text, "seats 5", "seats 4")
    check_damaged(bad, text, "chieu-record 1", "chieu-record 9")
    with open(bad, "w", encoding="utf-8") as file:
        file.write(text[:len(text) // 2])
    check("a file cut in the middle", run("replay", bad).returncode == 1)
    with open(bad, "wb") as file:
        file.write(bytes(range(256)) * 40)
    check("bytes that are no record", run("replay", bad).returncode == 1)


def check_bot(folder):
    """A bot that is given a whole hand line by line answers wherever its seat moved, and comes to the end of the hand."""
    path = os.path.join(folder, "one.txt")
    summary("--hands", "1", "--seed", "21", "--record", path)
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    head = [line for line in lines if line and not line[0].isdigit() and line.split()[0] not in ("result", "fault")]
    moves = [line for line in lines if line[:1].isdigit()]
    events = [json.dumps({"type": "hand", "seat": 2, "record": "\n".join(head)})]
    events += [json.dumps({"type": "move", "seat": int(m[0]), "move": m[2:]}) for m in moves]
    text = "\n".join(events).encode()
    done = run("bot", "to-tom", "--level", "vua", "--seed", "4", text=text)
    out = [json.loads(line) for line in done.stdout.decode().splitlines()]
    check("bot: status", done.returncode == 0)
    check("bot: an answer a line", len(out) == len(events))
    check("bot: the hand is over", out[-1]["type"] == "over" and all(a["type"] in ("move", "wait") for a in out[:-1]))
    asked = [i for i, m in enumerate(moves) if m.startswith("2 ")]
    check("bot: asked wherever its seat moved", asked and all(out[i]["type"] == "move" for i in asked))
    check("bot: moves of its seat", all(a["seat"] == 2 for a in out if a["type"] == "move"))
    check("bot: the same again", run("bot", "to-tom", "--level", "vua", "--seed", "4", text=text).stdout == done.stdout)
    # Taken up in the middle, it answers as it did.
    half = len(moves) // 2
    middle = json.dumps({"type": "hand", "seat": 2, "record": "\n".join(head[:-1] + moves[:half] + ["end"])})
    again = json.loads(run("bot", "to-tom", "--level", "vua", "--seed", "4", text=middle.encode()).stdout)
    check("bot: taken up in the middle", again == out[half])


def check_bot_errors():
    record = "chieu-record 1\ngame to-tom\nseats 5\nseed 0x2a\nend\n"
    good = json.dumps({"type": "hand", "seat": 0, "record": record})
    bad = ["", "{", "[]", "{}", '{"type":"deal"}', '{"type":"move","seat":0,"move":"xong"}',
           json.dumps({"type": "hand", "seat": 5, "record": record}),
           json.dumps({"type": "hand", "seat": 0, "record": record, "more": 1}),
           json.dumps({"type": "hand", "seat": 0, "record": "chieu-record 1\n"}),
           json.dumps({"type": "hand", "seat": 0, "record": record.replace("end", "0 ho-phong\nend")}),
           '{"type":"hand","seat":0}']
    later = ['{"type":"move","seat":0,"move":"jump"}', '{"type":"move","seat":0,"move":"ho-phong"}',
             '{"type":"move","seat":9,"move":"xong"}', '{"type":"move","seat":0,"move":"' + "9" * 500 + '"}']
    done = run("bot", "to-tom", "--level", "tap-su", text="\n".join(bad + [good] + later + [good]).encode())
    out = [json.loads(line) for line in done.stdout.decode().splitlines()]
    check("bot: status after errors", done.returncode == 1)
    check("bot: each line answered", len(out) == len(bad) + len(later) + 2)
    good_lines = (len(bad), len(bad) + len(later) + 1)
    for i, answer in enumerate(out):
        if i in good_lines:
            check(f"bot: line {i + 1} is good", "error" not in answer)
        else:
            check(f"bot: line {i + 1} is bad", answer.get("error", {}).get("line") == i + 1 and answer["error"]["message"])
    check("bot: errors change nothing", out[good_lines[0]] == out[good_lines[1]])


def check_bench():
    one = json.loads(run("bench").stdout)
    check("bench: keys", list(one) == ["hands", "moves", "nodes", "signature", "time"])
    # check_signature.py tests which signature it is, and that it is always the same.
    check("bench: a signature", len(one["signature"]) == 16)


def check_command_lines():
    for args in (["play"], ["play", "go"], ["play", "to-tom", "chan"], ["play", "to-tom", "--players", "3"],
                 ["play", "to-tom", "--hands", "0"], ["play", "to-tom", "--hands", "many"], ["play", "to-tom", "--seed", "-1"],
                 ["play", "to-tom", "--seed", "99999999999999999999"], ["play", "to-tom", "--bots", "vua,best"],
                 ["play", "to-tom", "--bots", ""], ["play", "to-tom", "--bots", "vua,vua,vua,vua,vua,vua"],
                 ["play", "to-tom", "--bots", "khá"], ["play", "to-tom", "--rules", "/no/such/file"], ["play", "to-tom", "--hand", "1"],
                 ["play", "to-tom", "--hands"], ["replay"], ["replay", "a", "b"], ["bot"], ["bot", "to-tom"],
                 ["bot", "to-tom", "--level", "cao-thủ"], ["bot", "to-tom", "--level", "vua", "--nodes", "0"], ["bench", "more"],
                 ["bench", "--fast"]):
        done = run(*args)
        message = done.stderr.decode()
        check(f"{args}: {message}", done.returncode == 2 and not done.stdout and message.count("\n") == 1)
    for args in ["replay", "/no/such/file"], ["play", "to-tom", "--record", "/no/such/folder/file"]:
        done = run(*args)
        check(f"{args}", done.returncode == 1 and "/no/such" in done.stderr.decode())


def check_full_disk():
    """A record that cannot be written ends the match: a million hands would take longer than the test may."""
    done = run("play", "to-tom", "--hands", "1000000", "--record", "/dev/full")
    message = done.stderr.decode()
    check(f"a record on a full disk: {message}", done.returncode == 1 and not done.stdout and "/dev/full could not be written" in message)


with tempfile.TemporaryDirectory() as scratch:
    check_command_lines()
    check_full_disk()
    check_summary(5)
    check_summary(4)
    check_rules()
    check_replay(scratch)
    check_bot(scratch)
    check_bot_errors()
    check_bench()
finish()
