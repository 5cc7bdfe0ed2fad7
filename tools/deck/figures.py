# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads, hands and feet for the figures. All face left; flip with the transform."""
import math

from chance import Rng
from men import MEN
from mokuhan import *

HAIRLINE = "#a99b82"


def skin(s, *edges, deco=None):
    s.part(list(edges), fill=FLESH, reg=0, grain=False, deco=deco)


def black(s, P):
    s.part([(P, 0)], fill=SUMI, back=None, reg=0, grain=False)


KEWAKI = 2.6, 6.4       # how long the single hairs are that the cutter leaves where hair begins: at temple, brow and nape


def hairs(s, *rows):
    """Single hairs, each a sliver that comes out of the black at its root and runs off on the skin: from a point of the hairline to another, so many, in a direction."""
    if s.pure:
        return
    d, m = "", s.stack[-1]
    for (ax, ay), (bx, by), n, (dx, dy) in rows:
        r, l = Rng(("kewaki", ax, ay)), math.hypot(dx, dy)
        for i in range(n):
            k, long, turn = (i + r(-.1, 1.1)) / n, r(*KEWAKI), r(-.2, .2)
            x, y, u, v = ax + (bx - ax) * k, ay + (by - ay) * k, dx / l - dy / l * turn, dy / l + dx / l * turn
            d += poly_d([m(x - v * .42 - u, y + u * .42 - v), m(x + v * .42 - u, y - u * .42 - v), m(x + u * long, y + v * long)], 0)
    s.ink(d)


def eye(s, P, w, pupil):
    s.line(P, w, "flat")
    x, y, r = pupil
    s.blob("%g,%g %g,%g %g,%g %g,%g" % (x - r, y, x, y - r * .8, x + r, y, x, y + r))


def neck(s, w=4):
    skin(s, ("4,40 5,60 -2,82", w, "wire"), ("-2,82 20,92 40,76", 0), ("40,76 32,52 31,16", w, "wire"))


# Women's faces; a card's module may add one of its own: F.WOMEN[name] = such a row.
# a woman's face: jaw from the brow to the chin and up to the ear, nose, brows, eyes (points, pupil), where the mouth is: further right, lower; and how much lower than others' the line of the near lid
WOMEN = {
    "oval": ("-21,-46 -29,-32 -32,-16 -30.5,-7 -33,5 -31,25.4 -24,43.5 -15,55.1 -9,57.8", "-9,57.8 4,55.1 20.4,43.5 30.4,26.5 33,2",
             "-13,-14:.3 -18,0:.6 -25,13:1 -24.5,17:1.1! -16,18.5:.8 -13,15:.3", ("-30,-27:.4 -25,-32:.9 -18,-31:.3", "-6,-31:.3 5,-37:.9 21,-30:.25"),
             (("-31,-6:.8 -26,-9.5:1 -18,-10:.3", (-27.5, -6.8, 2.2)), ("-7,-5:.5 3,-10:1.1 23,-15:.2", (-.6, -6.4, 2.7))), (0, 1)),
    # the great lady: long, brows painted high
    "long": ("-21,-46 -28,-32 -31,-16 -29.5,-7 -31,7.4 -29.5,29.7 -24,47.7 -15,61.5 -9,64.7", "-9,64.7 4,61.5 19.4,47.7 29.4,28.6 33,2",
             "-18,-16:.3 -22,2:.6 -30,18:1 -28.5,22:1.1! -21,23:.8 -18,19:.3", ("-30,-33:.8 -26,-36:1.2 -21,-34:.6", "-11,-35:.7 -1,-40:1.3 13,-37:.4"),
             (("-31,-7:.6 -27.5,-8.5:1 -22,-6:.4", (-28, -6.4, 1.8)), ("-13,-5:.5 -2,-10:1.1 19,-9:.25", (-5, -6, 2.7))), (-4, 7)),
    # the lady of the evening shore: long eyes under low lids, which look past her sleeve
    "evening": ("-21,-46 -29,-32 -32.5,-16 -31,-7 -34,5 -31.5,25.4 -24,43.5 -15,55.1 -9,57.8", "-9,57.8 4,55.1 20.4,43.5 30.4,26.5 33,2",
                "-12.4,-29:.15 -14.6,-17:.45 -18.5,0:.7 -25.5,13:1 -25,17:1.1! -17,18.5:.8 -14,15:.3", ("-28,-26:.4 -24,-29.6:.9 -18,-29:.3", "-7,-31:.3 3,-36.5:.8 19,-32:.2"),
                (("-30.4,-6.6:.5 -26,-9.8:1.3 -19.5,-7.4:.3", (-27, -7, 2.1)), ("-9,-4:.4 -1,-9:1.4 9,-10:1.3 23,-12.4:.15", (-2, -6.2, 2.9))), (0, 1)),
    # round cheeks, wide eyes, more of her face turned to us
    "round": ("-21,-46 -29,-32 -32,-16 -31,-7 -36,7.4 -36.5,25.4 -29,41.3 -18,49.8 -8,51.9", "-8,51.9 8,50.9 26.4,41.3 35.4,24.4 34,2",
              "-9,-6:.3 -12,4:.6 -17.5,11:1 -16,15:1.1! -8,16:.9 -4,12:.3", ("-31,-21:.5 -24,-26:1.1 -15,-23:.4", "-1,-24:.4 9,-30:1.1 23,-24:.3"),
              (("-32,-5:.7 -24,-11:1 -14,-5:.5", (-23.5, -5.8, 2.9)), ("-1,-4:.5 9,-11.5:1 24,-7:.4", (8.5, -6, 3.4))), (5, -2)),
    # the maid: a long cheek that is full below, one line from the brow down the nose, heavy lids, her eyes on what she carries
    "maid": ("-21,-46 -28.6,-33 -31.6,-18 -30,-8 -33.4,4 -33.6,19 -29.4,36 -21.5,49.6 -12.5,56.4", "-12.5,56.4 3,53.6 20.4,44 31.6,27 34,2",
              "-12.6,-28:.15 -14,-15:.5 -18.4,-1:.8 -26.2,11:1.15 -25,15:1.1! -18.6,16.6:.8 -15.4,13:.25", ("-30.5,-24:.3 -26,-28.4:.9 -19,-27:.25", "-7,-28:.3 4,-34.4:1.05 20,-29:.2"),
              (("-31.6,-8:.4 -27,-3.6:1.3 -20.6,-5.6:.4", (-27.6, -2.6, 1.7)), ("-10.4,-8:.35 -3,-2.2:1.3 7,-1.4:1.4 16,-5.4:.8 23,-11:.15", (-1.4, -.8, 2.4))), (0, 1), -8),
}


MOUTH, SMALL_MOUTH = (-16, 32), .85     # its middle, and how much smaller than drawn it is


def face_woman(s, lips=BENI, kind="oval"):
    left, right, nose, brows, eyes, mouth, *raised = WOMEN[kind]
    skin(s, (left, 4.4, "wire"), (right, 4.4, "wire"), ("33,2 34,-24 22,-46 0,-54 -21,-46", 0))
    s.line(nose, s.fine(3.4), "flat")
    # painted well into the forehead
    up = max(-6, -45 - min(y for P in brows for _, y, *_ in pts(P)))
    s.push(0, min(0, up))
    for P, w in zip(brows, (4.4, 4.6)):
        s.line(P, w, "flat")
    s.pop()
    for (P, pupil), w in zip(eyes, (3.4, 4.0)):
        eye(s, P, s.fine(w, .5), pupil)
    lid = T(eyes[1][1][0] - 3, *raised)
    s.line([lid(x, y) for x, y in ((-5, -4), (5, -3), (15, -6))], 1.3, "swell")
    skin(s, ("31,-2 37,-8 42.5,-3 41,9 36,17 32,12", 2.8, "wire"), ("32,12 31,-2", 0))
    s.line("35,0 38.5,4 36,10", 1.5, "swell")
    s.push(mouth[0] + MOUTH[0] * (1 - SMALL_MOUTH), mouth[1] + MOUTH[1] * (1 - SMALL_MOUTH), 0, SMALL_MOUTH)
    if lips:
        s.ink(shape_d_ccw(s._x("-22.5,30 -18.5,28 -16.5,29.5 -14,28 -9,30.5 -14,36 -19.5,35")), lips)
    s.line("-22.5,30.5 -16,31.5 -9,30.5", s.fine(1.9), "swell")
    s.pop()


# a woman's knot above the crown
KNOTS = {
    "shimada": "0,-74 -9,-92 -3,-112 22,-124 52,-120 72,-106 74,-92 58,-86 40,-82 26,-72",
    # a mother's, round and full
    "round": "2,-74 -12,-90 -10,-112 8,-128 36,-132 60,-122 72,-104 66,-86 46,-78 26,-72",
    # a great lady's, high, in two wings
    "wings": "0,-74 -18,-96 -16,-122 4,-136! 26,-122 46,-138! 72,-126 82,-102 72,-86 54,-84 40,-80 26,-72",
}


COMBED = 1      # how broad the lines of combed hair are


def hair_shimada(s, comb=ODO, cord=BENI, pins=True, knot="shimada"):
    # tabo at the nape
    black(s, "28,6 42,2 58,12 69,30 67,41 54,45 40,42 33,30")
    # topknot, folded over and tied
    black(s, KNOTS[knot])
    # crown
    black(s, "-22,-50 -20,-66 -6,-80 16,-85 40,-80 56,-62 52,-40 36,-30 18,-46 0,-55 -12,-51")
    # far lock, only a sliver
    black(s, "-22,-52 -32,-44 -36,-30 -34,-20 -31,-19 -30,-30 -22,-45 -14,-51")
    # near wing
    black(s, "12,-50 26,-62 46,-64 62,-54 71,-36 70,-14 60,3 49,9 43,3 38,-7 33.5,-6 34,-18 31,-29 23,-41")
    # forelock
    black(s, "-25,-48 -25,-62 -14,-73 2,-72 9,-60 2,-51 -9,-53 -18,-49")
    for P in ("18,-52 38,-55 54,-42 60,-20", "22,-48 38,-49 48,-37 53,-14", "25,-43 36,-41 43,-28 46,-6", "16,-56 40,-60 58,-50 66,-30",
              "-19,-55 -14,-64 -4,-67", "-14,-54 -9,-60 -1,-61",
              "44,10 55,19 62,33", "40,14 49,24 54,37",
              "20,-54 44,-57 59,-43 66,-16", "24,-45 37,-45 46,-31 50,-10",
              "1,-108 20,-116 48,-113", "-2,-101 20,-109 52,-106", "2,-93 24,-100 54,-97"):
        s.line(P, COMBED, "swell", HAIRLINE)
    hairs(s, ((-17, -49), (-6, -52), 2, (-1, 6)), ((20, -43), (31, -29), 3, (-5, 5)), ((31, -29), (33.5, -7), 7, (-4, 5)), ((33, 31), (46, 42), 4, (-3, 6)))
    s.line("-16,-74 4,-75 12,-61 10,-52", 1.9, "swell", HAIRLINE)
    s.line("10,-55 24,-68 46,-70 58,-60", 1.9, "swell", HAIRLINE)
    s.part([("22,-73 30,-84 44,-88 58,-87", 2.4, "wire"), ("58,-87 48,-80 40,-72 36,-66", 2.4, "wire"), ("36,-66 22,-73", 0)], fill=cord, reg=0, grain=False)
    s.part([("-12,-75 -6,-88 10,-94 26,-89 30,-77", 2.6, "wire"), ("30,-77 10,-82 -12,-75", 2.6, "wire")], fill=comb, reg=.5)
    for P in () if not pins else ("44,-90:.8 62,-95:.9 92,-101:1.3", "46,-84:.8 62,-84:.9 90,-84:1.3"):
        s.line(P, 5.4, "flat")
        s.line(P, 3.0, "flat", comb)


def head_woman(s, lips=BENI, **k):
    neck(s)
    face_woman(s, lips)
    hair_shimada(s, **k)


def face_man(s, brow=1.0, stubble=False, kind="plain"):
    """Three-quarter male face; kind is a row of men.MEN."""
    MEN[kind].cut(s, skin, eye, brow, stubble)


def ear(s, w=3.2):
    skin(s, ("32,-6 40,-14 47,-8 45,8 37,17 32,12", w, "wire"), ("32,12 32,-6", 0))
    s.line("36,-7 42,-3 38,8", s.fine(w * .6), "swell")


# a man's topknot: it rises at the back and comes forward over the shaved pate, in a way of its own on each head
TOPKNOTS = {
    # folded over, its end cut straight
    "folded": "38,-54 58,-58 66,-72 56,-83 28,-84 2,-80 -17,-71 -14,-62 6,-64 26,-66 36,-62",
    # a wrestler's, laid flat and spread like a ginkgo leaf
    "ginkgo": "26,-74 42,-66 58,-64 67,-74 62,-86 46,-91 28,-87 14,-91 -6,-100 -24,-101 -37,-92 -41,-80! -32,-77! -38,-67 -32,-58 -18,-55 -2,-60 14,-68",
    # an old man's, thin and short
    "thin": "42,-55 55,-61 58,-71 48,-78 30,-77 12,-73 2,-68 6,-63 20,-65 38,-62",
    # a young townsman's, stiff with oil
    "whisk": "38,-54 58,-58 65,-70 58,-81 40,-84 18,-92 2,-99 -15,-105! -9,-96 -26,-98! -14,-89 -27,-85! -10,-78 8,-71 24,-67 36,-62",
    # an official's, long and flat
    "long": "38,-54 60,-57 71,-70 64,-84 40,-89 10,-88 -20,-80 -33,-68 -27,-60 -2,-64 24,-66 36,-62",
}


def _hair_in_profile(s, pate):
    """A head in profile: the shaved pate, the side drawn back to the crown, and the knot laid forward over it, clear of the head."""
    s.fill("-23,-54! -12,-65 6,-69.5 30,-66 46,-57 24,-50 6,-44 -14,-46", pate, opacity=.55)
    s.line("4,-70 20,-69 32,-65 44,-57", 4.4, "wire")
    black(s, "-4,-40 8,-48 26,-54 46,-58 60,-42 66,-18 61,8 50,25 39,26 41,14 47,4 48,-9 40,-15 34,-8 33,-22 28,-31 14,-37")
    black(s, "38,-58 54,-53 61,-62 59,-75 44,-85 22,-88 0,-84! 1,-73! 22,-76 36,-73 40,-66")
    for P in ("8,-47 32,-53 52,-40 60,-20", "12,-44 32,-49 48,-37 55,-19", "16,-42 34,-45 45,-33 51,-16", "22,-39 34,-40 42,-30 47,-16", "63,-30 62,-8 53,15", "59,-26 58,-6 50,12",
              "8,-81 28,-84 48,-77", "8,-77 26,-79 42,-74"):
        s.line(P, COMBED, "swell", HAIRLINE)
    hairs(s, ((0, -41), (14, -37), 3, (-4, 5)), ((28, -31), (34, -8), 7, (-4, 5)), ((40, 25), (50, 24), 4, (-1, 6)))
    s.line("39,-64:1 48,-59:1 60,-61:.8", 3, "flat", PAPER_LIGHT)


def hair_chonmage(s, pate=AI_PALE, knot="folded"):
    if knot == "clear":
        return _hair_in_profile(s, pate)
    # shaved pate: a tint only, no line between brow and crown
    s.fill("6,-70! -10,-66 -23,-53 -18,-47 4,-52 24,-54 36,-62!", pate, opacity=.55)
    black(s, "-24,-50 -31,-38 -33,-24 -31,-17 -29,-30 -22,-42 -17,-50")
    black(s, "0,-50 14,-58 34,-66 54,-56 65,-36 67,-14 61,8 50,25 39,26 41,14 47,4 48,-9 40,-15 34,-8 33,-24 28,-36 14,-45")
    black(s, TOPKNOTS[knot])
    for P in ("12,-53 36,-59 55,-45 61,-22", "16,-52 36,-55 51,-42 57,-18", "20,-49 37,-51 49,-38 53,-17", "24,-45 37,-46 45,-33 49,-17", "63,-28 62,-8 53,15", "59,-24 58,-6 50,12",
              "12,-76 30,-81 50,-79", "12,-72 30,-77 50,-75", "14,-68 32,-72 48,-70"):
        s.line(P, COMBED, "swell", HAIRLINE)
    hairs(s, ((13, -46), (28, -36), 3, (-4, 5)), ((29, -34), (34, -8), 7, (-4, 5)), ((40, 25), (50, 24), 4, (-1, 6)))
    s.line("36,-60:1 48,-56:1 60,-60:.8", 3.2, "flat", PAPER_LIGHT)


def hair_bald(s, grey=False):
    """Bald crown with a fringe at the back; call after face_man."""
    skin(s, ("-30,-32 -26,-56 -8,-74 18,-80 44,-72 60,-52 64,-28 58,0 48,20", 6, "body"), ("48,20 34,4 40,-30 20,-44 -30,-32", 0))
    col = GOFUN if grey else SUMI
    P = "44,-32 56,-40 66,-26 67,2 58,24 44,30 44,16 50,4 52,-8 46,-16 39,-10 38,-22"
    s.part([(P + " 44,-32", 3.4 if grey else 0, "wire")], fill=col, back=None, reg=0, grain=False)
    for Q in ("50,-28 60,-16 60,4", "54,-6 56,10 48,24"):
        s.line(Q, 1.6, "swell", SUMI if grey else HAIRLINE)
    s.lines(["-8,-50 8,-54 22,-50", "-4,-58 10,-62 24,-58"], s.fine(2.0), "swell")
    s.line("20,-70 34,-66 42,-58", 2.4, "swell", PAPER_LIGHT)


def hat_cone(s, w=100, h=88, tilt=6, col=ODO_PALE, key="hat"):
    """Conical sedge hat; origin at the middle of the brim."""
    s.part([("%g,%g %g,%g %g,%g 0,%g" % (-w, tilt, -w * .56, -h * .46, -w * .14, -h * .9, -h), 7, "body"),
            ("0,%g %g,%g %g,%g %g,%g" % (-h, w * .2, -h * .88, w * .64, -h * .5, w, -tilt), 7, "body"),
            ("%g,%g %g,%g 0,%g %g,%g %g,%g" % (w, -tilt, w * .55, 12 - tilt * .5, 17, -w * .55, 14 + tilt * .4, -w, tilt), 6.5, "body")], fill=col)
    for i in range(15):
        k = -1 + i / 7
        s.line("0,%g %g,%g %g,%g" % (-h * .95, w * .48 * k, -h * .42 - tilt * .5 * k, w * .94 * k, 3 + 11 * (1 - k * k) - tilt * k), 2.6, "-rat")
    for t in (.45, .72):
        s.line("%g,%g 0,%g %g,%g" % (-w * t, -h + (h + tilt) * t, -h + (h + 14) * t, w * t, -h + (h - tilt) * t), 3, "wire")
    s.blob("%g,%g 0,%g %g,%g 0,%g" % (-10, -h + 2, -h - 9, 10, -h + 2, -h + 8))


def hachimaki(s, c=PAPER_LIGHT, spots=AI):
    """Twisted head cloth with a knot."""
    s.part([("-31,-37 -10,-47 16,-50 44,-44 66,-30", 4.6, "wire"), ("66,-30 67,-17", 3.5), ("67,-17 44,-29 16,-36 -8,-34 -33,-24", 4.6, "wire"), ("-33,-24 -31,-37", 3.5)], fill=c, reg=.4, grain=False)
    for x, y in ((-20, -36), (-2, -42), (18, -43), (38, -38), (56, -29)):
        s.line("%g,%g %g,%g %g,%g" % (x + 5, y - 6, x - 1, y + 1, x - 5, y + 9), 3.4, "swell", spots)
    s.part([("64,-30 78,-46 92,-48 88,-34 70,-20", 4.2, "wire"), ("70,-20 64,-30", 0)], fill=c, reg=.4, grain=False)
    s.part([("66,-22 82,-18 92,-4 80,-2 66,-14", 4.2, "wire"), ("66,-14 66,-22", 0)], fill=c, reg=.4, grain=False)
    s.line("74,-32 86,-42", 2.6, "swell", spots)


def head_man(s, kind="plain", **k):
    neck(s, 4.6)
    face_man(s, kind=kind)
    ear(s)
    hair_chonmage(s, **k)


def blossom(s, x, y, r, c=PAPER_LIGHT, heart=ODO, rot=0):
    """Five-petalled crest."""
    for i in range(5):
        a = math.radians(rot + i * 72 - 90)
        ca, sa = math.cos(a), math.sin(a)
        P = []
        for u, v in ((.14, 0), (.5, .36), (.86, .34), (.98, .1), (.88, 0), (.98, -.1), (.86, -.34), (.5, -.36)):
            P.append((x + r * (u * ca - v * sa), y + r * (u * sa + v * ca), u == .88, None))
        s.fill(P, c)
    s.fill([(x + r * .2 * math.cos(k), y + r * .2 * math.sin(k), False, None) for k in (0, 1.57, 3.14, 4.71)], heart)




def head_old(s, hood=None, pat=None):
    """Smiling elder with white beard (faces left); bald, or in a hood of a colour."""
    if hood is None:
        skin(s, ("-27,-40 -30,-58 -16,-82 12,-92 42,-84 62,-60 64,-30 56,2 48,24", 5.4, "body"), ("48,24 20,0 -27,-40", 0))
        s.part([("44,-34 58,-40 68,-24 68,4 58,24 46,30", 4.4, "wire"), ("46,30 47,14 54,-4 50,-18 44,-34", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
        s.lines(["52,-30 61,-18 62,0", "56,-8 58,8 52,22", "64,-14 65,2"], 2.2, "nail")
        s.lines(["-16,-58 4,-64 22,-60", "-14,-66 6,-72 24,-68"], s.fine(2.2), "swell")
    # face
    skin(s, ("-26,-44 -33,-30 -35,-16 -31,-8 -37,6 -38,20 -34,34 -30,44", 6.4, "wire"), ("-30,44 0,58 30,40 40,0", 0), ("40,0 40,-40 0,-56 -26,-44", 0))
    # forehead lines
    s.lines(["-27,-37 -14,-41 2,-38 14,-41", "-29,-30 -14,-34 2,-31 18,-34"], s.fine(2.2), "swell")
    # nose: big and kind
    s.line("-12,-12:.4 -17,2:.7 -29,12:1.1 -30,20:1.2! -20,24:.9 -12,18:.5", s.fine(4.0), "flat")
    # smiling eyes
    s.line("-34,-3:.6 -27,-9:1 -19,-4:.5", s.fine(5.4, .5), "flat")
    s.line("-9,-3:.6 3,-11:1 18,-4:.5", s.fine(6.2, .5), "flat")
    s.lines(["22,-8 29,-12", "23,-4 31,-4", "22,0 29,4"], s.fine(2.2), "rat")
    s.line("-8,4 2,7 13,4", s.fine(2.0), "swell")
    s.line("-10,22 0,30 2,40", s.fine(2.6), "swell")
    # eyebrows: white tufts
    s.part([("-37,-14 -32,-24 -22,-24 -16,-18", 2.6, "wire"), ("-16,-18 -26,-18 -33,-12 -40,0 -37,-14", 2.6, "wire")], fill=GOFUN, reg=0, grain=False)
    s.part([("-10,-18 2,-28 18,-26 28,-16", 2.8, "wire"), ("28,-16 33,-6 34,6 28,-4 16,-17 2,-19 -10,-18", 2.8, "wire")], fill=GOFUN, reg=0, grain=False)
    # ear with a long lobe
    skin(s, ("38,-8 47,-16 54,-8 52,8 46,26 40,24 40,12", 3.6, "wire"), ("40,12 38,-8", 0))
    s.line("43,-7 49,-3 45,10", s.fine(2.2), "swell")
    # beard
    s.part([("38,18 36,40 26,66 16,96 4,126 -14,160", 5, "sweep"), ("-14,160 -20,126 -36,104 -40,76 -36,44", 5, "-sweep"), ("-36,44 -20,36 0,42 20,38 38,18", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["28,44 20,80 2,118 -8,140", "16,48 8,86 -6,122", "4,52 -4,90 -12,130", "-8,54 -16,86 -16,112", "-20,54 -28,80 -28,98", "34,32 30,52 24,66", "-30,50 -36,70"], 2.4, "nail")
    # moustache
    s.part([("-18,27 -30,28 -40,40 -44,56", 3.6, "wire"), ("-44,56 -32,48 -20,40 -17,33", 2.8, "wire"), ("-17,33 -6,42 8,48 24,56", 2.8, "wire"), ("24,56 14,38 -2,28 -18,27", 3.6, "wire")], fill=GOFUN, reg=0, grain=False)
    s.line("-24,42:.4 -18,45:1 -11,43:.4", 4, "flat", BENI)
    if hood is None:
        return
    # hood: a soft round cap, no trim
    s.part([("-30,-38 -42,-54 -40,-76 -18,-94 20,-100 54,-88 72,-62 70,-34 58,-10", 6.5, "body"), ("58,-10 52,-14 44,-14", 4), ("44,-14 40,-30 26,-42 2,-48 -16,-46 -30,-38", 5.5, "wire")], fill=hood, pat=pat)
    s.line("-38,-50 -22,-64 6,-68 36,-58 56,-38 63,-18", 5, "wire")
    s.lines(["-26,-66 -16,-84 4,-94", "8,-70 18,-86 36,-92", "36,-60 50,-72 60,-76"], 4, "nail")


def limb(s, P, halves, fill=FLESH, w=6.0, pat=None, reg=0.0):
    """Arm or leg from a bone line and half widths.

    P is the centre line (shoulder to wrist, hip to ankle); halves lists
    (u, left, right) along it, u in 0..1.  Both contours are carved, the ends
    are left open so that a sleeve, a legging or a foot can cover them; their points come back, for what is worn over the limb.
    """
    D = dense(pts(P), 2)
    L, R = [], []
    n = len(D) - 1
    for u, hl, hr in halves:
        i = min(n, int(round(u * n)))
        a, b = D[max(0, i - 2)], D[min(n, i + 2)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        l = math.hypot(tx, ty) or 1
        x, y, _ = D[i]
        L.append("%.1f,%.1f" % (x - ty / l * hl, y + tx / l * hl))
        R.append("%.1f,%.1f" % (x + ty / l * hr, y - tx / l * hr))
    inner = None if fill != FLESH or s.pure else _inside_of_bend(D, L, R)
    s.part([(" ".join(L), w if inner is not L else 0, "body"), (L[-1] + " " + R[-1], 0), (" ".join(R[::-1]), w if inner is not R else 0, "-body"), (R[0] + " " + L[0], 0)],
           fill=fill, pat=pat, reg=reg)
    if inner:
        # flesh on flesh: the line dies before the bend and begins anew beyond it
        C = dense(pts(" ".join(inner)), 2)
        k = min(range(len(C)), key=lambda i: math.dist(C[i][:2], D[_bend(D)][:2]))
        for part in (C[:max(2, k - OPEN)], C[:min(len(C) - 2, k + OPEN):-1]):
            if len(part) > 2:
                s.line([p[:2] for p in part[::3]] + [part[-1][:2]], s.weight(w, FLESH), s.flesh_line)
    return L, R


BENDS_FROM = 24     # degrees: a limb less bent has a closed contour on both sides
OPEN = 3            # samples of two units that are left open to either side of the inside of a bend


def _bend(D):
    """The sample at which a bone line turns."""
    a, b = D[0], D[-1]
    return max(range(len(D)), key=lambda i: abs((b[0] - a[0]) * (D[i][1] - a[1]) - (b[1] - a[1]) * (D[i][0] - a[0])))


def _inside_of_bend(D, L, R):
    """Which of two contours lies on the inside of a bent limb, None of a straight one."""
    (ax, ay), (x, y), (bx, by) = D[0][:2], D[_bend(D)][:2], D[-1][:2]
    turn = math.degrees(math.atan2((x - ax) * (by - y) - (y - ay) * (bx - x), (x - ax) * (bx - x) + (y - ay) * (by - y)))
    return None if abs(turn) < BENDS_FROM else L if turn > 0 else R


# a child's brows, eyes and mouth, and what is seen in an open one: what it does with them
CHILD_LOOKS = {
    "open": (("-33,-15:.5 -27,-19:1 -19,-17:.4", "-6,-17:.4 5,-22:1 17,-18:.4"), (("-35,2:.6 -28,-3:1 -19,2:.5", (-27.5, .2, 2.9)), ("-7,3:.5 4,-4:1 18,1:.4", (4, .2, 3.3))),
             "-29,27:.5 -24,30.5:.9 -17,31:1 -9,29:.9 -3,24:.4"),
    # eyes up to what it holds, the mouth a little open
    "up": (("-34,-20:.5 -27,-24:1 -19,-21:.4", "-6,-21:.4 5,-27:1 18,-22:.4"), (("-35,1:.6 -28,-5:1 -19,1:.5", (-28.5, -2.4, 2.9)), ("-7,2:.5 4,-6:1 18,0:.4", (2.6, -2.4, 3.3))),
           "-24,29:.5 -20,26:.9 -14,28:1 -15,33:.9 -21,34:.7 -24,29:.5"),
    # it calls out to what is ahead: eyes like slits, a court page's painted brows, teeth
    "hail": (("-33,-27:.9 -28,-30:1.5 -22,-28:.8", "-4,-30:.9 4,-34:1.6 14,-30:.7"), (("-37,-1:.5 -28,-5:1.1 -18,1:.6", (-29.5, -2.4, 2.3)), ("-8,1:.5 4,-5:1.2 21,-3:.4", (0, -2, 2.7))),
             "-31,24:.5 -22,26:.8 -13,26:.8 -5,22:.5", (("-30,25! -22,27 -13,27 -6,23! -8,34 -15,41 -23,41 -28,35", SUMI), ("-28,27.5! -22,29 -13,29 -8,26.5! -9,30.5 -16,33 -25,32", GOFUN))),
    "laugh": (("-34,-17:.5 -27,-21:1 -19,-18:.4", "-6,-19:.4 5,-24:1 18,-19:.4"), (("-35,2:.6 -27,-5:1.1 -19,2:.6", None), ("-7,2:.6 4,-6:1.2 18,1:.6", None)),
              "-30,24:.5 -24,33:1 -16,36:1.2 -8,33:1 0,22:.5"),
    # what has settled on his stilt has all his attention: brows up, both eyes on it, the tongue between pressed lips
    "teeters": (("-34,-22:.3 -28,-27:.8 -21,-28:.5", "0,-29:.5 9,-28:.9 18,-22:.3"), (("-36,1:.5 -28,-7:1 -18,2:.5", (-30.5, -2.4, 3.6)), ("-8,2:.5 4,-8:1.1 19,2:.5", (-1, -2.6, 4.2))),
                "-28,29.5:.3 -22,30.6:.9 -14,29.4:1 -7,27:.9 -1,22.6:.3", (("-11,28! -4,25! -.6,29 -1.4,34.6 -6,36.6 -10.4,33.6", SUMI), ("-9.4,28.4! -4,26.6! -2.2,29.4 -3,33.6 -6,35 -8.8,32.6", "#e0a58c"))),
    # brows high, eyes wide, the mouth round: it calls out as it runs
    "call": (("-35,-21:.5 -28,-27:1 -19,-23:.4", "-6,-23:.4 5,-31:1 19,-24:.4"), (("-36,1:.6 -29,-6:1.1 -19,1:.6", (-29, -1.2, 3.2)), ("-8,2:.6 3,-8:1.2 19,-1:.5", (1, -1.6, 3.7))),
             "-29,26:.5 -21,24:1 -11,25:.7 -10,31:.7 -15,38:.8 -22,38:.8 -28,31:.6 -29,26:.5", (("-28,27 -20,25 -12,26 -10.5,31 -15,37.5 -22,37.5 -27,31", "#a97f6a"), ("-28,26.5 -20,25 -12,26 -11.5,29.5 -19,31 -27,29.5", GOFUN))),
    # the same, no teeth: a small dark mouth, the tongue in it
    "shout": (("-34,-24:.8 -29,-27:1.4 -22,-25:.7", "-5,-27:.8 4,-31:1.5 14,-27:.6"), (("-36,2:.6 -29,-5:1.1 -19,2:.6", (-29.4, -.8, 3.2)), ("-8,3:.6 3,-7:1.2 19,0:.5", (.4, -1.2, 3.7))),
              "-27,28:.5 -21,26:.9 -14,26.5:.8 -11,31:.6 -15,37.5:.8 -21,38:.8 -26,33:.6 -27,28:.5", (("-26,28 -20,26.5 -14.5,27 -11.8,31 -15.4,37 -21,37.4 -25.4,32.6", SUMI), ("-23,35.4 -19,31.6 -14.6,32.4 -13.8,34 -16,36.6 -20.6,37", "#c98b74"))),
    "shut": (("-33,-13:.5 -27,-16:1 -19,-14:.4", "-6,-14:.4 5,-18:1 17,-14:.4"), (("-35,-1:.6 -27,4:1.1 -19,-1:.6", None), ("-7,-1:.6 5,5:1.2 18,-1:.6", None)),
             "-24,30:.5 -19,32:.9 -12,31:.5"),
}


CHILD_TURNED = 3.4
CHILD_EYES = 3      # how much lower than told they stand: a child's brow is half its head, and the nose a tick without a bridge


def head_child(s, blush=None, tufts="front back top", look="open"):
    """Round head, shaved, with tufts left for luck (faces left); look is one of CHILD_LOOKS, or draws a face that is all its own."""
    if callable(look):
        look(s)
        return
    brows, eyes, mouth, *inside = CHILD_LOOKS[look]
    skin(s, ("-22,-52 -34,-34 -38,-12 -36,-3 -42,8 -44,24 -36,37 -18,43.6 2,44.4", 5.2, "wire"), ("2,44.4 26,38 41,18 42,-4", 5.2, "wire"),
         ("42,-4 50,-30 40,-56 14,-70 -8,-66 -22,-52", 5.2, "wire"))
    # shaved scalp, a breath of blue
    s.fill("-20,-53 -31,-38 -14,-42 20,-36 40,-16 44,-4! 49,-30 39,-55 14,-68.5 -8,-65", AI_PALE, opacity=.4)
    if blush:
        s.fill("-36,18 -28,13 -19,17 -19,24 -27,28 -35,26", blush, opacity=.7)
        s.fill("8,20 17,14 27,17 28,25 18,30 9,27", blush, opacity=.7)
    def look_of(i):
        s.line(brows[i], (4.0, 4.4)[i], "flat")
        (P, pupil), w = eyes[i], (4.4, 4.8)[i]
        s.push(0, CHILD_EYES)
        if pupil:
            eye(s, P, s.fine(w, .5), pupil)
            s.line(("-32,4.5 -27,5.5 -22,4", "-3,4.5 5,6 13,3.5")[i], s.fine(1.5), "swell")
        else:
            s.line(P, s.fine(w, .5), "flat")
        s.pop()
    look_of(0)
    # all but the far eye goes towards the far cheek, as the head is turned
    s.push(-CHILD_TURNED)
    look_of(1)
    s.line("-18,12.4:.5 -20.6,15:1 -17,17.4:.9 -13,15.8:.4", s.fine(3.0), "flat")
    for P, colour in inside[0] if inside else ():
        s.blob(P, colour)
    s.line(mouth, s.fine(3.8, .62), "flat")
    s.pop()
    skin(s, ("40,-8 49,-14 56,-4 53,10 45,17 39,12", 4, "wire"), ("39,12 40,-8", 0))
    s.line("45,-6 50,-1 46,7", s.fine(2.2), "swell")
    child_tufts(s, tufts.split())


def child_tufts(s, where):
    """Locks left on a shaved child's head: front, back, top, or a fringe over the brow."""
    shapes = {"front": "-19,-57 -27,-43 -20,-27 -10,-31 -4,-44 -3,-60 -11,-67", "back": "30,-42 25,-22 30,-4 37,5 40,-8 48,-16 53,-34 43,-47",
              "top": "2,-64 -6,-82 4,-94 10,-84 22,-98 26,-84 18,-68 10,-64",
              "fringe": "-25,-51! -32,-38 -31,-28! -22,-33 -19,-26! -10,-34 -6,-27! 4,-35 9,-29! 18,-40 24,-54! 14,-69 -8,-67 -25,-51"}
    hairs = {"front": ("-16,-56 -20,-44 -17,-34", "-10,-58 -12,-45 -11,-37"), "back": ("38,-39 33,-22 36,-6", "45,-36 41,-20"), "top": (),
             "fringe": ("-14,-58 -22,-46 -25,-36", "-2,-60 -8,-46 -12,-38", "10,-58 6,-46 2,-38")}
    for k in where:
        black(s, shapes[k])
    if "top" in where:
        s.line("0,-66:1 8,-68:1 19,-68:1", 4.6, "flat", PAPER_LIGHT)
    for k in where:
        for P in hairs[k]:
            s.line(P, 1.5, "swell", HAIRLINE)


def kyahan(c, outline, ties, fill=AI):
    """Bound leggings: a cloth tube over calf and shin with its cords."""
    c.part(outline, fill=fill)
    for t in ties:
        c.line(t, 6.5, "even", SUMI)
        c.line(t, 3.0, "even", ODO_PALE)


def _far(s):
    """Who faces left shows the inside of the foot that is drawn first, the far one, and the outside of the near one."""
    s.feet = getattr(s, "feet", 0) + 1
    return s.feet % 2 == 1


def _foot(s, far, sole=39):
    """Bare foot, ankle at the origin, toes to the left: from within the great toe alone is seen, from without all five, the small ones nearest."""
    ankle = ("14,-6 -13,-6", 0)
    heel = ("16,%g 24,%g 25,23 18,10 14,-6" % (sole - 1, sole - 5), 4.8, "sweep")
    nail = 2.4 if s.pure else 1.3
    if far:
        skin(s, ("-13,-6 -17,7 -28,15 -41,20.5 -51,23", 4.8, "body"), ("-51,23 -58,21.5 -64,22:.9 -68.5,26:1.1 -68,%g -63,%g:.8" % (sole - 7, sole - 3.5), 3.4, "wire"),
             ("-63,%g -56,%g -48,%g -38,%g -26,%g -12,%g 4,%g 16,%g" % tuple(sole - k for k in (3.5, 1.5, .5, 1, 3.5, 5, 1.5, 1)), 3.4, "wire"), heel, ankle)
        s.lines(["-52,24 -49.5,27 -50.5,31", "-2,1 3,4 2,10", "-30,%g -18,%g -6,%g" % (sole - 9, sole - 11.5, sole - 9), "-24,20 -14,16 -8,10"], nail + .3, "swell")
        s.line("-67.4,26.4 -63.6,25 -61.4,26.6 -61.6,29", nail, "hair")
        return
    skin(s, ("-13,-6 -19,7 -32,16 -44,21", 4.8, "body"), ("-44,21 -54,21 -61,25 -63.4,30:.8!", 3.4, "wire"),
         ("-63.4,30! -62,%g -56.5,%g! -55,%g -49,%g! -47,%g -41,%g! -38.5,%g -33,%g! -29,%g -23,%g!" % tuple(sole - k for k in (4, 4.5, 1.5, 3, .5, 2, .3, 1, 0, 1)), 3, "wire"),
         ("-23,%g! 0,%g 16,%g" % (sole - 1, sole, sole - 1), 3.6, "wire"), heel, ankle)
    # between the toes, and their nails
    s.lines(["-56.5,%g -55,29 -51,26" % (sole - 4.5), "-49,%g -47,31 -43,28.5" % (sole - 3), "-41,%g -39,33 -35,31" % (sole - 2), "-33,%g -31,35 -28,34" % (sole - 1)], nail + .6, "-rat")
    if not s.pure:
        s.lines(["-62.6,%g -60.6,%g -58.4,%g" % (sole - 7.6, sole - 9, sole - 7.4), "-54.6,%g -52.6,%g -51,%g" % (sole - 5, sole - 6.4, sole - 5), "-46.6,%g -44.6,%g -43,%g" % (sole - 4, sole - 5.2, sole - 4)], 1.2, "hair")
    s.lines(["3,2 9,7 6,13", "-36,25 -29,28 -23,27", "-24,18 -16,15 -9,9"], nail + .3, "swell")


def foot_waraji(s, k=1.0):
    """Bare foot in a straw sandal, ankle at the origin, toes to the left; its cords run from the toes to the ankle and round the heel."""
    far = _far(s)
    _foot(s, far)
    s.line("-68,38:.9 -30,44:1 20,41:1", 7, "flat")
    s.line("-66,37.5:.9 -30,43:1 18,40:1", 3.4, "flat", ODO)
    s.lines(["-46,26 -34,17 -14,8", "-16,42 -12,26 0,18 19,15", "-13,9 -2,14 14,8"] if far else ["-50,22 -38,26 -34,41", "-27,14 -10,21 -2,42", "-6,30 8,22 20,20"], 3.6, "wire")


def foot_bare(s):
    """Bare foot on the ground, ankle at the origin, toes to the left."""
    _foot(s, _far(s), 40)


def foot_tabi(s):
    """White sock in a flat sandal, ankle at the origin, toes to the left."""
    s.part([("-50,30 -10,36 24,33 30,26", 4.5), ("30,26 24,22 -44,22 -50,30", 3)], fill=ODO)
    s.part([("-14,-8 -26,10 -42,16 -44,25", 4.5), ("-44,25 -10,26 18,24 22,14", 4, "wire"), ("22,14 18,2 14,-8", 4.5), ("14,-8 -14,-8", 0)], fill=GOFUN, reg=0, grain=False)
    s.line("-36,14 -32,19 -36,24", 2.6, "swell")
    s.line("-16,24 -24,12 -32,10", 3.4, "even")
