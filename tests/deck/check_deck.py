# SPDX-License-Identifier: GPL-3.0-or-later
"""The checked-in pictures are what tools/deck makes, and each is fit to be drawn.

    check_deck.py SOURCE_ROOT
"""
import filecmp
import importlib
import math
import os
import re
import subprocess
import sys
import tempfile
import unittest
from unittest import mock
import xml.etree.ElementTree as ET

ROOT = sys.argv.pop(1)
TOOL = os.path.join(ROOT, "tools", "deck")
PICTURES = os.path.join(ROOT, "data", "cards-svg")
ICON = os.path.join(ROOT, "data", "icons", "hicolor", "scalable", "apps", "io.github.chieubai.ChieuBai.svg")
FOUR_COLOURS = {"s": "#211c19", "h": "#c4392b", "d": "#2d4f72", "c": "#4c5f3a"}
STAMP_RIM = "#cf5343"
SVG = "{http://www.w3.org/2000/svg}"

sys.dont_write_bytecode = True
sys.path[:0] = [TOOL, os.path.join(TOOL, "faces"), os.path.dirname(os.path.abspath(__file__))]
import bat  # noqa: E402
import card  # noqa: E402
import contrast as high_contrast  # noqa: E402
import courts  # noqa: E402
import deck  # noqa: E402
import figures  # noqa: E402
import hands  # noqa: E402
import mau_binh  # noqa: E402
import mokuhan  # noqa: E402
import men  # noqa: E402
import latin  # noqa: E402
import portraits  # noqa: E402
from kinds import BACKS, BAT, FACES, FILES, KINDS, LUC_HO, LUC_HO_RED, MAU_BINH, NAMES, RED_FACES  # noqa: E402


def build(out, *args):
    subprocess.run([sys.executable, "-B", os.path.join(TOOL, "build.py"), out, *args], check=True)


def parsed(name):
    return ET.parse(os.path.join(PICTURES, name)).getroot()


class Rebuilt(unittest.TestCase):
    def test_same_bytes(self):
        with tempfile.TemporaryDirectory() as out:
            build(out)
            for name in FILES:
                with self.subTest(name):
                    self.assertTrue(filecmp.cmp(os.path.join(out, name), os.path.join(PICTURES, name), shallow=False),
                                    "%s differs: run tools/deck/build.py data/cards-svg" % name)

    def test_bat_names_a_picture_for_each_of_its_38_faces_and_its_backs(self):
        with open(os.path.join(PICTURES, "bat", "faces.txt"), encoding="utf-8") as f:
            rows = dict(line.split() for line in f)
        self.assertEqual(set(rows), set(FACES + BAT + BACKS))
        self.assertEqual(len(rows), 42)
        for name, path in rows.items():
            with self.subTest(name):
                self.assertIn(path, FILES)
                self.assertEqual(os.path.basename(path), name + ".svg")
        with tempfile.TemporaryDirectory() as out:
            build(out, "bat")
            self.assertTrue(filecmp.cmp(os.path.join(out, "bat/faces.txt"), os.path.join(PICTURES, "bat/faces.txt"), shallow=False))

    def test_chan_names_a_picture_for_each_of_its_25_faces_and_its_backs(self):
        with open(os.path.join(PICTURES, "chan", "faces.txt"), encoding="utf-8") as f:
            rows = dict(line.split() for line in f)
        self.assertEqual(len(rows), 29)
        for name, path in rows.items():
            with self.subTest(name):
                self.assertIn(path, FILES)
                self.assertEqual(path, "to-tom/%s.svg" % name)
        with tempfile.TemporaryDirectory() as out:
            build(out, "to-tom")
            self.assertTrue(filecmp.cmp(os.path.join(out, "chan/faces.txt"), os.path.join(PICTURES, "chan/faces.txt"), shallow=False))

    def test_icon_is_the_same(self):
        with tempfile.TemporaryDirectory() as out:
            made = os.path.join(out, "icon.svg")
            subprocess.run([sys.executable, "-B", os.path.join(TOOL, "icon.py"), made], check=True)
            self.assertTrue(filecmp.cmp(made, ICON, shallow=False), "run tools/deck/icon.py " + ICON)

    def test_nothing_else_is_checked_in(self):
        found = {os.path.relpath(os.path.join(d, f), PICTURES) for d, _, fs in os.walk(PICTURES) for f in fs if f.endswith(".svg")}
        self.assertEqual(found, set(FILES))

    def test_learners_index_adds_a_tab(self):
        with tempfile.TemporaryDirectory() as out:
            build(out, "1s", "oc", "--latin")
            for name in ("1s", "oc"):
                plain = len(list(parsed("to-tom/%s.svg" % name).iter(SVG + "path")))
                tabbed = len(list(ET.parse(os.path.join(out, "to-tom", name + ".svg")).getroot().iter(SVG + "path")))
                self.assertGreater(tabbed, plain)

    def test_four_colours_change_diamonds_and_clubs_only(self):
        with tempfile.TemporaryDirectory() as out:
            build(out, "--four-colour", *["mau-binh/9" + s for s in "shdc"])
            for suit, ink in FOUR_COLOURS.items():
                name = "mau-binh/9%s.svg" % suit
                fills = {e.get("fill") for e in ET.parse(os.path.join(out, name)).getroot().iter(SVG + "path")}
                with self.subTest(name):
                    self.assertIn(ink, fills)
                    self.assertEqual(filecmp.cmp(os.path.join(out, name), os.path.join(PICTURES, name), shallow=False), suit in "sh")

    def test_unknown_name_is_refused(self):
        with tempfile.TemporaryDirectory() as out:
            r = subprocess.run([sys.executable, "-B", os.path.join(TOOL, "build.py"), out, "10v"], capture_output=True, text=True)
            self.assertNotEqual(r.returncode, 0)
            self.assertIn("10v", r.stderr)

    def test_unknown_deck_is_refused(self):
        with tempfile.TemporaryDirectory() as out:
            r = subprocess.run([sys.executable, "-B", os.path.join(TOOL, "build.py"), out, "tarot/1v"], capture_output=True, text=True)
            self.assertNotEqual(r.returncode, 0)
            self.assertIn("tarot/1v", r.stderr)


class Fit(unittest.TestCase):
    def test_size(self):
        for folder, names, _, limit in KINDS:
            for n in names:
                with self.subTest("%s/%s" % (folder, n)):
                    self.assertLessEqual(os.path.getsize(os.path.join(PICTURES, folder, n + ".svg")), limit)

    def test_plain_paths_only(self):
        for name in FILES:
            tags = {e.tag.replace(SVG, "") for e in parsed(name).iter()}
            with self.subTest(name):
                self.assertFalse(tags & {"text", "tspan", "filter", "image", "font", "style", "script", "foreignObject"})

    def test_no_colour_is_graded_by_the_screen(self):
        """A printer wipes a bokashi with brush and water; a smooth gradient is no woodblock's."""
        for name in FILES:
            tags = {e.tag.replace(SVG, "") for e in parsed(name).iter()}
            with self.subTest(name):
                self.assertFalse(tags & {"linearGradient", "radialGradient", "meshgradient", "stop"})

    def test_references_stay_inside_and_ids_are_unique(self):
        for name in FILES:
            root = parsed(name)
            ids = [e.get("id") for e in root.iter() if e.get("id")]
            with self.subTest(name):
                self.assertEqual(len(ids), len(set(ids)))
                for e in root.iter():
                    for key, value in e.attrib.items():
                        self.assertFalse(key.endswith("href"), key)
                        if "url(" in value:
                            self.assertIn(value[len("url(#"):-1], ids)

    def test_shape(self):
        for folder, names, box, _ in KINDS:
            for n in names:
                with self.subTest("%s/%s" % (folder, n)):
                    self.assertEqual(parsed("%s/%s.svg" % (folder, n)).get("viewBox"), box)

    def test_licence_is_named(self):
        for name in FILES:
            with open(os.path.join(PICTURES, name), encoding="utf-8") as f, self.subTest(name):
                self.assertIn("SPDX-License-Identifier: CC-BY-SA-4.0", f.read(200))


def rims(name):
    return [e for e in parsed(name).iter(SVG + "path") if e.get("fill") == STAMP_RIM]


class Contrast(unittest.TestCase):
    PURE = {"#ffffff", "#000000"}
    STAMP = {"#c00000", "#ee9090"}

    def coloured(self, folder, name):
        """The colours of a picture other than white and black. A picture with a tint or a gradation fails."""
        with open(os.path.join(PICTURES, folder, name + ".svg"), encoding="utf-8") as f:
            text = f.read().lower()
        self.assertFalse(re.search("(fill|stroke|stop)-opacity|lineargradient|radialgradient", text))
        return set(re.findall("#[0-9a-f]{6}", text)) - self.PURE

    def test_white_black_and_the_stamp_only(self):
        stamped = (("to-tom", FACES + ["back"], RED_FACES), ("luc-ho", LUC_HO + ["back"], LUC_HO_RED), ("bat", BAT, {"bt"}))
        for deck_name, names, red in stamped:
            for n in names:
                with self.subTest("%s/%s" % (deck_name, n)):
                    self.assertEqual(self.coloured(deck_name + "-contrast", n), self.STAMP if n in red else set())

    def test_red_suits_stay_red(self):
        for n in MAU_BINH + ["back"]:
            with self.subTest(n):
                self.assertEqual(self.coloured("mau-binh-contrast", n), {"#c00000"} if n[1] in "hd" else set())

    def test_they_are_cheap(self):
        """The mean is limited, and so is each picture except the carp's (8v), in which every scale is cut."""
        sizes = {n: os.path.getsize(os.path.join(PICTURES, "to-tom-contrast", n + ".svg")) for n in FACES}
        self.assertLessEqual(sum(sizes.values()) / len(sizes), 34 * 1000)
        self.assertFalse({n: size for n, size in sizes.items() if size > 41 * 1000 and n != "8v"})


def group(root, name):
    return [g for g in root.iter(SVG + "g") if g.get("id") == name]


class QuocNgu(unittest.TestCase):
    """The second set: each face has its name in letters beside its characters, hidden until it is asked for."""
    MOST = 9 * 1000     # bytes of a name, at the head and at the foot

    def test_each_face_has_both_names_and_shows_the_characters(self):
        for folder, names in (("to-tom", FACES), ("to-tom-contrast", FACES), ("bat", BAT), ("bat-contrast", BAT)):
            for n in names:
                root = parsed("%s/%s.svg" % (folder, n))
                (characters,), (letters,) = group(root, "characters"), group(root, "quoc-ngu")
                with self.subTest("%s/%s" % (folder, n)):
                    self.assertIsNone(characters.get("display"))
                    self.assertEqual(letters.get("display"), "none")
                    for g in (characters, letters):
                        self.assertGreater(sum(len(e.get("d")) for e in g.iter(SVG + "path")), 200)
                    self.assertLess(len(ET.tostring(letters)), self.MOST)

    def test_no_other_deck_has_it(self):
        for name in FILES:
            if name.split("/")[0].removesuffix("-contrast") not in ("to-tom", "bat"):
                with self.subTest(name):
                    self.assertFalse(group(parsed(name), "quoc-ngu"))

    def test_names_are_those_that_players_say(self):
        self.assertEqual({f.name: " ".join(f.words) for f in (deck.FACES | deck.BAT).values()}, NAMES)
        self.assertFalse([f.name for f in deck.LUC_HO.values() if f.words])

    def test_every_letter_and_mark_is_cut_and_none_in_vain(self):
        used = [part for name in NAMES.values() for word in name.split() for part in latin.parts(word)]
        self.assertEqual({letter for letter, _ in used}, set(latin.LETTERS))
        self.assertEqual({mark for _, marks in used for mark in marks}, set(latin.MARKS) | {latin.HORN, latin.DOT})

    def test_the_sign_of_the_suit_is_red_on_numbered_red_faces_alone(self):
        for n in FACES + BAT:
            root = parsed("%s/%s.svg" % ("bat" if n in BAT else "to-tom", n))
            fills = {e.get("fill") for e in group(root, "quoc-ngu")[0].iter(SVG + "path")}
            with self.subTest(n):
                self.assertEqual("#c4392b" in fills, n in RED_FACES and n[0].isdigit())


def roughly(case):
    """Until the tests of a class are done its pictures are cut in polygons, which is quicker: nobody looks at their lines."""
    patch = mock.patch.object(mokuhan, "knife", mokuhan.FINE._replace(curve=0))
    patch.start()
    case.addClassCleanup(patch.stop)


# the cards without people
THINGS = {"2v", "5v", "8v", "5s"}
# the kinds of hands, each used by some picture: those that hold what passes through them, and those that reach out
HOLDING = tuple(hands.GRIPS) + ("pinch",)
REACHING = ("open_hand", "push", "point", "cup_hand", "rest", "small", "pray", "bear")
HANDS = HOLDING + REACHING
# Figures that stand upright: their heads are measured. The numbers say where their feet stand, in card units.
UPRIGHT = dict.fromkeys(("1v", "6v", "2n", "3n", "7n", "9n"), 900) | {"9s": 1000, "3v": 955, "4s": 930, "1n": 950, "tt": 940}
# Those on their feet who bend, climb, stride or lean back: they lose a head by it; the feet of 4n lie beyond the frame. Left out are
# those who kneel or squat (7s, 8s, 5n), the hunchback, whose head is lower than his back (2s), and the children (4v, 6n, 8n).
BENT = {"7v": 885, "9v": 880, "oc": 888, "1s": 873, "3s": 838, "6s": 898, "cc": 900, "4n": 1000}
HEAD = 123          # a head from the chin to the crown, in its own units


def watch(case, owner, name, note):
    """Until the tests of a class are done, each call of a function of the kit is noted before it draws."""
    kept = getattr(owner, name)

    def draw(*args, **more):
        note(*args, **more)
        return kept(*args, **more)
    patch = mock.patch.object(owner, name, draw)
    patch.start()
    case.addClassCleanup(patch.stop)


class People(unittest.TestCase):
    """The people on the thirty faces, known from the functions of the kit that the modules of the faces call."""

    @classmethod
    def setUpClass(cls):
        roughly(cls)
        cls.kinds, cls.bound, cls.knots, cls.hands, cls.heads = {}, set(), {}, {}, {}
        cls.women, cls.children = set(), set()

        def face_man(s, brow=1.0, stubble=False, kind="plain"):
            cls.kinds.setdefault(kind, []).append(now)

        def hair(name):
            return lambda *args, knot=None, **more: cls.knots.setdefault((name, knot), set()).add(now)

        def hand(name):
            return lambda *args: cls.hands.setdefault(name, set()).add(now)

        def head(sheet, x, y, rot=0, s=1.0, flip=False):
            cls.heads[now] = HEAD * s, sheet.stack[-1](x, y)[1] - (card.NECK[1] + 70) * s
        watch(cls, figures, "face_man", face_man)
        watch(cls, figures, "kyahan", lambda *args: cls.bound.add(now))
        watch(cls, figures, "face_woman", lambda *args, **more: cls.women.add(now))
        watch(cls, figures, "head_child", lambda *args, **more: cls.children.add(now))
        watch(cls, card.Card, "head", head)
        for name in ("hair_chonmage", "hair_shimada"):
            watch(cls, figures, name, hair(name))
        for name in HANDS:
            watch(cls, hands, name, hand(name))
        for now, face in deck.FACES.items():
            importlib.import_module(face.module).draw()

    def test_no_two_men_share_a_face(self):
        self.assertGreaterEqual(len(self.kinds), 15)
        self.assertLessEqual(set(self.kinds), set(men.MEN))
        self.assertFalse({kind: names for kind, names in self.kinds.items() if len(names) > 1})

    def test_each_card_counts_once_as_the_handbook_counts(self):
        """Eighteen men, four women, four children: a child beside a man is the card's child, one in a mother's arm is not."""
        children = self.children - self.women
        self.assertEqual(self.women, {"3v", "4s", "1n", "tt"})
        self.assertEqual(children, {"4v", "6s", "6n", "8n"})
        self.assertEqual(len(set(FACES) - THINGS - self.women - children), 18)

    def test_no_two_faces_share_a_jaw(self):
        jaws = [man.jaw for man in men.MEN.values()]
        self.assertEqual(len(jaws), len(set(jaws)))

    def test_no_two_wear_their_hair_alike(self):
        self.assertGreaterEqual(len(self.knots), 7)
        self.assertFalse({knot: names for knot, names in self.knots.items() if len(names) > 1})

    def test_hands_are_of_many_kinds(self):
        self.assertGreaterEqual(len(self.hands), 12)
        # 21 of the faces with people have hands of these kinds; the others draw theirs in one run with the arm
        self.assertGreaterEqual(len(set().union(*self.hands.values())), 21)
        # no grip is the template of all: none closes a third of the hands that hold something
        held = {name: len(faces) for name, faces in self.hands.items() if name in HOLDING}
        self.assertLessEqual(max(held.values()), sum(held.values()) / 3, held)

    def test_a_head_is_a_sixth_to_a_seventh_of_an_upright_figure(self):
        for name, ground in UPRIGHT.items():
            high, crown = self.heads[name]
            with self.subTest(name):
                self.assertGreaterEqual((ground - crown) / high, 5.9)
                self.assertLessEqual((ground - crown) / high, 7.1)

    def test_a_bent_figure_is_a_head_lower(self):
        self.assertFalse(set(BENT) & set(UPRIGHT))
        for name, ground in BENT.items():
            high, crown = self.heads[name]
            with self.subTest(name):
                self.assertGreaterEqual((ground - crown) / high, 4.8)
                self.assertLessEqual((ground - crown) / high, 6)

    def test_eight_have_bound_legs(self):
        self.assertEqual(self.bound, {"1v", "7v", "9v", "7s", "2n", "3n", "4n", "5n"})


class Courts(unittest.TestCase):
    """The people on the twelve courts of Mậu binh, known from the functions of the kit that the functions of the courts call."""
    # The figures that stand, and where their feet are, in their own units.
    UPRIGHT = {"Js": 669, "Ks": 688, "Qh": 668, "Jd": 669, "Qd": 668, "Qc": 677}
    # A robe hides the feet of those that kneel; the warden wears shoes of his own.
    FEET_HIDDEN = {"Qs", "Kc", "Ks"}

    @classmethod
    def setUpClass(cls):
        roughly(cls)
        cls.men, cls.women, cls.hands, cls.heads, cls.footed = {}, set(), {}, {}, set()

        def hand(kind):
            return lambda *args, **more: cls.hands.setdefault(now, []).append(kind)

        def head(sheet, x, y, rot=0, s=1.0, flip=False):
            top = sheet.stack[-1](0, y - (card.NECK[1] + 70) * s)[1]
            cls.heads[now] = HEAD * s, top / mau_binh.COURTS[now][1]
        watch(cls, figures, "face_man", lambda *a, **more: cls.men.setdefault(more["kind"], set()).add(now))
        watch(cls, figures, "head_old", lambda *a, **more: cls.men.setdefault("old", set()).add(now))
        watch(cls, figures, "face_woman", lambda *a, **more: cls.women.add(now))
        watch(cls, courts.Court, "head", head)
        for name in HANDS:
            watch(cls, hands, name, hand(name))
        for name in ("foot_waraji", "foot_bare", "foot_tabi"):
            watch(cls, figures, name, lambda *a: cls.footed.add(now))
        for now in mau_binh.COURTS:
            mau_binh.draw(now)

    def test_queens_are_women_and_no_two_men_share_a_face(self):
        self.assertEqual(set(mau_binh.COURTS), {r + s for r in "JQK" for s in "shdc"})
        self.assertEqual(self.women, {"Qs", "Qh", "Qd", "Qc"})
        self.assertEqual(sorted(name for names in self.men.values() for name in names), sorted(set(mau_binh.COURTS) - self.women))
        self.assertEqual(len(self.men), 8)

    def test_each_has_two_hands_of_many_kinds(self):
        self.assertEqual({name: len(kinds) for name, kinds in self.hands.items()}, dict.fromkeys(mau_binh.COURTS, 2))
        self.assertGreaterEqual(len({kind for kinds in self.hands.values() for kind in kinds}), 7)

    def test_a_whole_figure_shows_its_feet(self):
        self.assertEqual(self.footed, set(mau_binh.COURTS) - self.FEET_HIDDEN)

    def test_a_head_is_a_sixth_to_a_seventh_of_an_upright_figure(self):
        for name, ground in self.UPRIGHT.items():
            high, crown = self.heads[name]
            with self.subTest(name):
                self.assertGreaterEqual((ground - crown) / high, 5.9)
                self.assertLessEqual((ground - crown) / high, 7.1)


def direction(a, b):
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def between(a, b):
    """Degrees from one direction to another, from -180 to 180."""
    return (b - a + 180) % 360 - 180


class Hands(unittest.TestCase):
    """Every hand grows out of a forearm: measured on the paper, from where elbow, wrist and hand came to lie."""
    # Each hand in its own units: the middle of its wrist when it is straight, a point further out, and the side of its thumb.
    STRAIGHT = dict.fromkeys(HOLDING, ((39, 0), (0, 0), (20, -30))) | dict.fromkeys(REACHING, ((0, 0), (0, -40), (-30, -20)))
    # Degrees by which the forearm may turn out of that direction, towards the thumb and away from it. A pole lies
    # aslant in the palm, so that the forearm may run beside it.
    BENDS = dict.fromkeys(HOLDING, (40, 95)) | dict.fromkeys(REACHING, (50, 50))
    FEWEST = 76     # some arms are drawn with their hands in one run, by their faces

    @classmethod
    def setUpClass(cls):
        roughly(cls)
        cls.drawn, cls.elbows = [], []

        def drawing(name, kept):
            def draw(s, arm):
                cls.drawn.append((now, name, s.stack[-1], arm, cls.elbows[-1] if cls.elbows else None))
                kept(s, arm)
            return draw

        def placing(kept):
            def place(c, hand, elbow, *args, **more):
                cls.elbows.append(c.stack[-1](*elbow))
                kept(c, hand, elbow, *args, **more)
                cls.elbows.pop()
            return place
        kept = {name: getattr(hands, name) for name in HANDS + ("hold", "reach")}
        for name in HANDS:
            setattr(hands, name, drawing(name, kept[name]))
        hands.hold, hands.reach = placing(kept["hold"]), placing(kept["reach"])
        try:
            for now, face in deck.FACES.items():
                importlib.import_module(face.module).draw()
            for now in BAT:
                bat.draw(deck.BAT[now])
            for now in mau_binh.COURTS:
                mau_binh.draw(now)
            for now in portraits.names():
                if now.endswith("thinking"):
                    portraits.draw(now)
        finally:
            for name in kept:
                setattr(hands, name, kept[name])

    def test_each_kind_is_used(self):
        self.assertEqual({name for _, name, _, _, _ in self.drawn}, set(HANDS))

    def test_high_contrast_keeps_every_line_of_a_childs_hand(self):
        """A line that the coarse knife does not cut is an empty outline."""
        cut, kept = [], mokuhan.brush

        def brush(*args, **more):
            cut.append(kept(*args, **more))
            return cut[-1]
        with high_contrast.printing(), mock.patch.object(mokuhan, "brush", brush):
            for hand in (hands.clench, hands.clutch, hands.clasp):
                sheet = card.Card("8n")
                cut.clear()
                hands.hold(sheet, hand, (158, 512), (200, 470), k=.86)
                with self.subTest(hand):
                    self.assertGreater(len(cut), 8)
                    self.assertNotIn("", cut)

    def test_no_card_closes_two_hands_alike(self):
        held = [(face, name) for face, name, _, _, _ in self.drawn if face in FACES and name in hands.GRIPS]
        self.assertEqual(len(held), len(set(held)), sorted({hand for hand in held if held.count(hand) > 1}))

    def test_no_hand_is_larger_than_a_face(self):
        """An open one told 1.4 times as large would cover its person's face from the chin to the hair."""
        self.assertFalse([(face, name, place.s) for face, name, place, _, _ in self.drawn if face in FACES and place.s > 1.4])

    def test_every_hand_is_told_its_elbow(self):
        self.assertGreaterEqual(len(self.drawn), self.FEWEST)
        self.assertFalse([(face, name) for face, name, _, _, elbow in self.drawn if not elbow])

    def test_the_forearm_that_is_drawn_goes_to_the_elbow(self):
        for face, name, place, arm, elbow in self.drawn:
            ends = [tuple(float(v) for v in p.split(":")[0].split(",")) for p in arm.across()[0].split()]
            end = place(*(sum(v) / 2 for v in zip(*ends)))
            wrist = place(*(float(v) for v in arm.at(arm.wrist, 0).split(",")))
            with self.subTest("%s: %s" % (face, name)):
                self.assertLess(abs(between(direction(wrist, end), direction(wrist, elbow))), 4)
                self.assertLessEqual(math.dist(wrist, end), math.dist(wrist, elbow) + 1)

    def test_hand_and_forearm_are_one_limb(self):
        for face, name, place, _, elbow in self.drawn:
            wrist, tip, thumb = (place(*p) for p in self.STRAIGHT[name])
            # the joint is where a closed hand turns, not its wrist
            joint = place(*hands.HoldingArm.MIDDLE) if name in HOLDING else wrist
            towards, away = self.BENDS[name]
            bend = between(direction(tip, wrist), direction(joint, elbow))
            if between(direction(tip, wrist), direction(tip, thumb)) > 0:
                bend = -bend
            with self.subTest("%s: %s" % (face, name)):
                self.assertGreaterEqual(bend, -towards)
                self.assertLessEqual(bend, away)

    def test_a_broken_wrist_is_refused(self):
        sheet = card.Card("1v")
        for elbow in ((60, 200), (190, 130), (100, 180)):
            with self.subTest(elbow), self.assertRaises(ValueError):
                hands.reach(sheet, hands.rest, elbow, (100, 200), turn=60)
        for elbow in ((125, 120), (104, 204)):
            with self.subTest(elbow), self.assertRaises(ValueError):
                hands.hold(sheet, hands.fist, elbow, (100, 200))


class Lines(unittest.TestCase):
    def test_flesh_has_the_thinnest_contour_and_a_hem_the_broadest(self):
        sheet = card.Card("1v")
        flesh = [sheet.weight(told, mokuhan.FLESH) for told in (3.5, 5, 8)]
        cloth, hem = sheet.weight(5.5, mokuhan.AI), sheet.weight(7.5, mokuhan.AI)
        self.assertGreater(min(flesh), 2)
        self.assertLess(max(flesh) * 1.2, cloth)
        self.assertLess(cloth * 1.3, hem)

    def test_a_contour_of_flesh_swells_on_a_muscle_and_is_thin_where_the_limb_is_straight(self):
        calf = mokuhan.pts("100,100 100,180 112,215 116,240 112,265 100,300 100,380")
        with mock.patch.object(mokuhan, "_even", side_effect=lambda widths, *_: widths) as even:
            mokuhan.brush(calf, 2.4, card.Card.flesh_line, rough=0)
        widths = even.call_args.args[0]
        middle = widths[len(widths) // 4:-len(widths) // 4]
        self.assertGreater(max(middle), 1.6 * min(middle))

    def test_plates_slip_so_far_on_a_tall_card_alone(self):
        slip = lambda sheet: math.hypot(*sheet.reg)
        self.assertAlmostEqual(slip(card.Card("1v")), card.Card.register)
        self.assertAlmostEqual(slip(mokuhan.Sheet()), mokuhan.Sheet.register)
        with mock.patch.object(mokuhan.Sheet, "pure", object()):
            self.assertAlmostEqual(slip(mokuhan.Sheet()), mokuhan.Sheet.register)
        self.assertGreater(card.Card.register, 1.5 * mokuhan.Sheet.register)

    def test_a_sky_is_one_even_strip_and_a_night_is_flat(self):
        for told, where in ((330, (10, 85)), (860, (785, 860))):
            with self.subTest(told), mock.patch.object(mokuhan.Sheet, "wipe") as wipe:
                card.Card("1v").fade(mokuhan.AI_PALE, 10, told, .9, aslant=50)
                _, _, full, none, _, _, aslant = wipe.call_args.args
                self.assertEqual((full[1], none[1], aslant), (*where, 0))

    def test_the_plank_shows_in_blue_and_grey_alone(self):
        colours = ("AI", "AI_PALE", "YUU", "GREY", "ODO", "BENI", "MIDORI", "FLESH", "SUMI", "PAPER", "GOFUN")
        shown = [colour for colour in colours if mokuhan.shows_grain(getattr(mokuhan, colour))]
        self.assertEqual(shown, ["AI", "AI_PALE", "YUU", "GREY"])

    def test_the_plank_shows_in_water_and_not_in_a_flat_sky(self):
        """Its upright lines are rain there, so that the spots of the baren alone are seen."""
        for told, plank_shows in (((990, 660), True), ((10, 1000), False)):
            with self.subTest(told), mock.patch.object(mokuhan.Sheet, "goma", return_value="goma") as plank, mock.patch.object(mokuhan.Sheet, "baren", return_value="baren") as spots:
                card.Card("1v").fade(mokuhan.AI_PALE, *told)
                self.assertEqual((plank.called, spots.called), (plank_shows, not plank_shows))


class Backs(unittest.TestCase):
    def test_no_two_are_printed_in_the_same_colours(self):
        for folder in ("to-tom", "mau-binh"):
            fills = [frozenset(e.get("fill") for e in parsed("%s/%s.svg" % (folder, n)).iter(SVG + "path")) for n in BACKS]
            with self.subTest(folder):
                self.assertEqual(len(set(fills)), len(BACKS), fills)


class Red(unittest.TestCase):
    def test_tables_name_them(self):
        self.assertEqual({f.name for f in deck.FACES.values() if f.red}, RED_FACES)
        self.assertEqual({f.name for f in deck.LUC_HO.values() if f.red}, LUC_HO_RED)

    def test_two_stamps_on_exactly_those(self):
        for n in FACES:
            with self.subTest(n):
                self.assertEqual(len(rims("to-tom/%s.svg" % n)), 2 if n in RED_FACES else 0)

    def test_luc_ho_has_one_more_under_the_large_character(self):
        for n in LUC_HO:
            with self.subTest(n):
                self.assertEqual(len(rims("luc-ho/%s.svg" % n)), 3 if n in LUC_HO_RED else 0)

    def test_bat_has_its_stamps_on_the_honour(self):
        for n in BAT:
            with self.subTest(n):
                self.assertEqual(len(rims("bat/%s.svg" % n)), 2 if n == "bt" else 0)

    def test_hearts_and_diamonds_are_printed_in_red(self):
        for name in MAU_BINH:
            fills = {e.get("fill") for e in parsed("mau-binh/%s.svg" % name).iter(SVG + "path")}
            with self.subTest(name):
                self.assertEqual("#c4392b" in fills, name[1] in "hd")

    def test_black_faces_hold_no_beni(self):
        reds = {"#c4392b", "#e2a08a", STAMP_RIM}
        black = ["to-tom/%s.svg" % n for n in set(FACES) - RED_FACES] + ["luc-ho/%s.svg" % n for n in set(LUC_HO) - LUC_HO_RED]
        black += ["bat/%s.svg" % n for n in BAT if n != "bt"]
        black += ["mau-binh/%s.svg" % n for n in MAU_BINH if n[1] in "sc"]
        for name in black:
            used = {v.lower() for e in parsed(name).iter() for v in e.attrib.values()}
            with self.subTest(name):
                self.assertFalse(used & reds)


if __name__ == "__main__":
    unittest.main()
