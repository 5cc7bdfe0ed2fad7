/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in plain words why some cards are no phu of Tổ tôm.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

static gboolean
are_numbers (const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    if (!chieu_card_is_number (cards->cards[i]))
      return FALSE;
  return TRUE;
}

static gboolean
have_one_rank (const ChieuLessonCards *cards)
{
  for (int i = 1; i < cards->n; i++)
    if (chieu_card_rank (cards->cards[i]) != chieu_card_rank (cards->cards[0]))
      return FALSE;
  return TRUE;
}

static gboolean
have_one_suit (const ChieuLessonCards *cards)
{
  for (int i = 1; i < cards->n; i++)
    if (chieu_card_suit (cards->cards[i]) != chieu_card_suit (cards->cards[0]))
      return FALSE;
  return TRUE;
}

static gboolean
have_equal (const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    for (int j = 0; j < i; j++)
      if (cards->cards[i] == cards->cards[j])
        return TRUE;
  return FALSE;
}

const char *
chieu_to_tom_why_no_phu (const ChieuLessonCards *cards)
{
  if (chieu_school_to_tom.group_lung (cards) >= 0)
    return NULL;
  if (cards->n < 2)
    return _("One card alone is not a phu; only a yêu may be alone.");
  if (cards->n == 2)
    return _("Two cards are not a phu yet: it takes three or more.");
  if (are_numbers (cards) && have_one_rank (cards))
    return _("The number is the same, but one suit is missing: a bí has all three.");
  if (!are_numbers (cards) || !have_one_suit (cards))
    return _("They are neither of one number nor of one suit, and they do not make a lưng.");
  if (have_equal (cards))
    return _("Two of these cards are equal: a dọc has one card of each number.");
  return _("A number in between is missing: a dọc has no gap.");
}

char *
chieu_to_tom_group_text (ChieuGroupFault  fault,
                         const char      *names,
                         const char      *why,
                         int              lung)
{
  if (fault == CHIEU_GROUP_NONE)
    return g_strdup_printf (_("This is not a phu: %1$s. %2$s"), names, why);
  if (fault == CHIEU_GROUP_LEFT)
    return g_strdup_printf (_("%s is in no phu yet."), names);
  return g_strdup_printf (ngettext ("All cards are in phu, but %d lưng is needed.",
                                    "All cards are in phu, but %d lưng are needed.", (gulong) lung), lung);
}
