/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What tasks of every game do with cards.
 */
#pragma once

#include "practice.h"

G_BEGIN_DECLS

/* A random number of @low … @high. */
int chieu_practice_between (ChieuRandom *random, int low, int high);
int chieu_practice_count (const ChieuLessonCards *cards, ChieuCard card);
/* In the order of the deck. */
void chieu_practice_sort (ChieuLessonCards *cards);
void chieu_practice_remove (ChieuLessonCards *cards, int place);

/* (transfer full): why one of the cards of @right, bit f each, goes: the hand lacks @distance cards then. */
char *chieu_practice_why_discard (const ChieuGame *game, guint64 right, int distance);

G_END_DECLS
