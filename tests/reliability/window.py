#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""window.py KILLS [SEED]   The program in a real window is killed while a hand is played in it, by the clock and within its
calls to the disk; what its log window showed last is there again when it is started anew, and no damage is spoken of."""
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "desk"))
import driver  # noqa: E402

ACTION = "org.a11y.atspi.Action"
GAMES = ("Tổ tôm", "Chắn")
TROUBLE = "About your saved matches"
RESUME = "Go on playing"
BACK = "Take back"
# How long a life lasts at most once its log is seen, and the calls to the disk among which is the one that kills.
SECONDS = 5.0
CALLS = 120
# A button may act so long after it was pressed.
PRESSED_SECONDS = 2
# After so many lives another game is played.
LIVES = 25


desk = driver.load_desk()
# Where things lie does not matter here, and each look would open the display once more.
desk.Bus.place = lambda bus, root: None


class Killed(Exception):
    """The window is gone."""


class Window:
    """The program on the desktop of another one, which was killed: what is shown in it, and how it is played."""

    def __init__(self, program, folder, chance, said=None):
        """SAID: where what the program prints goes; in the folder, if it is not named."""
        self.program, self.folder, self.chance = program, folder, chance
        self.said = said or os.path.join(folder, "said")
        self.state = desk.Inst(program.name).need()
        self.bus = desk.Bus(self.state)
        self.process = None
        # No damage may be spoken of.
        self.is_sound = True

    def start(self, shim=None):
        environment = dict(os.environ, **self.state["env"])
        if shim is not None:
            environment["LD_PRELOAD"] = " ".join(filter(None, [environment.get("LD_PRELOAD"), os.environ["RELIABILITY_SHIM"]]))
            environment.update({k: str(v) for k, v in shim.items()}, SHIM_FOLDER=os.path.realpath(self.folder))
        with open(self.said, "wb") as said:
            self.process = subprocess.Popen([os.environ["CHIEU_PROGRAM"], "--pace", "none", "--seed",
                                             str(self.chance.randrange(1000)), "--data-dir", self.folder],
                                            env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        # None: killed by the shim alone, at the latest after some seconds.
        self.end = None

    def look(self):
        """The nodes of the tree. Raises Killed when the time has come or the window is gone."""
        if self.end is not None and time.monotonic() >= self.end:
            self.process.send_signal(signal.SIGKILL)
        if self.process.poll() is not None or self.end is not None and time.monotonic() >= self.end:
            self.process.wait()
            raise Killed
        root = self.bus.tree()
        # A tree that was read while the program died is not what was shown.
        if self.process.poll() is not None:
            raise Killed
        return [n for n in root.walk() if n is not root]

    def act(self, node, action=None):
        names = [a[0] for a in (self.bus.call(node, ACTION, "GetActions") or [[]])[0]]
        if names:
            at = names.index(action) if action in names else 0
            self.bus.call(node, ACTION, "DoAction", self.bus.GLib.Variant("(i)", (at,)))

    def press(self, nodes, *words, role="button"):
        """Presses the first one of this role whose name is among WORDS. Returns: its name, or None."""
        for node in nodes:
            if node.role == role and node.name.startswith(words) and "sensitive" in node.states:
                self.act(node)
                return node.name
        return None

    def wait(self, test, what, seconds=20):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            nodes = self.look()
            if self.is_sound and any(n.name == TROUBLE for n in nodes):
                raise AssertionError(f"nothing is damaged, but it says: {[n.name for n in nodes if n.role == 'label']}")
            found = test(nodes)
            if found:
                return nodes, found
            time.sleep(0.05)
        raise AssertionError(f"{what} is not there: {[n.name for n in nodes if n.name][:40]}")

    # ---- Coming to the table ----

    def sit_down(self, game):
        """Goes on with the match, or begins one. Returns: whether there was one to go on with."""
        while True:
            nodes, found = self.wait(lambda nodes: next((word for word in (RESUME, driver.START, driver.KNOWN, *driver.HOME) for n in nodes
                                                         if n.name.startswith(word) and n.role == "button"), None),
                                     "a beginning", 15)
            if found == driver.START:
                self.press(nodes, game, role="radio")
            if found in driver.HOME:
                self.program("key", "ctrl+n")
            else:
                self.press(nodes, found)
            if found in (driver.START, RESUME):
                break
            time.sleep(0.4)
        self.wait(lambda nodes: below_named(nodes, "Your hand") is not None or self.is_over(nodes), "the table")
        return found == RESUME

    @staticmethod
    def is_over(nodes):
        return any(n.name in driver.END and n.role == "button" for n in nodes)

    def open_log(self, accept):
        """Returns: the lines of the log, as soon as ACCEPT takes them; in the end what there is: the rows of a list come one after
        another."""
        lines = None
        for _ in range(5):
            self.program("key", "ctrl+j")
            limit = time.monotonic() + 3
            while time.monotonic() < limit:
                nodes = self.look()
                lines = log_lines(nodes)
                if lines is not None and accept(lines):
                    return lines
            if lines is not None:
                return lines
        raise AssertionError("the log does not open")

    # ---- Playing ----

    def turn(self, nodes):
        """Does one thing for the person. Returns: "next", "undo", "move", or None where there is nothing to do."""
        if self.press(nodes, *driver.END):
            return "next"
        if self.chance.random() < 0.08 and self.press(nodes, BACK):
            return "undo"
        below = below_named(nodes, "What you can do") or []
        names = [n.name for n in below if n.role == "button" and driver.is_wanted(n.name) and "sensitive" in n.states]
        if names:
            wanted = [n for n in names if n in driver.WISHES] or names
            self.press(below, self.chance.choice(wanted))
            return "move"
        cards = [n for n in below_named(nodes, "Your hand") or [] if n.role == "list item"]
        if cards:
            card = self.chance.choice(cards)
            self.act(card, "card.activate")
            self.act(card, "card.activate")
            return "move"
        return None


def below_named(nodes, name):
    """The nodes under the first one of this name, or None."""
    return next(([k for k in n.walk() if k is not n] for n in nodes if n.name == name), None)


def log_lines(nodes):
    """The lines of the log window, or None where it is not open, or its rows have not got their words yet."""
    window = next((n for n in nodes if n.role in ("frame", "window", "dialog") and n.name.startswith("Log")), None)
    lines = [n.name for n in window.walk() if n.role == "list item"] if window is not None else None
    return lines if lines is None or all(lines) else None


# Moves that the log says and a record has: a player discards or eats a card, "discards 3 Vạn" and "danh 3v".
SAID = {"discard": "danh", "discards": "danh", "eat": "an", "eats": "an"}
CARD = re.compile(r"(discards?|eats?) (?:([1-9]) (Vạn|Sách|Văn)|(Chi chi|Thang thang|Ông cụ))")
SUITS = {"Vạn": "v", "Sách": "s", "Văn": "n"}
NAMES = {"Chi chi": "cc", "Thang thang": "tt", "Ông cụ": "oc"}
# A program that is killed while it begins may have dealt the next hand, and not shown it.
LATE_HANDS = 3


def spoken_moves(lines):
    """The discards and the cards eaten that LINES say, as a record has them: "danh 3v"."""
    found = [CARD.search(line) for line in lines]
    return [f"{SAID[m[1]]} {m[2] + SUITS[m[3]] if m[2] else NAMES[m[4]]}" for m in found if m]


def late_hands(folder):
    """The discards and the cards eaten in each of the last hands that ended; from the database, which nobody has open."""
    with tempfile.TemporaryDirectory() as copy:
        for name in os.listdir(folder):
            if name.startswith("matches.db"):
                shutil.copy(os.path.join(folder, name), copy)
        if not os.path.exists(os.path.join(copy, "matches.db")):
            return []
        database = sqlite3.connect(os.path.join(copy, "matches.db"))
        try:
            rows = database.execute("SELECT ended, record FROM hand ORDER BY id DESC LIMIT ?", (LATE_HANDS,)).fetchall()
        except sqlite3.OperationalError:
            # Killed before there were tables.
            rows = []
        finally:
            database.close()
    hands = [[line.split() for line in record.splitlines()] for ended, record in rows if ended is not None]
    return [[" ".join(words[1:3]) for words in hand if len(words) > 2 and words[0].isdigit() and words[1] in SAID.values()] for hand in hands]


def is_part(moves, hand):
    """Returns: whether all MOVES are in HAND, in this order. A record also has decisions that came to nothing, such as claims that yielded
    to others."""
    rest = iter(hand)
    return all(move in rest for move in moves)


# The person's moves that follow from the call and are made without a decision; they go when the call is taken back.
FORMAL = ("You turn up the khàn", "You say: khàn bất thực", "You return the cup.")


def count_lost(lines, was):
    """Returns: how many decisions of the person's own in WAS are not in LINES, from the first line that differs on."""
    same = next((i for i, pair in enumerate(zip(lines, was)) if pair[0] != pair[1]), min(len(lines), len(was)))
    return sum(line.startswith("You ") and not line.startswith(FORMAL) for line in was[same:])


def is_kept(lines, was, did, ended):
    """LINES is what there is after a kill; WAS was shown before it, and DID is what was done since. ENDED: late_hands() by then; the
    start goes on to the hand after one that has ended."""
    if lines[:len(was)] == was:
        return True
    is_next_hand = lines[:1] != was[:1]
    if is_next_hand and any(is_part(spoken_moves(was), hand) for hand in ended):
        return True
    # The last request may be done already, or not: a hand that was gone on from, moves that were taken back, after which the hand goes on
    # in another way. One move of the person's own is taken back at a time.
    return "next" in did or "undo" in did and count_lost(lines, was) <= did.count("undo")


def check(lines, was, did, ended):
    if not is_kept(lines, was, did, ended):
        raise AssertionError(f"expected {was[-6:]} ({len(was)} lines)\nor what comes of {did}\nseen     {lines[-6:]} ({len(lines)} lines)\n"
                             f"hands that ended: {ended}, seen: {spoken_moves(was)}")


def live(window, game, was, did):
    """One life, in which the log is to show WAS, or what comes of DID. Returns: what was shown last, and what was done since."""
    chance = window.chance
    ended = late_hands(window.folder)
    shim = {"SHIM_AT": chance.randrange(1, CALLS), "SHIM_HOW": chance.choice(["kill-before", "kill-half", "kill-after"])} \
        if chance.random() < 0.4 else None
    window.start(shim)
    try:
        if not window.sit_down(game) and was is not None and "next" not in did and "over" not in did:
            raise AssertionError(f"there is no match to go on with\nexpected {was[-6:]}")
        is_known = was is not None and "over" not in did
        lines = window.open_log(lambda lines: not is_known or is_kept(lines, was, did, ended))
        if is_known:
            check(lines, was, did, ended)
        was, did, pressed = lines, [], []
        window.end = time.monotonic() + (SECONDS * chance.random() if shim is None else SECONDS)
        while True:
            nodes = window.look()
            lines = log_lines(nodes)
            if lines is not None and lines != was:
                # A button that was pressed just before may have acted only now.
                was, did = lines, [what for at, what in pressed if at > time.monotonic() - PRESSED_SECONDS]
            if any(n.name == "End of the hội" for n in nodes):
                did.append("over")
            did.append(window.turn(nodes) or "")
            pressed.append((time.monotonic(), did[-1]))
            time.sleep(chance.random() * 0.3)
    except Killed:
        return was, did


def play(program, folder, kills, seed):
    chance = random.Random(seed)
    window, was, did = Window(program, folder, chance), None, []
    for n in range(kills + 1):
        try:
            was, did = live(window, GAMES[n // LIVES % len(GAMES)], was, did)
        except AssertionError as error:
            with open(window.said, encoding="utf-8", errors="replace") as said:
                print(f"life {n}, again: window.py {kills} {seed}\n{error}\n{said.read()[-2000:]}")
            raise
        finally:
            if window.process.poll() is None:
                window.process.kill()
                window.process.wait()
        if window.process.returncode != -signal.SIGKILL:
            raise AssertionError(f"life {n}: status {window.process.returncode} of itself")
        print(f"kill {n + 1}: {len(was or [])} lines, {did[-3:]}", flush=True)


def test(folder):
    kills, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 17
    program = driver.Program("reliability", arguments=["--data-dir", os.path.join(folder, "first")])
    program.__enter__()
    try:
        os.kill(desk.Inst(program.name).need()["app"], signal.SIGKILL)
        play(program, folder, kills, seed)
    finally:
        program("stop", "--kill", check=False)


if __name__ == "__main__":
    driver.main(test)
