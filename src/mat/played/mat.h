/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The doors of the mat for its own parts: all that a part or an input mode may have done by the widget itself. Each part has
 * its own state in its own file and knows the others only as it was given them; the widget's fields are its own
 * (mat-view-private.h).
 */
#pragma once

#include "mat-type.h"
#include "mat/widgets/zone.h"

typedef enum
{
  CHIEU_SYNC_STILL,              /* everything at once where it belongs */
  CHIEU_SYNC_MOVES,              /* cards fly and slide */
  CHIEU_SYNC_DEAL,               /* the hand is dealt */
} ChieuSync;

/* Makes the scene anew and brings all widgets in line with it. */
void chieu_mat_sync (ChieuMatView *self, ChieuSync how);
/* Brings buttons, prompt and offered cards in line with what may be done now. */
void chieu_mat_update_offers (ChieuMatView *self);
/* Fills @ask with what a scene is made from now. */
void chieu_mat_make_ask (ChieuMatView *self, ChieuMatAsk *ask);
/* Has a screen reader say @text (nullable: nothing). */
void chieu_mat_announce (ChieuMatView *self, const char *text);
/* Announces what is asked, @prompt, in the words @heard, which may leave away what was said just before: the key that says it again says
 * all of @prompt. Both are (nullable). */
void chieu_mat_announce_prompt (ChieuMatView *self, const char *prompt, const char *heard);
/* The card that the last sentence announced has named, or CHIEU_CARD_NONE. */
ChieuCard chieu_mat_get_named (ChieuMatView *self);

ChieuZone *chieu_mat_zone (ChieuMatView *self, int zone);
/* The plate of the seat at @position. */
GtkWidget *chieu_mat_seat (ChieuMatView *self, int position);
/* The number of the zone in which @card lies, or CHIEU_ZONE_NONE. */
int chieu_mat_zone_of (ChieuMatView *self, ChieuCardWidget *card);
/* Whether a button or the like lies at a point, which takes its own clicks. */
gboolean chieu_mat_has_control_at (ChieuMatView *self, double x, double y);
/* (nullable): the action of the button beside the mat that lies at a point. @way: (out): where it stands for one of several ways: its
 * number, else −1. */
const char *chieu_mat_find_button_at (ChieuMatView *self, double x, double y, int *way);
/* The button of @action is pressed. */
void chieu_mat_press (ChieuMatView *self, const char *action);
/* Something else is asked now, or other buttons stand there: presses begun before are no answer to it. */
void chieu_mat_ask_anew (ChieuMatView *self);
/* Lights the buttons beside the mat that take the card carried; the arguments are those of chieu_side_column_set_takers(). */
void chieu_mat_show_takers (ChieuMatView *self, guint64 buttons, guint64 ways, const char *nearest, int nearest_way);
/* Whether a call is put together, with the hand open. */
gboolean chieu_mat_is_calling (ChieuMatView *self);
/* Lights the call that is put together if it takes set @set, which is carried at a point; −1: nothing is. */
void chieu_mat_show_call_taker (ChieuMatView *self, int set, double x, double y);
/* Set @set is dropped there. Returns: FALSE: that is not the call. */
gboolean chieu_mat_drop_on_call (ChieuMatView *self, int set, double x, double y);
/* Whether the keyboard is in what the page has beside the mat. */
gboolean chieu_mat_has_focus_in_page (ChieuMatView *self);
/* The place of @card in the hand, or −1. */
int chieu_mat_find_in_hand (ChieuMatView *self, ChieuCardWidget *card);
/* Gives the keyboard to the card at @place of the hand; −1: to the hand. */
void chieu_mat_focus_place (ChieuMatView *self, int place);

/* Chooses the card at @place of the hand and no other; −1: none. */
void chieu_mat_set_chosen (ChieuMatView *self, int place);
/* Chooses the card at @place beside the others, or no more. */
void chieu_mat_toggle_chosen (ChieuMatView *self, int place);
/* The own order is another: the property "hand-order" says so. */
void chieu_mat_keep_order (ChieuMatView *self);
/* Returns: the words that stand beside @zone; without a text: nothing does. */
const ChieuCaption *chieu_mat_get_caption (ChieuMatView *self, int zone);
/* (nullable): what the person is asked, as it was announced last. */
const char *chieu_mat_get_prompt (ChieuMatView *self);
