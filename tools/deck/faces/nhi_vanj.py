# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị vạn: a bough bent by two peaches, one before the other, with blossom."""
import math

from card import *
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
    """The near fruit: its two cheeks, the nearer laid over the other along the seam, and its tip, where it is ripe."""
    c.push(x, y, rot, k)
    c.part([("-6,-88 -34,-112 -78,-92 -94,-30 -82,40 -56,90 -36,126!", 7, "sweep"), ("-36,126! -40,60 -36,-20 -6,-88", 0)], fill=ROSE_PALE, bokashi=wiped(ROSE, 128, -30))
    c.part([("-6,-88 18,-114 64,-106 94,-56 98,8 76,66 28,106 -36,126!", 8, "-sweep"), ("-36,126! -50,66 -50,0 -36,-48 -6,-88", 6, "-sweep")], fill=ROSE_PALE, bokashi=ripe(130, -40, 44), reg=.7)
    c.line("-6,-88:.4 8,-82:1 22,-86:.2", 4.4, "flat")
    c.pop()


def peach_aside(c, x, y, k, rot):
    """The far fruit, seen from the side: one cheek, the tip turned to the left."""
    c.push(x, y, rot, k)
    c.part([("10,-96 -34,-104 -72,-74 -84,-26 -94,30 -112,74!", 7, "sweep"), ("-112,74! -70,84 -20,98 34,88 78,48 92,-12 78,-66 44,-98 10,-96", 7.5, "-sweep")], fill=ROSE_PALE, bokashi=ripe((-106, 74), (48, -50), (-40, 20)))
    c.line("10,-94:1 -26,-66:.9 -52,-20:.6 -76,36:.2", 4.6, "flat")
    c.pop()


def bough(c, upper, lower, w=7):
    c.part([(upper, w, "sweep"), (upper.split()[-1] + " " + lower.split()[0], 2), (lower, w, "-sweep"), (lower.split()[-1] + " " + upper.split()[0], 0)], fill=BARK)


def draw():
    c = Card("2v", seed="peach")
    c.fade(ODO_PALE, 990, 700, .9)
    # twigs behind the bough, with blossom
    for P, w in (("206,262 196,214 170,170 168,120", 10), ("190,196 206,150 226,112 230,66", 9), ("256,772 214,786 170,776 118,800 84,838", 12), ("172,777 140,760 120,734", 8), ("196,784 184,820 150,850", 8)):
        c.line(P, w + 2.5, "rat"); c.line(P, w - 3, "rat", BARK)
    # it leans out of the frame, comes over and is drawn down by what it bears
    bough(c, "262,700 236,610 228,520 226,430 224,350 212,284 184,250 150,252 118,282 98,330 92,384 100,442", "110,440 106,384 112,338 132,302 154,282 174,284 188,310 192,360 192,440 196,530 206,640 226,740 262,830")
    c.lines(["236,690 216,600 210,520 210,440", "224,600 218,540", "204,420 206,350 196,300", "216,380 212,320 198,286", "140,268 116,300 104,340"], 4, "nail")
    c.line("196,520 202,508 212,510 214,522 206,530 198,526", 3.2, "wire")
    # leaves behind the fruit
    leaf(c, "112,300 96,322 62,346 36,412", 20, 1)
    peach_aside(c, 186, 392, .86, 8)
    leaf(c, "196,302 176,330 168,390 186,464", 24, -1)
    leaf(c, "190,300 160,300 138,326 120,372", 19, 1, True)
    # the near fruit, on a stalk that its weight has straightened
    leaf(c, "100,436 66,428 34,446 4,500", 22, 1)
    c.line("104,424 106,462 110,486", 13, "even"); c.line("104,424 106,462 110,484", 6.5, "even", BARK_DARK)
    peach(c, 116, 594, 1.1, 3)
    leaf(c, "110,470 142,466 172,500 190,584", 25, -1)
    leaf(c, "106,472 80,494 70,546 84,604", 18, 1, True)
    # blossoms and buds
    flower(c, 172, 122, 31, 8); flower(c, 196, 192, 26, 30); flower(c, 220, 78, 24, 20)
    flower(c, 128, 788, 34, 4); flower(c, 198, 782, 26, 44); flower(c, 62, 846, 27, 50)
    bud(c, 152, 66, -20, 1); bud(c, 148, 168, -60, .9); bud(c, 232, 132, 40, .9); bud(c, 118, 734, -30, 1); bud(c, 150, 848, 210, .9); bud(c, 96, 834, 190, .8)
    c.line("153,70 160,90 168,106", 3.4, "rat"); c.line("152,170 168,166 180,180", 3.2, "rat")
    for x, y, a in () if c.pure else ((60, 760, 20), (40, 918, -30), (122, 930, 50), (36, 634 + 90, 70)):
        c.push(x, y, a, .55)
        c.part([("0,12 -12,2 -9,-14 0,-10", 4, "wire"), ("0,-10 9,-14 12,2 0,12", 4, "wire")], fill="#f3d3bd", reg=.4, grain=False)
        c.pop()
    return c.finish()
