# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị sách: hunchback seen from behind, one hand on his staff, the other on his back."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def heel(c, x, y, flip=False):
    """Foot in a straw sandal seen from behind."""
    c.push(x, y, 0, 1, flip)
    F.skin(c, ("-15,-6 -22,14 -24,26", 5.5, "body"), ("-24,26 0,32 20,26", 0), ("20,26 20,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
    c.line("-32,26:1 -4,34:1 26,27:1", 9, "flat")
    c.line("-30,26:1 -4,33:1 24,27:1", 4.6, "flat", ODO)
    c.lines(["-22,10 0,18 19,8", "-2,18 -4,28"], 4.4, "even")
    c.pop()


def draw():
    c = Card("2s", seed="hunch")
    c.wipe(ODO_PALE, 990, 846, 1)
    # a pine branch hangs in from the corner
    c.part([("244,60 214,72 190,66 164,78", 5, "rat"), ("164,78 192,78 214,86 244,82", 5, "-rat"), ("244,82 244,60", 0)], fill="#6d5637")
    for x, y, w in ((178, 66, 34), (214, 96, 38), (222, 52, 30)):
        P = "%g,%g %g,%g %g,%g %g,%g %g,%g" % (x - w, y + 8, x - w * .5, y - 14, x + w * .2, y - 18, x + w * .8, y - 6, x + w, y + 10)
        c.part([(P + " %g,%g %g,%g" % (x, y + 14, x - w, y + 8), 4.5, "wire")], fill=MIDORI)
        for k in range(7):
            t = -.8 + k * .27
            c.line("%g,%g %g,%g" % (x + w * t, y + 8, x + w * t * 1.02, y - 10), 2.4, "rat")
    c.tall(1.1)
    # calves and heels
    for x, flip in ((86, False), (148, True)):
        heel(c, x, 850, flip)
        F.limb(c, "%g,760 %g,800 %g,850" % (x + (2 if not flip else -2), x, x), ((0, 25, 25), (.35, 27, 27), (.7, 20, 20), (1, 14, 14)), reg=0)
        c.line("%g,786 %g,806 %g,826" % (x - 2, x + 3, x), 3.4, "swell")
    # staff
    B.pole(c, "36,360:1.25 44,392:.95 38,520:1 34,700:.95 26,936:.85", 15, ((40, 460), (35, 640), (31, 790)))
    # far sleeve and the hand on the staff
    B.cuff(c, "72,540 62,574 78,606", "78,606 90,574 72,540")
    HD.hold(c, HD.grip, (130, 572), (37, 576), -2, .94)
    c.part([("92,498 78,516 72,540", 6.5), ("72,540 88,574 78,606", 5.5), ("78,606 100,608 120,592", 6.5), ("120,592 92,498", 0)], fill=GREY_PALE, pat=PT.stripes(c, 22, (6, 2), "#3b3733", 58, 4), reg=.5)
    # robe
    c.part([("84,560 62,640 54,730 46,788", 7.5, "sweep"), ("46,788 88,806 150,808 214,790", 6.5), ("214,790 210,720 214,640 204,560", 7.5, "sweep"), ("204,560 84,560", 0)], fill=GREY_PALE, deco=PT.flowing("80,556 56,640 48,730 42,796", "206,556 220,640 216,720 220,796", 8, (6, 2.2), "#3b3733"))
    c.line("132,690 130,750 134,806", 5.5, "nail")
    c.lines(["84,690 76,740 78,790", "186,690 190,740 182,794"], 5, "nail")
    # sash
    c.part([("68,640 120,660 168,660 212,640", 6), ("212,640 214,676", 5), ("214,676 168,696 118,696 64,676", 6), ("64,676 68,640", 5)], fill=ODO)
    c.lines(["76,654 120,674 156,676", "140,686 184,680 206,662"], 3.6, "nail")
    # the hump under a black sleeveless coat
    c.part([("104,452 80,482 68,548 66,632", 8, "sweep"), ("66,632 112,654 172,652 216,630", 6.5), ("216,630 240,560 238,452 206,396", 8, "sweep"), ("206,396 150,376 104,452", 6)], fill=SUMI, reg=0)
    for P in ("104,478 92,540 94,610", "214,470 222,540 206,616", "150,420 186,414 214,446", "112,560 130,600 128,634", "190,580 178,612 180,634"):
        c.line(P, 3.6, "nail", "#b9ab90")
    F.blossom(c, 164, 512, 25, PAPER_LIGHT, SUMI, 8)
    # near arm laid on the back
    B.cuff(c, "162,622 154,646 170,664", "170,664 176,642 162,622")
    HD.reach(c, HD.rest, (226, 632), (164, 642), 6, .94)
    c.part([("214,462 240,510 242,588 228,640", 7.5, "sweep"), ("228,640 198,662 170,664", 6.5), ("170,664 174,642 162,622", 5.5), ("162,622 190,606 200,566 192,520", 6, "-nail"), ("196,520 214,462", 5)], fill=GREY_PALE, pat=PT.stripes(c, 22, (6, 2), "#3b3733", -18, 4), reg=.5)
    c.lines(["214,520 220,570 206,610", "226,600 214,628 188,642"], 5, "nail")
    # head sunk before the hump
    c.head(136, 465, -14, .8)
    B.head_back(c, grey=True)
    c.pop()
    c.fill("66,476 150,440 152,520 74,526", SUMI)
    c.part([("70,458 96,468 132,448 160,396", 5.5), ("160,396 178,406 144,462 100,488 70,478", 5.5), ("70,478 70,458", 4)], fill=GREY, reg=.4)
    return c.finish()
