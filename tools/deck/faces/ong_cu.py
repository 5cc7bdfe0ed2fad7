# SPDX-License-Identifier: GPL-3.0-or-later
"""Ông cụ: bald old man from the side, bare legs, gourd on his pole."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def draw():
    c = Card("oc", seed="ongcu")
    kik = PT.kikko(c, 12, "#efc9a0", 2.0)
    st = PT.stripes(c, 15, (3.2, 1.4), "#3c3a3a", 0, 3)
    c.fade(ODO, 992, 838, .6)
    # a bank of mist behind head and shoulders: skin and beard stand out from it as they would not from bare paper
    c.fade(AI_PALE, 400, 200, .8); c.fade(AI_PALE, 400, 780, .8)
    c.tall(1.13)
    # bare legs, a little bent, each in one piece from hip to ankle
    c.place(118, 856, 2, .92, True); F.foot_waraji(c); c.pop()
    c.part([("102,738 112,786 103,820 105,858", 6.5, "body"), ("105,858 131,858", 0), ("131,858 134,826 151,794 142,738", 6.5, "-body"), ("142,738 102,738", 0)], fill=FLESH, reg=0)
    c.lines(["132,780 143,787 150,782", "112,822 118,836 116,848", "134,810 128,816"], 3.4, "swell")
    c.place(72, 862, 2, .98, True); F.foot_waraji(c); c.pop()
    c.part([("54,744 66,794 55,826 58,864", 7, "body"), ("58,864 87,864", 0), ("87,864 90,832 110,798 102,744", 7, "-body"), ("102,744 54,744", 0)], fill=FLESH, reg=0)
    c.lines(["88,786 100,794 108,788", "64,828 71,842 68,854", "92,816 85,822"], 3.6, "swell")
    # short robe
    c.part([("24,664 28,712 40,748", 7, "sweep"), ("40,748 84,768 152,746", 6.5), ("152,746 164,716 160,664", 7, "sweep"), ("160,664 24,664", 0)], fill=GREY_PALE, pat=st)
    c.line("122,690 132,720 124,760", 5.5, "nail")
    c.lines(["56,690 62,720 58,748", "90,700 96,730 92,758", "146,700 150,724 144,744"], 4.8, "nail")
    c.line("42,754 84,774 150,752", 4, "wire")
    c.pop()
    # staff with a gourd
    c.line("217,66:1.3 213,100:.8 208,200:1 203,300:.85 196,420:1 186,560:.85 174,720:1 164,860:.85 158,940:.75", 15, "flat")
    c.line("216.5,70:1.3 212.5,102:.7 207.5,202:1 202.5,302:.8 195.5,422:1 185.5,562:.8 173.5,722:1 163.5,862:.8 158.5,936:.6", 8.5, "flat", ODO)
    for x, y in ((210, 150), (204, 276), (199, 372), (184, 590), (176, 690), (166, 820)):
        c.line("%g,%g %g,%g %g,%g" % (x - 5, y - 3, x + 1, y + 3, x + 5, y - 4), 2.6, "swell")
    c.tall(1.13)
    # torso vest
    c.part([("96,416 62,426 32,458 16,524 12,606 20,678", 8, "sweep"), ("20,678 60,698 112,700 166,680", 7), ("166,680 172,600 166,520 150,446", 7), ("150,446 96,416", 0)], fill=BENI, pat=kik)
    c.lines(["40,476 32,540 36,606", "52,650 60,674 58,694"], 5.5, "nail")
    # collar and front band of the vest
    c.part([("100,420 120,462 150,486", 0), ("150,486 166,470 160,440", 0), ("160,440 100,420", 0)], fill=PAPER_LIGHT)
    c.part([("158,448 176,530 180,610 170,682", 5.5), ("170,682 152,688", 4.5), ("152,688 162,606 156,530 138,470 112,428", 5, "-nail"), ("112,428 158,448", 0)], fill=SUMI, grain=False)
    # near sleeve, and the hand on the staff
    B.cuff(c, "162,472 176,502 164,532", "164,532 150,502 162,472")
    HD.hold(c, HD.grasp, (112, 514), (197, 496), 4, .96)
    c.part([("74,470 110,462 140,464 162,472", 7, "body"), ("162,472 151,502 164,532", 5), ("164,532 166,590 162,648", 6.5, "body"), ("162,648 126,664 84,650", 6.5, "body"), ("84,650 72,600 68,530 74,470", 6.5, "-nail")], fill=GREY_PALE, pat=PT.stripes(c, 15, (3.2, 1.4), "#3c3a3a", 76, 3))
    c.lines(["84,492 120,512 140,548", "78,540 100,580 104,626", "144,484 136,514 142,556", "156,600 146,630 128,640"], 5, "nail")
    # head
    c.head(110, 449, 5, .845, True); F.head_old(c); c.pop()
    c.pop()
    # gourd
    c.line("208,150 196,158 188,172", 3.6, "even", BENI)
    c.part([("186,172 176,180 178,196 170,206", 4.6, "wire"), ("170,206 160,222 166,246 186,252 206,246 211,224 203,208", 5.2, "body"), ("203,208 194,198 196,182 190,172 186,172", 4.6, "wire")], fill=ODO)
    c.line("175,203 187,207 199,203", 4.5, "even", BENI)
    c.line("172,222 176,236 186,243", 3, "swell", PAPER_LIGHT)
    c.line("188,164 188,172", 6, "even")
    return c.finish()
