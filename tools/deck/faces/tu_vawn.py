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
        n = 6 if c.pure else 9
        for i in range(n):
            a = x0 + (x1 - x0) * (i + .5 * (j % 2)) / n
            b = a + (x1 - x0) / n * .52
            if b < x1:
                c.line("%g,%g %g,%g %g,%g" % (a, y + 2, (a + b) / 2, y - 4, b, y + 2), 5, "swell", "#6d4f1f")
        if not c.pure:
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
    # the weight is upon a bent leg, the other one braces itself behind
    B.bound_leg(c, "150,656", "200,732", "178,820", .98, -3, True, fill=ODO_PALE)
    B.bound_leg(c, "100,650", "122,744", "66,838", 1.06, 18, True, fill=ODO_PALE)
    # short trousers; the hips go out under what he carries
    c.part([("74,612 62,670 78,738", 7, "sweep"), ("78,738 106,758 152,736", 6), ("152,736 152,706 144,690", 0), ("144,690 150,722 168,748", 0), ("168,748 202,752 232,724", 6), ("232,724 222,660 188,606", 7), ("188,606 74,612", 0)], fill=GREY_PALE, deco=None if c.pure else PT.flowing("74,606 62,670 74,746", "188,606 222,664 240,736", 13, (2.6,), "#57514a"))
    c.lines(["152,738 148,706 136,668", "86,664 86,700 96,738"], 5, "nail")
    # the trunk is thrown back
    B.lean(c, (158, 680), -12)
    # neck and coat
    c.head(96, 457, -12, .78, True); F.neck(c, 4.6); c.pop()
    st = lambda left, right, n: PT.flowing(left, right, n if not c.pure else n - n // 3, (7, 2.4), "#4f6238")
    c.part([("82,446 58,510 62,600 70,690", 8, "sweep"), ("70,690 106,712 160,704", 6.5), ("160,704 196,640 196,540 166,446", 7.5, "sweep"), ("166,446 82,446", 0)], fill="#a9b38a", deco=st("82,442 50,510 48,600 52,700", "166,442 202,540 196,640 160,716", 7))
    # collar over the chest
    c.part([("96,444 110,484 134,520", 0), ("134,520 150,484 152,440", 0), ("152,440 96,444", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["126,490 132,500 136,512", "144,476 140,488 138,500"], 3, "swell")
    c.part([("78,450 102,500 140,552", 5.5), ("140,552 150,534", 4), ("150,534 118,492 96,444", 4.5), ("96,444 78,450", 0)], fill=SUMI, grain=False)
    c.part([("154,442 156,480 140,520", 5), ("140,520 148,536", 0), ("148,536 170,494 168,450", 5), ("168,450 154,442", 0)], fill=SUMI, grain=False)
    c.pop()
    # the basket lies upon his belly, greens rise from it
    c.push(4, -30)
    B.lean(c, (150, 742), -13)
    for P, w in (("166,590 176,500 190,410 226,316", 19), ("180,590 222,520 262,450 292,376", 20), ("172,590 198,470 236,350 262,244", 21), ("196,590 240,540 276,510 306,480", 17), ("160,590 168,520 180,470 206,400", 14)):
        long_leaf(c, P, w)
    radish(c, 214, 560, 16, .95)
    radish(c, 186, 552, -6, 1.0)
    radish(c, 158, 566, -12, 1.1)
    basket(c)
    c.pop()
    c.pop()
    # the far arm lies over the rim
    B.cuff(c, "188,548 214,534 228,552", "228,552 208,566 188,548")
    HD.hold(c, HD.fist, (176, 506), (221, 586), 80, .92, seen=24)
    c.part([("110,474 136,450 168,462", 6, "sweep"), ("168,462 200,492 232,546", 7, "sweep"), ("232,546 214,564 186,562", 5.5), ("186,562 152,562 128,530", 6.5, "-sweep"), ("128,530 116,504 110,474", 5.5, "-nail")], fill="#a9b38a", deco=st("108,468 118,510 138,550 186,566", "150,446 178,468 212,510 240,550", 5), reg=.5)
    c.lines(["130,484 154,522 178,546", "158,474 186,506 210,544"], 5, "nail")
    # the near forearm goes under it
    B.cuff(c, "76,684 104,676 106,712", "106,712 78,716 76,684")
    HD.reach(c, HD.push, (64, 694), (152, 725), -26, 1.0, seen=50)
    B.lean(c, (158, 680), -12)
    c.part([("84,450 50,500 44,590 56,670", 8, "sweep"), ("56,670 64,700 92,716", 6.5), ("92,716 104,700 108,682", 5.5), ("108,682 94,630 106,560 126,500", 6.5, "-nail"), ("126,500 84,450", 0)], fill="#a9b38a", deco=st("84,446 44,500 36,590 48,676 84,722", "128,490 108,560 96,630 108,690", 5), reg=.5)
    c.lines(["78,500 62,560 66,640", "104,520 88,580 84,660", "60,660 72,688 84,708"], 5.2, "nail")
    c.head(96, 457, -12, .78, True)
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    return c.finish()
