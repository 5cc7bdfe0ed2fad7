#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""shim.py SHIM PLANTED: the waits planted on the main thread are found and named, and no others are."""
import os
import subprocess
import sys
import tempfile

SHIM, PLANTED = sys.argv[1:]
# The place, the deed, and the function that is to be blamed; None: the program ends well.
ROWS = (
    ("loop", "sqlite", "sqlite3_open"),
    ("loop", "fsync", "fsync"),
    ("loop", "read", "read"),
    ("loop", "read-little", None),
    ("loop", "other-context", "g_main_context_iteration"),
    ("before", "sqlite", None),
    ("before", "read", None),
    ("thread", "sqlite", None),
    ("thread", "fsync", None),
    ("thread", "read", None),
    ("thread", "other-context", None),
)


def run(place, deed, folder, **more):
    return subprocess.run([PLANTED, place, deed, folder], env=dict(os.environ, LD_PRELOAD=SHIM, **more), text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder)


def check(what, done, blamed):
    seen = done.stderr.splitlines()
    if blamed is None:
        assert done.returncode == 0 and not seen, f"{what}: status 0 and no word were expected, seen {done.returncode}: {seen}"
        return
    assert done.returncode < 0, f"{what}: it was to be ended, seen status {done.returncode}"
    assert seen and seen[0].startswith(f"The main thread waits: {blamed}"), f"{what}: {blamed} was to be blamed, seen {seen}"
    assert len(seen) > 3, f"{what}: there is no backtrace: {seen}"


with tempfile.TemporaryDirectory() as folder:
    folder = os.path.realpath(folder)
    for place, deed, blamed in ROWS:
        check(f"{place} {deed}", run(place, deed, folder), blamed)
    check("what is installed", run("loop", "read", folder, CHIEU_WAITS_INSTALLED=f"/nowhere:{folder}"), None)
    said = run("loop", "sqlite", folder, CHIEU_WAITS="say")
    assert said.returncode == 0 and said.stderr.count("The main thread waits") >= 3, f"say: {said.returncode} {said.stderr}"
print(f"{len(ROWS) + 2} deeds, each as it is to be")
