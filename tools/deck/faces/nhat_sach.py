# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


def tone(*shapes):
    """The second flesh block of the wrestlers' prints, a flat for the side away from the light; for part(deco=...)."""
    def draw(s):
        for P in shapes:
            s.fill(P, "#efd5b2")
    return draw


def draw():
    c = Card("1s", seed="wrestler")
    c.fade(ODO_PALE, 990, 798, 1)
    c.fade(GREY_PALE, 470, 240, .8); c.fade(GREY_PALE, 470, 850, .8)       # so much bare skin needs a ground
    # straw ring of the wrestling ground
    roped(c, "0,924 50,930 98,948 132,976 150,1006", 25)
    # the leg lifted for the stamp: the thigh out to the side from the hip, the knee high, the shin and the foot hanging from it
    c.place(203, 772, -34, 1.0); F.foot_bare(c); c.pop()
    c.part([("140,640 178,616 214,622 232,640", 7.5, "sweep"), ("232,640 242,662 236,686", 7), ("236,686 234,718 227,746 218,778", 6.5, "body"), ("218,778 190,774", 0),
            ("190,774 186,756 178,736 187,704", 6.5, "body"), ("187,704 168,724 142,736 116,732", 7, "-sweep"), ("116,732 140,640", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("116,740! 142,722 168,706 190,692! 200,706 186,740 196,780! 184,780 100,760!", "244,650! 230,690 224,730 214,782! 226,784 250,700!"))
    c.lines(["226,652 218,660 218,676 226,688", "204,668 206,684 214,694", "187,704 197,698 207,704", "214,708 212,728 206,748", "154,716 172,706 184,696"], 3.8, "swell")
    # standing leg, the knee bent outwards
    c.place(78, 858, 2, 1.04); F.foot_bare(c); c.pop()
    c.part([("72,620 36,664 18,720 26,758", 7.5, "sweep"), ("26,758 44,792 52,824 58,862", 7, "body"), ("58,862 96,862", 0), ("96,862 104,822 100,790 88,768", 6.5, "body"), ("88,768 112,748 134,712", 6.5, "-body"), ("134,712 72,620", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("140,700! 108,730 80,752 82,790 92,822 84,870! 110,870 110,770 140,730!"))
    c.lines(["36,732 32,750 42,764", "58,738 64,752 58,766", "88,768 76,770 66,766", "92,800 92,816 86,830"], 3.8, "swell")
    # trunk: shoulders, breast, flank, belly over the belt
    c.part([("96,392 64,402 50,432 58,486", 0), ("58,486 66,520 54,560 52,606", 7, "body"), ("52,606 84,660 128,670 178,656 214,600", 0), ("214,600 212,556 200,520 208,480", 7, "-body"), ("208,480 216,430 204,400 168,390", 0), ("168,390 96,392", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("206,404! 196,452 192,500 186,540 190,580 202,608! 226,600 216,520 224,420!", "50,596! 90,630 132,640 176,630 216,588! 222,640 180,668 128,676 80,668 46,620!", "72,466! 92,489 126,480! 118,496 98,502 80,492", "140,480! 170,491 196,464! 192,488 168,503 148,496"))
    c.lines(["74,466 92,488 124,480", "140,480 170,490 194,464"], 5.4, "swell")
    c.lines(["131,438 130,464 132,486", "66,520 76,534 80,552", "200,520 190,534 188,550", "104,412 116,420 126,422", "140,422 152,420 164,412"], 3.8, "nail")
    c.line("62,590 92,626 132,634 174,624 204,588", 5.6, "swell")
    c.line("124,586 131,596 138,586", 4, "swell")
    for x, y in ((92, 474), (174, 474)):
        c.line("%g,%g %g,%g" % (x - 3, y, x + 3, y + 1), 3.4, "wire")
    # belt and apron
    c.part([("46,612 84,652 130,660 178,650 220,608", 6.5), ("220,608 222,644", 5), ("222,644 180,686 130,696 82,686 48,648", 6.5), ("48,648 46,612", 5)], fill=SUMI)
    c.lines(["52,628 86,666 130,674 178,664 218,624"], 3, "wire", PAPER_LIGHT)
    c.lines(["60,640 82,660 110,668", "150,686 186,668 212,646"], 3.4, "nail", GREY_PALE)
    c.part([("98,668! 94,740 88,800!", 6), ("88,800! 124,812 160,798!", 6), ("160,798! 158,736 156,666!", 6), ("156,666! 128,674 98,668!", 0)], fill=AI, pat=PT.kikko(c, 11, "#c9d2cd", 1.9))
    c.lines(["112,690 110,740 106,790", "140,690 144,740 142,790"], 3.4, "nail", "#16304d")
    for i in range(12):
        x = 90 + i * 6.2
        c.line("%g,%g %g,%g" % (x, 800 + 7 * math.sin(i * .29), x + r_(i), 824 + 7 * math.sin(i * .29)), 3.2, "nail", SUMI if i % 2 else ODO)
    # arms: the elbows out, each hand upon its knee
    HD.reach(c, HD.rest, (36, 540), (50, 664), 4, 1.02, width=20)
    c.part([("74,404 46,430 22,490 17,552", 7.5, "sweep"), ("17,552 56,552", 0), ("56,552 66,506 84,470", 6, "-nail"), ("84,470 74,404", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["24,544 34,556 46,554", "56,580 52,604 52,628"], 3.4, "swell")
    HD.reach(c, HD.rest, (224, 532), (212, 626), 6, 1.0, True, 20)
    c.part([("190,402 220,430 238,484 242,542", 7.5, "sweep"), ("242,542 204,542", 0), ("204,542 198,500 180,468", 6, "-nail"), ("180,468 190,402", 0)], fill=FLESH, reg=0, grain=False)
    c.line("237,534 228,545 214,543", 3.4, "swell")
    # the neck runs out into the shoulders
    c.line("70,408 88,396 108,384", 6.5, "-sweep"); c.line("164,382 180,392 196,404", 6.5, "sweep")
    # head
    c.head(146, 412, -4, .88)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="broad"); F.ear(c); F.hair_chonmage(c, pate=SUMI, knot="ginkgo")
    F.black(c, "-24,-46 -14,-62 6,-71 30,-67 40,-58 24,-50 4,-49 -12,-48")
    for P in ("-14,-52 -4,-61 10,-66", "-4,-51 8,-58 22,-62"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
