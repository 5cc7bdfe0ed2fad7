# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục văn: a child runs flat out, pinwheel held up, pointing where it goes."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


HAIR = "#a99b82"


def field(c):
    """The bank of a dyke under a windy spring sky; it falls away before him."""
    c.fade(AI_PALE, 10, 330, .95)
    c.fade(AI, 10, 70, .45)
    c.fade(ODO_PALE, 856, 660, .9)
    c.part([("4,812 30,788 70,776 112,790 168,802 250,780", 4.4, "sweep"), ("250,780! 250,880! 4,880! 4,812", 0)], fill=AI_PALE, reg=.5, grain=False)
    c.part([("4,878 56,868 110,846 160,824 206,802 250,786", 5, "sweep"), ("250,786! 250,996! 4,996! 4,878", 0)], fill="#b4b98f", bokashi=wiped(MIDORI, 1000, 850, .9), grain=False)


def pinwheel(c, x, y, k):
    """Paper sails on a reed; the frame cuts it."""
    for i in range(6):
        c.push(x, y, i * 60 + 12, k)
        c.part([("0,0 -12,-18 -10,-40 6,-54", 5, "body"), ("6,-54 26,-52 36,-36", 4.2, "wire"), ("36,-36 20,-38 8,-26 0,0", 4.6, "-nail")], fill=(AI, GOFUN)[i % 2], reg=.6)
        c.line("2,-8 0,-26 10,-44", 2.4, "swell", PAPER_LIGHT if i % 2 == 0 else SUMI)
        c.pop()
    for r, col in ((9.5, SUMI), (5.6, ODO)):
        c.ink(shape_d_ccw([(x + r * math.cos(a), y + r * math.sin(a), False, None) for a in [i * math.pi / 4 for i in range(8)]]), col)
    c.flush()


def swallow(c, x, y, rot, k):
    """The swallow he runs after, seen from below: long wings, a forked tail."""
    c.push(x, y, rot, k)
    c.part([("-30,2! -22,-6 -12,-8 -2,-7", 3, "wire"), ("-2,-7 8,-26 26,-40 44,-46!", 3.4, "wire"), ("44,-46! 34,-28 24,-12 18,-3", 3.4, "wire"), ("18,-3 36,-2 62,-8!", 3, "wire"), ("62,-8! 44,3 40,5!", 2.6, "wire"),
            ("40,5! 52,10 64,20!", 2.6, "wire"), ("64,20! 38,16 16,10", 3, "wire"), ("16,10 18,26 10,46 -2,60!", 3.4, "wire"), ("-2,60! -6,40 -8,24 -10,10", 3.4, "wire"), ("-10,10 -22,8 -30,2!", 3, "wire")], fill=SUMI, reg=0, grain=False)
    c.fill("-14,-1! -2,-2 14,1 30,3 14,6 -2,6", GOFUN)
    c.fill("-27,1.6! -22,-2 -17,0 -20,5", "#b98a5a")
    c.lines(["12,-14 24,-28 34,-38", "8,20 8,34 4,46"], 1.8, "swell", HAIR)
    c.pop()


def legs(c):
    """A small boy's legs at a run: one has pushed off and is stretched to its toes, the knee of the other flung up before him."""
    # the stretched one, leg and foot in one contour: the heel is up, the toes are still on the ground and bend
    F.skin(c, ("150,690 150,726 158,754 170,776 182,794 189,808 189,818", 6, "sweep"), ("189,818 184,832 176,842 168,851 161,860!", 4.6, "body"),
           ("161,860! 155,864 152,871 158,875 167,874!", 3.4, "wire"), ("167,874! 169,879 175,880 178,874! 180,878 186,878 187,872! 190,876 195,875 196,869!", 3, "wire"), ("196,869! 206,862 216,848 226,838", 5, "body"), ("226,838 238,831 241,819 234,809 226,800", 5.4, "body"),
           ("226,800 233,788 231,772 224,758 214,750", 6, "body"), ("214,750 220,736 216,708 204,680", 6, "-sweep"), ("204,680 150,690", 0))
    c.lines(["213,750 205,757 195,759", "192,812 203,817 218,812", "200,824 196,840 188,854", "178,780 186,783 188,791"], 2.8, "-rat")
    c.lines(["167,874 168,868 173,864", "178,874 179,868 183,865", "187,872 188,867 191,864"], 2.2, "-rat")
    if not c.pure:
        c.lines(["154.6,868 156.6,866 159.4,868", "169.8,877 172,875 174.6,876.6"], 1.3, "hair")
    # the flung one: knee, shin, the foot about to come down
    c.place(78, 836, -15, .92)
    F._foot(c, False, 40)
    c.pop()
    F.skin(c, ("120,660 84,676 54,700 34,722", 6.5, "sweep"), ("34,722 23,736 24,752 33,766", 6, "body"), ("33,766 46,786 56,812 62,834", 6, "sweep"), ("62,834 92,838", 0),
           ("92,838 99,816 100,794 92,776 84,766", 6, "-sweep"), ("84,766 108,756 132,732 150,700", 6, "-body"), ("150,700 120,660", 0))
    c.lines(["84,766 76,763 68,765", "36,736 44,742 46,752", "66,832 78,838 90,834"], 2.8, "-rat")


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#f3dfb2", 2.8, turned)
    field(c)
    c.line("203,176 192,290 174,448", 8, "even")
    c.line("203,176 192,290 174,448", 4, "even", ODO)
    pinwheel(c, 205, 172, 1.36)
    for P in ("140,944 152,930 170,926", "20,940 30,928 44,926", "60,958 74,946 90,944", "112,912 122,900 136,898"):
        c.line(P, 4.6, "nail")
    c.push(0, -14)
    legs(c)
    swallow(c, 31, 334, 16, .48)
    # the skirt, caught between the two thighs, its tail in the wind with the lining out
    c.part([("190,570 212,600 232,618 262,622", 6, "sweep"), ("262,622! 262,690!", 0), ("262,690! 240,700 222,712 200,738!", 6, "body"), ("200,738! 170,660 190,570", 0)], fill=AI, reg=.5, bokashi=wiped("#16304d", 720, 600, .8))
    c.part([("66,616 56,644 52,670 58,702!", 7, "sweep"), ("58,702! 76,712 92,726 108,748!", 6, "body"), ("108,748! 138,742 170,740 200,738!", 6, "body"), ("200,738! 216,706 226,680 244,660", 6, "body"), ("244,660 220,640 206,612 196,566", 7, "-sweep"), ("196,566 66,616", 0)], fill=ODO, bokashi=wiped("#b5792f", 752, 640, .7), deco=PT.at_folds(asa, 22, ("92,610 88,660 84,726", -12), ("140,596 144,660 124,746", 18), ("168,590 184,650 200,738", -24)))
    # from the sash to the flung knee and to the tail
    c.lines(["84,616 72,652 64,694", "108,618 92,656 66,690", "138,612 132,660 100,722", "152,606 158,660 150,728", "168,602 186,660 194,716", "182,592 204,634 230,656"], 5, "nail")
    c.push(0, -26)
    c.tall(1.1, 895)
    # the whole trunk is thrown forward over that knee
    c.push(26, 0)
    B.lean(c, (150, 716), -15)
    # sash bow behind: two loops and their ends, let out by the wind
    c.part([("184,632 214,640 244,664 262,700", 5, "body"), ("262,700! 240,704! 226,690 206,664 182,650", 5, "body"), ("182,650 184,632", 0)], fill=SUMI)
    c.part([("178,606 204,576 228,566 246,578 240,604 220,622 196,632", 5, "body"), ("196,632 178,606", 0)], fill=SUMI)
    c.part([("190,622 220,618 252,626 268,648 252,664 222,656 190,644", 5, "body"), ("190,644 190,622", 0)], fill=SUMI)
    c.lines(["184,634 204,620 232,611 250,616", "186,645 210,656 236,660 258,656"], 4.4, "-rat", PAPER)
    c.lines(["194,620 214,594 234,582", "196,634 226,634 252,644"], 3.2, "swell", "#cbbd9f")
    # kimono body
    c.part([("98,508 74,548 60,604 60,640", 7.5, "sweep"), ("60,640 190,640", 0), ("190,640 190,600 184,560 158,506", 7.5, "-sweep"), ("158,506 98,508", 0)], fill=ODO, deco=PT.at_folds(asa, 14, ("128,540 104,600 96,650", 0), ("140,540 150,640", -16)))
    # raised arm: the forearm out of the slipped sleeve, four fingers shut round the stick
    B.cuff(c, "190,486 210,478 228,492", "228,492 208,506 190,486")
    HD.hold(c, HD.loose, (202, 530), (227.5, 431), -3, 1.0)
    c.part([("140,510 166,496 190,486", 6.5), ("190,486 208,500 228,492", 5.5), ("228,492 236,530 222,584 196,596", 6.5, "sweep"), ("196,596 140,510", 0)], fill=ODO, deco=PT.at_folds(asa, -30, ("160,490 182,512 202,570", 10)))
    c.lines(["180,512 200,530 204,566", "80,540 72,570 74,596"], 5, "nail")
    # front overlap
    c.line("128,540 106,590 102,610", 5, "nail")
    # sash
    c.part([("58,606 100,624 150,622 188,604", 6), ("188,604 192,640", 5), ("192,640 150,660 98,660 58,642", 6), ("58,642 58,606", 5)], fill=SUMI)
    c.lines(["66,624 104,638 140,638", "120,652 156,646 184,632"], 3, "swell", "#cbbd9f")
    # front arm: he points where he runs
    c.part([("86,536 80,568 84,600", 3.5, "wire"), ("84,600 94,570 86,536", 0)], fill=SUMI, grain=False)
    HD.reach(c, HD.point, (122, 600), (72, 558), 12, 1.04, True)
    c.part([("104,512 94,524 86,536", 5.5), ("86,536 93,570 84,600", 6), ("84,600 92,630 112,622", 6), ("112,622 120,570 116,530", 5.5, "-nail"), ("116,530 104,512", 0)], fill=ODO, deco=PT.at_folds(asa, 30, ("100,520 88,560 94,610", 6)))
    c.lines(["102,536 96,560 102,590"], 5, "nail")
    # collar
    c.part([("92,506 112,548 132,566", 5), ("132,566 142,546", 0), ("142,546 122,534 108,504", 4), ("108,504 92,506", 0)], fill=SUMI, grain=False)
    c.part([("160,500 150,530 122,570", 5), ("122,570 136,578 166,540 176,512", 5), ("176,512 160,500", 0)], fill=SUMI, grain=False)
    c.pop()
    c.pop()
    c.pop()
    # head
    c.push(98, 452, -17, 1.08)
    F.head_child(c, look="call")
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
