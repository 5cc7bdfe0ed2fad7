# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam vạn: standing lady, a crown of hair ornaments, a hand at one of them, sash tied in front."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def pins(c, left=True):
    """Rays of tortoiseshell hairpins; in the head's own units."""
    for a in ((200, 215, 230, 245) if left else (302, 318, 334, 350)):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        r = 70 if left else 104
        P = "%g,%g:.8 %g,%g:.8 %g,%g:1.7" % (18 + 24 * x, -70 + 24 * y, 18 + r * .6 * x, -70 + r * .6 * y, 18 + r * x, -70 + r * y)
        c.line(P, 9, "flat")
        c.line(P, 5, "flat", ODO)


def comb(c):
    """Second great comb set over the forelock."""
    c.part([("-22,-70 -14,-88 6,-98 28,-92 36,-78", 3.6, "wire"), ("36,-78 8,-82 -22,-70", 3, "wire")], fill=ODO, reg=.5)
    c.part([("-26,-62 -14,-76 8,-81 32,-76 38,-66", 3, "wire"), ("38,-66 10,-72 -26,-62", 3, "wire")], fill=ODO_PALE, reg=.5)


def draw():
    c = Card("3v", seed="lady")
    c.foot_box = True
    c.fade(GREY_PALE, 990, 850, .9)
    hem = wiped(ODO, 940, 670)
    edge = wiped(ODO, 750, 595)
    dk = wiped("#16304d", 940, 740, .9)

    def flowers(s):
        for x, y, r, a in ((206, 700, 18, 10), (194, 770, 22, 40), (222, 820, 17, 0), (176, 848, 22, 25), (216, 890, 20, 8), (186, 918, 16, 50)):
            F.blossom(s, x, y, r, PAPER_LIGHT, AI, a)
    c.tall(1.1, 955)
    # clogs
    for x in (64, 120):
        c.part([("%g,934! %g,932! %g,958! %g,960! %g,934!" % (x - 22, x + 34, x + 32, x - 20, x - 22), 4)], fill=SUMI, grain=False)
        c.line("%g,951 %g,949 %g,950" % (x - 14, x + 6, x + 26), 3, "swell", "#b9ab90")
    # inner robe
    c.part([("84,640 66,760 34,930", 0), ("34,930 90,948 170,940", 6), ("170,940 170,760 160,640", 0), ("160,640 84,640", 0)], fill=AI, bokashi=dk, deco=PT.at_folds(lambda sheet, turned: PT.yagasuri(sheet, 22, 40, "#6f8ea4", turned), 9, ("112,640 104,800 76,945", 0), ("146,640 142,800 132,945", -8)))
    c.line("146,760 142,850 134,936", 5, "nail", "#16304d")
    c.line("112,730 100,840 80,940", 5, "nail", "#16304d")
    # outer robe, far front
    c.part([("92,470 66,600 48,730 12,898", 7.5, "sweep"), ("12,898 20,926 40,936", 6), ("40,936 78,840 98,730 112,600", 5.5, "-nail"), ("112,600 92,470", 0)], fill=ODO_PALE, bokashi=hem)
    c.line("40,934 78,840 97,735 108,640", 6, "even", AI)
    c.lines(["72,640 62,740 40,850"], 5, "nail")
    # outer robe, near front
    c.part([("196,436 224,520 230,640 228,760 238,900", 7.5, "sweep"), ("238,900 216,938 172,946 148,934", 6.5), ("148,934 158,840 146,730 140,600", 5.5, "-nail"), ("140,600 196,436", 0)], fill=ODO_PALE, bokashi=hem, deco=flowers)
    c.line("149,932 157,840 146,730 141,640", 6, "even", AI)
    c.line("152,938 190,940 232,898", 5, "even", AI)
    c.lines(["178,720 182,800 174,880", "214,700 210,790 222,870"], 5, "nail")
    # far sleeve
    c.part([("92,452 58,520 36,620 32,716", 7.5, "sweep"), ("32,716 60,734 92,722", 6), ("92,722 100,650 108,590", 5.5, "-nail"), ("108,590 92,452", 0)], fill=ODO_PALE, bokashi=edge, deco=lambda s: [F.blossom(s, 60, 660, 19, PAPER_LIGHT, AI, 14), F.blossom(s, 72, 600, 13, PAPER_LIGHT, AI, 40)])
    c.line("36,712 60,728 90,717", 5, "even", AI)
    # chest
    c.part([("118,428 84,470 84,540 96,600", 0), ("96,600 190,600", 0), ("190,600 210,500 196,440", 0), ("196,440 118,428", 0)], fill=ODO_PALE, reg=0)
    c.line("126,428 104,446 90,478", 6.5, "sweep")
    # great sash knotted in front
    c.part([("96,540 130,552 176,546 200,530", 6), ("200,530 204,566", 5), ("204,566 176,580 130,586 92,572", 6), ("92,572 96,540", 5)], fill=SUMI, grain=True)
    lo = lambda sheet, turned: PT.hishi(sheet, 26, 18, "#c9b98f", rot=turned)

    # its ends hang to the knees: the far one, then the near one
    c.part([("146,588 166,640 180,710 184,782!", 7, "sweep"), ("184,782! 164,792 140,786!", 6), ("140,786! 134,700 128,600", 6), ("128,600 146,588", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("120,590! 190,590! 190,752! 120,752!", -14)))
    c.part([("139,762 162,768 183,760", 3, "even"), ("183,760 184,780", 0), ("184,780 162,790 140,784", 0), ("140,784 139,762", 0)], fill=ODO, reg=0, grain=False)
    c.part([("122,586 96,640 76,716 70,806!", 7.5, "sweep"), ("70,806! 96,824 132,822!", 6.5), ("132,822! 146,730 154,660 146,590", 7, "-sweep"), ("146,590 122,586", 0)], fill=SUMI, reg=0, deco=PT.at_folds(lo, 14, ("128,590 108,680 100,830", 2)))
    c.part([("72,780 98,798 136,796", 3, "even"), ("136,796 132,820", 0), ("132,820 96,822 71,804", 0), ("71,804 72,780", 0)], fill=ODO, reg=0, grain=False)
    c.lines(["80,792 78,806", "92,800 91,814", "106,802 106,816", "120,802 119,816"], 3, "wire")
    c.lines(["126,600 108,660 104,720", "138,602 140,650 134,700"], 3.4, "nail", "#c9b98f")
    # two loops, and the knot between them
    c.part([("134,566 108,532 72,524 46,546!", 7, "body"), ("46,546! 40,580 52,622!", 6.5), ("52,622! 90,622 132,590", 7, "body"), ("132,590 134,566", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("30,510! 140,510! 140,640! 30,640!", 24)))
    c.part([("46,546! 40,580 52,622!", 5, "body"), ("52,622! 66,584 46,546!", 4.5, "body")], fill=AI, reg=0, grain=False)
    c.lines(["126,572 104,562 78,556", "124,584 104,590 82,600"], 3.6, "nail", "#c9b98f")
    c.part([("142,566 162,540 184,540 206,556!", 7, "body"), ("206,556! 208,590 196,618!", 6.5), ("196,618! 170,612 144,590", 7, "body"), ("144,590 142,566", 0)], fill=SUMI, reg=0, deco=PT.broken(lo, ("130,520! 214,520! 214,630! 130,630!", -24)))
    c.lines(["150,572 168,566 188,570", "150,584 168,592 186,596"], 3.6, "nail", "#c9b98f")
    c.part([("120,556 138,548 156,560 154,590 136,600 118,588 120,556", 6.5, "wire")], fill=ODO, reg=.4, bokashi=wiped("#a97f35", 606, 560, .7))
    c.lines(["128,562 132,578 128,590", "144,560 142,578 146,592"], 3.4, "nail")
    # neck and collars
    H = dict(s=.8, rot=-8)
    c.part([("128,424 132,462 150,496", 0), ("150,496 182,460 196,420", 0), ("196,420 128,424", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(180, 433, **H); F.neck(c); F.face_woman(c, None, "long"); c.pop()
    c.part([("196,416 184,450 150,500 138,546", 5), ("138,546 160,552", 0), ("160,552 176,506 206,456 210,424", 5), ("210,424 196,416", 5)], fill=AI, grain=False)
    c.part([("118,428 122,466 144,506", 5), ("144,506 152,494", 0), ("152,494 136,462 132,428", 4), ("132,428 118,428", 0)], fill=AI, grain=False)
    # hair and its ornaments
    c.head(180, 433, **H)
    pins(c, True); pins(c, False)
    F.hair_shimada(c, cord=AI, knot="wings")
    comb(c)
    c.pop()
    # near arm raised to a pin; the sleeve falls from the elbow
    B.cuff(c, "207,448 222,436 246,448", "246,448 228,466 207,448")
    for w, col in ((7, SUMI), (3.6, ODO)):
        c.line("232,366:1.5 206,338 176,304:.7", w, "flat", col)
    HD.hold(c, HD.pinch, (236, 470), (215, 346), 48, .98, 15)
    c.part([("207,446 226,466 250,450", 5, "body"), ("250,450 250,690", 0), ("250,690 222,706 190,694!", 6.5), ("190,694! 180,640 184,570 206,510", 6.5, "-nail"), ("206,510 212,480 207,446", 0)], fill=ODO_PALE, bokashi=edge, reg=0,
           deco=lambda s: [F.blossom(s, 216, 646, 21, PAPER_LIGHT, AI, 5), F.blossom(s, 230, 580, 14, PAPER_LIGHT, AI, 30), F.blossom(s, 202, 590, 12, PAPER_LIGHT, AI, 60)])
    c.line("192,690 222,701 248,687", 5, "even", AI)
    c.lines(["222,472 216,520 220,570", "238,476 238,530 244,580", "214,520 206,560 208,590"], 5.2, "nail")
    return c.finish()
