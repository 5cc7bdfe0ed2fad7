#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""help.py ROOT   The help: every page is sound Mallard, listed, linked and reached; each shortcut is on its page; each
catalogue is complete. Needs no network. What needs the grammar of Mallard, xmllint, yelp-check or itstool is left out
where that is not installed."""
import ast
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import tree

MALLARD = "{http://projectmallard.org/1.0/}"
GRAMMAR = "/usr/share/xml/mallard/1.0/mallard-1.0.rng"
# Names of keys on the page that are not the keys' own names in capitals.
KEYS = {"Return": "Enter", "Escape": "Esc", "space": "Space", "comma": ",", "question": "?", "Menu": "Menu",
        "Home": "Home", "End": "End", "Tab": "Tab", "Left": "Left", "Right": "Right", "Up": "Up", "Down": "Down"}
# The most bytes of a picture of the mat: each is there in five languages.
PICTURE_BYTES_MAX = 120_000
MODIFIERS = {"Control": "Ctrl", "Shift": "Shift", "Alt": "Alt"}
LABEL = re.compile(r"<gui>(.*?)</gui>")
# The elements that a translation keeps: all but <em>, as a language may need to set fewer words apart.
ELEMENT = re.compile(r"</?(?!em>)[a-z]+[^<>]*>")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def words(element):
    return " ".join("".join(element.itertext()).split())


# ---- Pages ----

def read_pages(root, complaints):
    pages = {}
    for path in sorted(glob.glob(os.path.join(root, "help/C/*.page"))):
        name = os.path.basename(path).removesuffix(".page")
        try:
            pages[name] = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            complaints.append(f"help/C/{name}.page: {error}")
    return pages


def check_links(pages):
    places = set(pages)
    for name, page in pages.items():
        ids = [section.get("id") for section in page.iter(MALLARD + "section")]
        yield from (f"help/C/{name}.page: the section “{i}” is there twice" for i in {i for i in ids if ids.count(i) > 1})
        places |= {f"{name}#{i}" for i in ids}
    for name, page in pages.items():
        for link in page.iter(MALLARD + "link"):
            if link.get("xref") not in places:
                yield f"help/C/{name}.page: the link to “{link.get('xref')}” leads nowhere"


def check_pictures(root, pages):
    for name, page in pages.items():
        for media in page.iter(MALLARD + "media"):
            if not os.path.exists(os.path.join(root, "help/C", media.get("src"))):
                yield f"help/C/{name}.page: there is no picture {media.get('src')}"


def read_marks(root):
    """The number of marks on each picture of the mat, by the name of the picture."""
    for statement in ast.parse(tree.text(root, "tools/help-pictures")).body:
        if isinstance(statement, ast.Assign) and statement.targets[0].id == "MARKS":
            return {name: len(marks) for name, (_, marks) in ast.literal_eval(statement.value).items()}
    return {}


def check_mats(root, pages):
    """Each picture of the mat is there in every language, is small, and has a list below it that explains its numbers."""
    marks, shown = read_marks(root), set()
    for name, page in pages.items():
        for parent in [page, *page.iter(MALLARD + "section")]:
            for media, *below in [list(parent)[i:] for i, child in enumerate(parent) if child.tag == MALLARD + "media"]:
                picture = media.get("src").removeprefix("mat/").removesuffix(".png")
                steps = next((len(child) for child in below if child.tag == MALLARD + "steps"), 0)
                shown.add(picture)
                if marks.get(picture) != steps:
                    yield f"help/C/{name}.page: the picture {picture} has {marks.get(picture)} numbers, and {steps} are explained"
    yield from (f"tools/help-pictures: no page shows {picture}" for picture in sorted(set(marks) - shown))
    for language in ["C", *tree.text(root, "help/LINGUAS").split()]:
        for picture in sorted(shown):
            path = os.path.join(root, "help", language, "mat", picture + ".png")
            if not os.path.exists(path):
                yield f"{path} is missing: make it by tools/help-pictures"
            elif os.path.getsize(path) > PICTURE_BYTES_MAX:
                yield f"{path} has more than {PICTURE_BYTES_MAX} bytes"


def check_list(root, pages):
    listed = set(re.findall(r"'([^']+)\.page'", tree.text(root, "help/meson.build")))
    yield from (f"help/meson.build: {name}.page is not listed or does not exist" for name in sorted(listed ^ set(pages)))


def check_tools(root, pages):
    """The grammar of Mallard and the checks of yelp-tools, where they are installed."""
    folder = os.path.join(root, "help/C")
    for name in pages if os.path.exists(GRAMMAR) and shutil.which("xmllint") else ():
        done = run("xmllint", "--nonet", "--noout", "--relaxng", GRAMMAR, os.path.join(folder, name + ".page"))
        if done.returncode != 0:
            yield f"help/C/{name}.page: {done.stderr.strip()}"
    for check in ("links", "ids", "media", "orphans") if shutil.which("yelp-check") else ():
        done = run("yelp-check", check, folder)
        yield from (f"yelp-check {check}: {line}" for line in (done.stdout + done.stderr).splitlines())


# ---- Shortcuts ----

def key_names(accelerator):
    """An accelerator as the page writes it: “<Control>n” is “Ctrl N”."""
    if "..." in accelerator:
        return " … ".join(key_names(end) for end in accelerator.split("..."))
    names = []
    for one in accelerator.split():
        key = one.rsplit(">", 1)[-1]
        name = KEYS.get(key, key.upper())
        names.append(" ".join([MODIFIERS[m] for m in re.findall("<(.*?)>", one)] + [name]))
    return ", ".join(names)


def read_shortcuts(root):
    for path in ["src/app/help/shortcuts.c", *sorted(glob.glob("src/games/*/app/app.c", root_dir=root))]:
        for title, accelerator in re.findall(r'\{ NC_ \("shortcuts", "(.+?)"\), "(.+?)"(?:, "[a-z.-]+")? \},', tree.text(root, path)):
            yield title, key_names(accelerator)


def title_of(item):
    """The keys of a title; those of one keyseq are a space apart."""
    title = item.find(MALLARD + "title")
    for keyseq in title.iter(MALLARD + "keyseq"):
        for key in list(keyseq)[:-1]:
            key.tail = " "
    return words(title)


def check_shortcuts(root, pages):
    there = {words(item.find(MALLARD + "p")): title_of(item) for item in pages["keyboard"].iter(MALLARD + "item")}
    shortcuts = list(read_shortcuts(root))
    if len(shortcuts) < 10:
        yield "src/app/help/shortcuts.c: no shortcuts were found"
    for title, keys in shortcuts:
        if there.get(title) != keys:
            yield f"help/C/keyboard.page: “{title}” is {keys}, there it is {there.get(title)}"


# ---- Catalogues ----

def entries(catalogue):
    """Source and translation of each entry, without the context."""
    done = run("msgattrib", "--no-wrap", "--no-obsolete", catalogue)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return [(plain(source), plain(translation))
            for source, translation in re.findall(r'^msgid "(.+)"\nmsgstr "(.*)"$', done.stdout, re.M)]


def plain(text):
    return text.replace('\\"', '"')


def check_elements(catalogue, path):
    """A translation has the elements of its source: none lost, none that the reader would not know."""
    for source, translation in entries(catalogue):
        if translation and sorted(ELEMENT.findall(source)) != sorted(ELEMENT.findall(translation)):
            yield f"{path}: other elements than in “{source}”: “{translation}”"


def bare(label):
    """A label without its mnemonic and ellipsis."""
    return re.sub(r"\(_.\)|[_…]", "", label)


def read_labels(root, language):
    """The labels of the program, each with its translations in a language; names of house rules are the same in all."""
    labels = {}
    for source, translation in entries(os.path.join(root, "po", language + ".po")):
        labels.setdefault(bare(source), set()).add(bare(translation))
    for path in glob.glob(os.path.join(root, "data/house-rules/*/*.json")):
        with open(path, encoding="utf-8") as f:
            name = json.load(f)["name"]
        labels.setdefault(bare(name), set()).add(bare(name))
    return labels


def check_labels(root, language):
    """A button has the same name in the help as in the program; another test checks that it has one in this language."""
    path = f"help/{language}/{language}.po"
    labels = read_labels(root, language)
    program = bare("".join(tree.text(root, p) for p in tree.files(root, ["src"], (".c", ".ui"))))
    for source, translation in entries(os.path.join(root, path)):
        for there, here in zip(LABEL.findall(source), LABEL.findall(translation)):
            names = labels.get(bare(there), {""})
            if bare(there) not in labels and bare(there) not in program:
                yield f"{path}: the program has no label “{there}”"
            elif "" not in names and bare(here) not in names:
                yield f"{path}: the label “{there}” is {names}, not “{here}”"


def check_catalogue(root, language, pot):
    path = f"help/{language}/{language}.po"
    catalogue = os.path.join(root, path)
    with tempfile.TemporaryDirectory() as work:
        merged = os.path.join(work, "merged.po")
        done = run("msgmerge", "--quiet", "--no-fuzzy-matching", "-o", merged, catalogue, pot)
        if done.returncode != 0:
            yield f"{path}: {done.stderr.strip()}"
            return
        missing = run("msgattrib", "--untranslated", "--no-obsolete", "--no-wrap", merged).stdout
        missing += run("msgattrib", "--only-fuzzy", "--no-obsolete", "--no-wrap", merged).stdout
        yield from (f"{path}: not translated: {line}" for line in missing.splitlines()
                    if line.startswith("msgid ") and line != 'msgid ""' and "translator-credits" not in line)
        yield from check_elements(merged, path)
    yield from check_labels(root, language)


def check_catalogues(root, pages):
    languages = tree.text(root, "help/LINGUAS").split()
    if not languages or not shutil.which("itstool"):
        return
    with tempfile.TemporaryDirectory() as work:
        pot = os.path.join(work, "help.pot")
        run("itstool", "-o", pot, *(os.path.join(root, "help/C", name + ".page") for name in sorted(pages)))
        for language in languages:
            yield from check_catalogue(root, language, pot)


def main():
    root, = sys.argv[1:]
    complaints = []
    pages = read_pages(root, complaints)
    if not complaints:
        for check in (check_pictures, check_mats, check_list, check_tools, check_shortcuts, check_catalogues):
            complaints += check(root, pages)
        complaints += check_links(pages)
    tree.finish(complaints, len(pages))


main()
