# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ vạn: a hooded rider above a two-wheeled cart that goes downhill, shafts forward."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def circle(cx, cy, r, n=48):
    return [(cx + r * math.cos(i * 2 * math.pi / n + .3), cy + r * math.sin(i * 2 * math.pi / n + .3), False, None) for i in range(n + 1)]


def arc(cx, cy, r, a, b, n, rn, stray=1.2):
    """Points of an arc as a knife cuts it from degree to degree: it strays, and presses here and lets go there."""
    return [(cx + (r + rn(-stray, stray)) * WIDE * math.cos(t), cy + (r + rn(-stray, stray)) * math.sin(t), False, rn(.72, 1.25)) for t in (math.radians(a + (b - a) * i / n) for i in range(n + 1))]


WIDE = .965     # the wheel is seen a little from ahead
FELLOES = (8, 59, 113, 161, 214, 262, 317, 368)


def wheel(c, cx, cy, r, dark=False):
    """A cart's wheel of seven felloes, each cut by itself; the far one is only a dark shape."""
    rn = Rng(("wheel", cx))
    if dark:
        for i in range(14):
            t = i * math.pi / 7 + .3
            P = [(cx + q * math.cos(t), cy + q * math.sin(t), False, None) for q in (26, r)]
            c.line(P, 12, "flat")
            c.line(P, 5, "flat", "#8f6a2d")
        c.line(circle(cx, cy, r), 28, "flat", rough=.4)
        c.line(circle(cx, cy, r + 1), 17, "flat", "#7a5a27", rough=.4)
        c.line(circle(cx, cy, 24), 22, "flat", rough=.4)
        return
    out, inn, tread = r + 17, r - 14, 11
    flat = lambda x, q, n=40: [(x + q * WIDE * math.cos(i * 2 * math.pi / n), cy + q * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]
    # the tread of the rim, worn, is seen on the side it comes from
    side = [(x + out * WIDE * math.cos(t), cy + out * math.sin(t)) for x, turns in ((cx - tread, range(96, 265, 12)), (cx + 4, range(264, 95, -12))) for t in map(math.radians, turns)]
    c.part([(side[:15], 7, "sweep"), ([side[14], side[15]], 0), (side[15:], 0), ([side[-1], side[0]], 0)], fill="#8f6a2d", reg=.4, grain=False)
    for a in range(118, 250, 11):
        t = math.radians(a + rn(-3, 3))
        x, y = cx + (out - 1) * WIDE * math.cos(t), cy + (out - 1) * math.sin(t)
        c.line([(x - tread, y, False, .9), (x - 2, y + rn(-1, 1), False, .3)], 3, "flat")
    # spokes: thick at the nave, drawn in before the rim, the shade below and behind
    spokes = []
    for i in range(14):
        t = i * math.pi / 7 + .12 + rn(-.035, .035)
        ux, uy, h0, h1 = math.cos(t) * WIDE, math.sin(t), rn(6.2, 7.2), rn(4.2, 5)
        at = lambda q, aside, ux=ux, uy=uy: (cx + ux * q - uy * aside, cy + uy * q + ux * aside, False, None)
        spokes.append((at, h0, h1, uy))
    for at, h0, h1, _ in spokes:
        c.part([([at(22, -h0), at(46, -h0 * .82), at(inn - 16, -h1 * .8), at(inn + 6, -h1 * 1.25)], 4.2, "sweep"), ([at(inn + 6, -h1 * 1.25), at(inn + 6, h1 * 1.25)], 0),
                ([at(inn + 6, h1 * 1.25), at(inn - 16, h1 * .8), at(46, h0 * .82), at(22, h0)], 5.6, "body"), ([at(22, h0), at(22, -h0)], 0)], fill=ODO, reg=.5, grain=False)
    # the rim
    ring = flat(cx, out)
    c.inside(ring, lambda s: s.line(flat(cx, (out + inn) / 2) + flat(cx, (out + inn) / 2)[:1], out - inn, "flat", ODO, 0), 0)
    for a, b in zip(FELLOES, FELLOES[1:]):
        for q, w in ((.3, 2.4), (.68, 1.9)):        # its grain, which runs out at the joints
            u, v = a + rn(4, 14), b - rn(3, 18)
            c.line(arc(cx, cy, inn + (out - inn) * (q + rn(-.1, .1)), u, v, 5, rn, .9), w, "swell", "#a0702a")
        lower = math.sin(math.radians((a + b) / 2)) > 0
        c.line(arc(cx, cy, out, a - 1.5, b + 1, 6, rn), 9 if lower else 6.6, "sweep" if lower else "body")
        c.line(arc(cx, cy, inn, b + 1, a - 2, 6, rn), 5 if lower else 7.4, "body")
        t, lean = math.radians(b), rn(-.05, .05)
        c.line([(cx + (inn - 2) * WIDE * math.cos(t - lean), cy + (inn - 2) * math.sin(t - lean), False, 1.3), (cx + (out + 2) * WIDE * math.cos(t + lean), cy + (out + 2) * math.sin(t + lean), False, .5)], 4.6, "flat")
    # the nave, turned, bound with two hoops, and the pin before it
    c.fill(flat(cx - 5, 39, 16), SUMI)
    c.fill(flat(cx - 2, 34, 16), "#8f6a2d")
    c.fill(flat(cx + 1, 33, 16), ODO)
    for q, w, a, b in ((33, 6.5, 20, 200), (34, 4.6, 190, 385), (23, 3.4, -30, 190), (23, 2.6, 180, 340)):
        c.line(arc(cx + 1, cy, q, a, b, 7, rn, .7), w, "swell" if w < 4 else "body")
    c.fill(flat(cx + 2, 15, 12), SUMI)
    c.fill(flat(cx + 3.4, 8, 9), GREY_PALE)
    c.line("%g,%g:.6 %g,%g:1.2" % (cx + 3, cy - 19, cx + 1, cy + 18), 5, "flat")


def hood(c):
    """Black hood: over crown and brow, gathered at the nape, its end wound under the chin and laid over the shoulder; in the head's own units."""
    # its two ends are knotted at the nape and fly out behind
    c.part([("80,4 100,-16 128,-16 150,-34 176,-38!", 5, "sweep"), ("176,-38! 166,-22 170,-8!", 4), ("170,-8! 144,6 116,12 84,18", 5, "body"), ("84,18 80,4", 0)], fill=SUMI, grain=False)
    c.part([("84,14 108,18 128,38 152,46!", 5, "sweep"), ("152,46! 144,58 142,70!", 4), ("142,70! 118,64 100,46 82,28", 5, "body"), ("82,28 84,14", 0)], fill=SUMI, grain=False)
    for P in ("88,6 112,-6 138,-14 164,-26", "92,20 114,34 138,56"):
        c.line(P, 3, "glint", F.HAIRLINE)
    c.part([("-53,-30! -52,-62 -34,-94 2,-112 44,-110 76,-90 91,-56 91,-20 83,12", 6.5, "sweep"), ("83,12! 92,40 110,68 130,96!", 6, "sweep"), ("130,96! 100,116 60,122 14,118!", 5, "body"), ("14,118! -16,114 -40,104", 4.4, "body"),
            ("-40,104 -2,98 28,80 45,54 53,22 54,-8 48,-32 30,-50 2,-56 -24,-52 -53,-30", 5, "-nail")], fill=SUMI, grain=False)
    # the rim, rolled; two folds over the brow, others from the knot
    c.line("-50,-36 -24,-58 4,-63 34,-56 54,-36 61,-8 60,23 51,56 33,84 0,103", 2.4, "even", GREY_PALE)
    for P in ("-40,-56 -14,-72 18,-72 44,-60", "-20,-84 8,-93 38,-86 60,-68", "82,10 74,-4 70,-24", "82,13 72,8 64,-2", "82,16 76,42 60,74 36,98", "86,26 96,54 110,86", "72,62 84,86 90,106"):
        c.line(P, 3, "glint", F.HAIRLINE)


def hood_beyond(c):
    """What is seen of the hood on the face's far side and about his throat, before the face is drawn; in the head's own units."""
    c.part([("-20,-66! -53,-42 -59,-16 -62,8 -61,38 -54,64 -40,100", 5.5, "sweep"), ("-40,100! 10,110 40,60 50,-40 -20,-66", 0)], fill=SUMI, grain=False)
    c.line("-53,-30 -56,-8 -57,14 -55,40 -48,66 -36,90", 2.6, "even", GREY_PALE)
    c.blob("-50,84! -20,96 20,96! 20,126 -16,122 -44,104")


def hailing(c):
    """A boy's face, three-quarter, in the head's units: cheek and jaw up to the hood, the eyes to the birds on high, his lips apart."""
    # throat, in the shade of the jaw
    c.part([("-4,60 -6,84 -14,100", 3.6, "wire"), ("-14,100 40,100 58,10 -4,60", 0)], fill="#dfbf8d", reg=0, grain=False)
    F.skin(c, ("-22,-60 -38,-48 -45,-30:.9 -43,-13:.7 -48,-1 -52.5,14 -52,29 -46,44 -38,57 -27,65", 5, "wire"), ("-27,65 -10,66 10,60 30,46 44,26 57,-6", 5, "sweep"), ("57,-6 58,-30 40,-62 0,-68 -22,-60", 0))
    c.line("-44,-25:.4 -38,-31:1 -29,-27:.4", 4.2, "flat")
    c.line("-12,-28:.5 4,-36:1.1 25,-30:.3", 4.8, "flat")
    F.eye(c, "-44,-7:.5 -37.5,-13.5:1.1 -29,-6:.5", c.fine(4.8, .5), (-39, -9, 3.6))
    F.eye(c, "-12,-4:.5 2,-14:1.25 22,-5:.3", c.fine(5.4, .5), (-4, -8, 4.6))
    for P in ("-7,1 3,3.5 13,0", "-7,-15.5 3,-20.5 18,-15"):
        c.line(P, c.fine(1.8), "swell")
    # nose, over the far cheek
    c.fill("-23,-2! -27,6 -38,15! -38,20 -30,21 -23,17", FLESH)
    c.line("-25,-10:.3 -28,2:.7 -37.5,14:1.1 -37.5,18.5:1.2! -31,20.5:.8 -25,17:.3", c.fine(4), "flat")
    # lips apart: he calls
    c.blob("-39,36! -34,34.4 -28,34.2 -21,36! -24,41.6 -30,43.6 -36,41.4")
    if not c.pure:
        c.fill("-35,41 -30,39.4 -25.6,40.6 -30,42.8", "#a97f6a")
    c.line("-41.5,36.4:.4 -34,34:1 -28,33.8:1 -18.5,36.6:.4", c.fine(3.2), "flat")
    c.line("-35,51 -29,52.6 -23,51", c.fine(2.4), "swell")
    if not c.pure:
        c.fill("-8,21 0,16 10,19 12,26 4,31 -6,28", "#f1c9a4", opacity=.55)
    # the lock that is left over a boy's brow
    c.part([("-36,-62! -41,-46 -37,-33 -28,-27! -25,-35 -22,-30! -15,-40 -8,-52 -2,-64!", 0), ("-2,-64! -36,-62!", 0)], fill=SUMI, back=None, reg=0, grain=False)
    c.lines(["-30,-56 -35,-44 -31,-33", "-18,-56 -24,-46 -24,-37"], 1.5, "swell", F.HAIRLINE)


def crow(c, *strokes):
    """A bird far off, in two strokes of the brush: the near wing with the body, the far wing."""
    for P, w in strokes:
        c.line(P, w, "drop")


BENT = ((0, 1), (.26, .94), (.5, 1.02), (.75, .92), (.94, .76))      # a finger bent over an edge, from its root to its tip


def rail_hand(c):
    """A hand upon the rail, told from the rail: the back of it comes down from the wrist, the fingers hook over, the thumb is behind."""
    c.place(59, 652, -12.5, .86)
    for bone, thick in zip(("16,-16 19,-3 17,7", "6.5,-18 8.5,-3 7.5,12", "-3.5,-18 -2.5,-3 -3.5,13", "-13,-16 -13.5,-3 -14.5,10"), (9.6, 10.8, 11.2, 10.8)):
        HD._digit(c, bone, thick, 2.4, BENT)
    F.skin(c, ("-15,-62 -15,-42 -20,-29 -19.5,-14", 4.4, "wire"), ("-19.5,-14 -14,-11 22,-14", 0), ("22,-14 23,-25 17,-42 17,-62", 4.4, "wire"), ("17,-62 -15,-62", 0))
    c.lines(["-16,-15 -13,-17 -10,-15.4", "-6,-16 -3,-18.4 0,-16.4", "5,-16 8,-18.4 11,-16"], HD._w(c, 1.6), "swell")
    if not c.pure:
        c.lines(["-10,-22 -10,-29 -8,-35", "0,-23 0,-30 1,-37", "10,-22 9,-29 8,-36"], 1.4, "nail")
    c.pop()


SHADE = "#d9b873"       # of the ochre sleeves, beneath a fold


def draw():
    c = Card("4v", seed="cart")
    # a morning in the hills: mist lies in the valley he makes for
    c.fade(AI_PALE, 10, 330, .85)
    c.fade(AI_PALE, 930, 668, .9)
    if not c.pure:
        # two ridges, the mist at their feet
        c.part([("120,520 168,478 190,462 206,446 222,452 250,430", 0), ("250,430 250,640! 120,640! 120,520", 0)], fill="#a9bcbc", reg=0, back=None, grain=False)
        c.part([("120,600 170,560 204,544 226,526 250,520", 0), ("250,520 250,700! 120,700! 120,600", 0)], fill="#a5b7b6", reg=0, back=None, bokashi=wiped("#6f8f9c", 520, 640, .85), grain=False)
        # crows over the valley, the further the smaller
        for x, y, k, rot in ((200, 296, 1.05, -6), (220, 328, .74, 4), (192, 344, .56, -12)):
            c.push(x, y, rot, k)
            crow(c, ("-18,-13:.3 -12,-8:.8 -4,0:1.2 4,3:.5", 7.5), ("-13,5:.3 -6,3:1.2 2,0:1.1 10,-9:.8 21,-14:.2", 7.5))
            c.pop()
    # downhill: the cart and who rides in it tip forward
    B.lean(c, (125, 866), -8)
    # far wheel and far shaft
    wheel(c, 96, 752, 104, True)
    for dx in (0, 36):
        P = "%g,640 %g,760 %g,882" % (150 + dx, 92 + dx * .8, 22 + dx * .7)
        c.line(P, 18, "flat")
        c.line(P, 9.5, "flat", ODO)
    c.line("0,842 30,866 66,886", 15, "flat")
    c.line("2,844 30,866 64,884", 7, "flat", ODO)
    c.pop()
    # he leans far out over the rail, a hand on it, the other on the goad
    kik = lambda sheet, turned: PT.kikko(sheet, 10.5, "#c9963f", 1.8, turned)
    c.part([("94,458 82,500 84,560 96,650", 7.5, "sweep"), ("96,650 236,650", 0), ("236,650 230,540 204,470", 7.5, "sweep"), ("204,470 94,458", 0)], fill=AI, bokashi=wiped("#16304d", 620, 480, .8), reg=0)
    c.lines(["128,478 116,530 108,584", "150,486 142,540 138,596", "178,490 172,540 172,592"], 5, "nail", "#0f2238")
    # sash
    c.part([("90,582 130,598 180,594 236,566", 5), ("236,566 238,600", 4), ("238,600 180,630 130,632 94,616", 5), ("94,616 90,582", 4)], fill=MIDORI, reg=.4)
    c.lines(["104,600 136,614 160,614", "150,622 186,614 212,602"], 3.4, "nail")
    # the goad stands in the cart
    B.pole(c, "114,676:1.1 136,560:1 166,376:.9 202,70:.75", 10, ((141, 528), (178, 282)))
    # the near knee is drawn up in wide trousers: one round from the hip over the knee and down behind the rail
    c.part([("256,556 220,556 180,560 152,572:1.1 134,594:1.25 130,622 134,690", 8, "body"), ("134,690 256,690", 0), ("256,690 256,556", 0)], fill=GREY_PALE, reg=.5,
           deco=None if c.pure else PT.flowing("256,550 214,550 176,555 146,568 126,592 124,624 130,700", "256,640 226,640 206,642 194,648 188,656 188,676 190,700", 7, (2.6,), GREY))
    c.lines(["256,640 226,638 204,642 192,652 186,680", "138,586 152,582 168,584", "236,590 214,592 190,600"], 5, "nail")
    B.lean(c, (125, 866), -8)
    c.push(0, 38)
    # box of the cart, its side and the rail over it
    c.part([("-10,622! 290,598!", 6, "even"), ("290,598! 290,666!", 6), ("290,666! -6,688!", 7, "even"), ("-6,688! -10,622!", 6)], fill=AI, bokashi=wiped("#16304d", 680, 610, .8))
    for y in (640, 668):
        c.line("-4,%g 286,%g" % (y, y - 22), 4.5, "even", ODO_PALE)
    for i in range(10):
        x = 22 + i * 28
        c.line("%g,%g %g,%g" % (x, 639 - i * 2.1, x + 1, 665 - i * 2.1), 4.5, "even", ODO_PALE)
    B.pole(c, "-14,618 130,606 290,592", 20, ())
    c.pop()
    wheel(c, 158, 766, 108)
    c.pop()
    # the far arm comes down from the shoulder upon the rail: four fingers hooked over it, the thumb within; the sleeve hangs over rail and box
    rail_hand(c)
    c.part([("88,462 62,488 42,532 30,580", 8, "sweep"), ("30,580 26,598 30,614!", 6.5, "body"), ("30,614! 46,623 62,619 73,608!", 5, "body"), ("73,608! 84,646 88,676 92,708!", 6, "body"), ("92,708! 116,706 140,690!", 6, "body"), ("140,690! 140,652 132,620 120,580", 6.5, "-sweep"), ("120,580 116,550 122,510", 5.5, "-nail"), ("122,510 112,480 88,462", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("118,520! 108,566 76,604! 94,588 118,560", "76,606! 96,630 112,690! 120,690 112,630"), PT.broken(kik, ("80,450! 130,500! 118,526 96,566! 20,600! 30,540 60,480", -58), ("20,600! 96,566! 76,606! 66,640 20,640!", -24), ("130,500! 150,600! 120,600 76,606! 96,566 118,526", -44), ("76,606! 120,600! 150,600! 150,730! 76,730!", -14))))
    c.lines(["120,514 108,560 74,604", "118,548 104,580 84,600", "90,472 66,516 52,566", "76,608 98,634 114,694", "118,586 126,630 128,684", "82,640 92,668 100,700"], 5, "nail")
    c.line("31,606 46,614 60,611 71,600", 2, "swell")
    # near arm: the forearm comes back out of the sleeve to the goad, below it one looks into the sleeve
    c.part([("207,540 195,560 193,592 204,612!", 4.6, "wire"), ("204,612! 224,570 207,540", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.grasp, (240, 582), (141, 530), 8, .9)
    c.part([("168,452 206,470 234,518 246,576", 7.5, "sweep"), ("246,576 252,600 244,632!", 7, "body"), ("244,632! 222,632 204,612!", 6, "body"), ("204,612! 212,584 210,552 207,539!", 6, "-body"), ("207,539! 190,512 172,500 152,490", 6, "-nail"), ("152,490 168,452", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("206,528! 226,552 248,572! 230,574 211,556",), PT.broken(kik, ("150,440! 212,450! 260,540! 226,534 206,524! 150,500!", 40), ("206,524! 226,534 260,540! 260,590! 226,578 210,560!", -24), ("210,560! 226,578 260,590! 260,640! 190,630!", 12))))
    c.lines(["206,530 224,540 244,540", "208,538 224,560 248,576", "186,478 204,500 218,524", "246,588 232,604 226,624"], 5, "nail")
    # collar
    c.part([("96,452 118,484 140,510", 5), ("140,510 148,496", 4), ("148,496 132,470 118,446", 4.5), ("118,446 96,452", 0)], fill=GOFUN, reg=0, grain=False)
    # head
    c.head(114, 456, -4, .79)
    hood_beyond(c)
    F.head_child(c, look=hailing)
    hood(c)
    c.pop()
    # a tail of black hair below a gilt knob, blown back
    c.part([("193,84 190,112 196,140 192,172! 204,160 212,190! 214,164 232,186! 226,158 242,166! 230,130 214,104 206,84", 0), ("206,84 193,84", 0)], fill=SUMI, reg=0, grain=False)
    for P in ("197,92 198,124 200,156", "201,92 208,128 216,166", "204,90 216,120 230,154"):
        c.line(P, 2.2, "rat", F.HAIRLINE)
    c.part([("187,84 186,70 198,60 210,68 212,82", 4.6, "body"), ("212,82 200,90 187,84", 4.4)], fill=ODO, reg=.5, grain=False)
    # the hill road he goes down, seen along its slope: the rut takes the wheel, clods beside it, a verge before it
    c.part([("10,926 60,904 110,884 150,876 196,848 250,826", 4.4, "sweep"), ("250,826! 250,995! 10,995! 10,926", 0)], fill=PAPER_LIGHT if c.pure else "#dcc796", bokashi=wiped("#b08d52", 960, 870, .6), grain=False)
    c.part([("10,950! 60,930 112,905 156,893 200,864 250,840!", 3, "swell"), ("250,840! 250,846! 204,872 160,902 116,915 62,941 10,963!", 4, "-body"), ("10,963! 10,950!", 0)], fill=GREY_PALE if c.pure else "#94743f", reg=.3, grain=False)
    for P in ("24,922 60,908 96,894", "30,950 50,942 66,937"):
        c.line(P, 2.6, "rat", "#94743f")
    c.part([("10,988 40,968 86,946 128,924 158,899 180,872 208,858 250,845", 5.5, "sweep"), ("250,845! 250,995! 10,995! 10,988", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", reg=.4, bokashi=wiped(MIDORI, 1000, 890, .8), grain=False)
    # long grass that the wheel lays over, and some that the frame cuts
    r = Rng("turf")
    for x, y, n, k, over in ((4, 996, 8, 1.1, .5), (92, 950, 6, 1.0, -.7), (158, 912, 6, .9, -.6), (240, 862, 5, .8, -.5), (120, 1004, 8, 1.1, .2), (24, 926, 4, .7, .4)):
        for i in range(n // 2 if c.pure else n):
            u, high = r(-13, 13) * k, r(18, 40) * k
            lean = over * high * r(.4, 1.1) + u * .8
            c.line("%.1f,%.1f:.35 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .4, y + r(-3, 7), x + u * .5 + lean * .3, y - high * .6, x + u * .5 + lean, y - high * (1 - abs(over) * .3)), r(3.4, 4.8), "flat", "#3d4c30" if i % 3 else "#5b6d42")
    return c.finish()
