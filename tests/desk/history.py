#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand is played and found again among the hands played: gone through, filtered out, saved, imported, counted."""
import os

import driver

ROW = "Tổ tôm · Học"


def rows(nodes):
    return [n for n in nodes if n.role == "label" and (ROW in n.name or "from a record" in n.name)]


def play(program):
    program.wait(driver.START)
    program("click", driver.START)

    def put(card):
        for _ in range(2):
            program("act", f"Your hand > {card}", "card.activate")

    driver.play_hand(program, lambda name: program("click", f"button:{name}"), put)


def wait_for_still_picture(program, folder):
    """Waits as a person does who looks before going on."""
    program("shot", os.path.join(folder, "look.png"))


def open_list(program):
    program("key", "ctrl+h")
    program.wait("1 hand")
    nodes = driver.wait_until(program, lambda n: len(rows(n)) == 1, "the hand is not listed")
    assert any("focused" in n.states for n in nodes if n.role == "list item"), "the first row has not the focus"


def go_through(program):
    """By keys alone: into the hand, on by one move, out again."""
    program("key", "Return")
    program.wait("The hand is dealt.")
    program("key", "Right")
    driver.wait_until(program, lambda n: any(m.name.startswith("1 of ") for m in n), "no move was made")
    program("key", "Escape")
    program("wait", "Play on from here", "10", "--gone")


def filter_out(program):
    """Only hands with faults are asked for: none, as nobody makes faults in the way of learning."""
    program("click", "Choose hands")
    program.wait("Show these hands")
    program("click", "Only hands in which I committed a fault")
    program("click", "Show these hands")
    program.wait("You have no hands of this kind.")
    program.wait("0 of 1 hand: with faults of mine")
    program("click", "button:All hands")
    program.wait("1 hand")


def choose_file(program, path):
    program("key", "ctrl+a")
    program("type", path)
    program("key", "Return")


def save(program, path, key=None):
    """Saves the hand by the button of the list, or by KEY."""
    program(*(("key", key) if key else ("click", "button:Save…")))
    program.wait("Save this hand as a record")
    choose_file(program, path)
    program.wait("The hand is saved")
    with open(path, encoding="utf-8") as file:
        assert file.readline() == "chieu-record 1\n", "it is no record"


def save_and_open(program, path):
    """By keys alone: the hand on the mat is saved, and opened as a record that somebody sent."""
    save(program, path, key="ctrl+s")
    program("key", "ctrl+o")
    program.wait("Open a record")
    program("key", "slash")
    choose_file(program, path)
    program.wait("A hand from a record")
    program("key", "alt+Left")
    program("wait", "A hand from a record", "10", "--gone")


def import_record(program, path):
    program("click", "button:Import a record…")
    program.wait("Import a record")
    # A slash opens the place for a name.
    program("key", "slash")
    choose_file(program, path)


def import_bad_and_good(program, folder):
    """A record with a wrong number of seats is refused and its line named; the same hand as it was saved comes first in the list."""
    path, bad = os.path.join(folder, "hand.txt"), os.path.join(folder, "bad.txt")
    save(program, path)
    with open(path, encoding="utf-8") as file, open(bad, "w", encoding="utf-8") as other:
        other.write(file.read().replace("seats 5", "seats 7"))
    import_record(program, bad)
    program.wait("This is not a valid record of a hand")
    assert any(n.name.startswith("line 3:") for n in program.tree()), "the line is not named"
    program("key", "Return")
    program("wait", "This is not a valid record of a hand", "10", "--gone")
    import_record(program, path)
    program.wait("2 hands")
    nodes = driver.wait_until(program, lambda n: len(rows(n)) == 2, "the hand was not imported")
    assert "from a record" in rows(nodes)[0].name, "the imported hand is not the first"


def check_results(program):
    """The imported hand does not count: it is nobody's own."""
    program("click", "button:Results")
    program.wait("Hands played, 1")
    program("click", "label:All games", "--nth", "1")
    program("click", "label:Tổ tôm", "--nth", "1")
    program.wait("Points over time, hand by hand")
    program.wait("Hands played, 1")
    program("key", "Escape")


# A library of the file chooser leaks some names of files; only whole stacks show that it is this library (lsan.supp).
WHOLE_STACKS = f"ASAN_OPTIONS={os.environ.get('ASAN_OPTIONS', '')}:fast_unwind_on_malloc=0"


def test(folder):
    with driver.Program("history", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder],
                        environment=[WHOLE_STACKS]) as program:
        play(program)
        save_and_open(program, os.path.join(folder, "table.chieu"))
        open_list(program)
        wait_for_still_picture(program, folder)
        go_through(program)
        wait_for_still_picture(program, folder)
        filter_out(program)
        import_bad_and_good(program, folder)
        check_results(program)


driver.main(test)
