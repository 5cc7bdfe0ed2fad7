# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon: three strips of the pack held as a fan over indigo.

    python3 tools/deck/icon.py OUT.svg

Drawn four times as large as GNOME's grid of 128 x 128, without a shadow of its own.
"""
import math
import sys

from mokuhan import *
from glyphs import GLYPHS

SIZE = 512
TOP, FOOT, HALF = -640, -210, 76     # a strip, measured from the hand that holds the fan


def ring(cx, cy, r, n=16):
    return [(cx + r * math.cos(i * 2 * math.pi / n), cy + r * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def ground(s):
    """Indigo square with the net of coins of the cards' backs."""
    box = '<rect x="40" y="72" width="432" height="408" rx="80"'
    s.raw(box + ' fill="%s"/>' % AI)
    rings = "".join('<circle cx="%g" cy="%g" r="68"/>' % (52 + 68 * i, 72 + 68 * j) for i in range(7) for j in range(7) if (i + j) % 2)
    s.define("clip", '<clipPath id="{id}">%s/></clipPath>' % box)
    s.raw('<g clip-path="url(#clip)" fill="none" stroke="%s" stroke-opacity=".35" stroke-width="6">%s</g>' % (AI_PALE, rings))


def edges(s):
    for P in ("%g,%g %g,%g" % (-HALF, TOP, HALF, TOP), "%g,%g %g,%g" % (HALF, TOP, HALF, FOOT),
              "%g,%g %g,%g" % (HALF, FOOT, -HALF, FOOT), "%g,%g %g,%g" % (-HALF, FOOT, -HALF, TOP)):
        s.line(P, 13, "even")


def paper(s):
    s.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (-HALF, TOP, HALF, TOP, HALF, FOOT, -HALF, FOOT), PAPER)


def character(s, ch, size, x, y):
    """A character that leans with its strip."""
    width, strokes = GLYPHS[ch]
    for i, stroke in enumerate(strokes):
        P = [s.stack[-1](x + p[0] * size / 100, y + p[1] * size / 100) + (p[2], p[3]) for p in pts(stroke)]
        s.ink(brush(P, width * size / 100, "flat", seed=(ch, i), rough=.6))


def waves(s):
    """Sea at the foot of the strip, three rows of seigaiha."""
    ring_of = [(SUMI, 62), (AI_PALE, 52), (AI, 40), (AI_PALE, 27), (AI, 14)]

    def marks(s):
        for y, shift in ((-292, 0), (-252, 50), (-212, 0), (-172, 50)):
            for i in range(-2, 3):
                for colour, r in ring_of:
                    s.fill(ring(i * 100 + shift, y, r), colour)
    corners = "%g,-360! %g,-360! %g,%g! %g,%g!" % (-HALF, HALF, HALF, FOOT, -HALF, FOOT)
    s.inside(pts(corners), marks, 0)


def draw():
    s = Sheet(SIZE, SIZE, "icon")
    ground(s)
    for turn, ch in ((-17, "文"), (17, "萬")):
        s.push(256, 626, turn, .88)
        paper(s)
        character(s, ch, 116, -58, TOP + 36)
        edges(s)
        s.pop()
    s.push(256, 646, 0, .95)
    paper(s)
    waves(s)
    s.fill(ring(0, -536, 64), BENI)
    s.fill(ring(0, -536, 51), "#f1c9ba")
    character(s, "八", 124, -62, -598)
    edges(s)
    s.pop()
    return s


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], "w", encoding="utf-8", newline="\n") as out:
        out.write(draw().svg(128))
