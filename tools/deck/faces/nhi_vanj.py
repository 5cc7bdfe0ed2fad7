# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị vạn: an old limb of a peach tree, two fruits, one before the other, and blossom; a white-eye bends down to them."""
import math

from card import *
from chance import Rng
from scenery import *
import patterns as PT

ROSE = "#e6a286"
ROSE_DEEP = "#cd7556"
FLUSHED, FLUSH_DEEP = "#ecb697", "#df9273"
RIPE = "#f4d6b4"
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
        for i in range(1, len(mid) - 3):
            (x, y, _, _), (u, v, _, _) = mid[i], edges[s][i + 1]
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + (u - x) * .5, y + (v - y) * .42, x + (u - x) * .8, y + (v - y) * .8), 2.1, "rat")


def blushing(low, tip):
    """The flush of a fruit in two flats, one within the other: their edge is cut in tongues that follow the swell, as a gouge leaves it, and nothing is wiped."""
    return lambda s, ring: s.pure or (s.fill(low, FLUSHED), s.fill(tip, FLUSH_DEEP))


def downy(left, right, seed, n, sun):
    """The down of a fruit: hairs of the rose block follow the swell up from the tip, each as long as it will, longest on the cheek that had the sun.

    left and right are the fruit's two contours, from the stalk down to the tip.
    """
    def print_it(s):
        if s.pure:
            return
        r, L, R = Rng(("down", seed)), PT._evenly(left, 24), PT._evenly(right, 24)
        for i in range(n):
            u = (i + .5 + r(-.35, .35)) / n
            long = (.1 + .2 * math.exp(-((u - sun) / .22) ** 2) + .08 * (u < .1)) * r(.5, 1.7)
            low = r(.985, .91)
            at = lambda t: tuple(L[int(t * 23)][k] * (1 - u) + R[int(t * 23)][k] * u for k in (0, 1))
            P = [at(low), at(low - long * .5), at(low - long)]
            s.line("%.1f,%.1f:1 %.1f,%.1f:.7 %.1f,%.1f:.1" % sum(P, ()), r(1.3, 2.1), "flat", ROSE_DEEP)
    return print_it


def peach(c, x, y, k, rot):
    """The near fruit: two strokes, pressed at its shoulders and where they run into the tip; one seam, heavy in the hollow of the stalk, that dies at two thirds of the way."""
    c.push(x, y, rot, k)
    c.part([("-4,-84:.5 -20,-100:.9 -46,-107:1.2 -76,-92:1 -98,-54:.7 -105,-8:.6 -99,40:.7 -80,80:.9 -48,112:1.1 -16,130:1 8,148:.6!", 9.4, "wire"),
            ("8,148:.6! 22,128:.9 50,104:1.15 82,68:.9 100,24:.7 105,-24:.6 97,-70:.8 74,-99:1.15 42,-109:1.1 14,-101:.8 -4,-84:.4", 9.8, "wire")], fill=RIPE, reg=.6, bokashi=blushing("-50,124! -44,100! -36,110! -22,70! -14,92! 0,40! 8,72! 24,12! 30,50! 46,-22! 50,22! 64,-48! 68,0! 80,-70! 84,-20! 96,-66! 102,-40! 122,0 104,70 60,120 8,156 -20,144",
                                                                           "-24,136! -18,116! -10,126! 0,98! 8,116! 22,78! 26,104! 42,58! 46,88! 60,40! 62,74! 76,30! 78,62! 96,20! 96,60 66,110 8,156"), deco=downy("-4,-84 -20,-100 -46,-107 -76,-92 -98,-54 -105,-8 -99,40 -80,80 -48,112 -16,130 8,148", "-4,-84 14,-101 42,-109 74,-99 97,-70 105,-24 100,24 82,68 50,104 22,128 8,148", 1, 44, .72), grain=False)
    if not c.pure:      # the far lobe turns under at the seam: there the flush lies again
        c.fill("-4,-82! -17,-64 -29,-38 -36,-4 -37,34 -33,62! -43,34 -46,2 -40,-38 -26,-68", FLUSHED)
    c.line("-2,-86:1.3 -15,-68:1.15 -28,-40:.9 -36,-4:.6 -37,36:.1", 7.6, "flat")
    c.line("-22,-99 -9,-87 4,-85 22,-95", 6, "swell")
    if not c.pure:      # the light along the other lobe, left in
        c.lines(["-6,-62 -17,-38 -24,-8"], 5, "-rat", "#fbe7cf")
    c.pop()


def peach_aside(c, x, y, k, rot):
    """The far fruit, half behind the near one: one cheek, its tip below."""
    c.push(x, y, rot, k)
    c.part([("4,-90:.5 -20,-104:1.1 -50,-98:1.1 -78,-70:.8 -92,-24:.7 -88,24:.8 -66,66:1 -30,100:1.15 6,124:.6!", 9.4, "wire"),
            ("6,124:.6! 22,104:1 50,80:1.1 78,40:.8 88,-10:.7 80,-58:.9 54,-94:1.1 24,-102:.9 4,-90:.4", 9.8, "wire")], fill=RIPE, reg=.6, bokashi=blushing("-40,100! -36,76! -28,88! -16,46! -8,70! 6,20! 12,54! 26,-4! 30,36! 44,-30! 48,10! 62,-44! 64,-8! 78,-46! 104,0 86,50 50,100 6,130",
                                                                           "-16,116! -12,94! -4,104! 8,74! 14,94! 26,56! 30,82! 44,36! 46,66! 60,24! 62,54! 80,16! 76,60 46,100 6,130"), deco=downy("4,-90 -20,-104 -50,-98 -78,-70 -92,-24 -88,24 -66,66 -30,100 6,124", "4,-90 24,-102 54,-94 80,-58 88,-10 78,40 50,80 22,104 6,124", 2, 36, .74), grain=False)
    c.line("4,-92:1.3 21,-66:1.1 32,-28:.8 36,14:.5 33,42:.1", 7, "flat")
    if not c.pure:
        c.line("6,-62 16,-36 20,0", 5, "-rat", "#fbe7cf")
    c.pop()


def bough(c, bones, seed):
    """Old wood along its bones, told as (x, y, half as thick): one black, its edge broken where the bark has split."""
    r, side = Rng(("bark", seed)), {1: [], -1: []}
    mid = dense([(x, y, False, h) for x, y, h in bones], 7)
    for i, (x, y, h) in enumerate(mid):
        (ax, ay, _), (bx, by, _) = mid[max(0, i - 2)], mid[min(len(mid) - 1, i + 2)]
        l = math.dist((ax, ay), (bx, by)) or 1
        nx, ny = -(by - ay) / l, (bx - ax) / l
        for s in side:
            split = r() < .16       # where the bark has split, the edge steps in
            if split or r() < .5 or i in (0, len(mid) - 1):
                k = h * (r(.84, .9) if split else r(.97, 1.04))
                side[s].append((x + s * nx * k, y + s * ny * k, split, None))
    c.blob(side[1] + side[-1][::-1])


def dry(c, P, n, wide, seed, colour="#a2957c"):
    """Where the brush ran dry along the wood: hairs of bare ground side by side, which begin and let go each where it will."""
    r, D = Rng(("dry", seed)), dense(pts(P), 4)
    for k in range(n // 2 if c.pure else n):
        off, i = (k / max(1, n - 1) - .5) * wide + r(-1, 1), int(len(D) * r(0, .62))
        j = min(len(D) - 1, i + int(len(D) * r(.14, .36)))
        if j - i < 5:
            continue
        Q = []
        for m in (i, (i + j) // 2, j):
            (ax, ay, _), (bx, by, _) = D[max(0, m - 2)], D[min(len(D) - 1, m + 2)]
            l = math.dist((ax, ay), (bx, by)) or 1
            Q.append("%.1f,%.1f" % (D[m][0] - (by - ay) / l * off, D[m][1] + (bx - ax) / l * off))
        c.line(" ".join(Q), 3.2 if c.pure else r(1.2, 3), "swell", PAPER if c.pure else colour)


def bark(c, bones, *furrows):
    """Long furrows of the bark, left in the black: (from, to, across at the one, across at the other), along the wood in hundredths of its length, across from -1 at one edge to 1 at the other, so that they turn with it."""
    mid = dense([(x, y, False, h) for x, y, h in bones], 4)
    n = len(mid) - 1
    for k, (a, b, p, q) in enumerate(furrows):
        r, P, steps = Rng(("furrow", k)), [], 7
        for m in range(steps + 1):
            t = m / steps
            i = min(n - 2, max(2, int((a + (b - a) * t) * n / 100)))
            x, y, h = mid[i]
            (ax, ay, _), (bx, by, _) = mid[i - 2], mid[i + 2]
            l, off = math.dist((ax, ay), (bx, by)) or 1, (p + (q - p) * t) * h + (r(-1.6, 1.6) if 0 < m < steps else 0)
            P.append("%.1f,%.1f:%.2f" % (x - (by - ay) / l * off, y + (bx - ax) / l * off, (.15, .8, 1.15, .7, 1.1, .8, .5, .1)[m]))
        c.line(" ".join(P), 3.2 if c.pure else 2.7, "flat", PAPER if c.pure else "#c3b497")


def knot(c, x, y, rot, k=1.0):
    """Where a limb was lost: the two lips the bark has grown about the wound, along the wood, and its dark heart."""
    c.push(x, y, rot, k)
    ground = PAPER if c.pure else "#c3b497"
    c.blob("-25,1 -12,-7 -3,-14 9,-13 24,0 14,11 -5,14 -17,10")
    c.line("-24,3:.1 -13,-2:.8 -4,-10:1.2 7,-9:1 14,-1:.8 26,4:.1", 3.6, "flat", ground)
    c.line("-17,7:.1 -5,10:1 8,8:.7 15,4:.1", 2.8, "flat", ground)
    c.line("-5,1:.2 1,-2.6:1 7,.4:.2", 3.4, "flat", ground)
    c.pop()


def twig(c, P, w):
    Q = pts(P)
    c.line([(x, y, False, 1 - .5 * i / (len(Q) - 1)) for i, (x, y, _, _) in enumerate(Q)], w + 1.6, "flat")


PETAL = ((0, -2), (-8, -7), (-14.5, -17), (-11, -28), (-4, -31, 1), (-.5, -25.5, 1), (4, -30.5, 1), (12, -27), (14, -16), (8, -7), (0, -2))
ROSY, BLUSH, LINE = "#f7e0cd", "#efc0a8", "#a08070"


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
            c.line("%.1f,%.1f:1 %.1f,%.1f:.2" % (x, y, p, q), 6, "flat")
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
    c.blob("-7,-8 -3,3 3,3 7,-8 3,-6 0,-11 -3,-6", SUMI)
    c.pop()


def closed(c, root, x, y, k=1.0):
    """A bud on the stalk that joins it to its twig: scales below, the petals folded one over the other."""
    ax, ay = root
    c.line("%g,%g:1 %g,%g:.8 %g,%g:.7" % (ax, ay, (ax + x) / 2 + (y - ay) * .1, (ay + y) / 2 - (x - ax) * .1, x, y), 5, "flat", SUMI)
    c.push(x, y, math.degrees(math.atan2(x - ax, ay - y)), k)
    petal(c, "0,0 -9,-8 -8,-19 1,-27 9,-18 9,-8 0,0", ROSE)
    c.line("-2,-4 3,-14 1,-26", 2, "swell", SUMI if c.pure else LINE)
    c.blob("0,4 -6,-1 -9,-10 -3,-6 0,-11 4,-6 9,-10 6,-1", SUMI)
    c.pop()


def white_eye(c, x, y, rot, k):
    """A white-eye on the bough, its tail up, that bends down to the fruit; the origin is on the wood, which its toes go round."""
    c.place(x, y, rot, k)
    # tail: two feathers of it, and the coverts beneath
    c.part([("14,-46 40,-70 70,-106!", 3.2, "wire"), ("70,-106! 76,-103! 77,-100! 82,-97!", 3, "wire"), ("82,-97! 62,-62 34,-34", 4.2, "-sweep"), ("34,-34 14,-46", 0)], fill=MIDORI_DARK, reg=.4, grain=False)
    c.line("32,-48 54,-72 75,-101", 1.8, "rat")
    # shanks and toes, three before the wood, the claws in it
    for x0 in (-14, 6):
        c.line("%g,-20:1.2 %g,-9:.9 %g,-1:1" % (x0 + 3, x0 - 2, x0), 4.6, "flat")
        for P in ("0,-3 -9,1 -14,7", "0,-3 -2,5 -2,12", "0,-3 6,2 8,8"):
            c.line(" ".join("%g,%g" % (float(p.split(",")[0]) + x0, float(p.split(",")[1])) for p in P.split()), 3, "rat", PAPER if c.pure else "#cbbd9f")

    def coat(s):
        s.fill("-94,-70! -80,-92 -50,-98 0,-80 50,-56! 44,-34! 22,-38 -14,-44 -40,-52! -58,-58 -74,-64 -86,-56!", MIDORI)
        s.fill("-86,-57! -76,-64 -62,-60 -54,-50 -58,-38! -66,-36 -78,-40", ODO_PALE)
        s.fill("-62,-30 -44,-20 -20,-12 8,-16 30,-26! 20,-10 -20,-2 -56,-14", "#ddd0b4")
    # crown, nape and back to the rump, and back along belly, breast and throat, in one
    c.part([("-87,-60 -88,-68 -82,-77 -70,-82.5 -54,-80.5 -38,-73", 3.6, "wire"), ("-38,-73 -8,-66 18,-54 36,-43", 3.4, "wire"), ("36,-43 40,-34 30,-24", 3, "wire"), ("28,-24 6,-13 -18,-12 -42,-19 -60,-33 -74,-44", 4.2, "-sweep"), ("-74,-44 -82,-50 -87,-62", 3, "wire")],
           fill=GOFUN, deco=coat, reg=.4, grain=False)
    # the wing, its shoulder in the breast's feathers: coverts, and the long feathers over the rump
    c.part([("-44,-52 -26,-60 -4,-57 20,-54 56,-60!", 3.2, "wire"), ("56,-60! 40,-42 14,-29 -14,-27 -34,-34 -44,-52", 3.8, "-sweep")], fill=MIDORI, reg=.4, grain=False)
    if not c.pure:
        c.fill("-18,-48 6,-50 26,-52 54,-60! 36,-41 8,-31 -8,-32", MIDORI_DARK, opacity=.8)
    c.lines(["-34,-46 -18,-50 -8,-45 -16,-37", "-6,-33 18,-40 44,-55", "0,-40 20,-45 48,-58", "-6,-46 8,-47 22,-51"], 1.8, "swell")
    # the beak, short and sharp, points down, and the gape; the eye close behind it, in its ring
    c.blob("-87,-64! -92,-56 -95,-44! -88,-49 -81,-53!")
    ring = lambda x, y, r: [(x + r * math.cos(a * .7), y + r * math.sin(a * .7), False, None) for a in range(9)]
    c.fill(ring(-75.5, -65, 5), PAPER_LIGHT)
    c.fill(ring(-76, -64.6, 3.2), SUMI)
    c.fill(ring(-77, -65.8, .9), PAPER_LIGHT)
    c.line("-83,-62 -81,-58", 2.4, "flat")
    c.lines(["-54,-40 -44,-32 -32,-30"], 1.8, "swell")
    if not c.pure:      # feathers: on crown and back, and in the down of the breast
        c.lines(["-72,-79 -64,-78 -58,-75", "-62,-72 -54,-71 -48,-67", "-50,-77 -42,-74 -36,-69", "-34,-70 -26,-67 -20,-62", "-16,-64 -8,-61 -3,-57", "4,-57 12,-53 18,-49"], 1.6, "rat", "#2f3d22")
        c.lines(["-58,-32 -52,-27 -45,-26", "-42,-25 -34,-21 -27,-21", "-26,-19 -18,-17 -10,-18", "-48,-36 -42,-32 -36,-31"], 1.5, "rat", "#a2957c")
        c.lines(["44,-56 36,-44 24,-35", "52,-59 44,-46 34,-38"], 1.6, "rat")
        # the small feathers of the wing lie over each other like tiles, the long ones have a pale rim
        c.lines(["-36,-50 -31,-47 -33,-43", "-29,-54 -23,-51 -25,-46", "-30,-43 -25,-41 -27,-37", "-21,-56 -14,-53 -16,-49", "-22,-46 -17,-43 -20,-38", "-12,-56 -5,-54 -7,-50", "-3,-55 4,-53 2,-49"], 1.5, "swell", "#2f3d22")
        c.lines(["2,-36.4 22,-43 44,-57", "8,-43.6 26,-47 46,-58", "30,-46 46,-66 62,-90"], 1.3, "rat", MIDORI_PALE)
    c.pop()


def draw():
    c = Card("2v", seed="peach")
    # one old limb in an S: in at the foot on the left, up behind the fruit, and out above on the right
    limb = [(34, 1020, 92), (42, 968, 64), (60, 910, 46), (86, 846, 46), (112, 784, 36), (138, 716, 36), (164, 640, 28), (178, 560, 27), (176, 500, 24), (168, 456, 27), (168, 424, 25), (182, 372, 19), (200, 316, 17), (208, 276, 19), (200, 244, 13), (184, 212, 12), (175, 184, 16), (178, 156, 12), (194, 122, 9), (210, 92, 11), (210, 60, 7), (205, 2, 5)]
    twig(c, "184,196 158,168 150,132 158,80", 8)
    twig(c, "204,106 224,88 232,60", 6)
    bough(c, limb, 1)
    # a bough from it, to the left and out of the picture: the near fruit hangs from that
    bough(c, [(176, 432, 22), (158, 414, 17), (132, 412, 14), (108, 418, 17), (84, 430, 14), (56, 452, 11), (30, 466, 13), (10, 484, 10), (-8, 506, 9)], 2)
    # a spur, and the stalk of the far fruit
    twig(c, "180,536 196,544 204,562 202,584", 11)
    # a stub that snapped off, a flake of bark that stands away
    c.blob("44,906 26,888 6,846! 14,853 17,838! 25,852 34,850! 46,872 66,876")
    c.blob("150,748 166,722 180,692! 178,714 184,716! 170,748 152,764")
    # a root stands out at its foot
    c.blob("70,900 92,930 112,958! 120,962 126,976! 142,984 154,996! 60,1000")
    # furrows of the bark go up and round the limb
    bark(c, limb, (1, 16, .45, -.5), (0, 9, .05, -.3), (2, 13, .8, .55), (3, 24, -.1, .5), (14, 29, .15, -.6), (17, 37, .62, .25), (27, 40, -.55, -.35), (56, 68, .5, -.4), (60, 73, .1, .5), (52, 62, -.5, -.2))
    dry(c, "20,990 40,940 60,890 84,838", 5, 64, 1)
    dry(c, "84,850 112,784 128,740", 4, 44, 2)
    if not c.pure:
        dry(c, "164,422 136,414 106,422 60,450", 7, 18, 4)
        dry(c, "202,262 180,206 184,150", 6, 14, 5)
    knot(c, 205, 296, -78, .7)
    # a second wound low down, and lichen on the weather side of the old wood, dabbed on with the brush's tip: a few dots, each smaller than the one before
    knot(c, 108, 790, -60, 1.1)
    for x, y, k in () if c.pure else ((186, 534, 1), (156, 646, .9), (127, 744, 1.15), (72, 884, 1.2), (40, 960, 1.3), (196, 356, .7)):
        r = Rng(("lichen", x, y))
        for i in range(6):
            s = (4.6 - .6 * i) * k
            px, py = x + r(-7, 7) * k * (i > 0) + i * .8, y + r(-16, 16) * k * (i > 0)
            c.fill([(px + s * r(.7, 1.1) * math.cos(a * 1.26), py + s * r(.6, .9) * math.sin(a * 1.26), False, None) for a in range(5)], (MIDORI, MIDORI_PALE)[i % 2])
    # the far fruit, half behind the near one
    if not c.pure:
        leaf(c, "203,560 182,560 160,584 152,630", 14, 1)
    peach_aside(c, 180, 650, .68, -4)
    leaf(c, "203,562 222,568 234,600 236,650", 13, -1)
    if not c.pure:
        leaf(c, "202,562 206,590 200,618 188,642", 11, -1, True)
    white_eye(c, 116, 403, -10, .88)
    # a leaf springs up before its tail
    leaf(c, "168,424 146,402 142,372 156,338", 11, 1)
    # the near fruit, close under its bough: the short stalk comes out of the wood, leaves hide it
    leaf(c, "92,436 64,434 36,458 20,524", 16, 1)
    peach(c, 92, 528, .78, 4)
    leaf(c, "100,440 134,442 164,470 180,548", 19, -1)
    leaf(c, "99,440 100,470 90,506 66,546", 14, -1, True)
    c.line("92,437:.4 100,434:1 108,439:.4", 6, "flat")
    # twigs that grow out of the joints, blossom and buds on them, each on its stalk
    closed(c, (153, 112), 138, 88, .8); closed(c, (157, 84), 164, 62, .8); closed(c, (232, 62), 223, 40, .8)
    blossom(c, 164, 126, 27, 8, .62, 30, True); blossom(c, 204, 110, 28, 40, .8, 60); blossom(c, 150, 152, 25, 20, .9, 120); aside(c, 191, 232, 74, .86)
    # and a flowering twig from the foot of the trunk
    twig(c, "72,892 102,904 128,890 146,856 150,824", 11)
    twig(c, "118,898 140,914 152,936", 7)
    twig(c, "144,862 164,850 172,832", 6)
    closed(c, (150, 828), 144, 802, .95); closed(c, (172, 834), 184, 814, .85); closed(c, (151, 934), 158, 958, .85)
    blossom(c, 140, 920, 22, 30, .7, 40, True); aside(c, 158, 850, 46, .8)
    blossom(c, 122, 892, 32, 10, .94, 70); blossom(c, 84, 908, 27, 44, .76, 140); blossom(c, 140, 852, 22, 60, .8, 20)
    return c.finish()
