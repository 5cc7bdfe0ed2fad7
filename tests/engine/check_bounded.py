#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_bounded.py SANITIZED COST ENGINE READ-ONE | check_bounded.py SANITIZED COST --window READ-ONE

Bounded reading: each reader of the program is given each bad file there may be, and ends by itself, in at most 2 s of
the processor and 64 MiB more memory than a good small file takes. With --window the readers that only the window has.
SANITIZED: b_sanitize of the build; unless it is "none", memory is not checked, and more time is allowed.
"""
import contextlib
import itertools
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

SANITIZED = sys.argv[1] != "none"
COST, ENGINE, READ_ONE = sys.argv[2:5]
WINDOW = ENGINE == "--window"
KIB_MORE = 64 * 1024
CPU_SECONDS = 20 if SANITIZED else 2
WALL_SECONDS = 120 if SANITIZED else 30
MANY_FILES = 100_000
RECORD = b"chieu-record 1\ngame to-tom\nseats 5\nseed 0x2a\nend\n"
RULES = b'{"format":1,"game":"to-tom","id":"x","name":"X"}'
failures, rows = [], 0
# The most that any run took: KiB above an empty run, and seconds of the processor.
highest = [0, 0.0]
scratch = tempfile.mkdtemp(prefix="chieu-bounded-")


# ---- Bad files: functions that make one at a path ----

def sparse(size, head=b""):
    def make(path):
        with open(path, "wb") as f:
            f.write(head)
            f.truncate(size)
    return make


def link(target):
    return lambda path: os.symlink(target, path)


def make_socket(path):
    with socket.socket(socket.AF_UNIX) as s:
        s.bind(path)


def filled(data, times=1):
    def make(path):
        with open(path, "wb") as f:
            for _ in range(times):
                f.write(data)
    return make


FILES = {
    "8 GB of nothing": sparse(8 << 30),
    "one line of 3 GB": sparse(3 << 30, b'{"format":1,"name":"'),
    "/dev/zero": link("/dev/zero"),
    "/dev/urandom": link("/dev/urandom"),
    "a pipe": os.mkfifo,
    "a socket": make_socket,
    "a folder": os.mkdir,
    "a link to itself": lambda path: os.symlink(path, path),
    "a long bad file": filled(b"<" * 1000 + b"\xff", 60),
}
RECORDS = dict(FILES, **{
    "600,000 records": filled(RECORD * 1000, 600),
    "nothing but remarks": filled(b"# so it goes on, and on, and on\n" * 1000, 300),
    "a record without an end": filled(RECORD.replace(b"end\n", b"") + b"name 0 x\n" * 1000, 1),
})
# The longest evenings that are read: they cost the most.
EVENINGS = dict(FILES, **{
    "an evening of brackets": filled(b'{"hands":[' + b"[]," * 340_000 + b"[]]}"),
    "an evening of empty hands": filled(b'{"format":1,"players":["","","",""],"pot":1,"hands":[' + b"{}," * 98_000 + b"{}]}"),
})
FACE = struct.pack("=IIIIQ", 0x43424631, 2048, 3071, 0, 0)
FACES = dict(FILES, **{"a damaged face of 24 MiB": sparse(24 + 4 * 2048 * 3071, FACE)})
# Lines as long as are read, each made only when it is wanted.
LINES = {
    "arrays": lambda: b'{"game":[' + b",".join([b"[]"] * 2_000_000) + b"]}",
    "members": lambda: b"{" + b",".join(b'"%x":1' % i for i in range(480_000)) + b"}",
    "a text": lambda: b'{"type":"hand","seat":0,"record":"' + b"a" * 6_291_000 + b'"}',
    "escapes": lambda: b'{"type":"hand","seat":0,"record":"' + b"\\u0061" * 1_048_000 + b'"}',
    "a name": lambda: b'{"type":"hand","' + "ạ".encode() * 2_000_000 + b'":1}',
    "a number": lambda: b'{"type":' + b"1" * 6_291_000 + b"}",
    "brackets": lambda: b'{"type":' + b"[" * 6_291_000,
    "a word": lambda: b'{"type":"' + "ạ".encode() * 2_000_000 + b'"}',
    "a list of moves": lambda: b'{"type":"ask","moves":[' + b",".join([b'"aaaaaaaaaaaaaaaa"'] * 99_000) + b"]}",
}


# ---- Running a reader ----

def cost(args, stdin=subprocess.DEVNULL, feed=None):
    """The exit status (-1: it did not end by itself), what was printed, KiB at the peak, and seconds of the processor."""
    note = os.path.join(scratch, "cost")
    with tempfile.TemporaryFile(dir=scratch) as out:
        child = subprocess.Popen([COST, note, str(WALL_SECONDS), *args], stdin=subprocess.PIPE if feed else stdin, stdout=out,
                                 stderr=subprocess.STDOUT)
        if feed:
            threading.Thread(target=feed, args=(child.stdin,), daemon=True).start()
        child.wait()
        out.seek(max(0, os.fstat(out.fileno()).st_size - 4000))
        text = out.read().decode(errors="replace")
    with open(note) as f:
        status, kib, microseconds = map(int, f.read().split())
    return status, text, kib, microseconds / 1e6


def judge(what, empty, args, statuses, says=None, **how):
    """Runs a reader, and notes what is wrong with what it did. empty: KiB at the peak of a run with a good small file."""
    global rows
    rows += 1
    status, text, kib, seconds = cost(args, **how)
    if status not in statuses:
        failures.append(f"{what}: status {status} (-1: it had to be ended): {text[-300:]}")
    elif says is not None and says not in text:
        failures.append(f"{what}: it says “{text[-300:]}”, and not “{says}”")
    # On a busy machine a run may take longer than it needs; the shortest of three counts.
    for _ in range(2):
        if seconds > CPU_SECONDS:
            if hasattr(how.get("stdin"), "seek"):
                how["stdin"].seek(0)
            seconds = min(seconds, cost(args, **how)[3])
    highest[0], highest[1] = max(highest[0], kib - empty), max(highest[1], seconds)
    if seconds > CPU_SECONDS:
        failures.append(f"{what}: {seconds:.2f} s of the processor, {CPU_SECONDS} are allowed")
    if kib > empty + KIB_MORE and not SANITIZED:
        failures.append(f"{what}: {kib // 1024} MiB, an empty run has {empty // 1024}")


def fresh(name):
    """A path in a new folder."""
    return os.path.join(tempfile.mkdtemp(dir=scratch), name)


def check_files(reader, command, good, statuses, files=FILES, name="file", at=lambda path: path, says=None):
    """command(path) reads the file at path. good: what a sound file holds; at: from the path of the file to what the
    reader is given."""
    sound = fresh(name)
    os.makedirs(os.path.dirname(sound), exist_ok=True)
    filled(good)(sound)
    status, text, empty, _ = cost(command(at(sound)))
    if status != 0:
        failures.append(f"{reader}: a good file: status {status}: {text[-300:]}")
    for kind, make in files.items():
        path = fresh(name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        make(path)
        # The message names a bad file that was given itself; one in a folder may be passed over.
        named = says if says is not None else (os.path.basename(path) if at(path) == path else None)
        judge(f"{reader}: {kind}", empty, command(at(path)), statuses, says=named)
        shutil.rmtree(os.path.join(scratch, os.path.relpath(path, scratch).split(os.sep)[0]))


def check_crowd(reader, command, suffix, data, at=lambda folder: folder):
    """A folder with very many files, each of them a link to one of two."""
    folder = fresh("crowd")
    place = at(folder)
    os.makedirs(place)
    empty = cost(command(folder))[2]
    filled(data)(os.path.join(place, "index" + suffix))
    for i in range(MANY_FILES):
        path = os.path.join(place, f"{i:06}{suffix}")
        if i % 30_000 == 0:
            filled(data)(path)
            first = path
        else:
            os.link(first, path)
    judge(f"{reader}: a folder of {MANY_FILES} files", empty, command(folder), [0])


def above(levels):
    """A function that gives the folder so many levels above a path."""
    def folder(path):
        for _ in range(levels):
            path = os.path.dirname(path)
        return path
    return folder


# ---- The readers of the engine, and those of the window that can be built without it ----

def feed_with(data, times=None):
    """A function that writes data, or what data() makes, into a pipe so many times, or without an end, until nobody reads any more."""
    def feed(pipe):
        try:
            bytes_ = data() if callable(data) else data
            for _ in itertools.repeat(None) if times is None else range(times):
                pipe.write(bytes_)
            pipe.close()
        except BrokenPipeError:
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
    return feed


def check_engine():
    rules = lambda *command: lambda path: [ENGINE, *command, "--hands", "2", "--rules", path]  # noqa: E731
    check_files("replay", lambda path: [ENGINE, "replay", path], RECORD, [1], files=RECORDS)
    check_files("play --rules", rules("play", "to-tom", "--bots", "tap-su"), RULES, [2])
    check_files("match --rules", rules("match", "to-tom", "--first", "tap-su", "--second", "tap-su"), RULES, [2])
    check_files("lesson", lambda path: [ENGINE, "lesson", path], lesson(), [1])


def check_streams():
    commands = {"eval": [ENGINE, "eval"], "bot": [ENGINE, "bot", "to-tom", "--level", "tap-su"], "replay -": [ENGINE, "replay", "-"]}
    small = fresh("small")
    filled(RECORD)(small)
    for name, command in commands.items():
        with open(small, "rb") as f:
            empty = cost(command, stdin=f)[2]
        for kind in "8 GB of nothing", "one line of 3 GB", "/dev/zero", "/dev/urandom":
            path = fresh("file")
            FILES[kind](path)
            with open(path, "rb") as f:
                judge(f"{name}: {kind}", empty, command, [1], stdin=f)
        judge(f"{name}: a pipe with an endless line", empty, command, [1], feed=feed_with(b"a" * 65536))
        judge(f"{name}: a pipe with endless lines", empty, command, [1], feed=feed_with(b"not what is wanted\n" * 4000))
        judge(f"{name}: 5 million records", empty, command, [1], feed=feed_with(RECORD * 1000, 5000))
        if name != "replay -":
            for kind, line in LINES.items():
                judge(f"{name}: {kind} in a line", empty, command, [1], feed=feed_with(line, 1))


def lesson():
    return (b'<lesson format="1" id="x" game="to-tom" seats="5"><title>T</title><aim>A</aim>'
            b'<step id="a"><text>One.</text></step></lesson>')


def check_read_one():
    one = lambda reader: lambda path: [READ_ONE, reader, path]  # noqa: E731
    for reader, good in ("rules", RULES), ("lesson", lesson()):
        check_files(reader, one(reader), good, [0])
    check_files("evening", one("evening"), b"{}", [0], files=EVENINGS)
    check_files("import", one("import"), RECORD, [0], files=RECORDS, says="")
    check_files("shelf", one("shelf"), RULES, [0], name="rules.json", at=above(1))
    check_files("course", one("course"), lesson(), [0], name="01-x.xml", at=above(1))
    check_crowd("shelf", one("shelf"), ".json", RULES)
    check_crowd("shelf of bad files", one("shelf"), ".json", b'{"a":[' * 5000)
    check_crowd("course", one("course"), ".xml", lesson().replace(b"One.", b"One. " * 50_000))


def check_window():
    one = lambda reader: lambda path: [READ_ONE, reader, path]  # noqa: E731
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 40"/>'
    check_files("picture", one("picture"), svg, [0], name="1v.svg", says="bare paper")
    check_files("face", one("face"), b"", [0], files=FACES, name="face.face", at=above(1), says="no face")
    check_files("list", one("list"), b"1v to-tom/1v.svg\n", [0], name="deck/faces.txt", at=above(2), says="deck/1v.svg")


def main():
    begun = time.monotonic()
    try:
        if WINDOW:
            check_window()
        else:
            check_engine()
            check_streams()
            check_read_one()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    print(f"{rows} readings of bad files and streams, {len(failures)} wrong, in {time.monotonic() - begun:.0f} s; "
          f"the most: {highest[0] // 1024} MiB, {highest[1]:.2f} s of the processor")
    for failure in failures[:40]:
        print("failed:", failure)
    sys.exit(bool(failures) or rows == 0)


main()
