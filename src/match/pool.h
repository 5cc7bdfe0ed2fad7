/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bots' worker threads. A question goes in with a copy of all that the worker needs, the answer comes back on the main
 * context together with the question. Nobody ever waits: a question is withdrawn by a flag that the bot reads, and a late
 * answer is dropped.
 *
 * Threads, locks and flags are those of C and POSIX rather than GLib's, so that the thread sanitizer sees every one of them.
 */
#pragma once

#include <glib.h>

#include "bots/bot.h"

typedef struct _ChieuPool ChieuPool;

/* A question to a bot. */
typedef struct
{
  const ChieuGame *game;
  const ChieuBotLevel *level;
  int seat;
  guint64 seed;                  /* for what the bot decides by chance */
  guint32 max_nodes;             /* 0: the level's own limit */
  guint32 max_ms;                /* 0: as long as it takes */
  guint move_number;             /* for the caller: it comes back with the answer */
} ChieuPoolJob;

/**
 * ChieuPoolAnswer:
 * @job: the question
 * @move: (nullable): what the bot would do; NULL if it had no answer, or if no thread could be started to look for one
 */
typedef void (*ChieuPoolAnswer) (const ChieuPoolJob *job, const ChieuMove *move, gpointer user_data);

/**
 * chieu_pool_new:
 * @workers: threads, 1 … 16; 0: one fewer than the computer has processors, as the main loop needs one
 *
 * Makes a pool whose answers arrive on the thread-default main context of the calling thread. All other functions
 * are for that thread only.
 *
 * Returns: (transfer full): a pool, to be freed by chieu_pool_unref(). For tests; a match uses chieu_pool_get_shared()
 */
ChieuPool *chieu_pool_new (int workers) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the pool that all share, made when it is first asked for; it ends with its last reference */
ChieuPool *chieu_pool_get_shared (void) G_GNUC_WARN_UNUSED_RESULT;

/* For tests. Returns: (transfer full): another reference to @self, for chieu_pool_unref() */
ChieuPool *chieu_pool_ref (ChieuPool *self);

/* Gives up a reference. With the last one all questions are withdrawn; threads that still think end later. */
void chieu_pool_unref (ChieuPool *self);

/**
 * chieu_pool_ask_bot:
 * @job: copied
 * @view: what @job->seat observed; copied (game->state_size bytes)
 * @answer: called once on the main context, unless the question is withdrawn before
 *
 * Returns: the number of the question, never 0
 */
guint chieu_pool_ask_bot (ChieuPool          *self,
                          const ChieuPoolJob *job,
                          const void         *view,
                          ChieuPoolAnswer     answer,
                          gpointer            user_data);

/* Withdraws @question: its callback will not be called. No effect if it has been called, or if @question is 0. */
void chieu_pool_withdraw (ChieuPool *self, guint question);

/* For tests. Returns: how many questions were neither answered nor withdrawn */
guint chieu_pool_get_pending (ChieuPool *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPool, chieu_pool_unref)
