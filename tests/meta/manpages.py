#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""manpages.py PAGE PROGRAM [PAGE PROGRAM]…   The page of the manual has all that the program's --help names, and no more; what each
option does stands in its section OPTIONS."""
import os
import re
import shutil
import subprocess
import sys

import tree

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
LEVELS = re.compile(r"there is no level “\?”; there is: (.*)")


def help_of(program):
    # It has to answer without a display, and in English.
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE")}
    return subprocess.run([program, "--help"], check=True, capture_output=True, text=True,
                          env=dict(environment, LC_ALL="C.UTF-8")).stdout


def levels_of(program):
    """The levels of bots, from the message about a wrong one."""
    done = subprocess.run([program, "bot", "to-tom", "--level", "?"], capture_output=True, text=True, check=False,
                          env=dict(os.environ, LC_ALL="C.UTF-8"))
    return LEVELS.search(done.stderr)[1].split(", ")


def plain(page):
    """The page without its roff: minus signs are hyphens, fonts and line breaks are gone; ".SH " begins a section."""
    with open(page, encoding="utf-8") as f:
        text = re.sub(r'^\.\\".*\n', "", f.read(), flags=re.M)
    text = re.sub(r"^\.(B|I|BI|BR|IR|RB|RI) ", "", text, flags=re.M).replace("\\-", "-")
    return re.sub(r"\s+", " ", text.replace('"', ""))


def commands(text, name):
    return set(re.findall(rf"\b{name} ([a-z]+)\b", text))


def compare(page, program):
    name = os.path.splitext(os.path.basename(page))[0]
    told, written = help_of(program), plain(page)
    complaints = []
    for find in (lambda text: set(OPTION.findall(text)), lambda text: commands(text, name)):
        complaints += [f"{page}: {word} of --help is missing" for word in sorted(find(told) - find(written))]
    complaints += [f"{page}: {word} is not in --help"
                   for word in sorted(set(OPTION.findall(written)) - set(OPTION.findall(told)))]
    explained = re.search(r"\.SH OPTIONS(.*?)(\.SH |$)", written)[1]
    complaints += [f"{page}: what {word} does is not in OPTIONS"
                   for word in sorted(set(OPTION.findall(told)) - set(OPTION.findall(explained)))]
    if "--level L" in told:
        complaints += [f"{page}: the level {word} is missing" for word in levels_of(program) if word not in written]
    return complaints


def roff(page):
    """The warnings of the formatter, where there is one."""
    if shutil.which("groff") is None:
        return []
    # The page is not given by its name: groff writes the name into its input, where it takes no letters of other alphabets.
    with open(page, encoding="utf-8") as file:
        done = subprocess.run(["groff", "-man", "-ww", "-z", "-Kutf8", "-Tutf8"], stdin=file, capture_output=True, text=True)
    return [f"{page}: {line}" for line in done.stderr.splitlines()]


def main():
    pairs = list(zip(sys.argv[1::2], sys.argv[2::2]))
    tree.finish([c for page, program in pairs for c in compare(page, program) + roff(page)], len(pairs))


main()
