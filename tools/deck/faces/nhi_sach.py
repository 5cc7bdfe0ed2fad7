# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị sách: hunchback going away from us, his head bowed over the staff, a fist in the loin."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def heel(c, x, y, rot=0):
    """Foot in a straw sandal seen from behind, set down on the heel's whole breadth."""
    c.place(x, y, rot)
    F.skin(c, ("-15,-6 -22,14 -25,26", 5.5, "body"), ("-25,26 0,32 19,26", 0), ("19,26 20,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
    F.skin(c, ("-22,12 -34,18 -42,26 -34,30", 4.6, "body"), ("-34,30 -22,28 -22,12", 0))
    c.line("-48,29:1 -14,34:1 25,28:1", 9, "flat")
    c.line("-46,29:1 -14,33:1 23,28:1", 4.6, "flat", ODO)
    c.lines(["-22,10 0,18 19,8", "-2,18 -4,28"], 4.4, "even")
    c.pop()


def lifted(c, x, y, rot=0):
    """The foot he pushes off with, on its toes: heel and straw sole look at us."""
    c.place(x, y, rot)
    F.skin(c, ("-15,-10 -20,8 -17,24", 5.5, "body"), ("-17,24 18,22", 0), ("18,22 22,6 14,-10", 5.5, "body"), ("14,-10 -15,-10", 0))
    c.part([("-22,16 -26,40 -30,62 -22,74 0,76 14,70 16,56 22,34 21,14", 6, "body"), ("21,14 0,6 -22,16", 5)], fill=ODO, reg=.5)
    for k in range(6):
        y = 22 + k * 9
        c.line("%g,%g %g,%g %g,%g" % (-22 - k * .9, y, -4, y + 5, 18 - k * 1.1, y - 1), 2.6, "swell", "#8b6728")
    c.lines(["-22,16 -30,2 -22,-8", "21,14 26,0 18,-10"], 4.4, "even")
    c.pop()


def profile(s):
    """His head from behind, turned aside: ear, cheek, a white brow and the tip of the nose; in the head's own units."""
    F.skin(s, ("10,-72 -18,-68 -37,-48 -43,-28 -40,-17!", 6, "body"), ("-40,-17! -47,-6 -57,3 -55,11! -46,12", 4.6, "wire"), ("-46,12! -49,18 -45,23! -47,30 -40,40 -26,48 -8,48", 5, "wire"), ("-8,48 30,46 48,0 40,-44 10,-72", 0))
    s.part([("-38,-14 -46,-20 -50,-32 -40,-27 -30,-22", 2.6, "wire"), ("-30,-22 -30,-16 -38,-14", 2.6, "wire")], fill=GOFUN, reg=0, grain=False)
    s.line("-44,-7:.5 -38,-9:1 -32,-6:.4", 4.4, "flat")
    s.lines(["-30,-8 -22,-12", "-30,-4 -21,-4", "-31,0 -23,5", "-38,10 -32,18 -34,28"], 2.2, "rat")
    s.lines(["-26,-40 -14,-44 -2,-42", "-28,-48 -16,-53 -4,-52"], 2, "swell")
    s.part([("-44,34 -52,50 -50,70 -60,92", 3.4, "wire"), ("-60,92 -40,74 -30,48", 3.4, "wire"), ("-30,48 -44,34", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["-42,44 -46,62 -52,78", "-36,48 -40,62"], 2, "nail")
    # grey hair round the ear to the nape, the thin knot laid forward
    s.part([("-12,-30 -10,-46 8,-56 30,-54 48,-36 56,-8 54,24 40,48 20,56 2,52", 4.4, "wire"), ("2,52 14,40 20,20 18,-4 6,-18 -12,-30", 3.4, "wire")], fill=GREY_PALE, back=None, reg=0, grain=False)
    for P in ("-4,-36 14,-34 28,-20", "6,-48 28,-40 42,-16", "26,12 30,30 20,46", "36,-6 42,18 30,44", "46,-22 50,4 44,32"):
        s.line(P, 2.2, "swell")
    s.part([("28,-52 40,-68 34,-84 12,-88 -8,-80 -4,-74 12,-74 20,-66 18,-54", 4.4, "wire"), ("18,-54 28,-52", 0)], fill=GREY_PALE, back=None, reg=0, grain=False)
    s.lines(["26,-60 26,-74 8,-80", "32,-62 30,-78 14,-84"], 2, "swell")
    s.line("14,-55:1 24,-51:1.1 34,-54:1", 5.4, "flat", SUMI)
    F.skin(s, ("4,-10 12,-18 22,-12 22,6 14,22 6,22 4,12", 4, "wire"), ("4,12 4,-10", 3))
    s.line("10,-8 16,-4 13,10", 2.2, "swell")


def draw():
    c = Card("2s", seed="hunch")
    line = "#3b3733"
    c.fade(ODO_PALE, 990, 804, 1)
    # a pine branch hangs in from the corner
    c.part([("250,34 226,66 204,84 176,128 150,150", 6, "rat"), ("150,150 184,136 212,104 232,92 250,82", 6, "-rat"), ("250,82 250,34", 0)], fill="#6d5637")
    c.line("206,96 180,88 166,76", 7, "rat"); c.line("214,108 226,140 222,164", 7, "rat")
    for i, (x, y, w, h) in enumerate(((222, 58, 33, 36), (178, 84, 41, 40), (220, 124, 34, 36), (172, 160, 38, 38), (216, 190, 36, 38))):
        needles(c, x, y, w, h, i)
    c.tall(1.09, 925)
    # the leg that has stepped ahead, and the one he pushes off with
    heel(c, 84, 836, -3)
    F.limb(c, "96,740 88,786 84,836", ((0, 26, 26), (.4, 25, 25), (.72, 19, 19), (1, 14, 14)), reg=0)
    c.line("86,774 92,794 88,812", 3.4, "swell")
    lifted(c, 152, 852, 8)
    F.limb(c, "152,730 160,780 152,850", ((0, 30, 30), (.4, 29, 27), (.72, 22, 20), (1, 14, 15)), reg=0)
    c.lines(["156,774 164,800 156,826", "146,834 152,840 158,836"], 3.6, "swell")
    # robe: the hips thrown out to the near side, the hem aslant with the step
    c.part([("78,600 62,680 52,740 58,790", 7.5, "sweep"), ("58,790 94,786 128,776", 6.5), ("128,776 164,796 214,772", 6.5), ("214,772 232,700 226,640 212,590", 7.5, "-sweep"), ("212,590 78,600", 0)], fill=GREY_PALE, deco=PT.flowing("74,596 56,690 46,740 52,800", "218,586 236,650 236,710 222,790", 9, (6, 2.2), line))
    c.lines(["150,690 138,730 128,776", "104,690 80,740 76,786", "196,690 204,730 190,780"], 5.4, "nail")
    # staff, leant towards him
    B.pole(c, "60,372:1.25 50,420:.95 42,560:1 32,720:.95 20,958:.85", 15, ((47, 470), (38, 640), (30, 790)))
    # head, bowed over the staff
    c.place(92, 454, -17, .92)
    profile(c)
    c.pop()
    # far arm: the sleeve hangs from the elbow, knuckles round the staff
    B.cuff(c, "66,566 82,580 88,606", "88,606 70,600 66,566")
    HD.hold(c, HD.grasp, (98, 620), (45, 524), 4, .96, width=17)
    c.part([("66,566 54,610 50,668", 6.5, "sweep"), ("50,668 72,690 104,668", 6), ("104,668 112,620 92,560", 0), ("92,604 78,596 66,566", 5.5)], fill=GREY_PALE, deco=PT.flowing("62,566 48,620 46,680", "100,566 108,620 106,680", 3, (6, 2), line), reg=.5)
    # sash
    c.part([("66,646 120,672 176,672 228,636", 6), ("228,636 232,672", 5), ("232,672 178,708 118,706 60,682", 6), ("60,682 66,646", 5)], fill=ODO)
    c.lines(["74,660 120,684 160,686", "140,698 190,690 222,668"], 3.6, "nail")
    # the hump under a black sleeveless coat: it stands higher than his head
    c.part([("68,534 92,498 112,448 146,392 190,366 226,392 246,470 244,570 230,642", 8.5, "sweep"), ("230,642 176,676 116,668 62,640", 6.5), ("62,640 58,580 68,534", 7, "sweep")], fill=SUMI, reg=0)
    for P in ("96,520 78,580 82,632", "150,416 190,392 226,440", "134,450 172,420 208,448 226,520", "120,500 112,570 120,640", "228,520 224,590 204,640", "156,640 162,600 154,570"):
        c.line(P, 3.6, "nail", "#b9ab90")
    F.blossom(c, 170, 508, 26, PAPER_LIGHT, SUMI, 8)
    c.part([("66,536 90,500 110,446 144,390 190,364", 5.5), ("190,364 204,372 158,404 128,456 104,514 82,546", 5.5), ("82,546 66,536", 4)], fill=GREY, reg=.4)
    # near arm: the elbow out, the fist in the aching loin
    B.cuff(c, "190,626 178,650 190,674", "190,674 200,650 190,626")
    HD.hold(c, HD.fist, (236, 640), (156, 652), 4, 1.0)
    c.part([("222,470 246,510 252,590 240,650", 7.5, "sweep"), ("240,650 220,684 192,676", 6.5), ("192,676 198,650 188,624", 5.5), ("188,624 206,590 204,540 206,500", 6, "-nail"), ("206,500 222,470", 0)], fill=GREY_PALE, deco=PT.flowing("204,490 204,550 184,640", "226,470 254,560 216,690", 4, (6, 2), line), reg=.5)
    c.lines(["220,520 224,580 206,620", "236,600 222,640 200,656"], 5, "nail")
    c.pop()
    return c.finish()
