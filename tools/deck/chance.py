# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance that is the same on every run: what makes hand-cut lines uneven."""
import math


def _hash(*k):
    h = 2166136261
    for v in k:
        for c in repr(v):
            h = ((h ^ ord(c)) * 16777619) & 0xFFFFFFFF
    return h


class Rng:
    """Tiny deterministic generator, so a card is the same on every run."""

    def __init__(self, seed):
        self.s = _hash(seed) or 1

    def __call__(self, a=0.0, b=1.0):
        s = self.s
        s ^= (s << 13) & 0xFFFFFFFF
        s ^= s >> 17
        s ^= (s << 5) & 0xFFFFFFFF
        self.s = s
        return a + (b - a) * (s / 4294967296.0)


def noise(seed):
    """Smooth 1-D value noise in [-1, 1]."""
    cache = {}

    def at(i):
        if i not in cache:
            cache[i] = Rng((seed, i))(-1, 1)
        return cache[i]

    def f(x):
        i = math.floor(x)
        t = x - i
        t = t * t * (3 - 2 * t)
        return at(i) * (1 - t) + at(i + 1) * t
    return f
