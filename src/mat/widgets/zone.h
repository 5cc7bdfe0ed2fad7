/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zone of the mat: a list of cards lying where the scene says. Arrow keys walk
 * through it; the focus enters at the card that had it last; at first that is the first card of a hand, and the last one elsewhere.
 */
#pragma once

#include "mat/faces/card-picture.h"
#include "card-widget.h"
#include "mat/scene.h"

/* The changes of an update, for flights. */
typedef struct
{
  GArray *left;                  /* ChieuSpot of cards that are gone */
  GPtrArray *come;               /* ChieuCardWidget, new ones */
} ChieuZoneChange;

#define CHIEU_TYPE_ZONE (chieu_zone_get_type ())
G_DECLARE_FINAL_TYPE (ChieuZone, chieu_zone, CHIEU, ZONE, GtkWidget)

/**
 * ChieuZone::activated: (ChieuCardWidget *card)
 *
 * A card was activated by key or accessible action.
 */

/* @number: of the zone in its layout */
GtkWidget *chieu_zone_new (const ChieuGame *game, int number) G_GNUC_WARN_UNUSED_RESULT;
int chieu_zone_get_number (ChieuZone *self);

/**
 * chieu_zone_update:
 * @scene: copied; what lies here now
 * @name: the zone's name
 * @place: where its cards lie: "in your hand"
 * @animate: whether cards that stay in the zone slide to their new places
 * @change: (nullable): what left and what came is added to it
 *
 * A card of the same face keeps its widget, and so its focus.
 */
void chieu_zone_update (ChieuZone            *self,
                        const ChieuZoneScene *scene,
                        const char           *name,
                        const char           *place,
                        gboolean              animate,
                        ChieuZoneChange      *change);

/* The cards of the pile of which @card is the uppermost, from undermost, in @cards, CHIEU_ZONE_CARDS_MAX long. Returns: how many; 0:
 * it is none. */
int chieu_zone_list_pile (ChieuZone *self, ChieuCardWidget *card, ChieuCard *cards);
const ChieuBox *chieu_zone_get_box (ChieuZone *self);
int chieu_zone_get_n_cards (ChieuZone *self);
ChieuCardWidget *chieu_zone_get_card (ChieuZone *self, int place);
/* Returns: the place of @card, or −1. */
int chieu_zone_find (ChieuZone *self, ChieuCardWidget *card);
/* Where the card at @place lies in the end, not on its way. */
ChieuSpot chieu_zone_get_spot (ChieuZone *self, int place);
/* Says of its cards that they are in the person's hand. */
void chieu_zone_set_in_hand (ChieuZone *self, gboolean in_hand);
/* Gives the focus to the card at @place. Returns: FALSE: there is none. */
gboolean chieu_zone_focus_at (ChieuZone *self, int place);
/* Gives it to the card that lies nearest to @x of the mat: above or below one there. Returns: FALSE: there is none. */
gboolean chieu_zone_focus_below (ChieuZone *self, float x);
/* Marks the zone as one where the card in the hand may be dropped. */
void chieu_zone_set_offered (ChieuZone *self, gboolean offered, gboolean nearest);
/* Marks the zone as one that a lesson points at. */
void chieu_zone_set_pointed (ChieuZone *self, gboolean pointed);
