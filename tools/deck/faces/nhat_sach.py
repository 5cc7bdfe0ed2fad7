# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from heads import bristling_brow, curled_ear, lids
from men import own_head
from scenery import *
import figures as F, hands as HD

GROUND = "#d0c6ad"
SHADE = "#efd0aa"     # a second flesh block, where the mass turns under


def shade(c, *Ps):
    """Flats of the second flesh block, their edges hard, under the lines that are cut over them."""
    for P in () if c.pure else Ps:
        c.fill(P, SHADE)


@own_head("in the ring", "-37,-18 -34.6,-11:.8 -41,-2 -48.4,11:1.2 -49.6,27 -45,37 -43,42 -44,47 -47,54 -40,65 -22,71", "-22,71 6,73 33,66 48,51:1.4 51,28 44,4")
def glaring(s, left, right):
    """The wrestler: heavy jowls under small sharp eyes that go aside to his foe, the brows drawn together, a mouth like a bow turned down."""
    F.skin(s, ("6,-70 -10,-66 -24,-55 -33,-40 -38,-28:1.2 -37,-18 " + left, 4.6, "wire"), (right, 5.2, "wire"), ("44,4 46,-30 36,-62 6,-70", 0),
           deco=lambda s: shade(s, "-44,52! -30,61 -8,63 16,59 34,44 44,24 48,8! 60,30 48,74 32,80 6,84 -22,82 -50,64"))
    bristling_brow(s, "-24,-16:1 -31,-22:1.2 -40,-19:.5", 6, 7, 3)
    lids(s, "-41,-4:.4 -34.6,-9:1.2 -26,-3:.9", "-39,1 -33,2.4 -27,.6", (-36.4, -7.4, 2.8), 5)
    s.fill("-15,-19! -18,-8 -24,3 -34,9 -41,15 -40,22.6 -33,26 -18,26 -8,4 -8,-19!", FLESH)
    s.line("-16,-21:.2 -15.6,-12:.9 -18,-3:.7 -24,4:.9 -34.6,9.6:1 -41,15.4:1.4 -40,22.4:1.3 -34,26:.9 -28.6,24.4:.3", s.fine(4.6), "flat")
    s.line("-27.6,13:.15 -20,13.6:.9 -15,18.4:1.3 -17,25:1.1 -23,27:.8 -28,25.6:.2", s.fine(4), "flat")
    s.blob("-35.4,24.4 -31.6,21.4 -27,22.4 -29.6,25")
    bristling_brow(s, "-12,-13:1.2 -6,-21:1.5 7,-26:1.4 21,-24:1 33,-15:.3", 8, 20, 3.1)
    lids(s, "-13,-1:.9 -5,-7.6:1.35 7,-8:1.15 25,-2.6:.25", "-10,3 3,5.4 19,1", (-7, -6, 3.5), 5.6)
    for P, w in (("-5,-12:.2 8,-13.6:1 25,-8:.2", 2.2), ("-8,9:.2 3,13:1 17,9.6:.2", 2.4), ("-14,-25:1 -15.6,-18:.8 -14,-11:.1", 3.4), ("-19.6,-24:1 -20.6,-18:.1", 2.6), ("-18,-33:.2 -6,-37:1 8,-34.6:.2", 2.4), ("28,-5:1 36,-9:.1", 2.6), ("28,-1:1 36,1:.1", 2.4)):
        s.line(P, s.fine(w), "flat")
    # round the mouth; the jowl hangs over the jaw, a second chin under the first
    s.line("-13,25:1.2 -3,30:1 3,39:.8 0,50:.1", s.fine(4.2), "flat")
    s.line("22,20:.1 33,28:.9 34,40:.9 25,50:.1", s.fine(3), "flat")
    s.line("-41,43.6:.5 -35,39.4:1.1 -28,41:1.3 -19,39.2:1.2 -9,43:.9 -4.6,49:.25", s.fine(5, .7), "flat")
    s.line("-35,48.6:.2 -27,51.6:1 -16,48.6:.2", s.fine(3.2), "flat")
    s.line("-30,33:.9 -29,37:.2", s.fine(2.2), "flat")
    s.line("-39,57:.2 -28,60.6:1 -12,60:.9 2,56:.1", s.fine(3.2), "flat")


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
    c.part([("118,630 124,670 140,706", 7, "body"), ("140,706! 131,726 133,756 145,784 153,812", 6.5, "-nail"), ("152,812 198,806", 0), ("198,806 204,790 219,770 226,748 223,728 213,714!", 6.5, "-sweep"), ("213,714! 231,686 237,648 230,596", 6.5, "-sweep"), ("228,594 120,630", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "110,690! 150,700 168,712 164,740 170,772 166,814! 140,816 120,740"))
    # both bones of the ankle
    c.lines(["191,806 198,811 197,818", "154,820 159,826 157,832"], 3.2, "swell")
    # beside the kneecap, the ridge of the shin, the calf
    c.line("168,694:.2 160,706:1 163,722:1 174,730:.3", 4, "flat"); c.line("194,696:.3 202,708:1.1 198,724:.9 188,731:.2", 4, "flat")
    c.line("213,714:1.1 204,718:.9 197,714:.1", 4.4, "flat")
    c.line("172,738:.2 178,764:1 178,788:.8 174,804:.1", 3.8, "flat")
    c.line("204,736:.1 209,752:1 203,774:.8 196,786:.1", 4, "flat")
    c.lines(["146,742 150,760 157,774", "216,690 206,676 204,658"], 3.4, "swell")


def lifted_leg(c):
    """The thigh goes out from the hip to the kneecap, broad and heavy below; from there a shin as stout hangs down, and the foot from it."""
    # the foot from without: it hangs slack, all five toes are seen, and of the sole what is not turned away
    c.push(50, 713, -40, 1.24)
    F.skin(c, ("25,20 27,36 14,49 -6,50", 5, "sweep"), ("-6,50 -24,46 -40,49 -52,47 -60,40", 4, "wire"), ("-60,40! -62,30! 20,20", 0))
    F._foot(c, False, 40)
    c.lines(["-16,46 -24,42.5 -32,44"], 2, "swell")
    c.pop()
    # the shin is one nearly straight line; the calf swells high, under the hollow of the knee, and is pressed out by its own weight
    c.part([("13,602 11,622 14,648 21,674 30,698 34,716", 6.5, "sweep"), ("34,716 66,712", 0), ("66,712 70,700 84,690 94,676:1.2 98,658:1.2 90,642 66,634", 6.5, "-sweep"), ("66,634 40,590 13,602", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "66,630! 78,650 80,668 66,688 58,712! 74,716 104,690 104,640"))
    # the thigh from under the belly to the kneecap and round it; below it from the hollow of the knee to the hip, sagging; no line parts it from the shin
    c.part([("124,586 100,570 76,560 52,557", 6.5, "body"), ("52,557 36,550 18,552 7,562:1.2! 2,576 3,590 13,602:.8", 6.5, "body"), ("13,602 24,628 46,646 66,634", 0), ("66,634:1.2 74,654 90,682 112,704 140,726", 7.5, "sweep"), ("140,726 170,640 160,590", 0), ("160,590 124,586", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "62,630! 80,634 100,652 124,662 150,668! 150,740 110,712 74,664"))
    # round the cap, the tendon below it, the hollow, the root of the leg under the belly, the muscles of the thigh, shin and calf
    c.line("27,566:.2 37,574:1 38,588:1 30,598:.8 16,602:.2", 4, "flat")
    c.line("22,610:.9 21,618:.6 24,626:.1", 4, "flat"); c.line("66,634:1.1 57,630:.8 51,618:.1", 4.6, "flat")
    c.line("114,584:.1 96,592:.9 74,592:.9 56,580:.1", 4, "flat")
    c.line("92,606:.1 104,622:1 108,644:.2", 4, "flat")
    c.line("70,652:.1 76,664:1 70,682:.8 60,694:.1", 4, "flat")
    c.lines(["74,646 88,660 100,676", "38,640 43,668 40,694", "60,716 66,722 65,730", "10,578 13,586 10,593"], 3.4, "swell")
    for x, y in () if c.pure else ((30, 636), (42, 648), (30, 656), (42, 668), (52, 638), (38, 684)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 7), 1.8, "rat")


def raised_arm(c):
    """The arm flung up, shoulder to fingertip in one run on either side: heavy above and below the crook, thick at the wrist; the palm is to us, its short fingers are held together."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("200,268 206,252 209,238", 11), ("193,264 197,246 199,229", 12.6), ("185,262 187,242 187,223", 13), ("177,264 176,246 174,230", 12.6)):
        HD._digit(c, bone, thick, 2.8, HD.BABE)
    HD._digit(c, "178,284 165,274 155,257", 13.6, 3, HD.BABE)
    c.part([("146,414 160,407 174,397 184,386 190,374:1.3! 181,364 172,346 170.6,328 176,308 177,297! 168,289 162,281", 6, "wire"), ("162,281 169,262 205,264", 0), ("205,264 208,276 205,289! 205,300 212,318 224,334 233,350 240,366:1.2 244,380:1.4! 243,402 238,424 229,446 217,472", 6.4, "wire"), ("217,472 190,462 150,416", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "248,360! 236,372 230,392 226,420 212,440 196,452! 217,480 250,440", "205,296! 200,314 208,334 222,348 232,362! 246,366 240,340 216,316"))
    # the web of the thumb, the two lines of the palm, the ball of the thumb, the wrist
    c.line("169.4,263 168.4,268 166,271", HD._w(c, 2.4), "swell")
    c.lines(["173,270 182,275 197,271", "178,277 183,285 181,294", "177,299 186,302 198,299"], HD._w(c, 1.9), "swell")
    if not c.pure:
        c.lines(["202.6,255 206,256.2 209,254.6", "193.4,248 197,249.4 201,248", "182.6,244.6 187,246 191,244.6", "172,250 176,251.4 180,250", "166,270 169,267 170,263"], 1.5, "swell")
    c.curved_from = kept
    # the cap of the shoulder lies over the arm; the crook, the muscle of the upper arm beneath it, those of the forearm, the point of the elbow, the armpit
    c.line("162,414:.2 180,419:.9 199,416:1.25 213,404:1 220,388:.2", 5, "flat")
    c.line("190,374:1 201,378:.9 212,372:.2", 4.6, "flat")
    c.line("207,410:.1 214,396:1 212,382:.2", 4, "flat")
    c.line("184,352:.1 193,340:1 195,320:.8 190,304:.1", 4, "flat")
    c.line("206,318:.1 212,338:1 222,352:.2", 3.6, "flat")
    c.lines(["228,372 234,380 232,390", "180,300 190,303 200,300", "215,466 207,450 205,432", "210,470 200,458 197,446"], 3.4, "swell")


def bearing_arm(c):
    """The arm that bears on the knee, thick to the wrist: the elbow out, the back of the hand, four fingers over the kneecap; in the units of the card."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("34,547 29,560 25,573", 13), ("43,550 40,567 37.6,583", 14), ("53,551 52,569 51.4,587", 14.4), ("63,549 64,566 64.6,581", 13.4)):
        HD._digit(c, bone, thick, 2.8, HD.BABE, True)
    HD._digit(c, "60,534 73,545 82,561", 13, 3, HD.BABE)
    # forearm and back of the hand are one: it swells below the elbow and is hardly thinner at the wrist
    c.part([("18,462 10,478 11,498 20,516 29,530:.8! 29,541 28,552", 5.4, "body"), ("28,552 40,560 54,561 66,552", 0), ("66,552 68,542 63,529:.8! 68,514 76,494 77,476 70,452", 5.4, "body"), ("70,452 19,462", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "8,470! 20,480 22,502 31,520 32,540 38,552 24,556 6,500", "80,470! 66,476 68,494 60,512 58,530 70,530"))
    c.line("36,470:.1 47,484:1 48,504:.8 42,520:.1", 4, "flat")
    c.lines(["62,474 60,490 63,502", "26,490 28,504 34,514", "34,531 44,534 56,531"], 3.2, "swell")
    c.lines(["33,552 35,556 39,556.6", "43,556 46,559 50,558.4", "53,558 57,560 61,557"], HD.FINE, "swell")
    c.lines(["35,527 42,530 50,529", "41,540 43,546 44,552", "51,541 52,547 52,553"], HD._w(c, HD.HAIR), "hair")
    # the upper arm comes over it from the shoulder, in one long stroke on either side
    c.part([("116,402 100,393 80,394 64,405:1.2 56,418! 42,426 26,440 16,454:1.3! 15,466", 7, "sweep"), ("15,466 60,470", 0), ("60,470! 66,476 77,474! 88,462 100,452 118,424", 5.5, "-sweep"), ("118,424 116,402", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "10,470! 26,456 46,454 62,444 80,446 100,434! 110,440 90,470 60,480"))
    # the cap of the shoulder and where it goes in between the muscles; the point of the elbow, the skin drawn together at its crook
    c.line("56,418:1 66,428:1 70,440:.7 66,452:.1", 5, "flat")
    c.line("104,408:.1 94,420:1 84,432:.8 80,446:.1", 4, "flat")
    c.line("18,456:.8 27,458:.9 33,464:.2", 4, "flat")
    c.lines(["36,438 46,440 54,448", "60,470 67,464 70,456", "77,474 79,466 77,460"], 3.2, "swell")
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
    # trunk: the breasts over a band of fat, the roll of the flank over the next, the belly over the belt; on either side the contour goes in between them
    c.part([("104,408 98,424", 0), ("98,426 93,440 91,452", 4.6, "swell"), ("91,452 78,470 74,488 81,504!", 7, "sweep"), ("81,504! 70,514 66,530 74,546!", 7, "sweep"), ("74,546! 72,562 80,574 92,584", 7, "sweep"), ("92,584 140,640 222,606", 0),
            ("222,606 236,590 239,570 229,550!", 7, "-sweep"), ("229,550! 239,532 236,512 226,500!", 7, "-sweep"), ("226,500! 229,486 217,470", 6, "-sweep"), ("217,470 218,440 212,416", 0), ("212,416 174,396 104,408", 0)], fill=FLESH, reg=0, grain=False,
           deco=lambda s: shade(s, "84,462! 92,484 112,494 132,488 146,470 156,466 176,476 198,474 216,460! 222,474 206,486 180,488 160,482 150,484 138,502 114,508 92,504 84,512 84,540 92,556 108,574 138,588 176,592 210,580 228,560! 240,600 150,640 60,600 60,480"))
    # one breast sags from the armpit, the other is drawn up flat by the arm; the hollow between them, the collar bones
    c.line("84,458:.2 86,474:.9 99,490:1.35 119,492:1 136,482:.8 146,464:.1", 6, "flat"); c.line("226,446:.2 216,459:.9 197,470:1.3 176,471:.9 157,460:.1", 6, "flat")
    c.line("150,428:.1 147,444:1 149,460:.2", 3.4, "flat")
    c.line("108,414:.2 122,423:1 140,425:.9 147,420:.2", 4.4, "flat"); c.line("156,424:.2 168,419:1 184,418:.2", 4, "flat")
    c.line("81,504:1.1 92,511:.9 108,512:.2", 5, "flat"); c.line("226,500:1.1 216,506:.8 202,505:.2", 5, "flat")
    c.line("74,546:1.1 84,554:.9 100,557:.2", 5, "flat"); c.line("229,550:1.1 220,556:.8 208,557:.2", 5, "flat")
    # the belly's weight over the belt, the navel deep in a fold
    c.line("84,560:.2 96,574:.9 122,586:1.3 156,590:1.5 192,585:1.2 216,572:.8 230,556:.2", 5.4, "flat")
    c.line("146,550:.2 143,557:1 146,563:1.3 152,565:.9 157,562:.2", 5, "flat")
    for x, y in ((109, 470), (193, 455)):
        c.line("%g,%g:.3 %g,%g:1 %g,%g:1 %g,%g:.3" % (x - 5, y - 1, x - 2, y + 3.4, x + 3, y + 3, x + 5, y - 2), 2.6, "flat")
        c.line("%g,%g:1 %g,%g:.8" % (x - 1, y - .6, x + 1.6, y - .8), 3, "flat")
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
    F.face_man(c, 1.0, kind="in the ring"); curled_ear(c, 2); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
