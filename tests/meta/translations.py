#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations.py ROOT   Every language of po/LINGUAS is complete against the strings of the source as it is now, and each
translation fits its source: same placeholders, same mnemonic, same edges, in characters of its own language."""
import os
import re
import subprocess
import sys
import tempfile

import tree

LANGUAGES = ("ja", "vi", "zh_CN", "zh_TW")

# "%d", "%1$s", "%u": placeholders of printf and g_date_time_format.
PERCENT = re.compile(r"%(?:(\d+)\$)?([-0 +#]*\d*(?:\.\d+)?)(?:hh|h|ll|l|z)?([diouxXeEfgGscpH%MBYymeSAab])")
# "_New match", "M_enu": one letter for the keyboard.
MNEMONIC = re.compile(r"\w*_[^\W\d_][^_]*$")
MNEMONIC_MARK = re.compile(r"_(?=[^\W\d_])")
BRACES = re.compile(r"\{[a-z0-9_ -]*\}")
# In lessons "{4v}" stands for a card's short name and "{full 4v}" for its full one; each language may choose.
FULL_NAME = re.compile(r"\{full ")
DATES = set("HMBYymdeSAabpIkl%")

# The national character set of each language: a character that it cannot write belongs to a neighbour's.
CHARACTER_SETS = {"ja": "euc_jp", "zh_CN": "gb2312", "zh_TW": "big5"}
# On a card of the Hakka pack, written so everywhere.
ON_CARDS = set("綫")
FIRST_HAN, LAST_HAN = 0x3400, 0x9FFF


def placeholders(text, dates):
    """The placeholders of text, in the order of the arguments; for a date only those that are unknown."""
    if dates:
        return [m[3] for m in PERCENT.finditer(text) if m[3] not in DATES]
    found = [(m[1], m[3]) for m in PERCENT.finditer(text) if m[3] != "%"]
    if any(number for number, _ in found):
        return sorted({(int(number or 0), kind) for number, kind in found})
    return list(enumerate((kind for _, kind in found), 1))


def braces(text):
    return sorted(BRACES.findall(FULL_NAME.sub("{", text)))


def edges(text):
    """The properties of both ends of a text on which other code relies: line ends, "…" for more to come, a list of words for a search."""
    return text.startswith("\n"), text.endswith("\n"), text.rstrip().endswith("…"), text.endswith(";")


def stops(text):
    return text.rstrip().endswith((".", "。", "！", "!", "？", "?"))


def writable(letter, character_set):
    try:
        letter.encode(character_set)
    except UnicodeEncodeError:
        return False
    return True


def foreign(language, text):
    """Characters that the language is not written with."""
    han = {c for c in text if FIRST_HAN <= ord(c) <= LAST_HAN} - ON_CARDS
    if language in CHARACTER_SETS:
        return sorted(c for c in han if not writable(c, CHARACTER_SETS[language]))
    return sorted(han)


def faults(language, entry, text):
    source = entry.sources()[-1]
    dates = "c-format" not in entry.flags and "%" in source
    if placeholders(text, dates) != placeholders(source, dates):
        yield "other placeholders"
    if braces(text) != braces(source):
        yield "other braces"
    if MNEMONIC.match(source) and len(MNEMONIC_MARK.findall(text)) != 1:
        yield "another mnemonic"
    if edges(text) != edges(source):
        yield "begins or ends otherwise"
    if stops(text) and not stops(source):
        yield "a sentence where the source has none"
    if foreign(language, text):
        yield "characters of another language: " + " ".join(foreign(language, text))


def check(catalogues, root, language, pot):
    path = catalogues.catalogue(root, language)
    for entry in catalogues.entries(catalogues.merged(path, pot)):
        name = f"po/{language}.po: “{entry.context + ': ' if entry.context else ''}{entry.id}”"
        if "fuzzy" in entry.flags or not all(entry.translations):
            yield name + " is not translated"
            continue
        for text in entry.translations:
            yield from (f"{name}: {fault}: “{text}”" for fault in faults(language, entry, text))


def formats(catalogues, root, language):
    """The complaints of msgfmt: about formats of C, the header, plural forms."""
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run(["msgfmt", "--check", "-o", os.path.join(work, "x.mo"), catalogues.catalogue(root, language)],
                              capture_output=True, text=True)
    return done.stderr.splitlines() if done.returncode else []


def main():
    root, = sys.argv[1:]
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    languages = catalogues.languages(root)
    complaints = [f"po/LINGUAS: {language} is missing" for language in LANGUAGES if language not in languages]
    with tempfile.TemporaryDirectory() as work:
        pot = os.path.join(work, "now.pot")
        catalogues.extract(root, pot)
        for language in languages:
            complaints += check(catalogues, root, language, pot)
            complaints += formats(catalogues, root, language)
    tree.finish(complaints, len(languages))


main()
