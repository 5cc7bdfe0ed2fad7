/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The course of a game: its lessons in the order in which they are learnt, as they are in the data folder (docs/lessons.md):
 * LESSONS/GAME/NN-id.xml. The number is the order.
 */
#pragma once

#include "lesson.h"

/* The end of the name of each file. */
#define CHIEU_LESSON_SUFFIX ".xml"

/* The most files of one game, as many as two digits have numbers, and the most bytes of all of them together. */
#define CHIEU_COURSE_LESSONS_MAX 100
#define CHIEU_COURSE_BYTES_MAX (4 * 1024 * 1024)

/* A course. */
typedef struct
{
  const ChieuGame *game;
  GPtrArray *lessons;            /* ChieuLesson, in their order */
  GPtrArray *faults;             /* of char *: which files were left out, and why; a message each */
} ChieuCourse;

/* Returns: the folder of the lessons: that of the environment (CHIEU_LESSONS), else the installed one. */
const char *chieu_courses_folder (void);

/**
 * chieu_courses_load:
 * @folder: with a folder for each game, named by its id
 *
 * Returns: (transfer full) (element-type ChieuCourse): the courses, in the order of the games; a game without any lesson file has
 * none
 */
GPtrArray *chieu_courses_load (const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_course_load:
 * @folder: of the lessons of @game
 *
 * Reads all lessons of a game. A file that cannot be read, is of another game, is not called by its number and the id of its
 * lesson, or has the number or the id of one before it, is left out and noted in the faults; so are files beyond
 * %CHIEU_COURSE_LESSONS_MAX or %CHIEU_COURSE_BYTES_MAX.
 *
 * Returns: (transfer full): the course; without any lesson if there is no such folder
 */
ChieuCourse *chieu_course_load (const ChieuGame *game, const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): a course of @lesson (transfer full) alone */
ChieuCourse *chieu_course_new_of_lesson (ChieuLesson *lesson) G_GNUC_WARN_UNUSED_RESULT;

void chieu_course_free (ChieuCourse *self);

/* Returns: the place of the lesson with @id, from 0, or −1 */
int chieu_course_find (const ChieuCourse *self, const char *id);

/* A place in a course that teaches something. */
typedef struct
{
  guint place;                   /* of the lesson, from 0 */
  const char *step;              /* the id of its first step that does; belongs to the lesson */
} ChieuCoursePlace;

/* Finds the lesson that teaches most about the fault, or refusal, @reason: shows it, asks for it, or explains wrong answers with
 * it. Returns: FALSE if none does */
gboolean chieu_course_find_reason (const ChieuCourse *self, ChieuReason reason, ChieuCoursePlace *found);

/* Finds the lesson that teaches most about moves of this kind: asks for them, and explains some that the rules refuse.
 * Returns: FALSE if they are in none */
gboolean chieu_course_find_kind (const ChieuCourse *self, int kind, ChieuCoursePlace *found);

/* Returns: (transfer none): the lesson at @place, which is below their number */
const ChieuLesson *chieu_course_get (const ChieuCourse *self, guint place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuCourse, chieu_course_free)
