# SPDX-License-Identifier: GPL-3.0-or-later
"""Edo cloth patterns as small <pattern> tiles.

Every function returns the id to give to part(pat=...).  'c' is the colour
that is printed over the plate (paper colour = reserved white).
"""
import math

from mokuhan import AI, AI_PALE, BENI, GREY_PALE, MIDORI, ODO, ODO_PALE, PAPER_LIGHT, SUMI, dense, pts

R3 = 3 ** .5
BEYOND = 300           # so far a fold is drawn on beyond its ends, to part the whole piece
STRIPES, TALL = 3, 120     # periods in a tile of stripes, and its height


def _k(name, *a):
    return name + "".join("-%s" % str(v).replace("#", "").replace(".", "p").replace("-", "m") for v in a)


def _turned(rot):
    """Part of a name: nothing where a print lies straight."""
    return (rot,) if rot else ()


def seigaiha(s, r=20, c=PAPER_LIGHT, bg="none", w=2.2, rot=0):
    """Waves."""
    b = []
    for y in (0, .5, 1, 1.5):
        for x in ((1,) if y in (0, 1) else (0, 2)):
            for q in (1, .68, .36):
                b.append('<circle cx="%g" cy="%g" r="%g" fill="%s" stroke="%s" stroke-width="%g"/>' % (x * r, y * r, q * r - w / 2, bg if q == 1 else "none", c, w))
    return s.pattern(_k("seig", r, c, bg, rot), 2 * r, r, "".join(b), rot)


def asanoha(s, L=40, c=PAPER_LIGHT, w=2.2, rot=0):
    """Hemp leaf."""
    h = L * R3 / 2
    d = []

    def tri(ax, ay, bx, by, cx, cy):
        gx, gy = (ax + bx + cx) / 3, (ay + by + cy) / 3
        d.append("M%.2f %.2fL%.2f %.2fL%.2f %.2fz" % (ax, ay, bx, by, cx, cy))
        for px, py in ((ax, ay), (bx, by), (cx, cy)):
            d.append("M%.2f %.2fL%.2f %.2f" % (gx, gy, px, py))
    for k in (-1, 0, 1):
        x = k * L
        tri(x, 0, x + L, 0, x + L / 2, h)
        tri(x + L / 2, h, x + 1.5 * L, h, x + L, 0)
        tri(x + L / 2, h, x + 1.5 * L, h, x + L, 2 * h)
        tri(x, 2 * h, x + L, 2 * h, x + L / 2, h)
    return s.pattern(_k("asa", L, c, w, rot), L, 2 * h, '<path fill="none" stroke="%s" stroke-width="%g" d="%s"/>' % (c, w, "".join(d)), rot)


def shippo(s, r=16, c=PAPER_LIGHT, w=2.2, dot=True, rot=0):
    """Seven treasures: interlaced rings."""
    b = ['<circle cx="%g" cy="%g" r="%g"/>' % (x * r, y * r, r) for x, y in ((0, 0), (2, 0), (0, 2), (2, 2), (1, 1))]
    dots = ''.join('<circle cx="%g" cy="%g" r="%g" fill="%s" stroke="none"/>' % (x * r, y * r, r * .14, c) for x, y in ((1, 0), (0, 1), (2, 1), (1, 2))) if dot else ''
    return s.pattern(_k("ship", r, c, w, *_turned(rot)), 2 * r, 2 * r, '<g fill="none" stroke="%s" stroke-width="%g">%s%s</g>' % (c, w, "".join(b), dots), rot)


def kanoko(s, p=14, c=PAPER_LIGHT, rot=0, hole=None):
    """Fawn spots: tie-dyed rings in staggered rows."""
    q = p / 2
    b = []
    for x, y in ((q / 2, q / 2), (q / 2 + q, q / 2 + q)):
        b.append('<circle cx="%g" cy="%g" r="%g" fill="%s"/>' % (x, y, q * .42, c))
        if hole:
            b.append('<circle cx="%g" cy="%g" r="%g" fill="%s"/>' % (x, y, q * .15, hole))
    return s.pattern(_k("kano", p, c, rot, hole), p, p, "".join(b), rot)


def stripes(s, period=18, widths=(5,), c=SUMI, rot=0, gap=4):
    """Vertical stripes; widths are laid side by side with a gap.

    The tile is tall and holds several periods, for a renderer spends its time on the number of tiles.
    """
    b = []
    for n in range(STRIPES):
        x = n * period
        for w in widths:
            b.append('<rect x="%g" width="%g" height="%d" fill="%s"/>' % (x, w, TALL, c))
            x += w + gap
    return s.pattern(_k("stri", period, c, rot, *widths), STRIPES * period, TALL, "".join(b), rot)


def _evenly(edge, n):
    """n + 1 points at even distances along an edge, from its first to its last."""
    D = dense(pts(edge))
    way = [0.0]
    for a, b in zip(D, D[1:]):
        way.append(way[-1] + math.dist(a[:2], b[:2]))
    out, k = [], 0
    for i in range(n + 1):
        while k < len(D) - 1 and way[k] < way[-1] * i / n - 1e-6:
            k += 1
        out.append(D[k][:2])
    return out


SLIPS, SETTLES = 9, 80      # so far a stripe goes on down the fold it comes to, and so far beyond it lies again as it lay


def _crossing(a, b, p, q):
    """How far along a to b it crosses p to q; None where it does not."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], q[0] - p[0], q[1] - p[1]
    det = dx * ey - dy * ex
    if abs(det) < 1e-9:
        return None
    t, u = ((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / det, ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / det
    return t if 0 <= t < 1 and 0 <= u < 1 else None


def _parted(P, folds):
    """A stripe's pieces between the folds that it crosses."""
    pieces = [[p[:2] for p in dense(P, 5)]] if folds else []
    for fold in folds:
        F = _evenly(fold, 6)
        D = pieces.pop()
        for i, (a, b) in enumerate(zip(D, D[1:])):
            hit = next(((p, q) for p, q in zip(F, F[1:]) if _crossing(a, b, p, q) is not None), None)
            if hit and 1 < i < len(D) - 3:
                (px, py), (qx, qy) = hit
                k, far, rest = SLIPS / (math.dist(*hit) or 1), 0.0, []
                for j, (x, y) in enumerate(D[i + 1:]):
                    far += math.dist(D[i + j], (x, y))
                    slip = k * max(0, 1 - far / SETTLES)
                    rest.append((x + (qx - px) * slip, y + (qy - py) * slip))
                pieces += [D[:i + 1], rest]
                break
        else:
            pieces.append(D)
    return [[(x, y, False, None) for x, y in D[:-1:max(1, len(D) // 5)] + D[-1:]] for D in pieces] or [P]


def flowing(left, right, n, widths=(5,), c=SUMI, across=0, gap=.3, folds=()):
    """Stripes that fall with the cloth from one edge of a piece to the other, for part(deco=...).

    left and right are the piece's edges, from the top down (or from shoulder to cuff); n stripes lie between them, each of
    the widths side by side, the gap being a share of their distance.  across is how many threads cross them, for a check.
    A stripe that comes to one of the folds, each told from where the cloth is drawn together, breaks there and goes on further down it.
    """
    def draw(s):
        L, R = _evenly(left, 8), _evenly(right, 8)
        between = lambda u: [(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, False, None) for a, b in zip(L, R)]
        for i in range(n):
            for k, w in enumerate(widths):
                for P in _parted(between((i + .5 + gap * (k - (len(widths) - 1) / 2)) / n), () if s.pure else folds):
                    s.line(P, w, "wire", c)
        if across:
            A, B, M = _evenly(left, across), _evenly(right, across), [_evenly([(x, y, False, None) for x, y, _, _ in between(u)], across) for u in (.25, .5, .75)]
            for j in range(1, across):
                for w, shift in zip(widths, (0, 7)):
                    s.line([(x, y + shift + sag, False, None) for (x, y), sag in zip((A[j], M[0][j], M[1][j], M[2][j], B[j]), (0, 5, 7, 5, 0))], w, "wire", c)
        _hollows(s, folds)
    return draw


# what a cloth is in its folds
IN_FOLDS = {AI: "#1b3a59", AI_PALE: "#6f8f9a", BENI: "#8e2018", ODO: "#b07a2a", ODO_PALE: "#d2ae6c", PAPER_LIGHT: "#d6cbb2", GREY_PALE: "#a59a86", MIDORI: "#56684a", SUMI: SUMI}
HOLLOW = 8.5           # half as wide is the deepest part of a fold, in which a print is lost


def _hollow(s, P):
    """A fold's hollow on the side away from the light: deepest a third down its run, and it closes towards both ends."""
    D = _evenly(P, 6)
    n, side = len(D) - 1, 1 if D[-1][0] > D[0][0] else -1
    out = []
    for i, (x, y) in enumerate(D):
        (ax, ay), (bx, by), t = D[max(0, i - 1)], D[min(n, i + 1)], i / n
        k = HOLLOW * math.sin(math.pi * t ** .62) ** 1.2 * side / (math.dist((ax, ay), (bx, by)) or 1)
        out.append((x + (by - ay) * k, y - (bx - ax) * k, False, None))
    s.fill([(x, y, i in (0, n), None) for i, (x, y) in enumerate(D)] + out[-2:0:-1], IN_FOLDS[s.cloth])


def _hollows(s, folds):
    if s.cloth in IN_FOLDS and not s.pure:
        for P in folds:
            _hollow(s, P)


def hollows(*folds):
    """The folds of a plain cloth, each told from where it is drawn together, for part(deco=...)."""
    return lambda s: _hollows(s, folds)


def broken(make, *panels):
    """A print that breaks at the folds, for part(deco=...): each panel (points, degrees) is the cloth between two folds.

    make(sheet, degrees) gives the pattern as it lies in a panel.  In the hollow of a fold that parts two of them the print is lost in the
    cloth's own colour, a tone deeper.
    """
    rings = [pts(P) for P, _ in panels]
    folds = [[p for p in a if any(p[:2] == q[:2] for q in b)] for i, a in enumerate(rings) for b in rings[i + 1:]]

    def draw(s):
        for P, rot in panels:
            print_of = make(s, rot)
            if not (s.pure and s.pure.is_blank(s, print_of)):
                s.fill(P, "url(#%s)" % print_of)
        _hollows(s, [fold for fold in folds if len(fold) > 1])
    return draw


def at_folds(make, *cuts):
    """The same where whole folds part the cloth: make, how it lies left of the first fold, and for each fold its points, from the top down, and how it lies beyond.

    Their hollows are of the folds as they are told.
    """
    turns, lines = [cuts[0]] + [turn for _, turn in cuts[1:]], []
    for P, _ in cuts[1:]:
        D = [p[:2] for p in pts(P)]
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = D[0], D[1], D[-2], D[-1]
        up, down = BEYOND / math.dist(D[0], D[1]), BEYOND / math.dist(D[-2], D[-1])
        lines.append([(ax + (ax - bx) * up, ay + (ay - by) * up)] + D + [(dx + (dx - cx) * down, dy + (dy - cy) * down)])
    edges = [[(x - BEYOND, y) for x, y in lines[0]]] + lines + [[(x + BEYOND, y) for x, y in lines[-1]]]
    panels = [([(x, y, True, None) for x, y in a + b[::-1]], turn) for a, b, turn in zip(edges, edges[1:], turns)]

    def draw(s):
        for panel in panels:
            broken(make, panel)(s)
        _hollows(s, [P for P, _ in cuts[1:]])
    return draw


def shaded(colour, folds, *prints):
    """Prints over the shade that lies beneath a piece's folds, for part(deco=...); a fold is told by the outline of its shade."""
    def draw(s):
        if not s.pure:
            for P in folds:
                s.fill(P, colour)
        for make in prints:
            make(s)
    return draw


def koshi(s, p=26, w=3, c=SUMI, rot=0):
    """Lattice check."""
    b = '<path fill="none" stroke="%s" stroke-width="%g" d="M0 %gH%gM%g 0V%g"/>' % (c, w, p / 2, p, p / 2, p)
    b += '<path fill="none" stroke="%s" stroke-width="%g" d="M0 %gH%gM%g 0V%g"/>' % (c, w * .4, p / 2 + w * 1.8, p, p / 2 + w * 1.8, p)
    return s.pattern(_k("kosh", p, w, c, rot), p, p, b, rot)


def ichimatsu(s, p=18, c=SUMI, rot=0):
    """Checkerboard."""
    return s.pattern(_k("ichi", p, c, rot), 2 * p, 2 * p, '<path fill="%s" d="M0 0h%gv%gh-%gzM%g %gh%gv%gh-%gz"/>' % (c, p, p, p, p, p, p, p, p), rot)


def uroko(s, p=24, c=SUMI, rot=0):
    """Scales: rows of triangles."""
    h = p * .86
    return s.pattern(_k("urok", p, c, rot), p, h, '<path fill="%s" d="M0 %gL%g 0L%g %gz"/>' % (c, h, p / 2, p, h), rot)


def kikko(s, a=14, c=PAPER_LIGHT, w=2.2, rot=0):
    """Tortoise-shell: hexagons, each edge from corner to corner."""
    W, Hh = a * R3, a * 3
    d = "M0 %gL%g 0L%g %gV%gL%g %gL0 %gzM%g %gV%g" % (a * .5, W / 2, W, a * .5, a * 1.5, W / 2, a * 2, a * 1.5, W / 2, a * 2, Hh)
    return s.pattern(_k("kikk", a, c, w, rot), W, Hh, '<path fill="none" stroke="%s" stroke-width="%g" d="%s"/>' % (c, w, d), rot)


def kasuri(s, p=30, c=PAPER_LIGHT, rot=0):
    """Splashed crosses (igeta-like), the everyday indigo cotton."""
    q = p / 4
    one = "M%g %gh%gM%g %gv%g"
    d = ""
    for x, y in ((q, q), (3 * q, 3 * q)):
        d += one % (x - q * .55, y, q * 1.1, x, y - q * .55, q * 1.1)
    return s.pattern(_k("kasu", p, c, rot), p, p, '<path fill="none" stroke="%s" stroke-width="%g" d="%s"/>' % (c, p * .085, d), rot)


def yagasuri(s, w=16, h=30, c=PAPER_LIGHT, rot=0):
    """Arrow feathers."""
    d = "M0 0L%g %gV%gL0 %gzM%g %gL%g %gV%gL%g %gz" % (w / 2, h * .22, h * .72, h * .5, w, h * .5, w * .5, h * .72, h * 1.22, w, h)
    d += "M%g %gL%g %gV%gL%g %gz" % (w, -h * .5, w * .5, -h * .28, h * .22, w, 0)
    return s.pattern(_k("yaga", w, h, c, rot), w, h, '<path fill="%s" d="%s"/>' % (c, d), rot)


def hishi(s, w=18, h=12, c=PAPER_LIGHT, lw=2, rot=0):
    """Lozenges with a lozenge heart."""
    d = "M0 %gL%g 0L%g %gL%g %gz" % (h / 2, w / 2, w, h / 2, w / 2, h)
    q = "M%g %gL%g %gL%g %gL%g %gz" % (w * .34, h / 2, w / 2, h * .34, w * .66, h / 2, w / 2, h * .66)
    return s.pattern(_k("hish", w, h, c, *_turned(rot)), w, h, '<path fill="none" stroke="%s" stroke-width="%g" d="%s"/><path fill="%s" d="%s"/>' % (c, lw, d, c, q), rot)
