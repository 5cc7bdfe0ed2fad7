# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất vạn: man striding into the wind, a hand over his eyes, a broad black belt."""
from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def leaf(c, x, y, rot, k=1.0, seen=1.0):
    """Ginkgo leaf on the wind, tipped so that so much of its length is seen."""
    c.push(x, y, rot, k, sy=k * seen)
    c.part([("0,0 -14,-5 -37,-6", 4, "rat"), ("-37,-6 -36,-18 -29,-24 -24,-32 -14,-34 -4,-39!", 4.4, "body"), ("-4,-39! -2,-28 1,-20! 4,-29 7,-38!", 3.4, "wire"), ("7,-38! 17,-35 26,-29 31,-22 38,-15 37,-4", 4.4, "body"), ("37,-4 14,-4 0,0", 4, "-rat")], fill=ODO)
    c.lines(["-4,-4 -18,-12 -28,-15", "-3,-5 -14,-18 -20,-26", "-1,-6 -8,-20 -10,-30", "1,-6 10,-20 13,-30", "3,-5 15,-17 22,-24", "4,-4 18,-10 30,-12"], 2.2, "rat")
    c.line("0,0 3,14 12,28", 4.2, "rat")
    c.pop()


def stare(s):
    """The brow in the shade of the hand, the eye wide open under its lid, the white all round the pupil; in the head's own units."""
    if not s.pure:
        s.fill("-31,-27! 0,-34 36,-26! 32,-10 8,-17 -12,-19 -30,-13!", "#dcbf8f")
        s.fill("-31,-7! -25,-12 -14,-11 -3,-4! -13,-2.4 -25,-2.6", GOFUN)
    s.line("-31,-20:.7 -22,-25:1.3 -8,-24:1 4,-18:.3", 6, "flat")
    s.blob("-26.6,-9.4 -23,-13 -19.4,-9.4 -20,-6.4 -23,-5 -26,-6.4")       # cut by the upper lid
    s.line("-31.5,-7:.5 -25,-13:1.1 -14,-12:.9 -2,-4:.3", 5, "flat")
    s.line("-30,-6:.4 -24,-2.4:.9 -13,-2.2:.8 -4,-4:.2", s.fine(2.4), "flat")
    s.lines(["-27,4 -18,5.4 -8,2"], s.fine(1.8), "swell")


def visor(c):
    """His hand held flat before the brow like the peak of a cap, seen from the edge of its little finger, the thumb under it at the temple, and the
    short forearm that comes from it towards us; in the units of the card."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    HD._digit(c, "110,397 100,402 91,401 86,397", 8.4, fleshed=HD.THUMB)
    # a little hollow, from the first finger, which lies at the brow and is seen least, to the last; no two tips beside each other
    for bone, thick in (("86,379 68,375.6 52,378 42,384", 6.4), ("86,382.6 66,380 46,383.6 33,393", 7), ("85,387 67,385.4 49,389.6 38,399", 7), ("84,391.6 70,391 58,394.6 50,402", 6.8)):
        HD._digit(c, bone, thick)
    F.skin(c, ("80,376.6:.7 90,371.8:.8 104,370.4:.8 116,373:.8 134,376 156,384 176,402", 4.6, "wire"), ("176,402 146,442", 0),
           ("146,442 134,424 124,412 113,404:.8 103,401.6:.8 92,398.8:.8 81,395.4:.7", 4.6, "wire"), ("81,395.4 80,376.6", 0))
    # two knuckles, a tendon, the bone of the wrist
    HD._creases(c, "77,377.6 80,379.6 79.6,382.6", "76,384.6 79,386.6 78.4,389.6")
    c.line("92,380 102,379.4 112,382", HD._w(c, HD.HAIR), "nail")
    c.line("131,406:.3 143,407:1 154,400:.2", HD._w(c, 2.2), "flat")
    c.curved_from = kept


def plume(c, P, w, n, seed):
    """Plume of eulalia grass: the stalk, and its tassel all to the lee side."""
    r = Rng(("plume", seed))
    D = dense(pts(P), 2)
    c.line(P, w, "rat", "#7d6a34")
    for i in range(n):
        x, y, _ = D[int(len(D) * (.62 + .37 * i / n))]
        l = r(26, 40) * (1 - .35 * i / n)
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (x, y, x + l * .6, y + r(-9, -3), x + l, y + r(2, 12)), 4.4, "rat", "#b99a5a" if i % 2 else "#7d6a34")


def tussock(c, roots, blades):
    """Long blades of grass laid over by the wind: from each root to some of the points that are so far off, a part of the way upright."""
    r = Rng(("tussock", roots))
    for i, (x, y) in enumerate(roots):
        for j, (dx, dy, far) in enumerate(blades):
            if (i + j) % 3 == 2 or c.pure and j % 2:
                continue
            k = r(.8, 1.1)
            c.line("%.1f,%.1f:1 %.1f,%.1f:.9 %.1f,%.1f:.6 %.1f,%.1f:.1" % (x, y, x + dx * .3 * k, y + dy * .7 * k, x + dx * k, y + dy * k, x + far * k, y + dy * .7 * k + 4), r(4, 5.4), "flat", ("#7d6a34", "#5d5128", "#b99a5a")[(i + j) % 3])


def draw():
    c = Card("7v", seed="stride")
    c.fade("#7598ab", 10, 330, .85, aslant=-56)
    c.fade(ODO_PALE, 880, 700, .8)
    c.part([("4,860 40,842 76,852 120,836 168,806 206,788 250,782", 4, "sweep"), ("250,782! 250,900! 4,900! 4,860", 0)], fill=AI_PALE, reg=.5, grain=False)
    # the hill he comes over, its grass lying in the wind
    c.part([("10,902 70,892 130,876 190,858 250,834", 5.5, "sweep"), ("250,834! 250,995! 10,995! 10,902", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 858, .75), grain=False)
    for i, P in enumerate(("118,890 116,840 130,788 172,758", "128,884 134,846 152,814 192,794", "110,892 102,846 110,806 142,778")):
        plume(c, P, 4.4, 5 if c.pure else 10, i)
    tussock(c, ((120, 888), (134, 882), (106, 893)), ((34, -58, 74), (52, -40, 66), (20, -70, 58), (60, -16, 50), (10, -44, 34)))
    tussock(c, ((6, 968), (2, 976)), ((34, -44, 92), (52, -22, 104), (26, -62, 66), (58, 2, 86)))
    # the gust, in strokes that swell and let go
    for P, w in (("250,62:.2 222,92:1.2 188,100:.8 130,138:.1", 6), ("250,120:.2 232,142:1 206,148:.2", 4.4), ("250,196:.2 222,222:1.2 186,226:.8 128,262:.1", 6), ("250,22:.3 232,32:1 204,32:.7 160,54:.1", 4.6),
                 ("128,302:.1 92,316:1 62,316:.7 24,332:.1", 5)):
        c.line(P, w, "flat", "#dfe3d6")
    for x, y, r, k, seen in ((208, 92, 20, 1.62, 1), (158, 152, -52, .78, .55), (220, 184, 66, .84, .85), (168, 232, 14, .82, 1), (226, 272, 160, .62, .5), (180, 300, 74, .46, .7)):
        if not (c.pure and k < .7):     # too small to be cut there
            leaf(c, x, y, r, k, seen)
    print_of = dict(widths=(5,), c="#5f8390")
    # far leg thrown back, near one bent under him
    B.bound_leg(c, "156,640", "190,722", "203,803", .95, -24, fill=SUMI, how="rings")
    B.bound_leg(c, "86,680", "57,738", "98,846", 1.04, 3, fill=SUMI, how="rings")
    # short trousers
    left, right = ("88,606 36,672 6,770", "106,612 72,660 50,700 34,772", "124,616 102,668 80,714 66,780", "136,620 130,690 106,780"), ("136,620 146,700 178,760", "156,620 166,660 182,694 196,760", "184,606 224,670 250,764")

    # each fold takes the stripes in, and they go on beside it; its shade is on the side that turns away
    striped = PT.shaded("#d3d8cd", ("104,624 74,660 50,700 37,742! 56,748 64,708 84,664", "122,628 102,668 82,714 76,764! 91,764 96,714 112,664", "158,628 168,660 184,694 196,730! 184,736 176,700 164,664"),
                        *(PT.flowing(l, r, 2, (11,), AI) for l, r in zip(left, left[1:])), *(PT.flowing(l, r, n, (11,), AI) for l, r, n in zip(right, right[1:], (2, 3))))
    c.part([("88,616 50,656 23,716", 7, "sweep"), ("23,716! 32,735 46,741! 58,757 79,757! 91,765 104,760", 6), ("104,760 128,712 138,682", 0), ("138,680 150,720 171,748", 6, "nail"), ("171,748 182,733 191,735! 208,725 226,706", 6), ("226,706 208,660 180,616", 7, "sweep"), ("180,616 88,616", 0)],
           fill=PAPER_LIGHT, reg=0, deco=striped)
    c.line("104,760 127,708 136,664", 5.5, "nail")
    c.lines(["98,630 68,670 40,739", "118,640 94,692 77,755", "160,636 176,680 198,732"], 5, "-nail")
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
    # the scabbard of his sword, thrust through the belt
    c.line("106,614 168,652 228,690 276,720:.9", 17, "flat"); c.line("106,614 168,652 228,690 276,720:.9", 9.5, "flat", "#6d5637")
    c.line("150,637 190,662 230,687", 2, "swell", ODO_PALE)
    # the broad belt
    c.part([("68,560 122,588 192,562", 6.5), ("192,562 196,628", 5), ("196,628 134,658 80,636", 6.5), ("80,636 68,560", 5)], fill=SUMI, reg=0)
    for P in ("78,582 122,604 160,596", "118,630 154,630 190,608", "84,614 104,624 136,626"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # neck, collar
    c.part([("94,444 110,482 128,524", 0), ("128,524 150,480 150,432", 0), ("150,432 94,444", 0)], fill=FLESH, reg=0, grain=False)
    c.head(130, 446, -14, .82); F.neck(c, 4.6); c.pop()
    c.part([("147,408 149,434 136,470 108,522 96,574", 5), ("96,574 118,584", 0), ("118,584 130,536 158,480 166,446 160,412", 5.5), ("160,412 147,408", 4)], fill=SUMI, grain=False)
    c.part([("88,444 94,478 112,508", 5), ("112,508 122,494", 0), ("122,494 108,470 104,440", 4), ("104,440 88,444", 4)], fill=SUMI, grain=False)
    # the hilt, its guard, and his hand upon it
    c.line("126,624 104,610", 17, "flat"); c.line("128,625 104,610", 9.5, "flat", "#6d5637")
    c.line("106,611 74,592 34,570:.9", 17, "flat"); c.line("104,610 74,592 37,572:.9", 10, "flat", "#d8cfb8")
    for k in range(7):
        x, y = 100 - k * 9.4, 607.5 - k * 5.5
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 3.6, y - 2, x + 1, y - 4.2, x + 3.6, y + 2, x - 1, y + 4.2), SUMI)
    c.part([("96,628! 92,620 108,592 114,594!", 4), ("114,594! 116,600 102,628 96,628!", 4)], fill=ODO, reg=.4, grain=False)
    c.line("112,598:.3 124,610:1 130,634:.8 126,648:.2", 2.4, "flat", SASH_LIGHT)
    # the far arm: out of the sleeve's mouth, at which one looks, the wrist and the hand upon the hilt
    c.part([("40,540 56,524 84,552", 0), ("84,552! 78,568 62,574 48,566 40,540", 4.4, "wire")], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.grasp, (50, 508), (74, 591), 119, 1.16, 17)
    # its bag, which the wind drives across him to a point
    c.part([("86,456 58,476 34,506 30,528", 7.5, "sweep"), ("30,528! 34,540 40,544", 6), ("40,544! 50,532 66,534 86,556!", 5.5), ("86,556! 108,572 146,604!", 6.5, "body"), ("146,604! 124,560 110,530 100,498", 6, "body"), ("100,498 94,474 86,456", 0)], fill=AI_PALE, reg=0,
           deco=lambda s: (PT.flowing("90,446 56,474 34,510 26,560", "94,470 76,500 64,520 56,570", 3, **print_of)(s), PT.flowing("94,470 80,498 72,524 66,560", "102,470 112,512 128,560 150,610", 4, **print_of)(s)))
    c.part([("86,556! 108,572 146,604!", 0), ("146,604! 118,592 98,588 84,574!", 5, "body"), ("84,574! 86,556", 4)], fill=AI, grain=False)
    c.lines(["31,520 50,522 72,528 112,568", "34,510 58,508 90,530 118,572", "84,462 60,490 50,512"], 5, "nail")
    c.head(130, 446, -14, .82)
    F.face_man(c, 1, kind="lookout")
    stare(c)
    F.ear(c); F.hair_chonmage(c, knot="whisk")
    c.pop()
    c.pop()
    c.pop()
    # near arm: its elbow comes towards us, the short forearm goes back from it to the brow; the sleeve has slid down to the elbow, its
    # mouth hangs open below the arm
    c.part([("158,386 147,408 144,440", 4, "wire"), ("144,440 143,474 146,512!", 5, "body"), ("146,512! 170,470 172,420 158,386", 0)], fill=AI, reg=0, grain=False, bokashi=wiped("#16304d", 400, 500, .9))
    visor(c)
    c.part([("157,382 182,388 206,408 215,432!", 7, "sweep"), ("215,432! 222,476 218,542!", 7, "sweep"), ("218,542! 196,538 170,526 146,512!", 6, "body"), ("146,512! 160,478 171,440 169,412 157,382", 6, "-body")], fill=AI_PALE, reg=0,
           deco=PT.flowing("157,378 173,430 160,480 142,522", "190,376 216,432 222,480 220,552", 6, **print_of))
    c.lines(["208,424 192,440 180,474", "213,438 204,470 203,512", "203,414 188,422 178,438"], 5, "nail")
    return c.finish()
