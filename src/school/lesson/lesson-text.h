/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts of a lesson: cards are written in braces, {4v 4s} or {full 4v}, so that they get the same names as everywhere else in the
 * program, in each language (docs/lessons.md, "Cards in texts").
 */
#pragma once

#include "lesson.h"

/* Returns: (transfer full): a text of the lesson in the language of the session, with the names of its cards; NULL is "".
 * A translation with a mistake in its braces is given as it was written */
char *chieu_lesson_text (const ChieuLesson *self, const char *text);

/* Returns: (transfer full): what is wrong with an answer that has only right things, but not all of them */
char *chieu_lesson_why_too_few (void);

/* Returns: (transfer full): what is wrong with an answer that has @card, which does not belong to it */
char *chieu_lesson_why_not_card (const ChieuGame *game, ChieuCard card);

/* Returns: (transfer full): what is wrong with @faces (bit f: face f), which are not those that complete the hand, @right */
char *chieu_lesson_why_not_faces (const ChieuGame *game, guint64 faces, guint64 right);

/* Returns: FALSE with @error if braces of @text are not closed, are empty or have something else than cards of @game (NULL: not known
 * yet, anything is good) */
gboolean chieu_lesson_check_text (const ChieuGame *game, const char *text, GError **error);
