# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds the letters that the program needs from its own font, and those that a font file has."""
import os
import struct

# Below this every system has letters of its own.
FIRST_OWN = 0x2E80

# Always in the font: what Vietnamese, English and the punctuation of all languages need, and all kana.
ALWAYS = (
    [(0x20, 0x7E), (0xA0, 0xFF)]
    + [(ord(c), ord(c)) for c in "ĂăĐđĨĩŨũƠơƯư–—‘’“”…·•×←↑→↓−✓"]
    + [(0x1EA0, 0x1EF9), (0x3000, 0x3003), (0x3005, 0x3015), (0x3041, 0x3096), (0x3099, 0x30FF), (0xFF01, 0xFF5E)]
)

# Where a person's texts are: the catalogues, the help in every language, lessons, rules of the house, metadata.
TEXTS = {"po": (".po",), "help": (".page", ".po"), "data": (".json", ".in"), "src": (".c", ".h", ".ui")}


def used(root):
    """Letter → the first file that has it, for all letters of ours in the texts."""
    found = {}
    for folder, suffixes in TEXTS.items():
        for place, folders, names in os.walk(os.path.join(root, folder)):
            folders.sort()
            for name in sorted(n for n in names if n.endswith(suffixes)):
                path = os.path.join(place, name)
                with open(path, encoding="utf-8") as f:
                    letters = set(f.read())
                for letter in letters:
                    if ord(letter) >= FIRST_OWN:
                        found.setdefault(letter, os.path.relpath(path, root))
    return found


def wanted(root):
    """All letters that belong into the font."""
    letters = {chr(c) for first, last in ALWAYS for c in range(first, last + 1)}
    return letters | set(used(root))


def in_font(path):
    """The letters that the file of a font has, read from its table of characters (cmap, formats 4 and 12)."""
    with open(path, "rb") as f:
        data = f.read()
    tables = {}
    for i in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, 12 + 16 * i)
        tables[tag] = offset
    cmap = tables[b"cmap"]
    letters = set()
    for i in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        offset = cmap + struct.unpack_from(">I", data, cmap + 4 + 8 * i + 4)[0]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 4:
            letters |= segments(data, offset)
        elif kind == 12:
            for group in range(struct.unpack_from(">I", data, offset + 12)[0]):
                first, last, _ = struct.unpack_from(">III", data, offset + 16 + 12 * group)
                letters |= {chr(c) for c in range(first, last + 1)}
    return letters


def segments(data, offset):
    """The letters of a cmap of format 4."""
    double = struct.unpack_from(">H", data, offset + 6)[0]
    n = double // 2
    ends = struct.unpack_from(f">{n}H", data, offset + 14)
    starts = struct.unpack_from(f">{n}H", data, offset + 16 + double)
    deltas = struct.unpack_from(f">{n}h", data, offset + 16 + 2 * double)
    place = offset + 16 + 3 * double
    shifts = struct.unpack_from(f">{n}H", data, place)
    letters = set()
    for i in range(n):
        for c in range(starts[i], min(ends[i], 0xFFFE) + 1):
            glyph = c + deltas[i]
            if shifts[i]:
                glyph = struct.unpack_from(">H", data, place + 2 * i + shifts[i] + 2 * (c - starts[i]))[0]
            if glyph & 0xFFFF:
                letters.add(chr(c))
    return letters
