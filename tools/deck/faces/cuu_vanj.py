# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu vạn: porter who climbs bent under a tower of rice bales, bound to the wooden frame on his back."""
import math

from card import *
from heads import lids, strokes
from men import SHAVEN
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


FOOT, UP = (222, 650), (-.42, -.907)      # of the frame on his back: where it ends below, and its direction


# bales: where their lids are, how large, how turned, and whether the side is seen behind the lid, None if it alone is seen
BALES = ((196, 80, 46, -2, True), (190, 166, 44, -3, None), (160, 253, 48, 3, True), (129, 342, 48, -3, True), (172, 422, 44, 5, None), (198, 508, 49, -3, True), (238, 592, 50, 2, True),
         (242, 136, 46, 4, False), (226, 226, 48, -4, False), (203, 330, 49, 4, False), (240, 414, 49, -2, False))


def head_away(c):
    """Head turned from us to the left: cheek, ear, nape and a knotted brow-cloth; in the head's own units."""
    F.skin(c, ("-14,36 -12,54 -20,70", 4.6, "wire"), ("-20,70 6,80 36,70", 0), ("36,70 30,54 30,30", 4.6, "wire"), ("30,30 -14,36", 0))
    F.skin(c, ("22,-64 8,-67 -8,-65 -26,-57 -36,-40 -38,-27 -42,-21:.9 -38,-12:.6 -43,-4 -51,5:1 -55,11:1.2 -52.4,16:1 -43.6,16:.7! -45,21:.8 -46.6,26:.7 -42,29! -44.6,33:.8 -41,37:.7! -43,43:.9 -38,51 -24,54 -8,51", 5, "wire"),
           ("-8,51 12,47 28,37! 37,27 42,16", 4.4, "wire"), ("42,16 46,-30 22,-64", 0))
    # he strains, and nothing in his face moves: the brow down over an eye on the road, the wing of the nose drawn up, the mouth shut hard, the muscle of the jaw set
    if not c.pure:      # unshaven
        c.fill("-42,40! -36,43 -24,47 -12,42 4,38 20,26 36,6! 41,16 36,27 27,36 12,45.6 -8,49.6 -24,52.4 -37,49.4", SHAVEN, opacity=.6)
    c.blob("-42,-17! -38,-21.6 -30,-25 -20,-30 -8,-36! -12,-28.6 -21,-22.6 -31,-18.6 -37,-16")
    F.hairs(c, ((-34, -23), (-13, -33), 7, (1, -6)), ((-31, -19), (-15, -26), 4, (5, 3)))
    lids(c, "-41,-7:.3 -37,-10.6:1.2 -28,-10.4:1.2 -16,-3.6:.2", "-38,-1.6 -31,-.2 -22,-2.4", (-36.4, -9.6, 3.2), 5)
    # the wing of the nose, from it the one deep fold; the cheekbone
    strokes(c, 2.7, "-45,5.4:.2 -39.4,5:1 -36,9.6:1.25 -37.4,14.4:1 -43,16.4:.3", "-34.4,11:.3 -26,14.4:1 -17,22:1 -13.6,31:.7 -15,40:.1")
    strokes(c, 2.2, "4,-1:.1 -6,3:.9 -12,10:1 -14,18:.1")
    c.blob("-49.6,15! -46.4,12.4 -43,13.4 -43.4,15.8!")
    # the lips drawn back from teeth that are set
    c.blob("-44.6,27.6! -38,26 -30,27.4 -24,34! -30,35.4 -39,35 -43.4,33!")
    c.fill("-43,28.6! -38,27.8 -31,29 -27.6,32.6! -32,33.6 -39,33.4 -42.6,32!", GOFUN)
    for P in () if c.pure else ("-38.6,28 -39,33.4", "-34,28.6 -34.4,33.4", "-43,30.6 -34,31.2 -28,32.4"):
        c.line(P, 1.1, "flat")
    strokes(c, 2.2, "-40,39.4:.2 -34,40.4:1 -29,38.6:.2")
    strokes(c, 2.1, "13,19:.1 8,28:1 0,37:.1")
    # the tendons of the neck
    strokes(c, 2.6, *("24,36:1 15,48:1 2,66:.3", "11,45:.9 4,54:1 -6,66:.2")[:1 if c.pure else 2])
    c.fill("6,-65! -8,-63 -25,-55 -33,-42 -12,-48 10,-52 26,-52 22,-62!", AI_PALE, opacity=.5)
    F.black(c, "-20,-46 -8,-42 0,-26 4,-6 10,-14 22,-8 21,12 10,22 8,32 16,46 38,44 52,22 58,-8 52,-38 36,-60 10,-54 -8,-54")
    F.skin(c, ("5,-8 14,-17 22,-9 20,10 11,20 5,12", 3.6, "wire"), ("5,12 5,-8", 0))
    strokes(c, 1.9, "8,-6:.4 14,-11.6:1 18.4,-6:1 16,4:.8 11,11:.4", "8,0:.3 11.4,2:1 10,8:.4")
    if not c.pure:
        F.hairs(c, ((-8, -42), (0, -26), 6, (-5, 2)), ((0, -26), (4, -8), 5, (-5, 3)), ((8, 32), (16, 46), 5, (-4, 4)))
    F.black(c, "22,-56 42,-62 47,-80 30,-92 0,-90 -24,-80 -20,-69 4,-72 16,-66")
    for P in ("-14,-76 4,-82 26,-84", "-8,-71 10,-76 34,-76", "30,-44 44,-30 46,-6", "28,-12 30,10 22,34", "40,-16 42,6 32,36"):
        c.line(P, 1.5, "swell", F.HAIRLINE)
    c.part([("-37,-44 -10,-52 24,-52 57,-34", 4.6, "wire"), ("57,-34 60,-18", 3.5), ("60,-18 26,-36 -8,-38 -36,-30", 4.6, "wire"), ("-36,-30 -37,-44", 3.5)], fill=BENI, reg=.4, grain=False)
    c.part([("34,-42 46,-26 50,-2 60,4 62,-18 54,-36", 4.2, "wire"), ("54,-36 34,-42", 0)], fill=BENI, reg=.4, grain=False)
    c.part([("38,-40 34,-20 22,-6 34,2 46,-14 52,-34", 4.2, "wire"), ("52,-34 38,-40", 0)], fill=BENI, reg=.4, grain=False)
    c.part([("34,-48 50,-52 60,-40 52,-28 36,-32 34,-48", 4.2, "wire")], fill=BENI, reg=.4, grain=False)
    # one bead of sweat
    if not c.pure:
        c.part([("-12,-22! -8.4,-13 -9.6,-7.4 -14,-7 -16.6,-11 -12,-22!", 1.8, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("42,-42 50,-40", 2.4, "swell", PAPER_LIGHT)


def planted_leg(c):
    """The far leg has gone ahead and takes the load: the knee is bent to a right angle over the toes, the shin goes back down to a foot flat on the slope."""
    B.bound_leg(c, "150,664", "62,742", "102,840", 1.02, 2, how="tied")
    # breeches to below the knee: the thigh comes nearly level from under the coat, broad at the hip; above it is drawn tight over the cap, below it sags
    c.part([("122,640 96,650 68,670 46,700", 7, "sweep"), ("46,700 37,711 34,724:1.1 39,741!", 6.5, "body"), ("39,741! 43,756 52,768!", 6, "body"), ("52,768! 76,781 100,764!", 6), ("100,764! 101,756 109,747!", 5.4, "body"), ("109,747! 134,746 158,732 184,700", 6.4, "body"), ("184,700 122,640", 0)], fill=GREY_PALE,
           deco=lambda s: [PT.flowing(*way, (2.6,), "#57514a")(s) for way in (("116,636 74,658 32,706", "190,702 156,734 106,750", 3 if c.pure else 6), ("32,706 35,740 50,776", "108,744 101,758 97,772", 2 if c.pure else 4))])
    for P, w in (("124,664 94,680 66,702 52,724", 6.4), ("164,702 138,722 110,730", 4), ("109,747 92,736 76,736", 6), ("106,752 86,752 64,764", 4), ("41,730 54,742 58,762", 4))[:3 if c.pure else None]:
        c.line(P, w, "nail")


def pushing_leg(c):
    """The near leg is one line behind him from the hip to the ball of the foot, all its heel off the ground: it drives."""
    B.bound_leg(c, "146,664", "192,735", "222,808", .98, -8, how="rings", stand=B.pushing)
    c.part([("120,690 138,706 154,726 165,752!", 6.5, "body"), ("165,752! 188,766 215,754!", 6), ("215,754! 226,738 234,712 229,672", 7, "-sweep"), ("229,672 120,690", 0)], fill=GREY_PALE, deco=PT.flowing("112,670 146,712 160,764", "238,660 236,712 217,766", 3 if c.pure else 7, (2.6,), "#57514a"))
    for P, w in (("146,694 164,714 178,748", 6), ("224,690 222,714 206,740", 4), ("219,745 202,740 184,749", 5), ("184,700 196,712 198,730", 3.4))[:3 if c.pure else None]:
        c.line(P, w, "nail")


def straw(c, e, R):
    """The side of a bale behind its lid."""
    c.part([("0,%g 40,%g 120,%g" % (-R, -R * 1.04, -R * .96), 6.5, "body"), ("120,%g 120,%g" % (-R * .96, R), 0), ("120,%g 40,%g 0,%g" % (R, R * 1.06, R), 6.5, "body"), ("0,%g 0,%g" % (R, -R), 0)], fill=ODO_PALE, reg=0)
    for t in () if c.pure else (-.78, -.46):
        c.line("%g,%g 60,%g 120,%g" % (e * (1 - t * t) ** .5 + 2, R * t, R * t * 1.03, R * t), 2.4, "wire", "#a97f35")
    for w, col in ((9, SUMI), (4, ODO)):
        c.line("%g,%g %g,%g" % (e * .5, -R * 1.02, e * 1.2, -R * .2), w, "even", col)


def bale_end(c, x, y, R, rot=-16, whole=True):
    """Rice bale carried across the back: its plaited round lid is turned to us, the straw of its side goes off behind it, where it is whole."""
    c.push(x, y, rot)
    e = .74 * R
    if whole:
        straw(c, e, R)
    ring = lambda k: " ".join("%.1f,%.1f" % (k * e * math.cos(i * math.pi / 6), k * R * math.sin(i * math.pi / 6)) for i in range(12)) + " %.1f,0" % (k * e)
    c.part([(ring(1), 7, "body")], fill=ODO, reg=0 if whole else .6)
    c.line(ring(.8), 3, "wire")
    # the plait: cuts round the rim, straws drawn together in the middle
    rim, plait = (0, 0) if c.pure else (8, 8) if whole else (6, 7)
    for i in range(rim):
        a, b = i * 2 * math.pi / rim, i * 2 * math.pi / rim + .25
        c.line("%.1f,%.1f %.1f,%.1f" % (.81 * e * math.cos(a), .81 * R * math.sin(a), .98 * e * math.cos(b), .98 * R * math.sin(b)), 2.6, "rat")
    for i in range(plait):
        a = i * 2 * math.pi / plait + .1
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (.76 * e * math.cos(a), .76 * R * math.sin(a), .5 * e * math.cos(a + .16), .5 * R * math.sin(a + .16), .2 * e * math.cos(a + .5), .2 * R * math.sin(a + .5)), 2.6, "rat")
    if not c.pure:
        c.line("%g,0 0,%g %g,0 0,%g %g,2" % (-.16 * e, -.14 * R, .16 * e, .14 * R, -.1 * e), 3, "wire")
    c.pop()


def bale_side(c, x, y, R, rot):
    """One that lies across the others, its side to us: straw along it, three cords round it."""
    c.push(x, y, rot)
    c.part([("-46,%g -20,%g 50,%g" % (-R * .84, -R, -R), 7, "body"), ("50,%g 90,%g 90,%g 50,%g" % (-R, -R, R, R), 0), ("50,%g -20,%g -46,%g" % (R, R, R * .84), 7, "body"), ("-46,%g -53,0 -46,%g" % (R * .84, -R * .84), 6, "body")], fill=ODO_PALE, reg=.4)
    for i, (v, a, b) in enumerate(((-.7, -34, 34), (-.45, -42, -2), (-.4, 8, 60), (-.1, -36, 24), (.12, -16, 60), (.4, -42, 10), (.44, 22, 60), (.7, -30, 40))):
        if not c.pure or i % 4 == 1:
            c.line("%g,%g %g,%g %g,%g" % (a, R * v, (a + b) / 2, R * v * 1.05, b, R * v), 2.6, "swell", "#8a6424")
    for u in (-30, 42) if c.pure else (-30, 6, 42):
        P = "%g,%g %g,0 %g,%g" % (u + 2, -R * .96, u - 6, u + 2, R * .96)
        c.line(P, 8, "even"); c.line(P, 3.6, "even", ODO)
    c.pop()


SUNK = 8        # so far the hips are under the load


def draw():
    c = Card("9v", seed="porter")
    # before sunrise on a pass
    c.fade(ODO, 898, 560, .62)
    # the ranges beyond the pass, without a line, the nearer over the farther
    if not c.pure:
        c.fill("4,786! 24,770 44,744 58,730! 72,746 92,762 112,752 134,766 160,790 196,806 250,812! 250,880! 4,880!", "#cfc6a6")
        c.fill("4,836! 30,822 52,826 82,806 104,796! 122,812 150,824 190,836 250,842! 250,890! 4,890!", "#b4b19a")
    # the road goes uphill
    c.part([("10,866 40,872 96,886 148,881 176,876", 5.5, "sweep"), ("176,876 250,873", 0), ("250,894! 250,995! 10,995! 10,866", 0)], fill=ODO_PALE, grain=False)
    # what grows by the road, cut by the frame
    for x, y, k in ((20, 1000, 1),):
        for d, h in ((-26, 36), (-13, 58), (2, 70), (15, 54), (28, 32))[::2 if c.pure else 1]:
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .3, y - h * .6 * k, x + d * k, y - h * k), 5, "rat", "#6d4f18")
    if not c.pure:      # the shade under either foot
        c.fill("24,884! 60,891 120,893 136,884! 130,896 84,903 40,898", "#c19a55"); c.fill("150,882! 180,876 214,862 240,850! 242,862 216,874 178,886", "#c19a55")
    c.lines(["60,918 96,928 140,930", "96,950 128,956 158,955"], 3, "swell", "#a97f35")
    planted_leg(c)
    # he and his load have sunk into his knees
    c.push(0, SUNK)
    # the load: bales in a block upon a wooden frame, which leans as his back does
    along = lambda s, a: (FOOT[0] + UP[0] * s - UP[1] * a, FOOT[1] + UP[1] * s + UP[0] * a)
    P = lambda *sa: " ".join("%.1f,%.1f" % along(*p) for p in sa)
    c.part([(P((-4, 6), (330, 2)), 0), ("100,310 128,240 150,160 160,80 176,44", 0), ("176,44 250,60 250,640", 0), ("250,640 " + P((-4, 6)), 0)], fill=SUMI, reg=0, grain=False)
    for x, y, R, turn, whole in BALES:
        if whole is None:
            bale_side(c, x, y, R, -24 + turn)
        else:
            bale_end(c, x, y, R, -24 + turn, whole)
    c.pop()
    pushing_leg(c)
    c.push(0, SUNK)
    # staff, and the far hand that plants it; its sleeve lies behind the chest
    rope = PAPER_LIGHT if c.pure else BENI
    B.pole(c, "46,622:1.1 34,760 18,890:.8", 13, ((41, 690), (29, 806)))
    B.cuff(c, "69,612 57,632 57,662", "57,662 75,640 69,612")
    HD.hold(c, HD.clutch, (112, 634), (42, 648), 7, 1.06)
    c.part([("80,530 72,566 68,611!", 7, "sweep"), ("68,611! 75,638 58,664!", 5.5), ("58,664! 84,672 116,650", 7), ("116,650 80,530", 0)], fill="#16304d", reg=0, grain=False)
    # the frame's far post and its rungs
    for s in (336, 292, 248, 204):
        c.line(P((s, -4), (s - 3, -24)), 9, "flat")
        c.line(P((s, -3), (s - 3, -25)), 4, "flat", "#8f6a2d")
    c.line(P((352, -27), (300, -26), (120, -24)), 11, "flat"); c.line(P((350, -27), (300, -26), (120, -24)), 5.4, "flat", "#8f6a2d")
    # coat: one curve from the nape over the bent back to the seat, along the frame; a band of scales on the hem
    c.part([("82,528 76,560 88,600 100,632", 7.5, "sweep"), ("100,632 96,656 98,676", 6.5), ("98,676 150,702 222,676", 6.5), ("222,676 224,648 210,622", 7.5, "sweep"), ("210,622 192,580 164,526 128,500", 7.5, "sweep"), ("128,500 82,528", 0)], fill=AI, bokashi=wiped("#16304d", 706, 550, .85))
    c.part([("98,652 152,678 221,650", 0), ("221,650 222,676", 0), ("222,676 150,702 98,676", 0), ("98,676 98,652", 0)], fill=BENI, back=None, pat=PT.uroko(c, 17, "#e8dcc0", -4), reg=.3)
    c.line("98,650 152,675 221,648", 3.4, "wire", PAPER_LIGHT)
    # sash below the load
    c.part([("92,608 136,630 204,604", 6), ("204,604 212,630", 5), ("212,630 150,656 99,638", 6), ("99,638 92,608", 5)], fill=BENI)
    c.lines(["100,622 132,638 160,634", "146,650 184,640 208,622"], 3.6, "nail")
    # the frame: two posts with their rungs, a foot under the load; seat and shoulders bear it
    c.line(P((-6, -6), (-8, 40), (-8, 90)), 12, "flat"); c.line(P((-6, -4), (-8, 40), (-8, 90)), 6, "flat", ODO)
    c.line(P((356, -3), (200, -2), (-30, -4)), 13, "flat"); c.line(P((353, -3), (200, -2), (-27, -4)), 7, "flat", ODO)
    if not c.pure:
        c.lines([P((330, -5), (300, -3), (270, -4)), P((150, -2), (90, -1), (40, -4))], 2, "swell", "#8a6424")
    # each course is bound: the rope comes off the post, where it is wound and tied, goes on taut round the bales
    for k, Q in ((22, "%s 230,624 252,612"), (118, "%s 206,536 252,514"), (212, "%s 186,446 252,418"), (306, "%s 160,362 252,330")):
        Q = Q % P((k, -4))
        c.line(Q, 11, "even"); c.line(Q, 6, "even", rope)
        for d in () if c.pure else (-5, 4):
            W = P((k + d, -12), (k + d, 7))
            c.line(W, 7.4, "flat"); c.line(W, 3.6, "flat", rope)
        if k > 22 and not c.pure:
            for W in (P((k - 6, -8), (k - 22, -14), (k - 34, -10)), P((k - 6, -5), (k - 20, -3), (k - 28, -8))):
                c.line(W, 7, "rat"); c.line(W, 3.2, "rat", rope)
    Q = P((346, -4)) + " 118,272 146,170 166,80 186,46 214,32"
    c.line(Q, 11, "even"); c.line(Q, 6, "even", rope)
    # the strap: taut over the shoulder, down the breast, back under the arm to the frame's foot; the coat is dragged to it
    Q = "118,511 106,528 102,560 110,598 146,632"
    c.line(Q, 14, "even"); c.line(Q, 8.4, "even", rope)
    c.lines(["96,582 92,602 97,622"] if c.pure else ["96,582 92,602 97,622", "108,548 116,552 124,550"], 4.6, "nail", "#0f2338")
    if not c.pure:      # from the belt down to the hem, where the hips turn
        c.line("117,651:1 123,658:.7 126,668:.1", 3.6, "nail"); c.line("178,656:1 174,665:.7 166,673:.1", 3.2, "nail"); c.line("208,644:1 202,655:.7 193,664:.1", 3.6, "nail")
    # near arm: the elbow drawn back, the forearm up across the breast, the fist shut on the strap; the sleeve has slid back to the elbow
    B.cuff(c, "158,590 150,616 166,640", "166,640 184,610 158,590")
    HD.hold(c, HD.clench, (184, 628), (103, 572), -8, .96, width=17)
    c.part([("124,514 130,544 141,570 158,589!", 6.5, "sweep"), ("158,589! 172,612 166,643!", 5.5, "body"), ("166,643! 182,651 199,645!", 6.5, "body"), ("199,645! 201,622 192,570 156,518", 7.5, "-sweep"), ("156,518 124,514", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 664, 610, .6))
    # a pale edge to its mouth, and a hair of paper where its black meets the load's
    c.line("159,591:.9 171,612:1 166,642:.9", 6.4, "flat"); c.line("160,594:.9 170.4,613:1 166.4,639:.9", 3, "flat", PAPER_LIGHT)
    if not c.pure:
        c.line("184,548:.2 200,594:1 205,628:.9 204,642:.2", 1.8, "flat", PAPER)
    # all its folds run out from the point of the elbow
    c.lines(["198,642 188,636 176,634", "197,636 186,606 164,580", "198,626 186,590 160,560"], 5, "nail")
    Q = "171,553 160,529 145,511 128,506 112,516 105,534"
    c.line(Q, 14, "even"); c.line(Q, 8.4, "even", rope)
    # it has sunk into the shoulder, whose cloth bulges on either side and is drawn to it
    c.lines(["158,540 164,556 178,568", "146,524 148,546 158,560", "131,518 127,540 133,560"][:2 if c.pure else 3], 5, "nail")
    if not c.pure:
        c.lines(["150,505 158,513 170,523", "164,521 172,530 178,542"], 4, "swell")
    # neck and the turned-down collar
    c.head(105, 523, -36, .75)
    head_away(c)
    c.pop()
    c.part([("78,549 96,550 112,535 122,504", 4.6), ("122,504 131,511 121,541 99,560 77,559", 5), ("77,559 78,549", 3.6)], fill=SUMI, grain=False)
    c.pop()
    return c.finish()
