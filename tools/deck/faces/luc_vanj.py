# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


POINT = -36, -8     # of the hat, from the middle of its rim


def slung_hat(c):
    """Sedge hat as it hangs on a back, a cone whose point stands out towards us and aside: ribs that run from it to the rim, rows of thread, one side of it in the shade, under the rim its inside."""
    r = Rng("hat")
    x, y = POINT
    at = lambda k, a: (x - x * k + 66 * k * math.cos(a), y - y * k + 62 * k * math.sin(a))
    ring = lambda k, n=20: [at(k, i * 2 * math.pi / n) + (False, None) for i in range(n + 1)]
    c.push(4, 7)
    c.part([(ring(1), 5, "even")], fill="#8f6a2d", reg=0, grain=False)
    c.pop()
    c.part([(ring(1), 6, "even")], fill=ODO_PALE, reg=.4)
    if not c.pure:      # the side that is turned from the light, cut from the point to the rim
        c.fill([(x, y, True, None)] + [at(.985, a) + (False, None) for a in (.1, .5, 1, 1.5, 2, 2.4)] + [at(.985, 2.72) + (True, None)], "#c99d52")
    # every second rib comes from the point, the others are laid in between where there is room; rows of thread bind them
    for i in range(0, 40, 2 if c.pure else 1):
        a = i * math.pi / 20 + r(-.02, .02)
        (s, t), (u, v) = at(.41 if i % 2 else .07, a), at(.985, a + r(-.015, .015))
        c.line("%.1f,%.1f %.1f,%.1f" % (s, t, u, v), 1.7 if i % 2 else 2.3, "-rat")
    for k, w in ((.4, 2.4), (.67, 2.4), (.9, 2))[:2 if c.pure else 3]:
        c.line([at(k + r(-.008, .008), j * math.pi / 12) + (False, r(.7, 1.2)) for j in range(25)], w, "flat")
    c.push(x, y)
    c.blob("-10,2 -6,-8 2,-9 9,-2 4,7 -4,8")
    c.pop()


def nape(c):
    """His neck from behind, in the units of the card: it comes out of the shoulders, leans to the moon with the head and is twisted by it."""
    F.skin(c, ("84,366 89,378 89,391:.8 83,401 74,409", 4.2, "wire"), ("74,409 90,428 128,424 158,398", 0), ("158,398 150,394 147,387:.8 147,374", 4.2, "wire"), ("147,374 84,366", 0))
    # the muscle that turns the head comes down from behind the ear to the breast; on the other side the nape goes over into the shoulder
    c.line("124,373:.2 129,386:1.2 137,397:1 145,404:.2", 2.8, "flat")
    c.line("111,382:.1 114,393:.9 112,404:.1", 2, "flat")
    c.line("93,391:.2 99,394:1 106,392:.1", 2, "flat")


def profile(s):
    """His head from behind, laid back and turned away to the moon, so that the face is seen from its side: one contour from the brow over nose and lips to the jaw."""
    F.skin(s, ("-40,-20 -42,-36 -34,-58 -16,-75 10,-78 34,-68 48,-55 54,-44 56.4,-35:1.2 53.4,-28:.8 54,-23:.8 59,-12:1.1 66,-1:1.2 71.4,6:1.3 70,10.6:1.2 62.6,12.4:.8 60,14.6! 61.4,18.4:1 59,20.8! 60.6,24:1 58.6,27.6:.8 57,31:.8 59.6,37:1.1 57,44.6:1.1 49,49 40,48.6 27,43 16,31", 4.4, "wire"), ("16,31 -10,20 -40,-20", 0))
    # one dry sweep of a brow, the lid laid back over an eye that looks up, a crease beside it
    for P in ("54.6,-34.6:.2 47,-40:1 38,-39.6:.9 28,-33:.1", "52,-35:.2 46,-37.6:1 38,-36.6:.9 30,-31:.1"):
        s.line(P, 3.4, "flat")
    s.blob("50.4,-26.4 52.6,-24 51.6,-18.6 48.4,-18 46.6,-21.6 47,-25")
    s.line("53.4,-26.4:.5 47.6,-26.4:1.3 39,-22:1 32,-16.6:.2", 3.8, "flat")
    s.line("51,-17.4:.3 44,-16.4:1 38,-17.4:.2", 1.5, "flat")
    s.line("45,-30.4:.2 39,-27.6:1 34,-24:.2", 1.6, "flat")
    # the wing of the nose and its hollow; what runs from it to the corner of the mouth; the lips hardly parted
    s.line("60.6,4:.3 57,1.4:1 54,5:1.2 56,10:1 59.6,11.6:.4", 2.4, "flat")
    s.line("61,11 64,9.4 66.4,10.4", 1.8, "flat")
    s.line("51.4,9:1 46,15:1 44,22:.7 44.4,26:.1", 2.2, "flat")
    s.line("58.6,20.8:1 54,21.4:1 49,19.4:.2", 2.4, "flat")
    s.line("56.4,30.4:.5 53,31:.9 51,30.4:.2", 1.6, "flat")
    # the cheekbone, and the corner of the jaw
    s.line("24,-5:.1 31,0:1 35,7:.9 35.4,12:.1", 2, "flat")
    s.line("23,24:.1 24,33:1 29,39:.8 36,42:.1", 2.4, "flat")
    if not s.pure:      # unshaven since the morning
        s.lines(["%g,%g %g,%g" % (x, y, x + 1, y + 3) for x, y in ((40, 33), (46, 37), (38, 39), (50, 42), (45, 43))], 1.4, "rat")
    s.fill("-30,-40 -24,-56 -10,-70 8,-74 26,-71 38,-56 36,-38! 4,-24", AI_PALE, opacity=.5)
    # hair round the nape and up the far side of the shaven crown, before the ear a lock
    s.part([("-45,-12 -47,-36 -38,-59 -22,-73 -2,-79! -15,-68 -25,-53 -26,-40 -10,-41 10,-36 26,-42 34,-34! 31,-18 30,-4! 24,-18! 14,-12 8,2 12,18 15,26! 6,31 -8,30! -9,35! -15,29 -28,19 -40,4 -45,-12", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    F.skin(s, ("7,4 4,-9 10,-19 20,-18 25,-8 23,3 18,12:.8 17,20:1.1 12,23", 3.6, "wire"), ("12,23 7,4", 0))
    s.line("8,-6:.2 12,-13:1 18.6,-12:.9 20.6,-4:.8 17,6:.2", 1.9, "flat")
    s.line("12,-3:.2 16,-4:1 15.6,3:.8 12.6,8:1 13,14:.2", 1.7, "flat")
    for P in ("-38,4 -41,-20 -32,-54", "-28,16 -24,-4 -8,-30", "-14,26 -10,4 -2,-26", "3,27 0,14 2,2", "27,-30 28,-20 28,-12"):
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


HOE = 22     # so far to the right its blade stands of where it is told: he leans on it


def hoe(c):
    """His hoe, set down before him: the flat blade stands at a right angle to the pole and comes towards us; its edge is iron and bites the ground."""
    wood = "#a97f35"
    c.push(HOE)
    # the blade: a plate of wood with its thickness below, shod round three sides
    c.part([("192,782! 226,794!", 4.6), ("226,794! 180,836!", 5.5), ("180,836! 140,816!", 5.5), ("140,816! 192,782!", 5.5)], fill=GREY, reg=0, grain=False)
    c.part([("194,786! 221,795.6!", 3), ("221,795.6! 190,823!", 3), ("190,823! 163,810!", 3.4), ("163,810! 194,786!", 3)], fill=wood, reg=0, grain=False)
    c.part([("226,794! 227,801!", 3), ("227,801! 181,844!", 4), ("181,844! 180,836!", 3), ("180,836! 226,794!", 0)], fill=SUMI, reg=0, grain=False)
    c.line("146,816 162,824 178,831", 2.2, "swell", PAPER_LIGHT)
    c.lines(["206,792 192,806 184,818", "198,789 184,801 174,812"], 2, "rat")
    # the sod that it lays over hides the edge
    c.part([("136,846 140,830 150,824 160,832 178,840 206,838 250,812", 5, "sweep"), ("250,812! 250,836! 206,850 160,862 136,846!", 0)], fill=PAPER_LIGHT if c.pure else "#3f5030", reg=0, grain=False)
    c.pop()
    # the pole goes through the back of it, a wedge beside it
    B.pole(c, "186,320:1.1 197,440 211,600 228,796:.95", 14, ((207.6, 566), (217.4, 672)), wood)
    c.push(HOE)
    c.part([("196,774! 216,778!", 4), ("216,778! 219,797!", 4.6), ("219,797! 195,789!", 4.6), ("195,789! 196,774!", 4)], fill=wood, reg=0, grain=False)
    c.pop()


def legs(c):
    """His legs from behind, in the units of the card: the left one is straight under the hip that is thrown out, and bears him; the other is bent and set back, so that its heel is up and the straw sole turned to us."""
    if not c.pure:      # the ground gives under him
        c.fill("36,880 60,868 96,866 130,880 160,880 172,884 158,894 120,894 74,886", "#3f5030")
    # the bearing foot goes away from us on its sole: past the heel a little of its outer edge, and the small toe
    c.part([("74,862 68,869 69,877 80,883 96,884.6 108,880 112,872 106,862", 4.4, "body"), ("106,862 74,862", 0)], fill=ODO_PALE, reg=.4, grain=False)
    F.skin(c, ("82,848 76,853 70.6,860:.8", 3.6, "wire"), ("70.6,860 69,865:.8 72,869", 3, "wire"), ("72,869 80,874 92,874 82,848", 0))
    if not c.pure:
        c.line("74.6,859 76.6,863 75.6,868", 1.8, "swell")
    F.skin(c, ("66.3,684 66.3,706 69.1,726:.7 68.2,736 61,747:1.3 59.4,762 64.6,781 75.1,802 80.5,823:.8 80.6,836:.7 78,844:1.1 80,852 77.6,862 81,870 90,873 100,872.4 105,866 104.6,856 105.6,848 107.2,841:1.2 104,833 101.9,820:.7 102.1,802 105.6,789 113,777:1.3 114,763 109,744 104.5,728:.7 106.8,708 109.5,684", 4.6, "body"), ("109.5,684 66.3,684", 0))
    # the hollow of the knee between its two sinews; where the heads of the calf part; the tendon of the heel
    for P, w in (("73.5,702:.2 74.8,718:1 72.3,733:.1", 3), ("100.5,706:.2 99.7,722:1 102.9,737:.1", 2.4), ("78.1,737:.1 85.3,740:1 94.3,736:.1", 2.2), ("88.9,757:.1 90.2,771:1.1 85.9,786:.1", 2.8), ("87.2,810:.1 89.6,828:1 87,846:.1", 2.4), ("96.9,816:.1 96.8,832:.9 98.6,846:.1", 1.8)):
        c.line(P, w, "flat")
    c.line("78,853:.7 92,849:1 106,853:.7", 4.2, "flat"); c.line("79,855:.9 74,858:1 70,866:.8", 3.6, "flat")
    c.push(8, 0)
    # the sole: straw plaited across two cords
    c.part([("133.6,838 131.2,856 127.1,872 128.7,884 138.8,891 151.8,889 159.2,877 160.2,858 157.6,838", 4.6, "body"), ("157.6,838 133.6,838", 0)], fill=ODO_PALE, reg=.4, grain=False)
    c.lines(["%g,%g 146,%g %g,%g" % (x, y, y + 4, x + w, y) for x, y, w in (((134, 856, 26), (130, 872, 29)) if c.pure else ((135, 848, 24), (133, 857, 27), (131, 866, 29), (129.6, 875, 30), (131, 884, 24)))], 2, "swell", "#8a6424")
    # the leg that is eased: the calf hangs softer and lower than the other's, the shin falls back towards us
    F.skin(c, ("113.5,684 108.8,708 105.4,728:.7 102.9,740 100.5,754 101.9,769:1.2 110.8,787 124.4,805 132.7,818:.7 132.9,827 131.8,835:1.1 135,846 141.1,852 150.1,852.6 157.6,847 159.5,837:1.2 155.5,828 151.1,816:.7 148.2,803 147.5,791 148,778:1.3 146.7,764 141.5,746 140.6,730:.7 148.9,708 158.9,684", 4.6, "body"), ("158.9,684 113.5,684", 0))
    for P, w in (("141.4,702:.1 137.2,717:1 137.7,731:.1", 2.8), ("114.6,710:.1 113.2,722:.9 107.9,733:.1", 2.2), ("135,729:.1 126.4,735:1.1 115.8,735:.8 109.9,730:.1", 2.8), ("124.8,762:.1 131.8,779:1.1 133.1,797:.1", 2.4), ("140.8,812:.1 147,826:1 147.2,838:.1", 2.2), ("139.1,838:.1 144.2,841:1 149.7,838.6:.1", 1.8)):
        c.line(P, w, "flat")
    c.line("132.7,848:.8 145.2,841:1 160.6,847:.8", 4.4, "flat")
    c.pop()


def hip_hand(c):
    """His left arm, bare from above the elbow, which stands out, to the hand on his hip: seen from its back, four fingers thrust into the sash together, the thumb by itself upon it; in the units of the card."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("92,590 101,598! 104,612", 8), ("87,592 95,601! 97,616", 8.8), ("81,594 88,604! 89,618", 9), ("75,594 80,605! 80,617", 8.8)):
        HD._digit(c, bone, thick)
    c.blob("50,602! 62,607 76,610.6 92,612 112,610! 112,624 88,628 60,622!")
    HD._thumb(c, "66,590 65,601! 70,612", 9.6, nail=False)
    F.skin(c, ("64,488 63,512:1 58,534:.8 57,545 62,558:.8 70,569:.7 79,575:.8 89,582:1 96,589:1 97,595:.7", 4.6, "wire"), ("97,595:.7 93,596.6:1 91,599:.8! 87,599:1 85,602:.8! 80.6,601:1 78.6,603:.8! 74,602:1 71,602:.6", 1.9, "flat"), ("71,602 70,597:.6! 63,597:.8 57,592:.7 46,588:1 30,577 19,564:.9 11,548:1.3 13,534:.8 18,512 24,488", 4.6, "wire"), ("24,488 64,488", 0))
    # the crook of the arm and the muscle that runs from it to the wrist, the point of the elbow, the sinew of the upper arm
    for P, w in (("57,545:1 49,548:.8 41,546:.1", 3), ("40,552:.1 48,562:1 58,570:.7 66,573:.1", 3), ("15,546:.2 20,552:1 20,560:.2", 2.6), ("31,508:.1 28,524:1 27,538:.1", 2.6))[:2 if c.pure else 4]:
        c.line(P, w, "flat")
    c.lines(["90,592 84,587 78,583", "84,595 79,590 73,586", "78,597 73,593 69,590"], HD._w(c, 1.5), "nail")
    c.line("64,571:.2 68,575:1 67,580:.2", HD._w(c, 2), "flat")
    c.curved_from = kept


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
    legs(c)
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    c.tall(1.12)
    dk = wiped("#16304d", 755, 595, .8)
    # the inside of the hem, which the evening wind turns out at one side
    B.sway(c, 470, -.185)
    c.part([("150,716 206,682 227,686!", 0), ("227,686! 229,694 224,701!", 3.6, "wire"), ("224,701! 200,714 176,727 150,731!", 4.4, "rat"), ("150,731! 150,716", 0)], fill="#16304d", reg=0, grain=False)
    c.pop()
    # robe tucked up; he hangs on the hoe, the hips go out to the other side, one flank is stretched
    B.sway(c, 470, -.185)
    c.part([("66,470 52,520 68,610 78,703", 8.5, "sweep"), ("78,703 90,721 108,728! 111,722! 132,731 158,728! 163,721! 190,714 226,688!", 6.5, "sweep"), ("226,688! 204,664 190,632 194,560 204,480", 7.5, "sweep"), ("204,480 176,436 66,470", 0)], fill=AI, reg=.3, bokashi=dk,
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
    c.pop()
    # left arm: the sleeve is rolled up over the elbow, the arm comes bare out of it, and the hand is thrust into the sash
    hip_hand(c)
    c.part([("20,504 38,518 56,515 69,500!", 4.4, "wire"), ("69,500! 44,492 20,504", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("64,414 50,424 39,442 28,472 19,504!", 7.5, "sweep"), ("19,504! 36,511 54,509 69,499!", 6, "body"), ("69,499! 72,488 78,470", 5, "-nail"), ("78,470 84,450 64,414", 0)], fill=AI, reg=0,
           deco=PT.shaded(SHADE, ("60,440! 50,474 48,506! 60,508 62,484 66,462", "40,450! 30,484 26,506! 36,510 36,484"), PT.broken(kasuri, ("10,400! 90,400! 80,520 10,520!", -16))))
    # the roll, its folds, and those that fall from the shoulder
    c.line("22,496:.6 38,502:1 54,500:1 70,490:.5", 3.4, "flat")
    c.lines(["56,436 44,464 38,496", "66,460 60,480 58,500", "44,452 34,474 28,492"], 5, "nail")
    # near arm: from the short sleeve the bare upper arm comes down to the elbow, and the forearm goes up from there to the hand that is shut round the handle
    HD.hold(c, HD.clench, (221, 486), (191, 368), -6, 1.12, 17, upper=(176, 446))
    # the sinew of the elbow, the muscle of the upper arm
    if not c.pure:
        c.line("206,476:.2 214,484:1 212,494:.2", 2.8, "flat"); c.line("204,462:.1 210,466:1 218,464:.2", 2.8, "flat")
    c.part([("206,434 210,456 190,500!", 4.4, "wire"), ("190,500! 196,468 206,434", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("160,396 178,391 193,405 206,433!", 6.5, "body"), ("206,433! 208,456 204,476 189,501!", 6, "body"), ("189,501! 176,500 164,484", 6, "-body"), ("164,484 158,440 160,396", 0)], fill=AI, reg=0,
           deco=PT.shaded(SHADE, ("178,404! 186,436 184,470 176,494! 186,500 200,470 196,432", "166,470! 176,486 186,500! 172,498 160,486"), PT.broken(kasuri, ("150,380! 200,380! 230,440! 210,510! 150,510!", 40))))
    # from the shoulder that is lifted they fall to the hem and into the armpit
    for P, w in (("176,396 190,424 196,462", 6), ("168,408 180,440 184,480", 5), ("160,424 170,454 172,484", 4), ("189,402 200,424 203,444", 3.4)):
        c.line(P, w, "nail")
    c.tall(1.12)
    # shoulders, one pulled up by the handle
    c.line("120,438:.2 140,432:1 186,438:.5", 6, "flat")
    # the hat lies on his back and hangs from a cord about the neck
    c.place(106, 530, -14, .92)
    slung_hat(c)
    c.pop()
    c.pop()
    c.tall(1.12)
    # head from behind: he has stopped, and looks up to the moon
    c.pop()
    nape(c)
    c.tall(1.12)
    c.head(142, 448, -31, .845)
    profile(c)
    c.part([("-47,-24 -20,-36 10,-42 36,-46 51,-54", 4.6, "wire"), ("51,-54 54,-41", 3.5), ("54,-41 38,-33 10,-27 -20,-20 -47,-8", 4.6, "wire"), ("-47,-8 -47,-24", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x, y in ((-34, -22), (-18, -28), (0, -32), (18, -36), (36, -41)):
        c.line("%g,%g %g,%g %g,%g" % (x + 4, y - 8, x, y, x - 5, y + 9), 3.4, "swell", AI)
    c.pop()
    c.pop()
    # the collar lies close about the nape and goes over both shoulders to the front; the seam of the back comes down from it
    c.fill("58,428! 78,406 118,400 152,388 178,384! 178,414 118,428!", AI)
    c.line("116,410 113,432", 3, "even"); c.line("99,549 93,570 91,590", 3.2, "-nail")
    c.part([("77,406 94,399 118,396 140,392 157,386", 4.4), ("157,386 162,394 160,401", 4), ("160,401 142,407 118,412 94,415 74,420", 4.4), ("74,420 73,413 77,406", 4)], fill=SUMI, grain=False)
    c.line("82,410 100,405 120,402.6 148,397", 2.4, "swell", SASH_LIGHT)
    # the hat's cord goes over the collar on both sides, and round the throat
    for P in ("94,438 85,424 81,410 86,398", "128,432 142,416 148,402 146,390"):
        c.line(P, 5.6, "even"); c.line(P, 2.6, "even", ODO_PALE)
    c.line("58,430:.5 66,420:1 78,410:.4", 6, "flat")
    c.line("156,390 170,387 188,392", 6, "swell")
    plumes(c)
    return c.finish()
