# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands, each drawn once, and the forearm each grows out of.

A face asks for a hand by `hold` or `reach`: both are told where the elbow is, so that forearm, wrist and hand are one limb in one direction.
`hold` closes a hand round a pole (fist, grip, grasp) or upon a thing (pinch); the pole stands upright at the origin and the forearm comes
from the right, at whatever height.  `reach` puts a hand at the end of a forearm: it has its wrist at the origin and
reaches upwards, thumb to the left.  A hand is as long as a face from the brow to the chin.
"""
import math

from mokuhan import FLESH

WRIST = 10.5                    # half as thick
ARM_LINE, HAND_LINE = 5, 3.8


class Arm:
    """A forearm in the units of its hand: from the wrist it goes to the elbow, bent out of the hand's own direction by some degrees."""

    def __init__(self, start, elbow, wrist, width, seen, least, most):
        """The hand turns at the start, the wrist is so far from there; it bends by no less and no more degrees.

        What is seen of it is so long, from the wrist; None is all of it.
        """
        dx, dy = elbow[0] - start[0], elbow[1] - start[1]
        self.start, self.wrist, self.bend = start, wrist, self.bend_of(dx, dy)
        if not least <= self.bend <= most:
            raise ValueError("no wrist bends by %.0f degrees" % self.bend)
        length = math.hypot(dx, dy)
        if length < wrist + 8:
            raise ValueError("the elbow lies in the hand")
        self.to = dx / length, dy / length
        rest = length - wrist
        # how far from the start, how thick to one side, how broad its line
        self.stops = [(wrist, WRIST, HAND_LINE), (wrist + .22 * rest, WRIST + .18 * (width - WRIST), ARM_LINE),
                      (wrist + .62 * rest, width, ARM_LINE), (length, .94 * width, ARM_LINE)]
        if seen is not None:
            self.stops = self.stops[:1] + [(wrist + seen, WRIST + .18 * (width - WRIST) * min(1, seen / (.22 * rest)), ARM_LINE)]

    def at(self, far, aside):
        (x, y), (u, v) = self.start, self.to
        return "%.1f,%.1f" % (x + far * u - aside * v, y + far * v + aside * u)

    def edge(self, side):
        """From the wrist to the elbow."""
        return ["%s:%.2f" % (self.at(far, side * aside), w / ARM_LINE) for far, aside, w in self.stops]

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

    def over(self, root, h=15.5):
        """From the root of the hand, on the thumb's side, to the elbow."""
        return " ".join(_thin(root) + self._heel(-1, h) + self.edge(-1)), ARM_LINE, "wire"

    def under(self, root, h=15.5):
        """Back from the elbow, on the little finger's side."""
        end = [self.at(self.wrist - 10, 9) + ":.6"] if self.bend > 62 else _thin(root)
        return " ".join(self.edge(1)[::-1] + self._heel(1, h) + end), ARM_LINE, "-wire"

    def wrinkle(self):
        """A short line where the wrist turns."""
        side = 1 if self.bend > 20 else -1
        return "%s %s %s" % (self.at(self.wrist - 2, side * 9), self.at(self.wrist, side * 4), self.at(self.wrist - 1, 0))


class ReachingArm(Arm):
    """It comes from below to a hand that has its wrist at the origin."""

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


def _finger(s, P, w=3.4):
    """One finger: its outline from root to root, open at the root."""
    points = P.split()
    _skin(s, (P, w, "wire"), (points[-1] + " " + points[0], 0))


def fist(s, arm):
    """Fingers towards us: four of them laid round the pole, the thumb shut over the first."""
    _skin(s, arm.over("10,-17"), arm.across(), arm.under("8,17"), ("8,17 10,-17", 0))
    for P in ("13,10 6,8 -8,10 -13,14 -11,19 -2,21 10,19 16,15", "16,2 8,0 -10,1 -16,6 -14,11 -4,13 10,11 18,8",
              "17,-7 8,-9 -11,-8 -17,-3 -15,3 -4,5 10,3 18,-1", "15,-15 6,-17 -9,-17 -15,-11 -13,-6 -4,-4 10,-6 18,-9"):
        _finger(s, P)
    _finger(s, "25,-5 20,-15 8,-22 -3,-23 -8,-18 -4,-13 6,-12 16,-4", 3.6)
    s.line("-5,-21 -3,-18 -5,-15", 1.8, "swell")
    s.lines(["-11,6 -8,8 -9,11", "-12,-3 -9,-1 -10,2", arm.wrinkle()], 1.8, "swell")


def grip(s, arm):
    """Seen from the thumb, which lies up along the pole; the fingers come round from behind it."""
    for P in ("-6,12 -15,11 -20,15 -17,20 -8,21 0,20", "-5,4 -16,2 -22,6 -19,12 -9,13 0,12", "-5,-5 -16,-7 -22,-3 -19,4 -9,5 0,4", "-3,-13 -13,-15 -18,-11 -16,-5 -8,-4 0,-5"):
        _finger(s, P)
    _skin(s, ("-3,-13 3,-20 12,-20", 3.8, "wire"), arm.over("12,-20"), arm.across(), arm.under("8,22", 17), ("8,22 -3,20", 3.8, "wire"), ("-3,20 -5,4 -3,-13", 0))
    _finger(s, "18,-2 8,-4 1,-12 -1,-25 1,-34 7,-35 10,-27 12,-17 19,-11", 3.6)
    s.lines(["3,-32 6,-30 8,-31", "17,-3 20,3 18,10", arm.wrinkle()], 1.9, "swell")


def grasp(s, arm):
    """The back of the hand and its knuckles towards us; thumb and finger tips go behind the pole."""
    _finger(s, "-2,-14 -9,-22 -6,-29 0,-27 7,-18", 3.4)
    _skin(s, arm.over("9,-20", 16.5), arm.across(), arm.under("8,20", 17), ("8,20 0,21 -12,19", 3.8, "wire"),
          ("-12,19! -19,17 -21,10! -24,6 -23,2! -24,-4 -19,-7! -18,-12 -11,-15!", 3.6, "wire"), ("-11,-15 -2,-18 9,-20", 3.8, "wire"))
    s.lines(["-19,-7 -11,-7 -6,-9", "-23,2 -13,1 -8,0", "-21,10 -12,10 -7,9"], 2.4, "nail")
    s.lines(["-7,-13 -2,-11 -3,-8", "-9,-4 -4,-3 -5,0", "-8,5 -4,6 -6,9", arm.wrinkle()], 1.9, "swell")


def open_hand(s, arm):
    """The palm towards us, fingers a little apart."""
    _skin(s, arm.up("-12,-8 -21,-16 -28,-26 -26,-31 -20,-28 -11,-22"),
          ("-11,-22! -17,-37 -20,-49 -16,-53 -12,-49 -8,-38 -5,-28!", 3, "wire"), ("-5,-28! -6,-44 -6,-57 -2,-61 2,-57 3,-43 3,-28!", 3, "wire"),
          ("3,-28! 9,-42 12,-54 16,-56 19,-52 15,-39 9,-26!", 3, "wire"), arm.down("9,-26! 18,-35 24,-41 28,-40 27,-35 19,-25 14,-14"), arm.across())
    s.lines(["-10,-9 -3,-16 1,-24", "-6,-24 3,-21 11,-18", "4,-4 8,-10 9,-15"], 1.9, "swell")


def push(s, arm):
    """Flat against a load: the back of it towards us, fingers close, thumb out."""
    _skin(s, arm.up("-13,-12 -22,-20 -27,-31 -23,-34 -16,-28 -10,-25"),
          ("-10,-25! -13,-42 -12,-51 -8,-54 -5,-50!", 3.2, "wire"), ("-5,-50! -4,-57 0,-60 3,-56!", 3.2, "wire"), ("3,-56! 5,-58 9,-57 10,-50!", 3.2, "wire"),
          arm.down("10,-50! 13,-49 16,-46 16,-36 14,-18"), arm.across())
    s.lines(["-5,-50 -5,-38 -4,-30", "3,-56 3,-42 3,-31", "10,-50 9,-38 8,-30"], 2.2, "nail")
    s.lines(["-8,-26 -5,-24 -3,-26", "0,-27 2,-25 4,-27"], 1.7, "swell")


def point(s, arm):
    """The first finger out, the others shut, the thumb upon them."""
    _skin(s, arm.up("-13,-14 -12,-26 -13,-44 -11,-58 -7,-61 -4,-57 -4,-40 -3,-28!"), ("-3,-28! 4,-33 11,-30 12,-25!", 3.4, "wire"),
          ("12,-25! 18,-22 18,-14!", 3.4, "wire"), arm.down("18,-14! 17,-8"), arm.across())
    s.lines(["12,-25 7,-19 2,-17", "18,-14 11,-11 5,-11"], 2.2, "nail")
    _finger(s, "-10,-8 -6,-18 4,-22 8,-18 3,-13 0,-5", 3.2)
    s.line("-10,-58 -8,-55 -6,-57", 1.7, "swell")


def cup_hand(s, arm):
    """Holding something small from the side: fingers round it, the thumb on its rim; it stands above the origin, some 30 wide."""
    _skin(s, arm.up("-14,-9 -17,-20 -16,-32 -11,-37 -7,-33 -8,-22 -4,-15!"), ("-4,-15! 6,-17 14,-22 21,-22 22,-17 14,-11 10,-8!", 3.2, "wire"),
          arm.down("10,-8! 18,-13 24,-12 23,-7 15,-2"), arm.across())
    s.lines(["-13,-33 -11,-30 -9,-32", "18,-21 18,-18 20,-17", "-6,-8 0,-6 5,-9"], 1.8, "swell")


def rest(s, arm):
    """Lying on a knee or hanging at ease: the back of it, fingers bent and together, thumb beside them."""
    _finger(s, "-8,-8 -15,-16 -19,-27 -15,-31 -9,-25 -5,-17", 3.2)
    _skin(s, arm.up("-12,-13 -11,-24 -11,-38 -7,-42 -4,-40!"), ("-4,-40! -2,-47 2,-47 4,-43!", 3.2, "wire"), ("4,-43! 7,-46 10,-43 11,-38!", 3.2, "wire"),
          arm.down("11,-38! 15,-38 16,-32 15,-17"), arm.across())
    s.lines(["-4,-40 -4,-30 -4,-24", "4,-43 3,-32 3,-25", "11,-38 9,-30 8,-25"], 2.2, "nail")
    s.lines(["-8,-22 -6,-20 -4,-22", "0,-22 2,-20 4,-22"], 1.7, "swell")


def pinch(s, arm):
    """Finger and thumb together on a thing at the origin, the others bent beneath."""
    _finger(s, "14,12 4,13 -1,19 3,24 14,23 22,18", 3.2)
    _finger(s, "14,5 1,6 -5,12 -1,17 12,16 22,11", 3.2)
    _skin(s, ("-7,-3 2,-8 12,-14", 3.6, "-wire"), arm.over("12,-14", 13), arm.across(), arm.under("19,13", 13), ("19,13 16,8 14,3", 3.4, "wire"), ("14,3! 6,2 -6,4 -10,1 -7,-3", 3.4, "wire"))
    _finger(s, "22,4 12,6 2,8 -6,7 -8,2 0,0 10,-3 20,-6", 3.2)
    s.lines(["-6,3 -3,5 -4,7", arm.wrinkle()], 1.7, "swell")


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


def hold(c, hand, elbow, at, tilt=0, k=.92, width=16, seen=None):
    """A forearm from the elbow to a hand that holds what passes through a point.

    The pole, or the thing, is turned by tilt degrees from upright; its upper end is at the thumb.  The side the arm comes from tells
    whether it is a right or a left one.
    """
    place = *at, tilt, k, _elbow(c, elbow, *at, tilt)[0] < 0
    arm = HoldingArm(_elbow(c, elbow, *place), width, seen)
    c.place(*place)
    hand(c, arm)
    c.pop()


def reach(c, hand, elbow, wrist, turn=0, k=.92, flip=False, width=16, seen=None):
    """A forearm from the elbow to the wrist, and its hand, which goes on in the same direction or is turned out of it by some degrees."""
    x, y = _elbow(c, elbow, *wrist)
    place = *wrist, math.degrees(math.atan2(-x, y)) + turn, k, flip
    arm = ReachingArm(_elbow(c, elbow, *place), width, seen)
    c.place(*place)
    hand(c, arm)
    c.pop()
