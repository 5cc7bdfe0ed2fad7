#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pages.py ROOT   Every page of docs/ has its status, with a month, below its title."""
import re
import sys

import tree

STATUS = re.compile(r"^Status: .*\b20\d\d-[01]\d\b", re.M)


def main():
    root, = sys.argv[1:]
    pages = list(tree.files(root, ["docs"], [".md"]))
    complaints = [f"{page}: no line “Status: …, YEAR-MONTH” below the title" for page in pages
                  if not STATUS.search("\n".join(tree.text(root, page).splitlines()[:4]))]
    tree.finish(complaints, len(pages))


main()
