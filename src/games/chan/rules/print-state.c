/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints a whole state in readable lines, and checks its invariants.
 */
#include "contract.h"

#include "rules/text-out.h"

static void
add_faces (ChieuTextOut *out,
           const char   *what,
           uint32_t      faces)
{
  if (faces != 0)
    chieu_text_out (out, " %s", what);
  chieu_text_out_faces (out, &chieu_deck_chan, faces);
}

static void
add_seat (ChieuTextOut *out,
          const Seat   *seat,
          int           number)
{
  chieu_text_out (out, "seat %d: %d in hand:", number, seat->n_hand);
  chieu_text_out_counts (out, &chieu_deck_chan, seat->hand);
  chieu_text_out (out, "\n  mat:");
  for (int i = 0; i < seat->n_sets; i++)
    {
      chieu_text_out (out, " [%s", chieu_chan_set_words[seat->sets[i].kind]);
      for (int j = 0; j < chieu_chan_set_size (&seat->sets[i]); j++)
        chieu_text_out (out, " %s", chieu_deck_name (&chieu_deck_chan, seat->sets[i].cards[j]));
      chieu_text_out (out, "]");
    }
  chieu_text_out (out, " |");
  add_faces (out, "put down", seat->discarded);
  add_faces (out, "passed", seat->passed);
  add_faces (out, "refused chan", seat->refused_chan);
  add_faces (out, "ca", seat->refused_ca);
  chieu_text_out (out, "%s\n", seat->gate_passed ? " gate passed" : "");
  chieu_eating_print_faults (seat->faults, seat->n_faults, chieu_chan_reasons, out);
}

int
chieu_chan_print_state (const void *state,
                        char       *text,
                        size_t      size)
{
  const State *s = state;
  ChieuTextOut out = { .text = text, .size = size };

  chieu_text_out (&out, "move %d %s cai %d drawn %s by %d turn %d gate %d card %s asked %x bao %x noc %d\n",
                  s->move_number, chieu_eating_phases[s->phase], s->cai, chieu_deck_name (&chieu_deck_chan, s->cai_card),
                  s->drawer, s->turn, s->gate, chieu_deck_name (&chieu_deck_chan, s->card), s->asked, s->bao, s->noc_left);
  chieu_eating_print_noc (&s->table, &chieu_deck_chan, s->noc, &out);
  chieu_text_out (&out, "aside:");
  chieu_text_out_counts (&out, &chieu_deck_chan, s->aside);
  chieu_text_out (&out, "\n");
  chieu_eating_print_dead (&s->table, &chieu_deck_chan, s->dead, &out);
  for (int seat = 0; seat < s->seats; seat++)
    add_seat (&out, &s->seat[seat], seat);
  chieu_eating_print_winner (&s->table, &chieu_deck_chan, &out);
  return out.used;
}

/* ---- Invariants ---- */

static int
count_seat_cards (const Seat *seat)
{
  int n = seat->n_hand;

  for (int i = 0; i < seat->n_sets; i++)
    n += chieu_chan_set_size (&seat->sets[i]);
  return n;
}

/* One card more than dealt is held by the cái before the first discard, by a seat that has claimed and not put down yet, and by
 * one that is báo because of a meal. */
static const char *
check_seat (const State *s,
            int          seat)
{
  const Seat *self = &s->seat[seat];
  int sum = 0, mat = 0, more = count_seat_cards (self) - CHIEU_CHAN_HAND;
  bool puts_down = chieu_eating_puts_down (s->phase) && s->turn == seat;
  bool first = s->first_turn && s->cai == seat;

  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    sum += self->hand[face];
  for (int i = 0; i < self->n_sets; i++)
    mat += self->sets[i].kind == CHIEU_CHAN_SET_CHAN ? 1 : self->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 2 : 0;
  if (sum != self->n_hand)
    return "n_hand is not the sum of the hand";
  if (mat != self->mat_chan)
    return "mat_chan is not the number of chắn on the mat";
  if (more < (puts_down || first) || more > (puts_down || first || chieu_chan_is_bao (s, seat)))
    return "a seat holds a wrong number of cards";
  return NULL;
}

static const char *
check_cards (const State *s)
{
  int counts[CHIEU_CHAN_FACES] = { 0 };

  for (int seat = 0; seat < s->seats; seat++)
    {
      for (int face = 0; face < CHIEU_CHAN_FACES; face++)
        counts[face] += s->seat[seat].hand[face];
      for (int i = 0; i < s->seat[seat].n_sets; i++)
        for (int j = 0; j < chieu_chan_set_size (&s->seat[seat].sets[i]); j++)
          counts[s->seat[seat].sets[i].cards[j]]++;
    }
  chieu_eating_count_piles (&s->table, s->noc, s->dead, counts);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    counts[face] += s->aside[face];
  if (s->card < CHIEU_CHAN_FACES)
    counts[s->card]++;
  if (s->win < CHIEU_CHAN_FACES)
    counts[s->win]++;
  return chieu_eating_check_counts (&chieu_deck_chan, counts);
}

const char *
chieu_chan_check_state (const void *state)
{
  const State *s = state;
  const char *broken = chieu_eating_check_asked (&s->table);

  for (int seat = 0; broken == NULL && seat < s->seats; seat++)
    broken = check_seat (s, seat);
  return broken != NULL ? broken : check_cards (s);
}
