/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card put to a hand of Tổ tôm, to find out what could be done with it.
 */
#pragma once

#include "school/coach/outlook.h"
#include "games/to-tom/rules/to-tom.h"

extern const ChieuOutlookGame chieu_outlook_to_tom;

/* @card lies at @gate, where @source brought it (ChieuEatingSource), and only @seat is asked. */
void chieu_to_tom_outlook_put_card (ChieuToTomState *state, ChieuCard card, int gate, int source, int seat);
