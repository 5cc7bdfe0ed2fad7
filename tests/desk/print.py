#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A deck is printed as in a Flatpak: the desktop's own service (print-service.py) gets a document with all sheets, drawn in lines and
at full size, and the program needs no permission for it."""
import contextlib
import os
import pathlib
import re
import subprocess

import driver

SERVICE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "print-service.py")
# The most that the document may weigh, in bytes: six sheets of 22 cards each.
HEAVIEST = 8_000_000
# A4 in points, as the cards lie on it: two rows of eleven.
PAPER = (842, 595)
SHEETS = 6


@contextlib.contextmanager
def print_service(program, folder):
    """The service on the bus of PROGRAM, which leaves what it gets in FOLDER."""
    folder.mkdir()
    service = subprocess.Popen([driver.SYSTEM_PYTHON, SERVICE, folder], env=program.module.Inst(program.name).env())
    try:
        driver.wait_until(program, lambda _: (folder / "ready").exists(), "the service does not begin")
        yield
    finally:
        service.kill()
        service.wait()


def check_document(path):
    """The document has all sheets, in the size of the paper, and no picture."""
    document = path.read_bytes()
    assert document.startswith(b"%PDF-"), f"the service got {document[:20]!r}"
    assert len(document) <= HEAVIEST, f"the document weighs {len(document)} bytes"
    boxes = re.findall(rb"/MediaBox \[ ?([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) ?\]", document)
    assert len(boxes) == SHEETS, f"{len(boxes)} sheets instead of {SHEETS}"
    sizes = {(round(float(right) - float(left)), round(float(top) - float(bottom))) for left, bottom, right, top in boxes}
    assert sizes == {PAPER}, f"sheets of {sizes} points instead of {PAPER}"
    # The fibre and the grain of the paper are lines, too.
    assert b"/Subtype /Image" not in document, "there is a picture in the document"


def test(folder):
    folder = pathlib.Path(folder)
    with driver.Program("print", arguments=["--data-dir", str(folder / "data")], environment=("GDK_DEBUG=portals",)) as program:
        with print_service(program, folder / "printed"):
            program("click", driver.KNOWN)
            driver.wait_until(program, driver.is_home, "the home page does not come")
            program("act", "Show everything.")
            program("act", "Card gallery.")
            program.wait("Print this deck…")
            program("click", "Print this deck…")
            program.wait("Save as PDF…")
            program("click", "button:Print…")
            driver.wait_until(program, lambda _: (folder / "printed" / "1.pdf").exists(), "no document comes to the service", 60)
    check_document(folder / "printed" / "1.pdf")


driver.main(test)
