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


def grass(c):
    """Tufts the wind lies over, near ones that the frame cuts and far ones."""
    r = Rng("grass")
    for x, y, k in ((16, 1004, 74), (48, 1000, 50), (96, 1004, 62), (150, 1000, 44), (118, 922, 16), (52, 914, 15), (86, 938, 20), (156, 946, 20)):
        for i in range(7 if k > 30 else 4):
            u, long, lean = x + r(-9, 9) * (k + 20) / 60, k * r(.7, 1.1), r(.2, .7)
            c.line([(u, y, False, 1), (u - long * lean * .25, y - long * .6, False, .8), (u - long * lean, y - long * .94, False, .1)], 4.6 if k > 30 else 2.6, "flat", "#5a6b40" if i % 2 else "#3d4c30")


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
    """A small boy's legs at a run: the near one has pushed off and is stretched to its bent toes, the knee of the other is flung up, its foot in the air."""
    # thigh, knee, calf, heel and sole in one contour; the ball and the toes alone are still on the ground
    F.skin(c, ("146,690 152,722 160,742 168,756 176,772 186,788 192,804", 6, "sweep"), ("192,804 187,822 179,842 172,856!", 4.8, "body"),
           ("172,856! 163,860 158,867 163,873 172,872!", 3.4, "wire"), ("172,872! 173,877 180,878 183,873! 185,877 191,877 193,872! 196,875 201,874 203,869!", 3, "wire"),
           ("203,869! 212,862 216,850 222,838", 5, "body"), ("222,838 236,828 242,814 236,804 226,798", 5.4, "body"), ("226,798 224,788 233,772 233,756 226,742 216,732", 6, "body"), ("216,732 219,712 212,690", 6, "-sweep"), ("212,690 146,690", 0))
    c.lines(["216,732 208,739 198,739", "168,756 177,753 183,759", "174,774 179,769 180,763", "206,804 212,810 220,806", "193,804 200,808 203,816", "203,826 195,842 186,856"], 2.8, "-rat")
    c.lines(["172,872 175,866 180,864", "183,873 185,867 188,866", "193,872 194,868 196,866"], 2.2, "-rat")
    c.line("209,858 216,842 229,826", 2.4, "swell")
    if not c.pure:
        c.lines(["160,867 162.6,865.6 165,867.4", "175,875 177,873.4 179.4,874.6", "186,875 187.6,873.6 189.6,874.6"], 1.3, "hair")
    # the flung one: thigh towards us and up, the shin hangs from the knee, the foot is about to reach out
    c.place(72, 814, -24, .86)
    F._foot(c, False, 40)
    c.pop()
    F.skin(c, ("128,652 88,670 58,690 36,708", 6.5, "sweep"), ("36,708 22,722 22,740 32,752", 6, "body"), ("32,752 44,768 54,790 61,812", 6, "sweep"), ("61,812 84,816", 0),
           ("84,816 95,800 100,782 96,764 86,752", 6, "-sweep"), ("86,752 108,744 134,724 154,694", 6, "-body"), ("154,694 128,652", 0))
    c.lines(["86,752 77,748 68,751", "36,724 44,730 46,741", "34,746 42,748 46,744", "64,810 72,815 82,812"], 2.8, "-rat")


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#f3dfb2", 2.8, turned)
    field(c)
    c.line("203,176 192,290 178,428", 8, "even")
    c.line("203,176 192,290 178,428", 4, "even", ODO)
    pinwheel(c, 205, 172, 1.36)
    grass(c)
    c.push(0, -14)
    legs(c)
    swallow(c, 25, 332, 14, .46)
    # the skirt, caught between the two thighs, its tail in the wind with the lining out
    c.part([("190,570 212,600 232,618 262,622", 6, "sweep"), ("262,622! 262,690!", 0), ("262,690! 240,700 222,712 200,738!", 6, "body"), ("200,738! 170,660 190,570", 0)], fill=AI, reg=.5, bokashi=wiped("#16304d", 720, 600, .8))
    c.part([("66,616 56,644 52,670 58,702!", 7, "sweep"), ("58,702! 76,712 92,726 108,748!", 6, "body"), ("108,748! 138,742 170,740 200,738!", 6, "body"), ("200,738! 216,706 226,680 244,660", 6, "body"), ("244,660 220,640 206,612 196,566", 7, "-sweep"), ("196,566 66,616", 0)], fill=ODO, bokashi=wiped("#b5792f", 752, 640, .7), deco=PT.at_folds(asa, 22, ("92,610 88,660 84,726", -12), ("140,596 144,660 124,746", 18), ("168,590 184,650 200,738", -24)))
    # from the sash to the flung knee and to the tail
    c.lines(["84,616 72,652 64,694", "108,618 92,656 66,690", "138,612 132,660 100,722", "152,606 158,660 150,728", "168,602 186,660 194,716", "182,592 204,634 230,656"], 5, "nail")
    c.pop()
    c.push(8, 0)
    B.lean(c, (130, 604), -5)
    # sash bow behind: two loops and their ends, let out by the wind
    c.part([("186,580 216,590 244,622 262,668", 5, "body"), ("262,668! 236,672! 222,648 204,618 182,598", 5, "body"), ("182,598 186,580", 0)], fill=SUMI)
    c.part([("184,560 214,520 240,512 264,528 262,556 236,572 196,580", 5, "body"), ("196,580 184,560", 0)], fill=SUMI)
    c.part([("188,572 222,566 254,578 272,604 254,624 222,610 188,596", 5, "body"), ("188,596 188,572", 0)], fill=SUMI)
    c.lines(["190,570 212,552 238,544", "192,592 214,602 240,612"], 4.4, "-rat", PAPER)
    c.lines(["196,574 222,560 250,554", "198,584 228,584 256,594", "194,594 216,614 234,644"], 3.2, "swell", "#cbbd9f")
    # the trunk is thrown forward over the knee
    c.part([("98,486 76,520 62,556 58,592", 7.5, "sweep"), ("58,592 62,612 188,596", 0), ("188,596 190,540 180,500 162,474", 7.5, "-sweep"), ("162,474 98,486", 0)], fill=ODO, deco=PT.at_folds(asa, 14, ("128,520 104,560 96,600", 0), ("140,500 156,600", -16)))
    # neck, which goes back to the nape, and under-collar
    F.skin(c, ("96,446 104,476 116,506", 4.4, "wire"), ("116,506 140,500 154,476", 0), ("154,476 146,462 143,436", 4.4, "wire"), ("143,436 96,446", 0))
    c.lines(["112,474 118,486 118,498", "138,462 130,480 122,494"], 2.6, "-rat")
    # raised arm: the sleeve has slipped to the elbow and hangs open, its lining seen; four fingers shut round the stick
    c.part([("174,448 190,422 212,424 232,466 236,526!", 4.6, "wire"), ("236,526! 220,492 204,466 174,448", 0)], fill=AI, reg=0, grain=False)
    c.line("222,446 229,474 233,502", 3.4, "nail", "#16304d")
    HD.hold(c, HD.loose, (211, 508), (200, 374), -1, 1.08, 18)
    c.part([("146,478 160,462 174,448", 6.5), ("174,448 204,464 221,490 236,528!", 5.5, "body"), ("236,528! 214,546 190,540!", 6, "sweep"), ("190,540! 178,524 168,508", 5, "-nail"), ("168,508 146,478", 0)], fill=ODO, deco=PT.at_folds(asa, -34, ("150,470 178,500 208,556", 12)))
    c.lines(["170,454 182,488 194,532", "178,456 204,492 219,532", "150,482 162,508 170,540"], 5, "nail")
    # sash
    c.part([("60,588 98,602 148,594 188,570", 6), ("188,570 192,606", 5), ("192,606 150,632 98,640 60,624", 6), ("60,624 58,604 60,588", 5)], fill=SUMI)
    c.lines(["64,604 102,616 138,612", "118,630 154,620 184,602"], 3, "swell", "#cbbd9f")
    # where the knot stands off from it
    c.lines(["184,560 190,576 188,598", "194,600 214,610 238,622"], 2.6, "swell", PAPER)
    # collar, crossed over the breast
    c.part([("97,488 106,518 126,546", 5), ("126,546 134,530", 0), ("134,530 118,508 109,482", 4), ("109,482 97,488", 4)], fill=SUMI, grain=False)
    c.part([("144,464 134,500 108,548 92,590", 4.4), ("92,590 106,594 124,560 150,516 162,474", 5.5), ("162,474 144,464", 4)], fill=SUMI, grain=False)
    c.line("140,470 131,499 110,536", 4.4, "rat", GOFUN)
    c.lines(["154,480 142,512 120,552"], 2.6, "swell", "#cbbd9f")
    # front arm: he points where he runs; the forearm out of the sleeve's mouth, which hangs down from it
    c.part([("70,536 62,566 70,604!", 4.4, "wire"), ("70,604! 88,570 70,536", 0)], fill=AI, grain=False, reg=0)
    HD.reach(c, HD.point, (94, 570), (58, 522), 8, 1.06, True, 17)
    c.part([("100,488 82,508 70,536", 6.5), ("70,536 88,566 70,606!", 5.5, "body"), ("70,606! 92,622 118,608!", 6, "sweep"), ("118,608! 124,570 116,526", 5.5, "-nail"), ("116,526 100,488", 0)], fill=ODO, deco=PT.at_folds(asa, 34, ("96,500 96,560 84,616", 4)))
    c.lines(["100,500 88,524 86,548", "114,530 102,562 92,606", "116,560 112,584 108,606", "86,570 84,588 78,602"], 5, "nail")
    # head
    c.push(107, 411, -11, 1.08)
    F.head_child(c, look="call")
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
