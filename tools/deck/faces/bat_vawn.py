# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát văn: boy on stilts who tips over backwards and hangs on, his eyes on the foothold; a sandal falls."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def sandal(c, x, y, rot):
    """A straw sandal, its cords loose."""
    c.place(x, y, rot)
    c.part([("-34,-4 -30,-14 -8,-13 14,-15 32,-10 34,2", 5, "body"), ("34,2 26,12 4,10 -18,12 -32,8 -34,-4", 5, "body")], fill=ODO, reg=.5)
    c.lines(["-22,-12 -20,10", "-8,-12 -7,10", "8,-13 8,10", "22,-12 21,10"], 2.4, "swell", "#8b6728")
    c.lines(["-24,-4 -6,-30 12,-22 20,-6", "-24,-4 -8,-12 4,-24", "26,-4 40,-18 44,-30"], 4.2, "even")
    c.pop()


def wing(c, P, veins, spot):
    """A dragonfly's wing: clear, its front edge strong, its net of veins fine, a dark cell near the tip."""
    front, back = P
    c.part([(front, 3.4, "wire"), (back, 2.2, "wire")], fill="#c9d8d6", reg=.4, grain=False)
    if not c.pure:
        c.lines(veins, 1.3, "swell", AI)
    c.line(spot, 4.6, "flat")


def dragonfly(c, x, y, rot, k):
    """A skimmer that has just settled: seen from the side and a little from above, its tail up, its wings not yet at rest."""
    c.push(x, y, rot, k)
    # the far wings, shortened
    wing(c, ("-6,4 -22,18 -34,38 -34,50!", "-34,50! -22,48 -6,26 0,8"), ("-6,8 -20,26 -32,46", "-2,10 -14,30 -26,46"), "-32,40 -35,47")
    wing(c, ("6,6 4,24 10,46 18,58!", "18,58! 28,48 24,22 14,6"), ("8,10 12,30 18,52", "12,8 20,28 22,48"), "12,50 17,57")
    # feet on the wood
    for Q in ("-10,4 -20,12 -22,22", "-4,6 -8,16 -4,26", "4,7 6,16 2,24"):
        c.line(Q, 3, "wire")
    # tail: powdered with blue, its end black
    c.part([("10,-7 26,-7.5 46,-6 68,-5 92,-4!", 3, "wire"), ("92,-4! 95,0 92,4!", 3, "wire"), ("92,4! 66,5 44,4 26,5 10,7", 3.4, "wire"), ("10,7 10,-7", 0)], fill="#86a8b8", reg=0, grain=False)
    c.blob("70,-5 93,-4.4! 95,0 93,4! 68,5")
    for u in (24, 35, 46, 57):
        c.line("%g,-7 %g,0 %g,6" % (u, u + 3, u), 1.8, "wire")
    c.part([("-16,-6 -8,-12 4,-11 13,-6", 3.4, "wire"), ("13,-6 14,6", 0), ("14,6 4,10 -8,9 -16,5", 3.6, "wire"), ("-16,5 -16,-6", 0)], fill=MIDORI, reg=0, grain=False)
    c.lines(["-8,-11 -4,-2 -7,8", "2,-11 5,-2 2,9"], 3, "swell")
    c.blob("-17,-9! -25,-9 -29,-2 -27,6 -20,8 -14,5! -14,-6")
    c.fill("-25,-5 -21,-6 -20,-2 -24,-1", "#86a8b8")
    # the near wings
    wing(c, ("8,-8 14,-38 26,-66 36,-82!", "36,-82! 46,-64 38,-28 18,-7"), ("10,-12 20,-44 35,-76", "13,-10 27,-40 39,-68", "16,-9 32,-34 41,-58", "22,-34 30,-37", "27,-50 36,-53"), "29,-72 34,-80")
    wing(c, ("-6,-8 -14,-36 -20,-66 -20,-88!", "-20,-88! -8,-78 4,-36 4,-9"), ("-4,-12 -11,-46 -18,-82", "-1,-11 -4,-44 -13,-76", "2,-10 2,-36 -6,-68", "-8,-36 1,-36", "-12,-54 -2,-54"), "-20,-72 -20.5,-82")
    c.pop()


def rings(c, x, y, k=1.0):
    """What a stick makes of still water: rings that open towards us, and the stick's own likeness broken in them."""
    for w, h, t in ((17, 4.5, 3), (33, 8.5, 2.6), (52, 13, 2.2)):
        w, h = w * k, h * k
        c.line("%g,%g:.3 %g,%g:1 %g,%g:1.2 %g,%g:.9 %g,%g:.2" % (x - w, y - h * .2, x - w * .8, y + h * .62, x, y + h, x + w * .78, y + h * .6, x + w, y - h * .3), t, "flat", AI)
        c.line("%g,%g:.2 %g,%g:1 %g,%g:.2" % (x - w * .5, y - h * .84, x, y - h, x + w * .6, y - h * .76), t * .8, "flat", AI)


def lotus(c):
    """A lotus leaf, so near that the frame cuts it."""
    c.part([("4,912 30,900 60,908 88,926 104,950!", 5, "sweep"), ("104,950! 84,948 70,952!", 3.6, "wire"), ("70,952! 92,966 98,984 92,1004", 5, "sweep"), ("92,1004 4,1004", 0), ("4,1004 4,912", 0)], fill=MIDORI, reg=.6, bokashi=wiped(MIDORI_DEEP, (10, 1000), (80, 920), .9), grain=False)
    c.lines(["70,952 48,930 26,914", "70,952 44,940 8,938", "70,952 48,958 10,968", "70,952 54,972 40,996", "70,952 74,974 76,996", "70,952 66,932 58,914"], 2.6, "rat")


def bank(c):
    """A pond, late in summer, that he crosses: hills and reeds beyond, the light on the water."""
    c.fade(AI_PALE, 10, 170, .8)
    c.fade("#e8c08a", 780, 560, .85)
    # the sun going down beyond the hills, printed without a key line
    c.fill([(192 + 92 * math.cos(i * math.pi / 8), 574 + 92 * math.sin(i * math.pi / 8)) for i in range(16)], "#ecb46c")
    c.fade("#e8c08a", 780, 560, .6)
    c.part([("4,768 40,738 84,732 130,752 176,736 214,716 250,722", 4, "sweep"), ("250,722! 250,790! 4,790! 4,768", 0)], fill=AI_PALE, reg=.5, grain=False)
    c.part([("4,784 120,782 250,784", 3, "wire"), ("250,784! 250,996! 4,996! 4,784", 0)], fill="#c3d0cd", bokashi=wiped("#86a8b8", 996, 850, .9), grain=False)
    if not c.pure:      # its light on the water
        for P, w in (("150,792 190,789 236,793", 6), ("164,802 198,799 232,803", 5), ("158,814 194,811 222,815", 4.4), ("176,826 204,823 230,827", 4)):
            c.line(P, w, "swell", "#ecc48a")
    for P in ("24,806 66,802 108,806", "142,808 186,804 236,809", "150,846 190,842 240,847", "20,842 50,838 78,842", "160,962 176,958 196,962"):
        c.line(P, 3, "swell", AI)
    for P, w in (("20,846 22,780 14,712", 5), ("30,842 34,790 46,726", 5), ("42,846 48,806 62,770", 4.4), ("14,848 12,810 10,786", 4), ("8,846 26,846 50,848", 3)):
        c.line(P, w, "-rat")
    c.line("19,740 15,716 12,698", 9, "swell"); c.line("41,752 46,730 49,714", 8, "swell")


def draw():
    c = Card("8n", seed="stilts")
    ich = lambda sheet, turned: PT.ichimatsu(sheet, 15, "#e6dcc4", turned)
    bank(c)

    def stilt(x1, y1, x2, y2, step):
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2), 14, "flat")
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1 + 4, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2 - 4), 8, "flat", ODO)
        for k in (.1, .27, .43, .8, .92):
            x, y = x1 + (x2 - x1) * k, y1 + (y2 - y1) * k
            c.line("%g,%g %g,%g %g,%g" % (x - 7, y - 2, x, y + 2, x + 7, y - 2), 3.2, "even")

    def lash(x, y):
        for d in (-8, 0, 8):
            c.line("%g,%g %g,%g %g,%g" % (x - 11, y + d - 2, x, y + d + 3, x + 9, y + d), 6, "even")
            c.line("%g,%g %g,%g %g,%g" % (x - 10, y + d - 2, x, y + d + 3, x + 8, y + d), 3, "even", PAPER_LIGHT)

    rings(c, 209, 856, .8)
    c.push(0, -42)
    # the far stilt, lifted and swung ahead, with the foot on it
    stilt(220, 336, 210, 898, 0)
    c.place(174, 742, 4, .84, True); F.foot_bare(c); c.pop()
    c.part([("%g,%g! %g,%g!" % (160, 778, 213, 776), 5, "even"), ("213,776! 211,806!", 5, "even"), ("211,806! 190,798 160,778!", 5, "body")], fill=ODO)
    lash(211, 794)
    # far arm, stretched to the pole
    B.cuff(c, "142,478 152,502 146,532", "146,532 138,504 142,478")
    HD.hold(c, HD.grip, (140, 508), (217, 474), 2, .96, width=19)
    c.part([("86,474 118,470 142,478", 6.5), ("142,478 152,504 146,532", 5.5), ("146,532 116,552 92,546", 6), ("92,546 86,474", 0)], fill=AI, reg=0, deco=PT.broken(ich, ("80,460! 160,460! 160,560! 80,560!", -8)))
    c.lines(["128,482 126,504 132,528"], 4.4, "nail")
    # far leg: a round thigh lifted, the knee high, the shin down to the rest
    c.part([("100,650 140,634 176,630", 6, "-sweep"), ("176,630 196,632 207,646 206,664", 6, "wire"), ("206,664 207,690 199,718 190,746", 6.5, "sweep"), ("190,746 161,744", 0), ("161,744 158,726 150,712 158,694!", 6, "-body"), ("158,694! 144,716 120,736 96,742", 6.5, "-sweep"), ("96,742 100,650", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["186,640 180,652 186,664", "158,694 166,690 172,691", "166,722 171,732 172,742"], 2.8, "swell")
    # near stilt, planted
    if not c.pure:      # its likeness in the water
        for P, w in (("121,1000 130,1004 122,1009", 6), ("122,1012 133,1016 126,1021", 5)):
            c.line(P, w, "swell", ODO)
    rings(c, 123, 996)
    stilt(170, 300, 122, 994, 0)
    # near leg, the heel out behind, the toes round the pole
    c.part([("%g,%g! %g,%g!" % (74, 844, 134, 842), 5, "even"), ("134,842! 131,874!", 5, "even"), ("131,874! 106,864 74,844!", 5, "body")], fill=ODO)
    c.place(88, 810, 2, .84, True); F.foot_bare(c); c.pop()
    F.limb(c, "98,690 80,752 88,812", ((0, 42, 44), (.3, 32, 31), (.52, 23, 25), (.72, 27, 21), (1, 14, 15)), w=6.5)
    c.lines(["92,748 100,756 96,768", "60,764 58,782 64,796"], 3.4, "swell")
    lash(131, 860)
    dragonfly(c, 180, 272, -32, .8)
    for P in ("8,926 30,940 60,941 92,933", "12,936 40,950 72,948 104,940"):
        c.line(P, 2.4, "swell", AI)
    sandal(c, 50, 918, 8)
    c.push(0, 42)
    lotus(c)
    c.pop()
    # the trunk tips over backwards from the hips
    B.lean(c, (100, 660), -14)
    # sash ends fly behind
    c.part(["74,640 50,600 30,592 22,612 48,652", ("48,652 74,640", 0)], fill=SUMI)
    c.part(["74,646 44,662 22,702 34,712 66,676", ("66,676 74,646", 0)], fill=SUMI)
    c.lines(["62,636 46,614 34,606", "62,656 44,676 34,700"], 2.6, "swell", "#cbbd9f")
    # kimono, tucked up behind
    c.part([("78,490 52,540 48,612 56,650 40,700", 7.5, "sweep"), ("40,700 66,730 108,732", 6.5), ("108,732 146,716 164,680", 6.5), ("164,680 142,640 142,580 138,530 128,484", 7.5, "sweep"), ("128,484 78,490", 0)], fill=AI, deco=PT.at_folds(ich, 12, ("112,540 100,630 108,732", -14)))
    c.lines(["110,650 108,690 108,732", "72,664 66,700 64,720", "132,650 138,680 132,712"], 5, "nail")
    c.part([("50,616 98,638 142,616", 6), ("142,616 144,650", 5), ("144,650 98,674 52,652", 6), ("52,652 50,616", 5)], fill=SUMI)
    c.lines(["60,634 96,654 124,650", "104,664 128,656 140,642"], 2.8, "swell", "#cbbd9f")
    # collar
    c.part([("74,494 86,520 110,560", 5), ("110,560 124,548 104,514 94,486", 5), ("94,486 74,494", 0)], fill=SUMI, grain=False)
    c.part([("132,482 130,510 114,540", 5), ("114,540 106,526 114,506 116,482", 4), ("116,482 132,482", 0)], fill=SUMI, grain=False)
    c.pop()
    # near arm: short sleeve, the arm stretched, knuckles round the pole
    B.cuff(c, "98,532 110,560 98,592", "98,592 90,562 98,532")
    HD.hold(c, HD.fist, (92, 566), (156, 500), 8, 1.1, width=20)
    c.part([("44,492 26,530 38,574", 7, "sweep"), ("38,574 66,600 98,592", 6.5, "-sweep"), ("98,592 88,562 98,532", 5.5), ("98,532 90,508 70,488", 5.5, "-nail"), ("70,488 44,492", 0)], fill=AI, reg=0, deco=PT.broken(ich, ("16,480! 110,480! 110,620! 16,620!", 26)))
    c.lines(["50,494 40,532 54,572", "62,490 58,534 72,582", "92,584 78,576 66,562"], 4.8, "nail")
    # head: sunk on the breast, tongue out, eyes on the peg
    c.place(74, 438, 16, 1.1, True)
    F.head_child(c, tufts="fringe back", look="teeters")
    c.pop()
    c.pop()
    return c.finish()
