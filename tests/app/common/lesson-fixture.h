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
  GString *places;               /* of "place": "bi! " is a step that is done */
} LessonFixture;

/* Folders, from the arguments of the test: lessons that are examples, without numbers, and those of Tổ tôm. */
extern const char *lesson_fixture_examples, *lesson_fixture_lessons;

/* Begins the test: its arguments are the two folders. */
void lesson_fixture_init (int *argc, char ***argv);

/* @folder: one of these, or of another course, named as its game is */
void lesson_fixture_set_up (LessonFixture *self, const char *folder);
void lesson_fixture_tear_down (LessonFixture *self);

/* @step: (nullable): its id; NULL: the first one */
void lesson_fixture_open (LessonFixture *self, guint place, const char *step);

/* Activates an action of the page. */
void lesson_fixture_press (LessonFixture *self, const char *action);
