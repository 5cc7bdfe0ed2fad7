/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The faults that all see (open-faults.c).
 */
#pragma once

#include "state.h"

/* Returns: how many seats have answered the card in play */
int chieu_to_tom_count_answers (const State *s);
/* Reports the open faults in moves from number @first on. Not to be called while answers are only being collected: they are
 * hidden. */
void chieu_to_tom_tell_open_faults (const State *s, int first, ChieuEvents *events);
