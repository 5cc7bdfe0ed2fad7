# SPDX-License-Identifier: GPL-3.0-or-later
"""What the heads that are cut stroke by stroke have in common (men.own_head): lines, brows, eyes and ears, in the head's own units."""
import math

from chance import Rng
from figures import skin
from mokuhan import *


def strokes(s, w, *Ps):
    """Lines of a face, each pressed in its middle and run out at both ends; high contrast does without the hair-thin ones."""
    if not s.pure or w > 2:
        broad = w * 1.45 if s.pure else w
        for P in Ps:
            s.line(P, broad, "skin")


def shaven(s, P, colour, opacity=.6):
    """What prints the blue of a shaven jaw into the skin of a face (its deco); high contrast has none."""
    return None if s.pure else lambda s: s.fill(P, colour, opacity=opacity)


def combed_brow(s, P, n, w, tilt, long=8):
    """A brow of hairs alike in length: along a line, from the nose outwards, each a sliver that leaves it by so many degrees, less and less."""
    r, D = Rng(("brow", P)), dense(pts(P), 2)
    for i in range(4 if s.pure else n):
        j = int((len(D) - 2) * i / ((4 if s.pure else n) - 1))
        (x, y, _), (u, v, _) = D[j], D[j + 1]
        a = math.atan2(v - y, u - x) + math.radians(tilt * (1 - .8 * i / n) + r(-6, 6))
        l = long * r(.8, 1.2) * (1.5 if s.pure else 1)
        s.line("%.1f,%.1f:.7 %.1f,%.1f:1 %.1f,%.1f:.1" % (x, y, x + l * .5 * math.cos(a), y + l * .5 * math.sin(a), x + l * math.cos(a), y + l * math.sin(a) + .6), w, "flat")


def bristling_brow(s, P, high, n, w=2.6, lean=1.0):
    """A brow of unlike hairs: each stands on the line, leans the way it goes, and is as long as the brow is thick there."""
    D = dense(pts(P), 1)
    r = Rng(("brow", P))
    n = n // 2 if s.pure else n
    for i in range(n):
        k = min(len(D) - 2, int((i + r(.1, .9)) / n * len(D)))
        (x, y, h), (u, v, _) = D[k], D[k + 1]
        l = math.hypot(u - x, v - y) or 1
        u, v, h = (u - x) / l, (v - y) / l, high * h * r(.8, 1.2)
        a, b = h * lean * r(.8, 1.2), h
        # up and away from the nose
        s.line("%.1f,%.1f:.7 %.1f,%.1f:1.1 %.1f,%.1f:.1" % (x - v * -.4 * b - u * a * .3, y + u * .4 * b - v * a * .3, x + u * a * .35 + v * .2 * b, y + v * a * .35 - u * .2 * b, x + u * a + v * .55 * b, y + v * a - u * .55 * b), w * (1.6 if s.pure else 1), "flat")


def lids_as_told(s, upper, w, pupil, lower):
    """An eye whose lines are as broad as told: a round pupil that reaches above the line of its point, the upper lid heavy and tapering, the lower one a hair."""
    x, y, r = pupil
    s.blob("%g,%g %g,%g %g,%g %g,%g" % (x - r, y - r * .5, x, y - r * 1.2, x + r, y - r * .5, x, y + r * .9))
    s.line(upper, w, "flat")
    s.line(lower, 1.3, "swell")


def lids(s, upper, lower, pupil, w=5):
    """An eye in the finer lines of a face: a pupil cut off level at the top, which hangs from a heavy upper lid that tapers, the lower one like a hair."""
    x, y, r = pupil
    s.blob("%g,%g! %g,%g! %g,%g %g,%g %g,%g %g,%g" % (x - r, y, x + r, y, x + r * 1.02, y + r * .8, x + r * .5, y + r * 1.5, x - r * .5, y + r * 1.5, x - r * 1.02, y + r * .8))
    s.line(upper, s.fine(w, .45), "flat")
    s.line(lower, s.fine(2, .8), "swell")


def listening_ear(s):
    """Ear with its rim rolled in, the hollow and the lobe."""
    skin(s, ("32,-7 38,-15 46,-13 49,-3 46,8 41,16 37,22:1.1 33,20", 3.2, "wire"), ("33,20 32,-7", 0))
    s.line("35,-8:.2 41,-9.6:1 44.4,-3:.9 42,6:.8 38.4,11:.2", 1.9, "flat")
    s.line("34,0:.2 38,-2:1 39,4:.8 35.6,9:1 34,14:.2", 1.7, "flat")


def curled_ear(s, dx=0):
    """An ear with the curl of its rim and the tongue before its hollow."""
    s.push(dx, 0)
    skin(s, ("32,-5 35,-13 42,-17 49,-11 49,-1 45,7 43,15 37,19 32.6,13", 3.4, "wire"), ("32.6,13 32,-5", 0))
    s.line("35.4,-7:.5 40,-12:1 45,-9:.9 45.4,-1:.8 41.4,5:.6 40.6,11:.2", s.fine(2.6), "flat")
    s.line("36,3:1 39,1:.8 40,-4:.2", s.fine(2.6), "flat")
    s.pop()
