# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát văn: boy on stilts in a pond, one leg lifted, his eyes on the dragonfly that sits on the pole."""
import math

from card import *
from heads import curled_ear
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def wing(c, P, veins, spot):
    """A dragonfly's wing: clear, its front edge strong, its net of veins fine, a dark cell near the tip."""
    front, back = P
    c.part([(front, 3.4, "wire"), (back, 2.2, "wire")], fill="#c9d8d6", reg=.4, grain=False)
    if not c.pure:
        c.lines(veins, 1.3, "swell", AI)
    c.line(spot, 4.6, "flat")


def dragonfly(c, x, y, rot, k):
    """A skimmer that has just settled: seen from the side and a little from above, its tail up, its wings not yet at rest."""
    c.push(x, y, rot, k)
    # the far wings, shortened
    wing(c, ("-7,6 -15,24 -20,42 -16,57!", "-16,57! -6,46 -1,26 0,9"), ("-6,10 -13,30 -15,52", "-3,10 -7,30 -10,48"), "-19,46 -17,54")
    wing(c, ("4,8 4,26 8,44 16,58!", "16,58! 24,46 20,24 12,8"), ("6,10 9,30 16,52", "10,9 16,28 20,46"), "11,48 15,56")
    # feet on the wood
    for Q in ("-10,4 -20,12 -22,22", "-4,6 -8,16 -4,26", "4,7 6,16 2,24"):
        c.line(Q, 3, "wire")
    # tail: powdered with blue, its end black
    c.part([("10,-7 26,-7.5 46,-6 68,-5 92,-4!", 3, "wire"), ("92,-4! 95,0 92,4!", 3, "wire"), ("92,4! 66,5 44,4 26,5 10,7", 3.4, "wire"), ("10,7 10,-7", 0)], fill="#86a8b8", reg=0, grain=False)
    c.blob("70,-5 93,-4.4! 95,0 93,4! 68,5")
    for u in (24, 35, 46, 57):
        c.line("%g,-7 %g,0 %g,6" % (u, u + 3, u), 1.8, "wire")
    c.part([("-16,-6 -8,-12 4,-11 13,-6", 3.4, "wire"), ("13,-6 14,6", 0), ("14,6 4,10 -8,9 -16,5", 3.6, "wire"), ("-16,5 -16,-6", 0)], fill=MIDORI, reg=0, grain=False)
    c.lines(["-8,-11 -4,-2 -7,8", "2,-11 5,-2 2,9"], 3, "swell")
    c.blob("-17,-9! -25,-9 -29,-2 -27,6 -20,8 -14,5! -14,-6")
    c.fill("-25,-5 -21,-6 -20,-2 -24,-1", "#86a8b8")
    # the near wings
    wing(c, ("4,-9 6,-38 12,-66 21,-87!", "21,-87! 32,-70 27,-34 13,-8"), ("6,-12 11,-46 20,-80", "8,-11 17,-42 26,-72", "11,-10 22,-36 28,-60", "11,-36 22,-38", "15,-54 27,-56"), "16,-76 21,-85")
    wing(c, ("-8,-9 -14,-37 -16,-66 -12,-90!", "-12,-90! -1,-76 3,-38 1,-9"), ("-6,-12 -11,-46 -11,-82", "-3,-11 -5,-44 -6,-76", "-1,-10 0,-38 -2,-66", "-9,-36 0,-37", "-12,-54 -1,-56"), "-15,-74 -13,-86")
    c.pop()


def rings(c, x, y, k=1.0):
    """What a stick makes of still water: rings that open towards us, and the stick's own likeness broken in them."""
    for w, h, t in ((17, 4.5, 3), (33, 8.5, 2.6), (52, 13, 2.2)):
        w, h = w * k, h * k
        c.line("%g,%g:.3 %g,%g:1 %g,%g:1.2 %g,%g:.9 %g,%g:.2" % (x - w, y - h * .2, x - w * .8, y + h * .62, x, y + h, x + w * .78, y + h * .6, x + w, y - h * .3), t, "flat", AI)
        c.line("%g,%g:.2 %g,%g:1 %g,%g:.2" % (x - w * .5, y - h * .84, x, y - h, x + w * .6, y - h * .76), t * .8, "flat", AI)


def lotus(c):
    """A lotus leaf, so near that the frame cuts it."""
    c.part([("4,912 30,900 60,908 88,926 104,950!", 5, "sweep"), ("104,950! 84,948 70,952!", 3.6, "wire"), ("70,952! 92,966 98,984 92,1004", 5, "sweep"), ("92,1004 4,1004", 0), ("4,1004 4,912", 0)], fill=MIDORI, reg=.6, bokashi=wiped(MIDORI_DEEP, (10, 1000), (80, 920), .9), grain=False)
    c.lines(["70,952 48,930 26,914", "70,952 44,940 8,938", "70,952 48,958 10,968", "70,952 54,972 40,996", "70,952 74,974 76,996", "70,952 66,932 58,914"], 2.6, "rat")


def bank(c):
    """A pond, late in summer, that he crosses: hills and reeds beyond, the light on the water."""
    # the air of the evening, a flat of dust colour behind his bare arms and legs
    c.fade("#e2d3ac", 362, 290)
    if not c.pure:
        c.fill("10,356! 240,356! 240,792! 10,792!", "#e2d3ac")
    # the sun going down beyond the hills, one flat disc without a key line
    if not c.pure:
        sun = [(192 + 92 * math.cos(i * math.pi / 8), 574 + 92 * math.sin(i * math.pi / 8), False, None) for i in range(16)]
        c.part([([q[:2] for q in sun] + [sun[0][:2]], 0)], fill=ODO_PALE, reg=0, back=None, grain=False, bokashi=wiped("#cf9d49", 484, 640, .9))
        # bars of evening mist, cut straight, lie across it
        for P in ("250,608! 176,607 128,611! 122,615! 150,617 196,616! 206,620 250,620!", "250,640! 206,639 160,642! 152,646! 190,648 250,647!", "96,592! 124,590 150,592! 158,595 140,598 104,597!"):
            c.fill(P, "#e2d3ac")
    c.part([("4,772 40,752 84,748 130,760 176,750 214,738 250,742", 0), ("250,742! 250,790! 4,790! 4,772", 0)], fill=None if c.pure else AI_PALE, back=None, reg=.5, grain=False)
    c.part([("4,788 60,781 128,787 196,780 250,787", 0), ("250,787! 250,996! 4,996! 4,788", 0)], fill="#bdcfcd", grain=False, bokashi=lambda s, ring: (wiped("#47708f", 786, 846, .85)(s, ring), wiped("#5d8399", 1000, 890, .6)(s, ring)))
    # reed beds that run out into it from both shores
    if not c.pure:
        c.part([("4,784 22,776 48,780 78,788 116,791!", 2.8, "swell"), ("116,791! 84,796 44,799 4,801", 2.4, "wire"), ("4,801 4,784", 0)], fill=MIDORI, reg=.4, grain=False)
        c.part([("250,774 228,777 208,783 182,785!", 2.6, "swell"), ("182,785! 206,789 250,791", 2.4, "wire"), ("250,791 250,774", 0)], fill=MIDORI, reg=.4, grain=False)
        c.lines(["30,782 30,774", "40,783 42,773", "52,785 53,777", "66,788 69,780", "216,782 215,774", "228,779 226,770", "236,778 237,768"], 2, "rat", MIDORI_DEEP)
        # its light on the water
        for P, w in (("160,799 190,789 236,793", 6), ("164,802 198,799 232,803", 5), ("158,814 194,811 222,815", 4.4), ("176,826 204,823 230,827", 4)):
            c.line(P, w, "swell", "#ecc48a")
    for P in ("24,806 66,802 108,806", "142,808 186,804 236,809", "150,846 190,842 240,847", "20,842 50,838 78,842", "160,962 176,958 196,962"):
        c.line(P, 3, "swell", AI)
    for P, w in (("21,862 22,784 14,712", 5), ("31,872 35,794 46,726", 5), ("42,858 49,808 62,770", 4.4), ("15,876 13,820 10,786", 4), ("26,868 20,834 24,800", 3.4), ("37,866 44,836 52,826 62,832", 3.4)):
        c.line(P, w, "-rat")
    for P in ("10,863 21,866 33,862", "20,874 32,877 48,872", "36,859 44,861.6 56,857"):
        c.line(P, 2.4, "swell", AI)
    c.line("19,740 15,716 12,698", 9, "swell"); c.line("41,752 46,730 49,714", 8, "swell")


FLESH_ROSE = "#e9a98c"
CHECK = "#e6dcc4"       # what the check leaves of the cloth


def check(left, right, across, down, belly, folds=()):
    """A check that lies round the body, for part(deco=...): its rows hang from one edge of a piece to the other, its columns close up towards both; at a fold, told by the column before which it lies, the rows break and go on lower or higher."""
    def draw(s):
        L, R, t = PT._evenly(left, down), PT._evenly(right, down), s.stack[-1]

        def at(i, j, column):
            u, v = i / across, j / down
            a, b = (Q[int(j)] if j == int(j) else [(p + q) / 2 for p, q in zip(Q[int(j)], Q[int(j) + 1])] for Q in (L, R))
            slip = sum((8, -6)[k % 2] * (column >= f) for k, f in enumerate(folds)) * (.4 + .6 * v)
            # within a panel the rows hang from fold to fold as well
            ends = [0, *folds, across]
            k = max(k for k, f in enumerate(ends[:-1]) if column >= f)
            w = (i - ends[k]) / (ends[k + 1] - ends[k])
            u = .5 - .5 * math.cos(math.pi * (.12 + .76 * u)) / math.cos(math.pi * .12)     # seen round a barrel
            return t(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + belly * 4 * u * (1 - u) + slip + (4 * 4 * w * (1 - w) if folds else 0))
        d = ""
        for i in range(across):
            for j in range(down):
                if (i + j) % 2:
                    d += poly_d([at(i, j, i), at(i + .5, j, i), at(i + 1, j, i), at(i + 1, j + 1, i), at(i + .5, j + 1, i), at(i, j + 1, i)], .5)
        s.ink(chained(d), CHECK)
        s.flush()
    return draw


def hollows(s, *Ps):
    """Where the dress goes in, a deeper flat lies over the check, its edge hard."""
    for P in () if s.pure else Ps:
        s.fill(P, "#16304d", opacity=.34)


def toes(c, *Ps):
    """Toes, each open at its root, the farthest first."""
    for P in Ps:
        Q = P.split()
        F.skin(c, (P, 3, "wire"), (Q[-1] + " " + Q[0], 0))


def near_foot(c):
    """From without: the second toe comes round the pole on this side, the great one is beyond it."""
    F.skin(c, ("88,804 83,818 80,832 85,844 93,846.6", 5, "body"), ("93,846.6 102,842.6 113,845.6", 4.2, "wire"), ("113,845.6 117.6,849.4 122,846.4!", 3.2, "wire"), ("122,846.4! 126.4,849.6 130.4,846.4!", 3.2, "wire"), ("130.4,846.4! 134.6,849 138.4,845.4!", 3.2, "wire"), ("138.4,845.4! 144,848 149.6,845.2 151.4,840 148,836.4 141,835", 3.4, "wire"),
           ("141,835 130,829 119,818 110,800", 4.6, "-body"), ("110,800 88,804", 0))
    c.lines(["122,846.4 121.2,842.6 123.4,840.4", "130.4,846.4 129.4,841.4 131.8,839", "138.4,845.4 137,840 139.4,837.2"], 2.4, "-rat")
    c.lines(["91,805 99,809 107,803"], 2.2, "swell")
    if not c.pure:
        c.line("145.6,838 148.4,839.4 148.6,842.4", 1.3, "hair")


def far_foot(c):
    """From within: the great toe bends round the pole on this side, the second is seen beyond it."""
    F.skin(c, ("164,738 159.6,754 157.6,767 163,776 169,777", 5, "body"), ("169,777 180,772.4 195,775", 4.2, "wire"), ("195,775 203,777.6 212,777.6 217,773.6 216.4,768.4 211,765.6", 3.6, "wire"), ("211,765.6 203,763 195,752 190,738", 4.8, "-body"), ("190,738 164,738", 0))
    c.lines(["201,767 204,769.6 203.4,773.4", "170,742 178,746 187,740"], 2.2, "swell")
    if not c.pure:
        c.line("210,768.6 213.6,769 214.4,772.4", 1.3, "hair")


def sidelong(s):
    """A small boy's face, three-quarter, in the head's units: two thirds of it are brow, the features are small, low and far apart between full cheeks; the eyes are slits that go up to what sits on the pole, the mouth is small and a little open."""
    F.skin(s, ("6,-74 -12,-71 -27,-60 -37,-43 -40.6,-24:1.1 -39,-8 -36,3:.8 -40,11 -44.4,21:1.2 -43,32 -36.6,42 -27,49:1.1 -17,52", 4.8, "wire"), ("-17,52 -2,53.6 14,50 28,41:1.2 38,27 42,4", 5, "sweep"),
           ("42,4 56,-14 58,-38 44,-62 24,-73 6,-74", 5, "wire"))
    s.fill("-20,-64 -34,-44 -20,-46 14,-40 38,-18 46,0! 57,-16 57,-38 44,-61 24,-72 6,-73", AI_PALE, opacity=.5)
    # the rose of his cheek, wiped off towards the ear
    if not s.pure:
        for P, k in (("-2,33 4,22 16,15 30,14 33,21! 28,31 16,39 3,40", .2), ("1,33 7,24 18,19 27,20! 23,29 14,35 5,37", .26)):
            s.fill(P, FLESH_ROSE, opacity=k)
    # brows are two smudges, as a child's are, and high
    s.line("-27,-11:.5 -31,-13:1.1 -36,-9:.5", 3.4, "skin")
    s.line("-6,-12.6:.5 1,-16:1.2 10,-14.6:.4", 4, "skin")
    # the eyes, low and far apart: slits that slant up from the nose under one short line of the lid, from which the pupils hang; they go up to the pole
    s.blob("-38,6! -33.4,3.4! -32.6,8 -35,10 -38.2,9.4"); s.blob("-9.8,5.6! -2,1.4! -1,6.6 -4,9.4 -8.4,8.8")
    s.line("-39.8,8.4:.4 -37.6,5:1.2 -33,2.6:1.3 -28.4,5:1 -26.4,8.6:.3", 3.4, "skin")
    s.line("-13.4,10.6:.4 -9,5:1.2 -2,1:1.45 5,0:1.2 12.6,1:.4", 4, "skin")
    s.lines(["-38,11 -34.6,11.6 -30,10.6", "-10,11.4 -2,11 6,7.6"], 1.2, "skin")
    # a nose in one hooked stroke, and its wing
    s.line("-29.4,12:.3 -32.6,18:1 -33.6,22:1.3 -30.4,25:1.2 -25,24.6:.5", 2.9, "skin")
    s.line("-21,21:.5 -19.4,23.4:1 -21.2,25.8:.5", 1.9, "skin")
    # a small mouth, a little open: two lips of dull rose, the line of the teeth between them
    s.fill("-31.4,34! -28.4,31.4 -26.4,32.4 -24,31.2 -20,34.2! -21.4,39 -25.4,41.6 -29.4,39.4", SUMI if s.pure else LIPS)
    s.blob("-30.4,34.4! -26.4,33.6 -21,34.6! -22.6,38 -26,39 -29,37.6")
    s.line("-28.4,44.6 -25,45.6 -21.6,44.6", 1.7, "skin")
    # the fold under the chin
    s.line("-13,46:.2 -3,49:1 10,45.6:.9 20,39:.2", 2.2, "skin")
    curled_ear(s, 7)
    # beside the ear a lock is left, and a plait of hair on the crown
    F.black(s, "22,-40! 20,-26 25,-14 32,-8! 35,-16 41,-20 45,-30 42,-40")
    for P in ("27,-38 26,-24 30,-13", "34,-39 34,-26 35,-19"):
        s.line(P, 1.6, "swell", F.HAIRLINE)
    F.black(s, "-28,-56! -37,-42 -38,-31! -32,-34 -30,-27! -24,-34 -21,-25! -12,-34 -8,-25! 2,-34 8,-27! 17,-38 24,-52! 22,-68 4,-75 -14,-71 -28,-58")
    for P in ("-18,-64 -28,-50 -33,-38", "-12,-66 -20,-50 -23,-36", "0,-68 -8,-52 -10,-36", "12,-66 6,-50 2,-38", "18,-62 15,-50 11,-40"):
        s.line(P, 1.7, "swell", F.HAIRLINE)


def draw():
    c = Card("8n", seed="stilts")
    bank(c)

    def stilt(x1, y1, x2, y2, step):
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2), 14, "flat")
        c.line("%g,%g:1.05 %g,%g %g,%g:.95" % (x1, y1 + 4, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2 - 4), 8, "flat", ODO)
        for k in (.1, .27, .43, .8, .92):
            x, y = x1 + (x2 - x1) * k, y1 + (y2 - y1) * k
            c.line("%g,%g %g,%g %g,%g" % (x - 7, y - 2, x, y + 2, x + 7, y - 2), 3.2, "even")

    def lash(x, y):
        for d in (-8, 0, 8):
            c.line("%g,%g %g,%g %g,%g" % (x - 11, y + d - 2, x, y + d + 3, x + 9, y + d), 6, "even")
            c.line("%g,%g %g,%g %g,%g" % (x - 10, y + d - 2, x, y + d + 3, x + 8, y + d), 3, "even", PAPER_LIGHT)

    # what runs off the lifted stilt, and the rings it leaves
    rings(c, 211, 863, .62)
    c.push(0, -42)

    def leant():
        """From the hips up he is thrown back, against the stilts; until c.pop() twice."""
        c.push(24, 0)
        B.lean(c, (100, 660), -11)
    # the far stilt, lifted out of the water and swung ahead, spread from the near one; on it the second toe, seen beyond the pole, then the foot
    c.push(6, -26)
    toes(c, "208,765 215,763.4 222.6,765 224.4,769.8 221,773.4 212,774")
    c.pop()
    stilt(192, 334, 222, 866, 0)
    drops(c, ((220, 836, 1.9), (224, 845, 2.4), (217, 853, 1.6)), 2, PAPER_LIGHT)
    c.push(6, -26)
    c.part([("%g,%g! %g,%g!" % (160, 778, 210, 776), 5, "even"), ("210,776! 210,806!", 5, "even"), ("210,806! 190,798 160,778!", 5, "body")], fill=ODO)
    far_foot(c)
    lash(211, 796)
    c.pop()
    # far arm: its short sleeve, the elbow bent out of it, the hand on the pole
    leant()
    B.cuff(c, "154,478 170,500 164,534", "164,534 152,506 154,478")
    c.pop(); c.pop()
    HD.hold(c, HD.clutch, (158, 512), (200, 470), -3.2, .86, width=18)
    leant()
    c.part([("104,478 132,474 154,478", 6.5, "sweep"), ("154,478 168,500 164,534", 5, "body"), ("164,534 140,550 106,548", 6), ("106,548 104,478", 0)], fill=AI, reg=0, deco=check("104,474 106,552", "156,474 168,504 166,538", 4, 5, 8, (2,)))
    c.line("154,500 142,510 132,528", 4, "-nail")
    c.pop(); c.pop()
    # far leg: the thigh comes towards us out of the lifted hem; one line over the knee and down the shin to the rest, one up the calf
    c.push(6, -26)
    c.part([("140,640 170,636 190,638 203,645:1.1 210,655:1.2 209,667! 205,672 204,688 199,712 189,742", 5.4, "sweep"), ("189,742 165,742", 0), ("165,742 158,732 153,719:1.1 155,706 166,694", 4.8, "-body"), ("166,694 150,712 140,714", 0), ("140,714 140,640", 0)], fill=FLESH, reg=0, grain=False)
    c.line("209,667:1 202,664:.8 196,658:.1", 3, "flat")
    c.lines(["166,694 172,691 178,694"], 2.4, "swell")
    # the hem that the thigh lifts: the front of the skirt lies over it and hangs down on both sides
    c.part([("112,650 140,634 166,632 183,642!", 6, "sweep"), ("183,642! 189,658 186,680 173,702!", 4.4, "body"), ("173,702! 156,720 124,736", 5, "sweep"), ("124,736 100,734", 0), ("100,734 112,650", 0)], fill=AI, reg=0,
           deco=check("112,628 112,734", "182,632 190,664 172,712", 6, 6, -9, (3,)))
    c.lines(["183,642 160,652 146,676", "180,656 164,672 156,700"], 4.4, "nail")
    c.pop()
    # near stilt, planted
    if not c.pure:      # its likeness in the water
        for P, w in (("133,1000 142,1004 134,1009", 6), ("134,1012 145,1016 138,1021", 5)):
            c.line(P, w, "swell", ODO)
    rings(c, 131, 996)
    c.push(-2, 20)
    # the great toe is behind the pole
    toes(c, "139,832 147,829.4 153,829.8 157,834 155.4,838.8 149,841 142,841")
    c.pop()
    stilt(184, 298, 130, 994, 0)
    # near leg, which bears him: one long line from the seat to the heel, one over the knee; the toes round the pole
    c.push(-2, 20)
    c.part([("%g,%g! %g,%g!" % (84, 847, 145, 845), 5, "even"), ("145,845! 142,877!", 5, "even"), ("142,877! 116,867 84,847!", 5, "body")], fill=ODO)
    c.part([("97,680 99,708 101,728:1.1! 94,737 86,752 82.6,768:1.2 84,784 88,806", 5.6, "sweep"), ("88,806 111,802", 0), ("111,802 117,788 124,770 130,752 133,743! 140,738 143.4,729:1.2 142,719 146,702 154,680", 5, "-sweep"), ("154,680 97,680", 0)], fill=FLESH, reg=0, grain=False)
    # a child's knee: two folds of fat, no bone; the hollow behind it, the calf's muscle and the tendon of the heel
    c.line("143,729:.9 137,727:1 130,729:.1", 2.6, "flat"); c.line("133,743:1 127,739:.9 121,740:.1", 3, "flat")
    c.lines(["101,728 107,729 112,725"], 2.6, "swell")
    near_foot(c)
    lash(142, 866)
    c.pop()
    dragonfly(c, 190, 273, -52, .76)
    for P in ("16,960 44,966 82,961", "12,984 50,990 80,986"):
        c.line(P, 2.4, "swell", AI)
    c.push(2, 422, 0, .62)
    lotus(c)
    c.pop()
    leant()
    # the sash's bow at his back: two loops drawn through a knot, one end hanging
    c.part([("60,644 52,672 38,700 33,722!", 5, "body"), ("33,722! 46,718 58,724!", 4), ("58,724! 64,694 74,652", 5, "body"), ("74,652 60,644", 0)], fill=SUMI, grain=False)
    c.part([("66,626 52,606 30,592 15,597!", 5, "body"), ("15,597! 12,612 22,628 58,642", 5, "body"), ("58,642 66,626", 0)], fill=SUMI, grain=False)
    c.part([("62,636 40,634 20,644 14,660!", 5, "body"), ("14,660! 28,674 50,668 66,650", 5, "body"), ("66,650 62,636", 0)], fill=SUMI, grain=False)
    c.lines(["60,632 44,614 26,604", "58,640 38,644 24,654", "62,660 52,686 46,706"], 2.8, "glint", LIGHTS[1])
    # kimono, tucked up: chest over the poles, the seat thrown out behind, the hem drawn up in front by the lifted thigh
    c.part([("84,486 60,520 54,566 60,616", 7.5, "sweep"), ("60,616 58,650", 0), ("58,650 45,666 41,684 49,703!", 7.5, "body"), ("49,703! 74,718 106,715 137,699!", 5, "body"), ("137,699! 146,684 145,660", 5.5, "-sweep"), ("145,660 144,620", 0), ("144,620 150,580 146,534 134,484", 6.5, "-sweep"), ("134,484 84,486", 0)], fill=AI, reg=0,
           deco=lambda s: (check("78,484 52,560 56,632", "136,484 152,560 146,632", 7, 9, 18, (3, 5))(s), check("60,632 36,670 42,708", "142,636 152,670 139,708", 8, 6, 24, (2, 5))(s),
                                hollows(s, "54,600! 84,596 118,584 140,556! 150,560 140,600 128,620 60,620", "84,656! 76,680 62,700 50,702! 74,722 96,716 92,690 92,664", "146,650! 132,676 116,702 108,716! 140,706 152,670")))
    # all from the sash, under which the cloth is gathered
    for P, w in (("78,658:1.1 64,680:.8 58,706:.1", 5.6), ("88,662:1 90,686:.6 98,712:.1", 4.8), ("144,656:1.2 126,676:.8 114,710:.1", 6), ("134,660:.8 118,672:.5 106,684:.1", 4.2), ("100,612:.1 112,598:.8 134,590:.2", 3.6), ("66,612:1 68,592:.7 76,572:.1", 4.8), ("84,618:.9 92,600:.6 94,584:.1", 4.4)):
        c.line(P, w, "flat")
    c.part([("56,614 98,634 146,612", 6), ("146,612 149,648", 5), ("149,648 104,668 58,652", 6), ("58,652 56,614", 5)], fill=SUMI)
    c.lines(["72,634 98,654 130,646", "74,624 94,640 116,636"], 2.6, "swell", SASH_LIGHT)
    # the knot, the sash's edge turned over it
    c.part([("54,620 64,614 73,620", 4), ("73,620 77,640 72,660", 4), ("72,660 62,664 54,656", 4), ("54,656 50,638 54,620", 4)], fill=SUMI, reg=0, grain=False)
    c.line("55,624:.6 65,619 72,625:1 75,640 71,655:.4", 2, "flat", SASH_LIGHT); c.line("54,628:.4 52,640 56,653:.6", 2, "flat", SASH_LIGHT)
    # neck: the nape slopes into the shoulder
    F.skin(c, ("77,452 79,474 66,494", 5, "wire"), ("66,494 92,520 126,500", 0), ("126,500 117,488 114,464", 4, "wire"), ("114,464 77,452", 0))
    # collar, set off from the nape
    c.part([("64,484 74,506 90,534 114,566", 5), ("114,566 127,552 108,522 94,500 80,482", 5), ("80,482 64,484", 3)], fill=SUMI, grain=False)
    c.part([("136,482 132,512 116,544", 5), ("116,544 108,528 117,508 121,482", 4), ("121,482 136,482", 0)], fill=SUMI, grain=False)
    # near arm: a short sleeve from a sloped shoulder, a round elbow out of it, the forearm up to the pole
    c.pop(); c.pop()
    # the stilt stands before him
    on = lambda y: 184 - 54 * (y - 298) / 696
    for w, col, more in ((14, SUMI, 0), (8, ODO, 4)):
        c.line("%g,%g:1.02 %g,640 %g,%g:1" % (on(560 - more), 560 - more, on(640), on(716 + more), 716 + more), w, "flat", col)
    HD.hold(c, HD.clasp, (103, 607), (167, 516), 4.4, .9, width=19, upper=(82, 556))
    # the crook of the arm, the crease of a plump wrist
    c.line("103,580:.9 109,583:1 114,579:.4", 2.8, "skin"); c.line("147,530:.4 152,535:1 158,537:.4", 2.4, "skin")
    leant()
    B.cuff(c, "39,572 62,584 92,581 117,562", "117,562 90,570 66,577 39,572")
    c.part([("80,486 60,496 46,522 39,572!", 6.6, "sweep"), ("39,572! 62,580 92,574 117,562!", 4.6, "body"), ("117,562! 116,530 98,500", 5.5, "-nail"), ("98,500 80,486", 0)], fill=AI, reg=0, deco=lambda s: (check("76,484 46,514 34,580", "98,484 118,524 120,572", 5, 6, 18, (1, 3))(s), hollows(s, "120,556! 100,552 78,562 56,560 40,570! 60,590 100,582 122,568", "112,540! 94,528 82,532! 96,544")))
    for P, w in (("78,496:1 62,526:.8 54,568:.1", 5.6), ("112,548:1.1 94,548:.8 74,562:.1", 5.4), ("110,538:1 92,528:.6 80,530:.1", 4.6), ("42,566:.8 54,556:.6 64,554:.1", 4.2)):
        c.line(P, w, "flat")
    # head: a little forward of the shoulders, his eyes on what sits on the pole
    c.place(104, 424, -14, .94, True)
    F.head_child(c, look=sidelong)
    c.pop()
    c.pop(); c.pop()
    c.pop()
    return c.finish()
