# SPDX-License-Identifier: GPL-3.0-or-later
"""Cửu văn: wandering monk in a two-horned cap climbs a path beside a waterfall, a tall box on his back, a ringed staff."""
import math

from card import *
from heads import combed_brow, lids_as_told, listening_ear
from men import own_head
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


@own_head("ascetic", "-33,-10 -37.5,0 -38,8 -34,17 -32,30 -35,37 -33,47 -29,57 -20,62.5", "-20,62.5 -8,60 6,50 19,39 25,30:.8 31,16 35,2")
def fasting(s, left, right):
    """A man of fifty who eats little: brow and cheekbone stand out over hollow cheeks, the nose is a hook, both eyes go up the path."""
    F.skin(s, ("6,-70 -10,-66 -24,-52 -30,-36 -33,-26 -29.6,-17 " + left, 4.4, "wire"), (right, 4.4, "wire"), (right.split()[-1] + " 40,-30 36,-62 6,-70", 0))
    # the far eye lies behind the bridge
    combed_brow(s, "-21,-20 -27,-25 -34,-24", 6, 2.6, 30)
    lids_as_told(s, "-33.6,-8:.3 -29,-11.6:1 -23,-10:.9 -19,-6:.4", 3, (-28.6, -8.2, 2.7), "-32,-4.6 -28,-3.2 -22,-4.4")
    # the nose in one stroke from the brow over its hump to the tip, before the far cheek; the wing by itself
    s.fill("-13,-20 -22,-6 -30,4 -38,14 -41,19! -36,23 -30,22 -22,23 -14,20 -12,6", FLESH)
    s.line("-15,-23:.2 -19,-14:.8 -24.6,-6:1.1 -27,-1:.7 -33,8:.8 -40,16:1 -41.4,20.4:1.2 -37,23.4:.9 -32,21.4:.3", s.fine(4), "flat")
    s.line("-19,9:.2 -13.6,13:1 -14,20:1 -19,22.6:.8 -23,20.4:.2", s.fine(3.6), "flat")
    s.line("-33,20.4:.4 -29,18:1 -25,20.4:.3", s.fine(4), "flat")
    # furrows where the brows meet
    s.line("-13,-29:.1 -11.6,-22:1 -14,-16:.1", 1.8, "flat")
    combed_brow(s, "-9,-19 1,-26 16,-28 29,-20", 12, 3.2, -34, 10)
    lids_as_told(s, "-11,-4.6:.3 -6,-9.4:.9 3,-12.6:1.25 14,-10:.9 24,-4:.15", 3.8, (-2.6, -8, 3.3), "-8,-2.6 2,-.6 16,-3")
    s.line("-7,-13.6 4,-17.4 19,-12.6", 1.4, "swell")
    # cheekbone, hollow cheek, the fold from the wing to the corner of the mouth
    s.line("27,5:.1 17,9:.8 8,18:1 4,31:.1", 2.6, "flat")
    s.line("-12,17:.1 -5,24:1 -2.6,33:.8 -5,43:.1", 2.2, "flat")
    # lips shut on the breath: the dark between them, a corner drawn down, an accent under the lower
    s.line("-35.6,35.4:.3 -30,33.6:1 -27,34.8:.8 -21,33.8:1.1 -13,37:.8 -9.6,41:.2", s.fine(4.6), "flat")
    s.lines(["-31,41 -26,42.6 -19,41"], 2, "swell")
    # a thin moustache that hangs past the corners, a tuft on the chin
    s.line("-29,27:.3 -33,29.4:1 -37,36:.6 -38,43:.1", s.fine(4.4), "flat")
    s.line("-24,26.6:.3 -15,28.6:1 -7,35:.7 -3,46:.1", s.fine(4.8), "flat")
    for P in ("-31,51:.5 -34,63:1 -40,79:.1", "-27,53:.6 -29,66:1 -33,86:.1", "-22,54:.6 -22,68:1 -25,82:.1", "-17,54:.5 -15,64:1 -18,75:.1"):
        s.line(P, 4.4, "flat")


def back_box(c):
    """Wooden travelling box on legs, roofed, carried high: front and side of it, the roof's gable."""
    for x in (150, 206):
        c.line("%g,470 %g,610" % (x, x + 3), 11, "even"); c.line("%g,470 %g,608" % (x, x + 3), 5, "even", "#a97f35")
    # side in shadow, front in light
    c.part([("204,196! 246,180!", 0), ("246,180! 246,500!", 6), ("246,500! 206,516!", 6), ("206,516! 204,196!", 5)], fill="#4a3a28", reg=0)
    c.part([("136,204! 204,196!", 5), ("204,196! 206,516!", 6), ("206,516! 140,514!", 6), ("140,514! 136,204!", 6.5)], fill=ODO, reg=0)
    # planks side by side, a light along the worn edge of each
    for x in (217, 231):
        c.line("%g,%g %g,%g %g,%g" % (x, 194 - (x - 206) * .4, x + 1, 340, x, 510 - (x - 206) * .4), 3, "even")
    for x in () if c.pure else (209, 220, 234):
        c.line("%g,%g %g,%g %g,%g" % (x, 204 - (x - 206) * .4, x + .6, 300, x, 420), 2.2, "rat", "#8f6f42")
    for x in (160, 182):
        c.line("%g,206 %g,340 %g,514" % (x, x + 1, x + 1), 3, "even")
    if not c.pure:
        c.lines(["193,216 195,290 193,380", "171,300 173,380 171,470", "196,420 194,460 196,500"], 2.2, "rat", "#a0702a")
    # two cords round it, knotted on its side
    for y in (272, 420):
        P = "138,%g 205,%g 246,%g" % (y + 4, y, y - 15)
        c.line(P, 9, "flat"); c.line(P, 4.4, "flat", ODO_PALE)
        for Q in ("226,%g 236,%g 232,%g" % (y - 6, y + 8, y + 26), "226,%g 218,%g 222,%g" % (y - 6, y + 8, y + 22)):
            c.line(Q, 7, "flat"); c.line(Q, 3.2, "flat", ODO_PALE)
        c.blob("219,%g 226,%g 234,%g 233,%g 225,%g 219,%g" % (y - 9, y - 13, y - 9, y - 1, y + 2, y - 2))
    # its lid, and a rolled mat tied on top
    c.part([("126,206! 128,186! 206,177! 216,197!", 5.5), ("216,197! 126,206!", 6)], fill=SUMI, reg=0)
    c.part([("206,177! 250,164!", 5), ("250,164! 250,184!", 5), ("250,184! 216,197!", 6), ("216,197! 206,177!", 4)], fill=SUMI, reg=0)
    c.line("132,199 212,190 246,178", 2.6, "wire", "#b9ab90")
    c.part([("146,184 138,164 148,144", 0), ("148,144 200,136 244,124", 6.5, "body"), ("244,124! 256,132 256,152 248,162!", 5, "body"), ("248,162 204,178 150,186", 6, "body")], fill=ODO_PALE)
    if not c.pure:
        c.lines(["166,152 206,144 248,128", "166,164 210,156 248,142", "164,175 210,167 248,153"], 2.6, "wire", "#a97f35")
    c.part([("246,123 258,132 258,152 249,163", 5, "body"), ("249,163 237,154 236,134 246,123", 5.5, "body")], fill=ODO, reg=.5, grain=False)
    c.line("240,152:.5 241,136:1 249,131:1 254,140:1 252,152:1 246,154:1 244,145:1 248,139:.6", 3, "flat")
    for x in (186, 230):
        c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 7.5, "flat"); c.line("%g,%g %g,%g %g,%g" % (x - 3, 142 - (x - 186) * .32, x + 5, 158 - (x - 186) * .34, x, 178 - (x - 186) * .34), 3.8, "flat", PAPER_LIGHT)


def horned_cap(c):
    """Cloth cap whose two corners stand up; in the head's own units."""
    c.part([("-34,-34 -38,-56 -42,-86!", 6, "sweep"), ("-42,-86! -20,-84 -2,-80", 5.5), ("-2,-80 22,-90 52,-116!", 5.5), ("52,-116! 68,-82 70,-50 60,-22", 6, "sweep"), ("60,-22 38,-42 4,-50 -34,-34", 5)], fill=AI, reg=.4,
           deco=lambda s: (s.fill("52,-120! 44,-92 50,-62 44,-36! 80,-20! 80,-120!", DEEP), s.fill("-44,-90! -34,-78 -30,-56 -34,-30! -44,-30!", DEEP), s.fill("2,-80! 10,-70 8,-54 12,-46! -2,-48! -2,-66", DEEP)))
    for P, w in (("51,-112 43,-90 50,-62 45,-40", 6), ("-41,-82 -33,-72 -30,-54", 5), ("-1,-80 6,-68 4,-52", 5.4), ("40,-102 28,-84 24,-66", 3.4), ("-36,-84 -22,-74 -14,-62", 3), ("62,-92 58,-70 61,-44", 3)):
        c.line(P, w, "nail")
    c.part([("-36,-30 -6,-48 28,-48 64,-26", 5), ("64,-26 62,-12", 4), ("62,-12 28,-34 -6,-34 -34,-16", 5), ("-34,-16 -36,-30", 4)], fill=PAPER_LIGHT, reg=.4, grain=False)


def ringed_staff(c):
    """Pilgrim's staff with its loop and rings, planted on the path ahead."""
    B.pole(c, "238,128:1.05 206,382 176,616 143,886:.9", 12, (), "#a97f35")
    c.push(224, -256, 7.3)
    c.line("50,392 26,366 30,326 52,310 74,328 76,364 52,392", 9.5, "even")
    c.line("50,391 27,365 31,327 52,312 73,329 75,363 52,390", 4.4, "even", ODO)
    for x, y, turn, wide in ((29, 350, 10, 5), (31, 366, 30, 8), (40, 380, 14, 6), (73, 350, -10, 5), (71, 367, -32, 8), (63, 381, -14, 6)):
        c.push(x, y, turn)
        R = [(wide * math.sin(i * math.pi / 5), 11 - 14 * math.cos(i * math.pi / 5), False, None) for i in range(11)]
        c.line(R, 5.4, "flat"); c.line(R, 2.2, "flat", ODO)
        c.pop()
    c.line("52,310 52,290", 8, "rat")
    c.pop()


STONE, LIT, DEEP = "#2c2d30", "#c4c1ae", "#16304d"


def hewn(c, edges, axe):
    """What is left white in a dark rock: the light along its edges, and strokes of the brush's side, as of an axe, broad where they enter."""
    for P in edges:
        c.line(P, 2.6, "swell", PAPER_LIGHT)
    for P, w in axe:
        c.line(P, w, "rat", LIT)


def crag(c):
    """A cliff that leans in from the border: one flat dark mass, hewn as if with an axe."""
    edge = "140,4! 150,34! 146,58! 168,92! 164,122! 190,158! 186,190! 212,218! 214,244! 250,268!"
    c.part([(edge, 6.4, "sweep"), ("250,268! 250,4!", 0), ("250,4! 140,4!", 0)], fill=PAPER_LIGHT if c.pure else STONE, reg=.3, grain=False)
    if c.pure:      # white there: the staff's head stands before it
        for P in ("146,58! 168,92! 164,122! 174,128! 182,96! 166,66!", "140,4! 150,34! 146,58! 157,60! 162,34! 158,4!"):
            c.blob(P)
        c.lines(["226,20 222,56 230,92", "236,150 232,190 240,224"], 6, "rat")
        return
    hewn(c, ("150,10 158,33 154,56", "158,66 176,91 172,118", "174,124 198,157 194,186", "196,192 219,216 221,240", "224,246 234,254 246,260"),
         (("178,10 170,26 166,52", 9), ("188,8 184,18 183,30", 4), ("214,10 204,30 200,44", 5), ("238,10 233,24 230,34", 7), ("246,24 240,56 240,98", 9.4), ("236,64 232,84 232,92", 4),
          ("178,60 173,76 174,92", 5), ("240,120 235,136 236,150", 5), ("192,140 200,160 202,184", 9), ("206,150 206,158 209,168", 4), ("230,152 224,180 228,214", 10), ("240,166 237,178 238,190", 4), ("246,150 244,190 247,222", 6), ("216,190 217,204 221,214", 4.4), ("238,214 235,230 240,246", 7.4)))


def waterfall(c):
    """One white fall slips from under the crag at the border and is lost in mist behind him; below lies the pool."""
    c.part([("200,190! 190,300 185,390 181,500 174,620 164,776", 0), ("164,776! 250,776!", 0), ("250,776! 250,190!", 0), ("250,190! 200,190!", 0)], fill=PAPER_LIGHT if c.pure else AI_PALE, back=None, reg=0, grain=False)
    # it comes over in one sheet that falls unbroken: white where it is thick, blue where one sees through, each strand as long as the fall
    for P, w in (("199,230:.6 197,320:1 194,430:.8 191,560:1 186,740:.7", 8), ("229,244:.7 227,340:1 226,450:.8 225,580:1 223,740:.7", 11), ("246,262:.8 245,380:1 245,520:.8 244,740:.9", 7)):
        if not c.pure:
            strand(c, P, w, GOFUN)
    for P, w in (("192,290:.2 189,370:1 186,460:.7 181,580:1 172,740:.4", 6), ("219,240:.2 218,330:1 217,450:.6 216,580:1 213,740:.3", 5), ("238,256:.2 237,350:1 236,470:.6 236,600:1 235,740:.3", 4.4))[::2 if c.pure else 1]:
        strand(c, P, w, AI)
    crag(c)
    # the pool, in rings that go out from the fall
    c.part([("10,768! 70,762 150,768 250,764!", 0), ("250,764! 250,900! 10,900! 10,768", 0)], fill=PAPER_LIGHT if c.pure else "#b4c8ca", back=None, reg=0, grain=False)
    for P, w in (("104,800:.1 140,790:1 186,792:.7 250,786:.3", 4), ("60,820:.1 110,812:1 160,818:.8 250,808:.3", 4.6), ("10,812:.5 34,808:1 62,812:.1", 4), ("84,846:.1 108,842:1 130,846:.1", 4.6), ("6,850:.8 20,846:1 34,850:.1", 4.6))[::2 if c.pure else 1]:
        strand(c, P, w, AI)
    if not c.pure:
        # a true bank of it, flat below, in two steps, that hides where water meets water
        c.fill("250,700! 240,698 232,706 222,704 216,716 206,718 202,730 190,732 184,744 170,745 160,752 142,752 130,760 118,761 106,770! 120,776 160,774 190,782 250,780!", GOFUN)
        c.fill("250,786! 214,788 190,797 168,798 150,806! 176,810 208,806 250,809!", GOFUN)
        c.lines(["248,716 238,712 230,720", "214,734 204,736 198,746", "180,757 166,758 154,764"], 2.6, "swell", AI_PALE)


def ferns(c):
    """A fern beside the boulder, where the spray of the fall comes."""
    for P, long in (("66,1000 84,966 112,948 146,946", 17), ("60,1000 70,962 78,934 98,914", 14), ("70,1000 96,980 126,974 156,982", 15)):
        D = dense(pts(P), 2)
        c.line(P, 3, "rat", "#2e3a22")
        n = 7 if c.pure else 14
        for i in range(2, n):
            j = int((len(D) - 3) * (i / n) ** .9)
            (x, y, _), (u, v, _) = D[j], D[j + 2]
            a, l = math.atan2(v - y, u - x), long * (1.04 - (i / n) ** 1.5)
            for side in (1, -1):
                b = a + side * (1.15 - .3 * i / n)
                c.line("%.1f,%.1f:.4 %.1f,%.1f:1 %.1f,%.1f:.1" % (x, y, x + l * .5 * math.cos(b), y + l * .5 * math.sin(b), x + l * math.cos(b + side * -.14), y + l * math.sin(b + side * -.14)), 4.4 if side > 0 else 3.4, "flat", "#3f5030", 0)


def rosary(c, P):
    """Beads on their cord, no two alike, a light on each."""
    r, P = Rng(("rosary", P)), c._x(P)
    D = dense(P, 1)
    c.stack.append(T())     # a bead is told in units of the card
    c.line(P, 2.6, "even")
    i = 3.0
    while i < len(D) - 1:
        x, y, _ = D[int(i)]
        q = r(5.4, 6.4) if c.pure else r(4.6, 5.8)
        dot(c, x, y, q, SUMI, 6 if c.pure else 8)
        dot(c, x - .6, y - .4, q * .6, PAPER_LIGHT if c.pure else "#a97f35", 5 if c.pure else 7)
        i += q * (2 if c.pure else 1.75)
    c.flush()
    c.pop()


def band(c, P):
    """A band of white cloth over a shoulder, a blue thread along its middle."""
    c.line(P, 15, "flat"); c.line(P, 9.4, "flat", GOFUN)
    if not c.pure:
        c.line(P, 2.4, "flat", AI)


def checked(shade, *panels):
    """A check that goes round a limb, for part(deco=...): in each panel, between two edges of the cloth, stripes along it and threads bowed across it."""
    def draw(s):
        for P in () if s.pure else shade:
            s.fill(P, "#c49c54")
        for left, right, along, over, bow in panels:
            L, R = PT._evenly(left, 10), PT._evenly(right, 10)

            def on(u, v):
                i = min(9, int(v * 10))
                (ax, ay), (bx, by) = [tuple(p + (q - p) * (v * 10 - i) for p, q in zip(E[i], E[i + 1])) for E in (L, R)]
                sag = bow * 4 * u * (1 - u)
                wide = math.dist((ax, ay), (bx, by)) or 1
                return ax + (bx - ax) * u - (by - ay) / wide * sag, ay + (by - ay) * u + (bx - ax) / wide * sag, False, None
            for u in along[::2 if s.pure else 1]:
                s.line([on(u, v / 6) for v in range(7)], 3.4, "even", "#8a6424")
                if not s.pure:
                    s.line([on(u + .07, v / 6) for v in range(7)], 1.7, "even", "#8a6424")
            for v in over:
                s.line([on(u / 6, v) for u in range(7)], 2.6, "even", "#8a6424")
    return draw


def wrapped(c, rounds):
    """Windings of a white cloth round a shin, deepest at its front."""
    c.lines(rounds, 2.8, "even")


def hind_leg(c):
    """The far leg pushes off: it is nearly drawn out, the knee just bent, the heel up, the toes against the step."""
    B.pushing(c, "43,850", 2, .92, True)
    c.part([("96,782 84,806 70,826 57,846", 5.6, "body"), ("57,846 33,840", 0), ("33,840 40,818 44,798 56,772", 5.6, "body"), ("56,772 96,782", 0)], fill=GOFUN, reg=.4, grain=False)
    wrapped(c, ("50,788:.2 62,800:1.3 86,800:.2", "44,804:.2 55,816:1.1 76,815:.2", "40,820:.2 49,831:1.2 66,830:.2"))
    c.line("32,838 42,849 58,847", 4.4, "wire")
    c.part([("58,640 54,668 55,696 61,722 66,742!", 7, "body"), ("66,742! 58,756 53,778!", 6, "body"), ("53,778! 62,788 74,788! 84,796 95,794!", 5), ("95,794! 104,776 110,758!", 6, "body"), ("110,758! 112,742 120,722 127,694", 6.5, "body"), ("127,694 150,640 58,640", 0)], fill="#d9b674", reg=.5, grain=False,
           deco=checked(("128,660! 104,700 96,736 104,760! 96,800! 120,800! 150,640!",), ("54,630 54,690 66,744", "142,640 126,700 110,758", (.1, .34, .58, .82), (.2, .4, .6, .8), 8), ("66,744 58,758 53,782", "110,758 104,776 94,798", (.12, .36, .6, .84), (.1, .6), 6)))
    # from the hip down to the knee; crushed in its hollow, drawn over its cap
    for P, w in (("120,688 104,716 92,742", 5.6), ("66,742 80,748 92,742", 6), ("70,666 74,700 72,728", 3.4), ("66,746 78,762 78,782", 4), ("108,760 98,768 92,786", 3.6)):
        c.line(P, w, "nail")


def fore_leg(c):
    """The near leg has stepped up and takes the weight: the thigh goes out to a knee that stands over the toes, the shin back under it to the heel; the breeches reach to the middle of the calf."""
    B.sandal(c, "174,829", -2, .9, True)
    c.part([("202,772 198,792 191,812 188,832", 5.6, "body"), ("188,832 163,830", 0), ("163,830 162,814 155,796 157,766", 5.6, "body"), ("157,766 202,772", 0)], fill=GOFUN, reg=.4, grain=False)
    wrapped(c, ("156,782:.2 170,793:1.3 198,784:.2", "156,797:.2 170,806:1.1 193,798:.2", "161,811:.2 172,819:1.2 190,812:.2"))
    c.line("162,826 174,834 188,829", 4.4, "wire")
    c.part([("96,640 120,600 152,604", 0), ("152,604 178,634 202,664 219,692", 7.5, "body"), ("219,692 225,703 224,716!", 7, "body"), ("224,716! 221,734 213,754 204,779!", 6.5, "body"), ("204,779! 193,789 182,784! 170,788 157,778!", 5), ("157,778! 160,758 166,744 174,731!", 6, "body"), ("174,731! 152,726 132,714 114,694", 6.5, "body"), ("114,694 96,640", 0)], fill=ODO_PALE, reg=.5, grain=False,
           deco=checked(("94,640! 110,660 136,694 168,714 184,724! 172,744 168,764 172,792! 150,792! 150,740! 100,720!",), ("90,650 120,700 172,732", "160,600 196,648 222,700", (.1, .34, .58, .82), (.16, .36, .56, .76, .94), 8),
                        ("172,734 162,756 158,782", "226,708 216,746 204,784", (.08, .32, .56, .8), (.42, .84), 8)))
    # all goes out from the cap of the knee: up the thigh to the hip, into the hollow behind, down to the band
    for P, w in (("216,700 192,682 164,652 146,622", 4.6), ("174,731 188,724 198,712", 7), ("168,728 150,708 134,680", 4), ("222,724 208,744 198,776", 4.6), ("176,736 180,756 174,780", 4)):
        c.line(P, w, "nail")
    # the cap itself under the cloth
    c.line("207,704:.2 214,714:1 211,728:.2", 3, "flat", "#7a5518")


def climbing(c):
    """From the hips up, until c.pop() twice, he bends into the slope."""
    c.push(-42, 0)
    B.lean(c, (120, 610), 15)


def armed(c):
    """The same for his arms, which are told for a body less bent."""
    c.push(-14, 0)
    B.lean(c, (92, 610), 5)


def draw():
    c = Card("9n", seed="monk")
    waterfall(c)
    # the steep path: a root across it for a step, rocks beside it that the frame cuts
    c.part([("10,908 40,904 92,906! 100,884 112,872 150,868 206,862 250,852", 6, "sweep"), ("250,852! 250,995! 10,995! 10,908", 0)], fill=ODO_PALE, grain=False)
    # the step he takes: a ledge, its face hewn
    c.line("92,906 100,884 112,872 150,868 206,862 250,852", 5.4, "sweep")
    for P, w in (("104,882 106,896 101,908", 5), ("118,877 120,888 114,902", 5), ("134,875 135,882 130,892", 4), ("152,874 153,880 148,886", 3.4)):
        c.line(P, w, "rat", SUMI)
    c.lines(["106,920 138,914 164,906", "30,926 54,930 84,926"], 3.6, "nail", "#7a5518")
    # a boulder that the frame cuts, dark and hewn as the crag is
    c.part([("4,956! 18,938! 46,934! 60,950! 68,972! 74,1000!", 6, "sweep"), ("74,1000! 4,1000! 4,956!", 0)], fill=PAPER_LIGHT if c.pure else STONE, reg=.3, grain=False)
    if c.pure:
        c.line("54,948 47,962 44,974 47,996", 4.4, "rat"); c.line("20,962 27,974 26,990", 4, "rat")
    else:
        hewn(c, ("16,950 24,943 44,940", "50,946 58,960 64,984"), (("24,950 20,960 18,974", 6), ("36,948 32,960 31,976", 7), ("47,956 44,968 45,984", 6)))
    ferns(c)
    climbing(c)
    c.push(272, 228, 8, .9, True); back_box(c); c.pop()
    c.pop()
    c.pop()
    # legs in narrow white trousers: the eight with bound shins are other men; breeches gathered in a band under the knee
    hind_leg(c)
    ringed_staff(c)
    fore_leg(c)
    climbing(c)
    # coat, all black, its skirt flung back by the step
    c.part([("116,400 92,450 88,520 78,612!", 8, "sweep"), ("78,612! 92,626 112,622! 150,632 184,610", 6.5), ("184,610 188,540 194,460 174,398", 7.5, "sweep"), ("174,398 116,400", 0)], fill=SUMI, reg=0)
    for P in ("116,576 110,600 112,618", "170,470 172,520 164,556", "164,576 166,596 162,618", "126,500 122,536 118,560"):
        c.line(P, 3.8, "nail", "#b9ab90")
    band(c, "186,404:.8 186,424 184,446 178,480:.9")
    # stole
    c.part([("178,480 176,540 180,632", 5.5), ("180,632 158,640", 4.5), ("158,640 152,556 153,480", 5.5), ("153,480 178,480", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.pop()
    c.pop()
    armed(c)
    # far arm: the sleeve has fallen to the elbow and hangs open; out of its dark mouth the bare forearm goes up to the staff
    c.part([("172,508 188,490 212,494 236,532 246,606!", 5, "body"), ("246,606! 226,606 196,574 172,508", 0)], fill=DEEP, reg=0, grain=False)
    c.part([("172,508 188,490 212,494 236,532 246,606!", 0), ("246,606! 239,596 229,538 209,502 190,498 178,512", 3, "wire"), ("178,512 172,508", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("172,508 188,490 212,494 236,532 246,606", 5, "body")
    HD.hold(c, HD.grip, (184, 584), (197, 446), 2.4, 1.12, 20)
    c.part([("166,402 182,412 186,446 180,480 172,508", 7, "sweep"), ("172,508 182,542 206,572 246,608!", 5.5, "body"), ("246,608! 226,640 192,632!", 6.5, "sweep"), ("192,632! 174,590 165,540", 5.5), ("165,540 163,480 166,440", 0), ("166,440 168,402", 0)], fill=AI, reg=.4,
           deco=lambda s: (s.fill("166,520! 180,566 200,604 204,640! 186,640! 160,560!", DEEP), s.fill("222,598! 232,604 246,610! 228,636 214,640! 226,618!", DEEP)))
    c.part([("172,508 182,542 206,572 246,608!", 0), ("246,608! 241,615", 0), ("241,615 202,583 176,554 167,520", 3, "wire"), ("167,520 172,508", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("172,508 182,542 206,572 246,608", 5)
    for P, w in (("182,424 178,462 170,504", 5.6), ("176,514 186,560 194,600", 3.6), ("186,560 204,592 208,634", 7), ("240,612 228,620 224,636", 4.4), ("178,560 182,596 190,622", 3)):
        c.line(P, w, "nail")
    c.pop()
    c.pop()
    climbing(c)
    # neck, collar, head
    c.head(140, 407, -4, .8, True); F.neck(c, 4.6); c.pop()
    c.part([("178,400 166,436 152,464", 0), ("152,464 134,434 126,396", 0), ("126,396 178,400", 0)], fill=FLESH, reg=0, grain=False)
    c.line("142,404:.2 146,424:1 153,446:.8 156,458:.1", 2.4, "flat"); c.line("160,414:.1 158,436:.9 154,448:.2", 1.8, "flat"); c.line("134,420:.2 142,430:1 148,434:.1", 1.8, "flat")
    c.part([("122,392 134,432 158,478 170,524", 5.5), ("170,524 154,532", 0), ("154,532 140,486 116,438 108,400", 5.5), ("108,400 122,392", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.part([("185,401 179,436 164,464", 5), ("164,464 156,450", 0), ("156,450 166,428 172,398", 4), ("172,398 185,401", 0)], fill=PAPER_LIGHT, reg=0, grain=False)
    # the box hangs by two bands, over each shoulder and down under the arms; this is the near one
    band(c, "104,399:.8 118,412 126,440 128,472 122,516:.9 106,566:.8")
    # near arm: the hand upright before the breast in prayer, seen along its edge, the rosary hung over the thumb
    c.pop()
    c.pop()
    # the robe beneath the coat is white where it is open
    c.fill("137,450! 156,463! 149,484!", FLESH)
    c.part([("132,456 118,514 112,560 118,604!", 5, "body"), ("118,604! 146,606 170,596!", 4.4), ("170,596! 165,560 160,520 157,474", 5, "-body"), ("157,474! 150,485! 141,473 132,456", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("147,492:.9 138,506:1 126,532:.8 117,566:.2", 3.4, "flat")
    armed(c)
    c.part([("107,549! 138,556 144,584 123,607!", 4.6, "wire"), ("123,607! 102,592 107,549", 0)], fill=DEEP, reg=0, grain=False)
    HD.reach(c, HD.pray, (78, 602), (143, 556), -48, 1.27, width=17, seen=44)
    c.line("132,538:.8 137,532:1 143,532:1 146,537:.8", 2.4, "flat")
    rosary(c, "133,538 129,555 130,576 136,594 145,601 153,589 155,568 152,548 146,536")
    # shoulder, upper arm and the elbow thrown out; the forearm comes forward to a cuff about the wrist, the bag of the sleeve hangs from it
    c.part([("120,400 88,416 66,462 50,536", 7.5, "sweep"), ("50,536 42,562 48,584", 7, "body"), ("48,584 58,622 60,668!", 7, "sweep"), ("60,668! 92,688 126,672!", 6.5, "sweep"), ("126,672! 134,636 123,607!", 5.4, "body"), ("123,607! 111,580 107,549!", 5, "body"),
            ("107,549! 108,534 106,516 110,494", 5, "-nail"), ("110,494 126,446 120,400", 6, "nail")], fill=AI, reg=.4,
           deco=lambda s: s.fill("48,584! 70,612 82,640 80,690! 50,690!", DEEP))
    c.part([("123,607! 111,580 107,549!", 0), ("107,549! 99,548", 4), ("99,548 102,586 115,617", 3, "wire"), ("115,617 123,607!", 4)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.line("123,607 111,580 107,549", 5)
    # down the upper arm from the shoulder; a fan from the elbow: into its hollow, along the forearm, into the bag
    for P, w in (("108,404 86,446 74,490 72,530", 7.4), ("116,412 104,450 92,474", 4), ("82,434 66,476 60,506", 3), ("44,561 60,558 76,549 88,537", 4), ("56,536 74,536 90,524", 3.4), ("45,570 68,576 92,572", 3.4),
                 ("47,580 64,614 78,650 76,684", 8.4), ("56,582 82,606 98,640 100,664", 4.4), ("120,610 112,640 112,668", 5.6), ("88,676 90,656 86,640", 3.4)):
        c.line(P, w, "nail")
    c.pop()
    c.pop()
    climbing(c)
    c.head(140, 407, -6, .8, True)
    F.face_man(c, kind="ascetic"); listening_ear(c); B.side_hair(c)
    horned_cap(c)
    c.pop()
    return c.finish()
