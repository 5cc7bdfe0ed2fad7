/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps what one seat saw of a hand from the deal on: its views, and its own moves.
 */
#pragma once

#include "match/record/record.h"

/* A move of the seat itself, and after which of its views it was made. */
typedef struct
{
  guint at;
  ChieuMove move;
} ChieuSeenMove;

/* The part of a hand that @seat saw. */
typedef struct
{
  const ChieuGame *game;
  int seat;
  ChieuState dealt, now;         /* the true states at the beginning and at the end */
  GArray *views;                 /* ChieuState: without what is not seen, each different from the one before; not empty */
  GArray *own;                   /* ChieuSeenMove */
} ChieuSeen;

/* Fills @self, to be cleared, with what @seat saw. @truth: the hand, of a game that has undeal and forget */
void chieu_seen_init (ChieuSeen *self, const ChieuRecord *truth, int seat);
void chieu_seen_clear (ChieuSeen *self);

/* Gets in @view what the seat sees of @state, without parts that mean nothing to it. */
void chieu_seen_make_view (const ChieuSeen *self, const ChieuState *state, ChieuState *view);

/* Returns: the number of the last view */
guint chieu_seen_get_last (const ChieuSeen *self);

/* Returns: view number @n, from 0 */
const ChieuState *chieu_seen_get_view (const ChieuSeen *self, guint n);

/* Returns: whether @view is that of number @n */
gboolean chieu_seen_is_view (const ChieuSeen *self, guint n, const ChieuState *view);
