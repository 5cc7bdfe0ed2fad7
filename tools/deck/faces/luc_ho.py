# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục hổ, after the printed Hakka pack: characters in place of pictures.

The number stands large on the bare paper, the suit's sign is reserved in a
plaque below it.  The plaque's shape and colour are the suit, so that one who
cannot read the sign still tells the four apart.  As on the printed pack, the
large two, three, four and six hold a spade, heart or diamond.
"""
import math

from card import *
from glyphs import BOX, G, GLYPHS, H, PIPS


def ring(cx, cy, r, n=20):
    return [(cx + r * math.cos(i * 2 * math.pi / n), cy + r * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def square(cx, cy, r):
    """A board with the corners cut by hand, its sides a little hollow."""
    return "%g,%g! %g,%g %g,%g! %g,%g %g,%g! %g,%g %g,%g! %g,%g" % (
        cx - r, cy - r, cx, cy - r + 3, cx + r, cy - r - 1, cx + r - 3, cy, cx + r, cy + r, cx, cy + r - 3, cx - r, cy + r + 1, cx - r + 3, cy)


def octagon(cx, cy, r):
    k = r * .42
    return " ".join("%g,%g!" % (cx + x, cy + y) for x, y in
                    ((-k, -r), (k, -r), (r, -k), (r, k), (k, r), (-k, r), (-r, k), (-r, -k)))


def lozenge(cx, cy, r):
    return "%g,%g! %g,%g! %g,%g! %g,%g!" % (cx, cy - r * 1.38, cx + r, cy, cx, cy + r * 1.38, cx - r, cy)


def petals(cx, cy, r):
    """Five petals, each with its notch."""
    out = []
    for i in range(5):
        for turn, k in ((-36, .78), (-22, 1.04), (-8, 1.1), (0, .97), (8, 1.1), (22, 1.04)):
            a = math.radians(-90 + i * 72 + turn)
            out.append((cx + k * r * math.cos(a), cy + k * r * math.sin(a), turn in (-36, 0), None))
    return out


def cloud(cx, cy, r):
    """Lobes of unlike sizes that run into each other."""
    lobes = ((-.52, .16, .44), (-.14, -.38, .56), (.42, -.2, .46), (.6, .26, .36), (-.08, .42, .5), (.3, .4, .44))
    grow = r - 98
    return [ring(cx + 98 * x, cy + 98 * y, 98 * k + grow, 9) for x, y, k in lobes]


# suit: outline, radius, colour of the plaque, side of the sign's cell
PLAQUES = {"x": (square, 92, SUMI, 146), "k": (octagon, 98, AI, 134), "s": (lozenge, 104, MIDORI_DEEP, 112),
           "q": (ring, 100, ODO, 130), "lh": (petals, 95, MIDORI_DEEP, 106), "vt": (cloud, 98, AI_PALE, 124)}
CENTRE = 125, 706


def plaque(c, suit, sign):
    outline, r, colour, cell = PLAQUES[suit]
    x, y = CENTRE
    if c.pure and colour in (AI, MIDORI_DEEP):      # no sign is read on hatching
        colour = SUMI

    def pieces(size):
        made = outline(x, y, size)
        return made if suit == "vt" else [made]
    for size, plate in ((r + 7, SUMI), (r, PAPER_LIGHT)):
        for P in pieces(size):
            c.fill(P, plate)
    for P in pieces(r - 5):
        c.part([(P, 0)], fill=colour, back=None, reg=.6, grain=colour not in (SUMI, AI_PALE))
    dark = colour in (SUMI, AI, MIDORI_DEEP)
    c.ink(glyph_d(sign, x - cell / 2, y - cell / 2, cell), PAPER_LIGHT if dark else SUMI)


# large number: its strokes, drawn apart so that the western sign stands free between them, and the sign with its
# place and size in the character's cell
FLOWERED = {"二": ([H(20, 10, 80), G(5, 90, 95)], "d", 50, 50, 52), "三": ([H(16, -3, 84), H(24, 35, 76), G(5, 96, 95)], "h", 50, 66, 38),
            "四": (BOX(9, 12, 91, 88), "s", 50, 50, 54), "六": (GLYPHS["六"][1][1:], "d", 50, 6, 36)}


def flowered(c, sign, x, y, cell):
    """A number with a western suit's sign between its strokes."""
    strokes, suit, px, py, size = FLOWERED[sign]
    c.ink(glyph_d(sign, x, y, cell, {sign: (GLYPHS[sign][0], strokes)}))
    k = cell / 100
    c.push(x + px * k, y + py * k, 0, size * k / 100)
    c.blob(PIPS[suit], SUMI)
    c.pop()


def number(c, sign, red):
    x, y = 125, 428
    if red:
        c.stamp(x, y, 100, 3)
    cell = 180
    if sign in FLOWERED:
        flowered(c, sign, x - cell / 2, y - cell / 2, cell)
    else:
        c.ink(glyph_d(sign, x - cell / 2, y - cell / 2, cell))


def draw(face):
    c = Card(face, seed="luc-ho " + face.name)
    c.fade(ODO_PALE, 990, 850, .9)
    number(c, face.top, face.red)
    plaque(c, face.suit, face.bottom)
    return c.finish()
