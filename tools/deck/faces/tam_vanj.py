# SPDX-License-Identifier: GPL-3.0-or-later
"""Tam vạn: standing lady, a crown of hair ornaments, sash tied in front."""
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
    c.part([("128,566 88,588 72,640 78,720 92,764", 7, "sweep"), ("92,764 118,776 146,766", 6), ("146,766 168,716 176,640 166,590 140,564", 7, "-sweep"), ("140,564 128,566", 4)], fill=SUMI, deco=PT.at_folds(lo, 12, ("120,580 106,640 112,760", 0), ("146,580 152,640 144,760", -12)))
    c.part([("116,548 148,544 160,562 152,586 120,588 110,568 116,548", 6, "wire")], fill=SUMI, deco=PT.broken(lo, ("100,530! 170,530! 170,600! 100,600!", 30)), reg=.5)
    c.lines(["120,590 108,640 112,700", "146,588 152,640 146,690"], 3, "swell", "#c9b98f")
    # near sleeve, its hand laid on the knot of the sash
    c.part([("186,440 220,490 238,580 238,690", 7.5, "sweep"), ("238,690 212,708 178,692", 6), ("178,692 176,640 156,604 150,580", 6, "-nail"), ("150,580 164,500 186,440", 6)], fill=ODO_PALE, bokashi=edge, reg=.6,
           deco=lambda s: [F.blossom(s, 206, 650, 21, PAPER_LIGHT, AI, 5), F.blossom(s, 222, 590, 14, PAPER_LIGHT, AI, 30), F.blossom(s, 184, 600, 13, PAPER_LIGHT, AI, 60)])
    c.part([("150,580 140,594 148,616 172,642", 4, "wire"), ("172,642 166,606 150,580", 4, "wire")], fill=AI, grain=False)
    c.line("180,688 211,701 234,687", 5, "even", AI)
    HD.reach(c, HD.rest, (226, 622), (158, 616), 6, .84, seen=10)
    c.part([("150,580 162,606 172,642", 3.4, "wire"), ("172,642 176,616 150,580", 0)], fill=AI, grain=False)
    c.lines(["192,480 204,540 196,590", "176,520 172,560 180,590"], 5.2, "nail")
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
    return c.finish()
