/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of house rules: shipped ones and the person's own.
 */
#include <locale.h>
#include <string.h>

#include "../folder.h"
#include "match/record/file-writer.h"
#include "match/record/house-rules-shelf.h"
#include "match/words/words.h"
#include "games/to-tom/rules/to-tom.h"

static const char *shipped;      /* the folder data/house-rules/to-tom */

static const ChieuGame *
get_game (void)
{
  return chieu_game_find ("to-tom");
}

/* Returns: (transfer full): the path of a folder for the person's own sets, which the shelf is yet to make */
static char *
new_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-rules-XXXXXX", NULL);

  return g_build_filename (folder, "own", NULL);
}

/* Waits until all files are written, and removes what new_folder() made. */
static void
remove_folder (const char *own)
{
  g_autofree char *above = g_path_get_dirname (own);

  g_assert_true (chieu_file_writer_flush ());
  chieu_test_remove_folder (above);
}

static void
test_shipped (void)
{
  g_autofree char *own = new_folder ();
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (get_game (), shipped, own);

  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), >, 3);
  g_assert_cmpstr (chieu_rules_shelf_get (shelf, 0)->id, ==, CHIEU_HOUSE_RULES_USUAL);
  for (guint i = 0; i < chieu_rules_shelf_get_n (shelf); i++)
    {
      const ChieuHouseRules *set = chieu_rules_shelf_get (shelf, i);

      g_assert_false (chieu_rules_shelf_is_own (shelf, i));
      g_assert_cmpuint (chieu_rules_shelf_find (shelf, set->id), ==, i);
      g_assert_true ((chieu_rules_count_unusual (get_game (), &set->rules) == 0) == (i == 0));
    }
  g_assert_cmpuint (chieu_rules_shelf_find (shelf, "no-such"), ==, 0);
  remove_folder (own);
}

/* Every set that comes with the program has a name that can be translated, in every game. */
static void
test_names (void)
{
  g_autofree char *all = g_path_get_dirname (shipped);
  g_autofree char *own = new_folder ();
  guint named = 0;

  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      g_autofree char *folder = g_build_filename (all, chieu_games[g]->id, NULL);
      g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (chieu_games[g], folder, own);

      g_assert_cmpstr (chieu_rules_shelf_get (shelf, 0)->name, ==, "Usual rules");
      for (guint i = 1; i < chieu_rules_shelf_get_n (shelf); i++, named++)
        {
          const ChieuHouseRules *set = chieu_rules_shelf_get (shelf, i);

          g_assert_cmpstr (set->name, ==, chieu_words_rule_set (chieu_words_for_game (chieu_games[g]), set->id));
        }
    }
  g_assert_cmpuint (named, >, 8);
  g_assert_null (chieu_words_rule_set (chieu_words_for_game (get_game ()), "no-such"));
  remove_folder (own);
}

/* Without any file the usual rules are there all the same. */
static void
test_nothing (void)
{
  g_autofree char *own = new_folder ();
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (get_game (), own, own);

  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, 1);
  g_assert_cmpint (chieu_rules_count_unusual (get_game (), &chieu_rules_shelf_get (shelf, 0)->rules), ==, 0);
  remove_folder (own);
}

/* Sets of the person's own are added, changed, found again by another shelf, and removed. */
static void
test_own (void)
{
  g_autofree char *own = new_folder ();
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  guint n = chieu_rules_shelf_get_n (shelf);
  ChieuRules rules;

  chieu_rules_init (&rules, get_game ());
  rules.value[CHIEU_TO_TOM_NOC_END] = 2;
  g_assert_cmpuint (chieu_rules_shelf_add_own (shelf, "Luật đình Đông", &rules), ==, n);
  g_assert_true (chieu_rules_shelf_is_own (shelf, n));
  rules.value[CHIEU_TO_TOM_AN_DUOI] = 0;
  chieu_rules_shelf_change_own (shelf, n, "Luật đình Đoài", &rules);
  g_assert_cmpuint (chieu_rules_shelf_add_own (shelf, "Khác", &rules), ==, n + 1);
  chieu_rules_shelf_free (g_steal_pointer (&shelf));

  /* Both are found again. */
  shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n + 2);
  g_assert_cmpstr (chieu_rules_shelf_get (shelf, n)->name, ==, "Luật đình Đoài");
  g_assert_cmpint (chieu_rules_count_unusual (get_game (), &chieu_rules_shelf_get (shelf, n)->rules), ==, 2);
  chieu_rules_shelf_remove_own (shelf, n);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n + 1);
  g_assert_cmpstr (chieu_rules_shelf_get (shelf, n)->name, ==, "Khác");
  remove_folder (own);
}

/* A set comes from a file of somebody else; a wrong one is refused. */
static void
test_files (void)
{
  g_autofree char *own = new_folder ();
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  g_autofree char *text = NULL, *kept = NULL;
  g_autofree char *bad = g_build_filename (own, "luat-1.json", NULL);
  guint n = chieu_rules_shelf_get_n (shelf);
  g_autoptr (GError) error = NULL;

  text = chieu_house_rules_to_string (chieu_rules_shelf_get (shelf, 1));
  g_assert_cmpint (chieu_rules_shelf_import (shelf, text, (gssize) strlen (text), "out.json", &error), ==, (int) n);
  g_assert_cmpmem (&chieu_rules_shelf_get (shelf, n)->rules, sizeof (ChieuRules),
                   &chieu_rules_shelf_get (shelf, 1)->rules, sizeof (ChieuRules));
  g_assert_cmpint (chieu_rules_shelf_import (shelf, "{\"format\":1,\"game\":\"to-tom\",\n\"rules\":{\"noc-end\":9}}", -1,
                                             "out.json", &error), ==, -1);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES);
  g_assert_nonnull (strstr (error->message, "out.json"));
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n + 1);
  g_assert_true (chieu_file_writer_flush ());
  /* A file that cannot be read is neither listed nor written over. */
  g_assert_true (g_file_set_contents (bad, "rubbish", -1, NULL));
  chieu_rules_shelf_free (g_steal_pointer (&shelf));
  shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n);
  g_assert_cmpuint (chieu_rules_shelf_add_own (shelf, "Mới", &chieu_rules_shelf_get (shelf, 0)->rules), ==, n);
  g_assert_cmpstr (chieu_rules_shelf_get (shelf, n)->id, ==, "luat-2");
  g_assert_true (chieu_file_writer_flush ());
  g_assert_true (g_file_get_contents (bad, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "rubbish");
  remove_folder (own);
}

/* Two of the person's own sets lie in files with the names that the program would give to each other's: each set is written to its own
 * file, and that file is the one that is removed with it. */
static void
test_other_names (void)
{
  g_autofree char *own = new_folder ();
  g_autofree char *one = g_build_filename (own, "khac.json", NULL), *other = g_build_filename (own, "dinh.json", NULL);
  g_autofree char *kept = NULL, *text = NULL;
  g_autoptr (ChieuRulesShelf) shelf = NULL;
  guint place, n;

  g_mkdir_with_parents (own, 0700);
  g_assert_true (g_file_set_contents (one, "{\"format\":1,\"game\":\"to-tom\",\"id\":\"dinh\",\"name\":\"Đình\"}", -1, NULL));
  g_assert_true (g_file_set_contents (other, "{\"format\":1,\"game\":\"to-tom\",\"id\":\"khac\",\"name\":\"Khác\"}", -1, NULL));
  g_assert_true (g_file_get_contents (other, &kept, NULL, NULL));
  shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  n = chieu_rules_shelf_get_n (shelf);
  place = chieu_rules_shelf_find (shelf, "dinh");
  for (int i = 0; i < 2; i++)
    {
      chieu_rules_shelf_change_own (shelf, place, "Đình Đoài", &chieu_rules_shelf_get (shelf, 1)->rules);
      chieu_rules_shelf_free (g_steal_pointer (&shelf));
      shelf = chieu_rules_shelf_new (get_game (), shipped, own);
      g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n);
      place = chieu_rules_shelf_find (shelf, "dinh");
      g_assert_cmpstr (chieu_rules_shelf_get (shelf, place)->name, ==, "Đình Đoài");
    }
  chieu_rules_shelf_remove_own (shelf, place);
  chieu_rules_shelf_free (g_steal_pointer (&shelf));
  shelf = chieu_rules_shelf_new (get_game (), shipped, own);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n - 1);
  g_assert_cmpuint (chieu_rules_shelf_find (shelf, "dinh"), ==, 0);
  g_assert_true (g_file_get_contents (other, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, kept);
  remove_folder (own);
}

static void
count_cb (const char *message,
          gpointer    n)
{
  g_assert_nonnull (strstr (message, "/dev/null"));
  (*(int *) n)++;
}

/* A set that cannot be written stays on the shelf as long as the program runs, and the person is told. */
static void
test_cannot_save (void)
{
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (get_game (), shipped, "/dev/null/own");
  guint n = chieu_rules_shelf_get_n (shelf);
  int told = 0;

  chieu_rules_shelf_set_trouble_func (shelf, count_cb, &told);
  g_assert_cmpuint (chieu_rules_shelf_add_own (shelf, "Mới", &chieu_rules_shelf_get (shelf, 0)->rules), ==, n);
  while (told == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, n + 1);
  chieu_rules_shelf_set_trouble_func (shelf, NULL, NULL);
}

/* Each switch of Tổ tôm has a name, a rule and a source in words, and its least and its greatest value are called differently. */
static void
test_words (void)
{
  const ChieuWords *words = chieu_words_for_game (get_game ());

  for (int i = 0; i < get_game ()->n_switches; i++)
    {
      const ChieuSwitch *choice = &get_game ()->switches[i];
      g_autofree char *first = chieu_words_switch_value (words, i, choice->min);
      g_autofree char *last = chieu_words_switch_value (words, i, choice->max);

      g_assert_cmpstr (first, !=, last);
      g_assert_cmpstr (chieu_words_switch (words, i), !=, chieu_words_switch_rule (words, i));
      g_assert_true (g_str_has_suffix (chieu_words_switch_rule (words, i), "."));
      g_assert_true (g_str_has_suffix (chieu_words_switch_source (words, i), "."));
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  shipped = argv[1];
  g_test_add_func ("/rules-shelf/shipped", test_shipped);
  g_test_add_func ("/rules-shelf/names", test_names);
  g_test_add_func ("/rules-shelf/nothing", test_nothing);
  g_test_add_func ("/rules-shelf/own", test_own);
  g_test_add_func ("/rules-shelf/files", test_files);
  g_test_add_func ("/rules-shelf/other-names", test_other_names);
  g_test_add_func ("/rules-shelf/cannot-save", test_cannot_save);
  g_test_add_func ("/rules-shelf/words", test_words);
  return g_test_run ();
}
