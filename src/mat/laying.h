/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards laid one by one with one's own hands, as in the strict way: which cards, in which order. Their meaning is found among the
 * possible moves; the order is the person's own, right or wrong.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

/* The cards that were laid. */
typedef struct
{
  int n;                                   /* how many */
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];   /* the undermost first */
  gboolean live[CHIEU_MOVE_CARDS_MAX];     /* whether it is the card in play; the others are of the hand */
  int first;                               /* cards of the first part if a second was begun; 0: there is one part */
} ChieuLaying;

/* Takes all cards away. */
void chieu_laying_clear (ChieuLaying *self);

/**
 * chieu_laying_add:
 * @live: whether it is the card in play, of which there is one
 *
 * Lays @card on top.
 *
 * Returns: FALSE if no more cards can be laid, or the card in play lies already
 */
gboolean chieu_laying_add (ChieuLaying *self, ChieuCard card, gboolean live);

/* Begins a second part beside the cards laid so far. Returns: FALSE if none lies yet or this was done before. */
gboolean chieu_laying_begin_beside (ChieuLaying *self);

/* Takes back the card on top. A second part that is empty then is no longer begun. Returns: the card; CHIEU_CARD_NONE if there is none */
ChieuCard chieu_laying_take_back (ChieuLaying *self);

/* Returns: whether the card in play is among them */
gboolean chieu_laying_has_live (const ChieuLaying *self);

/* For tests. Returns: how many of @card were taken from the hand */
int chieu_laying_count (const ChieuLaying *self, ChieuCard card);

/**
 * chieu_laying_compose:
 * @moves: what can be done now, faults included
 * @composed: (out): room for @n_moves moves
 *
 * Finds the moves that these cards can mean, with the cards in the order in which they lie. If a move has two parts (a phu, and
 * cards that go down beside it), its first part has to be laid first; if the person began no second part, the cards after the
 * first part count as the second. A card of the hand alone means the pass at which it goes down.
 *
 * Returns: how many; each differs from the others
 */
int chieu_laying_compose (const ChieuLaying *self, const ChieuMove *moves, int n_moves, ChieuMove *composed);
