/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A surplus card (thừa quân). The booklet says which card goes back (IV.5), and that a win with a surplus card is ù
 * sai; it does not say how it comes about, nor until when it can be mended. Our reading, for the house rule "thua-quan" and strict
 * play only:
 *
 * - Whoever deals miscounts: one pile has a card more, and the nọc one less. Nobody is told. The player counts, and gives a card
 *   back while the hands are still looked at; it is shown to all, so that the làng can judge it, and lies undermost in the nọc.
 * - A player who says that he is done keeps it: the others see it and say so, and that hand can win no more.
 * - A player who gives another card back has the right number, and is unpaid if he wins.
 * - A surplus card because none was put down (khong-danh) is a fault of play and cannot be mended; nobody ever has a card too few.
 */
#include "games/to-tom/rules/eval/eval-faces.h"
#include "opening.h"

/* One of so many hands has a seat with a surplus card, if that is to happen now and then. */
#define SOMETIMES 6

/* Multiplying by this spreads numbers that are close over all 32 bits: it is 2^32 divided by the golden ratio. The lowest bits are spread
 * least, and this many of them are dropped. */
#define SPREAD UINT32_C (2654435761)
#define DROPPED_BITS 8

/* Whether there is such a seat, and which it is, follows from the cards that were turned up at cho cái. All have seen these, so
 * that nothing new is revealed, and a deck determines it as a seed does. Returns: the seat, or −1. */
static int
find_seat_with_more (const State *s)
{
  uint32_t number = 0;

  for (int i = 0; i < s->n_seen; i++)
    number = number * CHIEU_TO_TOM_FACES + s->seen[i].card;
  number = number * SPREAD >> DROPPED_BITS;
  if (s->rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] != CHIEU_TO_TOM_THUA_ALWAYS && number / s->seats % SOMETIMES != 0)
    return -1;
  return (int) (number % s->seats);
}

void
chieu_to_tom_deal_too_many (State *s)
{
  int seat;

  if (!s->carry.strict || s->rules.value[CHIEU_TO_TOM_DEAL_THUA_QUAN] == CHIEU_TO_TOM_THUA_NEVER)
    return;
  seat = find_seat_with_more (s);
  if (seat < 0)
    return;
  s->seat[seat].hand[s->noc[0]]++;
  s->seat[seat].n_hand++;
  s->seat[seat].too_many = 1;
  memmove (s->noc, s->noc + 1, --s->noc_left);
  s->noc[s->noc_left] = 0;
}

uint32_t
chieu_to_tom_find_first_yeu (uint32_t faces)
{
  const uint32_t first = CHIEU_BIT (CHIEU_N (1)), black = EVAL_YEU & EVAL_NUMBERS;

  return (faces & first) != 0 ? first : faces & black;
}

uint32_t
chieu_to_tom_find_faces_due (const uint8_t hand[CHIEU_TO_TOM_FACES])
{
  uint32_t held = eval_at_least (hand, 1), first = chieu_to_tom_find_first_yeu (held);

  return first != 0 ? first : held;
}

bool
chieu_to_tom_must_return (const State *s,
                          int          seat)
{
  return s->seat[seat].too_many > 0 && s->seat[seat].n_hand > 0;
}

bool
chieu_to_tom_evades (const State *s,
                     int          seat,
                     ChieuCard    face)
{
  return chieu_to_tom_must_return (s, seat) && chieu_to_tom_find_faces_due (s->seat[seat].hand) == CHIEU_BIT (face);
}

int
chieu_to_tom_list_returns (const State *s,
                           int          seat,
                           ChieuMove   *moves)
{
  uint32_t faces = chieu_to_tom_must_return (s, seat) ? eval_at_least (s->seat[seat].hand, 1) : 0;
  int n = 0;

  for (; faces != 0; faces &= faces - 1)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_TRA_THUA, (ChieuCard) __builtin_ctz (faces));
  return n;
}

ChieuReason
chieu_to_tom_judge_return (const State *s,
                           int          seat,
                           ChieuCard    face,
                           bool        *possible)
{
  const Seat *self = &s->seat[seat];

  *possible = false;
  if (self->too_many == 0)
    return CHIEU_TO_TOM_NO_THUA;
  if (face >= CHIEU_TO_TOM_FACES || self->hand[face] == 0)
    return CHIEU_TO_TOM_NO_CARD;
  *possible = true;
  return (chieu_to_tom_find_faces_due (self->hand) & CHIEU_BIT (face)) != 0 ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_TRA_THUA_SAI;
}

void
chieu_to_tom_do_return (State     *s,
                        int        seat,
                        ChieuCard  face)
{
  Seat *self = &s->seat[seat];
  int place = chieu_to_tom_find_bat_thuc (self, face);

  if ((chieu_to_tom_find_faces_due (self->hand) & CHIEU_BIT (face)) == 0)
    chieu_to_tom_note_fault (s, seat, CHIEU_TO_TOM_TRA_THUA_SAI, face, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  self->hand[face]--;
  self->n_hand--;
  self->too_many--;
  if (place >= 0)
    self->bat_thuc[place].discarded++;
  memmove (s->noc + 1, s->noc, s->noc_left++);
  s->noc[0] = face;
  s->under = 1;
}
