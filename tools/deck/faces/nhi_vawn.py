# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhị văn: man in the snow, cap and white scarf, hunched, his arms folded, each hand up the other's sleeve."""
import math

from card import *
from heads import listening_ear
from men import own_head
from scenery import *
import bodies as B, figures as F, patterns as PT

COAT_SHADE = "#1b3350"     # of indigo cloth, beneath a fold
TURNED = "#b9cbce"     # of the white scarf, where it turns under


@own_head("frozen", "-36,-5 -42,6 -45,20 -42.4,31 -38,37 -38.6,43 -34,48 -33,53 -24,60 -14,61", "-14,61 6,60 24,52 35,38 38,28:.8 40,14 38,2")

def freezing(s, left, right):
    """A broad young carter with the wind in his face: brows drawn down, eyes two cuts under heavy lids, a long broken nose, the lips drawn in; one stroke from the nose, one for the cheekbone."""
    F.skin(s, ("6,-70 -10,-66 -24,-52 -31,-36 -36,-22 -33,-13 " + left, 5, "wire"), (right, 5, "wire"), (right.split()[-1] + " 40,-30 36,-62 6,-70", 0))
    # far side: the brow is pulled down on an eye that is but a cut
    s.part([("-18,-8! -24,-14.6 -31,-18.6 -38,-18!", 0), ("-38,-18! -32,-15 -25,-11 -19.4,-5!", 0), ("-19.4,-5! -18,-8!", 0)], fill=SUMI, back=None, reg=0, grain=False)
    s.line("-36.4,-2:.4 -30.6,-5.2:1.1 -25,-2.4:1.2 -19.4,2.4:.5", 4.6, "skin")
    # the nose, long and broken
    s.fill("-13,-12 -19,0 -29,10 -40,20 -43,26! -38,31 -28,31 -19,33 -9,29 -7,18 -10,4", FLESH)
    s.line("-17,-10:.4 -18.6,-3:1 -24,2:1.2 -25.4,8:.8 -33,15:1 -42,21.4:1.1 -43.6,26.4:1.3 -39.6,31:1.3 -31,31.4:.6", 4.2, "skin")
    s.line("-15,17:.4 -9,19:1 -6.6,25:1.2 -11,31:1.1 -18,32:.6", 3.8, "skin")
    s.blob("-31.4,31 -27.6,27.6 -23.4,28.4 -23,31")
    s.part([("-12.4,-8! -5,-15.6 8,-21.6 22,-20 34,-11!", 0), ("34,-11! 22,-15.6 14,-16! 13.4,-14! 2,-11.6 -6,-6 -10.6,-3!", 0), ("-10.6,-3! -12.4,-8!", 0)], fill=SUMI, back=None, reg=0, grain=False)
    s.blob("-5.6,2.6! 2,1.4! 1.4,5 -1.6,6.2 -5,5.2")
    s.line("-12,5.6:.5 -5,2.6:1.1 4,1.4:1.3 14,0:1.1 24,-3.6:.4", 4.8, "skin")
    s.line("-8,8:.4 2,9.4:1 14,6:.4", 2.2, "skin")
    # the stroke about the mouth, the cheekbone
    s.line("-3.6,28:.5 4.4,33:1.1 7.6,41:1 5,48:.4", 3.6, "skin")
    s.line("32,7:.4 25,12:1.1 20,21:.9 19.6,29:.4", 3, "skin")
    # the lips drawn in and held
    s.line("-37,41:.5 -30,38.6:1 -25,39.4:.8 -18,38.6:1.1 -9,41:1.1 -4,45:.4", 4, "skin")
    s.line("-30,46:.4 -22,47.4:1 -15,46:.4", 2.4, "skin")


def cap(c):
    """A black towel bound round the head, two white stripes along its hem, its corner knotted at the back and blown up; in the head's own units."""
    c.part([("58,-52 74,-66 92,-72 100,-66!", 4.6, "body"), ("100,-66! 92,-54 78,-44 64,-38", 4.6, "body"), ("64,-38 58,-52", 0)], fill=SUMI, reg=0, grain=False)
    c.part([("64,-44 84,-40 98,-26 96,-20!", 4.6, "body"), ("96,-20! 80,-22 62,-30", 4.6, "body"), ("62,-30 64,-44", 0)], fill=SUMI, reg=0, grain=False)
    c.lines(["68,-50 82,-60 94,-66", "68,-36 82,-32 92,-24"], 2.6, "swell", PAPER)
    c.part([("-36,-24 -44,-48 -36,-72 -10,-86 24,-84 52,-70 68,-46 66,-24", 6, "sweep"), ("66,-24 40,-38 4,-44 -36,-24", 5)], fill=SUMI, reg=0, grain=False)
    for P in ("-37,-34 -6,-52 36,-46 65,-32", "-38,-44 -6,-61 38,-54 65,-40"):
        c.line(P, 3, "even", PAPER)
    c.lines(["62,-46 40,-66 14,-74", "64,-42 44,-58 30,-62"], 2.8, "rat", "#b9ab90")


SIZES = 8.6, 5.2, 2.6
DRIFT = .44     # how steeply the wind lets the snow fall


def flake(c, x, y, k, r):
    """A flake as the knife spares it, a little longer the way it drifts."""
    u, v = math.cos(DRIFT), math.sin(DRIFT)
    P = [(k * 1.2 * r(.92, 1.08) * math.cos(a), k * .88 * r(.92, 1.08) * math.sin(a)) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)]
    c.ink(shape_d([c.stack[-1](x + p * u - q * v, y + p * v + q * u) + (False, None) for p, q in P]), GOFUN)


def snowfall(c):
    """Snow of three sizes, that drifts on one diagonal with the scarf's wind: in strings, a great flake ahead of smaller ones, and between them bare air."""
    r = Rng("drift")
    for i, y0 in enumerate(range(-76, 830, 34)):
        x = (20, 128, 66, 172)[i % 4] + r(-16, 16)
        for k, apart in ((SIZES[2], 0), (SIZES[2], 17), (SIZES[1], 19), (SIZES[i % 2], 24), (SIZES[2], 100), (SIZES[1], 18)):
            x += apart * r(.8, 1.3)
            if x > 246:
                x -= 236
            y = y0 + x * math.tan(DRIFT) + r(-5, 5)
            if 14 < x < 236 and 16 < y < 826 and not (x < 134 and y < 246 or x < 94 and y < 310):
                flake(c, x, y, k, r)
    c.flush()


def settled(c, above, below, shade=None):
    """Snow that lies along an edge: its back smooth, its lower edge as it slips."""
    c.part([(above, 4.6, "body"), (below, 3, "wire")], fill=GOFUN, reg=0, grain=False)
    if shade and not c.pure:
        c.line(shade, 2.6, "swell", AI_PALE)


def tail(c):
    """What the wind has of the scarf: it beats to and fro as it rises from his nape, so that face and back are seen by turns, and is gone out of the picture."""
    shade = "#c3cfd0"
    # the back, between two turns
    c.part([("230,328! 214,314 200,298 193,278 197,254!", 6, "sweep"), ("197,254! 173,266 164,290 168,316 184,342 206,366", 6.5, "body"), ("206,366 230,328!", 0)], fill=shade, reg=0, grain=False)
    c.lines(["222,336 200,322 182,300", "214,346 192,332 178,316"], 4, "nail")
    # the end of it, the face out again, its edge beaten by the wind
    c.part([("165,292! 166,258 180,230 204,216 226,196 262,182!", 7, "sweep"), ("262,190! 262,250!", 0), ("262,240! 244,234 230,248 214,248 199,262 189,286 187,306!", 5.5, "-body"), ("187,306! 172,308 165,292!", 4)], fill=GOFUN, reg=0, grain=False, deco=lambda s: s.pure or s.fill("164,290! 177,274 184,284 198,258! 204,270! 192,292 187,308 170,310!", TURNED))
    c.lines(["176,290 183,256 206,234 236,214", "180,272 192,250 208,242", "222,240 236,222 250,214"], 4.4, "nail")
    # from the nape to the first turn
    c.part([("128,424 164,412 190,390 204,362 216,338 230,328!", 5, "sweep"), ("230,328! 238,356 232,388 214,416 188,438 150,456", 7.5, "-sweep"), ("150,456 128,424", 0)], fill=GOFUN, reg=0, grain=False, deco=lambda s: s.pure or s.fill("231,326! 230,350 220,376 200,398 176,416! 206,410! 232,384 244,350", TURNED))
    c.lines(["152,434 186,418 208,390 223,354", "176,432 202,412 217,388", "226,342 222,360 212,376"], 4.4, "nail")


def hind_leg(c):
    """The far leg thrusts: the thigh goes down from the hip, the shin back and away from us, the heel is up and cut by the frame."""
    B.pushing(c, "216,822", 0, .88)
    # the cord that holds the foot down on its sole, before the instep
    c.line("193,867:.8 188,858:1 192,850:1 199,839:.7", 4, "flat")
    F.kyahan(c, [("145,800 160,811 188,826 213,838", 6, "sweep"), ("213,838 224,826 229,812", 4.6), ("229,812 216,794:.9 200,779:1.3 184,770", 7, "-sweep"), ("184,770 160,784 145,800", 4.6)],
             ["159,812:.8 178,800:1.1 194,776:.8", "176,821:.8 193,809:1 210,788:.8", "196,831:.8 208,820:1 220,801:.8"])
    c.part([("148,668 144,708 139,744 134,770", 6.5, "body"), ("134,770 133,786:1.2 146,806", 6, "body"), ("146,806 172,796 190,774", 6), ("190,774 193,752 208,716 218,672", 7, "-body"), ("218,672! 216,640! 150,640! 148,668", 0)], fill=GREY_PALE, deco=striped("142,660 140,712 132,776 140,810", "222,664 210,716 192,776", 7))
    settled(c, "188,772 198,774 213,790 229,812", "229,812 219,808 213,796 205,795 201,784 193,783 188,772")
    # from the seat, and in the hollow of the knee
    for P, w in (("206,684 190,730 160,770", 7), ("216,688 204,724 184,752", 3.6), ("192,768 174,766 158,772", 6), ("192,756 180,752 168,756", 3.4), ("140,778 146,790 156,796", 4.4)):
        c.line(P, w, "nail")


def fore_leg(c):
    """The fore leg bears him: the thigh goes forward from the hip, the knee is over the toes; in its legging the shin is straight before, the calf high behind, thin above the ankle, where the snow takes it."""
    P = [("33,784 42,816 60,858 79,902", 6, "sweep"), ("79,902 106,900", 0), ("106,900 103,872 106,846:.8 108,824:1.3 101,800 86,780", 7.6, "-sweep"), ("86,780 58,794 33,784", 0)]
    F.kyahan(c, P, ["37,804:.7 66,820:1.2 105,808:.7", "45,829:.7 74,842:1.1 107,828:.6", "56,852:.7 80,860:1 104,854:.8", "66,874:.8 86,881:1 103,872:.7"])
    # the shin is an edge, the cloth is strained over the calf
    c.lines(["44,812 58,840 75,880", "99,812 101,830 96,846"], 3.8, "nail", "#16304d")
    c.part([("112,660 82,690 52,720 32,744", 7.5, "sweep"), ("32,744 25,755:1.2 27,772 38,794", 6.5, "body"), ("38,794 62,802 88,784", 6), ("88,784 114,766 142,736 170,696", 6.5, "-body"), ("170,696! 178,640! 130,640! 112,660", 0)], fill=GREY_PALE, deco=striped("98,656 54,712 28,752 34,800", "174,690 140,738 90,788", 7))
    # folds run from the knee back to the seat; in the hollow behind it the cloth is crushed, over the cap it is tight
    for P, w in (("52,738 74,720 104,702 134,694", 6), ("108,766 84,760 62,764 48,772", 6.6), ("98,776 78,776 62,784", 3.6), ("126,750 104,750 88,756", 4)):
        c.line(P, w, "nail")
    settled(c, "23,760 19,744 32,727 50,708 66,696 74,697", "74,697 71,707 62,708 58,719 49,719 46,732 37,733 34,746 28,746 23,760", "30,738 44,722 60,706")
    c.line("36,752:.3 29,762:1 34,776:1 44,783:.3", 2.8, "skin", "#57514a")


def arms(c):
    """The arms are folded against the cold, each hand up the other's sleeve: the far forearm goes into the oval mouth of the near one."""
    deep = "#0f1c30"
    # far arm: down to an elbow that stands out before the breast, and back
    c.part([("84,452 70,484 56,520 46,548 36,574!", 7.5, "sweep"), ("36,574! 56,596 82,606 110,608", 7, "body"), ("110,608 112,538", 0), ("112,538 100,500 84,452", 0)], fill=AI, reg=0, deco=None if c.pure else lambda s: s.fill("36,574! 66,590 110,594! 118,612! 60,612!", deep))
    for P, w in (("40,572:1.2 58,556:1 78,534:.7 96,500:.1", 6.4), ("92,474:.9 82,496:.9 66,518:.1", 4)):
        c.line(P, w, "flat")
    # near arm, one contour: from the shoulder under the snow to the corner of the elbow, and forward to its mouth, narrower all the way
    c.part([("166,438 190,452 205,488 213,538 221,592!", 7.5, "sweep"), ("221,592! 194,612 160,621 128,618 101,609!", 8, "-sweep"), ("101,609! 92,580 98,546!", 0), ("98,546! 124,546 152,536 172,516", 5.5, "-nail"), ("172,516 164,484 150,452", 4.6, "-nail"), ("150,452 166,438", 0)],
           fill=AI, reg=0, deco=None if c.pure else lambda s: s.fill("221,592! 194,598 160,607 128,606 98,598! 98,640! 224,640!", deep))
    # out of the elbow: to the crook of the arm, along the forearm, beneath it; out of the armpit down the upper arm
    for P, w in (("219,588:1.2 204,566:1 190,542:.7 174,520:.1", 7), ("214,590:1.2 188,580:1 156,572:.7 126,574:.1", 6.4), ("170,514:1.1 184,524:1 194,540:.8 199,560:.1", 5), ("168,448:.9 186,476:1 194,508:.1", 4.4), ("118,552:.2 140,556:.9 160,550:.1", 3.4)):
        c.line(P, w, "flat")
    # its mouth, lined pale, dark within; the far sleeve comes over the further lip and is lost behind the nearer one
    c.part([("99,544 109,556 113,580 110,602 101,612:1.1 91,600 87,578 90,556 99,544", 5, "body")], fill=AI_PALE, reg=0, grain=False)
    c.fill("99,550 106,560 108,580 106,598 101,606 94,596 91,578 93,560", SUMI)
    if c.pure:
        c.line("70,556 86,557 94,559", 4, "rat")
    else:
        c.fill("70,556 86,557 101,560! 106,578 102,598! 86,598 70,595!", AI)
        c.fill("54,585! 86,594 104,592! 102,598! 86,598 62,595!", deep)
        c.line("70,556:.2 86,557:1 101,560:1", 5, "flat"); c.line("101,560 106,578 102,598", 2.4, "wire")
    for P, w in (("42,574:1.2 60,568:1 78,572:.6 94,578:.1", 5.4), ("102,562:.8 92,566:.8 80,564:.1", 3.4)):
        c.line(P, w, "flat")
    # a hair of paper below the forearms, where black lies upon black
    c.line("110,622:.3 132,626:1 164,629:1 198,618:.3", 2.4, "flat", PAPER)


def striped(left, right, n):
    return PT.flowing(left, right, n, (2.6,), "#57514a")


SMALLER = 125 * .1, 335 * .1, 0, .9      # the trunk and the head over long legs, from the crown down


def draw():
    c = Card("2n", seed="snow")
    c.fade(YUU, 10, 1000, .9)
    r = Rng("flakes")
    spots = [(132, 40, 6), (176, 30, 8), (220, 50, 6), (150, 84, 8), (202, 96, 10), (226, 136, 6), (166, 138, 6), (140, 176, 8), (188, 184, 7), (156, 226, 6), (200, 262, 6), (230, 300, 7), (36, 330, 6)]
    if c.pure:
        # the sky as a black flat whose lower edge is let out in level cuts, the flakes reserved
        c.blob("133,8! 131,70 134,150 130,214! 176,219 242,215! 242,8!")
        ruled_sky(c, 120, 242, 223, 322, 9, 3, 12, 1)
        for x, y, k in spots + [(150, 112, 5), (184, 58, 4), (228, 178, 5), (200, 130, 4), (164, 192, 5), (214, 24, 4)]:
            c.ink(shape_d_ccw([(x + k * r(.9, 1.3) * math.cos(i * math.pi / 3), y + k * r(.9, 1.3) * math.sin(i * math.pi / 3), False, None) for i in range(6)]), GOFUN)
        c.flush()
    else:       # reserved paper, each flake cut by itself
        snowfall(c)
    # two roofs under their snow, far off
    if not c.pure:
        c.fill("10,842 40,824 84,836 130,818 180,832 246,812! 246,900! 10,900!", "#b7c3c1")
        for x, y, k in ((104, 842, .8), (130, 846, 1.04)):
            if k > 1:
                c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 17 * k, y - 10 * k, x + 17 * k, y - 10 * k, x + 16 * k, y + 14, x - 16 * k, y + 14), "#4f6671")
                c.fill("%g,%g! %g,%g! %g,%g! %g,%g!" % (x - 6, y - 5, x + 5, y - 5, x + 5, y + 6, x - 6, y + 6), ODO_PALE)
            c.part([("%g,%g %g,%g %g,%g! %g,%g %g,%g! %g,%g %g,%g" % (x - 28 * k, y - 6 * k, x - 19 * k, y - 20 * k, x - 13 * k, y - 36 * k, x, y - 38 * k, x + 13 * k, y - 37 * k, x + 19 * k, y - 21 * k, x + 28 * k, y - 6 * k), 2.6, "body"),
                    ("%g,%g %g,%g %g,%g %g,%g" % (x + 28 * k, y - 6 * k, x + 12 * k, y - 10 * k, x - 10 * k, y - 9 * k, x - 28 * k, y - 6 * k), 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
            c.line("%g,%g %g,%g %g,%g" % (x + 8 * k, y - 31 * k, x + 14 * k, y - 20 * k, x + 20 * k, y - 12 * k), 2.6, "swell", AI_PALE)
    # drifts, and the holes his feet left in them
    c.part([("6,872 60,858 120,852 170,838 210,836 246,842", 6, "wire"), ("246,842 246,996", 0), ("246,996 6,996", 0), ("6,996 6,872", 0)], fill=GOFUN, reg=0, grain=False)
    # he walks into the wind: the hind leg thrusts, the fore knee is over the toes, the foot sunk in the snow
    hind_leg(c)
    # behind the shin the snow is broken and blue
    if not c.pure:
        c.fill("88,890! 102,872 118,868 132,873 150,870! 144,880 158,884! 136,896 100,898", "#8fa9b1")
    fore_leg(c)
    # the fore foot is gone in the snow, which it has pushed up before it in a bank
    c.part([("6,892 20,886 34,872 46,867 58,873 66,884! 76,878 88,883 98,891! 110,883 124,888 142,895!", 5, "body"), ("142,895! 156,893 176,878 206,868 246,858", 3.4, "-rat"), ("246,858 246,996", 0), ("246,996 6,996", 0), ("6,996 6,892", 0)], fill=GOFUN, reg=0, grain=False)
    if not c.pure:
        c.fill("34,882! 48,877 60,885 70,895 88,893 102,901! 88,907 66,906 48,897", "#b3c6c7")
        # the drifts lie over each other, each with its shadow side flat and sharp where the wind has cut it
        c.fill("10,926! 34,914 62,912 92,922! 116,930 142,928 174,916! 150,934 122,942 92,940 60,928 34,930 10,944!", "#c9d6d5")
        c.fill("10,966! 40,950 84,946 118,958! 136,966 156,964 176,956! 166,978 150,996! 10,996!", "#b3c6c7")
        c.fill("10,980! 44,966 82,966 104,976! 92,986 80,996! 10,996!", AI_PALE)
    c.lines(["10,926 34,914 62,912 92,922", "10,966 40,950 84,946 118,958"], 3, "swell", AI)
    # withered stalks of the field stand out of it, one broken, snow on the bend
    for P, w in (("42,944:1 38,918:.9 44,888:.7 60,872:.2", 4), ("48,946:1 52,924:.8 49,904:.7! 70,912:.3", 3.6), ("36,942:1 28,918:.8 24,900:.2", 3.4), ("140,956:1 146,936:.8 144,916:.2", 3.4), ("146,958:1 154,944:.8 166,938:.2", 3)):
        c.line(P, w, "flat", "#6d5637" if not c.pure else SUMI)
    c.blob("45,902! 50,898 58,904 62,908! 54,909", SUMI if c.pure else GOFUN)
    tail(c)
    c.push(*SMALLER)
    c.push(20, 0)
    # padded coat, its skirts driven back along the same wind against the hind leg and out behind him
    c.part([("196,700 214,724 236,728 262,728", 5, "body"), ("262,728! 262,676!", 0), ("262,676 196,690", 0)], fill=AI_PALE, reg=0, grain=False)
    c.part([("76,664 60,690 44,708!", 7, "body"), ("44,708! 68,726 92,722 114,706 138,714 164,734 190,730!", 6.5, "sweep"), ("190,730! 208,712 234,708 262,714", 6, "body"), ("262,714! 262,652!", 0), ("262,652! 240,648 216,652 196,654", 6.5, "-sweep"), ("196,654 76,664", 0)],
           fill=AI, deco=PT.shaded(COAT_SHADE, ("44,710! 64,692 86,672! 78,704 66,724!", "98,722! 104,704 110,682! 124,696 140,714!", "164,734! 152,708 142,684! 172,704 190,732!", "184,676! 214,684 262,688! 262,714 230,706 208,710!")))
    for P, w in (("96,680 80,700 58,712", 7), ("110,688 106,704 98,714", 3.6), ("122,688 132,702 140,710", 5), ("142,690 158,708 166,728", 8), ("158,690 172,704 180,722", 3.4), ("180,686 204,702 226,704", 6), ("190,678 218,684 256,690", 7.4), ("196,664 220,664 250,668", 4)):
        c.line(P, w, "nail")
    c.line("54,704 72,714 90,711 114,695 140,703 166,722 188,716 206,700 234,696 250,699", 3.2, "wire", AI_PALE)
    c.pop()
    c.push(29, 0)
    B.lean(c, (140, 690), -10)
    # the back is one line from the nape to the sash
    c.part([("98,440 72,484 66,540 70,600 78,660", 7.5, "sweep"), ("78,660 130,676 198,654", 0), ("198,654 214,606 224,550 220,496 204,446 172,410 140,398", 8.5, "-sweep"), ("140,398 98,440", 0)], fill=AI, reg=0, deco=PT.shaded(COAT_SHADE, ("70,664! 70,620 80,580! 84,622 92,666!", "96,664! 90,634 96,600! 110,636 120,664!", "146,664! 156,642 182,620 204,560! 222,540! 216,600 200,660!", "128,664! 128,650 134,634! 140,650 140,664!")))
    for P, w in (("100,646 94,624 96,606", 6), ("188,654 202,612 206,566", 7), ("168,656 184,636 192,606", 4), ("120,658 128,646 130,634", 4.4), ("150,656 156,646 164,638", 3), ("84,650 84,630 82,616", 3.4)):
        c.line(P, w, "nail")
    # sash
    c.part([("66,646 98,660 150,658 198,636", 5), ("198,636 201,672", 5), ("201,672 150,696 98,698 68,682", 6), ("68,682 66,646", 5)], fill=SUMI)
    c.lines(["78,674 112,686 156,680", "92,690 140,690 190,670"], 2.8, "swell", PAPER)
    # the coat's edge between the arms
    c.part([("98,466 104,510 104,556", 4.4), ("104,556 116,552", 0), ("116,552 117,510 110,462", 4.4), ("110,462 98,466", 0)], fill=SUMI, grain=False)
    c.line("109,478 112,512 111,548", 2.2, "swell", PAPER)
    c.pop()
    c.pop()
    arms(c)
    c.push(29, 0)
    B.lean(c, (140, 690), -10)
    # snow has settled on shoulder and back
    c.part([("166,408 188,422 206,450 216,484 221,512", 5.5, "body"), ("221,512 211,505 207,488 196,489 191,471 179,470 173,452 161,450 154,430 166,408", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.lines(["176,428 190,444 199,464"], 2.6, "swell", AI_PALE)
    # head, bowed between the shoulders, face to the wind
    c.head(112, 428, -14, .785)
    F.neck(c, 5)
    F.face_man(c, kind="frozen"); listening_ear(c); B.side_hair(c)
    cap(c)
    c.part([("-42,-62 -36,-82 -10,-94 24,-94 54,-78 62,-60", 5, "body"), ("62,-60 48,-66 38,-76 22,-70 8,-80 -10,-70 -22,-76 -32,-64 -42,-62", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.pop()
    # white scarf, wound up over the chin
    c.part([("49,414 66,425 90,426 116,413 140,384", 6), ("140,384 165,396 175,430 154,460 113,478 72,472 50,447", 7, "body"), ("50,447 45,430 49,414", 5)], fill=GOFUN, reg=0, grain=False, deco=lambda s: s.pure or s.fill("46,452! 70,462 108,466 140,452 160,430 168,406! 184,430! 160,464 113,486 66,480", TURNED))
    # three turns of it, each drawn tight to where it goes under
    for P, w in (("50,428:.2 74,442:1 110,438:1.1 138,418:.8 152,394:.2", 5.6), ("52,444:.2 84,460:1 122,454:.9 150,430:.2", 4.4), ("60,458:.2 84,468:.8 104,468:.1", 3), ("160,402:.2 158,424:1 142,444:.1", 4.4), ("70,432:.1 96,432:.8 122,420:.1", 2.8), ("132,452:.1 146,446:.9 158,434:.1", 3)):
        c.line(P, w, "flat")
    if not c.pure:
        c.fill("58,440! 84,454 118,450 146,428! 128,452 92,462 62,452", TURNED)
        c.lines(["62,452:.2 92,464:1 126,455:.2"], 3, "flat")
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
