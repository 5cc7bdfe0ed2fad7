/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain.h"

#include <string.h>

/* The whole deck: there is no limit to the loose cards. */
#define CARDS 120

typedef struct
{
  ChieuHolding left;             /* the cards that no phu has taken yet */
  const ChieuReadingValues *values;
  int need;
  int lung;
  int loose;
  int allowed;                   /* loose cards that are still of interest */
  int tom;
  int hand_leo;
  int value;                     /* best value found, or −1 */
  bool found;
} Cover;

static void cover (Cover *self);

static int
value_of (const Cover *self)
{
  return self->values->of[self->hand_leo > 0][self->left.mat_tom + self->tom][self->left.mat_leo + self->hand_leo];
}

/* All cards are taken: notes the reading, if it has the lưng. */
static void
note_reading (Cover *self)
{
  if (self->lung < self->need)
    return;

  self->found = true;
  if (self->values == NULL)
    self->allowed = self->loose - 1;
  else if (value_of (self) > self->value)
    self->value = value_of (self);
}

/* Takes @n cards of @face, goes on, and puts them back. */
static void
take_equal (Cover *self,
            int    face,
            int    n,
            int    lung)
{
  self->left.hand[face] -= n;
  self->lung += lung;
  cover (self);
  self->lung -= lung;
  self->left.hand[face] += n;
}

static void
take_ba (Cover *self,
         int    face)
{
  self->left.mat_ba ^= UINT32_C (1) << face;
  take_equal (self, face, 1, 0);
  self->left.mat_ba ^= UINT32_C (1) << face;
}

/* The runs upward from @face: of their own, or onto an end of a dọc on the mat. */
static void
take_runs (Cover *self,
           int    face)
{
  int end = face;

  for (; end < face / 9 * 9 + 9 && self->left.hand[end] > 0; end++)
    {
      self->left.hand[end]--;
      if (end - face >= 2)
        cover (self);
      if (self->left.doc_up[face] > 0)
        {
          self->left.doc_up[face]--;
          cover (self);
          self->left.doc_up[face]++;
        }
      if (self->left.doc_down[end] > 0)
        {
          self->left.doc_down[end]--;
          cover (self);
          self->left.doc_down[end]++;
        }
    }
  while (end > face)
    self->left.hand[--end]++;
}

static void
take_bi (Cover *self,
         int    face)
{
  uint8_t *hand = self->left.hand;
  int had[3] = { hand[face], hand[face + 9], hand[face + 18] };

  for (int v = 1; v <= had[0]; v++)
    for (int s = 1; s <= had[1]; s++)
      for (int n = 1; n <= had[2]; n++)
        {
          hand[face] = had[0] - v;
          hand[face + 9] = had[1] - s;
          hand[face + 18] = had[2] - n;
          cover (self);
        }
  hand[face] = had[0];
  hand[face + 9] = had[1];
  hand[face + 18] = had[2];
}

static void
take_triple (Cover *self,
             int    triple)
{
  const ChieuCard *cards = chieu_lung_cards[triple];
  uint8_t *hand = self->left.hand;

  if (hand[cards[1]] == 0 || hand[cards[2]] == 0)
    return;
  self->tom += triple == CHIEU_LUNG_TOM;
  self->hand_leo += triple == CHIEU_LUNG_LEO;
  self->lung++;
  for (int i = 0; i < 3; i++)
    hand[cards[i]]--;
  cover (self);
  for (int i = 0; i < 3; i++)
    hand[cards[i]]++;
  self->lung--;
  self->tom -= triple == CHIEU_LUNG_TOM;
  self->hand_leo -= triple == CHIEU_LUNG_LEO;
}

static void
take_equals (Cover *self,
             int    face)
{
  if (self->left.hand[face] >= 4)
    take_equal (self, face, 4, 1);
  if (self->left.hand[face] >= 3)
    take_equal (self, face, 3, 1);
  if (self->left.mat_ba >> face & 1)
    take_ba (self, face);
}

static void
take_loose (Cover *self,
            int    face)
{
  if (self->loose >= self->allowed)
    return;
  self->loose++;
  take_equal (self, face, 1, 0);
  self->loose--;
}

/* Gives the lowest card left to each phu that it can be in. */
static void
cover (Cover *self)
{
  int face = 0;

  if (self->found && self->values == NULL && self->loose > self->allowed)
    return;
  while (face < CHIEU_TO_TOM_FACES && self->left.hand[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    {
      note_reading (self);
      return;
    }

  take_equals (self, face);
  for (int i = 0; i < CHIEU_N_LUNG; i++)
    if (chieu_lung_cards[i][0] == face)
      take_triple (self, i);
  if (face < CHIEU_S (1))
    take_bi (self, face);
  if (face < CHIEU_CC)
    take_runs (self, face);
  if (chieu_card_is_yeu ((ChieuCard) face)
      || (face < CHIEU_CC && self->left.mat_bi >> face % 9 & 1))
    take_equal (self, face, 1, 0);
  else
    take_loose (self, face);
}

static Cover
begin_cover (const ChieuHolding *holding,
             int                 need,
             int                 allowed)
{
  Cover self = { .left = *holding, .need = need, .allowed = allowed };

  self.lung = holding->mat_lung;
  self.value = -1;
  return self;
}

bool
plain_is_complete (const ChieuHolding *holding)
{
  Cover self = begin_cover (holding, chieu_holding_need (holding), 0);

  cover (&self);
  return self.found;
}

int
plain_count_loose (const ChieuHolding *holding,
                   int                 need)
{
  Cover self = begin_cover (holding, need, CARDS);

  cover (&self);
  return self.found ? self.allowed + 1 : CHIEU_LOOSE_NONE;
}

void
plain_fill_values (const PlainValues  *plain,
                   ChieuReadingValues *values)
{
  for (int tom = 0; tom <= CHIEU_TRIPLE_TIMES_MAX; tom++)
    for (int leo = 0; leo <= CHIEU_TRIPLE_TIMES_MAX; leo++)
      {
        values->of[0][tom][leo] = tom > 0 ? (leo > 0 ? plain->tom_leo : plain->tom) : leo > 0 ? plain->leo : plain->plain;
        values->of[1][tom][leo] = tom > 0 ? plain->tom_hand_leo : plain->hand_leo;
      }
}

int
plain_find_best (const ChieuHolding       *holding,
                 const ChieuReadingValues *values)
{
  Cover self = begin_cover (holding, chieu_holding_need (holding), 0);

  self.values = values;
  cover (&self);
  return self.value;
}

uint32_t
plain_waits (const ChieuHolding *holding)
{
  uint32_t waits = 0;

  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuHolding with = *holding;

      if (holding->hand[face] + holding->mat[face] >= 4)
        continue;
      chieu_holding_add_card (&with, (ChieuCard) face);
      waits |= (uint32_t) plain_is_complete (&with) << face;
    }
  return waits;
}
