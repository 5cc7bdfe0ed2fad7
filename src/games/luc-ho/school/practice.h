/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Kinds of practice of Lục hổ that have a file of their own.
 */
#pragma once

#include "school/practice/practice-games.h"
#include "school.h"

/* Returns: (transfer full): the short names of the cards of @set */
char *chieu_practice_luc_ho_name_cards (uint64_t set) G_GNUC_WARN_UNUSED_RESULT;

/* The levels of the two kinds below. */
#define CHIEU_PRACTICE_LUC_HO_COUNT_LEVELS 4
#define CHIEU_PRACTICE_LUC_HO_BID_LEVELS 3

/* Makes a task of counting hồ, and at the last level of what they bring. */
void chieu_practice_luc_ho_make_count (ChieuPracticeTask *task, ChieuRandom *random);
/* Makes a task of whether to make with a hand that was just dealt: as the first seat, and at the last level as the second or third. */
void chieu_practice_luc_ho_make_bid (ChieuPracticeTask *task, ChieuRandom *random);
