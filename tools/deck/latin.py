# SPDX-License-Identifier: GPL-3.0-or-later
"""Latin capitals for the names in quốc ngữ, cut with the brush of the pictures.

No font is used.  A letter is a list of strokes, a centre line with width factors
each, 100 units high and as wide as its row says; setting a word narrower moves
the centre lines together and leaves the strokes as heavy as they are.  Only the
letters and marks are here that the names of cards need.
"""
import unicodedata

from glyphs import V
from mokuhan import brush, pts

STROKE = 15     # of a letter 100 units high
SPACE = 13      # between two letters
WIDEST = 1.12   # a short word is set so much wider at most

# letter: width, middle of what stands above it, strokes
LETTERS = {
    "A": (60, 30, ["31,1:.9 20,44:.9 5,99:1.1", "29,1:.9 41,48:1.1 55,99:1.3", "13,66:.8 30,64:.75 47,66:.85"]),
    "B": (52, 26, [V(9, 0, 100, 1.05), "6,6:.8 28,4:.85 44,15:1.15 42,36:1.1 28,47:.8 8,49:.75", "8,49:.75 33,49:.85 49,64:1.2 47,82:1.15 32,96:.85 6,95:.8"]),
    "C": (52, 28, ["50,25:1.15 44,10:.9 30,4:.85 14,16:1.1 7,50:1.3 14,84:1.15 31,96:.9 44,90:.9 51,74:.7"]),
    "G": (56, 29, ["51,25:1.15 45,10:.9 30,4:.85 14,16:1.1 7,50:1.3 14,84:1.15 30,96:.9 42,93:.9 51,86:1", "33,58:.8 44,57:.85 52,57:1.1! 51,76:1.05 51,97:1.1"]),
    "H": (56, 28, [V(8, 0, 100, 1.1), V(48, 0, 100, 1.1), "8,51:.75 28,49:.7 48,51:.75"]),
    "I": (17, 8, [V(8, 0, 100, 1.15)]),
    "L": (46, 22, [V(9, 0, 97, 1.1), "7,94:.8 26,93:.8 38,92:.95 45,80:.5"]),
    "M": (74, 37, ["10,0:1 8,50:.85 6,100:.95", "10,2:1.15 24,40:1.1 37,82:1", "64,2:.9 50,40:.8 37,82:.7", "64,0:1.1 66,50:1.1 68,100:1.25"]),
    "N": (58, 29, ["8,0:.9 8,50:.8 8,100:.9", "8,3:1.2 28,48:1.2 50,98:1.05", "50,0:.9 50,50:.8 50,96:.85"]),
    "O": (60, 30, ["30,4:.85 14,16:1.15 7,50:1.3 14,84:1.15 30,96:.85 46,84:1.15 53,50:1.3 46,16:1.15 30,4:.85"]),
    "P": (50, 25, [V(9, 0, 100, 1.1), "6,6:.8 28,4:.85 44,17:1.15 42,42:1.1 28,54:.8 8,56:.75"]),
    "S": (50, 26, ["45,22:1 39,8:.9 24,4:.9 9,14:1.05 9,32:1.1 24,47:1.15 41,61:1.2 43,82:1.1 27,96:.9 11,92:.9 5,77:.9"]),
    "T": (54, 27, ["2,18:.5 5,7:.9 27,5:.8 49,7:1 53,18:.5", V(27, 4, 100, 1.15)]),
    "U": (56, 28, ["8,0:1.15 8,40:1.1 9,72:1.1 18,92:.95 30,96:.85 42,90:.85 48,70:.9 49,0:.95"]),
    "V": (58, 29, ["5,0:1.25 18,50:1.15 29,97:1.05", "54,0:.95 42,48:.85 29,97:.9"]),
}

# Marks above or below a letter, from the middle of its top or foot; a mark above begins at y = 0 and goes up.
ACUTE, GRAVE, HAT, BREVE, HOOK, TILDE, HORN, DOT = "\u0301", "\u0300", "\u0302", "\u0306", "\u0309", "\u0303", "\u031b", "\u0323"
MARKS = {
    ACUTE: ["11,-33:1.25 3,-21:1 -7,-10:.5"],
    HAT: ["-20,-9:.75 -9,-19:.95 0,-28:1.1! 9,-19:1 20,-9:.8"],
    BREVE: ["-19,-30:.9 -12,-14:1.05 0,-9:1.1 12,-14:1.05 19,-30:.9"],
    HOOK: ["-10,-29:.8 1,-35:.95 9,-28:1 4,-20:.95 -1,-15:.9 -1,-8:.8"],
    TILDE: ["-21,-13:.7 -13,-25:1 0,-19:1 13,-13:1 21,-26:.7"],
}
STACKED = 24            # how far a second mark moves aside, and up
ABOVE, BELOW = 40, 30   # room of the marks, in letters 100 high


def parts(word):
    """(letter, marks) of each letter of a word."""
    found = []
    for ch in unicodedata.normalize("NFD", word.upper()):
        if ch in LETTERS:
            found.append((ch, []))
        else:
            found[-1][1].append(ch)
    return found


def is_above(mark):
    return mark in MARKS


def room(word):
    """What a word needs above and below its letters, which are 100 high."""
    marks = [m for _, ms in parts(word) for m in ms]
    return (ABOVE if any(map(is_above, marks)) else 0), (BELOW if DOT in marks else 0)


def natural_width(word):
    """Of a word whose letters are 100 high."""
    row = parts(word)
    return sum(LETTERS[ch][0] for ch, _ in row) + SPACE * (len(row) - 1) + (10 if HORN in [m for _, ms in row[-1:] for m in ms] else 0)


def strokes(word):
    """(centre line, weight) of each stroke of a word, its letters 100 high, the first at x = 0."""
    x = 0
    for ch, marks in parts(word):
        width, middle, lines = LETTERS[ch]
        for line in lines:
            yield [(x + px, py, c, f) for px, py, c, f in pts(line)], 1
        hat = HAT in marks
        for m in marks:
            if m == HORN:
                yield pts("%g,14:.7 %g,6:1 %g,-9:.9" % (x + 49, x + 59, x + 58)), .8
            elif m == DOT:
                yield pts("%g,115:1.4 %g,121:1.5" % (x + middle - 3, x + middle + 3)), 1.1
            else:
                dx, dy = (STACKED, -12) if hat and m == ACUTE else (0, 0)
                yield [(x + middle + dx + px, py + dy, c, f) for px, py, c, f in pts(MARKS[m][0])], .8
        x += width + SPACE


def word_d(word, place, y, width, height, weight=1.0):
    """Path data of a word: its letters are so high and stand in the middle of the width below y, their marks beside; place transforms all."""
    k, n = height / 100, natural_width(word)
    kx = min(k * WIDEST, width / n)
    x = (width - n * kx) / 2
    thick = STROKE * weight * (k + kx) / 2 * place.s
    return "".join(brush([place(x + px * kx, y + py * k) + (corner, f) for px, py, corner, f in line], thick * w, "flat", seed=(word, i), rough=.6)
                   for i, (line, w) in enumerate(strokes(word)))
