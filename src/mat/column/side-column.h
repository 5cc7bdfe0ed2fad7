/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one place beside the mat for words and buttons: a line that tells what is asked, notices, what the page brings (the coach,
 * the words of a lesson), the call while it is put together, and the buttons with the words of the game, stacked up from below,
 * each in its own place. If a move has several ways, these stand there as buttons. All buttons are actions of the mat.
 */
#pragma once

#include <gtk/gtk.h>

#include "mat/mat-layout.h"
#include "mat/ways.h"
#include "since-list.h"

#define CHIEU_TYPE_SIDE_COLUMN (chieu_side_column_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSideColumn, chieu_side_column, CHIEU, SIDE_COLUMN, GtkWidget)

/**
 * ChieuSideColumn::pointed: (char *action) (int way)
 * @action: (nullable): of the button that the pointer or the focus is at now, or that is touched for a while; NULL: none
 * @way: the number of the way if the button stands for one of several, else −1
 *
 * The person may want to know what the button would do.
 */

/* Returns: (transfer floating): a column with the buttons of @layout, all still hidden */
GtkWidget *chieu_side_column_new (const ChieuMatLayout *layout) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the prompt, @text (nullable). */
void chieu_side_column_set_prompt (ChieuSideColumn *self, const char *text);
/* Marks the prompt for a moment: it answers what the person wants to know. */
void chieu_side_column_mark_prompt (ChieuSideColumn *self);
/* Returns: (transfer none): a label below the prompt, for what was wrong and the like; hidden at first */
GtkWidget *chieu_side_column_get_notice (ChieuSideColumn *self);
/* Sets @text (nullable), a quiet line below the notice that does @action when pressed. */
void chieu_side_column_set_tip (ChieuSideColumn *self, const char *text, const char *action);
/* Returns: (transfer none): the list of what happened since the person moved last. It is shown as far as there is room:
 * briefly beside a page, and not at all while there is a call or a choice of ways */
ChieuSinceList *chieu_side_column_get_since (ChieuSideColumn *self);
/* Puts @page (nullable) (transfer floating) between words and buttons, in place of the one before. While the call is open it is
 * hidden. Free places between the buttons are given up for its natural height, which is therefore that of what is read at once, also if
 * it scrolls. */
void chieu_side_column_set_page (ChieuSideColumn *self, GtkWidget *page);
/* Sets @foot (nullable) (not owned), a widget that the caller puts at the lower end of the column, to the place of
 * chieu_side_column_find_foot(). It is not a child of the column, which only keeps that place free from the next
 * chieu_side_column_fit() on. */
void chieu_side_column_set_foot (ChieuSideColumn *self, GtkWidget *foot);
/* Returns: whether a room of this @width is narrow for letters of this size, so that it needs more height */
gboolean chieu_side_column_is_narrow (int width, double text_scale);
/* Finds the @place that @foot has in a mat of @width and @height pixels with its column, on the @left or not; the place is the
 * same if no mat is visible. */
void chieu_side_column_find_foot (GtkWidget *foot, int width, int height, double text_scale, gboolean left, GdkRectangle *place);
/* Adds @call (transfer floating), the panel of the call; it has the page's place while it is visible. To be called once. */
void chieu_side_column_add_call (ChieuSideColumn *self, GtkWidget *call);

/* Sets whether the words of the call stand round the cards on the mat. The column beside it then need not be as wide as for a
 * page, from the next chieu_side_column_fit() on. */
void chieu_side_column_set_call_slim (ChieuSideColumn *self, gboolean slim);

/* Sets the buttons. @shown: bit i: button i of the layout is shown. @coloured: bit i: it is coloured, to be noticed first.
 * @proceed: whether the button to go on is shown */
void chieu_side_column_set_buttons (ChieuSideColumn *self, guint64 shown, guint64 coloured, gboolean proceed);
/* Marks the buttons that something is told about. @advised: the button of the layout that does what the coach would do, −1: none.
 * @useful: bit i: button i uses cards of the hand, which are marked, too. To be called after the buttons were set. */
void chieu_side_column_set_told (ChieuSideColumn *self, int advised, guint64 useful);
/* Sets whether there is a button that puts the hand in order. */
void chieu_side_column_set_best (ChieuSideColumn *self, gboolean best);
/* Shows the buttons of laying, or hides them; a layout without lay_kind has none. @laying: (nullable): the cards that the person lays
 * one by one; NULL: none are laid. @shown: the buttons of the layout that are shown now, as bits; the pass among them can be made with
 * one card of the hand. To be called after the buttons were set. */
void chieu_side_column_set_laying (ChieuSideColumn *self, const ChieuLaying *laying, guint64 shown);
/* Shows the ways to choose from. @moves: @n of them (0: the buttons come back); they scroll where they find no room. @seats: how many
 * play. @question: (nullable): asks which of them is meant, in place of the prompt. @advised: the way that the coach would choose, which is
 * marked and gets the focus; −1: none of them, and the first gets it */
void chieu_side_column_set_choices (ChieuSideColumn *self, const ChieuMove *moves, int n, int seats, const char *question, int advised);
/* Colours the way number @advised, which is what the coach would do by now, and shows his portrait on it. −1: none of them. The focus
 * stays where it is. */
void chieu_side_column_set_advised_way (ChieuSideColumn *self, int advised);

/* @button: (nullable): a widget in the column. @way: (out): as in ChieuSideColumn::pointed; not set if there is no action.
 * Returns: (nullable): the action of the button that it is or lies in; NULL: it is in no button, in one without an action, or in one of
 * the page */
const char *chieu_side_column_get_action (ChieuSideColumn *self, GtkWidget *button, int *way);
/* Lights the buttons that take the card that is carried. @buttons: bit i: button i of the layout; @ways: those that take it;
 * @nearest: (nullable): an action over which the card is, and @nearest_way. All empty: no card is carried. */
void chieu_side_column_set_takers (ChieuSideColumn *self, guint64 buttons, const ChieuWays *ways, const char *nearest, int nearest_way);

/* Gives the focus to the first visible button, or to the next one after the button that has it. Returns: FALSE if there is
 * none */
gboolean chieu_side_column_focus_buttons (ChieuSideColumn *self);
/* Gives the focus to the button that the space bar presses. Returns: FALSE if none that is seen is one */
gboolean chieu_side_column_focus_space (ChieuSideColumn *self);

/* Gives the focus to the page or the call, whichever is visible, at the end where Tab in @direction enters it. Returns: FALSE if
 * there is neither, or nothing in it takes the focus */
gboolean chieu_side_column_focus_middle (ChieuSideColumn *self, GtkDirectionType direction);
/* Returns: whether the focus is in the page or the call, and not at a button */
gboolean chieu_side_column_is_in_middle (ChieuSideColumn *self);
/* Moves the focus on in the page or the call, or among the buttons. Returns: FALSE if it is at their end */
gboolean chieu_side_column_move_focus (ChieuSideColumn *self, GtkDirectionType direction);

/* Sets whether the person wants very large buttons; it has effect from the next chieu_side_column_fit() on. */
void chieu_side_column_set_very_large (ChieuSideColumn *self, gboolean very_large);

/**
 * chieu_side_column_fit:
 * @width: of the mat with the column, in pixels
 * @height: likewise
 * @text_scale: how many times as large as usual text is
 * @below: (out): whether it lies below the mat and not beside it: the room is narrow
 *
 * Arranges the column for this room. Not to be called during a layout of GTK.
 *
 * Returns: its width in pixels, or its height where it lies below
 */
int chieu_side_column_fit (ChieuSideColumn *self, int width, int height, double text_scale, gboolean *below);

/* Returns: whether the present words and buttons ask for another width, other columns of buttons or more room for the call than
 * chieu_side_column_fit() found. */
gboolean chieu_side_column_needs_fit (ChieuSideColumn *self);
