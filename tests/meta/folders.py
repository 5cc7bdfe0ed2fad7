#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""folders.py ROOT [MOST]   No folder of ROOT/src and ROOT/tests has more than MOST (40) .c and .h files; more
belong in folders with names of their own."""
import os
import sys
from collections import Counter

import tree


def main():
    root, most = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40
    counts = Counter(os.path.dirname(path) for path in tree.files(root, ["src", "tests"], (".c", ".h")))
    tree.finish([f"{folder}: has {n} .c and .h files; {most} are enough" for folder, n in sorted(counts.items()) if n > most], len(counts))


main()
