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
    # standing leg, the knee bent outwards
    c.place(78, 858, 2, 1.04); F.foot_bare(c); c.pop()
    c.part([("72,620 36,664 18,720 26,758", 7.5, "sweep"), ("26,758 44,792 52,824 58,862", 7, "body"), ("58,862 96,862", 0), ("96,862 104,822 100,790 88,768", 6.5, "body"), ("88,768 112,748 134,712", 6.5, "-body"), ("134,712 72,620", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("140,700! 108,730 80,752 82,790 92,822 84,870! 110,870 110,770 140,730!"))
    c.lines(["36,732 32,750 42,764", "58,738 64,752 58,766", "88,768 76,770 66,766", "92,800 92,816 86,830"], 3.8, "swell")
    # the other arm goes up, the hand flat
    HD.reach(c, HD.push, (217, 346), (207, 258), -6, 1.0, width=21)
    c.part([("168,418 192,384 196,342", 6.5, "body"), ("196,342 238,340", 0), ("238,340 242,376 226,414 200,446", 7.5, "-sweep"), ("200,446 168,418", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("244,330! 230,376 208,410 190,440! 220,450 250,400!"))
    c.lines(["197,350 208,356 218,352", "214,392 222,386 226,376"], 3.4, "swell")
    # he leans over the leg he stands on: trunk, belt, neck and head turn together about the hips
    c.push(142, 650, -6); c.push(-130, -650)
    # trunk: shoulders, breast, flank, belly over the belt
    c.part([("100,397 72,411 57,442 58,486", 0), ("58,486 66,520 54,560 52,606", 7, "body"), ("52,606 84,660 128,670 178,656 214,600", 0), ("214,600 212,556 202,520 206,470 214,436", 7, "-body"), ("214,436 206,416 190,409 166,400", 0), ("166,400 100,397", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("206,404! 196,452 192,500 186,540 190,580 202,608! 226,600 216,520 224,420!", "50,596! 90,630 132,640 176,630 216,588! 222,640 180,668 128,676 80,668 46,620!", "72,466! 92,489 126,480! 118,496 98,502 80,492", "140,480! 170,491 196,464! 192,488 168,503 148,496"))
    c.lines(["74,466 92,488 124,480", "140,480 170,490 194,464"], 5.4, "swell")
    c.lines(["131,438 130,464 132,486", "66,520 76,534 80,552", "200,520 190,534 188,550", "104,412 116,420 126,422", "140,422 152,420 164,412"], 3.8, "nail")
    c.line("62,590 92,626 132,634 174,624 204,588", 5.6, "swell")
    c.line("124,586 131,596 138,586", 4, "swell")
    for x, y in ((92, 474), (174, 474)):
        c.line("%g,%g %g,%g" % (x - 3, y, x + 3, y + 1), 3.4, "wire")
    # belt
    c.part([("46,612 84,652 130,660 178,650 220,608", 6.5), ("220,608 222,644", 5), ("222,644 180,686 130,696 82,686 48,648", 6.5), ("48,648 46,612", 5)], fill=SUMI)
    c.lines(["52,628 86,666 130,674 178,664 218,624"], 3, "wire", PAPER_LIGHT)
    c.lines(["60,640 82,660 110,668", "150,686 186,668 212,646"], 3.4, "nail", GREY_PALE)
    # the neck runs out into the shoulders
    c.line("70,408 88,396 108,384", 6.5, "-sweep"); 
    # head
    c.head(134, 414, -2, .88)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="broad"); F.ear(c); F.hair_chonmage(c, pate=SUMI, knot="ginkgo")
    F.black(c, "-24,-46 -14,-62 6,-71 30,-67 40,-58 24,-50 4,-49 -12,-48")
    for P in ("-14,-52 -4,-61 10,-66", "-4,-51 8,-58 22,-62"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.pop()
    c.pop(); c.pop()
    # the raised shoulder, round under the jaw
    c.fill("160,402! 178,401 192,386 198,352! 214,380 206,410 176,424", FLESH)
    c.line("158,396 176,397 190,384 196,344", 6.5, "sweep")
    c.lines(["200,398 208,410 206,428", "186,402 196,408 200,420"], 3.6, "swell")
    # the leg lifted for the stamp: the thigh up and out from the hip, the knee over the belt, shin and foot hanging from it
    c.place(210, 738, -34, 1.0); F.foot_bare(c); c.pop()
    c.part([("150,668 172,622 198,584 224,576", 7.5, "sweep"), ("224,576 240,586 238,622", 7), ("238,622 241,664 232,706 225,744", 6.5, "body"), ("225,744 198,740", 0),
            ("198,740 196,714 187,686 197,654", 6.5, "body"), ("197,654 178,700 150,730 112,728", 7, "-sweep"), ("112,728 150,668", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("112,738! 148,720 178,690 199,642! 210,664 197,700 206,746! 180,750 100,764!", "247,596! 233,640 233,690 221,748! 237,750 252,680!"))
    c.lines(["210,590 202,602 206,618 220,624", "224,620 230,608 227,596", "197,654 204,642 216,636", "221,668 219,694 211,716", "160,690 176,674 186,652"], 3.8, "swell")
    # the apron swings with the leg and breaks in three at its folds
    kikko = lambda sheet, turned: PT.kikko(sheet, 11, "#c9d2cd", 1.9, turned)
    c.part([("112,676! 106,740 84,804!", 6), ("84,804! 118,822 156,806!", 6), ("156,806! 164,740 164,674!", 6), ("164,674! 138,682 112,676!", 0)], fill=AI,
           deco=PT.broken(kikko, ("100,666! 128,670! 122,740! 104,830! 70,820!", 14), ("128,670! 148,670! 146,740! 132,830! 104,830! 122,740!", 0), ("148,670! 176,660! 170,830! 132,830! 146,740!", -12)), bokashi=wiped("#16304d", 830, 720, .9))
    c.lines(["128,682 122,740 106,806", "148,682 146,740 133,810"], 4.2, "nail", "#0f2238")
    for i in range(12):
        x, y = 87 + i * 6, 805 + 12 * math.sin(i * .28)
        c.line("%g,%g %g,%g" % (x, y, x - 5 + r_(i), y + 23), 3.2, "nail", SUMI if i % 2 else ODO)
    # the near hand presses on the thigh he stands on
    HD.reach(c, HD.rest, (33, 548), (66, 644), 10, 1.02, width=20)
    c.part([("60,414 34,440 18,494 13,556", 7.5, "sweep"), ("13,556 53,548", 0), ("53,548 62,506 78,474", 6, "-nail"), ("78,474 60,414", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["20,548 30,560 44,554"], 3.4, "swell")
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
