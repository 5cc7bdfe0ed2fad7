#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dragging with a real pointer where a click would do: khàn and thiên khai to their place, cards onto buttons, and drops that do
nothing; and presses that answer nothing."""
import time

import driver

# Seeds that deal the person two khàn, and a khàn and a thiên khai.
KHAN, THIEN_KHAI = "12", "137"
# A card that is moved by fewer pixels than these counts as clicked.
THRESHOLD = 30
# Points of the place before the person, as fractions of its width and height.
POINTS = ("0.08,0.05", "0.5,0.95")


def card(program, begins, nth=0):
    """One of the equal cards of the hand."""
    return "Your hand > " + [name for name in driver.hand(program.tree()) if name.startswith(begins)][nth]


def wait_for_hand_of(program, n, what):
    driver.wait_until(program, lambda nodes: len(driver.hand(nodes)) == n, f"{what}: the hand has not {n} cards")
    time.sleep(driver.NEW)


def wait_for_words(program, words, what):
    driver.wait_until(program, lambda nodes: any(n.name.startswith(words) for n in nodes), f"{what}: not told “{words}”")


def play(folder, name, seed, start=()):
    return driver.Program(name, arguments=["--seed", seed, "--pace", "none", "--data-dir", f"{folder}/{name}"], start=start)


def sit_down(program):
    program.wait(driver.START)
    program("click", driver.START)
    return driver.settled(program)


def is_chosen(program, name):
    return any(n.name == name.split(" > ")[1] and "selected" in n.states for n in program.tree())


def test_threshold(program):
    name = card(program, "8 Vạn", 2)
    node = next(n for n in program.tree() if n.name == name.split(" > ")[1])
    x, y = node.x + node.width // 2, node.y + 40
    program("drag", f"{x},{y}", f"{x},{y - THRESHOLD + 6}")
    assert is_chosen(program, name), "a card that was moved less than the system's threshold was not clicked"
    program("key", "Escape")


def test_nothing(program):
    program("drag", card(program, "8 Vạn"), "Gate of Bà Cả")
    wait_for_words(program, "A card dropped there does nothing", "a card on a gate that takes none")
    program("drag", card(program, "9 Sách"), "Gate of Bà Cả")
    wait_for_words(program, "You cannot do anything with this card", "a card that has no place")
    program("drag", card(program, "9 Sách"), "button:Khàn")
    wait_for_words(program, "You cannot use 9 Sách for “Khàn”", "a card on a button that cannot use it")
    assert len(driver.hand(program.tree())) == 20


def test_khan(program):
    for point in POINTS:
        program("drag", card(program, "8 Vạn", 1), "Your phu", "--to-at", point)
        wait_for_hand_of(program, 17, f"a khàn let go at {point} of its place")
        program("click", "Take back")
        wait_for_hand_of(program, 20, "the khàn taken back")
    program("drag", card(program, "8 Vạn", 1), "button:Khàn")
    wait_for_hand_of(program, 17, "a khàn let go on its button")
    program("drag", card(program, "3 Sách", 0), "Your phu")
    wait_for_hand_of(program, 14, "the second khàn beside the first")


def test_card_in_play(program):
    """The card in play, dropped on a button, makes the move of the button."""
    nodes = driver.settled(program)
    assert "Bốc" in driver.offers(nodes), driver.offers(nodes)
    before = driver.position(nodes)
    program("drag", "Card in play", "button:Bốc")
    driver.wait_until(program, lambda nodes: driver.position(nodes) != before, "the card in play on “Bốc” did nothing")


def answer_once(folder, name, answer):
    """The position after ANSWER has answered the first card that may be taken."""
    with play(folder, name, KHAN) as program:
        sit_down(program)
        for begins in ("8 Vạn", "3 Sách"):
            program("drag", card(program, begins), "Your phu")
            time.sleep(driver.NEW)
        assert "Bốc" in driver.offers(driver.settled(program))
        answer(program)
        time.sleep(driver.NEW)
        return driver.position(driver.settled(program))


def press_twice(program):
    program("click", "button:Bốc", "--double")


def hold_and_press_key(program):
    """The button is pressed and held while a key answers; when it is let go, it answers nothing more."""
    program("move", "button:Bốc")
    program("exec", "xdotool", "mousedown", "1")
    program("key", "b")
    driver.settled(program)
    program("exec", "xdotool", "mouseup", "1")


def test(folder):
    with play(folder, "drag", KHAN, start=("--gtk", f"gtk-dnd-drag-threshold={THRESHOLD}")) as program:
        sit_down(program)
        test_threshold(program)
        test_nothing(program)
        test_khan(program)
        test_card_in_play(program)
    with play(folder, "thien-khai", THIEN_KHAI) as program:
        names = driver.hand(sit_down(program))
        four = next(name for name in names if sum(name.split(",")[0] == other.split(",")[0] for other in names) == 4).split(",")[0]
        program("drag", card(program, four + ",", 1), "Your phu")
        wait_for_hand_of(program, len(names) - 4, "a thiên khai let go in its place")
    once = answer_once(folder, "once", lambda program: program("click", "button:Bốc"))
    assert answer_once(folder, "twice", press_twice) == once, "a double click answered the next question, too"
    assert answer_once(folder, "held", hold_and_press_key) == once, "a press begun before the question changed answered it"


driver.main(test)
