# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ sách: serving woman in a head towel, head bowed over a tray with a cup."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def towel(c):
    """White towel folded over the hair; in the head's own units."""
    F.black(c, "-24,-46 -34,-34 -37,-20 -33,-16 -28,-30 -18,-40")
    F.black(c, "18,-50 40,-56 62,-40 66,-6 56,14 44,10 38,-6 33,-6 33,-20 28,-36")
    F.black(c, "30,6 50,0 66,14 72,34 58,44 42,38 32,26")
    c.lines(["40,-40 52,-26 56,-4", "46,12 56,22 62,36"], 1.4, "swell", F.HAIRLINE)
    c.part([("-38,-34 -44,-56 -26,-86 10,-102 50,-96 78,-68 84,-34", 6.5, "sweep"), ("84,-34 72,-22 60,-26", 5), ("60,-26 46,-46 22,-56 -6,-56 -38,-34", 5.5, "-nail")], fill=GOFUN, reg=.4)
    c.part([("82,-40 98,-30 104,-8 92,4 84,-12 72,-24", 4.6, "body"), ("72,-24 82,-40", 0)], fill=GOFUN, reg=.4)
    for P in ("-36,-50 -6,-70 30,-70 58,-48", "-30,-62 0,-82 38,-80 66,-56"):
        c.line(P, 4.5, "wire", AI)
    c.lines(["-14,-58 0,-64 16,-62", "86,-30 94,-18 94,-6"], 3.6, "nail")


def tray(c, x, y):
    """Black lacquer tray with a cup on a stand and its steam."""
    c.place(x, y)
    c.part([("-48,0! 48,-4!", 4), ("48,-4! 42,16!", 4), ("42,16! -42,20!", 4), ("-42,20! -48,0!", 4)], fill=SUMI, grain=False)
    c.line("-44,8 40,4", 3, "wire", ODO)
    c.part([("-16,-10! 16,-11!", 4), ("16,-11! 10,-2!", 4), ("10,-2! -10,-1!", 4), ("-10,-1! -16,-10!", 4)], fill=ODO, grain=False)
    c.part([("-22,-44! 22,-45!", 4.4), ("22,-45! 20,-24 10,-12", 4.4), ("10,-12 -10,-11", 4), ("-10,-11 -20,-22 -22,-44!", 4.4)], fill=GOFUN, reg=0, grain=False)
    c.line("-18,-32 0,-28 18,-33", 4.5, "wire", AI)
    c.line("-8,-58 -16,-72 -6,-86 -12,-102", 3.6, "swell", GREY)
    c.line("10,-58 4,-70 14,-84 8,-98", 3.6, "swell", GREY)
    c.pop()


def draw():
    c = Card("4s", seed="tray")
    c.wipe(ODO_PALE, 990, 866, 1)
    ck = lambda left, right, n, across: PT.flowing(left, right, n, (4.4, 1.8), "#3d3a38", across, .2)
    c.tall(1.1, 935)
    # feet
    c.place(72, 908, 0, 1.0); F.foot_tabi(c); c.pop()
    c.place(112, 914, 0, 1.0); F.foot_tabi(c); c.pop()
    # bow of the sash behind
    c.part([("186,520 220,500 238,520 236,560 204,572 180,566", 6, "body"), ("180,566 186,520", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.part([("188,556 226,576 236,640 220,662 200,618 180,584", 6, "body"), ("180,584 188,556", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.lines(["192,540 214,530 226,536", "200,580 216,604 220,636"], 4, "nail")
    # far sleeve
    c.part([("118,460 84,500 52,556", 6.5), ("52,556 58,590 84,600", 5.5), ("84,600 120,570 118,460", 0)], fill=GREY_PALE, deco=ck("116,456 80,500 48,556", "124,490 124,540 88,606", 3, 5), reg=.5)
    # neck and robe
    H = dict(s=.82, rot=-24)
    c.head(166, 439, -8, .79); F.neck(c); c.pop()      # upright, the head bends from it
    c.part([("120,440 102,500 106,580 92,680 64,800 44,902", 7.5, "sweep"), ("44,902 100,924 172,906", 6.5), ("172,906 196,800 210,690 204,600", 7.5, "sweep"), ("204,600 212,520 200,450 176,420", 7.5, "sweep"), ("176,420 120,440", 0)], fill=GREY_PALE, deco=ck("120,436 98,500 100,580 86,680 58,800 40,910", "180,420 206,450 216,520 208,600 214,690 200,800 176,910", 6, 16))
    c.lines(["176,640 180,740 160,860", "200,620 200,700 186,780"], 5, "nail")
    # apron
    c.part([("104,584 132,600 168,594", 0), ("168,594 172,680 160,780 146,838", 5.5, "sweep"), ("146,838 96,842 50,816", 6), ("50,816 84,700 104,584", 6, "-sweep")], fill=AI, bokashi=c.bokashi("ap", "#16304d", 0, 850, 0, 680, .85, 0))
    c.line("56,804 100,826 147,824", 3.6, "wire", PAPER_LIGHT)
    c.line("59,793 100,814 149,812", 2.6, "wire", PAPER_LIGHT)
    c.lines(["112,620 100,700 82,780", "146,620 140,720 126,800"], 5, "nail", "#16304d")
    # sash
    c.part([("102,540 130,556 166,552 206,534", 6), ("206,534 208,584", 5), ("208,584 168,602 130,606 102,590", 6), ("102,590 102,540", 5)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.line("103,570 132,584 166,580 208,562", 5.5, "even", AI)
    # near sleeve, hanging
    c.part([("172,428 186,470 176,520 150,560 118,580", 7.5, "sweep"), ("118,580 124,640 128,700", 6.5), ("128,700 96,712 66,690", 6), ("66,690 64,640 68,592", 6.5, "-sweep"), ("68,592 100,540 116,490 130,446", 6, "-nail"), ("130,446 172,428", 0)], fill=GREY_PALE, deco=ck("130,440 112,490 96,540 62,594 58,640 62,700", "174,430 190,470 178,520 150,566 124,640 130,706", 4, 9), reg=.6)
    c.part([("68,592 92,600 118,580", 4, "wire"), ("118,580 96,586 68,592", 4, "wire")], fill=SUMI, grain=False)
    c.lines(["164,450 150,500 120,540", "90,616 84,650 88,690", "112,604 110,640 112,672"], 5, "nail")
    # the tray and the hands that hold it
    tray(c, 66, 560)
    c.place(34, 572, 0, .8, True); HD.pinch(c); c.pop()
    # the near hand steadies the cup
    c.place(100, 562, -66, .82, True); HD.cup_hand(c); c.pop()
    # neck, collar, bowed head
    c.part([("136,428 126,460 128,486", 0), ("128,486 160,450 176,412", 0), ("176,412 136,428", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(181, 429, **H); F.face_woman(c, None, "round"); c.pop()
    c.part([("178,408 168,440 130,500 116,546", 5.5), ("116,546 138,552", 0), ("138,552 150,506 182,450 194,420", 5.5), ("194,420 178,408", 5)], fill=SUMI, grain=False)
    c.part([("122,440 118,466 124,492", 5), ("124,492 132,480", 0), ("132,480 132,458 134,438", 4), ("134,438 122,440", 0)], fill=SUMI, grain=False)
    c.head(181, 429, **H); towel(c); c.pop()
    return c.finish()
