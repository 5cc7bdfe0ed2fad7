/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words round a hand that lies open: above it the sentence as it is called, in large type, and the words that are about the
 * whole hand; at each set the words that are about that set. It lies over the mat, and lets clicks beside the words through.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_CALL_SPREAD (chieu_call_spread_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCallSpread, chieu_call_spread, CHIEU, CALL_SPREAD, GtkWidget)

/* Returns: (transfer floating): the widget, without words and hidden */
GtkWidget *chieu_call_spread_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Puts @sentence (transfer floating), the call that is put together, on top; it is shown only while the call is open. To be called
 * once. */
void chieu_call_spread_set_sentence (ChieuCallSpread *self, GtkWidget *sentence);
/* Sets whether the call is being put together; when it is no longer, all words are removed. */
void chieu_call_spread_set_open (ChieuCallSpread *self, gboolean open);
/* Shows the call that was made, @text (nullable: none), above the cards. */
void chieu_call_spread_set_said (ChieuCallSpread *self, const char *text);

/* Add @word (transfer floating) at set @set of the hand (−1: about the whole hand), and remove all words. */
void chieu_call_spread_add_word (ChieuCallSpread *self, GtkWidget *word, int set);
void chieu_call_spread_clear_words (ChieuCallSpread *self);

/**
 * chieu_call_spread_place_words:
 * @scene: where the hand lies
 * @top: (out): pixels that the words above the cards need in the room of @scene
 * @bottom: (out): pixels that the words below them need
 *
 * Puts the words where the hand lies. If the hand left less or more room for them than that, it has to be laid out anew. Not to be
 * called during a layout of GTK.
 */
void chieu_call_spread_place_words (ChieuCallSpread *self, const ChieuScene *scene, float *top, float *bottom);
/* Returns: whether the lines above the cards of the hand that lies open reach into @box */
gboolean chieu_call_spread_reaches (ChieuCallSpread *self, const ChieuBox *box);
/* Returns: whether the call that is put together is at the point @x, @y of the parent of @self */
gboolean chieu_call_spread_has_sentence_at (ChieuCallSpread *self, double x, double y);
/* Sets whether the sentence is lit as a place that takes the cards that are carried; @now: they are over it. */
void chieu_call_spread_show_taker (ChieuCallSpread *self, gboolean takes, gboolean now);
