/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards in the tasks of every game, and questions that several games ask.
 */
#pragma once

#include "practice.h"
#include "school/coach/outlook.h"

/* The number of calls, or of numbers, from which the right one is to be chosen. */
#define CHIEU_PRACTICE_ANSWERS 4

/* Returns: a random number from @low to @high. */
int chieu_practice_random_between (ChieuRandom *random, int low, int high);
/* Returns: how often @card is among them */
int chieu_practice_count_card (const ChieuLessonCards *cards, ChieuCard card);
/* Sorts the cards in the order of the deck. */
void chieu_practice_sort_cards (ChieuLessonCards *cards);
/* Removes the card at @place; the order of the others stays. */
void chieu_practice_remove_card (ChieuLessonCards *cards, int place);

/* Makes a task of the question whether something is so; @yes: whether it is. */
void chieu_practice_ask_yes_no (ChieuPracticeTask *task, gboolean yes);

/* Makes a task of finding a card to throw, in @task->cards with a surplus card. @throws: found for that hand */
void chieu_practice_ask_throw (ChieuPracticeTask *task, const ChieuOutlookThrows *throws);
