# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve people for the seats, 200 x 200: old and young, women and men.

Each stands before a quiet ground of one colour with a paler round behind the
head, so that the picture serves square and cut to a circle.
"""
import math

from mokuhan import *
import busts as P, figures as F, patterns as PT

SIZE = 200


# head, which way, ground, colour and pattern of the dress, collar, head's scale and height
PEOPLE = {
    "01": (P.woman(BENI, AI), False, AI_PALE, AI, lambda c: PT.asanoha(c, 34, "#6f91a8", 2), SUMI, 0.76, 106),
    "02": (P.man("plain"), True, ODO_PALE, AI, lambda c: PT.stripes(c, 14, (3,), PAPER_LIGHT), SUMI, 0.84, 92),
    "03": (P.old_woman, False, ODO_PALE, GREY, lambda c: PT.koshi(c, 22, 2.5, SUMI), SUMI, 0.8, 100),
    "04": (P.old(), True, AI_PALE, BENI, lambda c: PT.kikko(c, 13, "#efc9a0", 2), SUMI, 0.78, 92),
    "05": (P.toweled(BENI), True, GREY_PALE, MIDORI, lambda c: PT.kasuri(c, 26, PAPER_LIGHT), SUMI, 0.78, 104),
    "06": (P.man("plain", "nhat_vanj.eboshi", False, brow=1.2), False, ODO_PALE, SUMI, lambda c: PT.hishi(c, 24, 16, "#8b8274"), PAPER_LIGHT, 0.76, 112),
    "07": (P.woman(BENI, BENI, pins=False, extra=P.flowers(PAPER_LIGHT, BENI)), True, "#d9b9a6", ODO_PALE, lambda c: PT.kanoko(c, 15, "#c9963f"), BENI, 0.76, 106),
    "08": (P.banded("round", AI), False, AI_PALE, PAPER_LIGHT, lambda c: PT.ichimatsu(c, 18, AI), AI, 0.84, 92),
    "09": (P.old(AI), False, GREY_PALE, ODO, lambda c: PT.stripes(c, 16, (4, 2), SUMI), SUMI, 0.76, 96),
    "10": (P.hat("young"), True, AI_PALE, MIDORI_DEEP, None, PAPER_LIGHT, 0.76, 108),
    "11": (F.head_child, False, "#d9b9a6", AI, lambda c: PT.shippo(c, 15, PAPER_LIGHT, 2), BENI, 0.86, 104),
    "12": (P.man("weathered", "tam_vawn.wild_hair"), True, ODO_PALE, GREY_PALE, lambda c: PT.koshi(c, 26, 3, AI), SUMI, 0.82, 96),
}


def draw(name):
    head, flip, ground, colour, pattern, collar, k, y = PEOPLE[name]
    c = Sheet(SIZE, SIZE, seed="portrait " + name)
    c.define("frame", '<clipPath id="{id}"><rect width="200" height="200"/></clipPath>')
    c.raw('<g clip-path="url(#frame)"><rect width="200" height="200" fill="%s"/>' % ground)
    c.fill([(100 + 86 * math.cos(i * math.pi / 10), 100 + 86 * math.sin(i * math.pi / 10), False, None) for i in range(20)], PAPER)
    x = 100 - 14 * k if not flip else 100 + 14 * k
    P.bust(c, head, x, y, k, flip, colour=colour, pat=pattern and pattern(c), collar=collar)
    c.raw("</g>")
    return c
