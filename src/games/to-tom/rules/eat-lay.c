/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ăn and phỗng taking effect: the cards go to the mat (docs/rules/to-tom.md, "How things lie").
 */
#include "eat.h"

/* Takes the cards of the move but for the claimed one, which lies at the gate, from those that are free. */
static void
take_cards (State           *s,
            Seat            *self,
            const ChieuMove *move)
{
  bool claimed_seen = false;

  for (int i = 0; i < move->n; i++)
    if (move->cards[i] == s->card && !claimed_seen)
      claimed_seen = true;
    else
      chieu_to_tom_take_free (self, move->cards[i]);
}

/* Lays a single card on the mat. A hand with the right number of cards always has room for it (CHIEU_TO_TOM_ALONE_MAX). */
static void
put_alone (Seat      *self,
           ChieuCard  card)
{
  if (self->n_alone < CHIEU_TO_TOM_ALONE_MAX)
    self->alone[self->n_alone++] = card;
}

/* Notes which ranks of the dọc @phu went down after a card was refused that makes a dọc with them, among the @n @cards laid now. All
 * of these but @claimed come from the hand. */
static void
note_of_refused (const Seat      *self,
                 ChieuToTomPhu   *phu,
                 const ChieuCard *cards,
                 int              n,
                 ChieuCard        claimed)
{
  unsigned ranks = chieu_to_tom_find_refused_ranks (self, cards[0], chieu_to_tom_find_ranks (cards, n));

  if (claimed != CHIEU_CARD_NONE)
    ranks &= ~chieu_to_tom_find_ranks (&claimed, 1);
  phu->of_refused |= (uint16_t) ranks;
}

/* Returns: how many cards of a new phu lie face down: those above the eaten card, if that lies on a card of a khàn bất thực */
static int
count_rest_down (const Seat      *self,
                 const ChieuMove *move)
{
  int kind = chieu_to_tom_eat_kind (move);

  if ((kind != CHIEU_PHU_BI && kind != CHIEU_PHU_LUNG)
      || move->cards[0] == move->face || move->cards[1] != move->face
      || chieu_to_tom_find_bat_thuc (self, move->cards[0]) < 0)
    return 0;
  return move->split - CHIEU_TO_TOM_PHU_REST_AT;
}

static void
lay_first_part (State           *s,
                Seat            *self,
                const ChieuMove *move)
{
  if (chieu_to_tom_eat_kind (move) == CHIEU_PHU_YEU)
    put_alone (self, s->card);
  else if (move->target == CHIEU_TO_TOM_NEW)
    {
      int place = chieu_to_tom_lay_phu (self, chieu_to_tom_eat_kind (move),
                                        count_rest_down (self, move) << CHIEU_TO_TOM_PHU_REST_SHIFT,
                                        move->cards, move->split);

      if (chieu_to_tom_eat_kind (move) == CHIEU_PHU_DOC)
        note_of_refused (self, &self->phu[place], move->cards, move->split, s->card);
    }
  else
    {
      /* Lays the card on a phu that is there already; a khàn or phỗng becomes four equal. */
      ChieuToTomPhu *phu = &self->phu[move->target];

      memcpy (phu->cards + phu->n, move->cards, move->split);
      phu->n = (uint8_t) (phu->n + move->split);
      if (phu->kind == CHIEU_PHU_DOC)
        note_of_refused (self, phu, move->cards, move->split, s->card);
      if (phu->kind == CHIEU_PHU_PHONG || phu->kind == CHIEU_PHU_KHAN)
        phu->kind = CHIEU_PHU_THIEN_KHAI;
    }
}

static void
lay_second_part (Seat            *self,
                 const ChieuMove *move)
{
  const ChieuCard *cards = move->cards + move->split;
  int n = move->n - move->split;

  if (n == 0)
    return;
  if ((move->detail & CHIEU_TO_TOM_ALONE) != 0)
    put_alone (self, cards[0]);
  else
    {
      int place = chieu_to_tom_lay_phu (self, CHIEU_PHU_DOC, 0, cards, n);

      note_of_refused (self, &self->phu[place], cards, n, CHIEU_CARD_NONE);
    }
}

void
chieu_to_tom_do_eat (State           *s,
                     int              seat,
                     const ChieuMove *move)
{
  Seat *self = &s->seat[seat];

  take_cards (s, self, move);
  lay_first_part (s, self, move);
  lay_second_part (self, move);
  if ((move->detail & CHIEU_TO_TOM_LAT) != 0)
    {
      ChieuToTomPhu *khan = &self->phu[chieu_to_tom_find_down (self, s->card, CHIEU_KHAN_CARDS)];

      khan->flags = (uint8_t) ((khan->flags & ~CHIEU_TO_TOM_PHU_DOWN) | CHIEU_TO_TOM_PHU_RAISED);
    }
  chieu_to_tom_note_deed (self, CHIEU_TO_TOM_DEED_ATE, s->card);
}

void
chieu_to_tom_do_phong (State           *s,
                       int              seat,
                       const ChieuMove *move)
{
  Seat *self = &s->seat[seat];
  int place = chieu_to_tom_find_bat_thuc (self, s->card);

  take_cards (s, self, move);
  chieu_to_tom_lay_phu (self, CHIEU_PHU_PHONG, 0, move->cards, move->split);
  lay_second_part (self, move);
  if (place >= 0 && self->bat_thuc[place].named == 0)
    {
      self->bat_thuc[place].named = CHIEU_TO_TOM_KHAN_AGAIN;
      self->cups--;
    }
}
