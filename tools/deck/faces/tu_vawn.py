# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of greens held before him."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


BARK = "#6d4f1f"
LEAF, UNDER, BEHIND = MIDORI, "#a9b38a", "#5f7148"      # a leaf from above, its pale back, and one that stands behind others


def leaf(c, P, w, lobes=4, fill=LEAF, bare=.2, dark=None):
    """A radish's leaf along its rib: a bare stalk, lobes that grow and lean forward, not one against the other, and the broad one at the end."""
    D = dense(pts(P), 3)
    n = len(D) - 1
    r = Rng(("leaf", P))

    def at(t, aside):
        i = max(0, min(n, round(t * n)))
        a, b = D[max(0, i - 4)], D[min(n, i + 4)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        return D[i][0] - ty / l * aside, D[i][1] + tx / l * aside
    span, veins = (.72 - bare) / lobes, []

    def side(k):
        out = [at(0, 2.6 * k) + (True, None)]
        for i in range(lobes):
            t, h = bare + (i + (.3 if k > 0 else 0) + r(-.1, .1)) * span, w * (.42 + .5 * i / lobes) * r(.78, 1.14)
            out += [at(t, max(2, w * .1) * k) + (True, None), at(t + span * .5, h * .9 * k) + (False, None), at(t + span * .95, h * k) + (False, None), at(t + span * 1.08, h * .74 * k) + (False, None)]
            veins.append((t + span * .08, t + span * .8, h * .7 * k))
        for t, h, corner in ((.74 + (.03 if k > 0 else 0), .2, True), (.8, .8, False), (.87, 1, False), (.93, .82, False), (.975, .46, False)):
            out.append(at(t, w * h * r(.95, 1.05) * k) + (corner, None))
        veins.append((.76, .88, w * .66 * k))
        return out
    left, right = side(1), side(-1)[::-1]
    kept, c.curved_from = c.curved_from, 2
    tip = D[-1][:2] + (False, None)
    c.part([(left + [tip] + right, 3.4 if c.pure else 2.7, "wire"), ([right[-1], left[0]], 0)], fill=fill, reg=0, grain=False, bokashi=dark)
    if not (c.pure and fill == BEHIND):     # that one is printed black
        c.line(P, 3.2, "rat")
    c.curved_from = kept
    if w > 17 and not c.pure:
        c.lines([[at(t, 0) + (False, None), at((t + u) / 2, h * .4) + (False, None), at(u, h) + (False, None)] for t, u, h in (veins if fill != BEHIND else (veins[lobes - 1], veins[lobes], veins[-2], veins[-1]))], 1.6, "rat")


def radish(c, x, y, rot, k):
    """White radish, its shoulders out of the basket, green where they stood out of the ground."""
    c.push(x, y, rot, k)
    c.part([("-16,44 -19,12 -18,-14 -12,-29 -4,-33", 4.2, "sweep"), ("-4,-33 5,-33", 0), ("5,-33 13,-29 19,-14 20,12 16,44", 5, "-sweep"), ("16,44 -16,44", 0)], fill=GOFUN, reg=0, grain=False, deco=lambda s: (s.fill("-24,-40! 24,-40! 24,-16! 12,-12 6,-19 -2,-10 -9,-17 -24,-12!", "#a9b38a"), s.fill("-24,-12! -8,-10 -4,4! -12,-4 -24,2!", "#d5d6bd")))
    c.lines([] if c.pure else ["-16,2 -8,5", "18,-6 10,-3", "-16,20 -8,22", "-12,-24 -6,-18 0,-17", "12,-25 8,-20"], 1.9, "rat")
    c.pop()


def basket(c):
    """Woven basket: courses of splints under a bound rim."""
    c.part([("98,588 104,660 122,742", 7, "sweep"), ("122,742 168,754 212,742", 6.5), ("212,742 232,660 240,586", 7, "-sweep"), ("240,586 98,588", 0)], fill=ODO, bokashi=wiped("#a8742c", (232, 744), (120, 610), .75))
    edge = lambda y: (99 + 24 * ((y - 588) / 154) ** 2 + 3, 239 - 28 * ((y - 588) / 154) ** 1.5 - 4)
    sag = lambda u: 6 * (1 - (2 * u - 1) ** 2)
    n, rows = (7, range(616, 736, 22)) if c.pure else (9, range(612, 736, 17))
    for j, y in enumerate(rows):
        x0, x1 = edge(y)
        c.line([(x0 + (x1 - x0) * u, y + sag(u), False, None) for u in (0, .5, 1)], 2.4, "wire", BARK)
        for i in range(n):
            if (i + j) % 2 and y < 722:
                # here the stake lies over the weaver: its two edges
                u = (i + .5) / n
                for d in () if c.pure else (-.022, .026):
                    x = x0 + (x1 - x0) * (u + d)
                    c.line("%.1f,%.1f %.1f,%.1f" % (x, y + sag(u) + 2, x + .6, y + sag(u) + 15), 2.6, "rat", BARK)
                if c.pure:
                    x = x0 + (x1 - x0) * u
                    c.line("%.1f,%.1f %.1f,%.1f" % (x, y + 4, x, y + 19), 4, "even")
    c.part([("92,580 168,592 246,576", 6), ("246,576 246,598", 5), ("246,598 168,616 94,602", 6), ("94,602 92,580", 5)], fill=ODO_PALE)
    for i in range(9):
        x = 104 + i * 16
        c.line("%g,%g %g,%g" % (x, 584, x + 9, 608), 3, "even")


def striped(colour, *runs):
    """Stripes that fall from one line of the cloth to another, for part(deco=...); a run that has a ring lies within it, over the runs before it."""
    def draw(s):
        for left, right, n, *ring in runs:
            stripes = PT.flowing(left, right, n if not s.pure else n // 2, (5.4, 2), colour)
            if ring:
                s.inside(pts(ring[0]), lambda s: (s.fill(ring[0], "#a9b38a"), stripes(s)), 0)
            else:
                stripes(s)
    return draw


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
    c.fade(ODO_PALE, 10, 560, .85)
    c.fill("10,806 38,782 70,788 104,762 138,776 172,752 206,768 246,742! 246,900! 10,900!", AI_PALE)
    c.fill("10,838 52,822 110,836 160,818 246,826! 246,900! 10,900!", "#b9bf9a")
    for P in () if c.pure else ("14,846 70,834 130,842", "150,832 196,824 240,834", "20,860 60,852 96,858"):
        c.line(P, 2.6, "swell", MIDORI)
    # the bed he has dug
    c.part([("10,860 56,878 106,892 150,876", 5.5, "sweep"), ("150,876 194,858 250,850", 5, "-rat"), ("250,850! 250,995! 10,995! 10,860", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 850, 980, .9), grain=False)
    for P in ("14,914 50,924 84,922",) if c.pure else ("14,914 50,924 84,922", "104,958 130,964 156,960", "112,930 136,932 160,926"):
        c.line(P, 3.8, "swell", "#3d4c30")
    # what is left in the bed: a clump close by, which the frame cuts, and the row beyond it
    for x, y in () if c.pure else ((20, 892), (54, 904), (92, 912), (128, 908), (158, 896)):
        for dx, dy in ((-8 + y % 5, -10), (y % 3 - 1, -14), (9 - y % 4, -8)):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + dx * .4, y + dy * .7, x + dx, y + dy), 3.2, "rat", "#3d4c30")
    c.part([("44,1000 40,972 48,962 62,962 70,974 66,1000", 4, "body"), ("66,1000 44,1000", 0)], fill=GOFUN, reg=0, grain=False)
    c.fill("46,970! 50,964 60,964 65,971! 58,975 55,971 50,976", "#a9b38a")
    leaf(c, "53,966 46,938 26,922 8,940", 15, 2, BEHIND)
    leaf(c, "58,966 68,932 92,922 112,944", 16, 2, LEAF)
    c.tall(1.11)
    # the weight is upon a bent leg, the other one braces itself behind
    B.bound_leg(c, "148,656", "194,732", "166,818", .96, -3, True, fill=ODO_PALE)
    B.bound_leg(c, "100,650", "122,744", "66,838", 1.06, 18, True, fill=ODO_PALE)
    # short trousers; the hips go out under what he carries
    c.part([("74,612 62,670 78,738", 7, "sweep"), ("78,738 106,758 152,736", 6), ("152,736 152,706 144,690", 0), ("144,690 150,722 168,748", 0), ("168,748 202,752 232,724", 6), ("232,724 222,660 188,606", 7), ("188,606 74,612", 0)], fill=AI, bokashi=wiped("#16304d", 752, 640, .85), deco=None if c.pure else PT.flowing("74,606 62,670 74,746", "188,606 222,664 240,736", 9, (2.2,), AI_PALE))
    c.lines(["152,738 148,706 136,668", "86,664 86,700 96,738"], 5, "nail")
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    c.part([("76,408 58,470 60,560 74,650", 0), ("74,650 120,660 180,650", 0), ("180,650 190,560 170,470 150,440", 0), ("150,440 118,420 76,408", 0)], fill=coat, reg=0)
    # the trunk is thrown back under the load, the coat's tail swings behind
    c.part([("70,596 56,664 44,724!", 7, "sweep"), ("44,724! 72,744 110,736!", 6, "body"), ("110,736! 126,710 150,690", 5.5, "-nail"), ("150,690 150,640 70,596", 0)], fill=coat, reg=.5, deco=striped(cords, ("66,600 54,664 36,740", "140,640 136,690 106,746", 5)))
    c.lines(["82,630 66,680 62,732", "104,660 90,700 86,738", "126,690 112,716 108,734"][1 if c.pure else 0:], 4.8, "nail")
    # neck and chest
    c.part([("84,400 104,452 132,496", 0), ("132,496 146,460 150,404", 0), ("150,404 84,400", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("72,410 84,452 122,520", 5.5), ("122,520 140,506", 4), ("140,506 104,448 90,406", 4.5), ("90,406 80,404 72,410", 4.5)], fill=SUMI, grain=False)
    c.lines(["78,416 88,446 108,484"], 3, "swell", LIGHTS[1])
    # the far arm comes from its shoulder behind the greens and goes round the load
    F.limb(c, "226,486 234,510 228,560", ((0, 13, 13), (.4, 12, 12), (.7, 13, 12), (1, 11, 10)), w=5, reg=0)
    B.cuff(c, "204,530 224,528 244,508", "244,508 232,544 204,530")
    c.part([("150,408 178,404 208,432", 6.5, "sweep"), ("208,432 234,462 248,508!", 7, "body"), ("248,508! 232,520 224,530 206,536!", 5.5, "body"), ("206,536! 180,500 160,460", 6, "-nail"), ("160,460 150,408", 0)], fill=coat, reg=.5,
           deco=striped(cords, ("150,404 158,452 204,540", "178,400 210,430 250,510", 5)))
    c.lines(["182,410 196,450 222,486", "166,462 192,470 220,462", "206,500 222,498 238,484"], 5, "nail")
    # the leaves, the furthest first; two are cut by the frame, one goes up to the head of the card and bends over there
    leaf(c, "186,446 200,402 216,362 240,346 268,372", 28, 2, BEHIND)
    leaf(c, "184,446 184,380 190,310 212,250 254,222", 34, 4, BEHIND, .24)
    leaf(c, "152,444 168,376 178,300 172,214 182,128 210,74 250,98", 40, 5, LEAF, .22, wiped(MIDORI_DEEP, (164, 380), (184, 140), .8))
    leaf(c, "118,466 136,424 164,392 194,386 218,432", 25, 2, LEAF)
    c.tall(1.11)
    # the basket lies upon his belly
    c.push(4, -30)
    B.lean(c, (150, 742), -13)
    radish(c, 214, 560, 12, .94)
    radish(c, 154, 566, -14, 1.0)
    radish(c, 185, 556, -2, 1.08)
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
    c.pop()
    # the cuff about its wrist
    c.part([("217,507 232,498 252,478", 4.4, "wire"), ("252,478 254,492", 0), ("254,492 240,507 225,518!", 5, "body"), ("225,518! 217,507", 4)], fill=cords, reg=0, grain=False)
    # one leaf hangs over the basket's rim
    leaf(c, "148,446 134,430 118,446 108,500 110,556 120,606", 22, 3, UNDER, .28)
    # the near arm: upper arm down to the elbow, the bare forearm out of a wide sleeve and under the load
    B.cuff(c, "96,576 108,612 62,648", "62,648 70,604 96,576")
    HD.reach(c, HD.push, (48, 574), (120, 664), -42, 1.14)
    c.part([("84,412 52,440 32,500 24,560", 8, "sweep"), ("24,560 24,600 38,628 62,652!", 7.5, "body"), ("62,652! 70,618 80,594 98,576!", 6, "body"), ("98,576! 100,540 114,482", 6, "-nail"), ("114,482 84,412", 0)], fill=coat, reg=0,
           deco=striped(cords, ("82,410 46,446 30,520 22,600", "112,470 98,520 88,560 76,590", 6), ("22,560 26,600 40,632 62,656", "60,556 66,580 80,590 96,574", 5, "10,560 50,566 88,548 110,560 110,680 10,680")))
    # folds from the armpit, where the cloth hangs, and from the elbow, round which it turns
    c.lines(["112,484 84,504 52,516", "111,492 88,528 62,556", "64,428 50,470 46,520", "25,562 50,568 90,546", "29,594 56,594 82,578", "42,632 58,618 72,610"], 5.2, "nail")
    c.head(113, 397, -2, .84, True)
    F.skin(c, ("30,30 14,54 4,74", 0), ("4,74 20,84 50,70", 0), ("50,70 44,44 46,18", 4.6, "wire"), ("46,18 30,30", 0))
    c.line("28,44 22,58 14,72", 2.6, "swell")
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    return c.finish()
