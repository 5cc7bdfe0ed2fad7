/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which card goes, which had better stay, and which would be a fault.
 */
#include "config.h"

#include "coach-private.h"

#include <glib/gi18n-lib.h>

/* More than a game has; a reason is a byte. */
#define CHIEU_COACH_REASONS_MAX 256

/* The cards of the hand that would be a fault, those of each fault together. */
static void
say_faulty_discards (ChieuCoach *self,
                     int         kind)
{
  ChieuMove move = { .kind = (guint8) kind };
  ChieuCoachPart *parts[CHIEU_COACH_REASONS_MAX] = { NULL };

  for (ChieuCard face = 0; face < self->game->deck->n_faces; face++)
    {
      ChieuReason reason;
      bool possible;

      if (!self->hand->holds (self->view, self->seat, face))
        continue;
      move.face = face;
      reason = self->game->check (self->view, self->seat, &move, &possible);
      if (reason == CHIEU_REASON_NONE)
        continue;
      if (parts[reason] == NULL)
        parts[reason] = chieu_coach_advice_add (self->advice, CHIEU_COACH_NOT,
                                                g_strdup (chieu_words_reason (self->words, reason)));
      chieu_coach_part_add (parts[reason], face, -1);
    }
}

static void
add_cards (ChieuCoach                *self,
           const ChieuOutlookDiscard *list,
           int                        n,
           ChieuCoachTopic            topic,
           const char                *text)
{
  ChieuCoachPart *part = n > 0 ? chieu_coach_advice_add (self->advice, topic, g_strdup (text)) : NULL;

  for (int i = 0; i < n; i++)
    chieu_coach_part_add (part, list[i].move.face, -1);
}

/* Why the first of @n cards goes: @nearest of them leave the hand as near, @equal of these with as many cards that help. */
static const char *
discard_reason (const ChieuOutlookDiscard *list,
                int                        n,
                int                        nearest,
                int                        equal)
{
  if (n == 1)
    return _("It is the only card that may go.");
  if (list[0].after.distance == CHIEU_OUTLOOK_FAR)
    return _("It has least to do with your other cards.");
  if (nearest == 1)
    return _("Without any other card you would be further from a win.");
  if (equal == 1)
    return _("Without it you are as near to a win as with any other gone, and most cards help you then.");
  return _("You do not need it: without it you are as near to a win as you can be.");
}

void
chieu_coach_advise_discard (ChieuCoach *self)
{
  ChieuOutlookDiscard list[CHIEU_DECK_FACES_MAX];
  int n = chieu_outlook_discards (self->hand->outlook, self->view, self->seat, list), nearest = 1, equal = 1;

  g_return_if_fail (n > 0);

  while (nearest < n && list[nearest].after.distance == list[0].after.distance)
    nearest++;
  while (equal < nearest && list[equal].after.n_left == list[0].after.n_left)
    equal++;
  chieu_coach_part_add (chieu_coach_best (self, &list[0].move,
                                g_strdup_printf (list[0].move.kind == self->hand->returning ? _("Best now: return %s at the gate.")
                                                                                       : _("Best now: discard %s."),
                                                 chieu_coach_card (self, list[0].move.face))),
                        list[0].move.face, -1);
  chieu_coach_say (self, CHIEU_COACH_WHY, discard_reason (list, n, nearest, equal));
  chieu_coach_say_outlook (self, &list[0].after, TRUE);
  add_cards (self, list + 1, equal - 1, CHIEU_COACH_ALSO, _("These may go as well:"));
  if (list[0].after.distance < CHIEU_OUTLOOK_FAR)
    add_cards (self, list + nearest, n - nearest, CHIEU_COACH_KEEP,
               _("Keep these: without one of them you are further from a win."));
  say_faulty_discards (self, list[0].move.kind);
}
