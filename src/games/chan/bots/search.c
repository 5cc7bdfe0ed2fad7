/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Chắn: vừa names the likely moves, and worlds in which the unseen cards are dealt again decide
 * between them. What the others let pass and put down makes some worlds likelier.
 */
#include "bots/bot-game.h"
#include "bots.h"
#include "bots/search.h"

/* A candidate may score this much less than the best. Found by trial. */
#define MARGIN 400

/* What a loser pays counts up to @more points only: anything beyond is luck, which a hundred worlds cannot tell from skill. Found
 * by trial. */
static const ChieuSearchCharacter characters[CHIEU_SEARCH_CHARACTERS] = {
  [CHIEU_SEARCH_EVEN] = { .more = 8, .loss = 1000, .haste = 0 },
  [CHIEU_SEARCH_CAREFUL] = { .more = 6, .loss = 1150, .haste = 0 },
  [CHIEU_SEARCH_GREEDY] = { .more = 12, .loss = 950, .haste = 0 },
  [CHIEU_SEARCH_HASTY] = { .more = 6, .loss = 1000, .haste = 30 },
};

/* ---- The policy of the playouts ---- */

/* Tập sự looks at its own hand only, so it can be handed the whole state. Vừa in its place found no better moves, and took three
 * times as long. */
static void
answer (const void  *state,
        int          seat,
        ChieuRandom *random,
        ChieuMove   *move)
{
  chieu_search_answer (&chieu_chan, chieu_chan_tap_su, state, seat, chieu_random_next (random), move);
}

static int32_t
value (const void                 *state,
       int                         seat,
       const ChieuSearchCharacter *character)
{
  const ChieuChanState *s = state;
  ChieuResult result;
  int pay;

  if (s->winner < 0)
    return 0;
  chieu_chan.result (state, &result);
  pay = result.points[s->winner] / (s->seats - 1);
  pay = pay < character->more ? pay : character->more;
  if (s->winner != seat)
    return -pay * character->loss;
  return (s->seats - 1) * pay * CHIEU_SEARCH_POINT + character->haste * s->noc_left;
}

/* ---- What the others did ---- */

/* The probability that a player lets a card pass, or puts it down, although he holds one or three of its face, so that one of them is
 * single; and although he holds only others of its rank, or a chắn of its face. */
#define HELD 0.15
#define MATE_HELD 0.6

/* Few players let a card pass that would make a chắn or a cạ with a single card, or split a chắn or a cạ. */
static double
weigh_seat (const ChieuChanSeat *self)
{
  double weight = 1;
  uint32_t bound = self->passed | self->discarded;

  for (; bound != 0; bound &= bound - 1)
    {
      ChieuCard face = (ChieuCard) __builtin_ctz (bound);

      if ((self->hand[face] & 1) != 0)
        weight *= HELD;
      else if ((chieu_chan_rank_of (face) & chieu_chan_find_faces (self->hand)) != 0)
        weight *= MATE_HELD;
    }
  return weight;
}

static double
weigh (const void *world,
       int         seat)
{
  const ChieuChanState *s = world;
  double weight = 1;

  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      weight *= weigh_seat (&s->seat[other]);
  return weight;
}

/* ---- Choosing ---- */

static int
list_likely (ChieuBotQuestion       *question,
             const ChieuSearchLevel *level,
             ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  int n = chieu_chan_rank_moves (question, likely), kept = 0;

  while (kept < n && kept < level->candidates && likely[0].score - likely[kept].score <= MARGIN)
    kept++;
  return kept;
}

static const ChieuSearchGame chan = {
  .obvious = chieu_chan_find_obvious,
  .list_likely = list_likely,
  .answer = answer,
  .value = value,
  .weigh = weigh,
  .characters = characters,
  .max_answers = CHIEU_EATING_ANSWERS_MAX,
};

const ChieuBotGame chieu_bots_chan = {
  .game = &chieu_chan,
  .think = { chieu_chan_tap_su, chieu_chan_vua },
  .search = &chan,
  /* By trial. */
  .kha = { .worlds = 50, .candidates = 4, .prior_worlds = 40, .prior_score = 12, .tries = 1 },
  .cao_thu = { .worlds = 300, .candidates = 6, .prior_worlds = 60, .prior_score = 12, .tries = 4 },
};
