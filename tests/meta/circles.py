#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""circles.py ROOT [--files FOLDER…]

Includes of ROOT/src go round in no circle, neither between files nor between folders. A file here is what has one name:
NAME.c, NAME.h and NAME-private.h are one. It includes another if one of them includes one of the other's headers.

The files of the folders after --files still go round. Whoever breaks the last circle of one takes it away from there: the
test asks for that.
"""
import argparse
import os
import re
import sys

import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.M)
SUFFIX = re.compile(r"(-private)?\.(c|h|inc)$")


def graph(root):
    """File -> the files it includes, all without "src/" and suffix."""
    paths = {os.path.relpath(p, "src") for p in tree.files(root, ["src"], (".c", ".h", ".inc"))}
    edges = {SUFFIX.sub("", p): set() for p in paths}
    for path in paths:
        file = SUFFIX.sub("", path)
        for name in INCLUDE.findall(tree.text(root, os.path.join("src", path))):
            beside = os.path.normpath(os.path.join(os.path.dirname(path), name))
            found = next((p for p in (beside, name) if p in paths), None)
            if found is not None and SUFFIX.sub("", found) != file:
                edges[file].add(SUFFIX.sub("", found))
    return edges


def reached(edges, start):
    """All that @start includes, by whatever way."""
    seen, todo = set(), list(edges[start])
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            todo += edges[name]
    return seen


def circles(edges):
    """Each set of names that all reach each other, sorted."""
    reach = {name: reached(edges, name) for name in edges}
    return sorted({tuple(sorted(b for b in reach[a] if a in reach[b])) for a in edges if a in reach[a]})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root")
    parser.add_argument("--files", nargs="*", default=[])
    given = parser.parse_args()
    files = graph(given.root)
    folders = {os.path.dirname(file): set() for file in files}
    for file, others in files.items():
        folders[os.path.dirname(file)].update({os.path.dirname(o) for o in others} - {os.path.dirname(file)})
    complaints = []
    for what, edges, known, place in (("files", files, given.files, os.path.dirname), ("folders", folders, [], str)):
        still = set()
        for circle in circles(edges):
            still.update(map(place, circle))
            if not set(map(place, circle)) <= set(known):
                complaints.append(f"these {what} include each other in a circle: {', '.join(circle)}")
        complaints += [f"{name} has no circle any more: it is not to be named after --{what} (tests/meta/meson.build)"
                       for name in known if name not in still]
    tree.finish(complaints, len(files))


main()
