/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The functions of the mat for its own parts: everything that a part or an input mode may ask of the widget. Each part has its
 * own state in its own file, and knows other parts only if it was given them; the widget's fields are its own
 * (mat-view-private.h).
 */
#pragma once

#include "mat-type.h"
#include "mat/ways.h"
#include "mat/widgets/zone.h"

/* The ways in which cards come to where the scene says they lie. */
typedef enum
{
  CHIEU_SYNC_STILL,              /* everything is at its place at once */
  CHIEU_SYNC_MOVES,              /* cards fly and slide */
  CHIEU_SYNC_DEAL,               /* the hand is dealt */
} ChieuSync;

/* Makes the scene anew and updates all widgets. */
void chieu_mat_sync (ChieuMatView *self, ChieuSync how);
/* Updates buttons, prompt and offered cards to what may be done now. */
void chieu_mat_update_offers (ChieuMatView *self);
/* Fills @ask with everything from which the scene is made now. */
void chieu_mat_make_ask (ChieuMatView *self, ChieuMatAsk *ask);
/* Has a screen reader say @text (nullable: nothing). */
void chieu_mat_announce (ChieuMatView *self, const char *text);
/* Announces the prompt in the words @heard, which may leave out what was just said; the key that repeats it says all of @prompt.
 * Both are (nullable). */
void chieu_mat_announce_prompt (ChieuMatView *self, const char *prompt, const char *heard);
/* Returns: the card that the last announced sentence has named, or CHIEU_CARD_NONE */
ChieuCard chieu_mat_get_named (ChieuMatView *self);

/* Returns: the widget of zone number @zone; NULL on an empty mat */
ChieuZone *chieu_mat_zone (ChieuMatView *self, int zone);
/* Returns: the plate of the seat at @position, 0 … CHIEU_SEATS_MAX − 1; NULL on an empty mat */
GtkWidget *chieu_mat_seat (ChieuMatView *self, int position);
/* Returns: the number of the zone in which @card lies, or CHIEU_ZONE_NONE */
int chieu_mat_zone_of (ChieuMatView *self, ChieuCardWidget *card);
/* Returns: whether the column beside the mat, which takes its own clicks, lies at a point */
gboolean chieu_mat_has_control_at (ChieuMatView *self, double x, double y);
/* @way: (out): the number of the way for which the button stands, −1: for none; not set if there is no button. Returns: (nullable): the
 * action of the button beside the mat that lies at a point */
const char *chieu_mat_find_button_at (ChieuMatView *self, double x, double y, int *way);
/* Does what the button of @action does when it is pressed. */
void chieu_mat_press (ChieuMatView *self, const char *action);
/* Returns: which of the ways that the person is asked to choose from is what the coach would do; −1: none, or it may not be told */
int chieu_mat_find_advised_way (ChieuMatView *self);
/* Notes that something else is asked, or other buttons are shown: presses that began before do not count for it. */
void chieu_mat_ask_anew (ChieuMatView *self);
/* Lights the buttons beside the mat that take the card that is carried; the arguments are those of
 * chieu_side_column_set_takers(). */
void chieu_mat_show_takers (ChieuMatView *self, guint64 buttons, const ChieuWays *ways, const char *nearest, int nearest_way);
/* Returns: whether a call is being put together, with the hand laid open */
gboolean chieu_mat_is_calling (ChieuMatView *self);
/* Lights the call that is put together if it takes set @set, which is carried at a point of the mat; −1: nothing is carried. */
void chieu_mat_show_call_taker (ChieuMatView *self, int set, double x, double y);
/* Drops set @set at a point of the mat, into the call if that lies there. Returns: FALSE if the call is not there */
gboolean chieu_mat_drop_on_call (ChieuMatView *self, int set, double x, double y);
/* Returns: whether the focus is in what the page has beside the mat */
gboolean chieu_mat_has_focus_in_page (ChieuMatView *self);
/* Returns: the place of @card in the hand, or −1 */
int chieu_mat_find_in_hand (ChieuMatView *self, ChieuCardWidget *card);
/* Gives the focus to the card at @place of the hand; −1: to the hand. */
void chieu_mat_focus_place (ChieuMatView *self, int place);

/* Chooses the card at @place of the hand and no other; −1: none. */
void chieu_mat_set_chosen (ChieuMatView *self, int place);
/* Chooses the card at @place in addition to the others, or unchooses it. */
void chieu_mat_toggle_chosen (ChieuMatView *self, int place);
/* Notes that the person's own order has changed, and notifies the property "hand-order". */
void chieu_mat_keep_order (ChieuMatView *self);
/* Returns: the words beside @zone; without a text: there are none */
const ChieuCaption *chieu_mat_get_caption (ChieuMatView *self, int zone);
/* Returns: (nullable): the prompt as it was announced last */
const char *chieu_mat_get_prompt (ChieuMatView *self);
