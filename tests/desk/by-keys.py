#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand by keys alone, in any game and in English or Vietnamese: from the first window to the front room, the form, the mat, the
log, the result and home again. Everything that has the focus on the way has a name, in words and not in signs.

usage: by-keys.py GAME LANGUAGE
"""
import sys

import driver
import player


def test(folder):
    game, language = sys.argv[1:3]
    with driver.Program("by-keys", arguments=["--seed", "11", "--pace", "wait", "--data-dir", folder],
                        start=player.LOCALES[language], environment=[player.locale()]) as program:
        hands = player.Player(program, language, game)
        hands.come_home()
        hands.sit_down()
        asked = hands.play_hand()
        assert asked > 0, "nothing was asked"
        print(f"{asked} questions were answered")
        assert hands.open_log(), "the log is empty"
        hands.look_at_result()
        hands.go_home()


driver.main(test)
