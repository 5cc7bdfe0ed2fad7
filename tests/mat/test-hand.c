/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of the hand, and the geometry of the fan and of stacks.
 */
#include <math.h>
#include <string.h>

#include "mat/widgets/card-widget.h"
#include "mat/widgets/columns.h"
#include "mat/faces/face-cache.h"
#include "mat/fan-order.h"
#include "mat/widgets/fan.h"
#include "games/to-tom/mat/layout.h"
#include "rules/random.h"

/* The hands, or changes of one, that are made by chance in each test. */
#define HANDS 400

/* Deals @n cards by chance, no more than four of a face. */
static void
deal_cards (ChieuRandom *random,
            int          n,
            guint8      *counts)
{
  memset (counts, 0, CHIEU_TO_TOM_FACES);
  while (n > 0)
    {
      ChieuCard card = chieu_random_below (random, CHIEU_TO_TOM_FACES);

      if (counts[card] < 4)
        {
          counts[card]++;
          n--;
        }
    }
}

static void
assert_same_cards (const guint8    *counts,
                   const ChieuHand *hand)
{
  guint8 left[CHIEU_TO_TOM_FACES];

  memcpy (left, counts, sizeof left);
  for (int i = 0; i < hand->n; i++)
    {
      g_assert_cmpint (left[hand->cards[i]], >, 0);
      left[hand->cards[i]]--;
    }
  for (int f = 0; f < CHIEU_TO_TOM_FACES; f++)
    g_assert_cmpint (left[f], ==, 0);
}

/* Sets @counts, by face, to how often each card is named in @text. */
static void
count_named_cards (const char *text,
                   guint8     *counts)
{
  g_auto(GStrv) names = g_strsplit (text, " ", -1);

  memset (counts, 0, CHIEU_TO_TOM_FACES);
  for (int i = 0; names[i] != NULL; i++)
    counts[chieu_deck_parse (&chieu_deck_to_tom, names[i], strlen (names[i]))]++;
}

/* Phu lie side by side, yêu in the middle, odd cards apart. */
static void
test_order (void)
{
  static const struct { const char *hand, *order; } rows[] = {
    { "2v 3v 4v", "2v 3v 4v" },
    { "5s 2v 3v 4v", "2v 3v 4v|5s" },
    { "4v 4s 4n 4v oc 7s 7s 7s 9n", "4v 4s 4n 4v|oc|7s 7s 7s|9n" },
    { "3v 3s 7n 1v cc", "3v 3s 7n|1v cc" },
    { "1n 2n 3n 4n 5n", "1n 2n 3n 4n 5n" },
    { "9v 8s cc 2v 3v 4v 6s", "2v 3v 4v|9v 8s cc|6s" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint8 counts[CHIEU_TO_TOM_FACES];
      ChieuHand hand = { 0 };
      g_autofree char *text = NULL;

      count_named_cards (rows[i].hand, counts);
      chieu_hand_sort (counts, &hand);
      text = chieu_hand_print (&chieu_deck_to_tom, &hand);
      g_assert_cmpstr (text, ==, rows[i].order);
    }
}

static void
test_order_random (void)
{
  ChieuRandom random;

  chieu_random_init (&random, 5);
  for (int h = 0; h < HANDS; h++)
    {
      guint8 counts[CHIEU_TO_TOM_FACES];
      ChieuHand hand = { 0 };

      deal_cards (&random, 1 + chieu_random_below (&random, 25), counts);
      chieu_hand_sort (counts, &hand);
      assert_same_cards (counts, &hand);
      for (int i = 1; i < hand.n; i++)
        g_assert_cmpint (hand.group[i], >=, hand.group[i - 1]);
    }
}

/* In an order of the person's own the cards that stay keep their places, whatever comes and goes. */
static void
test_own_order (void)
{
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };
  g_autofree char *moved = NULL, *followed = NULL;

  count_named_cards ("2v 3v 4v 5s", counts);
  chieu_hand_sort (counts, &hand);
  chieu_hand_move (&hand, 3, 0);
  moved = chieu_hand_print (&chieu_deck_to_tom, &hand);
  g_assert_cmpstr (moved, ==, "5s 2v 3v 4v");
  count_named_cards ("5s 2v 4v oc", counts);
  chieu_hand_update_cards (counts, CHIEU_TO_TOM_FACES, &hand);
  followed = chieu_hand_print (&chieu_deck_to_tom, &hand);
  g_assert_cmpstr (followed, ==, "5s 2v 4v oc");
}

/* The person's own order is written and read again with its groups; a text that is no order gives none. */
static void
test_order_in_words (void)
{
  static const char *const wrong[] = { "", "|", "2v  3v", "2v 3x", "2v,3v", "?? 2v", "2v 3v " "\xff" };
  const ChieuDeck *deck = &chieu_deck_to_tom;
  ChieuHand hand = { 0 }, part = { 0 };
  g_autofree char *again = NULL;

  g_assert_true (chieu_hand_parse (deck, "6s 7s|cc|2v 2v", &hand));
  g_assert_cmpint (hand.n, ==, 5);
  g_assert_cmpint (hand.group[0], ==, hand.group[1]);
  g_assert_cmpint (hand.group[1], !=, hand.group[2]);
  again = chieu_hand_print (deck, &hand);
  g_assert_cmpstr (again, ==, "6s 7s|cc|2v 2v");
  g_assert_true (chieu_hand_parse (deck, "7s 2v", &part));
  g_assert_true (chieu_hand_is_part (&part, &hand));
  g_assert_false (chieu_hand_is_part (&hand, &part));
  g_assert_true (chieu_hand_parse (deck, "2v 7s", &part));
  g_assert_false (chieu_hand_is_part (&part, &hand));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (chieu_hand_parse (deck, wrong[i], &hand) || hand.n > 0);
}

static void
test_own_order_random (void)
{
  ChieuRandom random;
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };

  chieu_random_init (&random, 6);
  deal_cards (&random, 21, counts);
  chieu_hand_sort (counts, &hand);
  for (int i = 0; i < HANDS; i++)
    {
      chieu_hand_move (&hand, chieu_random_below (&random, hand.n), chieu_random_below (&random, hand.n + 1));
      if (i % 7 == 0)
        deal_cards (&random, 1 + chieu_random_below (&random, 25), counts);
      chieu_hand_update_cards (counts, CHIEU_TO_TOM_FACES, &hand);
      assert_same_cards (counts, &hand);
    }
}

/* The characters of every card stay free: the next card begins past them, a little less than half of the width away. Distances are those
 * of the middles, which on the arc are nearer to each other than the tops. */
static void
check_fan (const ChieuHand     *hand,
           const ChieuFanShape *shape)
{
  ChieuPlace places[CHIEU_HAND_MAX];

  chieu_fan_arrange (hand, shape, places);
  for (int i = 0; i < hand->n; i++)
    {
      float width = places[i].height / 4.0f;

      g_assert_cmpint (places[i].card, ==, hand->cards[i]);
      g_assert_cmpint (places[i].height % CHIEU_FACE_STEP, ==, 0);
      g_assert_cmpint (places[i].height, <=, shape->height_max);
      g_assert_cmpfloat (places[i].x, >, shape->box.x - width * 0.2);
      g_assert_cmpfloat (places[i].x, <, shape->box.x + shape->box.width + width * 0.2);
      g_assert_cmpfloat (fabsf (places[i].angle), <, 20);
      if (i > 0 && shape->spread < 0 && places[i].x > places[i - 1].x)
        {
          float step = hypotf (places[i].x - places[i - 1].x, places[i].y - places[i - 1].y);

          g_assert_cmpfloat (step, >, width * 0.44);
          /* The room that a card is said to have for its name is no more than what the next one leaves free of it. */
          g_assert_cmpint (places[i - 1].beside, >, 0);
          g_assert_cmpfloat (places[i - 1].beside, <=, step + width * 0.08f);
        }
    }
}

static void
test_fan (void)
{
  static const float widths[] = { 600, 1000, 1400, 1880, 3800 };
  ChieuRandom random;

  chieu_random_init (&random, 7);
  for (int h = 0; h < HANDS; h++)
    {
      guint8 counts[CHIEU_TO_TOM_FACES];
      ChieuHand hand = { 0 };
      float width = widths[h % G_N_ELEMENTS (widths)];
      ChieuFanShape shape = { .box = { 10, 300, width, 190 + width / 10 }, .height_max = 400, .spread = -1 };

      deal_cards (&random, 1 + chieu_random_below (&random, 25), counts);
      chieu_hand_sort (counts, &hand);
      check_fan (&hand, &shape);
      shape.spread = chieu_random_below (&random, hand.n);
      shape.chosen = 1u << shape.spread;
      check_fan (&hand, &shape);
    }
}

/* Three equal cards stay together where a khàn is to be laid, though a dọc could take one of them. */
static void
test_khan_together (void)
{
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };
  int first = -1, last = -1;

  count_named_cards ("5v 6v 7v 7v 7v 8v 9v 6s 7s 6n 7n 2s", counts);
  chieu_hand_sort_khan (counts, &hand);
  g_assert_cmpint (hand.n, ==, 12);
  for (int i = 0; i < hand.n; i++)
    if (hand.cards[i] == CHIEU_V (7))
      {
        first = first < 0 ? i : first;
        last = i;
      }
  g_assert_cmpint (last - first, ==, 2);
  g_assert_cmpint (hand.group[first], ==, hand.group[last]);
}

/* Makes @hand one of @n different cards in pairs. */
static void
hold_pairs (int        n,
            ChieuHand *hand)
{
  *hand = (ChieuHand) { 0 };
  for (int i = 0; i < n; i++)
    {
      ChieuCard card = (ChieuCard) i;

      chieu_hand_append_cards (hand, &card, 1, i / 2);
    }
}

/* Cards leave the lower row, one after the other: all others keep their row until there is no lower one. */
static void
test_rows_stay (void)
{
  ChieuHand hand;

  hold_pairs (20, &hand);
  g_assert_cmpint (chieu_hand_find_lower (&hand), ==, 10);
  for (int n = 19; n > 10; n--)
    {
      ChieuHand before = hand;

      hold_pairs (n, &hand);
      chieu_hand_keep_rows (&before, &hand);
      g_assert_cmpint (chieu_hand_find_lower (&hand), ==, 10);
    }
}

/* Returns: how many cards of @hand, parted before card @lower, lay in the other row in @before, parted before card @was */
static int
count_changes (const ChieuHand *before,
               int              was,
               const ChieuHand *hand,
               int              lower)
{
  int lay[CHIEU_TO_TOM_FACES] = { 0 }, changes = 0;

  for (int i = 0; i < was; i++)
    lay[before->cards[i]]++;
  for (int i = 0; i < lower; i++)
    changes += lay[hand->cards[i]]-- <= 0;
  return changes;
}

/* As odd cards leave a sorted hand, no row becomes longer than the longer one was, or than half of the hand with what remains of a group, and
 * no group is torn; and fewer cards change their row than if the hand were halved anew each time. */
static void
test_rows_of_sorted_hands (void)
{
  ChieuRandom random;
  int kept = 0, halved = 0;

  chieu_random_init (&random, 11);
  for (int h = 0; h < HANDS; h++)
    {
      guint8 counts[CHIEU_TO_TOM_FACES];
      ChieuHand hand = { 0 };

      deal_cards (&random, 20, counts);
      chieu_hand_sort (counts, &hand);
      while (hand.n > 8)
        {
          ChieuHand before = hand, anew;
          int was = chieu_hand_find_lower (&before), lower, half;

          /* The odd cards are the last ones. */
          counts[hand.cards[hand.n - 1]]--;
          hand.n = hand.lower = 0;
          chieu_hand_sort (counts, &hand);
          anew = hand;
          half = chieu_hand_find_lower (&anew);
          chieu_hand_keep_rows (&before, &hand);
          lower = chieu_hand_find_lower (&hand);
          g_assert_true (lower == half || hand.group[lower] != hand.group[lower - 1]);
          g_assert_cmpint (MAX (lower, hand.n - lower), <=, MAX (MAX (was, before.n - was), MAX (half, hand.n - half)));
          kept += count_changes (&before, was, &hand, lower);
          halved += count_changes (&before, was, &hand, half);
        }
    }
  g_test_message ("cards that changed their row: %d, halved anew %d", kept, halved);
  g_assert_cmpint (kept, <, halved);
}

/* A row has one line as soon as 30 pixels of each card show so, though its cards are narrower than they could be. */
static void
test_one_row_for_large_letters (void)
{
  ChieuPlace places[CHIEU_HAND_MAX];
  ChieuFanShape shape = { .box = { 0, 300, 420, 260 }, .height_max = 400, .spread = -1, .strip_least = CHIEU_FAN_STRIP_LARGE };
  ChieuHand hand;

  hold_pairs (11, &hand);
  chieu_fan_arrange (&hand, &shape, places);
  for (int i = 1; i < hand.n; i++)
    {
      g_assert_cmpfloat (places[i].x, >, places[i - 1].x);
      g_assert_cmpint (places[i - 1].beside, >=, CHIEU_FAN_STRIP_LARGE);
    }
  shape.box.width = 380;
  chieu_fan_arrange (&hand, &shape, places);
  g_assert_cmpfloat (places[chieu_hand_find_lower (&hand)].x, <, places[chieu_hand_find_lower (&hand) - 1].x);
}

/* The last card of the upper row in focus spreads that row alone: the lower one lies as it did. */
static void
test_spread_of_one_row (void)
{
  ChieuPlace usual[CHIEU_HAND_MAX], spread[CHIEU_HAND_MAX];
  ChieuFanShape shape = { .box = { 0, 300, 300, 260 }, .height_max = 400, .spread = -1, .strip_least = CHIEU_FAN_STRIP_LARGE };
  ChieuHand hand;
  int lower;

  hold_pairs (20, &hand);
  lower = chieu_hand_find_lower (&hand);
  chieu_fan_arrange (&hand, &shape, usual);
  g_assert_cmpfloat (usual[lower].x, <, usual[lower - 1].x);
  shape.spread = lower - 1;
  chieu_fan_arrange (&hand, &shape, spread);
  for (int i = lower; i < hand.n; i++)
    g_assert_cmpfloat (spread[i].x, ==, usual[i].x);
}

/* The cards beside the one in focus lie 48 pixels from it, however full the fan: at their tops, so that on the arc their middles are
 * nearer, by less than 4. */
static void
test_fan_spread (void)
{
  ChieuRandom random;
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };
  ChieuPlace places[CHIEU_HAND_MAX];
  ChieuFanShape shape = { .box = { 10, 360, 1000, 190 }, .height_max = 300 };

  chieu_random_init (&random, 8);
  deal_cards (&random, 21, counts);
  chieu_hand_sort (counts, &hand);
  for (shape.spread = 0; shape.spread < hand.n; shape.spread++)
    {
      chieu_fan_arrange (&hand, &shape, places);
      for (int i = MAX (shape.spread, 1); i <= MIN (shape.spread + 1, hand.n - 1); i++)
        g_assert_cmpfloat (hypotf (places[i].x - places[i - 1].x, places[i].y - places[i - 1].y), >=, 44);
    }
}

/* More than half of every card of a full hand in one row is in sight, at the ends of the arc, too. */
static void
test_fan_shown (void)
{
  ChieuRandom random;
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuPlace places[CHIEU_HAND_MAX];
  static const float widths[] = { 700, 848, 1600, 3200 };

  chieu_random_init (&random, 11);
  for (gsize w = 0; w < G_N_ELEMENTS (widths); w++)
    for (int n = 1; n <= 21; n++)
      {
        ChieuFanShape shape = { .box = { 0, 300, widths[w], widths[w] / 5 }, .height_max = 2000, .spread = -1 };
        ChieuHand hand = { 0 };

        deal_cards (&random, n, counts);
        chieu_hand_sort (counts, &hand);
        chieu_fan_arrange (&hand, &shape, places);
        for (int i = 0; i < hand.n; i++)
          g_assert_cmpfloat (shape.box.y + shape.box.height - (places[i].y - places[i].height / 2.0f), >=, places[i].height * 0.55f);
      }
}

/* A point left of the middle of a card is in the slot before it, one right of it in the slot after it. */
static void
test_fan_slot (void)
{
  guint8 counts[CHIEU_TO_TOM_FACES];
  ChieuHand hand = { 0 };
  ChieuPlace places[CHIEU_HAND_MAX];
  ChieuFanShape shape = { .box = { 0, 0, 1000, 200 }, .height_max = 240, .spread = -1 };

  count_named_cards ("2v 3v 4v 5s 6s 7s 9n", counts);
  chieu_hand_sort (counts, &hand);
  chieu_fan_arrange (&hand, &shape, places);
  for (int i = 0; i < hand.n; i++)
    {
      g_assert_cmpint (chieu_fan_find_slot (places, hand.n, places[i].x - 1, places[i].y), ==, i);
      g_assert_cmpint (chieu_fan_find_slot (places, hand.n, places[i].x + 1, places[i].y), ==, i + 1);
    }
}

/* The cards of stacks stay in their box, and each lies below or beside the one before. */
static void
test_columns (void)
{
  ChieuRandom random;

  chieu_random_init (&random, 9);
  for (int h = 0; h < HANDS; h++)
    {
      ChieuColumn stacks[9];
      ChieuPlace places[9 * 12];
      ChieuColumnsShape shape = { .box = { 50, 40, 100 + chieu_random_below (&random, 500), 100 + chieu_random_below (&random, 300) },
                                  .height_max = 240, .rows_gain = 1.3f };
      int n = 1 + chieu_random_below (&random, 9), cards = 0;

      for (int i = 0; i < n; i++)
        {
          stacks[i] = (ChieuColumn) { .n = 1 + chieu_random_below (&random, 5), .tight = chieu_random_below (&random, 2) };
          cards += stacks[i].n;
        }
      chieu_columns_arrange (stacks, n, &shape, places);
      for (int i = 0; i < cards; i++)
        {
          float half = places[i].height / 2.0f;

          /* Below two steps there is nothing left to make smaller. */
          if (places[i].height <= 2 * CHIEU_FACE_STEP)
            continue;
          g_assert_cmpfloat (places[i].x - half / 4, >=, shape.box.x - 2);
          g_assert_cmpfloat (places[i].x + half / 4, <=, shape.box.x + shape.box.width + 2);
          g_assert_cmpfloat (places[i].y - half, >=, shape.box.y - 2);
          g_assert_cmpfloat (places[i].y + half, <=, shape.box.y + shape.box.height + 2);
        }
      for (int s = 0, i = 0; s < n; i += stacks[s].n, s++)
        for (int k = i + 1; k < i + stacks[s].n; k++)
          g_assert_cmpfloat (places[k].x + places[k].y, >, places[k - 1].x + places[k - 1].y);
      for (int s = 0, i = 0; s < n; i += stacks[s].n, s++)
        for (int k = i; k < i + stacks[s].n; k++)
          g_assert_cmpfloat_with_epsilon (places[k].strip, k + 1 < i + stacks[s].n ? places[k + 1].y - places[k].y : 0, 1.5);
    }
}

/* Where stacks would be too small to read, each is a pile with its number, and the cards are larger. */
static void
test_piles (void)
{
  const ChieuColumn stacks[] = { { .n = 3 }, { .n = 4 }, { .n = 1 }, { .n = 3, .tight = 1 } };
  ChieuColumnsShape shape = { .box = { 0, 0, 90, 70 }, .height_max = 240, .rows_gain = 1.6f };
  ChieuPlace stacked[11] = { 0 }, piled[11] = { 0 };

  chieu_columns_arrange (stacks, G_N_ELEMENTS (stacks), &shape, stacked);
  shape.height_least = stacked[0].height + 1;
  chieu_columns_arrange (stacks, G_N_ELEMENTS (stacks), &shape, piled);
  g_assert_cmpint (piled[0].height, >, stacked[0].height);
  for (int i = 0; i < 11; i++)
    {
      const int numbers[11] = { [2] = 3, [6] = 4, [10] = 3 };

      g_assert_cmpint (stacked[i].piled, ==, 0);
      g_assert_cmpint (piled[i].piled, ==, numbers[i]);
    }
  g_assert_cmpfloat (piled[0].x, ==, piled[2].x);
  g_assert_cmpfloat (piled[0].y, ==, piled[2].y);
  g_assert_cmpfloat (piled[2].x, !=, piled[3].x);
}

/* The number of a pile is no wider than the pile, in letters of any size, and leaves the characters in sight. */
static void
test_pile_number (void)
{
  for (int width = 12; width <= 60; width += 4)
    for (int letters = 12; letters <= 80; letters += 2)
      {
        graphene_rect_t disc;
        double height = width * 3.2, scale = chieu_card_widget_fit_number (width, height, letters / 2, letters * 4 / 3, &disc);

        g_assert_cmpfloat (scale, <=, 1);
        g_assert_cmpfloat (disc.origin.x, >=, 0);
        g_assert_cmpfloat (disc.origin.x + disc.size.width, <=, width + 0.5);
        g_assert_cmpfloat (letters / 2 * scale, <=, disc.size.width);
        g_assert_cmpfloat (disc.origin.y, >=, height / 2);
        g_assert_cmpfloat_with_epsilon (disc.origin.y + disc.size.height, height, 0.01);
      }
}

/* Cards of the least height lie in several lines all the same if the box is lower still, and none reaches out of it on the right. */
static void
test_low_row (void)
{
  const ChieuColumnsShape shape = { .box = { 10, 10, 60, 20 }, .height_max = 6 * CHIEU_FACE_STEP };
  ChieuPlace places[12];

  chieu_row_arrange (G_N_ELEMENTS (places), &shape, places);
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpfloat (places[i].x + places[i].height / 8.0f, <=, shape.box.x + shape.box.width);
  g_assert_cmpfloat (places[11].y, >, places[0].y);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mat/hand/order", test_order);
  g_test_add_func ("/mat/hand/order-random", test_order_random);
  g_test_add_func ("/mat/hand/khan-together", test_khan_together);
  g_test_add_func ("/mat/hand/own-order", test_own_order);
  g_test_add_func ("/mat/hand/own-order-random", test_own_order_random);
  g_test_add_func ("/mat/hand/order-in-words", test_order_in_words);
  g_test_add_func ("/mat/fan/fits", test_fan);
  g_test_add_func ("/mat/fan/rows-stay", test_rows_stay);
  g_test_add_func ("/mat/fan/rows-of-sorted-hands", test_rows_of_sorted_hands);
  g_test_add_func ("/mat/fan/one-row-for-large-letters", test_one_row_for_large_letters);
  g_test_add_func ("/mat/fan/spread-of-one-row", test_spread_of_one_row);
  g_test_add_func ("/mat/fan/spread", test_fan_spread);
  g_test_add_func ("/mat/fan/shown", test_fan_shown);
  g_test_add_func ("/mat/fan/slot", test_fan_slot);
  g_test_add_func ("/mat/columns/fit", test_columns);
  g_test_add_func ("/mat/columns/piles", test_piles);
  g_test_add_func ("/mat/columns/pile-number", test_pile_number);
  g_test_add_func ("/mat/columns/low-row", test_low_row);
  return g_test_run ();
}
