/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person may say now: a few large buttons with the words of the game, a
 * line that tells what is asked, and above them, where there are several ways, the
 * cards of each to choose from. All buttons are actions of the mat.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/mat-layout.h"

G_BEGIN_DECLS

/* Choices in a row, which have the keys 1–9 in the first one, and in all: more ways of eating one card there are not. */
#define CHIEU_CHOICES_ROW 9
#define CHIEU_CHOICES_MAX 36

#define CHIEU_TYPE_CLAIM_BAR (chieu_claim_bar_get_type ())
G_DECLARE_FINAL_TYPE (ChieuClaimBar, chieu_claim_bar, CHIEU, CLAIM_BAR, GtkWidget)

GtkWidget *chieu_claim_bar_new (const ChieuMatLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

/* @text: (nullable): what is asked */
void chieu_claim_bar_set_prompt (ChieuClaimBar *self, const char *text);
/* @shown: bit i: button i of the layout is there. @clean: bit i: it does what is no fault; the eye is drawn to no other. */
void chieu_claim_bar_set_buttons (ChieuClaimBar *self, guint64 shown, guint64 clean, gboolean undo, gboolean proceed);
/* From now on the buttons stand at the beginning of @place, always the same, instead of in the bar; NULL: in the bar again. To be
 * set before the buttons. */
void chieu_claim_bar_lend_row (ChieuClaimBar *self, GtkBox *place);
/* Whether the hand can be put in order by one button. Set after the buttons. */
void chieu_claim_bar_set_best (ChieuClaimBar *self, gboolean best);
/* @moves: @n of them (0: none), at most CHIEU_CHOICES_MAX are shown; @seats that play; @height of their cards. */
void chieu_claim_bar_set_choices (ChieuClaimBar *self, const ChieuMove *moves, int n, int seats, int height);
/* Width of the cards of @height that are shown for the choice of @move. */
int chieu_claim_bar_cards_width (const ChieuDeck *deck, const ChieuMove *move, int height);

/* @laying: (nullable): what the person lays one by one: then the buttons are those of laying. Set after the buttons.
 * @shown: the buttons that there are now: the pass among them can be made with one card of the hand. */
void chieu_claim_bar_set_laying (ChieuClaimBar *self, const ChieuLaying *laying, guint64 shown);

G_END_DECLS
