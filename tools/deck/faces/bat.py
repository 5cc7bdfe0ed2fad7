# SPDX-License-Identifier: GPL-3.0-or-later
"""What Bất has beside the faces of Tổ tôm: the thập suit 2 to 8 and a fourth honour.

Each number of the suit is so many of one thing, to be counted at a glance:
lanterns, rice bales, fans, blossoms, gold pieces, the stars of the Dipper, the
planks of a bridge.
"""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


def ground(c, colour, y=850, strength=.7):
    c.fade(colour, 990, y + 10, strength)


def susuki(c):
    """Plume grass of the autumn evening, from the lower left."""
    ground(c, MIDORI, 880)
    for P in ("20,1000 40,900 90,820 150,796", "10,1000 24,900 20,820 30,770", "40,1000 70,930 130,880 176,880", "30,1000 40,930 70,880 110,850", "16,1000 14,940 30,880 44,850", "60,1000 84,960 120,940 150,948"):
        c.line(P, 8, "rat", MIDORI_DEEP)
    for i, P in enumerate(("34,1000 60,880 96,800 150,748 196,744", "26,1000 44,900 84,830 120,806 150,812", "48,1000 86,900 140,842 186,828 214,838")):
        c.line(P, 4.4, "-rat", MIDORI_DEEP)
        D = dense(pts(P), 2)
        r = Rng(("plume", i))
        for j in range(int(len(D) * .72), len(D) - 1, 3):
            (x, y, _), (u, v, _) = D[j - 1], D[j]
            turn = math.atan2(v - y, u - x)
            for side in (-1, 1):
                a, k = turn + side * r(.3, .7), r(14, 26)
                c.line("%g,%g %g,%g %g,%g" % (x, y, x + k * .6 * math.cos(a), y + k * .6 * math.sin(a), x + k * math.cos(a), y + k * math.sin(a) + 5), 3, "rat")


def lanterns(c):
    c.fade(AI_PALE, 10, 900, .95)
    for x, y, r in ((162, 474, 80), (84, 708, 88)):       # the light round them
        c.fill([(x + r * math.cos(i * math.pi / 8), y + r * 1.1 * math.sin(i * math.pi / 8), False, None) for i in range(16)], PAPER_LIGHT, opacity=.6)
    susuki(c)
    c.line("10,318:1 120,322:.9 240,300:1.1", 13, "flat")
    c.line("10,318:1 120,322:.9 240,300:1.1", 7, "flat", ODO)
    for x, y, k in ((162, 470, 1.28), (84, 704, 1.38)):
        c.line("%g,316 %g,%g" % (x, x, y - 110 * k), 5, "even")
        lantern(c, x, y, k)
        F.blossom(c, x, y, 30 * k, SUMI if c.pure else AI, ODO_PALE)
        c.line("%g,%g %g,%g" % (x, y + 70 * k, x + 1, y + 104 * k), 8, "rat", AI)


def mouse(c, x, y, k=1.0, flip=False, fur=GOFUN, rot=0):
    """Mouse of good luck, crouching; its feet at the origin, nose to the left."""
    c.push(x, y, rot, k, flip)
    c.line("34,-8 58,2 76,-10 84,-30 100,-38", 6, "rat")
    c.part([("-62,-12 -52,-28 -36,-38", 4.6, "wire"), ("-36,-38 -18,-52 10,-54 32,-40 42,-16 40,-2", 6.5, "sweep"), ("40,-2 6,3 -30,0", 5.5), ("-30,0 -52,-4 -62,-12", 5)], fill=fur, reg=0, grain=False)
    dark = fur == SUMI
    for P in ("-22,-36 -22,-56 -8,-62 2,-50 -6,-36", "-36,-36 -42,-52 -32,-60 -22,-52 -22,-40"):
        c.part([(P, 4.4, "wire"), (P.split()[-1] + " " + P.split()[0], 0)], fill="#f3d3bd", reg=0, grain=False)
    c.line("18,-26 4,-12 12,-2", 4.4, "nail", GREY_PALE if dark else SUMI)
    c.lines(["20,-46 30,-36 34,-22", "-4,-46 6,-48 12,-46"], 2.6, "nail", GREY_PALE if dark else SUMI)
    c.lines(["-56,-12 -76,-20", "-56,-9 -78,-8", "-54,-6 -74,4"], 2.2, "rat")
    c.lines(["-30,-2 -42,4 -50,3", "-16,-1 -28,6 -36,5"], 4, "nail")
    c.push(-44, -22)
    c.blob("-5,1 -1,-5 5,-1 1,4", PAPER_LIGHT if dark else SUMI)
    c.pop()
    c.blob("-64,-14 -60,-18 -55,-14 -59,-9")
    c.pop()


def great_bale(c, x, y, rot, flip, seed):
    """A bale of rice from a little before its end: belly, lid of plaited straw, ropes, and the tuft behind."""
    c.push(x, y, rot, 1, flip)
    r = Rng(("great bale", seed))
    for i in range(11):         # tuft of the far end
        u = -50 + i * 10
        c.part([("88,%g 104,%g %g,%g" % (u * .9 - 5, u - 3, r(112, 122), u * 1.12 + r(-5, 5)), 3, "rat"), ("%g,%g 104,%g 88,%g" % (116, u * 1.12, u + 5, u * .9 + 7), 3, "rat")], fill=ODO if i % 2 else ODO_PALE, reg=0, grain=False)
    c.part([("-66,-56 -30,-66 30,-66 92,-52", 8, "sweep"), ("92,-52 103,-20 103,20 92,54", 6), ("92,54 30,68 -30,68 -66,58", 8, "-sweep"), ("-66,58 -66,-56", 0)], fill=ODO_PALE)
    for i in range(-5, 6):      # the straw it is wrapped in
        v = i * 11.4
        a, b = r(-44, 0), r(20, 88)
        c.line("%g,%g %g,%g %g,%g" % (a, v, (a + b) / 2, v * 1.06, b, v * .96), 2.8, "rat" if i % 2 else "-rat", "#a97f35")
        if i % 2:
            c.line("%g,%g %g,%g" % (b - 20, v + 5, min(96, b + 16), v + 4), 2.6, "swell", "#a97f35")
    for u in (-22, 28, 74):
        for d in (0, 11):
            roped(c, "%g,%g %g,%g %g,%g" % (u + d - 7, -65 + abs(u - 10) * .1, u + d + 9, 0, u + d - 7, 66 - abs(u - 10) * .1), 12)
    # the lid: straw drawn together to the middle, a wreath round it
    lid = [(-68 + 33 * math.cos(i * math.pi / 8), 58 * math.sin(i * math.pi / 8), False, None) for i in range(16)]
    c.part([(lid, 0)], fill=ODO, reg=.6)
    c.line(lid + lid[:2], 12, "flat", rough=0); c.line(lid + lid[:2], 6, "flat", ODO_PALE, 0)
    for i in range(18):
        u = math.radians(i * 20 + 6)
        cut(c, -68 + 27 * math.cos(u), 49 * math.sin(u), -68 + 7 * math.cos(u + .25), 11 * math.sin(u + .25), 1.7)
    for i in range(20):
        u = math.radians(i * 18)
        cut(c, -68 + 36 * math.cos(u), 62 * math.sin(u), -68 + 29 * math.cos(u + .14), 52 * math.sin(u + .14), 1.3, 1.3)
    c.fill([(-68 + 7 * math.cos(i), 10 * math.sin(i), False, None) for i in range(6)], SUMI)
    c.pop()


def ear_of_rice(c, P, first, seed):
    """A stalk bent down by its grains."""
    r = Rng(("ear", seed))
    c.line(P, 6, "rat"); c.line(P, 3, "rat", ODO)
    D = dense(pts(P), 2)
    for i, j in enumerate(range(int(len(D) * first), len(D) - 2, 4)):
        (x, y, _), (u, v, _) = D[j], D[j + 2]
        turn = math.degrees(math.atan2(v - y, u - x))
        side = 1 if i % 2 else -1
        c.push(x, y, turn + side * r(26, 52), r(.9, 1.2))
        c.part([("0,0 12,-6 22,-5 29,0", 3.2, "rat"), ("29,0 20,6 11,5 0,0", 3.2, "-rat")], fill=ODO if i % 3 else ODO_PALE, reg=0, grain=False)
        c.pop()


def bales(c):
    """Three bales of the new rice, and those who have found the hole in them."""
    ground(c, ODO)
    for i, (P, first) in enumerate((("250,34 212,46 178,88 160,150 166,212", .36), ("250,74 222,100 202,160 196,230 208,286", .34), ("252,130 240,170 230,240 232,310 222,352", .3))):
        ear_of_rice(c, P, first, i)
    # grain runs out and lies in a heap
    great_bale(c, 130, 800, 0, False, 1)
    great_bale(c, 118, 660, -3, True, 2)
    great_bale(c, 130, 521, 4, False, 3)
    c.blob("126,776 138,771 147,779 143,792 131,795 123,786")
    c.part([("128,788 127,820 124,850 120,876", 3.4, "wire"), ("120,876 145,876", 0), ("145,876 143,840 142,810 141,788", 3.4, "wire"), ("141,788 128,788", 0)], fill=GOFUN, reg=0, grain=False)
    c.part([("70,908 98,892 118,868 134,858 148,870 158,892 172,908", 5.5, "sweep"), ("172,908 130,914 70,908", 5)], fill=GOFUN, reg=0, grain=False)
    r = Rng("grains")
    for _ in range(30):
        x, y = r(96, 160), r(868, 902)
        if y > 872 + abs(x - 134) * .8:
            cut(c, x, y, x + r(-4, 4), y + r(3, 6), 1.4, .6)
    for x, y in ((134, 806), (137, 824), (132, 840), (136, 856)):
        c.line("%g,%g %g,%g" % (x, y, x - 1, y + 7), 2.4, "wire")
    mouse(c, 70, 918, .92, True, SUMI)
    mouse(c, 118, 452, 1.12, rot=4)


def fan(c, x, y, rot, cloth, pat=None):
    """Open folding fan, its rivet at x, y."""
    c.push(x, y, rot)
    arc = lambda r, a, b, n=5: " ".join("%g,%g" % (r * math.sin(math.radians(t)), -r * math.cos(math.radians(t))) for t in [a + (b - a) * i / (n - 1) for i in range(n)])
    for i in range(9):
        t = math.radians(-52 + 13 * i)
        c.line("0,0 %g,%g" % (62 * math.sin(t), -62 * math.cos(t)), 5.5, "even")
        c.line("0,0 %g,%g" % (62 * math.sin(t), -62 * math.cos(t)), 2.4, "even", ODO)
    outer, inner = arc(118, -56, 56), arc(56, 56, -56)
    c.part([(outer, 6, "body"), (outer.split()[-1] + " " + inner.split()[0], 5), (inner, 4.5, "wire"), (inner.split()[-1] + " " + outer.split()[0], 5)], fill=cloth, pat=pat, reg=.6)
    for i in range(1, 9):
        t = math.radians(-56 + 112 * i / 9)
        c.line("%g,%g %g,%g" % (58 * math.sin(t), -58 * math.cos(t), 115 * math.sin(t), -115 * math.cos(t)), 2.6, "rat")
    dot(c, *c.stack[-1](0, 0), 8, SUMI)
    c.pop()


def stream(c):
    """A brook in two bends, its ripples drawn as the old screens have them."""
    c.part([("240,296 196,330 168,372 196,430 214,486 160,540 96,584 70,640 118,700 170,756 150,820 90,880 50,930 40,1000", 6.5, "sweep"), ("40,1000! 240,1000! 240,296", 0)], fill=AI_PALE, bokashi=wiped(AI, 990, 400, .75))
    for k in range(1, 5):
        d = k * 17
        c.line("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g" % (240, 300 + d * 1.5, 184 + d, 376 + d * .4, 214 + d * .9, 470, 150 + d * 1.1, 572 + d * .4, 84 + d * 1.1, 642, 172 + d, 744, 130 + d * 1.2, 858, 60 + d * 1.3, 990), 3.8, "swell", AI if k % 2 else PAPER_LIGHT)
    for x, y, r in ((206, 604, 1), (206, 640, .7), (216, 880, .8), (96, 960, .9)):        # eddies
        c.push(x, y, 0, r)
        c.line("-30,4 -20,-14 4,-18 20,-4 12,12 -6,10 -8,-2", 4.4, "rat", AI)
        c.pop()


def fans(c):
    stream(c)
    fan(c, 146, 408, 8, AI, PT.seigaiha(c, 16, PAPER_LIGHT, AI, 2))
    fan(c, 104, 566, -10, ODO)
    fan(c, 146, 716, 10, SUMI)
    fan(c, 104, 872, -8, GOFUN)


def blossoms(c):
    ground(c, MIDORI)
    c.part([("18,1000 48,830 116,700 108,600 132,500 188,400 208,290 196,200", 7, "-rat"), ("196,200 224,290 214,412 160,506 140,600 152,706 104,830 82,1000", 7, "rat"), ("82,1000 18,1000", 0)], fill="#6d5637")
    for P in ("118,720 70,664 52,590", "136,620 160,600 190,570", "132,540 92,480 84,420"):
        c.line(P, 9, "rat")
    for x, y, r, a in ((178, 150, 50, 8), (88, 390, 52, 30), (194, 560, 50, 0), (66, 580, 50, 20), (142, 770, 56, 44)):
        flower(c, x, y, r, a, PAPER_LIGHT)
    for x, y, a in ((204, 420, 60), (58, 826, -50), (208, 236, 30)):
        bud(c, x, y, a, 1.2, ODO_PALE)


def koban(c, x, y, rot):
    """Oval gold piece with its hammer marks and stamps."""
    c.push(x, y, rot)
    c.part([("0,-84 30,-76 48,-44 52,0 48,44 30,76 0,84", 7, "body"), ("0,84 -30,76 -48,44 -52,0 -48,-44 -30,-76 0,-84", 7, "body")], fill=ODO)
    for yy in range(-56, 66, 14):
        h = 43 * math.sqrt(1 - (yy / 84) ** 2)
        c.line("%g,%g 0,%g %g,%g" % (-h, yy, yy + 2, h, yy), 2.2, "swell", "#8a6522")
    for yy in (-50, 50):
        F.blossom(c, 0, yy, 17, SUMI, ODO)
    c.pop()


def purse(c):
    """A brocade purse turned over, its cord undone."""
    c.push(192, 150, 14)
    c.part([("-24,84 -20,56 -12,40", 5, "body"), ("-12,40 -52,16 -64,-40 -40,-92 0,-110", 7.5, "sweep"), ("0,-110 44,-92 62,-40 50,16 14,40", 7.5, "-sweep"), ("14,40 22,58 30,84", 5, "body"), ("30,84 4,76 -24,84", 4.4)], fill=AI, pat=PT.shippo(c, 17, "#c9d4d2", 2.2))
    c.lines(["-8,34 -30,10 -38,-20", "0,32 -2,0 -6,-24", "8,34 28,10 34,-20", "-8,48 -12,66 -14,78", "8,48 12,66 18,78", "0,48 2,60 2,72"], 5, "nail")
    c.line("-18,42 0,48 20,41", 9, "flat"); c.line("-17,42 0,47.5 19,41", 5, "flat", ODO)
    c.line("18,42 44,60 38,92 50,120", 7.5, "even"); c.line("18,42 44,60 38,92 50,119", 3.8, "even", ODO)
    c.pop()


def kobans(c):
    ground(c, ODO)
    purse(c)
    for x, y, rot in ((166, 330, 14), (82, 440, -12), (176, 520, -6), (78, 630, 10), (170, 710, 12), (82, 822, -8)):
        koban(c, x, y, rot)


DIPPER = ((208, 74), (180, 168), (196, 268), (148, 356), (66, 420), (92, 536), (190, 492))


def bank(c, edge):
    """A bank of mist before the sky, its heads round as in the old painted scrolls; the characters stand on it."""
    c.fill("10,10! " + edge + " 10,330!", PAPER)
    c.line(edge, 4.6, "wire")


def cottage(c, x, y, k, lit):
    """A thatched roof in the night; its eaves' middle at x, y."""
    c.push(x, y, 0, k)
    c.part([("-30,-4! -30,30! 30,30! 30,-4! -30,-4!", 0)], fill=SUMI, grain=False)
    c.part([("-46,2! -34,-16 -20,-34 -12,-42", 5, "body"), ("-12,-42 0,-46 14,-42", 5), ("14,-42 26,-28 36,-14 48,4!", 5, "body"), ("48,4 0,8 -46,2", 5)], fill=GREY, reg=.5, grain=False)
    c.lines(["-6,-40 -14,-18 -22,-2", "6,-40 4,-18 4,2", "14,-34 22,-16 30,0"], 2.6, "rat")
    if lit:
        c.fill("-16,10! 4,10! 4,26! -16,26!", ODO)
        c.line("-6,10 -6,26", 2.4, "flat")
    c.pop()


def stars(c):
    """The Dipper over a village that sleeps."""
    if c.pure:
        c.fill("10,10! 240,10! 240,780! 10,780!", AI)
    c.fade(AI_PALE, 10, 860)
    c.fade("#16304d", 10, 760, .97)
    r = Rng("small stars")
    for _ in range(26):
        x, y = r(20, 232), r(20, 560)
        if min(math.dist((x, y), p) for p in DIPPER) > 40:
            dot(c, x, y, r(1.6, 2.8), PAPER_LIGHT, 6)
    c.flush()
    bank(c, "136,10! 138,130 136,214! 170,214 184,229 170,244 120,244! 110,252 120,262 146,262 158,275 146,288 74,288! 66,296 74,304 90,304 100,317 88,330 10,330")
    P = " ".join("%g,%g!" % p for p in DIPPER) + " %g,%g" % DIPPER[3]
    c.line(P, 4, "flat", AI_PALE)
    for x, y in DIPPER:
        dot(c, x, y, 23, "#16304d", 12)
        dot(c, x, y, 18, PAPER_LIGHT, 11)
        for u in (.5, 2.07, 3.64, 5.21):    # a glint, four cuts
            c.line("%g,%g %g,%g" % (x + 15 * math.cos(u), y + 15 * math.sin(u), x + 34 * math.cos(u), y + 34 * math.sin(u)), 4.6, "rat", PAPER_LIGHT)
    c.flush()
    # hills, each bank of mist before the one behind
    c.part([("10,716 50,690 84,640 112,622 138,650 176,700 240,722", 5.5, "body"), ("240,722! 240,860! 10,860! 10,716", 0)], fill=AI, bokashi=wiped(AI_PALE, 790, 660))
    c.lines(["112,628 100,668 84,694", "118,634 128,664 150,694"], 4, "nail", "#16304d")
    c.part([("10,790 70,760 130,768 190,744 240,752", 5.5, "body"), ("240,752! 240,996! 10,996! 10,790", 0)], fill=MIDORI_DEEP, bokashi=wiped(MIDORI, 900, 750, .9))
    for x, y, k, lit in ((204, 776, .72, False), (150, 800, .9, True)):
        cottage(c, x, y, k, lit)
    for P in ("10,742! 92,740 106,750 92,760 10,760!", "240,846! 150,846 138,856 150,866 240,866!"):
        c.fill(P, PAPER_LIGHT)
        c.line(P.replace("!", ""), 2.6, "swell", AI)
    # an old pine on the black bank
    c.part([("18,900 46,840 44,780 30,730 42,680 74,640", 7, "-rat"), ("74,640 56,690 46,730 62,780 66,840 60,900", 7, "rat"), ("60,900 18,900", 0)], fill="#6d5637")
    c.part([("10,858 60,838 110,850 150,884 180,930 200,1000", 7, "sweep"), ("200,1000! 10,1000! 10,858", 0)], fill=SUMI, grain=False)
    c.line("40,744 66,726 92,720", 7, "rat")
    for i, (x, y, w, h) in enumerate(((84, 632, 58, 44), (36, 672, 42, 38), (112, 712, 46, 36), (30, 748, 36, 32))):
        needles(c, x, y, w, h, i + 10, MIDORI_DEEP)


def iris(c, x, y, k=1.0, flip=False):
    """One flower on its stem, the middle at x, y: three petals hang, three stand."""
    c.push(x, y, 0, k, flip)
    c.part([("-4,0 -22,-10 -42,-6 -50,12 -44,34", 4.6, "body"), ("-44,34 -28,30 -12,16 0,4", 4.2, "body"), ("0,4 -4,0", 0)], fill=AI, reg=0, grain=False)
    c.part([("4,0 22,-10 40,-4 50,14 46,36", 4.6, "body"), ("46,36 28,30 12,16 0,4", 4.2, "body"), ("0,4 4,0", 0)], fill=AI, reg=0, grain=False)
    c.part([("-2,-6 -26,-22 -30,-46 -14,-58", 4.6, "body"), ("-14,-58 -4,-40 4,-8", 4.2, "body"), ("4,-8 -2,-6", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("2,-6 24,-22 30,-44 18,-56", 4.6, "body"), ("18,-56 6,-40 -4,-8", 4.2, "body"), ("-4,-8 2,-6", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("-6,-10 -10,-36 2,-54 12,-36 7,-10", 4.2, "body"), ("7,-10 -6,-10", 0)], fill=AI, reg=0, grain=False)
    c.part([("-8,-8 -24,16 -20,42 2,54", 4.6, "body"), ("2,54 22,42 24,16 8,-8", 4.6, "-body"), ("8,-8 -8,-8", 0)], fill=AI, reg=0, grain=False)
    c.fill("0,-4! -7,12 -2,30! 1,38 4,30! 8,12", PAPER_LIGHT)
    c.fill("0,0! -3,10 0,22! 4,10", ODO)
    c.lines(["-12,12 -14,26 -6,40", "14,12 16,26 10,40", "-36,6 -42,16 -40,26", "36,6 42,16 41,26"], 2.6, "nail", "#16304d")
    c.pop()


def irises(c, x, y, flowers, blades, k=1.0):
    """A clump rooted at x, y: blades as (x of the tip, height), flowers as (x, height)."""
    for dx, h in blades:
        bend = dx * .3
        c.part([("%g,%g %g,%g %g,%g" % (x + dx * .2, y, x + bend - 8 * k, y - h * .5, x + dx, y - h), 4.4, "body"),
                ("%g,%g %g,%g %g,%g" % (x + dx, y - h, x + bend + 9 * k, y - h * .45, x + dx * .2, y), 4.4, "-body")], fill=MIDORI, reg=.6, grain=False)
    for dx, h in flowers:
        P = "%g,%g %g,%g %g,%g" % (x + dx * .3, y, x + dx * .6, y - h * .5, x + dx, y - h)
        c.line(P, 9 * k, "flat", rough=0)
        c.line(P, 4 * k, "flat", MIDORI, 0)
    c.lines(["%g,%g %g,%g %g,%g" % (x - 26 * k, y - 2, x, y + 4, x + 28 * k, y - 3), "%g,%g %g,%g %g,%g" % (x - 12 * k, y + 9, x + 8, y + 12, x + 24 * k, y + 7)], 4, "swell", AI)
    for i, (dx, h) in enumerate(flowers):
        iris(c, x + dx, y - h, k * .78, i % 2 == 1)


def swallow(c, x, y, rot, k, flip=False):
    c.push(x, y, rot, k, flip)
    c.blob("-30,2! -20,-6 -8,-8 2,-14 18,-40 34,-58! 26,-26 22,-8 40,-2 70,2! 44,6 66,18! 30,10 14,8 20,26 26,48! 4,26 -8,8 -20,6")
    c.fill("-22,4! -12,-1 4,3! -6,8", PAPER_LIGHT)
    c.pop()


def plank(c, near, far, wide, colour):
    """A board that lies on its posts, from its near end to its far one: the top, its front edge and its end."""
    (x0, y0), (x1, y1) = near, far
    over = 18 if x1 > x0 else -18           # boards lie over each other where they turn
    x0, y0, x1, y1 = x0 - over, y0 + 5, x1 + over, y1 - 5
    vx, vy = (-.34 if x1 > x0 else .34) * wide, -.8 * wide
    thick = wide * .3
    c.part([("%g,%g! %g,%g!" % (x0, y0, x1, y1), 5.5), ("%g,%g! %g,%g!" % (x1, y1, x1, y1 + thick), 5), ("%g,%g! %g,%g!" % (x1, y1 + thick, x0, y0 + thick), 6.5, "body"), ("%g,%g! %g,%g!" % (x0, y0 + thick, x0, y0), 5)], fill="#6d5637", reg=.4, grain=False)
    c.part([("%g,%g! %g,%g!" % (x0, y0, x1, y1), 5.5, "wire"), ("%g,%g! %g,%g!" % (x1, y1, x1 + vx, y1 + vy), 5), ("%g,%g! %g,%g!" % (x1 + vx, y1 + vy, x0 + vx, y0 + vy), 5.5, "-body"), ("%g,%g! %g,%g!" % (x0 + vx, y0 + vy, x0, y0), 5)], fill=colour, reg=.7)
    for t, a, b in ((.32, .1, .62), (.66, .3, .94)):       # the grain of the wood
        c.line([(x0 + vx * t + (x1 - x0) * u, y0 + vy * t + (y1 - y0) * u + w, False, None) for u, w in ((a, 0), ((a + b) / 2, -2), (b, 0))], 2.8, "swell", "#8a6522")


def bridge(c):
    """Eight boards over the marsh, and irises."""
    c.fade(AI_PALE, 990, 250, .95)
    swallow(c, 176, 96, -18, .62)
    swallow(c, 214, 176, 12, .44, True)
    turns = ((238, 262), (112, 318), (204, 384), (72, 456), (198, 536), (56, 624), (192, 716), (48, 806), (164, 884))
    for x, y in ((36, 380), (150, 470), (30, 548), (226, 640), (118, 770), (206, 800)):
        c.lines(["%g,%g %g,%g %g,%g" % (x - 24, y, x, y - 5, x + 26, y), "%g,%g %g,%g %g,%g" % (x - 10, y + 13, x + 6, y + 9, x + 20, y + 13)], 4, "swell", AI)
    irises(c, 36, 470, ((-2, 110),), ((-20, 120), (14, 140), (26, 84)), .8)
    irises(c, 226, 600, ((-6, 120),), ((-26, 96), (10, 150), (-14, 150)), .86)
    for i, (far, near) in enumerate(zip(turns, turns[1:])):
        wide = 30 + 2.6 * i
        (x1, y1) = near
        for x in (x1 - 11, x1 + 13):        # the posts where two boards meet, each in its ring of water
            foot = y1 + 44 + 3 * i
            if y1 < 870:
                c.line("%g,%g %g,%g" % (x, y1, x, foot), 11, "flat"); c.line("%g,%g %g,%g" % (x - 1, y1, x - 1, foot - 2), 4.5, "flat", "#8a6522")
                c.line("%g,%g %g,%g %g,%g" % (x - 13, foot - 1, x, foot + 4, x + 14, foot - 1), 3.6, "swell", AI)
        plank(c, near, far, wide, ODO_PALE if i % 2 else ODO)
    irises(c, 216, 862, ((6, 96),), ((-20, 118), (18, 130), (-4, 150)), .9)
    irises(c, 60, 996, ((-28, 116), (44, 84)), ((-46, 96), (-6, 176), (18, 140), (70, 70)), 1.05)


def boy(c, x, y, k, flip, tufts, look, bib, lean=0):
    """A child to the waist: his chin at about 50 below x, y; bare arms and back, a bib of this colour."""
    c.push(x, y, lean, k, flip)
    c.part([("-20,36 -46,56 -58,90 -56,170", 6.5, "body"), ("-56,170 62,170", 0), ("62,170 66,100 56,62 30,34", 6.5, "-body"), ("30,34 -20,36", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("-26,44 -38,86 -40,170", 5, "body"), ("-40,170 40,170", 0), ("40,170 42,88 30,44", 5, "-body"), ("30,44 4,62 -26,44", 5)], fill=bib, reg=.5, grain=False)
    c.lines(["-26,44 -8,36", "30,44 38,30"], 4.4, "rat")
    F.head_child(c, tufts=tufts, look=look)
    c.pop()


def pinwheel(c, x, y):
    for i in range(5):
        c.push(x, y, i * 72 + 10)
        c.part([("0,0 -12,-18 -10,-38 6,-52", 5, "body"), ("6,-52 26,-50 34,-34", 4.2, "wire"), ("34,-34 20,-36 8,-26 0,0", 4.6, "-nail")], fill=(BENI, GOFUN, ODO, GOFUN, AI)[i], reg=.6)
        c.pop()
    dot(c, x, y, 8, SUMI)


def hundred_sons(c):
    """The fourth honour: four boys in one red tub, each at his own game."""
    ground(c, ODO)
    # the tub's far rim and its inside
    c.part([("16,694 40,672 90,660 160,660 212,672 236,694", 6, "body"), ("236,694! 236,740! 16,740! 16,694", 0)], fill=SUMI, grain=False)
    boy(c, 88, 470, .98, True, "fringe back", "laugh", ODO_PALE, -4)
    # the tallest stands and holds the wheel up into the wind
    c.line("204,120 210,240 217,372", 8, "even")
    c.line("204,120 210,240 217,370", 4, "even", ODO)
    pinwheel(c, 204, 128)
    HD.hold(c, HD.grip, (212, 506), (215, 334), 3, .84)
    boy(c, 168, 424, 1.0, False, "top back", "up", AI, 3)
    boy(c, 178, 586, 1.0, True, "front back", "open", ODO, 5)
    boy(c, 82, 616, 1.06, False, "front back top", "shut", BENI_PALE, -6)
    # the tub: staves, two hoops of twisted bamboo
    rim = "12,700 44,722 96,732 156,732 210,720 240,700"
    c.part([(rim, 7.5, "body"), ("240,700 233,788 218,866", 7.5, "sweep"), ("218,866 176,882 126,886 76,882 34,866", 7), ("34,866 19,788 12,700", 7.5, "-sweep")], fill=BENI)
    c.part([("12,700 16,688 26,684", 5), ("26,684 50,706 98,716 154,716 206,706 228,684", 5, "body"), ("228,684 238,690 240,700", 5), (" ".join(rim.split()[::-1]), 0)], fill=BENI_PALE, reg=.5, grain=False)
    for x, lean in ((46, 12), (80, 7), (112, 2), (146, -2), (178, -7), (210, -12)):
        c.line("%g,%g %g,790 %g,%g" % (x, 728 - abs(x - 126) * .06, x + lean * .6, x + lean, 880 - abs(x - 126) * .1), 3.4, "wire")
    for y, h, dip in ((756, 111, 26), (834, 98, 22)):
        P = "%g,%g %g,%g 126,%g %g,%g %g,%g" % (126 - h, y - 8, 126 - h * .5, y + dip * .5, y + dip * .62, 126 + h * .5, y + dip * .5, 126 + h, y - 8)
        roped(c, P, 17)
    # arms over the rim: one rests his chin, one reaches down to the fish on his string
    HD.reach(c, HD.rest, (134, 716), (86, 717), 8, .84, seen=4)
    c.part([("110,664 138,676 154,702 142,722 112,728 84,727", 6, "body"), ("84,727 84,707", 0), ("84,707 104,708 122,704 112,688", 5.5, "-nail"), ("112,688 110,664", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("210,638 230,674 227,714 207,750", 6, "body"), ("207,750 187,746", 0), ("187,746 197,716 196,692 183,674", 5, "-nail"), ("183,674 210,638", 0)], fill=FLESH, reg=0, grain=False)
    HD.reach(c, HD.rest, (201, 690), (197, 744), -10, .8, True, seen=4)
    c.line("192,774 190,786 191,796", 3, "wire")
    c.push(190, 820, 94, .5)
    c.part([("-48,0 -20,-24 20,-22 44,-4 72,-24 68,0 72,24 44,6 18,22 -22,20 -48,0", 7, "body")], fill=ODO, reg=.6, grain=False)
    c.lines(["-20,-18 -12,0 -20,16", "6,-8 14,0 6,8", "24,-8 32,0 24,8"], 5, "wire")
    c.pop()


MOTIFS = {"2x": lanterns, "3x": bales, "4x": fans, "5x": blossoms, "6x": kobans, "7x": stars, "8x": bridge, "bt": hundred_sons}


def draw(face):
    c = Card(face, seed="bat " + face.name)
    c.foot_box = face.name in ("4x", "7x", "8x")
    MOTIFS[face.name](c)
    return c.finish()
