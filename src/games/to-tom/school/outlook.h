/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a card at the gate of a seat in Tổ tôm, to find out what could be done with it.
 */
#pragma once

#include "games/to-tom/rules/to-tom.h"
#include "school/coach/outlook.h"

extern const ChieuOutlookGame chieu_outlook_to_tom;

/* Puts @card at @gate, as brought by @source (ChieuEatingSource), and lets only @seat be asked. */
void chieu_to_tom_outlook_put_card (ChieuToTomState *state, ChieuCard card, int gate, int source, int seat);
