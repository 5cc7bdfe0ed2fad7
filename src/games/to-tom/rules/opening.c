/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The opening: khàn and thiên khai are laid face down, or kept as bất thực (docs/rules/to-tom.md, "Opening"), and a surplus card goes back
 * (too-many.c).
 */
#include "opening.h"
#include "turn.h"

/* Returns: whether three or four of @face wait to be laid or declared */
static bool
is_open (const Seat *seat,
         ChieuCard   face)
{
  return seat->hand[face] >= CHIEU_KHAN_CARDS && chieu_to_tom_find_bat_thuc (seat, face) < 0;
}

bool
chieu_to_tom_must_open (const Seat *seat)
{
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (is_open (seat, face))
      return true;
  return false;
}

static bool
must_answer (const State *s,
             int          seat)
{
  return chieu_to_tom_must_open (&s->seat[seat]) || chieu_to_tom_must_return (s, seat);
}

void
chieu_to_tom_ask_opening (State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (must_answer (s, seat))
      s->asked |= (uint8_t) CHIEU_BIT (seat);
}

/* Lists every move of the opening that the cards of @seat allow, right or not. Returns: how many */
static int
list_all (const State *s,
          int          seat,
          ChieuMove   *moves)
{
  const Seat *self = &s->seat[seat];
  int n = chieu_to_tom_list_returns (s, seat, moves);

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      if (!is_open (self, face))
        continue;
      moves[n++] = chieu_to_tom_move (self->hand[face] == CHIEU_KHAN_CARDS ? CHIEU_TO_TOM_KHAN : CHIEU_TO_TOM_THIEN_KHAI, face);
      if (self->n_bat_thuc < CHIEU_TO_TOM_BAT_THUC_MAX)
        moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_BAT_THUC, face);
    }
  moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_XONG, CHIEU_CARD_NONE);
  return n;
}

int
chieu_to_tom_list_opening (const State    *s,
                           int             seat,
                           ChieuMoveScope  scope,
                           ChieuMove      *moves)
{
  ChieuMove all[CHIEU_TO_TOM_CARDS];
  int n_all = list_all (s, seat, all), n = 0;
  bool possible;

  for (int i = 0; i < n_all; i++)
    if (chieu_to_tom_judge_opening (s, seat, &all[i], &possible) == CHIEU_TO_TOM_OK)
      moves[n++] = all[i];
  for (int i = 0; scope == CHIEU_MOVES_ALL && i < n_all; i++)
    if (chieu_to_tom_judge_opening (s, seat, &all[i], &possible) != CHIEU_TO_TOM_OK)
      moves[n++] = all[i];
  return n;
}

ChieuReason
chieu_to_tom_judge_opening (const State     *s,
                            int              seat,
                            const ChieuMove *move,
                            bool            *possible)
{
  const Seat *self = &s->seat[seat];

  *possible = false;
  if (move->kind == CHIEU_TO_TOM_XONG)
    {
      /* A seat is asked as long as something is left to do, so it is always a fault to say that all is done. */
      *possible = true;
      return chieu_to_tom_must_return (s, seat) ? CHIEU_TO_TOM_THUA_QUAN : CHIEU_TO_TOM_TREO_TRANH;
    }
  if (move->kind == CHIEU_TO_TOM_TRA_THUA)
    return chieu_to_tom_judge_return (s, seat, move->face, possible);
  if (move->kind > CHIEU_TO_TOM_BAT_THUC)
    return CHIEU_TO_TOM_NOT_NOW;
  if (move->face >= CHIEU_TO_TOM_FACES || !is_open (self, move->face))
    return CHIEU_TO_TOM_NO_CARD;
  if (move->kind == CHIEU_TO_TOM_BAT_THUC && self->n_bat_thuc == CHIEU_TO_TOM_BAT_THUC_MAX)
    return CHIEU_TO_TOM_NOT_NOW;
  if (move->kind != CHIEU_TO_TOM_BAT_THUC
      && self->hand[move->face] != (move->kind == CHIEU_TO_TOM_KHAN ? CHIEU_KHAN_CARDS : CHIEU_THIEN_KHAI_CARDS))
    return CHIEU_TO_TOM_NO_CARD;
  *possible = true;
  return chieu_to_tom_evades (s, seat, move->face) ? CHIEU_TO_TOM_TRA_THUA_SAI : CHIEU_TO_TOM_OK;
}

static void
declare_bat_thuc (Seat      *self,
                  ChieuCard  face)
{
  self->bat_thuc[self->n_bat_thuc++] = (ChieuToTomBatThuc) {
    .face = face,
    .held = self->hand[face],
  };
  self->cups++;
}

/* Notes everything that @seat has left undone when it says that it is done. */
static void
note_undone (State *s,
             int    seat)
{
  if (chieu_to_tom_must_return (s, seat))
    chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_THUA_QUAN, CHIEU_CARD_NONE, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (is_open (&s->seat[seat], face))
      chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_TREO_TRANH, face, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

void
chieu_to_tom_do_opening (State           *s,
                         int              seat,
                         const ChieuMove *move,
                         ChieuEvents     *events)
{
  Seat *self = &s->seat[seat];

  if (move->kind <= CHIEU_TO_TOM_BAT_THUC && chieu_to_tom_evades (s, seat, move->face))
    chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_TRA_THUA_SAI, move->face, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  if (move->kind == CHIEU_TO_TOM_XONG)
    note_undone (s, seat);
  else if (move->kind == CHIEU_TO_TOM_TRA_THUA)
    chieu_to_tom_do_return (s, seat, move->face);
  else if (move->kind == CHIEU_TO_TOM_BAT_THUC)
    declare_bat_thuc (self, move->face);
  else
    {
      ChieuCard cards[CHIEU_THIEN_KHAI_CARDS] = { move->face, move->face, move->face, move->face };
      int n = self->hand[move->face];

      chieu_to_tom_lay_phu (self, n == CHIEU_KHAN_CARDS ? CHIEU_PHU_KHAN : CHIEU_PHU_THIEN_KHAI, CHIEU_TO_TOM_PHU_DOWN,
                            cards, n);
      self->n_hand = (uint8_t) (self->n_hand - n);
      self->hand[move->face] = 0;
    }

  if (move->kind == CHIEU_TO_TOM_XONG || !must_answer (s, seat))
    s->asked = (uint8_t) (s->asked & ~CHIEU_BIT (seat));
  if (s->asked == 0)
    chieu_to_tom_go_on_showing (s, events);
}

bool
chieu_to_tom_may_take_back (const State *s,
                            int          seat,
                            ChieuCard    face)
{
  const Seat *self = &s->seat[seat];

  /* A thiên khai that was shown, and a khàn whose fourth card lies at a gate, can no longer be split. */
  return !self->acted
         && s->rules.value[CHIEU_TO_TOM_BAT_THUC_KHI] == CHIEU_TO_TOM_BAT_THUC_KHI_TRUOC_DANH
         && face < CHIEU_TO_TOM_FACES
         && face != s->card
         && self->n_bat_thuc < CHIEU_TO_TOM_BAT_THUC_MAX
         && (chieu_to_tom_find_down (self, face, CHIEU_KHAN_CARDS) >= 0
             || chieu_to_tom_find_down (self, face, CHIEU_THIEN_KHAI_CARDS) >= 0);
}

void
chieu_to_tom_take_back (State     *s,
                        int        seat,
                        ChieuCard  face)
{
  Seat *self = &s->seat[seat];
  int n = chieu_to_tom_find_down (self, face, CHIEU_KHAN_CARDS) >= 0 ? CHIEU_KHAN_CARDS : CHIEU_THIEN_KHAI_CARDS;
  int place = chieu_to_tom_find_down (self, face, n);

  memmove (self->phu + place, self->phu + place + 1, (size_t) (self->n_phu - place - 1) * sizeof self->phu[0]);
  memset (&self->phu[--self->n_phu], 0, sizeof self->phu[0]);
  self->hand[face] = (uint8_t) (self->hand[face] + n);
  self->n_hand = (uint8_t) (self->n_hand + n);
  declare_bat_thuc (self, face);
}
