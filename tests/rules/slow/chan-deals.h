/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Chắn by chance, most of them complete or nearly so.
 */
#pragma once

#include "games/chan/rules/chan.h"
#include "rules/random.h"

/* Sets @win to nineteen cards, some of their sets on the mat, a winning card, and facts of which not all could come together in a hand;
 * sometimes to a thiên ù of twenty cards, even with sets on the mat. */
void chan_deal (ChieuRandom *random, ChieuChanWin *win);
