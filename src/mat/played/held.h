/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's hand as it is held: which cards in which order, which of them are chosen, and in which zones of the mat they lie:
 * a fan in one, or parts in several. A caller that changes it has to update the mat afterwards.
 */
#pragma once

#include "played.h"

/* The hand of the person; chieu_held_init() makes it empty. */
typedef struct
{
  const ChieuPlayed *played;
  ChieuHand hand;                /* its cards, in the order in which they are held */
  gboolean own_order;            /* the hand stays as the person puts it */
  char *order;                   /* (nullable): the person's own order as it was put last, chieu_hand_print() */
  guint32 chosen;                /* bit i: the card at place i is chosen; at most one in games where cards go one by one */
  int focus;                     /* place of the card with the visible focus, −1: none */
} ChieuHeld;

/* Begins with no card. @self: all zero. @played: not owned */
void chieu_held_init (ChieuHeld *self, const ChieuPlayed *played);
/* Frees the order that was saved. */
void chieu_held_clear (ChieuHeld *self);

/* ---- Cards and their order ---- */

/* Updates the hand from the state, if there is one; chosen cards that are still in it stay chosen. @again: sorts it although the person's
 * own order is kept. */
void chieu_held_update (ChieuHeld *self, gboolean again);
/* Takes the hand of another state: the person's own order survives a move that is taken back, but a new hand is sorted. */
void chieu_held_take_up (ChieuHeld *self);
/* Saves the person's own order, so that it can be restored. */
void chieu_held_note_order (ChieuHeld *self);
/* Exchanges the cards at two places of the hand. Afterwards nothing is chosen or in focus. */
void chieu_held_exchange (ChieuHeld *self, int place, int other);

/* ---- What is chosen ---- */

/* Returns: whether the card at @place is chosen; FALSE if no card is there */
static inline gboolean
chieu_held_is_chosen (const ChieuHeld *self,
                      int              place)
{
  return place >= 0 && place < self->hand.n && (self->chosen >> place & 1) != 0;
}

/* Returns: the place of the first card chosen, or −1 */
int chieu_held_find_first_chosen (const ChieuHeld *self);
/* Lists the cards chosen, in the order of the hand; @cards has room for CHIEU_MOVE_CARDS_MAX. Returns: how many */
int chieu_held_list_chosen (const ChieuHeld *self, ChieuCard *cards);
/* Returns: the deed of putting the chosen cards to @to, with @carried (CHIEU_CARD_NONE: nothing is carried); where cards go one by one
 * it is about @carried, or else the first chosen card, alone. Its card is CHIEU_CARD_NONE if nothing is carried and nothing chosen. */
ChieuMatDeed chieu_held_make_deed (const ChieuHeld *self, ChieuCard carried, int to);

/* ---- Where it lies ---- */

/* Returns: how many cards of the hand lie before those in @zone, or −1 if it is not a zone of the hand */
int chieu_held_count_before (const ChieuHeld *self, int zone);
/* Returns: whether @zone is one of the hand */
gboolean chieu_held_has_zone (const ChieuHeld *self, int zone);
/* @at: the number of a card in @zone, from 0, less than the cards that lie there. Returns: its place in the hand; −1: it is no zone of the
 * hand, or the hand has no such card */
int chieu_held_get_place (const ChieuHeld *self, int zone, int at);
/* @at: (nullable) (out): the place in its zone of the card at @place. Returns: the zone in which that card lies; CHIEU_ZONE_NONE if
 * @place is below 0, and then @at is not set */
int chieu_held_get_zone (const ChieuHeld *self, int place, int *at);
/* Returns: (nullable): the card at @place as it lies in @scene; NULL: it does not lie there */
ChieuPlace *chieu_held_find_in_scene (const ChieuHeld *self, ChieuScene *scene, int place);
