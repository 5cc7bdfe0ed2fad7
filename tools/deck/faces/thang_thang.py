# SPDX-License-Identifier: GPL-3.0-or-later
"""Thang thang: mother carrying a child, a maple over them."""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


# A young mother after Utamaro, who looks down at her child: a long white oval, all the features small in its lower half, each of them one stroke.
# Forehead, the hollow of the far eye, a long full cheek, a small chin; the fold of the lid is under her hair.
F.WOMEN["nursing"] = ("-21,-49 -27.6,-38 -30.4,-26 -30,-16 -28,-7:.8 -30.4,2 -32.4,13 -31.4,27 -26.4,40 -19,49.6 -12,53.4", "-12,53.4 0,53.6 14,47 25.6,35 31.4,20 33,4",
                      "-17,-13:.3 -19,-3:.8 -22.6,6:1.1 -26.2,13:1.6 -25.4,17:1.5 -20.6,18.2:.5", ("-30,-19:.3 -26,-22.8:.75 -19.6,-22.2:.2", "-9.6,-21:.2 -3,-25.2:.8 6,-26.4:.75 17,-22:.15"),
                      (("-29.6,-3.4:.5 -26.6,-5.8:1.3 -23.4,-5:1 -21.4,-3:.3", (-26.5, -4, 1)), ("-10.8,-1.4:.4 -6.4,-4.8:1 0,-6.2:1.25 8,-5.2:1.2 16.4,-3.6:.8 22.6,-5.6:.2", (-3, -4, 1))), (-3.7, 2.2), -64)


def mother(s):
    """What is cut finest in her face: pupils under half shut lids, that go down to the child, lower lids like hairs, the wing of the nose, two lips and the dark between them."""
    F.face_woman(s, lips=None, kind="nursing")
    s.line("-15.8,13.6:.6 -13.8,15.6:1 -15,18.2:.8", 2, "skin")
    s.blob("-28.4,-4.6! -24.8,-5.4! -25.2,-2.2 -26.6,-1.4 -28,-2.2"); s.blob("-6,-4.8! -.4,-6! -.8,-2.4 -3,-1 -5.6,-1.8")
    s.lines(["-28.4,-.8 -25.4,-.2 -22,-1.2", "-8.6,-.4 -1,1 12,-1.2"], 1.2, "skin")
    s.blob("-24.6,32.4! -21.6,29.8 -19.8,30.8 -17.6,29.6 -13.6,32! -17,33.4 -21,33.6", BENI)
    s.blob("-22.8,34! -19.6,34.4 -15.6,33.8! -17,37.4 -19.6,38.2 -21.8,36.8", BENI)
    s.line("-25.6,32:.5 -22,33.2:1 -19.6,33.7:1.1 -16,33.1:1 -12,31.2:.6", 2, "skin")


def married(s):
    """The locks before her hair, which lie on the brow without a stray hair."""
    # the far wing beyond the brow, the near one down to a lock before the ear, the forelock between them
    F.black(s, "-20,-54 -31,-45 -36.6,-31 -34.6,-17 -32.6,-11! -31.4,-22 -28.6,-34 -20.6,-47")
    F.black(s, "12,-52 26,-64 46,-65 62,-55 72,-37 72,-15 62,2 50,8 43,2 39,-8 36,-4 34.6,8! 32.4,-4 33.4,-20 30,-32 22,-43")
    F.black(s, "-25,-49 -26,-63 -14,-75 3,-74 12,-62 5,-52 -3,-55! -9,-56 -18,-50")
    for P in ("16,-53:.2 36,-58:1 54,-47 64,-24:.2", "20,-49:.2 38,-52:1 52,-40 60,-16:.2", "22,-57:.2 42,-61:1 58,-52 68,-32:.2",
              "-20,-56:.2 -15,-66:1 -4,-70:.2", "-14,-56:.2 -9,-63:1 0,-66:.2", "-24,-48:.2 -31,-38:1 -33,-24:.2"):
        s.line(P, 1.25, "flat", F.HAIRLINE)
    s.line("-15,-76 4,-77 13,-63 10,-53", 1.9, "swell", F.HAIRLINE)


def under_it(c):
    """Her lower arm: it goes under the child's seat and the hand curls up beyond it; the first finger is seen whole, the next as they come out beneath it. The thumb lies on this side, see thumb()."""
    F.skin(c, ("70,600 90,604 106,607 118,604:.8", 4.6, "wire"), ("118,604 134,604 136,619", 0), ("136,619:.6 122,624:.8 108,626 92,632 72,646", 4.6, "wire"), ("72,646 70,600", 0))
    for bone, thick, w, beside in (("130,617 145,615 156,606! 158,595", 8, 2.5, None), ("129,612 145,609 154,599! 154,586", 9.2, 1.7, (0, HD.JOINED)), ("127,606 142,602 150,592! 147,577", 9.8, 2.3, None)):
        HD._digit(c, bone, thick, w, beside=beside)
    F.skin(c, ("112,606 122,602 131,607", 0), ("131,607 133,616 126,621 114,622", 0), ("114,622 112,606", 0))
    if not c.pure:
        c.lines(["133,603 129,607 131,611", "134,610 131,613 132,616"], 1.5, "nail")
    c.line("110,622:.3 113,618:1 112,613:.3", 2, "skin")


def thumb(c):
    """It presses the seat from this side."""
    HD._digit(c, "112,614 119,605 121,597! 116,586", 10.6, 2.5, HD.THUMB)
    F.skin(c, ("106,612 116,608", 0), ("116,608 122,610 124,620", 0), ("124,620 106,620", 0), ("106,620 106,612", 0))


def upon_it(c):
    """Her other hand lies on the child's back: the fingers together press folds into the coat, the thumb is apart."""
    for bone, thick, w, beside in (("140,572 127,577 116,574", 8, 2.4, None), ("138,568 122,572 108,567", 9, 1.7, (0, HD.JOINED)), ("137,562 120,564 104,558", 9.6, 1.7, (0, HD.JOINED)), ("138,556 122,556 109,549", 9.2, 2.3, None)):
        HD._digit(c, bone, thick, w, beside=beside)
    HD._digit(c, "152,556 141,547! 130,546", 9, 2.4, HD.THUMB)
    F.skin(c, ("214,556 190,558 172,557 160,553:.8 150,549:.7", 4.6, "wire"), ("150,549 137,553 134,562 140,576", 0), ("140,576:.7 154,574:.8 168,574 186,580 210,588", 4.6, "-wire"), ("210,588 214,556", 0))
    if not c.pure:
        c.lines(["141,556 137,558 136,561", "140,562 136,565 136,568", "141,568 137,570 138,573"], 1.5, "nail")
    c.lines(["103,551 94,546 84,547", "99,559 90,561 80,559", "106,571 98,577 92,587"], 3.6, "nail")


def babe(s):
    """A babe's head, looking up: a great round brow, the small features low and far apart between full cheeks; it says its first word."""
    F.skin(s, ("-16,-60 -32,-48 -42,-29 -43.6,-11 -40,2:.8 -44,12 -46.6,23:1.1 -44.6,33 -38,41.6:.9 -30,48 -16,51.4", 3.8, "wire"), ("-16,51.4 8,52 29,42 41,24 44,4", 3.8, "wire"),
           ("44,4 53,-24 46,-52 18,-70 -4,-69 -16,-60", 4, "wire"))
    s.fill("-14,-60 -29,-48 -24,-49 -6,-48 20,-38 40,-12 45,-2! 52,-26 45,-52 17,-68.5 -4,-67", AI_PALE, opacity=.4)
    # its brows are but a breath, its eyes, slits under one line, go up to hers
    s.line("-37,-10:.5 -33.6,-12.6:1 -29.6,-12:.5", 2, "skin"); s.line("-8,-12:.5 -2,-15.6:1 6,-14:.4", 2.2, "skin")
    s.blob("-37.4,6.4! -33,4! -32.4,8.4 -34.8,10.2 -37,9.6"); s.blob("-9.4,6.6! -2,2.6! -1.2,7.6 -4,10 -8,9.4")
    s.line("-39.4,9:.4 -37,5.4:1.2 -33,3.4:1.3 -28.6,5.6:1 -26.8,9:.3", 3.2, "skin")
    s.line("-13,11.4:.4 -9,6:1.2 -2,2.2:1.4 5,1.6:1.2 12,3:.4", 3.8, "skin")
    # the nose in one hooked stroke
    s.line("-29.4,12.6:.3 -32.4,18:1 -33.2,21.8:1.3 -29.8,24.6:1.1 -24,23.6:.5", 2.7, "skin")
    # the mouth open between small lips, the fold under the chin
    s.fill("-33.4,31.6! -30.4,29.4 -28.2,30.4 -25.8,29 -21.4,31.6! -23,36.4 -26.8,39 -31,37.4", BENI)
    s.blob("-32.4,32! -28.2,31.2 -22.4,32! -24.4,35.4 -27.8,36.4 -30.8,35.2")
    s.line("-14,46:.2 -4,49:1 9,46:.9 19,40:.2", 2.2, "skin")
    F.skin(s, ("42,0 49,-9 57,-5 58,5 54,14 48,21:1.1 42,17", 3.4, "wire"), ("42,17 42,0", 0))
    s.line("45.6,-2:.2 51,-4.4:1 53,2:.8 48.6,10:.2", 2, "flat")
    F.child_tufts(s, ["front", "back"])
    F.black(s, "6,-66! 8,-80 18,-92! 20,-82 28,-84! 24,-74 20,-66!")
    s.line("5,-67:1 13,-69.6:1 22,-67:1", 4, "flat", PAPER_LIGHT)


def babe_foot(c):
    """A babe's foot from its outer side, ankle at the origin: as high as it is long, five toes like peas, curled."""
    F.skin(c, ("-15,-12 -19,-2 -27,3", 5, "body"), ("-27,3 -33,2 -38,7 -35,13!", 3.6, "wire"), ("-35,13! -39,17 -34,22 -29,18!", 3, "wire"), ("-29,18! -30,23 -24,24.6 -21,20!", 3, "wire"),
           ("-21,20! -20,25 -14,24.6 -12,20!", 3, "wire"), ("-12,20! -10,23.6 -5,23 -4,19.6!", 3, "wire"), ("-4,19.6! 8,22 18,18 20,6 16,-12", 5, "body"), ("16,-12 -15,-12", 0))
    c.lines(["-35,13 -30,11 -27,9", "-29,18 -25,16 -23,14", "-21,20 -19,17 -17,16", "-12,20 -11,17 -10,16"], 2.4, "-rat")
    c.lines(["-14,-10 0,-6 14,-10", "2,5 7,8 6,12"], 2.2, "swell")


def clog(c, x, y, k=1.0, seen=1.0):
    """A white sock in a black clog cut from one block, hollow under the instep, ankle at the point, toes to the left; it leans forward.  So much of its length is seen."""
    c.push(x, y, 1, k * seen, sy=k)
    c.part([("-50,26! -48,34 -37,47!", 4, "body"), ("-37,47! -12,47! -8,40! 2,40! 6,47! 24,47!", 3.4), ("24,47! 29,36 29,25!", 4, "body"), ("29,25! -50,26!", 0)], fill=SUMI, reg=0, grain=False)
    c.part([("-51,26! -10,24 29,24!", 2.6), ("29,24! 30,29!", 2.6), ("30,29! -10,31 -50,32!", 2.6), ("-50,32! -51,26!", 2.6)], fill=ODO, reg=0, grain=False)
    c.line("-42,39:.2 -36,44:1 -26,44:.2", 1.8, "flat", PAPER_LIGHT)
    c.part([("-14,-8 -22,6 -33,12 -43,16:1.1 -46.4,21 -44,27", 4.2), ("-44,27 -20,28 4,27 20,27 25,19", 3.6, "wire"), ("25,19 21,6 14,-8", 4.2), ("14,-8 -14,-8", 0)], fill=GOFUN, reg=0, grain=False)
    # the great toe by itself, creases of the cloth before the ankle, the seam
    c.line("-38,14:.2 -33,19:1 -35,27:.4", 2.2, "flat")
    c.lines(["-17,3 -8,6 0,4", "22,12 14,15 10,21"], 2, "nail")
    c.line("-34,18:.7 -25,12:1 -13,15:1 2,26:.8", 4.6, "flat", BENI if not c.pure else SUMI)
    c.pop()


def maple(c, x, y, r, rot, fill=BENI, aslant=1.0):
    """A maple's leaf of seven points, hung from its stalk at x, y; its veins are cut, its points worn by the block; one that falls is seen aslant."""
    c.push(x, y, rot, r / 30)
    c.push(0, 0, 24, 1, sy=aslant)
    def leaf(more):
        P = []
        lobes = ((-132, 15), (-90, 25), (-44, 31), (0, 35), (44, 31), (90, 25), (132, 15))
        for i, (a, l) in enumerate(lobes):
            at = lambda k, d: ((l * k + more) * math.sin(math.radians(a + d)), (l * k + more) * math.cos(math.radians(a + d)))
            P += [at(.55, -17 - more), ((l + more * 2.4) * math.sin(math.radians(a)), (l + more * 2.4) * math.cos(math.radians(a))), at(.55, 17 + more)]
            if i < 6:
                m = math.radians((a + lobes[i + 1][0]) / 2)
                P.append(((8.5 + more) * math.sin(m), (8.5 + more) * math.cos(m)))
        return P + [(0, -3 - more)]
    t = c.stack[-1]
    if not c.pure:
        c.ink(poly_d([t(*q) for q in leaf(1.9)], 0), SUMI)
        c.flush()
    c.ink(poly_d([(u + c.reg[0] * .3, v + c.reg[1] * .3) for u, v in (t(*q) for q in leaf(0))], 0), SUMI if c.pure else fill)
    cut(c, 0, -20, 0, 0, 1.3, 1)
    for a, l in () if c.pure else ((-88, 18), (-44, 24), (0, 27), (44, 24), (88, 18)):
        cut(c, 0, 0, l * math.sin(math.radians(a)), l * math.cos(math.radians(a)), .9, .2)
    c.flush()
    c.pop(); c.pop()


class Swayed(T):
    """Her skirt: the hip goes out to the child's side under its weight, the hem comes back behind her."""
    AT = ((540, 0), (640, -13), (740, -19), (840, -14), (910, 0), (950, 8))     # height, and how far aside

    def __init__(self, t):
        self.m, self.s = t.m, t.s

    def __call__(self, x, y):
        x, y = super().__call__(x, y)
        for (above, a), (below, b) in zip(self.AT, self.AT[1:]):
            if above < y <= below:
                u = (y - above) / (below - above)
                return x + a + (b - a) * u * u * (3 - 2 * u), y
        return x + (self.AT[-1][1] if y > self.AT[-1][0] else 0), y


def crest(s, x, y, r, rot=0, aslant=1.0):
    """A plum blossom of her robe; where the cloth turns away it is seen aslant."""
    for i in range(5):
        a = math.radians(rot + i * 72 - 90)
        ca, sa = math.cos(a), math.sin(a)
        s.ink(shape_d_ccw(s._x([(x + aslant * r * (u * ca - v * sa), y + r * (u * sa + v * ca), u == .87, None) for u, v in ((.14, 0), (.62, .4), (.97, .17), (.87, 0), (.97, -.17), (.62, -.4))])), PAPER_LIGHT)
    s.fill([(x + aslant * r * .2 * math.cos(k), y + r * .2 * math.sin(k), False, None) for k in (0, 2.1, 4.2)], ODO)


def parted(s, x, y, r, rot, sides, dx, dy, turn):
    """A blossom over a fold: as it lies on the one side, and moved and turned on the other; sides are the cloth on either."""
    s.inside(pts(sides[0]), lambda s: crest(s, x, y, r, rot), 0)
    s.inside(pts(sides[1]), lambda s: crest(s, x + dx, y + dy, r, rot + turn), 0)


def cut_off(s, x, y, r, rot, side):
    """A blossom of which only what lies on one side of a fold is seen."""
    s.inside(pts(side), lambda s: crest(s, x, y, r, rot), 0)


def autumn(c):
    """A maple's bough over them, its leaves coming down on the evening."""
    c.fade("#dea883", 10, 150, .9)
    c.fade(ODO_PALE, 880, 720, .9)
    c.part([("4,880 60,868 130,876 200,862 250,870", 4.6, "sweep"), ("250,870! 250,996! 4,996! 4,880", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 1000, 870, .8), grain=False)
    # the garden's fence of split bamboo, low behind her, its rail bound on
    for i, x in enumerate(() if c.pure else (15, 26, 36, 47, 57, 68, 184, 196, 205, 217, 227, 238)):
        c.line("%g,%g %g,%g" % (x, 796 + i * 5 % 9, x - 1 + i % 3, 872), 7, "flat", "#a97f35")
    if not c.pure:
        c.line("10,824 90,821", 7, "flat", "#6d5637"); c.line("180,820 240,823", 7, "flat", "#6d5637")
        for x in (36, 217):
            c.line("%g,812:.8 %g,832" % (x - 4, x + 4), 3, "flat"); c.line("%g,812 %g,832:.8" % (x + 4, x - 4), 3, "flat")
    c.part([("250,30 222,44! 200,74 172,88! 152,112 136,118!", 5, "rat"), ("136,118! 160,116 178,100! 206,86 230,60! 240,58 250,58", 5, "-rat"), ("250,58 250,30", 0)], fill="#6d5637", grain=False)
    c.line("206,78 216,110 212,142", 6, "rat"); c.line("176,92 168,72 170,52", 5, "rat"); c.line("226,52 214,36 200,28", 4, "rat")
    for x, y, r, a, col in ((202, 28, 26, 36, BENI_PALE), (170, 54, 28, -12, BENI), (232, 62, 30, -54, BENI), (150, 118, 28, 0, BENI), (184, 102, 26, -38, ODO), (214, 134, 34, -16, BENI), (240, 176, 34, -60, BENI_PALE))[::2 if c.pure else 1]:
        maple(c, x, y, r, a, col)
    c.line("214,136 226,160 232,170", 3, "rat")
    maple(c, 34, 332, 29, 50, BENI, .55)


def draw():
    c = Card("tt", seed="thang")
    ship = lambda sheet, turned: PT.shippo(sheet, 13, "#f2d9b8", 1.9, rot=turned)
    kan = PT.kanoko(c, 15, "#fbf4e3", 0, BENI)
    dk = wiped("#16304d", 960, 640, .9)
    dk2 = wiped("#16304d", 700, 520, .75)
    autumn(c)
    H = dict(s=.84, rot=-18)

    # two white socks in clogs under the hem, one a step ahead
    # the far one is turned inward, so that it is seen shorter
    clog(c, 147, 923, 1.08, .8)
    clog(c, 78, 932, 1.14)
    # the end of her sash hangs down behind her, out of the picture
    c.part([("204,560 250,556", 0), ("250,556! 250,716!", 0), ("250,716! 230,730 208,726!", 6, "body"), ("208,726! 210,640 204,560", 6, "-sweep")], fill=BENI, deco=PT.broken(ship, ("190,540! 226,540! 224,740! 190,740!", 12), ("226,540! 260,540! 260,740! 224,740!", -14)))
    c.line("226,660 227,696 224,722", 4, "nail")
    c.stack.append(Swayed(c.stack[-1]))
    # inner right panel + lining showing at the front
    c.part([("112,576 100,650 90,736 70,820 40,876 12,908", 6.5, "sweep"), ("12,908 16,920 30,926", 4), ("30,926 70,890 100,830 120,740 130,576", 0), ("130,576 112,576", 0)], fill=AI, bokashi=dk)
    c.part([("112,690 92,790 58,880 22,918", 3.5, "nail"), ("22,918 26,930 38,938", 4), ("38,938 74,910 104,850 114,760", 0), ("114,760 112,690", 0)], fill=BENI, pat=kan)
    # outer panel: the hip stands out over the leg that bears her, the other knee presses the cloth forward, and folds run from hip and knee
    def plum(s):
        # two boughs grow up from the hem, one in each panel of the cloth; the folds swallow a part of what blossoms on them
        for P in () if s.pure else ("100,950! 112,922! 104,892 114,864! 108,838 116,806!", "164,944! 168,908! 156,880 163,850! 152,824 158,792!"):
            s.line(P, 4.4, "rat", "#a5906a")
        cut_off(s, 149, 812, 22, 0, "122,736! 150,796 158,866 154,950! 220,950! 220,740!")
        parted(s, 110, 892, 29, 20, ("120,736! 128,800 118,866 100,950! 20,960! 80,740!", "120,736! 128,800 118,866 100,950! 160,950! 160,740!"), -12, 9, 34)
        # the knee, on which the light lies
        s.fill("202,628! 176,672 144,722 126,740 114,760! 111,784 117,816! 122,788 132,766! 150,748 178,706", "#3c6286")
        for P in ("206,606! 180,690 130,752! 168,690", "122,772! 148,822 157,880 155,944! 163,880 157,822", "118,774! 126,826 102,944! 119,826", "196,764! 182,780 154,788! 180,788"):
            s.fill(P, "#10243e")
    c.part([("208,570 223,622 216,694 197,756", 7.5, "sweep"), ("197,756 186,806 178,858 172,924", 7, "body"), ("172,924 154,946 128,950 104,944! 84,954 56,950 32,938", 6, "body"),
            ("32,938 66,906 90,856 102,806 103,770", 6, "-sweep"), ("103,770 108,744 119,696 126,640 131,572", 5.5, "-nail"), ("130,572 208,570", 0)], fill=AI, bokashi=dk, deco=plum)
    # padded hem
    c.line("170,927 153,947 127,951 104,946 83,955 56,951 36,939", 7, "even", BENI)
    c.line("174,916 154,937 128,941 104,936 84,945 60,942 44,931", 3.6, "wire")
    # from the hip to the knee, and down from it
    for P, w in (("211,596 190,676 130,752", 8.4), ("194,590 166,652 134,708", 4), ("215,640 200,694 166,738", 4.6), ("122,766 148,820 159,880 155,936", 8.4), ("115,770 124,826 116,880 102,934", 6.4), ("136,758 164,806 173,862", 4.4), ("199,758 184,776 158,784", 6), ("192,782 181,826 176,884", 5)):
        c.line(P, w, "nail")
    # where they stand out they are pale: from the hip, over the shin to the hem, behind it
    for P, w in () if c.pure else (("216,650:.2 202,700:1 174,738:.2", 2.2), ("128,772:.3 151,822:1 163,880:.9 160,934:.1", 2.4), ("109,778:.3 116,828:1 108,880:.8 92,934:.1", 2)):
        c.line(P, w, "flat", "#7f9db0")

    c.pop()

    # torso
    c.part([("150,396 122,410 107,444 104,484 110,520", 6.5), ("110,520 160,528 206,514", 0), ("206,514 217,480 218,434 210,404 200,390", 6), ("200,390 150,396", 0)], fill=AI)
    c.line("210,426 202,454 203,484", 4.5, "nail")
    # obi
    c.part([("108,500 132,509 158,511 186,505 209,493", 6, "even"), ("209,493 214,540 211,586", 5), ("211,586 186,598 158,604 132,601 114,592", 6, "even"), ("114,592 107,546 108,500", 5)], fill=BENI, deco=PT.broken(ship, ("100,500! 198,500! 190,540 192,600! 100,600!", 4), ("198,500! 190,540 192,600! 230,600! 230,500!", -18)))
    c.part([("108,540 134,551 160,554 188,549 212,537", 3), ("212,537 212,549", 0), ("212,549 188,561 160,566 134,563 110,552", 3), ("110,552 108,540", 0)], fill=ODO)
    c.line("195,512 190,526 189,540", 3.6, "nail")
    # upper arm, behind the child
    c.part([("150,394 122,410 88,446 58,502 44,556", 6.5, "sweep"), ("44,556 80,600 116,590", 0), ("116,590 118,520 122,470 138,420", 4.5, "-nail"), ("138,420 150,394", 0)], fill=AI, reg=0, grain=False)
    c.lines(["100,440 82,480 76,520"], 5, "nail")
    # the child, wrapped and leaning on her shoulder
    wrap = lambda sheet, turned: PT.asanoha(sheet, 34, "#d9ab58", 2.2, turned)
    c.part([("66,486 52,520 58,566 84,604", 6), ("84,604 140,594", 0), ("140,594:.6 153,562 150,514 126,484", 6), ("126,484 66,486", 0)], fill=ODO_PALE, deco=PT.at_folds(wrap, 14, ("80,490 74,540 86,600", -4), ("126,490 138,540 134,600", 14)))
    c.lines(["78,500 74,540 86,580", "128,500 138,540 134,580"], 4.5, "nail")
    c.push(85, 452, -14, .73, True)
    F.head_child(c, look=babe)
    c.pop()
    c.part([("68,486 92,500 124,492", 4), ("124,492 128,502 96,514 64,498 68,486", 4)], fill=BENI, grain=False)
    # forearm and hanging sleeve in front, and the hand that comes out of it under the child's seat
    c.part([("90,588 104,600 110,620 96,640", 3, "wire"), ("96,640 90,588", 0)], fill=BENI, grain=False, reg=0)
    c.fill("92,592 101,602 104,618 95,634", SUMI)
    under_it(c)
    c.part([("44,552 58,578 76,592 92,588", 6.5), ("92,588 86,602 87,620 96,638", 5), ("96,638 120,668 119,698", 6.5, "-sweep"), ("120,698 84,712 40,694", 6), ("40,694 34,640 44,552", 7, "sweep")], fill=AI, bokashi=dk2, grain=False,
           deco=lambda s: [parted(s, 78, 671, 24, 0, ("80,560! 86,610 82,660 84,730! 20,730! 20,560!", "80,560! 86,610 82,660 84,730! 140,730! 140,560!"), -11, -9, -26), s.fill("80,584! 86,620 83,660 84,702! 91,660 93,620", "#10243e")])
    for P, w in (("54,572 68,606 64,648", 6), ("48,566 56,604 52,650", 3.4), ("82,592 88,622 83,660 85,702", 7), ("97,634 110,660 108,692", 5), ("98,646 100,668 98,690", 3)):
        c.line(P, w, "nail")
    # the child's leg: it kicks out of the wrap
    c.place(66, 640, 6, .5)
    babe_foot(c)
    c.pop()
    F.skin(c, ("84,566 68,570 56,580:1.2 52,594 55,608:.9 53,618 57,630 60,636", 4.4, "body"), ("60,636 73,637", 0), ("73,637 80,624 82,612:.8 80,604! 92,600 106,598", 4.4, "body"), ("106,598 106,566 84,566", 0))
    # the fat of its calf over the ankle
    c.line("57,629 63,633 71,631", 2.2, "swell"); c.line("80,604 76,603 73,605", 2.2, "swell")
    c.part([("86,560 76,570 74,584", 4.6), ("74,584 86,606 104,608", 5.5, "body"), ("104,608 111,602 116,588 118,566", 3, "wire"), ("118,566 86,560", 0)], fill=ODO_PALE, reg=0, deco=PT.broken(wrap, ("60,540! 130,540! 130,620! 60,620!", 14)), grain=False)
    c.line("78,578 92,594 108,600", 3.4, "nail")
    thumb(c)
    # her other arm comes across the sash out of its sleeve, its hand laid on the child's back
    c.part([("209,540 197,550 195,578 204,596", 3, "wire"), ("204,596 218,570 209,540", 0)], fill=BENI, reg=0, grain=False)
    c.fill("208,545 201,554 199,576 205,590 214,570", SUMI)
    upon_it(c)
    c.part([("212,402 222,424 225,462 233,514 239,556", 6.5, "sweep"), ("239,556 238,606 231,662", 6.5, "body"), ("231,662 212,672 186,660", 5.5), ("186,660 190,622 204,594!", 5, "-nail"), ("204,594! 211,580 212,560 208,540 206,520!", 5, "body"), ("207,520! 204,470 208,420", 4.6, "-nail"), ("208,420 212,402", 0)], fill=AI, bokashi=dk2, grain=False, reg=0,
           deco=lambda s: [crest(s, 207, 636, 17, 14, .8), s.fill("214,594! 215,620 210,666! 222,640", "#10243e")])
    c.line("190,656 194,624 204,602", 4, "-nail", BENI)
    for P, w in (("210,462 212,510 230,552", 6.4), ("216,440 220,484 232,526", 3.4), ("206,592 216,612 212,658", 6), ("238,558 226,578 208,590", 7), ("234,574 230,608 226,646", 4.4), ("202,610 198,632 192,650", 3)):
        c.line(P, w, "nail")
    # neck, collars, face, hair
    c.part([("160,398 164,434 174,458 196,430 212,388", 0), ("212,388 184,382 160,398", 0)], fill=BENI, grain=False, reg=0)
    c.head(188, 388, **H); F.hair_shimada(c, knot="round"); F.neck(c); mother(c)
    c.pop()
    c.part([("163,402 166,432 174,450 190,432 206,392", 3, "wire"), ("206,392 214,388", 0), ("214,388 204,424 174,466 158,440 154,398", 3, "wire"), ("154,398 163,402", 0)], fill=BENI, grain=False, reg=.4)
    c.part([("210,380 203,412 172,456 138,520", 5), ("138,520 160,524", 0), ("160,524 188,476 218,428 220,400 210,380", 5)], fill=SUMI, grain=False)
    c.part([("147,394 150,432 166,468", 5), ("166,468 175,457", 0), ("175,457 160,428 158,398", 4), ("158,398 147,394", 0)], fill=SUMI, grain=False)
    # the child's arm, its hand at her chin
    c.part([("122,474 128,463 146,464 157,480", 3, "wire"), ("157,480 140,490 122,474", 0)], fill=BENI, grain=False, reg=0)
    c.fill("126,474 131,467 144,468 152,478 140,486", SUMI)
    HD.reach(c, HD.small, (126, 514), (151, 424), -4, .8, width=16.5)
    c.part([("94,522 106,494 122,472", 5.5, "sweep"), ("122,472 126,485 143,492 158,479", 4.4), ("158,479 152,514 128,546", 5.5, "sweep"), ("128,546 108,546 94,522", 3, "nail")], fill=ODO_PALE, deco=PT.broken(wrap, ("80,440! 150,440! 150,560! 80,560!", 28)), reg=.4, grain=False)
    c.lines(["144,494 138,516 126,534", "126,488 118,508"], 4.2, "nail")
    c.head(188, 388, **H); married(c); c.pop()
    return c.finish()
