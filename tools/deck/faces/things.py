# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the mat beside the cards: the dish of the nọc and the cup of a bất thực.

Glazed ware with the blue of the deck's backs.  The mat is seen from above, so
the dish is; the cup stands a little nearer to the eye and shows its side.
Neither casts a shadow in its picture: the program lays it, for it knows the light.
"""
import math

from mokuhan import *

GLAZE = "#efe6d2"
WELL = "#e3d7bd"


def ring(cx, cy, rx, ry=None, n=24):
    ry = rx if ry is None else ry
    return [(cx + rx * math.cos(i * 2 * math.pi / n), cy + ry * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def circle(c, r, w, colour=SUMI, seed=0):
    """A carved circle: two strokes of the knife that do not quite meet."""
    for a in (-2.2, 1.0):
        P = [(200 + r * math.cos(a + k * 3.05 / 12), 200 + r * math.sin(a + k * 3.05 / 12), False, None) for k in range(13)]
        c.line(P, w, "body", colour)


def dish():
    c = Sheet(400, 400, seed="dish")
    c.fill(ring(200, 200, 194), GLAZE)
    circle(c, 192, 9)
    c.fill(ring(200, 200, 136), WELL)
    circle(c, 172, 6, AI)
    circle(c, 136, 4.5)
    for i in range(12):         # a spray of leaves round the brim
        c.push(200, 200, i * 30)
        c.line("-30,-154 -12,-161 14,-156 34,-150", 4, "swell", AI)
        for x, y, a in ((-16, -160, -38), (0, -160, 150), (14, -157, -30)):
            c.push(x, y, a)
            c.fill("0,0! 8,-6 20,0! 8,6", AI)
            c.pop()
        c.pop()
    return c


def cup():
    c = Sheet(200, 170, seed="cup")
    c.part([("30,52 34,98 62,140 72,150", 9, "sweep"), ("72,150 100,158 128,150", 8), ("128,150 138,140 166,98 170,52", 9, "-sweep"), ("170,52 100,84 30,52", 0)], fill=GLAZE, reg=0, grain=False)
    c.fill(ring(100, 50, 72, 32), WELL)
    c.fill(ring(100, 56, 56, 22), "#8c5527")
    c.line("46,108 72,124 100,128 128,124 154,108", 9, "even", AI)
    c.line([(p[0], p[1], False, None) for p in ring(100, 50, 72, 32)] + [(172, 50, False, None)], 8, "even")
    return c


THINGS = {"dish": dish, "cup": cup}
