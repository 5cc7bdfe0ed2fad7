# SPDX-License-Identifier: GPL-3.0-or-later
"""Limbs and hands put together from joints, and heads seen from behind."""
import math

from mokuhan import *
import figures as F


def at(p):
    x, y = p.split(",")
    return float(x), float(y)


def sandal(c, ankle, rot=0, k=1.0, flip=False):
    """Bare foot in a straw sandal under an ankle."""
    x, y = at(ankle)
    c.push(x, y, rot, k, flip)
    F.foot_waraji(c)
    c.pop()


def bare_leg(c, hip, knee, ankle, k=1.0, fill=FLESH, pat=None, foot=0, flip=False):
    """Whole leg along hip, knee and ankle; foot is the sandal's tilt.

    Cover the hip with a coat or trousers; a fill other than skin makes
    narrow trousers of it.
    """
    sandal(c, ankle, foot, .96 * k, flip)
    w = [a * k for a in (38, 36, 27, 26, 24, 23, 25, 19, 15, 14)]
    if flip:
        w = [w[i ^ 1] for i in range(10)]
    F.limb(c, "%s %s %s" % (hip, knee, ankle), ((0, w[0], w[1]), (.3, w[2], w[3]), (.5, w[4], w[5]), (.7, w[6], w[7]), (1, w[8], w[9])), fill=fill, pat=pat, reg=0)


def bound_leg(c, hip, knee, ankle, k=1.0, foot=0, flip=False, fill=AI):
    """Bare leg with the shin in a corded legging and a straw sandal."""
    bare_leg(c, hip, knee, ankle, k, foot=foot, flip=flip)
    kx, ky = at(knee)
    ax, ay = at(ankle)
    L = math.dist((kx, ky), (ax, ay))
    rot = math.degrees(math.atan2(ay - ky, ax - kx)) - 90
    c.push(kx, ky, rot, 1, flip)
    a, b = 27 * k, 16 * k
    y = .12 * L
    F.kyahan(c, [("%g,%g %g,%g %g,%g" % (-a, y, -a * 1.04, L * .5, -b, L), 6.5), ("%g,%g 0,%g %g,%g" % (-b, L, L + 8, b, L - 2), 5),
                 ("%g,%g %g,%g %g,%g" % (b, L - 2, a * 1.12, L * .5, a, y - 2), 6.5), ("%g,%g 0,%g %g,%g" % (a, y - 2, y + 12, -a, y), 5)],
             ["%g,%g 0,%g %g,%g" % (-a, y + 16, y + 29, a, y + 15), "%g,%g 0,%g %g,%g" % (-b - 2, L - 14, L - 6, b + 3, L - 15),
              "%g,%g 0,%g %g,%g" % (-a, y + 24, L * .58, b + 8, L - 24), "%g,%g 0,%g %g,%g" % (a, y + 24, L * .58, -b - 5, L - 24)], fill)
    c.pop()


def pole(c, P, w=12, joints=(), col=ODO):
    """Bamboo or wooden pole: a dark line with its colour inside, marked at the joints."""
    c.line(P, w, "flat")
    c.line(P, w * .55, "flat", col)
    for x, y in joints:
        c.line("%g,%g %g,%g %g,%g" % (x - w * .45, y - 2, x, y + 3, x + w * .45, y - 2), 2.6, "swell")


def fist(c, x, y, rot=0, k=1.1, flip=False):
    c.push(x, y, rot, k, flip)
    F.fist(c)
    c.pop()


def cuff(c, P, back):
    """Dark mouth of a sleeve between its two edges."""
    c.part([(P, 3.5, "wire"), (back, 4, "wire")], fill=SUMI, grain=False)
