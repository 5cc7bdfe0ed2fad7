/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a scene from text, as the tests of every game read them. Each function ends the program with a message if a word
 * is wrong: the mistake is then in the test itself.
 */
#pragma once

#include "rules/game.h"

/* The words for the outcomes of hands, by ChieuOutcome. */
extern const char *const scene_outcomes[];

/* Says that @text is not understood, and ends the program. */
void scene_give_up (const char *text) __attribute__ ((noreturn));

/* Returns: the card of @deck that is written @word; NULL counts as a wrong word */
ChieuCard scene_read_card (const ChieuDeck *deck, const char *word);

/* Returns: the decimal number @word; NULL counts as a wrong word */
int scene_read_number (const char *word);

/* Sets the house rule that @word, "id=word" or "id=number", names in @rules; @word is cut into pieces. */
void scene_set_switch (const ChieuGame *game, char *word, ChieuRules *rules);
