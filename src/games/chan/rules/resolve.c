/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decides when all who were asked have answered: ù goes before chíu, chíu before eating (help/C/chan-play.page, "The win").
 */
#include "claims.h"
#include "faults.h"
#include "win.h"

/* ---- Taking it ---- */

/* Notes all faults of the meal @move. Returns: whether one of them is open, and the seat is báo now */
static bool
note_meal_faults (State           *s,
                  int              seat,
                  const ChieuMove *move,
                  ChieuEvents     *events)
{
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];
  ChieuCard with = chieu_chan_get_hand_card (move);
  int n = chieu_chan_list_eat_faults (&s->seat[seat], move->face, with, reasons);

  for (int i = 0; i < n; i++)
    chieu_chan_note_fault (s, seat, reasons[i], move->face, with, events);
  if (move->cards[0] != move->face)
    chieu_chan_note_fault (s, seat, CHIEU_CHAN_TRAI_VI, move->face, with, events);
  return chieu_chan_is_bao (s, seat);
}

/* Even a faulty meal stays. After an open fault, nothing is put down: the right neighbour draws. */
static void
take_by_eating (State       *s,
                int          seat,
                ChieuEvents *events)
{
  ChieuMove move = s->answer[seat];
  bool bao;

  chieu_events_add (events, CHIEU_EVENT_MOVE, seat, move.face, CHIEU_CHAN_AN);
  bao = note_meal_faults (s, seat, &move, events);
  chieu_chan_take (s, seat, chieu_chan_get_hand_card (&move), 1);
  chieu_chan_lay (&s->seat[seat], &move);
  s->seat[seat].gate_passed = 1;
  s->first_turn = 0;
  s->card = CHIEU_CARD_NONE;
  if (bao)
    chieu_chan_draw (s, chieu_seat_right (s->seats, seat, 1), events);
  else
    chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_DISCARD);
}

static void
take_by_chiu (State       *s,
              int          seat,
              ChieuEvents *events)
{
  Seat *self = &s->seat[seat];
  ChieuCard face = s->card;
  ChieuReason fault = chieu_chan_find_chiu_fault (self, face);

  chieu_events_add (events, CHIEU_EVENT_MOVE, seat, face, CHIEU_CHAN_CHIU);
  if (fault != CHIEU_CHAN_OK)
    chieu_chan_note_fault (s, seat, fault, face, CHIEU_CARD_NONE, events);
  chieu_chan_take (s, seat, face, CHIEU_CHAN_CHIU_HELD);
  chieu_chan_lay (self, &s->answer[seat]);
  self->gate_passed |= seat == s->gate;
  s->card = CHIEU_CARD_NONE;
  if (!chieu_chan_is_bao (s, seat) && s->rules.value[CHIEU_CHAN_SAU_CHIU] == CHIEU_CHAN_SAU_CHIU_TRA_CUA)
    {
      chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_RETURN);
      return;
    }
  /* No card lies there any more: the seat that drew it has had its turn. */
  s->seat[s->gate].gate_passed = 1;
  if (!chieu_chan_is_bao (s, seat))
    {
      /* It discards at its own gate as after a meal, and its right neighbour goes on. */
      s->first_turn = 0;
      chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_DISCARD);
      return;
    }
  chieu_chan_draw (s, chieu_seat_right (s->seats, s->gate, 1), events);
}

/* ---- Leaving it ---- */

/* Notes the seats that left a card which the house wants them to take. Even out of turn they have refused its chắn: their cards
 * of this face make neither chắn nor cạ with an eaten card any more. */
static void
note_left (State       *s,
           ChieuEvents *events)
{
  for (int seat = 0; seat < s->seats; seat++)
    {
      bool left = (s->answered & ~s->can_u & CHIEU_BIT (seat)) != 0 && chieu_chan_is_pass (&s->answer[seat]);
      ChieuReason reason = left ? chieu_chan_judge_leaving (s, seat) : CHIEU_CHAN_OK;

      if (reason == CHIEU_CHAN_OK)
        continue;
      chieu_chan_note_fault (s, seat, reason, s->card, CHIEU_CARD_NONE, events);
      s->seat[seat].refused_chan |= CHIEU_BIT (s->card);
    }
}

static void
leave_card (State       *s,
            int          seat,
            int          kind,
            ChieuEvents *events)
{
  /* A seat cannot eat the card that it returned itself, so it refuses nothing; nor does one that is báo. */
  if (seat != chieu_chan_find_former_owner (s) && !chieu_chan_is_bao (s, seat))
    chieu_chan_note_refusal (&s->seat[seat], s->card);
  if (kind == CHIEU_CHAN_DUOI)
    {
      /* The event has no card: it was seen when it was drawn. */
      chieu_events_add (events, CHIEU_EVENT_MOVE, seat, CHIEU_CARD_NONE, CHIEU_CHAN_DUOI);
      s->seat[seat].gate_passed = 1;
      s->phase = CHIEU_EATING_PASSED_ON;
      s->turn = (uint8_t) chieu_seat_right (s->seats, seat, 1);
      s->can_u = 0;
      chieu_eating_ask (&s->table, CHIEU_BIT (s->turn));
      return;
    }
  chieu_eating_lay_aside (&s->table, s->dead);
  chieu_chan_draw (s, seat, events);
}

/* ---- The order ---- */

/* Lets the first who called ù rightly win; if all called falsely, that ends the hand. Returns: whether anybody called */
static bool
resolve_u (State       *s,
           ChieuEvents *events)
{
  int right = chieu_eating_find_first_answer (&s->table, s->gate, CHIEU_CHAN_U, s->can_u);
  int any = chieu_eating_find_first_answer (&s->table, s->gate, CHIEU_CHAN_U, ~0u);

  if (any < 0)
    return false;
  s->called_u = (uint8_t) chieu_eating_find_answers (&s->table, CHIEU_CHAN_U);
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->called_u & ~s->can_u & CHIEU_BIT (seat)) != 0)
      {
        s->false_u |= (uint8_t) CHIEU_BIT (seat);
        chieu_chan_note_fault (s, seat, chieu_chan_judge_u (s, seat, s->card), s->card, CHIEU_CARD_NONE, events);
      }
  if (right >= 0)
    {
      chieu_events_add (events, CHIEU_EVENT_MOVE, right, s->card, CHIEU_CHAN_U);
      chieu_chan_make_winner (s, right, s->card);
    }
  else
    {
      s->win = s->card;
      s->card = CHIEU_CARD_NONE;
      chieu_eating_end (&s->table, CHIEU_OUTCOME_FALSE, any, events);
    }
  return true;
}

void
chieu_chan_resolve (State       *s,
                    ChieuEvents *events)
{
  int chiu, kind = s->answer[s->turn].kind;

  if (resolve_u (s, events))
    return;
  chiu = chieu_eating_find_first_answer (&s->table, s->gate, CHIEU_CHAN_CHIU, ~0u);
  if (chiu >= 0)
    take_by_chiu (s, chiu, events);
  else
    {
      note_left (s, events);
      if (kind == CHIEU_CHAN_AN)
        take_by_eating (s, s->turn, events);
      else
        leave_card (s, s->turn, kind, events);
    }
}
