/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of practice of Mậu binh and Lục hổ, and what they share.
 */
#pragma once

#include "practice.h"

G_BEGIN_DECLS

/* Adds cards that the task shows as one group. */
void chieu_practice_show (ChieuPracticeTask *task, const ChieuCard *cards, int n);

/* A random set of @n of @from, which has so many at least. */
uint64_t chieu_practice_draw (ChieuRandom *random, uint64_t from, int n);

/* Mậu binh; in practice-mau-binh.c. */
void chieu_practice_make_chi (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_compare (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_foul (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_rows (ChieuPracticeTask *task, ChieuRandom *random);
/* (transfer full) (nullable): what is wrong with three chi that were put together; NULL: nothing */
char *chieu_practice_judge_rows (const ChieuPracticeTask *task, const ChieuArrangement *arrangement);

/* Lục hổ; in practice-luc-ho.c. */
void chieu_practice_make_beats (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_old (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_lead (ChieuPracticeTask *task, ChieuRandom *random);
void chieu_practice_make_drop (ChieuPracticeTask *task, ChieuRandom *random);

G_END_DECLS
