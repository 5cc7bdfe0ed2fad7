# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


def ring_of(cx, cy, rx, ry, n=18):
    return [(cx + rx * math.cos(i * 2 * math.pi / n), cy + ry * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def slung_hat(c, cx, cy, r):
    """Flat sedge hat hanging on the back, seen from above."""
    R = ring_of(cx, cy, r, r * .97, 24)
    c.part([(R + R[:1], 7, "wire")], fill=ODO_PALE, bokashi=c.bokashi("hat", ODO, 0, cy + r, 0, cy - r, .9, .1))
    for i in range(28):
        a = i * math.pi / 14
        c.line("%g,%g %g,%g" % (cx + r * .95 * math.cos(a), cy + r * .92 * math.sin(a), cx + r * .12 * math.cos(a + .1), cy + r * .12 * math.sin(a + .1)), 2.6, "rat")
    for q in (.42, .72):
        Q = ring_of(cx, cy, r * q, r * q)
        c.line(Q + Q[:1], 3, "wire")
    dot(c, cx, cy, 11, SUMI, 12)
    dot(c, cx, cy, 6, ODO, 12)
    c.flush()


def draw():
    c = Card("6v", seed="hoe")
    c.wipe(MIDORI, 990, 824, .75)
    # crescent over two bars of mist
    c.part([("172,72 206,84 214,124 190,156 158,160", 5, "body"), ("158,160 188,140 196,108 172,72", 4, "wire")], fill=ODO_PALE)
    for P in ("132,186 180,180 240,184", "160,204 200,199 240,203"):
        c.line(P, 8, "swell", AI_PALE)
    # sprouts of the field
    for x, y in ((24, 880), (60, 926), (118, 930), (150, 956), (30, 962), (90, 968)):
        for d in (-13, 0, 13):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - 14, x + d, y - 24 + abs(d) * .4), 5, "rat", MIDORI)
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - 14, x + d, y - 24 + abs(d) * .4), 2, "rat")
    # legs from behind
    for P, x, y, flip in (("78,680 72,770 76,846", 76, 846, False), ("130,680 150,766 148,838", 148, 838, True)):
        c.push(x, y, 0, 1, flip)
        F.skin(c, ("-15,-6 -22,14 -24,26", 5.5, "body"), ("-24,26 0,32 20,26", 0), ("20,26 20,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
        c.line("-32,26:1 -4,34:1 26,27:1", 9, "flat"); c.line("-30,26:1 -4,33:1 24,27:1", 4.6, "flat", ODO)
        c.lines(["-22,10 0,18 19,8", "-2,18 -4,28"], 4.4, "even")
        c.pop()
        F.limb(c, P, ((0, 36, 34), (.35, 27, 27), (.5, 23, 23), (.68, 28, 28), (.86, 18, 18), (1, 13, 13)), reg=0)
    c.lines(["66,762 76,766 86,760", "140,756 150,761 162,754", "70,796 75,812 73,828", "154,790 157,806 154,820"], 3.4, "swell")
    # hoe: handle and blade
    B.pole(c, "219,330:1.2 214,480 206,660 198,846:.95", 14, ((216, 400), (210, 590), (202, 770)), "#a97f35")
    c.part([("180,836! 220,828!", 5), ("220,828! 226,850 218,868 204,866!", 5), ("204,866! 176,872 150,866!", 6, "sweep"), ("150,866! 164,850 180,836!", 5)], fill=SUMI, grain=False)
    c.line("158,862 186,862 210,856", 3, "swell", GREY_PALE)
    # far arm across to the handle: only the hand is seen
    ka = PT.kasuri(c, 30, "#dfe0d2")
    dk = c.bokashi("dk", "#16304d", 0, 740, 0, 560, .8, 0)
    # robe tucked up
    c.part([("74,450 50,500 56,600 44,708", 8, "sweep"), ("44,708 80,732 140,728 186,706", 6.5), ("186,706 180,620 196,540 204,480", 7.5, "sweep"), ("204,480 180,440 74,450", 0)], fill=AI, pat=ka, bokashi=dk)
    c.line("116,660 112,700 116,728", 5.5, "nail", "#16304d")
    c.lines(["74,660 66,700 70,720", "160,660 166,690 160,718"], 5, "nail")
    # sash
    c.part([("52,624 90,644 140,642 184,620", 6), ("184,620 186,650", 5), ("186,650 140,672 88,672 48,654", 6), ("48,654 52,624", 5)], fill=SUMI, grain=True)
    c.part([("104,640 92,664 84,700 100,706 112,676 120,648", 5), ("120,648 104,640", 0)], fill=SUMI)
    c.lines(["62,640 90,654 116,656", "134,662 160,654 178,640"], 2.6, "swell", "#cbbd9f")
    # shoulders
    c.line("70,452 100,436 150,434 184,446", 7, "body")
    slung_hat(c, 116, 546, 76)
    # cord of the hat over the shoulders
    c.line("92,446 84,462 80,478", 5, "even"); c.line("160,444 160,460 158,480", 5, "even")
    # near arm bent up to the handle
    c.part([("180,446 222,486 240,546 236,590", 7.5, "sweep"), ("236,590 206,590 184,576", 6), ("184,576 186,530 166,492", 5.5, "-nail"), ("166,492 180,446", 0)], fill=AI, pat=ka, reg=.4)
    c.lines(["192,486 208,530 208,570", "222,520 226,556 216,582"], 5, "nail")
    c.part([("198,452 212,450 232,470 236,500", 5.5, "body"), ("236,500 214,520 200,500", 0), ("200,500 196,476 198,452", 5, "wire")], fill=FLESH, reg=0, grain=False)
    B.fist(c, 215, 446, 6, 1.15)
    B.fist(c, 218, 412, 6, 1.12)
    # head from behind, leaning towards the hoe
    c.push(130, 378, 8, 1.12)
    B.head_back(c)
    c.part([("-46,-26 -20,-34 10,-34 50,-28", 4.6, "wire"), ("50,-28 51,-12", 3.5), ("51,-12 10,-18 -20,-18 -46,-10", 4.6, "wire"), ("-46,-10 -46,-26", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x in (-34, -18, 0, 18, 36):
        c.line("%g,-32 %g,-25 %g,-16" % (x + 4, x, x - 5), 3.4, "swell", AI)
    c.pop()
    c.part([("84,446 104,462 136,462 164,444", 5.5), ("164,444 170,456 138,478 104,478 78,458", 5.5), ("78,458 84,446", 4)], fill=SUMI, grain=False)
    return c.finish()
