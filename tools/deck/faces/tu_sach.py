# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ sách: serving woman in a head towel ducks out under the curtain of the tea-house, her sleeves tied up, bowed over a tray with a cup."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def towel(c):
    """White towel folded over the hair; in the head's own units."""
    F.black(c, "-24,-46 -34,-34 -37,-20 -33,-16 -28,-30 -18,-40")
    F.black(c, "18,-50 40,-56 62,-40 66,-6 56,14 44,10 38,-6 33,-6 33,-20 28,-36")
    F.black(c, "30,6 50,0 66,14 72,34 58,44 42,38 32,26")
    c.lines(["40,-40 52,-26 56,-4", "46,12 56,22 62,36"], 1.4, "swell", F.HAIRLINE)
    c.part([("-38,-34 -44,-56 -26,-86 10,-102 50,-96 78,-68 84,-34", 6.5, "sweep"), ("84,-34 72,-22 60,-26", 5), ("60,-26 46,-46 22,-56 -6,-56 -38,-34", 5.5, "-nail")], fill=GOFUN, reg=.4)
    c.part([("82,-40 98,-30 104,-8 92,4 84,-12 72,-24", 4.6, "body"), ("72,-24 82,-40", 0)], fill=GOFUN, reg=.4)
    for P in ("-36,-50 -6,-70 30,-70 58,-48", "-30,-62 0,-82 38,-80 66,-56"):
        c.line(P, 4.5, "wire", AI)
    c.lines(["-14,-58 0,-64 16,-62", "86,-30 94,-18 94,-6"], 3.6, "nail")


SLENDER = ((0, 1), (.3, .94), (.55, .9), (.8, .72), (.95, .52))      # a young woman's finger, from its root to its tip


def steam(c):
    """It rises in two sheets that turn over as they thin out; the origin is under the cup."""
    ink = 2.8 if c.pure else 1.5
    for left, right, shade in (("-10,-52 -19,-78 2,-114 -15,-150 -3,-186 -17,-220 -12,-246", "-12,-246 -9,-220 9,-186 0,-152 15,-116 -2,-80 0,-52", "-17,-84 0,-112 -12,-146! 0,-150 12,-118 -3,-84!"),
                               ("6,-54 4,-76 18,-102 8,-130 16,-156 8,-188", "8,-188 22,-158 16,-132 27,-102 12,-76 12,-54", "6,-80 18,-103 10,-126! 16,-130 25,-102 12,-80!")):
        c.part([(left, ink, "-rat"), (right, ink, "rat"), (right.split()[-1] + " " + left.split()[0], 0)], fill=PAPER_LIGHT if c.pure else "#e2dac6", reg=0, grain=False)
        if not c.pure:
            c.fill(shade, "#cbc2ad")


def tray(c):
    """Black lacquer tray seen from a little above, a cup on its stand, the steam; at each end a hand holds it, thumb above and fingers beneath."""
    # the far hand comes round the end from behind
    F.skin(c, ("94,517 70,519 52,516 40,511", 3.6, "wire"), ("40,511 44,532", 0), ("44,532 96,546", 0), ("96,546 94,517", 0))
    for bone, thick in (("22,524 17,534 18,546 30,556", 7.8), ("26,520 24,534 27,547 40,558", 8.4), ("31,520 31,536 36,548 50,557", 8.6)):
        HD._digit(c, bone, thick, 2.2, SLENDER)
    c.part([("29,519! 102,514!", 3, "wire"), ("102,514! 108,537!", 3, "wire"), ("108,537! 22,541!", 3, "wire"), ("22,541! 29,519!", 3, "wire")], fill=SUMI, reg=0, grain=False)
    c.part([("22,541! 108,537!", 3, "wire"), ("108,537! 105,547!", 3, "wire"), ("105,547! 27,551!", 3, "wire"), ("27,551! 22,541!", 3, "wire")], fill=SUMI, reg=0, grain=False)
    c.line("25,538:1 66,537.5:1 105,535:1 100.5,516.5:.7! 31,521:.7 25,538:1", 2.6, "flat", ODO)
    F.skin(c, ("46,514 36,509 26,513 18,521 14,531", 3.4, "wire"), ("14,531 20,538 25,537 30,526 40,524 48,526", 0), ("48,526 46,514", 0))
    c.lines(["24,537 27,528 33,523", "22,520 19,526 20,531"], 1.5, "swell")
    HD._digit(c, "38,514 42,520 44,526 47,533", 9, 2.2, HD.THUMB)
    c.fill("33,513 42,511.5 45,516 42,518 38,520 34,519", FLESH)
    c.push(70, 529, -2, .84)
    c.part([("-16,-10! 16,-11!", 4), ("16,-11! 10,-2!", 4), ("10,-2! -10,-1!", 4), ("-10,-1! -16,-10!", 4)], fill=ODO, grain=False)
    c.part([("-22,-44! 22,-45!", 4.4), ("22,-45! 20,-24 10,-12", 4.4), ("10,-12 -10,-11", 4), ("-10,-11 -20,-22 -22,-44!", 4.4)], fill=GOFUN, reg=0, grain=False)
    c.line("-18,-32 0,-28 18,-33", 4.5, "wire", AI)
    steam(c)
    c.pop()


def near_hand(c):
    """Three fingers lie under the tray, the thumb on its rim."""
    for bone, thick in (("104,562 90,566 78,566 68,563", 7.6), ("104,556 86,560 72,559 60,555", 8.8)):
        HD._digit(c, bone, thick, 2.2, SLENDER)
    F.skin(c, ("127,529 119,531 111,537", 3.4, "wire"), ("110,538 104,546 96,550", 0), ("96,550 84,549 74,549 66,550 64,553 72,556 84,556 94,556", 2.2, "wire"), ("94,556 98,566", 0), ("98,566 107,567 117,560 129,553", 3.4, "wire"), ("129,553 127,529", 0))
    HD._digit(c, "115,541 105,536 97,532 85,530", 9.8, 2.3, HD.THUMB)
    c.fill("112,538 120,537 122,548 112,549 108,545", FLESH)
    c.lines(["108,548 112,546.5 114,543", "118,536 121,543 119,550"], 1.5, "swell")


def panel(c, x, y, sway, foot):
    """One width of the curtain, hung at y, 38 broad."""
    c.part([("%g,%g! %g,%g!" % (x, y, x + 38, y - 2), 4), ("%g,%g! %g,%g %g,%g %g,%g!" % (x + 38, y - 2, x + 39, y + 60, x + 37 + sway * .3, (y + foot) / 2, x + 38 + sway, foot - 4), 5, "sweep"),
            ("%g,%g! %g,%g %g,%g!" % (x + 38 + sway, foot - 4, x + 18 + sway, foot + 7, x + sway, foot), 5), ("%g,%g! %g,%g %g,%g %g,%g!" % (x + sway, foot, x - 1 + sway * .3, (y + foot) / 2, x + 1, y + 60, x, y), 5, "-sweep")], fill=AI, bokashi=wiped("#1b3656", y, y + (foot - y) * .9, .95), reg=.6)


def last_panel(c):
    """The width that slides over her shoulder as she ducks out."""
    panel(c, 216, 40, -14, 398)
    # the leaf goes on across it
    c.fill("218,92! 226,126 222,158 218,172!", PAPER_LIGHT)
    c.lines(["234,230 236,310 222,384", "226,250 224,330 212,376"], 4.4, "nail", "#142840")
    for u in (4, 19, 34):
        c.line("%g,22 %g,40" % (216 + u, 216 + u), 5, "even")


def doorway(c):
    """The tea-house door: its long curtain, which the frame cuts; a leaf of tea is reserved across the widths."""
    c.fade(ODO_PALE, 990, 824, 1)
    for x, sway, foot in ((177, -4, 352), (138, 5, 330)):
        panel(c, x, 40, sway, foot)
        for u in (4, 19, 34):
            c.line("%g,24 %g,42" % (x + u, x + u), 5, "even")
    # a leaf of tea and its bud, reserved
    c.fill("172,214! 158,168 172,120 212,82! 228,130 216,184 172,214!", PAPER_LIGHT)
    c.line("174,212 192,168 208,98", 3.4, "swell", AI)
    c.lines(["184,186 176,166 176,150", "186,184 202,172 212,152", "194,160 188,142 190,126", "196,158 208,144 214,126"], 2.4, "rat", AI)
    c.fill("166,212! 142,202 136,172 144,146! 166,164 174,190 166,212!", PAPER_LIGHT)
    c.line("165,210 156,186 147,158", 2.6, "swell", AI)
    c.line("173,208 170,232 156,256", 5.4, "rat", PAPER_LIGHT)
    c.line("176,44 177,180 173,346", 4.4, "wire")
    B.pole(c, "128,33 190,31 262,28", 11, ((152, 32), (214, 30)), ODO)
    c.lines(["158,250 164,290 160,322", "196,236 200,290 196,340"], 4.4, "nail", "#142840")


def draw():
    c = Card("4s", seed="tray")
    doorway(c)
    ck = lambda left, right, n, across, *folds: PT.flowing(left, right, n, (4.4, 1.8), "#3d3a38", across, .2, folds)
    c.tall(1.1, 935)
    # feet
    c.place(70, 900, 3, 1.05); F.foot_tabi(c); c.pop()
    # the foot she pushes off with: heel up, on its toes; the sandal hangs from them
    c.part([("116,926 124,940 136,938 166,892 170,880 160,880", 5, "body"), ("160,880 116,926", 4)], fill=ODO, reg=.5)
    c.place(152, 876, -44, 1.02); F.skin(c, ("-14,-26 -13,0", 4.5, "body"), ("-13,0 14,0", 0), ("14,0 14,-26", 4.5, "body"), ("14,-26 -14,-26", 0))
    c.part([("-14,-8 -26,8 -42,14 -46,23", 4.5), ("-46,23 -10,26 18,24 22,14", 4, "wire"), ("22,14 18,2 14,-8", 4.5), ("14,-8 -14,-8", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-36,14 -32,19 -36,24", "-6,4 0,10 -4,16"], 2.6, "swell"); c.line("-16,25 -24,13 -32,10", 3.4, "even"); c.pop()
    # the skirt: hips drawn back, the knee pressing forward, the hem swept out behind her
    c.part([("112,560 104,620 74,690 54,760 50,820 36,888", 7.5, "sweep"), ("36,888 72,902 104,886", 6.5), ("104,886 140,868 168,874", 6), ("168,874 208,852 256,846", 6.5, "sweep"), ("256,846! 256,830", 0), ("256,830 230,800 220,730 228,650 212,560", 7.5, "-sweep"), ("212,560 112,560", 0)], fill=GREY_PALE, deco=ck("112,550 100,620 66,690 46,760 44,820 28,894", "216,550 234,650 226,730 234,800 266,880", 7, 12, "184,640 196,740 150,874", "212,620 210,720 216,800 238,842"))
    c.lines(["184,640 196,740 150,874", "212,620 210,720 216,800 238,842", "200,690 202,780 186,860", "60,830 76,858 104,878"], 5, "nail")
    # her whole back bows, from the hips
    c.push(160, 570, -10); c.push(-156, -570)
    # bow of the sash behind, cut by the frame
    lo = lambda first, *cuts: PT.at_folds(lambda sheet, turned: PT.hishi(sheet, 18, 12, PAPER_LIGHT, rot=turned), first, *cuts)
    c.part([("186,516 222,478 262,486 266,540 222,562 182,564", 6, "body"), ("182,564 186,516", 0)], fill=ODO, deco=lo(-34, ("214,496 220,530 212,556", -12)))
    c.part([("190,552 232,570 258,640 250,684 218,640 182,588", 6, "body"), ("182,588 190,552", 0)], fill=ODO, deco=lo(50, ("204,566 228,612 240,660", 32)))
    c.lines(["194,536 220,516 240,520", "204,580 228,612 238,650"], 4, "nail")
    # far sleeve, tied up
    c.part([("118,460 94,490 76,528", 6.5), ("76,528 86,548 106,560", 5.5), ("106,560 130,540 118,460", 0)], fill=GREY_PALE, deco=ck("116,456 90,490 70,530", "124,490 124,540 108,566", 3, 3), reg=.5)
    # neck and back
    H = dict(s=.82, rot=-28)
    c.part([("120,440 102,500 106,580", 7.5, "sweep"), ("106,580 150,610 208,580", 0), ("208,580 214,510 202,440 176,418", 8, "sweep"), ("176,418 120,440", 0)], fill=GREY_PALE, deco=ck("120,436 98,500 100,590", "180,418 208,450 220,520 210,590", 6, 6))
    c.pop(); c.pop()
    # apron, black
    c.part([("108,580 140,600 176,590", 0), ("176,590 188,680 172,780 150,846", 5.5, "sweep"), ("150,846 100,848 48,812", 6), ("48,812 50,756 72,688 108,580", 6, "-sweep")], fill=SUMI)
    c.line("52,797 102,831 152,830", 3.8, "wire", PAPER_LIGHT)
    c.line("53,784 103,818 155,817", 2.6, "wire", PAPER_LIGHT)
    c.lines(["118,616 96,690 76,750", "66,736 74,760 96,784", "152,620 148,720 120,806", "172,640 170,720 150,800"], 3.4, "nail", "#b9ab90")
    c.push(160, 570, -10); c.push(-156, -570)
    # sash
    c.part([("102,540 130,556 166,552 208,532", 6), ("208,532 210,586", 5), ("210,586 168,604 130,608 102,592", 6), ("102,592 102,540", 5)], fill=ODO, deco=lo(14, ("136,556 140,580 134,606", 3), ("176,548 182,574 178,602", -16)))
    c.line("103,570 132,584 166,580 208,562", 5.5, "even", AI)
    c.pop(); c.pop(); c.pop()
    # the near arm: bare to the elbow, which is drawn back
    F.skin(c, ("127,529 144,524 174,516 208,514", 4.2, "wire"), ("208,514 226,540 214,566", 0), ("214,566 188,565 160,560 129,553", 4.8, "wire"), ("129,553 127,529", 0))
    # the sleeve, drawn up by the cord that ties it: its folds come from there
    c.part([("140,400 168,384 192,392 212,420 226,470 232,530", 7.5, "sweep"), ("232,530 234,576 222,600", 6.5, "body"), ("222,600! 204,590 190,560 186,520", 6), ("186,520 164,506 158,480", 5.5, "-nail"), ("158,480 150,440 140,400", 0)], fill=GREY_PALE, deco=ck("130,410 150,470 178,540 214,610", "190,386 226,440 240,530 236,600", 4, 7), reg=.6)
    c.lines(["164,488 190,500 206,540", "162,480 196,474 218,510", "164,472 186,446 206,446", "206,586 218,570 222,548"], 5, "nail")
    c.line("190,524 194,558 206,586", 3, "swell", PAPER_LIGHT)
    for P in ("160,494 166,452 186,392", "160,494 172,470 200,404"):
        c.line(P, 9.5, "even")
        c.line(P, 5, "even", GOFUN)
    # the nape, bared by a collar that stands off it, and the throat
    c.part([("158,346 172,340 180,352 183,372 194,386", 5, "body"), ("194,386 178,412 150,434 128,452", 0), ("128,452 122,428 118,402", 0), ("118,402 119,380 140,370 158,346", 0)], fill=FLESH, reg=0, grain=False)
    c.line("139,378 142,392 136,406", 3, "swell"); c.line("168,368 164,390 148,410", 2.6, "swell")
    c.part([("202,376 186,402 158,428 124,462", 4, "wire"), ("124,462 126,448 154,418 178,392 194,370", 3.6, "wire"), ("194,370 202,376", 3)], fill=GOFUN, reg=0, grain=False)
    c.part([("203,373 188,402 160,430 122,464 104,518", 5.5), ("104,518 120,516", 0), ("120,516 136,478 166,446 198,416 214,388", 5, "sweep"), ("214,388 211,377 203,373", 5)], fill=SUMI, grain=False)
    c.line("209,386 192,412 158,444 130,482", 2.2, "nail", GREY)
    c.part([("113,386 108,420 119,458", 5), ("119,458 127,446", 0), ("127,446 122,424 126,380", 4), ("126,380 119,379 113,386", 4)], fill=SUMI, grain=False)
    last_panel(c)
    tray(c)
    near_hand(c)
    c.tall(1.1, 935); c.push(160, 570, -10); c.push(-156, -570)
    c.head(181, 429, **H); F.face_woman(c, None, "maid")
    c.fill("-23,29.5! -18.5,27.4 -16.5,28.8 -14,27.4 -8,29.5! -12,34.5 -18,35.5", "#dcb48f")
    c.line("-24,28.6:.4 -19.5,29.6:1 -16.4,30.4:.8 -13,29.6:1 -7,29.4:.3", 2.2, "flat")
    c.lines(["-18.5,36.5 -15,37.4 -12,36"], 1.5, "swell")
    c.pop()
    c.head(181, 429, **H); towel(c); c.pop()
    c.pop(); c.pop(); c.pop()
    return c.finish()
