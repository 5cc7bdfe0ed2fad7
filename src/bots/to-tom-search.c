/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ, the good player and the master: vừa names the likely moves, and
 * worlds in which the unseen cards are dealt again decide between them.
 */
#include "search.h"
#include "to-tom-bots.h"

/* Longer than any hand: each seat may answer every card. */
#define ANSWERS_MAX 2000

/* What a level spends on a decision, and how far it trusts vừa's first look. */
typedef struct
{
  int worlds;
  int candidates;                /* of vừa's ranking, the best first */
  int prior_worlds;              /* vừa's ranking counts like so many worlds */
  int prior_score;               /* one unit of vừa's score, in thousandths of a point */
} Level;

static const Level kha = { .worlds = 50, .candidates = 4, .prior_worlds = 20, .prior_score = 10 };
static const Level cao_thu = { .worlds = 200, .candidates = 6, .prior_worlds = 20, .prior_score = 10 };

/* ---- The policy of the playouts ---- */

/* Tập sự looks at nothing but what its seat may see, so it can be handed the whole state. */
static void
answer (const void  *state,
        int          seat,
        ChieuRandom *random,
        ChieuMove   *move)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuBotBudget budget = { .seed = chieu_random_next (random) };
  ChieuBotTurn turn = { .game = &chieu_to_tom, .view = state, .seat = seat, .moves = moves, .budget = &budget };
  uint32_t nodes = 0;

  turn.n_moves = chieu_to_tom.moves (state, seat, CHIEU_MOVES_CLEAN, moves);
  *move = moves[turn.n_moves == 1 ? 0 : chieu_to_tom_tap_su (&turn, &nodes)];
}

/* Points of an ù suông, and what every other seat's win costs. */
static int32_t
value (const void *state,
       int         seat,
       const void *data)
{
  const ChieuToTomState *s = state;

  if (s->winner < 0)
    return 0;
  return s->winner == seat ? (s->seats - 1) * CHIEU_SEARCH_POINT : -CHIEU_SEARCH_POINT;
}

static const ChieuSearchGame to_tom = { .answer = answer, .value = value, .max_answers = ANSWERS_MAX };

/* ---- Choosing ---- */

/* Those of vừa's moves that leave the hand as near to a win as its best one. */
static int
list_candidates (const ChieuBotQuestion *question,
                 const Level            *level,
                 const ChieuToTomRanked *ranked,
                 int                     n,
                 ChieuSearchCandidate    list[CHIEU_SEARCH_CANDIDATES_MAX])
{
  int listed = 0;

  for (int i = 0; i < n && listed < level->candidates && ranked[i].distance == ranked[0].distance; i++)
    list[listed++] = (ChieuSearchCandidate) {
      .move = &question->moves[ranked[i].move],
      .prior = level->prior_score * (ranked[i].score - ranked[0].score),
    };
  return listed;
}

static int
think (ChieuBotQuestion *question,
       const Level      *level)
{
  ChieuSearchPlan plan = { .worlds = level->worlds, .prior_worlds = level->prior_worlds };
  ChieuSearchCandidate list[CHIEU_SEARCH_CANDIDATES_MAX];
  ChieuToTomRanked ranked[CHIEU_TO_TOM_RANKED_MAX];
  uint32_t limit = question->max_nodes;
  int n;

  /* However little may be spent, half of it is for the worlds. */
  question->max_nodes = limit < 2 * CHIEU_TO_TOM_VUA_NODES ? (limit + 1) / 2 : CHIEU_TO_TOM_VUA_NODES;
  n = chieu_to_tom_rank (question, ranked);
  question->max_nodes = limit;
  if (n == 0)
    return 0;
  n = list_candidates (question, level, ranked, n, list);
  return ranked[n > 1 || question->tally != NULL ? chieu_search (question, &to_tom, &plan, list, n) : 0].move;
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
chieu_to_tom_kha (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_to_tom_obvious, think_kha, turn,
                           CHIEU_TO_TOM_VUA_NODES + (uint32_t) (kha.worlds * kha.candidates), nodes);
}

int
chieu_to_tom_cao_thu (const ChieuBotTurn *turn,
                      uint32_t           *nodes)
{
  return chieu_bot_put_to (chieu_to_tom_obvious, think_cao_thu, turn,
                           CHIEU_TO_TOM_VUA_NODES + (uint32_t) (cao_thu.worlds * cao_thu.candidates), nodes);
}
