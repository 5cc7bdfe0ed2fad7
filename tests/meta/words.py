#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""words.py ROOT   The glossary of the program, help/C/words.page: it has every word of docs/glossary.md, whole sentences,
and every Vietnamese word that stands in a string of the program; each language of the help has its own word for each."""
import os
import re
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree as ElementTree

import tree

MALLARD = "{http://projectmallard.org/1.0/}"
PAGE = "help/C/words.page"
SEPARATORS = re.compile(r"\s*[,;()、，；（）]\s*")
# Vietnamese that is no word of the game: other games and packs, names, numbers as they are called.
OTHER = {
    "chiếu bài", "chắn", "cạ", "mậu binh", "lục hổ", "tụ tam", "mã điếu", "thập", "hán", "bài",
    "bà cả", "bác ba", "cô tư", "cụ lý", "ông đồ",
    "nhất", "nhị", "tam", "tứ", "ngũ", "lục", "thất", "bát", "cửu", "bốn", "năm", "sáu", "đôi",
}
# A game's own words are wanted when it has a page of the help: its id, and its heading in docs/glossary.md.
GAMES = {"chan": "Chắn", "luc-ho": "Lục hổ", "mau-binh": "Mậu binh"}
LETTER = r"[^\W\d_]"
ACCENTED = re.compile("[\u0300-\u036f\u0111\u0110]")


def forms_of(title):
    return {form for form in SEPARATORS.split(title) if form}


def is_vietnamese(word):
    """Returns: whether a word has a mark that no English word of the program has."""
    return bool(ACCENTED.search(unicodedata.normalize("NFD", word)))


def read_page(root):
    """Title and sentence of each word."""
    page = ElementTree.fromstring(tree.text(root, PAGE))
    for item in page.iter(MALLARD + "item"):
        yield item.find(MALLARD + "title").text, " ".join("".join(item.find(MALLARD + "p").itertext()).split())


def pattern_of(forms):
    """A pattern that finds words as the program does: the longest first, whole, and one with a capital only as it is written."""
    found = []
    for form in sorted(forms, key=len, reverse=True):
        any_case = "(?i:" if not form[0].isupper() else "(?:"
        found.append(any_case + r"\s".join(map(re.escape, form.split())) + ")")
    return re.compile(rf"(?<!{LETTER})(?:{'|'.join(found)})(?!{LETTER})")


def check_sentences(words):
    for title, sentence in words:
        if not re.match(r".{15,}\.$", sentence):
            yield f"{PAGE}: “{title}” is not explained by a sentence: “{sentence}”"
        if not any(form.lower() in sentence.lower() for form in forms_of(title)):
            yield f"{PAGE}: “{title}” is not in its own sentence"


def games_to_come(root):
    return {game for game in GAMES if not os.path.exists(os.path.join(root, f"help/C/{game}.page"))}


def check_table(root, forms):
    known = {form.lower() for form in forms}
    to_come = {GAMES[game] for game in games_to_come(root)}
    heading = None
    for line in tree.text(root, "docs/glossary.md").splitlines():
        heading = line[3:] if line.startswith("## ") else heading
        if heading in to_come:
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 6 and cells[0] != "vi" and not set(cells[0]) <= set("- "):
            yield from (f"{PAGE}: “{word}” of docs/glossary.md is missing" for word in re.split(r"\s*,\s*", cells[0])
                        if word.lower() not in known)


def strings(root):
    """The strings of the program, without those of games that have no page yet."""
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    to_come = re.compile("|".join(sorted(games_to_come(root))) or "$^")
    with tempfile.TemporaryDirectory() as work:
        pot = os.path.join(work, "strings.pot")
        catalogues.extract(root, pot)
        blocks = re.split(r"\n\n+", catalogues.run("msgcat", "--no-wrap", pot))
    for block in blocks[1:]:
        places = re.findall(r"^#: (.*)$", block, re.M)
        if not all(to_come.search(place) for place in " ".join(places).split()):
            yield catalogues.entry(block).id


def check_strings(root, forms):
    """No string has Vietnamese left when the words of the page are taken out of it."""
    pattern = pattern_of(forms | OTHER)
    for string in strings(root):
        left = pattern.sub(" ", unicodedata.normalize("NFC", string))
        for word in re.findall(LETTER + "+", left):
            if is_vietnamese(word):
                yield f"{PAGE}: “{word}” stands in “{string}” and is not explained"


def main():
    root, = sys.argv[1:]
    words = list(read_page(root))
    forms = set().union(*(forms_of(title) for title, _ in words))
    complaints = [*check_sentences(words), *check_table(root, forms), *check_strings(root, forms)]
    tree.finish(complaints, len(words))


main()
