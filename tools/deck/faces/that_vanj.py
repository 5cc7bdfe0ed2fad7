# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất vạn: man striding into the wind, a hand over his eyes, a broad black belt."""
from card import *
from heads import strokes
from men import SHAVEN, own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


@own_head("profile", "-30,-12! -30.6,-6 -37,2 -44.4,10.4:1 -48,17:1.2 -44.6,21.6:1 -36,22:.7! -37.4,27 -39,30.4:.8 -34.4,32.4:.7! -37.4,36 -36,40 -32,43:.8! -35,49 -33,57:1.1 -23,62", "-23,62 -7,59 10,52 25,41! 32,27 35,3")
def looking_out(s, left, right):
    """The face of who looks out into the wind, in profile: the nose one hooked stroke, the lid heavy over a narrow eye, thin lips, the jaw's corner."""
    F.skin(s, ("6,-70 -8,-67 -21,-56 -28,-42 -31.6,-29 -33.6,-20:1.1 -30,-12!", 4.8, "wire"), (left, 4.6, "wire"), (right, 4.8, "sweep"), ("35,3 40,-30 36,-62 6,-70", 0))
    if not s.pure:      # the hand's shadow over brow and eye; shaven blue; the white of the eye
        s.fill("-36,-31! -32.6,-18 -29.6,-9! -24,1 -10,3 4,-2 15,-12 20,-31!", "#dccbab")
        s.fill("-33,50! -27,48 -14,50 0,43 14,30 28,8! 33,22 30,30 24.4,39.6 10,50 -7,57.4 -23,60 -31,56", SHAVEN, opacity=.6)
        s.fill("-30,-6! -25,-9.6 -17,-8.6 -4,-3.4! -14,-1.6 -25,-1.6", GOFUN)
    s.blob("-35,-17.6! -31,-23.4 -22,-26.6 -11,-24.6 2,-16! -8,-18.6 -6,-16! -19,-19.4 -28,-17.4")
    F.hairs(s, ((-28, -25), (-4, -21), 7, (4, -4)))
    s.blob("-31.4,-4.6! -27,-11 -19,-13 -10,-10.4 1,-2.4! -8,-5.8 -17,-8 -24,-7.4")
    s.blob("-29.4,-7.4 -25,-10.6 -20.6,-9 -20.4,-4.2 -23.6,-2 -27.4,-3.6")
    strokes(s, 1.6, "-29.4,-2:.4 -22,0:1 -11,-1.4:.8 -3,-3.4:.2", "-24,-15.6 -16,-16.4 -5,-11", "-30,-14:.9 -26.6,-9.6:.3")
    s.blob("-42,20.8! -38.6,18.4 -35,19.4 -35,21.8!")
    strokes(s, 2.6, "-37.6,11:.4 -32,10.4:1 -29,14.6:1.2 -30.4,19.4:1 -35.6,22.4:.5")
    strokes(s, 3, "-37,31.6:.5 -30,31.2:1.1 -24,32.4:.9 -19,36.4:.2")
    strokes(s, 1.8, "-33,40.6:.3 -28,42:1 -22,39.8:.2", "-34.6,27 -32,26 -29.4,27.4")
    strokes(s, 2.2, "-27.4,19:1.1 -19.6,25:1 -16.4,33:.8 -18,44:.15", "20,7:.2 9,10:1 2.6,17:.8 1,27:.2")


def leaf(c, x, y, rot, k=1.0, seen=1.0):
    """Ginkgo leaf on the wind, tipped so that so much of its length is seen."""
    c.push(x, y, rot, k, sy=k * seen)
    c.part([("0,0 -14,-5 -37,-6", 4, "rat"), ("-37,-6 -36,-18 -29,-24 -24,-32 -14,-34 -4,-39!", 4.4, "body"), ("-4,-39! -2,-28 1,-20! 4,-29 7,-38!", 3.4, "wire"), ("7,-38! 17,-35 26,-29 31,-22 38,-15 37,-4", 4.4, "body"), ("37,-4 14,-4 0,0", 4, "-rat")], fill=ODO, reg=.5)
    c.lines(["-4,-4 -18,-12 -28,-15", "-3,-5 -14,-18 -20,-26", "-1,-6 -8,-20 -10,-30", "1,-6 10,-20 13,-30", "3,-5 15,-17 22,-24", "4,-4 18,-10 30,-12"], 2.2, "rat")
    c.line("0,0 3,14 12,28", 4.2, "rat")
    c.pop()


def ear(s):
    """An ear upright under the wrist, which hides its upper half; in the head's own units."""
    F.skin(s, ("28,-4 33,-12 40,-11 43,-2 42,12 38,25 32,29 28.6,23 27.6,12", 3, "wire"), ("27.6,12 28,-4", 0))
    strokes(s, 1.9, "39.6,-4:.4 39.6,6:1 36,14:.9 34,21:.3", "31.6,4:.3 34.6,8:1 33,14:.4")


def visor(c):
    """His hand held out flat over the brow like the peak of a cap, edge-on: a blade that thins from the ball of the hand to the tips, past the nose; above
    it is the bare forehead, and the thumb is tucked in at the temple.  The wrist is narrower than the hand; the forearm falls from it, swells by the
    elbow and is pressed there on the upper arm, which comes foreshortened out of the sleeve to the bone of the elbow; in the units of the card."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    # the upper arm, from the dark of the sleeve to the elbow
    F.skin(c, ("200,424 206,430.6:1.2 210,438:1.3! 207,450:1.1 197,465 178,484", 5, "wire"), ("178,484 168,468 168,446 200,424", 0))
    # the thumb beneath it; the fingers, of which the furthest is seen least
    HD.finger(c, "104,393 95,400! 86,403", 10, 2.4)
    for bone, thick in (("84,381 60,379! 38,383 24,388.6", 7.4), ("84,385.4 58,384.6! 36,388.6 20,394.6", 8)):
        HD.finger(c, bone, thick, 2.2)
    F.skin(c, ("72,378.6:.5 82,375.4:1 92,374.6:.8 102,374.8:.8 112,374:.7 124,376.4:.8 140,384:1.1 154,389.4:1.1 168,395:1.1 182,402.6:1 192,411.6:.8 202,425.6:1.2", 5, "wire"), ("202,425.6 208,440 197,449", 0),
           ("197,449:.9 188,446:1 171,438:1.1 158,431:1.1 144,421:.9 132,409:.8 122,400:.7 114,395.6:.7 106,397.6:1 92,399.6:1.1 78,398:.9 66,397.4:.7 50,399.6:.9 41,402:.8 37.6,400:.7 40,396.4:.6", 5, "wire"), ("40,396.4:.6 52,391.6:.8 66,389.6:.7 76,390:.3", 3), ("76,390 71,384 72,378.6", 0))
    # where back and edge of the hand meet
    c.line("74,389:.3 88,387:1 104,389:.1", HD._w(c, 2), "flat"); c.line("58,394.4:.3 60,397:1 59,399:.3", HD._w(c, 1.6), "flat")
    # the knuckles; the bone of the wrist; the muscle that goes round to the elbow, and the crook
    c.line("112,377:.2 116,380:1.1 115,385:.2", HD._w(c, 2.2), "flat")
    c.line("199,429:1 189,416:.9 176,406:.7 164,401:.1", HD._w(c, 2.8), "flat")
    c.line("197,449:1 203,446:1 206,440:.1", HD._w(c, 3.4), "flat")
    c.line("170,429:.1 157,419:1 147,406:.1", HD._w(c, 2.4), "flat")
    c.line("204,447:.1 197,459:1 187,469:.1", HD._w(c, 2.2), "flat")
    c.curved_from = kept


def gripped(c):
    """His hand closed on the hilt, from its back: the knuckles in a row along it, the fingers over it and their tips gone beneath, the thumb on the guard, which stands
    square to the blade; x is along the hilt, the arm comes down out of the sleeve."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    c.push(70, 592, 27.8)
    c.part([("40,-19! 45,-13 46.6,0 45,13 40,19!", 4, "wire"), ("40,19! 35.4,13 33.8,0 35.4,-13 40,-19!", 4, "wire")], fill=ODO, reg=.3, grain=False)
    c.line("42,-13:.3 43.4,0:1 42,13:.3", 2, "flat")
    HD._thumb(c, "2,-18 15,-17 26,-12! 34,-6", 9.4, nail=False)
    for bone, thick in (("-13,-10 -15,0! -12.6,8.6", 7.8), ("-5,-12 -6,0! -4,10.2", 8.6), ("4,-13 3.6,-1! 5,11", 9), ("12.6,-13 13.6,-2! 14,10", 9)):
        HD._digit(c, bone, thick, 2.3, HD.BENT)
    F.skin(c, ("-38,-66 -24,-48 -13,-35:1 -6.6,-27.4:.7 1,-22.6:.8 10,-20:.8 17,-15:.9 18.4,-9:.7", 4.6, "wire"), ("18.4,-9:.7 14,-6.4:1 9.4,-9:.8! 5,-6:1 .4,-8.6:.8! -4,-5:1 -8.6,-7:.8! -12.6,-3:1 -17.4,-4.6:.8", 2.6, "flat"), ("-17.4,-4.6:.7 -20.4,-10:.8 -21.4,-15:.7 -32,-25:1 -58,-50", 4.6, "wire"), ("-58,-50 -38,-66", 0))
    # the tendons of the back; the bone of the wrist
    c.lines(["10,-10 5,-15 -1,-19", "1,-10 -4,-14 -8,-17", "-8,-8 -11,-12 -14,-15"], HD._w(c, 1.6), "nail")
    c.line("-17,-19:.2 -20.6,-20.6:1 -21,-24:.2", HD._w(c, 2.2), "flat")
    c.pop()
    c.curved_from = kept


def plume(c, P, w, long):
    """Plume of eulalia grass: the stalk, and its tassel, one tongue of colour whose tips all hang to the lee side."""
    D = dense(pts(P), 2)
    c.line(P, w, "rat", "#5d5128")
    tassel = D[int(len(D) * .56):]
    n = 5 if c.pure else 11
    back, tips = [], []
    for i in range(n + 1):
        u = i / n
        x, y, _ = tassel[int(u * (len(tassel) - 1))]
        l = long * (.55 + .45 * u)
        back.append((x - 1, y - 2.5, False, None))
        tips += [(x + l, y + l * .5, True, None), (x + l * .46, y + l * .2 - 1, True, None)]
    c.fill(back + tips[::-1][1:], "#c9a45c")
    for i in range(n + 1):
        x, y, _ = tassel[int(i / n * (len(tassel) - 1))]
        l = long * (.55 + .45 * i / n)
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (x, y - 1, x + l * .55, y + l * .12, x + l, y + l * .5), 3, "rat", "#7d6a34")


def blades(c, *Ps):
    """Blades of grass laid over by the wind, each broad where it bends and a point at its end."""
    for i, P in enumerate(Ps):
        c.line(P, 6.4, "flat", ("#5d5128", "#8a7a3c")[i % 2])


def draw():
    c = Card("7v", seed="stride")
    c.fade("#d3b878", 10, 1000, .68)
    if not c.pure:      # a far ridge, without a line
        c.fill("4,838! 60,826 120,812 180,786 250,770! 250,900! 4,900!", "#b9c3b8")
    # the hill he comes over, its grass lying in the wind
    c.part([("10,890 70,883 130,872 190,858 250,834", 5.5, "sweep"), ("250,834! 250,995! 10,995! 10,890", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 858, .75), grain=False)
    for P, long in (("136,886 134,844 142,806 170,776", 25), ("122,890 121,850 124,820 146,796", 20)):
        plume(c, P, 4.4, long)
    blades(c, "124,888:.5 124,868:1 134,846:.8 158,836:.1", "134,884:.5 142,866:1 158,856:.8 178,858:.1", "116,890:.5 112,866:1 116,842:.7 128,822:.1")
    blades(c, "6,970:.6 16,938:1 36,916:.8 68,906:.1", "6,974:.6 26,948:1 52,938:.8 88,942:.1", "4,978:.6 30,964:1 56,960:.8 78,970:.1")
    for x, y, r, k, seen in ((208, 92, 20, 1.62, 1), (158, 152, -52, .78, .55), (220, 184, 66, .84, .85), (168, 232, 14, .82, 1), (226, 272, 160, .62, .5), (180, 300, 74, .46, .7)):
        if not (c.pure and k < .7):     # too small to be cut there
            leaf(c, x, y, r, k, seen)
    if not c.pure:      # the ground gives under him
        c.fill("26,892 64,888 110,888 140,880! 128,893 90,899 46,899", "#b98c47"); c.fill("162,868 198,855 238,836! 240,842 206,860 172,872", "#b98c47")
    print_of = dict(widths=(5,), c="#5f8390")
    # far leg thrown back, near one bent under him
    B.bound_leg(c, "152,636", "180,722", "206,803", .86, -24, fill=SUMI, how="rings")
    # its bare knee: the cap, the hollow behind
    c.line("162,726:.2 168,734:1.1 177,732:.8 181,722:.1", 3, "flat"); c.line("196,716:.2 193,726:1 194,738:.1", 2.6, "flat")
    B.bound_leg(c, "90,676", "62,740", "97,846", .9, 3, fill=SUMI, how="rings")
    if not c.pure:      # the calf stands out behind the shin, and the cords go round it
        c.blob("95,752 106,762 112.6,777 114,791 111,808 106,834! 105,814 102,790 99,768")
    # short trousers
    left, right = ("88,606 36,672 6,770", "106,612 72,660 50,700 34,772", "124,616 102,668 80,714 66,780", "136,620 130,690 106,780"), ("136,620 146,690 172,740", "156,620 166,656 178,686 190,740", "184,606 216,660 236,740")

    # each fold takes the stripes in, and they go on beside it; its shade is on the side that turns away
    striped = PT.shaded("#d3d8cd", ("104,624 74,660 50,700 37,742! 56,748 64,708 84,664", "122,628 102,668 82,714 76,764! 91,764 96,714 112,664", "158,628 168,660 184,694 196,730! 184,736 176,700 164,664"),
                        *(PT.flowing(l, r, 2, (11,), AI) for l, r in zip(left, left[1:])), *(PT.flowing(l, r, n, (11,), AI) for l, r, n in zip(right, right[1:], (2, 3))))
    c.part([("88,616 50,656 23,716", 7, "sweep"), ("23,716! 32,735 46,741! 58,757 79,757! 91,765 104,760", 6), ("104,760 128,712 138,682", 0), ("138,680 150,706 168,722", 6, "nail"), ("168,722 176,711 186,711! 202,703 217,686", 6), ("217,686 204,652 180,616", 7, "sweep"), ("180,616 88,616", 0)],
           fill=PAPER_LIGHT, reg=0, deco=striped)
    c.line("104,760 127,708 136,664", 5.5, "nail")
    c.lines(["98,630 68,670 40,739", "118,640 94,692 77,755", "160,636 174,670 188,708"], 5, "-nail")
    # from the hips up he leans into it
    c.push(13, 0)
    B.lean(c, (136, 630), -15)
    # tail of the coat, taken by the wind, its lining out
    c.part([("164,572 198,566 224,534 262,528", 7, "sweep"), ("262,528 290,600", 0), ("290,600 256,640 228,690!", 6, "body"), ("228,690! 196,690 164,650", 7, "sweep"), ("164,650 164,572", 0)], fill=AI_PALE,
           deco=PT.flowing("164,572 198,566 224,534 270,520", "164,640 190,680 206,690 280,640", 5, **print_of))
    c.part([("172,664 196,690 228,690!", 0), ("228,690! 212,730 180,736!", 6.5, "sweep"), ("180,736! 166,706 160,660", 6), ("160,660 172,664", 0)], fill=AI, bokashi=wiped("#16304d", 740, 670, .9))
    c.lines(["178,600 210,598 240,570", "180,636 208,642 236,616"], 5.2, "nail")
    # body, bent into the wind
    c.part([("92,440 66,484 66,548 82,630", 8, "sweep"), ("82,630 130,650 192,626", 6.5), ("192,626 190,550 186,480 162,440", 7.5, "sweep"), ("162,440 92,440", 0)], fill=AI_PALE, deco=PT.flowing("92,436 60,484 60,548 80,640", "160,420 190,480 194,550 194,640", 8, **print_of))
    c.lines(["86,500 78,548 84,580", "178,500 182,550 172,580"], 5, "nail")
    # the scabbard of his sword, thrust through the belt: with the hilt it is one straight line
    c.line("103,609 168,643 228,674.6 276,699.6:.9", 17, "flat"); c.line("103,609 168,643 228,674.6 276,699.6:.9", 9.5, "flat", "#6d5637")
    c.line("150,628.6 190,649.6 230,670.6", 2, "swell", ODO_PALE)
    # the broad belt
    c.part([("68,560 122,588 192,562", 6.5), ("192,562 196,628", 5), ("196,628 134,658 80,636", 6.5), ("80,636 68,560", 5)], fill=SUMI, reg=0, grain=False)
    c.line("112,640 150,639 192,612", 2.8, "swell", "#cbbd9f")
    # neck, collar
    c.part([("94,444 110,482 128,524", 0), ("128,524 150,480 150,432", 0), ("150,432 94,444", 0)], fill=FLESH, reg=0, grain=False)
    c.head(130, 446, -14, .82); F.neck(c, 4.6); c.pop()
    c.part([("147,408 149,434 136,470 108,522 96,574", 5), ("96,574 118,584", 0), ("118,584 130,536 158,480 166,446 160,412", 5.5), ("160,412 147,408", 4)], fill=SUMI, grain=False)
    c.part([("88,444 94,478 112,508", 5), ("112,508 122,494", 0), ("122,494 108,470 104,440", 4), ("104,440 88,444", 4)], fill=SUMI, grain=False)
    # the hilt, its guard, and his hand upon it
    c.line("137,626.8! 104,609.6", 15, "flat", "#6d5637")
    c.line("106,610.6 72,592.8 31,571.2:.9", 17, "flat"); c.line("104,609.6 72,592.8 34,572.8:.9", 10, "flat", "#d8cfb8")
    for k in range(7):
        x, y = 99 - k * 9.4, 607 - k * 4.94
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 3.6, y - 2, x + 1, y - 4.2, x + 3.6, y + 2, x - 1, y + 4.2), SUMI)
    # the far arm: out of the sleeve's mouth, at which one looks, the wrist and the hand upon the hilt
    c.part([("40,540 56,524 84,552", 0), ("84,552! 78,568 62,574 48,566 40,540", 4.4, "wire")], fill="#16304d", reg=0, grain=False)
    gripped(c)
    # its bag, which the wind drives across him to a point
    c.part([("86,456 58,476 34,506 30,528", 7.5, "sweep"), ("30,528! 34,540 40,544", 6), ("40,544! 50,532 66,534 86,556!", 5.5), ("86,556! 108,572 146,604!", 6.5, "body"), ("146,604! 124,560 110,530 100,498", 6, "body"), ("100,498 94,474 86,456", 0)], fill=AI_PALE, reg=0,
           deco=lambda s: (PT.flowing("90,446 56,474 34,510 26,560", "94,470 76,500 64,520 56,570", 3, **print_of)(s), PT.flowing("94,470 80,498 72,524 66,560", "102,470 112,512 128,560 150,610", 4, **print_of)(s)))
    c.part([("86,556! 108,572 146,604!", 0), ("146,604! 118,592 98,588 84,574!", 5, "body"), ("84,574! 86,556", 4)], fill=AI, grain=False)
    c.lines(["31,520 50,522 72,528 112,568", "34,510 58,508 90,530 118,572", "84,462 60,490 50,512"], 5, "nail")
    c.head(130, 446, -14, .82)
    F.face_man(c, 1, kind="profile")
    ear(c); F.hair_chonmage(c, knot="whisk")
    c.pop()
    c.pop()
    c.pop()
    # near arm: the sleeve goes out from the shoulder along the upper arm, has slipped to the middle of it, where its mouth opens, and falls from there
    c.part([("136,464 143,448 154,438 168,435!", 6.5, "sweep"), ("168,435! 185,450 189,472 180,490!", 4.6, "body"), ("180,490! 203,512 208,540 196,566!", 6.5, "body"), ("196,566! 176,568 158,548", 7, "sweep"), ("158,548 144,524 137,494 136,464", 5.5, "-nail")], fill=AI_PALE, reg=0,
           deco=PT.flowing("130,470 140,500 150,530 160,572", "184,430 208,470 214,510 204,572", 5, **print_of))
    c.part([("168,435! 185,450 189,472 180,490!", 0), ("180,490! 164,474 159,450 168,435!", 4, "wire")], fill="#16304d", reg=0, grain=False)
    # from the shoulder and from the mouth down
    c.lines(["142,462:1.2 160,482 172,506 178,544", "143,456:1.2 154,461 165,476", "181,492:1.2 192,518 186,546"], 5, "nail")
    visor(c)
    return c.finish()
