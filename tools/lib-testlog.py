#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lib-testlog.py LABEL FOLDER [RUN]...   Counts a meson test run for tools/check.

Reads FOLDER/meson-logs/testlog.json, names each test that failed with the end of what it
printed, and ends with one line "passed failed skipped"."""
import json
import sys

PASSED = {"OK", "EXPECTEDFAIL"}
TAIL = 40


def results(folder):
    """One object a line; a run that was cut short simply has fewer."""
    try:
        with open(f"{folder}/meson-logs/testlog.json", encoding="utf-8") as log:
            return [json.loads(line) for line in log if line.strip()]
    except FileNotFoundError:
        return []


def complain(label, test):
    print(f"FAILED ({label}, {test['result']}): {test['name']}", file=sys.stderr)
    text = (test.get("stdout", "") + test.get("stderr", "")).splitlines()
    for line in text[-TAIL:]:
        print("    " + line, file=sys.stderr)


def main():
    label, folder = sys.argv[1:3]
    passed = failed = skipped = 0
    for test in results(folder):
        if test["result"] in PASSED:
            passed += 1
        elif test["result"] == "SKIP":
            skipped += 1
            print(f"skipped ({label}): {test['name']}", file=sys.stderr)
        else:
            failed += 1
            complain(label, test)
    print(passed, failed, skipped)


main()
