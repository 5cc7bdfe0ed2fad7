# SPDX-License-Identifier: GPL-3.0-or-later
"""A face without a figure: characters, and its number counted in old money.

Văn is counted in coins, sách in strings of coins, vạn in ingots, which is what
the three signs mean on the old cards.
"""
import math

from card import *


def coin(c, x, y, r=33):
    ring = [(x + r * math.cos(i * math.pi / 6), y + r * math.sin(i * math.pi / 6), False, None) for i in range(13)]
    c.part([(ring, 4, "wire")], fill=ODO_PALE, reg=.6)
    q = r * .3
    c.part([("%g,%g! %g,%g! %g,%g! %g,%g! %g,%g!" % (x - q, y - q, x + q, y - q, x + q, y + q, x - q, y + q, x - q, y - q), 3.4, "even")], fill=PAPER, reg=0, grain=False)
    for i in range(4):
        a = math.pi / 4 + i * math.pi / 2
        u, v = r * .55, r * .82
        c.line("%g,%g %g,%g" % (x + u * math.cos(a + .5), y + u * math.sin(a + .5), x + v * math.cos(a + .5), y + v * math.sin(a + .5)), 2.4, "swell", "#8b6f35")


def string(c, x, y, L=110):
    """A hanging string of coins seen on edge, tied at both ends."""
    y -= L * .55
    c.line("%g,%g %g,%g %g,%g" % (x, y - 26, x + 2, y + L / 2, x, y + L + 34), 3, "even", "#8b6f35")
    k, n = 0, int(L / 17)
    for k in range(n):
        yy, w = y + k * 17, 17 + (k % 3 == 1)
        c.part([("%g,%g! %g,%g %g,%g!" % (x - w, yy + 2, x, yy - 2, x + w, yy + 2), 3, "wire"), ("%g,%g %g,%g" % (x + w, yy + 2, x + w, yy + 13), 3),
                ("%g,%g! %g,%g %g,%g!" % (x + w, yy + 13, x, yy + 17, x - w, yy + 13), 3, "wire"), ("%g,%g %g,%g" % (x - w, yy + 13, x - w, yy + 2), 3)], fill=AI_PALE, reg=.5, grain=False)
    for d in (-7, 7):
        c.line("%g,%g %g,%g %g,%g" % (x, y + L + 10, x + d * .7, y + L + 26, x + d, y + L + 44), 3, "rat", "#8b6f35")


def ingot(c, x, y, w=34):
    """A boat-shaped ingot."""
    h = w * .5
    c.part([("%g,%g %g,%g %g,%g" % (x - w * .34, y - h * .42, x, y - h, x + w * .34, y - h * .42), 4, "sweep"), ("%g,%g %g,%g" % (x + w * .34, y - h * .42, x - w * .34, y - h * .42), 0)], fill=ODO_PALE)
    c.part([("%g,%g! %g,%g %g,%g %g,%g!" % (x - w, y - h * .7, x - w * .45, y - h * .2, x + w * .45, y - h * .2, x + w, y - h * .7), 4, "wire"),
            ("%g,%g %g,%g %g,%g" % (x + w, y - h * .7, x + w * .82, y + h * .1, x + w * .5, y + h * .55), 4, "sweep"),
            ("%g,%g %g,%g" % (x + w * .5, y + h * .55, x - w * .5, y + h * .55), 4),
            ("%g,%g %g,%g %g,%g" % (x - w * .5, y + h * .55, x - w * .82, y + h * .1, x - w, y - h * .7), 4, "-sweep")], fill=ODO_PALE, reg=.6)


def rows(n):
    """How many marks stand in each row, at most three."""
    return {1: (1,), 2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (2, 1, 2), 6: (2, 2, 2), 7: (2, 3, 2), 8: (3, 2, 3), 9: (3, 3, 3)}[n]


def grid(n, x, y, dx, dy):
    """Centres of n marks in rows round x, y."""
    R = rows(n)
    for j, m in enumerate(R):
        for i in range(m):
            yield x + (i - (m - 1) / 2) * dx, y + (j - (len(R) - 1) / 2) * dy


def draw(name):
    c = Card(name, seed="plain" + name)
    n = int(c.digit)
    c.raw('<rect x="12" y="800" width="226" height="190" fill="url(#%s)"/>' % c.bokashi("gr", ODO_PALE, 0, 990, 0, 820, .9, 0))
    draw_mark, dx, dy = {"vawn": (coin, 72, 96), "sach": (string, 62, 178), "vanj": (ingot, 74, 96)}[c.suit]
    widest = max(rows(n))
    c.push(125, 580, 0, {1: 1.75, 2: 1.4, 3: 1}[widest] if c.suit != "sach" else {1: 1.3, 2: 1.2, 3: 1}[widest])
    for x, y in grid(n, 0, 0, dx, dy):
        draw_mark(c, x, y)
    c.pop()
    return c.finish()
