/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of a lesson in which cards of the hand are touched instead of chosen. It is on top of the game's mode.
 */
#pragma once

#include "mode.h"

/* The state of this mode. */
typedef struct
{
  ChieuMode mode;
  gboolean touched[CHIEU_HAND_MAX];      /* whether each card is, by its place in @hand */
  ChieuHand hand;                /* the hand whose places @touched counts; in another one they are found anew */
} ChieuTouchMode;

extern const ChieuModeOps chieu_touch_mode_ops;

/* Begins or ends it; nothing is touched at first. */
void chieu_touch_mode_set (ChieuTouchMode *self, gboolean on);
/* Lists the touched cards; @cards has room for CHIEU_HAND_MAX. Returns: how many; 0 while the mode is off */
int chieu_touch_mode_get_touched (ChieuTouchMode *self, ChieuCard *cards);
/* Keeps only these @n of the touched cards touched: one for each entry, of equal ones as many as there are entries. */
void chieu_touch_mode_keep (ChieuTouchMode *self, const ChieuCard *cards, int n);
/* Marks and lifts the touched cards in the scene's hand. */
void chieu_touch_mode_mark_hand (ChieuTouchMode *self);
