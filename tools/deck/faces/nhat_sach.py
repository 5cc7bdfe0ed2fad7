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
    # the leg he stands on
    c.place(138, 852, 2, 1.06); F.foot_bare(c); c.pop()
    c.part([("104,690 108,740 104,782 110,812 120,854", 7, "body"), ("120,854 158,854", 0), ("158,854 170,822 178,790 172,764", 6.5, "body"), ("172,764 190,732 204,690", 6.5, "-body"), ("204,690 104,690", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("210,700! 170,740 152,770 150,800 156,826 148,862! 176,862! 190,800 190,760!"))
    c.lines(["112,772 120,790 134,792", "172,764 160,772 150,768", "166,806 164,822 156,836", "132,816 138,830 134,844"], 3.8, "swell")
    # the apron hangs behind the lifted thigh and breaks in three at its folds
    kikko = lambda sheet, turned: PT.kikko(sheet, 11, "#c9d2cd", 1.9, turned)
    c.part([("118,690! 124,760 112,806!", 6), ("112,806! 150,822 186,800!", 6), ("186,800! 194,740 186,690!", 6), ("186,690! 118,690!", 0)], fill=AI,
           deco=PT.broken(kikko, ("112,680! 140,680! 144,750 132,830! 96,830!", 10), ("140,680! 164,680! 170,750 162,830! 132,830! 144,750", 0), ("164,680! 204,680! 204,830! 162,830! 170,750", -14)), bokashi=wiped("#16304d", 830, 720, .9))
    c.lines(["142,700 146,750 134,812", "166,700 170,750 162,812"], 4.2, "nail", "#0f2238")
    for i in range(13):
        x, y = 115 + i * 5.8, 807 + 12 * math.sin(i * .26) - i * .6
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 22), 3.2, "nail", SUMI if i % 2 else ODO)
    # far arm: its elbow stands out, the hand presses on the knee
    c.part([("92,418 60,432 30,478 12,532", 7.5, "sweep"), ("12,532 14,548 40,550", 0), ("40,546 58,516 84,500", 6, "-nail"), ("84,500 92,418", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("96,470! 66,490 44,520 36,556! 60,540 92,520!"))
    c.lines(["20,520 30,530 42,526", "60,448 54,464 56,482"], 3.4, "swell")
    # trunk: breast, flank, a belly that hangs over the belt
    c.part([("98,408 76,430 68,466 64,488", 7, "body"), ("64,488 66,504 76,510", 6), ("76,510 56,534 46,566 52,598", 7.5, "sweep"), ("52,598 130,640 228,600", 0), ("228,600 236,566 226,536 216,516", 7, "-body"), ("216,516 228,478 224,430", 7, "body"), ("224,430 190,398 98,408", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("230,420! 214,452 200,512 208,540 210,574 196,622! 240,616! 240,420!", "62,492! 84,508 118,506 138,484! 130,514 100,526 72,518", "148,488! 174,502 202,494 218,470! 210,502 180,520 154,508", "44,566! 70,604 126,620 190,604 232,572! 240,630 130,656 46,630"))
    c.lines(["64,488 86,508 118,506 136,484", "148,488 174,504 202,494 218,470"], 5.6, "swell")
    c.lines(["142,434 140,462 142,490", "216,516 200,526 186,524", "76,510 90,520 102,520", "226,546 210,554 198,552", "112,420 126,430 138,430", "152,430 168,428 184,418", "60,578 90,602 128,610"], 3.8, "nail")
    c.line("112,576 118,588 126,578", 4.4, "swell"); c.line("110,563 118,559 126,563", 2.6, "swell")
    for x, y in ((90, 492), (184, 488)):
        c.line("%g,%g %g,%g" % (x - 4, y - 1, x + 4, y), 4, "wire")
    # hair on breast and belly
    r = Rng("hair of the wrestler")
    for k in range(15):
        x, y = 142 + r(-13, 11), 446 + r(0, 30)
        c.line("%g,%g %g,%g" % (x, y, x + r(-3, 3), y + r(5, 8)), 1.9, "rat")
    # belt, its turns one over the other
    c.part([("44,584 86,618 134,626 186,616 234,576", 6.5), ("234,576 244,606 240,640", 5), ("240,640 190,678 134,686 84,680 50,652", 6.5), ("50,652 42,616 44,584", 5)], fill=SUMI)
    c.lines(["48,602 86,634 134,642 188,632 238,594", "50,622 86,652 134,660 188,652 240,616"], 2.8, "wire", PAPER_LIGHT)
    c.lines(["60,600 78,618 104,628", "60,640 78,656 104,666", "164,632 196,620 222,600", "150,674 186,668 216,650"], 3.4, "nail", GREY_PALE)
    # the lifted leg: the thigh level, the knee as high as the belt, shin and foot hanging from it
    c.place(78, 772, -10, 1.02); F.foot_bare(c); c.pop()
    c.part([("216,672 170,666 118,648 78,628", 7.5, "-sweep"), ("78,628 48,624 40,648", 7.5, "body"), ("40,648 36,676 50,706 62,774", 7, "body"), ("62,774 94,766", 0), ("94,766 104,744 118,716 110,686", 6.5, "body"), ("110,686 140,722 180,748 216,744", 7.5, "sweep"), ("216,744 248,728 248,688 216,672", 7, "body")], fill=FLESH, reg=0, grain=False,
           deco=tone("104,690! 90,694 88,720 92,740 84,780! 110,776! 126,716!", "110,690! 150,700 200,706 244,684! 250,740! 180,760 130,730"))
    c.lines(["52,634 46,648 52,664 66,668", "66,668 78,660 78,646", "110,686 98,680 88,684", "104,712 102,730 94,746", "56,692 60,714 66,730", "150,702 184,712 214,704", "228,676 220,690 224,706"], 3.8, "swell")
    HD.reach(c, HD.rest, (26, 546), (60, 618), -14, 1.0, True, width=17)
    for x, y in ((62, 694), (72, 704), (66, 716), (80, 694), (78, 716), (72, 730), (84, 708), (70, 682)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 8), 1.9, "rat")
    # near arm, flung up, the hand flat
    HD.reach(c, HD.open_hand, (224, 348), (194, 266), 16, 1.02, width=21)
    c.part([("160,414 188,402 198,376 204,342", 6.5, "body"), ("204,342 242,332", 0), ("242,332! 252,370", 0), ("252,370 250,430 222,486", 7.5, "-sweep"), ("222,486 190,460 160,414", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("256,340! 238,380 230,420 216,452 222,492! 256,430!"))
    c.lines(["204,346 214,354 226,352", "196,412 212,414 226,404 232,384", "184,420 198,432 204,450", "214,396 220,380 218,364"], 3.8, "swell")
    # the neck runs out into the shoulders
    c.line("84,420 98,404 116,392", 6.5, "-sweep")
    # head
    c.head(142, 416, -5, .88)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="wrestler"); F.ear(c); F.hair_chonmage(c, pate=SUMI, knot="ginkgo")
    F.black(c, "-24,-46 -14,-62 6,-71 30,-67 40,-58 24,-50 4,-49 -12,-48")
    for P in ("-14,-52 -4,-61 10,-66", "-4,-51 8,-58 22,-62"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
