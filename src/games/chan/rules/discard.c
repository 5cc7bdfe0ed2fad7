/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Putting a card down, at the player's own gate or, after a chíu, at the one that was taken from (help/C/chan-play.page,
 * chan-faults.page).
 */
#include "discard.h"
#include "claims.h"
#include "faults.h"
#include "win.h"

static ChieuChanMoveKind
put_down_kind (const State *s)
{
  return s->phase == CHIEU_EATING_RETURN ? CHIEU_CHAN_TRA : CHIEU_CHAN_DANH;
}

/* Returns: whether @seat is the cái, and its twenty cards win as they were dealt */
static bool
has_thien_u (const State *s,
             int          seat)
{
  return s->first_turn && seat == s->cai && chieu_chan_judge_u (s, seat, CHIEU_CARD_NONE) == CHIEU_CHAN_OK;
}

/* If every card would be a fault, the meal before left no other choice: none of them is refused, though the fault is noted. */
static ChieuReason
find_discard_fault (const State *s,
                    int          seat,
                    ChieuCard    face)
{
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];
  const Seat *self = &s->seat[seat];

  if (has_thien_u (s, seat))
    return CHIEU_CHAN_BO_U;
  if (chieu_chan_list_discard_faults (&s->rules, self, face, reasons) == 0 || chieu_chan_find_clean_discards (&s->rules, self) == 0)
    return CHIEU_CHAN_OK;
  return reasons[0];
}

static ChieuReason
judge_thien_u (const State *s,
               int          seat,
               bool        *possible)
{
  *possible = s->first_turn && seat == s->cai && s->phase == CHIEU_EATING_DISCARD;
  return *possible ? chieu_chan_judge_u (s, seat, CHIEU_CARD_NONE) : CHIEU_CHAN_NOT_NOW;
}

ChieuReason
chieu_chan_judge_discard (const State     *s,
                          int              seat,
                          const ChieuMove *move,
                          bool            *possible)
{
  *possible = false;
  if (move->kind == CHIEU_CHAN_U)
    return judge_thien_u (s, seat, possible);
  if (move->kind != put_down_kind (s))
    return CHIEU_CHAN_NOT_NOW;
  if (move->face >= CHIEU_CHAN_FACES || s->seat[seat].hand[move->face] == 0)
    return CHIEU_CHAN_NO_CARD;
  *possible = true;
  return find_discard_fault (s, seat, move->face);
}

/* ---- Listing ---- */

static int
list_faces (const State *s,
            uint32_t     faces,
            ChieuMove   *moves)
{
  int n = 0;

  for (; faces != 0; faces &= faces - 1)
    moves[n++] = chieu_move_about (put_down_kind (s), (ChieuCard) __builtin_ctz (faces));
  return n;
}

int
chieu_chan_list_discards (const State    *s,
                          int             seat,
                          ChieuMoveScope  scope,
                          ChieuMove      *moves)
{
  const Seat *self = &s->seat[seat];
  uint32_t hand = chieu_chan_find_faces (self->hand), clean = chieu_chan_find_clean_discards (&s->rules, self);
  bool wins = has_thien_u (s, seat), may_call = s->first_turn && seat == s->cai;
  int n = 0;

  if (wins)
    {
      moves[n++] = chieu_move_about (CHIEU_CHAN_U, CHIEU_CARD_NONE);
      clean = 0;
    }
  else if (clean == 0)
    clean = hand;
  n += list_faces (s, clean, moves + n);
  if (scope == CHIEU_MOVES_CLEAN)
    return n;
  if (may_call && !wins)
    moves[n++] = chieu_move_about (CHIEU_CHAN_U, CHIEU_CARD_NONE);
  return n + list_faces (s, hand & ~clean, moves + n);
}

/* ---- Doing it ---- */

static void
note_faults (State       *s,
             int          seat,
             ChieuCard    face,
             ChieuEvents *events)
{
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];
  int n = chieu_chan_list_discard_faults (&s->rules, &s->seat[seat], face, reasons);

  if (has_thien_u (s, seat))
    {
      s->seat[seat].refused_u = 1;
      chieu_chan_note_fault (s, seat, CHIEU_CHAN_BO_U, CHIEU_CARD_NONE, CHIEU_CARD_NONE, events);
    }
  for (int i = 0; i < n; i++)
    chieu_chan_note_fault (s, seat, reasons[i], face, CHIEU_CARD_NONE, events);
}

static void
call_thien_u (State       *s,
              int          seat,
              ChieuEvents *events)
{
  ChieuReason reason = chieu_chan_judge_u (s, seat, CHIEU_CARD_NONE);

  if (reason == CHIEU_CHAN_OK)
    {
      chieu_chan_make_winner (s, seat, CHIEU_CARD_NONE);
      return;
    }
  s->false_u |= (uint8_t) CHIEU_BIT (seat);
  chieu_chan_note_fault (s, seat, reason, CHIEU_CARD_NONE, CHIEU_CARD_NONE, events);
  chieu_eating_end (&s->table, CHIEU_OUTCOME_FALSE, seat, events);
}

void
chieu_chan_do_discard (State           *s,
                       int              seat,
                       const ChieuMove *move,
                       ChieuEvents     *events)
{
  bool returns = s->phase == CHIEU_EATING_RETURN;
  Seat *self = &s->seat[seat];

  if (move->kind == CHIEU_CHAN_U)
    {
      call_thien_u (s, seat, events);
      return;
    }
  note_faults (s, seat, move->face, events);
  chieu_chan_take (s, seat, move->face, 1);
  self->discarded |= CHIEU_BIT (move->face);
  s->first_turn = 0;
  if (returns)
    {
      chieu_chan_start_claim (s, move->face, s->gate, CHIEU_EATING_FROM_RETURN, seat);
      return;
    }
  self->gate_passed = 1;
  chieu_chan_start_claim (s, move->face, seat, CHIEU_EATING_FROM_DISCARD, seat);
}
