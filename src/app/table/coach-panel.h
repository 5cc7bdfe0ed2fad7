/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows beside the mat, in large letters, the coach's advice and the cards it is about. It follows the hand. A thread works the
 * advice out: first from the hand alone, then by dealing the unseen cards many times.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/match.h"
#include "school/coach/coach-deeper.h"

#define CHIEU_TYPE_COACH_PANEL (chieu_coach_panel_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCoachPanel, chieu_coach_panel, CHIEU, COACH_PANEL, GtkWidget)

/**
 * ChieuCoachPanel::advised:
 *
 * The advice changed.
 */

/**
 * ChieuCoachPanel::lesson-asked: (guint kind)
 *
 * The person wants the lesson about moves of this kind; the best move now is of it.
 */

/* @kind: of a move of @game. Returns: (transfer full) (nullable): the name of the lesson about such moves; NULL: there is none */
typedef char *(*ChieuCoachLessonFunc) (const ChieuGame *game, int kind, gpointer data);
/* From now on @func finds the lesson behind what is best, and the coach names it below the advice. @data: for @func; has to live as long
 * as the panel, or until another function is set */
void chieu_coach_panel_set_lesson_func (ChieuCoachPanel *self, ChieuCoachLessonFunc func, gpointer data);

/* Returns: (transfer floating): a panel without advice */
GtkWidget *chieu_coach_panel_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Gives advice on @match (nullable) from now on, while the panel is visible. @match, which a person plays, is not kept alive. The advice
 * that was shown before stays until there is other. */
void chieu_coach_panel_set_match (ChieuCoachPanel *self, ChieuMatch *match);

/**
 * chieu_coach_panel_show_view:
 * @view: what @seat observes of a hand of @game; copied
 *
 * Shows the advice for @view, in a hand that is not part of a match. "advised" follows when a thread has worked it out, and once more if the
 * coach looks deeper; until then the advice before stays.
 */
void chieu_coach_panel_show_view (ChieuCoachPanel *self, const ChieuGame *game, const void *view, int seat);

/* Sets whether the coach looks only at the person's own hand, and not at what the others may hold; at first he does both. Friendly deals and
 * the hands of lessons were found with that advice, and are won by whoever follows it. */
void chieu_coach_panel_set_own_hand_only (ChieuCoachPanel *self, gboolean own_hand_only);

/* Sets the names of the seats (copied; @names and each of them nullable), by which the coach calls the others from now on. */
void chieu_coach_panel_set_names (ChieuCoachPanel *self, const char *const *names);

/* Returns: (transfer none) (nullable): the advice that is shown; the panel owns it, and frees it before the next "advised" */
const ChieuCoachAdvice *chieu_coach_panel_get_advice (ChieuCoachPanel *self);

/* Returns: (transfer full): the words of the advice, a line for each part, to be read aloud. */
char *chieu_coach_panel_get_words (ChieuCoachPanel *self);

/* For tests. Returns: whether the coach still works on the advice */
gboolean chieu_coach_panel_is_thinking (ChieuCoachPanel *self);

/* From now on the letters are only about as large as those of other pages whenever @settings ask for large letters. */
void chieu_coach_panel_follow_settings (ChieuCoachPanel *self, GSettings *settings);
