# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def tone(*shapes):
    """The second flesh block of the wrestlers' prints, a flat for the side away from the light; for part(deco=...)."""
    def draw(s):
        for P in shapes:
            s.fill(P, "#efd5b2")
    return draw


def curtain(c):
    """The curtain of the roof over the ring, drawn up by its cord, as the frame cuts it; the tassel hangs still."""
    c.part([("130,4 134,30 132,58", 5, "sweep"), ("132,58! 150,76 166,80 180,70!", 6, "body"), ("180,70! 190,96 214,112 250,112", 6.5, "body"), ("250,112 250,4", 0), ("250,4 130,4", 0)], fill=AI, bokashi=wiped("#16304d", 10, 96, .9))
    c.lines(["182,66 168,50 150,40 136,40", "182,66 170,36 160,10", "184,66 190,40 198,10", "186,68 206,56 244,52", "186,70 206,80 244,84"], 4.2, "nail", "#0f2238")
    c.line("134,50 152,67 166,70 178,61", 2.6, "wire", PAPER_LIGHT); c.line("186,82 196,94 214,102 240,102", 2.6, "wire", PAPER_LIGHT)
    F.blossom(c, 218, 64, 15, PAPER_LIGHT, AI, 8)
    c.line("182,64:1 186,82:1 184,96:1", 7, "flat"); c.line("182,64:1 186,82:1 184,96:1", 3.4, "flat", ODO)
    c.part([("177,96 184,92 191,96", 4), ("191,96 190,106 178,106 177,96", 4)], fill=ODO, reg=0, grain=False)
    c.part([("178,106 172,132 170,152", 4, "sweep"), ("170,152! 176,148 180,154! 185,149 190,154! 194,148 199,151!", 3.4, "wire"), ("199,151 197,130 190,106", 4, "-sweep"), ("190,106 178,106", 0)], fill=ODO, reg=.4, grain=False)
    c.lines(["181,110 177,130 176,144", "184,110 184,130 184,146", "187,110 191,130 193,144"], 2.4, "rat")


def draw():
    c = Card("1s", seed="wrestler")
    if not c.pure:      # so much bare skin needs a ground: mica, as behind Sharaku's heads, and the earth of the ring
        c.fill("4,4! 246,4! 246,996! 4,996!", "#b4ad9d")
        r = Rng("mica")
        c.raw('<path fill="#efe9da" fill-opacity=".75" d="%s"/>' % "".join("M%.0f %.0fl%.1f %.1fl%.1f %.1fz" % (r(12, 236), r(12, 820), r(1, 3), r(-2, 2), r(-2, 1), r(.8, 2)) for _ in range(130)))
    c.part([("4,846 70,838 150,842 250,834", 4.6, "sweep"), ("250,834! 250,996! 4,996! 4,846", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 996, 850, .7), grain=False)
    curtain(c)
    # straw ring of the wrestling ground
    roped(c, "0,924 50,930 98,948 132,976 150,1006", 25)
    # the leg he stands on: a thigh rooted under the hip, the knee giving, a broad foot
    c.place(147, 824, 1, 1.3); F.foot_bare(c); c.pop()
    c.part([("118,680 116,730 118,764 112,784 118,808 127,830", 7.5, "body"), ("127,830 168,830", 0), ("168,830 188,806 200,782 198,760", 7, "body"), ("198,760 230,736 250,690 246,640", 7.5, "-body"), ("246,640 118,680", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("254,640! 222,660 226,704 196,742 176,754 170,790 166,834! 190,834! 240,790 256,700!", "112,690! 124,730 126,770 122,790 104,790!"))
    c.lines(["118,764 128,780 146,782", "198,760 184,766 172,760", "188,796 182,814 170,824", "134,792 138,808 146,822", "232,668 226,700 206,722"], 3.8, "swell")
    # the lifted leg: thigh out from the belt, the knee at the frame, the shin hanging, the foot seen from before
    c.push(0, -15)
    F.skin(c, ("36,752 28,776 16,800 10,820", 6, "body"), ("10,820 12,836 26,840! 74,838!", 0), ("74,838! 82,820 80,790 76,752", 6, "-body"), ("76,752 36,752", 0))
    for P in ("56,822 56,840 66,850 78,846 82,832 80,818", "44,824 44,840 51,847 58,842 58,824", "33,824 32,839 39,846 45,840 46,824", "22,820 20,835 27,843 33,837 35,822", "11,812 7,828 14,837 21,833 24,818"):
        F.skin(c, (P, 4.4, "wire"), (P.split()[-1] + " " + P.split()[0], 0))
    if not c.pure:      # their nails
        c.lines(["62,845 63,838 71,837 74,845", "48,843 48.6,838 54,838 55,843", "36,842 36.6,837 41.6,837 42.6,842", "24.6,839 25,834 30,834 31,839", "11.6,833 12,828 17,828.4 18,833"], 1.5, "hair")
    c.lines(["62,842 68,845 74,842", "34,786 30,804 26,816", "46,790 44,806 42,818", "56,790 58,806 56,816"], 2.6, "swell")
    c.line("70,772 78,780 74,790", 3.4, "swell")
    c.pop()
    c.part([("150,640 100,622 58,608 28,618", 7.5, "-sweep"), ("28,618 8,634 10,668", 7.5, "body"), ("10,668 14,704 26,726 34,762", 7.5, "body"), ("34,762 78,762", 0), ("78,762 98,738 100,708 84,688", 7, "body"), ("84,688 108,716 150,738", 7.5, "sweep"), ("150,738 150,640", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("90,690! 74,700 74,730 60,770! 90,770! 108,716!", "78,684! 104,690 150,700! 150,746! 110,724"))
    c.lines(["16,644 18,658 30,668", "58,650 50,660 44,676", "84,688 72,680 62,684", "88,712 84,732 74,748", "30,700 34,722 42,738", "104,640 126,654 146,660"], 3.8, "swell")
    for x, y in ((34, 694), (46, 702), (40, 716), (54, 692), (52, 714), (46, 730), (58, 706), (44, 680)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 8), 1.9, "rat")
    # the apron swings between the thighs and breaks in three at its folds
    kikko = lambda sheet, turned: PT.kikko(sheet, 11, "#c9d2cd", 1.9, turned)
    c.part([("104,640! 108,720 96,780!", 6.5), ("96,780! 136,800 176,784!", 6), ("176,784! 184,720 178,640!", 6.5), ("178,640! 104,640!", 0)], fill=AI,
           deco=PT.broken(kikko, ("96,630! 128,630! 132,720 118,810! 80,810!", 10), ("128,630! 154,630! 160,720 152,810! 118,810! 132,720", 0), ("154,630! 196,630! 196,810! 152,810! 160,720", -14)), bokashi=wiped("#16304d", 800, 690, .9))
    c.lines(["130,660 134,720 120,786", "156,660 160,720 152,790"], 4.2, "nail", "#0f2238")
    for i in range(14):
        x, y = 99 + i * 5.8, 785 + 12 * math.sin(i * .24) - i * .3
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 24), 3.2, "nail", SUMI if i % 2 else ODO)
    c.push(0, -26)
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
    # the lifted leg tips the hips, and the belt with them, against the shoulders
    B.lean(c, (140, 620), 12)
    # belt, its turns one over the other
    c.part([("44,584 86,618 134,626 186,616 234,576", 6.5), ("234,576 244,606 240,640", 5), ("240,640 190,678 134,686 84,680 50,652", 6.5), ("50,652 42,616 44,584", 5)], fill=SUMI)
    c.lines(["48,602 86,634 134,642 188,632 238,594", "50,622 86,652 134,660 188,652 240,616"], 2.8, "wire", PAPER_LIGHT)
    c.lines(["60,600 78,618 104,628", "60,640 78,656 104,666", "164,632 196,620 222,600", "150,674 186,668 216,650"], 3.4, "nail", GREY_PALE)
    c.pop()
    # the far hand presses on the knee
    HD.reach(c, HD.rest, (27, 540), (40, 612), -16, 1.3, True, width=16)
    # near arm, flung up, the hand flat
    HD.reach(c, HD.open_hand, (217, 352), (192, 274), 16, 1.28, width=23)
    c.part([("150,416 178,406 188,378 192,336", 6.5, "body"), ("192,336 240,330", 0), ("240,330 246,372 240,430 224,488", 7.5, "-sweep"), ("224,488 190,462 150,416", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("250,330! 226,380 220,420 208,452 218,494! 256,430!"))
    c.lines(["194,344 206,354 222,352", "186,414 202,416 216,406 222,386", "178,422 194,434 200,454", "206,394 212,378 210,362"], 3.8, "swell")
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
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
