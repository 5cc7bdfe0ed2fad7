/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of this folder share what is declared here. school.c takes most of it into chieu_school_mau_binh, Mậu binh's part of the school.
 */
#pragma once

#include "school/coach/coach-game.h"
#include "school/friendly/friendly.h"
#include "school/lesson/pick.h"
#include "school/practice/practice.h"
#include "games/mau-binh/rules/mau-binh.h"

extern const ChieuSchoolGame chieu_school_mau_binh;

/* pick.c */
extern const ChieuPickRule chieu_pick_rules_mau_binh[];
/* Returns: what two to five cards of Mậu binh make together */
ChieuMauBinhKind chieu_mau_binh_kind_of_few (const ChieuLessonCards *cards);

/* phu.c */
/* ChieuSchoolGame.why_no_phu. */
const char *chieu_mau_binh_why_no_phu (const ChieuLessonCards *cards);

/* coach.c */
/* ChieuSchoolGame.advise. */
void chieu_coach_mau_binh_advise (const void *view, int seat, ChieuCoachAdvice *advice);
/* coach.c: ChieuCoachDeeper.advise. */
void chieu_coach_mau_binh_advise_move (const void *view, int seat, const ChieuMove *move, const char *why, ChieuCoachAdvice *advice);

/* coach-deeper.c */
extern const ChieuCoachDeeper chieu_coach_deeper_mau_binh;

/* friendly.c */
extern const ChieuFriendlyTable chieu_friendly_mau_binh[];

/* practice.c */
extern const ChieuPracticeKind chieu_practice_kinds_mau_binh[];
