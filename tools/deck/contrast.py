# SPDX-License-Identifier: GPL-3.0-or-later
"""High contrast: a face printed from the key block alone, as the oldest prints were.

Paper is pure white, lines and black masses pure black, and the only colour is
the stamp's red.  The dark plates become an open hatching, so that the dress
still has its weight and every fold in it stays visible; light plates, cloth
patterns on hatching, gradations and the grain of the plank are left out.
"""
import re

from mokuhan import AI, BENI, GREY, MIDORI, MIDORI_DEEP

WHITE, BLACK, RED = "#ffffff", "#000000", "#c00000"
# the stamp's rim, ground and hatching, as card.py prints them
STAMP = {"#cf5343": RED, "#f1c9ba": WHITE, "#e29f8f": "#ee9090"}
TONED = {AI, BENI, GREY, MIDORI, MIDORI_DEEP, "#16304d", "#6d5637"}
DARK_BELOW = .30    # a line or mark darker than this is black
HATCH = ('<pattern id="{id}" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
         '<rect width="11" height="11" fill="%s"/><rect width="3.6" height="11" fill="%s"/></pattern>' % (WHITE, BLACK))


def luminance(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts]
    return .2126 * linear[0] + .7152 * linear[1] + .0722 * linear[2]


class Pure:
    """What Sheet asks when it prints for high contrast."""

    @staticmethod
    def is_toned(colour):
        return colour in TONED

    @staticmethod
    def is_paper(colour):
        return colour not in TONED and colour.startswith("#") and luminance(colour) >= DARK_BELOW

    @staticmethod
    def plate(sheet, colour):
        return "url(#%s)" % sheet.define("tone", HATCH) if colour in TONED else colour

    @staticmethod
    def colours(text):
        """The text of a picture with each colour in it made white, black or the stamp's red."""
        def pure(match):
            colour = match.group(0).lower()
            return STAMP.get(colour) or (colour if colour in STAMP.values() else BLACK if luminance(colour) < DARK_BELOW else WHITE)
        return re.sub(r"#[0-9a-fA-F]{6}\b", pure, text)
