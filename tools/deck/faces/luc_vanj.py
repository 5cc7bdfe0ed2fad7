# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def draw():
    c = Card("6v", seed="hoe")
    c.fade(MIDORI, 990, 782, .75)
    c.fade(AI_PALE, 10, 470, .95)
    # crescent over two bars of mist
    c.part([("172,72 206,84 214,124 190,156 158,160", 5, "body"), ("158,160 188,140 196,108 172,72", 4, "wire")], fill=GOFUN)
    for P in ("132,186 180,180 240,184", "160,204 200,199 240,203"):
        c.line(P, 9, "swell", PAPER_LIGHT)
    # sprouts of the field
    for x, y in ((24, 880), (60, 926), (118, 930), (150, 956), (30, 962), (90, 968)):
        for d in (-13, 0, 13):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - 14, x + d, y - 24 + abs(d) * .4), 5, "rat", MIDORI)
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - 14, x + d, y - 24 + abs(d) * .4), 2, "rat")
    c.tall(1.12)
    # legs from behind, the weight on the near one
    for P, x, y, flip in (("84,680 80,770 84,846", 84, 846, False), ("138,680 160,762 162,838", 162, 838, True)):
        c.place(x, y, 0, .94, flip)
        F.skin(c, ("-15,-6 -22,14 -24,26", 5.5, "body"), ("-24,26 0,32 20,26", 0), ("20,26 20,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
        c.line("-32,26:1 -4,34:1 26,27:1", 9, "flat"); c.line("-30,26:1 -4,33:1 24,27:1", 4.6, "flat", ODO)
        c.lines(["-22,10 0,18 19,8", "-2,18 -4,28", "-14,2 -16,10 -14,18"], 4.2, "even")
        c.pop()
        F.limb(c, P, ((0, 36, 34), (.35, 27, 27), (.5, 23, 23), (.68, 28, 28), (.86, 17, 17), (1, 12, 12)), reg=0)
    c.lines(["74,762 84,766 94,760", "150,752 160,757 172,750", "78,796 83,812 81,828", "166,786 169,802 166,818"], 3.4, "swell")
    # hoe: handle, and the iron shoe of its broad blade on the ground
    B.pole(c, "222,350:1.1 214,480 204,660 196,800:.95", 13, ((217, 400), (209, 590), (200, 730)), "#a97f35")
    c.pop()
    c.part([("176,790! 222,776!", 6), ("222,776! 226,800!", 5), ("226,800! 180,816!", 6), ("180,816! 176,790!", 5)], fill="#a97f35", grain=False)
    c.part([("178,800! 184,818! 172,852 146,890!", 6), ("146,890! 118,882 96,862!", 6.5, "sweep"), ("96,862! 130,838 150,806 160,786!", 6), ("160,786! 178,800!", 5)], fill=ODO, grain=True)
    c.part([("146,890! 118,882 96,862!", 0), ("96,862! 118,844!", 4), ("118,844! 136,858 160,864!", 4), ("160,864! 146,890!", 4)], fill=SUMI, reg=0)
    c.lines(["112,862 130,870 146,874"], 2.6, "swell", GREY_PALE)
    c.tall(1.12)
    # far arm, before the breast to the handle
    HD.hold(c, HD.fist, (136, 470), (220, 396), 6, .9, 18)
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    dk = wiped("#16304d", 755, 595, .8)
    # robe tucked up
    c.part([("74,450 50,500 56,600 44,708", 8, "sweep"), ("44,708 80,732 140,728 186,706", 6.5), ("186,706 180,620 196,540 204,480", 7.5, "sweep"), ("204,480 180,440 74,450", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(kasuri, 14, ("80,440 78,560 72,650 66,720", 0), ("134,440 120,600 112,690 116,730", 8), ("176,470 164,620 168,690 160,720", -16)))
    c.line("116,660 112,700 116,728", 5.5, "nail", "#16304d")
    c.lines(["74,660 66,700 70,720", "160,660 166,690 160,718"], 5, "nail")
    # sash
    c.part([("52,624 90,644 140,642 184,620", 6), ("184,620 186,650", 5), ("186,650 140,672 88,672 48,654", 6), ("48,654 52,624", 5)], fill=SUMI, grain=True)
    c.part([("104,640 92,664 84,700 100,706 112,676 120,648", 5), ("120,648 104,640", 0)], fill=SUMI)
    c.lines(["62,640 90,654 116,656", "134,662 160,654 178,640"], 2.6, "swell", "#cbbd9f")
    # shoulders
    c.line("70,452 100,436 150,434 184,446", 7, "body")
    # cord of the hat, from the neck to the brim
    c.line("104,446 100,480 92,520", 5, "even"); c.line("148,444 166,466 176,494", 5, "even")
    # it lies aslant on the back, its point to the left
    c.place(126, 536, -30)
    c.part([("-84,0 -50,26 0,37 50,26 84,0", 6, "body"), ("84,0 0,8 -84,0", 0)], fill="#6d5637", reg=0)
    c.line("-30,24 -26,44 -8,58", 4, "rat"); c.line("30,24 24,42 -4,57", 4, "rat")
    F.hat_cone(c, 84, 76, 0, ODO_PALE)
    c.pop()
    # near arm bent up to the handle
    c.part([("188,506 208,492 236,500", 4, "wire"), ("236,500 210,516 188,506", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.grasp, (194, 566), (217, 440), 6, .94)
    c.part([("180,446 184,474 188,506", 6, "nail"), ("188,506 212,518 236,500", 5.5), ("236,500 241,548 234,588", 7.5, "sweep"), ("234,588 206,592 184,576", 6), ("184,576 180,530 166,492", 5.5, "-nail"), ("166,492 180,446", 0)], fill=AI, deco=PT.at_folds(kasuri, 18, ("180,470 206,545 202,590", -18)), reg=.4)
    c.lines(["196,520 206,550 204,576", "226,520 228,556 216,582"], 5, "nail")
    # head from behind, leaning towards the hoe
    c.head(141, 445, 8, .79)
    B.head_back(c)
    c.part([("-46,-26 -20,-34 10,-34 50,-28", 4.6, "wire"), ("50,-28 51,-12", 3.5), ("51,-12 10,-18 -20,-18 -46,-10", 4.6, "wire"), ("-46,-10 -46,-26", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x in (-34, -18, 0, 18, 36):
        c.line("%g,-32 %g,-25 %g,-16" % (x + 4, x, x - 5), 3.4, "swell", AI)
    c.pop()
    c.part([("84,446 104,462 136,462 164,444", 5.5), ("164,444 170,456 138,478 104,478 78,458", 5.5), ("78,458 84,446", 4)], fill=SUMI, grain=False)
    return c.finish()
