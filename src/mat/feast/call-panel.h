/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Xướng: the call put together from word tiles, in the order in which it is said. A tile is added with a click, a digit or a
 * drag; what is said so far stands there as the sentence that the làng would hear. There a word is moved by a drag or with Ctrl
 * and an arrow, and removed with a click. On the mat the sentence lies round the hand, and so does each word that is shown at its
 * set.
 */
#pragma once

#include <gtk/gtk.h>

#include "call-spread.h"
#include "rules/game.h"

#define CHIEU_TYPE_CALL_PANEL (chieu_call_panel_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCallPanel, chieu_call_panel, CHIEU, CALL_PANEL, GtkWidget)

/**
 * ChieuCallPanel signals:
 * "called" (): the person says the line: chieu_call_panel_get_call(); it may be empty.
 * "changed" (): a word was added, moved or removed.
 */

/* @spread: (nullable): where the sentence stands, and the words that have a place at the hand; it has to live as long as the
 * panel. NULL: the panel itself shows everything, with a button to say the call. Returns: (transfer floating): a panel without
 * words */
GtkWidget *chieu_call_panel_new (const ChieuGame *game, ChieuCallSpread *spread) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps the room of the sentence and of the button that takes a word back while no word is said, so that what stands around the panel does not
 * move with the words; without a spread only, and before the panel is opened. */
void chieu_call_panel_keep_room (ChieuCallPanel *self);

/* Sets which cước may be said more than once. @repeated: bit c: cước c. It has to be called before the panel is opened; without it
 * none may. */
void chieu_call_panel_set_repeated (ChieuCallPanel *self, guint64 repeated);

/* The places of a word that stands at no set of the hand: with those about the whole hand, or among those to choose from. */
#define CHIEU_CALL_OF_HAND (-1)
#define CHIEU_CALL_TO_CHOOSE (-2)

/* Sets the place of each of the @n cước that are offered next. @shown: the number of a set, or one of the two above */
void chieu_call_panel_set_shown (ChieuCallPanel *self, const gint8 *shown, int n);

/* Marks wrong cước until the line changes. @wrong: bit c: cước c of the line is wrong */
void chieu_call_panel_set_wrong (ChieuCallPanel *self, guint64 wrong);

/* Marks word number @from of the line, from 0, as one that stands in the wrong place, and the place where it belongs: before word
 * number @to, or at the end if @to is the number of words. Both marks last until the line changes. */
void chieu_call_panel_set_misplaced (ChieuCallPanel *self, int from, int to);

/**
 * chieu_call_panel_open:
 * @offered: the cước that can be said, in the order in which they are shown
 * @n_offered: at most CHIEU_CUOC_OFFERED_MAX
 * @seats: how many play: some cước have another name with fewer
 * @proposed: the words that are in the line already; NULL with 0 of them
 * @n_proposed: at most CHIEU_CUOC_MAX
 * @explain: whether each word of the line is explained below it (học)
 *
 * Begins a call anew.
 */
void chieu_call_panel_open (ChieuCallPanel *self,
                            const guint8   *offered,
                            int             n_offered,
                            int             seats,
                            const guint8   *proposed,
                            int             n_proposed,
                            gboolean        explain);

/* Gets the words of the line in their order; @cuoc has room for CHIEU_CUOC_MAX. Returns: how many there are */
int chieu_call_panel_get_call (ChieuCallPanel *self, guint8 *cuoc);

/* For tests: does what a key does: adds the offered cước number @i, from 0, at the end of the line; does nothing if it may
 * not be said once more or there is none. */
void chieu_call_panel_add_offered (ChieuCallPanel *self, int i);

/* For tests: adds @cuoc at the end of the line. Returns: FALSE if it is not offered, or may not be said once more */
gboolean chieu_call_panel_say (ChieuCallPanel *self, int cuoc);

/* Return how many words at set @set of the hand (from 0) may still be said, and say each of them once; a negative @set has none, and
 * must not be said. */
int chieu_call_panel_count_at_set (ChieuCallPanel *self, int set);
void chieu_call_panel_say_set (ChieuCallPanel *self, int set);

/* For tests: does what a key does: removes the last word. */
void chieu_call_panel_take_back (ChieuCallPanel *self);

/* For tests: does what a key does: moves word number @place of the line, from 0, by @by places; the focus goes with it. */
void chieu_call_panel_move_word (ChieuCallPanel *self, int place, int by);

/* Does what @key means: a digit adds a word, Backspace removes one, X says the call. Returns: whether the key means anything */
gboolean chieu_call_panel_press_key (ChieuCallPanel *self, guint key);
