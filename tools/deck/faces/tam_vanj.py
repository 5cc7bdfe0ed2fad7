# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam vạn: standing lady, a crown of hair ornaments, a hand at one of them, sash tied in front."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def pins(c, left=True):
    """Rays of tortoiseshell hairpins; in the head's own units."""
    for a in ((200, 215, 230, 245) if left else (302, 318, 334, 350)):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        r = 67 if left else 104
        P = "%g,%g:.8 %g,%g:.8 %g,%g:1.7" % (18 + 24 * x, -70 + 24 * y, 18 + r * .6 * x, -70 + r * .6 * y, 18 + r * x, -70 + r * y)
        c.line(P, 9, "flat")
        c.line(P, 5, "flat", ODO)


def comb(c):
    """Second great comb set over the forelock."""
    c.part([("-22,-70 -14,-88 6,-98 28,-92 36,-78", 3.6, "wire"), ("36,-78 8,-82 -22,-70", 3, "wire")], fill=ODO, reg=.5)
    c.part([("-26,-62 -14,-76 8,-81 32,-76 38,-66", 3, "wire"), ("38,-66 10,-72 -26,-62", 3, "wire")], fill=ODO_PALE, reg=.5)


PETAL = ((0, -6), (4.4, -4), (4.6, 1), (0, 7.8), (-4.6, 1), (-4.4, -4))     # a flower of wisteria as it hangs: a drop


def wisteria(c, x, y, L, w, seed, blown=0):
    """One hanging raceme: flowers side by side above, smaller and smaller and fewer below, and at last buds on the bare stalk; its end is blown aside."""
    r = Rng(("wisteria", seed))
    dark = SUMI if c.pure else "#3a5f86"
    drops, down, row, aside = [], 5, 0, lambda t: blown * t ** 1.7
    while down < L:
        t = down / L
        k, n = 1.12 - .78 * max(0, t) ** .8, 4 if t < .2 else 3 if t < .45 else 2 if t < .72 else 1
        half = w * (1 - .78 * t)
        for i in range(n):
            u = (i + .5) / n * 2 - 1 if n > 1 else (-.5, .5)[row % 2]
            u += (.12, -.12)[row % 2]
            drops.append((k * r(.9, 1.1), x + aside(t) + u * half * r(.94, 1.08), y + down + r(-2, 2) - 3 * abs(u), -.42 * u + r(-.15, .15), t))
        down += 6 + 5.6 * k
        row += 1

    def hung(grow, k, u, v, lean):
        a, b = math.cos(lean) * k * grow, math.sin(lean) * k * grow
        return poly_d([(u + p * a - q * b, v + p * b + q * a) for p, q in PETAL], 0)
    c.line("%g,%g %g,%g %g,%g" % (x, y - 14, x + aside(.5), y + L * .5, x + aside(1.03), y + L * 1.03), 2.4, "rat", "#4c5f3a")
    for i, (k, u, v, lean, t) in enumerate(drops):
        if not c.pure or i % 3 == 1 and t < .8:
            c.ink(hung(1.5 if c.pure else 1.24, k, u, v, lean), dark)
    tones = ((), ()) if c.pure else (("#dfe6e4", 0), (AI_PALE, 1))
    for tone, odd in (t for t in tones if t):
        for i, (k, u, v, lean, t) in enumerate(drops):
            if t < .84 and (i * 7 // 3 + (t > .5)) % 2 == odd:
                c.ink(hung(.86, k, u - .5, v - .9, lean), tone)
    c.flush()


def garden(c):
    """Wisteria over her head, an early evening in the quarter."""
    c.fade(YUU, 10, 250, .85)
    c.fade("#e8c9a0", 900, 700, .9)
    if not c.pure:      # the roofs of the quarter at evening, lanterns lit under their eaves
        c.fill("8,880! 8,816! 20,808! 42,822! 56,836! 50,838! 50,846! 62,838! 84,852! 84,880!", "#a3b0b0")
        c.fill("180,880! 180,838! 206,818! 226,826! 250,846! 250,880!", "#a3b0b0")
        c.fill("8,834! 46,842! 46,880! 8,880!", "#8b9a9c")
        for x, y in ((18, 846), (35, 849), (234, 850)):
            c.fill("%g,%g %g,%g %g,%g %g,%g" % (x - 4, y, x, y - 6, x + 4, y, x, y + 6), "#f0cd97")
    c.part([("4,872 80,864 170,868 250,862", 4, "sweep"), ("250,862! 250,996! 4,996! 4,872", 0)], fill="#d8cdb5", bokashi=wiped("#b9ad97", 1000, 872, .6), grain=False)
    c.part([("250,14 214,24 176,20 134,32", 5, "rat"), ("134,32 178,32 214,38 250,30", 4, "-rat"), ("250,30 250,14", 0)], fill="#6d5637", grain=False)
    for x, y, L, w, seed, blown in ((229, 52, 158, 13, 1, -26), (150, 46, 78, 10, 2, -9), (189, 50, 112, 13, 3, -17)):
        wisteria(c, x, y, L, w, seed, blown)
    for x, y, a, k in ((236, 40, 150, 1), (212, 44, 205, 1), (176, 40, 160, .9), (166, 38, 210, 1), (140, 40, 150, .9)):
        c.push(x, y - 6, a, k)
        c.part([("0,0 -7,-12 -5,-26 0,-34", 3, "wire"), ("0,-34 6,-24 7,-12 0,0", 3, "wire")], fill=MIDORI, reg=.4, grain=False)
        c.pop()


def petals(c):
    """They drift down past her to the hem."""
    for x, y, turn in () if c.pure else ((30, 330, 50), (102, 352, 10), (24, 384, -20), (48, 392, 40), (226, 744, -40), (18, 700, 30), (118, 974, 80), (62, 982, 70)):
        c.push(x, y, turn, .9)
        c.fill("0,-7! 5,-3 6,3 1,8! -4,4 -5,-2", "#3a5f86")
        c.fill("0,-4.6! 3.4,-2 4,2 .8,5.6! -2.4,3 -3,-1", "#dfe4e0" if turn % 20 else AI_PALE)
        c.pop()


class Swung(T):
    """A figure whose hips go forward and whose shins trail, under level shoulders: an S from collar to hem."""

    def __init__(self, t, top, bottom, far):
        self.m, self.s = t.m, t.s
        self.top, self.bottom, self.far = top, bottom, far

    def __call__(self, x, y):
        x, y = super().__call__(x, y)
        u = (y - self.top) / (self.bottom - self.top)
        return x - (self.far * math.sin(2 * math.pi * u) if 0 < u < 1 else 0), y


def swing(c, top=392, bottom=944, far=15):
    """What follows, until c.pop(), is swung between two heights, its hips so far to the left."""
    c.push(0, 0)
    c.stack[-1] = Swung(c.stack[-1], top, bottom, far)


TAPERED = ((0, 1), (.3, .9), (.55, .88), (.8, .64), (.95, .44))      # a lady's finger, from its root to its tip


def finger(c, bone, thick, w=2.4):
    """A finger that tapers, along its bones; its root is open."""
    left, tip, right = HD._sides(bone, thick, TAPERED)
    F.skin(c, ([(x, y, False, None) for x, y in left + tip + right], w, "wire"), ([right[-1] + (False, None), left[0] + (False, None)], 0))


def flowered(flowers, *folds):
    """Blossoms strewn over a cloth, cut where its folds swallow them."""
    def draw(s):
        for x, y, r, a in flowers:
            F.blossom(s, x, y, r, PAPER_LIGHT, AI, a)
        PT.hollows(*folds)(s)
    return draw


def raised_arm(c, edge):
    """The far arm: its sleeve has fallen to the elbow and hangs from it; the wrist bends, finger and thumb set one pin over her brow."""
    c.stack.append(T())
    c.part([("24,438 30,420 46,406 64,403", 4.4, "wire"), ("64,403 70,420 24,438", 0)], fill=AI, reg=0, grain=False)
    for w, col in ((7, SUMI), (3.6, ODO)):
        c.line("82,318:1.6 104,303 132,286:.8", w, "flat", col)
    HD.hold(c, HD.pinch, (42, 436), (92, 311), -14, .86, 14)
    c.part([("118,380 98,388 80,398 64,404", 6.5, "body"), ("64,404 62,418 50,430 36,438 24,438!", 5, "wire"), ("24,438! 16,500 24,570 16,664!", 7, "sweep"), ("16,664! 46,684 90,674!", 6), ("90,674! 106,600 112,520", 5, "-nail"), ("112,520 118,380", 0)],
           fill=ODO_PALE, bokashi=edge, reg=0, deco=flowered(((46, 640, 20, 14), (30, 600, 13, 40), (46, 474, 15, 0), (74, 448, 13, 30)), "62,430 52,520 56,600", "40,446 34,540 40,640"))
    c.line("65,408 62,422 50,434 37,442 25,442", 4, "even", AI)
    c.line("21,662 47,678 88,669", 5, "even", AI)
    c.lines(["62,428 52,520 58,610", "40,446 33,540 40,640", "96,392 78,420 70,470", "108,394 92,440 86,500"], 4.6, "nail")
    c.pop()


def near_sleeve(c, edge):
    """The near arm hangs at her side, the hand drawn into the long sleeve."""
    c.stack.append(T())
    c.part([("178,384:.4 194,386:.9 212,402 227,436", 6.5, "body"), ("227,436 237,520 231,596 240,668!", 7.5, "sweep"), ("240,668! 208,688 170,672!", 6.5), ("170,672! 164,600 168,520 176,448", 6, "-sweep"), ("176,448 178,384", 0)],
           fill=ODO_PALE, bokashi=edge, reg=0, deco=flowered(((206, 628, 22, 5), (222, 556, 15, 30), (184, 540, 14, 60), (212, 486, 14, 20), (190, 438, 12, 50)), "204,420 194,520 200,600", "222,450 216,560 222,640"))
    c.line("173,667 208,682 238,664", 5, "even", AI)
    c.line("176,452 169,520 166,600 172,664", 4, "even", AI)
    c.lines(["204,418 194,520 202,620", "222,450 216,550 224,646", "188,396 184,430 178,460", "196,392 206,420 208,440"], 4.6, "nail")
    c.pop()


def draw():
    c = Card("3v", seed="lady")
    garden(c)
    hem = wiped(ODO, 940, 670)
    edge = wiped(ODO, 750, 595)
    dk = wiped("#16304d", 940, 740, .9)

    flowers = flowered(((186, 690, 18, 10), (170, 752, 21, 40), (204, 790, 18, 0), (168, 838, 21, 25), (214, 846, 17, 8)), "168,680 164,780 184,860", "192,740 204,800 226,850")
    petals(c)
    c.tall(1.1, 955)
    # the other foot on its clog, its heel under the robe; the near one steps out bare on its own
    c.part([("106,918! 171,914! 170,925! 162,926! 161,944! 148,945! 146,928! 130,929! 128,947! 115,948! 113,930! 105,930! 106,918!", 3)], fill=SUMI, grain=False)
    c.line("110,922 134,920 162,918.5", 2.2, "swell", "#b9ab90")
    c.place(152, 893, 0, .76)
    F.foot_bare(c)
    c.pop()
    c.line("122,915:.6 131,905:1.1 144,900:1.2", 4.6, "flat")
    c.part([("18,934! 114,930! 112,941! 102,943! 100,962! 84,963! 82,945! 48,947! 45,964! 29,964! 28,946! 17,946! 18,934!", 3)], fill=SUMI, grain=False)
    c.lines(["24,938.5 64,936.5 108,935", "33,950 33,960", "88,948 88,958"], 2.4, "swell", "#b9ab90")
    c.place(92, 902, 2, .9)
    F.foot_bare(c)
    # the ankle goes up under the robe
    F.skin(c, ("-13,-5 -12,-24 -4,-56", 4.4, "wire"), ("-4,-56 30,-56", 0), ("30,-56 18,-24 14,-5", 4.4, "wire"), ("14,-5 0,-2 -13,-5", 0))
    c.pop()
    c.line("46,934:.6 58,918:1.1 76,908:1.2", 5.4, "flat")
    swing(c)
    # inner robe
    c.part([("96,640 90,760 60,878", 0), ("60,878 90,888 124,894 152,898", 6), ("152,898 158,760 150,640", 0), ("150,640 96,640", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(lambda sheet, turned: PT.yagasuri(sheet, 22, 40, "#6f8ea4", turned), 12, ("112,640 112,800 84,945", 0), ("140,640 142,800 136,945", -10)))
    c.line("140,760 144,840 141,898", 5, "nail", "#16304d")
    c.line("112,730 110,820 100,880", 5, "nail", "#16304d")
    # outer robe, far front: it follows the hip and is blown open at the hem
    c.part([("104,470 66,590 42,700 52,800 14,872", 7.5, "sweep"), ("14,872 24,896 48,902", 6), ("48,902 80,840 96,740 112,600", 5.5, "-nail"), ("112,600 104,470", 0)], fill=ODO_PALE, bokashi=hem, grain=False)
    c.line("46,900 78,840 93,740 106,640", 6, "even", AI)
    c.lines(["66,650 58,730 66,800", "70,800 58,850 32,866"], 5, "nail")
    # outer robe, near front: it trails away to the other side
    c.part([("184,440 190,540 190,650 200,750 256,826", 7.5, "sweep"), ("256,826 224,848 190,870 146,904", 7, "body"), ("146,904 150,830 134,730 130,600", 5.5, "-nail"), ("130,600 190,440", 0)], fill=ODO_PALE, bokashi=hem, deco=flowers)
    c.line("149,898 150,830 134,730 131,640", 6, "even", AI)
    c.line("150,896 190,864 222,843 252,825", 7, "even", AI)
    c.lines(["168,680 164,780 182,868", "190,730 204,800 230,842", "178,660 178,720 188,780"], 5, "nail")
    c.pop()
    c.push(-14, 0)
    swing(c)
    raised_arm(c, edge)
    # chest, turned against the hips
    c.part([("130,428 100,470 98,540 104,600", 0), ("104,600 196,600", 0), ("196,600 220,510 202,440", 0), ("202,440 130,428", 0)], fill=ODO_PALE, reg=0, grain=False)
    c.line("132,430 114,450 104,486", 4.6, "-rat")
    c.pop()
    c.pop()
    # neck and collars
    c.push(-12, 0)
    swing(c)
    H = dict(s=.8, rot=-11)
    c.part([("138,438 140,470 150,496", 0), ("150,496 182,460 194,424", 0), ("194,424 194,410 138,438", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(180, 433, **H); F.neck(c); F.face_woman(c, None, "lady")
    c.fill("-24.5,36.6! -21.5,34.8 -19.5,36 -17,34.8 -11.5,36.6! -15,41.8 -21,42.4", "#c98b74")
    c.line("-25.4,36.2:.4 -22,37:1 -19.4,37.8:.8 -16,37:1 -10.5,36.6:.3", 2.1, "flat")
    c.lines(["-21,43.8 -19,44.6 -16,43.4"], 1.5, "swell")
    c.pop()
    c.part([("198,412 186,450 150,500 138,546", 5), ("138,546 160,552", 0), ("160,552 176,506 208,456 216,420", 5), ("216,420 198,412", 5)], fill=AI, grain=False)
    c.part([("124,430 124,466 144,506", 5), ("144,506 152,494", 0), ("152,494 138,462 136,430", 4), ("136,430 124,430", 0)], fill=AI, grain=False)
    c.pop()
    c.pop()
    swing(c)
    # great sash, wound twice, tied softly in front
    c.part([("86,536 120,550 166,540 196,520", 6), ("196,520 200,574", 5), ("200,574 166,592 116,596 78,580", 6), ("78,580 86,536", 5)], fill=SUMI, grain=True)
    c.line("84,558 120,572 164,566 198,548", 3, "swell", "#c9b98f")
    near_sleeve(c, edge)
    lo = lambda sheet, turned: PT.hishi(sheet, 26, 18, "#c9b98f", rot=turned)
    # its ends: the short one behind, the long one over the thigh that steps
    c.part([("140,590 160,640 172,694 168,752!", 7, "sweep"), ("168,752! 148,760 124,750!", 6), ("124,750! 128,690 120,600", 6), ("120,600 140,590", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("100,590! 190,590! 190,736! 100,736!", -14)))
    c.part([("124,732 146,740 170,732", 3, "even"), ("170,732 168,752", 0), ("168,752 148,760 124,750", 0), ("124,750 124,732", 0)], fill=ODO, reg=0, grain=False)
    c.part([("112,588 100,650 72,720 78,820!", 7.5, "sweep"), ("78,820! 108,838 138,828!", 6.5), ("138,828! 128,740 146,660 138,590", 7, "-sweep"), ("138,590 112,588", 0)], fill=SUMI, reg=0, deco=PT.at_folds(lo, 20, ("122,590 108,690 112,840", -8)))
    c.part([("77,796 106,812 138,804", 3, "even"), ("138,804 138,828", 0), ("138,828 108,838 78,820", 0), ("78,820 77,796", 0)], fill=ODO, reg=0, grain=False)
    if not c.pure:
        c.lines(["88,806 87,822", "100,814 100,830", "114,816 115,832", "126,814 128,828"], 3, "wire")
    if not c.pure:
        c.lines(["118,600 104,664 92,724", "130,604 124,660 116,704"], 3.4, "nail", "#c9b98f")
    # two loops that sink by their own weight, and the knot between them
    c.part([("124,550 148,528 184,540 208,588 210,654!", 7.5, "body"), ("210,654! 184,670 158,654!", 6.5), ("158,654! 146,614 124,586", 7, "body"), ("124,586 124,550", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("110,510! 230,510! 230,680! 110,680!", -34)))
    c.part([("210,654! 184,642 158,654!", 4.5, "body"), ("158,654! 184,670 210,654!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["132,562 160,556 190,604", "132,576 154,592 166,632"], 10, "nail")
    c.part([("122,550 98,528 62,540 36,590 34,664!", 7.5, "body"), ("34,664! 62,680 88,662!", 6.5), ("88,662! 100,616 124,586", 7, "body"), ("124,586 122,550", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("20,510! 140,510! 140,690! 20,690!", 34)))
    c.part([("34,664! 60,650 88,662!", 4.5, "body"), ("88,662! 62,680 34,664!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["116,562 88,556 58,604", "116,576 94,592 82,632"], 10, "nail")
    c.part([("106,546 122,536 142,544 146,574 132,598 112,592 102,570 106,546", 6.5, "wire")], fill=ODO, reg=.4, bokashi=wiped("#a97f35", 606, 556, .7))
    c.lines(["114,550 122,568 118,588", "132,548 132,568 138,586"], 3.4, "nail")
    c.pop()
    # hair and its ornaments
    c.push(-12, 0)
    c.head(180, 433, **H)
    pins(c, True); pins(c, False)
    F.hair_shimada(c, cord=AI, knot="wings")
    F.black(c, "-14,-118 -6,-132 14,-136 30,-128 50,-137 70,-128 60,-104 20,-98")
    c.lines(["-8,-122 8,-129 24,-124", "36,-125 52,-130 66,-122", "22,-126 28,-112 27,-98"], 1.5, "swell", F.HAIRLINE)
    comb(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
