/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of the strict way in which what is eaten is laid card by card, in the person's own order, and becomes a move only
 * when the person is done. It begins with a button or with a card put where they lie, and lies over the game's mode.
 */
#pragma once

#include "mat/laying.h"
#include "mode.h"

typedef struct
{
  ChieuMode mode;
  ChieuLaying laying;            /* the cards laid so far */
  ChieuHand whole;               /* the hand with them, while it is on */
} ChieuLayMode;

extern const ChieuModeOps chieu_lay_mode_ops;

/* Begins, if cards may be laid now. */
void chieu_lay_mode_begin (ChieuLayMode *self);
/* Lays a card of the hand or the one in play, beginning if need be. */
void chieu_lay_mode_lay (ChieuLayMode *self, int zone, ChieuCard card);
/* All cards go back to where they were. */
void chieu_lay_mode_leave (ChieuLayMode *self);
/* The state has moved on: what was laid means nothing any more. */
void chieu_lay_mode_forget (ChieuLayMode *self);
