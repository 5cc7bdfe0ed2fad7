/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Chắn: vừa names the likely moves, and worlds in which the unseen cards are dealt again decide
 * between them. What the others let pass, put down and ate makes some worlds likelier.
 */
#include "chan-bots.h"
#include "search.h"

/* Longer than any hand: each seat may answer every card. */
#define ANSWERS_MAX 2000

/* What a level spends on a decision, and how far it trusts vừa's first look. */
typedef struct
{
  int worlds;
  int candidates;
  int prior_worlds;              /* the ranking counts like so many worlds */
  int tries;                     /* worlds of which one is chosen by what the others did */
} Level;

static const Level kha = { .worlds = 50, .candidates = 4, .prior_worlds = 40, .tries = 1 };
static const Level cao_thu = { .worlds = 300, .candidates = 6, .prior_worlds = 60, .tries = 4 };

/* One unit of vừa's worth, in thousandths of a point; and how much less than the best a candidate may be worth. By trial. */
#define PRIOR_WORTH 12
#define MARGIN 400

/* ---- Characters ---- */

/* What a player likes. What a win pays above pay_max is luck that a hundred worlds cannot tell from skill, and counts no
 * more; by trial. What another's win costs is in thousandths, and each card of the nọc that a win leaves in thousandths of
 * a point. */
typedef struct
{
  int pay_max;
  int loss;
  int haste;
} Character;

/* By seat, as in Tổ tôm: one who weighs all alike, a careful one, one who is greedy for cước, one who wants to be done soon. */
static const Character characters[] = {
  { .pay_max = 8, .loss = 1000, .haste = 0 },
  { .pay_max = 6, .loss = 1150, .haste = 0 },
  { .pay_max = 12, .loss = 950, .haste = 0 },
  { .pay_max = 6, .loss = 1000, .haste = 30 },
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

/* Without a character: what the hand is worth, for who asks just that. */
static int32_t
value (const void *state,
       int         seat,
       const void *data)
{
  const ChieuChanState *s = state;
  const Character *character = data;
  ChieuResult result;
  int pay;

  chieu_chan.result (state, &result);
  if (character == NULL)
    return chieu_search_value (&result, s->seats, seat);
  if (s->winner < 0)
    return 0;
  pay = result.points[s->winner] / (s->seats - 1);
  pay = pay < character->pay_max ? pay : character->pay_max;
  if (s->winner != seat)
    return -pay * character->loss;
  return (s->seats - 1) * pay * CHIEU_SEARCH_POINT + character->haste * s->noc_left;
}

static const ChieuSearchGame chan = { .answer = answer, .value = value, .max_answers = ANSWERS_MAX };

/* ---- What the others did ---- */

/* How likely it is that somebody let a card pass, or put it down, who holds one more of it, or one of its rank. */
#define HELD 0.15
#define MATE_HELD 0.6

/* Nobody gladly lets a card pass that would make a chắn or a cạ of a card that lies alone, nor parts a chắn or a cạ. */
static double
weigh_seat (const ChieuChanSeat *self)
{
  double weight = 1;
  uint32_t bound = self->passed | self->discarded;

  for (; bound != 0; bound &= bound - 1)
    {
      ChieuCard face = (ChieuCard) __builtin_ctz (bound);
      uint32_t rank = face != CHIEU_CHAN_CC ? chieu_chan_rank_faces (UINT32_C (1) << face % 8) : 0;

      if ((self->hand[face] & 1) != 0)
        weight *= HELD;
      else if (__builtin_popcount (rank & chieu_chan_faces (self->hand)) > 0)
        weight *= MATE_HELD;
    }
  return weight;
}

static double
weigh (const void *world,
       int         seat,
       const void *data)
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
list_candidates (ChieuBotQuestion     *question,
                 const Level          *level,
                 ChieuSearchCandidate  list[CHIEU_SEARCH_CANDIDATES_MAX])
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];
  int n = chieu_chan_rank_moves (question, ranked), listed = 0;

  for (int i = 0; i < n && listed < level->candidates && ranked[0].score - ranked[i].score <= MARGIN; i++)
    list[listed++] = (ChieuSearchCandidate) {
      .move = &question->moves[ranked[i].move],
      .prior = PRIOR_WORTH * (ranked[i].score - ranked[0].score),
    };
  return listed;
}

static int
think (ChieuBotQuestion *question,
       const Level      *level)
{
  ChieuSearchPlan plan = { .worlds = level->worlds, .prior_worlds = level->prior_worlds };
  ChieuSearchCandidate list[CHIEU_SEARCH_CANDIDATES_MAX];
  uint32_t limit = question->max_nodes;
  int pass = chieu_bot_find_pass (question), n;

  plan.data = question->tally != NULL ? NULL : &characters[question->seat];
  plan.deal = (ChieuWorlds) { .weigh = weigh, .tries = level->tries };
  question->max_nodes = limit < 2 * CHIEU_CHAN_NODES ? (limit + 1) / 2 : CHIEU_CHAN_NODES;
  n = list_candidates (question, level, list);
  question->max_nodes = limit;
  if (n == 0)
    return pass >= 0 ? pass : 0;
  return (int) (list[n > 1 || question->tally != NULL ? chieu_search (question, &chan, &plan, list, n) : 0].move - question->moves);
}

static int
think_kha (ChieuBotQuestion *question)
{
  return think (question, &kha);
}

static int
think_cao_thu (ChieuBotQuestion *question)
{
  return think (question, &cao_thu);
}

int
chieu_chan_kha (const ChieuBotTurn *turn,
                uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_chan_obvious, think_kha, turn,
                           CHIEU_CHAN_NODES + (uint32_t) (kha.worlds * kha.candidates), nodes);
}

int
chieu_chan_cao_thu (const ChieuBotTurn *turn,
                    uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_chan_obvious, think_cao_thu, turn,
                           CHIEU_CHAN_NODES + (uint32_t) (cao_thu.worlds * cao_thu.candidates), nodes);
}
