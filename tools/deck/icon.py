# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's icon: three strips of the pack held as a fan over a dyed chiếu.

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


STRANDS, HEM = 18, 30


def ground(s):
    """A dyed chiếu: plain weave, red hem and running stitch."""
    box = '<rect x="%g" y="%g" width="%g" height="%g" rx="%g"'
    s.define("clip", '<clipPath id="{id}">%s/></clipPath>' % (box % (40, 72, 432, 408, 80)))
    s.raw('<g clip-path="url(#clip)"><rect width="512" height="512" fill="%s"/>' % AI)
    h = 408 / STRANDS
    rows = "".join("M40 %gH472" % (72 + i * h) for i in range(STRANDS))
    dives = "".join("M%g %gv%g" % (40 + j * 48 + i % 2 * 24, 72 + i * h + 3, h - 6) for i in range(STRANDS) for j in range(10))
    s.raw('<path fill="none" stroke="%s" stroke-opacity=".5" stroke-width="3" d="%s"/><path fill="none" stroke="%s" stroke-opacity=".5" stroke-width="5" d="%s"/></g>' % (AI_PALE, rows, AI_PALE, dives))
    s.raw(box % (40 + HEM / 2, 72 + HEM / 2, 432 - HEM, 408 - HEM, 80 - HEM / 2) + ' fill="none" stroke="#8e2f22" stroke-width="%g"/>' % HEM)
    s.raw(box % (40 + HEM * .7, 72 + HEM * .7, 432 - HEM * 1.4, 408 - HEM * 1.4, 80 - HEM * .7) + ' fill="none" stroke="#f0d9b0" stroke-width="4" stroke-dasharray="14 10"/>')


def edges(s):
    for P in ("%g,%g %g,%g" % (-HALF, TOP, HALF, TOP), "%g,%g %g,%g" % (HALF, TOP, HALF, FOOT),
              "%g,%g %g,%g" % (HALF, FOOT, -HALF, FOOT), "%g,%g %g,%g" % (-HALF, FOOT, -HALF, TOP)):
        s.line(P, 13, "even", rough=.4)


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
