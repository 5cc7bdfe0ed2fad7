# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất vạn: man striding into the wind, a hand over his eyes, a broad black belt."""
from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def leaf(c, x, y, rot, k=1.0):
    """Ginkgo leaf on the wind."""
    c.push(x, y, rot, k)
    c.part([("0,0 -14,-5 -37,-6", 4, "rat"), ("-37,-6 -36,-18 -29,-24 -24,-32 -14,-34 -4,-39!", 4.4, "body"), ("-4,-39! -2,-28 1,-20! 4,-29 7,-38!", 3.4, "wire"), ("7,-38! 17,-35 26,-29 31,-22 38,-15 37,-4", 4.4, "body"), ("37,-4 14,-4 0,0", 4, "-rat")], fill=ODO)
    c.lines(["-4,-4 -18,-12 -28,-15", "-3,-5 -14,-18 -20,-26", "-1,-6 -8,-20 -10,-30", "1,-6 10,-20 13,-30", "3,-5 15,-17 22,-24", "4,-4 18,-10 30,-12"], 2.2, "rat")
    c.line("0,0 3,14 12,28", 4.2, "rat")
    c.pop()


def visor(s, arm):
    """A small hand tilted over the eyes, its back to us: the fingers close together, bent down at their ends, the thumb under them."""
    HD._thumb(s, "9,-6 15,-14 16,-22 12,-29", 8.4, nail=False)
    for bone, thick in (("9,-19 12,-30 9,-38", 6.8), ("4,-21 6,-36 2,-45", 7.6), ("-2,-22 -1,-38 -5,-47", 7.8), ("-8,-20 -8,-34 -12,-42", 7.2)):
        HD._digit(s, bone, thick)
    HD._palm(s, arm, "-11,-9 -13,-16 -12.5,-22", "-12.5,-22 -2,-25 8,-24 13,-18", "13,-18 13,-10")
    HD._creases(s, "-11,-23 -8.6,-25 -6.4,-23.4", "-4,-25.6 -1.6,-27 .6,-25.6")


def plume(c, P, w, n, seed):
    """Plume of eulalia grass: the stalk, and its tassel all to the lee side."""
    r = Rng(("plume", seed))
    D = dense(pts(P), 2)
    c.line(P, w, "rat", "#7d6a34")
    for i in range(n):
        x, y, _ = D[int(len(D) * (.62 + .37 * i / n))]
        l = r(26, 40) * (1 - .35 * i / n)
        c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (x, y, x + l * .6, y + r(-9, -3), x + l, y + r(2, 12)), 4.4, "rat", "#b99a5a" if i % 2 else "#7d6a34")


def draw():
    c = Card("7v", seed="stride")
    c.fade("#7598ab", 10, 330, .85)
    c.fade(ODO_PALE, 880, 700, .8)
    c.part([("4,860 40,842 76,852 120,836 168,806 206,788 250,782", 4, "sweep"), ("250,782! 250,900! 4,900! 4,860", 0)], fill=AI_PALE, reg=.5, grain=False)
    # the hill he comes over, its grass lying in the wind
    c.part([("10,902 70,892 130,876 190,858 250,834", 5.5, "sweep"), ("250,834! 250,995! 10,995! 10,902", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 858, .75), grain=False)
    for i, P in enumerate(("104,900 104,840 122,790 160,764", "122,900 126,860 142,826 178,806", "96,910 84,850 96,802 132,784")):
        plume(c, P, 4.6, 9, i)
    for x, y in ((40, 944), (92, 934), (132, 958), (70, 972)):
        for d in (10, 22, 34):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .3, y - 12, x + d, y - 20 + d * .3), 4.4, "rat", "#7d6a34")
    # the gust, in strokes that swell and let go
    for P, w in (("250,62:.2 222,92:1.2 188,100:.8 130,138:.1", 6), ("250,120:.2 232,142:1 206,148:.2", 4.4), ("250,196:.2 222,222:1.2 186,226:.8 128,262:.1", 6), ("250,22:.3 232,32:1 204,32:.7 160,54:.1", 4.6),
                 ("128,302:.1 92,316:1 62,316:.7 24,332:.1", 5)):
        c.line(P, w, "flat", "#dfe3d6")
    for x, y, r, k in ((208, 92, 20, 1.62), (158, 152, -40, .72), (218, 186, 62, .7), (168, 230, 14, .78), (222, 270, -28, .56), (182, 300, 70, .44)):
        leaf(c, x, y, r, k)
    print_of = dict(widths=(5,), c="#5f8390")
    # far leg thrown back, near one bent under him
    B.bound_leg(c, "158,640", "200,716", "222,790", .96, -30, fill=SUMI, how="rings")
    B.bound_leg(c, "112,640", "56,716", "98,846", 1.08, 3, fill=SUMI, how="rings")
    # short trousers
    c.part([("88,616 50,652 26,700", 7, "sweep"), ("26,700 50,738 100,744", 6), ("100,744 128,706 138,680", 0), ("138,680 152,720 176,748", 6, "nail"), ("176,746 208,736 234,706", 6), ("234,706 212,660 180,616", 7, "sweep"), ("180,616 88,616", 0)],
           fill=PAPER_LIGHT, reg=0, deco=PT.flowing("88,606 40,670 22,764", "184,606 224,670 246,764", 9, (12,), AI))
    c.line("100,742 126,704 136,664", 5.5, "nail")
    c.lines(["80,650 54,680 46,706", "168,658 186,690 194,722"], 5, "nail")
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
    c.part([("150,420 140,462 108,520 96,574", 5.5), ("96,574 118,584", 0), ("118,584 132,528 162,470 170,430", 5.5), ("170,430 150,420", 5)], fill=SUMI, grain=False)
    c.part([("88,444 94,478 112,508", 5), ("112,508 122,494", 0), ("122,494 108,470 104,440", 4), ("104,440 88,444", 4)], fill=SUMI, grain=False)
    # the hilt, its guard, and his hand upon it
    c.line("126,624 104,610", 17, "flat"); c.line("128,625 104,610", 9.5, "flat", "#6d5637")
    c.line("106,611 74,592 34,570:.9", 17, "flat"); c.line("104,610 74,592 37,572:.9", 10, "flat", "#d8cfb8")
    for k in range(7):
        x, y = 100 - k * 9.4, 607.5 - k * 5.5
        c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 3.6, y - 2, x + 1, y - 4.2, x + 3.6, y + 2, x - 1, y + 4.2), SUMI)
    c.part([("96,628! 92,620 108,592 114,594!", 4), ("114,594! 116,600 102,628 96,628!", 4)], fill=ODO, reg=.4, grain=False)
    c.line("112,598:.3 124,610:1 130,634:.8 126,648:.2", 2.4, "flat", SASH_LIGHT)
    HD.hold(c, HD.grasp, (54, 522), (72, 590), 119, 1.14, 18)
    # the sleeve's bag, which the wind drives across him to a point
    c.part([("86,456 58,476 36,512 34,542", 7.5, "sweep"), ("34,542 40,556 48,564", 6), ("48,564 64,572 84,562", 5.5), ("84,562! 106,574 146,604!", 6.5, "body"), ("146,604! 124,560 110,530 100,498", 6, "body"), ("100,498 94,474 86,456", 0)], fill=AI_PALE, reg=0,
           deco=PT.flowing("90,446 56,474 34,516 30,570", "102,470 112,512 128,560 150,610", 5, **print_of))
    c.part([("84,562! 106,574 146,604!", 0), ("146,604! 118,590 96,586 80,574!", 5, "body"), ("80,574! 84,562", 4)], fill=AI, grain=False)
    c.lines(["36,530 58,540 92,556 124,584", "37,522 62,522 92,538 112,560", "36,538 52,554 74,562", "84,460 62,490 56,510"], 5, "nail")
    c.head(130, 446, -14, .82)
    F.face_man(c, 1, kind="lookout")
    if not c.pure:      # the brow and the eyes lie in the shade of his hand
        c.fill("-30,-24! 0,-30 28,-26 24,-2! 6,7 -10,7 -24,12! -31,4", "#c9a878", opacity=.42)
    F.ear(c); F.hair_chonmage(c, knot="whisk")
    c.pop()
    # near arm: the elbow comes towards us, the short forearm goes back from it to the brow; the sleeve has slid down about the elbow
    c.part([("150,440 176,428 208,446 226,480", 7.5, "body"), ("226,480! 240,520 214,560!", 7, "sweep"), ("214,560! 190,548 172,556!", 6, "sweep"), ("172,556! 158,520 150,480", 6, "-nail"), ("150,480 150,440", 0)], fill=AI_PALE,
           deco=PT.flowing("150,436 152,490 158,530 176,566", "190,430 226,470 240,520 212,570", 5, **print_of), reg=0)
    B.cuff(c, "172,478 190,452 222,470", "222,470 206,496 172,478")
    HD.reach(c, visor, (200, 476), (140, 388), -37, 1.3, False, 19)
    c.part([("168,476 190,492 224,470", 6, "body"), ("224,470 232,500 222,534", 6.5, "sweep"), ("222,534! 196,528 178,540!", 6, "body"), ("178,540! 166,512 168,476", 5, "-nail")], fill=AI_PALE,
           deco=PT.flowing("168,476 170,510 180,544", "224,470 232,500 220,540", 4, **print_of), reg=0)
    c.lines(["184,492 188,510 186,528", "206,488 210,506 206,524", "176,446 190,446 202,456"], 4.8, "nail")
    return c.finish()
