#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""letters.py ROOT PROGRAM   Every text of every catalogue is drawn by the program's own fonts alone.

PROGRAM (test-letters) runs with a configuration of fontconfig that knows no fonts of the system."""
import os
import subprocess
import sys
import tempfile

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{}</cachedir></fontconfig>
"""


def line(language, text):
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", " ")
    return f"{language.replace('_', '-')}\t{escaped}\n"


def texts(root):
    sys.path.insert(0, os.path.join(root, "tools", "lang"))
    import catalogues
    for language in catalogues.languages(root):
        with open(catalogues.catalogue(root, language), encoding="utf-8") as f:
            for entry in catalogues.entries(f.read()):
                yield from (line(language, text) for text in entry.translations)
                yield from (line("en", text) for text in entry.sources())


def main():
    root, program = sys.argv[1:]
    with tempfile.TemporaryDirectory() as work:
        configuration = os.path.join(work, "fonts.conf")
        with open(configuration, "w", encoding="utf-8") as f:
            f.write(CONFIGURATION.format(work))
        environment = dict(os.environ, FONTCONFIG_FILE=configuration, LC_ALL="C.UTF-8")
        done = subprocess.run([program], input="".join(texts(root)), env=environment, encoding="utf-8")
    sys.exit(done.returncode)


main()
