#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The seal of a deal, made as docs/notation.md says it is, is the one that chieu-engine prints; another deal has another.
Records of several games may lie in one file.

usage: check_seal.py CHIEU-ENGINE
"""
import hashlib
import os
import re
import subprocess
import sys
import tempfile

ROUNDS = 4096


def make_seal(record):
    """The seal of a record: of its lines up to the first move, without way and names, and the closing line."""
    lines = record.split("\n")
    moves = next(i for i, line in enumerate(lines) if re.match(r"\d ", line))
    head = [line for line in lines[:moves] if not re.match(r"(way|name) ?", line)]
    digest = ("\n".join(head) + "\nend\n").encode()
    for _ in range(ROUNDS):
        digest = hashlib.sha256(digest).digest()
    text = digest[:16].hex()
    return " ".join(text[i:i + 4] for i in range(0, 32, 4))


def main(engine):
    seals, records = [], []
    with tempfile.TemporaryDirectory() as folder:
        for game in ("to-tom", "chan", "mau-binh", "luc-ho"):
            for seed in ("1", "2"):
                path = os.path.join(folder, f"{game}-{seed}.txt")
                subprocess.run([engine, "play", game, "--seed", seed, "--record", path], check=True, stdout=subprocess.DEVNULL)
                said = subprocess.run([engine, "replay", "--seals", path], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()
                with open(path, encoding="utf-8") as file:
                    records.append(file.read())
                wanted = make_seal(records[-1])
                assert said == wanted, f"{game}, seed {seed}: {said} instead of {wanted}"
                seals.append(said)
        path = os.path.join(folder, "all.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(records)
        said = subprocess.run([engine, "replay", "--seals", path], check=True, text=True, stdout=subprocess.PIPE).stdout.split("\n")
        assert said[:-1] == seals, f"of all in one file: {said} instead of {seals}"
    assert len(set(seals)) == 8, "two deals have one seal"


main(sys.argv[1])
