# SPDX-License-Identifier: GPL-3.0-or-later
"""How a face of men.py changes with its mood: eyes, brows and mouth, the rest stays, so that one knows the person again.

A row of men.py tells all its lines in one list; eyes and mouth are found there by where they lie: heads are drawn in one
measure, the eyes between y -14 and 9, the mouth between 24 and 42, left of the cheek's fold.
"""
from men import flat, swell

MOODS = ("thinking", "pleased", "beaten")

# The eyes of a head that looks left, as most rows have them: the near one is the right of the two.
EYES = {
    # to the side and up, the far lid a little lower
    "thinking": [("eye", "-33,-8:.7 -26,-13:1 -17,-9:.5", 4.4, (-29, -8.6, 3.2)), ("eye", "-9,-6:.5 3,-15:1 22,-11:.35", 5, (-1.5, -9.4, 3.8))] +
                swell(2, "-31,-3 -26,-1.5 -20,-3", "-6,0 5,1 16,-3"),
    # shut with laughing
    "pleased": flat(5, "-33,-4:.6 -26,-11:1 -18,-4:.5", "-8,-3:.6 5,-12:1 21,-3:.5") + swell(1.8, "-30,2 -25,4 -20,3", "-3,4 6,6 15,3"),
    # cast down: the lids hang, what is seen of the pupils looks at the mat
    "beaten": flat(5, "-33,-8:.6 -26,-6:1 -18,-8.5:.5", "-8,-8:.6 5,-4.5:1 21,-6:.4") +
              flat(4.6, "-28,-3.4:.8 -25,-2.6:1 -22,-3.6:.6", "0,-2:.7 5,-1.2:1 10,-2.2:.6") + swell(1.8, "-4,3 6,5 15,2"),
}
# By how much the brows rise at the temple and over the nose, for the far and for the near brow.
BROWS = {
    "thinking": ((2, 5), (-5, -11)),
    "pleased": ((-3, -4), (-4, -4)),
    "beaten": ((3, -8), (-10, 6)),
}
MOUTHS = {
    "thinking": flat(4.6, "-26,31:.6 -20,29:1 -14,31.5:.7 -15,36:.8 -20,37.5:1 -25,35.5:.7 -26,31:.6") + swell(2.2, "-8,29 -5,34 -7,39"),
    "beaten": flat(4.4, "-30,37:.5 -21,32.5:1 -12,33:.9 -4,38:.4") + swell(2.2, "-23,43.5 -16,42 -9,44"),
}
LAUGH = "-32,29 -24,31.5 -14,31.5 -2,27 -5,36 -13,41.5 -22,40.5 -29,35.5"
WELL = "#7c2b22"        # the inside of a mouth
BLUSH, PALLOR = "#e6a387", "#a9c4c6"


def _points(mark):
    return [tuple(float(v) for v in word.rstrip("!").split(":")[0].split(",")) for word in mark[1].split()]


def is_eye(mark):
    """Whether a mark of a row belongs to the eyes."""
    P = _points(mark)
    return mark[0] == "eye" or all(-14 <= y <= 9 and -36 <= x <= 23 for x, y in P) and max(x for x, _ in P) - min(x for x, _ in P) > 6


def is_mouth(mark):
    """Whether a mark of a row belongs to the mouth: wider than high, and no moustache, which is cut broader."""
    P = _points(mark)
    wide = max(x for x, _ in P) - min(x for x, _ in P)
    high = max(y for _, y in P) - min(y for _, y in P)
    return (mark[0] == "line" and mark[2] <= 4.45 and mark[3] == "flat" and wide > high and
            all(24 <= y <= 42 and -40 <= x <= 4 for x, y in P))


def _moved(mark, dy):
    """A mark of ours, lower by dy."""
    kind, points, width, how = mark
    words = []
    for word in points.split():
        place, _, rest = word.partition(":")
        x, y = place.rstrip("!").split(",")
        words.append("%s,%g%s%s" % (x, float(y) + dy, "!" if place.endswith("!") else "", ":" + rest if rest else ""))
    return kind, " ".join(words), width, (how[0], how[1] + dy, how[2]) if kind == "eye" else how


def _brow(brow, by):
    """A brow whose first point rises by by[0] and whose last by by[1]."""
    points, width = brow
    words = points.split()
    xs = [float(w.split(",")[0]) for w in words]
    for i, word in enumerate(words):
        x, rest = word.split(",", 1)
        y, _, thick = rest.partition(":")
        along = (xs[i] - xs[0]) / (xs[-1] - xs[0])
        words[i] = "%s,%g%s" % (x, float(y) + by[0] + (by[1] - by[0]) * along, ":" + thick if thick else "")
    return " ".join(words), width


def with_mood(man, mood):
    """The row of a person, thinking, pleased or beaten. Without a mood: as it is."""
    if not mood:
        return man
    low = max(0, min(y for m in man.marks if is_eye(m) for _, y in _points(m)) + 11)
    has_mouth = any(is_mouth(m) for m in man.marks)
    marks = [m for m in man.marks if not is_eye(m) and not is_mouth(m)] + [_moved(m, low) for m in EYES[mood]]
    if has_mouth:
        marks += MOUTHS.get(mood, [])
    return man._replace(brows=[_brow(b, by) for b, by in zip(man.brows, BROWS[mood])], marks=marks)


def flush_cheeks(s):
    """The colour that laughing brings."""
    s.fill("4,18 12,9 24,10 31,19 24,28 10,28", BLUSH, opacity=.75)
    s.fill("-37,16 -31,11 -25,16 -25,24 -31,28 -36,24", BLUSH, opacity=.75)


def pale_brow(s, bald=False):
    """A breath of indigo from the hair to the eyes, as the actors' prints have it on who has lost; on a bald man up to the crown."""
    s.fill("-31,-14! -30,-34 -25,-56 -8,-73 18,-78 42,-71 54,-54! 44,-44 38,-14! 20,-19 4,-15 -10,-17 -20,-12" if bald else "6,-70! -10,-66 -24,-52 -30,-34 -33,-16 -31,-14! -20,-12 -10,-17 4,-15 20,-19 38,-12! 40,-30 36,-62!", PALLOR, opacity=.6)


def _drop(s, x, y, turn, k):
    """A drop as it is cut on a block: its outline open where the light is, no shine in it."""
    s.push(x, y, turn, k)
    s.fill("0,-22! -7,-8 -8,2 0,9 8,2 6,-9", "#c9dcdb")
    s.line("0,-24:.2 -8,-6:.9 -8,4:1.3 0,9:1.2 7,4:.5", 4.2, "flat")
    s.line("1,-22:.2 6,-10:.9 8,-3:.3", 3, "flat")
    s.pop()


def bead(s):
    """One bead of sweat runs from the temple."""
    _drop(s, 28, 22, 6, .95)


def drops(s):
    """Sweat stands on the brow and flies from it."""
    for place in ((-38, -44, 38, .62), (-26, -66, 24, .8), (-48, -20, 58, .5), (26, 14, 8, .62)):
        _drop(s, *place)


def tear(s):
    """A tear, and the way it came."""
    s.line("10,2:.9 12,10:.6 10,18:.3", 3, "flat", "#6f97a6")
    _drop(s, 9, 27, -4, .72)
    _drop(s, -29, 20, -4, .5)


def loose_hair(s):
    """Locks that have come down over the cheek, as on the prints of the forsaken."""
    for P, w in (("16,-60:.5 20,-34:1.1 26,-10:1.2 20,14:.9 12,34:.7 15,50:.15", 4.8), ("22,-58:.5 30,-30:.9 31,-2:.8 26,22:.15", 3.4), ("4,-62:.4 -8,-46:.9 -14,-28:.8 -12,-16:.1", 3.4)):
        s.line(P, w, "flat")


def sigh(s):
    """A breath drawn out before the mouth, as speech and wind are drawn."""
    for P in ("-38,38:.2 -50,34:.9 -60,40:1 -58,48:.8 -51,46:.2", "-40,46:.2 -54,54:1 -66,56:.9 -76,50:.3", "-38,52:.2 -48,64:.9 -60,66:.2"):
        s.line(P, 3.8, "flat")


WOES = {"bead": bead, "drops": drops, "tear": tear, "hair": loose_hair, "sigh": sigh}


def laugh_in_beard(s):
    """An open mouth between moustache and beard."""
    s.fill("-31,40 -24,42 -17,45 -8,43 2,41 -3,53 -14,60 -24,56", WELL)
    s.line("-32,39:.4 -24,42:1 -17,45:1 -8,43:1 3,40:.4", 4.4, "flat")
    s.line("-29,48 -23,57 -14,60.5 -4,54", 3, "swell")


def laughs(man, mood):
    """Whether the mouth of man stands open, so that laugh() draws it after the face."""
    return mood == "pleased" and any(is_mouth(m) for m in man.marks)


def laugh(s):
    """An open mouth."""
    s.fill(LAUGH, WELL)
    s.line("-33,28.5:.4 -24,31.5:1 -14,31.5:1 -1,26.5:.4", 4.2, "flat")
    s.line("-28,37 -21,42 -13,42.5 -6,37", 3, "swell")
