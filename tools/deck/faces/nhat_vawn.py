# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất văn: lady in worn indigo, her long sleeve raised before her face, on an evening shore."""
import math

from card import *
from scenery import *
from tam_vanj import swing
import bodies as B, figures as F, hands as HD


# a plover on the wing: its outline, the wing beyond it, what is dark on it
FLIGHTS = (
    # the wings thrown up and back
    ("-27,0! -22,-3.6 -16,-6.4 -8,-6! -3,-14 5,-24 17,-34 33,-41! 26,-26 17,-13 8,-4! 18,-2 33,-4! 28,0 33,3.6! 16,4 4,5.4 -9,5 -20,2.4 -27,0",
     "-9,-6! -9,-17 -5,-29 3,-40! 5,-25 3,-13 -1,-6!", "-5,-6! 0,-15 8,-25 18,-34 33,-41! 25,-25 16,-12 8,-4! 18,-2 33,-4! 29,-.4 12,-.6 0,-2!", ("1,-8 8,-17 20,-30", "6,-6 13,-14 22,-26")),
    # the wings beaten down
    ("-27,-2! -22,-5.6 -16,-8 -7,-7 8,-4 32,-7! 27,-2.6 32,1! 16,2.4 7,4! 12,15 21,27 34,37! 17,31 3,20 -6,4! -15,3 -22,.6 -27,-2",
     "-9,3! -15,13 -16,25 -11,38! -4,25 0,13 -1,5!", "-6,3.4! 3,19 17,30 34,37! 20,26 11,14 5,2 20,0 32,-7! 8,-4.6 -2,-4!", ("0,6 7,16 20,28", "4,4 11,13 19,22")),
    # gliding away, both wings spread
    ("-13,-6! -9,-9 -4,-11 1,-9.6 5,-6! 16,-13 30,-19 48,-20! 34,-10 21,-3 10,1.6! 13,7 19,13! 9,10.4 3,13! 0,7 -4,2.4! -16,3 -29,7 -44,17! -37,4 -27,-3 -15,-5 -8,-3 -13,-6",
     None, "-2,-4! 1,-9 5,-6! 16,-13 30,-19 48,-20! 33,-10 20,-3.6 10,1! 13,7 19,13! 9,10 3,12.6! 0,7 -4,1.6! -16,2 -29,6 -44,17! -36,4 -26,-3 -15,-4!", ("12,-4 24,-10 40,-17", "-12,-1 -24,2 -37,12")),
)


def plover(s, x, y, k, rot=0, flight=0):
    """Small bird of the shore, reserved in white."""
    body, far, *_ = FLIGHTS[flight]
    s.push(x, y, rot, k)
    if far:
        s.fill(far, PAPER_LIGHT)
    s.fill(body, PAPER_LIGHT)
    s.pop()


def bird(c, x, y, k, rot=0, flight=0):
    """The same bird alive: white below, a dark back, the black ring of a plover about its neck, long pointed wings."""
    body, far, dark, quills = FLIGHTS[flight]
    c.push(x, y, rot, k)
    if far:
        c.part([(far + " " + far.split()[0], 2.6 if c.pure else 2, "wire")], fill=GREY, reg=0, grain=False)
    c.part([(body, 2.8 if c.pure else 2.2, "wire")], fill=GOFUN, reg=0, grain=False)
    c.fill(dark, SUMI if c.pure else "#6b6456")
    if not c.pure:
        c.lines(quills, 1.3, "rat", GOFUN)
    if flight == 2:
        c.line("-7,-10 -3,-8 0,-4", 3, "even"); c.line("-13,-6 -18,-5.4", 2, "rat")
    else:
        y = -2 if flight else 0
        c.line("-11,%g -12,%g -9.6,%g" % (-6.4 + y, -1 + y, 4.6 + y), 3, "even")
        c.line("-23,%g -18,%g -14,%g" % (-2.6 + y, -4 + y, -4.6 + y), 1.8, "even"); c.line("-26.6,%g -31.6,%g" % (y, 1.2 + y), 2, "rat")
    c.pop()


def shore(c):
    """Evening by the sea: plovers come in from it, the water far off, a sail behind the spit."""
    c.fade(YUU, 10, 320, .95)
    c.fade(ODO_PALE, 774, 620, .8)
    c.fade(AI_PALE, 776, 870, 1)
    c.fade(ODO_PALE, 992, 860, 1)
    c.push(196, 776, 0, .8)
    c.part([("-11,-6! -8,-38! 2,-37 12,-39!", 3, "wire"), ("12,-39! 15,-22 11,-6!", 3, "wire"), ("11,-6! -11,-6!", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-3,-37 -4,-22 -3,-7", "5,-38 6,-22 5,-7"], 1.4, "even")
    c.pop()
    c.part([("250,757! 238,756 226,762 212,764 200,770 178,772 166,777!", 3, "-wire"), ("166,777! 250,779! 250,757!", 0)], fill="#5d6f5f", reg=0, grain=False)
    c.line("10,776:.8 120,775:1 240,776:.7", 3.2, "flat", AI)
    for P in ("176,800 200,796 232,802", "20,800 36,796 52,800", "186,826 214,820 240,826", "14,838 30,832 50,838"):
        c.line(P, 3, "swell", GOFUN)
    for x, y, k, r, flight in ((190, 124, 1.06, -8, 0), (228, 38, .86, 2, 1), (150, 184, .8, -14, 1), (206, 206, .62, -6, 2), (160, 52, .56, -16, 0)):
        if k > .82 or not c.pure:
            bird(c, x, y, k, r, flight)


def cut_print(*panels):
    """A print of plovers and waves that breaks at the folds: each panel is a ring, the birds in the cloth between two folds, which these cut off, and its waves."""
    def draw(s):
        for ring, birds, *waves in panels:
            s.inside(pts(ring), lambda s: ([plover(s, *bird) for bird in birds], s.lines(waves, 3.6, "wire", PAPER_LIGHT)), 0)
    return draw


FOLDED = ((0, 1), (.3, .98), (.55, .96), (.8, .84), (.95, .66))      # a finger bent over, from its root to its tip


def raised_sleeve(c, edge):
    """The long sleeve drawn up before mouth and chin: the hand holds it from within, four fingers folded over the white hem, from which the cloth falls to the knee."""
    # what is seen of the back of the hand, beyond the hem
    F.skin(c, ("182,418 184,408 189,402.6 195,402.6 202,399.8 208,401.6 214,400.6 219,403.6 225,405.6 230,411 231.6,418", 2.6, "wire"), ("231,417 231,424 182,424", 0), ("182,424 182,417", 0))
    c.part([("132,556 154,512 146,470 110,450", 6.5, "sweep"), ("110,450 120,432 146,418 184,411 216,408 250,417!", 6), ("250,417! 256,470 258,570 252,716", 7.5, "sweep"),
            ("252,716 210,738 172,728", 6), ("172,728 178,646 170,590 132,556", 6, "-nail")], fill=AI_PALE, bokashi=edge, reg=.6,
           deco=cut_print(("100,380! 184,420! 182,500 172,600 168,760! 100,760!", [(176, 668, .9, 8, 1)]),
                          ("184,420! 196,500 204,610 208,760! 168,760! 172,600 182,500", [(196, 632, .9, -8), (186, 712, .9, -20, 1)]),
                          ("184,420! 216,490 232,590 240,760! 208,760! 204,610 196,500", [(214, 592, .84, 10), (222, 686, .94, -6)]),
                          ("184,420! 270,420! 270,760! 240,760! 232,590 216,490", [(238, 640, .86, 12, 1), (240, 572, .7, -8)])))
    # the hem doubled, its lining seen
    c.part([("110,450 120,432 146,418 184,411 216,408 250,417!", 0), ("250,417! 250,429!", 0), ("250,429! 216,421 186,424 150,432 128,445 120,457", 3.6, "wire"), ("120,457 110,450", 4)], fill=GOFUN, reg=0, grain=False)
    # the cloth is drawn together under the fingers
    c.lines(["188,444 174,496 148,552", "193,448 184,506 172,604", "201,450 198,506 204,616", "209,448 222,506 234,604", "216,444 238,484 250,548", "181,440 156,458 128,470", "222,438 234,448 246,466"], 5, "nail")
    # four fingers, folded
    for bone, thick in zip(("223.5,409 225.5,420 223,429", "213.5,406 215.5,420 213,433.5", "203,405.6 203.6,421 202,435.6", "192,408 191.6,421 191,432"), (9.6, 10.8, 11.2, 10.6)):
        HD._digit(c, bone, thick, 2.2, FOLDED)
    F.skin(c, ("186,407 190,404 195,403.6 199,404 203,401.8 207,404 213,402.4 217,405.4 223,406 227,409.6", 0), ("227,409.6 226,413 219,411 216,409.6 209,410 207.6,409 199,409.4 197,410 188,412", 0), ("188,412 186,407", 0))
    if not c.pure:
        c.lines(["188.6,417.6 191.6,419 194.6,417.4", "200.4,417 203.4,418.4 206.6,416.8", "212.4,416.6 215.4,418 218.4,416.4", "222.6,417.4 225.2,418.4 227.8,417"], 1.2, "hair")


def draw():
    c = Card("1n", seed="sleeve")
    shore(c)
    hem = wiped("#1b3656", 935, 640, 1)
    edge = wiped("#1f3d60", 740, 540, .95)
    c.tall(1.07)
    # bare feet come forward from under the robe
    c.place(146, 901, 2, .52, True)
    c.feet = 0
    F.foot_bare(c)
    c.pop()
    c.place(118, 911, 3, .56, True)
    F.foot_bare(c)      # the near one, which shows its toes
    c.pop()
    swing(c, 420, 950, -12)
    # bow of the sash behind her
    c.part([("74,496 36,470 -4,478 -8,548 30,584 78,580", 7, "sweep"), ("78,580 74,496", 0)], fill=SUMI, reg=0)
    c.part([("70,566 20,592 2,660 14,722 52,690 88,590", 7, "sweep"), ("88,590 70,566", 0)], fill=SUMI, reg=0)
    for P in ("74,508 44,494 14,500 4,512", "74,520 46,520 22,532 8,548", "76,534 52,546 34,562", "80,584 50,610 28,650 24,700", "84,592 62,626 46,664 40,694", "74,584 44,596 22,630 12,668"):
        c.line(P, 3.2, "nail", "#b9ab90")
    c.line("70,500 38,484 8,492", 3.4, "wire", ODO); c.line("14,676 26,700 46,680", 3.4, "wire", ODO)
    # the far side of the robe, and the white one under it, which the step opens
    c.part([("168,570 186,650 190,720 188,800 180,876!", 7, "sweep"), ("180,876! 166,886 150,878!", 5), ("150,878! 120,760 120,600", 0), ("120,600 168,570", 0)], fill=AI_PALE, bokashi=hem)
    c.part([("140,640 152,700 166,790 170,888!", 5, "-nail"), ("170,888! 148,912 112,918!", 5.5, "body"), ("112,918! 110,820 132,700", 0), ("132,700 140,640", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["140,650 148,740 150,900", "138,680 138,780 132,908", "146,690 158,780 162,888"], 3.6, "nail", AI)
    c.lines(["149,652 164,706 174,790 172,850", "147,662 158,730 164,800"], 4.4, "nail")
    # the near side: the hips go forward under the sash, the train falls away behind her and out of the picture
    c.part([("76,440 60,500 72,580 56,680 22,800 -26,886", 7.5, "sweep"), ("-26,886 -26,960!", 0), ("-26,960! 30,962 84,950 122,926!", 6.5, "sweep"), ("122,926! 112,860 118,760 142,640", 6, "-sweep"), ("142,640 168,470", 0), ("168,470 118,446 76,440", 0)], fill=AI_PALE, bokashi=hem,
           deco=cut_print(("-30,560! 84,600! 74,730 24,880 -10,980! -40,980!", [(52, 742, .9, 0), (18, 816, 1, -12, 1), (6, 874, .9, 12)], "-30,888 -10,904 10,908 40,924", "-30,906 -8,922 20,926"),
                          ("84,600! 132,640! 104,740 64,870 40,980! -10,980! 24,880 74,730", [(86, 790, .96, -14), (84, 716, .8, 10, 1), (46, 858, 1, 4, 1)], "-6,904 18,906 42,922 66,930", "-6,926 18,924 40,940"),
                          ("132,640! 180,640! 180,990! 40,990! 64,870 104,740", [(106, 764, .9, 10, 1), (92, 850, 1.05, -8), (120, 700, .6, -20)], "44,912 64,902 84,914 114,906", "40,932 62,922 84,932 112,924")))
    # its front edge, turned out, and the padded hem
    c.part([("142,640 118,760 112,860 122,926!", 0), ("122,926! 84,950 30,962 -26,960!", 0), ("-26,960! -26,946", 0), ("-26,946 28,948 78,937 106,920!", 4, "wire"), ("106,920! 97,850 106,750 132,644", 4.5, "wire"), ("132,644 142,640", 0)], fill=GOFUN, reg=0, grain=False)
    c.line("142,640 118,760 112,860 122,926!", 5.5, "-body"); c.line("122,926! 84,950 30,962 -26,960", 6, "body")
    c.lines(["134,660 108,740 66,870 50,924", "124,660 96,736 30,870", "84,640 74,730 24,880", "98,650 84,740 46,830", "136,650 122,700 112,760"], 5.2, "nail")
    # chest and sash
    c.part([("72,520 110,540 148,536 172,520", 6), ("172,520 174,590", 5), ("174,590 148,606 108,608 70,586", 6), ("70,586 72,520", 5)], fill=SUMI, reg=0)
    c.line("72,552 110,572 148,568 173,553", 6, "even", ODO)
    c.lines(["84,536 110,550 132,550", "84,590 112,598 134,596"], 3, "swell", "#b9ab90")
    # near arm: the elbow within the sleeve, whose mouth lets out the wrist; the hand takes up the front edge of the robe
    c.part([("112,582 128,592 130,632 112,668!", 4, "wire"), ("112,668! 104,630 112,582", 0)], fill="#54748a", reg=0, grain=False)
    HD.hold(c, HD.pinch, (66, 600), (145, 640), 24, .92, 13)
    c.part([("80,440 52,488 42,556 46,606", 7.5, "sweep"), ("46,606 48,680 44,746!", 6.5), ("44,746! 80,766 116,748!", 6), ("116,748! 118,700 111,668!", 6), ("111,668! 102,630 112,582", 5), ("112,582 108,540 112,500", 6, "-nail"), ("112,500 80,440", 0)], fill=AI_PALE, bokashi=edge, reg=.6,
           deco=cut_print(("30,600! 76,640! 72,700 66,780! 30,780!", [(62, 690, .86, 6), (58, 738, .9, -12, 1)]), ("76,640! 130,640! 130,780! 66,780! 72,700", [(96, 712, .9, -16, 1)])))
    c.part([("111,668! 102,630 112,582", 0), ("112,582 106,580", 3), ("106,580 95,630 105,672", 3, "wire"), ("105,672 111,668", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["84,446 64,500 56,570", "90,456 82,510 68,590", "110,560 84,580 52,596", "108,566 88,600 58,616", "50,612 70,616 92,610", "98,620 80,664 72,752", "104,676 98,710 98,748"], 4.8, "nail")
    # neck, collars, face
    H = dict(s=.82, rot=15, flip=True)
    c.part([("100,436 110,466 128,490", 0), ("128,490 150,470 156,430", 0), ("156,430 100,436", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(111, 432, **H); F.neck(c); F.face_woman(c, None, "evening"); c.pop()
    c.part([("96,428 108,466 148,542", 5), ("148,542 128,552", 0), ("128,552 90,478 80,440", 5), ("80,440 96,428", 5)], fill=SUMI, grain=False)
    c.fill("106,462! 130,490! 153,532! 148,546! 124,506", GOFUN)
    c.line("110,468 131,508 148,542", 3, "wire")
    c.part([("146,426 142,460 129,492", 5), ("129,492 150,534!", 0), ("150,534! 164,486 166,434", 4), ("166,434 146,426", 0)], fill=SUMI, grain=False)
    c.head(111, 432, **H); F.hair_shimada(c, comb=ODO_PALE, cord=AI, pins=False); c.pop()
    raised_sleeve(c, edge)
    c.pop()
    return c.finish()
