#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""strings.py ROOT   Every text that a person reads can be translated: what the source marks is extracted, and what is shown is
marked.

Independent of xgettext: the marked strings are read here once more, and each must be among those of the catalogues."""
import ast
import os
import re
import sys
import tempfile
import xml.etree.ElementTree

import tree

LITERAL = r'(?:"(?:[^"\\\n]|\\.)*"\s*)+'
# A mark, its contexts or first arguments, the string.
MARKED = re.compile(r"(?<![\w])(_|N_|C_|NC_|ngettext|g_dngettext)\s*\(\s*((?:GETTEXT_PACKAGE\s*,\s*)?)(" + LITERAL + r")(?:,\s*("
                    + LITERAL + r"))?")
COMMENT = re.compile(r"/\*.*?\*/", re.S)

# Calls whose string is shown as it stands.
SHOWN = re.compile(r"\b(gtk_label_new|gtk_label_set_(?:text|label|markup)|gtk_button_new_with_label|gtk_button_set_label"
                   r"|gtk_window_set_title|gtk_widget_set_tooltip_text|adw_toast_new|adw_message_dialog_new"
                   r"|adw_preferences_\w+_set_title|adw_action_row_set_subtitle|chieu_mat_announce|chieu_mat_view_show_notice"
                   r"|chieu_message_show)\s*\(([^;]*)\)\s*;")
# Only the first argument of these is a text; the others name a look.
SHOWN_FIRST = re.compile(r"\b(chieu_(?:text|line)_new)\s*\(\s*(" + LITERAL + ")")
# A name by which something is found is no text.
LOOKED_UP = re.compile(r"\b(?:gtk_builder_get_object|gtk_stack_get_child_by_name|g_object_get_data)\s*\([^()]*\)")
BARE = re.compile(r'(?<!_ \()(?<!_\()("(?:[^"\\\n]|\\.)*")')
LETTERS = re.compile(r"[^\W\d_]{2}")

# Properties of templates whose text is shown.
UI_TEXTS = {"label", "title", "subtitle", "tooltip-text", "description", "placeholder-text"}


def value(literal):
    return "".join(ast.literal_eval("".join(part)) for part in re.findall(r'"(?:[^"\\\n]|\\.)*"', literal))


def marked(text):
    """(context or None, string) of each mark."""
    for mark, _, first, second in MARKED.findall(text):
        if mark in ("C_", "NC_"):
            if second:
                yield value(first), value(second)
        else:
            yield None, value(first)


def bare(text):
    """Strings with words in them that are shown without a mark."""
    for call, arguments in SHOWN.findall(text) + SHOWN_FIRST.findall(text):
        arguments = LOOKED_UP.sub("", arguments)
        unmarked = re.sub(r"(?:\b(?:_|C_|ngettext|g_dngettext)\s*\()(?:[^()]|\([^()]*\))*\)", "", arguments)
        for literal in BARE.findall(unmarked):
            if LETTERS.search(re.sub(r"%[-+ #0-9.]*[a-z]+", "", value(literal))):
                yield f"{call} shows {literal}"


def bare_in_template(path):
    for node in xml.etree.ElementTree.parse(path).iter():
        if node.tag not in ("property", "attribute") or node.get("name") not in UI_TEXTS:
            continue
        if node.get("translatable") not in ("yes", "true", "1") and LETTERS.search(node.text or ""):
            yield f"{node.get('name')} “{node.text}” is not translatable"


def main():
    root, = sys.argv[1:]
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    complaints = []
    with tempfile.TemporaryDirectory() as work:
        pot = os.path.join(work, "now.pot")
        catalogues.extract(root, pot)
        with open(pot, encoding="utf-8") as f:
            known = {e.key() for e in catalogues.entries(f.read())}
    count = 0
    for path in tree.files(root, ["src"], (".c", ".h", ".ui")):
        if path.endswith(".ui"):
            complaints += [f"{path}: {what}" for what in bare_in_template(os.path.join(root, path))]
            continue
        text = COMMENT.sub("", tree.text(root, path))
        for key in marked(text):
            count += 1
            if key not in known:
                complaints.append(f"{path}: “{key[1]}” is marked and not extracted")
        complaints += [f"{path}: {what}" for what in bare(text)]
    tree.finish(complaints, count)


main()
