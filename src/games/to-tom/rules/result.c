/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settles a finished hand, and says what the next one takes over (docs/rules/to-tom.md, "Cước and points", "Faults", "Hội").
 */
#include "contract.h"

static void
settle_points (const State *s,
               ChieuResult *result)
{
  ChieuCuocValues values;
  int points;

  if (s->outcome == CHIEU_OUTCOME_FALSE || s->winner < 0)
    return;
  chieu_to_tom_find_values (&s->rules, s->seats, &values);
  result->n_cuoc = s->n_called;
  memcpy (result->cuoc, s->called, s->n_called);
  result->worth = (int16_t) chieu_cuoc_sum (s->called, s->n_called, &values);
  if (s->outcome != CHIEU_OUTCOME_WON)
    return;
  points = result->worth;
  if (s->carry.pot >= 0 && s->rules.value[CHIEU_TO_TOM_POT_RULE] && points > s->carry.pot)
    points = s->carry.pot;
  result->points[s->winner] = (int16_t) points;
}

/* There is one debt however many faults there are; a win that is no chèo đò itself pays it. */
static void
settle_debts (const State *s,
              ChieuResult *result)
{
  unsigned debts = s->carry.debts | s->false_u;

  if (s->outcome == CHIEU_OUTCOME_CHEO_DO)
    debts |= CHIEU_BIT (s->winner);
  else if (s->winner >= 0 && s->outcome != CHIEU_OUTCOME_FALSE && (s->carry.debts >> s->winner & 1) != 0)
    {
      debts &= ~CHIEU_BIT (s->winner);
      result->paid_debt = 1;
    }
  result->next.debts = (uint8_t) debts;
}

static void
settle_next (const State *s,
             ChieuResult *result)
{
  ChieuCarry *next = &result->next;

  *next = s->carry;
  settle_debts (s, result);
  next->cai = (int8_t) (s->winner >= 0 ? s->winner : s->last_gate);
  /* Unpaid wins count for the next thông, those that are chèo đò do not. */
  next->thong = s->outcome == CHIEU_OUTCOME_WON || s->outcome == CHIEU_OUTCOME_UNPAID ? s->winner : -1;
  for (int seat = 0; seat < s->seats; seat++)
    {
      next->points[seat] += result->points[seat];
      if (next->pot >= 0)
        next->pot = (int16_t) (next->pot > result->points[seat] ? next->pot - result->points[seat] : 0);
    }
  result->match_over = chieu_to_tom_is_hoi_over (&s->rules, next->pot);
}

int
chieu_to_tom_faults (const void *state,
                     int         seat,
                     ChieuFault *faults)
{
  const Seat *self = &((const State *) state)->seat[seat];

  memcpy (faults, self->faults, self->n_faults * sizeof *faults);
  return self->n_faults;
}

void
chieu_to_tom_result (const void  *state,
                     ChieuResult *result)
{
  const State *s = state;

  if (!chieu_eating_init_result (&s->table, result))
    return;
  /* Collects the winner's faults and the false calls of others, as far as they cost something at this table. */
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < s->seat[seat].n_faults; i++)
      if (seat == s->winner || s->seat[seat].faults[i].reason == CHIEU_TO_TOM_U_SAI)
        {
          if (result->n_faults < CHIEU_FAULTS_MAX
              && chieu_to_tom_cost (&s->rules, s->seat[seat].faults[i].reason) != CHIEU_TO_TOM_COST_NONE)
            result->faults[result->n_faults++] = s->seat[seat].faults[i];
        }
  settle_points (s, result);
  settle_next (s, result);
}
