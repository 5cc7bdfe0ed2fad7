/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What reading a lesson is made of.
 */
#pragma once

#include "lesson.h"
#include "pick.h"

G_BEGIN_DECLS

/* lesson-read.c: the words of attributes and lists; each returns FALSE with @error, whose message has no place yet. */

/* "4v 4s" */
gboolean chieu_lesson_read_cards (const ChieuGame *game, const char *text, ChieuLessonCards *cards, GError **error);
/* "4v" */
gboolean chieu_lesson_read_card (const ChieuGame *game, const char *text, ChieuCard *card, GError **error);
/* One move, without its seat. */
gboolean chieu_lesson_read_move (const ChieuGame *game, const char *text, ChieuMove *move, GError **error);
/* "1 danh 4s; 2 qua", appended to @moves (ChieuLessonMove). */
gboolean chieu_lesson_read_moves (const ChieuGame *game, int seats, const char *text, guint line, GArray *moves, GError **error);
/* A whole number of @low … @high. */
gboolean chieu_lesson_read_number (const char *text, int low, int high, int *number, GError **error);
/* "yes", "no" */
gboolean chieu_lesson_read_yes (const char *text, gboolean *yes, GError **error);
/* The code of a reason by its id. */
gboolean chieu_lesson_read_reason (const ChieuGame *game, const char *text, ChieuReason *reason, GError **error);
/* "hand", "seat-2" */
gboolean chieu_lesson_read_place (const char *text, int seats, ChieuLessonPlace *place, int *seat, GError **error);

/* lesson-text.c: whether what stands in the braces of @text are cards of @game (nullable: not known yet). */
gboolean chieu_lesson_check_text (const ChieuGame *game, const char *text, GError **error);

/* lesson.c: parts with nothing in them yet. */
ChieuLesson *chieu_lesson_new (const char *source);
ChieuStep *chieu_step_new (guint line);
ChieuPosition *chieu_position_new (const ChieuGame *game, guint line);
void chieu_step_free (ChieuStep *self);

/* Sets an error of a bad lesson. Returns FALSE. */
gboolean chieu_lesson_bad (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* chieu_lesson_load() of one file among several: at most @left bytes of it, which becomes what is left for the next one. */
ChieuLesson *chieu_lesson_load_within (const char *path, gsize *left, GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
