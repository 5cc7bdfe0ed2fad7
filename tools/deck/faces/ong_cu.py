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


def nape(s):
    """From the skull down to the back, in the head's own units."""
    F.skin(s, ("58,-58 67,-30 66,-6 68,20 80,44 104,62 130,74", 6.4, "body"), ("130,74 90,120 0,110", 0), ("0,110 0,0 58,-58", 0))
    s.lines(["88,54 74,60 64,54", "94,63 80,70 66,68"], 2.4, "swell")


def elder(s):
    """His head, thrust forward: one line round the skull, from the brow to the beard; in the head's own units."""
    F.skin(s, ("67,-26 61,-58 40,-82 12,-91 -13,-83 -27,-64 -32,-44 -33.5,-27 -32,-13 -35.5,0 -40,14 -38,30 -32,42", 5.4, "body"), ("-32,42 0,60 40,40 62,14 67,-26", 0))
    # what hair he has, from the temple round the ear to the nape
    s.part([("43,-27 52,-39 63,-33 66.6,-8 68.4,20 79,44!", 3.8, "wire"), ("79,44! 66,40 57,28 54,12 54,-6 51,-19 43,-27", 3, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["51,-30 58,-18 60,0", "57,-8 60,12 66,30", "63,-14 63,6 70,32"], 2, "nail")
    # the wrinkles of a long brow
    s.lines(["-17,-62 2,-68 20,-63", "-26,-46 -12,-50 4,-47 16,-50", "-28,-38 -14,-42 2,-39 20,-43"], s.fine(2.2), "swell")
    s.line("-12,-12:.4 -17,2:.7 -29,12:1.1 -30,20:1.2! -20,24:.9 -12,18:.5", s.fine(4.0), "flat")
    s.line("-33,-3:.6 -27,-9:1 -19,-4:.5", s.fine(5.4, .5), "flat")
    s.line("-9,-3:.6 3,-10:1 18,-4:.5", s.fine(6.2, .5), "flat")
    s.lines(["22,-7 29,-11", "22,-1 30,2"], s.fine(2.2), "rat")
    s.line("-7,4 2,7 12,4", s.fine(2.0), "swell")
    s.line("-9,22 0,30 2,40", s.fine(2.6), "swell")
    # the brows, long and white
    s.part([("-33.6,-21 -29,-24.5 -22,-24 -17,-19", 2.2, "wire"), ("-17,-19 -26,-19 -32,-13 -37,-3! -35,-14 -33.6,-21", 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.part([("-9,-19 2,-28 18,-26 28,-16", 2.6, "wire"), ("28,-16 32,-6 31,6! 26,-5 16,-17 2,-19.5 -9,-19", 2.4, "wire")], fill=GOFUN, reg=0, grain=False)
    F.skin(s, ("37,-8 46,-16 53,-8 51,8 45,28 39,26 39,12", 3.4, "wire"), ("39,12 37,-8", 0))
    s.line("42,-7 48,-3 44,10", s.fine(2.2), "swell")
    # the beard hangs straight down, whichever way he bows
    s.part([("37,20 38,44 28,72 22,104 14,132 -2,162!", 4.6, "sweep"), ("-2,162! -16,132 -30,106 -38,78 -35,46", 4.6, "-sweep"), ("-35,46 -20,38 0,42 20,38 37,20", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["28,46 21,82 8,122", "15,50 10,90 0,140", "3,54 -2,90 -6,128", "-9,56 -14,88 -15,116", "-21,56 -25,80 -26,100", "34,34 31,54 26,72"], 2.2, "nail")
    s.part([("-18,27 -30,28 -40,40 -44,56!", 3.4, "wire"), ("-44,56! -32,48 -20,40 -17,33", 2.6, "wire"), ("-17,33 -6,42 8,48 26,58!", 2.6, "wire"), ("26,58! 15,38 -2,28 -18,27", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    s.line("-24,42:.4 -18,45:1 -11,43:.4", 4, "flat", BENI)


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
        c.place(36, 322, -12, .66, True); crane(c); c.pop()     # it comes out of the mist, level with him
    # the ledge below, and the step, cut in the rock
    stone(c, "4,898 30,902 60,901 103,913!", "4,898 4,1000", "103,913! 90,934 93,962! 78,1000", 7, dark="#3d362f", blacks=((.42, .15, .04, .95),), strokes=3 if c.pure else 6, lights=3, lip=8)
    stone(c, "126,868! 148,850 186,853 212,845 248,848", "126,868! 118,900 108,938! 102,1000", "248,848 248,1000", 8, face="#a59c8b", dark="#4a443d", blacks=((.1, .13, .1, .9), (.4, .1, .05, .7)), strokes=5 if c.pure else 9, lights=5, lip=10, w=7, sides=(True, False))
    # the leg he pushes himself off with: heel up, weight on the toes
    c.place(50, 856, 27, .95, True); F.foot_waraji(c); c.pop()
    c.part([("62,700 56,742 58,772", 7, "body"), ("58,772 38,798 32,824 36,858", 7, "sweep"), ("36,858 62,862", 0), ("62,862 68,836 82,808 96,780 114,740 128,700", 6, "-body"), ("128,700 62,700", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("128,690! 108,760 84,812 62,870! 100,880 140,780!", "#efd5b2"))
    c.lines(["58,772 68,778 74,774", "102,752 104,768 96,782", "52,800 48,818 50,832"], 3.8, "swell")
    # the pole, planted ahead
    pole = "187,64:1.25 189,96:.85 195,200:1 200,300:.88 206,420:1 211,520:.88 219,680:1 229.5,852:.85"
    c.line(pole, 15, "flat")
    c.line("187.4,68:1.2 189.4,98:.75 195,202:1 200,302:.8 206,422:1 211,522:.8 219,680:1 229.2,847:.7", 8.5, "flat", ODO)
    for x, y in ((191, 130), (198, 258), (203, 352), (214, 590), (224.4, 770)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6, y - 3, x, y + 3, x + 6, y - 3), 2.6, "swell")
    # far arm, the hand above
    HD.hold(c, HD.grip, (150, 540), (207, 452), -3, 1)
    c.part([("128,470 150,482 176,492", 6), ("176,492 186,510 182,530", 5), ("182,530 160,560 130,566", 6.5, "body"), ("130,566 128,470", 0)], fill=GREY_PALE, deco=None if c.pure else grey("128,466 150,480 180,488", "128,570 160,562 186,536", 4))
    # the leg that climbs: thigh lifted, knee over the toes, an old man's thin calf
    c.place(163, 812, 1, .86, True); F.foot_waraji(c); c.pop()
    c.part([("96,640 140,646 178,660 200,676", 7, "sweep"), ("200,676 215,689 214,708 207,722", 7, "body"), ("207,722 200,756 186,786 176,812", 5.6, "body"), ("176,812 151,812", 0), ("151,812 147,794 148,776 156,752 168,730", 7, "-sweep"), ("168,730 140,748 100,744", 7, "body"), ("100,744 96,640", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("96,750! 140,740 166,718 186,724! 170,750 158,784 160,818! 140,820 120,770!", "#efd5b2"))
    c.lines(["190,684 183,697 188,710 201,712", "168,730 175,726 181,728", "193,736 184,764 172,790", "160,772 158,786 160,798"], 3.4, "swell")
    # robe tucked up: it falls from the hip behind and is drawn tight over the lifted thigh
    c.part([("30,600 28,670 40,752", 7, "sweep"), ("40,752 66,774 98,766", 6.5), ("98,766 118,748 140,738 160,734!", 6), ("160,734! 186,712 192,672!", 6.5), ("192,672! 176,650 150,640", 7, "-sweep"), ("150,640 150,610 120,600", 0), ("120,600 30,600", 0)], fill=GREY_PALE,
           deco=grey("36,596 30,670 36,760", "140,610 196,650 196,670 164,740", 9, "182,676 146,672 108,694", "92,690 96,730 90,762", "64,668 62,712 70,756"))
    c.lines(["182,676 146,672 108,694", "172,708 136,710 104,740", "64,668 62,712 70,756", "92,690 96,730 90,762", "48,690 46,720 54,748"], 5, "nail")
    c.line("42,745 68,766 96,759 118,740 140,730 158,726", 3.4, "wire")
    c.line("158,727 178,708 185,674", 3.4, "wire")
    c.head(130, 436, 9, .855, True); nape(c); c.pop()
    # the robe's collar stands off the bent nape
    c.part([("152,462 128,446 104,428 78,418 50,416", 4.6, "wire"), ("50,416 44,421 43,430", 4.6), ("43,430 66,440 110,462 150,490", 0), ("150,490 152,462", 0)], fill=GREY_PALE, reg=.3, grain=False)
    # vest, round over the bent back
    kikko = lambda sheet, turned: PT.kikko(sheet, 12, "#efc9a0", 2.0, turned)
    c.part([("150,478 122,458 94,440 68,430 44,428", 5.4, "wire"), ("44,428 28,452 17,500 16,560 26,656", 8.5, "sweep"), ("26,656 64,686 112,684 168,652", 7), ("168,652 182,600 172,530 158,468", 6.5, "-body"), ("158,480 150,478", 0)], fill=BENI, bokashi=wiped(DEEP, 690, 590, .8),
           deco=PT.broken(kikko, ("60,380! 20,440! 4,560! 10,680! 54,696! 52,600! 60,510! 84,440! 110,390!", 22), ("110,390! 84,440! 60,510! 52,600! 54,696! 104,700! 100,610! 112,520!", 4), ("110,390! 112,520! 100,610! 104,700! 190,680! 200,560! 160,440!", -19)))
    c.lines(["84,438 60,512 52,604", "112,540 99,612 104,676", "40,470 28,530 32,590", "60,640 66,664 64,682", "136,620 146,644 142,664"], 5.5, "nail", "#5a1410")
    # front band
    c.part([("150,446 176,500 190,580 172,664", 5.5), ("172,664 155,668", 4.5), ("155,668 170,584 158,516 126,430", 5, "-nail"), ("126,430 150,446", 0)], fill=SUMI, grain=False)
    # near arm: out of the vest's armhole to the elbow, and up to the pole
    B.cuff(c, "158,530 178,552 168,592", "168,592 152,562 158,530")
    HD.hold(c, HD.grasp, (120, 582), (211, 530), -3, 1.04)
    c.part([("86,462 106,462 128,486 158,530", 7, "sweep"), ("158,530 152,560 168,592", 5), ("168,592 160,626 138,640", 6.5, "body"), ("138,640 104,628 84,584", 7, "body"), ("84,584 72,520 86,462", 7, "sweep")], fill=GREY_PALE, deco=None if c.pure else grey("90,462 120,480 164,534", "70,540 88,610 146,646", 5, "96,486 100,530 126,566", "150,540 136,560 138,590"))
    c.lines(["96,486 100,530 126,566", "88,520 98,570 124,600", "150,540 136,560 138,590", "160,604 146,616 134,614"], 5, "nail")
    # head, thrust forward from the bent back
    c.head(130, 436, 9, .855, True); elder(c); c.pop()
    c.place(192, 128, 13, 1.0); gourd(c); c.pop()
    return c.finish()
