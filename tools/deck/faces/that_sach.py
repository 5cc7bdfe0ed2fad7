# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất sách: bearded man in cap and coat, a great white drum on his shoulder."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


def drum(c, x, y, r):
    """Barrel drum seen on its skin, with studs and three commas."""
    ring = lambda q, n=20: [(x + q * math.cos(i * 2 * math.pi / n), y + q * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]
    c.part([("%g,%g %g,%g %g,%g" % (x - r * .2, y - r, x + r * .5, y - r * .96, x + r * 1.2, y - r * .8), 7, "body"), ("%g,%g %g,%g" % (x + r * 1.2, y - r * .8, x + r * 1.2, y + r * .8), 0),
            ("%g,%g %g,%g %g,%g" % (x + r * 1.2, y + r * .8, x + r * .5, y + r * .98, x - r * .2, y + r), 7, "body"), ("%g,%g %g,%g" % (x - r * .2, y + r, x - r * .2, y - r), 0)], fill=ODO)
    R = ring(r)
    c.part([(R + R[:1], 7, "wire")], fill=GOFUN, reg=0, grain=False)
    Q = ring(r * .8)
    c.line(Q + Q[:1], 3, "wire")
    for p in ring(r * .9, 18):
        dot(c, p[0], p[1], 3.6, SUMI, 7)
    c.flush()
    for a in (0, 120, 240):
        c.push(x, y, a, r / 34)
        c.blob("0,-23 12,-18 14,-6 5,1 1,-6 7,-13")
        c.pop()


def soft_cap(c):
    """Round soft cap with a folded brim; in the head's own units."""
    c.part([("-34,-36 -50,-54 -44,-84 -8,-102 34,-98 66,-76 68,-42 56,-26", 6.5, "sweep"), ("56,-26 36,-42 4,-50 -34,-36", 5)], fill=SUMI, reg=0)
    c.lines(["-30,-54 -14,-80 14,-88", "6,-58 26,-76 48,-72", "36,-50 52,-56 60,-56"], 3, "swell", "#b9ab90")
    c.part([("-37,-28 -8,-46 24,-46 62,-26", 5), ("62,-26 60,-10", 4), ("60,-10 24,-30 -6,-30 -34,-14", 5), ("-34,-14 -37,-28", 4)], fill=GREY_PALE, reg=.4)


def draw():
    c = Card("7s", seed="drum")
    c.wipe(ODO_PALE, 990, 866, 1)
    B.bound_leg(c, "150,660", "176,748", "182,822", .95, -12, fill=GREY, how="tied")
    B.bound_leg(c, "96,660", "78,750", "76,850", 1.04, 2, fill=GREY, how="tied")
    # wide short trousers
    c.part([("70,640 50,700 50,736", 7), ("50,736 84,756 120,742", 6), ("120,742 126,716 130,690", 0), ("130,690 140,724 150,748", 0), ("150,748 180,752 206,734", 6), ("206,734 208,690 196,640", 7), ("196,640 70,640", 0)], fill=GREY_PALE, pat=PT.koshi(c, 24, 3, "#57514a"))
    c.line("120,744 132,700 132,670", 5.5, "nail")
    # the drum on the near shoulder
    drum(c, 190, 236, 62)
    # coat
    dk = c.bokashi("dk", "#9a6a20", 0, 710, 0, 560, .75, 0)
    c.part([("94,440 66,500 58,590 44,690", 8, "sweep"), ("44,690 84,712 150,714 214,690", 6.5), ("214,690 214,600 206,500 178,440", 7.5, "sweep"), ("178,440 94,440", 0)], fill=ODO, bokashi=dk)
    c.part([("48,664 86,686 150,688 214,666", 0), ("214,666 214,690", 0), ("214,690 150,714 84,712 44,690", 0), ("44,690 48,664", 0)], fill=PAPER_LIGHT, pat=PT.ichimatsu(c, 12, SUMI), reg=0, grain=False)
    c.line("47,664 86,685 150,687 214,665", 3.4, "wire"); c.line("44,690 84,712 150,714 214,690", 6.5)
    c.line("124,560 116,640 108,710", 5.5, "nail")
    c.lines(["80,610 74,650 66,690", "168,600 174,650 166,700", "196,620 196,650 192,690"], 5, "nail")
    # sash
    c.part([("60,590 110,610 160,608 212,588", 6), ("212,588 213,620", 5), ("213,620 160,642 110,644 56,622", 6), ("56,622 60,590", 5)], fill=AI)
    c.lines(["68,606 110,624 142,624", "130,634 176,628 204,608"], 3.6, "nail", "#16304d")
    # drumsticks in the sash
    for P in ("92,560 104,604 112,650", "112,556 116,604 114,652"):
        c.line(P, 10, "even"); c.line(P, 5, "even", ODO_PALE)
    c.part([("60,600 100,618 150,616", 0), ("150,616 150,632 100,636 58,614 60,600", 0)], fill=AI, back=None, reg=0, grain=False)
    # far arm swings forward
    c.part([("98,464 64,520 40,574", 7, "sweep"), ("40,574 56,600 84,606", 5.5), ("84,606 112,560 120,510", 6, "-nail"), ("120,510 98,464", 0)], fill=ODO, reg=.4)
    B.cuff(c, "40,574 56,600 84,606", "84,606 60,590 40,574")
    c.lines(["92,500 68,544 62,576", "108,520 90,556 86,588"], 5, "nail")
    c.part([("46,588 34,602 28,618 32,632 44,636 58,630 68,616 74,604", 4.4, "wire"), ("74,604 46,588", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["34,612 46,614", "36,622 48,623", "52,604 44,606 40,600"], 2.4, "swell")
    # near arm raised to the drum
    c.part([("160,448 200,470 222,520 226,560", 7, "sweep"), ("226,560 196,576 168,560", 6), ("168,560 150,520 148,480", 6, "-nail"), ("148,480 160,448", 0)], fill=ODO, reg=0, bokashi=c.bokashi("dk2", "#9a6a20", 0, 580, 0, 460, .6, 0))
    c.lines(["176,480 196,520 196,556", "160,500 172,530 176,552"], 5, "nail")
    c.part([("178,470 186,492 214,508 236,492", 5.5, "wire"), ("236,492 240,520 226,540", 5.5), ("226,540 192,540 164,510", 0), ("164,510 178,470", 0)], fill=ODO, reg=0, grain=False)
    c.part([("178,470 186,492 214,508 236,492", 4.5, "wire"), ("236,492 220,476 196,464 178,470", 4, "wire")], fill=SUMI, grain=False)
    c.part([("192,482 200,420 206,346", 6, "body"), ("206,346 234,346", 0), ("234,346 238,420 226,494", 6.5, "-body"), ("226,494 210,498 192,482", 0)], fill=FLESH, reg=0, grain=False)
    c.line("184,486 206,502 232,496", 5, "wire")
    c.push(0, -44)
    c.part([("202,392 194,376 196,360 202,350 208,356 211,342 218,346 222,340 228,346 234,346 238,360 236,392", 4.2, "wire"), ("236,392 202,392", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["208,356 209,368", "218,347 219,362", "228,347 229,362"], 2.4, "swell")
    c.pop()
    # neck, collar, head
    c.part([("98,440 110,476 124,510", 0), ("124,510 148,470 152,436", 0), ("152,436 98,440", 0)], fill=FLESH, reg=0, grain=False)
    c.push(117, 408, -4, 1.08); F.neck(c, 4.6); c.pop()
    c.part([("154,430 138,470 112,530 102,596", 5.5), ("102,596 122,604", 0), ("122,604 134,536 162,476 172,440", 5.5), ("172,440 154,430", 5)], fill=AI, reg=.4, grain=False)
    c.part([("92,446 96,480 112,512", 5), ("112,512 120,498", 0), ("120,498 110,474 104,446", 4), ("104,446 92,446", 0)], fill=AI, reg=.4, grain=False)
    c.push(117, 408, -4, 1.08)
    F.face_man(c, kind="drummer"); B.beard(c); F.ear(c); B.side_hair(c)
    soft_cap(c)
    c.pop()
    return c.finish()
