# SPDX-License-Identifier: GPL-3.0-or-later
"""mokuhan - a small woodblock drawing kit that writes plain SVG.

Only the Python standard library is used.  Everything is drawn on a card of
250 x 1000 units.  A drawing is a list of *parts* painted back to front; each
part is a colour plate (slightly out of register) under a key-block of carved
lines.  Lines are filled outlines built from a centre line and a width
profile, so they swell and taper like a cut brush line.
"""
from collections import namedtuple
import math
import re

from chance import Rng, noise

W, H = 250, 1000

# ------------------------------------------------------------------ palette
PAPER = "#f4ead3"
PAPER_LIGHT = "#fbf4e3"
SUMI = "#211c19"
GREY = "#8b8274"
GREY_PALE = "#c9bfa9"
AI = "#2d4f72"          # indigo
AI_PALE = "#93aeb4"     # worn indigo
YUU = "#86a2aa"         # dusk and snow: worn indigo, a little more of it
BENI = "#c4392b"        # red - red cards only
BENI_PALE = "#e2a08a"   # red - red cards only
ODO = "#d39f47"         # ochre
ODO_PALE = "#ead09a"
MIDORI = "#76885a"      # indigo over ochre
MIDORI_DEEP = "#4c5f3a"  # green that carries a reserved character
FLESH = "#f8e8cd"
GOFUN = "#fdf8ec"       # shell white
LIPS = "#b98f7e"        # rose with sumi in it, the lips of a black card; high contrast has them black
SASH_LIGHT = "#cbbd9f"  # what a black sash reserves
LIGHTS = (SASH_LIGHT, "#b9ab90")    # light on black cloth: it enters a fold like a nail and is soon gone


# -------------------------------------------------------------------- points
def pts(s):
    """'10,20 30,40! 50,60:0.5' -> [(x, y, corner, width factor)].

    '!' makes a corner, ':f' sets a width factor at that point.
    """
    if not isinstance(s, str):
        return [tuple(p) + (False, None)[len(p) - 2:] if len(p) < 4 else tuple(p) for p in s]
    out = []
    for tok in s.split():
        corner = tok.endswith("!")
        tok = tok.rstrip("!")
        wf = None
        if ":" in tok:
            tok, wf = tok.split(":")
            if wf.endswith("!"):
                corner, wf = True, wf[:-1]
            wf = float(wf)
        x, y = tok.split(",")
        out.append((float(x), float(y), corner, wf))
    return out


def _cr(p0, p1, p2, p3):
    """Centripetal Catmull-Rom segment p1..p2 as Bezier control points."""
    d1 = math.dist(p0, p1) ** .5
    d2 = math.dist(p1, p2) ** .5
    d3 = math.dist(p2, p3) ** .5
    if d2 < 1e-9:
        return p1, p2
    if d1 < 1e-9:
        b1 = (p1[0] + (p2[0] - p1[0]) / 3, p1[1] + (p2[1] - p1[1]) / 3)
    else:
        k = 3 * d1 * (d1 + d2)
        b1 = tuple((d1 * d1 * p2[i] - d2 * d2 * p0[i] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * p1[i]) / k for i in (0, 1))
    if d3 < 1e-9:
        b2 = (p2[0] + (p1[0] - p2[0]) / 3, p2[1] + (p1[1] - p2[1]) / 3)
    else:
        k = 3 * d3 * (d3 + d2)
        b2 = tuple((d3 * d3 * p1[i] - d2 * d2 * p3[i] + (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2) * p2[i]) / k for i in (0, 1))
    return b1, b2


def beziers(P, closed=False):
    """Bezier segments (p1, b1, b2, p2, w1, w2) through the points."""
    n = len(P)
    xy = [(p[0], p[1]) for p in P]
    corner = [p[2] for p in P]
    wf = [p[3] for p in P]
    segs = []
    rng = range(n) if closed else range(n - 1)
    for i in rng:
        j = (i + 1) % n
        h = i - 1 if (i > 0 or closed) and not corner[i] else i
        k = (j + 1) % n if (j < n - 1 or closed) and not corner[j] else j
        p0, p1, p2, p3 = xy[h], xy[i], xy[j], xy[k]
        # quadratic-like end tangents give rounder ends than straight ones
        b1, b2 = _cr(p0, p1, p2, p3)
        if h == i and k != j:
            b1 = (p1[0] + (b2[0] - p1[0]) * .5, p1[1] + (b2[1] - p1[1]) * .5)
        if k == j and h != i:
            b2 = (p2[0] + (b1[0] - p2[0]) * .5, p2[1] + (b1[1] - p2[1]) * .5)
        segs.append((p1, b1, b2, p2, wf[i], wf[j]))
    return segs


def dense(P, step=2.2, closed=False):
    """Evenly dense samples [(x, y, width factor)] along the smooth line."""
    out = []
    for p1, b1, b2, p2, w1, w2 in beziers(P, closed):
        L = math.dist(p1, b1) + math.dist(b1, b2) + math.dist(b2, p2)
        n = max(2, int(L / step))
        w1 = 1.0 if w1 is None else w1
        w2 = 1.0 if w2 is None else w2
        for k in range(n):
            t = k / n
            u = 1 - t
            x = u*u*u*p1[0] + 3*u*u*t*b1[0] + 3*u*t*t*b2[0] + t*t*t*p2[0]
            y = u*u*u*p1[1] + 3*u*u*t*b1[1] + 3*u*t*t*b2[1] + t*t*t*p2[1]
            s = t * t * (3 - 2 * t)
            out.append((x, y, w1 + (w2 - w1) * s))
    last = P[0] if closed else P[-1]
    out.append((last[0], last[1], 1.0 if last[3] is None else last[3]))
    return out


# ------------------------------------------------------------ brush profiles
# The width along a line, from its first point to its last.  Contours go in heavy, run thin and press again where the brush turned;
# folds are the nail's head and the rat's tail of the painters' manuals.
PROFILES = {
    "even":  [(0, .7), (.06, 1), (.5, .9), (.94, 1.05), (1, .75)],
    "wire":  [(0, .6), (.12, 1.0), (.5, .78), (.85, .98), (1, .35)],
    "nail":  [(0, .06), (.05, .66), (.12, 1.12), (.22, .94), (.45, .62), (.8, .33), (1, .03)],
    "body":  [(0, .6), (.04, 1.2), (.2, .92), (.52, .74), (.82, .92), (.94, .66), (1, .14)],
    "sweep": [(0, .46), (.06, 1.12), (.36, .74), (.7, .98), (.9, .72), (1, .1)],
    "skin":  [(0, .34), (.08, .86), (.3, 1), (.62, .94), (.86, .74), (1, .16)],
    "limb":  [(0, .2), (.1, .8), (.3, 1.06), (.62, .98), (.86, .66), (1, .08)],
    "swell": [(0, .06), (.25, .66), (.55, 1.06), (.8, .66), (1, .05)],
    "rat":   [(0, 1.05), (.4, .7), (.8, .32), (1, .04)],
    "drop":  [(0, .15), (.5, .6), (.85, 1.1), (1, .75)],
    "hair":  [(0, .2), (.3, .9), (.7, .7), (1, .05)],
    "flat":  [(0, 1), (1, 1)],
    "glint": [(0, .1), (.07, 1.15), (.2, .7), (.5, .32), (.72, .04), (1, .02)],
}


def _profile(name, t):
    rev = name.startswith("-")
    if rev:
        name, t = name[1:], 1 - t
    P = PROFILES[name]
    for (a, wa), (b, wb) in zip(P, P[1:]):
        if t <= b:
            u = (t - a) / (b - a) if b > a else 0
            u = u * u * (3 - 2 * u)
            return wa + (wb - wa) * u
    return P[-1][1]


def _rdp(P, eps):
    if len(P) < 3:
        return P
    keep = [False] * len(P)
    keep[0] = keep[-1] = True
    stack = [(0, len(P) - 1)]
    while stack:
        a, b = stack.pop()
        ax, ay = P[a]
        bx, by = P[b]
        dx, dy = bx - ax, by - ay
        L = math.hypot(dx, dy)
        best, bi = 0, -1
        for i in range(a + 1, b):
            px, py = P[i]
            if L < 1e-9:
                d = math.hypot(px - ax, py - ay)
            else:
                d = abs(dy * (px - ax) - dx * (py - ay)) / L
            if d > best:
                best, bi = d, i
        if best > eps:
            keep[bi] = True
            stack += [(a, bi), (bi, b)]
    return [p for p, k in zip(P, keep) if k]


def _area(P):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(P, P[1:] + P[:1])) / 2


# How finely outlines are cut.  They may leave the drawn curve by the tolerance (FINE: a third of a pixel on a face 1000 px high, the
# largest size a face is shown at), their numbers have so many places, their edges are so rough; a thinner line is left out.
# A carved line is cut finer than a plate, for its edges are what one sees, and a contour in curves, where the knife has any.
Knife = namedtuple("Knife", "tolerance places rough thinnest line curve")
FINE = Knife(.36, 1, 1.0, 0, .32, .44)
knife = FINE

PRESSED = .62       # how much a line swells where it turns sharply
PRESSED_SKIN = .4   # and one of flesh: an elbow, a knee, a heel
SLANT = .08         # how much a line running down to the left is heavier than one across it: the brush is held in the right hand
BEND = 9            # units before and after a point over which its turn is measured
FOLD = 28           # the same for the slow turn of a fold: an elbow in a sleeve, a knee in trousers
FOLDS_FROM = .27    # a turn less sharp is no fold
GATHERED, DRAWN = .92, .5       # how much a contour swells at a fold, and how thin it is drawn on its way to the next
INTO, OUT_OF = 26, 78           # units in which it swells before a fold, and in which it runs thin after it: a brush stops quickly and leaves slowly
WORN_FROM = 2.6     # a line as wide shows the wear of the block: nicks in its edge
WORN_LENGTH = 42    # and is at least as long
FOLDED_LENGTH = 60  # a contour shorter than this has its profile alone
ROUND, BULGED, LEAN = 20, 1.6, .56      # units over which the round of a muscle is measured; how much a contour of flesh swells on it, how thin it is where the limb is straight
HAIR_THIN = 1.2     # no line of a face is thinner
CURVED_FROM, CURVED_LENGTH = 3.4, 14     # a line as wide and as long is cut in curves
MOST = 1.8         # no line swells to more of its width than this
# Three weights of the key block: the contour of flesh is the thinnest, whatever it is told; cloth is cut lighter than told, and what is told broader than
# cloth (a collar, a hem, a sash) loses no more than cloth does.  Sheet.cloth_cut and .flesh_kept say how much.
CLOTH_TOLD = 5.5    # what cloth is told at most
FLESH_FROM = 1.7    # a line of flesh as thin, between two fingers or toes, is cut as told
SWELLS = 8          # units in which a contour swells, at least: quicker than that it is a wedge
MET = .86           # of the thinner one, the width in which two lines of a piece meet
SHORT, SMALL = 16, .011     # the hand of a nail or a crease is cut as much finer as it is shorter
GROUP, FOLLOWS = 4, (1, .64, .46)     # so many folds of cloth go together: one leads, the next and the rest are so much of it
LED = .3            # how much longer than told the one that leads is
FOLD_TOLD = 3.2     # a line of cloth as broad is a fold
MEETING = 16        # units in which two lines of a piece come to the width they meet in


def _num(v):
    """Shortest text of a number with the knife's places: '.5', '-.5', '12'."""
    t = "%g" % round(v, knife.places)
    return t.replace("0.", ".", 1) if t.startswith(("0.", "-0.")) else ("0" if t == "-0" else t)


def coords(vals):
    """Numbers joined as path data, a blank only where a reader needs one."""
    out = []
    for v in vals:
        t = _num(v)
        out.append(t if not out or t[0] == "-" else " " + t)
    return "".join(out)


def _at(x, y):
    return round(x, knife.places), round(y, knife.places)


def poly_d(P, eps=None, turn=1):
    """Closed polygon path, relative; all turn one way round, and a hole (turn -1) the other."""
    P = _rdp(P + P[:1], knife.tolerance if eps is None else eps)[:-1]
    if len(P) < 3:
        return ""
    if _area(P) * turn < 0:
        P = P[::-1]
    x0, y0 = _at(*P[0])
    head = "M" + coords((x0, y0))
    seg = []
    for x, y in P[1:]:
        x, y = _at(x, y)
        dx, dy = _at(x - x0, y - y0)
        if dx == 0 and dy == 0:
            continue
        seg += [dx, dy]
        x0, y0 = x, y
    return head + "l" + coords(seg)     # a filled outline closes by itself


NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
STEPS = re.compile(r"([lc])([^lc]*)")


def chained(d):
    """The same outlines with each but the first told from where the one before ended, which is shorter."""
    out, end = [], None
    for piece in d.split("M")[1:]:
        cut = min(k for k in (piece.find("l"), piece.find("c"), len(piece)) if k >= 0)
        x, y = (float(v) for v in NUMBER.findall(piece[:cut]))
        out.append("M" + piece if end is None else "m" + coords((x - end[0], y - end[1])) + piece[cut:])
        for command, steps in STEPS.findall(piece[cut:]):
            steps = [float(v) for v in NUMBER.findall(steps)]
            along = 2 if command == "l" else 6
            x, y = x + sum(steps[along - 2::along]), y + sum(steps[along - 1::along])
        end = x, y
    return "".join(out)


def _unit(a, b):
    x, y = b[0] - a[0], b[1] - a[1]
    l = math.hypot(x, y) or 1
    return x / l, y / l


def _fitted(P, tol, t1=None, t2=None):
    """The points as few Bezier curves, [(control, control, end)]; a straight way has no controls.  No point lies further from them than tol."""
    (x0, y0), (x3, y3), n = P[0], P[-1], len(P)
    t1, t2 = t1 or _unit(P[0], P[min(2, n - 1)]), t2 or _unit(P[-1], P[max(-3, -n)])
    dx, dy = x3 - x0, y3 - y0
    l = math.hypot(dx, dy)
    if n < 3 or l and max(abs(dx * (y - y0) - dy * (x - x0)) for x, y in P) / l < tol * .5:
        return [(None, None, P[-1])]
    way = [0.0]
    for a, b in zip(P, P[1:]):
        way.append(way[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    where = [s / way[-1] for s in way]
    for again in (True, True, False):
        # least squares for how far along its tangent each control lies
        c00 = c01 = c11 = x1 = x2 = 0.0
        basis = []
        for (x, y), u in zip(P, where):
            v = 1 - u
            b0, b1, b2, b3 = v * v * v, 3 * u * v * v, 3 * u * u * v, u * u * u
            ex, ey = x - x0 * (b0 + b1) - x3 * (b2 + b3), y - y0 * (b0 + b1) - y3 * (b2 + b3)
            ax, ay, bx, by = t1[0] * b1, t1[1] * b1, t2[0] * b2, t2[1] * b2
            c00, c01, c11 = c00 + ax * ax + ay * ay, c01 + ax * bx + ay * by, c11 + bx * bx + by * by
            x1, x2 = x1 + ax * ex + ay * ey, x2 + bx * ex + by * ey
            basis.append((b0, b1, b2, b3))
        det = c00 * c11 - c01 * c01
        k1, k2 = ((x1 * c11 - x2 * c01) / det, (c00 * x2 - c01 * x1) / det) if abs(det) > 1e-9 else (0, 0)
        if not (.05 * l < k1 < 3 * l and .05 * l < k2 < 3 * l):
            k1 = k2 = way[-1] / 3
        q1, q2 = (x0 + t1[0] * k1, y0 + t1[1] * k1), (x3 + t2[0] * k2, y3 + t2[1] * k2)
        worst, at = 0, n // 2
        for i, ((x, y), (b0, b1, b2, b3)) in enumerate(zip(P, basis)):
            ex, ey = x - b0 * x0 - b1 * q1[0] - b2 * q2[0] - b3 * x3, y - b0 * y0 - b1 * q1[1] - b2 * q2[1] - b3 * y3
            off = ex * ex + ey * ey
            if off > worst:
                worst, at = off, i
        if worst <= tol * tol:
            return [(q1, q2, P[-1])]
        if not again or worst > 12 * tol * tol:
            break
        # each point is nearest to another place of the curve than was thought: a step towards it
        for i in range(1, n - 1):
            u, (x, y) = where[i], P[i]
            v = 1 - u
            b0, b1, b2, b3 = basis[i]
            ex, ey = b0 * x0 + b1 * q1[0] + b2 * q2[0] + b3 * x3 - x, b0 * y0 + b1 * q1[1] + b2 * q2[1] + b3 * y3 - y
            d0, d1, d2 = 3 * v * v, 6 * u * v, 3 * u * u
            gx = d0 * (q1[0] - x0) + d1 * (q2[0] - q1[0]) + d2 * (x3 - q2[0])
            gy = d0 * (q1[1] - y0) + d1 * (q2[1] - q1[1]) + d2 * (y3 - q2[1])
            where[i] = min(1, max(0, u - (ex * gx + ey * gy) / (gx * gx + gy * gy or 1)))
    at = max(1, min(n - 2, at))
    ux, uy = _unit(P[at - 1], P[at + 1])
    return _fitted(P[:at + 1], tol, t1, (-ux, -uy)) + _fitted(P[at:], tol, (ux, uy), t2)


CORNER = .8     # cosine of a turn that a curve does not go round


def curved_d(sides, tol):
    """Outline of a carved line: one side, its end, the other side back, its beginning; curves but where the knife turned."""
    pen = _at(*sides[0])
    out, now = ["M", coords(pen)], ""
    pieces, k = [], 0
    U = [_unit(a, b) for a, b in zip(sides, sides[1:])]
    for i in range(1, len(sides) - 1):
        if U[i - 1][0] * U[i][0] + U[i - 1][1] * U[i][1] < CORNER:
            pieces.append(sides[k:i + 1])
            k = i
    pieces.append(sides[k:])
    for piece in pieces:
        for q1, q2, end in _fitted(piece, tol):
            stops = [_at(*q) for q in (q1, q2, end) if q]
            steps = [v for x, y in stops for v in (x - pen[0], y - pen[1])]
            command = "l" if len(stops) == 1 else "c"
            text = coords(steps)
            out.append((command if command != now else "" if text[0] == "-" else " ") + text)
            now, pen = command, stops[-1]
    return "".join(out)


def _turns(D, acc, reach=BEND):
    """How sharply the line turns at each sample: 0 straight, 1 a right angle or more."""
    out, n, a, b = [], len(D), 0, 0
    for i in range(n):
        while acc[i] - acc[a] > reach:
            a += 1
        while b < n - 1 and acc[b] - acc[i] < reach:
            b += 1
        ux, uy = D[i][0] - D[a][0], D[i][1] - D[a][1]
        vx, vy = D[b][0] - D[i][0], D[b][1] - D[i][1]
        k = math.hypot(ux, uy) * math.hypot(vx, vy)
        out.append(min(1.0, abs(math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) / 1.4) if k > 1e-6 else 0.0)
    return out


def _folds(D, acc):
    """What a cutter gives a contour of cloth beside its profile: heavy where a fold turns, drawn out thin from there to the next."""
    slow, L = [min(1, 1.8 * t) for t in _turns(D, acc, FOLD)], acc[-1]
    peaks = []
    for i in range(1, len(D) - 1):
        if slow[i] > FOLDS_FROM and slow[i - 1] <= slow[i] > slow[i + 1] and 6 < acc[i] < L - 6:
            if peaks and acc[i] - peaks[-1][0] < FOLD:
                peaks[-1] = max(peaks[-1], (acc[i], slow[i]), key=lambda fold: fold[1])
            else:
                peaks.append((acc[i], slow[i]))
    stops = [(0, .5)] + peaks + [(L, .2)]
    out, k = [], 0
    for s in acc:
        while k < len(stops) - 2 and s > stops[k + 1][0]:
            k += 1
        (a, at_a), (b, at_b) = stops[k], stops[k + 1]
        # what is left here of the pressure of the fold behind, and what there is already of the one ahead
        behind, ahead = max(0, 1 - (s - a) / OUT_OF), max(0, 1 - (b - s) / INTO)
        behind, ahead = behind * behind * (3 - 2 * behind), ahead * ahead * (3 - 2 * ahead)
        press = max(behind * (.4 + .6 * at_a), ahead * (.4 + .6 * at_b))
        out.append(1 - DRAWN + (DRAWN + GATHERED) * press)
    return out


def _wear(L, seed):
    """Where a long line is nicked: place, side, depth, as its seed has it.  It is never split: a line is cut once."""
    r = Rng(("wear", seed))
    return [(r(.12, .88) * L, 1 if r() < .5 else -1, r(.3, .65)) for _ in range(int(L / 210 + r(0, .8)))]


def _even(widths, acc, reach):
    """Widths as a hand gives them, never all at once: each is the mean of those so far before and behind, twice over."""
    for _ in range(2):
        sums, out, a, b = [0.0], [], 0, 0
        for w in widths:
            sums.append(sums[-1] + w)
        for s in acc:
            while s - acc[a] > reach:
                a += 1
            while b < len(acc) and acc[b] - s <= reach:
                b += 1
            out.append((sums[b] - sums[a]) / (b - a))
        widths = out
    return widths


def _ended(ww, acc, i, more):
    """The width at a place near an end that another line takes up: both come to the width they meet in."""
    for far, met in ((acc[i], more[0]), (acc[-1] - acc[i], more[1])):
        reach = min(MEETING, acc[-1] * .4)
        if met and far < reach:
            k = 1 - far / reach
            ww += (met - ww) * k * k * (3 - 2 * k)
    return ww


def brush(P, w, prof="body", seed=None, rough=1.0, meets=(None, None), curved_from=CURVED_FROM):
    """Outline (path data) of a carved line along the points P: pressed where it turns, cut aslant at its ends, worn if it is long.

    Where another line takes it up, meets has the width they have there, at its beginning and its end.
    """
    D = dense(P)
    if len(D) < 2 or w < knife.thinnest:
        return ""
    rough *= knife.rough
    acc = [0.0]
    for a, b in zip(D, D[1:]):
        acc.append(acc[-1] + math.dist(a[:2], b[:2]))
    L = acc[-1] or 1.0
    sd = seed if seed is not None else (P[0][0], P[0][1], P[-1][0], P[-1][1])
    n1, n2, n3 = noise((sd, 1)), noise((sd, 2)), noise((sd, 3))
    live = prof.lstrip("-") not in ("flat", "even")
    limb = prof.lstrip("-") == "limb"       # it swells on the round of a muscle, and is thin between
    skin = limb or prof.lstrip("-") == "skin"       # pressed where it turns, and nowhere else
    worn = rough and w >= WORN_FROM and L >= WORN_LENGTH and prof != "flat"
    curved = live and knife.curve and (skin or w >= curved_from) and L >= CURVED_LENGTH
    nicks = _wear(L, sd) if worn else ()
    far, tremble = (2.6, 0) if curved else (1, rough)     # a curve sways further and does not tremble
    left, right = [], []
    n = len(D)
    widths, across = [w * wf * _profile(prof, s / L) for (_, _, wf), s in zip(D, acc)], 1
    if live:
        turns = _turns(D, acc)
        folded = None
        if knife.rough and L >= FOLDED_LENGTH:
            if limb:
                folded = [LEAN + BULGED * min(1, 1.9 * t) for t in _turns(D, acc, ROUND)]
            elif w >= WORN_FROM and not skin:
                folded = _folds(D, acc)
        for i in range(n):
            a, b = D[max(0, i - 1)], D[min(n - 1, i + 1)]
            tx, ty = b[0] - a[0], b[1] - a[1]
            slant = 0 if skin else SLANT * 2 * tx * ty / ((tx * tx + ty * ty) or 1)
            ww = widths[i] * (.9 + (PRESSED_SKIN if skin else PRESSED) * turns[i]) * (1 - slant) * (folded[i] if folded else 1)
            widths[i] = min(ww, MOST * w)
        if w >= WORN_FROM or skin:
            widths = _even(widths, acc, min(SWELLS, L / 7))
            across = 2      # the knife does not turn on the spot
        widths = [_ended(ww, acc, i, meets) for i, ww in enumerate(widths)]
    for i, (x, y, _) in enumerate(D):
        a, b = D[max(0, i - across)], D[min(n - 1, i + across)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        tx, ty = tx / l, ty / l
        s, ww = acc[i], widths[i]
        hl = ww / 2 * (1 + .13 * rough * n1(s / 15 / far)) + .16 * tremble * n3(s / 6)
        hr = ww / 2 * (1 + .13 * rough * n2(s / 17 / far)) - .08 * tremble * n3(s / 5)
        for place, side, depth in nicks:
            near = 1 - abs(s - place) / 3.2
            if near > 0:
                if side > 0:
                    hl *= 1 - depth * near
                else:
                    hr *= 1 - depth * near
        hl, hr = max(.2, hl), max(.2, hr)
        left.append((x - ty * hl, y + tx * hl))
        right.append((x + ty * hr, y - tx * hr))

    # slanted knife cuts at both ends; a short round one where the next line begins
    def cut(i, sgn, met):
        a, b = left[i], right[i]
        x, y, _ = D[i]
        j = min(n - 1, max(0, i + (1 if i == 0 else -1)))
        tx, ty = D[i][0] - D[j][0], D[i][1] - D[j][1]
        l = math.hypot(tx, ty) or 1
        if met:
            k = math.dist(a, b) * .34
            return (x + tx / l * k, y + ty / l * k)
        k = math.dist(a, b) * .42
        return (x + tx / l * k + (a[0] - x) * .62 * sgn, y + ty / l * k + (a[1] - y) * .62 * sgn)
    c0, c1 = cut(0, 1, meets[0]), cut(n - 1, -1, meets[1])
    sides = [c0] + left + [c1] + right[::-1]
    if curved:
        return curved_d(sides if _area(sides) > 0 else sides[::-1], knife.curve)
    return poly_d(sides, min(knife.line, SMALL * L) if live and (w >= WORN_FROM or L < SHORT) else None)


def shape_d(P, closed=True):
    """Smooth closed shape as cubic path data."""
    segs = beziers(P, closed)
    x, y = _at(*segs[0][0])
    head = "M" + coords((x, y))
    out = []
    for p1, b1, b2, p2, _, _ in segs:
        Q = [_at(*q) for q in (b1, b2, p2)]
        for qx, qy in Q:
            out += [qx - x, qy - y]
        x, y = Q[2]
    return head + "c" + coords(out) + "z"


# ----------------------------------------------------------------- transform
class T:
    """Affine transform: T(dx, dy, rot degrees, scale, flip)."""

    def __init__(self, dx=0, dy=0, rot=0, s=1.0, flip=False, sy=None):
        c, n = math.cos(math.radians(rot)), math.sin(math.radians(rot))
        sx = -s if flip else s
        sy = s if sy is None else sy
        self.m = (c * sx, n * sx, -n * sy, c * sy, dx, dy)
        self.s = math.sqrt(abs(self.m[0] * self.m[3] - self.m[1] * self.m[2]))

    def __call__(self, x, y):
        a, b, c, d, e, f = self.m
        return a * x + c * y + e, b * x + d * y + f

    def then(self, o):
        r = T()
        a, b, c, d, e, f = self.m
        A, B, C, D, E, F = o.m
        r.m = (A*a + C*b, B*a + D*b, A*c + C*d, B*c + D*d, A*e + C*f + E, B*e + D*f + F)
        r.s = self.s * o.s
        return r


# --------------------------------------------------------------------- sheet
# A piece whose box is smaller than this shows no plank grain: it is a thing of large flats, and each costs a renderer a tile.
GRAIN_FROM = 20000
PLANK = 250, 1000   # the grain of a card: it has one plank, and nothing in it comes twice
GRAINS = 3, 6, 2    # how many streaks of hard grain a plank has, in how many lines one lies at most, and in how many pieces a line printed
# How the grain shows: how much of the paper in a streak's first line and in those beside it, how many of those at least, how broad a line is.
Grain = namedtuple("Grain", "first beside fewest broad", defaults=(".17", ".09", 2, 1))
SPOT, SPOTS = 125, 38   # a tile of the baren's spots, which goes into the plank's, and how many are in it

UNEVEN = 1.3    # how far a plate's outline strays from the lines it was cut to, beside its slip
# How a bokashi is wiped: how many flats at most, how far the hand sways, how early it lets the brush run out (less than 1 is early), and how close two edges lie.
# In cloth it is wiped off quickly; sky, water and ground are one clean band, wiped along a straight edge.
Wipe = namedtuple("Wipe", "most sway early closest", defaults=(4,))
CLOTH = Wipe(20, 5, 1.15)
SKY = Wipe(44, 0, .86, 1.8)
STEP, STEP_WIDE = 5.6, 4      # of 255, what a flat adds at most, or its edge is seen: in a short bokashi and in a long one
WIDE = 120      # units of a long one
FINEST = 2.6    # and where the edges are straight
FEWEST = 5      # nor has a bokashi fewer flats
GRAINED = 110   # a sky, a water or a ground as deep shows the plank
GREYISH = 40    # of 255, how far the channels of a blue or a grey lie apart at most where it is warm
DUSK, HEAD = 500, 10    # a pale wash that rises so far is a sky; it begins at this height
SPOTTED_FROM = 110  # of 255, how far a flat that shows the baren lies from the paper
FLAT_SKY = 600  # a sky told as deep is night, snow or dusk: flat
NIGHT_FROM, BY_DAY = 150, .62   # and as told only where it is so far from the paper's colour
SLIP = 6        # what is wiped goes beyond its piece, whose plate slips


def _wiped_at(left, early):
    """How far on its way a bokashi has so much left: it leaves the full part softly and has a thin end."""
    return (math.acos(2 * left - 1) / math.pi) ** (1 / early)


def _difference(a, b):
    """Of two colours, in the channel in which they differ most."""
    return max(abs(int(a[i:i + 2], 16) - int(b[i:i + 2], 16)) for i in (1, 3, 5))


def shows_grain(color):
    """Whether a flat of this colour, blue or grey, shows the plank: an ochre or a red hides it, black is the key block and white is bare paper."""
    r, g, b = (int(color[i:i + 2], 16) for i in (1, 3, 5))
    return 70 < max(r, g, b) < 225 and (r - b < GREYISH and g - b < GREYISH and abs(g - r) < GREYISH or b > r)


def shows_spots(color):
    """Whether a flat is so full in its colour that the spots of the baren are seen in it; black, on which they would be dust, is the key block."""
    return color != SUMI and _difference(color, PAPER) > SPOTTED_FROM


def _swept_d(P):
    """Outline of a flat: a straight side, a smooth edge, a straight side; whole units will do for what is so faint."""
    if len(P) == 4:     # its edge is straight
        return poly_d(P, 0)
    P = [tuple(map(round, p)) for p in P]
    pen, d, edge = P[1], "M" + coords(P[0]) + "l" + coords([P[1][0] - P[0][0], P[1][1] - P[0][1]]) + "c", []
    for _, *stops, _, _ in beziers([p + (False, None) for p in P[1:-1]]):
        stops = [tuple(map(round, q)) for q in stops]
        edge += [v for x, y in stops for v in (x - pen[0], y - pen[1])]
        pen = stops[-1]
    return d + coords(edge) + "l" + coords([P[-1][0] - pen[0], P[-1][1] - pen[1]])


def wiped(color, full, none, strength=1.0):
    """Bokashi of cloth, fruit or water as the printer wipes it, for part(bokashi=...): full at one height, or point, and wiped off towards the other."""
    point = lambda v: (0.0, float(v)) if isinstance(v, (int, float)) else v
    return lambda s, ring: s.wipe(ring, color, point(full), point(none), strength)


def _encloses(ring, x, y):
    """Whether a point lies within an outline."""
    within = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


class Sheet:
    pure = None     # contrast.Pure: paper, black and the stamp's red instead of the plates
    curved_from = CURVED_FROM   # a line as wide is cut in curves
    cloth = None    # the colour of the piece that is being drawn
    cloth_cut = 1   # as which part of what it is told the contour of cloth is cut
    flesh_kept = .6     # how much is left to a contour of flesh of what it is told beyond FLESH_FROM
    ichimonji = None    # how deep the strip at the head of a sky is; None leaves skies as they are told
    register = 2.6  # units by which the plates slip under the key block, all one way
    flesh_line = "skin"     # the profile of a contour of flesh
    grain = Grain()
    broader = 1     # how much broader than told all lines are cut
    slight = False  # whether the people on it have small hands
    finely = 1      # how much finer than told the lines within a face are cut

    def __init__(self, w=W, h=H, seed="card"):
        self.w, self.h, self.seed = w, h, seed
        self.out, self.defs, self._ids = [], [], {}
        self._pieces = []       # colour and outline of each piece, in units of the sheet
        self.grained = []       # from where to where a wiped sky, water or ground shows the plank already
        self.stack = [T()]
        self._key = []          # pending key-block outlines
        self._keycol = None
        r = Rng(seed)
        a = r(0, 6.28)
        slip = Sheet.register if self.pure else self.register       # hatching beside its line would be dirt
        self.reg = (slip * math.cos(a), slip * math.sin(a))   # plate shift

    # -- transforms
    def push(self, *a, **k):
        self.stack.append(T(*a, **k).then(self.stack[-1]))
        return self

    def pop(self):
        self.stack.pop()

    def place(self, x, y, rot=0, s=1.0, flip=False):
        """Like push, for what keeps its own shape in a figure drawn taller: a hand, a foot, a round thing."""
        self.stack.append(T(*self.stack[-1](x, y), rot, s, flip))
        return self

    def tall(self, k, floor=900):
        """What follows is k times as tall, standing on the floor."""
        return self.push(0, floor * (1 - k), sy=k)

    def _x(self, P):
        t = self.stack[-1]
        return [t(p[0], p[1]) + (p[2], p[3]) for p in pts(P)]

    # -- output
    def flush(self):
        if self._key:
            d = "".join(self._key)
            self.out.append('<path fill="%s" d="%s"/>' % (self._keycol, d if "z" in d else chained(d)))
            self._key = []

    def raw(self, s):
        self.flush()
        self.out.append(s)

    def define(self, key, s):
        """Register a def once; '{id}' in s is replaced. Returns the id."""
        if key not in self._ids:
            self._ids[key] = "%s" % key
            self.defs.append(s.replace("{id}", key))
        return key

    def ink(self, d, color=SUMI):
        if not d:
            return
        if color != self._keycol:
            self.flush()
            self._keycol = color
        self._key.append(d)

    # -- marks
    def line(self, P, w=5.5, prof="body", color=SUMI, rough=1.0, meets=(None, None)):
        if color in LIGHTS and prof == "swell":
            prof, w = "glint", w * .82
        s = self.stack[-1].s
        s = s if s < 1 else s ** .6
        if color == SUMI and prof in ("nail", "swell", "rat", "body", "sweep") and not self.pure and self._lies_on_flesh(P):
            w = min(w, self.weight(w, FLESH))       # a crease is no heavier than the contour
        w *= s
        if self.pure and self.pure.is_lost(color, w):
            return
        self.ink(brush(self._x(P), w, prof, rough=rough, meets=[m and m * s for m in meets], curved_from=self.curved_from), color)

    def fine(self, w, k=1.0):
        """The width of a line within a face: of nose, lids, mouth and creases, beside the contour's; k is how little it gives up."""
        return w if self.pure or self.finely == 1 else max(HAIR_THIN, w * (1 - (1 - self.finely) * k))

    def lines(self, Ps, w=5.5, prof="body", color=SUMI):
        if color == SASH_LIGHT and prof == "swell":     # one fold of a sash catches the light, and those beside it less
            Ps = Ps[:max(1, len(Ps) // 2)]
            for P, k in zip(Ps, (1.15,) + (.62,) * len(Ps)):
                self.line(P, w * k, prof, color)
            return
        if prof == "nail" and w >= FOLD_TOLD and len(Ps) > 1 and not self.pure and self._under(Ps[0])[0] != FLESH:
            for i in range(0, len(Ps), GROUP):
                self._group(Ps[i:i + GROUP], w, color)
            return
        for P in Ps:
            self.line(P, w, prof, color)

    def _group(self, Ps, w, color):
        """Folds that go together: the longest of them leads, as a cutter groups them, and the others are as light as they are short."""
        Ps = [pts(P) for P in Ps]
        by_length = sorted(range(len(Ps)), key=lambda i: -sum(math.dist(a[:2], b[:2]) for a, b in zip(Ps[i], Ps[i][1:])))
        for i, P in enumerate(Ps):
            rank = by_length.index(i)
            self.line(self._led_on(P) if rank == 0 else P, w * FOLLOWS[min(rank, len(FOLLOWS) - 1)], "nail", color)

    def _led_on(self, P):
        """A fold longer than told, the way it runs out; never over the edge of the piece it lies on."""
        (ax, ay), (bx, by) = P[-2][:2], P[-1][:2]
        far, ring = LED * sum(math.dist(a[:2], b[:2]) for a, b in zip(P, P[1:])), self._under(P)[1]
        l = math.dist((ax, ay), (bx, by)) or 1
        to = lambda more: (bx + (bx - ax) / l * more, by + (by - ay) / l * more)
        free = all(ring and _encloses(ring, *self.stack[-1](*to(far * k))) for k in (.5, 1, 1.3))
        return P[:-1] + [P[-1][:2] + (False, None), to(far) + (False, P[-1][3])] if free else P

    def blob(self, P, color=SUMI):
        """Flat shape cut straight into the key block."""
        self.ink(shape_d_ccw(self._x(P)), color)

    def fill(self, P, color, reg=0.0, opacity=None, closed=True):
        P = self._x(P)
        if reg:
            P = self._slipped(P, reg)
        self.flush()
        if self.pure:
            color = self.pure.plate(self, color, opacity, self._extent_of(P))
            opacity = None
            if not color:
                return
        o = '' if opacity is None else ' fill-opacity="%g"' % opacity
        self.out.append('<path fill="%s"%s d="%s"/>' % (color, o, shape_d(P)))

    def _slipped(self, P, reg):
        """A plate's outline out of register, and cut by another hand than the lines: here short of them, there over."""
        dx, dy = self.reg[0] * reg, self.reg[1] * reg
        if self.pure:
            return [(p[0] + dx, p[1] + dy) + tuple(p[2:]) for p in P]
        r = Rng(("plate", P[0][0], P[0][1], len(P)))
        k = min(1.0, reg) * UNEVEN
        return [(p[0] + dx + r(-k, k), p[1] + dy + r(-k, k)) + tuple(p[2:]) for p in P]

    def part(self, edges, fill=PAPER_LIGHT, pat=None, w=5.5, reg=1.0, back=PAPER_LIGHT, grain=True, bokashi=None, deco=None):
        """A closed part made of edges; each edge is 'points' or (points, w[, profile]).

        Edges chain end to end; an edge of width 0 is not carved.
        """
        E = []
        for e in edges:
            if isinstance(e, str):
                e = (e, w, "body")
            elif len(e) == 2:
                e = (e[0], e[1], "body")
            E.append(e)
        ring = []
        for e in E:
            P = pts(e[0])
            for i, p in enumerate(P):
                c = p[2] or i in (0, len(P) - 1)
                if ring and i == 0 and math.dist(ring[-1][:2], p[:2]) < .01:
                    continue
                ring.append((p[0], p[1], c, None))
        if math.dist(ring[0][:2], ring[-1][:2]) < .01:
            ring.pop()
        if self.pure and self.pure.is_toned(fill):      # a tone carries no pattern
            pat = None
        self.cloth = fill
        self._pieces.append((fill, [p[:2] for p in self._x(ring)]))
        if fill == SUMI:        # black is the key block itself and cannot slip against it
            reg = 0
        if back and (reg or not fill or self.pure):     # a plate in register hides all of it
            self.fill(ring, back)
        if fill and not (back and self.pure and self.pure.is_paper(fill)):
            self.fill(ring, fill, reg=reg)
        if self.pure:
            bokashi = None
        if bokashi and (pat or not deco):
            self.inside(ring, lambda s: bokashi(s, ring), reg)
        if pat:
            self.fill(ring, "url(#%s)" % pat, reg=reg)
        if deco and not (self.pure and self.pure.is_toned(fill)):
            self.inside(ring, (lambda s: (bokashi(s, ring), deco(s))) if bokashi and not pat else deco, reg)
        if grain and fill and not self.pure and self._extent(ring) > GRAIN_FROM and (shows_grain(fill) or shows_spots(fill)):
            self.fill(ring, "url(#%s)" % (self.goma() if shows_grain(fill) else self.baren()), reg=reg)
        if not self.pure:
            E = [(P, ww and self.weight(ww, fill), self.flesh_line if fill == FLESH and prof.lstrip("-") in ("body", "sweep", "wire") else prof) for P, ww, prof in E]
        for i, (P, ww, prof) in enumerate(E):
            if ww:
                self.line(P, ww, prof, meets=(self._met(E[i - 1], E[i]), self._met(E[i], E[(i + 1) % len(E)])))
        return ring

    def _under(self, P):
        """The colour and the outline of the piece on which the middle of a line lies."""
        P = self._x(P)
        x, y = ((P[(len(P) - 1) // 2][i] + P[len(P) // 2][i]) / 2 for i in (0, 1))
        return next(((fill, ring) for fill, ring in reversed(self._pieces) if _encloses(ring, x, y)), (None, None))

    def _lies_on_flesh(self, P):
        """Whether a line was drawn on flesh."""
        return self._under(P)[0] == FLESH

    def weight(self, w, fill):
        """How broad a contour is told for what it parts: by its material, not by where a light might stand."""
        if fill != FLESH:
            return w - (1 - self.cloth_cut) * min(w, CLOTH_TOLD)
        s = self.stack[-1].s
        s = (s if s < 1 else s ** .6) * self.broader
        return (FLESH_FROM + (w * s - FLESH_FROM) * self.flesh_kept) / s if w * s > FLESH_FROM else w

    @staticmethod
    def _met(edge, following):
        """The width in which an edge of a piece and the next one meet, None where either is not carved."""
        (P, w, _), (Q, v, _) = edge, following
        if not w or not v or edge is following:
            return None
        (*a, _, f), (*b, _, g) = pts(P)[-1], pts(Q)[0]
        return MET * min(w * (f or 1), v * (g or 1)) if math.dist(a, b) < .6 else None

    def _extent(self, ring):
        """Area of the box round a ring, in card units."""
        return self._extent_of(self._x(ring))

    @staticmethod
    def _extent_of(P):
        return (max(p[0] for p in P) - min(p[0] for p in P)) * (max(p[1] for p in P) - min(p[1] for p in P))

    # -- clipping: marks drawn by fn stay inside the ring
    def inside(self, ring, fn, reg=1.0):
        P = [self.stack[-1](p[0], p[1]) + (p[2], p[3]) for p in ring]
        if reg:
            P = self._slipped(P, reg)
        key = "clip%d" % (len(self._ids) + 1)
        self.define(key, '<clipPath id="{id}"><path d="%s"/></clipPath>' % shape_d(P))
        opened = '<g clip-path="url(#%s)">' % key
        self.raw(opened)
        fn(self)
        self.flush()
        if self.out[-1] == opened:      # nothing was drawn there
            self.out.pop()
            self.defs = [d for d in self.defs if 'id="%s"' % key not in d]
        else:
            self.raw('</g>')

    # -- gradations
    def fade(self, color, y1, y2, strength=1.0, x1=10, x2=240, aslant=0):
        """Bokashi of sky, water or ground: full at y1 and wiped soft towards y2, from frame to frame, the plank's grain in it.

        Level, as the printers' ichimonji; aslant, it reaches so many units further at the right border than in the middle, and less far at the left.
        In a flat sky the spots of the baren alone are seen: the plank's upright lines would be rain there.
        """
        if self.pure:
            return
        if self.ichimonji and y1 - y2 > DUSK and _difference(color, PAPER) <= NIGHT_FROM:       # a sky told from the earth upwards
            y1, y2 = HEAD, y1
        full, flat_sky = y1, False
        if self.ichimonji and y1 < self.ichimonji <= y2 - y1:       # a sky: one even strip at its head, or flat all over
            aslant = 0
            if y2 - y1 < FLAT_SKY:
                y2 = y1 + self.ichimonji
            else:       # to the foot of the card, or wiped off at the horizon
                flat_sky = True
                full, y2 = (y2, y2 + self.ichimonji) if y2 > self.h - self.ichimonji else (y2 - self.ichimonji, y2)
                strength *= 1 if _difference(color, PAPER) > NIGHT_FROM else BY_DAY
        start = y1 + math.copysign(SLIP, y2 - y1)       # no plate slips here, and two of them may meet
        self.stack.append(T())
        ring = [(x1 + SLIP, start), (x2 - SLIP, start), (x2 - SLIP, y2), (x1 + SLIP, y2)]
        self.wipe(ring, color, (x1, full), (x1, y2), strength, SKY, aslant)
        low, high = sorted((y1, y2))
        if shows_grain(color) and high - low >= GRAINED and not any(a < high and low < b for a, b in self.grained):
            self.grained.append((low, high))
            self.fill([p + (True, None) for p in ring], "url(#%s)" % (self.baren() if flat_sky else self.goma()))
        self.pop()

    def wipe(self, ring, color, full, none, strength=1.0, how=CLOTH, aslant=0):
        """Bokashi: the block was wet, and the brush wiped the colour off it in one even sweep.

        Flats laid over each other, each so faint that its edge is not seen; in cloth no two edges run alike, and all follow one sweep of the arm, in a sky they are straight.
        """
        if self.pure:
            return
        (x, y), span = full, math.dist(full, none)
        ax, ay = (none[0] - x) / span, (none[1] - y) / span       # away from where it is full; the brush goes across
        side = [(p[1] - y) * ax - (p[0] - x) * ay for p in ring]
        u1, u2 = min(side) - SLIP, max(side) + SLIP
        back = min((p[0] - x) * ax + (p[1] - y) * ay for p in ring) - SLIP
        t, scale = self.stack[-1], self.stack[-1].s
        at = lambda u, v: t(x + ax * v - ay * u, y + ay * v + ax * u)
        r, hand, own = Rng(("wipe", color, full, none, ring[0][:2])), noise(("hand", full, ring[0][:2])), noise(("own", full, ring[0][:2]))
        under = PAPER if how is SKY else self.cloth or PAPER_LIGHT
        layers = max(FEWEST, min(how.most, round(strength * _difference(color, under) / ((STEP_WIDE if span * scale > WIDE else STEP) if how.sway else FINEST)), round(span * scale / how.closest)))
        self.flush()
        # one sweep of the arm, which all its flats follow; each has a little of its own
        reach = min(how.sway / scale, span * .1)
        tilt = r(-1, 1) * reach * .7 + (aslant if ay < 0 else -aslant)
        self.out.append('<g fill="%s">' % color)
        n = max(2, min(4, round((u2 - u1) * scale / 60))) if how.sway else 1
        across = [u1 + (u2 - u1) * i / n for i in range(n + 1)]
        for i in range(layers):
            edge, apart = span * _wiped_at((i + .5) / layers, how.early), span / layers
            k = min(1, .3 + .9 * edge / span)     # it sways most where it runs out
            away = lambda u: edge + k * (reach * hand(u * scale / 120) + tilt * (2 * (u - u1) / (u2 - u1) - 1)) + (apart * .4 * own(u * scale / 85 + i * 7.3) if how.sway else 0)
            now = strength / layers
            self.out.append('<path fill-opacity="%s" d="%s"/>' % (("%.2g" % (now / (1 - now * i))).lstrip("0"), _swept_d([at(u1, back)] + [at(u, away(u)) for u in across] + [at(u2, back)])))
        self.out.append("</g>")

    # -- textures and patterns (svg <pattern>, so they stay small)
    def goma(self):
        """The plank's grain: it printed here and there only, where hard wood stands out, in a few streaks of lines that taper and break off.

        One tile for each card, of a plank of its own: all its lines lean and bend one way.  The spots of the baren are in it.
        """
        r, (wide, high) = Rng(("goma", self.seed)), PLANK
        streaks, most, pieces = GRAINS
        lean, bow, lines = r(-7, 7), r(-9, 9), ["", ""]
        for streak in range(streaks):
            x = wide * (streak + r(.1, .9)) / streaks
            for i in range(self.grain.fewest + int(r(0, most + 1 - self.grain.fewest))):
                y = r(-60, 420)
                for _ in range(pieces):
                    long, thick = r(70, 330), r(.5, 1.1) * self.grain.broad
                    at = x + lean * y / high
                    a, d = lean * long / high + bow * (long / high) ** 2, bow * long / high
                    if 8 < at < wide - 8:
                        lines[min(1, i)] += "M%.0f %.0fq%s" % (at, y, coords((d + thick, long * r(.3, .6), a, long, d - thick, -long * r(.5, .6), -a, -long)))
                    y += long + r(50, 260)
                    if y > high - 60:
                        break
                x += r(2.5, 5) * (1 + i * r(.2, .9))
        cut = '<path fill="%s" fill-opacity="%s" d="%s"/>'
        return self.define("goma", '<pattern id="{id}" width="%d" height="%d" patternUnits="userSpaceOnUse">%s%s<rect width="%d" height="%d" fill="url(#%s)"/></pattern>' % (
            wide, high, cut % (PAPER_LIGHT, self.grain.first, lines[0]), cut % (PAPER_LIGHT, self.grain.beside, lines[1]), wide, high, self.baren()))

    def baren(self):
        """Spots that the rubbing pad left bare: flecks of paper in a large flat."""
        r = Rng(("baren", self.seed))
        flecks = "".join("M%.0f %.0fl%s" % (r(0, SPOT), r(0, SPOT), coords((r(.6, 2), r(-.6, .6), r(-1, .1), r(.6, 1.7)))) for _ in range(SPOTS))
        return self.define("baren", '<pattern id="{id}" width="%d" height="%d" patternUnits="userSpaceOnUse"><path fill="%s" fill-opacity=".25" d="%s"/></pattern>' % (SPOT, SPOT, PAPER, flecks))

    def pattern(self, key, w, h, body, rot=0, scale=1.0, dx=0, dy=0):
        return self.define(key, '<pattern id="{id}" width="%g" height="%g" patternUnits="userSpaceOnUse" patternTransform="translate(%g %g) rotate(%g) scale(%g)">%s</pattern>' % (w, h, dx, dy, rot, scale, body))

    def svg(self, px=None):
        self.flush()
        size = '' if px is None else ' width="%g" height="%g"' % (px, px * self.h / self.w)
        text = ('<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g"%s>'
                '<defs>%s</defs>%s</svg>\n' % (self.w, self.h, size, "".join(self.defs), "\n".join(self.out)))
        return self.pure.finish(text) if self.pure else text


def shape_d_ccw(P):
    D = [(p[0], p[1]) for p in dense(P, closed=True)]
    return poly_d(D[:-1])
