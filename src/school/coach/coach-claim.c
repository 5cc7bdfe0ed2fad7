/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the card at a gate should be taken, and why.
 */
#include "config.h"

#include "coach-private.h"

#include <glib/gi18n-lib.h>

static gboolean
is_taking (const ChieuCoach *self,
           const ChieuMove  *move)
{
  return (self->hand->taking >> move->kind & 1) != 0;
}

static const ChieuMove *
find_pass (const ChieuCoach *self)
{
  for (int i = 0; i < self->n_moves; i++)
    if (self->game->is_pass (&self->moves[i]))
      return &self->moves[i];
  return NULL;
}

/* Why a claim is a fault that hands could make, if there is one. */
static ChieuReason
fault_of_claiming (const ChieuCoach *self)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = self->game->moves (self->view, self->seat, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    {
      bool possible;
      ChieuReason reason = self->game->check (self->view, self->seat, &moves[i], &possible);

      if (reason != CHIEU_REASON_NONE && is_taking (self, &moves[i]))
        return reason;
    }
  return CHIEU_REASON_NONE;
}

static ChieuReason
fault_of_passing (const ChieuCoach *self)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = self->game->moves (self->view, self->seat, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    {
      bool possible;

      if (self->game->is_pass (&moves[i]))
        return self->game->check (self->view, self->seat, &moves[i], &possible);
    }
  return CHIEU_REASON_NONE;
}

/* The best of the claims; helpful cards are counted only where they decide. */
static const ChieuMove *
best_claim (const ChieuCoach *self,
            ChieuOutlook     *best)
{
  const ChieuMove *move = NULL;
  int nearest = CHIEU_OUTLOOK_FAR + 1;

  for (int i = 0; i < self->n_moves; i++)
    if (is_taking (self, &self->moves[i]))
      {
        ChieuOutlook after;

        chieu_outlook_after_claim (self->hand->outlook, self->view, self->seat, &self->moves[i], FALSE, &after);
        if (after.distance > nearest)
          continue;
        nearest = after.distance;
        chieu_outlook_after_claim (self->hand->outlook, self->view, self->seat, &self->moves[i], TRUE, &after);
        if (move != NULL && !chieu_outlook_is_better (&after, best))
          continue;
        *best = after;
        move = &self->moves[i];
      }
  return move;
}

static void
say_why_taking (ChieuCoach         *self,
                const ChieuOutlook *taken,
                const ChieuOutlook *left)
{
  ChieuReason fault = fault_of_passing (self);

  if (fault != CHIEU_REASON_NONE)
    chieu_coach_say (self, CHIEU_COACH_WHY, chieu_words_reason (self->words, fault));
  else if (taken->distance < left->distance)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("It brings you a card nearer to a win."));
  else
    chieu_coach_say (self, CHIEU_COACH_WHY, _("You are as near to a win as before, and more cards help you then."));
}

static void
say_why_leaving (ChieuCoach         *self,
                 const ChieuOutlook *taken,
                 const ChieuOutlook *left)
{
  if (left->distance < taken->distance)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("Taken, it would bind cards that you need elsewhere: you would be further from a win."));
  else if (left->n_left > taken->n_left)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("Taken, it would bring you no nearer to a win, and fewer cards would help you then."));
  else
    chieu_coach_say (self, CHIEU_COACH_WHY, _("Taken, it would bring you no nearer to a win."));
}

static void
advise_leaving (ChieuCoach      *self,
                const ChieuMove *pass)
{
  g_autofree char *choice = chieu_words_choice (self->words, pass, 0);

  /* Translators: a card, and what it is called to leave it: “Bốc”, “Dưới”, “Qua”. */
  chieu_coach_part_add (chieu_coach_best (self, pass, g_strdup_printf (_("Best now: leave %1$s (%2$s)."),
                                                             chieu_coach_card (self, self->hand->get_card (self->view)), choice)),
                        self->hand->get_card (self->view), -1);
}

static void
advise_nothing_to_take (ChieuCoach      *self,
                        const ChieuMove *pass)
{
  ChieuReason fault = fault_of_claiming (self);
  ChieuOutlook left;

  advise_leaving (self, pass);
  chieu_coach_say (self, CHIEU_COACH_WHY, fault != CHIEU_REASON_NONE ? chieu_words_reason (self->words, fault)
                                                        : _(self->hand->nothing_fits));
  self->hand->outlook->look (self->view, self->seat, &left);
  chieu_coach_say_outlook (self, &left, FALSE);
}

void
chieu_coach_advise_claim (ChieuCoach *self)
{
  ChieuOutlook taken, left = { .distance = CHIEU_OUTLOOK_FAR + 1, .n_left = -1 };
  const ChieuMove *pass = find_pass (self), *claim = best_claim (self, &taken);

  if (claim == NULL && pass != NULL)
    {
      advise_nothing_to_take (self, pass);
      return;
    }
  g_return_if_fail (claim != NULL);
  if (pass != NULL)
    self->hand->after_passing (self->view, self->seat, &left);
  if (pass != NULL && !chieu_outlook_is_better (&taken, &left))
    {
      advise_leaving (self, pass);
      say_why_leaving (self, &taken, &left);
      chieu_coach_say_outlook (self, &left, FALSE);
      return;
    }
  chieu_coach_part_add (chieu_coach_best (self, claim, self->hand->claim_text (self, claim)), self->hand->get_card (self->view), -1);
  say_why_taking (self, &taken, &left);
  chieu_coach_say_outlook (self, &taken, TRUE);
}
