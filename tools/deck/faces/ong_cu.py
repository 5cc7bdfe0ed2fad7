# SPDX-License-Identifier: GPL-3.0-or-later
"""Ông cụ: bald old man in a red vest climbs a step, bare-legged, both hands on his pole; the gourd on it swings."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

DEEP = "#8e2018"


def grey(left, right, n, *folds):
    return PT.flowing(left, right, n, (3.2, 1.4), "#3c3a3a", gap=.24, folds=folds)


def gourd(c):
    """Hung from its cord, which is tied at the origin."""
    c.line("0,0 -4,10 -1,22", 3.6, "even", BENI)
    c.line("0,14 0,22", 6, "even")
    c.part([("-2,22 -12,30 -10,46 -18,56", 4.6, "wire"), ("-18,56 -28,72 -22,96 -2,102 18,96 23,74 15,58", 5.2, "body"), ("15,58 6,48 8,32 2,22 -2,22", 4.6, "wire")], fill=ODO)
    c.line("-13,53 -1,57 11,49", 4.5, "even", BENI)
    c.line("-16,72 -12,86 -2,93", 3, "swell", PAPER_LIGHT)


def crane(c):
    """It glides past him, neck and legs stretched; the origin is at the root of its wings."""
    # far wing
    c.part([("-8,-5 -14,-22 -4,-40 14,-54!", 3.4, "sweep"), ("14,-54! 17,-46 13,-42! 20,-40 15,-33! 22,-29 17,-23! 20,-12 14,-4", 2.6, "wire"), ("14,-4 -8,-5", 0)], fill=GREY_PALE, reg=0, grain=False)
    c.blob("14,-54! 4,-46 0,-40! 6,-36 4,-30! 22,-29 17,-23! 15,-33! 20,-40 13,-42! 17,-46")
    # legs
    for P in ("18,3 40,9 58,12", "18,5 38,13 54,19"):
        c.line(P, 2.8, "rat")
    # body, tail
    c.part([("-20,-3 -6,-9 10,-8 26,0", 3, "sweep"), ("26,0 34,4 24,8", 2.6, "wire"), ("24,8 6,11 -10,8 -20,2", 3.4, "body"), ("-20,2 -20,-3", 0)], fill=GOFUN, reg=0, grain=False)
    # the neck: white behind, black below the throat
    c.part([("-16,-5 -30,-9 -44,-7 -50,-8", 2.8, "wire"), ("-50,-8 -56,-5 -51,-2", 2.8), ("-51,-2 -40,0 -28,1 -17,4", 2.8, "wire"), ("-17,4 -16,-5", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("-50,-3! -42,-5 -30,-3 -21,0! -30,2 -42,1.5")
    c.fill("-55,-7 -51,-10 -46,-8 -50,-6", BENI)
    c.blob("-54,-6! -68,-3.5! -54,-2!")
    # near wing, on the stroke
    c.part([("-10,3 -20,20 -14,40 4,58!", 3.6, "sweep"), ("4,58! 9,50 6,44! 15,42 11,35! 21,32 16,25! 24,18 18,5", 2.8, "wire"), ("18,5 -10,3", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("4,58! -6,48 -9,41! 0,38 -3,31! 8,29 4,22! 24,18 16,25! 21,32 11,35! 15,42 6,44! 9,50")
    c.lines(["-8,10 -10,22 -6,30", "2,8 0,16 4,22"], 1.6, "swell")


def draw():
    c = Card("oc", seed="ongcu")
    c.foot_box = True
    # the deep that he has climbed out of
    c.fade(AI, 992, 800, .8)
    # a bank of mist behind head and shoulders: skin and beard stand out from it as they would not from bare paper
    c.fade(AI_PALE, 400, 200, .8); c.fade(AI_PALE, 400, 780, .8)
    if not c.pure:      # its lines would be lost
        # the tops of cedars, far below
        for x, y, h, w, tone in ((92, 806, 110, 15, "#8ea5a8"), (150, 772, 120, 15, "#8ea5a8"), (128, 790, 120, 17, "#6f8b93"), (108, 830, 100, 17, "#56747f"), (18, 800, 120, 16, "#8ea5a8"), (142, 818, 60, 14, "#56747f")):
            side = lambda d: " ".join("%g,%g! %g,%g" % (x + d * w * (k + .5) / 5, y + h * (k + .62) / 5, x + d * w * (k + .2) / 5, y + h * (k + .6) / 5) for k in (range(5) if d < 0 else range(4, -1, -1)))
            left, right = side(-1).split(), side(1).split()
            c.fill("%g,%g! " % (x, y) + " ".join(left) + " %g,%g! %g,%g! " % (x - w, y + h, x + w, y + h) + " ".join(right), tone)
        c.push(130, 806, 6, .52); crane(c); c.pop()     # far below him
    # the ledge below, and the step, cut in the rock
    stone(c, "4,898 30,902 60,899 94,906!", "4,898 4,1000", "94,906! 84,930 90,960! 74,1000", 7, dark="#3d362f", blacks=((.42, .15, .04, .95),), strokes=6, lights=3, lip=8)
    stone(c, "126,868! 148,850 186,853 212,845 248,848", "126,868! 118,900 106,938! 100,1000", "248,848 248,1000", 8, face="#a59c8b", dark="#4a443d", blacks=((.1, .13, .1, .9), (.4, .1, .05, .7)), strokes=9, lights=5, lip=10, w=7, sides=(True, False))
    # the leg he pushes himself off with: heel up, weight on the toes
    c.place(50, 856, 27, .95, True); F.foot_waraji(c); c.pop()
    c.part([("62,700 56,742 58,772", 7, "body"), ("58,772 38,798 32,824 36,858", 7, "sweep"), ("36,858 64,864", 0), ("64,864 74,836 88,806 100,780 118,740 128,700", 6.5, "-body"), ("128,700 62,700", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("128,690! 108,760 84,812 62,870! 100,880 140,780!", "#efd5b2"))
    c.lines(["58,772 68,778 74,774", "102,752 104,768 96,782", "52,800 48,818 50,832"], 3.8, "swell")
    # the pole, planted ahead
    pole = "187,64:1.25 189,96:.85 195,200:1 200,300:.88 206,420:1 211,520:.88 218,680:1 224,850:.85"
    c.line(pole, 15, "flat")
    c.line("187.4,68:1.2 189.4,98:.75 195,202:1 200,302:.8 206,422:1 211,522:.8 218,680:1 224,846:.7", 8.5, "flat", ODO)
    for x, y in ((191, 130), (198, 258), (203, 352), (214, 590), (222, 770)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6, y - 3, x, y + 3, x + 6, y - 3), 2.6, "swell")
    # far arm, the hand above
    HD.hold(c, HD.grip, (150, 540), (207, 452), -3, 1)
    c.part([("128,470 150,482 176,492", 6), ("176,492 186,510 182,530", 5), ("182,530 160,560 130,566", 6.5, "body"), ("130,566 128,470", 0)], fill=GREY_PALE, deco=grey("128,466 150,480 180,488", "128,570 160,562 186,536", 4))
    # the leg that climbs: thigh lifted, knee over the step
    c.place(180, 812, 1, .95, True); F.foot_waraji(c); c.pop()
    c.part([("96,640 140,646 178,664 200,680", 7, "sweep"), ("200,680 216,694 212,718", 7.5, "body"), ("212,718 204,760 194,812", 6.5, "body"), ("194,812 166,812", 0), ("166,812 152,780 152,756 170,732", 7, "-sweep"), ("170,732 140,748 100,744", 7, "body"), ("100,744 96,640", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("96,750! 140,740 168,718 186,726! 168,752 166,780 176,818! 150,820 130,770!", "#efd5b2"))
    c.lines(["188,684 180,698 186,714 202,718", "206,700 208,712 200,722", "170,732 178,726 184,728", "196,744 192,768 184,786"], 3.8, "swell")
    # robe tucked up: it falls from the hip behind and is drawn tight over the lifted thigh
    c.part([("30,600 28,670 40,752", 7, "sweep"), ("40,752 66,774 98,766", 6.5), ("98,766 118,748 140,738 160,734!", 6), ("160,734! 186,712 192,672!", 6.5), ("192,672! 176,650 150,640", 7, "-sweep"), ("150,640 150,610 120,600", 0), ("120,600 30,600", 0)], fill=GREY_PALE,
           deco=grey("36,596 30,670 36,760", "140,610 196,650 196,670 164,740", 9, "182,676 146,672 108,694", "92,690 96,730 90,762", "64,668 62,712 70,756"))
    c.lines(["182,676 146,672 108,694", "172,708 136,710 104,740", "64,668 62,712 70,756", "92,690 96,730 90,762", "48,690 46,720 54,748"], 5, "nail")
    c.line("42,745 68,766 96,759 118,740 140,730 158,726", 3.4, "wire")
    c.line("158,727 178,708 184,674", 3.4, "wire")
    # vest, round over the bent back
    kikko = lambda sheet, turned: PT.kikko(sheet, 12, "#efc9a0", 2.0, turned)
    c.part([("130,410 104,392 70,404", 7, "body"), ("70,404 38,430 18,490 16,560 26,656", 8.5, "sweep"), ("26,656 64,686 112,684 168,652", 7), ("168,652 182,600 172,530 158,468", 6.5, "-body"), ("158,468 130,410", 0)], fill=BENI, bokashi=wiped(DEEP, 690, 590, .8),
           deco=PT.broken(kikko, ("60,380! 20,440! 4,560! 10,680! 54,696! 52,600! 60,510! 84,440! 110,390!", 22), ("110,390! 84,440! 60,510! 52,600! 54,696! 104,700! 100,610! 112,520!", 4), ("110,390! 112,520! 100,610! 104,700! 190,680! 200,560! 160,440!", -19)))
    c.lines(["84,438 60,512 52,604", "112,540 99,612 104,676", "40,470 28,530 32,590", "60,640 66,664 64,682", "136,620 146,644 142,664"], 5.5, "nail", "#5a1410")
    # front band
    c.part([("150,446 176,500 190,580 172,664", 5.5), ("172,664 155,668", 4.5), ("155,668 170,584 158,516 126,430", 5, "-nail"), ("126,430 150,446", 0)], fill=SUMI, grain=False)
    # near arm: out of the vest's armhole to the elbow, and up to the pole
    B.cuff(c, "158,530 178,552 168,592", "168,592 152,562 158,530")
    HD.hold(c, HD.grasp, (120, 582), (211, 530), -3, 1.04)
    c.part([("86,462 106,462 128,486 158,530", 7, "sweep"), ("158,530 152,560 168,592", 5), ("168,592 160,626 138,640", 6.5, "body"), ("138,640 104,628 84,584", 7, "body"), ("84,584 72,520 86,462", 7, "sweep")], fill=GREY_PALE, deco=grey("90,462 120,480 164,534", "70,540 88,610 146,646", 5, "96,486 100,530 126,566", "150,540 136,560 138,590"))
    c.lines(["96,486 100,530 126,566", "88,520 98,570 124,600", "150,540 136,560 138,590", "160,604 146,616 134,614"], 5, "nail")
    # head, thrust forward from the bent back
    c.head(134, 430, 5, .92, True); F.head_old(c)
    # the skull's line is cut thinner than a cap's would be
    c.line("-24.5,-46:.6 -26.5,-57 -14,-78.5 12,-88.3 40,-80.6 59,-58:.6", 4.4, "flat", FLESH)
    c.pop()
    c.place(192, 128, 13, 1.0); gourd(c); c.pop()
    return c.finish()
