# SPDX-License-Identifier: GPL-3.0-or-later
"""The card itself: paper, frame, characters, red stamp, learners' index."""
import math

from deck import FACES, LUC_HO
from mokuhan import *
from glyphs import DIGITS, glyph_d
import quoc_ngu

STAMP = "#f1c9ba"     # inside of the red stamp
ICHIMONJI = 75
SLIGHT = ("3v", "4s", "1n", "tt", "4v", "6n", "8n")     # the women, and the children who are alone
NECK = (18, 58)       # where the neck of a head enters the collar, in the head's own units


class Card(Sheet):
    foot_box = False   # True gives the foot characters a paper label
    latin = False      # True draws the learners' index
    finely = .6        # a face is large enough for lines like hairs
    cloth_cut, flesh_kept = .74, .26
    # a sliver of paper beside a plate, and the plank, are seen on a card 500 px high
    register, grain = 4.4, Grain(".36", ".22", 3, 1.55)
    flesh_line = "limb"

    def __init__(self, name, seed=None):
        """A blank face; name is a Face or Tổ tôm's in the notation, seed picks the plate shift."""
        face = FACES[name] if isinstance(name, str) else name
        if face not in LUC_HO.values():     # there it is no sky but the suit's colour
            self.ichimonji = ICHIMONJI
        self.slight = face.name in SLIGHT
        super().__init__(W, H, seed or (face.top + face.bottom))
        self.top, self.bottom, self.red, self.digit, self.suit, self.words = face[1:3] + (face.red, face.digit, face.suit, face.words)
        self.raw('<rect x="1" y="1" width="248" height="998" rx="13" fill="%s" stroke="#b9a67f" stroke-width="2"/>' % PAPER)
        self.fibre()
        self.define("frame", '<clipPath id="{id}"><rect x="10" y="10" width="230" height="980" rx="3"/></clipPath>')
        self.raw('<g clip-path="url(#frame)">')

    def fibre(self):
        """Mulberry paper: short dark fibres and a few flecks of bark; pale enough to vanish when small."""
        if self.pure:
            return
        r = Rng("fibre" + self.top + self.bottom)
        hairs = ""
        for _ in range(26):
            a, long, bow = r(0, 6.28), r(5, 15), r(-.22, .22)
            x, y = long * math.cos(a), long * math.sin(a)
            hairs += "M%.0f %.0fq%.1f %.1f %.1f %.1f" % (r(8, 242), r(8, 992), x / 2 - y * bow, y / 2 + x * bow, x, y)
        self.raw('<path fill="none" stroke="#c2ab7b" stroke-opacity=".3" stroke-width=".5" d="%s"/>' % hairs)
        bark = "".join("M%.0f %.0fl%.1f %.1fl%.1f %.1fz" % (r(14, 236), r(14, 986), r(1, 4), r(-2, 2), r(-2, 1), r(.6, 1.6)) for _ in range(9))
        self.raw('<path fill="#a58d5c" fill-opacity=".5" d="%s"/>' % bark)

    def head(self, x, y, rot=0, s=1.0, flip=False):
        """Place a head whose neck enters the collar at this point; s = 1 makes a head 125 units high."""
        nx, ny = T(0, 0, rot, s, flip)(NECK[0], NECK[1])
        x, y = self.stack[-1](x, y)
        self.stack.append(T(x - nx, y - ny, rot, s, flip))
        return self

    def finish(self, latin=None):
        if latin is None:
            latin = Card.latin
        del self.stack[1:]
        self.raw("</g>")
        # frame: four carved lines that do not quite meet
        a, b, c, e = 10, 240, 10, 990
        for P in ("%g,%g %g,%g %g,%g" % (a + 5, c, 125, c - .8, b - 4, c), "%g,%g %g,%g %g,%g" % (b, c + 4, b + .6, 480, b, e - 5),
                  "%g,%g %g,%g %g,%g" % (b - 4, e, 120, e + .7, a + 5, e), "%g,%g %g,%g %g,%g" % (a, e - 4, a - .6, 520, a, c + 5)):
            self.line(P, 4.2, "even")
        if self.foot_box:       # reserved label, for busy grounds only
            x0, y0 = 172, 816 if latin else 868
            P = "%g,%g! 204,%g 234,%g! 234.6,920 234,984! 204,984.6 %g,984! %g,920" % (x0, y0 + 1, y0 - .6, y0, x0 + .4, x0 - .6)
            self.fill(P, PAPER_LIGHT)
            self.line("%g,%g 234,%g" % (x0, y0, y0), 3, "even"); self.line("%g,%g %g,984" % (x0, y0, x0), 3, "even")
        if self.red:
            self.stamp(71, 127, 58, 1)
            self.stamp(W - 45, H - 73, 29, 2)
        # characters: large at the head, small and turned at the foot
        if self.words:
            self.raw('<g id="%s">' % quoc_ngu.CHARACTERS)
        for i, ch in enumerate((self.top, self.bottom)):
            self.ink(glyph_d(ch, 21, 24 + i * 108, 98))
        for i, ch in enumerate((self.top, self.bottom)):
            self.ink(glyph_d(ch, 21, 22 + i * 54, 48, rot180=True, cx=W / 2, cy=H / 2))
        if self.words:
            self.raw("</g>")
            quoc_ngu.print_name(self)
        if latin:
            self.tab(26, 244, 52, 0)
            self.tab(W - 28 - 27, H - 148 - 27, 27, 180)
        return self

    def stamp(self, cx, cy, r, seed):
        """Round hatched vermilion stamp; the characters are printed over it."""
        rn = Rng(("stamp", seed))
        ring = lambda q: [(cx + q * rn(.985, 1.015) * math.cos(i * math.pi / 9), cy + q * rn(.985, 1.015) * math.sin(i * math.pi / 9), False, None) for i in range(18)]
        self.fill(ring(r), "#cf5343")
        self.fill(ring(r * .9), STAMP)
        n = max(5, int(r / 6.5))
        for i in range(-n, n + 1):
            d = i * r * .86 / n
            h = math.sqrt(max(0, (r * .86) ** 2 - d * d))
            if h < r * .15:
                continue
            # strokes lean like the hatching of a carved seal
            c45 = math.sqrt(.5)
            P = [(cx + (d - k * h) * c45, cy + (d + k * h) * c45, False, None) for k in (-1, 0, 1)]
            self.line(P, max(1.4, r * .034), "wire", "#e29f8f")

    def _square(self, x, y, k):
        q = k / 46
        return "%g,%g! %g,%g %g,%g! %g,%g %g,%g! %g,%g %g,%g! %g,%g" % (
            x, y + 2 * q, x + 22 * q, y - 1 * q, x + 45 * q, y, x + 46.5 * q, y + 20 * q, x + 46 * q, y + 45 * q, x + 20 * q, y + 47 * q, x + 1 * q, y + 46 * q, x - 1 * q, y + 26 * q)

    def tab(self, x, y, k, rot):
        """Learners' index under the characters: figure + suit by shape.

        square = vạn, round = văn, lozenge = sách; red plate on red cards.
        """
        col = BENI if self.red else SUMI
        cx, cy, r = x + k / 2, y + k / 2, k / 2
        if self.suit == "vawn":
            P = [(cx + r * 1.08 * math.cos(i * math.pi / 5), cy + r * 1.08 * math.sin(i * math.pi / 5), False, None) for i in range(10)]
        elif self.suit == "sach":
            P = "%g,%g! %g,%g! %g,%g! %g,%g!" % (cx, cy - r * 1.16, cx + r * 1.16, cy, cx, cy + r * 1.16, cx - r * 1.16, cy)
        else:
            P = self._square(x, y, k)
        self.fill(P, col)
        h = k * (.78 if self.suit != "sach" else .66)
        self.ink(glyph_d(self.digit, cx - h * .3, cy - h / 2, h, DIGITS, rot180=rot == 180, cx=cx, cy=cy), PAPER_LIGHT)
