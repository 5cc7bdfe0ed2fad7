# SPDX-License-Identifier: GPL-3.0-or-later
"""Chi chi: bald fisherman in a half squat, a fish in one hand, a mallet in the other."""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


def bream(c):
    """Fish hanging from its tail at the origin, head up."""
    # fin of the back, its spines through the skin
    c.part([("24,-116! 40,-104 47,-92! 44,-84 49,-74! 44,-66 46,-56! 38,-44 24,-34!", 4.6, "body"), ("24,-34 24,-116", 0)], fill=BENI)
    for y, x in ((-100, 44), (-84, 46), (-68, 44), (-56, 42)):
        c.line("29,%g %g,%g" % (y - 3, x - 2, y + 5), 2.4, "nail")
    c.part([("-5,-10 -26,-40 -34,-84 -26,-126 -4,-152", 7, "sweep"), ("-4,-152 22,-128 32,-86 26,-42 5,-10", 7, "-sweep"), ("5,-10 -5,-10", 0)], fill=BENI_PALE,
           deco=lambda s: s.fill("0,-6! 8,-40 6,-84 2,-124 -4,-152! 30,-132 40,-86 30,-40 6,-6!", BENI))
    c.part([("-6,-12 -14,14 -38,46", 5), ("-38,46 -4,34 30,48", 4.5), ("30,48 14,14 6,-12", 5), ("6,-12 -6,-12", 0)], fill=BENI)
    c.lines(["-8,18 -18,34", "6,18 16,34"], 2.6, "nail")
    # scales in rows that bend round the body, then the gill cover over the first of them
    for row, y in enumerate((-82, -70, -58, -46, -34, -22)):
        w = (26, 25, 22, 18, 13, 8)[row]
        n = max(2, w // 6)
        for i in range(n):
            x = -w + 2 * w * (i + .5) / n + (2.5 if row % 2 else -2.5)
            dip = 4 * (1 - (x / 27) ** 2)
            c.line("%g,%g %g,%g %g,%g" % (x - 6.6, y - 7 + dip, x, y + 3 + dip, x + 6.6, y - 7 + dip), 2.5, "wire")
    c.line("-31,-104:.5 -22,-92:.9 -4,-84:1.2 14,-90:1 29,-106:.5", 4.6, "flat")
    c.line("-17,-130:.3 -14,-114:1 -2,-104:1 12,-108:.2", 3.2, "flat")
    c.line("-20,-96 -8,-93 4,-93", 2.2, "swell")
    c.part([("-10,-88 -24,-74 -25,-54", 3.6), ("-25,-54 -12,-60 -2,-76", 3.6), ("-2,-76 -10,-88", 0)], fill=BENI)
    c.lines(["-10,-80 -20,-62", "-6,-78 -15,-62"], 2.2, "nail")
    fish_eye(c, 3, -119, .7, 84, ODO_PALE, False)
    # mouth drawn down, a barb of the lip
    c.line("-7,-150:.4 -12,-143:1 -13,-136:1.1 -18,-132:.3", 3.8, "flat")
    c.line("1,-142 4,-140", 2.4, "rat")


def foot_splayed(c):
    """Bare foot in a straw sandal turned outwards, ankle at the origin, toes to the left and towards us."""
    F.skin(c, ("-15,-6 -26,10 -46,24 -55,34 -50,44", 5.5, "body"), ("-50,44 -24,50 4,44 18,32 19,12 14,-6", 5.5, "body"), ("14,-6 -15,-6", 0))
    c.line("-56,42:1 -26,54:1 20,42:1", 8, "flat")
    c.line("-54,42:1 -26,53:1 19,41.5:1", 4, "flat", ODO)
    c.lines(["-30,16 -18,26 -16,50", "-22,4 -2,16 19,20"], 4.5, "even")
    c.lines(["-46,32 -42,40", "-38,28 -34,36", "-50,37 -47,43"], 2.6, "rat")


def sea(c):
    """A breaker rises behind him; the rock he has braced himself upon."""
    c.part([("250,516 226,522 204,544 190,580", 7, "sweep"), ("190,580 184,640 168,710 126,752", 6.5, "body"), ("126,752 84,772 50,764 10,780", 6, "sweep"), ("10,780 10,900", 0), ("10,900 250,900", 0), ("250,900 250,516", 0)], fill=AI_PALE, bokashi=wiped(AI, 900, 590, .95))
    for P in ("242,560 222,590 214,650 224,790", "212,560 200,620 196,680 166,742", "148,758 110,784 70,786", "140,790 110,806 84,806"):
        c.line(P, 5, "nail", AI)
    coarse = 1.7 if c.pure else 1        # fewer fingers of spray where the knife is coarse
    foam(c, "248,518 226,524 204,546 190,582:.8 184,620:.5", 11 * coarse, 21, side=-1)
    # the sea at the rock's foot
    c.part([("10,858 40,846 70,850 110,868", 0), ("110,868 250,868", 0), ("250,868! 250,995! 10,995! 10,858", 0)], fill=AI_PALE, bokashi=wiped(AI, 995, 850, .85))
    c.part([("28,918 20,896 40,884 84,878 120,872 150,846 190,836 226,838 250,830", 7, "sweep"), ("250,830! 250,995!", 0), ("250,995! 120,995", 0), ("120,995 104,962 66,948 28,918", 6.5, "body")], fill=SUMI, reg=0)
    for P in ("60,894 88,902 108,924 112,950", "124,886 138,910 136,950 148,980", "160,858 168,880 160,900", "200,848 206,858 204,864"):
        c.line(P, 3.2, "nail", GREY)
    foam(c, "14,934 44,950 76,962 112,984:.8 130,990:.5", 9 * coarse, 23)
    c.lines(["18,972 40,966 62,976", "16,898 22,890"], 3.4, "swell", PAPER_LIGHT)


def leg(c, P, under, marks, folds):
    """A bare leg braced outwards, in one piece: along the thigh, round the knee and down the shin; up the calf and along the thigh's underside."""
    c.part([(P[0], 7.5, "sweep"), (P[1], 7, "body"), (P[2], 7, "sweep"), (P[2].split()[-1] + " " + under[0].split()[0], 0), (under[0], 6.5, "body"), (under[1], 6, "body"), (under[1].split()[-1] + " " + P[0].split()[0], 0)], fill=FLESH, reg=0, grain=False)
    c.lines(marks, 3.6, "nail")
    c.lines(folds, 3.8, "swell")


def draw():
    c = Card("cc", seed="chi2")
    c.foot_box = True
    sea(c)
    # raised arm behind the head, the fish at its end
    c.place(212, 268, -13, 1.2); bream(c); c.pop()
    HD.hold(c, HD.fist, (213, 402), (209, 280), -13, 1.04, 20)
    c.part([("150,470 176,500 206,470 238,424", 6.5, "sweep"), ("238,424 216,406 190,372", 5), ("190,372 182,410 162,440 140,446", 7, "-sweep"), ("140,446 150,470", 0)], fill=BENI)
    c.part([("238,424 224,396 190,372", 3.5, "wire"), ("190,372 208,404 238,424", 3.5, "wire")], fill=SUMI, grain=False)
    c.lines(["204,390 206,420 190,452", "226,422 208,446 196,456"], 4.8, "nail")
    # far leg, stretched to the higher ledge; near leg, bent deep
    c.place(196, 798, -6, .94, True); foot_splayed(c); c.pop()
    c.place(62, 842, 2, 1.02); foot_splayed(c); c.pop()
    leg(c, ("140,616 176,630 206,660 220,694", "222,690 229,704 222,722", "222,722 222,752 214,778 212,802"), ("184,802 180,782 168,758 184,726", "184,726 164,718 146,706 126,690"),
        ["218,696:.5 206,690 194,696", "194,696 190,708 196,718", "216,720 206,722 200,716", "210,736 206,768 202,794", "182,742 178,760 184,776"], ["206,664 186,650 162,648"])
    leg(c, ("104,610 64,624 32,660 15,712", "15,712 8,736 22,756", "22,756 32,784 36,810 46,846"), ("78,846 76,824 90,796 66,760", "66,760 92,752 116,732 134,698"),
        ["18,720:.5 30,711 44,716", "44,716 48,729 42,739", "22,752 32,753 40,746", "42,764 52,796 58,832", "74,784 78,800 70,816", "66,760 56,760 48,753"], ["64,736 86,722 104,704"])
    # straw apron over the hips
    straw(c, [(66, 622, 178, 618, 122, 640, 92, 62), (62, 612, 182, 606, 124, 634, 62, 54)], seed=6, n=8 if c.pure else 12)
    # bare body, twisted towards the raised arm, under an open coat that the wind has
    c.part([("84,470 84,520 84,566 90,614", 0), ("90,614 158,610", 0), ("158,610 172,560 174,500 168,440", 0), ("168,440 84,470", 0)], fill=FLESH, reg=0, grain=False)
    c.head(126, 462, -8, .82, True); F.neck(c, 5); c.pop()
    c.lines(["132,516 128,556 126,592", "104,540 116,549 130,544", "134,543 150,542 162,528", "98,480 116,486 130,482"], 3.6, "swell")
    c.lines(["104,560 108,572", "100,574 105,586", "154,556 149,568", "156,572 150,584"], 3, "swell")
    c.line("122,594 126,599 130,593", 3.4, "swell")
    # the coat's far front, then the near one, its skirt flung out
    c.part([("160,444 182,452 194,500 190,560 212,626", 7.5, "sweep"), ("212,626 184,632 160,618", 6), ("160,618 170,560 168,500 146,462", 5.5, "-nail"), ("146,462 160,444", 0)], fill=BENI)
    c.part([("158,446 146,462 166,504 168,560 158,616", 4), ("158,616 170,618", 3), ("170,618 180,560 178,504 166,450", 4), ("166,450 158,446", 0)], fill=SUMI, grain=False)
    c.lines(["186,480 184,530 180,556", "190,596 196,612 196,624"], 5, "nail")
    c.part([("92,460 66,474 54,520 58,570 40,622", 7.5, "sweep"), ("40,622 70,640 96,626", 6), ("96,626 88,574 90,520 110,476", 5.5, "-nail"), ("110,476 92,460", 0)], fill=BENI)
    c.part([("94,458 108,474 94,520 92,576 98,626", 4), ("98,626 86,628", 3), ("86,628 80,576 82,520 90,466", 4), ("90,466 94,458", 0)], fill=SUMI, grain=False)
    # rope belt
    roped(c, "62,612 92,624 126,626 158,618 184,608", 14)
    # the other fist upon the hip, the mallet in it
    c.line("98,584 82,612 38,680", 13, "even"); c.line("97,588 82,612 40,676", 7, "even", ODO)
    c.part([("10,556 32,560 50,594", 3.5, "wire"), ("50,594 20,586 10,556", 3.5, "wire")], fill=SUMI, grain=False)
    HD.hold(c, HD.grip, (24, 566), (82, 612), 30, 1.02, 19)
    c.part([("94,460 62,470 34,512 10,556", 7.5, "sweep"), ("10,556 22,574 50,594", 5.5), ("50,594 76,560 100,500", 7, "-sweep"), ("100,500 94,460", 0)], fill=BENI, reg=0)
    c.lines(["84,490 60,520 46,560", "56,500 38,530", "96,506 80,540 62,566"], 4.8, "nail")
    c.place(38, 678, 32)
    c.part([("-32,-27! 32,-27! 36,0 32,27! -32,27! -36,0 -32,-27!", 6.5)], fill=ODO)
    c.lines(["-32,-12 32,-12", "-33,12 33,12"], 3.4, "wire")
    c.part([("-19,-27 -15,0 -19,27", 3), ("-19,27 -32,27! -36,0 -32,-27! -19,-27", 0)], fill=ODO_PALE)
    c.pop()
    # head, thrown back to look at his catch
    c.head(124, 462, -30, .84, True)
    F.face_man(c, kind="fisher"); F.hair_bald(c); F.ear(c)
    c.pop()
    return c.finish()
