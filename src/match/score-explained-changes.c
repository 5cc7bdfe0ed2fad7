/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What other cards would have made of a winning hand: each in place of the
 * winning card, and the best exchange of one card of the fan.
 */
#include "score-explained-private.h"

/* Cards of @face that the winner holds in all. */
static int
count_held (const ChieuToTomState *state,
            ChieuCard              face)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  int n = seat->hand[face] + (state->win == face);

  for (int i = 0; i < seat->n_alone; i++)
    n += seat->alone[i] == face;
  for (int i = 0; i < seat->n_phu; i++)
    for (int j = 0; j < seat->phu[i].n; j++)
      n += seat->phu[i].cards[j] == face;
  return n;
}

static int
count_equals (const ChieuToTomState *state,
              ChieuCard              face)
{
  const ChieuToTomSeat *seat = &state->seat[state->winner];
  int n = seat->hand[face];

  if (state->rules.value[CHIEU_TO_TOM_YEU_AN_LE] != CHIEU_LONE_YEU_FREE && chieu_card_is_yeu (face))
    return n;
  for (int i = 0; i < seat->n_alone; i++)
    n += seat->alone[i] == face;
  return n;
}

/* The hand as if nothing had been said or called yet, to be scored with another card in it. */
static void
set_win (ChieuToTomState *state,
         ChieuCard        win)
{
  state->win = win;
  state->win_pair = win < CHIEU_TO_TOM_FACES && count_equals (state, win) >= 2;
  state->ho = 0;
  state->n_called = 0;
}

static gboolean
score_of (const ChieuToTomState *state,
          ChieuScore            *score)
{
  ChieuReading reading;

  return chieu_to_tom_wins (state, state->winner, state->win) && chieu_to_tom_reading (state, score, &reading);
}

/* ---- Waits ---- */

void
chieu_explained_add_waits (ChieuScoreExplained   *self,
                           const ChieuToTomState *state)
{
  if (state->win >= CHIEU_TO_TOM_FACES)
    return;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuToTomState with = *state;
      ChieuScore score;

      if (face == state->win || count_held (state, face) >= self->game->deck->copies)
        continue;
      set_win (&with, face);
      if (!score_of (&with, &score))
        continue;
      chieu_explained_add_wait (self, face, score.points, chieu_explained_call (self, &score));
    }
}

/* ---- Exchange ---- */

typedef struct
{
  ChieuCard out, in;
  ChieuScore score;
} Best;

/* Cards of a khàn bất thực stay: without them it would be none. */
static gboolean
may_go (const ChieuToTomSeat *seat,
        ChieuCard             face)
{
  for (int i = 0; i < seat->n_bat_thuc; i++)
    if (seat->bat_thuc[i].face == face)
      return FALSE;
  return seat->hand[face] > 0;
}

static void
try_exchange (const ChieuToTomState *state,
              ChieuCard              out,
              ChieuCard              in,
              Best                  *best)
{
  ChieuToTomState with = *state;
  ChieuScore score;

  with.seat[with.winner].hand[out]--;
  with.seat[with.winner].hand[in]++;
  set_win (&with, with.win);
  if (score_of (&with, &score) && score.points > best->score.points)
    *best = (Best) { out, in, score };
}

static void
find_exchange (const ChieuToTomState *state,
               int                    copies,
               Best                  *best)
{
  for (ChieuCard out = 0; out < CHIEU_TO_TOM_FACES; out++)
    for (ChieuCard in = 0; in < CHIEU_TO_TOM_FACES && may_go (&state->seat[state->winner], out); in++)
      if (in != out && count_held (state, in) < copies)
        try_exchange (state, out, in, best);
}

void
chieu_explained_add_exchange (ChieuScoreExplained   *self,
                              const ChieuToTomState *state,
                              int                    points)
{
  Best best = { .out = CHIEU_CARD_NONE, .score = { .points = (int16_t) points } };

  find_exchange (state, self->game->deck->copies, &best);
  if (best.out != CHIEU_CARD_NONE)
    chieu_explained_set_exchange (self, best.out, best.in, best.score.points, chieu_explained_call (self, &best.score));
}
