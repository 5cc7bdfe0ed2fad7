/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The digits as keys: they choose among what is numbered on the mat.
 */
#pragma once

#include <gtk/gtk.h>

/* The number of digit keys: of more things that stand in a row, only this many have a key. */
#define CHIEU_DIGIT_KEYS 9

/* Returns: the number of the digit key @key, 1 … 9, in the row above the letters or on the number pad; 0 for any other key */
static inline int
chieu_digit_key_get (guint key)
{
  int digit = g_unichar_digit_value (gdk_keyval_to_unicode (key));

  return digit > 0 ? digit : 0;
}
