#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Taking back: in the way of learning any move of one's own; in the usual way a fault, which was warned of, until the next card is seen."""
import time

import driver

UNDO = "Take back"


def on_mat(nodes):
    """The position and the buttons that may be pressed, without which card has the focus."""
    return driver.position(nodes), sorted(n for n in driver.offers(nodes) if n in driver.WISHES)


def take_back_move(folder):
    with driver.Program("learn", arguments=["--seed", "3", "--pace", "none", "--data-dir", folder + "/a"]) as program:
        program.wait(driver.START)
        program("click", driver.START)
        before = driver.settled(program)
        assert not driver.has(before, UNDO), "there is nothing to take back yet"
        program("click", "button:Khàn")
        driver.wait_until(program, lambda nodes: on_mat(nodes) != on_mat(before), "the khàn was not laid")
        program("click", "button:" + UNDO)
        driver.wait_until(program, lambda nodes: on_mat(nodes) == on_mat(before), "the khàn was not taken back")


def touch_yeu(program):
    """Chooses the yêu, or discards it if it is chosen; that is a fault while other cards are held."""
    card = next(n for n in driver.hand(program.tree()) if n.startswith("1 Vạn"))
    program("act", f"Your hand > {card}", "card.activate")


def take_back_fault(folder):
    with driver.Program("usual", arguments=["--seed", "3", "--pace", "wait", "--data-dir", folder + "/b"]) as program:
        program.wait(driver.START)
        driver.click_in_form(program, "Thường")
        program("click", driver.START)
        driver.settled(program)
        program("key", "k")
        program.wait("Your turn: discard a card")
        before = on_mat(program.tree())
        touch_yeu(program)
        touch_yeu(program)
        program.wait("This is a fault:")
        assert on_mat(program.tree()) == before, "a fault that was only warned of was made"
        time.sleep(1)
        touch_yeu(program)
        program.wait(UNDO)
        assert on_mat(program.tree()) != before
        program("click", "button:" + UNDO)
        driver.wait_until(program, lambda nodes: on_mat(nodes) == before, "the fault was not taken back")
        assert not driver.has(program.tree(), UNDO)


def test(folder):
    take_back_move(folder)
    take_back_fault(folder)


driver.main(test)
