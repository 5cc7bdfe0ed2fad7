# SPDX-License-Identifier: GPL-3.0-or-later
"""High contrast: a face printed from the key block alone, as the oldest prints were.

Paper is pure white, lines and black masses pure black, and the only colour is
the stamp's red.  The dark plates become an open hatching, so that the dress
still has its weight and every fold in it stays visible; light plates, cloth
patterns and prints on hatching, gradations and the grain of the plank are left
out.  The block is cut with a coarser knife: whole units, no rough edges, and
nothing thinner than an old eye finds.
"""
from contextlib import contextmanager
import re

import mokuhan
from mokuhan import AI, BENI, GREY, MIDORI, MIDORI_DEEP

WHITE, BLACK, RED = "#ffffff", "#000000", "#c00000"
# the stamp's rim, ground and hatching, as card.py prints them
STAMP = {"#cf5343": RED, "#f1c9ba": WHITE, "#e29f8f": "#ee9090"}
TONED = {AI, BENI, GREY, MIDORI, MIDORI_DEEP, "#16304d", "#6d5637"}
DARK_BELOW = .30    # a line or mark darker than this is black
TONE_FROM = 1500    # a piece whose box is smaller stays white: three hatches are no tone
BLACK_FROM = 150000  # a ground as large as the card is black: so much hatching would shimmer
PALE_FROM = 3       # a pale line that is to be seen on black is as wide
COARSE = mokuhan.Knife(tolerance=.71, places=0, rough=0, thinnest=1.95, line=.72, curve=0)
HATCH = ('<pattern id="{id}" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
         '<rect width="13" height="13" fill="%s"/><rect width="4.4" height="13" fill="%s"/></pattern>' % (WHITE, BLACK))


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts]
    return .2126 * linear[0] + .7152 * linear[1] + .0722 * linear[2]


class Pure:
    """What Sheet asks when it prints for high contrast."""
    inks = {}       # colours that stay red where they are ink: those of a deck that has red suits

    @staticmethod
    def is_toned(colour):
        return colour in TONED

    @staticmethod
    def is_paper(colour):
        return colour not in TONED and colour.startswith("#") and luminance(colour) >= DARK_BELOW

    @staticmethod
    def is_lost(colour, width):
        """A pale line so thin lay on a coloured plate, which is white now or hatched."""
        return width < PALE_FROM and colour not in STAMP and Pure.is_paper(colour)

    @staticmethod
    def is_blank(sheet, pattern):
        """A print in paper's colours alone."""
        text = next(d for d in sheet.defs if 'id="%s"' % pattern in d)
        return all(Pure.is_paper(colour) for colour in re.findall("#[0-9a-f]{6}", text))

    @staticmethod
    def plate(sheet, colour, opacity, extent):
        """What a plate of this colour is filled with, or None where it would not be seen."""
        if opacity and Pure.is_paper(colour):
            return None
        if colour not in TONED:
            return colour
        if extent > BLACK_FROM:
            return BLACK
        return "url(#%s)" % sheet.define("tone", HATCH) if extent > TONE_FROM else WHITE

    @staticmethod
    def finish(text):
        """The text of a picture with its tints left out and each colour made white, black or the stamp's red."""
        return re.sub(r"#[0-9a-fA-F]{6}\b", lambda m: pure_colour(m.group(0).lower()), without_tints(text))


def pure_colour(colour):
    if colour in STAMP:
        return STAMP[colour]
    if colour in STAMP.values():
        return colour
    if colour in Pure.inks:
        return Pure.inks[colour]
    return BLACK if luminance(colour) < DARK_BELOW else WHITE


def without_tints(text):
    """Grain and fibre go, with whatever is painted with them, and then the patterns nothing uses; a bokashi is not even laid."""
    text = re.sub(r'<pattern id="goma".*?</pattern>', "", text)
    text = re.sub(r'\n?<(?:rect|path) [^>]*fill="url\(#goma\)"[^>]*/>', "", text)
    text = re.sub(r'\n?<path [^>]*stroke-opacity="[^>]*/>', "", text)
    for name in re.findall(r'<pattern id="([^"]+)"', text):
        if "url(#%s)" % name not in text:
            text = re.sub(r'<pattern id="%s".*?</pattern>' % re.escape(name), "", text)
    return text


@contextmanager
def printing(red_suits=False):
    """Whatever is drawn meanwhile is drawn for high contrast; with red_suits what is inked in red stays red."""
    mokuhan.Sheet.pure, mokuhan.knife = Pure, COARSE
    Pure.inks = {BENI: RED} if red_suits else {}
    try:
        yield
    finally:
        mokuhan.Sheet.pure, mokuhan.knife, Pure.inks = None, mokuhan.FINE, {}
