#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""for_tests.py ROOT   A function that a header of ROOT/src declares is called by another file of ROOT/src, or the header says that it is
for tests: where it is declared, or in its first comment. A call by the game of the recipe (tests/games/nam-la) counts as one of src."""
import os
import re
import sys

import tree

RECIPE = os.path.join("tests", "games", "nam-la")
DECLARED = re.compile(r"^[A-Za-z_][^\n;(){}=#]*?\b([a-z]\w*) \([^;{}]*\)[^;{}()]*;", re.MULTILINE)
WORD = re.compile(r"[A-Za-z_]\w*")
FOR_TESTS = re.compile(r"\btests?\b", re.IGNORECASE)


def without_comments(text):
    return re.sub(r"/\*.*?\*/", lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.DOTALL)


def says_for_tests(text, code, start):
    """Returns: whether the first comment, or the paragraph with the declaration and the comment before it, speaks of tests."""
    head = text[:text.index("*/")] if "*/" in text else ""
    begin = text.rfind("\n\n", 0, start) + 1
    end = code.index(";", start)
    return bool(FOR_TESTS.search(head) or FOR_TESTS.search(text[begin:end]))


def main():
    root, = sys.argv[1:]
    texts = {path: tree.text(root, path) for path in tree.files(root, ["src", RECIPE], (".c", ".h", ".inc", ".ui"))}
    code = {path: without_comments(text) for path, text in texts.items()}
    users = {}
    for path, text in code.items():
        for word in set(WORD.findall(text)):
            users.setdefault(word, set()).add(path)
    complaints, count = [], 0
    for path in texts:
        if not path.endswith(".h") or not path.startswith("src"):
            continue
        for match in DECLARED.finditer(code[path]):
            name = match[1]
            if match[0].startswith(("typedef", "return")):
                continue
            count += 1
            if len(re.findall(rf"\b{name}\b", code[path])) > 1:
                continue        # a macro or an inline function of the header calls it
            homes = {user for user in users[name] if re.search(rf"^{name} \(", code[user], re.MULTILINE)}
            if not users[name] - homes - {path} and not says_for_tests(texts[path], code[path], match.start()):
                complaints.append(f"{path}: {name} () is called by tests alone, and does not say so")
    tree.finish(complaints, count)


main()
