/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Xướng: the winner calls what his hand has (help/C/chan-play.page, "The call").
 */
#include "call.h"

/* The full call of a hand is a move, and stands in the state and in the result. */
_Static_assert (CHIEU_CHAN_SCORE_MAX <= CHIEU_CUOC_MAX && CHIEU_CHAN_SCORE_MAX <= CHIEU_MOVE_CARDS_MAX, "a full call fits a move");

/* ---- Judging ---- */

/* Returns: whether the move names cước, in whatever order, each once unless it may be repeated, and xuông only alone
 * unless the house takes it for a cước like others */
static bool
is_call (const State     *s,
         const ChieuMove *move)
{
  bool xuong_alone = s->rules.value[CHIEU_CHAN_XUONG_RULE] == CHIEU_CHAN_XUONG_KHONG_CUOC;

  if (move->n < 1 || move->n > CHIEU_CUOC_MAX)
    return false;
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] >= CHIEU_CHAN_N_CUOC
        || (move->cards[i] == CHIEU_CHAN_CUOC_XUONG && xuong_alone && move->n > 1)
        || (!chieu_chan_may_repeat (move->cards[i]) && memchr (move->cards, move->cards[i], (size_t) i) != NULL))
      return false;
  return true;
}

int
chieu_chan_list_false_cuoc (const State   *s,
                            const uint8_t *call,
                            int            n,
                            uint8_t        wrong[CHIEU_CUOC_MAX])
{
  ChieuChanScore score;
  int n_wrong = 0;

  chieu_chan_find_full_call (s, &score);
  for (int i = 0; i < n; i++)
    if (chieu_chan_count_cuoc (call, i + 1, call[i]) > chieu_chan_count_cuoc_due (&score, call, n, call[i]))
      wrong[n_wrong++] = call[i];
  return n_wrong;
}

/* Returns: whether one of the @n cước of @cuoc is bạch thủ or includes it */
static bool
names_bach_thu (const uint8_t *cuoc,
                int            n)
{
  for (int i = 0; i < n; i++)
    if (cuoc[i] == CHIEU_CHAN_CUOC_BACH_THU || cuoc[i] == CHIEU_CHAN_CUOC_BACH_THU_CHI || chieu_chan_is_picture (cuoc[i]))
      return true;
  return false;
}

bool
chieu_chan_forgets_bach_thu (const State   *s,
                             const uint8_t *call,
                             int            n)
{
  ChieuChanScore score;

  chieu_chan_find_full_call (s, &score);
  return names_bach_thu (score.cuoc, score.n) && !names_bach_thu (call, n);
}

/* The most faults of one call: a cước that is not there, and bạch thủ forgotten. */
#define CALL_FAULTS_MAX 2

/* Lists the faults of a call. Returns: how many */
static int
list_call_faults (const State   *s,
                  const uint8_t *call,
                  int            n,
                  ChieuReason    faults[CALL_FAULTS_MAX])
{
  uint8_t wrong[CHIEU_CUOC_MAX];
  int n_faults = 0;

  if (chieu_chan_list_false_cuoc (s, call, n, wrong) > 0)
    faults[n_faults++] = CHIEU_CHAN_XUONG_SAI;
  if (chieu_chan_forgets_bach_thu (s, call, n))
    faults[n_faults++] = CHIEU_CHAN_QUEN_BACH_THU;
  return n_faults;
}

ChieuReason
chieu_chan_judge_call (const State     *s,
                       int              seat,
                       const ChieuMove *move,
                       bool            *possible)
{
  ChieuReason faults[CALL_FAULTS_MAX];

  (void) seat;
  *possible = false;
  if (move->kind != CHIEU_CHAN_XUONG)
    return CHIEU_CHAN_NOT_NOW;
  if (!is_call (s, move))
    return CHIEU_CHAN_XUONG_FORM;
  *possible = true;
  return list_call_faults (s, move->cards, move->n, faults) > 0 ? faults[0] : CHIEU_CHAN_OK;
}

/* ---- Listing ---- */

static ChieuMove
call_move (const uint8_t *cuoc,
           int            n)
{
  ChieuMove move = chieu_move_about (CHIEU_CHAN_XUONG, CHIEU_CARD_NONE);

  memcpy (move.cards, cuoc, (size_t) n);
  move.n = (uint8_t) n;
  return move;
}

/* Returns: the full call with one more cước, in its place */
static ChieuMove
call_with (const ChieuChanScore *full,
           uint8_t               more)
{
  uint8_t cuoc[CHIEU_CUOC_MAX];
  int at = 0;

  while (at < full->n && full->cuoc[at] <= more)
    at++;
  memcpy (cuoc, full->cuoc, (size_t) at);
  cuoc[at] = more;
  memcpy (cuoc + at + 1, full->cuoc + at, (size_t) (full->n - at));
  return call_move (cuoc, full->n + 1);
}

static ChieuMove
call_without (const ChieuChanScore *full,
              int                   place)
{
  uint8_t cuoc[CHIEU_CUOC_MAX];

  memcpy (cuoc, full->cuoc, (size_t) place);
  memcpy (cuoc + place, full->cuoc + place + 1, (size_t) (full->n - place - 1));
  return call_move (cuoc, full->n - 1);
}

/* Lists the calls of more than one cước that differ from the full one by one. */
static int
list_near_calls (const ChieuChanScore *full,
                 ChieuMove            *moves)
{
  int n = 0;

  if (full->cuoc[0] == CHIEU_CHAN_CUOC_XUONG)
    return 0;
  for (int i = 0; full->n > 2 && i < full->n; i++)
    if (i == 0 || full->cuoc[i] != full->cuoc[i - 1])
      moves[n++] = call_without (full, i);
  for (uint8_t more = 0; more < CHIEU_CHAN_CUOC_XUONG && full->n < CHIEU_CUOC_MAX; more++)
    if (chieu_chan_may_repeat (more) || chieu_chan_count_cuoc (full->cuoc, full->n, more) == 0)
      moves[n++] = call_with (full, more);
  return n;
}

/* Lists the right call, then each cước alone and the calls near the right one. A person may put together any call: check() knows
 * all of them. */
int
chieu_chan_list_calls (const State    *s,
                       int             seat,
                       ChieuMoveScope  scope,
                       ChieuMove      *moves)
{
  ChieuChanScore full;
  int n = 0;

  (void) seat;
  chieu_chan_find_full_call (s, &full);
  moves[n++] = call_move (full.cuoc, full.n);
  if (scope == CHIEU_MOVES_CLEAN)
    return n;
  for (uint8_t cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    if (full.n != 1 || full.cuoc[0] != cuoc)
      moves[n++] = call_move (&cuoc, 1);
  return n + list_near_calls (&full, moves + n);
}

/* ---- Doing it ---- */

/* Returns: whether a fault leaves the winner without pay: every fault does, except those that only cost a card */
static bool
is_unpaid (const State *s)
{
  const Seat *self = &s->seat[s->winner];

  for (int i = 0; i < self->n_faults; i++)
    if (chieu_chan_fault_kind (self->faults[i].reason) != CHIEU_CHAN_KIND_NONE
        && chieu_chan_fault_kind (self->faults[i].reason) != CHIEU_CHAN_KIND_LOST)
      return true;
  return false;
}

void
chieu_chan_do_call (State           *s,
                    int              seat,
                    const ChieuMove *move,
                    ChieuEvents     *events)
{
  ChieuReason faults[CALL_FAULTS_MAX];
  int n = list_call_faults (s, move->cards, move->n, faults);

  s->n_called = move->n;
  memcpy (s->called, move->cards, move->n);
  for (int i = 0; i < n; i++)
    chieu_chan_note_fault (s, seat, faults[i], CHIEU_CARD_NONE, CHIEU_CARD_NONE, events);
  chieu_eating_end (&s->table, is_unpaid (s) ? CHIEU_OUTCOME_UNPAID : CHIEU_OUTCOME_WON, seat, events);
}
