#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences by pointer and keys: the text grows while the button stays under the pointer, names are typed and stand on the plates,
the words of the drum are a list, and the search finds a row of another page."""
import os

import driver

LARGER = "Larger text"
SHOW = os.environ.get("SHOW")    # a folder for pictures


def shot(program, name):
    if SHOW:
        program("shot", os.path.join(SHOW, name + ".png"))


def middle(node):
    return f"{node.x + node.width // 2},{node.y + node.height // 2}"


def button(nodes, name):
    return next(n for n in nodes if n.role == "button" and n.name == name)


def words_height(nodes):
    return next(n.height for n in nodes if n.role == "label" and n.name.startswith("Words are this large"))


def grow(program):
    """Three presses on one point make the text three steps larger; the page itself grows only when the pointer goes."""
    before = program.tree()
    there = middle(button(before, LARGER))
    for size in ("110%", "120%", "130%"):
        program("click", there)
        program.wait(size)
    now = program.tree()
    assert middle(button(now, LARGER)) == there, "the button went away under the pointer"
    assert words_height(now) > words_height(before), "the line below the buttons shows the size that was chosen"
    title = [next(n.height for n in nodes if n.role == "label" and n.name == "Names on the cards") for nodes in (before, now)]
    assert title[0] == title[1], "the page grows while the pointer is on the button"
    program("move", "20,20")
    driver.wait_until(program, lambda nodes: any(n.role == "label" and n.name == "Names on the cards" and n.height > title[0]
                                                 for n in nodes), "the text did not grow after the pointer had left")
    shot(program, "grown")


def set_size_by_keys(program):
    """Without a pointer on the row each step takes effect at once."""
    before = next(n.height for n in program.tree() if n.role == "label" and n.name == "Names on the cards")
    for _ in range(3):
        program("act", "Smaller text")
    driver.wait_until(program, lambda nodes: any(n.role == "label" and n.name == "Names on the cards" and n.height < before
                                                 for n in nodes), "the text did not become smaller")


def type_name(program, row, name):
    program("click", row)
    program("type", name)
    program("key", "Return")


def test(folder):
    with driver.Program("preferences", arguments=["--seed", "5", "--pace", "none", "--data-dir", folder], size="1024x768") as program:
        program.wait(driver.START)
        program("click", driver.START)
        driver.settled(program)
        program("key", "ctrl+comma")
        program.wait(LARGER)
        shot(program, "reading")
        grow(program)
        set_size_by_keys(program)
        program("click", "Players")
        type_name(program, "Your name at the mat", "Lan")
        type_name(program, "Cụ Lý", "<b>Mai</b> & Tí")
        type_name(program, "Bà Cả", "Lan")
        program.wait("Somebody else at the mat is already called")
        shot(program, "players")
        program("click", "Reading")
        program("act", "button:What each drum call means")
        program.wait("Hear “Phỗng”: two beats")
        shot(program, "drum")
        program("key", "Escape")
        program("wait", "Hear “Phỗng”: two beats", "10", "--gone")
        program("key", "ctrl+f")
        program("type", "left")
        program.wait("Buttons on the left")
        shot(program, "search")
        program("key", "Escape")
        # The search takes a second Escape, too, until it is gone.
        program("wait", "Buttons on the left", "10", "--gone")
        program("key", "Escape")
        driver.wait_until(program, lambda nodes: not driver.has(nodes, "Table"), "the preferences did not close")
        nodes = program.tree()
        plates = [n.name for n in nodes if n.role == "group" and "card" in n.name]
        assert any(name.startswith("Lan, ") for name in plates), plates
        assert any(name.startswith("<b>Mai</b> & Tí, ") for name in plates), plates
        shot(program, "plates")


driver.main(test)
