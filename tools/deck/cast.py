# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheet of heads: python3 cast.py OUT.svg"""
import sys

from mokuhan import *
import figures as F

CAST = [(F.head_woman, {}), (F.head_man, {}), (F.head_man, {"kind": "stern"}), (F.head_man, {"kind": "round"}),
        (F.head_man, {"kind": "weathered"}), (F.head_man, {"kind": "young"}), (F.head_old, {"hood": AI}), (F.head_child, {})]

if __name__ == "__main__":
    s = Sheet(1560, 480, seed="cast")
    s.raw('<rect width="1560" height="480" fill="%s"/>' % PAPER)
    for i, (f, kw) in enumerate(CAST):
        s.push(120 + i * 190, 215, 0, 1.35)
        f(s, **kw)
        s.pop()
        s.push(60 + i * 190, 445, 0, .22)
        f(s, **kw)
        s.pop()
    with open(sys.argv[1], "w", encoding="utf-8") as out:
        out.write(s.svg())
