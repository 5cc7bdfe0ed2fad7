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
    c.part([(edges[1], 5.6, "sweep"), (edges[-1][::-1], 5.2, "-sweep")], fill=plain)
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
    """Old wood along its bones, told as (x, y, half as thick): it goes straight from joint to joint, is swollen at each and turns sharply there."""
    side = {1: [], -1: []}
    for i, (x, y, h) in enumerate(bones):
        a, b = bones[max(0, i - 1)], bones[min(len(bones) - 1, i + 1)]
        l = math.dist(a[:2], b[:2])
        nx, ny = -(b[1] - a[1]) / l, (b[0] - a[0]) / l
        for s in side:
            side[s].append((x + s * nx * h, y + s * ny * h))
    def edge(P, k):
        out = []
        for i, (x, y) in enumerate(P):
            out.append("%.1f,%.1f!" % (x, y))
            if i < len(P) - 1:      # hollow between two joints
                u, v = P[i + 1]
                l = math.dist((x, y), (u, v)) or 1
                d = k * min(3.2, l * .04)
                out.append("%.1f,%.1f" % (x + (u - x) * .5 - (v - y) / l * d, y + (v - y) * .5 + (u - x) / l * d))
        return " ".join(out)
    left, right = edge(side[1], -1), edge(side[-1], 1)
    back = " ".join(right.split()[::-1])
    c.part([(left, w, "sweep"), (left.split()[-1] + " " + back.split()[0], 0), (back, w * .6, "wire"), (back.split()[-1] + " " + left.split()[0], 0)], fill=BARK, bokashi=None)


def twig(c, P, w):
    c.line(P, w + 3, "rat"); c.line(P, w - 2.6, "rat", BARK)


PETAL = ((0, -2), (-8, -7), (-14.5, -17), (-11, -28), (-4, -31, 1), (-.5, -25.5, 1), (4, -30.5, 1), (12, -27), (14, -16), (8, -7), (0, -2))
ROSY = "#f3d3bd"


def blossom(c, x, y, r, rot, flat=1.0, axis=0, behind=False):
    """Open blossom of five notched petals, each laid over its neighbour as it grew; flat tells how much it is turned from us, along an axis."""
    rn = Rng(("blossom", x, y))
    u, v = math.cos(math.radians(axis)), math.sin(math.radians(axis))

    def seen(px, py):
        along = (px * u + py * v) * (1 - flat)
        return x + px - along * u, y + py - along * v
    for i in (0, 2, 4, 1, 3):
        a, k = math.radians(rot + i * 72 + rn(-7, 7)), r / 30 * rn(.9, 1.08)
        q, w = math.cos(a) * k, math.sin(a) * k
        c.part([([seen(p[0] * q - p[1] * w, p[0] * w + p[1] * q) + (len(p) > 2, None) for p in PETAL], 3, "sweep")], fill=ROSE_PALE if i in (1, 2) else ROSY, reg=.4, grain=False)
    if behind:      # sepals, and where the stalk goes in
        for i in range(5):
            a = math.radians(rot + 36 + i * 72)
            p, q = seen(r * .38 * math.sin(a), -r * .38 * math.cos(a))
            c.line("%.1f,%.1f:1 %.1f,%.1f:.2" % (x, y, p, q), 7, "flat", BARK_DARK)
        return
    for i in range(8):
        a, l = math.radians(i * 45 + rn(-14, 14)), r * rn(.3, .52)
        p, q = seen(l * math.cos(a), l * math.sin(a))
        c.line("%.1f,%.1f %.1f,%.1f" % (x, y, p, q), 1.9, "rat", ROSE_DEEP)
        c.fill("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (p - 2, q - 1, p + 2, q - 1, p, q + 2.2), ODO)


def aside(c, x, y, rot, k=1.0):
    """Blossom from the side: it stands on its calyx, the stamens come out between the petals."""
    c.push(x, y, rot, k)
    c.part([("0,-8 -9,-18 -11,-31 -4,-37! -1,-33! 3,-38! 11,-31 9,-18 0,-8", 3, "sweep")], fill=ROSE_PALE, reg=.4, grain=False)
    for px, py in ((-12, -38), (-4, -43), (4, -42), (12, -37)):
        c.line("0,-14 %g,%g" % (px, py), 1.9, "rat", ROSE_DEEP)
        c.fill("%g,%g %g,%g %g,%g" % (px - 2, py, px + 2, py, px, py - 3), ODO)
    c.part([("0,-6 -14,-8 -25,-19 -26,-28! -21,-27! -20,-32! -11,-29 -3,-18 0,-6", 3, "sweep")], fill=ROSY, reg=.4, grain=False)
    c.part([("0,-6 14,-8 24,-18 26,-27! 21,-27! 19,-32! 10,-28 2,-18 0,-6", 3, "sweep")], fill=ROSY, reg=.4, grain=False)
    c.part([("-1,-5 -9,-12 -10,-22 -3,-26! 0,-22! 4,-26! 10,-21 8,-11 -1,-5", 3, "sweep")], fill=ROSY, reg=.4, grain=False)
    c.part([("-7,-8 -3,2 3,2 7,-8 3,-6 0,-11 -3,-6 -7,-8", 2.6, "wire")], fill=BARK_DARK, reg=0, grain=False)
    c.pop()


def white_eye(c, x, y, rot, k):
    """A white-eye bent down to pick, its tail up; the origin is on the bough, round which its toes close."""
    c.place(x, y, rot, k)
    # tail
    c.part([("24,-30 44,-44 70,-66!", 3.6, "sweep"), ("70,-66! 78,-58! 54,-34 34,-16", 3.4, "-sweep"), ("34,-16 24,-30", 0)], fill=MIDORI_DARK, reg=.4, grain=False)
    c.line("30,-24 50,-40 72,-60", 1.8, "rat")
    # shanks
    for P in ("-4,-4 -9,4 -11,11", "8,-8 6,2 5,9"):
        c.line(P, 3.4, "even")

    def coat(s):
        s.fill("-66,2! -58,-14 -44,-24 -20,-32 10,-44 40,-40 40,-20! 12,-18 -14,-6 -32,-2 -42,4 -52,4!", MIDORI)
        s.fill("-60,6! -50,3 -41,5 -37,12 -42,20 -54,20", ODO_PALE)
        s.fill("-8,8 14,-2 34,-18 40,-8! 20,8 0,14", "#e2d8c2")
    # crown, back and rump; belly, breast and throat
    c.part([("-61,5 -62,-8 -53,-18 -40,-21 -24,-29 -2,-38 20,-38 34,-30", 4.4, "sweep"), ("34,-30 40,-18 32,-8", 0), ("32,-8 16,4 -6,9 -26,13 -42,20 -53,20 -60,14", 3.6, "-sweep"), ("-60,14 -61,5", 0)], fill=GOFUN, deco=coat, reg=.5, grain=False)
    # the wing: coverts, and the long feathers over the rump
    c.part([("-30,-14 -18,-27 0,-31 22,-34 52,-46!", 3.4, "sweep"), ("52,-46! 40,-28 20,-14 -2,-6 -22,-6 -30,-14", 3, "-wire")], fill=MIDORI, reg=.4, grain=False)
    if not c.pure:
        c.fill("-8,-26 8,-30 26,-34 50,-45! 32,-26 8,-14", MIDORI_DARK, opacity=.75)
    c.lines(["-22,-12 -10,-20 -2,-20", "0,-12 22,-22 44,-40", "6,-20 26,-29 46,-42"], 1.8, "rat")
    # the beak down, the eye in its white ring
    c.blob("-61,8! -70,18 -76,28! -66,22 -58,15")
    ring = lambda x, y, r: [(x + r * math.cos(a * .7), y + r * .92 * math.sin(a * .7), False, None) for a in range(9)]
    c.fill(ring(-51.5, 1, 5.6), PAPER_LIGHT)
    c.fill(ring(-52, 1.2, 3.8), SUMI)
    c.line("-57,-1:.3 -52,-5:1 -46,-2:.3", 1.6, "flat")
    # toes, over the wood
    for P in ("-11,10 -18,13 -21,20", "-11,10 -12,16 -13,22", "-11,10 -5,14 -4,20", "5,8 -1,11 -3,18", "5,8 5,14 4,20", "5,8 12,12 13,18"):
        c.line(P, 3, "rat")
    c.pop()


def draw():
    c = Card("2v", seed="peach")
    # evening at the foot of the tree, aslant as the limb
    c.fade(AI_PALE, 992, 846, .85, aslant=26)
    c.fade(ODO_PALE, 842, 660, .9, aslant=26)
    c.fade(ODO_PALE, 842, 930, .9, aslant=-26)
    # the far fruit hangs behind the wood
    peach_aside(c, 222, 450, .94, 4)
    # one old limb along the right border: in below, up behind the near fruit, past the far one, and out above
    limb = [(292, 880, 40), (248, 812, 31), (226, 738, 27), (208, 660, 25), (186, 580, 24), (168, 500, 23), (164, 436, 22), (182, 364, 20), (203, 300, 17), (208, 266, 15), (194, 236, 13), (174, 192, 13), (179, 160, 12), (206, 108, 9), (214, 78, 9), (206, 4, 6)]
    # a bough from it, to the left and out of the picture: the near fruit hangs from that
    bough(c, [(184, 416, 20), (152, 400, 17), (130, 412, 15), (94, 424, 15), (56, 456, 12), (28, 470, 11), (-8, 506, 10)])
    bough(c, limb)
    c.fill("146,388 160,386 176,404 170,436 160,424 146,414", BARK)
    for P in () if c.pure else ("230,816 214,772 208,742", "212,730 204,690 198,664", "236,744 226,700 220,670", "176,500 172,460 176,430", "156,470 154,450 158,430", "176,420 188,392 192,366", "172,400 158,394 140,402", "158,408 146,410 130,418", "112,430 88,436 66,454", "60,452 36,464 18,482", "206,330 214,306 206,282", "178,176 184,158"):
        c.line(P, 4, "nail")
    for x, y, k in () if c.pure else ((238, 790, 1.1), (220, 716, .9), (170, 456, .8), (186, 356, .8), (136, 408, .6), (198, 256, .8), (76, 438, .7)):      # lichen
        c.fill("%g,%g %g,%g %g,%g %g,%g %g,%g" % (x - 7 * k, y + 2 * k, x - 3 * k, y - 4 * k, x + 5 * k, y - 7 * k, x + 6 * k, y + k, x - k, y + 8 * k), "#a8916a")
    for x, y, k in ((206, 286, .8), (40, 464, .6)):       # where a twig was broken off
        c.push(x, y, 20, k)
        c.part([("-7,2 -4,-7 4,-8 8,0 4,8 -4,8 -7,2", 3.6, "wire")], fill=BARK_DARK, reg=0, grain=False)
        c.pop()
    leaf(c, "204,384 226,382 240,404 240,446", 14, -1)
    white_eye(c, 118, 401, 2, 1.0)
    # the near fruit, on a stalk that its weight has straightened
    leaf(c, "84,446 54,436 26,466 6,540", 19, 1)
    c.line("78,430 88,454 88,490", 13, "even"); c.line("78,430 88,454 88,488", 6.5, "even", BARK)
    c.part([("66,436 72,424 84,420 94,430 97,448", 4.2, "sweep"), ("97,448 88,454 76,448 66,436", 0)], fill=BARK, reg=0, grain=False)
    peach(c, 96, 598, 1.24, 3)
    c.line("88,470 90,499", 10, "even"); c.line("88,468 90,496", 5, "even", BARK)
    leaf(c, "92,470 128,456 164,484 190,566", 25, -1)
    leaf(c, "90,466 112,470 130,500 128,548", 13, 1, True)
    # twigs that grow out of the joints, blossom and buds on them
    twig(c, "180,192 160,168 152,132 160,84", 8)
    c.push(0, 24); twig(c, "230,800 196,776 158,794 116,792 78,822 44,850", 11); c.pop()
    twig(c, "206,110 226,92 232,62", 7)
    for x, y in ((232, 822), (181, 194)):       # their wood is the bough's
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 10, y - 9, x + 5, y - 5, x + 7, y + 9, x - 7, y + 3), BARK)
    for P, w in (("160,168 146,164 138,154", 5), ("230,70 222,48 224,38", 3.6), ("156,818 150,806 152,798", 5), ("96,830 104,856 106,872", 4.6), ("64,860 54,850 46,846", 4.6)):
        c.line(P, w, "rat")
    bud(c, 140, 157, -38, .8); blossom(c, 158, 118, 27, 8, .84, 20); blossom(c, 202, 112, 28, 40, .7, 60); aside(c, 193, 224, 68, .86)
    blossom(c, 110, 824, 32, 10, .9, 70); aside(c, 152, 806, 8, .86); blossom(c, 72, 856, 24, 30, .72, 40, True); aside(c, 200, 802, 24, .72)
    bud(c, 160, 88, 6, .9); bud(c, 224, 42, 10, .9); bud(c, 106, 868, 176, .85); bud(c, 48, 872, 230, .85)
    for x, y, a in () if c.pure else ((30, 772, 20), (152, 884, -30), (122, 950, 50), (60, 930, 70), (34, 968, 10)):
        c.push(x, y, a, .55)
        c.part([("0,12 -12,2 -9,-14 0,-10", 4, "wire"), ("0,-10 9,-14 12,2 0,12", 4, "wire")], fill="#f3d3bd", reg=.4, grain=False)
        c.pop()
    return c.finish()
