/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Distance by plain backtracking: for a growing number of cards exchanged,
 * every held card is discarded or put into a phu with cards added to it. T is
 * the complete holding that comes of it (chieu_eval_find_distance()).
 */
#include "plain.h"

#include <string.h>

typedef struct
{
  ChieuHolding left;             /* held cards that are neither discarded nor in a phu yet */
  uint8_t used[CHIEU_TO_TOM_FACES];  /* cards of T by face, those on the mat among them */
  int need;
  int lung;
  int added;
  int added_max;
  int discarded;
  int discards;                  /* exactly so many are to be discarded */
  bool found;
} Reach;

static void reach (Reach *self);

/* Puts a card into T. @held: (out): whether it was held, and not added. Returns: false, if T cannot have it; it is put in all the same */
static bool
put_down (Reach *self,
          int    face,
          bool  *held)
{
  *held = self->left.hand[face] > 0;
  if (*held)
    self->left.hand[face]--;
  else
    self->added++;
  self->used[face]++;
  return self->used[face] <= 4 && self->added <= self->added_max;
}

static void
take_back (Reach *self,
           int    face,
           bool   held)
{
  if (held)
    self->left.hand[face]++;
  else
    self->added--;
  self->used[face]--;
}

/* Puts @n cards into T as one phu, goes on if they can be had, and takes them back. */
static void
try_phu (Reach     *self,
         const int *faces,
         int        n,
         int        lung)
{
  bool held[CHIEU_PHU_CARDS_MAX];
  bool possible = true;

  for (int i = 0; i < n; i++)
    possible &= put_down (self, faces[i], &held[i]);
  self->lung += lung;
  if (possible)
    reach (self);
  self->lung -= lung;
  while (n-- > 0)
    take_back (self, faces[n], held[n]);
}

static void
try_equals (Reach *self,
            int    face)
{
  const int faces[4] = { face, face, face, face };
  const uint32_t bit = UINT32_C (1) << face;

  try_phu (self, faces, 4, 1);
  try_phu (self, faces, 3, 1);
  if (self->left.mat_ba & bit)
    {
      self->left.mat_ba ^= bit;
      try_phu (self, faces, 1, 0);
      self->left.mat_ba ^= bit;
    }
  if (chieu_card_is_yeu ((ChieuCard) face)
      || (face < CHIEU_CC && self->left.mat_bi >> face % 9 & 1))
    try_phu (self, faces, 1, 0);
}

static void
try_triples (Reach *self,
             int    face)
{
  for (int i = 0; i < CHIEU_N_LUNG; i++)
    {
      const ChieuCard *cards = chieu_lung_cards[i];
      const int faces[3] = { cards[0], cards[1], cards[2] };

      if (faces[0] == face || faces[1] == face || faces[2] == face)
        try_phu (self, faces, 3, 1);
    }
}

static void
try_run (Reach *self,
         int    low,
         int    high)
{
  int faces[9];
  int n = high - low + 1;

  for (int i = 0; i < n; i++)
    faces[i] = low + i;
  if (n >= 3)
    try_phu (self, faces, n, 0);
  if (self->left.doc_up[low] > 0)
    {
      self->left.doc_up[low]--;
      try_phu (self, faces, n, 0);
      self->left.doc_up[low]++;
    }
  if (self->left.doc_down[high] > 0)
    {
      self->left.doc_down[high]--;
      try_phu (self, faces, n, 0);
      self->left.doc_down[high]++;
    }
}

static void
try_runs (Reach *self,
          int    face)
{
  int first = face / 9 * 9;

  for (int low = first; low <= face; low++)
    for (int high = face; high < first + 9; high++)
      try_run (self, low, high);
}

/* Tries a bí with @counts cards of the three suits. */
static void
try_bi_of (Reach     *self,
           int        rank,
           const int  counts[3])
{
  int faces[12];
  int n = 0;

  for (int suit = 0; suit < 3; suit++)
    for (int i = 0; i < counts[suit]; i++)
      faces[n++] = suit * 9 + rank;
  try_phu (self, faces, n, 0);
}

static void
try_bi (Reach *self,
        int    face)
{
  int rank = face % 9;
  int most[3];
  int counts[3];

  for (int suit = 0; suit < 3; suit++)
    {
      int held = self->left.hand[suit * 9 + rank];

      most[suit] = held > 0 ? held : 1;
    }
  for (counts[0] = 1; counts[0] <= most[0]; counts[0]++)
    for (counts[1] = 1; counts[1] <= most[1]; counts[1]++)
      for (counts[2] = 1; counts[2] <= most[2]; counts[2]++)
        try_bi_of (self, rank, counts);
}

static void
try_discard (Reach *self,
             int    face)
{
  if (chieu_card_is_yeu ((ChieuCard) face) || self->discarded >= self->discards)
    return;
  self->left.hand[face]--;
  self->discarded++;
  reach (self);
  self->discarded--;
  self->left.hand[face]++;
}

/* No card is left: T is there, if the cards that may be added suffice for the lưng that are missing, three for each; the rest of those
 * added are yêu. */
static void
note_reach (Reach *self)
{
  int lacking = self->need > self->lung ? self->need - self->lung : 0;

  if (self->discarded == self->discards && self->added + 3 * lacking <= self->added_max)
    self->found = true;
}

static void
reach (Reach *self)
{
  int face = 0;

  if (self->found)
    return;
  while (face < CHIEU_TO_TOM_FACES && self->left.hand[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    {
      note_reach (self);
      return;
    }

  try_equals (self, face);
  try_triples (self, face);
  if (face < CHIEU_CC)
    {
      try_runs (self, face);
      try_bi (self, face);
    }
  try_discard (self, face);
}

int
plain_find_distance (const ChieuHolding *holding)
{
  int lacking = chieu_holding_full_size (holding) - holding->n_mat - holding->n_hand;

  for (int discards = 0; discards <= holding->n_hand; discards++)
    {
      Reach self = { .left = *holding, .need = chieu_holding_need (holding) };

      memcpy (self.used, holding->mat, sizeof self.used);
      self.lung = holding->mat_lung;
      self.discards = discards;
      self.added_max = discards + lacking;
      reach (&self);
      if (self.found)
        return self.added_max;
    }
  return CHIEU_DISTANCE_NONE;
}
