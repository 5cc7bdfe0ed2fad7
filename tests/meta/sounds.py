#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""sounds.py ROOT   The sounds of the mat are those that tools/sounds makes, each has as many strikes as it should have, and no two
sound alike."""
import array
import importlib.machinery
import importlib.util
import os
import sys
import wave

import tree

# The number of strikes that are heard; None: a roll, which has more than any other sound.
STRIKES = {"asked": 1, "card": 1, "gong": 1, "rim-1": 1, "rim-2": 2, "rim-3": 3, "beat-1": 1, "beat-2": 2, "beat-3": 3, "beat-4": 4,
           "report": 6, "roll": None}
MOST = max(number for number in STRIKES.values() if number is not None)
WINDOW = 0.010                  # the loudness is that of so many seconds
RISE = 1.7                      # a strike is so many times louder than the sound just before
FLOOR = 0.12                    # and at least so loud, as a part of the loudest


def load(root):
    loader = importlib.machinery.SourceFileLoader("sounds", os.path.join(root, "tools", "sounds"))
    sys.dont_write_bytecode = True
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("sounds", loader))
    loader.exec_module(module)
    return module


def read(path):
    with wave.open(path, "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path
        samples = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            samples.byteswap()
        return file.getframerate(), samples


def loudness(rate, samples):
    step = int(rate * WINDOW)
    return [sum(value * value for value in samples[i:i + step]) ** 0.5 for i in range(0, len(samples) - step, step)]


def strikes(rate, samples):
    """The number of strikes: of times at which the sound suddenly becomes louder."""
    levels, count, quiet = loudness(rate, samples), 0, 0
    for i, level in enumerate(levels):
        before = min(levels[max(0, i - 3):i], default=0.0)
        if i >= quiet and level > FLOOR * max(levels) and level > RISE * before:
            count, quiet = count + 1, i + 4
    return count


def brightness(rate, samples):
    """The number of times a second that the sound goes through zero in its first tenth of a second: higher for wood than for skin."""
    first = samples[:rate // 10]
    return sum((a < 0) != (b < 0) for a, b in zip(first, first[1:])) * rate / max(1, len(first))


def kind(rate, samples):
    """The traits by which an ear distinguishes sounds: strikes, skin or wood, long or short, loud or soft."""
    return strikes(rate, samples), brightness(rate, samples) > 1000, len(samples) > rate * 1.4, max(samples) > 16000


def main():
    root, = sys.argv[1:]
    folder = os.path.join(root, "data", "sounds")
    module = load(root)
    complaints, kinds = module.check(folder), {}
    if set(module.SOUNDS) != set(STRIKES):
        complaints.append(f"tools/sounds: not the sounds of this test: {sorted(set(module.SOUNDS) ^ set(STRIKES))}")
    for name in sorted(module.SOUNDS):
        rate, samples = read(os.path.join(folder, name + ".wav"))
        heard = strikes(rate, samples)
        wanted = STRIKES.get(name)
        if heard != wanted if wanted is not None else heard <= MOST:
            complaints.append(f"{name}.wav: {heard} strikes are heard, not {wanted or 'a roll'}")
        kinds.setdefault(kind(rate, samples), []).append(name)
    complaints += [f"{' and '.join(names)} sound alike" for names in kinds.values() if len(names) > 1]
    tree.finish(complaints, len(module.SOUNDS))


main()
