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
    c.part([("204,196! 246,180!", 0), ("246,180! 246,500!", 6), ("246,500! 206,516!", 6), ("206,516! 204,196!", 5)], fill="#6d5637")
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
    c.part([("206,177! 250,164!", 5), ("250,164! 250,184!", 5), ("250,184! 216,197!", 6), ("216,197! 206,177!", 4)], fill=SUMI, reg=0)
    c.line("132,199 212,190 246,178", 2.6, "wire", "#b9ab90")
    c.part([("146,184 138,164 148,144", 0), ("148,144 200,136 244,124", 6.5, "body"), ("244,124! 256,132 256,152 248,162!", 5, "body"), ("248,162 204,178 150,186", 6, "body")], fill=ODO_PALE)
    c.lines(["166,152 206,144 248,128", "166,164 210,156 248,142", "164,175 210,167 248,153"], 2.6, "wire", "#a97f35")
    c.part([("148,143 162,152 164,172 152,187", 5, "body"), ("152,187 138,178 136,156 148,143", 5.5, "body")], fill=ODO, reg=.5, grain=False)
    c.line("157,160 150,156 144,164 149,173 156,170 153,164", 2.8, "rat")
    for x in (186, 230):
        c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 7.5, "flat"); c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 3.8, "flat", PAPER_LIGHT)


def horned_cap(c):
    """Cloth cap whose two corners stand up; in the head's own units."""
    c.part([("-34,-34 -38,-56 -42,-86!", 6, "sweep"), ("-42,-86! -20,-84 -2,-80", 5.5), ("-2,-80 22,-90 52,-116!", 5.5), ("52,-116! 68,-82 70,-50 60,-22", 6, "sweep"), ("60,-22 38,-42 4,-50 -34,-34", 5)], fill=AI)
    c.lines(["-36,-74 -28,-64 -22,-52", "48,-102 46,-78 52,-54", "0,-80 2,-66 2,-54"], 4.6, "nail")
    c.part([("-36,-30 -6,-48 28,-48 64,-26", 5), ("64,-26 62,-12", 4), ("62,-12 28,-34 -6,-34 -34,-16", 5), ("-34,-16 -36,-30", 4)], fill=PAPER_LIGHT, reg=.4, grain=False)


def ringed_staff(c):
    """Pilgrim's staff with its loop and rings, planted on the path ahead."""
    B.pole(c, "203,128:1.05 208,420 215,660 223,842:.9", 12, (), "#a97f35")
    c.push(153, -250)
    c.line("50,392 26,366 30,326 52,310 74,328 76,364 52,392", 9.5, "even")
    c.line("50,391 27,365 31,327 52,312 73,329 75,363 52,390", 4.4, "even", ODO)
    for x, y, turn, wide in ((29, 350, 10, 5), (31, 366, 30, 8), (40, 380, 14, 6), (73, 350, -10, 5), (71, 367, -32, 8), (63, 381, -14, 6)):
        c.push(x, y, turn)
        R = [(wide * math.sin(i * math.pi / 5), 11 - 14 * math.cos(i * math.pi / 5), False, None) for i in range(11)]
        c.line(R, 5.4, "flat"); c.line(R, 2.2, "flat", ODO)
        c.pop()
    c.line("52,310 52,290", 8, "rat")
    c.pop()


def waterfall(c):
    """It falls the whole height of the card beside its cliff, and is lost in its own mist."""
    r = Rng("waterfall")
    c.part([("128,4! 134,40! 130,52! 138,96! 129,112! 134,150! 141,166! 131,196! 137,236! 145,258! 133,290! 138,330! 129,352! 141,396! 134,440! 144,470! 130,560", 5, "body"), ("130,560! 250,560! 250,4! 128,4", 0)], fill="#6d7069", reg=.4, grain=False)
    # struck with the axe: a dark face under each ledge
    for P in ("130,52! 142,56 157,60! 148,72 143,84 138,96!", "129,112! 142,116 156,122! 149,134 144,150 140,162!", "131,196! 140,202 155,204! 147,214 142,228 138,236!", "133,290! 144,296 154,298! 146,310 142,322 138,330!", "129,352! 142,360 152,364! 146,376 143,388 141,396!", "134,440! 146,448 152,452! 146,462 144,470!"):
        c.fill(P, "#3f423e")
    c.lines(["138,96 146,102 158,104", "141,166 150,172 158,172", "145,258 152,264 156,262", "134,40 142,46 156,46", "141,396 144,402 146,412"], 3.4, "nail")
    c.part([("156,4 160,120 152,260 146,420 138,560", 4.4, "wire"), ("138,560 120,760!", 0), ("120,760! 250,760!", 0), ("250,760! 250,4!", 0), ("250,4! 156,4", 0)], fill=PAPER_LIGHT if c.pure else "#e9ece2", reg=0, grain=False, bokashi=wiped(AI_PALE, 10, 420, .75))
    def stream(u, a, b, w, profile, colour):
        x0, x1 = 160 + 84 * u, 128 + 126 * u
        at = lambda v: (x0 + (x1 - x0) * v * v + r(-1.6, 1.6), 4 + 750 * v)
        c.line([at(a + (b - a) * k / 4) + (False, None) for k in range(5)], w, profile, colour)
    for i in range(0 if c.pure else 7):
        stream((i + .5 + r(-.25, .25)) / 7, 0, r(.5, .8), r(9, 15), "rat", AI_PALE)
    for i in (1, 4, 9, 11) if c.pure else range(12):
        a = 0 if i % 3 else r(.12, .4)
        stream((i + .5 + r(-.3, .3)) / 12, a, min(.8, a + r(.3, .7)), 4 if c.pure else r(3.6, 8), "swell" if a else "rat", AI)
    if not c.pure:
        c.fade(PAPER, 860, 560, 1)
        c.fade(YUU, 900, 720, .7)


def rosary(c, P):
    """Beads on their cord, no two alike, a light on each."""
    r, D = Rng(("rosary", P)), dense(pts(P), 1)
    c.line(P, 2.6, "even")
    i = 3.0
    while i < len(D) - 1:
        x, y, _ = D[int(i)]
        q = r(4.6, 5.8)
        dot(c, x, y, q, SUMI, 8)
        dot(c, x - .6, y - .4, q * .6, PAPER_LIGHT if c.pure else "#a97f35", 7)
        i += q * 1.75
    c.flush()


def checked(*runs):
    """A check that falls from one line of the cloth to another, for part(deco=...); a run that has a ring lies within it, over the runs before it."""
    def draw(s):
        for left, right, n, across, *ring in runs:
            check = PT.flowing(left, right, n, (3.2, 1.6), "#8a6424", across, .3)
            if ring:
                s.inside(pts(ring[0]), lambda s: (s.fill(ring[0], ODO_PALE), check(s)), 0)
            else:
                check(s)
    return draw


def climbing(c):
    """From the hips up, until c.pop() twice, he bends into the slope."""
    c.push(-14, 0)
    B.lean(c, (120, 610), 5)


def draw():
    c = Card("9n", seed="monk")
    waterfall(c)
    # the steep path: a step hewn in it, boulders beside it that the frame cuts
    c.part([("10,884 50,892 84,884! 96,864 124,854! 206,842 250,830", 6, "sweep"), ("250,830! 250,995! 10,995! 10,884", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 840, .8), grain=False)
    c.part([("86,880! 94,868! 124,858! 150,850 206,846 250,834", 0), ("250,834! 250,856!", 0), ("250,856! 204,870 160,872 128,880! 110,886 88,884!", 4, "nail"), ("88,884! 86,880!", 0)], fill="#b07f34", reg=0, grain=False)
    c.lines(["124,858 128,868 127,878", "178,850 182,858 180,868", "152,854 148,862"], 3.4, "nail", "#6d4f1f")
    c.lines(["22,906 44,911 70,904", "100,912 128,910 158,898", "112,944 140,942 162,934"], 4, "nail", "#7a5518")
    c.part([("4,944! 18,926 38,922 50,934! 66,942 74,962 72,1000!", 5.5, "body"), ("72,1000! 4,1000! 4,944", 0)], fill="#6d7069", reg=.4, grain=False)
    c.fill("50,934! 66,942 74,962 72,1000! 46,1000! 52,966", "#3f423e")
    c.lines(["50,934 48,956 54,980", "20,940 28,950 26,964", "66,962 60,972 62,984"], 4, "nail")
    c.part([("70,1000! 76,976 96,966 114,974! 126,984 128,1000!", 5, "body"), ("128,1000! 70,1000!", 0)], fill="#6d7069", reg=.4, grain=False)
    c.lines(["114,974 108,984 110,996"], 4, "nail")
    climbing(c)
    c.push(272, 228, 8, .9, True); back_box(c); c.pop()
    c.pop()
    c.pop()
    # legs in narrow white trousers: the eight with bound shins are other men
    B.bare_leg(c, "96,650", "72,760", "50,852", .96, GOFUN, None, 4, True)
    c.line("36,846 50,853 66,848", 4.4, "wire"); c.line("52,812 60,790 64,776", 3.4, "-rat")
    # the check parts at each fold, and lies in another way beyond it
    c.part([("74,590 58,660 30,742", 7, "sweep"), ("30,742 64,768 106,760", 6), ("106,760 124,706 146,650", 5.5, "-nail"), ("146,650 140,590 74,590", 0)], fill=ODO_PALE,
           deco=checked(("70,584 54,660 24,748", "120,590 84,690 52,764", 3, 6), ("120,580 96,660 56,770", "150,600 150,660 110,770", 3, 5, "124,560 92,650 72,704 58,780! 160,800! 170,560!")))
    c.lines(["124,596 92,650 72,704 58,756", "122,660 100,716 90,760"], 5, "nail")
    c.line("34,732 64,756 104,749", 2.4, "wire")
    B.bare_leg(c, "136,650", "182,708", "150,810", .98, GOFUN, None, -2, True)
    c.line("137,803 151,811 166,806", 4.4, "wire"); c.line("152,788 166,770 172,756", 3.4, "-rat")
    c.part([("96,600 120,584 170,590", 0), ("170,590 208,630 226,690", 7.5, "sweep"), ("226,690 228,726 214,752!", 6, "body"), ("214,752! 182,768 148,752!", 6, "sweep"), ("148,752! 142,716 122,690", 6, "body"), ("122,690 100,650 96,600", 0)], fill=ODO_PALE, reg=.5,
           deco=checked(("92,596 112,690 144,770", "150,590 176,650 186,770", 3, 8), ("124,580 176,640 184,770", "176,580 232,670 226,770", 4, 7, "118,570! 136,606 170,640 190,690 194,722 190,790! 260,800! 260,560!")))
    c.lines(["136,606 170,640 190,690 194,722 191,754", "122,640 142,672 160,722", "188,622 208,660 212,700", "146,700 164,704 180,700"], 5, "nail")
    c.line("150,741 182,756 212,741", 2.4, "wire")
    climbing(c)
    # coat, all black, its skirt flung back by the step
    c.part([("116,400 92,450 88,520 78,612!", 8, "sweep"), ("78,612! 92,626 112,622! 150,632 184,610", 6.5), ("184,610 188,540 194,460 174,398", 7.5, "sweep"), ("174,398 116,400", 0)], fill=SUMI, reg=0)
    for P in ("116,576 110,600 112,618", "170,470 172,520 164,556", "164,576 166,596 162,618", "126,500 122,536 118,560"):
        c.line(P, 3.8, "nail", "#b9ab90")
    # stole
    c.part([("178,480 176,540 180,632", 5.5), ("180,632 158,640", 4.5), ("158,640 152,556 153,480", 5.5), ("153,480 178,480", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.pop()
    c.pop()
    ringed_staff(c)
    # far arm: the elbow within the sleeve, which has fallen from the bare forearm that goes up to the staff; its mouth hangs open
    deep = "#16304d"
    c.part([("180,524 200,508 222,508 238,544 244,612!", 4.4, "wire"), ("244,612! 230,574 208,546 180,524", 0)], fill=AI_PALE, reg=0, grain=False, bokashi=wiped(deep, (196, 560), (240, 548), .9))
    HD.hold(c, HD.grip, (192, 568), (211, 450), -2, 1.06, 17)
    c.part([("166,402 182,412 190,446 186,490 180,522", 7, "sweep"), ("180,522 208,544 230,574 244,614!", 5.5, "body"), ("244,614! 222,634 192,626!", 6, "sweep"), ("192,626! 178,590 170,540", 5.5), ("170,540 166,480 166,440", 0), ("166,440 168,402", 0)], fill=AI, reg=.4)
    c.part([("180,522 208,544 230,574 244,614!", 0), ("244,614! 237,620", 0), ("237,620 223,582 204,556 179,536", 3, "wire"), ("179,536 180,522", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("180,522 208,544 230,574 244,614", 5)
    c.lines(["180,420 174,460 176,512", "180,538 184,572 192,612", "186,542 202,584 206,622", "170,440 168,500 174,560"], 5, "nail", deep)
    climbing(c)
    # strap of the box
    c.line("126,404 120,440 128,476 118,520", 14, "even"); c.line("126,406 120,440 128,476 118,518", 8, "even", ODO_PALE)
    # neck, collar, head
    c.head(140, 407, -4, .81, True); F.neck(c, 4.6); c.pop()
    c.part([("178,400 166,436 152,464", 0), ("152,464 134,434 126,396", 0), ("126,396 178,400", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("122,392 134,432 158,478 170,524", 5.5), ("170,524 154,532", 0), ("154,532 140,486 116,438 108,400", 5.5), ("108,400 122,392", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.part([("184,404 178,436 164,464", 5), ("164,464 156,450", 0), ("156,450 166,428 172,402", 4), ("172,402 184,404", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    # near arm: the hand upright before the breast in prayer, the rosary hung from it
    c.pop()
    c.pop()
    c.part([("122,532 140,518 158,546 154,606 132,670!", 4.6, "wire"), ("132,670! 116,624 110,580 122,532", 0)], fill=AI_PALE, reg=0, grain=False, bokashi=wiped(deep, (112, 590), (160, 600), .95))
    c.lines(["148,568 146,604 134,648"], 4, "nail", deep)
    c.hands += 1        # the way with the fingers together
    HD.reach(c, HD.push, (92, 596), (151, 530), -40, 1.04)
    rosary(c, "140,507 146,513 156,516 166,513 172,507")
    rosary(c, "168,512 178,536 184,566 180,592 170,604 160,594 157,566 155,518")
    c.part([("118,402 86,434 62,500 46,566 43,602 52,634 58,668!", 7.5, "sweep"), ("58,668! 94,690 133,672!", 6.5, "sweep"), ("133,672! 114,628 108,580 122,530!", 5.5, "body"), ("122,530! 128,490 130,450 118,402", 6, "nail")], fill=AI, reg=.4, bokashi=wiped(deep, 670, 500, .85))
    c.part([("133,672! 114,628 108,580 122,530", 0), ("122,530 114,536", 0), ("114,536 100,584 106,632 124,676", 3, "wire"), ("124,676 133,672", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("133,672 114,628 108,580 122,530", 5)
    c.lines(["112,420 88,456 72,506", "120,470 104,500 64,548", "120,488 104,524 70,584", "48,596 66,590 92,596", "50,606 74,612 88,626", "100,600 84,634 80,674", "60,628 70,646 72,664"], 5, "nail", "#0f2238")
    climbing(c)
    c.head(140, 407, -6, .81, True)
    F.face_man(c, 1.1, kind="pilgrim"); F.ear(c); B.side_hair(c)
    c.line("-17,25:.9 -27,28:.8 -33,37:.2", 6, "flat"); c.line("-15,25:.9 -4,29:.8 2,40:.2", 6, "flat")
    c.blob("-22,54! -14,50 -6,54! -12,80!")
    horned_cap(c)
    c.pop()
    return c.finish()
