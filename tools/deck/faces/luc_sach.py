# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục sách: a boy whom the kite draws up on his toes, his father holding the string, and the boy by his sash."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def kite(c, x, y, k):
    """Square paper kite painted with an actor's glaring face, as they were sold; two tails."""
    c.push(x, y, 8, k)
    c.part([("-38,-44! 38,-44!", 5), ("38,-44! 34,42!", 5), ("34,42! -34,42!", 5), ("-34,42! -38,-44!", 5)], fill=GOFUN, reg=0, grain=False)
    # hair, the peak over the brow; the lines of the make-up, in blue; the neck's cloth
    c.part([("-37,-43! 37,-43! 36,-8! 27,-24 12,-27 0,-19! -12,-27 -27,-24 -36,-8! -37,-43!", 0)], fill=AI, reg=.4)
    for m in (-1, 1):
        at = lambda P: " ".join("%g,%s" % (float(q.split(",")[0]) * m, q.split(",")[1]) for q in P.split())
        c.line(at("31,-2:.4 33,12:1.2 26,26:.3"), 6, "flat", AI)
        c.line(at("20,12:.3 24,22:1.1 17,32:.3"), 5, "flat", AI)
        c.line(at("4,-9:1.3 15,-17:1.2 30,-14:.3"), 6.4, "flat")
        c.part([(at("5,1 13,-7 27,-2"), 3, "wire"), (at("27,-2 15,5 5,1"), 2.4, "wire")], fill=PAPER_LIGHT, reg=0, grain=False)
        c.blob(at("8,-3.6 11.6,-6 14.6,-2.6 11.6,.6"))
    c.line("-5,2:.4 -7,10:1 -9,14:1 -3,16:.8 0,14:.6 3,16:.8 9,14:1 7,10:1 5,2:.4", 2.8, "flat")
    c.line("-19,31:.6 -12,25:1 0,23.5:1.1 12,25:1 19,31:.6", 4.4, "flat")
    c.line("-9,32 0,30.5 9,32", 2.4, "swell")
    for k in (-1, 1):
        c.line("%g,42 %g,70 %g,92 %g,116" % (26 * k, 34 * k, 22 * k, 30 * k), 4.6, "rat")
    c.pop()


def child(c):
    """The boy, drawn up on the toes of one foot, the other hanging clear of the ground; both hands at the string."""
    # the far foot hangs clear of the ground, the near one has it with its toes
    c.place(176, 838, 52, .62, True); F.foot_bare(c); c.pop()
    F.limb(c, "172,790 180,818 176,840", ((0, 22, 21), (.5, 16, 16), (1, 10, 10)), w=5, reg=0)
    c.place(134, 866, 36, .66, True); F.foot_bare(c); c.pop()
    F.limb(c, "140,784 139,830 136,867", ((0, 26, 24), (.4, 19, 19), (.64, 18, 17), (1, 11, 11)), w=5.5, reg=0)
    c.line("124,858 133,861 142,857", 2.2, "swell")
    ship = lambda sheet, turned: PT.shippo(sheet, 15, "#d9ab58", 1.9, rot=turned)
    # far arm, lost behind his head but for the fist
    HD.hold(c, HD.crossed, (178, 650), (203, 570), -5, .86)
    c.part([("150,690 160,656 178,636", 5.5), ("178,636 196,646 206,664", 4.5), ("206,664 202,690 186,706", 5.5), ("186,706 150,690", 0)], fill=ODO_PALE, deco=PT.broken(ship, ("140,620! 220,620! 220,720! 140,720!", 30)), reg=.5)
    c.part([("128,690 104,730 94,770 76,800", 7, "sweep"), ("76,800 108,838 156,836 186,812", 6), ("186,812 190,776 194,730 188,694", 7, "sweep"), ("188,694 128,690", 0)], fill=ODO_PALE, deco=PT.at_folds(ship, 20, ("150,716 130,780 112,838", -8)))
    c.lines(["150,716 130,780 112,838", "104,774 88,804 86,826", "170,770 168,800 160,830"], 4.5, "nail")
    c.part([("92,738 132,760 187,744", 5.5), ("187,744 186,770", 4.5), ("186,770 130,790 80,764", 5.5), ("80,764 92,738", 4.5)], fill=AI)
    c.lines(["98,752 132,774 160,772"], 3.4, "nail", "#16304d")
    # collar
    c.part([("180,686 172,716 150,744", 4.5), ("150,744 138,734 158,708 164,684", 4.5), ("164,684 180,686", 0)], fill=AI, grain=False)
    c.part([("128,684 136,712 152,734", 4.5), ("152,734 164,722 148,704 142,682", 4), ("142,682 128,684", 0)], fill=AI, grain=False)
    c.place(144, 642, -17, .80, True); F.head_child(c, tufts="front back", look="up"); c.pop()
    # near arm up past his cheek
    HD.hold(c, HD.fist, (180, 702), (207, 612), -5, .9)
    c.part([("126,712 146,690 166,684", 5.5), ("166,684 176,696 194,706", 5), ("194,706 192,744 170,762", 6, "sweep"), ("170,762 140,752 126,712", 0)], fill=ODO_PALE, deco=PT.broken(ship, ("110,670! 220,670! 220,780! 110,780!", 42)), reg=0)
    c.lines(["150,706 168,722 176,746", "136,722 150,738 160,752"], 4.5, "nail")


def village(c):
    """Thatched roofs among the bare trees of a hedge, one behind the other and lost in the evening haze; the border cuts them."""
    haze = PAPER_LIGHT if c.pure else "#c6c8a4"
    for P in ("214,806 213,786 216,764 213,748", "214,782 206,768 204,758", "215,774 222,762 223,750", "190,808 191,792 187,776", "191,794 197,784 198,776"):
        c.line(P, 2.6, "rat", "#6d6a55")
    for x, y, k, straw in ((238, 812, 1.15, "#c9a566"), (204, 816, .95, "#c9a566"), (224, 822, 1.2, ODO)):
        w, h = 21 * k, 19 * k
        c.part([("%g,%g! %g,%g! %g,%g!" % (x - w * .72, y - h * .2, x - w * .7, y + h * .5, x + w * .7, y + h * .5), 2, "even"), ("%g,%g! %g,%g! %g,%g!" % (x + w * .7, y + h * .5, x + w * .72, y - h * .2, x - w * .72, y - h * .2), 0)], fill="#8f7c58", reg=0, grain=False)
        # the thatch: steep, its eaves thick, the ridge bound with bamboo
        c.part([("%g,%g %g,%g %g,%g!" % (x - w, y, x - w * .62, y - h * .6, x - w * .4, y - h), 3, "body"), ("%g,%g! %g,%g!" % (x - w * .4, y - h, x + w * .36, y - h * 1.04), 3.4), ("%g,%g! %g,%g %g,%g" % (x + w * .36, y - h * 1.04, x + w * .66, y - h * .6, x + w, y - 1), 3, "body"), ("%g,%g %g,%g %g,%g" % (x + w, y - 1, x, y + h * .14, x - w, y), 3.2, "body")], fill=straw, reg=.3, grain=False)
        if not c.pure:
            c.lines(["%g,%g %g,%g" % (x + w * d * .5, y - h * .86, x + w * d, y - h * .12) for d in (-.62, -.2, .3, .68)], 1.5, "rat", "#7a5518")
    c.fill("180,830 190,818 200,823 208,816 218,825 230,818 240,824 252,818! 252,842! 180,842!", haze)
    c.lines(["186,824 194,819 200,824", "212,822 219,826 226,820"], 2, "swell", "#6d7c4c")


def draw():
    c = Card("6s", seed="father")
    c.fade("#7598ab", 10, 330, .9, aslant=50)
    c.fade(ODO_PALE, 830, 560, .75)
    # far fields on a bright cold day, a kite over each village
    c.fill("10,806 60,790 120,800 168,770 196,742 214,752 246,726! 246,850! 10,850!", AI_PALE)
    c.part([("10,828 120,814 200,818 246,808!", 0), ("246,808! 246,996! 10,996! 10,828", 0)], fill=PAPER_LIGHT if c.pure else "#c6c8a4", reg=0, back=None, grain=False, bokashi=wiped(MIDORI, 1000, 880, .75))
    # the bank they stand on, its grass cut by the frame
    c.lines(["10,906 60,914 128,905", "120,930 146,934 170,928"], 3, "swell", "#8f9c6c")
    rn = Rng("bank")
    for x, y, n in ((22, 998, 9), (112, 1000, 8)):
        for i in range(n // 2 if c.pure else n):
            u, high = rn(-15, 15), rn(18, 44)
            c.line("%.1f,%.1f:.4 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .5, y, x + u * .7 + 3, y - high * .6, x + u * 1.3 + 10, y - high), rn(3, 4.4), "flat", "#4f6238" if i % 3 else "#7a8a58")
    if not c.pure:
        village(c)
        # another kite, far off: the border cuts it, its string comes down to the village
        c.line("238,304 241,480 234,670 222,796", 1.7, "wire")
        c.push(239, 278, 24, 1.5)
        c.part([("-11,-12! 11,-12!", 2), ("11,-12! 10,12!", 2), ("10,12! -10,12!", 2), ("-10,12! -11,-12!", 2)], fill=GOFUN, reg=0, grain=False)
        c.fill("-10,-11! 10,-11! 10,-3 0,-6 -10,-2!", AI)
        c.fill("-9.4,5 -3,2 4,6 9.6,3 9,11! -9,11!", AI_PALE)
        c.lines(["-6,12 -10,24 -4,36 -9,50", "6,12 4,26 10,38 6,52"], 1.7, "rat")
        c.pop()
    kite(c, 182, 110, 1.2)
    # the string, one taut line from the kite through his fist to the boy's
    c.line("175,160 200,398 218,600", 2.4, "flat")
    st = lambda left, right, n, *folds: PT.flowing(left, right, n // 2 if c.pure else n, (3.4 if c.pure else 3,), "#d9b065", folds=folds)
    light, cut = "#b9ab90", "#e6dbc1"
    # the far leg ahead, the near one a step back; the robe parts between them and shows its lining
    c.place(98, 866, 2, .92, True); F.foot_tabi(c); c.pop()
    c.part([("70,640 64,760 74,850", 0), ("74,850 104,872 150,866 178,846", 6.5), ("178,846 186,770 184,700 170,640", 7, "-sweep"), ("170,640 70,640", 0)], fill=SUMI, grain=False, deco=st("96,650 84,760 76,870", "176,650 196,740 184,866", 6))
    c.line("120,690 132,790 110,866", 4, "nail", light)
    c.place(34, 850, -3, .92, True); F.foot_tabi(c); c.pop()
    c.part([("104,690 100,780 94,862", 4), ("94,862 84,866 72,860", 3.4), ("72,860 84,780 104,690", 0)], fill=AI_PALE, reg=.4, grain=False)
    seat, knee = "112,668 80,684 50,690", "112,752 86,770 56,772"
    c.part([("62,630 46,680 48,728 52,768 42,808 18,846", 8.5, "sweep"), ("18,846 42,866 74,862", 6.5), ("74,862 98,800 114,750 114,650", 6, "-sweep"), ("114,650 62,630", 0)], fill=SUMI, grain=False, reg=0,
           deco=st("58,640 42,690 52,756 10,858", "120,650 122,744 102,800 74,880", 6, seat, knee))
    c.lines([seat, knee, "68,758 82,732 108,716"], 4.2, "nail", light)
    # far arm: its sleeve has slipped to the middle of the forearm and hangs from it; one looks into its mouth
    c.part([("176,470 190,457 208,464 228,512", 5, "wire"), ("228,512 200,520 176,470", 0)], fill=GREY, reg=.4, grain=False)
    HD.hold(c, HD.crossed, (176, 528), (199, 398), -5, 1.0, 18)
    c.part([("114,430 138,440 164,474", 7, "sweep"), ("164,474 180,492 204,494 228,512!", 5, "body"), ("228,512! 236,560 230,612!", 7.5, "sweep"), ("230,612! 206,630 180,626", 6, "body"), ("180,626 150,560 114,430", 0)], fill=SUMI, reg=0, grain=False,
           deco=st("116,430 140,500 152,560 170,640", "164,470 196,490 216,560 226,640", 5))
    c.line("165,477 181,495 204,497 226,513", 2.6, "wire", cut)
    c.line("207,499 212,545 216,580 218,606", 2.4, "flat", PAPER_LIGHT)
    c.lines(["172,488 178,530 194,590", "204,500 208,550 216,600", "150,470 160,520 176,570"], 4, "nail", light)
    c.push(34, 0)
    B.lean(c, (100, 640), -7)
    c.head(90, 426, -37, .8, True); F.neck(c, 4.6); c.pop()
    # trunk, leaning back
    c.part([("66,416 36,460 22,540 36,640", 8, "sweep"), ("36,640 100,660 150,640", 0), ("150,640 152,550 140,470 118,424", 7, "-sweep"), ("118,424 90,404 66,416", 6)], fill=SUMI, grain=False, deco=st("64,410 30,470 16,550 32,660", "112,410 144,480 154,560 148,660", 7))
    c.part([("28,596 80,622 152,602", 6), ("152,602 156,636", 5), ("156,636 84,660 32,634", 6), ("32,634 28,596", 5)], fill=AI)
    c.lines(["40,614 82,636 120,632", "104,650 136,642 150,620"], 3.4, "nail", "#16304d")
    c.pop(); c.pop()
    c.push(12, -16)
    child(c)
    c.pop()
    c.push(34, 0)
    B.lean(c, (100, 640), -7)
    # collars, head thrown back to the kite
    F.skin(c, ("80,420 84,440 92,456", 0), ("92,456 104,462 112,440", 0), ("112,440 112,426 114,416", 2.4, "swell"), ("116,412 80,420", 0))
    c.line("98,424 103,434 102,448", 2, "swell")
    c.part([("76,418 88,452 106,486 124,580", 4.4), ("124,580 131,575 121,492 104,460 90,412", 4.4), ("90,412 76,418", 4)], fill=GREY_PALE, reg=.4)
    c.line("94,414 107,454 124,494 131,556", 3, "swell", PAPER_LIGHT)
    c.part([("118,424 119,454 112,478", 4), ("112,478 106,464", 0), ("106,464 112,446 110,422", 3), ("110,422 118,424", 0)], fill=GREY_PALE, reg=.4)
    c.head(90, 426, -37, .8, True)
    F.face_man(c, kind="father"); F.ear(c); F.hair_chonmage(c, knot="clear")
    c.pop()
    c.pop(); c.pop()
    # near arm: the elbow behind him, the fist closed on the sash at the boy's back, which it draws up
    c.part([("90,716 104,708 118,716", 3), ("118,716 126,736 140,752", 4.4), ("140,752 118,758 92,746", 0), ("92,746 94,730 90,716", 4.4)], fill=AI, reg=.3, grain=False)
    c.part([("98,738 90,770 80,798", 4), ("80,798 92,806 100,804", 3.6), ("100,804 108,770 112,740", 4), ("112,740 98,738", 0)], fill=AI, reg=.3, grain=False)
    c.lines(["116,728 124,742 138,754", "104,744 100,770 92,796"], 3, "nail", "#16304d")
    c.part([("112,664 124,690 114,728 96,752", 4.6, "wire"), ("96,752 94,706 112,664", 3, "wire")], fill=GREY, grain=False)
    HD.reach(c, HD.rest, (56, 620), (114, 712), 8, 1.0)
    fore = "26,604 50,660 68,716 84,776"
    c.part([("70,590 98,590 108,630 116,668", 5), ("116,668 96,704 92,770", 5.5), ("92,770 86,780 76,772", 6.5), ("76,772 66,724 46,668 22,606!", 8, "sweep"), ("22,606! 70,590", 0)], fill=SUMI, reg=0, grain=False,
           deco=st("96,590 112,630 122,670 120,700", fore, 6))
    c.part([("72,446 46,500 28,556 22,606!", 8.5, "sweep"), ("22,606! 62,616 98,594", 0), ("98,594 112,548 108,486", 6, "-nail"), ("108,486 72,446", 0)], fill=SUMI, reg=0, grain=False,
           deco=st("66,440 40,510 20,560 22,620", "106,460 116,540 100,620", 5))
    # where black lies on black the line is left white
    c.line("106,490 111,546 98,594 108,632 115,666 97,704 92,764", 2.4, "wire", cut)
    c.line("34,636 56,694 68,738 76,768 86,775 93,764", 2.4, "wire", cut)
    c.lines(["98,594 66,612 26,607", "98,597 84,640 78,690", "95,592 72,590 44,572", "72,470 52,520 44,560"], 4.2, "nail", light)
    return c.finish()
