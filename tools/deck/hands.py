# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands, each drawn once, and the forearm each grows out of.

A face asks for a hand by `hold` or `reach`: both are told where the elbow is, so that forearm, wrist and hand are one limb in one direction.
`hold` closes a hand round a pole (a row of GRIPS, each from a side of its own) or upon a thing (pinch); the pole stands upright at the origin and
the forearm comes from the right, at whatever height.  `reach` puts a hand at the end of a forearm: it has its wrist at the origin and
reaches upwards, thumb to the left.  A fist is half a face high, an open hand reaches from the chin to the eyes; the fingers are slender and of unlike
length; a nail is a hair's stroke where its back is turned to us.
"""
import math

from chance import Rng
from mokuhan import FLESH, dense, pts

SLIGHT = .84                    # of what a face tells, where a woman or a child is alone on a card
STRETCHED = 1.06                # of what a face tells, a man's hand that is not closed
WRIST = 9.6                     # half as thick
FOREARM = 1.14                  # of what a face tells, its thickness by the elbow: as thick as the fist is high
MUSCLE, MUSCLE_FROM = 2.4, 34   # the line that parts the long muscle from the bone; a forearm no longer shows none
ARM_LINE, HAND_LINE = 4.8, 3.3
EDGE, FINE, HAIR, NAIL = 3.1, 1.6, 1.3, .9   # what lies against the ground, between two fingers, on a finger: a crease, a nail
BETWEEN = 1.9                   # of a whole finger that another lies on
JOINED, JOINED_TO = 1, .55       # middle and ring finger lie together: a hair parts them, from the root so far along them
ASLANT = 10                     # degrees out of its own direction that a pole lies in the palm at most
CURVED_FROM = 1.4               # all but nails and creases are cut in curves
FINE_PURE = 2.5                 # nothing finer is cut for high contrast


# A forearm from the wrist to the elbow: how far, how much of the way from the wrist's thickness to its own, how broad its line.  On the thumb's
# side it is drawn in above the wrist, then the muscle swells, highest by the elbow; on the other the bone stands out at the wrist and the flesh begins sooner.
THUMB_SIDE = ((0, .02, HAND_LINE), (.14, -.1, ARM_LINE), (.36, .34, ARM_LINE), (.58, .92, ARM_LINE), (.78, 1.1, ARM_LINE), (1, .78, ARM_LINE))
OTHER_SIDE = ((0, -.04, HAND_LINE), (.07, .18, HAND_LINE), (.17, .06, ARM_LINE), (.36, .5, ARM_LINE), (.6, .92, ARM_LINE), (1, .84, ARM_LINE))


class Arm:
    """A forearm in the units of its hand: from the wrist it goes to the elbow, bent out of the hand's own direction by some degrees."""
    THUMB = -1      # the side the thumb is on

    def __init__(self, start, elbow, wrist, width, seen, least, most):
        """The hand turns at the start, the wrist is so far from there; it bends by no less and no more degrees.

        What is seen of it is so long, from the wrist; None is all of it.
        """
        dx, dy = elbow[0] - start[0], elbow[1] - start[1]
        self.start, self.wrist, self.bend = start, wrist, self.bend_of(dx, dy)
        if not least <= self.bend <= most:
            raise ValueError("no wrist bends by %.0f degrees" % self.bend)
        length, width = math.hypot(dx, dy), FOREARM * width
        if length < wrist + 8:
            raise ValueError("the elbow lies in the hand")
        self.to = dx / length, dy / length
        self.stops = {side: self._stops(how, length - wrist, width, seen) for side, how in ((self.THUMB, THUMB_SIDE), (-self.THUMB, OTHER_SIDE))}
        # it is cut square, about its bones
        mean = sum(stops[-1][1] for stops in self.stops.values()) / 2
        for stops in self.stops.values():
            stops[-1] = stops[-1][0], mean, stops[-1][2]

    def _stops(self, how, rest, width, seen):
        """How far from the start, how thick to this side, how broad its line."""
        stops = [(self.wrist + u * rest, WRIST + k * (width - WRIST), w) for u, k, w in how]
        if seen is None:
            return stops
        end = self.wrist + seen
        short = [stop for stop in stops if stop[0] < end - 3] or stops[:1]
        (a, thin, _), (b, thick, w) = short[-1], stops[min(len(short), len(stops) - 1)]
        return short + [(end, thin + (thick - thin) * min(1, (end - a) / (b - a or 1)), w)]

    def at(self, far, aside):
        (x, y), (u, v) = self.start, self.to
        return "%.1f,%.1f" % (x + far * u - aside * v, y + far * v + aside * u)

    def edge(self, side):
        """From the wrist to the elbow."""
        return ["%s:%.2f" % (self.at(far, side * aside), w / ARM_LINE) for far, aside, w in self.stops[side]]

    def muscle(self):
        """Where the long muscle lies on the bone: from beside the elbow towards the wrist, as far as it is seen; None on a short forearm."""
        (_, _, _), *_, (end, thick, _) = self.stops[self.THUMB]
        far = end - self.wrist
        if far < MUSCLE_FROM:
            return None
        on = lambda u, k: self.at(self.wrist + u * far, self.THUMB * k * thick)
        return "%s:.15 %s:1 %s:.7 %s:.1" % (on(.92, .5), on(.66, .42), on(.44, .16), on(.24, -.02))

    def across(self):
        """The end at the elbow, which a sleeve covers."""
        return self.edge(-1)[-1] + " " + self.edge(1)[-1], 0


def _thin(P):
    """Points in the outline of an arm where it is cut as thin as a hand."""
    return [p.rstrip("!") + ":.7" + "!" * p.endswith("!") for p in P.split()]


class HoldingArm(Arm):
    """It comes from the right to a hand closed round an upright pole; who holds it over the thumb's root, who over the little finger's."""
    MIDDLE, PALM = (12, 0), 27      # where the palm turns towards the wrist, and how far that is

    def __init__(self, elbow, width=16, seen=None):
        # the pole lies aslant in the palm, so that the wrist goes far towards the little finger
        super().__init__(self.MIDDLE, elbow, self.PALM, width, seen, -42, 96)

    @staticmethod
    def bend_of(dx, dy):
        return math.degrees(math.atan2(dy, dx))

    def _heel(self, side, h):
        """The hand's own edge, half way from the palm to the wrist; on the inside of a sharp bend there is but a crease."""
        if side * self.bend > 34:
            return []
        a = math.radians(self.bend * .5)
        (x, y), c, s = self.start, math.cos(a), math.sin(a)
        return ["%.1f,%.1f:.76" % (x + 11 * c - side * h * s, y + 11 * s + side * h * c)]

    def over(self, root, h=13.5):
        """From the root of the hand, on the thumb's side, to the elbow."""
        return " ".join(_thin(root) + self._heel(-1, h) + self.edge(-1)), ARM_LINE, "wire"

    def under(self, root, h=13.5):
        """Back from the elbow, on the little finger's side."""
        end = [self.at(self.wrist - 10, 9) + ":.6"] if self.bend > 62 else _thin(root)
        return " ".join(self.edge(1)[::-1] + self._heel(1, h) + end), ARM_LINE, "-wire"

    def wrinkle(self):
        """A short line where the wrist turns."""
        side = 1 if self.bend > 20 else -1
        return "%s %s %s" % (self.at(self.wrist - 2, side * 9), self.at(self.wrist, side * 4), self.at(self.wrist - 1, 0))


class ReachingArm(Arm):
    """It comes from below to a hand that has its wrist at the origin."""
    THUMB = 1

    def __init__(self, elbow, width=16, seen=None):
        super().__init__((0, 0), elbow, 3, width, seen, -50, 50)

    @staticmethod
    def bend_of(dx, dy):
        return math.degrees(math.atan2(-dx, dy))

    def up(self, P):
        """From the elbow to the wrist on the thumb's side, and on."""
        return " ".join(self.edge(1)[::-1] + _thin(P)), ARM_LINE, "wire"

    def down(self, P):
        """Along the last finger to the wrist and the elbow."""
        return " ".join(_thin(P) + self.edge(-1)), ARM_LINE, "wire"


def _skin(s, *edges):
    s.part(list(edges), fill=FLESH, reg=0, grain=False)


# Half as thick as told, from the root of a finger to its tip: a bone between two joints is thinner than they are.
FLESHED = ((0, 1), (.28, .88), (.46, .94), (.72, .78), (.93, .6))
BENT = ((0, 1.06), (.45, .98), (.78, 1), (.97, .8))       # one whose end is turned away: its middle joint is what is seen
BABE = ((0, 1), (.4, 1), (.72, .86), (.93, .62))
THUMB = ((0, 1.36), (.3, 1.04), (.52, .86), (.76, .88), (.94, .64))


def _sides(bone, thick, fleshed):
    """The two sides of a finger and the round of its tip, from the line of its bones."""
    D = dense(pts(bone), 1)
    way = [0.0]
    for a, b in zip(D, D[1:]):
        way.append(way[-1] + math.dist(a[:2], b[:2]))
    left, right = [], []
    for u, k in fleshed:
        i = min(range(len(D)), key=lambda j: abs(way[j] - u * way[-1]))
        a, b = D[max(0, i - 3)], D[min(len(D) - 1, i + 3)]
        l = math.dist(a[:2], b[:2]) or 1
        x, y, h = -(b[1] - a[1]) / l, (b[0] - a[0]) / l, thick * k / 2
        left.append((D[i][0] + x * h, D[i][1] + y * h))
        right.append((D[i][0] - x * h, D[i][1] - y * h))
    a, b = D[-4], D[-1]
    l = math.dist(a[:2], b[:2]) or 1
    x, y, h = (b[0] - a[0]) / l, (b[1] - a[1]) / l, thick * fleshed[-1][1] / 2
    # a joint that is bent away is bony, a tip is round
    end = ((.26, .74), (.4, .08), (.2, -.8)) if fleshed is BENT else ((.5, .62), (.8, 0), (.42, -.66))
    tip = [(b[0] + x * h * f - y * h * g, b[1] + y * h * f + x * h * g) for f, g in end]
    return left, tip, right[::-1]


def _digit(s, bone, thick=9.5, w=2.3, fleshed=FLESHED, nail=False, beside=None):
    """A finger along its bones, from its root, which is open, to its tip; its nail, where its back is turned to us.

    Where it lies beside another, beside is the side, 0 its left or 1 its right, and the width of the line between them, as far as they are joined.
    """
    left, tip, right = _sides(bone, thick, fleshed)
    P = left + tip + right
    if beside and not s.pure:
        side, fine = beside
        k = max(1, round(len(left) * JOINED_TO) - 1)
        free = [P[k:], P[:k + 1]] if side == 0 else [P[:len(P) - k], P[-k - 1:]]
        edges = [(free[1], fine, "-rat"), (free[0], w, "wire")] if side == 0 else [(free[0], w, "wire"), (free[1], fine, "-rat")]
        _skin(s, *edges, ([P[-1], P[0]], 0))
    else:
        _skin(s, (P, _w(s, w), "wire"), ([P[-1], P[0]], 0))
    if nail and not s.pure:
        # its root, a stroke across
        (ax, ay), (bx, by), (x, y) = left[-1], right[0], left[-2]
        ux, uy = (left[-1][0] - x) * .2, (left[-1][1] - y) * .2
        across = lambda k, back: (ax + (bx - ax) * k - ux * back, ay + (by - ay) * k - uy * back)
        s.line([across(.24, 0), across(.5, 1), across(.76, 0)], NAIL, "swell")


def _four(s, bones, thicks, joined, fleshed=FLESHED):
    """Four fingers, the last first; joined is the side of the middle one on which the one beneath it lies."""
    for i, (bone, thick) in enumerate(zip(bones, thicks)):
        _digit(s, bone, thick, (BETWEEN, 2.3)[i == len(bones) - 1], fleshed, beside={1: (1 - joined, 0), 2: (joined, JOINED)}.get(i))


def _thumb(s, bone, thick=10.5, w=2.7, nail=True):
    _digit(s, bone, thick, w, THUMB)
    if nail and not s.pure:        # its edge, on the side that is turned to us
        left, tip, right = _sides(bone, thick * .55, THUMB)
        s.line([tip[1], tip[0], left[-1]], HAIR, "swell")


TAPERED = ((0, 1), (.3, .92), (.55, .9), (.8, .7), (.95, .5))      # a lady's finger, from its root to its tip


def finger(s, bone, thick, w=2.4):
    """A finger that tapers, along its bones; its root is open."""
    left, tip, right = _sides(bone, thick, TAPERED)
    _skin(s, ([(x, y, False, None) for x, y in left + tip + right], w, "wire"), ([right[-1] + (False, None), left[0] + (False, None)], 0))


def _w(s, w):
    """How broad a line is told: in high contrast none is lost, not even of a small hand."""
    return max(w, FINE_PURE / (min(1, s.stack[-1].s * s.broader) if s.slight else 1)) if s.pure else w


def _variant(s, n):
    """Which of the ways a kind of hand is drawn: as the card and the hands before this one have it."""
    s.hands = getattr(s, "hands", -1) + 1
    return int(Rng(("hand", s.seed))(0, 997) + s.hands) % n


# A closed hand, back to front.  Fingers and thumb are told edge by edge: what is seen against the ground, what lies against the next finger, and
# the end, which is left open or lies under what comes after.  The arm is told by its roots, on the thumb's side and the little finger's, and the
# height of its heel.  What is carved last are nails, creases and the marks of the knuckles.
KINK = .24      # as steeply a finger rises to its last joint; from there it falls
TIP = .92      # of what is told, how thick its tip is


def _tapered(*fingers):
    """Fingers that come round from behind, from the last to the first, told by their middle joint, their tip and how thick they are at either: no two go the same way, or are as long.

    Each is the bone of its middle joint, its upper side, its tip and its lower side.  Flesh lies under them all, so that no ground is seen between two.
    """
    along = lambda k: ["%.1f,%.1f!" % (x + (u - x) * k, y + (v - y) * k) for (x, y), (u, v), _, _ in fingers]
    rows = [("flesh", " ".join(along(.15) + along(.85)[::-1]))]
    for i, ((x, y), (u, v), thick, thin) in enumerate(fingers):
        l = math.dist((x, y), (u, v))
        dx, dy = (u - x) / l, (v - y) / l
        thin *= TIP
        p = lambda far, aside: "%.1f,%.1f" % (x + dx * far + dy * aside, y + dy * far - dx * aside)
        rise, half = KINK * .45 * l, .24 * (thick + thin)
        low, up, tip_up, tip_low = p(.1 * l, -.46 * thick), p(.06 * l, .5 * thick), p(l, .46 * thin), p(l, -.5 * thin)
        joint = " ".join((low, p(-.24 * thick, -.38 * thick), p(-.44 * thick, .06 * thick), p(-.26 * thick, .42 * thick), up))
        above, below = p(.47 * l, half + rise), p(.45 * l, rise - half)
        tip = " ".join((tip_up, p(l + .3 * thin, .1 * thin), p(l + .2 * thin, -.36 * thin), tip_low))
        # the ring finger's upper side is not cut as far as it lies on the middle one's, whose lower side is a hair there
        upper = ((up + " " + above, 0), (above + " " + tip_up, FINE)) if i == 1 else ((" ".join((up, above + "!", tip_up)), FINE),)
        lower = ((tip_low + " " + below, FINE), (below + " " + low, JOINED)) if i == 2 else ((" ".join((tip_low, below, low)), FINE if i else EDGE),)
        rows.append(("skin", ((joint, EDGE), *upper, (tip, FINE), *lower)))
    return rows


GRIPS = {
    # from the fingers' side: they come round the pole from behind, their tips go towards the ball of the thumb, which lies over the first two
    "fist": [
        ("arm", "13,-14", "6,16", 13.5, ("6,16 3,6 6,-6 13,-14",)),
        *_tapered(((-5.4, 15), (4.4, 11.4), 6.2, 4.6), ((-11.8, 8.4), (9, 5.2), 7.8, 6), ((-15.6, .6), (12.8, -1.4), 8.6, 6.6), ((-13.8, -7.8), (9, -8), 8.8, 7)),
        ("skin", (("23,-11 16,-18 8,-20.4 1.6,-19.2 -4.6,-14.4 -10.6,-8.6", EDGE), ("-10.6,-8.6 -12,-5.4 -9.4,-3.8 -6.6,-5.4", 2.2), ("-6.6,-5.4 -1,-9.4 5.6,-12 13,-10.6 18,-5", FINE), ("18,-5 23,-11", 0))),
        ("hair", "2,-16.8 4,-15.2 3.8,-12.8", "18,-5 21.4,2 18,10"),
    ],
    # the same, the thumb straight across the fingers, its tip bent against the second
    "crossed": [
        ("arm", "14,-14", "6,17", 13.5, ("6,17 3,6 6,-6 14,-14",)),
        *_tapered(((-4.8, 15), (3.4, 12.6), 6, 4.6), ((-11, 8.6), (9.6, 5.8), 7.6, 6.2), ((-15.4, .8), (11, -.8), 8.6, 6.8), ((-13.2, -7.8), (7.6, -7.6), 9, 7.6)),
        ("skin", (("24,-11 17,-18 8,-18.4 0,-15 -6.6,-10.2 -12.6,-4.6", EDGE), ("-12.6,-4.6 -13.8,-1.6 -11.2,0 -8.4,-1.2", 2.2), ("-8.4,-1.2 -2,-5.2 4,-8 11,-9 18,-5", FINE), ("18,-5 24,-11", 0))),
        ("hair", "1,-13.4 3.2,-11.6 3,-9", "18,-5 21,2 18,10"),
    ],
    # from the palm's side, the fingers round the pole towards us, the thumb up along it
    "inside": [
        ("skin", (("22,-10 16,-15.6 10.6,-20.4 8.4,-26 7,-31.4", EDGE), ("7,-31.4 5,-34.6 2,-33.6 1.2,-29.4", 2.2), ("1.2,-29.4 1.4,-24 -2,-15 2,-6", EDGE), ("2,-6 22,-10", 0))),
        ("arm", "19,-13", "6,16", 13.5, ("6,16 4,0 8,-8 19,-13",)),
        *_tapered(((-4.6, 15.6), (6, 11.4), 6, 4.4), ((-11.6, 9), (9.4, 5.4), 7.4, 5.8), ((-15.2, 1), (13.6, -1.8), 8.4, 6.4), ((-12.6, -7.4), (11, -8.8), 8.8, 6.8)),
        ("hair", "16,-9 21,-3 20.4,5 16,11"),
    ],
    # from the thumb's side: it lies along the first finger, the others are seen less and less
    "grip": [
        ("arm", "15,-14", "5,16", 13.5, ("5,16 2,6 5,-6 15,-14",)),
        *_tapered(((-3.8, 14.6), (3.4, 11.8), 5.8, 4.6), ((-10, 8.4), (6, 6.2), 7.4, 6), ((-14, .8), (9.4, -.6), 8.6, 6.8), ((-14.6, -7.6), (11, -8), 9, 7.8)),
        ("skin", (("24,-12 18,-18 11,-20.6 4,-18.8 -4,-18.6 -10.6,-17", EDGE), ("-10.6,-17 -14.2,-15 -13.4,-12 -9.8,-11.8", 2.2), ("-9.8,-11.8 -3,-12.6 5,-12 13,-9.6 18,-5", FINE), ("18,-5 24,-12", 0))),
        ("hair", "3,-17.4 4.6,-15.6 4,-13.4", "18,-5 22,1 19.6,8"),
    ],
    # from the back of the hand, the thumb across: it comes over the pole's far side and lies along the first finger
    "grasp": [
        ("skin", (("18,-11 10,-18.4 2,-20.4 -6,-20 -11,-18.4", EDGE), ("-11,-18.4 -13.6,-15.6 -11,-13.4", 2.2), ("-11,-13.4 0,-8 18,-11", 0))),
        ("bent", ("8,12.6 1,15.8 -4.4,15.6", "7,6.6 -2,9.8 -9,8.6", "6,-.6 -4,1.4 -12,.4", "7,-8 -3,-8.8 -11.4,-8.6"), (6.2, 7.4, 8.4, 8.4)),
        ("arm", "9,-14", "3.4,18.4", 14, ("3.4,18.4 3,12 2.4,1 4,-8 9,-14",)),
        ("hair", ".6,-10.2 3.4,-8.2 3,-5.2", "0,-1.8 2.2,0 1.8,2.8"),
        ("cut", "8,-6 13,-4.4 20,-3.4"),
    ],
    # from the back of the hand, a light thing: the first finger goes over it by itself, the thumb against it from behind
    "light": [
        ("skin", (("17,-12 10,-18.6 3,-21.6 -4,-23", EDGE), ("-4,-23 -7.8,-22.4 -8,-19.8 -5,-17.6", 2.2), ("-5,-17.6 0,-10 17,-12", 0))),
        ("bent", ("8,12.6 1,15.8 -5.6,14", "7,6.4 -2,9.6 -10,7.4", "6,-.6 -4,2 -13,.8"), (6.8, 7.8, 8.4)),
        ("digit", ("8,-8 -4,-12! -11.4,-9.4 -14.4,-3.4",), (8,)),
        ("arm", "10,-14.4", "3.4,18.4", 14, ("3.4,18.4 3,12 2.2,1 4,-8 10,-14.4",)),
        ("hair", "2,-12.6 4.2,-10.6 3.6,-7.6", "0,-1.4 2.4,.4 2,3.2"),
        ("cut", "7,-5 12,-3 18,-2"),
    ],
    # from above, on a rail or a rope: the fingers over it, their tips to us, the thumb beside it
    "overhand": [
        ("thumb", "18,-8 9,-17 1.4,-24.6", 8.8),
        ("digit", ("5,11.6 -4,15.4! -11.4,16.6", "4,5.6 -8,8! -17,9.6", "3,-1.6 -10,-.8! -21,1.4", "4,-9.4 -9,-11.2! -19,-8.4"), (7, 8, 8.6, 8.4)),
        ("arm", "13,-14", "7,16.6", 13.5, ("7,16.6 1,15 0,2 1,-10 13,-14",)),
        ("hair", "-1,-12 1.4,-10 .6,-7", "-2.4,-4 0,-2.4 -.8,.6"), ("cut", "4,-6 10,-4.6 17,-4"),
    ],
    # hung by the fingers from an edge or a cord: their middle joints stand up, the tips go round it out of sight, no thumb
    "hook": [
        ("bent", ("8,12.6 0,16.6 -6,13.4 -6.8,8.6", "7,6.6 -3,10.4 -10.6,7.8 -11.6,2.6", "6,-.4 -5,2.2 -13,.4 -14.4,-3.6", "7,-7.8 -2,-7.4 -10.6,-8.4 -12.4,-11.8"), (7, 8, 8.4, 8)),
        ("arm", "10,-14", "4,17.4", 14, ("4,17.4 2.6,12 1.8,1 4,-9 10,-14",)),
        ("hair", ".6,-10 3.2,-8.2 2.6,-5.4", "-.6,-1.6 1.8,0 1.2,2.8"), ("cut", "7,-5 12,-3.4 18,-2.6"),
    ],
    # half closed on nothing: the first finger's tip at the thumb's, the others bent behind it
    "loose": [
        ("arm", "14,-13", "5,16", 13.5, ("5,16 2,9 3,-3 14,-13",)),
        *_tapered(((-4, 14.8), (3.4, 13.4), 5.8, 4.4), ((-9.6, 8.4), (5.6, 8), 7.2, 5.8), ((-12, .8), (7, 2.2), 8.2, 6.2), ((-12.6, -8), (3.4, -3.4), 8.4, 6.2)),
        ("skin", (("23,-12 16,-16.6 9,-15.6 4.2,-12.6", EDGE), ("4.2,-12.6 .2,-9.4 .8,-6 4.2,-5.4", 2.2), ("4.2,-5.4 9,-7.4 14,-7.4 19,-4", FINE), ("19,-4 23,-12", 0))),
        ("hair", "19,-4 21.6,2 19,8"),
    ],
    # from the back of the hand, about a hilt: the thumb over the far side, the fingers bent at their middle joints and gone round it
    "wrapped": [
        ("skin", (("18,-11 10,-18.4 2,-20.8 -5,-21 -10.4,-19.6", EDGE), ("-10.4,-19.6 -13.4,-17 -11,-13.8", 2.2), ("-11,-13.8 0,-8 18,-11", 0))),
        ("bent", ("8,12.6 .6,16 -5.4,14.2 -7.4,10", "7,6.8 -2,10 -9.6,8.2 -11.8,3.6", "6,-.2 -4,2 -12.4,.6 -14.8,-4", "7,-7.8 -2,-7.6 -10.6,-8.4 -13.8,-12.8"), (6.8, 7.6, 8.2, 8.2)),
        ("arm", "9,-14", "4,18", 14, ("4,18 3,12 2.2,1 4.2,-9 9,-14",)),
        ("hair", ".8,-9.8 3.4,-8 3,-5", "-.4,-1.6 2.2,0 1.6,2.8", ".4,5.6 2.8,7 2.4,9.6"),
        ("cut", "8,-6 13,-4.4 20,-3.4"),
    ],
    # from the palm's side, shut hard: the thumb bends down over the first two fingers, its nail to us
    "clench": [
        ("arm", "14,-14", "6,16", 13.5, ("6,16 3,6 6,-6 14,-14",)),
        *_tapered(((-5.2, 15.2), (4.6, 11.8), 6.2, 4.6), ((-12, 8.8), (9, 5.6), 7.8, 6), ((-16, .8), (10, -1), 8.6, 6.6), ((-14.6, -7.8), (6, -8), 8.8, 7)),
        ("skin", (("24,-11 18,-18 9.6,-21.8 1.6,-19.6 -3.4,-13.4 -5.8,-6.4 -7,-.6", EDGE), ("-7,-.6 -6.8,4 -3.2,5.2 .2,2.2", 2.2), (".2,2.2 2.4,-3.6 6,-7.6 11,-7.8 18,-3", 2.2), ("18,-3 24,-11", 0))),
        ("hair", "-5.4,-1.6 -3,-2.6 -.4,-1", "1.4,-17 3.8,-15.6 5,-13", "17,-4 20.6,2 18,10"),
    ],
    # from the back of the hand: the thumb comes round before the pole, above the first finger and apart from it
    "clasp": [
        ("bent", ("8,12.6 .8,15.8 -5,14.2 -7,10.4", "7,6.8 -2,9.8 -9.4,8 -11.6,3.8", "6,-.4 -4,1.8 -12,.4 -14.2,-4", "7,-7.4 -2,-7.4 -9.6,-7.6 -12.4,-11"), (6.8, 7.6, 8.2, 8)),
        ("arm", "15,-14", "4,18", 14, ("4,18 3,12 2.2,1 5,-8 15,-14",)),
        ("skin", (("21,-11.4 16,-17.4 10,-22.8 2.6,-26 -5,-25.4 -10.6,-22", EDGE), ("-10.6,-22 -13.8,-18.6 -11.6,-15.2 -7.6,-16.4", 2.2), ("-7.6,-16.4 -2.4,-18 2.6,-16.4 7,-11 12,-4", 2.2), ("12,-4 21,-11.4", 0))),
        ("hair", "-7.8,-23.2 -6,-20.6 -6.8,-17.8", "4.4,-24 5.4,-21.8 4.6,-19.6", ".4,-9.4 2.8,-7.8 2.4,-5", "-.2,-1.6 2.2,0 1.6,2.8"),
        ("cut", "12,-4 16,-.6 21,1"),
    ],
    # from the palm's side, lightly: the thumb is laid up and across the pole, the fingers round it beneath
    "clutch": [
        ("arm", "19,-13", "6,16", 13.5, ("6,16 4,0 8,-8 19,-13",)),
        *_tapered(((-4.4, 15.6), (6, 12), 6, 4.4), ((-11.2, 9.2), (9.4, 6.4), 7.4, 5.8), ((-14.8, 1.4), (12.6, -.4), 8.4, 6.4), ((-12.8, -7), (9, -7.4), 8.8, 6.8)),
        ("skin", (("23,-11 18,-17.4 12.4,-21.6 6,-25.8 -.6,-30.8", EDGE), ("-.6,-30.8 -5,-32.6 -7.4,-29.4 -5.4,-25.6", 2.2), ("-5.4,-25.6 -1,-21 2.8,-16.4 5.4,-10.4 9,-5.6 16,-2", 2.2), ("16,-2 23,-11", 0))),
        ("hair", "-1.6,-28.6 -3.6,-27.4 -4,-25", "8.4,-23 7.6,-20.4 5.4,-18.6", "15,-3 20,1 17,10"),
    ],
}


def _closed(s, arm, marks):
    """A row of GRIPS, the forearm with it."""
    s.hands = getattr(s, "hands", -1) + 1
    for kind, *what in marks:
        if kind == "skin":
            _skin(s, *((P, w and _w(s, w), "wire") for P, w in what[0]))
        elif kind == "flesh":
            if not s.pure:
                s.fill(what[0], FLESH)
        elif kind == "arm":
            over, under, heel, end = what
            _skin(s, arm.over(over, heel), arm.across(), arm.under(under, heel), *((P, 0) for P in end or ("%s %s" % (under, over),)))
        elif kind == "digit":
            _four(s, *what, 1)
        elif kind == "bent":
            _four(s, *what, 1, BENT)
        elif kind == "thumb":
            _thumb(s, *what, nail=False)
        elif s.pure:
            continue
        elif kind == "cut":
            s.line(what[0], 2.6, "rat")
        else:
            s.lines(what, HAIR, "hair")
    if not s.pure:
        s.line(arm.wrinkle(), HAIR, "swell")
        _strained(s, arm)


def _strained(s, arm):
    """The muscle of a man's forearm."""
    if arm.muscle() and not (s.pure or s.slight):
        s.line(arm.muscle(), MUSCLE, "flat")


def _grip_of(row):
    """The hand closed as a row of GRIPS says."""
    return lambda s, arm: _closed(s, arm, GRIPS[row])


fist, crossed, inside, grip, grasp, light, overhand, hook, loose, wrapped, clench, clasp, clutch = map(_grip_of, (
    "fist", "crossed", "inside", "grip", "grasp", "light", "overhand", "hook", "loose", "wrapped", "clench", "clasp", "clutch"))


def _palm(s, arm, up, top, down, w=2.2):
    """Wrist and palm over the roots of the fingers; its upper edge is cut where corners are told."""
    _skin(s, arm.up(up), (top, _w(s, w) if "!" in top else 0, "wire"), arm.down(down), arm.across())
    _strained(s, arm)


def _creases(s, *Ps, w=HAIR):
    if not s.pure:
        s.lines(Ps, w, "hair")


def open_hand(s, arm):
    """The palm towards us, fingers a little apart."""
    how = _variant(s, 2)
    bones = (("11,-20 17,-31! 20,-42", "5.6,-25 7.4,-41! 11.6,-55", "-1.6,-26 -.8,-43! 2,-60", "-9,-24 -13,-38! -15.6,-54"),
             ("11,-20 18,-29! 19,-40", "5.4,-25 7.6,-40! 7.4,-53", "-1.6,-26 -1,-43! -3,-58", "-9,-24 -15,-37! -19.6,-50"))[how]
    _four(s, bones, (8.2, 9, 9.6, 9.2), 0)
    _palm(s, arm, "-12,-8 -14,-18 -13.5,-26", "-13.5,-26 -2,-29 9,-27 15,-21", "15,-21 15,-14")
    _thumb(s, ("-3,-7 -16,-16 -22,-27 -27,-35", "-3,-7 -17,-14 -25,-23 -33,-28")[how], 11.5, nail=False)
    s.lines(["0,-3 -1,-11 -6,-19"], _w(s, FINE), "swell")
    _creases(s, "-6,-22 2,-19 13,-20", "-9,-17 0,-13 11,-14", *(("-11,-36 -9,-35 -7,-36.4", "-1,-42 .6,-41 2.6,-42", "7,-39 9,-38 11,-39.6")))


def push(s, arm):
    """Flat against a load: the back of it towards us, fingers close, thumb out."""
    how = _variant(s, 2)
    _thumb(s, ("-6,-8 -15,-16 -20,-25 -21,-34", "-6,-8 -16,-15 -19,-24 -18,-33")[how], 10.5, nail=False)
    bones = (("11,-20 14.4,-32! 12.6,-44", "5,-24 6.4,-39! 5.4,-54", "-2,-25 -1,-42! -1.6,-58", "-9,-23 -10.6,-37! -8.6,-52"),
             ("11,-20 16,-31! 16.6,-42", "5,-24 7,-39! 6.6,-54", "-2,-25 -1,-42! -1.4,-57", "-9,-23 -13,-37! -12.6,-51"))[how]
    _four(s, bones, (8, 8.8, 9.2, 8.8), 0)
    _palm(s, arm, "-12,-9 -14,-18 -13.5,-25", "-13.5,-25 -2,-28 9,-26 15,-20", "15,-20 15,-12")
    s.lines(["-4.5,-28 -4,-22 -3.4,-17", "2.6,-28 3,-21 3,-16", "8.6,-25 8,-19 7,-15"], _w(s, HAIR), "nail")
    _creases(s, "-12,-36 -10,-37.4 -8,-36.4", "-4,-40 -1.4,-41.6 1,-40.4", "4,-38 6.6,-39.4 9,-38")


def point(s, arm):
    """The first finger out, the others shut, the thumb upon them."""
    _digit(s, "-8,-18 -9,-34! -9,-48 -7,-60", 9.4, nail=True)
    _palm(s, arm, "-12,-9 -14,-18 -13,-25", "-13,-25 -2,-30 9,-28 16,-20", "16,-20 16,-12")
    # the last three, square at the middle joint, their ends shut into the palm
    for joint, upper, tip, lower in (("11.5,-27 15,-28 18.5,-24.5", "18.5,-24.5 18.5,-18 16,-13", "16,-13 12.5,-11 9.5,-14", "9.5,-14 10,-21 11.5,-27"),
                                     ("4,-31 8,-33 12.5,-30", "12.5,-30 12.6,-22 11,-15", "11,-15 7,-12.5 3.5,-15.5", "3.5,-15.5 4,-24 4,-31"),
                                     ("-4,-32.5 0,-35.5 5,-32.5", "5,-32.5 5.5,-24 4.5,-17", "4.5,-17 0,-14 -4,-18", "-4,-18 -4.5,-26 -4,-32.5")):
        _skin(s, (joint, _w(s, EDGE), "wire"), (upper, _w(s, FINE), "wire"), (tip, _w(s, FINE), "wire"), (lower, _w(s, FINE), "wire"))
    _skin(s, ("-11,-6 -14,-12 -12.4,-18 -6,-21.6 2,-22 7.4,-19.8", _w(s, EDGE), "wire"), ("7.4,-19.8 9,-16.8 5.4,-14.8", _w(s, 2.2), "wire"), ("5.4,-14.8 -1,-15.8 -4.6,-13.4 -5.6,-9", _w(s, FINE), "wire"), ("-5.6,-9 -11,-6", 0))
    _creases(s, "-4,-7 2,-6 7,-2", "-11,-42 -9,-41 -6.4,-42.4")


def cup_hand(s, arm):
    """Holding something small from the side: fingers round it, the thumb on its rim; it stands above the origin, some 30 wide."""
    how = _variant(s, 2)
    for bone, thick in zip((("2,-3 14,-4 21,-8", "2,-6 16,-8 24,-15", "1,-9 15,-13 22,-22"), ("2,-3 13,-3 20,-5", "2,-6 16,-7 25,-12", "1,-9 16,-13 25,-20"))[how], (8.4, 9.2, 9.2)):
        _digit(s, bone, thick, BETWEEN)
    _palm(s, arm, "-13,-6 -14,-12", "-14,-12! -4,-15 6,-13 10,-8!", "10,-8 13,-3", FINE)
    _thumb(s, ("-7,-6 -14,-16 -14,-27 -10,-35", "-7,-6 -15,-15 -16,-25 -9,-33")[how], 10.5)
    _creases(s, "-4,-4 2,-6 6,-10")


# a hand at rest: its fingers from the last to the first, its thumb, the row of its knuckles
RESTS = (
    # at ease, the fingers bent and falling together
    (("10,-20 15.4,-30! 12.6,-42", "4,-23 7.4,-36! 4.6,-50", "-3,-24 -.4,-39! -2.6,-54", "-9,-22 -11.6,-36! -9.6,-50"), "-5,-8 -15,-14 -17,-24! -13,-33"),
    # set down with its weight, the thumb and the first finger a little apart
    (("10,-19 15.6,-29! 14.6,-41", "4,-23 6.6,-37! 5.2,-51", "-3,-24 -1,-40! -2.4,-54", "-9,-22 -13,-36! -13,-50"), "-4,-8 -16,-14 -20.6,-22! -21.6,-32"),
    # half closed, the first finger a little apart
    (("10,-20 16.6,-29! 12.4,-38", "4,-23 8.4,-35! 5,-45", "-3,-24 .4,-38! -2.6,-49", "-9,-22 -14,-34! -14.6,-47"), "-5,-8 -16,-16 -19,-26! -14.4,-34"),
)


def rest(s, arm):
    """Lying on a knee or hanging at ease: the back of it, the thumb beside the fingers."""
    bones, thumb = RESTS[_variant(s, len(RESTS))]
    _thumb(s, thumb, 10.5, nail=False)
    _four(s, bones, (8.8, 9.8, 10.2, 9.8), 0)
    _palm(s, arm, "-12,-9 -14,-16 -13.5,-24", "-13.5,-24 -8,-29 4,-29 12,-25 15.5,-18", "15.5,-18 15,-11")
    # tendons, and the first two knuckles
    s.lines(["-6.4,-27 -6,-21 -4.6,-17", "1.2,-28 1.4,-21 1.4,-17", "7.6,-26 7,-20 6,-16"], _w(s, HAIR), "nail")
    _creases(s, "-12.6,-25 -10,-27.4 -7.4,-26", "-5,-28 -2,-30 .6,-28.4")


def small(s, arm):
    """A babe's hand laid against something: its back to us, short fingers spread, a dimple at each root."""
    _thumb(s, "-4,-8 -14,-14 -22,-20 -25,-28", 11, 2.8, False)
    for bone, thick in zip(("9,-18 16,-27 18,-36", "4,-22 8,-34 8,-45", "-3,-23 -1,-36 -2,-48", "-9,-21 -12,-34 -14,-44"), (9.6, 10.4, 10.8, 10.4)):
        _digit(s, bone, thick, 2.4, BABE)
    _palm(s, arm, "-13,-8 -14,-15 -13.5,-21", "-13.5,-21 -3,-25 9,-23 15,-16", "15,-16 14,-9", 2.4)
    _creases(s, "-9,-23 -7.6,-21.4 -6,-22.6", "-1,-24.4 .6,-22.8 2.2,-24", "6,-22.4 7.4,-20.8 9,-21.6")


def pinch(s, arm):
    """Finger and thumb together on a thing at the origin, the others bent beneath."""
    how = _variant(s, 2)
    bones = (("20,13 14,20 8,23", "18,9 8,16.6 1,18.4", "16,4 4,10 -4,12"), ("20,12 14,20 9.6,25", "18,9 8,15.6 2,20", "16,4 3,9 -5,13"))[how]
    for bone, thick in zip(bones, (7.6, 8.2, 8.6)):
        _digit(s, bone, thick, FINE, BENT)
    _skin(s, ("3,-11 12,-14", EDGE, "-wire"), arm.over("12,-14", 13), arm.across(), arm.under("20,13", 13), ("20,13! 15,6 8,0 3,-11", 0))
    _digit(s, "20,-7 6,-9.5 -2,-6 -8,0", 8.6)
    _thumb(s, "24,3 12,3 3,3.4 -6.5,5", 9.6, nail=False)
    _creases(s, "4,-12.6 6,-10 5,-7", arm.wrinkle())


def pray(s, arm):
    """One hand upright in prayer, seen from the back and a little from its edge: four fingers close together, each of its own length, the thumb by itself."""
    for bone, thick in zip(("-4,-20 -6.6,-38 -5.4,-54", ".4,-23 -.4,-43 .8,-61", "5,-21 6,-40 6,-55", "8.6,-17 11,-31 11,-43"), (8.2, 8.6, 8, 7.2)):
        _digit(s, bone, thick, BETWEEN)
    _palm(s, arm, "-9.6,-8 -10.6,-16 -8.6,-22", "-8.6,-22 0,-26 8,-24 12.6,-17", "12.6,-17 12.6,-9")
    _thumb(s, "-4,-7 -11.6,-14 -14.6,-24 -13.6,-34", 9, nail=False)
    _creases(s, "-5.6,-23 -3.4,-25 -1.4,-23.8", "3,-24.6 5.2,-26 7,-24.4", "2,-20 2.4,-15 1.6,-11")


def bear(s, arm):
    """Flat beneath a load, seen from its edge: the little finger's side towards us, the tips bent up a little, the thumb beyond."""
    _digit(s, "-5,-10 -13,-20 -15,-31", 8.4)
    for bone, thick in zip(("-3,-18 -6,-42 -11,-59", "0,-18 -1,-40 -5,-56"), (7.6, 7.8)):
        _digit(s, bone, thick, BETWEEN)
    _palm(s, arm, "-9.6,-8 -10,-14 -8,-20", "-8,-20 0,-22 9,-18", "9,-18 10,-8")
    _digit(s, "4.6,-13 5.4,-31 1.6,-47", 8.4)
    _creases(s, "-3,-6 1.4,-10 1.6,-16")


def _inverse(t):
    """The point that a transform sends to x, y."""
    a, b, c, d, e, f = t.m
    det = a * d - b * c
    return lambda x, y: ((d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det)


def _elbow(c, elbow, *place):
    """Where the elbow is in the units of a hand put in its place."""
    outer = c.stack[-1]
    c.place(*place)
    inner = _inverse(c.stack[-1])
    c.pop()
    return inner(*outer(*elbow))


def _placed(c, hand, arm, place):
    """The hand is drawn in its place, all its lines in curves: it is small, and one looks at it."""
    kept, c.curved_from = c.curved_from, CURVED_FROM
    c.place(*place)
    hand(c, arm)
    c.pop()
    c.curved_from = kept


def _upper(c, elbow, upper, thick):
    """The upper arm from a point of it to the elbow, whose bone makes the round of the turn; the forearm comes over it."""
    (ex, ey), l = elbow, math.dist(elbow, upper)
    u, v = (upper[0] - ex) / l, (upper[1] - ey) / l
    p = lambda far, aside: "%.1f,%.1f" % (ex + far * u - aside * v * thick, ey + far * v + aside * u * thick)
    _skin(c, (" ".join((p(l, -1.12), p(.55 * l, -1.14), p(.1 * l, -.9), p(-.55 * thick, -.62), p(-.8 * thick, 0), p(-.55 * thick, .62), p(.1 * l, .9), p(.55 * l, 1.14), p(l, 1.12))), .9 * ARM_LINE, "wire"), (p(l, 1.12) + " " + p(l, -1.12), 0))


def hold(c, hand, elbow, at, tilt=0, k=.92, width=16, seen=None, upper=None):
    """A forearm from the elbow to a hand that holds what passes through a point.

    The pole, or the thing, is turned by tilt degrees from upright; its upper end is at the thumb.  The side the arm comes from tells
    whether it is a right or a left one.  Where the elbow is bare, upper is a point of the upper arm, which no sleeve covers as far as there.
    """
    k *= SLIGHT if c.slight else 1
    if upper:
        _upper(c, elbow, upper, FOREARM * width * k)
    place = *at, tilt, k, _elbow(c, elbow, *at, tilt)[0] < 0
    # the hand turns a little towards its forearm, so that what it holds lies aslant in the palm
    aslant = max(-ASLANT, min(ASLANT, .2 * HoldingArm(_elbow(c, elbow, *place), width, seen).bend))
    place = *at, tilt + (-aslant if place[-1] else aslant), *place[3:]
    arm = HoldingArm(_elbow(c, elbow, *place), width, seen)
    _placed(c, hand, arm, place)


def reach(c, hand, elbow, wrist, turn=0, k=.92, flip=False, width=16, seen=None, upper=None):
    """A forearm from the elbow to the wrist, and its hand, which goes on in the same direction or is turned out of it by some degrees."""
    k *= SLIGHT if c.slight else STRETCHED
    if upper:
        _upper(c, elbow, upper, FOREARM * width * k)
    x, y = _elbow(c, elbow, *wrist)
    place = *wrist, math.degrees(math.atan2(-x, y)) + turn, k, flip
    arm = ReachingArm(_elbow(c, elbow, *place), width, seen)
    _placed(c, hand, arm, place)
