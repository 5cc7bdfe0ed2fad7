/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons for the tests of the school.
 */
#pragma once

#include "school/lesson/lesson-run.h"

/* The folder of the example lessons: the program's only argument. */
extern const char *kit_folder;

/* Sets up the tests: arguments and the folder. */
void kit_init (int *argc, char ***argv);

/* An example by its name, "bi.xml". */
ChieuLesson *kit_example (const char *name);

/* (transfer full): the text of a lesson with these elements after its aim; the first line of @steps is line 3. */
char *kit_text (const char *steps);

/* That lesson, which reads well. */
ChieuLesson *kit_lesson (const char *steps);

/* One card, or several. */
ChieuCard kit_card (const char *text);
ChieuLessonCards kit_cards (const char *text);
/* The same of another game. */
ChieuLessonCards kit_cards_of (const ChieuGame *game, const char *text);
ChieuMove kit_move (const char *text);

/* Ends the test unless @error is one of the school's with this code, and its message has all of @parts, parted by "|". */
void kit_assert_error (const GError *error, int code, const char *parts, const char *what);
