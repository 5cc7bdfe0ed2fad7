# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát văn: boy on stilts, striding."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def draw():
    c = Card("8n", seed="stilts")
    ich = lambda sheet, turned: PT.ichimatsu(sheet, 15, "#e6dcc4", turned)
    c.fade(MIDORI, 992, 818, .6)

    def stilt(x1, y1, x2, y2, step):
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2), 14, "flat")
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1 + 4, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2 - 4), 8, "flat", ODO)
        for k in (.1, .27, .43, .8, .92):
            x, y = x1 + (x2 - x1) * k, y1 + (y2 - y1) * k
            c.line("%g,%g %g,%g %g,%g" % (x - 7, y - 2, x, y + 2, x + 7, y - 2), 3.2, "even")

    def lash(x, y):
        for d in (-5, 4):
            c.line("%g,%g %g,%g" % (x - 13, y + d, x + 13, y + d + 3), 6, "even")
            c.line("%g,%g %g,%g" % (x - 12, y + d, x + 12, y + d + 3), 2.8, "even", PAPER_LIGHT)

    for P in ("14,930 30,912 36,896", "22,934 44,914 66,910", "150,962 160,944 158,926", "156,964 170,944 174,930", "84,962 92,948 90,934"):
        c.line(P, 5, "nail")
    c.push(0, -42)
    # the far stilt, lifted and swung ahead, with the foot on it
    stilt(220, 336, 210, 904, 0)
    c.place(174, 742, 4, .84, True); F.foot_bare(c); c.pop()
    c.part([("%g,%g! %g,%g!" % (160, 778, 213, 776), 5, "even"), ("213,776! 211,806!", 5, "even"), ("211,806! 190,798 160,778!", 5, "body")], fill=ODO)
    lash(212, 792)
    # sash ends fly behind
    c.part(["74,640 40,616 16,622 14,640 44,660", ("44,660 74,640", 0)], fill=SUMI)
    c.part(["74,646 44,662 22,702 34,712 66,676", ("66,676 74,646", 0)], fill=SUMI)
    c.lines(["60,640 38,628 22,630", "62,656 44,676 34,700"], 2.6, "swell", "#cbbd9f")
    # far arm
    B.cuff(c, "158,520 164,550 150,574", "150,574 150,544 158,520")
    HD.hold(c, HD.fist, (142, 566), (216, 520), 1, .84)
    c.part([("112,490 138,494 158,520", 6.5), ("158,520 166,548 150,574", 5.5), ("150,574 128,580 112,560", 6), ("112,560 112,490", 0)], fill=AI, reg=0, deco=PT.broken(ich, ("100,480! 180,480! 180,590! 100,590!", -30)))
    # far leg: the thigh lifted, the knee high, the shin down to the rest
    c.part([("96,650 140,640 176,634", 6.5), ("176,634 196,640 198,662", 6), ("198,662 198,690 194,716 188,746", 6, "body"), ("188,746 160,744", 0), ("160,744 158,722 152,704 158,684", 6, "-body"), ("158,684 132,716 100,726", 6.5, "-body"), ("100,726 96,650", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["180,644 172,656 178,668", "158,684 166,676 174,674", "162,722 168,732 170,744"], 3.4, "swell")
    # near stilt, planted
    stilt(170, 300, 120, 1026, 0)
    # near leg, the heel out behind, the toes round the pole
    c.part([("%g,%g! %g,%g!" % (74, 844, 134, 842), 5, "even"), ("134,842! 131,874!", 5, "even"), ("131,874! 106,864 74,844!", 5, "body")], fill=ODO)
    c.place(88, 810, 2, .84, True); F.foot_bare(c); c.pop()
    F.limb(c, "92,690 76,752 88,812", ((0, 40, 42), (.3, 31, 30), (.52, 23, 25), (.72, 26, 21), (1, 14, 15)), w=6.5)
    c.lines(["88,748 96,756 92,768", "60,764 58,782 64,796"], 3.4, "swell")
    lash(133, 858)
    # kimono, tucked up behind
    c.part([("78,490 52,540 48,612 56,650 42,706", 7.5, "sweep"), ("42,706 70,730 104,724", 6.5), ("104,724 138,708 152,676", 6.5), ("152,676 138,640 142,580 138,530 128,484", 7.5, "sweep"), ("128,484 78,490", 0)], fill=AI, deco=PT.at_folds(ich, 12, ("112,540 100,630 104,724", -14)))
    c.lines(["110,650 108,690 104,724", "72,664 68,700 64,716", "132,650 134,674 126,700"], 5, "nail")
    c.part([("50,616 98,638 142,616", 6), ("142,616 144,650", 5), ("144,650 98,674 52,652", 6), ("52,652 50,616", 5)], fill=SUMI)
    c.lines(["60,634 96,654 124,650", "104,664 128,656 140,642"], 2.8, "swell", "#cbbd9f")
    # near arm: short sleeve, forearm out to the pole
    B.cuff(c, "112,540 122,570 110,602", "110,602 104,570 112,540")
    HD.hold(c, HD.grasp, (88, 586), (154, 548), 4, .9)
    c.part([("84,492 58,528 60,578", 7, "sweep"), ("60,578 78,602 110,602", 6.5, "-sweep"), ("110,602 102,572 112,540", 5.5), ("112,540 114,510 106,490", 5.5, "-nail"), ("106,490 84,492", 0)], fill=AI, reg=0, deco=PT.broken(ich, ("40,480! 130,480! 130,620! 40,620!", 38)))
    c.lines(["84,516 74,550 84,584", "102,520 96,548 98,580"], 4.8, "nail")
    # collar
    c.part([("74,494 86,520 110,560", 5), ("110,560 124,548 104,514 94,486", 5), ("94,486 74,494", 0)], fill=SUMI, grain=False)
    c.part([("132,482 130,510 114,540", 5), ("114,540 106,526 114,506 116,482", 4), ("116,482 132,482", 0)], fill=SUMI, grain=False)
    # head: he grins to himself, his lips pressed for the balance
    c.place(97, 436, 3, 1.1, True)
    F.head_child(c, tufts="fringe back", look="grin")
    c.lines(["-24,34 -16,36 -9,34", "-37,14 -39,19 -36,24", "6,12 11,19 7,26"], 2.4, "swell")
    c.pop()
    c.pop()
    # dragonfly
    c.push(184, 150, -24)
    for P, Q in (("0,-4 22,-26 48,-30", "48,-30 34,-12 0,2"), ("0,4 26,0 48,10", "48,10 24,14 0,8"), ("0,-4 -18,-30 -40,-42", "-40,-42 -32,-20 0,2"), ("0,4 -24,-6 -46,-8", "-46,-8 -26,8 0,8")):
        c.part([(P, 3.6, "body"), (Q, 3.6, "body")], fill=AI_PALE, reg=.5)
    c.line("2,-12:1.5 0,4:1.4 -4,30:.8 -10,60:.6", 7, "flat")
    c.blob("-5,-14 2,-22 9,-14 2,-8")
    c.pop()
    return c.finish()
