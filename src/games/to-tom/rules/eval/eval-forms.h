/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forms that a holding's free cards can be read in. A form says which named triples there are and which ranks have a bí;
 * everything else is dọc and khàn, which do not depend on other suits, so that each suit is looked up by itself.
 */
#pragma once

#include "eval-faces.h"
#include "eval-tables.h"

/* The form being looked at, whose triples are taken; the bí are left to those who read it. */
typedef struct
{
  uint8_t left[CHIEU_TO_TOM_FACES];  /* free cards that no triple has taken */
  uint32_t present;        /* faces with a card left */
  uint32_t threes;         /* faces with three or more left */
  uint32_t lone;           /* numbers other than yêu of which a card may stay by itself, by what lies on the mat */
  uint32_t reached;        /* numbers that a dọc on the mat may reach to */
  uint32_t capped;         /* yêu of which there is no khàn, some having been eaten alone: a third is read as if it were not
                            * there */
  uint32_t odd;            /* lone or capped: a digit of these is not just how many are left */
  uint32_t no_bi;          /* ranks that need no bí: rank 1, and those with one on the mat */
  uint32_t marks;          /* faces with an open end of a dọc on the mat */
  bool marked[CHIEU_STRIP_SUITS];   /* suits with an open dọc on the mat */
  uint64_t keys[CHIEU_STRIP_SUITS]; /* the digits of each suit without any bí, in units of eval_forms_units */
  const ChieuHolding *holding;
  int lung;                /* on the mat and in triples */
  int n_triples;           /* triples that can be had at all … */
  uint8_t triples[CHIEU_N_LUNG_ALL];
  uint8_t times[CHIEU_N_LUNG_ALL];   /* … and how often the form has each, by triple */
} EvalForms;

/* The unit of a digit in a suit's key, by whether the suit is marked, and by rank (from 0). Of an unmarked suit the lower half of the key is
 * the number of its head, the first EVAL_HEAD_RANKS ranks; all other digits have four bits each. */
extern const uint64_t eval_forms_units[2][CHIEU_SUIT_RANKS];

/* Begins with the form of @holding that has no triple and no bí. */
void eval_forms_init (EvalForms          *self,
                      const ChieuHolding *holding);

/* Do the same in two halves: note which faces there are, for a first look; then the rest. */
void eval_forms_note_faces (EvalForms          *self,
                            const ChieuHolding *holding);
void eval_forms_note_keys (EvalForms *self);

/* Begins with the same form, but with no suit marked, nothing capped and no triples listed: all cards that a dọc on the mat may reach
 * to may stay by themselves, which makes them fit more easily than they do. */
void eval_forms_init_unmarked (EvalForms          *self,
                               const ChieuHolding *holding);

/* Finds anew which triples can be had; none may be taken. */
void eval_forms_note_triples (EvalForms *self);

/* Returns: whether no card is loose in the form with these digits, and the khàn of the suits make at least @need lưng */
bool eval_forms_is_whole (const EvalForms *forms,
                          const uint64_t   keys[CHIEU_STRIP_SUITS],
                          int              need);

/* Returns: the lanes of a suit with marks (eval-tables.h), read rank by rank */
uint32_t eval_forms_read_marked (const EvalForms *self,
                                 int              suit,
                                 uint64_t         key);

/* Returns: the digit of an odd face of which @n cards are left. Of a capped one two are enough for all dọc: three that begin
 * with the same cards are as good as khàn of the other two ranks, and a longer one does without its yêu. */
int eval_forms_odd_digit (const EvalForms *self,
                          int              face,
                          int              n);

/* Returns: the digit of a face. That of a yêu is EVAL_PLAIN, too: its reader knows that it may stay by itself. */
static inline uint64_t
eval_forms_digit (const EvalForms *self,
                  int              face)
{
  const int n = self->left[face];

  return (uint64_t) (self->odd >> face & 1 ? eval_forms_odd_digit (self, face, n) : EVAL_PLAIN (n));
}

/* Adds (1) or takes away (−1) a card left of an odd face. */
void eval_forms_change_odd (EvalForms *self,
                            int        face,
                            int        by);

/* Adds (1) or takes away (−1) a card left. */
static inline void
eval_forms_change (EvalForms *self,
                   int        face,
                   int        by)
{
  const uint32_t bit = CHIEU_BIT (face);
  const int after = self->left[face] + by;

  if (self->odd & bit)
    {
      eval_forms_change_odd (self, face, by);
      return;
    }
  self->left[face] = (uint8_t) after;
  self->present = after >= 1 ? self->present | bit : self->present & ~bit;
  self->threes = after >= CHIEU_KHAN_CARDS ? self->threes | bit : self->threes & ~bit;
  if (face < CHIEU_CC)
    self->keys[face / CHIEU_SUIT_RANKS]
      += (uint64_t) by * eval_forms_units[self->marked[face / CHIEU_SUIT_RANKS]][face % CHIEU_SUIT_RANKS];
}

/* Returns: whether the triple can be taken once more */
static inline bool
eval_forms_has_triple (const EvalForms *self,
                       int              triple)
{
  return (self->present & eval_triple_faces[triple]) == eval_triple_faces[triple];
}

/* Takes the triple once more (@by 1) or once less (−1). */
static inline void
eval_forms_take_triple (EvalForms *self,
                        int        triple,
                        int        by)
{
  for (int i = 0; i < CHIEU_LUNG_CARDS; i++)
    eval_forms_change (self, chieu_lung_cards[triple][i], -by);
  self->times[triple] = (uint8_t) (self->times[triple] + by);
  self->lung += by;
}

/* Goes on to the next choice of triples. Returns: false, with none taken, after the last */
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

/* Returns: how many khàn of chi chi, thang thang and ông cụ there are */
static inline int
eval_forms_honour_lung (const EvalForms *self)
{
  const uint32_t threes = self->threes >> CHIEU_CC;

  return (int) ((threes & 1) + (threes >> 1 & 1) + (threes >> 2));
}

/* The change that a bí makes in a digit, by whether the face is lone, and by how many cards of it are left. */
extern const int8_t eval_forms_bi_digits[2][5];

/* Returns: the change that a bí of rank @rank (from 0) makes in the key of @suit; none if no card of it is left */
static inline uint64_t
eval_forms_bi_change (const EvalForms *self,
                      int              suit,
                      int              rank)
{
  const int face = suit * CHIEU_SUIT_RANKS + rank;

  return (uint64_t) eval_forms_bi_digits[self->lone >> face & 1][self->left[face]]
         * eval_forms_units[self->marked[suit]][rank];
}

/* Returns: the entry after one more digit or mark; it holds the place and the loose cards so far */
static inline uint32_t
eval_loose_step (uint32_t entry,
                 unsigned symbol)
{
  return eval_loose_rows[(entry & EVAL_LOOSE_PLACE) + symbol] + (entry & ~EVAL_LOOSE_PLACE);
}

/* Returns: the lanes of a suit that ends with @entry */
static inline uint32_t
eval_loose_end (uint32_t entry)
{
  return eval_loose_rows[(entry & EVAL_LOOSE_PLACE) + EVAL_LOOSE_END]
         + (entry >> EVAL_LOOSE_SHIFT) * EVAL_LANE_ONES;
}

/* Returns: the lanes of a suit: fewest loose cards with at least 0, 1, 2 khàn */
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

/* Returns: the faces whose cards are certainly loose unless a bí or a triple takes them */
static inline uint32_t
eval_forms_lost (const EvalForms *self)
{
  const uint32_t numbers = self->present & EVAL_NUMBERS;

  return numbers & ~(eval_in_runs (numbers) | self->threes | self->lone | self->reached | EVAL_YEU);
}

/* A rank that may have a bí: what it changes in the keys, and the cards certainly loose without it. */
typedef struct
{
  uint8_t rank;
  uint8_t lost;
  uint64_t changes[CHIEU_STRIP_SUITS];
} EvalBiChoice;

static inline void
eval_forms_note_choice (const EvalForms *self,
                        int              rank,
                        uint32_t         lost,
                        EvalBiChoice    *choice)
{
  choice->rank = (uint8_t) rank;
  choice->lost = 0;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      choice->changes[suit] = eval_forms_bi_change (self, suit, rank);
      if (lost >> (suit * CHIEU_SUIT_RANKS + rank) & 1)
        choice->lost = (uint8_t) (choice->lost + self->left[suit * CHIEU_SUIT_RANKS + rank]);
    }
}

/* A visitor gets the digits of the suits, the ranks with a bí and how many cards are certainly loose.
 * Returns: true to end the visit */
typedef bool (*EvalFormsVisitor) (const EvalForms *self,
                                  const uint64_t   keys[CHIEU_STRIP_SUITS],
                                  uint32_t         bi,
                                  int              lost,
                                  void            *data);

/* Visits all choices of bí from @choice besides @must, each differing from the one before in one rank;
 * those of @start are there at first. @lost cards are loose whatever is chosen; those of @lost_faces are without a bí. */
static inline __attribute__ ((always_inline)) bool
eval_forms_visit_bi (const EvalForms *self,
                     uint32_t         must,
                     uint32_t         start,
                     uint32_t         choice,
                     uint32_t         lost_faces,
                     int              lost,
                     EvalFormsVisitor visit,
                     void            *data)
{
  uint64_t keys[CHIEU_STRIP_SUITS] = { self->keys[0], self->keys[1], self->keys[2] };
  uint32_t bi = must | start;
  EvalBiChoice choices[CHIEU_SUIT_RANKS];
  int n = 0;

  for (uint32_t left = bi; left != 0; left &= left - 1)
    for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
      keys[suit] += eval_forms_bi_change (self, suit, __builtin_ctz (left));
  /* The first ones turn most often. */
  for (uint32_t left = choice & ~start; left != 0; left &= left - 1)
    eval_forms_note_choice (self, __builtin_ctz (left), lost_faces, &choices[n++]);
  for (uint32_t left = start; left != 0; left &= left - 1)
    eval_forms_note_choice (self, __builtin_ctz (left), lost_faces, &choices[n++]);

  for (uint32_t i = 1;; i++)
    {
      const EvalBiChoice *turn;
      bool on;

      if (visit (self, keys, bi, lost, data))
        return true;
      if (i >> n)
        return false;
      turn = &choices[__builtin_ctz (i)];
      bi ^= UINT32_C (1) << turn->rank;
      on = bi >> turn->rank & 1;
      lost += on ? -turn->lost : turn->lost;
      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        keys[suit] += on ? turn->changes[suit] : -turn->changes[suit];
    }
}

/* Returns: how many cards of @faces are left */
static inline int
eval_forms_count (const EvalForms *self,
                  uint32_t         faces)
{
  int n = 0;

  for (; faces != 0; faces &= faces - 1)
    n += self->left[__builtin_ctz (faces)];
  return n;
}

/**
 * eval_forms_visit:
 * @loose: only forms with fewer loose cards are visited; may be lowered by the visitor
 *
 * Visits the forms of the cards in which fewer cards may be loose, the first without triples, until
 * the visitor returns true; ends with no triple taken unless a visitor ended it.
 *
 * Returns: whether a visitor returned true.
 */
static inline __attribute__ ((always_inline)) bool
eval_forms_visit (EvalForms       *self,
                  const int       *loose,
                  EvalFormsVisitor visit,
                  void            *data)
{
  do
    {
      const uint32_t choice = eval_full_ranks (self->present) & ~self->no_bi;
      const uint32_t lost = eval_forms_lost (self);
      const int at_least = eval_forms_count (self, lost & ~EVAL_OF_RANKS (choice));

      if (at_least < *loose
          && eval_forms_visit_bi (self, 0, choice & eval_any_ranks (lost), choice, lost, at_least,
                                  visit, data))
        return true;
    }
  while (eval_forms_next_triples (self));
  return false;
}

/* Does the same for forms in which no card is loose: a card that only a bí can take makes it certain. */
static inline __attribute__ ((always_inline)) bool
eval_forms_visit_whole (EvalForms       *self,
                        EvalFormsVisitor visit,
                        void            *data)
{
  do
    {
      const uint32_t choice = eval_full_ranks (self->present) & ~self->no_bi;
      const uint32_t must = eval_any_ranks (eval_forms_lost (self));

      if ((must & ~choice) == 0
          && eval_forms_visit_bi (self, must, 0, choice & ~must, 0, 0, visit, data))
        return true;
    }
  while (eval_forms_next_triples (self));
  return false;
}
