# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of greens held before him."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def long_leaf(c, P, w, fill=MIDORI):
    """Blade of a leaf along P, with its rib."""
    D = dense(pts(P), 4)
    n = len(D) - 1
    left, right = [], []
    for i, (x, y, _) in enumerate(D):
        a, b = D[max(0, i - 1)], D[min(n, i + 1)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        h = w * math.sin(math.pi * min(1, .12 + .88 * i / n)) * (1 - .3 * i / n)
        left.append((x - ty / l * h, y + tx / l * h, False, None))
        right.append((x + ty / l * h, y - tx / l * h, False, None))
    k = max(1, n // 5)
    left, right = left[::k] + [left[-1]], right[::k] + [right[-1]]
    c.part([(left, 4.6, "sweep"), ([left[-1], right[-1]], 0), (right[::-1], 4.6, "sweep"), ([right[0], left[0]], 0)], fill=fill, reg=.6)
    c.line(P, 3.2, "rat")


def radish(c, x, y, rot, k=1.0):
    """White radish, its root to the top left."""
    c.push(x, y, rot, k)
    c.part([("-13,40 -17,8 -14,-22 -6,-44 0,-62", 4.6, "sweep"), ("0,-62 7,-44 15,-20 17,10 13,40", 4.6, "-sweep"), ("13,40 -13,40", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-12,-12 -4,-10", "14,0 6,3", "-14,14 -6,16", "11,-26 5,-24"], 2.6, "rat")
    c.pop()


def basket(c):
    """Woven basket: courses of splints under a bound rim."""
    c.part([("98,588 104,660 122,742", 7, "sweep"), ("122,742 168,754 212,742", 6.5), ("212,742 232,660 240,586", 7, "-sweep"), ("240,586 98,588", 0)], fill=ODO)
    for j, y in enumerate(range(610, 742, 19)):
        t = (y - 588) / 154.0
        x0, x1 = 99 + 24 * t * t + 2, 239 - 27 * t * t - 2
        n = 9
        for i in range(n):
            a = x0 + (x1 - x0) * (i + .5 * (j % 2)) / n
            b = a + (x1 - x0) / n * .52
            if b < x1:
                c.line("%g,%g %g,%g %g,%g" % (a, y + 2, (a + b) / 2, y - 4, b, y + 2), 5, "swell", "#6d4f1f")
        c.line("%g,%g %g,%g %g,%g" % (x0, y + 8, (x0 + x1) / 2, y + 13, x1, y + 8), 2.2, "wire", "#6d4f1f")
    c.part([("92,580 168,592 246,576", 6), ("246,576 246,598", 5), ("246,598 168,616 94,602", 6), ("94,602 92,580", 5)], fill=ODO_PALE)
    for i in range(9):
        x = 104 + i * 16
        c.line("%g,%g %g,%g" % (x, 584, x + 9, 608), 3, "even")


def kerchief(c):
    """Striped cloth laid over the crown and knotted at the nape; in the head's own units."""
    c.part([("60,-26 78,-30 96,-14 98,0", 4.6), ("98,0 80,-4 62,-12", 4.6), ("62,-12 60,-26", 0)], fill=AI, reg=.4, grain=False)
    c.part([("58,-18 70,-6 78,18 70,30", 4.6), ("70,30 60,12 52,-8", 4.6), ("52,-8 58,-18", 0)], fill=AI, reg=.4, grain=False)
    c.part([("-33,-26! -36,-52 -20,-78 14,-88 48,-78 66,-50 64,-18!", 6.5, "body"), ("64,-18 44,-34 14,-42 -14,-40 -33,-26", 5.5, "wire")], fill=AI, reg=.4)
    for P in ("-35,-44 -18,-64 12,-72 44,-62 65,-36", "-26,-34 -10,-50 14,-56 42,-48 62,-28"):
        c.line(P, 3.6, "even", PAPER_LIGHT)


def draw():
    c = Card("4n", seed="basket")
    # the bed he has dug: two clumps are left in it, a root lies out
    c.part([("10,860 56,878 106,892 150,876", 5.5, "sweep"), ("150,876 194,858 250,850", 5, "-rat"), ("250,850! 250,995! 10,995! 10,860", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 850, 980, .9), grain=False)
    for x, y, k in ((30, 930, 1), (140, 962, .8)):
        c.part([("%g,%g %g,%g %g,%g" % (x - 10, y + 6, x, y - 8, x + 10, y + 6), 4, "body"), ("%g,%g %g,%g" % (x + 10, y + 6, x - 10, y + 6), 0)], fill=GOFUN, reg=0, grain=False)
        for dx, dy in ((-18, -34), (-4, -46), (12, -42), (24, -26)):
            c.line("%g,%g:.5 %g,%g:1.3 %g,%g:.2" % (x, y - 4, x + dx * .6 * k, y + dy * .62 * k, x + dx * k, y + dy * k), 8, "flat")
            c.line("%g,%g:.5 %g,%g:1.3 %g,%g:.2" % (x, y - 4, x + dx * .6 * k, y + dy * .62 * k, x + dx * k, y + dy * k), 4.4, "flat", MIDORI)
    for P in ("60,906 84,916 112,918", "56,960 82,966 104,966", "20,972 40,978 70,978"):
        c.line(P, 3.8, "swell", "#3d4c30")
    c.tall(1.11)
    # the weight is upon a bent leg, the other one comes after, its heel off the ground
    B.bound_leg(c, "146,656", "192,736", "172,822", .98, -3, True, fill=ODO_PALE)
    B.bound_leg(c, "94,650", "104,748", "58,838", 1.06, 22, True, fill=ODO_PALE)
    # short trousers
    c.part([("62,622 54,680 66,736", 7, "sweep"), ("66,736 94,756 136,740", 6), ("136,740 140,706 132,690", 0), ("132,690 142,724 158,750", 0), ("158,750 192,756 222,730", 6), ("222,730 212,670 182,622", 7), ("182,622 62,622", 0)], fill=GREY_PALE, deco=PT.flowing("64,616 54,680 62,744", "182,616 212,670 230,740", 13, (2.6,), "#57514a"))
    c.lines(["138,742 136,706 124,668", "74,664 74,700 84,736"], 5, "nail")
    # he leans back against what he carries
    B.lean(c, (120, 680), -7)
    # neck and coat
    c.head(92, 457, -2, .79, True); F.neck(c, 4.6); c.pop()
    st = lambda left, right, n: PT.flowing(left, right, n, (7, 2.4), "#4f6238")
    c.part([("78,446 46,510 38,600 32,690", 8, "sweep"), ("32,690 80,712 150,708", 6.5), ("150,708 190,640 196,540 164,446", 7.5, "sweep"), ("164,446 78,446", 0)], fill="#a9b38a", deco=st("78,442 40,510 32,600 26,700", "164,442 202,540 196,640 150,716", 7))
    c.pop()
    # greens rise from the basket
    for P, w in (("178,590 210,500 236,400 244,330", 19), ("160,590 168,480 200,330 214,240", 20), ("172,590 196,470 206,300 178,176", 21), ("190,590 222,540 240,500 250,470", 17)):
        long_leaf(c, P, w)
    B.lean(c, (168, 742), -5)
    radish(c, 214, 560, 16, .95)
    radish(c, 186, 556, -4, 1.0)
    basket(c)
    # far hand round the basket's far side
    before = "150,600! 238,600! 235,640! 230,670! 218,720! 150,740!"
    c.inside(pts(before), lambda s: HD.reach(s, HD.push, (310, 650), (250, 664), 14, .92, True, seen=1), 0)
    c.line("238,606 234,648 229,680", 6, "even")
    c.pop()
    # near sleeve
    B.lean(c, (120, 680), -7)
    B.cuff(c, "108,706 128,688 118,660", "118,660 102,686 108,706")
    HD.reach(c, HD.push, (56, 682), (116, 686), -8, 1.0, seen=15)
    c.part([("80,450 46,500 30,580 40,650", 8, "sweep"), ("40,650 70,700 108,706", 6.5), ("108,706 104,684 118,660", 5.5), ("118,660 100,630 106,560 124,500", 6.5, "-nail"), ("124,500 80,450", 0)], fill="#a9b38a", deco=st("80,446 40,500 22,580 34,656 100,712", "126,490 106,560 100,630 124,668", 5), reg=.5)
    c.lines(["74,500 56,560 60,620", "102,520 84,580 88,630", "50,636 72,670 96,686"], 5.2, "nail")
    # neck, collar, head
    c.part([("94,444 108,484 132,520", 0), ("132,520 148,484 150,440", 0), ("150,440 94,444", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("76,450 100,500 138,552", 5.5), ("138,552 148,534", 4), ("148,534 116,492 94,444", 4.5), ("94,444 76,450", 0)], fill=SUMI, grain=False)
    c.part([("152,442 154,480 138,520", 5), ("138,520 146,536", 0), ("146,536 168,494 166,450", 5), ("166,450 152,442", 0)], fill=SUMI, grain=False)
    c.head(92, 457, -2, .79, True)
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    return c.finish()
