#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""headers.py ROOT   Every source file names its licence in its first lines."""
import os
import sys

import tree

SUFFIXES = (".c", ".h", ".inc", ".ui", ".py", ".sh", ".css")
LINE = "SPDX-License-Identifier: "


def is_source(root, path):
    if path.endswith(SUFFIXES):
        return True
    if "." in os.path.basename(path):
        return False
    with open(os.path.join(root, path), "rb") as f:
        return f.read(2) == b"#!"


def main():
    root, = sys.argv[1:]
    complaints, count = [], 0
    for path in tree.files(root):
        if is_source(root, path):
            count += 1
            if LINE not in "\n".join(tree.text(root, path).splitlines()[:5]):
                complaints.append(f"{path}: no line “{LINE}…” among the first five")
    tree.finish(complaints, count)


main()
