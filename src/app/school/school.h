/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The courses, and the person's progress in each.
 */
#pragma once

#include "school-progress.h"
#include "school/lesson/course.h"

typedef struct _ChieuSchool ChieuSchool;

/* Reads the courses. @store: (nullable): keeps the progress. Returns: (transfer full): the school */
ChieuSchool *chieu_school_new (ChieuStore *store) G_GNUC_WARN_UNUSED_RESULT;
/* Reads the courses, which takes a while; may be called from any thread. Returns: (transfer full) (element-type ChieuCourse): those whose
 * game has a mat */
GPtrArray *chieu_school_load_courses (void) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer full): the school with @courses (transfer full), which chieu_school_load_courses() has read. @store: as for
 * chieu_school_new() */
ChieuSchool *chieu_school_new_of_courses (GPtrArray *courses, ChieuStore *store) G_GNUC_WARN_UNUSED_RESULT;
void chieu_school_free (ChieuSchool *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSchool, chieu_school_free)

/* Return the number of courses, course number @course, from 0, and the person's progress in it. */
guint chieu_school_get_n_courses (const ChieuSchool *self);
const ChieuCourse *chieu_school_get_course (const ChieuSchool *self, guint course);
ChieuSchoolProgress *chieu_school_get_progress (const ChieuSchool *self, guint course);

/* Returns: the number of the course of @game, from 0; −1: it has none */
int chieu_school_find_course (const ChieuSchool *self, const ChieuGame *game);

/* Returns: the number of the course in which a lesson was open last; 0 if none was */
guint chieu_school_find_last (const ChieuSchool *self);

/* Returns: how many lessons of a course are learnt (chieu_school_progress_is_learnt()) */
guint chieu_school_count_learnt (const ChieuSchool *self, guint course);

/**
 * chieu_school_find_next:
 * @place: (out): of the lesson in @course
 *
 * Finds the lesson to continue with: the one that was open last if it was not finished, else the first that is not learnt; if
 * none is left, the first.
 *
 * Returns: FALSE if the course has no lesson
 */
gboolean chieu_school_find_next (const ChieuSchool *self, guint course, guint *place);

/* Returns: how many questions of a course a review asks */
guint chieu_school_count_review (const ChieuSchool *self, guint course);

/**
 * chieu_school_find_review:
 * @from: the lesson to begin with, from 0
 * @place: (out): of the lesson in @course
 *
 * Returns: (transfer full) (nullable) (element-type guint): the steps of the first lesson from there on that a review asks; NULL:
 * there are none
 */
GArray *chieu_school_find_review (const ChieuSchool *self, guint course, guint from, guint *place) G_GNUC_WARN_UNUSED_RESULT;
