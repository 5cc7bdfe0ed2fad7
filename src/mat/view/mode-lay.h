/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of the strict way in which cards are laid one by one to eat, in the person's own order, and become a move only when
 * the person is done. It begins with a button or with a card that is put where cards are laid, and is on top of the game's mode.
 */
#pragma once

#include "mat/laying.h"
#include "mode.h"

/* The state of this mode. */
typedef struct
{
  ChieuMode mode;
  ChieuLaying laying;            /* the cards laid so far */
  ChieuHand whole;               /* the hand with these cards still in it, while the mode is on */
} ChieuLayMode;

extern const ChieuModeOps chieu_lay_mode_ops;

/* Begins, if cards may be laid now. */
void chieu_lay_mode_begin (ChieuLayMode *self);
/* Lays @card of @zone, the hand or the zone of the card in play, beginning the mode if necessary. Nothing is laid if it is of another
 * zone or finds no place. */
void chieu_lay_mode_lay (ChieuLayMode *self, int zone, ChieuCard card);
/* Puts all cards back to where they were, and ends the mode; does nothing if it is not on. */
void chieu_lay_mode_leave (ChieuLayMode *self);
/* Ends the mode without putting cards back: the state has changed, and those that were laid have no meaning any more. */
void chieu_lay_mode_forget (ChieuLayMode *self);
