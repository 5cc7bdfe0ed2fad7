#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""chieu-engine as a program: its command line, its streams, its exit status.

    check_program.py CHIEU-ENGINE
"""
import json
import subprocess

from engine_checks import ENGINE, check, finish

GOOD = ('{"game":"to-tom","players":5,"hand":"9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt"}')


def run(args, text=b"", **options):
    options.setdefault("stdout", subprocess.PIPE)
    return subprocess.run([ENGINE, *args], input=text, stderr=subprocess.PIPE, timeout=60, **options)


def answers(text):
    done = run(["eval"], text)
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def check_command_line():
    version = run(["--version"])
    check("--version", version.returncode == 0 and version.stdout.startswith(b"chieu-engine "))
    whole = run(["--help"]).stdout.decode()
    check("--help has eval and all its help", "eval" in whole and "thien-khai" in whole)
    one = run(["eval", "--help"])
    check("eval --help", one.returncode == 0 and one.stdout.decode() in whole)
    for args in [], ["evall"], ["eval", "file"]:
        bad = run(args)
        check(f"{args} is a bad command line", bad.returncode == 2 and bad.stderr and not bad.stdout)


def check_lines():
    status, out = answers(f"{GOOD}\n{GOOD}".encode())
    check("two good lines, the last without newline", status == 0 and [a["points"] for a in out] == [8, 8])
    check("no input, no answer", answers(b"") == (0, []))

    status, out = answers(f"{GOOD}\r\n\nx\n{GOOD}\n".encode())
    check("status after a bad line", status == 1)
    check("each line is answered", len(out) == 4 and out[0]["complete"] and out[3]["complete"])
    check("empty lines count", [a["error"]["line"] for a in out[1:3]] == [2, 3])

    status, out = answers(b"[" * 3000000 + b"\n" + GOOD.encode())
    check("a very long line", status == 1 and len(out) == 2 and "longer" in out[0]["error"]["message"])
    check("the line after it", out[1].get("points") == 8)
    status, out = answers(b"\0\n\xff\n")
    check("bytes that are no text", status == 1 and len(out) == 2)


def check_streams():
    with open("/dev/full", "wb") as full:
        done = run(["eval"], GOOD.encode(), stdout=full)
    check("a full disk is a failure", done.returncode == 1 and done.stderr)

    # The other side may wait for each answer before it asks on.
    with subprocess.Popen([ENGINE, "eval"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as talk:
        for _ in range(3):
            talk.stdin.write(GOOD.encode() + b"\n")
            talk.stdin.flush()
            check("an answer at once", json.loads(talk.stdout.readline())["points"] == 8)
        talk.stdin.close()
        check("the end of the talk", talk.wait(timeout=60) == 0)


check_command_line()
check_lines()
check_streams()
finish()
