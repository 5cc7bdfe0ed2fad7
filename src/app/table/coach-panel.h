/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in large letters beside the mat what the coach says, with the cards he speaks
 * of. It follows the hand. A thread works the advice out: first what the hand itself
 * tells, then what many deals of the unseen cards tell.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/match.h"
#include "school/coach/coach-deeper.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_COACH_PANEL (chieu_coach_panel_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCoachPanel, chieu_coach_panel, CHIEU, COACH_PANEL, GtkWidget)

/**
 * ChieuCoachPanel::advised:
 *
 * The panel says something else now.
 */

GtkWidget *chieu_coach_panel_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @match (nullable) while it is visible; it keeps no reference. */
void chieu_coach_panel_set_match (ChieuCoachPanel *self, ChieuMatch *match);

/**
 * chieu_coach_panel_show_view:
 * @view: what @seat observes; copied
 *
 * Says what there is to say of @view, for a hand that is no match.
 */
void chieu_coach_panel_show_view (ChieuCoachPanel *self, const ChieuGame *game, const void *view, int seat);

/* Says who sits where (@names and each of them nullable), for what is said of the others from now on; copied. */
void chieu_coach_panel_set_names (ChieuCoachPanel *self, const char *const *names);

/* (nullable): what it says now. */
const ChieuCoachAdvice *chieu_coach_panel_get_advice (ChieuCoachPanel *self);

/* (transfer full): all of it, to be read aloud, a line each. */
char *chieu_coach_panel_get_words (ChieuCoachPanel *self);

/* Whether something is still worked out that it is going to say. */
gboolean chieu_coach_panel_is_thinking (ChieuCoachPanel *self);

/* The letters are no larger than those of other pages once @settings make these as large as here. */
void chieu_coach_panel_follow_settings (ChieuCoachPanel *self, GSettings *settings);

G_END_DECLS
