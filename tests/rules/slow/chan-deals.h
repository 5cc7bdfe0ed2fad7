/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Chắn by chance, most of them complete or nearly so.
 */
#pragma once

#include "games/chan/rules/chan.h"
#include "rules/random.h"

/* Sets @win to nineteen cards, some of their sets on the mat, a winning card, and facts that agree with them; sometimes to
 * a thiên ù of twenty cards. */
void chan_deal (ChieuRandom *random, ChieuChanWin *win);
