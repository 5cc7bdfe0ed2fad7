/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lower two levels of Lục hổ: both count old cards and bid by them.
 */
#include "bots.h"

/* The number of sure cards with which a seat makes: a beginner, a better player as the first seat, and as one that pays for both.
 * The last two were found by trial. */
enum { MAKE_BEGINNER = 6, MAKE_FIRST = 5, MAKE_PRIVILEGED = 7 };

int
chieu_luc_ho_count_cards_to_make (const ChieuLucHoState *state,
                                  int                    seat)
{
  return seat == state->cai ? MAKE_FIRST : MAKE_PRIVILEGED;
}

/* What is considered about a question. */
typedef struct
{
  ChieuBotQuestion *question;
  const ChieuLucHoState *view;
  uint64_t hand, known, old;
} Thought;

static void
begin_thought (Thought          *self,
               ChieuBotQuestion *question)
{
  const ChieuLucHoState *view = question->view;

  *self = (Thought) { .question = question, .view = view, .hand = view->seat[question->seat].hand };
  self->known = chieu_luc_ho_find_known (view, question->seat);
  self->old = chieu_luc_ho_find_old (view, question->seat);
}

/* ---- What both do ---- */

/* Returns: the declaration of tigers, or the bid: a hand of @make sure cards or more makes; −1: a move of the play is asked for */
static int
find_obvious (Thought *self,
              int      make)
{
  ChieuBotQuestion *question = self->question;
  int tigers = chieu_bot_find_move (question, CHIEU_LUC_HO_NAM_HO), bid = chieu_bot_find_move (question, CHIEU_LUC_HO_LAM), no;

  if (tigers >= 0)
    return tigers;
  if (bid < 0)
    return -1;
  no = chieu_bot_find_move (question, CHIEU_LUC_HO_KHONG);
  return no < 0 || (chieu_bot_spend_node (question) && chieu_luc_ho_count_strong (self->hand, self->old) >= make) ? bid : no;
}

/* ---- Tập sự ---- */

/* The weight that tập sự gives beating, which comes before everything else. */
#define BEGINNER_BEAT 10000

/* Measures how low the cards of a move are; leading more cards, and keeping old ones, comes first. */
static int
weigh_as_beginner (const Thought   *self,
                   const ChieuMove *move)
{
  uint64_t cards = chieu_luc_ho_move_cards (move);
  int ranks = 0, n = __builtin_popcountll (cards & self->old);

  for (int i = 0; i < move->n; i++)
    ranks += move->cards[i] % CHIEU_LUC_HO_RANKS;
  if (move->kind == CHIEU_LUC_HO_RA)
    return CHIEU_LUC_HO_BEGINNER_CARD * move->n - ranks;
  return (move->kind == CHIEU_LUC_HO_BAT ? BEGINNER_BEAT : 0) - CHIEU_LUC_HO_BEGINNER_CARD * n - ranks;
}

static int
tap_su (ChieuBotQuestion *question)
{
  Thought self;
  int choice, best = 0, most = 0;

  begin_thought (&self, question);
  choice = find_obvious (&self, MAKE_BEGINNER);
  if (choice < 0)
    choice = chieu_bot_find_move (question, CHIEU_LUC_HO_AN_HO);
  if (choice >= 0)
    return choice;
  for (int i = 0; i < question->n_moves; i++)
    {
      int likes = weigh_as_beginner (&self, &question->moves[i]);

      if (i == 0 || likes > most)
        {
          best = i;
          most = likes;
        }
    }
  return best;
}

int
chieu_luc_ho_tap_su (const ChieuBotTurn *turn,
                     uint32_t           *nodes)
{
  return chieu_bot_answer_turn (NULL, tap_su, turn, CHIEU_BOT_RANK_NODES, nodes);
}

/* ---- Vừa ---- */

/* Weights, found by trial. */
enum
{
  SURE = 12,                     /* a card that is won, or is sure to be */
  IN_SET = 7,                    /* a card in a set that could be led */
  NEXT = 3, AFTER = 1,           /* a card that only one card still unseen beats; that two beat */
  LEAD = 8                       /* the lead in the next trick */
};

/* Counts the cards above @card that may be in other hands. */
static int
count_above (uint64_t  known,
             ChieuCard card)
{
  int rank = card % CHIEU_LUC_HO_RANKS;
  unsigned unknown = chieu_luc_ho_ranks_in (~known, card / CHIEU_LUC_HO_RANKS);

  return card >= CHIEU_LUC_HO_SUITS * CHIEU_LUC_HO_RANKS ? 0 : __builtin_popcount (unknown >> (rank + 1));
}

/* Measures what the cards that are kept are good for. */
static int
weigh_kept (const Thought *self,
            uint64_t       hand)
{
  int worth = IN_SET * chieu_luc_ho_count_strong (hand, self->old) + (SURE - IN_SET) * __builtin_popcountll (hand & self->old);

  for (uint64_t left = hand & ~self->old; left != 0; left &= left - 1)
    {
      int n = count_above (self->known, (ChieuCard) __builtin_ctzll (left));

      worth += n == 1 ? NEXT : n == 2 ? AFTER : 0;
    }
  return worth;
}

/* Returns: the chance in a hundred that nobody beats @set: three in four for each set that could beat it; a single card that can be
 * beaten has none */
static int
estimate_hold (const Thought       *self,
               const ChieuLucHoSet *set)
{
  uint64_t sets[CHIEU_LUC_HO_SETS_MAX];
  uint64_t unknown = ~self->known & CHIEU_LUC_HO_SUITED;
  int percent = 100;

  if (set->kind == CHIEU_LUC_HO_SINGLE)
    return chieu_luc_ho_is_safe (self->known, set) ? 100 : 0;
  for (int n = chieu_luc_ho_list_beats (unknown, set, sets); n > 0; n--)
    percent = percent * 3 / 4;
  return percent;
}

/* A set that takes its trick counts as won. A single card that is old need not be led: it counts in the hand. */
static int
weigh_lead (const Thought   *self,
            const ChieuMove *move)
{
  uint64_t cards = chieu_luc_ho_move_cards (move);
  ChieuLucHoSet set;

  chieu_luc_ho_read_set (cards, &set);
  return weigh_kept (self, self->hand & ~cards) + estimate_hold (self, &set) * (SURE * set.n + LEAD) / 100;
}

static int
weigh_move (const Thought   *self,
            const ChieuMove *move)
{
  if (move->kind == CHIEU_LUC_HO_RA)
    return weigh_lead (self, move);
  return weigh_kept (self, self->hand & ~chieu_luc_ho_move_cards (move))
         + (move->kind == CHIEU_LUC_HO_BAT ? SURE * move->n + LEAD : 0);
}

/* Returns: the number of the move that leads an unbeatable set before one claims, which brings more than its old cards; −1: there is
 * none */
static int
find_more (const Thought *self)
{
  for (int i = 0; i < self->question->n_moves; i++)
    {
      uint64_t cards = chieu_luc_ho_move_cards (&self->question->moves[i]);
      ChieuLucHoSet set;

      if (self->question->moves[i].kind == CHIEU_LUC_HO_RA && chieu_luc_ho_read_set (cards, &set)
          && set.kind != CHIEU_LUC_HO_SINGLE && (cards & ~self->old) != 0 && chieu_luc_ho_is_safe (self->known, &set))
        return i;
    }
  return -1;
}

int
chieu_luc_ho_rank_moves (ChieuBotQuestion *question,
                         ChieuBotRanked    ranked[CHIEU_BOT_RANKED_MAX])
{
  Thought self;
  int n = 0;

  begin_thought (&self, question);
  for (int i = 0; i < question->n_moves; i++)
    {
      if (question->moves[i].kind == CHIEU_LUC_HO_AN_HO)
        continue;
      if (!chieu_bot_spend_node (question))
        break;
      chieu_bot_rank_in (ranked, &n, CHIEU_BOT_RANKED_MAX,
                         (ChieuBotRanked) { .move = i, .score = weigh_move (&self, &question->moves[i]) });
    }
  return n;
}

static int
choose_move (ChieuBotQuestion *question)
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];

  return chieu_luc_ho_rank_moves (question, ranked) > 0 ? ranked[0].move : 0;
}

static int
vua (ChieuBotQuestion *question)
{
  Thought self;
  int choice, claim;

  begin_thought (&self, question);
  choice = find_obvious (&self, chieu_luc_ho_count_cards_to_make (self.view, question->seat));
  if (choice >= 0)
    return choice;
  claim = chieu_bot_find_move (question, CHIEU_LUC_HO_AN_HO);
  if (claim < 0)
    return choose_move (question);
  choice = find_more (&self);
  return choice >= 0 ? choice : claim;
}

int
chieu_luc_ho_vua (const ChieuBotTurn *turn,
                  uint32_t           *nodes)
{
  return chieu_bot_answer_turn (NULL, vua, turn, CHIEU_BOT_RANK_NODES, nodes);
}
