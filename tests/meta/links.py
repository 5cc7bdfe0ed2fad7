#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""links.py ROOT   Everything that a page of the project links to inside the project exists, and so do the pages that the code names."""
import os
import re
import sys

import tree

LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")

NAMED = re.compile(r"(?<![\w/.*])((?:[\w-]+/)*[\w-]+\.md)\b")


def pages(root):
    yield from (n for n in sorted(os.listdir(root)) if n.endswith(".md"))
    yield from tree.files(root, ["data", "docs", "help", "src", "tools"], [".md"])


def main():
    root, = sys.argv[1:]
    complaints, count = [], 0
    for page in pages(root):
        for target in LINK.findall(tree.text(root, page)):
            count += 1
            if not os.path.exists(os.path.join(root, os.path.dirname(page), target)):
                complaints.append(f"{page}: links to {target}, which does not exist")
    for path in tree.files(root, suffixes=[".c", ".h", ".py", "meson.build"]):
        for target in NAMED.findall(tree.text(root, path)):
            count += 1
            if not os.path.exists(os.path.join(root, target)):
                complaints.append(f"{path}: names {target}, which does not exist")
    tree.finish(complaints, count)


main()
