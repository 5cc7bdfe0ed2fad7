/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in plain words why some cards of Lục hổ are neither các nor thuận.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
have_one_suit (const ChieuLessonCards *cards)
{
  for (int i = 1; i < cards->n; i++)
    if (cards->cards[i] / CHIEU_LUC_HO_RANKS != cards->cards[0] / CHIEU_LUC_HO_RANKS)
      return FALSE;
  return TRUE;
}

const char *
chieu_luc_ho_why_no_phu (const ChieuLessonCards *cards)
{
  ChieuLucHoSet set;

  if (cards->n < CHIEU_LUC_HO_LEAST)
    return _("It takes three cards or more: fewer are neither các nor thuận.");
  if (memchr (cards->cards, CHIEU_VAN_TUYEN, (gsize) cards->n) != NULL)
    return _("Vân tuyến has neither number nor suit: it goes with no other card.");
  if (chieu_luc_ho_read_set (chieu_lesson_cards_to_set (cards), &set))
    return NULL;
  if (have_one_suit (cards))
    return _("The suit is the same, but a number in between is missing: a thuận has no gap.");
  return _("They are neither all of one number nor all of one suit.");
}
