/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of a Tổ tôm hand (to-tom.md, "Deck and deal"): phu side by side, yêu
 * in the middle, odd cards apart.
 */
#pragma once

#include "scene.h"

G_BEGIN_DECLS

/* Sorts by phu: @counts of each face → @hand. */
void chieu_hand_sort (const guint8 *counts, ChieuHand *hand);

/**
 * chieu_hand_follow:
 * @hand: an own order
 *
 * Takes out what is no longer held and adds what is new at the right end; all else stays.
 */
void chieu_hand_follow (const guint8 *counts, ChieuHand *hand);

/* Moves the card at @from before the one at @to (0 … n); it joins the group it comes into. */
void chieu_hand_move (ChieuHand *hand, int from, int to);

G_END_DECLS
