#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""files.py RECORD   A record named on the command line is shown; a bad record and an unknown option are reported; a deck is printed."""
import os
import shutil
import subprocess
import sys

import driver


def run_program(*words):
    """The exit status of the program with these words on its command line, and its errors."""
    done = subprocess.run([os.environ["CHIEU_PROGRAM"], *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def check_options():
    for words, says in ((["--bogus"], "no option --bogus"), (["-x"], "no option -x"), (["--seed"], "--seed"), (["--seed", "abc"], "abc"),
                        (["--pace", "soon"], "soon")):
        status, said = run_program(*words)
        assert status == 2, f"{words}: status {status}"
        assert said.startswith("chieu-bai: ") and says in said and said.count("\n") == 1, f"{words}: {said}"
    assert "--help" in run_program("--bogus")[1]
    for words in (["--print-deck", "to-tom"], ["--pdf", "x.pdf"], ["--print-deck", "whist", "--pdf", "x.pdf"]):
        status, said = run_program(*words)
        assert status == 2 and said.startswith("chieu-bai: ") and said.count("\n") == 1, f"{words}: {status}, {said}"


def check_printing(folder):
    path = os.path.join(folder, "bộ bài.pdf")
    assert run_program("--print-deck", "luc-ho", "--pdf", path) == (0, "")
    with open(path, "rb") as file:
        assert file.read(5) == b"%PDF-"
    status, said = run_program("--print-deck", "luc-ho", "--pdf", os.path.join(folder, "none", "x.pdf"))
    assert status == 1 and "none/x.pdf" in said and said.count("\n") == 1, said
    assert run_program("--version")[0] == 0


def test(folder):
    check_options()
    check_printing(folder)
    record, bad = os.path.join(folder, "Một ván.chieu"), os.path.join(folder, "bad.chieu")
    shutil.copyfile(sys.argv[1], record)
    with open(bad, "w", encoding="utf-8") as file:
        file.write("chieu-record 1\ngame whist\n")
    with driver.Program("files-1", arguments=["--data-dir", f"{folder}/1", record]) as program:
        program.wait("A hand from a record")
        program("key", "Escape")
        program.wait(driver.START)
    with driver.Program("files-2", arguments=["--data-dir", f"{folder}/2", bad]) as program:
        program.wait("This is not a valid record of a hand")
    with driver.Program("files-3", arguments=["--data-dir", f"{folder}/3", os.path.join(folder, "none.chieu"), record]) as program:
        program.wait("The record could not be read")


driver.main(test)
