#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the program's own callbacks take on the main thread, in its processor time (measure.h says how).

callbacks.py PROGRAM OLD-STORE [--judge KNOWN] [--runs N] [--level LEVEL] [--tasks N] [WALK…]

Walks through the whole program, through a list of 10,000 hands, and starts with a database of 5,000 hands of every version;
each of them several times. A callback counts with the shortest of its times: the longest in each run is taken, and the least
of the runs, because what only one of them shows is the machine's. Prints the ten longest and what they did, and how many are
over the limit; with --judge there must be none but those that the file KNOWN names, one a line, as they are printed:
function and file, and after a tab why it is not mended yet.

The limit is that of a machine that makes the reference, a list of plain widgets, in REFERENCE_MS. One that is slower, or busy,
gets as much more time as its least time for the reference is longer; one that is faster gets no less.
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
VERSIONS = (1, 2, 3, 4)
ANSWER = "answer_cb (store.c)"

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


def callback(chain):
    """The name of the callback that a chain is of. The store's answer calls the one of whoever asked."""
    found = [names[address] for address in chain]
    return found[1] if found[0] == ANSWER and len(found) > 1 else found[0]


def run_reference():
    """Milliseconds."""
    return float(subprocess.run([given.program, "reference"], text=True, stdout=subprocess.PIPE, check=True).stdout)


rows = []
references = []
for name, words, store in WALKS:
    if given.walks and name not in given.walks:
        continue
    runs = []
    for _ in range(given.runs):
        references.append(run_reference())
        runs.append(run_once(words, store))
    for key in runs[0]:
        if all(key in run for run in runs):
            best = min((run[key] for run in runs), key=lambda found: found[0])
            rows.append((best[0], f"{name}: {key[0]}", best[1]))
rows.sort(reverse=True)
slower = max(1.0, min(references) / REFERENCE_MS)
limit = LIMIT_MS * slower
over = sum(row[0] > limit for row in rows)
shown = rows[:max(LONGEST, over)]
names = name_functions([row[2] for row in shown])
print(f"The reference took {min(references):.2f} ms at least and {max(references):.2f} ms at most: {slower:.2f} times as long as it may.\n"
      f"Callbacks over {LIMIT_MS:.0f} ms times {slower:.2f} of the main thread's processor time: {over} (target 0). The longest:")
for ms, what, chain in shown:
    print(f"  {ms:7.2f} ms  {what}\n              {' > '.join(names[address] for address in chain)}")
if given.judge:
    with open(given.judge, encoding="utf-8") as file:
        known = {line.split("\t")[0].strip() for line in file if line.strip() and not line.startswith("#")}
    new = [f"{callback(chain)}, {what}: {ms:.2f} ms" for ms, what, chain in rows[:over] if callback(chain) not in known]
    if new:
        sys.exit(f"No other callback over {limit:.1f} ms was expected than {given.judge} names, seen:\n  " + "\n  ".join(new))
