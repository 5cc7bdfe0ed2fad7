/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a call while they are put together: which of them stands in the wrong order, and where it belongs.
 */
#include "mat/feast/call-line.h"

#include <string.h>

typedef struct
{
  const char *line;              /* a letter for each word */
  const char *right;
  int from, to;                  /* −1: the order is right */
} Row;

static const Row rows[] = {
  { "", "abc", -1, -1 },
  { "abc", "abc", -1, -1 },
  /* Words that are missing, or that are not in the call at all, stand in no wrong order. */
  { "ac", "abc", -1, -1 },
  { "axc", "abc", -1, -1 },
  { "ba", "ab", 1, 0 },
  { "bac", "abc", 1, 0 },
  { "acb", "abc", 2, 1 },
  /* The one word that stands wrong is found, and not all those after it. */
  { "dabc", "abcd", 0, 4 },
  { "bcda", "abcd", 3, 0 },
  { "acdb", "abcd", 3, 1 },
  { "da", "abcd", 1, 0 },
  /* Equal words have places of their own. */
  { "aab", "aab", -1, -1 },
  { "aba", "aab", 2, 1 },
  { "baa", "aab", 0, 3 },
};

static void
test_misplaced (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuCallLine line = { .n = (int) strlen (rows[i].line), .repeated = G_MAXUINT64 };
      int from = -1, to = -1;

      memcpy (line.cuoc, rows[i].line, strlen (rows[i].line));
      g_test_message ("%s for %s", rows[i].line, rows[i].right);
      g_assert_cmpint (chieu_call_line_find_misplaced (&line, (const guint8 *) rows[i].right, (int) strlen (rows[i].right), &from, &to),
                       ==, rows[i].from >= 0);
      g_assert_cmpint (from, ==, rows[i].from);
      g_assert_cmpint (to, ==, rows[i].to);
    }
}

/* Moving the word that stands wrong where it belongs, again and again, makes every order right, in no more moves than there are words. */
static void
test_mended (void)
{
  static const guint8 right[] = { 1, 2, 3, 4, 5, 6 };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  for (int round = 0; round < 500; round++)
    {
      ChieuCallLine line = { .n = 0 };
      int moves = 0, from, to;

      for (gsize i = 0; i < G_N_ELEMENTS (right); i++)
        g_assert_true (chieu_call_line_insert (&line, right[i], g_rand_int_range (random, 0, line.n + 1)));
      for (; chieu_call_line_find_misplaced (&line, right, G_N_ELEMENTS (right), &from, &to); moves++)
        g_assert_true (chieu_call_line_move (&line, from, to));
      g_assert_cmpmem (line.cuoc, (gsize) line.n, right, sizeof right);
      g_assert_cmpint (moves, <, (int) G_N_ELEMENTS (right));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mat/call-line/misplaced", test_misplaced);
  g_test_add_func ("/mat/call-line/mended", test_mended);
  return g_test_run ();
}
