/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of a lesson in which cards of the hand are touched instead of chosen. It lies over the game's mode.
 */
#pragma once

#include "mode.h"

typedef struct
{
  ChieuMode mode;
  gboolean touched[CHIEU_HAND_MAX];      /* by place in @hand */
  ChieuHand hand;                /* as it lay when they were */
} ChieuTouchMode;

extern const ChieuModeOps chieu_touch_mode_ops;

/* Begins or ends it; nothing is touched at first. */
void chieu_touch_mode_set (ChieuTouchMode *self, gboolean on);
/* @cards: (out): room for CHIEU_HAND_MAX. Returns: how many are touched. */
int chieu_touch_mode_get_touched (ChieuTouchMode *self, ChieuCard *cards);
/* Only these @n of the cards touched stay so, each once. */
void chieu_touch_mode_keep (ChieuTouchMode *self, const ChieuCard *cards, int n);
/* Marks and lifts the cards touched in the scene's hand. */
void chieu_touch_mode_mark_hand (ChieuTouchMode *self);
