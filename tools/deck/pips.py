# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbered cards of Mậu binh: figures, pips and crests, cut like the courts.

A pip is printed from two blocks: the plate with its colour, and the key line
that swells round it and does not quite meet itself.  Each is cut for itself, so
that no two on a card are the same.  What is reserved in a pip are the veins and
petals of the crest that its suit has on the ace.
"""
import math

from mokuhan import *

# The figures of the numbered cards, in a 60 x 100 cell, cut as the letters of the courts are: heavy where the knife turned, corners where it was lifted:
# the width of the strokes, and the strokes.
FIGURES = {
    "2": (12.5, ["8,31:.85 13,14:1.15 31,6:.95 48,15:1.2 48,32:1.2 33,56:.9 9,88:.95", "5,91:1.2 29,88:.92 57,91:1.3"]),
    "3": (12.5, ["8,17:1.15 28,6:.95 46,15:1.2 45,33:1.1 25,46:.8!", "25,46:.8 47,53:1.1 54,72:1.25 41,90:1.05 20,93:.95 4,81:1.25"]),
    "4": (12.2, ["39,5:1.1 23,36:.9 4,67:1.1! 30,66:.9 59,67:1.25", "42,36:1.2 42,64:.95 42,96:1.25"]),
    "5": (12.5, ["53,9:1.3 33,10:.9 16,9:1.1! 14,28:1 12,45:.95!", "13,45:.75 31,38:.95 50,49:1.2 53,71:1.25 39,91:1.05 19,93:.95 4,82:1.25"]),
    "6": (12.5, ["48,6:1.25 25,21:.9 10,52:1.2 12,80:1.15 30,93:.95 50,80:1.2 50,59:1.1 33,46:.9 14,57:.75"]),
    "7": (12.5, ["5,20:.8 6,10:1.1! 30,11:.9 56,9:1.15! 40,42:.95 27,96:1.35"]),
    "8": (12, ["46,19:1.1 30,6:.9 13,18:1.1 19,37:1.1 44,54:1.1 52,76:1.2 30,94:.95 8,76:1.2 16,55:1 41,38:.9 47,20:1"]),
    "9": (12.5, ["46,42:.8 27,53:.9 10,40:1.15 10,20:1.15 28,7:.95 48,17:1.2 50,45:1.2 40,74:.95 16,95:1.25"]),
    "A": (12.5, ["30,5:.95 20,46:.9 3,95:1.2", "29,4:.9 41,46:1.05 57,95:1.35", "14,65:.8 30,64:.85 47,65:.8"]),
    # the ten's: narrow, and apart
    "1": (12.5, ["6,25:.7 14,19:.9 21,7:1.1! 21,50:.95 21,95:1.25"]),
    "0": (12, ["22,6:.9 9,20:1.15 5,50:1.2 9,80:1.15 22,94:.9 35,80:1.2 39,50:1.25 35,20:1.15 22,6:.9"]),
}
TEN = .39       # from the 1 of the ten to its 0, in heights

# The plates, each in a cell from -50 to 50.
CUTS = {
    "s": "0,-51! 13,-31 36,-8 46,12! 44,25 34,34 17,31 6,19! 9,36 20,50! 0,46 -20,50! -9,36 -6,19! -17,31 -34,34 -44,25 -46,12! -36,-8 -13,-31",
    "h": "0,50! 17,29 41,3 48,-17! 46,-32 33,-43 14,-39 0,-20! -14,-39 -33,-43 -46,-32 -48,-17! -41,3 -17,29",
    "d": "0,-53! 14,-26 39,0! 14,26 0,53! -14,26 -39,0! -14,-26",
    "c": "0,-50 18,-43 24,-26! 13,-6! 27,-12 44,-1 46,17! 31,32 14,27 5,15! 8,36 20,50! 0,46 -20,50! -8,36 -5,15! -14,27 -31,32 -46,17! -44,-1 -27,-12 -13,-6! -24,-26 -18,-43",
}
# The key block's lines round them: stroke by stroke, each beginning where the knife was set in.
KEYS = {
    "s": ("1,-53 14,-31 37,-8 47,12 44,26 34,35 17,32 6,20", "-1,-50 -14,-30 -37,-7 -47,13 -44,26 -33,35 -17,32 -7,20", "7,22 10,37 21,51", "-7,22 -10,37 -20,51", "-19,50 0,46 19,51"),
    "h": ("0,-19 13,-39 33,-44 47,-32 48,-15 41,5 18,29 1,51", "-2,-21 -14,-40 -33,-44 -47,-32 -48,-15 -41,5 -18,29 -2,48"),
    "d": ("1,-54 15,-26 40,1", "39,2 15,27 1,54", "-2,-51 -15,-26 -40,1", "-40,0 -15,27 -1,53"),
    "c": ("-13,-8 -24,-26 -18,-43 0,-51 18,-43 25,-26 14,-8", "13,-5 28,-12 45,-1 46,17 31,33 14,28 6,16", "-12,-6 -28,-12 -45,-1 -46,17 -31,33 -14,28 -7,16", "6,18 9,37 21,51", "-6,18 -9,37 -20,51", "-19,50 0,46 19,51"),
}
# What is reserved in a pip: the veins of the arrowhead and of the hollyhock, the flower of the lozenge, the folded leaves of the wood sorrel.
VEINS = {
    "s": ("0,27 0,2 0,-31", "3,17 16,8 29,5", "-3,17 -16,8 -29,5", "3,0 10,-8 18,-12", "-3,0 -10,-8 -18,-12"),
    "h": ("0,-9 0,12 0,34", "2,-2 14,-12 29,-22", "-2,-2 -14,-12 -29,-22", "2,11 13,3 26,-2", "-2,11 -13,3 -26,-2"),
    "d": ("0,-5 1,-19 0,-33", "0,5 -1,19 0,33", "-4,0 -14,-1 -25,0", "4,0 14,1 25,0"),
    "c": ("0,-14 0,-26 0,-40", "8,7 20,8 35,14", "-8,7 -20,8 -35,14"),
}
KEY_WIDTH = 2.9     # of a pip's key line, in card units
# how a vein is cut, where it is no rat's tail: as a petal
VEIN = {"d": (5.4, "swell")}
SLIP = .62          # of the plate against the key line, in slips of the courts


def outline(suit, seed, stray):
    """A plate as this one block was cut: no point lies quite where it was drawn."""
    r = Rng(("cut", suit, seed))
    return [(x + r(-stray, stray), y + r(-stray, stray), corner, w) for x, y, corner, w in pts(CUTS[suit])]


def print_pips(c, suit, places, size, colours):
    """The pips of a card, each at (x, y, turned), block after block: colours, key lines, what is reserved, what took no ink."""
    plate, key = colours
    k = size / 100
    at = lambda x, y, turned: c.push(x, y, 180 if turned else 0, k)
    for x, y, turned in places:
        at(x, y, turned)
        P = outline(suit, (x, y), 1.3)
        if c.pure:
            c.blob(P, plate)
        else:
            c.fill(P, plate, reg=SLIP)
        c.pop()
    if c.pure:
        return
    for x, y, turned in places:
        at(x, y, turned)
        r = Rng(("key", suit, x, y))
        for edge in KEYS[suit]:
            line = [(px + r(-.8, .8), py + r(-.8, .8), corner, w) for px, py, corner, w in pts(edge)]
            c.line(line, KEY_WIDTH / k * r(.85, 1.15), "body", key)
        c.pop()
    for x, y, turned in places:
        at(x, y, turned)
        width, profile = VEIN.get(suit, (3.6, "rat"))
        c.lines(VEINS[suit], width * min(1, k / .54), profile, PAPER_LIGHT)
        c.pop()
    c.ink("".join(bare(suit, x, y, k) for x, y, _ in places), PAPER_LIGHT)


def bare(suit, x, y, k):
    """Where the plank's grain took no ink: slivers along it, of which some lie over the pip's edge."""
    r = Rng(("bare", suit, x, y))
    d = []
    for _ in range(int(2 + 9 * k)):
        X, Y, long, w = x + r(-40, 40) * k, y + r(-44, 40) * k, r(2.5, 8.5), r(.35, .8)
        d.append(poly_d([(X, Y), (X + w, Y + long * .35), (X + w * .7, Y + long), (X - w * .3, Y + long * .6)], .05))
    return "".join(d)


# ------------------------------------------------------------------ crests
def circle(x, y, r, n=24):
    return [(x + r * math.cos(2 * math.pi * i / n), y + r * math.sin(2 * math.pi * i / n), False, None) for i in range(n)]


def ring_line(c, x, y, r, w, colour):
    """The ring round a crest, cut in three strokes that overshoot a little."""
    for a in (-100, 18, 139):
        P = [(x + r * math.cos(math.radians(a + t)), y + r * math.sin(math.radians(a + t)), False, None) for t in range(-2, 123, 12)]
        c.line(P, w, "even", colour)


def mirrored(points):
    return [(-x, y, corner, w) for x, y, corner, w in pts(points)]


def both(c, lines, w, prof, colour):
    for P in lines:
        c.line(P, w, prof, colour)
        c.line(mirrored(P), w, prof, colour)


def arrowhead(c, plate, key):
    """Omodaka, the leaf of the arrowhead that grows in ponds: ribs that run back into its barbs."""
    c.line("0,28 0,-2 0,-40", 3.4, "rat", PAPER_LIGHT)
    both(c, ("3,23 17,19 32,27", "3,14 20,2 39,7"), 2.7, "rat", PAPER_LIGHT)
    both(c, ("2,1 14,-11 29,-11", "2,-13 9,-21 17,-24"), 2.2, "rat", PAPER_LIGHT)


def hollyhock(c, plate, key):
    """Aoi, a leaf of hollyhock: the stalk comes out of the notch."""
    c.line("0,-17 2,-32 9,-44 19,-49", 6.5, "-rat", key)
    c.line("0,-11 0,12 0,39", 3.4, "rat", PAPER_LIGHT)
    both(c, ("3,-10 15,-25 30,-33", "3,-4 20,-13 41,-17"), 2.7, "rat", PAPER_LIGHT)
    both(c, ("3,5 18,0 35,3", "3,16 13,13 23,18"), 2.2, "rat", PAPER_LIGHT)


def flower_lozenge(c, plate, key):
    """Hanabishi, the flower in the lozenge: four petals, each notched, and between them the stamens."""
    both(c, ("0,-44 12,-23 32,0", "0,44 12,23 32,0"), 1.9, "wire", PAPER_LIGHT)
    tall = "0,-4! 4,-9 7,-18 5,-28! 0,-23! -5,-28! -7,-18 -4,-9"
    wide = "4,0! 8,-5 14,-6 21,-4! 17,0! 21,4! 14,6 8,5"
    for P in (tall, [(x, -y, k, w) for x, y, k, w in pts(tall)], wide, mirrored(wide)):
        c.fill(P, PAPER_LIGHT)
    c.lines(("0,-9 0,-20", "0,9 0,20", "8,0 15,0", "-8,0 -15,0"), 1.8, "swell", plate)
    both(c, ("3,-5 10,-13", "3,5 10,13"), 2.2, "drop", PAPER_LIGHT)


def wood_sorrel(c, plate, key):
    """Katabami, the three leaves of the wood sorrel, each folded along its middle."""
    for turn in (0, 120, 240):
        c.push(0, 0 if turn == 0 else 3, turn, 1)
        c.line("0,-9 0,-24 0,-45", 3.2, "rat", PAPER_LIGHT)
        both(c, ("3,-17 11,-25 17,-38",), 2.4, "rat", PAPER_LIGHT)
        c.pop()
    c.fill(circle(0, 1, 3.4, 7), PAPER_LIGHT)


CRESTS = {"s": arrowhead, "h": hollyhock, "d": flower_lozenge, "c": wood_sorrel}


def print_crest(c, suit, x, y, k, r, colours, ground):
    """An ace: the suit's crest on its ground, in a ring, large enough for the plank's grain to show."""
    plate, key = colours
    disc = circle(x, y, r)
    c.fill(disc, ground, reg=1, opacity=.6)
    ring_line(c, x, y, r, 6.4, plate if c.pure else key)
    c.push(x, y, 0, k)
    P = outline(suit, "ace", .7)
    if c.pure:
        c.blob(P, plate)
    else:
        c.fill(P, plate, reg=SLIP)
        c.lines(KEYS[suit], 4.6 / k ** .6, "sweep", key)
    CRESTS[suit](c, plate, plate if c.pure else key)
    c.pop()
    if not c.pure:
        c.fill(disc, "url(#%s)" % c.goma(), reg=1)
