/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of picking cards in Tổ tôm (docs/lessons.md): all cards of a sort, one
 * phu, the cards that fit nowhere, the card to throw.
 */
#include "school.h"

#include <string.h>

#include "games/to-tom/rules/eval/eval.h"

/* ---- All cards of a sort ---- */

static gboolean
is_yeu (ChieuCard card,
        int       argument)
{
  return chieu_card_is_yeu (card);
}

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return chieu_card_is_number (card) && chieu_card_suit (card) == suit;
}

static gboolean
has_rank (ChieuCard card,
          int       rank)
{
  return chieu_card_is_number (card) && chieu_card_rank (card) == rank;
}

/* ---- One phu ---- */

/* Returns: whether @cards, whatever kind they name, are a phu of @kind, and that named triple unless @triple is CHIEU_ANY_TRIPLE */
static gboolean
is_kind (const ChieuPhu *cards,
         ChieuPhuKind    kind,
         int             triple)
{
  ChieuHouse usual = { 0 };
  ChieuPhu phu = *cards;

  phu.kind = (uint8_t) kind;
  if (!chieu_phu_is_valid (&phu) || !chieu_house_has_phu (usual, &phu))
    return FALSE;
  for (int i = 0; triple != CHIEU_ANY_TRIPLE && i < CHIEU_LUNG_CARDS; i++)
    if (memchr (phu.cards, chieu_lung_cards[triple][i], phu.n) == NULL)
      return FALSE;
  return TRUE;
}

/* A rule's argument: in its low byte the kinds, as bits; above it the number of the named triple from 1 on, or 0: any. */
#define KIND(kind) (1 << (kind))
#define KINDS_OF(argument) ((argument) & 0xff)
#define TRIPLE(lung) (((lung) + 1) << 8)
#define TRIPLE_OF(argument) (((argument) >> 8) - 1)
_Static_assert (CHIEU_N_PHU_KINDS <= 8 && CHIEU_ANY_TRIPLE == -1, "the kinds have room in a byte, and any triple is 0 above it");

/* Phu of equal cards that a hand is dealt: a phỗng is claimed. */
#define EQUAL_KINDS (KIND (CHIEU_PHU_KHAN) | KIND (CHIEU_PHU_THIEN_KHAI))

static gboolean
is_phu (const ChieuPick        *pick,
        const ChieuLessonCards *touched)
{
  ChieuPhu phu = { 0 };
  ChieuLessonCards all;

  if (!chieu_pick_gather (pick, touched, &all) || all.n > CHIEU_PHU_CARDS_MAX)
    return FALSE;
  memcpy (phu.cards, all.cards, (gsize) all.n);
  phu.n = (uint8_t) all.n;
  for (int kind = 0; kind < CHIEU_N_PHU_KINDS; kind++)
    if ((KINDS_OF (pick->rule->argument) & KIND (kind)) != 0
        && is_kind (&phu, (ChieuPhuKind) kind, TRIPLE_OF (pick->rule->argument)))
      return TRUE;
  return FALSE;
}

static gboolean
find_triple (const ChieuPick  *pick,
             ChieuLessonCards *right)
{
  for (int lung = 0; lung < CHIEU_N_LUNG; lung++)
    {
      ChieuLessonCards candidate = { .n = CHIEU_LUNG_CARDS };

      memcpy (candidate.cards, chieu_lung_cards[lung], CHIEU_LUNG_CARDS);
      if (chieu_pick_try_group (pick, &candidate, right))
        return TRUE;
    }
  return FALSE;
}

static gboolean
find_equal (const ChieuPick  *pick,
            ChieuLessonCards *right)
{
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int n = CHIEU_KHAN_CARDS; n <= CHIEU_THIEN_KHAI_CARDS; n++)
      {
        ChieuLessonCards candidate = { .n = n };

        memset (candidate.cards, face, (gsize) n);
        if (chieu_pick_try_group (pick, &candidate, right))
          return TRUE;
      }
  return FALSE;
}

static gboolean
find_doc (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  for (int low = 0; low < CHIEU_CC; low++)
    {
      ChieuLessonCards candidate = { 0 };

      for (int face = low; face < CHIEU_CC && chieu_card_suit ((ChieuCard) face) == chieu_card_suit ((ChieuCard) low); face++)
        {
          chieu_lesson_cards_add (&candidate, (ChieuCard) face);
          if (chieu_pick_try_group (pick, &candidate, right))
            return TRUE;
        }
    }
  return FALSE;
}

/* In how many ways a bí can have cards of the three suits, one to four of each. */
#define BI_NUMBERS (CHIEU_STRIP_COPIES * CHIEU_STRIP_COPIES * CHIEU_STRIP_COPIES)

/* Tries the bí of @rank whose cards of each suit are, less one, the digits of @numbers to the base CHIEU_STRIP_COPIES. */
static gboolean
try_bi (const ChieuPick  *pick,
        int               rank,
        int               numbers,
        ChieuLessonCards *right)
{
  ChieuLessonCards candidate = { 0 };

  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++, numbers /= CHIEU_STRIP_COPIES)
    for (int i = 0; i <= numbers % CHIEU_STRIP_COPIES; i++)
      chieu_lesson_cards_add (&candidate, CHIEU_FACE (suit, rank));
  return chieu_pick_try_group (pick, &candidate, right);
}

static gboolean
find_bi (const ChieuPick  *pick,
         ChieuLessonCards *right)
{
  for (int rank = 1; rank <= CHIEU_SUIT_RANKS; rank++)
    for (int numbers = 0; numbers < BI_NUMBERS; numbers++)
      if (try_bi (pick, rank, numbers, right))
        return TRUE;
  return FALSE;
}

static gboolean
find_phu (const ChieuPick  *pick,
          ChieuLessonCards *right)
{
  int kinds = KINDS_OF (pick->rule->argument);

  return ((kinds & KIND (CHIEU_PHU_LUNG)) != 0 && find_triple (pick, right))
         || ((kinds & EQUAL_KINDS) != 0 && find_equal (pick, right))
         || ((kinds & KIND (CHIEU_PHU_DOC)) != 0 && find_doc (pick, right))
         || ((kinds & KIND (CHIEU_PHU_BI)) != 0 && find_bi (pick, right));
}

/* ---- Loose cards ---- */

typedef struct
{
  ChieuHolding holding;
  guint8 taken[CHIEU_TO_TOM_FACES];    /* loose in the arrangement that is tried */
  guint8 least[CHIEU_TO_TOM_FACES];    /* loose in every best arrangement seen */
} Loose;

/* Takes out @left cards, of face @from and those after it, in every way that leaves the others complete. */
static void
take_loose (Loose *self,
            int    from,
            int    left)
{
  for (int face = 0; left == 0 && face < CHIEU_TO_TOM_FACES; face++)
    self->least[face] = MIN (self->least[face], self->taken[face]);
  for (int face = from; left > 0 && face < CHIEU_TO_TOM_FACES; face++)
    {
      if (self->holding.hand[face] == 0)
        continue;
      chieu_holding_remove_card (&self->holding, (ChieuCard) face);
      self->taken[face]++;
      if (chieu_eval_count_loose (&self->holding, 0) == left - 1)
        take_loose (self, face, left - 1);
      self->taken[face]--;
      chieu_holding_add_card (&self->holding, (ChieuCard) face);
    }
}

static gboolean
find_loose (const ChieuPick  *pick,
            ChieuLessonCards *right)
{
  Loose self = { 0 };

  chieu_holding_init (&self.holding, pick->seats);
  for (int i = 0; i < pick->cards.n; i++)
    chieu_holding_add_card (&self.holding, pick->cards.cards[i]);
  memset (self.least, G_MAXUINT8, sizeof self.least);
  take_loose (&self, 0, chieu_eval_count_loose (&self.holding, 0));
  right->n = 0;
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < self.least[face]; i++)
      chieu_lesson_cards_add (right, (ChieuCard) face);
  return right->n > 0;
}

const ChieuPickRule chieu_pick_rules_to_tom[] = {
  CHIEU_PICK_COLOURS,
  CHIEU_PICK_ALL ("yeu", 0, is_yeu),
  CHIEU_PICK_SUITS (has_suit),
  CHIEU_PICK_ALL ("rank-1", 1, has_rank),
  CHIEU_PICK_RANKS (has_rank),
  { .id = "bi", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_BI), .is_right = is_phu, .find = find_phu },
  { .id = "doc", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_DOC), .is_right = is_phu, .find = find_phu },
  { .id = "lung", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_LUNG) | EQUAL_KINDS, .is_right = is_phu, .find = find_phu },
  { .id = "tom", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_LUNG) | TRIPLE (CHIEU_LUNG_TOM), .is_right = is_phu, .find = find_phu },
  { .id = "leo", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_LUNG) | TRIPLE (CHIEU_LUNG_LEO), .is_right = is_phu, .find = find_phu },
  { .id = "khan", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_KHAN), .is_right = is_phu, .find = find_phu },
  { .id = "thien-khai", .is_phu = TRUE, .argument = KIND (CHIEU_PHU_THIEN_KHAI), .is_right = is_phu, .find = find_phu },
  { .id = "loose", .find = find_loose },
  { .id = "throw", .needs_mat = TRUE, .is_right = chieu_pick_is_throw, .find = chieu_pick_find_throw },
  { .id = NULL }
};
