#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""includes.py ROOT DESIGN   Each folder of ROOT/src includes only what its row in DESIGN (docs/design.md) names. A game's part of
a layer, src/games/GAME/LAYER, is held to the row of the layer, and no game includes another one. NAME-private.h is included by
files of its own folder only."""
import os
import re
import sys

import tree

C_LIBRARY = set("""assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign
stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype""".split())
POSIX = re.compile(r"(sys/\w+|unistd|fcntl|getopt|pthread|poll|dirent|termios|strings|libgen|dlfcn)\.h$")
LIBRARIES = {
    "GLib/GIO": re.compile(r"(glib(-unix|-object)?|gobject|gio|gmodule)(/.*|\.h|-.*)$|glib/.*|gio/.*"),
    "SQLite": re.compile(r"sqlite3\.h$"),
    "json-glib": re.compile(r"json-glib/.*"),
    "GTK": re.compile(r"(gtk|gdk|gsk|graphene|pango|cairo)(/.*|-.*|\.h)$"),
    "libadwaita": re.compile(r"adwaita\.h$"),
    "librsvg": re.compile(r"librsvg/.*"),
    "speech-dispatcher": re.compile(r"libspeechd\.h$"),
    "espeak-ng": re.compile(r"espeak-ng/.*"),
    "fontconfig": re.compile(r"fontconfig/.*"),
    "Linux": re.compile(r"linux/.*"),
}
ROW = re.compile(r"^\| `src/(\w+)/` \|[^|]*\|([^|]*)\|$", re.M)
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)
# Files beside the folders, and the folders that may include each.
BESIDE = {"config.h": "GLib/GIO", "compat.h": "GTK", "voiced.h": "GLib/GIO"}
# Headers that the build makes beside the file that includes them.
MADE = {"mat-resources.h"}


def table(design):
    """Folder -> the folders and libraries it may use. Text after a semicolon is a remark."""
    rows = {}
    for folder, cell in ROW.findall(design):
        rows[folder] = {w.strip() for w in cell.split(";")[0].split(",")} - {"C library only"}
    return rows


def allowed(rows, folder):
    """The folders and libraries that a folder may use: those of its row, and of the rows of the folders there."""
    out, todo = set(), [folder]
    while todo:
        name = todo.pop()
        if name not in out:
            out.add(name)
            todo += rows.get(name, ())
    return out | {"POSIX"} if out & {"GLib/GIO", "Linux"} else out


def layer_of(path):
    """The layer that a file of src belongs to: for a file of a game the folder below the game's, else the first folder below src."""
    parts = path.split(os.sep)
    return parts[3] if parts[1] == "games" and len(parts) > 4 else parts[1]


def game_of(path):
    """The game that a file of src belongs to, or None."""
    parts = path.split(os.sep)
    return parts[2] if parts[1] == "games" and len(parts) > 4 else None


def place_of(root, path, name):
    """The file that an include of “NAME” in PATH means: beside it, or below src. None where there is none, as it is made in the build."""
    beside = os.path.normpath(os.path.join(os.path.dirname(path), name))
    for place in beside, os.path.join("src", name):
        if os.path.exists(os.path.join(root, place)):
            return place
    return None


def needs(root, path, quote, name):
    """The folder or library that an include belongs to; None where that is unknown."""
    if quote == "<":
        if name.endswith(".h") and name[:-2] in C_LIBRARY:
            return "C"
        if POSIX.match(name):
            return "POSIX"
        return next((lib for lib, form in LIBRARIES.items() if form.match(name)), None)
    if name in BESIDE:
        return BESIDE[name]
    return layer_of(place_of(root, path, name) or path)


def main():
    root, design = sys.argv[1:3]
    with open(design, encoding="utf-8") as f:
        rows = table(f.read())
    complaints, count = [], 0
    for path in tree.files(root, ["src"], (".c", ".h", ".inc")):
        folder = layer_of(path)
        if path.count(os.sep) < 2:
            continue
        count += 1
        if folder not in rows:
            complaints.append(f"{path}: src/{folder} has no row in {design}")
            continue
        may = allowed(rows, folder) | {"C"}
        for quote, name in INCLUDE.findall(tree.text(root, path)):
            if quote == '"' and name not in BESIDE and name not in MADE and place_of(root, path, name) is None:
                complaints.append(f"{path}: includes {name}, which is neither beside it nor under src/")
            if name.endswith("-private.h") and os.path.dirname(place_of(root, path, name) or path) != os.path.dirname(path):
                complaints.append(f"{path}: includes {name}, which is private to its folder")
            owner = needs(root, path, quote, name)
            other = game_of(place_of(root, path, name) or path) if quote == '"' else None
            if other is not None and game_of(path) not in (None, other):
                complaints.append(f"{path}: includes {name}; a game includes no other game")
            if owner not in may:
                complaints.append(f"{path}: includes {name} ({owner or 'unknown'}); src/{folder} may use {', '.join(sorted(may))}")
    tree.finish(complaints, count)


main()
