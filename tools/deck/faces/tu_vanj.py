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
        c.line(circle(cx, cy, r), 28, "flat", rough=.4)
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
    """Black hood, peaked behind, falling on the shoulders; in the head's own units."""
    c.part([("-51,-36! -46,-64 -26,-88 14,-103 54,-111 100,-115", 6, "sweep"), ("100,-115! 96,-74 88,-30 90,22 114,90", 6, "sweep"), ("114,90! 72,110 22,112 -30,102", 4.4),
            ("-30,102 2,97 28,80 45,54 53,22 54,-8 49,-34 32,-52 4,-57 -20,-52 -51,-36", 5, "-nail")], fill=SUMI, grain=False)
    for P in ("-45,-44 -22,-61 6,-66 36,-60 56,-38 62,-8 60,25 51,57 33,84 4,101", "12,104 50,104 104,84"):
        c.line(P, 3.4, "even", GREY_PALE)
    for P in ("66,-14 74,-52 92,-98", "66,14 74,40 84,72", "58,52 58,68 64,88"):
        c.line(P, 3.2, "glint", F.HAIRLINE)


def hood_beyond(c):
    """What is seen of the hood on the face's far side and about his throat, before the face is drawn; in the head's own units."""
    c.part([("-20,-66! -51,-40 -58,-16 -62,8 -61,38 -54,64 -38,98", 5.5, "sweep"), ("-38,98! 10,110 40,60 50,-40 -20,-66", 0)], fill=SUMI, grain=False)
    c.line("-51,-34 -55,-10 -57,14 -55,40 -48,66 -36,90", 3.2, "even", GREY_PALE)


def hailing(c):
    """A boy's face, three-quarter, in the head's units: cheek and jaw up to the hood, the eyes to the birds on high, his mouth half open."""
    # throat, in the shade of the jaw
    c.part([("-4,60 -6,84 -14,100", 3.6, "wire"), ("-14,100 40,100 58,10 -4,60", 0)], fill="#dfbf8d", reg=0, grain=False)
    F.skin(c, ("-22,-60 -36,-48 -44,-30:.9 -42.5,-13:.7 -47,-3 -51,11 -51,25 -47,38:.8 -45,48 -41,60 -29,69.5", 5, "wire"), ("-29,69.5 -12,70 8,64 28,50 42,30 57,-6", 5, "sweep"), ("57,-6 58,-30 40,-62 0,-68 -22,-60", 0))
    c.line("-44,-27:.4 -38,-33.5:1 -28,-28:.5", 4.6, "flat")
    c.line("-12,-28:.6 4,-37:1.2 27,-30:.3", 5.2, "flat")
    F.eye(c, "-44,-9:.5 -37,-15.5:1.1 -28,-8:.5", c.fine(4.8, .5), (-38.6, -11, 3.5))
    F.eye(c, "-11,-6:.5 3,-16:1.25 25,-7:.3", c.fine(5.4, .5), (-2.6, -10, 4.5))
    for P in ("-7,-1 5,1.5 16,-3", "-6,-17.5 5,-23 21,-17"):
        c.line(P, c.fine(1.9), "swell")
    c.line("-40,-3 -36,-2 -31,-4", c.fine(1.6), "swell")
    # nose, over the far cheek
    c.fill("-22,-4! -26,4 -39,16! -39,22 -30,23 -22,18", FLESH)
    c.line("-24,-13:.3 -27,1:.7 -39,15:1.2 -39.5,20:1.3! -32,22.6:.9 -25,18:.3", c.fine(4.2), "flat")
    # mouth
    c.part([("-41,37! -35,31.5 -28,33 -14,36!", 3.2, "wire"), ("-14,36! -15,46 -24,55 -34,52 -41,37!", 3.4, "wire")], fill=SUMI, reg=0, grain=False)
    c.fill("-38,36! -34,33.4 -28,34.8 -17,37! -21,40 -29,39.4 -36,39", GOFUN)
    c.fill("-35,48.5! -29,45 -21,45.5! -25,52.6 -32,51", "#c98a6c")
    c.line("-31,60.5 -26,62 -20,60", c.fine(2.4), "swell")
    # the one fold that the call draws beside it
    c.line("-12,26:.2 -4,34:1 -4,44:.3", c.fine(3), "flat")


def crow(c, *strokes):
    """A bird far off, in two strokes of the brush: the near wing with the body, the far wing."""
    for P, w in strokes:
        c.line(P, w, "drop")


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
        for x, y, k, rot in ((204, 322, 1.05, -6), (221, 356, .74, 4), (193, 372, .6, -12), (213, 396, .44, 0)):
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
    # he leans far out over the rail
    c.push(54, 0)
    B.lean(c, (150, 624), -13)
    kik = lambda sheet, turned: PT.kikko(sheet, 12, "#c9963f", 2, turned)
    c.part([("92,404 78,446 68,500 62,572", 7.5, "sweep"), ("62,572 120,590 224,572", 0), ("224,572 226,520 210,456 172,404", 7.5, "sweep"), ("172,404 92,404", 0)], fill=AI, bokashi=wiped("#16304d", 590, 470, .8))
    # down from under the hood to the sash, drawn towards the arm that lies on the rail
    c.lines(["118,452 96,510 72,560", "150,462 128,520 104,568", "184,470 162,524 144,568", "204,500 196,536 186,562"], 5, "nail", "#0f2238")
    c.pop()
    c.pop()
    # he kneels: his lap in wide trousers, the far knee before the near one, the folds pulled from the sash to the knees
    c.part([("196,590 150,580 122,588 112,640", 7, "sweep"), ("112,640 116,680", 0), ("116,680 200,680 196,590", 0)], fill=GREY, reg=.5)
    c.push(54, 0)
    B.lean(c, (150, 624), -13)
    # sash, its ends upon the lap
    c.part([("44,540 100,562 160,560 228,538", 5), ("228,538 230,572", 4), ("230,572 160,594 100,596 50,576", 5), ("50,576 44,540", 4)], fill=MIDORI, reg=.4)
    c.lines(["64,560 100,574 130,576", "150,582 190,576 218,564"], 3.4, "nail")
    c.pop()
    c.pop()
    # the near leg is drawn up before the sash: the thigh comes forward from the hip to the knee, the shin goes down behind the rail
    c.part([("300,606 262,584 226,564 190,551", 7.5, "sweep"), ("190,551 160,546 143,560 144,588 152,630 156,700", 7.5, "body"), ("156,700 214,690", 0), ("214,690 210,656 214,626!", 6, "body"), ("214,626! 256,646 300,664", 6, "-body"), ("300,664 300,606", 0)], fill=GREY_PALE, reg=.5,
           deco=None if c.pure else PT.flowing("304,602 262,580 226,560 190,546 156,542 138,560 144,620 150,710", "304,668 262,650 232,636 216,622 206,620 204,632 206,660 208,710", 5, (3,), GREY))
    # where it bends: over the knee, and in the hollow behind it
    c.lines(["214,626 200,604 176,590", "214,626 226,606 228,584", "152,574 158,562 172,558"], 5.2, "nail")
    # the goad stands in the cart
    c.push(54, 0)
    B.pole(c, "92,690:1.1 136,522 206,270:.9 252,84:.75", 11, ((115, 600), (214, 248)))
    c.pop()
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
    # the far arm: down from the shoulder to the elbow, the forearm along the rail in its sleeve, whose mouth is at the wrist; the hand hangs over the rail
    c.hands = getattr(c, "hands", -1) + 1       # the way with the fingers half closed
    c.part([("139,602 150,614 150,640 140,652", 4.6, "wire"), ("140,652 130,630 139,602", 0)], fill="#16304d", reg=0, grain=False)
    HD.reach(c, HD.rest, (84, 620), (156, 631), 40, 1.04, True, 16)
    c.part([("116,420 96,438 84,484 74,536 62,586", 7.5, "sweep"), ("62,586 54,606 56,628 72,646!", 7, "body"), ("72,646! 80,676 78,714!", 6.5, "body"), ("78,714! 108,714 138,700!", 6, "body"), ("138,700! 144,676 140,652!", 6, "-body"), ("140,652! 134,628 139,602!", 5.5, "body"), ("139,602! 126,594 112,592!", 5, "nail"), ("112,592! 120,550 126,500 134,440", 6, "-nail"), ("134,440 116,420", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("112,592! 92,600 70,618! 96,614 124,602!", "72,646! 100,654 140,652! 142,664 104,666 78,662", "124,456! 112,520 100,584! 114,584 120,510"), PT.broken(kik, ("84,410! 126,450! 116,520 102,590! 52,618! 46,600 64,510", -66), ("126,450! 140,430! 132,520 114,592! 102,590! 116,520", -40), ("114,592! 144,598! 146,650! 100,650 52,618!", 4), ("52,618! 100,650 146,650! 146,720! 66,724!", 14))))
    # out of the crook of the elbow along the forearm, and down from where the cloth lies on the rail
    c.lines(["112,594 92,604 64,618", "113,597 106,614 88,634", "124,456 114,520 102,578", "86,654 94,680 92,708", "136,650 122,668 118,704", "108,656 106,676 104,692"], 4.8, "nail")
    c.push(54, 0)
    B.lean(c, (150, 624), -13)
    # near arm: the forearm comes back out of the sleeve to the goad, below it one looks into the sleeve
    c.part([("198,512 180,548 178,584 190,608", 4.6, "wire"), ("190,608 204,560 198,512", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.grasp, (236, 568), (151, 534), 27, 1.04)
    c.part([("160,410 208,436 238,490 246,548", 7.5, "sweep"), ("246,548 250,580 240,620!", 7, "body"), ("240,620! 214,622 190,608!", 6, "body"), ("190,608! 200,578 206,546 199,512!", 6, "-body"), ("199,512! 180,494 160,470 146,440", 6, "-nail"), ("146,440 160,410", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("200,514! 222,540 246,558! 226,556 204,540", "204,560 222,568 236,566 226,590 222,614! 212,590"), PT.broken(kik, ("146,400! 210,420! 260,540! 222,530 196,506! 146,450!", 40), ("196,506! 222,530 260,540! 260,580! 220,566 200,560!", -24), ("200,560! 220,566 260,580! 250,640! 180,620!", 12))))
    c.lines(["200,514 218,526 240,528", "202,518 220,544 244,556", "176,436 198,466 212,500", "243,560 228,582 224,612", "206,552 209,568 215,580"], 5, "nail")
    # collar
    c.part([("98,406 118,446 142,478", 5), ("142,478 152,462", 4), ("152,462 132,432 120,402", 4.5), ("120,402 98,406", 0)], fill=GOFUN, reg=0, grain=False)
    # head
    c.head(150, 434, -2, .94)
    hood_beyond(c)
    F.head_child(c, look=hailing)
    hood(c)
    c.pop()
    c.pop()
    c.pop()
    c.pop()
    # a tail of black hair below a gilt knob, blown back
    c.part([("193,84 190,112 196,140 192,172! 204,160 212,190! 214,164 232,186! 226,158 242,166! 230,130 214,104 206,84", 0), ("206,84 193,84", 0)], fill=SUMI, reg=0, grain=False)
    for P in ("197,92 198,124 200,156", "201,92 208,128 216,166", "204,90 216,120 230,154"):
        c.line(P, 2.2, "rat", F.HAIRLINE)
    c.part([("187,84 186,70 198,60 210,68 212,82", 4.6, "body"), ("212,82 200,90 187,84", 4.4)], fill=ODO, reg=.5, grain=False)
    # the hill road he goes down: turf on its edge, into which the wheel has sunk
    c.part([("10,930 60,908 110,888 150,880 196,852 250,830", 5.5, "sweep"), ("250,830! 250,995! 10,995! 10,930", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 995, 880, .8), grain=False)
    road = [("10,940 70,914 120,900 158,893 196,864 250,838", 0), ("250,838! 250,849!", 0), ("250,849! 216,861 186,872 168,904 160,946 164,995!", 3, "wire"), ("164,995! 10,995! 10,940", 0)]
    c.part(road, fill=PAPER_LIGHT if c.pure else "#dcc796", reg=.4, back=None, grain=False, bokashi=wiped("#b08d52", 995, 900, .6))
    # the ruts run from the wheels, wider as they come nearer; rain stands in the near one
    c.part([("152,893! 122,908 88,934 62,966 54,995!", 3.2, "-sweep"), ("54,995! 90,995!", 0), ("90,995! 98,960 116,930 136,910 158,892!", 4.6, "body"), ("158,892! 152,893!", 0)], fill=GREY_PALE if c.pure else "#94743f", reg=.3, grain=False)
    c.part([("135,910! 112,922 90,943 76,964! 72,978 82,982 92,972 102,950 118,928 135,910!", 2.4, "wire")], fill=PAPER_LIGHT if c.pure else "#c3d3d2", reg=0, grain=False)
    c.lines(["112,928 100,940 89,958", "120,921 113,927 107,934"], 2.4, "swell", AI_PALE)
    c.line("86,907:.3 50,926:1 26,950:1.3 10,976:1.6", 5, "flat", "#94743f")
    c.lines(["148,914 136,936 128,962 128,988", "46,946 34,962 28,984"], 3, "rat", "#94743f")
    # long grass that the wheel lays over, and some that the frame cuts
    r = Rng("turf")
    for x, y, n, k, over in ((4, 934, 6, 1, .5), (100, 900, 7, 1.05, -.9), (152, 887, 6, .95, -.7), (238, 852, 8, 1.2, -.5), (170, 998, 7, 1, .1)):
        for i in range(n):
            u, high = r(-13, 13) * k, r(18, 40) * k
            lean = over * high * r(.4, 1.1) + u * .8
            c.line("%.1f,%.1f:.35 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .4, y + r(-3, 7), x + u * .5 + lean * .3, y - high * .6, x + u * .5 + lean, y - high * (1 - abs(over) * .3)), r(3.4, 4.8), "flat", "#3d4c30" if i % 3 else "#5b6d42")
    return c.finish()
