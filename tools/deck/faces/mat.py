# SPDX-License-Identifier: GPL-3.0-or-later
"""Sedge mat with a red cloth hem (chiếu hoa cạp điều): table background."""
from mokuhan import *
import math

STRAW = ("#cdb070", "#c6a866", "#d3b87b", "#c0a15f", "#cbb176", "#bb9d5c", "#d0b374", "#c3a767")


def weave(s, key="weave"):
    """240 x 240 seamless tile: 40 sedge strands over 10 jute warps."""
    r = Rng("mat")
    b = []
    h = 6.0
    for i in range(40):
        c = STRAW[int(r(0, len(STRAW)))]
        b.append('<rect y="%g" width="240" height="%g" fill="%s"/>' % (i * h, h, c))
    # streaks inside the strands
    d = []
    for i in range(220):
        x, y, l = r(0, 236), r(0, 239), r(6, 40)
        d.append("M%.0f %.1fh%.0f" % (x, y, min(l, 240 - x)))
    b.append('<path stroke="#8f7337" stroke-opacity=".22" stroke-width=".8" fill="none" d="%s"/>' % "".join(d))
    d = []
    for i in range(150):
        x, y, l = r(0, 236), r(0, 239), r(6, 30)
        d.append("M%.0f %.1fh%.0f" % (x, y, min(l, 240 - x)))
    b.append('<path stroke="#efe0b0" stroke-opacity=".35" stroke-width=".8" fill="none" d="%s"/>' % "".join(d))
    # grooves between strands, and the plain weave over the warps
    b.append('<path stroke="#7d6330" stroke-opacity=".38" stroke-width=".9" fill="none" d="%s"/>' % "".join("M0 %gH240" % (i * h) for i in range(40)))
    # each strand swells between two warps and is pinched where it dives under one
    lens, pin = [], []
    for i in range(40):
        for j in range(-1, 10):
            x = j * 24 + (0 if i % 2 else 12)
            y = i * h + h / 2
            lens.append("M%g %gq10 %g 20 0q-10 %g -20 0" % (x + 2, y - .7, -2.2, 2.0))
            pin.append("M%g %gq1.2 %g 0 %g" % (x, y - h / 2 + .8, h / 2 - .8, h - 1.6))
    b.append('<path fill="#f3e4b4" fill-opacity=".30" d="%s"/>' % "".join(lens))
    b.append('<path stroke="#6f5628" stroke-opacity=".26" stroke-width="1.6" fill="none" d="%s"/>' % "".join(pin))
    return s.define(key, '<pattern id="{id}" width="240" height="240" patternUnits="userSpaceOnUse">%s</pattern>' % "".join(b))


def tile():
    s = Sheet(240, 240, seed="tile")
    s.raw('<rect width="240" height="240" fill="url(#%s)"/>' % weave(s))
    return s


def lotus(s, x, y, k, c1, c2):
    """Printed lotus: stencil petals, colour sunk into the weave."""
    s.push(x, y, 0, k)
    for a in (-78, -52, -26, 0, 26, 52, 78):
        s.push(0, 14, a)
        s.fill("0,0! -13,-24 -9,-50 0,-66! 9,-50 13,-24", c1, opacity=.62)
        s.fill("0,-16! -4,-30 0,-50! 4,-30", c2, opacity=.5)
        s.pop()
    for a in (-104, 104):
        s.push(0, 18, a)
        s.fill("0,0! -12,-30 -6,-62 0,-78! 8,-58 10,-28", "#5e7242", opacity=.6)
        s.pop()
    s.fill("-16,14! 0,4 16,14! 10,26 -10,26", "#5e7242", opacity=.7)
    s.pop()


def table(w=1600, h=1000, hem=26):
    s = Sheet(w, h, seed="table")
    s.raw('<rect width="%d" height="%d" fill="url(#%s)"/>' % (w, h, weave(s)))
    red, green = "#9c3526", "#5e7242"
    # printed border lines
    for m, t, c in ((hem + 14, 5, green), (hem + 24, 10, red), (hem + 40, 3, green)):
        s.raw('<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="%s" stroke-opacity=".55" stroke-width="%g"/>' % (m, m, w - 2 * m, h - 2 * m, c, t))
    # corner and centre flowers
    for x, y in ((130, 130), (w - 130, 130), (130, h - 120), (w - 130, h - 120)):
        lotus(s, x, y, .95, red, "#d9a37a")
    # the centre stays quiet: a faint ring of coins where the stock lies
    cx, cy = w / 2, h / 2
    s.raw('<g fill="none" stroke="%s" stroke-opacity=".3"><circle cx="%g" cy="%g" r="170" stroke-width="8"/><circle cx="%g" cy="%g" r="152" stroke-width="3"/><circle cx="%g" cy="%g" r="188" stroke-width="3"/></g>' % (red, cx, cy, cx, cy, cx, cy))
    # cloth hem
    s.raw('<path fill="#8e2f22" fill-rule="evenodd" d="M0 0H%dV%dH0zM%d %dV%dH%dV%dz"/>' % (w, h, hem, hem, h - hem, w - hem, hem))
    s.raw('<path fill="none" stroke="#e9c9a0" stroke-width="2" stroke-dasharray="9 7" stroke-opacity=".8" d="M%d %dH%dV%dH%dz"/>' % (hem - 7, hem - 7, w - hem + 7, h - hem + 7, hem - 7))
    s.raw('<path fill="none" stroke="#3d140e" stroke-opacity=".45" stroke-width="3" d="M%d %dH%dV%dH%dz"/>' % (hem, hem, w - hem, h - hem, hem))
    # light from the middle
    s.define("vig", '<radialGradient id="{id}" cx=".5" cy=".48" r=".75"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#2a1a08" stop-opacity=".4"/></radialGradient>')
    s.raw('<rect width="%d" height="%d" fill="url(#vig)"/>' % (w, h))
    return s

