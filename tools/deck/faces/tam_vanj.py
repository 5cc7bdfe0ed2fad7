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


def wisteria(c, x, y, L, w, seed):
    """One hanging raceme: flowers side by side above, smaller and smaller and fewer below, and at last buds on the bare stalk."""
    r = Rng(("wisteria", seed))
    dark = SUMI if c.pure else "#3a5f86"
    drops, down, row = [], 5, 0
    while down < L:
        t = down / L
        k, n = 1.12 - .78 * max(0, t) ** .8, 4 if t < .2 else 3 if t < .45 else 2 if t < .72 else 1
        half = w * (1 - .78 * t)
        for i in range(n):
            u = (i + .5) / n * 2 - 1 if n > 1 else (-.5, .5)[row % 2]
            u += (.12, -.12)[row % 2]
            drops.append((k * r(.9, 1.1), x + u * half * r(.94, 1.08), y + down + r(-2, 2) - 3 * abs(u), -.42 * u + r(-.15, .15), t))
        down += 6 + 5.6 * k
        row += 1

    def hung(grow, k, u, v, lean):
        a, b = math.cos(lean) * k * grow, math.sin(lean) * k * grow
        return poly_d([(u + p * a - q * b, v + p * b + q * a) for p, q in PETAL], 0)
    c.line("%g,%g %g,%g %g,%g" % (x, y - 14, x + 1, y + L * .5, x, y + L * 1.03), 2.4, "rat", "#4c5f3a")
    for i, (k, u, v, lean, t) in enumerate(drops):
        if not c.pure or i % 2 and t < .8:
            c.ink(hung(1.2 if c.pure else 1.24, k, u, v, lean), dark)
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
    c.part([("4,900 80,892 170,898 250,890", 4.4, "sweep"), ("250,890! 250,996! 4,996! 4,900", 0)], fill=GREY_PALE, bokashi=wiped(GREY, 1000, 896, .7), grain=False)
    c.part([("250,14 214,24 176,20 134,32", 5, "rat"), ("134,32 178,32 214,38 250,30", 4, "-rat"), ("250,30 250,14", 0)], fill="#6d5637", grain=False)
    for x, y, L, w, seed in ((226, 52, 122, 12, 1), (152, 48, 96, 11, 2), (190, 50, 146, 13, 3)):
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
    """The near arm, bent sharply: the sleeve has fallen from the bare elbow; the hand bends at the wrist, finger and thumb set a pin, the others are fanned."""
    # the sleeve's inside, under the elbow
    c.part([("202,400 222,412 238,420", 0), ("238,420 240,432 238,446", 4.4, "wire"), ("238,446 204,440 202,400", 0)], fill=AI, reg=0, grain=False)
    c.fill("204,412 222,428 236,422 230,436 214,442", SUMI)
    finger(c, "219,312 228,299 233,288 232,277", 7.4)
    finger(c, "215,309 222,294 224,281 221,268", 8.2)
    finger(c, "210,308 213,292 212,279 206,267", 8.6)
    # forearm, from the elbow to the back of the hand
    F.skin(c, ("196,410 206,402 202,386 198,366 199,348 201,336 200,326 204,314 208,304", 3.6, "-wire"), ("208,304 216,300 224,309", 0),
           ("224,309 224,320 217,331 219,344 225,362 231,390 236,413 233,427 222,433 206,434", 4.4, "wire"), ("206,434 196,410", 0))
    c.lines(["206,402 213,403 219,399", "222,424 227,420 228,413"], 2, "nail")
    c.lines(["203,336 208,338 214,335", "211,306 211,312 209,317", "217,307 216,313 213,318"], 1.4, "swell")
    for w, col in ((7, SUMI), (3.6, ODO)):
        c.line("206,302:1.5 188,284 162,262:.7", w, "flat", col)
    finger(c, "207,310 207,298 203,290 194,288", 8.8)
    HD._digit(c, "205,330 200,318 200,308 196,297", 9, 2, HD.THUMB)
    c.fill("202,334 201,326 205,319 209,324 208,334", FLESH)
    c.line("208,320 208,326 205,332", 1.4, "swell")
    # the sleeve: its hem lies round the arm behind the elbow and hangs open beneath
    c.part([("178,386 186,386 194,391", 5.5, "body"), ("194,391 205,402 208,418 216,434 226,443 238,444", 5, "wire"), ("238,444! 230,480 225,530 228,600 238,674!", 7, "sweep"), ("238,674! 208,692 172,674!", 6.5),
            ("172,674! 166,600 168,520 174,440", 6.5, "-nail"), ("174,440 178,386", 0)], fill=ODO_PALE, bokashi=edge, reg=0,
           deco=lambda s: [F.blossom(s, 204, 622, 21, PAPER_LIGHT, AI, 5), F.blossom(s, 208, 560, 14, PAPER_LIGHT, AI, 30), F.blossom(s, 184, 546, 12, PAPER_LIGHT, AI, 60), F.blossom(s, 192, 494, 11, PAPER_LIGHT, AI, 20)])
    c.line("193,397 202,408 205,422 214,440 226,449 236,450", 4, "even", AI)
    c.line("174,669 208,686 236,669", 5, "even", AI)
    c.lines(["186,398 192,424 206,450", "182,418 192,450 222,474", "230,456 216,490 212,540", "232,474 221,528 221,590", "208,454 194,476 184,510"], 3.8, "nail")


def tucked_hand(c):
    """The far forearm lies across her, its sleeve ends at the wrist; the fingers are in the sash, the thumb upon it."""
    c.stack.append(T())
    c.fill("68,452 78,454 84,468 80,490 70,500", SUMI)
    F.skin(c, ("74,459 86,458 97,465 106,476 109,490", 3, "wire"), ("109,490 108,506 74,506", 0), ("74,506 78,486 74,459", 0))
    HD._digit(c, "92,464 103,467 111,475 116,487", 8.6, 2.2, HD.THUMB)
    c.fill("86,462 95,461 99,471 92,476", FLESH)
    c.lines(["85,476 86,484 86,492", "94,475 95,483 96,492"], 1.8, "nail")
    c.part([("44,470 56,456 72,446", 5, "body"), ("72,446 80,462 78,480 74,500", 4.4, "wire"), ("74,500 40,510", 0), ("40,510 44,470", 0)], fill=ODO_PALE, reg=0, grain=False)
    c.line("68,450 75,464 73,480 69,498", 4, "even", AI)
    c.lines(["44,492 56,478 68,476", "46,500 58,490 66,490"], 3.6, "nail")
    c.pop()


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
    c.part([("122,920! 172,918! 170,928! 164,929! 163,944! 151,945! 150,931! 141,931! 139,946! 128,947! 127,932! 121,931! 122,920!", 3)], fill=SUMI, grain=False)
    c.line("126,924.5 144,923 160,922", 2.2, "swell", "#b9ab90")
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
    c.part([("116,448 82,492 50,530! 44,560 42,620 36,704!", 7.5, "sweep"), ("36,704! 64,728 98,720!", 6), ("98,720! 110,650 118,590", 5.5, "-nail"), ("118,590 116,448", 0)], fill=ODO_PALE, bokashi=edge, grain=False, deco=lambda s: [F.blossom(s, 70, 660, 19, PAPER_LIGHT, AI, 14), F.blossom(s, 84, 598, 13, PAPER_LIGHT, AI, 40)])
    c.line("41,702 66,722 96,714", 5, "even", AI)
    c.lines(["54,536 62,600 60,670", "100,480 84,506 64,528"], 4.4, "nail")
    # chest, turned against the hips
    c.part([("130,428 100,470 98,540 104,600", 0), ("104,600 196,600", 0), ("196,600 220,510 202,440", 0), ("202,440 130,428", 0)], fill=ODO_PALE, reg=0, grain=False)
    c.line("134,428 114,448 104,482", 6.5, "sweep")
    tucked_hand(c)
    c.pop()
    c.pop()
    # neck and collars
    c.push(-12, 0)
    swing(c)
    H = dict(s=.8, rot=-11)
    c.part([("138,438 140,470 150,496", 0), ("150,496 182,460 194,424", 0), ("194,424 194,410 138,438", 0)], fill=GOFUN, grain=False, reg=0)
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
