# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures as a renderer shows them: all are drawn, and no two faces are taken for each other.

    check_look.py SOURCE_ROOT
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

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
import deck  # noqa: E402
import pixels  # noqa: E402
from kinds import FILES, ICONS  # noqa: E402

# The smallest difference two faces of a deck may have.  A face drawn in other colours, with another name or moved by a
# thirtieth of its width comes to 15 at most (Twins), so on the decks with pictures the floors leave no room for a twin.  Lục hổ and
# Mậu binh tell their cards by one sign on bare paper; there the floor finds a card drawn as another.
FLOORS = {"to-tom": 16, "to-tom-contrast": 11, "bat": 16, "luc-ho": 1.5, "mau-binh": .4, "portraits": 12}
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
