#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""forbidden.py ROOT   No text has a word that po/forbidden-words forbids; and the list is sound: its languages are
there, each line says what to say instead, and none forbids a word of docs/glossary.md."""
import os
import sys

import glossary
import tree


def check_glossary(forbidden, rules, words):
    """No word of the glossary is forbidden."""
    for vietnamese, row in words.items():
        for language, word in row.items():
            yield from (f"{forbidden.LIST}: forbids “{word}” of docs/glossary.md ({vietnamese}, {language})" for rule in rules
                        if word and language in rule.languages and rule.find(word))


def check_list(forbidden, rules, languages):
    for rule in rules:
        yield from (f"{forbidden.LIST}: po/LINGUAS has no language “{language}”" for language in rule.languages
                    if language not in [forbidden.ENGLISH, *languages])
        if not rule.instead:
            yield f"{forbidden.LIST}: “{rule.forbidden.pattern}” does not say what to say instead"


def main():
    root, = sys.argv[1:]
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    import forbidden
    languages = catalogues.languages(root)
    rules = forbidden.rules(root)
    complaints = [*check_list(forbidden, rules, languages),
                  *check_glossary(forbidden, rules, glossary.tables(tree.text(root, "docs/glossary.md")))]
    for language in [forbidden.ENGLISH, *languages]:
        complaints += forbidden.complaints(root, language)
    tree.finish(complaints, len(rules))


main()
