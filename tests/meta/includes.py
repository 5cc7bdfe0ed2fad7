#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""includes.py ROOT DESIGN   Each folder of ROOT/src includes only what its row in DESIGN (docs/design.md) names."""
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
# What lies beside the folders: who may include it.
BESIDE = {"config.h": "GLib/GIO", "compat.h": "GTK"}


def table(design):
    """Folder -> the folders and libraries it may use. What follows a semicolon is a remark."""
    rows = {}
    for folder, cell in ROW.findall(design):
        rows[folder] = {w.strip() for w in cell.split(";")[0].split(",")} - {"C library only"}
    return rows


def allowed(rows, folder):
    """Each may use what the rows it names may use."""
    out, todo = set(), [folder]
    while todo:
        name = todo.pop()
        if name not in out:
            out.add(name)
            todo += rows.get(name, ())
    return out | {"POSIX"} if out & {"GLib/GIO", "Linux"} else out


def needs(root, path, quote, name):
    """The folder or library that an include belongs to; None where it belongs to nobody known."""
    if quote == "<":
        if name.endswith(".h") and name[:-2] in C_LIBRARY:
            return "C"
        if POSIX.match(name):
            return "POSIX"
        return next((lib for lib, form in LIBRARIES.items() if form.match(name)), None)
    if name in BESIDE:
        return BESIDE[name]
    place = os.path.dirname(path)
    beside = os.path.normpath(os.path.join(place, name))
    inside = beside if os.path.exists(os.path.join(root, beside)) else os.path.join("src", name)
    parts = inside.split(os.sep)
    if len(parts) > 2 and os.path.isdir(os.path.join(root, "src", parts[1])):
        return parts[1]
    return path.split(os.sep)[1]  # made in the build, beside the file that takes it


def main():
    root, design = sys.argv[1:3]
    with open(design, encoding="utf-8") as f:
        rows = table(f.read())
    complaints, count = [], 0
    for path in tree.files(root, ["src"], (".c", ".h", ".inc")):
        folder = path.split(os.sep)[1]
        if path.count(os.sep) < 2:
            continue
        count += 1
        if folder not in rows:
            complaints.append(f"{path}: src/{folder} has no row in {design}")
            continue
        may = allowed(rows, folder) | {"C"}
        for quote, name in INCLUDE.findall(tree.text(root, path)):
            owner = needs(root, path, quote, name)
            if owner not in may:
                complaints.append(f"{path}: includes {name} ({owner or 'unknown'}); src/{folder} may use {', '.join(sorted(may))}")
    tree.finish(complaints, count)


main()
