# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu sách: night walker with a staff and a lantern on a bowed pole."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

NIGHT, PINES, LIGHT, SHADE, DARK, ROAD = "#56707a", "#3d5159", "#fbf0d2", "#dfbf8d", "#7c2119", "#b59a68"


def paper_lantern(c, x, y):
    """Straight lantern of oiled paper over hoops, hung by its wire; the light eats the ink in the middle of the hoops."""
    r = Rng("hoops of the lantern")
    c.push(x, y)
    c.line("1,-92:.7 -2,-82 0,-70:1.2", 4.6, "flat")
    c.line("-28,-48:.7 -22,-62 0,-71:1.3 20,-63 28,-48:.5", 4.2, "flat")
    hoops = list(range(-36, 58, 13))
    # the paper swells a little between the hoops, more on the side of the wind
    left = " ".join("%g,%g! %g,%g" % (-32 - r(0, 1.4), h, -36 - r(0, 2), h + 6.5) for h in hoops[:-1]) + " -32,55!"
    right = "32,55! " + " ".join("%g,%g %g,%g!" % (36.5 + r(0, 2.4), h + 6.5, 32 + r(0, 1.4), h) for h in hoops[-2::-1])

    def light(s):
        s.fill("-40,-40! -26,-40 -24,10 -28,62! -42,62!", ODO)
        s.fill("40,-40! 29,-40 25,14 29,62! 42,62!", ODO)
        s.fill("-14,-24 2,-33 15,-22 18,8 13,40 -1,50 -15,38 -18,4", GOFUN)
    c.part([(left, 4.8, "even"), ("-32,55 0,62 32,55", 0), (right, 5.2, "even"), ("32,-36 0,-30 -32,-36", 0)], fill=ODO_PALE, deco=light, grain=False)
    for h in hoops[1:-1]:
        a, b = r(8, 17), r(9, 19)
        c.line("-33,%g:1.3 -24,%g %g,%g:.2" % (h, h + 3, -a, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
        c.line("33,%g:1.3 24,%g %g,%g:.2" % (h, h + 3, b, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
    # the flower that is on his coat
    F.blossom(c, 1, 8, 19, SUMI if c.pure else BENI, GOFUN, -6)
    # lid and foot of black lacquer, worn at the rim
    for P, Q, shine in (("-35,-40! -34,-50 -14,-56 14,-56 34,-50 35,-40!", "35,-40! 18,-33 -18,-33 -35,-40!", "-30,-45 -14,-50 8,-51"),
                        ("-34,53! -16,60 16,60 34,53!", "34,53! 32,67 14,71 -14,71 -32,67 -34,53!", "26,60 14,65 -6,66")):
        c.part([(P, 4, "body"), (Q, 4, "body")], fill=SUMI, grain=False)
        c.line(shine, 3, "swell", "#cbbd9f")
    c.line("0,70:1.2 2,80 -1,92:.5", 4.4, "flat", BENI)
    c.pop()


def cap(c):
    """Soft grey cap whose crown falls back; in the head's own units."""
    c.part([("-36,-34 -46,-52 -38,-78 -8,-96 30,-94 62,-78", 6.5, "body"), ("62,-78 92,-76 108,-52 96,-22 80,-8", 6, "body"),
            ("80,-8 76,-26 66,-36 50,-38", 5, "-nail"), ("50,-38 20,-52 -10,-50 -36,-34", 5.5, "wire")], fill=GREY, reg=0)
    c.part([("-38,-30 -12,-49 20,-52 52,-40 62,-22", 5), ("62,-22 58,-8", 4), ("58,-8 40,-24 10,-36 -12,-34 -36,-16", 5), ("-36,-16 -38,-30", 4)], fill=GREY_PALE, reg=.4)
    c.lines(["-24,-60 -8,-80 18,-84", "64,-74 84,-58 88,-34", "50,-70 66,-58 72,-44"], 4, "nail")


EDGE = "#f0b894"       # of the coat, where the lantern lights it
BLACK = "#3b3633"     # burnished black: the key block's lines are seen on it
HEM = "36,684 52,698 72,706 92,704 112,700! 120,684 134,676 146,682! 158,694 172,696 188,700! 204,700 218,688 228,672"


def scales(s):
    """A row of scales printed along the hem: they stand on it, lean with its folds and are lost where one goes down."""
    D = [p[:2] for p in dense(pts(HEM), 2)]
    edge = lambda i: D[max(0, min(len(D) - 1, i))]
    band = [(x, y, False, None) for x, y in D[::6]] + [(x + (130 - x) * .13, y - 24, False, None) for x, y in D[::-6]]
    s.fill(band, SUMI)
    i = 1
    while i < len(D) - 5:
        (ax, ay), (bx, by), (mx, my) = edge(i), edge(i + 6), edge(i + 3)
        if math.dist((ax, ay), (bx, by)) > 7.5 and not any(abs(mx - f) < 6.5 for f in (110, 147, 186)):      # lost in a fold
            up = lambda x, y, h: (x + (130 - x) * .13 * h / 24, y - h)
            s.fill(" ".join("%.1f,%.1f!" % p for p in (up(ax, ay, 2), up(mx, my, 22), up(bx, by, 2))), "#e8dcc0")
        i += 6
    s.line([(x + (130 - x) * .14, y - 25, False, None) for x, y in D[::8]], 3, "wire", PAPER_LIGHT)


def light_of(c, x, y, reach, steps=22):
    """The lantern's light, one soft bokashi: the night was wiped off round it, a little more with each turn of the hand, so that no edge is seen."""
    if c.pure:
        return
    c.flush()
    r = Rng(("light", x, y))
    c.raw('<g fill="%s">' % LIGHT)
    for i in range(steps):
        far = reach * (.2 + .8 * (1 - i / steps) ** 1.15)
        P = [(x + far * .8 * r(.985, 1.015) * math.cos(k * math.pi / 5), y + far * r(.985, 1.015) * math.sin(k * math.pi / 5), False, None) for k in range(10)]
        c.out.append('<path fill-opacity=".%02d" d="%s"/>' % (5 + 9 * i // steps, shape_d(P)))
    c.raw("</g>")


def draw():
    c = Card("9s", seed="lantern")
    c.fade(YUU, 10, 900, 1)        # he walks by night
    c.fade(NIGHT, 10, 190, .8)
    c.fade(NIGHT, 800, 260, .9)
    # the lantern's light: the night was wiped off round it, softer and softer
    light_of(c, 180, 160, 190)
    if not c.pure:
        c.fill("10,788 60,766 120,780 180,752 246,764! 246,860! 10,860!", NIGHT)
    # two pines of the road, nothing but their bent trunks
    if not c.pure:
        c.fill("130,818! 137,780 150,744 150,700 142,650! 152,650! 162,700 160,748 149,784 147,818!", "#4a626b")
        c.fill("18,830! 30,780 27,720 13,660 4,600! 4,560! 22,640 44,700 48,770 50,826!", PINES)
        c.fill("36,690! 52,668 74,656 92,654! 76,664 58,678 44,706!", PINES)
    c.fill("10,818 80,806 170,812 246,800! 246,1000! 10,1000!", ROAD)
    if not c.pure:
        c.fill("-6,820! 80,807 170,813 252,801! 252,824 236,862 172,912 84,936 -6,930!", LIGHT, opacity=.88)
        # and his shadow, away from it
        c.fill("226,836! 204,838 176,850 140,880 104,906 78,924! 104,924 150,902 186,876 220,848!", ROAD)
        c.fill("94,884! 70,874 30,884 -6,900! -6,922! 20,916 60,900!", ROAD)
    c.fade(ODO, 990, 880, .65)
    # grass, laid flat by the wind
    for P in ("8,918 30,894 62,888 84,896", "10,936 34,908 74,906", "16,946 44,926 78,930 96,944", "12,904 24,880 44,868", "20,950 60,936 104,952", "104,884 124,874 150,876"):
        c.line(P, 5, "nail")
    crease = PAPER_LIGHT if c.pure else SUMI
    # the hind leg thrusts off its toes: thigh, the bend behind the knee, the calf
    B.sandal(c, "204,819", -24, .9)
    c.part([("132,640 150,682 168,710 181,730", 6.5, "body"), ("181,730 189,756 194,786 196,818", 6, "body"), ("196,818 220,826", 4.4), ("220,826 231,792 233,756 222,724", 6.5, "-body"), ("222,724 227,692 222,650", 7, "-sweep"), ("222,650 132,640", 0)], fill=BLACK, reg=0, grain=False)
    c.lines(["222,724 208,722 196,728", "222,726 210,734 204,750", "206,656 212,690 212,712", "176,668 187,692 195,714", "183,731 194,738 201,736", "216,756 215,784 209,812"], 4.2, "nail", crease)
    c.lines(["200,676 205,696 206,710", "199,752 203,780 204,802"], 2.4, "glint", LIGHTS[1])
    # the other treads far ahead: the thigh comes forward to a bent knee, the shin stands under it
    B.sandal(c, "85,846", 0, .96)
    c.part([("112,640 84,664 54,700 36,736", 7.5, "sweep"), ("36,736 34,752 44,766", 7, "body"), ("44,766 56,792 65,820 71,850", 6, "body"), ("71,850 99,849", 4.4), ("99,849 103,820 102,796 88,768", 6.5, "-body"), ("88,768 122,744 160,712 190,660", 7, "-body"), ("190,660 112,640", 0)], fill=BLACK, reg=0, grain=False)
    # round the cap, from the hollow of the knee, and down the bone
    c.lines(["40,738 48,728 62,730 70,742", "88,768 78,756 64,754 50,762", "88,768 74,768 62,776", "120,656 92,684 66,716", "148,664 124,704 98,734", "166,684 144,716 112,740", "92,790 91,812 92,834"], 4.2, "nail", crease)
    c.lines(["96,672 72,700 56,720", "54,772 64,802 73,832"], 2.4, "glint", LIGHTS[1])
    for P in ("68,838 83,843 101,837", "193,806 207,814 223,812"):
        c.line(P, 2.6, "swell", LIGHTS[0])
    # staff
    B.pole(c, "48,566:1.1 42,660:.95 30,820:.9 22,946:.85", 12, ((40, 694), (31, 810)))
    # neck, then the coat that covers its root; the wind has its skirts
    c.head(124, 436, -13, .772, True); F.neck(c, 4.6); c.pop()
    # the far skirt shows its lining
    c.part([("170,600 208,628 238,628!", 6, "sweep"), ("238,628! 232,660 238,692!", 6, "body"), ("238,692! 212,684 176,700", 6, "-sweep"), ("176,700 170,600", 0)], fill=SUMI, grain=False)
    c.lines(["190,634 210,654 228,656", "186,660 208,676 228,680"], 3, "swell", LIGHTS[1])
    c.part([("94,432 76,480 72,560 84,610", 7.5, "sweep"), ("84,610! 66,648 36,684", 7, "body"), (HEM, 6.5), ("228,672 218,640 206,606", 6.5, "body"), ("206,606! 214,540 202,468 172,424", 7.5, "sweep"), ("172,424 130,408 94,432", 0)], fill=BENI, bokashi=wiped(DARK, (40, 620), (150, 580), .7),
           deco=lambda s: (PT.hollows("110,618 100,654 74,706", "146,626 138,656 132,700", "190,618 204,652 206,700", "152,470 140,520 134,580")(s), scales(s)))
    if c.pure:
        scales(c)       # a tone carries no print
    c.lines(["110,622 100,654 76,704", "116,630 118,664 108,700", "146,630 138,656 134,684", "174,628 176,660 168,692", "190,622 204,652 206,690"], 5.4, "nail")
    c.lines(["88,622 74,654 56,690", "128,632 126,652 124,676", "160,632 160,652 156,670"], 3.6, "nail")
    # sash
    c.part([("76,578 118,600 166,600 212,578", 6), ("212,578 212,614", 5), ("212,614 166,638 118,638 78,612", 6), ("78,612 76,578", 5)], fill=SUMI, grain=True)
    c.lines(["86,598 122,618 152,620", "142,628 180,620 206,602"], 2.6, "swell", "#cbbd9f")
    # far arm, stretched down and ahead to the staff
    B.cuff(c, "64,556 66,600 86,622", "86,622 92,590 64,556")
    HD.hold(c, HD.crossed, (116, 592), (45, 616), 4, 1.06)
    c.part([("102,438 76,490 62,558", 7.5, "sweep"), ("62,558 84,584 88,624", 5.5), ("88,624 120,620 140,580", 6.5, "-sweep"), ("140,580 140,510 136,470", 6, "-nail"), ("136,470 102,438", 0)], fill=BENI, reg=0, bokashi=wiped(DARK, (60, 560), (126, 540), .6), deco=PT.hollows("126,476 104,540 94,604"))
    c.lines(["106,462 86,520 80,568", "126,480 104,540 96,588", "136,540 116,570 98,604"], 5, "nail")
    # collars
    c.part([("108,422 114,452 128,480", 0), ("128,480 144,452 152,416", 0), ("152,416 108,422", 0)], fill=FLESH, reg=0, grain=False, deco=lambda s: s.fill("96,410! 132,410! 122,432 132,446 128,484! 96,440!", SHADE))
    c.part([("152,412 142,450 124,500 112,592", 5.5), ("112,592 132,596", 0), ("132,596 142,530 164,460 168,418", 5.5), ("168,418 152,412", 5)], fill=SUMI, grain=False)
    c.part([("94,424 102,462 126,494", 5), ("126,494 134,478", 0), ("134,478 118,450 114,414", 4), ("114,414 94,424", 4)], fill=SUMI, grain=False)
    # bowed pole over the shoulder, the lantern flung back by the wind
    B.pole(c, "80,640:1.15 100,592:1.1 116,552 164,436 202,326:.95 224,226:.85 222,124:.75 202,78:.7 177,66:.6", 11, ((183, 382), (218, 260)))
    c.push(176, 66, -5); c.push(-182, -66)
    paper_lantern(c, 183, 156)
    c.pop(); c.pop()
    # near arm: the elbow out, the fist on the pole; the sleeve's bag blows behind
    B.cuff(c, "156,532 148,568 162,606", "162,606 172,568 156,532")
    HD.hold(c, HD.along, (206, 574), (116, 553), 24, 1.0)
    c.part([("176,426 206,446 222,500 230,540", 8, "sweep"), ("230,540! 236,584 228,634", 6.5, "body"), ("228,634 196,624 162,606", 6.5), ("162,606 172,570 156,530", 5.5), ("156,530 166,500 168,462", 6, "-nail"), ("168,462 176,426", 0)], fill=BENI, reg=0, deco=PT.hollows("179,446 190,496 197,556", "170,474 180,516 192,556", "218,562 220,596 210,634", "192,566 184,586 180,614"))
    if not c.pure:      # the lantern lights the edges on its side
        c.fill("186,432! 208,450 223,500 231,540 235,560! 228,540 218,504 204,462", EDGE)
        c.fill("233,566! 233,600 225,630! 229,600", EDGE)
    # his crest, on the smooth of the sleeve
    F.blossom(c, 211, 528, 14.5, PAPER_LIGHT, SUMI, 12)
    # from the shoulder and the armpit into the elbow, and down from it
    c.line("177,438:.2 186,472:.8 194,518:1.1 198,566:.9 197,606:.7 192,628:.2", 5.6, "flat")
    c.lines(["170,476 180,514 189,546", "166,514 178,536 190,554", "216,566 216,596 208,624", "188,572 182,590 178,608"], 4.6, "nail")
    # head, turned back to what he heard behind him
    c.head(124, 436, -13, .772, True)
    F.face_man(c, kind="stern")
    # his ear is in the shade
    c.part([("32,-6 40,-14 47,-8 45,8 37,17 32,12", 3.2, "wire"), ("32,12 32,-6", 0)], fill=SHADE, reg=0, grain=False)
    c.line("36,-7 42,-3 38,8", 1.6, "swell")
    F.black(c, "34,-34 60,-34 64,-8 56,14 44,28 40,22 43,12 48,2 48,-10 40,-16 34,-10")
    cap(c)
    c.pop()
    return c.finish()
