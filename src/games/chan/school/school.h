/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files of this folder share what is declared here. school.c takes most of it into chieu_school_chan, Chắn's part of the school.
 */
#pragma once

#include "school/coach/coach-game.h"
#include "school/friendly/friendly.h"
#include "school/lesson/pick.h"
#include "school/practice/practice.h"
#include "games/chan/rules/chan.h"

extern const ChieuSchoolGame chieu_school_chan;

/* school.c */
/* Returns: whether all @cards are of one number; chi chi has none */
gboolean chieu_chan_have_one_rank (const ChieuLessonCards *cards);

/* pick.c */
extern const ChieuPickRule chieu_pick_rules_chan[];

/* phu.c */
/* ChieuSchoolGame.why_no_phu and .group_text. */
const char *chieu_chan_why_no_phu (const ChieuLessonCards *cards);
char *chieu_chan_group_text (ChieuGroupFault fault, const char *names, const char *why, int lung);

/* coach.c */
/* ChieuSchoolGame.advise. */
void chieu_coach_chan_advise (const void *view, int seat, ChieuCoachAdvice *advice);
/* coach.c: ChieuCoachDeeper.advise. */
void chieu_coach_chan_advise_move (const void *view, int seat, const ChieuMove *move, const char *why, ChieuCoachAdvice *advice);

/* coach-deeper.c */
extern const ChieuCoachDeeper chieu_coach_deeper_chan;

/* friendly.c */
extern const ChieuFriendlyTable chieu_friendly_chan[];

/* practice.c */
extern const ChieuPracticeKind chieu_practice_kinds_chan[];
