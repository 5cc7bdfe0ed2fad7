/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows the words of a step in large letters: its text, answers to choose from, and the
 * reply to the last answer, which stays until there is another or a new step.
 */
#pragma once

#include <gtk/gtk.h>

/* The kinds of what is said: each has a look of its own, and most have a word above the text. */
typedef enum
{
  CHIEU_SAY_NOTE,
  CHIEU_SAY_RIGHT,
  CHIEU_SAY_WRONG,               /* it can be tried again */
  CHIEU_SAY_MISSED,              /* it was wrong, and here is the answer */
  CHIEU_SAY_ANSWER,              /* the answer, which was asked for */
  CHIEU_SAY_HINT,
  CHIEU_SAY_MISTAKE,             /* of a step that is watched, like the next two */
  CHIEU_SAY_LANG,
  CHIEU_SAY_MEND,
  CHIEU_SAY_NEWS,                /* of the mat: it is not scrolled to while a question, or new words, are in view */
} ChieuSay;

#define CHIEU_TYPE_LESSON_PANEL (chieu_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonPanel, chieu_lesson_panel, CHIEU, LESSON_PANEL, GtkWidget)

/**
 * ChieuLessonPanel::answered: (guint number)
 *
 * Answer @number was chosen, counted from 0 as they were added.
 */

/* Returns: (transfer floating): a panel without words */
GtkWidget *chieu_lesson_panel_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the words of the game that are marked in what the next step says. @entries: (nullable) (element-type guint): their numbers
 * in the glossary; NULL: all words are marked */
void chieu_lesson_panel_set_entries (ChieuLessonPanel *self, GArray *entries);

/* Sets whether the panel says how the task is done; at first it does. It need not while that is said beside it. */
void chieu_lesson_panel_set_says_how (ChieuLessonPanel *self, gboolean says_how);

/* Shows a new step: @place ("Step 3 of 9"), its paragraphs, and (nullable) how its task is done. Answers and replies of the step
 * before disappear. */
void chieu_lesson_panel_set_text (ChieuLessonPanel  *self,
                                  const char        *place,
                                  const char *const *paragraphs,
                                  const char        *how);

/* Shows what the mat asks now in the place of how the task is done; NULL: nothing. It is not announced, and it is the
 * first part that is left out if the words have no room. */
void chieu_lesson_panel_set_prompt (ChieuLessonPanel *self, const char *prompt);

/* Takes away how the task is done, or what the mat asks: the task is done, and the reply to it has the room. */
void chieu_lesson_panel_forget_how (ChieuLessonPanel *self);

/* Sets @text (nullable), the longest reply that may come to this step's answer: the words are written a little smaller if that makes
 * room for it. */
void chieu_lesson_panel_set_reserve (ChieuLessonPanel *self, const char *text);

/* Adds an answer to choose from. */
void chieu_lesson_panel_add_answer (ChieuLessonPanel *self, const char *text);

/* Adds a word of which several are chosen together; there are at most 64. */
void chieu_lesson_panel_add_word (ChieuLessonPanel *self, const char *text);
/* Returns: the words that are chosen, as a set: bit n is the word that was added as number n, from 0 */
guint64 chieu_lesson_panel_get_words_chosen (ChieuLessonPanel *self);
/* Shows the words that are @right, such a set, and closes the choice. @found: the person has chosen them, and they are marked as right */
void chieu_lesson_panel_mark_words (ChieuLessonPanel *self, guint64 right, gboolean found);

/* Adds @widget (transfer floating) below the answers; it stays until there is a new step. */
void chieu_lesson_panel_add_offer (ChieuLessonPanel *self, GtkWidget *widget);

/* Marks answer @number, from 0, as right, or as wrong; a right one closes the choice. */
void chieu_lesson_panel_mark_answer (ChieuLessonPanel *self, guint number, gboolean right);
/* Shows answer @number, from 0, as the right one, which the person did not find; it closes the choice. */
void chieu_lesson_panel_show_answer (ChieuLessonPanel *self, guint number);

/* Shows and announces the reply to an answer; @text may be empty if the kind says it all. */
void chieu_lesson_panel_say (ChieuLessonPanel *self, ChieuSay kind, const char *text);
/* Removes what chieu_lesson_panel_say() showed. */
void chieu_lesson_panel_hush (ChieuLessonPanel *self);

/* Returns: (transfer full): the words of the panel but for the place of the step, to be read aloud. */
char *chieu_lesson_panel_get_words (ChieuLessonPanel *self);

/* Gives the focus to the first answer, or word. Returns: FALSE if there is none that takes it */
gboolean chieu_lesson_panel_focus_answer (ChieuLessonPanel *self);
