#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lib-testlog.py LABEL FOLDER [MESON-TEST-ARGUMENT]...   Runs tests of a build folder for tools/check.

Shows how far it is, then names each test that failed with the end of what it printed, each that was skipped, and the ten
that took longest. Writes "passed failed skipped" to FOLDER/test-counts; the exit status is that of meson test."""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time

PASSED = {"OK", "EXPECTEDFAIL"}
TAIL = 40
SLOWEST = 10
# How often it is said how far it is, in seconds: to a person and to a log.
PERSON_S, LOG_S = 0.5, 20
# Lines that a test prints of a row that failed; those that explain it begin with a number sign.
ROW_FAILED = re.compile(r"\s*not ok\b(?!.*# (TODO|SKIP))")
ROWS_SHOWN = 15


class Times:
    """The times that lib-testtime.py has written down so far."""

    def __init__(self, path):
        self.path = path
        self.place = 0
        self.began = {}    # name: when it was seen to run
        self.ended = {}    # name: seconds by the clock, seconds of the processor
        open(path, "w", encoding="utf-8").close()

    def read(self):
        with open(self.path, encoding="utf-8") as times:
            times.seek(self.place)
            text = times.read()
        whole = text[:text.rfind("\n") + 1]
        self.place += len(whole.encode())
        for what, name, *numbers in (line.split("\t") for line in whole.splitlines()):
            if what == "begin":
                self.began[name] = time.monotonic()
            else:
                self.began.pop(name, None)
                self.ended[name] = tuple(map(float, numbers))


def meson_test(folder, arguments):
    return ["meson", "test", "-C", folder, "--no-rebuild", *arguments]


def count_tests(folder, arguments):
    listed = subprocess.run(meson_test(folder, ["--list", *arguments]), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                            text=True)
    return len([line for line in listed.stdout.splitlines() if line and not line.startswith("ninja:")])


def show_progress(times, total, begin, is_person):
    now = time.monotonic()
    running = ", ".join(f"{name} ({now - since:.0f} s)" for name, since in sorted(times.began.items(), key=lambda i: i[1]))
    line = f"{len(times.ended)} of {total} done after {now - begin:.0f} s; now: {running or '–'}"
    if is_person:
        print("\r\033[K" + line[:shutil.get_terminal_size().columns - 1], end="", flush=True)
    else:
        print("    " + line, flush=True)


def run(folder, arguments, times):
    """Runs the tests. Returns: the status of meson test."""
    is_person = sys.stdout.isatty()
    total = count_tests(folder, arguments)
    own = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib-testtime.py")
    # Twice as many as there are processors: a test of a window waits half of its time for the window.
    how = ["--wrapper", shlex.join([sys.executable, own, folder]), "--num-processes", str(2 * (os.cpu_count() or 1))]
    begin = said = time.monotonic()
    with open(f"{folder}/test-output.log", "w", encoding="utf-8") as log:
        meson = subprocess.Popen(meson_test(folder, [*how, *arguments]), stdout=log, stderr=subprocess.STDOUT)
        while True:
            try:
                meson.wait(PERSON_S)
                break
            except subprocess.TimeoutExpired:
                times.read()
            if is_person or time.monotonic() - said >= LOG_S:
                show_progress(times, total, begin, is_person)
                said = time.monotonic()
    times.read()
    if is_person:
        print("\r\033[K", end="")
    return meson.returncode


def log_of(folder):
    """meson names it after the program that it puts before each test."""
    return f"{folder}/meson-logs/testlog-{os.path.basename(sys.executable)}.json"


def results(folder):
    """One object a line; a run that was cut short simply has fewer."""
    try:
        with open(log_of(folder), encoding="utf-8") as log:
            return [json.loads(line) for line in log if line.endswith("\n")]
    except FileNotFoundError:
        return []


def failed_rows(lines):
    """The rows that failed, each with the lines that explain it."""
    rows = []
    explains = False
    for line in lines:
        explains = bool(ROW_FAILED.match(line)) or (explains and line.lstrip().startswith("#"))
        if explains:
            rows.append(line)
    return rows


def complain(label, test):
    print(f"FAILED ({label}, {test['result']}): {test['name']}")
    lines = (test.get("stdout", "") + "\n" + test.get("stderr", "")).splitlines()
    tail = lines[-TAIL:]
    # A row that failed long before the end is said again, last.
    rows = [line for line in failed_rows(lines) if line not in tail]
    for line in tail + rows[:ROWS_SHOWN]:
        print("    " + line)


def show_slowest(times):
    print(f"    The slowest {SLOWEST} (seconds by the clock, seconds of the processor):")
    for name, (clock, processor) in sorted(times.ended.items(), key=lambda i: -max(i[1]))[:SLOWEST]:
        print(f"    {clock:8.1f} {processor:8.1f}  {name}")
    print(f"    {sum(t[0] for t in times.ended.values()):8.1f} {sum(t[1] for t in times.ended.values()):8.1f}  all of them")


def main():
    label, folder, *arguments = sys.argv[1:]
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    times = Times(f"{folder}/test-times")
    if os.path.exists(log_of(folder)):
        os.remove(log_of(folder))
    status = run(folder, arguments, times)
    for test in results(folder):
        if test["result"] in PASSED:
            counts["passed"] += 1
        elif test["result"] == "SKIP":
            counts["skipped"] += 1
            print(f"skipped ({label}): {test['name']}")
        else:
            counts["failed"] += 1
            complain(label, test)
    if times.ended:
        show_slowest(times)
    with open(f"{folder}/test-counts", "w", encoding="utf-8") as file:
        print(*counts.values(), file=file)
    sys.exit(status)


main()
