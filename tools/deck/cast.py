# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheet of heads: python3 cast.py OUT.svg"""
import importlib
import os
import sys

from deck import FACES
from mokuhan import *
import figures as F
from men import MEN

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "faces"))
for face in FACES.values():     # each enters its own heads
    importlib.import_module(face.module)

CAST = [(F.head_woman, {})] + [(F.head_man, {"kind": k}) for k in MEN] + [(F.head_old, {"hood": AI}), (F.head_child, {})]
ROW = 7     # heads in a row

if __name__ == "__main__":
    rows = -(-len(CAST) // ROW)
    s = Sheet(40 + ROW * 190, 30 + rows * 450, seed="cast")
    s.raw('<rect width="%d" height="%d" fill="%s"/>' % (s.w, s.h, PAPER))
    for i, (f, kw) in enumerate(CAST):
        x, y = i % ROW * 190, i // ROW * 450
        s.push(120 + x, y + 200, 0, 1.35)
        f(s, **kw)
        s.pop()
        s.push(60 + x, y + 425, 0, .22)
        f(s, **kw)
        s.pop()
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        out.write(s.svg())
