/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place beside the mat for words and buttons: a line that tells what is asked, notices, what the page brings (the
 * coach, the words of a lesson), the call while it is put together, and the buttons with the words of the game, stacked up
 * from below, each in its own place. Where a move has several ways, these stand there as buttons. All buttons are actions of
 * the mat.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/mat-layout.h"
#include "since-list.h"

/* Choices that have the keys 1–9, and in all: more ways of eating one card there are not. */
#define CHIEU_CHOICES_KEYS 9
#define CHIEU_CHOICES_MAX 36

#define CHIEU_TYPE_SIDE_COLUMN (chieu_side_column_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSideColumn, chieu_side_column, CHIEU, SIDE_COLUMN, GtkWidget)

/**
 * ChieuSideColumn::pointed: (char *action) (int way)
 * @action: (nullable): of the button that the pointer or the keyboard is at now, or that is touched for a while; NULL: none
 * @way: where it stands for one of several ways: its number, else −1
 *
 * The person may want to know what the button would do.
 */

/* Returns: (transfer floating): with the buttons of @layout, none of them seen yet. */
GtkWidget *chieu_side_column_new (const ChieuMatLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

/* @text: (nullable): what is asked */
void chieu_side_column_set_prompt (ChieuSideColumn *self, const char *text);
/* Returns: (transfer none): a label below what is asked, for what was wrong and the like; not seen at first. */
GtkWidget *chieu_side_column_get_notice (ChieuSideColumn *self);
/* @text: (nullable): a quiet line below the notice, which does @action when pressed; NULL: none. */
void chieu_side_column_set_tip (ChieuSideColumn *self, const char *text, const char *action);
/* Returns: (transfer none): what happened since the person moved last; it is seen where neither a page nor the call is, and as
 * much of it as there is room for. */
ChieuSinceList *chieu_side_column_get_since (ChieuSideColumn *self);
/* Puts @page (nullable) between words and buttons, and takes the one there was out. While the call is open it is not seen. */
void chieu_side_column_set_page (ChieuSideColumn *self, GtkWidget *page);
/* @foot: (nullable): stands at the lower end of the column, under everything else, where chieu_side_column_find_foot() says. It is
 * no child of the column, which only keeps its place free from the next chieu_side_column_fit() on. */
void chieu_side_column_set_foot (ChieuSideColumn *self, GtkWidget *foot);
/* Whether a room of this @width is narrow for letters of this size: it needs the more height. */
gboolean chieu_side_column_is_narrow (int width, double text_scale);
/* Finds the @place that @foot has in a mat of @width and @height pixels with its column, on the @left or not; it is the same
 * where no mat is seen. */
void chieu_side_column_find_foot (GtkWidget *foot, int width, int height, double text_scale, gboolean left, GdkRectangle *place);
/* Adds @call, the panel of the call; it has the page's place while it is visible. */
void chieu_side_column_add_call (ChieuSideColumn *self, GtkWidget *call);

/* Whether the words of the call stand round the cards on the mat, so that the column beside it need not be as wide as for a page, from
 * the next chieu_side_column_fit() on. */
void chieu_side_column_set_call_slim (ChieuSideColumn *self, gboolean slim);

/* @shown: bit i: button i of the layout is there. @coloured: bit i: the eye is drawn to it. */
void chieu_side_column_set_buttons (ChieuSideColumn *self, guint64 shown, guint64 coloured, gboolean proceed);
/* @advised: the button of the layout that does what the coach would do, −1: none. @useful: bit i: button i uses cards of the
 * hand, which are marked. Set after the buttons. */
void chieu_side_column_set_told (ChieuSideColumn *self, int advised, guint64 useful);
/* Whether the hand can be put in order by one button. */
void chieu_side_column_set_best (ChieuSideColumn *self, gboolean best);
/* @laying: (nullable): what the person lays one by one: then the buttons are those of laying. Set after the buttons.
 * @shown: the buttons that there are now: the pass among them can be made with one card of the hand. */
void chieu_side_column_set_laying (ChieuSideColumn *self, const ChieuLaying *laying, guint64 shown);
/* @moves: the ways to choose from, @n of them (0: the buttons are back), at most CHIEU_CHOICES_MAX are shown; @seats that play.
 * @question: (nullable): asks which of them is meant, in place of the prompt */
void chieu_side_column_set_choices (ChieuSideColumn *self, const ChieuMove *moves, int n, int seats, const char *question);

/* @button: a widget in the column. @way: (out): as in ChieuSideColumn::pointed. Returns: (nullable): the action of the button that
 * it is or lies in; NULL: it is none, or one of the page. */
const char *chieu_side_column_get_action (ChieuSideColumn *self, GtkWidget *button, int *way);
/* A card is carried: lights the buttons that take it. @buttons: bit i: button i of the layout; @ways: bit i: way i; @nearest:
 * (nullable): an action over which the card is, and @nearest_way. All 0 and NULL: no card is carried. */
void chieu_side_column_set_takers (ChieuSideColumn *self, guint64 buttons, guint64 ways, const char *nearest, int nearest_way);

/* Gives the keyboard to the first button that is seen, or to the next after the one that has it. Returns: FALSE: there is none. */
gboolean chieu_side_column_focus_buttons (ChieuSideColumn *self);

/* Gives the keyboard to the page or the call, whichever is seen, at the end where Tab in @direction comes in. Returns: FALSE: there
 * is none, or nothing in it takes it. */
gboolean chieu_side_column_focus_middle (ChieuSideColumn *self, GtkDirectionType direction);
/* Whether the page or the call has the keyboard, and not a button. */
gboolean chieu_side_column_is_in_middle (ChieuSideColumn *self);
/* Moves the keyboard on in the page or the call, or among the buttons. Returns: FALSE: it is at their end. */
gboolean chieu_side_column_move_focus (ChieuSideColumn *self, GtkDirectionType direction);

/* Whether buttons are 76 pixels high instead of 48, from the next chieu_side_column_fit() on. */
void chieu_side_column_set_very_large (ChieuSideColumn *self, gboolean very_large);

/**
 * chieu_side_column_fit:
 * @width: of the mat with the column, in pixels
 * @height: likewise
 * @text_scale: how much larger than usual text is
 * @below: (out): whether it lies below the mat and not beside it: the room is narrow
 *
 * Puts the buttons as the room needs them. Not to be called while GTK lays out.
 *
 * Returns: its width in pixels, or its height where it lies below
 */
int chieu_side_column_fit (ChieuSideColumn *self, int width, int height, double text_scale, gboolean *below);

/* Returns: whether what the column has to say and to offer now asks for another width than it had at chieu_side_column_fit(). */
gboolean chieu_side_column_needs_fit (ChieuSideColumn *self);
