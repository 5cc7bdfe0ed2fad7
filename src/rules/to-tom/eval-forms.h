/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forms that a holding's free cards can be read in. A form says which
 * named triples there are and which ranks have a bí; all that is left is
 * dọc and khàn, which no longer tie the suits together: each suit is looked
 * up by itself.
 */
#pragma once

#include "eval-faces.h"
#include "eval-tables.h"

typedef struct
{
  uint8_t left[CHIEU_TO_TOM_FACES];  /* free cards that no triple has taken */
  uint32_t present;        /* faces with a card left */
  uint32_t threes;         /* faces with three or more left */
  uint32_t lone;           /* numbers but yêu of which a card may stay by itself, by what lies on the mat */
  uint32_t reached;        /* numbers that a dọc on the mat may reach to */
  uint32_t no_bi;          /* ranks that need no bí: rank 1, and those with one on the mat */
  bool marked[3];          /* suits with an open dọc on the mat */
  uint64_t keys[3];        /* the digits of each suit without any bí, as in eval_forms_digit_unit() */
  const ChieuHolding *holding;
  int lung;                /* on the mat and in triples */
  int n_triples;           /* triples that can be had at all … */
  uint8_t triples[CHIEU_N_LUNG];
  uint8_t times[CHIEU_N_LUNG];       /* … and how often the form has each, by triple */
} EvalForms;

/* Where the digit of a rank (from 0) stands in a suit's key. Of an unmarked suit the lower half is
 * the number of its head; all other digits have four bits each. */
extern const uint64_t eval_forms_units[2][9];

void eval_forms_init (EvalForms          *self,
                      const ChieuHolding *holding);

/* The same with no suit marked: all cards that a dọc on the mat may reach to may stay by themselves,
 * which makes them fit more easily than they do. */
void eval_forms_init_unmarked (EvalForms          *self,
                               const ChieuHolding *holding);

/* Finds anew which triples can be had; none may be taken. */
void eval_forms_note_triples (EvalForms *self);

/* Whether no card is loose in the form with these digits and the suits' khàn are @need lưng. */
bool eval_forms_is_whole (const EvalForms *forms,
                          const uint64_t   keys[3],
                          int              need);

/* The lanes of a suit with marks (eval-tables.h), rank by rank. */
uint32_t eval_forms_read_marked (const EvalForms *self,
                                 int              suit,
                                 uint64_t         key);

/* A yêu's digit is of the first sort: whatever reads it knows that it may stay by itself. */
static inline uint64_t
eval_forms_digit (const EvalForms *self,
                  int              face)
{
  const int n = self->left[face];

  return self->lone >> face & 1 ? EVAL_FREE (n) : EVAL_PLAIN (n);
}

/* Adds (1) or takes away (−1) a card left. */
static inline void
eval_forms_change (EvalForms *self,
                   int        face,
                   int        by)
{
  const uint32_t bit = EVAL_BIT (face);
  uint64_t before, after;

  before = face < CHIEU_CC ? eval_forms_digit (self, face) : 0;
  self->left[face] = (uint8_t) (self->left[face] + by);
  self->present = self->left[face] >= 1 ? self->present | bit : self->present & ~bit;
  self->threes = self->left[face] >= 3 ? self->threes | bit : self->threes & ~bit;
  if (face >= CHIEU_CC)
    return;
  after = eval_forms_digit (self, face);
  self->keys[face / 9] += (after - before) * eval_forms_units[self->marked[face / 9]][face % 9];
}

/* Whether the triple can be taken once more. */
static inline bool
eval_forms_has_triple (const EvalForms *self,
                       int              triple)
{
  return (self->present & eval_triple_faces[triple]) == eval_triple_faces[triple];
}

static inline void
eval_forms_take_triple (EvalForms *self,
                        int        triple,
                        int        by)
{
  for (int i = 0; i < 3; i++)
    eval_forms_change (self, chieu_lung_cards[triple][i], -by);
  self->times[triple] = (uint8_t) (self->times[triple] + by);
  self->lung += by;
}

/* Goes on to the next choice of triples; false, with none taken, after the last. */
static inline bool
eval_forms_next_triples (EvalForms *self)
{
  for (int i = 0; i < self->n_triples; i++)
    {
      const int triple = self->triples[i];

      if (eval_forms_has_triple (self, triple))
        {
          eval_forms_take_triple (self, triple, 1);
          return true;
        }
      while (self->times[triple] > 0)
        eval_forms_take_triple (self, triple, -1);
    }
  return false;
}

/* Khàn of chi chi, thang thang, ông cụ. */
static inline int
eval_forms_honour_lung (const EvalForms *self)
{
  return __builtin_popcount (self->threes >> CHIEU_CC);
}

/* What a bí of rank @rank (from 0) changes in the key of @suit. */
static inline uint64_t
eval_forms_bi_change (const EvalForms *self,
                      int              suit,
                      int              rank)
{
  const int face = suit * 9 + rank;

  return (EVAL_FREE (self->left[face] - 1) - eval_forms_digit (self, face))
         * eval_forms_units[self->marked[suit]][rank];
}

/* One more digit or mark is read: the entry holds the place and what is paid so far. */
static inline uint32_t
eval_loose_step (uint32_t entry,
                 unsigned symbol)
{
  return eval_loose_rows[(entry & EVAL_LOOSE_PLACE) + symbol] + (entry & ~EVAL_LOOSE_PLACE);
}

static inline uint32_t
eval_loose_end (uint32_t entry)
{
  return eval_loose_rows[(entry & EVAL_LOOSE_PLACE) + EVAL_LOOSE_END]
         + (entry >> EVAL_LOOSE_SHIFT) * EVAL_LANE_ONES;
}

/* The lanes of a suit: fewest loose cards with at least 0, 1, 2 khàn. */
static inline uint32_t
eval_forms_read (const EvalForms *self,
                 int              suit,
                 uint64_t         key)
{
  const uint32_t tail = (uint32_t) (key >> 32);
  uint32_t entry;

  if (self->marked[suit])
    return eval_forms_read_marked (self, suit, key);

  entry = eval_loose_heads[(uint32_t) key];
  entry = eval_loose_step (entry, tail & 15);
  entry = eval_loose_step (entry, tail >> 4 & 15);
  entry = eval_loose_step (entry, tail >> 8 & 15);
  entry = eval_loose_step (entry, tail >> 12);
  return eval_loose_end (entry);
}

/* A visitor gets the digits of the suits and the ranks with a bí; true ends the visit. */
typedef bool (*EvalFormsVisitor) (const EvalForms *self,
                                  const uint64_t   keys[3],
                                  uint32_t         bi,
                                  void            *data);

/* All choices of bí from @choice besides @bi, each differing from the one before in one rank. */
static inline __attribute__ ((always_inline)) bool
eval_forms_visit_bi (const EvalForms *self,
                     uint32_t         bi,
                     uint32_t         choice,
                     EvalFormsVisitor visit,
                     void            *data)
{
  uint64_t keys[3] = { self->keys[0], self->keys[1], self->keys[2] };
  uint64_t changes[9][3];
  uint8_t ranks[9];
  int n = 0;

  for (uint32_t left = bi; left != 0; left &= left - 1)
    for (int suit = 0; suit < 3; suit++)
      keys[suit] += eval_forms_bi_change (self, suit, __builtin_ctz (left));
  for (uint32_t left = choice; left != 0; left &= left - 1, n++)
    {
      ranks[n] = (uint8_t) __builtin_ctz (left);
      for (int suit = 0; suit < 3; suit++)
        changes[n][suit] = eval_forms_bi_change (self, suit, ranks[n]);
    }

  for (uint32_t i = 1;; i++)
    {
      uint32_t turn, bit;

      if (visit (self, keys, bi, data))
        return true;
      if (i >> n)
        return false;
      turn = (uint32_t) __builtin_ctz (i);
      bit = UINT32_C (1) << ranks[turn];
      for (int suit = 0; suit < 3; suit++)
        keys[suit] += bi & bit ? -changes[turn][suit] : changes[turn][suit];
      bi ^= bit;
    }
}

/**
 * eval_forms_visit:
 * @whole: leave out forms in which a card is certainly loose
 *
 * Visits every form of the cards, the first without triples, until the visitor returns true; ends
 * with no triple taken unless a visitor ended it.
 *
 * Returns: whether a visitor returned true.
 */
static inline __attribute__ ((always_inline)) bool
eval_forms_visit (EvalForms       *self,
                  bool             whole,
                  EvalFormsVisitor visit,
                  void            *data)
{
  do
    {
      const uint32_t choice = eval_full_ranks (self->present) & ~self->no_bi;
      uint32_t must = 0;

      if (whole)
        {
          const uint32_t numbers = self->present & EVAL_NUMBERS;

          must = eval_any_ranks (numbers & ~(eval_in_runs (numbers) | self->threes | self->lone
                                             | self->reached | EVAL_YEU));
          if (must & ~choice)
            continue;
        }
      if (eval_forms_visit_bi (self, must, choice & ~must, visit, data))
        return true;
    }
  while (eval_forms_next_triples (self));
  return false;
}
