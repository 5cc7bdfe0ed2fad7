#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""sizes.py ROOT   No source file of src is longer than 500 lines: past that it is two things."""
import sys

import tree

LIMIT = 500


def main():
    root, = sys.argv[1:]
    sizes = {p: len(tree.text(root, p).splitlines()) for p in tree.files(root, ["src"], (".c", ".h"))}
    tree.finish([f"{p}: {n} lines, more than {LIMIT}" for p, n in sizes.items() if n > LIMIT], len(sizes))


main()
