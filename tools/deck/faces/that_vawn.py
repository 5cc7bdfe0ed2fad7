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


# kana of the running hand, in a square of ten: strokes, told from the head of the sign; the brush's pressure stands at their points
KANA = {
    "ひ": ("1.4,3:1 4.8,2.2:.6 2.4,6:1.2 4.4,9:1.1 7,7:.7 7.2,2.4:.8 9.4,6:1",),
    "と": ("3.2,1.4:1.2 4.8,4.6:.6", "8.2,2.8:.5 3.6,5.6:1.1 3.2,8:1.2 5,9.2:.9 9,8.8:.5"),
    "ふ": ("3.8,1.2:1.1 6.4,2.2:.6 4.6,4.2:.6 6.8,6.6:1.2 5,9:.9 3.2,8:.4", "2.4,6:.6 1,8.6:1.1", "7.8,5.4:.5 9.4,8:1.2"),
    "て": ("1.4,3.2:1 8.8,2.2:.7 4.4,5.2:.9 4.4,8:1.2 7.8,9.4:.4",),
    "し": ("3.6,1:1.2 3,6:.8 3.8,9:1.1 6.4,9:.8 8.8,6.6:.3",),
    "め": ("2.4,2.2:1 4,6:.8 4.8,8:.4", "6.6,1.4:.9 4.6,7:.8 2,8.4:1 1.6,6.2:.7 5.2,3.6:.7 8.8,5:1.2 8.4,7.8:1 5.6,9.6:.3"),
    "ま": ("1.8,3:.7 8.2,2.6:1", "2.6,5.2:.6 7.8,4.8:.9", "5.2,1:1.1 5,7.8:.8 3,9.2:.8 2.4,7.8:.6 5.4,7.6:.8 8.6,9.2:1"),
    "い": ("1.8,2.6:1 1.6,6:1.2 3,8.6:1 4.2,6.4:.3", "7.2,2.6:.6 9,4.8:1.2 8.8,6.8:.4"),
    "ら": ("4,1:1 6.8,2.2:.6", "3.4,3.4:.8 2.6,7:1 6.2,5:.6 8.6,6.8:1.2 7,9:.9 3.8,9.8:.3"),
    "せ": ("1.2,4.6:.8 9.2,3.2:1", "7,1.2:.9 6.8,6:.8 5.4,6.4:.3", "3.4,1.8:1 3.2,7.6:.8 5,9.2:1.1 8.8,8.8:.4"),
    "か": ("1.4,4.2:.7 6.2,3.2:.9 6.6,5.4:1.1 5.4,9:1 4,8:.3", "4.4,1.2:1 3.8,5:.8 1.6,9.2:.4", "7.8,2.4:.6 9.4,5.2:1.2"),
    "く": ("7.4,1:.8 2.8,5:1.1 7.6,9.4:1",),
    "の": ("5.6,2.6:.7 4.2,7.4:.9 2,7.8:.8 1.8,4.8:.6 5.4,2.2:.8 8.8,4.4:1.3 8.4,7.4:1 5,9.6:.3",),
    "そ": ("2.8,1.8:.9 7.4,1.4:.6 2.2,5:.9 9,4.2:.7 5,6.6:.8 5,8.8:1.1 7.8,9.6:.4",),
    "う": ("4,1:1 6.8,2.2:.6", "2.4,4.4:.8 6.2,3.4:.7 8.2,5.4:1.2 6.8,8:1 3.6,9.9:.3"),
    "さ": ("1.6,3.6:.7 8.8,2.6:1", "4,.8:1 7,6.2:.6", "2.8,6.4:.8 3.4,9:1.1 7.8,9.2:.5"),
    "り": ("2.8,1.6:1 2.6,5:1.2 4,3.4:.3", "7,1.2:.8 7.6,5.2:1.2 6,8.4:.9 3.6,9.9:.3"),
    "な": ("1.6,3:.7 6.4,2.2:1", "4.4,.8:1 3.2,5.2:.8 1.4,7.2:.4", "7.6,2:.6 9.2,4:1", "6.4,4.4:.9 6.4,8.4:.8 4.4,9.2:.9 3.8,7.8:.6 6.6,7.4:.7 9.2,9.2:1"),
    "は": ("1.8,1.6:1 1.4,5:.9 2.4,9.2:1", "4.2,3.6:.6 9.4,3:1", "7,1.2:1 7,8:.8 4.8,9:.9 4.8,7.4:.6 9.4,9:1"),
    "も": ("4.8,1:1.1 3.4,6.6:.8 4.6,9.2:1 7.8,9:1.1 8.6,6.2:.3", "2,3.8:.6 7.4,3.4:.9", "1.8,6.2:.6 7,6:.9"),
    "へ": ("1,6.6:.8 3.8,3.2:1 9.4,8.2:.8",),
    "た": ("1.4,3.2:.7 6.8,2.4:1", "4.6,.8:1 3.2,5.6:.8 1.2,9.4:.5", "5.6,5.2:.6 9,4.8:.9", "5,7.8:.6 6.4,9:1 9.6,8.8:.7"),
    "候": ("3.6,1:1.1 4.8,2.4:.5 2.4,4.8:1 6.4,4.8:.6 2,9.8:1.2",),
}
# his letter, a line a column: 一筆示し参らせ候 花の盛りとなり候 ... その里へいざ参りたく候 友も参り候 めでたくかしく
BEGINS = "ひとふて しめし まいらせ候 はなの さかりと なり候".split()
GOES_ON = "その さとへ いさ まいり たく候 ともも まいり候 めてたく かしく".split()


def writing(c, left, right, columns, k):
    """Columns of kana across a strip of paper, from its left edge to its right, k high each sign; each column begins a little lower or higher."""
    r = Rng(("letter", columns[0]))
    L, R = PT._evenly(left, len(columns) + 1), PT._evenly(right, len(columns) + 1)
    for signs, (ax, ay), (bx, by) in zip(columns, L[1:-1], R[1:-1]):
        far = math.dist((ax, ay), (bx, by))
        ux, uy = (bx - ax) / far, (by - ay) / far
        down = far * .07 + r(0, 3)
        room = min(1.18, (far * .9 - down) / (k * 1.04 * len(signs)))
        for sign in signs:
            wide = k * r(.88, 1.06)
            for stroke in KANA[sign]:
                # the head of a sign is to the left: its own right goes up the strip
                c.line([(ax + ux * (down + y * k * room / 10) + uy * (x - 5) * wide / 10, ay + uy * (down + y * k * room / 10) - ux * (x - 5) * wide / 10, False, w) for x, y, _, w in pts(stroke)], k * .2, "flat", rough=0)
            down += k * 1.04 * room


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
    writing(c, "187,318 187,370 174,440 152,494", "237,320 236,384 220,470 196,530", BEGINS, 13)
    writing(c, "132,534 102,588 66,668 46,744 22,800", "182,556 148,616 112,696 92,772 66,846", GOES_ON, 14)
    c.lines(["140,516 154,540 158,566", "184,552 168,560 156,580", "52,720 72,738 82,768", "26,790 44,806 54,838"], 4, "nail")


def draw():
    c = Card("7n", seed="fat1")
    stripes = lambda left, right, n: PT.flowing(left, right, n, (4, 1.6), AI_PALE)
    c.fade(ODO_PALE, 990, 818, 1)
    # evening, but for the light: the letter stands out from it
    c.fade(YUU, 10, 640, 1)
    c.fade(GREY_PALE, 560, 850, .8)
    for r, k in ((84, .3), (64, .5)):
        c.fill([(186 + r * .8 * math.cos(i * math.pi / 8), 112 + r * math.sin(i * math.pi / 8), False, None) for i in range(16)], PAPER_LIGHT, opacity=k)
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
    for x, y, k in ((146, 300, 1), (118, 272, .9), (24, 380, 1), (226, 690, 1), (20, 640, 1.1), (222, 772, .9), (30, 918, 1), (78, 946, 1.1), (150, 936, 1), (112, 966, .9), (54, 968, 1)) if not c.pure else ():
        c.push(x, y, x * 7 % 90, k)
        c.fill("-5,0 -1,-3.4 5,-2 6,1! 3,2 0,3", PAPER_LIGHT)
        c.pop()
    # clogs: the weight on the hind one, the other a step ahead
    clog(c, 122, 878); clog(c, 210, 838, -5)
    c.part([("164,780 168,800 168,824", 4.5, "wire"), ("168,824 194,822", 0), ("194,822 192,800 194,780", 4.5, "wire"), ("194,780 164,780", 0)], fill=GOFUN, reg=0, grain=False)
    # far sleeve, slipped to the elbow of the raised arm, its bag hanging
    raised = (156, 440), (189, 330), -8, 1.1
    HD.hold(c, HD.pinch, *raised)
    c.part([("122,424 138,428 150,418", 7, "body"), ("150,418 172,408 190,414 204,432", 5), ("204,432 222,500 228,580 218,640", 7.5, "sweep"), ("218,640 194,650 168,634", 6), ("168,634 138,602", 0), ("138,602 130,540 122,424", 0)], fill=AI, bokashi=wiped(DEEP, 655, 500, .9),
           deco=stripes("126,424 140,500 152,540 158,640", "176,410 206,440 230,520 226,650", 5))
    c.lines(["184,422 182,480 196,570", "196,450 208,520 208,600", "150,440 160,490 166,560"], 5, "nail", DEEP)
    # the robe: hips thrust forward, the back hollow, the train swept out behind him
    c.part([("58,436 38,510 56,590 40,690 16,780 -16,880", 8, "sweep"), ("-16,880 30,898 100,892 150,868", 6.5), ("150,868 166,832 200,804", 6), ("200,804 206,760 198,680 178,600 164,500 140,426", 8, "-sweep"), ("140,426 134,404 88,396 72,410 58,436", 0)], fill=AI, bokashi=wiped(DEEP, 905, 720, 1),
           deco=stripes("52,440 32,510 48,590 30,690 0,780 -40,890", "146,430 170,500 184,600 206,680 214,750 212,850", 11))
    # the lap opens with the step
    c.part([("152,640 164,720 156,800 128,884", 6, "nail"), ("128,884 146,876 160,864", 4), ("160,864 184,794 178,720 162,640", 4.5, "-nail"), ("162,640 152,640", 0)], fill=ODO_PALE, reg=0)
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
    # his eyes are upon the lines
    c.lines(["4,-3:.9 8,-3.4:1 13,-5:.6", "-23,-4.4:.8 -20,-4.5:.5"], 4.6, "flat", FLESH)
    c.lines(["-8,-5:.6 5,-9:1 22,-8:.4", "-33,-9:.6 -26,-9:1 -18,-5:.6"], 4.8, "flat")
    c.blob("-9,-4 -5,-7 -.6,-6 0,-2.4 -4,-.2 -7.6,-1"); c.blob("-33,-7 -30,-9 -27,-7 -27.4,-4 -30,-2.6 -32.4,-4")
    F.ear(c); F.hair_chonmage(c, knot="long")
    c.pop()
    return c.finish()
