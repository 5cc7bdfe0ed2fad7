/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words round a hand that lies open: above it the sentence as it is called, in large type, and the words that are about the
 * whole hand; at each set the words that are about that set. It lies over the mat, and clicks that meet no word go through it.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/scene.h"

#define CHIEU_TYPE_CALL_SPREAD (chieu_call_spread_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCallSpread, chieu_call_spread, CHIEU, CALL_SPREAD, GtkWidget)

/* Returns: (transfer floating): without words, and not seen. */
GtkWidget *chieu_call_spread_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Puts @sentence on top, the call that is put together; it is seen only while that is open. */
void chieu_call_spread_set_sentence (ChieuCallSpread *self, GtkWidget *sentence);
/* Whether the call is put together now. */
void chieu_call_spread_set_open (ChieuCallSpread *self, gboolean open);
/* @text: (nullable): the call that was made */
void chieu_call_spread_set_said (ChieuCallSpread *self, const char *text);

/* Adds @word at set @set of the hand, −1: it is about the whole hand; and takes all of them away. */
void chieu_call_spread_add_word (ChieuCallSpread *self, GtkWidget *word, int set);
void chieu_call_spread_clear_words (ChieuCallSpread *self);

/**
 * chieu_call_spread_place:
 * @scene: where the hand lies
 * @top: (out): pixels that the words above the cards need in the room of @scene
 * @bottom: (out): and those below
 *
 * Puts the words where the hand lies. The hand is to be laid out anew where it left other room for them. Not to be called while
 * GTK lays out.
 */
void chieu_call_spread_place (ChieuCallSpread *self, const ChieuScene *scene, float *top, float *bottom);
/* Returns: whether the lines above the cards of that hand reach into @box */
gboolean chieu_call_spread_reaches (ChieuCallSpread *self, const ChieuBox *box);
/* Whether the call that is put together is at a point of its parent. */
gboolean chieu_call_spread_has_sentence_at (ChieuCallSpread *self, double x, double y);
/* Lights the sentence as what takes the cards carried; @now: they are over it. */
void chieu_call_spread_show_taker (ChieuCallSpread *self, gboolean takes, gboolean now);
