# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu văn: wandering monk in a two-horned cap climbs a path beside a waterfall, a tall box on his back, a ringed staff."""
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
    """Pilgrim's staff with its loop and rings, planted on the path ahead."""
    B.pole(c, "203,128:1.05 208,420 215,660 223,842:.9", 12, (), "#a97f35")
    c.push(153, -250)
    c.line("50,392 26,366 30,326 52,310 74,328 76,364 52,392", 9.5, "even")
    c.line("50,391 27,365 31,327 52,312 73,329 75,363 52,390", 4.4, "even", ODO)
    for x, y in ((28, 366), (74, 366), (38, 382), (64, 384)):
        R = [(x + 9.5 * math.cos(i * math.pi / 4), y + 9 + 9.5 * math.sin(i * math.pi / 4), False, None) for i in range(9)]
        c.line(R, 4.2, "even")
    c.line("52,310 52,290", 8, "rat")
    c.pop()


def waterfall(c):
    """It falls the whole height of the card beside its cliff, and is lost in its own mist."""
    r = Rng("waterfall")
    c.part([("126,4 136,60 128,120 138,170 130,232 142,300 128,372 140,450 126,560", 5.5, "body"), ("126,560! 250,560! 250,4! 126,4", 0)], fill="#6d7069", reg=.4, grain=False)
    c.lines(["132,64 146,80 152,110", "134,172 144,190 146,220", "138,304 150,320 150,352", "136,452 148,470 148,500"], 4, "nail")
    c.part([("156,4 160,120 152,260 146,420 138,560", 4.4, "wire"), ("138,560 120,760!", 0), ("120,760! 250,760!", 0), ("250,760! 250,4!", 0), ("250,4! 156,4", 0)], fill=PAPER_LIGHT if c.pure else "#e9ece2", reg=0, grain=False, bokashi=wiped(AI_PALE, 10, 420, .75))
    def stream(u, a, b, w, profile, colour):
        x0, x1 = 160 + 84 * u, 128 + 126 * u
        at = lambda v: (x0 + (x1 - x0) * v * v + r(-1.6, 1.6), 4 + 750 * v)
        c.line([at(a + (b - a) * k / 4) + (False, None) for k in range(5)], w, profile, colour)
    for i in range(0 if c.pure else 9):
        stream((i + .5 + r(-.25, .25)) / 9, 0, r(.5, .8), r(7, 13), "rat", AI_PALE)
    for i in (1, 4, 13, 15) if c.pure else range(17):
        a = 0 if i % 3 else r(.12, .4)
        stream((i + .5 + r(-.3, .3)) / 17, a, min(.8, a + r(.3, .7)), 4 if c.pure else r(3.6, 8), "swell" if a else "rat", AI)
    if not c.pure:
        c.fade(PAPER, 860, 560, 1)
        c.fade(YUU, 900, 720, .7)


def climbing(c):
    """From the hips up, until c.pop() twice, he bends into the slope."""
    c.push(-14, 0)
    B.lean(c, (120, 610), 5)


def draw():
    c = Card("9n", seed="monk")
    waterfall(c)
    # the steep path
    c.part([("10,884 50,892 84,884! 92,866 112,862 124,854! 134,848 206,842 250,830", 6, "sweep"), ("250,830! 250,995! 10,995! 10,884", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 840, .8), grain=False)
    c.lines(["22,910 44,914 70,906", "108,884 136,882 160,872", "60,940 96,938 124,924", "26,964 70,966 108,956", "84,884 92,902 88,920", "124,854 130,866 126,876"], 4.4, "nail", "#7a5518")
    climbing(c)
    c.push(272, 228, 8, .9, True); back_box(c); c.pop()
    c.pop()
    c.pop()
    # legs in narrow white trousers: the eight with bound shins are other men
    B.bare_leg(c, "96,650", "72,760", "50,852", .96, GOFUN, None, 4, True)
    c.lines(["40,838 52,846 66,840", "60,762 72,770 84,764"], 4, "swell")
    check = lambda left, right, n, across: PT.flowing(left, right, n, (3.2, 1.6), "#8a6424", across, .3)
    c.part([("74,590 58,660 30,742", 7, "sweep"), ("30,742 64,768 106,760", 6), ("106,760 124,706 146,650", 5.5, "-nail"), ("146,650 140,590 74,590", 0)], fill=ODO_PALE, deco=check("70,584 54,660 24,748", "146,584 140,660 104,766", 4, 7))
    c.lines(["92,650 72,704 62,750", "122,660 100,716 90,760"], 5, "nail")
    B.bare_leg(c, "136,650", "182,708", "150,810", .98, GOFUN, None, -2, True)
    c.lines(["140,798 152,804 166,798", "170,718 184,724 196,716"], 4, "swell")
    c.part([("96,600 120,584 170,590", 0), ("170,590 208,630 226,690", 7.5, "sweep"), ("226,690 228,726 214,752!", 6, "body"), ("214,752! 182,768 148,752!", 6, "sweep"), ("148,752! 142,716 122,690", 6, "body"), ("122,690 100,650 96,600", 0)], fill=ODO_PALE, deco=check("92,596 112,680 144,766", "166,584 222,660 218,766", 5, 8), reg=.5)
    c.lines(["136,606 170,640 190,690", "190,690 196,722 192,752", "122,640 142,672 160,722", "188,622 208,660 212,700"], 5, "nail")
    climbing(c)
    # coat, all black, its skirt flung back by the step
    c.part([("116,400 88,450 80,520 48,612!", 8, "sweep"), ("48,612! 80,628 112,622! 150,632 184,610", 6.5), ("184,610 188,540 194,460 174,398", 7.5, "sweep"), ("174,398 116,400", 0)], fill=SUMI, reg=0)
    for P in ("96,560 80,590 74,612", "116,576 110,600 112,618", "170,470 172,520 164,556", "164,576 166,596 162,618", "92,500 84,536 74,560"):
        c.line(P, 3.8, "nail", "#b9ab90")
    # stole with its tufts
    c.part([("160,412 172,470 168,540 176,632", 5.5), ("176,632 156,640", 4.5), ("156,640 148,556 152,480 140,432", 5.5), ("140,432 160,412", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    # rope belt
    roped(c, "72,556 112,574 154,574 190,556", 16, PAPER_LIGHT)
    for x, y in ((160, 500), (164, 604)):
        dot(c, *c.stack[-1](x, y), 13, SUMI, 12)
        dot(c, *c.stack[-1](x, y), 9, GOFUN, 12)
        c.flush()
    c.pop()
    c.pop()
    ringed_staff(c)
    # far arm out to the staff
    climbing(c)
    B.cuff(c, "172,506 190,484 214,494", "214,494 196,516 172,506")
    c.pop()
    c.pop()
    HD.hold(c, HD.grip, (171, 572), (208, 436), -2, 1.02)
    climbing(c)
    c.part([("170,404 192,426 206,456 214,494", 7, "sweep"), ("214,494 234,520 240,570!", 6.5), ("240,570! 216,592 186,584!", 6, "sweep"), ("186,584! 176,548 172,506", 5.5), ("172,506 164,470 158,440", 6, "-nail"), ("158,440 170,404", 0)], fill=AI, reg=.4)
    c.line("172,506 196,514 214,494", 5, "wire")
    c.lines(["178,424 194,462 208,494", "166,450 178,482 186,506", "178,510 192,544 196,582", "198,516 214,546 220,576", "212,500 228,528 234,562"], 5, "nail", "#16304d")
    # strap of the box
    c.line("126,404 120,440 128,476 118,520", 14, "even"); c.line("126,406 120,440 128,476 118,518", 8, "even", ODO_PALE)
    # neck, collar, head
    c.head(140, 407, -4, .81, True); F.neck(c, 4.6); c.pop()
    c.part([("178,400 166,436 152,464", 0), ("152,464 134,434 126,396", 0), ("126,396 178,400", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("122,392 134,432 158,478 170,524", 5.5), ("170,524 154,532", 0), ("154,532 140,486 116,438 108,400", 5.5), ("108,400 122,392", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.part([("184,404 178,436 164,464", 5), ("164,464 156,450", 0), ("156,450 166,428 172,402", 4), ("172,402 184,404", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    # near arm: the hand upright before the breast in prayer, the rosary hung from it
    for i in range(15):
        a = math.pi * (.02 + .96 * i / 14)
        x, y = 150 + 17 * math.cos(a) - 3 * math.sin(a), 506 + 70 * math.sin(a)
        dot(c, *c.stack[-1](x, y), 6.2, SUMI, 8)
        dot(c, *c.stack[-1](x, y), 3.2, ODO_PALE, 7)
    c.flush()
    B.cuff(c, "112,560 128,520 146,534", "146,534 138,560 112,560")
    c.hands += 1        # the way with the fingers together
    HD.reach(c, HD.push, (106, 588), (150, 524), -30, 1.0, seen=18)
    c.line("138,500 154,508 170,502", 6, "even"); c.line("138,500 154,508 170,502", 3, "even", ODO_PALE)
    c.part([("118,404 88,440 62,500 40,566", 8, "sweep"), ("40,566 32,606 48,640!", 6), ("48,640! 86,640 116,612!", 6.5, "sweep"), ("116,612! 128,580 146,536", 6), ("146,536 128,524 118,500", 5.5, "body"), ("118,500 126,450 118,404", 6, "nail")], fill=AI, reg=.4, bokashi=wiped("#16304d", 640, 480, .85))
    c.lines(["104,436 76,500 56,566", "114,470 100,520 72,580", "130,546 104,556 70,598", "134,554 112,582 96,624", "118,606 92,620 74,632"], 5, "nail", "#16304d")
    c.head(140, 407, -6, .81, True)
    F.face_man(c, 1.1, kind="pilgrim"); F.ear(c); B.side_hair(c)
    c.line("-17,25:.9 -27,28:.8 -33,37:.2", 6, "flat"); c.line("-15,25:.9 -4,29:.8 2,40:.2", 6, "flat")
    c.blob("-22,54! -14,50 -6,54! -12,80!")
    horned_cap(c)
    c.pop()
    return c.finish()
