#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lay a deck side by side, to be looked at before it is believed.

    python3 tools/deck/contact_sheet.py DECK OUT_DIR [--sizes 40 60 100 420] [--quoc-ngu] [--from FOLDER]

Writes OUT_DIR/DECK-SIZE.png for each size, the width of a card in pixels, and
OUT_DIR/DECK-fan.png, twenty-one cards as a hand holds them.  DECK is any of
build.py's, or to-tom-contrast.
"""
import argparse
import math
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import build  # noqa: E402
import pixels  # noqa: E402
import quoc_ngu  # noqa: E402

PICTURES = os.path.join(HERE, "..", "..", "data", "cards-svg")
SIZES = (40, 60, 100, 420)
MAT = "#c6a866"
GAP = .12           # between cards, in widths of a card
WIDEST = 1900       # pixels of a sheet, where its cards are small
FAN, SPREAD = 21, 74    # cards in a hand, degrees from the first to the last
SVG = ('<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g">'
       '<rect width="100%%" height="100%%" fill="' + MAT + '"/>%s</svg>')


def read(files, folder):
    """(name, text) of each picture."""
    for name, path in files:
        with open(os.path.join(folder, path), encoding="utf-8") as f:
            yield name, f.read()


def shape(text):
    """Width and height of a picture's view box."""
    box = re.search(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"', text)
    return float(box.group(1)), float(box.group(2))


def nested(name, text, x, y, width):
    """A picture as part of another: its ids made its own, so that none is taken for a neighbour's."""
    inner = text[text.index("<svg"):]
    inner = re.sub(r'\bid="', 'id="%s.' % name, inner)
    inner = inner.replace("url(#", "url(#%s." % name)
    w, h = shape(text)
    return inner.replace("<svg ", '<svg x="%g" y="%g" width="%g" height="%g" ' % (x, y, width, width * h / w), 1)


def sheet(width, height, body):
    width, height = math.ceil(width), math.ceil(height)
    return SVG % (width, height, width, height, "".join(body))


def grid(cards, size):
    """All cards in rows, each with its name below."""
    step, label = size * (1 + GAP), max(9, size * .14)
    columns = min(len(cards), max(8, int(WIDEST / step)), math.ceil(len(cards) ** .5 * 1.8))
    tallest = max(size * shape(text)[1] / shape(text)[0] for _, text in cards)
    row = tallest + label * 1.6 + size * GAP
    body = []
    for i, (name, text) in enumerate(cards):
        x, y = size * GAP + i % columns * step, size * GAP + i // columns * row
        body.append(nested(name, text, x, y, size))
        body.append('<text x="%g" y="%g" font-size="%g" text-anchor="middle">%s</text>' % (x + size / 2, y + tallest + label * 1.2, label, name))
    return sheet(columns * step + size * GAP, math.ceil(len(cards) / columns) * row + size * GAP, body)


def fan(cards, size=100):
    """A hand: cards turned round a point below, the first at the left and lowest."""
    w, h = shape(cards[0][1])
    tall = size * h / w
    reach = 2.4 * tall      # from the point to the head of a card
    held = [cards[i % len(cards)] for i in range(FAN)]
    body = []
    for i, (name, text) in enumerate(held):
        turn = SPREAD * (i / (FAN - 1) - .5)
        body.append('<g transform="rotate(%g)">%s</g>' % (turn, nested("%s-%d" % (name, i), text, -size / 2, -reach, size)))
    half = reach * math.sin(math.radians(SPREAD / 2)) + size
    foot = reach - (reach - tall) * math.cos(math.radians(SPREAD / 2)) + size * .6
    return sheet(2 * half, foot, ['<g transform="translate(%g %g)">%s</g>' % (half, reach + size * .2, "".join(body))])


def save(out, name, text):
    path = os.path.join(out, name + ".png")
    with open(path, "wb") as f:
        f.write(pixels.png(name, text=text))
    print(path)


def main(argv):
    parser = argparse.ArgumentParser(description="Lay a deck side by side.")
    parser.add_argument("deck")
    parser.add_argument("out")
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--quoc-ngu", action="store_true", help="with the names in Latin letters, where a picture has them")
    parser.add_argument("--from", dest="folder", default=PICTURES, help="where the pictures lie")
    asked = parser.parse_args(argv)
    try:
        cards = list(read(build.pictures(asked.deck), asked.folder))
        if asked.quoc_ngu:
            cards = [(name, quoc_ngu.in_quoc_ngu(text)) for name, text in cards]
        os.makedirs(asked.out, exist_ok=True)
        for size in asked.sizes:
            save(asked.out, "%s-%d" % (asked.deck, size), grid(cards, size))
        save(asked.out, asked.deck + "-fan", fan(cards))
    except KeyError:
        sys.exit("contact_sheet.py: no deck is called '%s'" % asked.deck)
    except (OSError, pixels.NotDrawn) as trouble:
        sys.exit("contact_sheet.py: %s" % trouble)


if __name__ == "__main__":
    main(sys.argv[1:])
