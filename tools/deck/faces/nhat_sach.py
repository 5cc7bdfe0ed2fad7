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
    """The judge's fan, as much of it as he holds into the picture: lacquer with a moon on it."""
    c.push(108, 70, 22, .84)
    c.line("44,352:1 34,410:1 20,470:1", 9, "flat"); c.line("44,352:1 34,410:1 20,470:1", 4, "flat", ODO)
    c.part([("40,410 18,414 -10,412 -30,384 -30,330 6,312 42,308", 5.6, "body"), ("42,308 70,312 86,330 80,350 62,364", 5, "sweep"), ("62,364 78,374 80,394 66,406 40,410", 5.6, "body")], fill="#16304d", reg=0, grain=False)
    c.line("-24,340 0,323 20,318 40,313 66,317 78,331 74,346 57,360 69,372 73,390 62,400 38,405 16,408", 2.4, "wire", ODO)
    c.fill("52,322 60,325 64,333 61,342 52,346 43,342 40,333 44,325", ODO)
    c.lines(["46,390 54,382 64,386 70,380"], 3, "swell", ODO_PALE)
    c.pop()


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
    """Hip, knee and ankle one over the other under the belly: the knee looks where the toes do, the calf stands out on the outer side, the shin is nearly straight."""
    if not c.pure:      # the sand gives under it
        c.fill("132,842 136,860 166,872 206,871 232,860 236,846 214,850 166,846", "#b98739", opacity=.7)
    c.part([("151,804 147,826 142,842 145,852", 5.4, "body"), ("145,852 162,861 188,859", 6, "body"), ("188,859 236,838", 0), ("233,836 219,824 203,804", 4.6, "body"), ("203,804 151,804", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("138,828! 160,848 190,848 208,842 194,870! 130,870!"))
    c.part([("118,630 124,670 140,706", 7, "body"), ("140,706 136,730 138,756 152,812", 6.5, "-nail"), ("152,812 198,806", 0), ("198,806 214,776 221,748 214,714", 6.5, "-sweep"), ("214,714 230,686 237,648 230,596", 6.5, "-sweep"), ("228,594 120,630", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("120,640! 140,676 158,704 146,724 146,756 158,806 146,826! 120,760! 112,690!", "238,600! 226,650 222,684 208,712 213,742 204,776 193,806! 208,806! 226,780! 250,700!"))
    toes(c, "224,828 232,827 236.6,833 233,840 226,841", "217,832 227,833 232,839 227,846 219,845", "209,836 220,838 225,845 219,851 211,849", "200,839 211,843 215,850 209,856 201,853")
    toes(c, "178,838 192,838 201,845 201,854 191,859 176,857")
    if not c.pure:
        c.lines(["194,847 199,847 199,853", "211,846 214,848 213,852", "222,841 224,843 222,847", "229,835 231.6,837 230,841"], 1.4, "hair")
    c.lines(["188,822 196,828 201,835", "180,825 184,831 185,837"], 2.2, "swell")
    # both bones of the ankle
    c.lines(["190,806 197,811 196,818", "154,818 159,826 156,833"], 3.4, "swell")
    # kneecap, the hollow beside it, the ridge of the shin, the calf
    c.line("150,716:.3 160,700:1 180,698:.6 196,708:1.1 194,724:.3", 4, "flat")
    c.lines(["158,734 170,741 184,734", "176,752 180,778 178,800", "212,722 206,738 209,756", "206,640 212,664 204,686"], 3.4, "swell")


def lifted_leg(c):
    """The thigh goes out from the hip to a knee as high as the belt, its underside is seen; the shin hangs from it; the foot is tilted, so that its sole is seen."""
    c.push(-2, 16)
    # the foot from without: it hangs from the ankle, all five toes are seen, and of the sole what is not turned away
    c.push(68, 654, -27, 1.08)
    F.skin(c, ("25,24 27,38 14,49 -6,50", 5, "sweep"), ("-6,50 -24,46 -40,49 -52,47 -60,40", 4, "wire"), ("-60,40! -62,30! 20,20", 0))
    if not c.pure:
        c.fill("24,30 25,40 12,47 -8,47 -26,43 -42,45 -52,43! -50,34! 10,34!", "#e6bf95")
        c.fill("23,34 24,40 12,46 2,45 6,38", "#d9a97c", opacity=.7)
    F._foot(c, False, 40)
    c.lines(["-16,46 -24,42.5 -32,44", "2,47 8,43 10,40"], 2, "swell")
    c.pop()
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
    c.part([("104,640! 108,720 96,780!", 6.5), ("96,780! 136,800 176,784!", 6), ("176,784! 184,720 178,640!", 6.5), ("178,640! 104,640!", 0)], fill=AI, reg=.3,
           deco=PT.broken(kikko, ("96,630! 128,630! 132,720 118,810! 80,810!", 10), ("128,630! 154,630! 160,720 152,810! 118,810! 132,720", 0), ("154,630! 196,630! 196,810! 152,810! 160,720", -14)), bokashi=wiped("#16304d", 800, 690, .9))
    c.lines(["130,660 134,720 120,786", "156,660 160,720 152,790"], 4.2, "nail", "#0f2238")
    for i in range(14):
        x, y = 99 + i * 5.8, 785 + 12 * math.sin(i * .24) - i * .3
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 24), 3.2, "nail", SUMI if i % 2 else ODO)
    c.pop()


def draw():
    c = Card("1s", seed="wrestler")
    # dusk gathers over the earth of the ring; his head and his arm are against bare paper
    c.fade("#a3a99b", 836, 170, .95, aslant=22)
    c.part([("4,834 70,826 150,830 250,822", 4.6, "sweep"), ("250,822! 250,996! 4,996! 4,834", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 996, 838, .7), grain=False)
    curtain(c)
    # straw ring of the wrestling ground, half of it within the frame
    ring = " ".join("%.1f,%.1f:%.2f" % (206 + 186 * math.cos(math.radians(a)), 911 + 86 * math.sin(math.radians(a)), .84 - .2 * math.sin(math.radians(-a))) for a in range(292, 71, -10))
    roped(c, ring, 26 if c.pure else 21)
    fan(c)
    c.push(-8, 0)
    standing_leg(c)
    c.pop()
    lifted_leg(c)
    c.push(-16, 0)
    apron(c)
    c.pop()
    # the arm that bears on the thigh: the cap of its shoulder, the elbow out, the forearm down to the hand
    c.part([("112,404 90,404 66,420 50,446", 7.5, "sweep"), ("50,446 33,458 25,470 27,484", 6.5, "body"), ("27,484 64,488", 0), ("64,488 76,490 84,484", 3.6, "swell"), ("84,488 100,470 120,410", 0), ("120,410 112,404", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("112,452! 88,470 70,480 62,500! 92,520! 120,490!"))
    # where the shoulder's muscle ends, the elbow, the muscle of the forearm
    c.lines(["94,428 80,438 75,456", "58,446 66,456 64,470", "28,478 40,476 49,482"], 3.4, "swell")
    # trunk: heavy breast, the flank in one sweep to a belly that hangs over the belt; both flanks are seen
    c.part([("104,408 98,424", 0), ("98,426 93,440 90,456", 4.6, "swell"), ("90,456 76,488 74,530 92,582", 8, "sweep"), ("92,582 140,640 222,606", 0), ("222,606 233,566 231,516 216,470", 7, "-sweep"), ("216,470 218,440 212,416", 0), ("212,416 174,396 104,408", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("218,446! 206,462 214,496 216,536 204,584 190,620! 236,616! 244,520! 230,440!", "86,464! 100,482 121,489 142,476 147,476 166,490 190,487 210,470! 208,490 188,504 162,501 145,486 126,500 100,497", "78,568! 100,588 132,606 178,602 222,576! 236,640 134,660 80,620!"))
    # two breasts that sag, each to its armpit
    c.line("87,450:.3 88,466:.8 100,481:1.15 122,488:1.1 141,476:.4", 5.4, "flat"); c.line("148,476:.4 167,489:1.1 190,486:1.1 206,474:.9 214,458:.3", 5.4, "flat")
    c.lines(["82,512 90,521 102,523", "229,530 216,537 205,534", "108,417 118,426 134,427", "164,427 178,426 190,419", "96,570 118,591 146,600", "145,440 146,454 144,466"], 3.4, "nail")
    c.line("142,553:.8 139,560:1.1 143,567:.6", 5, "flat")
    for x, y in ((106, 471), (188, 471)):
        c.line("%g,%g %g,%g" % (x - 3, y, x + 3, y), 3.6, "wire")
    # hair on breast and belly
    r = Rng("hair of the wrestler")
    for k in range(6 if c.pure else 13):
        x, y = 146 + r(-13, 13), 438 + r(0, 22)
        c.line("%g,%g %g,%g" % (x, y, x + r(-3, 3), y + r(5, 8)), 1.9, "rat")
    # belt, its turns one over the other; the lifted leg tips the hips, and the belt with them; it closes round the flank
    c.part([("86,558 114,585 148,598 188,598 223,580", 6.5), ("223,580 232,600 228,626", 6), ("228,626 190,648 148,648 110,632 88,606", 6.5), ("88,606 82,582 86,558", 5)], fill=SUMI, grain=False)
    c.lines(["86,573 113,600 150,612 188,612 227,594", "86,590 111,616 150,630 188,631 229,609"], 2.6, "wire", PAPER_LIGHT)
    c.lines(["92,572 104,585 122,597", "96,602 106,615 124,622", "174,605 196,602 212,593", "160,643 184,643 208,637"], 3.2, "nail", GREY_PALE)
    # the hand bears on the thigh: its fingers outward, the thumb within
    HD.reach(c, HD.rest, (44, 478), (56, 534), 12, 1.0, False, width=22)
    c.lines(["26,480 38,476 48,481"], 3, "swell")
    # near arm, flung up: forearm and flat hand, then the heavy upper arm, the elbow out at the border
    HD.reach(c, HD.open_hand, (214, 354), (199, 276), 8, 1.06, width=25)
    c.part([("148,412 165,399 178,384 187,367 190,348", 6, "sweep"), ("190,348 234,333", 0), ("234,333 241,366 239,410 228,446 215,472", 7, "wire"), ("215,472 190,462 150,416", 0)], fill=FLESH, reg=0, grain=False,
           deco=tone("244,336! 228,376 222,412 208,444 214,474! 250,440!", "182,392! 192,400 208,396 222,380! 214,402 200,412 188,408"))
    # the cap of the shoulder from the collar over the arm, the crook of the elbow, the armpit
    c.line("164,414:.3 180,412:.9 200,408:1.2 214,390:1 219,362:.3", 4.6, "flat")
    c.lines(["192,352 202,358 216,354", "216,450 206,442 200,428", "210,462 198,454 186,452", "196,390 200,376 198,364", "232,344 226,350 218,350"], 3.4, "swell")
    # the neck runs out into the shoulders
    c.line("86,414 98,404 110,398", 6, "-sweep")
    # head
    c.head(134, 411, -6, .84)
    c.push(0, 0, 0, 1.12, sy=.89)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="wrestler"); F.ear(c); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
