# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát văn: boy on stilts who tips over backwards and hangs on, his eyes on the foothold; a sandal falls."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def sandal(c, x, y, rot):
    """A straw sandal, its cords loose."""
    c.place(x, y, rot)
    c.part([("-34,-4 -30,-14 -8,-13 14,-15 32,-10 34,2", 5, "body"), ("34,2 26,12 4,10 -18,12 -32,8 -34,-4", 5, "body")], fill=ODO, reg=.5)
    c.lines(["-22,-12 -20,10", "-8,-12 -7,10", "8,-13 8,10", "22,-12 21,10"], 2.4, "swell", "#8b6728")
    c.lines(["-24,-4 -6,-30 12,-22 20,-6", "-24,-4 -8,-12 4,-24", "26,-4 40,-18 44,-30"], 4.2, "even")
    c.pop()


def wing(c, P, veins, spot):
    """A dragonfly's wing: clear, its front edge strong, its net of veins fine, a dark cell near the tip."""
    front, back = P
    c.part([(front, 3.4, "wire"), (back, 2.2, "wire")], fill="#c9d8d6", reg=.4, grain=False)
    if not c.pure:
        c.lines(veins, 1.3, "swell", AI)
    c.line(spot, 4.6, "flat")


def dragonfly(c, x, y, rot, k):
    """A skimmer that has just settled: seen from the side and a little from above, its tail up, its wings not yet at rest."""
    c.push(x, y, rot, k)
    # the far wings, shortened
    wing(c, ("-6,4 -22,18 -34,38 -34,50!", "-34,50! -22,48 -6,26 0,8"), ("-6,8 -20,26 -32,46", "-2,10 -14,30 -26,46"), "-32,40 -35,47")
    wing(c, ("6,6 4,24 10,46 18,58!", "18,58! 28,48 24,22 14,6"), ("8,10 12,30 18,52", "12,8 20,28 22,48"), "12,50 17,57")
    # feet on the wood
    for Q in ("-10,4 -20,12 -22,22", "-4,6 -8,16 -4,26", "4,7 6,16 2,24"):
        c.line(Q, 3, "wire")
    # tail: powdered with blue, its end black
    c.part([("10,-7 26,-7.5 46,-6 68,-5 92,-4!", 3, "wire"), ("92,-4! 95,0 92,4!", 3, "wire"), ("92,4! 66,5 44,4 26,5 10,7", 3.4, "wire"), ("10,7 10,-7", 0)], fill="#86a8b8", reg=0, grain=False)
    c.blob("70,-5 93,-4.4! 95,0 93,4! 68,5")
    for u in (24, 35, 46, 57):
        c.line("%g,-7 %g,0 %g,6" % (u, u + 3, u), 1.8, "wire")
    c.part([("-16,-6 -8,-12 4,-11 13,-6", 3.4, "wire"), ("13,-6 14,6", 0), ("14,6 4,10 -8,9 -16,5", 3.6, "wire"), ("-16,5 -16,-6", 0)], fill=MIDORI, reg=0, grain=False)
    c.lines(["-8,-11 -4,-2 -7,8", "2,-11 5,-2 2,9"], 3, "swell")
    c.blob("-17,-9! -25,-9 -29,-2 -27,6 -20,8 -14,5! -14,-6")
    c.fill("-25,-5 -21,-6 -20,-2 -24,-1", "#86a8b8")
    # the near wings
    wing(c, ("8,-8 14,-38 26,-66 36,-82!", "36,-82! 46,-64 38,-28 18,-7"), ("10,-12 20,-44 35,-76", "13,-10 27,-40 39,-68", "16,-9 32,-34 41,-58", "22,-34 30,-37", "27,-50 36,-53"), "29,-72 34,-80")
    wing(c, ("-6,-8 -14,-36 -20,-66 -20,-88!", "-20,-88! -8,-78 4,-36 4,-9"), ("-4,-12 -11,-46 -18,-82", "-1,-11 -4,-44 -13,-76", "2,-10 2,-36 -6,-68", "-8,-36 1,-36", "-12,-54 -2,-54"), "-20,-72 -20.5,-82")
    c.pop()


def rings(c, x, y, k=1.0):
    """What a stick makes of still water: rings that open towards us, and the stick's own likeness broken in them."""
    for w, h, t in ((17, 4.5, 3), (33, 8.5, 2.6), (52, 13, 2.2)):
        w, h = w * k, h * k
        c.line("%g,%g:.3 %g,%g:1 %g,%g:1.2 %g,%g:.9 %g,%g:.2" % (x - w, y - h * .2, x - w * .8, y + h * .62, x, y + h, x + w * .78, y + h * .6, x + w, y - h * .3), t, "flat", AI)
        c.line("%g,%g:.2 %g,%g:1 %g,%g:.2" % (x - w * .5, y - h * .84, x, y - h, x + w * .6, y - h * .76), t * .8, "flat", AI)


def lotus(c):
    """A lotus leaf, so near that the frame cuts it."""
    c.part([("4,912 30,900 60,908 88,926 104,950!", 5, "sweep"), ("104,950! 84,948 70,952!", 3.6, "wire"), ("70,952! 92,966 98,984 92,1004", 5, "sweep"), ("92,1004 4,1004", 0), ("4,1004 4,912", 0)], fill=MIDORI, reg=.6, bokashi=wiped(MIDORI_DEEP, (10, 1000), (80, 920), .9), grain=False)
    c.lines(["70,952 48,930 26,914", "70,952 44,940 8,938", "70,952 48,958 10,968", "70,952 54,972 40,996", "70,952 74,974 76,996", "70,952 66,932 58,914"], 2.6, "rat")


def bank(c):
    """A pond, late in summer, that he crosses: hills and reeds beyond, the light on the water."""
    c.fade("#e8c08a", 780, 560, .85)
    # the sun going down beyond the hills, printed without a key line
    sun = [(192 + 92 * math.cos(i * math.pi / 8), 574 + 92 * math.sin(i * math.pi / 8), False, None) for i in range(16)]
    c.fill(sun, "#f0cfa0")
    c.inside(sun, lambda s: s.wipe(sun, "#e2903f", (192, 492), (192, 668)), 0)
    c.part([("4,768 40,738 84,732 130,752 176,736 214,716 250,722", 4, "sweep"), ("250,722! 250,790! 4,790! 4,768", 0)], fill=AI_PALE, reg=.5, grain=False)
    c.part([("4,788 60,781 128,787 196,780 250,787", 0), ("250,787! 250,996! 4,996! 4,788", 0)], fill="#c3d0cd", bokashi=wiped("#86a8b8", 996, 850, .9), grain=False)
    # reed beds that run out into it from both shores
    if not c.pure:
        c.part([("4,784 22,776 48,780 78,788 116,791!", 2.8, "swell"), ("116,791! 84,796 44,799 4,801", 2.4, "wire"), ("4,801 4,784", 0)], fill=MIDORI, reg=.4, grain=False)
        c.part([("250,774 228,777 208,783 182,785!", 2.6, "swell"), ("182,785! 206,789 250,791", 2.4, "wire"), ("250,791 250,774", 0)], fill=MIDORI, reg=.4, grain=False)
        c.lines(["30,782 30,774", "40,783 42,773", "52,785 53,777", "66,788 69,780", "216,782 215,774", "228,779 226,770", "236,778 237,768"], 2, "rat", MIDORI_DEEP)
        # its light on the water
        for P, w in (("160,799 190,789 236,793", 6), ("164,802 198,799 232,803", 5), ("158,814 194,811 222,815", 4.4), ("176,826 204,823 230,827", 4)):
            c.line(P, w, "swell", "#ecc48a")
    for P in ("24,806 66,802 108,806", "142,808 186,804 236,809", "150,846 190,842 240,847", "20,842 50,838 78,842", "160,962 176,958 196,962"):
        c.line(P, 3, "swell", AI)
    for P, w in (("20,846 22,780 14,712", 5), ("30,842 34,790 46,726", 5), ("42,846 48,806 62,770", 4.4), ("14,848 12,810 10,786", 4), ("8,846 26,846 50,848", 3)):
        c.line(P, w, "-rat")
    c.line("19,740 15,716 12,698", 9, "swell"); c.line("41,752 46,730 49,714", 8, "swell")


CHECK = "#e6dcc4"       # what the check leaves of the cloth


def check(left, right, across, down, belly, folds=()):
    """A check that lies round the body, for part(deco=...): its rows hang from one edge of a piece to the other, its columns close up towards both, and at a fold, told by how far across it lies, both dip."""
    def draw(s):
        L, R, t = PT._evenly(left, down), PT._evenly(right, down), s.stack[-1]

        def at(i, j):
            u, v = i / across, j / down
            a, b = (Q[int(j)] if j == int(j) else [(p + q) / 2 for p, q in zip(Q[int(j)], Q[int(j) + 1])] for Q in (L, R))
            dip = sum(5 * max(0, 1 - abs(u - f) * 5) for f in folds) * v
            u = .5 - .5 * math.cos(math.pi * (.16 + .68 * u)) / math.cos(math.pi * .16)     # seen round a barrel
            return t(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + belly * 4 * u * (1 - u) + dip)
        d = ""
        for i in range(across):
            for j in range(down):
                if (i + j) % 2:
                    d += poly_d([at(i, j), at(i + .5, j), at(i + 1, j), at(i + 1, j + 1), at(i + .5, j + 1), at(i, j + 1)], .5)
        s.ink(chained(d), CHECK)
        s.flush()
    return draw


def toes(c, *Ps):
    """Toes, each open at its root, the farthest first."""
    for P in Ps:
        Q = P.split()
        F.skin(c, (P, 3, "wire"), (Q[-1] + " " + Q[0], 0))


def near_foot(c):
    """From without: four small toes in a row on the rest, the little one nearest."""
    F.skin(c, ("85,804 77,820 75,835 83,845", 5, "body"), ("83,845 100,843 114,847", 4.2, "wire"), ("114,847 119,850.5 124.6,847!", 3.2, "wire"), ("124.6,847! 129.6,850.5 134.6,846.4!", 3.2, "wire"), ("134.6,846.4! 140,849.6 144.4,844.6!", 3.2, "wire"), ("144.4,844.6! 151,846.6 155.4,841 152,834 145,829", 3.4, "wire"),
           ("145,829 132,822 120,813 112,800", 4.6, "-body"), ("112,800 85,804", 0))
    c.lines(["124.6,847 123.6,841.6 127,839", "134.6,846.4 133.6,839.4 137,836.6", "144.4,844.6 143,836.6 146,833.6"], 2.4, "-rat")
    c.lines(["88,802 99,807.5 110,801", "86,832 93,836 101,835"], 2.4, "swell")


def far_foot(c):
    """From within: the great toe on this side of the pole."""
    F.skin(c, ("162,740 156,756 155,768 162,775", 5, "body"), ("162,775 180,771 204,777", 4.2, "wire"), ("204,777 214,776.5 224,776 228,770 225,763.6 216,762", 3.6, "wire"), ("216,762 208,760.5 198,752 190,738", 4.8, "-body"), ("190,738 162,740", 0))
    c.lines(["214,765 217,768 216,772", "168,764 176,766 184,765"], 2.4, "swell")
    if not c.pure:
        c.line("221,765.4 225,766 226,770", 1.3, "hair")


def draw():
    c = Card("8n", seed="stilts")
    bank(c)

    def stilt(x1, y1, x2, y2, step):
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2), 14, "flat")
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1 + 4, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2 - 4), 8, "flat", ODO)
        for k in (.1, .27, .43, .8, .92):
            x, y = x1 + (x2 - x1) * k, y1 + (y2 - y1) * k
            c.line("%g,%g %g,%g %g,%g" % (x - 7, y - 2, x, y + 2, x + 7, y - 2), 3.2, "even")

    def lash(x, y):
        for d in (-8, 0, 8):
            c.line("%g,%g %g,%g %g,%g" % (x - 11, y + d - 2, x, y + d + 3, x + 9, y + d), 6, "even")
            c.line("%g,%g %g,%g %g,%g" % (x - 10, y + d - 2, x, y + d + 3, x + 8, y + d), 3, "even", PAPER_LIGHT)

    rings(c, 209, 856, .8)
    c.push(0, -42)
    # the far stilt, lifted and swung ahead, with the foot on it
    toes(c, "206,757 218,754 228,755 232,760 229,766 218,767")
    stilt(220, 336, 210, 898, 0)
    far_foot(c)
    c.part([("%g,%g! %g,%g!" % (160, 778, 213, 776), 5, "even"), ("213,776! 211,806!", 5, "even"), ("211,806! 190,798 160,778!", 5, "body")], fill=ODO)
    lash(211, 794)
    # far arm, stretched to the pole
    B.cuff(c, "152,476 162,500 156,530", "156,530 148,502 152,476")
    HD.hold(c, HD.grip, (150, 506), (217, 474), 2, .96, width=19)
    c.part([("100,470 130,466 152,476", 6.5), ("152,476 162,502 156,530", 5.5), ("156,530 130,550 104,544", 6), ("104,544 100,470", 0)], fill=AI, reg=0, deco=check("104,470 104,550", "158,474 162,532", 4, 5, 3))
    c.lines(["138,480 136,502 142,526"], 4.4, "nail")
    # far leg: the thigh lifted from under the hem, behind the near pole; a round knee, the shin down to the rest
    c.part([("104,640 140,634 174,627", 6, "-sweep"), ("174,627 192,627 204,638 207,652:.8 203,666", 6.5, "wire"), ("203,666 203,690 197,716 189,744", 6, "sweep"), ("189,744 163,742", 0), ("163,742 160,728 157,712 160,692!", 5, "-body"), ("160,692! 146,714 126,730 100,738", 7, "-sweep"), ("100,738 104,640", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["184,638 179,646 183,655", "160,692 167,688 174,689", "164,731 176,737 189,732"], 2.6, "swell")
    # near stilt, planted
    if not c.pure:      # its likeness in the water
        for P, w in (("133,1000 142,1004 134,1009", 6), ("134,1012 145,1016 138,1021", 5)):
            c.line(P, w, "swell", ODO)
    rings(c, 135, 996)
    # the great toe is behind the pole
    toes(c, "138,828 152,825 163,827.6 168,834 163,841.6 146,843")
    stilt(176, 300, 134, 994, 0)
    # near leg, the heel out behind, the toes round the pole
    c.part([("%g,%g! %g,%g!" % (84, 847, 145, 845), 5, "even"), ("145,845! 142,877!", 5, "even"), ("142,877! 116,867 84,847!", 5, "body")], fill=ODO)
    F.limb(c, "108,684 116,750 99,808", ((0, 40, 22), (.3, 31, 24), (.5, 22, 20), (.62, 20, 19), (.8, 18, 17.5), (1, 12.5, 13)), w=6)
    c.lines(["128,742 121,748 124,757", "94,748 100,751 106,750"], 2.6, "swell")
    near_foot(c)
    lash(142, 863)
    dragonfly(c, 181, 275, -52, .78)
    for P in ("8,926 30,940 60,941 92,933", "12,936 40,950 72,948 104,940"):
        c.line(P, 2.4, "swell", AI)
    sandal(c, 50, 918, 8)
    c.push(0, 42)
    lotus(c)
    c.pop()
    # the trunk comes forward, over the rests
    c.push(12, 0)
    B.lean(c, (100, 660), 3)
    # the sash's bow at his back, its end flying
    c.part([("64,634 46,604 24,600 18,620 40,646", 5.5, "wire"), ("40,646 64,634", 0)], fill=SUMI)
    c.part([("66,646 44,664 28,696 40,706 66,672", 5.5, "wire"), ("66,672 66,646", 0)], fill=SUMI)
    c.lines(["56,632 42,614 28,612", "60,656 46,676 38,696", "50,640 38,630 28,628", "54,664 44,684 40,700"], 2.8, "glint", LIGHTS[1])
    # kimono, tucked up: short, the front lifted by the thigh
    c.part([("78,490 56,540 50,596 56,644 46,692", 7.5, "sweep"), ("46,692 70,714 98,712", 6.5), ("98,712 120,698 130,674", 6), ("130,674 147,656 144,640 140,590 136,540 128,484", 7.5, "sweep"), ("128,484 78,490", 0)], fill=AI,
           deco=lambda s: (check("76,486 52,560 52,626", "130,484 140,560 144,626", 7, 9, 10)(s), check("52,640 42,704", "150,640 134,700", 8, 5, 16, (.3, .7))(s)))
    c.lines(["104,648 108,680 105,702", "72,652 66,680 66,704", "128,654 128,670 118,692"], 4.6, "nail")
    c.part([("50,614 98,640 144,614", 6), ("144,614 147,648", 5), ("147,648 98,674 52,650", 6), ("52,650 50,614", 5)], fill=SUMI)
    c.lines(["58,632 96,656 126,650", "106,664 130,656 142,640", "60,622 90,638 108,640"], 2.8, "swell", SASH_LIGHT)
    # collar
    c.part([("74,494 86,520 110,560", 5), ("110,560 124,548 104,514 94,486", 5), ("94,486 74,494", 0)], fill=SUMI, grain=False)
    c.part([("132,482 130,510 114,540", 5), ("114,540 106,526 114,506 116,482", 4), ("116,482 132,482", 0)], fill=SUMI, grain=False)
    c.pop()
    c.pop()
    # near arm: a short sleeve, a round elbow out of it, the forearm up to the pole
    HD.hold(c, HD.fist, (112, 584), (164, 500), 8, 1.06, width=21, upper=(74, 534))
    c.line("124,560:1.1 116,566:.8 107,564:.2", 3, "flat"); c.line("96,588 104,593 112,591", 2.4, "swell")
    B.cuff(c, "50,552 76,572 100,566 118,548", "118,548 98,552 74,554 50,552")
    c.part([("66,490 50,520 48,552", 7, "sweep"), ("48,552 58,560 72,562 90,557 104,553 118,545", 5.6, "body"), ("118,545 112,514 92,488", 5.5, "-nail"), ("92,488 66,490", 0)], fill=AI, reg=0, deco=check("66,488 46,520 44,560", "92,486 112,510 122,552", 5, 5, 5))
    c.lines(["74,494 64,522 64,550", "86,492 88,522 98,544"], 4.8, "nail")
    # head: sunk on the breast, tongue out, eyes on what sits on the pole
    c.place(97, 440, 12, 1.0, True)
    F.head_child(c, tufts="fringe back", look="teeters")
    c.pop()
    c.pop()
    return c.finish()
