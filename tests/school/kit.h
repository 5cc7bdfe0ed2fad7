/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons for the tests of the school.
 */
#pragma once

#include "school/lesson/lesson-run.h"

/* The folder of the example lessons: the program's only argument. */
extern const char *kit_folder;

/* Sets up GLib's tests, and takes kit_folder from the arguments. */
void kit_init (int *argc, char ***argv);

/* Returns: (transfer full): the example lesson in the file @name, such as "bi.xml" */
ChieuLesson *kit_load_example (const char *name);

/* Returns: (transfer full): the text of a lesson of Tổ tôm with @steps after its aim; the first line of @steps is line 3 */
char *kit_make_text (const char *steps);

/* Returns: (transfer full): the lesson of that text, which must read without error */
ChieuLesson *kit_read_lesson (const char *steps);

/* Return a card, several cards or a move of Tổ tôm from text; end the test if it is wrong. */
ChieuCard kit_parse_card (const char *text);
ChieuLessonCards kit_parse_cards (const char *text);
ChieuMove kit_parse_move (const char *text);

/* Returns: cards of any game from text */
ChieuLessonCards kit_parse_cards_of (const ChieuGame *game, const char *text);

/* Ends the test unless @error is one of the school's with @code, and its message has all of @parts, parted by "|"; @what names
 * the case in the message. */
void kit_assert_error (const GError *error, int code, const char *parts, const char *what);
