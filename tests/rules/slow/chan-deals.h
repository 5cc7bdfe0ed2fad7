/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Chắn by chance, most of them complete or nearly so.
 */
#pragma once

#include "games/chan/rules/chan.h"
#include "rules/random.h"

/* Nineteen cards with some sets on the mat, a winning card, and facts that agree with them. */
void chan_deal (ChieuRandom *random, ChieuChanWin *win);
