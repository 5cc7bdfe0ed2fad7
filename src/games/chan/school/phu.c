/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in plain words why some cards are no chắn, cạ or ba đầu, and what is wrong in a hand that is arranged.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

#include "games/chan/rules/eval.h"

static gboolean
have_chi (const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    if (cards->cards[i] == CHIEU_CHAN_CC)
      return TRUE;
  return FALSE;
}

const char *
chieu_chan_why_no_phu (const ChieuLessonCards *cards)
{
  if (chieu_school_chan.group_lung (cards) >= 0)
    return NULL;
  if (cards->n < 2)
    return _("One card alone is a què: it goes with nothing yet.");
  if (have_chi (cards))
    return _("Chi chi has no number: it goes only with another chi chi, as a chắn.");
  if (!chieu_chan_have_one_rank (cards))
    return _("The numbers differ: a chắn, a cạ and a ba đầu have only one number.");
  if (cards->n > CHIEU_STRIP_SUITS)
    return _("These are too many cards: a chắn and a cạ have two, a ba đầu has three.");
  return _("Three cards go together only as a ba đầu: one number, each suit once.");
}

char *
chieu_chan_group_text (ChieuGroupFault  fault,
                       const char      *names,
                       const char      *why,
                       int              lung)
{
  if (fault == CHIEU_GROUP_NONE)
    /* Translators: cards, and a sentence that says why. */
    return g_strdup_printf (_("These do not go together: %1$s. %2$s"), names, why);
  if (fault == CHIEU_GROUP_LEFT)
    return g_strdup_printf (_("%s still goes with another card that lies alone."), names);
  return g_strdup_printf (ngettext ("More equal cards can be put together here: there must be %d chắn.",
                                    "More equal cards can be put together here: there must be %d chắn.", (gulong) lung), lung);
}
