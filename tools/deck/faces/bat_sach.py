# SPDX-License-Identifier: GPL-3.0-or-later
"""Bát sách: an old man squats with one knee up, finger and thumb at his pipe, the other fist shut on a red bundle."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT

BLACK = "#3b3633"     # burnished black: the key block's lines are seen on it


def smoke(c):
    """The smoke climbs to the top of the card: narrow where it leaves the bowl, then a sheet that turns over twice, its far side in the shade."""
    ink = 2.6 if c.pure else 1.9
    breath = ink if c.pure else 0       # the higher half has no key line
    c.part([("226,406 231,382 222,352 204,318 190,286 190,258 206,230", ink, "-rat"), ("206,230 214,206 206,182 186,160 172,138 174,110 190,84 196,58", breath, "-rat"),
            ("196,58 204,84 196,112 198,134 214,154 234,182 236,212 224,238", breath, "rat"), ("224,238 212,262 212,286 226,314 238,350 237,386 230,408", ink, "rat"), ("230,408 226,406", 0)],
           fill=PAPER_LIGHT if c.pure else "#dfe3da", reg=0, grain=False)
    if not c.pure:      # where the sheet turns over one sees its other side
        c.fill("190,270 206,230 214,206 209,188! 222,204 224,238 212,262 210,280! 202,286", "#b9c8c6")
        c.fill("174,126 190,84 196,58 203,86! 190,112 190,134!", "#b9c8c6")
        c.fill("228,402 232,382 226,356 214,330! 229,352 235,380!", "#b9c8c6")
    c.lines(["228,398 232,376 224,350 208,320", "200,292 203,270 218,240", "232,350 222,322 210,298"], 1.8, "swell")


def head_cloth(c):
    """Spotted towel over the head, tied under the chin; in the head's own units."""
    spots = lambda sheet, turned: PT.kanoko(sheet, 21, PAPER_LIGHT, turned)
    dots = lambda *at: lambda sheet: [sheet.fill("%g,%g %g,%g %g,%g %g,%g" % (x - r, y, x, y - r, x + r, y, x, y + r), PAPER_LIGHT) for x, y, r in at]
    # the ends, one turned over
    c.part([("-6,64 -18,76 -36,88 -42,98! -24,102 -6,92 4,76", 4.4, "wire"), ("4,76 -6,64", 0)], fill=AI, reg=0, grain=False, deco=dots((-18, 88, 4.2), (-30, 95, 3.6), (-6, 78, 3.6)))
    c.part([("4,66 8,82 18,98! 36,94! 26,78 12,62", 4.4, "wire"), ("12,62 4,66", 0)], fill=AI, reg=0, grain=False, deco=dots((16, 80, 4), (24, 92, 4.2)))
    c.part([("8,82 4,96 18,98!", 3, "wire"), ("18,98! 13,90 8,82", 0)], fill="#16304d", reg=0, grain=False)
    c.part([("-34,-34 -38,-56 -22,-82 14,-94 50,-84 72,-54 74,-14 64,24 44,46 20,60 0,68", 6.5, "sweep"), ("0,68 -8,62 -8,55", 4),
            ("-8,55 10,48 26,34 32,10 34,-18 20,-42 -6,-50 -34,-34", 5.5, "-nail")], fill=AI, reg=.4,
           deco=PT.broken(spots, ("-70,-30! -34,-34 -20,-52 -4,-70 24,-82! 60,-120! -70,-120!", -28), ("-34,-34! -20,-52 -4,-70 24,-82! 60,-120! 120,-64! 66,-56 44,-56 22,-42! -6,-50", 6), ("22,-42! 44,-56 66,-56! 120,-64! 120,-16! 70,-16 52,-18 34,-12!", 30),
                          ("34,-12! 52,-18 70,-16! 120,-16! 120,14! 64,14 48,19 32,16!", 52), ("32,16! 48,19 64,14! 120,14! 100,100! -20,100! -20,50!", 76)))
    c.lines(["-30,-38 -18,-56 -4,-70 24,-82", "24,-42 44,-56 66,-56", "35,-12 52,-18 70,-16", "33,15 48,19 64,14"], 4.8, "nail")
    if not c.pure:
        c.lines(["-14,-48 4,-64 26,-70", "30,-28 46,-38 60,-38", "26,34 38,36 50,32", "2,52 16,54 28,48"], 3, "nail")
    c.part([("-10,54 2,51 11,58 8,69 -4,72 -13,65 -10,54", 4, "wire")], fill=AI, reg=0, grain=False)
    c.lines(["-9,57 -2,61 6,70", "3,54 3,60 7,64"], 2.2, "nail")


def bundle(c):
    """Great red wrapping cloth in his lap, gathered to a neck and tied with string: deep folds run from it, and each parts the print."""
    net = lambda sheet, turned: PT.shippo(sheet, 17, "#f2d9b8", 2.2, rot=turned)
    folds = ("127,610 108,644 92,690 80,770", "134,612 124,664 114,740 112,800", "141,612 144,668 152,730 150,804", "149,610 164,652 174,700 182,760")
    c.part([("124,604 90,636 66,690 68,752 96,796 138,808 172,790 188,744 182,690 168,640 152,606", 7.5, "sweep"), ("152,606 138,600 124,604", 0)], fill=GOFUN if c.pure else BENI, bokashi=wiped("#8e2018", 820, 710, .75),
           deco=PT.at_folds(net, 34, *zip(folds, (16, 2, -14, -34))))
    for P, w in zip(("127,610 108,644 92,690 84,742", "134,612 124,664 116,724 114,764", "141,612 144,668 152,726 153,772", "149,610 164,652 174,700 179,738"), (5.4, 5, 5.6, 5)):
        c.line(P, w, "nail")
    if not c.pure:
        c.lines(["120,618 98,646 80,694", "138,614 133,650 132,690", "153,614 172,656 181,694"], 3, "nail")
    c.part([("132,610 118,576 98,556 90,572 102,592 128,616", 5, "body"), ("128,616 132,610", 0)], fill=GOFUN if c.pure else BENI, reg=.5)
    c.part([("144,610 158,574 180,552 192,562 176,592 150,616", 5, "body"), ("150,616 144,610", 0)], fill=GOFUN if c.pure else BENI, reg=.5)
    c.lines(["102,568 116,582 130,604", "178,566 162,584 148,604"], 3.4, "nail")
    # the neck, and the string wound round it; its ends hang
    c.part([("122,598 138,592 154,599 152,614 138,618 123,613 122,598", 4, "body")], fill=GOFUN if c.pure else BENI, reg=0, grain=False)
    c.lines(["130,598 131,606 130,614", "146,597 146,606 147,614"], 2.4, "swell")
    for y in (603, 610):
        c.line("121,%g 138,%g 155,%g" % (y, y + 5, y), 6.4, "even"); c.line("122,%g 138,%g 154,%g" % (y, y + 5, y), 3, "even", ODO_PALE)
    for P in ("150,612 164,618 172,634 168,654", "150,612 158,626 157,646"):
        c.line(P, 5.6, "even"); c.line(P, 2.4, "even", ODO_PALE)


def tobacco(c):
    """The smoker's box before him, seen from above and cut by the border: the pot of embers on its ash, the bamboo, a handle over them."""
    wood, end = (ODO if c.pure else "#b98a4a"), "#9c6f38"
    # its inside, the far wall and the right one
    c.part([("4,908! 96,902!", 4.4), ("96,902! 116,926!", 4.4), ("116,926! 4,934!", 0), ("4,934! 4,908!", 0)], fill="#5b4128", reg=0, grain=False)
    c.part([("96,902! 116,926! 110,928! 92,908!", 3, "even"), ("92,908! 96,902!", 0)], fill=wood, reg=0, grain=False)
    # a bamboo for the ash, cut through above its joint
    c.part([("78,894 78,916 80,934", 4, "body"), ("80,934 99,932", 0), ("99,932 99,914 98,893", 4.4, "body"), ("98,893 78,894", 0)], fill=MIDORI, reg=.3, grain=False)
    c.part([("77,894 83,887 93,887 99,893", 3.2, "wire"), ("99,893 93,900 83,900 77,894", 3.2, "wire")], fill=ODO_PALE, reg=0, grain=False)
    c.blob("81,894 85,890 92,890 95,893 91,896.5 85,896.5")
    c.line("79,921 88,924 99,920", 2.4, "swell")
    # the pot, ash heaped in it, one ember
    c.part([("18,904 20,926 26,938", 4.4, "body"), ("26,938 56,936", 0), ("56,936 64,922 66,902", 5, "body"), ("66,902 42,910 18,904", 0)], fill=AI_PALE, reg=.4, grain=False)
    c.part([("18,904 26,894 44,890 60,893 66,902", 4, "wire"), ("66,902 58,911 42,914 26,911 18,904", 4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.fill("24,904 32,898 42,894 52,898 60,903 54,908 42,910 30,909", GREY)
    c.fill("36,901 42,897 49,899 48,904 40,905", BENI)
    c.lines(["23,922 40,927 61,920", "30,904 34,901"], 2, "swell", AI)
    # its front and side, the boards joined at the corner
    c.part([("4,934! 60,931 116,926!", 4.6, "even"), ("116,926! 115,974!", 5), ("115,974! 60,980 4,982!", 5.4), ("4,982! 4,934!", 0)], fill=wood, bokashi=wiped(end, 990, 930, .7), grain=False)
    c.line("4,941 60,938 115,933", 2.2, "even")
    for P in () if c.pure else ("10,952 40,947 70,950 108,943", "14,964 50,958 84,962 112,957", "30,972 60,969 90,971"):
        c.line(P, 1.8, "swell", "#5b4128")
    c.blob("30,950! 34,945 44,944 48,949! 44,955 34,956")     # a hand-hole in the shape of a drop
    # the handle springs over it
    c.line("6,884:1 30,872:1 62,871:1 86,882:.9 106,914:.9", 7.4, "flat"); c.line("6,884:1 30,872:1 62,871:1 86,882:.9 106,914:.9", 3.6, "flat", wood)


def lying_foot(c):
    """The ankle and the foot that lies on its outer edge, its back to us: the great toe above, four smaller ones under it."""
    F.skin(c, ("90,844 104,841 113,839", 6, "body"), ("113,839 121,832 130,830 138,836 150,833 164,833 176,836", 5.6, "body"), ("176,836 180,852 172,872 160,877", 0),
           ("160,877 146,876 134,880 126,884 112,879 94,879", 6.2, "-body"), ("94,879 88,858 90,844", 0))
    # four small toes behind the great one
    for P in ("161,873 167,870.5 173,873 172,878.4 166,880 159,877", "166,866 174,865 179.4,868.6 178,874 172,875 165,871", "170,859 179,858.4 185,862.6 183.4,868.4 177,869 169,865", "173,851 183,850.4 190,854.6 188.6,861 182,862 172,858"):
        F.skin(c, (P, 3.2, "wire"), (P.split()[-1] + " " + P.split()[0], 0))
    F.skin(c, ("172,836 182,833 194,835 202,841 201,849 193,852 182,851 174,848", 4.2, "body"), ("174,848 172,836", 0))
    c.fill("166,838 175,838 177,846 175,852 171,859 166,867 160,873 150,866 152,846", FLESH)
    c.lines(["176,849 169,852 164,857"], 1.9, "rat")
    # ankle bone, the sinew of the great toe, the vein over the instep
    c.lines(["118,844 125,840 131,845", "136,846 152,842 168,842", "138,856 150,854 160,856", "136,872 128,873 121,869"], 2.6, "swell")
    if not c.pure:
        c.line("193,837.5 197,841 196.6,845", 1.3, "hair")


def evening(c):
    """The veranda where he sits at nightfall: boards, a brushwood fence, the hill and the thin moon."""
    c.fade("#7598ab", 10, 250, .95)
    c.fade("#e8c08a", 600, 400, .75)
    c.fill("142,52 154,62 158,80 152,98 138,108 147,94 149,78 145,64", GOFUN)
    c.part([("4,500 24,470 48,452 84,420 120,404", 5, "sweep"), ("120,404 160,404 190,430 218,442 250,476", 5, "-sweep"), ("250,476! 250,560! 4,560! 4,500", 0)], fill="#8fa6a6", reg=.5, grain=False)
    c.lines(["22,486 30,480 36,484", "206,452 216,460 226,458", "226,476 234,480 240,478"], 2.6, "swell")
    # the fence: brushwood bound in two rows
    c.part([("4,520 120,514 250,520", 4.4, "wire"), ("250,520! 250,824! 4,824! 4,520", 0)], fill="#a08a5e", reg=.5, grain=False)
    for x in (14, 20, 226, 232, 238):
        c.line("%g,%g %g,%g %g,%g" % (x, 516 - x % 4, x + 1, 640, x - 1, 790), 2.6, "rat", "#5b4630")
    c.line("10,560 30,562", 7, "even"); c.line("218,560 240,558", 7, "even"); c.line("10,560 30,562", 3.4, "even", ODO); c.line("218,560 240,558", 3.4, "even", ODO)
    # boards
    c.part([("4,826! 250,818!", 5, "even"), ("250,818! 250,996! 4,996! 4,826", 0)], fill=ODO_PALE, bokashi=wiped(ODO, 1000, 826, .9), grain=False)
    for P in ("4,862 60,861 130,857", "4,904 90,900 170,898", "4,952 70,946 170,944"):
        c.line(P, 2.6, "rat", "#7a5518")


def draw():
    c = Card("8s", seed="bundle")
    st = lambda left, right, n: PT.flowing(left, right, n, (5, 2.2), AI_PALE)
    evening(c)
    smoke(c)
    # back and far shoulder: bent like a bow
    c.part([("96,462 50,488 20,560 10,680 18,830", 8, "sweep"), ("18,830 120,850 214,800", 0), ("214,800 226,690 214,560 178,470", 7, "sweep"), ("178,470 140,460 96,462", 5)], fill=AI, deco=st("96,460 40,490 10,570 2,690 10,830", "178,466 216,540 232,640 222,800", 7), bokashi=wiped("#16304d", 830, 640, .7))
    crease = PAPER_LIGHT if c.pure else SUMI
    # the far knee drawn up, its bare shin and foot upon the ground
    c.push(183, 790, 3, .72, True, sy=.92); F.foot_bare(c); c.pop()
    c.part([("176,716 168,740 168,766 173,796", 6.5, "body"), ("173,796 194,796", 0), ("194,796 203,768 216,740 230,700", 7, "-body"), ("230,700 176,716", 0)], fill=FLESH, reg=0, grain=False)
    c.lines(["206,722 200,746 194,768", "186,780 193,785 190,792"], 3.6, "swell")
    c.part([("120,700 164,632 208,612 232,624", 7, "sweep"), ("232,624 247,646 244,690 236,734", 7.5, "sweep"), ("236,734 222,722 192,728 162,754", 5.4, "even"), ("162,754 120,780 120,700", 0)], fill=BLACK, reg=0, grain=False)
    B.cuff(c, "236,734 222,722 192,728 170,748", "170,748 188,743 214,738 236,734")
    c.lines(["234,628 240,656 234,716", "222,622 212,664 216,714", "206,640 192,682 192,722", "226,640 222,668 226,704"], 4.6, "nail", crease)
    c.lines(["212,622 196,632 178,650", "228,630 218,634 206,632"], 3.4, "nail", crease)
    c.line("170,740 194,720 220,715 237,724", 2.2, "wire")
    c.lines(["238,644 238,670 234,700", "206,664 203,688 205,706"], 2.2, "glint", LIGHTS[1])
    # the near leg folded flat before him, the thigh first: from the hip under the bundle to a knee that comes towards us
    c.part([("110,736 66,744 34,776 20,822", 7.5, "sweep"), ("20,822 24,846 60,850", 0), ("60,850 100,840 150,804", 0), ("150,804 150,760 110,736", 0)], fill=BLACK, reg=0, grain=False)
    c.lines(["100,752 70,766 48,800", "112,776 84,790 66,818", "60,756 40,780 31,812"], 4.4, "nail", crease)
    c.line("84,752 58,770 40,804", 2.2, "glint", LIGHTS[1])
    # knee and shin: the calf lies against the thigh, the cloth is drawn from the hollow of the knee round the cap and along the bone
    c.push(98 * .2, 864 * .2, 0, .8); lying_foot(c); c.pop()
    c.part([("20,818 11,838 15,868 36,884", 7.5, "sweep"), ("36,884 58,896 80,898 98,895", 6.5, "body"), ("98,895 107,878 106,850 98,829", 5.4, "even"), ("98,829 84,826 70,830 56,842", 6, "-nail"), ("56,842 44,826 30,816 20,818", 0)], fill=BLACK, reg=0, grain=False)
    B.cuff(c, "98,895 107,878 106,850 98,829", "98,829 100,852 100,876 98,895")
    c.line("90,896 97,876 96,850 89,828", 3.2 if c.pure else 2.4, "wire", crease)
    # round the cap of the knee, and from its hollow along the bone
    c.line("19,824 30,818 46,826 56,842", 5, "-nail", crease)
    c.lines(["56,842 42,836 32,842 28,856", "58,844 48,850 42,866", "60,846 62,858 72,868", "17,862 42,878 86,879", "66,840 76,848 90,850"], 4.2, "nail", crease)
    c.lines(["23,850 31,866 52,872", "72,856 80,862 88,862", "27,828 38,828 47,836"], 2.4, "glint", LIGHTS[1])
    tobacco(c)
    bundle(c)
    # near arm round the bundle, the hand open upon it
    bag = pts("22,646! 40,680 62,690 84,676 104,640! 112,700! 96,740 52,748 14,720!")      # what hangs from the elbow turns with the forearm
    B.cuff(c, "98,690 120,668 106,640", "106,640 88,658 98,690")
    HD.reach(c, HD.rest, (50, 690), (117, 664), 22, 1.12, width=19)
    c.part([("86,470 42,510 20,600 24,690 50,738", 8, "sweep"), ("50,738 80,744 102,724 98,690", 6.5), ("98,690 88,662 106,640", 5.5), ("106,640 96,600 112,540", 6, "-nail"), ("112,540 86,470", 0)], fill=AI, deco=lambda s: (st("86,464 32,510 12,600 16,690 50,750", "116,520 96,600 100,640 92,670 104,730", 5)(s), s.fill(bag, "#234261"), s.inside(bag, PT.flowing("104,634 80,652 56,660 26,640", "112,716 88,744 50,748 10,700", 4, (5, 2.2), AI_PALE), 0)), reg=.4, bokashi=wiped("#16304d", 750, 620, .6))
    c.lines(["78,520 52,570 50,640", "102,570 84,610 82,650", "22,646 40,680 62,690 86,675", "52,704 70,712 88,706"], 5.4, "nail")
    # collar
    c.part([("110,454 126,490 146,540", 0), ("146,540 160,502 154,464", 0), ("154,464 110,454", 0)], fill=FLESH, reg=0, grain=False)
    c.part([("86,462 104,510 134,572", 5.5), ("134,572 148,556", 4), ("148,556 128,506 112,456", 4.5), ("112,456 86,462", 0)], fill=SUMI, grain=False)
    c.part([("170,458 168,506 142,560", 5), ("142,560 152,574 182,508 184,466", 5), ("184,466 170,458", 0)], fill=SUMI, grain=False)
    # head, pipe
    c.head(102, 486, 6, .98, True)
    F.face_man(c, 1.15, kind="toothless")
    head_cloth(c)
    c.pop()
    B.pole(c, "150,462:.9 178,456:.7 202,448:.7", 9)
    c.line("150,462:1 166,458.6:1", 7, "flat"); c.line("151,461.6:1 165,458.6:1", 4, "flat", GREY)
    # the brass neck turns up into a little bowl
    c.line("202,448:.8 216,443:.9 226,436:1 229,424:1.1", 9.4, "flat"); c.line("203,447.6:.7 216,442.4:.9 225,435.4:1 228,425:1.1", 5, "flat", GREY)
    c.part([("220,413 222,423 229,427", 4, "body"), ("229,427 236,423 238,413", 4.4, "body"), ("238,413 220,413", 0)], fill=GREY, reg=0, grain=False)
    c.part([("219.5,413 224,409 234,409 238.5,413", 3.2, "wire"), ("238.5,413 234,417 224,417 219.5,413", 3.2, "wire")], fill=SUMI, reg=0, grain=False)
    if not c.pure:
        c.fill("224,413 228,411 233,412 233,414.4 227,415", BENI)
    # far arm: the elbow on the raised knee, the sleeve hangs from the middle of the forearm, finger and thumb at the pipe
    B.cuff(c, "184,530 208,506 233,512", "233,512 222,540 184,530")
    HD.hold(c, HD.pinch, (222, 606), (197, 452), 62, 1.08, width=19)
    c.part([("180,488 181,508 184,530", 5.5, "nail"), ("184,530 208,541 233,512", 6), ("233,512 246,560 242,642", 7, "sweep"), ("242,642 216,652 190,632", 6.5), ("190,632 166,580 166,500", 6, "-sweep"), ("166,500 180,488", 0)], fill=AI, deco=PT.flowing("164,496 164,570 188,640", "192,486 190,536 236,512 250,640", 5, (4, 2), AI_PALE, gap=.26), reg=0)
    c.lines(["194,540 198,584 208,634", "228,528 222,570 226,632", "210,546 212,580 218,600"], 5, "nail")
    return c.finish()
