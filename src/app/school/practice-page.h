/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the tasks of practice, one after the other: the question in large letters, the
 * cards beside it, the choice of answers, and the explanation. Nothing advances by itself.
 *
 * Actions: practice.next (F8; what is asked is checked first), practice.show (F4: the answer is shown, which counts as
 * not known), practice.choose (the number keys: chooses the answer with this number, from 0). At the end of a session practice.next
 * leaves, practice.more (F3) begins another one.
 */
#pragma once

#include <gtk/gtk.h>

#include "school/practice/practice-book.h"

#define CHIEU_TYPE_PRACTICE_PAGE (chieu_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPracticePage, chieu_practice_page, CHIEU, PRACTICE_PAGE, GtkWidget)

/**
 * ChieuPracticePage:
 *
 * "asked" (): another task, or the end of a session, is shown.
 * "over" (): the person leaves after the end of a session.
 */

/* Returns: (transfer floating): a page of no task yet */
GtkWidget *chieu_practice_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_practice_page_begin_tasks:
 * @book: has to live until the page begins with another book, or is gone
 * @kind: (nullable): NULL: mixed
 *
 * Begins practice without an end: asks the first task, as soon as a thread has made it.
 */
void chieu_practice_page_begin_tasks (ChieuPracticePage *self, ChieuPracticeBook *book, const ChieuPracticeKind *kind);

/* Begins a session of CHIEU_PRACTICE_SESSION_TASKS tasks of all kinds, which ends with its results. */
void chieu_practice_page_begin_session (ChieuPracticePage *self, ChieuPracticeBook *book);

/* Returns: (nullable): the game of the tasks; NULL: none has been asked yet */
const ChieuGame *chieu_practice_page_get_game (ChieuPracticePage *self);

/* For tests. Returns: (nullable): the task that is shown */
const ChieuPracticeTask *chieu_practice_page_get_task (ChieuPracticePage *self);

/* For tests. Returns: whether the next task is still being made; meanwhile the page takes no answers */
gboolean chieu_practice_page_is_busy (ChieuPracticePage *self);

/* Gives @seed to the next task that is made, and the numbers after it to those that follow, so that the tasks of a day are the same for
 * everybody; without it each task has a random seed. */
void chieu_practice_page_set_seed (ChieuPracticePage *self, guint64 seed);
/* Gives each task that is made from now on a random seed again. */
void chieu_practice_page_unset_seed (ChieuPracticePage *self);

/* Makes the page follow the looks in @settings, now and whenever they change. */
void chieu_practice_page_follow_settings (ChieuPracticePage *self, GSettings *settings);

/* Returns: (transfer full): the words of the page, to be read aloud. */
char *chieu_practice_page_get_words (ChieuPracticePage *self);

/* Returns: (transfer none): a box in the row of buttons, for the buttons of reading aloud. */
GtkBox *chieu_practice_page_get_tools (ChieuPracticePage *self);
