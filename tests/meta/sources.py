#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""sources.py ROOT [PAGE]   docs/sources.md (or PAGE): the statements are numbered without a hole and summed up rightly, each has a
state, and each place that it names exists: a test, a row of a table of tests, a switch, a section of the help, a step of a lesson, a
text of the gallery, a file."""
import glob
import os
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter

import tree

MALLARD = "{http://projectmallard.org/1.0/}"
STATES = ("played", "switch", "told", "not yet", "left out")
# A statement that is played has one of these; it is not enough that a page tells it.
PLAYED = {"test", "row", "switch", "lesson", "help", "gallery", "file"}
ROW = re.compile(r"^\| (\d+) \| (.+?) \| (.+?) \| (.*?) \| (.*?) ?\|$")
PLACE = re.compile(r"`(\w+) ([^`]+)`")
TOTAL = re.compile(r"^\| all \|(.+)\|$", re.M)


# ---- Tests, switches and texts of the tree ----

def test_names(root):
    """Patterns of the names of all tests, with the names that may stand in their variable parts."""
    for path in sorted(glob.glob("tests/**/meson.build", root_dir=root, recursive=True)):
        text = tree.text(root, path)
        words = set(re.findall(r"'([\w-]+)'", text))
        for name in re.findall(r"\btest\(((?:'[^']*'|\w+)(?:\s*\+\s*(?:'[^']*'|\w+))*)\s*,", text):
            parts = re.split(r"\s*\+\s*", name)
            yield re.compile("".join(re.escape(p[1:-1]) if p[0] == "'" else r"([\w-]+)" for p in parts)), words


def is_test(names, wanted):
    found = [(pattern.fullmatch(wanted), words) for pattern, words in names]
    return any(match and all(part in words for part in match.groups()) for match, words in found)


def switch_ids(root, game):
    """The ids of the switches in the table of a game's rules, also where a macro puts a word before them."""
    path = f"src/games/{game}/rules/tables.c"
    if not os.path.exists(os.path.join(root, path)):
        return set()
    text = tree.text(root, path).replace("\\\n", " ")
    before = {name: re.findall(r'"([a-z-]+)" ID\b', body) or [""]
              for name, body in re.findall(r"^#define (\w+)\([^)]*\) ?(.*)$", text, re.M)}
    table = re.search(r"_switches\[\w+\] = \{(.*?)^\};", text, re.M | re.S)
    ids = set(re.findall(r'\{ "([a-z0-9-]+)"', table[1] if table else ""))
    for macro, arguments in re.findall(r"(\w+) \(([^)]*)\)", table[1] if table else ""):
        for word in re.findall(r'"([a-z0-9-]+)"', arguments)[:1]:
            ids |= {first + word for first in before.get(macro, [])}
    return ids


def joined(text):
    """C source with the parts of its strings that stand on several lines put together."""
    return re.sub(r'"\s*\n\s*"', "", text)


def read_xml(root, pattern):
    found = glob.glob(os.path.join(root, pattern))
    return ElementTree.parse(found[0]).getroot() if len(found) == 1 else None


# ---- Places ----

class Places:
    def __init__(self, root):
        self.root, self.tests = root, list(test_names(root))

    def exists(self, kind, where):
        check = getattr(self, "is_" + kind, None)
        return check is not None and bool(check(where))

    def is_test(self, name):
        return is_test(self.tests, name)

    def is_row(self, where):
        place, _, name = where.partition(": ")
        game, _, file = place.partition("/")
        path = f"tests/games/{game}/rules/{file}.c"
        return name and self.is_file(path) and '{ "' + name in tree.text(self.root, path)

    def is_switch(self, where):
        game, _, name = where.partition("/")
        return name in switch_ids(self.root, game)

    def is_help(self, where):
        page, _, section = where.partition("#")
        there = read_xml(self.root, f"help/C/{page}.page")
        return there is not None and (not section or section in {s.get("id") for s in there.iter(MALLARD + "section")})

    def is_lesson(self, where):
        game, lesson, step = where.split("/")
        there = read_xml(self.root, f"data/lessons/{game}/[0-9][0-9]-{lesson}.xml")
        return there is not None and there.get("id") == lesson and step in {s.get("id") for s in there.iter("step")}

    def is_gallery(self, where):
        game, _, words = where.partition(": ")
        path = f"src/games/{game}/app/gallery.c"
        return words and self.is_file(path) and words in joined(tree.text(self.root, path))

    def is_file(self, path):
        return os.path.isfile(os.path.join(self.root, path))


# ---- The page ----

def check_row(places, number, state, where, remark):
    if state not in STATES:
        yield f"{number}: there is no state “{state}”"
    named = PLACE.findall(where)
    if where != ", ".join(f"`{kind} {place}`" for kind, place in named):
        yield f"{number}: “{where}” is not a list of places"
    if state in ("played", "switch", "told") and not named:
        yield f"{number}: no place"
    if state == "switch" and not any(kind in ("switch", "file") for kind, _ in named):
        yield f"{number}: no switch and no set of house rules"
    if state in ("not yet", "left out") and not remark:
        yield f"{number}: no reason"
    yield from (f"{number}: there is no {kind} “{place}”" for kind, place in named if not places.exists(kind, place))


def main():
    root, page, *_ = [*sys.argv[1:], "docs/sources.md"]
    text = tree.text(root, page)
    places, complaints, states = Places(root), [], Counter()
    rows = [ROW.match(line) for line in text.splitlines() if re.match(r"\| *\d", line)]
    complaints += [f"{page}: a line is no statement" for row in rows if row is None]
    rows = [row.groups() for row in rows if row is not None]
    holes = [(n, int(row[0])) for n, row in enumerate(rows, 1) if int(row[0]) != n]
    complaints += [f"{page}: {expected} is missing, {there} stands there" for expected, there in holes[:1]]
    for number, _, state, where, remark in rows:
        states[state] += 1
        complaints += [f"{page}: {line}" for line in check_row(places, number, state, where, remark)]
    total = TOTAL.search(text)
    if total is None or [int(cell) for cell in total[1].split("|")] != [len(rows), *(states[state] for state in STATES)]:
        complaints.append(f"{page}: the sums are {len(rows)} and {[states[state] for state in STATES]}")
    tree.finish(complaints, len(rows))


main()
