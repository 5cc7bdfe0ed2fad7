/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval-forms.h"

#include <string.h>

#define TRIPLE(a, b, c) (CHIEU_BIT (a) | CHIEU_BIT (b) | CHIEU_BIT (c))

const uint32_t eval_triple_faces[CHIEU_N_LUNG_ALL] = {
  [CHIEU_LUNG_TOM]      = TRIPLE (CHIEU_V (3), CHIEU_S (3), CHIEU_N (7)),
  [CHIEU_LUNG_LEO]      = TRIPLE (CHIEU_V (9), CHIEU_S (8), CHIEU_CC),
  [CHIEU_LUNG_9S_TT_OC] = TRIPLE (CHIEU_S (9), CHIEU_TT, CHIEU_OC),
  [CHIEU_LUNG_9V_9S_TT] = TRIPLE (CHIEU_V (9), CHIEU_S (9), CHIEU_TT),
  [CHIEU_LUNG_1V_1S_9N] = TRIPLE (CHIEU_V (1), CHIEU_S (1), CHIEU_N (9)),
  [CHIEU_LUNG_2V_2S_8N] = TRIPLE (CHIEU_V (2), CHIEU_S (2), CHIEU_N (8)),
  [CHIEU_LUNG_1N_2N_3N] = TRIPLE (CHIEU_N (1), CHIEU_N (2), CHIEU_N (3)),
  [CHIEU_LUNG_1V_2V_3V] = TRIPLE (CHIEU_V (1), CHIEU_V (2), CHIEU_V (3)),
  [CHIEU_LUNG_1S_2S_3S] = TRIPLE (CHIEU_S (1), CHIEU_S (2), CHIEU_S (3)),
};

/* The units of the digits in a key. HEAD: in the number of the head, @n times the unit of its second digit. HIGH: in the upper half of a key
 * with a head, that of digit @n there. LOW: in a key without a head, that of digit @n. */
#define HEAD(n) (EVAL_FIRST_DIGITS * (n))
#define HIGH(n) (UINT64_C (1) << (32 + 4 * (n)))
#define LOW(n) (UINT64_C (1) << (4 * (n)))

const uint64_t eval_forms_units[2][CHIEU_SUIT_RANKS] = {
  { 1, HEAD (1), HEAD (EVAL_DIGITS), HEAD (EVAL_DIGITS * EVAL_DIGITS), HEAD (EVAL_DIGITS * EVAL_DIGITS * EVAL_DIGITS),
    HIGH (0), HIGH (1), HIGH (2), HIGH (3) },
  { LOW (0), LOW (1), LOW (2), LOW (3), LOW (4), LOW (5), LOW (6), LOW (7), LOW (8) },
};

/* What changes when a bí takes one of @n cards: the digit was @before, and each of those left may stay by itself. */
#define BI_DIGIT(before, n) (EVAL_FREE ((n) - 1) - (before))

const int8_t eval_forms_bi_digits[2][5] = {
  { 0, BI_DIGIT (1, 1), BI_DIGIT (2, 2), BI_DIGIT (3, 3), BI_DIGIT (4, 4) },
  { 0, BI_DIGIT (EVAL_FREE (1), 1), BI_DIGIT (EVAL_FREE (2), 2), BI_DIGIT (EVAL_FREE (3), 3),
    BI_DIGIT (EVAL_FREE (4), 4) },
};

/* Returns: the faces of @suit from the lowest of @faces in it on; none if @faces has none there */
static uint32_t
from_lowest (uint32_t faces,
             uint32_t suit)
{
  faces &= suit;
  return suit & -(faces & -faces);
}

/* Returns: the faces of @suit up to the highest of @faces in it; none if @faces has none there */
static uint32_t
up_to_highest (uint32_t faces,
               uint32_t suit)
{
  faces &= suit;
  return faces != 0 ? suit & UINT32_MAX >> __builtin_clz (faces) : 0;
}

/* Finds which numbers the dọc on the mat let in, and which suits they mark. */
static void
note_doc (EvalForms *self)
{
  uint32_t up = eval_at_least (self->holding->doc_up, 1), down = eval_at_least (self->holding->doc_down, 1);

  self->marks = up | down;
  if (self->marks == 0)
    return;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      const uint32_t of_suit = EVAL_RANKS << suit * CHIEU_SUIT_RANKS;

      self->reached |= from_lowest (up, of_suit) | up_to_highest (down, of_suit);
      self->marked[suit] = (self->reached & of_suit) != 0;
    }
}

static void
note_mat (EvalForms *self)
{
  const ChieuHolding *holding = self->holding;

  self->lone = (EVAL_OF_RANKS ((uint32_t) holding->mat_bi) | (holding->mat_ba & EVAL_NUMBERS)) & ~EVAL_YEU;
  self->no_bi |= holding->mat_bi;
  note_doc (self);
}

int
eval_forms_odd_digit (const EvalForms *self,
                      int              face,
                      int              n)
{
  if (self->capped >> face & 1)
    return n > 2 ? EVAL_PLAIN (2) : EVAL_PLAIN (n);
  return EVAL_FREE (n);
}

void
eval_forms_change_odd (EvalForms *self,
                       int        face,
                       int        by)
{
  const uint32_t bit = CHIEU_BIT (face);
  const int before = self->left[face], after = before + by;

  self->left[face] = (uint8_t) after;
  self->present = after >= 1 ? self->present | bit : self->present & ~bit;
  self->threes = after >= CHIEU_KHAN_CARDS && (self->capped & bit) == 0 ? self->threes | bit : self->threes & ~bit;
  if (face < CHIEU_CC)
    self->keys[face / CHIEU_SUIT_RANKS]
      += (uint64_t) (eval_forms_odd_digit (self, face, after) - eval_forms_odd_digit (self, face, before))
         * eval_forms_units[self->marked[face / CHIEU_SUIT_RANKS]][face % CHIEU_SUIT_RANKS];
}

static uint64_t
suit_key (const EvalForms *self,
          int              suit)
{
  const uint8_t *left = self->left + suit * CHIEU_SUIT_RANKS;
  const uint64_t *units = eval_forms_units[self->marked[suit]];
  uint64_t key = 0;

  /* In most suits each digit is the number of cards that are left, so that the key can be put together at once. */
  if (!self->marked[suit] && (self->odd >> CHIEU_SUIT_RANKS * suit & EVAL_RANKS) == 0)
    return (uint64_t) (left[0] + HEAD (left[1] + EVAL_DIGITS * (left[2] + EVAL_DIGITS * (left[3] + EVAL_DIGITS * left[4]))))
           | (uint64_t) (left[5] | left[6] << 4 | left[7] << 8 | left[8] << 12) << 32;

  for (int rank = 0; rank < CHIEU_SUIT_RANKS; rank++)
    key += eval_forms_digit (self, suit * CHIEU_SUIT_RANKS + rank) * units[rank];
  return key;
}

static uint32_t
capped_faces (const ChieuHolding *holding)
{
  uint32_t capped = 0;

  for (uint32_t left = EVAL_YEU; left != 0; left &= left - 1)
    {
      const ChieuCard yeu = (ChieuCard) __builtin_ctz (left);

      if (chieu_holding_count_lone (holding, yeu) > 0 && holding->hand[yeu] - chieu_holding_count_lone (holding, yeu) < CHIEU_KHAN_CARDS)
        capped |= CHIEU_BIT (yeu);
    }
  return capped;
}

static void
note_cards (EvalForms          *self,
            const ChieuHolding *holding)
{
  memset (self, 0, sizeof *self);
  self->holding = holding;
  memcpy (self->left, holding->hand, sizeof self->left);
  self->present = eval_at_least (self->left, 1);
  self->threes = eval_at_least (self->left, CHIEU_KHAN_CARDS);
  self->no_bi = 1;
  self->lung = holding->mat_lung;
  if (holding->n_mat > 0)
    note_mat (self);
}

static void
make_keys (EvalForms *self)
{
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    self->keys[suit] = suit_key (self, suit);
}

void
eval_forms_note_faces (EvalForms          *self,
                       const ChieuHolding *holding)
{
  note_cards (self, holding);
  self->odd = self->lone;
  if (holding->n_lone == 0)
    return;
  self->capped = capped_faces (holding);
  self->odd |= self->capped;
  self->threes &= ~self->capped;
}

void
eval_forms_note_keys (EvalForms *self)
{
  make_keys (self);
  eval_forms_note_triples (self);
}

void
eval_forms_init (EvalForms          *self,
                 const ChieuHolding *holding)
{
  eval_forms_note_faces (self, holding);
  eval_forms_note_keys (self);
}

void
eval_forms_init_unmarked (EvalForms          *self,
                          const ChieuHolding *holding)
{
  note_cards (self, holding);
  self->lone |= self->reached & ~EVAL_YEU;
  self->odd = self->lone;
  memset (self->marked, 0, sizeof self->marked);
  make_keys (self);
}

void
eval_forms_note_triples (EvalForms *self)
{
  self->n_triples = 0;
  for (int i = 0; i < chieu_house_count_lung (self->holding->house); i++)
    if (eval_forms_has_triple (self, i))
      self->triples[self->n_triples++] = (uint8_t) i;
}

/* Reads a rank with open ends: marks before its digit, and after it. */
static uint32_t
read_with_marks (const ChieuHolding *holding,
                 int                 face,
                 uint32_t            entry,
                 unsigned            digit)
{
  for (int i = 0; i < holding->doc_up[face]; i++)
    entry = eval_loose_step (entry, EVAL_MARK_UP);
  entry = eval_loose_step (entry, digit);
  for (int i = 0; i < holding->doc_down[face]; i++)
    entry = eval_loose_step (entry, EVAL_MARK_DOWN);
  return entry;
}

uint32_t
eval_forms_read_marked (const EvalForms *self,
                        int              suit,
                        uint64_t         key)
{
  uint32_t marks = self->marks >> suit * CHIEU_SUIT_RANKS, entry = EVAL_LOOSE_START;
  unsigned digit = (unsigned) EVAL_FREE (key & 15);

  for (int face = suit * CHIEU_SUIT_RANKS; face < (suit + 1) * CHIEU_SUIT_RANKS; face++, marks >>= 1)
    {
      entry = (marks & 1) != 0 ? read_with_marks (self->holding, face, entry, digit) : eval_loose_step (entry, digit);
      key >>= 4;
      digit = (unsigned) (key & 15);
    }
  return eval_loose_end (entry);
}
