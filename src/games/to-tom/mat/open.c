/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The winner's hand as it lies open when a hand of Tổ tôm ends, phu by phu, and the cards in which each cước shows.
 */
#include "layout.h"

#include <string.h>

#include "games/to-tom/rules/eval/eval-faces.h"
#include "mat/feast/open-hand.h"

/* ---- The winner's hand ---- */

/* A khàn or thiên khai that its owner has not turned up yet still lies face down; its lowest card shows its face. */
static void
turn_down (const ChieuToTomSeat *seat,
           ChieuPhu             *phu)
{
  for (int i = 0; i < seat->n_phu; i++)
    if ((seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0 && seat->phu[i].n == phu->n
        && seat->phu[i].cards[0] == phu->cards[0] && phu->cards[0] == phu->cards[phu->n - 1])
      memset (phu->cards, CHIEU_CARD_HIDDEN, (gsize) phu->n - 1);
}

/* Cards that do not win lie as they were held: the phu of the mat, then the hand as it is sorted. */
static void
lay_as_held (const ChieuToTomState *s,
             ChieuOpenHand         *open)
{
  const ChieuToTomSeat *seat = &s->seat[s->winner];
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };

  for (int i = 0; i < seat->n_phu; i++)
    chieu_open_hand_add_set (open, seat->phu[i].cards, seat->phu[i].n);
  memcpy (counts, seat->hand, sizeof counts);
  for (int i = 0; i < seat->n_alone; i++)
    counts[seat->alone[i]]++;
  if (s->win < CHIEU_TO_TOM_FACES)
    counts[s->win]++;
  chieu_hand_sort (counts, &hand);
  for (int from = 0, to; from < hand.n; from = to)
    {
      for (to = from + 1; to < hand.n && hand.group[to] == hand.group[from]; to++)
        ;
      chieu_open_hand_add_set (open, hand.cards + from, to - from);
    }
}

/* The view of somebody else has no card of the hand before it is laid open. */
static gboolean
is_known (const ChieuToTomSeat *seat)
{
  int n = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    n += seat->hand[face];
  return n == seat->n_hand;
}

gboolean
chieu_to_tom_lay_open (const void    *view,
                       ChieuOpenHand *open)
{
  const ChieuToTomState *s = view;
  ChieuReading reading;
  ChieuScore score;

  if (s->winner < 0 || (s->phase != CHIEU_EATING_LAY && s->phase != CHIEU_EATING_OVER) || !is_known (&s->seat[s->winner]))
    return FALSE;
  *open = (ChieuOpenHand) { .win = -1 };
  if (chieu_to_tom_reading (s, &score, &reading))
    {
      for (int i = 0; i < reading.n; i++)
        {
          ChieuPhu phu = reading.phu[i];

          if (s->phase == CHIEU_EATING_LAY)
            turn_down (&s->seat[s->winner], &phu);
          chieu_open_hand_add_set (open, phu.cards, phu.n);
        }
    }
  else
    lay_as_held (s, open);
  chieu_open_hand_set_win (open, s->win);
  return TRUE;
}

/* ---- Where a cước shows ---- */

static ChieuCuocShown
find_shown (const void *view,
            int         cuoc,
            guint64    *faces)
{
  *faces = 0;
  switch ((ChieuCuoc) cuoc)
    {
    case CHIEU_CUOC_TOM:
      *faces = eval_triple_faces[CHIEU_LUNG_TOM];
      return CHIEU_SHOWN_IN_SET;
    case CHIEU_CUOC_LEO:
      *faces = eval_triple_faces[CHIEU_LUNG_LEO];
      return CHIEU_SHOWN_IN_SET;
    case CHIEU_CUOC_CHI_NAY:
      *faces = CHIEU_BIT64 (CHIEU_CC);
      return CHIEU_SHOWN_IN_WIN;
    case CHIEU_CUOC_BACH_DINH:
    case CHIEU_CUOC_THAP_HONG:
    case CHIEU_CUOC_KINH_CO:
    case CHIEU_CUOC_KINH_TU_CO:
      *faces = chieu_deck_to_tom.red;
      return CHIEU_SHOWN_IN_HAND;
    case CHIEU_CUOC_THONG:
    case CHIEU_CUOC_SUONG:
    case CHIEU_N_CUOC:
    default:
      return CHIEU_SHOWN_IN_HAND;
    }
}

const ChieuMatOpening chieu_to_tom_opening = {
  .lay = chieu_to_tom_lay_open,
  .find_shown = find_shown,
  .common = 4,
  .rare = 14,
};
