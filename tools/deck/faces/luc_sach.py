# SPDX-License-Identifier: GPL-3.0-or-later
"""Lục sách: father and boy at the string of a kite, both looking up to it; the boy has its reel in both fists, the father's hand lies on his shoulder."""

from card import *
from heads import strokes
from men import own_head
from scenery import *
import figures as F, hands as HD, patterns as PT


@own_head("gazer", "-30,-12! -30,-6 -35,1 -42,9:1 -46,16:1.2 -43.4,21:1 -35,21.6:.7! -37,26:.7 -36.6,29:.6 -31.6,30.4:.5! -30.6,36:.5! -34.4,38.4:.6 -33.6,42.4:.6 -30,44.6:.6! -32.4,49:.8 -31.4,56 -25,61.6 -14,62", "-14,62 2,58 17,49 29,36! 34,22 35,10")
def wondering(s, left, right):
    """The father's face, thrown back to the kite, in profile: the nose one long hooked stroke, its wing by itself, the eye open under its lid, the lips apart over the teeth."""
    F.skin(s, ("6,-70 -8,-67 -20,-57 -27,-44 -30.6,-30 -33,-21:1.1 -30,-12!", 4.8, "wire"), (left, 4.4, "wire"), (right, 4.8, "sweep"), ("35,10 42,-30 36,-62 6,-70", 0))
    s.blob("-33,-20! -29,-27.6 -21,-32 -9,-32.4 5,-25! -6,-27.4 -4,-24.6! -17,-26.6 -26,-23.4")
    s.blob("-30.6,-6.4! -26,-13 -18,-15.6 -8,-13 3,-5! -8,-8.8 -17,-10.8 -24,-9.4")
    s.blob("-28.6,-9.6 -24,-13.4 -19,-12 -19,-7 -22.6,-4.6 -26.6,-6")
    strokes(s, 1.5, "-28,-4:.4 -21,-2:1 -11,-3.6:.8 -4,-6:.2", "-23,3 -15,4.4 -5,.6", "-25,-18.4 -15,-19.6 -3,-13", "5,-9:.9 11,-13:.2", "5,-5:.9 12,-6:.2")
    s.blob("-41,19.8! -37.4,17.4 -33.8,18.4 -34,21!")
    strokes(s, 2.4, "-36,10.6:.4 -30.4,10:1 -27.6,14.4:1.2 -29,19:1 -34.4,21.8:.5")
    s.blob("-32.4,30! -26,30 -20.6,30.6 -16.6,29.6! -20,33.6 -25,36 -30.8,36.6!")
    s.fill("-31.4,31.2! -26,31.4 -21.6,31.8! -25,33.6 -31,34!", GOFUN)
    strokes(s, 2.2, "-33,30:.7 -26,29.6:1 -20,30.2:.9 -14.6,28:.2")
    strokes(s, 1.7, "-30,43.4:.3 -25,45:1 -19,42.6:.2")
    strokes(s, 2, "-25.6,18:1.1 -18,23:1 -14,31:.8 -15.6,42:.15", "20,6:.2 10,9:1 4,15:.8 2,24:.2", "10,30:.2 9,38:1 2,47:.2")


def kite(c, x, y, k):
    """Square paper kite painted with an actor's glaring face, as they were sold; two tails."""
    c.push(x, y, 8, k)
    c.part([("-38,-44! 38,-44!", 5), ("38,-44! 34,42!", 5), ("34,42! -34,42!", 5), ("-34,42! -38,-44!", 5)], fill=GOFUN, reg=0, grain=False)
    # hair with its peak; the make-up in blue: it runs from the eyes up to the temples and down the cheeks, full and drawn out
    c.part([("-37,-43! 37,-43! 36,-12! 28,-27 13,-30 0,-21! -13,-30 -28,-27 -36,-12! -37,-43!", 0)], fill=AI, reg=.4)
    for m in (-1, 1):
        at = lambda P: " ".join("%g,%s" % (float(q.split(",")[0]) * m, q.split(",")[1]) for q in P.split())
        for P, w in (("22,1:.2 29,-4:1 34,-16:.15", 6.4), ("7,7:.15 17,9:.9 27,17:1.3 29,31:.1", 7), ("9,14:.15 16,17:.9 21,24:1.2 20,35:.1", 5.4), ("3,-14:.2 5,-20:1.1 11,-25:.2", 4.4)):
            c.line(at(P), w, "flat", AI)
        c.line(at("2.6,-7:.5 8,-14:1.3 18,-18.6:1.2 31,-14:.1"), 7, "flat")
        c.part([(at("5,1 13,-8 26,-3"), 3.4, "swell"), (at("26,-3 15,4 5,1"), 2, "wire")], fill=PAPER_LIGHT, reg=0, grain=False)
        c.blob(at("7.4,-3.4 10.8,-6 14,-2.8 11,.4"))
    c.line("-3.4,0:.2 -4.6,8:.6 -9.4,13.6:1.2 -4,15.6:.8 0,13.8:.5 4,15.6:.8 9.4,13.6:1.2 4.6,8:.6 3.4,0:.2", 3, "flat")
    c.line("-20,33:.15 -14,25.6:1 -5,23.6:1.2 0,25:.8 5,23.6:1.2 14,25.6:1 20,33:.15", 5, "flat")
    c.line("-9,31 0,29.6 9,31", 2.6, "swell")
    c.line("-7,37:.2 0,35.6:1 7,37:.2", 3.4, "flat", AI)
    for k in (-1, 1):
        c.line("%g,42 %g,70 %g,92 %g,116" % (26 * k, 34 * k, 22 * k, 30 * k), 4.6, "rat")
    c.pop()


def gazing(s):
    """The boy's face, three-quarter and thrown back, in the head's units: slit eyes up to the kite and low in the face, hardly a nose, a full low cheek, the lips just apart."""
    F.skin(s, ("-20,-54 -33,-41 -39.4,-23 -38,-10 -35,-3! -41.4,7 -44.4,18 -41,28! -37,33 -36.4,38 -31,43.6! -22,46 -10,46.4", 4.8, "wire"), ("-10,46.4 10,45 28,36 39.6,19 42,-4", 5.2, "sweep"), ("42,-4 51,-28 43,-55 18,-70 -6,-67 -20,-54", 5, "wire"))
    s.fill("-18,-55 -31,-42 -14,-44 20,-38 40,-18 44,-4! 50,-28 42,-54 18,-68.5 -6,-65", AI_PALE, opacity=.4)
    # brows hardly there; lids that come down over the pupils, which are up to the kite
    strokes(s, 2.4, "-36,-18:.3 -31,-22.6:1 -24,-21:.3", "-10,-20:.3 1,-25.6:1 15,-21:.2")
    s.blob("-39.4,.6! -36,-3 -30.6,-4 -23,2! -28.6,-.6 -34.4,-.6")
    s.blob("-36.4,-1 -32.6,-2.6 -30,-1 -31,2.2 -34.6,2.4")
    strokes(s, 1.4, "-37,3.8 -32,4.8 -27,3.8", "-9,5 -1,5.6 9,2.6", "-12,-8.4:.3 -2,-10.4:1 11,-7.4:.2")
    s.blob("-15,3! -9,-2.6 -1,-4.8 8,-4.2 19,-1! 8,-1.4 -1,-1.6 -8,.6")
    s.blob("-8.6,-1.6 -4,-3 .6,-1.8 .6,2 -3,3.4 -7.2,2.4")
    # the nose a tick and its wing, a full low cheek, the upper lip over two teeth
    strokes(s, 2.6, "-28,8:.2 -31.6,12.6:.9 -32.6,16.4:1.2 -29,18.8:1 -25,18:.8 -22,19:.8 -20.4,16:.9 -22,13.4:.3")
    s.blob("-32,26.4! -28,23.6 -23.6,25 -19,23.4 -13,26.6! -15.6,32 -21,34.6 -27.6,33")
    if not s.pure:
        s.fill("-27.6,26 -23.6,26.8 -19.6,25.8 -19.6,28.6 -27,28.8", GOFUN); s.fill("-26,32.4 -22,30.2 -17.6,30.8 -20.6,33.4", "#b9807a")
    strokes(s, 1.6, "-27,38.6:.3 -22,40:1 -17,38.4:.3", "-18,50:.3 -6,52.6:1 8,49:.3")
    F.skin(s, ("40,-8 49,-14 56,-4 53,10 45,17 39,12", 4, "wire"), ("39,12 40,-8", 0))
    strokes(s, 1.9, "43.6,-8:.4 49,-9:1 52.4,-2:1 49,7:.4", "43,1:.3 46,4:1 44,9:.4")
    F.child_tufts(s, ["front", "back"])


def sock(c, ankle, rot, k):
    """The father's foot in sock and sandal, pointing to the right: heel, arch, and the great toe by itself."""
    c.place(*ankle, rot, k, True)
    c.part([("-52,31 -44,27 -10,31 24,29 31,33!", 3, "wire"), ("31,33! 28,38 -8,40 -44,38 -52,31", 4.4, "body")], fill=ODO, reg=.4, grain=False)
    c.part([("-13,-10 -14,0 -21,9 -33,15:.9 -43,19", 4.6, "body"), ("-43,19 -48,22:1.1 -48.6,28 -44,31", 4, "wire"), ("-44,31 -28,33 -14,30 2,31 18,32.6", 3.4, "wire"), ("18,32.6 27,30:1.2 28,22 21,11 15,0 15,-10", 5, "sweep"), ("15,-10 1,-6.6 -13,-10", 3.4, "wire")], fill=GOFUN, reg=0, grain=False)
    c.line("-34,17:.2 -37,23:1 -33,29:.3", 2.6, "flat")
    c.line("-37,21:1 -26,17:1 -14,21:.8 -8,30:.5", 4, "flat")
    if not c.pure:
        c.line("14,-1:.2 10.6,7:1 16,14:.2", 2.2, "flat")
    c.pop()


def tiptoe(s):
    """Bare foot from within, in the head's way of facing: the heel up, the ball and the bent toes on the ground; the ankle is the origin."""
    F.skin(s, ("-13,-8 -17,8 -27,24 -41,36", 5.4, "body"), ("-41,36 -51,39 -60,41 -66,45.5 -66,52 -62,55", 4.2, "wire"), ("-62,55 -52,57 -42,56 -33,53", 4.4, "wire"),
           ("-33,53 -24,44 -12,35 2,30 12,28", 4.6, "wire"), ("12,28 22,24 26,13 20,2 14,-8", 5.4, "sweep"), ("14,-8 -13,-8", 0))
    s.lines(["-46,40 -42,43 -43,47", "-37,39 -34,43 -35,48", "-20,24 -10,24 -2,20"], 2.6, "swell")


def elbow(c, P):
    """A child's elbow, round: it covers where forearm and upper arm are cut."""
    F.skin(c, (P, 4.6, "wire"), (P.split()[-1].split(":")[0] + " " + P.split()[0].split(":")[0], 0))


def child(c):
    """The boy, who pushes off from the ball of one foot, the other flat on the ground; both fists round the stick of the reel, one over the other."""
    # the far foot behind, its heel up; the near one ahead
    c.place(101, 857, 0, .62, True); tiptoe(c); c.pop()
    F.limb(c, "130,784 119,824 102,857", ((0, 24, 24), (.5, 17, 17), (.72, 15, 17), (1, 10, 10)), w=5, reg=0)
    c.place(139, 876, 0, .62, True); F._foot(c, False, 40); c.pop()
    F.limb(c, "148,784 148,834 139,875", ((0, 28, 28), (.44, 19, 19), (.7, 16, 18), (1, 10.5, 11)), w=5.5, reg=0)
    # a child's knee has a dimple and no more
    c.lines(["140,846 146,849 152,846", "131,868 139,871 147,866"][:1 if c.pure else 2], 2.2, "swell")
    ship = lambda sheet, turned: PT.shippo(sheet, 15, "#d9ab58", 1.9, rot=turned)
    # far arm: out of a short sleeve to a bare elbow, and back up to the stick
    reel(c, 198, 622)
    if not c.pure:
        c.part([("212,708 205,726 206,746", 3.6, "wire"), ("206,746 218,736 212,708", 0)], fill=GREY, reg=0, grain=False)
    HD.hold(c, HD.fist, (222, 740), (200, 684), -5, 1 if c.pure else .86, width=16, upper=(200, 730))
    elbow(c, "231,724:.7 232,740 226,750:1.1 216,754 206,751:.6")
    c.part([("176,690 190,694 202,700 213,707!", 5.4, "body"), ("213,707! 204,724 208,756!", 4.6, "body"), ("208,756! 196,752 184,742", 5.4, "body"), ("184,742 176,690", 0)], fill="#d9bb80" if not c.pure else ODO_PALE, reg=0, grain=False)
    c.part([("130,694 106,732 96,770 78,802", 7, "sweep"), ("78,802 108,838 156,836 186,812", 6), ("186,812 190,776 196,736 194,698", 7, "sweep"), ("194,698 160,688 130,694", 5)], fill=ODO_PALE, deco=PT.at_folds(ship, 20, ("150,716 130,780 112,838", -8)), reg=0)
    c.lines(["150,722 132,780 114,838", "104,774 90,804 88,824", "172,770 170,800 162,830"], 4.2, "nail")
    if not c.pure:
        c.lines(["140,788 146,806 142,832", "158,786 154,800 157,816", "112,784 104,806 104,828"], 3.4, "nail")
    c.part([("94,738 134,760 189,744", 5.5), ("189,744 188,770", 4.5), ("188,770 132,790 82,764", 5.5), ("82,764 94,738", 4.5)], fill=AI, reg=0)
    c.lines(["100,752 134,774 162,772"], 3.2, "nail", "#16304d")
    # neck, and the collar between both shoulders
    F.skin(c, ("134,664 138,682 132,700", 4.4, "wire"), ("132,700 158,724 180,698", 0), ("180,698 173,688 171,670", 4, "wire"), ("171,670 134,664", 0))
    c.part([("186,692 178,718 156,748", 4.5), ("156,748 144,738 164,714 172,688", 4.5), ("172,688 186,692", 3)], fill=AI, reg=0, grain=False)
    c.part([("126,698 136,718 156,740", 4.5), ("156,740 166,726 150,708 140,688", 4), ("140,688 126,698", 3)], fill=AI, reg=0, grain=False)
    c.place(140, 642, -17, .80, True); F.head_child(c, look=gazing); c.pop()
    # near arm: from a round shoulder down to a bare elbow before his breast, and up to the reel; the wide short sleeve hangs from the upper arm, one looks into its mouth
    c.part([("178,711 186,728 176,748 163,762", 3.6, "wire"), ("163,762 158,736 178,711", 0)], fill=GREY, reg=0, grain=False)
    HD.hold(c, HD.wrapped, (183, 738), (197.5, 655), -5, 1 if c.pure else .86, width=17, upper=(160, 722))
    elbow(c, "196.4,722:.7 198,737 193.6,748:1.1 184,754.6 174,753.6 165,748:.6")
    c.part([("122,724 126,706 138,697 152,697 166,702 179,710!", 6, "sweep"), ("179,710! 171,728 166,744 163,764!", 5, "body"), ("163,764! 148,768 132,758", 6, "body"), ("132,758 124,744 122,724", 5, "-nail")], fill=ODO_PALE, reg=0, grain=False,
           deco=lambda s: (PT.broken(ship, ("110,680! 190,680! 190,780! 110,780!", 42))(s), s.pure or s.fill("134,760! 148,744 164,734 176,712! 172,732 164,766! 148,772", "#d9b877")))
    # round the cap of the shoulder, from there into the crook of the arm, and down what hangs
    c.lines(["130,722 138,708 150,704", "170,714 156,728 142,738", "160,752 150,752 140,746"][:1 if c.pure else 3], 3.2, "nail")


def reel(c, x, y):
    """The stick on which the string is wound, upright in two fists: a thick winding, and from its top the string goes up."""
    c.push(x, y, -5)
    c.part([("-2.6,-18 0,-20 2.6,-18", 2, "even"), ("2.6,-18 3,84", 2.4, "even"), ("3,84 0,87 -3,84", 2.4, "even"), ("-3,84 -2.6,-18", 2.4, "even")], fill=ODO, reg=0, grain=False)
    c.part([("-3,-14 -10,-8 -11.4,3 -9,12 -3,17", 3, "body"), ("-3,17 3,17", 2), ("3,17 9,12 11.4,3 10,-8 3,-14", 3.4, "body"), ("3,-14 -3,-14", 2)], fill=GOFUN, reg=0, grain=False)
    c.lines(["-9.6,-6 0,-9 9.6,-5", "-10.6,2 0,-1 10.8,4", "-8,10 0,7 8,12"] if c.pure else ["-9.6,-6 0,-8 9.6,-4", "-10.6,0 0,-2 10.8,2", "-10.4,6 0,4 10,8", "-7,12 0,11 7,13"], 1.5, "even")
    c.pop()


def draw():
    c = Card("6s", seed="father")
    c.fade("#7598ab", 10, 330, .78, aslant=50)
    c.fade(ODO_PALE, 830, 560, .75)
    # far fields on a bright cold day
    c.fill("10,806 60,790 120,800 168,770 196,742 214,752 246,726! 246,850! 10,850!", AI_PALE)
    if not c.pure:
        c.fill("194,800! 196,786 206,780 212,766! 222,778 226,768! 238,782 246,776! 246,812! 220,816 204,816!", "#6f9097")
        c.fill("10,812! 14,798 24,804 34,796 46,806 60,812! 58,824! 10,828!", "#6f9097")
    c.part([("10,828 120,814 200,818 246,808!", 0), ("246,808! 246,996! 10,996! 10,828", 0)], fill=PAPER_LIGHT if c.pure else "#c6c8a4", reg=0, back=None, grain=False, bokashi=wiped(MIDORI, 1000, 880, .75))
    # the bank they stand on, its grass cut by the frame
    c.lines(["10,906 60,914 128,905", "120,930 146,934 170,928"], 3, "swell", "#8f9c6c")
    rn = Rng("bank")
    for x, y, n in ((22, 998, 9), (112, 1000, 8)):
        for i in () if c.pure else range(n):
            u, high = rn(-15, 15), rn(18, 44)
            c.line("%.1f,%.1f:.4 %.1f,%.1f:1.1 %.1f,%.1f:.15" % (x + u * .5, y, x + u * .7 + 3, y - high * .6, x + u * 1.3 + 10, y - high), rn(3, 4.4), "flat", "#4f6238" if i % 3 else "#7a8a58")
    kite(c, 178, 110, 1.16)
    # the string, one taut line from the kite through his hand to the reel in the boy's fist
    c.line("171,157 199,398 203,604", 2.2, "flat")
    st = lambda left, right, n, *folds, w=3: PT.flowing(left, right, n // 2 if c.pure else n, (3.4 if c.pure else w,), "#d9b065", folds=folds)
    light, edge = "#b9ab90", "#e6dbc1"
    # the shade under their feet
    if not c.pure:
        for P, w in (("16,902 50,907 96,903", 6), ("50,889 80,892 100,889", 4), ("112,894 146,898 182,894", 5)):
            c.line(P, w, "swell", "#7d8c58")
    # he stands back on his heels, the hips ahead under the weight: the far leg, then the near one on the nearer ground
    sock(c, (85, 855), 1, .9)
    F.skin(c, ("72,847 74,826", 4.4, "body"), ("74,826 104,826", 0), ("104,826 98,838 96,847", 4.4, "body"), ("96,847 72,847", 0))
    c.part([("100,640 84,760 64,834!", 0), ("64,834! 84,846 113,838!", 6.5), ("113,838! 140,780 166,700 158,620", 7, "-sweep"), ("158,620 100,640", 0)], fill=SUMI, grain=False, reg=0, deco=st("104,640 84,760 60,868", "162,620 170,700 150,780 110,864", 6))
    c.line("144,690 132,780 106,836", 4, "nail", light)
    sock(c, (50, 869), -1, 1)
    F.skin(c, ("37,861 40,836", 4.6, "body"), ("40,836 74,836", 0), ("74,836 66,850 64,861", 4.6, "body"), ("64,861 37,861", 0))
    # the seat, the hollow of the knee, the calf: the robe lies on them, and its hem flies back a little
    seat, knee = "122,668 92,684 56,686", "124,752 90,770 46,768"
    c.part([("86,620 62,660 54,706 57,742 60,768", 8.5, "sweep"), ("60,768 51,786 45,806 39,826 22,846!", 7.5, "body"), ("22,846! 38,852 58,857 94,849!", 6.5), ("94,849! 106,806 125,746 130,640", 6, "-sweep"), ("130,640 86,620", 0)], fill=SUMI, grain=False, reg=0,
           deco=st("82,630 54,690 54,764 10,866", "136,640 138,744 118,802 96,880", 7, seat, knee))
    # from the hollow of the knee round the shin; down the calf to the heel
    for P, w in () if c.pure else (("60,770:1 78,776:1 96,796:.8 103,822:.1", 4.4), ("59,774:.9 72,794:.9 76,822:.1", 3.4), ("57,780:.9 58,806:.9 48,836:.1", 3.8), ("92,784:.1 90,812:.9 82,848:.5", 3.2), ("60,766:.9 80,760:1 104,764:.8 120,776:.1", 3.8)):
        c.line(P, w, "flat", light)
    c.line("95,846 106,804 128,744 131,700", 2.4, "wire", edge)
    # far arm: its sleeve has slipped to the middle of the forearm and hangs from it; one looks into its mouth
    c.part([("176,470 190,457 208,464 228,512", 5, "wire"), ("228,512 200,520 176,470", 0)], fill=GREY, reg=.4, grain=False)
    HD.hold(c, HD.grasp, (176, 528), (199, 398), -5, 1.0, 18)
    c.part([("114,422 136,425 153,435:1.2 163,453 168,476", 7, "sweep"), ("168,476 181,493 204,495 228,512!", 5, "body"), ("228,512! 236,560 230,612!", 7.5, "sweep"), ("230,612! 206,630 180,626", 6, "body"), ("180,626 156,560 114,430", 0)], fill=SUMI, reg=0, grain=False,
           deco=st("106,440 132,520 166,604 192,630 214,604 256,540", "128,424 158,466 180,500 200,508 220,500 262,458", 6 if c.pure else 7, w=2.5))
    c.line("169,480 182,496 204,498 226,513", 2.6, "wire", edge)
    c.line("200.9,494 201.9,546 203,604", 2.2, "flat", PAPER_LIGHT)
    if not c.pure:
        # from the point of the elbow: up to the mouth, along the forearm, down into what hangs from it
        for P, w in (("170,536:1 190,530:.9 208,512:.1", 3.4), ("174,562:.9 188,590:.8 194,618:.1", 3.4)):
            c.line(P, w, "flat", light)
    HEAD = 108, 428, -25, .8, True      # he looks up with his eyes as much as with his neck
    # trunk, leaning back; its front is left white where it lies on the sleeve
    c.part([("84,424 70,462 70,520 78,566 86,610", 8, "sweep"), ("86,610 120,630 160,606", 0), ("160,606 164,556 154,482 136,426", 7, "-sweep"), ("136,426 104,410 84,424", 6)], fill=SUMI, grain=False, reg=0, deco=st("82,424 64,480 68,540 84,624", "126,416 152,490 164,556 160,624", 6))
    c.line("134,436:.6 152,480:1.2 165,552:1 163,590:.5", 3.4, "flat", edge)
    c.part([("82,596 122,616 162,594", 6), ("162,594 164,628", 5), ("164,628 122,650 84,630", 6), ("84,630 82,596", 5)], fill=AI)
    c.lines(["90,612 124,630 150,624"], 3.2, "nail", "#16304d")
    # where the boy's head lies on it the robe is plain black
    c.blob("94,640 91,610 99,580 119,561 145,555 163,560 168,584 168,608 170,625 160,640 126,664")
    c.push(6, -8)
    child(c)
    c.pop()
    # collars, head thrown back to the kite
    # the throat is stretched from the chin to the pit between the collar bones, the nape pressed together
    F.skin(c, ("124,414 126.6,424:1.1 128,432 131,446 133,474", 3.4, "wire"), ("133,474 112,474 88,426", 0), ("88,426 86,404 124,414", 0))
    # the tendon from behind the ear to the pit of the neck, the Adam's apple
    c.line("98,424:.2 108,440:.8 119,456:1.1 127,466:.3", 2.6, "flat")
    if not c.pure:
        c.line("120,427:.2 124.6,432:1.1 124,438:.3", 2.4, "flat")
    # the right side of the coat, and the left one over it
    c.part([("84,424 96,452 112,486 126,512", 4.4), ("126,512 134,496", 0), ("134,496 122,474 108,446 100,416", 4.4), ("100,416 84,424", 4)], fill=GREY_PALE, reg=.4)
    c.part([("141,440 143,456 138,484 129,530 125.6,578", 4.4), ("125.6,578 110,594", 0), ("110,594 115,532 126,490 134,462 133,438", 4.4), ("133,438 141,440", 0)], fill=GREY_PALE, reg=.4)
    c.head(*HEAD)
    F.face_man(c, kind="gazer"); F.ear(c); strokes(c, 1.8, "36,-9:.4 41.6,-10:1 44,-2:1 40,6:.4", "36,1:.4 38.6,5:1 37,10:.4"); F.hair_chonmage(c, knot="clear")
    c.pop()
    # near arm: the elbow drawn back, ground between it and the waist; the forearm comes forward, the hand on the boy's shoulder, the sleeve hangs square from it, its mouth open to us
    c.part([("92,622 107,628 116,652 112,684 101,702 92,696", 4.4, "wire"), ("92,696 88,658 92,622", 0)], fill="#6f675a", grain=False, reg=0)
    HD.reach(c, HD.push, (40, 584), (108, 674), 0, .96, width=17)
    # one sleeve from the round of the shoulder to the point of the elbow, along the forearm to its mouth, and down into the bag that hangs from it
    outer, inner = "76,420 48,452 42,516 20,578 28,640 42,708", "106,450 86,508 66,562 92,640 98,722"
    c.part([("96,420 80,424 64,433 51,448:1.2 44,470 41,496 36,526 28,554 18,577:1.2!", 8.5, "sweep"), ("18,577! 21,604 30,640 34,668 36,702!", 7.5, "-body"), ("36,702! 62,718 95,721!", 7, "sweep"), ("95,721! 97,708 92,697!", 6.5, "body"), ("92,697! 86,654 94,621!", 5, "body"), ("94,621! 82,598 72,580 61,566!", 6, "body"), ("61,566! 70,540 80,512 90,486", 6, "-body"), ("90,486 96,420", 0)], fill=SUMI, reg=0, grain=False,
           deco=st(outer, inner, 6, "60,566 44,566 16,572"))
    # where black lies on black the line is left white
    c.line("62,566 72,580 82,599 95,623 88,655 93.6,697 98,709 96,720 64,716.6 40,702", 2.4, "wire", edge)
    # out of the crook of the elbow: to the elbow's point, and down into what hangs; the seam of the shoulder
    for P, w in (("61,567:1.1 52,575:1 38,580:.7 24,577:.1", 4.4), ("62,569:1 60,590:1 54,622:.7 47,660:.1", 4.2), ("65,573:.9 76,606:1 79,650:.7 75,690:.1", 3.6), ("68,436:.1 76,446:.9 79,464:1 75,490:.1", 3.2))[:2 if c.pure else 4]:
        c.line(P, w, "flat", light)
    return c.finish()
