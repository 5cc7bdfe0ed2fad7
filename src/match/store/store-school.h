/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps in the store how far one is in the lessons.
 */
#pragma once

#include "school-memory.h"
#include "store.h"

/**
 * chieu_store_save_lesson:
 * @game: its id
 * @lesson: @done 0: nothing is said of it; a lesson that was done stays so
 *
 * Keeps it in memory at once, and lets the store's thread write it: nothing is waited for. A write that fails is told by
 * chieu_store_set_trouble_func().
 */
void chieu_store_save_lesson (ChieuStore *self, const char *game, const ChieuStoredLesson *lesson);

/* The same of a question of a lesson. */
void chieu_store_save_step (ChieuStore *self, const char *game, const ChieuStoredStep *step);

/* Calls @func for each question of the lessons of @game that was ever answered or skipped, in no order; as below. */
void chieu_store_foreach_step (ChieuStore         *self,
                               const char         *game,
                               ChieuStoreStepFunc  func,
                               gpointer            user_data);

/* Calls @func for each lesson of @game that was ever open, in no order. Nothing is waited for: while the database is being
 * opened there are only those saved meanwhile (chieu_store_is_ready()). */
void chieu_store_foreach_lesson (ChieuStore           *self,
                                 const char           *game,
                                 ChieuStoreLessonFunc  func,
                                 gpointer              user_data);
