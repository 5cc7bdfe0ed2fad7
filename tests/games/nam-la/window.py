#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program with one game, Năm lá, in a real window: a whole hand with the pointer and the keys, what a card is, the lesson from
its first step to its end, and the words of another language.

usage: window.py DESK: the folder of the driver
"""
import os
import pathlib
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True

import driver  # noqa: E402
import keys  # noqa: E402
import lessons  # noqa: E402

MIDDLE = "The middle of the mat"


def name(card):
    return card.split(", ")[0]


def by_drag(program, card):
    program("drag", f"Your hand > {card}", MIDDLE)


def by_clicks(program, card):
    program("click", f"Your hand > {name(card)}")
    program("click", f"Your hand > {name(card)}")


def by_keys(program, card):
    keys.tab_to(program, lambda focused: ", in your hand, " in focused)
    held = [name(one) for one in driver.hand(program.tree())]
    steps = held.index(name(card)) - held.index(name(keys.focused(program).name))
    program("key", *["Right" if steps > 0 else "Left"] * abs(steps), "Return", "Return")


# Each card of the hand but the last, which falls by itself, is put in another way.
WAYS = (by_drag, by_clicks, by_keys, by_keys)


def play_hand(program):
    for put in WAYS:
        held = driver.hand(driver.settled(program))
        put(program, held[0])
        driver.wait_until(program, lambda nodes: driver.has(nodes, *driver.END) or len(driver.hand(nodes)) < len(held),
                          f"{put.__name__}: {held[0]} is still in the hand")
    driver.wait_until(program, lambda nodes: driver.has(nodes, *driver.END), "the hand is not over")
    driver.wait_until(program, lambda nodes: any(n.name in ("Hơn bài", "Sạch bài") for n in nodes), "the result does not say what was won")


def ask_for_card(program):
    """A right click tells what a card is: the gallery shows it, and Escape leads back to the mat as it was."""
    nodes = driver.settled(program)
    before, card = driver.position(nodes), driver.hand(nodes)[-1]
    program("click", f"Your hand > {name(card)}", "--button", "3")
    driver.wait_until(program, lambda nodes: not driver.hand(nodes) and any(name(card) in n.name for n in nodes),
                      f"the gallery does not tell of {card}")
    program("key", "Escape")
    nodes = driver.wait_until(program, driver.hand, "Escape does not lead back")
    assert driver.position(nodes) == before, "the mat is not as it was"


def check_hand(folder):
    with driver.Program("nam-la", arguments=["--seed", "7", "--pace", "none", "--data-dir", f"{folder}/hand"],
                        environment=[f"CHIEU_HOUSE_RULES={os.environ['CHIEU_HOUSE_RULES']}"]) as program:
        program.wait(driver.START)
        assert not driver.has(program.tree(), "Practice", "Scorer for a real table"), "practice or a scorer is offered"
        program("click", driver.START)
        ask_for_card(program)
        play_hand(program)
        print("ok hand")


def check_lesson(folder):
    path = next(pathlib.Path(os.environ["CHIEU_LESSONS"]).glob("*/01-*.xml"))
    answered = lessons.play(folder, str(path), "nam-la-lesson", lessons.Pointer)
    assert answered > 3, f"only {answered} answers were given"


def check_words(folder):
    """Words of the program and of the game are both in Vietnamese: “I know the game”, “Five cards each; two lie aside.”"""
    with driver.Program("nam-la-vi", arguments=["--seed", "7", "--pace", "none", "--data-dir", f"{folder}/vi"],
                        environment=["LANGUAGE=vi", f"CHIEU_LOCALE={os.environ['CHIEU_LOCALE']}"]) as program:
        driver.wait_until(program, lambda nodes: driver.has(nodes, "Tôi biết chơi rồi"), "the program does not speak Vietnamese")
        program("click", "Tôi biết chơi rồi")
        driver.wait_until(program, lambda nodes: driver.has(nodes, "Chơi"), "the home page did not come")
        program("key", "ctrl+n")
        driver.wait_until(program, lambda nodes: any("hai lá để riêng" in n.name for n in nodes), "the game does not speak Vietnamese")
        print("ok words")


def test(folder):
    check_hand(folder)
    check_lesson(folder)
    check_words(folder)


driver.main(test)
