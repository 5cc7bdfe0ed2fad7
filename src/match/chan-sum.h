/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the points of a call of Chắn come together: điểm of the highest cước, dịch
 * of the others, gà on top (chan.md, "Cước", "Gà"); and the winner's cards.
 */
#pragma once

#include "words.h"

G_BEGIN_DECLS

/* Returns: how many gà a call of @state's hand has; 0 where the house plays none. */
int chieu_chan_count_ga (const ChieuChanState *state, const guint8 *call, int n);

/* Returns: (transfer full): "8 + 2 + 2 = 12"; of a call with gà these are added. NULL for one number alone. */
char *chieu_chan_sum_text (const ChieuChanState *state, const guint8 *call, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full) (element-type utf8): the sum step by step, one sentence each; none for no cước. */
GPtrArray *chieu_chan_sum_steps (const ChieuChanState *state, const guint8 *call, int n) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the sets of @state's winner to @list, of ChieuShownPhu: those on the mat, then those of the hand with the card it
 * ended with. Chắn and chíu are marked: six of them are what a win stands on. */
void chieu_chan_show_cards (const ChieuChanState *state, GPtrArray *list);

G_END_DECLS
