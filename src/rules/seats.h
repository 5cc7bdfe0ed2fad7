/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of seats: bit s of a number stands for seat s.
 */
#pragma once

#include <stdbool.h>

/* Whether @seat is one of the first @seats and its bit is set in @asked; @seat may be any number. */
static inline bool
chieu_seat_is_asked (unsigned asked, int seats, int seat)
{
  return seat >= 0 && seat < seats && (asked >> seat & 1) != 0;
}
