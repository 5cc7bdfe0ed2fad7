#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the program's own callbacks take on the main thread, in its processor time (measure.h says how).

callbacks.py PROGRAM OLD-STORE [--judge KNOWN] [--runs N] [--level LEVEL] [--tasks N] [WALK…]

Walks through the whole program, through a list of 10,000 hands, and starts with a database of 5,000 hands of each of VERSIONS;
each of them several times. A callback counts with the shortest of its times: the longest in each run is taken, and the least
of the runs, because what only one of them shows is the machine's. Prints the ten longest and what they did, and how many are
over the limit; with --judge there must be none but those that the file KNOWN names, one a line, as they are printed:
function and file, and after a tab why it is not mended yet. A walk that shows another one is gone through as many times again
before that is believed.

The limit is that of a machine that makes the reference, a list of plain widgets, in REFERENCE_MS. One that is slower, or busy,
gets as much more time as its least time for the reference, during that walk, is longer; one that is faster gets no less.
"""
import argparse
import os
import subprocess
import sys
import tempfile

LIMIT_MS = 8.0
REFERENCE_MS = 1.0
LONGEST = 10
LIST_HANDS = 10000
OLD_HANDS = 5000
# Those that OLD-STORE makes.
VERSIONS = (1, 2, 3, 4)
ANSWER = "answer_cb (jobs.c)"

parser = argparse.ArgumentParser()
parser.add_argument("program")
parser.add_argument("old_store")
parser.add_argument("walks", nargs="*")
parser.add_argument("--judge", metavar="KNOWN")
parser.add_argument("--runs", type=int, default=3)
parser.add_argument("--level", default="cao-thu")
parser.add_argument("--tasks", type=int, default=3)
given = parser.parse_intermixed_args()

# Name, the walk's word, version and hands of the database that lies there before.
WALKS = [("all", [], None), ("list", ["history"], (VERSIONS[-1], LIST_HANDS))]
WALKS += [(f"version-{v}", ["start"], (v, OLD_HANDS)) for v in VERSIONS]


def run_once(words, store):
    """The longest time of each callback of each part: {(what, callback): (ms, chain)}"""
    with tempfile.TemporaryDirectory() as folder:
        if store is not None:
            subprocess.run([given.old_store, os.path.join(folder, "matches.db"), *map(str, store)], check=True)
        done = subprocess.run([given.program, folder, given.level, str(given.tasks), *words], text=True,
                              stdout=subprocess.PIPE)
    if done.returncode != 0:
        sys.exit(f"{given.program} {' '.join(words)} ended with status {done.returncode}")
    longest = {}
    for line in done.stdout.splitlines():
        what, ms, *chain = line.split("\t")
        if not chain:
            continue
        key = (what, chain[0])
        if key not in longest or float(ms) > longest[key][0]:
            longest[key] = (float(ms), chain)
    return longest


def name_functions(chains):
    """Addresses in the program: names of functions and files."""
    addresses = sorted({address for chain in chains for address in chain})
    if not addresses:
        return {}
    lines = subprocess.run(["addr2line", "-fse", given.program, *addresses], text=True, stdout=subprocess.PIPE,
                           check=True).stdout.splitlines()
    return {address: f"{function} ({place.split(':')[0]})" for address, function, place in zip(addresses, lines[::2], lines[1::2])}


def name_callback(chain):
    """The name of the callback of CHAIN. That of the store's answer calls the one of the asker, which counts instead."""
    found = [names[address] for address in chain]
    return found[1] if found[0] == ANSWER and len(found) > 1 else found[0]


def run_reference():
    """The time that this machine takes for the reference now, in milliseconds."""
    return float(subprocess.run([given.program, "reference"], text=True, stdout=subprocess.PIPE, check=True).stdout)


class Walk:
    """A walk through the program, and what its runs so far have shown."""

    def __init__(self, name, words, store):
        self.name, self.words, self.store = name, words, store
        self.runs, self.references = [], []

    def go_through(self, times):
        for _ in range(times):
            self.references.append(run_reference())
            self.runs.append(run_once(self.words, self.store))
        self.references.append(run_reference())

    def slower(self):
        """Returns: how many times as long as on a usual machine everything may take, at least 1."""
        return max(1.0, min(self.references) / REFERENCE_MS)

    def list_rows(self):
        """The least time of each callback that every run has shown, how much of its limit that is, where, and the chain."""
        rows = []
        for key in self.runs[0]:
            if all(key in run for run in self.runs):
                ms, chain = min((run[key] for run in self.runs), key=lambda found: found[0])
                rows.append((ms / (LIMIT_MS * self.slower()), ms, f"{self.name}: {key[0]}", chain))
        return rows

    def list_unknown(self, known):
        """Those of its rows that are over the limit, and not known to be."""
        over = [row for row in self.list_rows() if row[0] > 1]
        names.update(name_functions([row[3] for row in over]))
        return [row for row in over if name_callback(row[3]) not in known]


known = set()
if given.judge:
    with open(given.judge, encoding="utf-8") as file:
        known = {line.split("\t")[0].strip() for line in file if line.strip() and not line.startswith("#")}
names = {}
walks = [Walk(*walk) for walk in WALKS if not given.walks or walk[0] in given.walks]
for walk in walks:
    walk.go_through(given.runs)
    if given.judge and walk.list_unknown(known):
        walk.go_through(given.runs)

rows = sorted((row for walk in walks for row in walk.list_rows()), reverse=True)
over = sum(row[0] > 1 for row in rows)
shown = rows[:max(LONGEST, over)]
names.update(name_functions([row[3] for row in shown]))
for walk in walks:
    print(f"{walk.name}: the reference took {min(walk.references):.2f} ms at least and {max(walk.references):.2f} ms at most;"
          f" the limit is {LIMIT_MS * walk.slower():.1f} ms")
print(f"Callbacks over it, of the main thread's processor time: {over} (target 0). The longest:")
for share, ms, what, chain in shown:
    print(f"  {ms:7.2f} ms  {share:4.0%}  {what}\n              {' > '.join(names[address] for address in chain)}")
if given.judge:
    new = [f"{name_callback(chain)}, {what}: {ms:.2f} ms, {share:.0%} of the limit"
           for walk in walks for share, ms, what, chain in walk.list_unknown(known)]
    if new:
        sys.exit(f"No other callback over the limit was expected than {given.judge} names, seen:\n  " + "\n  ".join(new))
