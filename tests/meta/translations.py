#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""translations.py ROOT   Every language of po/LINGUAS is complete against the strings of the source as it is now."""
import os
import subprocess
import sys
import tempfile

import tree

# The keywords that meson's preset "glib" gives to xgettext.
KEYWORDS = """_ N_ C_:1c,2 NC_:1c,2 g_dcgettext:2 g_dngettext:2,3 g_dpgettext2:2c,3""".split()


def run(*command, **more):
    return subprocess.run(command, check=True, capture_output=True, text=True, **more)


def missing(merged):
    """The entries that have no translation, or one made for another string."""
    out = run("msgattrib", "--untranslated", "--no-obsolete", "--no-wrap", merged).stdout
    out += run("msgattrib", "--only-fuzzy", "--no-obsolete", "--no-wrap", merged).stdout
    return [line for line in out.splitlines() if line.startswith("msgid ") and line != 'msgid ""']


def main():
    root, = sys.argv[1:]
    languages = tree.text(root, "po/LINGUAS").split()
    complaints = []
    with tempfile.TemporaryDirectory() as work:
        pot = os.path.join(work, "now.pot")
        run("xgettext", "--from-code=UTF-8", "--add-comments", "--files-from=po/POTFILES.in", "-o", pot,
            *(f"--keyword={k}" for k in KEYWORDS), cwd=root)
        for language in languages:
            merged = os.path.join(work, language + ".po")
            source = os.path.join(root, "po", language + ".po")
            run("msgmerge", "--quiet", "--no-fuzzy-matching", "-o", merged, source, pot)
            complaints += [f"po/{language}.po: not translated: {line}" for line in missing(merged)]
            check = subprocess.run(["msgfmt", "--check", "-o", os.devnull, source], capture_output=True, text=True)
            complaints += check.stderr.splitlines() if check.returncode else []
    tree.finish(complaints, len(languages))


main()
