/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reports what the moves of a hand of Mậu binh bring, to a caller that asks for more than the best one.
 */
#pragma once

#include "bots.h"
#include "others.h"

/**
 * chieu_mau_binh_fill_tally:
 * @turn: its budget has a tally
 * @others: what the others may lay
 *
 * Fills the tally with what the best arrangements bring against @others, and with giving up, each tới trắng that the hand has,
 * and the move that is asked about. For a tới trắng it is what is paid if nobody else shows one. The best goes into @turn's own
 * move, too. If @others have no hand the tally stays empty, and @turn's own move as it was.
 */
void chieu_mau_binh_fill_tally (const ChieuBotTurn *turn, const ChieuMauBinhOthers *others);
