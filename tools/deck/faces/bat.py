# SPDX-License-Identifier: GPL-3.0-or-later
"""What Bất has beside the faces of Tổ tôm: the thập suit 2 to 8 and a fourth honour.

Each number of the suit is so many of one thing, to be counted at a glance:
lanterns, rice bales, fans, blossoms, gold pieces, the stars of the Dipper, the
planks of a bridge.
"""
import math

from card import *
from scenery import *
import figures as F, patterns as PT


def ground(c, colour, y=850, strength=.7):
    c.wipe(colour, 990, y + 10, strength)


def lanterns(c):
    c.fade(AI_PALE, 990, 860, .7)
    c.line("10,318:1 120,322:.9 240,300:1.1", 13, "flat")
    c.line("10,318:1 120,322:.9 240,300:1.1", 7, "flat", ODO)
    for x, y, k in ((162, 470, 1.28), (84, 704, 1.38)):
        c.line("%g,316 %g,%g" % (x, x, y - 110 * k), 5, "even")
        lantern(c, x, y, k)
        F.blossom(c, x, y, 30 * k, AI, ODO_PALE)
        c.line("%g,%g %g,%g" % (x, y + 70 * k, x + 1, y + 104 * k), 8, "rat", AI)


def mouse(c, x, y, flip=False):
    """White mouse of good luck, sitting; its feet at the origin, nose to the left."""
    c.push(x, y, 0, 1, flip)
    c.line("30,-8 50,-4 62,-18 80,-18 90,-32", 6, "rat")
    c.part([("-56,-14 -44,-30 -26,-36 -8,-48 18,-46 36,-28 38,-2", 6, "sweep"), ("38,-2 4,4 -34,0", 5.5), ("-34,0 -50,-4 -56,-14", 5)], fill=GOFUN, reg=0, grain=False)
    c.part([("-30,-34 -34,-50 -24,-58 -12,-52 -14,-38", 4.6, "wire"), ("-14,-38 -30,-34", 0)], fill="#f3d3bd", reg=0, grain=False)
    c.line("14,-22 4,-10 10,-2", 4, "nail")
    c.lines(["-50,-12 -64,-18", "-50,-9 -66,-8"], 2.2, "rat")
    c.line("-26,-2 -40,4 -46,3", 4, "nail")
    c.pop()
    s = -1 if flip else 1
    for dx, dy, r in ((-40, -22, 4.2), (-56, -13, 4)):
        dot(c, x + s * dx, y + dy, r, SUMI, 8)
    c.flush()


def bales(c):
    ground(c, ODO)
    for cx, cy, rot in ((134, 800, 0), (122, 652, -2), (144, 504, 3)):
        bale(c, cx, cy, rot, 84, 66, 150)
    for x in (60, 206):     # posts that hold the pile
        c.line("%g,868 %g,640 %g,420" % (x, x - 2, x + 2), 13, "flat")
        c.line("%g,864 %g,640 %g,424" % (x, x - 2, x + 2), 7, "flat", ODO)
    mouse(c, 142, 436)


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


def fans(c):
    ground(c, MIDORI)
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


def kobans(c):
    ground(c, ODO)
    for x, y, rot in ((166, 330, 14), (82, 440, -12), (176, 520, -6), (78, 630, 10), (170, 710, 12), (82, 822, -8)):
        koban(c, x, y, rot)


DIPPER = ((200, 96), (178, 210), (176, 330), (140, 440), (66, 560), (104, 716), (196, 640))


def stars(c):
    sky = c.bokashi("sky", "#16304d", 0, 20, 0, 980, .95, .1)
    shape = "140,10! 240,10! 240,990! 10,990! 10,316! 92,308 136,252 134,120"
    c.fill(shape, AI)
    c.fill(shape, "url(#%s)" % sky)
    c.fill(shape, "url(#%s)" % c.goma())
    c.line("140,12 134,120 136,252 92,308 12,316", 5.5, "body")
    P = " ".join("%g,%g!" % p for p in DIPPER) + " %g,%g" % DIPPER[3]
    c.line(P, 4, "even", AI_PALE)
    for x, y in DIPPER:
        dot(c, x, y, 34, SUMI, 12)
        dot(c, x, y, 29, PAPER_LIGHT, 12)
        dot(c, x, y, 12, ODO, 9)
    c.flush()


def bridge(c):
    water = c.bokashi("water", AI_PALE, 0, 990, 0, 250, .95, .1)
    c.fill("10,320! 84,306 130,250 240,236! 240,990! 10,990!", "url(#%s)" % water)
    for x, y in ((40, 430), (206, 470), (30, 640), (214, 720), (44, 838), (150, 900)):
        c.lines(["%g,%g %g,%g %g,%g" % (x - 24, y, x, y - 5, x + 26, y), "%g,%g %g,%g %g,%g" % (x - 10, y + 13, x + 6, y + 9, x + 20, y + 13)], 4, "swell", AI)
    for x, y in ((46, 400), (216, 650), (32, 880)):      # irises
        c.lines(["%g,%g %g,%g %g,%g" % (x + d, y + 50, x + d * 1.2, y, x + d * 2.2, y - 44) for d in (-14, -5, 6, 15)], 7, "rat", MIDORI_DEEP)
        F.blossom(c, x, y - 40, 24, AI, ODO, 36)
    turns = ((222, 262), (102, 318), (208, 392), (66, 460), (190, 540), (52, 614), (178, 696), (44, 776), (158, 852))
    for i, ((x0, y0), (x1, y1)) in enumerate(zip(turns, turns[1:])):
        deep = 27 + 2 * i
        for x in (x1 - 12, x1 + 12):
            c.line("%g,%g %g,%g" % (x, y1, x, y1 + deep + 30), 9, "flat")
        out = 24 if x0 < x1 else -24        # planks lie over each other at the turn
        P = (x0 - out, y0), (x1 + out, y1), (x1 + out, y1 + deep), (x0 - out, y0 + deep)
        c.part([("%g,%g! %g,%g!" % (*p, *q), 6) for p, q in zip(P, P[1:] + P[:1])], fill=ODO_PALE if i % 2 else ODO)
        c.line("%g,%g %g,%g" % (x0, y0 + deep * .5, x1, y1 + deep * .5), 3, "swell", "#8a6522")


def hundred_sons(c):
    """The fourth honour: children in a red tub."""
    ground(c, ODO)
    c.line("204,120 216,300 226,520", 8, "even")
    c.line("204,120 216,300 226,520", 4, "even", ODO)
    for x, y, k, flip, tufts in ((170, 440, 1.0, False, "top back"), (84, 484, 1.02, True, "fringe back"), (184, 590, 1.0, True, "front back"), (88, 622, 1.08, False, "front back top")):
        c.part([("%g,%g %g,%g %g,%g" % (x - 34, y + 40, x - 58, y + 84, x - 54, 740), 6.5, "body"), ("%g,%g %g,%g" % (x - 54, 740, x + 54, 740), 0),
                ("%g,%g %g,%g %g,%g" % (x + 54, 740, x + 56, y + 84, x + 34, y + 40), 6.5, "body"), ("%g,%g %g,%g" % (x + 34, y + 40, x - 34, y + 40), 0)], fill=AI if flip else ODO_PALE)
        c.push(x, y, 0, k, flip)
        F.head_child(c, tufts=tufts)
        c.pop()
    rim = "14,690 70,712 130,716 186,712 238,690"
    c.part([(rim, 7, "body"), ("238,690 232,780 216,862", 7.5, "sweep"), ("216,862 126,884 36,862", 7), ("36,862 20,780 14,690", 7.5, "-sweep")], fill=BENI)
    for x, lean in ((52, 10), (92, 5), (132, 0), (170, -5), (206, -10)):
        c.line("%g,714 %g,790 %g,868" % (x, x + lean * .6, x + lean), 3, "wire")
    for y, h in ((744, 108), (826, 96)):
        c.line("%g,%g 126,%g %g,%g" % (126 - h, y - 8, y + 12, 126 + h, y - 8), 15, "even")
        c.line("%g,%g 126,%g %g,%g" % (126 - h, y - 8, y + 12, 126 + h, y - 8), 8, "even", ODO)
    for i in range(5):
        c.push(204, 128, i * 72 + 10)
        c.part([("0,0 -12,-18 -10,-38 6,-52", 5, "body"), ("6,-52 26,-50 34,-34", 4.2, "wire"), ("34,-34 20,-36 8,-26 0,0", 4.6, "-nail")], fill=(BENI, GOFUN, ODO, GOFUN, AI)[i], reg=.6)
        c.pop()
    dot(c, 204, 128, 8, SUMI)


MOTIFS = {"2x": lanterns, "3x": bales, "4x": fans, "5x": blossoms, "6x": kobans, "7x": stars, "8x": bridge, "bt": hundred_sons}


def draw(face):
    c = Card(face, seed="bat " + face.name)
    c.foot_box = face.name in ("7x", "8x")
    MOTIFS[face.name](c)
    return c.finish()
