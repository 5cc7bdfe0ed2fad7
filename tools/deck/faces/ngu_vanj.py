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


CX = 146


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
        n, rafters = (6 if c.pure else 9), []
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
    # the leg he stands on: breeches, a laced gaiter, a straw sandal from behind
    c.part([("3,-27 2,-17 6,-5", 3, "wire"), ("6,-5 15,-5", 0), ("15,-5 20,-17 18,-28", 3.4, "body"), ("18,-28 3,-27", 0)], fill=GOFUN, reg=0, grain=False)
    c.part([("6,-6 4,1 5,6", 2.8, "wire"), ("5,6 17,6", 0), ("17,6 17,0 15,-6", 2.8, "wire"), ("15,-6 6,-6", 2.4)], fill=FLESH, reg=0, grain=False)
    c.line("2,7 10,8 20,6.4", 5.4, "flat"); c.line("3,6.6 10,7.6 19,6", 2.2, "flat", ODO); c.line("5,1 10,-1 16,1", 2, "even")
    c.lines(["3,-21 11,-17 19,-22", "5,-13 11,-10 17,-14"], 1.8, "even")
    # the one he draws after him: the heel is up and shows the sole
    c.part([("-18,-30 -21,-20 -21,-10", 3.4, "body"), ("-21,-10 -12,-8", 0), ("-12,-8 -7,-18 -5,-28", 3, "wire"), ("-5,-28 -18,-30", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-20,-23 -13,-20 -7,-23", "-21,-16 -15,-13 -10,-15"], 1.8, "even")
    c.part([("-21,-10 -24,-6 -23,2 -19,9", 3.4, "body"), ("-19,9 -13,10 -10,4 -12,-8", 3.2, "body"), ("-12,-8 -21,-10", 2.4)], fill=ODO, reg=0, grain=False)
    c.lines(["-22,-2 -17,-1 -12,-3", "-21,4 -16,5 -12,3"], 1.8, "even")
    c.part([("-20,-48 -22,-36 -18,-29", 4, "body"), ("-18,-29 -10,-27 -4,-28", 3.4), ("-4,-28 -1,-36 1,-40", 3, "wire"), ("1,-40 2,-32 2,-27", 3, "wire"), ("2,-27 10,-25 19,-27", 3.4), ("19,-27 22,-38 19,-48", 4, "-body"), ("19,-48 -20,-48", 0)], fill=SUMI, reg=0, grain=False)
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
    # lamp-lighting time
    c.fade(YUU, 10, 400, 1)
    c.fade("#16304d", 10, 96, .44)
    c.fade(ODO, 860, 470, .6)
    # the hills behind, one beyond the other
    c.fill("10,716 34,694 58,704 92,666 118,690 150,700 196,676 222,690 246,672! 246,850! 10,850!", AI_PALE, opacity=.55)
    c.fill("10,768 40,744 74,756 120,738 200,762 246,736! 246,860! 10,860!", "#8ea79a", opacity=.8)
    c.part([("10,812 50,792 96,800 150,780 250,806", 4.5, "sweep"), ("250,806! 250,900! 10,900! 10,812", 0)], fill=MIDORI_DEEP, grain=False)
    upper = Storey(344, (66, 74), (34, 41), (4, 6), (.34, .24), 80, 34)
    middle = Storey(506, (84, 84), (45, 50), (37, 43), (.27, .2), 60, 36)
    lower = Storey(690, (106, 90), (62, 58), (50, 54), (.18, .14), 66, 40)
    # finial
    x = CX + 2
    c.line("%g,60:.7 %g,120 %g,262" % (x, x, x), 9, "flat")
    c.part([("%g,250! %g,250!" % (x - 11, x + 11), 3.6), ("%g,250! %g,268!" % (x + 11, x + 13), 3.6), ("%g,268! %g,268!" % (x + 13, x - 13), 3), ("%g,268! %g,250!" % (x - 13, x - 11), 3.6)], fill=ODO, reg=0, grain=False)
    c.line("%g,259 %g,259" % (x - 12, x + 12), 2, "even")
    c.part([("%g,250 %g,238 %g,232" % (x - 10, x - 8, x), 3.4), ("%g,232 %g,238 %g,250" % (x, x + 8, x + 10), 3.4), ("%g,250 %g,250" % (x + 10, x - 10), 0)], fill=ODO, reg=0, grain=False)
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
    foot = 872
    hall = [lower.at(-1, 62, top), (CX, top), lower.at(1, 58, top)]
    c.part([(P(*hall), 0), (P(hall[2], (CX + 58, foot)), 0), (P((CX + 58, foot), (CX - 62, foot)), 0), (P((CX - 62, foot), hall[0]), 0)], fill="#6b4f2c", bokashi=wiped(SUMI, 740, 890), reg=0)
    c.part([(P((CX - 2, foot), (CX - 2, 772), corner=True), 4), (P((CX - 2, 772)) + " %g,760 " % (CX + 14) + P((CX + 30, 774)), 4), (P((CX + 30, 774), (CX + 30, foot)), 4), (P((CX + 30, foot), (CX - 2, foot)), 0)], fill=ODO_PALE, bokashi=wiped(ODO, foot, 770), reg=0, grain=False)
    for x in (CX + 6, CX + 14, CX + 22):
        c.line("%g,768 %g,%g" % (x, x, foot), 2.2 if x != CX + 14 else 3.4, "even")
    c.lines(["%g,800 %g,795 %g,801" % (CX - 1, CX + 14, CX + 29), "%g,842 %g,840 %g,843" % (CX - 1, CX + 14, CX + 29)], 2, "even")
    # the plinth: a coping, a course of cut stone and a second step, on which the posts' stones stand
    c.part([("24,%g! %g,%g! 250,%g!" % (foot + 3, CX, foot + 9, foot + 2), 4.6), ("250,%g! 250,%g!" % (foot + 2, foot + 38), 0), ("250,%g! %g,%g! 20,%g!" % (foot + 38, CX, foot + 46, foot + 38), 5.5, "even"), ("20,%g! 24,%g!" % (foot + 38, foot + 3), 4.6)], fill=GREY_PALE, reg=.4, bokashi=wiped(GREY, foot + 46, foot + 14, .7))
    c.line("22,%g:1 %g,%g:1 250,%g:1" % (foot + 12, CX, foot + 19, foot + 11), 3.4, "flat")
    c.line("21,%g:1 %g,%g:1 250,%g:1" % (foot + 25, CX, foot + 32, foot + 24), 2.6, "flat")
    for x, y, h in ((48, 14, 11), (78, 16, 11), (112, 17, 11), (172, 17, 11), (60, 28, 12), (94, 30, 13), (128, 31, 13), (160, 31, 13), (CX, 19, 27)):
        c.line("%g,%g %g,%g" % (x, foot + y, x - .6, foot + y + h), 2.6, "even")
    for side, far, w in ((-1, 64, 6), (-1, 34, 6.5), (1, 32, 6.5), (1, 58, 6.5), (1, 0, 8.5)):
        u, v = lower.at(side, far, top - 4)
        f = foot + 5 - (0 if far else -3)
        c.part([("%g,%g! %g,%g!" % (u - w, v, u - w - 1, f), 5), ("%g,%g! %g,%g!" % (u - w - 1, f, u + w + 1, f), 0), ("%g,%g! %g,%g!" % (u + w + 1, f, u + w, v), 5), ("%g,%g! %g,%g!" % (u + w, v, u - w, v), 0)], fill=WOOD, grain=False,
               deco=None if c.pure else lambda s: (s.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (u + w * .2, v, u + w + 2, v, u + w + 2, f, u + w * .3, f), WOOD_DARK), s.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (u - w - 2, v, u + w + 2, v, u + w + 2, v + 44 + w, u - w - 2, v + 38), "#3d2f22")))
        # its stone, rounded by the mason
        c.part([("%g,%g %g,%g %g,%g" % (u - w - 6, f + 5, u - w - 4, f - 4, u - w, f - 5), 3.4, "wire"), ("%g,%g %g,%g" % (u - w, f - 5, u + w, f - 5), 3), ("%g,%g %g,%g %g,%g" % (u + w, f - 5, u + w + 4, f - 4, u + w + 6, f + 5), 3.4, "wire"), ("%g,%g %g,%g" % (u + w + 6, f + 5, u - w - 6, f + 5), 3)], fill=GREY_PALE, reg=0, grain=False)
    for y in (top + 22, top + 34):
        c.line(P(lower.at(-1, 72, y), (CX, y), lower.at(1, 68, y)), 4.2, "even")
    roof3(c, lower)
    # the ground before it
    c.part([("10,906 80,912 160,916 250,906", 5, "body"), ("250,906! 250,995! 10,995! 10,906", 0)], fill=ODO_PALE, bokashi=wiped(MIDORI, 996, 910, .8))
    if not c.pure:
        pilgrim(c, 94, 940, .48, GREY, GREY_PALE)
    pilgrim(c, 132, 978, .78)
    pine(c, 26, 900, .92)
    suyari(c, (78, 588, 17, 30), (110, 652, 15, 44))
    # and a bank of it before the tower's foot, on which the characters stand
    bank = "196,862 184,866 179,879 183,892 196,898! 178,898 169,904 165,918 169,932 180,938! 194,938 184,945 180,960 182,976 186,994"
    c.fill("240,862! %s! 240,994!" % bank.replace("196,862", "196,862!"), PAPER_LIGHT)
    c.line("240,862:.8 %s" % bank, 2.6, "flat", SUMI if c.pure else MIST_EDGE)
    if not c.pure:
        c.lines(["184,933 175,926 172,915", "200,893 190,888 186,878", "194,990 188,976 187,964"], 2, "swell", MIST_EDGE)
    # crows go home
    flock(c, ((48, 456, .62, -8, .8), (84, 428, .5, 6, -.4), (30, 424, .42, -4, .5), (66, 404, .36, 8, .9), (104, 452, .4, 0, -.7)))
    return c.finish()
