# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất vạn: dancer on one leg in a black court hat, a plumed round fan aloft."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


def plumed_fan(c, x, y):
    """Round fan edged with feathers; origin at its middle, handle below."""
    for i in range(9):
        a = -118 + i * 29.5
        c.push(x, y, a)
        c.part([("-8,-32 -14,-46 -8,-58 0,-63", 4, "wire"), ("0,-63 8,-58 14,-46 8,-32", 4, "wire"), ("8,-32 -8,-32", 0)], fill=(GOFUN, AI_PALE)[i % 2], reg=.5, grain=False)
        c.line("0,-36 0,-46 0,-56", 2.6, "rat")
        c.pop()
    R = [(x + 37 * math.cos(i * math.pi / 9), y + 37 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.part([(R + R[:1], 6, "wire")], fill=ODO, bokashi=c.bokashi("fan", ODO_PALE, x - 30, y - 40, x + 30, y + 40, 1, 0))
    Q = [(x + 27 * math.cos(i * math.pi / 9), y + 27 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.line(Q + Q[:1], 3, "wire")
    for a in (0, 120, 240):
        c.push(x, y, a + 20, .82)
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
    c.wipe(ODO_PALE, 990, 856, 1)
    dk = c.bokashi("dk", "#16304d", 0, 780, 0, 520, .85, 0)
    # cloak flying behind
    c.part([("84,446 44,520 18,640 10,776", 8, "sweep"), ("10,776 36,764 52,784", 6), ("52,784 74,762 96,772", 6), ("96,772 112,640 130,520", 0), ("130,520 84,446", 0)], fill=AI, bokashi=dk)
    c.lines(["70,520 46,620 38,740", "92,560 78,660 72,750"], 5.2, "nail", "#16304d")
    c.line("16,760 36,750 54,768 76,748 96,756", 4, "wire", ODO)
    # standing leg
    B.bound_leg(c, "108,670", "96,770", "104,852", 1.02, 0, True)
    # kicked leg
    B.bound_leg(c, "134,676", "190,672", "184,762", 1, 38, True)
    # wide short trousers
    pl = PT.stripes(c, 16, (3,), "#b88432", 6, 3)
    c.part([("78,610 70,680 66,734", 7), ("66,734 96,752 136,738", 6), ("136,738 150,726 160,712", 5), ("160,712 184,720 208,710", 6), ("208,710 220,676 208,644", 6.5), ("208,644 188,616 160,600", 7), ("160,600 78,610", 0)], fill=ODO_PALE, pat=pl)
    c.lines(["136,738 138,700 126,660", "92,660 86,700 90,742", "160,640 180,656 190,690", "150,670 160,690 162,708"], 5, "nail")
    # neck and body
    c.push(138, 404, 6, 1.04, True); F.neck(c, 4.6); c.pop()
    hi = PT.hishi(c, 24, 17, "#c9963f", 2)
    c.part([("98,440 74,500 76,560 78,622", 7.5, "sweep"), ("78,622 120,640 164,618", 6.5), ("164,618 170,560 178,500 160,444", 7.5, "sweep"), ("160,444 98,440", 0)], fill=ODO_PALE, pat=hi)
    c.lines(["150,540 156,580 150,606"], 5, "nail")
    # sash
    c.part([("74,586 120,606 168,580", 6), ("168,580 170,612", 5), ("170,612 122,638 76,618", 6), ("76,618 74,586", 5)], fill=SUMI, grain=True)
    c.part([("86,606 66,640 62,690 78,694 92,650 102,614", 5), ("102,614 86,606", 0)], fill=SUMI)
    c.line("84,600 120,616 150,606", 2.6, "swell", "#cbbd9f")
    # far hand on the hip, under the cloak's edge
    c.part([("88,470 56,520 40,566", 6.5), ("40,566 58,596 84,604", 5.5), ("84,604 108,560 112,500", 6, "-nail"), ("112,500 88,470", 0)], fill=ODO_PALE, pat=hi, reg=.5)
    c.lines(["86,510 68,548 68,576"], 5, "nail")
    # cloak over the shoulders
    c.part([("112,418 70,444 46,500 34,560", 7.5, "sweep"), ("34,560 62,552 86,566", 6), ("86,566 96,524 118,500 140,500", 6, "-nail"), ("140,500 112,418", 0)], fill=AI, reg=.4)
    c.line("36,552 62,544 84,556", 4, "wire", ODO)
    c.lines(["84,460 64,500 58,536"], 5, "nail", "#16304d")
    # raised arm and the fan
    plumed_fan(c, 187, 150)
    c.line("188,180:1 196,280 204,440:.9", 10, "flat"); c.line("188,182:1 196,280 204,438:.9", 5, "flat", ODO)
    c.part([("184,480 190,440 192,410", 5.5), ("192,410 216,408", 0), ("216,408 214,450 222,490", 5.5), ("222,490 184,480", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("142,448 166,470 182,458", 6.5), ("182,458 206,468 232,460", 5.5), ("232,460 238,520 232,590", 7, "sweep"), ("232,590 204,604 180,590", 6), ("180,590 170,560 150,540", 6.5, "-nail"), ("150,540 142,448", 0)], fill=ODO_PALE, pat=hi, reg=.5)
    c.part([("182,458 206,468 232,460", 4, "wire"), ("232,460 206,478 182,458", 4, "wire")], fill=SUMI, grain=False)
    c.lines(["170,490 190,520 198,570", "214,500 218,540 210,586"], 5, "nail")
    B.fist(c, 203, 398, -4, 1.12, True, F.grasp)
    # collar, cloak's tie, head
    c.part([("96,440 112,474 130,506", 0), ("130,506 146,480 152,444", 0), ("152,444 96,440", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("84,440 104,482 140,530", 5.5), ("140,530 150,512", 4), ("150,512 118,476 100,436", 4.5), ("100,436 84,440", 0)], fill=SUMI, grain=False)
    c.part([("152,442 148,478 132,512", 5), ("132,512 142,528", 0), ("142,528 164,484 166,448", 5), ("166,448 152,442", 0)], fill=SUMI, grain=False)
    c.push(138, 404, 6, 1.04, True)
    F.face_man(c, kind="singer"); F.ear(c)
    F.black(c, "36,-34 58,-36 66,-12 60,8 50,24 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    eboshi(c)
    chin_cord(c)
    c.pop()
    return c.finish()
