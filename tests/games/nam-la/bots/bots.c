/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bots of Năm lá: a beginner and one that counts. Khá and cao thủ are played by the latter: there is no search of this game.
 */
#include "bots/bot-game.h"
#include "bots/question.h"
#include "games/nam-la/rules/nam-la.h"

typedef ChieuNamLaState State;

/* Nothing is evaluated but the moves that are listed. */
#define NODES CHIEU_NAM_LA_HAND

static int
rank_of (const ChieuMove *move)
{
  return move->face % CHIEU_NAM_LA_RANKS;
}

/* Returns: the place of the lowest card that takes the trick, −1: none does, or none lies there */
static int
find_taker (const ChieuBotQuestion *question)
{
  const State *s = question->view;

  for (int i = 0; i < question->n_moves; i++)
    if (question->moves[i].kind == CHIEU_NAM_LA_THEO
        && chieu_nam_la_takes (question->moves[i].face, s->trick[1 - question->seat]))
      return i;
  return -1;
}

/* Returns: the place of the move with the lowest card */
static int
find_lowest (const ChieuBotQuestion *question)
{
  int best = 0;

  for (int i = 1; i < question->n_moves; i++)
    if (rank_of (&question->moves[i]) < rank_of (&question->moves[best]))
      best = i;
  return best;
}

/* Takes a trick as cheaply as it can, else puts its lowest card; leads its highest card. */
static int
think_beginner (ChieuBotQuestion *question)
{
  int taker = find_taker (question), best = 0;

  if (taker >= 0 || question->moves[0].kind == CHIEU_NAM_LA_THEO)
    return taker >= 0 ? taker : find_lowest (question);
  for (int i = 1; i < question->n_moves; i++)
    if (rank_of (&question->moves[i]) > rank_of (&question->moves[best]))
      best = i;
  return best;
}

/* Returns: how many cards that the other may hold take the trick if @card is led */
static int
count_takers (const State *s,
              int          seat,
              ChieuCard    card)
{
  unsigned seen = s->hand[seat] | s->won[0] | s->won[1];
  int n = 0;

  for (ChieuCard other = 0; other < CHIEU_NAM_LA_FACES; other++)
    n += (seen >> other & 1) == 0 && chieu_nam_la_takes (other, card);
  return n;
}

/* Leads a card that nothing can take, the lowest of them first; else the lowest card, so that the high ones may win later. */
static int
think (ChieuBotQuestion *question)
{
  int best = -1;

  if (question->moves[0].kind == CHIEU_NAM_LA_THEO)
    return think_beginner (question);
  for (int i = 0; i < question->n_moves && chieu_bot_spend_node (question); i++)
    if (count_takers (question->view, question->seat, question->moves[i].face) == 0
        && (best < 0 || rank_of (&question->moves[i]) < rank_of (&question->moves[best])))
      best = i;
  return best >= 0 ? best : find_lowest (question);
}

static int
tap_su (const ChieuBotTurn *turn,
        uint32_t           *nodes)
{
  return chieu_bot_answer_turn (NULL, think_beginner, turn, NODES, nodes);
}

static int
vua (const ChieuBotTurn *turn,
     uint32_t           *nodes)
{
  return chieu_bot_answer_turn (NULL, think, turn, NODES, nodes);
}

const ChieuBotGame chieu_bots_nam_la = {
  .game = &chieu_nam_la,
  .think = { tap_su, vua },
};
