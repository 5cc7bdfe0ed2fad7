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
    # the beard, in three locks that the wind takes back over his shoulder
    s.part([("12,44 30,74 56,98 92,104!", 4, "sweep"), ("92,104! 76,84 58,56 40,18", 4, "-sweep"), ("40,18 12,44", 0)], fill=GOFUN, reg=0, grain=False)
    s.part([("-14,56 -2,96 22,124 58,140!", 4.4, "sweep"), ("58,140! 46,114 38,84 34,40", 4, "-sweep"), ("34,40 -14,56", 0)], fill=GOFUN, reg=0, grain=False)
    s.part([("-35,44 -37,78 -22,116 12,152!", 4.6, "sweep"), ("12,152! 8,122 12,88 18,50", 3.4, "-rat"), ("18,50 37,20! 20,38 0,42 -20,38 -35,44", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["-26,56 -27,86 -14,112", "-14,54 -16,88 -4,122", "0,52 -2,84 4,112", "16,60 22,94 40,122", "26,56 30,82 40,104", "36,46 50,72 70,90"], 2.2, "nail")
    s.part([("-18,27 -30,28 -40,40 -44,56!", 3.4, "wire"), ("-44,56! -32,48 -20,40 -17,33", 2.6, "wire"), ("-17,33 -6,42 8,48 26,58!", 2.6, "wire"), ("26,58! 15,38 -2,28 -18,27", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    s.line("-24,42:.4 -18,45:1 -11,43:.4", 4, "flat", BENI)


def draw():
    c = Card("oc", seed="ongcu")
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
    # the leg he pushes himself off with, straight from the hip: heel up, weight on the toes
    c.place(50, 856, 27, .95, True); F.foot_waraji(c); c.pop()
    c.part([("46,690 46,740 52,768", 7, "body"), ("52,768 37,792 32,820 37,858", 6.5, "sweep"), ("37,858 63,862", 0), ("63,862 67,838 78,810 86,780 100,738 116,700", 5.6, "-body"), ("116,700 46,690", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("120,690! 92,756 76,812 62,870! 100,880 140,780!", "#efd5b2"))
    c.lines(["84,776 76,783 66,779", "48,800 45,820 48,836"], 3.6, "swell")
    # the pole, planted ahead
    pole = "206,60:1.25 207,96:.85 210.6,200:1 213,300:.88 216.6,420:1 219,520:.88 224,680:1 229.5,852:.85"
    c.line(pole, 14, "flat")
    c.line("206.4,65:1.2 207.4,98:.75 210.6,202:1 213,302:.8 216.6,422:1 219,522:.8 224,680:1 229.2,847:.7", 8, "flat", ODO)
    for x, y in ((208, 126), (212, 258), (214.4, 352), (221, 600), (226.6, 770)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6, y - 3, x, y + 3, x + 6, y - 3), 2.6, "swell")
    # far arm, the hand above, its thumb up along the staff
    HD.hold(c, HD.along, (166, 536), (217.4, 460), -2, 1)
    c.part([("140,466 164,480 184,488", 6), ("184,488 195,506 192,530", 4.6), ("192,530 172,560 140,566", 6, "body"), ("140,566 140,466", 0)], fill=GREY_PALE, reg=0, grain=False)
    # the leg that climbs: thigh lifted, knee over the toes, an old man's thin calf
    c.place(163, 812, 1, .86, True); F.foot_waraji(c); c.pop()
    c.part([("96,640 140,640 178,656 200,676", 7, "sweep"), ("200,676 215,689 214,708 207,722", 6.5, "body"), ("207,722 200,756 186,786 176,812", 5.2, "body"), ("176,812 151,812", 0), ("151,812 147,794 148,776 156,752 168,730", 6.5, "-sweep"), ("168,730 140,748 100,744", 6, "body"), ("100,744 96,640", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: s.fill("96,750! 140,740 166,718 186,724! 170,750 158,784 160,818! 140,820 120,770!", "#efd5b2"))
    c.lines(["190,682 183,697 188,710 201,712", "168,730 175,726 181,728", "193,738 184,766 172,790"], 3.2, "swell")
    # robe: it hangs from the hip over the thigh behind, and is dragged up over the lifted knee
    c.part([("44,610 28,650 34,704 42,752!", 7.5, "sweep"), ("42,752! 64,768 94,762", 6), ("94,762 110,744 134,730 158,726!", 5.6), ("158,726! 178,704 184,660!", 6, "body"), ("184,660! 166,640 140,630", 7, "-sweep"), ("140,630 44,610", 0)], fill=GREY_PALE,
           deco=grey("40,620 32,670 40,756", "140,624 176,646 184,662 160,724", 8, "178,672 136,660 96,676", "94,690 92,726 88,758"))
    c.lines(["178,672 136,660 92,678", "168,698 130,694 98,720", "62,664 56,712 62,758", "94,700 90,726 78,756"], 4.6, "nail")
    c.line("44,745 66,760 92,754 108,737 132,723 155,719", 3, "wire")
    # a long neck, bent; the robe's collar stands off it
    F.skin(c, ("112,410 107,424 98,436 84,449", 5, "body"), ("84,449 140,500 170,470 160,394", 0), ("160,394 108,396", 0), ("108,396 112,410", 0))
    c.part([("170,478 150,462 126,444 98,434", 4.4, "wire"), ("98,434 90,438 88,448", 4.4), ("88,448 112,462 134,482 160,504", 0), ("160,504 170,478", 0)], fill=GREY_PALE, reg=.3, grain=False)
    # vest, over a back bent forward above the knee that climbs
    kikko = lambda sheet, turned: PT.kikko(sheet, 12, "#efc9a0", 2.0, turned)
    c.part([("164,492 138,470 114,454 88,446", 5, "wire"), ("88,446 60,476 40,540 30,604 28,652", 8.5, "sweep"), ("28,652 62,690 112,688 162,644", 6.5), ("162,644 180,590 178,530 164,480", 6, "-body"), ("164,480 164,492", 0)], fill=BENI, bokashi=wiped(DEEP, 696, 590, .8),
           deco=PT.broken(kikko, ("70,420! 30,480! 6,560! 10,690! 58,706! 56,610! 66,520! 92,460!", 28), ("100,430! 92,460! 66,520! 56,610! 58,706! 106,706! 104,620! 122,530! 130,460!", 10), ("130,460! 122,530! 104,620! 106,706! 200,690! 210,560! 170,460!", -14)))
    c.lines(["92,460 66,522 56,612", "124,560 104,620 106,680", "52,540 38,590 38,640", "66,646 70,668 66,686", "140,620 146,640 140,658"], 5, "nail", "#5a1410")
    # front band
    c.part([("160,462 184,514 188,586 166,648", 5), ("166,648 148,660", 4.5), ("148,660 168,592 164,528 140,458", 4.6, "-nail"), ("140,458 160,462", 0)], fill=SUMI, grain=False)
    # near arm: out of the vest's armhole to the elbow, and up to the pole; the lower hand holds it from before, its palm to us
    B.cuff(c, "168,534 186,558 176,592", "176,592 160,562 168,534")
    HD.hold(c, HD.grasp, (132, 592), (220, 549), -2, 1.04)
    c.part([("100,478 124,474 146,494 168,534", 7, "sweep"), ("168,534 161,562 176,592", 4.6), ("176,592 170,622 150,638", 6.2, "body"), ("150,638 116,634 96,590", 7, "body"), ("96,590 84,530 100,478", 7, "sweep")], fill=GREY_PALE,
           deco=None if c.pure else PT.flowing("96,476 78,530 90,590 116,640 156,640 180,600", "128,470 150,500 156,534 156,552 160,556 166,534", 6, (3,), "#4a4643"))
    c.lines(["154,530 138,548 128,580", "108,500 104,546 116,586", "162,604 146,618 126,616"], 4.6, "nail")
    # head, thrust forward from the bent back
    c.head(144, 438, 12, .84, True); elder(c); c.pop()
    # mist comes in before the rock
    c.fill("250,868! 214,867 184,870 170,878 168,890 178,898 194,900! 166,902 140,906 124,918 126,934 144,942 168,944! 156,946 146,954 148,970 160,984 178,998! 250,998!", PAPER_LIGHT)
    for P in ("238,867.4:.3 214,867 184,870 170,878 168,890 178,898 194,900:.2", "200,900:.2 166,902 140,906 124,918 126,934 144,942 168,944:.2", "174,944:.2 156,946 146,954 148,970 160,984 178,998"):
        c.line(P, 2.2, "flat", SUMI if c.pure else "#7d99a3")
    c.place(204, 128, 11, .96); gourd(c); c.pop()
    return c.finish()
