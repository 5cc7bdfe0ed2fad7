# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ sách: ship heeled over under a full sail, a man bent over the tiller."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, patterns as PT


HEEL = (120, 800), 5        # the whole ship leans before the wind


def draw():
    c = Card("5s", seed="boat")
    c.foot_box = True
    # one-band gradation at the top, evening glow at the horizon
    c.fade("#3c6d90", 10, 160, .92)
    c.fade(ODO_PALE, 800, 580, .95)
    # Fuji, small below the sail's arch, and the low shore at its foot
    if not c.pure:
        c.fill("6,776! 36,752 62,718 78,684 88,664! 92,661 97,663 102,662 106,665! 118,690 138,722 168,750 212,768 240,774! 240,810! 6,810!", "#7d9cab")
        c.fill("88,664! 92,661 97,663 102,662 106,665! 112,678 120,693! 114,688 110,699! 104,687 99,704! 94,688 88,697! 84,689 76,690! 82,677 88,664!", GOFUN)
        c.fill("6,792! 50,784 96,788 150,780 240,790! 240,810! 6,810!", AI, opacity=.55)
    else:
        c.line("20,764 48,742 70,706 88,664", 3, "rat"); c.line("106,665 124,702 146,730 168,750", 3, "-rat")
    B.lean(c, *HEEL); c.push(-27, 14, 0, .88, sy=1)
    # stays, behind the sail
    c.lines(["148,232 100,440 41,645", "152,232 206,440 256,676", "151,236 244,460 278,668"], 3, "wire")
    # mast head and pennant
    c.line("150,212 150,260 150,300", 8, "even")
    c.part([("150,214 180,222 206,213 238,219!", 4), ("238,219! 222,228! 237,238!", 3.4), ("237,238! 210,232 184,238 150,240", 4), ("150,240 150,214", 0)], fill=ODO)
    # sail: seven cloths bellying to the right
    L = "56,300! 70,370 76,450 68,550 40,640!"
    T = "56,300! 100,288 170,284 214,296!"
    Rr = "214,296! 244,370 256,460 250,560 222,650!"
    Bt = "222,650! 180,628 100,618 40,640!"
    def cloths(s):
        s.fill("40,300! 58,300 78,380 86,460 78,560 52,640 30,650!", GREY_PALE, opacity=.7)
        xs = [(56, 70, 76, 68, 40), (214, 244, 256, 250, 222)]
        ys = [(300, 370, 450, 550, 640), (296, 370, 460, 560, 650)]
        n = 7
        def seam(k):
            return [(xs[0][i] + (xs[1][i] - xs[0][i]) * k, ys[0][i] + (ys[1][i] - ys[0][i]) * k - 14 * (1 - (2 * k - 1) ** 2) * (1 if i == 0 else (1.8 if i == 4 else 0)), False, None) for i in range(5)]
        # two dark cloths as the ship's mark
        for a, b in ((2 / 7, 3 / 7), (4 / 7, 5 / 7)):
            s.fill([p[:2] + (i in (0, 4), None) for i, p in enumerate(seam(a))] + [p[:2] + (i in (0, 4), None) for i, p in enumerate(seam(b)[::-1])], SUMI)
        for i in range(1, n):
            P = seam(i / n)
            s.line(P, 3.0, "wire")
            D = dense(P, 2)
            for j in range(6, len(D) - 4, 11):
                x, y, _ = D[j]
                s.line("%g,%g %g,%g" % (x - 5, y - 2.5, x + 5, y + 2.5), 2.2, "wire", SUMI if i in (1, 6) else PAPER_LIGHT)
    c.part([(L[::1], 6.5, "sweep"), (" ".join(Bt.split()[::-1]), 6, "body"), (" ".join(Rr.split()[::-1]), 6.5, "sweep"), (" ".join(T.split()[::-1]), 0)], fill=GOFUN, reg=0, deco=cloths)
    # yard
    c.part([("44,298 100,280 170,276 226,290", 5, "wire"), ("226,290 228,302", 4), ("228,302 170,288 100,292 46,310", 5, "wire"), ("46,310 44,298", 4)], fill=ODO)
    # the yard is slung from the mast's head and bound to the mast
    c.lines(["150,226 122,256 102,288", "152,226 180,254 202,288"], 3, "wire")
    for k in range(4):
        roped(c, "%g,296 %g,284 %g,270" % (143 + k * 5.6, 141 + k * 5.6, 145 + k * 5.6), 6.6, PAPER_LIGHT)
    # stays
    c.lines(["40,640 50,664 58,690", "222,650 232,670 238,690"], 3.4, "wire")
    c.line("151,616:1 156,700:1 158,776:1", 8, "flat")
    c.pop(); c.pop()
    return finish_hull(c)


def cabin(c):
    """Low house before the after deck, a mat for its roof."""
    c.part([("134,706! 170,698!", 4), ("170,698! 171,745!", 5), ("171,745! 136,750!", 0), ("136,750! 134,706!", 5)], fill=GOFUN, reg=0, grain=False)
    for x in (144, 153, 162):
        c.line("%g,708 %g,746" % (x, x), 3.4, "even")
    c.part([("126,711! 134,694 154,684 178,685!", 5.5, "body"), ("178,685! 180,698!", 4), ("180,698! 152,699 128,716!", 5), ("128,716! 126,711!", 0)], fill=SUMI, grain=False)
    c.lines(["136,702 154,693 174,692"], 2.6, "swell", GREY_PALE)


def helmsman(c):
    """Small on the after deck, he bends his back over the tiller and bears on it with both arms."""
    # far arm
    c.part([("196,680 182,690 170,697", 3, "wire"), ("170,697 174,704", 2.6), ("174,704 188,700 202,692", 3, "wire"), ("202,692 196,680", 0)], fill=AI, reg=0, grain=False)
    # the tiller, from the rudder's head inboard
    c.line("240,716:1.2 200,704:1 158,694:.9", 6.6, "flat"); c.line("240,716:1.2 200,704:1 160,694.4:.9", 3, "flat", ODO_PALE)
    # bent back
    c.part([("190,668 204,664 218,674 226,696 226,736", 4.6, "sweep"), ("226,736 192,740", 0), ("192,740 196,714 188,690 190,668", 3.6, "wire")], fill=AI, reg=0, grain=False)
    c.line("194,720:1 210,724:1 226,718:.8", 5.4, "flat", ODO)
    c.lines(["214,676 206,692 196,706", "222,694 214,706 204,714"], 2.4, "nail", "#16304d")
    # cheek and jaw under the hat
    F.skin(c, ("178,658 177,665 172.5,671:.8! 176,673:.8! 175,677 178,682 184,684", 2.6, "wire"), ("184,684 196,680 206,668", 2.6, "wire"), ("206,668 200,656 178,658", 0))
    c.line("177,677.5:1 182,677:.3", 1.6, "flat")
    c.line("196,664:.8 190,674:1 184,683:.6", 1.4, "flat")
    F.black(c, "200,660 206,658 214,664 208,672 202,676")
    # near arm, its fist over the tiller
    F.skin(c, ("182,697 176,694 170,697 169,703! 172,708 180,709 184,706", 2.8, "wire"), ("184,706 182,697", 0))
    c.lines(["169.6,701.6 175,701.4", "171.4,705.4 176,704.8"], 1.5, "rat")
    c.part([("208,672 202,688 194,694 181,695", 3.4, "wire"), ("181,695 184,709", 2.8), ("184,709 202,711 214,700 220,686", 4, "-body"), ("220,686 208,672", 0)], fill=AI, reg=0, grain=False)
    c.lines(["204,690 200,698 202,706"], 2.4, "nail", "#16304d")
    # sedge hat, low over the eyes
    c.part([("164,662 178,646 198,634! 210,642 221,656", 4.4, "body"), ("221,656 206,665 184,669 164,662", 4, "body")], fill=ODO_PALE, reg=0, grain=False)
    c.lines(["197,638 184,651 175,662", "198,638 196,652 192,665", "200,638 208,648 212,659"], 1.7, "rat")


def finish_hull(c):
    # sea behind
    c.part([("-6,800 60,790 130,796 190,788 256,796", 0), ("256,796! 256,995! -6,995! -6,800", 0)], fill=AI_PALE, bokashi=wiped(AI, 990, 800, .8))
    cabin(c)
    helmsman(c)
    # hull: one sheer from the stem to the stern, a lattice rail along it, clinker planks below
    rail, wale = "34,684 62,714 104,735 152,734 196,714 226,676", "46,714 72,742 112,762 158,761 204,742 231,712"
    turned = lambda P: " ".join(P.split()[::-1])
    c.part([(wale, 6, "body"), ("231,712 228,770 214,840", 7.5, "sweep"), ("214,840 150,856 92,846", 0), ("92,846 62,790 46,714", 0)], fill=ODO, bokashi=wiped("#a8742a", 840, 750, .7))
    c.lines(["58,742 84,770 116,787 160,786 206,770 229,746", "72,774 96,798 124,810 162,809 204,796 224,778", "90,806 128,830 166,830 208,818"], 4, "swell")
    c.part([(rail, 5.5, "body"), ("226,676 231,712", 5), (turned(wale), 6, "-body"), ("46,714 34,684", 5)], fill=ODO_PALE, pat=PT.hishi(c, 22, 16, "#5a3f1c", 2.6))
    # rudder, in whose head the tiller is set
    c.part([("218,688! 226,652! 238,650!", 5), ("238,650! 239,710 233,780 224,850", 6.5, "-sweep"), ("224,850 210,850", 0), ("210,850 219,780 218,688!", 5)], fill=ODO, reg=.5, grain=False)
    c.line("229,660 230,710 225,780", 2.4, "nail", "#8a6424")
    # stem
    c.part([("12,634! 27,630! 38,676 60,720 90,770 104,800", 6, "body"), ("104,800 84,806 52,764 26,712 12,634!", 6.5, "-sweep")], fill=SUMI, grain=False)
    c.line("22,640 34,690 58,734 82,774", 2.8, "swell", GREY_PALE)
    # waves in front: light where the foot characters stand
    c.part([("112,896 146,870 182,846 212,842 242,858", 6, "sweep"), ("242,858! 242,995! 112,995! 112,896", 0)], fill=AI_PALE)
    c.lines(["140,894 180,868 212,864 238,878", "160,902 186,884 204,882"], 3.4, "swell", AI)
    foam(c, "242,856:.7 214,840:1.2 186,844:.9 156,862:.6 134,878:.4", 9, 12, side=-1)
    # one rears over the bow and bends to fall: dark within its hollow
    c.part([("10,868 22,834 48,812 84,806 116,814 142,842", 6.5, "sweep"), ("142,842 124,832 108,838 102,858 112,892 150,934", 6, "-nail"), ("150,934! 148,995! 10,995! 10,868", 0)], fill=AI)
    c.fill("70,826 96,812 124,820 106,832 99,850 104,876 122,908 100,908 76,866", "#1d3a58")
    c.lines(["20,882 34,844 60,824 92,820", "30,900 44,860 68,838 84,836", "46,916 58,872 72,854", "92,826 86,850 94,878 112,902"], 3.6, "swell", PAPER_LIGHT)
    foam(c, "10,862:.35 22,832:.55 48,810:.8 84,804:1.15 112,812:1.4 136,834:1.15 142,846:.8", 10.5, 27)
    c.part([("10,930 50,912 90,914 126,930 150,952", 6, "sweep"), ("150,952 164,966 168,982 166,996", 5, "rat"), ("166,996! 10,996! 10,930", 0)], fill="#1d3a58")
    c.lines(["14,954 46,930 84,928 122,948", "16,976 40,952 76,944 106,958", "60,966 92,964 122,982", "34,986 58,974 84,976"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "12,926:.5 50,908:.9 90,910:1.1 128,926:.7 152,950:.4", 9, 13)
    drops(c, ((168, 826, 2.8), (178, 812, 1.8), (160, 806, 1.6), (186, 832, 1.4), (172, 846, 1.5), (26, 790, 2), (18, 776, 1.4)))
    # gulls against the wind
    flock(c, ((190, 126, .98, -12, .9), (212, 98, .6, 4, -.6), (164, 84, .72, 10, .35), (220, 156, .52, -6, .7)), 0, PAPER_LIGHT)
    return c.finish()
