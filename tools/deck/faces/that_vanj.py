# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất vạn: man striding along, hand at his brow, a broad black belt."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def leaf(c, x, y, rot, k=1.0):
    """Ginkgo leaf on the wind."""
    c.push(x, y, rot, k)
    c.part([("0,0 -12,-14 -26,-22", 4, "wire"), ("-26,-22 -16,-36 -3,-34!", 4, "wire"), ("-3,-34! 0,-24 3,-34!", 3, "wire"), ("3,-34! 18,-36 26,-22", 4, "wire"), ("26,-22 12,-14 0,0", 4, "wire")], fill=ODO)
    c.lines(["0,-4 -10,-18 -16,-26", "0,-4 10,-18 16,-26", "0,-4 0,-14 -1,-22"], 2, "rat")
    c.line("0,0 2,12 8,20", 3.6, "rat")
    c.pop()


def draw():
    c = Card("7v", seed="stride")
    c.wipe(ODO_PALE, 990, 866, 1)
    for x, y, r, k in ((172, 84, 30, 1.1), (216, 148, -40, .95), (150, 196, 80, .85), (206, 244, 10, .8)):
        leaf(c, x, y, r, k)
    for P in ("128,128 170,120 232,104", "150,238 196,224 240,214"):
        c.line(P, 3.6, "swell", AI_PALE)
    c.tall(1.13)
    # legs in a long stride
    B.bound_leg(c, "148,650", "188,732", "208,806", .94, -26, fill=SUMI, how="rings")
    B.bound_leg(c, "104,650", "68,740", "80,848", 1.04, 4, fill=SUMI, how="rings")
    # coat tail blown back
    ya = PT.stripes(c, 26, (5,), "#5f8390", 0, 3)
    c.part([("168,560 206,600 238,640 242,686", 7, "sweep"), ("242,686 214,700 182,690", 6), ("182,690 160,640 168,560", 0)], fill=AI_PALE, pat=ya)
    # short trousers
    c.part([("84,620 52,680 44,716", 7), ("44,716 80,742 112,726", 6), ("112,726 126,690 132,680", 0), ("132,680 146,716 162,742", 0), ("162,742 196,744 216,722", 6), ("216,722 196,670 176,620", 7), ("176,620 84,620", 0)], fill=GREY_PALE, pat=PT.stripes(c, 13, (2.6,), "#57514a", 8, 3))
    c.line("110,728 128,690 128,664", 5.5, "nail")
    c.lines(["76,660 66,692 70,712", "164,660 180,692 180,716"], 4.8, "nail")
    # far arm thrown back
    c.part([("170,470 204,500 226,540 236,570", 7, "sweep"), ("236,570 218,598 192,604", 6), ("192,604 172,560 160,520", 6, "-nail"), ("160,520 170,470", 0)], fill=AI_PALE, pat=ya)
    # body
    c.part([("98,440 70,490 68,560 74,640", 8, "sweep"), ("74,640 120,662 190,640", 6.5), ("190,640 196,560 196,490 174,444", 7.5, "sweep"), ("174,444 98,440", 0)], fill=AI_PALE, pat=ya)
    c.lines(["92,520 86,570 92,600", "180,520 184,560 176,590"], 5, "nail")
    # the broad belt
    c.part([("66,576 120,598 194,572", 6.5), ("194,572 196,640", 5), ("196,640 122,668 66,646", 6.5), ("66,646 66,576", 5)], fill=SUMI, reg=0)
    for P in ("74,594 120,614 160,606", "110,640 150,640 190,620", "72,620 100,634 130,636"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    c.part([("150,598 176,592 180,622 156,632 150,598", 5, "wire")], fill=SUMI, reg=0)
    c.line("156,606 164,614 172,622", 2.6, "swell", "#cbbd9f")
    # neck, collar
    c.part([("106,440 122,478 138,520", 0), ("138,520 160,480 160,440", 0), ("160,440 106,440", 0)], fill=FLESH, reg=0, grain=False)
    c.head(147, 449, -6, .79); F.neck(c, 4.6); c.pop()
    c.part([("164,432 152,470 118,530 104,606", 5.5), ("104,606 124,608", 0), ("124,608 140,536 172,478 182,442", 5.5), ("182,442 164,432", 5)], fill=SUMI, grain=False)
    c.part([("100,444 106,480 124,512", 5), ("124,512 132,500", 0), ("132,500 120,474 114,444", 4), ("114,444 100,444", 0)], fill=SUMI, grain=False)
    c.head(147, 449, -6, .79)
    F.face_man(c, 1.1, kind="brisk"); F.ear(c); F.hair_chonmage(c, knot="whisk")
    c.pop()
    c.pop()
    # near arm: the sleeve has slid to the elbow, the forearm rises to the hand that shades the eyes
    B.cuff(c, "22,436 40,410 84,404", "84,404 60,440 22,436")
    HD.reach(c, HD.push, (44, 462), (68, 334), 48, .98, True, 18)
    c.part([("116,386 84,404 50,424 24,434", 7, "sweep"), ("24,434 12,462 20,492", 5.5), ("20,492 56,528 104,520", 7, "sweep"), ("104,520 132,460 116,386", 0)], fill=AI_PALE, pat=PT.stripes(c, 26, (5,), "#5f8390", 66, 3), reg=0)
    c.lines(["108,424 84,446 56,460", "114,464 88,490 58,492", "96,500 76,508 56,506"], 5, "nail")
    c.line("110,392 130,430 132,478 106,522", 5.5, "-nail")
    return c.finish()
