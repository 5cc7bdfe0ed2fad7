/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The school as pages of the window: the list of lessons, and a lesson.
 */
#pragma once

#include "app/pages.h"
#include "app/table/session.h"
#include "page-reader.h"
#include "school.h"

#define CHIEU_TYPE_SCHOOL_PAGES (chieu_school_pages_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSchoolPages, chieu_school_pages, CHIEU, SCHOOL_PAGES, GObject)

/**
 * ChieuSchoolPages::read: ()
 *
 * The lessons have been read by chieu_school_pages_warm_up().
 */

/**
 * chieu_school_pages_new:
 * @pages: where the list and the page of a lesson are added; kept alive
 * @reader: reads the lessons aloud; kept alive
 * @session: has the store with the progress, and the pace; not kept alive
 * @settings: those of the program; kept alive
 *
 * Returns: (transfer full): the school; it must outlive the two pages, because it owns what they show
 */
ChieuSchoolPages *chieu_school_pages_new (ChieuPages      *pages,
                                          ChieuPageReader *reader,
                                          ChieuSession    *session,
                                          GSettings       *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the lessons in a thread, so that nobody has to wait for them later. */
void chieu_school_pages_warm_up (ChieuSchoolPages *self);
/* Returns: whether the list or a lesson is visible. */
gboolean chieu_school_pages_are_seen (ChieuSchoolPages *self);
/* Turns to the list of lessons of @game. */
void chieu_school_pages_show_course (ChieuSchoolPages *self, const ChieuGame *game);
/* Continues the lessons of @game where the person stopped; nothing happens if it has none. */
void chieu_school_pages_go_on (ChieuSchoolPages *self, const ChieuGame *game);
/* Turns to lesson @number of @game, from 1; to the list of its lessons if there is no such lesson. */
void chieu_school_pages_show_lesson (ChieuSchoolPages *self, const ChieuGame *game, guint number);
/* Opens the lesson of @game at @place, with the first step if @place has none. From there one goes back to the list, and from that to the page
 * before. Nothing happens if @game has no course. */
void chieu_school_pages_show_place (ChieuSchoolPages *self, const ChieuGame *game, const ChieuCoursePlace *place);
/* Returns: (transfer full) (nullable): "Lesson 12: What may not be discarded"; NULL: @game has no such lesson, or the lessons are not
 * read yet. */
char *chieu_school_pages_name_place (ChieuSchoolPages *self, const ChieuGame *game, const ChieuCoursePlace *place);
/* Returns: (nullable): the course of @game, if the lessons have been read and it has one. */
const ChieuCourse *chieu_school_pages_peek_course (ChieuSchoolPages *self, const ChieuGame *game);
/* Turns to the list of lessons. */
void chieu_school_pages_show_list (ChieuSchoolPages *self);
/* Turns to the first lesson of the first course, if there is one. */
void chieu_school_pages_show_first_lesson (ChieuSchoolPages *self);
/* Opens the lesson that somebody wrote in @file, if the checks of all lessons find it right; else the person is told what is wrong with it,
 * and where. No progress in such a lesson is saved. */
void chieu_school_pages_open_file (ChieuSchoolPages *self, GFile *file);
/* Asks the person for a file with a lesson, and opens it as chieu_school_pages_open_file() does. */
void chieu_school_pages_ask_for_file (ChieuSchoolPages *self);
/* Goes back one step: from a lesson to the list, from the list to the page before. */
void chieu_school_pages_leave (ChieuSchoolPages *self);
/* Returns: (transfer full): number and title of the open lesson, or the title alone if it is from a file; if none is open, the name of
 * the school. */
char *chieu_school_pages_get_lesson_title (ChieuSchoolPages *self);
/* Returns: (nullable): the game of the open lesson; NULL: none is open */
const ChieuGame *chieu_school_pages_get_game (ChieuSchoolPages *self);

/* Returns: (nullable): the lessons, if they have been read. */
ChieuSchool *chieu_school_pages_peek_school (ChieuSchoolPages *self);

/* For tests: the lessons, read now if they have not been. */
ChieuSchool *chieu_school_pages_get_school (ChieuSchoolPages *self);
