/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a scene from text, as the tests of every game read them. Each ends the program with a message if a word is wrong:
 * it is a test's own.
 */
#pragma once

#include "rules/game.h"

/* Says that @text is not understood, and ends the program. */
void scene_give_up (const char *text) __attribute__ ((noreturn));

/* The card of @deck written @word, which may be NULL: it is then missing. */
ChieuCard scene_card (const ChieuDeck *deck, const char *word);

/* The number written @word, which may be NULL: it is then missing. */
int scene_number (const char *word);

/* Puts a switch of @game, "id=word" or "id=number", into @rules; writes into @word. */
void scene_switch (const ChieuGame *game, char *word, ChieuRules *rules);
