# SPDX-License-Identifier: GPL-3.0-or-later
"""The faces of the decks: one row per face, and nothing about them elsewhere.

The key is the card's name in the notation and the name of its file.  A row
holds the two characters, the figure and the suit of the learners' index,
whether the face is red, the module in faces/ that draws it, and the two words of
its name in quốc ngữ, where that is printed.
"""
from collections import namedtuple

Face = namedtuple("Face", "name top bottom digit suit red module words", defaults=[None])

NUMBERS = "一二三四五六七八九"
NUMBER_WORDS = ("nhat", "nhi", "tam", "tu", "ngu", "luc", "that", "bat", "cuu")
NUMBER_NAMES = ("Nhất", "Nhị", "Tam", "Tứ", "Ngũ", "Lục", "Thất", "Bát", "Cửu")
SUITS = {"v": ("vanj", "萬", "Vạn"), "s": ("sach", "索", "Sách"), "n": ("vawn", "文", "Văn")}
HONOURS = {"cc": ("之", "文", "C", "vawn", "chi_chi", ("Chi", "Chi")),
           "tt": ("空", "湯", "T", "sach", "thang_thang", ("Thang", "Thang")),
           "oc": ("老", "萬", "O", "vanj", "ong_cu", ("Ông", "Cụ"))}
RED = ("8v", "9v", "8s", "9s", "cc", "tt", "oc")


def _faces():
    for letter, (suit, sign, word) in SUITS.items():
        for i, number in enumerate(NUMBERS):
            name = "%d%s" % (i + 1, letter)
            yield Face(name, number, sign, str(i + 1), suit, name in RED, "%s_%s" % (NUMBER_WORDS[i], suit), (NUMBER_NAMES[i], word))
    for name, (top, bottom, digit, suit, module, words) in HONOURS.items():
        yield Face(name, top, bottom, digit, suit, name in RED, module, words)


FACES = {f.name: f for f in _faces()}

# Lục hổ: the suit's sign, and the suits whose one is a card with a name of its own.
LUC_HO_SUITS = {"x": "拾", "k": "貫", "s": "索", "q": "綫"}
LUC_HO_NAMED = {"1x": "百子", "1q": "毛公", "lh": "鹿花", "vt": "雲綫"}
LUC_HO_RED = ("9x", "9k", "9s", "9q", "1x", "1q", "vt", "8x")


def _luc_ho():
    signs = {"%d%s" % (i + 1, letter): number + sign
             for letter, sign in LUC_HO_SUITS.items() for i, number in enumerate(NUMBERS)}
    signs.update(LUC_HO_NAMED)
    for name, (top, bottom) in signs.items():
        suit = name if name in ("lh", "vt") else name[1]
        yield Face(name, top, bottom, name[0], suit, name in LUC_HO_RED, "luc_ho")


LUC_HO = {f.name: f for f in _luc_ho()}

# Bất: what it has beside the thirty faces of Tổ tôm.  The sources tell of four
# honours and name three; the fourth borrows the name and sign that the tens'
# honour has in the sister pack, 百子, and is called bt here (bách tử).
BAT = {f.name: f for f in [Face("%dx" % n, NUMBERS[n - 1], "十", str(n), "thaajp", False, "bat", (NUMBER_NAMES[n - 1], "Thập")) for n in range(2, 9)] +
       [Face("bt", "百", "子", "B", "thaajp", True, "bat", ("Bách", "Tử"))]}
