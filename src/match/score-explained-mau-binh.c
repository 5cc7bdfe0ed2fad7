/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score of a Mậu binh hand explained (mau-binh.md, "Points"): what the win is
 * made of, and the winner beside each of the others.
 */
#include "mau-binh-sum.h"
#include "score-explained-private.h"

static void
add_cuoc (ChieuScoreExplained     *self,
          const ChieuMauBinhState *state,
          const ChieuResult       *result)
{
  int parts[CHIEU_MAU_BINH_N_CUOC];
  char *sum;

  chieu_mau_binh_parts (state, result, parts);
  for (int i = 0; i < result->n_cuoc; i++)
    chieu_explained_add_cuoc (self, result->cuoc[i], parts[result->cuoc[i]]);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = chieu_mau_binh_steps (state, result);
  sum = chieu_mau_binh_sum_text (result, parts);
  if (sum != NULL)
    g_ptr_array_add (self->steps, sum);
}

void
chieu_score_explain_mau_binh (ChieuScoreExplained *self,
                              const void          *data)
{
  const ChieuMauBinhState *state = data;
  ChieuResult result;

  chieu_mau_binh.result (state, &result);
  self->seats = state->seats;
  if (result.winner < 0)
    {
      chieu_explained_set_nothing (self, TRUE);
      return;
    }
  self->points = result.worth;
  self->win = CHIEU_CARD_NONE;
  self->call = chieu_words_call (chieu_words_for_game (self->game), result.cuoc, result.n_cuoc, self->seats);
  chieu_mau_binh_show_cards (state, result.winner, self->phu);
  add_cuoc (self, state, &result);
}
