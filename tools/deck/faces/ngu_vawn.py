# SPDX-License-Identifier: GPL-3.0-or-later
"""Ngũ văn: squatting man in a straw hat, a fish on his thin rod (the 'sitting chi')."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


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
        i, sgn = i + int(r(3, 9) * (1.5 if c.pure else 1)), -sgn if r() < .74 else sgn


def fish(c):
    """A sweetfish on the hook, flung up out of the water: back, belly, gill and fins about one axis, its tail yet turned to the water."""
    at, L, width = fishbody("212,690 224,714 229,742 223,770 208,793", [(0, 1.5), (.07, 5.5), (.2, 9.5), (.4, 12.5), (.62, 10), (.86, 5), (1, 4)])
    side = lambda t, us: " ".join("%.1f,%.1f" % at(u, t) for u in us)
    body, tail = (0, .04, .1, .2, .32, .45, .6, .75, .9, 1), (1, .9, .75, .6, .45, .32, .2, .1, .04, 0)
    # tail, forked
    c.part([("212,794 213,804 217,813!", 3, "wire"), ("217,813! 208,808 199,804!", 2.6, "wire"), ("199,804! 193,800 186,802!", 2.6, "wire"), ("186,802! 193,793 205,789", 3, "wire"), ("205,789 212,794", 0)], fill=AI_PALE, reg=0, grain=False)
    c.lines(["208,797 209,803 212,808", "204,794 199,796 191,799"], 1.5, "rat")
    # fins of back and belly
    c.part([("%.1f,%.1f 247,736 247,752!" % at(.4, .9), 2.6, "wire"), ("247,752! 241,754 %.1f,%.1f" % at(.58, .9), 2.4, "wire"), ("%.1f,%.1f %.1f,%.1f" % (*at(.58, .8), *at(.4, .8)), 0)], fill=AI_PALE, reg=0, grain=False)
    c.part([("%.1f,%.1f 206,757 202,768!" % at(.58, -.9), 2.6, "wire"), ("202,768! 208,771 %.1f,%.1f" % at(.74, -.9), 2.4, "wire"), ("%.1f,%.1f %.1f,%.1f" % (*at(.74, -.8), *at(.58, -.8)), 0)], fill=AI_PALE, reg=0, grain=False)
    c.part([(side(1, body), 4.6, "sweep"), ("%.1f,%.1f %.1f,%.1f" % (*at(1, 1), *at(1, -1)), 0), (side(-1, tail[:-2]), 3.4, "body"), (side(-1, tail[-3:-1]) + "! 213,697!", 2.6, "wire"), ("213,697! 205,695 %.1f,%.1f" % at(0, 1), 2.6, "wire")], fill=GOFUN, reg=0, grain=False,
           deco=None if c.pure else lambda s: (s.fill(side(2, body) + "! " + side(.2, tail), AI), s.fill(side(2, body) + "! " + side(.66, tail), "#16304d")))
    # eye, gill cover, the breast fin, the line along the side
    x, y = at(.125, .1)
    for r, col in ((4.2, GOFUN), (2.6, SUMI)):
        c.blob("%g,%g %g,%g %g,%g %g,%g" % (x - r, y, x, y - r, x + r, y, x, y + r), col)
    c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f" % (*at(.24, .86), *at(.3, .3), *at(.29, -.3), *at(.2, -.86)), 2.8, "swell")
    c.line("%.1f,%.1f %.1f,%.1f %.1f,%.1f" % (*at(.2, .5), *at(.235, .1), *at(.21, -.4)), 1.5, "swell")
    c.part([("%.1f,%.1f 210,733 209,744!" % at(.31, -.35), 2.6, "wire"), ("209,744! 217,741 %.1f,%.1f" % at(.38, -.1), 2.4, "wire"), ("%.1f,%.1f %.1f,%.1f" % (*at(.38, -.1), *at(.31, -.35)), 0)], fill=AI_PALE, reg=0, grain=False)
    if not c.pure:
        c.line(side(.2, (.38, .55, .75, .95)), 1.6, "swell", AI_PALE)


def rock(c):
    """Two steps of stone, their tops lit, cut straight down into the water."""
    top, low, dark = "#d8cfbd", "#8d8474", "#3d362f"
    for head, front, left, right, seed, blacks, n in (
            ("-4,812 60,806 120,796 172,794 200,804", "-4,842! 38,850 94,832! 122,835 150,837! 200,805!", "-4,842 -4,952", "200,805 207,822! 194,838 184,858! 172,874 164,900! 152,934", 2, ((.34, .1, .0, .9), (.72, .16, .02, .8)), 12),
            ("-4,742 30,738 70,742 113,751", "-4,768! 20,764 62,766! 113,751!", "-4,768 -4,834", "113,751 104,776! 110,796 104,822", 6, ((.16, .15, .0, .98),), 7)):
        stone(c, front, left, right, seed, face=low, dark=dark, blacks=blacks, strokes=n, lights=4, w=5.5)
        c.part([(head, 6, "sweep"), (" ".join(front.split()[::-1]), 3.6, "wire"), (front.split()[0] + " " + head.split()[0], 0)], fill=PAPER_LIGHT if c.pure else top, reg=0, grain=False)


def lapping(c):
    """The water runs up to the rock, draws back and rings it."""
    c.fill("-6,948! 20,938 60,936 104,930 150,914 172,886! 178,902 172,926 150,942 100,950 40,954 -6,960", PAPER_LIGHT)
    foam(c, "8,954 44,946 76,944 110,938 142,924 166,902", 9, 3)
    for P, w in (("-2,974 18,970 34,972 56,968 74,964 92,966", 4.4), ("44,984 76,980 108,968 130,964 150,954 168,942 174,928", 4.4), ("112,982 136,976 158,970 172,960", 3.6), ("178,866 190,873 212,874 226,872", 3.6), ("10,986 30,984", 3.6)):
        c.line(P, w, "swell", AI)


def draw():
    c = Card("5n", seed="angler")
    c.fade(AI_PALE, 990, 660, 1)
    c.fade(AI_PALE, 10, 300, .75)
    # willow over the water
    for k, (x, y, L, b) in enumerate(((150, 6, 150, -10), (172, 6, 224, -14), (200, 6, 150, 4), (226, 6, 184, -8))):
        willow(c, x, y, L, b, k)
    rock(c)
    lapping(c)
    # the line hangs from the tip in a bow; the fish jumps against it
    c.line("234,262:.8 236,400 233,530 226,612 212,657:.9", 2.2, "flat")
    # where it left the water
    for l, r, low in (("207,851 206,842 198,832!", "198,832! 211,836 215,849", "215,849 207,851"), ("223,851 230,843 240,837!", "240,837! 237,845 237,851", "237,851 223,851"), ("212,852 212,838 222,820!", "222,820! 221,836 227,850", "227,850 212,852")):
        c.part([(l, 3.2, "wire"), (r, 3.2, "wire"), (low, 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("203,854:.4 214,858 228,858 241,853:.6", 5, "flat", PAPER_LIGHT)
    c.line("194,852 206,862 226,865 242,860", 3.6, "swell", AI)
    c.push(0, -33)
    fish(c)
    c.pop()
    drops(c, ((221, 782, 2.6), (231, 772, 2), (236, 792, 2.8), (226, 800, 1.8), (214, 806, 2.2), (235, 750, 1.7), (217, 768, 1.7)))
    # far leg: shin in its legging, the knee up before the breast, the toes at the edge
    B.sandal(c, "148,768", -2, .9, True)
    F.kyahan(c, [("166,640 144,700 137,764", 6.5), ("137,764 148,774 161,764", 5), ("161,764 186,724 206,636", 6.5, "-sweep"), ("206,636 186,650 166,640", 5)], ["163,660 184,670 204,656", "138,748 150,759 166,748", "155,684 172,702 177,728", "199,676 170,698 145,722"])
    c.part([("90,700 130,640 160,606", 6, "body"), ("160,606 184,586 206,604 208,640", 6.5, "body"), ("208,640 186,652 164,646", 4), ("164,646 150,690 130,740", 6), ("130,740 90,700", 0)], fill=GREY_PALE, deco=PT.flowing("84,694 130,632 168,588 206,596", "130,748 152,690 166,648 212,650", 5, (2.8,), "#57514a"))
    # rod, bowed under the fish: the frame cuts it
    rod = "150,664:1.2 163,580:1.15 178,490:1.05 193,400:.9 200,356:.78 207,320:.64 214,292:.52 223,272:.4 234,261:.28"
    c.line(rod, 11.5, "flat"); c.line(rod, 6, "flat", ODO)
    for x, y, k in ((170, 536, 1), (187, 436, .9), (199, 362, .78), (209, 312, .6)):
        c.line("%g,%g %g,%g %g,%g" % (x - 6 * k, y - 2 * k, x, y + 2 * k, x + 6 * k, y), 3 * k, "even")
    # far arm: its hand further up the rod
    B.cuff(c, "150,496 166,520 158,546", "158,546 152,520 150,496")
    HD.hold(c, HD.grip, (128, 552), (180, 480), 10, 1.02)
    c.part([("128,440 146,462 158,490", 6), ("158,490 166,520 156,550", 5.5), ("156,550 130,560 112,540", 5), ("112,540 128,440", 0)], fill=AI, reg=0)
    c.head(104, 430, 10, .79, True); F.neck(c, 4.6); c.pop()
    waves = lambda sheet, turned: PT.seigaiha(sheet, 24, "#b7c6c8", AI, 1.8, turned)
    # body: short coat, drawn back against the pull
    c.part([("82,400 44,430 22,510 18,600 17,690 22,744", 8, "sweep"), ("22,744 60,748 100,724", 6.5), ("100,732 122,650 136,560 148,500", 7), ("148,500 150,468 136,444 118,424", 6, "-sweep"), ("118,424 82,400", 0)], fill=AI, deco=lambda s: (PT.at_folds(waves, 20, ("54,450 38,530 36,590 46,680 34,764", 4), ("90,440 64,560 60,660 70,750", -14))(s), s.wipe([(0, 470), (180, 470), (180, 780), (0, 780)], "#16304d", (0, 764), (0, 470), .85)))
    c.lines(["78,408 46,470 34,546", "24,604 30,570 44,532", "40,612 48,584 62,560", "22,640 28,690 44,752", "42,652 46,700 62,752", "66,668 66,704 80,738"], 5.2, "nail")
    # sash
    c.part([("18,604 70,642 126,612", 6), ("126,612 122,646", 5), ("122,646 70,676 18,638", 6), ("18,638 18,604", 5)], fill=SUMI)
    c.lines(["28,622 68,656 100,648", "40,642 74,664 106,656"], 2.8, "swell", "#cbbd9f")
    # near leg: the thigh folded upon the calf, the heel under the seat, the sole flat
    B.sandal(c, "96,782", 2, 1, True)
    F.kyahan(c, [("108,664 92,722 82,780", 7), ("82,780 96,791 110,780", 5), ("110,780 140,736 158,658", 7, "-sweep"), ("158,658 132,678 108,664", 5)], ["105,686 131,699 154,681", "84,761 97,773 117,763", "99,710 119,730 126,752", "148,701 114,722 90,742"])
    c.part([("30,712 20,734 26,750 44,756", 7.5, "sweep"), ("44,756 66,760 86,757", 8.5, "body"), ("86,757 100,724 108,678", 5.4, "nail"), ("108,678 132,690 160,666", 4.5), ("160,666 164,628 142,612", 6.5), ("142,612 108,612 70,652 30,712", 7, "-sweep")], fill=GREY_PALE,
           deco=PT.flowing("18,706 72,644 110,602 150,600", "52,776 94,752 112,690 168,676", 6, (2.8,), "#57514a"))
    c.lines(["86,757 78,744 74,730", "52,738 88,698 118,650", "150,632 130,640 118,656", "44,756 40,744 44,732"], 5, "nail")
    # near arm upon the knee, the hand round the rod
    B.cuff(c, "120,540 132,572 118,606", "118,606 108,574 120,540")
    HD.hold(c, HD.grasp, (70, 600), (160, 594), 11, 1.06, seen=28)
    c.part([("80,426 52,480 54,546 78,592", 7, "sweep"), ("78,592 100,610 118,606", 6.5), ("118,606 109,574 120,540", 5.5), ("120,540 110,520 116,480", 6, "-nail"), ("116,480 80,426", 0)], fill=AI, reg=0, deco=PT.at_folds(waves, 24, ("88,440 78,500 76,540 94,596", -8), ("110,450 104,500 104,540 110,596", -26)))
    c.lines(["86,438 66,494 62,548", "96,450 82,500 80,540", "72,588 86,572 116,568", "67,578 84,556 112,552", "76,592 92,588 112,590"], 5, "nail")
    # collar, head
    c.part([("92,406 110,444 136,478", 0), ("136,478 136,456 128,426", 0), ("128,426 92,406", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("122,422 136,440 148,472", 4.5), ("148,472 140,490", 0), ("140,490 134,462 114,430", 4), ("114,430 122,422", 4)], fill=SUMI, grain=False)
    c.part([("74,402 96,452 140,502", 5.5), ("140,502 149,482", 4), ("149,482 116,446 96,396", 4.5), ("96,396 74,402", 4)], fill=SUMI, grain=False)
    c.line("84,404 104,448 138,490", 2.4, "swell", PAPER)
    c.head(104, 430, 10, .79, True)
    F.face_man(c, kind="angler", stubble=False); F.ear(c)
    if not c.pure:      # unshaven
        c.lines(["%g,%g %g,%g" % (x, y, x - 1.4, y + 4) for x, y in ((-26, 48), (-19, 51), (-11, 50), (-3, 51), (4, 47), (10, 43), (15, 37), (7, 39), (20, 31), (-30, 44))], 1.5, "rat")
    F.black(c, "36,-30 58,-32 66,-12 60,8 50,24 39,26 42,12 48,2 48,-10 40,-16 34,-10")
    c.line("33,-14 29,16 16,44 2,55", 3.4, "even", "#57514a")
    c.push(6, -38, 8); F.hat_cone(c, 108, 94, 8); c.pop()
    c.pop()
    return c.finish()
