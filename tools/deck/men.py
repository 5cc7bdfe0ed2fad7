# SPDX-License-Identifier: GPL-3.0-or-later
"""The men's faces, one row per character: no two men of the deck share one.

A face is told apart by its jaw and brow at 60 px and by nose, eyes and mouth above
that, so a row says all five.  Heads look left; units are the head's own.
A man of one card alone has no row here: his card's module cuts his face itself (own_head).
"""
from collections import namedtuple

from mokuhan import FLESH, pts

SHAVEN = "#b9c2bd"       # the blue of a shaven jaw
STUBBLE = "-30,38! -20,40 -8,41 12,36 28,18! 28,30 18,43 4,51 -10,52 -20,48"


TURNED = 4.5        # so far do the features of a head go towards its far side, at most
FRONT = "6,-70 -10,-66 -24,-52 -30,-34 -33,-16 -30,-9"     # from the crown down the brow


class Man(namedtuple("Man", "jaw nose brows marks front", defaults=(FRONT,))):
    """One face.

    jaw: contour from the temple to the chin, and from the chin to below the ear;
    nose: points; brows: (points, width); marks, cut in this order after those:
    ("line", points, width, profile), ("eye", points, width, pupil) or ("flat", points, colour, None);
    front: the contour above the jaw's, which a profile has of its own.
    """

    def cut(self, s, skin, eye, brow=1.0, stubble=False):
        """Draw it, skin and eye being the kit's way of drawing those; brow multiplies the width of the brows."""
        left, right = self.jaw
        skin(s, (self.front + " " + left, 5, "wire"), (right, 5, "wire"),
             (right.split()[-1] + " 40,-30 36,-62 6,-70", 0))
        if stubble:
            s.fill(STUBBLE, SHAVEN, opacity=.55)
        # The features turn with the head: nose, mouth and what lies on the near side go towards the far contour, and the nose stands before the
        # far eye, whose inner end it hides.
        beyond = [(P, w) for P, w in self.brows if self._is_beyond(P)]
        far = [mark for mark in self.marks if mark[0] != "flat" and self._is_beyond(mark[1])]
        for P, w in beyond:
            s.line(P, w * brow, "flat")
        for mark in far:
            self._mark(s, eye, mark)
        s.push(-self.turn())
        nose = pts(self.nose)
        bridge, tip = nose[0][:2], min(nose)[:2]
        s.fill([bridge] + [p[:2] for p in nose[1:] if p[1] <= tip[1]] + [(bridge[0] + 5, tip[1]), (bridge[0] + 5, bridge[1])], FLESH)
        s.line(self.nose, s.fine(4.0), "flat")
        for P, w in self.brows:
            if (P, w) not in beyond:
                s.line(P, w * brow, "flat")
        for mark in self.marks:
            if mark not in far:
                self._mark(s, eye, mark)
        s.pop()

    @staticmethod
    def _is_beyond(P):
        """Whether a mark of the upper face lies beyond the nose."""
        return all(x < -10 and y < 5 for x, y, *_ in pts(P)) and min(pts(P))[0] < -24

    def turn(self):
        """How far the features go: a nose that touches the far contour stays, and so does a profile."""
        return 0 if self.front != FRONT else min(TURNED, max(0, .55 * (34 + min(pts(self.nose))[0])))

    @staticmethod
    def _mark(s, eye, mark):
        kind, P, w, how = mark
        if kind == "eye":
            eye(s, P, s.fine(w, .5), how)
        elif kind == "flat":
            s.blob(P, w)
        else:
            # a mouth or a shut eye keeps more of its weight than a crease, a moustache all of it
            s.line(P, w if w > 5.4 else s.fine(w, .62 if how == "flat" else 1), how)


CHIN = ("line", "-21,44 -15,45.5 -9,44", 2.2, "swell")
CHEEK = ("line", "-8,18 0,26 1,34", 2.4, "swell")


def rat(w, *Ps):
    return [("line", P, w, "rat") for P in Ps]


def swell(w, *Ps):
    return [("line", P, w, "swell") for P in Ps]


def flat(w, *Ps):
    return [("line", P, w, "flat") for P in Ps]


OPEN = [("eye", "-32,-8:.8 -26,-11:1 -17,-8:.5", 4.2, (-26, -6.4, 2.8)), ("eye", "-8,-5:.5 3,-12:1 22,-10:.35", 4.8, (2.6, -6.2, 3.2)),
        ("line", "-5,-2 5,-1 15,-5", 1.6, "swell")]
CROW = rat(2.0, "24,-9 31,-13", "25,-5 32,-5", "24,-1 31,3")
ARCHED = ("-32,-22:.9 -26,-26:1 -16,-20:.4", "-8,-20:.5 6,-29:1 24,-23:.35")


def arched(k=1):
    return [(ARCHED[0], 5.8 * k), (ARCHED[1], 6.8 * k)]


# Who may be drawn by figures.face_man, by name.  Here stand those whom several pictures share, or who are told by a row alone.  A head that one card has is entered by
# that card's module and no other way: @own_head(name, jaw on the far side, jaw on the near side) above the function that cuts it.
MEN = {
    "plain": Man(("-34,4 -35,20 -31,36 -21,49 -10,53", "-10,53 6,50 21,42 30,28 34,4"),
                 "-12,-15:.4 -17,-1:.7 -28,12:1.1 -28,19:1.2! -18,22:.8 -12,16:.4", arched(),
                 OPEN + [CHEEK] + flat(4.4, "-30,36:.5 -20,32:.9 -14,33.5:.9 -4,31:.4") + [CHIN]),
    # hooked nose, creases, wisps of beard
    "weathered": Man(("-34,2 -34,18 -32,34 -25,50 -12,57", "-12,57 4,53 18,42 28,26 34,4"),
                     "-12,-16:.5 -22,-6:1 -27,6:.9 -32,20:1.2 -27,23:1! -18,21:.8 -13,15:.4",
                     [("-35,-19:.5 -28,-26:1 -17,-22:.6", 6.5), ("-9,-22:.6 5,-29:1.1 18,-25:.9 26,-16:.3", 7.5)],
                     swell(2.0, "-14,-34 0,-38 16,-35", "-12,-41 2,-45 16,-42") + OPEN + CROW + rat(2.0, "4,16 12,26 12,36") +
                     flat(4.4, "-31,32:.5 -20,35:1 -6,30:.4") + flat(4.6, "-24,27:.9 -30,29:.7 -35,35:.2", "-19,26.5:.9 -9,28:.7 -3,36:.2") +
                     [("line", P, 3.4, "nail") for P in ("-17,54 -20,64 -18,72", "-11,56 -13,68 -9,76", "-5,55 -5,66 -1,72", "-22,50 -26,58 -26,64")]),
    "young": Man(("-33,4 -34,20 -29,35 -19,47 -9,51", "-9,51 5,48 20,39 29,25 33,4"),
                 "-13,-14:.4 -18,0:.7 -26,13:1.1 -25.5,18:1.1! -17,20:.8 -12,16:.4", arched(.8),
                 OPEN + flat(3.8, "-26,33:.5 -19,31.5:.9 -13,32.5:.9 -6,30.5:.4") + swell(2.0, "-19,41 -14,42.5 -9,41")),
    # the herdsman with his flute among the courts of Mậu binh: lips pursed to it
    "piper": Man(("-34,0 -37,12 -34,24 -38,32 -33,37 -33,45 -24,57 -13,60", "-13,60 -1,55 15,47 31,33 35,4"),
                 "-13,-12:.3 -17,2:.7 -29,8:1 -30,15:1.3! -20,19:.9 -13,15:.4",
                 [("-33,-27:.5 -27,-33:1 -17,-29:.5", 5.4), ("-8,-30:.5 5,-38:1 22,-31:.3", 6.4)],
                 flat(4.8, "-33,-9:.5 -27,-14:1 -18,-8:.6", "-8,-8:.6 4,-16:1 20,-8:.5") + swell(1.8, "-30,-4 -25,-3 -20,-4", "-5,-3 5,-1 14,-4") +
                 flat(3.8, "-34,31:.9 -29,28:.8 -24,31:.9 -26,36:.8 -33,37:.7") + swell(2.4, "-16,26 -8,33 -12,42") + swell(2.2, "2,14 14,20 18,32") + CROW[:2]),
    # the archer among the courts of Mậu binh: straight nose, cleft chin
    "brisk": Man(("-33,4 -34,20 -33,36 -27,50 -20,56 -15,53", "-15,53 -9,56 8,52 24,40 31,24 34,4"),
                 "-14,-18:.5 -20,-2:.8 -30,14:1.1 -28,20:1.1! -19,21:.8 -13,16:.4",
                 [("-34,-20:.9 -27,-23:1.1 -16,-19:.6", 6.5), ("-8,-19:.7 8,-25:1.2 25,-23:.4", 8)],
                 OPEN + flat(4.2, "-28,34:.5 -20,33:1 -13,34:.9 -4,35:.4") + swell(2.4, "-8,20 -3,26 -2,31") + swell(2.2, "-17,46 -16,49 -16,53")),
    # the stout merchant among the courts of Mậu binh: a neck's breadth of jaw, small features in the middle of it
    "broad": Man(("-37,2 -47,20 -49,40 -38,58 -14,65", "-14,65 16,68 42,56 52,32 46,2"),
                 "-14,-8:.4 -18,2:.8 -26,11:1.1 -26,18:1.4! -15,20:1.1 -9,14:.5",
                 [("-35,-20:.8 -27,-23:1.2 -18,-15:.7", 6.6), ("-8,-15:.8 5,-24:1.3 20,-22:.5", 7.6)],
                 [("eye", "-33,-5:.7 -27,-8:1 -18,-3:.6", 4.2, (-26, -4, 2.5)), ("eye", "-8,-2:.6 2,-8:1 18,-6:.5", 4.6, (2, -3.6, 2.8))] +
                 swell(2, "-30,0 -25,2 -20,1", "-4,2 5,3 13,0") + flat(4.4, "-25,33:.6 -18,30:1 -11,33:.6") + swell(2.6, "-22,42 -16,45 -10,42") +
                 swell(3.2, "-36,46 -26,53 -8,55 10,52 22,44") + swell(2.6, "2,16 15,24 16,38", "-36,22 -39,30 -36,38")),
    # a traveller of the courts: eyes shut, broad nose, round cheeks, the lips pressed together
    "traveller": Man(("-36,2 -42,16 -43,32 -34,46 -16,52", "-16,52 8,53 31,44 41,26 38,4"),
                     "-11,-6:.3 -15,3:.7 -21,6:.9 -31,9:1.2 -34,15:1.3 -29,20:1.5! -21,18:.7 -15,22:1.3 -7,18:.9 -6,11:.3",
                     [("-38,-17:.6 -29,-21:1.3 -17,-12:.8", 7), ("-8,-12:.9 8,-22:1.4 29,-16:.4", 8.5)],
                     swell(2.4, "-15,-22 -13,-16 -15,-10", "-9,-21 -9,-15") + flat(5, "-36,-3:.6 -28,-1:1.1 -18,-4:.7", "-8,-4:.7 5,-1:1.2 22,-6:.4") + swell(1.9, "-34,3 -27,5 -20,2", "-5,3 6,6 17,1") + CROW +
                     flat(4.6, "-29,37:.6 -21,32:1.2 -13,33:.9 -7,38:.5") + swell(2.2, "-24,40 -19,41.5 -14,40", "-39,24 -42,31 -39,38") + swell(2.8, "-5,20 7,24 13,34 8,45")),
    # the reader of 7n: long and heavy, lids low over the sheet, a thin moustache
    "official": Man(("-33,2 -34,22 -34,42 -30,58 -17,67", "-17,67 8,67 29,54 37,28 36,2"),
                    "-13,-20:.5 -18,-4:.8 -28,14:1.1 -27,21:1.2! -18,23:.8 -12,18:.4",
                    [("-33,-22:.5 -26,-27:1 -17,-25:.7", 5), ("-8,-25:.7 6,-30:1 25,-20:.3", 6)],
                    flat(4.8, "-33,-9:.6 -26,-9:1 -18,-5:.6", "-8,-5:.6 5,-9:1 22,-8:.4") + flat(5, "-29,-5:.7 -24,-4:.9 -20,-4:.5", "-2,-3:.7 5,-3:1 11,-5:.5") +
                    swell(1.8, "-6,2 5,5 16,1") + flat(3.8, "-20,31:.9 -26,33.5:.7 -29.5,42:.2", "-15,31:.9 -5,34:.7 2,45:.2") +
                    flat(3.8, "-26,41:.5 -19,39:1 -10,41:.5") + swell(2.4, "-24,52 -18,54 -11,52", "6,24 15,32 15,46")),
    # the scholar among the courts of Mậu binh: skin on bone, eyes deep under their lids
    "gaunt": Man(("-35,0 -39,9 -34,19 -30,33 -28,50 -17,62", "-17,62 -5,56 6,43 17,32 29,20 35,2"),
                 "-12,-18:.4 -22,-9:1 -26,3:.8 -33,17:1.2 -30,23:1.1! -20,22:.8 -13,16:.4",
                 [("-36,-22:.4 -29,-29:1.1 -17,-25:.7", 5), ("-8,-26:.7 7,-33:1.2 28,-19:.3", 6)],
                 [("eye", "-35,-5:.6 -27,-9:1.1 -17,-4:.6", 4.4, (-27, -4.6, 2.6)), ("eye", "-8,-3:.6 4,-9:1.1 22,-5:.4", 4.8, (1, -4, 3))] +
                 swell(2, "-34,-13 -27,-17 -18,-12", "-6,-12 5,-18 21,-13", "-33,1 -27,4 -20,1", "-5,4 5,7 17,1") + swell(2.8, "27,4 13,16 6,33", "21,11 11,25 7,39") + swell(2.4, "-8,20 -3,27 -3,33") +
                 flat(4.2, "-28,38:.5 -20,35:1 -12,36:.9 -4,39:.4") + swell(2.2, "-22,50 -17,52 -11,50")),
}


class Own(namedtuple("Own", "jaw strokes")):
    """A man of one card: his jaw is told as every man's is, the rest is cut stroke by stroke."""

    def cut(self, s, skin, eye, brow=1.0, stubble=False):
        self.strokes(s, *self.jaw)


def own_head(name, left, right):
    """Enter a man under a name; left and right are his jaw as in Man, and the function below cuts his face: draw(s, left, right)."""
    def enter(draw):
        if name in MEN:
            raise ValueError("two men are called '%s'" % name)
        MEN[name] = Own((left, right), draw)
        return draw
    return enter
