# SPDX-License-Identifier: GPL-3.0-or-later
"""The chiếu: five sedge mats in three weaves, each a tile and a border.

A tile is 240 x 240 and repeats without a seam: 40 strands of sedge lie over
20 jute warps, and the weave says where a strand dives under a warp.  A border
is 720 x 720, nine cells of 240: the corners are laid once, the sides repeat
between them, and the cell in the middle is the mat's heart, laid once where
the dish stands.  The tile shows through wherever a border leaves it free.

Strands are flat bands and highlights plain paths, because a renderer paints
a tile anew for each size; no two neighbouring tones differ by more than the
index of a card can bear.
"""
from collections import namedtuple
import math

from mokuhan import *

TILE = 240
ROWS, WARPS = 40, 20
STRAND, GAP = TILE / ROWS, TILE / WARPS
HEM = 26        # the cloth round the edge

# strands: tones of the sedge; stripe: tones of the dyed strands, or none; inlay: dyed strands that come up as lozenges, or None;
# hem, stitch: the cloth and its thread; lines, bloom: printed colours; words: dark or light, what is read straight on the sedge
Mat = namedtuple("Mat", "weave strands stripe inlay light groove hem stitch lines bloom words")


# ------------------------------------------------------------------- weaves
def plain(row, warp):
    """Over one, under one."""
    return (row + warp) % 2 == 0


def twill(row, warp):
    """Over three, under one, a warp further on in each row; the slope turns back after ten."""
    t = row % 20
    return (warp + (t if t < 10 else 20 - t)) % 4 == 0


def lozenge(row, warp):
    """Lozenges one inside the other, twenty strands high and ten warps wide."""
    return nest(row, warp) % 3 == 0


def nest(row, warp):
    """How far a crossing lies from the middle of its lozenge: 0 to 10."""
    return abs(row % 20 - 10) // 2 + abs(warp % 10 - 5)


SEDGE = ("#cdb070", "#c6a866", "#d3b87b", "#c0a15f", "#cbb176", "#bb9d5c", "#d0b374", "#c3a767")
PALE = ("#dcc691", "#d6be86", "#e0cb99", "#d2b97f", "#d9c28b", "#cfb57a")
HONEY = ("#b98d4c", "#b18545", "#c09554", "#a97d3f", "#b58a4a", "#ac8142")
NIGHT = ("#3d3a3a", "#393637", "#423e3d", "#353334", "#3f3c3c")

MATS = {
    "coi": Mat(plain, SEDGE, (), None, "#f3e4b4", "#6f5628", "#8e2f22", "#e9c9a0", ("#5e7242", "#9c3526"), ("#9c3526", "#d9a37a", "#5e7242"), "dark"),
    "hoa": Mat(twill, PALE, ("#d3a68e", "#b3b78c"), None, "#fbf0cf", "#7d6333", "#3f5a3a", "#e4d7a4", ("#4d6b45", "#a0392b"), ("#a0392b", "#c9733f", "#4d6b45"), "dark"),
    "cai": Mat(lozenge, SEDGE, (), "#5f7340", "#f0e6bb", "#5f5a2c", "#2d4f72", "#cfd8cf", ("#4c5f3a", "#2d4f72"), ("#2d4f72", "#93aeb4", "#4c5f3a"), "dark"),
    "dau": Mat(twill, HONEY, (), None, "#e3c184", "#4a3010", "#4a2f22", "#d9b98a", ("#3a2a1a", "#6f2a1c"), ("#7d2f20", "#d39f47", "#4c4a2a"), "dark"),
    "dem": Mat(lozenge, NIGHT, (), "#2b4a68", "#7d7468", "#17120f", "#6d241b", "#c9a877", ("#a8843f", "#7d3a2c"), ("#a8843f", "#c9a25a", "#66744e"), "light"),
}


# --------------------------------------------------------------------- tile
def _strand_colours(mat, r):
    for row in range(ROWS):
        dyed = mat.stripe and row in (9, 11, 29, 31)
        tones = mat.stripe if dyed else mat.strands
        yield tones[int(r(0, len(tones)))]


def _streaks(r, n, longest):
    """Short marks along the strands; none crosses the tile's edge."""
    d = []
    for _ in range(n):
        x, y, long = r(0, TILE - 8), r(0, TILE - 1), r(6, longest)
        d.append("M%.0f %.1fh%.0f" % (x, y, min(long, TILE - x)))
    return "".join(d)


def _dives(mat, row):
    """The warps under which a strand goes, in order, with the one after the last."""
    under = [w for w in range(WARPS) if mat.weave(row, w)]
    return under, [b - a for a, b in zip(under, under[1:] + [under[0] + WARPS])]


def _inlay():
    """Crossings where a dyed strand comes up: two lozenges, one in the other."""
    return "".join("M%g %gh%gv%gh-%gz" % (warp * GAP, row * STRAND, GAP, STRAND, GAP)
                   for row in range(ROWS) for warp in range(WARPS) if nest(row, warp) in (1, 2, 5))


def _relief(mat):
    """Highlights where strands lie on top, pinches where they dive."""
    lens, pinch = [], []
    for row in range(ROWS):
        y = (row + .5) * STRAND
        for warp, reach in zip(*_dives(mat, row)):
            x, long = warp * GAP, reach * GAP - 4
            for shift in ((0, -TILE) if x + long > TILE else (0,)):
                lens.append("M%g %gq%g-2.2 %g 0q%g 2-%g 0" % (x + 2 + shift, y - .7, long / 2, long, -long / 2, long))
            for shift in ((0, TILE) if x < 2 else (0,)):
                pinch.append("M%g %gq1.2 %g 0 %g" % (x + shift, y - STRAND / 2 + .8, STRAND / 2 - .8, STRAND - 1.6))
    return "".join(lens), "".join(pinch)


def tile(name):
    mat = MATS[name]
    s = Sheet(TILE, TILE, seed="mat " + name)
    r = Rng("mat " + name)
    for row, colour in enumerate(_strand_colours(mat, r)):
        s.raw('<rect y="%g" width="%d" height="%g" fill="%s"/>' % (row * STRAND, TILE, STRAND, colour))
    if mat.inlay:
        s.raw('<path fill="%s" fill-opacity=".36" d="%s"/>' % (mat.inlay, _inlay()))
    lens, pinch = _relief(mat)
    s.raw('<path stroke="%s" stroke-opacity=".25" stroke-width=".8" fill="none" d="%s"/>' % (mat.groove, _streaks(r, 150, 40)))
    s.raw('<path stroke="%s" stroke-opacity=".33" stroke-width=".8" fill="none" d="%s"/>' % (mat.light, _streaks(r, 100, 30)))
    s.raw('<path stroke="%s" stroke-opacity=".4" stroke-width=".9" fill="none" d="%s"/>' % (mat.groove, "".join("M0 %gH%d" % (i * STRAND, TILE) for i in range(ROWS + 1))))
    s.raw('<path fill="%s" fill-opacity=".3" d="%s"/>' % (mat.light, lens))
    s.raw('<path stroke="%s" stroke-opacity=".42" stroke-width="2" fill="none" d="%s"/>' % (mat.groove, pinch))
    return s


# ------------------------------------------------------------------- border
def lotus(s, x, y, k, colours, turn=0):
    """Printed lotus: stencil petals, colour sunk into the weave."""
    petal, heart, leaf = colours
    s.push(x, y, turn, k)
    for a in (-104, 104):
        s.push(0, 18, a)
        s.fill("0,0! -12,-30 -6,-62 0,-78! 8,-58 10,-28", leaf, opacity=.6)
        s.pop()
    for a in (-78, 78, -52, 52, -26, 26, 0):
        s.push(0, 14, a)
        s.fill("0,0! -13,-24 -9,-50 0,-66! 9,-50 13,-24", petal, opacity=.62)
        s.fill("0,-16! -4,-30 0,-50! 4,-30", heart, opacity=.5)
        s.pop()
    s.fill("-16,14! 0,4 16,14! 10,26 -10,26", leaf, opacity=.7)
    s.pop()


def _frame(s, inset, width, colour, opacity=1.0, dash=None):
    side = 3 * TILE
    s.raw('<rect x="%g" y="%g" width="%g" height="%g" fill="none" stroke="%s" stroke-width="%g"%s%s/>' % (
        inset, inset, side - 2 * inset, side - 2 * inset, colour, width,
        '' if opacity == 1 else ' stroke-opacity="%g"' % opacity, ' stroke-dasharray="%s"' % dash if dash else ''))


def _hem(s, mat):
    """Cloth, its edge, its running stitch (16 units to a stitch, so that every cell holds fifteen), the printed lines."""
    _frame(s, HEM / 2, HEM, mat.hem)
    _frame(s, HEM, 3, "#1c100a", .5)
    m, far = HEM - 7, 3 * TILE - HEM + 7
    s.raw('<path fill="none" stroke="%s" stroke-opacity=".8" stroke-width="2" stroke-dasharray="9 7" d="M8 %gH712M8 %gH712M%g 8V712M%g 8V712"/>' % (mat.stitch, m, far, m, far))
    for inset, width, colour in ((HEM + 14, 5, mat.lines[0]), (HEM + 24, 10, mat.lines[1]), (HEM + 40, 3, mat.lines[0])):
        _frame(s, inset, width, colour, .55)


def _heart(s, mat):
    """A faint ring where the dish stands."""
    s.raw('<g fill="none" stroke="%s" stroke-opacity=".34">%s</g>' % (mat.lines[1], "".join(
        '<circle cx="360" cy="360" r="%g" stroke-width="%g"/>' % ring for ring in ((98, 3), (107, 6), (116, 3)))))


def border(name):
    mat = MATS[name]
    s = Sheet(3 * TILE, 3 * TILE, seed="border " + name)
    _hem(s, mat)
    for x in (130, 3 * TILE - 130):
        for y in (136, 3 * TILE - 116):
            lotus(s, x, y, .95, mat.bloom)
    _heart(s, mat)
    return s


# ---------------------------------------------------------- names and list
def names():
    return [n + part for n in MATS for part in ("", "-border")]


def draw(name):
    mat, _, part = name.partition("-")
    return border(mat) if part else tile(mat)


def mean(colours):
    """The colour a tile has from afar."""
    parts = [[int(c[i:i + 2], 16) for c in colours] for i in (1, 3, 5)]
    return "#%02x%02x%02x" % tuple(round(sum(p) / len(p)) for p in parts)


def listing():
    """A row for each mat: its name, its colour from afar, dark or light for words straight on it."""
    return "".join("%s %s %s\n" % (name, mean(m.strands), m.words) for name, m in MATS.items())
