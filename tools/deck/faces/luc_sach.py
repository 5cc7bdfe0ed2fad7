# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục sách: father in a striped robe, his small child before him."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def kite(c, x, y):
    """Square paper kite with two tails and its string."""
    c.push(x, y, 14)
    c.part([("-38,-44! 38,-44!", 5), ("38,-44! 34,42!", 5), ("34,42! -34,42!", 5), ("-34,42! -38,-44!", 5)], fill=GOFUN, reg=0, grain=False)
    c.part([("-37,-42! 37,-42! 36,-14! -36,-14! -37,-42!", 0)], fill=AI, reg=.4)
    c.part([("-35,18! 35,18! 34,41! -34,41! -35,18!", 0)], fill=AI, reg=.4)
    c.line("-36,-14 36,-14", 3.4, "wire"); c.line("-35,18 35,18", 3.4, "wire")
    c.line("0,-42 0,40", 3, "wire")
    for x, y in ((0, -4), (-8, 8), (8, 8)):        # three stars, a crest
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 6, y, x, y - 6, x + 6, y, x, y + 6), SUMI)
    for k in (-1, 1):
        c.line("%g,42 %g,70 %g,92 %g,116" % (26 * k, 34 * k, 22 * k, 30 * k), 4.6, "rat")
    c.pop()


def child(c):
    """The boy, one arm up to the string, on tiptoe."""
    for x, y in ((100, 862), (54, 872)):
        c.place(x, y, 6, .62); F.foot_bare(c); c.pop()
    F.limb(c, "104,790 108,830 101,864", ((0, 24, 22), (.5, 17, 17), (1, 11, 11)), w=5.5, reg=0)
    F.limb(c, "58,790 50,836 54,874", ((0, 24, 22), (.5, 17, 17), (1, 11, 11)), w=5.5, reg=0)
    asa = lambda sheet, turned: PT.shippo(sheet, 19, "#d9ab58", 2.2, rot=turned)
    # far sleeve
    c.part([("84,694 98,672 124,684 134,706", 5.5, "sweep"), ("134,706 130,736 112,752", 5.5), ("112,752 92,740 84,694", 0)], fill=ODO_PALE, deco=PT.broken(asa, ("70,660! 150,660! 150,770! 70,770!", -24)), reg=.5)
    c.part([("58,700 32,744 30,790 22,838", 7, "sweep"), ("22,838 76,854 136,836", 6), ("136,836 130,776 124,730 106,700", 7, "sweep"), ("106,700 58,700", 0)], fill=ODO_PALE, deco=PT.at_folds(asa, 14, ("84,700 76,820 64,846", -10)))
    c.line("84,790 76,820 64,846", 5, "nail")
    c.lines(["44,796 40,820 40,838", "112,794 116,816 114,842"], 4.5, "nail")
    c.part([("28,762 78,778 128,760", 5.5), ("128,760 132,788", 4.5), ("132,788 78,808 26,790", 5.5), ("26,790 28,762", 4.5)], fill=AI)
    c.lines(["40,774 76,788 104,786"], 3.4, "nail", "#16304d")
    # near arm
    B.cuff(c, "22,714 40,694 66,696", "66,696 48,720 22,714")
    HD.reach(c, HD.open_hand, (52, 728), (42, 654), 2, .64, True, 19)
    c.part([("66,696 46,716 22,714", 5.5), ("22,714 18,748 34,768", 5.5, "sweep"), ("34,768 60,764 76,744", 5.5), ("76,744 66,696", 0)], fill=ODO_PALE, deco=PT.broken(asa, ("0,680! 90,680! 90,790! 0,790!", 30)), reg=.5)
    c.lines(["62,712 46,734 42,756"], 4.5, "nail")
    c.part([("66,694 78,720 92,736", 4.5), ("92,736 98,720 84,698", 4), ("84,698 66,694", 0)], fill=AI, grain=False)
    c.part([("106,696 96,718 84,736", 4.5), ("84,736 96,742 112,716 114,700", 4.5), ("114,700 106,696", 0)], fill=AI, grain=False)
    c.push(80, 652, 12, .80); F.head_child(c, tufts="front back"); c.pop()


def draw():
    c = Card("6s", seed="father")
    c.fade(AI_PALE, 10, 300, .75)
    c.fade(MIDORI, 990, 824, .6)
    kite(c, 186, 96)
    c.line("184,140 160,300 128,500 122,632 112,690", 2.2, "wire")
    for x in (112, 144):
        c.place(x, 866, 0, .9); F.foot_tabi(c); c.pop()
    # father, bent over the boy: the back is one long curve
    st = lambda left, right, n: PT.flowing(left, right, n, (3,), "#d9b065")
    c.part([("104,640 96,740 90,858", 7, "sweep"), ("90,858 150,874 220,856", 6.5), ("220,856 236,760 238,660 230,590", 8, "sweep"), ("230,590 104,640", 0)], fill=SUMI, grain=False, deco=st("100,600 96,740 86,866", "236,590 244,680 224,866", 7))
    c.lines(["150,690 146,780 134,872", "190,680 196,780 188,866", "216,690 218,780 210,858"], 4.2, "nail", "#b9ab90")
    c.head(146, 414, -22, .79); F.neck(c, 4.6); c.pop()
    c.part([("116,424 104,480 104,560 104,640", 7, "sweep"), ("104,640 170,650 234,610", 0), ("234,610 242,520 228,430 190,378", 8.5, "sweep"), ("190,378 150,376 116,424", 0)], fill=SUMI, grain=False, deco=st("150,372 108,440 100,540 100,650", "184,372 236,430 248,520 240,620", 7))
    # sash, low under the belly
    c.part([("98,588 150,606 200,596 238,566", 6), ("238,566 238,602", 5), ("238,602 202,632 150,640 98,624", 6), ("98,624 98,588", 5)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.lines(["110,606 150,622 190,614", "170,628 206,618 228,596"], 3.4, "nail")
    # far arm: the hand shows the boy the string
    c.part([("84,526 106,560 142,556", 3.6, "wire"), ("142,556 110,540 84,526", 4, "wire")], fill=GREY_PALE, grain=False)
    HD.reach(c, HD.point, (130, 494), (112, 574), 6, .82, True)
    c.part([("114,430 92,480 84,526", 7, "sweep"), ("84,526 112,546 142,556", 6), ("142,556 154,510 150,450", 6, "-nail"), ("150,450 114,430", 0)], fill=SUMI, reg=0, grain=False, deco=st("116,426 88,480 78,530", "154,446 160,500 146,562", 4))
    for P in ("112,460 100,500 104,530", "138,470 132,510 130,540"):
        c.line(P, 4, "nail", "#b9ab90")
    child(c)
    # near arm down the back of the boy, the hand on his shoulder
    c.part([("142,640 146,676 176,690", 3.6, "wire"), ("176,690 166,660 142,640", 4, "wire")], fill=GREY_PALE, grain=False)
    HD.reach(c, HD.rest, (188, 636), (138, 684), -10, .86)
    c.part([("186,384 226,440 236,530 218,620", 8, "sweep"), ("218,620 204,676 176,690", 6.5), ("176,690 168,662 142,640", 5.5), ("142,640 166,600 170,530 160,450", 6, "-nail"), ("160,450 186,384", 0)], fill=SUMI, reg=0, grain=False, deco=st("162,440 176,530 168,600 140,650", "186,380 232,440 244,530 222,630 180,696", 4))
    for P in ("194,430 210,510 200,600", "222,500 222,580 202,650", "170,470 184,540 176,620"):
        c.line(P, 4, "nail", "#b9ab90")
    # collars, head bent to the boy
    c.part([("172,386 160,420 142,470 134,530", 5), ("134,530 150,536", 0), ("150,536 158,480 178,430 190,394", 5), ("190,394 172,386", 5)], fill=GREY_PALE, reg=.4)
    c.part([("112,428 118,456 130,482", 5), ("130,482 138,468", 0), ("138,468 128,446 122,424", 4), ("122,424 112,428", 0)], fill=GREY_PALE, reg=.4)
    c.head(146, 414, -22, .79)
    F.face_man(c, .9, kind="weathered"); F.ear(c); F.hair_chonmage(c, knot="thin")
    c.pop()
    return c.finish()
