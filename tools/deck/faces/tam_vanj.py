# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam vạn: standing lady, a crown of hair ornaments, a hand at one of them, sash tied in front."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def pins(c, left=True):
    """Rays of tortoiseshell hairpins; in the head's own units."""
    for a in ((200, 215, 230, 245) if left else (302, 318, 334, 350)):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        r = 67 if left else 104
        P = "%g,%g:.8 %g,%g:.8 %g,%g:1.7" % (18 + 24 * x, -70 + 24 * y, 18 + r * .6 * x, -70 + r * .6 * y, 18 + r * x, -70 + r * y)
        c.line(P, 9, "flat")
        c.line(P, 5, "flat", ODO)


def comb(c):
    """Second great comb set over the forelock."""
    c.part([("-22,-70 -14,-88 6,-98 28,-92 36,-78", 3.6, "wire"), ("36,-78 8,-82 -22,-70", 3, "wire")], fill=ODO, reg=.5)
    c.part([("-26,-62 -14,-76 8,-81 32,-76 38,-66", 3, "wire"), ("38,-66 10,-72 -26,-62", 3, "wire")], fill=ODO_PALE, reg=.5)


PETAL = ((0, -6), (4.4, -4), (4.6, 1), (0, 7.8), (-4.6, 1), (-4.4, -4))     # a flower of wisteria as it hangs: a drop


def wisteria(c, x, y, L, w, seed, blown=0):
    """One hanging raceme, one dark mass that tapers to a curved point: open flowers crowd on its lit side above, fewer and smaller below, and at last there are buds on the bare stalk; its end is blown aside."""
    r = Rng(("wisteria", seed))
    dark = SUMI if c.pure else "#3a5f86"
    aside = lambda t: x + blown * t ** 1.7
    half = lambda t: w * (1 - .94 * t ** 1.25) if t < .8 else w * .26 * (1 - t) * 3
    # its outline goes in and out by the flowers
    steps = [i / 9 for i in range(1, 8)]
    side = lambda k: [q for t in steps for q in ((aside(t) + k * half(t) * .74, y + L * (t - .06), True, None), (aside(t + .05) + k * half(t) * r(1, 1.16), y + L * (t + .02), False, None))]
    c.line("%g,%g %g,%g %g,%g" % (x, y - 14, aside(.5), y + L * .5, aside(1.04), y + L * 1.04), 2.2, "rat", dark)
    c.ink(poly_d([c.stack[-1](px, py) for px, py, _ in dense([(x, y - 3, False, None)] + side(1) + [(aside(.84), y + L * .86, False, None)] + side(-1)[::-1], 3, True)], .5), dark)

    def hung(k, u, v, lean):
        a, b = math.cos(lean) * k, math.sin(lean) * k
        return poly_d([(u + p * a - q * b, v + p * b + q * a) for p, q in PETAL], 0)
    # buds that stand off
    for i, t in enumerate((.82, .88, .93, .98, 1.03)):
        c.ink(hung(.62 - .06 * i, aside(t) + (2.6, -2.6)[i % 2] * (1.2 - t), y + L * t, (-.5, .5)[i % 2]), dark)
    c.flush()
    if c.pure:
        return
    for tone, first in (("#e6ebe8", 0), (AI_PALE, 1)):
        down, row = 6, 0
        while down < L * .8:
            t = down / L
            k, n = .86 - .36 * t, 4 if t < .3 else 3 if t < .55 else 2
            for i in range(n):
                u = (i + .5 + (.27, -.27)[row % 2]) / n * 2 - 1
                if (i + row * (1 + (n > 2))) % 2 == first and (first or u < .7):
                    c.ink(hung(k * r(.86, 1.08), aside(t) + u * half(t) * .92, y + down + r(-1.4, 1.4) - 2.6 * abs(u), -.5 * u + r(-.12, .12)), tone)
            down, row = down + 4.6 + 4.6 * k, row + 1
    c.flush()


def garden(c):
    """Wisteria over her head, an early evening in the quarter; the ground is grey like mica."""
    c.fade("#aaa59a", 10, 1000, .72)
    if not c.pure:      # the roofs of the quarter at evening, lanterns lit under their eaves
        c.fill("8,880! 8,816! 20,808! 42,822! 56,836! 50,838! 50,846! 62,838! 84,852! 84,880!", "#a3b0b0")
        c.fill("180,880! 180,838! 206,818! 226,826! 250,846! 250,880!", "#a3b0b0")
        c.fill("8,834! 46,842! 46,880! 8,880!", "#8b9a9c")
        for x, y in ((18, 846), (35, 849), (234, 850)):
            c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 4, y, x, y - 6, x + 4, y, x, y + 6), "#f0cd97")
    c.part([("4,872 80,864 170,868 250,862", 4, "sweep"), ("250,862! 250,996! 4,996! 4,872", 0)], fill="#d8cdb5", reg=0, grain=False)
    c.part([("250,14 214,24 176,20 134,32", 5, "rat"), ("134,32 178,32 214,38 250,30", 4, "-rat"), ("250,30 250,14", 0)], fill="#6d5637", grain=False)
    for x, y, L, w, seed, blown in ((227, 50, 146, 17, 1, -22), (148, 44, 92, 13, 2, -7), (188, 48, 124, 17, 3, -16)):
        wisteria(c, x, y, L, w, seed, blown)
    for x, y, a, k in ((236, 40, 150, 1), (212, 44, 205, 1), (176, 40, 160, .9), (166, 38, 210, 1), (140, 40, 150, .9)):
        c.push(x, y - 6, a, k)
        c.part([("0,0 -7,-12 -5,-26 0,-34", 3, "wire"), ("0,-34 6,-24 7,-12 0,0", 3, "wire")], fill=MIDORI, reg=.4, grain=False)
        c.pop()


def petals(c):
    """They drift down past her to the hem."""
    for x, y, turn in () if c.pure else ((30, 330, 50), (102, 352, 10), (48, 392, 40), (226, 744, -40), (18, 700, 30), (118, 974, 80), (62, 982, 70)):
        c.push(x, y, turn, .9)
        c.fill("0,-7! 5,-3 6,3 1,8! -4,4 -5,-2", "#3a5f86")
        c.fill("0,-4.6! 3.4,-2 4,2 .8,5.6! -2.4,3 -3,-1", "#dfe4e0" if turn % 20 else AI_PALE)
        c.pop()


SWAY = 9        # so far her hips are thrown out under level shoulders
ROBE = "#e2bf78"       # dull gold
BOW = T(115 * .2, 536 * .2, 0, .8)     # the bow of her sash about its knot: broad, but the body is seen beside it


def lattice(left, right, across, along, start=0., swell=0., bow=0.):
    """Lozenges woven into the sash, for part(deco=...): two families of threads from one edge of a piece to the other, told from the knot outwards, so many times across and along it.

    They begin so far from the knot, in whose shade nothing is seen; the cloth swells between its folds, and across it the rows bow out.
    """
    def draw(s):
        if s.pure:
            return
        L, R = PT._evenly(left, 40), PT._evenly(right, 40)

        def at(u, v):
            u, v = u + swell * math.sin(4 * math.pi * u), v + bow * math.sin(math.pi * u) * v
            i = min(39, int(v * 40))
            k = v * 40 - i
            a, b = [tuple(p + (q - p) * k for p, q in zip(E[i], E[i + 1])) for E in (L, R)]
            return s.stack[-1](a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
        for d in (1, -1):
            for k in range(-along, across + along + 1):
                cut = sorted((-d * k / along, d * (across - k) / along))
                a, b = max(start, cut[0]), min(.97 / (1 + bow), cut[1])
                if b - a < .03:
                    continue
                n = max(2, round((b - a) * 11))
                P = [at((k + d * v * along) / across, v) for v in (a + (b - a) * j / n for j in range(n + 1))]
                sides = ([], [])
                for j, (x, y) in enumerate(P):
                    (ax, ay), (bx, by) = P[max(0, j - 1)], P[min(n, j + 1)]
                    w = (.55 + .6 * j / n) / (math.dist((ax, ay), (bx, by)) or 1)
                    sides[0].append((x + (by - ay) * w, y - (bx - ax) * w))
                    sides[1].append((x - (by - ay) * w, y + (bx - ax) * w))
                s.ink(poly_d(sides[0] + sides[1][::-1], .12), THREAD)
        # the heart of each lozenge, smaller towards the knot
        for j in range(2 * along):
            for i in range(across):
                v, u = (j + 1) / 2 / along, (i + (.5 if j % 2 else 1)) / across
                if start + .3 / along < v < .93 / (1 + bow) and .06 < u < .94:
                    du, dv = .2 / across, .2 / along
                    s.ink(poly_d([at(u - du, v), at(u, v - dv), at(u + du, v), at(u, v + dv)], 0), THREAD)
        s.flush()
    return draw


THREAD = "#c9b98f"


def flowered(flowers, *folds):
    """Blossoms strewn over a cloth: x, y, radius, turn, and for one that a fold swallows the side on which it is seen."""
    def draw(s):
        for x, y, r, a, *side in () if s.pure else flowers:      # white on white there
            blossom = lambda s: F.blossom(s, x, y, r, PAPER_LIGHT, AI, a)
            if side:
                s.inside(pts(side[0]), blossom, 0)
            else:
                blossom(s)
        PT.hollows(*folds)(s)
    return draw


def pinning(c):
    """The hand at the pin: the tips of finger and thumb on it, the others bent away, each a little less; the forearm swells down to the crook, and the elbow rests in the mouth of the sleeve."""
    c.push(-7, 5)
    for bone, thick in (("77,331 75,316 80,304", 6.4), ("80,328 84,312 94,301", 7.2), ("85,327 92,315 104,306", 7.6)):
        HD.finger(c, bone, thick, 2)
    F.skin(c, ("82,450 68,457 54,462:1 40,460:1.1 31,451:1.2 28,438:1.1 32,420:1.1 45,394 58,370:.7 67,351:.6 71,338:.7 75,326:.6", 4.4, "wire"), ("75,326 86,321 94,324", 0), ("94,324 96,334 91,343:.6 84,353:.6 80.4,365:.7 80.6,382:1 79,400:1.2 73,417:1 67,428:.3", 4.4, "wire"), ("67,428 82,450", 0))
    # the crook of the arm, where the muscle of the forearm ends; the point of the elbow
    c.line("69,429:.9 62,432:1 53,430:.1", 2.6, "flat")
    if not c.pure:
        c.line("36,452:.2 43,448:1 45,441:.2", 2, "flat")
    HD.finger(c, "90,327 99,317 112,314", 7.4, 2)
    HD.finger(c, "85,343 99,336 111,321", 8, 2)
    if not c.pure:
        c.lines(["70,350 75,352 80,351", "83,324 84,329 83,334", "90,323 91,327"], 1.1, "swell")
    c.pop()


def raised_arm(c):
    """The far arm: its sleeve has fallen to the elbow and hangs from it; the wrist bends, finger and thumb set one pin over her brow."""
    c.stack.append(T())
    for w, col in ((7, SUMI), (3.6, ODO)):
        c.line("98,326:1.2 112,313 134,292:.9", w, "flat", col)
    # the far lip of the sleeve's mouth, an oval round the forearm below its muscle, and the dark in it
    c.part([("13,452 18,430 40,420 60,428 74,452", 5, "wire"), ("74,452 62,476 26,476 13,452", 0)], fill=AI, reg=0, grain=False)
    c.fill("17,452 22,434 40,425 58,433 71,452! 62,472 30,472", SUMI)
    pinning(c)
    # one gathered run from the neck over the shoulder and the upper arm to the crook, where the mouth begins; below, the bag hangs from the elbow's point
    c.part([("126,388 112,390 100,400 88,422 74,452!", 6, "body"), ("74,452! 66,468 46,474 26,466 13,450!", 5.4, "wire"), ("13,450! 10,480:1.2 14,570 22,664!", 7, "sweep"), ("22,664! 46,678 88,668!", 6, "body"), ("88,668! 106,600 112,520", 0), ("112,520 126,388", 0)],
           fill=ROBE, reg=0, grain=False, deco=flowered(((46, 524, 18, 0, "62,430! 54,490 50,560! 0,560! 0,430!"), (26, 590, 8, 50)), "66,474 54,550 58,650", "30,480 28,550 36,650"))
    c.line("73,457 63,474 45,480 26,472 14,460", 4, "even", AI)
    c.line("24,658 46,671 88,661", 5, "even", AI)
    # pinched at the crook of the arm: from there to the shoulder, to the armpit, and to the elbow's point, from which the bag falls
    c.lines(["76,456 66,486 46,500 22,498", "74,462 72,480 62,498", "72,470 68,500 52,526"], 5.4, "nail")
    c.lines(["20,492 30,566 34,640", "24,496 48,560 56,630"], 5, "nail")
    c.pop()


def gathering(c):
    """The hand in the skirt, its back to us: the fingers are closed over the cloth, of which a tuft stands out above them; the thumb presses it."""
    c.part([("186,664 177,652 168,642 158,640", 4.4, "body"), ("158,640! 156,650 160,656!", 3, "wire"), ("160,656! 156,668 162,682", 4.4, "body"), ("162,682 186,664", 0)], fill=ROBE, reg=0, grain=False)
    c.lines(["161,647 168,656 172,668", "161,658 166,664 168,672"], 3, "-nail")
    c.line("159,642 157,650 161,656", 3, "even", AI)
    HD.finger(c, "192,663 181,656 170,658", 7.6, 2.2)
    for bone, thick in (("182,689 173,692 169,701", 7.8), ("179,684 168,687 163,697", 9.2), ("179,678 166,679 159,690", 9.8), ("182,671 169,670 158,680", 9.8)):
        HD.finger(c, bone, thick, 2.2)
    F.skin(c, ("214,650 202,654 192,659:.8 180,664:.7 176,668:.6", 4, "wire"), ("176,668 172,676 173,684 178,693", 0), ("178,693:.6 187,695:.7 196,688:.8 214,684", 4, "wire"), ("214,684 214,650", 0))
    if not c.pure:
        c.lines(["175,668 179,669 181,672", "172,676 176,677 178,680", "173,684 177,685 178,688"], 1.2, "swell")
        c.lines(["184,672 190,672", "182,680 188,679"], 1.1, "hair")


def lifting_arm(c):
    """The near arm: elbow out at her side, the forearm forward in its sleeve, the hand has gathered the skirt and lifts it; the bag of the sleeve hangs beneath."""
    c.stack.append(T())
    c.fill("186,420 210,420 210,580 186,580", ROBE)
    c.part([("180,640! 192,660 192,704!", 3, "wire"), ("192,704! 214,680 206,640! 180,640!", 0)], fill="#16304d", reg=0, grain=False)
    gathering(c)
    c.part([("190,386:.4 204,392:.7 222,403 233,424:1.2 238,458 239,510 234,570 232,612", 7, "sweep"), ("232,612 235,690 229,786!", 6.4, "body"), ("229,786! 212,794 196,786!", 6), ("196,786! 198,744 194,712 184,640!", 5.4, "-body"), ("184,640! 198,616 206,580", 5.4, "-nail"), ("206,580 200,500 190,440", 0), ("190,440 190,386", 0)],
           fill=ROBE, reg=0, deco=flowered(((213, 752, 20, 5), (219, 694, 14, 30, "234,610! 216,680 210,770! 250,770! 250,610!"), (204, 704, 8, 70), (222, 508, 17, 20), (197, 452, 9, 50)), "232,600 210,640 190,650", "206,420 200,500 210,570", "234,606 214,680 210,770"))
    c.line("198,782 212,792 228,784", 5, "even", AI)
    c.line("187,644 196,712 199.5,742 198,780", 3.4, "even", AI)
    c.lines(["233,602 214,628 190,642", "234,610 216,680 210,772", "230,620 222,668 224,724", "232,606 206,652 200,700"], 6, "nail")
    c.lines(["206,416 200,480 210,566", "214,414 208,440 206,470", "230,470 222,530 228,580"], 5.4, "nail")
    c.pop()


# her eyes are slits from which she looks at the pin; the nose is one stroke to its hook; the fold of the lid is under her hair
F.WOMEN["pinning"] = ("-20,-47 -28.4,-35 -32,-22 -31.4,-13 -29.6,-5:.7 -32.6,6 -34,20 -31.4,36 -25,49 -17,58 -11,61", "-11,61 3,59.6 18,49 29,34 34,2",
                        "-17.6,-12:.3 -19.6,-1:.8 -23.4,9:1.1 -27.6,16.4:1.6 -26,20.4:1.5 -21.4,21.2:.5", ("-29,-31:.1 -25,-34:.3 -20,-33:.1", "-8,-36.6:.1 2,-41:.3 17,-37:.1"),
                        (("-32.6,-4:.4 -28.6,-7.6:1.3 -24.6,-6.6:1 -21.4,-3.2:.3", (-30, -5.6, 1)), ("-12,-2.6:.4 -7,-6.8:1.1 1,-8.2:1.35 11,-7.2:1.2 18,-6.4:.8 26,-9.6:.15", (-6, -5.6, 1))), (-4, 5), -60)


def lady(s):
    """Her face, and lips of a dull rose, for red is kept off the black cards; in the head's own units."""
    F.face_woman(s, None, "pinning")
    # brows wiped on, high up
    if not s.pure:
        s.fill("-30,-30.6 -26.4,-35 -21,-35.4 -19,-33.4 -24,-32.6", "#6f665b", opacity=.85)
        s.fill("-9,-35.6 -2,-41.4 7,-42.6 18,-37.6! 8,-38.4 -1,-36.8", "#6f665b", opacity=.85)
    # pupils that hang from the lids, aside; lower lids like hairs, the wing of the nose
    s.blob("-31.6,-5.6! -27.4,-7! -28,-3 -29.6,-2.2 -31,-3"); s.blob("-8.6,-6! -1.8,-8! -2.6,-3.2 -5.2,-1.8 -8,-3")
    s.lines(["-31.6,-1.4 -28,-.6 -23.6,-2", "-10,-1 -2,.6 10,-1.4 17,-4"], 1.3, "skin")
    s.line("-18,15:.5 -15.8,17.4:1 -17,20.8:.6", 2, "skin")
    # a mouth no broader than the nose: two petals above, a fuller one below, parted by a dark line
    s.fill("-26,35! -23,32.4 -20.8,33.6 -18.4,32.2 -14,35! -16.6,39.4 -19.6,41.2 -22.8,39.4", SUMI if s.pure else LIPS)
    s.line("-27,35:.4 -23.4,35.8:1 -20.6,36.4:1 -17.8,35.6:1 -13,34.6:.4", 3.4 if s.pure else 2.2, "skin")


def lady_hair(s):
    """The locks before it, that lie on the white brow without a stray hair: forelock, far and near wing, the loop at the nape; each a mass with a few strands that catch the light."""
    F.black(s, "30,6 44,1 59,11 70,29 68,41 55,46 41,42 34,28")
    F.black(s, "-20,-54 -31,-45 -37,-31 -35,-17 -33,-9! -31.8,-22 -28.6,-34 -20.6,-46")
    F.black(s, "12,-52 26,-64 46,-65 62,-55 73,-37 74,-15 64,2 50,8 43,2 39,-8 36,-4 34.6,12! 32.6,-4 33.4,-20 30,-32 22,-43")
    F.black(s, "-25,-48 -26,-63 -14,-75 3,-74 12,-62 6,-52 -2,-54! -9,-55 -18,-49")
    for P in ("16,-53:.2 36,-58:1 54,-47 64,-24:.2", "20,-49:.2 38,-52:1 52,-40 61,-16:.2", "24,-45:.2 37,-46:1 49,-34 56,-8:.2", "22,-57:.2 42,-61:1 58,-52 69,-30:.2",
              "-20,-55:.2 -15,-65:1 -4,-69:.2", "-13,-55:.2 -8,-62:1 0,-65:.2", "-24,-47:.2 -31,-38:1 -33.4,-22:.2", "42,10:.2 54,17:1 63,32:.2"):
        s.line(P, 1.25, "flat", F.HAIRLINE)
    s.line("-15,-76 4,-77 13,-63 10,-53", 1.9, "swell", F.HAIRLINE)


def lady_foot(c, x, y, rot, k, within=False):
    """A small arched foot over the middle of a high clog of black lacquer cut from one block, whose three teeth are parted by two slits; the ankle at the origin, which goes up under the robe."""
    c.place(x, y, rot, k)
    c.part([("-56,31! -16,32.5 26,30!", 3), ("26,30! 30,44 31,66!", 3), ("31,66! 9,67! 7.6,47! 1.8,47! .4,67! -20,68! -21.4,47! -27.2,47! -28.6,68! -49,66!", 3), ("-49,66! -56,56 -58,42 -56,31!", 3)], fill=SUMI, grain=False)
    if not c.pure:      # the lacquer catches the light
        c.line("-52,36 -16,37.6 22,35", 2.2, "swell", "#b9ab90")
        c.lines(["-51,47 -46,64", "-18,54 -18,68", "13,54 14,67"], 2, "swell", "#b9ab90")
    F.skin(c, ("-9,-52 -6,-34 -5,-18 -7,-6:1.1 -16,5 -29,13 -40,19.6", 4.2, "body"), ("-40,19.6 -47,21 -50,25:.9 -49,29.4:.7", 3, "wire"), ("-49,29.4 -34,32 -22,31 -10,29 4,31 13,30", 3.2, "wire"), ("13,30 19.6,24 17,12 10.6,2 8.6,-10 10,-28 17,-52", 4.4, "sweep"), ("17,-52 -9,-52", 0))
    # the ankle's bone, the heel's tendon
    c.line("-1,-6:.3 3,-8:1 5,-3:1 3,1:.3", 2.4, "skin"); c.line("7,-18:.2 6.4,-9:1 9.6,3:.3", 2, "skin")
    if within:
        c.lines(["-41,20 -38.6,24 -39.6,30"], 2, "-rat")
    else:
        c.lines(["-43,30 -42.4,26.4 -40,25", "-36.4,31 -35.6,27 -33,26", "-30,31.4 -29,28 -27,27.4"], 2, "-rat")
    c.line("-41,30:.5 -35,22:1 -24,13:1.2 -12,9:1 -3,14:.8 2,29:.6", 5, "flat", AI if not c.pure else SUMI)
    c.pop()


def draw():
    c = Card("3v", seed="lady")
    garden(c)
    flowers = flowered(((183, 838, 21, 40, "186,704! 178,770 180,870! 250,870! 250,704!"), (204, 798, 12, 10), (171, 792, 8, 25), (205, 746, 15, 8)), "184,704 178,770 180,846", "190,708 196,780 196,838")
    petals(c)
    c.tall(1.1, 955)
    # high clogs: the far foot has come round in its bow, the near one is set down on its outer edge
    c.stack.append(T())
    lady_foot(c, 150, 882, -5, .8, True)
    lady_foot(c, 82, 893, 2, .92)
    c.pop()
    B.swing(c, far=SWAY)
    # inner robe
    c.part([("96,560 90,760 60,878", 0), ("60,878 90,888 124,894 164,896", 6), ("164,896 180,760 190,640 150,560", 0), ("150,560 96,560", 0)], fill=AI, deco=PT.at_folds(lambda sheet, turned: PT.yagasuri(sheet, 26, 46, "#6f8ea4", turned), 12, ("112,640 112,800 84,945", 0), ("140,640 142,800 136,945", -10)))
    # it lies close on the knee that steps, and falls from there
    c.lines(["146,700 134,790 96,884", "150,740 146,830 128,894", "140,730 118,810 80,872"], 5.6, "nail", "#16304d")
    c.lines(["154,770 156,840 152,892"], 4.4, "nail", "#16304d")
    # outer robe, far front: it follows the hip, and its padded hem curves forward and trails out of the picture
    c.part([("104,470 66,590 48,690 42,764 -8,838", 7.5, "sweep"), ("-8,838! -8,912!", 0), ("-8,912! 34,896 64,862 84,806 98,730 112,600", 6, "-body"), ("112,600 104,470", 0)], fill=ROBE, grain=False, bokashi=wiped("#b98a3c", 916, 770, .85),
           deco=flowered(((26, 864, 21, 20), (66, 812, 13, 60), (62, 748, 8, 10)), "74,640 62,740 20,850", "96,650 80,770 40,876"))
    # the hem's padding, turned out
    c.part([("108,640 96,738 81,810 60,864 32,896 -8,910", 5, "wire"), ("-8,910! -8,924!", 0), ("-8,924! 38,910 70,872 90,814 103,740 110,650", 6.5, "-sweep"), ("110,650 108,640", 0)], fill=AI, reg=0, grain=False)
    c.lines(["74,600 66,680 58,760 14,842", "102,640 86,760 46,868"], 6.6, "nail")
    c.lines(["52,724 40,770 12,806", "88,650 80,730 62,796", "60,700 52,760 26,822"], 4, "nail")
    # the hem breaks where it meets the ground
    c.lines(["-4,868 22,862 44,846", "2,896 30,878 48,856"], 4.6, "nail")
    c.pop()
    # outer robe, near front: lifted from the hand, it trails away to the other side
    c.stack.append(T())
    c.part([("196,560 212,640 216,700 214,780 208,846", 7.5, "sweep"), ("208,846 192,862 164,870!", 7, "body"), ("164,870! 157,826 158,768 168,696", 6, "-body"), ("168,696 160,650 146,606 122,560", 6, "-body"), ("122,560 196,560", 0)], fill=ROBE, reg=0, bokashi=wiped("#b98a3c", 872, 740, .85), deco=flowers)
    c.line("130,562 152,604 166,650 173,690", 4, "even", AI)
    c.line("172,702 163,770 162,826 168,863", 5, "even", AI)
    c.line("169,864 190,857 205,843", 6, "even", AI)
    c.lines(["182,698 178,770 180,846", "190,700 196,780 196,838"], 6.4, "nail")
    c.lines(["175,702 170,752 170,800", "200,700 207,740 208,784"], 3, "nail")
    c.pop()
    c.push(-14, 0)
    B.swing(c, far=SWAY)
    raised_arm(c)
    # chest, turned against the hips
    c.part([("150,430 140,431 127,438", 4.6, "-rat"), ("127,438 110,466 98,540 104,600", 0), ("104,600 206,600", 0), ("206,600 226,510 212,440", 0), ("212,440 180,446 150,430", 0)], fill=ROBE, reg=0, grain=False)
    c.pop()
    c.pop()
    # the cloth of the breast is drawn to the raised arm's crook
    c.stack.append(T())
    c.lines(["77,452 92,436 108,430 122,434", "78,458 96,464 110,480 118,504"], 5.4, "nail")
    flowered(((124, 474, 11, 50),))(c)
    c.pop()
    lifting_arm(c)
    # the collar stands off behind; the nape is bare
    H = dict(s=.8, rot=-11)
    c.stack.append(T())
    c.part([("176,398 192,386 208,380 222,388", 5, "wire"), ("222,388 226,402 214,424", 5, "wire"), ("214,424 186,424 176,398", 0)], fill=AI, reg=0, grain=False)
    c.line("186,397 201,388 217,391", 3, "swell", PAPER_LIGHT)
    F.skin(c, ("136,396 136,430 152,480", 0), ("152,480 172,446 200,408", 0), ("200,408 178,398 150,390 136,396", 0))
    c.part([("150,380 134,388 125,402 126,426 138,458 154,492", 5, "body"), ("154,492 160,478", 0), ("160,478 147,450 138,424 138,408 145,398 154,392", 4, "-rat"), ("154,392 150,380", 0)], fill=AI, reg=0, grain=False)
    c.line("154,396 147,402 142,411 143,425 151,448 160,468", 4.6, "even", PAPER_LIGHT)
    c.line("146,400 142,411 144,426 152,448 158,462", 1.4, "swell")
    F.skin(c, ("146,360 153,384 152,398 145,411", 3.4, "rat"), ("145,411 168,424 208,410", 0), ("208,410 192,402 181,388 177,372 180,350", 3.4, "-rat"), ("180,350 146,360", 0))
    # the tendon from behind the ear to the pit of the throat, and the collar bone, which goes under the robe
    if not c.pure:
        c.line("175,388:.1 170,403:.8 162,420:.5 159,427:.1", 1.7, "flat"); c.line("164,429:.2 174,422:1 186,418.6:.1", 1.9, "flat")
    c.pop()
    c.push(-12, 0)
    B.swing(c, far=SWAY)
    c.head(180, 433, **H); F.hair_shimada(c, cord=AI, pins=False, knot="wings"); lady(c); c.pop()
    c.pop()
    c.pop()
    c.stack.append(T())
    c.part([("220,392 212,424 180,470 148,512 130,546", 5), ("130,546 112,540", 0), ("112,540 134,500 164,456 190,424 203,402", 5), ("203,402 210,392 220,392", 0)], fill=AI, reg=0, grain=False)
    c.line("200,410 176,444 148,480", 3.4, "swell", PAPER_LIGHT)
    c.pop()
    B.swing(c, far=SWAY)
    # great sash, wound twice, tied softly in front
    c.part([("90,560 120,564 156,560 174,554", 6), ("174,554 180,576", 5), ("180,576 156,592 116,596 78,580", 6), ("78,580 90,560", 5)], fill=SUMI, grain=True)
    # its end, over the thigh that steps
    c.part([("96,588 88,650 70,720 78,820!", 7.5, "sweep"), ("78,820! 108,838 138,828!", 6.5), ("138,828! 128,740 146,660 138,590", 7, "-sweep"), ("138,590 96,588", 0)], fill=SUMI, reg=0, deco=lattice("96,588 88,650 70,720 78,800", "138,590 146,660 128,740 138,806", 3, 8, .16, .05))
    c.part([("77,796 106,812 138,804", 3, "even"), ("138,804 138,828", 0), ("138,828 108,838 78,820", 0), ("78,820 77,796", 0)], fill=ODO, reg=0, grain=False)
    if not c.pure:
        c.lines(["88,806 87,822", "100,814 100,830", "114,816 115,832", "126,814 128,828"], 3, "wire")
    if not c.pure:      # the weight of the cloth draws it into two deep folds
        c.line("104,592:.4 94,660:1.2 88,730:1.3 92,804:.3", 8, "flat"); c.line("128,596:.4 114,670:1.3 110,740:1.2 118,806:.3", 8, "flat")
    c.lines(["118,600 104,664 92,724", "130,604 124,660 116,704"], 5 if c.pure else 3.4, "nail", PAPER if c.pure else "#c9b98f")
    c.pop()
    # two loops: the heavy one sinks over the far sleeve, the other is thrown up and over the near arm; the knot between them, aslant
    c.stack.append(BOW)
    c.part([("114,516 134,490 168,482 200,500 222,540 226,588!", 7.5, "body"), ("226,588! 206,612 174,606!", 6), ("174,606! 160,576 140,554 116,546", 6.5, "body"), ("116,546 114,516", 0)], fill=SUMI, reg=0,
           deco=lattice("114,516 134,490 168,482 200,500 222,540 226,588", "116,546 140,554 160,576 174,606", 3, 5, .24, 0, .04))
    c.part([("226,588! 202,590 174,606!", 4, "body"), ("174,606! 206,612 226,588!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["124,540 150,552 178,556 206,542", "128,520 150,514 166,486"], 6, "nail")
    if not c.pure:
        c.line("128,522 151,516 168,489", 2, "nail", "#c9b98f")
    c.part([("112,520 90,504 56,510 30,546 18,606 22,668!", 7.5, "body"), ("22,668! 50,692 86,676!", 6), ("86,676! 90,624 100,584 116,552", 6.5, "body"), ("116,552 112,520", 0)], fill=SUMI, reg=0,
           deco=lattice("112,520 90,504 56,510 30,546 18,606 22,668", "116,552 100,584 90,624 86,676", 3, 6, .22, 0, .04))
    c.part([("22,668! 54,666 86,676!", 4, "body"), ("86,676! 50,692 22,668!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["104,546 88,562 60,582 28,590", "102,528 82,532 70,514"], 6.4, "nail")
    if not c.pure:
        c.line("101,530 81,534 68,516", 2, "nail", "#c9b98f")
    if c.pure:
        c.lines(["104,546 88,562 60,582 28,590", "102,528 82,532 66,512", "124,540 150,552 178,556 212,540", "128,520 150,514 164,492", "100,560 78,610 66,660"], 5, "nail", PAPER)
    c.part([("98,506 114,498 134,508 138,530 126,556 108,560 97,542 98,506", 6, "wire")], fill=ODO, reg=.4)
    c.lines(["106,510 112,526 106,546", "124,510 124,528 120,548"], 3, "nail")
    c.pop()
    # hair and its ornaments
    c.push(-12, 0)
    c.head(180, 433, **H)
    pins(c, True); pins(c, False)
    lady_hair(c)
    F.black(c, "-14,-118 -6,-132 14,-136 30,-128 50,-137 70,-128 60,-104 20,-98")
    c.lines(["-8,-122 8,-129 24,-124", "36,-125 52,-130 66,-122", "22,-126 28,-112 27,-98"], 1.5, "swell", F.HAIRLINE)
    comb(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
