# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ vạn: three-roofed tower on posts."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT


def draw():
    c = Card("5v", seed="tower")
    c.fade(AI_PALE, 10, 250, .9)
    c.fade(AI, 10, 66, .55)
    c.fade(ODO_PALE, 880, 500, .9)
    c.foot_box = True
    cx = 146
    # finial
    c.line("%g,60:.7 %g,120 %g,250" % (cx, cx, cx), 9, "flat")
    for i in range(6):
        y, w = 112 + i * 15, 9 + i * 1.5
        c.line("%g,%g %g,%g %g,%g" % (cx - w, y - 1.5, cx, y + 2, cx + w, y - 1.5), 6, "even")
        c.line("%g,%g %g,%g %g,%g" % (cx - w + 2, y - 1.5, cx, y + 2, cx + w - 2, y - 1.5), 2.4, "even", ODO)
    c.part([("%g,62 %g,76 %g,90" % (cx, cx - 9, cx), 3.6), ("%g,90 %g,76 %g,62" % (cx, cx + 9, cx), 3.6)], fill=ODO)
    c.blob("%g,50 %g,56 %g,62 %g,56" % (cx, cx - 4, cx, cx + 4))
    # storeys, top down, so each eave covers the wall under it
    storey(c, cx, 318, 414, 42, 3)
    storey(c, cx, 478, 588, 56, 5)
    # lowest roof stands on open posts over a dark hall
    c.part([("%g,660! %g,862!" % (cx - 62, cx - 62), 0), ("%g,862! %g,862!" % (cx - 62, cx + 62), 0), ("%g,862! %g,660!" % (cx + 62, cx + 62), 0), ("%g,660! %g,660!" % (cx + 62, cx - 62), 0)], fill="#5d564c", bokashi=wiped(SUMI, 660, 800), reg=0)
    c.part([("%g,862! %g,700! %g,690 %g,700! %g,862!" % (cx - 22, cx - 22, cx, cx + 22, cx + 22), 4), ("%g,862 %g,862" % (cx + 22, cx - 22), 0)], fill=ODO_PALE, reg=0)
    c.line("%g,694 %g,862" % (cx, cx), 4, "even")
    for x in (-82, -44, 44, 82):
        c.part([("%g,664! %g,868!" % (cx + x - 7, cx + x - 9), 5), ("%g,868! %g,868!" % (cx + x - 9, cx + x + 9), 4), ("%g,868! %g,664!" % (cx + x + 9, cx + x + 7), 5), ("%g,664! %g,664!" % (cx + x + 7, cx + x - 7), 0)], fill="#9a6b3a")
        c.part([("%g,866! %g,866! %g,880! %g,880! %g,866!" % (cx + x - 14, cx + x + 14, cx + x + 17, cx + x - 17, cx + x - 14), 4)], fill=GREY_PALE)
    for y in (712, 724):
        c.line("%g,%g %g,%g" % (cx - 92, y, cx + 92, y), 4.6, "even")
    roof(c, cx, 318, 80, 14, 80, 12, 7)
    roof(c, cx, 480, 92, 16, 66, 50, 8)
    roof(c, cx, 660, 104, 18, 72, 64, 10)
    # platform and steps
    c.part([("%g,880! %g,912!" % (cx - 98, cx - 106), 6), ("%g,912! %g,912!" % (cx - 106, cx + 106), 0), ("%g,912! %g,880!" % (cx + 106, cx + 98), 6), ("%g,880! %g,880!" % (cx + 98, cx - 98), 6)], fill=GREY_PALE)
    r = Rng("stones")
    for row, y in enumerate((886, 899)):
        x = cx - 100 + (row % 2) * 14
        while x < cx + 92:
            w = r(20, 34)
            c.line("%g,%g %g,%g %g,%g %g,%g" % (x + 3, y + 11, x + 2, y + 3, x + w * .5, y, x + w - 3, y + 3), 3.0, "wire")
            x += w
    c.part([("%g,862! %g,912!" % (cx - 22, cx - 30), 4), ("%g,912! %g,912!" % (cx - 30, cx + 30), 0), ("%g,912! %g,862!" % (cx + 30, cx + 22), 4), ("%g,862! %g,862!" % (cx + 22, cx - 22), 4)], fill=PAPER_LIGHT)
    for i in range(4):
        y = 872 + i * 11
        w = 24 + i * 1.9
        c.line("%g,%g %g,%g" % (cx - w, y, cx + w, y), 3.2, "wire")
    return trees(c)


def trees(c):
    c.part([("10,900 70,884 130,906 180,914 242,906", 6, "body"), ("242,906! 242,996! 10,996! 10,900", 0)], fill=ODO_PALE, bokashi=wiped(MIDORI, 996, 900, .7))
    pine(c, 40, 832, .66)
    # bands of mist, reserved paper
    for P in ("10,612! 50,610 80,616 84,624 78,632 36,636 10,634!", "240,556! 214,554 196,560 194,568 200,576 220,578 240,576!", "240,408! 222,406 208,412 210,422 240,424!"):
        c.fill(P, PAPER_LIGHT)
        c.line(P.replace("!", ""), 2.6, "swell", AI)
    for x, y, k in ((206, 250, .7), (222, 226, .55), (100, 282, .6)):
        c.push(x, y, -10, k)
        c.lines(["-22,-4 -10,-10 0,0", "0,0 10,-12 24,-8"], 5.5, "swell")
        c.pop()
    return c.finish()
