/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hand of one seat, its cards on the mat, and what it did.
 */
#include "state.h"

ChieuMove
chieu_to_tom_move (ChieuToTomMoveKind kind,
                   ChieuCard          face)
{
  ChieuMove move = chieu_move_about (kind, face);

  move.target = CHIEU_TO_TOM_NEW;
  return move;
}

static int
count_alone (const Seat *seat,
             ChieuCard   face)
{
  int n = 0;

  for (int i = 0; i < seat->n_alone; i++)
    n += seat->alone[i] == face;
  return n;
}

int
chieu_to_tom_count_hidden (const Seat *seat,
                           ChieuCard   face)
{
  int n = seat->hand[face];

  for (int i = 0; i < seat->n_phu; i++)
    {
      const ChieuToTomPhu *phu = &seat->phu[i];
      bool down = (phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0;
      int from = down ? 0 : CHIEU_TO_TOM_PHU_REST_AT, end = down ? phu->n : from + CHIEU_TO_TOM_PHU_REST (phu);

      for (int k = from; k < end; k++)
        n += phu->cards[k] == face;
    }
  return n;
}

ChieuHouse
chieu_to_tom_house (const ChieuRules *rules)
{
  return (ChieuHouse) {
    .any_123 = rules->value[CHIEU_TO_TOM_LUNG_123] == CHIEU_TO_TOM_LUNG_123_MOI_HANG,
    .lone_yeu = (uint8_t) rules->value[CHIEU_TO_TOM_YEU_AN_LE],
  };
}

int
chieu_to_tom_count_free (const State *s,
                         const Seat  *seat,
                         ChieuCard    face)
{
  if (seat->n_alone == 0
      || (s->rules.value[CHIEU_TO_TOM_YEU_AN_LE] == CHIEU_LONE_YEU_BOUND && chieu_card_is_yeu (face)))
    return seat->hand[face];
  return seat->hand[face] + count_alone (seat, face);
}

int
chieu_to_tom_count_held_equals (const State *s,
                                const Seat  *seat,
                                ChieuCard    face)
{
  if (s->rules.value[CHIEU_TO_TOM_YEU_AN_LE] != CHIEU_LONE_YEU_FREE && chieu_card_is_yeu (face))
    return seat->hand[face];
  return chieu_to_tom_count_free (s, seat, face);
}

void
chieu_to_tom_take_free (Seat      *seat,
                        ChieuCard  face)
{
  if (seat->hand[face] > 0)
    {
      seat->hand[face]--;
      seat->n_hand--;
      return;
    }
  for (int i = 0; i < seat->n_alone; i++)
    if (seat->alone[i] == face)
      {
        memmove (seat->alone + i, seat->alone + i + 1, (size_t) (seat->n_alone - i - 1));
        seat->alone[--seat->n_alone] = 0;
        return;
      }
}

int
chieu_to_tom_find_down (const Seat *seat,
                        ChieuCard   face,
                        int         n)
{
  for (int i = 0; i < seat->n_phu; i++)
    if ((seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0
        && seat->phu[i].n == n
        && seat->phu[i].cards[0] == face)
      return i;
  return -1;
}

uint32_t
chieu_to_tom_find_faces_down (const Seat *seat)
{
  uint32_t faces = 0;

  for (int i = 0; i < seat->n_phu; i++)
    if ((seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0 && seat->phu[i].cards[0] != CHIEU_CARD_HIDDEN)
      faces |= CHIEU_BIT (seat->phu[i].cards[0]);
  return faces;
}

int
chieu_to_tom_find_bat_thuc (const Seat *seat,
                            ChieuCard   face)
{
  for (int i = 0; i < seat->n_bat_thuc; i++)
    if (seat->bat_thuc[i].face == face)
      return i;
  return -1;
}

bool
chieu_to_tom_lengthens (const ChieuToTomPhu *phu,
                        ChieuCard            card)
{
  ChieuCard low, high;

  if (phu->kind != CHIEU_PHU_DOC || !chieu_card_is_number (card))
    return false;
  chieu_doc_find_ends (phu->cards, phu->n, &low, &high);
  if (chieu_card_suit (low) != chieu_card_suit (card))
    return false;
  return card + 1 == low || card == high + 1;
}

int
chieu_to_tom_lay_phu (Seat            *seat,
                      int              kind,
                      int              flags,
                      const ChieuCard *cards,
                      int              n)
{
  ChieuToTomPhu *phu = &seat->phu[seat->n_phu];

  memset (phu, 0, sizeof *phu);
  phu->kind = (uint8_t) kind;
  phu->n = (uint8_t) n;
  phu->flags = (uint8_t) flags;
  memcpy (phu->cards, cards, (size_t) n);
  return seat->n_phu++;
}

void
chieu_to_tom_note_deed (Seat               *seat,
                        ChieuToTomDeedKind  kind,
                        ChieuCard           face)
{
  if (seat->n_deeds < CHIEU_TO_TOM_DEEDS_MAX)
    seat->deeds[seat->n_deeds++] = CHIEU_TO_TOM_DEED (kind, face);
}

/* Makes room for one more fault: if there is none, in place of a less serious one. Returns: whether there is room */
static bool
make_room_for_fault (const State *s,
                     Seat        *seat,
                     int          reason)
{
  ChieuToTomCost cost = chieu_to_tom_cost (&s->rules, reason);

  for (int i = 0; seat->n_faults == CHIEU_TO_TOM_SEAT_FAULTS_MAX && i < seat->n_faults; i++)
    if (chieu_to_tom_cost (&s->rules, seat->faults[i].reason) < cost)
      {
        seat->n_faults--;
        memmove (seat->faults + i, seat->faults + i + 1, (size_t) (seat->n_faults - i) * sizeof seat->faults[0]);
      }
  return seat->n_faults < CHIEU_TO_TOM_SEAT_FAULTS_MAX;
}

void
chieu_to_tom_note_fault (State     *s,
                         int        seat,
                         int        reason,
                         ChieuCard  a,
                         ChieuCard  b,
                         ChieuCard  c)
{
  Seat *self = &s->seat[seat];
  ChieuCard cards[3] = { a, b, c };
  ChieuFault *fault;

  if (!make_room_for_fault (s, self, reason))
    return;
  fault = &self->faults[self->n_faults++];
  memset (fault, 0, sizeof *fault);
  fault->reason = (uint8_t) reason;
  fault->seat = (uint8_t) seat;
  fault->move = s->move_number;
  for (int i = 0; i < 3; i++)
    if (cards[i] != CHIEU_CARD_NONE)
      fault->cards[fault->n++] = cards[i];
}

/* Adds a phu of the mat as the evaluation knows it; one with cards that are hidden from whoever looks is left out. */
static void
add_phu (ChieuHolding        *holding,
         const ChieuToTomPhu *phu)
{
  ChieuPhu known = { .kind = phu->kind, .n = phu->n };

  if (phu->cards[0] == CHIEU_CARD_HIDDEN
      || (CHIEU_TO_TOM_PHU_REST (phu) > 0 && phu->cards[CHIEU_TO_TOM_PHU_REST_AT] == CHIEU_CARD_HIDDEN))
    return;
  memcpy (known.cards, phu->cards, sizeof known.cards);
  chieu_holding_add_known_phu (holding, &known);
}

void
chieu_to_tom_find_holding (const ChieuToTomState *state,
                           int                    seat,
                           ChieuCard              win,
                           ChieuHolding          *holding)
{
  const Seat *self = &state->seat[seat];

  chieu_holding_init_in (holding, state->seats, chieu_to_tom_house (&state->rules));
  memcpy (holding->hand, self->hand, sizeof self->hand);
  holding->n_hand = self->n_hand;
  for (int i = 0; i < self->n_alone; i++)
    {
      /* Adds a yêu that was eaten alone, or an equal card that no dọc held. */
      ChieuPhu yeu = { .kind = CHIEU_PHU_YEU, .n = 1, .cards = { self->alone[i] } };

      if (chieu_card_is_yeu (self->alone[i]))
        chieu_holding_add_known_phu (holding, &yeu);
      else
        chieu_holding_add_card (holding, self->alone[i]);
    }
  for (int i = 0; i < self->n_phu; i++)
    add_phu (holding, &self->phu[i]);
  if (win != CHIEU_CARD_NONE)
    chieu_holding_add_card (holding, win);
}
