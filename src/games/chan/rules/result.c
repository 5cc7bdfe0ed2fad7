/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settles a finished hand between the seats, and says what the next one takes over (help/C/chan-faults.page, chan-cuoc.page).
 */
#include "call.h"
#include "contract.h"

/* ---- The winner ---- */

static bool
has_fault_of_kind (const State        *s,
                   ChieuChanFaultKind  kind)
{
  const Seat *self = &s->seat[s->winner];

  for (int i = 0; i < self->n_faults; i++)
    if (chieu_chan_fault_kind (self->faults[i].reason) == kind)
      return true;
  return false;
}

static bool
has_fault (const State *s,
           int          reason)
{
  const Seat *self = &s->seat[s->winner];

  for (int i = 0; i < self->n_faults; i++)
    if (self->faults[i].reason == reason)
      return true;
  return false;
}

int
chieu_chan_count_ga (const State   *s,
                     const uint8_t *call,
                     int            n)
{
  int rule = s->rules.value[CHIEU_CHAN_GA];

  if (rule == CHIEU_CHAN_GA_NONE)
    return 0;
  return chieu_chan_count_ga_in_call (call, n, rule == CHIEU_CHAN_GA_WIDE, s->rules.value[CHIEU_CHAN_GA_BACH_THU_CHI] != 0);
}

int
chieu_chan_worth (const State   *s,
                  const uint8_t *call,
                  int            n)
{
  ChieuChanValues values;

  chieu_chan_find_values (&s->rules, &values);
  return chieu_chan_sum_call (&values, call, n) + s->rules.value[CHIEU_CHAN_GA_POINTS] * chieu_chan_count_ga (s, call, n);
}

/* ---- Points from seat to seat ---- */

/* Lets @payer pay each other seat @points. A seat that is báo gets none of it. */
static void
pay_each (const State *s,
          ChieuResult *result,
          int          payer,
          int          points)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (seat != payer && !chieu_chan_is_bao (s, seat))
      {
        result->points[seat] = (int16_t) (result->points[seat] + points);
        result->points[payer] = (int16_t) (result->points[payer] - points);
      }
}

static void
pay_winner (const State *s,
            ChieuResult *result,
            int          seat,
            int          points)
{
  result->points[seat] = (int16_t) (result->points[seat] - points);
  result->points[s->winner] = (int16_t) (result->points[s->winner] + points);
}

/* Returns: the points that the caller pays each seat: for every cước that is not there, and for bạch thủ if it was not called */
static int
call_fine (const State           *s,
           const ChieuChanValues *values)
{
  uint8_t wrong[CHIEU_CUOC_MAX];
  int n = chieu_chan_list_false_cuoc (s, s->called, s->n_called, wrong), fine = 0;

  for (int i = 0; i < n; i++)
    fine += values->diem[wrong[i]];
  if (chieu_chan_forgets_bach_thu (s, s->called, s->n_called))
    fine += values->diem[CHIEU_CHAN_CUOC_BACH_THU];
  return fine;
}

static void
settle_win (const State           *s,
            const ChieuChanValues *values,
            ChieuResult           *result)
{
  result->n_cuoc = s->n_called;
  memcpy (result->cuoc, s->called, s->n_called);
  result->worth = (int16_t) chieu_chan_worth (s, s->called, s->n_called);
  if (has_fault_of_kind (s, CHIEU_CHAN_KIND_HIDDEN))
    pay_each (s, result, s->winner, chieu_chan_find_penalty (values));
  else if (has_fault_of_kind (s, CHIEU_CHAN_KIND_CALL))
    pay_each (s, result, s->winner, call_fine (s, values));
  else if (s->outcome == CHIEU_OUTCOME_WON)
    {
      /* Each seat that is báo pays for all, in full. */
      int losers = s->seats - 1;

      for (int seat = 0; seat < s->seats; seat++)
        if (s->bao == 0 && seat != s->winner)
          pay_winner (s, result, seat, result->worth);
        else if (chieu_chan_is_bao (s, seat))
          pay_winner (s, result, seat, result->worth * losers);
    }
}

static void
settle_points (const State *s,
               ChieuResult *result)
{
  ChieuChanValues values;

  chieu_chan_find_values (&s->rules, &values);
  if (s->winner >= 0 && s->outcome != CHIEU_OUTCOME_FALSE)
    settle_win (s, &values, result);
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->false_u >> seat & 1) != 0)
      pay_each (s, result, seat, chieu_chan_find_penalty (&values));
}

/* ---- Faults and the next hand ---- */

/* A win counts for thông if it was called rightly; of the faults that cost the pay only bỏ ù breaks it. */
static bool
counts_for_thong (const State *s)
{
  return s->winner >= 0
         && s->outcome != CHIEU_OUTCOME_FALSE
         && !has_fault_of_kind (s, CHIEU_CHAN_KIND_HIDDEN)
         && !has_fault_of_kind (s, CHIEU_CHAN_KIND_CALL)
         && !has_fault (s, CHIEU_CHAN_BO_U);
}

static void
settle_next (const State *s,
             ChieuResult *result)
{
  ChieuCarry *next = &result->next;

  *next = s->carry;
  next->cai = (int8_t) (s->winner >= 0 ? s->winner : s->drawer);
  next->thong = (int8_t) (counts_for_thong (s) ? s->winner : -1);
  for (int seat = 0; seat < s->seats; seat++)
    next->points[seat] += result->points[seat];
}

int
chieu_chan_faults (const void *state,
                   int         seat,
                   ChieuFault *faults)
{
  const Seat *self = &((const State *) state)->seat[seat];

  memcpy (faults, self->faults, self->n_faults * sizeof *faults);
  return self->n_faults;
}

void
chieu_chan_result (const void  *state,
                   ChieuResult *result)
{
  const State *s = state;

  if (!chieu_eating_init_result (&s->table, result))
    return;
  /* Collects what is paid for: the winner's faults, and of all seats false ù and the faults that were seen at once. */
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < s->seat[seat].n_faults && result->n_faults < CHIEU_FAULTS_MAX; i++)
      {
        ChieuChanFaultKind kind = chieu_chan_fault_kind (s->seat[seat].faults[i].reason);

        if (seat == s->winner || kind == CHIEU_CHAN_KIND_U_LAO || kind == CHIEU_CHAN_KIND_OPEN)
          result->faults[result->n_faults++] = s->seat[seat].faults[i];
      }
  settle_points (s, result);
  settle_next (s, result);
}
