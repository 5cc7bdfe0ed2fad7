# SPDX-License-Identifier: GPL-3.0-or-later
"""Thất sách: bearded man in cap and coat, on one knee under a great white drum that he is about to lift."""
import math

from card import *
from heads import strokes
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


@own_head("bearer", "-34,-15! -31,-8 -36,1 -40,9:1.1 -38,19 -34,27! -36,34 -36,46 -27,56 -12,58", "-12,58 8,55 25,44 35,26 36,2")
def bearing(s, left, right):
    """The drum bearer's face: a fleshy hooked nose, the brow drawn down over both eyes, the teeth set under a moustache."""
    F.skin(s, ("6,-70 -10,-66 -23,-53 -31,-39 -36,-25:1.1 -34,-15!", 4.6, "wire"), (left, 4.6, "wire"), (right, 4.6, "sweep"), ("36,2 40,-36 34,-62 6,-70", 0))
    if not s.pure:
        s.fill("-34,-2! -31,-6 -26,-6.6 -20,-1.4! -27,1.6", GOFUN); s.fill("-11,1! -5,-6 3,-8 12,-7.4 22,-1.4! 10,3 0,4", GOFUN)
    s.blob("-17.6,-7! -21,-15 -28,-22 -36,-24.4 -42,-19! -36,-18.6 -30,-14.6 -24,-7.6")
    s.blob("-36,-1! -33,-7.6 -28,-10 -22,-6.4 -17,-.6! -23,-3.8 -28,-5.6 -32,-4.2")
    s.blob("-29.6,-6 -25.6,-7.6 -22.6,-4.6 -23.8,-.6 -27,.2 -29.6,-2")
    strokes(s, 1.5, "-34,1.4 -28,3.4 -20,1.6")
    s.fill("-15,-12 -18,0 -27,8 -36,14 -39,20 -35,25 -26,25 -12,23 -8,10", FLESH)
    strokes(s, 3.5, "-14.6,-9:.4 -16.6,-1:.9 -23,5.4:.8 -31.6,10.6:1 -38,16.4:1.2 -38,22:1.2 -33,24.6:.9 -28,23.4:.5")
    s.blob("-31,22.4! -27.4,20 -23.6,21.2 -23.4,23.8! -27,23.4")
    strokes(s, 2.7, "-22.4,12.6:.5 -16,11.4:1.1 -11.6,16:1.2 -13,22.4:1 -20.6,25:.6")
    # brows of many hairs that meet over the nose, the creases between them, lids and what lies under the eyes
    s.blob("-12.6,-7.6! -10,-15 -3,-23 8,-30 22,-31.4 38,-22! 28,-23.6 31,-19! 18,-22.4 9,-20.4 2,-15.4 -5,-8")
    F.hairs(s, ((-8, -17), (6, -28), 6, (-3, -4)), ((8, -29), (34, -24), 7, (5, -4)), ((-4, -9), (18, -21), 6, (4, 4)))
    s.blob("-12,.6! -8,-6.6 -1,-11 9,-11.6 18,-8 27,0! 17,-4.6 9,-6.8 1,-6.6 -5,-2.8")
    s.blob("-6.6,-4.6 -2,-8.2 3.4,-6.8 4,-2 .6,1.4 -4,.8")
    strokes(s, 1.6, "-9.6,2 -1,4.8 9,3.4 20,-1")
    strokes(s, 2.4, "-18.6,-21:.2 -13.6,-15:1.1 -14.6,-7:.3", "-5,9:.2 6,11.6:1 17,5:.2")
    strokes(s, 2.4, "-11,17:1.2 -3,22:1 2,30:.4")
    # set teeth between drawn lips
    s.blob("-34,38! -28,34 -20,33 -11,35.4 -2,42! -11,44 -20,44.6 -29,43")
    s.fill("-31.6,38.4! -27,36 -20,35.2 -12,37.4 -6.6,40.8! -13,42.2 -21,42.4 -29,41.2", GOFUN)
    strokes(s, 1.1, "-27,36.4 -27,41", "-22,35.6 -22,42", "-17,36 -16.6,42", "-12,37.8 -11.4,41.6")


def full_beard(s):
    """Beard and moustache in locks, each with a point of its own; in the head's own units."""
    F.black(s, "31,-8! 37,2 40,18 35,36! 34,44 27,50! 25,60 15,62! 10,76 2,72! -4,90 -9,76! -15,88 -18,74! -25,80 -27,66! -33,68 -37,52 -37,45! -30,48 -24,51 -17,50.4 -8,51 3,47 9,38 14,24 21,10")
    F.hairs(s, ((20, 14), (10, 36), 4, (-5, -1)), ((-35, 47), (-22, 51), 3, (-1, -5)))
    for P in ("30,6 31,24 22,44", "25,14 24,32 12,54", "18,28 12,44 0,60", "10,46 2,58 -6,76", "-2,54 -6,62 -10,70", "-14,54 -15,64 -16,72", "-22,55 -24,62 -25,70", "34,20 30,38 26,46"):
        s.line(P, 1.3, "swell", F.HAIRLINE)
    s.blob("-23,27! -31,28.4 -38,34 -43,47! -35,40 -28,35.4 -24,33")
    s.blob("-17,26.6! -8,27 1,32 8,47! -1,40 -9,36 -17,32.6")
    for P in ("-26,30 -33,33 -38,39", "-13,29 -5,31 2,38"):
        s.line(P, 1, "swell", F.HAIRLINE)


X, Y, R = 179, 376, 115         # the drum's skin
BACK = 46, 58                   # from there to the other skin


def ring(x, y, q, n=22):
    return [(x + q * math.cos(i * 2 * math.pi / n), y + q * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def comma(c, a):
    """One of the three that turn on the skin: its head, and its tail along the circle that all three touch."""
    out = R * .6
    on = lambda turn, r, corner=False: (X + out * r * math.cos(math.radians(a + turn)), Y + out * r * math.sin(math.radians(a + turn)), corner, None)
    hx, hy, *_ = on(0, .6)
    head = [(hx + out * .4 * math.cos(math.radians(a + t)), hy + out * .4 * math.sin(math.radians(a + t)), False, None) for t in (150, 190, 230, 270, 315)]
    # its inner edge is one S from the point of the tail into the round of the head
    c.ink(shape_d(c._x([on(120, 1, True), on(100, .965), on(80, .905), on(62, .81), on(49, .68), on(42, .52)] + head + [on(0, 1), on(24, 1), on(48, 1), on(72, 1), on(96, 1)])), SUMI)


def drum(c):
    """A temple's drum, larger than who bears it, let down upon his back: the frame cuts it off."""
    (u, v), across = BACK, math.hypot(*BACK)
    # the barrel, its staves and the ring to lift it by
    left, right = (X - v / across * R * .97, Y + u / across * R * .97), (X + v / across * R * .97, Y - u / across * R * .97)
    swell = [(X + u + R * math.cos(math.radians(a)), Y + v + R * math.sin(math.radians(a)), False, None) for a in range(128, 40, -11)]
    c.part([([(*left, False, None), (left[0] + u * .6 - 6, left[1] + v * .6 + 6, False, None)] + swell, 7.5, "body"), ("%g,%g 262,540! 262,250! %g,%g" % (*swell[-1][:2], *right), 0), ("%g,%g %g,%g" % (*right, *left), 0)], fill="#b98434", bokashi=wiped("#5c3d1c", (X + 20, Y + R - 6), (X + 34, Y + R + 24), .7))
    for k in () if c.pure else range(11):
        a = math.radians(14 + k * 9)
        x, y = X + R * math.cos(a), Y + R * math.sin(a)
        c.line("%g,%g %g,%g" % (x, y, x + u * .76, y + v * .76), 3.2, "rat", "#2c1d0e")
    # the other skin is nailed over its far edge
    rim = lambda k: [(X + u * k + (R + 1) * math.cos(math.radians(a)), Y + v * k + (R + 1) * math.sin(math.radians(a)), False, None) for a in range(112, 24, -11)]
    c.part([(rim(.8), 3.4, "wire"), ([rim(.8)[-1], rim(1)[-1]], 0), (rim(1)[::-1], 6, "wire"), ([rim(1)[0], rim(.8)[0]], 0)], fill="#d9cba9", reg=0, grain=False)
    for a in () if c.pure else range(30, 100, 6):
        dot(c, X + u * .9 + R * math.cos(math.radians(a)), Y + v * .9 + R * math.sin(math.radians(a)), 2.6, SUMI, 7)
    c.flush()
    # the skin is drawn over the barrel's edge, thick, and nailed down
    P = ring(X + 7, Y + 7, R, 34)
    c.part([(P + P[:1], 6, "wire")], fill="#d9cba9", reg=0, grain=False)
    P = ring(X, Y, R, 34)
    c.part([(P + P[:1], 6.5, "wire")], fill=GOFUN, reg=0, grain=False)
    # the worn middle, the tacks
    c.fill(ring(X - 4, Y + 4, R * .7), PAPER, opacity=.8)
    for p in ring(X, Y, R * .89, 24 if c.pure else 32):
        dot(c, p[0], p[1], 4.3, SUMI, 7)
    c.flush()
    Q = ring(X, Y, R * .79, 30)
    c.line(Q + Q[:1], 2.6, "wire")
    for a in (-170, -50, 70):
        comma(c, a)


def scroll(s, x, y, k, turn, flip=False):
    """A tendril of the vine on his coat, in a paler green: it winds up on itself, and a second one springs from it the other way, a leaf between them."""
    s.push(x, y, turn, k, flip)
    wound = lambda x, y, r, a, b: [(x + r * (1 - .8 * t / 7) * math.cos(math.radians(a + (b - a) * t / 7)), y + r * (1 - .8 * t / 7) * math.sin(math.radians(a + (b - a) * t / 7)), False, 1 - .6 * t / 7) for t in range(8)]
    s.line([(-34, 34, False, .5)] + wound(0, 0, 24, 150, 640), 4.6, "flat", VINE)
    s.line([(-26, 22, False, .4)] + wound(-34, -14, 15, 60, -380), 4, "flat", VINE)
    s.fill("-22,20! -14,26 -6,38 -8,46! -18,40 -24,30", VINE)
    s.pop()


VINE = "#a2b07f"


def lifting_ring(c, x, y):
    """An iron ring in its eye on the barrel."""
    c.part([("%g,%g %g,%g %g,%g %g,%g %g,%g" % (x - 2, y - 20, x + 12, y - 17, x + 14, y - 5, x + 2, y - 3, x - 2, y - 20), 3.4, "wire")], fill=GREY, reg=0, grain=False)
    P = ring(x, y, 13, 12)
    c.line(P + P[:1], 7.5, "flat"); c.line(P + P[:1], 2.2, "flat", GREY_PALE)
    dot(c, x + 6, y - 12, 3, SUMI, 6)
    c.flush()


def soft_cap(c):
    """Round soft cap with a folded brim; in the head's own units."""
    c.part([("-34,-36 -50,-47 -53,-66 -41,-86 -20,-96 -2,-97.6 10,-97 28,-99 48,-89 64,-71 68,-49 56,-26", 6.5, "sweep"), ("56,-26 36,-42 4,-50 -34,-36", 5)], fill=SUMI, reg=0)
    c.lines(["6,-95 -10,-80 -24,-62 -28,-50", "8,-94 2,-74 -4,-56", "11,-95 24,-78 25,-58", "-44,-74 -40,-58 -34,-46", "58,-68 52,-56 42,-50"], 3, "swell", "#b9ab90")
    c.part([("-37,-28 -8,-46 24,-46 62,-26", 5), ("62,-26 60,-10", 4), ("60,-10 24,-30 -6,-30 -34,-14", 5), ("-34,-14 -37,-28", 4)], fill=GREY_PALE, reg=.4)


def rope(c, P, knots=()):
    for w, col in ((13, SUMI), (7.5, ODO_PALE)):
        c.line(P, w, "even", col)
    D = dense(pts(P), 3)
    for k in range(4, len(D) - 3, 4):
        (ax, ay, _), (bx, by, _) = D[k - 1], D[k + 1]
        l = math.dist((ax, ay), (bx, by)) or 1
        ux, uy = (bx - ax) / l, (by - ay) / l
        x, y, _ = D[k]
        c.line("%g,%g %g,%g" % (x - uy * 4.5 - ux * 3, y + ux * 4.5 - uy * 3, x + uy * 4.5 + ux * 3, y - ux * 4.5 + uy * 3), 2.4, "wire")


def hung_rope(c):
    """A shrine's great rope of rice straw, hung across the gate, from which tufts and folded papers hang: the border cuts it."""
    for x, y, k, turn in ((160, 62, .92, 5), (196, 74, 1.1, -2), (232, 72, .92, -7)):
        c.push(x, y, turn, k)
        for P in ("-6,2! 8,2! 6,20! -8,22!", "-1,18! 13,16! 12,36! -3,38!", "-7,34! 7,34! 5,56! -9,58!"):
            c.part([(P + " " + P.split()[0], 3, "wire")], fill=GOFUN, reg=0, grain=False)
        c.pop()
    for x, y in ((178, 70), (215, 74)):
        for d in (-6, -2, 2, 6):
            c.line("%g,%g %g,%g %g,%g" % (x + d * .4, y, x + d * .8, y + 18, x + d * 1.5, y + 34 - abs(d) * .5), 4.6, "rat")
            c.line("%g,%g %g,%g" % (x + d * .4, y, x + d * 1.2, y + 25), 2.2, "rat", ODO_PALE)
    P = "131,-4:.8 142,26:.9 166,48:1.05 204,60:1.15 256,58:1.1"
    c.line(P, 31, "flat", rough=.6); c.line(P, 22, "flat", ODO_PALE, .6)
    # two strands wound about each other, straws in each
    D = dense(pts(P), 2)
    for k in range(8, len(D) - 4, 9):
        (ax, ay, w), (bx, by, _) = D[k - 2], D[k + 2]
        l = math.dist((ax, ay), (bx, by)) or 1
        u, v = (bx - ax) / l, (by - ay) / l
        x, y, w = D[k]
        at = lambda along, aside: "%.1f,%.1f" % (x + u * along * w - v * aside * w, y + v * along * w + u * aside * w)
        c.line("%s:1 %s:1.1 %s:.7" % (at(9, -12), at(1, -1), at(-9, 12)), 3.2, "flat")
        if not c.pure:
            for d in (5, 10):
                c.line("%s %s %s" % (at(9 + d * .7, -9 + d * .3), at(2 + d * .7, -1), at(-5 + d * .6, 7 - d * .3)), 1.3, "swell", "#8a6a34")


def braced(c):
    """The hand that bears his weight: the wrist straight above the knee, the back of the hand towards us, fingers closed side by side over the kneecap, the thumb by itself."""
    kept, c.curved_from = c.curved_from, HD.CURVED_FROM
    for bone, thick in (("51,667 46.6,680! 47.4,693", 8.4), ("58.4,671 54.6,687! 55.6,703", 9.4), ("67,672 63.6,690! 64.4,708", 9.8), ("76,669 73,687! 73.4,702", 9.6)):
        HD._digit(c, bone, thick)
    HD._thumb(c, "79,654 88,660 94,669! 95,681", 9.6)
    F.skin(c, ("48,614 49,629:1.1 54,643 56,652:.8 51,661 46.4,671!", 5, "body"), ("46.4,671! 50,675.4 54,674 58,678! 63,676.6 68,679! 74,676 81.6,672!", 2.6, "wire"), ("81.6,672! 84,663 79.6,653:.8 79.6,641 84,626 84,612", 5, "body"), ("84,612 48,614", 0))
    if not c.pure:      # the muscle of the forearm, the bone beside the wrist
        strokes(c, 2, "61,618:.3 58,630:1 61,646:.1")
        c.line("76,646:.2 73,650:1 75,655:.2", 1.9, "flat")
    # the tendons, from the wrist to the knuckles; the joints of the fingers
    c.lines(["59,657 55,664 53,671", "66,657 64,666 64,674", "73,658 75,666 75,672"], HD._w(c, HD.FINE), "swell")
    if not c.pure:
        c.lines(["43,681 45.6,683 48,682", "52,688 55,690 58,688.6", "61,691 64,692.6 67.4,690.6", "70.6,687 73.6,688.6 76.4,687"], HD._w(c, HD.HAIR), "hair")
    c.curved_from = kept


def draw():
    c = Card("7s", seed="drum")
    # before a shrine at dusk: the straw rope with its papers
    c.fade("#c2b083", 10, 1000, .66)
    if not c.pure:
        # the shrine's cedars in the dusk, without a line, and the paved court before them
        c.fill("4,318! 14,352 10,362! 24,402 16,408! 34,462 24,470! 44,536 32,546! 54,628 40,640! 58,730 50,742! 70,838! 4,838!", "#c3b383")
        c.fill("4,470! 12,498 9,506! 20,556 14,562! 28,640 20,648! 36,730 28,738! 44,838! 4,838!", "#ab9d70")
        c.fill("4,838! 60,833 120,836! 250,832! 250,996! 4,996!", "#cbc0a3")
    # flagstones
    for P, w in (("10,838 60,833 120,836", 4), ("10,912 90,905 180,908", 4.4), ("10,962 80,957 178,958", 4.4), ("58,906 44,958", 3.4), ("128,906 124,957", 3.4), ("30,960 18,990", 3.4), ("100,958 94,990", 3.4), ("96,880 84,906", 3))[:5 if c.pure else 8]:
        c.line(P, w, "swell")
    if not c.pure:      # the shade of man and drum on the stones
        c.fill("16,884! 60,890 98,884 120,892 150,890 176,884! 168,896 146,903 110,908 50,902 20,896", "#a3977a")
    hung_rope(c)
    drum(c)
    # the knee on the ground, the shin in its legging behind it, the foot upon its toes: instep before, sole and sandal behind
    c.push(-3, -9)
    # the heel is up and the toes are bent under: of the sole one sees no more than its edge
    F.skin(c, ("190,822 186,838 182,851", 4.4, "body"), ("182,851 174,855 167,861:.8!", 3.2, "wire"), ("167,861! 166,868 172,870! 175,873 181,870! 184,874 190,870! 194,872 199,867", 3, "wire"), ("199,867 205,852 213,836 222,824", 4.4, "body"), ("222,824 228,812 224,800 212,798", 5, "body"), ("212,798 190,822", 0))
    c.line("164,877:.8 184,878:1 200,875:1 210,858:1 219,842:1 230,826:1 234,812:.7", 6.6, "flat"); c.line("166,876.6:.8 184,877.6:1 199.6,874.6:1 209.6,857.6:1 218.6,841.6:1 229.4,826:1 233,814:.7", 3, "flat", ODO)
    c.lines(["172,870 173,865 177,861", "181,870 182,865 185,862", "190,870 191,865 193,863"], 2.4, "-rat")
    c.line("178,856 194,848 208,856", 4, "wire"); c.line("188,832 204,830 219,838", 4, "wire")
    c.line("214,806 221,809 224,816", 2.2, "swell")
    c.part([("146,842 178,822 198,800", 5, "sweep"), ("198,800 207,816 199,838", 5, "body"), ("199,838 180,860 150,886", 6, "-sweep"), ("150,886 146,842", 0)], fill=GREY)
    for P in ("184,818 194,834 191,848", "193,808 202,824 199,838"):
        c.line(P, 6.5, "even"); c.line(P, 3, "even", ODO_PALE)
    if not c.pure:
        c.lines(["162,862 174,852 182,838", "160,872 172,866 178,858"], 3, "nail")
    c.pop()
    # the other foot stands ahead
    B.bound_leg(c, "96,670", "66,712", "80,846", 1, 2, fill=GREY, how="tied")
    # the calf pressed out behind the upright shin
    c.part([("97,752 104,764 107.4,779 104,797 95,818", 6, "body"), ("95,818 88,800 88,774 97,752", 0)], fill=GREY, reg=0, grain=False)
    c.lines(["106,775 99,780 91,777", "104,792 99,796 92,806"], 3.6, "nail")
    tr = lambda left, right, n, *folds: PT.flowing(left, right, n - bool(c.pure), (3.2,), "#57514a", 7 - bool(c.pure), folds=folds)
    # the thigh of the upright leg comes towards us: from the groin under the coat to the kneecap, over which the cloth is stretched, and from there it falls to the tie
    c.part([("122,668 92,666 64,674 46,689", 6.5, "sweep"), ("46,689 38,700 36,711:1.1 40,724 46,735 51,747!", 6.5, "body"), ("50,747! 72,753 98,745!", 5), ("98,745! 112,752 130,753 152,744", 5.5, "body"), ("152,744 170,690 122,668", 0)], fill=GREY_PALE, deco=tr("122,662 84,660 50,676 28,704 40,756", "170,730 136,756 112,754 98,744 92,758", 6))
    # the leg he kneels on: the seat rounds out under the coat's skirt at the border, the thigh goes from there straight down to the stone, narrower and narrower,
    # and turns at the knee; the cloth is gathered behind it, where the legging begins
    c.part([("178,690 155,724 134,764:1.1 121,806", 7.5, "sweep"), ("121,806 115,822:.7 101,836 97,851:1.3 98,864 106,875!", 6.5, "body"), ("106,875! 124,881 138,880 149,872!", 6.5, "body"), ("149,872! 158,857 157,837!", 5, "wire"), ("157,837! 178,816 204,790 222,766", 6.5, "sweep"),
            ("222,766 233,750 236.4,730 231,696", 7.5, "-sweep"), ("231,696 178,690", 0)], fill=GREY_PALE,
           deco=PT.shaded("#a79d88", ("156,842! 178,816 204,790 226,762! 206,770 184,788 158,820",), tr("172,690 154,732 132,776 108,826 98,880", "258,690 246,746 208,786 168,826 152,890", 6, "232,746 196,740 160,740")))
    # from the groin over the hip; the seat's crease; from behind the knee over its cap
    for P, w in (("161,736:.4 184,751:1 208,753:.8 230,740:.1", 4.8), ("223,765:1 206,770:.9 188,765:.1", 4.4), ("180,813:.9 164,802:1 154,782:.1", 4), ("157,838:1.1 142,830:1 126,827:.7 116,832:.1", 4.2), ("158,850:1 146,846:.9 132,852:.1", 3.6),
                 ("169,720:.3 186,734:1 206,737:.1", 3.6), ("106,842:.2 104,853:1 109,864:.1", 3))[:4 if c.pure else 7]:
        c.line(P, w, "flat")
    # before the groin, and round the upright knee
    for P, w in (("110,728:.1 100,716:.9 88,708:.8 78,706:.1", 4), ("100,745:1 84,738:.9 64,740:.1", 3.6), ("46,738:.2 45,724:1 51,714:.1", 3))[:1 if c.pure else 3]:
        c.line(P, w, "flat")
    # coat: the back bent under the load
    c.part([("96,548 78,596 84,642 106,690", 7.5, "sweep"), ("106,690 150,742 200,752 250,722", 6.5), ("250,722! 250,650", 0), ("250,650 236,622 224,576 214,540 206,510 196,484:1.2! 186,478:.8! 178,470 166,466 150,464 138,470 130,484", 8.5, "-sweep"), ("130,484 112,500 96,548", 6)], fill=MIDORI, deco=PT.shaded("#56684a", (), lambda s: scroll(s, 158, 530, .8, 20), lambda s: scroll(s, 166, 656, .86, -30, True), lambda s: scroll(s, 112, 622, .7, 60), PT.hollows("128,590 128,640 150,690", "112,550 104,610 112,664")))
    c.part([("98,668 146,718 198,730 250,698", 0), ("250,698! 250,722", 0), ("250,722 200,752 150,742 106,690", 0), ("106,690 98,668", 0)], fill=PAPER_LIGHT, reg=0, grain=False,
           deco=PT.at_folds(lambda sheet, turned: PT.ichimatsu(sheet, 12, SUMI, turned), 30, ("134,690 128,716 126,740", 12), ("164,706 156,722 152,748", 2), ("202,718 194,732 190,756", -14)))
    c.line("97,668 146,718 198,730 250,698", 3.4, "wire"); c.line("106,690 150,742 200,752 250,722", 6.5)
    # the drum's rim is pressed into the cloth: its shade lies there, and the cloth is gathered under it
    if not c.pure:
        c.fill("134,486! 146,471 166,472 192,485 202,506! 190,496 172,490 152,484", "#56684a")
    c.lines(["152,468 150,482 144,494", "170,472 172,488 166,506"], 4.4, "nail")
    c.lines(["112,560 104,610 110,650", "128,600 128,640 146,676", "196,696 194,712 190,730", "160,690 156,706 152,720"], 4.8, "nail")
    # sash, drawn tight
    c.part([("84,622 118,664 178,684 250,650", 6.5), ("250,650! 250,692", 0), ("250,692 178,722 112,694 92,660", 6.5), ("92,660 84,622", 5)], fill=SUMI)
    for P in ("98,646 130,680 170,694", "150,706 200,706 244,678", "112,664 150,700 190,708"):
        c.line(P, 2.8, "swell", "#cbbd9f")
    # drumsticks in the sash
    for P in ("210,672 219,700 232,752", "228,664 230,700 232,752"):
        c.line(P, 11, "even"); c.line(P, 6, "even", ODO_PALE)
    c.part([("196,676 242,656", 0), ("242,656 244,694", 0), ("244,694 200,710", 0), ("200,710 196,676", 0)], fill=SUMI, back=None, reg=0, grain=False)
    # far arm: the elbow stands out, the forearm comes straight down on the knee and bears on it
    B.cuff(c, "46,634 60,622 84,616", "84,616 76,634 46,634")
    braced(c)
    c.part([("98,538 68,542 42,562 27,596", 7.5, "sweep"), ("27,596 32,618 46,634!", 6.5, "body"), ("46,634! 60,624 84,617!", 5.5), ("84,617! 110,596 124,544", 6, "-nail"), ("124,544 98,538", 0)], fill=MIDORI, reg=.4, deco=PT.shaded("#56684a", (), lambda s: scroll(s, 78, 584, .74, 120), PT.hollows("72,548 50,576 42,604", "34,600 56,606 78,604")))
    c.lines(["74,548 52,574 44,606", "32,602 56,608 80,606", "104,566 96,590 84,606"], 4.4, "nail")
    # neck, collar, the head thrust forward and down
    c.head(114, 538, -30, .79); F.neck(c, 4.6); c.pop()
    c.part([("66,552 80,578 98,596", 5), ("98,596 126,568 142,530 142,506", 5.5), ("142,506 124,506 108,548 78,536", 4.5), ("78,536 66,552", 4)], fill=AI, reg=.4, grain=False)
    # the rope from the drum's ring over the shoulder and down to his fist; its end hangs
    lifting_ring(c, 222, 473)
    # a second one comes from the drum's other ring under his arm
    rope(c, "192,540 172,552 154,574 142,600")
    rope(c, "212,472 197,463 174,470 155,500 143,552 135,600 134,640 139,672")
    rope(c, "207,464 214,470 214,478 207,477")
    for d in (-5, -2, 2, 5):
        c.line("%g,672 %g,682 %g,694" % (139 + d * .5, 140 + d, 141 + d * 1.7), 3.4, "rat", ODO_PALE)
    c.line("131,672:1 139,676:1 147,671:1", 4.6, "flat")
    # near arm: from the shoulder to an elbow at the border, the forearm comes back out of an oval cuff to the rope before the breast
    B.cuff(c, "174,585 164,604 167,634 178,656 193,665", "193,665 196,620 174,585")
    HD.hold(c, HD.grasp, (228, 646), (136, 600), 8, 1.08)
    c.part([("180,475 196,490 209,520:.9 218,556:.8 227,600 237,642:1.3!", 9, "sweep"), ("237,642! 226,656 210,663 193,665!", 7, "body"), ("193,665! 197,640 189,606 174,585!", 5.5), ("174,585! 188,583 200,576!", 5, "body"), ("200,576! 190,546 178,520 168,502", 5.5, "-nail"), ("168,502 180,475", 0)], fill=MIDORI, reg=0,
           deco=PT.shaded("#56684a", ("237,642! 214,618 200,576! 214,596 236,620", "237,642! 226,656 210,663 193,665! 208,652 222,646"), lambda s: scroll(s, 198, 540, .8, -40), lambda s: scroll(s, 204, 626, .72, 70, True)))
    # the cuff's edge, turned over
    c.line("193,665 197,640 189,606 174,585", 4.4, "flat", GREY_PALE)
    c.line("197,663 201,640 193,606 180,584", 3, "wire")
    # folds fan from the elbow: to the crook, along the forearm, to the cuff; and down from where the rope bites the shoulder
    for P, w in (("236,640:1 218,612:.9 201,577:.2", 5), ("235,644:1 218,628:.9 198,620:.1", 4.4), ("232,650:.9 216,652:.8 200,650:.1", 3.6), ("227,604:.9 216,592:.7 210,576:.1", 3.4))[:2 if c.pure else 4]:
        c.line(P, w, "flat")
    for P in ("184,480:1.2 182,498:.8 176,514:.1", "190,484:1.2 196,502:.8 196,524:.1", "196,488:1.1 206,502:.8 213,522:.1")[:1 if c.pure else 3]:
        c.line(P, 4.2, "flat")
    c.head(114, 538, -30, .79)
    F.face_man(c, kind="bearer"); F.ear(c); strokes(c, 1.8, "36,-9:.4 41,-9:1 43,-2:1 40,6:.4", "36,2:.4 38.6,6:1 37,10:.4"); B.side_hair(c); full_beard(c)
    soft_cap(c)
    c.pop()
    return c.finish()
