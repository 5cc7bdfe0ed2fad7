/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains how the points of a hand of Năm lá come together.
 */
#include "match/words/account-parts.h"
#include "match/words/account.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

static void
add_call_and_cards (ChieuAccount          *self,
                    const ChieuNamLaState *state,
                    const ChieuResult     *result)
{
  ChieuCard cards[CHIEU_NAM_LA_FACES];
  int n = 0;

  for (ChieuCard card = 0; card < CHIEU_NAM_LA_FACES; card++)
    if ((state->won[result->winner] >> card & 1) != 0)
      cards[n++] = card;
  chieu_account_add_cuoc (self, result->cuoc[0], result->worth);
  chieu_shown_phu_add_cards (self->phu, g_strdup (_("Won in tricks")), TRUE, cards, n);
}

static void
fill (ChieuAccount      *self,
      const void        *state,
      const ChieuResult *result,
      const char *const *names)
{
  g_autofree char *sum = chieu_words_points (result->worth);
  const char *loser = names[1 - result->winner];

  add_call_and_cards (self, state, result);
  self->paid = loser == NULL ? g_strdup_printf (_("You pay %s."), sum)
                             /* Translators: a player, and points. */
                             : g_strdup_printf (_("%1$s pays %2$s."), loser, sum);
}

static void
explain (ChieuAccount      *self,
         const void        *data,
         const char *const *names)
{
  const ChieuNamLaState *state = data;
  ChieuResult result;
  int tricks;

  chieu_nam_la.result (state, &result);
  self->seats = CHIEU_NAM_LA_SEATS;
  if (result.winner < 0)
    {
      chieu_account_set_nothing (self, FALSE);
      return;
    }
  tricks = chieu_nam_la_tricks (state, result.winner);
  self->points = result.worth;
  self->call = chieu_account_write_call (self, result.cuoc, result.n_cuoc);
  add_call_and_cards (self, state, &result);
  /* Translators: how many tricks were taken, and how many points that is. */
  g_ptr_array_add (self->steps, g_strdup_printf (_("Tricks: %1$d; beyond two: %2$d."), tricks, tricks - CHIEU_NAM_LA_HAND / 2));
  if (result.worth > tricks - CHIEU_NAM_LA_HAND / 2)
    g_ptr_array_add (self->steps, g_strdup_printf (_("All five count double: %d."), result.worth));
}

const ChieuAccountWords chieu_account_nam_la = { fill, explain };
