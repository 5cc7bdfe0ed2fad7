#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""table.py ROOT   The pictures of docs/table.md are those that tools/screenshots makes of the decisions that there are: each decision is
shown, each picture has the size of its name, none lies there that the page does not show, and all together are small."""
import os
import re
import struct
import sys

import tree

PICTURE = re.compile(r"\]\(table/([^)]+)\)")
BYTES_MAX = 3 * 1024 * 1024


def webp_size(path):
    """Width and height as the file's first chunk has them."""
    with open(path, "rb") as file:
        head = file.read(30)
    if head[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", head[26:30])
        return width & 0x3fff, height & 0x3fff
    if head[12:16] == b"VP8L":
        bits, = struct.unpack("<I", head[21:25])
        return (bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1
    return tuple(int.from_bytes(head[i:i + 3], "little") + 1 for i in (24, 27))


def expected(root):
    """The names that the tool gives to the pictures of the page."""
    found = re.search(r"^TABLE_PAGE = (\(.*?^\))", tree.text(root, "tools/screenshots"), re.M | re.S)
    chosen = eval(found.group(1), {"__builtins__": {}})     # a constant of names and numbers
    return {f"{name}-{size}-{text}-{language}.webp": tuple(map(int, size.split("x")))
            for names, size, text, language in chosen for name in names}


def main():
    root, = sys.argv[1:]
    complaints = []
    decisions = re.findall(r'^  { "([a-z-]+)", -?\d', tree.text(root, "tests/app/decisions/decision.c"), re.M)
    shown = PICTURE.findall(tree.text(root, "docs/table.md"))
    folder = os.path.join(root, "docs", "table")
    made = expected(root)

    for name in decisions:
        if not any(picture.startswith(f"{name}-1024x600-100-") for picture in shown):
            complaints.append(f"docs/table.md shows no picture of the decision {name}")
    for picture in sorted(set(shown) ^ set(made)):
        complaints.append(f"{picture}: " + ("tools/screenshots does not make it" if picture in shown else "docs/table.md does not show it"))
    for picture in sorted(set(os.listdir(folder)) - set(shown)):
        complaints.append(f"docs/table/{picture}: nobody shows it")
    for picture in sorted(set(shown) & set(made)):
        path = os.path.join(folder, picture)
        if not os.path.exists(path):
            complaints.append(f"docs/table/{picture} is missing: make it by tools/screenshots --table page")
        elif webp_size(path) != made[picture]:
            complaints.append(f"docs/table/{picture} is {webp_size(path)} large and not {made[picture]}")
    if sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder)) > BYTES_MAX:
        complaints.append(f"docs/table has more than {BYTES_MAX} bytes")
    tree.finish(complaints, len(decisions))


main()
