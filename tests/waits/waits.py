#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""waits.py SHIM PROGRAM: the walk through the whole program, and a second start in the same folder, have no waits but those
that are known; and a card entered just before the end is saved."""
import os
import subprocess
import sys
import tempfile

SHIM, PROGRAM = sys.argv[1:]
HEAD = "The main thread waits"
# The end of the program waits for what was asked before.
KNOWN = ("shutdown",)
# Nobody has played at the first start; at the second the hands of the first are found, though the settings are forgotten.
WELCOME = "# the first page: welcome\n"


def unknown(text):
    """The waits whose backtrace has none of the functions that are KNOWN to wait."""
    return [wait for wait in text.split(HEAD)[1:] if not any(name in wait.split("\n# ")[0] for name in KNOWN)]


with tempfile.TemporaryDirectory() as folder:
    for more in ([], ["start"]):
        done = subprocess.run([PROGRAM, folder, *more], env=dict(os.environ, LD_PRELOAD=SHIM, CHIEU_WAITS="say"), text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        found = unknown(done.stdout)
        if done.returncode != 0 or found:
            print(done.stdout[-4000:])
            sys.exit(f"Status 0 and no other wait was expected, seen status {done.returncode} and {len(found)}: "
                     + "".join(HEAD + wait for wait in found[:3]))
        if not more:
            with open(os.path.join(folder, "scorer-hand.txt"), encoding="utf-8") as file:
                cards = file.read()
            if cards != "3v 4v":
                sys.exit(f"The cards 3v 4v of the scorer were expected to be saved by the end of the program, seen {cards}")
        if (WELCOME in done.stdout) == bool(more):
            sys.exit(f"The question of the first start was {'not ' if more else ''}expected; seen: {done.stdout[:300]}")
