#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand of any game, in English or Vietnamese, heard through Orca: all that a player has to know is spoken, in its order, and nothing
else that makes no sense to a listener.

usage: by-ear.py GAME LANGUAGE      (ORCA_ROOT: where tools/unpack-orca has put Orca, if it is not installed)
"""
import sys

import driver
import ear
import player

# Spoken signs, states of a card that is not chosen, markup.
NEVER = ("middle dot", "not selected", "_", "<", "♥", "♠", "♦", "♣")

# Orca asks for places on the screen, which GTK 4 does not know.
GTK_WARNS = "Screen coordinates not supported"


class Listener(player.Player):
    """Plays as player.Player does, and compares the spoken words with the question, the cards and the log."""

    def __init__(self, program, language, game, orca):
        super().__init__(program, language, game)
        self.orca = orca
        self.since = 0           # how much was said when the last question was answered
        self.walked = self.said_again = False

    def check_question(self, nodes):
        """The whole question is spoken: the card in play, where it lies and what may be done."""
        asked = self.prompt(nodes)
        assert asked, "it is not written what is asked" + driver.shown(nodes)
        head, _, ways = asked.rstrip(".").rpartition(": ")
        # The card comes first in the question: its number and its suit, or its own name. It may have been named when it came.
        card = " ".join(head.split()[:2]).rstrip(",") if self.kind == player.ONE_BY_ONE and head else ""
        named = any(card and name.startswith(card + ",") for name in (n.name for n in nodes if n.role == "list item"))
        self.orca.wait_for([ways, card if named else ""], self.since, f"asked: “{asked}”")
        return asked

    def check_again(self, asked):
        """E says the question again, W what may be done."""
        for key in "ew":
            since = self.orca.now()
            self.key(key)
            self.orca.wait_for([asked], since, f"the key {key.upper()}")

    def check_hand(self, nodes):
        """Each card of the hand is spoken, in its order, with its place."""
        held = self.hand(nodes)
        if self.focused().name != held[0]:
            self.key("f")
            self.key("Home")
        for card in held[1:]:
            # Orca leaves out a card that the focus has left again.
            since = self.orca.now()
            self.key("Right")
            self.orca.wait_for([card], since, "the cards of the hand")

    def answer(self, nodes):
        asked = self.check_question(nodes)
        if not self.said_again:
            self.said_again = True
            self.check_again(asked)
        if not self.walked and self.kind != player.ROWS and len(self.hand(nodes)) > 1:
            self.walked = True
            self.check_hand(nodes)
        self.since = self.orca.now()
        super().answer(nodes)

    def check_log(self, lines, end):
        """Everything that happened was said until END, in its order, and nothing twice."""
        heard, place, missing = ear.plain(" ".join(self.orca.said(0, end))), 0, []
        # The rows of Mậu binh are turned up one by one, in words of their own.
        lines = [ear.plain(line) for line in lines if self.kind != player.ROWS or " chi 1: " not in line]
        for line in lines:
            found = heard.find(line, place)
            if found < 0:
                missing.append(line)
            else:
                place = found
        assert not missing, f"of the hand's log was not spoken: {missing}"
        twice = [line for line in dict.fromkeys(lines) if heard.count(line) > lines.count(line)]
        assert not twice, f"said more than once: {twice}"


def test(folder):
    if not ear.is_there():
        print("skipped: Orca is missing (Debian: orca; tools/unpack-orca unpacks it without installing it, ORCA_ROOT says where)")
        sys.exit(driver.SKIP)
    game, language = sys.argv[1:3]
    with driver.Program("by-ear", arguments=["--seed", "11", "--pace", "wait", "--data-dir", folder],
                        start=player.LOCALES[language], environment=[player.locale()],
                        known=[GTK_WARNS]) as program, ear.Ear(program) as orca:
        hands = Listener(program, language, game, orca)
        hands.come_home()
        hands.sit_down()
        begin = orca.now()
        asked = hands.play_hand(1500)
        assert asked > 0 and hands.said_again, "nothing was asked"
        end = orca.now()
        lines = hands.open_log()
        hands.check_log(lines, end)
        hands.look_at_result()
        orca.assert_never_said(begin, *NEVER)
        assert not orca.cut_short(), f"cut short: {orca.cut_short()}"
        print(f"{asked} questions, {len(lines)} lines of the log, {len(orca.said(0))} texts")
        print("\n".join(orca.said(begin)))


driver.main(test)
