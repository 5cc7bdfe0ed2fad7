/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zone of the mat: a list of cards lying where the scene says. Arrow keys walk through it; the focus enters at the card that had
 * it last, for the first time at the first card of a hand, and at the last one elsewhere.
 */
#pragma once

#include "mat/faces/card-picture.h"
#include "card-widget.h"
#include "mat/scene.h"

/* The changes of an update, for flights. */
typedef struct
{
  GArray *left;                  /* (element-type ChieuSpot): where cards lay that are gone */
  GPtrArray *come;               /* (element-type ChieuCardWidget): cards that are new; not owned */
} ChieuZoneChange;

#define CHIEU_TYPE_ZONE (chieu_zone_get_type ())
G_DECLARE_FINAL_TYPE (ChieuZone, chieu_zone, CHIEU, ZONE, GtkWidget)

/**
 * ChieuZone::activated: (ChieuCardWidget *card)
 *
 * A card was activated by key or accessible action.
 */

/* @number: of the zone in its layout. Returns: (transfer floating): a zone without cards */
GtkWidget *chieu_zone_new (const ChieuGame *game, int number) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: the number of the zone in its layout */
int chieu_zone_get_number (ChieuZone *self);

/**
 * chieu_zone_update:
 * @scene: copied; what lies here now
 * @name: the zone's name, for a screen reader
 * @place: words for where its cards lie, likewise, such as "in your hand"
 * @animate: whether cards that stay in the zone slide to their new places
 * @change: (nullable): cards that left and cards that came are added to it
 *
 * A card of the same face keeps its widget, and so its focus.
 */
void chieu_zone_update (ChieuZone            *self,
                        const ChieuZoneScene *scene,
                        const char           *name,
                        const char           *place,
                        gboolean              animate,
                        ChieuZoneChange      *change);

/* Lists the cards of the pile that has @card on top, from the lowest on. @cards: (out): room for CHIEU_ZONE_CARDS_MAX. Returns:
 * how many; 0 if there is no pile */
int chieu_zone_list_pile (ChieuZone *self, ChieuCardWidget *card, ChieuCard *cards);
/* Return where the zone lies on the mat, how many cards lie in it, and the one at @place, from 0 (transfer none) (nullable: there is
 * none). */
const ChieuBox *chieu_zone_get_box (ChieuZone *self);
int chieu_zone_get_n_cards (ChieuZone *self);
ChieuCardWidget *chieu_zone_get_card (ChieuZone *self, int place);
/* Returns: the place of @card, from 0, or −1 */
int chieu_zone_find_place (ChieuZone *self, ChieuCardWidget *card);
/* Returns: where the card at @place comes to lie, even while it slides; there has to be one */
ChieuSpot chieu_zone_get_spot (ChieuZone *self, int place);
/* Sets whether the cards are in the person's hand. */
void chieu_zone_set_in_hand (ChieuZone *self, gboolean in_hand);
/* Gives the focus to the card at @place. Returns: FALSE if there is none */
gboolean chieu_zone_focus_at (ChieuZone *self, int place);
/* Gives the focus to the card whose middle lies closest to @x, in pixels of the mat, for going up or down. Returns: FALSE if there is
 * none */
gboolean chieu_zone_focus_near (ChieuZone *self, float x);
/* Sets whether the zone is lit as one that takes the cards that are carried or chosen, and whether carried ones would fall into it if
 * they were let go now (@nearest). */
void chieu_zone_set_offered (ChieuZone *self, gboolean offered, gboolean nearest);
/* Sets whether a lesson points at the zone. */
void chieu_zone_set_pointed (ChieuZone *self, gboolean pointed);
