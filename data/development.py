#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""development.py INPUT OUTPUT   The desktop file, metainfo or icon of the development profile, made from the release's.

The development program has an id, a name and a striped icon of its own, so that it can be installed beside the
release. The checked-in files stay those of the release, whole and translated."""
import re
import sys

RELEASE = "io.github.chieubai.ChieuBai"
STRIPES = """<defs><clipPath id="foot"><path d="M40 396h432v4a80 80 0 0 1-80 80H120a80 80 0 0 1-80-80z"/></clipPath></defs>
<g clip-path="url(#foot)"><path fill="#f2c230" d="M40 396h432v84H40z"/><path fill="#1d1b1a" d="%s"/></g></svg>"""


def desktop(text):
    return re.sub(r"^(Name=.*)$", r"\1 Devel", rename(text), flags=re.M)


def metainfo(text):
    # The name of the component comes first; the developer's has attributes.
    return rename(text).replace("</name>", " Devel</name>", 1)


def icon(text):
    bars = " ".join(f"M{x} 480l84-84h48l-84 84z" for x in range(-20, 500, 96))
    return text.replace("</svg>", STRIPES % bars)


def rename(text):
    return re.sub(re.escape(RELEASE) + r"(?!\.Devel)", RELEASE + ".Devel", text)


def main():
    source, target = sys.argv[1:]
    change = next(f for end, f in {".desktop.in": desktop, ".metainfo.xml.in": metainfo, ".svg": icon}.items()
                  if source.endswith(end))
    with open(source, encoding="utf-8") as f:
        before = f.read()
    after = change(before)
    if after == before:
        sys.exit(f"{source}: nothing to change for the development profile")
    with open(target, "w", encoding="utf-8") as f:
        f.write(after)


main()
