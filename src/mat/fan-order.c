/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fan-order.h"

#include <string.h>

#include "rules/chan/groups.h"
#include "rules/luc-ho/luc-ho.h"
#include "rules/to-tom/holding.h"

/* Readings tried before the best so far is taken: sorting a hand may not hold the window up. */
#define TRIES_MAX 20000
#define GROUPS_MAX CHIEU_HAND_MAX

typedef struct
{
  ChieuCard cards[4 * 3 + 4];
  guint8 n;
  guint8 rank;                   /* 1–9 of a bí, else 0 */
} Group;

typedef struct
{
  guint8 left[CHIEU_TO_TOM_FACES];
  Group groups[GROUPS_MAX];
  int n_groups, lung, loose;
  Group best[GROUPS_MAX];
  int n_best, best_value, tries;
} Search;

static void search_on (Search *s);

/* Less is better: odd cards first, then having a lưng, then few groups. */
static int
value_of (const Search *s)
{
  return 100 * s->loose + (s->lung == 0 ? 60 : 0) + 2 * s->n_groups - MIN (s->lung, 3);
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
  const ChieuCard cards[4] = { face, face, face, face };

  if (s->left[face] >= 4)
    try_group (s, cards, 4, 0, TRUE);
  if (s->left[face] >= 3)
    try_group (s, cards, 3, 0, TRUE);
}

static void
try_triples (Search    *s,
             ChieuCard  face)
{
  for (int l = 0; l < CHIEU_N_LUNG; l++)
    {
      const ChieuCard *triple = chieu_lung_cards[l];

      if ((triple[0] == face || triple[1] == face || triple[2] == face) && has_all (s, triple, 3))
        try_group (s, triple, 3, 0, TRUE);
    }
}

/* Runs that begin with @face, the lowest face left. */
static void
try_runs (Search    *s,
          ChieuCard  face)
{
  ChieuCard run[9];
  int n = 0;

  for (int rank = chieu_card_rank (face); rank <= 9 && s->left[face + n] > 0; rank++, n++)
    run[n] = face + n;
  for (; n >= 3; n--)
    try_group (s, run, n, 0, FALSE);
}

/* A bí takes one of each suit; equal cards may join it when it is valued. */
static void
try_bi (Search    *s,
        ChieuCard  face)
{
  int rank = chieu_card_rank (face);
  const ChieuCard cards[3] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };

  if (chieu_card_suit (face) == CHIEU_SUIT_VAN && has_all (s, cards, 3))
    try_group (s, cards, 3, rank, FALSE);
}

static Group *
find_bi (Search    *s,
         ChieuCard  face)
{
  for (int g = 0; g < s->n_groups; g++)
    if (chieu_card_is_number (face) && s->groups[g].rank == chieu_card_rank (face))
      return &s->groups[g];
  return NULL;
}

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

  if (value_of (s) - 60 >= s->best_value || s->tries++ > TRIES_MAX)
    return;
  while (face < CHIEU_TO_TOM_FACES && s->left[face] == 0)
    face++;
  if (face == CHIEU_TO_TOM_FACES)
    {
      if (value_of (s) < s->best_value)
        {
          s->best_value = value_of (s);
          s->n_best = s->n_groups;
          memcpy (s->best, s->groups, sizeof s->best);
        }
      return;
    }
  try_equal (s, face);
  try_triples (s, face);
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
  const Group *ga = a, *gb = b;
  int ka = ga->cards[0] * 16 + ga->n, kb = gb->cards[0] * 16 + gb->n;

  return ka - kb;
}

static void
add_cards (ChieuHand       *hand,
           const ChieuCard *cards,
           int              n,
           int              group)
{
  for (int i = 0; i < n && hand->n < CHIEU_HAND_MAX; i++)
    {
      hand->cards[hand->n] = cards[i];
      hand->group[hand->n++] = group;
    }
}

/* Adds what is left of the faces for which @yeu holds (or does not), as one group. */
static void
add_left (ChieuHand *hand,
          guint8    *left,
          gboolean   yeu,
          int        group)
{
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (; left[face] > 0 && chieu_card_is_yeu (face) == yeu; left[face]--)
      add_cards (hand, &face, 1, group);
}

/* Groups three and four equal before all else. */
static void
set_khan_apart (Search *s,
                Group  *khan,
                int    *n)
{
  *n = 0;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (s->left[face] >= 3)
      {
        memset (khan[*n].cards, face, s->left[face]);
        khan[*n].n = s->left[face];
        khan[(*n)++].rank = 0;
        s->left[face] = 0;
      }
}

static void
sort (const guint8 *counts,
      gboolean      khan_first,
      ChieuHand    *hand)
{
  Search s = { .best_value = G_MAXINT };
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
  for (int g = 0; g < s.n_best; g++)
    for (int i = 0; i < s.best[g].n; i++)
      left[s.best[g].cards[i]]--;

  hand->n = 0;
  for (int g = 0; g < s.n_best; g++)
    {
      if (g == (s.n_best + 1) / 2)
        add_left (hand, left, TRUE, group++);
      add_cards (hand, s.best[g].cards, s.best[g].n, group++);
    }
  add_left (hand, left, TRUE, group++);
  add_left (hand, left, FALSE, group);
}

void
chieu_hand_sort (const guint8 *counts,
                 ChieuHand    *hand)
{
  sort (counts, FALSE, hand);
}

void
chieu_hand_sort_khan (const guint8 *counts,
                      ChieuHand    *hand)
{
  sort (counts, TRUE, hand);
}

/* Each group is a group of the fan: a chắn, a cạ, a ba đầu; but all that is què lies together. */
void
chieu_hand_sort_chan (const guint8 *counts,
                      ChieuHand    *hand)
{
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  int n = chieu_chan_groups (counts, groups), group = 0;

  hand->n = 0;
  for (int g = 0; g < n; g++)
    {
      add_cards (hand, groups[g].cards, groups[g].n, group);
      group += groups[g].kind != CHIEU_CHAN_GROUP_QUE;
    }
}

void
chieu_hand_sort_luc_ho (guint64    cards,
                        ChieuHand *hand)
{
  hand->n = 0;
  for (; cards != 0; cards &= cards - 1)
    {
      ChieuCard card = (ChieuCard) __builtin_ctzll (cards);

      add_cards (hand, &card, 1, card / CHIEU_LUC_HO_RANKS);
    }
}

static void
remove_at (ChieuHand *hand,
           int        place)
{
  hand->n--;
  memmove (&hand->cards[place], &hand->cards[place + 1], hand->n - place);
  memmove (&hand->group[place], &hand->group[place + 1], hand->n - place);
}

void
chieu_hand_follow (const guint8 *counts,
                   int           n_faces,
                   ChieuHand    *hand)
{
  guint8 left[CHIEU_CARD_HIDDEN] = { 0 };
  int last;

  g_return_if_fail (n_faces <= (int) G_N_ELEMENTS (left));

  memcpy (left, counts, (gsize) n_faces);
  for (int i = 0; i < hand->n;)
    {
      if (left[hand->cards[i]] == 0)
        {
          remove_at (hand, i);
          continue;
        }
      left[hand->cards[i++]]--;
    }
  last = hand->n > 0 ? hand->group[hand->n - 1] : 0;
  for (ChieuCard face = 0; face < n_faces; face++)
    for (; left[face] > 0; left[face]--)
      add_cards (hand, &face, 1, last);
}

void
chieu_hand_move (ChieuHand *hand,
                 int        from,
                 int        to)
{
  ChieuCard card;
  guint8 group;

  g_return_if_fail (from >= 0 && from < hand->n && to >= 0 && to <= hand->n);

  if (to == from || to == from + 1)
    return;
  card = hand->cards[from];
  remove_at (hand, from);
  if (to > from)
    to--;
  group = to > 0 ? hand->group[to - 1] : hand->n > 0 ? hand->group[0] : 0;
  memmove (&hand->cards[to + 1], &hand->cards[to], hand->n - to);
  memmove (&hand->group[to + 1], &hand->group[to], hand->n - to);
  hand->cards[to] = card;
  hand->group[to] = group;
  hand->n++;
}

/* ---- In words ---- */

gboolean
chieu_hand_take (ChieuHand *hand,
                 ChieuCard  card)
{
  int place = hand->n - 1;

  while (place >= 0 && hand->cards[place] != card)
    place--;
  if (place < 0)
    return FALSE;
  hand->n--;
  for (int i = place; i < hand->n; i++)
    {
      hand->cards[i] = hand->cards[i + 1];
      hand->group[i] = hand->group[i + 1];
    }
  return TRUE;
}

char *
chieu_hand_print (const ChieuDeck *deck,
                  const ChieuHand *hand)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < hand->n; i++)
    {
      if (i > 0)
        g_string_append_c (text, hand->group[i] == hand->group[i - 1] ? ' ' : '|');
      g_string_append (text, chieu_deck_name (deck, hand->cards[i]));
    }
  return g_string_free (text, FALSE);
}

gboolean
chieu_hand_parse (const ChieuDeck *deck,
                  const char      *text,
                  ChieuHand       *hand)
{
  guint8 group = 0;

  hand->n = 0;
  while (*text != '\0')
    {
      size_t length = strcspn (text, " |");
      ChieuCard card = chieu_deck_parse (deck, text, length);

      if (card == CHIEU_CARD_NONE || card == CHIEU_CARD_HIDDEN || hand->n == CHIEU_HAND_MAX)
        {
          hand->n = 0;
          return FALSE;
        }
      hand->cards[hand->n] = card;
      hand->group[hand->n++] = group;
      group += text[length] == '|';
      text += length + (text[length] != '\0');
    }
  return hand->n > 0;
}

gboolean
chieu_hand_is_part (const ChieuHand *hand,
                    const ChieuHand *whole)
{
  int found = 0;

  for (int i = 0; i < whole->n && found < hand->n; i++)
    found += hand->cards[found] == whole->cards[i];
  return found == hand->n;
}
