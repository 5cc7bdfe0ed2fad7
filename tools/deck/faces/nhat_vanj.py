# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất vạn: dancer on one leg in a black court hat, a plumed round fan aloft."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def plumed_fan(c):
    """Round fan edged with feathers; origin at its middle, handle below."""
    # hawk's feathers, barred, the longest on top; each lies over the one before it
    for i, a in enumerate((-128, 128, -102, 102, -77, 77, -51, 51, -26, 26, 0)):
        k = .74 + .34 * max(0, math.cos(math.radians(a)))        # the shorter ones keep clear of characters and frame
        c.push(0, 0, a + (4 if i % 2 else -3), 1, a > 0, sy=k)
        c.part([("-5,-26 -12,-46 -13,-66 -8,-82 4,-98!", 4, "sweep"), ("4,-98! 10,-80 11,-62 9,-44 5,-26", 3.6, "-body"), ("6,-26 -6,-26", 0)], fill=AI_PALE if i // 2 % 2 else GOFUN, reg=.5, grain=False)
        for y, h in ((-66, 9), (-46, 7)) if c.pure else ((-66, 7), (-51, 5), (-39, 4)):
            c.blob("%g,%g! 0,%g 10.5,%g! 10,%g! 0,%g -12,%g!" % (-12.5 - y / 60, y, y - 5, y + 1, y + h, y + h - 4, y + h))
        if not c.pure:
            c.line("0,-30 0,-60 3,-94", 2.2, "rat")
        c.pop()
    R = [(31 * math.cos(i * math.pi / 9), 31 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.part([(R + R[:1], 6, "wire")], fill=ODO)
    Q = [(23 * math.cos(i * math.pi / 9), 23 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.line(Q + Q[:1], 3, "wire")
    for a in (0, 120, 240):
        c.push(0, 0, a + 20, .7)
        c.blob("0,-24 12,-19 14,-6 4,0 2,-8 7,-14")
        c.pop()


def eboshi(c):
    """Tall black lacquered hat with a bent crown; in the head's own units."""
    c.part([("-32,-36 -34,-72 -22,-110 8,-132 44,-126", 6, "body"), ("44,-126! 62,-98 66,-64 64,-30", 6, "body"), ("64,-30 40,-46 8,-50 -32,-36", 5)], fill=SUMI, grain=False)
    for P in ("-20,-54 -12,-90 24,-114", "4,-58 16,-84 46,-104", "34,-54 46,-70 56,-84", "-26,-46 8,-60 60,-42"):
        c.line(P, 2.8, "swell", "#b9ab90")


def chin_cord(c):
    """White cord of the hat, before the ear to a bow under the chin; in the head's own units."""
    for w, col in ((8, SUMI), (4, PAPER_LIGHT)):
        c.line("31,-34 29,4 18,36 -8,62", w, "even", col)
    for P in ("-10,62 -26,60 -34,68 -26,76 -10,64", "-8,62 6,64 12,74 4,80 -9,65", "-10,64 -18,78 -28,90", "-8,64 -6,80 -12,94"):
        c.line(P, 7, "even")
        c.line(P, 3.2, "even", PAPER_LIGHT)


def draw():
    c = Card("1v", seed="dancer")
    c.fade(ODO_PALE, 990, 814, 1)
    dk = wiped("#16304d", 780, 520, .85)
    # cloak flying behind
    c.part([("92,388 44,480 22,610 8,752", 8, "sweep"), ("8,752 34,738 50,762", 6), ("50,762 74,738 96,750", 6), ("96,750 116,600 132,450", 0), ("132,450 92,388", 0)], fill=AI, bokashi=dk)
    c.lines(["74,470 46,600 36,716", "98,520 80,640 72,728"], 5.2, "nail", "#16304d")
    c.line("14,736 34,725 52,746 76,724 96,734", 4, "wire", ODO)
    # standing leg, on the ball of the foot
    B.bound_leg(c, "104,640", "88,752", "98,850", 1, 4, True)
    # the thigh lifted from the hip, the shin hanging from the knee
    B.bound_leg(c, "150,640", "202,640", "182,744", .94, 30, True)
    # wide short trousers: one leg falls to the knee, the other is drawn up with the thigh
    pl = PT.stripes(c, 16, (3,), "#b88432", 6, 3)
    up = PT.stripes(c, 16, (3,), "#b88432", 74, 3)
    c.part([("78,560 66,640 58,712", 7, "sweep"), ("58,712 88,732 124,720", 6), ("124,720 136,690 140,650", 6, "nail"), ("140,650 150,590 146,560", 0), ("146,560 78,560", 0)], fill=ODO_PALE, pat=pl)
    c.lines(["88,620 80,670 84,716", "110,640 106,680 108,712"], 5, "nail")
    c.part([("120,566 158,566 198,588 224,606", 7, "sweep"), ("224,606 236,636 222,664 204,674", 6), ("204,674 176,672 154,690 130,688", 6.5, "-sweep"), ("130,688 112,640 120,566", 0)], fill=ODO_PALE, pat=up)
    c.lines(["148,590 176,604 206,630", "136,640 160,640 190,652", "222,616 214,636 206,660"], 5, "nail")
    c.line("126,690 134,650 128,612", 5.5, "nail")
    # neck and body
    c.head(118, 402, 6, .79, True); F.neck(c, 4.6); c.pop()
    hi = lambda sheet, turned: PT.hishi(sheet, 24, 17, "#c9963f", 2, turned)
    c.part([("98,386 76,440 76,510 80,580", 7.5, "sweep"), ("80,580 120,600 164,578", 6.5), ("164,578 172,510 178,440 156,388", 7.5, "sweep"), ("156,388 98,386", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, 12, ("116,470 112,510 118,540", 0), ("146,440 155,530 150,560", -14)))
    c.lines(["150,480 156,530 150,560", "116,470 112,510 118,540"], 5, "nail")
    # sash, its end flying
    c.part([("76,548 120,568 166,542", 6), ("166,542 169,574", 5), ("169,574 122,600 78,580", 6), ("78,580 76,548", 5)], fill=SUMI, grain=True)
    c.part([("86,572 64,606 54,660 72,668 90,616 102,580", 5), ("102,580 86,572", 0)], fill=SUMI)
    c.line("86,562 120,578 150,568", 2.6, "swell", "#cbbd9f")
    # far arm akimbo: the sleeve bends at the elbow, the wrist goes to the hip
    B.cuff(c, "92,506 86,526 92,552", "92,552 102,528 92,506")
    HD.reach(c, HD.rest, (52, 512), (98, 532), 22, .78, True)
    c.part([("92,410 62,456 38,504", 7, "sweep"), ("38,504 58,540 92,552", 6.5), ("92,552 86,526 92,506", 4), ("92,506 110,480 116,440", 6, "-nail"), ("116,440 92,410", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, 40, ("92,430 66,490 62,540", 22)), reg=.5)
    c.lines(["92,450 68,486 64,512", "100,500 80,516 60,514"], 5, "nail")
    # cloak over the shoulders
    c.part([("112,372 72,392 48,440 36,496", 7.5, "sweep"), ("36,496 62,490 84,506", 6), ("84,506 96,464 118,442 138,444", 6, "-nail"), ("138,444 112,372", 0)], fill=AI, reg=.4)
    c.line("38,487 62,481 82,495", 4, "wire", ODO)
    c.lines(["84,410 64,444 58,476", "104,412 88,440 82,468"], 5, "nail", "#16304d")
    # raised arm and the fan
    c.push(184, 128, 3, .68); plumed_fan(c); c.pop()
    c.line("183,149:1.1 190,240 200,404:.9", 10, "flat"); c.line("183,150:1.1 190,240 200,402:.9", 5, "flat", ODO)
    B.cuff(c, "178,428 206,414 232,426", "232,426 204,442 178,428")
    HD.hold(c, HD.fist, (192, 490), (199, 358), -4, .92)
    c.part([("142,392 160,416 176,430", 6.5), ("176,430 202,440 232,426", 5.5), ("232,426 241,490 234,566", 7, "sweep"), ("234,566 206,580 182,562", 6), ("182,562 174,530 150,500", 6.5, "-nail"), ("150,500 142,392", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, -34, ("164,430 188,484 198,570", -12), ("210,440 218,512 210,570", 6)), reg=.5)
    c.lines(["164,446 188,484 196,540", "212,470 218,512 210,560", "228,452 232,500 226,540"], 5, "nail")
    # collar, head
    c.part([("98,386 112,420 128,448", 0), ("128,448 142,424 148,390", 0), ("148,390 98,386", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("86,388 104,428 138,472", 5.5), ("138,472 148,456 118,422 102,384", 4.5), ("102,384 86,388", 0)], fill=SUMI, grain=False)
    c.part([("148,388 144,424 130,454", 5), ("130,454 140,470", 0), ("140,470 160,430 162,394", 5), ("162,394 148,388", 0)], fill=SUMI, grain=False)
    c.head(118, 402, 6, .79, True)
    F.face_man(c, kind="singer"); F.ear(c)
    F.black(c, "36,-34 58,-36 66,-12 60,8 50,24 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    eboshi(c)
    chin_cord(c)
    c.pop()
    return c.finish()
