#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The player asks what a card is, in every game that is offered, at the table and in a lesson: with the right button, by a long press
and by the Menu key. Each time the gallery shows this card, and Escape leads back to the table as it was.

usage: every-game.py table|lesson: where the card lies
"""
import os
import pathlib
import re
import shutil
import sys

import driver
import keys
import lessons

# A lesson of each game in which cards lie on the mat from the first step on, or soon.
LESSONS = {"Tổ tôm": "to-tom/11-phong", "Chắn": "chan/05-an", "Mậu binh": "mau-binh/02-ba-chi", "Lục hổ": "luc-ho/02-bat"}
OWN = re.compile(r", in your (hand|chi \d), ")


def own_cards(nodes):
    """The cards of the person on the mat, as they are spoken."""
    return [n.name for n in nodes if n.role == "list item" and OWN.search(n.name)]


# Each of these asks about CARD, or about the one to which Tab comes. Returns: the card that it asked about.

def by_right_button(program, card):
    program("click", card, "--button", "3")
    return card


def by_long_press(program, card):
    program("drag", card, card, "--hold")
    return card


def by_menu_key(program, card):
    for _ in range(80):
        found = keys.focused(program)
        if found is not None and OWN.search(found.name):
            program("key", "Menu")
            return found.name
        program("key", "Tab")
    raise AssertionError("Tab comes to no card of one's own")


def ask_about_card(program, game, where):
    """Asks what one card is in each way."""
    for way in (by_right_button, by_long_press, by_menu_key):
        what = f"{game}, {where}, {way.__name__}"
        nodes = driver.wait_until(program, own_cards, f"{what}: no card of one's own lies there")
        before, card = driver.position(nodes), own_cards(nodes)[-1]
        card = way(program, card)
        heading = f"Where it belongs in {game}"
        nodes = driver.wait_until(program, lambda nodes: driver.has(nodes, heading),
                                  f"{what}: the gallery does not tell of {card}")
        if way == by_long_press:
            program("drop")
        short = card.split(",")[0]
        assert any(short in n.name for n in nodes), f"{what}: {short} is not in the gallery"
        program("key", "Escape")
        nodes = driver.wait_until(program, own_cards, f"{what}: Escape does not lead back")
        assert driver.position(nodes) == before, f"{what}: the mat is not as it was"
        print(f"ok {what}")


def list_games(folder):
    """The games in the form of a new match, as they stand there: “Chắn. A hundred cards …”."""
    with driver.Program("offered", arguments=["--data-dir", f"{folder}/offered"]) as program:
        program.wait(driver.START)
        nodes = program.tree()
        group = next(i for i, n in enumerate(nodes) if (n.role, n.name) == ("radio group", "Which game?"))
        end = next(i for i, n in enumerate(nodes) if i > group and n.depth <= nodes[group].depth)
        return [n.name for n in nodes[group:end] if n.role == "radio"]


def at_table(folder, game, button):
    with driver.Program("every-table", arguments=["--seed", "7", "--pace", "none", "--data-dir", f"{folder}/{game}"]) as program:
        program.wait(driver.START)
        program("click", f"radio:{button}")
        program("click", driver.START)
        driver.settled(program)
        ask_about_card(program, game, "table")


def in_lesson(folder, game):
    path = pathlib.Path(os.environ["LESSONS"]) / f"{LESSONS[game]}.xml"
    shutil.rmtree(f"{folder}/lessons", ignore_errors=True)
    course = f"{folder}/lessons/{path.parent.name}"
    os.makedirs(course)
    shutil.copy(path, course)
    with driver.Program("every-lesson", arguments=["--pace", "none", "--data-dir", f"{folder}/{game} lesson"],
                        environment=[f"CHIEU_LESSONS={folder}/lessons"]) as program:
        program.wait("Teach me")
        hands = lessons.Pointer(program)
        hands.learn()
        for what, *words in lessons.answers(path):
            nodes = driver.wait_until(program, lambda nodes: lessons.place_of(nodes), "no lesson is open")
            if own_cards(nodes):
                break
            lessons.do_step(program, hands, what, words)
        ask_about_card(program, game, "lesson")


def test(folder):
    games = list_games(folder)
    assert len(games) > 1, "no games are offered"
    for button in games:
        game = button.split(". ")[0]
        assert game in LESSONS, f"{game} has no lesson here"
        if sys.argv[1] == "table":
            at_table(folder, game, button)
        else:
            in_lesson(folder, game)


driver.main(test)
