/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rules of picking cards in Mậu binh (docs/lessons.md): all cards of a sort, and
 * cards that make something together.
 */
#include "school.h"

#define ROW CHIEU_MAU_BINH_LONG_ROW

/* ---- All cards of a sort ---- */

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return chieu_mau_binh_suit (card) == suit;
}

/* @rank: 2 … 10, and 11 … 14 for J, Q, K and A */
static gboolean
has_rank (ChieuCard card,
          int       rank)
{
  return chieu_mau_binh_rank (card) + 2 == rank;
}

/* ---- What cards make together ---- */

/* Returns: how many cards make @kind, with none beside them */
static int
size_of (ChieuMauBinhKind kind)
{
  static const int sizes[CHIEU_MAU_BINH_N_KINDS] = {
    [CHIEU_MAU_BINH_MAU_THAU] = 1,
    [CHIEU_MAU_BINH_DOI] = 2,
    [CHIEU_MAU_BINH_THU] = 4,
    [CHIEU_MAU_BINH_XAM] = 3,
    [CHIEU_MAU_BINH_SANH] = ROW,
    [CHIEU_MAU_BINH_THUNG] = ROW,
    [CHIEU_MAU_BINH_CU_LU] = ROW,
    [CHIEU_MAU_BINH_TU_QUY] = 4,
    [CHIEU_MAU_BINH_THUNG_PHA_SANH] = ROW,
  };

  return sizes[kind];
}

ChieuMauBinhKind
chieu_mau_binh_kind_of_few (const ChieuLessonCards *cards)
{
  int of_rank[CHIEU_MAU_BINH_RANKS] = { 0 }, pairs = 0, most = 0;

  if (cards->n == ROW)
    return chieu_mau_binh_kind (chieu_mau_binh_class (cards->cards, ROW, false), ROW);
  for (int i = 0; i < cards->n; i++)
    {
      int n = ++of_rank[chieu_mau_binh_rank (cards->cards[i])];

      pairs += n == 2;
      most = MAX (most, n);
    }
  if (most >= 3)
    return most == CHIEU_MAU_BINH_SUITS ? CHIEU_MAU_BINH_TU_QUY : CHIEU_MAU_BINH_XAM;
  return pairs == 2 ? CHIEU_MAU_BINH_THU : pairs == 1 ? CHIEU_MAU_BINH_DOI : CHIEU_MAU_BINH_MAU_THAU;
}

static gboolean
is_kind (const ChieuPick        *pick,
         const ChieuLessonCards *touched)
{
  ChieuMauBinhKind kind = (ChieuMauBinhKind) pick->rule->argument;
  ChieuLessonCards all;

  return chieu_pick_gather (pick, touched, &all) && all.n == size_of (kind) && chieu_mau_binh_kind_of_few (&all) == kind;
}

/* ---- Looking for them ---- */

/* Looks at some @cards of those of @pick. Returns: whether no others are to be tried */
typedef gboolean (*TestFunc) (const ChieuPick *pick, const ChieuLessonCards *cards, void *data);

/* Tries all @size cards from place @from on, with those chosen already. Returns: whether @test ended it */
static gboolean
try_all (const ChieuPick  *pick,
         int               size,
         int               from,
         ChieuLessonCards *chosen,
         TestFunc          test,
         void             *data)
{
  if (chosen->n == size)
    return test (pick, chosen, data);
  for (int i = from; i < pick->cards.n; i++)
    {
      chosen->cards[chosen->n++] = pick->cards.cards[i];
      if (try_all (pick, size, i + 1, chosen, test, data))
        return TRUE;
      chosen->n--;
    }
  return FALSE;
}

static gboolean
test_kind (const ChieuPick        *pick,
           const ChieuLessonCards *cards,
           void                   *data)
{
  return is_kind (pick, cards);
}

static gboolean
find_kind (const ChieuPick  *pick,
           ChieuLessonCards *right)
{
  right->n = 0;
  return try_all (pick, size_of ((ChieuMauBinhKind) pick->rule->argument) - chieu_pick_is_beside (pick), 0, right, test_kind, NULL);
}

/* ---- The highest chi ---- */

static int
size_of_highest (const ChieuPick *pick)
{
  return pick->n == CHIEU_MAU_BINH_SHORT_ROW ? CHIEU_MAU_BINH_SHORT_ROW : ROW;
}

/* Returns: how high the chi is that @touched make, with the card beside; −1: it is none that is asked for */
static int
class_of (const ChieuPick        *pick,
          const ChieuLessonCards *touched)
{
  ChieuLessonCards all;

  if (!chieu_pick_gather (pick, touched, &all) || all.n != size_of_highest (pick))
    return -1;
  return chieu_mau_binh_class (all.cards, all.n, false);
}

/* The highest chi found so far. */
typedef struct
{
  int class;                     /* −1: none yet */
  ChieuLessonCards cards;        /* without the one beside */
} Highest;

static gboolean
note_highest (const ChieuPick        *pick,
              const ChieuLessonCards *cards,
              void                   *data)
{
  Highest *highest = data;
  int class = class_of (pick, cards);

  if (class > highest->class)
    *highest = (Highest) { class, *cards };
  return FALSE;
}

static gboolean
find_highest (const ChieuPick  *pick,
              ChieuLessonCards *right)
{
  Highest highest = { .class = -1 };
  ChieuLessonCards chosen = { 0 };

  try_all (pick, size_of_highest (pick) - chieu_pick_is_beside (pick), 0, &chosen, note_highest, &highest);
  *right = highest.cards;
  return highest.class >= 0;
}

/* Other cards may make an equally high one. */
static gboolean
is_highest (const ChieuPick        *pick,
            const ChieuLessonCards *touched)
{
  ChieuLessonCards right;

  return find_highest (pick, &right) && class_of (pick, touched) == class_of (pick, &right);
}

const ChieuPickRule chieu_pick_rules_mau_binh[] = {
  CHIEU_PICK_COLOURS,
  CHIEU_PICK_ALL ("suit-s", 0, has_suit),
  CHIEU_PICK_ALL ("suit-h", 1, has_suit),
  CHIEU_PICK_ALL ("suit-d", 2, has_suit),
  CHIEU_PICK_ALL ("suit-c", 3, has_suit),
  CHIEU_PICK_RANKS (has_rank),
  CHIEU_PICK_ALL ("rank-T", 10, has_rank),
  CHIEU_PICK_ALL ("rank-J", 11, has_rank),
  CHIEU_PICK_ALL ("rank-Q", 12, has_rank),
  CHIEU_PICK_ALL ("rank-K", 13, has_rank),
  CHIEU_PICK_ALL ("rank-A", 14, has_rank),
  { .id = "doi", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_DOI, .is_right = is_kind, .find = find_kind },
  { .id = "thu", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_THU, .is_right = is_kind, .find = find_kind },
  { .id = "xam", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_XAM, .is_right = is_kind, .find = find_kind },
  { .id = "sanh", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_SANH, .is_right = is_kind, .find = find_kind },
  { .id = "thung", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_THUNG, .is_right = is_kind, .find = find_kind },
  { .id = "cu-lu", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_CU_LU, .is_right = is_kind, .find = find_kind },
  { .id = "tu-quy", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_TU_QUY, .is_right = is_kind, .find = find_kind },
  { .id = "thung-pha-sanh", .is_phu = TRUE, .argument = CHIEU_MAU_BINH_THUNG_PHA_SANH, .is_right = is_kind, .find = find_kind },
  { .id = "highest", .is_phu = TRUE, .is_right = is_highest, .find = find_highest },
  { .id = NULL }
};
