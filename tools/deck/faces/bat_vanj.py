# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát vạn: carp climbing the fall, which splits over its head and back; dark back and white belly."""
from card import *
from scenery import *

DEEP = "#16304d"
CLINGING = "#d5e0dc"      # white water over the red


def draw():
    c = Card("8v", seed="carp3")
    at, L, wd = fishbody("204,270 186,326 138,398 92,484 78,576 106,660 154,708 184,772",
                         [(0, 14), (.05, 30), (.15, 47), (.34, 60), (.6, 46), (.86, 22), (1, 15)])
    Q = lambda u, t, k=False: at(u, t) + (k, None)
    S = lambda *ut: [Q(*p) for p in ut]
    # the cliff that the water comes over, black and wet
    c.part([("10,352! 20,338 30,343! 36,330 54,322! 66,334! 78,318 98,312! 104,318! 122,300", 5, "even"), ("122,300! 110,420 60,640 10,800!", 0), ("10,800! 10,352!", 0)], fill=SUMI, reg=0, grain=False)
    for P, w, colour in () if c.pure else (("22,346:.6 28,376! 20,396:1.2 27,450:.1", 7, GREY), ("56,332:.5 64,352! 56,372:1.1 60,410:.1", 8, GREY_PALE), ("84,322:.6 94,334! 86,350:1 87,374:.1", 6, GREY), ("44,398:.1 48,420:1.1 38,458! 42,500:.7 34,540:.1", 6, GREY),
                                           ("16,440:.1 20,490:1 14,560:.1", 4.4, GREY_PALE), ("38,340 50,330:1 62,340:.2", 3, GREY_PALE), ("80,326:.2 94,319:1 104,322:.2", 3, GREY_PALE)):
        c.line(P, w, "flat", colour)
    # the fall fills the card beyond the characters and spreads below them: pale water, and the dark and white strands that it is torn into
    c.part([("128,8 130,120 126,230 104,300 72,380 42,520 26,680 10,860", 0), ("10,860! 246,860! 246,8! 128,8", 0)], fill=AI_PALE, reg=0, grain=False)
    for P, w in () if c.pure else (("136,8:1 138,150:1.1 131,240:.8 106,316:.6 84,380:.1", 11), ("158,8:1 159,130:1.1 153,240:.6 128,330:.1", 14), ("182,8:1.1 182,110:1 178,190:.6 172,250:.1", 17), ("205,8:1 205,120:1.1 208,190:.6 206,240:.1", 14), ("228,8:1.1 229,150:1 237,300:.7 236,480:.1", 15),
                                     ("20,860:1.2 34,690:.8 48,560:.1", 20), ("236,860:1 238,700:.8 236,520:.1", 14), ("196,780:.8 206,700:1 212,600:.6 208,500:.1", 17)):
        strand(c, P, w, AI)
    for P, w in () if c.pure else (("134,8:.4 136,150:1.3 128,236 100,312:.8 66,396:1.2 40,520:.7 22,690:1.1 10,850:.5", 7), ("148,8:.6 150,140:1.2 142,246:.7 116,324:1 90,400:.2", 7), ("169,8:1.2 169,110:.6 165,200:1 148,262:.2", 8), ("194,8:.4 193,100:1.1 190,170:.5 190,222:.1", 5),
                 ("216,8:.9 217,110:.5 220,180:1.1 224,246:.2", 8), ("240,8:1 241,200:.5 240,430:1 235,640:.6 230,820:1", 7), ("218,440:.1 224,530:1 216,640:.6 220,740:.2", 6)):
        strand(c, P, w, GOFUN)
    for P, w in (("143,8:.8 146,150:.5 138,244:1 112,318:.6 80,398:1 52,520:.1", 4.6), ("176,8:1 177,110:.5 173,214:.1", 4.6), ("211,8:.6 211,110:1 213,196:.1", 4), ("234,8:.5 235,160:1 241,330:.6 234,561:1 224,770:.2", 4.4)):
        strand(c, P, w, DEEP)
    if not c.pure:
        c.fill("122,804! 104,808 96,828 108,880! 156,880! 176,850! 170,826 150,810 122,804!", AI)
    drops(c, ((100, 330, 2.4), (88, 344, 1.8), (94, 356, 2.6), (76, 362, 2), (80, 378, 1.6)))
    # back wave: it swells from the left edge and leans over to the fish, its back ribbed
    c.part([("8,836 22,794 46,768 74,762 100,776 122,806!", 6.5, "sweep"), ("122,806! 106,806 98,826 110,870", 5, "body"), ("110,870! 120,995! 8,995! 8,836", 0)], fill=AI_PALE, reg=.4, grain=False)
    for P, w in (("12,880:.4 24,826:1 46,794:1.1 70,786:.8 92,796:.2", 9), ("18,916:.3 34,848:1 54,818:1 74,812:.2", 8), ("40,900:.3 50,862:1 70,836:.8 88,832:.1", 8)):
        strand(c, P, w, AI)
    foam(c, "14,810 24,792 46,770 74,764 100,776 124,806", 9.5, 4)
    # tail fin, broad and forked: one lobe thrown up to the right, the other goes down into the foam
    A, B = Q(.97, -1), Q(.97, 1)
    tail = [A, (166, 806, False, None), (154, 838, False, None), (140, 880, True, None), (172, 862, False, None), (194, 838, False, None), (203, 816, True, None), (222, 808, False, None), (232, 782, False, None), (235, 742, False, None), (233, 706, True, None), (220, 732, False, None), (206, 748, False, None), B]
    c.fill(tail, PAPER_LIGHT); c.fill(tail, BENI, reg=1); c.fill(tail, 'url(#%s)' % c.goma())
    c.line(tail[:4], 6.5, "body"); c.line(tail[3:7], 4.5, "body"); c.line(tail[6:11], 4.5, "body"); c.line(tail[10:], 7, "body")
    for P in ("174,786 166,820 156,850", "178,787 174,826 168,852", "182,787 184,820 182,846", "186,786 195,806 197,826", "190,784 207,800 214,804", "193,780 214,784 228,780", "195,776 216,766 234,746", "196,770 214,754 227,734"):
        c.line(P, 2.8, "nail")
    # dorsal fin
    rim = ((.35, 1.92), (.40, 1.6), (.48, 1.38), (.58, 1.26), (.72, 1.16))       # its first ray is the highest
    dors = [Q(.29, .85), Q(*rim[0], True), *S(*rim[1:-1]), Q(*rim[-1], True), Q(.715, .85)]
    c.fill(dors, PAPER_LIGHT); c.fill(dors, BENI, reg=1); c.fill(dors, 'url(#%s)' % c.goma())
    c.line(dors[:2], 6.5, "body"); c.line(dors[1:6], 5, "body"); c.line(dors[5:], 5, "body")
    # the rays are bent back, so far as the rim lets them
    for i in range(8):
        u = .32 + i * .044
        end = u + .055
        k = next(j for j in range(1, len(rim)) if rim[j][0] >= end)
        (a, s), (b, t) = rim[k - 1:k + 1]
        high = s + (t - s) * max(0, end - a) / (b - a) - .03
        c.line(S((u, 1.0), (u + .018, 1 + (high - 1) * .56), (end, high)), 2.6, "nail")
    # body
    ring = S(*[(u / 10, 1) for u in range(0, 11)], *[(u / 10, -1) for u in range(10, -1, -1)])
    c.fill(ring, PAPER_LIGHT)

    def scales(s):
        rows, step = (5, .0575) if s.pure else (6, .0415)
        places = [.245]
        while places[-1] < .96:     # they are smaller towards the nape
            places.append(places[-1] + step * min(1, .62 + .085 * len(places)))
        for i in range(len(places) - 1, -1, -1):
            u, step = places[i], (places[i + 1] if i + 1 < len(places) else places[i] + step) - places[i]
            for j in range(rows + 1):
                t = -1.0 + (j + (.5 if i % 2 else 0)) * 2 / rows
                if t > 1.1:
                    continue
                b, a = 1.12 / rows, step * .8
                R = S((u - a, t - b), (u + a * .2, t - b * .98), (u + a * .85, t - b * .55), (u + a * 1.15, t), (u + a * .85, t + b * .55), (u + a * .2, t + b * .98), (u - a, t + b))
                s.fill(R, "#8d2a23" if t > .62 else PAPER_LIGHT if s.pure else BENI if t > -.4 else ("#dd8f77" if t > -.75 else PAPER_LIGHT))
                if t > -.75:        # the belly is left open
                    s.line(R[1:6], 3.0, "wire", rough=.4)
                if -.42 < t < .64 and not s.pure and u < .9:      # each is dark at its root
                    s.line(S((u - a * .35, t), (u + a * .62, t - .01)), 5.4 - 3 * u, "rat", "#8d2a23", rough=0)
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
    c.line(S((.148, .5), (.168, .2), (.16, -.14), (.128, -.42)), 3.4, "swell")
    c.lines([S((.236, .8), (.25, .45), (.256, .15))], 2.6, "swell")
    c.lines([S((.225, -.3), (.212, -.55), (.185, -.75)), S((.245, -.35), (.232, -.62), (.205, -.85))], 2.6, "swell")
    # nostrils, and the pores and small plates of the cheek and the nape
    c.line(S((.054, .5), (.062, .42), (.058, .34)), 3, "swell")
    if not c.pure:
        c.lines([S((.2, .52), (.207, .36)), S((.236, .34), (.247, .1), (.247, -.1)), S((.15, .72), (.18, .7), (.2, .6)), S((.172, -.02), (.196, -.12), (.2, -.3))], 2.2, "rat", "#8d2a23")
        # the belly is round: its plates are lost in a shade under the breast fins
        c.lines([S((.3, -.82), (.36, -.9), (.44, -.88)), S((.37, -.8), (.43, -.84), (.5, -.82)), S((.62, -.84), (.68, -.86), (.74, -.82))], 2.2, "swell", "#c97460")
    # outline
    c.line(S(*[(u / 20, 1) for u in range(2, 21)]), 7.5, "sweep")
    c.line(S(*[(u / 20, -1) for u in range(2, 21)]), 7.5, "sweep")
    # the snout and the jaws that gape against the fall: each ends in a thick fold of lip, in one with it; they meet in the corner, whence the barbel hangs
    c.push(198, 292, 104)
    c.part([("-36,40 -24,45 -8,43 10,42 26,44 38,51", 5.4, "body"), ("38,51 26,6 -14,4 -36,40", 0)], fill="#f3d9b6", reg=0, grain=False)
    c.part([("44,-35 24,-35 6,-34 -10,-31 -22,-26 -31,-19", 6, "body"), ("-31,-19 -8,15 12,4 26,6", 0), ("26,6 44,-35", 0)], fill=BENI, reg=0, grain=False)
    c.fill("44,-33 24,-33.5 6,-32 -8,-28 10,-28 26,-28 46,-25", "#8d2a23")
    # the far lips and the gullet between them
    c.part([("-44,-2 -50,8 -50,22 -42,33", 4, "wire"), ("-42,33 -8,15 -44,-2", 0)], fill="#c97460", reg=0, grain=False)
    c.fill("-43,1! -46,12 -45,22 -39,30! -24,24 -9,15! -26,7", SUMI)
    c.fill("-36,12! -38,20 -33,25 -22,20 -15,16! -26,14", "#8d2a23")
    for P, light in ((("-31,-19 -42,-17 -49,-8 -46,1", "-46,1 -36,5 -23,8.6 -8,15", "-8,15 -13,5 -22,-6 -31,-19"), "-44,-11:.2 -45,-5:1 -41,1:1 -28,5:.2"),
                     (("-36,40 -45,37 -45,29 -38,26", "-38,26 -28,24.6 -18,20 -8,15", "-8,15 -13,24 -22,33 -36,40"), "-42,35:.2 -41.5,31:1 -36,28:1 -24,25:.2")):
        c.part([(P[0], 4.6, "body"), (P[1], 3, "wire"), (P[2], 3.2, "wire")], fill="#c8503f", reg=0, grain=False)
        c.line(light, 2.2, "flat", "#f3d9b6")
    c.lines(["-8,15 -2,11 4,12", "-13,-24 -8,-20 -9,-14"], 3, "rat")
    c.line("-9,15:1.2 -1,25:1 2,40:.9 12,54:.8 30,60:.6 46,57:.2", 5.4, "flat")
    c.pop()
    # eye, round and lidless, high on the head before the fold of the cheek
    ex, ey = at(.108, .36)
    dot(c, ex, ey, 11, SUMI, 18)
    dot(c, ex - .6, ey + .4, 8.4, ODO, 16)
    dot(c, ex - .8, ey - 1.2, 5.4, SUMI, 14)
    dot(c, ex - 2.6, ey - 4, 1.9, PAPER_LIGHT, 8)
    c.flush()
    c.line(S((.07, .62), (.1, .74), (.135, .66)), 3, "swell")

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
    # the fall splits on the snout; what goes over the body clings to it in torn strands, pale against the red, and is gone at its edge; the fins cut through it
    for P, w in () if c.pure else (("192,226:.2 160,240:1 136,290:.7 118,340:.1", 6), ("210,228:.1 226,244:1 238,284:.8 243,330:.2", 5)):
        strand(c, P, w, GOFUN)
    for way, w in () if c.pure else ((((.31, -.1, .1), (.36, -.06, 1), (.42, -.04, .1)), 2.6), (((.44, -.5, .1), (.5, -.56, 1), (.56, -.7, .8), (.63, -.98, .1)), 4),
                                     (((.5, .5, .1), (.56, .54, 1), (.63, .5, .1)), 3), (((.68, .3, .1), (.74, .26, 1), (.8, .3, .1)), 2.6)):
        strand(c, [at(u, t) + (False, k) for u, t, k in way], w, CLINGING)
    c.flush()
    fin(((.27, -.75), (.345, -.7)), ((22, 404), (44, 470)))
    fin(((.56, -.95), (.63, -.95)), ((18, 622), (34, 684)))
    fin(((.80, -.95), (.86, -.95)), ((92, 752), (122, 786)), 4)
    # the small wave that takes the tail's lower lobe, and comes in from the right
    c.part([("112,900 130,880 156,858 186,846 214,834 240,828", 5.5, "sweep"), ("240,828! 240,995! 112,995! 112,900", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    for P, w in (("240,846:1 210,852:1 176,868:.8 150,888:.1", 9), ("240,866:.8 226,866:.8 206,869:.1", 6), ("172,892:.1 160,916:1 158,946:.8 166,980:.2", 7), ("240,986:1 214,986:1 184,986:.5 170,984:.1", 8)):
        strand(c, P, w, AI_PALE)
    foam(c, "240,826 214,834 186,846 150,866", 8.6, 2, side=-1)
    # the near wave curls over towards him: its back, ribbed as it rises, the hollow under the lip
    c.part([("150,900! 132,906 124,930 130,960 144,998", 5, "body"), ("144,998! 100,998!", 0), ("100,998! 96,900! 150,900!", 0)], fill=DEEP, reg=0, grain=False)
    c.part([("8,946 34,904 66,882 98,876 128,882 152,902!", 7, "sweep"), ("152,902! 128,898 112,914 110,944", 5.5, "body"), ("110,944 114,972 126,998", 6, "body"), ("126,998! 8,998! 8,946", 0)], fill=AI, reg=.5, grain=False)
    for P, w, colour in (("10,990:.6 26,944:1 54,914:1.1 84,902:.8 108,904:.1", 7, AI_PALE), ("26,998:.6 42,956:1 66,932:1 92,926:.2", 7, AI_PALE), ("50,998:.6 60,970:1 80,952:.8 98,950:.1", 7, AI_PALE), ("74,998:.6 80,984:1 92,976:.8 104,976:.1", 6, AI_PALE),
                         ("18,998:.5 34,950:1 60,923:1 88,914:.1", 3.4, DEEP), ("40,998:.5 52,963:1 73,942:.8 94,938:.1", 3.4, DEEP)):
        strand(c, P, w, colour)
    foam(c, "16,926 34,904 58,886 88,878 114,878 136,888", 10, 6)
    return c.finish()
