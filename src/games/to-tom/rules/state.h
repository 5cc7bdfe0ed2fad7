/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state in short names, and what a seat holds: its hand, and what of it lies on the mat (seat.c).
 * Each of the other headers of this folder is about one part of the play; all of them read and change this one state.
 */
#pragma once

#include "to-tom.h"

#include <string.h>

typedef ChieuToTomState State;
typedef ChieuToTomSeat Seat;

/* Returns: whether a card of the nọc was turned already */
static inline bool
chieu_to_tom_was_drawn (const State *s)
{
  return s->last_gate < s->seats;
}

/* Returns: whether a drawn card, noc[noc_left], waits while a thiên khai is shown */
static inline bool
chieu_to_tom_drawn_waits (const State *s)
{
  return s->phase == CHIEU_EATING_SHOW && chieu_to_tom_was_drawn (s);
}

/* Returns: a move of @kind with @face and nothing else; as an ăn it begins a new phu */
ChieuMove chieu_to_tom_move (ChieuToTomMoveKind kind, ChieuCard face);
/* Returns: how many cards of @face are free: in the hand, or alone on the mat if they read freely there */
int chieu_to_tom_count_free (const State *s, const Seat *seat, ChieuCard face);
/* Removes one free card of @face, which must be there: from the hand or, if it has none, from those that lie alone. */
void chieu_to_tom_take_free (Seat *seat, ChieuCard face);
/* Returns: how many cards of @face the others do not see: those in the hand, and those that lie face down on the mat, which are all
 * cards of a phu or only its last ones (CHIEU_TO_TOM_PHU_REST) */
int chieu_to_tom_count_hidden (const Seat *seat, ChieuCard face);
/* Returns: the place of the face-down khàn or thiên khai of @face with @n cards, or −1 */
int chieu_to_tom_find_down (const Seat *seat, ChieuCard face, int n);
/* Returns: the faces of the khàn and thiên khai that lie face down, as bits, as far as they are known */
uint32_t chieu_to_tom_find_faces_down (const Seat *seat);
/* Returns: the place of @face among the seat's bất thực, or −1 */
int chieu_to_tom_find_bat_thuc (const Seat *seat, ChieuCard face);
/* Returns: whether @phu is a dọc at an end of which @card may be put */
bool chieu_to_tom_lengthens (const ChieuToTomPhu *phu, ChieuCard card);
/* Adds a phu of @kind with the @n @cards, the first of them undermost; @flags are CHIEU_TO_TOM_PHU_…. There must be room
 * (CHIEU_TO_TOM_PHU_MAX). Returns: its place */
int chieu_to_tom_lay_phu (Seat *seat, int kind, int flags, const ChieuCard *cards, int n);
/* Notes that the seat did @kind with a card of @face; more than CHIEU_TO_TOM_DEEDS_MAX are not kept. */
void chieu_to_tom_note_deed (Seat *seat, ChieuToTomDeedKind kind, ChieuCard face);
/* Notes a fault of @seat at the present move; up to three cards, CHIEU_CARD_NONE if there are fewer. If there is no room it takes that of
 * a fault that costs less; if there is none either it is not kept. */
void chieu_to_tom_note_fault (State *s, int seat, int reason, ChieuCard a, ChieuCard b, ChieuCard c);
