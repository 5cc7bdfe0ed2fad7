#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""adding.py ROOT BUILD   docs/adding-a-game.md and the small game that is made by it agree.

Each file of ROOT/tests/games/GAME is named by the page, and each that the page names is there; its sources are built in BUILD. The
table of constants is that of register_kinds in ROOT/src/meson.build. Outside of its folder the game is named where the page says so,
and nowhere else."""
import json
import os
import re
import sys

import tree

PAGE = "docs/adding-a-game.md"
GAME = "nam-la"
FOLDER = f"tests/games/{GAME}"
# Files whose subject is the small game.
ABOUT = {PAGE, "tests/meta/adding.py", "tests/meta/for_tests.py"}
SEARCHED = ("src", "tests", "tools", "data", "help", "po", "docs", "flatpak", "packaging", "examples")
NAMED = re.compile(r"nam[-_]la(?![a-z])|NAM_LA|ChieuNamLa")
TEXT = (".c", ".h", ".ui", ".css", ".xml", ".in", ".py", ".sh", ".build", ".page", ".po", ".md", ".txt", ".json", ".html")
# “Năm lá: `a`, `b`, and for the program `c`.”
STEP = re.compile(r"Năm lá: (.*?)\.(?:\s|$)", re.S)
QUOTED = re.compile(r"`([^`]+)`")
ROW = re.compile(r"^   \| (\w+) \| `(\w+)GAME` \| `(\w+)` \|", re.M)
KIND = re.compile(r"^  '(\w+)': \{'type': '(\w+)', 'prefix': '(\w+)'", re.M)
OUTSIDE = re.compile(r"^- `([^`]+)`: `(\w+)`$", re.M)


def named_files(page):
    """The files of the small game that the page names."""
    found = [name for text in STEP.findall(page) for name in QUOTED.findall(text)]
    return found + [name for name in QUOTED.findall(page) if name.startswith("po/vi")]


def check_files(root, build, page, complaints):
    named = set(named_files(page))
    there = {os.path.relpath(path, FOLDER) for path in tree.files(root, [FOLDER])}
    complaints += [f"{PAGE}: names {name}, which is not in {FOLDER}" for name in sorted(named - there)]
    complaints += [f"{PAGE}: does not name {FOLDER}/{name}" for name in sorted(there - named)]
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as f:
        built = {os.path.realpath(os.path.join(entry["directory"], entry["file"])) for entry in json.load(f)}
    for name in sorted(named & there):
        if name.endswith(".c") and os.path.realpath(os.path.join(root, FOLDER, name)) not in built:
            complaints.append(f"{FOLDER}/{name}: is not built")
    return len(named)


def check_constants(root, page, complaints):
    wanted = {(layer, prefix, kind) for layer, kind, prefix in KIND.findall(tree.text(root, "src/meson.build"))}
    told = set(ROW.findall(page))
    complaints += [f"{PAGE}: the table has {row}, which register_kinds has not" for row in sorted(told - wanted)]
    complaints += [f"{PAGE}: the table lacks {row} of register_kinds" for row in sorted(wanted - told)]
    if not wanted:
        complaints.append("src/meson.build: register_kinds is not found")
    return len(wanted)


def check_outside(root, page, complaints):
    told = dict(OUTSIDE.findall(page))
    found = {}
    for path in ["meson.build", *tree.files(root, SEARCHED, TEXT)]:
        if path in ABOUT or path.startswith(FOLDER + os.sep):
            continue
        lines = [line for line in tree.text(root, path).split("\n") if NAMED.search(line)]
        if lines:
            found[path] = lines
    for path, lines in found.items():
        if path not in told or len(lines) > 1 or not lines[0].startswith(told[path] + " ="):
            complaints.append(f"{path}: names the small game, and {PAGE} does not say so: {lines[0].strip()}")
    complaints += [f"{PAGE}: says that {path} names the game" for path in told if path not in found]
    return len(found)


def main():
    root, build = sys.argv[1:3]
    page = tree.text(root, PAGE)
    complaints = []
    counts = [check(*arguments) for check, *arguments in (
        (check_files, root, build, page, complaints),
        (check_constants, root, page, complaints),
        (check_outside, root, page, complaints))]
    complaints += [f"{PAGE}: one of the checks found nothing to look at: {counts}"] if 0 in counts else []
    tree.finish(complaints, sum(counts))


main()
