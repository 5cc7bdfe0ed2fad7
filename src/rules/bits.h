/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets as bits.
 */
#pragma once

/* The next higher number with as many bits as @bits, which has one at least: so all sets of one size are gone through. */
static inline unsigned
chieu_bits_next (unsigned bits)
{
  unsigned low = bits & -bits, carried = bits + low;

  return carried | ((bits ^ carried) >> 2) / low;
}
