# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ sách: ship heeled over under a full sail, a man at the helm."""
import math

from card import *
from scenery import *
import bodies as B, patterns as PT


HEEL = (120, 800), 7        # the whole ship leans before the wind


def draw():
    c = Card("5s", seed="boat")
    c.foot_box = True
    # one-band gradation at the top, evening glow at the horizon
    c.fade(AI_PALE, 10, 230, .95)
    c.fade(AI, 10, 66, .55)
    c.fade(ODO_PALE, 800, 580, .95)
    # Fuji, small below the sail's arch, and the low shore at its foot
    if not c.pure:
        c.fill("6,776! 36,752 62,718 78,684 88,664! 92,661 97,663 102,662 106,665! 118,690 138,722 168,750 212,768 240,774! 240,810! 6,810!", "#7d9cab")
        c.fill("88,664! 92,661 97,663 102,662 106,665! 112,678 120,693! 114,688 110,699! 104,687 99,704! 94,688 88,697! 84,689 76,690! 82,677 88,664!", GOFUN)
        c.fill("6,792! 50,784 96,788 150,780 240,790! 240,810! 6,810!", AI, opacity=.55)
    else:
        c.line("20,764 48,742 70,706 88,664", 3, "rat"); c.line("106,665 124,702 146,730 168,750", 3, "-rat")
    B.lean(c, *HEEL); c.push(-34, 14)
    # stays, behind the sail
    c.lines(["148,232 96,440 28,690", "152,232 206,440 256,676", "151,236 236,460 268,640"], 3, "wire")
    # mast head and pennant
    c.line("150,212 150,260 150,300", 8, "even")
    c.part([("150,214 180,222 206,214 232,226", 4), ("232,226 214,236 190,236 150,240", 4), ("150,240 150,214", 0)], fill=ODO)
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
    # stays
    c.lines(["40,640 36,690 34,728", "222,650 232,680 238,706"], 3.4, "wire")
    c.line("151,616:1 156,700:1 158,776:1", 8, "flat")
    c.pop(); c.pop()
    return finish_hull(c)


def cabin(c):
    """Low house on the after deck, a mat for its roof."""
    c.part([("172,714! 214,706!", 4), ("214,706! 216,760!", 5), ("216,760! 174,770!", 0), ("174,770! 172,714!", 5)], fill=GOFUN, reg=0, grain=False)
    for x in (183, 194, 205):
        c.line("%g,722 %g,760" % (x, x), 3.6, "even")
    c.part([("164,718! 172,700 196,690 224,692!", 5.5, "body"), ("224,692! 226,706!", 4), ("226,706! 194,706 166,722!", 5), ("166,722! 164,718!", 0)], fill=SUMI, grain=False)
    c.lines(["174,708 194,700 218,700"], 2.6, "swell", GREY_PALE)


def helmsman(c):
    """He stands small on the after deck and throws his weight on the steering oar."""
    c.push(8, 78, 0, .86)
    # the oar goes over the quarter into the sea
    c.line("196,704:1.2 236,760:1 296,862:1", 7, "flat"); c.line("197,705:1 236,760:.9 294,860:.9", 3, "flat", ODO_PALE)
    # he leans back from it with his whole length
    c.part([("236,706 228,728 216,762", 4, "body"), ("216,762 208,790 262,790 258,768", 0), ("258,768 268,734 264,704 256,694", 4.6, "-body"), ("256,694 244,694 236,706", 4)], fill=AI, reg=0, grain=False)
    c.line("221,748:1 240,756:1 262,750:1", 6, "flat")
    c.lines(["256,700 250,724 236,746", "262,712 258,734 248,750"], 2.6, "nail", "#16304d")
    # both arms at the loom
    c.part([("232,716 218,713 203,706", 3, "wire"), ("203,706 200,713 204,717", 3, "wire"), ("204,717 218,724 230,728", 3, "wire"), ("230,728 232,716", 0)], fill=FLESH, reg=0, grain=False)
    c.line("208,707 209,714", 2, "swell")
    c.part([("250,696 234,703 223,711 226,731 240,728 252,716", 4, "wire"), ("252,716 250,696", 0)], fill=AI, reg=0, grain=False)
    # face in profile, teeth set, under a hat tilted back and tied
    c.part([("240,664 235,672 236,677 230,682! 234,684 232,688! 236,694 243,699", 2.8, "wire"), ("243,699 256,700", 0), ("256,700 262,680 258,662", 3, "wire"), ("258,662 240,664", 0)], fill=FLESH, reg=0, grain=False)
    c.line("237,674 242,673", 2.2, "rat"); c.line("234,689 239,688", 1.8, "rat"); c.line("250,668 248,684 242,698", 1.8, "swell")
    c.part([("221,661 240,650 256,644! 268,660 276,683", 4, "body"), ("276,683 258,676 240,667 221,661", 4, "body")], fill=ODO_PALE, reg=0, grain=False)
    c.lines(["254,648 238,657 228,663", "256,649 250,660 246,669", "257,650 263,664 265,678"], 1.6, "rat")
    c.pop()


def finish_hull(c):
    # sea behind
    c.part([("-6,800 60,790 130,796 190,788 256,796", 0), ("256,796! 256,995! -6,995! -6,800", 0)], fill=AI_PALE, bokashi=wiped(AI, 990, 800, .8))
    B.lean(c, *HEEL); c.push(-22, 8)
    cabin(c)
    helmsman(c)
    # hull: clinker planks under a lattice rail, a tall black stem
    c.part([("18,696 26,742 48,790 84,838", 7, "sweep"), ("84,838 130,850 180,846 208,834", 0), ("208,834 230,800 238,756 244,692", 7, "sweep"), ("244,692 226,702 214,742", 6), ("214,742 150,764 92,758 44,728", 6, "body"), ("44,728 30,714 18,696", 6)], fill=ODO)
    c.part([("44,728 92,758 150,764 214,742", 5, "body"), ("214,742 212,774", 5), ("212,774 150,796 92,790 56,764", 5.5, "body"), ("56,764 44,728", 5)], fill=ODO_PALE, pat=PT.hishi(c, 22, 16, "#5a3f1c", 2.6))
    c.lines(["62,786 100,808 150,814 210,794", "76,808 110,826 150,830 206,814"], 4.2, "swell")
    c.part([("10,668! 24,664! 40,716 66,776", 6, "body"), ("66,776 48,772 28,744 10,668!", 6, "body")], fill=SUMI, grain=False)
    c.line("20,676 34,722 54,762", 2.6, "swell", GREY_PALE)
    c.pop(); c.pop()
    # waves in front: light where the foot characters stand
    c.part([("112,880 150,862 186,836 214,836 242,852", 6, "sweep"), ("242,852! 242,995! 112,995! 112,880", 0)], fill=AI_PALE)
    c.lines(["140,884 180,860 212,858 238,872", "236,892 224,884 210,880", "160,892 186,876 204,874"], 3.4, "swell", AI)
    foam(c, "240,848 214,832 188,834 158,852 136,866:.6", 9.5, 12, side=-1)
    # one rears over the bow and bends to fall: dark within its hollow
    c.part([("10,850 24,806 56,778 94,776 124,794 140,820", 6.5, "sweep"), ("140,820 120,808 104,818 102,846 116,884 152,926", 6, "-nail"), ("152,926! 148,995! 10,995! 10,850", 0)], fill=AI)
    c.fill("74,806 96,792 116,800 103,812 98,836 104,868 122,900 100,900 78,850", "#1d3a58")
    c.lines(["22,862 36,816 62,796 90,796", "32,884 46,834 68,812 84,816", "46,904 58,852 72,834", "92,808 86,836 94,866 112,892"], 3.6, "swell", PAPER_LIGHT)
    foam(c, "12,838 26,802 58,774 96,772 126,790 144,822:.8", 11, 11)
    c.part([("10,924 50,904 90,906 126,924 150,948", 6, "sweep"), ("150,948 164,964 168,980 166,996", 5, "rat"), ("166,996! 10,996! 10,924", 0)], fill="#1d3a58")
    c.lines(["14,948 46,924 84,922 122,944", "16,972 40,948 76,940 106,954", "60,962 92,960 122,978", "34,984 58,972 84,974"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "14,918 52,898 92,900 128,918 152,942:.7", 10, 13)
    drops(c, ((24, 758, 2.6), (34, 746, 1.6)))
    # gulls against the wind
    flock(c, ((190, 126, .98, -12, .9), (224, 98, .66, 4, -.6), (164, 84, .72, 10, .35), (220, 156, .52, -6, .7)), 0, PAPER_LIGHT)
    return c.finish()
