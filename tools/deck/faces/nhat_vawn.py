# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất văn: lady in worn indigo, her long sleeve raised before her face, on an evening shore."""
import math

from card import *
from scenery import *
from tam_vanj import swing
import bodies as B, figures as F


def plover(s, x, y, k, rot=0):
    """Small bird of the shore, reserved in white."""
    s.push(x, y, rot, k)
    s.fill("-16,2! -8,-6 2,-8 12,-6! 20,-14! 18,-2 10,8 -2,10", PAPER_LIGHT)
    s.fill("-4,-6! -10,-20! 4,-14 8,-5!", PAPER_LIGHT)
    s.pop()


def bird(c, x, y, k, rot=0):
    """The same bird alive, its wings up."""
    c.push(x, y, rot, k)
    c.part([("-22,2! -13,-8 0,-9 14,-6 24,2!", 3.4, "wire"), ("24,2! 10,9 -6,9 -22,2!", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.part([("-6,-8! -16,-20 -14,-34!", 3.2, "wire"), ("-14,-34! 0,-26 8,-8!", 3.2, "wire"), ("8,-8! -6,-8!", 0)], fill=GOFUN, reg=0, grain=False)
    c.part([("2,-8! 8,-22 22,-32!", 3, "wire"), ("22,-32! 22,-18 14,-6!", 3, "wire"), ("14,-6! 2,-8!", 0)], fill=GREY_PALE, reg=0, grain=False)
    c.blob("-15,-4 -13,-6 -11,-4 -13,-2"); c.line("-22,2 -28,4", 2.2, "rat"); c.line("-12,-26 -15,-34", 3.4, "flat"); c.line("18,-26 22,-32", 3.4, "flat")
    c.pop()


def shore(c):
    """Evening by the sea: plovers overhead, the water far off, one sail."""
    c.fade(YUU, 10, 320, .95)
    c.fade(ODO_PALE, 774, 620, .8)
    c.fade(AI_PALE, 776, 870, 1)
    c.fade(ODO_PALE, 992, 860, 1)
    c.line("10,776:.8 120,775:1 240,776:.7", 3.2, "flat", AI)
    for x, k in ((218, 1), (182, .62)):
        c.push(x, 776, 0, k)
        c.part([("-11,-6! -8,-38! 2,-37 12,-39!", 3, "wire"), ("12,-39! 15,-22 11,-6!", 3, "wire"), ("11,-6! -11,-6!", 0)], fill=GOFUN, reg=0, grain=False)
        c.lines(["-3,-37 -4,-22 -3,-7", "5,-38 6,-22 5,-7"], 1.4, "even"); c.line("-24,-3 -12,4 12,4 20,-5", 4.6, "swell")
        c.pop()
    for P in ("176,800 200,796 232,802", "20,800 36,796 52,800", "186,826 214,820 240,826"):
        c.line(P, 3, "swell", GOFUN)
    for x, y, k, r in ((206, 92, .92, -10), (154, 152, .78, -4), (214, 190, .68, 8), (158, 66, .56, -14)):
        if k > .7 or not c.pure:
            bird(c, x, y, k, r)


def raised_sleeve(c, edge):
    """The long sleeve drawn up before mouth and chin, two finger-tips pinching its hem, its bag hanging to the knee."""
    c.part([("132,556 154,512 146,470 110,446", 6.5, "sweep"), ("110,446 120,428 146,414 184,408 216,410", 6), ("216,410 248,456 256,570 252,716", 7.5, "sweep"),
            ("252,716 210,738 172,728", 6), ("172,728 178,646 170,590 132,556", 6, "-nail")], fill=AI_PALE, bokashi=edge, reg=.6,
           deco=lambda s: [plover(s, 206, 676, 1, -6), plover(s, 192, 626, .9, 10), plover(s, 220, 590, .8, 0), plover(s, 198, 710, .9, 4), plover(s, 216, 520, .7, -8)])
    # the hem doubled, its lining seen
    c.part([("110,446 120,428 146,414 184,408 216,410", 0), ("216,410 218,422", 4), ("218,422 186,422 150,428 128,441 120,452", 4, "wire"), ("120,452 110,446", 4)], fill=GOFUN, reg=0, grain=False)
    c.lines(["177,434 168,490 144,552", "181,434 180,500 166,580", "185,434 196,510 200,610", "190,433 216,496 230,590", "195,431 232,470 250,540", "172,436 152,460 128,466"], 4.8, "nail")
    # the hidden hand: two finger-tips come over the hem and pinch it
    c.pop()
    F.skin(c, ("181,374.5 184.5,366 190,362.5 194.6,366 194.4,373 190.5,383 184,393 178.6,399.5 175.4,399 175.6,394 178.6,384 181,374.5", 2.3, "wire"))
    F.skin(c, ("195.4,373 199,364.5 204.5,361.5 208.8,365.5 208,373 202.6,382 195,391.5 188.6,398 185.4,397.2 186,392 190.6,382 195.4,373", 2.3, "wire"))
    c.lines(["184.4,371.4 188,369 191.6,371.2", "199,369.6 202.4,367.4 206,370"], 1.3, "swell")


def draw():
    c = Card("1n", seed="sleeve")
    shore(c)
    hem = wiped("#1b3656", 955, 640, 1)
    edge = wiped("#1f3d60", 740, 540, .95)

    def birds(s):
        for x, y, k, r in ((84, 716, .8, 0), (118, 770, 1, -10), (58, 790, .9, 12), (84, 852, 1.1, 0), (26, 870, 1, -14), (128, 900, 1, 8), (172, 716, .7, -4)):
            plover(s, x, y, k, r)
        for P in ("4,906 34,912 64,928 96,924 126,930 152,914", "14,922 44,932 74,944 104,938 134,942 156,930"):
            s.line(P, 3.4, "wire", PAPER_LIGHT)
    c.tall(1.07)
    swing(c, 420, 950, -12)
    # bow of the sash behind her
    c.part([("74,496 36,470 -4,478 -8,548 30,584 78,580", 7, "sweep"), ("78,580 74,496", 0)], fill=SUMI, reg=0)
    c.part([("70,566 20,592 2,660 14,722 52,690 88,590", 7, "sweep"), ("88,590 70,566", 0)], fill=SUMI, reg=0)
    for P in ("74,508 44,494 14,500 4,512", "74,520 46,520 22,532 8,548", "76,534 52,546 34,562", "80,584 50,610 28,650 24,700", "84,592 62,626 46,664 40,694", "74,584 44,596 22,630 12,668"):
        c.line(P, 3.2, "nail", "#b9ab90")
    c.line("70,500 38,484 8,492", 3.4, "wire", ODO); c.line("14,676 26,700 46,680", 3.4, "wire", ODO)
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
    c.lines(["84,446 66,500 62,580", "88,452 84,520 90,584", "112,566 84,596 66,596", "116,590 96,640 82,720", "120,604 112,660 108,736"], 4.8, "nail")
    # neck, collars, face
    H = dict(s=.82, rot=15, flip=True)
    c.part([("92,424 108,466 128,490", 0), ("128,490 150,470 156,430", 0), ("156,430 92,424", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(111, 432, **H); F.neck(c); F.face_woman(c, None); c.pop()
    c.part([("96,428 108,466 148,542", 5), ("148,542 128,552", 0), ("128,552 90,478 80,440", 5), ("80,440 96,428", 5)], fill=SUMI, grain=False)
    c.part([("146,426 142,460 129,492", 5), ("129,492 140,514", 0), ("140,514 166,470 166,434", 4), ("166,434 146,426", 0)], fill=SUMI, grain=False)
    c.head(111, 432, **H); F.hair_shimada(c, comb=ODO_PALE, cord=AI, pins=False); c.pop()
    c.pop()
    raised_sleeve(c, edge)
    return c.finish()
