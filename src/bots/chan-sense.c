/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What every Chắn bot knows of its question.
 */
#include "chan-bots.h"

#include <string.h>

bool
chieu_chan_spend (ChieuChanQuestion *question)
{
  if (question->nodes >= question->max_nodes)
    return false;
  if (question->cancel != NULL && atomic_load_explicit (question->cancel, memory_order_relaxed))
    return false;
  question->nodes++;
  return true;
}

int
chieu_chan_find_move (const ChieuChanQuestion *question,
                      ChieuChanMoveKind        kind)
{
  for (int i = 0; i < question->n_moves; i++)
    if (question->moves[i].kind == kind)
      return i;
  return -1;
}

int
chieu_chan_find_pass (const ChieuChanQuestion *question)
{
  for (int i = 0; i < question->n_moves; i++)
    if (chieu_chan.is_pass (&question->moves[i]))
      return i;
  return -1;
}

int
chieu_chan_loose (const ChieuChanShape *shape)
{
  return shape->que + shape->ba_dau;
}

/* ---- What has been seen ---- */

static void
see (uint8_t   unseen[CHIEU_CHAN_FACES],
     ChieuCard card)
{
  if (card < CHIEU_CHAN_FACES && unseen[card] > 0)
    unseen[card]--;
}

static void
see_seat (const ChieuChanSeat *seat,
          uint8_t              unseen[CHIEU_CHAN_FACES])
{
  /* A view has what may be known of a hand: all of the own one, the card that found the cái. */
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    unseen[face] = (uint8_t) (unseen[face] - seat->hand[face]);
  for (int i = 0; i < seat->n_sets; i++)
    for (int j = 0; j < (seat->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 4 : 2); j++)
      see (unseen, seat->sets[i].cards[j]);
}

void
chieu_chan_unseen (const ChieuChanState *view,
                   int                   seat,
                   uint8_t               unseen[CHIEU_CHAN_FACES])
{
  (void) seat;
  memset (unseen, 4, CHIEU_CHAN_FACES);
  for (int i = 0; i < view->seats; i++)
    see_seat (&view->seat[i], unseen);
  for (int i = 0; i < view->n_dead; i++)
    see (unseen, view->dead[i].card);
  see (unseen, view->card);
}

/* ---- Asking ---- */

int
chieu_chan_obvious (const ChieuChanQuestion *question)
{
  int place;

  if (question->view->phase == CHIEU_CHAN_LAY)
    return 0;
  place = chieu_chan_find_move (question, CHIEU_CHAN_U);
  return place >= 0 ? place : chieu_chan_find_move (question, CHIEU_CHAN_HA);
}

int
chieu_chan_put_to (int                (*think) (ChieuChanQuestion *),
                const ChieuBotTurn  *turn,
                uint32_t             limit,
                uint32_t            *nodes)
{
  ChieuChanQuestion question = {
    .view = turn->view,
    .seat = turn->seat,
    .moves = turn->moves,
    .n_moves = turn->n_moves,
    .max_nodes = turn->budget->max_nodes > 0 ? turn->budget->max_nodes : limit,
    .cancel = turn->budget->cancel,
  };
  int choice = chieu_chan_obvious (&question);

  chieu_random_init (&question.random, turn->budget->seed);
  if (choice < 0)
    choice = think (&question);
  *nodes += question.nodes;
  return choice;
}
