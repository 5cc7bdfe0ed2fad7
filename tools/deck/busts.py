# SPDX-License-Identifier: GPL-3.0-or-later
"""People to the chest, for the courts of Mậu binh.

All in the head's own units, the head's middle at the origin, looking left;
place them with push() and flip for the other side.
"""
import importlib

from mokuhan import *
import bodies as B, figures as F, patterns as PT


SUNK = 15       # how far a head sits in the collar


def worn(name):
    """Head-gear of a face of Tổ tôm: 'nhat_vanj.eboshi'."""
    module, _, part = name.partition(".")
    return getattr(importlib.import_module(module), part)


def man(kind, gear=None, beard=None, stubble=False, brow=1.0, bare=False):
    """A man's head: face, own hair or head-gear, beard None, False (short) or True (long)."""
    def draw(c):
        F.face_man(c, brow, stubble, kind=kind)
        if beard is not None:
            B.beard(c, beard)
        if bare:
            F.hair_bald(c)
        F.ear(c)
        if gear is None and not bare:
            F.hair_chonmage(c)
        elif gear:
            B.side_hair(c)
            worn(gear)(c)
    return draw


def hat(kind, colour=ODO_PALE):
    """A man under a sedge hat."""
    def draw(c):
        F.face_man(c, kind=kind)
        F.ear(c)
        B.side_hair(c)
        c.push(14, -46)
        F.hat_cone(c, 92, 78, 5, colour)
        c.pop()
    return draw


def banded(kind, spots):
    """A man with a twisted cloth round his brow."""
    def draw(c):
        F.face_man(c, kind=kind)
        F.ear(c)
        F.hair_chonmage(c)
        F.hachimaki(c, spots=spots)
    return draw


def woman(lips=None, cord=AI, comb=ODO, pins=True, extra=None):
    def draw(c):
        F.face_woman(c, lips)
        F.hair_shimada(c, comb, cord, pins)
        if extra:
            extra(c)
    return draw


def crowned(lips=None, cord=AI):
    """A lady with rays of hairpins and a second comb."""
    def draw(c):
        F.face_woman(c, lips, "long")
        worn("tam_vanj.pins")(c, True)
        worn("tam_vanj.pins")(c, False)
        F.hair_shimada(c, cord=cord)
        worn("tam_vanj.comb")(c)
    return draw


def toweled(lips=None):
    def draw(c):
        F.face_woman(c, lips, "round")
        worn("tu_sach.towel")(c)
    return draw


def flowers(petal, heart):
    """Blossoms stuck behind the forelock."""
    def draw(c):
        for x, y, r, a in ((-14, -70, 19, 10), (14, -80, 22, 40), (40, -76, 17, 0)):
            F.blossom(c, x, y, r + 3.5, SUMI, SUMI, a)
            F.blossom(c, x, y, r, petal, heart, a)
    return draw


def old(hood=None):
    return lambda c: F.head_old(c, hood)


def robe(c, colour, pat=None, collar=SUMI, inner=GOFUN):
    """Shoulders, chest and crossed collars, cut off below."""
    c.part([("2,72 -42,98 -82,126 -106,196 -116,330", 7, "sweep"), ("-116,330 138,330", 0), ("138,330 128,196 108,126 72,100 34,66", 7, "-sweep"), ("34,66 2,72", 0)],
           fill=colour, pat=pat, reg=.6)
    c.lines(["-56,132 -74,190 -80,270", "-34,118 -44,150 -46,176", "84,130 102,190 106,280", "64,112 78,140 82,170"], 5, "nail", PAPER_LIGHT if colour == SUMI else SUMI)
    F.neck(c)
    c.fill("1,70! 38,64! 24,96 8,118! 1,96", FLESH)     # the hollow of the throat
    if inner:
        c.part([("-8,74 -4,108 8,146", 0), ("8,146 34,110 46,64", 0), ("46,64 36,66 22,92 8,112! 2,92 2,72", 0), ("2,72 -8,74", 0)], fill=inner, reg=0, grain=False)
        c.lines(["2,72 2,92 8,114", "36,66 22,92 6,116"], 3.4, "wire")
    c.part([("-20,78 -20,108 0,146", 5), ("0,146 10,130", 0), ("10,130 -4,106 -4,72", 4), ("-4,72 -20,78", 4)], fill=collar, reg=0, grain=False)
    c.part([("44,62 28,104 -12,176 -34,250 -50,340", 5.5), ("-50,340 -18,340", 0), ("-18,340 -2,256 18,186 52,118 62,74", 5.5), ("62,74 44,62", 5)], fill=collar, reg=0, grain=False)


def bust(c, head, x, y, k=1.0, flip=False, **dress):
    c.push(x, y, 0, k, flip)
    c.push(0, -SUNK)
    robe(c, **dress)
    c.pop()
    head(c)
    c.pop()
