/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chance-hand.h"

/* The most deals that are tried: a hand that somebody wins comes far sooner. */
#define DEALS_MAX 2000

/* Plays the hand dealt from @seed by chance, and keeps its moves and its result. */
static void
play_hand (ChanceHand *self,
           guint64     seed)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  PlaySource play = { 0 };
  unsigned asked;

  self->seed = seed;
  self->n = 0;
  play_source_init_game (&play, self->game, self->seats, seed, FALSE);
  while ((asked = self->game->to_answer (&play.state)) != 0 && self->n < CHANCE_HAND_MAX)
    {
      int seat = __builtin_ctz (asked), n = self->game->moves (&play.state, seat, CHIEU_MOVES_CLEAN, moves);

      self->moves[self->n].seat = seat;
      self->moves[self->n].move = moves[chieu_random_below (&play.random, (guint32) n)];
      play_source_make_move (&play, seat, &self->moves[self->n].move);
      self->n++;
    }
  self->game->result (&play.state, &self->result);
}

gboolean
chance_hand_find (ChanceHand      *self,
                  const ChieuGame *game,
                  int              seats,
                  ChieuOutcome     outcome)
{
  self->game = game;
  self->seats = seats;
  for (guint64 seed = 1; seed <= DEALS_MAX; seed++)
    {
      play_hand (self, seed);
      if (self->result.outcome == outcome && self->n < CHANCE_HAND_MAX)
        return TRUE;
    }
  return FALSE;
}

void
chance_hand_play (const ChanceHand *self,
                  PlaySource       *play)
{
  play_source_init_game (play, self->game, self->seats, self->seed, FALSE);
  for (int i = 0; i < self->n - 1; i++)
    play_source_make_move (play, self->moves[i].seat, &self->moves[i].move);
}
