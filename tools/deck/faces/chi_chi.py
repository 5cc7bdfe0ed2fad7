# SPDX-License-Identifier: GPL-3.0-or-later
"""Chi chi: bald fisherman in a half squat, a fish in one hand, a mallet in the other."""

from card import *
from heads import strokes
from men import SHAVEN, own_head
from scenery import *
import figures as F, hands as HD, patterns as PT


@own_head("weathered fisher", "-35,-14! -32,-8 -36,0 -38.6,9 -37.4,19 -34.6,27! -35.6,34 -39,42 -39,52 -33,62! -24,67 -12,68", "-12,68 4,65 20,58 32,46! 38,33 42,17 42,2")
def laughing(s, left, right):
    """The fisherman's face: the brow's bone over deep eyes, a broad nose hooked beyond the far cheek, cheekbones, a strong jaw; he laughs with all his upper teeth, his eyes on the fish."""
    # the long skull, from the nape over the crown to the brow's bone
    F.skin(s, ("46,26 54,10 62,-8 67,-28 65,-47 56,-64 41,-76 24,-81 4,-79 -12,-71 -24,-58 -30,-44 -32.4,-31 -37,-23:1.1 -35,-14!", 5, "sweep"), (left, 4.6, "wire"), (right, 5, "sweep"), ("42,2 46,26", 0))
    if not s.pure:      # shaven cheeks and chin, the bald pate
        s.fill("-37,45! -30,50 -20,54 -6,51 8,42 22,24 36,6! 40,18 36,34 31,45 19,56 4,63 -12,66.4 -24,65 -32,60.6", SHAVEN, opacity=.6)
        s.fill("26,-80! 42,-74 56,-62 64,-46 65,-36! 54,-42 42,-40 36,-56", AI_PALE, opacity=.4)
    # far brow and eye: the pupil under the lid, towards what he has caught
    s.blob("-38.5,-24! -34,-31.6 -27,-33.6 -19,-28.4! -26,-29.4 -32,-27.4")
    s.blob("-35.4,-8! -32.6,-13 -27.6,-15.4 -22,-13 -18,-8.6! -23,-10.8 -28,-12 -32.4,-10.2")
    s.blob("-33.4,-11 -28.4,-13.6 -26.6,-10.4 -28.6,-8 -32,-7.6")
    strokes(s, 1.5, "-34,-5.4 -28,-5.6 -21.6,-7.6")
    # nose: one hooked stroke from the brow round the tip, the wing by itself
    s.fill("-14,-22 -20,-8 -29,3 -38,11 -41,17 -37,22 -28,22.4 -14,20 -10,8", FLESH)
    strokes(s, 3.4, "-15.6,-21:.35 -17,-12:.7 -21,-4:.8 -30,3:.9 -38.6,10:1.1 -42,16:1.2 -40.4,21:1.1 -35,22.4:.8 -30,21:.5")
    s.blob("-32,20.4! -28.6,18 -24.6,19 -24,21.6! -28,21.4")
    strokes(s, 2.5, "-23,9.4:.5 -17.4,10:1 -14.4,14.6:1.2 -16.4,20:1 -22.6,22:.6")
    # near brow of many hairs, the eye narrowed by the cheek
    s.blob("-10.4,-25.6! -5.6,-33 4,-37.8 16,-36.6 25,-30 31,-20! 22,-27 13,-31 4,-31.6 -4,-28.4")
    F.hairs(s, ((-7, -31), (6, -37), 5, (2, -5)), ((8, -37), (27, -28), 7, (5, -3)), ((-4, -29), (20, -29), 6, (4, 3)))
    s.blob("-12,-6.4! -7,-12.4 0,-15.4 9,-14.6 18,-10 25,-3.6! 16,-8.4 8,-11 0,-11.8 -6,-9.8")
    s.blob("-8.6,-10.4 -3,-13.6 1.8,-12 1.6,-8 -1.4,-6 -5.4,-6.6")
    strokes(s, 1.6, "-10,-4.6 -3,-4.2 6,-6 16,-7", "-10,-18 0,-22 11,-20.6 20,-15.6", "-7,.6 2,2.6 12,-.4", "-16.6,-30 -13.6,-24 -14.6,-19", "-21,-30 -19.6,-25.4 -20.6,-21.4")
    strokes(s, 1.7, "25,-7:.9 30,-11:.6 35,-13:.2", "25.6,-3:1 31,-3:.6 36,-4.4:.2", "24.4,1:.9 29,4:.6 33,8:.2")
    strokes(s, 1.9, "-20,-43:.3 -8,-47:1 6,-46:.8 20,-41:.2", "-17,-51:.3 -3,-55:1 12,-53:.7 24,-48:.2", "-8,-60:.3 4,-62:.9 16,-60:.2")
    # cheekbone, the furrow from nose to jaw, the cheek drawn up
    strokes(s, 2.4, "-11,13:1.1 -2,17:1 5,25:.8 7,36:.5 4,43:.15", "29,11:.2 20,13:1 12,19:.6 10,24:.2")
    strokes(s, 1.7, "13,27:.9 16,34:.7 14,44:.2", "-36,27:.3 -33,30:1 -34.4,35:.3")
    # the mouth: the lips drawn back from the upper teeth, in which one is missing
    s.push(-5, 6, -3, .84)
    s.blob("-37,28.4! -29,27.6 -22.6,29.6 -16,28.4 -7,25.4 5,17! 3,26 -2,33.4 -9,38.4 -17,41 -25.4,41 -32,37 -35,32.6")
    s.fill("-34,30.6! -28,29.6 -22.6,31.6 -16,30.2 -7,27 .6,21.8! -1.4,27.6 -7,32.4 -16,35.4 -25,36 -32.6,34.6!", GOFUN)
    s.blob("-16.4,30! -10.6,28 -10,33! -15.6,35!")
    strokes(s, 1.2, "-28,31 -28.4,36", "-22.4,32 -22.4,36", "-5.6,27 -4.2,30.6")
    strokes(s, 2.2, "-30,45.6:.3 -22,47.6:1 -12,45.4:.7 -7,42:.2")
    s.pop()
    strokes(s, 1.7, "-30,59 -22,61.4 -13,59.6")


def bream(c):
    """The bream he has by the tail's root, alive: it has flung itself up and bent in a bow, head to the left, mouth open."""
    at, L, width = fishbody("131,86 146,92 167,108 187,137 198,176 200,214 200,252 203,292",
                            ((0, 5), (.07, 15), (.2, 31), (.38, 38), (.56, 32), (.74, 19), (.9, 9.5), (1, 8.5)))
    edge = lambda t, us: [at(u, t) + (False, None) for u in us]
    go = lambda a, b, n: [a + (b - a) * i / n for i in range(n + 1)]
    # tail: it is bent in the fist, and its two lobes are flung aside
    c.part([("192,284 182,294 168,297 150,294!", 5, "sweep"), ("150,294! 168,306 177,320!", 4.4), ("177,320! 176,340 166,362!", 4.4), ("166,362! 190,348 206,328 214,300", 5, "-sweep"), ("214,300 192,284", 0)], fill=BENI)
    c.lines(["196,300 182,304 164,300", "199,306 190,312 182,316", "204,308 192,332 178,350", "209,308 200,328 190,340"], 2.4, "nail")
    # fin of the back along the bow's outer side, its spines through the skin; the fin below the vent
    fin, tips = go(.26, .8, 7), (10, 17, 20, 19, 17, 14, 10, 5)
    out = []
    for i, (u, h) in enumerate(zip(fin, tips)):
        out.append(at(u + .012, (width(u) + h) / width(u)) + (True, None))
        if i < 7:
            v = (u + fin[i + 1]) / 2
            out.append(at(v, (width(v) + .55 * h) / width(v)) + (False, None))
    c.part([([at(.24, .9) + (True, None)] + out + [at(.84, .9) + (True, None)], 4.4, "body"), (edge(.9, go(.84, .24, 6)), 0)], fill=BENI)
    for u, h in zip(fin, tips):
        c.line([at(u - .01, .98) + (False, None), at(u + .01, (width(u) + h * .86) / width(u)) + (False, None)], 2.2, "rat")
    c.part([([at(.66, -.9) + (True, None), at(.7, -1.6) + (False, None), at(.77, -1.9) + (True, None), at(.8, -1.3) + (False, None), at(.82, -.9) + (True, None)], 4, "body"), ([at(.82, -.9), at(.66, -.9)], 0)], fill=BENI)
    # body: pale belly within the bow, red back
    back, belly = edge(1, go(0, 1, 14)), edge(-1, go(1, 0, 14))
    c.part([(back, 6.5, "sweep"), ([back[-1], belly[0]], 0), (belly, 7, "-sweep"), ([belly[-1], back[0]], 0)], fill=BENI_PALE,
           deco=lambda s: s.fill(edge(1.3, go(0, 1, 10)) + [at(u, t) + (False, None) for u, t in ((1, -.2), (.8, -.1), (.6, .1), (.45, .06), (.3, .12), (.16, -.1), (.06, -.1), (0, 0))], BENI))
    # scales, row behind row round the body; then the gill cover
    for i, u in enumerate(go(.36, .84, 3 if c.pure else 7)):
        n = max(2, round(width(u) / 7.6))
        for j in range(n):
            t = -.78 + 1.56 * (j + (.75 if i % 2 else .3)) / n
            if t < .86:
                d = .78 / n
                c.line([at(u, t - d * .92) + (False, None), at(u + .034, t - d * .5) + (False, None), at(u + .042, t + d * .1) + (False, None), at(u + .012, t + d * .8) + (False, None)], 2.4, "nail")
    c.line([at(.28, .92) + (False, .4), at(.315, .5) + (False, 1), at(.335, .05) + (False, 1.25), at(.315, -.4) + (False, 1), at(.27, -.84) + (False, .4)], 4.6, "flat")
    c.line([at(.2, .5) + (False, .4), at(.225, .12) + (False, 1), at(.21, -.3) + (False, .9), at(.17, -.62) + (False, .3)], 2.8, "flat")
    # breast fin, thrown forward
    x, y = at(.35, -.3)
    c.part([("%g,%g %g,%g %g,%g!" % (x, y, x - 4, y + 17, x - 20, y + 31), 3.6), ("%g,%g! %g,%g %g,%g" % (x - 20, y + 31, x + 3, y + 30, x + 13, y + 6), 3.6), ("%g,%g %g,%g" % (x + 13, y + 6, x, y), 0)], fill=BENI)
    c.lines(["%g,%g %g,%g" % (x + 4, y + 6, x - 10, y + 25), "%g,%g %g,%g" % (x + 8, y + 8, x - 2, y + 26)], 2, "nail")
    x, y = at(.135, .3)
    fish_eye(c, x, y, .66, 36, ODO_PALE, False)
    # the mouth gapes
    m = [at(u, t) for u, t in ((-.012, .5), (.085, -.18), (.03, -1.25))]
    c.part([("%g,%g %g,%g" % (*m[0], *m[1]), 3.4, "wire"), ("%g,%g %g,%g" % (*m[1], *m[2]), 3.4, "wire"), ("%g,%g %g,%g" % (*m[2], *m[0]), 0)], fill="#8e2018" if not c.pure else SUMI, reg=0, grain=False)


def foot_splayed(c):
    """Bare foot turned outwards, ankle at the origin, toes to the left and towards us, gripping."""
    # instep and heel, the toes spread and bent upon the rock, the great toe away from the others
    F.skin(c, ("-15,-6 -20,8 -36,18 -50,27", 5, "body"), ("-50,27 -59,30 -65,37 -64,44:.8 -58,46!", 3.6, "wire"), ("-58,46! -52,44 -49,40!", 2.8, "wire"),
           ("-49,40! -53,47 -49,52 -42,50!", 3.2, "wire"), ("-42,50! -41,54 -34,55 -31,51!", 3.2, "wire"), ("-31,51! -29,55 -22,55 -19,51!", 3.2, "wire"), ("-19,51! -17,54 -10,54 -6,49!", 3.2, "wire"),
           ("-6,49! 8,48 18,42 24,32 21,12 14,-6", 4.6, "body"), ("14,-6 -15,-6", 0))
    c.lines(["-49,40 -45,33 -40,30", "-42,50 -39,42 -35,39", "-31,51 -28,45 -25,43", "-19,51 -17,47 -14,45"], 2.6, "-rat")
    if not c.pure:
        c.lines(["-64,39 -60,37 -57.5,39.5", "-50.6,46 -48,44.4 -46,46.4", "-39.6,50 -37,48.6 -35,50"], 1.3, "hair")
    c.lines(["6,2 14,8 10,17", "-36,26 -26,27 -19,33", "-22,14 -12,16 -6,24"], 1.9, "swell")


def nape(s):
    """What hair he has, from the temple round to the nape, in combed strands; before it an ear with its curl and the long lobe of one who is born to luck; in the head's own units."""
    F.black(s, "36,-32! 44,-41 54,-45 62,-38 67,-26 65,-8 59,6 52,20 44,30! 42,22 47,14 51,2 51,-10 46,-18 39,-15 35,-20 33,-26")
    for P in ("40,-33 52,-36 58,-22 58,-4", "44,-38 56,-38 62,-24 61,-6", "41,-27 49,-27 54,-16 55,0", "64,-24 61,0 50,18", "55,4 51,14 46,22"):
        s.line(P, F.COMBED, "swell", F.HAIRLINE)
    F.hairs(s, ((36, -32), (46, -42), 5, (-4, -4)), ((47, -43), (62, -38), 6, (-1, -6)), ((33, -26), (38, -15), 4, (-5, 3)), ((44, 30), (53, 20), 5, (0, 6)))
    F.skin(s, ("32,-6 37,-16 46,-15 50.6,-6 49,6 45.4,15 46.4,26 42.6,34 36,34 32.6,25 32.6,12", 3.4, "wire"), ("32.6,12 32,-6", 0))
    strokes(s, 2, "36,-8:.4 42,-11:1 46,-5:1 44,4:.8 39,9:.3", "35.4,-1:.3 38.6,2:1 38,8:.8 35.6,12:.2")
    strokes(s, 1.6, "38,16:.8 41,23:.9 40,29:.2")


def sea(c):
    """A breaker rises behind him; the rock he has braced himself upon."""
    c.part([("250,516 226,522 204,544 190,580", 7, "sweep"), ("190,580 186,630 172,678 132,694", 6.5, "body"), ("132,694 90,700 50,686 10,690", 5, "sweep"), ("10,690 10,900", 0), ("10,900 250,900", 0), ("250,900 250,516", 0)], fill=AI_PALE)
    for P in ("242,560 222,590 214,650 224,790", "212,560 200,620 196,680 166,742", "158,716 110,742 62,736", "150,760 104,786 62,782", "140,790 110,806 84,806"):
        c.line(P, 5, "nail", AI)
    # a greater one rises behind him and bends over: skull and cheek stand out from its plain hollow
    c.part([("2,362 30,342 60,326 92,302 122,292", 5, "sweep"), ("122,292 132,300 130,322 134,352 150,392", 5, "-sweep"), ("150,392 120,520 110,700", 0), ("110,700 90,730 40,740 2,740", 0), ("2,740 2,362", 0)], fill=GOFUN if c.pure else AI, reg=.2, grain=False)     # hatched it would run into the coat
    for P, w in (("12,404 24,376 44,352 70,336", 4.4), ("12,454 20,416 34,388 46,372", 4.2), ("14,510 18,470 26,436 34,420", 3.4), ("10,580 14,530 22,490 26,478", 3.6)):
        c.line(P, w, "swell", SUMI if c.pure else PAPER_LIGHT)
    foam(c, "20,350:.3 48,336:.42 78,317:.55 104,298:.85 126,292:1", 11, 24)
    # the sea at the rock's foot
    c.part([("10,858 40,846 70,850 110,868", 0), ("110,868 250,868", 0), ("250,868! 250,995! 10,995! 10,858", 0)], fill=AI, reg=0)
    stone(c, "24,904! 40,886 84,882! 118,878 136,860! 190,844 226,846! 252,838", "24,904! 20,926! 34,944 40,1000", "252,838 252,1000", 3, face="#57514a", dark=SUMI, blacks=((.3, .16, .03, .98), (.62, .2, .02, .9)), strokes=5, lights=5)
    # a white surge comes in before the rock: the foot characters stand in it
    c.part([("98,1004 106,950 122,908 150,879 184,863 216,856 252,858", 5.5, "sweep"), ("252,858! 252,1004! 98,1004!", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.lines(["118,990 124,946 140,914 164,896", "138,990 142,956 154,928 172,912", "158,988 162,962 172,942"], 3.2, "swell", AI_PALE)
    foam(c, "252,862:.7 228,856:.75 202,858:.85 174,867:1 144,888:1.1", 6, 5, side=-1)
    foam(c, "10,930:.5 34,944:.7 58,952:.9 84,972:1.1", 8, 24)
    c.lines(["18,972 40,966 62,976", "16,898 22,890"], 3.4, "swell", PAPER_LIGHT)


def leg(c, P, under, marks, folds):
    """A bare leg braced outwards, in one piece: along the thigh, round the knee and down the shin; up the calf and along the thigh's underside."""
    c.part([(P[0], 6.4, "sweep"), (P[1], 6, "sweep"), (P[1].split()[-1] + " " + under[0].split()[0], 0), (under[0], 5.8, "body"), (under[1], 5.4, "body"), (under[1].split()[-1] + " " + P[0].split()[0], 0)], fill=FLESH, reg=0, grain=False)
    # the last of either lie on shin and calf, and high contrast can do without them
    c.lines(marks[:4] if c.pure else marks, 3.6, "nail")
    c.lines(folds[:1] if c.pure else folds, 3.8, "swell")


def lobe(c, side, hem, turned, folds):
    """One side of the robe, drawn up under the belt: from the hip outwards and round, the hem back to the middle, its lining turned out."""
    P, Q = hem.split(), turned.split()
    c.part([(side, 7.5, "sweep"), (hem, 6, "body"), (P[-1] + " " + side.split()[0], 0)], fill=BENI, reg=0, deco=PT.hollows(*folds[:3:2]))
    c.part([(hem, 5, "body"), (P[-1] + " " + Q[-1], 0), (" ".join(Q[::-1]), 3.4, "wire"), (Q[0] + " " + P[0], 0)], fill=ODO_PALE, reg=0, grain=False)
    c.lines(folds, 4.6, "nail")


def draw():
    c = Card("cc", seed="chi2")
    # daybreak over the sea
    c.fade("#3c6d90", 10, 92, .9)
    sea(c)
    # the arm raised behind his head, bare to the elbow and beyond: the sleeve has slid down it and hangs from the shoulder
    bream(c)
    c.part([("150,446 156,430 166,418", 6, "sweep"), ("166,418 190,404 214,418 228,444", 4, "wire"), ("228,444 238,488 224,530", 7, "sweep"), ("224,530 204,534 188,520", 6), ("188,520 166,490 150,446", 0)], fill=BENI, reg=0)
    c.part([("166,418 190,404 214,418 228,444", 3.4, "wire"), ("228,444 206,452 166,418", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.wrapped, (219, 388), (203, 292), -2, 1.2, 18, upper=(172, 456))
    c.lines(["208,384 214,391 223,391"], 2.6, "swell")
    if not c.pure:
        strokes(c, 1.9, "214,318:.3 211,338:1 214,358:.8 219,372:.2", "200,332:.2 201,346:.9 206,362:.2", "178,432:.2 188,418:1 196,402:.7 199,392:.2", "184,446:.2 196,438:1 206,424:.2")
    # the mouth's near edge goes round the arm
    c.part([("166,418 172,444 196,460 228,444", 5), ("228,444 238,488 224,530", 7, "sweep"), ("224,530 204,534 188,520", 6), ("188,520 168,492 150,452", 0), ("150,452 156,434 166,418", 0)], fill=BENI, reg=0, deco=PT.hollows("190,454 190,484 202,530", "214,452 217,486 212,530"))
    c.lines(["172,436 170,464 178,500", "190,454 190,484 200,520", "214,452 217,486 212,518", "226,452 229,470 226,490"], 4.8, "nail")
    # far leg, stretched to the higher ledge; near leg, bent deep
    c.place(184, 806, -6, .82, True); foot_splayed(c); c.pop()
    c.place(77, 848, 2, .88); foot_splayed(c); c.pop()
    # the thigh's muscle swells outwards and ends above the knee, whose cap stands out by itself; below it the shin goes in, and the calf hangs from the hollow
    leg(c, ("140,612 186,618 222,650 234,692", "234,692:.8 241,704 241,722 233,740 224,764 199,810"), ("175,810 171,797 155,778 157,756 181,737", "181,737 160,736 140,722 126,692"),
        ["240,733:.5 230,745 219,738", "236,698:.3 226,697 219,706:1.2 221,719 228,726:.4", "205,660 216,676 213,694", "181,737 189,735 195,739", "196,742 190,760:1.2 184,772 182,792:.5", "219,748 212,768 202,792"], ["222,664 204,672 184,674", "148,706 166,716 186,720", "166,758 170,774 178,786"])
    leg(c, ("104,610 60,622 32,656 17,704", "17,704:.8 10,717 9,738 19,757 30,786 66,850"), ("90,850 93,832 106,810 100,786 73,770", "73,770 104,770 128,746 138,700"),
        ["10,749:.5 21,762 34,754", "14,708:.3 24,704 33,713:1.2 33,727 26,737:.4", "50,676 37,692 41,714", "73,770 63,768 57,762", "84,776 86,796:1.2 79,814 78,836:.5", "34,768 46,794 62,826", "43,722 42,738 49,748"], ["34,688 56,684 80,686", "62,756 88,746 112,722", "96,790 92,808 84,820"])
    # the loincloth's end swings with the twist of his hips; a corner has turned over. The robe is tucked up under the belt on both sides, its lining out
    c.part([("106,660 104,688 108,714 100,742!", 5, "body"), ("100,742! 108,752 118,742! 128,756 142,752!", 4.4), ("142,752! 152,748 160,732!", 4.4), ("160,732! 154,706 156,686 148,660", 5.4, "-sweep"), ("148,660 106,660", 0)], fill=GOFUN, reg=0, grain=False,
           deco=None if c.pure else lambda s: s.fill("124,656! 120,690 124,716 118,744! 128,756 134,752! 130,716 128,690 132,656!", "#dccfb2"))
    c.part([("160,732! 146,734 136,742 142,752!", 4), ("142,752! 152,748 160,732!", 0)], fill="#dccfb2", reg=0, grain=False)
    c.lines(["122,664 119,692 123,716 118,742"] + ([] if c.pure else ["138,664 140,692 134,722", "112,666 110,690 113,706", "150,668 148,692 150,716"]), 3.8, "nail")
    lobe(c, "52,614 30,634 22,664 31,690", "31,690 58,708 88,700 107,676 117,648", "38,683 60,697 82,688 100,667 109,646", ["110,646 84,662 54,684", "104,642 74,650 40,668", "113,650 100,672 78,694", "94,638 66,636 42,648"][:3 if c.pure else 4])
    lobe(c, "204,608 218,624 222,644 214,664", "214,664 194,680 168,678 152,664 140,646", "207,658 192,669 172,667 160,656 149,644", ["148,644 172,654 198,664", "154,640 184,644 212,650", "144,648 156,662 174,674", "164,634 192,632 208,636"])
    # a fat man's bare trunk, twisted towards the raised arm: breasts and belly hang to the side that is let down
    c.part([("86,466 74,500 70,540", 0), ("70,540 74,566 66,584", 0), ("66,584 52,606 62,632 88,650 126,658 166,652 194,634 202,606 192,580", 7, "sweep"), ("192,580 190,550 184,510 168,440", 0), ("168,440 86,466", 0)], fill=FLESH, reg=0, grain=False)
    # the neck, short and thick, from nape and throat into the shoulders
    c.part([("92,426 98,448 94,466 80,480", 5.4, "body"), ("80,480 124,500 172,470", 0), ("172,470 156,466 148,456 145,432", 5, "-body"), ("145,432 92,426", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["104,444 110,462 127,484", "138,452 138,468 133,482"] + ([] if c.pure else ["128,466 130,474 128,480"]), 3, "nail")
    # one collar bone; the breast of the side that is let down sags, the raised arm draws the other flat
    c.line("146,476 156,474 166,466", 3.4, "swell")
    c.line("80,496:.2 78,520:.8 86,539:1.3 104,546:1 128,542:.2", 5, "flat")
    c.lines(["176,512 172,524 164,530", "138,500 137,514 132,524"], 2.6, "swell")
    # the fold between breast and belly, deepest at the flank that is pressed together, runs out before the other
    c.line("64,590:1.5 84,599:1.4 112,596:1.1 146,586:.7 168,574:.2", 6, "flat")
    c.lines(["68,576 82,580 96,577"] + ([] if c.pure else ["192,592 184,594 177,591"]), 3.2, "nail")
    c.line("126,606:.3 123,611:.9 126,616.6:1.1 133,616:.8 136,611:.3", 3.2, "flat")
    c.line("88,634 108,646 136,648", 2.8, "swell")
    # the other collar bone, the breast's point, the ribs that the raised arm draws up
    if not c.pure:
        c.line("100,482:.2 110,487:1 124,489:.3", 3, "flat")
        strokes(c, 1.6, "100,527:.4 103.6,524.6:1 107,527:.9 104,530:.4")
        strokes(c, 1.7, "184,536:.2 178,541:1 171,542:.3", "187,550:.2 181,556:1 173,558:.3", "189,564:.2 184,570:1 177,573:.3")
    # the coat's far front, then the near one, pushed aside by the belly
    c.part([("158,444 184,450 200,486 206,540 220,610", 7.5, "sweep"), ("220,610 210,622 196,620", 6), ("196,620 198,574 186,506 148,460", 5.5, "-nail"), ("148,460 158,444", 0)], fill=BENI, reg=0, deco=PT.hollows("172,454 196,500 206,590"))
    c.part([("158,446 148,460 178,510 190,572 190,616", 4), ("190,616 199,618", 3), ("199,618 200,566 188,504 166,450", 4), ("166,450 158,446", 0)], fill=SUMI, grain=False)
    c.lines(["172,454 196,500 202,556", "203,548 210,580 208,612"], 4.6, "nail")
    c.part([("92,460 66,474 54,520 52,570 34,618", 7.5, "sweep"), ("34,618 50,634 66,626", 6), ("66,626 68,576 80,520 108,476", 5.5, "-nail"), ("108,476 92,460", 0)], fill=BENI)
    c.part([("94,458 106,474 84,520 76,574 74,628", 4), ("74,628 62,628", 3), ("62,628 64,576 72,520 90,466", 4), ("90,466 94,458", 0)], fill=SUMI, grain=False)
    # the rope he is girt with, under the belly
    roped(c, "46,620 64,644 94,660 126,667 164,661 192,646 210,616", 13)
    # the other fist upon the hip, the mallet in it
    c.line("98,584 82,612 38,680", 13, "even"); c.line("97,588 82,612 40,676", 7, "even", ODO)
    c.part([("10,556 32,560 50,594", 3.5, "wire"), ("50,594 20,586 10,556", 3.5, "wire")], fill=SUMI, grain=False)
    HD.hold(c, HD.grip, (22, 564), (82, 613), 30, 1.18, 19)
    c.part([("94,460 62,470 34,512 10,556", 7.5, "sweep"), ("10,556 22,574 50,594", 5.5), ("50,594 76,560 100,500", 7, "-sweep"), ("100,500 94,460", 0)], fill=BENI, reg=0, deco=PT.hollows("90,468 62,506 34,570", "92,474 78,520 50,588"))
    c.lines(["90,468 62,506 40,566", "92,474 76,520 52,580", "94,486 88,520 74,552", "20,572 34,572 44,562"], 4.6, "nail")
    c.place(38, 678, 32)
    c.part([("-32,-27! 32,-27! 36,0 32,27! -32,27! -36,0 -32,-27!", 6.5)], fill=ODO)
    c.lines(["-32,-12 32,-12", "-33,12 33,12"], 3.4, "wire")
    c.part([("-19,-27 -15,0 -19,27", 3), ("-19,27 -32,27! -36,0 -32,-27! -19,-27", 0)], fill=ODO_PALE)
    c.pop()
    # head, thrown back to look at his catch
    c.head(120, 449, -28, .84, True)
    F.face_man(c, kind="weathered fisher"); nape(c)
    c.pop()
    return c.finish()
