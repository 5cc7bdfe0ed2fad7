# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu sách: night walker under a lantern on a bowed pole; he squints up to it, a staff in his other hand; the frame cuts the leg behind."""
import math

from card import *
from heads import bristling_brow, curled_ear, lids, shaven
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


NIGHT, LIGHT, ROAD = "#3f5d79", "#fbf0d2", "#dcc392"
BIG = 1.14      # so much larger than others is he drawn


def paper_lantern(c, x, y):
    """Straight lantern of oiled paper over hoops, hung by its wire; the light eats the ink in the middle of the hoops."""
    r = Rng("hoops of the lantern")
    c.push(x, y)
    c.line("1,-92:.7 -2,-82 0,-70:1.2", 4.6, "flat")
    c.line("-28,-48:.7 -22,-62 0,-71:1.3 20,-63 28,-48:.5", 4.2, "flat")
    hoops = list(range(-36, 58, 13))
    # the paper swells a little between the hoops, more on the side of the wind
    left = " ".join("%g,%g! %g,%g" % (-32 - r(0, 1.4), h, -36 - r(0, 2), h + 6.5) for h in hoops[:-1]) + " -32,55!"
    right = "32,55! " + " ".join("%g,%g %g,%g!" % (36.5 + r(0, 2.4), h + 6.5, 32 + r(0, 1.4), h) for h in hoops[-2::-1])

    def light(s):
        s.fill("-40,-40! -26,-40 -24,10 -28,62! -42,62!", ODO)
        s.fill("40,-40! 29,-40 25,14 29,62! 42,62!", ODO)
        s.fill("-14,-24 2,-33 15,-22 18,8 13,40 -1,50 -15,38 -18,4", GOFUN)
    c.part([(left, 4.8, "even"), ("-32,55 0,62 32,55", 0), (right, 5.2, "even"), ("32,-36 0,-30 -32,-36", 0)], fill=ODO_PALE, deco=light, grain=False)
    for h in hoops[1:-1]:
        a, b = r(8, 17), r(9, 19)
        c.line("-33,%g:1.3 -24,%g %g,%g:.2" % (h, h + 3, -a, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
        c.line("33,%g:1.3 24,%g %g,%g:.2" % (h, h + 3, b, h + 5 + r(-.6, .6)), 3, "flat", "#5b4a35")
    # the flower that is on his coat
    F.blossom(c, 1, 8, 19, SUMI if c.pure else BENI, GOFUN, -6)
    # lid and foot of black lacquer, worn at the rim
    for P, Q, shine in (("-35,-40! -34,-50 -14,-56 14,-56 34,-50 35,-40!", "35,-40! 18,-33 -18,-33 -35,-40!", "-30,-45 -14,-50 8,-51"),
                        ("-34,53! -16,60 16,60 34,53!", "34,53! 32,67 14,71 -14,71 -32,67 -34,53!", "26,60 14,65 -6,66")):
        c.part([(P, 4, "body"), (Q, 4, "body")], fill=SUMI, grain=False)
        c.line(shine, 3, "swell", "#cbbd9f")
    c.line("0,70:1.2 2,80 -1,92:.5", 4.4, "flat", BENI)
    c.pop()


def cap(c):
    """Soft grey cap whose crown falls back; in the head's own units."""
    c.part([("-36,-34 -46,-52 -38,-78 -8,-96 30,-94 62,-78", 6.5, "body"), ("62,-78 92,-76 108,-52 96,-22 80,-8", 6, "body"),
            ("80,-8 76,-26 66,-36 50,-38", 5, "-nail"), ("50,-38 20,-52 -10,-50 -36,-34", 5.5, "wire")], fill=GREY, reg=0)
    c.part([("-38,-30 -12,-49 20,-52 52,-40 62,-22", 5), ("62,-22 58,-8", 4), ("58,-8 40,-24 10,-36 -12,-34 -36,-16", 5), ("-36,-16 -38,-30", 4)], fill=GREY_PALE, reg=.4)
    c.lines(["54,-40 66,-60 62,-82 46,-92", "56,-38 78,-54 88,-74", "60,-34 80,-38 98,-32", "-18,-53 -26,-68 -16,-84 0,-90", "20,-54 18,-68 30,-78", "-32,-40 -40,-54 -36,-70"], 4.6, "nail")
    c.fill("66,-34! 82,-30 98,-26 90,-14 80,-8! 76,-24", "#6f675b")
    c.lines(["-26,-29 -8,-41 14,-44", "20,-44 42,-38 56,-22"], 2.4, "swell")


@own_head("at his lantern", "-35.6,-19 -31.6,-12:.8 -36,-2:1.1 -43,8 -50.4,15:1.3 -50,20.6 -43,23! -37.4,24.6:.8! -38,28 -42,31.4! -40,32.6 -38.4,38.6! -41.6,41 -39,45.6 -35.4,48:.8 -39,54 -38.6,63 -31,71 -19,73", "-19,73 -3,68 14,57 26,43:1.4 32,24 36,4")
def squinting(s, left, right):
    """The night walker in profile, his face thrown up to his own light: a heavy bone over the eye, a nose like a hawk's, the lips parted over clenched teeth, a blue jaw."""
    F.skin(s, ("6,-70 -10,-67 -24,-57 -31,-44 -34.6,-33 -37,-25:1.2 -35.6,-19:1.1 " + left, 4.6, "wire"), (right, 5, "wire"), ("36,4 42,-30 36,-62 6,-70", 0), deco=shaven(s, "-37,27! -28,25 -16,30 -10,42 8,40 20,26 30,10 36,6! 32,24 26,42 14,56 -4,67 -22,72 -34,66 -37,56 -33,50 -20,50 -17,42 -24,34", "#c0c3b6", .75))
    # the eye is seen from the side: the lid goes back from the pupil
    bristling_brow(s, "-35,-23:.8 -27,-29:1.3 -14,-30:1.1 -2,-23:.4", 6.6, 15, 2.9)
    lids(s, "-32,-11:.5 -26,-16.4:1.25 -15,-13.4:1.1 -3,-6:.25", "-29,-5.6 -19,-4 -8,-6", (-25.6, -14.8, 3.9), 5.4)
    for P, w in (("-29,-20:.3 -18,-20.6:1 -3,-13:.2", 2.4), ("-26,-.4:.2 -17,2:1 -6,-1:.2", 2.2), ("0,-8:1 8,-13:.7 14,-15:.1", 2.8), ("1,-2:1 7,2:.7 12,3:.1", 2.6), ("-33.6,-12:1 -30,-8:.2", 2.6)):
        s.line(P, s.fine(w), "flat")
    # nostril and its wing
    s.line("-33,9:.15 -28.4,11:.9 -26.6,17:1.25 -30,22:1 -36,22:.3", s.fine(4), "flat")
    s.blob("-41.6,20.6 -37.6,17.6 -34,19 -36.6,21.4")
    # from the wing round the mouth; the cheekbone, the clenched jaw
    s.line("-26,21:1.2 -15,26:1 -9.6,36:.7 -12,49:.1", s.fine(4), "flat")
    s.line("-16,8:.2 -4,12:1 5,8:.6 10,2:.1", s.fine(2.6), "flat")
    s.line("12,22:.2 17,34:1 11,44:.2", s.fine(2.8), "flat")
    # teeth between the lips, each lip with its edge
    s.blob("-41,31.6! -31,31 -22,34.4 -16.6,39.4! -20,42 -28,41.6 -38.6,39!")
    s.fill("-39.6,32.8! -30,32.6 -23,36! -25,38 -31,37 -38.6,36.6!", GOFUN)
    s.line("-41,31.4:.4 -33,29:1 -24,31.4:1.1 -15.4,39.6:.5", s.fine(3.6), "flat")
    s.line("-36,44.6:.4 -28,46.4:1 -20,44:.2", s.fine(3), "flat")
    s.line("-33,55:.3 -28,53:1 -21,56:.2", s.fine(2.8), "flat")


DEEP = "#8e2018"       # red in the hollow between arm and breast
BLACK = "#554d47"     # burnished black: the key block's lines are seen on it
STRIPE = "#dd7a66"    # a pair of pale threads in the red
HEM = "62,664 72,686 88,700 112,700! 120,684 134,676 146,682! 158,694 172,696 188,700! 204,700 218,688 228,672"


def scales(s):
    """A row of scales printed along the hem: they stand on it, lean with its folds and are lost where one goes down."""
    D = [p[:2] for p in dense(pts(HEM), 2)]
    edge = lambda i: D[max(0, min(len(D) - 1, i))]
    band = [(x, y, False, None) for x, y in D[::6]] + [(x + (130 - x) * .13, y - 24, False, None) for x, y in D[::-6]]
    s.fill(band, SUMI)
    i = 1
    while i < len(D) - 5:
        (ax, ay), (bx, by), (mx, my) = edge(i), edge(i + (9 if s.pure else 6)), edge(i + (4 if s.pure else 3))
        if math.dist((ax, ay), (bx, by)) > 7.5 and not any(abs(mx - f) < 6.5 for f in (110, 147, 186)):      # lost in a fold
            up = lambda x, y, h: (x + (130 - x) * .13 * h / 24, y - h)
            s.fill(" ".join("%.1f,%.1f!" % p for p in (up(ax, ay, 2), up(mx, my, 22), up(bx, by, 2))), "#e8dcc0")
        i += 9 if s.pure else 6
    s.line([(x + (130 - x) * .14, y - 25, False, None) for x, y in D[::8]], 3, "wire", PAPER_LIGHT)


def pampas(c):
    """Pampas grass at the wayside, in flower, that the wind lays over; pale where the lantern finds it."""
    r = Rng("pampas")
    for x, y, u, v, k in ((20, 818, 50, 470, 1.5), (14, 818, 26, 560, 1.3)):
        c.line("%g,%g:1 %g,%g:.8 %g,%g:.4" % (x, y, x + (u - x) * .2, y + (v - y) * .6, u, v), 3.4, "flat", "#16263a")
        for i in range(9):
            t = i / 9
            a, b = u + (x - u) * .3 * t * t + r(-1, 1), v + 34 * k * t
            c.line("%.1f,%.1f:.4 %.1f,%.1f:1 %.1f,%.1f:.1" % (a, b, a - 7 * k, b + 5 * k, a - r(11, 18) * k, b + r(16, 27) * k), 3.4, "flat", "#d9c79a")
    for P in ("16,820 12,740 -6,702", "18,818 24,720 44,652 62,640", "14,820 14,700 30,640"):
        c.line(P, 3.6, "-rat", "#16263a")


def staff(c):
    """A walker's staff as high as his breast, its bark left on but where the hand goes."""
    P = "56,520:.9 53,570:1 49,612 43,740:.95 37,840 33.6,886:.9"
    c.line(P, 10.5, "flat"); c.line(P, 5.6, "flat", ODO)
    for x, y, side in ((46.4, 680, 1), (41, 790, -1), (37.4, 846, 1)):
        c.line("%g,%g %g,%g %g,%g" % (x + 4 * side, y - 6, x + 6.4 * side, y, x + 3.4 * side, y + 5), 4.4, "flat")
        c.line("%g,%g %g,%g" % (x + 2 * side, y - 3, x - 2 * side, y + 1), 2, "swell")
    c.blob("51,523 52.6,517.8 57,516.4 61,518.6 61,523 56,524.6")


def striped(left, right, n, *folds):
    """Trousers of a night walker's stripe, which breaks at the knee."""
    return PT.flowing(left, right, n, (2.4,), "#8d8678", folds=folds)


def legs(c, crease):
    """He strides to the left and bears down on the leg before, its knee over its foot; the leg behind pushes, and the frame cuts it at the heel.  The trousers are tight, so that knee, shin and calf are seen in them."""
    # behind: the heel is up, the weight on the ball of the foot; thigh, knee, and the shin that goes back from it
    B.pushing(c, "211,827", 1, .82)
    c.part([("130,704 140,730 154,756 166,774", 6.5, "body"), ("166,774 167,785:1.2 172,794 180,806 190,824 198,842!", 6, "sweep"), ("198,842! 211,845 224,834!", 5), ("224,834! 227,818:.8 228,804:1.1 219,780!", 5.6, "body"), ("219,780! 232,756 235,726 230,704", 5.6, "-body"), ("226,704 130,704", 0)], fill=BLACK, reg=0, grain=False,
           deco=striped("124,700 140,736 156,764 168,784 178,806 190,830 196,848", "240,700 240,736 232,762 219,780 229,802 229,824 226,842", 6, "222,782 194,786 167,776"))
    for P, w in (("220,780 204,774 186,776 174,782", 6), ("220,782 206,788 196,804", 4.6), ("219,779 210,762 208,742", 5), ("221,786 214,800 212,818", 3.6), ("146,728 160,750 174,766", 5.6), ("176,712 186,736 186,758", 4), ("224,832 214,820 204,812", 4))[::2 if c.pure else 1]:
        c.line(P, w, "nail", crease)
    c.lines(["172,783:.3 180,779 186,784", "190,814 200,830 206,842"], 2.6, "glint", LIGHTS[1])
    c.line("200,841 212,842 224,833", 2.2, "wire", LIGHTS[1])
    # before: the foot flat on the road
    B.sandal(c, "106,917", 0, 1.08)
    c.part([("82,704 62,742 47,776", 7.5, "sweep"), ("47,776 40,790 40,804:1.3 45,817 54,828", 6.6, "body"), ("54,828 63,856 76,886 90,913!", 6.4, "sweep"), ("90,913! 105,918 120,913!", 4.6), ("120,913! 117,896:.8 118,876 119,856:1.25 114,834 103,816!", 7, "-body"), ("103,816! 122,794 148,758 164,712", 7, "-body"), ("158,712 86,704", 0)], fill=BLACK, reg=0, grain=False,
           deco=striped("78,700 58,742 43,778 38,806 54,830 74,888 90,916", "170,706 152,756 124,794 104,816 121,850 118,886 121,914", 7, "104,816 78,810 46,812"))
    # out of the hollow of the knee, round its cap and down the calf; from the hip down the thigh; where the cloth is gathered at the ankle
    for P, w in (("104,816 88,803 66,797 52,802", 7), ("104,817 86,814 70,818 60,826", 4.6), ("104,818 92,826 80,846", 5.6), ("105,814 97,796 98,774", 5), ("106,812 114,790 128,768", 4))[::2 if c.pure else 1]:
        c.line(P, w, "nail", crease)
    # from the hip along the thigh to the cap
    for P, w in (("108,712 84,746 66,778 58,796", 6.6), ("148,728 132,752 116,770", 5), ("126,716 108,744 98,758", 3.8), ("90,712 74,738 64,758", 3.6))[:2 if c.pure else 4]:
        c.line(P, w, "nail", crease)
    for P, w in (("113,838 104,854 105,880", 5), ("117,904 108,892 102,872", 4.4), ("93,908 96,894 93,878", 3.6), ("56,836 64,846 70,862", 3.4))[:1 if c.pure else 4]:
        c.line(P, w, "nail", crease)
    c.line("50,800:.2 55,790:1 63,788:.8 68,794:.2", 2.6, "flat", LIGHTS[1])
    c.lines(["84,730 68,758 58,778", "60,838 70,868 87,900"], 2.8, "glint", LIGHTS[1])
    c.line("91,908 105,912 120,908", 2.4, "wire", LIGHTS[1])


def draw():
    c = Card("9s", seed="lantern")
    # the night is one flat; the lantern's light is cut out of it with a hard edge
    if not c.pure:
        arc = " ".join("%.0f,%.0f" % (168 + 236 * math.cos(math.radians(a)), 76 + 236 * math.sin(math.radians(a))) for a in range(0, 181, 15))
        c.fill("4,4! 246,4! 246,880! 4,880!", NIGHT)
        c.fill("420,4! " + arc + " -80,4!", LIGHT)
    c.part([("4,812 60,802 120,808 190,796 250,800", 5, "rat"), ("250,800! 250,996! 4,996! 4,812", 0)], fill=ROAD, reg=0, grain=False)
    # ruts of the road
    for P, w in (("150,846 186,858 214,862", 3.4), ("150,912 160,916 172,917", 4), ("196,832 214,838 236,838", 2.6)):
        c.line(P, w, "swell", "#a2823f")
    if not c.pure:
        pampas(c)
    if not c.pure:
        # where he has trodden, the earth is pressed up before and behind the sole
        c.lines(["24,951 18,947 14,947", "132,951 142,947 152,950"], 4, "swell", "#8f7338")
    crease = PAPER_LIGHT if c.pure else SUMI
    legs(c, crease)
    c.push(-16, -57, 0, BIG)
    # neck, then the coat that covers its root; the wind has its skirts
    c.head(118, 437, -18, .772 * BIG, True); F.neck(c, 4.6); c.pop()
    # the far skirt shows its lining
    c.part([("170,600 208,628 238,628!", 6, "sweep"), ("238,628! 232,660 238,692!", 6, "body"), ("238,692! 212,684 176,700", 6, "-sweep"), ("176,700 170,600", 0)], fill=SUMI, grain=False)
    c.lines(["190,634 210,654 228,656"], 3, "swell", LIGHTS[1])
    c.part([("100,428 92,450 90,490 92,560 84,610", 0), ("84,610 74,636 62,664", 6, "body"), (HEM, 9), ("228,672 218,640 206,606", 6.5, "body"), ("206,606! 206,560 196,500 172,430", 5, "sweep"), ("172,430 130,410 100,428", 0)], fill=BENI, reg=0, grain=False,
           deco=lambda s: (s.fill("162,450! 170,470 184,494 190,532! 180,556 172,536 167,500 159,476", DEEP), PT.flowing("100,440 92,520 90,610 70,690", "134,460 130,540 118,620 112,700", 2, (2.2, 2.2), STRIPE, gap=.14)(s), PT.flowing("158,470 148,560 144,630 152,690", "192,500 196,580 204,640 226,690", 3, (2.2, 2.2), STRIPE, gap=.14)(s), PT.hollows("146,626 138,656 132,700", "190,618 204,652 206,700")(s), scales(s)))
    if c.pure:
        scales(c)       # a tone carries no print
    # they fall from the sash
    for P, w in (("94,620:1.2 84,652:.6 84,690:.1", 4.4), ("114,628:1.1 106,652:.5 106,668:.1", 3.6), ("148,628:1.2 137,658:.8 134,682:.2", 4.8), ("180,626:1 183,650:.5 178,668:.1", 3.8), ("192,622:1.2 207,654:.7 208,692:.1", 4.6)):
        c.line(P, w, "flat")
    # above the sash the cloth bags over it
    for P, w in (("146,606:1.2 150,578:.7 160,556:.1", 4.4), ("137,606:1 139,576:.6 145,556:.1", 3.6), ("172,604:1.1 182,580:.8 184,548:.1", 4), ("160,604:.9 168,584:.7 172,566:.1", 3.2))[:2 if c.pure else 4]:
        c.line(P, w, "flat")
    # sash
    c.part([("76,578 118,600 166,600 212,578", 6), ("212,578 212,614", 5), ("212,614 166,638 118,638 78,612", 6), ("78,612 76,578", 5)], fill=SUMI, grain=True)
    c.lines(["86,598 122,618 152,620"], 2.6, "swell", SASH_LIGHT)
    c.line("92,586:.2 120,601:1 164,601:.9 186,593:.2", 1.8, "flat", PAPER_LIGHT)
    # collars
    c.part([("108,422 114,452 128,480", 0), ("128,480 144,452 152,416", 0), ("152,416 108,422", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("152,412 142,450 124,500 108,596", 5.5), ("108,596 130,604", 0), ("130,604 142,530 164,460 168,418", 5.5), ("168,418 152,412", 5)], fill=SUMI, grain=False)
    c.part([("94,424 102,462 126,494", 5), ("126,494 134,478", 0), ("134,478 118,450 114,414", 4), ("114,414 94,424", 4)], fill=SUMI, grain=False)
    c.lines(["104,430 112,462 126,484"], 2.4, "swell", LIGHTS[1])
    c.line("150,424:.2 142,452:1 129,486:.9 122,510:.2", 1.6, "flat", PAPER_LIGHT)
    # far arm: down from its shoulder to the elbow; the forearm comes forward out of the sleeve's mouth, the hand is shut on a long staff set down before him
    staff(c)
    B.cuff(c, "66,556 56,592 70,652", "70,652 94,608 66,556")
    HD.hold(c, HD.clasp, (118, 590), (49, 610), 3, 1.06 * BIG, width=17)
    c.part([("100,430 86,444:.7 78,486:.9 65,556!", 5, "body"), ("65,556! 92,600 69,654!", 7.5, "body"), ("69,654! 92,662 114,640", 6, "sweep"), ("114,640 124,596 124,544 112,500", 5, "-sweep"), ("112,500 100,430", 0)], fill=BENI, reg=0, grain=False, deco=lambda s: (PT.flowing("98,432 82,476 74,530 68,560 66,590", "112,500 122,540 124,590 116,630 96,656", 3, (2.2, 2.2), STRIPE, gap=.14)(s), PT.hollows("120,562 102,598 86,650")(s)))
    c.line("70,562:.3 92,602:1 74,650:.3", 1.8, "flat", PAPER_LIGHT)
    c.lines(["122,556 108,572 97,600 90,640", "122,550 104,558 84,554", "121,546 112,534 106,516"], 4.6, "nail")
    if not c.pure:
        c.lines(["104,440 92,476 84,520", "112,462 104,494 100,524"], 4.4, "nail")
        c.lines(["118,566 110,590 108,622", "70,562 82,564 96,560"], 3.4, "nail")
    c.pop()
    # bowed pole over the shoulder, the lantern flung back by the wind
    B.pole(c, "71,660:1.2 84,633:1.15 99,601:1.1 113,571 172,448 208,352:.95 230,248:.85 233,158:.8 222,96:.7 202,64:.65 186,60 177,68:.55", 11, ((190, 403), (223, 290)))
    c.push(176, 66, -5); c.push(-182, -66)
    paper_lantern(c, 183, 156)
    c.pop(); c.pop()
    c.push(-16, -57, 0, BIG)
    # near arm: out of the shoulder down to the elbow's corner, there it turns, and the forearm comes out of its cuff to the pole
    B.cuff(c, "166,540 152,572 170,606", "170,606 184,574 166,540")
    HD.hold(c, HD.clench, (210, 586), (113, 551), 24, 1.0 * BIG, width=16)
    c.part([("162,428 180,429:.8 195,440:.8 207,466 216,500 222,540:1.1 223,592!", 5.6, "body"), ("223,592! 204,608 171,609!", 6.4, "body"), ("171,609! 184,574 167,537!", 8, "body"), ("167,537! 178,540 187,532", 5, "-nail"), ("187,532 184,498 168,466", 5.6, "-nail"), ("168,466 160,446 162,428", 4, "nail")], fill=BENI, reg=0, grain=False,
           deco=lambda s: (PT.flowing("162,430 172,470 186,510 188,532 168,540", "190,434 212,480 222,540 225,590 172,608", 4, (2.2, 2.2), STRIPE, gap=.14, folds=("224,592 204,558 188,532",))(s), PT.hollows("187,532 204,552 214,584")(s)))
    c.line("169,543:.3 180,574:1 173,604:.3", 1.8, "flat", PAPER_LIGHT)
    # his crest, on the smooth of the sleeve
    F.blossom(c, 200, 478, 14, PAPER_LIGHT, SUMI, 12)
    # a fan of folds out of the elbow, a short one in its crook
    c.lines(["225,590 212,566 196,546", "224,590 206,580 192,572", "223,592 204,600 188,598", "224,586 220,560 214,544"], 4.2, "nail")
    c.lines(["187,532 198,536 206,534"], 3.6, "nail")
    # head, thrown up to the light he calls at
    c.head(118, 437, -18, .772 * BIG, True)
    F.face_man(c, kind="at his lantern")
    curled_ear(c)
    F.black(c, "34,-34 60,-34 64,-8 56,14 44,28 40,22 43,12 48,2 48,-10 40,-16 34,-10")
    cap(c)
    c.pop()
    c.pop()
    return c.finish()
