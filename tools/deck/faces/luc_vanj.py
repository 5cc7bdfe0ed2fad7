# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

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


def draw():
    c = Card("6v", seed="hoe")
    c.fade("#7598ab", 10, 640, .95)
    # the full moon behind two bars of mist
    c.part([(" ".join("%.1f,%.1f" % (186 + 57 * math.cos(a * math.pi / 6), 132 + 57 * math.sin(a * math.pi / 6)) for a in range(12)) + " 243,132", 4.6, "wire")], fill=GOFUN, reg=0, grain=False)
    for P, w in (("128,150 180,144 240,150", 9), ("140,174 200,168 240,172", 9), ("150,196 204,191 240,194", 6)):
        c.line(P, w, "swell", AI_PALE)
    # hills, then the field he has turned over, its furrows running out to them
    c.part([("10,664 44,640 82,652 120,634 170,654 208,632 250,650", 5, "sweep"), ("250,650 250,720", 0), ("250,720 10,720", 0), ("10,720 10,664", 0)], fill=AI, bokashi=wiped("#16304d", 636, 720, .9))
    c.part([("10,700 90,694 170,698 250,692", 5.5, "body"), ("250,692! 250,995! 10,995! 10,700", 0)], fill=PAPER_LIGHT if c.pure else MIDORI, bokashi=wiped("#4c5f3a", 700, 860, .8), grain=False)      # no sign is read on hatching
    for P, w in (("112,698:.3 80,760:.8 40,850:1.2 10,930:.6", 7), ("124,698:.3 108,780:.9 84,890:1.2 60,994:.6", 8), ("136,698:.3 140,780:.8 132,880:1.2 128,994:.6", 8), ("152,698:.3 178,760:.9 196,820:1 204,862:.2", 7),
                 ("98,698:.3 60,736:.8 10,790:.8", 5), ("172,698:.3 210,740:.8 250,790:.8", 5)):
        c.line(P, w, "flat", "#3d4c30")
    for P in ("104,730 74,800 44,868", "120,740 106,820 88,900", "134,760 134,840 128,920", "84,722 46,764 16,800", "164,724 192,772 206,806"):
        c.line(P, 3.4, "rat", ODO_PALE)
    c.tall(1.12)
    # hoe, set down before him: the iron of its blade comes towards us, and bites the ground
    B.pole(c, "219,322:1.1 215,480 210,620 204,748:.95", 13, ((218, 348), (211, 590), (207, 700)), "#a97f35")
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
    F.skin(c, ("-15,-6 -22,14 -24,26", 5.5, "body"), ("-24,26 0,32 20,26", 0), ("20,26 20,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
    c.line("-40,24:1 -4,34:1 26,27:1", 9, "flat"); c.line("-38,24:1 -4,33:1 24,27:1", 4.6, "flat", ODO)
    c.lines(["-22,10 0,18 19,8", "-2,18 -4,28", "-14,2 -16,10 -14,18"], 4.2, "even")
    c.pop()
    F.limb(c, "80,670 62,752 52,838", ((0, 42, 40), (.3, 32, 29), (.47, 24, 22), (.56, 25, 26), (.7, 31, 29), (.88, 18, 17), (1, 12, 12)), reg=0)
    # the hollow of the knee, the tendons beside it, the calves
    c.lines(["47,750 60,758 74,750", "52,730 54,742 53,754", "76,728 72,740 72,752", "44,792 44,804 48,818", "70,786 68,802 60,814", "122,748 134,754 148,746", "126,784 126,802 120,816"], 3.4, "swell")
    # far arm, before the breast to the handle
    HD.hold(c, HD.grasp, (146, 474), (217, 368), 3, .98, 15)
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    dk = wiped("#16304d", 755, 595, .8)
    # robe tucked up; he hangs on the hoe, the hips go out to the other side, one flank is stretched
    B.sway(c, 470, -.21)
    c.part([("66,470 52,520 66,610 62,708", 8.5, "sweep"), ("62,708 98,736 154,730 202,704", 6.5), ("202,704 188,640 194,560 204,480", 7.5, "sweep"), ("204,480 176,436 66,470", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(kasuri, 20, ("84,450 82,560 84,650 80,720", 6), ("134,440 126,600 122,690 126,730", 12), ("176,470 172,620 180,690 174,720", -10)))
    c.line("130,664 124,700 128,728", 5.5, "nail", "#16304d")
    c.lines(["86,664 80,700 84,720", "176,660 184,690 178,718"], 5, "nail")
    # folds pulled from the stretched flank to the shoulder that is lifted
    c.lines(["76,616 100,598 126,560", "72,570 88,560 106,536"], 4.6, "nail", "#16304d")
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
    HD.hold(c, HD.light, (196, 566), (215, 444), 3, 1.0, 15)
    c.part([("176,436 186,474 188,506", 6, "nail"), ("188,506 212,518 236,500", 5.5), ("236,500 241,548 234,588", 7.5, "sweep"), ("234,588 206,592 184,576", 6), ("184,576 178,530 160,492", 5.5, "-nail"), ("160,492 176,436", 0)], fill=AI, deco=PT.at_folds(kasuri, 18, ("180,470 206,545 202,590", -18)), reg=.4)
    c.lines(["196,520 206,550 204,576", "226,520 228,556 216,582"], 5, "nail")
    # head from behind, hung towards the hoe
    c.head(136, 447, 20, .79)
    B.head_back(c)
    c.part([("-46,-26 -20,-34 10,-34 50,-28", 4.6, "wire"), ("50,-28 51,-12", 3.5), ("51,-12 10,-18 -20,-18 -46,-10", 4.6, "wire"), ("-46,-10 -46,-26", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x in (-34, -18, 0, 18, 36):
        c.line("%g,-32 %g,-25 %g,-16" % (x + 4, x, x - 5), 3.4, "swell", AI)
    c.pop()
    c.part([("80,458 100,464 132,460 160,440", 5.5), ("160,440 168,454 134,478 100,482 74,472", 5.5), ("74,472 80,458", 4)], fill=SUMI, grain=False)
    return c.finish()
