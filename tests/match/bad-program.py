# SPDX-License-Identifier: GPL-3.0-or-later
"""bad-program.py HOW [SECRET]   A program at the mat that does something wrong; "good" does nothing wrong. SECRET: for "snoop", the path of a
file that it must not see."""
import json
import os
import socket
import sys
import threading
import time


def play(question, move=None):
    line = {"type": "move", "number": question["number"], "move": move or question["moves"][0]}
    print(json.dumps(line), flush=True)


def play_if_told(question):
    """The hand so far is there as a record, and its seed is not."""
    record = question.get("record", "")
    if record.startswith("chieu-record 1\n") and record.endswith("\nend\n") and "seed" not in record:
        play(question)
    else:
        print("no record", flush=True)


def leaks(secret):
    """Returns: what this program can find out or do though it should not, or None."""
    if os.path.exists(secret):
        return "a secret"
    try:
        with open(os.path.join(os.path.dirname(__file__), "left-behind"), "w", encoding="ascii"):
            return "a place to write to"
    except OSError:
        pass
    if any(name != "lo" for _, name in socket.if_nameindex()):
        return "a network"
    return None


def chatter():
    """Writes a line that never ends."""
    while True:
        os.write(1, b"x" * 65536)


def say_bytes(line):
    sys.stdout.flush()
    os.write(1, line)


HOW = {
    "bytes": lambda question: say_bytes(b'{"type":"move","number":%d,"move":"\xff\xfe"}\n' % question["number"]),
    "surrogate": lambda question: say_bytes(b'{"type":"move","number":%d,"game":"a\\ud800b","move":"a\\ud800b"}\n' % question.get("number", 1)),
    "nul": lambda question: say_bytes(b'{"type":"move","number":%d,"move":"a\\u0000b"}\n' % question.get("number", 1)),
    "deep": lambda question: say_bytes(b'{"a":' * 700 + b"\n"),
    "good": play,
    "told": play_if_told,
    "hang": lambda question: time.sleep(600),
    "crash": lambda question: os._exit(3),
    "garbage": lambda question: print("\x00{]\xff nothing", flush=True),
    "number": lambda question: print(json.dumps({"type": "move", "number": 7}), flush=True),
    "illegal": lambda question: play(question, "danh zz"),
    "long": lambda question: print("x" * 5000, flush=True),
    "endless": lambda question: sys.stdout.write("x" * 100000000),
    "stale": lambda question: [print(json.dumps({"type": "move", "number": 0, "move": "boc"}), flush=True) for _ in range(1000)],
    "talks": lambda question: [play(question) for _ in range(500)],
}


def main():
    how = sys.argv[1]
    if how == "exit":
        return
    if how == "deaf":
        os.close(0)
        time.sleep(600)
    if how == "part":
        # By then the pipe is full; it gets a little room, and no more.
        time.sleep(3)
        os.read(0, 8192)
        time.sleep(600)
    if how == "chatters":
        threading.Thread(target=chatter, daemon=True).start()
        how = "good"
    asked = None
    for line in sys.stdin:
        message = json.loads(line)
        if how == "repents":
            if message["type"] == "ask":
                asked = message
                print("what?", flush=True)
            else:
                play(asked)
        elif how == "snoop":
            found = leaks(sys.argv[2])
            if found is None:
                play(message)
            else:
                print("found " + found, flush=True)
        elif message["type"] == "ask":
            HOW[how](message)
        elif how in ("garbage", "illegal", "number", "bytes", "surrogate", "nul", "deep"):
            HOW[how](message)


main()
