/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves the progress in the lessons in the store.
 */
#pragma once

#include "school-memory.h"
#include "store.h"

/**
 * chieu_store_save_lesson:
 * @game: its id
 * @lesson: copied; a lesson that was done keeps the time in @done, so 0 there changes nothing
 *
 * Remembers @lesson at once, and lets the store's thread write it, without waiting. If that fails, the function of
 * chieu_store_set_trouble_func() is called.
 */
void chieu_store_save_lesson (ChieuStore *self, const char *game, const ChieuStoredLesson *lesson);

/* Does the same for @step, a question of a lesson; one that was answered does not become unanswered by being skipped. */
void chieu_store_save_step (ChieuStore *self, const char *game, const ChieuStoredStep *step);

/* Neither of the following waits: while the database is being opened they only have what was saved meanwhile
 * (chieu_store_is_ready()). The memory is locked while @func runs, so it must not call anything of this header or of
 * store-practice.h. */

/* Calls @func for each question of the lessons of @game that was ever answered or skipped, in no order. */
void chieu_store_foreach_step (ChieuStore         *self,
                               const char         *game,
                               ChieuStoreStepFunc  func,
                               gpointer            user_data);

/* Calls @func for each lesson of @game that was ever open, in no order. */
void chieu_store_foreach_lesson (ChieuStore           *self,
                                 const char           *game,
                                 ChieuStoreLessonFunc  func,
                                 gpointer              user_data);
