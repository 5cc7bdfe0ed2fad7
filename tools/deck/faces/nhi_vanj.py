# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị vạn: an old limb of a peach tree over a brook, two fruits, one before the other, and blossom."""
import math

from card import *
from chance import Rng
from scenery import *
import figures as F, patterns as PT

ROSE = "#e6a286"
ROSE_DEEP = "#c9694c"
ROSE_PALE = "#f4d7bd"
BARK, BARK_DARK = "#8a6a48", "#5b4630"
MIDORI_DARK, MIDORI_PALE = "#4c5f3a", "#a9b38a"


def leaf(c, spine, w, side=1, under=False):
    """Long leaf along its spine, cut at the rim; the half that turns from the light is darker, one that shows its back is pale."""
    D = dense(pts(spine), 5)
    n = len(D) - 1
    edges = {1: [], -1: []}
    mid, k = [], max(1, n // 5)
    for i in range(n + 1):
        a, b = D[max(0, i - 1)], D[min(n, i + 1)]
        l = math.dist(a[:2], b[:2]) or 1
        nx, ny = -(b[1] - a[1]) / l, (b[0] - a[0]) / l
        t = i / n
        h = w * math.sin(math.pi * t ** .8) ** .8 * (1 - .25 * t)
        if i % k == 0 or i == n:
            mid.append((D[i][0], D[i][1], False, None))
            for s in edges:
                edges[s].append((D[i][0] + s * nx * h, D[i][1] + s * ny * h, False, None))
    plain, dark = (MIDORI_PALE, MIDORI) if under else (MIDORI, MIDORI_DARK)
    c.part([(edges[1], 5.6, "sweep"), (edges[-1][::-1], 5.2, "-sweep")], fill=plain, reg=.5)
    if not c.pure:
        c.part([(edges[side], 0), (mid[::-1], 0)], fill=dark, reg=.6, back=None, grain=False)
    c.line(mid, 3.6, "rat")
    for s in () if c.pure else edges:
        for i in range(1, len(mid) - 2):
            (x, y, _, _), (u, v, _, _) = mid[i], edges[s][i + 1]
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + (u - x) * .5, y + (v - y) * .42, x + (u - x) * .8, y + (v - y) * .8), 2.1, "rat")


def ripe(full, none, tip):
    """Rose wiped off over the whole fruit, and once more, deeper, about its tip."""
    return lambda s, ring: (wiped(ROSE, full, none)(s, ring), wiped(ROSE_DEEP, full, tip, .8)(s, ring))


def rim(c, ring, fill):
    """A fruit's outline, cut as one black under its colour: thin in the light, heavy below and to the right, where it hangs."""
    if c.pure:
        return c.part([(ring + " " + ring.split()[0], 5.5, "wire")], fill=ROSE_PALE)
    D = [d[:2] for d in dense(pts(ring), 7, True)][:-1]
    inner, n = [], len(D)
    for i, (x, y) in enumerate(D):
        (ax, ay), (bx, by) = D[i - 1], D[(i + 1) % n]
        l = math.dist((ax, ay), (bx, by)) or 1
        u, v = (by - ay) / l, -(bx - ax) / l        # inward: the ring goes round against the clock
        w = 1.9 + 3.2 * max(0, -.45 * u - .89 * v) ** 1.4
        inner.append((x + u * w, y + v * w, False, None))
    c.blob([(x, y, False, None) for x, y in D])
    c.part([(inner + inner[:1], 0)], fill=ROSE_PALE, bokashi=fill, reg=0, back=None)


def peach(c, x, y, k, rot):
    """The near fruit: one seam from the hollow of its stalk to its tip, where it is ripe."""
    c.push(x, y, rot, k)
    rim(c, "-4,-82! -22,-101 -52,-105 -80,-84 -97,-48 -102,-6 -95,40 -75,80 -44,110 -14,127 6,147! 24,124 52,100 80,66 97,24 103,-22 96,-66 74,-97 42,-108 12,-99", ripe(146, -40, 56))
    # the far cheek sinks towards the seam
    if not c.pure:
        c.fill("-4,-82! -26,-60 -41,-16 -37,42 -19,98 5,143! -30,104 -53,48 -57,-10 -38,-62", ROSE, opacity=.55)
    c.line("-4,-84:.5 -26,-60:.9 -41,-16:1.25 -37,42:1.3 -19,98:.9 5,143:.4", 3, "flat")
    c.line("-18,-96:.3 -8,-86:1.2 4,-84:1 20,-92:.3", 3, "flat")
    c.lines(["64,-80 80,-52 86,-20", "-84,-34 -86,-4 -80,24"], 1.6, "swell", ROSE_DEEP)
    c.pop()


def peach_aside(c, x, y, k, rot):
    """The far fruit, seen from the side: one cheek, the tip turned to the left."""
    c.push(x, y, rot, k)
    rim(c, "10,-92! -16,-106 -46,-98 -72,-70 -85,-28 -94,26 -112,76! -70,86 -20,98 34,88 76,50 92,-10 80,-64 46,-98", ripe((-106, 74), (48, -50), (-40, 20)))
    c.line("10,-92:.5 -24,-64:.9 -52,-18:1.2 -80,36:.8 -110,75:.3", 3, "flat")
    c.pop()


def bough(c, bones, w=7):
    """Old wood along its bones, told as (x, y, half as thick): its outline swells over the joints and is drawn in between them, thin in the light, heavy beneath."""
    side = {1: [], -1: []}
    for i, (x, y, h) in enumerate(bones):
        a, b = bones[max(0, i - 1)], bones[min(len(bones) - 1, i + 1)]
        l = math.dist(a[:2], b[:2])
        nx, ny = -(b[1] - a[1]) / l, (b[0] - a[0]) / l
        for s in side:
            side[s].append("%.1f,%.1f" % (x + s * nx * h, y + s * ny * h))
    left, right = side[1], side[-1][::-1]
    join = lambda a, b: ("%s %s" % (a, b), 0)
    c.part([(" ".join(left), w * .58, "wire"), join(left[-1], right[0]), (" ".join(right), w * 1.1, "sweep"), join(right[-1], left[0])], fill=BARK, reg=.3)


def dry(c, P, n, wide, seed):
    """The mark of a nearly dry brush drawn along the wood: hairs side by side, which begin and let go each where it will."""
    r, D = Rng(("dry", seed)), dense(pts(P), 4)
    for k in range(n):
        off, i = (k / max(1, n - 1) - .5) * wide + r(-1, 1), int(len(D) * r(0, .34))
        j = min(len(D) - 1, i + int(len(D) * r(.34, .62)))
        if j - i < 5:
            continue
        Q = []
        for m in (i, (i + j) // 2, j):
            (ax, ay, _), (bx, by, _) = D[max(0, m - 2)], D[min(len(D) - 1, m + 2)]
            l = math.dist((ax, ay), (bx, by)) or 1
            Q.append("%.1f,%.1f" % (D[m][0] - (by - ay) / l * off, D[m][1] + (bx - ax) / l * off))
        c.line(" ".join(Q), r(1.8, 3), "swell", BARK_DARK)


def knot(c, x, y, rot, k=1.0):
    """Where a limb was lost: the wound, and the lip the bark has grown about it."""
    c.push(x, y, rot, k)
    c.blob("-7,1 -3,-6 4,-5 7,0 3,6 -4,6")
    if not c.pure:
        c.line("-3,1 0,-2 3,0", 2, "swell", BARK)
        c.line("-12,5:.3 -13,-5:1 -3,-12:.8 8,-10:1 13,-1:.5 10,8:.2", 3, "flat", BARK_DARK)
        c.line("-17,11:.2 -19,-3:1 -8,-17:.7 8,-17:1 18,-6:.2", 2, "flat", BARK_DARK)
    c.pop()


def twig(c, P, w):
    Q = pts(P)
    Q = [(x, y, False, 1 - .5 * i / (len(Q) - 1)) for i, (x, y, _, _) in enumerate(Q)]
    c.line(Q, w + 1.6, "flat", SUMI if c.pure else BARK_DARK)
    if w > 9:
        c.line(Q, w - 3, "flat", BARK)


PETAL = ((0, -2), (-8, -7), (-14.5, -17), (-11, -28), (-4, -31, 1), (-.5, -25.5, 1), (4, -30.5, 1), (12, -27), (14, -16), (8, -7), (0, -2))
ROSY, BLUSH, LINE = "#f7e0cd", "#efc0a8", "#a8543f"


def petal(c, P, colour, w=1.9):
    """One petal in its colour, its outline a hair of the rose block and not of the black."""
    P = pts(P)
    c.fill(P[:-1] if P[0][:2] == P[-1][:2] else P, PAPER_LIGHT if c.pure else colour)
    kept, c.curved_from = c.curved_from, 1
    c.line(P, 3.2 if c.pure else w, "body", SUMI if c.pure else LINE)
    c.curved_from = kept


def blossom(c, x, y, r, rot, flat=1.0, axis=0, behind=False):
    """Open blossom of five notched petals, each laid over its neighbour as it grew; flat tells how much it is turned from us, along an axis."""
    rn = Rng(("blossom", x, y))
    u, v = math.cos(math.radians(axis)), math.sin(math.radians(axis))

    def seen(px, py):
        along = (px * u + py * v) * (1 - flat)
        return x + px - along * u, y + py - along * v
    turned = []
    for i in (0, 2, 4, 1, 3):
        a, k = math.radians(rot + i * 72 + rn(-7, 7)), r / 30 * rn(.9, 1.1)
        turned.append((math.cos(a) * k, math.sin(a) * k))
    for i, (q, w) in enumerate(turned):
        petal(c, [seen(p[0] * q - p[1] * w, p[0] * w + p[1] * q) + (len(p) > 2, None) for p in PETAL], BLUSH if behind or i == 1 else ROSY)
        if not behind and not c.pure:
            tip = [seen(px * q - py * w, px * w + py * q) + (False, None) for px, py in ((0, -2), (-4, -9), (0, -17), (4, -9))]
            c.fill(tip, ROSE, opacity=.6)
    if behind:      # sepals, and where the stalk goes in
        for i in range(5):
            a = math.radians(rot + 36 + i * 72)
            p, q = seen(r * .38 * math.sin(a), -r * .38 * math.cos(a))
            c.line("%.1f,%.1f:1 %.1f,%.1f:.2" % (x, y, p, q), 6, "flat", BARK_DARK)
        return
    for i in range(7):
        a, l = math.radians(i * 51 + rn(-14, 14)), r * rn(.36, .58)
        p, q = seen(l * math.cos(a), l * math.sin(a))
        c.line("%.1f,%.1f %.1f,%.1f" % (x, y, p, q), 1.7, "rat", LINE)
        c.fill("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (p - 2, q - 1, p + 2, q - 1, p, q + 2.2), ODO)


def aside(c, x, y, rot, k=1.0):
    """Blossom from the side: it stands on its calyx, the stamens come out between the petals."""
    c.push(x, y, rot, k)
    petal(c, "0,-8 -9,-18 -11,-31 -4,-37! -1,-33! 3,-38! 11,-31 9,-18 0,-8", BLUSH)
    for px, py in ((-12, -38), (-4, -43), (4, -42), (12, -37)):
        c.line("0,-14 %g,%g" % (px, py), 1.7, "rat", LINE)
        c.fill("%g,%g %g,%g %g,%g" % (px - 2, py, px + 2, py, px, py - 3), ODO)
    petal(c, "0,-6 -14,-8 -25,-19 -26,-28! -21,-27! -20,-32! -11,-29 -3,-18 0,-6", ROSY)
    petal(c, "0,-6 14,-8 24,-18 26,-27! 21,-27! 19,-32! 10,-28 2,-18 0,-6", ROSY)
    petal(c, "-1,-5 -9,-12 -10,-22 -3,-26! 0,-22! 4,-26! 10,-21 8,-11 -1,-5", ROSY)
    c.blob("-7,-8 -3,3 3,3 7,-8 3,-6 0,-11 -3,-6", SUMI if c.pure else BARK_DARK)
    c.pop()


def closed(c, root, x, y, k=1.0):
    """A bud on the stalk that joins it to its twig: scales below, the petals folded one over the other."""
    ax, ay = root
    c.line("%g,%g:1 %g,%g:.8 %g,%g:.7" % (ax, ay, (ax + x) / 2 + (y - ay) * .1, (ay + y) / 2 - (x - ax) * .1, x, y), 5, "flat", SUMI if c.pure else BARK_DARK)
    c.push(x, y, math.degrees(math.atan2(x - ax, ay - y)), k)
    petal(c, "0,0 -9,-8 -8,-19 1,-27 9,-18 9,-8 0,0", ROSE)
    c.line("-2,-4 3,-14 1,-26", 2, "swell", SUMI if c.pure else LINE)
    c.blob("0,4 -6,-1 -9,-10 -3,-6 0,-11 4,-6 9,-10 6,-1", SUMI if c.pure else BARK_DARK)
    c.pop()


def white_eye(c, x, y, rot, k):
    """A white-eye on the bough, its tail cocked, that looks round over its back; the origin is on the wood, which its toes go round."""
    c.place(x, y, rot, k)
    # tail: two feathers of it, and the coverts beneath
    c.part([("20,-44 42,-66 66,-108!", 3.2, "wire"), ("66,-108! 72,-106! 73,-103! 78,-101!", 3, "wire"), ("78,-101! 62,-64 36,-32", 4.2, "-sweep"), ("36,-32 20,-44", 0)], fill=MIDORI_DARK, reg=.4, grain=False)
    c.line("34,-46 54,-72 72,-103", 1.8, "rat")
    # shanks and toes, three before the wood, the claws in it
    for x0 in (-14, 6):
        c.line("%g,-20:1.2 %g,-9:.9 %g,-2:1" % (x0 + 3, x0 - 2, x0), 4.6, "flat")
        for P in ("0,-2 -9,1 -15,7 -16,13", "0,-2 -2,5 -3,12 -2,17", "0,-2 6,2 8,8 7,13"):
            c.line(" ".join("%g,%g" % (float(p.split(",")[0]) + x0, float(p.split(",")[1])) for p in P.split()), 3.6, "rat")

    def coat(s):
        s.fill("-66,-90! -40,-94 -20,-80 -22,-66! -34,-60 -52,-60 -60,-48 -68,-60!", MIDORI)
        s.fill("-60,-62! -44,-60 -22,-60 10,-56 50,-56! 44,-34! 22,-36 -14,-40 -40,-48!", MIDORI)
        s.fill("-42,-62 -30,-67 -19,-66! -24,-54 -38,-46 -50,-46 -54,-54", ODO_PALE)
        s.fill("-58,-38 -44,-20 -20,-12 8,-16 30,-26! 20,-10 -20,-2 -56,-20", "#ddd0b4")
    # breast, belly and rump, the back, nape and crown, in one
    c.part([("-19,-65 -24,-56 -27,-55", 3, "wire"), ("-27,-55 -4,-53 18,-50 36,-43", 3.4, "wire"), ("36,-43 40,-34 30,-24", 3, "wire"), ("28,-24 6,-13 -18,-13 -40,-22 -54,-36 -61,-54 -61,-72", 4.2, "-sweep"),
            ("-61,-72 -56,-85 -43,-91 -29,-88 -20,-78!", 3.5, "wire"), ("-20,-78! -19,-65", 0)], fill=GOFUN, deco=coat, reg=.4, grain=False)
    # the wing, its shoulder in the breast's feathers: coverts, and the long feathers over the rump
    c.part([("-40,-50 -26,-57 -4,-56 20,-54 54,-64!", 3.2, "wire"), ("54,-64! 40,-44 14,-29 -14,-27 -34,-34 -40,-50", 3.8, "-sweep")], fill=MIDORI, reg=.4, grain=False)
    if not c.pure:
        c.fill("-18,-48 6,-50 26,-52 53,-64! 36,-42 8,-31 -8,-32", MIDORI_DARK, opacity=.8)
    c.lines(["-32,-44 -18,-49 -8,-44 -16,-36", "-6,-33 18,-40 44,-58", "0,-40 20,-45 48,-61", "-6,-46 8,-47 22,-51"], 1.8, "swell")
    # the beak, short and sharp, and the gape; the eye close behind it, in its ring
    c.blob("-22,-79! -10,-76 2,-70! -9,-67 -21,-66!")
    c.line("-21,-72 -12,-71.6 0,-70", 1.4, "swell", PAPER_LIGHT)
    ring = lambda x, y, r, q=1: [(x + r * math.cos(a * .7), y + q * r * math.sin(a * .7), False, None) for a in range(9)]
    c.fill(ring(-31.5, -75, 6), PAPER_LIGHT)
    c.fill(ring(-31, -75, 4), SUMI)
    c.fill(ring(-29.6, -76.6, 1.3), PAPER_LIGHT)
    c.line("-25,-74 -22,-73", 2.4, "flat")
    c.lines(["-46,-40 -38,-34 -28,-32"], 1.8, "swell")
    c.pop()


def draw():
    c = Card("2v", seed="peach")
    # the warmth of a late afternoon about the foot of the tree, aslant as the limb
    c.fade(ODO_PALE, 992, 640, .95, aslant=30)
    # the far fruit hangs behind the wood
    peach_aside(c, 222, 450, .94, 4)
    # one old limb along the right border: in below, up behind the near fruit, past the far one, and out above
    limb = [(296, 900, 46), (264, 838, 36), (248, 802, 30), (238, 764, 37), (222, 722, 25), (208, 660, 24), (188, 590, 24), (172, 520, 21), (168, 462, 25), (168, 428, 25), (182, 372, 19), (200, 316, 17), (208, 276, 19), (200, 244, 13), (184, 212, 12), (175, 184, 16), (178, 156, 12), (194, 122, 9), (210, 92, 11), (210, 60, 7), (205, 2, 5)]
    # a bough from it, to the left and out of the picture: the near fruit hangs from that
    c.line("98,432:1.3 96,450:1 91,486:.9", 14, "flat"); c.line("98,432:1.3 96,450:1 91,486:.9", 7, "flat", BARK)
    bough(c, [(178, 428, 20), (158, 412, 17), (132, 412, 14), (108, 418, 17), (84, 430, 14), (56, 452, 11), (30, 466, 13), (10, 484, 10), (-8, 506, 9)])
    twig(c, "184,196 158,168 150,132 158,80", 8)
    twig(c, "204,106 224,88 232,60", 6)
    bough(c, limb)
    c.fill("150,399 162,396 182,404 184,440 170,456 158,440 148,425", BARK)
    c.line("144,427 156,434 163,452", 5, "-nail")
    if not c.pure:
        dry(c, "262,860 236,800 224,744 212,694", 8, 30, 1)
        dry(c, "196,650 180,580 172,520 172,470", 7, 28, 2)
        dry(c, "170,440 184,384 206,316 210,284", 7, 20, 3)
        dry(c, "168,428 138,416 106,424 60,456", 6, 16, 4)
        dry(c, "196,240 180,206 182,160", 4, 12, 5)
        # the bark of a peach is ringed
        for P in ("228,792 242,788 256,792", "216,736 226,731 236,734", "196,652 206,646 218,648", "176,562 188,557 200,560", "192,336 200,333 208,336", "176,384 184,380 194,384", "56,446 60,454 60,460"):
            c.line(P, 3, "swell", BARK_DARK)
    knot(c, 206, 290, 10, .8); knot(c, 222, 752, -20, .8); knot(c, 34, 466, 30, .55)
    leaf(c, "206,376 228,378 242,404 240,450", 14, -1)
    white_eye(c, 106, 399, -4, .95)
    # the near fruit, close under its bough: the short stalk comes out of the wood, two leaves hide it
    leaf(c, "88,436 56,436 26,464 8,540", 19, 1)
    peach(c, 96, 584, 1.24, 3)
    leaf(c, "97,440 132,442 170,472 192,556", 25, -1)
    leaf(c, "97,440 97,468 88,504 66,546", 16, -1, True)
    c.line("90,438:.4 98,435:1 106,440:.4", 5, "flat", SUMI if c.pure else BARK_DARK)
    # twigs that grow out of the joints, blossom and buds on them, each on its stalk
    closed(c, (153, 112), 138, 88, .8); closed(c, (157, 84), 164, 62, .8); closed(c, (232, 62), 223, 40, .8)
    blossom(c, 164, 126, 27, 8, .62, 30, True); blossom(c, 204, 110, 28, 40, .8, 60); blossom(c, 150, 152, 25, 20, .9, 120); aside(c, 191, 232, 74, .86)
    # a blossoming spur that comes in from the corner
    twig(c, "-6,972 34,946 62,914 104,890 126,846", 12)
    twig(c, "62,914 66,880 56,850", 7)
    twig(c, "30,948 72,962 106,956", 7)
    closed(c, (124, 850), 138, 824, .95); closed(c, (57, 856), 48, 834, .9); closed(c, (98, 957), 122, 966, .9); closed(c, (108, 884), 132, 880, .85)
    aside(c, 120, 862, 30, .9); blossom(c, 62, 872, 24, 30, .7, 40, True)
    blossom(c, 94, 912, 33, 10, .94, 70); blossom(c, 48, 936, 28, 44, .76, 140); aside(c, 80, 960, 150, .8)
    for x, y, a in () if c.pure else ((160, 818, 20), (140, 916, -30), (26, 846, 10)):
        c.push(x, y, a, .5)
        petal(c, "0,12 -12,2 -9,-14 0,-9! 9,-14 12,2 0,12", BLUSH)
        c.pop()
    return c.finish()
