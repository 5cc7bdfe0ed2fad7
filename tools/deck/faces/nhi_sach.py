# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị sách: hunchback on the road at evening, in profile, his head bowed before the hump, a hand behind him in the loin."""
import math

from card import *
from chance import Rng
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


SHEEN = "#3b342f"       # black cloth where it is lit


def behind(c):
    """A hand in the loin: the wrist comes out of the sleeve, the back of the hand is turned to us, the fingers are bent down from their knuckles and lie close; its wrist is the origin."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("22,-5 29,4! 27,18", 9.2), ("17,0 24,10.6! 21.4,24", 9.6), ("11.6,5 17,15.6! 14.6,27", 9), ("6,8 10,18! 8,27.4", 8.2)):
        HD._digit(c, bone, thick, 2.3, HD.BENT)
    F.skin(c, ("-22,-12 -9,-9.6:.7 1,-11:.7 10,-13.6:1 18,-12.6:1.1 25,-8:1 26.6,-3:.7", 4.8, "wire"), ("26.6,-3:.7 24,.6:1 21.4,-1:.8! 18.6,5:1 16,3:.8! 13,10:1 10.4,8:.8! 7,13:1 3,11:.7", 2, "flat"), ("3,11:.7 -2,10:.8 -9,9:.7 -22,13", 4.8, "wire"), ("-22,13 -22,-12", 0))
    # tendons over the back, the bone of the wrist, old veins
    c.lines(["21,-5 13,-6 5,-6", "15,0 8,-1.6 2,-2", "9,5 4,3.4 -1,3"], HD._w(c, 1.5), "nail")
    c.line("-8,-5:.2 -4.6,-3.4:1 -5,1:.2", HD._w(c, 2.2), "flat")
    c.curved_from = kept


def profile(s):
    """His head in profile, seen a little from behind: hairs for a brow, a hooked nose over a mouth without teeth; few lines, each of its own length; in the head's own units."""
    F.skin(s, ("12,-72 -14,-70 -34,-57 -44,-38 -45.6,-26 -51,-19 -52,-11 -49.5,-5!", 6, "body"), ("-49.5,-5! -55,2 -62,9:1.1 -68,17.4:1.3 -68.4,24 -63,28.6 -55,27!", 4.6, "wire"), ("-55,27! -50.6,30.4 -53.6,34 -50,37.6!", 3.4, "wire"), ("-50,37.6! -54.6,41 -53,46!", 3.4, "wire"),
           ("-53,46! -60,52 -59,62 -48,67.4 -30,61 -8,50", 5, "wire"), ("-8,50 30,46 48,0 40,-44 12,-72", 0))
    # wing of the nose and the nostril before it; lips that have sunk in, their corner drawn down
    s.line("-55,25:.4 -48.6,25.6:1 -45,20:1.1 -47.4,13:.3", 3.2, "flat")
    s.blob("-62.4,25.8! -59.6,23.4 -56.4,24.4 -57,26.6")
    s.line("-50.6,37.4:.8 -43,35.6:1.1 -35,38.6:.9 -32,43:.2", 3.6, "flat")
    # a heavy lid, the eye under it on the road; the bag, one foot of the crow
    s.blob("-48.6,-2! -45.4,-4.4! -40,-4.4! -40.4,.6 -43,2.6 -47,2")
    s.line("-51,1:.4 -46.6,-4.6:1.2 -38,-5.8:1.3 -29,-1.4:1 -22,5:.2", 4.4, "flat")
    s.line("-47,8.4:.2 -40,12:1 -31,9:.3", 2.4, "flat")
    s.line("-21,4:.9 -14,3:.8 -9,5:.1", 2, "flat")
    # from the wing past the mouth; the cheek fallen in under its bone
    s.line("-43,20:.4 -35,25:1.1 -30,33:.9 -29,43:.6 -32,51:.1", 3.4, "flat")
    s.line("-22,17:.2 -13,24:1 -11,34:.9 -17,45:.1", 3, "flat")
    # two furrows of the brow
    s.line("-38,-33:.2 -26,-38:1 -12,-36.6:.2", 2.4, "flat"); s.line("-35,-43:.2 -25,-47.4:1 -16,-46.4:.2", 2, "flat")
    # the brow: long hairs that hang over the eye
    for P, w in (("-25,-13 -37,-20 -49,-19 -58,-12", 3.6), ("-28,-11.6 -40,-17 -50,-14.6 -58,-4", 3.2), ("-27,-16 -36,-23 -47,-24", 2.4)):
        s.line(P, w, "rat")
    # grey hair round the ear to the nape, the thin knot laid forward
    s.part([("-8,-30 -10,-44 8,-55 30,-54 48,-36 56,-8 54,24 42,46 22,56 4,52", 4.4, "wire"), ("4,52 14,40 20,20 18,-4 6,-18 -8,-30", 3.4, "wire")], fill=GREY_PALE, back=None, reg=0, grain=False)
    for P in ("-2,-37 14,-35 29,-19", "12,-51 34,-42 46,-14", "26,12 30,30 20,46", "34,-6 42,18 30,44", "46,-22 50,4 44,32"):
        s.line(P, 1.8, "swell")
    s.part([("28,-52 40,-66 36,-80 18,-86 -4,-80 -12,-74 2,-72 16,-72 20,-64 18,-54", 4, "wire"), ("18,-54 28,-52", 0)], fill=GREY_PALE, back=None, reg=0, grain=False)
    s.lines(["25,-59 27,-73 10,-79", "31,-60 31,-76 18,-82"], 1.7, "swell")
    s.line("14,-55:1 24,-51:1.1 34,-54:1", 5, "flat", SUMI)
    F.skin(s, ("-2,-10 6,-19 17,-14 18,4 13,20 4,25 0,14", 4, "wire"), ("0,14 -2,-10", 0))
    s.lines(["4,-11 11,-8 9,6", "3,-4 6,2 4,10"], 1.9, "swell")
    # thin beard, which hangs straight down
    s.part([("-60,52 -70,66 -76,82 -86,104!", 3.4, "wire"), ("-86,104! -66,92 -50,78 -36,62", 3, "wire"), ("-36,62 -46,66 -56,62 -60,52", 0)], fill=GREY_PALE, back=None, reg=0, grain=False)
    s.lines(["-57,62 -68,78 -78,96", "-50,66 -62,82 -74,96", "-42,65 -54,80 -64,88"], 1.7, "swell")


def leaf(c, x, y, rot, k):
    """A dry leaf, from its stalk; half of it in shade."""
    c.push(x, y, rot, k)
    c.part([("0,0 -7,-8 -7,-18 1,-28!", 3, "wire"), ("1,-28! 8,-18 7,-8 0,0", 2.6, "wire")], fill=ODO, reg=.4, grain=False)
    c.fill("0,0 0,-14 1,-28! 8,-18 7,-8", "#b07a2a")
    c.line("0,2 0,-12 1,-22", 1.6, "rat")
    c.pop()


def roadside(c):
    """Withered grass at the roadside, a dark tuft that the frame cuts, and what the bough has dropped on the road."""
    for x, y, rot, k in ((76, 938, 70, 1), (136, 950, -40, 1.15), (112, 980, 100, .8), (160, 974, 20, .8), (214, 846, 64, .8)):
        leaf(c, x, y, rot, k)
    r = Rng("roadside")
    tufts = [(8, 1004, 62, 3), (24, 1006, 78, 4), (44, 1006, 52, 4), (66, 1006, 34, 3)] if c.pure else [(4, 1006, 74, 5), (18, 1008, 92, 6), (34, 1008, 66, 6), (54, 1008, 56, 6), (78, 1008, 34, 5)]
    if not c.pure:
        c.fill("4,1000! 4,950! 12,962! 18,944! 26,962! 38,950! 44,968! 58,962! 66,976! 84,974! 96,986! 118,1000!", "#8a6a35")
    for x, y, h, n in tufts:
        for i in range(n):
            u, long, lean = x + r(-9, 9), h * r(.65, 1.1), r(-.1, .55)
            c.line([(u, y, False, 1), (u + long * lean * .2, y - long * .6, False, .85), (u + long * lean, y - long * .95, False, .1)], 5, "flat", SUMI if c.pure else ("#4d3b22", "#6d5428", "#b98f4a")[i % 3])
    for P in ("206,822 211,806 221,797", "216,826 224,814 236,808"):
        c.line(P, 4, "nail")


def draw():
    c = Card("2s", seed="hunch")
    line = "#3b3733"
    # an autumn evening on the road over the hill, geese going down
    c.fade("#c98f3e", 10, 290, .75)
    c.fade(ODO_PALE, 790, 610, 1)
    if not c.pure:      # the sun goes down before him
        P = [(66 + 76 * math.cos(i * math.pi / 9), 430 + 76 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
        c.fill(P, "#dfb062")
    flock(c, ((214, 258, .38, 14, .7), (160, 284, .5, 20, -.6), (142, 293, .54, 24, .9), (70, 336, .68, 20, .1)), 12)
    c.part([("4,776 40,748 84,738 130,752 180,748 214,728 250,724", 2.6, "sweep"), ("250,724! 250,840 4,840! 4,776", 0)], fill="#a9bcbb", grain=False)
    c.part([("4,834 60,822 130,836 190,822 250,826", 4, "sweep"), ("250,826! 250,996! 4,996! 4,834", 0)], fill=ODO_PALE, grain=False)
    if not c.pure:      # his shadow lies long behind him
        c.fill("36,904 62,898 98,897 126,899 150,905 172,915 178,924 160,925 130,919 92,912 56,911", "#cba763"); c.fill("150,871 170,866 200,858 224,853 246,852! 246,862 222,866 196,871 170,875", "#cba763")
    # a bough hangs in from the corner, withered but for its last leaves
    c.part([("250,30 236,46! 222,60 212,54! 198,72 190,92! 172,96 152,120! 142,126", 5, "rat"), ("142,126 158,122 178,106! 196,100 206,80! 216,70 228,74! 236,66 250,62", 4.4, "-rat"), ("250,62 250,30", 0)], fill="#6d5637", grain=False)
    c.part([("234,64 224,92! 228,116 216,140! 218,166 206,196!", 4.4, "rat"), ("206,196! 222,170 222,144! 234,120 232,94! 240,76", 4.4, "-rat"), ("240,76 234,64", 0)], fill="#6d5637", grain=False)
    for P, w in (("200,76 186,62! 172,62 160,50", 5), ("186,62 182,48", 3.6), ("182,98 176,124! 162,140 156,160", 5), ("176,124 186,146! 184,164", 4), ("166,102 148,98 136,86", 4.4), ("153,120 148,138 138,148", 4),
                 ("218,58 208,40! 210,26", 4.6), ("208,40 196,32", 3.4), ("226,114 206,120! 196,136", 4.4), ("206,120 198,114", 3.4), ("217,164 236,180! 234,204", 4.6), ("236,180 244,184", 3.4), ("208,192 200,214! 204,232", 4.2), ("201,212 190,222", 3.2)):
        c.line(P, w, "rat")
    for P in ("244,40 232,56 222,68", "206,66 198,84 190,96", "234,84 227,100 231,112", "224,132 219,146 220,158"):
        c.line(P, 1.8, "swell", "#c9a97a")
    for x, y, rot, k in ((160, 52, 160, 1), (156, 160, 196, 1.1), (196, 136, 150, .9), (234, 204, 185, 1.1), (190, 222, 140, .9), (138, 148, 170, .8), (150, 226, 118, 1)):
        leaf(c, x, y, rot, k)
    c.push(0, 900 - 1.07 * 912, sy=1.07)
    # far leg, which pushes off behind him: an old calf, the heel up
    B.pushing(c, "182,838", 3, .8)
    c.part([("150,760 161,784 166,798 168.6,818 173,838", 4.6, "sweep"), ("173,838 193,836", 0), ("193,836 192,822 196,812:.8 207,800:1.1 211,786 208,760", 5, "-sweep"), ("206,760 150,760", 0)], fill=FLESH, reg=0, grain=False)
    # the calf, slack and hanging high, its edge, and the sinew of the heel under it
    c.line("199,794:.3 197,806:1 190,817:.2", 2.4, "swell")
    c.line("187,812:.1 185.6,822:1 187,834:.2", 2, "flat")
    # near leg, planted: the knee bent over the foot
    c.place(96, 882, 1, .84); F.foot_waraji(c); c.pop()
    c.part([("84,742 70,760 65.4,771:1 63,781:1.2 64.6,790:1.2! 70,797:.8 70,805:1.1 72.6,813:.8 76,832 80,854 85.4,877", 4.8, "sweep"), ("85.4,877 108,877", 0), ("108,877 103.4,864:.7 103.6,850 107,837:.8 114,822:1.2 116.6,810:1.2 113,798:.7 106,787:.7 112,772 144,752", 6.4, "-sweep"), ("144,752 84,742", 0)], fill=FLESH, reg=0, grain=False)
    # the kneecap is a knot: its corner above, the lower one pressed, the sinew that goes down from it
    c.line("71,768:.2 77,770:1 83,778:.2", 2.2, "flat"); c.line("66,791:.2 73,795.6:1.2 80,793.6:1 84,788:.2", 3, "flat"); c.line("75,800:1 78,812:.1", 2.6, "flat"); c.line("92,782:.1 91,792:1 86,800:.1", 2.4, "flat")
    # the bone of the shin; the calf is slack, hollow before its edge; two sinews at the ankle
    c.line("73.6,815:.2 78.4,835:1.1 83,853:.8 86,868:.1", 2.6, "flat")
    c.line("104,797:.1 106,811:1.1 100,827:.8 95,846:.1", 3, "flat"); c.line("111,806:.1 109,820:1 104,834:.1", 2.2, "flat")
    c.line("92,850:.1 95,864:1.1 93.4,878:.1", 2.2, "flat"); c.line("99.6,852:.1 101,866:1 100,879:.1", 2.2, "flat")
    c.lines(["89,870 92.6,873 91,878"], 2, "swell")
    # robe, tucked up to the knees: from the seat it falls behind, the lifted thigh bears it in front, the lining is seen between
    c.part([("122,772 146,760 176,750 206,764", 4), ("206,764 190,782 150,792 124,786", 0), ("124,786 122,772", 0)], fill=SUMI, grain=False)
    skirt = ("206,712 190,744 180,772", "150,722 124,748 112,784", "108,716 84,744 70,766")
    c.part([("88,690 76,722 63,744 57,760", 7, "sweep"), ("57,760 82,774 118,784", 6), ("118,784 136,785 158,790", 5.5), ("158,790 172,802 196,804 228,778", 6.5), ("228,778 235,738 236,704 229,660", 8.5, "-sweep"), ("229,660 88,690", 0)],
           fill=GREY_PALE, deco=PT.flowing("94,690 66,736 44,788", "236,656 244,716 226,812", 10, (6, 2.2), line, folds=skirt))
    c.lines(skirt, 5, "nail")
    c.lines(["214,706 206,744 184,796", "228,712 224,750 206,794", "96,734 80,748 72,766"], 4, "nail")
    # staff, set down before him
    B.pole(c, "45,596:1.05 42,640:.95 32,770:.95 21.5,922:.85", 15, ((38.6, 680), (29.4, 808)))
    # far arm, stretched to the staff on which he leans: the coat's sleeve hangs from it, in its mouth is the robe's
    c.part([("82,606 64,634 54,664 50,692", 4, "wire"), ("50,692 60,704 72,706", 4, "wire"), ("72,706 88,640 82,606", 0)], fill=GREY_PALE, deco=PT.flowing("80,604 56,650 48,696", "94,620 82,660 74,710", 3, (4.4, 1.8), line), reg=.4, grain=False)
    c.fill("84,612 74,642 76,676 72,706 96,690 96,620", SUMI)
    HD.hold(c, HD.crossed, (122, 660), (44, 606), 4, 1.12, width=16)
    # the sinews stand out on the wrist that bears him
    c.lines(["66,616 75,624 83,634", "62,621 70,629 78,640"], 1.9, "rat")
    c.part([("112,592 98,596 82,606", 6, "sweep"), ("82,606 90,634 80,672 72,706!", 4.4, "wire"), ("72,706! 92,716 118,708", 6), ("118,708 112,592", 0)], fill=SUMI, grain=False)
    c.line("83,608 90,634 81,672 73,704", 2.6, "wire", "#dccfb2")
    # breast and sash between the fronts of the coat
    c.part([("102,590 91,622 86,650 82,682", 6.5, "sweep"), ("82,682 110,700", 0), ("110,700 130,560", 0), ("130,560 102,590", 0)], fill=GREY_PALE, deco=PT.flowing("104,590 90,630 80,690", "134,590 118,640 112,700", 3, (5, 2), line), reg=.5, grain=False)
    c.part([("83,672 98,680 116,682", 5), ("116,682 116,722", 0), ("116,722 96,720 79,712", 5), ("79,712 83,672", 6)], fill=ODO, grain=False)
    c.line("84,690 98,698 114,700", 3.4, "nail")
    # the coat: one line from the nape over the bent back to the seat, one black with its sleeve
    c.part([("134,510 150,501 168,496 188,498 207,509 221,531 229,566 231,604 227,642 231,688 238,730", 9, "sweep"), ("238,730 204,746 152,744 106,730", 6.5), ("106,730 92,722", 5), ("92,722 92,672 100,622 114,582", 5.5, "-sweep"), ("114,582 134,510", 0)], fill=SUMI, reg=0, grain=False)
    cut = "#dccfb2"
    # its collar to the hem, the seam that follows the spine, the crest on it
    c.line("156,514 138,560 121,614 110,670 107,728", 3.1, "wire", cut)
    c.line("176,508 194,516 208,536 216,572 217,608 213,642 218,688 224,732", 3.1, "wire", cut)
    # where the light lies on it: over the hump, and on the folds that the hand in the loin draws to itself
    if not c.pure:
        for P in ("174,508! 192,520 203,544 206,580 200,606! 194,580 190,548 180,522!", "226,570! 229,600 224,628 213,640! 219,620 221,596!", "208,662! 204,690 208,732! 217,736 214,704!", "126,620! 117,664 113,722! 122,728 124,690!", "222,650! 228,680 233,722! 227,728 222,690!"):
            c.fill(P, SHEEN)
    # folds by twos and threes, a long one and those that follow it: round the hump, from the hand upwards, from the seat to the hem
    for Ps, w in ((("172,508 194,534 202,570 198,606",), 3.8), (("219,584 219,610 207,636",), 3.2), (("211,648 204,694 209,738", "222,652 228,690 233,724"), 3.4), (("127,612 117,668 112,726",), 3.6)):
        c.lines(Ps, w, "nail", cut)
    c.push(206, 531, 50, .66, sy=1); c.fill([(17 * math.cos(i * math.pi / 6), 17 * math.sin(i * math.pi / 6), False, None) for i in range(12)], PAPER_LIGHT); F.blossom(c, 0, 0, 14, SUMI, PAPER_LIGHT, 14); c.pop()
    # collar of the robe, from the nape down the breast
    c.part([("104,592 114,556 133,520", 5.5), ("133,520 145,518 138,546 126,580 116,604", 5), ("116,604 106,606 104,592", 4)], fill=GREY, reg=.4)
    F.skin(c, ("94,580 96,592 104,602", 4.4, "wire"), ("104,602 122,570 136,510", 0), ("136,510 94,580", 0))
    # head, bowed low before the back
    c.place(103, 523, -38, .76)
    profile(c)
    c.pop()
    # near arm: the elbow stands out before him, the forearm goes back from it; the sleeve hangs open below the wrist, the back of the hand lies in the aching loin
    c.push(-14, 3)
    c.part([("196,640 212,650 216,676 216,706", 4, "wire"), ("216,706 208,716 200,718", 4, "wire"), ("200,718 196,640", 0)], fill=GREY_PALE, deco=PT.flowing("190,632 194,670 202,720", "200,634 214,656 220,714", 3, (4.4, 1.8), line), reg=.4, grain=False)
    c.fill("190,622 204,634 208,664 206,704 192,696", SUMI)
    # the mouth of the robe's sleeve, an oval; the wrist comes out of it
    c.part([("202,619! 211,626 214,642 212,656 206,666!", 3.4, "wire"), ("206,666! 196,650 202,619!", 0)], fill="#57514a", reg=0, grain=False)
    c.push(210, 641, 9, 1.06)
    behind(c)
    c.pop()
    # the robe's sleeve ends about the wrist
    c.part([("182,624 193,617 202,619!", 3.6, "wire"), ("202,619! 196,629 195.6,650 206,666!", 3.8, "wire"), ("206,666! 196,668 184,664", 3.6, "wire"), ("184,664 182,624", 0)], fill=GREY_PALE, reg=0, grain=False, deco=PT.flowing("184,628 192,620 204,622", "186,664 196,664 208,664", 4, (3.6, 1.6), line))
    c.part([("150,552 136,592 126,646 127,674! 143,698 160,718", 0), ("160,718 184,726 207,718!", 5), ("207,718! 204,690 196,664 188,622", 3, "wire"), ("188,622 184,614 180,556", 0), ("180,556 164,544 150,552", 0)], fill=SUMI, back=None, reg=0, grain=False)
    c.line("160,546 144,572 133,606 126,646 127,674! 143,698 160,718 184,726 207,719", 3.1, "wire", cut)
    c.line("207,719 204,690 196,664 188,622", 3.1, "wire", cut)
    # the forearm's upper edge, to the crook, and from there up the arm
    c.line("188,622 180,624 170,631 158,646:1.5 148,664 145,682:.3", 3.4, "flat", cut)
    if not c.pure:      # the upper arm is round in its sleeve; the bag hangs in folds from the forearm
        for P in ("158,560! 146,584 137,620 141,650! 150,626 158,596 170,570!", "166,640! 170,676 164,714! 176,720 180,690 176,652!", "190,662! 195,684 198,714! 203,716 201,690!"):
            c.fill(P, SHEEN)
    # folds of the upper arm, out of the crook, and of what hangs
    for Ps, w in ((("178,562 174,596 162,630",), 4), (("172,634 182,668 178,716", "184,640 190,670 194,706"), 3.6)):
        c.lines(Ps, w, "nail", cut)
    c.pop()
    c.pop()
    roadside(c)
    return c.finish()
