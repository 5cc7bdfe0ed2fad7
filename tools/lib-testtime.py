#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lib-testtime.py FOLDER COMMAND...   Runs one test for tools/check and writes down that it began, and when it has ended how
long it took and how much time of the processor it and all its processes took.

meson puts it before each test. The lines are added to FOLDER/test-times: "begin NAME", "end NAME CLOCK PROCESSOR", parted by tabs,
both times in seconds."""
import ctypes
import json
import os
import resource
import signal
import sys
import time

PR_SET_CHILD_SUBREAPER = 36
# How long what a test left behind may take to end before its time is no longer counted, in seconds.
LEFT_BEHIND_S = 1


def name_of(folder, command):
    """meson does not tell a test its name; the command and the environment are those of one test only."""
    with open(f"{folder}/meson-info/intro-tests.json", encoding="utf-8") as tests:
        same = [test for test in json.load(tests) if test["cmd"] == command]
    fitting = [test for test in same if all(os.environ.get(k) == v for k, v in test["env"].items())]
    return (fitting or same or [{"name": os.path.basename(command[0])}])[0]["name"]


def write(folder, *words):
    with open(f"{folder}/test-times", "a", encoding="utf-8") as times:
        times.write("\t".join(words) + "\n")


def wait_for(pid):
    """Processes that lost their parent come to us; they are waited for too, so that their time is counted."""
    while True:
        ended, status = os.wait()
        if ended == pid:
            return os.waitstatus_to_exitcode(status)


class Stopped(Exception):
    """meson ends a test that takes longer than its limit: all its processes get the signal."""


def stop(number, frame):
    raise Stopped


def wait_for_the_rest():
    end = time.monotonic() + LEFT_BEHIND_S
    try:
        while time.monotonic() < end:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.02)
    except ChildProcessError:
        pass


def main():
    folder, *command = sys.argv[1:]
    name = name_of(folder, command)
    write(folder, "begin", name)
    begin = time.monotonic()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    try:
        signal.signal(signal.SIGTERM, stop)
        status = wait_for(os.posix_spawnp(command[0], command, os.environ))
    except Stopped:
        status = -signal.SIGTERM
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    clock = time.monotonic() - begin
    wait_for_the_rest()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    write(folder, "end", name, f"{clock:.2f}", f"{used.ru_utime + used.ru_stime:.2f}")
    if status < 0:
        # meson is to see the signal that ended the test.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(-status, signal.SIG_DFL)
        os.kill(os.getpid(), -status)
    sys.exit(status)


main()
