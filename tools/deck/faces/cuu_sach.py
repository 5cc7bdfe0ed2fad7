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


def draw():
    c = Card("9s", seed="lantern")
    c.fade(YUU, 10, 900, 1)        # he walks by night
    c.fade(NIGHT, 10, 190, .8)
    c.fade(NIGHT, 800, 260, .9)
    # the lantern's light, reserved in the night: round about it, and a beam down to the road
    if not c.pure:
        c.fill("158,176! 198,176! 230,300 258,480 262,830! -6,830! 6,690 44,540 88,400 128,280 158,176!", LIGHT, opacity=.85)
        for r, k in ((94, .45), (70, .6)):
            c.fill([(176 + r * .78 * math.cos(i * math.pi / 12), 152 + r * math.sin(i * math.pi / 12), False, None) for i in range(24)], LIGHT, opacity=k)
    for P, colour in () if c.pure else (("10,734 50,708 96,724 150,692 196,706 246,676! 246,860! 10,860!", "#7f979d"), ("10,788 60,766 120,780 180,752 246,764! 246,860! 10,860!", NIGHT)):
        c.fill(P, colour)
    # the road's pines, far off
    if not c.pure:
        for x, y, k, lean in ((100, 806, 1, 3), (118, 808, .8, -3), (150, 806, 1.2, -6), (236, 800, 1.1, -4), (18, 814, 1.1, 4)):
            c.line("%g,%g:1.2 %g,%g:.9 %g,%g:.5" % (x, y + 2, x + lean, y - 18 * k, x - lean * .4, y - 40 * k), 3.4, "flat", PINES)
            for dx, dy, w, h in ((-9, -22, 10, 4.4), (8, -28, 9, 4), (-1, -38, 11, 6)):
                u, v = x + (dx + lean) * k, y + dy * k
                c.fill("%g,%g %g,%g %g,%g %g,%g %g,%g" % (u - w * k, v + 1, u - w * .5 * k, v - h * k, u + w * .4 * k, v - h * 1.1 * k, u + w * k, v + 1.5, u, v + h * .6 * k), PINES)
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
    # black leggings: the hind leg thrusts off its toes, the other treads far ahead
    B.sandal(c, "204,806", -24, .9)
    c.part([("150,660 168,724 182,762 191,806", 6, "body"), ("191,806 216,812", 4), ("216,812 224,776 232,740 220,650", 6, "-body"), ("220,650 150,660", 0)], fill=SUMI, grain=False)
    c.lines(["182,742 198,760 216,764 230,756", "184,750 200,768 218,772 229,766", "194,796 206,802 217,800"], 3.2, "swell", PAPER_LIGHT)
    c.lines(["178,690 196,720 206,744", "212,690 218,720 216,746", "202,776 208,784 205,794"], 3.2, "nail", "#b9ab90")
    B.sandal(c, "75,846", 0, .98)
    c.part([("112,650 72,694 32,724 28,752", 7, "sweep"), ("28,752 42,780 48,806 61,850", 6, "body"), ("61,850 89,848", 4), ("89,848 95,812 92,786 84,764", 6, "-body"), ("82,764 120,752 160,720 190,676", 6.5, "-body"), ("190,676 112,650", 0)], fill=SUMI, grain=False)
    c.lines(["36,764 50,776 66,776 86,768", "38,772 52,784 68,784 88,777", "61,834 74,838 88,832"], 3.2, "swell", PAPER_LIGHT)
    c.lines(["38,742 44,732 56,730 62,738", "104,690 78,712 62,722", "76,790 82,806 78,826", "140,706 116,730 92,742"], 3.2, "nail", "#b9ab90")
    # staff
    B.pole(c, "48,566:1.1 42,660:.95 30,820:.9 22,946:.85", 12, ((40, 694), (31, 810)))
    # neck, then the coat that covers its root; the wind has its skirts
    c.head(124, 436, -13, .772, True); F.neck(c, 4.6); c.pop()
    # the far skirt shows its lining
    c.part([("170,600 206,636 234,640!", 6, "sweep"), ("234,640! 228,676 235,712!", 6, "body"), ("235,712! 212,704 176,724", 6, "-sweep"), ("176,724 170,600", 0)], fill=SUMI, grain=False)
    c.lines(["190,640 210,664 226,668", "186,666 208,690 226,694"], 3, "swell", "#b9ab90")
    c.part([("94,432 76,480 72,560 84,610", 7.5, "sweep"), ("84,610! 66,660 34,704", 7, "body"), ("34,704 62,726 98,722", 6.5), ("98,722 130,696 166,712", 6.5), ("166,712 206,720 232,690", 6.5), ("232,690 218,650 206,606", 6.5, "body"), ("206,606! 214,540 202,468 172,424", 7.5, "sweep"), ("172,424 130,408 94,432", 0)], fill=BENI, bokashi=wiped(DARK, (40, 640), (150, 590), .8))
    c.part([("48,682 72,700 100,696 132,668 168,686 198,694 224,666", 0), ("224,666 232,690", 0), ("232,690 206,720 166,712", 0), ("166,712 130,696 98,722", 0), ("98,722 62,726 34,704", 0), ("34,704 48,682", 0)], fill=SUMI, pat=PT.uroko(c, 20, "#e8dcc0"), back=None, reg=0, grain=False)
    c.line("48,680 72,698 100,694 132,666 168,684 198,692 224,664", 3.2, "wire", PAPER_LIGHT)
    c.line("34,704 62,726 98,722 130,696 166,712 206,720 232,690", 6.5)
    c.lines(["112,636 106,668 98,716", "140,634 134,660 130,694", "176,630 170,670 166,708", "86,640 74,674 64,708", "198,622 206,660 212,694"], 5, "nail")
    # sash
    c.part([("76,578 118,600 166,600 212,578", 6), ("212,578 212,614", 5), ("212,614 166,638 118,638 78,612", 6), ("78,612 76,578", 5)], fill=SUMI, grain=True)
    c.lines(["86,598 122,618 152,620", "142,628 180,620 206,602"], 2.6, "swell", "#cbbd9f")
    # far arm, stretched down and ahead to the staff
    B.cuff(c, "64,556 66,600 86,622", "86,622 92,590 64,556")
    HD.hold(c, HD.along, (116, 592), (44, 614), 4, 1.06)
    c.part([("102,438 76,490 62,558", 7.5, "sweep"), ("62,558 84,584 88,624", 5.5), ("88,624 120,620 140,580", 6.5, "-sweep"), ("140,580 140,510 136,470", 6, "-nail"), ("136,470 102,438", 0)], fill=BENI, reg=0, bokashi=wiped(DARK, (60, 560), (126, 540), .8))
    c.lines(["106,462 86,520 80,568", "126,480 104,540 96,588", "136,540 116,570 98,604"], 5, "nail")
    # collars
    c.part([("108,422 114,452 128,480", 0), ("128,480 144,452 152,416", 0), ("152,416 108,422", 0)], fill=FLESH, reg=0, grain=False, deco=lambda s: s.fill("96,410! 132,410! 122,432 132,446 128,484! 96,440!", SHADE))
    c.part([("152,412 142,450 124,500 112,592", 5.5), ("112,592 132,596", 0), ("132,596 142,530 164,460 168,418", 5.5), ("168,418 152,412", 5)], fill=SUMI, grain=False)
    c.part([("94,424 102,462 126,494", 5), ("126,494 134,478", 0), ("134,478 118,450 114,414", 4), ("114,414 94,424", 4)], fill=SUMI, grain=False)
    # bowed pole over the shoulder, the lantern flung back by the wind
    B.pole(c, "102,588:1.1 116,552 164,436 202,326:.95 224,226:.85 222,124:.75 202,78:.7 177,66:.6", 11, ((183, 382), (218, 260)))
    c.push(176, 66, -5); c.push(-182, -66)
    paper_lantern(c, 183, 156)
    c.pop(); c.pop()
    # near arm: the elbow out, the fist on the pole; the sleeve's bag blows behind
    B.cuff(c, "156,532 148,568 162,606", "162,606 172,568 156,532")
    HD.hold(c, HD.grasp, (206, 574), (116, 553), 24, 1.08)
    c.part([("176,426 206,446 222,500 230,540", 8, "sweep"), ("230,540! 236,584 228,634", 6.5, "body"), ("228,634 196,624 162,606", 6.5), ("162,606 172,570 156,530", 5.5), ("156,530 166,500 168,462", 6, "-nail"), ("168,462 176,426", 0)], fill=BENI, reg=0)
    # from the shoulder and the armpit into the elbow, and down from it
    c.lines(["182,446 206,496 216,546", "170,474 188,516 202,550", "166,512 186,534 206,556", "222,562 226,596 218,624", "208,566 206,594 196,618", "196,566 188,586 184,610"], 5, "nail")
    F.blossom(c, 204, 486, 17, PAPER_LIGHT, SUMI, 12)
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
