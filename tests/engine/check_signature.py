#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that rules and bots play as the repository says: tests/golden/signature.txt against "chieu-engine bench --parts".

    check_signature.py ENGINE SIGNATURE.TXT
"""
import subprocess
import sys


def parts(text):
    """The signatures by their parts: "GAME SEATS LEVEL", and "signature" for all."""
    return dict(line.rsplit(" ", 1) for line in text.splitlines() if line.strip())


def main(engine, path):
    with open(path, encoding="ascii") as f:
        stated = parts(f.read())
    done = subprocess.run([engine, "bench", "--parts"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(f"chieu-engine bench --parts: status {done.returncode}\n{done.stderr}")
        return 1
    played = parts(done.stdout)
    wrong = [part for part in {**stated, **played} if stated.get(part) != played.get(part)]
    for part in wrong:
        if part != "signature":
            print(f"{part} plays otherwise: {stated.get(part, 'nothing')} is stated, {played.get(part, 'nothing')} was played")
    if not wrong:
        print(f"{len(played) - 1} parts play as stated, signature {played['signature']}")
        return 0
    print(f"""
The rules or the bots of these play otherwise than tests/golden/signature.txt states. Where that is not meant, it is a
fault. Where it is meant, write the file anew and end the body of the commit with the signature of all:

    {engine} bench --parts > {path}

    Signature: {played.get('signature')}""")
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
