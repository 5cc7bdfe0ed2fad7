# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục vạn: peasant from behind, straw hat on his back, leaning on his hoe."""
import math

from chance import Rng
from card import *
from scenery import *
import bodies as B, figures as F, hands as HD, patterns as PT


def slung_hat(c):
    """Sedge hat seen from above as it hangs on a back: its point, the ribs that run to the rim, the threads that bind them, under the rim its inside."""
    r = Rng("hat")
    at = lambda k, a: (-9 + 9 * k + 72 * k * math.cos(a), -15 + 15 * k + 62 * k * math.sin(a))
    ring = lambda k, n=20: [at(k, i * 2 * math.pi / n) + (False, None) for i in range(n + 1)]
    c.push(4, 7)
    c.part([(ring(1), 5, "even")], fill="#8f6a2d", reg=0, grain=False)
    c.pop()
    c.part([(ring(1), 6, "even")], fill=ODO_PALE, bokashi=wiped(ODO, (50, 60), (-30, -40), .9))
    # every second rib comes from the point, the others are laid in between where there is room; rows of thread bind them
    for i in range(40):
        a = i * math.pi / 20 + r(-.02, .02)
        (x, y), (u, v) = at(.41 if i % 2 else .07, a), at(.985, a + r(-.015, .015))
        c.line("%.1f,%.1f %.1f,%.1f" % (x, y, u, v), 1.7 if i % 2 else 2.3, "-rat")
    for k, w in ((.4, 2.4), (.67, 2.4), (.9, 2)):
        c.line([at(k + r(-.008, .008), j * math.pi / 12) + (False, r(.7, 1.2)) for j in range(25)], w, "flat")
    c.blob("-18,-14 -10,-23 0,-15 -8,-7")


def lost_profile(s):
    """His head from behind, turned up and away to the moon: cheek and lashes are seen, and the tip of the nose beyond them."""
    F.skin(s, ("-28,22 -25,58 -34,84", 4.6, "wire"), ("-34,84 0,94 34,80", 0), ("34,80 25,60 27,34", 4.6, "wire"))
    # nose, lips and chin, beyond the cheek
    F.skin(s, ("50,-18 55,-9 63,0 64,5 59,9 55.5,10:.8! 57,15:.7 59.5,18.5:.9 57,21.5:.7! 58,25:.8 56,29:.7 53,30.5:.7! 54,36 51,41 46,44 40,44", 3.2, "wire"), ("40,44 36,10 50,-18", 0))
    F.skin(s, ("-46,-10 -46,-36 -36,-60 -16,-75 10,-78 34,-68 48,-50 52,-34 50,-22:.8 53,-11:.6 55,-1:.5 54,10:.4 51.5,22:.4 48,33:.6 30,45", 5, "wire"), ("30,44 -20,40 -46,-10", 0))
    s.line("40,-38:.4 47,-41:1.1 52,-38:.7", 5.4, "flat")
    s.line("43,-20:.3 49,-22:.9 55,-18:1", 4, "flat")
    s.lines(["38,-22 35,-18", "39,-18 35,-13"], s.fine(2.4), "rat")
    s.fill("-44,-24! -43,-40 -33,-58 -14,-72 8,-75 26,-71 38,-56 36,-38! 4,-24", AI_PALE, opacity=.5)
    # hair round the nape, before the ear a lock
    s.part([("-44,-20 -32,-38 -10,-42 10,-36 26,-42 34,-34! 31,-18 30,-4! 24,-18! 14,-12 8,2 12,20 16,34! 4,46 -18,46 -36,32 -47,6 -44,-20", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    F.skin(s, ("8,4 6,-8 13,-16 22,-12 24,0 18,12 15,22 10,20", 3.8, "wire"), ("10,20 8,4", 0))
    s.line("12,-8 18,-7 16,6", s.fine(2.4), "swell")
    for P in ("-40,20 -38,-6 -18,-32", "-28,36 -24,4 -8,-30", "-12,42 -10,14 -2,-26", "2,42 0,20 2,4", "27,-30 28,-20 28,-12"):
        s.line(P, 1.6, "swell", F.HAIRLINE)
    s.part([("-10,-34 -15,-54 -15,-86 -2,-99 9,-86 13,-54 10,-34", 3, "wire"), ("10,-34 0,-26 -10,-34", 3, "wire")], fill=SUMI, back=None, reg=0, grain=False)
    for P in ("-6,-42 -9,-64 -6,-90", "2,-40 1,-64 -1,-92", "7,-42 7,-62 4,-84"):
        s.line(P, 1.4, "swell", F.HAIRLINE)
    s.line("-13,-42:1 -1,-37:1.1 12,-42:1", 5.4, "flat", PAPER_LIGHT)


def furrow(c, P, w, seed):
    """A furrow: the lumpy crest of the sod that was laid over, cut by the key line and broken here and there, its shade below."""
    r = Rng(("furrow", seed))
    D = dense(pts(P), 2)
    i = 0
    while i < len(D) - 10:
        n = min(int(r(34, 80)), len(D) - 1 - i)
        crest, j = [], i
        while j <= i + n:
            x, y, _ = D[j]
            crest += [(x, y, True, None), (x + w * r(.8, 1.6), y - w * r(.7, 1.5), False, None)]
            j += int(w * r(1.0, 1.9)) + 1
        if len(crest) > 4:
            crest[0] = (crest[0][0], crest[0][1], True, .3)
            foot = [(x, y + w * 2.3, False, None) for x, y, _ in D[i + n - 3:i + 3:-5]]
            if foot and not c.pure:
                c.fill([p[:2] + (p[2], None) for p in crest] + foot, "#41522f")
            c.line(crest, w * .82, "even")
            for _ in range(int(n / 16)):
                x, y, _ = D[int(r(i + 4, i + n - 2))]
                c.line("%.1f,%.1f %.1f,%.1f" % (x, y + w * .4, x - w * .9, y + w * 3.2), w * .8, "rat")
        i += n + int(r(4, 9))


def field(c):
    """The field he has turned over, below hills in the evening: its furrows sweep round to them."""
    c.part([("10,664 44,640 82,652 120,634 170,654 208,632 250,650", 5, "sweep"), ("250,650 250,720", 0), ("250,720 10,720", 0), ("10,720 10,664", 0)], fill=AI, bokashi=wiped("#16304d", 636, 720, .9))
    c.part([("10,700 90,694 170,698 250,692", 5.5, "body"), ("250,692! 250,995! 10,995! 10,700", 0)], fill=PAPER_LIGHT if c.pure else MIDORI, bokashi=wiped("#4c5f3a", 700, 880, .8), grain=False)      # no sign is read on hatching
    for i, (P, w) in enumerate((("14,718 90,712 170,706 246,700", 2.6), ("12,746 80,738 150,722 246,708", 3.2), ("10,792 70,782 130,758 180,736 246,722", 3.8), ("10,856 60,844 118,812 164,770 246,738", 4.4),
                                ("12,936 56,912 104,876 142,830 170,790", 5), ("40,992 84,958 122,914 150,868", 5.4))):
        furrow(c, P, w, i)


SHADE = "#1c3a5a"       # of indigo cloth, beneath a fold


def draw():
    c = Card("6v", seed="hoe")
    c.fade("#7598ab", 10, 640, .95)
    # the full moon behind two bars of mist, cut by the frame
    c.part([(" ".join("%.1f,%.1f" % (213 + 81 * math.cos(a * math.pi / 8), 150 + 81 * math.sin(a * math.pi / 8)) for a in range(16)) + " 294,150", 4.6, "wire")], fill=GOFUN, reg=0, grain=False)
    suyari(c, (132, 168, -13, 40), colour="#a9bfc2")
    field(c)
    # hoe, set down before him: the iron of its blade comes towards us, and bites the ground
    B.pole(c, "195,326:1.1 198,440 202,600 205,732:.95", 14, ((201, 566), (203.6, 672)), "#a97f35")
    c.part([("188,724! 222,716! 227,744! 190,752!", 5.5), ("190,752! 188,724!", 5)], fill="#a97f35", grain=False)
    c.part([("190,750! 227,742! 243,812!", 6), ("243,812! 214,822 178,826!", 5.5), ("178,826! 190,750!", 6)], fill=GREY, grain=True)
    c.part([("182,804! 214,800 240,796!", 4), ("240,796! 243,812! 214,822 178,826! 182,804!", 4)], fill=SUMI, reg=0)
    c.line("188,812 210,809 232,806", 2.4, "swell", GREY_PALE)
    # the sod it is laying over, as the others lie
    if not c.pure:
        c.fill("152,842! 168,824 200,812 250,800! 250,836! 214,838 176,848", "#4c5f3a")
    furrow(c, "250,806 222,812 192,822 160,842", 5, 33)
    furrow(c, "250,828 226,832 200,838 182,846", 3.6, 34)
    c.tall(1.12)
    # legs from behind: one bears him, the other is bent, its foot turned out
    F.limb(c, "104,684 142,758 118,848", ((0, 40, 38), (.3, 31, 30), (.48, 25, 23), (.62, 28, 26), (.84, 17, 16), (1, 13, 13)), reg=0)
    B.sandal(c, "118,848", 3, .86, True)
    c.place(52, 838, -4, .98)
    F.skin(c, ("-13,-8 -15,4 -24,13 -36,17 -43,22", 5, "body"), ("-43,22 -45,27:.8 -40,30", 3.4, "wire"), ("-40,30 -16,33 6,34", 3.4, "wire"), ("6,34 18,33 23,25 19,13 13,4 12,-8", 5.4, "body"), ("12,-8 -13,-8", 0))
    c.line("-46,30:1 -10,37:1 25,33:1", 8, "flat"); c.line("-44,30:1 -10,36:1 23,32.5:1", 4, "flat", ODO)
    c.lines(["-30,17 -22,24 -20,33", "-15,6 0,12 15,7", "17,12 10,20 12,32"], 3.8, "wire")
    c.lines(["-42,23 -38,24 -37,28", "-4,-6 -3,2 -5,8"], 2.4, "swell")
    c.pop()
    F.limb(c, "80,670 62,752 52,838", ((0, 42, 40), (.3, 32, 29), (.47, 24, 22), (.56, 25, 26), (.7, 31, 29), (.88, 18, 17), (1, 12, 12)), reg=0)
    # the hollow of the knee between its two tendons, and the folds that lie in it; the heads of the calf, the tendon of the heel
    for P, w in (("38,750 47,757 59,755", 5), ("84,743 75,751 64,751", 5), ("76,720 72,734 74,746", 3.6),
                 ("62,770 60,784 60,796", 2.8), ("43,790 46,806 55,815", 4), ("73,780 72,798 64,808", 4), ("58,822 57,833", 2.6),
                 ("113,742 123,750 135,748", 5), ("165,733 155,744 144,745", 5), ("148,714 145,728 147,740", 3.6),
                 ("137,762 134,780 132,794", 2.8), ("120,782 121,796 126,808", 4), ("151,772 147,792 139,804", 4)):
        c.line(P, w, "nail" if w == 5 else "swell")
    c.pop()
    kasuri = lambda sheet, turned: PT.kasuri(sheet, 30, "#dfe0d2", turned)
    # far arm, from before the breast to the handle: its sleeve's mouth is seen beside his flank
    c.part([("170,528 187,552 186,580 172,604", 4.6, "wire"), ("172,604 160,566 170,528", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.grasp, (112, 572), (202, 556), 2, 1.06, 16)
    c.part([("146,520 160,522 171,527!", 6, "body"), ("171,527! 177,560 173,604!", 5.5, "body"), ("173,604! 162,610 146,606", 6, "body"), ("146,606 146,520", 0)], fill=AI, reg=0, deco=PT.broken(kasuri, ("140,500! 200,500! 200,620! 140,620!", -30)))
    c.tall(1.12)
    dk = wiped("#16304d", 755, 595, .8)
    # robe tucked up; he hangs on the hoe, the hips go out to the other side, one flank is stretched
    B.sway(c, 470, -.21)
    c.part([("66,470 52,520 66,610 62,708", 8.5, "sweep"), ("62,708 98,736 154,730 202,704", 6.5), ("202,704 188,640 194,560 204,480", 7.5, "sweep"), ("204,480 176,436 66,470", 0)], fill=AI, bokashi=dk, 
           deco=PT.shaded(SHADE, ("68,622! 96,606 132,566! 110,604 84,632", "66,600! 84,588 104,560! 92,596 74,612", "190,612! 178,590 174,560! 186,584 196,600", "86,664! 80,700 84,724! 96,726 92,690", "130,664! 124,700 128,732! 142,730 138,694", "176,660! 184,690 178,722! 192,716 194,686"),
                          PT.broken(kasuri, ("40,430! 88,430! 72,560 68,622! 132,566! 84,588 60,600 40,600!", 26), ("88,430! 210,430! 210,600! 174,560 132,566 70,620! 72,560", 6), ("40,600! 68,622! 132,566 174,560 210,600! 210,640! 40,660!", 20),
                       ("40,650! 86,660! 80,700 84,740! 40,740!", 14), ("86,660! 130,660! 124,700 128,745! 84,745! 80,700", -8), ("130,660! 178,655! 184,690 178,740! 128,745! 124,700", 16), ("178,655! 220,640! 220,740! 178,740! 184,690", -12))))
    c.line("130,664 124,700 128,728", 5.5, "nail", "#16304d")
    c.lines(["86,664 80,700 84,720", "176,660 184,690 178,718"], 5, "nail")
    # folds pulled from the stretched flank to the shoulder that is lifted
    c.lines(["68,622 96,606 132,566", "66,600 84,588 104,560", "190,612 178,590 174,560", "80,632 108,624 150,590"], 4.6, "nail", "#16304d")
    # sash
    c.part([("62,626 104,646 152,642 194,616", 6), ("194,616 198,648", 5), ("198,648 154,674 102,674 60,656", 6), ("60,656 62,626", 5)], fill=SUMI, grain=True)
    c.part([("100,646 90,670 78,706!", 5), ("78,706! 90,706 102,714!", 5), ("102,714! 114,684 122,654", 5), ("122,654 100,646", 0)], fill=SUMI)
    c.line("106,664 98,684 92,704", 2.4, "swell", "#cbbd9f")
    c.lines(["74,646 102,658 128,659", "146,664 172,654 190,638"], 2.6, "swell", "#cbbd9f")
    c.pop()
    # shoulders, one pulled up by the handle
    c.line("62,476 88,450 140,432 186,438", 7, "body")
    # the hat lies on his back and hangs from a cord about the neck
    c.place(106, 530, -14, .92)
    slung_hat(c)
    c.pop()
    for P in ("106,442 88,458 74,492", "150,440 156,462 152,500"):
        c.line(P, 7, "even"); c.line(P, 3.4, "even", ODO_PALE)
    c.pop()
    # near arm: from the shoulder to the elbow, and the forearm up out of the sleeve to the hand that is shut round the handle
    c.part([("198,424 206,406 222,398 234,404", 4.4, "wire"), ("234,404 220,428 198,424", 0)], fill="#16304d", reg=0, grain=False)
    HD.hold(c, HD.fist, (232, 470), (196, 370), 1, 1.1, 17)
    c.part([("160,396 178,392 190,404 199,423", 6.5, "body"), ("199,423 216,428 234,404!", 5.5), ("234,404! 243,444 241,486", 7, "sweep"), ("241,486! 226,512 200,508 176,486", 7, "body"), ("176,486 162,440 160,396", 0)], fill=AI, reg=0,
           deco=PT.shaded(SHADE, ("200,424! 206,452 224,474 236,482! 236,460 214,446", "176,488! 190,474 216,474! 206,490 192,500"),
                          PT.broken(kasuri, ("150,380! 190,380! 200,424! 222,470 241,486! 190,440! 150,470!", 40), ("150,470! 190,440! 241,486! 230,530! 150,530!", 12), ("200,424! 250,390! 250,486! 241,486! 222,470", -20))))
    # all into the elbow
    c.lines(["199,424 206,452 226,476", "208,428 218,450 232,466", "170,412 184,440 206,464", "178,484 194,472 218,476"], 5, "nail", "#0f2238")
    c.tall(1.12)
    # head from behind: he has stopped, and looks up to the moon
    c.head(128, 450, -10, .82)
    lost_profile(c)
    c.part([("-47,-24 -20,-34 10,-36 40,-34 52,-38", 4.6, "wire"), ("52,-38 52,-24", 3.5), ("52,-24 10,-20 -20,-18 -47,-8", 4.6, "wire"), ("-47,-8 -47,-24", 3.5)], fill=PAPER_LIGHT, reg=.4, grain=False)
    for x in (-34, -18, 0, 18, 36):
        c.line("%g,-34 %g,-27 %g,-18" % (x + 4, x, x - 5), 3.4, "swell", AI)
    c.pop()
    c.part([("78,464 100,471 134,464 158,442", 5), ("158,442 164,448 138,473 102,483 74,473", 5), ("74,473 78,464", 4)], fill=SUMI, grain=False)
    return c.finish()
