# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers that the tests of chieu-engine share, whatever the game: running it, bad and spoiled lines, and a list of what failed.

The first argument of such a test is the engine.
"""
import json
import subprocess
import sys

ENGINE = sys.argv[1]
failures = []


def check(what, condition):
    """Notes what as failed unless condition holds."""
    if not condition:
        failures.append(what)


def run(*args, text=b""):
    return subprocess.run([ENGINE, *args], input=text, capture_output=True, timeout=300)


def ask_eval(lines):
    """The status of eval and its answers to lines."""
    done = run("eval", text="\n".join(lines).encode())
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def play(*args):
    """The answer of play; if it fails the test ends with that, as there is nothing to check."""
    done = run("play", *args)
    check(f"play {args}: {done.stderr.decode()}", done.returncode == 0)
    if done.returncode != 0:
        finish()
    return json.loads(done.stdout)


def check_bad_lines(bad):
    """Each of bad, a line and the field that is wrong in it, is answered by an error that names both."""
    status, out = ask_eval([line for line, _ in bad])
    check("status after bad lines", status == 1)
    check("an answer to each bad line", len(out) == len(bad))
    for i, ((line, field), answer) in enumerate(zip(bad, out)):
        error = answer.get("error", {})
        check(f"{line}: {answer}", error.get("line") == i + 1 and error.get("field") == field and error.get("message"))


def check_spoiled_lines(rng, lines, letters):
    """Of each line one to three characters are replaced by some of letters: it is answered, and most are errors."""
    spoiled = []
    for line in map(list, lines):
        for _ in range(rng.randint(1, 3)):
            line[rng.randrange(len(line))] = rng.choice(letters)
        spoiled.append("".join(line))
    status, out = ask_eval(spoiled)
    check("each spoiled line is answered", len(out) == len(spoiled) and status == 1)
    check("most are errors", sum("error" in answer for answer in out) > len(spoiled) / 2)


def play_twice(*args):
    """The answer of play, which is the same a second time and has as many points won as lost."""
    one, two = (play(*args) for _ in range(2))
    check("the same hands twice", one["signature"] == two["signature"])
    check("points sum to nothing", sum(one["points"]) == 0)
    return one


def finish():
    """Prints the checks that failed, and ends the test with its status."""
    for failure in failures[:40]:
        print("failed:", failure)
    sys.exit(bool(failures))
