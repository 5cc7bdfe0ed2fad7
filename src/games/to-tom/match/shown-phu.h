/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Phu of Tổ tôm laid out for a person to look at.
 */
#pragma once

#include "games/to-tom/rules/to-tom.h"
#include "match/words/shown-phu.h"

/* Adds a phu under its own name; a lưng is marked. */
void chieu_shown_phu_add_phu (GPtrArray *list, const ChieuPhu *phu);

/* Adds all phu of @reading: lưng first, they are what a win stands on; single yêu together at the end. */
void chieu_shown_phu_add_reading (GPtrArray *list, const ChieuReading *reading);
