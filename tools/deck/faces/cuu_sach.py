# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu sách: night walker with a staff and a lantern on a bowed pole."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def paper_lantern(c, x, y):
    """Straight lantern of oiled paper over hoops, hung by its wire; the light eats the ink in the middle of the hoops."""
    r = Rng("hoops of the lantern")
    c.push(x, y)
    c.line("1,-92:.7 -2,-82 0,-70:1.2", 4.6, "flat")
    c.line("-28,-48:.7 -22,-62 0,-71:1.3 20,-63 28,-48:.5", 4.2, "flat")
    hoops = list(range(-36, 58, 13))
    # the paper swells a little between the hoops, more on the side of the wind
    left = " ".join("%g,%g! %g,%g" % (-32 - r(0, 1.4), h, -36 - r(0, 2), h + 6.5) for h in hoops[:-1]) + " -32,55!"
    right = "32,55! " + " ".join("%g,%g %g,%g!" % (36.5 + r(0, 2.4), h + 6.5, 32 + r(0, 1.4), h) for h in hoops[-2::-1])

    def light(s):
        s.fill("-40,-40! -26,-40 -24,10 -28,62! -42,62!", ODO)
        s.fill("40,-40! 29,-40 25,14 29,62! 42,62!", ODO)
        s.fill("-14,-24 2,-33 15,-22 18,8 13,40 -1,50 -15,38 -18,4", GOFUN)
    c.part([(left, 4.8, "even"), ("-32,55 0,62 32,55", 0), (right, 5.2, "even"), ("32,-36 0,-30 -32,-36", 0)], fill=ODO_PALE, deco=light, grain=False)
    for h in hoops[1:-1]:
        a, b = r(8, 17), r(9, 19)
        c.line("-33,%g:1.3 -24,%g %g,%g:.2" % (h, h + 3, -a, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
        c.line("33,%g:1.3 24,%g %g,%g:.2" % (h, h + 3, b, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
    # the flower that is on his coat
    F.blossom(c, 1, 8, 19, SUMI if c.pure else BENI, GOFUN, -6)
    # lid and foot of black lacquer, worn at the rim
    for P, Q, shine in (("-35,-40! -34,-50 -14,-56 14,-56 34,-50 35,-40!", "35,-40! 18,-33 -18,-33 -35,-40!", "-30,-45 -14,-50 8,-51"),
                        ("-34,53! -16,60 16,60 34,53!", "34,53! 32,67 14,71 -14,71 -32,67 -34,53!", "26,60 14,65 -6,66")):
        c.part([(P, 4, "body"), (Q, 4, "body")], fill=SUMI, grain=False)
        c.line(shine, 3, "swell", "#cbbd9f")
    c.line("0,70:1.2 2,80 -1,92:.5", 4.4, "flat", BENI)
    c.pop()


def cap(c):
    """Soft grey cap whose crown falls back; in the head's own units."""
    c.part([("-36,-34 -46,-52 -38,-78 -8,-96 30,-94 62,-78", 6.5, "body"), ("62,-78 92,-76 108,-52 96,-22 80,-8", 6, "body"),
            ("80,-8 76,-26 66,-36 50,-38", 5, "-nail"), ("50,-38 20,-52 -10,-50 -36,-34", 5.5, "wire")], fill=GREY, reg=0)
    c.part([("-38,-30 -12,-49 20,-52 52,-40 62,-22", 5), ("62,-22 58,-8", 4), ("58,-8 40,-24 10,-36 -12,-34 -36,-16", 5), ("-36,-16 -38,-30", 4)], fill=GREY_PALE, reg=.4)
    c.lines(["-24,-60 -8,-80 18,-84", "64,-74 84,-58 88,-34", "50,-70 66,-58 72,-44"], 4, "nail")


def draw():
    c = Card("9s", seed="lantern")
    c.fade(YUU, 10, 560, .9)        # he walks by night, and the lantern lights it
    c.fade(ODO, 990, 808, .65)
    for r, k in ((84, .35), (66, .5)):
        c.fill([(178 + r * .86 * math.cos(i * math.pi / 8), 152 + r * math.sin(i * math.pi / 8), False, None) for i in range(16)], PAPER_LIGHT, opacity=k)
    c.tall(1.13)
    st = PT.stripes(c, 15, (3.2, 1.4), "#4a4642", 6, 3)
    # trousered legs, the far one trailing
    B.bare_leg(c, "158,676", "186,762", "196,826", .92, GREY_PALE, st, -16)
    B.bare_leg(c, "104,676", "84,770", "79,856", 1, GREY_PALE, st, 0)
    c.lines(["68,838 79,845 94,840", "186,810 196,816 208,810"], 4.2, "even")
    c.lines(["78,740 92,752 108,752", "176,748 186,758 200,756"], 4.5, "nail")
    # staff
    B.pole(c, "64,470:1.1 50,590:.95 40,780:.9 30,940:.85", 12, ((57, 530), (44, 712), (36, 830)))
    # neck, then the coat that covers its root
    c.head(154, 445, -5, .79); F.neck(c, 4.6); c.pop()
    c.part([("104,424 80,520 70,610 46,716", 7.5, "sweep"), ("46,716 92,744 152,744 208,722", 6.5), ("208,722 212,640 214,540 198,452 164,418", 7.5, "sweep"), ("164,418 104,424", 0)], fill=BENI)
    c.part([("53,690 92,714 152,716 209,696", 0), ("209,696 208,722", 0), ("208,722 152,744 92,744 46,716", 0), ("46,716 53,690", 0)], fill=SUMI, pat=PT.uroko(c, 20, "#e8dcc0"), back=None, reg=0, grain=False)
    c.line("53,688 92,712 152,714 210,694", 3.2, "wire", PAPER_LIGHT)
    c.line("46,716 92,744 152,744 208,722", 6.5)
    c.line("118,540 112,630 100,738", 5.5, "nail")
    c.lines(["78,640 72,676 64,700", "150,640 160,690 156,734", "186,650 190,690 184,726"], 5, "nail")
    # sash
    c.part([("74,590 120,608 168,606 216,588", 6), ("216,588 216,622", 5), ("216,622 168,640 118,642 68,622", 6), ("68,622 74,590", 5)], fill=SUMI, grain=True)
    c.lines(["84,606 120,622 150,622", "140,632 180,626 208,608"], 2.6, "swell", "#cbbd9f")
    # far arm, bent to the staff
    B.cuff(c, "86,546 80,574 94,606", "94,606 104,576 86,546")
    HD.hold(c, HD.fist, (136, 568), (50, 582), 6, .94)
    c.part([("112,440 88,480 80,516 86,546", 7, "sweep"), ("86,546 102,574 94,606", 5.5), ("94,606 122,612 138,590", 6.5, "-sweep"), ("138,590 138,540 132,500", 6, "-nail"), ("132,500 112,440", 0)], fill=BENI, reg=0)
    c.lines(["106,500 100,528 112,548", "128,584 118,578 108,564"], 5, "nail")
    c.pop()
    # bowed pole and lantern
    B.pole(c, "154,790:1.1 172,650 202,450 218,290:.95 220,170:.85 210,92:.75 190,66:.7 178,66:.6", 11, ((160, 740), (211, 372), (219, 240)))
    paper_lantern(c, 178, 154)
    c.tall(1.13)
    # near arm: sleeve hangs, fist on the pole
    c.part([("156,424 196,438 224,500 232,560 226,640", 7.5, "sweep"), ("226,640 214,652 200,648", 6), ("200,648 208,610 200,572", 5.5), ("200,572 168,548 146,500", 6.5, "-nail"), ("146,500 156,424", 0)], fill=BENI, reg=0)
    B.cuff(c, "200,572 188,608 200,648", "200,648 210,610 200,572")
    c.lines(["176,470 200,520 206,560", "218,540 220,590 212,630"], 5.2, "nail")
    F.blossom(c, 198, 500, 17, PAPER_LIGHT, SUMI, 12)
    HD.hold(c, HD.grasp, (240, 596), (167, 606), 8, .92, seen=8)
    # neck, collar, head
    c.part([("112,420 114,456 128,482", 0), ("128,482 150,456 158,424", 0), ("158,424 112,420", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("162,414 150,450 118,512 104,600", 5.5), ("104,600 124,604", 0), ("124,604 140,520 170,456 178,420", 5.5), ("178,420 162,414", 5)], fill=SUMI, grain=False)
    c.part([("102,424 104,456 118,486", 5), ("118,486 124,474", 0), ("124,474 116,450 114,424", 4), ("114,424 102,424", 0)], fill=SUMI, grain=False)
    c.head(154, 445, -5, .79)
    F.face_man(c, kind="stern"); F.ear(c)
    F.black(c, "34,-34 60,-34 64,-8 56,14 44,28 40,22 43,12 48,2 48,-10 40,-16 34,-10")
    cap(c)
    c.pop()
    return c.finish()
