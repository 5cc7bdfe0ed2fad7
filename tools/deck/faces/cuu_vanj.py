# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu vạn: porter seen from behind, bent under a pile of rice bales that leans over him."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


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
    """The far leg, bent under the weight, its foot flat on the slope ahead."""
    c.push(98, 842)
    F.foot_waraji(c)
    c.pop()
    F.limb(c, "150,640 80,716 101,842", ((0, 46, 44), (.3, 31, 36), (.47, 27, 30), (.56, 25, 27), (.74, 30, 24), (1, 15, 15)), reg=0)
    c.lines(["58,704 66,696 78,698", "58,726 66,732 76,726"], 3.4, "nail")
    F.kyahan(c, [("54,748 62,790 86,842", 6.5), ("86,842 101,852 117,840", 5), ("117,840 126,786 114,744", 6.5), ("114,744 86,758 54,748", 5)],
             ["54,762 86,772 117,758", "80,824 100,834 120,820", "59,778 100,800 124,806", "119,774 96,796 71,806"])


def pushing_leg(c):
    """The near leg, its heel lifted so that the sandal shows its sole."""
    F.limb(c, "186,640 190,718 160,806", ((0, 48, 46), (.3, 36, 36), (.5, 29, 31), (.7, 28, 33), (1, 16, 15)), reg=0)
    c.push(-11, -4)
    F.skin(c, ("149,870 143,882 144,894 152,900 166,901 180,899 189,892 188,881 181,868", 4.4, "wire"), ("181,868 149,870", 0))
    c.lines(["154,900 155,894 154,888", "163,901 164,895 163,889", "172,900 173,894 171,888", "181,898 181,892 179,886"], 2.6, "rat")
    c.part([("156,818 146,842 142,872 150,892 168,892 182,872 188,842 186,818", 6, "body"), ("186,818 156,818", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("154,836 145,862 149,884 164,889 179,880 185,858 182,836", 5.5, "body"), ("182,836 168,828 154,836", 5)], fill=ODO, pat=PT.stripes(c, 9, (2.4,), "#8a6424", 84, 3))
    c.lines(["150,848 168,856 186,848"], 4.4, "even")
    F.kyahan(c, [("168,738 148,776 154,824", 7), ("154,824 170,832 188,822", 5), ("188,822 222,782 231,740", 7), ("231,740 198,752 168,738", 5)],
             ["165,752 198,766 230,752", "153,808 170,816 192,808"])
    c.pop()


def bale_end(c, x, y, R, rot=-16):
    """Rice bale carried across the back: its plaited round lid is turned to us, the straw of its side goes off behind it."""
    c.push(x, y, rot)
    e = .74 * R
    c.part([("0,%g 40,%g 120,%g" % (-R, -R * 1.04, -R * .96), 6.5, "body"), ("120,%g 120,%g" % (-R * .96, R), 0), ("120,%g 40,%g 0,%g" % (R, R * 1.06, R), 6.5, "body"), ("0,%g 0,%g" % (R, -R), 0)], fill=ODO_PALE)
    for t in (-.78, -.46):
        c.line("%g,%g 60,%g 120,%g" % (e * (1 - t * t) ** .5 + 2, R * t, R * t * 1.03, R * t), 2.4, "wire", "#a97f35")
    for d in (0, 46):
        c.line("%g,%g %g,%g" % (e * .5 + d, -R * 1.02, e * 1.2 + d, -R * .2), 9, "even"); c.line("%g,%g %g,%g" % (e * .5 + d, -R * 1.02, e * 1.2 + d, -R * .2), 4, "even", ODO)
    ring = lambda k: " ".join("%.1f,%.1f" % (k * e * math.cos(i * math.pi / 6), k * R * math.sin(i * math.pi / 6)) for i in range(12)) + " %.1f,0" % (k * e)
    c.part([(ring(1), 7, "body")], fill=ODO)
    c.line(ring(.8), 3, "wire")
    # the plait: cuts round the rim, straws drawn together in the middle
    rim, plait = (8, 7) if c.pure else (13, 11)
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
    c.part([("10,868 40,874 96,890 150,898 177,900", 5.5, "sweep"), ("177,900 250,898", 0), ("250,898! 250,995! 10,995! 10,868", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 880, .8), grain=False)
    for x, y, k in ((20, 930, 1), (104, 952, .9), (140, 972, .7), (64, 968, .6)):
        for d in (-12, -3, 8):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .5, y - 13 * k, x + d * 1.2, y - 24 * k + abs(d) * .5), 4.4, "rat")
    planted_leg(c)
    pushing_leg(c)
    # short trousers
    c.part([("112,630 76,668 52,708", 6.5), ("52,708 66,738 108,752", 6), ("108,752 132,716 148,690", 4), ("148,690 150,712 146,734", 4), ("146,734 190,754 236,730", 6), ("236,730 240,668 226,620", 6.5), ("226,620 112,630", 0)],
           fill=GREY_PALE, deco=PT.flowing("108,620 70,660 40,720", "236,620 240,680 226,760", 12, (2.6,), "#57514a"))
    c.lines(["150,700 150,676 158,654", "102,660 76,690 70,720", "212,668 216,700 210,728"], 5, "nail")
    # coat: the bent back of it, a band of scales on the hem
    c.part([("84,500 72,540 84,600 96,664", 7.5, "sweep"), ("96,664 140,692 200,684 246,646", 6.5), ("246,646 250,600 228,560", 7.5, "sweep"), ("228,560 180,500 130,470", 7), ("130,470 84,500", 0)], fill=AI, bokashi=wiped("#16304d", 700, 530, .85))
    c.part([("92,636 140,662 200,652 246,612", 0), ("246,612 246,646", 0), ("246,646 200,684 140,692 96,664", 0), ("96,664 92,636", 0)], fill=BENI, back=None, pat=PT.uroko(c, 17, "#e8dcc0", -6), reg=.3)
    c.line("92,634 140,659 200,649 246,610", 3.4, "wire", PAPER_LIGHT)
    # sash, wound low where the load sits
    c.part([("86,600 124,622 184,612 240,570", 6), ("240,570 246,598", 5), ("246,598 190,642 128,652 90,630", 6), ("90,630 86,600", 5)], fill=BENI)
    c.lines(["96,614 124,632 150,634", "160,632 200,618 230,592"], 3.6, "nail")
    # the load: six bales piled over him, dark between them
    c.part([("120,520! 100,400 112,320 150,250! 180,200 215,110! 250,90!", 0), ("250,90! 250,630!", 0), ("250,630! 120,520!", 0)], fill=SUMI, reg=0, grain=False)
    for x, y, R, rot in ((136, 362, 54, -20), (152, 474, 57, -9), (184, 262, 50, -27), (210, 574, 60, -14), (226, 404, 55, 2), (230, 168, 52, -33)):
        bale_end(c, x, y, R, rot)
    # ropes over the whole pile, red but in high contrast
    rope = PAPER_LIGHT if c.pure else BENI
    for P in ("112,540 104,496 112,440 130,364 160,280 214,176 244,120", "186,634 174,580 178,512 192,430 214,320 244,240"):
        c.line(P, 11, "even"); c.line(P, 6, "even", rope)
    # stick, then the arm that plants it
    B.pole(c, "59,530:1.2 47,640 33,780 19,936:.8", 13, ((55, 574), (41, 700), (29, 820)))
    B.cuff(c, "84,610 78,640 94,664", "94,664 104,636 84,610")
    HD.hold(c, HD.grasp, (130, 618), (49, 622), 6, 1.12)
    c.part([("108,484 78,512 70,560 84,610", 7.5, "sweep"), ("84,610 104,632 94,664", 6), ("94,664 126,662 146,630", 7, "-sweep"), ("146,630 150,560 136,504", 6.5, "nail"), ("136,504 108,484", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 668, 540, .9))
    c.lines(["113,504 96,540 82,584", "117,508 108,560 106,614", "122,518 134,560 134,618"], 5, "nail", "#0f2338")
    # the strap over the shoulder, back under the arm
    for w, col in ((11, SUMI), (6, rope)):
        c.line("112,474 116,506 130,532 150,540", w, "even", col)
    # neck and the turned-down collar
    c.head(92, 502, -26, .8)
    head_away(c)
    c.pop()
    c.part([("66,508 84,520 110,514 128,490", 5.5), ("128,490 140,506 114,534 82,538 62,524", 5.5), ("62,524 66,508", 4)], fill=SUMI, grain=False)
    return c.finish()
