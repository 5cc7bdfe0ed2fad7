# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu văn: wandering monk in a two-horned cap, a tall box on his back, a ringed staff."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


def back_box(c):
    """Wooden travelling box on legs, roofed, carried high."""
    for x in (168, 226):
        c.line("%g,520 %g,640" % (x, x + 2), 11, "even"); c.line("%g,520 %g,638" % (x, x + 2), 5, "even", "#a97f35")
    c.part([("150,196! 244,196!", 0), ("244,196! 244,560!", 0), ("244,560! 154,560!", 6), ("154,560! 150,196!", 6.5)], fill=ODO, bokashi=c.bokashi("bx", "#9a6a20", 0, 560, 0, 200, .8, 0))
    c.part([("136,198! 164,140!", 6), ("164,140! 250,136!", 6), ("250,136! 250,198!", 0), ("250,198! 136,198!", 6.5)], fill=SUMI, reg=0)
    c.line("150,188 246,186", 3, "wire", "#b9ab90"); c.line("168,150 246,146", 3, "wire", "#b9ab90")
    for y in (262, 400):
        c.line("152,%g 244,%g" % (y, y - 2), 5, "even")
    c.line("200,198 200,262", 5, "even")
    for x in (172, 190, 210, 228):
        c.line("%g,276 %g,390" % (x, x), 4, "even", "#7a5518")
    c.part([("166,214! 190,213! 190,250! 166,251! 166,214!", 3.4)], fill=GOFUN, reg=0, grain=False)
    c.part([("210,213! 236,212! 236,249! 210,250! 210,213!", 3.4)], fill=GOFUN, reg=0, grain=False)


def horned_cap(c):
    """Cloth cap whose two corners stand up; in the head's own units."""
    c.part([("-34,-34 -38,-56 -42,-86!", 6, "sweep"), ("-42,-86! -20,-84 -2,-80", 5.5), ("-2,-80 22,-90 52,-116!", 5.5), ("52,-116! 68,-82 70,-50 60,-22", 6, "sweep"), ("60,-22 38,-42 4,-50 -34,-34", 5)], fill=AI, bokashi=c.bokashi("cap", "#16304d", 0, 300, 0, 360, .7, 0))
    c.lines(["-36,-74 -28,-64 -22,-52", "48,-102 46,-78 52,-54", "0,-80 2,-66 2,-54"], 4.6, "nail")
    c.part([("-36,-30 -6,-48 28,-48 64,-26", 5), ("64,-26 62,-12", 4), ("62,-12 28,-34 -6,-34 -34,-16", 5), ("-34,-16 -36,-30", 4)], fill=PAPER_LIGHT, reg=.4, grain=False)


def ringed_staff(c):
    """Pilgrim's staff with its loop and rings."""
    B.pole(c, "50,384:1.05 46,560 38,760 32,944:.9", 12, (), "#a97f35")
    c.line("50,392 30,370 34,336 52,322 70,338 72,368 52,392", 9, "even")
    c.line("50,391 31,369 35,337 52,324 69,339 70,367 52,390", 4, "even", ODO)
    for x, y in ((32, 372), (70, 372), (40, 386)):
        R = [(x + 9 * math.cos(i * math.pi / 4), y + 9 + 9 * math.sin(i * math.pi / 4), False, None) for i in range(9)]
        c.line(R, 4, "even")
    c.line("52,322 52,308", 7, "rat")


def draw():
    c = Card("9n", seed="monk")
    c.wipe(ODO_PALE, 990, 866, 1)
    back_box(c)
    # legs in narrow white trousers: the eight with bound shins are other men
    B.bare_leg(c, "152,700", "168,766", "174,826", .94, GOFUN, None, -10)
    B.bare_leg(c, "98,700", "82,772", "78,854", 1.04, GOFUN, None, 2)
    c.lines(["70,842 80,850 94,846", "164,816 174,822 188,814", "86,768 96,776 104,770"], 4, "swell")
    # robe
    c.part([("96,448 66,520 60,620 40,752", 8, "sweep"), ("40,752 84,776 140,774 200,748", 6.5), ("200,748 202,640 206,520 182,444", 7.5, "sweep"), ("182,444 96,448", 0)], fill=SUMI, reg=0)
    for P in ("76,640 68,700 62,750", "112,660 104,720 100,772", "150,660 158,720 154,768", "180,660 184,700 180,754"):
        c.line(P, 3.8, "nail", "#b9ab90")
    c.line("46,742 86,764 140,762 198,738", 3, "wire", "#b9ab90")
    # stole with bobbles
    c.part([("112,470 94,540 88,640 92,690", 5.5), ("92,690 108,692", 4.5), ("108,692 108,620 122,540 134,490", 5.5), ("134,490 112,470", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    # rope belt
    for P, w, col in (("62,604 110,622 160,620 204,600", 16, SUMI), ("64,605 110,622 160,620 202,601", 10, PAPER_LIGHT)):
        c.line(P, w, "even", col)
    for x in range(74, 200, 16):
        y = 606 + 14 * math.sin((x - 62) / 142 * math.pi)
        c.line("%g,%g %g,%g" % (x, y - 5, x + 6, y + 9), 2.6, "even")
    # straps of the box
    c.line("170,446 160,500 176,560 200,590", 13, "even"); c.line("170,448 160,500 176,560 198,588", 7, "even", ODO_PALE)
    ringed_staff(c)
    # far arm
    c.part([("104,474 74,510 50,548", 6.5), ("50,548 62,600 80,640", 6), ("80,640 104,600 122,540", 6, "-nail"), ("122,540 104,474", 0)], fill=SUMI, reg=0)
    for P in ("96,500 72,540 72,580", "110,530 92,570 88,610"):
        c.line(P, 3.8, "nail", "#b9ab90")
    c.part([("50,548 54,574 62,600", 4, "wire"), ("62,600 70,574 64,550 50,548", 4, "wire")], fill=GREY, grain=False)
    c.part([("58,552 50,552 44,556", 0), ("44,556 42,584 58,590", 4), ("58,590 66,570 58,552", 0)], fill=FLESH, reg=0, grain=False)
    B.fist(c, 45, 572, 4, 1.15, False, F.grip)
    # near sleeve; the hand counts a rosary
    c.part([("166,454 206,500 226,570 222,640", 8, "sweep"), ("222,640 196,690 166,694", 6.5), ("166,694 156,650 146,600", 6, "-nail"), ("146,600 152,540 146,500", 6, "-nail"), ("146,500 166,454", 0)], fill=SUMI, reg=0)
    for P in ("180,490 202,550 200,620", "164,520 176,570 178,640", "212,590 208,640 186,676"):
        c.line(P, 3.8, "nail", "#b9ab90")
    c.line("147,598 156,650 167,694", 4, "wire", "#b9ab90")
    c.part([("156,600 142,592 128,590 118,596 124,602 114,606 120,613 113,619 124,624 128,630 142,628 158,632", 4, "wire"), ("158,632 156,600", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["124,602 136,601", "120,613 134,612", "124,624 136,620"], 2.4, "-swell")
    for i in range(12):
        a = math.pi * (.05 + .9 * i / 11)
        dot(c, 124 + 22 * math.cos(a), 626 + 52 * math.sin(a), 6.4, SUMI, 8)
        dot(c, 124 + 22 * math.cos(a), 626 + 52 * math.sin(a), 3.4, ODO_PALE, 7)
    c.flush()
    # neck, collar, head
    c.part([("104,450 116,490 130,524", 0), ("130,524 152,484 158,444", 0), ("158,444 104,450", 0)], fill=FLESH, reg=0, grain=False)
    c.push(114, 396, -4, 1.12); F.neck(c, 4.6); c.pop()
    c.part([("158,438 146,478 118,534 110,580", 5.5), ("110,580 128,586", 0), ("128,586 138,540 166,486 176,446", 5.5), ("176,446 158,438", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.part([("94,452 102,486 118,518", 5), ("118,518 126,504", 0), ("126,504 114,480 108,452", 4), ("108,452 94,452", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.push(114, 396, -4, 1.12)
    F.face_man(c, 1.1, kind="gaunt"); F.ear(c); B.side_hair(c)
    c.line("-17,25:.9 -30,29:.8 -38,40:.2", 6, "flat"); c.line("-15,25:.9 -4,29:.8 2,40:.2", 6, "flat")
    c.blob("-22,54! -14,50 -6,54! -12,80!")
    horned_cap(c)
    c.pop()
    return c.finish()
