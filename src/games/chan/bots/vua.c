/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Vừa: looks at every hand it could come to, counts the cards that would still help and may still be eaten, waits where most
 * winning cards are left, and puts down what the next player to eat can hardly eat; what that player let pass, put down and ate binds
 * him, too.
 */
#include "bots.h"

/* Weights by trial. */
enum
{
  WAITING = 300,                 /* a hand that waits … */
  LIVE = 16,                     /* … for each card it may win with */
  LOOSE = 45,                    /* a loose card too many */
  CHAN = 30,                     /* a chắn that is lacking */
  HELP_CHAN = 4,                 /* an unseen card that would make a chắn … */
  HELP_CA = 1,                   /* … or a cạ */
  UPGRADE = 1,                   /* an unseen card that would make a chắn of a cạ's card */
  FEED_CHAN = 8,                 /* an unseen card like the one put down, with which the next to eat would eat that */
  FEED_CA = 6,                   /* an unseen card of its rank in another suit, with which he would eat it as a cạ */
  FEED_CHIU = 4,                 /* somebody may hold the other three */
  FEED_DIVISOR = 2,              /* what a card feeds others is divided by this */
};

/* Everything that is the same for all hands weighed in one decision. */
typedef struct
{
  ChieuBotQuestion *question;
  uint8_t unseen[CHIEU_CHAN_FACES];
} Thought;

/* Returns: the face of the same rank @step suits, 1 or 2, further on; @face is not chi chi */
static ChieuCard
mate_of (ChieuCard face,
         int       step)
{
  return (ChieuCard) ((face + CHIEU_CHAN_SUIT_RANKS * step) % CHIEU_CHAN_CC);
}

static bool
may_eat (const ChieuChanSeat *seat,
         ChieuCard            face,
         ChieuCard            with)
{
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];

  return chieu_chan_list_eat_faults (seat, face, with, reasons) == 0;
}

/* ---- What a hand is worth ---- */

/* Weighs the unseen cards that would still make a set with the card @face, which is in no chắn and no cạ. */
static int
weigh_help_for (const Thought       *thought,
                const ChieuChanSeat *seat,
                ChieuCard            face)
{
  int help = may_eat (seat, face, face) ? HELP_CHAN * thought->unseen[face] : 0;

  for (int step = 1; face != CHIEU_CHAN_CC && step < CHIEU_STRIP_SUITS; step++)
    if (thought->unseen[mate_of (face, step)] > 0 && may_eat (seat, mate_of (face, step), face))
      help += HELP_CA * thought->unseen[mate_of (face, step)];
  return help;
}

/* Weighs the unseen cards that help the cards which are in no chắn; those of a cạ are helped only by what makes chắn of them, as long
 * as @lacks_chan. */
static int
weigh_help (const Thought        *thought,
            const ChieuChanSeat  *seat,
            const ChieuChanShape *shape,
            bool                  lacks_chan)
{
  int help = 0;

  for (uint32_t faces = shape->single; faces != 0; faces &= faces - 1)
    {
      ChieuCard face = (ChieuCard) __builtin_ctz (faces);

      if (__builtin_popcount (shape->single & chieu_chan_rank_of (face)) != 2)
        help += weigh_help_for (thought, seat, face);
      else if (lacks_chan)
        help += UPGRADE * thought->unseen[face];
    }
  return help;
}

static int
count_live (const Thought *thought,
            uint32_t       waits)
{
  int live = 0;

  for (; waits != 0; waits &= waits - 1)
    live += thought->unseen[__builtin_ctz (waits)];
  return live;
}

/* Returns: the worth of nineteen cards; more is better */
static int
weigh_hand (const Thought       *thought,
            const ChieuChanSeat *seat)
{
  uint32_t waits = chieu_chan_waits (seat->hand, seat->mat_chan);
  int live = count_live (thought, waits), lack;
  ChieuChanShape shape;

  if (live > 0)
    return WAITING + LIVE * live;
  chieu_chan_find_shape (seat->hand, &shape);
  /* One chắn may come with the winning card: a hand that lacks just that one costs nothing, but a chắn still helps it. */
  lack = CHIEU_CHAN_NEED - 1 - shape.chan - seat->mat_chan;
  return weigh_help (thought, seat, &shape, lack >= 0) - LOOSE * (chieu_chan_count_loose_ranks (&shape) - 1)
         - (lack > 0 ? CHAN * lack : 0);
}

/* ---- Whom a card would feed ---- */

/* Returns: the seat that may be the first to eat what this one puts down: its right neighbour; of a card that it returns, the seat
 * at that gate if it drew the card before, else the right neighbour of the gate */
static int
next_eater (const ChieuBotQuestion *question)
{
  const ChieuChanState *view = chieu_chan_view (question);

  if (view->phase != CHIEU_EATING_RETURN)
    return chieu_seat_right (view->seats, question->seat, 1);
  return view->drawn && view->gate != question->seat ? view->gate : chieu_seat_right (view->seats, view->gate, 1);
}

/* Weighs the unseen cards with which others would take @face. The next to eat is thought bound by what he let pass and put down: he
 * eats no chắn of such a face and no cạ of its rank; and by a cạ that he ate: he eats no chắn of its rank. */
static int
count_feed (const Thought *thought,
            ChieuCard      face)
{
  const ChieuChanSeat *eater = &chieu_chan_view (thought->question)->seat[next_eater (thought->question)];
  uint32_t bound = eater->passed | eater->discarded, rank = chieu_chan_rank_of (face);
  int feed = 0;

  if ((bound >> face & 1) == 0 && (rank == 0 || (eater->ca_ranks >> chieu_chan_place (face) & 1) == 0))
    feed += FEED_CHAN * thought->unseen[face];
  for (int step = 1; rank != 0 && (bound & rank) == 0 && step < CHIEU_STRIP_SUITS; step++)
    feed += FEED_CA * thought->unseen[mate_of (face, step)];
  return feed + (thought->unseen[face] == CHIEU_CHAN_CHIU_HELD ? FEED_CHIU : 0);
}

/* ---- Putting down ---- */

static void
put_down (ChieuChanSeat *seat,
          ChieuCard      face)
{
  seat->hand[face]--;
  seat->n_hand--;
  seat->discarded |= CHIEU_BIT (face);
}

static int
rank_discards (Thought        *thought,
               ChieuBotRanked *ranked)
{
  ChieuBotQuestion *question = thought->question;
  int n = 0;

  for (int i = 0; i < question->n_moves; i++)
    {
      ChieuChanSeat after = chieu_chan_view (question)->seat[question->seat];
      int worth;

      if (!chieu_bot_spend_node (question))
        break;
      put_down (&after, question->moves[i].face);
      worth = CHIEU_CHAN_TIE_STEPS * (weigh_hand (thought, &after) - count_feed (thought, question->moves[i].face) / FEED_DIVISOR)
              + (int) chieu_random_below (&question->random, CHIEU_CHAN_TIE_STEPS);
      chieu_bot_rank_in (ranked, &n, CHIEU_BOT_RANKED_MAX, (ChieuBotRanked) { .move = i, .score = worth });
    }
  return n;
}

/* ---- Claiming ---- */

/* Finds the worth @most of the best hand that is possible after the claim @move and a clean discard. Returns: whether there is
 * any */
static bool
weigh_claim (Thought         *thought,
             const ChieuMove *move,
             int             *most)
{
  ChieuBotQuestion *question = thought->question;
  ChieuChanSeat claimed;
  bool any = false;

  chieu_chan_find_seat_after (&chieu_chan_view (question)->seat[question->seat], move, &claimed);
  for (uint32_t faces = chieu_chan_find_clean_discards (&chieu_chan_view (question)->rules, &claimed); faces != 0; faces &= faces - 1)
    {
      ChieuChanSeat after = claimed;
      int worth;

      if (!chieu_bot_spend_node (question))
        return any;
      put_down (&after, (ChieuCard) __builtin_ctz (faces));
      worth = weigh_hand (thought, &after);
      if (!any || worth > *most)
        *most = worth;
      any = true;
    }
  return any;
}

static int
rank_claims (Thought        *thought,
             ChieuBotRanked *ranked)
{
  ChieuBotQuestion *question = thought->question;
  int pass = chieu_bot_find_pass (question), n = 0;

  if (pass >= 0 && chieu_bot_spend_node (question))
    ranked[n++] = (ChieuBotRanked) {
      .move = pass,
      .score = CHIEU_CHAN_TIE_STEPS * weigh_hand (thought, &chieu_chan_view (question)->seat[question->seat]),
    };
  for (int i = 0; i < question->n_moves; i++)
    {
      int worth;

      if ((question->moves[i].kind != CHIEU_CHAN_AN && question->moves[i].kind != CHIEU_CHAN_CHIU)
          || !weigh_claim (thought, &question->moves[i], &worth))
        continue;
      chieu_bot_rank_in (ranked, &n, CHIEU_BOT_RANKED_MAX, (ChieuBotRanked) { .move = i, .score = CHIEU_CHAN_TIE_STEPS * worth });
    }
  return n;
}

int
chieu_chan_rank_moves (ChieuBotQuestion *question,
                       ChieuBotRanked    ranked[CHIEU_BOT_RANKED_MAX])
{
  Thought thought = { .question = question };

  chieu_chan_count_unseen (question->view, question->seat, thought.unseen);
  if (chieu_eating_puts_down (chieu_chan_view (question)->phase))
    return rank_discards (&thought, ranked);
  return rank_claims (&thought, ranked);
}

static int
choose_move (ChieuBotQuestion *question)
{
  ChieuBotRanked ranked[CHIEU_BOT_RANKED_MAX];
  int pass = chieu_bot_find_pass (question);

  return chieu_chan_rank_moves (question, ranked) > 0 ? ranked[0].move : pass >= 0 ? pass : 0;
}

int
chieu_chan_vua (const ChieuBotTurn *turn,
                uint32_t           *nodes)
{
  return chieu_bot_answer_turn (chieu_chan_find_obvious, choose_move, turn, CHIEU_BOT_RANK_NODES, nodes);
}
