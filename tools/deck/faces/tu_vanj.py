# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ vạn: a hooded rider above a two-wheeled cart that goes downhill, shafts forward."""
import math

from card import *
from heads import bristling_brow, lids
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


# A wheel stands across its axle and is seen aslant: the radius along the axle is so much shorter, and turned as the axle runs.
SHORT, TURN = .84, math.radians(17)
FELLOES = (8, 59, 113, 161, 214, 262, 317, 368)


def on_wheel(cx, cy, q, t, out=0, aside=0):
    """A point of a wheel: so far from its middle at an angle, so far out along the axle, so far beside the radius."""
    u, v = SHORT * (q * math.cos(t) - aside * math.sin(t)) + .6 * out, q * math.sin(t) + aside * math.cos(t)
    return cx + u * math.cos(TURN) - v * math.sin(TURN), cy + u * math.sin(TURN) + v * math.cos(TURN)


def arc(cx, cy, r, a, b, n, rn, stray=1.2, out=0):
    """Points of an arc as a knife cuts it from degree to degree: it strays, and presses here and lets go there."""
    return [on_wheel(cx, cy, r + rn(-stray, stray), math.radians(a + (b - a) * i / n), out) + (False, rn(.72, 1.25)) for i in range(n + 1)]


def wheel(c, cx, cy, r, dark=False):
    """A cart's wheel of seven felloes, dished and bound, each cut by itself, seen from ahead and aslant; the far one is only a dark shape."""
    rn = Rng(("wheel", cx))
    flat = lambda q, n=40, out=0: [on_wheel(cx, cy, q, i * 2 * math.pi / n, out) + (False, None) for i in range(n)]
    closed = lambda q, n=40, out=0: flat(q, n, out) + flat(q, n, out)[:1]
    if dark:
        for i in range(14):
            t = i * math.pi / 7 + .3
            P = [on_wheel(cx, cy, q, t) + (False, None) for q in (26, r)]
            c.line(P, 12, "flat")
            c.line(P, 5, "flat", "#8f6a2d")
        c.line(closed(r), 28, "flat", rough=.4)
        c.line(closed(r + 1), 17, "flat", "#7a5a27", rough=.4)
        c.line(closed(24), 22, "flat", rough=.4)
        return
    out, inn, thick = r + 17, r - 13, 26
    shade, dusk = "#8f6a2d", "#5f4520"
    span = lambda q, a, b, out, step=9: [on_wheel(cx, cy, q, math.radians(t), out) for t in range(a, b, step if b > a else -step)]
    # behind the face of the rim lies its tread, worn by stones, and within it, on the other side, the thickness of the wood in the shade
    far, near = span(out, 92, 272, -thick), span(out, 269, 89, 2)
    c.part([(far, 7, "sweep"), ([far[-1], near[0]], 0), (near, 0), ([near[-1], far[0]], 0)], fill=shade, reg=.4, grain=False)
    for a in () if c.pure else range(104, 262, 13):
        t, k = math.radians(a + rn(-4, 4)), rn(.25, .8)
        (x, y), (u, v) = on_wheel(cx, cy, out - 1, t, -thick), on_wheel(cx, cy, out - 1, t, -thick * k)
        c.line([(x, y, False, .3), (u, v, False, 1)], 3, "flat")
    near, far = span(inn, -88, 92, 0), span(inn, 91, -89, -thick)
    c.part([(near, 0), ([near[-1], far[0]], 0), (far, 4.4, "sweep"), ([far[-1], near[0]], 0)], fill=dusk, reg=0, grain=False)
    # spokes, the wheel dished: they come back from the nave to the rim; each a face and the shade of its side
    for i in range(14):
        t = i * math.pi / 7 + .12 + rn(-.035, .035)
        h0, h1 = rn(6.6, 7.6), rn(4.4, 5.2)
        at = lambda q, aside, t=t: on_wheel(cx, cy, q, t, 20 * max(0, 1 - q / inn), aside) + (False, None)
        side = 1 if math.cos(t + .2) > 0 else -1
        c.part([([at(22, -h0), at(46, -h0 * .82), at(inn - 16, -h1 * .8), at(inn + 6, -h1 * 1.25)], 4.2, "sweep"), ([at(inn + 6, -h1 * 1.25), at(inn + 6, h1 * 1.25)], 0),
                ([at(inn + 6, h1 * 1.25), at(inn - 16, h1 * .8), at(46, h0 * .82), at(22, h0)], 5.6, "body"), ([at(22, h0), at(22, -h0)], 0)], fill=ODO, reg=.3, grain=False,
               deco=None if c.pure else lambda s, at=at, h0=h0, h1=h1, side=side: s.fill([at(20, side * h0 * .15), at(inn + 8, side * h1 * .3), at(inn + 8, side * 9), at(20, side * 12)], shade))
    # the rim
    ring = flat(out)
    c.inside(ring, lambda s: s.line([on_wheel(cx, cy, (out + inn) / 2, i * math.pi / 20) + (False, None) for i in range(41)], out - inn, "flat", ODO, 0), 0)
    for a, b in zip(FELLOES, FELLOES[1:]):
        for q, w in ((.3, 2.4), (.68, 1.9)):        # its grain, which runs out at the joints
            u, v = a + rn(4, 14), b - rn(3, 18)
            c.line(arc(cx, cy, inn + (out - inn) * (q + rn(-.1, .1)), u, v, 5, rn, .9), w, "swell", "#a0702a")
        lower = math.sin(math.radians((a + b) / 2)) > 0
        c.line(arc(cx, cy, out, a - 1.5, b + 1, 6, rn), 9 if lower else 6.2, "sweep" if lower else "body")
        c.line(arc(cx, cy, inn, b + 1, a - 2, 6, rn), 4.2 if lower else 7, "body")
        t, lean = math.radians(b), rn(-.05, .05)
        c.line([on_wheel(cx, cy, inn - 2, t - lean) + (False, 1.3), on_wheel(cx, cy, out + 2, t + lean) + (False, .5)], 4.6, "flat")
        # the pin of the joint, beside it
        x, y = on_wheel(cx, cy, (inn + out) / 2, t + .09)
        c.blob("%.1f,%.1f %.1f,%.1f %.1f,%.1f %.1f,%.1f" % (x - 3, y, x, y - 2.6, x + 2.6, y, x, y + 3))
    # the nave is a barrel that stands out towards us, bound with two hoops; before it the end of the axle and its pin
    hull = lambda q0, o0, q1, o1: [on_wheel(cx, cy, q0, math.radians(t), o0) + (False, None) for t in range(90, 271, 20)] + [on_wheel(cx, cy, q1, math.radians(t), o1) + (False, None) for t in range(270, 451, 20)]
    c.fill(hull(40, 8, 36, 42), SUMI)
    c.fill(hull(35, 10, 31, 40), shade)
    c.fill(hull(35, 10, 33, 24), ODO)
    for q, o, w in ((35, 12, 3), (34, 24, 5), (31, 38, 4)):
        c.line([on_wheel(cx, cy, q, math.radians(t), o) + (False, None) for t in range(-92, 93, 20)], w, "body")
    c.fill(flat(29, 16, 40), ODO)
    c.line(closed(29, 20, 40), 4.4, "even")
    if not c.pure:
        c.line(arc(cx, cy, 22, 150, 300, 6, rn, .7, 41), 2, "swell", "#a0702a")
    c.fill(hull(14, 40, 13, 58), SUMI)
    c.fill(flat(8, 9, 57), GREY_PALE)
    (x, y), (u, v) = on_wheel(cx, cy, 21, -1.7, 50), on_wheel(cx, cy, 20, 1.5, 50)
    c.line([(x, y, False, .7), (u, v, False, 1.2)], 6, "flat")


def hood(c):
    """Black hood: over crown and brow, gathered at the nape, its end wound under the chin and laid over the shoulder; in the head's own units."""
    # its two ends are knotted at the nape and fly out behind
    c.part([("80,4 100,-16 128,-16 150,-34 176,-38!", 5, "sweep"), ("176,-38! 166,-22 170,-8!", 4), ("170,-8! 144,6 116,12 84,18", 5, "body"), ("84,18 80,4", 0)], fill=SUMI, grain=False)
    c.part([("84,14 108,18 128,38 152,46!", 5, "sweep"), ("152,46! 144,58 142,70!", 4), ("142,70! 118,64 100,46 82,28", 5, "body"), ("82,28 84,14", 0)], fill=SUMI, grain=False)
    for P in ("88,6 112,-6 138,-14 164,-26", "92,20 114,34 138,56"):
        c.line(P, 3, "glint", F.HAIRLINE)
    c.part([("-49,-36! -52,-58 -38,-84 -4,-98 36,-96 67,-78 82,-48 85,-18 83,12", 6.5, "sweep"), ("83,12! 86,38 92,60 102,80!", 6, "sweep"), ("102,80! 84,102 52,116 14,119!", 5, "body"), ("14,119! -16,117 -40,108", 4.4, "body"),
            ("-40,108 -43,93 -37,81 -24,73 -8,66 8,52 18,27 19,-4 9,-28 -8,-41 -28,-44 -49,-36", 5, "-nail")], fill=SUMI, grain=False)
    # the rim, rolled; the folds are drawn to the knot, and run out over crown, cheek and throat
    c.line("-47,-42:.6 -28,-50:1.1 -6,-47:.9 15,-32:1 25,-6:.8 24,28:1 13,56:.8 -5,73:1 -22,79:.7 -33,88:.9 -37,102:.5", 2.8, "flat", GREY_PALE)
    for P, w in (("80,4 68,-34 36,-62 -8,-74", 4.4), ("76,6 62,-18 48,-34", 3.4), ("82,0 76,-38 52,-68 26,-82", 3.2), ("80,16 64,52 36,76 -4,92", 4.6), ("83,20 80,54 62,84 34,102", 3.6), ("76,14 62,26 52,42", 3), ("-34,96 -14,106 8,108", 2.8)):
        c.line(P, w, "glint", PAPER)


def hood_beyond(c):
    """The hood's dark about his throat, before the face is drawn; in the head's own units."""
    c.blob("-38,92! -20,78 20,66! 20,128 -16,126 -40,108")


def looking(c):
    """A boy's face in profile, in the head's units: a brow that bulges, all features low, a hooked nose, the cheek full and without a line; his slit eye is far down the road, the wind has his forelock."""
    c.push(.9, -1.2, 0, 1.15)
    F.skin(c, ("-6,-62 -24,-56 -36,-44 -42,-31:1.1 -43.6,-18 -41.6,-6 -38,2:.8 -40.6,8 -47,14:1.2 -49.6,18.8:1.2 -47.4,22.4 -41.6,23.2! -39.4,26.4:.8 -43,30.6:1.1! -39.4,33.4! -41.6,37.6 -38,41.6 -36,45:.8 -38,51.6 -33.6,59.6 -24,63.6", 4.8, "wire"),
           ("-24,63.6 -8,62 8,54 26,36 36,10", 3.4, "wire"), ("36,10 40,-30 30,-56 -6,-62", 0))
    # one dry sweep for the brow, high over the eye
    c.line("-40,-15:.3 -32,-22:1.1 -19,-22.6:1.2 -4,-14:.15", 5.6, "flat")
    # a slit under the line of its lid, the pupil hung from it
    lids(c, "-36.6,3.6:.4 -30,-1.2:1.3 -19,-1.4:1.1 -5,6:.15", "-30,7.4 -22,8.4 -11,7.6", (-28.6, -.8, 4.1), 5.4)
    c.line("-29,-7.4:.2 -20,-8.6:1 -9,-4:.2", c.fine(2), "flat")
    # the wing of the nose
    c.line("-37,14.6:.15 -33.6,16.4:1 -33,20:.9 -37,22:.3", c.fine(3.2), "flat")
    # lips: the dark between them, the lower full
    c.line("-42,31.2:.5 -36.6,32.4:1.2 -32,31:.8 -29.8,32.6:.2", c.fine(4, .62), "flat")
    c.line("-37,42:.4 -33,42.6:1 -30,41:.2", c.fine(2.4), "flat")
    # the forelock, blown back from the brow over the hood's rim
    c.part([("-34,-41! -39,-33 -37,-24! -32,-32 -27,-26! -25,-34 -17,-29! -17,-37 -4,-34! 0,-50!", 0), ("0,-50! -34,-41!", 0)], fill=SUMI, back=None, reg=0, grain=False)
    c.pop()


def standard(c):
    """A plume of horse-hair below a gilt knob: long strands that the wind takes, each ending by itself."""
    c.blob("190,84! 191,104 198,128 210,150! 206,130 214,146 224,162! 221,140 229,152 240,164! 234,132 240,138 250,144! 238,118 226,100 210,84!")
    rn = Rng("plume")
    n = 8 if c.pure else 15
    for i in range(n):
        u = i / (n - 1)
        long = rn(72, 100) * (1 - .34 * u)
        x0, x1 = 192 + 14 * u, 204 + 62 * u + rn(-6, 6)
        # out of the knob it falls, then the wind takes it
        c.line("%.1f,86:1 %.1f,%.1f:1 %.1f,%.1f:.7 %.1f,%.1f:.12" % (x0, x0 + (x1 - x0) * .1, 86 + long * .36, x0 + (x1 - x0) * .42, 86 + long * .72, x1, 86 + long), rn(3, 4.4), "flat")
    if not c.pure:
        for P in ("195,92 199,114 209,140", "200,92 208,114 221,142", "205,91 216,108 234,132"):
            c.line(P, 1.8, "rat", F.HAIRLINE)
    c.part([("187,84 186,70 198,60 210,68 212,82", 4.6, "body"), ("212,82 200,90 187,84", 4.4)], fill=ODO, reg=.5, grain=False)


def road(c):
    """The hill road that he goes down, across the picture; the verge beyond it."""
    c.part([("10,884 70,868 130,862 190,850 250,838", 3.6, "sweep"), ("250,838! 250,995! 10,995! 10,884", 0)], fill=PAPER_LIGHT if c.pure else "#dcc796", reg=0, grain=False)
    r = Rng("verge")
    for x, y, n in ((16, 884, 5), (60, 873, 4), (222, 846, 5)):
        for i in () if c.pure else range(n):
            u, high = r(-12, 12), r(12, 24)
            c.line("%.1f,%.1f:.4 %.1f,%.1f:1 %.1f,%.1f:.15" % (x + u * .4, y + 3, x + u * .7 + 2, y - high * .6, x + u + 7, y - high), r(2.6, 3.6), "flat", "#5b6d42")
    # the rut that the far wheel cuts
    c.line("10,900:.5 60,889:1 110,880:1 160,873:.8 250,856:.5", 5, "flat", GREY_PALE if c.pure else "#a4824a")


def rut(c):
    """The near wheel's rut: it sinks into it, the lip before it lies over the rim; none of its lines comes under the foot's characters."""
    mud = GREY_PALE if c.pure else "#8f6d3a"
    c.part([("10,919 70,904 112,893 140,884", 2.4, "swell"), ("140,884 172,884", 0), ("172,884 148,891 120,899 70,913 10,929", 5, "-body"), ("10,929 10,919", 0)], fill=mud, reg=.2, grain=False)
    # earth pressed up beside it, where the wheel stands
    c.part([("124,898 136,889 146,892 156,886 166,889 177,882", 4.4, "swell"), ("177,882 176,896 150,905 124,898", 0)], fill=PAPER_LIGHT if c.pure else "#d5bd89", reg=0, back=None, grain=False)
    for P in ("30,942 70,932 104,922", "120,928 144,922 166,916", "24,962 66,952 110,944"):
        c.line(P, 2.6, "rat", "#94743f")
    # the near verge
    c.part([("10,982 60,974 106,976 150,986 186,1004", 4.6, "sweep"), ("186,1004! 10,1004! 10,982", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", reg=.4, grain=False)
    r = Rng("turf")
    for x, y, n, k, over in ((22, 992, 9, 1.0, .4), (84, 986, 6, .8, .4), (130, 1000, 7, .9, .2)):
        for i in range(n // 2 if c.pure else n):
            u, high = r(-13, 13) * k, r(18, 40) * k
            lean = over * high * r(.4, 1.1) + u * .8
            c.line("%.1f,%.1f:.35 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .4, y + r(-3, 7), x + u * .5 + lean * .3, y - high * .6, x + u * .5 + lean, y - high * (1 - abs(over) * .3)), r(3.2, 4.4), "flat", "#3d4c30" if i % 3 else "#5b6d42")


# The cart's box in the units of the leaning cart.  All that goes along it has the one slope, all that goes across it the one way, which is the axle's.
CORNER = 104, 606       # of the near rail
ALONG, ACROSS = (1, -.089), (-46, -14)


def on_cart(along=0, across=0, down=0):
    """A point of the cart: so far back from the near front corner of its rail, such a part of the way across, so far below."""
    return CORNER[0] + ALONG[0] * along + ACROSS[0] * across, CORNER[1] + ALONG[1] * along + ACROSS[1] * across + down


def beam(c, a, b, w, fill=ODO):
    """A squared timber between two points of the cart, light along its upper edge."""
    B.pole(c, "%.1f,%.1f %.1f,%.1f" % (*a, *b), w, (), fill)


def board(*corners):
    """The text of a ring of corners."""
    return ["%.1f,%.1f!" % p for p in corners]


FLOOR = 48      # so far below the rail


def far_side(c):
    """The boards on which he kneels, in the shade."""
    P = board(on_cart(-6, 1.05, FLOOR), on_cart(200, 1.05, FLOOR), on_cart(200, 0, FLOOR), on_cart(-6, 0, FLOOR))
    c.fill(" ".join(P), SUMI)
    beam(c, on_cart(-8, 1.05, FLOOR), on_cart(200, 1.05, FLOOR), 9, "#8f6a2d")


def near_side(c):
    """The cart from ahead: a low box under the boards, and before them the one rail, across the front, upon its posts."""
    for near, far, n in ((on_cart(0, 0, FLOOR), on_cart(0, 1, FLOOR), 3), (on_cart(0, 0, FLOOR), on_cart(200, 0, FLOOR), 13)):
        front = n == 3
        low = lambda p: (p[0], p[1] + 64)
        P = board(near, far, low(far), low(near))
        c.part([(P[0] + " " + P[1], 6, "even"), (P[1] + " " + P[2], 5), (P[2] + " " + P[3], 6, "even"), (P[3] + " " + P[0], 6)], fill="#1f3d60" if front else AI, reg=0, grain=False)
        at = lambda u, d: "%.1f,%.1f" % (near[0] + (far[0] - near[0]) * u, near[1] + (far[1] - near[1]) * u + d)
        for i in range(1, n):
            c.line(at(i / n, 8) + " " + at(i / n, 62), 3, "even", SUMI if c.pure else "#11273f")
        for d, w in ((12, 4), (21, 2)):
            c.line(at(.03, d) + " " + at(.97, d), w, "even", ODO_PALE)
    beam(c, on_cart(0, 1.12, FLOOR), on_cart(0, -.06, FLOOR), 15)
    beam(c, on_cart(-14, 0, FLOOR), on_cart(210, 0, FLOOR), 17)
    c.line("%.1f,%.1f %.1f,%.1f" % (*on_cart(-12, 0, FLOOR - 3), *on_cart(190, 0, FLOOR - 3)), 2, "swell", ODO_PALE)
    beam(c, on_cart(0, 1), on_cart(0, 1, 112), 12)
    beam(c, on_cart(0, 1.12), on_cart(0, -.1), 17)
    beam(c, on_cart(0, 0, -6), on_cart(0, 0, 112), 14)


def far_leg(c):
    """It is folded under him: the thigh lies flat upon the boards, the knee turned out before him, and below the near thigh his foot peeps out; in the shade of the near one."""
    shade = "#857a66"
    c.part([("176,562 146,578 116,588 88,598 66,610:1.1 56,625", 6.5, "body"), ("56,625! 55,638 63,648!", 6, "body"), ("63,648! 100,643 150,634 210,622", 5.5, "body"), ("210,622! 200,562! 176,562", 0)], fill=shade, reg=.3, grain=False,
           deco=None if c.pure else PT.flowing("206,584 150,592 100,606 58,630", "210,616 150,630 100,640 66,646", 4, (2.6,), "#6d6352"))
    for P, w in (("57,629 72,618 94,606", 5.2), ("60,640 80,632 102,622", 4.2), ("58,634 70,628 80,624", 3))[:2 if c.pure else 3]:
        c.line(P, w, "nail")
    # the foot, its sole turned to us
    F.skin(c, ("206,606 184,604 166,609 150,617:1.1", 4, "wire"), ("150,617 142,619 138,625:1.2 141,630 148,632", 3.2, "wire"), ("148,632 166,632 186,628 208,622", 4, "wire"), ("208,622 206,606", 0))
    if not c.pure:
        c.lines(["153,617 150,622 153,627", "160,631 164,622 174,616"], 2, "swell")


def near_leg(c):
    """From the seat on the boards the thigh goes up to the raised knee; below it the trouser is rolled, and the bare shin goes straight down to the foot in its straw sandal, whose sole is whole on the edge of the boards."""
    # shin, calf and foot in one contour: the shin all but straight, the calf high and behind it, the tendon, the heel, the instep, the great toe that grips
    F.skin(c, ("106,548 102,574 101,594:.8 99,606 92,614 82,621 74,626:1.1", 4.4, "wire"), ("74,626 66,629 61.4,633.6 62,639 69,640.4", 3.4, "wire"), ("69,640.4 84,638.4 97,632 112,630.6 128,628.6", 3, "wire"),
           ("128,628.6 136,624 135,615:1.2 128,605:.8 131,596 141,588 149,577:1.2 151,566 148,552", 4.8, "wire"), ("148,552 106,548", 0))
    # the shin's edge and the calf's, the bone of the ankle, the tendon of the heel
    for P, w in () if c.pure else (("112,568:.9 108,584:.8 108,598:.1", 2.6), ("139,566:.2 140,578:1 131,590:.1", 2.6), ("107,607:.3 112.6,603:1 117,607:1 116,613:.2", 2.4), ("128,609:.2 125,616:1 127,622:.2", 2.2), ("66,630.6:.3 69,633:1 67.4,636.6:.3", 2), ("75,639.6:.3 73.6,635:1 77,631:.2", 2.4)):
        c.line(P, w, "flat")
    # sole and thong
    c.line("57,644:.8 76,643.4:1 104,636:1 138,629.4:.9", 7.4, "flat")
    c.line("59,643.8:.8 76,643:1 104,635.6:1 136,629.4:.9", 3.4, "flat", ODO)
    c.lines(["77,636 84,628 97,609", "90,637 93,627 91,615"], 3.6, "wire")
    # the thigh, and the seat it bears on; the kneecap stands square in the cloth
    c.part([("256,560 214,552 178,544 148,533", 7, "sweep"), ("148,533 134,526 120,525!", 6.5, "body"), ("120,525! 108,530:1.2 104,542 102,560!", 7, "body"), ("102,560! 118,569 136,570 152,566!", 6, "body"),
            ("152,566! 158,584 174,603 200,622:1.2", 7, "-body"), ("200,622 222,630 240,628 256,620", 6.5, "sweep"), ("256,620! 256,560", 0)], fill=GREY_PALE, reg=.4,
           deco=None if c.pure else PT.shaded("#ada28b", ("152,566! 140,556 132,542 138,570!", "152,562! 176,580 214,590 256,592! 256,622! 214,628 180,608 158,584"), PT.flowing("262,566 190,548 150,536 116,524", "256,634 200,628 168,604 148,570 100,566", 7, (2.6,), GREY)))
    # the roll below the knee; then what is drawn from the cap of the knee round it and into its hollow, and from the hip along the thigh
    c.line("103,553:.5 118,562:1 136,563:1 151,559:.4", 3.4, "flat")
    for P, w in (("108,538 126,536 146,546 164,562", 5.6), ("107,545 120,546 136,556", 4), ("153,564 142,552 128,548", 6), ("154,568 172,570 196,580", 4.6), ("160,580 178,590 198,594", 3.4), ("246,618 222,604 196,600", 6), ("250,606 232,590 208,584", 4.4), ("244,570 226,572 206,568", 3.6))[:5 if c.pure else 9]:
        c.line(P, w, "nail")


def shafts(c):
    """Both go forward and down out of the picture, as he drives downhill."""
    for x, y, w, fill in ((-28, -6, 15, "#8f6a2d"), (0, 0, 19, ODO)):
        B.pole(c, "%g,%g %g,%g %g,%g" % (152 + x, 690 + y, 84 + x, 776 + y, -2 + x, 886 + y), w, (), fill)


def kikko(sheet, turned):
    return PT.kikko(sheet, 10.5, "#c9963f", 1.8, turned)


def trunk(c):
    """From the nape one line goes over the near shoulder and down the back to the seat; before it the breast, its collars crossed under the chin, and the sash."""
    c.part([("118,456 164,460 202,478 230,516 243,560 248,600", 8.5, "sweep"), ("248,600 180,610 112,600", 0), ("112,600 108,566 98,532 84,492", 6.5, "-body"), ("84,492 98,466 118,456", 0)], fill=ODO_PALE, reg=0,
           deco=PT.broken(kikko, ("80,480! 120,480! 130,610! 100,610!", -20), ("120,440! 260,440! 260,610! 130,610!", 12)))
    # within the collars the throat is the hood's black; a white collar, then the coat's
    c.part([("84,486 92,520 110,546", 4), ("110,546 130,520 140,486", 4), ("140,486 84,486", 0)], fill=GOFUN, reg=0, grain=False)
    c.blob("88,480! 98,514 110,530! 122,508 128,480!")
    c.part([("80,484 86,520 104,556", 5), ("104,556 112,546", 4), ("112,546 97,516 92,482", 4.5), ("92,482 80,484", 0)], fill=AI, reg=0, grain=False)
    c.part([("134,476 128,514 100,560", 4.5), ("100,560 106,572!", 4), ("106,572! 142,528 150,478", 5.5, "-body"), ("150,478 134,476", 0)], fill=AI, reg=0, grain=False)
    # drawn together in the sash
    for P, w in (("134,566:1 144,546:.7 148,524:.1", 5.4), ("156,566:.9 162,550:.6 172,536:.1", 4.4), ("122,562:.9 128,548:.6 128,534:.1", 4)):
        c.line(P, w, "flat")
    # sash
    c.part([("99,548 128,566 178,566 246,546", 5), ("246,546 252,584", 4), ("252,584 190,596 140,598 108,584", 5), ("108,584 99,548", 4)], fill=MIDORI, reg=.4)
    c.lines(["100,556 120,572 150,578", "104,570 124,584 146,588"], 3.2, "nail")


def far_arm(c):
    """From its shoulder beyond the breast down to the elbow, which is thrown out; the bag of the sleeve blows back behind the knee."""
    c.part([("96,480 66,490 38,512 24,538", 8, "sweep"), ("24,538 20,550 26,562!", 6), ("26,562! 38,552 54,552 69,562!", 5, "body"), ("69,562! 86,590 104,606 128,616!", 6, "body"), ("128,616! 120,560 96,480", 0)], fill=ODO_PALE, reg=0,
           deco=PT.broken(kikko, ("40,440! 140,470! 122,530 66,560! 20,600! 20,530 40,480", -60), ("64,578! 66,560 122,530! 170,560! 170,660! 120,650!", -22)))
    for P, w in (("25,545:.9 46,536:1 70,532:.5 92,520:.1", 6), ("69,561:1.1 76,548:.8 90,538:.1", 5.4), ("71,565:1.1 90,564:.8 112,578:.1", 6), ("92,488:.9 70,502:.9 54,524:.1", 5.6), ("104,500:.8 92,520:.6 88,536:.1", 4.4)):
        c.line(P, w, "flat")


def far_hand(c):
    """It is shut round the rail across the front, his weight upon it."""
    c.part([("26,562 40,577 58,575 69,562", 4.4, "body"), ("69,562 54,552 38,552 26,562", 4)], fill=SUMI, reg=0, grain=False)
    c.inside(pts("26,562 38,553 54,553 69,562! 110,562! 110,670! 10,670! 10,562!"), lambda s: HD.hold(s, HD.grasp, (47, 520), (45, 607), 97, 1.14, width=17), 0)


def near_arm(c):
    """Elbow within the sleeve, the forearm out of its mouth to the standard; the bag of the sleeve is blown back out of the picture."""
    c.part([("180,506 172,524 176,550 190,572!", 4.6, "wire"), ("190,572! 204,546 180,506", 0)], fill=SUMI, reg=0, grain=False)
    HD.hold(c, HD.clasp, (228, 556), (144, 513), 8, 1.06, width=18)
    c.part([("158,472 184,472 212,498 232,538", 8, "sweep"), ("232,538 242,551 256,562", 6, "body"), ("256,562 256,642!", 0), ("256,642! 234,628 208,602 190,572!", 6.5, "body"), ("190,572! 200,556 196,528 182,506!", 5, "-body"), ("182,506! 168,499 158,488", 6.5, "-nail"), ("158,488 158,472", 0)], fill=ODO_PALE, reg=0,
           deco=PT.broken(kikko, ("130,440! 212,450! 250,540! 218,530 194,520! 140,500!", 40), ("194,520! 218,530 260,540! 260,670! 176,600!", -18)))
    for P, w in (("196,524:1.1 210,534:.9 228,538:.2", 6), ("199,536:1.2 214,552:.9 222,578:.5 224,600:.1", 7), ("198,552:1 208,572:.8 214,592:.1", 5.4), ("234,546:1 236,572:.7 232,604:.1", 5.4), ("166,478:.9 188,488:.8 202,512:.1", 5.4), ("214,504:.1 226,524:1 232,538:.3", 4.4)):
        c.line(P, w, "flat")


def draw():
    c = Card("4v", seed="cart")
    # a morning in the hills
    c.fade("#a9b48f", 10, 1000, .62)
    if not c.pure:
        # two ridges, the mist at their feet
        c.part([("6,576 24,560 40,548 60,552 120,520 168,478 190,462 206,446 222,452 250,430", 0), ("250,430 250,640! 6,660! 6,576", 0)], fill="#a9bcbc", reg=0, back=None, grain=False)
        c.part([("120,600 170,560 204,544 226,526 250,520", 0), ("250,520 250,700! 120,700! 120,600", 0)], fill="#7f9ba3", reg=0, back=None, grain=False)
    road(c)
    # downhill: the cart and who rides in it tip forward
    B.lean(c, (125, 866), -8)
    wheel(c, 100, 744, 100, True)
    far_side(c)
    c.pop()
    shafts(c)
    # he kneels on one knee in the cart and throws himself forward over it, as one who drives
    far_arm(c)
    trunk(c)
    far_leg(c)
    # the standard stands in the cart
    B.pole(c, "116,664:1.1 136,560:1 166,376:.9 202,70:.75", 10, ((141, 528), (178, 282)))
    B.lean(c, (125, 866), -8)
    near_side(c)
    c.pop()
    near_leg(c)
    B.lean(c, (125, 866), -8)
    wheel(c, 153, 760, 102)
    c.pop()
    near_arm(c)
    # head, thrust forward
    c.head(87, 460, -7, .76)
    hood_beyond(c)
    F.head_child(c, look=looking)
    hood(c)
    c.pop()
    far_hand(c)
    standard(c)
    c.push(-14, -9)
    rut(c)
    c.pop()
    return c.finish()
