# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất văn: man in a long striped robe leans back to read a long white letter by the light of a lantern."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

DEEP = "#16304d"


def clog(c, x, y, rot=0):
    """High clog and the sock in it."""
    c.push(x, y, rot, 1, True)
    c.part([("-6,6! 48,6! 48,15! -6,15! -6,6!", 4)], fill=ODO)
    c.part([("2,15! 12,15! 12,30! 2,30! 2,15!", 3.5)], fill=ODO); c.part([("32,15! 42,15! 42,30! 32,30! 32,15!", 3.5)], fill=ODO)
    c.part([("-3,4 3,-9 16,-18", 4.5, "wire"), ("16,-18 44,-18", 0), ("44,-18 46,-4 42,6", 4.5, "wire"), ("42,6 18,8 -3,4", 4.5, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("8,2:.8 13,-8 22,-12", 3.6, "flat"); c.line("-1,-1 3,2 3,5", 2, "swell")
    c.pop()


def writing(c, left, right, n, seed):
    """Columns of running hand across a strip of paper, from its left edge to its right: each begins and ends where it likes."""
    r = Rng(("letter", seed))
    L, R = PT._evenly(left, n), PT._evenly(right, n)
    for (ax, ay), (bx, by) in zip(L[1:-1], R[1:-1]):
        k = math.dist((ax, ay), (bx, by))
        nx, ny = (ay - by) / k, (bx - ax) / k
        t, end = r(.06, .2), r(.62, .93)
        while t < end - .16:
            long = min(r(.2, .46), end - t)
            P = []
            for i in range(6):
                u, off = t + long * i / 5, r(1, 2.8) * (1 if i % 2 else -1)
                P.append((ax + (bx - ax) * u + nx * off, ay + (by - ay) * u + ny * off, False, r(.4, 1.3)))
            c.line(P, 3.4, "swell")
            t += long + r(.04, .08)


def letter(c):
    left, right = "187,298! 184,360 178,430 172,496 182,570 182,646 168,718 140,776 100,818!", "236,302! 236,366 232,436 228,500 237,580 237,662 223,750 188,820 136,870!"
    c.part([(left, 5.5, "body"), ("100,818! 114,836 116,852 136,870!", 4.4, "wire"), (" ".join(right.split()[::-1]), 6, "-body"), ("236,302! 187,298!", 4.4, "wire")], fill=GOFUN, reg=0, grain=False,
           deco=lambda s: s.fill("136,880! 170,806 200,748 216,660 219,580 228,462! 246,462! 250,700 210,830 150,890!", PAPER))
    writing(c, "187,304 184,360 178,430 174,486", "236,308 236,366 232,436 228,490", 11, 1)
    writing(c, "176,522 182,570 182,646 168,718 140,776 106,814", "230,518 237,580 237,662 223,750 188,820 140,864", 21, 2)
    c.lines(["178,516 186,560 186,604", "226,520 231,570 228,612", "168,718 190,738 198,764", "112,810 130,824 138,844"], 4, "nail")


def draw():
    c = Card("7n", seed="fat1")
    stripes = lambda left, right, n: PT.flowing(left, right, n, (6.4, 2.2), AI)
    c.fade(ODO_PALE, 990, 818, 1)
    c.fade(GREY_PALE, 540, 250, .9); c.fade(GREY_PALE, 540, 850, .9)       # evening, but for the light: the letter stands out from it
    c.line("186,6 186,40", 4, "even")
    lantern(c, 186, 108, .84)
    F.blossom(c, 186, 111, 17, SUMI, PAPER_LIGHT, 6)
    # clogs: the weight on the hind one, the other a step ahead
    clog(c, 108, 868); clog(c, 192, 838, -3)
    # far sleeve, slipped to the elbow of the raised arm, its bag hanging
    raised = (158, 436), (188, 328), -8, .88
    HD.hold(c, HD.pinch, *raised)
    c.part([("126,424 138,428 150,418", 7, "body"), ("150,418 172,408 190,414 204,432", 5), ("204,432 216,500 218,570 210,606", 7.5, "sweep"), ("210,606 186,616 160,602", 6), ("160,602 138,602", 0), ("138,602 130,540 126,424", 0)], fill=AI_PALE, bokashi=wiped(AI, 625, 500, .7),
           deco=stripes("126,424 140,500 152,540 154,610", "176,410 206,440 222,520 218,612", 5))
    c.lines(["184,422 176,480 184,560", "196,450 202,520 198,580", "150,440 160,490 166,560"], 5, "nail", DEEP)
    # the robe: it falls from a body that leans back, and sweeps the ground behind him
    c.part([("58,440 44,520 50,640 36,740 10,870", 8, "sweep"), ("10,870 40,890 92,884 138,866", 6.5), ("138,866 168,850 188,836", 6), ("188,836 190,760 172,680 152,600 146,500 140,430", 8, "-sweep"), ("140,430 134,404 88,396 72,410 58,440", 0)], fill=AI_PALE, bokashi=wiped(AI, 905, 750, .7),
           deco=stripes("52,440 36,540 42,640 26,740 -4,880", "146,430 152,500 158,600 180,680 196,750 194,850", 9))
    # the lap opens with the step
    c.part([("130,640 142,720 136,790 112,880", 6, "nail"), ("112,880 130,874 144,864", 4), ("144,864 164,790 158,720 140,640", 4.5, "-nail"), ("140,640 130,640", 0)], fill=ODO_PALE, reg=0)
    c.lines(["70,650 62,740 30,870", "96,660 96,760 72,878", "150,660 174,740 178,832", "60,680 46,760 22,850"], 5, "nail", DEEP)
    c.line("16,864 46,881 94,876 112,870", 3.6, "wire", PAPER_LIGHT); c.line("148,854 168,843 184,832", 3.6, "wire", PAPER_LIGHT)
    # sash
    c.part([("46,568 88,604 128,606 154,586", 6), ("154,586 160,634", 5), ("160,634 132,656 86,654 46,618", 6), ("46,618 46,568", 5)], fill=SUMI)
    for P in ("56,590 92,620 126,622", "112,640 140,632 154,618", "58,610 84,634 106,640"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # breast and collars
    c.head(102, 408, -17, .79, True); F.neck(c, 4.8); c.pop()
    c.part([("86,402 100,440 118,470", 0), ("118,470 134,440 134,406", 0), ("134,406 86,402", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("84,394 98,430 122,470", 4.5), ("122,470 132,452 108,424 98,394", 4.5), ("98,394 84,394", 4)], fill=GOFUN, reg=0, grain=False)
    c.part([("76,400 88,440 116,500 132,570", 5.5), ("132,570 148,562 138,506 122,468", 0), ("122,468 102,434 90,398", 5), ("90,398 76,400", 4)], fill=SUMI, reg=0, grain=False)
    c.part([("142,412 142,440 130,484", 5), ("130,484 120,466 130,438 132,408", 4.5), ("132,408 142,412", 4)], fill=SUMI, reg=0, grain=False)
    # the letter, from the hand by the lantern past the other and out on the wind
    letter(c)
    HD.hold(c, HD.pinch, *raised, seen=20)       # its finger and thumb lie on the paper
    # near arm: out of its sleeve to the letter, which it draws taut
    HD.hold(c, HD.pinch, (78, 566), (177, 496), 8, .88)
    c.part([("62,434 36,482 22,548 34,588", 8.5, "sweep"), ("34,588! 36,650 50,726", 7, "body"), ("50,726 84,738 114,722", 6.5), ("114,722 118,650 122,590", 7, "-body"), ("122,590 138,560 126,522", 5.5), ("126,522 108,506 98,468", 6, "-nail"), ("98,468 62,434", 0)], fill=AI_PALE, reg=.4, bokashi=wiped(AI, 750, 610, .75),
           deco=stripes("58,436 28,490 14,556 30,600 30,660 44,736", "98,462 118,510 136,550 120,620 120,730", 6))
    c.lines(["34,588 60,580 84,558", "38,606 64,604 96,580", "82,470 76,510 100,540", "112,584 102,640 104,690", "52,632 56,670 70,704", "60,480 46,520 44,552", "66,438 84,450 98,468"], 5, "nail", DEEP)
    c.line("54,718 84,729 110,716", 3.4, "wire", PAPER_LIGHT)
    c.line("62,436 72,412 88,398", 6, "sweep"); c.line("136,404 146,414 156,426", 6, "-sweep")
    # crest on the shoulder
    c.fill([(62 + 12 * math.cos(i * math.pi / 5), 486 + 12 * math.sin(i * math.pi / 5), False, None) for i in range(10)], PAPER_LIGHT)
    F.blossom(c, 62, 486, 11, SUMI, PAPER_LIGHT)
    # head, thrown back to the light
    c.head(102, 408, -17, .79, True)
    F.face_man(c, .9, kind="official"); F.ear(c); F.hair_chonmage(c, knot="long")
    c.pop()
    return c.finish()
