# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ sách: ship heeled over under a full sail, a man hanging on the tiller, two more by the stem."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


HEEL = (120, 800), 5        # the whole ship leans before the wind


def draw():
    c = Card("5s", seed="boat")
    # one band at the top edge, then bare paper
    c.fade("#3c6d90", 10, 96, .92)
    # Fuji, small below the sail's arch, and the low shore at its foot
    if not c.pure:
        c.fill("6,772! 30,758 56,736 74,717 86,704! 92,701 98,702 104,705! 118,719 142,741 178,762 240,780! 240,810! 6,810!", "#7d9cab")
        c.fill("86,704! 92,701 98,702 104,705! 113,714! 107,713 103,721! 98,713 94,724! 89,714 83,720! 82,713 76,715!", GOFUN)
        c.fill("6,792! 50,784 96,788 150,780 240,790! 240,810! 6,810!", AI, opacity=.55)
    else:
        c.line("20,768 48,744 70,722 90,702", 3, "rat"); c.line("100,703 118,720 146,744 176,760", 3, "-rat")
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
    for x, y, cloth, k in ((53, 703, GREY_PALE, .78), (74, 716, AI_PALE, .88)):
        c.part([("%g,%g %g,%g %g,%g" % (x - 7, y + 2, x - 11, y + 14, x - 2, y + 40), 4, "sweep"), ("%g,%g %g,%g" % (x - 2, y + 40, x + 19, y + 40), 0), ("%g,%g %g,%g %g,%g" % (x + 19, y + 40, x + 17, y + 13, x + 8, y + 2), 4, "sweep"), ("%g,%g %g,%g" % (x + 8, y + 2, x - 7, y + 2), 0)], fill=cloth, reg=.3, grain=False)
        c.line("%g,%g %g,%g %g,%g" % (x + 6, y + 6, x + 1, y + 18, x + 3, y + 34), 2.8, "nail")
        conical(c, x, y, k, -7)


TILLER = "179,716.6:.86 200,710:.94 226,701.6:1.05 256,692:1.2"


def helmsman(c):
    """He has turned to the stern and hangs with straight arms and all his weight on the tiller, which goes aft over the rising rail."""
    hand = .6 if c.pure else .47
    # far arm, its hand further out upon the tiller
    c.line(TILLER, 7.4, "flat"); c.line(TILLER, 3.6, "flat", ODO)
    HD.hold(c, HD.overhand, (182, 700), (207, 707.6), 73, hand)
    c.part([("154,703 168,699 184,696!", 3.4, "body"), ("184,696! 187,701 186,707!", 2.8), ("186,707! 172,712 158,716", 3.2, "wire"), ("158,716 154,703", 0)], fill="#16304d", reg=0, grain=False)
    # the trunk, thrown back against the pull
    c.part([("147,701 136,708 132,724 139,742 150,764", 5, "sweep"), ("150,764 190,764", 0), ("190,764 180,744 172,724 163,704", 4.4, "-sweep"), ("163,704 147,701", 0)], fill=AI, reg=0, grain=False)
    c.line("139,739:1 156,744:1 177,736:.8", 5.6, "flat"); c.line("140,739:1 156,743.6:1 176,736:.8", 2.8, "flat", ODO)
    c.lines(["150,722 144,731 139,736", "150,722 152,734 158,741"], 2.8, "nail", "#0f2238")
    # head in profile, chin drawn in, under the hat
    c.part([("148,696 147,706 160,712 163,702", 0), ("163,702 148,696", 0)], fill=FLESH, reg=0, grain=False)
    F.skin(c, ("165.6,682 165.4,687 166.4,689 170.4,694.6:.9! 167.2,696.4! 167.8,698.8! 166.4,700.4 167.2,703.4 163.6,707.2 158,706.6", 2.2, "wire"), ("158,706.6 152.4,704 148.6,698", 2.2, "wire"), ("148.6,698 147,690 148,680", 0), ("148,680 165.6,682", 0))
    c.line("167.8,698.8:1 164.6,699.4:.4", 1.5, "flat")
    c.line("159.6,690:.4 162.4,689:1 164.8,690:.5", 1.8, "flat"); c.line("158,686.6:.5 161.6,685.2:1 165,686.4:.4", 2, "flat")
    F.black(c, "142,684 158,682 156,688 153.6,690 153,697 149.4,702 144.4,697")
    c.part([("151.4,691 154.6,688.4 157,691.6 155.6,697 152.4,698", 1.8, "wire"), ("152.4,698 151.4,691", 0)], fill=FLESH, reg=0, grain=False)
    c.line("156.4,686 157.6,697 161.6,707", 1.4, "wire")
    c.line("150,702:.8 159,712:1 164,722:.5", 3.2, "flat")
    # near arm: shoulder and straight elbow in a tied-up sleeve, the forearm along to the fist
    HD.hold(c, HD.fist, (165, 715.6), (191, 713), 73, hand * 1.06)
    c.part([("147,705 143,714 148,724!", 3.6, "body"), ("148,724! 160,727 172,722!", 3.6, "body"), ("172,722! 173,715 170,710!", 2.8), ("170,710! 161,703 147,705", 3.6, "body")], fill=AI, reg=0, grain=False)
    c.lines(["171,713 162,713 154,718", "171,718 164,719 158,723"], 2.6, "nail", "#0f2238")
    conical(c, 154, 685, .96, 4)


def finish_hull(c):
    # sea behind
    c.part([("-6,800 60,790 130,796 190,788 256,796", 0), ("256,796! 256,995! -6,995! -6,800", 0)], fill=AI_PALE)
    crew(c)
    helmsman(c)
    # hull: one sheer from the stem to the high stern, which the frame cuts off; a lattice rail along it, clinker planks below
    rail, wale = "34,684 58,720 94,748 134,757 174,746 212,714 256,660", "46,714 70,748 106,775 142,783 182,774 220,746 256,704"
    turned = lambda P: " ".join(P.split()[::-1])
    c.part([(wale, 6, "body"), ("256,704 256,842", 0), ("256,842 150,856 92,846", 0), ("92,846 62,790 46,714", 0)], fill=ODO, reg=0)
    c.lines(["58,744 84,776 116,798 148,802 188,793 226,770 256,734", "72,776 96,802 124,818 152,820 194,812 230,793 256,766", "92,812 130,836 160,837 206,828 256,796"], 4, "swell")
    # butts of the planks, stepped from strake to strake
    for P in ("126,783 124,800", "206,757 209,783", "168,798 170,817", "232,767 236,789"):
        c.line(P, 3, "rat")
    c.part([(rail, 5.5, "body"), ("256,660 256,704", 0), (turned(wale), 6, "-body"), ("46,714 34,684", 5)], fill=ODO_PALE, reg=0, pat=PT.hishi(c, 22, 16, "#5a3f1c", 2.6))
    c.line(rail, 8, "body")
    # the water along her side: dark in her shade, white where she cuts it
    c.part([("84,850 118,832 150,838 182,828 214,836 250,822", 5, "sweep"), ("250,822! 250,900! 84,900! 84,850", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["120,850 150,856 182,846", "196,850 218,854 246,842"], 3.2, "swell", PAPER_LIGHT)
    c.fill("92,848! 112,836 132,842! 140,832 150,840! 158,828 172,836 196,834! 206,824 216,833! 224,822 250,826! 250,838! 214,848 182,842 150,850 118,844", PAPER_LIGHT)
    c.line("92,848:.3 112,836:1 132,842! 140,832 150,840! 158,828 172,836 196,834! 206,824 216,833! 224,822 250,826:.6", 2.8, "even")
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
    c.part([("10,868 22,834 48,812 84,806 116,814 142,842", 6.5, "sweep"), ("142,842 124,832 108,838 102,858 112,892 150,934", 6, "-nail"), ("150,934! 148,995! 10,995! 10,868", 0)], fill=AI, reg=.2)
    c.fill("70,826 96,812 124,820 106,832 99,850 104,876 122,908 100,908 76,866", "#1d3a58")
    c.lines(["20,882 34,844 60,824 92,820", "30,900 44,860 68,838 84,836", "46,916 58,872 72,854", "92,826 86,850 94,878 112,902"], 3.6, "swell", PAPER_LIGHT)
    # dark and light strands of water climb its back, and all run out under the lip
    c.lines(["14,930 26,880 48,846 80,824", "36,940 56,888 80,850", "62,944 78,900 94,868"], 5, "swell", "#6f97b4")
    c.lines(["104,838 98,866 108,894 128,918", "114,836 108,858 116,880 130,898"], 3, "swell", "#6f97b4")
    # its lip is flung over the bow: white water on its whole length, claw beside claw, the greatest where it falls
    c.fill("8,880! 20,846 44,818 76,802 108,802 136,816 152,836! 140,842 132,832! 124,838 118,826! 108,832 100,820! 90,826 80,818! 66,830 58,826! 44,846 38,842! 24,868 18,868! 10,892", PAPER_LIGHT)
    c.line("10,892:.3 18,868:.8! 24,868 38,842:1! 44,846 58,826! 66,830 80,818! 90,826 100,820! 108,832 118,826! 124,838 132,832! 140,842 152,836:.5", 2.6, "flat")
    foam(c, "4,896:.35 14,854:.5 30,826:.65 56,804:.8 88,794:.95 118,797:1.1 142,811:1.2 157,834:1.3", 11.5, 27)
    if not c.pure:
        for P, w in (("30,842 52,818 82,806 112,808 136,824", 3), ("52,824 80,812 106,814", 2.2), ("112,814 130,826 140,836", 2)):
            c.line(P, w, "swell", "#6f8fa2")
    c.part([("10,930 50,912 90,914 126,930 150,952", 6, "sweep"), ("150,952 164,966 168,982 166,996", 5, "rat"), ("166,996! 10,996! 10,930", 0)], fill="#1d3a58")
    # its strands come up out of the deep, lie over with it and run together under the falling crest
    c.lines(["8,986 22,954 54,934 96,934 138,950", "56,1002 72,966 102,950 142,958"], 5.6, "-rat", "#6f97b4")
    c.lines(["28,998 42,960 74,941 118,944 142,954", "92,1000 106,972 128,964 148,968"], 3.2, "-rat", PAPER_LIGHT)
    c.line("122,1002 132,984 146,978 158,984", 4, "-rat", "#6f97b4")
    foam(c, "4,938:.45 28,920:.6 58,911:.7 92,913:.85 120,927:.85 146,946:.8", 8.5, 41)
    # spume that the fall has beaten up, in cuts and drops of no one size
    r = Rng("spume")
    drops(c, [(x, y, k) for x, y, k in ((r(96, 172), r(852, 884), r(.8, 2.4)) for _ in range(14 if not c.pure else 5)) if x < 176])
    drops(c, ((168, 826, 2.8), (178, 812, 1.8), (160, 806, 1.6), (186, 832, 1.4), (172, 846, 1.5), (26, 790, 2), (18, 776, 1.4)))
    # gulls against the wind
    flock(c, ((190, 126, .98, -12, .9), (212, 98, .6, 4, -.6), (164, 84, .72, 10, .35), (220, 156, .52, -6, .7)), 0, PAPER_LIGHT)
    return c.finish()
