/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Vừa, the middling player: knows exactly how far the hand is from a win and how
 * many unseen cards help, and keeps from others what they visibly need.
 */
#include "bots.h"

/* Distance of a hand that cannot win any more. */
#define FAR 99
/* Discards compared by helpful cards once their distance is equal. */
#define FINALISTS 6

/* Weights of a score, found by trial: what an unseen card that helps is worth, what danger costs, and what is added to the danger of a
 * card for each phu that it would fit of the player to whose gate it goes. */
enum { PER_HELPFUL = 4, PER_DANGER = 2, PER_WELCOME = 3 };

typedef struct
{
  int distance;
  int helpful;                   /* unseen cards that bring the hand closer to a win */
} Worth;

/* Returns: the distance of a hand from a win if that is less than @limit, at most FAR; else @limit or more */
static int
distance_below (ChieuBotQuestion   *question,
                const ChieuHolding *holding,
                int                 limit)
{
  return chieu_bot_spend_node (question) ? chieu_eval_find_distance_below (holding, limit) : FAR;
}

/* Returns: whether @face could help at all: one more of it can be had, and it is a yêu, makes a pair or fits other cards */
static bool
may_help (const ChieuHolding *holding,
          ChieuCard           face)
{
  ChieuHolding with = *holding;

  if (holding->hand[face] + holding->mat[face] >= CHIEU_STRIP_COPIES)
    return false;
  chieu_holding_add_card (&with, face);
  return chieu_card_is_yeu (face) || chieu_to_tom_weigh_usefulness (&with, face) > 0;
}

static int
count_waits (const ChieuHolding *holding,
             const uint8_t      *unseen)
{
  uint32_t waits = chieu_eval_waits (holding);
  int n = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if ((waits >> face & 1) != 0)
      n += unseen[face];
  return n;
}

static int
count_helpful (ChieuBotQuestion   *question,
               const ChieuHolding *holding,
               int                 distance,
               const uint8_t      *unseen)
{
  int n = 0;

  if (distance == 1)
    return count_waits (holding, unseen);
  for (ChieuCard face = 0; distance < FAR && face < CHIEU_TO_TOM_FACES; face++)
    if (unseen[face] > 0 && may_help (holding, face))
      {
        ChieuHolding with = *holding;

        chieu_holding_add_card (&with, face);
        if (distance_below (question, &with, distance) < distance)
          n += unseen[face];
      }
  return n;
}

static ChieuBotRanked
ranked_as (int   move,
           Worth worth)
{
  return (ChieuBotRanked) { .move = move, .distance = worth.distance, .score = PER_HELPFUL * worth.helpful };
}

/* ---- What others need ---- */

/* Measures how much seat @other wants @face, by the phu that lie before it. */
static int
measure_welcome (const ChieuToTomState *view,
                 int                    other,
                 ChieuCard              face)
{
  ChieuHolding shown;

  /* Only the phu of another seat that lie open are known; its fan is empty in this view. */
  chieu_to_tom_find_holding (view, other, CHIEU_CARD_NONE, &shown);
  if (!chieu_card_is_number (face))
    return 0;
  return (shown.doc_up[face] + shown.doc_down[face] > 0)
         + ((shown.mat_bi >> (chieu_card_rank (face) - 1) & 1) != 0)
         + ((shown.mat_ba >> face & 1) != 0);
}

/* Measures what putting @face down may give away: to the player to whose gate it goes, who may eat it, and to one who may hold the
 * pair. */
static int
measure_danger (const ChieuBotQuestion *question,
                ChieuCard               face,
                const uint8_t          *unseen)
{
  const ChieuToTomState *view = question->view;
  int gate = view->phase == CHIEU_EATING_RETURN ? view->gate : chieu_seat_right (view->seats, question->seat, 1);

  return PER_WELCOME * measure_welcome (view, gate, face) + (unseen[face] >= 2 ? unseen[face] : 0);
}

/* ---- Choosing ---- */

/* Ranks all discards by the distance that they leave and by the use of their cards. Returns: how many. Only the least distance matters
 * to the caller: greater ones are not exact. */
static int
rank_by_distance (ChieuBotQuestion   *question,
                  const ChieuHolding *holding,
                  ChieuBotRanked      list[CHIEU_TO_TOM_FACES])
{
  int n = 0, limit = FAR;

  for (int i = 0; i < question->n_moves; i++)
    {
      ChieuHolding without = *holding;
      ChieuBotRanked item = { .move = i };

      if (!chieu_to_tom_is_putting_down (&question->moves[i]))
        continue;
      item.score = -chieu_to_tom_weigh_usefulness (holding, question->moves[i].face);
      chieu_holding_remove_card (&without, question->moves[i].face);
      item.distance = distance_below (question, &without, limit);
      if (item.distance < limit)
        limit = item.distance + 1;
      chieu_bot_rank_in (list, &n, CHIEU_TO_TOM_FACES, item);
    }
  return n;
}

/* Ranks the moves that put a card down: those that leave the least distance, by the cards that help then and the danger of the card.
 * Returns: how many */
static int
rank_discards (ChieuBotQuestion *question,
               ChieuBotRanked   *ranked)
{
  ChieuHolding holding;
  ChieuBotRanked list[CHIEU_TO_TOM_FACES];
  uint8_t unseen[CHIEU_TO_TOM_FACES];
  int n, n_ranked = 0;

  chieu_to_tom_find_holding (question->view, question->seat, CHIEU_CARD_NONE, &holding);
  chieu_to_tom_count_unseen (question->view, question->seat, unseen);
  n = rank_by_distance (question, &holding, list);
  for (int i = 0; i < n && i < FINALISTS && list[i].distance == list[0].distance; i++)
    {
      ChieuHolding without = holding;
      ChieuCard face = question->moves[list[i].move].face;
      ChieuBotRanked item = { .move = list[i].move, .distance = list[i].distance };

      chieu_holding_remove_card (&without, face);
      item.score = PER_HELPFUL * count_helpful (question, &without, list[i].distance, unseen)
                   - PER_DANGER * measure_danger (question, face, unseen) + list[i].score;
      chieu_bot_rank_in (ranked, &n_ranked, CHIEU_BOT_RANKED_MAX, item);
    }
  return n_ranked;
}

/* Lists the least useful cards, at most @max, that are no yêu and equal none in a phu on the mat: those may not be put down. Returns: how
 * many */
static int
list_likely_discards (const ChieuHolding *holding,
                      ChieuCard          *faces,
                      int                 max)
{
  ChieuBotRanked list[CHIEU_TO_TOM_FACES];   /* with the face in place of a move */
  int n = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (holding->hand[face] > 0 && holding->mat[face] == 0 && !chieu_card_is_yeu (face))
      chieu_bot_rank_in (list, &n, CHIEU_TO_TOM_FACES,
                         (ChieuBotRanked) { .move = face, .score = -chieu_to_tom_weigh_usefulness (holding, face) });
  for (int i = 0; i < n && i < max; i++)
    faces[i] = (ChieuCard) list[i].move;
  return n < max ? n : max;
}

/* Returns: the worth of a hand with one card too many, after its best discard */
static Worth
worth_after_discard (ChieuBotQuestion   *question,
                     const ChieuHolding *holding,
                     const uint8_t      *unseen)
{
  ChieuCard faces[FINALISTS];
  int n = list_likely_discards (holding, faces, FINALISTS);
  Worth best = { FAR, 0 };

  for (int i = 0; i < n; i++)
    {
      ChieuHolding without = *holding;
      int distance;

      chieu_holding_remove_card (&without, faces[i]);
      distance = distance_below (question, &without, best.distance);
      /* The first with the least distance is taken: they are in the order of their use. */
      if (distance < best.distance)
        best = (Worth) { distance, count_helpful (question, &without, distance, unseen) };
    }
  return best;
}

static Worth
worth_of_passing (ChieuBotQuestion *question,
                  const uint8_t    *unseen)
{
  ChieuHolding holding;
  Worth worth;

  chieu_to_tom_find_holding (question->view, question->seat, CHIEU_CARD_NONE, &holding);
  worth.distance = distance_below (question, &holding, FAR);
  worth.helpful = count_helpful (question, &holding, worth.distance, unseen);
  return worth;
}

/* Ranks the answers to a card: leaving it, and each claim with the best discard after it. Returns: how many */
static int
rank_claims (ChieuBotQuestion *question,
             ChieuBotRanked   *ranked)
{
  uint8_t unseen[CHIEU_TO_TOM_FACES];
  int pass = chieu_bot_find_pass (question), n = 0;

  chieu_to_tom_count_unseen (question->view, question->seat, unseen);
  if (pass >= 0)
    chieu_bot_rank_in (ranked, &n, CHIEU_BOT_RANKED_MAX, ranked_as (pass, worth_of_passing (question, unseen)));
  for (int i = 0; i < question->n_moves && n < CHIEU_BOT_RANKED_MAX; i++)
    {
      ChieuHolding after;

      if (!chieu_to_tom_is_claim (&question->moves[i]))
        continue;
      chieu_to_tom_find_holding_after (question->view, question->seat, &question->moves[i], &after);
      chieu_bot_rank_in (ranked, &n, CHIEU_BOT_RANKED_MAX, ranked_as (i, worth_after_discard (question, &after, unseen)));
    }
  return n;
}

int
chieu_to_tom_rank_moves (ChieuBotQuestion *question,
                         ChieuBotRanked    ranked[CHIEU_BOT_RANKED_MAX])
{
  if (chieu_eating_puts_down (chieu_to_tom_view (question)->phase))
    return rank_discards (question, ranked);
  return rank_claims (question, ranked);
}

static int
choose_move (ChieuBotQuestion *question)
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];

  return chieu_to_tom_rank_moves (question, ranked) > 0 ? ranked[0].move : 0;
}

int
chieu_to_tom_vua (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  return chieu_bot_answer_turn (chieu_to_tom_find_obvious, choose_move, turn, CHIEU_BOT_RANK_NODES, nodes);
}
