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
# light, groove: of the relief; hem, stitch: the cloth and its thread; lines: two printed colours; mark: what stands in the
# corners, and its three colours (petal, heart, leaf); wreath: flowers along the sides and round the heart
Mat = namedtuple("Mat", "weave strands stripe inlay light groove hem stitch lines mark colours wreath")


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
    "coi": Mat(plain, SEDGE, (), None, "#f3e4b4", "#6f5628", "#8e2f22", "#e9c9a0", ("#5e7242", "#9c3526"), "lotus", ("#9c3526", "#d9a37a", "#5e7242"), False),
    "hoa": Mat(twill, PALE, ("#d3a68e", "#b3b78c"), None, "#fbf0cf", "#7d6333", "#3f5a3a", "#e4d7a4", ("#4d6b45", "#a0392b"), "lotus", ("#a0392b", "#e0a06a", "#4d6b45"), True),
    "cai": Mat(lozenge, SEDGE, (), "#5f7340", "#f0e6bb", "#5f5a2c", "#2d4f72", "#cfd8cf", ("#4c5f3a", "#2d4f72"), "lozenges", ("#2d4f72", "#93aeb4", "#4c5f3a"), False),
    "dau": Mat(twill, HONEY, (), None, "#e3c184", "#4a3010", "#4a2f22", "#d9b98a", ("#3a2a1a", "#6f2a1c"), "long_life", ("#6f2a1c", "#d39f47", "#4c4a2a"), False),
    "dem": Mat(lozenge, NIGHT, (), "#2b4a68", "#7d7468", "#17120f", "#6d241b", "#c9a877", ("#a8843f", "#7d3a2c"), "lotus", ("#a8843f", "#c9a25a", "#66744e"), False),
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
    s.raw('<path fill="none" stroke="%s" stroke-opacity=".8" stroke-width="2" stroke-dasharray="9 7" d="M24 %gH696M24 %gH696M%g 24V696M%g 24V696"/>' % (mat.stitch, m, far, m, far))
    for inset, width, colour in ((HEM + 14, 5, mat.lines[0]), (HEM + 24, 10, mat.lines[1]), (HEM + 40, 3, mat.lines[0])):
        _frame(s, inset, width, colour, .55)


def lozenges(s, x, y, k, colours):
    """Four lozenges about a fifth, as they are woven in."""
    s.push(x, y, 0, k)
    for dx, dy, colour in ((0, -34, colours[0]), (-46, 0, colours[0]), (46, 0, colours[0]), (0, 34, colours[0]), (0, 0, colours[2])):
        for r, tone, strength in ((1, colour, .6), (.45, colours[1], .75)):
            s.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (dx, dy - 30 * r, dx + 40 * r, dy, dx, dy + 30 * r, dx - 40 * r, dy), tone, opacity=strength)
    s.pop()


def long_life(s, x, y, k, colours):
    """The round sign of long life (chữ thọ), printed."""
    d = "M0-36V36M-14-30H14M-24-18H24V-8M-24-18V-8M-34 0H34M-24 18H24V8M-24 18V8M-14 30H14M-10-8V8M10-8V8"
    s.raw('<g transform="translate(%g %g) scale(%g)" fill="none" stroke="%s" stroke-opacity=".6"><circle r="54" stroke-width="6"/>'
          '<circle r="46" stroke-width="2"/><path stroke-width="5.5" d="%s"/></g>' % (x, y, k, colours[0], d))


MARKS = {"lotus": lotus, "lozenges": lozenges, "long_life": long_life}


def flower(s, x, y, r, colours, turn=0):
    """A printed flower of five petals with two leaves."""
    s.push(x, y, turn, r / 30)
    for a in (-64, 64, 180):
        s.push(0, 0, a)
        s.fill("0,-22! 11,-38 7,-54 0,-64! -7,-54 -11,-38", colours[2], opacity=.55)
        s.pop()
    for a in range(0, 360, 72):
        s.push(0, 0, a)
        s.fill("0,-3! -15,-12 -14,-29 0,-27! 14,-29 15,-12", colours[0], opacity=.58)
        s.pop()
    s.fill("-8,0 0,-8 8,0 0,8", colours[1], opacity=.9)
    s.pop()


def _wreath(s, mat):
    """Flowers in the middle of each side, and round the heart."""
    for x, y, turn in ((360, 112, 180), (360, 608, 0), (112, 360, 90), (608, 360, -90)):
        flower(s, x, y, 24, mat.colours, turn)
    for i in range(8):
        a = math.radians(i * 45)
        s.push(360 + 107 * math.sin(a), 360 - 107 * math.cos(a), i * 45, .5)
        s.fill("0,-18! 13,-6 13,8 0,18! -13,8 -13,-6", mat.colours[i % 2 * 2], opacity=.5)
        s.pop()


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
            MARKS[mat.mark](s, x, y if mat.mark == "lotus" else y - 6, .9, mat.colours)
    if mat.wreath:
        _wreath(s, mat)
    _heart(s, mat)
    return s


# -------------------------------------------------------------------- names
def names():
    return [n + part for n in MATS for part in ("", "-border")]


def draw(name):
    mat, _, part = name.partition("-")
    return border(mat) if part else tile(mat)
