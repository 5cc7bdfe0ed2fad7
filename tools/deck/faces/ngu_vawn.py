# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ văn: squatting man in a straw hat, a fish on his thin rod (the 'sitting chi')."""
import math

from card import *
from heads import combed_brow, lids_as_told, listening_ear
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


@own_head("fishing", "-32,-5 -37.6,5 -39,14 -36.6,24 -35.6,33 -39.4,40 -36.8,46 -39.6,54 -33,63 -21,66.4", "-21,66.4 -6,65 9,57 21,46 25,36:.8 30,22 34,5")
def fishing(s, left, right):
    """An old man of the waterside: heavy brow, a bent lump of a nose, the lower lip pushed out as he watches the fish; few teeth, so that the chin comes up."""
    F.skin(s, ("6,-70 -10,-66 -24,-52 -31,-34 -34,-24 -30.6,-15 " + left, 4.4, "wire"), (right, 4.4, "wire"), (right.split()[-1] + " 40,-30 36,-62 6,-70", 0))
    combed_brow(s, "-21,-19 -27,-23.6 -36,-22", 6, 2.8, 34, 8)
    lids_as_told(s, "-34.6,-4.4:.3 -30.4,-7.6:1.2 -25,-5.6:.9 -20.6,-2:.2", 3.2, (-30.6, -4, 2.5), "-32.6,-1.4 -28,-.2 -23,-.8")
    # the nose: from the brow over a broken bridge to a lump of a tip, the wing wide
    s.fill("-13,-16 -19,-5 -25,4 -34,12 -41,20! -37,26 -29,26 -22,28 -14,25 -11,14 -11,2", FLESH)
    s.line("-14.6,-24:.15 -16.4,-13:.8 -22,-5:1.1 -23.4,.6:.7 -30.4,8:.9 -39,15:1 -42,20.6:1.3 -39,25.4:1.2 -33.4,26.6:.8 -29,24:.2", s.fine(4), "flat")
    s.line("-18,11:.2 -12,14:1 -10.4,20:1.15 -14,26:1 -19,27.4:.9 -22.4,25:.2", s.fine(3.8), "flat")
    s.line("-30.6,25.4:.3 -26,22.4:1 -22.6,25.4:.3", s.fine(4), "flat")
    # brows long at their ends, the near eye set well apart from the nose, both on the fish
    combed_brow(s, "-8,-19 2,-26.6 15,-28 28,-19", 12, 3.4, -30, 11)
    lids_as_told(s, "-10,-.6:.3 -4.4,-6.4:1 5,-9.6:1.35 15,-6.6:.9 25,1:.1", 4, (-2.6, -4.2, 3.4), "-7,3.4 2,5.6 15,2.4")
    s.line("-6,-12:.1 5,-15.6:1 19,-11:.2", 1.6, "flat")
    # the bone of the cheek; the fold from the wing, and the hollow where teeth are gone
    s.line("29,9:.1 20,13:.8 13,21:1 11,32:.1", 2.5, "flat")
    s.line("-8,21:.1 0,27:1 3.4,36:.9 0,48:.1", 2.7, "flat")
    # the upper lip sunk in, the lower thrust out, the chin come up
    s.line("-36.6,37.6:.3 -31,35.8:.9 -25,37:.9 -17,36:1.1 -8,39.6:1 -4,38:.2", s.fine(4.8), "flat")
    s.line("-36,40:.3 -33,43.6:1 -26,45:.9 -18,43.4:.3", s.fine(3), "flat")
    s.line("-30,50:.2 -24,52:1 -17,50:.2", s.fine(3), "flat")


def willow(c, x, y, L, bend, seed):
    r = Rng(("willow", seed))
    P = "%g,%g %g,%g %g,%g %g,%g" % (x, y, x + bend * .5, y + L * .3, x + bend, y + L * .65, x + bend * .8, y + L)
    c.line(P, 3.2, "rat", "#6d5637")
    D = dense(pts(P), 2)
    i, sgn = 5, 1
    while i < len(D):
        px, py, _ = D[i]
        old = 1 - i / len(D)
        l, a = r(9, 16) + 15 * old * r(.3, 1), math.radians(90 - sgn * r(12, 30 + 22 * old))
        u, v, fat = math.cos(a), math.sin(a), r(1.6, 4.4)
        q, m = (px + l * u, py + l * v), (px + l * .45 * u + fat * v * sgn, py + l * .45 * v - fat * u * sgn)
        if fat < 2.2:       # turned edge on
            c.line([(px, py, False, 1), m + (False, 1), q + (False, .2)], 2.6, "flat", "#4c5f3a")
        else:
            n = (px + l * .55 * u - fat * .5 * v * sgn, py + l * .55 * v + fat * .5 * u * sgn)
            c.fill([(px, py, True, None), m + (False, None), q + (True, None), n + (False, None)], (MIDORI, "#94a273", "#56683f")[int(r(0, 2.99))])
            c.line([(px, py, False, None), m + (False, None), q + (False, None)], 2, "rat")
        i, sgn = i + int(r(4, 12) * (2.2 if c.pure else 1)), -sgn if r() < .74 else sgn


def fish(c):
    """A sweetfish on the hook, wrung out of the water in an S: it gapes up the line, the back turned to the angler, the tail thrown round."""
    at, L, width = fishbody("231,632 219,650 212,671 215,691 224,709 227,725 220,742", ((0, 4), (.08, 8), (.25, 12), (.45, 12), (.65, 9.4), (.85, 5.8), (1, 4)))
    go = lambda a, b, n, t: [at(a + (b - a) * i / n, t) + (False, None) for i in range(n + 1)]
    told = lambda *ut: [at(*p) + (False, None) for p in ut]
    # tail, forked; the fin of the back, and those below
    for edges in (("225,740 231,747 238,760!", "238,760! 228,757 221,762!", "221,762! 216,770 206,772!", "206,772! 208,758 215,740"),):
        c.part([(P, 2.8, "wire") for P in edges] + [("215,740 225,740", 0)], fill=AI_PALE, reg=0, grain=False)
    for P in (((.33, -.9), (.36, -1.9), (.44, -2.2), (.5, -1.5), (.56, -.9)), ((.5, .9), (.56, 1.7), (.62, 2), (.6, .9)), ((.74, .9), (.8, 2), (.87, 2.2), (.86, .9))):
        c.part([(told(*P), 2.8, "wire"), (told(P[-1], P[0]), 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines([told((.38, -1), (.43, -2)), told((.45, -1), (.49, -1.6)), "218,745 216,756 211,766", "222,745 228,752 234,757"], 1.5, "rat")
    back, belly = go(0, 1, 12, -1), go(1, .05, 12, 1)
    c.part([(back, 4.4, "sweep"), ([back[-1], belly[0]], 0), (belly, 3.8, "-body"), (told((.05, 1), (-.05, 1.5)), 2.8, "wire"), (told((-.05, 1.5), (.09, .1), (0, -1)), 2.8, "wire")], fill=GOFUN, reg=0, grain=False,
           deco=None if c.pure else lambda s: s.fill(go(0, 1, 8, -1.4) + told((1, .2), (.8, .1), (.6, -.1), (.4, -.1), (.25, .1), (.1, -.1)), AI))
    # scales round the back, row behind row
    for i in range(0 if c.pure else 7):
        for t in (-.62, -.1) if i % 2 else (-.8, -.36, .12):
            u = .33 + i * .075
            c.line(told((u, t - .22), (u + .034, t), (u + .004, t + .24)), 1.6, "nail", "#9db4c4" if t < -.15 else "#16304d")
    (x, y), gill = at(.13, -.3), told((.23, -.85), (.27, -.1), (.2, .8))
    c.line(gill, 3, "swell")
    for r, col in ((3.6, SUMI), (2.5, ODO_PALE), (1.7, SUMI)):
        c.blob("%g,%g %g,%g %g,%g %g,%g" % (x - r, y, x, y - r, x + r, y, x, y + r), col)


def rock(c):
    """Two steps of stone, their tops lit, their feet in a flat shade with a hewn edge, cut straight down into the water."""
    top, low, dark = "#b3a896", "#857b6b", "#4b443b"
    for head, front, left, right, seed, blacks, n in (
            ("-4,812 60,806 120,796 172,794 200,804", "-4,842! 38,850 94,832! 122,835 150,837! 200,805!", "-4,842 -4,952", "200,805 207,822! 194,838 184,858! 172,874 164,900! 152,934", 2, ((.34, .1, .0, .9), (.72, .16, .02, .8)), 12),
            ("-4,742 30,738 70,742 113,751", "-4,768! 20,764 62,766! 113,751!", "-4,768 -4,834", "113,751 104,776! 110,796 104,822", 6, ((.16, .15, .0, .98),), 7)):
        stone(c, front, left, right, seed, face=low, dark=low, blacks=blacks, strokes=n // 2 if c.pure else n, lights=4, w=5.5)
        if not c.pure:
            c.fill("-4,902! 20,894! 22,874! 36,898! 58,886! 61,862! 74,892! 80,904! 98,894! 102,868! 114,882! 118,858! 132,886! 150,874! 153,850! 166,856! 172,874 164,900! 152,934 100,950 -4,952!" if seed == 2 else "-4,802! 12,798! 15,784! 28,806! 50,800! 54,782! 66,802! 82,796! 88,774! 105,790! 104,822! -4,834!", dark)
            for P in ("22,866 24,884 20,906", "60,856 63,884 58,912", "116,850 119,876 112,908", "150,850 150,868 143,886", "86,884 88,900 84,914") if seed == 2 else ("30,774 32,796 28,820", "70,776 72,790 68,806"):
                c.line(P, 5, "rat")
        c.part([(head, 6, "sweep"), (" ".join(front.split()[::-1]), 3.6, "wire"), (front.split()[0] + " " + head.split()[0], 0)], fill=PAPER_LIGHT if c.pure else top, reg=0, grain=False)


def lapping(c):
    """The water runs up to the rock, draws back and rings it."""
    c.fill("-6,948! 20,938 60,936 104,930 150,914 172,886! 178,902 172,926 150,942 100,950 40,954 -6,960", PAPER_LIGHT)
    foam(c, "8,954 44,946 76,944 110,938 142,924 166,902", 9, 3)
    for P, w in (("-2,974 18,970 34,972 56,968 74,964 92,966", 4.4), ("44,984 76,980 108,968 130,964 150,954 168,942 174,928", 4.4), ("112,982 136,976 158,970 172,960", 3.6), ("178,866 190,873 212,874 226,872", 3.6), ("10,986 30,984", 3.6)):
        c.line(P, w, "swell", AI)


def thigh(*panels):
    """A narrow stripe that runs along the thigh, and breaks at the bent knee: from there it falls to the mouth of the trousers."""
    return lambda s: [PT.flowing(upper, lower, n - bool(s.pure), (2.6,), "#57514a")(s) for upper, lower, n in panels]


def draw():
    c = Card("5n", seed="angler")
    c.fade(AI_PALE, 990, 660, 1)
    c.fade(AI_PALE, 10, 300, .75)
    # willow over the water
    for k, (x, y, L, b) in enumerate(((150, 6, 150, -10), (172, 6, 224, -14), (200, 6, 150, 4), (226, 6, 184, -8))):
        willow(c, x, y, L, b, k)
    # the other shore, low across the water, a weir's stakes before it
    if not c.pure:
        c.fill("120,640! 160,622 184,612 206,616 226,604 250,598! 250,644! 120,644!", AI_PALE)
        c.fill("120,640! 176,634 214,630 250,633! 250,644! 120,644!", "#5d7f8f")
        for x, y in ((212, 655), (220, 651), (226, 656), (233, 650)):
            c.line("%g,%g %g,%g" % (x, y - 25, x - 1, y + 6), 2.8, "flat")
        c.line("206,665 222,662 240,664", 2.6, "swell", AI)
    rock(c)
    lapping(c)
    # the line from the tip of the rod to the fish, which drags it aside
    c.line("232,324:.8 232,500:.8 231,698:.9", 2.2, "flat")
    c.push(2, 60)
    fish(c)
    c.pop()
    # where its tail leaves the water
    for l, r, low in (("207,851 206,842 198,832!", "198,832! 211,836 215,849", "215,849 207,851"), ("223,851 230,843 240,837!", "240,837! 237,845 237,851", "237,851 223,851"), ("212,852 212,838 222,820!", "222,820! 221,836 227,850", "227,850 212,852")):
        c.part([(l, 3.2, "wire"), (r, 3.2, "wire"), (low, 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("203,854:.4 214,858 228,858 241,853:.6", 5, "flat", PAPER_LIGHT)
    c.line("194,852 206,862 226,865 242,860", 3.6, "swell", AI)
    drops(c, () if c.pure else ((203, 822, 2.4), (242, 800, 1.8), (197, 836, 1.8)))
    # far leg: shin in its legging, the knee up before the breast, the toes at the edge
    B.sandal(c, "146,768", -2, .85, True)
    # the shin is nearly straight, the calf swells high behind it
    F.kyahan(c, [("206,632 205,648:.8 196,678 180,718 164,764", 6, "sweep"), ("164,764 152,775 141,765", 5), ("141,765 141,752 136,736:.8 133,714:1.2 138,690 152,664 164,640", 7, "sweep"), ("164,640 186,652 206,632", 5)], ["158,660:.7 182,672:1.1 202,656:.8", "139,750:.8 151,759:1 168,749:.7"])
    # the shin stands out as an edge; the cloth is strained over the calf
    c.lines(["200,664 184,704 168,742", "146,684 139,712 144,738", "154,676 149,694 148,708"], 3.6, "nail", "#16304d")
    c.part([("90,700 130,640 160,606", 6, "body"), ("160,606 174,596 188,590 201,593:1.2 209,605 211,620 206,640!", 6.5, "body"), ("207,640 186,652 164,646", 4), ("164,646 144,670 124,704", 6), ("124,704 90,700", 0)], fill=GREY_PALE, deco=thigh(("86,696 128,636 158,602 187,583", "130,744 146,706 156,676 166,648", 4), ("187,582 212,600 214,648", "168,643 166,650 163,656", 3)))
    # rod, bent by the fish
    rod = "150,664:1.2 160,582:1.15 167,506:1.06 170,456:.98 173,410:.9 178,366:.8 186,326:.68 197,297:.56 210,284:.44 221,288:.34 228,303:.26 232,325:.18"
    c.line(rod, 11.5, "flat"); c.line(rod, 6, "flat", ODO)
    for x, y, k in ((164, 540, 1), (171.6, 432, .9), (185, 329, .64)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6 * k, y - 2 * k, x, y + 2 * k, x + 6 * k, y), 3 * k, "even")
    # far arm: its hand further up the rod
    B.cuff(c, "136,504 150,526 144,552", "144,552 136,526 136,504")
    HD.hold(c, HD.inside, (116, 556), (169, 484), 6, 1.08)
    c.part([("128,440 138,468 139,502", 6), ("139,502 150,526 144,556", 5.5), ("144,556 126,560 112,540", 5), ("112,540 128,440", 0)], fill=AI, reg=0)
    c.head(104, 430, 10, .79, True); F.neck(c, 4.6); c.pop()
    waves = lambda sheet, turned: PT.seigaiha(sheet, 24, "#b7c6c8", AI, 1.8, turned)
    # body: short coat, drawn back against the pull
    c.part([("82,400 58,412 36,440 21,486:1.2 22,540 27,590 20,640 15,690 22,744", 8, "sweep"), ("22,744 60,748 100,724", 6.5), ("100,732 122,650 136,560 148,500", 7), ("148,500 150,468 136,444 118,424", 6, "-sweep"), ("118,424 82,400", 0)], fill=AI, deco=lambda s: (PT.at_folds(waves, 20, ("54,450 38,530 36,590 46,680 34,764", 4), ("90,440 64,560 60,660 70,750", -14))(s), s.wipe([(0, 470), (180, 470), (180, 780), (0, 780)], "#16304d", (0, 764), (0, 470), .85)))
    c.lines(["78,408 46,470 34,546", "24,604 30,570 44,532", "40,612 48,584 62,560", "22,640 28,690 44,752", "42,652 46,700 62,752", "66,668 66,704 80,738"], 5.2, "nail")
    # near leg: the thigh folded upon the calf, the heel under the seat, the sole flat
    B.sandal(c, "96,782", 2, 1, True)
    F.kyahan(c, [("158,654 158,668:.8 148,698 130,736 113,780", 6.6, "sweep"), ("113,780 99,791 87,780", 5), ("87,780 87,766 80,748:.8 77,726:1.3 84,700 96,680 106,664", 7.6, "sweep"), ("106,664 132,680 158,654", 5)], ["102,682:.7 131,698:1.1 155,678:.8", "85,764:.8 98,774:1 119,763:.7"])
    c.lines(["151,686 132,724 118,756", "92,696 83,724 90,752", "102,690 95,710 94,724"], 3.8, "nail", "#16304d")
    # it comes broad from the seat, sinks with its own weight upon the calf, and goes in towards a knee whose cap is a corner in the cloth
    c.part([("30,690 19,722 22,748 40,764:1.2", 7.5, "sweep"), ("40,764 64,772 88,764!", 8.5, "body"), ("88,764! 96,738 100,708 106,682", 5.4, "nail"), ("106,684 136,690 163,672", 4.5), ("163,672 169,656:.8 174,640 172,624:1.3 163,610 149,602:1.1 128,607 104,624 84,648", 7, "body"), ("84,648 30,690", 0)], fill=GREY_PALE,
           deco=thigh(("22,706 66,650 104,614 150,602", "42,772 80,770 98,732 116,680", 6), ("150,600 172,624 167,686", "126,640 118,664 104,692", 4)))
    # folds run out from the knee, over its cap and back to the hip, and are crushed where thigh lies on calf
    for P, w in (("106,683 112,660 126,636 148,618", 6), ("140,606 112,632 88,668 72,708", 6.4), ("106,684 122,664 148,654", 5), ("96,742 84,730 64,728 46,740", 6.4), ("88,764 82,750 70,744", 4)):
        c.line(P, w, "nail")
    c.line("160,616:.2 166,632:1 160,650:.2", 3, "flat")
    # the skirt of the coat falls over hip and seat, and the thigh comes out from under it
    c.part([("17,630 14,664 14,706 20,748", 8, "sweep"), ("20,748 44,738 62,716! 78,694 94,662", 6.5, "body"), ("94,662! 84,650! 17,632! 17,630", 0)], fill=AI, reg=.2, deco=lambda s: (PT.at_folds(waves, 20, ("44,640 36,690 34,764", 4))(s), None if s.pure else s.fill("10,720! 30,716 50,690 70,650! 110,640! 60,770! 10,770!", "#16304d", opacity=.45)))
    for P, w in (("70,668 52,694 40,728", 5.2), ("88,660 76,680 64,706", 3.4), ("30,650 24,690 28,736", 4)):
        c.line(P, w, "nail")
    # the sash goes round the hip, and is lost behind the thigh
    c.part([("18,604 44,628 70,642 97,633", 6), ("97,633 86,646 82,668!", 5), ("82,668 66,674 40,658 16,636", 6), ("16,636 18,604", 5)], fill=SUMI)
    c.lines(["26,620 50,644 84,648", "34,640 58,660 78,662"], 2.8, "swell", "#cbbd9f")
    # near arm upon the knee, the hand round the rod
    B.cuff(c, "120,540 132,572 118,606", "118,606 108,574 120,540")
    HD.hold(c, HD.grasp, (70, 600), (160, 594), 11, 1.06, width=14, seen=17)
    # beneath it the hollow between elbow, flank and knee is dark
    c.blob("50,540! 52,566 60,590 84,610 120,612! 104,624 84,634 62,614 50,590 46,560")
    c.part([("80,426 56,476 49,530 55,560 61,580!", 8, "sweep"), ("61,580! 84,601 118,607", 9, "body"), ("118,606 109,574 120,540", 5.5), ("120,540 110,520 116,480", 6, "-nail"), ("116,480 80,426", 0)], fill=AI, reg=0, deco=PT.broken(waves, ("70,420! 130,420! 130,530! 96,538 60,560! 40,560! 40,480!", 22), ("60,560! 96,538 130,530! 130,620! 60,620! 40,560!", 82)))
    c.lines(["62,578 66,546 78,516", "63,580 84,560 112,546", "65,583 86,577 110,574"], 5.4, "nail")
    if not c.pure:      # a hair of paper between the sleeve's edge and the dark beneath
        c.line("53,568:.2 60,588:1 82,607:1 112,613:.2", 1.7, "flat", PAPER)
    c.line("92,440:.9 72,486:1 64,520:.1", 4.4, "flat")
    # collar, head
    c.part([("92,406 110,444 136,478", 0), ("136,478 136,456 128,426", 0), ("128,426 92,406", 0)], fill=FLESH, reg=0, grain=False)
    # the near side, and over it the left one, which goes across the breast to the sash
    c.part([("74,402 92,446 122,490", 5.5), ("122,490 134,474", 0), ("134,474 114,446 96,396", 4.5), ("96,396 74,402", 4)], fill=SUMI, grain=False)
    c.line("84,404 102,444 124,474", 2.4, "swell", PAPER)
    c.part([("124,420 142,444 149,474 143,512 125,560", 5.5), ("125,560! 117,540! 111,522!", 0), ("111,522! 122,498 130,474 128,452 112,430", 4.5), ("112,430 124,420", 4)], fill=SUMI, grain=False)
    c.line("127,452 130.6,474 123,500 113,520", 3, "wire", PAPER)
    c.line("140,456 142,478 136,508 124,540", 2.2, "swell", PAPER)
    c.line("118,540 110,521 114,490", 4.4, "swell")
    c.head(104, 430, 10, .79, True)
    F.face_man(c, kind="fishing"); listening_ear(c)
    if not c.pure:      # unshaven
        c.lines(["%g,%g %g,%g" % (x, y, x - 1.4, y + 4.4) for x, y in ((-12, 60), (-5, 59), (2, 56), (9, 52), (14, 46), (19, 39), (6, 49))], 1.5, "rat")
    F.black(c, "36,-30 58,-32 66,-12 60,8 50,24 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    # the hat's cord, tied under the chin
    for w, col in ((4.6, SUMI), (2, ODO_PALE)):
        c.lines(["34,-16 31,14 19,42 3,57", "3,57 -5,62 -8,72", "3,57 6,66 3,76"], w, "even", col)
    c.blob("-2,54 5,52 8,59 1,62")
    c.push(6, -44, 8); F.hat_cone(c, 108, 94, 8); c.pop()
    c.pop()
    return c.finish()
