# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve courts of Mậu binh: whole figures, each with a thing to do.

A court is drawn like a figure of the tall cards, with the same parts and in
their measure, some 570 to 610 units from the sole to the crown, and set down on
the card at half that size; who sits or kneels is a little larger (Court.figure).
The top left of that space holds the index and the bottom right its turned one, on
the other side where a figure is flipped: nothing but the ground may lie there.
Knaves are on the move; kings sit, or stand still.
"""
from contextlib import contextmanager
from functools import partial
import math

import mokuhan
from mokuhan import *
from card import NECK
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT
from cuu_vawn import horned_cap
from nhat_vanj import eboshi
from nhi_vawn import cap
from tam_vanj import comb, pins
from tu_sach import towel

NIGHT = "#16304d"
BARK = "#6d5637"
WOOD = "#a97f35"
GLINT = "#b9ab90"       # folds in black cloth


class Court(Sheet):
    """A sheet whose figure is smaller than those of the tall cards, and cut with the same knife: its lines are broader for it."""
    BROADER, BROADER_PURE, FINER = 1.32, 1.6, .6
    broader = 1

    @contextmanager
    def figure(self, k, flip):
        """What is drawn meanwhile is a figure of the tall cards, k times as large."""
        kept = mokuhan.knife
        mokuhan.knife = kept._replace(tolerance=kept.tolerance * self.FINER, line=kept.tolerance * self.FINER, curve=kept.curve * self.FINER, places=FINE.places)
        self.broader = self.BROADER_PURE if self.pure else self.BROADER
        self.push(self.w if flip else 0, 0, 0, k, flip)
        yield
        self.flush()
        self.pop()
        mokuhan.knife, self.broader = kept, 1

    def line(self, P, w=5.5, *how, **more):
        super().line(P, w * self.broader, *how, **more)

    def place(self, *a, **k):
        return self.push(*a, **k)

    def head(self, x, y, rot=0, s=1.0, flip=False):
        """Place a head whose neck enters the collar at this point, as Card.head does."""
        nx, ny = T(0, 0, rot, s, flip)(*NECK)
        return self.push(x - nx, y - ny, rot, s, flip)


def ring(x, y, r, n=18, ry=None):
    return [(x + r * math.cos(i * 2 * math.pi / n), y + (ry or r) * math.sin(i * 2 * math.pi / n), False, None) for i in range(n)]


def disc(c, x, y, r, fill, w=6, ry=None, **how):
    P = ring(x, y, r, 18, ry)
    c.part([(P + P[:1], w, "body")], fill=fill, **how)


def bloom(c, x, y, r, petal, heart, rot=0, rim=0):
    """Five-petalled blossom in one outline, rimmed in black where it lies on no cloth; a court has dozens of them."""
    def outline(k):
        for i in range(5):
            for turn, far, corner in ((-36, .4, True), (-25, .84, False), (-10, 1, False), (0, .88, True), (10, 1, False), (25, .84, False)):
                a = math.radians(rot + 72 * i + turn - 90)
                yield x + (r * far + k) * math.cos(a), y + (r * far + k) * math.sin(a), corner, None
    if rim:
        c.fill(list(outline(rim)), SUMI)
    c.fill(list(outline(0)), petal)
    c.fill(ring(x, y, r * .22, 4), heart)


def sown(petal, heart, *spots):
    """Blossoms (x, y, size) on a cloth, for part(deco=...)."""
    return lambda c: [bloom(c, x, y, r, petal, heart, x) for x, y, r in spots]


def throat(c, x, y, rot=0, k=1.0):
    """The breast that a collar leaves open; y is where the neck enters it."""
    c.push(x, y, rot, k)
    c.part([("-41,-9 -25,29 -9,66", 0), ("-9,66 13,31 15,-9", 0), ("15,-9 -41,-9", 0)], fill=FLESH, reg=0, grain=False)
    c.pop()


def collar(c, x, y, rot=0, k=1.0, colour=SUMI, inner=None, length=157):
    """Crossed collars of a figure who looks to the left, from the neck down to the sash."""
    c.push(x, y, rot, k)
    if inner:
        c.part([("15,-15 3,18 -20,60", 3.4), ("-20,60 -10,74", 0), ("-10,74 14,36 24,-10", 0), ("24,-10 15,-15", 0)], fill=inner, reg=0, grain=False)
        c.part([("-45,-9 -34,28 -20,60", 0), ("-20,60 -10,44", 0), ("-10,44 -24,20 -30,-8", 3.4), ("-30,-8 -45,-9", 0)], fill=inner, reg=0, grain=False)
    t = length / 157
    c.part([("19,-17 8,21 -25,81 %g,%g" % (-29 - 14 * t, 157 * t), 5.5), ("%g,%g %g,%g" % (-29 - 14 * t, 157 * t, -9 - 14 * t, 159 * t), 0), ("%g,%g -5,87 27,29 37,-7" % (-9 - 14 * t, 159 * t), 5.5), ("37,-7 19,-17", 5)], fill=colour, reg=0, grain=False)
    c.part([("-48,-5 -42,31 -23,66", 5), ("-23,66 -14,52", 0), ("-14,52 -28,25 -34,-6", 4), ("-34,-6 -48,-5", 4)], fill=colour, reg=0, grain=False)
    c.pop()


def neck(c, x, y, rot=0, s=.8, w=4.6):
    c.head(x, y, rot, s)
    F.neck(c, w)
    c.pop()


# ------------------------------------------------------------------ spades, by night

def archer(c):
    """He draws a war bow at the wild geese; flipped, so that he shoots to the right."""
    for x, y, k in ((70, 96, .8), (58, 142, .62)):
        c.push(x, y, 8, k)
        c.lines(["-30,-2 -14,-12 0,0", "0,0 14,-14 32,-8"], 6, "swell")
        c.blob("-8,-2 4,-3 14,2 4,5 -7,3")
        c.pop()
    B.sandal(c, "184,628", -2, 1)
    B.sandal(c, "398,626", 0, 1, True)
    c.part([("214,380 184,480 132,606", 8, "sweep"), ("132,606 176,634 238,624", 6.5), ("238,624 258,550 280,484", 7), ("280,484 300,380 214,380", 0)], fill=GREY_PALE, deco=PT.flowing("214,376 180,480 126,616", "296,376 280,484 244,634", 6, (4.4,), "#57514a"))
    c.part([("270,474 312,550 340,622", 7), ("340,622 392,640 450,608", 6.5), ("450,608 386,480 336,378", 8, "-sweep"), ("336,378 268,400 270,474", 0)], fill=GREY_PALE, deco=PT.flowing("262,376 300,540 332,634", "340,376 386,480 458,616", 6, (4.4,), "#57514a"))
    c.lines(["236,430 204,530 184,608", "262,440 232,540 218,600", "300,430 346,530 370,616", "326,420 382,520 416,606"], 5.5, "nail")
    # the bow arm, bare
    F.limb(c, "246,206 178,206 112,194", ((0, 30, 30), (.25, 27, 26), (.5, 21, 21), (.62, 23, 22), (1, 14, 14)), w=6.5)
    c.lines(["196,192 186,200 184,214", "166,212 158,204"], 3.4, "swell")
    # bow, with its string drawn to the ear
    c.line("172,34:.6 116,90 96,190:1.25 102,300 122,400 158,474:.6", 15, "flat")
    c.line("171,38:.6 117,92 97.5,190:1.25 103.5,300 123.5,400 157,470:.6", 8, "flat", ODO)
    for x, y in ((106, 122), (98, 158), (99, 246), (106, 330)):
        c.line("%g,%g %g,%g" % (x - 7, y, x + 9, y + 1), 7, "even")
    ka = PT.kasuri(c, 24, PAPER_LIGHT)
    # body
    c.part([("238,160 206,190 206,290 214,388", 8, "sweep"), ("214,388 262,408 332,388", 0), ("332,388 342,300 338,220 306,164", 7, "sweep"), ("306,164 238,160", 0)], fill=AI, pat=ka)
    c.lines(["226,290 230,330 224,360", "318,290 322,330 312,362"], 5, "nail", NIGHT)
    # the sleeve slipped off the bow arm hangs at the waist
    c.part([("212,300 186,340 180,420 196,452", 7, "sweep"), ("196,452 222,440 240,390", 6), ("240,390 232,340 212,300", 0)], fill=AI, pat=ka, reg=.5)
    c.part([("246,168 222,182 206,222 210,300", 6.5), ("210,300 244,290 262,250", 0), ("262,250 262,200 246,168", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["212,262 226,272 244,266", "240,216 232,226"], 3.6, "swell")
    # sash
    c.part([("206,362 266,384 340,360", 6.5), ("340,360 342,402", 5), ("342,402 268,424 204,404", 6.5), ("204,404 206,362", 5)], fill=SUMI, reg=0)
    c.lines(["216,380 264,396 300,392", "250,410 300,404 332,390"], 3, "swell", GLINT)
    # arrow and string
    B.pole(c, "50,188 170,190 316,194", 9, (), ODO)
    c.blob("32,187! 60,177! 53,188 60,199!")
    for k in (-1, 1):
        c.part([("262,%g! 272,%g 306,%g 314,%g!" % (192 + 3 * k, 192 + 15 * k, 193 + 15 * k, 194 + 3 * k), 4, "wire"), ("314,%g! 262,%g!" % (194 + 3 * k, 192 + 3 * k), 0)], fill=GOFUN, reg=.4, grain=False)
    c.line("172,36 322,194", 3.4, "flat")
    c.line("322,194 158,472", 3.4, "flat")
    HD.hold(c, HD.fist, (178, 208), (102, 193), 0, 1.05, 20, 12)
    # the drawing arm: elbow out, its sleeve hanging
    c.part([("308,164 346,176 374,212 382,256", 7.5, "sweep"), ("382,256 398,330 386,404", 7, "sweep"), ("386,404 360,410 336,390", 6), ("336,390 346,320 336,272", 6, "-nail"), ("336,272 312,240 308,164", 0)], fill=AI, pat=ka, reg=0)
    c.lines(["344,200 362,240 364,290", "356,280 366,330 360,390"], 5, "nail", NIGHT)
    HD.hold(c, HD.grasp, (366, 256), (322, 195), 8, 1.0, 18)
    c.part([("380,236 376,262 348,268 344,258", 4.5), ("344,258 362,254 380,236", 4)], fill=SUMI, reg=0, grain=False)
    neck(c, 272, 158, -2)
    throat(c, 272, 160)
    collar(c, 272, 160)
    c.head(272, 156, -2, .8)
    F.face_man(c, kind="brisk"); F.ear(c); F.hair_chonmage(c, knot="whisk")
    c.line("-32,-42:1 4,-58:1 46,-46:1 64,-34:1", 9, "even"); c.line("-32,-42:1 4,-58:1 46,-46:1 64,-34:1", 4.4, "even", PAPER_LIGHT)
    c.pop()


def lute(c):
    """Moon lute: the round body at the origin, the neck upwards."""
    c.line("0,-60 0,-222", 25, "flat"); c.line("0,-60 0,-220", 15, "flat", BARK)
    for y in (-88, -106, -124, -140):
        c.line("-11,%g 11,%g" % (y, y), 5, "even"); c.line("-9,%g 9,%g" % (y - 1, y - 1), 2, "even", ODO_PALE)
    for x, y in ((-32, -228), (32, -228), (-32, -247), (32, -247)):
        c.line("0,%g %g,%g" % (y, x, y), 9, "even")
    c.part([("-14,-212 -21,-240 -9,-264", 5), ("-9,-264 9,-264", 4), ("9,-264 21,-240 14,-212", 5), ("14,-212 -14,-212", 4)], fill=BARK, reg=0, grain=False)
    disc(c, 0, 0, 74, BARK, 6)
    disc(c, -3, 1, 62, ODO_PALE, 4.5)
    c.part([("-26,30! 26,30!", 4), ("26,30! 24,42!", 4), ("24,42! -24,42!", 4), ("-24,42! -26,30!", 4)], fill=SUMI, reg=0, grain=False)
    F.blossom(c, 0, -22, 15, SUMI, ODO, 10)
    c.lines(["-4,36 -4,-216", "5,36 5,-216"], 2, "flat")


def lute_lady(c):
    """She kneels and plays the moon lute, whose round body answers the moon."""
    edge = wiped(AI, 470, 340, .95)

    plum = partial(sown, PAPER_LIGHT, AI)
    # mat
    c.part([("20,478! 60,462 320,460 360,466!", 5), ("360,466! 372,496!", 5), ("372,496! 180,506 12,500!", 6), ("12,500! 20,478!", 5)], fill=ODO_PALE)
    c.line("16,494 180,501 370,490", 6, "even", AI)
    # bow of the sash at her back
    c.part([("262,262 300,240 322,262 318,306 288,322 258,316", 7, "sweep"), ("258,316 262,262", 0)], fill=SUMI, pat=PT.hishi(c, 13, 9, GLINT, 1.6))
    c.lines(["272,282 292,268 308,274", "272,300 290,302 306,298"], 3.4, "nail", GLINT)
    # the robe over the folded legs, and the white sock behind
    c.part([("300,462 324,452 332,470 316,482", 5, "body"), ("316,482 296,482 300,462", 0)], fill=GOFUN, reg=0, grain=False)
    c.part([("150,330 100,370 58,424 44,470", 8, "sweep"), ("44,470 64,488 180,492 304,484", 7), ("304,484 314,440 296,380 262,320", 8, "sweep"), ("262,320 150,330", 0)], fill=AI_PALE, bokashi=edge, deco=plum((100, 456, 20), (150, 440, 16), (200, 470, 19), (252, 452, 18), (286, 472, 15), (272, 410, 14), (130, 408, 13)))
    c.lines(["140,372 96,420 76,474", "262,360 280,420 270,474", "130,420 108,456 110,484", "228,430 240,460 232,486"], 5.2, "nail", NIGHT)
    for P in ("50,462 84,478 180,482 306,474", "47,466 72,484 180,488 305,480"):
        c.line(P, 3.4, "wire", PAPER_LIGHT)
    # far sleeve, its arm up along the neck of the lute
    c.part([("176,206 154,228 138,250", 6.5), ("138,250 116,300 106,356", 6.5), ("106,356 132,366 154,352", 6), ("154,352 180,290 192,240", 0), ("192,240 176,206", 0)], fill=AI_PALE, bokashi=wiped(AI, 366, 270, .9), deco=plum((124, 330, 15), (140, 296, 11)), reg=.5)
    B.cuff(c, "138,250 130,270 124,292", "124,292 146,276 138,250")
    c.lines(["162,244 142,290 130,340"], 5, "nail", NIGHT)
    # body
    c.part([("188,188 166,220 162,280 152,336", 7, "sweep"), ("152,336 200,352 268,330", 0), ("268,330 284,270 276,220 240,190", 7, "sweep"), ("240,190 188,188", 0)], fill=AI_PALE)
    c.part([("158,288 206,304 276,280", 6), ("276,280 274,326", 5), ("274,326 210,348 152,334", 6), ("152,334 158,288", 5)], fill=SUMI, reg=0)
    c.line("156,312 208,326 274,304", 7, "even", ODO)
    # the lute across her
    c.push(200, 378, -44, .84); lute(c); c.pop()
    HD.hold(c, HD.grasp, (172, 272), (104, 280), -44, .86, seen=3)
    # near sleeve: the elbow out, the hand at the strings
    c.part([("240,192 286,216 314,280 304,344", 8, "sweep"), ("304,344 312,400 298,440", 7), ("298,440 262,446 238,424", 6), ("238,424 246,396 232,374", 6, "-nail"), ("232,374 250,330 244,270", 6, "-nail"), ("244,270 240,192", 0)], fill=AI_PALE, bokashi=wiped(AI, 450, 330, .95), deco=plum((276, 420, 19), (264, 380, 14), (292, 356, 13)), reg=0)
    c.lines(["262,236 290,290 286,350", "262,300 276,350 268,420", "288,370 290,400 282,430"], 5.2, "nail", NIGHT)
    c.part([("232,374 244,392 238,424", 4), ("238,424 224,400 232,374", 4)], fill=SUMI, reg=0, grain=False)
    HD.reach(c, HD.rest, (290, 416), (236, 391), 0, .92, seen=4)
    # neck, collars, head bent to the strings
    c.head(216, 196, -4, .8); F.neck(c); c.pop()
    throat(c, 214, 192, 0, .9)
    c.head(219, 194, -10, .82); F.face_woman(c, None, "oval"); c.pop()
    collar(c, 214, 192, 0, .92, SUMI, GOFUN, 118)
    c.head(219, 194, -10, .82); F.hair_shimada(c, comb=ODO, cord=AI, knot="round"); c.pop()


def warden(c):
    """A lord in full black stands guard, spear in hand."""
    hi = PT.hishi(c, 20, 14, "#6a6157", 2.2)
    c.push(6, 24)
    # sword behind him
    c.line("330,420 410,400 484,356", 17, "even"); c.line("332,419 410,399 482,356", 8, "even", BARK)
    for x, y in ((372, 410), (424, 394)):
        c.line("%g,%g %g,%g" % (x - 3, y - 10, x + 4, y + 10), 7, "even")
    # feet in lacquered shoes
    for x, f in ((196, False), (306, True)):
        c.push(x, 640, 0, 1, f)
        c.part([("-18,-16 -44,0 -56,12 -58,24", 6), ("-58,24 -20,28 26,24", 6), ("26,24 22,0 18,-16", 6), ("18,-16 -18,-16", 0)], fill=SUMI, reg=0, grain=False)
        c.line("-46,10 -30,2 -20,-4", 3.4, "swell", GLINT)
        c.pop()
    # wide trousers
    night = wiped(NIGHT, 640, 470, .8)
    fl = PT.stripes(c, 15, (2.6,), "#5f8390", 6, 3)
    c.part([("186,400 156,500 128,612", 8, "sweep"), ("128,612 184,644 246,630", 6.5), ("246,630 256,540 260,470", 6, "nail"), ("260,470 270,400 186,400", 0)], fill=AI, pat=fl, bokashi=night)
    c.part([("252,460 256,540 258,630", 6), ("258,630 318,646 376,612", 6.5), ("376,612 350,500 326,400", 8, "-sweep"), ("326,400 252,400 252,460", 0)], fill=AI, pat=PT.stripes(c, 15, (2.6,), "#5f8390", -6, 3), bokashi=night)
    c.lines(["210,460 186,560 176,632", "236,470 220,560 212,632", "290,460 310,560 314,632", "318,470 340,560 348,620"], 5.5, "nail", NIGHT)
    # spear
    c.push(16, 0)
    B.pole(c, "140,96 138,300 136,664", 13, (), BARK)
    c.part([("140,22! 126,52 132,92!", 5, "wire"), ("132,92! 148,92!", 5), ("148,92! 154,52 140,22!", 5, "wire")], fill=GREY_PALE, reg=0, grain=False)
    c.line("140,34 139,88", 3, "swell")
    c.part([("126,98! 154,98! 160,140 146,152 138,138 130,152 118,140 126,98!", 5)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.lines(["132,106 126,136", "140,106 140,132", "148,106 154,136"], 3.4, "nail")
    c.pop()
    # body of the robe
    c.part([("204,166 176,250 178,340 166,430", 8, "sweep"), ("166,430 252,462 346,428", 7), ("346,428 334,340 338,250 306,166", 8, "sweep"), ("306,166 204,166", 0)], fill=SUMI, pat=hi)
    c.lines(["206,360 200,400 204,438", "300,360 310,400 306,438", "256,390 252,420 256,448"], 4.5, "nail", GLINT)
    # belt
    c.part([("176,348 252,370 336,344", 6), ("336,344 338,374", 5), ("338,374 252,400 174,378", 6), ("174,378 176,348", 5)], fill=AI, reg=.4)
    for x, y in ((200, 370), (236, 380), (274, 380), (312, 372)):
        c.line("%g,%g %g,%g" % (x - 8, y, x + 8, y), 11, "flat", ODO)
    # far sleeve out to the spear: a great black wing
    c.part([("182,286 166,320 186,356", 5), ("186,356 198,320 182,286", 0)], fill=AI, reg=0, grain=False)
    HD.hold(c, HD.fist, (226, 336), (153, 318), 0, 1.06)
    c.part([("212,168 192,210 182,286", 7.5, "sweep"), ("182,286 194,320 186,356", 5.5), ("186,356 158,368 132,398 116,452", 7), ("116,452 158,474 196,452", 6.5), ("196,452 204,380 222,300", 6, "-nail"), ("222,300 212,168", 0)], fill=SUMI, pat=hi)
    c.lines(["206,230 212,290 208,340", "176,384 156,410 150,440", "204,310 184,380 180,440"], 4.5, "nail", GLINT)
    # near sleeve over the hilt
    c.part([("300,168 344,206 376,290 374,350", 8, "sweep"), ("374,350 392,420 382,470", 7), ("382,470 340,486 306,462", 6.5), ("306,462 306,410 292,372", 6, "-nail"), ("292,372 304,320 296,260", 6, "-nail"), ("296,260 300,168", 0)], fill=SUMI, pat=hi)
    c.part([("292,372 310,410 306,462", 4), ("306,462 294,420 292,372", 4)], fill=AI, reg=0, grain=False)
    c.lines(["318,210 350,290 346,360", "326,320 346,390 340,466", "366,380 366,420 360,466"], 4.8, "nail", GLINT)
    # hilt and the hand upon it
    c.line("306,418 250,432 214,442", 15, "even"); c.line("304,418 250,431 216,441", 7, "even", ODO_PALE)
    c.push(266, 429, -12, 1)
    c.part([("-7,-22 7,-22 10,0 7,22 -7,22 -10,0 -7,-22", 5)], fill=ODO, reg=0, grain=False)
    c.pop()
    HD.reach(c, HD.rest, (352, 410), (299, 412), 8, 1.0, seen=4)
    neck(c, 262, 160, 0)
    throat(c, 262, 164)
    collar(c, 262, 164, 0, 1, AI, GOFUN, 180)
    c.head(262, 158, 0, .8)
    F.face_man(c, 1.35, kind="plain"); B.beard(c, True); F.ear(c); B.side_hair(c); eboshi(c)
    c.pop()
    c.pop()


# ------------------------------------------------------------------ hearts, under the sun

def courier(c):
    """A runner with a letter box on his pole."""
    asa = PT.asanoha(c, 24, "#c9963f", 1.8)
    c.push(0, -6)
    # the far arm thrown back
    B.cuff(c, "356,290 346,322 310,328", "310,328 326,296 356,290")
    HD.hold(c, HD.loose, (324, 290), (398, 370), 54, 1.0, 20)
    c.part([("270,206 316,236 356,290", 6.5), ("356,290 330,302 310,328", 5.5), ("310,328 280,290 270,206", 0)], fill=ODO_PALE, pat=asa, reg=.5)
    # the leg that pushes off
    B.bare_leg(c, "300,424", "308,530", "344,620", 1.04, foot=-34)
    # the leg thrown forward
    B.bare_leg(c, "268,424", "156,462", "134,574", 1.06, foot=-16)
    c.lines(["146,452 158,468 174,470", "152,520 148,544 142,560", "300,524 314,536 326,534"], 3.8, "swell")
    # tails of the coat, flying
    c.part([("316,380 360,410 416,420", 7, "sweep"), ("416,420 408,452 380,470", 6), ("380,470 330,462 286,452", 6.5), ("286,452 316,380", 0)], fill=ODO_PALE, pat=asa)
    c.lines(["326,416 360,432 392,438"], 5, "nail")
    # loin cloth
    c.part([("232,400 212,432 232,468", 6.5), ("232,468 276,478 318,452", 6.5), ("318,452 330,420 322,398", 6.5), ("322,398 232,400", 0)], fill=BENI, reg=.5)
    c.lines(["246,440 262,452 280,456", "300,420 306,436 300,450"], 5, "nail")
    # coat
    c.part([("216,196 192,260 200,340 220,410", 8, "sweep"), ("220,410 270,424 328,400", 6.5), ("328,400 332,320 316,250 286,196", 8, "-sweep"), ("286,196 216,196", 0)], fill=ODO_PALE, pat=asa)
    c.lines(["300,290 308,340 300,380", "214,330 218,350 212,368"], 5, "nail")
    c.part([("204,366 266,388 330,360", 6.5), ("330,360 332,396", 5), ("332,396 268,420 208,398", 6.5), ("208,398 204,366", 5)], fill=SUMI, reg=0)
    c.lines(["216,382 264,400 300,392", "250,410 300,400 324,386"], 3, "swell", GLINT)
    # pole with its box
    B.pole(c, "74,318 250,210 446,92", 13, ((130, 284), (330, 162)))
    c.push(398, 122, -31)
    c.part([("-50,-34! 50,-34!", 6), ("50,-34! 50,38!", 6.5), ("50,38! -50,38!", 6.5), ("-50,38! -50,-34!", 6)], fill=SUMI, reg=0, grain=False)
    c.part([("-57,-46! 57,-46!", 5), ("57,-46! 57,-26!", 5), ("57,-26! -57,-26!", 5), ("-57,-26! -57,-46!", 5)], fill=SUMI, reg=0, grain=False)
    c.line("-52,-27 52,-27", 3, "flat", GLINT)
    for x in (-34, 34):
        c.line("%g,-46 %g,38" % (x, x), 9, "flat", BENI)
    F.blossom(c, 0, 6, 22, PAPER_LIGHT, SUMI, 0)
    c.line("-12,-46 0,-60 12,-46", 6, "even", BENI)
    c.pop()
    # the near arm up to the pole
    HD.hold(c, HD.fist, (196, 338), (140, 278), 58, 1.04, 20)
    c.part([("262,198 214,214 176,268 164,322", 7.5, "sweep"), ("164,322 184,352 214,362", 6), ("214,362 252,330 274,270", 6.5, "-nail"), ("274,270 262,198", 0)], fill=ODO_PALE, pat=asa, reg=0)
    B.cuff(c, "164,322 184,352 214,362", "214,362 196,336 164,322")
    c.lines(["236,236 204,282 192,320", "258,270 236,310 216,336"], 5, "nail")
    neck(c, 246, 190, -6)
    throat(c, 246, 192, -4)
    collar(c, 246, 192, 4, 1, BENI)
    c.head(244, 190, -8, .8)
    F.face_man(c, kind="young"); F.ear(c); F.hair_chonmage(c); F.hachimaki(c, spots=BENI)
    c.pop()
    c.pop()


def dancer(c):
    """She dances under a branch in flower that she bears over her shoulder."""
    kan = PT.kanoko(c, 9, PAPER_LIGHT)
    dk = wiped("#8e2018", 680, 470, .75)

    plum = partial(sown, PAPER_LIGHT, ODO)
    # the branch behind her
    c.line("120,500:.8 210,372 300,238 372,150 452,36:.7", 17, "flat")
    c.line("121,498:.7 210,372 300,239 372,151 450,40:.6", 8, "flat", BARK)
    c.line("366,158 420,140 462,134", 10, "rat"); c.line("404,104 396,66 402,34", 9, "rat")
    # bow of the sash, hanging behind
    c.part([("312,392 352,384 362,420 350,520", 7, "sweep"), ("350,520 326,530 306,520", 6), ("306,520 312,392", 0)], fill=SUMI, pat=PT.hishi(c, 13, 9, GLINT, 1.6))
    # foot
    c.push(222, 632, 0, .96); F.foot_tabi(c); c.pop()
    # train and skirt
    c.part([("214,420 198,500 150,590 34,640", 8, "sweep"), ("34,640 30,656 60,668", 5), ("60,668 180,660 216,640", 6.5), ("216,640 236,540 260,430", 0), ("260,430 214,420", 0)], fill=BENI, bokashi=dk, deco=plum((96, 640, 20), (150, 620, 22), (184, 570, 17), (200, 622, 15), (216, 520, 14), (62, 652, 13)))
    c.line("40,650 60,659 176,650 210,634", 5, "wire", PAPER_LIGHT)
    c.part([("236,430 226,520 212,600 196,648", 0), ("196,648 220,640 246,636", 4), ("246,636 262,560 268,430", 0), ("268,430 236,430", 0)], fill=GOFUN, reg=0, grain=False)
    c.part([("246,420 248,520 230,640", 6, "nail"), ("230,640 286,664 346,640", 6.5), ("346,640 366,540 352,470 328,410", 8, "-sweep"), ("328,410 246,420", 0)], fill=BENI, bokashi=dk, deco=plum((262, 620, 18), (304, 640, 21), (330, 600, 17), (284, 572, 15), (336, 540, 14)))
    c.line("236,632 288,653 344,630", 5, "wire", PAPER_LIGHT)
    c.lines(["228,470 206,550 150,620", "300,450 314,540 296,630", "326,450 344,520 340,590", "266,470 262,560 250,620"], 5.5, "nail", "#7a1912")
    # far sleeve, the hand at the branch's foot
    c.part([("232,206 186,260 150,350", 7, "sweep"), ("150,350 118,440 112,556", 7), ("112,556 146,574 186,562", 6), ("186,562 208,450 236,330", 6, "-nail"), ("236,330 232,206", 0)], fill=BENI, pat=kan, bokashi=wiped("#8e2018", 570, 440, .7))
    c.lines(["206,290 176,370 164,440", "222,340 196,430 178,510"], 5, "nail", "#7a1912")
    c.part([("150,350 166,384 172,420", 5), ("172,420 150,408 138,388", 0), ("138,388 150,350", 0)], fill=GOFUN, reg=0, grain=False)
    c.line("112,512:.8 150,456 206,378", 15, "flat"); c.line("114,509:.7 150,456 206,379", 7, "flat", BARK)
    HD.hold(c, HD.grip, (124, 344), (178, 392), 36, .9, seen=4)
    # body
    c.part([("232,190 212,250 220,330 216,410", 7.5, "sweep"), ("216,410 268,436 330,412", 0), ("330,412 330,320 336,240 300,190", 7.5, "-sweep"), ("300,190 232,190", 0)], fill=BENI, pat=kan)
    # sash
    c.part([("216,326 270,346 334,322", 6.5), ("334,322 338,410", 5), ("338,410 270,436 212,416", 6.5), ("212,416 216,326", 5)], fill=SUMI, reg=0)
    c.line("216,364 270,386 337,360", 9, "even", ODO)
    c.lines(["228,344 268,358 300,354", "226,398 268,414 300,408"], 3, "swell", GLINT)
    # near sleeve spread like a wing
    c.part([("286,192 340,200 396,232 424,270", 7.5, "sweep"), ("424,270 440,380 418,496", 7.5, "sweep"), ("418,496 380,508 348,490", 6.5), ("348,490 362,400 348,330 320,290", 6, "-nail"), ("320,290 290,250 286,192", 0)], fill=BENI, pat=kan, bokashi=wiped("#8e2018", 510, 400, .7))
    c.lines(["330,226 372,290 380,370", "402,276 414,350 404,440", "346,300 376,380 372,470"], 5.2, "nail", "#7a1912")
    c.part([("424,270 404,286 396,310", 5), ("396,310 416,322 430,318", 0), ("430,318 424,270", 0)], fill=GOFUN, reg=0, grain=False)
    HD.reach(c, HD.open_hand, (358, 248), (413, 291), 0, .9, seen=6)
    # blossoms on the branch, and falling
    for x, y, r, a in ((446, 52, 24, 0), (404, 40, 20, 30), (410, 96, 25, 10), (456, 132, 22, 40), (372, 140, 22, 5), (424, 150, 18, 20), (346, 176, 17, 50), (132, 484, 17, 10)):
        bloom(c, x, y, r, PAPER_LIGHT, BENI, a, 4)
    # neck, collars, head
    H = dict(s=.78, rot=-6)
    c.head(263, 194, **H); F.neck(c); F.face_woman(c, BENI, "oval"); c.pop()
    throat(c, 262, 192, 0, .92)
    collar(c, 262, 192, 0, .92, SUMI, GOFUN, 142)
    c.head(263, 194, **H); F.hair_shimada(c, comb=ODO, cord=BENI, pins=False)
    for x, y, r, a in ((-12, -70, 17, 10), (16, -80, 20, 40), (42, -76, 16, 0)):
        bloom(c, x, y, r, PAPER_LIGHT, BENI, a, 4)
    c.pop()


def peach(c):
    """The peach of long life with its leaves, its foot at the origin."""
    for side in (-1, 1):
        c.part([("0,-2 %g,-14 %g,10!" % (34 * side, 70 * side), 5, "wire"), ("%g,10! %g,14 0,-2" % (70 * side, 30 * side), 5, "wire")], fill=MIDORI, reg=.4, grain=False)
    c.part([("10,-122! -2,-104 -36,-96 -54,-62 -42,-20 0,-2!", 7, "sweep"), ("0,-2! 42,-20 56,-56 42,-90 18,-102 10,-122!", 7, "-sweep")], fill=BENI_PALE, reg=.6, bokashi=wiped(BENI, -124, -30, .85))
    c.line("10,-118 -8,-86 -16,-46 -4,-8", 5, "nail")


def elder(c):
    """The oldest of all rides a tortoise and lifts the peach of long life."""
    kik = PT.kikko(c, 9, "#efc9a0", 1.7)
    beast = PAPER_LIGHT if c.pure else MIDORI      # in high contrast a pale beast under a black shell, or robe and tortoise are one hatching
    # tortoise: feet, tail of weed, head, shell
    for x, f in ((96, False), (276, True)):
        c.push(x, 510, 0, 1, f)
        c.part([("16,-26 -14,-18 -30,8 -26,22!", 6), ("-26,22! 0,28 28,22!", 5.5), ("28,22! 30,0 34,-20", 6), ("34,-20 16,-26", 0)], fill=beast, reg=.5)
        c.lines(["-18,12 -20,22", "-6,14 -7,25", "6,14 6,26"], 3.4, "nail")
        c.pop()
    c.part([("92,480 60,478 44,458 40,436", 6.5), ("40,436 20,424 20,402 40,390 64,394 74,412", 6.5, "body"), ("74,412 78,432 100,440", 6), ("100,440 92,480", 0)], fill=beast, reg=.5)
    c.line("22,418 34,424 46,420", 4.4, "swell"); c.line("40,404:.8 48,400:1 54,404:.6", 6, "flat")
    c.lines(["56,440 66,434 76,436", "66,456 78,448 88,450"], 3.2, "swell")
    c.part([("72,500 82,452 130,420 196,412 262,420 306,456 312,500", 8, "body"), ("312,500 190,518 72,500", 6.5)], fill=SUMI if c.pure else MIDORI_DEEP, reg=.6, pat=PT.kikko(c, 14, ODO_PALE, 2.4))
    c.line("66,500 190,522 318,500", 8, "even"); c.line("68,500 190,520 316,500", 3, "even", ODO)
    # lap and folded legs
    c.part([("140,350 92,376 64,412 70,436", 8, "sweep"), ("70,436 120,456 190,458 260,456 304,436", 7), ("304,436 308,410 284,376 246,346", 8, "-sweep"), ("246,346 140,350", 0)], fill=BENI, pat=kik)
    c.push(222, 424, 4, .92); F.foot_bare(c); c.pop()
    c.part([("198,400 214,410 236,408 262,400", 0), ("262,400 258,428 246,446", 5), ("246,446 226,434 206,432", 5.5), ("206,432 200,418 198,400", 0)], fill=BENI, pat=kik, reg=0)
    c.lines(["124,380 92,410 84,432", "150,390 130,420 140,446", "262,378 286,406 290,430", "236,386 250,416 240,440"], 5.5, "nail", "#7a1912")
    # far sleeve: the hand lies on the knee
    c.part([("168,212 118,256 92,336", 7.5, "sweep"), ("92,336 92,380 104,412", 6), ("104,412 134,418 160,402", 6), ("160,402 166,350 188,290", 6, "-nail"), ("188,290 168,212", 0)], fill=BENI, pat=kik, reg=.5)
    c.part([("92,336 104,362 100,398", 5), ("100,398 88,372 92,336", 5)], fill=SUMI, reg=0, grain=False)
    HD.reach(c, HD.rest, (152, 340), (100, 374), 0, .9, seen=5)
    c.lines(["150,254 122,316 118,370", "170,290 148,350 146,396"], 5.2, "nail", "#7a1912")
    # body
    c.part([("176,206 160,260 162,320 146,372", 7.5, "sweep"), ("146,372 196,388 274,366", 0), ("274,366 264,310 258,250 236,206", 7.5, "-sweep"), ("236,206 176,206", 0)], fill=BENI, pat=kik)
    c.part([("158,330 200,346 262,326", 6), ("262,326 268,356", 5), ("268,356 200,376 152,358", 6), ("152,358 158,330", 5)], fill=SUMI, reg=0)
    # near arm raised with the peach
    c.push(322, 190, 6, .98); peach(c); c.pop()
    B.cuff(c, "286,254 316,240 342,252", "342,252 314,276 286,254")
    HD.reach(c, HD.cup_hand, (312, 296), (323, 212), -6, 1.0)
    c.part([("226,206 262,222 286,254", 7), ("286,254 314,264 342,252", 6), ("342,252 358,310 350,392", 8, "sweep"), ("350,392 318,404 288,388", 6.5), ("288,388 278,340 246,318", 6.5, "-nail"), ("246,318 226,206", 0)], fill=BENI, pat=kik, reg=0)
    c.lines(["262,240 292,310 298,380", "328,276 338,330 326,388"], 5.2, "nail", "#7a1912")
    # collar, head
    c.head(206, 212, -2, .84); F.neck(c, 5); c.pop()
    throat(c, 204, 210, 0, .9)
    collar(c, 204, 210, 0, .96, SUMI, GOFUN, 120)
    c.head(206, 210, -2, .84); F.head_old(c); c.pop()


# ------------------------------------------------------------------ diamonds, among gold clouds

def carried(c, x, top, rim, load):
    """A basket hung from a shoulder pole by two cords, its load piled in it."""
    for dx in (-42, 42):
        c.line("%g,%g %g,%g %g,%g" % (x, top, x + dx * .6, (top + rim) / 2, x + dx, rim + 6), 5, "even", BARK)
    load(x, rim)
    c.part([("%g,%g! %g,%g %g,%g" % (x - 50, rim, x - 46, rim + 44, x - 34, rim + 78), 6.5, "body"), ("%g,%g %g,%g %g,%g" % (x - 34, rim + 78, x, rim + 86, x + 34, rim + 78), 6.5), ("%g,%g %g,%g %g,%g!" % (x + 34, rim + 78, x + 46, rim + 44, x + 50, rim), 6.5, "-body"), ("%g,%g! %g,%g %g,%g!" % (x + 50, rim, x, rim + 12, x - 50, rim), 6)],
           fill=ODO, deco=PT.flowing("%g,%g %g,%g" % (x - 54, rim, x - 36, rim + 84), "%g,%g %g,%g" % (x + 54, rim, x + 36, rim + 84), 7, (2.4,), "#7a5518", 5))
    c.line("%g,%g %g,%g %g,%g" % (x - 50, rim + 3, x, rim + 15, x + 50, rim + 3), 8, "even")
    c.line("%g,%g %g,%g %g,%g" % (x - 48, rim + 3, x, rim + 15, x + 48, rim + 3), 3, "even", ODO_PALE)


def peddler(c):
    """He carries two baskets to market on a shoulder pole: red fruit before, cloth behind."""
    def fruit(x, y):
        for dx, dy in ((-24, -18), (24, -18), (0, -34), (-34, 0), (-12, -2), (12, -2), (34, 0)):
            disc(c, x + dx, y + dy, 17, BENI, 4.4, reg=.4, grain=False)
            c.line("%g,%g %g,%g" % (x + dx - 5, y + dy - 15, x + dx + 6, y + dy - 19), 4, "swell", MIDORI)

    def cloth(x, y):
        for k, colour in enumerate((AI, BENI, GOFUN)):
            yy = y + 2 - 22 * k
            c.part([("%g,%g %g,%g %g,%g" % (x - 40, yy, x - 44, yy - 12, x - 38, yy - 22), 5), ("%g,%g %g,%g" % (x - 38, yy - 22, x + 38, yy - 22), 5), ("%g,%g %g,%g %g,%g" % (x + 38, yy - 22, x + 44, yy - 12, x + 40, yy), 5), ("%g,%g %g,%g" % (x + 40, yy, x - 40, yy), 4)], fill=colour, reg=.4, grain=False)
    ko = PT.koshi(c, 15, 2, SUMI)
    # pole, in three pieces of one bow: ends before and behind
    B.pole(c, "48,294 140,262 262,236 366,236 470,264", 14, ((196, 250), (330, 236)))
    carried(c, 72, 286, 412, fruit)
    carried(c, 434, 252, 372, cloth)
    # legs
    B.bare_leg(c, "286,440", "322,540", "346,622", 1.0, foot=-20)
    B.bare_leg(c, "244,440", "206,538", "200,628", 1.06)
    c.lines(["186,530 200,540 216,536", "308,530 322,540 336,534", "212,572 216,596 210,612"], 3.8, "swell")
    # short trousers
    c.part([("206,400 190,460 176,516", 7, "sweep"), ("176,516 204,532 242,524", 6), ("242,524 256,490 264,466", 6), ("264,466 284,500 300,530", 6), ("300,530 336,526 356,508", 6), ("356,508 336,450 318,400", 7, "-sweep"), ("318,400 206,400", 0)], fill=AI)
    c.lines(["216,440 200,480 204,516", "300,440 320,480 326,514", "254,430 262,450 264,466"], 5, "nail", NIGHT)
    # far arm: it steadies the cord of the basket before him
    B.cuff(c, "158,286 150,318 178,342", "178,342 172,312 158,286")
    HD.hold(c, HD.fist, (186, 308), (98, 330), 6, 1.0, 20)
    c.part([("234,218 190,250 158,286", 6.5), ("158,286 174,312 178,342", 5.5), ("178,342 220,320 250,290", 6), ("250,290 234,218", 0)], fill=GREY_PALE, pat=ko, reg=.5)
    # coat
    c.part([("224,206 200,270 206,350 196,434", 8, "sweep"), ("196,434 262,456 330,432", 6.5), ("330,432 324,350 328,270 298,206", 8, "-sweep"), ("298,206 224,206", 0)], fill=GREY_PALE, pat=ko)
    c.lines(["214,290 218,330 212,360", "308,300 314,340 304,370", "224,400 218,424 220,440", "300,400 306,424 302,440"], 5, "nail")
    c.part([("202,364 262,386 326,360", 6.5), ("326,360 328,394", 5), ("328,394 262,418 200,398", 6.5), ("200,398 202,364", 5)], fill=BENI, reg=.5)
    c.lines(["212,380 260,398 294,392", "250,406 296,398 320,384"], 3, "swell", "#7a1912")
    c.part([("220,392 204,426 190,456 208,466 224,430 240,402", 5), ("240,402 220,392", 0)], fill=BENI, reg=.4)
    # near arm: elbow out, the hand on the pole
    c.part([("284,208 326,226 356,270 374,326", 7.5, "sweep"), ("374,326 352,348 320,346", 6), ("320,346 312,300 280,262", 6.5, "-nail"), ("280,262 284,208", 0)], fill=GREY_PALE, pat=ko, reg=0)
    B.cuff(c, "374,326 352,348 320,346", "320,346 346,330 374,326")
    c.lines(["312,240 330,276 334,310", "300,262 316,300 324,330"], 5, "nail")
    HD.hold(c, HD.hook, (350, 334), (340, 234), 88, 1.1, 20)
    c.line("328,336 352,346 372,330", 6, "even")
    # neck, collar, head under the hat
    neck(c, 258, 202, -4, .78)
    throat(c, 258, 204)
    collar(c, 258, 204, 0, 1, BENI, None, 160)
    c.head(258, 200, -4, .78)
    F.face_man(c, kind="traveller"); F.ear(c); B.side_hair(c)
    c.line("30,-20 30,10 14,46 -4,54", 5, "even", BENI)
    c.push(10, -38, 2); F.hat_cone(c, 112, 96, 4); c.pop()
    c.pop()


def parasol(c, r):
    """An open parasol seen from within, its hub at the origin."""
    disc(c, 0, 0, r, ODO, 7)
    disc(c, 0, 0, r * .84, ODO_PALE, 4)
    disc(c, 0, 0, r * .46, BENI, 4.5, reg=.5)
    disc(c, 0, 0, r * .34, ODO_PALE, 3.5, reg=.5, grain=False)
    for i in range(24):
        a = i * math.pi / 12 + .05
        c.line("%g,%g %g,%g" % (r * .1 * math.cos(a), r * .1 * math.sin(a), r * .97 * math.cos(a), r * .97 * math.sin(a)), 3.2, "wire", BARK)
    disc(c, 0, 0, r * .09, SUMI, 3)


def parasol_lady(c):
    """A lady of means walks out under a gilt parasol, the hem of her black robe in her hand."""
    hem = wiped("#5b5048", 680, 480, .9)

    crests = partial(sown, ODO_PALE, BENI)
    c.push(300, 150); parasol(c, 138); c.pop()
    B.pole(c, "300,150 250,250 196,372 178,412", 10, (), BARK)
    # clogs and feet
    for x, y in ((196, 632), (290, 634)):
        c.part([("%g,%g! %g,%g!" % (x - 46, y + 14, x + 30, y + 12), 5), ("%g,%g! %g,%g!" % (x + 30, y + 12, x + 26, y + 34), 5), ("%g,%g! %g,%g!" % (x + 26, y + 34, x - 40, y + 34), 5), ("%g,%g! %g,%g!" % (x - 40, y + 34, x - 46, y + 14), 5)], fill=WOOD, reg=0, grain=False)
        c.push(x, y - 14, 0, .86); F.foot_tabi(c); c.pop()
    # red under-robe
    c.part([("226,440 200,540 160,613.92", 7, "sweep"), ("160,613.92 200,627.36 250,617.28", 6), ("250,617.28 268,540 270,440", 0), ("270,440 226,440", 0)], fill=BENI, pat=PT.kanoko(c, 9, PAPER_LIGHT))
    c.lines(["228,520 210,573.6 192,615.6"], 5, "nail", "#7a1912")
    # black robe, drawn up at her side
    c.part([("222,400 196,470 150,556.8 106,615.6", 8, "sweep"), ("106,615.6 130,630.72 164,624", 6), ("164,624 216,556.8 250,430", 6), ("250,430 222,400", 0)], fill=SUMI, bokashi=hem, deco=crests((150, 606, 17), (178, 570, 14), (196, 520, 11)))
    c.part([("238,420 246,520 244,624", 6, "nail"), ("244,624 300,640.8 352,617.28", 6.5), ("352,617.28 372,540 356,470 330,400", 8, "-sweep"), ("330,400 238,420", 0)], fill=SUMI, bokashi=hem, deco=crests((272, 624, 18), (314, 632, 20), (334, 590, 16), (292, 580, 14), (334, 546, 12), (268, 560, 10)))
    c.line("112,612.24 132,624 160,617.28", 4.4, "wire", BENI); c.line("250,617.28 302,631.56 350,610.56", 4.4, "wire", BENI)
    c.lines(["300,470 312,540 304,582", "336,480 348,540 346,573.6", "220,470 196,530 170,573.6"], 4.8, "nail", GLINT)
    # bow of the sash
    c.part([("318,300 362,280 384,310 376,360 340,368 316,356", 7, "sweep"), ("316,356 318,300", 0)], fill=ODO, pat=PT.kikko(c, 8, "#8a6420", 1.5))
    c.part([("322,352 366,370 376,430 356,452 334,410 314,376", 7, "sweep"), ("314,376 322,352", 0)], fill=ODO, pat=PT.kikko(c, 8, "#8a6420", 1.5))
    c.lines(["330,322 352,312 366,320", "336,372 352,396 356,420"], 4.5, "nail")
    # far sleeve, up to the handle
    c.part([("234,226 198,280 174,352", 7, "sweep"), ("174,352 148,430 146,520", 7), ("146,520 176,534 208,520", 6), ("208,520 218,430 240,330", 6, "-nail"), ("240,330 234,226", 0)], fill=SUMI, deco=crests((176, 500, 14)))
    c.part([("174,352 190,384 192,420", 5), ("192,420 172,410 162,392", 0), ("162,392 174,352", 0)], fill=BENI, reg=0, grain=False)
    c.lines(["212,300 188,380 178,450", "226,340 204,430 194,500"], 4.6, "nail", GLINT)
    # body and sash
    c.part([("236,212 216,270 222,330 218,402", 7.5, "sweep"), ("218,402 270,424 334,400", 0), ("334,400 334,330 338,264 304,212", 7.5, "-sweep"), ("304,212 236,212", 0)], fill=SUMI)
    c.part([("220,330 272,350 336,326", 6.5), ("336,326 338,404", 5), ("338,404 272,428 216,410", 6.5), ("216,410 220,330", 5)], fill=ODO, pat=PT.kikko(c, 8, "#8a6420", 1.5))
    c.line("219,368 272,390 337,364", 9, "even", BENI)
    B.pole(c, "280,200 226,312 184,404", 10, (), BARK)
    HD.hold(c, HD.grip, (144, 350), (192, 386), 24, .9, seen=4)
    # near sleeve: the hand gathers the robe
    c.part([("292,214 334,246 360,320 362,392", 8, "sweep"), ("362,392 376,470 362,528", 7), ("362,528 330,538 304,520", 6.5), ("304,520 308,460 300,420", 6, "-nail"), ("300,420 310,350 296,290", 6, "-nail"), ("296,290 292,214", 0)], fill=SUMI, deco=crests((340, 500, 17), (326, 462, 12), (330, 300, 13)))
    c.part([("300,420 312,470 304,520", 4), ("304,520 290,466 300,420", 4)], fill=BENI, reg=0, grain=False)
    c.lines(["322,260 346,330 344,390", "316,350 336,420 332,470", "354,410 358,460 350,500"], 4.6, "nail", GLINT)
    c.lines(["272,488 262,540 256,590", "282,492 288,540 286,580", "264,482 248,520 236,560"], 5, "nail", GLINT)
    HD.reach(c, HD.rest, (352, 424), (303, 458), 0, .92, seen=1)
    # neck, collars, head
    H = dict(s=.76, rot=-4)
    c.head(266, 212, **H); F.neck(c); F.face_woman(c, BENI, "long"); c.pop()
    throat(c, 266, 214, 0, .92)
    collar(c, 266, 214, 0, .92, BENI, GOFUN, 130)
    c.head(266, 212, **H); pins(c, True); pins(c, False); F.hair_shimada(c, cord=BENI, pins=False); comb(c); c.pop()


def merchant(c):
    """A stout merchant upon his money chest weighs gold."""
    sh = PT.shippo(c, 10, PAPER_LIGHT, 1.5)
    # chest
    c.part([("150,400! 310,392!", 6), ("310,392! 312,412 310,520!", 6.5), ("310,520! 150,528!", 6.5), ("150,528! 150,400!", 6)], fill=BARK)
    for x in (166, 296):
        c.line("%g,396 %g,524" % (x, x), 11, "flat")
    c.line("150,446 312,438", 9, "flat")
    c.part([("214,430! 250,428!", 4), ("250,428! 250,466!", 4), ("250,466! 214,468!", 4), ("214,468! 214,430!", 4)], fill=ODO, reg=0, grain=False)
    c.line("232,440:1 232,458:1", 6, "flat")
    # feet
    for x, y in ((178, 500), (92, 506)):
        c.push(x, y, 0, .9); F.foot_tabi(c); c.pop()
    # legs in the robe: thighs towards us, shins down
    c.part([("178,380 214,400 216,440 210,494", 7, "sweep"), ("210,494 180,508 152,500", 6), ("152,500 148,440 150,400", 6), ("150,400 178,380", 0)], fill=ODO, pat=sh)
    c.part([("160,350 92,368 62,400 62,430", 8, "sweep"), ("62,430 66,470 62,502", 7), ("62,502 94,514 126,502", 6), ("126,502 136,450 168,430", 6.5), ("168,430 214,420 240,380", 0), ("240,380 160,350", 0)], fill=ODO, pat=sh)
    c.lines(["150,376 104,398 88,430 90,490", "180,400 140,420 114,450 112,494", "196,420 196,460 188,496"], 5.5, "nail")
    # belly
    c.part([("168,226 136,290 130,350 158,392", 8, "sweep"), ("158,392 210,404 272,390", 0), ("272,390 290,330 276,260 248,222", 7, "-sweep"), ("248,222 168,226", 0)], fill=ODO, pat=sh, reg=0)
    c.part([("134,336 186,364 280,344", 6), ("280,344 282,378", 5), ("282,378 190,398 140,374", 6), ("140,374 134,336", 5)], fill=BENI, reg=.5)
    c.lines(["146,352 190,376 230,370", "190,386 240,378 272,366"], 3, "swell", "#7a1912")
    # far sleeve and hand with the balance
    c.part([("184,230 134,250 96,276", 7, "sweep"), ("96,276 84,320 92,372", 7), ("92,372 122,380 146,366", 6), ("146,366 160,320 186,290", 6, "-nail"), ("186,290 184,230", 0)], fill=SUMI)
    c.lines(["150,262 116,300 108,360", "164,280 136,320 130,364"], 4.6, "nail", GLINT)
    c.part([("93,280 108,302 134,290", 5), ("134,290 112,274 93,280", 5)], fill=BENI, reg=0, grain=False)
    c.line("98,238 97,300", 4.6, "even")
    for x in (24, 60):
        c.line("40,262 %g,338" % (x - 2), 3, "flat")
    c.part([("8,336! 76,336!", 5), ("76,336! 62,354 42,358 22,354 8,336!", 5.5)], fill=ODO, reg=0, grain=False)
    for x, y in ((30, 328), (54, 328), (42, 318)):
        c.push(x, y, 0, 1)
        c.part([("-14,0 0,-9 14,0 0,9 -14,0", 4.4)], fill="#e8b23c", reg=0, grain=False)
        c.pop()
    # open coat
    c.part([("180,224 164,262 150,330 146,376", 6), ("146,376 132,384 118,376", 5), ("118,376 126,320 146,262 172,226", 7), ("172,226 180,224", 0)], fill=SUMI)
    # the beam of the balance, with its weight
    c.line("34,262:.7 98,254:1 168,247:.8", 10, "flat"); c.line("36,261.5:.5 98,254:1 166,247:.6", 4.4, "flat", ODO_PALE)
    c.line("152,249 152,284", 4, "flat", PAPER_LIGHT)
    c.part([("143,284! 161,284! 165,310! 139,310! 143,284!", 4.6)], fill=ODO, reg=0, grain=False)
    HD.hold(c, HD.fist, (118, 330), (98, 248), -84, .96, seen=6)
    # near sleeve: the hand on the thigh
    c.part([("236,222 286,246 314,320 306,384", 8, "sweep"), ("306,384 306,410 290,430", 7), ("290,430 250,436 222,418", 6.5), ("222,418 232,392 222,376", 6, "-nail"), ("222,376 246,330 240,280", 6, "-nail"), ("240,280 228,250 236,222", 0)], fill=SUMI)
    c.part([("222,376 236,396 222,418", 4), ("222,418 212,396 222,376", 4)], fill=BENI, reg=0, grain=False)
    c.lines(["262,250 292,320 284,380", "254,310 274,370 262,424", "290,390 284,410 270,422"], 4.6, "nail", GLINT)
    HD.reach(c, HD.rest, (284, 410), (225, 395), 0, .96, seen=4)
    # neck, collar, head
    c.head(208, 226, -4, .86); F.neck(c, 5); c.pop()
    throat(c, 206, 226, 0, .9)
    collar(c, 206, 226, 0, .94, BENI, GOFUN, 122)
    c.head(208, 224, -4, .88); F.face_man(c, kind="broad"); F.ear(c); F.hair_chonmage(c, knot="thin"); c.pop()


# ------------------------------------------------------------------ clubs, in the bamboo

def buffalo(c):
    """A water buffalo that walks to the left, all black."""
    def hoof(x, y):
        c.part([("%g,%g! %g,%g!" % (x - 25, y, x + 25, y), 0), ("%g,%g! %g,%g!" % (x + 25, y, x + 28, y + 22), 5), ("%g,%g! %g,%g!" % (x + 28, y + 22, x - 32, y + 22), 5), ("%g,%g! %g,%g!" % (x - 32, y + 22, x - 25, y), 5)], fill=GREY, reg=0, grain=False)
        c.line("%g,%g %g,%g" % (x - 4, y + 2, x - 4, y + 20), 4, "even")
    # tail
    c.line("428,360 456,400 452,470 462,500", 10, "rat"); c.blob("452,470 446,496 456,512 468,500 462,478")
    for P, x, y in (("236,480 240,560 232,636 278,636 284,560 294,490", 256, 634), ("312,470 330,540 312,590 306,630 350,630 362,588 380,520 372,460", 328, 628)):
        hoof(x, y)
        c.blob(P)
    for P, x, y in (("150,470 158,560 148,644 196,644 204,570 224,490", 172, 642), ("340,440 352,520 362,560 344,600 340,646 386,646 390,600 412,556 424,500 436,420", 362, 644)):
        hoof(x, y)
        c.line(P + " " + P.split()[0], 5, "even", PAPER)
        c.blob(P)
    c.blob("132,372 168,326 222,314 290,328 360,310 412,330 438,386 434,450 408,504 340,524 250,534 184,520 144,478 128,420")
    c.lines(["176,350 160,410 172,470", "210,500 250,514 310,512", "400,350 420,400 412,460", "384,480 360,500 330,506", "150,400 146,430 154,460", "190,540 184,580 186,620", "376,560 366,590 362,620", "300,470 330,480 352,474"], 4.6, "nail", GLINT)
    # head: horns, ear, brow and muzzle
    for P in ("96,356 60,352 36,322 36,284 52,262! 54,292 66,316 104,332", "128,348 166,342 192,314 194,276 178,256! 176,286 162,308 120,330"):
        c.part([(P + " " + P.split()[0], 5, "wire")], fill=GREY_PALE, reg=0, grain=False)
    c.lines(["44,300 52,318 62,330", "186,298 178,316 166,326"], 3, "nail")
    c.line("150,340 100,330 70,352 66,400 44,452 40,480 58,500 88,496 118,462 150,440", 5, "even", PAPER)
    c.blob("156,344 126,328 92,334 70,356 68,400 46,452 42,478 58,496 86,492 116,460 154,440")
    c.blob("138,362 166,360 182,376 176,388 154,386 138,378")
    c.line("146,370 162,370 172,378", 4, "nail", GLINT)
    c.part([("76,398 86,390 96,396 88,404 76,398", 3)], fill=PAPER_LIGHT, reg=0, grain=False)
    c.blob("83,393 89,393 89,400 83,400")
    c.lines(["74,384 88,378 100,386", "52,462 60,470 70,464", "46,480 62,484 80,476", "104,420 92,440 86,456"], 3.8, "swell", GLINT)
    c.line("60,464 104,446 160,420 214,350", 7, "even"); c.line("60,464 104,446 160,420 214,350", 3.4, "even", ODO_PALE)


def herdsman(c):
    """A lad on a water buffalo plays the flute."""
    sp = lambda left, right, n: PT.flowing(left, right, n, (3.6,), "#46563a")
    # grass under the hooves
    for x in range(40, 380, 34):
        for d in (-12, 0, 12):
            c.line("%g,%g %g,%g" % (x, 672, x + d, 650 + abs(d) * .5), 5.5, "rat", MIDORI_DEEP)
    buffalo(c)
    # near leg across its back
    c.push(226, 462, 8, .98); F.foot_bare(c); c.pop()
    c.part([("186,360 196,410 210,462", 6, "body"), ("210,462 240,462", 0), ("240,462 250,420 244,366", 6, "body"), ("244,366 186,360", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["204,384 218,392 232,386", "236,404 238,424 230,444"], 3.6, "swell")
    c.part([("244,296 200,312 178,342 180,372", 7.5, "sweep"), ("180,372 210,386 244,380", 6), ("244,380 262,372 322,366", 6.5), ("322,366 346,340 334,296", 7, "-sweep"), ("334,296 244,296", 0)], fill=AI)
    c.lines(["236,318 206,338 200,366", "262,330 234,350 226,374", "310,330 318,346 306,358"], 5, "nail", NIGHT)
    # far arm
    c.part([("262,166 214,204 176,246", 6.5), ("176,246 150,226 138,206", 6), ("138,206 148,186 164,178", 5), ("164,178 176,190 188,196", 5.5), ("188,196 230,180 262,166", 0)], fill=MIDORI, deco=sp("262,166 188,192 164,178", "262,180 176,246 138,206", 3), reg=.5)
    # body
    c.part([("248,158 232,210 238,260 232,318", 7.5, "sweep"), ("232,318 284,336 344,316", 6.5), ("344,316 342,250 340,200 310,158", 7.5, "-sweep"), ("310,158 248,158", 0)], fill=MIDORI, deco=sp("248,158 228,210 234,260 228,320", "312,158 344,200 346,250 348,320", 7))
    c.part([("236,268 286,284 342,266", 6), ("342,266 343,292", 5), ("343,292 286,310 234,294", 6), ("234,294 236,268", 5)], fill=SUMI, reg=0)
    c.part([("330,280 360,300 372,336 356,346 338,314 322,296", 5), ("322,296 330,280", 0)], fill=SUMI, reg=0)
    # neck, collar, head
    neck(c, 278, 154, -2, .74)
    throat(c, 278, 156, 0, .84)
    collar(c, 278, 156, 0, .86, SUMI, None, 130)
    c.head(278, 152, -2, .74)
    F.face_man(c, kind="piper"); F.ear(c); B.side_hair(c); cap(c)
    c.pop()
    # flute and hands
    B.pole(c, "262,124 190,148 118,174", 11, ((232, 134), (140, 166)), ODO)
    HD.hold(c, HD.grasp, (172, 240), (160, 160), 70, .86, seen=4)
    HD.hold(c, HD.grasp, (258, 226), (210, 142), 70, .86, seen=12)
    # near arm
    c.part([("304,160 338,190 350,236 330,262", 7.5, "sweep"), ("330,262 290,262 250,232", 6.5), ("250,232 230,212 216,192", 6), ("216,192 226,174 244,166", 5), ("244,166 266,190 290,206", 6, "-nail"), ("290,206 304,160", 0)], fill=MIDORI, deco=sp("304,160 290,206 244,166", "330,180 352,236 326,268 216,196", 5), reg=0)
    B.cuff(c, "216,192 226,174 244,166", "244,166 234,182 216,192")
    c.lines(["320,200 330,232 316,250", "290,216 306,236 300,252"], 5, "nail")


def sickle(c):
    """A reaping hook, held at the origin, its blade to the left."""
    B.pole(c, "16,60 4,10 -8,-46", 13, (), WOOD)
    c.part([("-10,-46 -50,-62 -88,-38 -96,10!", 6, "sweep"), ("-96,10! -76,-22 -46,-36 -4,-28", 5), ("-4,-28 -10,-46", 4)], fill=GREY_PALE, reg=0, grain=False)


def reaper(c):
    """A country woman brings bamboo shoots home on her head, sickle in hand; flipped, so that she walks to the right."""
    ka = PT.kasuri(c, 22, PAPER_LIGHT)
    c.push(-14, 6)
    # legs in white leggings
    B.bare_leg(c, "286,500", "306,560", "322,624", .8, GOFUN, None, -14)
    B.bare_leg(c, "248,500", "222,566", "208,630", .86, GOFUN, None, 0)
    c.lines(["198,610 208,617 220,610", "196,590 208,598 222,592", "310,604 322,610 334,602"], 4, "swell")
    # under-robe and robe tucked up
    c.part([("214,420 196,500 180,586", 7.5, "sweep"), ("180,586 260,606 344,580", 6.5), ("344,580 338,500 324,420", 7.5, "-sweep"), ("324,420 214,420", 0)], fill=AI, pat=ka)
    c.lines(["230,520 216,560 214,590", "304,520 316,560 312,590"], 5, "nail", NIGHT)
    c.part([("214,400 190,470 186,540", 7.5, "sweep"), ("186,540 220,556 252,540", 6), ("252,540 262,500 266,440", 6, "nail"), ("266,440 280,520 300,550", 6, "-nail"), ("300,550 332,546 350,526", 6), ("350,526 346,460 328,400", 7.5, "-sweep"), ("328,400 214,400", 0)], fill=MIDORI, deco=PT.flowing("210,398 186,470 182,544", "330,398 350,460 354,530", 9, (3.4,), "#46563a"))
    c.lines(["230,440 210,500 208,540", "316,440 334,490 334,530"], 5, "nail")
    # far sleeve; the hand with the sickle
    c.push(148, 424, -18, .96); sickle(c); c.pop()
    B.cuff(c, "166,364 166,404 212,402", "212,402 194,376 166,364")
    HD.hold(c, HD.fist, (198, 362), (146, 428), -30, .94, 18)
    c.part([("236,268 198,314 166,364", 6.5), ("166,364 198,376 212,402", 6), ("212,402 238,366 250,330", 6), ("250,330 236,268", 0)], fill=MIDORI, deco=PT.flowing("236,266 196,314 162,366", "252,330 238,366 208,404", 3, (3.4,), "#46563a"), reg=.5)
    # body
    c.part([("230,256 212,310 220,360 212,404", 7.5, "sweep"), ("212,404 270,420 332,402", 0), ("332,402 330,350 332,300 300,254", 7.5, "-sweep"), ("300,254 230,256", 0)], fill=MIDORI, deco=PT.flowing("228,254 208,310 216,360 208,410", "302,252 336,300 334,350 336,410", 8, (3.4,), "#46563a"))
    c.part([("214,362 270,382 332,358", 6.5), ("332,358 334,402", 5), ("334,402 270,426 210,406", 6.5), ("210,406 214,362", 5)], fill=SUMI, reg=0)
    c.line("214,382 270,402 333,378", 6, "even", ODO)
    # apron
    c.part([("222,404 262,418 304,410", 0), ("304,410 314,480 308,534", 6), ("308,534 262,548 208,532", 6), ("208,532 210,460 222,404", 6)], fill=GOFUN, reg=0)
    c.line("212,516 262,530 310,516", 5, "wire", AI); c.line("212,504 262,518 311,504", 3, "wire", AI)
    c.lines(["240,430 230,480 228,516", "284,430 290,480 288,510"], 4.6, "nail")
    # neck, head in its towel
    c.head(264, 250, 0, .7); F.neck(c); F.face_woman(c, None, "round"); c.pop()
    throat(c, 264, 252, 0, .84)
    collar(c, 264, 252, 0, .86, SUMI, GOFUN, 130)
    c.head(264, 250, 0, .7); F.face_woman(c, None, "round"); towel(c); c.pop()
    # the basket, heaped
    for x, y, r, k in ((196, 66, -34, 1), (228, 52, -14, 1.12), (262, 48, 2, 1.2), (296, 54, 16, 1.1), (328, 68, 36, 1)):
        c.push(x, y + 18, r, k)
        c.part([("-20,24 -18,-10 0,-50!", 5, "sweep"), ("0,-50! 18,-10 20,24", 5, "-sweep"), ("20,24 -20,24", 0)], fill=ODO_PALE, reg=.4, grain=False)
        c.lines(["-18,2 0,14 18,0", "-13,-16 0,-6 13,-18"], 4.4, "nail", MIDORI_DEEP)
        c.line("0,-48 3,-62 10,-68", 5, "rat", MIDORI_DEEP)
        c.pop()
    c.part([("152,82! 262,96 372,80!", 6), ("372,80! 352,116 320,136", 6.5), ("320,136 262,144 204,138", 6), ("204,138 172,118 152,82!", 6.5)], fill=ODO, deco=PT.flowing("148,80 204,142", "376,78 320,140", 11, (2.6,), "#7a5518", 4))
    c.line("150,82 262,98 374,80", 10, "even"); c.line("153,82 262,97 371,80", 4, "even", ODO_PALE)
    # near arm raised to the rim
    B.cuff(c, "336,194 358,178 384,200", "384,200 360,206 336,194")
    HD.reach(c, HD.bear, (364, 218), (348, 136), -6, 1.04, width=19)
    c.part([("292,256 322,226 336,194", 7), ("336,194 360,206 384,200", 6), ("384,200 384,280 352,344", 8, "sweep"), ("352,344 322,350 304,334", 6), ("304,334 312,300 292,256", 0)], fill=MIDORI, deco=PT.flowing("292,256 322,226 332,194", "304,336 330,352 356,344 384,280 386,200", 5, (3.4,), "#46563a"), reg=0)
    c.lines(["320,250 346,280 340,330", "366,220 366,270 350,310"], 5, "nail")
    c.pop()


def scholar(c):
    """A sage in the bamboo grove writes at his low desk."""
    ur = PT.uroko(c, 15, "#39482b")
    c.push(8, 46)
    # mat
    c.part([("14,440! 60,430 300,428 344,434!", 5), ("344,434! 350,466!", 0), ("350,466! 170,474 10,468!", 6), ("10,468! 14,440!", 0)], fill=ODO_PALE)
    c.line("14,462 170,469 350,460", 6, "even", MIDORI_DEEP)
    # robe over the folded legs
    c.part([("180,320 136,376 110,436", 8, "sweep"), ("110,436 130,452 200,456 272,448", 7), ("272,448 284,410 276,360 254,310", 8, "-sweep"), ("254,310 180,320", 0)], fill=MIDORI_DEEP, pat=ur)
    c.lines(["176,360 148,404 136,444", "240,360 256,400 246,444", "206,400 204,430 210,450"], 5.2, "nail", "#2b3720")
    # far sleeve
    c.part([("190,226 146,262 98,318", 7, "sweep"), ("98,318 92,340 104,372", 6), ("104,372 140,376 166,356", 6), ("166,356 186,310 204,270", 0), ("204,270 190,226", 0)], fill=MIDORI_DEEP, pat=ur, reg=.5)
    c.lines(["160,270 124,320 124,364"], 5, "nail", "#2b3720")
    # desk
    for x in (34, 150):
        c.part([("%g,362! %g,446!" % (x - 11, x - 8), 5), ("%g,446! %g,446!" % (x - 8, x + 8), 5), ("%g,446! %g,362!" % (x + 8, x + 11), 5), ("%g,362! %g,362!" % (x + 11, x - 11), 0)], fill=BARK, reg=0, grain=False)
    c.part([("16,346! 176,342!", 5), ("176,342! 180,362!", 5), ("180,362! 14,366!", 6), ("14,366! 16,346!", 5)], fill=BARK, reg=0)
    # scroll: on the desk, and hanging over its edge
    c.part([("58,338! 142,336!", 4.4), ("142,336! 148,346!", 4), ("148,346! 96,349!", 0), ("96,349! 96,420!", 5), ("96,420! 50,424!", 5), ("50,424! 50,350!", 5), ("50,350! 58,338!", 4.4)], fill=GOFUN, reg=0, grain=False)
    c.line("46,424 100,420", 12, "flat"); c.line("44,424 102,420", 4, "flat", ODO)
    for x in (62, 74, 86):
        for y in range(362, 410, 13):
            c.line("%g,%g %g,%g" % (x - 3, y, x + 3, y + 7), 4.4, "rat")
    # ink stone
    c.part([("150,332! 172,331!", 4), ("172,331! 174,344!", 4), ("174,344! 150,345!", 4), ("150,345! 150,332!", 4)], fill=SUMI, reg=0, grain=False)
    HD.reach(c, HD.rest, (148, 345), (97, 332), 0, .84, True, seen=6)
    # body
    c.part([("196,216 176,262 178,300 172,344", 7.5, "sweep"), ("172,344 214,356 262,340", 0), ("262,340 266,290 270,250 246,214", 7.5, "-sweep"), ("246,214 196,216", 0)], fill=MIDORI_DEEP, pat=ur)
    c.part([("178,312 216,328 264,308", 6), ("264,308 266,336", 5), ("266,336 216,354 172,338", 6), ("172,338 178,312", 5)], fill=SUMI, reg=0)
    # brush
    c.line("104,236:.8 108,300:1 110,318:1", 9, "flat"); c.line("104,238:.6 108,300:1 110,318:1", 4, "flat", ODO)
    c.part([("102,316! 118,316!", 3.6), ("118,316! 120,328 112,344!", 3.6), ("112,344! 102,328 102,316!", 3.6)], fill=SUMI, reg=0, grain=False)
    # near sleeve, wide, the hand at the brush
    c.part([("242,218 278,250 284,320 266,372", 8, "sweep"), ("266,372 244,398 206,402", 7), ("206,402 178,392 166,360", 6.5), ("166,360 160,324 164,296", 6), ("164,296 200,306 226,290", 6, "-nail"), ("226,290 236,250 242,218", 0)], fill=MIDORI_DEEP, pat=ur, reg=0)
    c.part([("164,296 178,330 166,360", 4), ("166,360 158,328 164,296", 4)], fill=SUMI, reg=0, grain=False)
    c.lines(["256,250 264,310 244,360", "232,300 222,350 200,386", "204,320 192,350 188,380"], 5.2, "nail", "#2b3720")
    HD.hold(c, HD.pinch, (206, 326), (108, 308), 0, .94, seen=20)
    # neck, collar, head
    neck(c, 216, 216, -8)
    throat(c, 214, 216, 0, .9)
    collar(c, 214, 216, 0, .92, SUMI, GOFUN, 112)
    c.head(216, 214, -10, .8)
    F.face_man(c, kind="gaunt"); F.ear(c); B.side_hair(c)
    c.line("-17,25:.9 -30,29:.8 -38,44:.2", 6, "flat"); c.line("-15,25:.9 -4,29:.8 2,42:.2", 6, "flat")
    c.blob("-24,54! -14,50 -4,54! -12,92!")
    horned_cap(c)
    c.pop()
    c.pop()
