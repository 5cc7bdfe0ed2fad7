/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The opening in houses that have it: a hand dealt without chắn is laid down as ù xuông, or played (help/C/chan-house-rules.page,
 * "A hand without chắn").
 */
#include "opening.h"

/* Returns: the seats that may lay down, as bits */
static unsigned
find_seats_without_chan (const State *s)
{
  unsigned seats = 0;

  if (s->rules.value[CHIEU_CHAN_KHONG_CHAN] == CHIEU_CHAN_KHONG_CHAN_NO)
    return 0;
  for (int seat = 0; seat < s->seats; seat++)
    if (chieu_chan_count_chan (s->seat[seat].hand) == 0)
      seats |= CHIEU_BIT (seat);
  return seats;
}

void
chieu_chan_begin_play (State *s)
{
  unsigned seats = find_seats_without_chan (s);

  if (seats == 0)
    {
      chieu_eating_ask_in_turn (&s->table, s->cai, CHIEU_EATING_DISCARD);
      return;
    }
  s->phase = CHIEU_EATING_OPENING;
  s->turn = s->cai;
  chieu_eating_ask (&s->table, seats);
}

int
chieu_chan_list_opening (const State    *s,
                         int             seat,
                         ChieuMoveScope  scope,
                         ChieuMove      *moves)
{
  int n = 0;

  (void) scope;
  moves[n++] = chieu_move_about (CHIEU_CHAN_CHOI, CHIEU_CARD_NONE);
  if (chieu_chan_count_chan (s->seat[seat].hand) == 0)
    moves[n++] = chieu_move_about (CHIEU_CHAN_HA, CHIEU_CARD_NONE);
  return n;
}

ChieuReason
chieu_chan_judge_opening (const State     *s,
                          int              seat,
                          const ChieuMove *move,
                          bool            *possible)
{
  *possible = move->kind == CHIEU_CHAN_CHOI
              || (move->kind == CHIEU_CHAN_HA && chieu_chan_count_chan (s->seat[seat].hand) == 0);
  return *possible ? CHIEU_CHAN_OK : CHIEU_CHAN_NOT_NOW;
}

void
chieu_chan_do_opening (State           *s,
                       int              seat,
                       const ChieuMove *move,
                       ChieuEvents     *events)
{
  int first;

  if (!chieu_eating_note_answer (&s->table, seat, move))
    return;
  /* If several seats want to lay down, the first from the cái to the right does. */
  first = chieu_eating_find_first_answer (&s->table, s->cai, CHIEU_CHAN_HA, ~0u);
  if (first < 0)
    {
      chieu_eating_ask_in_turn (&s->table, s->cai, CHIEU_EATING_DISCARD);
      return;
    }
  s->laid_down = 1;
  s->called[s->n_called++] = CHIEU_CHAN_CUOC_XUONG;
  chieu_events_add (events, CHIEU_EVENT_MOVE, first, CHIEU_CARD_NONE, CHIEU_CHAN_HA);
  chieu_eating_end (&s->table, CHIEU_OUTCOME_WON, first, events);
}
