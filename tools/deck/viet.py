# SPDX-License-Identifier: GPL-3.0-or-later
"""Vietnamese heads and dress for the portraits: faces of women, hair, head-gear, collars, glasses.

Everything is in the head's own units, the head's middle at the origin, looking
left.  The men's faces are those of men.py and a few more here.
"""
import math

from mokuhan import *
import figures as F
import moods
from men import CROW, MEN, OPEN, Man, arched, flat, swell

HAIR = SUMI
VELVET = "#3a2340"      # dark violet of a velvet turban
LIP = "#b5503f"

SOFT = ("-31,-24:.5 -26,-28:1 -18,-26:.4", "-7,-26:.4 4,-31:1 20,-27:.3")
LADY_EYES = [("eye", "-32,-8:.7 -26,-11:1 -18,-8:.4", 3.8, (-26, -6.6, 2.6)), ("eye", "-7,-5:.6 3,-11:1 21,-10:.3", 4.4, (3, -6.2, 3.0)),
             ("line", "-5,-2 5,-1.5 15,-5", 1.5, "swell")]
SMILING_EYES = flat(4.4, "-33,-4:.6 -26,-9:1 -18,-4:.5") + flat(5, "-8,-3:.6 4,-10:1 20,-3:.5")
SMILE = flat(3.8, "-29,30:.4 -23,34:1 -14,35:1 -4,29:.4")
LADY_NOSE = "-13,-14:.3 -18,0:.6 -26,12:1 -25,17:1.1! -17,19:.8 -12,15:.3"

PEOPLE = {
    "lady": Man(("-33,4 -33,20 -27,36 -18,49 -9,53", "-9,53 5,50 20,40 29,25 33,4"), LADY_NOSE,
                [(SOFT[0], 4.2), (SOFT[1], 4.6)], LADY_EYES + swell(2, "-16,41 -12,42.5 -8,41")),
    "country": Man(("-35,4 -38,20 -33,36 -22,48 -9,52", "-9,52 8,50 26,41 34,25 35,4"), LADY_NOSE,
                   [(SOFT[0], 5.2), (SOFT[1], 5.6)], LADY_EYES + SMILE + swell(2, "-34,26 -37,31 -34,36", "3,22 9,28 8,36")),
    "matron": Man(("-36,4 -41,20 -39,36 -29,50 -13,56", "-13,56 8,56 29,46 38,27 37,4"), "-13,-11:.3 -18,2:.7 -27,12:1.1 -26,18:1.2! -17,20:.9 -11,15:.4",
                  [(SOFT[0], 4.4), (SOFT[1], 5)], LADY_EYES + swell(2.4, "2,60 22,54 33,42", "-4,22 4,28 5,35") + swell(2, "-17,43 -12,44.5 -7,43")),
    "granny": Man(("-34,4 -37,16 -33,27 -35,36 -30,48 -14,55", "-14,55 2,53 18,44 29,28 34,4"), "-13,-10:.4 -18,2:.8 -29,11:1.2 -29,18:1.3! -18,20:1 -11,15:.4",
                  [(SOFT[0], 3.6), (SOFT[1], 4)], SMILING_EYES + CROW + swell(2, "-28,-36 -12,-41 6,-38", "-22,-44 -8,-48 8,-46") +
                  flat(4, "-31,31:.4 -24,35:1 -14,35:1 -6,30:.5") + swell(2.4, "-9,18 1,26 2,36", "8,14 17,24 15,38", "-19,43 -14,44.5 -9,43")),
    "girl": Man(("-37,4 -42,18 -37,36 -22,49 -6,52", "-6,52 14,50 32,39 39,22 38,4"), "-17,4:.4 -23,12:1 -19,16.5:.9 -13,14:.4",
                [("-33,-18:.5 -27,-21:1 -19,-19:.4", 3.6), ("-6,-19:.4 5,-23:1 18,-20:.4", 4)],
                [("eye", "-35,0:.6 -28,-5:1 -19,0:.5", 4.6, (-27.5, -1.4, 3.4)), ("eye", "-7,1:.5 4,-6:1 18,-1:.4", 5, (4, -1.4, 3.8))] +
                flat(3.8, "-27,28:.4 -21,32:1 -14,33:1 -4,27:.4")),
    "youth": Man(("-34,4 -35,20 -31,36 -21,49 -10,52", "-10,52 6,50 22,40 31,25 34,4"), "-13,-14:.4 -18,0:.7 -27,12:1.1 -26,18:1.1! -17,20:.8 -12,16:.4",
                 [("-33,-22:.8 -26,-26:1.1 -16,-22:.5", 6.2), ("-8,-22:.6 6,-28:1.2 24,-23:.4", 7)],
                 OPEN + flat(4, "-29,30:.4 -22,34:1 -13,35:1 -3,29:.4") + swell(2, "2,22 7,27 6,33")),
    "master": Man(("-34,4 -35,20 -31,36 -21,49 -10,52", "-10,52 6,50 22,40 31,25 34,4"), "-13,-14:.4 -18,0:.7 -28,12:1.1 -27,18:1.2! -17,20:.9 -12,16:.4",
                  [("-34,-23:.6 -27,-27:1 -17,-24:.5", 3.6), ("-7,-24:.6 6,-29:1 23,-25:.4", 4)],
                  OPEN + CROW + swell(2.2, "8,16 16,26 14,38", "-20,-36 -6,-40 10,-37")),
    "uncle": Man(("-35,4 -37,20 -34,38 -25,50 -12,55", "-12,55 6,53 24,44 33,28 35,4"), "-12,-14:.4 -17,0:.8 -28,12:1.2 -28,19:1.3! -18,22:1 -11,16:.5",
                 arched(1.1), OPEN + CROW[:2] + swell(2.4, "-8,20 1,27 2,35", "6,24 12,30 11,38") + flat(4.2, "-27,36:.5 -20,39:1 -12,39:1 -5,35:.4") +
                 [("line", "-37,32:.3 -29,27:.9 -19,26:1", 6, "flat"), ("line", "-18,26:1 -8,27:.9 2,34:.3", 6, "flat")]),
    "jolly": Man(("-36,4 -41,18 -41,35 -33,50 -14,58", "-14,58 10,59 33,49 43,29 40,4"), "-13,-9:.3 -18,2:.8 -28,12:1.2 -28,20:1.4! -16,22:1.1 -9,16:.5",
                 arched(.9), SMILING_EYES + CROW[:2] + flat(4.4, "-32,30:.4 -25,36:1 -13,37:1 0,29:.5") + swell(2.6, "4,21 12,28 11,38", "-35,27 -38,31 -36,36") +
                 swell(3, "2,64 26,58 41,42") + swell(2.2, "-22,45 -15,47 -8,45")),
}


def face(s, who, mood=None, bald=False):
    """The face of a person of the village, or of a man of the deck, in one of moods.MOODS or as it is; a bald man's brow is not done yet."""
    row = PEOPLE.get(who) or MEN[who]
    moods.with_mood(row, mood).cut(s, F.skin, F.eye)
    if mood == "pleased":
        moods.flush_cheeks(s)
    if moods.laughs(row, mood):
        moods.laugh(s)
    if mood == "beaten" and not bald:
        moods.pale_brow(s)


def lips(s, colour=LIP, mood=None):
    """Painted lips; who is pleased smiles with them, who is beaten presses them together."""
    if mood == "pleased":
        s.ink(shape_d_ccw(s._x("-27,28 -20,29.5 -17,30.5 -13,29.5 -3,26 -8,35 -14,38.5 -21,37")), colour)
        s.line("-29,27:.4 -19,32:1 -13,32:1 -1,24.5:.4", 2.6, "flat")
        return
    if mood == "beaten":
        s.ink(shape_d_ccw(s._x("-24,35 -18.5,30 -16,31 -13.5,30 -6,34 -12,35.5 -19.5,36")), colour)
        s.line("-26,36.5:.4 -18,32.5:1 -13,32.5:1 -4,36:.4", 2.6, "flat")
        return
    s.ink(shape_d_ccw(s._x("-23,30.5 -18.5,28 -16,29.5 -13.5,28 -7,30.5 -12,36.5 -19.5,36")), colour)
    s.line("-23,30.5 -16,32 -7,30", 2, "swell")


def glasses(s):
    """Two round rims and a bow to the ear."""
    for cx, cy, rx, ry in ((-26.5, -6, 11, 13), (5, -5, 16.5, 15)):
        P = " ".join("%.1f,%.1f" % (cx + rx * math.cos(i * math.pi / 4), cy + ry * math.sin(i * math.pi / 4)) for i in range(9))
        s.line(P, 3.2, "even")
    s.line("-15.5,-8 -13,-10 -11,-8", 3.2, "even")
    s.line("21,-8 33,-10", 3.2, "even")


# --------------------------------------------------------------------- hair
def parted(s, colour=HAIR, mark=None):
    """A woman's hair parted in the middle and drawn behind the ear."""
    edge = 4.4 if colour != HAIR else 0
    mark = mark or (F.HAIRLINE if colour == HAIR else SUMI)
    s.part([("-12,-60 -26,-48 -33,-26 -34,-12 -38,-34 -28,-62 -8,-80 22,-85 52,-72 68,-44 66,-14 54,8 44,6 44,-8 36,-12 30,-32 12,-50 -12,-60", edge, "wire")], fill=colour, back=None, reg=0, grain=False)
    for P in ("-10,-62 10,-64 34,-50 46,-20", "-8,-68 18,-72 44,-58 58,-24", "2,-76 28,-78 54,-58 64,-30", "-14,-64 -26,-52 -33,-34"):
        s.line(P, 1.9, "swell", mark)


def long_hair(s):
    """Hair down the back and over one shoulder; goes behind the head and before the dress."""
    F.black(s, "20,10 28,-26 50,-30 68,-10 78,30 85,90 92,150 86,230 60,250 52,190 56,120 44,70 36,30 36,-10")
    for P in ("62,-10 66,40 72,100 74,180", "52,10 58,60 64,120 64,210"):
        s.line(P, 1.8, "swell", F.HAIRLINE)


def crop(s, colour=HAIR):
    """A man's short hair, parted at the side."""
    edge, mark = (0, F.HAIRLINE) if colour == HAIR else (4.6, SUMI)
    s.part([("-27,-36 -33,-50 -25,-70 4,-84 38,-81 60,-62 66,-32 58,-4 49,14 44,4 47,-8 39,-16 34,-8 31,-27 20,-45 0,-55 -16,-52 -27,-36", edge, "wire")],
           fill=colour, back=None, reg=0, grain=False)
    for P in ("-16,-60 10,-74 38,-70 54,-50", "0,-60 24,-68 46,-58 56,-36", "36,-40 50,-38 58,-20", "-24,-54 -12,-70 8,-80"):
        s.line(P, 1.9, "swell", mark)


def ruffled(s):
    """A young man's hair, forelock to one side."""
    F.black(s, "-29,-34 -37,-50 -30,-66 -34,-76! -16,-80 -8,-90! 8,-88 22,-96! 34,-86 52,-80! 62,-62 68,-34 60,-6 49,14 44,4 47,-8 39,-16 34,-8 31,-26 24,-42! 12,-38 8,-48! -6,-40 -12,-50! -22,-40")
    for P in ("-20,-60 0,-74 26,-74", "0,-58 22,-66 44,-56", "34,-44 50,-40 58,-20", "-26,-52 -16,-66 2,-78"):
        s.line(P, 1.8, "swell", F.HAIRLINE)


def bob(s):
    """A girl's fringe and straight hair to the jaw."""
    F.black(s, "-40,-2 -44,-34 -32,-68 -2,-86 34,-82 62,-58 70,-20 70,24 62,50 40,52 36,30 40,4 36,-26! 26,-20 12,-24 -6,-22 -22,-26 -36,-22!")
    F.black(s, "-36,-24 -38,0 -43,18 -46,-6 -44,-30")
    for P in ("-24,-34 -16,-58 6,-74", "-8,-30 0,-54 20,-70", "8,-30 16,-50 36,-62", "24,-28 32,-44 48,-50", "48,-30 54,0 52,36", "58,-24 63,6 60,40"):
        s.line(P, 1.9, "swell", F.HAIRLINE)


def bow(s, x, y, colour=BENI):
    s.push(x, y, 12)
    for k in (-1, 1):
        s.part([("0,0 %g,-16 %g,-12 %g,10 %g,8 0,0" % (k * 10, k * 26, k * 28, k * 12), 4, "wire")], fill=colour, reg=0, grain=False)
    s.part([("-6,-5 6,-5 6,6 -6,6 -6,-5", 3.6, "wire")], fill=colour, reg=0, grain=False)
    s.pop()


# ----------------------------------------------------------------- head-gear
def turban(s, colour=SUMI, fold=None):
    """Khăn xếp: the man's turban of flat folds that cross over the brow."""
    fold = fold or (GREY if colour == SUMI else SUMI)
    s.part([("-35,-24 -42,-48 -34,-72 -4,-86 38,-84 66,-62 70,-34 60,-6", 6, "body"), ("60,-6 50,-14 44,-14", 4), ("44,-14 36,-28 12,-38 -14,-36 -35,-24", 5.5, "wire")], fill=colour, reg=0, grain=False)
    for i in range(4):
        k = i * 11
        s.line("%g,%g %g,%g %g,%g %g,%g" % (-26 + k * .3, -38 - k, 6, -50 - k, 40, -42 - k * .86, 62 - k * .1, -16 - k), 3, "rat", fold)
    for i in range(4):
        k = i * 11
        s.line("%g,%g %g,%g %g,%g" % (-4 + k * .2, -42 - k, -22, -38 - k * .9, -37 + k * .12, -34 - k * .72), 3, "rat", fold)


def ring_turban(s, colour, pat=None):
    """Khăn vấn: the woman's long roll of cloth laid round the parted hair."""
    s.part([("-33,-30 -45,-50 -40,-78 -12,-99 28,-101 64,-80 82,-46 76,-12 62,2", 6, "body"), ("62,2 54,-4 52,-16", 4.5), ("52,-16 58,-36 46,-60 18,-73 -10,-68 -24,-52 -33,-30", 5, "wire")], fill=colour, pat=pat, reg=0, grain=False)
    for P in ("-20,-58 -34,-66 -42,-64", "-10,-68 -20,-84 -22,-94", "8,-73 4,-88 6,-101", "26,-71 30,-86 36,-98", "42,-62 54,-76 62,-80", "53,-46 66,-54 77,-56", "56,-28 70,-28 79,-30"):
        s.line(P, 3.4, "nail", SUMI if colour not in (SUMI, VELVET) else "#a08fa6")


def beak_kerchief(s, colour=SUMI):
    """Khăn mỏ quạ: a black kerchief folded to a beak over the brow and tied below the chin."""
    s.part([("-14,-60! -36,-44 -42,-22 -39,2! -46,-26 -42,-62 -14,-94! 22,-96 58,-74 76,-36 74,6 60,40 36,64 6,76! 10,62 28,46 38,24 42,-2 36,-28 14,-50 -14,-60!", 5, "wire")], fill=colour, back=None, reg=0, grain=False)
    for P in ("-12,-66 20,-60 44,-34 50,0", "-16,-76 20,-78 54,-50 62,-10 50,30", "44,38 32,54 16,66"):
        s.line(P, 2.6, "rat", F.HAIRLINE)
    s.part([("4,66 -10,78 -16,98 -2,92 8,78 4,66", 4, "wire")], fill=colour, back=None, reg=0, grain=False)
    s.part([("10,68 16,86 30,100 32,84 24,72 10,68", 4, "wire")], fill=colour, back=None, reg=0, grain=False)


def cone(s, strap=BENI):
    """Nón lá over the brow, a strap of soft cloth below the chin."""
    s.line("-27,-40 -37,0 -30,42 -8,61 16,58 36,34 43,-2 44,-36", 7.5, "even")
    s.line("-27,-40 -37,0 -30,42 -8,61 16,58 36,34 43,-2 44,-36", 4.4, "even", strap)
    s.push(12, -42)
    F.hat_cone(s, 104, 74, 5, ODO_PALE)
    s.pop()


def beret(s, colour=AI):
    """Mũ nồi, worn by schoolmasters and by grandfathers since."""
    s.part([("-32,-36 -52,-50 -46,-76 -12,-94 34,-92 70,-72 80,-46 66,-30", 6, "body"), ("66,-30 58,-26 52,-22", 4), ("52,-22 40,-38 14,-47 -14,-45 -32,-36", 6, "wire")], fill=colour, reg=0, grain=False)
    s.lines(["-38,-56 -10,-64 26,-62 58,-46", "-32,-70 -14,-80 8,-82", "46,-76 60,-64 68,-52"], 3.4, "nail", SUMI)
    s.line("12,-90 10,-102", 6, "flat")


def headcloth(s, colour=GOFUN, check=SUMI, pat=None):
    """Khăn rằn bound round the head, its ends standing out behind."""
    s.part([("62,-34 82,-52 96,-50 90,-32 72,-20", 4.4, "wire"), ("72,-20 62,-34", 0)], fill=colour, pat=pat, reg=0, grain=False)
    s.part([("66,-24 86,-18 98,0 82,2 66,-12", 4.4, "wire"), ("66,-12 66,-24", 0)], fill=colour, pat=pat, reg=0, grain=False)
    s.part([("-34,-28 -42,-50 -30,-72 0,-84 38,-80 64,-58 70,-32 66,-14", 6, "body"), ("66,-14 46,-30 16,-38 -12,-37 -34,-28", 5.5, "wire")], fill=colour, pat=pat, reg=0, grain=False)
    s.lines(["-30,-44 0,-54 36,-48 64,-26", "-8,-80 14,-66 20,-40", "-20,-72 -24,-54 -20,-38"], 4, "nail", check)


# -------------------------------------------------------------------- beards
def long_beard(s, mood=None):
    """A full white beard to the chest, and its moustache; who is pleased laughs out of it."""
    s.part([("36,14 35,40 26,66 16,94 2,124 -14,150", 5, "sweep"), ("-14,150 -22,122 -36,100 -40,74 -36,42", 5, "-sweep"), ("-36,42 -22,35 -2,42 18,36 36,14", 0)], fill=GOFUN, reg=0, grain=False)
    s.lines(["27,44 18,80 2,112 -8,132", "14,48 7,84 -6,116", "3,52 -5,88 -12,122", "-9,54 -17,84 -17,108", "-21,54 -28,78 -28,94", "32,34 29,50 24,64"], 2.4, "nail")
    moustache(s, GOFUN)
    if mood == "pleased":
        moods.laugh_in_beard(s)
    else:
        s.line("-25,41:.4 -18,44:1 -10,41:.4", 4, "flat", LIP)


def moustache(s, colour):
    edge = 3 if colour != SUMI else 0
    s.part([("-18,25 -30,26 -39,36 -42,48 -31,43 -20,37 -17,31 -6,39 6,43 20,49 12,35 -2,26 -18,25", edge, "wire")], fill=colour, back=None, reg=0, grain=False)


def goatee(s, colour=GOFUN, mood=None):
    """A chin beard no longer than a hand; who is pleased laughs over it."""
    s.part([("6,50 4,70 -6,92 -14,104 -20,88 -28,70 -28,48 -16,54 6,50", 4, "wire")], fill=colour, back=None, reg=0, grain=False)
    s.lines(["-2,60 -6,78 -12,92", "-12,60 -14,80 -15,94", "-20,58 -20,74"], 2.2, "nail", SUMI if colour != SUMI else F.HAIRLINE)
    moustache(s, colour)
    if mood == "pleased":
        moods.laugh_in_beard(s)


# --------------------------------------------------------------------- dress
SHOULDERS = [("2,72 -42,98 -82,126 -106,196 -116,330", 7, "sweep"), ("-116,330 138,330", 0), ("138,330 128,196 108,126 72,100 34,66", 7, "-sweep"), ("34,66 2,72", 0)]
FOLDS = ("-60,140 -76,196 -82,270", "88,136 104,196 108,280", "66,118 80,144 84,174")


def shoulders(s, colour, pat=None):
    s.part(SHOULDERS, fill=colour, pat=pat, reg=.5)
    s.lines(list(FOLDS), 5, "nail", PAPER_LIGHT if colour in (SUMI, VELVET) else SUMI)
    F.neck(s)


def collar(s, colour):
    """The standing collar of an áo dài, two fingers high."""
    s.part([("-1,62 -6,88", 4.6), ("-6,88 12,99 32,95 46,80", 5), ("46,80 42,56", 4.6), ("42,56 30,74 14,77 -1,62", 0)], fill=colour, reg=0, grain=False)
    s.line("-1,64 14,78 30,74 42,58", 4, "wire")


def ao_dai(s, colour, pat=None, flipped=False, buttons=PAPER_LIGHT):
    """Closed at the wearer's right, which is the picture's left."""
    shoulders(s, colour, pat)
    collar(s, colour)
    line = SUMI if colour not in (SUMI, VELVET) else GREY_PALE
    P = "10,98 -10,122 -44,140 -84,152" if not flipped else "14,99 34,124 74,142 112,150"
    s.line(P, 4.4, "wire", line)
    for x, y in (((2, 108), (-40, 140)) if not flipped else ((24, 112), (70, 142))):
        s.fill([(x + 5 * math.cos(a), y + 5 * math.sin(a), False, None) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)], SUMI if buttons != SUMI else PAPER)
        s.fill([(x + 3 * math.cos(a), y + 3 * math.sin(a), False, None) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)], buttons)


def ao_ba_ba(s, colour, pat=None, scarf=None):
    """Buttoned down the front, no collar; a checked scarf round the neck if scarf is its pattern."""
    shoulders(s, colour, pat)
    s.fill("1,68! 38,62! 34,84 18,104! 4,92", FLESH)
    line = SUMI if colour != SUMI else GREY_PALE
    s.line("-1,70 4,94 18,106 34,88 40,64", 6, "wire", line)
    s.line("18,106 14,180 8,300", 5, "wire", line)
    if scarf:
        s.part([("-8,66 -18,84 -8,104 14,114 40,106 56,84 46,60", 5, "body"), ("46,60 30,80 14,84 -8,66", 4)], fill=GOFUN, pat=scarf, reg=0, grain=False)
        s.part([("2,108 -8,150 -14,214 18,218 24,160 24,110", 5, "body"), ("24,110 2,108", 0)], fill=GOFUN, pat=scarf, reg=0, grain=False)


def ao_tu_than(s, colour, bib, sash, pat=None):
    """The four-panelled dress of the north, open over a bib."""
    shoulders(s, colour, pat)
    s.part([("0,70 -6,110 -14,200 -12,330", 0), ("-12,330 50,330 46,200 44,110 42,62", 0), ("42,62 20,80 0,70", 0)], fill=bib, reg=0, grain=False)
    s.fill("1,70! 38,62! 38,76 22,92 6,88", FLESH)
    s.line("0,72 8,90 22,94 38,80 41,64", 4.4, "wire")
    s.part([("-6,74 -18,110 -32,210 -34,330", 5.5), ("-34,330 -10,330", 0), ("-10,330 -10,210 0,120 4,86", 4.6), ("4,86 -6,74", 0)], fill=sash, reg=0, grain=False)
    s.part([("52,66 62,110 74,210 74,330", 5.5), ("74,330 48,330", 0), ("48,330 48,210 44,120 40,80", 4.6), ("40,80 52,66", 0)], fill=sash, reg=0, grain=False)


def shirt(s, colour, pat=None):
    """A shirt with a turned-down collar, as the young wear."""
    shoulders(s, colour, pat)
    s.fill("1,70! 38,62! 34,84 18,112! 4,92", FLESH)
    s.part([("-2,68 -22,84 -14,114 16,116", 5), ("16,116 4,92 -2,68", 4.4)], fill=GOFUN, reg=0, grain=False)
    s.part([("42,60 58,78 52,110 18,116", 5), ("18,116 34,88 42,60", 4.4)], fill=GOFUN, reg=0, grain=False)
    s.line("17,116 14,180 8,300", 4.6, "wire")


def beads(s, colour):
    """A string of beads over the breast."""
    for i in range(15):
        k = -1 + i / 7
        x, y = 20 + 36 * k, 152 - 56 * k * k
        s.fill([(x + 6.4 * math.cos(a), y + 6.4 * math.sin(a), False, None) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)], SUMI)
        s.fill([(x + 4.2 * math.cos(a), y + 4.2 * math.sin(a), False, None) for a in (0, 1.05, 2.1, 3.14, 4.19, 5.24)], colour)
