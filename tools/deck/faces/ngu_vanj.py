# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ vạn: three-roofed tower on posts, from below and from its corner; a pilgrim comes to it."""
import math

from card import *
from chance import Rng
from scenery import *

WOOD, WOOD_DARK = "#9a6b3a", "#5b4a35"
AI_DARK = "#16304d"


def bars(c, quads, colour):
    """Straight cuts all of one colour: each from a point to a point, so wide on each side where it begins and where it ends."""
    for x0, y0, x1, y1, w0, w1 in quads:
        k = math.dist((x0, y0), (x1, y1)) or 1
        nx, ny = (y0 - y1) / k, (x1 - x0) / k
        c.ink(poly_d([(x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1), (x1 - nx * w1, y1 - ny * w1), (x0 - nx * w0, y0 - ny * w0)], 0), colour)


HORIZON = 1020      # the eyes of him who looks up, at the foot of the rise: all he sees of the tower runs down from its corner
AWAY = (.0007, .0003)     # how much a line to the left and one to the right falls away for a unit of its height over the eyes
CX = 138


class Storey:
    """One roof over one wall, about the corner that is nearest: lengths to the left and right of it."""

    def __init__(self, y, eaves, walls, top, rise, under, lifted=(0, 0)):
        """lifted: how much higher than level the ends of its eaves are drawn up, for the carpenters of old cut no two alike."""
        self.y, self.eaves, self.walls, self.top, self.rise, self.under, self.lifted = y, eaves, walls, top, rise, under, lifted

    @staticmethod
    def at(side, far, y):
        """A point so far from the corner on a side (-1 left, 1 right), at a height told at the corner: all lines of a side run to one point on the horizon."""
        return CX + side * far, y + AWAY[side > 0] * (HORIZON - y) * far


def P(*points, corner=True):
    return " ".join("%.1f,%.1f%s" % (x, y, "!" if corner else "") for x, y in points)


def bays(side, w):
    """Into how many bays a wall is parted; of the left one, which is turned away from us, one sees less."""
    return 3 if side > 0 else 1 if w < 28 else 2


def wall(c, s, foot):
    """Posts and white plaster down to a height; the left side lies in the shade."""
    top = s.y + s.under
    for side in (-1, 1):
        w = s.walls[side > 0]
        a, b = (CX, top), s.at(side, w, top)
        d, e = s.at(side, w, foot), (CX, foot)
        c.part([(P(a, b), 4), (P(b, d), 5), (P(d, e), 0), (P(e, a), 0)], fill=GOFUN if side > 0 else AI_PALE, reg=0, grain=False)
        n = bays(side, w)
        for i in range(n):
            u, v = w * (i + .24) / n, w * (i + .8) / n
            h = (foot - top)
            if side > 0 and i == 1:
                c.part([(P(s.at(side, u, top + h * .22), s.at(side, v, top + h * .22)), 3), (P(s.at(side, v, top + h * .22), s.at(side, v, foot)), 3), (P(s.at(side, v, foot), s.at(side, u, foot)), 0), (P(s.at(side, u, foot), s.at(side, u, top + h * .22)), 3)], fill=SUMI)
                continue
            if not c.pure:      # lamps are lit within
                c.fill(P(s.at(side, u - 1, top + h * .2), s.at(side, v + 1, top + h * .2), s.at(side, v + 1, top + h * .62), s.at(side, u - 1, top + h * .62)), ODO)
            bars(c, [(*s.at(side, u + (v - u) * k, top + h * .2), *s.at(side, u + (v - u) * k, top + h * .62), 1.7, 1.4) for k in (.1, .5, .9)], SUMI)
        for i in range(1, n + 1):
            c.line(P(s.at(side, w * i / n, top), s.at(side, w * i / n, foot)), 6.4, "even", WOOD_DARK)
        # the gallery before it
        for y, wd in ((foot - 26, 3.6), (foot - 14, 2.6), (foot - 1, 3.6)):
            c.line(P((CX, y), s.at(side, w + 7, y)), wd, "even")
        bars(c, [(*s.at(side, (w + 7) * i / 6.4, foot - 26), *s.at(side, (w + 7) * i / 6.4, foot), 1.3, 1.3) for i in range(1, 7)], SUMI)
    c.line("%g,%g %g,%g" % (CX, top, CX, foot), 8, "even", WOOD_DARK)
    bars(c, [(CX, foot - 28, CX, foot + 4, 2.6, 2.2)], SUMI)


def roof3(c, s):
    """The eaves' underside with its rafters, and the two slopes over it that are turned to us."""
    y = s.y

    def eave(side, e):
        """The eaves' edge: nearly level, lifted towards both ends."""
        x, v = s.at(side, s.eaves[side > 0] * e, y - 6)
        return x, v + 13 * (1 - (2 * e - 1) ** 4) - s.lifted[side > 0] * max(0, e) ** 3

    tips = {side: eave(side, 1) for side in (-1, 1)}
    sag = {side: [eave(side, t) for t in (.12, .34, .66, .88)] for side in (-1, 1)}
    corner = eave(1, 0)
    mix = lambda p, q, k: (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
    head_y = y + s.under * .62      # the wall-plate on which the rafters lie; the brackets carry it
    for side in (-1, 1):
        edge = [corner] + sag[side] + [tips[side]]
        w, over = s.walls[side > 0], (s.eaves[side > 0] - s.walls[side > 0]) / 2
        inner, near = s.at(side, w, head_y), (CX, head_y)
        c.part([(P(*edge, corner=False), 0), (P(edge[-1], inner), 4), (P(inner, near), 0), (P(near, edge[0]), 0)], fill=SUMI, reg=0, grain=False)

        def reach(a, out):
            """A point of the underside: so far along the wall, so far out (0 at the wall, 1 at the edge); a rafter runs straight out, all of a side alike."""
            e = eave(side, (a + over) / (w + 2 * over))
            start = mix(near, corner, -a / over) if a < 0 else mix(inner, tips[side], (a - w) / over) if a > w else s.at(side, a, head_y)
            begun = -a / over if a < 0 else (a - w) / over if a > w else 0
            return mix(start, e, max(0, (out - begun) / (1 - begun)))

        step = 11 if c.pure else 6.6
        n = int((w + 1.7 * over) / step)
        base, flying = [], []
        for i in range(n + 1):
            a = -.85 * over + (w + 1.7 * over) * i / n
            if -.5 * over < a < w + .5 * over and not c.pure:
                base.append((*reach(a, .04), *reach(a, .54), .8, 1))
            flying.append((*reach(a, .66), *reach(a, .95), 1, 1.5))
        bars(c, base, "#7d5c28" if side > 0 else "#57421f")
        bars(c, flying, ODO if side > 0 else "#a87d36")
        # the beam between both tiers of rafters
        c.line(P(*[reach(a, .6) for a in (-.55 * over, w * .3, w * .7, w + .55 * over)], corner=False), 2.6, "flat", ODO_PALE if side > 0 else ODO)
        # three-armed brackets on the posts, between wall-plate and beam
        foot = y + s.under
        m = bays(side, w)
        c.fill(P(near, inner, s.at(side, w, foot), (CX, foot)), SUMI)
        c.line(P(near, inner), 3.2, "flat")
        for i in range(0, m + 1):
            u = max(3, min(w - 1, w * i / m))
            (x, v), (_, q) = s.at(side, u, foot), s.at(side, u, head_y)
            slope = side * (s.at(side, u + 5, head_y)[1] - q) / 5
            h = v - q
            arms = [(x, v, x, q, 2.4, 2.4)]
            for k, d in ((.76, 4.4), (.44, 6.8), (.12, 9.4)):      # three tiers, each further out than the one below
                arms.append((x - d, q + h * k - slope * d, x + d, q + h * k + slope * d, 1.5, 1.5))
            if i == m and not c.pure:      # the last stands out over the wall's end
                bars(c, [(a, b - 1, d, e, w0 + 1.4, w1 + 1.4) for a, b, d, e, w0, w1 in arms], SUMI)
            bars(c, arms, "#4a3a28" if side < 0 else "#7d572f")
    r = Rng(("tiles", s.y))
    for side in (-1, 1):
        edge = [corner] + sag[side] + [tips[side]]
        c.line(P((CX, y + s.under + 1), s.at(side, s.walls[side > 0] + 3, y + s.under + 1)), 5, "even")
        top = s.at(side, s.top[side > 0], y - s.rise)
        head = (CX + (s.top[1] - s.top[0]) * .5, y - s.rise - 4) if max(s.top) < 12 else (CX, y - s.rise)
        bend = lambda a, b, k: ((a[0] + b[0]) / 2 + (head[0] - (a[0] + b[0]) / 2) * k, (a[1] + b[1]) / 2 + s.rise * .3)
        ridge = [top, bend(top, tips[side], .16), tips[side]]
        hip = [corner, bend(corner, head, 0), head]
        c.part([(P(*ridge, corner=False), 6, "body"), (P(*edge[::-1], corner=False), 7, "even"), (P(*hip, corner=False), 5), (P(head, top), 3)], fill=AI if side > 0 else AI_DARK)
        # the rows of round tiles, cut from the eaves upwards: every third runs to the ridge, the others break off where the knife left the wood
        n = (7 if side < 0 else 9) if c.pure else 9 if side < 0 else 13
        cuts = ["", ""]
        for i in range(1, n):
            t, k = (i + r(-.2, .2)) / n, 1 if i % 3 == 0 else r(.4, .86)
            x, v = eave(side, t)
            v -= 5
            u, q = head[0] + (top[0] - head[0]) * t, head[1] + (top[1] - head[1]) * t + 6
            mx, my = (u + x) / 2 + (u - x) * .12, (q + v) / 2 + s.rise * .26
            way = lambda f: (x + (mx - x) * 2 * f + (u - 2 * mx + x) * f * (2 * f - 1), v + (my - v) * 2 * f + (q - 2 * my + v) * f * (2 * f - 1))
            w = (2.4 if c.pure else 2.2 if i % 2 else 1.7) * r(.85, 1.2)
            (x, v), (mx, my), (u, q) = way(0), way(k * .5), way(k)
            cuts[i % 2] += poly_d([(x - w * .6, v), (mx - w * .5, my), (u, q), (mx + w * .5, my), (x + w * .6, v)], 0)
        for d, colour in zip(cuts, ("#c9d4d2",) * 2 if c.pure else ("#6f8ea4" if side > 0 else "#4d6b86", SUMI)):
            c.ink(d, colour)
        if not c.pure:      # the ends of the rows along the eaves, round
            m = 9 if side < 0 else 14
            for i in range(m):
                x, v = eave(side, (i + .7) / (m + .4))
                w = (1.8 if side < 0 else 2.3) * r(.8, 1.15)
                c.ink(poly_d([(x - w, v), (x - w * .5, v - 2.2), (x + w * .6, v - 2.2), (x + w, v - .2), (x, v + 1.6)], 0), "#93aeb4" if side > 0 else "#5f7d8e")
        c.line(" ".join("%.1f,%.1f" % (x, v + 3) for x, v in edge), 2.6, "wire", PAPER_LIGHT)
        # a wind-bell under the eaves' tip
        x, v = s.at(side, s.eaves[side > 0] - 5, y + 1 - .9 * s.lifted[side > 0])
        if 14 < x < 236:
            c.line("%g,%g %g,%g" % (x, v, x - 1, v + 11), 1.8, "flat")
            c.blob("%g,%g %g,%g %g,%g! %g,%g! %g,%g" % (x - 1, v + 9, x - 4.4, v + 13, x - 6.4, v + 20, x + 3.2, v + 20, x + 2.4, v + 13))
            c.line("%g,%g %g,%g" % (x - 1.4, v + 20, x - 3, v + 27), 2.4, "flat")
        # the tile that ends the ridge at the eaves' tip, turned up
        x, v = tips[side]
        c.blob("%.1f,%.1f! %.1f,%.1f %.1f,%.1f! %.1f,%.1f %.1f,%.1f" % (x - side * 7, v - 3.5, x - side * 1, v - 5.5, x + side * 4.6, v - 10, x + side * 3.4, v - 2, x - side * 3, v + 1.6))
    # the ridge that comes down to the corner, courses of tiles upon each other; it ends in an ogre tile, under which the corner beam shows its white end
    (x, v), (u, q) = corner, head
    way = "%.1f,%.1f:{} %.1f,%.1f:{} %.1f,%.1f:{}" % (x, v - 4, (x + u) / 2, v - s.rise * .36, u, q)
    c.line(way.format(1.1, .84, .5), 9, "flat")
    if not c.pure:
        c.line("%.1f,%.1f:1 %.1f,%.1f:.8 %.1f,%.1f:.2" % (x - .6, v - 12, (x + u) / 2 - .8, v - s.rise * .36, u, v - s.rise * .72), 1.8, "flat", "#93aeb4")
    c.fill("%.1f,%.1f! %.1f,%.1f! %.1f,%.1f! %.1f,%.1f!" % (x - 2.6, v + 5, x + 2.6, v + 5, x + 2.2, v + 11, x - 2.2, v + 11), GOFUN)
    c.blob("%.1f,%.1f! %.1f,%.1f %.1f,%.1f! %.1f,%.1f %.1f,%.1f! %.1f,%.1f" % (x - 5.4, v + 5, x - 4.4, v - 5, x, v - 11, x + 4.4, v - 5, x + 5.4, v + 5, x, v + 3))
    if not c.pure:
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (x - 2.6, v - 1, x, v - 3.4, x + 2.6, v - 1), 1.3, "flat", "#93aeb4")


def pilgrim(c, x, y, k, coat=AI, load=ODO, points=False):
    """A traveller from behind, striding to the tower: broad hat, coat tucked up, bundle on his back, a staff, or a hand that shows the way; he is 124 high."""
    c.push(x, y, 0, k)
    gaiter = lambda *edges: c.part(list(edges), fill=GOFUN, reg=0, grain=False)
    skin = lambda *edges: c.part(list(edges), fill=FLESH, reg=0, grain=False)
    w = 4.2 if c.pure else 1.7      # they are far: thinner lines than the tower has
    if not points:
        c.line("33,-84:.7 29,-40 24,0:1", w + .5, "even")
    # the leg ahead, which bears him: knee, calf in its gaiter, the foot on the ground
    gaiter(("6,-30 7,-19 10,-7", w, "body"), ("10,-7 17,-8", 0), ("17,-8 19,-19 18,-31", w, "wire"), ("18,-31 6,-30", 0))
    skin(("10,-8 9,-2 11,1", w, "wire"), ("11,1 19,1 25,-1", w), ("25,-1 23,-4 17,-8", w, "wire"), ("17,-8 10,-8", 1.6))
    c.line("9,1.6 17,2.4 26,0", 3, "flat", ODO)
    c.lines(["8,-22 13,-19 19,-23", "9,-14 14,-12 18,-15"], 1.3, "swell")
    # the one that pushes off: heel up, the sole seen, bent at the toes
    gaiter(("-13,-30 -19,-20 -23,-8", w, "body"), ("-23,-8 -17,-5", 0), ("-17,-5 -7,-15 -2,-28", w, "wire"), ("-2,-28 -13,-30", 0))
    c.lines(["-16,-24 -10,-21 -5,-23", "-20,-16 -15,-12 -9,-14"], 1.3, "swell")
    c.part([("-23,-8 -27,-3 -24,5", w, "body"), ("-24,5 -20,11 -12,12", w), ("-12,12 -13,7 -17,2 -17,-5", w, "wire"), ("-17,-5 -23,-8", 1.6)], fill=ODO, reg=0, grain=False)
    c.line("-24,0 -20,1 -17,-1", 1.6, "even")
    # breeches, full at the thigh and tied under the knee; a step's width between them
    c.part([("-17,-54 -20,-40 -14,-28", w, "body"), ("-14,-28 -8,-25 -1,-27", w), ("-1,-27 3,-36 5,-29", w, "wire"), ("5,-29 12,-27 20,-30", w), ("20,-30 21,-42 16,-54", w, "-body"), ("16,-54 -17,-54", 0)], fill=SUMI, reg=0, grain=False)
    # coat, its skirt swung out behind by the stride
    c.part([("-11,-92 -18,-74 -18,-60 -22,-44", w, "sweep"), ("-22,-44 -8,-42 2,-46", w), ("2,-46 10,-42 19,-46", w), ("19,-46 17,-70 13,-92", w, "sweep"), ("13,-92 -11,-92", 0)], fill=coat, reg=.3, grain=False)
    c.line("-18,-60 0,-57 18,-61", 3.4, "flat")
    c.lines(["-12,-56 -13,-49 -17,-45", "2,-57 3,-51 1,-47", "12,-58 14,-51 13,-45"], 1.6, "nail")
    if points:
        c.part([("8,-90 20,-90 33,-99", w, "body"), ("33,-99 37,-93 35,-84", w), ("35,-84 24,-76 10,-72", w, "sweep"), ("10,-72 8,-90", 0)], fill=coat, reg=.3, grain=False)
        skin(("33,-98 40,-104 47,-111", w, "wire"), ("47,-111 49,-108 45,-101 36,-91", w, "wire"), ("36,-91 33,-98", 0))
    else:
        c.part([("10,-90 21,-84 27,-74", w, "body"), ("27,-74 30,-66 28,-58", w), ("28,-58 19,-60 12,-68", w, "sweep"), ("12,-68 10,-90", 0)], fill=coat, reg=.3, grain=False)
        skin(("26,-72 32,-75 35,-70 33,-64 28,-65", w, "wire"), ("28,-65 26,-72", 0))
    c.part([("-10,-92 -18,-80 -15,-66 -2,-63", w, "body"), ("-2,-63 11,-64 14,-78 8,-92", w, "body"), ("8,-92 -10,-92", 0)], fill=load, reg=.3, grain=False)
    c.lines(["-11,-87 -2,-78 -4,-66", "8,-86 1,-78 3,-67", "-16,-76 -9,-74 -2,-78"], 1.5, "nail")
    # hat, of sedge
    c.part([("-27,-92 -15,-107 1,-118", w, "body"), ("1,-118 17,-107 28,-94", w, "-body"), ("28,-94 14,-86 -2,-84 -16,-86 -27,-92", w)], fill=ODO_PALE, reg=.3, grain=False)
    c.lines(["0,-116 -13,-103 -20,-91", "0,-116 -4,-102 -6,-87", "1,-116 9,-103 13,-89"], 1.3, "-rat")
    c.pop()


def flat(c, P, colour):
    """A flat with straight edges, as a knife cuts a wood far away."""
    c.ink(poly_d(P, 0), colour)
    c.flush()


def cedar(c, x, top, foot, w, tone, dark=None):
    """One old cedar, a column of boughs that hang heavy, no two as long and none across from another; on the side away from the light lies a dark dab under each."""
    rn = Rng(("cedar", x, top))
    lean, sides, dabs = rn(-3, 3), [], []
    for side in (-1, 1):
        y, edge = top + rn(5, 11), []
        while y < foot:
            t = (y - top) / (foot - top)
            u, far, high = x + lean * t, w * (.26 + .74 * t ** .55) * rn(.62, 1.18), rn(9, 15) * (.55 + .45 * t)
            edge += [(u + side * far * .42, y - high * .35), (u + side * far * .92, y + high * .12), (u + side * far, y + high * .42), (u + side * far * .6, y + high * .5)]
            if side > 0:
                dabs.append((u, y, far, high))
            y += high
        sides.append(edge)
    flat(c, [(x - .6, top), (x + .8, top)] + sides[1] + [(x + lean + w * .6, foot), (x + lean - w * .6, foot)] + sides[0][::-1], tone)
    if dark:
        c.ink("".join(poly_d([(u - far * .1, y + high * .2), (u + far * .5, y - high * .12), (u + far * .9, y + high * .3), (u + far * .55, y + high * .42), (u + far * .1, y + high * .85)], 0) for u, y, far, high in dabs), dark)
        c.ink("".join(poly_d([(u - far * .75, y + high * .5), (u - far * .3, y + high * .02), (u - far * .2, y + high * .4)], 0) for u, y, far, high in dabs[1::2]), "#71855a")


def wood(c):
    """The hill behind the temple: its edge is dark with trees too far to be told apart; before it old cedars stand up out of the evening mist, which hides their feet."""
    rn = Rng("wood")
    if c.pure:
        c.line("6,812 28,792 50,800 90,790", 3, "even"); c.line("206,800 226,788 246,796", 3, "even")
        for x, top, w in ((44, 764, 10), (72, 780, 9), (222, 772, 10)):
            cedar(c, x, top, 862, w, SUMI)
        return
    crowns, x = [(4, 900)], 4
    while x < 246:      # the far heads of the wood, no two as high
        w = rn(6, 12)
        h = rn(4, 22) if w < 9 else rn(2, 8)
        y = 796 - 12 * math.sin(x / 40)
        crowns += [(x, y), (x + w * .3, y - h * .7), (x + w * .5, y - h), (x + w * .72, y - h * .6)]
        x = 196 if 92 < x + w < 196 else x + w
    flat(c, crowns + [(246, 900)], "#71897a")
    for x, top, w in ((34, 786, 10), (61, 776, 10), (212, 788, 10), (238, 774, 11)):
        cedar(c, x, top, 884, w, "#56704f")
    for x, top, w in ((47, 742, 13), (76, 766, 13), (225, 750, 13)):
        cedar(c, x, top, 884, w, "#3f5235", "#25331f")


def tuft(c, x, y, w, h, dark):
    """A tuft of pine on its twig: needles like the ribs of a fan, their points unlike."""
    rn = Rng(("tuft", x, y))
    n, fan, ribs = 7, [(x - w * .7, y + h * .16)], ""
    for i in range(n):
        a = math.pi * (1.03 - 1.06 * i / (n - 1))
        k, thick = rn(.86, 1.14), 1.2 if i % 3 else 1.7
        u, v = x + w * k * math.cos(a), y - h * k * math.sin(a)
        fan.append((u, v))
        if i < n - 1:
            b = a - math.pi * .53 / (n - 1)
            fan.append((x + w * .72 * math.cos(b), y - h * .7 * math.sin(b)))
        foot = x + (u - x) * .16, y + (v - y) * .16
        ribs += poly_d([(foot[0] - thick * math.sin(a), foot[1] - thick * math.cos(a)), (foot[0] + thick * math.sin(a), foot[1] + thick * math.cos(a)), (x + (u - x) * .94, y + (v - y) * .94)], 0)
    flat(c, fan + [(x + w * .7, y + h * .16), (x, y + h * .26)], PAPER_LIGHT if c.pure else MIDORI_DEEP if dark else "#6d8250")
    c.ink(ribs, SUMI if c.pure else "#1f2b19" if dark else "#2d3d22")
    c.flush()


def old_pine(c):
    """A pine the border cuts: a stooping trunk with plates of bark, its boughs, and on each the tufts of needles, one fan upon the other."""
    bark = SUMI if c.pure else "#4a3a26"
    # it goes up out of the picture, and higher up two boughs hang back into it
    c.part([("30,904 24,868 30,828 22,786 8,748 -4,734", 4.4, "sweep"), ("-4,734! -4,780!", 0), ("-4,780! 6,800 10,832 2,868 4,908", 4, "sweep"), ("4,908! 30,904!", 0)], fill=bark, reg=0, grain=False)
    c.part([("4,884 20,898 29,922 27,948 36,994", 3, "sweep"), ("36,994! 4,994!", 0), ("4,994! 4,884!", 0)], fill=bark, reg=0, grain=False)
    if not c.pure:      # plates of its bark
        for P_, w in (("22,886 17,872 21,860 15,850 19,838 14,824", 2.4), ("27,852 22,846 25,836 19,826 22,812 15,800", 2.2), ("12,884 9,866 12,850", 1.8), ("17,806 11,790 13,778", 2), ("12,894 19,908 17,918 24,928 23,942", 2.2), ("9,936 15,950 13,962 19,974 18,988", 2), ("24,952 29,966 27,980", 1.8)):
            c.line(P_, w, "nail", "#93784f")
    for bough in ("-4,578:1.3 10,586:1 26,589:.8 44,600:.6 60,618:.3", "-4,632:1.1 10,630:.9 24,636:.6 34,644:.3"):
        c.line(bough, 7, "flat", SUMI if c.pure else "#3d2f22")
    rn = Rng("pine")
    for x, y, w, h, dark in ((18, 582, 32, 17, 1), (50, 606, 20, 13, 0), (12, 632, 23, 13, 0), (22, 884, 29, 17, 1), (60, 908, 24, 15, 0), (12, 922, 20, 13, 1), (66, 946, 24, 15, 1), (30, 952, 20, 12, 0), (52, 978, 25, 13, 0)):
        if y > 700:     # the bough that bears it
            c.line("%g,%g:1 %g,%g:.8 %g,%g:.2" % (24, y + 11, max(26, x - w * .3), y + 5, x + w * .7, y + 1.5), 5, "flat", SUMI if c.pure else "#3d2f22")
        n = 2 if w < 26 else 3
        for i in sorted(range(n), key=lambda j: -abs(j - (n - 1) / 2)):
            k = (i + .5) / n * 2 - 1
            tuft(c, round(x + k * w * .78 + rn(-1.5, 1.5), 1), round(y + rn(-2, 2.5) + 2 * abs(k), 1), w / n * rn(1.15, 1.4), h * rn(.8, 1.05), dark if i % 2 or n == 2 else 1 - dark)


def drift(c, side, *strips):
    """Mist that runs in from the left border (-1) or the right one (1): flat strips one upon the other, each (how far, top, height) sways a little and runs out to a long round end, a blue edge round them all."""
    for grow, colour in ((1.3, SUMI if c.pure else MIST_EDGE), (-1.3, PAPER_LIGHT)):
        for x, y, h in strips:
            r = h / 2 + grow
            end = [(x - side * 2.6 * r * math.cos(a), y + h * (.5 + .12 * math.cos(a)) + r * math.sin(a), False, None) for a in (-1.571, -1.05, -.5, 0, .5, 1.05, 1.571)]
            far = 125 + side * 140
            sways = lambda edge, n: [(u, edge + 1.9 * math.sin(u / 17 + y), i == 0, None) for i, u in enumerate(far + (x - far) * i / n for i in range(n))]
            c.fill(sways(end[0][1], 4) + end + sways(end[-1][1], 3)[::-1], colour)


def banded(c, *bands):
    """The mist on which the lower characters stand, in flat bands one over the other from the right border: (end, top); the last is the foot."""
    P = [(240, bands[0][1], True, None)]
    for (x, y), (x1, y1) in zip(bands, bands[1:]):
        r, foot = (y1 - y) / 2, min(y1, 994)
        round_ = min(r, 7)
        for cy, turn in ((y + round_, (90, 62, 34, 8)), (y1 - round_, (-8, -34, -62, -90))):
            for a in turn:
                v = cy - round_ * math.sin(math.radians(a))
                if v < foot:
                    P.append((x + 1.7 * round_ * (1 - math.cos(math.radians(a))), v, False, None))
        if y1 < 990:
            far = max(x, x1) + 12
            P += [(far, y1 - .2, False, None), (far + 2, y1 + 1.2, False, None), (far, y1 + 2.6, False, None)]
    c.fill(P + [(240, 994, True, None)], PAPER_LIGHT)
    c.line(P[:1] + [(p[0], p[1], False, None) for p in P[1:]], 2.6, "flat", SUMI if c.pure else MIST_EDGE)


def draw():
    c = Card("5v", seed="tower")
    # lamp-lighting time
    c.fade(SUMI, 10, 96, .32)
    # the hills behind, one beyond the other
    c.fill("10,716 34,694 58,704 92,666 118,690 150,700 196,676 222,690 246,672! 246,850! 10,850!", AI_PALE, opacity=.55)
    c.fill("10,768 40,744 74,756 120,738 200,762 246,736! 246,860! 10,860!", "#8ea79a", opacity=.8)
    wood(c)
    if not c.pure:
        drift(c, -1, (62, 858, 9), (104, 867, 22))
    # no two storeys are alike: the uppermost is low under a steep roof, the middle one tall; their eaves reach far out
    upper = Storey(398, (64, 92), (27, 44), (3, 7), 74, 36, (12, 8))
    middle = Storey(514, (82, 106), (34, 54), (28, 46), 36, 42, (10, 14))
    lower = Storey(668, (104, 118), (47, 68), (37, 57), 42, 48, (10, 8))
    # one band of mist goes through the picture: behind the tower at the right, before it at the left
    drift(c, 1, (76, 646, 13), (34, 660, 20))
    # finial, bent by the winds of many years: it stands upright below alone
    x = CX + 2
    bent = lambda y: x + 9 * ((262 - y) / 200) ** 2
    c.push(0, -15.6, sy=1.26)
    c.line("%g,60:.7 %g,120 %g,180 %g,262" % (bent(60), bent(120), bent(180), x), 9, "flat")
    c.part([("%g,250! %g,250!" % (x - 11, x + 11), 3.6), ("%g,250! %g,268!" % (x + 11, x + 13), 3.6), ("%g,268! %g,268!" % (x + 13, x - 13), 3), ("%g,268! %g,250!" % (x - 13, x - 11), 3.6)], fill=ODO, reg=0, grain=False)
    c.line("%g,259 %g,259" % (x - 12, x + 12), 2, "even")
    c.part([("%g,250 %g,238 %g,232" % (x - 10, x - 8, x), 3.4), ("%g,232 %g,238 %g,250" % (x, x + 8, x + 10), 3.4), ("%g,250 %g,250" % (x + 10, x - 10), 0)], fill=ODO, reg=0, grain=False)
    for i in range(6):
        y, w = 112 + i * 15, 8 + i * 1.4
        u, hangs = bent(y), (bent(y) - x) * .22
        for wd, col in ((6.4, SUMI), (2.4, ODO)):
            c.line("%g,%g %g,%g %g,%g" % (u - w, y - 1.5 - hangs, u, y + 2, u + w, y - 1.5 + hangs), wd, "even", col)
    u, v = bent(76), bent(60)
    c.part([("%g,62 %g,76 %g,90" % (v, u - 9, bent(90)), 3.6), ("%g,90 %g,76 %g,62" % (bent(90), u + 9, v), 3.6)], fill=ODO)
    c.blob("%g,50 %g,56 %g,62 %g,56" % (bent(50), v - 4, v, v + 4))
    c.pop()
    wall(c, upper, 488)
    roof3(c, upper)
    wall(c, middle, 640)
    roof3(c, middle)
    # the lowest roof stands on open posts before a dark hall, one lit door in its right side
    top = lower.y + lower.under
    foot = 850
    for side, w in ((-1, 47), (1, 68)):
        c.fill(P((CX, top), lower.at(side, w, top), lower.at(side, w, foot + 12), (CX, foot + 12)), GOFUN if side > 0 or c.pure else AI_PALE)
        # boards below the plaster, a window of bars in it
        c.fill(P((CX, foot - 22), lower.at(side, w, foot - 22), lower.at(side, w, foot + 12), (CX, foot + 12)), PAPER_LIGHT if c.pure else WOOD if side > 0 else WOOD_DARK)
        c.line(P((CX, foot - 22), lower.at(side, w, foot - 22)), 4, "even")
        for a, b in ((7, 16), (50.5, 60)) if side > 0 else ((11, 34),):
            c.fill(P(lower.at(side, a, top + 54), lower.at(side, b, top + 54), lower.at(side, b, foot - 44), lower.at(side, a, foot - 44)), SUMI)
            if not c.pure:
                bars(c, [(*lower.at(side, a + (b - a) * k, top + 56), *lower.at(side, a + (b - a) * k, foot - 46), 1.3, 1.3) for k in ((.26, .74) if side > 0 else (.14, .38, .62, .86))], ODO)
    # the door between its posts: two leaves of lattice, a lamp within
    c.fill(P(lower.at(1, 23, top + 38), lower.at(1, 43, top + 38), lower.at(1, 43, foot + 10), lower.at(1, 23, foot + 10)), SUMI)
    c.fill(P(lower.at(1, 26, top + 44), lower.at(1, 41, top + 44), lower.at(1, 41, foot + 6), lower.at(1, 26, foot + 6)), PAPER_LIGHT if c.pure else ODO_PALE)
    bars(c, [(*lower.at(1, u, top + 42), *lower.at(1, u, foot + 8), w, w) for u, w in ((30, .9), (33.5, 1.7), (37, .9))] + [(*lower.at(1, 25, y), *lower.at(1, 42, y), .9, .9) for y in (774, 788, 802)], SUMI)
    c.fill(P(lower.at(1, 26, 814), lower.at(1, 41, 814), lower.at(1, 41, foot + 6), lower.at(1, 26, foot + 6)), SUMI if c.pure else WOOD_DARK)
    c.line(P(lower.at(1, 33.5, 814), lower.at(1, 33.5, foot + 8)), 2.4, "flat")
    # the plinth: a coping, and three courses of cut stone, on which the posts' stones stand
    course = lambda y: [lower.at(-1, 132, y), (CX, y), lower.at(1, 106, y)]
    c.part([(P(*course(foot + 10)), 4.4), (P(course(foot + 10)[2], course(foot + 60)[2]), 0), (P(*course(foot + 60)[::-1]), 0), (P(course(foot + 60)[0], course(foot + 10)[0]), 4)], fill=GREY_PALE, reg=.4,
           deco=None if c.pure else lambda s: s.fill(P(course(foot + 10)[0], (CX, foot + 10), (CX, foot + 60), course(foot + 60)[0]), "#aba08a"))
    for y, wd in ((foot + 19, 3), (foot + 33, 2.4), (foot + 47, 2.4)):
        c.line(P(*course(y)), wd, "flat")
    for side, far, y, h in ((-1, 100, 19, 13), (-1, 66, 19, 13), (-1, 32, 19, 13), (1, 30, 19, 13), (-1, 84, 33, 14), (-1, 50, 33, 14), (-1, 16, 33, 14), (1, 14, 33, 14), (-1, 66, 47, 13), (-1, 30, 47, 13), (1, 30, 47, 13), (1, 0, 19, 41)):
        (u, v), (_, q) = lower.at(side, far, foot + y), lower.at(side, far, foot + y + h)
        c.line("%g,%g %g,%g" % (u, v, u - .6, q), 2, "even")
    for side, far, w in ((-1, 44, 3.6), (1, 22, 3.6), (1, 45, 3.6), (1, 66, 4), (1, 0, 5.4)):
        u, v = lower.at(side, far, top - 4)
        f = lower.at(side, far, foot + 8)[1] - (1 if far else 0)
        c.part([("%g,%g! %g,%g!" % (u - w, v, u - w - 1, f), 5), ("%g,%g! %g,%g!" % (u - w - 1, f, u + w + 1, f), 0), ("%g,%g! %g,%g!" % (u + w + 1, f, u + w, v), 5), ("%g,%g! %g,%g!" % (u + w, v, u - w, v), 0)], fill=PAPER_LIGHT if c.pure else WOOD, reg=.2, grain=False,
               deco=None if c.pure else lambda s: s.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (u + w * .2, v, u + w + 2, v, u + w + 2, f, u + w * .3, f), WOOD_DARK))
        # its stone, rounded by the mason
        c.part([("%g,%g %g,%g %g,%g" % (u - w - 6, f + 5, u - w - 4, f - 4, u - w, f - 5), 3.4, "wire"), ("%g,%g %g,%g" % (u - w, f - 5, u + w, f - 5), 3), ("%g,%g %g,%g %g,%g" % (u + w, f - 5, u + w + 4, f - 4, u + w + 6, f + 5), 3.4, "wire"), ("%g,%g %g,%g" % (u + w + 6, f + 5, u - w - 6, f + 5), 3)], fill=GREY_PALE, reg=0, grain=False)
    for y in (top + 22, top + 34):
        c.line(P(lower.at(-1, 49, y), (CX, y), lower.at(1, 69, y)), 4.2, "even")
    roof3(c, lower)
    # the ground before it
    c.part([("%g,%g %g,%g! %g,%g" % (*lower.at(-1, 136, foot + 60), CX, foot + 60, *lower.at(1, 110, foot + 60)), 3.6, "body"), ("256,930! 256,995! 6,995! 6,930", 0)], fill=ODO_PALE, reg=0, grain=False)
    if not c.pure:
        pilgrim(c, 93, 938, .44, GREY, GREY_PALE, points=True)
    pilgrim(c, 127, 976, .70)
    old_pine(c)
    drift(c, -1, (54, 640, 11), (92, 651, 18), (44, 668, 11))
    # and flat bands of it before the tower's foot, on which the characters stand
    banded(c, (171, 863), (157, 897), (172, 910), (160, 947), (173, 960), (150, 981), (150, 1003))
    if not c.pure:
        c.lines(["238,868 214,869 190,867", "200,989 180,990 166,988"], 1.6, "swell", MIST_EDGE)
    # crows go home
    flock(c, ((46, 396, .62, -8, .8), (78, 366, .5, 6, -.4), (28, 364, .42, -4, .5), (62, 342, .36, 8, .9), (20, 334, .34, 0, -.7))[:3 if c.pure else 5])
    return c.finish()
