# SPDX-License-Identifier: GPL-3.0-or-later
"""The checked-in pictures are what tools/deck makes, and each is fit to be drawn.

    check_deck.py SOURCE_ROOT
"""
import filecmp
import os
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET

ROOT = sys.argv.pop(1)
TOOL = os.path.join(ROOT, "tools", "deck")
PICTURES = os.path.join(ROOT, "data", "cards-svg")
FACES = [n + s for s in "vsn" for n in "123456789"] + ["cc", "tt", "oc"]
RED_FACES = {"8v", "9v", "8s", "9s", "cc", "tt", "oc"}
FILES = ["to-tom/%s.svg" % n for n in FACES + ["back"]] + ["mat-table.svg", "mat-tile.svg"]
ICON = os.path.join(ROOT, "data", "icons", "hicolor", "scalable", "apps", "io.github.chieubai.ChieuBai.svg")
SIZE_LIMIT = 165 * 1000
STAMP_RIM = "#cf5343"
SVG = "{http://www.w3.org/2000/svg}"

sys.path.insert(0, TOOL)
sys.dont_write_bytecode = True
import deck  # noqa: E402


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

    def test_unknown_name_is_refused(self):
        with tempfile.TemporaryDirectory() as out:
            r = subprocess.run([sys.executable, "-B", os.path.join(TOOL, "build.py"), out, "10v"], capture_output=True, text=True)
            self.assertNotEqual(r.returncode, 0)
            self.assertIn("10v", r.stderr)


class Fit(unittest.TestCase):
    def test_size(self):
        for name in FILES:
            with self.subTest(name):
                self.assertLessEqual(os.path.getsize(os.path.join(PICTURES, name)), SIZE_LIMIT)

    def test_plain_paths_only(self):
        for name in FILES:
            tags = {e.tag.replace(SVG, "") for e in parsed(name).iter()}
            with self.subTest(name):
                self.assertFalse(tags & {"text", "tspan", "filter", "image", "font", "style", "script", "foreignObject"})

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

    def test_card_is_one_by_four(self):
        for n in FACES + ["back"]:
            with self.subTest(n):
                self.assertEqual(parsed("to-tom/%s.svg" % n).get("viewBox"), "0 0 250 1000")

    def test_licence_is_named(self):
        for name in FILES:
            with open(os.path.join(PICTURES, name), encoding="utf-8") as f, self.subTest(name):
                self.assertIn("SPDX-License-Identifier: CC-BY-SA-4.0", f.read(200))


class Red(unittest.TestCase):
    def test_table_names_the_seven(self):
        self.assertEqual({f.name for f in deck.FACES.values() if f.red}, RED_FACES)

    def test_two_stamps_on_exactly_those(self):
        for n in FACES:
            rims = [e for e in parsed("to-tom/%s.svg" % n).iter(SVG + "path") if e.get("fill") == STAMP_RIM]
            with self.subTest(n):
                self.assertEqual(len(rims), 2 if n in RED_FACES else 0)

    def test_black_faces_hold_no_beni(self):
        reds = {"#c4392b", "#e2a08a", STAMP_RIM}
        for n in set(FACES) - RED_FACES:
            used = {v.lower() for e in parsed("to-tom/%s.svg" % n).iter() for v in e.attrib.values()}
            with self.subTest(n):
                self.assertFalse(used & reds)


if __name__ == "__main__":
    unittest.main()
