/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parses the words of attributes and lists of a lesson. Each function returns FALSE with @error, whose message does not name the
 * place in the file yet, if it cannot read @text.
 */
#pragma once

#include "lesson.h"

/* Parses cards: "4v 4s". */
gboolean chieu_lesson_read_cards (const ChieuGame *game, const char *text, ChieuLessonCards *cards, GError **error);
/* Parses one card: "4v". */
gboolean chieu_lesson_read_card (const ChieuGame *game, const char *text, ChieuCard *card, GError **error);
/* Parses one move, without its seat. */
gboolean chieu_lesson_read_move (const ChieuGame *game, const char *text, ChieuMove *move, GError **error);
/* Parses moves with their seats, "1 danh 4s; 2 qua", and appends them to @moves (ChieuLessonMove). @line: that of the file in which they
 * stand */
gboolean chieu_lesson_read_moves (const ChieuGame *game, int seats, const char *text, guint line, GArray *moves, GError **error);
/* Parses a whole number from @low to @high. */
gboolean chieu_lesson_read_number (const char *text, int low, int high, int *number, GError **error);
/* Parses "yes" or "no". */
gboolean chieu_lesson_read_yes (const char *text, gboolean *yes, GError **error);
/* Finds the code of a reason by its id. */
gboolean chieu_lesson_read_reason (const ChieuGame *game, const char *text, ChieuReason *reason, GError **error);
/* Parses a place: "hand", "seat-2". @seats: how many there are; @seat: (out): its number, set only if the place is a seat */
gboolean chieu_lesson_read_place (const char *text, int seats, ChieuLessonPlace *place, int *seat, GError **error);
