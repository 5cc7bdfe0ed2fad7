# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu văn: wandering monk in a two-horned cap, a tall box on his back, a ringed staff."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def back_box(c):
    """Wooden travelling box on legs, roofed, carried high: front and side of it, the roof's gable."""
    for x in (150, 206):
        c.line("%g,470 %g,610" % (x, x + 3), 11, "even"); c.line("%g,470 %g,608" % (x, x + 3), 5, "even", "#a97f35")
    # side in shadow, front in light
    c.part([("204,196! 246,180!", 0), ("246,180! 246,500!", 0), ("246,500! 206,516!", 6), ("206,516! 204,196!", 5)], fill="#6d5637")
    c.part([("136,204! 204,196!", 5), ("204,196! 206,516!", 6), ("206,516! 140,514!", 6), ("140,514! 136,204!", 6.5)], fill=ODO)
    for y in (268, 392):
        c.line("138,%g 205,%g 246,%g" % (y + 3, y, y - 14), 4.6, "even")
    for x in (152, 168, 184):
        c.line("%g,284 %g,380" % (x, x + 1), 3.6, "even", "#7a5518")
    # a temple's slip of paper on the door
    c.part([("160,212! 182,210! 182,262! 160,264! 160,212!", 3.6)], fill=GOFUN, reg=0, grain=False)
    c.lines(["171,218 171,228", "166,234 176,233", "171,238 169,248 166,256", "172,240 177,252"], 3.2, "nail")
    c.lines(["216,290 216,370", "230,284 230,364"], 3, "even", ODO)
    # its lid, and a rolled mat tied on top
    c.part([("126,206! 128,186! 206,177! 216,197!", 5.5), ("216,197! 126,206!", 6)], fill=SUMI, reg=0)
    c.part([("206,177! 250,164!", 5), ("250,164! 250,184!", 0), ("250,184! 216,197!", 6), ("216,197! 206,177!", 4)], fill=SUMI, reg=0)
    c.line("132,199 212,190 246,178", 2.6, "wire", "#b9ab90")
    c.part([("146,184 138,164 148,144", 0), ("148,144 200,134 250,116", 6.5, "body"), ("250,116! 250,160!", 0), ("250,160 204,178 150,186", 6, "body")], fill=ODO_PALE)
    c.lines(["166,152 206,144 248,128", "166,164 210,156 248,142", "164,175 210,167 248,153"], 2.6, "wire", "#a97f35")
    c.part([("148,143 162,152 164,172 152,187", 5, "body"), ("152,187 138,178 136,156 148,143", 5.5, "body")], fill=ODO, reg=.5, grain=False)
    c.line("157,160 150,156 144,164 149,173 156,170 153,164", 2.8, "rat")
    for x in (186, 230):
        c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 7.5, "flat"); c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 3.8, "flat", PAPER_LIGHT)


def horned_cap(c):
    """Cloth cap whose two corners stand up; in the head's own units."""
    c.part([("-34,-34 -38,-56 -42,-86!", 6, "sweep"), ("-42,-86! -20,-84 -2,-80", 5.5), ("-2,-80 22,-90 52,-116!", 5.5), ("52,-116! 68,-82 70,-50 60,-22", 6, "sweep"), ("60,-22 38,-42 4,-50 -34,-34", 5)], fill=AI, bokashi=wiped("#16304d", -92, -12, .7))
    c.lines(["-36,-74 -28,-64 -22,-52", "48,-102 46,-78 52,-54", "0,-80 2,-66 2,-54"], 4.6, "nail")
    c.part([("-36,-30 -6,-48 28,-48 64,-26", 5), ("64,-26 62,-12", 4), ("62,-12 28,-34 -6,-34 -34,-16", 5), ("-34,-16 -36,-30", 4)], fill=PAPER_LIGHT, reg=.4, grain=False)


def ringed_staff(c):
    """Pilgrim's staff with its loop and rings."""
    B.pole(c, "52,400:1.05 48,560 40,760 34,944:.9", 12, (), "#a97f35")
    c.push(2, 14)
    c.line("50,392 30,370 34,336 52,322 70,338 72,368 52,392", 9, "even")
    c.line("50,391 31,369 35,337 52,324 69,339 70,367 52,390", 4, "even", ODO)
    for x, y in ((32, 372), (70, 372), (40, 386)):
        R = [(x + 9 * math.cos(i * math.pi / 4), y + 9 + 9 * math.sin(i * math.pi / 4), False, None) for i in range(9)]
        c.line(R, 4, "even")
    c.line("52,322 52,308", 7, "rat")
    c.pop()


def draw():
    c = Card("9n", seed="monk")
    c.fade(ODO_PALE, 990, 824, 1)
    back_box(c)
    # legs in narrow white trousers: the eight with bound shins are other men
    B.bare_leg(c, "156,650", "184,740", "190,832", .88, GOFUN, None, -14)
    B.bare_leg(c, "104,650", "78,746", "74,856", .98, GOFUN, None, 2)
    c.lines(["66,842 76,850 90,846", "180,822 190,828 204,820", "82,744 92,752 102,746", "172,738 184,746 196,738"], 4, "swell")
    # the wide pleated trousers of a mountain pilgrim, parted by the stride
    pl = PT.stripes(c, 24, (2.4,), "#57514a", 4, 3)
    c.part([("86,560 66,640 46,738", 7, "sweep"), ("46,738 84,762 118,748", 6), ("118,748 132,700 138,660", 5, "nail"), ("138,660 148,560 86,560", 0)], fill=GREY_PALE, pat=pl)
    c.part([("130,570 138,660 152,742", 5), ("152,742 186,752 218,730", 6), ("218,730 214,640 194,566", 7, "-sweep"), ("194,566 130,570", 0)], fill=GREY_PALE, pat=PT.stripes(c, 24, (2.4,), "#57514a", -8, 3))
    c.lines(["110,640 94,690 88,746", "84,640 70,690 66,742", "164,640 176,690 180,740", "188,630 198,690 202,730"], 5, "nail")
    # coat
    c.part([("96,390 72,450 76,520 68,600", 8, "sweep"), ("68,600 110,624 160,622 206,596", 6.5), ("206,596 200,520 206,450 178,388", 7.5, "sweep"), ("178,388 96,390", 0)], fill=SUMI, reg=0)
    for P in ("178,470 182,520 172,556", "92,560 88,586 90,606", "180,566 188,586 188,600", "130,570 128,596 134,616"):
        c.line(P, 3.8, "nail", "#b9ab90")
    # strap of the box, over the shoulder and under the arm
    c.line("166,392 158,440 170,500 196,530", 14, "even"); c.line("166,394 158,440 170,500 194,528", 8, "even", ODO_PALE)
    # rope belt
    roped(c, "72,548 114,570 160,566 202,544", 16, PAPER_LIGHT)
    # stole with its tufts
    c.part([("112,412 96,480 90,560 92,640", 5.5), ("92,640 110,644", 4.5), ("110,644 110,570 120,490 134,432", 5.5), ("134,432 112,412", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    for x, y in ((106, 500), (101, 590)):
        dot(c, x, y, 13, SUMI, 12)
        dot(c, x, y, 9, GOFUN, 12)
        c.flush()
    ringed_staff(c)
    # far arm: elbow bent, forearm up to the staff
    B.cuff(c, "56,514 78,498 98,518", "98,518 78,532 56,514")
    HD.hold(c, HD.grip, (86, 566), (50, 440), 4, .92)
    c.part([("104,404 86,436 78,480 56,514", 7, "sweep"), ("56,514 50,552 60,592", 6.5), ("60,592 84,604 100,582", 6), ("100,582 100,548 98,518", 5.5), ("98,518 112,476 120,440", 6, "-nail"), ("120,440 104,404", 0)], fill=AI, reg=.4)
    c.line("56,514 76,532 98,518", 5, "wire")
    c.lines(["104,430 94,466 94,504", "66,542 68,568 76,592", "110,446 100,484 96,512"], 5, "nail", "#16304d")
    # near sleeve; the hand before the belt counts a rosary
    for i in range(14):
        a = math.pi * (.02 + .96 * i / 13)
        x, y = 126 + 19 * math.cos(a), 596 + 60 * math.sin(a)
        dot(c, x, y, 6.2, SUMI, 8)
        dot(c, x, y, 3.2, ODO_PALE, 7)
    c.flush()
    B.cuff(c, "176,556 166,600 182,634", "182,634 192,596 176,556")
    HD.hold(c, HD.pinch, (214, 604), (124, 588), 4, .88)
    c.part([("164,398 206,440 228,510 222,590", 8, "sweep"), ("222,590 208,632 182,634", 6.5), ("182,634 189,598 176,556", 6), ("176,556 182,524 168,480", 6, "-nail"), ("168,480 156,440 164,398", 0)], fill=AI, reg=.4)
    c.lines(["176,440 202,496 204,556", "214,530 214,584 198,620", "188,530 198,562 200,600"], 5, "nail", "#16304d")
    # neck, collar, head
    c.head(140, 404, -6, .79); F.neck(c, 4.6); c.pop()
    c.part([("104,394 116,430 130,456", 0), ("130,456 148,428 154,390", 0), ("154,390 104,394", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("156,384 144,424 120,472 110,520", 5.5), ("110,520 126,526", 0), ("126,526 138,480 162,430 172,392", 5.5), ("172,392 156,384", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.part([("94,396 102,428 116,456", 5), ("116,456 124,442", 0), ("124,442 114,420 108,394", 4), ("108,394 94,396", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.head(140, 404, -6, .79)
    F.face_man(c, 1.1, kind="gaunt"); F.ear(c); B.side_hair(c)
    c.line("-17,25:.9 -30,29:.8 -38,40:.2", 6, "flat"); c.line("-15,25:.9 -4,29:.8 2,40:.2", 6, "flat")
    c.blob("-22,54! -14,50 -6,54! -12,80!")
    horned_cap(c)
    c.pop()
    return c.finish()
