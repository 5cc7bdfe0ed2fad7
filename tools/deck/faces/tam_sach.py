# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam sách: man in sedge hat and straw cape with pole and rope."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def kerchief(c):
    """Dark cloth over ears and nape, tied below the chin; in the head's own units."""
    c.part([("20,-44 24,-26 34,-8 33,14 24,34 6,48 -10,54", 5, "wire"), ("-10,54 -14,64 -4,70", 5), ("-4,70 24,66 48,52 62,28 70,-4 68,-44", 6, "sweep"), ("68,-44 20,-44", 0)], fill="#16304d", reg=0, grain=False)
    c.lines(["36,-26 46,0 42,30", "56,-30 60,0 50,34", "28,44 14,56 0,60"], 3, "swell", AI_PALE)


def draw():
    c = Card("3s", seed="rope")
    c.fade(AI_PALE, 990, 830, .95)
    for P in ("18,930 60,922 100,930", "40,950 90,942 130,952", "20,970 60,964 96,972", "110,968 136,962 158,968", "130,936 150,930 166,936"):
        c.line(P, 3.4, "swell", AI)
    c.tall(1.13)
    # reeds on the bank
    for P in ("200,850 206,790 218,748", "206,850 216,800 232,774", "196,852 194,810 186,776", "212,850 226,822 238,812"):
        c.line(P, 6, "rat", MIDORI); c.line(P, 2.2, "rat")
    # bamboo pole, with the rope that ties up the boat
    c.line("34,700:1.1 96,520:1 168,310:.95 232,110:.9", 15, "flat"); c.line("35,698:1.1 96,521:1 168,311:.95 231.4,114:.9", 9, "flat", ODO)
    for x, y in ((52, 650), (78, 575), (182, 268), (204, 200), (222, 140)):
        c.line("%g,%g %g,%g %g,%g" % (x - 7, y - 4, x, y + 2, x + 8, y + 1), 3.2, "even")
    # legs, each in one piece from hip to ankle, the feet in the shallows
    B.sandal(c, "156,850", 2, .94)
    c.part([("128,690 138,734 142,772", 0), ("138,720 142,764 138,800 143,852", 6.5, "body"), ("143,852 170,852", 0), ("170,852 176,820 186,800 184,772 190,730 192,700", 6.5, "-body"), ("192,700 128,690", 0)], fill=FLESH, reg=0)
    c.lines(["148,770 160,778 172,774", "176,800 178,816 174,830"], 3.6, "swell")
    B.sandal(c, "78,874", 0, 1.0)
    c.part([("70,690 56,730 50,772 46,812 63,874", 7, "body"), ("63,874 93,874", 0), ("93,874 96,832 102,806 98,776 112,736 128,694", 7, "-body"), ("128,694 70,690", 0)], fill=FLESH, reg=0)
    c.lines(["58,766 70,776 84,772", "88,800 90,820 84,838"], 3.6, "swell")
    # short robe under the cape
    c.part([("60,600 56,660 50,712", 7), ("50,712 90,728 132,720 204,722", 6.5), ("204,722 206,660 196,600", 7), ("196,600 60,600", 0)], fill=AI, pat=PT.kasuri(c, 26, "#d9ddd2"))
    c.line("112,640 110,690 100,728", 5, "nail")
    # belt and basket
    c.part([("58,612 110,628 200,612", 6), ("200,612 202,640", 5), ("202,640 110,656 56,640", 6), ("56,640 58,612", 5)], fill=MIDORI)
    # straw cape
    c.part([("98,458 68,500 54,560 56,606 126,622 204,606 210,560 196,500 174,458", 0), ("174,458 98,458", 0)], fill=ODO)
    straw(c, [(52, 566, 214, 562, 130, 604, 70, 30), (62, 520, 206, 518, 132, 548, 68, 38)], seed=1)
    # front arm comes out between the layers of straw
    B.cuff(c, "88,562 80,592 94,620", "94,620 106,592 88,562")
    HD.hold(c, HD.fist, (136, 596), (62, 606), 19, .96)
    c.part([("104,486 86,524 88,562", 6.5), ("88,562 104,592 94,620", 5.5), ("94,620 124,624 140,592", 6.5, "-sweep"), ("140,592 144,556 136,526", 6), ("136,526 104,486", 0)], fill=AI, pat=PT.kasuri(c, 26, "#d9ddd2"))
    c.lines(["106,540 104,562 114,588", "130,604 120,598 112,586"], 4.5, "nail")
    c.head(152, 455, -3, .84); F.neck(c, 5); c.pop()
    straw(c, [(78, 480, 196, 478, 136, 502, 64, 46), (88, 446, 176, 444, 132, 466, 56, 56)], seed=2)
    # coil of rope over the shoulder
    for k in (0, 9, 18):
        P = "%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g" % (168, 470 + k * .4, 214 - k, 540, 216 - k, 630 - k, 186, 676 - k, 158 + k * .6, 630 - k, 160 + k * .5, 540)
        c.line(P + " %g,%g" % (168, 470 + k * .4), 9.5, "even"); c.line(P + " %g,%g" % (168, 470 + k * .4), 5, "even", PAPER_LIGHT)
    c.line("186,664 194,700 184,732 192,752", 9.5, "even"); c.line("186,664 194,700 184,732 192,750", 5, "even", PAPER_LIGHT)
    # head under the hat: a dark kerchief frames the face
    c.head(152, 455, -3, .84)
    F.face_man(c, 1.25, stubble=True)
    kerchief(c)
    c.pop()
    # cape collar
    c.part([("92,444 112,462 140,468 168,458 178,440", 6), ("178,440 182,456 170,474 140,484 108,478 88,460 92,444", 6)], fill=SUMI, grain=False)
    c.lines(["112,462 108,480", "126,467 124,484", "140,468 140,486", "154,466 158,482", "166,460 172,474"], 3, "even", ODO)
    # hat
    c.head(152, 455, -3, .84)
    c.push(4, -42, 2); F.hat_cone(c, 100, 80, -6, ODO); c.pop()
    c.pop()
    return c.finish()
