/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of a lesson as its reader makes them, and what can be wrong with it.
 */
#pragma once

#include "lesson.h"

/* (transfer full): parts with nothing in them yet. */
ChieuLesson *chieu_lesson_new (const char *source);
ChieuStep *chieu_step_new (guint line);
ChieuPosition *chieu_position_new (const ChieuGame *game, guint line);
void chieu_step_free (ChieuStep *self);

/* Sets an error of a lesson that cannot be read. Returns: FALSE */
gboolean chieu_lesson_bad (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Sets an error of a lesson that reads well and is wrong, its message "line N: …". Returns: FALSE */
gboolean chieu_lesson_wrong (GError **error, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* chieu_lesson_load() of one file among several: at most @left bytes of it, which becomes what is left for the next one. */
ChieuLesson *chieu_lesson_load_within (const char *path, gsize *left, GError **error) G_GNUC_WARN_UNUSED_RESULT;
