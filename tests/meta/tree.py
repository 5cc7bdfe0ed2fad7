# SPDX-License-Identifier: GPL-3.0-or-later
"""Helpers that the checks of the source tree share: they find files, and end with a list of complaints."""
import os
import sys

CHECKED = ("src", "tests", "tools")
IGNORED = {"__pycache__", ".git"}


def files(root, folders=CHECKED, suffixes=None):
    """Paths below the folders, relative to root, in a fixed order."""
    for folder in folders:
        for place, names, found in os.walk(os.path.join(root, folder)):
            names[:] = sorted(n for n in names if n not in IGNORED)
            for name in sorted(found):
                if suffixes is None or name.endswith(tuple(suffixes)):
                    yield os.path.relpath(os.path.join(place, name), root)


def text(root, path):
    with open(os.path.join(root, path), encoding="utf-8") as f:
        return f.read()


def finish(complaints, looked_at):
    """Prints the complaints and ends; a check that looked at nothing has not passed either."""
    for line in complaints:
        print(line)
    print(f"{looked_at} looked at, {len(complaints)} complaints")
    sys.exit(1 if complaints or not looked_at else 0)
