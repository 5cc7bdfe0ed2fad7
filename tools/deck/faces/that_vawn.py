# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất văn: man in a long striped robe leans back under a lantern to read a long white letter, which falls across him."""
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


# kana of the grass hand, in a square of ten: one stroke, told from the head of the sign; the brush's pressure stands at its points
KANA = {
    "ひ": "1.4,3:1 4.8,2.2:.6 2.4,6:1.2 5,9:1.1 7.2,3:.8 9,6:.8", "と": "3.2,1.4:1.1 4.8,4.6:.6 8,3:.4 3.2,7:1.2 8.5,9:.6", "ふ": "4,1:1 6.4,2.5:.6 4.6,5:.7 6.6,7:1.2 2,8:.5 9.2,7.5:1",
    "て": "1.4,3.2:1 8.8,2.2:.7 4.4,5.5:.9 7.8,9.4:.5", "し": "3.6,0:1.2 3,6:.9 4.5,9.4:1.1 8.4,7:.3", "め": "2.4,2:1 4.8,8:.4 6.6,1.4:.8 2,8:1 3,4.5:.6 8.6,6:1.2 5.6,9.6:.4",
    "ま": "1.8,3:.7 8.2,2.6:.9 2.6,5.4:.5 7.8,5:.9 3,8.6:.7 8.6,9.2:1", "い": "1.8,2.6:1 2.4,8.2:1 7.4,3:.4 8.8,7:1.1", "ら": "4,1:1 6.8,2.6:.5 2.6,7:1 7.5,5.6:.9 6.5,9:.9 3.5,9.8:.4",
    "せ": "1.2,4.6:.8 9.2,3.2:1 6.8,6:.4 3.4,2:.6 3.6,8.6:1 8.8,8.8:.5", "か": "1.4,4.2:.7 6.4,3.6:.9 5.6,9:1 3.6,5:.5 8.4,3:1.1", "く": "7.4,1:.8 2.8,5:1.1 7.6,9.4:1",
    "の": "5.6,2.6:.7 2,7.8:.9 2.4,3.6:.7 8.8,4.4:1.3 5,9.6:.4", "そ": "2.8,1.8:.9 7.4,1.4:.6 2.2,5:.9 9,4.2:.7 5,6.6:.8 7.8,9.6:.6", "う": "4,1:1 6.8,2.4:.5 2.4,5:.6 7.8,5:1.2 3.6,9.9:.4",
    "さ": "1.6,3.4:.7 8.8,2.6:1 4.5,1:.4 6.6,6:.9 3,7.2:.5 7.6,9.4:.8", "り": "2.8,1.6:1 2.8,5.4:1 7,1.6:.4 7.4,6:1.2 3.6,9.9:.4", "な": "1.6,3:.7 6.6,2.4:1 2,7:.5 8.6,3.6:.6 6.2,8.6:.9 3.8,7.8:.6 9.2,9.2:.8",
    "は": "1.8,1.6:1 2,8.8:1 5,3.4:.4 9,3.2:.9 6.8,8.6:.8 4.6,7.8:.6 9.4,9:.8", "も": "4.8,1:1.1 3.6,8:.9 7.8,8.6:1 8,5:.4 2,4.4:.5 7,6.4:.8", "た": "1.4,3.2:.7 6.8,2.4:1 1.8,8.6:.6 6,5:.5 9,5.6:.8 5.2,8.2:.5 9.6,9:.7",
    "へ": "1,6.6:.8 3.8,3.2:1 9.4,8.2:.7", "候": "3.6,1:1.1 4.8,2.6:.5 2.4,5.4:1 6.4,5.4:.6 2,9.8:1.2",
}
# his letter, a line a column: 一筆示し参らせ候 花の盛りとなり候 その里へいざ参りたく候 友も参り候 桜眺め 少々歌の楽しさ めでたくかしく
BEGINS = "ひとふて しめし まいらせ候 はなの さかりと なり候 その さとへ".split()
GOES_ON = "いさ まいり たく候 ともも まいり候 さくら なかめ せうせう うたの たのしさ めてたく かしく".split()
# how long the columns are, of the paper's width
LONG = (.9, .74, .96, .66, .9, .8, .58, .86)


def writing(c, left, right, columns, k):
    """Columns of kana across a strip of paper, from its left edge to its right, k wide each sign; the brush is not lifted within a column."""
    r = Rng(("letter", columns[0]))
    L, R = PT._evenly(left, len(columns) + 1), PT._evenly(right, len(columns) + 1)
    for i, (signs, (ax, ay), (bx, by)) in enumerate(zip(columns, L[1:-1], R[1:-1])):
        far = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / far, (by - ay) / far
        high = [r(.8, 1.25) for _ in signs]
        down, unit = far * .05 + r(0, 4), (far * LONG[i % len(LONG)] - 4) / max(2.4, sum(high))
        way, aside = [], r(-1, 1)
        for j, (sign, h) in enumerate(zip(signs, high)):
            wide, h, aside = k * r(.82, 1.14), h * unit, aside + r(-1.2, 1.2)
            # the head of a sign is to the left: its own right goes up the strip
            P = [(down + y * h / 9.6, (x - 5) * wide / 10 + aside, w) for x, y, _, w in pts(KANA[sign])]
            if way:     # a hair of ink from sign to sign
                (v, x, _), (w, y, _) = way[-1], P[0]
                way.append(((v + w) / 2, (x + y) / 2, .2))
            way += P
            down += h
        c.line([(ax + ux * v + uy * x, ay + uy * v - ux * x, False, w) for v, x, w in way], k * .2, "flat", rough=0)


def cherry(c, x, y, r, turn):
    """A blossom of five notched petals."""
    for q, colour in ((r + 1.8, SUMI), (r, PAPER_LIGHT)):
        P = []
        for i in range(5):
            for a, k, corner in ((0, .46 if q == r else .62, True), (20, .96, False), (36, .82, True), (52, .96, False)):
                t = math.radians(turn + 72 * i + a)
                P.append((x + q * k * math.cos(t), y + q * k * math.sin(t), corner, None))
        c.ink(shape_d_ccw(P), colour)
    dot(c, x, y, r * .2, "#8f6a2d", 5)
    for i in range(0 if c.pure else 5):
        t = math.radians(turn + 72 * i + 36)
        c.line([(x + r * .2 * math.cos(t), y + r * .2 * math.sin(t), False, 1), (x + r * .55 * math.cos(t), y + r * .55 * math.sin(t), False, .3)], 1.6, "flat", "#8f6a2d", 0)


def letter(c):
    left, right = "187,298! 187,370 174,440 146,506 102,588 66,668 46,744 16,806 -12,836!", "237,302! 236,384 220,470 190,542 148,616 112,696 92,772 60,850 16,900 -12,914!"
    c.part([(left, 5.5, "body"), ("-12,836! -12,914!", 0), (" ".join(right.split()[::-1]), 6.5, "-body"), ("237,302! 187,298!", 4.4, "wire")], fill=GOFUN, reg=0, grain=False,
           deco=lambda s: s.fill("-20,926! 20,876 66,800 92,724 122,640 170,556! 206,560! 150,650 110,770 70,860 -10,930!", PAPER))
    writing(c, "187,312 187,370 174,440 146,502", "237,314 236,384 220,470 192,538", BEGINS, 14)
    writing(c, "136,524 102,588 66,668 46,744 16,808", "186,548 148,616 112,696 92,772 60,854", GOES_ON, 15)
    c.lines(["140,516 154,540 158,566", "184,552 168,560 156,580", "52,720 72,738 82,768", "26,790 44,806 54,838"], 4, "nail")


def draw():
    c = Card("7n", seed="fat1")
    stripes = lambda left, right, n: PT.flowing(left, right, n, (4, 1.6), AI_PALE)
    c.fade(ODO_PALE, 990, 818, 1)
    # evening, but for the light: the letter stands out from it
    c.fade(YUU, 10, 760, 1)
    glow(c, 186, 112, 112, PAPER_LIGHT, .85)
    c.line("186,6 186,40", 4, "even")
    lantern(c, 186, 108, .84)
    F.blossom(c, 186, 111, 17, SUMI, PAPER_LIGHT, 6)
    # the garden's cherry in the lantern's light, its petals coming down
    for P, w in (("250,188:1.2 226,210:1 204,218:.9 180,234:.8 160,240:.5 142,258:.2", 9), ("206,217:1 196,232:.8 188,252:.2", 5), ("226,209:1 214,198:.8 206,196:.2", 4.6), ("176,236:1 160,228:.7 148,230:.2", 4.6)):
        c.line(P, w, "flat")
    for x, y, k, turn in ((222, 214, 11, 10), (203, 222, 12, 40), (180, 232, 11, 0), (189, 254, 9, 20), (152, 248, 10, 50), (206, 196, 8, 30), (150, 229, 7, 5)):
        cherry(c, x, y, k, turn)
    for x, y in ((138, 262), (191, 264), (168, 244), (216, 200)):
        dot(c, x, y, 3.4, SUMI, 7)
        dot(c, x, y, 1.8, PAPER_LIGHT, 7)
    c.flush()
    for x, y, k in ((146, 300, 1), (118, 272, .9), (24, 380, 1), (30, 918, 1), (78, 946, 1.1), (150, 936, 1), (112, 966, .9), (54, 968, 1)) if not c.pure else ():
        c.push(x, y, x * 7 % 90, k)
        c.fill("-5,0 -1,-3.4 5,-2 6,1! 3,2 0,3", PAPER_LIGHT)
        c.pop()
    # clogs: the weight on the hind one, the other a step ahead
    clog(c, 144, 868, 2); clog(c, 210, 838, -5)
    c.part([("164,780 168,800 168,824", 4.5, "wire"), ("168,824 194,822", 0), ("194,822 192,800 194,780", 4.5, "wire"), ("194,780 164,780", 0)], fill=GOFUN, reg=0, grain=False)
    # the far arm is raised from its shoulder, bent at the elbow; the sleeve has slipped down to there, its mouth turned up, its bag hanging
    raised = (176, 462), (189, 330), -4, 1.1
    B.cuff(c, "146,446 160,420 188,416 208,428", "208,428 204,452 178,462 146,446")
    HD.hold(c, HD.pinch, *raised, width=15)
    c.line("166,428 173,436 184,434", 2.4, "swell")
    c.part([("122,420 136,416 146,444", 7, "body"), ("146,444 164,456 190,450 208,428", 5, "sweep"), ("208,428 226,500 230,580 220,640", 7.5, "sweep"), ("220,640 196,652 168,634", 6), ("168,634 138,602", 0), ("138,602 130,540 122,420", 0)], fill=AI, bokashi=wiped(DEEP, 655, 500, .9),
           deco=stripes("126,424 140,500 152,540 158,640", "176,410 206,440 230,520 226,650", 5))
    c.lines(["150,450 176,482 200,560", "204,442 204,500 214,580", "144,448 160,500 166,566"], 5, "nail", DEEP)
    # the robe: hips thrust forward, the back hollow, the train swept out behind him
    c.part([("58,436 38,510 56,590 40,690 16,780 -16,880", 8, "sweep"), ("-16,880 24,900 62,894 90,876 114,860 152,856", 6.5), ("152,856 170,832 200,804", 6), ("200,804 206,760 198,680 178,600 164,500 140,426", 8, "-sweep"), ("140,426 134,404 88,396 72,410 58,436", 0)], fill=AI, bokashi=wiped(DEEP, 905, 720, 1),
           deco=stripes("52,440 32,510 48,590 30,690 0,780 -40,890", "146,430 170,500 184,600 206,680 214,750 212,850", 11))
    # the lap opens with the step
    c.part([("152,640 164,720 158,796 138,858", 6, "nail"), ("138,858 150,856 166,840", 4), ("166,840 184,794 178,720 162,640", 4.5, "-nail"), ("162,640 152,640", 0)], fill=ODO_PALE, reg=0)
    c.lines(["74,650 60,740 20,880", "104,664 100,770 72,890", "172,660 194,740 196,832", "60,680 44,760 4,870", "128,660 130,750 112,870"], 5.4, "nail", DEEP)
    # sash
    c.part([("54,556 92,600 140,606 172,584", 6), ("172,584 184,640", 5), ("184,640 148,662 92,652 52,610", 6), ("52,610 54,556", 5)], fill=SUMI)
    for P in ("62,580 96,618 138,624", "124,646 156,640 178,622", "62,602 88,632 112,642"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # breast and collars
    c.head(100, 408, -13, .79, True); F.neck(c, 4.8); c.pop()
    c.part([("84,402 98,440 118,470", 0), ("118,470 134,440 134,406", 0), ("134,406 84,402", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("82,394 98,430 124,474", 4.5), ("124,474 134,454 108,424 96,394", 4.5), ("96,394 82,394", 4)], fill=GOFUN, reg=0, grain=False)
    c.part([("74,400 86,440 118,506 144,576", 5.5), ("144,576 160,566 142,508 124,470", 0), ("124,470 102,434 88,398", 5), ("88,398 74,400", 4)], fill=SUMI, reg=0, grain=False)
    c.part([("142,412 144,440 132,488", 5), ("132,488 120,466 130,438 132,408", 4.5), ("132,408 142,412", 4)], fill=SUMI, reg=0, grain=False)
    # near sleeve: the elbow drawn back, its bag hanging
    near = (44, 566), (152, 498), 24, 1.14
    c.part([("62,430 34,480 16,546 28,590", 8.5, "sweep"), ("28,590! 20,650 30,730", 7, "body"), ("30,730 64,748 98,730", 6.5), ("98,730 108,650 116,596", 7, "-body"), ("116,596 126,548 102,492", 5.5), ("102,492 98,480 96,464", 6, "-nail"), ("96,464 62,430", 0)], fill=AI, reg=.4, bokashi=wiped(DEEP, 760, 600, 1),
           deco=stripes("58,432 24,490 6,556 20,600 14,660 24,740", "96,462 112,510 130,550 116,620 106,740", 7))
    B.cuff(c, "102,492 82,536 116,596", "116,596 128,548 102,492")
    c.lines(["28,590 54,578 84,546", "31,602 62,604 94,578", "34,612 56,640 68,700", "66,440 44,496 34,566", "72,446 62,500 76,540", "112,604 94,650 86,724"], 5, "nail", DEEP)
    # the letter, from the hand by the lantern past the other, across him and out of the picture
    letter(c)
    HD.hold(c, HD.pinch, *raised, seen=20)       # its finger and thumb lie on the paper
    # the forearm comes out under the sleeve's edge
    c.inside(pts("104,488! 90,508 83,536 92,566 116,596! 250,600! 250,400! 104,400!"), lambda s: HD.hold(s, HD.pinch, *near), 0)
    c.line("104,488:.8 90,508:1 83,536:1 92,566:.8 114,594:.4", 7, "flat")
    c.line("60,434 72,412 86,396", 6, "sweep"); c.line("136,404 146,414 156,424", 6, "-sweep")
    # crest on the shoulder
    c.fill([(60 + 12 * math.cos(i * math.pi / 5), 482 + 12 * math.sin(i * math.pi / 5), False, None) for i in range(10)], PAPER_LIGHT)
    F.blossom(c, 60, 482, 11, SUMI, PAPER_LIGHT)
    # head, thrown back to the light
    c.head(100, 408, -13, .79, True)
    F.face_man(c, .9, kind="official")
    # his eyes are upon the line beside the upper hand
    c.fill("-11,-3 -4,-11 8,-13 22,-9 12,0 -2,1", FLESH); c.fill("-35,-6 -30,-12 -22,-9 -18,-4 -26,0", FLESH)
    c.blob("-10.4,-5.6 -8,-10 -3,-11.4 .4,-8.6 -1,-4.6 -5.4,-3.2"); c.blob("-34.6,-8 -32,-11.4 -27.6,-11 -26.4,-7.6 -29,-5 -33,-5.4")
    c.lines(["-11,-5:.5 -6,-12:1 6,-13.6:1 22,-8:.3", "-35,-7.6:.5 -31,-12.4:1 -24,-11:.9 -18,-6:.4"], 3.6, "flat")
    c.line("-9,-3.4:.5 0,-1:.9 14,-4:.4", 1.7, "flat"); c.line("-33,-5:.5 -27,-3:.9 -21,-5:.4", 1.7, "flat")
    F.ear(c); F.hair_chonmage(c, knot="long")
    c.pop()
    return c.finish()
