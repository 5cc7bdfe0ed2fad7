/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's progress in the lessons of a game. The store keeps it; without a store it is
 * kept as long as the program runs.
 */
#pragma once

#include "match/store/store-school.h"
#include "school/lesson/lesson-run.h"

typedef struct _ChieuSchoolProgress ChieuSchoolProgress;

/* Returns: (transfer full): the progress in the lessons of the game with the id @game. @store: (nullable): where it is kept; read as soon
 * as it is open */
ChieuSchoolProgress *chieu_school_progress_new (ChieuStore *store, const char *game) G_GNUC_WARN_UNUSED_RESULT;
void chieu_school_progress_free (ChieuSchoolProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSchoolProgress, chieu_school_progress_free)

/* Returns: when a lesson was last open, in seconds since 1970; 0: none was. */
gint64 chieu_school_progress_get_time (ChieuSchoolProgress *self);
/* Returns: whether the lesson with this id was gone through to its end. */
gboolean chieu_school_progress_is_done (ChieuSchoolProgress *self, const char *lesson);
/* Returns: (nullable): the id of the step at which the person stopped; NULL: the lesson was never begun */
const char *chieu_school_progress_get_step (ChieuSchoolProgress *self, const char *lesson);
/* Returns: (nullable): the id of the lesson that was open last */
const char *chieu_school_progress_get_last (ChieuSchoolProgress *self);

/* Returns: how the question of the step @step of @lesson, both ids, stands; OPEN if it was never answered or skipped */
ChieuStepStanding chieu_school_progress_get_standing (ChieuSchoolProgress *self, const char *lesson, const char *step);
/* Records how the question of that step stands. An answer that was right once does not become unanswered by being skipped
 * another time. */
void chieu_school_progress_set_standing (ChieuSchoolProgress *self,
                                         const char          *lesson,
                                         const char          *step,
                                         ChieuStepStanding    standing);

/* Returns: whether the lesson was finished and none of its questions waits that was skipped or had to be shown */
gboolean chieu_school_progress_is_learnt (ChieuSchoolProgress *self, const ChieuLesson *lesson);
/* Returns: (transfer full) (element-type guint): the steps of the lesson, from 0, that a review asks: skipped, shown, or wrong at first. */
GArray *chieu_school_progress_list_review (ChieuSchoolProgress *self, const ChieuLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: the part of the lesson that the person has finished, 0 … 1; of a lesson that is done, all but the questions that wait */
double chieu_school_progress_get_part (ChieuSchoolProgress *self, const ChieuLesson *lesson);

/* Records that the lesson with the id @lesson is open now, at the step with the id @step, at which it goes on another time; with @done the
 * person is at its end. A lesson that was done once stays so. */
void chieu_school_progress_save (ChieuSchoolProgress *self, const char *lesson, const char *step, gboolean done);
