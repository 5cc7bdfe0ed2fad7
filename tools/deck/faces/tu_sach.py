# SPDX-License-Identifier: GPL-3.0-or-later
"""Tứ sách: serving woman in a head towel comes with small steps, bowed over a tray with a cup, her collar off the nape."""
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


def tray(c):
    """Black lacquer tray seen from a little above, a cup on its stand, the steam; at each end a hand holds it, thumb above and fingers beneath."""
    # the far hand comes round the end from behind
    F.skin(c, ("70,522 52,516 40,511", 3.6, "wire"), ("40,511 44,532", 0), ("44,532 70,540", 0), ("70,540 70,522", 0))
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
    c.line("-8,-58 -16,-72 -6,-86 -12,-102", 3.6, "swell", GREY)
    c.line("10,-58 4,-70 14,-84 8,-98", 3.6, "swell", GREY)
    c.pop()


def near_hand(c):
    """Three fingers lie under the tray, the thumb on its rim."""
    for bone, thick in (("104,562 90,566 78,566 68,563", 7.6), ("104,556 86,560 72,559 60,555", 8.8)):
        HD._digit(c, bone, thick, 2.2, SLENDER)
    F.skin(c, ("127,529 119,531 111,537", 3.4, "wire"), ("110,538 104,546 96,550", 0), ("96,550 84,549 74,549 66,550 64,553 72,556 84,556 94,556", 2.2, "wire"), ("94,556 98,566", 0), ("98,566 107,567 117,560 129,553", 3.4, "wire"), ("129,553 127,529", 0))
    HD._digit(c, "115,541 105,536 97,532 85,530", 9.8, 2.3, HD.THUMB)
    c.fill("112,538 120,537 122,548 112,549 108,545", FLESH)
    c.lines(["108,548 112,546.5 114,543", "118,536 121,543 119,550"], 1.5, "swell")
    c.line("124,520:.7 130,534:1.1 131,560:.8", 5, "flat")


def doorway(c):
    """The tea-house door she comes from: its short curtain in the wind, three panels a leaf reserved on one."""
    c.fade(AI_PALE, 10, 190, .7)
    c.fade(ODO_PALE, 990, 824, 1)
    B.pole(c, "131,34 190,32 262,29", 11, ((152, 33), (214, 31)), ODO)
    for x, sway, foot in ((216, -5, 158), (177, -12, 164), (138, -3, 156)):
        c.part([("%g,40! %g,38!" % (x, x + 38), 4), ("%g,38! %g,96 %g,%g!" % (x + 38, x + 37, x + 38 + sway, foot - 4), 5, "sweep"),
                ("%g,%g! %g,%g %g,%g!" % (x + 38 + sway, foot - 4, x + 18 + sway, foot + 6, x + sway, foot), 5), ("%g,%g! %g,98 %g,40!" % (x + sway, foot, x + sway * .2, x), 5, "-sweep")], fill=AI, bokashi=wiped("#1b3656", 40, 150, .9), reg=.6)
        c.line("%g,44 %g,74 %g,112" % (x + 10, x + 11, x + 9 + sway * .5), 3.6, "nail")
        for u in (4, 19, 34):
            c.line("%g,26 %g,42" % (x + u, x + u), 5, "even")
    # a leaf of tea and its bud, reserved
    c.push(53, 32, 0, .74)
    c.fill("182,112! 176,92 186,72 204,64! 208,84 200,104 182,112!", PAPER_LIGHT)
    c.line("184,110 192,92 202,70", 2.4, "swell", AI)
    c.fill("178,110! 164,106 160,92 164,82! 174,88 180,98 178,110!", PAPER_LIGHT)
    c.line("180,112 178,122 172,132", 4, "rat", PAPER_LIGHT)
    c.pop()


def draw():
    c = Card("4s", seed="tray")
    doorway(c)
    ck = lambda left, right, n, across: PT.flowing(left, right, n, (4.4, 1.8), "#3d3a38", across, .2)
    c.tall(1.1, 935)
    # feet
    c.place(62, 900, 3, 1.05); F.foot_tabi(c); c.pop()
    # the foot she pushes off with: heel up, on its toes; the sandal hangs from them
    c.part([("116,926 124,940 136,938 166,892 170,880 160,880", 5, "body"), ("160,880 116,926", 4)], fill=ODO, reg=.5)
    c.place(152, 876, -44, 1.02); F.skin(c, ("-14,-26 -13,0", 4.5, "body"), ("-13,0 14,0", 0), ("14,0 14,-26", 4.5, "body"), ("14,-26 -14,-26", 0))
    c.part([("-14,-8 -26,8 -42,14 -46,23", 4.5), ("-46,23 -10,26 18,24 22,14", 4, "wire"), ("22,14 18,2 14,-8", 4.5), ("14,-8 -14,-8", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-36,14 -32,19 -36,24", "-6,4 0,10 -4,16"], 2.6, "swell"); c.line("-16,25 -24,13 -32,10", 3.4, "even"); c.pop()
    # the skirt: hips drawn back, the knee pressing forward, the hem swept out behind her
    c.part([("112,560 104,620 74,690 54,760 50,820 36,888", 7.5, "sweep"), ("36,888 72,902 104,886", 6.5), ("104,886 140,868 168,874", 6), ("168,874 208,852 256,846", 6.5, "sweep"), ("256,846! 256,830", 0), ("256,830 230,800 220,730 228,650 212,560", 7.5, "-sweep"), ("212,560 112,560", 0)], fill=GREY_PALE, deco=ck("112,550 100,620 66,690 46,760 44,820 28,894", "216,550 234,650 226,730 234,800 266,880", 7, 12))
    c.lines(["184,640 196,740 150,874", "212,620 210,720 216,800 238,842", "200,690 202,780 186,860", "60,830 76,858 104,878"], 5, "nail")
    # her whole back bows, from the hips
    c.push(160, 570, -10); c.push(-156, -570)
    # bow of the sash behind, cut by the frame
    c.part([("186,516 222,478 262,486 266,540 222,562 182,564", 6, "body"), ("182,564 186,516", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.part([("190,552 232,570 258,640 250,684 218,640 182,588", 6, "body"), ("182,588 190,552", 0)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.lines(["194,536 220,516 240,520", "204,580 228,612 238,650"], 4, "nail")
    # far sleeve
    c.part([("118,460 84,500 52,556", 6.5), ("52,556 58,590 84,600", 5.5), ("84,600 120,570 118,460", 0)], fill=GREY_PALE, deco=ck("116,456 80,500 48,556", "124,490 124,540 88,606", 3, 5), reg=.5)
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
    c.part([("102,540 130,556 166,552 208,532", 6), ("208,532 210,586", 5), ("210,586 168,604 130,608 102,592", 6), ("102,592 102,540", 5)], fill=ODO, pat=PT.hishi(c, 18, 12, PAPER_LIGHT))
    c.line("103,570 132,584 166,580 208,562", 5.5, "even", AI)
    # its check breaks where the sleeve does, at the elbow
    above, below = ck("150,426 156,500 150,600", "196,420 226,480 236,600", 4, 5), ck("82,560 78,640 66,736", "214,540 178,640 152,740", 6, 5)
    near_sleeve = lambda s: (s.inside(pts("140,410! 240,410! 240,586! 146,552!"), above, 0), s.inside(pts("60,520! 150,553! 240,588! 240,740! 60,740!"), below, 0))
    # near arm: the shoulder turned to us, the elbow drawn back, the sleeve hanging from the forearm
    c.part([("152,440 184,428 208,448 216,490 218,546", 7.5, "sweep"), ("218,546 210,590 184,610 150,620", 7, "sweep"), ("150,620 146,670 142,722", 6.5), ("142,722 108,734 74,708", 6), ("74,708 76,650 88,600", 6.5, "-sweep"), ("88,600 92,594 122,584", 5), ("122,584 101,574 94,545", 5), ("94,545 128,552 156,540 160,500 152,440", 6, "-nail")], fill=GREY_PALE, deco=near_sleeve, reg=.6)
    c.lines(["204,476 208,520 196,560 166,586", "110,606 98,656 94,706", "136,604 124,650 118,700"], 5, "nail")
    # the near hand's cuff
    B.cuff(c, "94,545 119,553 122,584", "122,584 102,574 94,545")
    c.pop(); c.pop(); c.pop()
    # the nape, bared by a collar that stands off it, and the throat
    c.part([("158,346 172,340 180,352 183,372 194,386", 5, "body"), ("194,386 178,412 150,434 128,452", 0), ("128,452 122,428 118,402", 0), ("118,402 136,380 158,346", 0)], fill=FLESH, reg=0, grain=False)
    c.line("139,378 142,392 136,406", 3, "swell"); c.line("168,368 164,390 148,410", 2.6, "swell")
    c.part([("202,376 186,402 158,428 124,462", 4, "wire"), ("124,462 126,448 154,418 178,392 194,370", 3.6, "wire"), ("194,370 202,376", 3)], fill=GOFUN, reg=0, grain=False)
    c.part([("204,374 188,402 160,430 122,464 98,540", 5.5), ("98,540 124,548", 0), ("124,548 140,500 168,458 204,424 222,394", 5.5, "sweep"), ("222,394 216,378 204,374", 5)], fill=SUMI, grain=False)
    c.line("216,390 196,418 160,452 132,500", 2.4, "nail", GREY)
    c.part([("106,392 102,420 116,456", 5), ("116,456 128,444", 0), ("128,444 122,422 124,386", 4), ("124,386 116,384 106,392", 4)], fill=SUMI, grain=False)
    tray(c)
    near_hand(c)
    c.tall(1.1, 935); c.push(160, 570, -10); c.push(-156, -570)
    c.head(181, 429, **H); F.face_woman(c, None, "round"); c.pop()
    c.head(181, 429, **H); towel(c); c.pop()
    c.pop(); c.pop(); c.pop()
    return c.finish()
