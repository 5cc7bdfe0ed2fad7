# SPDX-License-Identifier: GPL-3.0-or-later
"""Words that no text uses: po/forbidden-words. Used by tools/po-update and by tests/meta/forbidden.py."""
import os
import re

import catalogues

LIST = "po/forbidden-words"
# The language of the sources; any catalogue has its texts.
ENGLISH = "en"
ANY = "vi"
# Expressions that are listed because a word of a game means something else in them. A list of words for a search ends with ";".
OTHER_WORDS = "words that are not of the game"
# Not read aloud, and the same in every language.
UNREAD = re.compile(r"<[^>]*>|\{[^}]*\}|%(?:\d+\$)?[-0 +#]*\d*[a-zA-Z]")


class Rule:
    """One line of the list: the languages it is for, what must not stand there, what to say, and where it may stand."""

    def __init__(self, line):
        cells = [cell.strip().replace("\0", "|") for cell in line.replace("\\|", "\0").split("|")]
        languages, forbidden, self.instead, allowed = cells
        self.languages = [language.strip() for language in languages.split(",")]
        self.forbidden = re.compile(forbidden)
        self.allowed = re.compile(allowed) if allowed else None

    def find(self, text):
        """(nullable): the forbidden word in TEXT."""
        found = self.forbidden.search(self.allowed.sub(" ", text) if self.allowed else text)
        return found[0] if found else None


def rules(root):
    with open(os.path.join(root, LIST), encoding="utf-8") as f:
        return [Rule(line) for line in f.read().splitlines() if line.strip() and not line.startswith("#")]


def in_entries(found, wanted, texts):
    """Source, word and what to say instead, for each entry that has a forbidden word in one of its TEXTS."""
    for entry in found:
        if entry.context == OTHER_WORDS or entry.id.endswith(";"):
            continue
        for translation in texts(entry):
            text = UNREAD.sub("\ufffc", translation)
            yield from ((entry.id, word, rule.instead) for rule in wanted for word in [rule.find(text)] if word)


def translations(entry):
    return entry.translations


def complaints(root, language):
    """A line for each forbidden word in the catalogues of LANGUAGE: the program's, with the lessons, and the help's."""
    wanted = [rule for rule in rules(root) if language in rule.languages]
    is_source = language == ENGLISH
    held = ANY if is_source else language
    lines = []
    for path in (f"po/{held}.po", f"help/{held}/{held}.po"):
        if os.path.exists(os.path.join(root, path)):
            with open(os.path.join(root, path), encoding="utf-8") as f:
                found = catalogues.entries(f.read())
            lines += [f"{path}: “{word}” in {'' if is_source else 'the translation of '}“{source}”; say {instead}"
                      for source, word, instead in in_entries(found, wanted, catalogues.Entry.sources if is_source else translations)]
    return lines
