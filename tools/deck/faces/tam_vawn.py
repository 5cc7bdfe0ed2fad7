# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam văn: lame man on one leg and a crutch, in a patched coat; a crow looks on."""
import math

from card import *
from heads import bristling_brow, curled_ear, lids, shaven
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


DUSK = "#5a5349"      # the coat's grey where the cloth goes in
WORN = "#b2a899"      # and where it is worn pale


@own_head("on his crutch", "-34,-20 -31,-14:.8 -34.6,-6 -38,3:1.2 -36.6,12 -31.4,22 -29.6,30 -32.4,37 -32,44 -29,50 -31,57 -27,65 -16,69", "-16,69 -3,66 11,57 22,44:1.3 29,29 33,4")
def starved(s, left, right):
    """The beggar of the crutch: gaunt, a hooked nose that hides the far cheek, the bone of the cheek above a hollow; he looks up from under his brows, his lips hardly parted."""
    F.skin(s, ("6,-70 -10,-67 -25,-55 -33,-41 -36,-28:1.2 -34,-20 " + left, 4.6, "wire"), (right, 4.8, "wire"), ("33,4 40,-30 36,-62 6,-70", 0), deco=shaven(s, "-31,33! -24,29 -14,28 -6,33 2,42 20,36 29,24! 27,36 17,52 4,62 -12,66 -24,61 -29,50", "#c3c2b4"))
    # the far eye in its socket, its brow
    bristling_brow(s, "-23,-21:.8 -28,-26:1 -35,-23:.5", 5, 5, 2.4)
    lids(s, "-36,-8:.4 -32,-12.4:1.1 -25,-9:.7", "-34.6,-5 -31,-3.6 -26,-5", (-31.4, -11.4, 2.7), 4.6)
    # nose: from the brow in one stroke over the bone to the hook; its wing by itself
    s.fill("-16,-20! -19,-8 -24,1 -34,9 -40,17 -38.6,22.6 -30,24.6 -18,24 -8,4 -8,-20!", FLESH)
    s.line("-17,-24:.2 -17.6,-15:.7 -20,-6:.7 -25,1:1.15 -34,9:.95 -40.4,17:1.35 -38.6,22.6:1.1! -33,25:.7 -29,23.6:.3", s.fine(4.4), "flat")
    s.line("-26,12.4:.15 -20,14:.9 -17.4,19:1.2 -20.4,24.4:1 -25,25:.4", s.fine(3.8), "flat")
    s.blob("-33,23.4 -29.6,20.8 -26,21.8 -27.4,24")
    # near brow, eye, the pouch beneath
    bristling_brow(s, "-13,-21:.9 -4,-27:1.25 8,-28:1.1 19,-23:.8 27,-15:.3", 6.2, 15, 2.7)
    lids(s, "-12.4,-5:.5 -4,-12.6:1.25 8,-12:1.1 22,-4.6:.25", "-9,-2.6 3,-.6 17,-3", (-3.4, -11, 3.9), 5.2)
    s.line("-6,-16 6,-18 20,-11", s.fine(2.1), "swell")
    # the root of the nose drawn together; the brow's creases, of unlike length
    for P, w in (("-14,-30:1 -15,-24:.6 -14,-19:.1", 2.6), ("-22,-37:.2 -8,-42:1 8,-40:.8 22,-42:.2", 2.4)):
        s.line(P, s.fine(w), "flat")
    # cheekbone and the hollow below it; from the wing to the corner of the mouth
    s.line("25,10:.9 17,15:1.1 12,24:.9 4,34:.5 2,42:.1", s.fine(3.4), "flat")
    s.line("-15.4,23:1.1 -7,29:.9 -3.6,37:.6 -4.6,47:.1", s.fine(3.6), "flat")
    # lips: the upper one a bow, the lower slack, dark between them
    s.blob("-29,39! -24,38 -19,39.4 -12,38.4! -15,42.6 -20,43.8 -26,42.6")
    s.line("-31.4,39.6:.3 -25,36.6:1 -19.4,38.2:.8 -12,37:1.1 -5,42:.8 -3.6,46:.2", s.fine(4), "flat")
    s.line("-27,45.2:.3 -20,48:1 -12,45:.3", s.fine(3.2), "flat")


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
    F.black(c, "150,108 158,93 171,86 182,88! 184,74 190,58 198,44 208,33! 214,13! 221,30! 231,12! 236,32! 247,19! 250,38! 254,34! 254,180! 240,188 214,184 200,190! 196,197! 188,191! 182,195! 174,186 166,180 154,180! 160,168 158,160 143,158! 151,147 152,134 150,122")
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
    F.black(c, "-20,-52 -30,-44 -35,-34! -32,-26 -26,-36 -14,-46")
    F.black(c, "-26,-48! -29,-58 -22,-67 -8,-77 12,-84 34,-80 54,-68 66,-50 71,-28 69,-6 62,14! 56,26 46,32! 44,18 42,6 48,0 48,-10 40,-16 34,-8 31,-24 22,-37 8,-45 -10,-47 -26,-48")
    # the knot has come loose: a tuft bound anyhow, its hairs every way
    F.black(c, "30,-74 36,-92 46,-104! 50,-92 62,-100! 60,-86 68,-82! 56,-70 44,-66")
    r = Rng("hair of the beggar")
    for x, y, u, v, n in ((-26, -52, -40, -46, 4), (-20, -66, -32, -78, 4), (-2, -78, -10, -93, 4), (20, -82, 24, -95, 3), (54, -68, 70, -78, 4), (68, -44, 84, -48, 5), (70, -20, 84, -14, 4), (64, 8, 74, 24, 5), (50, 28, 46, 44, 4), (48, -100, 44, -116, 3), (62, -92, 78, -102, 3), (66, -82, 80, -82, 2), (-8, -47, -14, -36, 3), (14, -42, 12, -31, 3), (30, -28, 26, -16, 3)):
        for i in range((n + 1) // 2 if c.pure else n):
            k, dx, dy = r(.55, 1.15), r(-6, 6), r(-6, 6)
            c.line("%.1f,%.1f:1 %.1f,%.1f:.8 %.1f,%.1f:.1" % (x + dx, y + dy, x + dx + (u - x) * .5 * k + r(-2, 2), y + dy + (v - y) * .5 * k + r(-2, 2), x + dx * 1.5 + (u - x) * k, y + dy * 1.5 + (v - y) * k), r(2.2, 3.4), "flat")
    for P in ("-20,-56 -4,-68 16,-74", "-10,-51 6,-60 28,-66", "6,-50 24,-56 42,-54", "16,-46 36,-50 54,-40", "26,-36 42,-42 58,-26", "34,-26 48,-28 60,-8", "46,-14 58,-4 58,14", "36,-78 44,-90 46,-98", "44,-72 54,-84 60,-94"):
        c.line(P, 1.7, "swell", F.HAIRLINE)
    c.line("28,-73:.8 38,-68:1 50,-66:.9 58,-70:.6", 5, "flat", ODO_PALE)


def road(c):
    """An autumn evening at the roadside: the sun gone down behind the village."""
    c.fade("#d79f52", 10, 150, .85)
    if not c.pure:      # the low sun, before which he holds out his hand
        c.fill([(56 + 78 * math.cos(i * math.pi / 8), 566 + 78 * math.sin(i * math.pi / 8), False, None) for i in range(16)], "#dc9c45")
        c.fill("4,770 30,750 62,744 96,762 140,782 190,792 250,794! 250,900! 4,900!", "#a9b7b4")
    c.part([("4,824 60,816 130,820 250,812", 2.6, "swell"), ("250,812! 250,900! 4,900! 4,824", 0)], fill="#b4b98f", reg=0, grain=False)
    for x, y, k in ((30, 818, .8), (222, 812, 1)):
        c.push(x, y, 0, k)
        c.part([("-19,-16! -18,0!", 3), ("-18,0! 20,0!", 2.6), ("20,0! 20,-16!", 3), ("20,-16! -19,-16!", 0)], fill="#4d3b22", reg=0, grain=False)
        c.fill("-5,-12! 6,-12! 6,-1! -5,-1!", ODO)
        c.part([("-29,-12! -20,-22 -11,-38! 10,-39! 20,-24 30,-13!", 3.6, "body"), ("30,-13! 14,-16 -12,-15 -29,-12!", 2.8, "wire")], fill="#8f6a2d", reg=.3, grain=False)
        if not c.pure:
            c.lines(["-9,-34 -14,-22 -20,-16", "2,-36 2,-24 0,-18", "11,-34 17,-24 21,-17"], 1.8, "rat")
        c.pop()


def lame_leg(c):
    """The leg that fails him, in the units of the card: a thin thigh hangs forward out of the trousers, the bandaged shin is drawn up behind the knee, and the foot hangs clear of the ground, its toes down."""
    c.place(189, 802, -62, .86)
    F._foot(c, False, 38)
    c.pop()
    F.skin(c, ("124,640 118,676 114.6,706:1.1 112.8,727:.8 109.6,738:1.3 112,749:1.2 119,757:.8 132,770 150,786 166,800 180,814", 6, "body"), ("180,814 199,796", 0), ("199,796:.6 193,785:.7 188,775 181,762:1.2 171,748 162,736:.7 165,716 171,690 178,640", 5.6, "wire"), ("178,640 124,640", 0))
    # a bony knee, its cap drawn up by the bend: a crease above it and one under it, the skin slack between; the thigh's muscle runs out above it; the hollow of the knee; the ankle's bone and the tendon of the heel
    c.line("112,727:1 120,726:.9 127,730:.1", 2.6, "flat"); c.line("119,757:1.1 127,752:.9 133,744:.1", 3, "flat"); c.line("140,690:.1 139,708:1 131,723:.1", 3, "flat"); c.line("163,737:1 155,739:.8 150,746:.1", 3, "flat")
    c.line("184,802:.2 188.6,802:1.1 190,808:.2", 2.4, "flat"); c.line("191,787:.2 195.6,794:1 198.6,802:.1", 2.4, "flat")
    # its rags: bands of unequal breadth wound up from the ankle, a loose end
    wound = "#efe6cf"
    c.part([("124,763! 138,776 154,790 166,800!", 5.4, "body"), ("166,800! 178,791 190,779!", 4, "wire"), ("190,779! 183,765 173,750!", 5.4, "body"), ("173,750! 150,752 124,763!", 4.4, "wire")], fill=GOFUN if c.pure else wound, reg=0, grain=False)
    c.line("136,774:.9 156,765:.7 177,757:1", 2.6, "flat"); c.line("143,781:1 164,773:.7 183,765:.9", 3, "flat"); c.line("155,791:.9 172,782:.7 187,773:1", 2.6, "flat"); c.line("162,761:.1 158,772:.9 150,781:.1", 2, "flat")
    c.part([("150,784 147,797 140,812!", 3.4, "wire"), ("140,812! 146,813 150,818!", 3.2), ("150,818! 156,804 159,790", 3.4, "wire"), ("159,790 150,784", 0)], fill=GOFUN if c.pure else wound, reg=0, grain=False)


def good_leg(c):
    """The leg that bears him, in the units of the card: from the torn trousers over a bony knee in one line to the ankle; its calf is high in the legging and soon a tendon."""
    B.sandal(c, "88,842", 2, .9)
    F.skin(c, ("60,640 54,672 52.6,700:1.1 55,722:.7 52.4,734:1.2 54.6,746:1.1 61,755:.8", 6, "body"), ("61,755 97,748", 0), ("97,748:.7 97,735:.7 101,716 106,690:1.1 110,640", 5.4, "body"), ("110,640 60,640", 0))
    c.line("64,723:.1 70,720:1 78,722:.8 83,728:.1", 2.6, "flat"); c.line("64,747:.2 68,739:.9 76,738:1.1 82,743:.2", 2.6, "flat"); c.line("92,684:.1 93,702:1 87,720:.1", 2.8, "flat"); c.line("96,726:.1 90,733:1 89,742:.1", 2.6, "flat")
    F.kyahan(c, [("55,752 61,772 69,798 76.4,835", 6, "sweep"), ("76.4,835 87,842 98.6,834", 5), ("98.6,834 98,817 103,798 106,782:1.2 104,766 98,747", 7.5, "-sweep"), ("98,747 76,757 55,752", 5)], ["57,759 77,765 101,755", "75,826 87,833 98.6,825"], GREY)
    # the shin's edge; the calf draws the cloth in and out of the cords
    c.line("66,772:1 72,796:.6 80,819:.1", 3.6, "flat"); c.line("99,764:1 98,784:.8 90,806:.1", 4.6, "flat"); c.line("84,768:.9 82,784:.1", 3, "flat"); c.line("92,822:1 91,810:.6 94,800:.1", 3.4, "flat")
    for P in ("84,763 90,772 88,784", "85,763 97,768 100,777"):
        c.line(P, 4.4, "flat"); c.line(P, 2, "flat", ODO_PALE)


def draw():
    c = Card("3n", seed="crutch")
    road(c)
    c.part([("10,872 60,886 120,896 168,876", 5.5, "sweep"), ("168,876 206,858 250,846", 4.5, "-rat"), ("250,846! 250,995! 10,995! 10,872", 0)], fill=ODO_PALE, grain=False)
    # the road's withered verge
    for x, y, k in ((26, 880, 1.5), (44, 884, 1), (146, 894, 1.2), (30, 994, 1.9), (56, 992, 1.2), (126, 996, 1))[:4 if c.pure else 6]:
        for d, h in ((-16, 26), (-7, 40), (3, 46), (14, 34), (22, 20))[::2 if c.pure else 1]:
            c.line("%g,%g %g,%g %g,%g" % (x, y, x + d * .4, y - h * .6 * k, x + d * k, y - h * k), 4, "rat", "#7a5518")
    # withered branch and the crow
    c.part([("246,206 214,196 182,202 140,190", 5.5, "rat"), ("140,190 182,214 214,210 246,226", 5.5, "-rat"), ("246,226 246,206", 0)], fill="#6d5637")
    c.line("196,206 176,226 158,232", 6, "rat"); c.line("166,200 150,204 132,218", 5, "rat")
    crow(c)
    # the inside of the coat's hem, behind his thighs
    c.part([("54,640 50,676! 58,686 64,700! 72,692 96,696 110,706! 118,696 140,694 152,702! 166,690 188,684 198,692! 206,668 208,640", 3.4, "wire"), ("208,640 54,640", 0)], fill="#3b352e", reg=0, grain=False)
    lame_leg(c)
    good_leg(c)
    c.tall(1.13)
    # bent over the crutch, which lifts one shoulder to his chin; the other has sunk
    c.stack.append(T())
    # his bed, a straw mat rolled and slung across his back by a cord
    c.part([("161,411 148,411 140,396 145,374", 5, "body"), ("145,374 178,357 212,342", 5.4, "sweep"), ("212,342 230,378", 0), ("230,378 196,395 161,411", 5, "-sweep")], fill=ODO_PALE, reg=.5)
    for t in (.3, .7) if c.pure else (.2, .4, .6, .8):
        c.line("%g,%g %g,%g" % (145 + 16 * t, 375 + 36 * t, 212 + 18 * t, 343 + 36 * t), 2.4, "wire", "#a97f35")
    c.part([("212,342 220,338 230,349 235,364 234,376 229,379 220,371 213,357 212,342", 5, "body")], fill=ODO, reg=0, grain=False)
    c.line("216,346 224,348 230,361 228,371 222,363 220,355 225,358", 2.6, "rat")
    cord = lambda *Ps: [c.line(P, w, "even", col) for w, col in ((8.4, SUMI), (4, ODO_PALE)) for P in Ps]
    cord("159,368 165,379 172,394 176,410", "196,350 203,361 210,378 211,392 206,424")
    # coat: the back a bow from the hip to the lifted shoulder, the belly drawn in
    c.part([("72,448 66,496 74,538 62,590 52,646", 7.5, "sweep"), ("52,646! 49,668 50,694! 58,684 64,690! 68,680 84,676! 92,688 97,712! 104,690 110,684! 120,690 132,682! 140,672 152,676! 160,690 166,714! 172,686 180,672! 188,676 196,692! 204,670 214,642!", 4.2), ("214,642 215,620 218,596 217,572:1.2 210,546 203,522! 206,480", 8, "sweep"), ("206,480 204,440 190,412", 0), ("190,412 172,401 146,404 122,446 72,448", 0)], fill=GREY, reg=.3,
           deco=None if c.pure else lambda s: (s.fill("206,528! 176,560 138,612 100,664 84,700! 118,700 150,640 186,590 216,560!", DUSK), s.fill("160,552! 120,584 84,626 60,676 56,690! 74,694 96,646 128,604 170,560!", DUSK), s.fill("216,590! 200,620 186,656 180,700! 210,700 222,620!", DUSK), s.fill("156,562! 118,604 92,650 82,690! 94,676 120,636 150,592 172,562!", WORN), s.fill("128,452! 118,490 110,530 108,552! 118,552 126,512 140,470 150,440!", WORN),
                                               s.fill("184,412! 172,446 154,490 140,530 138,552! 160,548 168,506 184,462 200,430!", DUSK)))

    check = lambda size, w, col, *panels: PT.broken(lambda sheet, turned: PT.koshi(sheet, size, w, col, turned), *panels)

    def patch(P, fill, turned, deco=None):
        """A piece sewn on, aslant, with long stitches over its edge."""
        D = dense(pts(P), 1, True)
        B.lean(c, (sum(p[0] for p in D) / len(D), sum(p[1] for p in D) / len(D)), turned)
        c.part([(P + " " + P.split()[0], 2.6, "wire")], fill=fill, reg=.5, grain=False, deco=deco)
        for i in () if c.pure else range(5, len(D) - 4, 9):
            (ax, ay, _), (bx, by, _) = D[i - 2], D[i + 2]
            l = math.dist((ax, ay), (bx, by)) or 1
            x, y, u, v = D[i][0], D[i][1], (by - ay) / l * 3, (ax - bx) / l * 3
            c.line([(x - u, y - v, False, 1), (x + u * 1.2, y + v * 1.2, False, .7)], 2, "flat")
        c.pop()
    patch("74,604! 92,611 111,612! 104,634 103,654! 83,652 66,642!", ODO, 12)
    # folds: the knee that goes forward draws the skirt from the rope over the hip, in a fan, none like another; behind the thigh it hangs loose
    c.line("196,534:1.2 164,566:.9 122,618:.7 84,674:.1", 6.6, "flat")
    c.line("164,553:1.1 132,578:.8 98,602:.1", 5, "flat"); c.line("206,550:1 182,584:.8 156,626:.6 136,676:.1", 5.4, "flat")
    c.line("128,558:1 100,580:.7 80,598:.1", 4.6, "flat"); c.line("96,560:1 80,578:.6 70,596:.1", 4, "flat")
    c.line("215,584:1.1 200,612:.8 190,640:.5 186,672:.1", 5, "flat"); c.line("214,616:.9 206,640:.6 204,666:.1", 3.6, "flat")
    # the thigh's round under the cloth, and the knee's pull at the hem
    c.line("62,642:.1 54,664:1 58,682:.2", 3.6, "flat")
    # above it the stoop draws one long fold from the shoulder to the rope; a few bag over it
    c.line("182,414:1.2 170,446:.8 152,492:.7 142,532:.3 140,546:.1", 6, "flat")
    c.lines(["112,548 116,534 124,522", "172,533 170,514 176,492"], 4, "nail")
    # neck, collars: they cross under the far arm
    c.part([("80,446 90,480 104,500", 0), ("104,500 124,446 134,402", 0), ("134,402 80,446", 0)], fill=FLESH, reg=0, grain=False)
    c.head(108, 434, -21, .775); F.neck(c, 4.6); c.pop()
    c.part([("62,448 76,474 98,508", 5), ("98,508 104,492", 0), ("104,492 90,464 84,438", 4), ("84,438 62,448", 0)], fill=SUMI, grain=False)
    c.part([("142,388 141,420 126,464 104,512 92,562", 5), ("92,562 76,560", 0), ("76,560 90,508 110,460 122,424 124,402", 5), ("124,402 142,388", 5)], fill=SUMI, grain=False)
    c.line("134,400 131,424 117,464 97,512 86,552", 2.2, "swell", PAPER)
    # rope for a belt
    rope = "77,545 100,559 150,554 204,520"
    for w, col in ((12, SUMI), (7.4, ODO_PALE)):
        c.line(rope, w, "even", col)
    D = dense(pts(rope), 1)
    for x, y, _ in D[10:-6:13]:
        c.line("%g,%g %g,%g" % (x - 4, y - 5, x + 4, y + 5), 2.4, "even")
    c.line("141,410:.4 154,404:.8 180,403:1", 7, "flat")
    cord("173,402 160,434 133,478 100,516")
    # far arm: its shoulder has sunk, the elbow at his side; it is bare, and held out to the open hand, thin: the bone of the elbow behind, the muscle of the forearm
    # before, and from there it runs narrow to the wrist
    # the open hand, palm up: four fingers together, their tips a little raised, the thumb by itself on the far side
    HD._digit(c, "56,598 47,587 40,575! 35,562", 11.6, 3, HD.THUMB)
    for bone, thick, w in (("48,598 34,593! 21,579", 9.6, 2.6), ("46,603 30,600! 15,587", 10.2, 2), ("46,609 29,609! 14.6,598", 10.2, 2), ("49,615 35,617! 21,609", 9.4, 2.2)):
        HD._digit(c, bone, thick, w)
    if not c.pure:
        c.lines(["33,591.4 36,594.6 35,598", "29,597.4 32,601 31,604.6", "28,606 31,610 30,613"], HD.HAIR, "hair")
    F.skin(c, ("72,462 68,490 67,510:1.1 70,526 71,536:.7 65,547 60,560:1.2 55,573 53,582:.7 52,589:.6 46,593:.3", 5, "wire"), ("46,593! 40,598 39,608 42,618", 0), ("42,618:.5 52,624:.8 64,619:1.1 71,608:.9 75,597:.7 82,581:.9 89,570:1 95,559:1.1 101,547:1.2 104,540:.8 103,526 106,506:1.1 106,462", 5, "wire"), ("106,462 72,462", 0))
    # the ball of the thumb, the lines of the palm
    c.line("66,594:.2 62,603:1 54,605:.9 46,600:.1", 2.8, "flat"); c.line("60,613:.1 51,615:.9 43,610:.1", 2, "flat"); c.line("69,588:.1 73,592:1 75,596:.3", 2, "flat")
    c.line("94,500:.1 96,516:1 91,532:.1", 3, "flat"); c.line("71,537:1 77,542:1 86,541:.2", 3.2, "flat"); c.line("94,539:.2 98,545:1 94,552:.2", 2.6, "flat"); c.line("85,556:.1 77,570:1 68,586:.1", 2.8, "flat")
    # the sleeve is torn off at the shoulder
    c.part([("80,446 64,456 57,478 53,498!", 7, "sweep"), ("53,498! 60,494 64,488! 69,500 76,516! 79,500 84,490! 92,500 98,508! 103,496 106,484!", 3.8), ("106,484! 100,462 92,450", 4, "nail"), ("92,450 80,446", 0)], fill=GREY, reg=0, grain=False)
    c.lines(["76,456 66,472 62,488", "90,458 90,474 84,488"], 4, "nail")
    c.head(108, 434, -21, .775)
    F.face_man(c, .9, kind="on his crutch"); curled_ear(c); wild_hair(c)
    c.pop()
    # the crutch, its head under the armpit: he hangs on it
    B.pole(c, "197,464:1.1 144,884:.9", 13, (), "#a97f35")
    c.line("138,882 144,886 150,883", 3, "wire")
    c.lines(["122,890 131,885 137,889", "152,890 160,886 170,889"], 2.4, "swell", "#7a5518")
    c.part([("180,452! 190,454 202,450 214,443!", 4.6), ("214,443! 217,458!", 0), ("217,458! 206,467 194,470 180,467!", 5), ("180,467! 175,459 180,452!", 4.6)], fill="#a97f35", reg=0, grain=False)
    # near arm: the crutch thrusts up the sleeve, which is torn off at the elbow; out of it the bare forearm goes straight to the fist that bears down
    HD.hold(c, HD.grip, (223, 567), (175, 603), -8, 1.16, 11.6, upper=(212, 494))
    if not c.pure:
        c.line("221,556:.2 226,563:1 223,570:.2", 2.6, "flat"); c.line("203,548:.1 209,552:1 216,549:.2", 2.4, "flat"); c.line("208,510:.1 213,526:1 214,542:.1", 2.6, "flat")
    c.part([("231,506! 226,494 212,492 196,498!", 3), ("196,498! 210,510 231,506!", 0)], fill="#3b352e", reg=0, grain=False)
    c.part([("172,396:.9 184,391 200,397 214,418 221,450 226,480 232,510!", 7.5, "sweep"), ("232,510! 226,504 223,517! 217,505 211,510! 206,500 202,507! 198,500 193,496!", 3.8), ("193,496! 193,484 190,466 180,448", 5.4, "-body"), ("180,448 174,428 172,396", 0)], fill=GREY, reg=0,
           deco=None if c.pure else lambda s: (s.fill("212,410! 220,446 224,484 230,512! 240,512 226,440!", DUSK), s.fill("186,404! 184,430 190,462 198,502! 210,506 208,484 198,444 196,410!", WORN)))
    patch("195,438! 206,432 214,433! 221,458 223,472! 211,474 202,479!", ODO_PALE, 8, check(13, 2, "#a97f35", ("188,432! 210,432! 213,456 216,482! 188,482!", -4), ("210,432! 238,432! 238,482! 216,482! 213,456", -16)))
    # the cloth pushed up: folds from the bar to the shoulder, and two down to the torn edge
    c.lines(["180,448 172,428 172,410", "184,452 186,426 194,408"], 4.6, "nail")
    c.line("226,512:1 224,492:.8 217,470:.1", 4.4, "flat"); c.line("206,504:1 207,488:.8 203,472:.1", 3.6, "flat")
    c.pop()
    c.pop()
    return c.finish()
