# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands, each drawn once: three that close round a pole, and those that lie open, point, hold a cup, push, rest and pinch.

A hand round a pole has the upright pole at its origin and comes from the right; every other has its wrist at the origin and
reaches upwards, thumb to the left.  Turn and flip them with the transform.  A hand is as long as a face from the brow to the chin.
"""
from mokuhan import FLESH


def _skin(s, *edges):
    s.part(list(edges), fill=FLESH, reg=0, grain=False)


def _finger(s, P, w=3.4):
    """One finger: its outline from root to root, open at the root."""
    points = P.split()
    _skin(s, (P, w, "wire"), (points[-1] + " " + points[0], 0))


def fist(s):
    """Fingers towards us: four of them laid round the pole, the thumb shut over the first."""
    _finger(s, "12,-17 24,-15 33,-9 36,12 22,17 10,15", 3.8)
    for P in ("13,10 6,8 -8,10 -13,14 -11,19 -2,21 10,19 16,15", "16,2 8,0 -10,1 -16,6 -14,11 -4,13 10,11 18,8",
              "17,-7 8,-9 -11,-8 -17,-3 -15,3 -4,5 10,3 18,-1", "15,-15 6,-17 -9,-17 -15,-11 -13,-6 -4,-4 10,-6 18,-9"):
        _finger(s, P)
    _finger(s, "26,-6 20,-15 8,-22 -3,-23 -8,-18 -4,-13 6,-12 16,-4", 3.6)
    s.line("-5,-21 -3,-18 -5,-15", 1.8, "swell")
    s.lines(["-11,6 -8,8 -9,11", "-12,-3 -9,-1 -10,2", "28,2 24,8 25,13"], 1.8, "swell")


def grip(s):
    """Seen from the thumb, which lies up along the pole; the fingers come round from behind it."""
    for P in ("-6,12 -15,11 -20,15 -17,20 -8,21 0,20", "-5,4 -16,2 -22,6 -19,12 -9,13 0,12", "-5,-5 -16,-7 -22,-3 -19,4 -9,5 0,4", "-3,-13 -13,-15 -18,-11 -16,-5 -8,-4 0,-5"):
        _finger(s, P)
    _skin(s, ("-3,-13 4,-21 14,-21 26,-14 34,-9", 3.8, "wire"), ("34,-9 36,11", 0), ("36,11 22,19 8,23 -1,19", 3.8, "wire"), ("-1,19 -4,4 -3,-13", 0))
    _finger(s, "17,-2 8,-4 1,-12 -1,-25 1,-34 7,-35 10,-27 12,-17 20,-11", 3.6)
    s.lines(["3,-32 6,-30 8,-31", "18,-3 22,3 20,10"], 1.9, "swell")


def grasp(s):
    """The back of the hand and its knuckles towards us; thumb and finger tips go behind the pole."""
    _finger(s, "-2,-14 -9,-22 -6,-29 0,-27 7,-18", 3.4)
    _skin(s, ("36,-11 24,-17 10,-20 -2,-18 -11,-15", 3.8, "wire"), ("-11,-15! -18,-12 -19,-7! -24,-4 -23,2! -24,6 -21,10! -19,17 -12,19!", 3.6, "wire"), ("-12,19 0,21 16,19 36,10", 3.8, "wire"), ("36,10 36,-11", 0))
    s.lines(["-19,-7 -11,-7 -6,-9", "-23,2 -13,1 -8,0", "-21,10 -12,10 -7,9"], 2.4, "nail")
    s.lines(["-7,-13 -2,-11 -3,-8", "-9,-4 -4,-3 -5,0", "-8,5 -4,6 -6,9", "14,-9 22,-6 27,-7"], 1.9, "swell")


def open_hand(s):
    """The palm towards us, fingers a little apart."""
    _skin(s, ("-9,2 -12,-8 -21,-17 -27,-29 -23,-33 -17,-27 -11,-22", 3.4, "wire"),
          ("-11,-22! -14,-38 -14,-50 -9,-53 -6,-48 -5,-34 -4,-28!", 3.2, "wire"), ("-4,-28! -4,-42 -3,-57 1,-60 4,-55 3,-40 3,-28!", 3.2, "wire"),
          ("3,-28! 6,-42 8,-55 12,-56 13,-50 10,-37 9,-26!", 3.2, "wire"), ("9,-26! 13,-36 17,-44 21,-43 20,-36 16,-25 14,-16 10,2", 3.4, "wire"), ("10,2 -9,2", 0))
    s.lines(["-10,-9 -3,-16 1,-24", "-6,-24 3,-21 11,-18", "4,-4 8,-10 9,-15"], 1.9, "swell")


def push(s):
    """Flat against a load: the back of it towards us, fingers close, thumb out."""
    _skin(s, ("-10,2 -13,-12 -22,-20 -27,-31 -23,-34 -16,-28 -10,-25", 3.4, "wire"),
          ("-10,-25! -13,-42 -12,-51 -8,-54 -5,-50!", 3.2, "wire"), ("-5,-50! -4,-57 0,-60 3,-56!", 3.2, "wire"), ("3,-56! 5,-58 9,-57 10,-50!", 3.2, "wire"),
          ("10,-50! 13,-49 16,-46 16,-36 14,-20 10,2", 3.4, "wire"), ("10,2 -10,2", 0))
    s.lines(["-5,-50 -5,-38 -4,-30", "3,-56 3,-42 3,-31", "10,-50 9,-38 8,-30"], 2.2, "nail")
    s.lines(["-9,-51 -8,-48 -7,-51", "-3,-57 -1,-53 1,-56", "-8,-26 -5,-24 -3,-26", "0,-27 2,-25 4,-27"], 1.7, "swell")


def point(s):
    """The first finger out, the others shut, the thumb upon them."""
    _skin(s, ("-10,2 -13,-14 -12,-26 -13,-44 -11,-58 -7,-61 -4,-57 -4,-40 -3,-28!", 3.4, "wire"), ("-3,-28! 4,-33 11,-30 12,-25!", 3.4, "wire"),
          ("12,-25! 18,-22 18,-14!", 3.4, "wire"), ("18,-14! 18,-6 10,2", 3.4, "wire"), ("10,2 -10,2", 0))
    s.lines(["12,-25 7,-19 2,-17", "18,-14 11,-11 5,-11"], 2.2, "nail")
    _finger(s, "-10,-8 -6,-18 4,-22 8,-18 3,-13 0,-5", 3.2)
    s.line("-10,-58 -8,-55 -6,-57", 1.7, "swell")


def cup_hand(s):
    """Holding something small from the side: fingers round it, the thumb on its rim; it stands above the origin, some 30 wide."""
    _skin(s, ("-9,2 -14,-8 -17,-20 -16,-32 -11,-37 -7,-33 -8,-22 -4,-15!", 3.4, "wire"), ("-4,-15! 6,-17 14,-22 21,-22 22,-17 14,-11 10,-8!", 3.2, "wire"),
          ("10,-8! 18,-13 24,-12 23,-7 15,-1 10,2", 3.2, "wire"), ("10,2 -9,2", 0))
    s.lines(["-13,-33 -11,-30 -9,-32", "18,-21 18,-18 20,-17", "-6,-8 0,-6 5,-9"], 1.8, "swell")


def rest(s):
    """Lying on a knee or hanging at ease: the back of it, fingers bent and together, thumb beside them."""
    _finger(s, "-8,-8 -15,-16 -19,-27 -15,-31 -9,-25 -5,-17", 3.2)
    _skin(s, ("-9,2 -12,-12 -11,-24 -11,-38 -7,-42 -4,-40!", 3.4, "wire"), ("-4,-40! -2,-47 2,-47 4,-43!", 3.2, "wire"), ("4,-43! 7,-46 10,-43 11,-38!", 3.2, "wire"),
          ("11,-38! 15,-38 16,-32 15,-20 9,2", 3.4, "wire"), ("9,2 -9,2", 0))
    s.lines(["-4,-40 -4,-30 -4,-24", "4,-43 3,-32 3,-25", "11,-38 9,-30 8,-25"], 2.2, "nail")
    s.lines(["-8,-22 -6,-20 -4,-22", "0,-22 2,-20 4,-22"], 1.7, "swell")


def pinch(s):
    """Finger and thumb together on a thing at the origin, the others bent beneath; the hand comes from the right."""
    _finger(s, "14,12 4,13 -1,19 3,24 14,23 22,18", 3.2)
    _finger(s, "14,5 1,6 -5,12 -1,17 12,16 22,11", 3.2)
    _skin(s, ("38,-10 26,-15 14,-14 2,-8 -7,-3", 3.6, "wire"), ("-7,-3 -10,1 -6,4 6,2 14,3!", 3.4, "wire"), ("14,3! 20,12 28,15 38,10", 3.4, "wire"), ("38,10 38,-10", 0))
    _finger(s, "22,4 12,6 2,8 -6,7 -8,2 0,0 10,-3 20,-6", 3.2)
    s.lines(["-6,3 -3,5 -4,7", "20,-11 25,-9 28,-10"], 1.7, "swell")
