# SPDX-License-Identifier: GPL-3.0-or-later
"""Ông cụ: bald old man in a red vest climbs a step, bent like a bow over his pole, bare-legged; the gourd on it swings."""

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

DEEP = "#8e2018"
GROUND = "#e2d3ac"


def grey(left, right, n, *folds):
    return PT.flowing(left, right, n, (3.2, 1.4), "#3c3a3a", gap=.24, folds=folds)


def gourd(c):
    """Hung from its cord, which is tied at the origin."""
    c.line("0,0 -4,10 -1,22", 3.6, "even", BENI)
    c.line("0,14 0,22", 6, "even")
    c.part([("-2,22 -12,30 -10,46 -18,56", 4.6, "wire"), ("-18,56 -28,72 -22,96 -2,102 18,96 23,74 15,58", 5.2, "body"), ("15,58 6,48 8,32 2,22 -2,22", 4.6, "wire")], fill=ODO)
    c.line("-13,53 -1,57 11,49", 4.5, "even", BENI)
    c.line("-16,72 -12,86 -2,93", 3, "swell", PAPER_LIGHT)


def crane(c):
    """It glides past him, neck and legs stretched; the origin is at the root of its wings."""
    # far wing
    c.part([("-8,-5 -14,-22 -4,-40 14,-54!", 3.4, "sweep"), ("14,-54! 17,-46 13,-42! 20,-40 15,-33! 22,-29 17,-23! 20,-12 14,-4", 2.6, "wire"), ("14,-4 -8,-5", 0)], fill=GREY_PALE, reg=0, grain=False)
    c.blob("14,-54! 4,-46 0,-40! 6,-36 4,-30! 22,-29 17,-23! 15,-33! 20,-40 13,-42! 17,-46")
    # legs
    for P in ("18,3 40,9 58,12", "18,5 38,13 54,19"):
        c.line(P, 2.8, "rat")
    # body, tail
    c.part([("-20,-3 -6,-9 10,-8 26,0", 3, "sweep"), ("26,0 34,4 24,8", 2.6, "wire"), ("24,8 6,11 -10,8 -20,2", 3.4, "body"), ("-20,2 -20,-3", 0)], fill=GOFUN, reg=0, grain=False)
    # the neck: white behind, black below the throat
    c.part([("-16,-5 -30,-9 -44,-7 -50,-8", 2.8, "wire"), ("-50,-8 -56,-5 -51,-2", 2.8), ("-51,-2 -40,0 -28,1 -17,4", 2.8, "wire"), ("-17,4 -16,-5", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("-50,-3! -42,-5 -30,-3 -21,0! -30,2 -42,1.5")
    c.fill("-55,-7 -51,-10 -46,-8 -50,-6", BENI)
    c.blob("-54,-6! -68,-3.5! -54,-2!")
    # near wing, on the stroke
    c.part([("-10,3 -20,20 -14,40 4,58!", 3.6, "sweep"), ("4,58! 9,50 6,44! 15,42 11,35! 21,32 16,25! 24,18 18,5", 2.8, "wire"), ("18,5 -10,3", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("4,58! -6,48 -9,41! 0,38 -3,31! 8,29 4,22! 24,18 16,25! 21,32 11,35! 15,42 6,44! 9,50")
    c.lines(["-8,10 -10,22 -6,30", "2,8 0,16 4,22"], 1.6, "swell")


def elder(s):
    """His head, thrust forward: one line round the skull, from the brow to the beard; in the head's own units."""
    F.skin(s, ("67,-22 65,-48 50,-71 22,-81 -4,-77 -20,-63 -27,-46 -29,-35 -34,-26 -32.5,-13 -35.5,0 -40,14 -38,30 -32,42", 5.4, "body"), ("-32,42 0,60 40,40 62,14 67,-26", 0))
    # what hair he has, from the temple round the ear to the nape
    s.part([("43,-27 52,-39 63,-33 66.6,-8 68.4,20 79,44!", 3.8, "wire"), ("79,44! 66,40 57,28 54,12 54,-6 51,-19 43,-27", 3, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["51,-30 58,-18 60,0", "57,-8 60,12 66,30", "63,-14 63,6 70,32"], 2, "nail")
    # the wrinkles of a long brow
    s.lines(["-12,-61 4,-66 22,-61", "-23,-47 -12,-50 4,-47 16,-50", "-28,-38 -14,-42 2,-39 20,-43"], s.fine(2.2), "swell")
    s.line("-12,-12:.4 -17,2:.7 -29,12:1.1 -30,20:1.2! -20,24:.9 -12,18:.5", s.fine(4.0), "flat")
    s.line("-33,-3:.6 -27,-9:1 -19,-4:.5", s.fine(5.4, .5), "flat")
    F.eye(s, "-10,-3:.6 3,-11:1 19,-5:.5", s.fine(6, .5), (-1, -4.4, 3.4))      # the near eye is open, to the way ahead
    s.line("-7,1 3,2.6 13,-1", s.fine(2), "swell")
    s.lines(["22,-7 29,-11", "22,-1 30,2"], s.fine(2.2), "rat")
    s.line("-7,4 2,7 12,4", s.fine(2.0), "swell")
    s.line("-9,22 0,30 2,40", s.fine(2.6), "swell")
    # the brows, long and white
    s.part([("-33.6,-21 -29,-24.5 -22,-24 -17,-19", 2.2, "wire"), ("-17,-19 -26,-19 -32,-13 -37,-3! -35,-14 -33.6,-21", 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.part([("-9,-20 2,-30 20,-28 31,-16", 2.6, "wire"), ("31,-16 38,0 36,22! 30,6 24,-7 14,-18 2,-20.5 -9,-20", 2.4, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["2,-25 16,-23 27,-11", "14,-25 28,-18 34,2"], 1.6, "hair")
    F.skin(s, ("37,-8 46,-16 53,-8 51,8 45,28 39,26 39,12", 3.4, "wire"), ("39,12 37,-8", 0))
    s.line("42,-7 48,-3 44,10", s.fine(2.2), "swell")
    # the beard hangs, however the head is bent
    B.lean(s, (6, 36), 15)
    # the beard, one mass that falls over his breast and runs out in wisps; the mouth is lost in it
    s.part([("-36,34 -42,58 -43,90 -36,122 -26,150!", 4.2, "sweep"), ("-26,150! -23,138 -20,132 -14,152 -6,174! -4,156 0,146 8,160 16,178! 16,156 20,144 30,152 42,164! 40,146 42,132 54,138 66,142!", 3, "wire"), ("66,142! 62,116 58,84 50,52 44,18", 4, "-sweep"), ("44,18 20,34 0,30 -20,32 -36,34", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["-34,52 -37,84 -30,124", "-28,56 -30,92 -22,134", "-20,58 -22,98 -12,146", "-12,60 -13,100 -4,150", "-3,60 -3,104 6,152", "6,60 7,104 16,150", "14,58 18,100 28,146", "22,54 30,94 40,136", "30,48 40,86 50,128", "36,40 46,70 54,104", "41,30 48,50 52,68"], 1.7, "swell")
    s.part([("-17,25 -28,25 -39,35 -47,58 -46,74!", 3.4, "wire"), ("-46,74! -40,58 -30,44 -17,33", 2.6, "wire"), ("-17,33 -2,40 14,52 26,74!", 2.6, "wire"), ("26,74! 23,52 6,28 -17,25", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["-20,29 -32,34 -41,52", "-14,29 2,34 17,54"], 1.7, "hair")
    s.pop()


def far_hand(c):
    """Beyond the pole: wrist and palm, and on its other side the middle joints of four fingers."""
    for x, y, r in ((222, 481, 4.4), (225, 473, 5.2), (226, 464, 5.6), (224.6, 455, 5.2)):
        F.skin(c, ("%g,%g %g,%g %g,%g %g,%g %g,%g" % (x - 12, y - r, x, y - r, x + r, y - r * .3, x + r * .8, y + r * .7, x - 12, y + r * .9), 3.2, "wire"), ("%g,%g %g,%g" % (x - 12, y + r * .9, x - 12, y - r), 0))
    F.skin(c, ("176,520 182,500 189,484 193,470 201,459 213,452", 4.2, "wire"), ("213,452 216,486", 0), ("216,486 208,491 204,500 198,522", 4.2, "wire"), ("198,522 176,520", 0))
    c.lines(["196,490 200,492 205,490"], 1.4, "hair")


def far_thumb(c):
    """It lies up along the pole, its nail seen from the side."""
    F.skin(c, ("196,472 203,462 210.6,453 213.4,444 215,437", 3.2, "wire"), ("215,437 218,433.6 221.6,436 221.4,441", 3), ("221.4,441 220,450 215.6,459 210,467", 3.2, "wire"), ("210,467 204,474", 2), ("204,474 196,472", 0))
    if not c.pure:
        c.lines(["218.6,435 216.4,439 216.6,442", "212,452 214.6,453 216.4,451.4"], 1.1, "hair")


def valley(c):
    """What he has left below him: a far peak, and before it a wooded ridge in two colours, its pines no more than dabs of the brush along the edge."""
    c.fill("4,836! 26,806 46,790! 62,764 80,744! 94,718! 102,724 108,716! 126,742 140,756! 156,784 182,800! 214,806 250,790! 250,900! 4,900!", "#b9c6c0")
    for P in ("100,726 104,752 98,778", "112,732 122,760 120,786", "86,746 82,770 72,790", "136,764 146,784 146,804"):
        c.line(P, 4, "rat", "#93aeb4")
    ridge = "4,872 26,856 44,846! 66,850 90,834 112,822! 128,830 150,846! 176,838 206,820 250,826"
    c.fill(ridge + " 250,996! 4,996!", "#7f9aa2")
    D, r = dense(pts(ridge), 1), Rng("pines on the ridge")
    i = 3.0
    while i < len(D):
        x, y, _ = D[int(i)]
        h, w = r(9, 19), r(3.4, 5)
        c.fill("%.1f,%.1f! %.1f,%.1f %.1f,%.1f! %.1f,%.1f! %.1f,%.1f %.1f,%.1f!" % (x + r(-1, 1), y - h, x - w * .5, y - h * .4, x - w, y + 3, x + w, y + 4, x + w * .4, y - h * .3, x + 1, y - h), "#56798a")
        i += r(5, 9)
    for P in ("60,866 74,856 92,852", "104,850 120,842 132,850", "74,884 92,872 112,872", "128,876 142,866 152,868"):
        c.line(P, 4.4, "swell", "#56798a")


def draw():
    c = Card("oc", seed="ongcu")
    # one band of mist hangs at the very top
    c.fade(AI_PALE, 10, 170, .95)
    # a flat of dust stands behind bare skin
    c.fade(GROUND, 362, 290)
    if not c.pure:      # its lines would be lost
        c.fill("10,356! 240,356! 240,996! 10,996!", GROUND)
        valley(c)
        c.place(36, 322, -12, .66, True); crane(c); c.pop()
    # the deep that he has climbed out of
    c.fade(AI, 992, 880, .8)
    # the ledge below, and the step, cut in the rock
    stone(c, "4,902 30,906 70,905 122,912!", "4,902 4,1000", "122,912! 106,934 108,962! 92,1000", 7, dark="#3d362f", blacks=((.42, .15, .04, .95),), strokes=3 if c.pure else 6, lights=3, lip=8)
    stone(c, "130,868! 150,850 186,853 212,845 248,848", "130,868! 126,900 120,938! 116,1000", "248,848 248,1000", 8, face="#a59c8b", dark="#4a443d", blacks=((.1, .13, .1, .9), (.4, .1, .05, .7)), strokes=5 if c.pure else 9, lights=5, lip=10, w=7, sides=(True, False))
    # the leg he pushes himself off with, straight from the hip: heel up, weight on the toes
    B.pushing(c, "47,854", 4, 1.08, True)
    c.part([("20,690 22,730 38,764", 7, "body"), ("38,764 27,778 24,796 28,822 34,850", 6.5, "sweep"), ("34,850 60,844", 0), ("60,844 62,824 68,798 79,776", 5.6, "-body"), ("79,776 88,766 88,752", 5, "body"), ("88,752 100,730 120,700", 5.6, "-body"), ("120,700 20,690", 0)], fill=FLESH, reg=0, grain=False)
    # the knee-cap from below and beside it, the hollow behind, the calf's sinew
    c.lines(["84,774 76,776 68,772", "72,752 66,760 68,768", "38,764 45,767 51,765", "34,812 42,830 43,846"], 3.2, "swell")
    # far arm: the hand holds the pole from beyond, its fingers out of sight but for their joints, the thumb up along it
    far_hand(c)
    # the pole, planted ahead
    pole = "206,60:1.25 207,96:.85 210.6,200:1 213,300:.88 216.6,420:1 219,520:.88 224,680:1 229.5,852:.85"
    c.line(pole, 14, "flat")
    c.line("206.4,65:1.2 207.4,98:.75 210.6,202:1 213,302:.8 216.6,422:1 219,522:.8 224,680:1 229.2,847:.7", 8, "flat", ODO)
    for x, y in ((208, 126), (212, 258), (214.4, 352), (221, 600), (226.6, 770)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6, y - 3, x, y + 3, x + 6, y - 3), 2.6, "swell")
    far_thumb(c)
    c.part([("140,466 164,478 182,490", 6), ("182,490 190,494 198,496", 4.4), ("198,496 200,508 194,528", 4.6), ("194,528 172,560 140,566", 6, "body"), ("140,566 140,466", 0)], fill=GREY_PALE, reg=0, grain=False)
    c.lines(["182,492 168,508 160,530", "192,520 178,528 168,544"], 4, "nail")
    # the leg that climbs: thigh lifted, knee over the toes, an old man's shin, its calf high
    c.place(163, 808, 1, .95, True); F.foot_waraji(c); c.pop()
    c.part([("96,640 140,640 178,654 202,674", 7, "sweep"), ("202,674 215,682 219,699 211,717", 6.5, "body"), ("211,717 205,742 193,774 178,806", 5.2, "-body"), ("178,806 151,808", 0), ("151,808 151,788 147,770 149,751 157,738 168,729", 6.5, "-sweep"), ("168,729 138,748 100,744", 6, "body"), ("100,744 96,640", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["211,718 200,720 192,713", "193,684 187,697 191,708", "168,729 176,727 182,731", "160,758 166,778 164,798", "196,738 188,762 180,780"], 3.2, "swell")
    # robe: it hangs from the hip over the thigh behind, and the lifted knee drags it up, so that the whole underside of the thigh is seen
    c.part([("30,640 16,672 12,706 22,752!", 7.5, "sweep"), ("22,752! 48,770 84,766", 11, "body"), ("84,766 98,742 112,722 138,706!", 10, "body"), ("138,706! 158,690 178,654!", 8, "body"), ("178,654! 160,640 140,630", 7, "-sweep"), ("140,630 30,640", 0)], fill=GREY_PALE,
           deco=grey("10,620 2,670 16,762", "140,624 172,642 178,658 140,712", 8, "174,664 128,664 84,690", "84,696 80,726 78,764"))
    # they come from the knee that drags it
    c.lines(["177,656 132,654 92,674 74,716", "172,668 134,676 104,704 90,744", "166,680 144,690 124,708", "28,664 30,712 42,762", "60,690 56,730 64,766"], 4.8, "nail")
    c.line("27,745 50,761 82,758 96,735 112,715 134,701", 2.6, "wire")
    # a long neck, bent; the robe's collar stands off it
    F.skin(c, ("108,396 100,412 88,424 72,434", 5, "body"), ("72,434 140,500 170,470 160,394", 0), ("160,394 108,386", 0), ("108,386 108,396", 0))
    c.part([("170,478 150,458 122,436 88,422", 4.4, "wire"), ("88,422 78,426 76,436", 4.4), ("76,436 108,454 134,480 160,504", 0), ("160,504 170,478", 0)], fill=GREY_PALE, reg=.3, grain=False)
    # vest, over a back bent like a bow above the staff
    kikko = lambda sheet, turned: PT.kikko(sheet, 12, "#efc9a0", 2.0, turned)
    c.part([("164,492 138,466 110,446 76,434", 5, "wire"), ("76,434 46,444 21,482 15,532 20,572 36,604!", 9, "sweep"), ("36,604! 25,630 15,668!", 8, "body"), ("15,668! 50,700 104,698 162,644", 10, "body"), ("162,644 180,590 178,530 164,480", 6, "-body"), ("164,480 164,492", 0)], fill=BENI, bokashi=wiped(DEEP, 706, 600, .8),
           deco=PT.broken(kikko, ("76,420! 20,440! -20,560! -4,690! 46,706! 40,610! 50,520! 86,470!", 30), ("110,430! 86,470! 50,520! 40,610! 46,706! 90,706! 84,640! 92,560! 120,470!", 10), ("120,470! 92,560! 84,640! 90,706! 200,690! 210,560! 170,460!", -14)))
    # from the shoulder down the bow of the back into the sash, where the cloth is gathered, and out of it to the hem
    c.lines(["112,460 70,494 48,546 46,600", "104,466 76,512 66,560 70,612", "112,560 98,590 96,616"], 5.2, "nail", "#5a1410")
    c.lines(["46,630 36,656 36,684", "72,640 68,668 74,696", "104,642 110,668 104,694"], 5.2, "nail", "#5a1410")
    # a black sash girds him: above it the bowed back, below it the skirts of the vest
    c.part([("30,592 66,612 112,618 172,596", 6), ("172,596 168,628", 0), ("168,628 116,650 68,642 33,622", 6), ("33,622 30,592", 6)], fill=SUMI, reg=0, grain=False)
    c.lines(["38,604 70,624 118,628", "40,616 74,634 124,636"], 2.8, "swell", SASH_LIGHT)
    # front band
    c.part([("160,462 184,514 188,586 166,648", 5), ("166,648 148,660", 4.5), ("148,660 168,592 164,528 140,458", 4.6, "-nail"), ("140,458 160,462", 0)], fill=SUMI, grain=False)
    # near arm: out of the vest's armhole to the elbow, and up to the pole; the lower hand holds it from before, its palm to us
    B.cuff(c, "168,534 186,558 176,592", "176,592 160,562 168,534")
    HD.hold(c, HD.wrapped, (132, 592), (220, 549), -2, 1.04)
    c.part([("100,478 124,474 146,494 168,534", 7, "sweep"), ("168,534 161,562 176,592", 4.6), ("176,592 170,622 150,638", 6.2, "body"), ("150,638 116,634 96,590", 7, "body"), ("96,590 84,530 100,478", 7, "sweep")], fill=GREY_PALE,
           deco=None if c.pure else PT.flowing("96,476 78,530 90,590 116,640 156,640 180,600", "128,470 150,500 156,534 156,552 160,556 166,534", 6, (3,), "#4a4643"))
    c.lines(["154,530 138,548 128,580", "108,500 104,546 116,586", "162,604 146,618 126,616"], 4.6, "nail")
    # head, thrust forward from the bent back
    c.head(124, 444, 27, .87, True); elder(c); c.pop()
    # mist comes in before the rock
    c.fill("250,868! 214,867 184,870 170,878 168,890 178,898 194,900! 166,902 140,906 124,918 126,934 144,942 168,944! 156,946 146,954 148,970 160,984 178,998! 250,998!", PAPER_LIGHT)
    for P in ("238,867.4:.3 214,867 184,870 170,878 168,890 178,898 194,900:.2", "200,900:.2 166,902 140,906 124,918 126,934 144,942 168,944:.2", "174,944:.2 156,946 146,954 148,970 160,984 178,998"):
        c.line(P, 2.2, "flat", SUMI if c.pure else "#7d99a3")
    c.place(204, 128, 11, .96); gourd(c); c.pop()
    return c.finish()
