#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""games.py ROOT   No .c, .h, .ui or .css file of ROOT/src names a game, but the game's own files.

The games are those of the list in ROOT/src/meson.build. A file is a game's if a folder it is in, or a part of its name between
hyphens, is the game's id. A game is named by its id ("to-tom") or by that in a name of C (chieu_to_tom, CHIEU_TO_TOM_U,
ChieuToTomState). Comments may name games, and so may texts for a person: they are written otherwise ("Tổ tôm")."""
import os
import re
import sys

import tree

# File -> why it names games all the same. A file here that names none any more is a complaint, too.
EXCEPTIONS = {
    "src/games/chan/app/gallery.c": "Chắn is played with cards of Tổ tôm, and finds their pages by its id",
    "src/engine/bot.c": "a line of the help shows what a question looks like, and has to be of some game",
    "src/rules/card.c": "decks bear the names of the games that brought them",
    "src/rules/card.h": "the same",
}

LIST = re.compile(r"^games = \[([^\]]*)\]", re.M)
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def games(root):
    return re.findall(r"'([a-z-]+)'", LIST.search(tree.text(root, os.path.join("src", "meson.build"))).group(1))


def is_of(path, game):
    *folders, name = path.split(os.sep)
    return game in folders or re.search(rf"(^|-){game}(-|$)", os.path.splitext(name)[0]) is not None


def names(game):
    """A pattern of the names of the game. A letter beside one makes it another word: a channel is no Chắn."""
    words = game.split("-")
    return re.compile(rf"(?<![A-Za-z])(?:{'[-_]'.join(words)}|{'_'.join(words).upper()})(?![A-Za-z])"
                      rf"|Chieu{''.join(w.capitalize() for w in words)}(?![a-z])")


def main():
    root = sys.argv[1]
    complaints, count, needed = [], 0, set()
    for path in tree.files(root, ["src"], (".c", ".h", ".ui", ".css")):
        text = COMMENT.sub(lambda m: "\n" * m.group().count("\n"), tree.text(root, path))
        count += 1
        for game in games(root):
            if is_of(path, game):
                continue
            for number, line in enumerate(text.split("\n"), 1):
                found = names(game).search(line)
                if found and path in EXCEPTIONS:
                    needed.add(path)
                elif found:
                    complaints.append(f"{path}:{number}: names a game: {found.group()}")
    complaints += [f"{path}: is an exception of tests/meta/games.py and names no game" for path in EXCEPTIONS if path not in needed]
    tree.finish(complaints, count)


main()
