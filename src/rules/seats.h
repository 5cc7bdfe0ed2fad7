/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats at the mat, and sets of them: bit s of a number stands for seat s. Play goes to the right.
 */
#pragma once

#include <stdbool.h>

/* Returns: the seat @n places to the right of @seat; @n may not be negative */
static inline int
chieu_seat_right (int seats, int seat, int n)
{
  return (seat + n) % seats;
}

/* Returns: the set of both neighbours of @seat, which are the same one if there are two seats */
static inline unsigned
chieu_seats_beside (int seats, int seat)
{
  return 1u << chieu_seat_right (seats, seat, 1) | 1u << chieu_seat_right (seats, seat, seats - 1);
}

/* Returns: whether @seat is one of the first @seats and its bit is set in @asked; @seat may be any number */
static inline bool
chieu_seat_is_asked (unsigned asked, int seats, int seat)
{
  return seat >= 0 && seat < seats && (asked >> seat & 1) != 0;
}
