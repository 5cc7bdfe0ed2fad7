# SPDX-License-Identifier: GPL-3.0-or-later
"""Card back: coin net and two shrimps (the 'tôm' of tổ tôm)."""
import math

from card import *
from scenery import *
import patterns as PT


# the colours a back is printed in, and those of the net upon it; the first is the usual one
COLOURS = {"indigo": (AI, "#7f9fb3", "#6f91a8"), "red": ("#a8352a", "#dba08a", "#cf8672"), "orange": ("#bf6a24", "#ecc389", "#e0ad6c"), "black": (SUMI, "#736a61", "#6a625a")}


def draw(colour="indigo"):
    ground, net, _ = COLOURS[colour]
    c = Sheet(W, H, seed="back")
    c.raw('<rect x="1" y="1" width="248" height="998" rx="13" fill="%s" stroke="#b9a67f" stroke-width="2"/>' % PAPER)
    c.part([("17,17! 233,17! 233,983! 17,983!", 0)], fill=ground, reg=.5)
    ship = PT.shippo(c, 21.5, net, 2.2, dot=True)
    c.raw('<rect x="17" y="17" width="216" height="966" fill="url(#%s)"/>' % ship)
    c.raw('<rect x="17" y="17" width="216" height="966" fill="url(#%s)"/>' % c.goma())
    for P in ("15,16 125,15 236,16", "235,13 236,500 235,987", "236,984 125,985 14,984", "15,987 14,500 15,13"):
        c.line(P, 4.6, "even")
    for P in ("28,27 125,26 222,27", "222,27 223,500 222,973", "222,973 125,974 28,973", "28,973 27,500 28,27"):
        c.line(P, 3.2, "even", PAPER_LIGHT)
    # roundel
    cx, cy = 125, 500
    def disc(r, col):
        c.ink(shape_d_ccw([(cx + r * math.cos(i * math.pi / 12), cy + r * math.sin(i * math.pi / 12), False, None) for i in range(24)]), col)
    disc(97, SUMI); disc(92, PAPER_LIGHT); disc(86, ground); c.flush()
    for rot in (0, 180):
        c.push(cx, cy, rot - 12, .93)
        prawn(c, ground)
        c.pop()
    return c


def prawn(s, ground=AI):
    """One of two shrimps chasing each other round the crest."""
    c = PAPER_LIGHT
    R = 61.0

    def half(th):
        u = (196 - th) / 150            # 0 tail .. 1 head tip
        w = 9 + 15 * min(1, u / .55) ** .8
        return w if u < .6 else w * (1 - ((u - .6) / .4) ** 1.7 * .82)

    def pt(th, t, k=False):
        r = R + half(th) * t
        return (r * math.cos(math.radians(th)), -r * math.sin(math.radians(th)), k, None)

    def po(th, r, k=False):
        return (r * math.cos(math.radians(th)), -r * math.sin(math.radians(th)), k, None)
    # swimming legs, walking legs
    for th in (184, 171, 158, 145, 132):
        a = pt(th - 4, -.9)
        s.line([a, po(th + 2, math.hypot(*a[:2]) - 7), po(th + 9, math.hypot(*a[:2]) - 11)], 6.5, "rat", c)
    for th, k in ((112, 20), (102, 24), (92, 26), (82, 25)):
        a = pt(th, -.9)
        s.line([a, po(th - 2, math.hypot(*a[:2]) - k * .6), po(th + 12, math.hypot(*a[:2]) - k)], 4.6, "rat", c)
    # feelers sweep through the middle
    s.line([pt(56, -.4), po(40, 47), po(10, 34), po(-50, 25), po(-118, 26)], 4.6, "rat", c)
    s.line([pt(60, -.7), po(44, 34), po(20, 24), po(-20, 13)], 3.8, "rat", c)
    # feeler along the rim
    s.flush()
    # abdomen
    for i in range(5):
        a, b = 190 - i * 14.6, 190 - (i + 1) * 14.6 + 2.6
        m = (a + b) / 2
        s.fill([pt(a, 1.0, True), pt(m, 1.1), pt(b, 1.0, True), pt(b - 1.4, .3), pt(b - .6, -.55), pt(b + 1, -1.0, True), pt(m + 1, -1.32, True), pt(a + 2.5, -.9, True), pt(a - .5, 0)], c)
    # carapace and beak
    s.fill([pt(114.5, 1.04, True), pt(100, 1.16), pt(84, 1.2), pt(68, 1.25), pt(60, 1.9, True), pt(61, 1.05), pt(46, 2.2, True), pt(54, .1), pt(60, -.75), pt(74, -1.05), pt(92, -1.12), pt(113, -1.1, True), pt(116.5, -.2)], c)
    x, y = pt(80, .5)[:2]
    s.fill([(x + 4.6 * math.cos(i * math.pi / 3), y + 4.6 * math.sin(i * math.pi / 3), False, None) for i in range(6)], ground)
    s.line([pt(112, .2), pt(98, -.05), pt(84, -.35), pt(76, -.7)], 3, "swell", ground)
    # tail fan
    o = pt(189.5, 0)
    for d in (-30, 0, 30):
        ang = math.radians(192 + 90 + d * 1.0)
        ca, sa = math.cos(ang), -math.sin(ang)
        q = lambda u, v, k=False: (o[0] + u * ca - v * sa, o[1] + u * sa + v * ca, k, None)
        s.fill([q(3, -2), q(12, -6), q(25, -5.5, True), q(22.5, 0), q(25, 5.5, True), q(12, 6), q(3, 2)], c)
