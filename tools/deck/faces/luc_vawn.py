# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục văn: a child runs flat out, pinwheel held up, pointing where it goes."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


HAIR = "#a99b82"
SKY = "#c3d0cc"


def field(c):
    """The top of a dyke between paddies, under a windy spring sky: he runs along it."""
    # the sky is one tint from the head to the far dyke: skin, white sails and the ochre coat stand before it
    if not c.pure:
        c.fill("4,4! 246,4! 246,804! 4,804!", SKY)
        c.fill("4,4! 246,4! 246,804! 4,804!", "url(#%s)" % c.goma())
    c.fade("#457797", 10, 180, .92)
    # hills beyond the paddies, which are under water: one flat tint up to the far dyke
    if not c.pure:
        c.fill("8,800! 8,742 30,732 58,738 84,756 112,762 140,748 172,738 206,746 242,730! 242,800!", "#a3b9b6")
        c.fill("8,800! 8,776 40,764 76,776 120,786 160,780 200,768 242,776! 242,800!", "#8fa69c")
        c.fill("8,800! 80,797 160,798 242,794! 242,900! 8,930!", AI_PALE)
    c.line("10,800:.7 80,797:1 160,798:.9 240,794:.6", 5, "flat", SUMI if c.pure else "#5a6b40")
    c.part([("4,834 56,829 108,832 152,840 200,844 250,826", 5, "sweep"), ("250,826! 250,996! 4,996! 4,834", 0)], fill="#b4b98f", grain=False)
    # the trodden path along the top of it
    if not c.pure:
        c.fill("8,843 56,838 108,841 152,850 204,853 242,838! 242,862 200,878 150,878 108,868 56,864 8,870!", "#d9cb9c")


def grass(c):
    """Tufts the wind lies over, near ones that the frame cuts and far ones."""
    r = Rng("grass")
    for x, y, k in ((16, 1004, 74), (48, 1000, 50), (96, 1004, 62), (150, 1000, 44), (104, 834, 12), (132, 838, 14), (26, 906, 14), (86, 932, 20), (150, 928, 18)):
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
    """A small boy's legs at a run: the far one pushes off from the ball of its foot, the other's knee is flung up, its foot in the air.

    A shin is one nearly straight line from under the kneecap to the instep; only the back of the leg swells, high.
    """
    # from the thigh over the kneecap and down the shin to toes that are bent against the ground; from there along the sole to a heel that is up
    F.skin(c, ("126,704 140,734 156,756 164,765:1.3 167,776:.7 180,794 197,815 200,824", 5.4, "sweep"), ("200,824 192,836 181,843 172,844.6:.8 167,848:1.1 168,854:1.1 174,857.4:.9 186,858.6 198,857", 4, "wire"),
           ("198,857 208,850 220,842 231,838", 4.4, "wire"), ("231,838 239,832:1.2 238.6,821:1.2 231,808 226,795 228,779 225,763 214,748:.6 213,728 206,700", 5.4, "-sweep"), ("206,700 126,704", 0))
    c.lines(["169,772 177,773 184,768", "180,757 184,762 182,769", "213,748 207,752 200,751", "206,813 211,817 208,823", "188,848 190,853 188,858", "178,846.6 181,851 179.6,857"], 2.6, "-rat")
    c.lines(["226,824 229,829 226,835"], 2.2, "swell")
    # the flung one: the thigh comes forward to a kneecap of its own, the shin hangs from it, the foot is off the ground, its toes up
    c.place(66, 803, 9, .76)
    F._foot(c, False, 40)
    c.pop()
    F.skin(c, ("104,652 72,668 48,684 31,697:1.2 23,707:1.3 21,718:1.1 25,727:.7 30,736 39,758 49,780 54,801", 5.4, "sweep"), ("54,801 79,800", 0),
           ("79,800 83,788 89,774 88,763 77,750:.6", 5, "-sweep"), ("77,750 98,742 126,730 150,704", 5.4, "-body"), ("150,704 104,652", 0))
    c.lines(["77,750 69,748 62,750", "26,728 33,731 41,728", "42,708 45,716 42,724"], 2.6, "-rat")


def calling(s):
    """His own face, in the head's units: a high brow, brows painted faint, the eyes low, hardly a nose, a cheek that is full and low, a short chin."""
    F.skin(s, ("-24,-52 -34,-34 -37,-16 -36,-3 -41,8 -43,21 -38,32 -27,39.6 -12,42", 3.6, "wire"), ("-12,42 6,43 24,38 37,24 42,-4", 3.8, "wire"),
           ("42,-4 50,-30 40,-56 14,-70 -8,-66 -24,-52", 4, "wire"))
    s.fill("-21,-53 -31,-38 -14,-42 20,-36 40,-16 44,-4! 49,-30 39,-55 14,-68.5 -8,-65", AI_PALE, opacity=.4)
    s.line("-35,-25:.3 -30,-28.6:1 -24,-27:.3", 4.4, "flat", "#57514a"); s.line("-10,-27:.3 -1,-32:1 10,-28.6:.3", 5, "flat", "#57514a")
    F.eye(s, "-38.6,2:.4 -32,-4.4:1 -23,.4:.4", s.fine(4, .5), (-34, -1, 2.8))
    F.eye(s, "-14,2:.5 -4,-5:1.1 12,-.4:.3", s.fine(4.4, .5), (-8, -1.2, 3.2))
    s.lines(["-10,6.4 -1,7.4 7,5", "-11,-8.6 -3,-11 7,-8"], s.fine(1.6), "swell")
    s.line("-26.6,9:.2 -30.6,14:1 -29,17.4:1.1! -24,17.6:.8", s.fine(3.2), "flat")
    s.blob("-30.6,25! -24,23.4 -17.6,24.6! -16,29 -19,34 -24,35.4 -28.6,31.4")
    s.fill("-27,33.4 -22.4,30 -18,30.6 -18.4,32.6 -21,34.4 -24.4,35", "#c98b74")
    s.line("-32,25:.4 -24,23.2:1 -15.6,23.4:.8 -12.6,21.6:.3", s.fine(3), "flat")
    F.skin(s, ("40,-8 49,-14 56,-4 53,10 45,17 39,12", 3, "wire"), ("39,12 40,-8", 0))
    s.line("45,-6 50,-1 46,7", s.fine(2), "swell")
    # locks as a razor leaves them: thin, their hairs apart at the ends
    F.black(s, "-20,-58! -26,-46 -24,-34! -20,-40 -18,-31! -13,-38 -10,-33! -6,-46 -5,-60 -12,-66")
    F.black(s, "34,-44 29,-26 30,-10! 34,-16 36,-4! 40,-14 45,-16 50,-34 43,-48")
    s.lines(["-16,-58 -20,-46 -18,-36", "-10,-60 -12,-48 -11,-39", "40,-42 35,-24 36,-10", "45,-38 42,-24"], 1.5, "swell", HAIR)
    F.child_tufts(s, ["top"])


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#f3dfb2", 2.8, turned)
    field(c)
    c.line("203,176 192,290 177,440", 8, "even")
    c.line("203,176 192,290 177,440", 4, "even", ODO)
    pinwheel(c, 205, 172, 1.36)
    grass(c)
    swallow(c, 27, 346, 6, .56)
    swallow(c, 128, 276, -14, .6)
    legs(c)
    c.push(0, 17)
    # the skirt is split by the stride: its lining is seen between the thighs and where the wind turns its tail over
    c.part([("96,626 84,672 78,728", 0), ("78,728! 104,734 124,722 142,712!", 5, "body"), ("142,712! 160,660 120,600 96,626", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 720, 620, .9))
    c.part([("196,560 216,596 234,616 262,624", 6, "sweep"), ("262,624! 262,700!", 0), ("262,700! 238,690 222,694 202,722!", 6, "body"), ("202,722! 170,660 196,560", 0)], fill=AI, reg=.5, bokashi=wiped("#16304d", 710, 600, .8))
    c.part([("112,596 122,640 132,684 140,722!", 6.5, "sweep"), ("140,722! 160,712 182,714 202,722!", 6, "body"), ("202,722! 214,696 226,676 246,656", 6, "body"), ("246,656 222,634 208,602 198,552", 7, "-sweep"), ("198,552 112,596", 0)], fill=ODO, bokashi=wiped("#b5792f", 736, 640, .7), deco=PT.at_folds(asa, 10, ("146,600 156,660 160,712", -14), ("176,580 192,650 202,722", -36)))
    c.lines(["148,600 156,650 160,706", "166,596 178,650 184,708", "182,586 196,640 204,700", "190,576 210,626 234,650", "130,610 138,650 142,690"], 5, "nail")
    c.line("147,711 163,702 183,704 198,710", 2.2, "wire", "#f3dfb2")
    # its fore flap is caught on the flung thigh and falls on both sides of it
    c.part([("74,594 62,618 52,640 44,664!", 7, "sweep"), ("44,664! 58,674 68,700 70,738!", 6, "body"), ("70,738! 88,722 112,690 122,640 126,600", 6.5, "-sweep"), ("126,600 74,594", 0)], fill=ODO, reg=.6, bokashi=wiped("#b5792f", (66, 742), (104, 640), .7), deco=PT.at_folds(asa, 30, ("96,604 74,650 66,690", 52)))
    c.lines(["84,604 66,640 52,664", "98,610 80,656 68,690", "110,612 98,664 76,716", "118,612 114,650 100,692"], 5, "nail")
    c.line("53,662 66,672 76,700 78,722", 2.2, "wire", "#f3dfb2")
    c.push(0, -14)
    c.push(8, 0)
    B.lean(c, (130, 604), -5)
    # sash bow behind: two loops and their ends, let out by the wind
    c.part([("186,580 216,590 244,622 262,668", 5, "body"), ("262,668! 236,672! 222,648 204,618 182,598", 5, "body"), ("182,598 186,580", 0)], fill=SUMI)
    c.part([("184,560 214,520 240,512 264,528 262,556 236,572 196,580", 5, "body"), ("196,580 184,560", 0)], fill=SUMI)
    c.part([("188,572 222,566 254,578 272,604 254,624 222,610 188,596", 5, "body"), ("188,596 188,572", 0)], fill=SUMI)
    # white cuts part the loops from each other and from the ends
    c.lines(["188,572 208,566 230,568 252,578", "188,597 204,606 222,622 238,646"], 3.6, "wire", PAPER)
    c.lines(["192,562 210,540 232,528", "198,584 222,584 244,596"], 2.8, "swell", PAPER)
    # the trunk is thrown forward over the knee
    c.part([("98,486 76,520 62,556 58,592", 7.5, "sweep"), ("58,592 62,612 188,596", 0), ("188,596 190,540 180,500 162,474", 7.5, "-sweep"), ("162,474 98,486", 0)], fill=ODO, deco=PT.at_folds(asa, 14, ("128,520 104,560 96,600", 0), ("140,500 156,600", -16)))
    # neck, which goes back to the nape, and under-collar
    F.skin(c, ("96,446 104,476 116,506", 4.4, "wire"), ("116,506 140,500 154,476", 0), ("154,476 146,462 143,436", 4.4, "wire"), ("143,436 96,446", 0))
    # raised arm: the sleeve has slipped to the elbow and hangs open, its lining seen; four fingers shut round the stick
    c.part([("174,448 190,422 212,424 232,466 236,526!", 4.6, "wire"), ("236,526! 220,492 204,466 174,448", 0)], fill=AI, reg=0, grain=False)
    c.line("222,446 229,474 233,502", 3.4, "nail", "#16304d")
    HD.hold(c, HD.loose, (212, 508), (196, 390), -1, 1, 20)
    c.part([("146,478 160,462 174,448", 6.5), ("174,448 204,464 221,490 236,528!", 5.5, "body"), ("236,528! 214,546 190,540!", 6, "sweep"), ("190,540! 178,524 168,508", 5, "-nail"), ("168,508 146,478", 0)], fill=ODO, deco=PT.at_folds(asa, -34, ("150,470 178,500 208,556", 12)))
    c.lines(["170,454 182,488 194,532", "178,456 204,492 219,532", "150,482 162,508 170,540"], 5, "nail")
    # sash
    c.part([("60,588 98,602 148,594 188,570", 6), ("188,570 192,606", 5), ("192,606 150,632 98,640 60,624", 6), ("60,624 58,604 60,588", 5)], fill=SUMI)
    c.lines(["64,604 102,616 138,612", "118,630 154,620 184,602"], 3, "swell", "#cbbd9f")
    # where the knot stands off from it
    c.line("187,556 192,576 189,602", 3.4, "wire", PAPER)
    c.line("74,618 110,632 150,626 184,606", 2.4, "swell", PAPER)
    # collar, crossed over the breast
    c.part([("97,488 106,518 126,546", 5), ("126,546 134,530", 0), ("134,530 118,508 109,482", 4), ("109,482 97,488", 4)], fill=SUMI, grain=False)
    c.part([("144,464 134,500 108,548 92,590", 4.4), ("92,590 106,594 124,560 150,516 162,474", 5.5), ("162,474 144,464", 4)], fill=SUMI, grain=False)
    c.line("140,470 131,499 110,536", 4.4, "rat", GOFUN)
    c.lines(["154,480 142,512 120,552"], 2.6, "swell", "#cbbd9f")
    # front arm: he points where he runs; the forearm is stretched out of the sleeve's mouth, which hangs down from it
    c.part([("86,500 68,524 62,560 76,596!", 4.6, "wire"), ("76,596! 96,550 86,500", 0)], fill=AI, grain=False, reg=0)
    HD.reach(c, HD.point, (116, 552), (73, 516), -30, .98, True, 16)
    c.part([("104,486 95,491 86,499", 6.5), ("86,499! 94,524 92,560 76,597!", 5.5, "body"), ("76,597! 96,616 122,602!", 6, "sweep"), ("122,602! 128,566 118,524", 5.5, "-nail"), ("118,524 104,486", 0)], fill=ODO, deco=PT.at_folds(asa, 34, ("104,500 104,556 94,610", 4)))
    c.lines(["96,496 104,518 106,540", "116,526 110,562 98,604", "120,552 118,584 112,606"], 5, "nail")
    # head
    c.push(106, 425, -10, 1.08)
    F.head_child(c, look=calling)
    c.pop()
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
