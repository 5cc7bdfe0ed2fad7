/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The payment for a hand of Lục hổ explained (luc-ho.md, "Pay"). Cards are won, not
 * read: there are neither other readings nor other winning cards.
 */
#include "luc-ho-sum.h"
#include "score-explained-private.h"

static void
add_cuoc (ChieuScoreExplained *self,
          const ChieuLucHoPay *pay,
          const ChieuResult   *result)
{
  for (int i = 0; i < result->n_cuoc; i++)
    chieu_explained_add_cuoc (self, result->cuoc[i], chieu_luc_ho_part (pay, result->cuoc[i]));
  self->call = chieu_words_call (chieu_words_for_game (self->game), result->cuoc, result->n_cuoc, self->seats);
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
      chieu_explained_set_nothing (self, TRUE);
      return;
    }
  chieu_luc_ho_pay (state, &pay);
  self->points = pay.worth;
  add_cuoc (self, &pay, &result);
  chieu_luc_ho_show_cards (state, self->phu);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = chieu_luc_ho_sum_steps (state);
}
