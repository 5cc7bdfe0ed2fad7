#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Orca with a stand-in for speech-dispatcher that does not speak but writes: one JSON line for each text that it is given
({"at": SECONDS, "say": TEXT}) and one for each time it is told to be silent ({"at": SECONDS, "stop": true}).

usage: listen.py LOG FOLDER      (FOLDER: for Orca's own settings)
"""
import html
import json
import re
import sys
import time
import types

TAG = re.compile(r"<[^>]*>")


class Names:
    """The constants of a class of speechd: each is its own name."""

    def __init__(self, *names):
        for name in names:
            setattr(self, name, name)


class Client:
    """As much of speechd.SSIPClient as Orca asks for; every other command is taken and does nothing."""

    def __init__(self, *_, **__):
        pass

    def speak(self, text, callback=None, event_types=None):
        write(say=html.unescape(TAG.sub("", text)))

    def char(self, char):
        write(say=char)

    def key(self, key):
        write(say=key)

    def cancel(self):
        write(stop=True)

    stop = cancel

    def list_output_modules(self):
        return ()

    def list_synthesis_voices(self):
        return ()

    def __getattr__(self, name):
        return lambda *_, **__: None


def write(**entry):
    LOG.write(json.dumps({"at": round(time.monotonic(), 3), **entry}, ensure_ascii=False) + "\n")
    LOG.flush()


def make_stand_in():
    """The module that Orca imports in the place of Debian's python3-speechd."""
    speechd = types.ModuleType("speechd")
    speechd.SSIPClient = Client
    speechd.SSIPCommunicationError = type("SSIPCommunicationError", (Exception,), {})
    speechd.PunctuationMode = Names("ALL", "MOST", "SOME", "NONE")
    speechd.CallbackType = Names("BEGIN", "CANCEL", "END", "INDEX_MARK")
    speechd.Priority = Names("MESSAGE", "IMPORTANT", "TEXT", "NOTIFICATION", "PROGRESS")
    speechd.DataMode = Names("TEXT", "SSML")
    return speechd


def main():
    import gi
    gi.require_version("Gtk", "3.0")
    gi.require_version("Gdk", "3.0")
    from orca import orca

    # Not by Orca's own command, which ends at once if another Orca runs on this machine.
    orca.getSettingsManager().activate(sys.argv[2], {})
    return orca.main()


if __name__ == "__main__":
    LOG = open(sys.argv[1], "a", encoding="utf-8")
    sys.modules["speechd"] = make_stand_in()
    sys.exit(main())
