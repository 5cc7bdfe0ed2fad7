#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""links.py ROOT   Everything that a page of the project links to inside the project exists, and so do the source files that it names,
and the pages that the code names."""
import os
import re
import sys

import tree

LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

# A file of the source between backquotes, with a folder or without. A word in capitals stands for a name: src/games/GAME/bots/bots.c.
SOURCE = re.compile(r"`((?:[\w-]+/)*[\w.-]+\.(?:c|h|py|css|ui))`")
PLACEHOLDER = re.compile(r"\b[A-Z]{2,}\b")

NAMED = re.compile(r"(?<![\w/.*])((?:[\w-]+/)*[\w-]+\.md)\b")


def pages(root):
    yield from (n for n in sorted(os.listdir(root)) if n.endswith(".md"))
    yield from tree.files(root, ["data", "docs", "help", "src", "tools"], [".md"])


def ends(paths):
    """The paths, and what is left of each without its first folders."""
    return {path.split("/", n)[n] for path in paths for n in range(path.count("/") + 1)}


def main():
    root, = sys.argv[1:]
    complaints, count = [], 0
    sources = ends(tree.files(root, ["data", "examples", "help", "src", "tests", "tools"]))
    for page in pages(root):
        for target in LINK.findall(tree.text(root, page)):
            count += 1
            if not os.path.exists(os.path.join(root, os.path.dirname(page), target)):
                complaints.append(f"{page}: links to {target}, which does not exist")
        for target in SOURCE.findall(tree.text(root, page)):
            count += 1
            if target not in sources and not PLACEHOLDER.search(target):
                complaints.append(f"{page}: names {target}, which does not exist")
    for path in tree.files(root, suffixes=[".c", ".h", ".py", "meson.build"]):
        for target in NAMED.findall(tree.text(root, path)):
            count += 1
            if not os.path.exists(os.path.join(root, target)):
                complaints.append(f"{path}: names {target}, which does not exist")
    tree.finish(complaints, count)


main()
