# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát sách: an old man squats with one knee up, finger and thumb at his pipe, the other fist shut on a red bundle."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def smoke(c):
    """One curl of smoke that climbs to the top of the card."""
    c.part([("224,418 228,392 224,372 212,346 190,312 182,270 202,236 211,198 195,164 180,132 194,92 186,58", 3, "wire"),
            ("186,58 214,92 206,126 216,158 236,192 228,236 206,264 208,292 226,322 236,352 234,386 228,418", 3, "-wire"), ("228,418 224,418", 0)], fill=PAPER_LIGHT if c.pure else "#e3e2d6", reg=.3, grain=False)
    c.lines(["226,404 230,380 224,352 206,318", "196,290 196,268 214,238 222,208", "212,186 206,166 192,142 190,122", "202,112 204,96 196,76"], 2.2, "swell")


def head_cloth(c):
    """Spotted towel over the head, tied under the chin; in the head's own units."""
    spots = PT.kanoko(c, 22, PAPER_LIGHT)
    c.part([("-6,64 -20,82 -34,92 -28,100 -10,92 2,76", 4.4, "wire"), ("2,76 -6,64", 0)], fill=AI, reg=0, grain=False)
    c.part([("4,66 10,84 22,98 30,92 22,76 12,62", 4.4, "wire"), ("12,62 4,66", 0)], fill=AI, reg=0, grain=False)
    c.part([("-34,-34 -38,-56 -22,-82 14,-94 50,-84 72,-54 74,-14 64,24 44,46 20,60 0,68", 6.5, "sweep"), ("0,68 -8,62 -8,55", 4),
            ("-8,55 10,48 26,34 32,10 34,-18 20,-42 -6,-50 -34,-34", 5.5, "-nail")], fill=AI, pat=spots, reg=.4)
    c.lines(["-24,-46 -8,-70 22,-80", "26,-40 44,-56 62,-54", "36,-10 52,-18 68,-16", "36,16 48,18 62,14"], 4.4, "nail")
    c.part([("-8,54 4,52 10,60 4,70 -8,68 -12,60 -8,54", 4, "wire")], fill=AI, reg=0, grain=False)


def bundle(c):
    """Great red wrapping cloth in his lap, gathered to a neck that his fist holds shut."""
    net = lambda sheet, turned: PT.shippo(sheet, 17, "#f2d9b8", 2.2, rot=turned)
    c.part([("124,604 90,636 66,690 68,752 96,796 138,808 172,790 188,744 182,690 168,640 152,606", 7.5, "sweep"), ("152,606 138,600 124,604", 0)], fill=BENI, bokashi=wiped("#8e2018", 820, 710, .75),
           deco=PT.at_folds(net, 26, ("128,610 100,660 92,740", 9), ("139,612 138,680 142,780", -8), ("150,610 168,664 180,740", -28)))
    c.lines(["130,612 106,660 94,726", "139,614 138,676 142,748", "150,612 166,660 174,716"], 5.2, "nail")
    c.part([("132,610 118,576 98,556 90,572 102,592 128,616", 5, "body"), ("128,616 132,610", 0)], fill=BENI, reg=.5)
    c.part([("144,610 158,574 180,552 192,562 176,592 150,616", 5, "body"), ("150,616 144,610", 0)], fill=BENI, reg=.5)
    c.lines(["102,568 116,582 130,604", "178,566 162,584 148,604"], 3.4, "nail")


def tobacco(c):
    """The smoker's box before him: a pot of embers and a bamboo for the ash."""
    c.part([("92,918! 108,916! 108,936!", 4), ("108,936! 92,940! 92,918!", 4)], fill=MIDORI, reg=0, grain=False)
    c.part([("40,924 42,914 58,908 74,912 76,922", 4), ("76,922 58,934 40,924", 4)], fill=AI_PALE, reg=0, grain=False)
    c.line("46,916:1 58,913:1 70,917:1", 5, "flat", GREY)
    c.part([("24,930! 118,926!", 5), ("118,926! 116,966!", 5), ("116,966! 30,972!", 5), ("30,972! 24,930!", 5)], fill=ODO, reg=.5)
    c.line("25,940:1 117,936:1", 4, "flat")
    c.lines(["38,952 60,948 88,952", "50,962 80,958 104,960"], 2.6, "swell")


def sole(c):
    """A bare foot turned up, its sole and five toes towards us; the heel at the origin, toes to the right."""
    F.skin(c, ("-15,3 -17,-8 -9,-17 6,-17 24,-12 44,-16 58,-22 68,-22", 5.5, "body"), ("68,-22 74,-4 68,19", 0), ("68,19 54,21 38,16 20,17 2,19 -11,14 -15,3", 6, "-body"))
    # the toes, the small one first, each tip over the ball of the foot
    for P in ("60,14 70,12 78,15 79,22 72,26 60,22", "64,6 76,4 85,8 85,15 77,18 65,16", "67,-2 80,-5 90,0 90,7 81,10 68,9", "68,-10 82,-13 92,-8 92,-1 83,2 69,1", "60,-20 68,-29 82,-32 92,-26 91,-15 82,-9 68,-8"):
        F.skin(c, (P, 3, "wire"), (P.split()[-1] + " " + P.split()[0], 0))
    c.fill("54,-19 66,-9 71.5,-4 71,5 68,14 60,18 50,10 50,-8", FLESH)
    c.lines(["2,-13 9,0 3,14", "55,-19 49,-6 52,6 58,15", "18,-5 28,1 42,1", "22,4 30,7 38,6", "-10,-8 -6,-11 0,-12"], 2.2, "swell")
    c.lines(["84,-27 88,-24 87,-19", "86,-9 89,-6", "84,-1 87,2"], 1.5, "swell")


def evening(c):
    """The veranda where he sits at nightfall: boards, a brushwood fence, the hill and the thin moon."""
    c.fade("#7598ab", 10, 380, .95)
    c.fill("142,52 154,62 158,80 152,98 138,108 147,94 149,78 145,64", GOFUN)
    c.part([("4,500 24,470 48,452 84,420 120,404", 5, "sweep"), ("120,404 160,404 190,430 218,442 250,476", 5, "-sweep"), ("250,476! 250,560! 4,560! 4,500", 0)], fill="#8fa6a6", reg=.5, grain=False)
    c.lines(["22,486 30,480 36,484", "206,452 216,460 226,458", "226,476 234,480 240,478"], 2.6, "swell")
    # the fence: brushwood bound in two rows
    c.part([("4,520 120,514 250,520", 4.4, "wire"), ("250,520! 250,824! 4,824! 4,520", 0)], fill="#a08a5e", reg=.5, grain=False)
    for x in (14, 19, 25, 222, 228, 234, 239):
        c.line("%g,%g %g,%g %g,%g" % (x, 516 - x % 4, x + 1, 640, x - 1, 790), 2.6, "rat", "#5b4630")
    c.line("10,560 30,562", 7, "even"); c.line("218,560 240,558", 7, "even"); c.line("10,560 30,562", 3.4, "even", ODO); c.line("218,560 240,558", 3.4, "even", ODO)
    # boards
    c.part([("4,826! 250,818!", 5, "even"), ("250,818! 250,996! 4,996! 4,826", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 1000, 826, .9), grain=False)
    for P in ("4,862 60,861 130,857", "4,904 90,900 170,898", "4,952 70,946 170,944"):
        c.line(P, 2.6, "rat", "#7a5518")


def draw():
    c = Card("8s", seed="bundle")
    st = lambda left, right, n: PT.flowing(left, right, n, (5, 2.2), AI_PALE)
    evening(c)
    smoke(c)
    tobacco(c)
    # back and far shoulder: bent like a bow
    c.part([("96,462 50,488 20,560 10,680 18,830", 8, "sweep"), ("18,830 120,850 214,800", 0), ("214,800 226,690 214,560 178,470", 7, "sweep"), ("178,470 140,460 96,462", 5)], fill=AI, deco=st("96,460 40,490 10,570 2,690 10,830", "178,466 216,540 232,640 222,800", 9), bokashi=wiped("#16304d", 830, 640, .7))
    # the far knee drawn up, its bare shin and foot upon the ground
    c.place(184, 790, 2, 1.0, True); F.foot_bare(c); c.pop()
    c.part([("176,716 168,740 168,766 172,796", 6.5, "body"), ("172,796 200,796", 0), ("200,796 206,768 216,740 230,700", 7, "-body"), ("230,700 176,716", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["206,722 200,746 194,768", "192,778 200,784 196,792"], 3.6, "swell")
    c.part([("120,700 164,632 208,612 232,624", 7, "sweep"), ("232,624 247,646 244,690 234,730", 7.5, "sweep"), ("234,730 208,718 184,722 160,748", 6), ("160,748 120,780 120,700", 0)], fill=SUMI, grain=False)
    c.lines(["230,634 224,664 228,706", "214,626 202,662 202,712", "196,650 186,684 184,716"], 3.8, "nail", "#b9ab90")
    # the near leg folded flat before him: knee, shin, and the sole turned up
    c.part([("60,760 20,790 6,842 20,886 58,894", 7.5, "sweep"), ("58,894 88,892 104,880", 6), ("104,880 98,862 104,828", 5.5), ("104,828 140,810 176,790", 0), ("176,790 120,740 60,760", 0)], fill=SUMI, grain=False)
    c.lines(["26,812 18,842 30,872", "86,822 70,834 52,868", "92,842 80,862 78,884"], 3.8, "nail", "#b9ab90")
    F.skin(c, ("96,832 104,827 114,829", 6.5, "body"), ("114,829 126,846 122,862", 0), ("122,862 112,874 100,878", 6.5, "body"), ("100,878 92,856 96,832", 4))
    c.lines(["104,842 112,838 120,840"], 3, "swell")
    c.push(114, 846, -1, .9); sole(c); c.pop()
    bundle(c)
    # near arm round the bundle, the fist on its neck
    B.cuff(c, "98,690 120,668 106,640", "106,640 88,658 98,690")
    HD.hold(c, HD.grip, (62, 722), (136, 610), 6, 1.02, width=18)
    c.part([("86,470 42,510 20,600 24,690 50,738", 8, "sweep"), ("50,738 80,744 102,724 98,690", 6.5), ("98,690 88,662 106,640", 5.5), ("106,640 96,600 112,540", 6, "-nail"), ("112,540 86,470", 0)], fill=AI, deco=st("86,464 32,510 12,600 16,690 50,750", "116,520 96,600 100,640 92,670 104,730", 5), reg=.4, bokashi=wiped("#16304d", 750, 620, .6))
    c.lines(["78,520 52,570 50,640", "102,570 84,610 82,650", "34,650 48,700 84,720"], 5.4, "nail")
    # collar
    c.part([("110,454 126,490 146,540", 0), ("146,540 160,502 154,464", 0), ("154,464 110,454", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("86,462 104,510 134,572", 5.5), ("134,572 148,556", 4), ("148,556 128,506 112,456", 4.5), ("112,456 86,462", 0)], fill=SUMI, grain=False)
    c.part([("170,458 168,506 142,560", 5), ("142,560 152,574 182,508 184,466", 5), ("184,466 170,458", 0)], fill=SUMI, grain=False)
    # head, pipe
    c.head(102, 486, 6, .98, True)
    F.face_man(c, 1.15, kind="toothless")
    head_cloth(c)
    c.pop()
    B.pole(c, "150,462:.9 178,456:.7 206,446:.7 222,436:.8", 9)
    c.line("150,462:1 164,459:1", 7, "flat", GREY)
    c.part([("214,424 234,418 237,432 228,444 216,440", 4, "wire"), ("216,440 214,424", 4)], fill=SUMI, grain=False)
    # far arm: the elbow on the raised knee, the sleeve slipped down to it, finger and thumb at the pipe
    B.cuff(c, "190,560 214,540 238,552", "238,552 222,574 190,560")
    HD.hold(c, HD.pinch, (219, 606), (197, 452), 62, 1.0, width=18)
    c.part([("180,488 186,520 190,560", 5.5, "nail"), ("190,560 214,574 238,552", 6), ("238,552 246,590 240,640", 7, "sweep"), ("240,640 216,650 192,630", 6.5), ("192,630 166,580 166,500", 6, "-sweep"), ("166,500 180,488", 0)], fill=AI, deco=st("172,490 172,560 192,640", "184,488 200,560 240,556 250,640", 5), reg=0)
    c.lines(["200,572 200,600 208,632", "228,570 226,600 226,632"], 5, "nail")
    return c.finish()
