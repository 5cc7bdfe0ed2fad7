/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The payment for a hand of Lục hổ explained (luc-ho.md, "Pay"). Cards are won, not
 * read: there are neither other readings nor other winning cards.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "luc-ho-sum.h"
#include "score-explained-private.h"

static void
add_cuoc (ChieuScoreExplained *self,
          const ChieuLucHoPay *pay,
          const ChieuResult   *result)
{
  const ChieuWords *words = chieu_words_for_game (self->game);

  for (int i = 0; i < result->n_cuoc; i++)
    {
      ChieuExplainedCuoc line = {
        .name = chieu_words_cuoc (words, result->cuoc[i], self->seats),
        .rule = chieu_words_cuoc_rule (words, result->cuoc[i], self->seats),
        .points = chieu_luc_ho_part (pay, result->cuoc[i]),
      };

      g_array_append_val (self->cuoc, line);
    }
  self->call = chieu_words_call (words, result->cuoc, result->n_cuoc, self->seats);
}

void
chieu_score_explain_luc_ho (ChieuScoreExplained *self,
                            const void          *data)
{
  const ChieuLucHoState *state = data;
  ChieuLucHoPay pay;
  ChieuResult result;

  self->seats = state->seats;
  chieu_luc_ho.result (state, &result);
  if (result.winner < 0)
    {
      self->nothing = g_strdup (C_("no ù", "Nobody won this hand: there is no score to explain."));
      return;
    }
  chieu_luc_ho_pay (state, &pay);
  self->points = pay.worth;
  add_cuoc (self, &pay, &result);
  chieu_luc_ho_show_cards (state, self->phu);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = chieu_luc_ho_sum_steps (state);
}
