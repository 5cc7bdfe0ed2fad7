#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""circles.py ROOT

Includes of ROOT/src go round in no circle, neither between files nor between folders. Files of one name, NAME.c, NAME.h and
NAME-private.h, count as one file here, which includes another if one of them includes one of the other's.
"""
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
    """All that start includes, itself or through others."""
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
    root, = sys.argv[1:]
    files = graph(root)
    folders = {os.path.dirname(file): set() for file in files}
    for file, others in files.items():
        folders[os.path.dirname(file)].update({os.path.dirname(o) for o in others} - {os.path.dirname(file)})
    tree.finish([f"these {what} include each other in a circle: {', '.join(circle)}"
                 for what, edges in (("files", files), ("folders", folders)) for circle in circles(edges)], len(files))


main()
