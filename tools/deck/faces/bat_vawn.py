# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát văn: boy on stilts."""
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

    c.push(0, -140, sy=1.08)
    # sash ends fly behind
    c.part(["168,636 206,640 228,662 222,676 190,668", ("190,668 168,636", 0)], fill=ODO)
    c.part(["166,644 196,668 206,702 192,708 168,676", ("168,676 166,644", 0)], fill=ODO)
    # feet that grip the poles, legs
    c.place(66, 812, 2, .84); F.foot_bare(c); c.pop()
    c.place(192, 772, 3, .84); F.foot_bare(c); c.pop()
    F.limb(c, "150,680 182,716 192,774", ((0, 40, 36), (.36, 29, 29), (.55, 23, 24), (.75, 25, 20), (1, 15, 15)), w=6.5)
    F.limb(c, "98,690 72,744 64,812", ((0, 40, 42), (.3, 30, 30), (.5, 24, 24), (.72, 22, 26), (1, 15, 15)), w=6.5)
    c.lines(["60,750 68,758 78,756", "170,726 182,732 194,724", "200,746 202,758 198,770"], 3.4, "swell")
    # the rests: wedges of wood under the whole sole, lashed to the poles
    for x, y in ((52, 845), (206, 806)):
        c.part([("%g,%g! %g,%g!" % (x - 40, y - 2, x + 20, y), 5, "even"), ("%g,%g! %g,%g!" % (x + 20, y, x + 12, y + 30), 5, "even"), ("%g,%g! %g,%g %g,%g!" % (x + 12, y + 30, x - 14, y + 22, x - 40, y - 2), 5, "body")], fill=ODO)
    stilt(71, 424, 44, 1000, 0)
    stilt(196, 344, 208, 922, 0)
    for x, y in ((52, 838), (205, 778)):
        for d in (-4, 4):
            c.line("%g,%g %g,%g" % (x - 13, y + d, x + 13, y + d + 3), 6, "even")
            c.line("%g,%g %g,%g" % (x - 12, y + d, x + 12, y + d + 3), 2.8, "even", PAPER_LIGHT)
    # kimono, tucked up
    c.part([("100,508 78,548 68,606 72,660 62,716", 7.5, "sweep"), ("62,716 92,738 122,716", 6.5), ("122,716 150,742 190,716", 6.5), ("190,716 180,660 182,600 176,548 156,508", 7.5, "sweep"), ("156,508 100,508", 0)], fill=AI, deco=PT.at_folds(ich, 12, ("128,540 122,620 122,716", -9)))
    c.line("128,560 118,620 122,716", 5.5, "nail")
    c.lines(["92,650 86,690 80,720", "160,650 166,690 164,722"], 5, "nail")
    # sash
    c.part([("70,616 122,634 182,612", 6), ("182,612 184,644", 5), ("184,644 122,668 70,648", 6), ("70,648 70,616", 5)], fill=ODO)
    c.lines(["78,632 118,650 150,646", "130,658 160,650 178,638"], 3.8, "nail")
    # sleeves and hands on the poles
    for k in (1, -1):
        side = lambda P: " ".join("%g,%s" % (131.5 + k * (float(p.split(",")[0]) - 131.5), p.split(",")[1]) for p in P.split())
        B.cuff(c, side("84,568 84,596 110,616"), side("110,616 98,594 84,568"))
        HD.hold(c, HD.fist, (131.5 - 16 * k, 596), (60, 626) if k > 0 else (203, 624), 2 * k, .86)
        c.part([(side("104,508 84,524 84,568"), 7, "sweep"), (side("84,568 98,588 110,616"), 5.5), (side("110,616 130,612 128,578"), 6, "-nail"), (side("128,578 122,548 104,508"), 0)], fill=AI, reg=0, deco=PT.broken(ich, (side("70,500! 130,500! 120,560! 126,620! 100,620!"), 34 * k)))
        c.lines([side("100,524 94,540 96,560"), side("112,546 110,570 116,594")], 4.8, "nail")
    # collar
    c.part([("94,506 112,546 130,564", 5), ("130,564 142,546", 0), ("142,546 124,534 110,504", 4), ("110,504 94,506", 0)], fill=SUMI, grain=False)
    c.part([("158,500 150,530 122,570", 5), ("122,570 136,578 164,540 174,510", 5), ("174,510 158,500", 0)], fill=SUMI, grain=False)
    # head
    c.place(124, 461, -5, 1.1); F.head_child(c, tufts="fringe back"); c.pop()
    c.pop()
    # dragonfly
    c.push(184, 150, -24)
    for P, Q in (("0,-4 22,-26 48,-30", "48,-30 34,-12 0,2"), ("0,4 26,0 48,10", "48,10 24,14 0,8"), ("0,-4 -18,-30 -40,-42", "-40,-42 -32,-20 0,2"), ("0,4 -24,-6 -46,-8", "-46,-8 -26,8 0,8")):
        c.part([(P, 3.6, "body"), (Q, 3.6, "body")], fill=AI_PALE, reg=.5)
    c.line("2,-12:1.5 0,4:1.4 -4,30:.8 -10,60:.6", 7, "flat")
    c.blob("-5,-14 2,-22 9,-14 2,-8")
    c.pop()
    return c.finish()
