# SPDX-License-Identifier: GPL-3.0-or-later
"""Good stores of every version, and all the ways in which they are spoiled."""
import os
import shutil
import socket
import sqlite3

from player import Player, Shown

# Bytes of a page of a database; and of its log, those before each page and those at its beginning.
PAGE = 4096
FRAME_HEAD, LOG_HEAD = 24, 32
VERSIONS = (1, 2, 3, 4, 5, 6)

# The statements that make a store of a version of one of the version after it (src/match/store/database-schema.c; the table of faults as
# it was).
OLDER = {
    5: "DROP TABLE lesson_step; PRAGMA user_version = 5;",
    4: """ALTER TABLE match DROP COLUMN kind; ALTER TABLE match DROP COLUMN deal; ALTER TABLE match DROP COLUMN at;
          PRAGMA user_version = 4;""",
    3: """DROP TABLE hand_fault;
          CREATE TABLE hand_fault (hand INTEGER NOT NULL REFERENCES hand, move INTEGER NOT NULL, seat INTEGER NOT NULL,
            reason TEXT NOT NULL, PRIMARY KEY (hand, move)) WITHOUT ROWID;
          PRAGMA user_version = 3;""",
    2: """DROP TABLE lesson; DROP TABLE practice_answer; DROP TABLE practice_standing; DROP TABLE practice_return;
          PRAGMA user_version = 2;""",
    1: "DROP TABLE hand_cuoc; DROP TABLE hand_fault; PRAGMA user_version = 1;",
}


class Good:
    """A store with finished hands and one that is being played: its files, and what is in it."""

    def __init__(self, folder, game, version, with_log):
        self.game, self.version, self.with_log = game, version, with_log
        player, shown = Player(folder, game), Shown()
        # As many lives as it takes until the hand that is being played has moves.
        for life, steps in ((1, 60), (2, 25), (3, 3), (4, 3), (5, 3)):
            if life > 2 and shown.position.moves:
                break
            lived = player.live(life, steps, settle=True)
            shown.come_back(lived)
            for line in lived.rest:
                shown.hear(line)
        # A move may be saved and not yet shown.
        found = player.live(6, 0).found
        if found is not None and found.seed == shown.position.seed:
            shown.position = found
        self.key = shown.position.key()
        self.hands = shown.closed + shown.imported + (1 if shown.position.ended else 0)
        self.over = shown.position.over
        self.files = make_files(player.store, version, with_log)
        shutil.rmtree(folder)

    def write_files(self, folder):
        """Makes FOLDER, with the files of the store in it."""
        os.mkdir(folder)
        for name, data in self.files.items():
            with open(os.path.join(folder, name), "wb") as file:
                file.write(data)

    def __str__(self):
        return f"{self.game}, version {self.version}, {'with' if self.with_log else 'without'} a log"


def make_files(path, version, with_log):
    """Brings the database at PATH to VERSION; WITH_LOG: its last moves are in the log alone. Returns: its files, name -> bytes."""
    database = sqlite3.connect(path, isolation_level=None)
    for older in range(VERSIONS[-1] - 1, version - 1, -1):
        database.executescript(OLDER[older])
    database.execute("PRAGMA wal_autocheckpoint = 0")
    hand, = database.execute("SELECT max(id) FROM hand WHERE id IN (SELECT hand FROM move)").fetchone()
    moves = database.execute("SELECT * FROM move WHERE hand = ? ORDER BY number DESC LIMIT 6", (hand,)).fetchall()
    # The result of a hand is saved with its last move.
    result = database.execute("SELECT ended, outcome, winner, worth, record FROM hand WHERE id = ?", (hand,)).fetchone()
    won = database.execute("SELECT won, hand, seat FROM hand_seat WHERE hand = ?", (hand,)).fetchall()
    if with_log:
        database.executemany("DELETE FROM move WHERE hand = ? AND number = ?", [m[:2] for m in moves])
        database.execute("UPDATE hand SET ended = NULL, outcome = NULL, winner = NULL, worth = NULL, record = NULL WHERE id = ?", (hand,))
        database.execute("UPDATE hand_seat SET won = NULL WHERE hand = ?", (hand,))
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if with_log:
        for move in reversed(moves[1:]):
            database.execute("INSERT INTO move VALUES (?, ?, ?, ?, ?)", move)
        database.execute("BEGIN")
        for move in moves[:1]:
            database.execute("INSERT INTO move VALUES (?, ?, ?, ?, ?)", move)
        if result is not None:
            database.execute("UPDATE hand SET ended = ?, outcome = ?, winner = ?, worth = ?, record = ? WHERE id = ?", (*result, hand))
        database.executemany("UPDATE hand_seat SET won = ? WHERE hand = ? AND seat = ?", won)
        database.execute("COMMIT")
    files = {}
    for part in ("", "-wal", "-shm", "-last") if with_log else ("", "-last"):
        with open(path + part, "rb") as file:
            files["matches.db" + part] = file.read()
    database.close()
    return files


# ---- Bytes ----

def cut(data, chance):
    return data[:chance.randrange(len(data))]


def cut_at_page(data, chance):
    return data[:PAGE * chance.randrange(len(data) // PAGE)]


def cut_short(data, chance):
    return data[:chance.randrange(1, 512)]


def turn_bits(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice([1, 4, 40, 400])):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def zero_pages(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice([1, 2, 5])):
        at = PAGE * chance.randrange(max(1, len(data) // PAGE))
        data[at:at + PAGE] = bytes(len(data[at:at + PAGE]))
    return bytes(data)


def zero_stretch(data, chance):
    at = chance.randrange(len(data))
    length = min(chance.choice([16, 512, 5000]), len(data) - at)
    return data[:at] + bytes(length) + data[at + length:]


def garbage(data, chance):
    return chance.randbytes(chance.choice([11, 600, len(data)]))


def spoil_head(data, chance):
    return chance.randbytes(16) + data[16:]


def cut_at_frame(data, chance):
    frames = (len(data) - LOG_HEAD) // (PAGE + FRAME_HEAD)
    return data[:LOG_HEAD + (PAGE + FRAME_HEAD) * chance.randrange(frames)]


def empty(data, chance):
    return b""


# ---- Files ----

class Way:
    """One way to spoil a store.

    KIND: "works" (nothing may be lost and nobody told), "lost" (what is lost is told and what was there is kept byte for
    byte), "rows" (the match is not resumed, all stays in the database), "kept" (what lies there is neither read nor changed, and
    play goes on elsewhere or unsaved), "full" (damage and a full disk may both be told). SPOIL is called with the data folder and the
    chance; NEEDS_LOG: only a store with a log can be spoiled so; BEFORE: the shell script that starts the player, or none."""

    def __init__(self, name, kind, spoil, needs_log=False, before=()):
        self.name, self.kind, self.spoil, self.needs_log, self.before = name, kind, spoil, needs_log, before

    def __str__(self):
        return self.name


def in_file(part, change):
    def spoil(data, chance):
        path = os.path.join(data, "matches.db" + part)
        with open(path, "rb") as file:
            before = file.read()
        with open(path, "wb") as file:
            file.write(change(before, chance))
    return spoil


def without(*parts):
    def spoil(data, chance):
        for part in parts:
            os.remove(os.path.join(data, "matches.db" + part))
    return spoil


def all_of(*spoils):
    def spoil(data, chance):
        for one in spoils:
            one(data, chance)
    return spoil


def by_sql(*choices):
    """Spoils with one of CHOICES. The log, if there is one, stays, and the change is written into it."""
    def spoil(data, chance):
        path = os.path.join(data, "matches.db")
        copy = path + ".copy"
        had_log = os.path.exists(path + "-wal")
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.executescript(chance.choice(choices))
        parts = ("", "-wal", "-shm") if had_log else ()
        for part in parts:
            shutil.copyfile(path + part, copy + part)
        database.close()
        for part in parts:
            os.replace(copy + part, path + part)
    return spoil


def instead(make, *parts):
    def spoil(data, chance):
        path = os.path.join(data, "matches.db" + (chance.choice(parts) if parts else ""))
        if os.path.exists(path):
            os.remove(path)
        make(path)
    return spoil


def make_folder(path):
    os.mkdir(path)
    with open(os.path.join(path, "within"), "wb") as file:
        file.write(b"not ours")


def make_socket(path):
    # The path of a socket may only be short.
    with socket.socket(socket.AF_UNIX) as one:
        here = os.getcwd()
        os.chdir(os.path.dirname(path))
        try:
            one.bind(os.path.basename(path))
        finally:
            os.chdir(here)


def link_to(target):
    return lambda path: os.symlink(target, path)


def crowd(data, chance):
    """Makes hundreds of files as if they had been set aside before."""
    for n in range(400):
        with open(os.path.join(data, f"matches-damaged-20260101-000{n:03}.db"), "wb") as file:
            file.write(b"%d" % n)


def no_data(make):
    """Puts something else where the data folder should be."""
    def spoil(data, chance):
        shutil.rmtree(data)
        make(data)
    return spoil


def make_file(path):
    with open(path, "wb") as file:
        file.write(b"not a folder")


# Statements that make a good row say something impossible.
ROWS = (
    "UPDATE move SET text = 'nothing like a move'", "UPDATE move SET seat = 9", "DELETE FROM hand_seat",
    "UPDATE match SET game = 'poker'", "UPDATE match SET seats = 50",
    "UPDATE match SET way = -1", "UPDATE match SET rules = 'heap-end=77'", "UPDATE match SET levels = ''",
    "UPDATE hand SET cai = 77",
)
FOREIGN = (
    "DROP TABLE move; CREATE TABLE move (x)", "DROP TABLE hand_seat", "ALTER TABLE match DROP COLUMN rules",
    "DROP TABLE match; CREATE TABLE letters (id INTEGER PRIMARY KEY, text TEXT); PRAGMA user_version = 0",
    "ALTER TABLE hand RENAME COLUMN record TO tape",
)
NEWER = ("PRAGMA user_version = 99", "PRAGMA user_version = 5000; CREATE TABLE later (x)")

WAYS = [
    Way("nothing", "works", lambda data, chance: None),
    Way("database cut", "lost", in_file("", cut)),
    Way("database cut at a page", "lost", in_file("", cut_at_page)),
    Way("database cut within its head", "lost", in_file("", cut_short)),
    Way("bits of the database turned", "lost", in_file("", turn_bits)),
    Way("pages of the database zeroed", "lost", in_file("", zero_pages)),
    Way("a stretch of the database zeroed", "lost", in_file("", zero_stretch)),
    Way("garbage for a database", "lost", in_file("", garbage)),
    Way("head of the database spoiled", "lost", in_file("", spoil_head)),
    Way("log cut", "lost", in_file("-wal", cut), True),
    Way("log cut at a frame", "lost", in_file("-wal", cut_at_frame), True),
    Way("log cut, its index lost", "lost", all_of(in_file("-wal", cut), without("-shm")), True),
    Way("log lost", "lost", without("-wal"), True),
    Way("log and its index lost", "lost", without("-wal", "-shm"), True),
    Way("log empty", "lost", in_file("-wal", empty), True),
    Way("bits of the log turned", "lost", in_file("-wal", turn_bits), True),
    Way("a stretch of the log zeroed", "lost", in_file("-wal", zero_stretch), True),
    Way("garbage for a log", "lost", in_file("-wal", garbage), True),
    Way("database empty", "lost", in_file("", empty)),
    Way("database empty beside its log", "lost", in_file("", empty), True),
    Way("database missing beside its log", "lost", without(""), True),
    Way("database and index missing beside the log", "lost", without("", "-shm"), True),
    Way("garbage for the log's index", "works", in_file("-shm", garbage), True),
    Way("bits of the log's index turned", "works", in_file("-shm", turn_bits), True),
    Way("the log's index lost", "works", without("-shm"), True),
    Way("database and log spoiled", "lost", all_of(in_file("", turn_bits), in_file("-wal", turn_bits)), True),
    Way("database cut beside its log", "lost", in_file("", cut), True),
    Way("rows that make no match", "rows", by_sql(*ROWS)),
    Way("other tables", "lost", by_sql(*FOREIGN)),
    Way("a newer version", "kept", by_sql(*NEWER)),
    Way("a folder in its place", "kept", instead(make_folder)),
    Way("a pipe in its place", "kept", instead(os.mkfifo)),
    Way("a socket in its place", "kept", instead(make_socket)),
    Way("a device in its place", "kept", instead(link_to("/dev/full"))),
    Way("a link to nothing that can be", "kept", instead(link_to("/proc/nothing/matches.db"))),
    Way("a link to itself", "kept", instead(link_to("matches.db"))),
    Way("a folder for a log", "kept", instead(make_folder, "-wal", "-shm")),
    Way("a pipe for a log", "kept", instead(os.mkfifo, "-wal", "-shm")),
    Way("hundreds set aside before", "lost", all_of(crowd, in_file("", garbage))),
    Way("no data folder, and none can be made", "kept", no_data(make_file)),
    Way("a link to nowhere for a data folder", "kept", no_data(link_to("/proc/nothing"))),
]
