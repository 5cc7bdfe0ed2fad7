#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""menu_letters.py TREE   No menu of the window is long, and in no language do two of its entries share a letter. Each letter, also of other
texts, is one that every keyboard has: nobody types ở with one key."""
import pathlib
import re
import sys
import xml.etree.ElementTree

ENTRIES_MAX = 8
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def catalogue(path):
    """The translation of each message, without those that have a context or a plural: they are no entries of a menu."""
    found = {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.split("\n") if not line.startswith("#")]
        at = [i for i, line in enumerate(lines) if line.startswith(("msgid ", "msgstr "))]
        if len(at) == 2 and not lines[0].startswith("msgctxt"):
            texts = ["".join(m for line in lines[a:b] for m in STRING.findall(line)) for a, b in zip(at, at[1:] + [len(lines)])]
            found[texts[0]] = texts[1]
    return found


def letter(label):
    place = label.find("_")
    return label[place + 1].lower() if 0 <= place < len(label) - 1 else None


def main():
    tree = pathlib.Path(sys.argv[1])
    menus = xml.etree.ElementTree.parse(tree / "src" / "app" / "program" / "window.ui").getroot().findall("menu")
    languages = {"en": None, **{path.stem: catalogue(path) for path in sorted((tree / "po").glob("*.po"))}}
    wrong = [] if len(menus) == 3 and len(languages) > 1 else ["three menus and several languages were expected"]
    for menu in menus:
        labels = [item.text for item in menu.iter("attribute") if item.get("name") == "label"]
        if not 0 < len(labels) <= ENTRIES_MAX:
            wrong.append(f"{menu.get('id')} has {len(labels)} entries, not 1 to {ENTRIES_MAX}")
        for language, texts in languages.items():
            letters = [letter(label if texts is None else texts.get(label, "")) for label in labels]
            wrong += [f"{language}: “{label}” has the letter {found}, as another entry of {menu.get('id')} has, or none"
                      for label, found in zip(labels, letters) if found is None or letters.count(found) > 1]
    wrong += [f"{language}: no keyboard has the letter {letter(text)} of “{text}”" for language, texts in languages.items()
              for message, text in (texts or {}).items() if letter(message) and letter(text) and not letter(text).isascii()]
    print("\n".join(wrong) if wrong else f"{len(menus)} menus, {len(languages)} languages")
    return len(wrong) > 0


sys.exit(main())
