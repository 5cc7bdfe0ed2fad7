# SPDX-License-Identifier: GPL-3.0-or-later
"""Orca on the desktop of a test, and all that it speaks."""
import importlib.util
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import unicodedata

import driver

LISTEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "listen.py")
# Where tools/unpack-orca has put Orca's packages, if it is not installed.
ROOT = os.environ.get("ORCA_ROOT", "")
ROOF, BREVE, DOT_BELOW = "\u0302", "\u0306", "\u0323"
# Seconds within which something must be spoken, on a machine that has other things to do.
SOON = 90


def environment():
    """The environment in which Python finds an Orca that is not installed."""
    folder = f"{ROOT}/usr/lib"
    machine = next((f"{folder}/{name}" for name in (os.listdir(folder) if ROOT and os.path.isdir(folder) else ())
                    if os.path.isdir(f"{folder}/{name}/girepository-1.0")), None)
    if machine is None:
        return {}
    return {"PYTHONPATH": f"{folder}/python3/dist-packages", "GI_TYPELIB_PATH": f"{machine}/girepository-1.0",
            "LD_LIBRARY_PATH": machine, "PYTHONDONTWRITEBYTECODE": "1"}


def is_there():
    return bool(environment()) or importlib.util.find_spec("orca") is not None


def plain(text):
    """TEXT in small letters without the marks of Vietnamese (src/voiced.c), and dots as pauses: spoken and shown texts are compared in this
    form."""
    text = re.sub(r"\bù\b", "oo", unicodedata.normalize("NFC", text), flags=re.IGNORECASE)
    text = text.replace("đ", "d").replace("Đ", "D").replace(" · ", "; ")
    out = ""
    for c in text:
        parts = unicodedata.normalize("NFD", c)
        if len(parts) > 1 and parts[0].isascii():
            c = parts[0] + (ROOF if ROOF in parts else "")
            if c in "aA" and DOT_BELOW in parts and BREVE not in parts:
                c += "h"
        out += c
    return unicodedata.normalize("NFC", " ".join(out.split())).casefold()


class Ear:
    """Starts Orca beside PROGRAM; what it says is read from a file. Ended when the block is left."""

    def __init__(self, program):
        self.program = program
        self.folder = tempfile.mkdtemp(prefix="ear-", dir=os.environ.get("TMPDIR"))
        self.file = os.path.join(self.folder, "spoken")

    def __enter__(self):
        # Warnings of its own libraries do not end Orca, as they end the program.
        env = {**self.program.module.Inst(self.program.name).env(), **environment(), "G_DEBUG": ""}
        with open(os.path.join(self.folder, "output"), "wb") as output:
            self.process = subprocess.Popen([driver.SYSTEM_PYTHON, LISTEN, self.file, os.path.join(self.folder, "settings")],
                                            env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        self.wait(lambda: self.entries(), "Orca says nothing at all")
        return self

    def __exit__(self, kind, *rest):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if kind is not None:
            print("\n".join(self.said(0)))
        shutil.rmtree(self.folder, ignore_errors=True)

    def output(self):
        with open(os.path.join(self.folder, "output"), encoding="utf-8", errors="replace") as file:
            return file.read()[-2000:]

    def entries(self):
        try:
            with open(self.file, encoding="utf-8") as file:
                return [json.loads(line) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def now(self):
        """The number of entries so far, from which later ones are counted."""
        return len(self.entries())

    def said(self, since, until=None):
        return [e["say"] for e in self.entries()[since:until] if "say" in e]

    def heard(self, since):
        return plain(" ".join(self.said(since)))

    def wait(self, test, complaint, seconds=SOON):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if test():
                return
            if self.process.poll() is not None:
                raise AssertionError(f"Orca has ended ({self.process.returncode}): {self.output()}")
            time.sleep(0.1)
        raise AssertionError(complaint)

    def wait_for(self, words, since, what):
        """Waits until all of WORDS were said after entry SINCE; WHAT names the occasion in the message."""
        words = [plain(word) for word in words if word]

        def missing():
            return [word for word in words if word not in self.heard(since)]
        try:
            self.wait(lambda: not missing(), "")
        except AssertionError as error:
            raise AssertionError(str(error) or f"{what}: {missing()} was not spoken; spoken: {self.said(since)}") from None

    def assert_never_said(self, since, *words):
        """None of WORDS was said after entry SINCE."""
        for text in self.said(since):
            for word in words:
                assert word not in text, f"“{word}” was spoken: “{text}”"

    def cut_short(self):
        """Texts right after which Orca went silent. As long as nobody presses a key, only the program can have silenced it, by a newer
        announcement; a key that is pressed silences it too."""
        entries = self.entries()
        return [entries[i - 1]["say"] for i, e in enumerate(entries) if "stop" in e and i > 0 and "say" in entries[i - 1]]
