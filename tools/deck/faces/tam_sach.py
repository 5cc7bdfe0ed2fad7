# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam sách: man of the river in sedge hat and straw cape hauls a boat upstream, the rope from her stem over his far shoulder to both fists; her pole lies in the bow."""
import math

from card import *
from men import Man, flat, own_head, rat, swell
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


DEEP = "#16304d"
TRUNK = 182, 622, -27, .94       # where it turns upon the hips, how far it is thrown forward


# in profile: a brow like an eave, a long beak, the teeth shut on the pull and bared to their corner, a jaw with a corner under the ear
FRONT = Man(
    ("-30.5,-13 -34,-5 -40,4 -46.5,12:.9 -48,17:1.1 -44,21:.8 -36,21.5:.7! -36.8,25:.8 -39.4,29:.9 -35.4,31.4:.7! -38.6,36.6:.9 -36.6,40.6:.8 -34,42.6:.7 -37.4,48:.8 -38,55 -31,62 -20,64", "-20,64 -6,60 8,55 19,48:1.2 26,38 32,20 35,4"),
    "-39,20.6:.3 -32,21.4:.9 -27.6,16.6:1.1 -29,11.4:.8 -33,9.4:.2",
    [("-34.4,-18:.8 -27,-17:1.3 -15,-24.6:1.35 -2,-26.6:.8 7,-22:.15", 7)],
    [("eye", "-29,-7:.4 -23,-11.6:1.2 -13,-10:1.1 -3,-4:.25", 5, (-23, -7.8, 3))] + swell(1.7, "-28,-4 -20,-1.4 -9,-3.6", "-21,2.6 -13,4 -4,.6") + rat(2.3, "-33,-12 -28,-15", "0,-7 10,-12", "0,-1 10,3") +
    [("flat", "-37.4,31! -31,29.4 -22,31.6 -14,37! -21,39.6 -30,38.6 -37,36.4!", SUMI, None), ("flat", "-35.4,32 -30,31 -22,33.4! -18,36 -23,37.6 -30,37 -35.6,35!", GOFUN, None)] +
    flat(1.3, "-31.4,31:.8 -31.8,36.6:.8", "-27.4,31.6:.8 -27.6,37:.8", "-23.6,33:.7 -23.6,37.4:.7") +
    swell(2.4, "-33,46.4 -28,48 -22.6,46", "-30,-40 -18,-44 -2,-42", "-29,-33 -20,-36") + flat(3, "-27,22:.9 -17,26:1.1 -9,35:.8 -9,46:.1", "17,4:.1 10,15:1 0,22:.7 -6,24:.1") + rat(2.2, "12,26 8,36 11,45"),
    "6,-70 -8,-67 -21,-56 -28,-43 -32,-30 -35,-21:1.1 -30.5,-13")


@own_head("hauler", *FRONT.jaw)
def hauling(s, left, right):
    """His face, in the head's own units; three days' beard."""
    FRONT.cut(s, F.skin, F.eye)
    if not s.pure:
        s.fill("-30,44! -36,49 -36.4,55 -30,60.6 -20,62.4 -6,58.6 8,53.4 18,46.6 25,37! 19,34 10,42 -2,48 -14,51 -24,51", "#b7b3a0", opacity=.55)
        r = Rng("three days' beard")
        s.lines([("%.1f,%.1f %.1f,%.1f" % (x, y, x + r(.6, 1.6), y + r(1.6, 2.8))) for x, y in ((-30 + 50 * (i / 15), 54.4 + 3 * math.sin(i * 2.1) - 10 * max(0, i / 15 - .6)) for i in range(16))], 1.2, "flat")


def bare_arm(c, kasuri):
    """The near upper arm, bare: the sleeve is rolled to the shoulder; a porter's biceps, and behind it the long muscle down to the point of the elbow."""
    F.skin(c, ("158,530 147,544 141,556:1.1 141,568:.8 148,579", 5.4, "body"), ("148,579 128,603", 0), ("128,603 130,612:.9 138,619:1.25 149,616:.9 165,606 183,589 196,572 202,556", 5.4, "body"), ("202,556 158,530", 0))
    # where biceps and the long muscle part, the crook, the bone of the elbow and the loose skin on it
    c.line("188,566:.1 174,580:.9 158,594:1 150,598:.2", 2.8, "flat")
    c.line("148,579:1 154,583:.8 158,589:.1", 2.6, "flat")
    c.lines(["130,605 136,607 140,613"], 2.4, "swell")
    rolled = "141,521 150,538 172,553 205,566"
    c.part([("152,505 145,511 141,521!", 5, "sweep"), (rolled + "!", 6.4, "body"), ("205,566! 206,548 197,529", 6, "-sweep"), ("197,529 184,515 167,506 152,505", 0)], fill=AI, reg=.4, deco=PT.broken(kasuri, ("120,500! 172,500! 160,560! 120,560!", 40), ("172,500! 230,500! 230,600! 160,580! 160,560!", -12)))
    # its roll, twisted tight
    c.part([(rolled + "!", 4, "wire"), ("205,566! 209,573 204,579!", 4), ("204,579! 168,567 145,551 134,530!", 5.4, "body"), ("134,530! 135,524 141,521!", 4)], fill=DEEP, reg=.3, grain=False)
    c.lines(["145,530 144,538 147,546", "158,545 157,552 161,559", "176,555 177,562 182,569"], 2.4, "nail", AI_PALE)
    c.lines(["154,512 160,526 164,542", "172,512 175,530 184,552", "186,522 194,538 200,558"], 4.2, "nail", "#0f2238")


def reeds(c):
    """Reeds of the shallows in front, broken ones among them; the frame cuts them."""
    r = Rng("reeds")
    for x, top, lean, w in ((12, 862, 8, 5.6), (30, 896, -8, 5), (40, 882, 12, 5.2), (58, 942, 10, 4.6), (22, 926, 20, 4.6)):
        c.line("%g,1000:1.1 %g,%g:1 %g,%g:.5" % (x, x + lean * .2, (1000 + top) / 2, x + lean, top), w, "flat", MIDORI_DEEP)
        for k, side in ((.12, 1), (.3, -1), (.5, 1)):
            u, v, long = x + lean * (1 - k) ** 1.6, top + (1000 - top) * k, r(50, 78)
            p, q = u + side * long * r(.5, .72), v - long * r(.3, .62)
            c.part([("%g,%g! %g,%g %g,%g!" % (u, v - 2, u + (p - u) * .45 - 1, v + (q - v) * .62 - 2.4, p, q), 2.4, "body"), ("%g,%g! %g,%g %g,%g!" % (p, q, u + (p - u) * .5 + 1, v + (q - v) * .52 + 2.6, u, v + 5), 3.2, "-body")], fill=MIDORI if r() > .4 else MIDORI_DEEP, reg=.3, grain=False)
    # a broken one, its head in the water
    c.line("74,1000:1 70,956:1! 112,972:.5", 4.6, "flat", MIDORI_DEEP)


def kerchief(c):
    """Dark cloth over ears and nape, tied below the chin; in the head's own units."""
    c.part([("20,-44 24,-26 34,-8 33,14 24,34 6,48 -10,54", 5, "wire"), ("-10,54 -14,64 -4,70", 5), ("-4,70 24,66 48,52 62,28 70,-4 68,-44", 6, "sweep"), ("68,-44 20,-44", 0)], fill=DEEP, reg=0, grain=False)
    c.lines(["36,-26 46,0 42,30", "56,-30 60,0 50,34", "28,44 14,56 0,60"], 3, "swell", AI_PALE)


def blades(c, spots, seed):
    """Straw of a cape that hangs from a bent back: (x, y, x of its point, y of its point), each a tapering blade."""
    r = Rng(("cape", seed))
    for x, y, u, v in spots:
        b = r(-3, 3)
        P = [(x - 6, y, True, None), ((x + u) / 2 - 6 + b, (y + v) / 2, False, None), (u, v, True, None), ((x + u) / 2 + 6 + b, (y + v) / 2, False, None), (x + 6, y, True, None)]
        c.fill(P, ODO_PALE if r() > .35 else ODO)
        c.line([P[0], P[1], P[2]], 3.2, "nail")
        if not c.pure or int(x) % 2:
            c.line([P[4], P[3], P[2]], 3.2, "nail")


def turned(P):
    """A second, faint block of the flesh, where a leg turns under."""
    return lambda s: None if s.pure else s.fill(P, "#e9cfa9")


def tier(c, root, tip, n, seed):
    """One of the cape's tiers: straws side by side from where they are bound in to a hem, all falling the one way."""
    r = Rng(("tier", seed))
    blades(c, [(x + r(-1, 1), y, u + r(-3, 3), v + r(-9, 6)) for (x, y), (u, v) in zip(PT._evenly(root, n), PT._evenly(tip, n))], seed)


def ring(c, x, y):
    """The water that a leg puts aside: open arcs about it, each wider and thinner than the one before."""
    for a, b, w in ((30, 10, 4), (45, 18, 3.4), (60, 27, 2.8)):
        c.line("%g,%g:.2 %g,%g:1.1 %g,%g:.9 %g,%g:.1" % (x - a, y - b * .1, x - a * .5, y + b * .84, x + a * .34, y + b * .9, x + a * .9, y + b * .2), w, "flat", AI)


def water(c, x, y, k):
    """Where a leg goes into the river: its shade below, the rim of water that clings to it, and the rings it puts aside."""
    c.push(x, y, 0, k)
    if not c.pure:
        c.fill("-14,-1! -1,4 13,0! 9,15 3,24! -4,12", "#8da4ab")
        c.line("-14,-12 0,-8 14,-12", 1.6, "swell", AI_PALE)
    c.line("-22,-8:.2 -13,1:1 0,4:1.2 12,1:1 22,-8:.2", 4.4, "flat", GOFUN)
    ring(c, 0, 0)
    c.pop()


def current(c):
    """The river comes towards us: long level lines of one blue, close far off, wide apart in front, each lower one set against the one above."""
    r = Rng("current")
    y, i = 672.0, 0
    while y < 984:
        near = (y - 660) / 330
        x, end = (-40 if i % 2 else 14) + r(0, 34), 174 if 862 < y else 244     # the foot's characters stand there
        while x < end:
            long = (64 + 60 * near) * r(.8, 1.5)
            u, v = max(4, x), min(end, x + long)
            if v - u > 26:
                c.line("%.0f,%.1f:.3 %.0f,%.1f:1 %.0f,%.1f:.9 %.0f,%.1f:.2" % (u, y, u + (v - u) * .3, y - .8, u + (v - u) * .7, y + .8, v, y), 1.9 + 1.5 * near, "flat", "#527792")
            x += long + r(30, 80)
        y += (11 + 15 * near) * r(.9, 1.15) * (1.5 if c.pure else 1)
        i += 1


def coil(c, x, y):
    """The loose end, taken up in the farther fist: two turns that hang from it, and the end that comes out behind them."""
    turn = lambda wide, long, aside: " ".join("%.1f,%.1f" % (x + aside + wide * math.cos(a), y + long * (1 + math.sin(a)) + 3) for a in (math.radians(k) for k in range(-86, 275, 24)))
    roped(c, "%g,%g %g,%g %g,%g %g,%g" % (x + 2, y, x + 15, y + 40, x + 14, y + 84, x + 24, y + 108), 10.5, PAPER_LIGHT)
    c.lines(["%g,%g %g,%g %g,%g" % (x + 24, y + 106, x + 24 + d, y + 116, x + 25 + 1.4 * d, y + 126) for d in (-6, 1, 7)], 3.4, "rat")
    roped(c, turn(14, 40, 6), 10.5, PAPER_LIGHT)
    roped(c, turn(15, 34, -3), 10.5, PAPER_LIGHT)


def bow(c):
    """The boat he hauls: her stem curves up out of the water over him and her strakes run together to it; the frame cuts the hull."""
    # her pole lies in the boat, its end over the bow
    c.line("246,444:1.1 222,338:1 184,172:.95 150,30:.9", 14, "flat"); c.line("246,444:1.1 222,338:1 184,172:.95 151,34:.9", 8.4, "flat", ODO)
    for x, y in ((214, 304), (193, 212), (174, 130), (158, 64)):
        c.line("%g,%g %g,%g %g,%g" % (x - 7, y + 3, x, y + 4, x + 7, y - 1), 3, "even")
    c.part([("188,362 220,382 256,394", 5), ("256,394! 256,840", 0), ("256,840 226,838 190,842", 0), ("190,842 212,760 216,660 208,560 194,450 188,362", 7, "-sweep")], fill=SUMI, grain=True)
    # strakes, parted by reserved seams with their nails; forward they draw together
    for P in ("192,414 220,436 246,448", "198,474 222,502 246,520", "206,536 226,566 246,588", "213,598 230,630 246,656", "216,662 232,694 246,722", "214,722 232,756 246,784", "206,776 228,810 246,832"):
        c.line(P, 2.6, "wire", PAPER_LIGHT)
        (x, y), (u, v), (p, q) = [tuple(float(k) for k in w.split(",")) for w in P.split()]
        for s in (.4, .8):
            c.line("%g,%g:1 %g,%g:.4" % (x + (p - x) * s, y + (q - y) * s - 13, x + (p - x) * s + 1, y + (q - y) * s - 7), 2.6, "flat", ODO)
    # gunwale, and the stem, its head cut square
    c.part([("184,346 220,366 256,378", 4.6), ("256,378! 256,398", 0), ("256,398 220,386 186,364", 4.6), ("186,364 184,346", 0)], fill=ODO, reg=.4)
    c.part([("164,318! 168,386 178,470 192,560 200,650 198,740 182,812 170,846", 5.4, "body"), ("170,846! 192,846!", 4), ("192,846! 208,806 220,740 222,650 214,556 198,464 186,380 181,314!", 6.4, "-sweep"), ("181,314! 164,318!", 4.6)], fill=ODO, reg=.5)
    c.lines(["175,328 180,400 192,480", "171,326 174,372", "196,540 208,640 206,730 194,800", "205,600 212,660 210,720"], 2.4, "nail", "#8a6424")
    for y, x in ((344, 173), (640, 209)):
        c.line("%g,%g:1 %g,%g:1" % (x - 8, y + 2, x + 9, y - 1), 5, "flat")
    # the water that she parts, and her dark in it
    c.fill("156,849! 178,843 200,848 222,842 252,843! 252,864 226,862 196,860 172,856!", PAPER_LIGHT if c.pure else "#a9bdc2")
    if not c.pure:
        c.fill("172,846! 198,849 222,844 252,846! 252,874 236,870 224,876 206,866 190,868 180,858!", "#738d9c")
        c.lines(["186,858 204,861 226,858", "214,868 232,866 246,868"], 2.4, "swell", "#b3c4c6")
    c.line("134,853:.2 156,846:1 176,841:1.2 200,846:.9 222,840:1 250,842:.6", 5, "flat", PAPER_LIGHT)
    c.line("140,854:.2 158,849:1 178,845:1 200,849:.9 222,843:1 250,845:.6", 2, "flat", AI)


def draw():
    c = Card("3s", seed="rope")
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 26, "#d9ddd2", turned)
    # the river, its far bank under an evening sky
    c.fade(YUU, 10, 150, .7)
    if not c.pure:
        c.fill("10,628! 50,620 100,626 160,616 246,622! 246,646! 10,646!", "#94a07a")
        c.fill("10,640! 120,644 246,638! 246,660! 10,660!", AI_PALE)
    c.fill("4,656! 246,656! 246,996! 4,996!", "#bfcdc9")
    c.fade("#6285a3", 990, 840, .8)
    current(c)
    bow(c)
    # the leg he drives with, nearly straight from the hip back to the foot: knee, shin and calf before the dark of the hull
    c.part([("134,660 150,704 167,738", 6, "body"), ("167,738 172,750 173,762:1.1 179,775:.8", 5.6, "body"), ("179,775 184,788 195,812:.8 209,838 216,850", 5.4, "sweep"), ("216,850 240,848", 0), ("240,848 238,828:.8 240,808:1.15 234,784 220,760:.8", 7, "-sweep"), ("220,760 230,736 232,712 222,650", 7, "-body"), ("222,650 134,660", 0)], fill=FLESH, reg=0, grain=False, deco=turned("222,700 212,736 202,764 216,784 227,812 230,850 252,850 252,700"))
    # the knee is locked: above the cap the drawn muscles of the thigh part in a V, below it nothing but the sinew; the sinews of the hollow behind; the shin's edge, the calf that parts from it, the long muscle of the thigh
    c.line("172,722:.1 178,735:1 183,744:.3", 2.8, "flat")
    c.line("196,727:.1 190,737:1 186,744:.3", 2.6, "flat")
    c.line("179,775:1 186,772:.9 193,766:.1", 2.6, "flat")
    c.lines(["220,760 212,752 209,738", "219,762 212,770 211,784"], 3, "rat")
    c.lines(["190,784 202,812 217,842", "232,826 224,806 213,788", "198,704 206,730 206,752"], 3.2, "swell")
    water(c, 228, 849, .74)
    # the leg that steps: the thigh thrown forward, the knee over the water, a straight shin, the calf high behind it
    c.part([("150,642 112,664 80,694 57,715", 6, "sweep"), ("57,715 48,723 43,735:1.1 43,748 48,760:.8", 5.8, "body"), ("48,760 50,768 49,776 51,802:.9 55,834 57,868", 5.4, "sweep"), ("57,868 69,874 81,870", 0), ("81,870 82,852:.8 89,826 97,804:1.15 94,782 83,764", 7.4, "-sweep"), ("83,764 104,756 132,742 160,718 178,690", 7, "-body"), ("178,690 150,642", 0)], fill=FLESH, reg=0, grain=False, deco=turned("74,874 78,840 84,808 82,784 76,766 104,746 132,730 156,704 190,690 160,740 110,776 112,830 92,880"))
    # the knee is bent to the square: skin is stretched flat over the cap, whose lower corner alone stands out; the hollow behind, the shin's edge, the calf that parts from it, the long muscle of the thigh
    c.line("47,757:1.1 55,755:1 62,750:.7 69,742:.1", 3.2, "flat")
    c.line("58,715:.9 67,716:.7 76,713:.1", 2.6, "flat")
    c.line("50,771:.9 54,774:.8 56,782:.1", 2.4, "flat")
    c.lines(["84,763 77,756 76,744", "85,764 78,770 76,786"], 3, "rat")
    c.lines(["57,774 60,804 63,842", "91,828 80,813 76,788"], 3.2, "swell")
    c.line("132,672:.1 108,692:.9 88,716:.1", 3, "flat")
    water(c, 69, 870, 1)
    c.push(-1, 0)
    # robe tucked up into the belt: tight over the thigh in front, blown from it behind
    c.part([("110,600 104,646 96,690", 7), ("96,690! 106,712 126,727 148,731!", 6.5, "body"), ("148,731! 158,716 172,704 180,684!", 5), ("180,684! 196,704 214,712 232,722!", 6, "body"), ("232,722! 236,706 244,696!", 4), ("244,696! 238,640 216,596", 7, "-sweep"), ("216,596 110,600", 0)], fill=AI, bokashi=wiped(DEEP, 730, 650, .8),
           deco=PT.broken(kasuri, ("90,590! 164,590! 152,644! 108,704! 80,720!", 24), ("164,590! 190,590! 178,690! 152,740! 100,740! 108,704! 152,644!", 4), ("190,590! 250,580! 250,730! 178,730! 178,690!", -18)))
    # drawn tight from the hip over the thigh that steps; behind, out of the belt, it hangs and swings
    c.lines(["176,620 160,654 114,704", "168,618 142,646 106,676", "184,622 172,676 150,724", "156,620 132,634 112,640"], 6, "nail")
    c.lines(["196,618 200,656 190,690", "206,616 222,656 226,708", "190,624 190,650 184,676"], 6, "nail")
    c.line("108,706 126,720 147,724", 2, "wire", "#d9ddd2")
    c.part([("106,588 152,612 218,592", 6), ("218,592 224,620", 5), ("224,620 158,640 104,618", 6), ("104,618 106,588", 5)], fill=MIDORI)
    c.pop()
    # the trunk leans into the rope
    c.push(*TRUNK); c.push(-150, -620)
    c.pop(); c.pop()
    # straw cape, in three tiers: from the nape its back is one curve, and off that the straw falls straight down
    c.part([("52,518 80,498 106,480 140,488 176,505 206,530 227,563 238,600 242,628", 0), ("242,628 200,628 150,618 116,604 96,584 70,552 52,518", 0)], fill="#b07a2a", reg=0, grain=False)
    tier(c, "116,552 150,558 190,566 216,572 230,584", "126,634 152,644 188,652 220,650 244,652", 12, 1)
    tier(c, "104,514 140,518 176,526 204,540 223,562", "112,592 144,604 178,612 210,616 238,626", 12, 2)
    c.push(*TRUNK); c.push(-150, -620)
    c.head(98, 455, -4, .714); F.neck(c, 5); c.pop()
    c.pop(); c.pop()
    tier(c, "58,520 80,503 112,484 140,490 172,505 200,528", "80,566 94,566 116,556 146,560 180,566 220,584", 16, 3)
    c.line("103,481:.8 122,483 150,492 178,506 206,531 226,562 237,599 240,632", 8, "sweep")
    # the cape's plaited band, tied at the throat
    c.push(*TRUNK); c.push(-150, -620)
    roped(c, "66,460 80,470 102,471 122,461 138,440", 11)
    c.lines(["80,472 70,488 74,506", "82,472 86,490 80,502"], 4, "rat")
    c.pop(); c.pop()
    # the rope: from the stem over his far shoulder, out under his chin to both fists, as straight as a bar
    roped(c, "178,398 42,545", 13, PAPER_LIGHT)
    # far arm, from under the straw to the rope; what he has hauled in hangs from its fist
    coil(c, 37, 553)
    HD.hold(c, HD.fist, (112, 628), (44, 544), 43, .97, width=14.6)
    c.part([("112,560 96,578 84,606!", 4.6, "sweep"), ("84,606! 92,622 108,634", 4, "wire"), ("108,634 132,668 152,664", 5, "body"), ("152,664 150,610 112,560", 0)], fill=DEEP, reg=0, grain=False)
    c.lines(["118,580 110,604 108,628", "132,590 126,620 132,654"], 3, "nail", AI_PALE)
    blades(c, [(111, 566, 106, 634), (119, 570, 120, 654), (127, 578, 134, 646), (136, 590, 146, 660)], 5)
    c.push(*TRUNK); c.push(-150, -620)
    c.head(98, 455, -4, .714)
    F.face_man(c, kind="hauler")
    kerchief(c)
    c.pop()
    c.head(98, 455, -4, .714)
    c.push(15, -40, 7); F.hat_cone(c, 80, 80, -6, ODO); c.pop()
    c.pop()
    c.pop(); c.pop()
    # near arm: the elbow down and back, the fist shut on the rope below his chin
    HD.hold(c, HD.wrapped, (142, 592), (77, 508), 43, 1.0, width=14.4)
    bare_arm(c, kasuri)
    blades(c, [(150, 494, 150, 536), (160, 498, 162, 548), (170, 503, 176, 552), (180, 509, 187, 562), (190, 517, 200, 570), (200, 527, 213, 586)], 4)
    c.line("140,488:.9 160,496 180,507 206,531 224,559:.9", 8, "sweep")
    for k in range(3):
        roped(c, "%g,%g %g,%g %g,%g" % (165 + k, 388 + k * 9, 177 + k, 395 + k * 9, 192 + k, 389 + k * 9), 10, PAPER_LIGHT)
    if not c.pure:
        reeds(c)
    return c.finish()
