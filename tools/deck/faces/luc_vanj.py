# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def slung_hat(c):
    """Sedge hat seen from above as it hangs on a back: its point, the ribs that run to the rim, the rings that bind them."""
    ring = lambda k, n=20: [(-9 + 9 * (k - .0) + 72 * k * math.cos(i * 2 * math.pi / n), -15 + 15 * k + 62 * k * math.sin(i * 2 * math.pi / n), False, None) for i in range(n + 1)]
    rim = ring(1)
    c.part([(rim, 6.5, "even")], fill=ODO_PALE, bokashi=wiped(ODO, (50, 60), (-30, -40), .9))
    for i in range(22):
        a = i * math.pi / 11 + .1
        c.line("%g,%g %g,%g" % (-9 + 6 * math.cos(a), -15 + 6 * math.sin(a), 67 * math.cos(a), 57 * math.sin(a)), 2.6, "-rat")
    for k in (.4, .72):
        c.line(ring(k), 2.6, "wire")
    c.blob("-18,-15 -9,-23 0,-15 -9,-7")


def lost_profile(s):
    """His head from behind, turned up and away to the moon: cheek and lashes are seen, and the tip of the nose beyond them."""
    F.skin(s, ("-28,22 -25,58 -34,84", 4.6, "wire"), ("-34,84 0,94 34,80", 0), ("34,80 25,60 27,34", 4.6, "wire"))
    # nose and lips, beyond the cheek
    F.skin(s, ("50,-18 57,-9 66,-2 67,4 58,8 54,12", 4, "wire"), ("54,12 44,0 50,-18", 0))
    F.skin(s, ("54,11 61,16 61,21 55,25 57,31 54,37 47,40", 2.8, "wire"), ("47,40 44,22 54,11", 0))
    F.skin(s, ("-46,-10 -46,-36 -36,-60 -16,-75 10,-78 34,-68 48,-50 52,-34 50,-22:.8 54,-10:.6 58,2:.6 57,14:.5 53,27:.5 46,38:.8 30,44", 5, "wire"), ("30,44 -20,40 -46,-10", 0))
    s.line("40,-38:.4 47,-41:1.1 52,-38:.7", 5.4, "flat")
    s.line("43,-20:.3 49,-22:.9 55,-18:1", 4, "flat")
    s.lines(["38,-22 35,-18", "39,-18 35,-13"], s.fine(2.4), "rat")
    s.line("46,16:.3 50,20:.8 49,28:.2", s.fine(2.8), "flat")
    s.fill("-44,-24! -43,-40 -33,-58 -14,-72 8,-75 26,-71 38,-56 36,-38! 4,-24", AI_PALE, opacity=.5)
    # hair round the nape, before the ear a lock
    s.part([("-44,-20 -32,-38 -10,-42 10,-36 26,-42 34,-34! 31,-18 30,-4! 24,-18! 14,-12 8,2 12,20 16,34! 4,46 -18,46 -36,32 -47,6 -44,-20", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    F.skin(s, ("8,4 6,-8 13,-16 22,-12 24,0 18,12 15,22 10,20", 3.8, "wire"), ("10,20 8,4", 0))
    s.line("12,-8 18,-7 16,6", s.fine(2.4), "swell")
    for P in ("-40,20 -38,-6 -18,-32", "-28,36 -24,4 -8,-30", "-12,42 -10,14 -2,-26", "2,42 0,20 2,4", "27,-30 28,-20 28,-12"):
        s.line(P, 1.6, "swell", F.HAIRLINE)
    s.part([("-10,-34 -15,-54 -15,-86 -2,-99 9,-86 13,-54 10,-34", 3, "wire"), ("10,-34 0,-26 -10,-34", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    for P in ("-6,-42 -9,-64 -6,-90", "2,-40 1,-64 -1,-92", "7,-42 7,-62 4,-84"):
        s.line(P, 1.4, "swell", F.HAIRLINE)
    s.line("-13,-42:1 -1,-37:1.1 12,-42:1", 5.4, "flat", PAPER_LIGHT)


def furrow(c, P, w, seed):
    """A furrow: the lumpy crest of the sod that was laid over, cut by the key line and broken here and there, its shade below."""
    r = Rng(("furrow", seed))
    D = dense(pts(P), 2)
    i = 0
    while i < len(D) - 10:
        n = min(int(r(34, 80)), len(D) - 1 - i)
        crest, j = [], i
        while j <= i + n:
            x, y, _ = D[j]
            crest += [(x, y, True, None), (x + w * r(.8, 1.6), y - w * r(.7, 1.5), False, None)]
            j += int(w * r(1.0, 1.9)) + 1
        if len(crest) > 4:
            crest[0] = (crest[0][0], crest[0][1], True, .3)
            foot = [(x, y + w * 2.3, False, None) for x, y, _ in D[i + n - 3:i + 3:-5]]
            if foot and not c.pure:
                c.fill([p[:2] + (p[2], None) for p in crest] + foot, "#41522f")
            c.line(crest, w * .82, "even")
            for _ in range(int(n / 16)):
                x, y, _ = D[int(r(i + 4, i + n - 2))]
                c.line("%.1f,%.1f %.1f,%.1f" % (x, y + w * .4, x - w * .9, y + w * 3.2), w * .8, "rat")
        i += n + int(r(4, 9))


def field(c):
    """The field he has turned over, below hills in the evening: its furrows sweep round to them."""
    c.part([("10,664 44,640 82,652 120,634 170,654 208,632 250,650", 5, "sweep"), ("250,650 250,720", 0), ("250,720 10,720", 0), ("10,720 10,664", 0)], fill=AI, bokashi=wiped("#16304d", 636, 720, .9))
    c.part([("10,700 90,694 170,698 250,692", 5.5, "body"), ("250,692! 250,995! 10,995! 10,700", 0)], fill=PAPER_LIGHT if c.pure else MIDORI, bokashi=wiped("#4c5f3a", 700, 880, .8), grain=False)      # no sign is read on hatching
    for i, (P, w) in enumerate((("14,718 90,712 170,706 246,700", 2.6), ("12,746 80,738 150,722 246,708", 3.2), ("10,792 70,782 130,758 180,736 246,722", 3.8), ("10,856 60,844 118,812 164,770 246,738", 4.4),
                                ("12,936 56,912 104,876 142,830 170,790", 5), ("40,992 84,958 122,914 150,868", 5.4))):
        furrow(c, P, w, i)


def draw():
    c = Card("6v", seed="hoe")
    c.fade("#7598ab", 10, 640, .95)
    # the full moon behind two bars of mist, cut by the frame
    c.part([(" ".join("%.1f,%.1f" % (213 + 81 * math.cos(a * math.pi / 8), 150 + 81 * math.sin(a * math.pi / 8)) for a in range(16)) + " 294,150", 4.6, "wire")], fill=GOFUN, reg=0, grain=False)
    for P, w in (("120,176 170,168 245,174", 11), ("136,200 200,192 245,196", 11), ("128,222 204,214 245,217", 7)):
        c.line(P, w, "swell", "#a9bfc2")
    field(c)
    c.tall(1.12)
    # hoe, set down before him: the iron of its blade comes towards us, and bites the ground
    B.pole(c, "211,396:1.1 208,480 205,620 202,748:.95", 14, ((206, 590), (203, 700)), "#a97f35")
    c.pop()
    c.part([("188,724! 222,716! 227,744! 190,752!", 5.5), ("190,752! 188,724!", 5)], fill="#a97f35", grain=False)
    c.part([("190,750! 227,742! 243,812!", 6), ("243,812! 214,822 178,826!", 5.5), ("178,826! 190,750!", 6)], fill=GREY, grain=True)
    c.part([("182,804! 214,800 240,796!", 4), ("240,796! 243,812! 214,822 178,826! 182,804!", 4)], fill=SUMI, reg=0)
    c.line("188,812 210,809 232,806", 2.4, "swell", GREY_PALE)
    for x, y, k in ((172, 826, 1), (194, 832, 1.2), (220, 828, 1.3), (240, 820, 1)):
        c.part([("%g,%g %g,%g %g,%g %g,%g" % (x - 15 * k, y + 6, x - 7 * k, y - 7, x + 6 * k, y - 8, x + 15 * k, y + 6), 4, "body"), ("%g,%g %g,%g" % (x + 15 * k, y + 6, x - 15 * k, y + 6), 0)], fill=MIDORI_DEEP, reg=0, grain=False)
    c.tall(1.12)
    # legs from behind: one bears him, the other is bent, its foot turned out
    F.limb(c, "104,684 142,758 118,848", ((0, 40, 38), (.3, 31, 30), (.48, 25, 23), (.62, 28, 26), (.84, 17, 16), (1, 13, 13)), reg=0)
    B.sandal(c, "118,848", 3, .86, True)
    c.place(52, 838, -4, .98)
    F.skin(c, ("-13,-8 -15,4 -24,13 -36,17 -43,22", 5, "body"), ("-43,22 -45,27:.8 -40,30", 3.4, "wire"), ("-40,30 -16,33 6,34", 3.4, "wire"), ("6,34 18,33 23,25 19,13 13,4 12,-8", 5.4, "body"), ("12,-8 -13,-8", 0))
    c.line("-46,30:1 -10,37:1 25,33:1", 8, "flat"); c.line("-44,30:1 -10,36:1 23,32.5:1", 4, "flat", ODO)
    c.lines(["-30,17 -22,24 -20,33", "-15,6 0,12 15,7", "17,12 10,20 12,32"], 3.8, "wire")
    c.lines(["-42,23 -38,24 -37,28", "-4,-6 -3,2 -5,8"], 2.4, "swell")
    c.pop()
    F.limb(c, "80,670 62,752 52,838", ((0, 42, 40), (.3, 32, 29), (.47, 24, 22), (.56, 25, 26), (.7, 31, 29), (.88, 18, 17), (1, 12, 12)), reg=0)
    # the hollow of the knee, the tendons beside it, the calves
    c.lines(["47,750 60,758 74,750", "52,730 54,742 53,754", "76,728 72,740 72,752", "44,792 44,804 48,818", "70,786 68,802 60,814", "122,748 134,754 148,746", "126,784 126,802 120,816"], 3.4, "swell")
    # far arm, before the breast to the handle
    HD.hold(c, HD.overhand, (134, 478), (210, 418), 3, 1.14, 16)
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    dk = wiped("#16304d", 755, 595, .8)
    # robe tucked up; he hangs on the hoe, the hips go out to the other side, one flank is stretched
    B.sway(c, 470, -.21)
    c.part([("66,470 52,520 66,610 62,708", 8.5, "sweep"), ("62,708 98,736 154,730 202,704", 6.5), ("202,704 188,640 194,560 204,480", 7.5, "sweep"), ("204,480 176,436 66,470", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(kasuri, 20, ("84,450 82,560 84,650 80,720", 6), ("134,440 126,600 122,690 126,730", 12), ("176,470 172,620 180,690 174,720", -10)))
    c.line("130,664 124,700 128,728", 5.5, "nail", "#16304d")
    c.lines(["86,664 80,700 84,720", "176,660 184,690 178,718"], 5, "nail")
    # folds pulled from the stretched flank to the shoulder that is lifted
    c.lines(["68,622 96,606 132,566", "66,600 84,588 104,560", "190,612 178,590 174,560", "80,632 108,624 150,590"], 4.6, "nail", "#16304d")
    # sash
    c.part([("62,626 104,646 152,642 194,616", 6), ("194,616 198,648", 5), ("198,648 154,674 102,674 60,656", 6), ("60,656 62,626", 5)], fill=SUMI, grain=True)
    c.part([("104,646 92,668 84,704 102,712 114,682 120,654", 5), ("120,654 104,646", 0)], fill=SUMI)
    c.lines(["74,646 102,658 128,659", "146,664 172,654 190,638"], 2.6, "swell", "#cbbd9f")
    c.pop()
    # shoulders, one pulled up by the handle
    c.line("62,476 88,450 140,432 186,438", 7, "body")
    # the hat lies on his back and hangs from a cord about the neck
    c.place(106, 530, -14, .92)
    slung_hat(c)
    c.pop()
    for P in ("106,442 88,458 74,492", "150,440 156,462 152,500"):
        c.line(P, 7, "even"); c.line(P, 3.4, "even", ODO_PALE)
    # near arm bent up to the handle
    c.part([("188,506 208,492 236,500", 4, "wire"), ("236,500 210,516 188,506", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.grasp, (192, 572), (208, 472), 3, 1.12, 16)
    c.part([("176,436 186,474 188,506", 6, "nail"), ("188,506 212,518 236,500", 5.5), ("236,500 241,548 234,588", 7.5, "sweep"), ("234,588 206,592 184,576", 6), ("184,576 178,530 160,492", 5.5, "-nail"), ("160,492 176,436", 0)], fill=AI, deco=PT.at_folds(kasuri, 18, ("180,470 206,545 202,590", -18)), reg=.4)
    c.lines(["196,520 206,550 204,576", "226,520 228,556 216,582"], 5, "nail")
    # head from behind: he has stopped, and looks up to the moon
    c.head(128, 450, -10, .82)
    lost_profile(c)
    c.part([("-47,-24 -20,-34 10,-36 40,-34 52,-38", 4.6, "wire"), ("52,-38 52,-24", 3.5), ("52,-24 10,-20 -20,-18 -47,-8", 4.6, "wire"), ("-47,-8 -47,-24", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x in (-34, -18, 0, 18, 36):
        c.line("%g,-34 %g,-27 %g,-18" % (x + 4, x, x - 5), 3.4, "swell", AI)
    c.pop()
    c.part([("80,458 100,464 132,460 160,440", 5.5), ("160,440 168,454 134,478 100,482 74,472", 5.5), ("74,472 80,458", 4)], fill=SUMI, grain=False)
    return c.finish()
