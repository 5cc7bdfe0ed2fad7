# SPDX-License-Identifier: GPL-3.0-or-later
"""Nhất văn: lady in worn indigo, her long sleeve raised before her face, on an evening shore."""
import math

from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


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
    """Evening by the sea: plovers come in from it, the water far off, a bar with pines across it."""
    c.fade(YUU, 10, 320, .95)
    c.fade(ODO_PALE, 774, 620, .8)
    c.fade(AI_PALE, 776, 870, 1)
    c.fade(ODO_PALE, 992, 860, 1)
    # a bar with pines runs across the water
    r, top = Rng("pines of the bar"), []
    x = 6.0
    while x < 246:
        k = .55 + .45 * math.sin(x / 31 + 5.2) + r(-.1, .1)     # now a stand of them, now bare sand
        w = r(6, 11)
        if k > .35:
            h = (6 + 20 * k) * r(.6, 1.1)
            top += ["%.0f,%.0f!" % (x, 770 - h * .3), "%.0f,%.0f" % (x + w * .16, 770 - h * .82), "%.0f,%.0f" % (x + w * .5, 770 - h), "%.0f,%.0f" % (x + w * .85, 770 - h * .76), "%.0f,%.0f!" % (x + w, 770 - h * .36)]
        else:
            top += ["%.0f,771" % x, "%.0f,770" % (x + w)]
        x += w
    c.fill(" ".join(top) + " 246,778! 6,778!", SUMI if c.pure else "#52655a")
    c.line("10,776:.8 120,775:1 240,776:.7", 3.2, "flat", AI)
    for P in ("176,800 200,796 232,802", "20,800 36,796 52,800", "186,826 214,820 240,826", "14,838 30,832 50,838"):
        c.line(P, 3, "swell", GOFUN)
    for x, y, k, r, flight in ((190, 124, 1.06, -8, 0), (228, 38, .86, 2, 1), (150, 184, .8, -14, 1), (206, 206, .62, -6, 2), (160, 52, .56, -16, 0)):
        if k > .82 or not c.pure:
            bird(c, x, y, k, r, flight)


def flying(birds, *waves):
    """A print of plovers, each whole and turned its own way where the cloth hangs smooth between the folds, and of waves along the hem."""
    return lambda s: ([plover(s, *bird) for bird in birds], s.lines(waves, 3.6, "wire", PAPER_LIGHT))


# Long eyes that look past the sleeve, out to sea; the nose is one stroke, which the sleeve cuts off; the fold of the lid is under her hair.
F.WOMEN["shore"] = ("-21,-49 -27.8,-38 -31,-25 -30.4,-15 -28.6,-7:.8 -31.6,3 -33.4,14 -31.5,27 -25,43.5 -16,54 -10,57", "-10,57 4,55.1 19,44 29.4,29 33.6,4",
                    "-16.6,-12:.3 -18.6,-2:.8 -22.4,8:1.1 -26.4,14:1.6 -25,17.6:1.4 -20.4,18.4:.5", ("-29,-20:.3 -25.4,-23.6:.7 -19.6,-23:.2", "-9.4,-22:.2 -2.6,-26.2:.8 7,-27:.75 18,-22.4:.15"),
                    (("-30.4,-4.4:.4 -27,-7.6:1.3 -23.4,-6.6:1 -20.8,-3.4:.3", (-28, -6, 1)), ("-11,-2.4:.4 -6,-6.8:1.1 2,-8.4:1.35 11,-8:1.2 18,-8.4:.8 25,-11.6:.15", (-4, -6, 1))), (0, 1), -60)


def gaze(s):
    """Her face: pupils that hang from the lids, aside, and lower lids like hairs."""
    F.face_woman(s, None, "shore")
    s.blob("-29.6,-6! -25.6,-7.2! -26,-3.2 -27.6,-2.4 -29,-3.2"); s.blob("-7.4,-6.2! -.6,-8.2! -1.4,-3.4 -4,-2 -6.8,-3.2")
    s.lines(["-29.4,-2 -26.4,-1 -22.6,-2.4", "-9,-.8 -1,.8 10,-1.6 17,-4.6"], 1.3, "skin")


def locks(s):
    """What lies on the brow of her hair: the wings and the forelock, their edges clean."""
    F.black(s, "-20,-54 -31,-45 -36.6,-31 -34.6,-17 -32.6,-10! -31.4,-22 -28.6,-34 -20.6,-47")
    F.black(s, "12,-52 26,-64 46,-65 62,-55 72,-37 72,-15 62,2 50,8 43,2 39,-8 36,-4 34.6,10! 32.4,-4 33.4,-20 30,-32 22,-43")
    F.black(s, "-25,-49 -26,-63 -14,-75 3,-74 12,-62 5,-52 -3,-55! -9,-56 -18,-50")
    for P in ("16,-53:.2 36,-58:1 54,-47 64,-24:.2", "20,-49:.2 38,-52:1 52,-40 60,-16:.2", "24,-45:.2 37,-46:1 48,-34 55,-10:.2", "28,-39:.2 38,-39:1 45,-26 49,-6:.2", "22,-57:.2 42,-61:1 58,-52 68,-32:.2",
              "-20,-56:.2 -15,-66:1 -4,-70:.2", "-13,-56:.2 -8,-62:1 0,-66:.2", "-24,-48:.2 -31,-38:1 -33,-24:.2"):
        s.line(P, 1.25, "flat", F.HAIRLINE)
    s.line("-15,-76 4,-77 13,-63 10,-53", 1.9, "swell", F.HAIRLINE)


def holding(c):
    """The hand rises out of the oval of the sleeve's mouth, its back to us, and bends at the knuckles: three fingers lie together over the hem, the little one apart."""
    c.push(206, 384, 3, .86)
    c.push(-206, -384)
    for bone, thick, w, beside in (("187,366 185,378! 190,394", 7.6, 2.6, None), ("187,362 178,366! 173,376 172,392", 8.8, 2.6, None), ("189,356 176,359! 167,370 164,388", 9.6, 2.1, (0, HD.JOINED)), ("192,350 175,353! 163,364 158,382", 9.6, 2.5, None)):
        HD._digit(c, bone, thick, w, beside=beside)
    F.skin(c, ("214,384 212,370 206,356:.8 193,345:.7", 4.6, "wire"), ("193,345 181,354 180,362 183,369", 0), ("183,369:.6 190,376:.8 195,391", 4.6, "wire"), ("195,391 214,384", 0))
    if not c.pure:
        c.lines(["187,350 183,352 182,356", "185,358 181,360 181,364", "184,365 181,368 182,371"], 1.6, "swell")
        c.line("202,362 196,358 191,356", 1.2, "hair")
    c.pop()
    c.pop()


def raised_sleeve(c):
    """The long sleeve drawn up before the chin: upper arm out to the elbow at her side, forearm back up to the sleeve's mouth, in one contour; the cloth falls from the elbow to the knee."""
    c.part([("122,514 146,474 146,446 136,428 106,408", 6.5, "sweep"), ("106,408 120,392 144,382 168,379 186,386", 0), ("186,386 206,392 222,372!", 0), ("222,372! 229,398 231,432 236,468!", 7.5, "body"), ("236,468! 225,496 218,540 216,590 220,644 212,694", 7, "sweep"),
            ("212,694 188,710 161,686", 6), ("161,686 170,610 164,562 122,514", 6, "-nail")], fill=AI_PALE, bokashi=wiped("#1f3d60", 700, 484, .95), reg=.2,
           deco=flying([(196, 552, .5, -16), (190, 590, .42, 14, 1), (197, 638, .5, -26, 1), (186, 668, .4, 4)]))
    # the hem doubled, its lining seen
    c.part([("106,408 120,392 144,382 168,379 188,386", 5.5, "body"), ("188,386 190,399", 0), ("190,399 168,392 146,395 126,406 117,420", 3.6, "wire"), ("117,420 106,408", 4)], fill=GOFUN, reg=0, grain=False)
    # its mouth, an oval round the wrist
    c.part([("182,389 188,378 203,370 218,367 225,373:1.1 220,386 206,396 190,399 182,389", 5.5, "body")], fill=GOFUN, reg=0, grain=False)
    c.fill("189,390 193,381 205,374 216,372 219,375 214,383 204,389 194,393", SUMI)
    holding(c)
    # from the elbow's corner to the wrist, round the forearm; along the upper arm to the breast; down the bag
    for P, w in (("232,456:1.2 224,442:1 208,426:.6 195,405:.1", 5), ("230,440:.9 224,424:.8 219,408:.1", 3.6), ("234,467:1.2 218,468:1 186,458:.6 158,440:.1", 5.4), ("230,476:1.2 208,480:1 178,500:.6 153,530:.1", 5.2),
                 ("227,492:1 214,522:1 204,560:.6 201,604:.1", 4.8)):
        c.line(P, w, "flat")
    # under the fingers the hem is drawn together
    c.lines(["160,392 152,408 138,424", "168,393 164,412 152,432"], 4, "nail")
    # a hair of paper where the sleeve's edge lies upon the black
    c.line("137,424:.4 148,446:1 148,474:1 126,508:.4", 2.4, "flat", PAPER_LIGHT)


def draw():
    c = Card("1n", seed="sleeve")
    shore(c)
    hem = wiped("#1b3656", 935, 640, 1)
    edge = wiped("#1f3d60", 740, 540, .95)
    c.tall(1.07)
    # bare feet come forward from under the robe, the near one, which bears her, behind the other; the white hem breaks over both insteps
    c.place(119, 879, 3, .8, True)
    c.feet = 0
    F.foot_bare(c)
    c.pop()
    c.place(96, 906, 2, .94, True)
    F.foot_bare(c)      # the near one, which shows its toes
    c.pop()
    B.swing(c, 420, 950, -12)
    # bow of the sash behind her
    c.part([("74,496 36,470 -4,478 -8,548 30,584 78,580", 7, "sweep"), ("78,580 74,496", 0)], fill=SUMI, reg=0)
    c.part([("70,566 20,592 2,660 14,722 52,690 88,590", 7, "sweep"), ("88,590 70,566", 0)], fill=SUMI, reg=0)
    for P in ("74,508 44,494 14,500 4,512", "74,520 46,520 22,532 8,548", "76,534 52,546 34,562", "80,584 50,610 28,650 24,700", "84,592 62,626 46,664 40,694", "74,584 44,596 22,630 12,668"):
        c.line(P, 3.2, "nail", "#b9ab90")
    c.line("70,500 38,484 8,492", 3.4, "wire", ODO); c.line("14,676 26,700 46,680", 3.4, "wire", ODO)
    # the far side of the robe, and the white one under it, which the step opens
    c.part([("168,570 186,650 190,720 187,796 178,864!", 7, "sweep"), ("178,864! 165,877 150,872!", 5), ("150,872! 120,760 120,600", 0), ("120,600 168,570", 0)], fill=AI_PALE, bokashi=hem, reg=.2)
    c.part([("140,640 153,700 168,790 168,864!", 5, "-nail"), ("168,864! 164,883 155,893 144,894! 138,911 127,921 112,926!", 5.5, "body"), ("112,926! 108,820 132,700", 0), ("132,700 140,640", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["140,650 150,760 147,892", "138,680 140,790 130,912", "146,690 162,790 166,874"], 3.6, "nail", AI)
    c.lines(["144,894 148,866 146,836", "154,893 159,874 160,850"], 3, "nail")
    c.lines(["149,652 164,706 174,790 172,850", "147,662 158,730 164,800"], 4.4, "nail")
    # the near side: the hips go forward under the sash, the train falls away behind her and out of the picture
    c.part([("76,440 60,500 72,580 56,680 22,800 -26,886", 7.5, "sweep"), ("-26,886 -26,960!", 0), ("-26,960! 30,962 84,950 122,926!", 6.5, "sweep"), ("122,926! 112,860 118,760 142,640", 6, "-sweep"), ("142,640 168,470", 0), ("168,470 118,446 76,440", 0)], fill=AI_PALE, bokashi=hem, reg=.2,
           deco=flying([(38, 822, .6, -8), (63, 834, .44, 18, 1), (26, 866, .44, -16, 1), (62, 882, .44, 2), (76, 794, .4, -24)],
                       "-30,906 -4,914 22,908 50,918 78,908 106,896", "-30,922 0,930 28,926 56,932 84,922 100,914"))
    # from the hip to the hem: the cloth is dragged, so its folds run out with the train
    c.lines(["60,750 40,826 -6,902", "84,752 72,838 40,930"], 5.2, "nail", "#16304d")
    c.lines(["104,752 98,830 84,926", "112,700 106,790 102,876"], 4, "nail", "#16304d")
    # its front edge, turned out, and the padded hem
    c.part([("142,640 118,760 112,860 122,926!", 0), ("122,926! 84,950 30,962 -26,960!", 0), ("-26,960! -26,946", 0), ("-26,946 28,948 78,937 106,920!", 4, "wire"), ("106,920! 97,850 106,750 132,644", 4.5, "wire"), ("132,644 142,640", 0)], fill=GOFUN, reg=0, grain=False)
    c.line("142,640 118,760 112,860 122,926!", 5.5, "-body"); c.line("122,926! 84,950 30,962 -26,960", 6, "body")
    c.lines(["134,660 114,732 102,800", "124,660 102,726 88,776", "84,640 74,706 50,784", "98,650 92,696 82,736", "136,650 124,700 116,770"], 4.2, "nail")
    # chest and sash
    c.part([("72,520 110,540 148,536 172,520", 6), ("172,520 174,590", 5), ("174,590 148,606 108,608 70,586", 6), ("70,586 72,520", 5)], fill=SUMI, reg=0,
           deco=None if c.pure else PT.broken(lambda s, turned: PT.shippo(s, 9, "#8f8878", 1.7, False, turned), ("60,500! 128,500! 122,620! 60,620!", 6), ("128,500! 190,500! 190,620! 122,620!", -14)))
    c.line("100,537:.5 118,541:1 148,537:1 171,522:.6", 2.8, "flat", PAPER_LIGHT)
    c.line("72,552 110,572 148,568 173,553", 6, "even", ODO)
    c.lines(["84,536 110,550 132,550", "84,590 112,598 134,596"], 3, "swell", "#b9ab90")
    # near arm: the elbow within the sleeve, whose mouth lets out the wrist; the hand takes up the front edge of the robe
    c.part([("112,582 128,592 130,632 112,668!", 4, "wire"), ("112,668! 104,630 112,582", 0)], fill="#54748a", reg=0, grain=False)
    HD.hold(c, HD.pinch, (66, 600), (145, 640), 24, .92, 13)
    c.part([("80,440 52,488 42,556 46,606", 7.5, "sweep"), ("46,606 48,680 44,746!", 6.5), ("44,746! 80,766 116,748!", 6), ("116,748! 118,700 111,668!", 6), ("111,668! 102,630 112,582", 5), ("112,582 108,540 112,500", 6, "-nail"), ("112,500 80,440", 0)], fill=AI_PALE, bokashi=edge, reg=.2,
           deco=flying([(63, 698, .52, -12, 1), (93, 728, .4, 12)]))
    c.part([("111,668! 102,630 112,582", 0), ("112,582 106,580", 3), ("106,580 95,630 105,672", 3, "wire"), ("105,672 111,668", 0)], fill=GOFUN, reg=0, grain=False)
    c.lines(["84,446 64,500 56,570", "90,456 82,510 68,590", "110,560 84,580 52,596", "108,566 88,600 58,616", "50,612 70,616 92,610", "98,620 88,650 84,680"], 4, "nail")
    # the bag of the sleeve hangs from the forearm: a long fold from the elbow, and shorter ones beside it
    c.lines(["52,618 60,672 54,738", "66,622 78,670 76,716", "102,652 96,690 100,744"], 5, "nail")
    # neck, collars, face
    H = dict(s=.82, rot=15, flip=True)
    c.part([("100,436 110,466 128,490", 0), ("128,490 150,470 156,430", 0), ("156,430 100,436", 0)], fill=GOFUN, grain=False, reg=0)
    c.head(111, 432, **H); F.hair_shimada(c, comb=ODO_PALE, cord=AI, pins=False); F.neck(c); gaze(c); c.pop()
    # the near side, then the left one, which is laid over it and goes down to the sash beside the near sleeve
    c.part([("96,428 106,462 128,506", 5), ("128,506 112,520", 0), ("112,520 90,478 80,440", 5), ("80,440 96,428", 5)], fill=SUMI, grain=False)
    c.fill("105,458! 113,466! 133,498! 127,506! 116,486", GOFUN)
    c.line("107,464 116,484 128,504", 3, "wire")
    c.fill("152,424! 144,452 130,484 113,520! 118,534! 150,474", GOFUN)
    c.part([("154,424 149,456 136,490 113,531!", 4.4), ("113,531! 109,546 112,580!", 0), ("112,580! 138,540 158,492 172,436", 5), ("172,436 154,424", 0)], fill=SUMI, grain=False)
    c.line("143,454 130,484 114,516", 3, "wire")
    c.line("139,502 127,528 115,552", 2.4, "swell", "#b9ab90")
    c.head(111, 432, **H); locks(c); c.pop()
    c.stack.append(T()); raised_sleeve(c); c.pop()
    c.pop()
    return c.finish()
