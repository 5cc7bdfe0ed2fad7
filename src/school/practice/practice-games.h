/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with packs that have each card once, like those of Mậu binh and Lục hổ.
 */
#pragma once

#include "practice-cards.h"

/* Adds @n cards, 0 … CHIEU_LESSON_CARDS_MAX, that the task shows as one group; it has room for CHIEU_GROUPS_MAX groups. */
void chieu_practice_show_group (ChieuPracticeTask *task, const ChieuCard *cards, int n);

/* Returns: a random set of @n cards of the set @from, which has at least that many; bit f: face f */
uint64_t chieu_practice_draw_cards (ChieuRandom *random, uint64_t from, int n);
