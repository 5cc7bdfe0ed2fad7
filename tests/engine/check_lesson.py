#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""chieu-engine lesson: one line a file, errors with file, step and line, the exit status.

    check_lesson.py CHIEU-ENGINE LESSONS"""
import json
import os
import sys
import tempfile

import engine_checks
from engine_checks import check, finish

LESSONS = sys.argv[2]


def run(*files):
    """The exit status, the answers, and what was printed as an error."""
    done = engine_checks.run("lesson", *files)
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()], done.stderr


def example(name):
    return os.path.join(LESSONS, name)


def check_good():
    status, lines, _ = run(example("bi.xml"), example("eat.xml"), example("hand.xml"))
    check("good lessons", status == 0 and [line["lesson"] for line in lines] == ["bi", "eat", "hand"])
    check("steps and answers", lines[0] == {"lesson": "bi", "game": "to-tom", "players": 5, "steps": 9, "answers": 20})
    again = run(example("hand.xml"))[1]
    check("the same each time", again == lines[2:])


def changed(folder, old, new):
    """The path of eat.xml with new in the place of old."""
    with open(example("eat.xml"), encoding="utf-8") as f:
        text = f.read()
    check(f"{old} is in the example", text.count(old) == 1)
    path = os.path.join(folder, "changed.xml")
    with open(path, "w", encoding="utf-8") as f:
        f.write(text.replace(old, new))
    return path


def check_bad():
    with tempfile.TemporaryDirectory() as folder:
        for old, new, message in (
                ("<move>an 4s bi 4s 4v 4n</move>", "<move>an 4s bi 4s 4v 4v</move>", "changed.xml: step “eat”: line 19: seat 0 cannot"),
                ("<hint>Both are Văn.</hint>", "", "changed.xml: step “discard”: line 33: a task needs a hint"),
                ('reason="danh-yeu"', 'reason="an-lai"', "changed.xml: step “discard”: line 44: the rules refuse"),
                ('<faces rule="waits"/>', "<face/>", "changed.xml: line 55: “face” does not belong here"),
                ("</lesson>", "", "changed.xml: ")):
            path = changed(folder, old, new)
            status, lines, _ = run(path, example("bi.xml"))
            check(f"{message}: status {status}", status == 1 and len(lines) == 2)
            check(f"{message}: {lines[0]}", lines[0]["error"]["file"] == path and lines[0]["error"]["message"].startswith(message))
            check(f"{message}: the next file is checked", lines[1].get("lesson") == "bi")
    status, lines, _ = run("no-such-file.xml")
    check("no such file", status == 1 and "no-such-file.xml" in lines[0]["error"]["message"])


def check_command_line():
    status, lines, error = run()
    check("no file given", status == 2 and not lines and error)
    status, lines, error = run("--sideways")
    check("an unknown option", status == 2 and not lines and error)


check_good()
check_bad()
check_command_line()
finish()
