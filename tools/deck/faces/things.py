# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the mat beside the cards: the dish of the nọc and the cup of a bất thực.

Blue and white ware of the villages, in the blue of the deck's backs.  The mat
is seen from above, so the dish is; the cup stands a little nearer to the eye
and shows its side.  Neither casts a shadow in its picture: the program lays
it, for it knows the light.
"""
import math

from mokuhan import *

GLAZE, WELL, SHADE, WASH = "#f1e9d6", "#e8dfc8", "#d2c5a8", "#5b7d98"
TEA, TEA_LIGHT = "#8c5527", "#b98142"
MIDDLE = 200


def ring(cx, cy, rx, ry=None, n=24):
    ry = rx if ry is None else ry
    return [(cx + rx * math.cos(i * 2 * math.pi / n), cy + ry * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def polar(r, degrees):
    a = math.radians(degrees)
    return MIDDLE + r * math.cos(a), MIDDLE + r * math.sin(a), False, None


def circle(c, r, w, colour=SUMI, start=-120):
    """A carved circle: two strokes of the knife that run a little past each other."""
    for a in (start, start + 180):
        c.line([polar(r, a + k * 15.4) for k in range(13)], w, "wire", colour)


def sprig(c, x, y, turn, k=1.0):
    """Three leaves of the blue brush."""
    c.push(x, y, turn, k)
    for a in (-62, 0, 62):
        c.push(0, 0, a)
        c.fill("0,0! 5,-8 4,-16 0,-21! -4,-16 -5,-8", AI)
        c.pop()
    c.pop()


def vine(c, r, n=10):
    """A tendril round the brim, a sprig in each bend."""
    c.line([polar(r + 10 * math.sin(math.radians(i * 9) * n), i * 9) for i in range(41)], 3.6, "flat", AI)
    for i in range(2 * n):
        outward = i % 2
        x, y, _, _ = polar(r + (-3 if outward else 3), i * 180 / n + 90 / n)
        sprig(c, x, y, i * 180 / n + 90 / n + (90 if outward else -90), .72)


PETAL = "0,-34 -24,-56 -20,-86 0,-104! 20,-86 24,-56 0,-34"


def rosette(c):
    """An open lotus in the well, in a thin wash of the blue; the pile lies over it."""
    for turn, k in ((22.5, .98), (0, .86)):
        for i in range(8):
            c.push(MIDDLE, MIDDLE, turn + i * 45, k)
            c.fill(PETAL, GLAZE)
            c.fill("0,-60! -10,-76 -7,-90 0,-99! 7,-90 10,-76", AI_PALE, opacity=.7)
            c.line(PETAL, 3, "wire", WASH)
            c.pop()
    c.fill(ring(MIDDLE, MIDDLE, 30), GLAZE)
    circle(c, 30, 3.6, WASH)
    for i in range(7):
        r = 0 if i == 6 else 16
        c.fill(ring(MIDDLE + r * math.cos(i * math.pi / 3), MIDDLE + r * math.sin(i * math.pi / 3), 4, n=8), WASH)


def dish():
    c = Sheet(2 * MIDDLE, 2 * MIDDLE, seed="dish")
    c.fill(ring(MIDDLE, MIDDLE, 193), GLAZE)
    # the wall of the well lies in its own shade towards the lamp
    c.fill(ring(MIDDLE, MIDDLE, 136), SHADE)
    c.fill(ring(MIDDLE + 4, MIDDLE + 5, 130), WELL)
    rosette(c)
    circle(c, 181, 5, AI, 20)
    vine(c, 158)
    circle(c, 136, 6, AI, -60)
    circle(c, 192, 9)
    return c


def cup():
    c = Sheet(200, 170, seed="cup")
    c.part([("64,142 66,156 74,162", 7), ("74,162 100,167 126,162", 7), ("126,162 134,156 136,142", 7), ("136,142 64,142", 0)], fill=SHADE, reg=0, grain=False)
    c.part([("28,52 32,92 52,128 70,146", 9, "sweep"), ("70,146 100,153 130,146", 7), ("130,146 148,128 168,92 172,52", 9, "-sweep"), ("172,52 100,84 28,52", 0)], fill=GLAZE, reg=0, grain=False)
    c.fill("152,70! 150,100 134,128 122,144! 144,128 164,92 167,66", SHADE, opacity=.8)
    c.fill(ring(100, 50, 72, 33), WELL)
    c.fill(ring(100, 57, 58, 23), TEA)
    c.fill("50,54! 74,40 104,36 122,38! 96,44 72,52", TEA_LIGHT)
    c.line("43,84 68,96 100,101 132,96 157,84", 6, "even", AI)
    c.line("67,135 82,139 100,141 118,139 133,135", 5, "even", AI)
    for x, y, turn in ((64, 121, 10), (100, 127, 0), (136, 121, -10)):
        sprig(c, x, y, turn)
    c.line([(100 + 72 * math.cos(i * math.pi / 12), 50 + 33 * math.sin(i * math.pi / 12), False, None) for i in range(25)], 8, "wire")
    return c


PAPER, PAPER_SHADE = "#efe3c8", "#d9c69f"
LIT, LIT_SHADE, FLAME = "#ffd98a", "#f0a94e", "#fff1c4"
WOOD, TASSEL = "#5d3b25", "#9c2f22"


def lantern(lit=False):
    """A lantern of oiled paper on ribs of bamboo, as it hangs over the mat in the evening."""
    paper, shade = (LIT, LIT_SHADE) if lit else (PAPER, PAPER_SHADE)
    c = Sheet(200, 250, seed="lantern")
    c.line("100,4 100,24", 6, "even")
    c.part([("60,42 36,76 26,116 36,156 60,190", 9, "sweep"), ("60,190 100,197 140,190", 6),
            ("140,190 164,156 174,116 164,76 140,42", 9, "-sweep"), ("140,42 60,42", 0)], fill=paper, reg=0, grain=False)
    c.fill("140,46! 156,84 162,116 154,152 138,186! 150,152 146,116 148,84", shade)
    c.fill("60,46! 44,84 38,116 46,152 62,186! 52,152 52,116 52,84", shade)
    if lit:
        c.fill(ring(100, 122, 36, 52), FLAME, opacity=.75)
    for rib in ("82,44 68,80 64,116 68,152 82,191", "100,44 100,194", "118,44 132,80 136,116 132,152 118,191"):
        c.line(rib, 4, "wire")
    for hoop in ("38,78 68,86 100,89 132,86 162,78", "27,116 62,126 100,129 138,126 173,116", "38,154 68,163 100,166 132,163 162,154"):
        c.line(hoop, 4, "wire")
    c.part([("64,24 136,24", 7), ("136,24 144,44", 6), ("144,44 56,44", 7), ("56,44 64,24", 6)], fill=WOOD, reg=0, grain=False)
    c.part([("62,188 138,188", 6), ("138,188 130,206", 6), ("130,206 70,206", 6), ("70,206 62,188", 6)], fill=WOOD, reg=0, grain=False)
    for x in (92, 100, 108):
        c.line(f"100,208 {x},222 {x},244", 6, "even", TASSEL)
    return c


THINGS = {"dish": dish, "cup": cup, "lantern": lantern, "lantern-lit": lambda: lantern(True)}
