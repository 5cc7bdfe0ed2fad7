/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The size of text from which on things that usually lie beside each other find no room there.
 */
#pragma once

#include <glib.h>

/* Letters count as large from this many times the usual size on. It is the largest for which a window of 1024×600 is promised to
 * be enough (docs/table.md). */
#define CHIEU_LETTERS_LARGE 1.5

/* The width that letters need above that size: by this part more for each 100 % that they are larger. */
#define CHIEU_LETTERS_WIDTH_PART 0.66

/* Returns: the width that letters of @text_scale need where those of CHIEU_LETTERS_LARGE need @width */
static inline double
chieu_letters_widen (double width,
                     double text_scale)
{
  return width * (1 + MAX (text_scale - CHIEU_LETTERS_LARGE, 0) * CHIEU_LETTERS_WIDTH_PART);
}
