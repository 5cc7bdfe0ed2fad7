#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The desktop's service for printing (org.freedesktop.portal.Print), as a program in a Flatpak meets it.

print-service.py FOLDER

Agrees to everything that is to be printed, with the settings as they are, and leaves in FOLDER each document as it comes: 1.pdf, 2.pdf
and so on. The file FOLDER/ready says that the service is there.
"""
import os
import pathlib
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

PATH = "/org/freedesktop/portal/desktop"
NAME = "org.freedesktop.portal.Desktop"
DESCRIPTION = """<node><interface name="org.freedesktop.portal.Print"><property name="version" type="u" access="read"/>
<method name="PreparePrint"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<method name="Print"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="h" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method></interface></node>"""


class Service:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.documents = 0

    def answer(self, connection, sender, options, results):
        """Tells SENDER that the person has agreed, once it has heard which request its own is; not all care."""
        request = f"{PATH}/request/{sender[1:].replace('.', '_')}/{options.get('handle_token', 'none')}"
        response = GLib.Variant("(ua{sv})", (0, results))
        GLib.idle_add(connection.emit_signal, sender, request, "org.freedesktop.portal.Request", "Response", response)
        return GLib.Variant("(o)", (request,))

    def keep(self, file):
        self.documents += 1
        parts = []
        while part := os.read(file, 1 << 20):
            parts.append(part)
        (self.folder / "part").write_bytes(b"".join(parts))
        (self.folder / "part").rename(self.folder / f"{self.documents}.pdf")

    def answer_call(self, connection, sender, _path, _interface, method, parameters, invocation):
        if method == "PreparePrint":
            _parent, _title, settings, setup, options = parameters.unpack()
            results = {"settings": parameters.get_child_value(2), "page-setup": parameters.get_child_value(3),
                       "token": GLib.Variant("u", 1)}
            assert isinstance(settings, dict) and isinstance(setup, dict)
            invocation.return_value(self.answer(connection, sender, options, results))
            return
        _parent, _title, place, options = parameters.unpack()
        self.keep(invocation.get_message().get_unix_fd_list().get(place))
        invocation.return_value(self.answer(connection, sender, options, {}))

    def get_property(self, *_asked):
        return GLib.Variant("u", 1)

    def register(self, connection, _name):
        node = Gio.DBusNodeInfo.new_for_xml(DESCRIPTION)
        connection.register_object(PATH, node.interfaces[0], self.answer_call, self.get_property, None)
        (self.folder / "ready").touch()


service = Service(sys.argv[1])
Gio.bus_own_name(Gio.BusType.SESSION, NAME, Gio.BusNameOwnerFlags.NONE, service.register, None, lambda *_: sys.exit("the name is taken"))
GLib.MainLoop().run()
