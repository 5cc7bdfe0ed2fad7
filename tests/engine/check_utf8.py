#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_utf8.py ENGINE   Random bytes and escapes in every string of every command, file and command line: whatever goes in,
what comes out is UTF-8, and where it is JSON it is JSON by the letter.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

ENGINE = sys.argv[1]
ROUNDS = 40
rng = random.Random(20261122)
failures = []

# Contents of JSON strings, without the quotes: raw bytes, escapes, halves of characters, and what only looks like one of them.
PIECES = [b"\\ud800", b"\\udbff", b"\\udc00", b"\\udfff", b"\\ud83d\\ude00", b"\\ude00\\ud83d", b"\\ud83d\\ud83d", b"\\ud83d\\n", b"\\u0000",
          b"\\u0001", b"\\u001f", b"\\u007f", b"\\u0080", b"\\u2028", b"\\uffff", b"\\ufffe", b"\\u12", b"\\x41", b"\\", b"\\\\", b"\\\"", b"\\/",
          b"\x00", b"\x01", b"\x1f", b"\x7f", b"\x80", b"\xc0\x80", b"\xc3", b"\xe1\xba\xa1", b"\xed\xa0\x80", b"\xef\xbf\xbf", b"\xf0\x9f\x82\xa1",
          b"\xf4\x90\x80\x80", b"\xff", b"\xfe\xff", b"\xef\xbb\xbf", b"%s%n", b"<&>", b"3v", b" ", b"a"]
STRICT = json.JSONDecoder(strict=True)

POSITIONS = [
    {"game": "to-tom", "players": 5, "hand": "2v 3v 4v", "melds": ["khan 5s", "phong 6n"], "win": "7n", "thong": False},
    {"game": "chan", "hand": "2v 2v", "melds": ["chan 2v", "ca 3v 3s"], "win": "6s", "source": "noc", "dealt": "2v"},
    {"game": "mau-binh", "cards": "As Ad"},
    {"game": "mau-binh", "rows": ["As", "Kh", "Qd"], "against": ["As", "Kh", "Qd"]},
    {"game": "luc-ho", "players": 4, "hand": "1x", "seen": "2x", "lead": "2x 2k 2s", "privileged": False, "won": 3},
]
RECORD = "chieu-record 1\ngame to-tom\nseats 5\nseed 0x2a\ncai 1\nway hoc\nname 0 An\nrule noc-end 3\n1 boc\nresult drawn worth 0 points 0 0 0 0 0\nend\n"
MESSAGES = [
    {"type": "hand", "seat": 2, "record": "chieu-record 1\ngame to-tom\nseats 5\nseed 0x2a\nend\n"},
    {"type": "move", "seat": 1, "move": "danh 3v"},
    {"type": "ask", "number": 7, "game": "chan", "seat": 1, "moves": ["boc"], "record": RECORD, "view": ["noc"], "rules": {"ga": "none"}},
    {"type": "refused", "number": 7, "reason": "no-card"},
]
RULES = {"format": 1, "game": "to-tom", "id": "x", "name": "X", "rules": {"sau-phong": "den-luot", "noc-end": 3}}
LESSON = ('<lesson format="1" id="x" game="to-tom" seats="5"><title>T</title><aim>A</aim><step id="a"><text>One</text>'
          '<show cards="1v"/></step></lesson>')


def junk():
    return b"".join(rng.choice(PIECES) for _ in range(rng.randint(1, 4)))


def spoil(value, spare):
    """JSON of value, one of whose strings, names of members too, is junk: the one at which spare, a list of one number that
    counts down, comes to nothing."""
    if isinstance(value, dict):
        return b"{" + b",".join(spoil(k, spare) + b":" + spoil(v, spare) for k, v in value.items()) + b"}"
    if isinstance(value, list):
        return b"[" + b",".join(spoil(v, spare) for v in value) + b"]"
    text = json.dumps(value).encode()
    if not isinstance(value, str):
        return text
    spare[0] -= 1
    if spare[0] != 0:
        return text
    at = rng.randint(1, len(text) - 1)
    return rng.choice([b'"' + junk() + b'"', text[:at] + junk() + text[at:]])


def spoiled(objects):
    """Each string of each object spoiled in many ways, one at a time."""
    for value in objects:
        n = 0
        while True:
            n += 1
            spare = [n]
            spoil(value, spare)
            if spare[0] > 0:
                break
            for _ in range(ROUNDS):
                yield spoil(value, [n]).replace(b"\n", b"")


def run(args, data=b""):
    return subprocess.run([ENGINE, *args], input=data, capture_output=True, timeout=300)


def has_half(value):
    if isinstance(value, dict):
        return any(has_half(k) or has_half(v) for k, v in value.items())
    if isinstance(value, list):
        return any(map(has_half, value))
    return isinstance(value, str) and any(0xd800 <= ord(c) < 0xe000 for c in value)


def check_output(what, done, is_json):
    if done.returncode not in (0, 1, 2):
        failures.append(f"{what}: status {done.returncode}")
    for name, stream in ("output", done.stdout), ("errors", done.stderr):
        try:
            text = stream.decode()
        except UnicodeDecodeError as error:
            failures.append(f"{what}: {name}: {error}")
            continue
        for line in text.split("\n")[:-1] if is_json and name == "output" else []:
            try:
                if has_half(STRICT.decode(line)):
                    failures.append(f"{what}: half of a character in {line[:200]}")
            except ValueError as error:
                failures.append(f"{what}: {error} in {line[:200]!r}")


def check_lines():
    answers = 0
    for what, args, objects in ("eval", ["eval"], POSITIONS), ("bot", ["bot", "to-tom", "--level", "tap-su"], MESSAGES):
        lines = list(spoiled(objects))
        done = run(args, b"\n".join(lines) + b"\n")
        check_output(what, done, True)
        answers += len(lines)
        if done.stdout.count(b"\n") != len(lines):
            failures.append(f"{what}: {len(lines)} lines and {done.stdout.count(chr(10).encode())} answers")
    # A half must be found wherever a string may stand.
    for line in b'{"game":"a\\ud800b"}', b'{"\\udc00":1}', b'{"game":"to-tom","melds":["\\ud800"]}', b'{"a":{"b":[{"c":"\\udfff\\ud800"}]}}':
        if b"surrogate" not in run(["eval"], line).stdout:
            failures.append(f"{line}: the half is not named")
    return answers


def check_files(folder):
    texts = [("replay", ["replay"], RECORD.encode(), []), ("lesson", ["lesson"], LESSON.encode(), []),
             ("play --rules", ["play", "to-tom", "--bots", "tap-su", "--rules"], None, list(spoiled([RULES])))]
    n = 0
    for what, args, text, made in texts:
        for _ in range(0 if text is None else ROUNDS * 3):
            at, to = sorted(rng.randint(0, len(text)) for _ in range(2))
            made.append(text[:at] + junk() + text[rng.choice([at, to]):])
        for data in made[::4] if text is None else made:
            path = os.path.join(folder, "file")
            with open(path, "wb") as f:
                f.write(data)
            check_output(f"{what} {data[-80:]}", run([*args, path]), what != "play --rules")
            n += 1
    return n


def check_words(folder):
    """Names of files and words of the command line are bytes, too."""
    n = 0
    for args in (["lesson", b"@"], ["replay", b"@"], ["play", b"@"], [b"@"], ["eval", b"@"], ["bot", b"@", "--level", "vua"],
                 ["bot", "chan", "--level", b"@"], ["play", "chan", "--bots", b"@"], ["play", "chan", "--rules", b"@"], ["play", "chan", b"--@"],
                 ["play", "chan", "--seed", b"@"], ["match", "chan", "--first", b"@", "--second", b"@"]):
        for _ in range(10):
            word = junk().replace(b"\0", b"\xfe")
            given = [a.replace(b"@", word) if isinstance(a, bytes) else a for a in args]
            path = os.path.join(folder.encode(), b"x" + word.replace(b"/", b""))
            if args[0] in ("lesson", "replay") and len(word) < 200:
                with open(path, "wb") as f:
                    f.write(b"no such thing")
                given = [args[0], path]
            check_output(f"{given}", run(given), args[0] == "lesson")
            n += 1
    return n


def main():
    with tempfile.TemporaryDirectory() as folder:
        n = check_lines() + check_files(folder) + check_words(folder)
    print(f"{n} strings, {len(failures)} failures")
    for failure in failures[:40]:
        print("failed:", failure)
    sys.exit(bool(failures))


main()
