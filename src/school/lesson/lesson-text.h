/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts of a lesson: cards stand in braces, so that they are called as everywhere
 * else in the program, in each language.
 */
#pragma once

#include "lesson.h"

/* (transfer full): a text of the lesson in the language of the session, with the names of its cards; NULL is "". */
char *chieu_lesson_text (const ChieuLesson *self, const char *text);

/* Returns: FALSE with @error if what stands in the braces of @text are no cards of @game (nullable: not known yet) */
gboolean chieu_lesson_check_text (const ChieuGame *game, const char *text, GError **error);
