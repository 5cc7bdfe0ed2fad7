#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two games are played in turn, the program is killed, and both matches are there again, as they lay. A match is given up alone."""
import os
import signal

import driver

TO_TOM, CHAN = "Tổ tôm", "Chắn"


def start(name, folder):
    return driver.Program(name, arguments=["--seed", "5", "--pace", "none", "--data-dir", folder])


def kill(program):
    """As kill -9 does it, and not through the tool, which would close the window first."""
    words = program("status").split()
    pid = next(int(w.split("=")[1]) for w in words if w.startswith("pid="))
    os.kill(pid, signal.SIGKILL)
    program("stop", "--kill", check=False)
