/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of a hand of Tổ tôm (docs/rules/to-tom.md, "Deck and deal"): phu side by side, yêu in the middle, odd cards apart.
 */
#include "mat/fan-order.h"

#include <stdlib.h>
#include <string.h>

#include "layout.h"
#include "games/to-tom/rules/eval/holding.h"

/* The most steps of the search, after which the best so far is taken: sorting a hand must not delay the window. */
#define STEPS_MAX 20000
#define GROUPS_MAX CHIEU_HAND_MAX

/* Cards that belong together in the fan. */
typedef struct
{
  ChieuCard cards[CHIEU_PHU_CARDS_MAX];
  guint8 n;
  guint8 rank;                   /* 1–9 of a bí, else 0 */
} Group;

/* The groups that are being tried, and the best ones so far. */
typedef struct
{
  guint8 left[CHIEU_TO_TOM_FACES];     /* of each face: the cards that are still to be grouped */
  Group groups[GROUPS_MAX];
  int n_groups, lung, loose;           /* loose: the odd cards */
  Group best[GROUPS_MAX];
  int n_best, best_cost, steps;
} Search;

static void search_on (Search *s);

/* The costs of an odd card, of a hand without a lưng and of a group, and the most lưng that are counted: odd cards matter most, then
 * having a lưng, then few groups. */
enum { ODD_COST = 100, NO_LUNG_COST = 60, GROUP_COST = 2, LUNG_MAX = 3 };

/* Returns: how much the groups of the hand cost: the less the better */
static int
cost_of (const Search *s)
{
  return ODD_COST * s->loose + (s->lung == 0 ? NO_LUNG_COST : 0) + GROUP_COST * s->n_groups - MIN (s->lung, LUNG_MAX);
}

static void
try_group (Search          *s,
           const ChieuCard *cards,
           int              n,
           int              rank,
           gboolean         lung)
{
  Group *group = &s->groups[s->n_groups];

  for (int i = 0; i < n; i++)
    s->left[cards[i]]--;
  memcpy (group->cards, cards, n);
  group->n = n;
  group->rank = rank;
  s->n_groups++;
  s->lung += lung;
  search_on (s);
  s->lung -= lung;
  s->n_groups--;
  for (int i = 0; i < n; i++)
    s->left[cards[i]]++;
}

static gboolean
has_all (const Search    *s,
         const ChieuCard *cards,
         int              n)
{
  for (int i = 0; i < n; i++)
    if (s->left[cards[i]] == 0)
      return FALSE;
  return TRUE;
}

static void
try_equal (Search    *s,
           ChieuCard  face)
{
  const ChieuCard cards[CHIEU_THIEN_KHAI_CARDS] = { face, face, face, face };

  if (s->left[face] >= CHIEU_THIEN_KHAI_CARDS)
    try_group (s, cards, CHIEU_THIEN_KHAI_CARDS, 0, TRUE);
  if (s->left[face] >= CHIEU_KHAN_CARDS)
    try_group (s, cards, CHIEU_KHAN_CARDS, 0, TRUE);
}

/* Tries the runs that begin with @face, the lowest face left. */
static void
try_runs (Search    *s,
          ChieuCard  face)
{
  ChieuCard run[CHIEU_SUIT_RANKS];
  int n = 0;

  for (int rank = chieu_card_rank (face); rank <= CHIEU_SUIT_RANKS && s->left[face + n] > 0; rank++, n++)
    run[n] = face + n;
  for (; n >= CHIEU_DOC_CARDS_MIN; n--)
    try_group (s, run, n, 0, FALSE);
}

/* A bí takes one of each suit; equal cards that are left over may join it (try_odd()). */
static void
try_bi (Search    *s,
        ChieuCard  face)
{
  int rank = chieu_card_rank (face);
  const ChieuCard cards[CHIEU_STRIP_SUITS] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };

  if (chieu_card_suit (face) == CHIEU_SUIT_VAN && has_all (s, cards, CHIEU_STRIP_SUITS))
    try_group (s, cards, CHIEU_STRIP_SUITS, rank, FALSE);
}

static Group *
find_bi (Search    *s,
         ChieuCard  face)
{
  for (int i = 0; i < s->n_groups; i++)
    if (chieu_card_is_number (face) && s->groups[i].rank == chieu_card_rank (face))
      return &s->groups[i];
  return NULL;
}

/* Leaves one @face out of new groups: it joins a bí of its rank if there is one; else it is odd, unless it is a yêu, which may be alone. */
static void
try_odd (Search    *s,
         ChieuCard  face)
{
  Group *bi = find_bi (s, face);
  gboolean odd = bi == NULL && !chieu_card_is_yeu (face);

  s->left[face]--;
  if (bi != NULL)
    bi->cards[bi->n++] = face;
  s->loose += odd;
  search_on (s);
  s->loose -= odd;
  if (bi != NULL)
    bi->n--;
  s->left[face]++;
}

static void
search_on (Search *s)
{
  ChieuCard face = 0;

  /* What is still to come can only save the cost of having no lưng: one more lưng saves less than its group costs. */
  if (cost_of (s) - NO_LUNG_COST >= s->best_cost || s->steps++ > STEPS_MAX)
    return;
  while (face < CHIEU_TO_TOM_FACES && s->left[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    {
      if (cost_of (s) < s->best_cost)
        {
          s->best_cost = cost_of (s);
          s->n_best = s->n_groups;
          memcpy (s->best, s->groups, sizeof s->best);
        }
      return;
    }
  try_equal (s, face);
  for (int lung = 0; lung < CHIEU_N_LUNG; lung++)
    {
      const ChieuCard *triple = chieu_lung_cards[lung];

      if ((triple[0] == face || triple[1] == face || triple[2] == face) && has_all (s, triple, CHIEU_LUNG_CARDS))
        try_group (s, triple, CHIEU_LUNG_CARDS, 0, TRUE);
    }
  if (chieu_card_is_number (face))
    {
      try_runs (s, face);
      try_bi (s, face);
    }
  try_odd (s, face);
}

static int
compare_groups (const void *a,
                const void *b)
{
  const Group *first = a, *second = b;

  return first->cards[0] != second->cards[0] ? first->cards[0] - second->cards[0] : first->n - second->n;
}

/* Adds what is left of the yêu (@yeu) or of all other faces, as one group. */
static void
add_left (ChieuHand *hand,
          guint8    *left,
          gboolean   yeu,
          int        group)
{
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (; left[face] > 0 && chieu_card_is_yeu (face) == yeu; left[face]--)
      chieu_hand_append_cards (hand, &face, 1, group);
}

/* Groups three and four equal cards before everything else. */
static void
set_khan_apart (Search *s,
                Group  *khan,
                int    *n)
{
  *n = 0;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (s->left[face] >= CHIEU_KHAN_CARDS)
      {
        memset (khan[*n].cards, face, s->left[face]);
        khan[*n].n = s->left[face];
        khan[(*n)++].rank = 0;
        s->left[face] = 0;
      }
}

static void
sort_hand (const guint8 *counts,
           gboolean      khan_first,
           ChieuHand    *hand)
{
  Search s = { .best_cost = G_MAXINT };
  Group khan[GROUPS_MAX];
  guint8 left[CHIEU_TO_TOM_FACES];
  int group = 0, n_khan = 0;

  memcpy (s.left, counts, sizeof s.left);
  memcpy (left, counts, sizeof left);
  if (khan_first)
    set_khan_apart (&s, khan, &n_khan);
  s.lung = n_khan;
  search_on (&s);
  memcpy (s.best + s.n_best, khan, n_khan * sizeof (Group));
  s.n_best += n_khan;
  qsort (s.best, s.n_best, sizeof (Group), compare_groups);
  for (int at = 0; at < s.n_best; at++)
    for (int i = 0; i < s.best[at].n; i++)
      left[s.best[at].cards[i]]--;

  hand->n = 0;
  for (int at = 0; at < s.n_best; at++)
    {
      if (at == (s.n_best + 1) / 2)
        add_left (hand, left, TRUE, group++);
      chieu_hand_append_cards (hand, s.best[at].cards, s.best[at].n, group++);
    }
  add_left (hand, left, TRUE, group++);
  add_left (hand, left, FALSE, group);
}

void
chieu_hand_sort (const guint8 *counts,
                 ChieuHand    *hand)
{
  sort_hand (counts, FALSE, hand);
}

void
chieu_hand_sort_khan (const guint8 *counts,
                      ChieuHand    *hand)
{
  sort_hand (counts, TRUE, hand);
}
