# SPDX-License-Identifier: GPL-3.0-or-later
"""Chi chi: bald fisherman in a half squat, a fish in one hand, a mallet in the other."""

from card import *
from heads import combed_brow, lids_as_told, strokes
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
    # far brow and eye: narrowed by the cheek, the pupil towards what he has caught
    combed_brow(s, "-21,-21 -28,-26.4 -37,-23", 6, 2.8, 34, 8)
    lids_as_told(s, "-34.6,-8:.3 -31,-12:1.2 -25,-11:.9 -20,-6.6:.2", 3.4, (-31, -9.4, 2.5), "-33,-5 -27.6,-4.4 -22,-5.8")
    # nose: one hooked stroke from the brow round the tip, the wing by itself
    s.fill("-14,-22 -20,-8 -29,3 -38,11 -41,17 -37,22 -28,22.4 -14,20 -10,8", FLESH)
    strokes(s, 3.4, "-14.6,-25:.15 -16.4,-13:.8 -21,-4:1 -29,3:.8 -38,10:1 -42,16:1.3 -40.4,21:1.2 -35,22.4:.8 -31,20.6:.2")
    s.blob("-32,20.4! -28.6,18 -24.6,19 -24,21.6! -28,21.4")
    strokes(s, 2.7, "-22,9:.2 -16.4,10.4:1 -13.6,15:1.2 -16,20.6:1 -22.6,22:.4")
    # near brow of many hairs, low over the eye; the pouch that the cheek pushes up
    combed_brow(s, "-9,-19 1,-27 15,-29.4 30,-20", 14, 3.6, -32, 11)
    lids_as_told(s, "-12,-5.4:.3 -6.4,-10.6:.9 4,-13.4:1.35 14,-11:.9 26,-3:.1", 4.2, (-4.6, -8.8, 3.1), "-9,-3.4 1,-2.6 15,-5.6")
    strokes(s, 1.8, "-7,3:.1 3,5.4:1 14,2:.1")
    strokes(s, 2.1, "-22,-43:.1 -9,-47.4:1 6,-46:.8 20,-40:.1", "-12,-54:.1 1,-57.4:.9 13,-54:.1")
    # the furrow from nose to jaw, the cheek drawn up
    strokes(s, 2.6, "-12,14:.3 -3,17:1 4.6,25:.9 7,37:.6 3,46:.1")
    strokes(s, 2.3, "29,9:.1 20,12.6:1 13,20:.8 11,29:.1")
    # the mouth open in a laugh: the lips drawn back, the upper teeth short and worn, one gone
    s.push(-5, 6, -3, .84)
    s.blob("-38.6,30! -33,26.6 -27,28.4 -21,28.6 -13,26.6 -5,22.6 4.6,14.6! 3,25 -2.6,34 -10,40 -18,42.4 -26,42 -32.6,38 -36,33.4")
    s.fill("-33.4,30.4! -28,30 -22,30.6 -21.6,33.4 -26,34.4 -31.6,33.8!", GOFUN); s.fill("-13.4,28.6! -6,25.4 -.6,21.6! -1.6,25.4 -6,29 -12.6,31.8!", GOFUN)
    s.fill("-28,40.4! -20,36.6 -11,37 -6,35! -11,39.2 -18,41 -25,41", "#c98b74")
    s.line("-27.4,30 -27.6,34", 1.2, "flat"); s.line("-6.6,25.6 -5.4,29", 1.2, "flat")
    strokes(s, 2.4, "-29,46.6:.2 -21,48.6:1 -11,46:.1")
    s.pop()


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
    c.part([("250,516 226,522 204,544 190,580", 7, "sweep"), ("190,580 186,630 172,678 132,694", 6.5, "body"), ("132,694 90,700 50,686 4,690", 5, "sweep"), ("4,690 4,900", 0), ("4,900 250,900", 0), ("250,900 250,516", 0)], fill=AI_PALE)
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


def leg(c, P, under, kept, marks):
    """A bare leg braced outwards, in one piece: along the thigh, round the knee and down the shin; up the calf and along the thigh's underside."""
    c.part([(P[0], 6.4, "sweep"), (P[1], 6, "sweep"), (P[1].split()[-1] + " " + under[0].split()[0], 0), (under[0], 5.8, "body"), (under[1], 5.4, "body"), (under[1].split()[-1].rstrip("!") + " " + P[0].split()[0], 0)], fill=FLESH, reg=0, grain=False)
    # the first lie about the knee, the last on thigh and calf, and high contrast can do without them
    for Q in marks[:kept] if c.pure else marks:
        c.line(Q, 4, "flat")


def draw():
    c = Card("cc", seed="chi2")
    # daybreak over the sea
    c.fade("#3c6d90", 10, 92, .48)
    sea(c)
    # the arm raised behind his head, bare to the elbow and beyond: the sleeve has slid down it and hangs from the shoulder
    bream(c)
    c.part([("150,446 156,430 166,418", 6, "sweep"), ("166,418 190,404 214,418 228,444", 4, "wire"), ("228,444 238,488 224,530", 7, "sweep"), ("224,530 204,534 188,520", 6), ("188,520 166,490 150,446", 0)], fill=BENI, reg=0)
    c.part([("166,418 190,404 214,418 228,444", 3.4, "wire"), ("228,444 206,452 166,418", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.wrapped, (217, 380), (203, 292), -2, 1.2, 13)
    # one contour from the neck over the shoulder's muscle to the elbow's hollow, up the forearm's belly to the wrist; back down the bone's straight edge to the point of the elbow and along the underside
    c.part([("148,452 152,437 163,423:1.1 178,413 190,404 201,389!", 4.6, "sweep"), ("201,389! 197,374 196,356:1.1 200,338 206,316", 4.4, "body"), ("206,316 227,313", 0),
            ("227,313 229,328 233,346 237.6,363!", 4.6, "-body"), ("237.6,363! 236,376 230,390:1.1 222,408 209,432", 5, "sweep"), ("209,432! 196,470! 148,452", 0)], fill=FLESH, reg=0, grain=False)
    # the elbow's bone and its crease, the sinews of the wrist, the muscle of the arm and where the shoulder's ends
    c.lines(["201,389 207,393 215,391", "237,364 230,366 227,373"], 2.8, "nail")
    if not c.pure:
        strokes(c, 1.9, "213,318:.3 211,330:1 212,343:.2", "222,322:.2 225,340:1 231,356:.2", "203,352:.2 205,366:.9 210,380:.2", "227,388:.2 214,402:1 200,414:.2", "174,419:.2 182,425:1 184,436:.2")
    # the mouth's near edge goes round the arm
    c.part([("170,450 184,461 204,459 228,444", 5), ("228,444 238,488 224,530", 7, "sweep"), ("224,530 204,534 188,520", 6), ("188,520 176,492 170,450", 0)], fill=BENI, reg=0, deco=PT.hollows("190,460 190,484 202,530", "214,454 217,486 212,530"))
    c.lines(["190,458 190,484 200,520", "214,452 217,486 212,518", "226,452 229,470 226,490"], 4.8, "nail")
    # far leg, stretched to the higher ledge; near leg, bent deep
    c.place(184, 806, -6, .82, True); foot_splayed(c); c.pop()
    c.place(77, 848, 2, .88); foot_splayed(c); c.pop()
    # thigh, knee and shin of either: the thigh comes broad from the hip, goes in to a knee that is a corner, and the shin runs back under the body to the heel
    c.part([("50,612 34,632 24,658 22,684!", 7, "sweep"), ("22,684! 44,680 66,664", 5), ("66,664 50,612", 0)], fill=BENI, reg=0, deco=PT.hollows("46,620 34,646 30,676"))
    c.part([("206,606 226,626 236,650 242,680!", 7, "sweep"), ("242,680! 222,672 200,650", 5), ("200,650 206,606", 0)], fill=BENI, reg=0, deco=PT.hollows("208,614 222,640 232,668"))
    leg(c, ("150,612 194,622 220,654 231,694", "231,694:.8 239,708:1.2 235,730! 228,756 214,784 200,810"), ("171,811 175,797 173,784:.8 173,768:1.1 186,744", "186,744! 172,734 152,716 138,684"), 4,
        ["235,730:1 226,735:1 215,732:.8 209,724:.1", "229,692:.2 219,697:1 212,708:.8 213,718:.1", "222,739:.9 221,748:.7 217,756:.1", "186,744:1 193,741:.8 198,733:.1", "204,660:.1 212,680:1 207,702:.1", "192,758:.1 186,774:1 186,792:.1", "217,758:.1 210,780:1 198,799:.1", "192,728:.1 180,724:.8 168,714:.1"])
    leg(c, ("104,614 76,634 48,668 28,702", "28,702:.8 16,716:1.2 22,751! 36,782 50,814 65,850"), ("91,850 88,834 91,816:.8 92,798:1.1 84,780 67,762", "67,762! 86,750 106,728 124,688"), 5,
        ["22,751:1 31,757:1 43,754:.8 49,745:.1", "27,709:.2 38,714:1 46,725:.8 45,736:.1", "37,762:.9 40,771:.7 46,779:.1", "67,762:1 59,759:.8 54,750:.1", "56,668:.1 48,690:1 51,712:.1", "82,786:.1 85,804:1 79,820:.8 79,836:.1", "43,774:.1 55,800:1 66,826:.1", "62,738:.1 76,732:.8 90,716:.1"])
    # the creases of the groin, from either hip in under the cloth
    c.line("62,650:.1 80,662:1 98,680:.8 108,694:.2", 4, "flat"); c.line("196,642:.1 178,656:1 160,674:.8 152,688:.2", 4, "flat")
    # the loincloth's end, a flat breadth of cloth with a straight hem, swings with the twist of his hips; its two pleats end in steps
    c.part([("104,656 102,682 99,702 95,722!", 5.4, "body"), ("95,722! 112,727! 117,720! 139,729! 145,722! 163,725!", 4.4), ("163,725! 160,702 155,682 152,656", 5.4, "-sweep"), ("152,656 104,656", 0)], fill=GOFUN, reg=0, grain=False,
           deco=None if c.pure else lambda s: (s.fill("114,656! 117,690 117,720! 112,727! 107,724! 110,690 110,656!", "#dccfb2"), s.fill("138,656! 143,690 145,722! 139,729! 132,726! 135,690 134,656!", "#dccfb2")))
    c.lines(["113,662 117,688 117,720", "138,662 143,688 145,722"], 3.8, "nail")
    c.line("97,715:.6 117,719:1 141,721:1 161,718:.6", 1.6, "flat", GREY)
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
    c.part([("92,460 66,474 54,520 52,570 34,618", 7.5, "sweep"), ("34,618 50,634 66,626", 6), ("66,626 68,576 80,520 97,474", 5.5, "-nail"), ("97,474 92,460", 0)], fill=BENI)
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
