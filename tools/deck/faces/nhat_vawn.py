# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất văn: lady in worn indigo, her long sleeve raised before her face."""
import math

from card import *
from scenery import *
import bodies as B, figures as F


def plover(s, x, y, k, rot=0):
    """Small bird of the shore, reserved in white."""
    s.push(x, y, rot, k)
    s.fill("-16,2! -8,-6 2,-8 12,-6! 20,-14! 18,-2 10,8 -2,10", PAPER_LIGHT)
    s.fill("-4,-6! -10,-20! 4,-14 8,-5!", PAPER_LIGHT)
    s.pop()


def raised_sleeve(c, edge):
    """The long sleeve drawn up before mouth and nose, two fingers at its hem, its bag hanging to the knee."""
    c.part([("132,546 156,500 150,452 118,428", 6.5, "sweep"), ("118,428 124,408 150,392 186,388 214,392", 6), ("214,392 236,440 240,560 236,720", 7.5, "sweep"),
            ("236,720 206,738 172,728", 6), ("172,728 178,640 170,580 132,546", 6, "-nail")], fill=AI_PALE, bokashi=edge, reg=.6,
           deco=lambda s: [plover(s, 206, 676, 1, -6), plover(s, 192, 626, .9, 10), plover(s, 220, 590, .8, 0), plover(s, 198, 710, .9, 4), plover(s, 216, 520, .7, -8)])
    # the hem doubled, its lining seen
    c.part([("118,428 124,408 150,392 186,388 214,392", 0), ("214,392 216,404", 4), ("216,404 186,402 152,408 132,424 128,436", 4, "wire"), ("128,436 118,428", 4)], fill=GOFUN, reg=0, grain=False)
    c.lines(["152,424 172,470 170,530", "186,412 208,480 208,560", "150,486 168,540 182,590", "216,420 226,470 224,510"], 5.2, "nail")
    # two tapering fingers of the hidden hand, come over the hem and hold it
    for P, nail in (("183,392 188,404 195,417 201,426 207,428 209,422 205,410 200,398 196,390", "203,422 206,424 207,420"), ("199,391 204,403 210,415 215,423 220,424 222,418 219,406 215,397 212,391", "217,418 220,420 220,416")):
        first, *_, last = P.split()
        F.skin(c, (P, 3.4, "wire"), (last + " " + first, 3, "wire"))
        c.line(nail, 1.7, "swell")


def draw():
    c = Card("1n", seed="sleeve")
    c.fade(ODO_PALE, 990, 824, 1)
    hem = wiped("#1b3656", 955, 640, 1)
    edge = wiped("#1f3d60", 740, 540, .95)

    def birds(s):
        for x, y, k, r in ((84, 716, .8, 0), (118, 770, 1, -10), (58, 790, .9, 12), (84, 852, 1.1, 0), (26, 870, 1, -14), (128, 900, 1, 8), (172, 716, .7, -4)):
            plover(s, x, y, k, r)
        for P in ("4,906 34,912 64,928 96,924 126,930 152,914", "14,922 44,932 74,944 104,938 134,942 156,930"):
            s.line(P, 3.4, "wire", PAPER_LIGHT)
    c.tall(1.07)
    # bow of the sash behind her
    c.part([("74,496 36,470 -4,478 -8,548 30,584 78,580", 7, "sweep"), ("78,580 74,496", 0)], fill=SUMI, reg=0)
    c.part([("70,566 20,592 2,660 14,722 52,690 88,590", 7, "sweep"), ("88,590 70,566", 0)], fill=SUMI, reg=0)
    for P in ("16,512 40,506 66,526", "16,546 42,550 68,554", "24,640 46,616 70,602", "26,690 44,650 64,624"):
        c.line(P, 3.4, "nail", "#b9ab90")
    # robe: the hips go forward under the sash, the train falls away behind her and out of the picture
    c.part([("76,440 60,500 72,580 58,680 30,800 -14,896", 7.5, "sweep"), ("-14,896 30,944 92,956 154,936", 6.5), ("154,936 150,860 172,760 188,680 174,590 168,470", 8, "sweep"), ("168,470 118,446 76,440", 0)], fill=AI_PALE, bokashi=hem, deco=birds)
    c.part([("138,620 154,700 136,800 88,910 62,950", 5.5, "nail"), ("62,950 80,958 100,956", 4), ("100,956 144,840 168,730 154,620", 4.5), ("154,620 138,620", 0)], fill=GOFUN, reg=0, grain=False)
    c.line("152,640 164,730 138,840 94,950", 4, "wire", AI)
    c.lines(["84,640 74,730 30,850", "112,640 112,720 70,850", "172,640 180,700 166,760", "98,680 80,780 20,900", "150,830 140,880 144,930"], 5.2, "nail")
    # chest and sash
    c.part([("72,520 110,540 148,536 172,520", 6), ("172,520 174,590", 5), ("174,590 148,606 108,608 70,586", 6), ("70,586 72,520", 5)], fill=SUMI, reg=0)
    c.line("72,552 110,572 148,568 173,553", 6, "even", ODO)
    c.lines(["84,536 110,550 132,550", "84,590 112,598 134,596"], 3, "swell", "#b9ab90")
    # lowered near sleeve, the hand drawn up in it
    B.cuff(c, "104,566 124,590 126,628", "126,628 108,600 104,566")
    c.part([("80,440 50,490 42,560 56,612", 7.5, "sweep"), ("56,612 60,680 62,742", 6.5), ("62,742 96,756 128,742", 6), ("128,742 130,680 126,616", 6.5), ("126,616 108,600 104,560 112,500", 6, "-nail"), ("112,500 80,440", 0)], fill=AI_PALE, bokashi=edge, reg=.6,
           deco=lambda s: [plover(s, 84, 690, .9, 6), plover(s, 106, 720, .8, -10)])
    c.lines(["74,490 66,550 76,600", "98,500 88,560 96,590", "80,630 78,680 84,720"], 5.2, "nail")
    # neck, collars, face
    H = dict(s=.8, rot=19, flip=True)
    c.part([("92,424 108,466 128,490", 0), ("128,490 150,470 156,430", 0), ("156,430 92,424", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(111, 432, **H); F.neck(c); F.face_woman(c, None); c.pop()
    c.part([("96,428 108,466 138,524", 5), ("138,524 122,534", 0), ("122,534 88,476 80,440", 5), ("80,440 96,428", 5)], fill=SUMI, grain=False)
    c.part([("146,426 142,460 128,490", 5), ("128,490 138,510", 0), ("138,510 158,470 160,440", 4), ("160,440 146,426", 0)], fill=SUMI, grain=False)
    c.head(111, 432, **H); F.hair_shimada(c, comb=ODO_PALE, cord=AI, pins=False); c.pop()
    raised_sleeve(c, edge)
    return c.finish()
