/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of Lục hổ that a test names.
 */
#pragma once

#include <glib.h>
#include <string.h>

#include "games/luc-ho/rules/luc-ho.h"

/* Returns: the set of the cards that @text names, with a space between two; "" is the empty set */
static inline guint64
parse_cards (const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  guint64 cards = 0;

  for (int i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    cards |= CHIEU_LUC_HO_CARD (chieu_deck_parse (&chieu_deck_luc_ho, names[i], strlen (names[i])));
  return cards;
}
