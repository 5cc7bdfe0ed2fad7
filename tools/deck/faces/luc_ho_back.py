# SPDX-License-Identifier: GPL-3.0-or-later
"""Black back of the Lục hổ pack: a carved border and the pack's own crest, alike when turned."""
from card import *
import luc_ho as L


def draw():
    c = Sheet(W, H, seed="luc-ho back")
    c.raw('<rect x="1" y="1" width="248" height="998" rx="13" fill="%s" stroke="#b9a67f" stroke-width="2"/>' % PAPER)
    c.part([("15,15! 235,15! 235,985! 15,985!", 0)], fill=SUMI, back=None, grain=False)
    for P in ("27,28 125,27 223,28", "222,27 223,500 222,973", "223,972 125,973 27,972", "28,973 27,500 28,27"):
        c.line(P, 2.6, "even", GREY)
    for y in (150, 325, 675, 850):
        c.fill(L.lozenge(125, y, 40), GREY)
        c.fill(L.lozenge(125, y, 36), SUMI)
        c.fill(L.lozenge(125, y, 14), GREY)
    c.fill(L.ring(125, 500, 86), GREY)
    c.fill(L.ring(125, 500, 81), SUMI)
    for i in range(6):      # six tigers' claws round the crest
        c.push(125, 500, i * 60)
        c.line("0,-66:.3 16,-50:1 14,-32:.9 2,-22:.2", 13, "flat", PAPER)
        c.pop()
    c.fill(L.ring(125, 500, 12, 8), PAPER)
    return c
