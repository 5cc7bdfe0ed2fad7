# SPDX-License-Identifier: GPL-3.0-or-later
"""Things around the figures: water, spray, loads, buildings, trees."""
import math

from mokuhan import *


def dot(s, x, y, r, col, n=8):
    """Round mark in card coordinates (goes to the key block)."""
    s.ink(shape_d_ccw([(x + r * math.cos(i * 2 * math.pi / n), y + r * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]), col)


def drops(s, spots, w=2.4, c=PAPER_LIGHT):
    """Flung drops; a heavy line all round would make rings of them."""
    for x, y, r in spots:
        dot(s, x, y + (0 if s.pure else .5), r + (w if s.pure else w * .6), SUMI, 7)
        dot(s, x, y, r, c, 7)
    s.flush()


def strand(c, P, w, colour):
    """Falling water as a flat with two smooth edges, as wide as its points say."""
    D = pts(P)
    left, right = [], []
    for i, (x, y, _, k) in enumerate(D):
        (ax, ay, *_), (bx, by, *_) = D[max(0, i - 1)], D[min(len(D) - 1, i + 1)]
        l = math.dist((ax, ay), (bx, by))
        h = w * (1 if k is None else k) / 2
        left.append((x - (by - ay) / l * h, y + (bx - ax) / l * h, i in (0, len(D) - 1), None))
        right.append((x + (by - ay) / l * h, y - (bx - ax) / l * h, i in (0, len(D) - 1), None))
    c.ink(shape_d_ccw(c._x(left + right[::-1])), colour)


def ruled_sky(c, x1, x2, y1, y2, heavy, light, step, seed):
    """A night sky as the key block alone has it: level cuts, heavy at the top and thin below, let out towards the left."""
    r = Rng(("ruled sky", seed))
    y = y1
    while y < y2:
        t = (y - y1) / (y2 - y1)
        a = x1 + r(0, 20)
        c.line("%g,%g:.1 %g,%g:.8 %g,%g:1 %g,%g:1" % (a, y + r(-1, 1), a + 18, y, (a + x2) / 2, y + r(-1, 1), x2, y), heavy + (light - heavy) * t, "flat")
        y += step * r(.94, 1.06)


# The claws along a crest: how large each is beside the greatest there, and how many hooks it ends in.  A great one is followed by lesser
# ones, and no two alike stand side by side.
CLAWS = ((1.0, 3), (.52, 1), (.8, 2), (.42, 1), (.9, 3), (.6, 2), (.36, 1), (.74, 2))
FOAM_LINE = "#6f8fa2"       # the second line, within a claw


def _hook(x, y, way, long, wide, turn, end=0.0, n=6):
    """A finger that tapers as it bends over: its outline, and its middle line as (x, y, direction).  way is where it sets out, 90 is out of the crest, 0 along it."""
    mid, P = [(x, y, math.radians(way))], []
    for i in range(1, n + 1):
        a = math.radians(way - turn * (i / n) ** 1.25)
        x, y = x + long / n * math.cos(a), y + long / n * math.sin(a)
        mid.append((x, y, a))
    half = [wide * (end + (1 - end) * (1 - i / n) ** .75) for i in range(n + 1)]
    back = [(x - math.sin(a) * h, y + math.cos(a) * h) for (x, y, a), h in zip(mid, half)]
    hollow = [(x + math.sin(a) * h, y - math.cos(a) * h) for (x, y, a), h in zip(mid, half)]
    return back, hollow, mid


def _claw(rn, hooks):
    """A claw of water one unit high: pieces as (x, y, corner, point), and its second line.  x is along the crest, y out of it."""
    back, hollow, mid = _hook(-.15, -.5, 100 + rn(-8, 6), 1.5, .5, 62 + rn(-8, 10), .62)
    pieces = [[p + (False, 0) for p in back] + [p + (False, 0) for p in hollow[::-1]]]
    x, y, a = mid[-1]
    way, line = math.degrees(a), None

    def finger(x, y, way, long, wide, turn):
        back, hollow, bone = _hook(x, y, way, long, wide, turn)
        pieces.append([p + (False, 0) for p in back[:-1]] + [bone[-1][:2] + (True, 1)] + [p + (False, 0) for p in hollow[-2::-1]])
        return bone
    for i in range(hooks):
        aside = (.2, -.08, -.26)[i] if hooks == 3 else (.12, -.2)[i] if hooks == 2 else .02
        on = (-.35, -.25, -.3)[i]
        bone = finger(x - math.sin(a) * aside + math.cos(a) * on, y + math.cos(a) * aside + math.sin(a) * on, way + ((24, -22, -66)[i] if hooks > 1 else 14), (1.55, 1.1, .85)[i] * rn(.9, 1.1), (.25, .2, .17)[i] if hooks > 1 else .34, (104, 92, 74)[i] * rn(.9, 1.12))
        line = line or bone
    if hooks == 3:        # a talon stands off its back
        x, y, a = mid[4]
        finger(x - math.sin(a) * .1 - math.cos(a) * .1, y + math.cos(a) * .1 - math.sin(a) * .1, math.degrees(a) + 62, 1.25 * rn(.9, 1.1), .22, 92)
    inner = [(x - math.sin(a) * .2, y + math.cos(a) * .2) for x, y, a in mid[1:6:2]] + [p[:2] for p in line[2:6]]
    return pieces, inner


def _inked(P, w):
    """An outline with its line round it, w wide: heavier below than above, and drawn out beyond its points."""
    n, out = len(P), []
    way = 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(P, P[1:] + P[:1])) > 0 else -1
    for i, (x, y, corner, point) in enumerate(P):
        (ax, ay, *_), (bx, by, *_) = P[i - 1], P[(i + 1) % n]
        l = math.dist((ax, ay), (bx, by)) or 1
        nx, ny = way * (by - ay) / l, way * (ax - bx) / l
        if point:
            mx, my = (ax + bx) / 2, (ay + by) / 2
            l = math.dist((x, y), (mx, my)) or 1
            nx, ny = 1.5 * (x - mx) / l, 1.5 * (y - my) / l
        k = w * (1 + .3 * ny)
        out.append((x + nx * k, y + ny * k, corner, None))
    return out


def _clean(P, tolerance):
    """A closed outline as path data, all turned one way round."""
    D = [p[:2] for p in dense([p[:3] + (None,) for p in P], 1.2, True)]
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(D, D[1:])) < 0:
        D.reverse()
    return poly_d(D[:-1], tolerance)


def foam(s, P, r=9, seed=1, w=3.2, c=PAPER_LIGHT, side=1):
    """White water along a wave's crest, as the great wave has it: claws bent over the way P runs, greatest at its end and less towards its beginning, each with a second line within.

    The claws are thrown to its left (side=1) or right; width factors in P make them less or greater; r is about half their height.
    """
    D = dense(pts(P), 1.5)
    rn = Rng(("foam", seed))
    r *= 1.35 if s.pure else 1
    way = [0.0]
    for a, b in zip(D, D[1:]):
        way.append(way[-1] + math.dist(a[:2], b[:2]))
    L = way[-1]

    def at(v):
        """Point, direction and width there; v is measured back from the end."""
        i = min(range(len(way)), key=lambda k: abs(way[k] - (L - v)))
        a, b = D[max(0, i - 3)], D[min(len(D) - 1, i + 3)]
        l = math.dist(a[:2], b[:2]) or 1
        return D[i][0], D[i][1], (b[0] - a[0]) / l, (b[1] - a[1]) / l, D[i][2]
    v, k, claws, crest, edge, lines, flung = r * .5, 0, [], [], [], [], []
    while v < L:
        x, y, tx, ty, wide = at(v)
        size, hooks = CLAWS[k % len(CLAWS)]
        q = r * 1.75 * size * wide * (1.15 - .55 * v / L) * rn(.93, 1.07)
        nx, ny = ty * side, -tx * side
        on = lambda m, h: (x + (tx * m + nx * h) * q, y + (ty * m + ny * h) * q)
        pieces, inner = _claw(rn, min(hooks, 1 if q < 6.5 else 2 if q < 9 or s.pure else 3))
        claws.append((w if s.pure else w * min(1.1, max(.66, q / 15)), [[on(*p[:2]) + p[2:] for p in piece] for piece in pieces]))
        if q > r * .55:
            lines.append(([on(*p) for p in inner], max(1.2, q * .13)))
        if hooks > 1 and not s.pure and k < 5:
            for _ in range(int(rn(1, 2.9))):
                flung.append(on(rn(1.5, 2.5), rn(.7, 2.2)) + (max(1.2, q * rn(.08, .15)),))
        # the white runs down the wave in tongues that lag behind their claws
        deep = q * rn(.8, 1.5)
        edge += [on(.5, -.3) + (False, 0), (x - nx * deep * .6 + tx * deep * .02, y - ny * deep * .6 + ty * deep * .02, False, 0), (x - nx * deep - tx * deep * .6, y - ny * deep - ty * deep * .6, True, 1), (x - nx * deep * .5 - tx * deep * .5, y - ny * deep * .5 - ty * deep * .5, False, 0)]
        crest.append(on(0, .3) + (False, 0))
        v, k = v + q * (1.85 if hooks > 1 else 1.5), k + 1
    ends = [at(a)[:2] + (True, 0) for a in (0, L)]
    body = ends[:1] + edge + ends[1:] + crest[::-1]
    coarse = 1.5 if s.pure else .5       # the knife of high contrast leaves out what is finer
    s.ink(_clean(_inked(body, w * .7), coarse), SUMI)
    for x, y, q in flung:
        dot(s, x, y + .3, q + w * .46, SUMI, 6)
    for line, claw in claws[::-1]:
        for piece in claw:
            s.ink(_clean(_inked(piece, line), coarse * 1.1), SUMI)
        for piece in claw:
            s.ink(_clean(piece, coarse), c)
    s.ink(_clean(body, coarse), c)
    for x, y, q in flung:
        dot(s, x, y, q, c, 6)
    for P, thick in () if s.pure else lines:
        s.line([p + (False, f) for p, f in zip(P, (.2, .8, 1, .8, .15))], thick, "flat", FOAM_LINE, .4)
    s.flush()


HEWN = Wipe(8, 3, 1.1)        # how a stone darkens downwards


class Stone:
    """A rock as the block had it: planes cut straight down, their edges strokes that taper, a black or two where it is cloven, and lights left in."""

    def __init__(self, top, left, right):
        """top runs from left to right, the sides go down from its ends."""
        self.edges = top, left, right
        self.top, self.left, self.right = (dense(pts(P), 1) for P in self.edges)

    def at(self, u, v):
        """u across, from 0 to 1, and v down."""
        pick = lambda D, t: D[min(len(D) - 1, max(0, round(t * (len(D) - 1))))][:2]
        (x0, y0), (x1, y1), (x2, y2) = pick(self.left, v), pick(self.right, v), pick(self.top, u)
        (a, b), (p, q) = self.left[0][:2], self.right[0][:2]
        return x0 + (x1 - x0) * u + (1 - v) * (x2 - a - (p - a) * u), y0 + (y1 - y0) * u + (1 - v) * (y2 - b - (q - b) * u)

    def cleft(self, rn, u, wide, v0, v1):
        """A black: its one side straight down, the other struck off in steps; it ends in points."""
        P = [self.at(u, v0) + (True, None), self.at(u + wide, v0 + .02) + (True, None)]
        n = 3
        for i in range(1, n + 1):
            v, k = v0 + (v1 - v0) * i / (n + .4), wide * (1 - i / (n + .6))
            P += [self.at(u + k + wide * rn(.14, .24), v - .02) + (True, None), self.at(u + k, v + rn(.0, .03)) + (True, None)]
        return P + [self.at(u + wide * .04, v1) + (True, None), self.at(u + wide * rn(-.1, .04), v0 + (v1 - v0) * .5) + (True, None)]


def stone(c, top, left, right, seed, face=GREY, dark="#4a443d", blacks=((.3, .1, 0, .7),), strokes=7, lights=4, lip=0, w=6.5, sides=(True, True), lit="#d8cfbd"):
    """A rock from its top edge and its sides down to what covers its foot; blacks are (how far across, how wide, from what depth, to what depth), lip how deep the top has the light."""
    S, rn = Stone(top, left, right), Rng(("stone", seed))
    turned = lambda P: " ".join(P.split()[::-1])
    join = lambda A, B: "%s! %s!" % (A.split()[-1].rstrip("!"), B.split()[-1].rstrip("!"))
    low = max(D[-1][1] for D in (S.left, S.right))
    high = min(p[1] for p in S.top)

    def carve(s):
        if not s.pure:
            s.wipe([(p[0], p[1]) for p in S.top] + [S.right[-1][:2], S.left[-1][:2]], dark, (0, low), (0, high + (low - high) * .15), .9, HEWN)
        if lip:
            D = S.top[::max(1, len(S.top) // 9)] + S.top[-1:]
            s.fill([p[:2] + (False, None) for p in D[:1] + D + D[-1:]] + [(x, y + lip * rn(.55, 1.3), True, None) for x, y, _ in D[::-1]], PAPER_LIGHT if s.pure else lit)
        for u, wide, v0, v1 in blacks:
            s.blob(S.cleft(rn, u, wide, v0, v1))
        s.flush()
    c.part([(top, w, "sweep"), (right, w if sides[1] else 0, "body"), (join(right, left), 0), (turned(left), w if sides[0] else 0, "body")], fill=face, reg=.3, grain=False, deco=carve)
    if c.pure:
        for u, wide, v0, v1 in blacks:
            c.blob(S.cleft(Rng(("stone", seed)), u, wide, v0, v1))
    skip = [(u - .02, u + wide + .02) for u, wide, _, _ in blacks]

    def hew(P, wide, colour):
        """A stroke of the chisel: it enters with its edge aslant and runs out in a point."""
        (x, y), (x2, y2), (x3, y3) = (c.stack[-1](*p) for p in P)
        q = wide / 2
        c.ink(poly_d([(x - q, y), (x + q, y + q * .9), (x2 + q * .7, y2), (x3, y3), (x2 - q * .6, y2)], 0), colour)
    for i in range(0, strokes, 2 if c.pure else 1):
        u = (i + rn(.25, .75)) / strokes
        if any(a < u < b for a, b in skip):
            continue
        # one stroke from the edge down, a shorter one that takes it up a little aside
        v0, v1 = rn(.0, .05), rn(.34, .62)
        hew((S.at(u, v0), S.at(u + rn(-.012, .012), (v0 + v1) / 2), S.at(u + rn(-.02, .02), v1)), w * rn(.6, .95), SUMI)
        if rn() < .7:
            j, v2 = u + rn(-1, 1) * .35 / strokes, min(.97, v1 + rn(.16, .34))
            hew((S.at(j, v1 - .08), S.at(j, (v1 + v2) / 2), S.at(j + rn(-.01, .01), v2)), w * rn(.45, .7), SUMI)
    black = c.pure and not c.pure.is_toned(face) and not c.pure.is_paper(face)      # its strokes are not seen, lights are
    for i in range(max(lights, strokes) if black else 0 if c.pure else lights):
        if i < len(blacks):     # one within each black
            u, wide, v0, v1 = blacks[i]
            u, v0, v1 = u + wide * rn(.32, .5), v0 + .05, v0 + (v1 - v0) * rn(.4, .6)
        else:
            u, v0 = rn(.06, .92), rn(.06, .4)
            v1 = v0 + rn(.14, .3)
        hew((S.at(u, v0), S.at(u, (v0 + v1) / 2), S.at(u + rn(-.012, .012), v1)), w * rn(.42, .6) * (1.3 if black else 1), PAPER_LIGHT if i < len(blacks) or black else lit)
    c.flush()


def fishbody(spine, prof):
    """Map of a body along a spine: returns at(u, t), its length and width(u).

    prof lists (u, half width) from snout to tail.
    """
    D = dense(pts(spine), 3)
    acc = [0]
    for a, b in zip(D, D[1:]):
        acc.append(acc[-1] + math.dist(a[:2], b[:2]))
    L = acc[-1]

    def width(u):
        for (a, wa), (b, wb) in zip(prof, prof[1:]):
            if u <= b:
                t = (u - a) / (b - a)
                t = t * t * (3 - 2 * t)
                return wa + (wb - wa) * t
        return prof[-1][1]

    def at(u, t):
        """u along 0..1, t across -1 (belly) .. 1 (back)."""
        x = min(max(u, 0), 1) * L
        lo, hi = 0, len(acc) - 1
        while hi - lo > 1:
            m = (lo + hi) // 2
            lo, hi = (m, hi) if acc[m] <= x else (lo, m)
        k = (x - acc[lo]) / ((acc[hi] - acc[lo]) or 1)
        px = D[lo][0] + (D[hi][0] - D[lo][0]) * k
        py = D[lo][1] + (D[hi][1] - D[lo][1]) * k
        i0, i1 = max(0, lo - 4), min(len(D) - 1, hi + 4)
        tx, ty = D[i1][0] - D[i0][0], D[i1][1] - D[i0][1]
        l = math.hypot(tx, ty)
        nx, ny = ty / l, -tx / l      # across the spine, towards the back
        w = width(u)
        ex = (u - min(max(u, 0), 1)) * L
        return px + nx * w * t + tx / l * ex, py + ny * w * t + ty / l * ex
    return at, L, width


def cut(c, x0, y0, x1, y1, w0, w1=0.0):
    """A short straight cut of the knife, w0 wide on each side where it begins and w1 where it ends."""
    (x0, y0), (x1, y1) = c.stack[-1](x0, y0), c.stack[-1](x1, y1)
    k = math.dist((x0, y0), (x1, y1)) or 1
    nx, ny = (y0 - y1) / k, (x1 - x0) / k
    c.ink(poly_d([(x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1), (x1 - nx * w1, y1 - ny * w1), (x0 - nx * w0, y0 - ny * w0)], 0), SUMI)


def roped(c, P, w=13, colour=ODO):
    """A rope of two strands: the cuts between them lie aslant to its run, are heavy on the shadow's side, and here and there one has no ink on its second half."""
    r = Rng(("rope", P))
    c.line(P, w, "flat", rough=.6)
    c.line(P, w * .62, "flat", colour, .6)
    D = dense(pts(P), 2)
    j = 3.0
    while j < len(D) - 4:
        (a, b, _), (x, y, _), (u, v, _) = D[int(j) - 3], D[int(j)], D[int(j) + 3]
        k = math.dist((a, b), (u, v)) or 1
        tx, ty = (u - a) / k, (v - b) / k
        lie, half = w * .42, w * .33
        long = .3 if r() < .14 else 1.0       # the ink gave out half way
        cut(c, x + tx * lie - ty * half, y + ty * lie + tx * half, x + long * (-tx * lie + ty * half), y + long * (-ty * lie - tx * half), r(1.3, 1.9), .3)
        j += w * r(.31, .4)


def fish_eye(c, x, y, k=1.0, rot=90, iris=ODO_PALE, socket=True):
    """Eye of a fish, cut as the painters of fish did: a heavy lid towards the back, the pupil hung from it, the ring below left open.

    As drawn the fish lies with its snout to the left; one that swims up is turned by 90 degrees.
    """
    c.push(x, y, rot, k)
    c.fill("-11.5,-1 -7.5,-8 0,-10.5 8,-8 11,-1.5 8.5,6.5 1,9.5 -7,7", iris)
    c.blob("-4.6,-9.2! 2,-10.4 6.2,-7.6! 5.8,-1.2 1.6,2.6 -3,1.6 -5.6,-3")
    c.flush()
    c.fill("-3.4,-5.6! -.4,-7 .8,-5 -1.6,-3.4", PAPER_LIGHT)
    c.line("-14,2:.3 -11,-6:.9 -2,-11:1.5 7,-9.6:1.3 13,-2:.7 17,1:.2", 4.4, "flat")
    c.line("-12,1:.3 -8.6,7.6:.9 -1,10.4:1 6,8.6:.3", 2.9, "flat")
    if socket:
        c.line("12,5:.2 6,13:1 -3,15:.7 -10,12:.2", 2.4, "flat")
        c.line("-15,-7:.2 -9,-14:1 0,-17:.9 9,-15:.2", 2.6, "flat")
    c.pop()


def bale(c, cx, cy, rot, L=72, D=58, right=90):
    """Rice bale in straw matting, roped, seen from its left end."""
    k = D / 58
    c.push(cx, cy, rot, 1)
    c.part([("%g,%g -20,%g 40,%g %g,%g" % (-L, -D, -D * 1.13, -D * 1.1, right, -D), 7, "body"), ("%g,%g %g,%g" % (right, -D, right, D), 0), ("%g,%g 40,%g -20,%g %g,%g" % (right, D, D * 1.13, D * 1.13, -L, D), 7, "body"), ("%g,%g %g,%g %g,0 %g,%g %g,%g" % (-L, D, -L - 13, D * .5, -L - 15, -L - 13, -D * .5, -L, -D), 6)], fill=ODO_PALE)
    for i in range(-3, 4):
        y = i * 16 * k
        c.line("%g,%g %g,%g %g,%g" % (-L + 7, y * .94, 0, y, right, y * .96), 2.4, "wire", "#a97f35")
    c.part([("%g,%g %g,%g %g,0 %g,%g %g,%g" % (-L, -D, -L + 14, -D * .5, -L + 16, -L + 14, D * .5, -L, D), 5.5, "wire"), ("%g,%g %g,%g %g,0 %g,%g %g,%g" % (-L, D, -L - 13, D * .5, -L - 15, -L - 13, -D * .5, -L, -D), 6, "wire")], fill=ODO)
    for i in range(-3, 4):
        c.line("%g,0 %g,%g" % (-L + 1, -L + 6 - abs(i) * 1.6, i * 16 * k), 2.4, "wire")
    for xx in (-L * .45, L * .12, L * .68):
        for d, w, col in ((0, 15, SUMI), (-4, 3.4, ODO), (4, 3.4, ODO)):
            c.line("%g,%g %g,0 %g,%g" % (xx + d, -D * 1.12, xx + d + 7, xx + d, D * 1.12), w, "even", col, .4)
    c.pop()


def straw(c, rows, col=ODO, n=16, w=3.2, seed=0):
    """Shaggy straw: rows of tapering blades, each row over the last.

    A row is (x1, y1, x2, y2, mid x, mid y, blade length, spread in degrees).
    """
    r = Rng(("straw", seed))
    for (x1, y1, x2, y2, cxm, cym, L, spread) in rows:
        blades = []
        for i in range(n):
            k = i / (n - 1)
            x = (1 - k) ** 2 * x1 + 2 * k * (1 - k) * cxm + k * k * x2
            y = (1 - k) ** 2 * y1 + 2 * k * (1 - k) * cym + k * k * y2
            a = math.radians(90 - spread * (k - .5) + r(-5, 5))
            l = L * r(.82, 1.1)
            blades.append((x, y, x + l * math.cos(a), y + l * math.sin(a), r(-3, 3)))
        for x, y, p, q, b in blades:
            P = [(x - 5, y, True, None), ((x + p) / 2 - 6 + b, (y + q) / 2, False, None), (p, q, True, None), ((x + p) / 2 + 6 + b, (y + q) / 2, False, None), (x + 5, y, True, None)]
            c.fill(P, ODO_PALE if r() > .35 else col)
            c.line([P[0], P[1], P[2]], w, "nail")
            c.line([P[4], P[3], P[2]], w, "nail")


def lantern(c, x, y, k=1.0):
    """Hanging paper lantern: hoops whose lines lose their ink where the light is, the paper swelling between them."""
    r = Rng(("lantern", x, y))
    c.push(x, y, 0, k)
    c.line("0,-120 0,-70", 4, "even")
    c.part([("-22,-67! -4,-69 22,-66!", 4), ("22,-66! 25,-55! -4,-50 -25,-55! -22,-67!", 4)], fill=SUMI, grain=False)
    half = lambda v: 50 * (1 - ((v - 2) / 84.0) ** 2)
    hoops = [-54 + 11.2 * i for i in range(11)]
    swell = lambda side: [p for a, b in zip(hoops, hoops[1:]) for p in ((side * (half(a) - r(0, 1)), a, True, None), (side * (half((a + b) / 2) + r(2, 3.6)), (a + b) / 2, False, None))] + [(side * half(hoops[-1]), hoops[-1], True, None)]

    def light(s):
        for side in (-1, 1):
            s.fill([(side * 60, -56, True, None), (side * 18, -56, True, None), (side * 33, -26, False, None), (side * 37, 6, False, None), (side * 30, 38, False, None), (side * 18, 60, True, None), (side * 60, 60, True, None)], ODO)
        s.fill("-12,-30 2,-38 15,-27 21,4 14,32 0,40 -13,33 -19,3", PAPER_LIGHT)
    left, right = swell(-1), swell(1)[::-1]
    c.part([(left, 5, "even"), ([left[-1], (0, hoops[-1] + 5, False, None), right[0]], 0), (right, 5.4, "even"), ([right[-1], left[0]], 0)], fill=ODO_PALE, deco=light, grain=False)
    for v in hoops[1:-1]:
        h, a, b = half(v), r(.25, .5), r(.3, .55)
        for side, t in ((-1, a), (1, b)):
            c.line([(side * (h - 1), v, False, 1.3), (side * h * (.5 + t * .5), v + 2.6, False, 1), (side * h * t, v + 4, False, .15)], 2.8, "flat", "#5b4a35")
    c.part([("-25,57! 0,62 25,57!", 4), ("25,57! 21,70! 0,73 -21,70! -25,57!", 4)], fill=SUMI, grain=False)
    c.lines(["-18,-62 -4,-64 8,-63", "16,62 4,66 -8,66"], 2.6, "swell", "#cbbd9f")
    c.pop()


def roof(c, cx, y, hw, drop, rise, ridge, tiles=9):
    """Tiled roof with upturned eaves; ridge = half width of the top."""
    L, R = cx - hw, cx + hw
    top = y - rise
    c.part([("%g,%g! %g,%g %g,%g %g,%g!" % (cx - ridge, top, cx - ridge - (hw - ridge) * .35, top + rise * .55, cx - ridge - (hw - ridge) * .7, y - drop * .2, L, y - drop), 6, "body"),
            ("%g,%g! %g,%g %g,%g! " % (L, y - drop, L + 6, y + 8 - drop * .5, L + 16, y + 6), 5),
            ("%g,%g! %g,%g %g,%g!" % (L + 16, y + 6, cx, y + 12, R - 16, y + 6), 6, "even"),
            ("%g,%g! %g,%g %g,%g!" % (R - 16, y + 6, R - 6, y + 8 - drop * .5, R, y - drop), 5),
            ("%g,%g! %g,%g %g,%g %g,%g!" % (R, y - drop, cx + ridge + (hw - ridge) * .7, y - drop * .2, cx + ridge + (hw - ridge) * .35, top + rise * .55, cx + ridge, top), 6, "-body"),
            ("%g,%g! %g,%g!" % (cx + ridge, top, cx - ridge, top), 0)], fill=AI, bokashi=wiped("#16304d", y + 10, top, .85))
    for i in range(-tiles, tiles + 1):
        k = i / (tiles + .6)
        x0, x1 = cx + ridge * k * .95, cx + (hw - 12) * k
        c.line("%g,%g %g,%g %g,%g" % (x0, top + 6, (x0 + x1) / 2 - (x1 - x0) * .14, top + rise * .55, x1, y + 5 - drop * .8 * abs(k) ** 3), 2.6, "rat", "#c9d4d2")
    # white eave line
    c.line("%g,%g %g,%g %g,%g" % (L + 14, y + 1, cx, y + 6, R - 14, y + 1), 3, "wire", PAPER_LIGHT)


MIST_EDGE = "#6f93a8"


def suyari(c, *pairs, colour=PAPER_LIGHT, edge=MIST_EDGE):
    """Bands of mist as the block had them: in pairs, the lower one stepped back from the upper by a round notch, level, with a clean edge and round ends; a blue edge runs round them, and a second one within.

    A pair is (x of the end, y, height of a band, how far the lower end is stepped back); it runs in from the left border, or from the right one where the height is negative.
    """
    for x, y, h, back in pairs:
        d, h = (1, h) if h > 0 else (-1, -h)
        far, r, n = (-20 if d > 0 else 270), h / 2, h * .21
        low, foot = x - d * back, y + 2 * h
        end = lambda u, v, q, a: [(u + d * q * math.cos(math.radians(a + (90 - a) * i / 4)), v + q * math.sin(math.radians(a + (90 - a) * i / 4)), a == -90 and i in (0, 4), None) for i in range(5)]
        # down round the upper end, back along it, through the notch and round the lower end
        P = end(x - d * r, y + r, r, -90) + [(low + d * k * n, y + h + v * n, corner, None) for k, v, corner in ((2.2, 0, True), (.7, .3, False), (.5, 1, False), (.9, 1.7, False))]
        P += end(low + d * (n * 1.1 - r * .2), foot - r + n * .5, r - n * .5, -60)
        c.fill([(far, y, True, None)] + P + [(far, foot, True, None)], colour)
        c.line([(far, y, False, .6)] + [p[:3] + (1,) for p in P] + [(far, foot, False, .6)], 2.6, "flat", SUMI if c.pure else edge)
        if not c.pure:
            for v, in_, u in ((foot - h * .24, low, .7), (y + h * .76, x, .9)):
                start = far if in_ == low else low + d * r * .4
                c.line([(start, v, False, .3), (in_ - d * r * (u + 1), v, False, 1), (in_ - d * r * u, v - h * .16, False, .2)], 2, "flat", edge)


def flock(c, birds, neck=0, belly=None):
    """Birds on the wing, far off, that fly to the left: x, y, how large, by how many degrees it dives, and where its wings are, from 1 (up) to -1 (down).

    A neck is stretched out before a goose; a gull's belly is white.
    """
    for x, y, k, dive, beat in birds:
        c.push(x, y, -dive, k)
        far = beat * .75 + .2
        c.fill("-5,-2 -3,%g 6,%g 23,%g! 12,%g 7,-1" % (-14 * far - 3, -22 * far - 3, -31 * far, -9 * far), SUMI if c.pure else "#57514a")
        c.blob("%g,0! %g,-3.6 %g,-3.4 -9,-3.4 3,-5 13,-2.4 22,-.6! 23,2.4! 14,2.4 4,5 -8,3.4 %g,.4" % (-24 - neck, -20 - neck, -15 - neck, -15 - neck))
        if belly and not c.pure:
            c.fill("-11,1.4 -2,2 9,1.6 4,4 -6,3", belly)
        c.blob("-8,-2 -10,%g -3,%g 15,%g! 8,%g 5,%g 6,.6" % (-14 * beat - 2, -26 * beat - 2, -40 * beat, -22 * beat, -9 * beat))
        c.pop()


def needles(c, x, y, w, h, seed, fill=MIDORI):
    """A tuft of pine: needles standing out from its twig like the ribs of a fan, their points unlike; x, y is the middle of its foot."""
    r = Rng(("needles", seed))
    n = max(7, int(w / 3.6))
    P, tips = [(x - w * .62, y + h * .2, True, None)], []
    for i in range(n + 1):
        a = math.pi * (1.04 - 1.08 * i / n)
        k = r(.88, 1.1)
        tips.append((x + w * k * math.cos(a), y - h * k * math.sin(a) + h * .08))
        P.append(tips[-1] + (True, None))
        if i < n:
            b = math.pi * (1.04 - 1.08 * (i + .5) / n)
            P.append((x + w * .76 * math.cos(b), y - h * .74 * math.sin(b), True, None))
    P += [(x + w * .62, y + h * .2, True, None), (x, y + h * .3, False, None)]
    c.fill(P, PAPER_LIGHT)
    if not c.pure:      # hatching would run across the needles
        c.fill(P, fill, reg=.8)
    for i, (u, v) in enumerate(tips):
        s, e = r(.1, .3), r(.9, 1.0)
        foot = x + (u - x) * .34
        c.line([(foot + (u - foot) * s, y + (v - y) * s + h * .14, False, None), (x + (u - x) * .7, y + (v - y) * .66, False, None), (x + (u - x) * e, y + (v - y) * e, False, None)], 3.4 if i % 3 else 4.4, "-rat" if i % 4 == 1 else "rat")
    c.line("%g,%g:.3 %g,%g:1.2 %g,%g:.9 %g,%g:.2" % (x - w * .8, y + h * .12, x - w * .3, y + h * .3, x + w * .3, y + h * .28, x + w * .82, y + h * .08), 4.4, "flat")


def flower(c, x, y, r, rot=0, petal="#f3d3bd"):
    """Peach blossom with its key line; petals are the tint 'petal'."""
    for i in range(5):
        a = rot + i * 72
        c.push(x, y, a, r / 30.0)
        c.part([("0,-3 -15,-10 -15,-27 -6,-30", 3.3, "wire"), ("-6,-30 0,-25 6,-30", 2.8, "wire"), ("6,-30 15,-27 15,-10 0,-3", 3.3, "wire")], fill=petal, reg=.5, grain=False)
        c.pop()
    c.push(x, y, rot, r / 30.0)
    for i in range(9):
        a = math.radians(i * 40 + 12)
        c.line("%g,%g %g,%g" % (3 * math.cos(a), 3 * math.sin(a), 14 * math.cos(a), 14 * math.sin(a)), 2.2, "rat")
        c.fill([(14 * math.cos(a) + 2.2 * math.cos(b), 14 * math.sin(a) + 2.2 * math.sin(b), False, None) for b in (0, 2.1, 4.2)], ODO)
    c.fill("-4,0 0,-4 4,0 0,4", ODO)
    c.pop()


def bud(c, x, y, rot, k=1, petal="#e6ab90"):
    """Closed bud on the end of a twig."""
    c.push(x, y, rot, k)
    c.part([("0,0 -9,-8 -8,-20 0,-27", 4, "wire"), ("0,-27 8,-20 9,-8 0,0", 4, "wire")], fill=petal, reg=.4, grain=False)
    c.line("-6,-4 0,-9 6,-4", 3, "swell", MIDORI)
    c.pop()
