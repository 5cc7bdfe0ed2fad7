# SPDX-License-Identifier: GPL-3.0-or-later
"""Mậu binh: the western pack in the deck's own hand, 250 x 350.

Indices and pips are cut with the picture's brush; knaves, queens and kings are
a young man, a woman and a lord or elder of Edo, each suit with people of its own.
"""
import math

from card import *
from bat import fan
from glyphs import PIPS
from scenery import lantern
import bodies as B, busts as P, figures as F, patterns as PT

RANKS = "23456789TJQKA"
SUITS = "shdc"
COURT_RANKS = "JQK"
HIGH = 350
TWO_COLOURS = {"s": SUMI, "h": BENI, "d": BENI, "c": SUMI}
FOUR_COLOURS = {"s": SUMI, "h": BENI, "d": AI, "c": MIDORI_DEEP}
inks = TWO_COLOURS

LEFT, MID, RIGHT = 100, 135, 170
ROWS = {2: (72, 268), 3: (72, 170, 268), 4: (66, 135, 205, 274)}
# rank: rows of the two side columns, and places in the middle one
LAYOUT = {2: (0, ROWS[2]), 3: (0, ROWS[3]), 4: (2, ()), 5: (2, (170,)), 6: (3, ()), 7: (3, (121,)),
          8: (3, (121, 219)), 9: (4, (170,)), 10: (4, (100, 240))}


def pip(c, suit, x, y, size, colour, turned=False):
    c.push(x, y, 180 if turned else 0, size / 100)
    c.blob(PIPS[suit], colour)
    c.pop()


def blank(name):
    c = Sheet(250, HIGH, seed="mau-binh " + name)
    c.raw('<rect x="1" y="1" width="248" height="348" rx="13" fill="%s" stroke="#b9a67f" stroke-width="2"/>' % PAPER)
    c.define("frame", '<clipPath id="{id}"><rect x="9" y="9" width="232" height="332" rx="7"/></clipPath>')
    return c


def rank_d(rank, x, y, h, **turn):
    """The rank's figure; ten is two narrow ones side by side."""
    if rank == "T":
        return glyph_d("1", x - h * .12, y, h, DIGITS, **turn) + glyph_d("0", x + h * .28, y, h, DIGITS, **turn)
    return glyph_d(rank, x, y, h, DIGITS, **turn)


def frame(c):
    """A court's carved frame, with a paper label for the index at the foot."""
    c.fill("196,258! 216,256 240,258! 240,300 240,340! 216,340.6 196,340! 196.6,300", PAPER_LIGHT)
    c.lines(["196,258 238,258", "196,258 196,338"], 3, "even")
    for line in ("14,10 125,9.4 236,10", "240,14 240.6,180 240,336", "236,340 120,340.6 14,340", "10,336 9.4,180 10,14"):
        c.line(line, 3.6, "even")


def indices(c, rank, suit):
    colour = inks[suit]
    turn = dict(rot180=True, cx=125, cy=175)
    c.ink(rank_d(rank, 16 if rank != "T" else 14, 16, 58), colour)
    c.ink(rank_d(rank, 18 if rank != "T" else 16, 17, 36, **turn), colour)
    pip(c, suit, 34, 102, 44, colour)
    pip(c, suit, 250 - 29, 350 - 72, 25, colour, True)


def numeral(c, rank, suit):
    n = 10 if rank == "T" else int(rank)
    rows, middle = LAYOUT[n]
    size = 56 if n < 7 else 48 if n < 9 else 42
    places = [(x, y) for x in (LEFT, RIGHT) for y in (ROWS[rows] if rows else ())] + [(MID, y) for y in middle]
    for x, y in sorted(places, key=lambda p: (p[1], p[0])):
        pip(c, suit, x, y, size, inks[suit], y > 180)


def ace(c, suit):
    """One large pip with a cloth's pattern reserved in it."""
    pattern = {"s": lambda: PT.asanoha(c, 40, PAPER_LIGHT, 2), "h": lambda: PT.seigaiha(c, 22, PAPER_LIGHT, inks[suit], 2.2),
               "d": lambda: PT.kikko(c, 14, PAPER_LIGHT, 2), "c": lambda: PT.shippo(c, 16, PAPER_LIGHT, 2)}[suit]()
    c.push(132, 182, 0, 1.72)
    c.blob(PIPS[suit], inks[suit])
    c.pop()
    c.flush()
    c.push(132, 182, 0, 1.46)
    c.fill(PIPS[suit], PAPER_LIGHT)
    c.pop()
    c.push(132, 182, 0, 1.38)
    c.fill(PIPS[suit], inks[suit])
    c.fill(PIPS[suit], "url(#%s)" % pattern)
    c.pop()


def staff(c, x, y, flip):
    """An upright pole with a hand on it."""
    B.pole(c, "%g,124:1 %g,230:.9 %g,352:1" % (x + 3, x, x - 3), 13, ((x + 2, 160), (x, 236), (x - 2, 320)))
    B.fist(c, x, y, 0, .96, flip)


def spear(c, x, y, flip):
    B.pole(c, "%g,160:1 %g,250:.9 %g,352:1" % (x, x, x), 10, (), SUMI)
    c.part([("%g,128! %g,146 %g,172!" % (x, x - 9, x - 5), 4, "wire"), ("%g,172! %g,172!" % (x - 5, x + 5), 4), ("%g,172! %g,146 %g,128!" % (x + 5, x + 9, x), 4, "wire")], fill=GREY_PALE, reg=0, grain=False)
    B.fist(c, x, y, 0, .96, flip)


def branch(c, x, y, flip):
    c.line("%g,352 %g,270 %g,190 %g,140" % (x + 10, x, x + 4, x - 8), 9, "rat")
    for dx, dy, r in ((-6, 146, 20), (14, 196, 22), (-14, 232, 18)):
        F.blossom(c, x + dx, dy, r + 3.5, SUMI, SUMI, dy)
        F.blossom(c, x + dx, dy, r, PAPER_LIGHT, ODO, dy)
    B.fist(c, x + 2, y, 0, 1.05, flip)


def open_fan(c, x, y, flip):
    c.push(x + 8, y, 0, .84)
    fan(c, 0, 0, -26, GOFUN)
    c.pop()
    B.fist(c, x + 8, y + 2, 0, 1.0, flip)


def flute(c, x, y, flip):
    """A stout bamboo flute, held upright."""
    B.pole(c, "%g,150:.95 %g,250:1 %g,352:1.1" % (x + 8, x + 2, x - 6), 19, ((x + 6, 176), (x - 2, 330)), ODO_PALE)
    for k in range(3):
        c.blob("%g,%g %g,%g %g,%g %g,%g" % (x + 1 - k, 204 + 24 * k, x + 5 - k, 200 + 24 * k, x + 9 - k, 204 + 24 * k, x + 5 - k, 209 + 24 * k))
    B.fist(c, x, y, 0, .96, flip, F.grip)


def arrow(c, x, y, flip):
    """An arrow, its feathers up."""
    B.pole(c, "%g,126 %g,240 %g,352" % (x + 2, x, x - 2), 8, (), ODO)
    for k in (-1, 1):
        c.part([("%g,128! %g,142 %g,196 %g,208!" % (x + 2 + 3 * k, x + 2 + 17 * k, x + 1 + 17 * k, x + 1 + 3 * k), 4, "wire"), ("%g,208! %g,128!" % (x + 1 + 3 * k, x + 2 + 3 * k), 0)], fill=GOFUN, reg=.4, grain=False)
        c.lines(["%g,%g %g,%g" % (x + 1 + 4 * k, y0, x + 1 + 13 * k, y0 - 8) for y0 in (164, 178, 192)], 2.6, "nail", AI)
    B.fist(c, x, y, 0, .96, flip, F.grasp)


def mirror(c, x, y, flip):
    """A round hand mirror with a crest on its back."""
    B.pole(c, "%g,246 %g,300 %g,340" % (x, x, x), 15, (), ODO)
    for r, colour in ((44, SUMI), (38, ODO), (30, ODO_PALE)):
        c.fill([(x + r * math.cos(i * math.pi / 9), 210 + r * math.sin(i * math.pi / 9), False, None) for i in range(18)], colour)
    F.blossom(c, x, 210, 24, SUMI, ODO, 18)
    B.fist(c, x, y, 0, 1.05, flip, F.grasp)


def sprig(c, x, y, flip):
    """A sprig of bamboo."""
    c.line("%g,352 %g,280 %g,200 %g,150" % (x + 6, x, x + 2, x + 10), 8, "rat")
    c.line("%g,350 %g,280 %g,200 %g,156" % (x + 6, x, x + 2, x + 9), 3.4, "rat", MIDORI)
    for bx, by, a in ((4, 166, -64), (6, 160, -118), (2, 206, -28), (2, 202, -150), (0, 250, -34), (0, 246, -146)):
        c.push(x + bx, by, a, .82)
        c.part([("0,0 20,-11 44,-9 62,0!", 4, "wire"), ("62,0! 42,8 18,8 0,0", 4, "wire")], fill=MIDORI, reg=.5, grain=False)
        c.line("6,0 34,-1", 2.4, "rat")
        c.pop()
    B.fist(c, x + 2, y, 0, 1.05, flip)


def lantern_staff(c, x, y, flip):
    """A runner's lantern on a short pole."""
    B.pole(c, "%g,252 %g,300 %g,352" % (x + 2, x, x - 2), 12, ((x, 284),))
    lantern(c, x + 2, 208, .74)
    B.fist(c, x, y, 0, .96, flip)


def peach(c, x, y, flip):
    """The peach of long life on its twig."""
    c.line("%g,352 %g,300 %g,262 %g,236" % (x + 4, x, x + 1, x + 2), 7, "even", "#6d5637")
    for side, bend in ((-1, 8), (1, -6)):
        c.part([("%g,250! %g,%g %g,226!" % (x + 2, x + 24 * side, 250 + bend, x + 45 * side), 4, "wire"), ("%g,226! %g,232 %g,250!" % (x + 45 * side, x + 18 * side, x + 2), 4, "wire")],
               fill=MIDORI, reg=.4, grain=False)
    c.part([("%g,150! %g,160 %g,190 %g,222 %g,240!" % (x, x - 24, x - 40, x - 32, x), 5.5, "sweep"), ("%g,240! %g,222 %g,190 %g,160 %g,150!" % (x, x + 34, x + 40, x + 26, x), 5.5, "-sweep")],
           fill=BENI_PALE, reg=.6, grain=False)
    c.line("%g,156 %g,178 %g,206 %g,236" % (x, x - 12, x - 14, x - 2), 4, "nail")
    B.fist(c, x, y, 0, .96, flip, F.grip)


def ringed_staff(c, x, y, flip):
    """A pilgrim's staff: a loop with rings at its head."""
    B.pole(c, "%g,186 %g,260 %g,352" % (x, x, x), 10, (), "#6d5637")
    c.line("%g,188 %g,166 %g,138 %g,128 %g,138 %g,166 %g,188" % (x, x - 22, x - 17, x, x + 17, x + 22, x), 9, "even")
    c.line("%g,188 %g,166 %g,138 %g,128 %g,138 %g,166 %g,188" % (x, x - 22, x - 17, x, x + 17, x + 22, x), 4, "even", ODO)
    for side in (-1, 1):
        c.line([(x + 21 * side + 10 * math.sin(i * math.pi / 5), 176 - 10 * math.cos(i * math.pi / 5), False, None) for i in range(11)], 4.5, "even")
    B.fist(c, x, y, 0, .96, flip)


def moon(c):
    c.fill([(202 + 45 * math.cos(i * math.pi / 10), 66 + 45 * math.sin(i * math.pi / 10), False, None) for i in range(20)], GOFUN, reg=1)
    c.lines(["150,88 196,82 246,86", "176,106 214,102 246,104"], 7, "swell", AI_PALE)


def sun(c):
    c.fill([(202 + 47 * math.cos(i * math.pi / 10), 68 + 47 * math.sin(i * math.pi / 10), False, None) for i in range(20)], BENI_PALE, reg=1)


def clouds(c):
    """Bands of gold mist with round heads."""
    for x, y, l in ((176, 40, 80), (150, 62, 100), (196, 84, 60)):
        c.line("%g,%g:.9 %g,%g:1 %g,%g:1" % (x, y, x + l / 2, y - 1, x + l, y), 19, "flat", "#c9963f")
        c.line("%g,%g:.9 %g,%g:1 %g,%g:1" % (x + 2, y, x + l / 2, y - 1, x + l, y), 14, "flat", ODO)


def bamboo(c):
    """Two stems behind the figure."""
    for P, joints in (("214,-4 210,120 214,350", (46, 140)), ("188,-4 192,60 190,350", (84,))):
        c.line(P, 15, "flat", MIDORI_DEEP)
        c.line(P, 9.5, "flat", MIDORI)
        x = float(P.split(",")[0]) - 1
        for y in joints:
            c.line("%g,%g %g,%g %g,%g" % (x - 9, y - 2, x, y + 2, x + 9, y - 2), 4, "swell", MIDORI_DEEP)


# what stands behind the courts of each suit
BEHIND = {"s": moon, "h": sun, "d": clouds, "c": bamboo}

# court: head, which way, colour and pattern of the dress, collar, what is held
COURTS = {
    "Js": (P.man("brisk"), False, AI, lambda c: PT.kasuri(c, 30, PAPER_LIGHT), SUMI, arrow),
    "Jh": (P.banded("young", BENI), True, ODO_PALE, lambda c: PT.asanoha(c, 36, "#c9963f", 2.2), BENI, lantern_staff),
    "Jd": (P.hat("traveller"), False, GREY_PALE, lambda c: PT.koshi(c, 24, 3, SUMI), BENI, staff),
    "Jc": (P.man("singer", "nhi_vawn.cap"), True, MIDORI, lambda c: PT.stripes(c, 16, (4,), SUMI), SUMI, flute),
    "Qs": (P.woman(None, AI), False, AI_PALE, lambda c: PT.seigaiha(c, 22, PAPER_LIGHT, AI_PALE, 2.2), SUMI, open_fan),
    "Qh": (P.woman(BENI, BENI, pins=False, extra=P.flowers(PAPER_LIGHT, BENI)), True, BENI, lambda c: PT.kanoko(c, 16, PAPER_LIGHT), SUMI, branch),
    "Qd": (P.crowned(BENI, BENI), False, ODO_PALE, lambda c: PT.kikko(c, 15, "#c9963f", 2.2), BENI, mirror),
    "Qc": (P.toweled(), True, MIDORI, lambda c: PT.kasuri(c, 28, PAPER_LIGHT), SUMI, sprig),
    "Ks": (P.man("plain", "nhat_vanj.eboshi", True, brow=1.35), False, SUMI, lambda c: PT.hishi(c, 26, 18, "#8b8274"), AI, spear),
    "Kh": (P.old(), True, BENI, lambda c: PT.kikko(c, 14, "#efc9a0", 2.0), SUMI, peach),
    "Kd": (P.man("broad", None, None), False, ODO, lambda c: PT.shippo(c, 17, PAPER_LIGHT, 2.2), BENI, open_fan),
    "Kc": (P.man("gaunt", "cuu_vawn.horned_cap"), True, MIDORI_DEEP, lambda c: PT.uroko(c, 24, "#39482b"), SUMI, ringed_staff),
}


def court(c, rank, suit):
    head, flip, colour, pattern, collar, held = COURTS[rank + suit]
    c.raw('<g clip-path="url(#frame)">')
    c.wipe(AI_PALE if suit in "sc" else ODO_PALE, 345, 120, .85, 8, 242)
    BEHIND[suit](c)
    x = 148 if not flip else 162
    P.bust(c, head, x, 166, 1.02, flip, colour=colour, pat=pattern(c), collar=collar)
    if held:
        held(c, 52, 306, flip)
    c.raw("</g>")


def draw(name):
    rank, suit = name
    c = blank(name)
    if rank == "A":
        ace(c, suit)
    elif rank in COURT_RANKS:
        court(c, rank, suit)
    else:
        numeral(c, rank, suit)
    if rank in COURT_RANKS:
        frame(c)
    indices(c, rank, suit)
    return c
