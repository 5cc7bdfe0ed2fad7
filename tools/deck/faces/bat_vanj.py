# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát vạn: carp climbing the fall, which splits over its head and back; dark back and white belly."""
import math

from card import *
from scenery import *
import figures as F, patterns as PT


def draw():
    c = Card("8v", seed="carp3")
    at, L, wd = fishbody("204,270 186,326 138,398 92,484 78,576 106,660 154,708 184,772",
                         [(0, 14), (.05, 30), (.15, 47), (.34, 60), (.6, 46), (.86, 22), (1, 15)])
    Q = lambda u, t, k=False: at(u, t) + (k, None)
    S = lambda *ut: [Q(*p) for p in ut]
    c.foot_box = True
    # falling water: flat ribbons
    for P, col in (("152,13! 166,13! 164,200 150,420 146,700 150,860! 128,860! 130,600 140,300", AI_PALE), ("184,13! 208,13! 206,240 196,460 204,700 200,860! 176,860! 180,600 184,300", AI_PALE),
                   ("224,13! 240,13! 240,860! 216,860! 220,560 226,300", AI_PALE)):
        c.fill(P, col, opacity=.62)
    for x, y1, y2, b in ((226, 20, 560, 4), (208, 16, 220, -3), (232, 330, 800, -4), (172, 18, 226, 2), (214, 470, 720, 5), (192, 560, 700, -3), (152, 30, 210, 3), (142, 560, 640, 2)):
        c.line("%g,%g %g,%g %g,%g" % (x, y1, x + b, (y1 + y2) / 2, x - b, y2), 4, "swell", AI)
    # back wave
    c.part([("12,860 30,800 62,770 92,776 112,806 128,850", 6.5, "sweep"), ("128,850 160,846 188,836 216,828 240,840", 6, "sweep"), ("240,840! 240,995! 10,995! 12,860", 0)], fill=AI_PALE)
    c.lines(["18,880 38,814 66,786 90,794 104,822", "28,894 46,830 70,804 86,812 94,836", "40,900 54,850 72,826 82,836", "150,872 184,856 214,850 236,858", "160,890 190,876 216,870 236,878"], 3.6, "swell", AI)
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
    ring = S(*[(u / 20, 1) for u in range(0, 21)], *[(u / 20, -1) for u in range(20, -1, -1)])
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
                s.line(R[1:6], 3.0, "wire")
                if t > -.4 and u < .86:
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
    fish_eye(c, ex, ey, 1.15, 104)
    c.line(S((.035, .25), (.042, .42)), 3, "swell")
    c.line(snout, 6.5, "wire"); c.line(upper, 5, "wire"); c.line(lower, 6, "wire")
    c.line(S((-.008, -.62), (.018, -.5), (.03, -.3)), 4.5, "rat")
    x, y = at(.0, -.66)
    c.line("%g,%g %g,%g %g,%g %g,%g" % (x, y, x - 14, y - 4, x - 24, y + 4, x - 36, y - 4), 4.4, "rat")
    x, y = at(-.01, -.55)
    c.line("%g,%g %g,%g %g,%g" % (x, y, x - 6, y - 14, x - 16, y - 20), 3.8, "rat")

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
    # the fall splits on the snout: white threads down over the head, the back and behind it
    for P, w in (("214,238 232,268 240,330 236,420", 9), ("200,240 224,290 226,360 206,440 186,520", 5.4), ("222,250 232,310 222,400 214,470", 4.4), 
                 ("182,272 172,320 146,366 128,400", 4), ("206,470 190,540 184,600 190,660", 5), ("176,500 158,560 156,610", 4)):
        c.line(P, w, "swell", GOFUN)
    c.lines(["226,262 238,320 236,380", "222,400 212,460 206,500", "198,560 194,610 200,650"], 3, "swell", AI)
    foam(c, "172,300 174,268 188,246 208,238 226,246 240,268", 8.5, 7)
    # spray and front wave
    foam(c, "16,852 30,806 60,776 92,780 114,806 126,844:.7 118,862:.5", 10.5, 3)
    foam(c, "238,834 214,826 190,838 168,850:.7", 9, 4, side=-1)
    c.part([("10,918 40,896 76,890 112,902 142,930", 6.5, "sweep"), ("142,930 158,948 164,972 162,996", 5.5, "rat"), ("162,996! 10,996! 10,918", 0)], fill=AI)
    c.lines(["18,934 50,912 84,910 116,928 140,954", "18,952 50,934 82,932 110,948 132,972", "24,970 54,954 80,952 106,968"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "14,912 44,892 78,886 112,896 138,918 148,934:.7", 10.5, 5)
    for x, y, r in ((132, 772, 5), (116, 752, 3.4), (20, 772, 4), (152, 800, 4)):
        # spray: each drop drawn out on its own way
        c.push(x, y, (x * 7 + y * 3) % 70 - 35, max(.85, r / 5))
        c.part([("1,-10:.5 -6,-1 -4,6:1.1 1,7", 4, "flat"), ("1,7 6,5 5,-2 1,-10:.5", 3.6, "flat")], fill=PAPER_LIGHT, reg=0, grain=False)
        c.pop()
    return c.finish()
