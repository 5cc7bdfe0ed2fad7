# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ sách: serving woman in a head towel ducks out under the curtain of the tea-house, her sleeves tied up, bowed over a tray with a cup."""

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


# the maid's face with eyes that are one slit each, cast down upon the tray, and a nose in one hooked line
F.WOMEN["bowed"] = (*F.WOMEN["maid"][:2], "-15,-17:.15 -16,-8:.5 -20.4,1.6:.85 -26.6,10.6:1.15 -25.4,15:1.1! -19,16.8:.8 -15.6,13:.25", F.WOMEN["maid"][3],
                    (("-31.4,-7:.3 -27,-4.8:.8 -20.6,-5.8:.2", (-27.4, -4.4, 1.4)), ("-10.6,-7:.3 -3,-3.8:.75 8,-3.6:.85 22,-8.6:.1", (-1.6, -3, 1.9))), *F.WOMEN["maid"][5:])


def towel(c):
    """White towel folded over the hair; in the head's own units."""
    F.black(c, "-24,-46 -34,-34 -37,-20 -33,-16 -28,-30 -18,-40")
    F.black(c, "18,-50 40,-56 62,-40 66,-6 56,14 44,10 38,-6 33,-6 33,-20 28,-36")
    F.black(c, "35,15 50,2 66,14 72,34 58,44 42,38 34,27")
    # combed back from the temple in strands, and those of the nape drawn up to the towel
    c.lines(["26,-44 44,-42 56,-26 60,-4", "30,-38 44,-34 52,-20 54,2", "33,-30 42,-26 47,-14 47,4", "34,-22 39,-18 42,-8", "30,-48 48,-46 60,-30 63,-12", "36,12 48,12 60,22 66,34", "38,20 50,20 58,28 62,40", "40,28 48,30 54,38", "46,6 58,12 67,24"], F.COMBED, "swell", F.HAIRLINE)
    F.hairs(c, ((-31, -24), (-36, -19), 3, (1, 6)), ((25, -40), (33, -20), 7, (-5, 4)), ((33, -20), (33, -7), 4, (-4, 4)), ((33, 27), (46, 40), 5, (-3, 6)))
    # the hairline under it
    F.black(c, "-24,-45 -30,-54 -8,-68 24,-66 48,-50 62,-26 48,-30 34,-34 18,-47 0,-53 -13,-50")
    c.lines(["-20,-52 -6,-59 10,-59", "26,-58 40,-48 50,-36"], 1.4, "swell", F.HAIRLINE)
    # its two ends are tied at the nape
    c.part([("72,-46 92,-52 108,-44 118,-28!", 4.4, "body"), ("118,-28! 108,-24!", 4), ("108,-24! 94,-34 70,-32", 4.4, "body"), ("70,-32 72,-46", 0)], fill=GOFUN, reg=.3, grain=False)
    c.part([("68,-38 84,-30 96,-12 100,10!", 4.4, "body"), ("100,10! 88,10!", 4), ("88,10! 80,-10 64,-24", 4.4, "body"), ("64,-24 68,-38", 0)], fill=GOFUN, reg=.3, grain=False)
    # drawn flat over the head, it breaks in sharp folds that all go to the knot
    c.part([("-33,-49! -38,-66 -24,-84!", 6, "body"), ("-24,-84! 4,-96 34,-94!", 6, "body"), ("34,-94! 62,-80 78,-54 78,-30!", 6.5, "sweep"), ("78,-30! 70,-24 62,-25!", 4.6), ("62,-25! 48,-50 24,-64 -6,-66 -33,-49!", 5, "-nail")], fill=GOFUN, reg=.4, grain=False)
    for P in ("-35,-58! -4,-77 30,-75! 58,-56 68,-38", "-29,-71! 0,-87 34,-84! 62,-64 72,-42"):
        c.line(P, 4.2, "wire", AI)
    c.lines(["74,-34 58,-60 34,-70", "76,-38 64,-70 34,-93", "72,-30 60,-50 40,-58"], 3.4, "nail")
    c.part([("66,-44 76,-50 86,-40 80,-26 68,-26 66,-44", 4, "body")], fill=GOFUN, reg=0, grain=False)


SLENDER = ((0, 1), (.3, .94), (.55, .9), (.8, .72), (.95, .52))      # a young woman's finger, from its root to its tip


def steam(c):
    """One breath of it rises, turns over twice and is gone: it has an edge on one side alone, and the higher the paler; the origin is under the cup."""
    if not c.pure:
        for P, tone in (("-5,-47! -9,-58 -17,-84 0,-122 -13,-160! 1,-156 16,-118 -1,-84 4,-60 6,-47!", "#d2c8b1"), ("-13,-160! -22,-186 -12,-210 -10,-222 -2,-204 -3,-180 1,-156!", "#e0d8c4"), ("-10,-222 -8,-242 -20,-268 -14,-290! -6,-262 -1,-240 -6,-214", "#ebe2cd")):
            c.fill(P, tone)
        c.fill("-12,-92 -2,-118 -13,-160! -2,-150 6,-120 -6,-88", "#c3b9a3")
    c.line("-5,-48 -9,-58 -17,-84 0,-122 -13,-160 -22,-186 -12,-210 -10,-228", 2.8 if c.pure else 2.3, "rat")
    c.line("1,-156 16,-118 -1,-84 4,-62", 2.8 if c.pure else 1.5, "swell")


def tray(c):
    """Black lacquer tray seen from a little above, a cup on its stand, the steam; at each end a hand holds it, thumb above and fingers beneath."""
    # the far hand has the far end: its back lies round it, the ends of four fingers, each of its own length, come out below
    F.skin(c, ("50,499 40,503 30,508:1.1 24,517 21.4,529 22,540:.8 25,549:.7", 3.4, "wire"), ("25,549 24.8,553 28,555.4 31.6,553.6 32.4,550!", 2, "wire"), ("32.4,550! 32.8,557.6 36.6,560.8 40.2,558 40.4,551!", 2, "wire"), ("40.4,551! 41.2,560 45.4,563.6 49,560 48.6,551!", 2, "wire"), ("48.6,551! 49.8,557 53.4,559.4 56.6,556 56.6,549", 2, "wire"), ("56.6,549 54,508 50,499", 0))
    c.part([("29,519! 102,514!", 3, "wire"), ("102,514! 108,537!", 3, "wire"), ("108,537! 22,541!", 3, "wire"), ("22,541! 29,519!", 3, "wire")], fill=SUMI, reg=0, grain=False)
    c.part([("22,541! 108,537!", 3, "wire"), ("108,537! 105,547!", 3, "wire"), ("105,547! 27,551!", 3, "wire"), ("27,551! 22,541!", 3, "wire")], fill=SUMI, reg=0, grain=False)
    c.line("25,538:1 66,537.5:1 105,535:1 100.5,516.5:.7! 31,521:.7 25,538:1", 2.6, "flat", ODO)
    # the thumb is on the rim
    HD._digit(c, "37,508 44,511.4 50,516 55,522", 7.4, 2.2, HD.THUMB)
    c.fill("32,510 38,505.4 45,507 45,511.4 40,514.6 34,515", FLESH)
    c.line("25,527 26.6,521 30,517", 1.5, "swell")
    c.push(70, 529, -2, .68)
    c.part([("-16,-10! 16,-11!", 4), ("16,-11! 10,-2!", 4), ("10,-2! -10,-1!", 4), ("-10,-1! -16,-10!", 4)], fill=ODO, grain=False)
    c.part([("-22,-44! 22,-45!", 4.4), ("22,-45! 20,-24 10,-12", 4.4), ("10,-12 -10,-11", 4), ("-10,-11 -20,-22 -22,-44!", 4.4)], fill=GOFUN, reg=0, grain=False)
    c.line("-18,-32 0,-28 18,-33", 4.5, "wire", AI)
    steam(c)
    c.pop()


NEAR = .8       # so much of what it is told is the near hand


def near_hand(c):
    """Four fingers lie under the tray, each a little further than the one before; the thumb is on its rim."""
    c.push(127 * (1 - NEAR), 541 * (1 - NEAR), 0, NEAR)
    for bone, thick in (("108,562 98,568 88,569 80,567", 6.6), ("106,560 92,566 80,565 70,561", 7.4), ("106,556 88,560 74,558 62,554", 7.8)):
        HD._digit(c, bone, thick, 2, SLENDER)
    F.skin(c, ("127,530.5 119,532 111,537", 3.4, "wire"), ("110,538 104,546 96,549", 0), ("96,549 84,549 74,548.5 66,547.5:.8 62,549.6 66,553 76,554.6 90,555", 2, "wire"), ("90,555 98,566", 0), ("98,566 107,567 117,559 129,551", 3.4, "wire"), ("129,553 127,529", 0))
    c.fill("120,533 134,532.5 134,549.5 120,555", FLESH)
    c.fill("101,541 108,538 113,542 111,549 102,549", FLESH)
    HD._digit(c, "116,542 108,535 100,531 91,531", 8.4, 2.2, HD.THUMB)
    c.fill("112,539 120,537 122,548 112,549 109,546", FLESH)
    c.lines(["108,549 112,547 114,543"], 1.5, "swell")
    c.pop()


def panel(c, x, y, sway, foot):
    """One width of the curtain, hung at y, 38 broad."""
    c.part([("%g,%g! %g,%g!" % (x, y, x + 38, y - 2), 4), ("%g,%g! %g,%g %g,%g %g,%g!" % (x + 38, y - 2, x + 39, y + 60, x + 37 + sway * .3, (y + foot) / 2, x + 38 + sway, foot - 4), 5, "sweep"),
            ("%g,%g! %g,%g %g,%g!" % (x + 38 + sway, foot - 4, x + 18 + sway, foot + 7, x + sway, foot), 5), ("%g,%g! %g,%g %g,%g %g,%g!" % (x + sway, foot, x - 1 + sway * .3, (y + foot) / 2, x + 1, y + 60, x, y), 5, "-sweep")], fill=AI, bokashi=wiped("#1b3656", y, y + (foot - y) * .9, .95), reg=.6)


def last_panel(c):
    """The width that slides over her shoulder as she ducks out."""
    panel(c, 216, 40, -14, 398)
    # the leaf goes on across it
    c.fill("218,92! 226,126 222,158 218,172!", PAPER_LIGHT)
    c.lines(["234,230 236,310 222,384", "226,250 224,330 212,376"], 4.4, "nail", "#142840")
    for u in (4, 19, 34):
        c.line("%g,22 %g,40" % (216 + u, 216 + u), 5, "even")


def bench(c):
    """The end of a bench before the house, and on it the kettle the tea comes from."""
    wood = dict(fill="#8f6a2d", reg=0, grain=False)
    c.part([("14,766! 15,868!", 3.4, "wire"), ("15,868! 25,868!", 3.4), ("25,868! 26,766!", 3.4, "wire"), ("26,766! 14,766!", 0)], **wood)
    c.part([("2,752! 84,752!", 3.4), ("84,752! 84,768!", 0), ("84,768! 2,768!", 4.4), ("2,768! 2,752!", 0)], **wood)
    # iron, grey before the black apron: its belly, the spout, a bail over it, the knob of the lid
    c.line("17,718:.8 22,694:1 38,688:1 50,698:1 53,720:.8", 4, "flat")
    c.part([("35,708 48,712 55,724 54,738 46,750", 3, "wire"), ("46,750 24,750", 3), ("24,750 15,740 14,724 21,712 35,708", 3, "wire")], fill="#6f675a", reg=0, grain=False)
    c.fill("18,722! 8,714 5,716! 9,724 15,734", SUMI)
    c.blob("31,706 35,702 39,706 38,710 32,710")
    if not c.pure:
        c.lines(["19,719 18,728 20,737", "23,714 34,711 44,713"], 2, "swell", "#b9ab90")
        c.fill("46,712! 54,724 53,738 46,749 34,749! 44,738 48,726", "#4a443d")


def doorway(c):
    """The tea-house door: its long curtain, which the frame cuts; a leaf of tea is reserved across the widths."""
    c.part([("4,838 80,834 170,836 250,832", 3, "swell"), ("250,832! 250,996! 4,996! 4,838", 0)], fill=ODO_PALE, reg=0, grain=False, bokashi=wiped(ODO, 1000, 850, .6))
    # the step before the door is one split stone, hollowed by feet; moss along its foot
    c.part([("4,886 40,880 92,884 140,880 168,888!", 3, "wire"), ("168,888! 174,902 166,916 150,924!", 3.4, "body"), ("150,924! 110,934 62,930 4,938", 4.6, "sweep"), ("4,938 4,886", 0)], fill=GREY_PALE, reg=.5, grain=False)
    c.part([("4,938 62,930 110,934 150,924 166,916 174,902!", 0), ("174,902! 176,920 168,940 156,948", 4.4, "body"), ("156,948 104,960 50,954 4,962", 5, "sweep"), ("4,962 4,938", 0)], fill=GREY, reg=.3, grain=False)
    if not c.pure:
        c.lines(["20,942 24,950 22,958", "64,936 70,944 68,954", "73,940 76,946 75,951", "122,938 126,946 123,954", "150,932 153,938 151,944"], 2.6, "rat")
        c.lines(["110,906 126,910 146,906", "24,899 34,902 44,900"], 2, "swell", GREY)
        for P in ("8,974 8,964 4,956", "12,975 14,962 20,954", "17,975 20,968 28,964"):
            c.line(P, 4, "-rat", MIDORI_DEEP)
    bench(c)
    for x, sway, foot in ((177, -4, 352), (138, 5, 330)):
        panel(c, x, 40, sway, foot)
        for u in (4, 19, 34):
            c.line("%g,24 %g,42" % (x + u, x + u), 5, "even")
    # a leaf of tea and its bud, reserved
    c.fill("172,214! 158,168 172,120 212,82! 228,130 216,184 172,214!", PAPER_LIGHT)
    c.line("174,212 192,168 208,98", 3.4, "swell", AI)
    c.lines(["184,186 176,166 176,150", "186,184 202,172 212,152", "194,160 188,142 190,126", "196,158 208,144 214,126"], 2.4, "rat", AI)
    c.fill("166,212! 142,202 136,172 144,146! 166,164 174,190 166,212!", PAPER_LIGHT)
    c.line("165,210 156,186 147,158", 2.6, "swell", AI)
    c.line("173,208 170,232 156,256", 5.4, "rat", PAPER_LIGHT)
    c.line("176,44 177,180 173,346", 4.4, "wire")
    B.pole(c, "128,33 190,31 262,28", 11, ((152, 32), (214, 30)), ODO)
    c.lines(["158,250 164,290 160,322", "196,236 200,290 196,340"], 4.4, "nail", "#142840")


def draw():
    c = Card("4s", seed="tray")
    doorway(c)
    ck = lambda left, right, n, across, *folds: PT.flowing(left, right, n, (4.4, 1.8), "#3d3a38", across, .2, folds)
    c.tall(1.1, 935)
    # feet
    # the one she has put down: heel, arch and the great toe by itself, in a low sandal
    c.place(69, 900)
    c.part([("-52,31 -44,27 -10,31 24,29 31,33!", 3, "wire"), ("31,33! 28,38 -8,40 -44,38 -52,31", 4.4, "body")], fill=ODO, reg=.4, grain=False)
    c.part([("-13,-10 -14,0 -20,9 -32,16:.9 -43,20", 4.6, "body"), ("-43,20 -48,22:1.1 -48.6,28 -44,31", 4, "wire"), ("-44,31 -28,33 -14,30 2,31 18,32.6", 3.4, "wire"), ("18,32.6 26,30:1.2 27,22 21,11 15,0 15,-10", 5, "sweep"), ("15,-10 1,-6.6 -13,-10", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("-34,17.6:.2 -36.6,23:1 -33,28.6:.3", 2.6, "flat")
    c.line("-37,22:1 -25,17:1 -12,20:.8 -6,30:.5", 4, "flat")
    if not c.pure:
        c.lines(["13,-1 11,7 16,14", "-9,4 -2,8 5,6"], 2, "swell")
    c.pop()
    # the foot she pushes off with: in profile, on its ball, the heel up; the sandal bends with it
    c.place(159, 866, 0, .8)
    F.skin(c, ("-6,-30 -12,-14 -13,-4", 4.5, "body"), ("-13,-4 14,-6", 0), ("14,-6 15,-18 18,-30", 4.5, "body"), ("18,-30 -6,-30", 0))
    c.part([("-13,-8 -17,8 -27,24 -41,36", 4.8, "body"), ("-41,36 -51,38 -60,41:.9 -67,46:1.1 -67,53 -62,56:.8", 4, "wire"), ("-62,56 -52,58 -42,57 -32,53", 3.6, "wire"), ("-32,53 -22,45 -10,38 4,32 14,29", 4, "wire"),
            ("14,29 24,25 27,13 20,2 15,-9", 5, "sweep"), ("15,-9 1,-6 -13,-8", 4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.lines(["-52,39 -46,44 -50,49", "12,-2 9,8 16,16"], 2.4, "swell")
    c.lines(["-8,6 0,10 8,8", "-20,22 -12,26 -6,24"], 1.8, "swell")
    c.line("-72,60:.9 -54,63:1.1 -36,60:1 -16,49:1 6,38:1 27,31:.9", 8.4, "flat")
    c.line("-70,59.6:.9 -54,62.2:1.1 -36,59.2:1 -16,48.2:1 6,37.2:1 25,31:.9", 4, "flat", ODO)
    c.line("-56,41:.7 -46,44 -36,40:1 -26,47:.8", 4, "flat")
    c.pop()
    # bare ankles between sock and hem: she has stepped down with one foot, and lifts the other's heel
    c.stack.append(T())
    F.skin(c, ("57,890 57.4,878 60,858", 4.4, "body"), ("60,858 92,858", 0), ("92,858 85,876 83,890", 4.6, "body"), ("83,890 57,890", 0))
    F.skin(c, ("149,853 151,838 156,818", 4.4, "body"), ("156,818 190,818", 0), ("190,818 178,836 172,853", 4.6, "body"), ("172,853 149,853", 0))
    # the skirt: hips drawn back, the forward knee pressing into the cloth, from which it falls along the shin to her foot; behind, it lies in the hollow of the knee and on the calf,
    # and the hem swings after the heel; where the legs part it is drawn up and in the shade
    c.part([("112,522 106,588 86,654 62,716 50,752", 7.5, "sweep"), ("50,752 50,778 53,812 48,846 41,874!", 6.5, "body"), ("41,874! 62,884 84,880 102,868!", 6.5, "body"), ("102,868! 118,846 144,836 166,838 190,846 203,856!", 6.5, "sweep"), ("203,856! 214,848 219,834!", 3.4),
            ("219,834! 211,808 212,784 206,752", 6.5, "-body"), ("206,752 206,736 215,710 227,668 230,622 212,522", 7.5, "-sweep"), ("212,522 112,522", 0)], fill=GREY_PALE,
           deco=PT.shaded("#aa9f88", ("176,690! 192,730 188,764 160,812 112,852 100,872! 122,860 150,838! 176,800 204,756 198,726",),
                          ck("112,510 100,590 58,710 40,752 44,820 34,890", "216,510 240,610 228,690 200,744 204,800 216,870", 6 if c.pure else 7, 9 if c.pure else 12, "206,744 184,750 162,744", "182,610 194,690 176,760")))
    # from the hollow of the knee to the forward ankle; along the calf to the heel; from the knee down the shin
    c.line("206,742:.5 188,755:1.1 160,786:.9 128,822:.6 104,864:.1", 5, "flat")
    c.line("207,752:.9 198,774:1 188,806:.7 184,838:.1", 4.2, "flat")
    c.line("182,610:.7 194,684:1 188,730:.8 176,752:.1", 4.4, "flat")
    for P in () if c.pure else ("206,604:.5 216,650:.9 212,690:.1", "62,806:.6 66,832:1 80,858:.7 94,872:.1"):
        c.line(P, 4.4, "flat")
    # the hem's corner, turned over by her step: one sees the lining
    c.part([("219,834! 222,844 215,853 203,856!", 5, "body"), ("203,856! 198,849 191,845!", 4, "wire"), ("191,845! 206,843 219,834!", 4, "wire")], fill=AI, reg=.4, grain=False)
    c.pop()
    # her whole back bows, from the hips
    c.push(160, 570, -10); c.push(-156, -570)
    lo = lambda first, *cuts: PT.at_folds(lambda sheet, turned: PT.hishi(sheet, 18, 12, PAPER_LIGHT, rot=turned), first, *cuts)
    # the knot of the sash behind her: a loop and an end
    c.stack.append(T())
    c.part([("204,536 218,538 230,556 234,598!", 6, "sweep"), ("234,598! 222,604 210,598!", 5), ("210,598! 208,570 198,552", 5, "-sweep"), ("198,552 204,536", 0)], fill=ODO, reg=.6, deco=lo(30, ("212,544 220,566 222,600", 12)), grain=False)
    c.part([("200,500 210,476 226,470 235,484 236,512 226,534 206,542", 6.5, "sweep"), ("206,542 200,500", 0)], fill=ODO, reg=.6, deco=lo(-34, ("206,506 220,500 232,490", -10)), grain=False)
    if not c.pure:
        c.lines(["208,520 222,514 230,500", "206,546 220,556 228,580"], 4, "nail")
    c.pop()
    # far arm: its sleeve is tied up to the elbow, from there the forearm comes down to the tray
    c.stack.append(T())
    B.cuff(c, "78,466 90,490 108,502", "108,502 94,480 78,466")
    F.skin(c, ("98,456 84,470 62,488 46,502 38,510", 4.2, "wire"), ("38,510 46,526", 0), ("46,526 60,512 82,500 108,496", 4.4, "wire"), ("108,496 98,456", 0))
    c.line("60,494 56,500 58,506", 1.8, "swell")
    c.part([("112,390 98,416 86,444 78,466", 6.5, "sweep"), ("78,466 84,478 96,486 110,500", 5), ("110,500 128,500 128,392", 0), ("128,392 112,390", 0)], fill=GREY_PALE, deco=None if c.pure else ck("110,388 84,446 72,474", "124,396 122,450 112,506", 3, 5), reg=.5)
    c.part([("78,466 84,478 96,486 110,500", 5), ("110,500 116,491", 3), ("116,491 102,478 91,470 84,458", 3, "wire"), ("84,458 78,466", 3)], fill=AI, reg=0, grain=False)
    c.lines(["116,420 100,446 97,466", "122,440 114,462 110,480"][:1 if c.pure else 2], 4, "nail")
    c.pop()
    # neck and back
    H = dict(s=.82, rot=-28)
    c.part([("120,440 102,500 106,580", 3.4, "wire"), ("106,580 150,610 208,580", 0), ("208,580 214,510 202,440 176,418", 8, "sweep"), ("176,418 120,440", 0)], fill=GREY_PALE, deco=ck("120,436 98,500 100,590", "180,418 208,450 220,520 210,590", 6, 6))
    c.pop(); c.pop()
    # apron, black
    c.part([("108,580 140,600 176,590", 0), ("176,590 188,680 174,764 152,826", 5.5, "sweep"), ("152,826 106,834 54,806", 6), ("54,806 46,782 48,760 74,688 108,580", 6, "-sweep")], fill=SUMI)
    c.line("56,792 104,818 155,812", 3.8, "wire", PAPER_LIGHT)
    c.line("55,780 104,806 158,800", 2.6, "wire", PAPER_LIGHT)
    # the thigh pushes the cloth forward: folds run from the sash to the knee and break over it, others from the knee to the hem
    for Ps, w in ((("146,598 150,676 134,738 104,796", "158,598 163,680 150,750 134,796", "170,596 175,690 162,786"), 3.8), (("116,588 102,660 70,738", "126,592 116,640 104,680"), 3.6), (("56,756 72,762 84,776", "54,766 62,782 62,800"), 3.2)):
        c.lines(Ps[:1 if c.pure else 3], w, "nail", "#b9ab90")
    c.push(160, 570, -10); c.push(-156, -570)
    # sash
    c.part([("102,540 130,556 166,552 208,532", 6), ("208,532 210,586", 5), ("210,586 168,604 130,608 102,592", 6), ("102,592 102,540", 5)], fill=ODO, deco=lo(14, ("136,556 140,580 134,606", 3), ("176,548 182,574 178,602", -16)))
    c.line("103,570 132,584 166,580 208,562", 5.5, "even", AI)
    c.pop(); c.pop(); c.pop()
    # the near arm: bare below the elbow, which is drawn back; the sleeve's mouth is an oval round it, and one sees the lining
    c.part([("166,503 160,524 163,552 176,576 198,588", 3.5, "wire"), ("198,588 196,548 166,503", 0)], fill=AI, reg=0, grain=False)
    F.skin(c, ("126,532.6 136,533.6 152,530.6 172,524 204,520", 4.2, "wire"), ("204,520 214,540 204,560", 0), ("204,560 186,560 168,558 150,551 138,548.4 128,549.2", 4.4, "wire"), ("128,549.2 126,532.6", 0))
    c.line("142,546 152,546.6 164,552", 2, "swell")
    # the check goes down the upper arm aslant, and turns with the forearm below the elbow
    upper, lower = ck("67,436 150,520 221,620", "159,360 230,440 313,544", 6, 9), ck("150,520 176,568 206,628", "196,490 228,536 244,596", 4, 6)
    bag = pts("160,505! 182,516 206,524 234,528! 236,560 206,606! 186,580 176,540")
    # the cord that ties it up: over the shoulder and down into the armpit, about which it turns
    sleeve = [("140,400 168,384 190,390", 0), ("190,390 205,404 212,432:.9 214,462 219,496 230,536:1.2!", 7.5, "sweep"), ("230,536! 228,556 218,574 198,588!", 6.5, "body"), ("198,588! 188,574 186,556 187,540 182,520 166,503!", 5.5, "body"), ("166,503! 158,480 150,440 140,400", 0)]
    c.part(sleeve, fill=GREY_PALE, deco=ck("130,410 150,470 172,520 198,612", "190,386 214,440 226,530 224,606", 3, 5) if c.pure else lambda s: (upper(s), s.fill(bag, "#b7ad97"), s.inside(bag, lower, 0)), reg=.6)
    # its hem is lined as the far one's is
    c.part([("166,503! 182,520 187,540 186,556 188,574 198,588!", 5, "body"), ("198,588! 204,584!", 0), ("204,584! 195,571 193,556 194,539 189,518 173,501!", 3, "wire"), ("173,501! 166,503", 0)], fill=AI, reg=0, grain=False)
    c.part([("189,383 172,408 162,440 160,466 168,486 186,497!", 3.6, "wire"), ("186,497! 190,488!", 0), ("190,488! 176,480 170,464 172,442 182,414 199,390", 3.6, "wire"), ("199,390 189,383", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["166,428 170,432 176,431", "161,468 166,468 170,465"], 2, "swell")
    # the cloth drawn up over it closes about its end; pinched there, it runs in folds to the shoulder, the elbow and the mouth
    c.part([("164,500! 171,487 182,483 192,487 202,482:.2", 4.6, "body"), ("202,482 208,494 196,504 180,508 164,500!", 0)], fill=GREY_PALE, reg=0, grain=False, deco=None if c.pure else upper)
    c.lines(["182,486 198,506 228,524", "190,488 206,494 218,503", "178,490 187,508 192,522", "193,485 202,470 211,462"][:2 if c.pure else 4], 4.8, "nail")
    c.lines(["229,536 212,544 194,544", "228,540 214,562 202,574"][:1 if c.pure else 2], 4.6, "nail")
    # the nape, bared by a collar that stands off it, and the throat
    c.part([("153,346 166,340 174,352 177,371 190,387", 4.4, "body"), ("190,387 178,412 150,434 128,452", 0), ("128,452 122,428 118,402", 0), ("118,402 119,380 140,370 158,346", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("202,376 186,402 158,428 124,462", 4, "wire"), ("124,462 126,448 154,418 178,392 194,370", 3.6, "wire"), ("194,370 202,376", 3)], fill=GOFUN, reg=0, grain=False)
    c.part([("203,373 188,402 160,430 122,464 104,518", 5.5), ("104,518 120,516", 0), ("120,516 136,478 166,446 198,416 214,388", 5, "sweep"), ("214,388 211,377 203,373", 5)], fill=SUMI, grain=False)
    c.line("209,386 192,412 158,444 130,482", 2.2, "nail", GREY)
    c.part([("113,386 108,420 119,458", 5), ("119,458 127,446", 0), ("127,446 122,424 126,380", 4), ("126,380 119,379 113,386", 4)], fill=SUMI, grain=False)
    last_panel(c)
    tray(c)
    near_hand(c)
    c.tall(1.1, 935); c.push(160, 570, -10); c.push(-156, -570)
    c.head(181, 429, **H); F.face_woman(c, None, "bowed")
    c.fill("-23,29.5! -18.5,27.4 -16.5,28.8 -14,27.4 -8,29.5! -12,34.5 -18,35.5", "#dcb48f")
    c.line("-24.4,28.6:.4 -19.5,29.6:1.1 -16.4,30.6:.9 -13,29.6:1.1 -7,29:.3", 2.7, "flat")
    c.lines(["-18.5,37 -15,37.4 -12,36"], 1.5, "swell")
    c.pop()
    c.head(181, 429, **H); towel(c); c.pop()
    c.pop(); c.pop(); c.pop()
    return c.finish()
