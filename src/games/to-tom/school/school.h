/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of this folder share what is declared here. school.c takes most of it into chieu_school_to_tom, Tổ tôm's part of the school.
 */
#pragma once

#include "school/coach/coach-game.h"
#include "school/friendly/friendly.h"
#include "school/lesson/pick.h"
#include "school/practice/practice.h"
#include "games/to-tom/rules/eval/holding.h"
#include "games/to-tom/rules/to-tom.h"

extern const ChieuSchoolGame chieu_school_to_tom;

/* Stands for any of the named triples, where one of them can be asked for. */
#define CHIEU_ANY_TRIPLE (-1)

/* pick.c */
extern const ChieuPickRule chieu_pick_rules_to_tom[];

/* phu.c: ChieuSchoolGame.why_no_phu and .group_text. */
const char *chieu_to_tom_why_no_phu (const ChieuLessonCards *cards);
char *chieu_to_tom_group_text (ChieuGroupFault fault, const char *names, const char *why, int lung);

/* coach.c: ChieuSchoolGame.advise. */
void chieu_coach_to_tom_advise (const void *view, int seat, ChieuCoachAdvice *advice);
/* coach.c: ChieuCoachDeeper.advise. */
void chieu_coach_to_tom_advise_move (const void *view, int seat, const ChieuMove *move, const char *why, ChieuCoachAdvice *advice);

/* coach-deeper.c */
extern const ChieuCoachDeeper chieu_coach_deeper_to_tom;

/* friendly.c */
extern const ChieuFriendlyTable chieu_friendly_to_tom[];

/* practice-hand.c. Converts the cards to what the evaluation reads, without any phu on the mat. */
void chieu_practice_to_tom_find_holding (const ChieuLessonCards *cards, int seats, ChieuHolding *holding);

/* practice.c */
extern const ChieuPracticeKind chieu_practice_kinds_to_tom[];
