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


def peach(c, x, y, k, rot):
    """The near fruit: its two cheeks, the nearer laid over the other along the seam, and its tip below the middle, where it is ripe."""
    c.push(x, y, rot, k)
    c.part([("-10,-86 -36,-108 -76,-96 -98,-48 -96,8 -78,58 -44,98 -14,116 4,138!", 7, "sweep"), ("4,138! -24,70 -34,-10 -10,-86", 0)], fill=ROSE_PALE, bokashi=wiped(ROSE, 138, -30))
    c.part([("-10,-86 14,-110 58,-106 92,-68 102,-12 90,44 60,90 26,114 4,138!", 8, "-sweep"), ("4,138! -26,84 -42,10 -34,-48 -10,-86", 4.6, "-sweep")], fill=ROSE_PALE, bokashi=ripe(142, -40, 52), reg=.7)
    c.line("-10,-86:.4 6,-80:1 22,-84:.2", 3.6, "flat")
    c.lines(["60,-84 76,-58 82,-26", "-80,-40 -82,-8 -76,20"], 1.6, "swell", ROSE_DEEP)
    c.pop()


def peach_aside(c, x, y, k, rot):
    """The far fruit, seen from the side: one cheek, the tip turned to the left."""
    c.push(x, y, rot, k)
    c.part([("10,-96 -34,-104 -72,-74 -84,-26 -94,30 -112,74!", 7, "sweep"), ("-112,74! -70,84 -20,98 34,88 78,48 92,-12 78,-66 44,-98 10,-96", 7.5, "-sweep")], fill=ROSE_PALE, bokashi=ripe((-106, 74), (48, -50), (-40, 20)))
    c.line("10,-94:1 -26,-66:.9 -52,-20:.6 -76,36:.2", 3.6, "flat")
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


def brook(c):
    """Water at the foot, where the petals come down."""
    c.fade(ODO_PALE, 900, 700, .9)
    c.part([("4,900 40,886 84,890 128,904 176,898 250,878", 5.4, "sweep"), ("250,878! 250,996! 4,996! 4,900", 0)], fill=AI_PALE, bokashi=wiped(AI, 996, 884, .95), grain=False)
    for P, w in (("12,916 44,904 84,908 130,920 170,914", 3.4), ("10,938 36,928 70,930 104,944 140,946 172,934", 4), ("10,966 50,954 92,962 128,974 172,968", 4.4)):
        c.line(P, w, "swell", PAPER_LIGHT)
    c.lines(["96,932 118,924 136,930 130,938 116,936", "40,980 64,974 92,982"], 3, "swell", "#16304d")


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
    """A white-eye on the bough, where its feet are; it stretches to look down at the fruit."""
    c.place(x, y, rot, k)
    c.part([("18,-12 44,4 70,20!", 4, "sweep"), ("70,20! 66,30! 40,20 12,4", 4, "-sweep"), ("12,4 18,-12", 0)], fill=MIDORI_DARK, reg=.4, grain=False)
    c.lines(["-2,0 -5,10 -12,15", "-5,10 0,15", "10,3 9,11 2,16", "9,11 15,15"], 3, "rat")

    def coat(s):
        s.fill("-42,-40 -36,-58 -16,-68 10,-54 34,-10 24,2! 4,-14 -8,-34 -22,-38 -34,-38", MIDORI)
        s.fill("-38,-40! -24,-37 -18,-28 -22,-16 -32,-24", ODO_PALE)
    c.part([("-37,-45 -32,-57 -18,-63 -3,-57 13,-40 27,-16 26,-2", 4.6, "sweep"), ("26,-2 12,5 -8,3 -25,-11 -32,-28 -37,-42", 4, "-sweep"), ("-37,-42 -37,-45", 0)], fill=GOFUN, deco=coat, grain=False)
    c.part([("-6,-46 -11,-30 0,-12 22,3 50,12!", 3.6, "sweep"), ("50,12! 36,-8 18,-34 -6,-46", 3, "-wire")], fill=MIDORI, reg=.4, grain=False)
    c.lines(["-4,-34 8,-16 28,-1", "2,-38 16,-18 38,4"], 2, "rat")
    c.blob("-36,-48 -50,-40 -36,-42")
    c.fill("-31,-49 -27,-55 -20,-54 -17,-48 -22,-43 -29,-44", PAPER_LIGHT)
    c.line("-31,-49:.8 -27,-55:1 -20,-54:.8 -17,-48:.5 -22,-43:.9 -29,-44:.6 -31,-49:.8", 1.6, "flat")
    c.blob("-27,-49 -24,-52 -21,-49 -24,-46")
    c.pop()


def draw():
    c = Card("2v", seed="peach")
    c.foot_box = True
    brook(c)
    # the far fruit hangs behind the wood
    peach_aside(c, 190, 404, .84, 6)
    # one limb in an S: in at the foot, away behind the fruit, back over the other one, and up out of the picture
    bough(c, [(262, 866, 40), (214, 782, 33), (176, 716, 30), (112, 640, 27), (52, 548, 24), (44, 496, 26), (74, 434, 22), (128, 376, 19), (186, 322, 16), (204, 296, 15), (206, 270, 14), (194, 236, 12), (172, 190, 13), (178, 160, 12), (206, 108, 9), (214, 78, 9), (206, 4, 6)])
    for P in ("250,850 228,806 206,778", "186,716 172,700 160,690", "238,850 204,792 170,734", "222,812 196,764 176,738", "60,536 56,510 62,486", "92,420 128,386 178,338", "104,418 140,380 168,356", "204,312 208,288 202,262", "178,176 184,158"):
        c.line(P, 4, "nail")
    for x, y, k in () if c.pure else ((226, 826, 1.2), (186, 744, 1), (196, 800, .7), (152, 350, 1), (120, 392, .8), (72, 456, .8), (196, 254, .8), (230, 794, .7)):      # lichen
        c.fill("%g,%g %g,%g %g,%g %g,%g %g,%g" % (x - 7 * k, y + 2 * k, x - 3 * k, y - 5 * k, x + 4 * k, y - 6 * k, x + 7 * k, y + k, x + k, y + 6 * k), MIDORI_PALE)
    for x, y, k in ((60, 486, 1), (204, 284, .8), (206, 790, 1)):       # where a twig was broken off
        c.push(x, y, 20, k)
        c.part([("-7,2 -4,-7 4,-8 8,0 4,8 -4,8 -7,2", 3.6, "wire")], fill=BARK_DARK, reg=0, grain=False)
        c.pop()
    leaf(c, "214,296 196,324 178,372 186,448", 23, -1)
    white_eye(c, 136, 346, -14, .96)
    # the near fruit, on a stalk that its weight has straightened
    leaf(c, "92,452 58,440 30,458 4,510", 21, 1)
    c.line("84,420 102,446 104,486", 13, "even"); c.line("84,420 102,446 104,484", 6.5, "even", BARK)
    c.part([("68,428 74,414 90,410 102,424 106,440", 4.6, "sweep"), ("106,440 94,446 80,440 68,428", 0)], fill=BARK, reg=0, grain=False)
    peach(c, 104, 598, 1.24, 4)
    leaf(c, "108,472 146,462 180,496 200,584", 26, -1)
    leaf(c, "104,474 76,496 60,548 70,616", 19, 1, True)
    # twigs that grow out of the joints, blossom and buds on them
    twig(c, "180,192 160,168 152,132 160,84", 8)
    twig(c, "228,800 196,776 158,794 116,792 78,822 44,850", 11)
    twig(c, "206,110 226,92 232,62", 7)
    for x, y in ((227, 800), (181, 194)):       # their wood is the bough's
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 10, y - 9, x + 5, y - 5, x + 7, y + 9, x - 7, y + 3), BARK)
    for P, w in (("160,168 146,164 138,154", 5), ("230,70 222,48 224,38", 3.6), ("156,794 150,782 152,774", 5), ("96,806 104,832 106,848", 4.6), ("64,836 54,826 46,822", 4.6)):
        c.line(P, w, "rat")
    bud(c, 140, 157, -38, .8); blossom(c, 158, 118, 27, 8, .84, 20); blossom(c, 202, 112, 28, 40, .7, 60); aside(c, 193, 224, 68, .86)
    blossom(c, 110, 800, 32, 10, .9, 70); aside(c, 152, 782, 8, .86); blossom(c, 72, 832, 24, 30, .72, 40, True); aside(c, 200, 778, 24, .72)
    bud(c, 160, 88, 6, .9); bud(c, 224, 42, 10, .9); bud(c, 106, 844, 176, .85); bud(c, 48, 848, 230, .85)
    for x, y, a in () if c.pure else ((34, 748, 20), (150, 858, -30), (120, 930, 50), (56, 916, 70), (36, 962, 10)):
        c.push(x, y, a, .55)
        c.part([("0,12 -12,2 -9,-14 0,-10", 4, "wire"), ("0,-10 9,-14 12,2 0,12", 4, "wire")], fill="#f3d3bd", reg=.4, grain=False)
        c.pop()
    return c.finish()
