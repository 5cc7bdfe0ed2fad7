/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's progress in the lessons of a game. The store keeps it; without a store it is
 * kept as long as the program runs.
 */
#pragma once

#include "match/store/store-school.h"

G_BEGIN_DECLS

typedef struct _ChieuSchoolProgress ChieuSchoolProgress;

/* @store: (nullable): where it is kept. Returns: (transfer full) */
ChieuSchoolProgress *chieu_school_progress_new (ChieuStore *store, const char *game) G_GNUC_WARN_UNUSED_RESULT;
void chieu_school_progress_free (ChieuSchoolProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSchoolProgress, chieu_school_progress_free)

/* Returns: when a lesson was last open, in seconds since 1970; 0: none was. */
gint64 chieu_school_progress_get_time (ChieuSchoolProgress *self);
/* Returns: whether the lesson with this id was finished. */
gboolean chieu_school_progress_is_done (ChieuSchoolProgress *self, const char *lesson);
/* Returns: (nullable): the id of the step at which the person stopped; NULL: the lesson was never begun */
const char *chieu_school_progress_get_step (ChieuSchoolProgress *self, const char *lesson);
/* Returns: (nullable): the id of the lesson that was open last */
const char *chieu_school_progress_get_last (ChieuSchoolProgress *self);

/* Records that the person is at @step of @lesson, or with @done at its end. */
void chieu_school_progress_save (ChieuSchoolProgress *self, const char *lesson, const char *step, gboolean done);

G_END_DECLS
