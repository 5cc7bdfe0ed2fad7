#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""damaged.py STORES [SEED [NUMBER]]   Stores of every version are spoiled in every way: the program starts, says once what
it found, and what could be read is there or lies set aside byte for byte; play goes on, and the next start says nothing."""
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

from player import GAMES, SAYS, Player, Shown, Tally, Wrong, check_whole
from spoil import VERSIONS, WAYS, Good, Way, in_file, zero_pages

# In a mount namespace of its own the folder is a small disk, or one that is read only; the files that are on the small one in the end
# are copied to where they can be looked at. "$1": the folder, "$2": a copy, "$3": the size; the rest is the player's command line.
SMALL = 'mount -t tmpfs -o size="$3" none "$1" || exit 99; cp -a "$2/." "$1" 2>/dev/null; rm -r "$2"; d=$1; c=$2; shift 3; ' \
        '"$@"; s=$?; cp -a "$d" "$c"; exit $s'
READ_ONLY = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 99; shift 3; exec "$@"'


def can_mount():
    test = ["unshare", "--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    try:
        return subprocess.run(test, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def contents(folder):
    """Name -> bytes of what can be read in FOLDER, None where it is no file."""
    found = {}
    if os.path.islink(folder) or not os.path.isdir(folder):
        return found
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if os.path.isfile(path) and not os.path.islink(path):
            with open(path, "rb") as file:
                found[name] = file.read()
        else:
            found[name] = None
    return found


def said(life):
    """Returns: the sentences of the start, each after its word."""
    return [f"{word}: {life.first[word]}" for word in SAYS if word in life.first]


def check_kept(before, after, names):
    """The files that lay there under NAMES still do, perhaps under other names."""
    there = [data for data in after.values() if data is not None]
    for name in names:
        if before.get(name) and before[name] not in there:
            raise Wrong(f"{name} ({len(before[name])} bytes) is nowhere any more\nseen     "
                        + ", ".join(f"{n} {'-' if d is None else len(d)}" for n, d in after.items()))


def check_in_place(good, told, data):
    """The match that is TOLD not to be resumed still lies in the database, with all moves of its hand."""
    database = sqlite3.connect(f"file:{data}/matches.db?mode=ro", uri=True)
    moves, = database.execute("SELECT count(*) FROM move JOIN hand ON move.hand = hand.id WHERE hand.match = ?",
                              (int(re.search(r"match (\d+)", told)[1]),)).fetchone()
    database.close()
    if moves < len(good.key[2]):
        raise Wrong(f"{told}\nexpected {len(good.key[2])} moves in the database\nseen     {moves}")


def check_life(good, way, life, before, looked_at):
    """LIFE is as it should be with the store GOOD, spoiled in WAY. BEFORE: the files it began with; LOOKED_AT: the folder with those that
    it left."""
    after = contents(looked_at)
    if not life.ended_well():
        raise Wrong(f"it did not play to the end: {life.lines[-3:]}")
    messages = said(life) + life.told()
    # That a store was damaged and that a disk is full are two things.
    if len(messages) > 1 and (way.kind != "full" or len(said(life)) > 1 or len(life.told()) > 1):
        raise Wrong(f"expected one message\nseen     {messages}")
    found = life.found.key() if life.found is not None else None
    lost = not (found == good.key or (found is None and good.over)) or int(life.first.get("history", "0")) < good.hands
    if way.kind == "works" and (lost or messages):
        raise Wrong(f"expected all as it was\nseen     {found}, {life.first.get('history')} of {good.hands} hands, {messages}")
    if lost and not messages:
        raise Wrong(f"expected match {good.key[0]}, hand {good.key[1]}, {len(good.key[2])} moves, {good.hands} hands\n"
                    f"seen     {life.found}, {life.first.get('history')} hands, and not a word")
    if way.kind == "rows" and lost and "history" in life.first and int(life.first["history"]) < good.hands:
        raise Wrong(f"expected {good.hands} finished hands\nseen     {life.first['history']}")
    set_aside = any("damaged" in name and name not in before for name in after)
    # A spoiled row is no spoiled database: it stays where it is.
    if way.kind == "lost" and lost and not set_aside and "match " in life.first.get("not-resumed", ""):
        check_in_place(good, life.first["not-resumed"], looked_at)
    elif way.kind == "lost" and lost or set_aside:
        check_kept(before, after, ("matches.db", "matches.db-wal"))
    if way.kind == "kept":
        check_kept(before, after, [name for name in before if not name.endswith("-shm")])


def check_again(player, way, life):
    """The moves of LIFE are there at the next start, which says nothing again that was said already."""
    shown = Shown()
    shown.position = life.found if life.found not in ("unsaid", None) else None
    for line in life.rest:
        shown.hear(line)
    again = player.live(2, 4, settle=True)
    if not again.ended_well():
        raise Wrong(f"the second start did not play to the end: {again.lines[-3:]}")
    if way.kind == "kept" and (said(again) or again.told()):
        return
    if said(again):
        raise Wrong(f"the second start has something to say still: {said(again)}")
    if again.found is None and not shown.position.over or again.found is not None and shown.follows(again.found) is None:
        raise Wrong(f"the second start: expected {shown.position}\nseen     {again.found}")
    check_whole(player.store)


def spoil_and_play(good, way, chance, folder):
    player = Player(folder, good.game)
    good.write_files(player.data)
    way.spoil(player.data, chance)
    before, looked_at = contents(player.data), player.data
    words = []
    if way.before:
        looked_at = player.data if way.before == READ_ONLY else os.path.join(player.folder, "copy")
        if looked_at != player.data:
            shutil.copytree(player.data, looked_at)
        size = str(sum(len(data) for data in before.values()) + chance.choice([0, 4096, 40000, 120000]))
        words = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", way.before, "sh", player.data, looked_at, size]
    life = player.live(1, 12, settle=True, before=words)
    check_life(good, way, life, before, looked_at)
    # The small disk is gone, and with it all that was on it.
    if not way.before:
        check_again(player, way, life)


def check_piece(piece):
    good, way, seed, number = piece
    folder = tempfile.mkdtemp(prefix="chieu-damaged-")
    try:
        spoil_and_play(good, way, random.Random(seed * 100003 + number), os.path.realpath(folder))
    except Wrong as wrong:
        raise Wrong(f"{way}, {good}: {wrong}\nagain: damaged.py 0 {seed} {number}\nkept: {folder}") from None
    shutil.rmtree(folder)
    return 1


def make_pieces(stores, seed):
    """Each way with stores of different games, versions and logs; all ways come before the first comes again."""
    ways = list(WAYS)
    if can_mount():
        ways += [Way("a full disk", "full", lambda data, chance: None, before=SMALL),
                 Way("a full disk and a spoiled store", "full", in_file("", zero_pages), before=SMALL),
                 Way("a disk that is read only", "kept", lambda data, chance: None, before=READ_ONLY),
                 Way("a spoiled store on a disk that is read only", "kept", in_file("", zero_pages), before=READ_ONLY)]
    else:
        print("no mount namespace: a full disk and one that is read only are left to writes.py")
    known = {}
    for n in range(stores):
        way = ways[n % len(ways)]
        turn = n // len(ways) + n
        which = (GAMES[turn % len(GAMES)], VERSIONS[-1 - turn // 2 % len(VERSIONS)], way.needs_log or turn % 3 == 0)
        if which not in known:
            known[which] = Good(tempfile.mkdtemp(prefix="chieu-good-"), *which)
        yield known[which], way, seed, n


def main():
    stores, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 17
    tally = Tally("damaged stores")
    if len(sys.argv) > 3:
        number = int(sys.argv[3])
        tally.run(check_piece, list(make_pieces(number + 1, seed))[number:])
    else:
        tally.run(check_piece, make_pieces(stores, seed))
    tally.finish(stores)


main()
