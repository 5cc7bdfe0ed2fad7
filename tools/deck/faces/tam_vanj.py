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


def wisteria(c, x, y, L, w, seed):
    """One hanging cluster of wisteria: the flowers open above, buds still below."""
    r = Rng(("wisteria", seed))
    n = int(L / 9)
    c.line("%g,%g %g,%g %g,%g" % (x, y - 14, x + 1, y + L * .5, x - 1, y + L * .96), 2.4, "rat", "#4c5f3a")
    rings = []
    for i in range(n):
        t = i / n
        half = w * (math.sin(math.pi * min(1, .28 + t * .72)) ** .8) * (1 - .25 * t)
        for k in (-1, 1) if i % 2 else (-.45, .5):
            u, v, q = x + half * k * r(.75, 1.05), y + i * 8.4 + r(-1.5, 1.5), (6.8 - 3.2 * t) * r(.88, 1.1)
            lean = .5 * k + r(-.3, .3)
            P = [(math.cos(a + lean) * q * (1.25 if j % 3 == 0 else .92), math.sin(a + lean) * q * 1.05) for j, a in enumerate(i * 1.047 for i in range(6))]
            rings.append(([(u + a, v + b) for a, b in P], t))
    # cut in indigo, not in black: the open flowers pale, the buds as dark as their edges
    for grow, pick in ((1.9, lambda t: SUMI if c.pure else "#3a5f86"), (0, lambda t: "#dfe4e0" if t < .26 else AI_PALE if t < .62 else "#5f86a0")):
        for P, t in rings:
            cx, cy = sum(p[0] for p in P) / 6, sum(p[1] for p in P) / 6
            if c.pure and grow == 0:
                continue
            k = 1 + grow / 5.5
            c.ink(poly_d([(cx + (a - cx) * k, cy + (b - cy) * k) for a, b in P], 0), pick(t))
    for P, t in rings:
        if t < .2 and not c.pure:
            cx, cy = sum(p[0] for p in P) / 6, sum(p[1] for p in P) / 6
            cut(c, cx - 2.4, cy - 1.6, cx + 1, cy + 2, 1.1, .3)
    c.flush()


def garden(c):
    """Wisteria over her head, an early evening in the quarter."""
    c.fade(YUU, 10, 250, .85)
    c.fade("#e8c9a0", 900, 700, .9)
    c.part([("4,900 80,892 170,898 250,890", 4.4, "sweep"), ("250,890! 250,996! 4,996! 4,900", 0)], fill=GREY_PALE, bokashi=wiped(GREY, 1000, 896, .7), grain=False)
    c.part([("250,14 214,24 176,20 134,32", 5, "rat"), ("134,32 178,32 214,38 250,30", 4, "-rat"), ("250,30 250,14", 0)], fill="#6d5637", grain=False)
    for x, y, L, w, seed in ((228, 52, 118, 12, 1), (152, 48, 96, 11, 2), (194, 50, 142, 13, 3)):
        wisteria(c, x, y, L, w, seed)
    for x, y, a, k in ((236, 40, 150, 1), (212, 44, 205, 1), (176, 40, 160, .9), (166, 38, 210, 1), (140, 40, 150, .9)):
        c.push(x, y - 6, a, k)
        c.part([("0,0 -7,-12 -5,-26 0,-34", 3, "wire"), ("0,-34 6,-24 7,-12 0,0", 3, "wire")], fill=MIDORI, reg=.4, grain=False)
        c.pop()


def petals(c):
    """They drift down past her to the hem."""
    for x, y, turn in () if c.pure else ((118, 250, 20), (92, 318, -30), (40, 346, 50), (70, 392, 10), (26, 430, -20), (52, 474, 40), (226, 744, -40), (18, 700, 30), (118, 974, 80), (62, 982, 70)):
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


def raised_arm(c, edge):
    """The near arm, bent sharply: the elbow out in its sleeve, which falls from it; the forearm bare, two fingers and the thumb at a pin."""
    B.cuff(c, "190,394 208,384 230,400", "230,400 212,416 190,394")
    # the little finger and the fourth stand off
    finger(c, "227,314 235,303 235,292 228,283", 7.6)
    finger(c, "224,309 229,294 224,282 215,275", 8.8)
    F.skin(c, ("197,414 202,384 206,358 206.5,342 204,330 206,316 213,307", 3.4, "-wire"), ("213,307 222,304 230,312", 0), ("230,312 231,324 226,340 229,362 231,386 228,420", 3.8, "wire"), ("228,420 197,414", 0))
    finger(c, "219,309 220,293 212,281 201,275", 9.2)
    for w, col in ((7, SUMI), (3.6, ODO)):
        c.line("205,293:1.5 186,279 160,262:.7", w, "flat", col)
    finger(c, "212,311 212,299 206,290 198,283", 9.4)
    HD._digit(c, "210,331 204,319 200,309 199,293", 9.4, 2, ((0, 1), (.3, 1), (.52, .9), (.76, .92), (.94, .62)))
    F.skin(c, ("207,338 207,330 210,322", 0), ("210,322 217,326 214,340", 0), ("214,340 207,338", 0))
    c.lines(["208,343 214,345 220,342", "213,322 213,328 210,333"], 1.4, "swell")
    c.part([("178,386 184,388 190,394", 5.5, "body"), ("190,394 200,408 214,412 230,400", 5, "wire"), ("230,400 238,414 236,436", 5, "wire"), ("236,436 228,500 230,580 238,674!", 7, "sweep"), ("238,674! 208,692 172,674!", 6.5),
            ("172,674! 166,600 168,520 174,440", 6.5, "-nail"), ("174,440 178,386", 0)], fill=ODO_PALE, bokashi=edge, reg=0,
           deco=lambda s: [F.blossom(s, 204, 622, 21, PAPER_LIGHT, AI, 5), F.blossom(s, 212, 560, 14, PAPER_LIGHT, AI, 30), F.blossom(s, 186, 548, 12, PAPER_LIGHT, AI, 60), F.blossom(s, 196, 494, 11, PAPER_LIGHT, AI, 20)])
    c.line("192,400 202,414 215,418 230,407", 4, "even", AI)
    c.line("174,669 208,686 236,669", 5, "even", AI)
    c.lines(["228,432 214,435 199,428 188,412", "226,446 212,474 206,540", "229,462 219,520 220,590", "218,446 198,460 184,500"], 3.8, "nail")


def draw():
    c = Card("3v", seed="lady")
    c.foot_box = True
    garden(c)
    hem = wiped(ODO, 940, 670)
    edge = wiped(ODO, 750, 595)
    dk = wiped("#16304d", 940, 740, .9)

    def flowers(s):
        for x, y, r, a in ((186, 690, 18, 10), (172, 760, 22, 40), (200, 806, 17, 0), (172, 850, 22, 25), (212, 884, 20, 8), (186, 920, 16, 50)):
            F.blossom(s, x, y, r, PAPER_LIGHT, AI, a)
    petals(c)
    c.tall(1.1, 955)
    # the other clog, half under the robe; the near foot steps out bare on its own
    c.part([("132,930! 186,928! 182,956! 138,958! 132,930!", 4)], fill=SUMI, grain=False)
    c.part([("20,934! 98,930! 96,942! 86,944! 84,962! 68,963! 66,946! 46,947! 44,964! 28,964! 27,946! 18,946! 20,934!", 3)], fill=SUMI, grain=False)
    c.line("26,938 58,936 92,935", 2.4, "swell", "#b9ab90")
    c.place(92, 902, 2, .9)
    F.foot_bare(c)
    # the ankle goes up under the robe
    F.skin(c, ("-13,-5 -12,-24 -4,-56", 4.4, "wire"), ("-4,-56 30,-56", 0), ("30,-56 18,-24 14,-5", 4.4, "wire"), ("14,-5 0,-2 -13,-5", 0))
    c.pop()
    c.line("46,934:.6 58,918:1.1 76,908:1.2", 5.4, "flat")
    swing(c)
    # inner robe
    c.part([("96,640 90,760 60,878", 0), ("60,878 96,896 132,916 178,928", 6), ("178,928 160,760 150,640", 0), ("150,640 96,640", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(lambda sheet, turned: PT.yagasuri(sheet, 22, 40, "#6f8ea4", turned), 12, ("112,640 112,800 84,945", 0), ("140,640 142,800 136,945", -10)))
    c.line("140,760 144,840 141,898", 5, "nail", "#16304d")
    c.line("112,730 110,820 100,880", 5, "nail", "#16304d")
    # outer robe, far front: it follows the hip and is blown open at the hem
    c.part([("104,470 66,590 42,700 52,800 14,872", 7.5, "sweep"), ("14,872 24,896 48,902", 6), ("48,902 80,840 96,740 112,600", 5.5, "-nail"), ("112,600 104,470", 0)], fill=ODO_PALE, bokashi=hem, grain=False)
    c.line("46,900 78,840 93,740 106,640", 6, "even", AI)
    c.lines(["66,650 58,730 66,800", "70,800 58,850 32,866"], 5, "nail")
    # outer robe, near front: it trails away to the other side
    c.part([("184,440 190,540 190,650 198,760 246,890", 7.5, "sweep"), ("246,890 226,944 180,952 148,936", 6.5), ("148,936 152,840 134,730 130,600", 5.5, "-nail"), ("130,600 190,440", 0)], fill=ODO_PALE, bokashi=hem, deco=flowers)
    c.line("149,934 151,840 134,730 131,640", 6, "even", AI)
    c.line("152,940 190,944 238,894", 5, "even", AI)
    c.lines(["168,680 166,780 190,870", "192,760 204,820 228,872"], 5, "nail")
    c.pop()
    c.push(-14, 0)
    swing(c)
    # far sleeve
    c.part([("116,448 74,514 48,610 36,704!", 7.5, "sweep"), ("36,704! 64,728 98,720!", 6), ("98,720! 110,650 118,590", 5.5, "-nail"), ("118,590 116,448", 0)], fill=ODO_PALE, bokashi=edge, grain=False, deco=lambda s: [F.blossom(s, 70, 660, 19, PAPER_LIGHT, AI, 14), F.blossom(s, 84, 598, 13, PAPER_LIGHT, AI, 40)])
    c.line("41,702 66,722 96,714", 5, "even", AI)
    c.lines(["84,520 66,600 58,670"], 5, "nail")
    # chest, turned against the hips
    c.part([("130,428 100,470 98,540 104,600", 0), ("104,600 196,600", 0), ("196,600 220,510 202,440", 0), ("202,440 130,428", 0)], fill=ODO_PALE, reg=0, grain=False)
    c.line("134,428 114,448 104,482", 6.5, "sweep")
    c.pop()
    c.pop()
    # neck and collars
    c.push(-12, 0)
    swing(c)
    H = dict(s=.8, rot=-11)
    c.part([("138,452 140,470 150,496", 0), ("150,496 182,460 194,424", 0), ("194,424 160,440 138,452", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(180, 433, **H); F.neck(c); F.face_woman(c, None, "long")
    c.fill("-26.5,36.6! -22.5,34.6 -20.5,36 -18,34.6 -12,36.6! -16,41.6 -22,42.4", "#dcb48f")
    c.line("-27.5,36:.4 -23,37:1 -20.4,37.8:.8 -17,37:1 -11,36.6:.3", 2.1, "flat")
    c.lines(["-22,43.8 -19,44.6 -16,43.4"], 1.5, "swell")
    c.pop()
    c.part([("198,412 186,450 150,500 138,546", 5), ("138,546 160,552", 0), ("160,552 176,506 208,456 216,420", 5), ("216,420 198,412", 5)], fill=AI, grain=False)
    c.part([("124,430 124,466 144,506", 5), ("144,506 152,494", 0), ("152,494 138,462 136,430", 4), ("136,430 124,430", 0)], fill=AI, grain=False)
    c.pop()
    c.pop()
    swing(c)
    # great sash, wound twice, tied softly in front
    c.part([("86,536 120,550 166,540 196,520", 6), ("196,520 200,574", 5), ("200,574 166,592 116,596 78,580", 6), ("78,580 86,536", 5)], fill=SUMI, grain=True)
    c.line("84,558 120,572 164,566 198,548", 3, "swell", "#c9b98f")
    lo = lambda sheet, turned: PT.hishi(sheet, 26, 18, "#c9b98f", rot=turned)
    # its ends: the short one behind, the long one over the thigh that steps
    c.part([("140,590 160,640 172,694 168,752!", 7, "sweep"), ("168,752! 148,760 124,750!", 6), ("124,750! 128,690 120,600", 6), ("120,600 140,590", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("100,590! 190,590! 190,736! 100,736!", -14)))
    c.part([("124,732 146,740 170,732", 3, "even"), ("170,732 168,752", 0), ("168,752 148,760 124,750", 0), ("124,750 124,732", 0)], fill=ODO, reg=0, grain=False)
    c.part([("112,588 100,650 72,720 78,820!", 7.5, "sweep"), ("78,820! 108,838 138,828!", 6.5), ("138,828! 128,740 146,660 138,590", 7, "-sweep"), ("138,590 112,588", 0)], fill=SUMI, reg=0, deco=PT.at_folds(lo, 20, ("122,590 108,690 112,840", -8)))
    c.part([("77,796 106,812 138,804", 3, "even"), ("138,804 138,828", 0), ("138,828 108,838 78,820", 0), ("78,820 77,796", 0)], fill=ODO, reg=0, grain=False)
    c.lines(["88,806 87,822", "100,814 100,830", "114,816 115,832", "126,814 128,828"], 3, "wire")
    if not c.pure:
        c.lines(["118,600 104,664 92,724", "130,604 124,660 116,704"], 3.4, "nail", "#c9b98f")
    # two loops that sink by their own weight, and the knot between them
    c.part([("132,552 152,530 184,534 206,566 208,622!", 7, "body"), ("208,622! 184,634 164,618!", 6), ("164,618! 150,594 130,584", 6.5, "body"), ("130,584 132,552", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("110,510! 220,510! 220,640! 110,640!", -34)))
    c.part([("208,622! 186,612 164,618!", 4.5, "body"), ("164,618! 184,634 208,622!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["140,562 162,556 184,580", "140,574 156,582 166,600"], 3.6, "nail", "#c9b98f")
    c.part([("122,550 98,528 62,540 36,590 34,664!", 7.5, "body"), ("34,664! 62,680 88,662!", 6.5), ("88,662! 100,616 124,586", 7, "body"), ("124,586 122,550", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("20,510! 140,510! 140,690! 20,690!", 34)))
    c.part([("34,664! 60,650 88,662!", 4.5, "body"), ("88,662! 62,680 34,664!", 5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["114,562 88,556 62,590", "114,576 92,590 78,624"], 3.6, "nail", "#c9b98f")
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
    raised_arm(c, edge)
    return c.finish()
