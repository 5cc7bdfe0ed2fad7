/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The book of a person who practises: the next task, its level, the tasks to repeat, and the progress. The store keeps it;
 * without a store it is kept as long as the program runs.
 */
#pragma once

#include "match/store/store.h"
#include "practice.h"

/* The number of last answers that count. */
#define CHIEU_PRACTICE_LAST 20

typedef struct _ChieuPracticeBook ChieuPracticeBook;

/* A task that is asked. */
typedef struct
{
  const ChieuPracticeKind *kind;
  int level;
  guint64 seed;
  gboolean again;                /* it was wrong before and is repeated */
} ChieuPracticeAsked;

/* The progress in a kind of tasks. */
typedef struct
{
  int level;
  int last;                      /* answers that count, at most CHIEU_PRACTICE_LAST */
  int right;                     /* right ones among them */
  int streak;                    /* how many of these were right in a row up to now */
  int due;                       /* tasks to repeat now */
  int later;                     /* tasks to repeat later */
} ChieuPracticeProgress;

/**
 * chieu_practice_book_new:
 * @table: what is practised
 * @store: (nullable): the book keeps a reference
 *
 * Returns: (transfer full): a book with everything in @store, as soon as that is open; what cannot be read is left out
 */
ChieuPracticeBook *chieu_practice_book_new (const ChieuPracticeTable *table, ChieuStore *store) G_GNUC_WARN_UNUSED_RESULT;
void chieu_practice_book_free (ChieuPracticeBook *self);

/* Returns: what is practised */
const ChieuPracticeTable *chieu_practice_book_get_table (const ChieuPracticeBook *self);

/**
 * chieu_practice_book_choose_task:
 * @kind: (nullable): NULL: mixed
 * @now: seconds since 1970
 * @seed: of a new task
 * @asked: (out)
 *
 * Chooses the next task. A task to repeat comes first, the one that has been due longest; but one that was asked just before has
 * to wait. Otherwise it is a new one; if kinds are mixed, it is of the kind that was neglected most: never the one asked just
 * before unless there is no other, and of the others the one that would be due first if a kind were repeated like a task, by its
 * last answers; of equal ones the one that was asked longest ago.
 */
void chieu_practice_book_choose_task (ChieuPracticeBook       *self,
                                      const ChieuPracticeKind *kind,
                                      gint64                   now,
                                      guint64                  seed,
                                      ChieuPracticeAsked      *asked);

/* Records the answer to @asked; the store writes it later, in its thread. An answer that is given before the store is open counts at
 * once, and is saved when the book is used or freed the next time after that; if the book is freed before, the store's thread saves it as
 * soon as it can. @now: seconds since 1970 */
void chieu_practice_book_take_answer (ChieuPracticeBook        *self,
                                      const ChieuPracticeAsked *asked,
                                      gboolean                  right,
                                      gint64                    now);

/* Returns: how many tasks of all kinds are to be repeated from @from on and before @to, seconds since 1970 */
int chieu_practice_book_count_returns (ChieuPracticeBook *self, gint64 from, gint64 to);

/* Returns: how many of the last answers to all kinds, those that count, were given since @since, seconds since 1970 */
int chieu_practice_book_count_answers (ChieuPracticeBook *self, gint64 since);

/* Gets the progress in @kind. @now: seconds since 1970 */
void chieu_practice_book_get_progress (ChieuPracticeBook       *self,
                                       const ChieuPracticeKind *kind,
                                       gint64                   now,
                                       ChieuPracticeProgress   *progress);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPracticeBook, chieu_practice_book_free)
