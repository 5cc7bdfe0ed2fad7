# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures as a renderer shows them: all are drawn, and no two faces are taken for each other.

    check_look.py SOURCE_ROOT
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

ROOT = sys.argv.pop(1)
TOOL = os.path.join(ROOT, "tools", "deck")
PICTURES = os.path.join(ROOT, "data", "cards-svg")
SKIPPED = 77    # what meson takes for a test that could not be made

sys.dont_write_bytecode = True
sys.path[:0] = [TOOL, os.path.join(TOOL, "faces"), os.path.dirname(os.path.abspath(__file__))]
import alike  # noqa: E402
import build  # noqa: E402
import card  # noqa: E402
import contact_sheet  # noqa: E402
import contrast as high_contrast  # noqa: E402
import deck  # noqa: E402
import mau_binh  # noqa: E402
import pixels  # noqa: E402
import quoc_ngu  # noqa: E402
from kinds import FILES, ICONS, MATS  # noqa: E402

# The smallest difference two faces of a deck may have.  A face drawn in other colours, with another name or moved by a
# thirtieth of its width comes to 15 at most (Twins), so on the decks with pictures the floors leave no room for a twin.  Lục hổ and
# Mậu binh tell their cards by number and sign; there the floor finds a card drawn as another.
FLOORS = {"to-tom": 16, "to-tom-contrast": 11, "bat": 16, "bat-contrast": 10, "luc-ho": 1.5, "luc-ho-contrast": 1.5,
          "mau-binh": .4, "mau-binh-contrast": .4, "portraits": 12}
# The courts of Mậu binh have pictures and are told by them too: as heads and shoulders two were 10.6 apart, 8.6 in high contrast.
COURTS_LEAST = {"mau-binh": 20, "mau-binh-contrast": 15}
# Two moods of one person differ at least so much, and the two that a table shows longest, thinking and beaten, by more.
MOODS_LEAST = 4
WORLDS_APART = 8
TWIN = "1s"


def colours(picture):
    return {picture.rgb[i:i + 3] for i in range(0, len(picture.rgb), 3)}


class Drawn(unittest.TestCase):
    def test_every_picture_is_drawn_and_none_is_empty(self):
        for name in [os.path.join(PICTURES, f) for f in FILES] + [os.path.join(ROOT, i) for i in ICONS]:
            with self.subTest(name):
                self.assertGreater(len(colours(pixels.render(name, 40))), 2)

    def test_a_broken_picture_is_refused_by_name(self):
        with self.assertRaisesRegex(pixels.NotDrawn, "broken"):
            pixels.render("broken", 40, "<svg xmlns='http://www.w3.org/2000/svg'><path")


class Alike(unittest.TestCase):
    def test_no_two_faces_of_a_deck_lie_under_its_floor(self):
        for name, floor in FLOORS.items():
            far, a, b = alike.pairs(alike.looks(alike.faces(name, PICTURES)))[0]
            with self.subTest(name):
                self.assertGreater(far, floor, "%s and %s" % (a, b))


    def test_no_two_courts_share_a_silhouette(self):
        for name, least in COURTS_LEAST.items():
            files = [(n, path) for n, path in alike.faces(name, PICTURES) if n in mau_binh.COURTS]
            self.assertEqual(len(files), 12)
            far, a, b = alike.pairs(alike.looks(files))[0]
            with self.subTest(name):
                self.assertGreater(far, least, "%s and %s" % (a, b))


class Moods(unittest.TestCase):
    def test_a_mood_is_told_apart_and_the_person_known(self):
        """At the size of a seat the three moods and the plain face differ, and each is nearer to its own plain face than to anybody else in that mood."""
        files = [(name, os.path.join(PICTURES, path)) for name, path in build.pictures("portraits")]
        seen = alike.looks(files)
        people = sorted({name[:2] for name in seen})
        self.assertEqual(len(people), 12)
        for person in people:
            moods = {name: look for name, look in seen.items() if name.startswith(person)}
            self.assertEqual(len(moods), 4)
            for far, a, b in alike.pairs(moods):
                with self.subTest("%s and %s" % (a, b)):
                    self.assertGreater(far, MOODS_LEAST)
            self.assertGreater(alike.distance(seen[person + "-thinking"], seen[person + "-beaten"]), WORLDS_APART, person)
            for name, look in moods.items():
                others = [seen[other + name[2:]] for other in people if other != person]
                with self.subTest(name):
                    self.assertLess(alike.distance(look, seen[person]), min(alike.distance(look, other) for other in others))


def drawn(name):
    return build.module(deck.FACES[name].module).draw().svg()


def renamed(name):
    """The picture of a face under another face's characters."""
    row = deck.FACES[name]
    card.FACES[name] = row._replace(top="七")
    try:
        return drawn(name)
    finally:
        card.FACES[name] = row


def moved(text, dx=8, dy=10):
    text = text.replace('<g clip-path="url(#frame)">', '<g transform="translate(%d %d)"><g clip-path="url(#frame)">' % (dx, dy), 1)
    return text.replace("</svg>", "</g></svg>")


class Twins(unittest.TestCase):
    def far(self, text, other):
        return alike.distance(*(alike.look(pixels.render(TWIN, 40, t)) for t in (text, other)))

    def test_a_picture_is_itself(self):
        self.assertEqual(self.far(drawn(TWIN), drawn(TWIN)), 0)

    def test_another_name_does_not_make_another_picture(self):
        self.assertNotEqual(drawn(TWIN), renamed(TWIN))
        self.assertLess(self.far(drawn(TWIN), renamed(TWIN)), 1)

    def test_nor_does_another_colour_or_another_place(self):
        text = drawn(TWIN)
        for twin in (text.replace("#2d4f72", "#76885a"), text.replace("#2d4f72", "#d39f47"), moved(text)):
            with self.subTest():
                self.assertNotEqual(text, twin)
                self.assertGreater(self.far(text, twin), 0)
                self.assertLess(self.far(text, twin), FLOORS["to-tom"])

    def test_the_command_fails_on_a_deck_with_twins(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(os.path.join(PICTURES, "to-tom"), os.path.join(folder, "to-tom"))
            command = [sys.executable, "-B", os.path.join(TOOL, "alike.py"), "to-tom", "--rows", "1",
                       "--from", folder, "--floor", str(FLOORS["to-tom"])]
            self.assertEqual(subprocess.run(command, capture_output=True).returncode, 0)
            with open(os.path.join(folder, "to-tom", "7n.svg"), "w", encoding="utf-8") as f:
                f.write(moved(renamed(TWIN)).replace("#2d4f72", "#76885a"))
            done = subprocess.run(command, capture_output=True, text=True)
            self.assertNotEqual(done.returncode, 0)
            self.assertIn("1s 7n", done.stdout)
            self.assertIn("1s and 7n", done.stderr)


# Where the characters stand, in card units: the index column, the piece below it, the foot.  In a fan the first is all one sees, so that
# no line of the picture may lie in them; the allowance is for the tip of a hat.
FREE = (((18, 20, 124, 238), 12), ((18, 238, 84, 300), 50), ((181, 876, 229, 978), 6))
# Where a sky lies under the upper character, and the contrast of ink with it that is read at arm's length.
SKY_AT, UPPER_CHARACTER, READ_FROM = 28, (40, 124), 7
# Where rank and suit stand on a court.
COURT_INDEX = (14, 14, 57, 126)
HALF = 125      # the width they are looked at: half a pixel a unit
DARK = 120


def bare(name):
    """The picture of a face without its characters and stamps."""
    kept = card.glyph_d, card.Card.stamp
    card.glyph_d, card.Card.stamp = (lambda *a, **k: ""), (lambda *a, **k: None)
    try:
        return drawn(name)
    finally:
        card.glyph_d, card.Card.stamp = kept


def dark_in(picture, box):
    x1, y1, x2, y2 = (v // 2 for v in box)
    dots = (picture.rgb[(y * picture.width + x) * 3:(y * picture.width + x) * 3 + 3] for y in range(y1, y2) for x in range(x1, x2))
    return sum(max(dot) < DARK for dot in dots)


class Index(unittest.TestCase):
    def test_no_picture_runs_into_the_characters(self):
        for name in deck.FACES:
            picture = pixels.render(name, HALF, bare(name))
            for box, allowed in FREE:
                with self.subTest("%s %s" % (name, box)):
                    self.assertLessEqual(dark_in(picture, box), allowed)

    def test_black_characters_are_read_on_every_sky(self):
        """The sky is darkest at its head, where the upper character begins; the brightest dot is ground, others may be a twig or a wing."""
        for name in deck.FACES:
            picture = pixels.render(name, card.W, bare(name))
            row = [(SKY_AT * picture.width + x) * 3 for x in range(*UPPER_CHARACTER)]
            ground = max((tuple(picture.rgb[i:i + 3]) for i in row), key=luminance)
            with self.subTest(name):
                self.assertGreaterEqual(contrast(ground, rgb(card.SUMI)), READ_FROM)
    def test_what_runs_into_them_is_seen(self):
        picture = pixels.render(TWIN, HALF, moved(drawn(TWIN), 0, -200))
        self.assertGreater(dark_in(picture, FREE[0][0]), FREE[0][1])

    def ink_in_the_index(self, name):
        with mock.patch.object(mau_binh, "indices", lambda *a: None):
            return dark_in(pixels.render(name, HALF, mau_binh.draw(name).svg()), COURT_INDEX)

    def test_no_court_runs_into_its_index(self):
        for name in mau_binh.COURTS:
            with self.subTest(name):
                self.assertEqual(self.ink_in_the_index(name), 0)
            with high_contrast.printing(True), self.subTest("%s in high contrast" % name):
                self.assertEqual(self.ink_in_the_index(name), 0)

    def test_a_court_that_does_is_seen(self):
        figure, k, flip = mau_binh.COURTS["Js"]
        with mock.patch.dict(mau_binh.COURTS, Js=(figure, k, not flip)):
            self.assertGreater(self.ink_in_the_index("Js"), 20)


def in_letters(path):
    with open(os.path.join(PICTURES, path), encoding="utf-8") as f:
        return quoc_ngu.in_quoc_ngu(f.read())


def name_alone(text):
    """A picture with its name in letters and nothing else, on white."""
    name = re.search(r'<g id="quoc-ngu">.*?</g>', text, re.S).group(0)
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 1000">%s</svg>' % name


class Names(unittest.TestCase):
    """The names in quốc ngữ at 40 px, where one pixel is six units: the head of the card without the picture."""
    LEAST = 5       # the nearest two, nhất and thất văn, are 5.9 apart
    DECKS = ("to-tom", "to-tom-contrast", "bat", "bat-contrast")

    def head(self, path, text):
        seen = alike.look(pixels.render(path, 40, text))
        return [row[:10] for row in seen[:20]]

    def test_no_two_names_are_taken_for_each_other(self):
        for name in self.DECKS:
            heads = {n: self.head(path, name_alone(in_letters(path))) for n, path in build.pictures(name) if "back" not in n}
            far, a, b = alike.pairs(heads)[0]
            with self.subTest(name):
                self.assertGreaterEqual(len(heads), 8)
                self.assertGreater(far, self.LEAST, "%s and %s" % (a, b))

    def test_a_name_printed_twice_is_found(self):
        text = name_alone(in_letters("to-tom/7n.svg"))
        faint = text.replace("#211c19", "#4a4038")
        self.assertNotEqual(text, faint)
        self.assertLess(alike.distance(self.head("7n", text), self.head("7n", faint)), self.LEAST)

    def test_a_name_stays_in_its_column(self):
        for name in self.DECKS:
            for n, path in build.pictures(name):
                if "back" in n:
                    continue
                picture = pixels.render(path, HALF, name_alone(in_letters(path)))
                kept = sum(dark_in(picture, box) for box in ((16, 16, 126, 242), (175, 870, 234, 984)))
                with self.subTest(path):
                    self.assertGreater(kept, 200)
                    self.assertEqual(dark_in(picture, (0, 0, 250, 1000)), kept)

    def test_letters_take_the_place_of_the_characters(self):
        plain, letters = (pixels.render("", HALF, text) for text in (drawn(TWIN), quoc_ngu.in_quoc_ngu(drawn(TWIN))))
        differing = [i // 3 for i in range(0, len(plain.rgb), 3) if plain.rgb[i:i + 3] != letters.rgb[i:i + 3]]
        self.assertGreater(len(differing), 500)
        for at in differing:
            x, y = 2 * (at % plain.width), 2 * (at // plain.width)
            self.assertTrue((x < 128 and y < 244) or (x > 172 and y > 866), (x, y))


INK, PAPER = "#2a1a0e", "#f4ead3"


def rgb(text):
    return tuple(int(text[i:i + 2], 16) for i in (1, 3, 5))


def luminance(colour):
    r, g, b = (alike.LINEAR[v] for v in colour)
    return .2126 * r + .7152 * g + .0722 * b


def contrast(a, b):
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + .05) / (dark + .05)


def mean(picture):
    return tuple(round(sum(picture.rgb[k::3]) / (len(picture.rgb) / 3)) for k in range(3))


class Mats(unittest.TestCase):
    def setUp(self):
        self.tiles = {m: pixels.render(os.path.join(PICTURES, "mats", m + ".svg"), 240) for m in MATS}

    def test_words_and_cards_are_read_on_each(self):
        for name, tile in self.tiles.items():
            with self.subTest(name):
                self.assertGreaterEqual(max(contrast(mean(tile), rgb(INK)), contrast(mean(tile), rgb(PAPER))), 4.5)
                self.assertGreaterEqual(contrast(mean(tile), rgb(PAPER)), 1.4)

    def test_a_weave_is_calmer_than_a_line_on_a_card(self):
        for name, tile in self.tiles.items():
            light = [116 * luminance(tile.rgb[i:i + 3]) ** (1 / 3) - 16 for i in range(0, len(tile.rgb), 3)]
            middle = sum(light) / len(light)
            with self.subTest(name):
                self.assertLess((sum((v - middle) ** 2 for v in light) / len(light)) ** .5, 9)

    def test_a_tile_has_no_seam(self):
        for name, tile in self.tiles.items():
            row = lambda y: tile.rgb[3 * y * tile.width:3 * (y + 1) * tile.width]
            column = lambda x: b"".join(tile.rgb[3 * (y * tile.width + x):][:3] for y in range(tile.height))
            step = lambda a, b: sum(abs(p - q) for p, q in zip(a, b)) / len(a)
            with self.subTest(name):
                self.assertLessEqual(step(row(0), row(tile.height - 1)), 1.2 * max(step(row(y), row(y - 1)) for y in range(1, tile.height)))
                self.assertLessEqual(step(column(0), column(tile.width - 1)), 1.2 * max(step(column(x), column(x - 1)) for x in range(1, tile.width)))

    def test_the_program_knows_them_and_their_colour(self):
        with open(os.path.join(ROOT, "src", "mat", "widgets", "mats.c"), encoding="utf-8") as f:
            rows = re.findall(r'\{ "(\w+)", N_\("[^"]+"\), 0x([0-9a-f]{6}) \}', f.read())
        self.assertEqual([name for name, _ in rows], MATS)
        for name, colour in rows:
            with self.subTest(name):
                self.assertLess(max(abs(a - b) for a, b in zip(rgb("#" + colour), mean(self.tiles[name]))), 24)


class Sheets(unittest.TestCase):
    def test_a_sheet_for_each_size_and_the_fan(self):
        with tempfile.TemporaryDirectory() as out:
            command = [sys.executable, "-B", os.path.join(TOOL, "contact_sheet.py"), "bat", out, "--sizes", "16", "24", "--from", PICTURES]
            subprocess.run(command, check=True, capture_output=True)
            self.assertEqual(sorted(os.listdir(out)), ["bat-16.png", "bat-24.png", "bat-fan.png"])
            with open(os.path.join(out, "bat-24.png"), "rb") as f:
                sheet = pixels.decode(f.read())
            self.assertGreater(len(colours(sheet)), 100)

    def test_ids_of_neighbours_do_not_mix(self):
        cards = list(contact_sheet.read(build.pictures("to-tom")[:3], PICTURES))
        text = contact_sheet.grid(cards, 40)
        self.assertEqual(text.count('id="1v.frame"'), 1)
        self.assertNotIn("url(#frame)", text)

    def test_an_unknown_deck_is_refused(self):
        for tool, *out in (("alike.py",), ("contact_sheet.py", "nowhere")):
            done = subprocess.run([sys.executable, "-B", os.path.join(TOOL, tool), "tarot", *out], capture_output=True, text=True)
            with self.subTest(tool):
                self.assertNotEqual(done.returncode, 0)
                self.assertIn("tarot", done.stderr)


if __name__ == "__main__":
    if not pixels.available():
        print("skipped: %s is not installed" % pixels.RENDERER)
        sys.exit(SKIPPED)
    unittest.main()
