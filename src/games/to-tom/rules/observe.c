/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the view of one seat, decided card by card by owner and by what was shown.
 */
#include "contract.h"

static void
hide_noc (State *s,
          bool   drawn_waits)
{
  ChieuCard drawn = drawn_waits ? s->noc[s->noc_left] : 0, under = s->noc[0];

  memset (s->noc, 0, sizeof s->noc);
  memset (s->noc, CHIEU_CARD_HIDDEN, s->noc_left);
  if (chieu_to_tom_count_under (s) > 0)
    s->noc[0] = under;
  if (drawn_waits)
    s->noc[s->noc_left] = drawn;
}

static void
hide_phu (ChieuToTomPhu *phu,
          bool           laid_down)
{
  int rest = laid_down ? 0 : CHIEU_TO_TOM_PHU_REST (phu);

  /* Only the owner knows what was refused. */
  phu->flags &= (uint8_t) ~CHIEU_TO_TOM_PHU_BARRED;
  phu->of_refused = 0;
  if ((phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
    memset (phu->cards, CHIEU_CARD_HIDDEN, phu->n);
  if (rest == 0)
    return;
  memset (phu->cards + CHIEU_TO_TOM_PHU_REST_AT, CHIEU_CARD_HIDDEN, (size_t) rest);
  /* Whether it is a bí or a named triple is not known either: a view says bí. */
  phu->kind = CHIEU_PHU_BI;
}

static void
hide_seat (State *s,
           int    seat)
{
  Seat *self = &s->seat[seat];
  bool laid_down = s->phase >= CHIEU_EATING_LAY && seat == s->winner && s->outcome != CHIEU_OUTCOME_FALSE;

  for (int i = 0; i < self->n_phu; i++)
    hide_phu (&self->phu[i], laid_down);
  for (int i = 0; i < self->n_bat_thuc; i++)
    if (self->bat_thuc[i].named == 0)
      {
        self->bat_thuc[i].face = CHIEU_CARD_HIDDEN;
        self->bat_thuc[i].held = 0;
        self->bat_thuc[i].discarded = 0;
      }
  /* Only the owner knows its refusals, its faults and what is barred for it. Deeds and faults beyond their number are zero already. */
  memset (self->deeds, 0, self->n_deeds);
  self->n_deeds = 0;
  memset (self->faults, 0, self->n_faults * sizeof self->faults[0]);
  self->n_faults = 0;
  self->refused_u = 0;
  self->spoiled_chi_nay = 0;
  self->refused = 0;
  memset (self->refused_with, 0, sizeof self->refused_with);
  if (!laid_down)
    memset (self->hand, 0, sizeof self->hand);
}

void
chieu_to_tom_observe (const void *state,
                      int         seat,
                      void       *view)
{
  State *s = view;

  memcpy (s, state, sizeof *s);
  hide_noc (s, chieu_to_tom_drawn_waits (s));
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      hide_seat (s, other);
  chieu_eating_hide_answers (&s->table, seat);
}
