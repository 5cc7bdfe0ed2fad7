/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-filter.h"

#include <string.h>

void
chieu_history_filter_init (ChieuHistoryFilter *self)
{
  g_return_if_fail (self != NULL);

  *self = (ChieuHistoryFilter) { .way = -1 };
}

gboolean
chieu_history_filter_is_open (const ChieuHistoryFilter *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->game == NULL && self->seats == 0 && self->way < 0 && self->end == CHIEU_HISTORY_ANY_END
         && self->cuoc == NULL && !self->with_faults && self->from == 0 && self->until == 0;
}

/* If the person did not play, every win is somebody else's. */
static gboolean
wants_end (ChieuHistoryEnd        end,
           const ChieuStoredHand *hand)
{
  gboolean own = hand->winner >= 0 && hand->winner == hand->person;

  switch (end)
    {
    case CHIEU_HISTORY_OWN_WIN:
      return own;
    case CHIEU_HISTORY_OTHERS_WIN:
      return hand->winner >= 0 && !own;
    case CHIEU_HISTORY_DRAWN:
      return hand->winner < 0;
    case CHIEU_HISTORY_ANY_END:
    default:
      return TRUE;
    }
}

/* Returns: whether @word is one of @ids, which are separated by spaces */
static gboolean
has_word (const char *ids,
          const char *word)
{
  gsize length = strlen (word);

  for (const char *at = strstr (ids, word); at != NULL; at = strstr (at + 1, word))
    if ((at == ids || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
      return TRUE;
  return FALSE;
}

gboolean
chieu_history_filter_wants (const ChieuHistoryFilter *self,
                            const ChieuStoredHand    *hand)
{
  g_return_val_if_fail (self != NULL && hand != NULL, FALSE);

  return (self->game == NULL || g_strcmp0 (self->game, hand->game) == 0)
         && (self->seats == 0 || self->seats == hand->seats)
         && (self->way < 0 || self->way == hand->way)
         && wants_end (self->end, hand)
         && (self->cuoc == NULL || has_word (hand->cuoc, self->cuoc))
         && (!self->with_faults || hand->n_faults > 0)
         && (self->from == 0 || hand->ended >= self->from)
         && (self->until == 0 || hand->ended < self->until);
}

gint64
chieu_history_find_day (int      year,
                        int      month,
                        int      day,
                        gboolean next)
{
  g_autoptr (GDateTime) begins = g_date_time_new_local (year, month, day, 0, 0, 0);
  /* A day on which the clocks change does not have 24 hours. There is no day after the last of the year 9999. */
  g_autoptr (GDateTime) after = begins != NULL ? g_date_time_add_days (begins, 1) : NULL;
  GDateTime *wanted = next ? after : begins;

  return wanted != NULL ? g_date_time_to_unix (wanted) : 0;
}
