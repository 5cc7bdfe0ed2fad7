# SPDX-License-Identifier: GPL-3.0-or-later
"""Running the player of this folder, and knowing what it may find when it comes back."""
import concurrent.futures
import contextlib
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

GAMES = ("to-tom", "chan", "mau-binh", "luc-ho")
# The tests run on two cores, which other programs use, too.
AT_ONCE = 2
# A player that does nothing for 30 s says so itself.
PATIENCE = 60
# The words with which the player says at its start that something is not as it was left.
SAYS = ("notice", "news", "closed", "not-resumed", "unread")
# A tally stops after so many faults.
WRONG_MAX = int(os.environ.get("RELIABILITY_WRONG", "5"))


class Wrong(Exception):
    """A fault: the text says what was expected and what was seen."""


class Position:
    """A match as it is shown: its seed, the hand's number, whether hand and match are over, what it began from, its moves."""

    def __init__(self, fields):
        self.seed, self.hand, ended, over, self.begun = fields[0], int(fields[1]), fields[2], fields[3], fields[4]
        self.ended, self.over = ended == "1", over == "1"
        self.moves, self.marks = [], []
        for word in fields[5:]:
            seat, decided, forced, text = word.split(":", 3)
            self.moves.append((seat, text))
            self.marks.append((decided == "1", forced == "1"))

    def key(self):
        return (self.seed, self.hand, tuple(self.moves))

    def __str__(self):
        moves = " | ".join(" ".join(m) for m in self.moves[-6:])
        return (f"match {self.seed} hand {self.hand} ({self.begun}), {len(self.moves)} moves"
                f"{', ended' if self.ended else ''}{', match over' if self.over else ''}: … {moves}")


class Shown:
    """All that a player has shown so far, over all its lives, and was about to do."""

    def __init__(self):
        self.position = None       # nothing was shown yet
        self.closed = 0            # finished hands after which play went on
        self.imported = 0
        self.seen = []             # all that was ever shown: (what, how many times something had been told)
        self.forget()

    def forget(self):
        """Forgets what was about to be done, and what was told."""
        self.decided = set()
        self.undoing = self.going_on = self.importing = False
        self.beginning = None
        self.told = []

    # ---- What a living player says ----

    def leave(self):
        """Counts the hand that is shown, if it is over, as another one comes."""
        if self.position is not None and self.position.ended:
            self.closed += 1

    def show(self, position):
        if self.beginning is not None or self.going_on:
            self.leave()
        self.position = position
        self.decided = set()
        self.undoing = self.going_on = False
        self.beginning = None

    def hear(self, line):
        """One line of the log. What is there at the beginning of a life is for come_back()."""
        word, *fields = line.split("\t")
        if word == "decided":
            self.decided.add(tuple(fields))
        elif word == "dealt":
            self.show(Position(fields))
        elif word == "moved":
            self.position.moves.append(tuple(fields))
            self.position.marks.append((None, None))
        elif word == "over":
            self.position.ended, self.position.over = True, fields[0] == "1"
        elif word == "undo":
            self.undoing = True
        elif word == "next":
            self.going_on = True
        elif word == "new":
            self.beginning = fields[0]
        elif word == "import":
            self.importing = True
        elif word == "imported":
            self.importing = False
            self.imported += 1
        elif word in ("told", "closed"):
            self.told.append(fields[0])
        if word in ("dealt", "moved", "over"):
            self.seen.append((self.position.key(), len(self.told)))

    # ---- What it finds when it comes back ----

    def follows(self, found):
        """Returns: the number of finished hands behind FOUND, if it is what was shown or what was decided then, or else None."""
        last = self.position
        ended = 1 if last is not None and last.ended else 0
        if self.beginning is not None and found.seed == self.beginning:
            return self.closed + ended if found.hand == 0 and not found.moves else None
        if last is None or found.seed != last.seed:
            return None
        if self.going_on and found.hand == last.hand + 1:
            return self.closed + ended if not found.moves else None
        if found.hand != last.hand or found.begun != last.begun:
            return None
        n = len(last.moves)
        if found.moves[:n] == last.moves:
            more = list(zip(found.moves[n:], found.marks[n:]))
            # One move is made at a time, and shown before the next.
            if len(more) <= 1 and all(m in self.decided or mark[1] for m, mark in more):
                return self.closed
        elif self.undoing and last.moves[:len(found.moves)] == found.moves and not found.ended:
            return self.closed
        return None

    def come_back(self, life):
        """Compares what a new LIFE found with what was shown before. Raises Wrong."""
        if life.found == "unsaid":
            return
        for word in SAYS:
            if word in life.first:
                raise Wrong(f"nothing is damaged, but it says: {word}: {life.first[word]}")
        found = life.found
        if found is None:
            # The move that ends the match may be kept and not shown: then its hand is among the finished ones.
            closed = self.closed + (1 if self.position is not None else 0)
            if self.position is not None and not self.position.over and (self.position.ended or not self.may_move()):
                raise Wrong(f"expected {self.position}\nseen     no match")
        else:
            closed = self.follows(found)
            if closed is None:
                raise Wrong(f"expected {self.position}\nor what was decided: {self.about_to()}\nseen     {found}")
        if "history" in life.first:
            hands = int(life.first["history"])
            least = closed + self.imported + (1 if found is not None and found.ended else 0)
            most = least + (1 if self.importing else 0)
            if not least <= hands <= most:
                raise Wrong(f"expected {least} to {most} finished hands\nseen     {hands}")
            self.imported += hands - least
        self.closed = closed
        self.forget()
        # A match that was over is not resumed, and its last hand is counted above.
        self.position = found

    def may_move(self):
        """Returns: whether nothing but a move was about to be made."""
        return self.beginning is None and not self.going_on and not self.undoing

    def about_to(self):
        words = [name for name in ("undoing", "going_on", "importing") if getattr(self, name)]
        if self.beginning is not None:
            words.append(f"match {self.beginning}")
        return " ".join(words + sorted(" ".join(d) for d in self.decided)[-8:]) or "nothing"


class Life:
    """All that one player said from its start to its end."""

    def __init__(self, text, status):
        lines = text.split("\n")
        self.lines = lines[:-1]            # a line without its end was not written whole
        self.status = status
        self.first = {}                    # the text of each word that is said at the start
        self.found = "unsaid"
        self.rest = []
        for i, line in enumerate(self.lines):
            word, _, rest = line.partition("\t")
            if word == "resumed":
                self.found = Position(rest.split("\t"))
            elif word == "none":
                self.found = None
            elif word in SAYS or word == "history":
                self.first[word] = rest
            else:
                self.rest = self.lines[i:]
                break

    def ended_well(self):
        # A bot that still thinks may have the last word.
        return self.status == 0 and "end" in self.lines[-5:]

    def told(self):
        return [line.split("\t", 1)[1] for line in self.lines if line.startswith("told\t")]


class Player:
    """Starts players on one store, and kills them."""

    def __init__(self, folder, game):
        self.program, self.shim = os.environ["RELIABILITY_PLAYER"], os.environ["RELIABILITY_SHIM"]
        self.folder = os.path.realpath(folder)
        self.data = os.path.join(self.folder, "data")
        self.store = os.path.join(self.data, "matches.db")
        self.game = game
        self.n = 0

    def start(self, seed, steps, shim=None, settle=False, before=()):
        self.n += 1
        self.log = os.path.join(self.folder, f"log-{self.n}")
        self.met = os.path.join(self.folder, f"met-{self.n}")
        self.said = os.path.join(self.folder, f"said-{self.n}")
        environment = dict(os.environ, G_DEBUG="fatal-warnings", TZ="UTC")
        if shim is not None:
            # Where a sanitizer is built in, it has to come first.
            environment["LD_PRELOAD"] = " ".join(filter(None, [environment.get("LD_PRELOAD"), self.shim]))
            environment.update(SHIM_FOLDER=self.data, SHIM_MET=self.met, **{k: str(v) for k, v in shim.items()})
        words = [*before, self.program, self.log, self.store, self.game, str(seed), str(steps)] + (["settle"] if settle else [])
        with open(self.said, "wb") as said:
            self.process = subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        return self

    def kill_after(self, seconds):
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)

    def end(self):
        """Waits for the end. Returns: the Life. Raises Wrong where it hangs, or crashes by itself."""
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise Wrong(f"it hangs:\n{self.complaint()}") from None
        if status not in (0, -signal.SIGKILL):
            raise Wrong(f"status {status} ({signal.strsignal(-status) if status < 0 else 'its own'}):\n{self.complaint()}")
        return Life(self.text(), status)

    def live(self, *words, **more):
        return self.start(*words, **more).end()

    def text(self):
        try:
            with open(self.log, encoding="utf-8", errors="replace") as file:
                return file.read()
        except OSError:
            return ""

    def complaint(self):
        with open(self.said, encoding="utf-8", errors="replace") as file:
            return "\n".join(self.text().split("\n")[-6:]) + file.read()[-2000:]

    def was_met(self):
        """The name of the call that the shim met, or None."""
        try:
            with open(self.met, encoding="ascii") as file:
                return file.read()
        except OSError:
            return None


@contextlib.contextmanager
def open_copy(path):
    """Opens a copy of the database at PATH with its log, so that looking changes neither."""
    with tempfile.TemporaryDirectory(prefix="chieu-look-") as folder:
        copy = os.path.join(folder, "look.db")
        for part in ("", "-wal"):
            if os.path.exists(path + part):
                shutil.copyfile(path + part, copy + part)
        with contextlib.closing(sqlite3.connect(copy)) as database:
            yield database


def check_whole(path):
    """Raises Wrong where the database at PATH, with its log, does not pass SQLite's own check."""
    try:
        with open_copy(path) as database:
            answer = database.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.Error as error:
        answer = str(error)
    if answer != [("ok",)]:
        raise Wrong(f"integrity_check of {path}: {answer}")


class Tally:
    """Runs pieces of work AT_ONCE, stops early where one goes wrong, and says what was done and what it took."""

    def __init__(self, what):
        self.what, self.done, self.wrong = what, 0, []
        self.lock = threading.Lock()
        self.begun = time.monotonic()

    def run(self, work, pieces):
        """WORK is called with each of PIECES; it returns how much it did, and raises Wrong."""
        with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
            for _ in pool.map(lambda piece: self.run_one(work, piece), pieces):
                pass

    def run_one(self, work, piece):
        if len(self.wrong) >= WRONG_MAX:
            return
        try:
            n = work(piece)
        except Wrong as wrong:
            with self.lock:
                self.wrong.append(f"{wrong}")
            return
        with self.lock:
            self.done += n

    def finish(self, least):
        """Prints the sum and ends the test; fewer than LEAST is a failure."""
        used = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = sum(u.ru_utime + u.ru_stime for u in used)
        for wrong in self.wrong:
            print(f"FAILED: {wrong}\n")
        print(f"{self.done} {self.what}, {len(self.wrong)} wrong, {cpu:.1f} s of CPU, {time.monotonic() - self.begun:.1f} s")
        if not self.wrong and self.done < least:
            print(f"FAILED: expected at least {least}")
            sys.exit(1)
        sys.exit(1 if self.wrong else 0)
