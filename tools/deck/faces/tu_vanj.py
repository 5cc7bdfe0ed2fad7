# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ vạn: a hooded rider above a two-wheeled cart that goes downhill, shafts forward."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def wheel(c, cx, cy, r, dark=False):
    """Spoked wheel; the far one is only a dark shape."""
    rim = [(cx + r * math.cos(i * math.pi / 12 + .3), cy + r * math.sin(i * math.pi / 12 + .3), False, None) for i in range(25)]
    if dark:
        c.line(rim, 26, "flat")
        return
    for i in range(12):
        a = i * math.pi / 6 + .12
        P = "%g,%g %g,%g" % (cx + 16 * math.cos(a), cy + 16 * math.sin(a), cx + (r - 4) * math.cos(a), cy + (r - 4) * math.sin(a))
        c.line(P, 11, "even")
        c.line(P, 5, "even", ODO)
    c.line(rim, 34, "flat")
    c.line(rim, 21, "flat", ODO)
    for i in range(6):
        a = i * math.pi / 3 + .38
        c.line("%g,%g %g,%g" % (cx + (r - 12) * math.cos(a), cy + (r - 12) * math.sin(a), cx + (r + 12) * math.cos(a + .03), cy + (r + 12) * math.sin(a + .03)), 4, "even")
    for q, col in ((32, SUMI), (25, ODO), (13, SUMI), (7, GREY_PALE)):
        c.fill([(cx + q * math.cos(i * math.pi / 6), cy + q * math.sin(i * math.pi / 6), False, None) for i in range(12)], col)


def hood(c):
    """Black hood, peaked behind, falling on the shoulders; in the head's own units."""
    c.part([("-34,-30! -40,-58 -22,-82 16,-96 52,-104 96,-108", 6, "sweep"), ("96,-108! 92,-70 84,-30 86,20 110,86", 6, "sweep"), ("110,86! 66,104 16,104 -26,88", 5),
            ("-26,88 -24,66 -10,56", 4), ("-10,56 12,46 28,28 33,4 33,-20 20,-36 -6,-42 -34,-30", 5, "-nail")], fill=SUMI, grain=False)
    for P in ("-30,-38 -4,-50 24,-44 42,-22 42,6 36,32 18,52 0,62", "-20,80 20,95 62,95 100,80"):
        c.line(P, 3.4, "even", GREY_PALE)
    for P in ("54,-18 66,-52 88,-94", "50,10 62,34 72,70", "40,44 44,62 50,84", "56,-6 70,6 80,30"):
        c.line(P, 2.6, "swell", F.HAIRLINE)


def draw():
    c = Card("4v", seed="cart")
    # downhill: the cart and who rides in it tip forward
    c.part([("10,908 70,890 140,867 250,838", 5.5, "sweep"), ("250,838! 250,995! 10,995! 10,908", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 990, 850, .8), grain=False)
    for x, y, k in ((30, 932, 1), (96, 916, .8), (62, 966, .9), (140, 946, .8), (150, 884, .7)):
        for d in (-12, -3, 8):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .5, y - 13 * k, x + d * 1.2, y - 24 * k + abs(d) * .5), 4.4, "rat", "#3d4c30")
    B.lean(c, (125, 866), -4)
    # far wheel and far shaft
    wheel(c, 106, 748, 90, True)
    for dx in (0, 34):
        P = "%g,640 %g,760 %g,876" % (150 + dx, 92 + dx * .8, 26 + dx * .7)
        c.line(P, 18, "flat")
        c.line(P, 9.5, "flat", ODO)
    c.line("6,838 32,860 66,878", 15, "flat")
    c.line("8,840 32,860 64,876", 7, "flat", ODO)
    # rider: robe
    kik = lambda sheet, turned: PT.kikko(sheet, 15, "#c9963f", 2.2, turned)
    c.part([("92,404 58,446 40,520 38,600", 7.5, "sweep"), ("38,600 120,624 214,604", 0), ("214,604 224,530 210,456 172,404", 7.5, "sweep"), ("172,404 92,404", 0)], fill=ODO_PALE, deco=PT.at_folds(kik, 16, ("112,420 104,500 108,600", -4), ("164,420 172,500 166,600", -20)))
    c.lines(["110,470 104,520 108,576", "162,470 170,520 166,572"], 5, "nail")
    # knee under the robe
    c.part([("64,560 24,566 6,590 8,622", 7, "sweep"), ("8,622 80,640 150,630", 0), ("150,630 150,580 110,556 64,560", 5.5)], fill=AI, pat=PT.kasuri(c, 26, "#d9ddd2"), reg=.5)
    c.lines(["36,584 60,600 70,622", "96,580 112,600 112,622"], 5, "nail")
    # box of the cart
    c.part([("8,612! 280,598!", 7, "even"), ("280,598! 280,658!", 6), ("280,658! 14,672!", 7, "even"), ("14,672! 8,612!", 6)], fill=AI, bokashi=wiped("#16304d", 672, 610, .7))
    c.line("14,630 276,616", 4.5, "even", ODO_PALE)
    c.line("16,656 276,643", 4.5, "even", ODO_PALE)
    for i in range(10):
        x = 28 + i * 28
        c.line("%g,%g %g,%g" % (x, 631 - i * 1.4, x + 1, 655 - i * 1.4), 4.5, "even", ODO_PALE)
    wheel(c, 146, 752, 98)
    # near sleeve and the hand on the goad
    c.part([("164,412 206,440 230,500 231,566", 7.5, "sweep"), ("231,566 222,592 204,594", 6), ("204,594 210,560 196,522", 6), ("196,522 168,496 146,440", 6, "-nail"), ("146,440 164,412", 0)], fill=ODO_PALE, deco=PT.at_folds(kik, 26, ("170,424 200,480 208,540 206,600", -12)), reg=.6)
    c.lines(["176,440 200,480 206,520", "216,470 220,520 216,570"], 5.2, "nail")
    # goad with its tassel
    B.pole(c, "152,596:1.1 172,460 202,250:.9 228,70:.75", 11, ((156, 580), (166, 486), (207, 210)))
    # a tail of black hair below a gilt knob
    c.part([("220,76 206,104 202,140 190,176! 204,166 204,190! 214,170 218,196! 226,172 234,192! 236,160 242,172! 240,120 236,84 226,74", 0), ("226,74 220,76", 0)], fill=SUMI, reg=0, grain=False)
    for P in ("220,92 212,124 208,160", "226,92 222,130 220,172", "232,92 232,130 232,170"):
        c.line(P, 2.2, "rat", F.HAIRLINE)
    c.part([("214,84 216,70 228,62 238,70 240,84", 4.6, "body"), ("240,84 228,90 214,84", 4.4)], fill=ODO, reg=.5, grain=False)
    B.cuff(c, "196,522 186,560 204,594", "204,594 212,560 196,522")
    HD.hold(c, HD.grasp, (236, 556), (160, 540), 8, .94, seen=3)
    # far hand on the knee
    B.cuff(c, "40,548 56,570 84,560", "84,560 62,548 40,548")
    HD.reach(c, HD.rest, (76, 484), (60, 566), 8, .92)
    c.part([("70,470 54,510 40,548", 6), ("40,548 64,550 84,560", 5.5), ("84,560 98,520 104,480", 5), ("104,480 70,470", 0)], fill=ODO_PALE, deco=PT.at_folds(kik, 22, ("86,470 74,520 62,560", -16)), reg=0)
    c.line("86,482 78,510 68,534", 4.6, "nail")
    # collar
    c.part([("98,406 118,446 142,478", 5), ("142,478 152,462", 4), ("152,462 132,432 120,402", 4.5), ("120,402 98,406", 0)], fill=SUMI, grain=False)
    c.line("92,408 104,402 118,402", 6, "body")
    # sash end
    c.part([("100,556 134,566 150,560 150,586 128,596 98,582", 5), ("98,582 100,556", 4)], fill=SUMI, grain=False)
    # head
    c.head(150, 436, -14, .92)
    F.head_child(c, blush=None, tufts="front", look="hail")
    c.blob("-29,27 -23,24 -14,25 -11,30 -14,37 -21,40 -27,36")
    c.line("-25,28 -19,27 -14,29", 2.6, "swell", PAPER_LIGHT)
    hood(c)
    c.pop()
    c.pop()
    return c.finish()
