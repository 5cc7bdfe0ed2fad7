# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def tone(*shapes):
    """The second flesh block of the wrestlers' prints, a flat for the side away from the light; for part(deco=...)."""
    def draw(s):
        for P in shapes:
            s.fill(P, "#efd5b2")
    return draw


def curtain(c):
    """The curtain of the roof over the ring, drawn up by its cord, as the frame cuts it; the tassel hangs still."""
    c.part([("130,4 134,30 132,58", 5, "sweep"), ("132,58! 150,76 166,80 180,70!", 6, "body"), ("180,70! 190,96 214,112 250,112", 6.5, "body"), ("250,112 250,4", 0), ("250,4 130,4", 0)], fill=AI, bokashi=wiped("#16304d", 10, 96, .9))
    c.lines(["182,66 168,50 150,40 136,40", "182,66 170,36 160,10", "184,66 190,40 198,10", "186,68 206,56 244,52", "186,70 206,80 244,84"], 4.2, "nail", "#0f2238")
    c.line("134,50 152,67 166,70 178,61", 2.6, "wire", PAPER_LIGHT); c.line("186,82 196,94 214,102 240,102", 2.6, "wire", PAPER_LIGHT)
    F.blossom(c, 218, 64, 15, PAPER_LIGHT, AI, 8)
    c.line("182,64:1 186,82:1 184,96:1", 7, "flat"); c.line("182,64:1 186,82:1 184,96:1", 3.4, "flat", ODO)
    c.part([("177,96 184,92 191,96", 4), ("191,96 190,106 178,106 177,96", 4)], fill=ODO, reg=0, grain=False)
    c.part([("178,106 172,132 170,152", 4, "sweep"), ("170,152! 176,148 180,154! 185,149 190,154! 194,148 199,151!", 3.4, "wire"), ("199,151 197,130 190,106", 4, "-sweep"), ("190,106 178,106", 0)], fill=ODO, reg=.4, grain=False)
    c.lines(["181,110 177,130 176,144", "184,110 184,130 184,146", "187,110 191,130 193,144"], 2.4, "rat")


# where the man from his belt upwards is placed
UPPER = 36, 56.7, 0, .82


def ginkgo(s):
    """A full head of hair, drawn back; its knot is bent forward and lies on the crown, its end spread flat like the leaf."""
    F.hair_chonmage(s, pate=SUMI, knot="ginkgo")
    F.black(s, "-25,-47 -20,-60 -4,-70 16,-74 38,-70 58,-62 66,-38 67,-14 61,8 50,25 39,26 41,14 47,4 48,-9 40,-15 34,-8 33,-24 28,-36 14,-45 -4,-49")
    for P in ("-16,-52 -2,-62 20,-68", "-4,-51 14,-58 34,-60", "14,-48 34,-52 52,-46", "24,-42 40,-44 54,-32", "31,-32 44,-32 57,-16", "35,-20 46,-20 58,0", "61,-26 62,-8 52,14"):
        s.line(P, 1.5, "swell", F.HAIRLINE)
    # from the cord it goes back a little, then forward, and spreads: two lobes and the notch between them
    F.black(s, F.TOPKNOTS["ginkgo"])
    s.line("-41,-80 -32,-77", 2.4, "flat", F.HAIRLINE)
    s.line("-39,-67 -32,-57 -18,-53.6 -2,-58.6 14,-66.6 28,-73.6", 2, "wire", F.HAIRLINE)
    for P in ("20,-84 0,-90 -22,-95", "19,-82 -4,-84 -29,-88", "19,-80 -2,-75 -28,-69", "20,-78 2,-68 -19,-60", "34,-84 48,-84 58,-76"):
        s.line(P, 1.5, "swell", F.HAIRLINE)
    s.line("30,-90 26,-82 30,-73", 4.4, "flat", PAPER_LIGHT)


def toes(c, *Ps):
    for P in Ps:
        P = P.split()
        F.skin(c, (" ".join(P), 4, "wire"), (P[-1] + " " + P[0], 0))


def standing_leg(c):
    """From the hip out to the bent knee, and from there back to the ankle: a heavy calf, the foot turned out under the knee, its toes in the sand."""
    if not c.pure:      # the sand gives under it
        c.fill("112,846 122,862 150,872 190,871 222,856 232,848 206,850 150,846", "#c08d3c", opacity=.6)
    c.push(-15, 0)
    c.part([("150,806 144,826 140,842 144,852", 5.4, "body"), ("144,852 160,860 184,858", 6, "body"), ("184,858 232,838", 0), ("230,836 216,824 200,806", 4.6, "body"), ("200,806 150,806", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("136,832! 160,848 190,848 204,842 190,870! 130,870!"))
    c.pop()
    c.part([("140,620 146,672 164,712", 6.5, "body"), ("164,712 136,730 122,758 122,788 133,818", 7.5, "body"), ("133,818 183,814", 0), ("183,814:.3 196,790 216,766 230,740", 6, "-body"), ("230,740 238,712 238,650 232,594", 7, "-body"), ("232,594 140,620", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("138,640! 154,680 180,704 164,726 148,752 146,784 158,814 146,824! 124,824! 106,760 130,712!", "244,630! 228,656 228,700 218,728 240,730!"))
    c.push(-15, 0)
    toes(c, "222,828 230,827 234.6,833 231,840 224,841", "215,832 225,833 230,839 225,846 217,845", "207,836 218,838 223,845 217,851 209,849", "198,839 209,843 213,850 207,856 199,853")
    toes(c, "176,838 190,838 199,845 199,854 189,859 174,857")
    if not c.pure:
        c.lines(["192,847 197,847 197,853", "209,846 212,848 211,852", "220,841 222,843 220,847", "227,835 229.6,837 228,841"], 1.4, "hair")
    c.lines(["186,820 194,827 199,835", "178,823 182,829 183,836"], 2.2, "swell")
    c.lines(["176,806 183,812 181,820", "154,822 157,830 154,837"], 3.6, "swell")
    c.pop()
    # hollow of the knee, kneecap, the calf's edge and shin
    c.lines(["164,712 178,721 194,717", "206,726 215,717 226,720", "204,741 208,752 220,754", "152,742 154,768 164,790", "214,620 221,646 214,674"], 3.6, "swell")


def lifted_leg(c):
    """The thigh goes out from the hip and up to the knee, the shin down from there and outward; the foot is tilted, so that its sole is seen."""
    # the foot: its inner edge above, the sole below it, the toes in a row from the great one down
    c.part([("20,708 15,718 14,728", 4.6, "body"), ("14,728 18,752 26,770", 0), ("26,770 40,779 58,781", 6, "body"), ("58,781 72,778 74,762 64,744 56,716", 6, "-body"), ("56,716 20,708", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("18,746! 30,744 40,752 54,754 72,752! 80,784! 24,784!"))
    c.line("28,738 40,750 54,754 68,750", 3.4, "swell")
    c.lines(["30,752 33,762 40,770", "40,760 50,766 58,766", "62,760 68,764 68,772"], 2.2, "swell")
    toes(c, "25,766 20,764.5 17.6,767 19,771 24,773 29,773", "23,758 17,755 13.6,757 14.4,762 18,765 24,767", "23,750 15,745 11.6,746 12,752 16,756 22,759", "25,741 16,735 11.6,735 11.4,741 15,746 23,751", "32,727 22,719 14.5,717 11.4,723 13,731 21,738 28,744")
    if not c.pure:
        c.lines(["12.6,727 15,722 20,721.6"], 1.4, "hair")
    c.part([("150,690 116,690 94,676 78,648", 0), ("78,648 83,668 78,692 56,722", 6.5, "sweep"), ("56,722 18,714", 0), ("18,714 20,690 15,660 19,624", 6.5, "-sweep"), ("19,624 15,598 24,574 44,562", 7.5, "body"), ("44,562 72,562 100,580", 5, "-nail"), ("100,580 150,620 150,690", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("78,640! 68,660 64,688 46,724! 60,724! 88,680!", "96,600! 104,640 92,654 78,650 100,690! 160,700! 150,610!"))
    c.line("78,648 96,676 124,692 152,692", 7.5, "sweep")
    # kneecap and the hollow beside it, the great muscle of the thigh, calf, shin and ankle
    c.lines(["24,594 34,586 44,592", "23,616 31,623 42,619", "54,604 58,618 54,632", "78,648 68,646 60,650", "70,652 64,672 62,690", "36,640 35,664 39,686", "62,574 84,586 100,606", "30,704 36,710 34,716"], 3.4, "swell")
    for x, y in ((46, 646), (54, 656), (47, 668), (57, 674), (50, 686), (44, 658), (29, 652), (27, 672), (30, 688)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 7), 1.8, "rat")


def apron(c):
    """It swings between the thighs and breaks in three at its folds."""
    kikko = lambda sheet, turned: PT.kikko(sheet, 10, "#c9d2cd", 1.8, turned)
    c.push(38, 140, 0, .76)
    c.part([("104,640! 108,720 96,780!", 6.5), ("96,780! 136,800 176,784!", 6), ("176,784! 184,720 178,640!", 6.5), ("178,640! 104,640!", 0)], fill=AI,
           deco=PT.broken(kikko, ("96,630! 128,630! 132,720 118,810! 80,810!", 10), ("128,630! 154,630! 160,720 152,810! 118,810! 132,720", 0), ("154,630! 196,630! 196,810! 152,810! 160,720", -14)), bokashi=wiped("#16304d", 800, 690, .9))
    c.lines(["130,660 134,720 120,786", "156,660 160,720 152,790"], 4.2, "nail", "#0f2238")
    for i in range(14):
        x, y = 99 + i * 5.8, 785 + 12 * math.sin(i * .24) - i * .3
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 24), 3.2, "nail", SUMI if i % 2 else ODO)
    c.pop()


def draw():
    c = Card("1s", seed="wrestler")
    if not c.pure:      # so much bare skin needs a ground: mica, as behind Sharaku's heads, and the earth of the ring
        c.fill("4,4! 246,4! 246,996! 4,996!", "#b4ad9d")
        r = Rng("mica")
        c.raw('<path fill="#efe9da" fill-opacity=".75" d="%s"/>' % "".join("M%.0f %.0fl%.1f %.1fl%.1f %.1fz" % (r(12, 236), r(12, 820), r(1, 3), r(-2, 2), r(-2, 1), r(.8, 2)) for _ in range(130)))
    c.part([("4,834 70,826 150,830 250,822", 4.6, "sweep"), ("250,822! 250,996! 4,996! 4,834", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 996, 838, .7), grain=False)
    curtain(c)
    # straw ring of the wrestling ground
    roped(c, "0,924 50,930 98,948 132,976 150,1006", 25)
    standing_leg(c)
    c.push(0, -18)
    lifted_leg(c)
    apron(c)
    # the arm that bears on the thigh: its elbow stands out
    c.part([("122,408 96,411 72,430 54,462 29,504", 7, "sweep"), ("29,504 40,512 62,512", 0), ("60,510 76,490 96,478", 5.4, "-nail"), ("96,478 122,410", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("118,452! 88,468 68,490 58,520! 84,510 112,486!"))
    c.lines(["38,486 48,494 58,490", "82,440 76,456 78,470", "70,452 62,464 60,476"], 3, "swell")
    c.pop()
    c.push(*UPPER)
    # trunk: breast, flank, a belly that hangs over the belt
    c.part([("98,408 76,430 68,466 64,488", 7, "body"), ("64,488 66,504 76,510", 6), ("76,510 56,534 46,566 52,598", 7.5, "sweep"), ("52,598 130,640 228,600", 0), ("228,600 236,566 226,536 216,516", 7, "-body"), ("216,516 228,478 224,430", 7, "body"), ("224,430 190,398 98,408", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("230,420! 214,452 200,512 208,540 210,574 196,622! 240,616! 240,420!", "62,492! 84,508 118,506 138,484! 130,514 100,526 72,518", "148,488! 174,502 202,494 218,470! 210,502 180,520 154,508", "44,566! 70,604 126,620 190,604 232,572! 240,630 130,656 46,630"))
    c.lines(["64,488 86,508 118,506 136,484", "148,488 174,504 202,494 218,470"], 5.6, "swell")
    c.lines(["141,474 140,482 142,490", "216,516 200,526 186,524", "76,510 90,520 102,520", "226,546 210,554 198,552", "112,420 126,430 138,430", "152,430 168,428 184,418", "60,578 90,602 128,610"], 3.8, "nail")
    c.line("116,566:.8 113,574:1.1 117,582:.6", 5, "flat")
    for x, y in ((90, 492), (184, 488)):
        c.line("%g,%g %g,%g" % (x - 4, y - 1, x + 4, y), 4, "wire")
    # hair on breast and belly
    r = Rng("hair of the wrestler")
    for k in range(15):
        x, y = 142 + r(-13, 11), 446 + r(0, 30)
        c.line("%g,%g %g,%g" % (x, y, x + r(-3, 3), y + r(5, 8)), 1.9, "rat")
    # the lifted leg tips the hips, and the belt with them, against the shoulders
    B.lean(c, (140, 620), 12)
    # belt, its turns one over the other
    c.part([("44,584 86,618 134,626 186,616 234,576", 6.5), ("234,576 244,606 240,640", 5), ("240,640 190,678 134,686 84,680 50,652", 6.5), ("50,652 42,616 44,584", 5)], fill=SUMI, grain=False)
    c.lines(["48,602 86,634 134,642 188,632 238,594", "50,622 86,652 134,660 188,652 240,616"], 2.8, "wire", PAPER_LIGHT)
    c.lines(["60,600 78,618 104,628", "60,640 78,656 104,666", "164,632 196,620 222,600", "150,674 186,668 216,650"], 3.4, "nail", GREY_PALE)
    c.pop()
    # the hand bears on the thigh: its fingers outward, the thumb within
    c.pop()
    HD.reach(c, HD.rest, (48, 480), (66, 544), 42, 1.06, False, width=19)
    c.push(*UPPER)
    # near arm, flung up, the hand flat
    HD.reach(c, HD.open_hand, (217, 352), (192, 274), 16, 1.28, width=23)
    c.part([("150,416 174,406 184,386 184,352", 6.5, "body"), ("184,352 240,330", 0), ("240,330 246,372 240,430 224,488", 7.5, "-sweep"), ("224,488 190,462 150,416", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("250,330! 226,380 220,420 208,452 218,494! 256,430!"))
    c.lines(["194,344 206,354 222,352", "186,414 202,416 216,406 222,386", "178,422 194,434 200,454", "206,394 212,378 210,362"], 3.8, "swell")
    # the neck runs out into the shoulders
    c.line("84,420 98,404 116,392", 6.5, "-sweep")
    # head
    c.head(142, 416, -5, .88)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="wrestler"); F.ear(c); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
