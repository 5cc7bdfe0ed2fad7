/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question with a few large answers, side by side if there is room, each perhaps with a sentence that explains it.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_CHOICE (chieu_choice_get_type ())
G_DECLARE_FINAL_TYPE (ChieuChoice, chieu_choice, CHIEU, CHOICE, GtkWidget)

/**
 * ChieuChoice:
 *
 * One answer is always chosen, as soon as there is any. Properties: "title" (the question), "selected" (id of the chosen answer).
 */

/* Returns: (transfer floating): the question @title (nullable: none yet), without answers */
GtkWidget *chieu_choice_new (const char *title) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_choice_add_answer:
 * @id: what "selected" becomes; unique in this choice
 * @title: the answer in one or two words
 * @sentence: (nullable): what it means
 *
 * Adds an answer at the end. The first one is chosen until another is.
 */
void chieu_choice_add_answer (ChieuChoice *self,
                              const char  *id,
                              const char  *title,
                              const char  *sentence);

/* Removes all answers, without a notification, and forgets which one was chosen last time. */
void chieu_choice_clear (ChieuChoice *self);

/* Returns: (transfer none) (nullable): id of the chosen answer; NULL before the first chieu_choice_add_answer(). */
const char *chieu_choice_get_selected (ChieuChoice *self);
/* Chooses the answer @id; nothing happens if there is none of that id. */
void chieu_choice_set_selected (ChieuChoice *self,
                                const char  *id);

/* Says which answer was chosen last time, if another one is chosen now; a screen reader reads it, too. @id: (nullable): that
 * answer */
void chieu_choice_set_last (ChieuChoice *self,
                            const char  *id);
/* Returns: (transfer full): the words of the mark, for other widgets with something to choose: "Last time: Học" */
char *chieu_choice_describe_last (const char *answer) G_GNUC_WARN_UNUSED_RESULT;
