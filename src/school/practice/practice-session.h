/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A session of practice: so many tasks, and what came of them. It begins and ends, so that nobody has to decide when it is enough.
 */
#pragma once

#include "practice-book.h"

/* The tasks of five minutes: half a minute each is what one takes who has to think. */
#define CHIEU_PRACTICE_SESSION_TASKS 10
/* Kinds of a table, at most. */
#define CHIEU_PRACTICE_KINDS_MAX 16

/* The fields are there to be read. */
typedef struct
{
  const ChieuPracticeTable *table;
  int tasks;                     /* so many there are */
  int done;                      /* answered, of which … */
  int right;                     /* … were right at once */
  struct { int done, right; } kinds[CHIEU_PRACTICE_KINDS_MAX];   /* by kind of the table */
} ChieuPracticeSession;

/* Begins a session of @tasks tasks of @table. */
void chieu_practice_session_begin (ChieuPracticeSession *self, const ChieuPracticeTable *table, int tasks);
/* The first answer to the next task, which is one of @kind. */
void chieu_practice_session_take_answer (ChieuPracticeSession *self, const ChieuPracticeKind *kind, gboolean right);
gboolean chieu_practice_session_is_over (const ChieuPracticeSession *self);

/**
 * chieu_practice_session_describe:
 * @book: of the same table
 * @now: where the person is
 *
 * Returns: (transfer full): what was right, of which kinds it was, and what comes back when, as whole sentences
 */
GStrv chieu_practice_session_describe (const ChieuPracticeSession *self, ChieuPracticeBook *book, GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;
