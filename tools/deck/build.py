# SPDX-License-Identifier: GPL-3.0-or-later
"""Write the pictures of the decks: faces and backs, and the portraits, mats and things beside them.

    python3 build.py OUT_DIR                  everything
    python3 build.py OUT_DIR 9v cc back       some of Tổ tôm
    python3 build.py OUT_DIR luc-ho luc-ho/1x a whole deck, a card of it
    python3 build.py OUT_DIR --latin          Tổ tôm's faces with the learners' index
    python3 build.py OUT_DIR --four-colour    Mậu binh with a colour for each suit

A face goes to OUT_DIR/DECK/NAME.svg, NAME being the notation's; those of the decks
that are played with go to OUT_DIR/DECK-contrast/ as well, in white, black and the stamp's red.  A name without
a deck is Tổ tôm's.  The portraits of the seats, the mats and the things on them
are kept like decks.
"""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "faces")]

import card  # noqa: E402
import contrast  # noqa: E402
from deck import BAT, FACES, LUC_HO  # noqa: E402


def module(name):
    return importlib.import_module(name)


# deck: its faces in order, and what draws one of them
DECKS = {
    "to-tom": (list(FACES), lambda n: module(FACES[n].module).draw(), "back"),
    "luc-ho": (list(LUC_HO), lambda n: module("luc_ho").draw(LUC_HO[n]), "luc_ho_back"),
    "bat": (list(BAT), lambda n: module("bat").draw(BAT[n]), None),
    "mau-binh": ([r + s for s in "shdc" for r in "23456789TJQKA"], lambda n: module("mau_binh").draw(n), "mau_binh_back"),
    "portraits": (module("portraits").names(), lambda n: module("portraits").draw(n), None),
    "mats": (module("mats").names(), lambda n: module("mats").draw(n), None),
    "things": (list(module("things").THINGS), lambda n: module("things").THINGS[n](), None),
}


# decks that are also printed for high contrast, to DECK-contrast/
CONTRAST = ("to-tom", "luc-ho", "bat", "mau-binh")
RED_SUITS = ("mau-binh",)   # here red is a suit's, not a stamp's only


# decks whose back is printed in several colours: back.svg in the usual one, back-COLOUR.svg in each other
COLOURED_BACKS = ("to-tom", "mau-binh")
BACKS = ["back"] + ["back-" + c for c in list(module("back").COLOURS)[1:]]


def backs(deck):
    return [] if not DECKS[deck][2] else BACKS if deck in COLOURED_BACKS else BACKS[:1]


def deck_names(deck):
    return ["%s/%s" % (deck, n) for n in DECKS[deck][0] + backs(deck)]


def pictures(deck):
    """(name, path below cards-svg) of each picture of a deck, also of one printed for high contrast."""
    if deck == "bat":
        return [tuple(line.split()) for line in bat_list().splitlines()]
    base = deck.removesuffix("-contrast")
    if base not in DECKS or (base != deck and base not in CONTRAST):
        raise KeyError(deck)
    names = [n.rpartition("/")[2] for n in deck_names(base)]
    return [(n, "%s/%s.svg" % (deck, n)) for n in names if base == deck or n not in BACKS[1:]]


def sheets(name):
    """Yield (path below OUT_DIR, text of the picture) for one name of the command line."""
    if name in DECKS:
        for n in deck_names(name):
            yield from sheets(n)
        return
    deck, _, card_name = name.rpartition("/")
    names, draw, back = DECKS.get(deck or "to-tom", ([], None, None))
    if card_name not in names and not (back and card_name in backs(deck or "to-tom")):
        sys.exit("build.py: no deck, card or back is called '%s'" % name)
    deck = deck or "to-tom"
    colour = card_name.split("-")[1:]       # of a back: none for the usual one
    make = (lambda: module(back).draw(*colour)) if card_name in BACKS else lambda: draw(card_name)
    yield "%s/%s.svg" % (deck, card_name), make().svg()
    if deck in CONTRAST and not card.Card.latin and card_name not in BACKS[1:]:
        with contrast.printing(deck in RED_SUITS):
            text = make().svg()
        yield "%s-contrast/%s.svg" % (deck, card_name), text


def bat_list():
    """Which picture each card of Bất has: its own, or the one of Tổ tôm it shares."""
    own = {n: "bat/%s.svg" % n for n in BAT}
    shared = {n: "to-tom/%s.svg" % n for n in list(FACES) + BACKS}
    return "".join("%s %s\n" % row for row in (shared | own).items())


def chan_list():
    """The cards of Chắn are Tổ tôm's without the ones and two of the three outside the suits."""
    names = [n for n in FACES if n not in ("1v", "1s", "1n", "tt", "oc")] + BACKS
    return "".join("%s to-tom/%s.svg\n" % (n, n) for n in names)


def save(out, path, text):
    target = os.path.join(out, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "w", encoding="utf-8", newline="\n") as f:
        f.write(text)


def write(out, names):
    for name in names:
        for path, text in sheets(name):
            save(out, path, text)
        if name == "bat":
            save(out, "bat/faces.txt", bat_list())
        if name == "to-tom":
            save(out, "chan/faces.txt", chan_list())


def learners_index():
    card.Card.latin = True


def four_colours():
    mau_binh = module("mau_binh")
    mau_binh.inks = mau_binh.FOUR_COLOURS


OPTIONS = {"--latin": learners_index, "--four-colour": four_colours}
# what an option draws when no name is given
ALONE = {"--latin": list(FACES), "--four-colour": ["mau-binh"]}


def main(argv):
    options = [a for a in argv if a.startswith("--")]
    args = [a for a in argv if not a.startswith("--")]
    if not args or set(options) - set(OPTIONS):
        sys.exit(__doc__)
    names = args[1:]
    for option in options:
        OPTIONS[option]()
        names = names or ALONE[option]
    write(args[0], names or list(DECKS))


if __name__ == "__main__":
    main(sys.argv[1:])
