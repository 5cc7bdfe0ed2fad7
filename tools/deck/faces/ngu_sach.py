# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ sách: ship heeled over under a full sail, a man bent over the tiller."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


HEEL = (120, 800), 5        # the whole ship leans before the wind


def draw():
    c = Card("5s", seed="boat")
    # one-band gradation at the top, evening glow at the horizon
    c.fade("#3c6d90", 10, 160, .92)
    c.fade(ODO_PALE, 800, 580, .95)
    # Fuji, small below the sail's arch, and the low shore at its foot
    if not c.pure:
        c.fill("6,772! 30,758 56,736 74,717 86,704! 92,701 98,702 104,705! 118,719 142,741 178,762 240,780! 240,810! 6,810!", "#7d9cab")
        c.fill("86,704! 92,701 98,702 104,705! 113,714! 107,713 103,721! 98,713 94,724! 89,714 83,720! 82,713 76,715!", GOFUN)
        c.fill("6,792! 50,784 96,788 150,780 240,790! 240,810! 6,810!", AI, opacity=.55)
    else:
        c.line("20,768 48,744 70,722 90,702", 3, "rat"); c.line("100,703 118,720 146,744 176,760", 3, "-rat")
    B.lean(c, *HEEL); c.push(-27, 24, 0, .88, sy=.94)
    # stays, behind the sail
    c.lines(["148,232 100,420 43,610", "152,232 206,440 256,690", "151,236 244,460 278,668"], 3, "wire")
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
            for j in range(6, len(D) - 4, 22 if s.pure else 11):
                x, y, _ = D[j]
                s.line("%g,%g %g,%g" % (x - 5, y - 2.5, x + 5, y + 2.5), 2.2, "wire", SUMI if i in (1, 6) else PAPER_LIGHT)
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


def helmsman(c):
    """On the after deck, his weight thrown forward: he looks up to the sail and bears with both arms upon the tiller, which goes aft past him to the rudder's head."""
    # far arm, stretched from the shoulder, its hand on the tiller's end from above
    c.push(0, 5)
    tiller = "244,671:1.2 200,680:1 160,689:.94 126,696.6:.84"
    c.line(tiller, 9, "flat"); c.line(tiller, 4.6, "flat", ODO_PALE)
    c.line("124,691:1 127,703:1", 4, "flat")
    HD.hold(c, HD.overhand, (172, 668), (139, 692), -104, .84 if c.pure else .62)
    c.part([("174,652 166,658 155,668", 3.4, "wire"), ("155,668 156,680 163,688", 3), ("163,688 172,688 184,680", 3.4, "wire"), ("184,680 174,652", 0)], fill="#16304d", reg=0, grain=False)
    # the trunk leans over the rail
    c.part([("165,652 184,646 201,654 212,684 214,748", 5.4, "sweep"), ("214,748 168,752", 0), ("168,752 171,716 164,686 165,652", 3.6, "wire")], fill=AI, reg=0, grain=False, bokashi=wiped("#16304d", 742, 660, .8))
    c.line("180,730:1 198,731:1 214,724:.8", 7, "flat", ODO)
    c.lines(["205,668 198,694 184,716", "211,696 202,708 190,722"], 3, "nail", "#0f2238")
    # the tiller lies before his belly
    c.line("244,671:1.2 220,676:1.1 190,682:1 172,686:.97", 9, "flat"); c.line("244,671:1.2 220,676:1.1 190,682:1 171,686.4:.97", 4.6, "flat", ODO_PALE)
    # face: three quarters, chin up, under the hat's rim
    c.push(-20, 12)
    c.part([("190,646 190,662 204,652 209,630", 0), ("209,630 196,626 190,646", 0)], fill=FLESH, reg=0, grain=False)
    F.skin(c, ("163,612 162,624 153,634.6:.9! 154.6,638.4:.8 159,639! 156.8,643 158.6,645.6! 157.2,650 160,655.6 166,659 175,658", 2.6, "wire"), ("175,658 184,654 191,645", 2.6, "wire"), ("191,645 204,630 206,616", 0), ("206,616 163,612", 0))
    c.line("158.8,644.8:1 163,645.4:.9 166.4,643:.3", 1.8, "flat")
    c.line("161.4,636.4:.4 164.6,638.4:1 163.4,642:.2", 1.4, "flat")
    # eye under a heavy lid, brow; the crease of the cheek
    c.line("162.4,630.4:.5 167,627:1.1 175.6,629.4:.4", 2.4, "flat")
    c.blob("165.4,628.8 169.4,628 170,631.6 167,632.4")
    c.line("163.6,633:.4 168.6,634.2:.9 173.4,632:.3", 1.2, "flat")
    c.line("162,625:.6 167,620.4:1.2 178,622.6:.4", 3, "flat")
    c.line("171.4,637 173.4,642 171.6,647", 1.3, "swell")
    # ear, sideburn and the cord of the hat
    F.black(c, "186,618 206,614 209,626 201,635 196,637 194,628 187,630")
    c.part([("187,632 190.6,627 195,630.6 194.4,638 189,643", 2.2, "wire"), ("189,643 187,632", 0)], fill=FLESH, reg=0, grain=False)
    c.line("190,632 192,635 190.6,639", 1.2, "swell")
    c.line("184,618:.8 181,640:1 168,659:.7", 1.8, "flat")
    c.line("205,628 203,640 196,650", 3, "wire")
    c.pop()
    # collar
    c.line("185,656:.8 176,668:1 169,684:.5", 4.4, "flat")
    # near arm: the elbow below the tiller, the forearm rises to it, the fist closed round it
    HD.hold(c, HD.fist, (194, 712), (161, 689), -102, .84 if c.pure else .64)
    c.part([("186,656 178,672 175,692", 4, "wire"), ("175,692 175,706 182,717!", 3.4), ("182,717! 196,726 208,716 213,690", 5, "-body"), ("213,690 208,664 186,656", 0)], fill=AI, reg=0, grain=False)
    c.lines(["183,713 194,710 205,694", "194,664 190,684 182,700", "205,672 203,688 196,700"], 3, "nail", "#0f2238")
    # sedge hat, thrown back with the look
    c.push(-20, 12)
    c.part([("150,617 168,596 189,583! 206,594 222,611", 4.4, "body"), ("222,611 200,618 174,621 150,617", 3.8, "body")], fill=ODO_PALE, reg=0, grain=False)
    c.lines(["188,588 175,602 164,615", "189,588 184,604 180,618", "190,588 196,602 202,615", "191,588 204,598 212,611"], 1.7, "rat")
    c.line("160,609:.3 186,608:1 214,604:.3", 1.5, "flat")
    c.pop(); c.pop()


def finish_hull(c):
    # sea behind
    c.part([("-6,800 60,790 130,796 190,788 256,796", 0), ("256,796! 256,995! -6,995! -6,800", 0)], fill=AI_PALE, bokashi=wiped(AI, 990, 800, .8))
    # the rudder's stock, hung behind the transom: its head stands over the deck and holds the tiller, its blade goes down into the water
    c.part([("221,652! 238,649!", 4.6), ("238,649! 240,720 242,790 250,860", 6, "-sweep"), ("250,860 214,860", 0), ("214,860 222,800 225,740 221,652!", 5, "body")], fill="#b9812f", reg=0, grain=False, bokashi=wiped("#6f4a1c", 860, 740, .8))
    helmsman(c)
    c.part([("221,652! 238,649!", 4.6), ("238,649! 239,690", 5), ("239,690 224,692", 0), ("224,692 221,652!", 5)], fill="#b9812f", reg=0, grain=False)
    c.line("217,662:1 228,660:1 242,658:1", 4, "even"); c.line("219,690:1 229,688:1 242,686:1", 4, "even")
    c.part([("222,672! 231,671!", 2.4), ("231,671! 232,682!", 2.4), ("232,682! 223,684!", 2.4), ("223,684! 222,672!", 2.4)], fill=ODO_PALE, reg=0, grain=False)
    # hull: one sheer from the stem to the high stern, a lattice rail along it, clinker planks below
    rail, wale = "34,684 62,716 104,739 148,740 182,727 204,700", "46,714 72,745 112,766 154,767 190,754 210,730"
    turned = lambda P: " ".join(P.split()[::-1])
    c.part([(wale, 6, "body"), ("210,730 224,734 222,842", 0), ("222,842 150,856 92,846", 0), ("92,846 62,790 46,714", 0)], fill=ODO, bokashi=wiped("#a8742a", 840, 750, .7), reg=.3)
    c.lines(["58,742 84,772 116,790 158,789 192,776 209,760", "72,774 96,800 124,812 160,811 190,802 207,788", "90,806 128,832 160,832 196,822"], 4, "swell")
    c.part([(rail, 5.5, "body"), ("204,700 210,730", 5), (turned(wale), 6, "-body"), ("46,714 34,684", 5)], fill=ODO_PALE, pat=PT.hishi(c, 22, 16, "#5a3f1c", 2.6))
    # the transom, seen aslant from behind: broad boards under a carved top, which stands above the rail
    c.part([("198,690! 206,682 216,686 230,680!", 5.4, "body"), ("230,680! 234,730 231,790 222,842", 6.5, "sweep"), ("222,842 200,846", 0), ("200,846 209,790 210,734 198,690!", 5.4, "body")], fill=ODO_PALE, reg=.4, grain=False, bokashi=wiped("#a8742a", 850, 700, .9))
    c.lines(["211,700 215,750 214,800 208,838", "221,696 225,750 223,800 216,838"], 3, "swell", "#6d4a1c")
    for P in ("203,712:1 216,712:1 232,706:.9", "210,748:1 220,748:1 233,744:.9"):
        c.line(P, 5, "flat")
    # the water along her side: dark in her shade, white where she cuts it
    c.part([("84,850 118,832 150,838 182,828 214,836 250,822", 5, "sweep"), ("250,822! 250,900! 84,900! 84,850", 0)], fill=AI_PALE, reg=0, grain=False, bokashi=wiped(AI, 826, 890, .9))
    c.lines(["120,850 150,856 182,846", "196,850 218,854 246,842"], 3.2, "swell", PAPER_LIGHT)
    c.fill("96,846! 118,836 150,842 182,832 214,840 250,826! 250,820! 232,818 222,828 208,822 194,832 180,820 166,832 150,826 138,836 118,826 102,838", PAPER_LIGHT)
    c.line("96,846:.3 104,836:1 118,826 138,836! 150,826 166,832! 180,820 194,832! 208,822 222,828! 232,818 250,820", 3, "even")
    # stem
    c.part([("12,634! 27,630! 38,676 60,720 90,770 104,800", 6, "body"), ("104,800 84,806 52,764 26,712 12,634!", 6.5, "-sweep")], fill=SUMI, grain=False)
    c.line("22,640 34,690 58,734 82,774", 2.8, "swell", GREY_PALE)
    # waves in front: light where the foot characters stand
    c.part([("112,896 140,874", 0), ("140,874:.2 156,862:.6 182,846 212,842 242,858", 6, "sweep"), ("242,858! 242,995! 112,995! 112,896", 0)], fill=AI_PALE)
    c.lines(["146,890 164,874 184,864", "152,906 164,892 176,884", "162,930 170,916 176,908", "170,962 176,948 180,940"], 3.4, "swell", AI)
    foam(c, "242,856:.9 214,840:.8 186,844:.6 156,862:.42 134,878:.3", 7, 12, side=-1)
    # one rears over the bow and bends to fall: dark within its hollow
    c.part([("10,868 22,834 48,812 84,806 116,814 142,842", 6.5, "sweep"), ("142,842 124,832 108,838 102,858 112,892 150,934", 6, "-nail"), ("150,934! 148,995! 10,995! 10,868", 0)], fill=AI)
    c.fill("70,826 96,812 124,820 106,832 99,850 104,876 122,908 100,908 76,866", "#1d3a58")
    c.lines(["20,882 34,844 60,824 92,820", "30,900 44,860 68,838 84,836", "46,916 58,872 72,854", "92,826 86,850 94,878 112,902"], 3.6, "swell", PAPER_LIGHT)
    # its lip is flung over: one great hook, whose fingers are each of its own length, and a talon off its back
    c.part([("72,806 90,797 108,793:.9 116,786 127,779!", 5, "body"), ("127,779! 124,786 130,794!", 3.6, "wire"), ("130,794! 150,799 169,811 181,829 183,851!", 4.6, "body"),
            ("182,850! 176,838 167,829 156,826!", 4.4, "body"), ("156,826! 161,836 161,849 155,863!", 4.4, "body"), ("155,863! 152,850 146,840 137,835!", 4, "body"), ("137,835! 139,844 137,853 130,861!", 4, "body"),
            ("130,861! 128,850 122,842 113,838!", 3.6, "body"), ("113,838! 113,845 107,852!", 3.6, "body"), ("107,852! 105,842 99,832 90,826!", 4, "body"), ("90,826! 91,834 86,842!", 3, "wire"), ("86,842! 84,830 78,822 66,816!", 3.6, "body"), ("66,816! 72,806", 0)],
           fill=PAPER_LIGHT, reg=0, grain=False)
    if not c.pure:
        for P, w in (("92,805 116,801 142,806 162,818 174,836", 3.4), ("106,815 126,818 144,828 153,842", 2.6), ("96,818 112,826 124,836 129,848", 2)):
            c.line(P, w, "swell", "#6f8fa2")
    foam(c, "10,862:.24 20,832:.34 44,811:.52 82,801:.86", 9, 27)
    c.part([("10,930 50,912 90,914 126,930 150,952", 6, "sweep"), ("150,952 164,966 168,982 166,996", 5, "rat"), ("166,996! 10,996! 10,930", 0)], fill="#1d3a58")
    c.lines(["14,954 46,930 84,928 122,948", "16,976 40,952 76,944 106,958", "60,966 92,964 122,982", "34,986 58,974 84,976"], 3.2, "swell", PAPER_LIGHT)
    foam(c, "12,926:.3 50,908:.45 90,910:.7 128,926:.95 152,950:.9", 7.5, 13)
    drops(c, ((168, 826, 2.8), (178, 812, 1.8), (160, 806, 1.6), (186, 832, 1.4), (172, 846, 1.5), (26, 790, 2), (18, 776, 1.4)))
    # gulls against the wind
    flock(c, ((190, 126, .98, -12, .9), (212, 98, .6, 4, -.6), (164, 84, .72, 10, .35), (220, 156, .52, -6, .7)), 0, PAPER_LIGHT)
    return c.finish()
