# SPDX-License-Identifier: GPL-3.0-or-later
"""Ông cụ: bald old man in a red vest climbs a step, bent like a bow over his pole, bare-legged; the gourd on it swings."""

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

DEEP = "#8e2018"
GROUND = "#e2d3ac"


def grey(left, right, n, *folds):
    return PT.flowing(left, right, n, (3.2, 1.4), "#3c3a3a", gap=.24, folds=folds)


def gourd(c):
    """Hung from its cord, which is tied at the origin."""
    c.line("0,0 -4,10 -1,22", 3.6, "even", BENI)
    c.line("0,14 0,22", 6, "even")
    c.part([("-2,22 -12,30 -10,46 -18,56", 4.6, "wire"), ("-18,56 -28,72 -22,96 -2,102 18,96 23,74 15,58", 5.2, "body"), ("15,58 6,48 8,32 2,22 -2,22", 4.6, "wire")], fill=ODO)
    c.line("-13,53 -1,57 11,49", 4.5, "even", BENI)
    c.line("-16,72 -12,86 -2,93", 3, "swell", PAPER_LIGHT)


def crane(c):
    """It glides past him, neck and legs stretched; the origin is at the root of its wings."""
    # far wing
    c.part([("-8,-5 -14,-22 -4,-40 14,-54!", 3.4, "sweep"), ("14,-54! 17,-46 13,-42! 20,-40 15,-33! 22,-29 17,-23! 20,-12 14,-4", 2.6, "wire"), ("14,-4 -8,-5", 0)], fill=GREY_PALE, reg=0, grain=False)
    c.blob("14,-54! 4,-46 0,-40! 6,-36 4,-30! 22,-29 17,-23! 15,-33! 20,-40 13,-42! 17,-46")
    # legs
    for P in ("18,3 40,9 58,12", "18,5 38,13 54,19"):
        c.line(P, 2.8, "rat")
    # body, tail
    c.part([("-20,-3 -6,-9 10,-8 26,0", 3, "sweep"), ("26,0 34,4 24,8", 2.6, "wire"), ("24,8 6,11 -10,8 -20,2", 3.4, "body"), ("-20,2 -20,-3", 0)], fill=GOFUN, reg=0, grain=False)
    # the neck: white behind, black below the throat
    c.part([("-16,-5 -30,-9 -44,-7 -50,-8", 2.8, "wire"), ("-50,-8 -56,-5 -51,-2", 2.8), ("-51,-2 -40,0 -28,1 -17,4", 2.8, "wire"), ("-17,4 -16,-5", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("-50,-3! -42,-5 -30,-3 -21,0! -30,2 -42,1.5")
    c.fill("-55,-7 -51,-10 -46,-8 -50,-6", BENI)
    c.blob("-54,-6! -68,-3.5! -54,-2!")
    # near wing, on the stroke
    c.part([("-10,3 -20,20 -14,40 4,58!", 3.6, "sweep"), ("4,58! 9,50 6,44! 15,42 11,35! 21,32 16,25! 24,18 18,5", 2.8, "wire"), ("18,5 -10,3", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("4,58! -6,48 -9,41! 0,38 -3,31! 8,29 4,22! 24,18 16,25! 21,32 11,35! 15,42 6,44! 9,50")
    c.lines(["-8,10 -10,22 -6,30", "2,8 0,16 4,22"], 1.6, "swell")


def elder(s):
    """His head, thrust forward, in its own units: a knotty skull, sunken temple and cheek, a nose like a beak, the mouth fallen in; long thin locks of beard that the wind takes back."""
    F.skin(s, ("69,-20 71,-38 64,-58 50,-71 38,-76:.8 30,-82 12,-85 -4,-79 -16,-68:.8 -25,-56 -33,-43 -36,-33 -35,-26:.7 -30.6,-19 -31.6,-12:.8 -37,-3 -38.4,6 -34.6,17 -29,28 -26,36", 5.4, "body"), ("-26,36 -12,58 20,56 44,34 66,10 69,-20", 0))
    # what hair he has, from the temple round the ear to the nape
    s.part([("45,-29 54,-40 65,-36 70.6,-12 72,14 82,36!", 3.8, "wire"), ("82,36! 75,36 71,32! 74,46! 63,38 57,26 55,10 56,-8 52,-20 45,-29", 3, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["53,-32 60,-19 62,0", "59,-8 62,12 68,28", "65,-16 66,6 74,28", "61,-34 66,-20 67,-4"], 1.8, "nail")
    # three wrinkles of the brow, none as long as the next
    s.line("-12,-64:.1 -3,-69:.9 9,-70:.7 16,-67:.1", s.fine(2.4), "flat")
    s.line("-27,-51:.2 -16,-55.6:1 -2,-54:.8 12,-50.6:.2", s.fine(2.8), "flat")
    s.line("-31,-40:.2 -23,-43.6:1.1 -12,-42.6:.8 -4,-40:.2", s.fine(2.6), "flat")
    # the far eye, small, hard by the root of the nose
    F.eye(s, "-34.6,-7:.4 -30,-11.4:1.1 -23,-6:.4", s.fine(4.4, .5), (-30.4, -7.8, 2.3))
    # nose: one stroke from the brow, over its bridge, to a tip that hangs; its wing by itself, with the hair-line to the mouth
    F.skin(s, ("-17,-24:.3 -21,-15:.6 -28,-3:1 -37,8:1.2 -42,18:1.35 -41,24.6:1.2 -35.6,25.4:.9 -31,23:.6", 3.4, "flat"), ("-31,23 -20,20 -12,4 -17,-24", 0))
    s.line("-30.6,23.4:.3 -26,26:1 -20,25:1 -15.6,20:1.1 -16.6,13.6:.8 -20,11:.3", s.fine(3.4), "flat")
    s.line("-15,19:.9 -6,25:1.1 0,33:.8 1,43:.1", s.fine(3.4), "flat")
    # the near eye under a heavy lid, its pupil on the way ahead; bag and crow's feet
    F.eye(s, "-13,-3:.4 -6,-9.6:1.1 4,-11.4:1.3 14,-7.4:.8 21,-2:.2", s.fine(5.6, .5), (-4.4, -6.4, 3.7))
    s.line("-8,3:.2 0,6.6:1 10,5:.8 16,1:.2", s.fine(2.6), "flat")
    s.lines(["23,-3 31,-8", "23,2 31,5"], s.fine(2.4), "rat")
    # cheekbone, and the hollow below it
    s.line("31,12:.2 26,20:1 18,27:.9 12,37:.5 12,46:.1", s.fine(3), "flat")
    # the brows: tufts that stand off
    s.part([("-36,-22 -32.6,-28 -26,-29 -19,-24", 2.2, "wire"), ("-19,-24 -25,-22.6! -27,-18! -31,-20.6! -35,-12! -38,-11! -38.6,-18 -36,-22", 2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.part([("-13,-20 -6,-28 6,-32 20,-30 30,-24 39,-12!", 2.6, "wire"), ("39,-12! 31,-16 28,-14! 33,-4! 24,-13 20,-15! 22,-9! 12,-17 8,-17! -1,-17 -13,-20", 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["-7,-23 6,-27 20,-25", "4,-22 18,-22 29,-15", "14,-20 24,-17 30,-8", "-33,-24 -27,-25 -22,-23"], 1.5, "hair")
    # a large ear, its rim rolled, the lobe long
    F.skin(s, ("35,-8 41,-17 51,-18 57,-10 57,2 52,14 50,25 45,31 40,28 39,14", 3.6, "wire"), ("39,14 35,-8", 0))
    s.line("39,-7:.3 44,-12.6:1 51,-12:1 52.6,-4:.8 49,6:.3", s.fine(2.8), "flat"); s.line("42,12:.3 46,8:1 45,1:.9 41.6,-1:.3", s.fine(2.6), "flat"); s.line("45,20:.3 45,26:.9", s.fine(2), "flat")
    B.lean(s, (6, 36), 9)
    # three locks of beard, one behind the other, none as long as the next
    s.part([("48,20 52,44 64,70 80,90 100,104!", 3.4, "wire"), ("100,104! 82,104 70,99! 82,116! 58,106 38,86 22,54", 3, "-wire"), ("22,54 48,20", 0)], fill=GOFUN, reg=0, grain=False)
    # it grows up the cheek in tufts
    s.fill("52,26! 48,9! 45,22! 39,13! 38,30! 31,22! 30,39! 23,33! 21,54! 34,64 48,46", GOFUN)
    s.lines(["48,9 48,26 54,46", "39,13 41,32 48,54", "31,22 33,42 40,60", "23,33 25,50 30,64"], 1.7, "-rat")
    s.lines(["44,36 52,62 70,86", "36,42 44,72 62,96", "28,48 38,76 54,96"], 1.6, "swell")
    s.part([("34,38 40,66 52,96 70,124 88,138!", 3.6, "wire"), ("88,138! 72,136 62,132! 72,150! 46,136 24,112 6,80 -6,52", 3.2, "-wire"), ("-6,52 34,38", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["28,48 36,82 54,114", "20,52 28,90 50,122", "10,54 20,92 42,126", "2,56 12,88 30,114"], 1.6, "swell")
    s.part([("16,50 18,82 28,116 44,146 64,168!", 3.6, "wire"), ("64,168! 46,162 36,156! 44,180! 22,164 6,142! 8,158! -12,132 -26,104 -32,78 -30,60 -24,52", 3.6, "-wire"), ("-24,52 -10,56 4,55 16,50", 2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.lines(["9,56 11,92 24,130", "2,58 2,98 18,140", "-6,58 -8,98 10,140", "-13,58 -16,96 -2,132", "-20,57 -24,84 -12,118", "14,64 22,104 38,138"], 1.7, "swell")
    # the under lip, which the gums no longer hold, and its shade
    s.line("-26,39:.5 -19,41.6:1.2 -12,39:1 -6,41:.3", s.fine(3.6), "flat")
    s.line("-22,47.4:.2 -17,49:1 -11,47:.2", s.fine(2.4), "flat")
    # the moustache: two thin tails
    s.part([("-20,28 -30,31 -39,40 -45,56 -46,78!", 2.8, "wire"), ("-46,78! -38,60 -30,46 -18,36", 2.4, "wire"), ("-18,36 -20,28", 0)], fill=GOFUN, reg=0, grain=False)
    s.part([("-20,28 -6,27 6,36 16,54 30,74 44,84!", 3, "wire"), ("44,84! 26,82 10,66 -2,46 -17,36.6", 2.6, "wire"), ("-17,36.6 -20,28", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["-21,31 -32,38 -41,56", "-14,31 0,38 14,60", "-12,34 0,44 12,64"], 1.5, "hair")
    s.pop()


def valley(c):
    """What he has left below him: a far peak, and before it a wooded ridge in two colours, its pines no more than dabs of the brush along the edge."""
    c.fill("4,836! 26,806 46,790! 62,764 80,744! 94,718! 102,724 108,716! 126,742 140,756! 156,784 182,800! 214,806 250,790! 250,900! 4,900!", "#b9c6c0")
    for P in ("100,726 104,752 98,778", "112,732 122,760 120,786", "86,746 82,770 72,790", "136,764 146,784 146,804"):
        c.line(P, 4, "rat", "#93aeb4")
    ridge = "4,872 26,856 44,846! 66,850 90,834 112,822! 128,830 150,846! 176,838 206,820 250,826"
    c.fill(ridge + " 250,996! 4,996!", "#7f9aa2")
    D, r = dense(pts(ridge), 1), Rng("pines on the ridge")
    i = 3.0
    while i < len(D):
        x, y, _ = D[int(i)]
        h, w = r(9, 19), r(3.4, 5)
        c.fill("%.1f,%.1f! %.1f,%.1f %.1f,%.1f! %.1f,%.1f! %.1f,%.1f %.1f,%.1f!" % (x + r(-1, 1), y - h, x - w * .5, y - h * .4, x - w, y + 3, x + w, y + 4, x + w * .4, y - h * .3, x + 1, y - h), "#56798a")
        i += r(5, 9)
    for P in ("60,866 74,856 92,852", "104,850 120,842 132,850", "74,884 92,872 112,872", "128,876 142,866 152,868"):
        c.line(P, 4.4, "swell", "#56798a")


def crag(c):
    """The mountain's edge: a block he climbs on and a lower ledge before it, split and struck off aslant, as the axe strokes of the painters' manuals are."""
    rim, side, deep = "#d3c9b2", "#a0968a", "#655c52"
    block = "244,847! 222,849 204,853! 176,852 153,850! 136,856! 129,869! 134,877! 122,893! 126,908! 109,934! 113,946! 97,972! 92,1000!"
    c.part([(block, 6.5, "body"), ("92,1000! 250,1000! 244,847!", 0)], fill=side, reg=.3, grain=False)
    # the top, in the light, broken at its edge; the side away from it
    c.fill("244,848! 204,854! 153,851! 137,857! 131,868! 146,863! 151,871! 166,861! 176,869! 190,862! 200,873! 212,863! 244,866!", rim)
    c.fill("131,869! 146,864! 151,872! 143,898! 156,922! 146,950! 158,1000! 92,1000! 97,972! 113,946! 109,934! 126,908! 122,893! 134,877!", deep)
    for P in ("136,866! 148,866! 140,890! 126,902! 123,894! 134,878!", "127,910! 139,900! 134,924! 147,946! 131,972! 133,1000! 110,1000! 121,962! 112,946! 110,935!", "167,864! 177,871! 171,896! 176,936! 163,908!"):
        c.blob(P)
    for P, w in () if c.pure else (("150,876 156,902 153,930", 5), ("178,868 175,888 178,908", 4.4), ("158,884 166,896 165,920", 3)):
        c.line(P, w, "rat")
    for P in () if c.pure else ("141,894! 147,900 142,926", "136,930 144,944 140,964", "128,982 124,990 126,1000"):
        c.line(P, 3, "rat", rim)
    ledge = "4,936! 26,940! 48,943 66,951! 92,954 119,951! 134,962! 127,974! 140,984! 136,1000!"
    c.part([(ledge, 6.5, "body"), ("136,1000! 4,1000! 4,936!", 0)], fill=side, reg=.3, grain=False)
    c.fill("4,938! 26,942! 66,953! 119,953! 133,962! 116,966! 104,960! 90,969! 74,961! 58,966! 44,955! 26,961! 4,955!", rim)
    c.fill("4,955! 26,961! 44,956! 32,976! 40,1000! 4,1000!", deep)
    for P in ("26,962! 45,957! 36,976! 50,1000! 30,1000! 18,982!", "104,961! 117,967! 107,980! 116,1000! 99,1000! 96,978!", "119,954! 133,963! 127,975! 139,985! 136,1000! 124,1000! 121,976! 128,964!"):
        c.blob(P)
    for P, w in () if c.pure else (("60,967 54,982 60,1000", 5), ("76,964 78,978 74,992", 4), ("88,972 90,984 86,996", 3)):
        c.line(P, w, "rat")
    for P in () if c.pure else ("38,968! 46,980 47,994", "103,972 108,986 106,998"):
        c.line(P, 3, "rat", rim)
    # moss
    for x, y, r in () if c.pure else ((18, 936, 3.4), (25, 937, 2.4), (12, 932, 2.8), (141, 853, 3), (135, 857, 2.4), (148, 849, 2.2), (123, 892, 2.8), (119, 898, 2)):
        c.blob("%g,%g %g,%g %g,%g %g,%g" % (x - r, y + .6, x, y - r, x + r, y, x, y + r * .8))


def draw():
    c = Card("oc", seed="ongcu")
    # one band of mist hangs at the very top
    c.fade(AI_PALE, 10, 170, .95)
    # a flat of dust stands behind bare skin
    c.fade(GROUND, 362, 290)
    if not c.pure:      # its lines would be lost
        c.fill("10,356! 240,356! 240,996! 10,996!", GROUND)
        valley(c)
        c.place(54, 359, -22, .98, True); crane(c); c.pop()
    # the deep that he has climbed out of
    c.fade(AI, 992, 880, .8)
    crag(c)
    # within the skirt of the robe, between the legs
    c.part([("44,744 60,786 100,788 140,764 176,732", 5, "wire"), ("176,732 176,690 60,690 44,744", 0)], fill="#5d574f", reg=0, grain=False)
    # the leg he pushes himself off with, straight from the hip: heel up, weight on the toes
    B.pushing(c, "52,886", 3, .98, True)
    c.part([("62,752 64,772 61,786", 6, "body"), ("61,786 49,800 41,815:1.1 38.6,830 41,846:.7 43,862 41,875 38,884", 6.5, "sweep"), ("38,884 62,886", 0), ("62,886 65,872 71,856 79,836 87,817:.8 93,804", 5.6, "-body"), ("93,804 102,797 106,788 107,779:1.1 103,768 102,752", 5.4, "body"), ("102,752 62,752", 0)], fill=FLESH, reg=0, grain=False)
    # an old man's knee: the cap, the loose skin under it, the sinew to the shin; the calf's edge, the tendon of the heel
    c.line("97,772:.2 90,778:1 89,786:1.1 93,793:.8", 3.2, "flat")
    c.line("103,794:.9 97,799:1 91,798:.1", 3, "flat")
    c.line("61,786 69,791 73,799", 3, "rat")
    c.lines(["91,804 83,823 75,846", "66,802 58,820 58,840", "50,840 51,858 46,876"], 3.2, "swell")
    # the pole, planted ahead
    pole = "206,60:1.25 207,96:.85 210.6,200:1 213,300:.88 216.6,420:1 219,520:.88 224,680:1 229.5,852:.85"
    c.line(pole, 14, "flat")
    c.line("206.4,65:1.2 207.4,98:.75 210.6,202:1 213,302:.8 216.6,422:1 219,522:.8 224,680:1 229.2,847:.7", 8, "flat", ODO)
    for x, y in ((208, 126), (212, 258), (214.4, 352), (221, 600), (226.6, 770)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6, y - 3, x, y + 3, x + 6, y - 3), 2.6, "swell")
    # far arm: up out of its cuff below the beard, the fist shut on the pole above the other
    B.cuff(c, "178,486 197,480 208,502", "208,502 190,503 178,486")
    HD.hold(c, HD.clasp, (176, 520), (216.6, 455), -2, .98)
    c.part([("140,466 162,474 178,485!", 5, "body"), ("178,485! 190,501 208,503!", 6, "body"), ("208,503! 204,524 192,542", 5.4, "sweep"), ("192,542 172,560 140,566", 6, "body"), ("140,566 140,466", 0)], fill=GREY_PALE, reg=0, grain=False, deco=None if c.pure else PT.flowing("140,470 160,480 176,490", "150,560 186,540 204,508", 4, (3,), "#4a4643"))
    c.lines(["191,540 190,520 182,506"], 4, "nail")
    # the leg that climbs: the knee is over the toes; an old man's shin, all bone before, its calf small and high
    c.place(168, 811, 1, .95, True); F.foot_waraji(c); c.pop()
    c.part([("150,654 176,660 196,668", 6, "sweep"), ("196,668 207,676 212,687:1.1 210,700 204,711", 5.6, "body"), ("204,711 204,722 201,738 196,757 190,778:.8 183,798 181,810", 5.2, "-body"), ("181,810 157,811", 0), ("157,811 158,797 156,783:.8 152,769:1.1 152,754 158,740 168,729", 6.2, "-sweep"), ("168,729 150,726 120,720", 6, "body"), ("120,720 150,654", 0)], fill=FLESH, reg=0, grain=False)
    c.line("199,674:.2 192,681:1 190,690:1.1 194,700:.8 199,704:.1", 3.2, "flat")
    c.line("206,710:.9 200,714:1 193,711:.1", 3, "flat")
    c.line("168,729 176,729 182,722", 3, "rat")
    c.lines(["202,722 197,746 186,780", "177,736 169,754 169,776", "160,776 164,790 163,806"], 3.2, "swell")
    # the robe: drawn tight over the lifted thigh to above the knee, from there slack under it to the other knee
    c.part([("30,640 14,668 12,700 20,734 30,758!", 7.5, "sweep"), ("30,758! 44,772 62,771!", 8, "body"), ("62,771! 70,760 78,759! 94,768 108,763!", 8, "body"), ("108,763! 122,750 146,741 171,729", 7.5, "body"), ("171,729 184,720 193,705 194,686 186,668 179,659!", 7, "body"), ("179,659! 160,646 140,630", 7, "-sweep"), ("140,630 30,640", 0)], fill=GREY_PALE,
           deco=lambda s: (grey("10,620 6,690 28,764", "76,660 84,700 104,770", 5)(s), grey("96,640 150,646 192,668", "78,690 118,742 180,724", 4)(s), PT.hollows("44,700 52,730 46,768", "82,700 88,730 78,760")(s)))
    # two drawn taut from the hip to the knee; behind the cloth hangs loose and swings
    for P, w in (("60,698:.1 104,700:.8 148,686:1 186,668:.5", 5.4), ("84,716:.1 116,724:.8 154,712:1.1 190,686:.6", 6.4)):
        c.line(P, w, "flat")
    c.lines(["44,690 52,726 46,766", "80,704 88,734 78,758"] + ([] if c.pure else ["26,690 28,722 36,750"]), 4.8, "nail")
    c.line("32,751 46,764 61,764 70,753 79,752 94,760 107,755 122,742 146,733 168,722 181,713 187,700 187,685 180,668", 2.4, "wire")
    # a long neck, bent; the robe's collar stands off it
    F.skin(c, ("108,396 100,412 88,424 72,434", 5, "body"), ("72,434 140,500 170,470 160,394", 0), ("160,394 108,386", 0), ("108,386 108,396", 0))
    c.part([("170,478 150,458 122,436 88,422", 4.4, "wire"), ("88,422 78,426 76,436", 4.4), ("76,436 108,454 134,480 160,504", 0), ("160,504 170,478", 0)], fill=GREY_PALE, reg=.3, grain=False)
    # vest, over a back bent like a bow above the staff
    kikko = lambda sheet, turned: PT.kikko(sheet, 12, "#efc9a0", 2.0, turned)
    c.part([("164,492 138,466 110,446 76,434", 5, "wire"), ("76,434 46,444 21,482 15,532 20,572 36,604!", 9, "sweep"), ("36,604! 25,630 15,668!", 8, "body"), ("15,668! 50,700 104,698 162,644", 10, "body"), ("162,644 180,590 178,530 164,480", 6, "-body"), ("164,480 164,492", 0)], fill=BENI, bokashi=wiped(DEEP, 706, 600, .8),
           deco=PT.broken(kikko, ("76,420! 20,440! -20,560! -4,690! 46,706! 40,610! 50,520! 86,470!", 30), ("110,430! 86,470! 50,520! 40,610! 46,706! 90,706! 84,640! 92,560! 120,470!", 10), ("120,470! 92,560! 84,640! 90,706! 200,690! 210,560! 170,460!", -14)))
    # from the shoulder down the bow of the back into the sash, where the cloth is gathered, and out of it to the hem
    c.lines(["112,460 70,494 48,546 46,600", "104,466 76,512 66,560 70,612"], 7, "nail", SUMI)
    c.lines(["30,480 28,520 38,560 52,598", "120,604 106,590 98,556", "88,612 84,580 88,548", "60,606 58,580 50,556"], 5.2, "nail", "#5a1410")
    c.lines(["46,630 34,656 32,684", "72,640 66,668 74,696", "104,642 112,664 106,692", "126,640 136,654 138,668"], 6.6, "nail", SUMI)
    c.lines(["58,636 50,660 52,690", "88,642 90,668 86,698"], 4.6, "nail", "#5a1410")
    # a black sash girds him: above it the bowed back, below it the skirts of the vest
    c.part([("30,592 66,612 112,618 172,596", 6), ("172,596 168,628", 0), ("168,628 116,650 68,642 33,622", 6), ("33,622 30,592", 6)], fill=SUMI, reg=0, grain=False)
    c.lines(["38,604 70,624 118,628", "40,616 74,634 124,636"], 2.8, "swell", SASH_LIGHT)
    # front band
    c.part([("160,462 184,514 188,586 166,648", 5), ("166,648 148,660", 4.5), ("148,660 168,592 164,528 140,458", 4.6, "-nail"), ("140,458 160,462", 0)], fill=SUMI, grain=False)
    # near arm: out of the vest's armhole to the elbow, and up to the pole; the lower hand holds it from before, its palm to us
    c.part([("158,541 176,549 189,575 186,605", 4, "wire"), ("186,605 170,594 158,570 158,541", 0)], fill="#4a4540", reg=0, grain=False)
    HD.hold(c, HD.clench, (132, 592), (220, 549), -2, 1.04)
    c.part([("100,480 124,474 146,490 158,514 158,541!", 7, "sweep"), ("158,541! 157,562 167,590 186,605", 5), ("186,605 188,622 170,638 138,641", 6.2, "body"), ("138,641 108,630 94,590", 7, "body"), ("94,590 84,530 100,480", 7, "sweep")], fill=GREY_PALE,
           deco=None if c.pure else PT.flowing("96,478 80,530 92,592 116,638 160,642 188,612", "142,484 158,514 157,541 159,568 168,590 182,602", 5, (3,), "#4a4643"))
    # at the shoulder, and out of the bend of the elbow
    c.lines(["157,543 138,550 120,546", "157,545 140,566 132,598", "158,548 150,582 156,616"], 5, "nail")
    c.lines(["110,496 102,540 110,584"] + ([] if c.pure else ["122,490 124,514 118,534"]), 4.4, "nail")
    c.line("181,612 168,603 155,578 153,558", 2.4, "wire")
    # head, thrust forward from the bent back
    c.head(124, 444, 27, .87, True); elder(c); c.pop()
    # mist comes in before the rock
    c.fill("250,871! 206,871 190,873 183,880 189,887 206,889! 186,890 170,894 163,904 168,914 184,917! 172,919 158,925 154,938 162,950 180,954! 170,957 160,966 160,982 168,998! 250,998!", PAPER_LIGHT)
    for P in ("240,870.6:.3 206,871 190,873 183,880 189,887 206,889:.2", "208,889:.2 186,890 170,894 163,904 168,914 184,917:.2", "188,917:.2 172,919 158,925 154,938 162,950 180,954:.2", "184,954:.2 170,957 160,966 160,982 168,998"):
        c.line(P, 2, "flat", SUMI if c.pure else "#7d99a3")
    c.place(204, 128, 11, .96); gourd(c); c.pop()
    return c.finish()
