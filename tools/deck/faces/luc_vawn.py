# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục văn: child running with a pinwheel on a pole."""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#d9ab58", 2.6, turned)
    c.fade(MIDORI, 992, 818, .6)
    # pinwheel
    c.line("190,170 199,280 207,400", 7.5, "even")
    c.line("190,170 199,280 207,400", 3.6, "even", ODO)
    cx, cy = 190, 158
    for i in range(6):
        c.push(cx, cy, i * 60 + 12, 1.08)
        c.part([("0,0 -12,-18 -10,-40 6,-54", 5, "body"), ("6,-54 26,-52 36,-36", 4.2, "wire"), ("36,-36 20,-38 8,-26 0,0", 4.6, "-nail")], fill=(AI, GOFUN)[i % 2], reg=.6)
        c.line("2,-8 0,-26 10,-44", 2.4, "swell", PAPER_LIGHT if i % 2 == 0 else SUMI)
        c.pop()
    for r, col in ((8.5, SUMI), (5, ODO)):
        c.ink(shape_d_ccw([(cx + r * math.cos(a), cy + r * math.sin(a), False, None) for a in [i * math.pi / 4 for i in range(8)]]), col)
    c.flush()
    c.tall(1.1, 895)
    # sash bow behind
    c.part(["176,604 214,578 236,582 250,626 230,634 196,630", ("196,630 176,604", 0)], fill=SUMI)
    c.part(["186,624 224,644 254,676 244,696 206,672 182,644", ("182,644 186,624", 0)], fill=SUMI)
    c.lines(["190,612 212,602 230,606", "196,640 216,656 236,682"], 3, "swell", "#cbbd9f")
    # back leg, kicked up
    c.part([("128,716 136,764 152,806 178,822 208,822", 6), ("208,822 214,842 226,850 236,838", 5.5), ("236,838 238,806 228,784 206,778", 6), ("206,778 190,772 186,744 182,708", 6), ("182,708 128,716", 0)], fill=FLESH, reg=0)
    c.lines(["228,848 224,840", "221,848 218,838"], 2.8, "rat")
    c.line("160,786 172,796 184,796", 3.4, "swell")
    # front leg
    c.place(68, 854, 2, .92); F.foot_bare(c); c.pop()
    c.part([("70,708 46,748 42,788 54,826 54,856", 6, "body"), ("54,856 84,856", 0), ("84,856 88,836 96,806 112,766 134,720", 6, "-body"), ("134,720 70,708", 0)], fill=FLESH, reg=0)
    c.lines(["58,762 54,776 60,790", "84,800 82,814 76,826"], 3.4, "swell")
    # kimono body
    c.part([("98,508 74,548 58,608 62,668 54,722", 7.5, "sweep"), ("54,722 92,746 132,730 164,742", 6.5), ("164,742 206,744 246,706", 6), ("246,706 212,676 192,620 184,560 158,506", 7.5, "sweep"), ("158,506 98,508", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, 14, ("128,540 104,600 96,650 86,732", 0), ("140,540 150,640 158,690 170,728", -16)))
    # raised arm: the forearm out of the sleeve, the hand round the stick
    c.part([("184,464 206,456 228,476", 3.5, "wire"), ("228,476 206,488 184,464", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.grip, (210, 530), (206, 420), -4, .88)
    c.part([("140,510 170,492 184,464", 6.5), ("184,464 204,478 228,476", 5.5), ("228,476 228,520 210,558 184,576", 6.5), ("184,576 140,510", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, -30, ("160,490 182,512 202,550", 10)))
    c.lines(["178,506 196,520 202,544", "120,640 118,690 106,736", "150,640 158,690 166,738", "172,640 190,686 214,718", "78,640 76,680 70,716"], 5, "nail")
    # front overlap
    c.line("128,540 104,600 96,650 86,732", 5, "nail")
    # sash
    c.part([("58,606 100,624 150,622 188,604", 6), ("188,604 192,640", 5), ("192,640 150,660 98,660 58,642", 6), ("58,642 58,606", 5)], fill=SUMI)
    c.lines(["66,624 104,638 140,638", "120,652 156,646 184,632"], 3, "swell", "#cbbd9f")
    # front arm: an open hand, the fingers spread
    c.part([("66,538 60,572 60,608", 3.5, "wire"), ("60,608 74,574 66,538", 0)], fill=SUMI, grain=False)
    HD.reach(c, HD.point, (104, 592), (52, 566), 12, .84, True)
    c.part([("100,512 82,524 66,538", 6.5), ("66,538 73,572 60,608", 6), ("60,608 78,624 96,612", 6), ("96,612 110,570 112,530", 5.5, "-nail"), ("112,530 100,512", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, 30, ("96,520 78,560 80,600", 6)))
    c.lines(["92,536 78,560 80,590"], 5, "nail")
    # collar
    c.part([("92,506 112,548 132,566", 5), ("132,566 142,546", 0), ("142,546 122,534 108,504", 4), ("108,504 92,506", 0)], fill=SUMI, grain=False)
    c.part([("160,500 150,530 122,570", 5), ("122,570 136,578 166,540 176,512", 5), ("176,512 160,500", 0)], fill=SUMI, grain=False)
    c.pop()
    # head
    c.push(114, 430, -10, 1.08)
    F.head_child(c, look="call")
    c.fill("-27,29 -20,27 -13,28 -13,32 -20,31", GOFUN)
    c.pop()
    return c.finish()
