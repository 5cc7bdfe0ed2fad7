# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát vạn: carp climbing the fall, which splits over its head and back; dark back and white belly."""
import math

from card import *
from scenery import *

DEEP = "#16304d"
CLINGING = "#d5e0dc"      # white water over the red
BASIN = "#c9d6d2"         # where the water stands
THROAT, NAPE = "#f3d9b6", "#8d2a23"


def torn(c, w, band, fingers):
    """The torn edge of a wave, as the old screens have rough water: a white band along its crest, from which long fingers are flung, each with a curl of its own and none like the next."""
    ink = 5.4 if c.pure else 4.4
    fingers = fingers[:3] if c.pure else fingers
    for P, k in [(band, .8)] + fingers:
        D = [(x, y, corner, ((1 if f is None else f) * w * k + ink) / w) for x, y, corner, f in pts(P)]
        (ax, ay, *_), (bx, by, *_) = D[-2:]
        l = math.dist((ax, ay), (bx, by)) / 3     # the line is closed round the point
        strand(c, D + [(bx + (bx - ax) / l, by + (by - ay) / l, False, .1)], w, SUMI)
    for P, k in [(band, .8)] + fingers:
        strand(c, [(x, y, corner, (1 if f is None else f) * k) for x, y, corner, f in pts(P)], w, PAPER_LIGHT)
    if not c.pure:      # a second line within each of the greater fingers
        for P, k in fingers[:3]:
            D = pts(P)
            c.line([(x, y, False, f) for (x, y, *_), f in zip(D[:-1], (.2, 1, .9, .6, .2, .1))], 1.6, "flat", AI)
    c.flush()


def head(c):
    """From the gill cover to the lips, that are open against the fall, seen from the side."""
    cover = "192,386 173,395 157,401 142,404 124,398.6 108,387 100,372 100,358"
    back = "210,377 218,354 222,330 221,308 216.6,288 212.8,271:.8"
    throat = "160,270 158.6,283 149,303:1.1 134,323 118,340 100,358"
    ring = back + " 213,262! 188,272 160,262! " + throat + " 100,358! " + " ".join(cover.split()[::-1]) + " 190,384! 210,377!"
    c.fill(ring, PAPER_LIGHT); c.fill(ring, BENI, reg=.4)
    if not c.pure:
        c.fill("160,270! 158.6,283 149,303 134,323 118,340 100,358! 100,372 106,384! 126,380 146,362 160,340 172,314 182,296 187,280!", "#dd8f77")
    c.fill("160,270! 158.6,283 149,303 134,323 118,340 100,358! 100,368! 118,370 136,356 150,334 162,310 174,294 184,278!", THROAT)
    if not c.pure:      # the crown is dark, and mottled where it ends
        c.fill("212,276! 217,290 221,309 222,330 217,356 210,377! 200,380 192,383! 199,368 205,352! 210,344 211,330! 207,316 211,302! 207,290", NAPE)
        for P in ("196,364 202,358 203,364 198,370", "188,372 193,371 190,377", "203,300 207,302 206,308 202,306"):
            c.fill(P, NAPE)
    c.line(back, 6.6, "body")
    c.line(throat, 6.4, "-sweep")
    # the gill cover: heaviest at the throat, it runs out below the nape; ribs fan out to its edge, and no line goes across before them, which would be a mouth's
    c.line("200,381:.1 188,388:.5 173,395:.9 157,401:1.1 142,404:1.2 124,398.6:1.2 108,387:1.1 100,372:.9 99,358:.5", 5.4, "flat")
    for P in () if c.pure else ("183,362 186,373 184,384", "174.6,364 176,377 173,388", "166,369 165.6,381 162,393", "157,371 154.6,384 150,396", "147,373 144,386 139,398", "138,369 132,381 127,392", "129,365 121,375 114,385", "122,358 113,366 106,374"):
        c.line(P, 2.5, "rat")
    c.line("178,310:.1 171.6,322:1 171,335:.8 174,345:.1", 3, "flat")
    # the mouth is a wedge between the jaws: dark, the tongue in it, the far lip no more than an edge
    c.fill("174,248! 180,250 189,248 199,241! 200,256 194,268 186,279! 178,270", SUMI)
    c.fill("182,262! 186,256 191,256 193,260! 190,268 186,274!", NAPE)
    c.line("175,248:.4 182,249.6:1 190,247.6:1 199,242:.4", 3.6, "flat"); c.line("177,248.4:.4 182,249.4:1 190,247.4:1 197,243.4:.4", 1.6, "flat", "#e0907c")
    # the upper jaw pushes out of its sheath, the lower one hinges in the corner; each ends in a thin fold of lip
    c.part([("212.6,272 215,260 213,248 207,239.6:1.1 201,238.4 198.4,242!", 5.4, "body"), ("198.4,242! 197.6,254 194,266 186,279!", 3, "wire"), ("186,279! 197,277 206,270 212.6,272", 0)], fill=BENI, reg=0, grain=False)
    c.fill("198.6,243! 201.4,240 206,243 205,254 200,265 190,277! 186.6,278.6 193,266 197,254", "#dd8f77")
    c.line("206.4,243:.3 206,253:.9 201,265:1 191,276.6:.5", 2.4, "flat")
    if not c.pure:
        c.line("212,270:.9 203,268.6:.8 194,277:.1", 3, "flat")
    c.part([("160,270 161.6,260 167,250:1.1 172,246.4 175,248.6!", 5.4, "body"), ("175,248.6! 176.4,258 180,268 186,279!", 3, "wire"), ("186,279! 174,278 160,270", 0)], fill=THROAT, reg=0, grain=False)
    if not c.pure:
        c.fill("174.4,249! 171,250 168.6,255 171,265 179,276! 185,278.4 179,268 175.6,258", "#e9b193")
    c.line("168.4,253.6:.3 170,264:.9 178,275.6:.4", 2.2, "flat")
    # the lips are fleshy and round, and pushed out
    c.part([("214,260 216.4,250 213.4,241 207,235.6 200,236 196.4,240.6 198.6,246!", 4.4, "wire"), ("198.6,246! 204,242.6 209.4,248 214,260", 2.4, "wire")], fill=BENI if c.pure else "#dd8f77", reg=0, grain=False)
    c.part([("161.4,264 161,253 165,245.4 171,242 176.6,244.4 178.2,250!", 4.4, "wire"), ("178.2,250! 172,248 166.6,252.6 161.4,264", 2.4, "wire")], fill="#e9b193", reg=0, grain=False)
    # nostril, and two pairs of barbels, from the corner of the mouth and from the upper lip, that the water curls
    c.line("211,287:.3 207.6,291:1.1 210,296:.3", 3, "flat")
    for P, w in (("187,279:1.1 184,292:1.1 171,300:1 154,298:.9 141,302:.8 133,314:.6 137,324:.4 144,320:.2", 7.4), ("204,266:1.1 198,277:1 198,288:.8 205,294:.6 210,288:.3", 5.6),
                 ("214,266:1.1 224,270:1 231,282:.85 230,296:.6 223,298:.3", 6.6), ("214,254:1 221,251:.9 227,254:.7 227,261:.3", 5)):
        c.line(P, w, "flat"); c.line(P, w - 3.8, "flat", GOFUN if c.pure else "#e9a58c")
    if not c.pure:      # the ring about the eye
        c.line([(198 + 17.6 * math.cos(math.radians(a)), 327 + 17.6 * math.sin(math.radians(a)), False, k) for a, k in ((72, .1), (105, .8), (145, 1), (190, 1), (230, .8), (262, .1))], 2.8, "flat")
    fish_eye(c, 198, 328, .84, 106, ODO)


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
                                     ("20,860:1.2 34,690:.8 48,560:.1", 20), ("236,860:1 238,700:.8 236,520:.1", 14), ("214,512:.1 196,566:.9 166,612:1 158,648:1 174,694:.8 204,738:.1", 13)):
        strand(c, P, w, AI)
    for P, w in () if c.pure else (("134,8:.4 136,150:1.3 128,236 100,312:.8 66,396:1.2 40,520:.7 22,690:1.1 10,850:.5", 7), ("148,8:.6 150,140:1.2 142,246:.7 116,324:1 90,400:.2", 7), ("169,8:1.2 169,110:.6 165,200:1 148,262:.2", 8), ("194,8:.4 193,100:1.1 190,170:.5 190,222:.1", 5),
                 ("216,8:.9 217,110:.5 220,180:1.1 224,246:.2", 8), ("240,8:1 241,200:.5 240,430:1 235,640:.6 230,820:1", 7), ("218,440:.1 225,512:1 208,572:.7 180,616:1 174,650:.8 192,696:.9 218,730:.1", 6)):
        strand(c, P, w, GOFUN)
    for P, w in (("143,8:.8 146,150:.5 138,244:1 112,318:.6 80,398:1 52,520:.1", 4.6), ("176,8:1 177,110:.5 173,214:.1", 4.6), ("211,8:.6 211,110:1 213,196:.1", 4), ("234,8:.5 235,160:1 241,330:.6 234,561:1 224,770:.2", 4.4)):
        strand(c, P, w, DEEP)
    if not c.pure:
        c.fill("128,838! 150,846 166,866! 140,890! 116,880!", AI)
    drops(c, ((100, 330, 2.4), (88, 344, 1.8), (94, 356, 2.6), (76, 362, 2), (80, 378, 1.6)))
    # back wave: it swells from the left edge and leans over to the fish, its back ribbed, dark under the lip
    c.part([("96,790 128,780 142,806 134,840 110,870", 0), ("110,870 96,850 90,820 96,790", 0)], fill=DEEP, reg=0, grain=False)
    c.part([("8,826 24,794 48,771 78,763 104,771", 6.5, "sweep"), ("104,771 96,790 92,822 108,872", 5, "body"), ("108,872! 120,995! 8,995! 8,826", 0)], fill=AI_PALE, reg=.4, grain=False)
    for P, w in (("12,880:.4 24,830:1 46,799:1.1 68,790:.8 88,796:.2", 9), ("18,916:.3 34,852:1 54,822:1 74,816:.2", 8), ("40,900:.3 50,866:1 70,840:.8 86,838:.1", 8)):
        strand(c, P, w, AI)
    for P, w in () if c.pure else (("58,772:1 44,790:.8 34,812:.1", 8), ("90,770:1 74,784:.8 64,802:.1", 7), ("30,796:1 22,816:.7 16,840:.1", 6)):     # white that lags behind
        strand(c, P, w, PAPER_LIGHT)
    torn(c, 10, "8,830:.7 24,796:1 48,774:1 78,766:1.1 106,772:.6", [("92,771:1 108,780:1 119,796:.8 119,812:.5 112,818:.12", .9), ("86,766:1 112,771:1.3 133,789:1.1 139,812:.75 133,827:.45 123,826:.12", 1), ("70,766:1 95,752:1.1 118,750:.8 133,759:.45 135,768:.1", .9), ("42,778:1 58,754:1 76,744:.65 91,747:.1", .85), ("20,804:1 28,780:.9 40,767:.55 52,766:.1", .75)])
    drops(c, ((128, 752, 2.6), (137, 764, 1.8), (96, 738, 2.2), (60, 738, 1.8)))
    # tail fin, broad and forked: one lobe thrown up to the right, the other goes down into the foam
    A, B = Q(.97, -1), Q(.97, 1)
    tail = [A, (166, 806, False, None), (154, 838, False, None), (140, 880, True, None), (172, 862, False, None), (194, 838, False, None), (203, 816, True, None), (222, 808, False, None), (232, 782, False, None), (235, 742, False, None), (233, 706, True, None), (220, 732, False, None), (206, 748, False, None), B]
    c.fill(tail, PAPER_LIGHT); c.fill(tail, BENI, reg=1); c.fill(tail, 'url(#%s)' % c.goma())
    c.line(tail[:4], 6.5, "body"); c.line(tail[3:7], 4.5, "body"); c.line(tail[6:11], 4.5, "body"); c.line(tail[10:], 7, "body")
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
        rows, step = (5, .062) if s.pure else (6, .0415)
        places = [.172]
        while places[-1] < .9:     # they are smaller towards the nape, and again towards the tail
            places.append(places[-1] + step * min(1, .62 + .085 * len(places), 1 if s.pure else 1.42 - .92 * places[-1]))
        for i in range(len(places) - 1, -1, -1):
            u, step = places[i], (places[i + 1] if i + 1 < len(places) else places[i] + step) - places[i]
            across = rows - (u > .74)
            for j in range(across + 1):
                t = -1.0 + (j + (.5 if i % 2 else 0)) * 2 / across
                if t > 1.1:
                    continue
                b, a = 1.12 / across, step * .8
                R = S((u - a, t - b), (u + a * .2, t - b * .98), (u + a * .85, t - b * .55), (u + a * 1.15, t), (u + a * .85, t + b * .55), (u + a * .2, t + b * .98), (u - a, t + b))
                s.fill(R, "#8d2a23" if t > .62 else PAPER_LIGHT if s.pure else BENI if t > -.4 else ("#dd8f77" if t > -.75 else PAPER_LIGHT))
                if t > -.75:        # the belly is left open
                    s.line(R[1:6], 3.0 - (0 if s.pure else 1.5 * max(0, u - .4) / .5), "wire", rough=.4)
                if -.42 < t < .64 and not s.pure and u < .72:      # each is dark at its root
                    s.line(S((u - a * .35, t), (u + a * .62, t - .01)), 5.4 - 3 * u, "rat", "#8d2a23", rough=0)
    if not c.pure:      # bare of scales where the tail's rays begin
        c.fill(S((.88, -1), (.94, -1), (1, -1), (1, 1), (.94, 1), (.88, 1)), BENI)
    c.inside(ring, scales, reg=0)
    c.fill(ring, 'url(#%s)' % c.goma())
    # its rays spread from among the last of them
    for (t, u), P in zip(((-.8, .95), (-.55, .93), (-.3, .94), (-.08, .92), (.16, .94), (.38, .92), (.6, .94), (.82, .93)),
                         ("166,820 156,850", "174,826 168,852", "184,820 182,846", "195,806 197,826", "207,800 214,804", "214,784 228,780", "216,766 234,746", "214,754 227,734")):
        c.line(S((u, t), (1, t * 1.02)) + pts(P), 2.8, "nail")
    # the head, in one contour: over the nape it has scales like the back and no edge
    head(c)
    # outline
    c.line(S(*[(u / 40, 1) for u in range(6, 40)]), 7.5, "sweep")
    c.line(S(*[(u / 40, -1) for u in range(9, 40)]), 7.5, "sweep")

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
    # the wave that comes in from the right takes the tail's lower lobe; its broad back is still, and carries the small characters
    c.part([("140,876 156,856 186,842 214,834 240,828", 5.5, "sweep"), ("240,828! 240,995! 112,995! 124,920! 140,876", 0)], fill=BASIN, reg=0, grain=False)
    for P, w in (("240,846:1 210,853:1 180,866:.8 162,884:.1", 8), ("240,866:.8 226,866:.8 204,870:.1", 5), ("178,880:.1 164,904:1 160,938:.8 168,972:.2", 7), ("240,986:1 214,986:1 184,985:.5 172,980:.1", 7), ("158,890:.1 147,914:1 146,948:.9 154,990:.4", 6)):
        strand(c, P, w, AI_PALE)
    torn(c, 9, "240,830:.8 214,836:.9 186,845:1 162,858:.7", [("190,843:1 166,850:1.25 149,861:.85 141,874:.12", 1), ("210,836:1 186,825:1.05 166,824:.75 153,832:.42 152,840:.1", .9), ("238,830:1 222,815:.95 206,812:.6 193,817:.1", .85)])
    # the near wave curls over towards him: its back, ribbed as it rises, the hollow under the lip
    c.part([("120,884 150,890 152,930 144,998", 0), ("144,998! 100,998!", 0), ("100,998! 96,900! 120,884!", 0)], fill=DEEP, reg=0, grain=False)
    c.part([("8,946 34,906 66,882 98,875 126,883", 7, "sweep"), ("126,883 113,902 108,934:1.1 112,968 126,998", 5.5, "body"), ("126,998! 8,998! 8,946", 0)], fill=AI, reg=.5, grain=False)
    for P, w, colour in (("10,990:.6 26,946:1 54,916:1.1 82,904:.8 104,908:.1", 7, AI_PALE), ("26,998:.6 42,958:1 66,934:1 92,928:.2", 7, AI_PALE), ("50,998:.6 60,972:1 80,954:.8 98,952:.1", 7, AI_PALE), ("74,998:.6 80,986:1 92,978:.8 104,978:.1", 6, AI_PALE),
                         ("18,998:.5 34,952:1 60,925:1 86,917:.1", 3.4, DEEP), ("40,998:.5 52,965:1 73,944:.8 94,940:.1", 3.4, DEEP)):
        strand(c, P, w, colour)
    for P, w in () if c.pure else (("72,886:1 54,902:.8 42,924:.1", 9), ("104,880:1 84,894:.8 74,912:.1", 8), ("38,910:1 26,932:.7 20,956:.1", 7)):
        strand(c, P, w, PAPER_LIGHT)
    torn(c, 11, "8,950:.7 34,910:1 66,886:1 98,879:1.1 128,884:.6", [("108,883:1 127,892:1.05 138,910:.8 136,928:.5 127,933:.12", .9), ("102,877:1 134,882:1.3 158,902:1.1 166,926:.75 158,944:.45 146,943:.12", 1), ("82,880:1 110,862:1.15 139,860:.85 157,869:.48 159,880:.1", .9), ("50,894:1 70,865:1.05 91,854:.7 109,857:.1", .85), ("24,924:1 33,895:.9 49,880:.6 64,879:.1", .75)])
    drops(c, ((154, 858, 2.2), (112, 846, 2.6), (120, 842, 1.6), (78, 846, 2)))
    return c.finish()
