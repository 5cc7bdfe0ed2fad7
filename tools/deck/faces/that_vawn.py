# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất văn: man in a long striped robe leans back under a lantern to read a long white letter, which falls across him."""
import math

from card import *
from chance import Rng
from heads import lids_as_told, listening_ear
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

DEEP = "#16304d"
EVENING = "#a6b6b6"


@own_head("reader", "-34,-8 -37.4,2 -38,12 -35.4,24 -34,33 -36.4,39 -34.4,44 -35,51 -30,61 -18,67.6", "-18,67.6 0,68 15,60 27,45 30.6,34:.8 34,20 36,2")
def reading(s, left, right):
    """A man of the town at forty, well fed: a straight long nose, a full jaw with a fold under it, the lips parted as he reads under his breath, both eyes on the letter's head."""
    F.skin(s, ("6,-70 -10,-66 -25,-52 -31,-36 -33.4,-25 -30,-16 " + left, 4.4, "wire"), (right, 4.4, "wire"), (right.split()[-1] + " 40,-30 36,-62 6,-70", 0))
    # the far brow and eye
    s.line("-20,-21:.3 -25,-26.4:1.2 -31,-27:.9 -35,-24:.2", 4.6, "flat")
    lids_as_told(s, "-34,-8:.3 -30,-11.6:1.1 -24,-10:.9 -20,-6:.3", 3.2, (-31, -7.6, 2.8), "-32.6,-4.4 -28,-3 -22,-4")
    # the nose: one stroke, long and straight, bent at the tip; its wing
    s.fill("-13,-20 -20,-4 -29,10 -36,17 -38,22! -33,26 -22,26 -12,21 -11,4", FLESH)
    s.line("-15,-23:.2 -18.4,-13:.8 -22,-4:.9 -28,7:.8 -35,16:.9 -38.4,21:1.2 -36.4,25.4:1.1 -31,26:.6", s.fine(4), "flat")
    s.line("-18,12:.2 -12.6,15.6:1 -13,22:1 -18,25.6:.8 -21.6,24:.2", s.fine(3.6), "flat")
    s.line("-30,24.4:.4 -26,22:1 -22,24.4:.3", s.fine(4), "flat")
    # the near brow is one dry sweep, lifted at the end; the pupil hangs at the lid's fore corner
    s.line("-9,-20:.3 -3,-27:1.1 8,-31:1.3 20,-28:.8 29,-21:.1", 5.4, "flat")
    s.lines(["-2,-29 6,-34 14,-34", "10,-33 20,-32 26,-27"], 1.4, "rat")
    lids_as_told(s, "-12,-4.4:.3 -7,-9.6:.9 2,-12.6:1.25 13,-10.6:.9 24,-5:.15", 3.9, (-5.4, -7, 3.4), "-9,-2 1,0 15,-3")
    s.lines(["-7,-14 3,-17.6 18,-13.4", "-7,3 3,6.4 14,3"], 1.6, "swell")
    # cheek and the fold from the wing; the moustache is a few combed strokes
    s.line("-10,20:.1 -3,26:1 1,35:1 -2,46:.1", 2.4, "flat")
    s.line("23,12:.1 16,19:.8 14,29:.1", 1.9, "flat")
    for P, w in (("-25,29.6:.3 -30,31.6:1 -34,37:.7 -35.6,43:.1", 4), ("-22,29.4:.3 -13,31.4:1 -5,37:.8 -1,44:.1", 4.4), ("-23,30:.3 -15,33.4:1 -9,38:.1", 2.4)):
        s.line(P, w, "flat")
    # lips a little apart over the teeth
    s.blob("-32.6,38! -28,36.4 -25,37.4 -20,36 -12,39.6! -17,43.4 -24,44.4 -30,42")
    s.blob("-30.6,38.6! -25,39 -19,38.4 -15,39.8! -19,41 -25,41.4", GOFUN)
    s.line("-31,46.4:.2 -25,48.2:1 -18,46.4:.2", 2.4, "flat")
    s.line("-25,52:.2 -20,53.6:1 -15,52:.2", 2, "flat")
    # a fold of fat under the chin, the corner of the jaw
    s.line("-20,58.6:.1 -8,62:.9 6,57:.1", 2, "flat")
    s.line("24,36:.1 28,29:.9 30.6,20:.1", 1.8, "flat")


def clog(c, x, y, k, rot=0):
    """High clog, and the sock in it."""
    c.push(x, y, rot, k, True)
    for x1 in (1, 31):
        c.part([("%g,14! %g,30! %g,30! %g,14!" % (x1, x1 - 1, x1 + 12, x1 + 11), 3.4), ("%g,14! %g,14!" % (x1 + 11, x1), 0)], fill="#8a6424", reg=.4, grain=False)
    c.part([("-8,7! 20,4 50,6!", 3.4), ("50,6! 50,15! -7,16! -8,7!", 3.8)], fill=ODO, reg=.4, grain=False)
    c.part([("-5,5 -4,-3 6,-12 17,-20 20,-44", 4.4, "wire"), ("20,-44 46,-44", 0), ("46,-44 47,-14 45,5", 4.4, "wire"), ("45,5 20,8 -5,5", 4.2, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("8,5:.8 16,-8:1.1 30,-14:1", 4.6, "flat"); c.line("-2,0 3,1 4,5", 2, "swell"); c.line("26,-30 36,-26 44,-30", 2, "swell")
    c.pop()


# kana of the running hand, in a square of ten, stroke by stroke
KANA = {
    "し": "3,.4 2.7,6 4.4,9.5 8.6,7.4", "の": "5.6,2.4 3,8.6 1.7,5 5,1.8 8.9,4.6 7.4,8.6 5,9.9", "く": "7,.4 2.5,5 7.6,9.7", "い": "1.8,2 2.1,7.4 3.8,8.5|7.4,2.6 8.9,6.6", "り": "3,1 2.7,5 3.7,5.3|7,.8 7.3,6 3.8,9.9",
    "と": "3.6,.8 4.7,5|8.3,3.3 2.7,7 4,9.2 8.7,9.1", "て": "1.3,2.6 8.9,1.7 4.3,5 5,8.7 7.8,9.5", "ひ": "1.3,2.5 4.9,1.9 2.3,6.5 4.8,9.5 7.4,6 7,1.8 9.3,5.7", "ま": "1.7,3 8.5,2.5|2.2,5.5 8,5|5.2,.6 5.4,7.6 3,9.3 3.1,7.4 8.6,9.3",
    "も": "4.7,.6 3.7,7.4 6.2,9.7 8.7,7.3|2,3.7 7.1,3.3|2,6.3 7.1,5.9", "か": "1.3,3.9 6.5,3.1 6,8.3 4.3,8.7|4.4,.6 1.7,9.2|8,2.3 9.5,5.1", "さ": "1.5,3.5 8.9,2.5|4.3,.6 7.3,6.1|2.7,6.6 4.4,9.5 8,9.2",
    "な": "1.3,3.1 6.1,2.5|4.6,.6 1.9,6.5|7.8,2.5 9.4,4.3|6.6,4.3 6.6,8.4 4,9.3 4,7.8 9.2,9.6", "は": "1.8,1.2 1.7,9 3.1,7|4.3,3.7 9.1,3.1|6.8,.8 7,8 4.8,9.3 4.6,7.6 9.4,9.4", "ら": "4,.6 6.5,2.3|3,3.3 2.7,7.1 7.4,5.6 7.7,8.2 3.8,9.9",
    "ふ": "4.2,.6 6.3,2.3 4.5,4.8 6.1,7.3 3.9,9.6|1.3,7 2.5,9|7.8,6.3 9.4,8.6", "た": "1.3,3.1 6.5,2.5|4.2,.6 1.8,9.3|5.8,5.5 9.1,5.1|5.3,7.8 6.3,9.4 9.5,9.1", "せ": "1,4.7 9.3,3.3|6.8,1 6.6,6.2|3.2,1.8 3.4,8.7 9,9.1",
    "そ": "2.5,1.5 7.7,1.1 2.3,4.9 9.1,4.1 4.7,7 5.4,9.5 8.1,9.7", "う": "4,.8 6.7,2.3|2.3,4.7 7,3.7 7.5,7 3.8,9.9", "め": "2.3,2 4.7,7.8|6.6,1 3,8.7 1.7,6 6,3.3 9,6 6.9,9.6", "へ": "1,6.5 3.8,3.2 9.5,8",
    "候": "2.6,.6 1,4.6|2.1,3.6 2.1,9.8|4.2,2 8.1,1.5 7.8,3.7 4,4.1|3.7,6.5 9.5,6|6.4,4.1 6.2,7 3.6,9.9|6.4,7 9.4,9.8",
}
# his letter, two columns down the whole strip: 一筆示し参らせ候 花の盛りとなり候 友も参り候 桜眺め 歌の楽しさ めでたくかしく
BEGINS = "ひとふて しめし まいらせ候 はなの さかりと なり候".split()
GOES_ON = "ともも まいり候 さくら なかめ うたの たのしさ めてたく かしく".split()


def writing(c, left, right, columns):
    """Columns of kana down a strip of paper, told by its two edges: how far across each is, and its words."""
    L, R = PT._evenly(left, 400), PT._evenly(right, 400)
    long = sum(math.dist(L[i], L[i + 1]) + math.dist(R[i], R[i + 1]) for i in range(399)) / 2

    def at(t, u):
        i = max(0, min(399, round(t / long * 399)))
        return L[i][0] + (R[i][0] - L[i][0]) * u, L[i][1] + (R[i][1] - L[i][1]) * u
    for across, words, heads in columns:
        r = Rng(("letter", words[0]))
        unit = (long * .56 - 18 if across > .5 else long - 120) / sum(len(w) + .34 for w in words)
        t = (18 if across > .5 else 70) + r(0, 6)       # the thumb is upon the other column's head
        for n, word in enumerate(words):
            # a word is one run of the brush, full when it was dipped and drier to the next dip; the column strays
            aside, last, ink = 2.6 * math.sin(n * 1.7 + across * 9) + r(-.8, .8), None, (1, .78, .6)[n % 3]
            for j, sign in enumerate(word):
                h, wide, slant = unit * r(.66, 1.28), 15.5 * r(.6, 1.22), r(-.22, .06)
                (x0, y0), (x1, y1) = at(t, across), at(t + h, across)
                l = math.dist((x0, y0), (x1, y1)) or 1
                tx, ty = (x1 - x0) / l, (y1 - y0) / l
                ink *= .94      # it dries as it goes
                heavy = (2 if not n else 1.75) * (1, .8)[j > 0] if n in heads[:1] or n in heads and not j else ink      # the head of a column is told with a full brush
                place = lambda x, y: (x0 + tx * y * h / 11.4 + ty * ((x - 5 - (y - 5) * slant) * wide / 10 + aside), y0 + ty * y * h / 11.4 - tx * ((x - 5 - (y - 5) * slant) * wide / 10 + aside))
                strokes = KANA[sign].split("|")
                for k, stroke in enumerate(strokes):
                    P = [place(x, y) for x, y, *_ in pts(stroke)]
                    if last and not k:      # the brush does not leave the paper from sign to sign
                        c.line([last + (False, .6), ((last[0] + P[0][0]) / 2, (last[1] + P[0][1]) / 2, False, .5), P[0] + (False, .7)], 1.8, "flat", rough=0)
                    if n % 2 and (j, k) == (len(word) - 1, len(strokes) - 1):     # the last sign of a word is drawn out towards the next
                        x, y = P[-1]
                        P.append((x + tx * unit * .3 - ty * 2, y + ty * unit * .3 + tx * 2))
                    m = len(P) - 1
                    c.line([p + (False, heavy * (1.25 if not i else .45 if i == m else .9)) for i, p in enumerate(P)], 2.1, "flat", rough=0)
                    last = P[-1]
                t += h
            t += unit * .34


def cherry(c, x, y, r, turn):
    """A blossom of five notched petals."""
    for q, colour in ((r + 1.8, SUMI), (r, PAPER_LIGHT)):
        P = []
        for i in range(5):
            for a, k, corner in ((0, .46 if q == r else .62, True), (20, .96, False), (36, .82, True), (52, .96, False)):
                t = math.radians(turn + 72 * i + a)
                P.append((x + q * k * math.cos(t), y + q * k * math.sin(t), corner, None))
        c.ink(shape_d_ccw(P), colour)
    dot(c, x, y, r * .2, "#8f6a2d", 5)
    for i in range(0 if c.pure else 5):
        t = math.radians(turn + 72 * i + 36)
        c.line([(x + r * .2 * math.cos(t), y + r * .2 * math.sin(t), False, 1), (x + r * .55 * math.cos(t), y + r * .55 * math.sin(t), False, .3)], 1.6, "flat", "#8f6a2d", 0)


def letter(c):
    left, right = "186,286! 188,360 174,440 146,506 112,566 91,626 74,688 46,748 20,800!", "239,286! 238,384 220,470 190,542 160,604 140,668 120,730 94,780 68,830!"
    c.part([(left, 5, "body"), ("20,800! 68,830!", 0), (" ".join(right.split()[::-1]), 6, "-body"), ("239,286! 186,286!", 0)], fill=GOFUN, reg=0, grain=False,
           deco=lambda s: s.fill("-20,926! 20,876 60,800 88,724 112,640 170,556! 206,560! 150,650 110,770 70,860 -10,930!", PAPER))
    writing(c, "187,306 187,370 174,440 146,506 112,566 91,626 74,688 46,748 20,800", "237,308 236,384 220,470 190,542 160,604 140,668 120,730 94,780 68,830", ((.72, BEGINS, (0, 3)), (.3, GOES_ON, (2, 6))))
    # slack below the hand, it twists: one edge laps over and shows the blank back of the sheet
    c.part([("163,598! 150,642 137,684 121,732 102,766!", 5.4, "body"), ("102,766! 98,738 104,700 122,656 163,598!", 4, "-body")], fill="#e0d3b6", reg=0, grain=False)
    c.lines(["138,656 120,696 110,738"], 2.6, "swell", "#a2957c")
    # above, it curls back over the tips of the fingers
    c.part([("186,301! 183,290 190,279 212,275 234,279 242,292 237,305!", 4.6, "body"), ("237,305! 232,296 212,291 196,294 186,301!", 3.4, "-body")], fill="#e0d3b6", reg=0, grain=False)
    # its end has sprung open: a loose roll, whose turns are seen from the side
    c.part([("20,800! 8,805 2,818 6,832 18,841!", 4.6, "body"), ("18,841! 36,852 55,868!", 5, "body"), ("55,868! 72,882 94,874 99,856 88,836 68,830!", 4.6, "body"), ("68,830! 44,816 20,800!", 3, "wire")], fill=GOFUN, reg=0, grain=False)
    c.part([("68,830! 56,842 50,856 55,868!", 3, "wire"), ("55,868! 72,882 94,874 99,856 88,836 68,830!", 0)], fill="#a2957c", reg=0, grain=False)
    turns = "99,856:.6 86,838 70,838 60,850 64,866 79,872 89,862 84,850 74,850 71,859:.8 77,863:.4"
    c.line(turns, 5.4, "flat"); c.line(turns, 2.6, "flat", GOFUN)
    c.line("14,810:.2 9,822:1 16,836:.3", 2.2, "flat")


def upper_hand(c, thumb):
    """It takes the letter by its edge, its palm to us: the fingers go up behind the sheet and bend round it, the thumb, drawn after it, lies upon it."""
    if thumb:
        HD.finger(c, "177,401 187,380! 201,357", 11, 2.6)
        c.line("200,361 202,357.6 203.6,355.6", 1.1, "swell")
        return
    F.skin(c, ("166,440 168,416 164,402 164.6,388:.8", 3.4, "wire"), ("164.6,388 176,376 194,372", 0), ("194,372 200,404 194,440", 3.4, "wire"), ("194,440 166,440", 0))
    for bone, thick in (("190,384 189,354 198,332", 9.6), ("184,384 181,350! 192,325", 10), ("177,386 172,356! 181,334", 9.8), ("169.6,392 162.6,369! 168,353", 8.6)):
        HD.finger(c, bone, thick, 2.5)
    # the ball of the thumb, the line of the heart, the wrist
    c.lines(["189,386 180,396 179,412", "169,396 176,391 184,392", "169,424 176,426 183,424"], 1.7, "swell")
    if not c.pure:
        c.lines(["174,365 176.6,364.4 178.6,365.6", "182.6,361 185,360 187,361", "164,375.6 166.4,375 168,376"], 1.1, "hair")


def lower_hand(c, thumb):
    """The other takes its lower edge: seen from the back, a narrow wrist, four knuckles one above the other, from which the fingers go behind the sheet."""
    if thumb:
        F.skin(c, ("110,514 121,503 134,495 147,490", 3.2, "wire"), ("147,490 156,486 163,485 165,489.6 160,494", 3), ("160,494 151,496.6 143,502 136,511", 3, "wire"), ("136,511 122,526", 1.8), ("122,526 110,514", 0))
        c.line("158,486.4 163,487 163.6,489.6", 1.1, "swell"); c.lines(["135,497 138,499.6 138.6,503", "140,493.6 143,496.4"], 1.2, "hair")
        return
    F.skin(c, ("60,548 78,538 94,527 110,514", 3.2, "wire"), ("110,514 132,502 132,540 116,556", 0), ("116,556 108,558 98,560 84,568 66,580", 3.2, "wire"), ("66,580 60,548", 0))
    # the little finger first; each knuckle stands off the back of the hand
    for knuckle, bone in (("107,552 111,545.6 118,545", "118,545 128,549 140,546! 140,558! 126,560 114,558 108,554"), ("111,541 115,534 123,533.6", "123,533.6 136,538 150,533! 146,545! 131,549.6 119,548 111,543"),
                          ("117,529.6 121,522 129.6,522", "129.6,522 143,526 158,520! 154,533! 137,538.6 125,537 117,532"), ("124,517.6 128.6,510 137,510", "137,510 150,512 164,506! 160,520! 144,527 131,526 124,520")):
        F.skin(c, (knuckle, 3), (bone.split("! ")[0], 2.6, "wire"), (bone.split("! ")[0].split()[-1] + " " + bone.split("! ")[1], 0), (" ".join(bone.split("! ")[1:]), 2.4, "wire"), (bone.split()[-1] + " " + knuckle.split()[0], 0))
    # the tendons, and the bone of the wrist
    c.lines([] if c.pure else ["122,514 114,520 104,530", "116,527 106,534 98,540", "110,539 102,544 94,548"], 1.3, "rat")
    c.line("88,562 84,556 86,550", 1.8, "swell")


def evening(c):
    """Night comes from above and the last light is low; the lantern hangs from the eaves of the house, and a brushwood fence ends the garden."""
    c.fade(DEEP, 10, 85, .07)
    if not c.pure:
        # a strip of grass, and the fence, far off: its stakes of unlike height, two rails that bind them
        r, x, P = Rng("fence"), 4, "4,800! "
        while x < 246:
            w, y = r(8, 13), r(652, 672)
            P += "%.1f,%.1f! %.1f,%.1f! %.1f,%.1f! " % (x, y + r(3, 8), x + w * .5, y, x + w, y + r(2, 7))
            x += w
        c.fill("4,790! 246,790! 246,812 214,808 206,812 120,806 40,812 22,808 4,811!", "#9aa07c")
        c.fill(P + "246,800!", "#71837f")
        for y in (694, 752):
            c.line("4,%g 120,%g 246,%g" % (y, y + 2, y - 1), 6, "even", "#4f615f")
        for x in (208, 219, 230):
            c.fill("%g,668! %g,668! %g,800! %g,800!" % (x, x + 1.6, x + 1.8, x), "#4f615f")
    # the eaves
    c.part([("134,4! 152,20! 250,44!", 6, "body"), ("250,44! 250,4! 134,4!", 0)], fill="#4a4038", reg=0, grain=False)
    for x, y in () if c.pure else ((166, 12), (192, 18), (218, 25)):
        c.part([("%g,%g! %g,%g! %g,%g!" % (x, y, x + 3, y + 15, x + 14, y + 18), 3), ("%g,%g! %g,%g!" % (x + 14, y + 18, x + 12, y - 4), 3), ("%g,%g! %g,%g!" % (x + 12, y - 4, x, y), 0)], fill="#b39a6a", reg=0, grain=False)


def draw():
    c = Card("7n", seed="fat1")
    stripes = lambda left, right, n: PT.flowing(left, right, n, (4, 1.6), AI_PALE)
    c.fade(ODO_PALE, 990, 818, 1)
    # evening: the letter stands out from it
    if not c.pure:
        c.fill("4,4! 246,4! 246,796! 4,796!", EVENING)
        c.fill("4,4! 246,4! 246,796! 4,796!", "url(#%s)" % c.baren())
    evening(c)
    c.line("186,26 186,40", 4, "even")
    lantern(c, 186, 108, .84)
    F.blossom(c, 186, 111, 17, SUMI, PAPER_LIGHT, 6)
    # the garden's cherry in the lantern's light, its petals coming down
    for P, w in (("250,188:1.2 226,210:1 204,218:.9 180,234:.8 160,240:.5 142,258:.2", 9), ("206,217:1 196,232:.8 188,252:.2", 5), ("226,209:1 214,198:.8 206,196:.2", 4.6), ("176,236:1 160,228:.7 148,230:.2", 4.6)):
        c.line(P, w, "flat")
    for x, y, k, turn in ((222, 214, 11, 10), (203, 222, 12, 40), (180, 232, 11, 0), (189, 254, 9, 20), (152, 248, 10, 50), (206, 196, 8, 30), (150, 229, 7, 5)):
        cherry(c, x, y, k, turn)
    for x, y in () if c.pure else ((138, 262), (191, 264), (168, 244), (216, 200)):
        dot(c, x, y, 3.4, SUMI, 7)
        dot(c, x, y, 1.8, PAPER_LIGHT, 7)
    c.flush()
    for x, y, k in ((146, 300, 1), (118, 272, .9), (24, 380, 1), (30, 928, 1), (78, 956, 1.1), (150, 950, 1), (112, 966, .9), (54, 972, 1), (160, 912, .8)) if not c.pure else ():
        c.push(x, y, x * 7 % 90, k)
        c.fill("-5,0 -1,-3.4 5,-2 6,1! 3,2 0,3", PAPER_LIGHT)
        c.pop()
    # stepping stones of the garden, their faces cut away below, moss between
    for top, low, blacks in (("160,862! 172,852 198,847 224,848 246,853!", "246,853! 246,866! 222,870 190,872 168,871! 160,862!", ("176,864 178,868 177,872", "206,862 208,866 206,870", "230,859 232,863 231,868")),
                             ("56,915! 72,906 106,900 142,903 168,912!", "168,912! 166,926! 140,935 100,938 68,933! 56,915!", ("72,922 74,928 72,933", "104,928 107,933 105,938", "142,923 145,929 143,934", "157,918 159,923 158,928"))):
        c.part([(top, 3.4, "body"), (low, 5.4, "sweep")], fill=PAPER_LIGHT if c.pure else GREY_PALE, reg=0, grain=False, deco=None if c.pure else lambda s, low=low: s.line(low, 16, "even", GREY))
        for P, w in zip(blacks, (6, 3.6, 7, 4)):
            c.line(P, w, "rat")
    if not c.pure:
        for i, (x, y) in enumerate(((50, 936), (58, 940), (66, 943), (44, 938), (170, 880), (162, 878), (20, 912), (30, 915))):
            c.line("%g,%g %g,%g" % (x, y, x - 5 + i * 37 % 11, y - 8 - i * 5 % 6), 3.6, "rat", "#56683f")
    # clogs: the weight on the hind one, the other a step ahead
    clog(c, 210, 834, 1.06, -4); clog(c, 138, 880, 1.26, 2)
    # the far arm is raised from its shoulder, bent at the elbow; the sleeve stands about the forearm up to its middle, its mouth open above, its bag hanging
    B.cuff(c, "160,404 166,384 184,373 206,381", "206,381 204,409 178,421 160,404")
    upper_hand(c, False)
    c.part([("118,398 136,401 152,410 163,428!", 8, "body"), ("163,428! 160,416 160,404!", 5, "body"), ("160,404! 170,420 192,415 206,381", 5, "sweep"), ("206,381 226,490 232,580 222,640", 7.5, "sweep"), ("222,640 196,652 168,634", 6), ("168,634 138,602", 0), ("138,602 130,540 118,398", 0)], fill=AI, bokashi=wiped(DEEP, 655, 470, .9),
           deco=stripes("126,424 140,500 152,540 158,640", "182,410 210,440 232,520 228,650", 5))
    c.lines(["164,428 178,474 198,560", "204,420 206,500 216,580", "148,424 160,500 166,566"], 5, "nail", DEEP)
    for P in ("163,427 180,462 206,478 218,476", "214,476 222,536 219,618"):
        c.line(P, 5, "nail")
    # the far leg, set ahead: thigh, knee and shin press the robe from within
    c.part([("140,600 182,606 198,652 209,704 214,738:1.2", 8, "sweep"), ("214,738:1.2 211,762 206,784 208,808!", 7, "body"), ("208,808! 190,826 168,838 148,852", 6), ("148,852 140,600", 0)], fill=AI, bokashi=wiped(DEEP, 870, 740, .9),
           deco=stripes("150,600 174,690 188,742 180,796 168,856", "184,604 209,700 216,738 208,776 212,812", 3))
    for P, w in (("212,733:.2 198,728:1 184,738:.1", 4.6), ("212,742:.3 198,752:1 186,776:.8 178,806:.1", 6), ("182,650:.2 194,688:1 202,722:.1", 5), ("204,776:.1 198,796:.9 196,818:.2", 3.6)):
        if not c.pure or w > 5:
            c.line(P, w, "flat")
    # the edge of the robe, turned by the step: its lining
    c.part([("160,640 178,690 186,738 182,776 184,812 194,846!", 5.5, "sweep"), ("194,846! 178,858 160,862!", 5), ("160,862! 150,640 160,640", 0)], fill=ODO_PALE, reg=0)
    c.lines(["182,780 178,812 180,842", "176,700 180,736 176,764"], 3, "nail")
    # the robe: hips thrust forward, the back hollow, the near leg straight under him, the train swept out behind
    c.part([("58,436 38,510 56,590 40,690 16,780 -16,880", 8, "sweep"), ("-16,880 24,900 62,894 92,875 116,861 140,858 164,864!", 6.5), ("164,864! 157,832 156,800 166,770 170,744:1.2", 7.5, "-sweep"), ("170,744:1.2 170,706 160,660 158,636!", 6.5, "-body"), ("158,636! 178,600 164,500 140,426", 8, "-sweep"), ("140,426 134,404 88,396 72,410 58,436", 0)], fill=AI, bokashi=wiped(DEEP, 905, 730, 1),
           deco=lambda s: (stripes("52,440 32,510 48,590 30,690 0,780 -40,890", "96,430 100,520 104,610 108,680 122,736 120,776 92,830 60,900", 5)(s), stripes("100,430 108,520 114,610 122,670 142,722 146,752 132,790 124,868", "146,430 170,500 178,600 160,650 168,700 170,744 160,790 168,868", 3)(s), PT.hollows("104,650 124,748 118,806 84,880")(s)))
    # one long fold from the sash behind the knee and out into the train; from the knee a short one goes back to it, another down the shin
    for P, w in (("102,648:.3 114,700:.8 125,750:1.2 118,806:1 92,850:.7 56,886:.1", 6), ("168,750:.2 152,754:1 138,766:.8 126,784:.1", 4.6), ("164,760:.2 148,786:1 142,818:.8 145,852:.1", 4.4), ("56,664:.2 50,716:.9 32,786:1 6,846:.2", 3.8)):
        c.line(P, w, "flat")
    # the cap of the knee
    c.line("150,724:.1 163,730:1 165,744:.9 158,752:.1", 2.8, "flat", AI_PALE)
    # sash
    c.part([("54,556 92,600 140,606 172,584", 6), ("172,584 184,640", 5), ("184,640 148,662 92,652 52,610", 6), ("52,610 54,556", 5)], fill=SUMI)
    for P in ("62,580 96,618 138,624", "124,646 156,640 178,622", "62,602 88,632 112,642"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # breast and collars
    c.head(100, 408, -13, .79, True); F.neck(c, 4.8); c.pop()
    c.part([("84,402 98,440 118,470", 0), ("118,470 134,440 134,406", 0), ("134,406 84,402", 0)], fill=FLESH, reg=0, grain=False)
    # the tendon of the neck, the pit of the throat
    c.line("112,404:.1 113,424:1 118,446:.2", 2.2, "flat"); c.line("126,420:.1 124,438:.9 121,452:.2", 1.8, "flat")
    c.part([("82,394 98,430 124,474", 4.5), ("124,474 134,454 108,424 96,394", 4.5), ("96,394 82,394", 4)], fill=GOFUN, reg=0, grain=False)
    c.part([("74,400 86,440 118,506 144,576", 5.5), ("144,576 160,566 142,508 124,470", 0), ("124,470 102,434 88,398", 5), ("88,398 74,400", 4)], fill=SUMI, reg=0, grain=False)
    c.part([("142,412 144,440 132,488", 5), ("132,488 120,466 130,438 132,408", 4.5), ("132,408 142,412", 4)], fill=SUMI, reg=0, grain=False)
    # near sleeve: the elbow drawn back, its bag hanging
    c.part([("62,430 34,480 16,546 28,590", 8.5, "sweep"), ("28,590! 20,650 30,730", 7, "body"), ("30,730 64,748 98,730", 6.5), ("98,730 108,650 116,596", 7, "-body"), ("116,596 126,548 102,492", 5.5), ("102,492 98,480 96,464", 6, "-nail"), ("96,464 62,430", 0)], fill=AI, reg=.4, bokashi=wiped(DEEP, 760, 600, 1),
           deco=stripes("58,432 24,490 6,556 20,600 14,660 24,740", "96,462 112,510 130,550 116,620 106,740", 6))
    B.cuff(c, "102,492 82,536 116,596", "116,596 128,548 102,492")
    # the pale lining turns out all round its mouth and its hem
    c.part([("116,598 108,650 98,730!", 5, "body"), ("98,730! 64,750 29,731!", 6), ("29,731! 29,722!", 3), ("29,722! 62,739 90,722! 100,650 110,602", 3, "wire"), ("110,602 116,598", 0)], fill=ODO_PALE, reg=0, grain=False)
    for P, w in (("28,586 52,578 80,552 92,524", 5.6), ("30,596 60,596 92,568", 4.2), ("33,606 54,640 64,680 62,716", 5), ("70,440 48,492 40,544", 4.4)):
        c.line(P, w, "nail")
    # the letter, from the hand by the lantern past the other, across him and out of the picture
    c.inside(pts("104,488! 90,508 83,536 92,566 116,596! 250,600! 250,400! 104,400!"), lambda s: lower_hand(s, False), 0)
    letter(c)
    upper_hand(c, True); lower_hand(c, True)
    c.line("104,488:.8 90,508:1 83,536:1 90,562:.7 97,574:.3", 7, "flat")
    c.line("60,434 72,412 86,396", 6, "sweep")
    # crest on the shoulder
    c.fill([(60 + 12 * math.cos(i * math.pi / 5), 482 + 12 * math.sin(i * math.pi / 5), False, None) for i in range(10)], PAPER_LIGHT)
    F.blossom(c, 60, 482, 11, SUMI, PAPER_LIGHT)
    # head, thrown back to the light
    c.head(100, 408, -13, .79, True)
    F.face_man(c, kind="reader"); listening_ear(c); F.hair_chonmage(c, knot="long")
    c.pop()
    return c.finish()
