# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def slung_hat(c):
    """Sedge hat seen from above as it hangs on a back: its point, the ribs that run to the rim, the threads that bind them, under the rim its inside."""
    r = Rng("hat")
    at = lambda k, a: (-9 + 9 * k + 72 * k * math.cos(a), -15 + 15 * k + 62 * k * math.sin(a))
    ring = lambda k, n=20: [at(k, i * 2 * math.pi / n) + (False, None) for i in range(n + 1)]
    c.push(4, 7)
    c.part([(ring(1), 5, "even")], fill="#8f6a2d", reg=0, grain=False)
    c.pop()
    c.part([(ring(1), 6, "even")], fill=ODO_PALE)
    # every second rib comes from the point, the others are laid in between where there is room; rows of thread bind them
    for i in range(0, 40, 2 if c.pure else 1):
        a = i * math.pi / 20 + r(-.02, .02)
        (x, y), (u, v) = at(.41 if i % 2 else .07, a), at(.985, a + r(-.015, .015))
        c.line("%.1f,%.1f %.1f,%.1f" % (x, y, u, v), 1.7 if i % 2 else 2.3, "-rat")
    for k, w in ((.4, 2.4), (.67, 2.4), (.9, 2))[:2 if c.pure else 3]:
        c.line([at(k + r(-.008, .008), j * math.pi / 12) + (False, r(.7, 1.2)) for j in range(25)], w, "flat")
    c.blob("-18,-14 -10,-23 0,-15 -8,-7")


def nape(s):
    """His neck from behind, creased where the head is laid back on it."""
    F.skin(s, ("-30,16 -28,50 -33,70", 4.2, "wire"), ("-33,70 0,76 31,68", 0), ("31,68 27,56 30,30", 4.2, "wire"))
    # the skin is creased at the back; the tendon that turns the head comes forward from behind the ear
    s.line("-28,50:.2 -14,56:1.1 0,54:.1", 2.4, "flat")
    s.line("-27,59:.2 -18,62:.9 -9,61:.1", 1.9, "flat")
    s.line("27,32:.2 23,46:1.1 14,60:.9 4,68:.1", 2.8, "flat")
    s.line("18,40:.1 13,50:.8 5,58:.1", 1.8, "flat")


def lost_profile(s):
    """His head from behind, laid back and turned away to the moon: one contour from the brow over the cheekbone to the jaw, past which only the tip of the nose is seen."""
    # the tip of the nose, beyond the cheek
    F.skin(s, ("50,-22 57,-12 63,-3:1.1 69,5:1.3 68.6,9.4:1.2 64,12.6 56,13", 3, "wire"), ("56,13 44,10 50,-22", 0))
    s.line("61,10:.3 64.6,8:1 66,10:.4", 2, "flat")
    # lips, beyond the cheek
    F.skin(s, ("54,17 58.4,19.6:1.2 57,22.6:.8 59,25.6:1.2 55,29", 3, "wire"), ("55,29 46,24 54,17", 0))
    s.line("58,22.6:1 53,22:.4", 2.2, "flat")
    # brow, the hollow of the eye, the cheekbone, a hollow cheek, the chin, and the jaw back to its corner
    F.skin(s, ("-46,-10 -46,-36 -36,-60 -16,-75 10,-78 34,-68 47,-54 53,-41 56,-32:1.2 51.6,-25:.8 50.6,-19:.8 55.4,-12:1.2 56.6,-5:1.1 53,4:.8 50.6,14 51,24:.9 55,32:1.2 54,40:1.2 46,46 36,46.6 26,42", 4.2, "wire"), ("26,42 -20,40 -46,-10", 0))
    for P in ("44,-30:.4 50,-33:1 57,-35:.1", "46,-32:.4 52,-36:1 58,-39:.1", "48,-31:.4 54,-33:1 60,-34.6:.1"):
        s.line(P, 3.4, "flat")
    # the lashes of an eye that looks up, the corner of its lids
    s.line("43,-22:.2 48,-22.6:1 55,-26:.5 57,-28:.1", 3.2, "flat")
    s.lines(["42,-18 37,-16.4", "42,-21.4 36,-22.6"], 1.6, "rat")
    # under the cheekbone, from the wing of the nose, the corner of the jaw
    s.line("36,-9:.1 44,-6:.9 50,1:1 51,7:.1", 2.4, "flat")
    s.line("50,12:.2 45,18:1 45.6,27:.1", 2.2, "flat")
    s.line("22,24:.1 24,33:1 29,39:.8 36,42:.1", 2.6, "flat")
    if not s.pure:      # unshaven since the morning
        s.lines(["%g,%g %g,%g" % (x, y, x + 1, y + 3) for x, y in ((38, 30), (43, 34), (36, 36), (47, 38), (31, 33), (41, 40), (49, 32))], 1.4, "rat")
    s.fill("-30,-40 -24,-56 -10,-70 8,-74 26,-71 38,-56 36,-38! 4,-24", AI_PALE, opacity=.5)
    # hair round the nape and up the far side of the shaven crown, before the ear a lock
    s.part([("-45,-12 -47,-36 -38,-59 -22,-73 -2,-79! -15,-68 -25,-53 -26,-40 -10,-41 10,-36 26,-42 34,-34! 31,-18 30,-4! 24,-18! 14,-12 8,2 12,20 16,34! 4,46 -18,46 -36,32 -47,6 -45,-12", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    F.skin(s, ("7,4 4,-9 10,-19 20,-18 25,-8 23,3 18,12:.8 17,20:1.1 12,23", 3.6, "wire"), ("12,23 7,4", 0))
    s.line("8,-6:.2 12,-13:1 18.6,-12:.9 20.6,-4:.8 17,6:.2", 1.9, "flat")
    s.line("12,-3:.2 16,-4:1 15.6,3:.8 12.6,8:1 13,14:.2", 1.7, "flat")
    for P in ("-40,20 -41,-20 -32,-54", "-28,36 -24,4 -8,-30", "-12,42 -10,14 -2,-26", "2,42 0,20 2,4", "27,-30 28,-20 28,-12"):
        s.line(P, 1.6, "swell", F.HAIRLINE)
    s.part([("-10,-34 -13,-54 -9,-80 4,-91 14,-80 15,-54 10,-34", 3, "wire"), ("10,-34 0,-26 -10,-34", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    for P in ("-5,-42 -6,-62 0,-82", "2,-40 2,-62 5,-84", "8,-42 9,-60 10,-76"):
        s.line(P, 1.4, "swell", F.HAIRLINE)
    s.line("-13,-42:1 -1,-37:1.1 12,-42:1", 5.4, "flat", PAPER_LIGHT)


def field(c):
    """The field he has turned over, below hills in the evening: three long bands of turned earth sweep round to them."""
    c.part([("10,664 44,640 82,652 120,634 170,654 208,632 250,650", 5, "sweep"), ("250,650 250,720", 0), ("250,720 10,720", 0), ("10,720 10,664", 0)], fill=AI)
    c.part([("10,700 90,694 170,698 250,692", 5.5, "body"), ("250,692! 250,995! 10,995! 10,700", 0)], fill=PAPER_LIGHT if c.pure else MIDORI, grain=False)      # no sign is read on hatching
    for crest, foot, w in (("4,724 90,715 170,711 254,703", "254,708! 170,720 90,727 4,739!", 3), ("4,776 80,766 150,750 254,720", "254,732! 164,768 84,790 4,806!", 4), ("4,872 66,856 130,826 190,784 254,738", "254,758! 200,812 136,864 68,904 4,924!", 5)):
        c.part([(crest, w, "sweep"), (crest.split()[-1] + " " + foot + " " + crest.split()[0], 0)], fill=PAPER_LIGHT if c.pure else "#52643c", reg=0, grain=False)


def plume(c, x, y, k, side):
    """A plume heavy with evening: its locks hang to one side, each a stroke that swells and runs out, the longest lowest."""
    r = Rng(("plume", x, y))
    for i in range(4 if c.pure else 7):
        t = i / (3 if c.pure else 6)
        bx, by = x - 1.5 * side * t, y + 20 * k * t
        out, drop = (16 + 9 * t + r(-2, 2)) * k * side, (20 + 20 * t + r(-3, 3)) * k
        lock = [(bx, by, False, .3), (bx + out * .45, by - 7 * k, False, 1), (bx + out * .85, by + drop * .35, False, .8), (bx + out * (1.02 + r(-.1, .1)), by + drop, False, .1)]
        c.line(lock, 6.4, "flat", "#26351f")
        if not c.pure:
            c.line(lock, 4.2, "flat", "#e8dcb9" if i % 3 else "#cfc193")


def plumes(c):
    """Plume grass at the field's edge, cut by the frame: blades that bend over, plumes heavy with evening."""
    for P, w in (("12,1000 26,948 54,914 84,902", 7), ("20,1000 22,950 8,910", 6), ("34,1000 50,956 80,938 108,940", 6), ("26,1000 24,960 34,926 46,908", 6)):
        c.line(P, w, "-nail", "#26351f")
        c.line(P, w * .4, "-nail", "#8d9a63")
    for x, y, u, v, k, side in ((20, 1000, 24, 892, .9, 1), (40, 1000, 66, 916, .8, 1), (12, 1000, 14, 930, .7, -1)):
        c.line("%g,%g %g,%g %g,%g" % (x, y, x + (u - x) * .25, (y + v) / 2, u, v), 3.4, "rat", "#26351f")
        plume(c, u, v, k, side)


def hoe(c):
    """His hoe, set down before him: the flat blade stands at a right angle to the pole and comes towards us; its edge is iron and bites the ground."""
    wood = "#a97f35"
    # the blade: a plate of wood with its thickness below, shod round three sides
    c.part([("192,782! 226,794!", 4.6), ("226,794! 180,836!", 5.5), ("180,836! 140,816!", 5.5), ("140,816! 192,782!", 5.5)], fill=GREY, reg=0, grain=False)
    c.part([("194,786! 221,795.6!", 3), ("221,795.6! 190,823!", 3), ("190,823! 163,810!", 3.4), ("163,810! 194,786!", 3)], fill=wood, reg=0, grain=False)
    c.part([("226,794! 227,801!", 3), ("227,801! 181,844!", 4), ("181,844! 180,836!", 3), ("180,836! 226,794!", 0)], fill=SUMI, reg=0, grain=False)
    c.line("146,816 162,824 178,831", 2.2, "swell", PAPER_LIGHT)
    c.lines(["206,792 192,806 184,818", "198,789 184,801 174,812"], 2, "rat")
    # the sod that it lays over hides the edge
    c.part([("112,852 130,824 146,822 160,832 178,840 206,838 250,812", 5, "sweep"), ("250,812! 250,836! 206,850 160,862 112,852!", 0)], fill=PAPER_LIGHT if c.pure else "#3f5030", reg=0, grain=False)
    # the pole goes through the back of it, a wedge beside it
    B.pole(c, "195,326:1.1 198,440 202,600 206,796:.95", 14, ((201, 566), (203.6, 672)), wood)
    c.part([("196,774! 216,778!", 4), ("216,778! 219,797!", 4.6), ("219,797! 195,789!", 4.6), ("195,789! 196,774!", 4)], fill=wood, reg=0, grain=False)


def legs(c):
    """His legs from behind, each in one run down to its heel: the right one is straight and bears him; the other is bent and set back, so that its heel is up and the straw sole turned to us."""
    if not c.pure:      # the ground gives under him
        c.fill("42,886 66,876 100,868 140,864 172,866 156,876 112,882 74,892", "#3f5030")
    # the sole: straw plaited across two cords
    c.part([("58,826 55,846 53,864 56,878 68,885 81,882 88,868 90,848 88,828", 4.6, "body"), ("88,828 58,826", 0)], fill=ODO_PALE, reg=.4, grain=False)
    c.lines(["58,%g 72,%g 88,%g" % (y, y + 4, y - 1) for y in ((848, 862) if c.pure else (845, 852, 859, 866, 873))], 2, "swell", "#8a6424")
    F.skin(c, ("34,676 33,704 37,726 38,738:.7 31,754 28,770:1.3 33,786 46,804 59,816:.8 61,822:.7 56,829 62,839 72,843 83,838 88,828 85,818:.7 86,806 90,794:1.3 89,780:1.2 81,764 75,756:.7", 4.6, "body"), ("75,756 83,734 88,712 92,690", 4.4, "wire"), ("92,690 34,676", 0))
    # the hollow of the knee, drawn tight by its bend; the two heads of the calf, the outer one higher; the tendon down to the heel
    for P, w in (("76,755:.1 66,761:1.1 55,759:.9 48,753:.1", 3), ("42,728:.1 46,742:1 45,752:.1", 2.4), ("70,732:.1 71,742:.9 68,751:.1", 1.8), ("60,772:.1 64,784:1.1 61,798:.9 53,806:.1", 2.6), ("79,790:.1 79,804:1 74,814:.1", 2.2), ("66,806:.1 70,820:1 69,834:.1", 2), ("60,821:.1 65,823:1 66,829:.1", 2), ("86,817:.1 81,820:1 81,827:.1", 2), ("40,776:.1 44,788:.8 52,797:.1", 1.6)):
        c.line(P, w, "flat")
    c.line("58,832:.8 72,827:1 89,832:.8", 4.4, "flat")
    # the right foot goes away from us: past the heel its outer edge, and the small toes
    F.skin(c, ("126,844 138,848 149,853 156,859:.8", 3.8, "wire"), ("156,859 158,863:.8 155,868", 3, "wire"), ("155,868 140,874 120,872 126,844", 0))
    c.line("150,858 147,861 146,865", 2, "swell")
    F.skin(c, ("158,676 156,706 149,730 147,742:.7 152,754 155,770:1.3 149,788 139,806 130,824:.8 128,834:.7 133,847 134,860 128,869 116,871.6 105,869 100,860 102,848 107,836:.7 106,822 99,806 95,790:1.3 99,772 107,756 108,744:.7 105,722 100,690", 4.6, "body"), ("100,690 158,676", 0))
    for P, w in (("147,743:.1 139,750:1.1 127,752:1 120,749:.1", 3), ("110,744:.1 114,751:1 121,754:.1", 2.4), ("139,718:.1 141,732:1 145,742:.1", 2.4), ("112,722:.1 115,736:1 112,745:.1", 2), ("130,764:.1 126,780:1.1 129,796:.9 137,804:.1", 2.8), ("104,796:.1 112,808:1 114,824:.1", 2.4), ("124,812:.1 121,830:1 123,845:.1", 2.2),
                 ("114,820:.1 112,834:.9 113,846:.1", 1.8), ("107,836:.1 111,839:1 111,845:.1", 2), ("129,835:.1 125,838:1 125,845:.1", 2), ("146,774:.1 142,788:.8 135,798:.1", 1.6)):
        c.line(P, w, "flat")
    c.line("101,850:.8 116,844:1 132,849:.9 141,857:.8", 4.4, "flat")
    c.line("97,869:.9 116,875:1 142,873:1 161,866:.8", 7.4, "flat"); c.line("99,868.6:.9 116,874:1 142,872:1 159,866:.7", 3.6, "flat", ODO)


SHADE = "#1c3a5a"       # of indigo cloth, beneath a fold


def draw():
    c = Card("6v", seed="hoe")
    c.fade("#7598ab", 10, 640, .95)
    # the full moon, reserved in the evening sky, mist before its foot; the frame cuts it
    c.part([(" ".join("%.1f,%.1f" % (210 + 84 * math.cos(a * math.pi / 12), 150 + 84 * math.sin(a * math.pi / 12)) for a in range(24)) + " 294,150", 4.6 if c.pure else 0, "wire")], fill=GOFUN, reg=0, grain=False)
    suyari(c, (128, 192, -15, 46), colour="#b5c7ca")
    field(c)
    if not c.pure:       # evening mist between the hills and the field
        c.fill("10,690! 60,681 130,685 196,678 240,682! 240,700! 180,697 110,704 50,699 10,705!", "#c3cfc6", opacity=.85)
    hoe(c)
    c.tall(1.12)
    legs(c)
    c.pop()
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    # far arm: the elbow is before his waist, the bare forearm comes up past his flank to the handle; the sleeve has slid down and hangs from the elbow
    c.part([("164,606 180,606 193,624 192,644", 4.4, "wire"), ("192,644 170,640 164,606", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.grasp, (152, 652), (202.6, 583), 2, 1.06, 17)
    c.part([("158,612 172,622 182,634 192,643!", 5.5, "body"), ("192,643! 194,668 186,690!", 6.5, "sweep"), ("186,690! 166,688 146,670", 6.5, "sweep"), ("146,670 158,612", 0)], fill=AI, reg=0, deco=PT.broken(kasuri, ("140,590! 210,590! 210,700! 140,700!", -30)))
    c.line("161,619 172,628 181,639 189,648", 3, "even", "#dfe0d2")
    c.lines(["166,628 176,648 178,676", "184,644 188,660 184,676"], 4.6, "nail", "#0f2238")
    c.tall(1.12)
    dk = wiped("#16304d", 755, 595, .8)
    # the inside of the hem, which the evening wind turns out at one side
    B.sway(c, 470, -.185)
    c.part([("150,716 206,682 227,686!", 0), ("227,686! 229,694 224,701!", 3.6, "wire"), ("224,701! 200,714 176,727 150,731!", 4.4, "rat"), ("150,731! 150,716", 0)], fill="#16304d", reg=0, grain=False)
    c.pop()
    # robe tucked up; he hangs on the hoe, the hips go out to the other side, one flank is stretched
    B.sway(c, 470, -.185)
    c.part([("66,470 52,520 66,610 66,704", 8.5, "sweep"), ("66,704 84,722 108,728! 111,722! 132,731 158,728! 163,721! 190,714 226,688!", 6.5, "sweep"), ("226,688! 204,664 190,632 194,560 204,480", 7.5, "sweep"), ("204,480 176,436 66,470", 0)], fill=AI, reg=.3, bokashi=dk,
           deco=PT.shaded(SHADE, ("68,622! 96,606 132,566! 110,604 84,632", "66,600! 84,588 104,560! 92,596 74,612", "190,612! 178,590 174,560! 186,584 196,600", "86,664! 80,700 84,724! 96,726 92,690", "130,664! 124,700 128,732! 142,730 138,694", "184,652! 196,682 196,708! 206,700 208,682"),
                          PT.broken(kasuri, ("40,430! 88,430! 72,560 68,622! 132,566! 84,588 60,600 40,600!", 32), ("88,430! 210,430! 210,600! 174,560 132,566 70,620! 72,560", 4), ("40,600! 68,622! 132,566 174,560 210,600! 210,640! 40,660!", 26),
                       ("40,640! 92,650! 84,690 82,740! 40,740!", 34), ("92,650! 126,650! 121,692 126,745! 82,740! 84,690", -20), ("126,650! 156,650! 159,692 152,745! 126,745! 121,692", 14),
                       ("156,650! 180,645! 192,684 202,735! 152,745! 159,692", -14), ("180,645! 240,640! 240,740! 202,735! 192,684", 28))))
    # two folds hang from the sash to the hem
    c.lines(["100,724 96,704 98,680", "192,711 190,694 182,664"], 4.8, "rat", "#0f2238")
    for P, w in (("112,672 122,698 122,722", 7), ("128,672 142,692 150,716", 4), ("158,668 166,694 162,718", 8), ("178,660 194,684 202,704", 6), ("80,670 76,692 80,714", 5), ("190,652 206,674 218,688", 3.6), ("92,674 90,690 84,704", 3)):
        c.line(P, w, "nail")
    # folds pulled from the stretched flank to the shoulder that is lifted
    for P, w in (("66,624 96,608 136,560", 8), ("64,600 84,586 106,556", 4.6), ("192,616 180,596 176,560", 6.4), ("76,634 110,626 154,590", 5), ("64,574 76,566 88,548", 3), ("190,592 184,574 184,552", 3.4), ("60,520 66,560 62,590", 4)):
        c.line(P, w, "nail")
    # sash, wound twice: it goes round the waist in a curve and ends in a knot whose ends hang
    c.part([("62,620 76,634 106,644 140,643 172,633 192,617", 6, "body"), ("192,617 196,630 194,645", 5, "wire"), ("194,645 174,662 142,673 104,674 76,665 60,650", 6.5, "body"), ("60,650 58,634 62,620", 5, "wire")], fill=SUMI, grain=True)
    c.lines(["62,628 84,648 116,659 148,656", "120,661 158,654 186,640"], 3, "swell", "#cbbd9f")
    c.part([("118,658 134,676 152,706!", 5, "body"), ("152,706! 142,716 128,717!", 5), ("128,717! 116,692 104,668", 5, "body"), ("104,668 118,658", 0)], fill=SUMI)
    c.part([("104,660 92,682 74,706!", 5, "body"), ("74,706! 84,714 98,718!", 5), ("98,718! 112,690 122,664", 5, "body"), ("122,664 104,660", 0)], fill=SUMI)
    c.lines(["108,672 98,690 88,706", "120,680 132,698 138,710"], 2.4, "swell", "#cbbd9f")
    c.part([("96,644 110,640 124,646 126,664 112,672 97,666 96,644", 4.6, "wire")], fill=SUMI)
    c.line("101,648 112,653 114,667", 3, "wire", "#cbbd9f")
    c.pop()
    # shoulders, one pulled up by the handle
    c.line("62,476 88,450 140,432 186,438", 7, "body")
    # the hat lies on his back and hangs from a cord about the neck
    c.place(106, 530, -14, .92)
    slung_hat(c)
    c.pop()
    c.pop()
    # near arm: from the shoulder to the elbow, and the forearm up out of the sleeve to the hand that is shut round the handle
    c.part([("198,424 206,406 222,398 234,404", 4.4, "wire"), ("234,404 220,428 198,424", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.fist, (232, 470), (196, 370), 1, 1.1, 17)
    c.part([("160,396 178,392 190,404 199,423", 6.5, "body"), ("199,423 216,428 234,404!", 5.5), ("234,404! 243,444 241,486", 7, "sweep"), ("241,486! 226,512 200,508 176,486", 7, "body"), ("176,486 162,440 160,396", 0)], fill=AI, reg=0,
           deco=PT.broken(kasuri, ("150,380! 190,380! 200,424! 222,470 241,486! 190,440! 150,470!", 40), ("150,470! 190,440! 241,486! 230,530! 150,530!", 12), ("200,424! 250,390! 250,486! 241,486! 222,470", -20)))
    # all into the elbow
    for P, w in (("198,424 204,452 228,478", 7), ("214,428 222,450 236,466", 4), ("168,408 180,438 212,470", 5), ("176,484 196,470 222,480", 7), ("170,458 184,466 200,470", 3.4), ("238,424 234,444 238,460", 3.4)):
        c.line(P, w, "nail")
    c.tall(1.12)
    # head from behind: he has stopped, and looks up to the moon
    c.head(140, 453, -10, .82)
    nape(c)
    c.pop()
    c.head(142, 448, -22, .82)
    lost_profile(c)
    c.part([("-47,-24 -20,-36 10,-42 36,-46 51,-54", 4.6, "wire"), ("51,-54 54,-41", 3.5), ("54,-41 38,-33 10,-27 -20,-20 -47,-8", 4.6, "wire"), ("-47,-8 -47,-24", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x, y in ((-34, -22), (-18, -28), (0, -32), (18, -36), (36, -41)):
        c.line("%g,%g %g,%g %g,%g" % (x + 4, y - 8, x, y, x - 5, y + 9), 3.4, "swell", AI)
    c.pop()
    c.part([("78,464 100,471 134,464 158,442", 5), ("158,442 164,448 138,473 102,483 74,473", 5), ("74,473 78,464", 4)], fill=SUMI, grain=False)
    # the hat's cord goes over both shoulders, and is tied before his breast
    for P in ("76,498 72,486 74,474 82,455", "150,494 160,476 168,458 170,436"):
        c.line(P, 6.4, "even"); c.line(P, 3, "even", ODO_PALE)
    c.line("66,472 84,453 102,444", 6, "swell")
    c.line("152,434 170,433 188,440", 6, "swell")
    c.pop()
    plumes(c)
    return c.finish()
