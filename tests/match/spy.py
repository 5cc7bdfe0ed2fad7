# SPDX-License-Identifier: GPL-3.0-or-later
"""spy.py HOW …   Runs in the box and says what it finds there that it should not.

secrets WORD       lists the files whose name is WORD
state              says what it could write to, which rights and open files it has, which limits are missing, what it sees of the
                   desktop and the network, and which memory it gets that nobody counts
tasks              says how many processes there could be, its own among them
memory             says how many MiB it could map in one process
together           says, again and again, how many MiB it could fill in many processes
survive MARKER     leaves processes behind that are hard to end
"""
import ctypes
import mmap
import os
import platform
import resource
import signal
import socket
import subprocess
import sys
import time


def walk():
    """All folders but those of the kernel and of the system's own files."""
    for folder, inner, files in os.walk("/"):
        if folder == "/":
            inner[:] = [name for name in inner if name not in ("proc", "usr", "etc")]
        yield folder, files


def secrets(word):
    found = [os.path.join(folder, word) for folder, files in walk() if word in files]
    return ["secret " + path for path in found]


def writable():
    passing = os.stat("/tmp").st_dev
    for folder, _ in walk():
        if os.stat(folder).st_dev == passing:
            continue
        try:
            with open(os.path.join(folder, "left-behind"), "w", encoding="ascii"):
                yield "writable " + folder
        except OSError:
            pass


def status():
    with open("/proc/self/status", encoding="ascii") as file:
        lines = dict(line.split(":\t", 1) for line in file if ":\t" in line)
    for name in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"):
        if int(lines[name], 16) != 0:
            yield name
    if lines["NoNewPrivs"].strip() != "1":
        yield "new privileges"


def opened():
    for name in os.listdir("/proc/self/fd"):
        if int(name) > 2:
            try:
                yield "open " + os.readlink("/proc/self/fd/" + name)
            except OSError:
                pass


def tmp_is_small():
    written = 0
    try:
        for number in range(100):
            with open("/tmp/%d" % number, "wb") as file:
                file.write(bytes(1 << 20))
            written += 1
    except OSError:
        pass
    if not 1 <= written <= 4:
        yield "%d MiB in /tmp" % written


def uncounted_memory():
    """The box refuses these calls on the machines for which it has a filter."""
    if platform.machine() not in ("x86_64", "aarch64", "riscv64"):
        return
    libc = ctypes.CDLL(None)
    for name, arguments in (("shmget", (0, 4096, 0o600)), ("semget", (0, 1, 0o600)), ("msgget", (0, 0o600)), ("memfd_create", (b"x", 0))):
        if getattr(libc, name)(*arguments) >= 0:
            yield "the call " + name


def state():
    found = list(writable()) + list(status()) + list(tmp_is_small())
    found += [name for name in opened() if "/proc/" not in name]
    found += ["network " + name for _, name in socket.if_nameindex() if name != "lo"]
    if os.getuid() != 65534 or os.getgid() != 65534:
        found.append("user %d" % os.getuid())
    found += ["variable " + name for name in os.environ if name not in ("PATH", "HOME", "LANG", "PWD", "LC_CTYPE")]
    if subprocess.run(["unshare", "-U", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
        found.append("a user namespace")
    with open("/proc/1/environ", "rb") as file:
        if b"DBUS" in file.read():
            found.append("the desktop's environment")
    for name, most in (("FSIZE", 4 << 20), ("NOFILE", 64), ("CORE", 0), ("CPU", 3600)):
        limit = resource.getrlimit(getattr(resource, "RLIMIT_" + name))[1]
        # Without a limit this is −1.
        if limit == resource.RLIM_INFINITY or limit > most:
            found.append("RLIMIT_" + name)
    return found + list(uncounted_memory())


def tasks():
    begun = 1
    try:
        while begun < 500:
            if os.fork() == 0:
                time.sleep(30)
                os._exit(0)
            begun += 1
    except OSError:
        pass
    return [str(begun)]


def memory():
    held = []
    try:
        while len(held) < 4096:
            held.append(mmap.mmap(-1, 1 << 20))
    except (OSError, MemoryError):
        pass
    return [str(len(held))]


def fill(mebibytes, told):
    """Writes to all of so much memory, writes a byte to the pipe TOLD, and keeps the memory."""
    held = bytearray(mebibytes << 20)
    for page in range(0, len(held), 4096):
        held[page] = 1
    os.write(told, b"+")
    time.sleep(60)
    os._exit(0)


def together():
    """A process that is ended for the memory it wants does not tell that it has it."""
    part, filled = 64, 0
    while filled < 4096:
        read, told = os.pipe()
        if os.fork() == 0:
            fill(part, told)
        os.close(told)
        if os.read(read, 1) != b"+":
            break
        os.close(read)
        filled += part
        print(filled, flush=True)
    return []


def survive(_marker):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.kill(0, signal.SIGCONT)
    if os.fork() == 0:
        os.setsid()
        if os.fork() != 0:
            os._exit(0)
    os.close(1)
    time.sleep(600)
    return []


def main():
    how = {"secrets": secrets, "state": state, "tasks": tasks, "memory": memory, "together": together, "survive": survive}[sys.argv[1]]
    for line in how(*filter(None, sys.argv[2:3])):
        print(line)
    print("ran", flush=True)
    os._exit(0)


main()
