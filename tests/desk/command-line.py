#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line: a record is shown, a bad or missing one is reported, options that are unknown or have impossible values are
refused, a deck is printed.

usage: command-line.py RECORD    a valid record of a hand"""
import os
import shutil
import subprocess
import sys

import driver

# The exit statuses of chieu-bai(1): a file could not be written, the command line is not understood.
FAILED, NOT_UNDERSTOOD = 1, 2


def run_program(*words):
    """Runs the program with WORDS on its command line. Returns its exit status and what it wrote to stderr."""
    done = subprocess.run([os.environ["CHIEU_PROGRAM"], *words], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stderr


def assert_refused(words, expected_status, expected_text):
    """The program ends with this status, and with one line on stderr that begins with its name and contains this text."""
    status, errors = run_program(*words)
    assert status == expected_status, f"{words}: status {expected_status} was expected, {status} was seen: {errors}"
    assert errors.startswith("chieu-bai: ") and errors.count("\n") == 1 and expected_text in errors, \
        f"{words}: one line “chieu-bai: … {expected_text} …” was expected, and “{errors}” was seen"


def check_options():
    for words, text in ((["--bogus"], "no option --bogus"), (["-x"], "no option -x"), (["--seed"], "--seed"), (["--seed", "abc"], "abc"),
                        (["--pace", "soon"], "soon"), (["--bogus"], "--help"), (["--print-deck", "to-tom"], ""), (["--pdf", "x.pdf"], ""),
                        (["--print-deck", "whist", "--pdf", "x.pdf"], "")):
        assert_refused(words, NOT_UNDERSTOOD, text)
    status, errors = run_program("--version")
    assert status == 0, f"--version: status 0 was expected, {status} was seen: {errors}"


def check_printing(folder):
    # A name as a person gives it, with a space and letters beyond ASCII.
    path = os.path.join(folder, "bộ bài.pdf")
    seen = run_program("--print-deck", "luc-ho", "--pdf", path)
    assert seen == (0, ""), f"status 0 and no errors were expected, {seen} was seen"
    with open(path, "rb") as file:
        head = file.read(5)
    assert head == b"%PDF-", f"“%PDF-” was expected at the beginning of {path}, {head} was seen"
    assert_refused(["--print-deck", "luc-ho", "--pdf", os.path.join(folder, "none", "x.pdf")], FAILED, "none/x.pdf")


def test(folder):
    check_options()
    check_printing(folder)
    # A name as a person gives it, again.
    record, bad = os.path.join(folder, "Một ván.chieu"), os.path.join(folder, "bad.chieu")
    shutil.copyfile(sys.argv[1], record)
    with open(bad, "w", encoding="utf-8") as file:
        file.write("chieu-record 1\ngame whist\n")
    with driver.Program("command-line-1", arguments=["--data-dir", f"{folder}/1", record]) as program:
        program.wait("A hand from a record")
        program("key", "Escape")
        program.wait(driver.START)
    with driver.Program("command-line-2", arguments=["--data-dir", f"{folder}/2", bad]) as program:
        program.wait("This is not a valid record of a hand")
    # The missing record is reported even if another one can be shown.
    with driver.Program("command-line-3", arguments=["--data-dir", f"{folder}/3", os.path.join(folder, "none.chieu"), record]) as program:
        program.wait("The record could not be read")


driver.main(test)
