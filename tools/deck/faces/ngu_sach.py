# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ sách: ship heeled over under a full sail, a man thrown back against the tiller, two more by the stem."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT, scenery as SC


HEEL = (120, 800), 5        # the whole ship leans before the wind


def draw():
    c = Card("5s", seed="boat")
    # one band at the top edge, then bare paper
    c.fade("#3c6d90", 10, 96, .48)
    # Fuji, small below the sail's arch, and the low shore at its foot
    if not c.pure:
        c.fill("6,772! 34,752 62,720 82,688 95,665! 101,661 108,662 114,666! 130,690 156,724 192,754 240,772! 240,810! 6,810!", "#7d9cab")
        c.fill("95,665! 101,661 108,662 114,666! 126,684! 118,680 114,692! 107,681 101,696! 97,683 89,695! 88,684 81,689!", GOFUN)
        c.fill("6,788! 50,780 96,784 150,776 240,786! 240,810! 6,810!", AI, opacity=.55)
    else:
        c.line("20,764 48,738 74,702 98,662", 3, "rat"); c.line("111,663 130,688 156,722 190,750", 3, "-rat")
    B.lean(c, *HEEL); c.push(-27, 24, 0, .88, sy=.94)
    # stays, behind the sail
    c.lines(["148,232 100,420 43,610", "152,232 206,440 260,720 266,760", "151,236 244,460 292,760"], 3, "wire")
    # mast head and pennant
    c.line("150,212 150,260 150,300", 8, "even")
    c.part([("150,214 180,222 206,213 238,219!", 4), ("238,219! 222,228! 237,238!", 3.4), ("237,238! 210,232 184,238 150,240", 4), ("150,240 150,214", 0)], fill=ODO)
    # sail: seven cloths bellying to the right
    L = "56,300! 70,366 76,438 69,526 42,606!"
    T = "56,300! 100,288 170,284 214,296!"
    Rr = "214,296! 243,364 255,444 250,524 228,598!"
    Bt = "228,598! 214,604 200,600! 187,603 173,596! 160,599 146,591! 134,593 120,588! 108,592 94,588! 82,595 68,594! 56,603 42,606!"
    def cloths(s):
        s.fill("40,300! 58,300 78,376 86,450 78,534 54,604 30,616!", GREY_PALE, opacity=.7)
        xs = [(56, 70, 76, 69, 42), (214, 243, 255, 250, 228)]
        ys = [(300, 366, 438, 526, 606), (296, 364, 444, 524, 598)]
        n = 7
        def seam(k):
            out = []
            for i, carried in enumerate((0, .035, .085, .1, -.035)):
                q = k + carried * math.sin(math.pi * k)
                out.append((xs[0][i] + (xs[1][i] - xs[0][i]) * q, ys[0][i] + (ys[1][i] - ys[0][i]) * q - 14 * (1 - (2 * q - 1) ** 2) * (1 if i == 0 else (1.15 if i == 4 else 0)), False, None))
            return out
        # two dark cloths as the ship's mark
        for a, b in ((2 / 7, 3 / 7), (4 / 7, 5 / 7)):
            s.fill([p[:2] + (i in (0, 4), None) for i, p in enumerate(seam(a))] + [p[:2] + (i in (0, 4), None) for i, p in enumerate(seam(b)[::-1])], SUMI)
        for i in range(1, n):
            P = seam(i / n)
            s.line(P, 3.0, "wire")
            D = dense(P, 2)
            # the cloths are laced to each other by hand: no two stitches are as long or lie alike, and between them the seam gapes
            r, j = Rng(("lacing", i)), 6.0
            while j < len(D) - 5:
                x, y, _ = D[int(j)]
                a, b, lie = r(3, 6.4), r(3, 6.4), r(.2, .75)
                s.line("%g,%g:1 %g,%g:.3" % (x - a, y - a * lie, x + b, y + b * lie), r(1.9, 3), "flat", SUMI if i in (1, 6) else PAPER_LIGHT)
                j += (20 if s.pure else 11) * r(.75, 1.5)
        if not s.pure:
            # each cloth bellies between its seams: a crease down its lee, deepest where the yard and the sheets pull
            for k, a, b in ((.085, .0, .46), (.12, .6, 1), (.235, .02, .26), (.4, .64, 1), (.53, 0, .4), (.535, .72, 1), (.79, .02, .52), (.8, .66, 1), (.91, 0, .36), (.93, .5, 1)):
                P = [p[:2] for p in dense(seam(k), 3)]
                P = P[int(len(P) * a):max(int(len(P) * a) + 4, int(len(P) * b))]
                P = P if a < .5 else P[::-1]
                Q = [p + (False, None) for p in P[::6] + P[-1:]]
                n = len(Q) - 1
                s.fill(Q + [(x + 5.5 * (1 - i / n) ** .6, y, False, None) for i, (x, y, *_) in list(enumerate(Q))[::-1]], "#e3d8c2")
                s.line(Q, 2.4, "nail", "#8d8472")
    c.part([(L[::1], 6.5, "sweep"), (" ".join(Bt.split()[::-1]), 5.5, "even"), (" ".join(Rr.split()[::-1]), 6.5, "sweep"), (" ".join(T.split()[::-1]), 0)], fill=GOFUN, reg=0, deco=cloths)
    # the folds that the sheets draw into its lower corners
    if not c.pure:
        c.lines(["46,600 64,566 71,528", "53,600 78,572 94,548", "224,592 230,558 235,522", "216,596 212,566 208,544"], 3.4, "nail", "#7d7466")
    # yard
    c.part([("44,298 100,280 170,276 226,290", 5, "wire"), ("226,290 228,302", 4), ("228,302 170,288 100,292 46,310", 5, "wire"), ("46,310 44,298", 4)], fill=ODO)
    # the yard is slung from the mast's head and bound to the mast
    c.lines(["150,226 122,256 102,288", "152,226 180,254 202,288"], 3, "wire")
    for k in range(4):
        roped(c, "%g,296 %g,284 %g,270" % (143 + k * 5.6, 141 + k * 5.6, 145 + k * 5.6), 6.6, PAPER_LIGHT)
    # stays
    c.lines(["42,606 48,660 64,738", "228,598 239,662 244,742"], 3.4, "wire")
    c.line("151,582:1 156,690:1 158,826:1", 8, "flat")
    c.pop(); c.pop()
    return finish_hull(c)


def conical(c, x, y, k, tilt):
    """A sedge hat seen from the side, its brim's middle at a point."""
    c.push(x, y, tilt, k)
    c.part([("-23,1 -12,-9 1,-20! 13,-10 24,0", 3.8, "body"), ("24,0 12,4 -10,4.6 -23,1", 3.2, "body")], fill=ODO_PALE, reg=0, grain=False)
    c.lines(["0,-16 -8,-6 -14,3", "1,-16 0,-6 -1,4", "2,-16 8,-7 13,2"], 1.7, "rat")
    c.pop()


def crew(c):
    """Two hands of hers squat by the stem with their backs to us: hats and shoulders alone are seen over the rail."""
    for x, y, cloth, k, low in ((53, 703, GREY_PALE, .78, 34), (74, 716, AI_PALE, .88, 60)):
        c.part([("%g,%g %g,%g %g,%g" % (x - 7, y + 2, x - 11, y + 14, x - 2, y + low), 4, "sweep"), ("%g,%g %g,%g" % (x - 2, y + low, x + 21, y + low), 0), ("%g,%g %g,%g %g,%g" % (x + 21, y + low, x + 17, y + 13, x + 8, y + 2), 4, "sweep"), ("%g,%g %g,%g" % (x + 8, y + 2, x - 7, y + 2), 0)], fill=cloth, reg=.3, grain=False)
        c.line("%g,%g %g,%g %g,%g" % (x + 6, y + 6, x + 1, y + 18, x + 3, y + 34), 2.8, "nail")
        conical(c, x, y, k, -7)


TILLER = "154,716:.8 176,704:.92 206,688:1 244,667:1.15"


def helmsman(c):
    """He has turned to the stern, a foot braced against her frames, and hauls the tiller to his breast with his trunk thrown back; it goes aft over the rising rail."""
    k = 1.0 if c.pure else .8
    bar = lambda P: (c.line(P, 10.5, "flat"), c.line(P, 5.4, "flat", ODO))
    # far arm, its hand further out upon the tiller
    bar(TILLER)
    HD.hold(c, HD.overhand, (178, 689), (221, 680.4), 60, k * .96)
    c.part([("150,682 166,676 187,672!", 4.4, "body"), ("187,672! 194,682 192,699!", 3.4), ("192,699! 176,706 160,704", 4, "wire"), ("160,704 150,682", 0)], fill="#16304d", reg=0, grain=False)
    # the trunk, thrown back against the pull
    c.part([("140,677 132,690 127,706 127,734 140,766 156,802", 5, "body"), ("156,802 206,800", 0), ("206,800 192,776 182,748 174,716 164,690", 5.4, "-sweep"), ("164,690 140,677", 0)], fill=AI, reg=0, grain=False)
    # the knee of the leg he braces, bare out of the tucked-up skirt
    F.skin(c, ("158,757 176,741 192,725 202,716:1.1 212,714 218,722:1.1 219,736 222,770", 4.4, "body"), ("222,770 196,776", 0), ("196,776 199,752 196,744 184,756 168,778", 4, "wire"), ("168,778 158,757", 0))
    c.line("204,722:.2 210,723:1 213,731:.9 210,738:.2", 2.6, "flat")
    c.part([("150,748 166,743 180,736!", 4, "wire"), ("180,736! 188,748 189,764!", 4.6, "body"), ("189,764! 176,772 164,790", 4, "wire"), ("164,790 150,748", 0)], fill=AI, reg=0, grain=False)
    c.lines(["152,756 170,750 183,751", "154,762 168,762 182,768"], 3.4, "nail", "#0f2238")
    # belt; folds that go down to it from the far shoulder
    c.line("133,746:1 152,753:1 181,741:.8", 8, "flat"); c.line("134,746.4:1 152,752.6:1 180,740.6:.8", 4.2, "flat", ODO)
    c.lines(["160,700 152,718 151,738", "166,706 164,722 167,736"], 3.4, "nail", "#0f2238")
    bar("154,716:.8 176,704:.92 190,696.4:.95")
    # head in profile, chin drawn in over the tiller, under the hat
    c.push(150, 683, -5, 1.56); c.push(-156, -704)
    c.part([("148,696 147,706 160,712 163,702", 0), ("163,702 148,696", 0)], fill=FLESH, reg=0, grain=False)
    F.skin(c, ("165.6,682 165.4,687 166.4,689 170.6,694.8:.9! 167.2,696.4! 168.4,698.4:.8! 166.4,699.8! 168,701.6! 166.8,703.6 166.8,706.4 163.4,709 158,707.6", 2.1, "wire"), ("158,707.6 152.4,704.4 148.6,698", 2.1, "wire"), ("148.6,698 147,690 148,680", 0), ("148,680 165.6,682", 0))
    # lips set, the fold beside them; eye and brow; the wing of the nose
    c.line("168,699.8:1 164.6,699.6:1 161.8,701:.3", 1.5, "flat"); c.line("164.4,703.6:.3 166.4,703.2:.9", 1.1, "flat")
    c.line("162.6,695:.9 160.4,698:.7 160.4,701.6:.2", 1.1, "flat"); c.line("165.6,696.4:.9 164.2,695.4:.8 164.8,693.6:.2", 1.1, "flat")
    c.line("158.6,690.8:.3 161.6,689:1.2 165,690:.5", 1.7, "flat"); c.line("162.4,690:1 162.6,691.4:.6", 2.2, "flat"); c.line("157,687.4:.4 161,685:1.2 165.2,686.6:.5", 2, "flat")
    F.black(c, "142,684 158,682 156,688 153.6,690 153,697 149.4,702 144.4,697")
    c.part([("151.4,691 154.6,688.4 157,691.6 155.6,697 152.4,698", 1.8, "wire"), ("152.4,698 151.4,691", 0)], fill=FLESH, reg=0, grain=False)
    c.line("156.4,686 157.4,697 161.6,708", 1.2, "wire")
    conical(c, 153.5, 682, .96, 4)
    c.pop(); c.pop()
    c.line("142,681:.8 152,697:1 160,712:.5", 4.4, "flat"); c.line("145,683:.3 153,696:1 159,707:.3", 1.4, "flat", PAPER_LIGHT)
    # near arm: one contour from the shoulder to the point of the elbow, the forearm out of its cuff up to the fist
    B.cuff(c, "168,712 163,724 172,736", "172,736 179,726 168,712")
    HD.hold(c, HD.fist, (142, 731), (183, 700), 62, k * 1.04)
    c.part([("138,683 126,689 121,702 126,722 140,741!", 5.4, "body"), ("140,741! 158,743 172,736!", 5, "body"), ("172,737! 178,726 168,711!", 5, "body"), ("168,711! 160,713 153,709", 3.6, "-nail"), ("153,709 151,698 146,690", 3.6, "-nail"), ("146,690 138,684", 0)], fill=AI, reg=0, grain=False)
    c.lines(["140,739 136,722 138,704", "141,739 147,724 147,710", "142,740 155,733 161,722"], 3.8, "nail", "#0f2238")
    c.line("170,714:.3 177,726:1 173,735:.3", 1.6, "flat", PAPER_LIGHT)


# The claws of the great wave, as (x, y, way, long, thick, turn): each sets out that way, 0 to the right and 90 down, and bends over so far.  First those that stand
# on its back, then those that hang in its hollow, small to great; the hand that falls, with a thumb, comes last.
STANDING = ((16, 872, -98, 11, 3.4, -66), (30, 846, -90, 15, 3.8, -76), (45, 828, -86, 12, 3.6, -74), (62, 815, -78, 25, 5, -88), (86, 806, -70, 19, 4.6, -84), (102, 804, -62, 41, 7, -98), (127, 803, -50, 50, 8, -104))
HANGING = ((24, 876, 102, 8, 3.2, -56), (44, 848, 94, 13, 3.8, -58), (62, 836, 86, 10, 3.6, -56), (76, 830, 82, 23, 5.2, -68), (92, 826, 78, 15, 4.4, -62), (103, 825, 74, 48, 8.2, -86), (120, 825, 68, 21, 5.2, -72))
FALLING = ((132, 824, 60, 54, 8.8, -96), (147, 821, 50, 28, 5.8, -86), (159, 816, 32, 60, 10, -108), (163, 810, -8, 42, 7.8, -104), (148, 802, -50, 48, 8, -106))


# the lower wave has hardly begun to break: two small ones on its back, and a fist of four at its end
LOW_STANDING = ((30, 916, -84, 10, 3.2, -78), (62, 906, -70, 14, 3.8, -86), (100, 910, -52, 27, 5.6, -96), (124, 920, -38, 36, 6.8, -102))
LOW_HANGING = ((42, 936, 96, 9, 3.4, -56), (74, 930, 84, 11, 3.6, -58), (90, 931, 78, 24, 5.4, -70), (107, 937, 70, 13, 4, -64))
LOW_FALLING = ((123, 944, 70, 36, 7, -86), (139, 954, 60, 22, 5, -84), (152, 955, 32, 38, 7.6, -104), (152, 945, -10, 27, 6, -102))


def crest(c, body, rows, streaks):
    """White water on the whole length of a crest: its outline, the claws it ends in, and the way it runs, as (points, width)."""
    body = [p[:2] + (p[2], 0) for p in pts(body)]
    w = 4.4 if c.pure else 2.3
    fingers = []
    for row in rows:
        for x, y, way, long, thick, turn in row:
            if c.pure and long < 20:
                continue
            back, hollow, bone = SC._hook(x, y, way, long, thick, turn)
            fingers.append(([q + (False, 0) for q in back[:-1]] + [bone[-1][:2] + (True, 1)] + [q + (False, 0) for q in hollow[-2::-1]], bone, long))
    coarse = 1.2 if c.pure else .4
    for P, _, long in fingers:
        c.ink(SC._clean(SC._inked(P, w * (1 if long > 24 else .8)), coarse), SUMI)
    c.ink(SC._clean(SC._inked(body, w * .9), coarse), SUMI)
    for P, _, _ in fingers:
        c.ink(SC._clean(P, coarse), PAPER_LIGHT)
    c.ink(SC._clean(body, coarse), PAPER_LIGHT)
    c.flush()
    if c.pure:
        return
    # the second line, within the great ones
    for _, bone, long in fingers:
        if long > 20:
            c.line([(x, y, False, f) for (x, y, _), f in zip(bone[:-1], (.2, .7, 1, .9, .6, .2))], 2.2, "flat", SC.FOAM_LINE)
    for P, k in streaks:
        c.line(P, k, "swell", SC.FOAM_LINE)


def finish_hull(c):
    # sea behind
    c.part([("-6,800 60,790 130,796 190,788 256,796", 0), ("256,796! 256,995! -6,995! -6,800", 0)], fill=AI_PALE)
    # the far side of her, from within: its planks are in the shade, and over them runs the far rail
    c.part([("38,686 68,716 108,736 150,738 188,722 214,694 228,656", 6.5, "body"), ("228,656 238,690", 0), ("238,690 230,790 110,796 84,770 38,686", 0)], fill="#9c7638", reg=0, grain=False)
    c.line("40,686 68,713 108,732 150,734 187,718 212,691 226,657", 3.4, "even", ODO_PALE)
    c.lines(["66,736 106,756 152,758 192,742 222,708"], 3, "swell")
    for P in ("92,738 94,772", "196,726 204,762"):
        c.line(P, 3.4, "even")
    c.push(-17, -178, 0, 1.24); crew(c); c.pop()
    helmsman(c)
    # the rudder hangs behind her
    c.part([("224,742 238,730 252,736", 5), ("252,736! 252,880! 214,880!", 0), ("214,880! 220,800 224,742", 5, "body")], fill="#8a6424", reg=0, grain=False)
    c.lines(["236,752 232,800 228,840"], 3, "swell")
    # her near side, from the stem to the stern, which is closed by a beam: a lattice rail, and clinker planks that come together at either end
    rail, wale = "34,684 58,728 94,764 134,777 174,768 208,740 236,690", "46,714 70,757 106,788 142,800 182,790 214,765 238,722"
    turned = lambda P: " ".join(P.split()[::-1])
    c.part([(wale, 6, "body"), ("238,722 234,762 222,806 208,850", 6.5, "sweep"), ("208,850 150,862 92,852", 0), ("92,852 62,796 46,714", 0)], fill=ODO, reg=0, grain=False,
           deco=None if c.pure else lambda s: s.fill("40,760! 76,800 110,822 150,830 190,818 216,796 230,770! 240,800! 210,870! 90,870!", "#b5842f"))
    c.lines(["58,750 84,786 116,810 150,815 188,804 218,780 236,744", "74,790 96,816 124,830 152,833 192,822 220,798 233,764", "96,836 130,848 160,848 200,838 222,806"], 4.2, "swell")
    # butts of the planks, and the ends of the beams that go through her from side to side
    for P in ("126,796 124,812", "200,778 203,797", "168,813 170,829", "222,768 225,786"):
        c.line(P, 3, "rat")
    for x, y, q in ((166, 802, -6), (204, 783, -34)):
        c.push(x, y, q)
        c.part([("-7,-4.6! 7,-4.6! 7,4.6! -7,4.6! -7,-4.6!", 3.2)], fill="#5f4520", reg=0, grain=False)
        c.pop()
    c.part([(rail, 5.5, "body"), ("236,690 238,722", 5), (turned(wale), 6, "-body"), ("46,714 34,684", 5)], fill=ODO_PALE, reg=0, pat=PT.hishi(c, 22, 16, "#5a3f1c", 2.6))
    c.line(rail, 8, "body")
    c.part([("224,660! 231,656! 244,690! 237,695!", 4.6), ("237,695! 224,660!", 4.6)], fill=ODO, reg=0, grain=False)
    # the water along her side: dark in her shade, white where she cuts it
    c.part([("84,856 118,842 150,848 182,838 214,842 250,828", 5, "sweep"), ("250,828! 250,900! 84,900! 84,856", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["196,858 218,858 246,846"], 3.2, "swell", PAPER_LIGHT)
    c.fill("150,850! 158,838 172,845 190,840! 200,830 210,838! 222,826 250,830! 250,844! 214,854 182,850", PAPER_LIGHT)
    c.line("150,850:.3 158,838:1 172,845 190,840! 200,830 210,838! 222,826 250,830:.6", 2.8, "even")
    # stem
    c.part([("12,634! 27,630! 38,676 60,720 90,770 104,800", 6, "body"), ("104,800 84,806 52,764 26,712 12,634!", 6.5, "-sweep")], fill=SUMI, grain=False)
    c.line("22,640 34,690 58,734 82,774", 2.8, "swell", GREY_PALE)
    # waves in front: light where the foot characters stand
    c.part([("112,896 140,874", 0), ("140,874:.2 156,862:.6 182,846 212,842 242,858", 6, "sweep"), ("242,858! 242,995! 112,995! 112,896", 0)], fill=AI_PALE)
    c.lines(["128,888 150,876 178,868", "140,912 156,902 178,898", "154,934 166,930 178,930", "162,960 170,957 178,958"], 3, "rat", AI)
    # the claws stand by threes; between them the back of the wave is long and smooth
    back = lambda P, w=6: (c.line(P, w, "swell", PAPER_LIGHT), c.line(P, 3.6, "swell"))
    back("236,850 214,841 190,843 168,853")
    foam(c, "252,866:.6 244,858:.8 234,850:.9", 7, 12, side=-1)
    # one rears over the bow and bends to fall: dark within its hollow
    c.part([("10,880 26,848 52,826 84,812 116,818 142,842", 4, "wire"), ("142,842 124,832 108,838 102,858 112,892 150,934", 6, "-nail"), ("150,934! 148,995! 10,995! 10,868", 0)], fill=AI, reg=.2)
    c.fill("70,826 96,812 124,820 106,832 99,850 104,876 122,908 100,908 76,866", "#1d3a58")
    # dark and light strands of water climb its back, and all run out under the lip
    c.lines(["14,930 26,880 48,846 80,824", "36,940 56,888 80,850", "62,944 78,900 94,868"], 5, "swell", "#6f97b4")
    c.lines(["30,900 44,860 68,838 84,836", "46,916 58,872 72,854", "90,838 88,860 96,886 112,910"], 3.8, "swell", PAPER_LIGHT)
    # dark ones between them, from the foot up
    if not c.pure:
        c.lines(["22,940 36,892 58,856", "50,938 64,894 84,856", "78,936 90,904 100,878"], 3.4, "-rat", "#0f2238")
    # its crest falls over the bow as a hand does
    crest(c, "4,900 12,872 26,846 48,824 74,809 100,803 128,803 150,808 166,820! 154,829 134,829 112,829 90,832 68,842 48,858 32,880 22,908 8,930", (STANDING, HANGING, FALLING),
          (("14,886 30,854 56,830 92,816 126,816 150,820", 2.8), ("34,862 58,838 88,826 116,823", 2), ("84,811 106,808 130,810 148,814", 2)))
    c.part([("10,930 50,912 90,914 126,930 150,952", 6, "sweep"), ("150,952 164,966 168,982 166,996", 5, "rat"), ("166,996! 10,996! 10,930", 0)], fill="#1d3a58")
    # its strands come up out of the deep, lie over with it and run together under the falling crest
    c.lines(["8,986 22,954 54,934 96,934 138,950", "56,1002 72,966 102,950 142,958"], 5.6, "-rat", "#6f97b4")
    c.lines(["28,998 42,960 74,941 118,944 142,954", "92,1000 106,972 128,964 148,968"], 3.2, "-rat", PAPER_LIGHT)
    c.line("122,1002 132,984 146,978 158,984", 4, "-rat", "#6f97b4")
    crest(c, "4,938 22,920 52,909 90,908 122,919 148,938 160,953! 144,959 122,944 92,931 58,930 30,941 12,956 4,966", (LOW_STANDING, LOW_HANGING, LOW_FALLING),
          (("8,948 32,926 60,918 92,920 122,932 148,950", 2.4), ("60,912 92,913 120,925", 1.8)))
    # spume that the fall has beaten up, in cuts and drops of no one size
    r = Rng("spume")
    drops(c, [(x, y, k) for x, y, k in ((197 + 15 * (r() + r() - 1), 824 + 36 * (r() + r() - 1), r(.8, 2.6)) for _ in range(13 if not c.pure else 5)) if y < 870])
    drops(c, ((184, 806, 2.6), (176, 848, 1.6), (118, 872, 1.6), (26, 790, 2), (18, 776, 1.4)))
    # gulls against the wind
    flock(c, ((190, 126, .98, -12, .9), (212, 98, .6, 4, -.6), (164, 84, .72, 10, .35), (220, 156, .52, -6, .7)), 0, PAPER_LIGHT)
    return c.finish()
