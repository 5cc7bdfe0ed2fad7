#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_tables.py GENERATOR RATES   The program of the build that makes tables from rates.txt refuses a file with a line too many or
too few, of another chi, or out of order."""
import subprocess
import sys
import tempfile
from pathlib import Path

GENERATOR, RATES = sys.argv[1:3]
LINES = Path(RATES).read_text(encoding="utf-8").splitlines()
FIRST = next(i for i, line in enumerate(LINES) if line.startswith("1 "))
SECOND = next(i for i, line in enumerate(LINES) if line.startswith("2 "))


def replaced(at, *lines):
    return LINES[:at] + list(lines) + LINES[at + 1:]


# Name, the lines of the file, and where and why it is refused; None if it is not.
ROWS = [
    ("as it is", LINES, None),
    ("a line too many", LINES + ["4 mau-thau 0"], f"{len(LINES) + 1}: there are too many lines"),
    ("a line of the last chi too many", LINES + [LINES[-1]], f"{len(LINES) + 1}: there are too many lines"),
    ("a line too few", LINES[:-1], f"{len(LINES) - 1}: lines are missing"),
    ("another chi", replaced(FIRST, LINES[SECOND]), f"{FIRST + 1}: no line of this chi"),
    ("less than before", replaced(SECOND - 1, "1 thung-pha-sanh 1"), f"{SECOND}: less than the line before"),
]

failed = False
with tempfile.TemporaryDirectory() as folder:
    rates, classes, table = (Path(folder) / name for name in ("rates.txt", "classes.c", "rates.c"))
    for about, lines, wanted in ROWS:
        rates.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        done = subprocess.run([GENERATOR, rates, classes, table], capture_output=True, text=True, timeout=120)
        expected = f"{rates}:{wanted}\n" if wanted else ""
        if (done.returncode, done.stderr) != (1 if wanted else 0, expected):
            failed = True
            print(f"{about}: expected {expected!r}, seen {done.returncode} {done.stderr!r}")
sys.exit(failed)
