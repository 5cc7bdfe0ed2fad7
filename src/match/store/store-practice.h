/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps the answers of practice and the tasks that are to come back in the store.
 */
#pragma once

#include "school-memory.h"
#include "store.h"

/**
 * chieu_store_save_answer:
 * @game: its id, or that of a table of its own (ChieuPracticeTable)
 * @standing: how it stands after @answer
 * @back: (nullable): when the task comes back; NULL: it does not come back (any more)
 *
 * Keeps an answer and all that follows from it in memory at once, and lets the store's thread write it in one
 * transaction: nothing is waited for. A write that fails is told by chieu_store_set_trouble_func().
 */
void chieu_store_save_answer (ChieuStore                *self,
                              const char                *game,
                              const ChieuStoredAnswer   *answer,
                              const ChieuStoredStanding *standing,
                              const ChieuStoredReturn   *back);

/* None of these waits for anything: while the database is being opened there is only what was saved meanwhile
 * (chieu_store_is_ready()). */

/* Calls @func for each task of @game that comes back, that which is due first before the others. */
void chieu_store_foreach_return (ChieuStore           *self,
                                 const char           *game,
                                 ChieuStoreReturnFunc  func,
                                 gpointer              user_data);

/* Calls @func for each of the last @most answers to tasks of @kind, the latest first; 64 are remembered. */
void chieu_store_foreach_answer (ChieuStore           *self,
                                 const char           *game,
                                 const char           *kind,
                                 int                   most,
                                 ChieuStoreAnswerFunc  func,
                                 gpointer              user_data);

/* Calls @func for each kind of which a task was ever answered, in no order. */
void chieu_store_foreach_standing (ChieuStore             *self,
                                   const char             *game,
                                   ChieuStoreStandingFunc  func,
                                   gpointer                user_data);
