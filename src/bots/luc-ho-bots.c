/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bots of Lục hổ: both count old cards and bid by them.
 */
#include "luc-ho-bots.h"

/* Hands that one decision may weigh. */
#define NODES 400
/* Sure cards with which one makes: a beginner, a better player as the first seat, and as one that pays for both. Those two
 * by trial. */
#define MAKE_BEGINNER 6
#define MAKE_FIRST 5
#define MAKE_PRIVILEGED 7

#define SUITS 4
#define SUIT_BITS UINT64_C (0x1ff)

typedef struct
{
  const ChieuBotTurn *turn;
  const ChieuLucHoState *view;
  uint64_t hand, known, old;
  uint32_t *nodes;
  uint32_t max_nodes;
} Thought;

static void
think (const ChieuBotTurn *turn,
       uint32_t           *nodes,
       Thought            *self)
{
  const ChieuLucHoState *view = turn->view;

  *self = (Thought) { .turn = turn, .view = view, .hand = view->seat[turn->seat].hand, .nodes = nodes };
  self->known = chieu_luc_ho_known (view, turn->seat);
  self->old = chieu_luc_ho_old (view, turn->seat);
  self->max_nodes = turn->budget->max_nodes > 0 ? turn->budget->max_nodes : NODES;
}

/* Counts one hand weighed. Returns: false when the limit is reached or nobody waits any more. */
static bool
spend (Thought *self)
{
  const atomic_bool *cancel = self->turn->budget->cancel;

  if (*self->nodes >= self->max_nodes || (cancel != NULL && atomic_load_explicit (cancel, memory_order_relaxed)))
    return false;
  ++*self->nodes;
  return true;
}

static int
find_kind (const ChieuBotTurn *turn,
           int                 kind)
{
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].kind == kind)
      return i;
  return -1;
}

static uint64_t
cards_of (const ChieuMove *move)
{
  uint64_t cards = 0;

  for (int i = 0; i < move->n; i++)
    cards |= CHIEU_LUC_HO_CARD (move->cards[i]);
  return cards;
}

/* ---- What both do ---- */

/* Tigers are declared, a strong hand makes, six cards are claimed. −1: there is something to think about. */
static int
obvious (Thought *self,
         int      make)
{
  const ChieuBotTurn *turn = self->turn;
  int tigers = find_kind (turn, CHIEU_LUC_HO_NAM_HO), bid = find_kind (turn, CHIEU_LUC_HO_LAM), no;

  if (tigers >= 0)
    return tigers;
  if (bid < 0)
    return -1;
  no = find_kind (turn, CHIEU_LUC_HO_KHONG);
  return no < 0 || (spend (self) && chieu_luc_ho_strength (self->hand, self->old) >= make) ? bid : no;
}

/* ---- Tập sự ---- */

/* How low the cards of a move are; leading more cards, and keeping old ones, comes first. */
static int
beginner_likes (const Thought   *self,
                const ChieuMove *move)
{
  uint64_t cards = cards_of (move);
  int ranks = 0, n = __builtin_popcountll (cards & self->old);

  for (int i = 0; i < move->n; i++)
    ranks += move->cards[i] % 9;
  if (move->kind == CHIEU_LUC_HO_RA)
    return 100 * move->n - ranks;
  return (move->kind == CHIEU_LUC_HO_BAT ? 10000 : 0) - 100 * n - ranks;
}

int
chieu_luc_ho_tap_su (const ChieuBotTurn *turn,
                     uint32_t           *nodes)
{
  Thought self;
  int choice, best = 0;

  think (turn, nodes, &self);
  choice = obvious (&self, MAKE_BEGINNER);
  if (choice < 0)
    choice = find_kind (turn, CHIEU_LUC_HO_AN_HO);
  if (choice >= 0)
    return choice;
  for (int i = 1; i < turn->n_moves; i++)
    if (beginner_likes (&self, &turn->moves[i]) > beginner_likes (&self, &turn->moves[best]))
      best = i;
  return best;
}

/* ---- Vừa ---- */

/* Weights by trial: a card won, or sure; one in a set that could be led; one that one card stands above, one that two do; to
 * lead the next trick. */
enum { SURE = 12, IN_SET = 7, NEXT = 3, AFTER = 1, LEAD = 8 };

/* How many cards that may be in other hands stand above @card. */
static int
above (uint64_t  known,
       ChieuCard card)
{
  uint64_t unknown = ~known >> (card / 9 * 9) & SUIT_BITS;

  return card >= SUITS * 9 ? 0 : __builtin_popcountll (unknown >> (card % 9 + 1));
}

/* What the cards kept are good for. */
static int
weigh (const Thought *self,
       uint64_t       hand)
{
  int worth = IN_SET * chieu_luc_ho_strength (hand, self->old) + (SURE - IN_SET) * __builtin_popcountll (hand & self->old);

  for (uint64_t left = hand & ~self->old; left != 0; left &= left - 1)
    {
      int n = above (self->known, (ChieuCard) __builtin_ctzll (left));

      worth += n == 1 ? NEXT : n == 2 ? AFTER : 0;
    }
  return worth;
}

/* Whether no cards that others may hold beat @set. */
static bool
is_safe (const Thought       *self,
         const ChieuLucHoSet *set)
{
  return !chieu_luc_ho_can_beat (~self->known & ((UINT64_C (1) << CHIEU_LOC_HOA) - 1), set);
}

/* How many of a hundred times a set is expected to be taken: three times of four for each set that could beat it. */
static int
holds (const Thought       *self,
       const ChieuLucHoSet *set)
{
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX];
  uint64_t unknown = ~self->known & ((UINT64_C (1) << CHIEU_LOC_HOA) - 1);
  int percent = 100;

  if (set->kind == CHIEU_LUC_HO_SINGLE)
    return is_safe (self, set) ? 100 : 0;
  for (int n = chieu_luc_ho_list_beats (unknown, set, sets); n > 0; n--)
    percent = percent * 3 / 4;
  return percent;
}

/* What is led and taken counts as won. A single card that is old need not be led: it counts in the hand. */
static int
weigh_lead (const Thought   *self,
            const ChieuMove *move)
{
  uint64_t cards = cards_of (move);
  ChieuLucHoSet set;

  chieu_luc_ho_read_set (cards, &set);
  return weigh (self, self->hand & ~cards) + holds (self, &set) * (SURE * set.n + LEAD) / 100;
}

static int
weigh_move (const Thought   *self,
            const ChieuMove *move)
{
  if (move->kind == CHIEU_LUC_HO_RA)
    return weigh_lead (self, move);
  return weigh (self, self->hand & ~cards_of (move)) + (move->kind == CHIEU_LUC_HO_BAT ? SURE * move->n + LEAD : 0);
}

/* The unbeatable set to be led before one claims: it brings more than its old cards. −1: there is none. */
static int
find_more (const Thought *self)
{
  for (int i = 0; i < self->turn->n_moves; i++)
    {
      uint64_t cards = cards_of (&self->turn->moves[i]);
      ChieuLucHoSet set;

      if (self->turn->moves[i].kind == CHIEU_LUC_HO_RA && chieu_luc_ho_read_set (cards, &set)
          && set.kind != CHIEU_LUC_HO_SINGLE && (cards & ~self->old) != 0 && is_safe (self, &set))
        return i;
    }
  return -1;
}

static int
choose (Thought *self)
{
  int best = 0, most = 0;

  for (int i = 0; i < self->turn->n_moves && spend (self); i++)
    {
      int worth = weigh_move (self, &self->turn->moves[i]);

      if (i == 0 || worth > most)
        {
          best = i;
          most = worth;
        }
    }
  return best;
}

int
chieu_luc_ho_vua (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  Thought self;
  int choice, claim;

  think (turn, nodes, &self);
  choice = obvious (&self, turn->seat == self.view->cai ? MAKE_FIRST : MAKE_PRIVILEGED);
  if (choice >= 0)
    return choice;
  claim = find_kind (turn, CHIEU_LUC_HO_AN_HO);
  if (claim < 0)
    return choose (&self);
  choice = find_more (&self);
  return choice >= 0 ? choice : claim;
}
