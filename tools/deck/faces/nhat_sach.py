# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from scenery import *
import figures as F, hands as HD
from men import flat

GROUND = "#d0c6ad"


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


def toe(c, x, y, r, turn):
    """One toe, its root open."""
    c.push(x, y, turn)
    F.skin(c, ("%g,%g %g,%g %g,%g %g,%g 0,%g %g,%g %g,%g %g,%g %g,%g" % (-r * .9, -2.4 * r, -r, -r * .6, -r * .92, r * .4, -r * .5, r, r * 1.16, r * .5, r, r * .92, r * .4, r, -r * .6, r * .9, -2.4 * r), 3.6, "wire"), ("%g,%g %g,%g" % (r * .9, -2.4 * r, -r * .9, -2.4 * r), 0))
    if not c.pure:
        c.line("%g,%g 0,%g %g,%g" % (-r * .5, r * .5, -r * .1, r * .5, r * .5), 1.3, "hair")
    c.pop()


def standing_leg(c):
    """Hip, knee and ankle one over the other under the belly: the knee looks where the toes do, the calf stands out on the outer side, the shin is nearly straight."""
    if not c.pure:      # the sand gives under it
        c.fill("138,846 146,864 172,876 208,874 236,862 246,848 220,856 180,862", "#b98739")
    # the heel is behind, the instep comes forward to five toes that stand on one arc
    F.skin(c, ("151,804 147,818 142,830 143,842", 5, "body"), ("143,842 148,850 160,856 178,864", 5, "body"), ("178,864 244,840", 0), ("244,840 238,832 220,822 203,804", 4.4, "body"), ("203,804 151,804", 0))
    for x, y, r, turn in ((239.4, 841, 4.7, -34), (231.6, 848, 5.3, -30), (222, 854.4, 5.9, -25), (210.4, 859.6, 6.5, -19), (193, 860.6, 9.6, -9)):
        toe(c, x, y, r, turn)
    c.fill("176,828! 192,824! 214,832 232,836 226,844 206,848 182,850 170,844!", FLESH)
    c.lines(["182,840 186,846 185,852", "203,842 206,847 205,852", "216,838 219,842 218,847"], 2, "nail")
    c.part([("118,630 124,670 140,706", 7, "body"), ("140,706 134,734 138,762 152,812", 6.5, "-nail"), ("152,812 198,806", 0), ("198,806 216,776 222,746 214,714", 6.5, "-sweep"), ("214,714 230,686 237,648 230,596", 6.5, "-sweep"), ("228,594 120,630", 0)], fill=FLESH, reg=0, grain=False)
    # both bones of the ankle
    c.lines(["191,806 198,811 197,818", "154,820 159,826 157,832"], 3.2, "swell")
    # beside the kneecap, the ridge of the shin, the calf
    c.line("196,700:.4 204,712:1.1 200,730:.3", 4, "flat")
    c.lines(["180,756 184,782 180,804", "214,716 206,736 208,758"], 3.4, "swell")


def lifted_leg(c):
    """The thigh goes out from the hip to the kneecap, broad and heavy below; from there a shin as stout hangs down, and the foot from it."""
    # the foot from without: it hangs slack, all five toes are seen, and of the sole what is not turned away
    c.push(50, 713, -40, 1.24)
    F.skin(c, ("25,20 27,36 14,49 -6,50", 5, "sweep"), ("-6,50 -24,46 -40,49 -52,47 -60,40", 4, "wire"), ("-60,40! -62,30! 20,20", 0))
    F._foot(c, False, 40)
    c.lines(["-16,46 -24,42.5 -32,44"], 2, "swell")
    c.pop()
    # the shin is one nearly straight line; the calf swells high, under the hollow of the knee, and is pressed out by its own weight
    c.part([("15,604 14,632 19,664 28,692 33,716", 6.5, "sweep"), ("33,716 69,712", 0), ("69,712 76,698 90,682:1.2 95,664 84,644 66,634", 6.5, "-sweep"), ("66,634 40,590 15,604", 0)], fill=FLESH, reg=0, grain=False)
    # the thigh from under the belly to the kneecap and round it; below it from the hollow of the knee to the hip, sagging; no line parts it from the shin
    c.part([("124,586 98,572 70,563 46,560", 6.5, "body"), ("46,560 24,559 10,570 7,588:1.2", 6.5, "body"), ("7,588 8,598 15,605:.7", 5, "body"), ("15,605 24,628 46,646 66,636", 0), ("66,636 78,664 104,694 140,722", 7.5, "sweep"), ("140,722 170,640 160,590", 0), ("160,590 124,586", 0)], fill=FLESH, reg=0, grain=False)
    # under the cap and beside it, the hollow, the root of the leg under the belly, the muscle of the thigh, the ridge of the shin, the bone of the ankle
    c.lines(["13,604 23,611 35,606", "50,590 54,600 50,610", "66,636 58,633 50,625", "90,606 104,618 112,634", "72,650 88,662 98,676", "54,664 58,684 54,704", "62,716 68,722 66,730"], 3.4, "swell")
    for x, y in () if c.pure else ((30, 636), (42, 648), (30, 656), (42, 668), (52, 638), (38, 684)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 7), 1.8, "rat")


def raised_arm(c):
    """The arm flung up, shoulder to fingertip in one run on either side: heavy above and below the crook, thick at the wrist; the palm is to us, its short fingers are held together."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("200,268 206,252 209,238", 11), ("193,264 197,246 199,229", 12.6), ("185,262 187,242 187,223", 13), ("177,264 176,246 174,230", 12.6)):
        HD._digit(c, bone, thick, 2.8, HD.BABE)
    HD._digit(c, "178,284 165,274 155,257", 13.6, 3, HD.BABE)
    c.part([("148,412 166,403 181,391 189,376:1.2 188,358 180,334 174,312 175,298 168,288 162,281", 6, "wire"), ("162,281 169,262 205,264", 0), ("205,264 208,276 204,291 208,308 222,332 234,354:1.2 239,376:1.3 237,406 229,440 217,472", 6.4, "wire"), ("217,472 190,462 150,416", 0)], fill=FLESH, reg=0, grain=False)
    # the web of the thumb, the two lines of the palm, the ball of the thumb, the wrist
    c.line("169.4,263 168.4,268 166,271", HD._w(c, 2.4), "swell")
    c.lines(["173,270 182,275 197,271", "178,277 183,285 181,294", "177,299 186,302 198,299"], HD._w(c, 1.9), "swell")
    c.curved_from = kept
    # the cap of the shoulder lies over the arm; the crook, the muscle that stands beside it, the bone of the elbow, the armpit
    c.line("160,416:.2 178,420:.9 198,417:1.2 213,404:1.1 221,386:.3", 4.6, "flat")
    c.lines(["189,376 199,379 208,373", "200,330 208,344 212,360", "228,366 232,374 231,382", "215,466 207,450 204,434"], 3.4, "swell")


def bearing_arm(c):
    """The arm that bears on the knee, thick to the wrist: the elbow out, the back of the hand, four fingers over the kneecap; in the units of the card."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("35,548 26,560 21,574", 12), ("44,552 38,568 35,584", 13), ("54,553 52,570 51,588", 13.4), ("63,550 64,567 65,582", 12.6)):
        HD._digit(c, bone, thick, 2.8, HD.BABE)
    HD._digit(c, "60,534 73,545 82,561", 13, 3, HD.BABE)
    # forearm and back of the hand are one: it swells below the elbow and is hardly thinner at the wrist
    F.skin(c, ("19,462 18,484 26,510 33,528:.8 30,540 29,552", 5.4, "body"), ("29,552 40,560 54,561 66,552", 0), ("66,552 69,542 65,528:.8 70,504 73,482 70,452", 5.4, "body"), ("70,452 19,462", 0))
    c.lines(["33,552 35,556 39,556.6", "43,556 46,559 50,558.4", "53,558 57,560 61,557"], HD.FINE, "swell")
    c.lines(["35,527 42,530 50,529", "41,540 43,546 44,552", "51,541 52,547 52,553"], HD._w(c, HD.HAIR), "hair")
    # the upper arm comes over it from the shoulder, in one long stroke on either side
    F.skin(c, ("114,404 88,402 58,416 30,444:1.2 20,456 19,468", 7, "sweep"), ("19,468 60,470", 0), ("60,470 82,464 100,452 118,424", 5.5, "-sweep"), ("118,424 114,404", 0))
    c.lines(["98,420 86,432 82,450", "26,459 35,453 47,456", "62,470 70,466 74,458"], 3.2, "swell")
    c.curved_from = kept


def apron(c):
    """The apron of the ring's entry, black with a broad hem; it swings between the thighs and breaks at its folds."""
    c.part([("106,622! 104,690 92,762!", 6.5), ("92,762! 134,782 182,766!", 10), ("182,766! 186,690 180,622!", 6.5), ("180,622! 106,622!", 0)], fill=SUMI, reg=0, grain=True)
    for P, w in (("97,744 134,762 181,748", 3.4), ("98,736 134,753 182,740", 1.8)):
        c.line(P, w, "wire", ODO)
    F.blossom(c, 140, 692, 21, PAPER_LIGHT, SUMI, 4)
    c.lines(["124,628 118,690 114,748", "162,628 168,690 164,744"], 3.2, "nail", SASH_LIGHT)
    for i in range(17):
        x, y = 94 + i * 5.4, 766 + 12 * math.sin(i * .2) - i * .1
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 20), 3.4, "nail", SUMI if i % 2 else ODO)


def draw():
    c = Card("1s", seed="wrestler")
    # a flat of warm grey behind him, as of mica, or skin is lost on the paper; the earth of the ring is another
    if not c.pure:
        c.fill("4,4! 246,4! 246,836! 4,836!", GROUND)
        c.fill("4,4! 246,4! 246,836! 4,836!", "url(#%s)" % c.goma())
    c.part([("4,834 70,826 150,830 250,822", 4.6, "sweep"), ("250,822! 250,996! 4,996! 4,834", 0)], fill=ODO_PALE, grain=False)
    curtain(c)
    # straw ring of the wrestling ground, half of it within the frame
    ring = " ".join("%.1f,%.1f:%.2f" % (206 + 186 * math.cos(math.radians(a)), 911 + 86 * math.sin(math.radians(a)), .84 - .2 * math.sin(math.radians(-a))) for a in range(292, 71, -10))
    roped(c, ring, 26 if c.pure else 21)
    fan(c)
    c.push(-8, 0)
    standing_leg(c)
    c.pop()
    lifted_leg(c)
    bearing_arm(c)
    apron(c)
    # trunk: heavy breast, the flank in one sweep to a belly that hangs over the belt; both flanks are seen
    c.part([("104,408 98,424", 0), ("98,426 93,440 90,456", 4.6, "swell"), ("90,456 76,488 74,530 92,582", 8, "sweep"), ("92,582 140,640 222,606", 0), ("222,606 233,566 231,516 216,470", 7, "-sweep"), ("216,470 218,440 212,416", 0), ("212,416 174,396 104,408", 0)], fill=FLESH, reg=0, grain=False)
    # the breasts: one sags from the armpit, the other is drawn up by the arm
    c.line("88,446:.2 88,466:.9 104,485:1.25 126,483:.9 144,464:.1", 6, "flat"); c.line("224,440:.2 214,462:.9 194,475:1.2 172,472:.8 156,458:.1", 6, "flat")
    c.lines(["80,508 90,520 106,524", "230,528 216,537 202,534", "108,417 118,426 134,427"], 3.6, "nail")
    # the belly hangs over the belt: one heavy line under it
    c.line("82,544:.2 95,565:.9 122,582:1.3 156,588:1.5 192,583:1.2 216,567:.7 227,550:.2", 5.4, "flat")
    c.line("142,553:.8 139,560:1.1 143,567:.6", 5, "flat")
    for x, y in ((107, 468), (193, 460)):
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
    # near arm, flung up, its elbow out at the border
    raised_arm(c)
    # the neck runs out into the shoulders
    c.line("86,414 98,404 110,398", 6, "-sweep")
    # head
    c.head(134, 411, -6, .84)
    c.push(0, 0, 0, 1.12, sy=.89)
    F.neck(c, 5)
    F.face_man(c, 1.0, kind="stamper"); F.ear(c); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
