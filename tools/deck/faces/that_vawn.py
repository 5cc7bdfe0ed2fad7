# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất văn: man in a long striped robe reading a white sheet."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT


def draw():
    c = Card("7n", seed="fat1")
    c.wipe(ODO_PALE, 990, 860, 1)
    lantern(c, 184, 152, 1.0)
    st = PT.stripes(c, 17, (4, 1.6), "#3f6284", 0, 3)
    # feet in high clogs
    for x, y in ((64, 890), (118, 894)):
        c.push(x, y)
        c.part([("-6,6! 48,6! 48,15! -6,15! -6,6!", 4)], fill=ODO)
        c.part([("2,15! 12,15! 12,30! 2,30! 2,15!", 3.5)], fill=ODO); c.part([("32,15! 42,15! 42,30! 32,30! 32,15!", 3.5)], fill=ODO)
        c.part([("-2,4 4,-10 16,-18", 4.5, "wire"), ("16,-18 44,-18", 0), ("44,-18 46,-4 42,6", 4.5, "wire"), ("42,6 18,8 -2,4", 4.5, "wire")], fill=GOFUN, reg=0, grain=False)
        c.line("6,2:.8 12,-8 22,-12", 3.6, "flat")
        c.pop()
    # kimono skirt
    c.part([("46,640 38,740 52,830 66,880", 7, "sweep"), ("66,880 116,896 172,884", 6), ("172,884 198,820 210,740 204,640", 7, "sweep"), ("204,640 46,640", 0)], fill=AI_PALE, pat=st)
    c.line("100,660 92,740 98,820 112,892", 5.5, "nail")
    c.lines(["70,700 66,780 76,850", "150,690 160,780 150,860", "184,700 190,760 182,830"], 4.8, "nail")
    c.line("68,886 116,902 170,890", 4.4, "wire", PAPER_LIGHT)
    # belly under the coat: kimono front and sash
    c.part([("84,470 70,540 78,640", 0), ("78,640 168,640", 0), ("168,640 176,540 164,470", 0), ("164,470 84,470", 0)], fill=AI_PALE, pat=st)
    c.part([("66,604 120,630 182,602", 6), ("182,602 186,640", 5), ("186,640 120,668 62,642", 6), ("62,642 66,604", 5)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.lines(["72,624 116,646 150,642", "130,650 160,640 178,624"], 3.6, "nail")
    c.push(128, 410, -3, 1.3)
    F.neck(c, 5)
    c.pop()
    # coat, two fronts
    c.part([("92,470 50,486 26,540 16,640 26,736", 8, "sweep"), ("26,736 46,748 72,744", 6), ("72,744 66,650 74,560 106,486", 6.5, "-nail"), ("106,486 92,470", 0)], fill=SUMI, grain=True, reg=0)
    c.part([("160,470 202,486 226,540 236,640 226,740", 8, "sweep"), ("226,740 202,752 178,746", 6), ("178,746 186,650 176,560 146,486", 6.5, "-nail"), ("146,486 160,470", 0)], fill=SUMI, grain=True, reg=0)
    # coat band and cord
    c.part([("110,470 80,550 70,650 76,744", 3), ("76,744 90,744", 3), ("90,744 84,650 92,560 124,490", 3), ("124,490 110,470", 0)], fill=GREY, reg=0)
    c.part([("142,470 172,550 182,650 174,746", 3), ("174,746 160,746", 3), ("160,746 166,650 160,560 128,490", 3), ("128,490 142,470", 0)], fill=GREY, reg=0)
    # sleeves
    c.part([("60,500 34,560 26,620", 0), ("26,620 30,690 40,712", 0), ("40,712 80,716 98,668", 0), ("98,668 100,640 82,600 60,500", 0)], fill=SUMI, reg=0)
    c.part([("192,500 216,560 226,620", 0), ("226,620 222,690 212,712", 0), ("212,712 176,716 158,668", 0), ("158,668 156,640 172,600 192,500", 0)], fill=SUMI, reg=0)
    for P in ("66,524 84,596 98,636", "186,524 170,596 158,636", "98,640 98,680 82,712 40,712", "158,640 158,680 172,712 212,712", "26,700 26,640 34,590", "226,700 226,640 218,590"):
        c.line(P, 3.4, "swell", "#d8ccb2")
    for P in ("56,640 72,668 92,676", "194,640 178,668 162,676"):
        c.line(P, 2.4, "swell", "#9d927f")
    # the sheet, and hands that hold it
    c.part([("82,560! 170,552! 174,650! 86,660! 82,560!", 5, "wire")], fill=GOFUN, reg=0, grain=False)
    c.part([("82,560! 170,552! 168,566 126,566 84,572! 82,560!", 3.4, "wire")], fill=PAPER, reg=0, grain=False)
    r = Rng("letter")
    for i in range(6):
        x = 160 - i * 13
        y = 582
        while y < 636 - 6 * (i == 5):
            l = r(5, 15)
            c.line("%g,%g %g,%g" % (x - i * .4, y, x + r(-1.5, 1.5), y + l), 3.4, "nail")
            y += l + r(3, 6)
    for x, k in ((88, False), (168, True)):
        c.push(x, 622, 0, 1.0, k)
        c.part([("-22,-10 -10,-17 0,-16", 4, "wire"), ("0,-16 2,18", 0), ("2,18 -12,19 -22,11", 4, "wire"), ("-22,11 -22,-10", 0)], fill=FLESH, reg=0, grain=False)
        c.line("0,-16 4,-8 4,8 2,18", 4, "wire")
        c.lines(["3,-2 -7,-3", "4,7 -7,6"], 2.3, "-nail")
        c.part([("-4,-10 6,-17 18,-20 25,-16 21,-9 8,-3 -2,0", 4, "wire"), ("-2,0 -4,-10", 0)], fill=FLESH, reg=0, grain=False)
        c.line("19,-17 22,-15", 2, "swell")
        c.pop()
    # crests
    for x, y in ((54, 556), (198, 556)):
        c.fill([(x + 12 * math.cos(i * math.pi / 5), y + 12 * math.sin(i * math.pi / 5), False, None) for i in range(10)], PAPER_LIGHT)
        F.blossom(c, x, y, 11, SUMI, PAPER_LIGHT)
    # head
    c.part([("96,462 112,500 128,530", 4.5), ("128,530 140,512 118,462", 4), ("118,462 96,462", 0)], fill=PAPER_LIGHT)
    c.part([("176,452 160,500 126,540", 4.5), ("126,540 112,520 146,492 160,446", 4.5), ("160,446 176,452", 0)], fill=PAPER_LIGHT)
    c.push(128, 402, -3, 1.32)
    F.face_man(c, .9, kind="official"); F.ear(c); F.hair_chonmage(c)
    c.pop()
    return c.finish()
