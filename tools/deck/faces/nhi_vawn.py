# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị văn: man in the snow, cap and white scarf, hunched, his hands in his sleeves."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def cap(c):
    """Flat-topped cap with ear flaps tied up; in the head's own units."""
    c.part([("-34,-34! -40,-74! -2,-90 40,-86 66,-68!", 6, "even"), ("66,-68! 66,-20", 6), ("66,-20 40,-40 4,-48 -34,-34", 5)], fill=SUMI, reg=0)
    c.line("-40,-72 -4,-84 36,-80 64,-64", 3, "wire", "#b9ab90")
    c.lines(["-14,-48 -16,-70", "14,-50 16,-76", "42,-40 46,-66"], 3, "swell", "#b9ab90")
    c.part([("-36,-36 -4,-52 36,-46 68,-24", 5), ("68,-24 68,-6", 4), ("68,-6 36,-30 -2,-36 -34,-20", 5), ("-34,-20 -36,-36", 4)], fill=AI_PALE, reg=.4)


def flake(c, x, y, k, r):
    """A flake as the knife spares it, torn and driven along the wind, which comes from ahead of him and from above."""
    P, long, n, turn = [], r(1, 1.45), 7 if k > 4 else 5, r(0, 1)
    for i in range(n):
        a, q = (i + turn + r(-.2, .2)) * 2 * math.pi / n, k * r(.62, 1.12)
        u, v = q * math.cos(a) * long, q * math.sin(a)
        P.append((x + u * .92 - v * .38, y + u * .38 + v * .92, r() < .12, None))
    c.ink(shape_d_ccw(P), GOFUN)


def fringe(c, a, b, out, n):
    """The threads at a scarf's end, from a to b."""
    for i in range(n):
        t = (i + .5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        w = out[0] + (t - .5) * 5, out[1] + (t - .5) * 4
        c.line([(x, y, False, 1), (x + w[0] * .5 + 1, y + w[1] * .5, False, .9), (x + w[0] * (.85 + .3 * (i % 2)), y + w[1] * (.85 + .3 * (i % 2)), False, .4)], 3, "flat")


def striped(left, right, n):
    return PT.flowing(left, right, n, (2.6,), "#57514a")


def draw():
    c = Card("2n", seed="snow")
    c.fade(YUU, 10, 1000, .9)
    r = Rng("flakes")
    spots = [(132, 40, 6), (176, 30, 8), (220, 50, 6), (150, 84, 8), (202, 96, 10), (226, 136, 6), (166, 138, 6), (140, 176, 8), (188, 184, 7), (222, 208, 9), (156, 226, 6), (200, 262, 6), (230, 300, 7), (36, 330, 6), (52, 420, 7), (24, 480, 6), (228, 420, 6), (222, 600, 7), (30, 620, 6), (232, 720, 6), (20, 720, 7)]
    if c.pure:
        # the sky as a black flat whose lower edge is let out in level cuts, the flakes reserved
        c.blob("133,8! 131,70 134,150 130,214! 176,219 242,215! 242,8!")
        ruled_sky(c, 120, 242, 223, 322, 9, 3, 12, 1)
        for x, y, k in spots[:13] + [(150, 112, 5), (184, 58, 4), (228, 178, 5), (200, 130, 4), (164, 192, 5), (214, 24, 4)]:
            c.ink(shape_d_ccw([(x + k * r(.9, 1.3) * math.cos(i * math.pi / 3), y + k * r(.9, 1.3) * math.sin(i * math.pi / 3), False, None) for i in range(6)]), GOFUN)
        c.flush()
    else:       # reserved paper, each flake cut by itself
        spots += [(x, y + 12, k) for x, y, k in ((26, 270, 5), (104, 250, 6), (70, 300, 8), (226, 372, 8), (34, 384, 6), (218, 500, 9), (18, 548, 6), (230, 660, 6), (28, 690, 8), (120, 800, 7), (20, 800, 9), (228, 800, 8), (128, 30, 4), (196, 26, 4), (232, 84, 4), (174, 116, 4), (146, 134, 4), (214, 164, 4), (162, 206, 4), (134, 226, 4), (226, 258, 5))]
        for x, y, k in spots:
            flake(c, x, y, k, r)
        for _ in range(30):
            flake(c, r(14, 236), r(14, 820), r(1.6, 3.4), r)
        c.flush()
    # a village under its snow, a light in its windows
    if not c.pure:
        c.fill("10,846 40,828 84,836 130,822 180,832 246,816! 246,900! 10,900!", "#b7c3c1")
        c.fill("164,846! 166,812 172,796 179,814 182,846!", "#8fa3a6")
        c.fill("98,846! 100,822 106,806 112,824 114,846!", "#8fa3a6")
        for x, y, k in ((138, 846, 1.15), (30, 850, 1)):
            c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 17 * k, y - 16 * k, x + 17 * k, y - 16 * k, x + 17 * k, y + 10, x - 17 * k, y + 10), "#56717c")
            c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 4 * k, y - 9 * k, x + 5 * k, y - 9 * k, x + 5 * k, y - 2 * k, x - 4 * k, y - 2 * k), ODO_PALE)
            c.part([("%g,%g %g,%g %g,%g! %g,%g! %g,%g %g,%g" % (x - 26 * k, y - 11 * k, x - 19 * k, y - 22 * k, x - 11 * k, y - 37 * k, x + 11 * k, y - 38 * k, x + 18 * k, y - 23 * k, x + 26 * k, y - 10 * k), 2.8, "body"),
                    ("%g,%g %g,%g %g,%g %g,%g" % (x + 25 * k, y - 10 * k, x + 10 * k, y - 13 * k, x - 9 * k, y - 11 * k, x - 25 * k, y - 11 * k), 2.4, "wire")], fill=GOFUN, reg=0, grain=False)
    # drifts, and the holes his feet left in them
    c.part([("6,872 60,858 120,852 170,838 210,836 246,842", 6, "wire"), ("246,842 246,996", 0), ("246,996 6,996", 0), ("6,996 6,872", 0)], fill=GOFUN, reg=0, grain=False)
    # he walks into the wind: the hind leg thrusts, its heel out of the snow, the fore one is sunk in it to the shin
    B.bound_leg(c, "160,674", "192,754", "202,812", .94, -30, how="rings")
    c.part([("126,680 142,730 172,766", 6.5, "body"), ("172,766 200,776 226,752", 6), ("226,752 230,712 218,670", 7, "-body"), ("218,670 126,680", 0)], fill=GREY_PALE, deco=striped("120,680 138,730 168,772", "220,670 234,712 230,760", 6))
    c.lines(["196,696 210,726 210,752"], 5, "nail")
    B.bound_leg(c, "114,690", "64,758", "90,854", 1.02, 4, how="rings")
    c.part([("70,676 28,716 20,768", 7.5, "sweep"), ("20,768 46,790 84,774", 6), ("84,774 120,744 160,696", 6.5, "-body"), ("160,696 70,676", 0)], fill=GREY_PALE, deco=striped("64,676 22,716 12,780", "164,690 124,744 88,790", 6))
    c.lines(["66,706 40,734 34,762", "126,704 96,732 76,756"], 5, "nail")
    c.part([("6,900 26,888 58,886 96,892 122,886 146,870 176,862 206,867 246,858", 6, "wire"), ("246,858 246,996", 0), ("246,996 6,996", 0), ("6,996 6,904", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 1000, 896, .75))
    c.lines(["100,922 124,914 146,916", "22,936 50,930 74,936", "128,888 148,882 164,884"], 3.4, "swell", AI_PALE)
    # padded coat, the back bent into the wind, its skirts blown out behind him
    c.part([("88,440 60,484 58,560 62,630", 7, "sweep"), ("62,630! 50,676 26,714", 7, "body"), ("26,714 56,730 88,718", 6.5), ("88,718 124,690 160,716 204,722 262,690", 6.5, "sweep"), ("262,690! 244,650 222,606", 6, "body"), ("222,606! 232,546 224,476 198,424 146,398", 8.5, "-sweep"), ("146,398 88,440", 0)],
           fill=AI, bokashi=wiped("#122138", 740, 520, 1))
    c.lines(["112,652 104,684 90,714", "128,656 134,672 126,688", "150,660 160,690 162,714", "172,656 192,684 202,718", "66,636 58,672 44,708", "206,640 232,664 250,690"], 5.5, "nail", "#0a1424")
    c.line("38,700 60,714 88,703 124,676 160,702 202,708 250,680", 3.4, "wire", AI_PALE)
    # far sleeve, drawn to the breast
    c.part([("82,452 52,492 34,548 40,604", 8, "sweep"), ("40,604 62,632 96,628", 6.5), ("96,628 106,590 112,560", 0), ("112,560 96,530 98,490", 5.5, "-nail"), ("98,490 82,452", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 640, 530, .8))
    # pulled from the shoulder to the elbow, and round the elbow to the cuff
    c.lines(["82,456 60,498 48,552", "86,468 72,512 66,560", "92,484 86,520 90,556", "36,578 58,572 82,580", "40,598 62,596 76,604"], 5.2, "nail", "#0a1424")
    # near sleeve: the shoulder, a sharp elbow, the forearm; the hands are in each other's sleeve
    c.part([("166,428 204,462 226,520 240,592", 8.5, "sweep"), ("240,592! 202,640 150,664 104,654", 7.5, "body"), ("104,654 86,626 82,586", 6.5, "body"), ("82,586 112,574 142,560 162,540", 6.5, "-nail"), ("162,540 156,490 142,440", 5.5, "-nail"), ("142,440 166,428", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 680, 540, .95))
    c.part([("82,586 70,584 66,600", 4, "wire"), ("66,600 72,636 94,658", 4.4, "wire"), ("94,658 104,654", 3.6), ("104,654 86,626 82,586", 5.5, "body")], fill=GOFUN, reg=0, grain=False)
    # the folds of the bent arm meet at the elbow, and part from the shoulder
    c.lines(["240,592 206,576 166,556", "240,593 200,592 146,582", "238,594 196,610 124,604", "232,598 190,628 112,632", "176,432 200,480 226,556", "170,440 178,490 172,536"], 5.2, "nail", "#0a1424")
    c.line("166,542 142,565 112,579 86,590", 2.6, "wire", AI_PALE)
    F.blossom(c, 182, 500, 15, PAPER_LIGHT, AI, 10)
    # what has settled on back and sleeve
    for P in ("140,396 180,404 216,440 232,496 236,534 226,522 220,530 214,494 202,488 196,464 180,464 164,446 138,440",):
        c.part([(P + " " + P.split()[0], 4.2, "wire")], fill=GOFUN, reg=0, grain=False)
    # head, drawn in between the shoulders, face to the wind
    c.head(98, 427, -17, .79)
    F.neck(c, 5)
    F.face_man(c, kind="traveller"); F.ear(c); B.side_hair(c)
    cap(c)
    c.part([("-42,-68 -36,-88 -14,-98 16,-104 48,-94 70,-74 68,-60", 5, "body"), ("68,-60 54,-64 44,-76 24,-74 10,-84 -8,-78 -20,-82 -32,-70 -42,-68", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.pop()
    # white scarf, wound up to the chin; the wind has its ends
    c.part([("150,430 184,434 204,412 226,404!", 5.5, "body"), ("226,404! 230,420 224,440!", 4.4, "wire"), ("224,440! 208,446 190,462 150,460", 6, "-body"), ("150,460 150,430", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["172,448 198,430 214,420"], 4.2, "nail")
    c.part([("134,414 168,404 190,386 194,352 180,316 178,282 194,244 196,204 184,168!", 7, "body"), ("184,168! 197,168 212,160!", 4.6, "wire"), ("212,160! 227,200 226,248 210,288 212,318 229,352 231,386 206,420 158,446", 7.5, "body"), ("158,446 134,414", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 446, 330, .5))
    c.lines(["164,420 194,404 210,378 204,346 190,316 190,284", "184,424 214,400 221,372", "198,340 196,312 204,276 212,240 210,206", "190,276 204,240 204,210"], 4.2, "nail")
    for w, P in ((4, "196,214 210,214 226,208"), (3, "195,204 209,204 225,198"), (4, "193,193 207,193 222,187")):
        c.line(P, w, "wire", AI)
    fringe(c, (185, 169), (211, 161), (-6, -16), 7)
    c.part([("50,414 72,430 100,431 126,414 142,386", 6), ("142,386 166,398 174,432 152,460 110,476 68,468 46,442", 7, "body"), ("46,442 42,428 50,414", 5)], fill=GOFUN, reg=0, grain=False)
    c.lines(["56,432 86,449 120,442 150,408", "70,460 100,466 130,457", "160,410 154,430 136,444"], 4.4, "nail")
    return c.finish()
