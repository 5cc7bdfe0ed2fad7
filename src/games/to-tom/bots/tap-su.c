/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tập sự, the beginner, sees which cards lie loose, eats what makes them fewer, and discards what has least to do with the rest. It
 * does not think of the others.
 */
#include "bots.h"

/* Hands that one decision may evaluate. */
#define NODES 100

/* How many of the least useful cards are evaluated exactly. */
#define CANDIDATES 4
/* Added to the loose cards of a hand without enough lưng, so that any with enough is better; a hand that is not evaluated counts this. */
#define NO_LUNG 30
/* More than any hand counts: none has as many loose cards as NO_LUNG. */
#define WORST (2 * NO_LUNG)

/* A point of usefulness counts this many steps, and chance adds fewer: so chance changes the order of equally useful cards only. */
#define TIE_STEPS 4

/* Returns: the fewest cards that lie loose with enough lưng; if there is never enough, NO_LUNG more than lie loose at the best. If @limit
 * is below NO_LUNG, an answer that is not below @limit is @limit itself; with no node left the answer is NO_LUNG. */
static int
count_loose (ChieuBotQuestion   *question,
             const ChieuHolding *holding,
             int                 limit)
{
  const int need = chieu_holding_need (holding);
  bool lungless;
  int n;

  if (!chieu_bot_spend_node (question))
    return NO_LUNG;
  if (limit < NO_LUNG)
    return chieu_eval_count_loose_below (holding, need, limit);
  n = chieu_eval_count_loose_or_lungless (holding, need, &lungless);
  return lungless ? NO_LUNG + n : n;
}

/* Lists the least useful cards, ties in an order by chance. Returns: how many */
static int
list_least_useful (ChieuBotQuestion   *question,
                   const ChieuHolding *holding,
                   ChieuBotRanked      candidates[CANDIDATES])
{
  int n = 0;

  for (int i = 0; i < question->n_moves; i++)
    {
      int use;

      if (!chieu_to_tom_is_putting_down (&question->moves[i]))
        continue;
      use = chieu_to_tom_weigh_usefulness (holding, question->moves[i].face) * TIE_STEPS
            + (int) chieu_random_below (&question->random, TIE_STEPS);
      chieu_bot_rank_in (candidates, &n, CANDIDATES, (ChieuBotRanked) { .move = i, .score = -use });
    }
  return n;
}

/* A card that fits no other lies loose in every reading, so no discard can be better. */
static bool
stands_alone (const ChieuHolding *holding,
              ChieuCard           card)
{
  return !chieu_card_is_yeu (card) && chieu_to_tom_weigh_usefulness (holding, card) == 0;
}

static int
choose_discard (ChieuBotQuestion *question)
{
  ChieuHolding holding;
  ChieuBotRanked candidates[CANDIDATES];
  int n, best = 0, fewest = WORST;

  chieu_to_tom_find_holding (question->view, question->seat, CHIEU_CARD_NONE, &holding);
  n = list_least_useful (question, &holding, candidates);
  if (n > 0 && stands_alone (&holding, question->moves[candidates[0].move].face))
    return candidates[0].move;
  for (int i = 0; i < n; i++)
    {
      ChieuHolding without = holding;
      int left;

      chieu_holding_remove_card (&without, question->moves[candidates[i].move].face);
      left = count_loose (question, &without, fewest);
      if (i == 0 || left < fewest)
        {
          best = candidates[i].move;
          fewest = left;
        }
    }
  return best;
}

/* Returns: the claim after which the fewest cards lie loose, not counting the one to be put down; @best if these are not fewer
 * than @fewest */
static int
find_claim (ChieuBotQuestion *question,
            int               best,
            int               fewest)
{
  for (int i = 0; i < question->n_moves; i++)
    {
      ChieuHolding holding;
      int left;

      if (!chieu_to_tom_is_claim (&question->moves[i]))
        continue;
      chieu_to_tom_find_holding_after (question->view, question->seat, &question->moves[i], &holding);
      left = count_loose (question, &holding, fewest + 1) - 1;
      if (best < 0 || left < fewest)
        {
          best = i;
          fewest = left;
        }
    }
  return best;
}

/* A claim is worth it when fewer cards lie loose afterwards. */
static int
choose_claim (ChieuBotQuestion *question)
{
  ChieuHolding holding;
  int pass = chieu_bot_find_pass (question), best;

  if (pass < 0)
    {
      best = find_claim (question, -1, WORST);
      return best >= 0 ? best : 0;
    }
  if (chieu_bot_find_move (question, CHIEU_TO_TOM_AN) < 0 && chieu_bot_find_move (question, CHIEU_TO_TOM_PHONG) < 0)
    return pass;
  chieu_to_tom_find_holding (question->view, question->seat, CHIEU_CARD_NONE, &holding);
  return find_claim (question, pass, count_loose (question, &holding, NO_LUNG));
}

static int
choose_move (ChieuBotQuestion *question)
{
  if (chieu_eating_puts_down (chieu_to_tom_view (question)->phase))
    return choose_discard (question);
  return choose_claim (question);
}

int
chieu_to_tom_tap_su (const ChieuBotTurn *turn,
                     uint32_t           *nodes)
{
  return chieu_bot_answer_turn (chieu_to_tom_find_obvious, choose_move, turn, NODES, nodes);
}
