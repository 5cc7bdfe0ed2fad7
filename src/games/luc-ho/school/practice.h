/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Kinds of practice of Lục hổ that have a file of their own.
 */
#pragma once

#include "school/practice/practice-games.h"
#include "school.h"

/* How many hồ there are, and at the last level what they bring. */
void chieu_practice_luc_ho_make_count (ChieuPracticeTask *task, ChieuRandom *random);
/* Whether to make with a hand that was just dealt. */
void chieu_practice_luc_ho_make_bid (ChieuPracticeTask *task, ChieuRandom *random);
