/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sizes of text, and the size above which things that usually stand side by side may no longer have room to.
 */
#pragma once

#include <glib.h>

/* The least and the largest size of the text in per cent of the system's, as the setting "text-scale" has them; no page has to make
 * room for any other. */
#define CHIEU_TEXT_SIZE_LEAST 80
#define CHIEU_TEXT_SIZE_MOST 200

/* Letters count as large from this many times the usual size on. Up to this size a window of 1024×600 is promised to be enough
 * (docs/table.md). */
#define CHIEU_LETTERS_LARGE 1.5

/* The width that letters above that size need in addition: this part of the width for each 100 % of the usual size that they are larger. */
#define CHIEU_LETTERS_WIDTH_PART 0.66

/* Returns: the width that letters of @text_scale need where those of CHIEU_LETTERS_LARGE need @width */
static inline double
chieu_letters_widen (double width,
                     double text_scale)
{
  return width * (1 + MAX (text_scale - CHIEU_LETTERS_LARGE, 0) * CHIEU_LETTERS_WIDTH_PART);
}
