# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of greens held before him."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


BARK = "#6d4f1f"
LEAF, UNDER, BEHIND = MIDORI, "#a9b38a", "#5f7148"      # a leaf from above, its pale back, and one that stands behind others


# a lobe of a leaf from one notch to the next: how far along it, how far out, a corner or not; a small leaf has no second tooth
EDGES = (((0, .17, True), (.5, .84, False), (1.1, 1.06, True), (.98, .36, False)),
         ((0, .17, True), (.3, .62, False), (.46, .8, True), (.5, .7, True), (.72, .98, False), (1.1, 1.06, True), (.98, .36, False)))


def leaf(c, P, w, lobes=5, fill=LEAF, bare=.2, dark=None):
    """A radish's leaf along its midrib: a bare stalk, then lobes that grow and lean forward, each with its teeth, the last one pointed."""
    D = dense(pts(P), 3)
    n = len(D) - 1
    lobes = min(lobes, 3) if c.pure else lobes
    r = Rng(("leaf", P))

    def at(t, aside):
        i = max(0, min(n, round(t * n)))
        a, b = D[max(0, i - 5)], D[min(n, i + 5)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        return D[i][0] - ty / l * aside, D[i][1] + tx / l * aside
    span, veins = (.8 - bare) / lobes, []

    def side(k):
        out = [at(0, 2.4 * k) + (True, None)]
        shift = .34 * span if k > 0 else 0
        for i in range(lobes):
            t, u = bare + i * span + shift, (i + 1) / lobes
            h = w * (.4 + .62 * u ** .8) * r(.86, 1.1)
            for far, aside, corner in EDGES[0 if c.pure or w < 16 else 1]:
                out.append(at(t + span * far, max(2.2, h * aside) * k) + (corner, None))
            veins.append((t + span * .05, t + span * .8, h * .78 * k))
        for t, h, corner in ((.82 + shift * .7, .3, True), (.86 + shift * .5, .56, False), (.885 + shift * .4, .6, True), (.9 + shift * .3, .5, True), (.94, .42, False), (.97, .26, True), (.975, .2, True)):
            out.append(at(t, w * h * r(.95, 1.05) * k) + (corner, None))
        return out
    left, right = side(1), side(-1)[::-1]
    kept, c.curved_from = c.curved_from, 2
    tip = D[-1][:2] + (True, None)
    c.part([(left + [tip] + right, 3 if c.pure else 2.3, "wire"), ([right[-1], left[0]], 0)], fill=fill, reg=0, grain=False, bokashi=dark)
    if not c.pure and w > 12:
        # the midrib is pale, with its shadow beside it
        rib = [at(t, 0) + (False, None) for t in (0, .2, .4, .6, .8, .95)]
        if fill != BEHIND:
            c.line([at(t, -1.3) + (False, None) for t in (0, .2, .4, .6, .8, .95)], 3, "rat")
        c.line(rib, 2.2, "rat", "#cdd3ad")
        if w > 15 and fill != BEHIND:
            c.lines([[at(t, 0) + (False, None), at((t + u) / 2, h * .4) + (False, None), at(u, h) + (False, None)] for t, u, h in veins], 1.3, "rat", "#cdd3ad" if fill != UNDER else BEHIND)
    elif fill != BEHIND or not c.pure:
        c.line(P, 2.6, "rat")
    c.curved_from = kept


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
    n, rows = (7, range(622, 736, 28)) if c.pure else (9, range(612, 736, 17))
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
            stripes = PT.flowing(left, right, n if not s.pure else n // 2, (5.4,) if s.pure else (5.4, 2), colour)
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
    c.part([("40,966 38,946 45,938 60,938 67,947 66,966", 4, "body"), ("66,966 53,970 40,966", 0)], fill=GOFUN, reg=0, grain=False)
    c.fill("43,946! 47,940 58,940 64,946! 57,951 53,947 48,951", "#a9b38a")
    c.lines(["28,968 38,962 46,965 55,968 63,963 78,967"], 4, "swell", "#3d4c30")
    leaf(c, "50,940 42,918 26,906 15,926", 11, 3, BEHIND, .3)
    if not c.pure:
        leaf(c, "54,940 56,914 68,898 78,914", 11, 3, BEHIND, .3)
    leaf(c, "56,940 72,920 92,918 104,938", 11, 3, LEAF, .3)
    c.tall(1.11)
    # the weight is upon a bent leg, the other one braces itself behind
    B.bound_leg(c, "148,656", "194,732", "166,818", .88, -3, True, fill=ODO_PALE, how="tied" if c.pure else "crossed")
    B.bound_leg(c, "100,650", "122,744", "66,838", .96, 18, True, fill=ODO_PALE, how="tied" if c.pure else "crossed")
    # short trousers; the hips go out under what he carries
    c.part([("74,612 62,670 78,738", 7, "sweep"), ("78,738 106,758 152,736", 6), ("152,736 152,706 144,690", 0), ("144,690 150,722 168,748", 0), ("168,748 202,752 232,724", 6), ("232,724 222,660 188,606", 7), ("188,606 74,612", 0)], fill=AI, bokashi=wiped("#16304d", 752, 640, .85), deco=None if c.pure else PT.flowing("74,606 62,670 74,746", "188,606 222,664 240,736", 9, (2.2,), AI_PALE))
    c.lines(["152,738 148,706 136,668", "86,664 86,700 96,738"], 5, "nail")
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    c.part([("86,418 62,470 60,560 74,650", 0), ("74,650 120,660 180,650", 0), ("180,650 190,560 170,470 150,440", 0), ("150,440 118,424 86,418", 0)], fill=coat, reg=0)
    # the trunk is thrown back under the load, the coat's tail swings behind
    c.part([("70,596 56,664 44,724!", 7, "sweep"), ("44,724! 72,744 110,736!", 6, "body"), ("110,736! 126,710 150,690", 5.5, "-nail"), ("150,690 150,640 70,596", 0)], fill=coat, reg=.5, deco=striped(cords, ("66,600 54,664 36,740", "140,640 136,690 106,746", 5)))
    c.lines(["82,630 66,680 62,732", "104,660 90,700 86,738", "126,690 112,716 108,734"][1 if c.pure else 0:], 4.8, "nail")
    # neck and chest
    c.part([("84,400 104,452 132,496", 0), ("132,496 146,460 150,404", 0), ("150,404 84,400", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("152,398 155,430 140,498", 4), ("140,498 133,490", 0), ("133,490 144,446 143,402", 4), ("143,402 152,398", 0)], fill=SUMI, grain=False)
    c.part([("95,394 84,408 86,448 122,520", 5.5), ("122,520 139,504", 4), ("139,504 116,458 105,424 103,396", 4.5), ("103,396 100,390 96,392", 4.5)], fill=SUMI, grain=False)
    c.lines(["90,414 95,446 112,490", "96,404 102,430 118,470"], 2.6, "swell", LIGHTS[1])
    # the far arm comes from its shoulder behind the greens and goes down behind the load, whose foot it bears
    F.limb(c, "232,612 228,656 217,692", ((0, 12, 11), (.6, 11, 10), (1, 10, 10)), w=4.6, reg=0)
    c.part([("150,408 178,404 208,432", 6.5, "sweep"), ("208,432 232,470 240,530", 7, "body"), ("240,530 244,590 236,640!", 7, "body"), ("236,640! 216,650 196,640", 6, "body"), ("196,640 170,520 150,408", 0)], fill=coat, reg=.5,
           deco=striped(cords, ("150,404 162,470 180,650", "178,400 226,440 250,650", 6)))
    c.lines(["182,410 200,446 224,478", "240,536 228,560 222,600", "236,512 222,528 216,552"], 5, "nail")
    # the leaves, the furthest first; one goes up to the head of the card and bends over there
    leaf(c, "190,450 206,414 220,394 232,388", 15, 2, BEHIND, .3)
    leaf(c, "184,446 186,390 192,330 203,286 218,256 229,240", 20, 5, BEHIND, .26)
    leaf(c, "152,444 166,384 174,316 172,236 179,160 188,108 202,76 217,64 231,72", 29, 6, LEAF, .2, wiped(MIDORI_DEEP, (164, 380), (184, 140), .8))
    leaf(c, "120,462 140,424 164,402 190,404 206,434", 20, 4, LEAF, .3)
    c.tall(1.11)
    # the basket lies upon his belly
    c.push(4, -30)
    B.lean(c, (150, 742), -13)
    radish(c, 214, 560, 12, .94)
    radish(c, 154, 566, -14, 1.0)
    radish(c, 185, 556, -2, 1.08)
    # the far hand under it: its finger tips come out at the foot
    F.skin(c, ("216,750 216,760 210,768", 4, "wire"), ("210,768 196,773 181,768", 4, "wire"), ("181,768 181,748 216,750", 0))
    basket(c)
    for bone, thick in zip(("212,757 211,747 208.5,739", "203.5,761 202.5,750 200,741", "194,762 193,752 190.5,743", "185,762 184,754 182,746"), (7.4, 8.2, 8.4, 8)):
        HD._digit(c, bone, thick)
    c.pop()
    c.pop()
    c.pop()
    # one leaf hangs over the basket's rim
    leaf(c, "148,446 134,430 118,446 108,500 110,556 120,606", 22, 3, UNDER, .28)
    # the near arm: upper arm down to the elbow, the bare forearm out of a wide sleeve and under the load
    B.cuff(c, "96,576 108,612 62,648", "62,648 70,604 96,576")
    HD.reach(c, HD.push, (48, 574), (122, 668), -42, .98)
    c.part([("84,412 52,440 32,500 24,560", 8, "sweep"), ("24,560 24,600 38,628 62,652!", 7.5, "body"), ("62,652! 70,618 80,594 98,576!", 6, "body"), ("98,576! 100,540 114,482", 6, "-nail"), ("114,482 84,412", 0)], fill=coat, reg=0,
           deco=striped(cords, ("82,410 46,446 30,520 22,600", "112,470 98,520 88,560 76,590", 6), ("22,560 26,600 40,632 62,656", "60,556 66,580 80,590 96,574", 5, "10,560 50,566 88,548 110,560 110,680 10,680")))
    # folds from the armpit, where the cloth hangs, and from the elbow, round which it turns
    c.lines(["112,484 84,504 52,516", "111,492 88,528 62,556", "64,428 50,470 46,520", "25,562 50,568 90,546", "29,594 56,594 82,578", "42,632 58,618 72,610"], 5.2, "nail")
    # the seam where the sleeve is set in
    c.line("62,436:.4 86,442:1 104,462:1 111,486:.5", 3, "flat", cords)
    c.head(111, 402, -2, .82, True)
    F.skin(c, ("30,30 14,54 4,74", 0), ("4,74 20,84 50,70", 0), ("50,70 44,44 46,18", 4.6, "wire"), ("46,18 30,30", 0))
    c.line("28,44 22,58 14,72", 2.6, "swell")
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    return c.finish()
