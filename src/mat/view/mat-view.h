/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu: a widget on which the person plays. It shows what the match lets the person see and makes the person's moves; it
 * knows no rules. Everything works by drag, by click, by key and by accessible action.
 *
 * Actions, for the window's buttons, menus and shortcuts. Those of the layout's buttons, undo, proceed, sort and best are enabled only
 * while they may be used; the others do nothing where there is nothing for them to do:
 *   mat.u, mat.an, mat.danh …: what the button of the same action in the layout of the game does
 *   mat.choose(i): chooses way number i, from 0, of those that are shown
 *   mat.unchoose: chooses none of them
 *   mat.lay-done, mat.lay-beside, mat.lay-back, mat.lay-leave: what the buttons of laying cards one by one do
 *   mat.undo: takes the last move back (ChieuMatch:can-undo)
 *   mat.proceed: goes on to the next event
 *   mat.sort: gives the person's own order up for the automatic one; where the hand is arranged, sorts each of its parts
 *   mat.best: puts the hand into the best order, in a game in which it is arranged
 *   mat.show-card(u): emits ChieuMatView::card-asked with this card
 *
 * Keys inside the mat: those of the buttons, CHIEU_KEYS_ALWAYS (keys.h), space, Return, Escape, 1–9, Ctrl+Z, Alt with a digit, Home
 * and End, and the arrows.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/match.h"

/* The size in which cards are drawn; none is ever larger than fits. */
typedef enum
{
  CHIEU_CARD_SIZE_AUTO,
  CHIEU_CARD_SIZE_SMALL,
  CHIEU_CARD_SIZE_MEDIUM,
  CHIEU_CARD_SIZE_LARGE,
} ChieuCardSize;

#define CHIEU_TYPE_MAT_VIEW (chieu_mat_view_get_type ())
G_DECLARE_FINAL_TYPE (ChieuMatView, chieu_mat_view, CHIEU, MAT_VIEW, GtkWidget)

/* Returns: (transfer floating): an empty chiếu. */
GtkWidget *chieu_mat_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_mat_view_set_match:
 * @match: (nullable): what is played; NULL: an empty mat
 *
 * Shows @match and follows it. Does not start or pause it.
 */
void chieu_mat_view_set_match (ChieuMatView *self, ChieuMatch *match);
/* For tests. Returns: (transfer none) (nullable): what is played */
ChieuMatch *chieu_mat_view_get_match (ChieuMatView *self);

/* Makes the log of the hand of @match as the mat tells it, with @names of the seats. Returns: (transfer full) (element-type
 * ChieuLogLine): the newest last; @since: (out) (optional): the first line since the person moved last */
GPtrArray *chieu_mat_make_log (ChieuMatch *match, const char *const *names, guint *since) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the name of @seat, 0 … CHIEU_SEATS_MAX − 1. Every seat has one from the start. */
void chieu_mat_view_set_seat_name (ChieuMatView *self, int seat, const char *name);
/* Returns: the name of @seat */
const char *chieu_mat_view_get_seat_name (ChieuMatView *self, int seat);

/* Sets the person's own name on the plate and in tables. @name: (nullable): NULL, as at first: the word of the property "address"
 * (nullable), or else "You" */
void chieu_mat_view_set_own_name (ChieuMatView *self, const char *name);
/* Returns: the person's own name as it is shown */
const char *chieu_mat_view_get_own_name (ChieuMatView *self);

/* Assign the portraits as chieu_people_set_portraits() does, and return that of @seat, 1 … CHIEU_PORTRAITS. */
void chieu_mat_view_set_portraits (ChieuMatView *self, int own, const int *wanted);
int chieu_mat_view_get_portrait (ChieuMatView *self, int seat);

/* Shows the mat with this @id, one of chieu_mats; the first of them at first. */
void chieu_mat_view_set_mat (ChieuMatView *self, const char *id);

/* Sets the largest size of cards; CHIEU_CARD_SIZE_AUTO, as at first: as large as the window allows. */
void chieu_mat_view_set_card_size (ChieuMatView *self, ChieuCardSize size);

/* Sets how many times as large as usual the program's text is, so that the mat leaves it room; the fonts themselves follow the
 * resolution that the program has set ("gtk-xft-dpi"). @scale: 0.8 … 2.0; values outside are moved to the nearest end. */
void chieu_mat_view_set_text_scale (ChieuMatView *self, double scale);

/* Puts the column of words and buttons on the left of the mat, or on the right, where it is at first. */
void chieu_mat_view_set_side_left (ChieuMatView *self, gboolean left);
/* Sets whether a verse is shown with the call, if the game has verses; not at first. */
void chieu_mat_view_set_verses (ChieuMatView *self, gboolean verses);
/* Makes the buttons beside the mat very large, or as large as at first. */
void chieu_mat_view_set_very_large (ChieuMatView *self, gboolean very_large);

/**
 * chieu_mat_view_set_coach:
 * @is_there: whether there is a coach: then only the button that he advises is coloured
 * @advice: (nullable): what he would do now, if that is known
 *
 * Marks the button or the card of @advice until the next move; never in the strict way, in a lesson, or where the hand is arranged.
 */
void chieu_mat_view_set_coach (ChieuMatView *self, gboolean is_there, const ChieuMove *advice);

/**
 * chieu_mat_view_set_page:
 * @page: (nullable) (transfer floating): a widget without a parent
 *
 * Shows @page beside the mat, between what is asked and the buttons, while there is something on the mat and @page is
 * visible. NULL: nothing; the page before is removed.
 */
void chieu_mat_view_set_page (ChieuMatView *self, GtkWidget *page);

/**
 * chieu_mat_view_set_cover:
 * @y: the upper edge of what the caller lays over the lower part of the mat, in pixels of the mat; below 0: nothing lies there
 *
 * A hand that lies open, and the words at its sets, stay above @y.
 */
void chieu_mat_view_set_cover (ChieuMatView *self, int y);

/* Sets whether the hand stays as the person puts it; otherwise it is sorted after every change, as the layout of the game does it. */
void chieu_mat_view_set_own_order (ChieuMatView *self, gboolean own_order);
/* Returns: whether the hand stays as the person puts it, which is also the property "own-order"; dragging a card within the hand sets
 * that */
gboolean chieu_mat_view_get_own_order (ChieuMatView *self);

/**
 * ChieuMatView::refused:
 * @reason: (type guint): ChieuReason
 *
 * A move that the person tried was not made, or warned of. Not emitted if the source gives no reason.
 */

/* Shows one quiet line below what was wrong, which does @action when it is pressed; @text: (nullable): NULL: none any more. It is
 * announced, needs no answer, and stays until it is removed. On an empty mat nothing is done. */
void chieu_mat_view_set_tip (ChieuMatView *self, const char *text, const char *action);

/* Returns: whether one of the @n @moves takes the card in play; never on an empty mat */
gboolean chieu_mat_view_would_take (ChieuMatView *self, const ChieuMove *moves, int n);

/**
 * ChieuMatView::card-asked:
 * @card: (type guint): a face of the deck that is played, or CHIEU_CARD_HIDDEN
 *
 * The person wants to know what a card is: a long press on it, a click with the other button, the menu key.
 */

/* The property "hand-order" (string, nullable) has the person's own order as it was put last (chieu_hand_print()); set before a match is
 * shown, it is taken up again by the same hand. */

/* The property "cards-put" (int) says how many cards the person has put down where the mat may say how, up to eight; until then the
 * prompt says how that is done. */

/* Sets the volume of calls and cards, 0 … 1; 0, as at first: silent. */
void chieu_mat_view_set_volume (ChieuMatView *self, double volume);

/* Returns: whether the show after the end of a hand still goes on; "show-over" is emitted at its end */
gboolean chieu_mat_view_is_showing (ChieuMatView *self);
