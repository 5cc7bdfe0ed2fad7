/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distance: for a growing number of cards exchanged, every form (eval-forms.h)
 * is tried that so many added cards allow. What is missing to the full number
 * is made up with yêu, which always fit; so that with a number of cards
 * discarded, only the fewest cards to be added matter.
 *
 * Left out are forms that another one never does worse than: a triple or a bí
 * that would have held cards of one face alone, since a khàn of that face needs
 * no more added cards and is lưng besides. Where the face's copies may not
 * suffice for it, such forms stay.
 */
#include "eval.h"

#include "eval-reach.h"

#include <string.h>

/* Whether @face has so many copies held or bound that a khàn of it might want a fifth. */
static bool
is_crowded (const ChieuHolding *holding,
            int                 face)
{
  return holding->hand[face] + holding->mat[face] >= 3;
}

/* Takes a card into a triple or a bí: a held one, or else an added one. */
static void
take_card (EvalReachForm *self,
           int            face)
{
  if (self->forms.left[face] > 0)
    eval_forms_change (&self->forms, face, -1);
  else
    {
      self->bought[face]++;
      self->added++;
    }
  self->used[face]++;
}

static void
put_back_card (EvalReachForm *self,
               int            face)
{
  if (self->bought[face] > 0)
    {
      self->bought[face]--;
      self->added--;
    }
  else
    eval_forms_change (&self->forms, face, 1);
  self->used[face]--;
}

static void
put_back_triple (EvalReachForm *self,
                 int            triple)
{
  for (int i = 0; i < 3; i++)
    put_back_card (self, chieu_lung_cards[triple][i]);
  self->forms.times[triple]--;
  self->forms.lung--;
}

/* Takes a triple once more if the cards allow it and the form is worth a look. */
static bool
take_triple (EvalReachForm *self,
             int            triple)
{
  int held = 0;
  bool crowded = false;

  for (int i = 0; i < 3; i++)
    {
      const int face = chieu_lung_cards[triple][i];

      if (self->holding->mat[face] + self->used[face] >= 4)
        return false;
      if (self->forms.left[face] == 0)
        continue;
      held++;
      crowded |= is_crowded (self->holding, face);
    }
  if (held + (held == 1 && crowded) < 2 || self->added + 3 - held > self->added_max)
    return false;

  for (int i = 0; i < 3; i++)
    take_card (self, chieu_lung_cards[triple][i]);
  self->forms.times[triple]++;
  self->forms.lung++;
  return true;
}

/* Goes on to the next choice of triples; false, with none taken, after the last. */
static bool
next_triples (EvalReachForm *self)
{
  for (int triple = 0; triple < CHIEU_N_LUNG; triple++)
    {
      if (take_triple (self, triple))
        return true;
      while (self->forms.times[triple] > 0)
        put_back_triple (self, triple);
    }
  return false;
}

/* A rank that may have a bí: the cards to be added for it and what it changes in the suits' keys. */
typedef struct
{
  uint8_t rank;
  uint8_t added;
  uint64_t changes[3];
} Choice;

/* Finds what a bí of @rank (from 0) takes; false if there can be none, or none worth a look. */
static bool
find_choice (const EvalReachForm *self,
             int                  rank,
             Choice              *choice)
{
  int held = 0;
  bool crowded = false;

  for (int suit = 0; suit < 3; suit++)
    {
      const int face = suit * 9 + rank;

      choice->changes[suit] = 0;
      if (self->holding->mat[face] + self->used[face] >= 4)
        return false;
      if (self->forms.left[face] == 0)
        continue;
      held++;
      crowded |= is_crowded (self->holding, face);
      choice->changes[suit] = eval_forms_bi_change (&self->forms, suit, rank);
    }
  choice->rank = (uint8_t) rank;
  choice->added = (uint8_t) (3 - held);
  return held + (held == 1 && crowded) >= 2 && self->added + 3 - held <= self->added_max;
}

/* All ranks that may have a bí, those with the fewest added cards first. */
static int
list_choices (const EvalReachForm *self,
              Choice               choices[9])
{
  int n = 0;

  for (int rank = 1; rank < 9; rank++)
    {
      Choice choice;
      int at = n;

      if (self->forms.no_bi >> rank & 1 || !find_choice (self, rank, &choice))
        continue;
      for (; at > 0 && choices[at - 1].added > choice.added; at--)
        choices[at] = choices[at - 1];
      choices[at] = choice;
      n++;
    }
  return n;
}

static void
toggle_bi (EvalReachForm *self,
           const Choice  *choice,
           int            sign)
{
  self->added += sign * choice->added;
  self->bi ^= UINT32_C (1) << choice->rank;
  for (int suit = 0; suit < 3; suit++)
    self->forms.keys[suit] += sign > 0 ? choice->changes[suit] : -choice->changes[suit];
}

/* Tries every set of bí that the added cards allow. */
static bool
try_bi (EvalReachForm *self)
{
  Choice choices[9];
  uint8_t chosen[9];
  const int n = list_choices (self, choices);
  int n_chosen = 0;
  int next = 0;

  if (eval_reach_try (self))
    return true;
  for (;;)
    /* Where one costs too much all later ones do: another one then takes the place of the last. */
    if (next < n && self->added + choices[next].added <= self->added_max)
      {
        toggle_bi (self, &choices[next], 1);
        chosen[n_chosen++] = (uint8_t) next++;
        if (eval_reach_try (self))
          return true;
      }
    else if (n_chosen > 0)
      {
        next = chosen[--n_chosen];
        toggle_bi (self, &choices[next++], -1);
      }
    else
      return false;
}

/* Whether T can be had by discarding and adding just so many cards. */
static bool
can_exchange (const EvalReachForm *start,
              int                  discards,
              int                  added)
{
  EvalReachForm form = *start;

  form.discards = discards;
  form.added_max = added;
  do
    {
      eval_reach_note_honours (&form);
      if (try_bi (&form))
        return true;
    }
  while (next_triples (&form));
  return false;
}

/* Cards held that may be discarded. */
static int
count_discardable (const ChieuHolding *holding)
{
  int n = holding->n_hand;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (chieu_card_is_yeu (face))
      n -= holding->hand[face];
  return n;
}

int
chieu_eval_distance (const ChieuHolding *holding)
{
  const int lacking = chieu_holding_full (holding) - holding->n_mat - holding->n_hand;
  const int discardable = count_discardable (holding);
  EvalReachForm start;

  eval_reach_init (&start, holding);
  for (int discards = lacking < 0 ? -lacking : 0; discards <= discardable; discards++)
    if (can_exchange (&start, discards, discards + lacking))
      return discards + lacking;
  return CHIEU_DISTANCE_NONE;
}
