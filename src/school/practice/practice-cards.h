/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tasks of every game do with cards.
 */
#pragma once

#include "practice.h"
#include "school/coach/outlook.h"

G_BEGIN_DECLS

/* A random number of @low … @high. */
int chieu_practice_between (ChieuRandom *random, int low, int high);
int chieu_practice_count (const ChieuLessonCards *cards, ChieuCard card);
/* In the order of the deck. */
void chieu_practice_sort (ChieuLessonCards *cards);
void chieu_practice_remove (ChieuLessonCards *cards, int place);

/* The task is to say whether something is so; @yes: whether it is. */
void chieu_practice_ask_yes_no (ChieuPracticeTask *task, gboolean yes);

/* The task is to find one of the cards that go, of a hand with one too many: @throws is what may go of it. */
void chieu_practice_ask_throw (ChieuPracticeTask *task, const ChieuOutlookThrows *throws);

G_END_DECLS
