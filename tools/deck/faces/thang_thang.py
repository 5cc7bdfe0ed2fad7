# SPDX-License-Identifier: GPL-3.0-or-later
"""Thang thang: mother carrying a child, a maple over them."""
import math

from card import *
from scenery import *
import figures as F, hands as HD, patterns as PT


def bear(s, arm):
    """The back of a hand that bears a child's weight: four fingers side by side, closed round its seat; the thumb is behind it."""
    for bone, thick in zip(("10,-17 13,-30 7,-42", "4,-22 7,-37 0,-50", "-3,-23 -1,-40 -9,-52", "-9,-20 -10,-35 -18,-46"), (9.4, 10.4, 10.8, 10.4)):
        HD._digit(s, bone, thick, 2.4)
    HD._palm(s, arm, "-12,-9 -14,-15 -13.5,-21", "-13.5,-21 -2,-25 9,-23 15,-16", "15,-16 15,-11", 2.4)
    s.lines(["-5,-23 -5,-18", "1,-24 1.4,-18", "7.6,-22 7.6,-17"], HD._w(s, 1.4), "nail")


def babe(s):
    """A babe's head, looking up: a great brow, the small features low between round cheeks; it has smiled."""
    F.skin(s, ("-18,-58 -33,-42 -41,-22 -41,-6 -40,4 -46,14 -48,27 -41,40 -28,48 -14,50.5", 3.6, "wire"), ("-14,50.5 8,51 28,43 41,26 44,4", 3.6, "wire"),
           ("44,4 52,-26 43,-54 16,-70 -6,-68 -18,-58", 4, "wire"))
    s.fill("-16,-58 -31,-41 -26,-46 -8,-46 20,-36 40,-12 45,-2! 51,-28 42,-54 16,-68.5 -6,-66", AI_PALE, opacity=.4)
    s.line("-36,-9:.3 -31,-13:.8 -25,-12:.3", 3, "flat"); s.line("-9,-12:.3 0,-16:.8 10,-13:.3", 3.2, "flat")
    # both eyes go up to hers
    F.eye(s, "-39,9:.4 -33,2.6:1 -25,8:.4", s.fine(4, .5), (-34.4, 5, 3))
    F.eye(s, "-12,9:.4 -3,1.4:1.1 10,8:.4", s.fine(4.4, .5), (-5.6, 4.4, 3.5))
    s.lines(["-36,12 -31,13 -27,11.6", "-9,12.4 -1,13.4 7,11.6"], s.fine(1.6), "swell")
    s.line("-21,13:.3 -26.6,19:.9 -24,22:.9 -18.5,20:.4", s.fine(2.8), "flat")
    # the lips apart, more on one side
    s.blob("-31,30.4! -26,29 -19.6,30 -15,27.6! -16.6,33.4 -21,36.4 -27,35")
    s.fill("-26.6,34 -22,32.6 -17.6,33 -21,35.6 -24.4,35.4", BENI)
    s.line("-32.6,30.8:.4 -26,29:1 -19.6,30:.9 -12.6,25:.3", s.fine(2.8), "flat")
    s.line("-25,41 -21,42.4 -17,41", s.fine(1.9), "swell")
    # its cheek hangs
    s.line("-41,30:.2 -37,36:.8 -31,39:.2", s.fine(2), "flat")
    F.skin(s, ("42,0 50,-8 57,1 55,14 48,21 41,17", 3.6, "wire"), ("41,17 42,0", 0))
    s.line("46,1 51,5 47,12", s.fine(2), "swell")
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
    """A white sock in a wooden clog, ankle at the point, toes to the left; the clog has two teeth.  So much of its length is seen."""
    c.push(x, y, 1, k * seen, sy=k)
    wood = dict(fill="#8f6a2d", reg=.3, grain=False)
    c.part([("-36,33! -37,47! -25,47! -24,33!", 4, "even"), ("-24,33! -36,33!", 0)], **wood)
    c.part([("6,33! 6,47! 18,47! 17,33!", 4, "even"), ("17,33! 6,33!", 0)], **wood)
    c.part([("-53,25! 30,24!", 3.4), ("30,24! 31,34!", 4), ("31,34! -53,36!", 4.6, "body"), ("-53,36! -53,25!", 4)], fill=ODO, reg=.4, grain=False)
    c.part([("-14,-8 -25,8 -38,14 -44,19 -44,26", 4.5), ("-44,26 -10,27 18,26 23,15", 4, "wire"), ("23,15 18,2 14,-8", 4.5), ("14,-8 -14,-8", 0)], fill=GOFUN, reg=0, grain=False)
    c.line("-37,15 -33,19 -37,24", 2.4, "swell")
    c.line("-16,24 -24,13 -33,12", 3.6, "even", BENI if not c.pure else SUMI)
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
    clog(c, 136, 928, 1.12, .8)
    clog(c, 82, 932, 1.16)
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
    c.lines(["210,596 180,660 132,724", "196,588 166,642 134,690", "122,734 150,796 158,866 154,936", "119,736 128,800 118,866 103,934", "198,756 180,770 150,776"], 5.4, "nail")
    if not c.pure:
        c.lines(["116,748 112,800 94,862 66,912", "188,780 174,830 170,896", "140,760 166,806 172,860"], 3.8, "nail")

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
    c.part([("66,486 52,520 58,566 84,604", 6), ("84,604 140,594", 0), ("140,594:.6 153,562 150,514 126,484", 6), ("126,484 66,486", 0)], fill=ODO_PALE, deco=PT.at_folds(wrap, 14, ("80,490 74,540 86,600", -4), ("126,490 138,540 134,600", -20)))
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
    c.lines(["60,580 70,610 66,640", "80,590 86,620 82,660 84,700", "97,634 108,658 106,688"], 4.5, "nail")
    # her other arm comes across the sash out of its sleeve, its hand laid on the child's back
    c.part([("206,526 197,554 202,592", 3, "wire"), ("202,592 216,570 206,526", 0)], fill=BENI, reg=0, grain=False)
    HD.reach(c, HD.rest, (226, 573), (172, 562), 6, 1.06, True, 20)
    c.part([("212,402 222,424 225,462 233,514 239,556", 6.5, "sweep"), ("239,556 238,606 231,662", 6.5, "body"), ("231,662 212,672 186,660", 5.5), ("186,660 190,622 204,594!", 5, "-nail"), ("204,594! 199,556 207,520!", 5, "body"), ("207,520! 204,470 208,420", 4.6, "-nail"), ("208,420 212,402", 0)], fill=AI, bokashi=dk2, grain=False, reg=0,
           deco=lambda s: [crest(s, 207, 636, 17, 14, .8), s.fill("214,594! 215,620 210,666! 222,640", "#10243e")])
    c.line("190,656 194,624 204,602", 4, "-nail", BENI)
    c.lines(["212,466 213,508 228,550", "206,592 215,610 212,656", "236,560 226,580 212,588", "232,576 229,606 226,644"], 4.6, "nail")
    # the child's leg: it kicks out of the wrap
    c.place(57, 612, 22, .52)
    babe_foot(c)
    c.pop()
    F.limb(c, "98,580 72,588 56,612", ((0, 14, 16), (.45, 17, 18), (.7, 14, 13), (1, 8.2, 8.2)), w=5)
    c.line("51,602 57,605 64,602", 2.2, "swell")
    c.part([("86,560 76,570 74,584", 4.6), ("74,584 86,606 104,608", 5.5, "body"), ("104,608 111,602 116,588 118,566", 3, "wire"), ("118,566 86,560", 0)], fill=ODO_PALE, reg=0, deco=PT.broken(wrap, ("60,540! 130,540! 130,620! 60,620!", 8)), grain=False)
    c.line("78,578 92,594 108,600", 3.4, "nail")
    # neck, collars, face, hair
    c.part([("160,398 164,434 174,458 196,430 212,388", 0), ("212,388 184,382 160,398", 0)], fill=BENI, grain=False, reg=0)
    c.head(188, 388, **H); F.neck(c); F.face_woman(c, kind="mother")
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
