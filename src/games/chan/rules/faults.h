/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The faults of taking or putting down a card, and what is barred by refusing one (faults.c).
 */
#pragma once

#include "state.h"

/* Returns: the fault of taking @face by chíu, or CHIEU_CHAN_OK */
ChieuReason chieu_chan_find_chiu_fault (const Seat *seat, ChieuCard face);
/* Lists all faults of putting down @face under @rules. Returns: how many */
int chieu_chan_list_discard_faults (const ChieuRules *rules, const Seat *seat, ChieuCard face,
                                    uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX]);
/* Notes that @seat let @face pass in its turn, and what it thereby refused. */
void chieu_chan_note_refusal (Seat *seat, ChieuCard face);
