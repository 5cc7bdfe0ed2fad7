/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves the answers of practice and the tasks to repeat in the store.
 */
#pragma once

#include "school-memory.h"
#include "store.h"

/**
 * chieu_store_save_answer:
 * @game: its id, or that of a table of its own (ChieuPracticeTable)
 * @standing: the standing after @answer
 * @back: (nullable): when the task is to be repeated; NULL: it is not (any more)
 *
 * Remembers an answer and everything that follows from it at once, and lets the store's thread write it in one transaction,
 * without waiting. If that fails, the function of chieu_store_set_trouble_func() is called.
 */
void chieu_store_save_answer (ChieuStore                *self,
                              const char                *game,
                              const ChieuStoredAnswer   *answer,
                              const ChieuStoredStanding *standing,
                              const ChieuStoredReturn   *back);

/* None of the following waits: while the database is being opened they only have what was saved meanwhile (chieu_store_is_ready()). The
 * memory is locked while @func runs, so it must not call anything of this header or of store-school.h. */

/* Calls @func for each task of @game that is to be repeated, the one that is due first before the others. */
void chieu_store_foreach_return (ChieuStore           *self,
                                 const char           *game,
                                 ChieuStoreReturnFunc  func,
                                 gpointer              user_data);

/* Calls @func for each of the last @most answers to tasks of @kind, the latest first; CHIEU_SCHOOL_ANSWERS_KEPT are remembered. */
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
