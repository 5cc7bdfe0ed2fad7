# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát sách: an old man squats with one knee up, finger and thumb at his pipe, the other fist shut on a red bundle."""
import math

from card import *
from heads import lids, strokes
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

FOLD = "#b3a68c"      # what a fold of black cloth reserves


@own_head("smoker", "-33,1 -31,9 -33,17 -27,26 -30,30 -25.4,35 -33,40 -38.6,47.6:1.1 -35.6,56.6 -23,62.5", "-23,62.5 -6,60.4 11,53.5 22,42 29,26 34,4")
def smoker(s, left, right):
    """The old man at his pipe, in the head's units: brows that hang over heavy lids, one long hooked nose, the lips sunk in over the gums and the chin come up to meet them; few wrinkles, and each of its own length."""
    F.skin(s, ("6,-70 -10,-66 -24,-52 -30.6,-36 -32,-26 -36,-19 -35.4,-12 -30.6,-6 " + left, 4.8, "wire"), (right, 5, "wire"), ("34,4 40,-30 36,-62 6,-70", 0))
    # both eyes on one line, up along the pipe
    lids(s, "-33,-5.4:.5 -28,-9.4:1.2 -20.4,-4:.4", "-32,-2.4 -26.6,-.6 -20.4,-1.6", (-28.4, -7.8, 2.7), 5)
    # the nose stands before the far cheek: one stroke from the brow to the tip, its wing by itself
    s.fill("-13,-14! -16,-7 -22,0 -32,9 -37.4,17 -36,23! -28,24 -16,20 -10,4", FLESH)
    s.line("-12.6,-17:.2 -15,-7:.6 -21,0:.8 -31.6,9:1.1 -38.4,18:1.4 -37.4,23.6:1.2 -31.6,25.4:.9 -27,23.6:.4", s.fine(4.2), "flat")
    s.line("-19.6,11.6:.2 -15,14:1 -13.4,19.4:1.25 -17.4,24:.9 -22,23.6:.3", s.fine(4), "flat")
    s.blob("-30.6,23.6! -27,21 -23.6,22.6!")
    lids(s, "-10,-1.6:.4 -3,-7.6:1.2 7,-8.4:1.35 17,-3:.9 25,3.6:.15", "-7,1.2 2,3.4 13,1", (-2.4, -7, 3.4), 5.6)
    # white brows, the hairs of the near one hanging over the corner of the eye
    s.part([("-35,-12 -33,-19 -27,-21.6 -19,-17.6", 2.4, "wire"), ("-19,-17.6 -25,-16 -30,-14! -35,-9! -35,-12", 2, "wire")], fill=GOFUN, reg=0, grain=False)
    s.part([("-11,-15 -3,-22.6 9,-26 22,-23 30,-15 34,-3!", 3, "wire"), ("34,-3! 28,-9 25,-9! 24,-4! 18,-13 9,-15.4 -2,-14 -11,-12.6! -11,-15", 2.4, "wire")], fill=GOFUN, reg=0, grain=False)
    strokes(s, 1.6, "-4,-18 4,-21 12,-20.4", "8,-18 18,-17.6 25,-12", "16,-22 24,-18 30,-11")
    # the brow, the bag of the eye, two at its corner, from the wing round the mouth, the cheek fallen in
    s.line("-20,-37:.1 -7,-42.4:1 10,-41:.8 22,-36:.1", s.fine(3.4), "flat")
    s.line("-5,8.4:.15 3,12:1 13,9.6:.6 17,6:.1", s.fine(3), "flat")
    s.line("25,-3:.9 33,-7:.1", s.fine(3), "flat")
    s.line("25.6,6.6:1 33.6,10.6:.1", s.fine(3.2), "flat")
    s.line("-13,22:.5 -5.6,28:1.2 -3.6,36:.9 -7,46:.1", s.fine(4.2), "flat")
    s.line("17,17:.1 16,27:1 9,38:.8 4,43:.1", s.fine(3.6), "flat")
    # the lips, drawn in round the mouthpiece; the knob of the chin
    s.line("-31,31.4:.9 -24,29.6:1.1 -16.6,31.4:1.1 -11.4,36.4:.8 -11,40:.15", s.fine(4.2, .7), "flat")
    s.line("-24.6,34.6:.2 -20,36.4:1 -15.6,35.6:.2", s.fine(2.6), "flat")
    s.line("-33,45.4:.2 -28,43.4:1.1 -21.6,46.4:.15", s.fine(3.4), "flat")


def smoke(c):
    """The smoke climbs to the top of the card: narrow where it leaves the bowl, then a sheet that turns over twice, its far side in the shade."""
    ink = 2.6 if c.pure else 1.9
    breath = ink if c.pure else 0       # the higher half has no key line
    c.part([("226,406 231,382 222,352 204,318 190,286 190,258 206,230", ink, "-rat"), ("206,230 214,206 206,182 186,160 172,138 174,110 190,84 196,58", breath, "-rat"),
            ("196,58 204,84 196,112 198,134 214,154 234,182 236,212 224,238", breath, "rat"), ("224,238 212,262 212,286 226,314 238,350 237,386 230,408", ink, "rat"), ("230,408 226,406", 0)],
           fill=PAPER_LIGHT if c.pure else "#dfe3da", reg=0, grain=False)
    if not c.pure:      # where the sheet turns over one sees its other side
        c.fill("190,270 206,230 214,206 209,188! 222,204 224,238 212,262 210,280! 202,286", "#b9c8c6")
        c.fill("174,126 190,84 196,58 203,86! 190,112 190,134!", "#b9c8c6")
        c.fill("228,402 232,382 226,356 214,330! 229,352 235,380!", "#b9c8c6")
    c.lines(["228,398 232,376 224,350 208,320", "200,292 203,270 218,240", "232,350 222,322 210,298"], 1.8, "swell")


def head_cloth(c):
    """Spotted towel over the head, tied under the chin; in the head's own units."""
    spots = lambda sheet, turned: PT.kanoko(sheet, 21, PAPER_LIGHT, turned)
    dots = lambda *at: lambda sheet: [sheet.fill("%g,%g %g,%g %g,%g %g,%g" % (x - r, y, x, y - r, x + r, y, x, y + r), PAPER_LIGHT) for x, y, r in at]
    # the ends, one turned over
    c.part([("-6,64 -18,76 -36,88 -42,98! -24,102 -6,92 4,76", 4.4, "wire"), ("4,76 -6,64", 0)], fill=AI, reg=0, grain=False, deco=dots((-18, 88, 4.2), (-30, 95, 3.6), (-6, 78, 3.6)))
    c.part([("4,66 8,82 18,98! 36,94! 26,78 12,62", 4.4, "wire"), ("12,62 4,66", 0)], fill=AI, reg=0, grain=False, deco=dots((16, 80, 4), (24, 92, 4.2)))
    c.part([("8,82 4,96 18,98!", 3, "wire"), ("18,98! 13,90 8,82", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("-34,-34 -38,-56 -22,-82 14,-94 50,-84 72,-54 74,-14 64,24 44,46 20,60 0,68", 6.5, "sweep"), ("0,68 -8,62 -8,55", 4),
            ("-8,55 10,48 26,34 32,10 34,-18 20,-42 -6,-50 -34,-34", 5.5, "-nail")], fill=AI, reg=.1,
           deco=PT.broken(spots, ("-70,-30! -34,-34 -20,-52 -4,-70 24,-82! 60,-120! -70,-120!", -28), ("-34,-34! -20,-52 -4,-70 24,-82! 60,-120! 120,-64! 66,-56 44,-56 22,-42! -6,-50", 6), ("22,-42! 44,-56 66,-56! 120,-64! 120,-16! 70,-16 52,-18 34,-12!", 30),
                          ("34,-12! 52,-18 70,-16! 120,-16! 120,14! 64,14 48,19 32,16!", 52), ("32,16! 48,19 64,14! 120,14! 100,100! -20,100! -20,50!", 76)))
    c.lines(["-30,-38 -18,-56 -4,-70 24,-82", "24,-42 44,-56 66,-56", "35,-12 52,-18 70,-16", "33,15 48,19 64,14"], 4.8, "nail")
    if not c.pure:
        c.lines(["-14,-48 4,-64 26,-70", "30,-28 46,-38 60,-38", "26,34 38,36 50,32", "2,52 16,54 28,48"], 3, "nail")
    c.part([("-10,54 2,51 11,58 8,69 -4,72 -13,65 -10,54", 4, "wire")], fill=AI, reg=0, grain=False)
    c.lines(["-9,57 -2,61 6,70", "3,54 3,60 7,64"], 2.2, "nail")


BAG = 138, 690, 848      # of the bundle: its middle, the height of its neck and of its foot


def net(sheet):
    """Rings that cut each other, on a round and gathered cloth: narrow at its sides, drawn out long and thin towards the neck."""
    if sheet.pure:
        return
    x0, top, foot = BAG

    def on(u, v):
        # v from the neck to the foot; folds carry it to and fro
        swell = 9 + 44 * math.sin(min(1, v * 1.15) * math.pi * .5) ** 1.1
        a = u + .05 * math.sin(9 * u + 2) * (1.3 - v)
        return x0 + swell * math.sin(max(-1.6, min(1.6, a * 1.25))) + 5 * v, top + 6 + (foot - top) * v ** .86 + 7 * (1 - a * a) * v
    d = []
    for row in range(9):
        for k in range(-3, 4):
            u, v = (k + .5 * (row % 2)) * .44, .12 + row * .118
            if abs(u) < 1.3:
                P = [on(u + .22 * math.cos(i * math.pi / 4), max(0, v + .118 * math.sin(i * math.pi / 4))) for i in range(8)]
                d.append(shape_d([sheet.stack[-1](*p) + (False, None) for p in P]))
    sheet.raw('<path fill="none" stroke="#f2d9b8" stroke-width="2.1" d="%s"/>' % "".join(d))


def bundle(c):
    """Red wrapping cloth in his lap, gathered to a neck and tied with string: folds run from the neck into the round of it, and the rings go with them."""
    red = GOFUN if c.pure else BENI
    c.part([("128,690 112,712 95,744 88,784 97,822 118,844 142,848 164,836 177,806 176,768 167,734 157,708 149,691", 7, "sweep"), ("149,691 138,687 128,690", 0)], fill=red, bokashi=wiped("#8e2018", 856, 770, .8), deco=net, reg=.3)
    for P, w in list(zip(("129,694 114,724 102,764 101,806", "141,696 145,736 151,772 148,812", "135,696 128,732 122,770 126,806", "148,694 159,728 167,760 168,796"), (5, 5, 4.6, 4.6)))[:2 if c.pure else 4]:
        c.line(P, w, "nail")
    if not c.pure:
        c.lines(["132,696 120,736 112,782", "138,698 136,730 137,768", "144,696 153,732 159,766"], 2.8, "nail")
    # the cloth's corners above the string
    c.part([("131,688 118,664 106,646 98,652! 104,672 126,694", 4.6, "body"), ("126,694 131,688", 0)], fill=red, reg=.2)
    c.part([("144,688 156,662 174,642 183,650! 172,674 150,694", 4.6, "body"), ("150,694 144,688", 0)], fill=red, reg=.2)
    c.part([("132,688 130,668 138,650! 146,668 144,688", 4, "body"), ("144,688 132,688", 0)], fill="#8e2018" if not c.pure else red, reg=0, grain=False)
    c.lines(["106,654 118,670 130,688", "176,652 160,670 147,688"], 3, "nail")


def string(c):
    """Wound twice round the bundle's neck under the fist; its ends hang."""
    for P in ("150,700 162,708 168,722 164,740", "150,700 157,714 156,732"):
        c.line(P, 5.2, "even"); c.line(P, 2.2, "even", ODO_PALE)


def tobacco(c):
    """The smoker's box before him, seen from above and cut by the border: the pot of embers on its ash, the bamboo, a handle over them."""
    wood, end = (ODO if c.pure else "#b98a4a"), "#9c6f38"
    # its inside, the far wall and the right one
    c.part([("4,908! 96,902!", 4.4), ("96,902! 116,926!", 4.4), ("116,926! 4,934!", 0), ("4,934! 4,908!", 0)], fill="#5b4128", reg=0, grain=False)
    c.part([("96,902! 116,926! 110,928! 92,908!", 3, "even"), ("92,908! 96,902!", 0)], fill=wood, reg=0, grain=False)
    # a bamboo for the ash, cut through above its joint
    c.part([("78,894 78,916 80,934", 4, "body"), ("80,934 99,932", 0), ("99,932 99,914 98,893", 4.4, "body"), ("98,893 78,894", 0)], fill=MIDORI, reg=.3, grain=False)
    c.part([("77,894 83,887 93,887 99,893", 3.2, "wire"), ("99,893 93,900 83,900 77,894", 3.2, "wire")], fill=ODO_PALE, reg=0, grain=False)
    c.blob("81,894 85,890 92,890 95,893 91,896.5 85,896.5")
    c.line("79,921 88,924 99,920", 2.4, "swell")
    # the pot, ash heaped in it, one ember
    c.part([("18,904 20,926 26,938", 4.4, "body"), ("26,938 56,936", 0), ("56,936 64,922 66,902", 5, "body"), ("66,902 42,910 18,904", 0)], fill=AI_PALE, reg=.4, grain=False)
    c.part([("18,904 26,894 44,890 60,893 66,902", 4, "wire"), ("66,902 58,911 42,914 26,911 18,904", 4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.fill("24,904 32,898 42,894 52,898 60,903 54,908 42,910 30,909", GREY)
    c.fill("36,901 42,897 49,899 48,904 40,905", BENI)
    c.lines(["23,922 40,927 61,920", "30,904 34,901"], 2, "swell", AI)
    # its front and side, the boards joined at the corner
    c.part([("4,934! 60,931 116,926!", 4.6, "even"), ("116,926! 115,974!", 5), ("115,974! 60,980 4,982!", 5.4), ("4,982! 4,934!", 0)], fill=wood, bokashi=wiped(end, 990, 930, .7), grain=False)
    c.line("4,941 60,938 115,933", 2.2, "even")
    for P in () if c.pure else ("10,952 40,947 70,950 108,943", "14,964 50,958 84,962 112,957", "30,972 60,969 90,971"):
        c.line(P, 1.8, "swell", "#5b4128")
    c.blob("30,950! 34,945 44,944 48,949! 44,955 34,956")     # a hand-hole in the shape of a drop
    # the handle springs over it
    c.line("6,884:1 30,872:1 62,871:1 86,882:.9 106,914:.9", 7.4, "flat"); c.line("6,884:1 30,872:1 62,871:1 86,882:.9 106,914:.9", 3.6, "flat", wood)


# where the front of the coat falls into folds, it is darker
SHADED = ("112,540! 98,600 98,650! 106,660 112,676! 116,610", "168,562! 158,604 140,640 126,676! 138,676 152,650 164,618", "178,590! 174,630 158,668! 170,662 182,640")


def lying_foot(c):
    """The ankle and the foot that lies on its outer edge, its back to us: the great toe above, four smaller ones under it."""
    F.skin(c, ("90,844 104,841 113,839", 6, "body"), ("113,839 121,832 130,830 138,836 150,833 164,833 176,836", 5.6, "body"), ("176,836 180,852 172,872 160,877", 0),
           ("160,877 149,875 141,878 133,884 122,887:1.2 111,882 102,873:.8 90,871", 6.2, "-body"), ("90,871 88,858 90,844", 0))
    # four small toes behind the great one
    for P in ("161,873 167,870.5 173,873 172,878.4 166,880 159,877", "166,866 174,865 179.4,868.6 178,874 172,875 165,871", "170,859 179,858.4 185,862.6 183.4,868.4 177,869 169,865", "173,851 183,850.4 190,854.6 188.6,861 182,862 172,858"):
        F.skin(c, (P, 3.2, "wire"), (P.split()[-1] + " " + P.split()[0], 0))
    F.skin(c, ("172,836 182,833 194,835 202,841 201,849 193,852 182,851 174,848", 4.2, "body"), ("174,848 172,836", 0))
    c.fill("166,838 175,838 177,846 175,852 171,859 166,867 160,873 150,866 152,846", FLESH)
    c.lines(["176,849 169,852 164,857"], 1.9, "rat")
    # ankle bone, the sinew of the great toe, the vein over the instep
    if not c.pure:
        c.lines(["118,844 125,840 131,845", "136,846 152,842 168,842", "138,856 150,854 160,856", "138,875 129,876 121,871"], 2.6, "swell")
    if not c.pure:
        c.line("193,837.5 197,841 196.6,845", 1.3, "hair")


def evening(c):
    """The veranda where he sits at nightfall: boards, and over them nothing but the sky and the thin moon."""
    c.fade(SUMI, 10, 112, .32)
    c.fill("148,24 160,34 164,52 158,70 144,80 153,66 155,50 151,36", GOFUN)
    # boards
    c.part([("4,776! 250,768!", 5, "even"), ("250,768! 250,996! 4,996! 4,776", 0)], fill=ODO_PALE, grain=False)
    for P in ("250,806 236,806 218,807", "4,904 90,900 170,898", "4,952 70,946 170,944"):
        c.line(P, 2.6, "rat", "#7a5518")


def draw():
    c = Card("8s", seed="bundle")
    st = lambda left, right, n: PT.flowing(left, right, n, (5, 2.2), AI_PALE)
    evening(c)
    smoke(c)
    # back and far shoulder: bent like a bow
    c.part([("96,460 52,478 24,536 15,610 15,690 24,752 48,808", 8, "sweep"), ("50,808 120,850 150,790", 0), ("150,790 210,690 214,560 178,470", 7, "sweep"), ("178,470 140,460 96,462", 5)], fill=AI, deco=lambda s: (st("96,460 36,482 6,560 -4,690 10,830", "178,466 216,540 232,640 222,800", 7)(s), s.pure or [s.fill(P, "#1f3d5c") for P in SHADED]), bokashi=wiped("#16304d", 830, 640, .7), reg=0)
    # from the collar and the far armpit the front is drawn down into the lap
    for P, w in (("168,566:.3 158,604:1 140,640:.8 128,672:.1", 4.6), ("150,584:.2 142,612:.9 124,646:.7 116,664:.1", 3.6), ("176,600:.9 170,636:.8 156,664:.1", 3.8))[:1 if c.pure else 3]:
        c.line(P, w, "flat")
    crease = PAPER_LIGHT
    # the far knee drawn up, the foot flat on the boards before him: short black trousers have slid back from the knee; the cap of it, the shin in one line, the calf behind
    ink = SUMI if not c.pure else "#3b3633"
    c.push(193, 813, 1, .66, True, sy=.98); F.foot_bare(c); c.pop()
    F.skin(c, ("196,650 206,638 218,636.6", 5, "body"), ("218,636.6 230,639 236,647:1.2 237,657 233,667:1.1 229,673:.8 230,686 227,712 219,748 209,784 202,812", 5.4, "body"), ("202,812 184,812", 0),
           ("184,812 183,796 178,776:.8 173,754:1.1 173,734 186,706", 5.6, "-body"), ("186,706 196,650", 0))
    # the lower edge of the kneecap, the sinew under it, the ridge of the shin, the calf behind it, the tendon down to the heel
    for P in ("216,646:.1 211.6,655:1 213,666:1 219,671:.2", "219,675:.2 225,677:1.2 229.6,673:.5", "223,684:.5 222,710:1 213,750:.8 203,784:.1", "190,716:.1 185,736:1 186,758:.9 191,776:.1", "188,790:.1 189.4,803:1 187,814:.2")[:2 if c.pure else 5]:
        c.line(P, 2.5, "flat")
    c.part([("112,704 146,672 176,650 206,636", 6, "sweep"), ("206,636! 211,654 208,680 189,716!", 5, "body"), ("189,716! 166,752 112,800", 6, "-body"), ("112,800 112,704", 0)], fill=ink, reg=0, grain=False)
    fold = crease if c.pure else FOLD
    # its hem, and the folds from the groin to it
    c.line("202,640 206.4,656 203.4,679 186.6,711", 2.4, "wire", fold)
    for P, w in (("203,662:.9 186,668:1 164,688:.6 150,712:.1", 4), ("200,688:.8 184,698:1 168,722:.1", 3.4), ("184,652:.6 170,664:1 160,676:.1", 2.8)):
        c.line(P, w * (1.2 if c.pure else 1), "flat", fold)
    # the near leg is folded before him: thigh and knee lie out to the border under the robe, the bare shin comes back from under its hem, straight, thin at the ankle; the heel and the foot's outer edge are on the boards
    c.push(17, 122, 0, .86); lying_foot(c); c.pop()
    F.skin(c, ("62,836 80,840 97,845.6:.8", 5.6, "body"), ("97,845.6 94,870.6", 0), ("94,870.6:.7 84,875 66,879 50,880", 6.2, "-body"), ("50,880 62,836", 0))
    for P in ("68,847:.1 82,850:1 100,857:.1",)[:0 if c.pure else 1]:
        c.line(P, 2.4, "flat")
    c.part([("96,830 88,846 83,862 80,882!", 5, "body"), ("80,882! 50,888 24,878!", 5.4, "body"), ("24,878! 60,840 96,830", 0)], fill=ink, reg=0, grain=False)
    c.line("90,842 84,860 79,878", 2.4, "wire", fold)
    # the skirt of the robe over hip, thigh and knee, drawn tight round the knee and let down to the boards
    c.part([("92,690 60,736 34,784 19,826 14.6,848:1.2 18,866 26,880!", 7, "sweep"), ("26,880! 46,884 70,880!", 6, "body"), ("70,880! 76,862 86,844 104,836!", 6, "body"), ("104,836! 140,836 174,800!", 0), ("174,800! 178,760 160,700 92,690", 0)], fill=AI, reg=.1,
           deco=PT.shaded("#1f3d5c", ("24,858! 52,838 84,826 120,820! 104,838 84,846 70,880! 52,868 36,862", "96,690! 92,720 74,744 60,756! 84,752 104,728 112,700"), st("84,690 50,738 18,800 4,856 18,892", "176,690 172,740 150,790 112,846 66,894", 6)))
    # from the knee they run over the thigh into the lap, along the shin to the hem, and down to the boards; from the hip towards the knee
    for P, w in (("18,838 40,800 76,768 108,752", 5.4), ("18,850 48,822 86,806 118,800", 5), ("20,860 44,846 76,838", 4.4), ("24,868 40,862 62,868", 3.8), ("110,712 92,736 70,752", 5), ("120,762 100,778 78,788", 3.4))[:3 if c.pure else 6]:
        c.line(P, w, "nail")
    bundle(c)
    c.push(-14, 118, 0, .88); tobacco(c); c.pop()
    # near arm round the bundle, the fist shut on its neck; the sleeve hangs from the middle of the forearm
    bag = pts("25,708! 48,698 74,692 92,678 106,658! 112,714! 96,756 52,764 20,740!")      # what hangs from the elbow turns with the forearm
    B.cuff(c, "96,708 116,686 106,658", "106,658 88,676 96,708")
    string(c)
    HD.hold(c, HD.grip, (46, 682), (139, 694), 4, 1.12, width=19)
    c.lines(["124,684 114,681 104,682", "121,692 112,690 104,692"], 1.9, "rat")
    c.part([("90,474 64,500 47,546 38,604 31,662 25,708:1.3!", 8, "sweep"), ("25,708! 32,736 50,753", 7, "body"), ("50,753 78,758 102,738 96,708", 6.5), ("96,708 88,680 106,658", 5.5), ("106,658 97,610 112,540", 6, "-nail"), ("112,540 90,474", 0)], fill=AI,
           deco=lambda s: (st("88,466 46,530 32,620 18,714", "120,520 96,610 102,656 84,700", 4)(s), s.fill(bag, "#234261"), s.inside(bag, PT.flowing("106,656 86,680 58,692 22,704", "112,730 88,758 50,762 18,726", 4, (5, 2.2), AI_PALE), 0)), reg=.1, bokashi=wiped("#16304d", 764, 634, .6))
    # from the shoulder down the upper arm; the crook of the elbow; from its point along the forearm and down into what hangs from it
    c.lines(["88,484 66,536 56,590 56,646", "112,540 92,590 82,630:.8 86,664"], 5, "nail")
    for P, w in (("106,658:.9 92,677:1 72,690:.8 48,697:.1", 5), ("26,706:1.2 42,692:.9 54,676:.1", 5), ("27,709:1.2 48,714:1 74,706:.1", 4.6), ("28,712:1 40,732:.9 58,744:.1", 4))[:2 if c.pure else 4]:
        c.line(P, w, "flat")
    # collar
    c.part([("110,454 126,490 146,540", 0), ("146,540 160,502 154,464", 0), ("154,464 110,454", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("86,462 104,510 134,572", 5.5), ("134,572 148,556", 4), ("148,556 128,506 112,456", 4.5), ("112,456 86,462", 0)], fill=SUMI, grain=False)
    c.part([("170,458 168,506 142,560", 5), ("142,560 152,574 182,508 184,466", 5), ("184,466 170,458", 0)], fill=SUMI, grain=False)
    # head, pipe
    c.head(102, 486, 6, .98, True)
    F.face_man(c, kind="smoker")
    # grey hairs that have come out at the temple
    c.lines(["27,-37 29,-29 26,-21", "31,-30 32,-21 29,-12"], 2, "swell", SUMI if c.pure else GREY)
    head_cloth(c)
    c.pop()
    # a long straight pipe, thin as a reed: mouthpiece and neck of brass, bamboo between; its bowl is no greater than a finger's tip
    w = 9 if c.pure else 7.4
    for P, col in (("150,463:.9 188,442 224,422:1", None), ("174,449.8 188,442 205,432.6", ODO), ("151,462.4:.9 171,451.4", GREY), ("208,431 223,422.6", GREY)):
        c.line(P, w if col is None else w * .46, "flat", col or SUMI)
    c.line("222,423.4:1 228,420:1 230,414:1.1", w, "flat"); c.line("223,422.8:1 227.6,419.6:1 229.6,415:1.1", w * .46, "flat", GREY)
    c.part([("224.6,406 225.6,414 230,416.6", 3, "body"), ("230,416.6 235,414 236,406", 3.2, "body"), ("236,406 224.6,406", 0)], fill=GREY, reg=0, grain=False)
    c.part([("224.2,406 227,403.4 233.6,403.4 236.4,406", 2.4, "wire"), ("236.4,406 233,408.6 227.6,408.6 224.2,406", 2.4, "wire")], fill=SUMI, reg=0, grain=False)
    if not c.pure:
        c.fill("227.4,405.8 230,404.6 233.2,405.4 232.6,407 228.6,407.2", BENI)
    # far arm: the elbow on the raised knee, the sleeve hangs from the middle of the forearm, finger and thumb at the pipe
    B.cuff(c, "184,530 208,506 233,512", "233,512 222,540 184,530")
    HD.hold(c, HD.pinch, (222, 606), (192, 440), 61, 1.04, width=19)
    # an old forearm: two sinews to the wrist and the bone beside it
    c.lines(["209,488:.3 206,502:1 210,528", "212,494:.3 211,508:1 214,524"], 1.9, "rat")
    c.line("197,486:.3 201,490:1 200,496:.3", 2.2, "flat")
    c.part([("180,488 181,508 184,530", 5.5, "nail"), ("184,530 208,541 233,512", 6), ("233,512 246,560 242,622", 7, "sweep"), ("242,622 216,634 190,618", 6.5), ("190,618 166,580 166,500", 6, "-sweep"), ("166,500 180,488", 0)], fill=AI, deco=PT.flowing("164,496 164,570 188,626", "192,486 190,536 236,512 250,624", 5, (4, 2), AI_PALE, gap=.26), reg=0)
    c.lines(["194,540 198,578 208,620", "228,528 222,566 226,616", "210,546 212,576 218,596"], 5, "nail")
    return c.finish()
