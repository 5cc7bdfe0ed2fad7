# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam văn: lame man on one leg and a crutch, in a patched coat; a crow looks on."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def crow(c):
    """A crow come down on the branch and cawing at him: the wing that is still up grows out of its shoulder, a heavy bill, a shaggy throat."""
    # tail, over the branch
    F.black(c, "212,172! 254,194! 254,236! 240,224! 236,230! 221,208! 206,190")
    c.lines(["224,194 240,212", "223,187 252,206"], 4.4 if c.pure else 2.2, "-rat", PAPER)
    for x in (178, 193):
        c.line("%d,184 %d,199" % (x + 2, x), 5, "flat")
        for u, v in ((-10, 4), (-4, 8), (7, 6)):
            c.line("%d,198:1 %g,%g:1 %g,%g:.3" % (x, x + u * .6, 199 + v * .2, x + u, 199 + v), 4, "flat")
    # body and wing in one: nape, the wing's bend, its long feathers, the back
    F.black(c, "150,108 158,93 171,86 182,88! 184,74 190,58 198,44 208,33! 214,13! 221,30! 231,12! 236,32! 247,19! 250,38! 254,34! 254,180! 240,188 214,184 200,190! 196,197! 188,191! 182,195! 174,184 166,172! 159,175! 161,164! 151,166! 156,155! 147,154! 153,144! 147,141! 153,134 150,122")
    # the bill, open
    F.black(c, "155,106 146,107 136,115 129,128 126,141! 135,135 149,129! 160,121")
    F.black(c, "150,133! 141,143 133,151! 145,148 157,138")
    c.line("150,110 142,116 134,126", 2, "swell", PAPER)
    c.lines(["156,112 149,114", "157,117 151,120"], 1.6, "rat", "#b9ab90")
    # the eye beneath its brow
    c.fill("160.4,111! 164,107.4 171.6,107.4! 169,112 164.6,113.4", PAPER_LIGHT)
    c.ink(shape_d_ccw(pts("164,109.6 165.6,106.8 168.8,107.2 167.2,111.6")), SUMI)
    c.flush()
    # long feathers, all from the wing's bend; a row of short ones over their roots
    for P in ("221,32 213,56 207,78", "236,34 222,68 214,94", "249,42 232,82 223,112", "253,84 240,108 232,128"):
        c.line(P, 5 if c.pure else 2.8, "-rat", PAPER)
    if not c.pure:
        c.lines(["196,64 201,75 202,86", "202,86 209,92 211,102", "211,102 218,108 220,119", "220,119 228,124 231,135"], 2.2, "wire", "#b9ab90")
        c.lines(["190,72 194,82 194,92", "194,96 202,102 205,112", "206,116 213,122 216,132"], 1.8, "swell", "#b9ab90")
    # the shoulder, where the wing begins, and its lower edge on the flank
    c.line("181,96 186,112 198,128 216,144 240,156", 4.6 if c.pure else 2.6, "swell", "#b9ab90")
    c.lines(["176,126 194,144 212,164 236,180", "182,144 196,158 212,170"], 4.6 if c.pure else 2.4, "rat", "#b9ab90")
    if not c.pure:
        c.lines(["163,136 161,144", "168,146 165,155", "174,156 171,166", "171,132 169,139", "178,166 177,174"], 1.9, "rat", "#b9ab90")


def wild_hair(c):
    """Uncombed hair of a poor man, tied anyhow; in the head's own units."""
    F.black(c, "-26,-44 -34,-34 -36,-18 -30,-22 -26,-32 -16,-44")
    F.black(c, "-28,-42! -30,-62! -18,-60 -10,-76! 2,-72 16,-86! 26,-78 46,-84! 50,-70 66,-60! 64,-44 76,-26! 66,-16 70,4! 58,10 54,28! 44,18 42,6 48,0 48,-10 40,-16 34,-8 30,-28 10,-44 -10,-46")
    for P in ("-18,-50 0,-62 20,-66", "8,-48 30,-56 46,-54", "30,-34 48,-34 58,-24", "46,-20 56,-8 56,6"):
        c.line(P, 1.6, "swell", F.HAIRLINE)
    F.black(c, "34,-70! 48,-96! 56,-84 72,-94! 66,-72 50,-62")


def road(c):
    """An autumn evening at the roadside: the sun gone down behind the village."""
    c.fade(YUU, 10, 150, .9)
    c.fade("#e3b478", 800, 470, .95)
    if not c.pure:      # the low sun, before which he holds out his hand, and the haze across its foot
        sun = [(56 + 78 * math.cos(i * math.pi / 16), 566 + 78 * math.sin(i * math.pi / 16), False, None) for i in range(32)]
        c.fill(sun, "#f0cd97")
        c.inside(sun, lambda s: s.wipe(sun, "#d8963c", (56, 500), (56, 650)), 0)
    if not c.pure:
        c.fill("4,770 30,750 62,744 96,762 140,782 190,792 250,794! 250,900! 4,900!", "#a9b7b4")
        c.inside(pts("4,770 30,750 62,744 96,762 140,782 190,792 250,794! 250,900! 4,900!"), lambda s: s.wipe(pts("4,740! 250,740! 250,900! 4,900!"), "#e3c79a", (125, 830), (125, 772)), 0)
    c.part([("4,824 60,816 130,820 250,812", 2.6, "swell"), ("250,812! 250,900! 4,900! 4,824", 0)], fill="#b4b98f", reg=0, grain=False)
    for x, y, k in ((30, 818, .8), (222, 812, 1)):
        c.push(x, y, 0, k)
        c.part([("-19,-16! -18,0!", 3), ("-18,0! 20,0!", 2.6), ("20,0! 20,-16!", 3), ("20,-16! -19,-16!", 0)], fill="#4d3b22", reg=0, grain=False)
        c.fill("-5,-12! 6,-12! 6,-1! -5,-1!", ODO)
        c.part([("-29,-12! -20,-22 -11,-38! 10,-39! 20,-24 30,-13!", 3.6, "body"), ("30,-13! 14,-16 -12,-15 -29,-12!", 2.8, "wire")], fill="#8f6a2d", reg=.3, grain=False)
        if not c.pure:
            c.lines(["-9,-34 -14,-22 -20,-16", "2,-36 2,-24 0,-18", "11,-34 17,-24 21,-17"], 1.8, "rat")
        c.pop()


def draw():
    c = Card("3n", seed="crutch")
    road(c)
    c.part([("10,872 60,886 120,896 168,876", 5.5, "sweep"), ("168,876 206,858 250,846", 4.5, "-rat"), ("250,846! 250,995! 10,995! 10,872", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 995, 860, .7), grain=False)
    # the road's withered verge
    for x, y, k in ((26, 880, 1.5), (44, 884, 1), (146, 894, 1.2), (30, 994, 1.9), (56, 992, 1.2), (126, 996, 1))[:4 if c.pure else 6]:
        for d, h in ((-16, 26), (-7, 40), (3, 46), (14, 34), (22, 20))[::2 if c.pure else 1]:
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - h * .6 * k, x + d * k, y - h * k), 4, "rat", "#7a5518")
    # withered branch and the crow
    c.part([("246,206 214,196 182,202 140,190", 5.5, "rat"), ("140,190 182,214 214,210 246,226", 5.5, "-rat"), ("246,226 246,206", 0)], fill="#6d5637")
    c.line("196,206 176,226 158,232", 6, "rat"); c.line("166,200 150,204 132,218", 5, "rat")
    crow(c)
    c.tall(1.13)
    # lame leg: the knee hangs forward, the bandaged shin is drawn up behind it, the foot hangs clear of the ground, its toes down
    c.place(198, 799, -86, 1)
    F._foot(c, False, 38)
    c.pop()
    c.part([("108,650 106,700 112,740", 6), ("112,740 115,764 134,776", 6.5), ("134,776 164,790 186,806", 6, "sweep"), ("186,806 206,782", 0), ("206,782 184,762 172,744", 6, "body"), ("172,744 172,700 178,650", 6, "-sweep"), ("178,650 108,650", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["118,744 130,738 141,741", "172,744 165,746 161,751"], 3.2, "nail")
    c.part([("126,776 146,792 168,806 192,816", 6, "body"), ("192,816 204,806 213,788!", 5.5), ("213,788! 198,778 186,764 172,744", 6, "body"), ("172,744 148,754 126,776", 5.5)], fill=GOFUN, reg=0, grain=False)
    c.lines(["139,787 158,776 181,758", "155,799 174,788 195,774", "173,809 190,800 206,783"], 3.4, "wire")
    c.part([("140,788 136,802 129,814!", 3.4, "wire"), ("129,814! 134,822 142,822!", 3.2), ("142,822! 148,810 151,796", 3.4, "wire"), ("151,796 140,788", 0)], fill=GOFUN, reg=0, grain=False)
    # the good leg
    B.bound_leg(c, "104,650", "68,742", "92,848", 1.06, 2, False, GREY)
    # short trousers, torn at the knee
    c.part([("74,630 50,690 38,722", 7), ("38,722! 43,744! 54,731! 63,735! 67,754! 74,738! 92,741! 98,733! 103,748! 112,740!", 3.8), ("112,740 122,700 128,676", 5.5), ("128,676 122,704 120,730", 5), ("120,730! 125,739! 133,728! 151,732! 158,748! 165,728! 177,730! 182,721! 188,731! 196,716!", 3.8), ("196,716 198,670 184,626", 7), ("184,626 74,630", 0)], fill=ODO_PALE, deco=PT.at_folds(lambda sheet, turned: PT.kasuri(sheet, 26, "#a97f35", turned), 18, ("92,640 74,690 76,730", 4), ("126,640 128,680 120,740", -6), ("158,640 166,674 164,710", -16)))
    c.lines(["43,742 40,752", "67,752 70,763 67,770", "103,746 101,756", "158,746 161,757 158,764", "188,730 191,739"], 2.2, "-rat")
    c.lines(["86,660 70,690 70,720", "124,700 128,676 132,656", "160,656 168,684 164,710"], 4.8, "nail")
    # bent over the crutch: the shoulder it lifts stands by his ear, the other has sunk
    c.stack.append(T())
    # his bed, a straw mat rolled on his back
    c.part([("152,344:.5 168,290 182,240", 5, "body"), ("182,240 200,240 222,258", 0), ("222,258 214,310 200,366", 6, "body"), ("200,366 152,344", 0)], fill=ODO_PALE)
    for t in (.4, .7) if c.pure else (.22, .44, .64, .82):
        c.line("%g,%g %g,%g" % (152 + 48 * t, 344 + 22 * t, 182 + 40 * t, 240 + 18 * t), 2.4, "wire", "#a97f35")
    for t in (.5, .58):
        x, y = 152 + 30 * t, 344 - 104 * t
        for w, col in ((7, SUMI), (3.4, ODO)):
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + 22, y + 14, x + 45, y + 19), w, "even", col)
    c.part([("182,240 190,230 208,234 224,250 226,264 214,268 196,258 182,240", 5.2, "body")], fill=ODO, reg=0, grain=False)
    c.line("187,240 204,242 217,256 214,262 203,255 200,248 209,251", 2.8, "rat")
    # coat: the back a bow from the hip to the lifted shoulder, the belly drawn in
    c.part([("72,448 66,496 74,538 62,590 52,646", 7.5, "sweep"), ("52,646! 56,668! 66,655! 84,660! 90,652! 104,656! 111,684! 120,660! 144,659! 150,648! 157,668! 180,656! 187,676! 194,652! 214,642!", 3.8), ("214,642 204,580 202,520 216,452 218,396 200,346", 8, "sweep"), ("200,346 146,404 122,446 72,448", 0)], fill=GREY, bokashi=wiped("#4d463f", 672, 550, .85))

    def patch(P, fill, pat=None, stitches=(), threads=()):
        c.part([(P + " " + P.split()[0], 3, "wire")], fill=fill, pat=pat, reg=.5, grain=False)
        for x, y, rot in stitches:
            c.push(x, y, rot)
            c.line("0,-5 0,5", 2.4, "wire")
            c.pop()
        c.lines(threads, 1.5, "swell")
    patch("64,588! 84,592 105,590! 100,612 101,630! 78,632 58,622!", ODO, None, ((82, 590, 12), (84, 630, -8), (62, 606, 80)), ("104,590 112,596 110,606", "100,630 104,640 100,648"))
    patch("170,580! 186,578 204,566! 207,590 211,612! 190,616 176,626!", PAPER_LIGHT, PT.koshi(c, 16, 2.4, "#57514a"), ((186, 620, -20), (202, 614, 10), (172, 600, 78)), ("176,626 172,634 175,642",))
    c.lines(["56,667 52,678 54,686", "111,683 115,694 112,702", "118,662 121,674", "157,667 155,678", "187,675 191,685 189,692", "84,659 82,670"], 2, "-rat")
    # folds: out of the rope, and from the lifted shoulder across the chest
    c.lines(["112,562 108,606 100,654", "150,556 154,606 148,646", "76,556 74,572 70,584", "194,530 196,544 194,560"], 4.6, "nail")
    c.lines(["176,446 150,486 128,540", "186,470 172,504 164,540"], 4.4, "nail")
    # neck, collars: they cross under the far arm
    c.part([("80,446 90,480 104,500", 0), ("104,500 124,446 134,402", 0), ("134,402 80,446", 0)], fill=FLESH, reg=0, grain=False)
    c.head(108, 434, -21, .775); F.neck(c, 4.6); c.pop()
    c.part([("62,448 76,474 98,508", 5), ("98,508 104,492", 0), ("104,492 90,464 84,438", 4), ("84,438 62,448", 0)], fill=SUMI, grain=False)
    c.part([("142,388 141,420 126,464 104,512 92,562", 5), ("92,562 76,560", 0), ("76,560 90,508 110,460 122,424 124,402", 5), ("124,402 142,388", 5)], fill=SUMI, grain=False)
    c.line("134,400 131,424 117,464 97,512 86,552", 2.2, "swell", PAPER)
    # rope for a belt
    rope = "68,540 100,560 150,554 204,520"
    for w, col in ((12, SUMI), (7.4, ODO_PALE)):
        c.line(rope, w, "even", col)
    D = dense(pts(rope), 1)
    for x, y, _ in D[10:-6:13]:
        c.line("%g,%g %g,%g" % (x - 4, y - 5, x + 4, y + 5), 2.4, "even")
    # far arm: its shoulder has sunk, the elbow at his side; the forearm comes long out of a torn sleeve to an open hand
    c.part([("44,556 60,598 88,588", 0), ("88,588 72,556 44,556", 0)], fill=SUMI, reg=0, grain=False)
    HD.reach(c, HD.open_hand, (92, 536), (59, 604), 12, 1, True)
    c.part([("80,446 63,458 54,490 52,522 40,552!", 7, "sweep"), ("40,552! 45,561! 51,557! 57,573! 66,566! 74,582! 82,574! 88,588!", 3.6), ("88,588! 104,566 110,540 102,512 92,492:.3", 5, "-body"), ("92,492 80,446", 0)], fill=GREY, reg=0, bokashi=wiped("#4d463f", (58, 590), (92, 490), .7))
    c.lines(["78,462 64,496 60,536", "103,530 92,548 74,562", "76,470 60,500 54,530"], 4.4, "nail")
    c.lines(["57,572 55,582 58,588", "74,581 76,590"], 2, "-rat")
    patch("63,498! 74,490 86,490! 91,504 91,518! 80,518 67,526!", AI_PALE, None, ((90, 504, 88), (78, 522, 4)), ("67,526 63,533 66,540",))
    c.head(108, 434, -21, .775)
    F.face_man(c, .9, kind="beggar"); F.ear(c); wild_hair(c)
    c.pop()
    # the crutch, its head under the armpit: he hangs on it
    B.pole(c, "182,430:1.1 144,884:.9", 13, (), "#a97f35")
    c.line("138,882 144,886 150,883", 3, "wire")
    c.lines(["122,890 131,885 137,889", "152,890 160,886 170,889"], 2.4, "swell", "#7a5518")
    c.part([("148,424! 166,428 190,424 214,410!", 4.6), ("214,410! 218,426!", 0), ("218,426! 196,441 168,446 147,441!", 5), ("147,441! 142,432 148,424!", 4.6)], fill="#a97f35", reg=0, grain=False)
    c.lines(["156,427 154,435 157,443", "164,429 162,437 165,445"], 2.2, "wire")
    # near arm: thrust up by the crutch, it closes over its head; the elbow back, the forearm forward out of a torn sleeve and bearing down
    c.part([("194,506 200,540! 210,552! 218,538! 230,556!", 0), ("230,556! 240,500 194,506", 0)], fill=SUMI, grain=False)
    HD.hold(c, HD.grasp, (231, 532), (170.4, 569), 3, 1)
    c.line("152,380 160,346 184,328 212,344", 12, "flat", PAPER)        # a reserve between shoulder and mat
    c.part([("144,388:.4 150,358:.6 166,338 188,334 212,352 226,400 235,452 236,500", 7.5, "sweep"), ("236,500 243,540! 232,530! 226,552! 218,530! 208,540! 202,518! 192,510!", 3.8), ("192,510! 194,478 184,446 166,420", 6.5, "-body"), ("166,420 150,406 144,388", 0)], fill=GREY, reg=.4, bokashi=wiped("#4d463f", 560, 440, .8))
    patch("194,420! 208,410 220,408! 226,428 231,446! 214,448 203,454!", ODO_PALE, PT.koshi(c, 13, 2, "#a97f35"), ((220, 410, 10), (222, 448, 0), (198, 438, 72)), ("203,454 199,462 203,470",))
    c.lines(["168,418 166,386 180,352", "180,440 188,470 192,504", "190,436 204,474 210,520", "222,458 228,486 226,520"], 4.6, "nail")
    c.line("150,408:.3 160,416:.8 170,428:.3", 4.4, "flat")
    c.lines(["243,538 240,550", "226,550 228,560 226,566", "208,538 206,547"], 2, "-rat")
    c.pop()
    c.pop()
    return c.finish()
