#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""potfiles.py ROOT [--write]   po/POTFILES.in lists the files with strings to translate, all of them and no others.

With --write the list is made anew instead of checked."""
import os
import re
import sys

import tree

# A domain comes before the string in g_dgettext() and g_dngettext(), and a context, too, in g_dpgettext2().
IN_C = re.compile(r'\b((_|N_|C_|NC_|ngettext)\s*\(|g_dn?gettext\s*\(\s*\w+\s*,|g_dpgettext2\s*\(\s*\w+\s*,\s*"[^"]*"\s*,)\s*"')
STRING = {".c": IN_C, ".h": IN_C, ".ui": re.compile(r'translatable="(yes|true|1)"')}


def has_strings(root, path):
    suffix = os.path.splitext(path)[1]
    # A comment or a macro's own definition is no string.
    return suffix == ".in" or bool(STRING[suffix].search(re.sub(r"/\*.*?\*/", "", tree.text(root, path), flags=re.S)))


def listed(root):
    lines = (line.strip() for line in tree.text(root, "po/POTFILES.in").splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def main():
    root = sys.argv[1]
    there = list(tree.files(root, ["src", "data"], (".c", ".h", ".ui", ".desktop.in", ".metainfo.xml.in")))
    lessons = list(tree.files(root, ["data/lessons"], (".xml",)))
    want = {p for p in there if has_strings(root, p)} | set(lessons)
    if "--write" in sys.argv[2:]:
        with open(os.path.join(root, "po/POTFILES.in"), "w", encoding="utf-8") as f:
            f.writelines(p + "\n" for p in sorted(want))
        return
    names = listed(root)
    complaints = [f"{p}: has strings to translate and is not in po/POTFILES.in" for p in sorted(want - set(names))]
    complaints += [f"po/POTFILES.in: {p} has no strings or does not exist" for p in names if p not in want]
    complaints += [f"po/POTFILES.in: {p} is there twice" for p in sorted({p for p in names if names.count(p) > 1})]
    tree.finish(complaints, len(there) + len(lessons))


main()
