#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tell which faces of a deck look most alike when they are small.

    python3 tools/deck/alike.py DECK [--rows N] [--floor F] [--from FOLDER]

Each face is drawn 40 pixels wide by librsvg, the pixels are taken four to one
as a tired eye does, and two faces are laid over each other in nine positions.
The number is the mean difference of colour (CIELAB) in the position where they
agree best: 0 is the same picture.  On the tall cards the characters at head and
foot do not count, so that the pictures have to differ and not only the names.
The list begins with the pair most alike.  With --floor the command fails if a
pair lies under it.
"""
import argparse
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import build  # noqa: E402
import pixels  # noqa: E402

PICTURES = os.path.join(HERE, "..", "..", "data", "cards-svg")
WIDTH = 40          # pixels of a face
TALL = 3            # a card so many times as high as wide has characters at head and foot
# left, top, right, bottom of the characters, in parts of width and height
CHARACTERS = ((0, 0, .5, .24), (0, .24, .34, .30), (.70, .868, 1, 1))
SHIFTS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def _linear(v):
    v /= 255
    return v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4


LINEAR = [_linear(v) for v in range(256)]


def _f(t):
    return t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116


def lab(r, g, b):
    """CIELAB of linear red, green and blue."""
    x = _f((.4124 * r + .3576 * g + .1805 * b) / .9505)
    y = _f(.2126 * r + .7152 * g + .0722 * b)
    z = _f((.0193 * r + .1192 * g + .9505 * b) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _block(picture, x, y):
    """Mean of two by two pixels, in linear light."""
    mean = [0, 0, 0]
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        at = 3 * ((y + dy) * picture.width + x + dx)
        for k in range(3):
            mean[k] += LINEAR[picture.rgb[at + k]] / 4
    return mean


def look(picture):
    """What is left of a picture at a glance: rows of colours, a quarter of its pixels."""
    return [[lab(*_block(picture, x, y)) for x in range(0, picture.width - 1, 2)] for y in range(0, picture.height - 1, 2)]


def counted(columns, rows):
    """The places compared: a margin for the shifts is left out, and on tall cards the characters."""
    skip = CHARACTERS if rows >= TALL * columns else ()
    inside = lambda x, y: any(a * columns <= x < c * columns and b * rows <= y < d * rows for a, b, c, d in skip)
    return [(x, y) for y in range(1, rows - 1) for x in range(1, columns - 1) if not inside(x, y)]


def _laid(seen):
    """The colours of a look as one flat row for each position it is laid in."""
    places = counted(len(seen[0]), len(seen))
    return [[v for x, y in places for v in seen[y + dy][x + dx]] for dx, dy in SHIFTS]


def _least(a, b):
    """Mean difference of colour of two laid looks where they agree best; looks of two sizes never agree."""
    still = a[SHIFTS.index((0, 0))]
    if len(still) != len(b[0]):
        return float("inf")
    return min(sum(map(abs, map(float.__sub__, still, other))) for other in b) / (len(still) / 3)


def distance(a, b):
    return _least(_laid(a), _laid(b))


def looks(files):
    """name: look, for (name, path) rows."""
    return {name: look(pixels.render(path, WIDTH)) for name, path in files}


def pairs(seen):
    """(distance, name, name) of all pairs, the most alike first."""
    laid = {name: _laid(rows) for name, rows in seen.items()}
    names = list(laid)
    return sorted((_least(laid[a], laid[b]), a, b) for i, a in enumerate(names) for b in names[i + 1:])


def faces(deck, folder=PICTURES):
    """The rows of a deck that are compared: its faces, neither its back nor a person's other moods."""
    return [(name, os.path.join(folder, path)) for name, path in build.pictures(deck) if name != "back" and "-" not in name]


def main(argv):
    parser = argparse.ArgumentParser(description="Tell which faces of a deck look most alike at 40 pixels.")
    parser.add_argument("deck")
    parser.add_argument("--rows", type=int, default=20, help="pairs to print")
    parser.add_argument("--floor", type=float, default=0, help="fail if a pair is more alike than this")
    parser.add_argument("--from", dest="folder", default=PICTURES, help="where the pictures lie")
    asked = parser.parse_args(argv)
    try:
        found = pairs(looks(faces(asked.deck, asked.folder)))
    except KeyError:
        sys.exit("alike.py: no deck is called '%s'" % asked.deck)
    except pixels.NotDrawn as trouble:
        sys.exit("alike.py: %s" % trouble)
    for far, a, b in found[:asked.rows]:
        print("%6.2f  %s %s" % (far, a, b))
    if found and found[0][0] < asked.floor:
        sys.exit("alike.py: %s and %s are more alike than %g" % (found[0][1], found[0][2], asked.floor))


if __name__ == "__main__":
    main(sys.argv[1:])
