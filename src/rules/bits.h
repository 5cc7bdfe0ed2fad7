/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets as bits.
 */
#pragma once

/* Returns: the next higher number with as many bits as @bits, which is not zero; so all sets of one size can be enumerated */
static inline unsigned
chieu_bits_next (unsigned bits)
{
  unsigned low = bits & -bits, carried = bits + low;

  return carried | ((bits ^ carried) >> 2) / low;
}
