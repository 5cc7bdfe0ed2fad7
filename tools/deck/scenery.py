# SPDX-License-Identifier: GPL-3.0-or-later
"""Things around the figures: water, spray, loads, buildings, trees."""
import math

from mokuhan import *


FOAM_SHADE = "#bccbc8"      # of spray, on the side of a claw that is turned from the light


def dot(s, x, y, r, col, n=8):
    """Round mark in card coordinates (goes to the key block)."""
    s.ink(shape_d_ccw([(x + r * math.cos(i * 2 * math.pi / n), y + r * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]), col)


def drops(s, spots, w=2.4, c=PAPER_LIGHT):
    """Flung drops; a heavy line all round would make rings of them."""
    for x, y, r in spots:
        dot(s, x, y + (0 if s.pure else .5), r + (w if s.pure else w * .6), SUMI, 7)
        dot(s, x, y, r, c, 7)
    s.flush()


def ruled_sky(c, x1, x2, y1, y2, heavy, light, step, seed):
    """A night sky as the key block alone has it: level cuts, heavy at the top and thin below, let out towards the left."""
    r = Rng(("ruled sky", seed))
    y = y1
    while y < y2:
        t = (y - y1) / (y2 - y1)
        a = x1 + r(0, 20)
        c.line("%g,%g:.1 %g,%g:.8 %g,%g:1 %g,%g:1" % (a, y + r(-1, 1), a + 18, y, (a + x2) / 2, y + r(-1, 1), x2, y), heavy + (light - heavy) * t, "flat")
        y += step * r(.94, 1.06)


# The fingers of a crest as the great waves have them: how large one is, how far it reaches, by how many degrees it bends over, how many
# talons it has on its back and how many at its end.  They follow one another in no order that the eye finds.
FINGERS = ((1.3, 2.3, 78, 2, 3), (.62, 1.3, 40, 0, 2), (.95, 1.9, 96, 1, 2), (.5, 1.1, 20, 0, 1), (1.6, 2.0, 62, 2, 3), (.75, 1.7, 110, 1, 2), (.55, 1.5, -28, 0, 1), (1.1, 2.1, 88, 1, 3), (.68, 1.0, 52, 0, 2), (.85, 2.2, 70, 2, 1))


def _finger(rn, q, root, reach, bend, back, end):
    """Its outline, (out from the crest, forward along it, a corner or not, the point of a talon or not).

    It grows out of the crest and bends over; talons stand off its back, more of them at its end, all hooked the way it bends.
    """
    turn, n = math.radians(bend * rn(.85, 1.15)), 10
    way = 1 if bend > 0 else -1
    # its middle line: most of the bend is near the end
    M, m, k = [(-root, 0.0, 0.0)], -root, 0.0
    for i in range(1, n + 1):
        a = turn * (i / n) ** 1.3
        m, k = m + (reach + root) / n * math.cos(a), k + (reach + root) / n * math.sin(a)
        M.append((m, k, a))

    def at(t, aside, on=0.0, slant=0.0):
        """A point beside the middle line: to its back (+) or its hollow (-), and so far on in its direction."""
        m, k, a = M[max(0, min(n, round(t * n)))]
        a += slant
        return q * (m + math.sin(a) * aside * way + math.cos(a) * on), q * (k - math.cos(a) * aside * way + math.sin(a) * on)
    half = lambda t: .86 - .46 * t
    P = [at(0, half(0)) + (False, 0)]
    for i in range(back):
        t = .34 + .34 * i / max(1, back - .4) + rn(-.04, .04)
        h, long = half(t), rn(.42, .7)
        P += [at(t, h + long * .4) + (False, 0), at(t, h + long, long * 1.05) + (True, 1), at(t, h + long * .22, long * .55) + (False, 0), at(t, h * .9, long * .5) + (True, 0)]
    if not back:
        P.append(at(.45, half(.45) + .06) + (False, 0))
    for i in range(end):
        u = 1 - 2 * (i + .5) / end if end > 1 else .1      # from its back to its hollow
        h, long = half(1) * 1.12, rn(.62, .95) * (1.15 if end == 1 else 1 - .16 * i)
        P += [at(1, h * (u + .62 / end), long * .42, .25 * way) + (False, 0), at(1, h * (u - .35), long * 1.08, .25 * way) + (True, 1), at(1, h * (u - .3), long * .34) + (False, 0)]
        if i < end - 1:
            P.append(at(1, h * (u - .62 / end), long * .02) + (True, 0))
    P += [at(.66, -half(.66) * .8) + (False, 0), at(.3, -half(.3)) + (False, 0), at(0, -half(0) * 1.15) + (False, 0)]
    return P


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
    """Spray along a wave crest: fingers of many sizes and turns that grip forward and end in talons, and flung drops.

    P runs along the crest; the fingers are thrown to its left (side=1) or right.
    Width factors in P thin the spray towards its ends.
    """
    D = dense(pts(P), 2)
    rn = Rng(("foam", seed))
    acc, nxt, fingers, flung, shades, k = 0, 0, [], [], [], int(rn(0, len(FINGERS)))
    crest, edge, fringe, deep = [], [], 0, True
    for a, b in zip(D, D[1:]):
        step = math.dist(a[:2], b[:2])
        acc += step
        tx, ty = (b[0] - a[0]) / (step or 1), (b[1] - a[1]) / (step or 1)
        nx, ny = ty * side, -tx * side
        if acc >= fringe:       # the near edge of the white: tongues of unlike length that run down the wave
            q = r * b[2] * (.75 + rn() ** 2 if deep else rn(.4, .62))
            crest.append((b[0] + nx * r * .5 * b[2], b[1] + ny * r * .5 * b[2], False, 0))
            edge.append((b[0] - nx * q - tx * q * .3 * deep, b[1] - ny * q - ty * q * .3 * deep, deep, 0))
            deep = not deep
            fringe = acc + r * b[2] * (rn(.4, .7) if deep else .6 + 1.5 * rn() ** 1.6)
        if acc < nxt:
            continue
        size, reach, bend, back, end = FINGERS[k % len(FINGERS)]
        q = r * size * rn(.9, 1.1) * b[2]
        lean = rn(-.25, .2)     # a finger leans this much forward of the crest's own direction
        ca, sa = math.cos(lean), math.sin(lean)
        ux, uy, vx, vy = nx * ca + tx * sa, ny * ca + ty * sa, tx * ca - nx * sa, ty * ca - ny * sa
        place = lambda m, n: (b[0] + ux * m + vx * n, b[1] + uy * m + vy * n)
        outline = _finger(rn, q, .4 * r * b[2] / q, reach, bend, back, end)
        fingers.append([place(*p[:2]) + p[2:] for p in outline])
        if size > .9:
            turn = math.radians(bend)
            mid = lambda t, aside: place(q * (reach * t * math.cos(turn * t * .5) + aside * math.sin(turn * t)), q * (reach * t * math.sin(turn * t * .5) - aside * math.cos(turn * t)))
            shades.append([mid(-.3, -.3) + (True,), mid(.2, -.36) + (False,), mid(.55, -.3) + (False,), mid(.85, -.1) + (True,), mid(.5, -.08) + (False,), mid(.1, -.02) + (False,)])
        if end > 1 and rn() < .55:
            for _ in range(int(rn(1, 2.8))):
                flung.append(place(q * (reach + rn(.3, 1.1)), q * rn(-.4, 1.9)) + (max(1.2, min(q, 12) * rn(.1, .22)),))
        k += 1
        nxt = acc + q * rn(1.35, 1.8)
    edge = crest + edge[::-1]
    flung = [] if s.pure else flung
    for x, y, q in flung:
        dot(s, x, y + .3, q + w * (.8 if s.pure else .46), SUMI, 6)
    coarse = 1.1 if s.pure else 0       # the knife of high contrast leaves out what is finer
    for ring, line in [(ring, w) for ring in fingers] + [(edge, w * .7)]:
        s.ink(_clean(_inked(ring, line), coarse or .42), SUMI)
    for ring in fingers + [edge]:
        s.ink(_clean(ring, coarse or .32), c)
    for x, y, q in flung:
        dot(s, x, y, q, c, 6)
    for ring in () if s.pure else shades:
        s.ink(_clean([p + (0,) for p in ring], .32), FOAM_SHADE)
    s.flush()


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
        nx, ny = ty / l, -tx / l      # to the right of travel mirrored: back side
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
    """A rope of two strands: the cuts between them lie aslant to its run, are heavy on the shadow's side, and here and there one took no ink."""
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


def storey(c, cx, y1, y2, hw, n=5, door=False):
    """Wall of posts and white plaster between two roofs."""
    c.part([("%g,%g! %g,%g!" % (cx - hw, y1, cx - hw, y2), 5), ("%g,%g! %g,%g!" % (cx - hw, y2, cx + hw, y2), 5), ("%g,%g! %g,%g!" % (cx + hw, y2, cx + hw, y1), 5), ("%g,%g! %g,%g!" % (cx + hw, y1, cx - hw, y1), 0)], fill=GOFUN, reg=0)
    for i in range(n + 1):
        x = cx - hw + 2 * hw * i / n
        c.line("%g,%g %g,%g" % (x, y1, x, y2), 5.5, "even", "#5b4a35")
    m = (y1 + y2) / 2
    for i in range(n):
        x = cx - hw + 2 * hw * (i + .5) / n
        w = hw / n * .62
        if i % 2 == 0:
            for d in (-.6, 0, .6):
                c.line("%g,%g %g,%g" % (x + d * w, y1 + 8, x + d * w, y2 - 14), 2.8, "even")
        elif door:
            c.part([("%g,%g! %g,%g! %g,%g! %g,%g! %g,%g!" % (x - w, y2, x - w, y1 + 12, x, y1 + 6, x + w, y1 + 12, x + w, y2), 3)], fill=SUMI, grain=False)
    # railing
    c.line("%g,%g %g,%g" % (cx - hw - 10, y2 - 10, cx + hw + 10, y2 - 10), 4, "even")
    c.line("%g,%g %g,%g" % (cx - hw - 14, y2, cx + hw + 14, y2), 6, "even")
    for i in range(0, 2 * n + 3):
        x = cx - hw - 10 + (2 * hw + 20) * i / (2 * n + 2)
        c.line("%g,%g %g,%g" % (x, y2 - 10, x, y2), 2.6, "even")


def suyari(c, *bars):
    """Bands of mist that run in from the border, as the block had them: level, flat, with a clean edge and a round end."""
    for x0, x1, y, h in bars:
        r = h / 2
        c.fill("%g,%g! %g,%g %g,%g %g,%g %g,%g! %g,%g! %g,%g %g,%g %g,%g %g,%g!" % (
            x0, y - r, x0 - r * .7, y - r * .72, x0 - r, y, x0 - r * .7, y + r * .72, x0, y + r, x1, y + r, x1 + r * .7, y + r * .72, x1 + r, y, x1 + r * .7, y - r * .72, x1, y - r), PAPER_LIGHT)


GLOWS = 24      # rings of a light


def glow(c, x, y, reach, colour, strength=.9, wide=.86):
    """Light round a lantern: the night was wiped off the block round it, ring in ring, each so faint that its edge is not seen."""
    if c.pure:
        return
    c.flush()
    r = Rng(("glow", x, y, reach))
    c.raw('<g fill="%s">' % colour)
    for i in range(GLOWS):
        radius, now = reach * (math.acos(2 * (i + .5) / GLOWS - 1) / math.pi) ** .9, strength / GLOWS
        P = [(round(x + radius * wide * r(.985, 1.015) * math.cos(k * math.pi / 5)), round(y + radius * r(.985, 1.015) * math.sin(k * math.pi / 5)), False, None) for k in range(10)]
        c.out.append('<path fill-opacity="%s" d="%s"/>' % (("%.2g" % (now / (1 - now * i))).lstrip("0"), shape_d(P)))
    c.raw("</g>")


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


def pine(c, x, y, k, flip=False):
    """Pine with fans of needles."""
    c.push(x, y, 0, k, flip)
    c.part([("-10,120 -6,70 -16,30 -4,-20", 5, "-rat"), ("-4,-20 6,30 4,70 14,120", 5, "rat"), ("14,120 -10,120", 0)], fill="#6d5637")
    for i, (cx, cy, w, h) in enumerate(((-8, -30, 58, 34), (-34, 8, 52, 30), (30, 20, 50, 30), (-20, 48, 60, 32), (26, 64, 46, 27))):
        needles(c, cx, cy, w, h, i)
    c.pop()


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
