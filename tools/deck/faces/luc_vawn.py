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
    c.line("190,170 184,300 174,486", 7.5, "even")
    c.line("190,170 184,300 174,486", 3.6, "even", ODO)
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
    # a small child's legs, short and round, with creases of fat for joints; the back one has pushed off and is still on its toes, leg and foot in one contour
    c.push(-8, -4)
    F.skin(c, ("146,738 147,764 155,788 168,804 182,819 193,832 196,842", 6, "sweep"), ("196,842 193,850 186,855 178,857 170,858 166,863 169,869 176,870!", 4.4, "wire"),
           ("176,870! 178,873 184,874 187,870! 190,874 195,873 197,869! 201,872 206,871 208,867!", 3, "wire"), ("208,867! 216,860 226,857", 3.6, "wire"), ("226,857 238,852 243,841 237,831 230,825", 5, "body"),
           ("230,825 236,812 235,796 226,780 215,772", 6, "body"), ("215,772 222,756 222,724", 6, "-sweep"), ("222,724 146,738", 0))
    c.lines(["214,772 206,777 198,776", "198,838 208,841 222,834"], 3, "-rat")
    c.lines(["176,870 177,866 181,864", "187,870 188,866 191,864", "197,869 198,865 201,863"], 2.2, "-rat")
    c.pop()
    # the front leg: the knee flung up before him, the foot about to come down
    c.push(82, 856, -10, .84)
    F.skin(c, ("-19,-10 -21,3 -29,12 -40,17 -50,19", 5.4, "body"), ("-50,19 -60,18 -66,23 -65,31 -59,35", 4.6, "wire"), ("-59,35! -52,38 -34,39 -14,38 4,40 16,38", 4.6, "wire"), ("16,38 27,33 28,20 20,6 19,-10", 5.8, "sweep"), ("19,-10 -19,-10", 0))
    c.lines(["-51,21 -48,25 -49,29", "-43,21 -40,25 -41,29"], 2.6, "swell")
    c.pop()
    F.skin(c, ("104,730 72,738 45,756 34,778", 6.5, "sweep"), ("34,778 28,796 36,812", 6, "body"), ("36,812 48,832 60,842 64,853", 6, "sweep"), ("64,853 101,852", 0), ("101,852 109,838 110,818 100,801", 6.5, "-sweep"), ("100,801 126,786 142,744", 6, "-body"), ("142,744 104,720", 0))
    c.lines(["100,801 90,800 82,803", "66,853 80,858 98,852"], 3, "-rat")
    c.push(0, 14)
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
    HD.hold(c, HD.loose, (202, 530), (227.5, 431), -3, .9)
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
    c.pop()
    return c.finish()
