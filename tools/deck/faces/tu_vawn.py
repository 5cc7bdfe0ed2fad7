# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of radishes held before him, he and their leaves too tall for the frame."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


BARK = "#6d4f1f"
LEAF, BEHIND = MIDORI, "#5f7148"      # a leaf, and one that stands behind others


# a lobe of a leaf from one notch to the next, leaning forward, its end round: how far along it, how far out (in the notch that is the leaf's own), a corner or not
LOBE = (0, None, True), (.1, .6, False), (.52, .96, False), (.92, 1.06, False), (1.03, .84, False), (1.03, .6, False), (1.0, None, True)


def leaf(c, P, w, lobes=5, fill=LEAF, bare=.2):
    """A radish's leaf along its midrib: a bare stalk, then round lobes that grow, the last one the broadest; the midrib is seen in pieces."""
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
    # its lobes stand apart low down and run together above
    start = lambda i: bare + (.74 - bare) * (i / lobes) ** 1.16
    veins = []

    def side(k):
        out = [at(0, 2.4 * k) + (True, None)]
        shift = .4 / lobes * (.74 - bare) if k > 0 else 0
        for i in range(lobes):
            t, u = start(i) + shift, (i + 1) / lobes
            span = (start(i + 1) - start(i)) * r(.84, 1.06)
            h = w * (.3 + .66 * u) * r(.84, 1.1)
            for far, aside, corner in LOBE:
                out.append(at(t + span * far, (max(2.2, h * .5 * (u - .2)) if aside is None else h * aside) * k) + (corner, None))
            veins.append((t + span * .05, t + span * .8, h * .78 * k))
        for t, h, corner in ((.75 + shift * .9, .46, True), (.79 + shift * .7, .96, False), (.86 + shift * .4, 1.12, False), (.94, .86, False), (.985, .4, False)):
            out.append(at(t, w * h * r(.95, 1.05) * k) + (corner, None))
        return out
    left, right = side(1), side(-1)[::-1]
    kept, c.curved_from = c.curved_from, 2
    tip = D[-1][:2] + (False, None)
    c.part([(left + [tip] + right, 3 if c.pure else 2.3, "wire"), ([right[-1], left[0]], 0)], fill=fill, reg=0, grain=False)
    if not c.pure and w > 12:
        rib = "#cdd3ad"
        for t, u in ((0, .2), (.22, .47), (.52, .7), (.76, .93)):
            c.line([at(t, 0) + (False, None), at((t + u) / 2, 0) + (False, None), at(u, 0) + (False, None)], 2.8, "rat", rib)
        if w > 20 and fill != BEHIND:
            c.lines([[at(t, 0) + (False, None), at(t + .05, w * k * .3) + (False, None), at(t + .09, w * k * .68) + (False, None)] for t in (.8, .87) for k in (1, -1)], 1.6, "rat", rib)
            c.lines([[at(t, 0) + (False, None), at((t + u) / 2, h * .3) + (False, None), at(u, h * .7) + (False, None)] for t, u, h in veins[1::2]], 1.5, "rat", rib)
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
    c.part([("100,588 102,640 110,692 124,740", 7, "sweep"), ("124,740 168,756 212,740", 6.5), ("212,740 226,692 235,640 238,586", 7, "-sweep"), ("238,586 100,588", 0)], fill=ODO)
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


TALL = 1.17     # so much larger than others is he drawn: the frame cuts his feet, the basket and the leaves
LEAN = (120, 650), -5


def far_fingers(c):
    """The far hand round the load's edge: its fingers come from behind, each of its own length, the thumb out of sight."""
    for y, long, thick in ((603, 25, 4.5), (613, 29, 4.7), (623, 27, 4.5), (632, 21, 3.9)):
        x, tip = 217, 217 - long
        F.skin(c, ("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g" % (x, y - thick, x - long * .45, y - thick * .92 + 1, tip + 3, y - thick * .6 + 3, tip, y + 3.4, tip + 3, y + thick * .8 + 3, x - long * .45, y + thick + 1.4, x, y + thick), 3.2, "wire"), ("%g,%g %g,%g" % (x, y + thick, x, y - thick), 0))


def draw():
    c = Card("4n", seed="basket")
    # the bed he has dug, a flat with a cut edge; all above it is bare paper
    c.part([("4,884 40,876 96,878 150,868 206,862 250,854", 5, "rat"), ("250,854! 250,995! 4,995! 4,884", 0)], fill="#c3c6a0", grain=False)
    for P in () if c.pure else ("24,916 60,910 90,914", "112,960 130,956 150,960"):
        c.line(P, 3.4, "swell", "#76885a")
    c.push(-18, -12, 0, TALL)
    c.tall(1.11)
    # the weight is upon a bent leg, the other one braces itself behind; the frame cuts them above the feet
    B.bound_leg(c, "144,656", "155,728", "104,842", .88, -3, True, how="tied")
    B.bound_leg(c, "100,650", "122,736", "38,834", .98, 18, True, how="tied")
    # short breeches of black; the hips go out under what he carries
    c.part([("78,612 70,670 82,738", 6, "sweep"), ("82,738 114,760 155,738", 5), ("155,738 154,706 148,690", 0), ("148,690 150,722 152,748", 0), ("152,748 184,750 208,722", 5, "-body"), ("208,722 210,660 184,606", 6, "-sweep"), ("184,606 78,612", 0)], fill=SUMI, reg=0, grain=True)
    for P in ("148,692 151,716 154,740", "128,668 136,700 136,730", "178,664 190,692 190,722"):
        c.line(P, 3.4, "nail", SASH_LIGHT)
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    B.lean(c, *LEAN)
    # the trunk is thrown back under the load, hips ahead of the shoulders; the coat's tail swings behind
    c.part([("78,430 62,480 60,560 72,640", 0), ("72,640 120,650 160,640", 0), ("160,640 160,560 154,470 140,440", 0), ("140,440 112,430 78,430", 0)], fill=coat, reg=0)
    c.part([("70,560 78,620 66,678 44,722!", 7, "sweep"), ("44,722! 74,743 112,735!", 9, "-body"), ("112,735! 130,704 148,680", 5.5, "-nail"), ("148,680 148,640 70,560", 0)], fill=coat, reg=.3, deco=striped(cords, ("68,590 66,640 34,738", "136,630 132,690 104,744", 5)))
    c.lines(["96,640 78,684 66,736", "98,640 92,690 92,740"], 4.6, "nail")
    # neck and chest
    c.part([("72,416 94,470 122,514", 0), ("122,514 134,480 136,424", 0), ("136,424 72,416", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("138,418 142,450 130,512", 4), ("130,512 123,504", 0), ("123,504 132,462 130,422", 4), ("130,422 138,418", 0)], fill=SUMI, grain=False)
    c.part([("82,412 72,426 76,466 112,536", 5.5), ("112,536 129,520", 4), ("129,520 104,474 92,442 90,414", 4.5), ("90,414 86,409 82,412", 4.5)], fill=SUMI, grain=False)
    c.lines(["78,432 84,464 102,506"], 2.6, "swell", LIGHTS[1])
    # the far arm: from its shoulder round the load, the elbow out beyond it, the hand back at the basket's edge
    F.limb(c, "226,556 228,596 220,622 206,634", ((0, 14, 13), (.5, 12, 12), (.75, 10, 11), (1, 9, 12)), w=4.6, reg=0)
    c.part([("136,424 160,432 184,454", 6.5, "sweep"), ("184,454 212,496 228,546", 7, "body"), ("228,546 238,576 238,604!", 7.5, "body"), ("238,604! 222,610 204,600!", 9, "body"), ("204,600! 160,560 136,424", 0)], fill=coat, reg=.3,
           deco=striped(cords, ("136,420 156,500 186,620", "162,424 208,480 246,620", 5)))
    c.lines(["228,548 214,568 212,602"], 4.6, "nail")
    # the leaves, a bunch out of each crown, the furthest first; they leave the frame above and at the side
    leaf(c, "196,452 216,420 234,404 262,408", 22, 2, BEHIND, .26)
    leaf(c, "182,452 200,392 214,336 232,282 268,250", 31, 4, BEHIND, .22)
    leaf(c, "142,456 140,420 144,384 154,352 172,330", 21, 3, BEHIND, .26)
    leaf(c, "158,454 166,388 178,306 194,216 211,124 230,52 250,-6", 38, 6, LEAF, .2)
    B.cuff(c, "94,600 104,640 58,660", "58,660 68,620 94,600")
    c.tall(1.11)
    # the basket lies upon his belly; within its mouth it is dark
    c.push(-4, -52)
    B.lean(c, (150, 742), -13)
    c.part([("95,590 99,564 130,548 168,543 208,546 237,560 243,584", 5, "body"), ("243,584 168,606 95,590", 0)], fill=SUMI, grain=False)
    radish(c, 212, 568, 12, .84)
    radish(c, 148, 572, -14, .9)
    radish(c, 182, 566, -2, .98)
    basket(c)
    c.pop()
    c.pop()
    c.pop()
    far_fingers(c)
    # the near forearm bears the load: the hand flat under its foot
    HD.reach(c, HD.bear, (36, 592), (109, 678), -49, 1.1 * TALL, width=18)
    # one leaf hangs over the basket's rim
    leaf(c, "102,448 117,450 123,474 112,508 104,548 110,590", 21, 3, LEAF, .28)
    # the near sleeve: upper arm down to the elbow, where the cloth turns, its mouth at the middle of the forearm
    c.part([("78,428 48,458 30,516 21,572", 8, "sweep"), ("21,572 18,606 30,636 58,662!", 7.5, "body"), ("58,662! 68,636 80,616 96,602!", 10, "body"), ("96,602! 92,556 104,500", 6, "-nail"), ("104,500 98,462 78,428", 3, "swell")], fill=coat, reg=0,
           deco=striped(cords, ("76,424 42,460 26,530 16,610", "104,488 92,536 84,570 74,606", 5), ("16,570 22,606 34,640 60,668", "58,566 64,590 78,606 96,600", 5, "8,572 48,572 84,556 110,570 110,690 8,690")))
    # out of the armpit, and a fan from the elbow, one of whose folds turns back
    c.lines(["103,502 80,524 66,560 60,584", "102,508 90,536 84,566", "20,586 44,590 70,606", "20,584 42,576 68,578 82,588 78,594", "22,600 36,618 58,634"], 4.8, "nail")
    c.head(98, 420, -16, .8 * TALL, True)
    F.skin(c, ("30,30 14,54 4,74", 0), ("4,74 20,84 50,70", 0), ("50,70 44,44 46,18", 4.6, "wire"), ("46,18 30,30", 0))
    F.face_man(c, kind="farmer"); F.ear(c); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
