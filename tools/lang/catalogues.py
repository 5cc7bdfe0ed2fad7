# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues of po/ against the strings of the source as it is now. Used by tools/po-update and by the tests."""
import ast
import os
import re
import subprocess
import sys

# The keywords that meson's preset "glib" gives to xgettext.
KEYWORDS = "_ N_ C_:1c,2 NC_:1c,2 g_dcgettext:2 g_dngettext:2,3 g_dpgettext2:2c,3".split()

ENTRY = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?) (".*")$')


class Entry:
    """One string: context (or None), singular, plural (or None), its translations and its flags."""

    def __init__(self):
        self.context = self.plural = None
        self.id = ""
        self.translations = []
        self.flags = set()

    def key(self):
        return self.context, self.id

    def sources(self):
        return [self.id] + ([self.plural] if self.plural is not None else [])

    def take(self, keyword, text):
        if keyword == "msgctxt":
            self.context = text
        elif keyword == "msgid":
            self.id = text
        elif keyword == "msgid_plural":
            self.plural = text
        else:
            self.translations.append(text)


def run(*command, **more):
    """Returns what the command prints; where it fails, its message ends the program."""
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", **more)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout


def languages(root):
    with open(os.path.join(root, "po/LINGUAS"), encoding="utf-8") as f:
        return [line for line in f.read().split() if not line.startswith("#")]


def catalogue(root, language):
    return os.path.join(root, "po", language + ".po")


def extract(root, pot):
    """Writes all strings of the files that po/POTFILES.in names to POT."""
    environment = dict(os.environ, GETTEXTDATADIRS=os.path.abspath(os.path.join(root, "po")))
    run("xgettext", "--from-code=UTF-8", "--add-comments=Translators", "--files-from=po/POTFILES.in", "-o", pot,
        "--package-name=chieu-bai", *(f"--keyword={k}" for k in KEYWORDS), cwd=root, env=environment)


def merged(po, pot):
    """The text of a catalogue with the strings of POT, in their order, and no others. No line numbers and no date of
    the template: they would change with every edit of the source."""
    text = run("msgmerge", "--quiet", "--no-location", "--no-fuzzy-matching", "-o", "-", po, pot)
    text = run("msgattrib", "--no-obsolete", "--no-location", "-", input=text)
    return re.sub(r'"POT-Creation-Date:[^"]*"\n', "", text)


def entries(text):
    """The entries of a catalogue's text, without its header."""
    unwrapped = run("msgcat", "--no-wrap", "-", input=text)
    found = [entry(block) for block in re.split(r"\n\n+", unwrapped)]
    return [e for e in found if e.id != ""]


def entry(block):
    self = Entry()
    keyword, text = None, ""
    for line in block.splitlines():
        match = ENTRY.match(line)
        if line.startswith("#,"):
            self.flags |= {flag.strip() for flag in line[2:].split(",")}
        elif match or line.startswith('"'):
            if match and keyword:
                self.take(keyword, text)
            keyword, text = (match[1], ast.literal_eval(match[2])) if match else (keyword, text + ast.literal_eval(line))
    if keyword:
        self.take(keyword, text)
    return self
