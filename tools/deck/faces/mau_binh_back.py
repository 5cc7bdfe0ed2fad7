# SPDX-License-Identifier: GPL-3.0-or-later
"""Back of the Mậu binh pack: hemp-leaf ground, the deck's two shrimps; the same when turned."""
from card import *
from back import COLOURS, prawn
import luc_ho as L
import mau_binh
import patterns as PT


def draw(colour="indigo"):
    ground, _, leaf = COLOURS[colour]
    c = mau_binh.blank("back")
    if c.pure:      # a net of leaves on hatching would flicker
        ground = SUMI
    c.part([("15,15! 235,15! 235,335! 15,335!", 0)], fill=ground, reg=.4)
    leaves = PT.asanoha(c, 44, leaf, 2.2)
    c.raw('<rect x="15" y="15" width="220" height="320" fill="url(#%s)"/>' % leaves)
    for P in ("25,25 125,24 225,25", "225,25 226,175 225,325", "225,325 125,326 25,325", "25,325 24,175 25,25"):
        c.line(P, 3.2, "even", PAPER_LIGHT)
    for r, colour in ((88, SUMI), (84, PAPER_LIGHT), (79, ground)):
        c.fill(L.ring(125, 175, r), colour)
    for turn in (0, 180):
        c.push(125, 175, turn - 12, .85)
        prawn(c, ground)
        c.pop()
    return c
