# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of radishes held before him, whose leaves are too tall for the frame."""
import math

from card import *
from heads import bristling_brow, curled_ear, lids, shaven
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


BARK = "#6d4f1f"
LEAF, HALF, BEHIND = MIDORI, "#677a4c", "#56683f"      # a leaf, its half that is turned away, and one that stands behind others


def leaf(c, P, w, lobes=5, fill=LEAF, bare=.2):
    """A radish's leaf along its bent midrib: a bare stalk, then one blade that broadens upwards, notched into teeth of unlike length that sweep forward, and a broad end; the half that is turned away is printed darker."""
    D = dense(pts(P), 3)
    n = len(D) - 1
    lobes = min(lobes, 3) if c.pure else lobes
    r = Rng(("leaf", P))

    def at(t, aside):
        i = max(0, min(n, round(t * n)))
        a, b = D[max(0, i - 5)], D[min(n, i + 5)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        return D[i][0] - ty / l * aside, D[i][1] + tx / l * aside
    point = lambda t, aside, corner=False: at(t, aside) + (corner, None)
    veins, END = [], .76

    def side(k):
        """The teeth of one side: those of the other stand between them, and the notches go less deep from one to the next."""
        start = bare + (.07 if k > 0 else 0)
        spans = [r(.6, 1.35) * (.7 + .5 * i / lobes) for i in range(lobes)]
        out, t = [point(start - .05, 2 * k, True)], start
        for i, span in enumerate(spans):
            u = (i + 1) / lobes
            span *= (END - start) / sum(spans)
            h = w * (.36 + .6 * u) * r(.8, 1.16)
            notch = 2.4 if i == 0 else h * (.12 + .4 * u)
            for far, aside, corner in ((0, notch, True), (.22, notch + (h - notch) * .6, False), (.62, h * .96, False), (1.2, h * 1.06, True), (1.1, h * .78, False)):
                out.append(point(min(.97, t + span * far), aside * k, corner))
            veins.append((t - span * .1, t + span * .9, h * .78 * k))
            t += span
        # the end: a shoulder, a tooth, the slope to the tip
        for far, h, corner in ((0, .6, True), (.16, .84, False), (.4, r(.86, .98), False), (.56, r(.8, .9), True), (.54, .66, False), (.74, .5, False), (.9, .22, False)):
            out.append(point(t + (1 - t) * far, w * h * k, corner))
        return out
    left, right = side(1), side(-1)[::-1]
    rib = [point(i / 20, 0) for i in range(21)]
    kept, c.curved_from = c.curved_from, 2
    tip = D[-1][:2] + (True, None)
    away = None if c.pure or fill == BEHIND or w < 24 else lambda s: s.fill(rib + right, HALF)
    if not c.pure:
        stalk = [point((bare + .04) * i / 6, 0) for i in range(7)]
        c.line(stalk, w * .2 + 2, "flat")
        c.line(stalk, w * .2 - 1.6, "flat", "#b7bf95")
    c.part([(left + [tip] + right, 3 if c.pure else 2.3, "wire"), ([right[-1], left[0]], 0)], fill=fill, reg=0, grain=False, deco=away)
    if not c.pure and w > 12:
        pale = "#cdd3ad"
        c.line(rib[:19], 3.2, "rat", pale)
        if fill != BEHIND:
            c.lines([[point(t, 0), point((t + u) / 2, h * .3), point(u, h * .8)] for t, u, h in veins[1:]], 1.5, "rat", pale)
            c.lines([[point(t, 0), point(t + .05, w * k * .3), point(t + .12, w * k * .62)] for t in (.78, .86) for k in (1, -1)], 1.5, "rat", pale)
    elif fill != BEHIND or not c.pure:
        c.line(P, 2.6, "rat")
    c.curved_from = kept


def folded_tip(c):
    """The end of a leaf that has snapped over its rib and hangs, its pale back out."""
    c.part([("194,304 202,288 216,277 229,276!", 2.6, "wire"), ("229,276! 240,292 247,314 243,336! 240,330 236,340 232,362! 226,350 220,346 217,352! 210,334 200,322 194,304", 2.6, "wire")], fill="#bcc49c", reg=0, grain=False)
    c.line("219,280 227,306 231,346", 2.4, "rat", "#6f8055")
    c.lines(["224,298 213,312 209,324", "227,312 237,318 241,328"], 1.5, "rat", "#6f8055")


def radish(c, x, y, rot, k):
    """White radish, its shoulders out of the basket, green where they stood out of the ground."""
    c.push(x, y, rot, k)
    c.part([("-16,44 -19,12 -18,-14 -12,-29 -4,-33", 4.2, "sweep"), ("-4,-33 5,-33", 0), ("5,-33 13,-29 19,-14 20,12 16,44", 5, "-sweep"), ("16,44 -16,44", 0)], fill=GOFUN, reg=0, grain=False, deco=lambda s: (s.fill("-24,-40! 24,-40! 24,-16! 12,-12 6,-19 -2,-10 -9,-17 -24,-12!", "#a9b38a"), s.fill("-24,-12! -8,-10 -4,4! -12,-4 -24,2!", "#d5d6bd")))
    c.lines([] if c.pure else ["-16,2 -8,5", "18,-6 10,-3", "-16,20 -8,22", "-12,-24 -6,-18 0,-17", "12,-25 8,-20"], 1.9, "rat")
    c.pop()


def basket(c):
    """Woven basket: splints that go over one stake and under the next, in rows that hang round it, under a bound rim."""
    c.part([("100,588 102,640 110,692 124,740", 7, "sweep"), ("124,740 168,756 212,740", 6.5), ("212,740 226,692 235,640 238,586", 7, "-sweep"), ("238,586 100,588", 0)], fill=ODO,
           deco=None if c.pure else lambda s: (s.fill("90,580! 112,600 120,650 128,700 142,750! 110,750 96,640", "#b98535"), s.fill("250,640! 228,690 206,716 172,730 130,732! 130,770 230,770", "#b98535")))
    n, rows = (5, range(624, 742, 20)) if c.pure else (9, range(616, 742, 11))
    edge = lambda y: (100 + 24 * max(0, (y - 588) / 154) ** 1.7, 238 - 26 * max(0, (y - 588) / 154) ** 1.5)

    def at(u, y):
        """So far across, as round a barrel, so far down, as seen a little from above."""
        x0, x1 = edge(y)
        u = .5 - .5 * math.cos(math.pi * (.12 + .76 * u)) / math.cos(math.pi * .12)
        return x0 + (x1 - x0) * u, y + (10 + (y - 588) * .05) * (1 - (2 * u - 1) ** 2) - 4
    # between two rows a splint is broad where it goes over a stake, and drawn in where it goes under: the rows sway against each other
    wave = 6 if c.pure else 2.5
    for j, y in enumerate(rows):
        row = []
        for i in range(2 * n + 1):
            x, yy = at(i / 2 / n, y)
            row.append((x, yy + (wave * (-1) ** (j + (i - 1) // 2) if i % 2 else 0), False, 1.15 if i % 2 else .6))
        c.line(row, 3.4 if c.pure else 2.5, "flat", BARK)
        for i in range(n):
            if (i + j) % 2 and y > rows[0]:     # the stake, seen where the splint beside it is narrow
                (ax, ay), (bx, by) = at((i + .5) / n, y - rows.step), at((i + .5) / n, y)
                c.line([(ax, ay + wave, False, 1), (bx, by - wave, False, .8)], 3.4, "flat", BARK if c.pure else "#8f6426")
    c.part([("94,580 168,594 244,576", 6), ("244,576 244,597", 5), ("244,597 168,617 96,602", 6), ("96,602 94,580", 5)], fill=ODO_PALE, reg=.3)
    for i in range(10):
        x = 103 + i * 14.6
        y = 6 * (1 - ((x - 168) / 74) ** 2)
        c.line("%g,%g:1 %g,%g:1.1 %g,%g:.4" % (x, 581 + y, x + 6, 591 + y, x + 9, 603 + y), 3, "flat")


def striped(colour, *runs):
    """Stripes that fall from one line of the cloth to another, for part(deco=...); a run that has a ring lies within it, over the runs before it."""
    def draw(s):
        for left, right, n, *ring in runs:
            stripes = PT.flowing(left, right, n if not s.pure else n // 2, (5.4,) if s.pure else (5.4, 2), colour)
            if ring:
                s.inside(pts(ring[0]), lambda s: (s.fill(ring[0], "#a9b38a"), stripes(s)), 0)
            else:
                stripes(s)
    return draw


@own_head("under his load", "-35.6,-18 -32.6,-12:.8 -37,-4 -42.4,6:1.2 -42,16 -37,26 -36,31 -37,36.4! -40.6,42:1.1 -40,48 -36.4,52:.8 -40,59 -37,68 -27,73 -14,74", "-14,74 7,68 25,57 35,43:1.4 38.4,24 36,4")
def heaving(s, left, right):
    """The farmer under his load, no longer young: a broad jaw with its corner, a nose like a tuber, eyes like slits that go down past the basket to the way, the lower lip thrust over the upper one, the breath held in a full cheek."""
    F.skin(s, ("6,-70 -10,-67 -24,-55 -32,-39 -36.6,-27:1.3 -35.6,-18 " + left, 4.6, "wire"), (right, 5, "wire"), ("36,4 42,-30 36,-62 6,-70", 0), deco=shaven(s, "-36,32! -28,29 -14,30 -4,36 8,46 26,40 35,26! 33,42 24,55 6,66 -14,70 -28,68 -34,60", "#c0c3b6"))
    bristling_brow(s, "-23,-19:.9 -29,-25:1.1 -37,-23:.5", 5.4, 6, 2.6)
    lids(s, "-39.6,-4:.4 -33.6,-7:1.1 -25,-2.4:.8", "-37,-.6 -32,.6 -26,0", (-36, -5.6, 2.4), 4.8)
    s.fill("-15,-19! -18,-8 -24,3 -35,8 -43.4,15 -42,22.6 -34,25.6 -18,26 -8,4 -8,-19!", FLESH)
    s.line("-16,-22:.2 -16.4,-13:.8 -19,-4:.7 -24.6,3:1 -36,8:.9 -43.6,14.6:1.4 -42.4,22:1.35 -36,25.6:.9 -30,24:.3", s.fine(4.6), "flat")
    s.line("-28,13:.15 -20.6,13.4:.9 -15.6,18:1.25 -17.4,24.4:1.1 -24,26.6:.8 -28,25.4:.2", s.fine(4), "flat")
    s.blob("-37,24 -33,21 -28.6,22 -31,24.6")
    bristling_brow(s, "-12,-17:1 -5,-24:1.3 8,-27:1.2 20,-23:.9 29,-16:.3", 6.6, 16, 2.8)
    lids(s, "-13,-.6:.6 -5,-4.6:1.2 8,-5:1.15 25,.6:.25", "-10,1.8 3,3 19,2.4", (-7.4, -3.8, 3), 5.4)
    for P, w in (("-9,-8:.2 2,-12:1 24,-6:.2", 2.4), ("-7,7.6:.2 3,10:1 16,9:.2", 2.2), ("-2,14:.2 8,16:1 20,12:.2", 2), ("-14,-27:1 -15.6,-20:.7 -14,-13:.1", 3), ("-19,-26:1 -20,-20:.1", 2.4), ("-20,-34:.2 -6,-38:1 12,-34:.7 24,-37:.2", 2.4),
                 ("26,-6:1 33,-10:.1", 2.4), ("26,-2:1 34,-2:.1", 2.4), ("25,2:1 31,6:.1", 2.2)):
        s.line(P, s.fine(w), "flat")
    # the stroke from the wing round the cheek, which is full of breath, and the cheek's edge against the jaw
    s.line("-13.6,24:1.2 -8,28:.9 -6,33:.2", s.fine(4), "flat")
    s.line("8,22:.1 16,32:1 13,46:.9 1,55:.5 -9,57:.1", s.fine(3.4), "flat")
    s.line("26,26:.2 29,35:1 25,44:.2", s.fine(2.6), "flat")
    # the lower lip is thrust out and over the upper one, the corner drawn down; the ball of the chin
    s.line("-36,38.4:.3 -30,36.6:.9 -23,38:.7", s.fine(2.8), "flat")
    s.line("-40,42.6:.5 -34,39.6:1.1 -27,40.6:1.25 -18,40:1 -11,44:.8 -8,50:.2", s.fine(4.8, .7), "flat")
    s.line("-37,49.4:.3 -29,50.6:1 -19,47.6:.2", s.fine(3.2), "flat")
    s.line("-36,58.6:.3 -28,55.4:1 -18,60:.2", s.fine(3.2), "flat")
    s.line("-28,56:.7 -27,59.6:.1", s.fine(2.2), "flat")


def kerchief(c):
    """Striped cloth laid over the crown and knotted at the nape; in the head's own units."""
    c.part([("60,-26 78,-30 96,-14 98,0", 4.6), ("98,0 80,-4 62,-12", 4.6), ("62,-12 60,-26", 0)], fill=AI, reg=.4, grain=False)
    c.part([("58,-18 70,-6 78,18 70,30", 4.6), ("70,30 60,12 52,-8", 4.6), ("52,-8 58,-18", 0)], fill=AI, reg=.4, grain=False)
    c.part([("-33,-26! -36,-52 -20,-78 14,-88 48,-78 66,-50 64,-18!", 6.5, "body"), ("64,-18 44,-34 14,-42 -14,-40 -33,-26", 5.5, "wire")], fill=AI, reg=.4)
    for P in ("-35,-44 -18,-64 12,-72 44,-62 65,-36", "-26,-34 -10,-50 14,-56 42,-48 62,-28"):
        c.line(P, 3.6, "even", PAPER_LIGHT)
    # drawn tight from the brow to the knot, its edge turned over
    c.lines(["62,-24 44,-46 14,-58 -8,-60", "63,-20 46,-32 24,-37", "62,-28 58,-52 42,-72", "-20,-44 -28,-56 -22,-72"], 4.4, "nail", SUMI)
    c.lines(["64,-20 78,-20 92,-10", "60,-10 68,4 72,22"], 3, "nail")


TALL = 1.07     # so much larger than others is he drawn
LEAN = (120, 650), -5


def hind_leg(c):
    """The far leg goes far back and braces him, its heel up."""
    B.pushing(c, "36,884", 2, .98, True)
    F.skin(c, ("116,752 120,782 116,802 108,816", 5.4, "body"), ("108,816 76,788", 0), ("76,788 78,752", 5, "body"), ("78,752 116,752", 0))
    F.kyahan(c, [("112,812 96,838 72,868 47,894", 6, "sweep"), ("47,894 36,890 26,878", 4.6), ("26,878 32,856 42,834 54,810 76,788", 6.5, "-sweep"), ("76,788 94,802 112,812", 4.6)], ["70,794 88,809 106,820", "29,871 40,882 54,885"])
    c.lines(["76,808 60,834 50,854", "92,822 80,840"], 3.4, "nail")


def fore_leg(c):
    """The near leg is the post of it all: its shin stands upright beneath the load, the whole foot on the ground."""
    c.place(100, 906, 0, 1.05, True)
    F.foot_waraji(c)
    c.pop()
    F.skin(c, ("150,740 157,766 157,788 149,812", 6, "body"), ("149,812 98,806", 0), ("98,806 92,782 90,740", 5.4, "-body"), ("90,740 150,740", 0))
    # the hollow below the knee-cap, and beside it
    c.lines(["154,794 146,801 135,801", "130,772 127,784 130,795"], 3.2, "swell")
    F.kyahan(c, [("151,809 147,838 137,872 120,906", 6.5, "sweep"), ("120,906 106,912 90,905", 5), ("90,905 94,882 86,856 87,832 97,804", 7, "-sweep"), ("97,804 124,816 151,809", 5)], ["93,815 122,827 149,819", "92,892 106,900 127,890"])
    c.lines(["126,828 134,854 130,876", "103,826 98,848", "102,895 107,874"], 3.4, "nail")
    for P in ("141,822 151,832 150,844", "142,822 158,828 163,837"):
        c.line(P, 4.6, "flat"); c.line(P, 2.2, "flat", ODO_PALE)


def bearing(c):
    """The near forearm and its hand in one run: the fingers spread flat beneath the basket by its weight, their tips bent up about it, the thumb pressed on its side."""
    for bone, thick in (("128,701 150,710! 167,705", 8.4), ("130,696 158,704! 181,695", 9.4), ("132,690 162,696! 187,685", 9.8), ("132,684 158,687! 180,676", 9.4)):
        HD.finger(c, bone, thick, 2.3)
    F.skin(c, ("86,598 96,612 108,634 116,654 122,664:.8! 131,668:.7", 4.6, "wire"), ("131,668 138,676 139,686 136,698 132,706", 0), ("132,706:.7 122,707:.8! 110,703 88,689 66,664 50,634", 4.6, "wire"), ("50,634 86,598", 0))
    # the long muscle that lifts the hand, the sinews over the wrist and its bone
    c.line("82,618:.1 98,636:1 106,656:.8 112,668:.1", 3.4, "flat"); c.line("66,640:.1 80,662:1 98,682:.7 110,692:.1", 3.2, "flat")
    c.line("121,690:.2 126,695:1 124,701:.2", 2.6, "flat"); c.line("118,672:.1 124,680:.9 128,688:.2", 2.2, "flat")
    HD.finger(c, "121,681 132,670! 142,665 150,662", 10, 2.7)
    F.skin(c, ("112,668 122,668", 0), ("122,668 132,674 130,684", 0), ("130,684 118,690 112,668", 0))
    if not c.pure:
        c.lines(["134,682 128,683 124,682", "133,690 127,690", "131,698 126,697"], 1.3, "nail")
        c.lines(["112,674 116,680 115,687"], 1.3, "swell")


def draw():
    c = Card("4n", seed="basket")
    # far off a wooded ridge in the haze of the morning
    if not c.pure:
        c.fade(ODO_PALE, 880, 740, .7)
        c.part([("4,866 22,846 44,838 62,826 92,834 120,846 150,838 176,822 206,812 226,818 250,804", 0), ("250,804 250,870! 4,894!", 0), ("4,894 4,866", 0)], fill="#a9bcbc", reg=0, back=None, grain=False)
    # the bed he has dug, a flat with a cut edge; all above it is bare paper
    c.part([("4,884 40,876 96,878 150,868 206,862 250,854", 5, "rat"), ("250,854! 250,995! 4,995! 4,884", 0)], fill="#c3c6a0", grain=False)
    # the bed's furrows, which go away from us, and his weight upon it
    for P, w in () if c.pure else (("6,902 26,892 44,890", 4), ("150,898 172,884 196,872", 5), ("128,880 146,875 166,872", 3.4), ("6,976 50,962 96,958", 6), ("60,984 104,972 150,966", 5), ("198,868 214,862 228,858", 3.4)):
        c.line(P, w, "swell", "#9aa878")
    if not c.pure:
        c.fill("70,950! 104,945 150,945 180,951! 150,956 100,957", "#9aa878")
    hind_leg(c)
    fore_leg(c)
    # a leaf that fell on the way
    leaf(c, "22,984 50,975 82,972 118,979", 10, 3, LEAF, .34)
    c.push(-6, -10, 0, TALL)
    c.tall(1.11)
    # short breeches of black; the hips go out under what he carries
    c.part([("78,612 70,670 82,738", 6, "sweep"), ("82,738 114,760 155,738", 5), ("155,738 154,706 148,690", 0), ("148,690 150,722 152,748", 0), ("152,748 174,752 190,726", 5, "-body"), ("190,726 202,664 184,606", 6, "-sweep"), ("184,606 78,612", 0)], fill=SUMI, reg=0, grain=True)
    for P in ("148,692 151,716 154,740", "128,668 136,700 136,730", "178,664 184,692 178,722"):
        c.line(P, 3.4, "nail", SASH_LIGHT)
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    B.lean(c, *LEAN)
    # the trunk is thrown back under the load, hips ahead of the shoulders; the coat's tail swings behind
    c.part([("78,430 62,480 60,560 72,640", 0), ("72,640 120,650 160,640", 0), ("160,640 160,560 154,470 140,440", 0), ("140,440 112,430 78,430", 0)], fill=coat, reg=0)
    c.part([("70,560 78,620 66,678 44,722!", 7, "sweep"), ("44,722! 74,743 112,735!", 9, "-body"), ("112,735! 130,704 148,680", 5.5, "-nail"), ("148,680 148,640 70,560", 0)], fill=coat, reg=.3, deco=striped(cords, ("68,590 66,640 34,738", "136,630 132,690 104,744", 5)))
    c.lines(["96,640 78,684 66,736", "98,640 92,690 92,740"], 4.6, "nail")
    # neck and chest
    c.part([("72,416 94,470 122,514", 0), ("122,514 134,480 136,424", 0), ("136,424 72,416", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("138,418 142,450 130,512", 4), ("130,512 123,504", 0), ("123,504 132,462 130,422", 4), ("130,422 138,418", 0)], fill=SUMI, grain=False)
    c.part([("82,412 72,426 76,466 112,536", 5.5), ("112,536 129,520", 4), ("129,520 104,474 92,442 90,414", 4.5), ("90,414 86,409 82,412", 4.5)], fill=SUMI, grain=False)
    c.lines(["78,432 84,464 102,506"], 2.6, "swell", LIGHTS[1])
    # the far arm: from its shoulder round the load, the elbow out beyond it, the hand back at the basket's edge
    c.part([("136,424 160,432 184,454", 6.5, "sweep"), ("184,454 212,496 228,546", 7, "body"), ("228,546 238,576 238,604!", 7.5, "body"), ("238,604! 222,610 204,600!", 9, "body"), ("204,600! 160,560 136,424", 0)], fill=coat, reg=.3,
           deco=striped(cords, ("136,420 156,500 186,620", "162,424 208,480 246,620", 5)))
    c.lines(["228,548 214,568 212,602"], 4.6, "nail")
    # the leaves, a bunch out of each crown, the furthest first; they leave the frame above and at the side
    leaf(c, "196,452 214,424 234,410 266,414", 24, 3, BEHIND, .24)
    leaf(c, "182,452 200,400 210,352 214,310 212,272", 28, 4, BEHIND, .22)
    folded_tip(c)
    leaf(c, "150,456 148,400 152,346 160,296 176,250 204,214", 27, 4, BEHIND, .26)
    leaf(c, "160,454 164,396 178,330 195,262 207,196 213,130 221,66 240,10", 41, 5, LEAF, .2)
    B.cuff(c, "94,600 104,640 58,660", "58,660 68,620 94,600")
    c.tall(1.11)
    # the basket lies upon his belly; within its mouth it is dark
    c.push(-4, -52)
    B.lean(c, (150, 742), -13)
    c.part([("95,590 99,564 130,548 168,543 208,546 237,560 243,584", 5, "body"), ("243,584 168,606 95,590", 0)], fill=SUMI, grain=False)
    radish(c, 212, 568, 12, .84)
    radish(c, 148, 572, -14, .9)
    radish(c, 182, 566, -2, .98)
    basket(c)
    c.pop()
    c.pop()
    c.pop()
    # the far hand clasps its side; the wrist is seen between it and the sleeve
    HD.reach(c, HD.push, (262, 590), (224, 628), 30, .98 * TALL, True, width=15)
    bearing(c)
    # one leaf hangs over the basket's rim
    leaf(c, "102,448 117,450 123,474 112,508 104,548 110,590", 20, 2, LEAF, .34)
    # the near sleeve: upper arm down to the elbow, where the cloth turns, its mouth at the middle of the forearm
    c.part([("78,428 48,458 30,516 21,572", 8, "sweep"), ("21,572 18,606 30,636 58,662!", 7.5, "body"), ("58,662! 68,636 80,616 96,602!", 10, "body"), ("96,602! 92,556 104,500", 6, "-nail"), ("104,500 98,462 78,428", 3, "swell")], fill=coat, reg=0,
           deco=striped(cords, ("76,424 42,460 26,530 16,610", "104,488 92,536 84,570 74,606", 5), ("16,570 22,606 34,640 60,668", "58,566 64,590 78,606 96,600", 5, "8,572 48,572 84,556 110,570 110,690 8,690")))
    # out of the armpit, and a fan from the crook of the arm to the elbow and the sleeve's mouth
    for P, w in (("103,502:1.1 84,520:.9 68,548:.5 60,572:.1", 6), ("101,520:.9 90,540:.6 80,556:.1", 4.4), ("98,566:1.1 78,556:.9 48,550:.5 28,542:.1", 5.4), ("97,572:1.2 74,576:.9 46,586:.6 22,588:.1", 6), ("96,580:1.1 82,598:.8 68,622:.5 62,644:.1", 5.2), ("22,598:.9 34,610:.7 44,628:.1", 4.4)):
        c.line(P, w, "flat")
    c.head(97, 421, -16, .86 * TALL, True)
    F.skin(c, ("30,30 14,54 4,74", 0), ("4,74 20,84 50,70", 0), ("50,70 44,44 46,18", 4.6, "wire"), ("46,18 30,30", 0))
    # the sinew of the neck, strained
    c.line("42,30:.2 36,48:1 24,66:.8 16,76:.1", c.fine(4.4), "flat"); c.line("30,44:.1 24,56:.8 16,64:.1", c.fine(3), "flat")
    F.face_man(c, kind="under his load"); curled_ear(c, 2); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
