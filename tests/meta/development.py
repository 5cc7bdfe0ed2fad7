#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""development.py ROOT   The development profile has its own id and name wherever a desktop looks, and the release has neither."""
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import tree

ID = "io.github.chieubai.ChieuBai"
SOURCES = (f"data/{ID}.desktop.in", f"data/{ID}.metainfo.xml.in", f"data/icons/hicolor/scalable/apps/{ID}.svg")


def changed(root, path, work):
    target = os.path.join(work, os.path.basename(path))
    subprocess.run([sys.executable, os.path.join(root, "data/development.py"), os.path.join(root, path), target], check=True)
    with open(target, encoding="utf-8") as f:
        return f.read()


def desktop(text):
    lines = text.splitlines()
    return f"Icon={ID}.Devel" in lines and "Name=Chiếu Bài Devel" in lines and text.count("Devel") == 2


def metainfo(text):
    component = ElementTree.fromstring(text)
    return (component.findtext("id"), component.findtext("name"), component.findtext("launchable")) == \
        (ID + ".Devel", "Chiếu Bài Devel", ID + ".Devel.desktop")


def icon(text):
    # The stripes are the last thing drawn.
    return "#foot" in ElementTree.fromstring(text)[-1].get("clip-path", "")


def main():
    root, = sys.argv[1:]
    complaints = []
    with tempfile.TemporaryDirectory() as work:
        for path, is_right in zip(SOURCES, (desktop, metainfo, icon)):
            if "Devel" in tree.text(root, path):
                complaints.append(f"{path}: the release bears the name of the development profile")
            if not is_right(changed(root, path, work)):
                complaints.append(f"{path}: is not what the development profile makes of it")
    tree.finish(complaints, len(SOURCES))


main()
