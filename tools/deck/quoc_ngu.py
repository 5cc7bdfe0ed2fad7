# SPDX-License-Identifier: GPL-3.0-or-later
"""The second set: a card's name in quốc ngữ in place of its characters.

Both names are in one file, each in a group of its own, so that the set costs
the letters alone and not thirty pictures more; whoever draws the picture shows
one group and hides the other.  The characters are shown where nobody asks.
"""
import math

from glyphs import DIGITS
import latin
from mokuhan import BENI, SUMI, H, T, W, brush, pts, shape_d_ccw

CHARACTERS, QUOC_NGU = "characters", "quoc-ngu"     # ids of the two groups
_SHOWN, _HIDDEN = '<g id="%s">', '<g id="%s" display="none">'

HEAD, FOOT = T(20, 24), T(W - 20, H - 22, 180, .46)     # where the name stands, and turned
WIDTH, HEIGHT = 99, 212     # of the name at the head
FIGURE, SIGN = 86, 20       # height of the figure; half the size of the suit's sign beside it
LETTER = 45                 # height of the letters below a figure, marks not counted
TALLEST, HIGHEST = 2.1, 78  # a letter is at most so many times as high as its width has it, and so high
GAP = 10                    # between two lines
HEAVY = 1.25                # letters so narrow need heavy strokes


def in_quoc_ngu(text):
    """The text of a picture with its name in quốc ngữ, if it has one."""
    if _HIDDEN % QUOC_NGU not in text:
        return text
    return text.replace(_SHOWN % CHARACTERS, _HIDDEN % CHARACTERS).replace(_HIDDEN % QUOC_NGU, _SHOWN % QUOC_NGU)


def print_name(card):
    """The name at the head, large, and at the foot, small and turned."""
    card.raw(_HIDDEN % QUOC_NGU)
    for place in (HEAD, FOOT):
        _print_words(card, place, _print_figure(card, place) if card.digit.isdigit() else None)
    card.raw("</g>")


def _print_figure(card, place):
    """The figure, and beside it the sign of the suit as on the learners' index; returns where the words begin."""
    weight, lines = DIGITS[card.digit]
    k = FIGURE / 100
    sign = _sign(card.suit)
    left = 4 if sign else (WIDTH - 60 * k) / 2
    for i, line in enumerate(lines):
        P = [place(left + x * k, y * k) + (corner, f) for x, y, corner, f in pts(line)]
        card.ink(brush(P, weight * k * 1.12 * place.s, "flat", seed=(card.digit, i), rough=.6))
    if sign:
        card.ink(shape_d_ccw([place(79 + x * SIGN, FIGURE / 2 + y * SIGN) + (corner, None) for x, y, corner in sign]), BENI if card.red else SUMI)
    return FIGURE + GAP


def _sign(suit):
    """Square for vạn, which means so, round for văn, a lozenge for sách; none for thập, whose cross would add to the figure."""
    if suit == "vawn":
        return [(1.06 * math.cos(i * math.pi / 5), 1.06 * math.sin(i * math.pi / 5), False) for i in range(10)]
    corners = {"sach": "0,-1.25 1.1,0 0,1.25 -1.1,0", "vanj": "-.94,-.9 .96,-.94 .92,.96 -.96,.92"}
    return [(x, y, True) for x, y, _, _ in pts(corners.get(suit, ""))]


def _print_words(card, place, top):
    """Two lines below each other: below a figure small, else as high as the column and their widths let them be."""
    rooms = [latin.room(word) for word in card.words]
    lines = 2 + sum(up + down for up, down in rooms) / 100
    widest = max(map(latin.natural_width, card.words)) / 100
    high = min((HEIGHT - (top or 0) - GAP) / lines, LETTER if top else min(HIGHEST, TALLEST * WIDTH / widest))
    y = top or (HEIGHT - lines * high - GAP) / 2
    for word, (up, down) in zip(card.words, rooms):
        y += up * high / 100
        card.ink(latin.word_d(word, place, y, WIDTH, high, HEAVY if top else 1))
        y += high + down * high / 100 + GAP
