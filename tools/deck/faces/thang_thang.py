# SPDX-License-Identifier: GPL-3.0-or-later
"""Thang thang: mother carrying a child, a maple over them."""
import math

from card import *
from heads import combed_brow
from scenery import *
import figures as F, hands as HD, patterns as PT


# A young mother after Utamaro: a long oval, all the features small in its lower half, the nose one stroke from the brow to its hook.
F.WOMEN["nursing"] = ("-21,-46 -28.4,-36 -31.4,-22 -29.8,-12 -32.4,-2:1.1 -34,10 -33,26 -28,40 -20,50 -12,55.4", "-12,55.4 2,54 16,46 26.6,32 33,4",
                      "-15.4,-24:.15 -17,-11:.5 -19.6,0:.8 -24.4,8:.9 -29.6,14:1.1 -29.4,18:1.2! -25.4,19.6:.8 -23,18:.3", ("-30,-30:.2 -25,-34.6:.7 -19,-35:.2", "-9,-38:.2 2,-41:.7 16,-34:.15"),
                      (("-31.6,-5:.3 -28,-7.6:1.1 -22,-5:.9 -19,-1.6:.2", (-29, -4.6, 2)), ("-10.6,-4:.25 -6,-6.6:.8 1,-7.6:1.25 10,-5:1 18,-.6:.6 24,2.6:.1", (-5, -3.8, 2.7))), (-1, 2), -2.6)


def features(s):
    """What is cut finest in her face: lower lids, the wing of the nose, hairs of the brows, two lips with the dark between them, teeth unseen."""
    s.lines(["-31,-1.6 -28,-.4 -22,-.6", "-9,.2 0,2.4 14,2.4", "-30,-11 -26,-11.6 -21,-8.6", "-5,-12 4,-13 15,-8"], s.fine(1.7), "swell")
    s.line("-16.6,11:.2 -13,14:1 -14.6,18.6:.9 -18.6,18.4:.2", s.fine(2.8), "flat")
    combed_brow(s, "-8,-37.6 2,-40.6 17,-33.6", 5, 1.7, -24, 7)
    # the lower lip full, the upper a thin bow, the corner pressed in
    s.blob("-23.4,32.6! -20.6,30 -18,31.2 -15.6,29.8 -10.4,32.6! -15,33.2 -19,33.6", BENI)
    s.blob("-22,34! -18,34.4 -12.6,33.6! -14.6,37.4 -18,38.4 -21,36.8", BENI)
    s.line("-24.6,31.6:.2 -20.6,33.2:1 -18,33.9:.8 -14.6,33.2:1 -10,31:.5 -8.4,28.8:.1", s.fine(3), "flat")
    s.line("-20.6,42:.2 -17,43:1 -13.6,42:.2", s.fine(2), "flat")


def bear(s, arm):
    """The back of a hand that bears a child's weight: four fingers side by side, closed round its seat; the thumb is behind it."""
    for bone, thick in zip(("10,-17 13,-30 7,-42", "4,-22 7,-37 0,-50", "-3,-23 -1,-40 -9,-52", "-9,-20 -10,-35 -18,-46"), (9.4, 10.4, 10.8, 10.4)):
        HD._digit(s, bone, thick, 2.4)
    HD._palm(s, arm, "-12,-9 -14,-15 -13.5,-21", "-13.5,-21 -2,-25 9,-23 15,-16", "15,-16 15,-11", 2.4)
    s.lines(["-5,-23 -5,-18", "1,-24 1.4,-18", "7.6,-22 7.6,-17"], HD._w(s, 1.4), "nail")


def babe(s):
    """A babe's head, looking up: a great brow, the small features low between round cheeks; it has smiled."""
    # a high brow over a small dip, the cheek round before the mouth, a soft double chin
    F.skin(s, ("-18,-58 -33,-44 -42,-24 -42.6,-8 -38.6,0:.8 -42,6 -47,15:1.1 -48,26 -43,35 -38.6,40 -39,45 -31,51 -16,52.6", 3.6, "wire"), ("-16,52.6 6,53 27,44 41,26 44,4", 3.6, "wire"),
           ("44,4 53,-24 46,-52 18,-70 -6,-68 -18,-58", 4, "wire"))
    s.fill("-16,-58 -31,-43 -26,-46 -8,-46 20,-36 40,-12 45,-2! 52,-26 45,-52 17,-68.5 -6,-66", AI_PALE, opacity=.4)
    # brows are but a few hairs
    s.lines(["-33,-9.6 -36,-12.6", "-30,-11 -33,-14.4", "-26.6,-11.4 -29,-15"], 1.5, "rat")
    s.lines(["-9,-11 -6,-15", "-5,-13 -1.4,-16.6", "-.6,-14 4,-16.6", "4.6,-13.4 9.6,-14.6"], 1.6, "rat")
    # both eyes go up to hers, half under the upper lid
    s.blob("-38.4,3.6 -35.6,-.4 -31.4,1 -31,5 -34.6,7.4 -38,6.4"); s.blob("-9.6,3 -6,-1.6 -1,-.6 -.4,4.6 -4.6,7.4 -8.6,6.2")
    s.line("-40,6.6:.3 -36.6,1:1 -31,1.2:1.2 -25.4,5.6:.2", s.fine(4.6, .5), "flat")
    s.line("-13,7.6:.3 -8,.4:1 0,-1.6:1.3 8,2:.8 13,7.6:.2", s.fine(5, .5), "flat")
    s.lines(["-38,10.4 -33,11.4 -28,9.4", "-9,11 -2,12 7,9.6", "-10,-3.4 0,-6 9,-2.6"], s.fine(1.5), "swell")
    # a nose of no bridge, its wing
    s.line("-27,13.6:.2 -31,18:1 -29,21.6:1 -24.4,20.6:.3", s.fine(3.2), "flat")
    s.line("-20.4,16.4:.2 -18,19.4:1 -20.4,22.2:.3", s.fine(2.6), "flat")
    # lips about to say a first word: the upper pointed, gums and tongue behind, the lower wet and full
    s.blob("-35,30.4! -30,27.6 -27,28.8 -23.4,27 -17,29! -19.6,34 -25,37 -31.6,35.4")
    s.fill("-31,34.6 -27,32.4 -21.4,33 -22,35 -26,36.6", BENI)
    s.line("-36.4,31:.3 -30,27.8:1 -27,29:.8 -23.4,27.2:1 -15.6,27.6:.3", s.fine(3), "flat")
    s.line("-31.6,38.8:.2 -26.6,40.6:1 -21,38.8:.2", s.fine(2.4), "flat")
    # the cheek hangs and is pressed up by the shoulder; the fold under the chin
    s.line("-12.6,24:.1 -8.6,29:1 -9.6,36:.1", s.fine(2.2), "flat")
    s.line("-30,47:.2 -18,49:1 -2,47.4:.1", s.fine(2.2), "flat")
    F.skin(s, ("42,0 49,-9 57,-5 58,5 54,14 48,21:1.1 42,17", 3.4, "wire"), ("42,17 42,0", 0))
    s.line("45,-2:.2 51,-4.6:1 54,2:.8 50.6,9:.2", 1.8, "flat")
    s.line("45,5:.2 48.6,5:1 48,10:.9 45,14:.2", 1.6, "flat")
    F.child_tufts(s, ["front", "back"])
    F.black(s, "6,-66! 8,-80 18,-92! 20,-82 28,-84! 24,-74 20,-66!")
    s.line("5,-67:1 13,-69.6:1 22,-67:1", 4, "flat", PAPER_LIGHT)


def babe_foot(c):
    """A babe's foot from its outer side, ankle at the origin: as high as it is long, five toes like peas, curled."""
    rim = "16,-12 20,4 18,17 6,21 -10,20 -22,22 -34,19 -39,10 -33,3 -20,0 -15,-12"
    c.line(rim, 11, "even", PAPER_LIGHT)
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
        for P in () if s.pure else ("100,950! 112,922! 104,892 114,864! 108,838 116,806!", "105,894! 92,872! 97,846!", "164,944! 168,908! 156,880 163,850! 152,824 158,792!"):
            s.line(P, 4.4, "rat", "#a5906a")
        cut_off(s, 149, 812, 22, 0, "122,736! 150,796 158,866 154,950! 220,950! 220,740!")
        crest(s, 98, 842, 13, 12, .7)
        parted(s, 110, 892, 29, 20, ("120,736! 128,800 118,866 100,950! 20,960! 80,740!", "120,736! 128,800 118,866 100,950! 160,950! 160,740!"), -12, 9, 34)
        crest(s, 162, 890, 14, 60, .6)
        for P in ("206,606! 178,664 134,722! 170,664", "124,742! 150,796 158,866 155,944! 164,868 158,800", "121,742! 128,800 102,944! 121,800", "196,758! 180,772 152,778! 178,780"):
            s.fill(P, "#10243e")
    c.part([("208,570 223,622 216,694 197,756", 7.5, "sweep"), ("197,756 186,806 178,858 172,924", 7, "body"), ("172,924 154,946 128,950 104,944! 84,954 56,950 32,938", 6, "body"),
            ("32,938 70,904 96,852 105,790 106,744", 6, "-sweep"), ("106,744 116,690 124,640 130,572", 5.5, "-nail"), ("130,572 208,570", 0)], fill=AI, bokashi=dk, deco=plum)
    # padded hem
    c.line("170,927 153,947 127,951 104,946 83,955 56,951 36,939", 7, "even", BENI)
    c.line("174,916 154,937 128,941 104,936 84,945 60,942 44,931", 3.6, "wire")
    # from the hip to the knee, and down from it
    for P, w in (("211,596 184,660 138,716", 8.4), ("194,590 164,640 138,682", 4), ("214,636 196,674 168,704", 4.6), ("124,730 150,792 160,864 155,936", 8.4), ("119,734 127,800 117,866 102,934", 6.4), ("136,726 166,784 174,852", 4.4), ("199,752 182,768 156,772", 7), ("192,774 180,820 176,880", 5.6)) + (() if c.pure else (
                 ("115,748 110,806 92,866 64,914", 4), ("132,752 144,806 140,866 132,908", 3.2), ("150,888 148,910 142,930", 4), ("88,900 80,920 72,936", 3.4))):
        c.line(P, w, "nail")
    # the knee that comes forward
    c.line("121,716:.1 128,724:1 130,738:.1", 2.6, "flat", AI_PALE)

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
    HD.reach(c, bear, (44, 640), (115, 616), -10, 1.1, width=19)
    c.part([("44,552 58,578 76,592 92,588", 6.5), ("92,588 101,610 96,636", 5), ("96,636 120,668 119,698", 6.5, "-sweep"), ("120,698 84,712 40,694", 6), ("40,694 34,640 44,552", 7, "sweep")], fill=AI, bokashi=dk2, grain=False,
           deco=lambda s: [parted(s, 78, 662, 25, 0, ("80,560! 86,610 82,660 84,730! 20,730! 20,560!", "80,560! 86,610 82,660 84,730! 140,730! 140,560!"), -11, -9, -26), s.fill("80,584! 86,620 83,660 84,702! 91,660 93,620", "#10243e")])
    c.part([("92,588 89,612 96,636", 3.5, "wire"), ("96,636 102,612 92,588", 4, "wire")], fill=BENI, grain=False)
    for P, w in (("54,572 68,606 64,648", 6), ("48,566 56,604 52,650", 3.4), ("82,592 88,622 83,660 85,702", 7), ("97,634 110,660 108,692", 5), ("98,646 100,668 98,690", 3)):
        c.line(P, w, "nail")
    # her other arm comes across the sash out of its sleeve, its hand laid on the child's back
    c.part([("206,526 197,554 202,592", 3, "wire"), ("202,592 216,570 206,526", 0)], fill=BENI, reg=0, grain=False)
    HD.reach(c, HD.rest, (226, 573), (172, 562), 6, 1.06, True, 20)
    c.part([("212,402 222,424 225,462 233,514 239,556", 6.5, "sweep"), ("239,556 238,606 231,662", 6.5, "body"), ("231,662 212,672 186,660", 5.5), ("186,660 190,622 204,594!", 5, "-nail"), ("204,594! 199,556 207,520!", 5, "body"), ("207,520! 204,470 208,420", 4.6, "-nail"), ("208,420 212,402", 0)], fill=AI, bokashi=dk2, grain=False, reg=0,
           deco=lambda s: [crest(s, 207, 636, 17, 14, .8), s.fill("214,594! 215,620 210,666! 222,640", "#10243e")])
    c.line("190,656 194,624 204,602", 4, "-nail", BENI)
    for P, w in (("210,462 212,510 230,552", 6.4), ("216,440 220,484 232,526", 3.4), ("206,592 216,612 212,658", 6), ("238,558 226,578 208,590", 7), ("234,574 230,608 226,646", 4.4), ("202,610 198,632 192,650", 3)):
        c.line(P, w, "nail")
    # the child's leg: it kicks out of the wrap
    c.place(57, 612, 22, .52)
    babe_foot(c)
    c.pop()
    F.limb(c, "98,580 72,588 56,612", ((0, 14, 16), (.45, 17, 18), (.7, 14, 13), (1, 8.2, 8.2)), w=5)
    c.line("51,602 57,605 64,602", 2.2, "swell")
    c.part([("86,560 76,570 74,584", 4.6), ("74,584 86,606 104,608", 5.5, "body"), ("104,608 111,602 116,588 118,566", 3, "wire"), ("118,566 86,560", 0)], fill=ODO_PALE, reg=0, deco=PT.broken(wrap, ("60,540! 130,540! 130,620! 60,620!", 14)), grain=False)
    c.line("78,578 92,594 108,600", 3.4, "nail")
    # neck, collars, face, hair
    c.part([("160,398 164,434 174,458 196,430 212,388", 0), ("212,388 184,382 160,398", 0)], fill=BENI, grain=False, reg=0)
    c.head(188, 388, **H); F.neck(c); F.face_woman(c, lips=None, kind="nursing"); features(c)
    c.pop()
    c.part([("163,402 166,432 174,450 190,432 206,392", 3, "wire"), ("206,392 214,388", 0), ("214,388 204,424 174,466 158,440 154,398", 3, "wire"), ("154,398 163,402", 0)], fill=BENI, grain=False, reg=.4)
    c.part([("210,380 203,412 172,456 138,520", 5), ("138,520 160,524", 0), ("160,524 188,476 218,428 220,400 210,380", 5)], fill=SUMI, grain=False)
    c.part([("147,394 150,432 166,468", 5), ("166,468 175,457", 0), ("175,457 160,428 158,398", 4), ("158,398 147,394", 0)], fill=SUMI, grain=False)
    # the child's arm, its hand at her chin
    HD.reach(c, HD.small, (124, 524), (152, 422), -4, .84, width=19)
    c.part([("94,522 112,502 128,478", 5.5, "sweep"), ("128,478 141,469 153,484", 5), ("153,484 146,516 126,546", 5.5, "sweep"), ("126,546 108,546 94,522", 3, "nail")], fill=ODO_PALE, deco=PT.broken(wrap, ("80,440! 150,440! 150,560! 80,560!", 28)), reg=.4, grain=False)
    c.lines(["130,479 124,504 116,528", "116,498 108,512"], 4.2, "nail")
    c.head(188, 388, **H); F.hair_shimada(c, knot="round"); c.pop()
    return c.finish()
