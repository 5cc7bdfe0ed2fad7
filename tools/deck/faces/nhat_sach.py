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


def fan(c):
    """The judge beside the ring, of whom the frame leaves sleeve, hand and fan: lacquer with a moon on it."""
    c.push(26 * .16, 440 * .16, 0, .84)
    c.line("44,352:1 34,410:1 26,456:1", 9, "flat"); c.line("44,352:1 34,410:1 26,456:1", 4, "flat", ODO)
    c.part([("40,410 18,414 -10,412 -30,384 -30,330 6,312 42,308", 5.6, "body"), ("42,308 70,312 86,330 80,350 62,364", 5, "sweep"), ("62,364 78,374 80,394 66,406 40,410", 5.6, "body")], fill="#16304d", reg=0, grain=False)
    c.line("18,318 40,313 66,317 78,331 74,346 57,360 69,372 73,390 62,400 38,405 16,408", 2.4, "wire", ODO)
    c.part([("50,354 32,352 24,340 30,326 46,321! 38,332 40,346 50,354", 0)], fill=ODO, back=None, reg=0, grain=False)
    c.lines(["34,388 44,380 60,384 68,380", "22,396 36,396 52,394", "8,384 16,376 28,378"], 3, "swell", ODO_PALE)
    c.pop()
    c.line("32,430:1 26,456:1 19,484:.9", 7.6, "flat"); c.line("32,430:1 26,456:1 19.6,481:.9", 3.4, "flat", ODO)
    HD.hold(c, HD.fist, (-40, 452), (30, 436), 16, .86, width=13)
    c.part([("-4,412 8,420 12,438 8,466", 5, "sweep"), ("8,466 14,500 6,534 -4,540", 6, "body"), ("-4,540 -4,412", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["8,424 3,440 6,462", "6,470 2,496 -2,516"], 3.4, "nail")


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
    c.part([("136,620 138,672 156,712", 6.5, "body"), ("156,712 130,730 117,758 118,788 132,818", 7.5, "body"), ("133,818 183,814", 0), ("183,814:.3 196,790 216,766 230,740", 6, "-body"), ("230,740 240,712 244,650 240,594", 7, "-body"), ("232,594 140,620", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("134,640! 150,680 176,704 158,726 148,752 146,784 158,814 146,824! 124,824! 106,760 130,712!", "244,630! 228,656 228,700 218,728 240,730!"))
    c.push(-15, 0)
    toes(c, "222,828 230,827 234.6,833 231,840 224,841", "215,832 225,833 230,839 225,846 217,845", "207,836 218,838 223,845 217,851 209,849", "198,839 209,843 213,850 207,856 199,853")
    toes(c, "176,838 190,838 199,845 199,854 189,859 174,857")
    if not c.pure:
        c.lines(["192,847 197,847 197,853", "209,846 212,848 211,852", "220,841 222,843 220,847", "227,835 229.6,837 228,841"], 1.4, "hair")
    c.lines(["186,820 194,827 199,835", "178,823 182,829 183,836"], 2.2, "swell")
    c.lines(["176,806 183,812 181,820", "154,822 157,830 154,837"], 3.6, "swell")
    c.pop()
    # hollow of the knee, kneecap, the calf's edge and shin
    c.lines(["156,712 172,722 190,718", "206,726 215,717 226,720", "204,741 208,752 220,754", "152,742 154,768 164,790", "214,620 221,646 214,674"], 3.6, "swell")


def lifted_leg(c):
    """The thigh goes out from the hip to a knee as high as the belt, its underside is seen; the shin hangs from it; the foot is tilted, so that its sole is seen."""
    c.push(-2, 16)
    # the foot in profile, from within: the heel to the right, the toes hang down to the left
    c.push(68, 656, -33, 1.02); F._foot(c, True, 40); c.pop()
    # shin and calf
    c.part([("14,560 17,592 31,628 53,661", 6.5, "sweep"), ("53,661 66,666 82,646", 0), ("82,644 95,626 99,606 84,588", 6.5, "-sweep"), ("84,588 40,540 14,560", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("86,584! 72,606 82,626 76,646 66,664! 84,660! 108,630!", "20,600! 42,604 66,598 90,590! 80,560! 12,580!"))
    # the thigh, from the hip to the kneecap
    c.part([("112,552 86,532 56,523 32,530", 6.5, "body"), ("32,530 14,538 13,566 20,584", 7, "body"), ("20,584 38,596 62,596", 4.6, "-nail"), ("62,596 84,618 104,634 132,644 166,640", 8, "sweep"), ("166,640 170,600 120,540", 0), ("120,540 112,552", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("58,592! 80,598 104,616 130,630 164,636! 160,680! 90,660! 56,604!", "92,548! 104,566 108,588 96,600 120,610! 150,600! 120,560!"))
    # kneecap and the hollow beside it, the great muscle of the thigh, calf, shin and ankle
    c.lines(["20,584 19,572 24,564", "24,548 34,540 46,546", "62,596 52,586 50,574", "62,548 88,560 110,582", "78,598 100,612 124,618", "36,606 44,630 58,652", "88,612 88,628 81,642"], 3.4, "swell")
    for x, y in () if c.pure else ((56, 610), (65, 618), (58, 628), (68, 636), (64, 648), (28, 604), (34, 622), (44, 640)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 7), 1.8, "rat")
    c.pop()


def apron(c):
    """It swings between the thighs and breaks in three at its folds."""
    kikko = lambda sheet, turned: PT.kikko(sheet, 10, "#c9d2cd", 1.8, turned)
    c.push(48, 140, 0, .76)
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
    # straw ring of the wrestling ground, half of it within the frame
    ring = " ".join("%.1f,%.1f:%.2f" % (206 + 186 * math.cos(math.radians(a)), 911 + 86 * math.sin(math.radians(a)), .84 - .2 * math.sin(math.radians(-a))) for a in range(292, 71, -10))
    roped(c, ring, 26 if c.pure else 21)
    fan(c)
    c.push(-6, 0)
    standing_leg(c)
    c.pop()
    lifted_leg(c)
    apron(c)
    # the arm that bears on the thigh: its elbow stands out
    c.part([("130,402 110,406 94,424 78,446 46,468", 7, "sweep"), ("46,468 37,482 39,502 46,532", 6.5, "body"), ("46,532 72,532", 0), ("72,532 80,510 84,496 110,480", 5.4, "-nail"), ("110,480 140,410", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("136,440! 104,462 88,480 68,492 60,512 60,536! 92,530! 120,490!"))
    c.lines(["44,482 54,488 64,482", "104,434 96,448 98,462", "92,448 82,460 80,472"], 3, "swell")
    # trunk: flat slabs of a breast, the flank in one sweep to a belly that hangs over the belt
    c.part([("120,408 115,424", 0), ("115,424 110,438 106,452", 5.4, "rat"), ("106,452 94,486 92,530 108,580", 8, "sweep"), ("108,580 150,640 236,606", 0), ("236,606 246,560 243,510 232,462", 8, "-sweep"), ("232,462 234,440 228,416", 6, "body"), ("228,416 190,396 120,408", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("236,430! 226,452 228,490 228,530 218,584 204,620! 252,616! 252,430!", "102,462! 116,480 138,487 158,474 163,474 182,488 206,485 226,466! 224,486 204,500 178,499 161,484 142,498 116,494", "94,560! 116,586 148,606 194,600 236,576! 250,640 150,660 96,620"))
    # two breasts that sag, each to its armpit
    c.line("103,446:.3 103,462:.8 115,480:1.15 138,487:1.1 157,475:.4", 5.4, "flat"); c.line("164,475:.4 183,488:1.1 207,485:1.15 223,469:.9 229,450:.3", 5.4, "flat")
    c.lines(["97,508 106,518 118,520", "241,526 229,534 218,532", "122,416 134,425 150,426", "178,426 192,425 204,418", "112,566 132,588 160,598", "161,440 162,454 160,466"], 3.6, "nail")
    c.line("158,552:.8 155,559:1.1 159,566:.6", 5, "flat")
    for x, y in ((121, 471), (205, 472)):
        c.line("%g,%g %g,%g" % (x - 3, y, x + 3, y), 3.6, "wire")
    # hair on breast and belly
    r = Rng("hair of the wrestler")
    for k in range(6 if c.pure else 13):
        x, y = 162 + r(-13, 13), 438 + r(0, 22)
        c.line("%g,%g %g,%g" % (x, y, x + r(-3, 3), y + r(5, 8)), 1.9, "rat")
    # belt, its turns one over the other; the lifted leg tips the hips, and the belt with them
    c.part([("102,556 130,584 164,597 204,598 240,584", 6.5), ("240,584 248,606 242,632", 5), ("242,632 204,650 164,648 126,632 102,604", 6.5), ("102,604 97,580 102,556", 5)], fill=SUMI, grain=False)
    c.lines(["101,571 128,599 166,612 204,613 244,598", "100,588 126,615 166,630 204,632 245,616"], 2.6, "wire", PAPER_LIGHT)
    c.lines(["108,570 120,584 138,596", "110,600 122,614 140,622", "190,605 212,602 232,592", "176,643 200,643 226,637"], 3.2, "nail", GREY_PALE)
    # the hand bears on the thigh: its fingers outward, the thumb within
    HD.reach(c, HD.rest, (58, 480), (60, 532), 16, .92, False, width=17)
    # near arm, flung up: the cap of the shoulder, the elbow out at the border, the forearm up from it, the hand flat
    HD.reach(c, HD.open_hand, (224, 352), (211, 272), 8, 1.0, width=22)
    c.part([("168,414 184,404 196,390 203,370 204,350", 6.5, "body"), ("204,350 246,334", 0), ("246,334 254,376 247,432 229,470", 7.5, "-sweep"), ("229,470 206,452 168,414", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("258,334! 240,380 231,420 220,446 228,474! 262,430!", "200,392! 208,398 222,394 233,378! 228,400 214,410 202,404"))
    # the cap of the shoulder from the neck to the elbow, the crook, the armpit
    c.line("182,410:.3 198,406:.9 216,401:1.2 229,384:1 234,356:.3", 4.6, "flat")
    c.lines(["206,352 214,358 226,356", "230,448 221,438 217,424", "222,456 212,446 202,444", "210,384 214,372 213,360"], 3.6, "swell")
    # the neck runs out into the shoulders
    c.line("104,414 114,403 126,396", 6.5, "-sweep")
    # head
    c.head(154, 410, -5, .84)
    c.push(0, 0, 0, 1.26, sy=1)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="wrestler"); F.ear(c); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
