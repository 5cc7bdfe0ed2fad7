#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""window-damaged.py [NAME]   A store spoiled in every way is found by the program in a real window (NAME: in this way only):
the window opens, says what the match layer says of the same store and nothing else, and a hand can be played in it. A file
where the data folder should be, named on the command line, is refused."""
import os
import random
import re
import shutil
import signal
import sys
import tempfile

from player import SAYS, Player, Wrong
from spoil import VERSIONS, WAYS, Good
from window import RESUME, TROUBLE, Killed, Window, desk, driver, log_lines

CLOSE = "All right"
GAMES = {"to-tom": "Tổ tôm", "chan": "Chắn"}
# Within so many looks at the window something has to be played.
LOOKS = 200


def plain(text):
    """TEXT without what differs from one store to the next: folders, names of files, times."""
    return re.sub(r"[“(]?/\S+|“[^”]*”|\d+", "", text).split(".")[0].strip()


def spoiled(good, way, folder):
    """A player on its own copy of the store, spoiled; each copy by the same chances."""
    player = Player(folder, good.game)
    good.write_files(player.data)
    way.spoil(player.data, random.Random(way.name))
    return player


def expected(good, way):
    """Returns: what the match layer has to say, and whether there is a match to go on with."""
    folder = tempfile.mkdtemp(prefix="chieu-expected-")
    life = spoiled(good, way, folder).live(1, 0)
    shutil.rmtree(folder)
    return [life.first[word] for word in SAYS if word in life.first], life.found is not None


def open_and_play(window, good, way):
    says, goes_on = expected(good, way)
    window.start()
    if os.path.isfile(window.folder):
        window.process.wait(30)
        with open(window.said, encoding="utf-8") as said:
            text = said.read()
        if window.process.returncode <= 0 or f"“{window.folder}”" not in text:
            raise Wrong(f"expected a sentence that names {window.folder}\nseen     {window.process.returncode}, {text}")
        return
    button = driver.KNOWN, driver.START, RESUME, *driver.HOME
    nodes, _ = window.wait(lambda nodes: any(n.role == "button" and n.name.startswith(button) for n in nodes), "a beginning", 30)
    if says:
        # The message comes with the start, or just after it.
        nodes, _ = window.wait(lambda nodes: any(n.name == TROUBLE for n in nodes), f"“{says[0]}”", 20)
        seen = [n.name for n in nodes if n.role == "label"]
        for message in says:
            if not any(plain(message) in plain(text) for text in seen):
                raise Wrong(f"expected “{message}”\nseen     {seen}")
        window.press(nodes, CLOSE)
    elif any(n.name == TROUBLE for n in nodes):
        raise Wrong(f"expected no message\nseen     {[n.name for n in nodes if n.role == 'label']}")
    came_back = window.sit_down(GAMES[good.game])
    if came_back != goes_on:
        raise Wrong(f"expected {'the match' if goes_on else 'no match'} to go on with\nseen     the other")
    # A row that has no words yet would be taken for something that was played.
    before = window.open_log(all)
    for _ in range(LOOKS):
        nodes = window.look()
        if log_lines(nodes) not in (None, before):
            return
        window.turn(nodes)
    raise Wrong(f"expected something that is played after {before[-4:]}\nseen     {[n.name for n in nodes if n.name][:40]}")


def test(folder):
    wanted = sys.argv[1] if len(sys.argv) > 1 else None
    program = driver.Program("damaged", arguments=["--data-dir", os.path.join(folder, "first")])
    program.__enter__()
    goods, failures, rows = {}, [], 0
    try:
        os.kill(desk.Inst(program.name).need()["app"], signal.SIGKILL)
        for n, way in enumerate(w for w in WAYS if wanted in (None, w.name)):
            which = (list(GAMES)[n % len(GAMES)], VERSIONS[-1], way.needs_log)
            if which not in goods:
                goods[which] = Good(tempfile.mkdtemp(prefix="chieu-good-"), *which)
            place = os.path.join(folder, f"store-{n}")
            os.mkdir(place)
            player = spoiled(goods[which], way, place)
            window = Window(program, player.data, random.Random(n), said=os.path.join(place, "said"))
            window.is_sound = False
            rows += 1
            try:
                open_and_play(window, goods[which], way)
                print(f"{way}: as it should be", flush=True)
            except (Wrong, AssertionError, Killed) as wrong:
                with open(window.said, encoding="utf-8", errors="replace") as said:
                    failures.append(f"{way}, {goods[which]}: {wrong or 'the window is gone'}\n{said.read()[-1000:]}")
                print(f"failed: {failures[-1]}", flush=True)
            finally:
                if window.process.poll() is None:
                    window.process.kill()
                window.process.wait()
    finally:
        program("stop", "--kill", check=False)
    if failures or rows == 0:
        sys.exit(f"{rows} spoiled stores in the window, {len(failures)} wrong")
    print(f"{rows} spoiled stores in the window, none wrong")


driver.main(test)
