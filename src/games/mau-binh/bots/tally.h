/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "bots.h"
#include "others.h"

/**
 * chieu_mau_binh_fill_tally:
 * @turn: its budget has a tally
 * @others: what the others may lay
 *
 * Tells what the best arrangements bring against @others, and beside them giving up, each tới trắng that
 * the hand is, and the move that is asked about. Of a tới trắng it is what is paid if nobody else shows one. The best goes
 * into @turn's own move, too.
 */
void chieu_mau_binh_fill_tally (const ChieuBotTurn *turn, const ChieuMauBinhOthers *others);
