# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ vạn: three-roofed tower on posts, from below and from its corner; a pilgrim comes to it."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT

WOOD, WOOD_DARK = "#9a6b3a", "#5b4a35"
AI_DARK = "#16304d"


def bars(c, quads, colour):
    """Straight cuts all of one colour: each from a point to a point, so wide on each side where it begins and where it ends."""
    for x0, y0, x1, y1, w0, w1 in quads:
        k = math.dist((x0, y0), (x1, y1)) or 1
        nx, ny = (y0 - y1) / k, (x1 - x0) / k
        c.ink(poly_d([(x0 + nx * w0, y0 + ny * w0), (x1 + nx * w1, y1 + ny * w1), (x1 - nx * w1, y1 - ny * w1), (x0 - nx * w0, y0 - ny * w0)], 0), colour)


class Storey:
    """One roof over one wall, about the corner that is nearest: lengths to the left and right of it, and how far lines fall away there."""

    def __init__(self, y, eaves, walls, top, falls, rise, under):
        self.y, self.eaves, self.walls, self.top, self.falls, self.rise, self.under = y, eaves, walls, top, falls, rise, under

    def at(self, side, far, y):
        """A point so far from the corner on a side (-1 left, 1 right), at a height told at the corner."""
        return CX + side * far, y + self.falls[side > 0] * far


CX = 164


def P(*points, corner=True):
    return " ".join("%.1f,%.1f%s" % (x, y, "!" if corner else "") for x, y in points)


def wall(c, s, foot):
    """Posts and white plaster down to a height; the left side lies in the shade."""
    top = s.y + s.under
    for side in (-1, 1):
        w = s.walls[side > 0]
        a, b = (CX, top), s.at(side, w, top)
        d, e = s.at(side, w, foot), (CX, foot)
        c.part([(P(a, b), 4), (P(b, d), 5), (P(d, e), 0), (P(e, a), 0)], fill=GOFUN if side > 0 else AI_PALE, reg=0, grain=False)
        n = 2 if side < 0 else 3
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
        for y, wd in ((foot - 26, 4), (foot - 14, 3)):
            c.line(P((CX, y), s.at(side, w + 12, y)), wd, "even")
        bars(c, [(*s.at(side, (w + 12) * i / 6.5, foot - 26), *s.at(side, (w + 12) * i / 6.5, foot), 1.3, 1.3) for i in range(1, 7)], SUMI)
    c.line("%g,%g %g,%g" % (CX, top, CX, foot), 8, "even", WOOD_DARK)


def roof3(c, s):
    """The eaves' underside with its rafters, and the two slopes over it that are turned to us."""
    y = s.y
    tips = {side: s.at(side, s.eaves[side > 0], y - 10) for side in (-1, 1)}
    sag = {side: [s.at(side, s.eaves[side > 0] * t, y + d) for t, d in ((.22, 9), (.55, 11), (.84, 4))] for side in (-1, 1)}
    corner = (CX, y - 4)
    for side in (-1, 1):
        edge = [corner] + sag[side] + [tips[side]]
        w = s.walls[side > 0]
        ends = [s.at(side, w + 2, y + s.under), (CX, y + s.under)]
        c.part([(P(*edge, corner=False), 0), (P(edge[-1], ends[0]), 5), (P(*ends), 4), (P(ends[1], edge[0]), 0)], fill="#5d4a38" if side < 0 else "#7a5a36", reg=0, grain=False)
        n, rafters = 8 if side < 0 else 11, []
        for i in range(n + 1):
            t = (i + .3) / (n + .6)
            k = t * 4
            a, b = edge[min(3, int(k))], edge[min(4, int(k) + 1)]
            f = k - int(k)
            x, v = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f
            u, q = s.at(side, (w + 2) * t, y + s.under)
            rafters.append((x, v + 7, u, q - 3))
        bars(c, [r + (3.2, 2) for r in rafters], SUMI)
        bars(c, [r + (1.6, .9) for r in rafters], ODO)
        # the bracket under the wall's head
        c.line(P((CX, y + s.under + 1), s.at(side, w + 3, y + s.under + 1)), 7, "even")
        top = s.at(side, s.top[side > 0], y - s.rise)
        head = (CX + (s.top[1] - s.top[0]) * .5, y - s.rise - 4) if max(s.top) < 12 else (CX, y - s.rise)
        bend = lambda a, b, k: ((a[0] + b[0]) / 2 + (head[0] - (a[0] + b[0]) / 2) * k, (a[1] + b[1]) / 2 + s.rise * .16)
        ridge = [top, bend(top, tips[side], .18), tips[side]]
        hip = [corner, bend(corner, head, 0), head]
        c.part([(P(*ridge, corner=False), 6, "body"), (P(*edge[::-1], corner=False), 7, "even"), (P(*hip, corner=False), 5), (P(head, top), 3)], fill=AI if side > 0 else AI_DARK, bokashi=wiped(AI_DARK, y + 14, y - s.rise, .9) if side > 0 else None)
        n = 6 if side < 0 else 9
        for i in range(1, n):
            t = i / n
            k = t * 4
            a, b = edge[min(3, int(k))], edge[min(4, int(k) + 1)]
            f = k - int(k)
            x, v = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f - 4
            u, q = head[0] + (top[0] - head[0]) * t, head[1] + (top[1] - head[1]) * t + 7
            c.line("%g,%g %g,%g %g,%g" % (u, q, (u + x) / 2 + (u - x) * .1, (q + v) / 2 + s.rise * .13, x, v), 2.4, "rat", "#c9d4d2")
        c.line(" ".join("%.1f,%.1f" % (x, v + 3) for x, v in edge), 2.6, "wire", PAPER_LIGHT)
        # a wind-bell under the eaves' tip
        x, v = s.at(side, s.eaves[side > 0] - 5, y + 1)
        if 14 < x < 236:
            c.line("%g,%g %g,%g" % (x, v, x - 1, v + 11), 1.8, "flat")
            c.blob("%g,%g %g,%g %g,%g! %g,%g! %g,%g" % (x - 1, v + 9, x - 4.4, v + 13, x - 6.4, v + 20, x + 3.2, v + 20, x + 2.4, v + 13))
            c.line("%g,%g %g,%g" % (x - 1.4, v + 20, x - 3, v + 27), 2.4, "flat")
    c.line(P(*[corner, ((corner[0] + head[0]) / 2, corner[1] - s.rise * .36), head], corner=False), 7, "-rat")


def pilgrim(c, x, y, k, coat=AI, load=ODO, flip=False):
    """A traveller from behind under a broad hat, his bundle on his back, coat tucked up, a staff in his hand; he is 112 high."""
    c.push(x, y, 0, k, flip)
    c.line("30,-98:.8 26,-40 23,2:1.1", 4.6, "even")
    for hip, knee, ankle, toe in (("7,-46", "15,-26", "11,-6", "20,1"), ("-5,-46", "-9,-25", "-17,-7", "-9,2")):
        F.limb(c, "%s %s %s" % (hip, knee, ankle), ((0, 8, 8), (.45, 6.5, 6.5), (.66, 7, 6), (1, 3.6, 3.6)), w=3.6)
        (kx, ky), (ax, ay), (tx, ty) = ([float(v) for v in q.split(",")] for q in (knee, ankle, toe))
        c.line([(kx + (ax - kx) * .2, ky + (ay - ky) * .2, False, 1.2), (kx + (ax - kx) * .5, ky + (ay - ky) * .5, False, 1.25), (ax, ay, False, .75)], 12, "flat", SUMI)
        c.line([(ax - 3, ay + 5, False, 1), (ax + 3, ay + 6, False, 1.1), (tx, ty, False, .7)], 6, "flat", SUMI)
    c.part([("-13,-90 -21,-68 -20,-44", 4.4, "sweep"), ("-20,-44 -8,-34 2,-40", 4), ("2,-40 12,-32 19,-42", 4), ("19,-42 20,-66 12,-90", 4.4, "sweep"), ("12,-90 -13,-90", 0)], fill=coat, reg=.3, grain=False)
    c.lines(["-10,-52 -10,-44 -12,-40", "8,-54 9,-46 8,-38"], 2.6, "nail")
    c.line("-20,-55 0,-51 20,-56", 5, "flat")
    # the arm that holds the staff
    c.part([("9,-86 22,-78 30,-66", 4, "body"), ("30,-66 24,-58 14,-62", 3.6), ("14,-62 8,-70 9,-86", 3)], fill=coat, reg=.3, grain=False)
    c.part([("24,-66 32,-70 33,-63 28,-58 24,-66", 2.6, "wire")], fill=FLESH, reg=0, grain=False)
    # bundle, knotted over the breast
    c.part([("-13,-86 -19,-72 -12,-60 2,-58", 4.2, "body"), ("2,-58 13,-61 15,-74 8,-87", 4, "body"), ("8,-87 -13,-86", 0)], fill=load, reg=.3, grain=False)
    c.lines(["-12,-80 -2,-72 -4,-62", "8,-80 2,-72 6,-63"], 2.6, "nail")
    # hat
    c.part([("-28,-88 -14,-104 0,-114 15,-105 27,-90", 4.6, "body"), ("27,-90 14,-82 -1,-80 -16,-81 -28,-88", 4.2)], fill=ODO_PALE, reg=.3, grain=False)
    for P1 in ("-1,-112 -14,-98 -19,-86", "0,-112 -4,-96 -5,-82", "1,-112 8,-98 11,-84"):
        c.line(P1, 2.2, "-rat")
    c.pop()


def draw():
    c = Card("5v", seed="tower")
    c.foot_box = True
    # lamp-lighting time
    c.fade(YUU, 10, 400, 1)
    c.fade("#16304d", 10, 96, .44)
    c.fade(ODO, 860, 470, .6)
    # the hills behind, one beyond the other
    c.fill("10,716 34,694 58,704 92,666 118,690 150,700 196,676 222,690 246,672! 246,850! 10,850!", AI_PALE, opacity=.55)
    c.fill("10,768 40,744 74,756 120,738 200,762 246,736! 246,860! 10,860!", "#8ea79a", opacity=.8)
    c.part([("10,812 50,792 96,800 150,780 250,806", 4.5, "sweep"), ("250,806! 250,900! 10,900! 10,812", 0)], fill=MIDORI_DEEP, grain=False)
    upper = Storey(344, (78, 92), (38, 50), (4, 6), (.34, .22), 104, 34)
    middle = Storey(506, (94, 112), (50, 64), (42, 52), (.27, .18), 60, 36)
    lower = Storey(690, (110, 136), (66, 84), (56, 70), (.18, .12), 66, 40)
    # finial
    x = CX + 2
    c.line("%g,60:.7 %g,120 %g,250" % (x, x, x), 9, "flat")
    for i in range(6):
        y, w = 112 + i * 15, 8 + i * 1.4
        for wd, col in ((6.4, SUMI), (2.4, ODO)):
            c.line("%g,%g %g,%g %g,%g" % (x - w, y - 1.5, x, y + 2, x + w, y - 1.5), wd, "even", col)
    c.part([("%g,62 %g,76 %g,90" % (x, x - 9, x), 3.6), ("%g,90 %g,76 %g,62" % (x, x + 9, x), 3.6)], fill=ODO)
    c.blob("%g,50 %g,56 %g,62 %g,56" % (x, x - 4, x, x + 4))
    wall(c, upper, 454)
    roof3(c, upper)
    wall(c, middle, 632)
    roof3(c, middle)
    # the lowest roof stands on open posts before a dark hall
    top = lower.y + lower.under
    hall = [lower.at(-1, 66, top), (CX, top), lower.at(1, 84, top)]
    c.part([(P(*hall), 0), (P(hall[2], (CX + 84, 880)), 0), (P((CX + 84, 880), (CX - 66, 880)), 0), (P((CX - 66, 880), hall[0]), 0)], fill="#6b4f2c", bokashi=wiped(SUMI, 740, 900), reg=0)
    c.part([("154,884! 154,770! 172,758 190,772! 190,884!", 4), ("190,884! 154,884!", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 884, 770), reg=0, grain=False)
    for x in (163, 172, 181):
        c.line("%g,764 %g,884" % (x, x), 2.2 if x != 172 else 3.4, "even")
    c.lines(["155,800 172,795 189,801", "155,842 172,840 189,843"], 2, "even")
    for side, far, w in ((-1, 70, 6), (-1, 36, 6.5), (1, 32, 7.5), (1, 64, 7), (1, 90, 6.5), (1, 0, 8.5)):
        u, v = lower.at(side, far, top - 4)
        c.part([("%g,%g! %g,888!" % (u - w, v, u - w - 1.5), 5), ("%g,888! %g,888!" % (u - w - 1.5, u + w + 1.5), 4), ("%g,888! %g,%g!" % (u + w + 1.5, u + w, v), 5), ("%g,%g! %g,%g!" % (u + w, v, u - w, v), 0)], fill=WOOD)
    for y in (top + 22, top + 34):
        c.line(P(lower.at(-1, 78, y), (CX, y), lower.at(1, 98, y)), 4.2, "even")
    roof3(c, lower)
    # ground, plinth and the pilgrim
    c.part([("10,892 80,884 160,886 250,880", 5, "body"), ("250,880! 250,995! 10,995! 10,892", 0)], fill=ODO_PALE, bokashi=wiped(MIDORI, 996, 892, .8))
    c.part([("34,884! 126,890! 250,882!", 4), ("250,882! 250,902!", 0), ("250,902! 126,912! 30,902!", 5.5, "even"), ("30,902! 34,884!", 4)], fill=GREY_PALE)
    for P1 in ("60,887 58,904", "90,889 89,908", "126,890 126,911", "160,888 161,909", "204,886 206,905", "32,894 126,900 248,893"):
        c.line(P1, 3, "wire")
    if not c.pure:
        pilgrim(c, 112, 944, .44, GREY, GREY_PALE)
    pilgrim(c, 142, 976, .72)
    pine(c, 28, 872, 1.1)
    suyari(c, (98, 590, 17, 34), (122, 650, 15, 46))
    # crows go home
    flock(c, ((48, 456, .62, -8, .8), (84, 428, .5, 6, -.4), (30, 424, .42, -4, .5), (66, 404, .36, 8, .9), (104, 452, .4, 0, -.7)))
    return c.finish()
