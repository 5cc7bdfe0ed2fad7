/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/games.h"
#include "scorer-drag.h"

#define CHIEU_TYPE_SCORER_TRAY (chieu_scorer_tray_get_type ())
G_DECLARE_FINAL_TYPE (ChieuScorerTray, chieu_scorer_tray, CHIEU, SCORER_TRAY, GtkWidget)

/**
 * ChieuScorerTray:
 *
 * A place for cards of the deck. Its heading is a button that is pressed to let the next cards go here. The tray only shows what
 * chieu_scorer_tray_set_cards() gave it; cards that are taken or dropped are up to those who listen.
 *
 * "chosen" (): the next cards are to go here.
 * "taken" (int number): card @number, from 0, was clicked, and is to be taken away.
 * "dropped" (int place, int card): @card, which lies at @place (ChieuScorerPlace), was dropped here.
 */
/* Returns: (transfer floating): the tray for the cards of @place, empty */
GtkWidget *chieu_scorer_tray_new (ChieuScorerPlace place) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the place whose cards the tray holds */
ChieuScorerPlace chieu_scorer_tray_get_place (ChieuScorerTray *self);

/* Joins @self with @first: only one of the trays that are joined with it is chosen. */
void chieu_scorer_tray_join (ChieuScorerTray *self, ChieuScorerTray *first);
/* Chooses this tray. */
void chieu_scorer_tray_choose (ChieuScorerTray *self);

/* Sets the words of the button above the cards. */
void chieu_scorer_tray_set_heading (ChieuScorerTray *self, const char *heading);

/* Shows @n cards of @height, in pixels; if @n is 0, @hint says what belongs here. */
void chieu_scorer_tray_set_cards (ChieuScorerTray *self,
                                  const ChieuCard *cards,
                                  int              n,
                                  int              height,
                                  const char      *hint);

/* Returns: (transfer none): a box below the cards for whatever else belongs to them */
GtkBox *chieu_scorer_tray_get_extra (ChieuScorerTray *self);
