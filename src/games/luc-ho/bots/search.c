/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Khá and cao thủ of Lục hổ: vừa names the likely moves, and worlds in which the unseen cards are dealt again decide between
 * them, including bids.
 */
#include "bots/bot-game.h"
#include "bots.h"
#include "bots/search.h"

#include <limits.h>

/* More answers than any hand has: three bids, twelve tricks, a claim. */
#define ANSWERS_MAX 60

/* @more is the value, in thousandths of a point, of each point that a win brings beyond the first. @haste is for each card that is
 * left in the player's own hand. */
static const ChieuSearchCharacter characters[CHIEU_SEARCH_CHARACTERS] = {
  [CHIEU_SEARCH_EVEN] = { .more = 1000, .loss = 1000, .haste = 0 },
  [CHIEU_SEARCH_CAREFUL] = { .more = 1000, .loss = 1150, .haste = 0 },
  [CHIEU_SEARCH_GREEDY] = { .more = 1150, .loss = 1000, .haste = 0 },
  [CHIEU_SEARCH_HASTY] = { .more = 900, .loss = 1000, .haste = 20 },
};

/* ---- The policy of the playouts ---- */

/* Drops as tập sự does if no cards of the hand beat the best ones of the trick: the lowest cards, old ones last. To list all that it
 * could drop and to choose among it would take most of the time of a playout. */
static void
drop_lowest (const ChieuLucHoState *s,
             int                    seat,
             ChieuMove             *move)
{
  uint64_t hand = s->seat[seat].hand, old = chieu_luc_ho_find_old (s, seat), chosen = 0;

  *move = (ChieuMove) { .kind = CHIEU_LUC_HO_CHUI, .face = CHIEU_CARD_NONE };
  for (int i = 0; i < s->best.n; i++)
    {
      uint64_t lowest = 0;
      int least = INT_MAX;

      for (uint64_t left = hand & ~chosen; left != 0; left &= left - 1)
        {
          int cost = __builtin_ctzll (left) % CHIEU_LUC_HO_RANKS + ((left & -left & old) != 0 ? CHIEU_LUC_HO_BEGINNER_CARD : 0);

          lowest = cost < least ? left & -left : lowest;
          least = cost < least ? cost : least;
        }
      chosen |= lowest;
    }
  for (; chosen != 0; chosen &= chosen - 1)
    move->cards[move->n++] = (ChieuCard) __builtin_ctzll (chosen);
}

/* Tập sự looks at its own hand and at what was shown only, so it can be handed the whole state. Vừa in its place found no better
 * moves in as many worlds, and took ten times as long. */
static void
answer (const void  *state,
        int          seat,
        ChieuRandom *random,
        ChieuMove   *move)
{
  const ChieuLucHoState *s = state;
  uint64_t seed = chieu_random_next (random);

  if (s->phase == CHIEU_LUC_HO_PLAY && !chieu_luc_ho_is_lead (s) && !chieu_luc_ho_can_beat (s->seat[seat].hand, &s->best))
    drop_lowest (s, seat, move);
  else
    chieu_search_answer (&chieu_luc_ho, chieu_luc_ho_tap_su, state, seat, seed, move);
}

static int32_t
value (const void                 *state,
       int                         seat,
       const ChieuSearchCharacter *character)
{
  const ChieuLucHoState *s = state;
  ChieuResult result;
  int points;

  chieu_luc_ho.result (state, &result);
  points = result.points[seat];
  if (points <= 0)
    return points * character->loss;
  return CHIEU_SEARCH_POINT + (points - 1) * character->more + character->haste * s->seat[seat].n_hand;
}

/* ---- What the others' bids and drops tell ---- */

/* The probability of a bid, by how many sure cards the hand lacks for it or has beyond it. */
static const double odds[] = { 1, 0.6, 0.4, 0.25 };

/* Returns: the probability of the bid of @seat with the cards that it must have been dealt; those that it lost in tricks are
 * not known */
static double
weigh_bid (const ChieuLucHoState *s,
           int                    seat)
{
  const ChieuLucHoSeat *self = &s->seat[seat];
  uint64_t dealt = self->hand | self->dropped | self->won;
  int strength = chieu_luc_ho_count_strong (dealt, chieu_luc_ho_find_old_in (dealt, dealt));
  int make = chieu_luc_ho_count_cards_to_make (s, seat);
  int off_max = (int) (sizeof odds / sizeof odds[0]) - 1;
  int off = self->bid == CHIEU_LUC_HO_LAM ? make - strength : strength - make + 1;

  if (self->bid == 0 || off <= 0)
    return 1;
  return odds[off < off_max ? off : off_max];
}

/* The weight of an impossible world: almost nothing. */
#define DISPROVED 1e-3

/* A world in which a seat kept cards that would have beaten what it dropped to is impossible. */
static double
weigh_drops (const ChieuLucHoSeat *seat)
{
  for (int i = 0; i < seat->n_drops; i++)
    if (chieu_luc_ho_disproves (&seat->drops[i], seat->hand))
      return DISPROVED;
  return 1;
}

static double
weigh (const void *world,
       int         seat)
{
  const ChieuLucHoState *s = world;
  double weight = 1;

  for (int other = 0; other < s->seats; other++)
    if (other != seat && other != chieu_luc_ho_dream (s))
      weight *= weigh_bid (s, other) * weigh_drops (&s->seat[other]);
  return weight;
}

/* ---- Choosing ---- */

/* Claiming is not among the ranked moves, and comes before them. */
static int
list_play (ChieuBotQuestion       *question,
           const ChieuSearchLevel *level,
           ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];
  int claim = chieu_bot_find_move (question, CHIEU_LUC_HO_AN_HO), n = 0, n_ranked = chieu_luc_ho_rank_moves (question, ranked);

  if (claim >= 0)
    likely[n++] = (ChieuBotRanked) { .move = claim, .score = n_ranked > 0 ? ranked[0].score : 0 };
  for (int i = 0; i < n_ranked && n < level->candidates; i++)
    likely[n++] = ranked[i];
  return n;
}

/* The bids: to make, or not to. */
static int
list_bids (const ChieuBotQuestion *question,
           ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  for (int i = 0; i < question->n_moves; i++)
    likely[i] = (ChieuBotRanked) { .move = i };
  return question->n_moves;
}

static int
list_likely (ChieuBotQuestion       *question,
             const ChieuSearchLevel *level,
             ChieuBotRanked          likely[CHIEU_BOT_RANKED_MAX])
{
  const ChieuLucHoState *view = question->view;

  return view->phase == CHIEU_LUC_HO_PLAY ? list_play (question, level, likely) : list_bids (question, likely);
}

/* Five tigers are declared. */
static int
find_obvious (const ChieuBotQuestion *question)
{
  return chieu_bot_find_move (question, CHIEU_LUC_HO_NAM_HO);
}

static const ChieuSearchGame luc_ho = {
  .obvious = find_obvious,
  .list_likely = list_likely,
  .answer = answer,
  .value = value,
  .weigh = weigh,
  .characters = characters,
  .max_answers = ANSWERS_MAX,
};

const ChieuBotGame chieu_bots_luc_ho = {
  .game = &chieu_luc_ho,
  .think = { chieu_luc_ho_tap_su, chieu_luc_ho_vua },
  .search = &luc_ho,
  .kha = { .worlds = 50, .candidates = 5, .prior_worlds = 10, .prior_score = 25, .tries = 1 },
  .cao_thu = { .worlds = 300, .candidates = 8, .prior_worlds = 10, .prior_score = 25, .tries = 2 },
};
