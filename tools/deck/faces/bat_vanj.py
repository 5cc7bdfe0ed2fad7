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
        for P, w in (("30,352! 22,386! 32,424 26,470", 3.4), ("63,340! 55,362! 60,392", 3.2), ("84,324! 78,346! 82,362", 2.6), ("15,420! 20,452 14,510", 2.8), ("42,440 34,500! 37,540 28,580", 3.2)):
            c.line(P, w, "nail", GREY)
    # the fall fills the card beyond the characters and spreads below them: deep water, and the strands that it is torn into
    c.part([("128,8 130,120 126,230 104,300 72,380 42,520 26,680 10,860", 0), ("10,860! 246,860! 246,8! 128,8", 0)], fill=AI_PALE, reg=0, grain=False, bokashi=lambda s, ring: (wiped(AI, 8, 430, .95)(s, ring), wiped(AI, 860, 560, .8)(s, ring)))
    for P, w in (("134,8:.4 136,150:1.3 128,236 100,312:.8 66,396:1.2 40,520:.7 22,690:1.1 10,850:.5", 7), ("153,8:.6 155,140:1.2 146,250:.7 118,330:1 92,400:.2", 7), ("173,8:1.2 172,110:.6 168,200:1 150,262:.2", 8), ("190,8:.4 189,100:1.1 184,170:.5 182,226:.1", 5),
                 ("206,8:.9 207,110:.5 209,180:1.1 212,226:.2", 8), ("222,8:.5 224,130:1.2 232,250:.7 234,430:1.2 226,620:.6 218,810:.8", 6.5), ("237,8:1 238,200:.5 239,430:1 234,640:.6 230,820:1", 7),
                 ("206,440:.1 213,520:1 214,740:.2", 6), ("44,600:.1 36,700:1 28,820:.4", 6)):
        strand(c, P, w, GOFUN)
    for P, w in (("143,8:.8 146,150:.5 138,244:1 112,318:.6 80,398:1 52,520:.1", 4.6), ("163,8:.5 164,130:1 158,230:.7 136,300:.1", 4), ("181,8:1 181,110:.5 177,214:.1", 4.6), ("198,8:.6 198,110:1 196,214:.1", 4), ("214,8:1 216,140:.5 223,250:1 226,300:.2", 4.6),
                 ("229,8:.5 231,160:1 237,330:.6 231,560:1 224,770:.2", 4.4), ("214,430:.1 219,560:1 212,720:.1", 4), ("30,640:.1 20,740:1 14,830:.3", 4.4)):
        strand(c, P, w, DEEP)
    # back wave
    c.part([("12,860 30,800 62,770 92,776 112,806 128,850", 6.5, "sweep"), ("128,850 160,846 188,836 216,828 240,840", 6, "sweep"), ("240,840! 240,995! 10,995! 12,860", 0)], fill=AI_PALE)
    c.lines(["28,894 46,830 70,804 86,812 94,836", "44,884 56,848 72,828 82,838", "150,872 184,856 214,850 236,858"], 3.6, "swell", AI)
    # tail fin
    A, B = Q(.97, -1), Q(.97, 1)
    tail = [A, (188, 808, False, None), (196, 850, True, None), (208, 822, False, None), (212, 792, True, None), (226, 770, False, None), (238, 736, True, None), (208, 744, False, None), B]
    c.fill(tail, PAPER_LIGHT); c.fill(tail, BENI, reg=1); c.fill(tail, 'url(#%s)' % c.goma())
    c.line(tail[:3], 6, "body"); c.line(tail[2:5], 4.5, "body"); c.line(tail[4:7], 4.5, "body"); c.line(tail[6:], 6, "body")
    for (x, y), (p, q) in (((176, 786), (196, 838)), ((180, 782), (202, 824)), ((184, 778), (208, 804)), ((188, 768), (220, 768)), ((186, 764), (228, 754)), ((182, 758), (230, 744))):
        c.line("%g,%g %g,%g %g,%g" % (x, y, (x + p) / 2 + 1, (y + q) / 2 - 2, p, q), 2.8, "nail")
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
                if t > -.4 and u < .62:
                    s.line(S((u - a * .15, t - b * .5), (u + a * .45, t - b * .22), (u + a * .6, t)), 2.6, "swell", "#f0cfae")
    c.inside(ring, scales, reg=0)
    c.fill(ring, 'url(#%s)' % c.goma())
    c.line(S((.955, -1.0), (.972, -.3), (.972, .3), (.955, 1.0)), 4, 'wire')
    # head
    gill = ((.235, .99), (.258, .6), (.268, .1), (.262, -.4), (.235, -.98))
    snout = S((.06, .99), (.02, .98), (-.012, .7), (-.024, .15))
    upper = S((-.024, .15), (-.022, -.3), (-.006, -.62))
    lower = S((.006, -.58), (-.004, -.86), (.014, -1.06), (.06, -1))
    head = S((.2, 1), (.13, 1), (.06, .99), (.02, .98), (-.012, .7), (-.024, .15), (-.022, -.3), (-.006, -.62), (-.004, -.86), (.014, -1.06), (.06, -1), (.13, -1), (.2, -1), *gill[::-1])
    c.fill(head, PAPER_LIGHT); c.fill(head, BENI, reg=.5)
    c.fill(S((-.022, -.2), (.05, -.12), (.12, -.1), (.19, -.2), (.25, -.5), (.24, -.98), (.13, -1), (.06, -1), (.014, -1.06), (-.004, -.86)), "#f3d9b6", reg=.5)
    c.fill(S((.05, .99), (.13, 1), (.2, 1), (.235, .99), (.25, .7), (.2, .62), (.13, .72), (.07, .8)), "#8d2a23", reg=.5)
    c.line(S(*gill), 6, "body")
    # the gill cover is two plates, one before the other; the cheek under the eye
    c.line(S((.196, .86), (.216, .5), (.224, .08), (.219, -.3), (.196, -.7)), 3.6, "swell")
    c.line(S((.155, -.02), (.158, -.26), (.14, -.5), (.106, -.6)), 3, "nail")
    c.lines([S((.236, .8), (.25, .45), (.256, .15))], 2.6, "swell")
    c.lines([S((.225, -.3), (.212, -.55), (.185, -.75)), S((.245, -.35), (.232, -.62), (.205, -.85))], 2.6, "swell")
    # outline
    c.line(S(*[(u / 20, 1) for u in range(1, 21)]), 7.5, "sweep")
    c.line(S(*[(u / 20, -1) for u in range(1, 21)]), 7.5, "sweep")
    # eye
    ex, ey = at(.105, .22)
    fish_eye(c, ex, ey, .98, 104, ODO, socket=False)
    c.line(S((.07, .02), (.1, -.06), (.13, .02)), 2.4, "swell")
    # a blunt snout; the mouth small and thrust out, a ring of thick lips round the dark; a long barbel at its corner, a short one on the lip
    c.part([("225,309 227,286 223,264 212,250", 6.4, "body"), ("212,250 200,262 196,292", 0), ("196,292 212,300 225,309", 0)], fill=BENI, reg=0, grain=False)
    c.part([("180,256 169,271 162,288 153,309", 6.4, "body"), ("153,309 180,304 196,292", 0), ("196,292 198,272 180,256", 0)], fill="#f3d9b6", reg=0, grain=False)
    c.part([("207,243 199,240 193,245 187,247 184,260 195,270 206,260 207,243", 0)], fill=SUMI, back=None, reg=0, grain=False)
    c.part([("201,274 212,264 219,252 217,239 208,231 198,233 195,240!", 5, "body"), ("195,240! 203,242 206,249 203,259 196,267", 3.4, "wire"), ("196,267 201,274", 0)], fill="#dd8f77", reg=0, grain=False)
    c.part([("200,276 186,273 176,264 173,251 179,241 188,239 192,245!", 5, "body"), ("192,245! 186,249 185,256 189,263 196,267", 3.4, "wire"), ("196,267 200,276", 0)], fill="#f3d9b6", reg=0, grain=False)
    c.lines(["211,241 212,250 207,258", "180,250 181,258 187,266", "203,276 206,284 202,294", "220,268 221,273 218,277"], 2.6, "nail")
    c.line("199,274:1 190,287:1.2 174,291:.9 158,281:.7 146,281:.5 138,288:.2", 4.4, "flat")
    c.line("205,268:1 199,281:.9 200,291:.2", 3.8, "flat")

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
    for P, w in (("212,206:.2 226,232:1 234,280:.8 236,340:1 228,420:.2", 7), ("206,204:.2 186,222:.8 160,244:1 140,290:.7 118,344:.1", 6), ("226,290:.1 226,360:1 206,440:.7 186,520:.1", 5.4),
                 ("206,470:.1 190,540:1 184,600:.7 190,660:.1", 5), ("176,500:.1 158,560:1 156,610:.1", 4)):
        strand(c, P, w, GOFUN)
    for P in ("219,214:.1 230,250:1 231,290:.1", "198,214:.1 172,236:1 152,262:.1", "222,400:.1 212,460:1 206,500:.1", "198,560:.1 194,610:1 200,650:.1"):
        strand(c, P, 3, AI)
    # spray and front wave
    foam(c, "16,852 30,806 60,776 92,780 114,806 126,844:.7 118,862:.5", 13.5, 18)
    foam(c, "238,834 214,826 190,838 168,850:.7", 12, 20, side=-1)
    c.part([("10,918 40,896 76,890 112,902 142,930", 6.5, "sweep"), ("142,930 158,948 164,972 162,996", 5.5, "rat"), ("162,996! 10,996! 10,918", 0)], fill=AI)
    c.lines(["14,940 46,914 84,910 124,934", "16,966 38,940 72,930 98,938", "60,958 92,952 122,970 138,990"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "14,912 44,892 78,886 112,896 138,918 148,934:.7", 15.5, 19)
    return c.finish()
