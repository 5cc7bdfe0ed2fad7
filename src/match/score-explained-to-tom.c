/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score of a Tổ tôm hand explained (to-tom.md, "Cước and points").
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "score-explained-private.h"
#include "score-sum.h"

char *
chieu_explained_call (const ChieuScoreExplained *self,
                      const ChieuScore          *score)
{
  return chieu_words_call (chieu_words_for_game (self->game), score->cuoc, score->n, self->seats);
}

static void
add_cuoc (ChieuScoreExplained   *self,
          const ChieuScore      *score,
          const ChieuCuocValues *values)
{
  const ChieuWords *words = chieu_words_for_game (self->game);

  for (int i = 0; i < score->n; i++)
    chieu_explained_add_cuoc (self, score->cuoc[i], chieu_sum_part (score->cuoc, score->n, values, i));
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = chieu_sum_steps (words, self->seats, score->cuoc, score->n, values);
}

/* What was called where that is not what the cards have. */
static void
add_called (ChieuScoreExplained   *self,
            const ChieuToTomState *state,
            const ChieuScore      *score,
            const ChieuCuocValues *values)
{
  g_autofree char *called = NULL;
  g_autofree char *points = NULL;
  int sum;

  if (state->n_called == 0 || (state->n_called == score->n && memcmp (state->called, score->cuoc, score->n) == 0))
    return;
  called = chieu_words_call (chieu_words_for_game (self->game), state->called, state->n_called, self->seats);
  sum = chieu_cuoc_sum (state->called, state->n_called, values);
  points = chieu_words_points (sum);
  if (sum < score->points)
    self->called = g_strdup_printf (_("Called was only “%1$s”, and who calls too low gets what was called: %2$s."), called, points);
  else
    self->called = g_strdup_printf (_("Called was “%1$s”, more than the cards have: that is too high (hô cao)."), called);
}

void
chieu_score_explain_to_tom (ChieuScoreExplained *self,
                            const void          *data)
{
  const ChieuToTomState *state = data;
  ChieuCuocValues values;
  ChieuScore score;
  ChieuReading reading;

  self->seats = state->seats;
  if (!chieu_to_tom_reading (state, &score, &reading))
    {
      chieu_explained_set_nothing (self, state->winner < 0);
      return;
    }
  chieu_to_tom_values (state, &values);
  self->points = score.points;
  self->win = state->win;
  self->call = chieu_explained_call (self, &score);
  chieu_shown_phu_add_reading (self->phu, &reading);
  add_cuoc (self, &score, &values);
  add_called (self, state, &score, &values);
  chieu_explained_add_others (self, state, &score);
  chieu_explained_add_waits (self, state);
  chieu_explained_add_exchange (self, state, score.points);
}
