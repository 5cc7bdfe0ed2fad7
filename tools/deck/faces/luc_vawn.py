# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục văn: a child runs flat out, pinwheel held up, pointing where it goes."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def field(c):
    """A spring field under a windy sky."""
    c.fade(AI_PALE, 10, 300, .95)
    c.fade(AI, 10, 60, .4)
    c.fade(ODO_PALE, 836, 680, .9)
    c.part([("4,826 24,800 52,790 84,808 120,828", 4.4, "sweep"), ("120,828! 4,850! 4,826", 0)], fill=AI_PALE, reg=.5, grain=False)
    c.part([("4,838 60,826 130,832 196,822 250,832", 5, "sweep"), ("250,832! 250,996! 4,996! 4,838", 0)], fill="#b4b98f", bokashi=wiped(MIDORI, 1000, 836, .9), grain=False)


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#d9ab58", 2.6, turned)
    field(c)
    # pinwheel
    c.line("190,170 184,300 174,478", 7.5, "even")
    c.line("190,170 184,300 174,478", 3.6, "even", ODO)
    cx, cy = 190, 158
    for i in range(6):
        c.push(cx, cy, i * 60 + 12, 1.08)
        c.part([("0,0 -12,-18 -10,-40 6,-54", 5, "body"), ("6,-54 26,-52 36,-36", 4.2, "wire"), ("36,-36 20,-38 8,-26 0,0", 4.6, "-nail")], fill=(AI, GOFUN)[i % 2], reg=.6)
        c.line("2,-8 0,-26 10,-44", 2.4, "swell", PAPER_LIGHT if i % 2 == 0 else SUMI)
        c.pop()
    for r, col in ((8.5, SUMI), (5, ODO)):
        c.ink(shape_d_ccw([(cx + r * math.cos(a), cy + r * math.sin(a), False, None) for a in [i * math.pi / 4 for i in range(8)]]), col)
    c.flush()
    for P in ("140,944 152,930 170,926", "20,940 30,928 44,926", "60,958 74,946 90,944"):
        c.line(P, 4.6, "nail")
    # the back leg has pushed off: thigh, knee and calf in one sweep, the heel up, the sole seen, the toes still down
    c.push(-1, -9)
    c.part([("146,722 151,752 160,782 170,796", 6, "sweep"), ("170,796 176,812 186,826 197,838", 6, "body"), ("196,838 226,834", 0), ("225,834 233,816 230,796 217,774", 6.5, "-sweep"), ("217,774 213,750 219,716", 6, "-body"), ("219,716 146,722", 0)], fill=FLESH, reg=0, grain=False)
    F.skin(c, ("196,836 190,848 180,856 168,858", 5, "body"), ("168,858! 160,860 158,867! 166,871! 172,869 176,873! 184,870 189,874! 196,871 202,874!", 3.6, "wire"), ("202,874! 212,872 222,862 232,850", 5.4, "body"), ("232,850 240,842 238,830 228,826", 6, "body"), ("228,826 196,836", 0))
    if not c.pure:
        c.fill("203,873! 212,872 222,862 231,850 236,843 231,842 222,850 212,858", "#efc7a2", opacity=.8)
    c.line("236,842:.3 228,845 218,854 206,864:.4", 2.4, "swell")
    c.lines(["171,797 178,801 184,797", "174,786 180,790 186,788", "218,776 211,782 207,790", "214,838 219,842 224,840", "226,806 222,818 214,828"], 2.6, "swell")
    c.pop()
    # the front leg: the knee flung up before him, the foot about to come down
    c.place(76, 852, -9, .96); F.foot_bare(c); c.pop()
    c.part([("96,722 68,732 44,748 31,770", 6.5, "sweep"), ("31,770 25,785 34,800", 6, "body"), ("34,800 46,820 56,834 62,852", 6.5, "sweep"), ("62,852 91,854", 0), ("91,854 95,838 102,816 93,790", 6.5, "-sweep"), ("93,790 116,770 134,738", 6, "-body"), ("134,738 96,716", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["34,770 44,768 52,774", "42,800 50,800 56,792", "93,790 84,791 78,787", "93,812 88,828 83,840"], 2.8, "swell")
    c.tall(1.1, 895)
    # the whole trunk is thrown forward over that knee
    c.push(26, 0)
    B.lean(c, (150, 716), -15)
    # sash bow behind
    c.part(["176,604 214,578 236,582 250,626 230,634 196,630", ("196,630 176,604", 0)], fill=SUMI)
    c.part(["186,624 232,630 276,622 284,640 236,656 182,644", ("182,644 186,624", 0)], fill=SUMI)
    c.lines(["190,612 212,602 230,606", "196,640 226,642 262,632"], 3, "swell", "#cbbd9f")
    # kimono body
    c.part([("98,508 74,548 58,608 62,668 54,722", 7.5, "sweep"), ("54,722 92,746 132,730 164,742", 6.5), ("164,742 206,744 246,706", 6), ("246,706 212,676 192,620 184,560 158,506", 7.5, "sweep"), ("158,506 98,508", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, 14, ("128,540 104,600 96,650 86,732", 0), ("140,540 150,640 158,690 170,728", -16)))
    # raised arm: the forearm out of the slipped sleeve, four fingers shut round the stick
    B.cuff(c, "190,486 210,478 228,492", "228,492 208,506 190,486")
    HD.hold(c, HD.fist, (206, 530), (223, 432), -3, .9)
    c.part([("140,510 166,496 190,486", 6.5), ("190,486 208,500 228,492", 5.5), ("228,492 236,530 222,584 196,596", 6.5, "sweep"), ("196,596 140,510", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, -30, ("160,490 182,512 202,570", 10)))
    c.lines(["180,512 200,530 204,566", "120,640 118,690 106,736", "150,640 158,690 166,738", "172,640 190,686 214,718", "78,640 76,680 70,716"], 5, "nail")
    # front overlap
    c.line("128,540 104,600 96,650 86,732", 5, "nail")
    # sash
    c.part([("58,606 100,624 150,622 188,604", 6), ("188,604 192,640", 5), ("192,640 150,660 98,660 58,642", 6), ("58,642 58,606", 5)], fill=SUMI)
    c.lines(["66,624 104,638 140,638", "120,652 156,646 184,632"], 3, "swell", "#cbbd9f")
    # front arm: he points where he runs
    c.part([("86,536 80,568 84,600", 3.5, "wire"), ("84,600 94,570 86,536", 0)], fill=SUMI, grain=False)
    HD.reach(c, HD.point, (122, 600), (74, 556), 12, .88, True)
    c.part([("104,512 94,524 86,536", 6.5), ("86,536 93,570 84,600", 6), ("84,600 92,630 112,622", 6), ("112,622 120,570 116,530", 5.5, "-nail"), ("116,530 104,512", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, 30, ("100,520 88,560 94,610", 6)))
    c.lines(["102,536 96,560 102,590"], 5, "nail")
    # collar
    c.part([("92,506 112,548 132,566", 5), ("132,566 142,546", 0), ("142,546 122,534 108,504", 4), ("108,504 92,506", 0)], fill=SUMI, grain=False)
    c.part([("160,500 150,530 122,570", 5), ("122,570 136,578 166,540 176,512", 5), ("176,512 160,500", 0)], fill=SUMI, grain=False)
    c.pop()
    c.pop()
    c.pop()
    # head
    c.push(98, 452, -17, 1.08)
    F.head_child(c, look="call")
    c.fill("-27,29 -20,27 -13,28 -13,32 -20,31", GOFUN)
    c.pop()
    return c.finish()
