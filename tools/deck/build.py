# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the pictures of the deck: the faces, the back, the mat.

    python3 build.py OUT_DIR                  everything
    python3 build.py OUT_DIR 9v cc back mat   some of it
    python3 build.py OUT_DIR --latin          faces with the learners' index

A face goes to OUT_DIR/to-tom/NAME.svg, NAME being the notation's (1v ... 9n,
cc, tt, oc); the mat to OUT_DIR/mat-table.svg and OUT_DIR/mat-tile.svg.
"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "faces")]

import card  # noqa: E402
from deck import FACES  # noqa: E402


def face(name):
    return importlib.import_module(FACES[name].module).draw()


def sheets(name):
    """Yield (path below OUT_DIR, drawing) for one name of the command line."""
    if name == "mat":
        mat = importlib.import_module("mat")
        yield "mat-table.svg", mat.table()
        yield "mat-tile.svg", mat.tile()
    elif name == "back":
        yield "to-tom/back.svg", importlib.import_module("back").draw()
    elif name in FACES:
        yield "to-tom/%s.svg" % name, face(name)
    else:
        sys.exit("build.py: no card, back or mat is called '%s'" % name)


def write(out, names):
    for name in names:
        for path, sheet in sheets(name):
            target = os.path.join(out, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "w", encoding="utf-8", newline="\n") as f:
                f.write(sheet.svg())


def main(argv):
    options = [a for a in argv if a.startswith("--")]
    args = [a for a in argv if not a.startswith("--")]
    if not args or set(options) - {"--latin"}:
        sys.exit(__doc__)
    card.Card.latin = "--latin" in options
    names = args[1:]
    if not names:
        names = list(FACES) + ([] if card.Card.latin else ["back", "mat"])
    write(args[0], names)


if __name__ == "__main__":
    main(sys.argv[1:])
