# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất sách: fat man with a topknot, one bare leg raised (wrestler's stamp)."""
import math

from card import *
from heads import bristling_brow, curled_ear, lids
from men import own_head
from scenery import *
import figures as F, hands as HD

GROUND = "#d0c6ad"


@own_head("in the ring", "-37,-18 -34.6,-11:.8 -41,-2 -48.4,11:1.2 -49.6,27 -45,37 -43,42 -44,47 -47,54 -40,65 -22,71", "-22,71 6,73 33,66 48,51:1.4 51,28 44,4")
def glaring(s, left, right):
    """The wrestler: heavy jowls under small sharp eyes that go aside to his foe, the brows drawn together, a mouth like a bow turned down."""
    F.skin(s, ("6,-70 -10,-66 -24,-55 -33,-40 -38,-28:1.2 -37,-18 " + left, 4.6, "wire"), (right, 5.2, "wire"), ("44,4 46,-30 36,-62 6,-70", 0))
    bristling_brow(s, "-24,-16:1 -31,-22:1.2 -40,-19:.5", 6, 7, 3)
    lids(s, "-41,-4:.4 -34.6,-9:1.2 -26,-3:.9", "-39,1 -33,2.4 -27,.6", (-36.4, -7.4, 2.8), 5)
    s.fill("-15,-19! -18,-8 -24,3 -34,9 -41,15 -40,22.6 -33,26 -18,26 -8,4 -8,-19!", FLESH)
    s.line("-16,-21:.2 -15.6,-12:.9 -18,-3:.7 -24,4:.9 -34.6,9.6:1 -41,15.4:1.4 -40,22.4:1.3 -34,26:.9 -28.6,24.4:.3", s.fine(4.6), "flat")
    s.line("-27.6,13:.15 -20,13.6:.9 -15,18.4:1.3 -17,25:1.1 -23,27:.8 -28,25.6:.2", s.fine(4), "flat")
    s.blob("-35.4,24.4 -31.6,21.4 -27,22.4 -29.6,25")
    bristling_brow(s, "-12,-13:1.2 -6,-21:1.5 7,-26:1.4 21,-24:1 33,-15:.3", 8, 20, 3.1)
    lids(s, "-13,-1:.9 -5,-7.6:1.35 7,-8:1.15 25,-2.6:.25", "-10,3 3,5.4 19,1", (-7, -6, 3.5), 5.6)
    for P, w in (("-14,-25:1 -15.6,-18:.8 -14,-11:.1", 3.4), ("-8,9:.2 3,13:1 17,9.6:.2", 2.4)):
        s.line(P, s.fine(w), "flat")
    # round the mouth; the jowl hangs over the jaw, a second chin under the first
    s.line("-13,25:1.2 -3,30:1 3,39:.8 0,50:.1", s.fine(4.2), "flat")
    s.line("-41,43.6:.5 -35,39.4:1.1 -28,41:1.3 -19,39.2:1.2 -9,43:.9 -4.6,49:.25", s.fine(5, .7), "flat")
    s.line("-35,48.6:.2 -27,51.6:1 -16,48.6:.2", s.fine(3.2), "flat")
    s.line("-30,33:.9 -29,37:.2", s.fine(2.2), "flat")
    s.line("-39,57:.2 -28,60.6:1 -12,60:.9 2,56:.1", s.fine(3.2), "flat")


def curtain(c):
    """The curtain of the roof over the ring, drawn up by its cord, as the frame cuts it; the tassel hangs still."""
    c.part([("130,4 134,30 132,58", 5, "sweep"), ("132,58! 150,76 166,80 180,70!", 6, "body"), ("180,70! 190,96 214,112 250,112", 6.5, "body"), ("250,112 250,4", 0), ("250,4 130,4", 0)], fill=AI, bokashi=wiped("#16304d", 10, 96, .9))
    c.lines(["182,66 168,50 150,40 136,40", "182,66 170,36 160,10", "184,66 190,40 198,10", "186,68 206,56 244,52", "186,70 206,80 244,84"][::2 if c.pure else 1], 4.2, "nail", "#0f2238")
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
    F.skin(c, ("%g,%g %g,%g %g,%g %g,%g 0,%g %g,%g %g,%g %g,%g %g,%g" % (-r * .8, -1.5 * r, -r * .86, -r * .7, -r * 1.04, r * .1, -r * .66, r * .84, r * 1.06, r * .66, r * .84, r * 1.04, r * .1, r * .86, -r * .7, r * .8, -1.5 * r), 3.4, "wire"), ("%g,%g %g,%g" % (r * .8, -1.5 * r, -r * .8, -1.5 * r), 0))
    if not c.pure:
        c.line("%g,%g %g,%g %g,%g %g,%g" % (-r * .5, r * .66, -r * .46, r * .02, r * .46, r * .02, r * .5, r * .66), 1.2, "hair")
    c.pop()


def turned_out_foot(c):
    """A foot turned out, its toes towards us, as it stands below an ankle at 179,810."""
    F.skin(c, ("158,812 154,824 143,836 139,848:1.2", 5, "body"), ("139,848 144,857 156,861 168,860 178,863", 5, "body"), ("178,863 246,842", 0), ("246,842 239,830 222,820 200,808", 4.4, "body"), ("200,808 158,812", 0))
    for x, y, r, turn in ((243, 845, 4.8, -30), (234.4, 852, 5.6, -24), (224, 857.4, 6.2, -16), (211.6, 860.6, 6.8, -8), (191.6, 862.4, 11, -2)):
        toe(c, x, y, r, turn)
    c.fill("172,836! 194,824! 216,830 240,838 238,843 226,850 208,853 186,855 170,856!", FLESH)
    # the tendon of the great toe, and those of the others
    c.lines(["187,832 185,843 187,853", "203,834 207,844 207,852", "214,831 220,841 221,848"], 2, "nail")


def standing_leg(c):
    """The leg he stands on, turned out: the thigh comes from under the belt and is carried over the knee to the heel below the chin; the calf stands out on the outer side."""
    if not c.pure:      # the sand gives under it
        c.fill("138,848 146,866 172,876 208,874 236,862 246,848 220,856 180,862", "#b98739")
    # the heel is behind, the instep comes forward to five toes that stand on one arc; somewhat foreshortened
    c.push(16, -4, 0, .9, sy=1)
    turned_out_foot(c)
    c.pop()
    # thigh and shin are one run on either side: within, it comes from the groin and goes in at the knee
    c.part([("142,640 147,668 156,692 166,710:.8 169,722", 7, "body"), ("169,722 165,738 162,756 163,780 162,800 158,816", 6.5, "body"), ("158,816 196,812", 0),
            ("196,812 203,797 217,778 227,756:1.2 230,738 226,724!", 6.5, "-body"), ("226,724! 229,712 233,690 235.4,662:1.2 235.4,630 231,598", 7, "-body"), ("231,598 150,610", 0), ("150,610 142,640", 0)], fill=FLESH, reg=0, grain=False)
    # the knee looks outward: above it the muscles lie over the cap on either side, below it the sinew
    c.line("180,692:.1 185,704:1 183,717:.2", 4, "flat"); c.line("184,731:.2 193,734:1.1 206,729:.2", 4.2, "flat")
    if not c.pure:
        c.line("206,688:.1 211,699:1 212,711:.1", 3.6, "flat")
        c.line("189,711:.1 194,706:.9 201,707:.1", 2.6, "flat")
    c.line("226,724:1 219,727:.8 214,724:.1", 4.4, "flat")
    if not c.pure:
        c.line("196,736:.9 198,746:.6 197,756:.1", 3.6, "flat")
    # the edge of the shin, the calf behind it; the muscle of the thigh
    c.line("188,744:.2 185,766:.9 185,790:.8 181,806:.1", 3.4, "flat")
    c.line("214,742:.1 216,758:1 209,778:.9 201,792:.1", 4, "flat")
    c.line("220,640:.1 223,662:1 217,684:.9 209,698:.1", 4, "flat")
    c.lines(["192,812 199,817 198,824", "160,822 165,828 163,834"], 3.2, "swell")


def lifted_leg(c):
    """The thigh is thrown out sideways, its knee towards us: full where it comes from under the belt, sagging below; the shin hangs straight from the knee, the foot is turned out."""
    # the foot is turned out as the other is, its toes drawn up: it will come down flat
    c.push(64, 733, 8, .86, True)
    c.push(-179, -810)
    turned_out_foot(c)
    c.pop()
    c.pop()
    # the shin is a little hollow; the calf is pressed out behind it by the thigh
    c.part([("16,634 17,656 23,682 36,708 43,733", 6.5, "body"), ("43,733 62,746 82.6,740", 0), ("82.6,740 81.6,727 87,711 100,696 112,684:1.2 108,666 92,658 76,650", 6.5, "-body"), ("76,650 50,610 16,634", 0)], fill=FLESH, reg=0, grain=False)
    # the thigh from under the belly to the kneecap and round it; below it from the hollow of the knee to the groin
    c.part([("118,584 98,579 80,580 62,588 34,600", 7, "body"), ("34,600 18,606 12,618:1.2 16,634", 7, "body"), ("16,634 40,660 74,650", 0), ("74,650! 82,670 96,688:1.2 116,699 142,698", 7.5, "body"), ("142,698 190,640 150,590 118,584", 0)], fill=FLESH, reg=0, grain=False)
    # the cap under the fingers, the sinew and both heads of the shin below it
    c.line("24,634:.1 27,643:1 36,647:1.2 45,642:.1", 4.4, "flat")
    if not c.pure:
        c.line("50,632:.1 57,642:.9 55,654:.1", 3.4, "flat")
        c.line("33,653:.9 34,661:.6 37,668:.1", 3.4, "flat")
    c.line("74,650:1.1 66,649:.9 58,642:.1", 4.6, "flat")
    # the great muscle of the thigh and the one beneath it; shin and calf
    c.line("116,664:.1 100,660:1 88,650:.9 80,636:.1", 4, "flat")
    c.line("37,664:.2 42,684:1 50,706:.8 54,724:.1", 3.4, "flat")
    c.line("84,674:.1 86,690:1.1 80,706:.8 74,722:.1", 4.4, "flat")
    for x, y in () if c.pure else ((25, 662), (30, 676), (36, 686)):
        c.line("%g,%g %g,%g" % (x, y, x - 3, y + 7), 1.8, "rat")


def raised_arm(c):
    """The arm flung up from a shoulder that goes with it: the elbow out at the border, the forearm back in over the head, the palm to us with its short fingers together."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    c.push(11, -22)
    for bone, thick in (("200,270 209,254 215,239", 10), ("193,265 199,244 203,224", 11.8), ("185,263 187,239 187.6,215", 12.4), ("177,265 174,245 170,226", 11.8)):
        HD._digit(c, bone, thick, 2.6)
    HD._digit(c, "180,288 166,276! 152,265", 13, 2.8, HD.THUMB)
    c.pop()
    c.part([("168,400 184,400 196,391 204,378 208,362:1.3!", 6.4, "body"), ("208,362! 198,350 190,332 187,314 190,294 190,276!", 6, "body"), ("190,276! 184,268 180,258", 5.4, "wire"), ("180,258 184,238 218,240", 0), ("218,240 219.6,256 217,270!", 5.4, "wire"),
            ("217,270! 219,284 228,304 238,320 247,336:1.3!", 6.4, "body"), ("247,336! 249,352 246,382 240,412 232,440 222,462 214,482", 6.6, "body"), ("214,482 180,470 168,400", 0)], fill=FLESH, reg=0, grain=False)
    c.push(11, -22)
    # the web of the thumb, the two lines of the palm, the ball of the thumb, the wrist
    c.line("169.4,263 168.4,268 166,271", HD._w(c, 2.4), "swell")
    c.lines(["173,270 182,275 197,271", "178,277 183,285 181,294", "178,299 187,302 200,299"], HD._w(c, 1.9), "swell")
    if not c.pure:
        c.lines(["205,255.6 208.6,257.2 212,256", "195,248 199,249.4 202.6,248", "183,244.6 187,246 191,244.6", "171,250 175,251.4 178.6,250", "163,276 166,273 167,269"], 1.5, "swell")
    c.pop()
    c.curved_from = kept
    # the crook of the elbow, the long muscle of the forearm, the upper arm's two
    c.line("208,362:1 218,365:.9 228,359:.2", 4.6, "flat")
    c.line("200,346:.1 208,332:1 209,312:.8 204,294:.1", 4, "flat")
    c.line("226,414:.1 233,394:1 231,374:.2", 4, "flat")


def bearing_arm(c):
    """The arm that bears on the knee: from the cap of the shoulder straight down through the elbow, which is turned out, to the heel of the hand; four fingers lie over the kneecap."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    c.push(1, 42)
    for bone, thick in (("33,548 24,556! 19,569", 11.4), ("41,550 34,563! 31,580", 13), ("51,551 48.6,567! 47,586", 13.6), ("61,549 63.6,564! 65,582", 13)):
        HD._digit(c, bone, thick, 2.6, nail=True)
    c.pop()
    # forearm and back of the hand are one: it swells below the elbow and goes in at the wrist
    c.part([("17,532 14,546 19,560 28,572 32,580:.8", 5.6, "body"), ("32,580 28,588 29,594", 5, "wire"), ("29,594 41,602 55,603 67,594", 0), ("67,594 69,586 64,577", 5, "wire"), ("64,577 66,566 71,554 71,542 66,528", 5.6, "body"), ("66,528 40,500 17,532", 0)], fill=FLESH, reg=0, grain=False)
    # the thumb goes round the other side of the knee
    HD._digit(c, "58,576 68,588! 73,602", 12, 2.8, HD.THUMB)
    c.line("38,534:.1 49,545:1 51,558:.8 47,571:.1", 4, "flat")
    c.lines(["35,578 46,582 60,578"], 3.2, "swell")
    c.push(1, 42)
    c.lines(["20,557 24,554 28,556.6", "30,565 34,561.6 38.6,564", "44,569 48.6,565.6 53.4,568", "59,566 63.6,562.6 68.4,565"], HD.HAIR, "hair")
    c.lines(["41,542 43,547 44,552", "51,543 52,548 52,553"], HD._w(c, HD.HAIR), "hair")
    c.pop()
    # the upper arm: the cap of the shoulder, then the two muscles below it; towards the breast it has no edge above the armpit
    c.part([("114,414 98,418 82,427 69,441:1.2 61,460:1.1 58,474", 7, "body"), ("58,474 46,488 33,502 23,516 17,532", 6.6, "body"), ("17,532 40,540 66,528", 0), ("66,528! 78,518 90,505 99,492", 6, "-body"), ("99,492 130,450 114,414", 0)], fill=FLESH, reg=0, grain=False)
    c.line("58,474:1 68,482:1 76,478:.7 82,466:.1", 4.8, "flat")
    c.line("17,532:.9 27,530:.9 33,522:.1", 4.4, "flat")
    c.line("66,528:1 58,527:.8 52,519:.1", 4.4, "flat")
    c.line("76,496:.1 66,508:1 52,514:.2", 3.6, "flat")
    c.curved_from = kept


def raised_shoulder(c):
    """The muscle of the shoulder, bunched up under the ear by the arm, and where the breast goes into it."""
    c.line("180,414:.1 194,424:.9 210,420:1.2 222,406:1 228,390:.1", 5, "flat")
    c.line("216,470:1 214,456:.9 218,442:.1", 4.4, "flat")


def apron(c):
    """The apron of the ring's entry, black with a broad hem; it swings between the thighs and breaks at its folds."""
    c.part([("116,640! 117,700 108,768!", 6.5), ("108,768! 138,786 170,772!", 10), ("170,772! 174,700 172,640!", 6.5), ("172,640! 116,640!", 0)], fill=SUMI, reg=0, grain=True)
    for P, w in (("110,750 139,767 171,755", 3.4), ("111,742 139,758 171,747", 1.8)):
        c.line(P, w, "wire", ODO)
    F.blossom(c, 144, 704, 15, PAPER_LIGHT, SUMI, 4)
    c.lines(["130,656 129,706 124,752", "158,656 162,700 160,750"], 3.2, "nail", SASH_LIGHT)
    for i in range(0, 12, 2 if c.pure else 1):
        x, y = 111 + i * 5.4, 774 + 9 * math.sin(i * .28) - i * .1
        c.line("%g,%g %g,%g" % (x, y, x - 3 + r_(i), y + 20), 3.4, "nail", SUMI if i % 2 or c.pure else ODO)


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
    standing_leg(c)
    lifted_leg(c)
    apron(c)
    raised_arm(c)
    bearing_arm(c)
    # trunk: it is shortened on the side of the lifted leg, where breast and flank fold over each other, and drawn out on the other from the armpit to the belt in one line
    c.part([("99,492 97,508 90,520!", 7, "body"), ("90,520! 78,532 72,552 77,576 92,600", 7.4, "body"), ("92,600 160,640 230,610", 0), ("230,610 234,588 233.6,564:1.2 228,532 219,502 214,478", 7, "-body"), ("214,478 206,420 170,408 114,414 99,492", 0)], fill=FLESH, reg=0, grain=False)
    raised_shoulder(c)
    # one breast sags from the armpit, the other is drawn up flat by the arm; the hollow between them
    c.line("99,492:1 105,505:1.1 120,511:1.35 136,505:1 148,490:.2", 6, "flat"); c.line("216,470:1 206,482:1.2 190,488:1.2 172,485:.9 160,474:.2", 6, "flat")
    c.line("153,448:.1 151,464:1 153,478:.2", 3.4, "flat")
    c.line("90,520:1.1 100,526:.9 116,525:.2", 5, "flat")
    c.line("219,512:.1 213,521:.8 215,531:.1", 3.6, "flat")
    # the belly's weight over the belt, the navel deep in a fold
    c.line("82,572:.2 94,588:.9 120,602:1.3 156,607:1.5 192,602:1.2 217,588:.9 232,569:.3", 5.4, "flat")
    c.line("147,564:.2 144,571:1 147,577:1.3 153,579:.9 158,576:.2", 5, "flat")
    for x, y in ((113, 490), (194, 471)):
        c.line("%g,%g:.3 %g,%g:1 %g,%g:1 %g,%g:.3" % (x - 5, y - 1, x - 2, y + 3.4, x + 3, y + 3, x + 5, y - 2), 2.6, "flat")
        c.line("%g,%g:1 %g,%g:.8" % (x - 1, y - .6, x + 1.6, y - .8), 3, "flat")
    # the flank is folded over the belt, on the side that he stands upon
    c.line("233,566:1.1 222,577:.9 203,584:.1", 4.6, "flat"); c.line("231,545:1 221,554:.8 208,557:.1", 4, "flat")
    # belt, its turns one over the other; the lifted leg tips the hips, and the belt with them; it closes round the flank
    c.part([("87,578 114,602 150,615 192,613 231,589", 6.5), ("231,589 237,611 234,637", 6), ("234,637 200,656 150,658 108,642 84,618", 6.5), ("84,618 82,598 87,578", 5)], fill=SUMI, grain=False)
    c.lines(["86,592 113,617 152,629 194,627 234,603", "84,606 110,632 152,644 196,643 235,619"], 2.6, "wire", PAPER_LIGHT)
    c.lines(["96,592 108,603 124,611", "96,616 108,628 124,635", "180,620 204,616 222,607", "166,656 190,655 214,648"], 3.2, "nail", GREY_PALE)
    # head
    # a short neck as thick as the jaw: from below the ear it runs out into the bunched shoulder, on the other side over the muscle of the nape; the cords to the pit of the throat, from which the collar bones go
    F.skin(c, ("116,396 116,405 109,412 96,418", 5.4, "body"), ("96,418 140,440 200,424", 0), ("200,424 189,412", 0), ("189,412 182,404:.9 179.6,395 179,384", 5.4, "-body"), ("179,384 118,392", 0))
    if not c.pure:
        c.line("128,417:.2 136,427:1 147,435:.9 153,439:.2", 3.4, "flat")
        c.line("172,406:.2 169,418:1 161,432:.3", 3.4, "flat")
    c.line("128,430:.9 116,428:1 102,431:.1", 4, "flat"); c.line("164,436:.9 176,431:1 192,424:.2", 4, "flat")
    c.head(149, 399, -6, .78)
    c.push(0, 0, 0, 1.12, sy=.89)
    F.face_man(c, 1.0, kind="in the ring"); curled_ear(c, 2); ginkgo(c)
    c.pop()
    c.pop()
    return c.finish()


def r_(i):
    return (i % 3 - 1) * 1.6
