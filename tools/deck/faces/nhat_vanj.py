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
    c.fade(ODO_PALE, 842, 560, .55)
    # the pine painted on the wall behind the stage, and the wall's boards
    for P in ("10,300 60,301 110,299", "10,520 30,521 60,519", "186,640 216,641 246,639", "10,760 50,761 90,759"):
        c.line(P, 2, "swell", "#cdb98f")
    if not c.pure:
        c.part([("4,474 20,440 34,404 60,374 98,356", 4.6, "sweep"), ("98,356 66,388 46,420 34,462 30,520 4,560", 6, "-body"), ("4,560 4,474", 0)], fill="#6d5637", reg=.4, grain=False)
        c.lines(["14,470 26,440 36,414", "10,510 24,486 30,458"], 3, "nail")
        for i, (x, y, w, h) in enumerate(((26, 336, 38, 26), (66, 346, 40, 27), (16, 382, 34, 26), (54, 396, 36, 25))):
            needles(c, x, y, w, h, i, MIDORI_DEEP)
    # the boards of the stage
    c.part([("10,842 90,838 170,842 250,838", 5, "body"), ("250,838! 250,995! 10,995! 10,842", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 842, .75), grain=False)
    for P in ("60,842 10,900", "96,841 66,920 36,990", "130,842 124,920 116,990", "160,842 172,900 176,950"):
        c.line(P, 3.6, "rat", "#8a6424")
    dk = wiped("#16304d", 760, 500, .85)
    # cloak flying behind, its hem whipped up by the turn
    c.part([("92,388 48,470 14,560 -6,640", 8, "sweep"), ("-6,640! 24,652 40,700!", 6), ("40,700! 52,676 72,684 84,728!", 6), ("84,728! 96,690 112,676", 6), ("112,676 122,600 132,450", 0), ("132,450 92,388", 0)], fill=AI, bokashi=dk)
    c.lines(["72,470 40,580 16,640", "96,520 70,620 44,684", "112,560 100,640 86,706"], 5.2, "nail", "#16304d")
    for P in ("-6,628 26,640 42,682", "42,680 54,664 74,672 85,708", "86,706 96,676 113,662"):
        c.line(P, 4, "wire", ODO)
    # standing leg, its knee given
    B.bound_leg(c, "98,640", "122,744", "74,850", 1.04, 6, True)
    # wide short trousers: one leg falls to the knee, the other is drawn up with the thigh
    stripes = dict(widths=(3,), c="#b88432")
    c.part([("78,560 62,630 64,718", 7, "sweep"), ("64,718 100,746 148,720", 6), ("148,720 146,684 140,650", 6, "nail"), ("140,650 150,590 146,560", 0), ("146,560 78,560", 0)], fill=ODO_PALE, deco=PT.flowing("78,552 58,630 58,732", "146,556 150,650 166,732", 9, **stripes))
    c.lines(["90,600 80,660 84,722", "108,640 112,684 106,730"], 5, "nail")
    # from the belt up he leans back
    c.push(15, 0)
    B.lean(c, (122, 600), -5)
    c.head(123, 405, 2, .8, True); F.neck(c, 4.6); c.pop()
    hi = lambda sheet, turned: PT.hishi(sheet, 24, 17, "#c9963f", 2, turned)
    c.part([("98,386 76,440 76,510 80,580", 7.5, "sweep"), ("80,580 120,600 164,578", 6.5), ("164,578 172,510 178,440 156,388", 7.5, "sweep"), ("156,388 98,386", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, 16, ("146,412 126,470 98,548", 0), ("170,474 162,520 158,562", -16)))
    # from the shoulder of the raised arm to the sash
    c.lines(["160,430 142,490 112,556", "146,412 126,470 98,548", "170,474 162,520 158,562"], 5, "nail")
    # sash, its end flying
    c.part([("76,548 120,568 166,542", 6), ("166,542 169,574", 5), ("169,574 122,600 78,580", 6), ("78,580 76,548", 5)], fill=SUMI, grain=True)
    c.part([("92,578 74,612 60,650 66,684!", 5), ("66,684! 78,674 90,676!", 4.6), ("90,676! 88,640 96,612 108,584", 5), ("108,584 92,578", 0)], fill=SUMI)
    c.part([("84,556 64,588 38,588 14,606!", 5.5), ("14,606! 22,620 20,636!", 4.6), ("20,636! 48,618 78,622 100,586", 5.5), ("100,586 84,556", 0)], fill=SUMI)
    c.lines(["82,580 58,604 32,610", "84,640 78,656 78,668"], 2.6, "swell", "#cbbd9f")
    c.line("86,562 120,578 150,568", 2.6, "swell", "#cbbd9f")
    # far arm akimbo: the sleeve bends at the elbow, the wrist goes to the hip
    B.cuff(c, "92,506 86,526 92,552", "92,552 102,528 92,506")
    HD.reach(c, HD.rest, (52, 512), (98, 534), 22, .94, True)
    c.part([("92,410 62,456 38,504", 7, "sweep"), ("38,504 58,540 92,552", 6.5), ("92,552 86,526 92,506", 4), ("92,506 110,480 116,440", 6, "-nail"), ("116,440 92,410", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, 40, ("92,430 66,490 62,540", 22)), reg=.5)
    c.lines(["92,450 68,486 64,512", "100,500 80,516 60,514"], 5, "nail")
    # cloak over the shoulders
    c.part([("112,372 72,392 48,440 36,496", 7.5, "sweep"), ("36,496 62,490 84,506", 6), ("84,506 96,464 118,442 138,444", 6, "-nail"), ("138,444 112,372", 0)], fill=AI, reg=.4)
    c.line("38,487 62,481 82,495", 4, "wire", ODO)
    c.lines(["84,410 64,444 58,476", "104,412 88,440 82,468"], 5, "nail", "#16304d")
    # raised arm and the fan
    c.pop()
    c.pop()
    c.push(206, 132, 6, .93); plumed_fan(c); c.pop()
    c.line("204,160:1.1 203,240 197,420:.9", 10, "flat"); c.line("204,161:1.1 203,240 197,418:.9", 5, "flat", ODO)
    c.push(15, 0)
    B.lean(c, (122, 600), -5)
    B.cuff(c, "178,428 206,414 232,426", "232,426 204,442 178,428")
    HD.hold(c, HD.fist, (194, 490), (199.5, 358), -1, .96)
    c.part([("142,392 160,416 176,430", 6.5), ("176,430 202,440 232,426", 5.5), ("232,426 241,490 234,566", 7, "sweep"), ("234,566 206,580 182,562", 6), ("182,562 174,530 150,500", 6.5, "-nail"), ("150,500 142,392", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, -34, ("176,440 190,468 204,506 206,570", -12), ("232,438 212,490 224,570", 8)), reg=.5)
    # all out of the elbow
    c.lines(["176,440 190,468 200,496", "232,438 222,472 206,498", "166,486 184,496 200,502", "208,510 222,536 226,566", "202,512 206,540 202,568"], 5, "nail")
    c.pop()
    c.pop()
    c.push(-6, 0)
    # the thigh flung up before him, its knee at the sleeve, the shin swinging from it
    B.bound_leg(c, "140,620", "200,584", "176,698", 1, 22, True)
    c.part([("116,584 146,555 182,530 210,527", 7, "sweep"), ("210,527 232,540 238,574 222,622", 7, "body"), ("222,622 196,608 172,626", 6), ("172,626 154,664 134,706", 7, "-sweep"), ("134,706 116,650 116,584", 0)], fill=ODO_PALE, deco=PT.flowing("108,600 146,556 182,524 222,526 250,556", "124,728 150,676 172,628 192,608 230,626", 8, **stripes))
    # pulled from the belt to the knee, and from behind the knee to the mouth
    c.lines(["134,596 164,566 196,562", "136,618 162,594 188,594", "230,552 221,578 216,612", "200,534 212,550 211,572"], 5, "nail")
    c.line("134,704 136,660 128,616", 5.5, "nail")
    c.pop()
    c.push(15, 0)
    B.lean(c, (122, 600), -5)
    # collar, head
    c.part([("98,386 112,420 128,448", 0), ("128,448 142,424 148,390", 0), ("148,390 98,386", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("86,388 104,428 138,472", 5.5), ("138,472 148,456 118,422 102,384", 4.5), ("102,384 86,388", 0)], fill=SUMI, grain=False)
    c.part([("148,388 144,424 130,454", 5), ("130,454 140,470", 0), ("140,470 160,430 162,394", 5), ("162,394 148,388", 0)], fill=SUMI, grain=False)
    c.head(123, 405, 2, .8, True)
    F.face_man(c, kind="singer"); F.ear(c)
    F.black(c, "36,-34 58,-36 66,-12 60,8 50,24 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    eboshi(c)
    chin_cord(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
