/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand of the winner of Chắn, laid open set by set, and the cards in which each cước shows.
 */
#include "layout.h"

#include <string.h>

#include "games/chan/rules/groups.h"
#include "mat/feast/open-hand.h"

/* Returns: whether the view has all cards of the hand */
static gboolean
is_known (const ChieuChanSeat *seat)
{
  int n = 0;

  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    n += seat->hand[face];
  return n == seat->n_hand;
}

gboolean
chieu_chan_lay_open (const void    *view,
                     ChieuOpenHand *open)
{
  const ChieuChanState *s = view;
  const ChieuChanSeat *seat;
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  guint8 hand[CHIEU_CHAN_FACES];
  int n;

  if (s->winner < 0 || s->outcome == CHIEU_OUTCOME_FALSE || s->phase < CHIEU_EATING_LAY)
    return FALSE;
  seat = &s->seat[s->winner];
  if (!is_known (seat))
    return FALSE;
  *open = (ChieuOpenHand) { .win = -1 };
  for (int i = 0; i < seat->n_sets; i++)
    chieu_open_hand_add_set (open, seat->sets[i].cards, chieu_chan_set_size (&seat->sets[i]));
  memcpy (hand, seat->hand, sizeof hand);
  if (s->win != CHIEU_CARD_NONE)
    hand[s->win]++;
  n = chieu_chan_find_groups (hand, groups);
  for (int i = 0; i < n; i++)
    chieu_open_hand_add_set (open, groups[i].cards, groups[i].n);
  chieu_open_hand_set_win (open, s->win);
  return TRUE;
}

/* Returns: the faces of which the winner has a chíu on the mat, as bits */
static guint64
find_chiu (const ChieuChanState *s)
{
  const ChieuChanSeat *seat = &s->seat[s->winner];
  guint64 faces = 0;

  for (int i = 0; i < seat->n_sets; i++)
    if (seat->sets[i].kind == CHIEU_CHAN_SET_CHIU)
      faces |= CHIEU_BIT64 (seat->sets[i].cards[0]);
  return faces;
}

static ChieuCuocShown
find_shown (const void *view,
            int         cuoc,
            guint64    *faces)
{
  const ChieuChanState *s = view;

  *faces = 0;
  switch ((ChieuChanCuoc) cuoc)
    {
    case CHIEU_CHAN_CUOC_BACH_DINH:
    case CHIEU_CHAN_CUOC_TAM_DO:
    case CHIEU_CHAN_CUOC_KINH_TU_CHI:
      *faces = chieu_deck_chan.red;
      return CHIEU_SHOWN_IN_HAND;
    case CHIEU_CHAN_CUOC_TOM:
      *faces = CHIEU_BIT64 (CHIEU_CHAN_V (3)) | CHIEU_BIT64 (CHIEU_CHAN_S (3)) | CHIEU_BIT64 (CHIEU_CHAN_N (7));
      return CHIEU_SHOWN_IN_HAND;
    case CHIEU_CHAN_CUOC_LEO:
      *faces = CHIEU_BIT64 (CHIEU_CHAN_V (9)) | CHIEU_BIT64 (CHIEU_CHAN_S (8)) | CHIEU_BIT64 (CHIEU_CHAN_CC);
      return CHIEU_SHOWN_IN_HAND;
    case CHIEU_CHAN_CUOC_CHIU:
      *faces = find_chiu (s);
      return CHIEU_SHOWN_IN_SET;
    case CHIEU_CHAN_CUOC_CHI:
    case CHIEU_CHAN_CUOC_DIA_U:
    case CHIEU_CHAN_CUOC_CHIU_U:
    case CHIEU_CHAN_CUOC_U_BON:
    case CHIEU_CHAN_CUOC_BACH_THU:
    case CHIEU_CHAN_CUOC_BACH_THU_CHI:
      if (s->win != CHIEU_CARD_NONE)
        *faces = CHIEU_BIT64 (s->win);
      return CHIEU_SHOWN_IN_WIN;
    default:
      return CHIEU_SHOWN_IN_HAND;
    }
}

const ChieuMatOpening chieu_chan_opening = {
  .lay = chieu_chan_lay_open,
  .find_shown = find_shown,
  .common = 4,
  .rare = 12,
};
