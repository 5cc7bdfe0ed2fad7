/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The score of a Chắn hand explained (chan.md, "Cước", "Xướng"). Its cards fall
 * into sets in one way only, so there are no other readings.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "chan-sum.h"
#include "score-explained-private.h"

static char *
call_of (const ChieuScoreExplained *self,
         const ChieuChanScore      *score)
{
  return chieu_words_call (chieu_words_for_game (self->game), score->cuoc, score->n, self->seats);
}

static void
add_cuoc (ChieuScoreExplained  *self,
          const ChieuChanState *state,
          const ChieuChanScore *score)
{
  ChieuChanValues values;

  chieu_chan_values (&state->rules, &values);
  for (int i = 0; i < score->n; i++)
    chieu_explained_add_cuoc (self, score->cuoc[i], chieu_chan_part (&values, score->cuoc, score->n, i));
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = chieu_chan_sum_steps (state, score->cuoc, score->n);
}

/* Whether the call names each cước as often as the other one; their order is free. */
static gboolean
is_same_call (const ChieuChanState *state,
              const ChieuChanScore *score)
{
  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    if (chieu_chan_times (state->called, state->n_called, cuoc) != chieu_chan_times (score->cuoc, score->n, cuoc))
      return FALSE;
  return TRUE;
}

static gboolean
calls_too_much (const ChieuChanState *state,
                const ChieuChanScore *score)
{
  for (int i = 0; i < state->n_called; i++)
    if (chieu_chan_times (state->called, state->n_called, state->called[i])
        > chieu_chan_times_due (score, state->called, state->n_called, state->called[i]))
      return TRUE;
  return FALSE;
}

/* What was called where that is not what the cards have. */
static void
add_called (ChieuScoreExplained  *self,
            const ChieuChanState *state,
            const ChieuChanScore *score)
{
  g_autofree char *called = NULL;
  g_autofree char *points = NULL;

  if (state->n_called == 0 || is_same_call (state, score))
    return;
  called = chieu_words_call (chieu_words_for_game (self->game), state->called, state->n_called, self->seats);
  points = chieu_words_points (chieu_chan_worth (state, state->called, state->n_called));
  if (calls_too_much (state, score))
    self->called = g_strdup_printf (_("Called was “%1$s”, and the cards do not have all of it (xướng sai)."), called);
  else
    self->called = g_strdup_printf (_("Called was only “%1$s”, and what is not called is not paid: %2$s."), called, points);
}

/* ---- Other cards ---- */

/* Cards of @face that the winner holds in all. */
static int
count_held (const ChieuChanState *state,
            ChieuCard             face)
{
  const ChieuChanSeat *seat = &state->seat[state->winner];
  int n = seat->hand[face] + (state->win == face);

  for (int i = 0; i < seat->n_sets; i++)
    for (int j = 0; j < (seat->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 4 : 2); j++)
      n += seat->sets[i].cards[j] == face;
  return n;
}

/* Whether the winner of @state would win on its card; what that comes to. */
static gboolean
score_of (const ChieuChanState *state,
          ChieuChanScore       *score)
{
  ChieuChanWin win;

  chieu_chan_win_of (state, state->winner, state->win, &win);
  chieu_chan_score (&win, score);
  if (!score->complete || !chieu_chan_chi_may_win (&win, score))
    return FALSE;
  if (state->win != CHIEU_CARD_NONE && state->source != CHIEU_CHAN_FROM_NOC && !win.chiu_u)
    return FALSE;
  return score->cuoc[0] != CHIEU_CHAN_CUOC_XUONG || state->rules.value[CHIEU_CHAN_U_XUONG_RULE] != 0;
}

static void
add_waits (ChieuScoreExplained  *self,
           const ChieuChanState *state)
{
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      ChieuChanState with = *state;
      ChieuChanScore score;

      if (face == state->win || count_held (state, face) >= self->game->deck->copies)
        continue;
      with.win = face;
      if (score_of (&with, &score))
        chieu_explained_add_wait (self, face, chieu_chan_worth (&with, score.cuoc, score.n), call_of (self, &score));
    }
}

typedef struct
{
  ChieuCard out, in;
  int points;
  ChieuChanScore score;
} Best;

static void
try_exchange (const ChieuChanState *state,
              ChieuCard             out,
              ChieuCard             in,
              Best                 *best)
{
  ChieuChanState with = *state;
  ChieuChanScore score;
  int points;

  with.seat[with.winner].hand[out]--;
  with.seat[with.winner].hand[in]++;
  if (!score_of (&with, &score))
    return;
  points = chieu_chan_worth (&with, score.cuoc, score.n);
  if (points > best->points)
    *best = (Best) { out, in, points, score };
}

static void
add_exchange (ChieuScoreExplained  *self,
              const ChieuChanState *state)
{
  Best best = { .out = CHIEU_CARD_NONE, .points = self->points };

  for (ChieuCard out = 0; out < CHIEU_CHAN_FACES; out++)
    for (ChieuCard in = 0; in < CHIEU_CHAN_FACES && state->seat[state->winner].hand[out] > 0; in++)
      if (in != out && count_held (state, in) < self->game->deck->copies)
        try_exchange (state, out, in, &best);
  if (best.out != CHIEU_CARD_NONE)
    chieu_explained_set_exchange (self, best.out, best.in, best.points, call_of (self, &best.score));
}

/* ---- All of it ---- */

void
chieu_score_explain_chan (ChieuScoreExplained *self,
                          const void          *data)
{
  const ChieuChanState *state = data;
  ChieuChanScore score;

  self->seats = state->seats;
  chieu_chan_full_call (state, &score);
  if (score.n == 0)
    {
      chieu_explained_set_nothing (self, state->winner < 0);
      return;
    }
  self->points = chieu_chan_worth (state, score.cuoc, score.n);
  self->win = state->win;
  self->call = call_of (self, &score);
  chieu_chan_show_cards (state, self->phu);
  add_cuoc (self, state, &score);
  add_called (self, state, &score);
  /* A hand without chắn that was laid down has not won by its cards. */
  if (state->laid_down)
    return;
  if (state->win != CHIEU_CARD_NONE)
    add_waits (self, state);
  add_exchange (self, state);
}
