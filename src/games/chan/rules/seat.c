/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One seat: its moves, cards that leave its hand, its faults.
 */
#include "state.h"

ChieuMove
chieu_chan_eat_move (ChieuCard face,
                     ChieuCard with,
                     bool      wrong)
{
  ChieuMove move = chieu_move_about (CHIEU_CHAN_AN, face);

  move.detail = face == with ? CHIEU_CHAN_SET_CHAN : CHIEU_CHAN_SET_CA;
  move.n = 2;
  move.cards[wrong] = face;
  move.cards[!wrong] = with;
  return move;
}

ChieuCard
chieu_chan_get_hand_card (const ChieuMove *move)
{
  return move->cards[0] == move->face ? move->cards[1] : move->cards[0];
}

int
chieu_chan_count_own (const ChieuChanSeat *seat,
                      ChieuCard            face)
{
  int n = seat->hand[face];

  for (int i = 0; i < seat->n_sets; i++)
    for (int j = 0; j < chieu_chan_set_size (&seat->sets[i]); j++)
      n += seat->sets[i].cards[j] == face;
  return n;
}

/* Removes @n cards of @face from the hand of @seat, with everybody watching. */
static void
remove_cards (Seat      *seat,
              ChieuCard  face,
              int        n)
{
  seat->hand[face] = (uint8_t) (seat->hand[face] - n);
  seat->n_hand = (uint8_t) (seat->n_hand - n);
  seat->left[face] = (uint8_t) (seat->left[face] + n);
}

void
chieu_chan_take (State     *s,
                 int        seat,
                 ChieuCard  face,
                 int        n)
{
  remove_cards (&s->seat[seat], face, n);
  /* Nobody can tell which one of equal cards it was. */
  if (seat == s->cai && face == s->cai_card)
    s->cai_card_held = 0;
}

static void
lay_set (Seat            *self,
         int              kind,
         const ChieuMove *move,
         int              n)
{
  ChieuChanSet *set = &self->sets[self->n_sets++];

  set->kind = (uint8_t) kind;
  set->eaten = move->face;
  for (int i = 0; i < n; i++)
    set->cards[i] = move->kind == CHIEU_CHAN_AN ? move->cards[i] : move->face;
  self->eaten |= CHIEU_BIT (move->face);
}

void
chieu_chan_lay (Seat            *seat,
                const ChieuMove *move)
{
  if (move->kind == CHIEU_CHAN_CHIU)
    {
      lay_set (seat, CHIEU_CHAN_SET_CHIU, move, CHIEU_CHAN_CHIU_CARDS);
      seat->mat_chan = (uint8_t) (seat->mat_chan + 2);
      return;
    }
  lay_set (seat, move->detail, move, 2);
  if (move->detail == CHIEU_CHAN_SET_CHAN)
    seat->mat_chan++;
  else
    seat->ca_ranks |= (uint8_t) CHIEU_BIT (chieu_chan_place (move->face));
}

void
chieu_chan_find_seat_after (const ChieuChanSeat *seat,
                            const ChieuMove     *move,
                            ChieuChanSeat       *after)
{
  ChieuCard with = move->kind == CHIEU_CHAN_AN ? chieu_chan_get_hand_card (move) : move->face;

  *after = *seat;
  remove_cards (after, with, move->kind == CHIEU_CHAN_AN ? 1 : CHIEU_CHAN_CHIU_HELD);
  chieu_chan_lay (after, move);
}

bool
chieu_chan_is_bao (const State *s,
                   int          seat)
{
  return (s->bao >> seat & 1) != 0;
}

/* Returns: whether @reason is noted already, and so is not noted again. With all places taken it counts as noted, which does not happen:
 * there is room for all the faults that a seat can commit (CHIEU_CHAN_FAULTS_MAX) */
static bool
is_noted (const Seat *self,
          int         reason)
{
  for (int i = 0; i < self->n_faults; i++)
    if (self->faults[i].reason == reason)
      return true;
  return self->n_faults == CHIEU_CHAN_FAULTS_MAX;
}

void
chieu_chan_note_fault (State       *s,
                       int          seat,
                       int          reason,
                       ChieuCard    a,
                       ChieuCard    b,
                       ChieuEvents *events)
{
  Seat *self = &s->seat[seat];
  ChieuFault *fault = &self->faults[self->n_faults];

  if (chieu_chan_fault_kind (reason) == CHIEU_CHAN_KIND_OPEN)
    {
      s->bao |= (uint8_t) CHIEU_BIT (seat);
      chieu_events_add (events, CHIEU_EVENT_FAULT, seat, a, reason);
    }
  if (is_noted (self, reason))
    return;
  self->n_faults++;
  fault->reason = (uint8_t) reason;
  fault->seat = (uint8_t) seat;
  fault->move = s->move_number;
  if (a != CHIEU_CARD_NONE)
    fault->cards[fault->n++] = a;
  if (b != CHIEU_CARD_NONE)
    fault->cards[fault->n++] = b;
}
