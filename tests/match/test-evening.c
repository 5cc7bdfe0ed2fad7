/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An evening at a real table: its hands and what they change, its file, and files that are damaged.
 */
#include "../folder.h"
#include "games/to-tom/match/evening.h"
#include "match/record/file-writer.h"
#include "games/to-tom/rules/to-tom.h"

#define TOM_HAND "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n; win 1n"

static const int THONG = CHIEU_CUOC_THONG, BACH = CHIEU_CUOC_BACH_DINH, TOM = CHIEU_CUOC_TOM, LEO = CHIEU_CUOC_LEO;

static const char *const names[] = { "Lan", "Hùng", "", "Mai", "Bác Tư" };

static ChieuEvening *
evening_new (int pot)
{
  ChieuRules rules;
  g_autoptr (ChieuHouseRules) house = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  rules.value[CHIEU_TO_TOM_POINTS_BACH_DINH] = 18;
  house = chieu_house_rules_new (&chieu_to_tom, "nha-minh", "Nhà mình", &rules);
  return chieu_evening_new (5, names, house, pot);
}

/* Adds a hand with the cước @a and @b, −1: none; a bạch định also with its cards. */
static void
add_hand (ChieuEvening *evening,
          int           winner,
          ChieuOutcome  outcome,
          int           a,
          int           b)
{
  ChieuEveningHand hand = { .winner = winner, .outcome = outcome, .when = 1700000000 };

  if (a >= 0)
    hand.cuoc[hand.n_cuoc++] = (guint8) a;
  if (b >= 0)
    hand.cuoc[hand.n_cuoc++] = (guint8) b;
  hand.cards = (char *) (a == BACH ? TOM_HAND : NULL);
  chieu_evening_add_hand (evening, &hand);
}

/* The hands that fill_evening() adds. */
#define FILLED 6

static void
fill_evening (ChieuEvening *evening)
{
  add_hand (evening, 1, CHIEU_OUTCOME_WON, BACH, TOM);       /* 20 by these house rules */
  add_hand (evening, 1, CHIEU_OUTCOME_WON, THONG, TOM);      /* 8 */
  add_hand (evening, 2, CHIEU_OUTCOME_CHEO_DO, LEO, -1);     /* owes */
  add_hand (evening, -1, CHIEU_OUTCOME_DRAWN, -1, -1);
  add_hand (evening, 2, CHIEU_OUTCOME_UNPAID, LEO, -1);      /* pays */
  add_hand (evening, 3, CHIEU_OUTCOME_FALSE, -1, -1);
}

static void
test_evening (void)
{
  g_autoptr (ChieuEvening) evening = evening_new (30);
  g_autofree ChieuResult *results = NULL, *again = NULL;
  ChieuCarry carry;

  g_assert_cmpstr (chieu_evening_get_name (evening, 2), ==, "Player 3");
  fill_evening (evening);
  chieu_evening_get_carry (evening, &carry);
  g_assert_cmpint (carry.points[1], ==, 28);
  g_assert_cmpint (carry.points[2], ==, 0);
  g_assert_cmpint (carry.pot, ==, 2);
  g_assert_cmpint (carry.debts, ==, 1 << 3);
  g_assert_true (chieu_evening_is_over (evening));
  results = chieu_evening_get_results (evening);
  g_assert_true (results[4].paid_debt);
  g_assert_cmpint (results[4].next.thong, ==, 2);

  /* A new hội: the pot is full, debts are forgotten, points stay. */
  add_hand (evening, -1, CHIEU_OUTCOME_NONE, -1, -1);
  chieu_evening_get_carry (evening, &carry);
  g_assert_cmpint (carry.pot, ==, 30);
  g_assert_cmpint (carry.debts, ==, 0);
  g_assert_cmpint (carry.thong, ==, -1);
  g_assert_cmpint (carry.points[1], ==, 28);

  g_assert_true (chieu_evening_undo_hand (evening));
  g_assert_true (chieu_evening_undo_hand (evening));
  chieu_evening_get_carry (evening, &carry);
  g_assert_cmpint (carry.debts, ==, 0);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 5);
  /* The pot gives what is left and no more. */
  add_hand (evening, 0, CHIEU_OUTCOME_WON, BACH, -1);
  again = chieu_evening_get_results (evening);
  g_assert_cmpint (again[5].points[0], ==, 2);
}

/* Each result of a long evening is the one that its hand had when that hand was the last: it leaves the next hand the same, and its points
 * are those by which the sums grew. */
static void
test_evening_long (void)
{
  g_autoptr (ChieuEvening) evening = evening_new (30);
  g_autofree ChieuResult *results = NULL;
  g_autofree ChieuCarry *left = NULL;
  guint n;

  for (int i = 0; i < 40; i++)
    {
      fill_evening (evening);
      add_hand (evening, -1, CHIEU_OUTCOME_NONE, -1, -1);
    }
  n = chieu_evening_get_n_hands (evening);
  results = chieu_evening_get_results (evening);
  left = g_new (ChieuCarry, n);
  for (guint i = n; i-- > 0; chieu_evening_undo_hand (evening))
    chieu_evening_get_carry (evening, &left[i]);
  for (guint i = 0; i < n; i++)
    {
      gboolean begins_hoi = i % (FILLED + 1) == FILLED;

      if (begins_hoi)
        g_assert_cmpint (results[i].winner, ==, -1);
      else
        g_assert_cmpmem (&results[i].next, sizeof (ChieuCarry), &left[i], sizeof (ChieuCarry));
      for (int seat = 0; seat < 5; seat++)
        g_assert_cmpint (results[i].points[seat], ==, left[i].points[seat] - (i > 0 ? left[i - 1].points[seat] : 0));
    }
}

/* An evening is read as it was written; a file that is cut short is set aside. */
static void
test_evening_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("scorer-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "new", "scorer.json", NULL);
  g_autofree char *aside = NULL, *text = NULL, *again = NULL;
  g_autoptr (ChieuEvening) evening = evening_new (30), read = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_evening_load (path, NULL, &error));
  g_assert_no_error (error);
  fill_evening (evening);
  text = chieu_evening_to_string (evening);
  chieu_file_writer_write_async (&(ChieuFileToWrite) { path, text }, 1, NULL, NULL, NULL);
  g_assert_true (chieu_file_writer_flush ());
  read = chieu_evening_load (path, &aside, &error);
  g_assert_no_error (error);
  again = chieu_evening_to_string (read);
  g_assert_cmpstr (text, ==, again);

  g_assert_true (g_file_set_contents (path, text, (gssize) strlen (text) / 2, NULL));
  g_assert_null (chieu_evening_load (path, &aside, &error));
  g_assert_error (error, CHIEU_EVENING_ERROR, CHIEU_EVENING_ERROR_DAMAGED);
  g_assert_true (g_str_has_prefix (error->message, "scorer.json: "));
  g_assert_nonnull (aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  chieu_test_remove_folder (folder);
}

/* Each change makes the file a damaged one, and the message says where. */
static void
test_evening_damage (void)
{
  static const struct { const char *from, *to, *part; } rows[] = {
    { "\"format\" : 1", "\"format\" : 2", "format" }, { "\"pot\" : 30", "\"pot\" : \"much\"", "pot" },
    { "\"winner\" : 3", "\"winner\" : 5", "hands[5]" }, { "\"outcome\" : \"drawn\"", "\"outcome\" : \"lost\"", "hands[3]" },
    { "\"cheo-do\"", "\"drawn\"", "hands[2]" }, { "\"tom\"", "\"tam\"", "“call[" }, { "\"to-tom\"", "\"chan\"", "house-rules" },
    { "\"when\"", "\"wann\"", "when" }, { "\"players\"", "\"people\"", "players" },
    { "\"Hùng\"", "7", "“players[" }, { "\"Mai\"", "null", "“players[" }, { "[", "{", "JSON" },
    { "\"Hùng\"", "\"Hùng\", \"Sáu\"", "the list has 6 entries, and 4 to 5 are allowed" },
  };
  g_autoptr (ChieuEvening) evening = evening_new (30);
  g_autofree char *text = NULL;

  fill_evening (evening);
  text = chieu_evening_to_string (evening);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) parts = g_strsplit (text, rows[i].from, 2);
      g_autofree char *damaged = g_strjoinv (rows[i].to, parts);
      g_autoptr (GError) error = NULL;

      g_assert_nonnull (parts[1]);
      g_assert_null (chieu_evening_parse (damaged, -1, "evening", &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, CHIEU_EVENING_ERROR, CHIEU_EVENING_ERROR_DAMAGED);
      g_assert_nonnull (strstr (error->message, rows[i].part));
    }
}

/* An evening takes no more hands than can be read again. */
static void
test_evening_full (void)
{
  const ChieuEveningHand drawn = { .winner = -1, .outcome = CHIEU_OUTCOME_DRAWN };
  g_autoptr (ChieuEvening) evening = evening_new (30), read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < CHIEU_EVENING_HANDS_MAX; i++)
    g_assert_true (chieu_evening_add_hand (evening, &drawn));
  g_assert_false (chieu_evening_add_hand (evening, &drawn));
  text = chieu_evening_to_string (evening);
  read = chieu_evening_parse (text, -1, "evening", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (chieu_evening_get_n_hands (read), ==, CHIEU_EVENING_HANDS_MAX);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evening/hands", test_evening);
  g_test_add_func ("/evening/long", test_evening_long);
  g_test_add_func ("/evening/file", test_evening_file);
  g_test_add_func ("/evening/damage", test_evening_damage);
  g_test_add_func ("/evening/full", test_evening_full);
  return g_test_run ();
}
