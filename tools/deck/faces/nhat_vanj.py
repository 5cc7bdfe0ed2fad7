# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất vạn: dancer on one leg in a black court hat, a plumed round fan aloft."""
import math

from card import *
from heads import strokes
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


@own_head("chanter", "-32,-14! -30,-8 -33.6,0 -36.4,9:1.1 -35,19 -31,28! -31.6,35 -34.4,43 -35.4,54 -30,65! -20,69", "-20,69 -6,67 11,61 27,49! 35.6,35 40,18 41,2")
def chanting(s, left, right):
    """The dancer's face: long and lean, past forty; the lids low over eyes that look up to his standard, an arched nose, the lips just parted on a note."""
    F.skin(s, ("6,-70 -10,-66 -23,-53 -30.4,-39 -34.6,-25:1.1 -32,-14!", 4.6, "wire"), (left, 4.4, "wire"), (right, 4.6, "sweep"), ("41,2 40,-36 34,-62 6,-70", 0))
    s.blob("-36,-22! -32,-29 -26,-31.4 -18,-27! -25,-28 -31,-26")
    s.blob("-33.4,-6! -30,-11 -25.6,-12.6 -20.6,-10.4 -17,-6.6! -22,-8.4 -27,-9.2 -31,-7.6")
    s.blob("-31.6,-8.4 -27,-10 -24.8,-7.4 -26.6,-5.4 -30.2,-5.2")
    strokes(s, 1.4, "-32,-3 -26,-2.6 -20,-4")
    s.fill("-13,-22 -19,-8 -29,3 -38,12 -41,19 -36,22 -28,22.4 -14,20 -8,6", FLESH)
    strokes(s, 3.2, "-12.6,-22:.3 -15.4,-13:.7 -21,-4.4:.9 -30,4.6:1 -38.6,13:1.1 -41.4,18.4:1.2 -39.4,22:1 -34,22.6:.8 -29.6,21:.5")
    s.blob("-32,20.6! -28.6,18.4 -25,19.4 -24.6,21.6! -28.4,21.6")
    strokes(s, 2.4, "-23.6,11:.5 -18.4,11:1 -15.4,15:1.2 -17,20.4:1 -22.6,22.4:.6")
    # a dry sweep of the brush for either brow; heavy lids, a fold above them
    s.blob("-9.6,-23! -3,-30.6 7,-34.6 19,-32.6 32,-22! 27,-24 30,-20.6! 19,-27.6 9,-29.4 0,-27")
    s.blob("-11.6,-4.6! -6.4,-10 1,-13 10,-12 18,-8.2 25,-2.6! 15.4,-6.4 7,-8.2 0,-8.6 -6,-6.6")
    s.blob("-8,-8.2 -2,-10.8 3.4,-9 2,-5.4 -1.6,-4 -5.6,-4.6")
    strokes(s, 1.5, "-9,-3 -1,-2 9,-3.4 17,-5", "-9,-15 0,-18.4 11,-17 20,-12")
    # the crease between the brows, the cheekbone, the furrow from the nose
    strokes(s, 2, "-16.6,-30:.2 -13,-24:1.1 -14.4,-18:.2")
    strokes(s, 2.8, "-12.6,17:1.1 -4,22:1.1 1.6,31:.8 1,44:.1", "30,8:.1 20,13:1.1 13,21:.8 11,31:.1")
    # thin moustache, the lips about one note, the beard of the chin in strands
    s.blob("-25,26.6! -30.6,29.4 -36.4,35 -39.6,44! -33,36 -27,31.6")
    s.blob("-18.6,26! -9.6,28.6 -3,34.6 0,48! -6.4,38 -13,32.6 -20,29.8")
    s.blob("-33,39.6! -28,37 -22.6,38.4 -17,36.8 -11,39! -14,43.6 -20.6,46.6 -27.4,46 -31,43")
    if not s.pure:
        s.fill("-31,40! -28,38.6 -22.6,39.8 -17,38.4 -13.4,39.4! -17,41.2 -27,41.8", GOFUN)
    strokes(s, 1.9, "-29,49.6:.3 -22,51.6:1 -14,49:.2")
    s.blob("-34,55! -30,57 -25,61 -18,61.4 -11,60 -6,56! -5,70 -10,86 -16,102! -16.6,90 -20,95! -21.6,85 -25,88! -28.6,74")
    for P in ("-14,66 -13,76 -15,90", "-20,67 -19,76 -19.6,84", "-26,66 -25,72 -24.6,78"):
        s.line(P, 1.1, "swell", F.HAIRLINE)
    F.hairs(s, ((-32, 60), (-8, 62), 8, (1, -6)))


def temple(s):
    """Under the hat: combed hair from the temple to the nape, and the ear with its curl; in the head's own units."""
    F.black(s, "30,-58 62,-56 69,-14 63,10 54,28 43,30 47,14 54,2 54,-10 46,-16 40,-14 35,-20 38,-36")
    for P in ("42,-36 56,-28 62,-6 56,16", "46,-38 60,-30 66,-10 60,10", "40,-28 52,-22 57,-6 55,8"):
        s.line(P, F.COMBED, "swell", F.HAIRLINE)
    F.hairs(s, ((37, -36), (36, -20), 6, (-5, 2)), ((35, -20), (44, -14), 4, (-4, 4)), ((43, 30), (54, 27), 5, (-1, 6)))
    F.skin(s, ("37,-6 42,-15 50,-14 54,-5 52,6 47,14 44,21 39,19 37.6,10", 3.2, "wire"), ("37.6,10 37,-6", 0))
    strokes(s, 1.9, "40.6,-8:.4 46,-10.6:1 49.4,-4:1 47,5:.8 42.6,9:.3", "40,-1:.3 43,2:1 42,8:.5")


def plumed_fan(c):
    """Round fan edged with feathers; origin at its middle, handle below."""
    # hawk's feathers, barred, the longest on top; each lies over the one before it
    for i, a in enumerate((-128, 128, -102, 102, -77, 77, -51, 51, -26, 26, 0)):
        k = .74 + .34 * max(0, math.cos(math.radians(a)))        # the shorter ones keep clear of characters and frame
        c.push(0, 0, a + (4 if i % 2 else -3), 1, a > 0, sy=k)
        c.part([("-5,-26 -12,-46 -13,-66 -8,-82 4,-98!", 4, "sweep"), ("4,-98! 10,-80 11,-62 9,-44 5,-26", 3.6, "-body"), ("6,-26 -6,-26", 0)], fill=ODO_PALE if i // 2 % 2 else GOFUN, reg=.5, grain=False)
        for y, h in ((-60, 11),) if c.pure else ((-64, 8), (-45, 6)):
            c.blob("%g,%g! 0,%g 10.5,%g! 10,%g! 0,%g -12,%g!" % (-12.5 - y / 60, y, y - 5, y + 1, y + h, y + h - 4, y + h))
        if not c.pure:
            c.line("0,-30 0,-60 3,-94", 2.2, "rat")
        c.pop()
    R = [(31 * math.cos(i * math.pi / 9), 31 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.part([(R + R[:1], 6, "wire")], fill=ODO)
    Q = [(23 * math.cos(i * math.pi / 9), 23 * math.sin(i * math.pi / 9), False, None) for i in range(18)]
    c.line(Q + Q[:1], 3, "wire")
    for a in (0, 120, 240):
        c.push(0, 0, a + 20, .7)
        c.blob("0,-24 12,-19 14,-6 4,0 2,-8 7,-14")
        c.pop()


def eboshi(c):
    """Tall black lacquered hat with a bent crown; in the head's own units."""
    c.part([("-32,-36 -34,-72 -22,-110 8,-132 44,-126", 6, "body"), ("44,-126! 62,-98 66,-64 64,-30", 6, "body"), ("64,-30 40,-46 8,-50 -32,-36", 5)], fill=SUMI, grain=False)
    for P in ("-20,-54 -12,-90 24,-114", "4,-58 16,-84 46,-104", "34,-54 46,-70 56,-84", "-26,-46 8,-60 60,-42"):
        c.line(P, 2.8, "swell", "#b9ab90")


def chin_cord(c):
    """White cord of the hat, before the ear to a bow beside the beard; in the head's own units."""
    for w, col in ((8, SUMI), (4, PAPER_LIGHT)):
        c.line("36,-34 38,4 34,44 22,72", w, "even", col)
    c.push(18, -4)
    for P in ("2,76 -10,68 -18,78 -12,88 2,79", "4,76 18,74 28,84 20,94 4,80", "2,78 -2,94 -12,106", "4,78 8,96 4,112"):
        c.line(P, 7, "even")
        c.line(P, 3.2, "even", PAPER_LIGHT)
    c.pop()


def open_fan(c):
    """A dancer's fan, open: five ribs from the pivot, which is at the origin, the paper folded between them; a sun and clouds on it."""
    on = lambda a, r: (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)))
    A = [85 + 7.2 * i for i in range(9)]
    outer, inner = [on(a, 114 if i % 2 else 109) for i, a in enumerate(A)], [on(a, 47 if i % 2 else 44) for i, a in enumerate(A)]
    say = lambda P, end="!": " ".join("%.1f,%.1f%s" % (x, y, end) for x, y in P)
    # the ribs below the paper
    for i in range(0, 9, 2):
        (x, y), (u, v) = on(A[i], 4), on(A[i], 50)
        c.line("%.1f,%.1f:.7 %.1f,%.1f:1" % (x, y, u, v), 7, "flat"); c.line("%.1f,%.1f:.7 %.1f,%.1f:1" % (x, y, u, v), 3.4, "flat", ODO)

    def painted(s):
        if not s.pure:
            for i in range(0, 8, 2):       # one side of each fold in the shade
                s.fill(say([inner[i], outer[i], outer[i + 1], inner[i + 1]]), "#e2d5b8")
            s.fill([on(a, r) + (False, None) for a, r in ((124, 80), (117, 93), (106, 96), (97, 89), (96, 78), (104, 69), (117, 69))], "#c9963f")
    c.part([(say(outer), 4.4, "even"), (say([outer[-1], inner[-1]]), 4.4, "even"), (say(inner[::-1]), 3.4, "even"), (say([inner[0], outer[0]]), 4.4, "even")], fill=GOFUN, reg=.4, deco=painted, grain=False)
    for i in range(2, 7, 2) if c.pure else range(1, 8):
        c.line(say([inner[i], outer[i]], ""), 2.4 if i % 2 else 3, "wire")
    # its guards come together above the hand
    c.part([("-5,8 -6,-8 -3,-14 3,-14 6,-8 5,8", 3.6, "wire"), ("5,8 -5,8", 0)], fill=GOFUN, reg=.4, grain=False)
    c.blob("-2.4,-7 0,-9.4 2.4,-7 0,-4.6")


LEANT = -11             # so far he throws himself back over the leg he stands on
SHADE = "#d9b873"       # of ochre cloth, beneath a fold
HAKAMA, HOLLOW = AI_PALE, "#6f8f9a"     # of his wide trousers: the same beneath a fold


def stage(c):
    """The stage he dances on: its boards, and behind it a low rail of black lacquer, its fittings gilt; the evening is wiped up from it."""
    c.fade("#dcbf7e", 850, 640, .8)
    if not c.pure:
        # the old pine painted on its back wall: trunk, and boughs in cushions, in one flat each and without a line
        c.fill("206,850! 212,800 200,756 214,706 204,650 216,600! 226,604 218,650 228,706 214,756 228,804 236,850!", "#c9b98f")
        for P in ("150,668! 152,652 168,646 176,634 194,634 204,622 224,626 234,616 250,622! 250,664! 232,670 214,664 196,672 176,666", "176,748! 180,730 198,728 206,716 226,720 236,708 250,712! 250,752! 234,758 214,750 196,756"):
            c.fill(P, "#a9b08a")
        c.lines(["176,648 180,655 190,657", "200,636 208,644 220,644", "228,648 238,652 246,648", "196,738 206,743 218,740", "226,730 238,737 248,733"], 2.2, "swell", "#7f8a63")
    for x in (20, 150, 222):
        c.line("%g,801:1 %g,852:1" % (x, x), 13, "flat")
        if not c.pure:
            c.fill("%g,838! %g,838! %g,848! %g,848!" % (x - 6, x + 6, x + 6, x - 6), ODO)
    for y, w in ((799, 13), (829, 9)):
        c.line("0,%g:1 120,%g:1 256,%g:1" % (y + 1, y, y - 1), w, "flat")
    c.line("126,796.4 180,795.4 244,794.4", 2.6, "swell", GREY_PALE)
    for x in () if c.pure else (20, 150, 222):
        c.fill("%g,792! %g,792! %g,806! %g,806!" % (x - 9, x + 9, x + 9, x - 9), ODO)
        c.line("%g,799 %g,799" % (x - 4, x + 4), 2, "even")
    c.part([("4,850 120,848 250,846", 5.4, "sweep"), ("250,846! 250,996! 4,996! 4,850", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 996, 880, .7), grain=False)
    # the joints of the boards run towards him, clear of the foot characters; his shadow
    c.lines(["52,852 40,900 18,990", "150,850 150,900 148,988"], 2.8, "rat", "#7a5518")
    if not c.pure:
        c.fill("54,892 84,886 140,886 178,892 186,899 160,906 96,908 60,902", "#c2a05a")


def draw():
    c = Card("1v", seed="dancer")
    stage(c)
    # cloak blown to the left in one sweep, its hem an S; the last corner has twisted and shows the lining
    c.part([("70,420 22,520 -6,620 -12,688", 8, "sweep"), ("-12,688! 4,698 22,718 26,752!", 6.5, "body"), ("26,752! 56,786 104,774", 6, "body"), ("104,774 112,720 116,690", 0), ("116,690 126,600 132,450", 0), ("132,450 70,420", 0)], fill=AI, bokashi=wiped("#16304d", 800, 560, .9))
    c.part([("26,752! 30,784 8,822!", 6.5, "body"), ("8,822! 62,822 104,774", 6.5, "-sweep"), ("104,774 56,786 26,752!", 0)], fill=AI_PALE, reg=0, grain=False)
    c.line("26,752:.6 56,786:1.2 104,774:.7", 6, "flat")
    c.line("30,756 40,786 22,812", 4.4, "nail")
    c.lines(["18,600 30,680 24,732", "62,660 62,720 50,776"], 5, "nail", "#16304d")
    # its folds run from the shoulder and swing with the hem
    c.line("6,560:1 12,620:.8 30,690:.9 40,728:.7 38,758:.2", 4.6, "nail")
    if not c.pure:
        c.line("84,704:1 88,730:.8 80,768:.2", 4.2, "nail")
        c.line("54,690:.8 58,730:.7 66,764:.2", 3, "nail")
    # standing leg, its knee given, its foot under his head
    B.bound_leg(c, "96,650", "118,739", "97,852", 1.02, 4, True, how="tied")
    # the calf he stands on, taut
    c.part([("86,766 77,776 74,792 77,810 87,832", 6, "-body"), ("87,832 96,812 98,784 86,766", 0)], fill=AI, reg=0, grain=False)
    c.lines(["75,788 84,792 97,788", "76,804 86,806 94,814", "90,826 92,812 91,802"], 3.6, "nail", "#0f2338")
    # wide short trousers: the leg he stands on falls straight to the knee, its stripes upright; the other is drawn up with the thigh
    stripes = dict(widths=(3.4,), c=AI)
    falls = ("80,552 66,636 72,740", "98,556 88,640 90,750", "118,556 114,650 116,754", "146,556 140,650 156,740")
    c.part([("82,560 70,636 76,690 74,724", 7.5, "sweep"), ("74,724! 84,735 94,733! 104,747 119,741! 136,744 147,728!", 6), ("147,728! 145,700 134,664", 6.5, "-body"), ("134,664 146,610 146,560", 0), ("146,560 82,560", 0)], fill=HAKAMA,
           deco=PT.shaded(HOLLOW, ("150,724! 144,712 138,706! 126,712 118,741! 136,745 151,730!", "100,600 90,660 92,734! 104,744 104,690"), *(PT.flowing(l, r, n, **stripes) for l, r, n in zip(falls, falls[1:], (2, 2, 3) if c.pure else (3, 3, 4)))))
    c.line("92,731:1 88,700:.9 92,660:.6 98,620:.1", 4.6, "flat")
    c.line("136,712:.9 124,716:.9 118,739:.4", 4.4, "flat")
    c.line("134,708:.8 116,704:.9 104,690:.1", 3.6, "flat")
    # from the belt up he leans back
    c.push(14, 0)
    B.lean(c, (122, 600), LEANT)
    c.head(131, 414, -9, .8, True); F.neck(c, 4.6); c.pop()
    hi = lambda sheet, turned: PT.hishi(sheet, 28, 20, "#c9963f", 2, turned)
    c.part([("98,386 76,440 76,510 80,580", 7.5, "sweep"), ("80,580 120,600 164,578", 6.5), ("164,578 174,510 176,450 164,408:.5 156,388:.3", 6.5, "sweep"), ("156,388 98,386", 0)], fill=ODO_PALE, deco=PT.at_folds(hi, 34, ("100,470 92,520 96,580", 18), ("162,404 142,482 108,562", -4), ("174,446 164,510 158,570", -26)))
    # from the shoulder of the raised arm to the sash
    c.lines(["162,404 142,482 108,562", "174,446 164,510 158,570", "100,470 92,520 96,570"], 5, "nail")
    # sash
    c.part([("76,548 120,568 166,542", 6), ("166,542 169,574", 5), ("169,574 122,600 78,580", 6), ("78,580 76,548", 5)], fill=SUMI, grain=True)
    c.line("86,562 120,578 150,568", 2.6, "swell", "#cbbd9f")
    c.pop()
    c.pop()
    c.blob("172,548! 190,552! 190,574! 172,574!")      # the sash goes on round his side
    # raised arm: the forearm stands bare out of the sleeve, which has slid to the elbow and hangs open towards him; the fan's pole goes through the fist and on below it
    c.part([("132,400 152,424 176,438 198,438", 6.5), ("198,438 210,520", 0), ("210,520 200,548 152,560", 0), ("152,560 140,520 138,470 132,400", 4.6, "-nail")], fill=ODO_PALE, reg=0, deco=PT.broken(hi, ("130,390! 240,390! 240,560! 130,560!", 38)))
    c.line("158,428 166,456 163,480", 5, "nail")
    c.part([("241,446 222,432 202,434 184,452 166,484 163,526!", 5, "body"), ("163,526! 196,490 241,446", 0)], fill="#16304d", reg=0, grain=False)
    c.push(196, 132, 1, .93); plumed_fan(c); c.pop()
    pole = lambda P: (c.line(P, 10, "flat"), c.line(P, 5, "flat", ODO))
    pole("196.6,160:1.1 196,270 195,372")
    HD.hold(c, HD.grasp, (228, 486), (195, 366), 3, 1.04, 17)
    c.part([("242,444 243,480 242,520 236,570", 7, "sweep"), ("236,570 196,566 163,526!", 6), ("163,526! 174,498 188,480 204,474 224,466 242,444", 6, "-body")], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("242,476! 220,488 196,490 210,504 238,494!", "198,500 208,526 212,560! 228,560 222,530 210,510"), PT.broken(hi, ("228,400! 250,400! 250,480! 214,476 186,456! 205,440", -30), ("186,450! 214,476 250,480! 250,590! 214,560 206,510", 10), ("186,450! 206,510 214,560 214,590! 150,540!", -14))))
    c.lines(["242,474 222,484 198,488", "241,486 226,500 210,506", "196,492 208,526 210,556"], 5, "nail")
    # below the fist it goes on down before the sleeve and behind thigh and shin, and stands on the boards in its iron shoe
    pole("194.2,390:1 187,590:1 177.8,852:1")
    c.line("178.6,834:1 177.6,858:.9", 10.4, "flat")
    if not c.pure:
        c.line("174,835 182.8,835", 2.4, "flat", ODO_PALE)
    c.push(-6, 15)
    # the thigh flung up before him, as long as the one he stands on, from the hip under the sash to the knee at the sleeve; the shin hangs from it, the foot in profile
    c.feet = 0
    B.bound_leg(c, "132,632", "207,592", "176,702", 1.0, 30, True, how="tied")
    over, along, under = "150,566 168,556 188,550 209,546 232,550", "108,612 150,588 184,570 207,572 231,600", "108,660 146,632 178,604 201,596 216,628"
    c.part([("146,576 164,562 184,553 200,549.6 209,546.4", 7, "sweep"), ("209,546.4 220,544.4 230,550:1.1 234.4,562:1.3 231,574:1.1", 6.5, "body"), ("231,574 230,594 226,620!", 7, "body"), ("226,620! 204,610 185,640!", 6), ("185,640! 172,664 156,684 142,698:.5", 8, "-sweep"),
            ("142,698 122,680 110,640 112,604 146,576", 0)], fill=HAKAMA,
           deco=PT.shaded(HOLLOW, ("233,570! 229,594 225,619! 207,610 214,590", "140,700! 162,676 184,639! 180,616 150,642 122,672", "112,604! 128,610 150,596 166,584! 150,600 128,622 112,640"), PT.flowing(over, along, 2 if c.pure else 3, **stripes), PT.flowing(along, under, 3 if c.pure else 4, **stripes), PT.flowing(under, "120,700 150,680 176,652 188,642 192,642", 2 if c.pure else 3, **stripes)))
    # the groin, where the thigh is folded up to the belly; from there along the thigh, and from the fork of the legs up to it
    c.line("118,596:.5 109,622:1.2 112,652:1 124,680:.7 141,699:.1", 5, "flat")
    c.line("112,634:.9 136,618:1.1 160,598:.7 182,586:.1", 4.6, "flat")
    c.line("114,606:.7 136,594:.9 156,580:.1", 3.6, "flat")
    c.line("140,696:1.1 138,676:1 146,654:.7 160,634:.1", 4.4, "flat")
    # over the kneecap the cloth is stretched, from below it it falls to the mouth
    for P, w in (("231,574:1.1 221,576:1 212,584:.8 206,597:.1", 4.2), ("186,638:.9 182,620:1 188,602:.1", 4), ("209,554:.1 218,554:1 224,560:.3", 2.8), ("230,588:.8 224,602:.8 221,615:.1", 3.4))[:2 if c.pure else 4]:
        c.line(P, w, "flat")
    c.pop()
    # the arm with the fan: the elbow thrown out at the border, the forearm comes forward, the cuff close about the wrist; the bag of the sleeve hangs from the forearm
    c.push(112, 570, -8, .98); open_fan(c); c.pop()
    c.part([("84,560! 94,566 98,590 92,608!", 4, "wire"), ("92,608! 80,590 84,560", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.light, (26, 562), (109, 590), 11, 1.04, seen=30)
    c.part([("70,424 46,452 30,488 16,534", 7.5, "sweep"), ("16,534 12,554 18,572", 7, "body"), ("18,572 30,604 32,652!", 7, "sweep"), ("32,652! 56,664 84,656!", 6), ("84,656! 90,636 92,608!", 5.4, "-body"), ("92,608! 86,592 80,572 84,560!", 5, "body"), ("84,560! 78,544 82,524 90,506", 5, "-nail"), ("90,506 96,480 104,460", 0), ("104,460 70,424", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("16,552! 46,556 72,546 84,556! 60,570 34,572!", "18,572! 48,586 60,620 58,660! 36,660 34,606"), PT.broken(hi, ("60,410! 120,440! 84,516! 72,540 16,540! 20,440", 40), ("84,510! 100,560! 94,610! 60,600 18,566! 10,540! 72,540", -2), ("94,606! 100,670! 52,670! 40,600! 60,600", -24), ("14,566! 40,590! 54,670! 20,670!", -48))))
    # the cuff's edge, turned over
    c.part([("84,560! 79,574 86,594 92,608!", 0), ("92,608! 86,615", 4), ("86,615 77,596 72,578 76,558", 3.2, "wire"), ("76,558 84,560", 4)], fill=GOFUN, reg=0, grain=False)
    c.line("84,560 80,574 86,594 92,608", 4.6)
    # from the elbow: along the forearm, aslant to the cuff, down into the bag
    c.lines(["15,548 40,556 72,548:.8 78,542", "16,560 44,572 74,592", "18,570 40,594 52,652"], 5, "nail")
    # the cloak goes over the shoulder and on down the outside of the arm, behind which it falls to its hem
    c.part([("104,386 62,410 30,452 4,520", 7.5, "sweep"), ("4,520 -8,560 -8,664", 0), ("-8,664 22,664 31,652", 0), ("31,652 24,606 32,566 58,524 84,492 110,462 134,446", 6, "-body"), ("134,446 104,386", 0)], fill=AI, reg=0, bokashi=wiped("#16304d", 800, 560, .9))
    c.lines(["88,398 50,450 26,530", "110,412 78,462 44,514 22,590", "128,436 96,464 70,494"], 5, "nail", "#16304d")
    c.line("106,404:1.1 70,446:.9 40,496:.7 20,560:.5 10,620:.1", 4.4, "nail")
    if not c.pure:
        c.line("124,432:1 96,462:.7 74,486:.1", 3, "nail")
    c.push(14, 0)
    B.lean(c, (122, 600), LEANT)
    # collar, head
    c.part([("98,386 112,420 128,448", 0), ("128,448 142,424 148,390", 0), ("148,390 98,386", 0)], fill=FLESH, reg=0, grain=False)
    for P, Q, fill in (("86,388 104,428 138,472", "138,472 147,458 119,420 103,384", GOFUN), ("101,385 118,418 141,450", "141,450 147,441 124,408 110,383", AI_PALE)):
        x, y = Q.split()[-1], P.split()[0]
        c.part([(P, 5), (Q, 4), (x + " " + y, 0)], fill=fill, reg=.3, grain=False)
    c.part([("150,388 146,420 134,452", 4), ("134,452 143,468 160,434 166,396", 5), ("166,396 150,388", 0)], fill=GOFUN, reg=.3, grain=False)
    c.head(131, 414, -9, .8, True)
    F.face_man(c, kind="chanter")
    temple(c)
    c.push(2, -6, -4, 1, sy=.72); eboshi(c); c.pop()
    chin_cord(c)
    c.pop()
    c.pop()
    c.pop()
    return c.finish()
