# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất sách: bearded man in cap and coat, a great white drum on his shoulder."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


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
    c.fade(ODO_PALE, 990, 824, 1)
    # far leg behind, near leg bent under the load
    B.bound_leg(c, "172,640", "204,734", "196,832", .92, -10, fill=GREY, how="tied")
    B.bound_leg(c, "128,650", "68,718", "74,850", 1, 2, fill=GREY, how="tied")
    # short trousers
    tr = PT.koshi(c, 24, 3, "#57514a")
    c.part([("150,600 160,680 174,730", 5), ("174,730 204,738 230,716", 6), ("230,716 234,660 222,600", 7), ("222,600 150,600", 0)], fill=GREY_PALE, pat=tr)
    c.part([("104,610 68,640 40,684", 7, "sweep"), ("40,684 54,722 90,738", 6), ("90,738 124,726 160,690", 6.5, "-sweep"), ("160,690 190,640 200,600", 0), ("200,600 104,610", 0)], fill=GREY_PALE, pat=tr)
    c.lines(["156,694 170,660 166,630", "84,660 60,690 60,712", "118,680 100,704 94,726", "206,640 214,680 208,716"], 5, "nail")
    # the drum, on back and shoulder, tied with a rope
    drum(c, 182, 300, 62)
    # coat: the bent back
    c.part([("84,432 60,480 64,540 80,626", 7.5, "sweep"), ("80,626 124,652 184,654 236,624", 6.5), ("236,624 242,540 232,450 204,386", 8, "sweep"), ("204,386 150,376 84,432", 6)], fill=MIDORI)
    c.part([("78,602 124,628 184,630 237,600", 0), ("237,600 236,624", 0), ("236,624 184,654 124,652 80,626", 0), ("80,626 78,602", 0)], fill=PAPER_LIGHT, pat=PT.ichimatsu(c, 12, SUMI), reg=0, grain=False)
    c.line("78,601 124,627 184,629 238,599", 3.4, "wire"); c.line("80,626 124,652 184,654 236,624", 6.5)
    c.lines(["200,420 216,470 214,520", "176,410 188,450 184,500", "96,480 92,520 100,548", "216,560 212,584 214,604"], 5.2, "nail")
    # sash
    c.part([("66,536 112,560 176,562 240,530", 6), ("240,530 240,562", 5), ("240,562 178,594 116,592 72,568", 6), ("72,568 66,536", 5)], fill=SUMI)
    for P in ("80,556 116,574 160,578", "150,588 200,578 232,560"):
        c.line(P, 2.6, "swell", "#cbbd9f")
    # drumsticks in the sash
    for P in ("190,520 198,570 206,640", "206,516 208,570 206,640"):
        c.line(P, 10, "even"); c.line(P, 5, "even", ODO_PALE)
    c.part([("180,556 222,542", 0), ("222,542 224,566", 0), ("224,566 184,578", 0), ("184,578 180,556", 0)], fill=SUMI, back=None, reg=0, grain=False)
    # far arm down to the knee, hand resting on it
    B.cuff(c, "40,560 58,582 86,570", "86,570 64,558 40,560")
    HD.reach(c, HD.rest, (60, 540), (68, 640), 4, .94)
    c.part([("88,440 52,500 40,560", 7, "sweep"), ("40,560 66,562 86,570", 5.5), ("86,570 104,520 112,470", 6, "-nail"), ("112,470 88,440", 0)], fill=MIDORI, reg=.4)
    c.lines(["84,480 64,520 58,552", "98,500 86,540 82,560"], 5, "nail")
    # near arm: the elbow close, the hand before the chest holds the rope that goes over the shoulder
    for w, col in ((11, SUMI), (6.5, ODO_PALE)):
        c.line("213,360 201,385 182,405 164,430 152,464 146,500 152,524 146,540", w, "even", col)
    for x, y in ((208, 371), (201, 384), (193, 394), (184, 403), (175, 413), (167, 425), (147, 494), (149, 510), (150, 526)):
        c.line("%g,%g %g,%g" % (x - 4, y - 4, x + 4, y + 4), 2.6, "wire")
    B.cuff(c, "174,462 160,492 176,524", "176,524 186,494 174,462")
    HD.hold(c, HD.grasp, (210, 516), (152, 463), 20, .9)
    c.part([("190,392 226,440 234,500 214,540", 8, "sweep"), ("214,540 194,542 176,524", 6.5, "sweep"), ("176,524 184,494 174,462", 5.5), ("174,462 180,440 174,412", 5.5, "-nail"), ("174,412 190,392", 0)], fill=MIDORI, reg=0)
    c.lines(["196,424 212,470 204,510", "188,462 194,490 188,520", "220,470 220,504 208,526"], 5, "nail")
    # neck, collar, head thrust forward under the load
    c.head(116, 428, -16, .79); F.neck(c, 4.6); c.pop()
    c.part([("76,440 88,468 104,488", 5), ("104,488 124,470 132,432 130,412", 5.5), ("130,412 118,412 104,440 84,432", 4.5), ("84,432 76,440", 4)], fill=AI, reg=.4, grain=False)
    c.head(116, 428, -16, .79)
    F.face_man(c, kind="drummer"); B.beard(c); F.ear(c); B.side_hair(c)
    soft_cap(c)
    c.pop()
    return c.finish()
