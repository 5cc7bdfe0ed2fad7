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
    c.part([("-34,-30! -40,-58 -22,-82 16,-96 52,-104 96,-108", 6, "sweep"), ("96,-108! 92,-70 84,-30 86,20 110,86", 6, "sweep"), ("110,86! 66,104 16,104 -26,88", 5),
            ("-26,88 -24,66 -10,56", 4), ("-10,56 12,46 28,28 33,4 33,-20 20,-36 -6,-42 -34,-30", 5, "-nail")], fill=SUMI, grain=False)
    for P in ("-33,-45 -46,-16 -49.5,10 -47.5,32 -40,49 -24,61 -6,63 16,54 34,34 42,8 42,-22 24,-44 0,-52 -20,-51 -33,-45", "-20,80 20,95 62,95 100,80"):
        c.line(P, 3.4, "even", GREY_PALE)
    for P in ("54,-18 66,-52 88,-94", "50,10 62,34 72,70", "40,44 44,62 50,84", "56,-6 70,6 80,30"):
        c.line(P, 2.6, "swell", F.HAIRLINE)


def hood_beyond(c):
    """What is seen of the hood on the face's far side, before the face is drawn; in the head's own units."""
    c.part([("-20,-62! -40,-44 -50,-20 -55,8 -53,34 -44,56 -30,76", 5.5, "sweep"), ("-30,76! 10,70 20,-40 -20,-62", 0)], fill=SUMI, grain=False)


def hail(c):
    """What the boy's face has of its own, in the head's units: turned three-quarter, the eyes to the one he hails, his mouth half open."""
    c.fill("-21,-2! -13,0 -11,16! -20,20 -27,16", FLESH)
    c.line("-21,-9:.3 -24,0:.7 -32,11:1.2 -32.5,15:1.3! -26,17:.9 -20,13:.3", 3.2, "flat")
    c.part([("-32,28! -27,24.5 -21,25.5 -14,27!", 3.2, "wire"), ("-14,27! -15,34 -21,38.5 -28,36 -32,28!", 3.2, "wire")], fill=SUMI, reg=0, grain=False)
    c.fill("-28,34! -23,32 -17,32! -20,36.5", "#c98a6c")
    c.line("-25,42 -21,43 -17,41.5", 2, "swell")
    c.line("-3,18:.2 6,25:1 5,36:.2", 2.4, "flat")


def crow(c, x, y, k, rot, up=True):
    """Crow on the wing, beak to the left, its near wing up or down with the feathers apart at the tip."""
    c.push(x, y, rot, k)
    c.blob("-4,-3 -8,-11 -14,-17! -13,-13! -16,-12! -11,-6 -6,-2" if up else "-3,-3 -8,-7 -16,-9! -14,-6! -16,-4! -9,-2 -4,0")
    c.blob("-18,1! -13,-3.5 -9,-4.5 -3,-3.5 0,-9 6,-17 15,-22! 13,-17! 17,-16! 13,-12! 15,-9! 9,-6 6,-2 14,0 22,2! 21,4! 22,6! 14,5 4,5 -5,4 -11,2" if up else
           "-18,1! -13,-3.5 -9,-4.5 -2,-4 6,-2 13,0 22,2! 21,4! 22,6! 14,5 9,7 7,13 1,21! 1,16! -3,18! -2,13! -5,12! -3,7 -6,4 -11,2")
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
        # crows before the mist, one with its wings up, one stroking down, one far off
        for crows in ((204, 340, .86, -8, True), (226, 384, .62, 6, False), (196, 396, .42, -14, True)):
            crow(c, *crows)
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
    # the near knee is drawn up before sash and rail
    c.part([("296,552 244,556 204,566 182,584", 7.5, "sweep"), ("182,584 170,604 174,640 182,690", 7.5, "body"), ("182,690 296,690", 0), ("296,690 296,552", 0)], fill=GREY_PALE, reg=.5, deco=None if c.pure else PT.flowing("300,548 220,560 180,580 160,610 170,700", "300,640 250,630 226,640 222,700", 5, (2.6,), GREY))
    c.lines(["200,574 196,588 200,602", "186,620 204,610 226,612", "290,590 250,598 222,616 210,650"], 5, "nail")
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
    c.lines(["112,594 92,604 64,618", "113,597 106,614 88,634", "124,456 114,520 102,578", "92,490 82,540 74,580", "86,654 94,680 92,708", "136,650 122,668 118,704", "108,656 106,676 104,692"], 4.8, "nail")
    # goad, its tassel flung back
    c.push(54, 0)
    B.pole(c, "118,592:1.1 152,470 206,270:.9 252,84:.75", 11, ((126, 566), (144, 500), (214, 248)))
    B.lean(c, (150, 624), -13)
    # near arm: the forearm comes back out of the sleeve to the goad, below it one looks into the sleeve
    c.part([("198,512 180,548 178,584 190,608", 4.6, "wire"), ("190,608 204,560 198,512", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.fist, (238, 556), (158, 520), 28, 1.04)
    c.part([("160,410 208,436 238,490 246,548", 7.5, "sweep"), ("246,548 250,580 240,620!", 7, "body"), ("240,620! 214,622 190,608!", 6, "body"), ("190,608! 200,578 206,546 199,512!", 6, "-body"), ("199,512! 180,494 160,470 146,440", 6, "-nail"), ("146,440 160,410", 0)], fill=ODO_PALE, reg=0,
           deco=PT.shaded(SHADE, ("200,514! 222,540 246,558! 226,556 204,540", "204,560 222,568 236,566 226,590 222,614! 212,590"), PT.broken(kik, ("146,400! 210,420! 260,540! 222,530 196,506! 146,450!", 40), ("196,506! 222,530 260,540! 260,580! 220,566 200,560!", -24), ("200,560! 220,566 260,580! 250,640! 180,620!", 12))))
    c.lines(["200,514 218,526 240,528", "202,518 220,544 244,556", "176,436 198,466 212,500", "243,560 228,582 224,612", "206,552 209,568 215,580"], 5, "nail")
    # collar
    c.part([("98,406 118,446 142,478", 5), ("142,478 152,462", 4), ("152,462 132,432 120,402", 4.5), ("120,402 98,406", 0)], fill=GOFUN, reg=0, grain=False)
    # head
    c.head(150, 436, -2, .92)
    hood_beyond(c)
    F.head_child(c, blush=None, tufts="", look="court")
    hail(c)
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
    # turf before the wheel, which has sunk into it
    c.part([("10,930 60,908 110,888 150,880 196,852 250,830", 5.5, "sweep"), ("250,830! 250,995! 10,995! 10,930", 0)], fill=PAPER_LIGHT if c.pure else "#a9b38a", bokashi=wiped(MIDORI, 990, 850, .8), grain=False)
    # long grass that the wheel lays over, and some that the frame cuts
    r = Rng("turf")
    for x, y, n, k, over in ((6, 962, 9, 1.5, .5), (40, 990, 7, 1.2, .3), (98, 905, 8, 1.15, -.9), (150, 886, 6, 1, -.7), (238, 848, 7, 1.1, -.5)):
        for i in range(n):
            u, high = r(-13, 13) * k, r(18, 40) * k
            lean = over * high * r(.4, 1.1) + u * .8
            c.line("%.1f,%.1f:.35 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .4, y + r(-3, 7), x + u * .5 + lean * .3, y - high * .6, x + u * .5 + lean, y - high * (1 - abs(over) * .3)), r(3.4, 4.8), "flat", "#3d4c30" if i % 3 else "#5b6d42")
    return c.finish()
