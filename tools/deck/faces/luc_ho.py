# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục hổ, after the printed Hakka pack: characters in place of pictures.

The number stands large on the bare paper, the suit's sign is reserved in a
plaque below it.  The plaque's shape and colour are the suit, so that one who
cannot read the sign still tells the four apart.  As on the printed pack, the
large two, three, four and six hold a spade, heart or diamond.

The suits are of money, so each plaque hangs out like a changer's sign: cloth's
pattern in its colour, and below it strings with as many coins as the card counts.
"""
import math

from card import *
from deck import LUC_HO_NAMED, LUC_HO_SUITS
from glyphs import BOX, G, GLYPHS, H, PIPS
import figures as F, patterns as PT


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


TALL = 1.28     # a lozenge's height to its width


def lozenge(cx, cy, r):
    return "%g,%g! %g,%g! %g,%g! %g,%g!" % (cx, cy - r * TALL, cx + r, cy, cx, cy + r * TALL, cx - r, cy)


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
CENTRE = 125, 700
# suit: the bokashi at head and foot, the plaque's own colour a little lighter, and the cloth printed with it
CLOTHS = {"x": (GREY_PALE, "#413831", lambda c, k: PT.asanoha(c, 34, k, 2.2)), "k": (AI_PALE, "#41658a", lambda c, k: PT.kikko(c, 13, k, 2.2)),
          "s": ("#b3bc95", "#64764f", lambda c, k: PT.hishi(c, 26, 18, k, 2.2)), "q": (ODO_PALE, "#c08c38", lambda c, k: PT.shippo(c, 15, k, 2, False)),
          "lh": ("#b3bc95", "#64764f", lambda c, k: PT.asanoha(c, 30, k, 2.2)), "vt": (AI_PALE, None, None)}


def coin(c, x, y, r, rot):
    """A cash: its rim worn thin on one side, the square hole."""
    c.push(x, y, rot, r / 12)
    c.fill("13.6,0 9.6,9.2 0,13.6 -9.4,9.6 -13.4,0 -9.6,-9.4 0,-13.4 9.2,-9.6", SUMI)
    c.fill("10.8,0 8,7.2 .6,9.6 -6.6,7 -9,0 -6.8,-7.6 .6,-10.8 8,-7.6", ODO)
    c.blob("-4,-4! 4,-4.4! 4.4,4! -4,4.4!")
    c.pop()


def strung(c, n, top, red):
    """Two strings hanging from the plaque, knotted together, with as many coins as the card counts."""
    cord = BENI if red else SUMI
    step = min(25, (930 - top - 28) / ((n + 1) // 2))
    c.line("125,%g 124,%g" % (top - 4, top + 12), 5.5, "even", cord)
    for side, count in ((-1, (n + 1) // 2), (1, n // 2)):
        if n == 1:
            way = lambda k: (124, top + 30)
        else:
            way = lambda k: (124 + side * (17 + 2.5 * math.sin(k * 1.3)), top + 29 + k * step)
        if not count:
            continue
        x, y = way(count - 1)
        c.line([(124, top + 8, False, None)] + [way(k) + (False, None) for k in range(count)], 4.6, "even", cord)
        for dx, long in ((-6, 34), (4, 39)):
            c.line("%g,%g %g,%g %g,%g:.6" % (x, y + 8, x + dx * .4, y + 22, x + dx, y + long), 4.6, "rat", cord)
        for k in reversed(range(count)):
            coin(c, *way(k), 14.5, (k * 47 + n * 13 + side * 20) % 60 - 30)
    c.blob("118,%g 124,%g 131,%g 125,%g" % (top + 10, top + 3, top + 9, top + 16), cord)


def tassel(c, top, colour, red):
    """What hangs from the plaque of a card that counts nothing: a knot and its silk."""
    cord = BENI if red else SUMI
    c.line("125,%g 124,%g" % (top - 4, top + 20), 5, "even", cord)
    c.lines(["124,%g 108,%g 106,%g 122,%g" % (top + 20, top + 10, top + 30, top + 24), "124,%g 140,%g 143,%g 127,%g" % (top + 20, top + 11, top + 31, top + 24)], 5, "even", cord)
    c.part([("115,%g 110,%g 104,%g!" % (top + 30, top + 60, top + 102), 5, "sweep"), ("104,%g! 124,%g 146,%g!" % (top + 102, top + 107, top + 101), 4, "wire"), ("146,%g! 139,%g 133,%g" % (top + 101, top + 60, top + 30), 5, "-sweep"), ("133,%g 115,%g" % (top + 30, top + 30), 4)], fill=colour, reg=.5)
    c.line("113,%g 124,%g 135,%g" % (top + 40, top + 44, top + 40), 5.5, "even")
    c.lines(["118,%g 114,%g" % (top + 50, top + 98), "124,%g 123,%g" % (top + 50, top + 100), "130,%g 134,%g" % (top + 50, top + 97)], 3, "rat")


def above(c, suit):
    """In the sky of the two cards apart: falling blossoms, and drifts of cloud."""
    if suit == "lh":
        for x, y, r, rot in ((206, 62, 21, 10), (166, 118, 13, 40), (218, 176, 16, 66), (178, 236, 10, 20)):
            F.blossom(c, x, y, r + 4, SUMI, SUMI, rot)
            F.blossom(c, x, y, r, GOFUN, ODO, rot)
    elif suit == "vt":
        for P in ("250,40! 196,42 178,46! 170,52! 190,55 250,55!", "250,84! 176,85 152,90! 144,96! 170,100 250,100!", "250,124! 214,125 196,129! 190,135! 206,138 250,138!",
                  "250,172! 190,173 166,178! 158,184! 186,188 250,188!"):
            c.fill(P, PAPER_LIGHT)
            c.line(P, 3.4, "even", AI)


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
    pat = None if c.pure or suit == "vt" else CLOTHS[suit][2](c, CLOTHS[suit][1])
    for P in pieces(r - 5):
        c.part([(P, 0)], fill=colour, back=None, reg=.6, pat=pat, grain=colour not in (SUMI, AI_PALE))
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
    colour = CLOTHS[face.suit][0]
    c.fade(colour, 10, 270, .85)
    c.fade(colour, 990, 800, .9)
    above(c, face.suit)
    number(c, face.top, face.red)
    top = CENTRE[1] + (PLAQUES[face.suit][1] + 7) * (TALL if face.suit == "s" else 1)
    if len(face.name) == 2 and face.suit in LUC_HO_SUITS and face.name not in LUC_HO_NAMED:
        strung(c, int(face.digit), top, face.red)
    else:
        tassel(c, top, PLAQUES[face.suit][2] if face.suit != "x" else GREY, face.red)
    plaque(c, face.suit, face.bottom)
    return c.finish()
