# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve people for the seats, 200 x 200: a village that plays, from a grandchild to the oldest of the đình.

Each stands before a quiet ground of one colour with a paler round behind the
head, so that the picture serves square and cut to a circle.  Silhouette and
ground tell them apart at 48 px; face and dress above that.
"""
from collections import namedtuple

import math

from mokuhan import *
import figures as F, hands as HD, moods, patterns as PT, viet as V

SIZE = 200
ROSE, LEAF, SKY = "#dcb9a4", "#bcc59c", "#a9c0c4"

# ground; which way; head's scale and height; functions of the sheet that draw the dress and then the head; the sleeve's colour;
# what shows that one is beaten, beside the face; what the hand of one who thinks lies at
Person = namedtuple("Person", "ground flip scale y dress head sleeve woe at", defaults=("chin",))

# mood: by how much the head is turned about the neck, and how far it moves: who laughs throws it back, who is beaten hangs it
BEARING = {"": (0, 0, 0), "thinking": (4, 0, 0), "pleased": (6, 2, -2), "beaten": (-8, -2, 7)}
NECK = 18, 58


def young_lady(c, mood):
    V.face(c, "lady", mood)
    V.lips(c, mood=mood)
    F.ear(c, 2.8)
    V.parted(c)


def uncle(c, mood):
    V.face(c, "uncle", mood)
    F.ear(c)
    V.crop(c)


def granny(c, mood):
    V.face(c, "granny", mood)
    V.beak_kerchief(c)


def schoolmaster(c, mood):
    V.face(c, "master", mood)
    V.goatee(c, mood=mood)
    F.ear(c)
    V.crop(c, GREY_PALE)
    V.beret(c)
    c.push(-2, 8 if mood == "beaten" else 0)        # they slip as the head sinks
    V.glasses(c)
    c.pop()


def boat_girl(c, mood):
    V.face(c, "country", mood)
    F.ear(c, 2.8)
    V.parted(c)
    V.cone(c, "#8a5a7a")


def scholar(c, mood):
    V.face(c, "official", mood)
    V.goatee(c, SUMI, mood)
    F.ear(c)
    c.line("34,-24 46,-20 52,0 44,18", 7, "rat")
    V.turban(c)


def town_lady(c, mood):
    V.face(c, "matron", mood)
    V.lips(c, BENI, mood)
    F.ear(c, 2.8)
    V.parted(c)
    V.ring_turban(c, V.VELVET)


def jolly(c, mood):
    V.face(c, "jolly", mood, True)
    F.hair_bald(c, True)
    if mood == "beaten":
        moods.pale_brow(c, True)
    F.ear(c)


def elder(c, mood):
    V.face(c, "granny", mood)
    V.long_beard(c, mood)
    F.ear(c)
    c.part([("36,-24 52,-22 56,-4 50,18 42,20 44,2 36,-24", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    V.turban(c, AI)


def grandson(c, mood):
    V.face(c, "youth", mood)
    F.ear(c)
    V.ruffled(c)


def granddaughter(c, mood):
    V.face(c, "girl", mood)
    c.fill("-37,16 -29,12 -21,16 -21,23 -29,27 -36,24", "#eeb79c", opacity=.7)
    c.fill("8,19 17,13 27,16 28,24 18,29 9,26", "#eeb79c", opacity=.7)
    V.bob(c)
    V.bow(c, 44, -62)


def farmer(c, mood):
    V.face(c, "weathered", mood)
    F.ear(c)
    F.black(c, "34,-30 50,-30 60,-12 58,10 48,24 40,22 43,10 48,0 46,-10 38,-16")
    V.headcloth(c, pat=PT.koshi(c, 15, 4, SUMI))


def moons(c, colour):
    """Round brocade marks, as on an old man's holiday dress."""
    return PT.kanoko(c, 40, colour)


PEOPLE = {
    "01": Person(SKY, False, .84, 104, lambda c, f: (V.long_hair(c), V.ao_dai(c, ODO, PT.hishi(c, 26, 18, ODO_PALE, 2), f)), young_lady, ODO, "hair"),
    "02": Person(ODO_PALE, True, .86, 104, lambda c, f: V.ao_ba_ba(c, AI), uncle, AI, "bead"),
    "03": Person(LEAF, False, .84, 104, lambda c, f: V.ao_ba_ba(c, "#7a5238"), granny, "#7a5238", "tear"),
    "04": Person(SKY, True, .84, 106, lambda c, f: V.shirt(c, GREY_PALE, PT.stripes(c, 14, (2,), GREY)), schoolmaster, GREY_PALE, "sigh", "beard"),
    "05": Person(GREY_PALE, True, .80, 114, lambda c, f: V.ao_tu_than(c, MIDORI, GOFUN, "#8a5a7a"), boat_girl, MIDORI, "tear"),
    "06": Person(ODO_PALE, False, .82, 100, lambda c, f: V.ao_dai(c, SUMI, PT.shippo(c, 17, "#4a423c", 2), f), scholar, SUMI, "sigh", "beard"),
    "07": Person(LEAF, True, .82, 108, lambda c, f: (V.ao_dai(c, BENI, None, f, ODO_PALE), V.beads(c, GOFUN)), town_lady, BENI, "hair"),
    "08": Person(SKY, False, .86, 100, lambda c, f: V.ao_ba_ba(c, MIDORI_DEEP), jolly, MIDORI_DEEP, "drops"),
    "09": Person(ROSE, True, .82, 98, lambda c, f: V.ao_dai(c, "#a4392b", moons(c, "#c77a4a"), f, ODO_PALE), elder, "#a4392b", "bead", "beard"),
    "10": Person(LEAF, False, .86, 106, lambda c, f: V.shirt(c, AI_PALE), grandson, AI_PALE, "drops"),
    "11": Person(ODO_PALE, True, .91, 106, lambda c, f: V.ao_dai(c, "#d98f7c", PT.kanoko(c, 17, GOFUN), f), granddaughter, "#d98f7c", "tear"),
    "12": Person(GREY_PALE, False, .86, 102, lambda c, f: V.ao_ba_ba(c, SUMI, None, PT.koshi(c, 15, 4, SUMI)), farmer, SUMI, "sigh"),
}


class Portrait(Sheet):
    """A sheet whose people are smaller than those of the cards, or mirrored, with all that is put into their hands."""
    def place(self, *a, **k):
        return self.push(*a, **k)


def cuff(c, P, Q, fill):
    """The end of a sleeve, up from the lower edge of the picture: its left and its right side."""
    edge = P.split()[-1] + " " + Q.split()[0]
    c.part([(P, 6, "body"), (edge, 5), (Q, 6, "-body"), (Q.split()[-1] + " " + P.split()[0], 0)], fill=fill, reg=0, grain=False)
    if fill == SUMI:
        c.line(edge, 3.4, "wire", GREY_PALE)


def hand_of_a_thinker(c, who):
    """The chin in the hand; a beard is held, and stroked."""
    if who.at == "beard":
        HD.hold(c, HD.fist, (92, 142), (-12, 82), -20, .88, seen=24)
        cuff(c, "44,210 28,146 28,104", "60,74 96,106 124,210", who.sleeve)
    else:
        HD.reach(c, HD.point, (0, 190), (2, 98), 14, 1.14, seen=14)
        cuff(c, "-38,210 -28,146 -20,112", "20,106 38,140 52,210", who.sleeve)


def names():
    """01 to 12, and each with its three moods: 01-thinking, 01-pleased, 01-beaten."""
    return [number + mood for number in PEOPLE for mood in [""] + ["-" + m for m in moods.MOODS]]


def draw(name):
    number, _, mood = name.partition("-")
    who = PEOPLE[number]
    c = Portrait(SIZE, SIZE, seed="portrait " + number)
    c.define("frame", '<clipPath id="{id}"><rect width="200" height="200"/></clipPath>')
    c.raw('<g clip-path="url(#frame)"><rect width="200" height="200" fill="%s"/>' % who.ground)
    c.fill([(100 + 86 * math.cos(i * math.pi / 10), 100 + 86 * math.sin(i * math.pi / 10), False, None) for i in range(20)], PAPER)
    c.push(100 + (14 if who.flip else -14) * who.scale, who.y, 0, who.scale, who.flip)
    c.push(0, -9)
    who.dress(c, who.flip)
    c.pop()
    turn, dx, dy = BEARING[mood]
    c.push(NECK[0] + dx, NECK[1] + dy, turn)
    c.push(-NECK[0], -NECK[1])
    who.head(c, mood)
    if mood == "beaten":
        moods.WOES[who.woe](c)
    c.pop()
    c.pop()
    if mood == "thinking":
        hand_of_a_thinker(c, who)
    c.pop()
    c.raw("</g>")
    return c
