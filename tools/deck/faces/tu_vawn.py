# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ văn: farmer with a tall basket of radishes held before him, whose leaves are too tall for the frame."""
import math

from card import *
from heads import curled_ear
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
    n, rows = (5, range(624, 742, 25)) if c.pure else (9, range(616, 742, 11))
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
    """The farmer under his load, no longer young: a broad jaw with its corner, a nose like a tuber, eyes that look out past the leaves for the way, the lower lip thrust over the upper one; five strokes beside them, no more."""
    F.skin(s, ("6,-70 -10,-67 -24,-55 -32,-39 -36.6,-27:1.3 -35.6,-18 " + left, 5.6, "wire"), (right, 6, "wire"), ("36,4 42,-30 36,-62 6,-70", 0))
    # the far eye under its brow, which the bridge of the nose cuts off
    s.line("-38,-20:.6 -32,-23.6:1.2 -25,-21:.6", 4.2, "skin")
    s.blob("-37.6,-5.6! -32.6,-6.4! -32.8,-2.6 -35,-1 -37.2,-2.6")
    s.line("-39.6,-3.6:.5 -35,-6.8:1.2 -30,-6:1 -25,-2.4:.4", 4, "skin")
    s.fill("-17,-17! -18,-8 -24,3 -35,8 -43.4,15 -42,22.6 -34,25.6 -18,26 -8,4 -10,-17!", FLESH)
    s.line("-18.6,-14:.5 -19.6,-5:.8 -25,3:1 -36,8:1 -43.8,14.6:1.35 -42.6,22.4:1.3 -36,25.6:.9 -29,24.6:.5", 4.6, "skin")
    s.line("-27,13:.4 -20,13.4:.9 -15,18:1.25 -17,24:1.1 -24,26.6:.7", 4, "skin")
    s.blob("-37,24 -33,21 -28.6,22.4 -31,24.8")
    # one dry sweep of a brow, and the eye below it, half shut
    s.part([("-14,-19! -8,-26 4,-30 18,-27 32,-16!", 0), ("32,-16! 18,-21 8,-22! 9,-20! -2,-18 -14,-19!", 0)], fill=SUMI, back=None, reg=0, grain=False)
    s.blob("-9.6,-4.8! 0,-6.4! -.2,-1.6 -4.4,.8 -8.6,-1.4")
    s.line("-15,-1.4:.5 -8,-5.4:1 2,-7.4:1.3 14,-5.4:1.2 27,2.6:.5", 6, "skin")
    s.line("-11,1.6:.5 0,4:1 18,3.4:.5", 2.4, "skin")
    # the crease of the brow, the stroke round a cheek that is full of breath, the sinew of the jaw
    s.line("-18,-30:.5 -20.6,-23:1.1 -19,-16:.4", 3.8, "skin")
    s.line("-13,26:.5 -4.6,30:1.1 1.6,39:1 1,50:.4", 4.2, "skin")
    s.line("22,24:.3 26,33:1 20,46:1.1 8,54:.4", 4, "skin")
    s.line("25,-3:.9 35,-5:.3", 3, "skin")
    # the lower lip is thrust out and over the upper one, the corner drawn down; under it the ball of the chin
    s.line("-40,43:.5 -34,39.6:1 -27,40.6:1.2 -18,40:1.1 -11,44:1 -8.4,49:.4", 5, "skin")
    s.line("-37,50.4:.4 -29,52:1 -20,49:.5", 3.6, "skin")
    s.line("-33,60:.4 -27,57.4:1 -19,61:.4", 3.2, "skin")


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


def hind_leg(c):
    """The far leg goes far back and braces him, its heel up."""
    B.pushing(c, "34,892", 2, .9, True)
    # thigh and knee, bare between breeches and legging: the hollow of the knee behind, its cap before
    F.skin(c, ("126,744 116,762 110,776:1.2 105,793", 5.6, "body"), ("105,793 58,776", 0), ("58,776 61,756 68,722", 5, "body"), ("68,722 126,744", 0))
    c.line("102,768 97,776 88,778", 2.4, "swell")
    # the calf swells behind, high up, and runs out in the heel's tendon
    F.kyahan(c, [("107,789 94,814 70,854 48,897", 6, "sweep"), ("48,897 35,896 21,884", 4.6), ("21,884 24,860 28,832 40,803 57,775", 6.5, "-sweep"), ("57,775 81,790 107,789", 4.6)], ["57,781 79,797 103,795", "23,877 35,888 50,890"])
    c.lines(["86,798 62,842 47,872", "62,792 46,824"], 3.4, "nail")


def fore_leg(c):
    """The near leg bears it all: its knee gives under the load and goes forward over a foot that stands flat below the basket."""
    c.place(117, 909, 0, .9, True)
    F.foot_waraji(c)
    c.pop()
    B.swing(c, 690, 1110, 15)       # of which the leg has the half that goes forward
    F.skin(c, ("156,704 163,736 163,758:.8 165,774:1.3 161,788 157,800", 6, "body"), ("157,800 108,800", 0), ("108,800 110,784 104,760:.8 94,740 84,722", 5.4, "-body"), ("84,722 156,704", 0))
    # the cap of the knee, pressed where it turns under, and the hollow beside it
    c.line("160,776:.3 156,788:1 148,793:1.2 137,790:.4", 3, "skin")
    c.line("133,764:.3 129,775:1 131,785:.3", 2.4, "skin")
    if not c.pure:
        c.line("150,728:.1 153,748:1 147,768:.2", 2.8, "flat"); c.line("113,770:.1 115,784:1 113,796:.2", 2.4, "flat")
    F.kyahan(c, [("160,797 157,826 147,868 134,913", 6.5, "sweep"), ("134,913 117,918 101,909", 5), ("101,909 103,886 95,856 95,826 106,796", 7, "-sweep"), ("106,796 134,810 160,797", 5)], ["104,803 132,818 158,804", "103,898 117,908 137,902"])
    c.lines(["137,820 137,852 128,886", "109,818 103,844", "112,900 117,878"], 3.4, "nail")
    for P in ("149,808 159,818 158,831", "150,808 167,813 172,823"):
        c.line(P, 4.6, "flat"); c.line(P, 2.2, "flat", ODO_PALE)
    c.pop()


def bearing(c):
    """The near forearm and its hand in one run out of the sleeve's mouth, seen from the thumb's side: the basket's foot lies on the palm and along the fingers, which turn up at its far edge; the thumb is pressed flat on its wall."""
    # three fingers beyond the first, each a little lower and less far up the wall
    for bone, thick, w in (("166,709 186,717 203,714! 215,705", 9.6, 2.2), ("170,706 192,713 211,707! 224,694", 10.4, 1.9), ("174,702 196,707 216,698! 230,682", 10.8, 1.9))[1 if c.pure else 0:]:
        HD._digit(c, bone, thick, w)
    F.skin(c, ("104,620 112,630 127,650 140,668:.8 147,676:.7 154,678", 4.8, "wire"), ("154,678:.7 159,673 162.6,665! 165.6,655 169,648.6 174.6,647:1.1 178,652", 3.6, "wire"), ("178,652 177.6,662! 176,670 178,679 185,685", 3, "wire"),
           ("185,685 198,686 211,678! 220,667 225.6,663 230.6,666:1.1 230,673", 3.6, "wire"), ("230,673 223,685 213,693! 198,699 181,701:.4", 2.6, "wire"), ("181,701:.4 168,710 152,713:.8 138,711 122,708:1.1 101,697 84,680 73,660", 4.8, "wire"), ("73,660 80,640 104,620", 0))
    # the long muscle from the elbow, the sinew and the bone of the wrist; the ball of the thumb
    c.line("92,644:.15 108,662:1 124,680:.8 136,690:.1", 3.2, "flat")
    if not c.pure:
        c.line("146,702:.3 152,700:1 154,706:.3", 2.6, "flat"); c.line("140,676:.1 147,684:1 150,692:.2", 2.4, "flat")
    c.line("155,682:.1 161,690:.9 170,693:1 179,688:.3", 2.4, "flat")
    # the joint of the thumb, its nail; the joint of the finger and its nail
    if not c.pure:
        c.lines(["164,665.6 168,667.6 172,666", "209,680.6 213,683 214,687.6"], HD.HAIR, "hair")
        c.line("169.4,655.6:.3 170,650.6:1 174.6,649:.9 175.8,654.6:.3", HD.HAIR, "flat"); c.line("225.6,666.6:.3 228.4,668.6:1 226.6,673:.3", HD.HAIR, "flat")


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
        c.fill("78,950! 108,945 150,945 182,951! 150,956 104,957", "#9aa878")
    # both legs come up aslant from where they stand: the hips are pushed forward under the load
    B.sway(c, 892, -.1)
    hind_leg(c)
    c.pop()
    # a leaf that fell on the way
    if not c.pure:
        leaf(c, "22,984 50,975 82,972 118,979", 10, 3, LEAF, .34)
    # short breeches of black; the far thigh goes back in them, the near one comes forward over it
    c.push(15, 0)
    c.part([("74,650 62,676 61,704 71,731", 6, "sweep"), ("71,731 98,752 140,752", 5), ("140,752 150,700 150,650", 0), ("150,650 74,650", 0)], fill=SUMI, reg=0, grain=True)
    c.pop()
    B.sway(c, 909, -.08)
    fore_leg(c)
    c.pop()
    c.push(15, 0)
    c.part([("86,650 82,690 88,727", 5.5, "sweep"), ("88,727 126,748 170,727", 5), ("170,727 164,690 176,640", 5.5), ("176,640 86,650", 0)], fill=SUMI, reg=0, grain=True)
    for P in ("94,690 92,712 96,728", "150,694 158,712 160,732", "118,704 126,722 128,740"):
        c.line(P, 3.4, "nail", SASH_LIGHT)
    c.pop()
    coat, cords = "#a9b38a", "#4f6238"
    # the trunk is thrown back under the load, hips ahead of the shoulders; the coat's tail swings behind
    B.sway(c, 690, .05)
    c.part([("66,436 54,500 56,580 66,640", 0), ("66,640 120,656 170,640", 0), ("170,640 164,560 150,470 136,430", 0), ("136,430 104,426 66,436", 0)], fill=coat, reg=0)
    c.part([("64,580 78,630 77,668 66,708!", 7, "sweep"), ("66,708! 98,726 138,712!", 9, "-body"), ("138,712! 150,692 164,678", 5.5, "-nail"), ("164,678 150,640 64,580", 0)], fill=coat, reg=.3, deco=striped(cords, ("66,590 76,640 60,720", "146,630 150,680 130,722", 6)))
    c.lines(["104,660 92,684 82,714", "112,664 110,690 108,716"], 4.6, "nail")
    # neck and chest
    c.part([("74,414 92,460 118,500", 0), ("118,500 130,466 134,420", 0), ("134,420 74,414", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("134,420 138,446 128,504", 4), ("128,504 121,496", 0), ("121,496 129,456 127,424", 4), ("127,424 134,420", 0)], fill=SUMI, grain=False)
    c.part([("80,412 70,424 74,462 108,526", 5.5), ("108,526 126,512", 4), ("126,512 102,468 90,438 88,414", 4.5), ("88,414 84,410 80,412", 4.5)], fill=SUMI, grain=False)
    # the far arm: from its shoulder round the load, the elbow out beyond it and cut by the frame
    c.part([("132,426 158,432 182,452", 6.5, "sweep"), ("182,452 212,492 232,546 246,600", 7, "body"), ("246,600 258,640 240,676!", 5), ("240,676! 226,658 218,640!", 5), ("218,640! 204,600!", 0), ("204,600! 160,560 132,426", 0)], fill=coat, reg=.3,
           deco=striped(cords, ("132,420 156,500 196,640", "160,424 208,480 260,640", 5)))
    c.pop()
    # the leaves, a bunch out of each crown, the furthest first; they leave the frame above and at the side
    c.push(-66, -4, -5, 1.05, sy=1.16)
    leaf(c, "196,452 214,424 234,410 266,414", 24, 3, BEHIND, .24)
    leaf(c, "182,452 200,400 210,352 214,310 212,272", 28, 4, BEHIND, .22)
    folded_tip(c)
    leaf(c, "150,456 148,400 152,346 160,296 176,250 204,214", 27, 4, BEHIND, .26)
    leaf(c, "160,454 164,396 178,330 195,262 207,196 213,130 221,66 240,10", 41, 5, LEAF, .2)
    c.pop()
    # the ball of the far hand, beyond the basket
    if not c.pure:
        HD.reach(c, HD.push, (268, 730), (247, 671), -6, .9, True, width=15)
    # the basket leans upon his chest, its foot in his hand; within its mouth it is dark
    c.push(186, 713, -13, .97, sy=1.02)
    c.push(-170, -752)
    c.part([("95,590 99,564 130,548 168,543 208,546 237,560 243,584", 5, "body"), ("243,584 168,606 95,590", 0)], fill=SUMI, grain=False)
    radish(c, 212, 568, 12, .84)
    radish(c, 148, 572, -14, .9)
    radish(c, 182, 566, -2, .98)
    basket(c)
    c.pop()
    c.pop()
    # the far hand comes round it from behind: three fingers that lie together hold it to him, their tips one lower than the other, the first is apart
    for bone, thick, w, beside in (("258,656 238,653! 219,664", 11, 2, None), ("258,646 234,642! 208,655", 13, 1.8, (1, HD.JOINED)), ("258,634 232,629! 201,642", 14, 1.8, (1, HD.JOINED)), ("258,620 234,612! 207,624", 13.4, 2.4, None)):
        HD._digit(c, bone, thick, w, beside=beside)
    if not c.pure:      # their joints and nails
        c.lines(["233,606.4 230,609.6 231,614", "231,624.6 227.6,628 229,632.6", "233,638 229.6,641 231,645"], HD.HAIR, "hair")
        c.lines(["213,617.6 210.4,620.4 212.6,624.4", "207.4,635 204.6,638 206.6,642.6"], HD.HAIR, "swell")
    # one leaf hangs over the basket's rim
    leaf(c, "122,516 119,494 108,486 102,506 104,544 99,582 104,614", 18, 2, LEAF, .34)
    # the near sleeve in one run: from the shoulder down to the corner of the elbow, and along the forearm to its mouth
    outer, inner = "62,430 36,450 24,500 18,552 12,604! 26,632 48,656 74,680", "92,452 102,490 102,532 99,570! 101,592 106,612"
    c.part([("62,430 40,444 29,482 20,540 12,604!", 8, "sweep"), ("12,604! 26,634 50,660 76,682!", 8, "-sweep"), ("76,682! 72,654 86,626 108,610!", 0), ("108,610! 100,590 99,570!", 5, "wire"), ("99,570! 104,530 103,492 91,450", 6, "-nail"), ("91,450 82,434 62,430", 3, "swell")], fill=coat, reg=0,
           deco=striped(cords, (outer, inner, 6)))
    # out of the armpit, and a fan from the crook of the arm to the corner of the elbow and the sleeve's mouth
    for P, w in (("102,508:1 88,528:1 74,556:.6 66,584:.1", 5), ("99,572:1.2 76,580:1 46,590:.6 20,602:.1", 6.4), ("98,576:1 78,594:.9 56,620:.5 44,640:.1", 5), ("98,566:.8 80,562:.8 56,554:.4 40,544:.1", 4.4)):
        c.line(P, w, "flat")
    # its mouth, an oval across the forearm, and what comes out of it
    c.part([("108,608 119,618 112,644 96,668:1.2 82,684 74,683 71,672:.8 76,646 92,622 108,608", 6, "body")], fill=SUMI, reg=0, grain=False)
    bearing(c)
    # his head is larger than others' in its own units
    c.head(75, 424, -15, .95, True)
    c.push(4, 12.6, 0, .79)
    F.skin(c, ("30,30 14,54 2,76", 0), ("2,76 20,88 52,74", 0), ("52,74 45,46 46,18", 5.4, "wire"), ("46,18 30,30", 0))
    # the sinew of the neck, strained
    c.line("42,32:.3 36,48:1 24,66:.9 16,78:.3", 4, "skin")
    F.face_man(c, kind="under his load"); curled_ear(c, 2); B.side_hair(c); kerchief(c)
    c.pop()
    c.pop()
    return c.finish()
