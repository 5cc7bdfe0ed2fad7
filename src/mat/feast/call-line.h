/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a call in the order in which they are said, while they are put together. It does not know which order is right.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

/* A call; all zero: it has no word. */
typedef struct
{
  int n;                         /* words */
  guint8 cuoc[CHIEU_CUOC_MAX];
  guint64 repeated;              /* bit c: cước c may be said more than once */
} ChieuCallLine;

/* Returns: whether @cuoc may be said once more */
gboolean chieu_call_line_may_add (const ChieuCallLine *self, int cuoc);

/* Puts @cuoc before place @place, 0 … n. Returns: FALSE if it may not be said once more. */
gboolean chieu_call_line_insert (ChieuCallLine *self, int cuoc, int place);

/* Removes the word at @place. Returns: FALSE if there is none. */
gboolean chieu_call_line_remove (ChieuCallLine *self, int place);

/* Moves the word at @from before place @to, 0 … n, as the places were. Returns: FALSE if there is none. */
gboolean chieu_call_line_move (ChieuCallLine *self, int from, int to);

/**
 * chieu_call_line_find_misplaced:
 * @right: the @n words as they are to be said, equal ones next to each other; the line may lack some of them
 * @from: (out): the place of the first word that stands in the wrong order
 * @to: (out): before which place of the line it belongs, as the places are; the number of its words: at the end
 *
 * As few words as possible count as misplaced. A word that is not in @right is never misplaced.
 *
 * Returns: FALSE if the order is right
 */
gboolean chieu_call_line_find_misplaced (const ChieuCallLine *self, const guint8 *right, int n, int *from, int *to);
