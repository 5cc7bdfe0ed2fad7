/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints a whole state in readable lines, and checks its invariants.
 */
#include "contract.h"

#include "rules/text-out.h"

static void
add_phu (ChieuTextOut        *out,
         const ChieuToTomPhu *phu)
{
  chieu_text_out (out, " [%s", chieu_phu_words[phu->kind]);
  for (int i = 0; i < phu->n; i++)
    chieu_text_out (out, " %s", chieu_deck_name (&chieu_deck_to_tom, phu->cards[i]));
  chieu_text_out (out, "%s%s]", (phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0 ? " down" : "",
                  (phu->flags & CHIEU_TO_TOM_PHU_BARRED) != 0 ? " barred" : "");
}

static void
add_seat (ChieuTextOut *out,
          const Seat   *seat,
          int           number)
{
  unsigned refused_doc = 0;

  chieu_text_out (out, "seat %d: %d in hand:", number, seat->n_hand);
  chieu_text_out_counts (out, &chieu_deck_to_tom, seat->hand);
  chieu_text_out (out, "\n  mat:");
  for (int i = 0; i < seat->n_phu; i++)
    add_phu (out, &seat->phu[i]);
  for (int i = 0; i < seat->n_alone; i++)
    chieu_text_out (out, " %s", chieu_deck_name (&chieu_deck_to_tom, seat->alone[i]));
  for (int i = 0; i < seat->n_bat_thuc; i++)
    chieu_text_out (out, " bat-thuc %s -%d", chieu_deck_name (&chieu_deck_to_tom, seat->bat_thuc[i].face), seat->bat_thuc[i].discarded);
  for (ChieuCard face = 0; face < CHIEU_CC; face++)
    refused_doc |= (unsigned) (seat->refused_with[face] != 0) << face;
  if (seat->too_many > 0)
    chieu_text_out (out, " too many %d", seat->too_many);
  chieu_text_out (out, " cups %d refused %08x doc %08x", seat->cups, (unsigned) seat->refused, refused_doc);
  for (ChieuCard face = 0; face < CHIEU_CC; face++)
    if (seat->refused_with[face] != 0)
      chieu_text_out (out, " %s with %03x", chieu_deck_name (&chieu_deck_to_tom, face), (unsigned) seat->refused_with[face]);
  chieu_text_out (out, "\n");
  chieu_eating_print_faults (seat->faults, seat->n_faults, chieu_to_tom_reasons, out);
}

/* Adds the cards that were turned up at cho cái and are still where they were: all know them. */
static void
add_seen (ChieuTextOut *out,
          const State  *s)
{
  if (s->n_seen == 0)
    return;
  chieu_text_out (out, "seen:");
  for (int i = 0; i < s->n_seen; i++)
    chieu_text_out (out, " %s of %d", chieu_deck_name (&chieu_deck_to_tom, s->seen[i].card), s->seen[i].seat);
  chieu_text_out (out, "\n");
}

int
chieu_to_tom_print_state (const void *state,
                          char       *text,
                          size_t      size)
{
  const State *s = state;
  ChieuTextOut out = { .text = text, .size = size };

  chieu_text_out (&out, "move %d %s cai %d turn %d gate %d card %s asked %02x noc %d\n", s->move_number,
                  chieu_eating_phases[s->phase], s->cai, s->turn, s->gate, chieu_deck_name (&chieu_deck_to_tom, s->card), s->asked,
                  s->noc_left);
  chieu_eating_print_noc (&s->table, &chieu_deck_to_tom, s->noc, &out);
  if (chieu_to_tom_count_under (s) > 0)
    chieu_text_out (&out, "under: %s\n", chieu_deck_name (&chieu_deck_to_tom, s->noc[0]));
  chieu_eating_print_dead (&s->table, &chieu_deck_to_tom, s->dead, &out);
  add_seen (&out, s);
  for (int seat = 0; seat < s->seats; seat++)
    add_seat (&out, &s->seat[seat], seat);
  chieu_eating_print_winner (&s->table, &chieu_deck_to_tom, &out);
  return out.used;
}

/* ---- Invariants ---- */

static int
count_seat_cards (const Seat *seat)
{
  int n = seat->n_hand + seat->n_alone;

  for (int i = 0; i < seat->n_phu; i++)
    n += seat->phu[i].n;
  return n;
}

/* Returns: NULL if each seat has as many cards as it should have; else what is wrong */
static const char *
check_seats (const State *s)
{
  for (int i = 0; i < s->seats; i++)
    {
      const Seat *seat = &s->seat[i];
      int sum = 0, extra = 0;

      for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
        sum += seat->hand[face];
      if (sum != seat->n_hand)
        return "n_hand is not the sum of the hand";
      /* One card more than dealt is held by the cái before the first discard, and by a seat that has claimed and not put down yet. */
      if (chieu_eating_puts_down (s->phase) && s->turn == i)
        extra = 1;
      if (s->first_turn && s->cai == i)
        extra = 1;
      if (count_seat_cards (seat) != chieu_to_tom_hand_size (s) + seat->too_many + extra
          && s->phase < CHIEU_EATING_LAY)
        return "a seat holds a wrong number of cards";
    }
  return NULL;
}

/* Returns: NULL if the cards that were seen of a hand are still in it; else what is wrong. It does not hold any more once the winner lays
 * down. */
static const char *
check_seen (const State *s)
{
  for (int i = 0; i < s->n_seen; i++)
    {
      int equal = 0;

      for (int k = 0; k < s->n_seen; k++)
        equal += s->seen[k].card == s->seen[i].card && s->seen[k].seat == s->seen[i].seat;
      if (chieu_to_tom_count_hidden (&s->seat[s->seen[i].seat], s->seen[i].card) < equal)
        return "a card that was seen at cho cái is not where it was";
    }
  return NULL;
}

/* Counts all cards by face, wherever they lie. */
static void
count_cards (const State *s,
             int          counts[CHIEU_TO_TOM_FACES])
{
  memset (counts, 0, CHIEU_TO_TOM_FACES * sizeof *counts);
  for (int seat = 0; seat < s->seats; seat++)
    {
      for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
        counts[face] += s->seat[seat].hand[face];
      for (int i = 0; i < s->seat[seat].n_phu; i++)
        for (int j = 0; j < s->seat[seat].phu[i].n; j++)
          if (s->seat[seat].phu[i].cards[j] < CHIEU_TO_TOM_FACES)
            counts[s->seat[seat].phu[i].cards[j]]++;
      for (int i = 0; i < s->seat[seat].n_alone; i++)
        counts[s->seat[seat].alone[i]]++;
    }
  chieu_eating_count_piles (&s->table, s->noc, s->dead, counts);
  if (chieu_eating_offers_card (s->phase))
    counts[s->card]++;
  if (chieu_to_tom_drawn_waits (s))
    counts[s->noc[s->noc_left]]++;
}

const char *
chieu_to_tom_check_state (const void *state)
{
  const State *s = state;
  const char *broken = check_seats (s);

  if (broken == NULL && s->phase < CHIEU_EATING_LAY)
    broken = check_seen (s);
  if (broken == NULL && s->phase < CHIEU_EATING_LAY)
    {
      int counts[CHIEU_TO_TOM_FACES];

      count_cards (s, counts);
      broken = chieu_eating_check_counts (&chieu_deck_to_tom, counts);
    }
  return broken != NULL ? broken : chieu_eating_check_asked (&s->table);
}
