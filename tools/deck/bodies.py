# SPDX-License-Identifier: GPL-3.0-or-later
"""Limbs put together from joints, and heads seen from behind."""
import math

from mokuhan import *
import figures as F


def at(p):
    x, y = p.split(",")
    return float(x), float(y)


def lean(c, pivot, rot):
    """What follows, until c.pop(), is turned about a point: a body bent from its hips."""
    x, y = T(0, 0, rot)(*pivot)
    c.push(pivot[0] - x, pivot[1] - y, rot)


def sway(c, y, k):
    """What follows, until c.pop(), goes aside by k units for each unit below a height: hips thrown out under level shoulders."""
    t = T()
    t.m = (1, 0, k, 1, -k * y, 0)
    c.stack.append(t.then(c.stack[-1]))


class Swung(T):
    """A figure whose hips go back and whose shins come forward, under level shoulders: an S from head to hem."""

    def __init__(self, t, top, bottom, far):
        self.m, self.s = t.m, t.s
        self.top, self.bottom, self.far = top, bottom, far

    def __call__(self, x, y):
        x, y = super().__call__(x, y)
        u = (y - self.top) / (self.bottom - self.top)
        return x + (self.far * math.sin(2 * math.pi * u) if 0 < u < 1 else 0), y


def swing(c, top=392, bottom=944, far=5):
    """What follows, until c.pop(), is swung between two heights, its hips so far to the right."""
    c.push(0, 0)
    c.stack[-1] = Swung(c.stack[-1], top, bottom, far)


def sandal(c, ankle, rot=0, k=1.0, flip=False):
    """Bare foot in a straw sandal under an ankle."""
    x, y = at(ankle)
    c.place(x, y, rot, k, flip)
    F.foot_waraji(c)
    c.pop()


def pushing(c, ankle, rot=0, k=1.0, flip=False):
    """The sandalled foot one pushes off with, in profile and from within, under an ankle: its heel is up, the weight on the ball and on toes bent against the ground."""
    c.feet = getattr(c, "feet", 0) + 1
    x, y = at(ankle)
    c.place(x, y, rot, k, flip)
    F.skin(c, ("-13,-8 -17,8 -27,24 -41,36", 4.8, "body"), ("-41,36 -51,39 -60,41:.9 -66,45.5:1.1 -66,52 -62,55:.8", 3.4, "wire"), ("-62,55 -52,57 -42,56 -33,53", 3.4, "wire"),
           ("-33,53 -24,44 -12,35 2,30 12,28", 4, "wire"), ("12,28 22,24 26,13 20,2 14,-8", 5, "sweep"), ("14,-8 -13,-8", 0))
    c.lines(["-46,40 -42,43 -43,47", "-37,39 -34,43 -35,48", "-1,0 4,4 2,10", "-20,24 -10,24 -2,20"], 2, "swell")
    c.line("-65,46 -61,44.6 -58.6,46 -58.6,48.6", 1.4, "hair")
    # straw sole, bent where the foot is, and its cords
    c.line("-70,58:.9 -52,61:1 -34,57:1 -16,44:1 4,35:1 22,30:.9", 7, "flat")
    c.line("-68,57.6:.9 -52,60.4:1 -34,56.4:1 -16,43.4:1 4,34.4:1 20,29.6:.9", 3.4, "flat", ODO)
    c.lines(["-48,38 -37,30 -20,18", "-22,47 -20,34 -8,24 19,22", "-15,6 -3,12 17,3"], 3.6, "wire")
    c.pop()


# How thick a leg is before and behind its bones, at parts of the way from the hip to the knee and from there to the ankle.  The thigh runs evenly into the
# knee, whose cap stands forward; the shin is one line, a little hollow, and the calf swells behind it alone, high up, and is soon a tendon.
THIGH = ((0, 36, 34), (.5, 30, 28), (.84, 23.5, 22), (1, 24, 17.5))
SHIN = ((.15, 20.5, 19), (.33, 17, 25.5), (.62, 13.6, 18), (.87, 10.2, 11), (1, 11, 11.5))


def _joint(hip, knee, ankle):
    """The part of a leg's length at which its knee lies."""
    thigh = math.dist(at(hip), at(knee))
    return thigh / (thigh + math.dist(at(knee), at(ankle)))


def bones(hip, knee, ankle):
    """A leg's bones: they are straight, and turn at the knee alone."""
    (hx, hy), (kx, ky), (ax, ay) = at(hip), at(knee), at(ankle)
    between = lambda x, y, u, v, t: "%.1f,%.1f" % (x + (u - x) * t, y + (v - y) * t)
    return " ".join((hip, between(hx, hy, kx, ky, .45), between(hx, hy, kx, ky, .86), knee, between(kx, ky, ax, ay, .14), between(kx, ky, ax, ay, .55), ankle))


def kneecap(c, knee, ankle, k=1.0, flip=False):
    """The cap of a knee: its upper edge a hair, its lower one pressed where it turns under, the sinew below it, the dimple beside, and the edge of the calf."""
    (kx, ky), (ax, ay) = at(knee), at(ankle)
    c.push(kx, ky, math.degrees(math.atan2(ay - ky, ax - kx)) - 90, k, flip)
    c.line("-19,-15:.2 -10,-17:.5 -2,-10:.7 1,0:.9 -3,9:1.2 -10,14:1.3 -19,12:.5", 2.5, "swell")
    c.line("-12,-8:.3 -7,-7:1 -5,-1:.3", 1.6, "swell")
    c.lines(["-8,18 -7,25 -10,33", "6,-6 9,0 7,7"], 1.9, "rat")
    c.line("13,24:.3 7,38:1 7,52:.9 12,66:.2", 1.8, "swell")
    c.pop()


def bare_leg(c, hip, knee, ankle, k=1.0, fill=FLESH, pat=None, foot=0, flip=False, stand=sandal):
    """Whole leg along hip, knee and ankle; foot is the sandal's tilt, stand draws it (sandal, pushing).

    Cover the hip with a coat or trousers; a fill other than skin makes
    narrow trousers of it.
    """
    stand(c, ankle, foot, .96 * k, flip)
    u = _joint(hip, knee, ankle)
    stops = [(t * u, a * k, b * k) for t, a, b in THIGH] + [(u + t * (1 - u), a * k, b * k) for t, a, b in SHIN]
    sides = F.limb(c, bones(hip, knee, ankle), [(t, b, a) if flip else (t, a, b) for t, a, b in stops], fill=fill, pat=pat, reg=0)
    if fill == FLESH and not c.pure:
        kneecap(c, knee, ankle, k, flip)
    return sides


def laces(how, a, b, y, L):
    """Cords of a legging L long, half as wide as a above and b below: tied under the knee and at the ankle, and between them nothing, rings or a cross."""
    ends = ["%g,%g 0,%g %g,%g" % (-a, y + 12, y + 22, a, y + 11), "%g,%g 0,%g %g,%g" % (-b - 2, L - 14, L - 6, b + 3, L - 15)]
    if how == "rings":
        return ends + ["%g,%g 0,%g %g,%g" % (-a * (1.02 - .3 * t), y + t * L, y + t * L + 11, a * (1.1 - .36 * t), y + t * L - 1) for t in (.34, .5)]
    if how == "crossed":
        return ends + ["%g,%g 0,%g %g,%g" % (-a, y + 24, L * .58, b + 8, L - 24), "%g,%g 0,%g %g,%g" % (a, y + 24, L * .58, -b - 5, L - 24)]
    return ends


WORN = 2.6     # so far a legging lies outside the contour of the leg, which it hides
ANKLE = 11     # so much of the ankle is seen below it


def bound_leg(c, hip, knee, ankle, k=1.0, foot=0, flip=False, fill=AI, how="tied", stand=sandal):
    """Bare leg with the shin in a corded legging, cut along the leg's own contours, and a straw sandal."""
    sides = bare_leg(c, hip, knee, ankle, k, foot=foot, flip=flip, stand=stand)
    kx, ky = at(knee)
    ax, ay = at(ankle)
    L = math.dist((kx, ky), (ax, ay))
    rot = math.degrees(math.atan2(ay - ky, ax - kx)) - 90
    u, v, mirror = (ax - kx) / L, (ay - ky) / L, -1 if flip else 1
    # the contours as they lie beside the shin, from the knee down to the ankle
    shin = lambda x, y: (mirror * ((x - kx) * v - (y - ky) * u), (x - kx) * u + (y - ky) * v)
    left, right = sorted(([shin(x, y) for x, y, _ in dense(pts(" ".join(side)), 2)] for side in sides), key=lambda P: P[-1][0])

    a, b, y, bend = 27 * k, 14 * k, .12 * L, _joint(hip, knee, ankle)
    end = L - ANKLE * k

    def aside(side, y, more):
        # the lower half of it alone, for a thigh may run beside the shin; at a sharp knee it is not broader than a calf
        lower = side[int(len(side) * .9 * bend):]
        return max(-1.12 * a, min(1.12 * a, min(lower, key=lambda p: abs(p[1] - y))[0] + more))
    down = [y + (end - y) * i / 5 for i in range(6)]
    l, r = [(aside(left, d, -WORN), d) for d in down], [(aside(right, d, WORN), d) for d in down]

    def wound(P):
        """A cord told for a straight shin, laid round this one."""
        out = []
        for x, d in (at(p) for p in P.split()):
            lo, hi = aside(left, min(d, end), -WORN), aside(right, min(d, end), WORN)
            half = a + (b - a) * max(0, d / L - .5) * 2
            out.append(((lo + hi) / 2 + max(-1, min(1, x / half)) * (hi - lo) / 2, d))
        return out
    c.push(kx, ky, rot, 1, flip)
    (lx, ly), (rx, ry) = l[-1], r[-1]
    F.kyahan(c, [(l, 6.5), ([l[-1], ((lx + rx) / 2, ly + 9), r[-1]], 5), (r[::-1], 6.5), ([r[0], ((l[0][0] + r[0][0]) / 2, y + 12), l[0]], 5)],
             [wound(P) for P in laces(how, a, b, y, end + 4)], fill)
    if how == "tied" and not c.pure:
        # a plain tube: folds from either tie, and the ends of the upper cord
        c.lines([wound(P) for P in ("%g,%g %g,%g %g,%g" % (-.3 * a, y + 24, -.1 * a, y + .3 * L, .06 * a, y + .5 * L), "%g,%g %g,%g" % (.5 * a, y + 22, .5 * a, y + .24 * L),
                                    "%g,%g %g,%g %g,%g" % (.2 * b, end - 9, .3 * b, end - .15 * L, .1 * b, end - .27 * L))], 3.4, "nail", SUMI if fill != SUMI else F.HAIRLINE)
        for P in ("%g,%g %g,%g %g,%g" % (.62 * a, y + 17, .74 * a, y + 27, .66 * a, y + 38), "%g,%g %g,%g %g,%g" % (.66 * a, y + 17, .9 * a, y + 24, .94 * a, y + 33)):
            c.line(wound(P), 4.6, "flat"); c.line(wound(P), 2.2, "flat", ODO_PALE)
    c.pop()


def pole(c, P, w=12, joints=(), col=ODO):
    """Bamboo or wooden pole: a dark line with its colour inside, marked at the joints."""
    c.line(P, w, "flat")
    c.line(P, w * .55, "flat", col)
    for x, y in joints:
        c.line("%g,%g %g,%g %g,%g" % (x - w * .45, y - 2, x, y + 3, x + w * .45, y - 2), 2.6, "swell")


def cuff(c, P, back):
    """Dark mouth of a sleeve between its two edges."""
    c.part([(P, 3.5, "wire"), (back, 4, "wire")], fill=SUMI, grain=False)


def beard(s, long=False):
    """Black chin beard and moustache for a man's face; in the head's own units."""
    tip = "-26,92 -30,64" if long else "-20,68 -30,58"
    s.part([("30,6 33,26 22,50 2,%d %s -32,46" % (78 if long else 64, tip), 3, "wire"), ("-32,46! -22,40 -10,42 2,38 12,26 18,10!", 3, "wire"), ("18,10 30,6", 0)], fill=SUMI, back=None, reg=0, grain=False)
    s.line("-19,25:.9 -30,29:.8 -38,40:.2", 7, "flat")
    s.line("-17,25:.9 -6,28:.8 4,40:.2", 7, "flat")
    s.line("-27,36:.5 -18,34:1 -8,36:.4", 3.4, "flat", PAPER_LIGHT)
    s.lines(["24,22 18,42 4,56", "16,30 8,48 -6,62", "-24,48 -22,56 -24,64"], 1.8, "swell", F.HAIRLINE)


def side_hair(s):
    """Hair at the temple and nape below a hat or cap, for a man's face."""
    F.black(s, "34,-36 58,-38 67,-14 61,8 50,25 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    for P in ("42,-33 58,-24 62,-4", "44,-29 55,-20 58,-3", "46,-24 53,-16 54,-6", "58,0 58,9 49,21", "52,-3 54,8 46,20"):
        s.line(P, F.COMBED, "swell", F.HAIRLINE)
    F.hairs(s, ((34, -34), (34, -10), 7, (-4, 5)), ((40, 25), (50, 24), 4, (-1, 6)))
