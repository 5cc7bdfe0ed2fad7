# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures as pixels, through librsvg's own command, without other libraries."""
from collections import namedtuple
import shutil
import struct
import subprocess
import zlib

RENDERER = "rsvg-convert"
SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}     # colour types of PNG that the renderer writes

Picture = namedtuple("Picture", "width height rgb")   # rgb: three bytes a pixel, row after row


class NotDrawn(Exception):
    """The renderer refused a picture; the text names it and says why."""


def available():
    return shutil.which(RENDERER) is not None


def png(path, width=None, text=None):
    """The picture in a file (or given as text) as PNG, on white where it is clear."""
    size = [] if width is None else ["--width", str(width), "--keep-aspect-ratio"]
    source = [] if text is not None else [path]
    done = subprocess.run([RENDERER, "--background-color", "white", *size, *source],
                          input=text and text.encode(), capture_output=True)
    if done.returncode or not done.stdout.startswith(SIGNATURE):
        raise NotDrawn("%s: %s" % (path, done.stderr.decode(errors="replace").strip() or "not drawn"))
    return done.stdout


def _chunks(data):
    at = len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        yield kind, data[at + 8:at + 8 + length]
        at += 12 + length


def _paeth(a, b, c):
    p = a + b - c
    pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
    return a if pa <= pb and pa <= pc else b if pb <= pc else c


def _unfilter(kind, row, above, step):
    """One row of a PNG as it was before its filter; row is changed in place."""
    for i in range(len(row)):
        left = row[i - step] if i >= step else 0
        corner = above[i - step] if i >= step else 0
        guess = (0, left, above[i], (left + above[i]) // 2, _paeth(left, above[i], corner) if kind == 4 else 0)[kind]
        row[i] = (row[i] + guess) & 255
    return row


def decode(data):
    """A PNG as the renderer writes it: eight bits, not interlaced, opaque."""
    head, packed = None, b""
    for kind, body in _chunks(data):
        if kind == b"IHDR":
            head = struct.unpack(">IIBBBBB", body)
        elif kind == b"IDAT":
            packed += body
    width, height, depth, colour, _, _, interlaced = head
    if depth != 8 or colour not in CHANNELS or interlaced:
        raise NotDrawn("a PNG of depth %d, colour type %d" % (depth, colour))
    step = CHANNELS[colour]
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * step)
    for y in range(height):
        at = y * (width * step + 1)
        above = _unfilter(raw[at], bytearray(raw[at + 1:at + 1 + width * step]), above, step)
        rows.append(above)
    flat = b"".join(rows)
    rgb = flat if step == 3 else bytes(v for i, v in enumerate(flat) if i % 4 != 3)
    return Picture(width, height, rgb)


def render(path, width, text=None):
    return decode(png(path, width, text))
