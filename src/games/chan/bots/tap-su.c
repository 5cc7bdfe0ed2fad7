/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tập sự, the beginner: takes every chíu, eats where it brings the hand nearer, puts down what lies alone. It thinks neither of
 * what may still come nor of the others.
 */
#include "bots.h"

#include <string.h>

/* Hands that one decision may evaluate. */
#define NODES 60

/* The costs of a hand of nineteen cards: a pair of loose cards costs one meal, and a missing chắn almost as much. */
enum { LOOSE = 2, CHAN = 3 };

static int
cost_of (int chan,
         int loose)
{
  int lack = CHIEU_CHAN_NEED - 1 - chan;

  return LOOSE * (loose - 1) + (lack > 0 ? CHAN * lack : 0);
}

/* ---- Putting down ---- */

/* The costs of giving up a card of a chắn, of a cạ, of a ba đầu, and one that bars every cạ. */
enum { OF_CHAN = 12, OF_CA = 6, OF_BA_DAU = 2, BARS_CA = 3 };

/* Returns: the cost of giving up @face: nothing for a single card, then more for ba đầu, cạ and chắn */
static int
price_of (const ChieuChanShape *shape,
          ChieuCard             face)
{
  int mates;

  if ((shape->single >> face & 1) == 0)
    return OF_CHAN;
  if (face == CHIEU_CHAN_CC)
    return 0;
  mates = __builtin_popcount (shape->single & chieu_chan_rank_of (face));
  return mates == 1 ? 0 : mates == CHIEU_STRIP_SUITS ? OF_BA_DAU : OF_CA;
}

static int
choose_discard (ChieuBotQuestion *question)
{
  const ChieuChanSeat *self = &chieu_chan_view (question)->seat[question->seat];
  uint32_t ranks = chieu_chan_ranks (self->discarded), lots = (uint32_t) chieu_random_next (&question->random);
  ChieuChanShape shape;
  int best = 0, least = 0;

  if (!chieu_bot_spend_node (question))
    return 0;
  chieu_chan_find_shape (self->hand, &shape);
  for (int i = 0; i < question->n_moves; i++)
    {
      ChieuCard face = question->moves[i].face;
      /* Both cards of a cạ put down would bar every cạ. */
      int bars = face != CHIEU_CHAN_CC && (ranks >> chieu_chan_place (face) & 1) != 0 ? BARS_CA : 0;
      int cost = CHIEU_CHAN_TIE_STEPS * (price_of (&shape, face) + bars) + (int) (lots >> face & 1);

      if (i == 0 || cost < least)
        {
          best = i;
          least = cost;
        }
    }
  return best;
}

/* ---- Claiming ---- */

/* Estimates the hand after @move and the best discard: a loose card goes, or else a cạ is split. */
static int
cost_after (const ChieuChanSeat *self,
            const ChieuMove     *move)
{
  uint8_t hand[CHIEU_CHAN_FACES];
  ChieuCard with = chieu_chan_get_hand_card (move);
  ChieuChanShape shape;
  int chan, loose;

  memcpy (hand, self->hand, sizeof hand);
  hand[with]--;
  chieu_chan_find_shape (hand, &shape);
  chan = shape.chan + self->mat_chan + (with == move->face);
  loose = chieu_chan_count_loose_ranks (&shape);
  return cost_of (chan, loose > 0 ? loose - 1 : 1);
}

static int
choose_claim (ChieuBotQuestion *question)
{
  const ChieuChanSeat *self = &chieu_chan_view (question)->seat[question->seat];
  int best = chieu_bot_find_pass (question), least;
  ChieuChanShape shape;

  if (!chieu_bot_spend_node (question))
    return best >= 0 ? best : 0;
  chieu_chan_find_shape (self->hand, &shape);
  least = cost_of (shape.chan + self->mat_chan, chieu_chan_count_loose_ranks (&shape));
  for (int i = 0; i < question->n_moves; i++)
    {
      int cost;

      if (question->moves[i].kind != CHIEU_CHAN_AN || !chieu_bot_spend_node (question))
        continue;
      cost = cost_after (self, &question->moves[i]);
      if (cost < least || best < 0)
        {
          best = i;
          least = cost;
        }
    }
  return best >= 0 ? best : 0;
}

static int
choose_move (ChieuBotQuestion *question)
{
  int chiu = chieu_bot_find_move (question, CHIEU_CHAN_CHIU);

  if (chiu >= 0)
    return chiu;
  if (chieu_eating_puts_down (chieu_chan_view (question)->phase))
    return choose_discard (question);
  return choose_claim (question);
}

int
chieu_chan_tap_su (const ChieuBotTurn *turn,
                   uint32_t           *nodes)
{
  return chieu_bot_answer_turn (chieu_chan_find_obvious, choose_move, turn, NODES, nodes);
}
