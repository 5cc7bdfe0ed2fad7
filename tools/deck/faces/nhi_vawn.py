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
    # the fore foot is gone in the snow, which it has pushed up before it
    c.part([("6,880 36,866", 0), ("36,866 50,861 64,866 78,874 98,876 110,870 120,864 132,870 148,874 176,864 206,867 246,858", 4.8, "wire"), ("246,858 246,996", 0), ("246,996 6,996", 0), ("6,996 6,880", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 1000, 896, .75))
    c.fill("66,868! 80,876 98,878 112,871! 106,884 86,889 72,882", AI_PALE)
    c.lines(["30,880 44,874 56,876", "100,926 124,918 146,920", "22,936 50,930 74,936", "128,892 148,886 164,888"], 3.4, "swell", AI_PALE)
    # what the wind has of the scarf: it stands up behind him, and turns over on the way
    c.part([("184,294 183,264 194,238 199,208 187,173!", 6.5, "body"), ("187,173! 201,172 215,161!", 4.4, "wire"), ("215,161! 231,196 231,232 219,254 212,272", 6.5, "body"), ("212,272 184,294", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 298, 226, .9))
    c.lines(["190,288 194,264 206,240 208,206", "200,282 206,258 218,236 218,212"], 4.2, "nail")
    for w, P in ((4, "199,214 213,212 229,204"), (3, "197,204 211,202 226,194")):
        c.line(P, w, "wire", AI)
    fringe(c, (189, 174), (214, 164), (-6, -17), 6)
    c.part([("134,414 166,402 188,376 191,346 186,318 181,292!", 7, "body"), ("181,292! 193,291 205,283 213,268!", 5, "body"), ("213,268! 219,298 232,328 235,366 208,416 158,446", 7.5, "body"), ("158,446 134,414", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 446, 340, .5))
    c.lines(["164,422 196,402 209,374 206,342 192,312", "184,424 216,398 224,362", "186,295 196,318 205,340", "212,274 213,300 223,330"], 4.2, "nail")
    # padded coat, its skirts driven back against the hind leg and out behind him
    c.part([("196,700 214,724 236,714 262,706", 5, "body"), ("262,706! 262,660!", 0), ("262,660 196,690", 0)], fill=AI_PALE, reg=0, grain=False)
    c.part([("70,668 58,696 46,716!", 7, "body"), ("46,716! 68,732 92,726 112,708 136,716 164,736 190,730!", 6.5, "sweep"), ("190,730! 206,708 232,696 262,692", 6, "body"), ("262,692! 262,624!", 0), ("262,624! 240,634 216,654 194,664", 6.5, "-sweep"), ("194,664 70,668", 0)],
           fill=AI, bokashi=wiped("#122138", 746, 600, 1))
    c.lines(["88,690 76,706 62,718", "104,694 104,706 96,718", "120,694 126,704 132,710", "146,694 156,714 160,728", "168,690 180,708 188,724", "184,684 206,690 234,682", "190,676 212,674 244,652"], 5.2, "nail", "#0a1424")
    c.line("56,712 72,720 90,715 112,696 138,704 164,724 186,717 204,696 232,683 250,679", 3.2, "wire", AI_PALE)
    c.part([("88,440 64,484 54,540 60,600 70,660", 7.5, "sweep"), ("70,660 130,676 196,656", 0), ("196,656 204,610 210,560", 7, "body"), ("210,560 214,500 202,440 146,398", 8, "-sweep"), ("146,398 88,440", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 690, 520, 1))
    c.lines(["96,640 92,620 94,604", "168,652 176,636 178,620", "190,650 196,630 198,610"], 5, "nail", "#0a1424")
    # sash
    c.part([("66,646 98,660 150,658 198,636", 5), ("198,636 201,672", 5), ("201,672 150,696 98,698 68,682", 6), ("68,682 66,646", 5)], fill=SUMI)
    c.lines(["78,674 112,686 156,680", "92,690 140,690 190,670"], 2.8, "swell", PAPER)
    # the coat's edge between the arms
    c.part([("98,466 104,510 104,556", 4.4), ("104,556 116,552", 0), ("116,552 117,510 110,462", 4.4), ("110,462 98,466", 0)], fill=SUMI, grain=False)
    c.line("109,478 112,512 111,548", 2.2, "swell", PAPER)
    # the arms meet before him: each hand is in the other's sleeve, a wrist is seen between the cuffs
    c.part([("88,566 104,574 122,562", 0), ("122,562 122,640", 0), ("122,640 104,634 88,626", 0), ("88,626 88,566", 0)], fill=SUMI, reg=0, grain=False)
    F.skin(c, ("86,592 102,588 122,580", 3.2, "wire"), ("122,580 122,606", 0), ("122,606 104,612 86,616", 3.2, "wire"), ("86,616 86,592", 0))
    c.lines(["96,600 106,597 114,593"], 1.8, "swell")
    c.part([("80,448 56,486 42,536 40,588!", 8, "sweep"), ("40,588! 52,612 66,624 86,630!", 6.5, "body"), ("86,630! 95,608 94,586 86,564!", 5, "body"), ("86,564! 82,548 82,516 92,480", 5.5, "-nail"), ("92,480 80,448", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 650, 530, .8))
    c.part([("86,564! 95,586 95,608 86,630!", 5, "body"), ("86,630! 80,629 75,627!", 3.6), ("75,627! 84,606 84,586 76,562!", 3.6, "wire"), ("76,562! 82,565 86,564!", 3.6)], fill=GOFUN, reg=0, grain=False)
    # pulled from the shoulder to the elbow, and round the elbow to the cuff
    c.lines(["80,454 60,500 48,556", "84,472 70,516 66,552", "40,588 56,578 72,578", "41,589 58,598 74,598"], 5, "nail", "#0a1424")
    c.part([("170,424 202,452 222,504 241,574!", 8.5, "sweep"), ("241,574! 218,606 176,636 128,652!", 8, "body"), ("128,652! 113,624 110,592 116,556!", 5.4, "body"), ("116,556! 142,553 162,544 176,528", 5, "-nail"), ("176,528 168,478 146,440", 4.6, "-nail"), ("146,440 170,424", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 674, 530, .95))
    c.part([("116,556! 109,592 112,624 128,652!", 5.4, "body"), ("128,652! 136,650 142,647!", 3.6), ("142,647! 127,622 124,590 130,554!", 3.6, "wire"), ("130,554! 122,557 116,556!", 3.6)], fill=GOFUN, reg=0, grain=False)
    # the folds of the bent arm meet at the elbow, and part from the shoulder
    c.lines(["241,574 212,558 176,544", "241,575 204,576 156,572", "238,578 200,600 148,604", "228,590 190,622 150,634", "180,430 202,478 226,548", "170,444 184,486 184,522"], 5.2, "nail", "#0a1424")
    c.line("236,562 228,532 220,504", 3, "rat", AI_PALE)
    F.blossom(c, 186, 500, 14, PAPER_LIGHT, AI, 10)
    # head, drawn in between the shoulders, face to the wind
    c.head(98, 427, -17, .79)
    F.neck(c, 5)
    F.face_man(c, kind="traveller"); F.ear(c); B.side_hair(c)
    cap(c)
    c.part([("-42,-68 -36,-88 -14,-98 16,-104 48,-94 70,-74 68,-60", 5, "body"), ("68,-60 54,-64 44,-76 24,-74 10,-84 -8,-78 -20,-82 -32,-70 -42,-68", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.pop()
    # white scarf, wound up to the chin
    c.part([("50,414 72,430 100,431 126,414 142,386", 6), ("142,386 166,398 174,432 152,460 110,476 68,468 46,442", 7, "body"), ("46,442 42,428 50,414", 5)], fill=GOFUN, reg=0, grain=False)
    c.lines(["56,432 86,449 120,442 150,408", "70,460 100,466 130,457", "160,410 154,430 136,444"], 4.4, "nail")
    return c.finish()
