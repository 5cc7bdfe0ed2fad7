# SPDX-License-Identifier: GPL-3.0-or-later
"""The thirty faces of the deck: one row per face, and nothing about them elsewhere.

The key is the card's name in the notation (number and v, s, n; cc, tt, oc) and
the name of its file.  A row holds the two characters, the figure and the suit
of the learners' index, whether the face is red, and the module in faces/ that
draws it.
"""
from collections import namedtuple

Face = namedtuple("Face", "name top bottom digit suit red module")

NUMBERS = "一二三四五六七八九"
NUMBER_WORDS = ("nhat", "nhi", "tam", "tu", "ngu", "luc", "that", "bat", "cuu")
SUITS = {"v": ("vanj", "萬"), "s": ("sach", "索"), "n": ("vawn", "文")}
HONOURS = {"cc": ("之", "文", "C", "vawn", "chi_chi"),
           "tt": ("空", "湯", "T", "sach", "thang_thang"),
           "oc": ("老", "萬", "O", "vanj", "ong_cu")}
RED = ("8v", "9v", "8s", "9s", "cc", "tt", "oc")


def _faces():
    for letter, (suit, sign) in SUITS.items():
        for i, number in enumerate(NUMBERS):
            name = "%d%s" % (i + 1, letter)
            yield Face(name, number, sign, str(i + 1), suit, name in RED, "%s_%s" % (NUMBER_WORDS[i], suit))
    for name, (top, bottom, digit, suit, module) in HONOURS.items():
        yield Face(name, top, bottom, digit, suit, name in RED, module)


FACES = {f.name: f for f in _faces()}
