#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""motion.py ROOT   No file of the mat but motion.[ch] holds a time or a curve.

A number where a timer or an animation is made, an easing that is not plain, and a transition or an animation in a style sheet are
complaints."""
import re
import sys

import tree

OWN = ("src/mat/motion.c", "src/mat/motion.h")
# Calls that take a time; their arguments may have no number but 0 and 1.
CALLS = re.compile(r"(?:g_timeout_add\w*|adw_timed_animation_new|set_delay_factor|_set_duration)\s*\(([^;{]*);")
NUMBER = re.compile(r"\b(?!0\b|1\b)\d+(?:\.\d+)?\b")
EASING = re.compile(r"ADW_EASE_\w+|ADW_SPRING\w*|adw_spring_\w+")
STYLE = re.compile(r"(?:transition|animation)[\w-]*\s*:")


def complaints(path, text):
    if path.endswith(".css"):
        return [f"{path}: “{found}” is a motion" for found in STYLE.findall(text)]
    return ([f"{path}: a number in “{' '.join(found.split())}”" for found in CALLS.findall(text) if NUMBER.search(found)]
            + [f"{path}: {found} is a curve" for found in EASING.findall(text)])


def main(root):
    paths = [p for p in tree.files(root, ("src",), (".c", ".h", ".css")) if re.match(r"src/(mat|games/[^/]+/mat)/", p)]
    assert set(OWN) <= set(paths), "the file of motions is not where it was"
    assert complaints("x.css", "a { transition: opacity 1s; }") and complaints("x.c", "g_timeout_add (300, f, x);"), "nothing is found"
    tree.finish([c for p in paths if p not in OWN for c in complaints(p, tree.text(root, p))], len(paths))


main(sys.argv[1])
