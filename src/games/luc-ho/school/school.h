/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of this folder share what is declared here. school.c takes most of it into chieu_school_luc_ho, Lục hổ's part of the school.
 */
#pragma once

#include "school/coach/coach-game.h"
#include "school/friendly/friendly.h"
#include "school/lesson/pick.h"
#include "school/practice/practice.h"
#include "games/luc-ho/rules/luc-ho.h"

extern const ChieuSchoolGame chieu_school_luc_ho;

/* pick.c */
extern const ChieuPickRule chieu_pick_rules_luc_ho[];

/* phu.c */
/* ChieuSchoolGame.why_no_phu. */
const char *chieu_luc_ho_why_no_phu (const ChieuLessonCards *cards);

/* coach.c */
/* ChieuSchoolGame.advise. */
void chieu_coach_luc_ho_advise (const void *view, int seat, ChieuCoachAdvice *advice);
/* coach.c: ChieuCoachDeeper.advise. */
void chieu_coach_luc_ho_advise_move (const void *view, int seat, const ChieuMove *move, const char *why, ChieuCoachAdvice *advice);

/* coach-deeper.c */
extern const ChieuCoachDeeper chieu_coach_deeper_luc_ho;

/* friendly.c */
extern const ChieuFriendlyTable chieu_friendly_luc_ho[];

/* practice.c */
extern const ChieuPracticeKind chieu_practice_kinds_luc_ho[];
