# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát vạn: carp climbing the fall, which splits over its head and back; dark back and white belly."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT

DEEP = "#16304d"


def strand(c, P, w, colour):
    """Falling water as a flat with two smooth edges, so wide as its points tell."""
    D = pts(P)
    left, right = [], []
    for i, (x, y, _, k) in enumerate(D):
        (ax, ay, *_), (bx, by, *_) = D[max(0, i - 1)], D[min(len(D) - 1, i + 1)]
        l = math.dist((ax, ay), (bx, by))
        h = w * (1 if k is None else k) / 2
        left.append((x - (by - ay) / l * h, y + (bx - ax) / l * h, i in (0, len(D) - 1), None))
        right.append((x + (by - ay) / l * h, y - (bx - ax) / l * h, i in (0, len(D) - 1), None))
    c.ink(shape_d_ccw(c._x(left + right[::-1])), colour)


def draw():
    c = Card("8v", seed="carp3")
    at, L, wd = fishbody("204,270 186,326 138,398 92,484 78,576 106,660 154,708 184,772",
                         [(0, 14), (.05, 30), (.15, 47), (.34, 60), (.6, 46), (.86, 22), (1, 15)])
    Q = lambda u, t, k=False: at(u, t) + (k, None)
    S = lambda *ut: [Q(*p) for p in ut]
    c.foot_box = True
    # the cliff that the water comes over, black and wet
    c.part([("10,360! 16,346! 26,341! 33,348! 41,332! 57,326! 66,335! 74,322! 92,315! 98,320! 118,306!", 5, "even"), ("118,306! 110,420 60,640 10,800!", 0), ("10,800! 10,352!", 0)], fill=SUMI, reg=0, grain=False)
    if not c.pure:
        for P, w in (("30,352! 22,386! 32,424 26,470", 3.4), ("84,324! 78,346! 82,362", 2.6), ("15,420! 20,452 14,510", 2.8), ("42,440 34,500! 37,540 28,580", 3.2)):
            c.line(P, w, "nail", GREY)
    # the fall fills the card beyond the characters and spreads below them: deep water, and the strands that it is torn into
    c.part([("128,8 130,120 126,230 104,300 72,380 42,520 26,680 10,860", 0), ("10,860! 246,860! 246,8! 128,8", 0)], fill=AI_PALE, reg=0, grain=False, bokashi=lambda s, ring: (wiped(AI, 8, 430, .95)(s, ring), wiped(AI, 860, 560, .8)(s, ring)))
    for P, w in (("134,8:.4 136,150:1.3 128,236 100,312:.8 66,396:1.2 40,520:.7 22,690:1.1 10,850:.5", 7), ("153,8:.6 155,140:1.2 146,250:.7 118,330:1 92,400:.2", 7), ("173,8:1.2 172,110:.6 168,200:1 150,262:.2", 8), ("190,8:.4 189,100:1.1 184,170:.5 182,226:.1", 5),
                 ("206,8:.9 207,110:.5 209,180:1.1 212,226:.2", 8), ("222,8:.5 224,130:1.2 232,250:.7 234,430:1.2 226,620:.6 218,810:.8", 6.5), ("237,8:1 238,200:.5 239,430:1 234,640:.6 230,820:1", 7),
                 ("206,440:.1 213,520:1 206,620:.6 214,740:.2", 6)):
        strand(c, P, w, GOFUN)
    for P, w in (("143,8:.8 146,150:.5 138,244:1 112,318:.6 80,398:1 52,520:.1", 4.6), ("163,8:.5 164,130:1 158,230:.7 136,300:.1", 4), ("181,8:1 181,110:.5 177,214:.1", 4.6), ("198,8:.6 198,110:1 196,214:.1", 4), ("214,8:1 216,140:.5 223,250:1 226,300:.2", 4.6),
                 ("229,8:.5 231,160:1 237,330:.6 231,560:1 224,770:.2", 4.4)):
        strand(c, P, w, DEEP)
    # back wave
    c.part([("12,860 30,800 62,770 92,776 112,806 128,850", 6.5, "sweep"), ("128,850 160,846 188,836 216,828 240,840", 6, "sweep"), ("240,840! 240,995! 10,995! 12,860", 0)], fill=AI_PALE)
    c.lines(["18,880 38,814 66,786 90,794 104,822", "28,894 46,830 70,804 86,812 94,836", "40,900 54,850 72,826 82,836"], 3.6, "swell", AI)
    # tail fin, broad and forked: one lobe thrown up to the right, the other goes down into the foam
    A, B = Q(.97, -1), Q(.97, 1)
    tail = [A, (166, 806, False, None), (154, 838, False, None), (140, 880, True, None), (172, 862, False, None), (194, 838, False, None), (203, 816, True, None), (222, 808, False, None), (232, 782, False, None), (235, 742, False, None), (233, 706, True, None), (220, 732, False, None), (206, 748, False, None), B]
    c.fill(tail, PAPER_LIGHT); c.fill(tail, BENI, reg=1); c.fill(tail, 'url(#%s)' % c.goma())
    c.line(tail[:4], 6.5, "body"); c.line(tail[3:7], 4.5, "body"); c.line(tail[6:11], 4.5, "body"); c.line(tail[10:], 7, "body")
    for P in ("174,786 166,820 156,850", "178,787 174,826 168,852", "182,787 184,820 182,846", "186,786 195,806 197,826", "190,784 207,800 214,804", "193,780 214,784 228,780", "195,776 216,766 234,746", "196,770 214,754 227,734"):
        c.line(P, 2.8, "nail")
    # dorsal fin
    dors = [Q(.29, .85), Q(.335, 1.82, True), Q(.45, 1.62), Q(.58, 1.55), Q(.70, 1.95, True), Q(.715, .85)]
    c.fill(dors, PAPER_LIGHT); c.fill(dors, BENI, reg=1); c.fill(dors, 'url(#%s)' % c.goma())
    c.line(dors[:2], 6, "body"); c.line(dors[1:5], 5, "body"); c.line(dors[4:], 5, "body")
    for i in range(8):
        u = .335 + i * .046
        c.line(S((u, 1.0), (u + .014, 1.28), (u + .032, 1.58)), 2.6, "nail")
    # body
    ring = S(*[(u / 10, 1) for u in range(0, 11)], *[(u / 10, -1) for u in range(10, -1, -1)])
    c.fill(ring, PAPER_LIGHT)

    def scales(s):
        rows, step = 6, .0415
        for i in range(18, -1, -1):
            u = .245 + i * step
            for j in range(rows + 1):
                t = -1.0 + (j + (.5 if i % 2 else 0)) * 2 / rows
                if t > 1.1:
                    continue
                b, a = 1.12 / rows, step * .8
                R = S((u - a, t - b), (u + a * .2, t - b * .98), (u + a * .85, t - b * .55), (u + a * 1.15, t), (u + a * .85, t + b * .55), (u + a * .2, t + b * .98), (u - a, t + b))
                s.fill(R, "#8d2a23" if t > .62 else BENI if t > -.4 else ("#dd8f77" if t > -.75 else PAPER_LIGHT))
                s.line(R[1:6], 3.0, "wire", rough=.4)
                if -.2 < t < .8 and u < .56:
                    s.line(S((u - a * .15, t - b * .5), (u + a * .45, t - b * .22), (u + a * .6, t)), 2.6, "swell", "#f0cfae")
    c.inside(ring, scales, reg=0)
    c.fill(ring, 'url(#%s)' % c.goma())
    c.line(S((.955, -1.0), (.972, -.3), (.972, .3), (.955, 1.0)), 4, 'wire')
    # head
    gill = ((.235, .99), (.258, .6), (.268, .1), (.262, -.4), (.235, -.98))
    head = S((.2, 1), (.13, 1), (.06, .9), (.06, -.9), (.13, -1), (.2, -1), *gill[::-1])
    c.fill(head, PAPER_LIGHT); c.fill(head, BENI, reg=.5)
    c.fill(S((.05, -.12), (.12, -.1), (.19, -.2), (.25, -.5), (.24, -.98), (.13, -1), (.06, -.9)), "#f3d9b6", reg=.5)
    c.fill(S((.05, .99), (.13, 1), (.2, 1), (.235, .99), (.25, .7), (.2, .62), (.13, .72), (.07, .8)), "#8d2a23", reg=.5)
    c.line(S(*gill), 6, "body")
    # the gill cover is two plates, one before the other; the cheek under the eye
    c.line(S((.196, .86), (.216, .5), (.224, .08), (.219, -.3), (.196, -.7)), 3.6, "swell")
    c.line(S((.155, -.02), (.158, -.26), (.14, -.5), (.106, -.6)), 3, "nail")
    c.lines([S((.236, .8), (.25, .45), (.256, .15))], 2.6, "swell")
    c.lines([S((.225, -.3), (.212, -.55), (.185, -.75)), S((.245, -.35), (.232, -.62), (.205, -.85))], 2.6, "swell")
    # outline
    c.line(S(*[(u / 20, 1) for u in range(2, 21)]), 7.5, "sweep")
    c.line(S(*[(u / 20, -1) for u in range(2, 21)]), 7.5, "sweep")
    # eye
    ex, ey = at(.105, .22)
    fish_eye(c, ex, ey, .98, 104, ODO, socket=False)
    c.line(S((.07, .02), (.1, -.06), (.13, .02)), 2.4, "swell")
    # snout and jaw from the side, as he lies with his snout to the left: the upper lip goes out over the lower, between them the open mouth
    c.push(198, 292, 104)
    c.part([("44,-35 24,-35 6,-34 -10,-30 -21,-23.5 -29,-15", 5.6, "body"), ("-29,-15 -12,6 26,6", 0), ("26,6 44,-35", 0)], fill=BENI, reg=0, grain=False)
    c.fill("44,-33 24,-33.5 6,-32 -8,-28 10,-28 26,-28 46,-25", "#8d2a23")
    c.part([("-27,35 -12,37 6,38 26,41 38,51", 5.4, "body"), ("38,51 26,4 -10,8 -27,35", 0)], fill="#f3d9b6", reg=0, grain=False)
    c.fill("-38,4! -20,5 -7,11! -15,19 -32,22! -34,13", SUMI)
    c.part([("-27,-17! -37,-14 -44,-6 -43,3 -37,6.5 -26,5 -16,6.5 -8,11!", 3.8, "wire"), ("-8,11! -14,2 -21,-3 -25,-9 -27,-17!", 2.6, "wire")], fill="#dd8f77", reg=0, grain=False)
    c.part([("-8,11! -16,17 -25,19 -34,20 -39,25 -37,32 -27,36!", 3.6, "wire"), ("-27,36! -21,30 -15,21 -8,11!", 2.6, "wire")], fill="#f8e3c6", reg=0, grain=False)
    c.lines(["-13,-23 -8,-20 -9,-15", "2,14 11,19 14,28"], 3, "nail")
    c.line("-8,11:.6 -1,25:1.2 -1,44:.9 10,60:.6 26,64:.5 34,74:.2", 4.6, "flat")
    c.line("-22,6:1 -20,19:.9 -25,40:.6 -18,50:.2", 3.2, "flat")
    c.pop()

    def fin(base, tip, n=5):
        (a, b), (p, q) = base, tip
        A, B = Q(*a), Q(*b)
        R = [A, (A[0] + (p[0] - A[0]) * .5 - 5, A[1] + (p[1] - A[1]) * .5 - 7, False, None), p + (True, None), ((p[0] + q[0]) / 2 + 4, (p[1] + q[1]) / 2 - 2, False, None), q + (True, None), B]
        c.fill(R, PAPER_LIGHT); c.fill(R, BENI, reg=1)
        c.line(R[:3], 6, "body"); c.line(R[2:5], 4.2, "body"); c.line(R[4:], 5, "-nail")
        for i in range(1, n):
            k = i / n
            s0 = (A[0] + (B[0] - A[0]) * k, A[1] + (B[1] - A[1]) * k)
            e0 = (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
            c.line([s0 + (False, None), ((s0[0] + e0[0]) / 2 - 2, (s0[1] + e0[1]) / 2 - 3, False, None), (s0[0] + (e0[0] - s0[0]) * .88, s0[1] + (e0[1] - s0[1]) * .88, False, None)], 2.6, "nail")
    fin(((.27, -.75), (.345, -.7)), ((22, 404), (44, 470)))
    fin(((.56, -.95), (.63, -.95)), ((18, 622), (34, 684)))
    fin(((.80, -.95), (.86, -.95)), ((92, 752), (122, 786)), 4)
    # the fall splits on the snout: white threads down over the head and the back, and past the mouth
    for P, w in (("214,214:.2 229,240:1 236,286:.8 237,340:1 229,420:.2", 7), ("206,212:.2 180,224:.8 156,248:1 136,294:.7 116,344:.1", 6),
                 ("206,470:.1 190,540:1 184,600:.7 190,660:.1", 5)):
        strand(c, P, w, GOFUN)
    for P in ("222,400:.1 212,460:1 206,500:.1", "198,560:.1 194,610:1 200,650:.1"):
        strand(c, P, 3, AI)
    # the water that takes the lower lobe, its foam torn: large claws, small ones, some gone
    c.part([("124,884 144,862 166,850 190,842 216,834 240,846", 5, "sweep"), ("240,846! 240,995! 124,995! 124,884", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["150,884 184,862 214,856 236,864"], 3.4, "swell", AI)
    foam(c, "240,842:.5 222,834:.9 202,838:.4", 11, 4, side=-1)
    foam(c, "192,842:.5 172,846:1.5 150,858:1 138,872:.5", 10, 9, side=-1)
    # the hill of water behind, its spray in pieces
    foam(c, "16,858:.5 24,826:1.1 36,800:.6", 13, 3)
    foam(c, "42,792:.5 58,778:1.5 80,776:1 96,784:.5", 14, 6)
    # the near wave curls over towards him: its back, the hollow under the lip
    c.part([("112,906 102,926 106,954 124,996", 6, "sweep"), ("124,996! 182,996!", 0), ("182,996! 182,908 150,908", 0), ("150,908 112,906", 0)], fill=AI_PALE, reg=0, bokashi=wiped(DEEP, 905, 990, .9), grain=False)
    c.part([("10,950 34,912 66,888 98,882 128,890 152,914!", 7, "sweep"), ("152,914! 132,904 116,910 110,928", 5.5, "body"), ("110,928 112,960 130,996", 6, "body"), ("130,996! 10,996! 10,950", 0)], fill=AI, reg=.5)
    c.lines(["16,968 42,926 76,904 108,900 128,902", "30,988 50,946 76,924 100,918"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "14,938:.5 30,912:1.2 48,896:.7", 13, 5)
    foam(c, "58,890:.5 80,882:1.5 104,880:.9 128,886:1.5 150,902:1 156,916:.5", 16, 2)
    for x, y, r in ((150, 806, 4.6),):
        # spray: each drop drawn out on its own way
        c.push(x, y, (x * 7 + y * 3) % 70 - 35, max(.85, r / 5))
        c.part([("1,-10:.5 -6,-1 -4,6:1.1 1,7", 4, "flat"), ("1,7 6,5 5,-2 1,-10:.5", 3.6, "flat")], fill=PAPER_LIGHT, reg=0, grain=False)
        c.pop()
    return c.finish()
