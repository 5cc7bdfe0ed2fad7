/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of a lesson as its reader makes them, and the errors of a lesson.
 */
#pragma once

#include "lesson.h"

/* Return: (transfer full): an empty part. @source: the file that errors name; @line: the line on which the part begins; @game: the one
 * whose house rules the position has at first */
ChieuLesson *chieu_lesson_new (const char *source);
ChieuStep *chieu_step_new (guint line);
ChieuPosition *chieu_position_new (const ChieuGame *game, guint line);
/* Frees @self (nullable) with all its parts. */
void chieu_step_free (ChieuStep *self);

/* Sets an error of a lesson that cannot be read. Returns: FALSE */
gboolean chieu_lesson_set_reading_error (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Sets an error of a lesson that can be read but is wrong; its message begins with "line N: ". Returns: FALSE */
gboolean chieu_lesson_set_content_error (GError **error, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Like chieu_lesson_load(), for one of several files: it may have at most @left bytes, which is reduced by its size. */
ChieuLesson *chieu_lesson_load_within (const char *path, gsize *left, GError **error) G_GNUC_WARN_UNUSED_RESULT;
