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
        c.fill("4,4! 246,4! 246,804! 4,804!", "url(#%s)" % c.baren())
    c.fade("#457797", 10, 180, .36)
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
    # the near bank lies in its own shade, and the frame cuts it
    if not c.pure:
        c.fill("4,1000! 4,926! 14,938! 20,930! 28,948! 38,944! 46,958! 58,954! 70,968! 84,964! 100,976! 124,974! 150,982! 176,990! 200,1000!", "#6f8050")
        c.fill("4,1000! 4,958! 16,964! 24,958! 34,974! 48,972! 64,982! 90,984! 120,992! 150,1000!", "#4c5f3a")
    horsetails(c)
    for x, y, k in ((16, 1004, 74), (48, 1000, 50), (96, 1004, 62), (150, 1000, 44), (104, 834, 12), (132, 838, 14), (86, 932, 20), (150, 958, 18)):
        for i in range((3 if k > 30 else 0) if c.pure else 7 if k > 30 else 4):
            u, long, lean = x + r(-9, 9) * (k + 20) / 60, k * r(.7, 1.1), r(.2, .7)
            c.line([(u, y, False, 1), (u - long * lean * .25, y - long * .6, False, .8), (u - long * lean, y - long * .94, False, .1)], 4.6 if k > 30 else 2.6, "flat", "#5a6b40" if i % 2 else "#3d4c30")


def horsetails(c):
    """Three shoots of horsetail, which stand on the dykes in March: a jointed stalk with its toothed sheaths and a cone of scales."""
    for x, y, top, lean, k in ((70, 996, 900, -9, 1), (52, 998, 936, -5, .86), (92, 998, 944, -3, .76)):
        c.line("%g,%g:1.1 %g,%g:1 %g,%g:.9" % (x, y, x + lean * .3, (y + top) / 2, x + lean, top), 9 * k, "flat")
        c.line("%g,%g:1.1 %g,%g:1 %g,%g:.9" % (x, y, x + lean * .3, (y + top) / 2, x + lean, top), 4.6 * k, "flat", ODO_PALE)
        for t in (.24, .56):
            u, v = x + lean * (1 - t) ** 1.4, top + (y - top) * t
            c.blob("%g,%g! %g,%g! %g,%g! %g,%g! %g,%g! %g,%g! %g,%g!" % (u - 5 * k, v - 6 * k, u - 2.4 * k, v - 2 * k, u, v - 8 * k, u + 2.4 * k, v - 2 * k, u + 5 * k, v - 6 * k, u + 4 * k, v + 6 * k, u - 4 * k, v + 6 * k))
        c.push(x + lean, top, lean * .7, k)
        c.part([("-6,3 -10,-12 -5,-28 0,-33", 3, "body"), ("0,-33 6,-27 9,-12 6,3", 3.4, "body"), ("6,3 -6,3", 2)], fill="#b98a5a", reg=0, grain=False)
        for v in (-4, -12, -20):
            c.lines(["-8,%g -4,%g 0,%g" % (v - 2, v + 2, v), "0,%g 4,%g 8,%g" % (v, v + 2, v - 2)], 1.8, "even")
        c.pop()


def lost(c):
    """The straw sandal he has run out of: it lies behind him on the path, its thong loose."""
    c.push(124, 898, -20)
    if not c.pure:
        c.fill("-30,10 -6,15 26,13 36,8 30,17 4,20 -22,18", "#8f8a60")
    c.part([("-33,2 -30,-7 -16,-11 4,-9 24,-11 34,-4", 3.4, "body"), ("34,-4 36,5 28,11 8,9 -14,13 -29,11 -33,2", 4.4, "body")], fill=ODO, reg=.3, grain=False)
    c.lines(["-26,-3 -14,-6 4,-4.6 24,-6.6", "-27,2 -12,1 8,1 28,-1", "-24,7 -12,8 8,5.4 26,6"], 1.7, "swell")
    for P in ("-18,-.6:.7 -6,-10:1 8,-14:1 19,-9.6:.6", "-18,-.6:.7 -4,4:1 8,10:1 16,9.6:.6"):
        c.line(P, 6, "flat")
        c.line(P, 2.8, "flat", PAPER_LIGHT)
    c.pop()


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

    The knee of a child of six is a bone like a man's: the thigh ends at its cap, the shin is one nearly straight line from under it to the
    instep, and only the back of the leg swells, high; the ankle is half as thick.
    """
    # from the thigh over the kneecap and down the shin to toes that are bent against the ground; from there along the sole to a heel that is up
    F.skin(c, ("134,700 145,726 155,746 161.4,756:1.2 166,766:1.3 167.4,774:.8 175,789 186,804 196,817 200.6,826", 5.4, "sweep"), ("200.6,826 193,837 182,843.6 172,844.6:.8 167,848:1.1 168,854:1.1 174,857.4:.9 186,858.6 198,857", 4, "wire"),
           ("198,857 208,850 220,842 230,838", 4.4, "wire"), ("230,838 237.6,832:1.2 237,823:1.2 229,812 219.6,800:.7 217,789 217.4,778:1.2 213,764 204.6,751:.6 207,728 206,700", 5.4, "-sweep"), ("206,700 134,700", 0))
    # the leg is all but straight: a dimple over the knee, a fold of fat under it; the hollow behind; the calf; the ankle's bone and the heel
    c.line("176,748:.1 181,752:1 182,758:.2", 2.6, "flat")
    c.line("167,774:1 174,773:.9 181,768:.1", 2.8, "flat")
    c.line("204,751:1 197,754:.8 192,751:.1", 2.6, "flat"); c.line("201,767:.1 206,781:1 204,795:.1", 2.4, "flat")
    c.lines(["205,811 210,814 207.6,820", "226,823 229.4,828 226.6,833", "188,848 190,853 188,858", "178,846.6 181,851 179.6,857"], 2.4, "-rat")
    # the flung one: the thigh comes forward to a kneecap of its own, the shin hangs from it, the foot is off the ground, its toes up
    c.place(63, 797, 16, .72)
    F._foot(c, False, 40)
    c.pop()
    F.skin(c, ("104,650 80,664 58,679 43,689:.8 32,695:1.2 24,703:1.3 21.4,712:1.3 24,719:.8 29,727 36,745 44,766 51,786 54,797", 5.4, "sweep"), ("54,797 73,795", 0),
           ("73,795:.7 71,786 72.6,774 72.4,762:1.2 68,749 60,735:.6", 5, "-sweep"), ("60,735 78,732 104,724 150,704", 5.4, "-body"), ("150,704 104,650", 0))
    c.line("24,719:1 31,717:.8 37,711:.1", 2.6, "flat")
    c.line("38,696:.2 44,694:1 51,696:.1", 2.2, "flat")
    c.line("60,735:1 54,735:.8 49,731:.1", 2.6, "flat"); c.line("60,750:.1 63,764:1 60,778:.1", 2.4, "flat")


def calling(s):
    """His own face, in the head's units: turned so far that the nose stands over the far cheek; a high bulging brow, features small and low, wide apart, a cheek like a fruit, hardly a chin."""
    F.skin(s, ("-22,-57 -33,-44 -39,-29 -40,-15 -37,-4:.8 -41,5 -45,15 -45.6,25 -41,35 -33,42.6 -24,46.6 -12,48", 3.6, "wire"), ("-12,48 6,48 24,41 36,28 41,8", 3.8, "wire"),
           ("41,8 54,-8 58,-30 48,-54 26,-69 4,-71 -22,-57", 4, "wire"))
    # the scalp as the razor left it, blue
    s.fill("-20,-57 -30,-44 -14,-47 16,-42 38,-22 44,-2! 56,-12 57,-30 47,-53 26,-67.6 4,-69.4", AI_PALE, opacity=.4)
    # brows hardly grown: one dry sweep each, high
    s.line("-38,-19:.3 -34,-23:1 -29,-22.4:.2", 3.2, "flat", "#6f665b"); s.line("-17,-22.6:.3 -8,-27.6:1 3,-27:.7 11,-22.6:.1", 3.6, "flat", "#6f665b")
    # both eyes go along his finger, to the swallow: short slits that slant, the iris under the lid, the lid's fold above
    s.blob("-38.6,-1! -36,-2.4! -33.6,-2! -33.6,.8 -36,2 -38.2,1")
    s.line("-41.4,2.6:.3 -38,-1.4:1.1 -33,-2.4:1 -29.4,-1:.2", 3, "flat"); s.line("-39,2.8:.2 -35,2.8:1 -31,.6:.2", 1.2, "flat")
    s.blob("-14,-1.4! -10.6,-3! -6.6,-3.6! -6.4,0 -9,2 -12.6,1.6")
    s.line("-20.6,3.6:.3 -15,-1.2:1.15 -6,-4.2:1.2 2,-4.6:.8 8.6,-3:.15", 3.6, "flat"); s.line("-17,4:.2 -9,3.2:1 -1,-.4:.8 4,-2.8:.2", 1.2, "flat")
    s.line("-14,-6.6:.2 -6,-9.4:1 3,-8.6:.2", 1.3, "flat")
    # the nose in one hooked stroke
    s.line("-26.4,-3:.1 -29,4:.6 -34.4,11:.9 -37,15.4:1.15 -35,18.4:1.2! -30.6,18:.8 -27,15.6:.15", 2.5, "flat")
    # he calls: a small mouth, the lower lip full
    if not s.pure:
        s.fill("-34.6,27.6! -30.6,25 -28,26.2 -24.4,25 -20,28! -23,33.4 -27.6,35.4 -32,33", LIPS)
    s.blob("-32.6,28.4! -30,27.6 -28,28.4 -25,27.6 -22.4,28.8! -25,30.6 -28,31 -30.6,30.4")
    s.line("-35.4,28:.3 -30.6,24.8:1 -28,26.2:.8 -24.4,24.8:1 -19,28.2:.3", 1.9, "flat")
    s.line("-32,34:.2 -27.6,36:1 -23,34:.2", 1.7, "flat")
    # the fold under the chin
    s.line("-17,51.4:.1 -4,54.6:1 10,53:.8 22,46.4:.1", 2, "flat")
    F.skin(s, ("38,-6 45,-14 54,-12 57,-3 53,9 46,19 39,15", 3, "wire"), ("39,15 38,-6", 0))
    s.line("41,-5:.4 47,-9:1 52,-5:.9 51,3:.6 45,10:.2", s.fine(2.4), "flat")
    s.line("43,4:.3 46.4,1.6:1 46,7:.4", s.fine(2), "flat")
    # what the razor left: a lock over the brow and one before the ear, combed, which the run blows back, and on the crown a tied whisk
    F.black(s, "-24,-56! -30,-46 -27,-35! -22,-42 -19,-34! -13,-42 -8,-34! -3,-43 5,-39! 4,-50 -2,-62 -12,-64")
    F.black(s, "30,-46 26,-31 29,-16! 32,-23 35,-6! 39,-18 45,-13! 47,-24 58,-22! 54,-38 42,-52")
    s.lines(["-20,-57 -25,-47 -26,-40", "-15,-60 -18,-49 -18,-40", "-9,-61 -11,-50 -8,-40", "-3,-58 -4,-50 1,-43", "34,-45 30,-30 31,-21", "40,-48 37,-32 36,-14", "45,-46 44,-33 46,-20", "49,-40 50,-32 55,-25"], 1.3, "swell", HAIR)
    F.black(s, "4,-67 0,-80 8,-92 24,-103 44,-108! 34,-100 54,-99! 40,-93 56,-86! 36,-85 26,-78 22,-66")
    s.lines(["9,-72 8,-84 22,-97 38,-104", "13,-71 15,-84 30,-94 46,-98", "17,-71 22,-81 34,-88 48,-88"], 1.3, "swell", HAIR)
    s.line("2,-67.4:1 12,-70.6:1.1 23,-67:1", 4.2, "flat", PAPER_LIGHT)
    s.line("1,-64.4:.6 12,-67.8:1 24,-64:.6", 1.6, "flat")


def draw():
    c = Card("6n", seed="child")
    asa = lambda sheet, turned: PT.asanoha(sheet, 50, "#f3dfb2", 2.8, turned)
    field(c)
    c.line("203,176 192,290 177,440", 8, "even")
    c.line("203,176 192,290 177,440", 4, "even", ODO)
    pinwheel(c, 205, 172, 1.36)
    lost(c)
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
    # sash bow behind: its ends stream from the knot, two loops over them; a white cut parts each from the next
    c.part([("184,588 208,592 228,606 250,612!", 4), ("250,612! 252,632!", 0), ("252,632! 226,630 206,616 182,602", 4.6, "body"), ("182,602 184,588", 0)], fill=SUMI, grain=False)
    c.line("192,594 212,600 230,614 248,620", 2.6, "wire", PAPER)
    c.part([("184,572 192,550 208,536 222,534 229,543 226,556 210,569 190,584", 4, "body"), ("190,584 184,572", 0)], fill=SUMI, grain=False)
    c.part([("188,580 208,571 226,570 233,580 228,592 212,596 188,594", 4, "body"), ("188,594 188,580", 0)], fill=SUMI, grain=False)
    c.lines(["189,581 208,572 224,571 231,576", "189,595 208,598 222,596 230,591"], 2.8, "wire", PAPER)
    c.lines(["194,568 204,554 218,545", "198,584 210,581 223,581"], 2.6, "swell", PAPER)
    # the trunk is thrown forward over the knee
    c.part([("98,486 76,520 62,556 58,592", 7.5, "sweep"), ("58,592 62,612 188,596", 0), ("188,596 190,540 180,500 162,474", 7.5, "-sweep"), ("162,474 98,486", 0)], fill=ODO, deco=PT.at_folds(asa, 14, ("128,520 104,560 96,600", 0), ("140,500 156,600", -16)))
    # neck, which goes back to the nape, and under-collar
    F.skin(c, ("96,446 104,476 116,506", 4.4, "wire"), ("116,506 140,500 154,476", 0), ("154,476 146,462 143,436", 4.4, "wire"), ("143,436 96,446", 0))
    # raised arm: the sleeve has slipped to the elbow and hangs open, its lining seen; four fingers shut round the stick
    c.part([("174,448 190,422 212,424 232,466 236,526!", 4.6, "wire"), ("236,526! 220,492 204,466 174,448", 0)], fill=AI, reg=0, grain=False)
    c.line("222,446 229,474 233,502", 3.4, "nail", "#16304d")
    HD.hold(c, HD.clutch, (212, 508), (196, 390), -1, 1, 20)
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
    c.part([("99,514! 87,523 78,545 82,567!", 4.6, "wire"), ("82,567! 100,550 99,514!", 0)], fill="#16304d", grain=False, reg=0)
    HD.reach(c, HD.point, (122, 566), (71, 519), -24, 1.12, True, 17)
    c.part([("104,486 96,494 94,504 99,514!", 6), ("99,514! 105,528 98,552 82,567!", 5, "body"), ("82,567! 92,584 106,596 121,601!", 6.5, "sweep"), ("121,601! 129,584 128,556 118,524", 5.5, "-nail"), ("118,524 104,486", 0)], fill=ODO, deco=PT.at_folds(asa, 34, ("112,480 106,530 124,600", -20)))
    c.lines(["122,594:1.1 112,572 108,548", "121,600 104,588 94,572", "124,580 120,560 121,540"], 4.6, "nail")
    c.line("97,510:1 106,516:.8 112,532:.1", 4, "flat"); c.line("104,490:.9 110,504:.7 112,520:.1", 4, "flat")
    # the hem of its mouth
    c.line("102,518 109,532 102,554 87,569", 1.8, "wire", "#f3dfb2")
    # head
    c.push(106, 425, -10, 1.08)
    F.head_child(c, look=calling)
    c.pop()
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
