# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất văn: man in a long striped robe reading a white sheet."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def clog(c, x, y):
    """High clog and the sock in it."""
    c.push(x, y)
    c.part([("-6,6! 48,6! 48,15! -6,15! -6,6!", 4)], fill=ODO)
    c.part([("2,15! 12,15! 12,30! 2,30! 2,15!", 3.5)], fill=ODO); c.part([("32,15! 42,15! 42,30! 32,30! 32,15!", 3.5)], fill=ODO)
    c.part([("-3,4 3,-9 16,-18", 4.5, "wire"), ("16,-18 44,-18", 0), ("44,-18 46,-4 42,6", 4.5, "wire"), ("42,6 18,8 -3,4", 4.5, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("8,2:.8 13,-8 22,-12", 3.6, "flat"); c.line("-1,-1 3,2 3,5", 2, "swell")
    c.pop()


def sheet_of_writing(c):
    c.part([("70,470! 162,456! 170,574! 78,592! 70,470!", 5, "wire")], fill=GOFUN, reg=0, grain=False)
    c.part([("70,470! 162,456! 161,470 118,472 72,485! 70,470!", 3.4, "wire")], fill=PAPER, reg=0, grain=False)
    r = Rng("letter")
    for i in range(6):
        x = 152 - i * 13
        y = 486 + i * 2
        while y < 556 - 6 * (i == 5):
            l = r(5, 15)
            c.line("%g,%g %g,%g" % (x - i * .4, y, x + 2 + r(-1.5, 1.5), y + l), 3.4, "nail")
            y += l + r(3, 6)


def draw():
    c = Card("7n", seed="fat1")
    c.fade(ODO_PALE, 990, 818, 1)
    c.line("184,6 184,80", 4, "even")
    lantern(c, 184, 152, 1.0)
    F.blossom(c, 184, 156, 21, SUMI, PAPER_LIGHT, 6)
    stripes = lambda left, right, n: PT.flowing(left, right, n, (6.4, 2.2), AI)
    clog(c, 66, 876); clog(c, 132, 882)
    # the long robe: back panel, then the front that laps over it
    c.part([("86,400 62,500 64,600 48,720 42,858", 8, "sweep"), ("42,858 120,880 206,860", 6.5), ("206,860 222,740 214,620 216,500 190,396", 8, "sweep"), ("190,396 86,400", 0)], fill=AI_PALE, deco=stripes("76,396 58,500 60,600 46,720 40,870", "196,392 222,500 220,620 226,740 210,872", 9))
    c.part([("84,610 80,720 64,864", 0), ("64,864 110,878 136,876", 6), ("136,876 156,780 150,690 158,604", 6.5, "-nail"), ("158,604 84,610", 0)], fill=AI_PALE, reg=.4, deco=stripes("84,600 78,720 60,880", "162,600 154,690 160,780 140,884", 5))
    c.lines(["100,640 92,740 84,850", "176,640 190,740 186,850", "200,660 206,740 202,820", "130,650 128,740 116,840"], 5, "nail", "#16304d")
    c.line("46,850 120,871 204,852", 4, "wire", PAPER_LIGHT)
    # the trailing lining of the lap
    c.part([("136,876 156,780 150,690 158,640", 4, "nail"), ("158,640 162,700 168,790 156,876", 4, "nail"), ("156,876 136,876", 4)], fill=GOFUN, reg=0, grain=False)
    # sash, wide and low under a belly
    c.part([("64,566 120,596 176,592 218,562", 6), ("218,562 219,612", 5), ("219,612 178,642 118,646 62,614", 6), ("62,614 64,566", 5)], fill=SUMI)
    for P in ("72,584 118,610 160,610", "150,630 188,620 212,600", "76,608 110,626 134,630"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # neck, white under-collar
    c.head(152, 408, -8, .79); F.neck(c, 4.8); c.pop()
    c.part([("102,398 112,426 124,452", 0), ("124,452 150,424 160,396", 0), ("160,396 102,398", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("164,386 152,424 124,466", 4.5), ("124,466 112,450 140,420 150,390", 4.5), ("150,390 164,386", 4)], fill=GOFUN, reg=0, grain=False)
    c.part([("172,392 162,432 130,490 110,566", 5.5), ("110,566 92,560 108,500 124,462", 0), ("124,462 146,430 158,392", 5), ("158,392 172,392", 4)], fill=SUMI, reg=0, grain=False)
    c.part([("88,402 96,440 116,484", 5), ("116,484 126,464 108,428 102,396", 4.5), ("102,396 88,402", 4)], fill=SUMI, reg=0, grain=False)
    # far sleeve and hand behind the sheet
    c.part([("92,404 60,436 40,486", 7, "sweep"), ("40,486 34,540 44,600", 7, "sweep"), ("44,600 66,614 88,606", 6), ("88,606 96,560 84,520", 5), ("84,520 104,490 108,450", 6, "-nail"), ("108,450 92,404", 0)], fill=AI_PALE, reg=.4, deco=stripes("92,400 58,436 34,486 28,560 40,604", "114,440 104,500 90,530 92,570 92,612", 4))
    c.lines(["86,440 62,480 56,530", "98,470 78,506 74,540", "50,540 54,570 62,598"], 5, "nail", "#16304d")
    sheet_of_writing(c)
    B.cuff(c, "38,566 62,550 84,576", "84,576 62,592 38,566")
    HD.hold(c, HD.pinch, (40, 620), (80, 534), -6, .88, seen=16)
    c.line("38,566 62,592 84,576", 5, "wire")
    # near sleeve hangs from the wrist; the thumb lies on the sheet's edge
    B.cuff(c, "184,510 172,546 176,580", "176,580 196,546 184,510")
    HD.hold(c, HD.pinch, (236, 552), (163, 536), 8, .88)
    c.part([("174,398 214,440 234,510 238,600", 8, "sweep"), ("238,600 234,660 224,700", 6.5), ("224,700 196,712 172,698", 6), ("172,698 174,640 176,580", 6.5), ("176,580 188,550 184,510", 5.5), ("184,510 174,470 172,430", 6, "nail"), ("172,430 174,398", 0)], fill=AI_PALE, reg=.4, deco=stripes("172,400 174,450 188,540 178,600 170,704", "180,394 222,440 242,520 244,610 228,704", 5))
    c.lines(["190,440 210,500 212,560", "222,520 226,580 218,640", "196,600 194,650 188,690", "214,620 212,660 204,694"], 5, "nail", "#16304d")
    # shoulders
    c.line("88,404 100,390 122,378", 6, "sweep"); c.line("158,380 176,388 192,402", 6, "-sweep")
    # crest on the shoulder
    c.fill([(196 + 12 * math.cos(i * math.pi / 5), 452 + 12 * math.sin(i * math.pi / 5), False, None) for i in range(10)], PAPER_LIGHT)
    F.blossom(c, 196, 452, 11, SUMI, PAPER_LIGHT)
    # head, bent over the sheet
    c.head(152, 408, -8, .79)
    F.face_man(c, .9, kind="official"); F.ear(c); F.hair_chonmage(c, knot="long")
    c.pop()
    return c.finish()
