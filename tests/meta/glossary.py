#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""glossary.py ROOT   The catalogues use the words of docs/glossary.md.

Where a string of the program is a word of the table, its translation is the one of the table; and each name of a fault or
cước of the program stands in the table."""
import os
import re
import sys

import tree

LANGUAGES = ("ja", "zh_CN", "zh_TW")
# Files with tables of names, and a pattern that finds the names.
NAMES = {"src/games/to-tom/match/words-reasons.c": re.compile(r'N_\("([^"]+)"\),\s*N_\((?:"[^"]*"\s*)+\),?\s*\}')}


def cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def bare(cell):
    """A word without its reading, "坎 (カン)" → "坎"; "—" is none."""
    word = re.sub(r"\s*[(（].*?[)）]", "", cell).strip()
    return None if word in ("—", "") else word


def tables(text):
    """Vietnamese word → {language: word} of all tables whose head names the languages."""
    found = {}
    head = None
    for line in text.splitlines():
        if not line.startswith("|"):
            head = None
        elif head is None:
            head = cells(line)
        elif "vi" in head and not set(line) <= set("|- :"):
            row = dict(zip(head, cells(line)))
            for word in re.split(r"\s*,\s*", row["vi"]):
                found[word] = {language: bare(row[language]) for language in LANGUAGES}
    return found


def looked_up(words, source, context=None):
    """The row of a word as it is written ("Chắn", the game), or else with a small letter ("chắn", the set); first with a small letter if a
    context distinguishes the word from its namesake."""
    small = source[:1].lower() + source[1:]
    for word in (small, source) if context else (source, small):
        if word in words:
            return words[word]
    return {}


def check(words, language, entries):
    for entry in entries:
        wanted = looked_up(words, entry.id.rstrip("!"), entry.context).get(language)
        got = entry.translations[0].rstrip("！!")
        # A title may bear the Vietnamese name behind.
        if wanted and got and got.lower() != wanted.lower() and got != f"{wanted} {entry.id}":
            yield f"po/{language}.po: “{entry.id}” is “{got}”, in docs/glossary.md “{wanted}”"


# The list of everyday expressions in which no word of the game is marked, and what may follow 各 where it is the set các.
EVERYDAY = "words that are not of the game"
SET = re.compile("各(?=[。；：，（）」”、%<和打來来要只由很也]|$)")


def check_each(language, entries):
    """各 is a set of cards in Lục hổ, and “each” everywhere else: where it is “each”, the list of everyday expressions has it."""
    listed = next(entry.translations[0] for entry in entries if entry.context == EVERYDAY)
    everyday = re.compile("|".join(sorted(map(re.escape, listed.split("、")), key=len, reverse=True)))
    for entry in entries:
        for text in entry.translations if entry.context != EVERYDAY else ():
            for hit in re.finditer("各", text := everyday.sub("", text)):
                if not SET.match(text, hit.start()):
                    yield f"po/{language}.po: 各 in “{text}” would be marked as the set: add the expression to “{EVERYDAY}”"


def main():
    root, = sys.argv[1:]
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    words = tables(tree.text(root, "docs/glossary.md"))
    complaints = []
    for language in LANGUAGES:
        with open(catalogues.catalogue(root, language), encoding="utf-8") as f:
            entries = list(catalogues.entries(f.read()))
        complaints += check(words, language, entries)
        if language.startswith("zh"):
            complaints += check_each(language, entries)
    for path, pattern in NAMES.items():
        complaints += [f"{path}: “{name}” is not in docs/glossary.md" for name in pattern.findall(tree.text(root, path))
                       if not looked_up(words, name)]
    tree.finish(complaints, len(words))


if __name__ == "__main__":
    main()
