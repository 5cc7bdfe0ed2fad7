# SPDX-License-Identifier: GPL-3.0-or-later
"""Mậu binh: the western pack in the deck's own hand, 250 x 350.

Indices and pips are cut with the picture's brush, and the aces bear crests; knaves, queens
and kings are a young man, a woman and a lord or elder of Edo, each suit with people of its own.
"""
from contextlib import contextmanager
import math

import mokuhan
from card import *
from pips import CUTS, FIGURES, TEN, print_crest, print_pips
import courts as CT

RANKS = "23456789TJQKA"
SUITS = "shdc"
COURT_RANKS = "JQK"
HIGH = 350
TWO_COLOURS = {"s": SUMI, "h": BENI, "d": BENI, "c": SUMI}
FOUR_COLOURS = {"s": SUMI, "h": BENI, "d": AI, "c": MIDORI_DEEP}
inks = TWO_COLOURS
# The plate of a pip and its key line.  Black is laid over indigo, or over green; the red suits' line is red over black.
BLOCKS = {SUMI: {"s": ("#1a2435", SUMI), "c": ("#202a1e", SUMI)}, BENI: (BENI, "#932419"), AI: (AI, "#16304d"), MIDORI_DEEP: (MIDORI_DEEP, "#263019")}
# What is wiped off at head and foot of a numbered card: the night, the sun, the gold clouds and the bamboo of the suit's courts.
MISTS = {"s": YUU, "h": "#efc0a4", "d": ODO_PALE, "c": "#b3bc95"}

LEFT, MID, RIGHT = 100, 136, 172
ROWS = {2: (72, 268), 3: (72, 170, 268), 4: (66, 135, 205, 274)}
# rank: rows of the two side columns, and places in the middle one
LAYOUT = {2: (0, ROWS[2]), 3: (0, ROWS[3]), 4: (2, ()), 5: (2, (170,)), 6: (3, ()), 7: (3, (121,)),
          8: (3, (121, 219)), 9: (4, (170,)), 10: (4, (100, 240))}


def pip(c, suit, x, y, size, colour, turned=False):
    """A suit's sign in an index: one block, no ornament."""
    c.push(x, y, 180 if turned else 0, size / 100)
    c.blob(CUTS[suit], colour)
    c.pop()


def blank(name):
    c = CT.Court(250, HIGH, seed="mau-binh " + name)
    c.slight = name[0] == "Q"
    c.raw('<rect x="1" y="1" width="248" height="348" rx="13" fill="%s" stroke="#b9a67f" stroke-width="2"/>' % PAPER)
    c.define("frame", '<clipPath id="{id}"><rect x="9" y="9" width="232" height="332" rx="7"/></clipPath>')
    return c


def fibre(c, name):
    """The paper of the tall cards: long pale and dark fibres, a few flecks of bark."""
    if c.pure:
        return
    r = Rng("fibre " + name)

    def hair(n, least, most):
        for _ in range(n):
            a, long = math.radians(r(0, 360)), r(least, most)
            dx, dy = long * math.cos(a), long * math.sin(a)
            u, v = r(-.22, .22), r(-.22, .22)
            yield "M%.0f %.0fc%.1f %.1f %.1f %.1f %.1f %.1f" % (r(34, 216), r(34, 316), dx * .35 - dy * u, dy * .35 + dx * u, dx * .7 - dy * v, dy * .7 + dx * v, dx, dy)
    c.raw('<path fill="none" stroke="#c2ab7b" stroke-opacity=".42" stroke-width=".6" d="%s"/>' % "".join(hair(14, 8, 24)))
    c.raw('<path fill="none" stroke="#fffaf0" stroke-opacity=".8" stroke-width=".9" d="%s"/>' % "".join(hair(11, 12, 32)))
    bark = "".join("M%.0f %.0fl%.1f %.1fl%.1f %.1fz" % (r(14, 236), r(14, 336), r(1, 4), r(-2, 2), r(-2, 1), r(.6, 1.6)) for _ in range(6))
    c.raw('<path fill="#a58d5c" fill-opacity=".55" d="%s"/>' % bark)


def rank_d(rank, x, y, h, **turn):
    """The rank's figure; ten is two narrow ones side by side."""
    if rank == "T":
        return glyph_d("1", x, y, h, FIGURES, **turn) + glyph_d("0", x + h * TEN, y, h, FIGURES, **turn)
    return glyph_d(rank, x, y, h, FIGURES if rank in FIGURES else DIGITS, **turn)


def frame(c):
    """The carved frame: four lines that do not quite meet."""
    for line in ("14,10 125,9.4 236,10", "240,14 240.6,180 240,336", "236,340 120,340.6 14,340", "10,336 9.4,180 10,14"):
        c.line(line, 3.6, "even")


def label(c):
    """A paper label for the index at the foot of a court."""
    c.fill("196,258! 216,256 240,258! 240,300 240,340! 216,340.6 196,340! 196.6,300", PAPER_LIGHT)
    c.lines(["196,258 238,258", "196,258 196,338"], 3, "even")


def indices(c, rank, suit):
    colour = inks[suit]
    turn = dict(rot180=True, cx=125, cy=175)
    c.ink(rank_d(rank, 18, 16, 58), colour)
    c.ink(rank_d(rank, 18, 17, 36, **turn), colour)
    pip(c, suit, 36, 102, 44, colour)
    pip(c, suit, 250 - 29, 350 - 72, 25, colour, True)


def blocks(suit):
    """The colours of a suit's plate and key line; high contrast has the ink alone."""
    pair = BLOCKS[inks[suit]]
    return pair[suit] if isinstance(pair, dict) else pair


def numeral(c, rank, suit):
    n = 10 if rank == "T" else int(rank)
    rows, middle = LAYOUT[n]
    size = 58 if n < 7 else 50 if n < 9 else 44
    places = [(x, y) for x in (LEFT, RIGHT) for y in (ROWS[rows] if rows else ())] + [(MID, y) for y in middle]
    print_pips(c, suit, [(x, y, y > 180) for x, y in sorted(places, key=lambda p: (p[1], p[0]))], size, blocks(suit))


def ace(c, suit):
    print_crest(c, suit, 130, 180, 1.3 if suit == "d" else 1.2, 76, blocks(suit), MISTS[suit])


def disc(c, x, y, r, colour):
    """The sun, or the moon; in high contrast, where it would be white on white, its rim."""
    ring = [(x + r * math.cos(i * math.pi / 10), y + r * math.sin(i * math.pi / 10), False, None) for i in range(20)]
    c.fill(ring, colour, reg=1)
    if c.pure:
        c.line(ring + ring[:1], 3.6, "even")


def moon(c):
    if c.pure:      # reserved in a ruled sky: a ring would be a hoop
        CT.ruled_sky(c, 84, 243, 14, 176, 6, 2.6, 9.5, 3)
        c.fill([(202 + 45 * math.cos(i * math.pi / 10), 66 + 45 * math.sin(i * math.pi / 10), False, None) for i in range(20)], GOFUN)
        return
    disc(c, 202, 66, 45, GOFUN)
    c.lines(["150,88 196,82 246,86", "176,106 214,102 246,104"], 7, "swell", AI_PALE)


def sun(c):
    disc(c, 202, 68, 47, BENI_PALE)


def clouds(c):
    """A bank of gold mist, its heads round and its edge folded in, as on the painted screens."""
    edge = "250,26! 178,26 167,36 178,46 208,46! 214,52 208,58 156,58 144,69 156,80 196,80! 202,86 196,92 188,92 177,103 188,114 250,114!"
    c.fill(edge, ODO, reg=.6)
    c.line(edge, 3.4, "wire", "#7a5518")
    c.lines(["188,36 214,35 240,36", "166,69 196,67 236,69", "198,103 220,102 242,103"], 2.6, "swell", ODO_PALE)


def bamboo(c):
    """Two stems behind the figure."""
    for P, joints in (("214,-4 210,120 214,350", (46, 140)), ("188,-4 192,60 190,350", (84,))):
        c.line(P, 15, "flat", MIDORI_DEEP)
        c.line(P, 9.5, "flat", PAPER_LIGHT if c.pure else MIDORI)      # a stem of both greens would be a black bar in high contrast
        x = float(P.split(",")[0]) - 1
        for y in joints:
            c.line("%g,%g %g,%g %g,%g" % (x - 9, y - 2, x, y + 2, x + 9, y - 2), 4, "swell", MIDORI_DEEP)


# what stands behind the courts of each suit
BEHIND = {"s": moon, "h": sun, "d": clouds, "c": bamboo}

# court: who it is, how large the figure is beside those of the tall cards, and whether it is flipped to look to the right
COURTS = {
    "Js": (CT.archer, .5, True),
    "Qs": (CT.lute_lady, .66, False),
    "Ks": (CT.warden, .48, False),
    "Jh": (CT.courier, .5, False),
    "Qh": (CT.dancer, .5, False),
    "Kh": (CT.elder, .62, False),
    "Jd": (CT.peddler, .5, False),
    "Qd": (CT.parasol_lady, .5, False),
    "Kd": (CT.merchant, .62, False),
    "Jc": (CT.herdsman, .5, False),
    "Qc": (CT.reaper, .5, True),
    "Kc": (CT.scholar, .64, False),
}


def court(c, rank, suit):
    figure, k, flip = COURTS[rank + suit]
    c.raw('<g clip-path="url(#frame)">')
    if suit == "s":         # the night comes down from above
        c.fade(YUU, 5, 330, .95, 8, 242)
    elif suit == "c":
        c.fade(MIDORI, 345, 270, .7, 8, 242)
    else:
        c.fade(ODO_PALE, 345, 200, .85, 8, 242)
    BEHIND[suit](c)
    with c.figure(k, flip):
        figure(c)
    c.raw("</g>")


FINER = .4      # how much finer the knife is here than on the tall cards, whose round strokes are larger


@contextmanager
def fine_knife():
    kept = mokuhan.knife
    mokuhan.knife = kept._replace(tolerance=kept.tolerance * FINER, line=kept.tolerance * FINER, curve=kept.curve * FINER, places=FINE.places)
    yield
    mokuhan.knife = kept


def draw(name):
    rank, suit = name
    c = blank(name)
    fibre(c, name)
    if rank in COURT_RANKS:
        court(c, rank, suit)
        label(c)
    else:
        c.fade(MISTS[suit], 10.5, 58, .55, 12, 238)
        c.fade(MISTS[suit], 339.5, 278, .68, 12, 238)
    frame(c)
    with fine_knife():
        if rank == "A":
            ace(c, suit)
        elif rank not in COURT_RANKS:
            numeral(c, rank, suit)
        indices(c, rank, suit)
    return c
