/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fan-order.h"

#include <string.h>

/* A hand of at least so many cards can lie in two rows: it is parted at the end of a group that is nearer to the middle than SPLIT_REACH
 * cards, else in the middle. */
#define SPLIT_FROM 4
#define SPLIT_REACH 3
/* If so many cards more than before are held it is another hand, and nobody remembers where its cards lay. */
#define ANOTHER_HAND 5

void
chieu_hand_append_cards (ChieuHand       *hand,
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

static void
remove_at (ChieuHand *hand,
           int        place)
{
  gsize after;

  hand->n--;
  hand->lower -= place < hand->lower;
  after = (gsize) (hand->n - place);
  memmove (&hand->cards[place], &hand->cards[place + 1], after * sizeof *hand->cards);
  memmove (&hand->group[place], &hand->group[place + 1], after * sizeof *hand->group);
}

void
chieu_hand_update_cards (const guint8 *counts,
                         int           n_faces,
                         ChieuHand    *hand)
{
  guint8 left[G_MAXUINT8 + 1] = { 0 };   /* of each face, how many of the cards held have no place yet */
  int last;

  g_return_if_fail (n_faces >= 0 && n_faces < (int) G_N_ELEMENTS (left));

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
      chieu_hand_append_cards (hand, &face, 1, last);
}

void
chieu_hand_move (ChieuHand *hand,
                 int        from,
                 int        to)
{
  ChieuCard card;
  guint8 group;
  gsize after;

  g_return_if_fail (from >= 0 && from < hand->n && to >= 0 && to <= hand->n);

  if (to == from || to == from + 1)
    return;
  card = hand->cards[from];
  remove_at (hand, from);
  if (to > from)
    to--;
  group = to > 0 ? hand->group[to - 1] : hand->n > 0 ? hand->group[0] : 0;
  after = (gsize) (hand->n - to);
  memmove (&hand->cards[to + 1], &hand->cards[to], after * sizeof *hand->cards);
  memmove (&hand->group[to + 1], &hand->group[to], after * sizeof *hand->group);
  hand->cards[to] = card;
  hand->group[to] = group;
  hand->n++;
  hand->lower += to < hand->lower;
}

/* ---- In two rows ---- */

/* Returns: whether card @i opens a group */
static gboolean
opens_group (const ChieuHand *hand,
             int              i)
{
  return hand->group[i] != hand->group[i - 1];
}

/* Returns: the card at which @hand is halved best */
static int
find_half (const ChieuHand *hand)
{
  int middle = hand->n / 2;

  for (int away = 0; away < SPLIT_REACH; away++)
    {
      if (middle + away < hand->n && opens_group (hand, middle + away))
        return middle + away;
      if (middle - away > 0 && opens_group (hand, middle - away))
        return middle - away;
    }
  return middle;
}

int
chieu_hand_find_lower (const ChieuHand *hand)
{
  if (hand->n < SPLIT_FROM)
    return 0;
  return hand->lower > 0 && hand->lower < hand->n ? hand->lower : find_half (hand);
}

/* Returns: how many cards the longer row has if @hand is parted before card @lower */
static int
longer_row (const ChieuHand *hand,
            int              lower)
{
  return MAX (lower, hand->n - lower);
}

/* Returns: how many cards of @hand lay in the other row in @before, which was parted before card @was, if @hand is parted before card
 * @lower */
static int
count_changes (const ChieuHand *before,
               int              was,
               const ChieuHand *hand,
               int              lower)
{
  guint8 lay[2][G_MAXUINT8 + 1] = { { 0 } };   /* by row and face, how many cards lay there */
  int changes = 0;

  for (int i = 0; i < before->n; i++)
    lay[i >= was][before->cards[i]]++;
  for (int i = 0; i < hand->n; i++)
    {
      guint8 *here = &lay[i >= lower][hand->cards[i]], *there = &lay[i < lower][hand->cards[i]];

      if (*here > 0)
        --*here;
      else if (*there > 0)
        {
          --*there;
          changes++;
        }
    }
  return changes;
}

void
chieu_hand_keep_rows (const ChieuHand *before,
                      ChieuHand       *hand)
{
  int was = chieu_hand_find_lower (before), best, longest;

  hand->lower = 0;
  best = chieu_hand_find_lower (hand);
  if (best == 0 || was == 0 || hand->n >= before->n + ANOTHER_HAND)
    return;
  longest = MAX (longer_row (before, was), longer_row (hand, best));
  for (int lower = 1; lower < hand->n; lower++)
    {
      int changes = count_changes (before, was, hand, lower), least = count_changes (before, was, hand, best);

      if (opens_group (hand, lower) && longer_row (hand, lower) <= longest
          && (changes < least || (changes == least && longer_row (hand, lower) < longer_row (hand, best))))
        best = lower;
    }
  hand->lower = best;
}

gboolean
chieu_hand_take (ChieuHand *hand,
                 ChieuCard  card)
{
  int place = hand->n - 1;

  while (place >= 0 && hand->cards[place] != card)
    place--;
  if (place < 0)
    return FALSE;
  remove_at (hand, place);
  return TRUE;
}

/* ---- As a text ---- */

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

  hand->n = hand->lower = 0;
  while (*text != '\0')
    {
      size_t length = strcspn (text, " |");
      ChieuCard card = chieu_deck_parse (deck, text, length);

      if (card == CHIEU_CARD_NONE || card == CHIEU_CARD_HIDDEN || hand->n == CHIEU_HAND_MAX)
        {
          hand->n = 0;
          return FALSE;
        }
      chieu_hand_append_cards (hand, &card, 1, group);
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
