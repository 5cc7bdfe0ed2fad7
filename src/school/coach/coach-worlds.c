/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-worlds.h"

#include <stdlib.h>
#include <string.h>

/* No search of ours evaluates this many hands. */
#define NODES_MAX 10000000
/* The level whose search compares the moves. */
#define SEARCHING_LEVEL "cao-thu"
/* All views use the same seed, so that the advice does not change while it is read. */
#define SEED 20261120

/* ---- What becomes of a card ---- */

static gboolean
is_cancelled (const ChieuCoachQuestion *question)
{
  return question->cancel != NULL && atomic_load (question->cancel);
}

/* Returns: the best clean answer that @seat could give in @state. @moves: room for CHIEU_MOVES_MAX */
static ChieuCoachClaim
best_claim (const ChieuCoachDeeper *coach,
            const ChieuGame        *game,
            const ChieuState       *state,
            int                     seat,
            ChieuMove              *moves)
{
  int n = game->moves (state, seat, CHIEU_MOVES_CLEAN, moves);
  ChieuCoachClaim best = CHIEU_COACH_CLAIM_NONE;

  for (int i = 0; i < n; i++)
    best = MAX (best, coach->claim (&moves[i]));
  return best;
}

/* Makes the move of @danger in the deal @world, and counts who could do what with the card. @moves: room for CHIEU_MOVES_MAX */
static void
count_claims (const ChieuCoachDeeper   *coach,
              const ChieuCoachQuestion *question,
              const ChieuState         *world,
              ChieuCoachDanger         *danger,
              ChieuMove                *moves)
{
  ChieuState state;
  unsigned asked;
  gboolean anybody = FALSE;

  memcpy (&state, world, question->game->state_size);
  if (question->game->apply (&state, question->seat, &danger->move, NULL) != CHIEU_REASON_NONE)
    return;
  asked = question->game->to_answer (&state) & ~(1u << question->seat);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if ((asked >> seat & 1) != 0)
      {
        ChieuCoachClaim claim = best_claim (coach, question->game, &state, seat, moves);

        danger->take[seat] += claim == CHIEU_COACH_CLAIM_TAKE;
        danger->win[seat] += claim == CHIEU_COACH_CLAIM_WIN;
        anybody |= claim != CHIEU_COACH_CLAIM_NONE;
      }
  danger->anybody += anybody;
}

/* A win ends the hand; a card that is taken only helps somebody. */
#define WIN_WEIGHT 10

static int
weigh_danger (const ChieuCoachDanger *danger)
{
  int weight = danger->anybody;

  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    weight += WIN_WEIGHT * danger->win[seat];
  return weight;
}

static int
compare_dangers (gconstpointer a,
                 gconstpointer b)
{
  const ChieuCoachDanger *one = a, *other = b;
  int difference = weigh_danger (other) - weigh_danger (one);

  return difference != 0 ? difference : one->move.face - other->move.face;
}

int
chieu_coach_list_dangers (const ChieuCoachDeeper   *coach,
                          const ChieuCoachQuestion *question,
                          ChieuCoachDanger         *list)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuRandom random;
  ChieuState world;
  int n = 0, n_moves = 0;

  g_return_val_if_fail (coach != NULL && question != NULL && list != NULL, 0);

  if (coach->puts_down != NULL && (question->game->to_answer (question->view) >> question->seat & 1) != 0)
    n_moves = question->game->moves (question->view, question->seat, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n_moves && n < CHIEU_DECK_FACES_MAX; i++)
    if (coach->puts_down (&moves[i]))
      list[n++] = (ChieuCoachDanger) { .move = moves[i] };
  chieu_random_init (&random, SEED);
  for (int deal = 0; n > 0 && deal < CHIEU_COACH_DEALS; deal++)
    {
      if (is_cancelled (question))
        return 0;
      question->game->redeal (question->view, question->seat, &random, &world);
      for (int i = 0; i < n; i++)
        count_claims (coach, question, &world, &list[i], moves);
    }
  qsort (list, (gsize) n, sizeof *list, compare_dangers);
  return n;
}

/* ---- What the moves bring ---- */

void
chieu_coach_tally_moves (const ChieuCoachQuestion *question,
                         const ChieuMove          *also,
                         int                       deals,
                         guint64                   seed,
                         ChieuBotTally            *tally)
{
  ChieuBotBudget budget = { .seed = seed, .max_nodes = NODES_MAX, .tally = tally };
  ChieuMove move;

  g_return_if_fail (question != NULL && deals > 0 && tally != NULL);

  budget.cancel = question->cancel;
  *tally = (ChieuBotTally) { .also = also, .worlds = deals };
  chieu_bot_choose (chieu_bot_level_find (SEARCHING_LEVEL), question->game, question->view, question->seat, &budget, &move, NULL);
  if (is_cancelled (question))
    tally->n = 0;
}
