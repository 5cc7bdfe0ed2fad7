#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""versions.py ROOT VERSION   Everything that names the newest release names the same, and its day where it has one."""
import datetime
import email.utils
import json
import re
import sys
import xml.etree.ElementTree as ElementTree

import tree

ID = "io.github.chieubai.ChieuBai"


def news(root):
    match = re.search(r"^(\d\S*) \((.*)\)$", tree.text(root, "NEWS"), re.M)
    return match[1], datetime.datetime.strptime(match[2], "%d %B %Y").date()


def metainfo(root):
    release = ElementTree.fromstring(tree.text(root, f"data/{ID}.metainfo.xml.in")).find("releases/release")
    return release.get("version"), datetime.date.fromisoformat(release.get("date"))


def debian(root):
    text = tree.text(root, "packaging/debian/changelog")
    day = email.utils.parsedate_to_datetime(re.search(r"^ -- .*?>  (.*)$", text, re.M)[1])
    return re.match(r"chieu-bai \((.*)-\d+\)", text)[1], day.date()


def flatpak(root):
    manifest = json.loads(tree.text(root, f"flatpak/{ID}.json"))
    return manifest["modules"][-1]["sources"][0]["tag"].removeprefix("v"), None


def main():
    root, version = sys.argv[1:]
    said = {"NEWS": news(root), "metainfo": metainfo(root), "packaging/debian/changelog": debian(root),
            "flatpak": flatpak(root)}
    day = said["NEWS"][1]
    complaints = [f"{place}: {found} and not {version} as in meson.build"
                  for place, (found, _) in said.items() if found != version]
    complaints += [f"{place}: {when} and not {day} as in NEWS" for place, (_, when) in said.items()
                   if when not in (None, day)]
    tree.finish(complaints, len(said))


main()
