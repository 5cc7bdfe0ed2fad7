/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Tổ tôm that fall into phu, put together phu by phu.
 */
#include "practice.h"

#include "games/to-tom/rules/eval/eval.h"

/* How many phu are tried for one hand before it is begun anew, and how many hands are begun. */
#define PHU_TRIES 40
#define HAND_TRIES 40

/* The most cards of a dọc that is put together. */
#define DOC_MAX 5

gboolean
chieu_practice_to_tom_has_no_khan (const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    if (chieu_practice_count_card (cards, cards->cards[i]) >= CHIEU_KHAN_CARDS)
      return FALSE;
  return TRUE;
}

/* ---- What they come to ---- */

void
chieu_practice_to_tom_find_holding (const ChieuLessonCards *cards,
                                    int                     seats,
                                    ChieuHolding           *holding)
{
  chieu_holding_init (holding, seats);
  for (int i = 0; i < cards->n; i++)
    chieu_holding_add_card (holding, cards->cards[i]);
}

gboolean
chieu_practice_to_tom_is_complete (const ChieuLessonCards *cards,
                                   int                     seats)
{
  ChieuHolding holding;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  return chieu_eval_is_complete (&holding);
}

guint32
chieu_practice_to_tom_find_waits (const ChieuLessonCards *cards,
                                  int                     seats)
{
  guint32 waits = 0;

  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuLessonCards with = *cards;

      chieu_lesson_cards_add (&with, face);
      if (chieu_practice_count_card (cards, face) < chieu_deck_to_tom.copies && chieu_practice_to_tom_is_complete (&with, seats))
        waits |= 1u << face;
    }
  return waits;
}

int
chieu_practice_to_tom_count_phu (const ChieuLessonCards *cards)
{
  ChieuLessonCards faces = { 0 };
  int n = 0;

  for (int i = 0; i < cards->n; i++)
    if (chieu_practice_count_card (&faces, cards->cards[i]) == 0)
      chieu_lesson_cards_add (&faces, cards->cards[i]);
  for (int a = 0; a < faces.n; a++)
    {
      n += chieu_practice_count_card (cards, faces.cards[a]) >= CHIEU_KHAN_CARDS;
      for (int b = 0; b < a; b++)
        for (int c = 0; c < b; c++)
          {
            ChieuLessonCards three = { .n = 3, .cards = { faces.cards[c], faces.cards[b], faces.cards[a] } };

            n += chieu_school_to_tom.group_lung (&three) >= 0;
          }
    }
  return n;
}

/* ---- Putting together ---- */

void
chieu_practice_to_tom_init_recipe (int              seats,
                                   int              cards,
                                   ChieuHandRecipe *recipe)
{
  *recipe = (ChieuHandRecipe) {
    .cards = cards, .lung = chieu_lung_needed (seats), .triple = CHIEU_ANY_TRIPLE, .faces = CHIEU_PRACTICE_TO_TOM_ALL,
  };
}

typedef struct
{
  const ChieuHandRecipe *recipe;
  ChieuRandom *random;
  ChieuLessonCards *cards;
} Builder;

/* Adds all @cards, if the deck has as many and the recipe allows them. Returns: whether it did */
static gboolean
add_cards (Builder         *self,
           const ChieuCard *cards,
           int              n)
{
  ChieuLessonCards with = *self->cards;

  if (with.n + n > self->recipe->cards)
    return FALSE;
  for (int i = 0; i < n; i++)
    {
      int most = self->recipe->khan ? chieu_deck_to_tom.copies : CHIEU_KHAN_CARDS - 1;

      if ((self->recipe->faces >> cards[i] & 1) == 0 || chieu_practice_count_card (&with, cards[i]) >= most)
        return FALSE;
      chieu_lesson_cards_add (&with, cards[i]);
    }
  *self->cards = with;
  return TRUE;
}

static gboolean
add_triple (Builder *self,
            int      triple)
{
  if (triple == CHIEU_ANY_TRIPLE)
    triple = chieu_practice_random_between (self->random, 0, CHIEU_N_LUNG - 1);
  return add_cards (self, chieu_lung_cards[triple], CHIEU_LUNG_CARDS);
}

/* Adds a dọc from rank 2 on, since a nhất is a yêu. */
static gboolean
add_doc (Builder *self)
{
  /* Each length comes as often as it stands here. */
  static const int lengths[] = { 3, 3, 3, 4, 4, DOC_MAX };
  int n = lengths[chieu_random_below (self->random, G_N_ELEMENTS (lengths))];
  int suit = chieu_practice_random_between (self->random, 0, CHIEU_STRIP_SUITS - 1);
  int rank = chieu_practice_random_between (self->random, 2, CHIEU_SUIT_RANKS + 1 - n);
  ChieuCard cards[DOC_MAX];

  for (int i = 0; i < n; i++)
    cards[i] = CHIEU_FACE (suit, rank + i);
  return add_cards (self, cards, n);
}

/* Adds a bí of three cards, or of four, two of which are equal; never of nhất, which are yêu. */
static gboolean
add_bi (Builder *self)
{
  int rank = chieu_practice_random_between (self->random, 2, CHIEU_SUIT_RANKS);
  ChieuCard cards[4] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };
  int n = chieu_practice_random_between (self->random, 3, 4);

  cards[3] = cards[chieu_practice_random_between (self->random, 0, 2)];
  return add_cards (self, cards, n);
}

static gboolean
add_khan (Builder *self)
{
  ChieuCard face = (ChieuCard) chieu_practice_random_between (self->random, 0, CHIEU_TO_TOM_FACES - 1);
  const ChieuCard cards[CHIEU_KHAN_CARDS] = { face, face, face };

  return self->recipe->khan && add_cards (self, cards, CHIEU_KHAN_CARDS);
}

static gboolean
add_yeu (Builder *self)
{
  static const ChieuCard yeu[] = { CHIEU_V (1), CHIEU_S (1), CHIEU_N (1), CHIEU_CC, CHIEU_TT, CHIEU_OC };

  return add_cards (self, &yeu[chieu_random_below (self->random, G_N_ELEMENTS (yeu))], 1);
}

/* Tries to add a phu: of twenty tries, eleven are for a dọc, five for a bí, two for a khàn, which fail where the recipe has none, one
 * for a named triple and one for a yêu. Dọc are the most frequent, as they are at the mat; yêu fill what is left. */
static void
try_phu (Builder *self)
{
  int left = self->recipe->cards - self->cards->n, roll = chieu_practice_random_between (self->random, 1, 20);

  if (left < 3 || roll <= 1)
    add_yeu (self);
  else if (roll <= 3)
    add_khan (self);
  else if (roll <= 4)
    add_triple (self, CHIEU_ANY_TRIPLE);
  else if (roll <= 9)
    add_bi (self);
  else
    add_doc (self);
}

static gboolean
build_hand (Builder *self)
{
  const ChieuHandRecipe *recipe = self->recipe;

  self->cards->n = 0;
  for (int i = 0; i < recipe->lung; i++)
    if (!add_triple (self, i == 0 ? recipe->triple : CHIEU_ANY_TRIPLE))
      return FALSE;
  for (int tries = 0; self->cards->n < recipe->cards && tries < PHU_TRIES; tries++)
    try_phu (self);
  return self->cards->n == recipe->cards;
}

gboolean
chieu_practice_to_tom_make_hand (const ChieuHandRecipe *recipe,
                                 ChieuRandom           *random,
                                 ChieuLessonCards      *cards)
{
  Builder builder = { recipe, random, cards };

  for (int tries = 0; tries < HAND_TRIES; tries++)
    if (build_hand (&builder))
      {
        chieu_practice_sort_cards (cards);
        return TRUE;
      }
  return FALSE;
}
