/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a question as every Chắn bot needs it.
 */
#include "bots.h"

#include "rules/unseen.h"

int
chieu_chan_count_loose_ranks (const ChieuChanShape *shape)
{
  return shape->que + shape->ba_dau;
}

/* ---- What has been seen ---- */

static void
see_sets (const ChieuChanSeat *seat,
          uint8_t              unseen[CHIEU_CHAN_FACES])
{
  for (int i = 0; i < seat->n_sets; i++)
    for (int j = 0; j < chieu_chan_set_size (&seat->sets[i]); j++)
      chieu_unseen_see (&chieu_deck_chan, unseen, seat->sets[i].cards[j]);
}

void
chieu_chan_count_unseen (const ChieuChanState *view,
                         int                   seat,
                         uint8_t               unseen[CHIEU_CHAN_FACES])
{
  chieu_unseen_init (&chieu_deck_chan, unseen);
  for (int i = 0; i < view->seats; i++)
    see_sets (&view->seat[i], unseen);
  chieu_unseen_see_counts (&chieu_deck_chan, unseen, view->seat[seat].hand);
  /* In other hands only the card that found the cái is known. */
  if (view->cai != seat && view->cai_card_held)
    chieu_unseen_see (&chieu_deck_chan, unseen, view->cai_card);
  for (int i = 0; i < view->n_dead; i++)
    chieu_unseen_see (&chieu_deck_chan, unseen, view->dead[i].card);
  chieu_unseen_see (&chieu_deck_chan, unseen, view->card);
}

/* ---- Asking ---- */

int
chieu_chan_find_obvious (const ChieuBotQuestion *question)
{
  int place;

  if (chieu_chan_view (question)->phase == CHIEU_EATING_LAY)
    return 0;
  place = chieu_bot_find_move (question, CHIEU_CHAN_U);
  return place >= 0 ? place : chieu_bot_find_move (question, CHIEU_CHAN_HA);
}
