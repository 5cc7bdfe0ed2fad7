/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a lesson in a window of its own, with a course.
 */
#pragma once

#include "app/school/lesson-page-private.h"

typedef struct
{
  GtkWindow *window;
  ChieuLessonPage *page;
  ChieuCourse *course;
  GString *places;               /* a word for each signal "place": the id of the step, with ! if it is done: "bi bi! " */
} LessonFixture;

/* The folders that the arguments of the test name: example lessons, which have no numbers, and the lessons of Tổ tôm. */
extern const char *lesson_fixture_examples, *lesson_fixture_lessons;

/* Begins the test, whose arguments are the two folders. */
void lesson_fixture_init (int *argc, char ***argv);

/* Shows the page of a lesson in a window of its own, and reads the course in @folder: one of the two, or that of another game,
 * named by the id of the game. Freed with lesson_fixture_tear_down(). */
void lesson_fixture_set_up (LessonFixture *self, const char *folder);
void lesson_fixture_tear_down (LessonFixture *self);

/* Opens the lesson at @place of the course, from 0, and waits until it has settled. @step: (nullable): the id of the step to begin
 * with; NULL: the first one */
void lesson_fixture_open (LessonFixture *self, guint place, const char *step);

/* Returns: whether the words on the page have @text in them */
gboolean lesson_fixture_has_words (LessonFixture *self, const char *text);

/* Activates an action of the page. */
void lesson_fixture_press (LessonFixture *self, const char *action);
