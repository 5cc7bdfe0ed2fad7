#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""writes.py STRIDE [GAME HOW CALL]   The same scripted play is done again and again from the same store, and each time
another call that changes something on the disk, every STRIDE-th of them, is the one at which the program is killed, or
which fails or does half. What was shown last is there afterwards; of a call that fails the player is told once and plays on."""
import copy
import errno
import os
import random
import shutil
import sys
import tempfile

from player import GAMES, SAYS, Player, Shown, Tally, Wrong, check_whole

HOWS = {
    "kill-before": {"SHIM_HOW": "kill-before"},
    "kill-half": {"SHIM_HOW": "kill-half"},
    "kill-after": {"SHIM_HOW": "kill-after"},
    "short": {"SHIM_HOW": "short"},
    "fails": {"SHIM_HOW": "fail", "SHIM_ERRNO": errno.EIO},
    "full": {"SHIM_HOW": "fail", "SHIM_ERRNO": errno.ENOSPC},
    "fails-on": {"SHIM_HOW": "fail-on", "SHIM_ERRNO": errno.EIO},
    "full-on": {"SHIM_HOW": "fail-on", "SHIM_ERRNO": errno.ENOSPC},
}
# Seed of the play before the script, so that there is a hand to resume, and of the script; and how much of each.
BEFORE = (3, 12)
SCRIPT = (8, 30)
# More calls than any script makes.
CALLS_MAX = 20000


def listen(life, shown):
    """SHOWN hears all that LIFE said."""
    for word, text in life.first.items():
        if word != "history":
            shown.hear(f"{word}\t{text}")
    for line in life.rest:
        shown.hear(line)


def judge(life, shown, before, how):
    """After calls that failed all that could be saved is there. BEFORE: all that was shown before LIFE."""
    damaged = [name for name in os.listdir(shown.player.data) if "damaged" in name] if os.path.isdir(shown.player.data) else []
    if damaged:
        raise Wrong(f"a disk that fails is no damage, but it sets aside {damaged}")
    # A player who begins another match while nothing can be saved is told again.
    if len(shown.told) > 1 + sum(line.startswith("new\t") for line in life.rest):
        raise Wrong(f"it tells more than once in a match: {shown.told}")
    keys = [key for key, _ in shown.seen]
    last = len(keys) - 1
    first_told = next((i for i, (_, told) in enumerate(shown.seen) if told > 0), None)
    if shown.told and first_told is None:
        first_told = last + 1
    # The one about which it was told is not kept, and none before the next one that succeeds.
    least = last if not shown.told else max(0, first_told - 2)
    again = shown.player.live(1, 0)
    for word in SAYS:
        if word in again.first:
            raise Wrong(f"nothing is damaged, but it says: {word}: {again.first[word]}\ntold before: {shown.told}")
    # Where one call failed, the next save brought everything, and the end of the match is one; where no store could be opened,
    # nothing could be saved.
    if how in ("fails", "full", "short") and "closed" not in life.first:
        least = last
    if again.found is None:
        if shown.position.over or any(line == "over\t1" for line in life.lines):
            return
        raise Wrong(f"expected {shown.position}\nseen     no match\ntold before: {shown.told}")
    # Where no store could be opened all is as the life before left it; that may have kept a move that it did not come to show.
    if "closed" in life.first and before.follows(again.found) is not None:
        return
    if again.found.key() not in keys[least:] and shown.follows(again.found) is None:
        raise Wrong(f"expected {shown.position}\nor what was shown from number {least} of {last} on\nseen     {again.found}\n"
                    f"told before: {shown.told}")


def play_script(folder, game, how, call):
    """Plays the script with CALL spoiled. Returns: the name of the call, or None if the script made fewer calls."""
    player, shown = Player(folder, game), Shown()
    shown.player = player
    base = player.live(*BEFORE, settle=True)
    shown.come_back(base)
    listen(base, shown)
    before = copy.copy(shown)
    before.position, before.decided = copy.deepcopy(shown.position), set(shown.decided)
    life = player.live(*SCRIPT, shim=dict(HOWS[how], SHIM_AT=call))
    met = player.was_met()
    # The player opens and finds what was left, or else nothing can be opened now.
    if "closed" not in life.first:
        shown.come_back(life)
    listen(life, shown)
    if how.startswith("kill"):
        if met is None and not life.ended_well():
            raise Wrong(f"it ended otherwise: {life.lines[-3:]}")
        again = player.live(1, 0)
        shown.come_back(again)
    else:
        if not life.ended_well():
            raise Wrong(f"it did not play to the end: {life.lines[-3:]}")
        judge(life, shown, before, how)
    check_whole(player.store)
    if not player.live(2, 5).ended_well():
        raise Wrong("afterwards it does not play")
    return met


def play_scripts(piece):
    """Plays the script until all its calls, every stride-th of them, were spoiled. Returns: how many were."""
    game, how, first, stride = piece
    n = 0
    for call in range(first, CALLS_MAX, stride):
        folder = tempfile.mkdtemp(prefix="chieu-writes-")
        try:
            met = play_script(folder, game, how, call)
        except Wrong as wrong:
            raise Wrong(f"{wrong}\nagain: writes.py 0 {game} {how} {call}\nkept: {folder}") from None
        shutil.rmtree(folder)
        if met is None:
            return n
        n += 1
    raise Wrong(f"{game}: the script met the disk {CALLS_MAX} times")


def main():
    stride = int(sys.argv[1])
    tally = Tally("calls spoiled")
    if stride == 0:
        play_script(tempfile.mkdtemp(prefix="chieu-writes-"), sys.argv[2], sys.argv[3], int(sys.argv[4]))
        return
    chance = random.Random(stride)
    pieces = [(game, how, chance.randrange(stride) + 1, stride) for game in GAMES for how in HOWS]
    tally.run(play_scripts, pieces)
    tally.finish(len(pieces))


main()
