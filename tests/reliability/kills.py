#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""kills.py KILLS [SEED]   A player of each game is killed again and again, by the clock and within its calls to the disk:
what it showed last is there again, nothing more than was decided, and nobody is told of damage."""
import random
import shutil
import sys
import tempfile

from player import GAMES, Player, Shown, Tally, Wrong

# Lives of one store, each but the last ended by a kill.
LIVES = 25
# More steps than a life has time for.
STEPS = 100000
# A life ends within this time or within so many calls to the disk: before it has opened the store, or up to some hands later.
SECONDS = 0.12
CALLS = 500


def kill_once(player, shown, chance):
    """One life. Returns: whether it was killed."""
    shim = None
    if chance.random() < 0.6:
        shim = {"SHIM_AT": int(CALLS ** chance.random()), "SHIM_HOW": chance.choice(["kill-before", "kill-half", "kill-after"])}
    player.start(chance.randrange(1 << 30), STEPS, shim=shim)
    player.kill_after(SECONDS * chance.random() if shim is None else 20)
    life = player.end()
    shown.come_back(life)
    for line in life.rest:
        shown.hear(line)
    if shown.told:
        raise Wrong(f"nothing is damaged, but it says: {shown.told}")
    return life.status != 0


def run_chain(piece):
    """The lives of one store. Returns: how many of them were killed."""
    number, seed = piece
    chance = random.Random(seed)
    folder = tempfile.mkdtemp(prefix="chieu-kills-")
    player, shown = Player(folder, GAMES[number % len(GAMES)]), Shown()
    killed = 0
    try:
        for _ in range(LIVES):
            killed += kill_once(player, shown, chance)
        # The last one ends by itself: what the last kill left is looked at, and play goes on.
        life = player.live(1, 20)
        shown.come_back(life)
        if not life.ended_well():
            raise Wrong(f"the last life did not end well: {life.lines[-3:]}")
    except Wrong as wrong:
        raise Wrong(f"{player.game}, life {player.n}: {wrong}\nagain: kills.py 0 {seed} {number}\nkept: {folder}") from None
    shutil.rmtree(folder)
    return killed


def main():
    kills, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 17
    tally = Tally("kills")
    if len(sys.argv) > 3:
        # One chain again.
        tally.run(run_chain, [(int(sys.argv[3]), seed)])
    else:
        tally.run(run_chain, [(n, seed * 100003 + n) for n in range(-(-kills // LIVES) + 1)])
    tally.finish(kills)


main()
