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
    """Woven basket: splints that go over one stake and under the next, in rows that hang round it, under a bound rim."""
    c.part([("100,588 102,640 110,692 124,740", 7, "sweep"), ("124,740 168,756 212,740", 6.5), ("212,740 226,692 235,640 238,586", 7, "-sweep"), ("238,586 100,588", 0)], fill=ODO, bokashi=wiped("#a8742c", (232, 744), (120, 610), .75))
    n, rows = (5, range(624, 742, 20)) if c.pure else (9, range(616, 742, 11))
    edge = lambda y: (100 + 24 * max(0, (y - 588) / 154) ** 1.7, 238 - 26 * max(0, (y - 588) / 154) ** 1.5)

    def at(u, y):
        """So far across, as round a barrel, so far down, as seen a little from above."""
        x0, x1 = edge(y)
        u = .5 - .5 * math.cos(math.pi * (.12 + .76 * u)) / math.cos(math.pi * .12)
        return x0 + (x1 - x0) * u, y + (10 + (y - 588) * .05) * (1 - (2 * u - 1) ** 2) - 4
    # between two rows a splint is broad where it goes over a stake, and drawn in where it goes under: the rows sway against each other
    wave = 6 if c.pure else 2.5
    for j, y in enumerate(rows):
        row = []
        for i in range(2 * n + 1):
            x, yy = at(i / 2 / n, y)
            row.append((x, yy + (wave * (-1) ** (j + (i - 1) // 2) if i % 2 else 0), False, 1.15 if i % 2 else .6))
        c.line(row, 3.4 if c.pure else 2.5, "flat", BARK)
        for i in range(n):
            if (i + j) % 2 and y > rows[0]:     # the stake, seen where the splint beside it is narrow
                (ax, ay), (bx, by) = at((i + .5) / n, y - rows.step), at((i + .5) / n, y)
                c.line([(ax, ay + wave, False, 1), (bx, by - wave, False, .8)], 3.4, "flat", BARK if c.pure else "#8f6426")
    c.part([("94,580 168,594 244,576", 6), ("244,576 244,597", 5), ("244,597 168,617 96,602", 6), ("96,602 94,580", 5)], fill=ODO_PALE, reg=.3)
    for i in range(10):
        x = 103 + i * 14.6
        y = 6 * (1 - ((x - 168) / 74) ** 2)
        c.line("%g,%g:1 %g,%g:1.1 %g,%g:.4" % (x, 581 + y, x + 6, 591 + y, x + 9, 603 + y), 3, "flat")


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
    # an early morning in the fields
    c.fade(ODO_PALE, 10, 560, .85)
    c.fill("10,838 52,822 110,836 160,818 246,826! 246,900! 10,900!", "#b9bf9a")
    for P in () if c.pure else ("14,846 70,834 130,842", "150,832 196,824 240,834", "20,860 60,852 96,858"):
        c.line(P, 2.6, "swell", MIDORI)
    # the bed he has dug
    c.part([("10,860 56,878 106,892 150,876", 5.5, "sweep"), ("150,876 194,858 250,850", 5, "-rat"), ("250,850! 250,995! 10,995! 10,860", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 850, 980, .9), grain=False)
    for P in ("14,914 50,924 84,922",) if c.pure else ("14,914 50,924 84,922", "104,958 130,964 156,960", "112,930 136,932 160,926"):
        c.line(P, 3.8, "swell", "#3d4c30")
    for x, y in () if c.pure else ((24, 900), (60, 912), (150, 900)):
        for dx, dy in ((-8 + y % 5, -10), (y % 3 - 1, -14), (9 - y % 4, -8)):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + dx * .4, y + dy * .7, x + dx, y + dy), 3.2, "rat", "#3d4c30")
    # their shade under the feet
    if not c.pure:
        for P in ("16,876 60,887 112,889", "146,851 184,850 226,846"):
            c.line(P, 6, "swell", "#6d7c4c")
    c.tall(1.11)
    # the weight is upon a bent leg, the other one braces itself behind
    B.bound_leg(c, "154,656", "198,732", "168,818", .88, -3, True, fill=ODO_PALE, how="tied" if c.pure else "crossed")
    B.bound_leg(c, "108,650", "129,744", "68,838", .96, 18, True, fill=ODO_PALE, how="tied" if c.pure else "crossed")
    # short trousers; the hips go out under what he carries
    c.part([("82,612 74,670 85,738", 6, "sweep"), ("85,738 114,758 159,736", 5), ("159,736 158,706 150,690", 0), ("150,690 156,722 173,748", 0), ("173,748 202,750 228,724", 5, "-body"), ("228,724 214,660 184,606", 6, "-sweep"), ("184,606 82,612", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 752, 640, .85), deco=None if c.pure else PT.flowing("74,606 62,670 74,746", "178,606 208,664 232,736", 9, (2.2,), AI_PALE))
    c.lines(["159,738 154,706 142,668", "94,664 94,700 103,738"], 5, "nail")
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    # the trunk is thrown back under the load, hips ahead of the shoulders; the coat's tail swings behind
    c.part([("78,430 62,480 60,560 72,640", 0), ("72,640 120,650 160,640", 0), ("160,640 160,560 154,470 140,440", 0), ("140,440 112,430 78,430", 0)], fill=coat, reg=0)
    c.part([("70,560 78,620 66,678 44,722!", 7, "sweep"), ("44,722! 74,743 112,735!", 5, "-body"), ("112,735! 130,704 148,680", 5.5, "-nail"), ("148,680 148,640 70,560", 0)], fill=coat, reg=.3, deco=striped(cords, ("68,590 66,640 34,738", "136,630 132,690 104,744", 5)))
    c.lines(["88,620 74,674 64,730", "108,650 94,690 88,736", "124,680 112,708 108,730"][1 if c.pure else 0:], 4.4, "nail")
    # neck and chest
    c.part([("72,416 94,470 122,514", 0), ("122,514 134,480 136,424", 0), ("136,424 72,416", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("138,418 142,450 130,512", 4), ("130,512 123,504", 0), ("123,504 132,462 130,422", 4), ("130,422 138,418", 0)], fill=SUMI, grain=False)
    c.part([("82,412 72,426 76,466 112,536", 5.5), ("112,536 129,520", 4), ("129,520 104,474 92,442 90,414", 4.5), ("90,414 86,409 82,412", 4.5)], fill=SUMI, grain=False)
    c.lines(["78,432 84,464 102,506", "84,424 90,450 108,488"], 2.6, "swell", LIGHTS[1])
    # the far arm: from its shoulder round the load, the elbow out beyond it, the forearm out of its cuff and down behind the foot
    F.limb(c, "223,560 216,612 202,646 164,664", ((0, 14, 13), (.36, 13, 13), (.62, 11.5, 12), (.8, 10, 11), (1, 9, 10)), w=4.6, reg=0)
    c.line("194,627:.3 206,637:1 222,632:.3", 3, "flat")
    c.part([("136,424 160,432 184,454", 6.5, "sweep"), ("184,454 212,496 226,550", 7, "body"), ("226,550 233,586 228,622!", 7.5, "body"), ("228,622! 210,632 190,620!", 6, "body"), ("190,620! 160,560 136,424", 0)], fill=coat, reg=.3,
           deco=striped(cords, ("136,420 156,500 176,640", "162,424 208,480 238,640", 5)))
    c.lines(["158,436 178,468 204,494", "228,556 214,572 210,604", "224,536 208,548 202,566"], 4.6, "nail")
    # the leaves, the furthest first; the tallest goes up to the head of the card, where its own weight bends it over and down
    leaf(c, "182,456 200,424 216,412 230,420", 15, 2, BEHIND, .3)
    leaf(c, "176,450 180,400 190,352 206,322 224,316 242,334", 19, 5, BEHIND, .26)
    leaf(c, "150,452 147,388 146,312 152,238 166,168 189,118 214,104 234,120 244,152", 27, 6, LEAF, .2, wiped(MIDORI_DEEP, (150, 380), (180, 130), .8))
    leaf(c, "130,466 146,438 164,424 184,428 198,456", 19, 4, LEAF, .3)
    B.cuff(c, "94,600 104,640 58,660", "58,660 68,620 94,600")
    c.tall(1.11)
    # the basket lies upon his belly
    c.push(-4, -52)
    B.lean(c, (150, 742), -13)
    radish(c, 214, 560, 12, .94)
    radish(c, 154, 566, -14, 1.0)
    radish(c, 185, 556, -2, 1.08)
    basket(c)
    c.pop()
    c.pop()
    c.pop()
    # the near forearm bears the load: the hand flat under its foot
    HD.reach(c, HD.bear, (36, 592), (109, 678), -49, 1.1, width=18)
    # one leaf hangs over the basket's rim
    leaf(c, "102,448 117,450 123,474 112,508 104,548 110,590", 19, 3, UNDER, .3)
    # the near sleeve: upper arm down to the elbow, where the cloth turns, its mouth at the middle of the forearm
    c.part([("78,428 48,458 30,516 21,572", 8, "sweep"), ("21,572 18,606 30,636 58,662!", 7.5, "body"), ("58,662! 68,636 80,616 96,602!", 6, "body"), ("96,602! 92,556 104,500", 6, "-nail"), ("104,500 98,462 78,428", 3, "swell")], fill=coat, reg=0,
           deco=striped(cords, ("76,424 42,460 26,530 16,610", "104,488 92,536 84,570 74,606", 5), ("16,570 22,606 34,640 60,668", "58,566 64,590 78,606 96,600", 5, "8,572 48,572 84,556 110,570 110,690 8,690")))
    c.lines(["103,502 78,522 48,532", "102,510 82,544 58,568", "58,450 46,490 42,536", "21,572 46,580 86,564", "26,604 52,606 78,594", "38,642 54,630 68,624"], 5, "nail")
    c.head(98, 420, -14, .8, True)
    F.skin(c, ("30,30 14,54 4,74", 0), ("4,74 20,84 50,70", 0), ("50,70 44,44 46,18", 4.6, "wire"), ("46,18 30,30", 0))
    c.line("28,44 22,58 14,72", 2.6, "swell")
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    return c.finish()
