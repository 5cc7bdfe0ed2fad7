# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT


def draw():
    c = Card("1s", seed="wrestler")
    c.raw('<rect x="12" y="850" width="226" height="140" fill="url(#%s)"/>' % c.bokashi("gr", ODO_PALE, 0, 990, 0, 840, 1, 0))
    # straw ring of the wrestling ground
    for w, col in ((24, SUMI), (18, ODO)):
        c.line("10,930 70,944 128,946 170,940", w, "even", col)
    for i in range(13):
        x = 16 + i * 12.4
        c.line("%g,%g %g,%g" % (x - 5, 946 - abs(x - 100) * .05, x + 5, 930 - abs(x - 100) * .05), 2.8, "wire")
    # raised leg (right), far side
    F.limb(c, "150,700 196,700 214,748", ((0, 52, 48), (.4, 50, 42), (.75, 36, 31), (1, 28, 26)), w=7)
    F.limb(c, "212,744 206,790 182,822", ((0, 26, 26), (.4, 28, 25), (.75, 24, 19), (1, 16, 15)), w=6.5)
    c.part([("190,806 176,812 158,838 156,852 170,858 190,848 206,830 206,814", 5.5, "body"), ("206,814 190,806", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["160,846 168,842", "166,853 174,848", "204,744 216,752 228,742"], 3, "swell")
    # standing leg
    F.limb(c, "92,700 66,772 80,856", ((0, 58, 56), (.3, 46, 46), (.55, 32, 33), (.72, 29, 37), (1, 21, 20)), w=7.5)
    c.lines(["50,776 64,786 80,780", "52,810 58,832"], 3.8, "swell")
    c.part([("62,852 44,868 24,880 16,894 24,902", 6), ("24,902 64,908 100,902 104,884 100,852", 6), ("100,852 62,852", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["26,888 33,893", "36,880 43,886", "47,875 54,882"], 2.8, "rat")
    # body: chest and the great belly
    c.part([("92,470 62,486 44,530 40,590 34,640 48,690 84,724", 8, "sweep"), ("84,724 128,742 172,722", 0), ("172,722 208,690 214,640 206,580 202,530 186,488 158,466", 8, "-sweep"), ("158,466 92,470", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["70,540 86,558 112,556", "134,556 158,560 176,542"], 5, "swell")
    c.line("58,640 84,672 122,680 164,670 190,640", 5, "swell")
    c.line("118,624 124,632 130,624", 4, "swell")
    c.lines(["124,500 124,530", "50,604 58,616"], 3.4, "swell")
    # belt and apron
    c.part([("38,664 78,706 128,716 176,704 214,662", 6.5), ("214,662 212,702", 5), ("212,702 172,738 128,748 82,740 42,704", 6.5), ("42,704 38,664", 5)], fill=AI)
    c.lines(["46,682 82,716 128,726 172,716 208,682"], 3, "wire", PAPER_LIGHT)
    c.part([("100,714! 98,780 94,826!", 6), ("94,826! 128,836 160,824!", 6), ("160,824! 156,778 154,712!", 6), ("154,712! 128,718 100,714!", 0)], fill=AI, pat=PT.kikko(c, 11, "#c9d2cd", 1.9))
    for i in range(11):
        x = 96 + i * 6.3
        c.line("%g,%g %g,%g" % (x, 824 + 6 * math.sin(i * .31), x + r_(i), 846 + 6 * math.sin(i * .31)), 3.2, "nail", SUMI if i % 2 else ODO)
    # arms: hands on the thighs
    F.limb(c, "72,506 34,570 62,646", ((0, 34, 34), (.3, 31, 30), (.5, 27, 28), (.75, 24, 22), (1, 15, 15)), w=7)
    F.limb(c, "180,504 222,566 200,640", ((0, 32, 32), (.3, 29, 30), (.5, 27, 26), (.75, 21, 23), (1, 15, 15)), w=7)
    for x, y, fl in ((68, 656, False), (194, 650, True)):
        c.push(x, y, 16 if not fl else -16, 1.1, fl)
        c.part([("-16,-12 -22,2 -25,16 -20,24 -14,20", 4.5, "wire"), ("-14,20 -14,32 -8,38 -2,34", 4.2, "wire"), ("-2,34 2,42 9,41 11,33", 4.2, "wire"), ("11,33 17,37 22,31 20,22", 4.2, "wire"), ("20,22 26,18 22,2 14,-10", 4.2, "wire"), ("14,-10 -16,-12", 0)], fill=FLESH, reg=0, grain=False)
        c.lines(["-14,20 -10,8", "-2,34 0,20", "11,33 10,20"], 2.6, "nail")
        c.pop()
    # shoulders close over the arms
    c.line("43,494 62,477 98,469", 6.5, "body")
    c.line("156,466 188,475 208,492", 6.5, "body")
    # head
    c.push(124, 404, -4, 1.36)
    F.face_man(c, 1.0, kind="broad"); F.ear(c); F.hair_chonmage(c, pate=SUMI)
    F.black(c, "-24,-46 -14,-62 6,-71 30,-67 40,-58 24,-50 4,-49 -12,-48")
    for P in ("-14,-52 -4,-61 10,-66", "-4,-51 8,-58 22,-62"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
