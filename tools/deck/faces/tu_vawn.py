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
    stem = D[0][:2], D[n * 2 // 3][:2]
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
    c.part([(left, 4.6, "sweep"), ([left[-1], right[-1]], 0), (right[::-1], 4.6, "sweep"), ([right[0], left[0]], 0)], fill=fill, reg=.6, bokashi=wiped(MIDORI_DEEP, stem[0], stem[1], .8) if w > 22 else None)
    c.line(P, 3.2, "rat")


def radish(c, x, y, rot, k, leaves):
    """White radish, its shoulders out of the basket, green where they stood out of the ground; the leaves grow out of its crown."""
    c.push(x, y, rot, k)
    c.part([("-16,44 -19,12 -18,-14 -12,-29 -4,-33", 5, "sweep"), ("-4,-33 5,-33", 0), ("5,-33 13,-29 19,-14 20,12 16,44", 5, "-sweep"), ("16,44 -16,44", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped("#a9b38a", -36, 6, .9))
    c.lines(["-16,2 -8,5", "18,-6 10,-3", "-16,20 -8,22", "-12,-24 -6,-18 0,-17", "12,-25 8,-20"], 2.4, "rat")
    c.pop()
    c.push(0, 0)
    for P, w in leaves:
        long_leaf(c, P, w)
    c.pop()


def basket(c):
    """Woven basket: courses of splints under a bound rim."""
    c.part([("98,588 104,660 122,742", 7, "sweep"), ("122,742 168,754 212,742", 6.5), ("212,742 232,660 240,586", 7, "-sweep"), ("240,586 98,588", 0)], fill=ODO, bokashi=wiped("#a8742c", (232, 744), (120, 610), .75))
    for j, y in enumerate(range(610, 742, 19)):
        t = (y - 588) / 154.0
        x0, x1 = 99 + 24 * t * t + 2, 239 - 27 * t * t - 2
        n = 6 if c.pure else 8
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
    # an early morning: hills beyond the fields
    c.fade(ODO_PALE, 10, 420, .75)
    c.fade(AI, 10, 66, .7)
    c.fade(ODO_PALE, 870, 600, .8)
    c.fill("10,806 38,782 70,788 104,762 138,776 172,752 206,768 246,742! 246,900! 10,900!", AI_PALE)
    c.fill("10,838 52,822 110,836 160,818 246,826! 246,900! 10,900!", "#b9bf9a")
    for P in ("14,846 70,834 130,842", "150,832 196,824 240,834", "20,860 60,852 96,858"):
        c.line(P, 2.6, "swell", MIDORI)
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
    B.bound_leg(c, "148,656", "194,732", "166,818", .96, -3, True, fill=ODO_PALE)
    B.bound_leg(c, "100,650", "122,744", "66,838", 1.06, 18, True, fill=ODO_PALE)
    # short trousers; the hips go out under what he carries
    c.part([("74,612 62,670 78,738", 7, "sweep"), ("78,738 106,758 152,736", 6), ("152,736 152,706 144,690", 0), ("144,690 150,722 168,748", 0), ("168,748 202,752 232,724", 6), ("232,724 222,660 188,606", 7), ("188,606 74,612", 0)], fill=AI, bokashi=wiped("#16304d", 752, 640, .85), deco=None if c.pure else PT.flowing("74,606 62,670 74,746", "188,606 222,664 240,736", 11, (2.2,), AI_PALE))
    c.lines(["152,738 148,706 136,668", "86,664 86,700 96,738"], 5, "nail")
    # the trunk is thrown back
    B.lean(c, (158, 680), -12)
    # neck and coat
    c.head(116, 459, -6, .78, True); F.neck(c, 4.6); c.pop()
    st = lambda left, right, n: PT.flowing(left, right, n if not c.pure else n - n // 3, (7, 2.4), "#4f6238")
    c.part([("82,446 58,510 62,600 70,690", 8, "sweep"), ("70,690 106,712 160,704", 6.5), ("160,704 196,640 196,540 166,446", 7.5, "sweep"), ("166,446 82,446", 0)], fill="#a9b38a", deco=st("82,442 50,510 48,600 52,700", "166,442 202,540 196,640 160,716", 7))
    # collar over the chest
    c.part([("96,444 110,484 134,520", 0), ("134,520 150,484 152,440", 0), ("152,440 96,444", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["126,490 132,500 136,512", "144,476 140,488 138,500"], 3, "swell")
    c.part([("78,450 102,500 140,552", 5.5), ("140,552 150,534", 4), ("150,534 118,492 96,444", 4.5), ("96,444 78,450", 0)], fill=SUMI, grain=False)
    c.part([("154,442 156,480 140,520", 5), ("140,520 148,536", 0), ("148,536 170,494 168,450", 5), ("168,450 154,442", 0)], fill=SUMI, grain=False)
    c.pop()
    # the far arm comes from its shoulder behind the greens and goes round the load
    F.limb(c, "222,524 230,550 229,588", ((0, 12, 12), (.4, 11, 11), (.7, 13, 12), (1, 11, 10)), w=5, reg=0)
    c.part([("150,440 176,444 200,470", 6.5, "sweep"), ("200,470! 226,506 240,540", 7, "body"), ("240,540 226,560 204,566", 5), ("204,566 176,530 158,496", 6, "-nail"), ("158,496 150,440", 0)], fill="#a9b38a", deco=st("152,440 160,500 178,540 206,570", "176,436 206,474 232,510 244,540", 4), reg=.5)
    c.lines(["176,456 188,492 206,528", "202,478 208,510 222,536"], 5, "nail")
    # the basket lies upon his belly, greens rise from it
    c.push(4, -30)
    B.lean(c, (150, 742), -13)
    radish(c, 214, 560, 12, .94, (("216,530 226,476 250,440 280,446 306,486", 17), ("218,530 232,470 272,380 312,300", 22)))
    radish(c, 154, 566, -14, 1.0, (("148,534 150,480 170,420 186,372", 13), ("150,536 174,470 190,400 222,322", 17)))
    radish(c, 185, 556, -2, 1.08, (("184,520 202,440 250,310 308,160", 27), ("186,520 200,478 224,430 262,392", 12)))
    basket(c)
    # its fingers come round the edge, the thumb lies on the rim
    c.push(-46, -123, 0, 1.19)
    HD._thumb(c, "249,624 246,608 236,599 224,600", 10.4, nail=False)
    for bone, thick in zip(("241,653 231,656 221,653", "245,644 231,647 216,644", "247,634 231,635 214,632", "248,624 234,624 218,622"), (7.8, 8.8, 9.2, 8.8)):
        HD._digit(c, bone, thick, nail=True)
    c.pop()
    c.pop()
    c.pop()
    # the back of it, from the cuff to the last finger
    F.skin(c, ("240,548 238,578 234,598 227,611 219,617", 4.6, "wire"), ("219,617 224,600 226,580 226,564", 0), ("226,564 240,548", 0))
    c.lines(["224,572 227,575 226,579", "223,588 226,590 225,594", "220,601 223,603 222,606"], 1.6, "hair")
    # the near arm: it hangs to the elbow, and the forearm goes under the load
    B.lean(c, (158, 680), -12)
    B.cuff(c, "112,660 92,682 92,716", "92,716 114,694 112,660")
    c.pop()
    HD.reach(c, HD.push, (66, 664), (139, 706), -38, 1.14, seen=46)
    B.lean(c, (158, 680), -12)
    c.part([("92,446 58,476 42,536 38,592", 8, "sweep"), ("38,592! 40,640 62,672", 7.5, "body"), ("62,672 78,696 92,716", 6.5), ("92,716 112,694 112,660", 5.5), ("112,660 102,632 100,604", 6, "-nail"), ("100,604 108,560 128,506", 5.5, "-nail"), ("128,506 92,446", 0)], fill="#a9b38a", deco=st("90,444 50,490 34,560 30,620 60,690 80,730", "128,500 110,560 102,604 106,650 118,690", 5), reg=.5)
    c.lines(["92,450 66,496 54,560", "98,462 82,510 74,560", "40,604 66,616 100,604", "42,616 72,634 106,626", "46,630 74,652 104,650", "112,664 98,674 88,690"], 5.2, "nail")
    c.head(116, 459, -6, .78, True)
    F.skin(c, ("20,34 10,60 2,88", 0), ("2,88 -6,122 26,100 52,92", 0), ("52,92 42,66 44,22", 4.6, "wire"), ("44,22 20,34", 0))
    c.line("24,42 18,58 8,78", 2.6, "swell")
    c.part([("64,66 58,88 40,112 2,140", 5), ("2,140 -8,124", 0), ("-8,124 22,106 42,88 48,66", 4.5), ("48,66 64,66", 4.5)], fill=SUMI, reg=0, grain=False)
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    return c.finish()
