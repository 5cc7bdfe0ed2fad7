/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A session of practice: a fixed number of tasks, and their results. It has an end, so that nobody has to decide when it is
 * enough.
 */
#pragma once

#include "practice-book.h"

/* The number of tasks for five minutes: a person who has to think takes half a minute for each. */
#define CHIEU_PRACTICE_SESSION_TASKS 10
/* The most kinds of a table. */
#define CHIEU_PRACTICE_KINDS_MAX 16

/* A session, whose fields may be read from outside. */
typedef struct
{
  const ChieuPracticeTable *table;
  int tasks;                     /* how many there are */
  int done;                      /* how many were answered */
  int right;                     /* how many of these were right at once */
  struct { int done, right; } kinds[CHIEU_PRACTICE_KINDS_MAX];   /* by kind of the table */
} ChieuPracticeSession;

/* Begins a session of @tasks tasks of @table. */
void chieu_practice_session_begin (ChieuPracticeSession *self, const ChieuPracticeTable *table, int tasks);
/* Notes the first answer to the next task, which is of @kind. */
void chieu_practice_session_take_answer (ChieuPracticeSession *self, const ChieuPracticeKind *kind, gboolean right);
/* Returns: whether all tasks were answered */
gboolean chieu_practice_session_is_over (const ChieuPracticeSession *self);

/**
 * chieu_practice_session_describe:
 * @book: of the same table
 * @now: in the time zone of the person, whose days are counted
 *
 * Returns: (transfer full): how many tasks were right, of which kinds, and when tasks are repeated, as whole sentences
 */
GStrv chieu_practice_session_describe (const ChieuPracticeSession *self, ChieuPracticeBook *book, GDateTime *now) G_GNUC_WARN_UNUSED_RESULT;
