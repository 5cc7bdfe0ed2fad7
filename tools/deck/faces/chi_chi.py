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


def squat(c):
    """Both legs of a half squat, knees out, each cut in one piece from hip to ankle."""
    for x, y, flip in ((76, 858, False), (180, 822, True)):
        c.place(x, y, 0, 1 if not flip else .92, flip)
        foot_splayed(c)
        c.pop()
    # far leg: thigh, knee, shin
    c.part([("156,628 196,636 220,664 229,700", 7, "sweep"), ("229,700 233,722 222,740", 6.5), ("222,740 218,764 209,794 196,830", 6.5, "sweep"), ("196,830 171,830", 0),
            ("171,830 174,810 164,786 180,752", 6.5, "body"), ("180,752 164,748 144,728 130,700", 6, "body"), ("130,700 130,660 156,628", 0)], fill=FLESH, reg=0, grain=False)
    # near leg
    c.part([("96,632 58,640 28,670 16,714", 7.5, "sweep"), ("16,714 11,736 24,756", 7), ("24,756 36,782 42,816 60,864", 7, "sweep"), ("60,864 90,864", 0),
            ("90,864 86,838 96,806 82,782 64,762", 6.5, "body"), ("64,762 92,756 116,734 130,702", 6, "body"), ("130,702 126,660 96,632", 0)], fill=FLESH, reg=0, grain=False)
    # the kneecaps between two hollows, the shinbones, the calves' heads, the long muscles of the thighs
    c.lines(["20,722:.5 30,712 44,716", "44,716 48,728 42,738", "24,750 34,752 42,746"], 3.6, "nail")
    c.lines(["224,708:.5 214,699 202,704", "202,704 198,716 204,726", "220,734 211,737 204,732"], 3.4, "nail")
    c.lines(["64,762 54,762 46,756", "180,752 188,752 196,746"], 4.6, "nail")
    c.lines(["44,766 56,804 66,842", "80,790 84,806 78,822", "208,750 202,786 190,816", "176,774 174,788 180,802"], 3.4, "nail")
    c.lines(["44,686 66,666 92,658", "60,728 84,716 104,700", "210,680 192,662 168,656"], 3.8, "swell")


def draw():
    c = Card("cc", seed="chi2")
    c.fade(AI_PALE, 990, 820, .95)
    for P in ("18,930 60,922 100,930", "36,950 86,942 126,952", "20,970 60,964 96,972", "112,934 140,928 160,934", "108,968 136,962 158,968"):
        c.line(P, 3.6, "swell", AI)
    c.tall(1.1)
    # raised arm behind the head
    c.place(209, 340, -7); bream(c); c.pop()
    c.part([("234,478 222,444 188,434", 3.5, "wire"), ("188,434 200,466 234,478", 3.5, "wire")], fill=SUMI, grain=False)
    HD.hold(c, HD.fist, (206, 482), (208, 352), -5, .98, 19)
    c.part([("150,506 196,518 234,478", 6.5), ("234,478 202,470 188,434", 5), ("188,434 172,450 150,466", 6.5), ("150,466 150,506", 0)], fill=BENI)
    squat(c)
    # short straw apron between the thighs
    straw(c, [(82, 664, 168, 662, 124, 676, 86, 30), (74, 636, 176, 634, 124, 652, 62, 36)], seed=6, n=10)
    # bare body under an open coat
    c.part([("94,470 80,520 84,580 92,632", 0), ("92,632 160,632", 0), ("160,632 172,570 166,510 150,466", 0), ("150,466 94,470", 0)], fill=FLESH, reg=0, grain=False)
    c.head(150, 464, -6, .79); F.neck(c, 5); c.pop()
    c.line("122,520 118,560 122,604", 3.6, "swell"); c.line("100,540 110,550 120,548", 3.6, "swell"); c.line("132,546 144,550 154,542", 3.6, "swell")
    c.line("118,606 122,611 126,606", 3.4, "swell")
    c.part([("96,462 70,478 54,520 56,580 62,640", 7.5, "sweep"), ("62,640 80,648 98,640", 6), ("98,640 90,580 92,520 116,478", 5.5, "-nail"), ("116,478 96,462", 0)], fill=BENI)
    c.part([("150,458 180,470 198,510 196,580 190,636", 7.5, "sweep"), ("190,636 170,646 154,638", 6), ("154,638 164,580 160,520 136,478", 5.5, "-nail"), ("136,478 150,458", 0)], fill=BENI)
    c.part([("96,464 108,478 96,520 92,580 100,640", 4), ("100,640 88,642", 3), ("88,642 80,580 84,520 92,470", 4), ("92,470 96,464", 0)], fill=SUMI, grain=False)
    c.part([("150,460 138,478 156,520 162,580 152,640", 4), ("152,640 166,642", 3), ("166,642 174,580 168,520 154,466", 4), ("154,466 150,460", 0)], fill=SUMI, grain=False)
    # rope belt
    roped(c, "60,628 92,642 124,646 158,640 190,626", 14)
    # lowered arm with the mallet
    c.line("70,604 66,650 60,712", 13, "even"); c.line("70,608 66,650 60,708", 7, "even", ODO)
    c.part([("34,562 60,554 88,572", 3.5, "wire"), ("88,572 58,584 34,562", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.fist, (60, 540), (66, 648), 184, .98, 19)
    c.part([("100,464 72,474 44,512 34,562", 7, "sweep"), ("34,562 58,580 88,572", 5.5), ("88,572 96,534 110,494", 6, "-nail"), ("110,494 100,464", 0)], fill=BENI, reg=0)
    c.lines(["92,496 76,520 74,548", "62,506 52,530"], 4.8, "nail")
    c.place(58, 742, 7)
    c.part([("-30,-26! 30,-26! 34,0 30,26! -30,26! -34,0 -30,-26!", 6.5)], fill=ODO)
    c.lines(["-30,-12 30,-12", "-31,12 31,12"], 3.4, "wire")
    c.part([("-18,-26 -14,0 -18,26", 3), ("-18,26 -30,26! -34,0 -30,-26! -18,-26", 0)], fill=ODO_PALE)
    c.pop()
    # head
    c.head(150, 462, -6, .79)
    F.face_man(c, kind="fisher"); F.hair_bald(c); F.ear(c)
    c.pop()
    return c.finish()
