#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""older.py OLD-STORE HANDS KILLS   A database of version 1 with HANDS hands, made by the program OLD-STORE, is brought over whole.
Then KILLS players are killed, each at another of the calls that write it; at the next start it is brought over whole, too."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

from player import SAYS, Player, Tally, Wrong, check_whole, open_copy
from spoil import FRAME_HEAD, LOG_HEAD, PAGE

# The tables that every version has, and those added later, which are made from the records.
KEPT = ("match", "hand", "hand_seat")
ADDED = ("hand_cuoc", "hand_fault")
# Bytes of a frame of SQLite's log, which is a page with a head of its own.
FRAME = FRAME_HEAD + PAGE


def read_rows(path, tables):
    """All rows of TABLES of the database at PATH with its log."""
    with open_copy(path) as database:
        return {table: sorted(database.execute(f"SELECT * FROM {table}").fetchall(), key=repr) for table in tables}


def as_before(rows, kept):
    """ROWS with the columns that those of KEPT have; later versions add some at the end."""
    return {table: [row[:len(kept[table][0])] for row in found] for table, found in rows.items()}


def count_rows(rows):
    """The number of ROWS of each table."""
    return {table: len(found) for table, found in rows.items()}


def make_player(old):
    """A player whose store is a copy of OLD."""
    player = Player(tempfile.mkdtemp(prefix="chieu-older-"), "to-tom")
    os.mkdir(player.data)
    shutil.copyfile(old, player.store)
    return player


def check_brought_over(player, life, kept, added=None):
    """Raises Wrong unless LIFE of PLAYER reported no damage and its store has the rows KEPT and, if given, ADDED. Returns: the rows
    that were added."""
    for word in SAYS:
        if word in life.first:
            raise Wrong(f"nothing is damaged, but it says: {word}: {life.first[word]}")
    if life.first.get("history") != str(len(kept["hand"])):
        raise Wrong(f"expected {len(kept['hand'])} hands\nseen     {life.first.get('history')}")
    found = as_before(read_rows(player.store, KEPT), kept)
    if found != kept:
        raise Wrong(f"rows are lost or changed: expected {count_rows(kept)}, seen {count_rows(found)}")
    found = read_rows(player.store, ADDED)
    if added is not None and found != added:
        raise Wrong(f"expected {count_rows(added)}, seen {count_rows(found)}")
    check_whole(player.store)
    return found


def main():
    hands, kills = int(sys.argv[2]), int(sys.argv[3])
    tally = Tally("kills")
    folder = tempfile.mkdtemp(prefix="chieu-older-")
    old = os.path.join(folder, "old.db")
    subprocess.run([sys.argv[1], old, "1", str(hands)], check=True)
    kept = read_rows(old, KEPT)
    if len(kept["hand"]) != hands or any(row[-1] is None for row in kept["hand"]):
        sys.exit(f"FAILED: the old database has not {hands} hands with their records: {count_rows(kept)}")

    player = make_player(old)
    begun = time.monotonic()
    life = player.live(1, 0)
    print(f"{hands} hands, {os.path.getsize(old)} bytes, brought over in {time.monotonic() - begun:.1f} s", flush=True)
    try:
        added = check_brought_over(player, life, kept)
    except Wrong as wrong:
        sys.exit(f"FAILED: {wrong}\nkept: {player.folder}")
    # Each frame of the log is two calls.
    calls = (os.path.getsize(player.store + "-wal") - LOG_HEAD) // FRAME * 2
    print(f"{count_rows(kept)} kept, {count_rows(added)} added, {calls} calls")
    # The hands of the old database were played without a fault.
    if not added["hand_cuoc"]:
        sys.exit("FAILED: nothing is counted")
    shutil.rmtree(player.folder)

    def kill_and_return(number):
        call, how = 1 + number * calls // kills, ("kill-before", "kill-half", "kill-after")[number % 3]
        player = make_player(old)
        try:
            player.live(1, 0, shim={"SHIM_AT": call, "SHIM_HOW": how})
            if player.was_met() is None:
                raise Wrong("the call was not met")
            check_brought_over(player, player.live(1, 0), kept, added)
        except Wrong as wrong:
            raise Wrong(f"{how} {call}: {wrong}\nkept: {player.folder}") from None
        shutil.rmtree(player.folder)
        return 1

    tally.run(kill_and_return, range(kills))
    shutil.rmtree(folder)
    tally.finish(kills)


main()
