/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds how far a hand of Tổ tôm is from a win, and puts a card at the gate of a seat to see what could be done with it.
 */
#pragma once

#include "games/to-tom/rules/to-tom.h"
#include "school/coach/outlook.h"

extern const ChieuOutlookGame chieu_outlook_to_tom;

/* Puts @card at @gate, as brought by @source (ChieuEatingSource), by the gate's left neighbour unless it is from the nọc: only @seat is
 * asked, and may win with the card (can_u) if its hand then wins. */
void chieu_to_tom_outlook_put_card (ChieuToTomState *state, ChieuCard card, int gate, int source, int seat);
