# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị văn: man in the snow, cap and white scarf, hunched, his arms folded, each hand up the other's sleeve."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


def cap(c):
    """A black towel bound round the head, two white stripes along its hem, its corner knotted at the back and blown up; in the head's own units."""
    c.part([("58,-52 74,-66 92,-72 100,-66!", 4.6, "body"), ("100,-66! 92,-54 78,-44 64,-38", 4.6, "body"), ("64,-38 58,-52", 0)], fill=SUMI, reg=0, grain=False)
    c.part([("64,-44 84,-40 98,-26 96,-20!", 4.6, "body"), ("96,-20! 80,-22 62,-30", 4.6, "body"), ("62,-30 64,-44", 0)], fill=SUMI, reg=0, grain=False)
    c.lines(["68,-50 82,-60 94,-66", "68,-36 82,-32 92,-24"], 2.6, "swell", PAPER)
    c.part([("-36,-24 -44,-48 -36,-72 -10,-86 24,-84 52,-70 68,-46 66,-24", 6, "sweep"), ("66,-24 40,-38 4,-44 -36,-24", 5)], fill=SUMI, reg=0, grain=False)
    for P in ("-37,-34 -6,-52 36,-46 65,-32", "-38,-44 -6,-61 38,-54 65,-40"):
        c.line(P, 3, "even", PAPER)
    c.lines(["62,-46 40,-66 14,-74", "64,-42 44,-58 30,-62"], 2.8, "rat", "#b9ab90")


SIZES = 8.4, 5.6, 3.2


def flake(c, x, y, k, r):
    """A flake as the knife spares it: round, of one of three sizes."""
    k = min(SIZES, key=lambda size: abs(size - k))
    c.ink(shape_d([(x + k * r(.9, 1.08) * math.cos(a), y + k * r(.9, 1.08) * math.sin(a), False, None) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)]), GOFUN)


def tail(c):
    """What the wind has of the scarf: it beats to and fro as it rises from his nape, so that face and back are seen by turns, and is gone out of the picture."""
    shade = "#c3cfd0"
    # the back, between two turns
    c.part([("230,328! 214,314 200,298 193,278 197,254!", 6, "sweep"), ("197,254! 173,266 164,290 168,316 184,342 206,366", 6.5, "body"), ("206,366 230,328!", 0)], fill=shade, reg=0, grain=False)
    c.lines(["222,336 200,322 182,300", "214,346 192,332 178,316"], 4, "nail")
    # the end of it, the face out again, its edge beaten by the wind
    c.part([("165,292! 166,258 180,230 204,216 226,196 262,182!", 7, "sweep"), ("262,190! 262,250!", 0), ("262,240! 244,234 230,248 214,248 199,262 189,286 187,306!", 5.5, "-body"), ("187,306! 172,308 165,292!", 4)], fill=GOFUN, reg=0, grain=False, bokashi=None if c.pure else wiped(AI_PALE, (168, 310), (206, 250), .7))
    c.lines(["176,290 183,256 206,234 236,214", "180,272 192,250 208,242", "222,240 236,222 250,214"], 4.4, "nail")
    # from the nape to the first turn
    c.part([("128,424 164,412 190,390 204,362 216,338 230,328!", 5, "sweep"), ("230,328! 238,356 232,388 214,416 188,438 150,456", 7.5, "-sweep"), ("150,456 128,424", 0)], fill=GOFUN, reg=0, grain=False, bokashi=None if c.pure else wiped(AI_PALE, (238, 360), (206, 386), .7))
    c.lines(["152,434 186,418 208,390 223,354", "176,432 202,412 217,388", "226,342 222,360 212,376"], 4.4, "nail")


def fore_leg(c):
    """The fore shin in its legging: straight before, the calf high behind, thin above the ankle, where the snow takes it."""
    P = [("32,774 41,806 57,838 79,874", 6.5, "sweep"), ("79,874 105,872", 0), ("105,872 97,842 95,816 91,792 82,772", 7, "-sweep"), ("82,772 56,780 32,774", 0)]
    F.kyahan(c, P, ["37,793:.8 62,806:1 92,794:.8", "44,812:.8 66,824:1 95,812:.8", "53,830:.8 74,840:1 97,829:.8", "66,850:.8 84,858:1 101,848:.8"])


def arms(c):
    """The arms are folded against the cold, each hand up the other's sleeve: the near forearm lies over the far one, which goes into its mouth."""
    deep = "#0a1424"
    # far arm: down to an elbow that stands out before the breast, and back
    c.part([("84,452 66,494 50,538 40,572", 7.5, "sweep"), ("40,572 42,592 62,606 110,614", 7, "body"), ("110,614 112,538", 0), ("112,538 100,500 84,452", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 622, 520, .9))
    c.lines(["104,536 80,532 60,542", "42,574 62,566 88,570", "46,590 64,586 88,596", "98,510 82,512 68,526"], 4.8, "nail", deep)
    # the bulge of the hand that has come so far within
    c.line("70,556:.2 84,560:1 92,576:1 88,592:.2", 4, "swell", deep)
    # the near sleeve's mouth is dark about it
    c.blob("98,536! 92,546 96,556 100,612 94,616! 104,624! 118,580 108,538")
    # near arm: the upper half hangs before the back, the forearm comes across to its mouth, the sleeve sags under it
    c.part([("168,440 194,468 209,514 215,560", 7.5, "sweep"), ("215,560 217,582 203,602", 8, "body"), ("203,602 176,624 146,636 118,634 104,626!", 7.5, "body"), ("104,626! 97,604 95,570 101,534!", 4, "wire"), ("101,534! 128,540 154,534 170,512", 5.5, "-nail"), ("170,512 164,484 150,452", 4.6, "-nail"), ("150,452 168,440", 0)],
           fill=AI, reg=0, bokashi=wiped("#122138", 640, 530, .95))
    c.part([("104,626! 97,604 95,570 101,534!", 0), ("101,534! 109,536!", 3), ("109,536! 103,570 105,602 113,630!", 2.4, "wire"), ("113,630! 104,626!", 3)], fill=AI_PALE, reg=0, grain=False)
    # from the armpit up and down the arm, and from the elbow along the forearm
    c.lines(["170,513 184,508 196,494", "170,516 186,532 194,552", "171,448 189,482 198,516", "215,566 188,556 152,562", "214,578 186,576 146,590", "206,597 180,600 140,608", "196,607 168,616 132,620"], 5, "nail", deep)


def striped(left, right, n):
    return PT.flowing(left, right, n, (2.6,), "#57514a")


def draw():
    c = Card("2n", seed="snow")
    c.fade(YUU, 10, 1000, .9)
    r = Rng("flakes")
    spots = [(132, 40, 6), (176, 30, 8), (220, 50, 6), (150, 84, 8), (202, 96, 10), (226, 136, 6), (166, 138, 6), (140, 176, 8), (188, 184, 7), (156, 226, 6), (200, 262, 6), (230, 300, 7), (36, 330, 6), (52, 420, 7), (24, 480, 6), (228, 420, 6), (222, 600, 7), (30, 620, 6), (232, 720, 6), (20, 720, 7)]
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
    # two roofs under their snow, far off
    if not c.pure:
        c.fill("10,842 40,824 84,836 130,818 180,832 246,812! 246,900! 10,900!", "#b7c3c1")
        for x, y, k in ((117, 838, .9), (148, 838, 1.15)):
            if k > 1:
                c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 17 * k, y - 10 * k, x + 17 * k, y - 10 * k, x + 16 * k, y + 14, x - 16 * k, y + 14), "#4f6671")
                c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 6, y - 5, x + 5, y - 5, x + 5, y + 6, x - 6, y + 6), ODO_PALE)
            c.part([("%g,%g %g,%g %g,%g! %g,%g %g,%g! %g,%g %g,%g" % (x - 28 * k, y - 6 * k, x - 19 * k, y - 20 * k, x - 13 * k, y - 36 * k, x, y - 38 * k, x + 13 * k, y - 37 * k, x + 19 * k, y - 21 * k, x + 28 * k, y - 6 * k), 2.6, "body"),
                    ("%g,%g %g,%g %g,%g %g,%g" % (x + 28 * k, y - 6 * k, x + 12 * k, y - 10 * k, x - 10 * k, y - 9 * k, x - 28 * k, y - 6 * k), 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
            c.line("%g,%g %g,%g %g,%g" % (x + 8 * k, y - 31 * k, x + 14 * k, y - 20 * k, x + 20 * k, y - 12 * k), 2.6, "swell", AI_PALE)
    # drifts, and the holes his feet left in them
    c.part([("6,872 60,858 120,852 170,838 210,836 246,842", 6, "wire"), ("246,842 246,996", 0), ("246,996 6,996", 0), ("6,996 6,872", 0)], fill=GOFUN, reg=0, grain=False)
    # he walks into the wind: the hind leg thrusts, its heel up, the fore knee is over the toes, the foot sunk in the snow
    B.bound_leg(c, "166,674", "188,750", "204,812", .94, 0, how="rings", stand=B.pushing)
    # the cord that holds the foot down on its sole, before the instep
    c.line("178,861:.8 173,851:1 177,842:1 184,831:.7", 4, "flat")
    c.part([("130,684 144,732 168,766", 6.5, "body"), ("168,766 192,776 216,760", 6), ("216,760 224,716 216,672", 7, "-body"), ("216,672 130,684", 0)], fill=GREY_PALE, deco=striped("124,680 140,732 164,772", "220,670 230,712 222,766", 6))
    c.lines(["196,690 206,726 200,760", "150,690 164,732 186,764"], 5, "nail")
    # behind the shin the snow is broken and blue
    if not c.pure:
        c.fill("84,872! 98,853 112,850 124,854 140,850! 134,862 150,866! 130,878 96,880", "#8fa9b1")
    fore_leg(c)
    c.part([("98,668 62,686 31,714 14,741", 7.5, "sweep"), ("14,741 13,752 20,766 36,786", 6.5, "body"), ("36,786 62,790 84,774", 6), ("84,774 112,758 138,730 164,696", 6.5, "-body"), ("164,696 98,668", 0)], fill=GREY_PALE, deco=striped("84,668 30,710 14,742 20,780", "168,690 134,738 88,780", 6))
    c.lines(["84,690 50,716 30,744", "134,704 100,730 60,748"], 5, "nail")
    # the cloth breaks over the knee and is crushed in its hollow
    c.lines(["112,752 84,752 52,760", "98,762 74,766 52,774", "15,746 26,752 42,750"], 4, "nail")
    # the fore foot is gone in the snow, which it has pushed up before it in a bank
    c.part([("6,874 18,866 30,852 42,846 54,852 62,862! 72,857 84,862 94,869! 106,862 118,868 134,876!", 5, "body"), ("134,876! 150,878 176,872 206,868 246,858", 3.4, "-rat"), ("246,858 246,996", 0), ("246,996 6,996", 0), ("6,996 6,874", 0)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 1000, 896, .75))
    if not c.pure:
        c.fill("30,862! 44,856 56,864 66,874 84,872 98,880! 84,886 62,886 44,876", AI_PALE, opacity=.55)
    c.lines(["18,892 36,886 50,888", "100,926 124,918 146,920", "22,936 50,930 74,936", "128,892 148,886 164,888"], 3.4, "swell", AI_PALE)
    tail(c)
    c.push(20, 0)
    # padded coat, its skirts driven back along the same wind against the hind leg and out behind him
    c.part([("196,700 214,724 236,728 262,728", 5, "body"), ("262,728! 262,676!", 0), ("262,676 196,690", 0)], fill=AI_PALE, reg=0, grain=False)
    c.part([("76,664 60,690 44,708!", 7, "body"), ("44,708! 68,726 92,722 114,706 138,714 164,734 190,730!", 6.5, "sweep"), ("190,730! 208,712 234,708 262,714", 6, "body"), ("262,714! 262,652!", 0), ("262,652! 240,648 216,652 196,654", 6.5, "-sweep"), ("196,654 76,664", 0)],
           fill=AI, bokashi=wiped("#122138", 746, 600, 1))
    c.lines(["92,686 78,702 60,712", "108,690 106,704 98,714", "124,690 130,702 136,708", "146,690 156,710 160,724", "168,688 180,706 188,722", "186,682 208,694 238,700", "192,672 214,672 248,678", "192,664 216,662 240,664"], 5.2, "nail", "#0a1424")
    c.line("54,704 72,714 90,711 114,695 140,703 166,722 188,716 206,700 234,696 250,699", 3.2, "wire", AI_PALE)
    c.pop()
    c.push(29, 0)
    B.lean(c, (140, 690), -10)
    # the back is one line from the nape to the sash
    c.part([("98,440 72,484 66,540 70,600 78,660", 7.5, "sweep"), ("78,660 130,676 198,654", 0), ("198,654 214,606 224,550 220,496 204,446 172,410 140,398", 8.5, "-sweep"), ("140,398 98,440", 0)], fill=AI, reg=0, bokashi=wiped("#122138", 690, 520, 1))
    c.lines(["98,640 94,620 96,604", "186,652 200,610 204,566", "170,656 184,636 190,610", "196,650 208,612 212,580"], 5, "nail", "#0a1424")
    # sash
    c.part([("66,646 98,660 150,658 198,636", 5), ("198,636 201,672", 5), ("201,672 150,696 98,698 68,682", 6), ("68,682 66,646", 5)], fill=SUMI)
    c.lines(["78,674 112,686 156,680", "92,690 140,690 190,670"], 2.8, "swell", PAPER)
    # the coat's edge between the arms
    c.part([("98,466 104,510 104,556", 4.4), ("104,556 116,552", 0), ("116,552 117,510 110,462", 4.4), ("110,462 98,466", 0)], fill=SUMI, grain=False)
    c.line("109,478 112,512 111,548", 2.2, "swell", PAPER)
    c.pop()
    c.pop()
    arms(c)
    c.push(29, 0)
    B.lean(c, (140, 690), -10)
    # snow has settled on shoulder and back
    c.part([("166,408 188,422 206,450 216,484 221,512", 5.5, "body"), ("221,512 211,505 207,488 196,489 191,471 179,470 173,452 161,450 154,430 166,408", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.lines(["176,428 190,444 199,464"], 2.6, "swell", AI_PALE)
    # head, bowed between the shoulders, face to the wind
    c.head(110, 432, -16, .75)
    F.neck(c, 5)
    F.face_man(c, kind="snowbound"); F.ear(c); B.side_hair(c)
    cap(c)
    c.part([("-42,-62 -36,-82 -10,-94 24,-94 54,-78 62,-60", 5, "body"), ("62,-60 48,-66 38,-76 22,-70 8,-80 -10,-70 -22,-76 -32,-64 -42,-62", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.pop()
    # white scarf, wound up over the chin
    c.part([("49,414 66,425 90,426 116,413 140,384", 6), ("140,384 165,396 175,430 154,460 113,478 72,472 50,447", 7, "body"), ("50,447 45,430 49,414", 5)], fill=GOFUN, reg=0, grain=False, bokashi=wiped(AI_PALE, 490, 440, .8))
    c.lines(["54,431 82,446 118,440 148,406", "63,453 96,463 130,456", "158,408 154,430 136,446"], 4.4, "nail")
    c.pop()
    c.pop()
    return c.finish()
