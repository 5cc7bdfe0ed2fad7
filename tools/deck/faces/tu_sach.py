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
    c.fade(ODO_PALE, 990, 824, 1)
    ck = lambda left, right, n, across: PT.flowing(left, right, n, (4.4, 1.8), "#3d3a38", across, .2)
    c.tall(1.1, 935)
    # feet
    c.place(72, 908, 0, 1.0); F.foot_tabi(c); c.pop()
    c.place(112, 914, 0, 1.0); F.foot_tabi(c); c.pop()
    # the skirt: hips drawn back by the bow, the hem swept out behind her
    c.part([("112,560 108,620 92,690 64,800 40,902", 7.5, "sweep"), ("40,902 96,926 150,902", 6.5), ("150,902 196,866 256,856", 6.5, "sweep"), ("256,856! 256,830", 0), ("256,830 230,800 220,730 228,650 212,560", 7.5, "-sweep"), ("212,560 112,560", 0)], fill=GREY_PALE, deco=ck("112,550 106,620 88,690 58,800 34,910", "216,550 234,650 226,730 234,800 266,880", 7, 12))
    c.lines(["184,640 196,740 164,890", "212,620 210,720 216,800 234,850", "200,690 202,780 194,866"], 5, "nail")
    # her whole back bows, from the hips
    c.push(160, 570, -10); c.push(-156, -570)
    # bow of the sash behind, cut by the frame
    c.part([("186,516 222,478 262,486 266,540 222,562 182,564", 6, "body"), ("182,564 186,516", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.part([("190,552 232,570 258,640 250,684 218,640 182,588", 6, "body"), ("182,588 190,552", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.lines(["194,536 220,516 240,520", "204,580 228,612 238,650"], 4, "nail")
    # far sleeve
    c.part([("118,460 84,500 52,556", 6.5), ("52,556 58,590 84,600", 5.5), ("84,600 120,570 118,460", 0)], fill=GREY_PALE, deco=ck("116,456 80,500 48,556", "124,490 124,540 88,606", 3, 5), reg=.5)
    # neck and back
    H = dict(s=.82, rot=-28)
    c.head(166, 439, -14, .79); F.neck(c); c.pop()      # the head bends from it
    c.part([("120,440 102,500 106,580", 7.5, "sweep"), ("106,580 150,610 208,580", 0), ("208,580 214,510 202,440 176,418", 8, "sweep"), ("176,418 120,440", 0)], fill=GREY_PALE, deco=ck("120,436 98,500 100,590", "180,418 208,450 220,520 210,590", 6, 6))
    c.pop(); c.pop()
    # apron, black
    c.part([("108,580 140,600 176,590", 0), ("176,590 188,680 172,780 150,846", 5.5, "sweep"), ("150,846 98,846 48,818", 6), ("48,818 82,700 108,580", 6, "-sweep")], fill=SUMI)
    c.line("55,804 100,829 152,830", 3.8, "wire", PAPER_LIGHT)
    c.line("59,792 101,816 155,817", 2.6, "wire", PAPER_LIGHT)
    c.lines(["116,620 104,700 84,786", "150,620 148,720 130,806", "172,640 170,720 158,780"], 3.4, "nail", "#b9ab90")
    c.push(160, 570, -10); c.push(-156, -570)
    # sash
    c.part([("102,540 130,556 166,552 208,532", 6), ("208,532 210,586", 5), ("210,586 168,604 130,608 102,592", 6), ("102,592 102,540", 5)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.line("103,570 132,584 166,580 208,562", 5.5, "even", AI)
    # near sleeve, hanging
    c.part([("172,428 186,470 176,520 150,560 118,580", 7.5, "sweep"), ("118,580 116,640 110,704", 6.5), ("110,704 78,714 48,692", 6), ("48,692 56,640 68,592", 6.5, "-sweep"), ("68,592 100,540 116,490 130,446", 6, "-nail"), ("130,446 172,428", 0)], fill=GREY_PALE, deco=ck("130,440 112,490 96,540 62,594 50,640 42,700", "174,430 190,470 178,520 150,566 116,640 112,712", 4, 9), reg=.6)
    c.line("70,592 94,599 118,582", 5, "wire")
    c.lines(["164,450 150,500 120,540", "90,616 78,650 74,692", "112,604 104,640 98,676"], 5, "nail")
    # the tray and the hands that hold it
    tray(c, 66, 560)
    beside = "8,480! 80,480! 104,540! 68,592! 56,640! 48,700! 8,700!"
    c.inside(pts(beside), lambda s: HD.hold(s, HD.pinch, (128, 624), (38, 573), -8, .8), 0)
    # the near hand steadies the cup
    B.cuff(c, "94,545 119,553 122,584", "122,584 102,574 94,545")
    HD.reach(c, HD.cup_hand, (140, 596), (102, 566), -12, .84, True, seen=6)
    # neck, collar, bowed head
    c.part([("136,428 126,460 128,486", 0), ("128,486 160,450 176,412", 0), ("176,412 136,428", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(181, 429, **H); F.face_woman(c, None, "round"); c.pop()
    c.part([("178,408 168,440 130,500 116,546", 5.5), ("116,546 138,552", 0), ("138,552 150,506 182,450 194,420", 5.5), ("194,420 178,408", 5)], fill=SUMI, grain=False)
    c.part([("122,440 118,466 124,492", 5), ("124,492 132,480", 0), ("132,480 132,458 134,438", 4), ("134,438 122,440", 0)], fill=SUMI, grain=False)
    c.head(181, 429, **H); towel(c); c.pop()
    c.pop(); c.pop()
    return c.finish()
