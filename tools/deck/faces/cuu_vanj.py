# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu vạn: porter who climbs bent under a tower of rice bales, bound to the wooden frame on his back."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


FOOT, UP = (176, 656), (-.17, -.985)      # of the frame on his back: where it ends below, and its direction


def head_away(c):
    """Head turned from us to the left: cheek, ear, nape and a knotted brow-cloth; in the head's own units."""
    F.skin(c, ("-14,36 -12,54 -20,70", 4.6, "wire"), ("-20,70 6,80 36,70", 0), ("36,70 30,54 30,30", 4.6, "wire"), ("30,30 -14,36", 0))
    # beyond the cheek the end of the nose, and lips drawn back from set teeth
    F.skin(c, ("-38,-8 -45,0 -50.5,6 -50,11:.8 -44,13:.6 -40,14", 4.2, "wire"), ("-40,14 -30,4 -38,-8", 0))
    F.skin(c, ("-40,14 -43.5,19:.8 -41,22.5:.6!  -44.5,27:.9 -40,30.5:.7 -41,37:.8 -36,44 -28,47", 4.2, "wire"), ("-28,47 -20,28 -40,14", 0))
    F.skin(c, ("22,-64 8,-67 -8,-65 -26,-57 -36,-38 -36,-28 -42,-21 -40,-13 -37,-9 -41.5,-2 -40,8 -34,18:.5", 5, "wire"), ("-34,18 -30,34", 0), ("-30,34 -30,44:.8 -20,50 -6,50", 5, "wire"), ("-6,50 20,44 40,20", 0), ("40,20 46,-30 22,-64", 0))
    # the brow pressed down, the eye screwed up, the cheek pushed up by the mouth
    c.line("-42,-21:.6 -35,-20:1.2 -24,-26:1.1 -14,-27:.3", 7, "flat")
    c.line("-40,-11:.8 -33,-9.5:1.1 -26,-12:.6", 4, "flat")
    c.lines(["-26,-12 -20,-15", "-26,-9.5 -19,-9", "-27,-7 -21,-3"], c.fine(2.2), "rat")
    c.lines(["-40,13 -33,15 -26,22 -25,31", "-17,6 -13,16 -14,27"], c.fine(3), "swell")
    c.line("-41,22.5:.8 -35,25:1 -29,24.5:.5", c.fine(4), "flat")
    c.line("-37,33 -32,34 -28,32", c.fine(2.4), "swell")
    c.fill("6,-65! -8,-63 -25,-55 -33,-42 -12,-48 10,-52 26,-52 22,-62!", AI_PALE, opacity=.5)
    F.black(c, "-20,-46 -8,-42 0,-26 4,-6 10,-14 22,-8 21,12 10,22 8,32 16,46 38,44 52,22 58,-8 52,-38 36,-60 10,-54 -8,-54")
    F.skin(c, ("5,-8 14,-17 22,-9 20,10 11,20 5,12", 3.6, "wire"), ("5,12 5,-8", 0))
    c.line("10,-8 16,-3 12,10", 2.2, "swell")
    F.black(c, "22,-56 42,-62 47,-80 30,-92 0,-90 -24,-80 -20,-69 4,-72 16,-66")
    for P in ("-14,-76 4,-82 26,-84", "-8,-71 10,-76 34,-76", "30,-44 44,-30 46,-6", "28,-12 30,10 22,34", "40,-16 42,6 32,36"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.part([("-37,-44 -10,-52 24,-52 57,-34", 4.6, "wire"), ("57,-34 60,-18", 3.5), ("60,-18 26,-36 -8,-38 -36,-30", 4.6, "wire"), ("-36,-30 -37,-44", 3.5)], fill=BENI, reg=.4, grain=False)
    c.part([("34,-42 46,-26 50,-2 60,4 62,-18 54,-36", 4.2, "wire"), ("54,-36 34,-42", 0)], fill=BENI, reg=.4, grain=False)
    c.part([("38,-40 34,-20 22,-6 34,2 46,-14 52,-34", 4.2, "wire"), ("52,-34 38,-40", 0)], fill=BENI, reg=.4, grain=False)
    c.part([("34,-48 50,-52 60,-40 52,-28 36,-32 34,-48", 4.2, "wire")], fill=BENI, reg=.4, grain=False)
    c.line("42,-42 50,-40", 2.4, "swell", PAPER_LIGHT)


def planted_leg(c):
    """The far leg, its knee bent under the weight and carried before the foot, which lies flat on the slope ahead."""
    c.push(100, 838)
    F.foot_waraji(c)
    c.pop()
    F.limb(c, "150,636 68,714 102,838", ((0, 44, 42), (.3, 33, 35), (.46, 27, 25), (.56, 23, 30), (.74, 22, 31), (.9, 14, 18), (1, 13, 14)), reg=0)
    c.lines(["46,702 52,694 64,694", "44,720 50,730 60,728"], 3.2, "nail")
    F.kyahan(c, [("41,736 52,772 68,806 87,836", 6.5), ("88,836 102,848 118,835", 5), ("118,835 126,800 123,768 108,734", 6.5), ("108,734 80,750 46,738", 5)],
             ["45,747 78,762 113,745", "84,821 102,832 120,818", "51,768 92,794 122,790", "122,768 92,792 70,800"])


def pushing_leg(c):
    """The near leg, seen from the side like him: the heel comes up, the weight goes off over the ball of the foot."""
    F.skin(c, ("172,818 166,842 153,858 139,866 130,874:.8 130,883:.8 138,887", 4.8, "body"), ("138,887 170,888", 0), ("170,888 186,872 200,860 207,848 205,834 200,816", 4.8, "body"), ("200,816 172,818", 0))
    # the little toe's row: short, bent on the ground
    c.lines(["133.5,887 134.5,881 138,877", "139.5,888 140,881 144,876", "146,888 146.5,881 151,875", "153,888 154,880 159,873"], 2.4, "-nail")
    c.line("128,890:.9 150,891:1 167,886:1 184,871:1 206,856:.8", 7.4, "flat")
    c.line("130,889.5:.9 150,890.5:1 166,885.5:1 183,870.5:1 204,856:.7", 3.8, "flat", ODO)
    c.lines(["150,889 158,868 172,846", "172,884 172,862 204,842", "206,856 202,842 178,838"], 3.6, "wire")
    F.limb(c, "180,640 160,738 190,824", ((0, 44, 40), (.3, 34, 38), (.5, 25, 30), (.6, 23, 31), (.75, 20, 29), (1, 14, 14)), reg=0)
    c.lines(["138,734 140,726 150,722", "138,750 143,757 152,756"], 3.2, "nail")
    F.kyahan(c, [("141,758 150,786 162,806 173,822", 6.5), ("173,822 188,832 204,818", 5), ("204,818 209,794 203,768 192,748", 6.5), ("192,748 168,766 141,758", 5)],
             ["144,768 170,776 196,757", "169,808 188,818 206,804", "152,786 186,796 208,784"])


def straw(c, e, R):
    """The side of a bale behind its lid."""
    c.part([("0,%g 40,%g 120,%g" % (-R, -R * 1.04, -R * .96), 6.5, "body"), ("120,%g 120,%g" % (-R * .96, R), 0), ("120,%g 40,%g 0,%g" % (R, R * 1.06, R), 6.5, "body"), ("0,%g 0,%g" % (R, -R), 0)], fill=ODO_PALE)
    for t in () if c.pure else (-.78, -.46):
        c.line("%g,%g 60,%g 120,%g" % (e * (1 - t * t) ** .5 + 2, R * t, R * t * 1.03, R * t), 2.4, "wire", "#a97f35")
    for d in (0,) if c.pure else (0, 46):
        c.line("%g,%g %g,%g" % (e * .5 + d, -R * 1.02, e * 1.2 + d, -R * .2), 9, "even"); c.line("%g,%g %g,%g" % (e * .5 + d, -R * 1.02, e * 1.2 + d, -R * .2), 4, "even", ODO)


def bale_end(c, x, y, R, rot=-16, whole=True):
    """Rice bale carried across the back: its plaited round lid is turned to us, the straw of its side goes off behind it, where it is whole."""
    c.push(x, y, rot)
    e = .74 * R
    if whole:
        straw(c, e, R)
    ring = lambda k: " ".join("%.1f,%.1f" % (k * e * math.cos(i * math.pi / 6), k * R * math.sin(i * math.pi / 6)) for i in range(12)) + " %.1f,0" % (k * e)
    c.part([(ring(1), 7, "body")], fill=ODO)
    c.line(ring(.8), 3, "wire")
    # the plait: cuts round the rim, straws drawn together in the middle
    rim, plait = (5 if whole else 0, 5 if whole else 0) if c.pure else (11 if whole else 7, 9 if whole else 7)
    for i in range(rim):
        a, b = i * 2 * math.pi / rim, i * 2 * math.pi / rim + .25
        c.line("%.1f,%.1f %.1f,%.1f" % (.81 * e * math.cos(a), .81 * R * math.sin(a), .98 * e * math.cos(b), .98 * R * math.sin(b)), 2.6, "rat")
    for i in range(plait):
        a = i * 2 * math.pi / plait + .1
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (.76 * e * math.cos(a), .76 * R * math.sin(a), .5 * e * math.cos(a + .16), .5 * R * math.sin(a + .16), .2 * e * math.cos(a + .5), .2 * R * math.sin(a + .5)), 2.6, "rat")
    c.line("%g,0 0,%g %g,0 0,%g %g,2" % (-.16 * e, -.14 * R, .16 * e, .14 * R, -.1 * e), 3, "wire")
    c.pop()


def draw():
    c = Card("9v", seed="porter")
    # before sunrise on a pass: the plain lies below in mist, hills beyond it
    c.fade(ODO, 884, 560, .62)
    if not c.pure:
        c.fill("10,818! 30,800 50,792 66,776 84,770 98,784 116,790 140,776 160,784 186,800 214,792 240,804! 240,880! 10,880!", AI_PALE, opacity=.9)
        c.fill("10,846! 60,834 130,842 190,832 240,840! 240,884! 10,884!", PAPER_LIGHT, opacity=.8)
    # the road goes uphill
    c.part([("10,866 40,871 96,882 148,892 168,894", 5.5, "sweep"), ("168,894 250,894", 0), ("250,894! 250,995! 10,995! 10,866", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 880, .8), grain=False)
    for x, y, k in ((20, 930, 1), (104, 952, .9), (140, 972, .7), (64, 968, .6)):
        for d in (-12, -3, 8):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .5, y - 13 * k, x + d * 1.2, y - 24 * k + abs(d) * .5), 4.4, "rat")
    planted_leg(c)
    # trousers of the far leg
    c.part([("118,622 74,658 44,694", 6.5), ("44,694 62,724 104,744", 6), ("104,744 140,710 170,680", 5), ("170,680 118,622", 0)], fill=GREY_PALE, deco=PT.flowing("118,612 66,656 34,700", "180,650 160,700 110,760", 7, (2.6,), "#57514a"))
    c.lines(["128,656 96,672 70,700", "150,676 122,694 100,724"], 5, "nail")
    # the load: bales in a block upon a wooden frame, which leans as his back does
    along = lambda s, a: (FOOT[0] + UP[0] * s - UP[1] * a, FOOT[1] + UP[1] * s + UP[0] * a)
    P = lambda *sa: " ".join("%.1f,%.1f" % along(*p) for p in sa)
    c.part([(P((-4, 6), (300, 2)), 0), (P((300, 2), (392, 22), (440, 52), (500, 62), (545, 76)), 0), (P((545, 76), (560, 150), (-4, 150), (-4, 6)), 0)], fill=SUMI, reg=0, grain=False)
    for s, a, R, turn in ((532, 94, 46, -2), (440, 78, 50, 2), (341, 46, 50, 3), (243, 42, 50, -3), (145, 40, 50, 5), (47, 39, 51, -4), (388, 128, 50, -6), (292, 119, 51, 4), (194, 117, 51, -2), (96, 115, 51, 3)):
        bale_end(c, *along(s, a), R, -10 + turn, a < 100)
    pushing_leg(c)
    # trousers of the near leg, the seat pushed back against the load
    c.part([("120,626 130,684 134,726", 6.5), ("134,726 162,746 200,728", 6), ("200,728 206,690 204,630", 6.5), ("204,630 120,626", 0)], fill=GREY_PALE, deco=PT.flowing("112,620 124,690 126,750", "212,620 210,690 212,750", 8, (2.6,), "#57514a"))
    c.lines(["196,652 172,676 150,724", "200,676 186,700 180,730", "128,660 136,690 138,720"], 5, "nail")
    # staff, and the far hand that plants it; its sleeve lies behind the chest
    rope = PAPER_LIGHT if c.pure else BENI
    B.pole(c, "60,520:1.2 49,620 34,760 18,890:.8", 13, ((56, 556), (43, 680), (29, 806)))
    B.cuff(c, "68,588 56,608 62,634", "62,634 76,614 68,588")
    HD.hold(c, HD.fist, (112, 630), (44, 634), 7, 1.06)
    c.part([("86,512 76,546 66,586", 7, "sweep"), ("66,586 78,610 62,636", 5.5), ("62,636 84,652 112,632", 7), ("112,632 86,512", 0)], fill="#16304d", reg=0, grain=False)
    # coat: one curve from the nape over the bent back to the seat; a band of scales on the hem
    c.part([("86,500 76,536 84,580 90,612", 7.5, "sweep"), ("90,612 82,640 78,662", 6.5), ("78,662 136,690 208,660", 6.5), ("208,660 202,626 178,598", 7.5, "sweep"), ("178,598 172,550 152,506 126,478", 7.5, "sweep"), ("126,478 86,500", 0)], fill=AI, bokashi=wiped("#16304d", 690, 530, .85))
    c.part([("83,634 138,660 205,632", 0), ("205,632 208,660", 0), ("208,660 136,690 78,662", 0), ("78,662 83,634", 0)], fill=BENI, back=None, pat=PT.uroko(c, 17, "#e8dcc0", -4), reg=.3)
    c.line("83,632 138,657 204,630", 3.4, "wire", PAPER_LIGHT)
    c.line("176,606 168,630 166,664", 5, "nail")
    # sash, knotted behind below the load
    c.part([("84,588 124,606 178,584", 6), ("178,584 182,612", 5), ("182,612 132,634 86,614", 6), ("86,614 84,588", 5)], fill=BENI)
    c.lines(["92,600 126,616 150,612", "130,628 158,620 178,600"], 3.6, "nail")
    # the frame: two posts with their rungs, a foot under the load; seat and shoulders bear it
    for s in (392, 344, 296, 248, 200):
        c.line(P((s, -4), (s - 3, -24)), 9, "flat")
        c.line(P((s, -3), (s - 3, -25)), 4, "flat", "#8f6a2d")
    c.line(P((408, -27), (300, -26), (175, -24)), 11, "flat"); c.line(P((406, -27), (300, -26), (175, -24)), 5.4, "flat", "#8f6a2d")
    c.line(P((-6, -6), (-8, 40), (-8, 90)), 12, "flat"); c.line(P((-6, -4), (-8, 40), (-8, 90)), 6, "flat", ODO)
    c.line(P((412, -3), (200, -2), (-30, -4)), 13, "flat"); c.line(P((409, -3), (200, -2), (-27, -4)), 7, "flat", ODO)
    if not c.pure:
        c.lines([P((380, -5), (330, -3), (280, -4)), P((150, -2), (90, -1), (40, -4))], 2, "swell", "#8a6424")
    # two bales and two are bound to it, and all of them over the top
    for ss in ((97, 92, 97, 100), (196, 190, 196, 200), (294, 288, 292, 298)):
        Q = P(*zip(ss, (-6, 40, 90, 150)))
        c.line(Q, 11, "even"); c.line(Q, 6, "even", rope)
        k = ss[0]
        for d in (0,) if c.pure else (-4, 4):
            Q = P((k + d, -12), (k + d, 7))
            c.line(Q, 7.4, "flat"); c.line(Q, 3.6, "flat", rope)
    Q = P((390, -6), (430, 34), (500, 66), (556, 94), (582, 124))
    c.line(Q, 11, "even"); c.line(Q, 6, "even", rope)
    for d in (0,) if c.pure else (-4, 4):
        Q = P((388 + d, -12), (388 + d, 7))
        c.line(Q, 7.4, "flat"); c.line(Q, 3.6, "flat", rope)
    # the rope from the frame over both shoulders down into his fist; its lower end goes back under the arm to the frame's foot
    Q = "76,518 79,544 88,572"
    c.line(Q, 11.5, "even"); c.line(Q, 6.4, "even", rope)
    for Q in ("86,600 80,620:.9 84,646:.7", "91,600 95,618:.9 92,638:.7"):
        c.line(Q, 9, "flat"); c.line(Q, 4.6, "flat", rope)
    # near arm: the sleeve falls from the bent elbow, the forearm comes forward out of it
    B.cuff(c, "106,584 104,606 118,626", "118,626 122,602 106,584")
    HD.hold(c, HD.grasp, (148, 618), (91, 584), 14, 1.04)
    c.part([("116,502 106,536 104,582", 7, "sweep"), ("104,582 114,602 116,626", 6), ("116,626 136,644 158,626", 7.5, "body"), ("158,626 168,586 160,538 140,506", 7.5, "-sweep"), ("140,506 116,502", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 632, 520, .9))
    c.lines(["106,584 124,598 150,604", "110,600 128,612 152,614", "124,522 116,546 116,572", "146,524 154,552 152,582"], 4.8, "nail", "#0f2338")
    Q = "147,502 139,489 126,490 112,514 99,562"
    c.line(Q, 11.5, "even"); c.line(Q, 6.4, "even", rope)
    # neck and the turned-down collar
    c.head(92, 502, -26, .8)
    head_away(c)
    c.pop()
    c.part([("72,512 88,518 106,510 120,490", 4.6), ("120,490 127,498 112,522 90,530 70,523", 5), ("70,523 72,512", 3.6)], fill=SUMI, grain=False)
    return c.finish()
