/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eating.h"

#include <string.h>

const char *const chieu_eating_phases[] = {
  [CHIEU_EATING_OPENING] = "opening",
  [CHIEU_EATING_SHOW] = "show",
  [CHIEU_EATING_CLAIM] = "claim",
  [CHIEU_EATING_PASSED_ON] = "passed-on",
  [CHIEU_EATING_DISCARD] = "discard",
  [CHIEU_EATING_RETURN] = "return",
  [CHIEU_EATING_LAY] = "lay",
  [CHIEU_EATING_OVER] = "over",
};

/* ---- The play ---- */

void
chieu_eating_init (void             *state,
                   size_t            size,
                   const ChieuRules *rules,
                   const ChieuCarry *carry)
{
  ChieuEatingTable *self = state;

  memset (state, 0, size);
  self->rules = *rules;
  self->carry = *carry;
  self->seats = carry->seats;
  self->winner = -1;
  self->card = self->win = CHIEU_CARD_NONE;
  self->first_turn = 1;
}

unsigned
chieu_eating_to_answer (const void *state)
{
  return ((const ChieuEatingTable *) state)->asked;
}

void
chieu_eating_ask_in_turn (ChieuEatingTable *self,
                          int               seat,
                          ChieuEatingPhase  phase)
{
  self->phase = (uint8_t) phase;
  self->turn = (uint8_t) seat;
  self->card = CHIEU_CARD_NONE;
  self->can_u = 0;
  chieu_eating_ask (self, CHIEU_BIT (seat));
}

void
chieu_eating_lay_aside (ChieuEatingTable *self,
                        ChieuEatingDead  *dead)
{
  dead[self->n_dead++] = (ChieuEatingDead) {
    .card = self->card,
    .gate = self->gate,
    .from = self->from,
    .source = self->source,
  };
  self->card = CHIEU_CARD_NONE;
}

void
chieu_eating_end (ChieuEatingTable *self,
                  ChieuOutcome      outcome,
                  int               winner,
                  ChieuEvents      *events)
{
  self->phase = CHIEU_EATING_OVER;
  self->outcome = (uint8_t) outcome;
  self->winner = (int8_t) winner;
  self->can_u = 0;
  chieu_eating_ask (self, 0);
  chieu_events_add (events, CHIEU_EVENT_END, winner, CHIEU_CARD_NONE, outcome);
}

/* ---- What is known of it ---- */

void
chieu_eating_hide_answers (ChieuEatingTable *self,
                           int               seat)
{
  unsigned own = seat >= 0 ? CHIEU_BIT (seat) : 0;

  for (int other = 0; other < self->seats; other++)
    if (other != seat)
      memset (&self->answer[other], 0, sizeof self->answer[other]);
  if (self->phase != CHIEU_EATING_OPENING && self->phase != CHIEU_EATING_SHOW && self->phase != CHIEU_EATING_CLAIM)
    return;
  self->asked &= (uint8_t) own;
  self->answered &= (uint8_t) own;
  self->can_u &= (uint8_t) own;
}

bool
chieu_eating_init_result (const ChieuEatingTable *self,
                          ChieuResult            *result)
{
  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (self->phase != CHIEU_EATING_OVER)
    return false;
  result->outcome = self->outcome;
  result->winner = self->winner;
  return true;
}

void
chieu_eating_print_noc (const ChieuEatingTable *self,
                        const ChieuDeck        *deck,
                        const ChieuCard        *noc,
                        ChieuTextOut           *out)
{
  chieu_text_out (out, "noc:");
  for (int i = self->noc_left - 1; i >= 0; i--)
    chieu_text_out (out, " %s", chieu_deck_name (deck, noc[i]));
  chieu_text_out (out, "\n");
}

void
chieu_eating_print_dead (const ChieuEatingTable *self,
                         const ChieuDeck        *deck,
                         const ChieuEatingDead  *dead,
                         ChieuTextOut           *out)
{
  chieu_text_out (out, "dead:");
  for (int i = 0; i < self->n_dead; i++)
    chieu_text_out (out, " %s@%d", chieu_deck_name (deck, dead[i].card), dead[i].gate);
  chieu_text_out (out, "\n");
}

void
chieu_eating_print_winner (const ChieuEatingTable *self,
                           const ChieuDeck        *deck,
                           ChieuTextOut           *out)
{
  if (self->winner >= 0)
    chieu_text_out (out, "winner %d with %s outcome %d\n", self->winner, chieu_deck_name (deck, self->win), self->outcome);
}

void
chieu_eating_print_faults (const ChieuFault  *faults,
                           int                n,
                           const char *const *reasons,
                           ChieuTextOut      *out)
{
  for (int i = 0; i < n; i++)
    chieu_text_out (out, "  fault %s at %d\n", reasons[faults[i].reason], faults[i].move);
}

void
chieu_eating_count_piles (const ChieuEatingTable *self,
                          const ChieuCard        *noc,
                          const ChieuEatingDead  *dead,
                          int                    *counts)
{
  for (int i = 0; i < self->noc_left; i++)
    counts[noc[i]]++;
  for (int i = 0; i < self->n_dead; i++)
    counts[dead[i].card]++;
}

const char *
chieu_eating_check_asked (const ChieuEatingTable *self)
{
  if ((self->asked & ~(CHIEU_BIT (self->seats) - 1)) != 0)
    return "a seat is asked that does not play";
  if ((self->asked == 0) != (self->phase == CHIEU_EATING_OVER))
    return "nobody is asked, or the hand is over and somebody is";
  return NULL;
}

const char *
chieu_eating_check_counts (const ChieuDeck *deck,
                           const int       *counts)
{
  for (int face = 0; face < deck->n_faces; face++)
    if (counts[face] != deck->copies)
      return "a face does not occur as often as the deck has it";
  return NULL;
}
