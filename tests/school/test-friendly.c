/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The friendly deals: each is played with the coach, and won soon. A test that fails after a change of rules, coach or beginners
 * names the deal; its game's friendly.c says by which command others are found.
 */
#include "match/deals/deal-code.h"
#include "school/friendly/friendly.h"
#include "school/lesson/course.h"

static const char *lessons;

typedef struct
{
  const ChieuGame *game;
  const ChieuFriendlyTable *table;
  const char *code;
} Deal;

/* Calls @func for each friendly deal of each game. */
static void
foreach_deal (void (*func) (const Deal *deal))
{
  int n = 0;

  for (int g = 0; chieu_school_games[g] != NULL; g++)
    for (const ChieuFriendlyTable *table = chieu_school_games[g]->friendly; table != NULL && table->seats > 0; table++)
      for (int i = 0; i < CHIEU_FRIENDLY_DEALS; i++, n++)
        func (&(Deal) { chieu_school_games[g]->game, table, table->codes[i] });
  g_assert_cmpint (n, >=, 3 * CHIEU_FRIENDLY_DEALS);
}

static ChieuFriendlyPlay
play_deal (const char *code)
{
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  ChieuFriendlyPlay play;

  g_assert_true (chieu_friendly_read_options (code, &options, &error));
  g_assert_no_error (error);
  g_assert_true (chieu_friendly_play (&options, &play, &error));
  g_assert_no_error (error);
  return play;
}

/* ---- Each is won ---- */

static void
check_won (const Deal *deal)
{
  ChieuFriendlyPlay play = play_deal (deal->code), again = play_deal (deal->code);

  if (!play.won || play.decisions > CHIEU_FRIENDLY_DECISIONS)
    g_error ("%s is no friendly deal any more: %s after %d decisions. Find others as the game's friendly.c says.", deal->code,
             play.won ? "won" : "not won", play.decisions);
  /* The others think in threads of their own, which changes nothing. */
  g_assert_cmpint (play.decisions, ==, again.decisions);
  g_assert_true (again.won);
}

static void
test_won (void)
{
  foreach_deal (check_won);
}

/* Of other deals some are not won, or not soon: what check_won() asserts could fail. */
static void
test_others (void)
{
  for (int g = 0; chieu_school_games[g] != NULL; g++)
    {
      const ChieuFriendlyTable *table = chieu_school_games[g]->friendly;
      ChieuDealCode code;
      int friendly = 0, others = 0;

      if (table == NULL)
        continue;
      g_assert_true (chieu_deal_code_parse (&code, table->codes[0], NULL));
      for (guint64 seed = 1; seed <= 24; seed++)
        {
          g_autofree char *text = NULL;
          ChieuFriendlyPlay play;

          code.seed = seed;
          text = chieu_deal_code_to_string (&code);
          play = play_deal (text);
          if (play.won && play.decisions <= CHIEU_FRIENDLY_DECISIONS)
            friendly++;
          else
            others++;
        }
      g_test_message ("%s: %d friendly deals of %d", code.game->id, friendly, friendly + others);
      g_assert_cmpint (others, >, 0);
    }
}

/* ---- How they are offered ---- */

static void
check_place (const Deal *deal)
{
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;

  g_assert_true (chieu_friendly_read_options (deal->code, &options, &error));
  g_assert_no_error (error);
  g_assert_true (options.game == deal->game);
  g_assert_cmpint (options.seats, ==, deal->table->seats);
  g_assert_cmpint (options.kind, ==, CHIEU_MATCH_FRIENDLY);
  g_assert_cmpint (options.hoi, ==, CHIEU_HOI_HANDS);
  g_assert_cmpint (options.hoi_limit, ==, 1);
  g_assert_cmpstr (options.deal, ==, deal->code);
}

static void
test_places (void)
{
  foreach_deal (check_place);
}

/* Lessons may be renamed or divided: the one after which deals are offered must exist. */
static void
test_lessons (void)
{
  for (int g = 0; chieu_school_games[g] != NULL; g++)
    {
      const ChieuGame *game = chieu_school_games[g]->game;
      const ChieuFriendlyTable *tables = chieu_friendly_get_tables (game);
      g_autofree char *folder = g_build_filename (lessons, game->id, NULL);
      g_autoptr (ChieuCourse) course = NULL;

      if (tables == NULL)
        continue;
      course = chieu_course_load (game, folder);
      for (const ChieuFriendlyTable *table = tables; table->seats > 0; table++)
        {
          if (chieu_course_find (course, table->after) < 0)
            g_error ("%s has no lesson “%s”, after which friendly deals are offered", game->id, table->after);
          g_assert_true (chieu_friendly_find_after_lesson (game, table->after, FALSE) == table);
        }
      g_assert_nonnull (chieu_friendly_find_after_lesson (game, chieu_course_get (course, course->lessons->len - 1)->id, TRUE));
      g_assert_null (chieu_friendly_find_after_lesson (game, chieu_course_get (course, 0)->id, FALSE));
    }
}

/* ---- A changed rule ---- */

/* A deal that was found with other rules than the usual ones of today is refused, not played by other rules without a word. */
static void
check_rules (const Deal *deal)
{
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  ChieuDealCode code;

  g_assert_true (chieu_friendly_read_options (deal->code, &options, &error));
  g_assert_true (chieu_deal_code_parse (&code, deal->code, &error));
  for (int i = 0; i < deal->game->n_switches; i++)
    {
      g_autofree char *text = NULL;
      ChieuRules rules = options.rules;
      ChieuDealCode other;
      const ChieuSwitch *choice = &deal->game->switches[i];

      rules.value[i] = rules.value[i] == choice->min ? choice->max : choice->min;
      g_assert_true (chieu_deal_code_init (&other, code.game, &rules, code.seats, code.cai, code.seed));
      text = chieu_deal_code_to_string (&other);
      g_assert_false (chieu_friendly_read_options (text, &options, &error));
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_CODE);
      g_clear_error (&error);
      g_assert_true (chieu_friendly_read_options (deal->code, &options, &error));
    }
}

static void
test_rules (void)
{
  foreach_deal (check_rules);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  lessons = argv[1];
  g_test_add_func ("/friendly/won", test_won);
  g_test_add_func ("/friendly/others", test_others);
  g_test_add_func ("/friendly/places", test_places);
  g_test_add_func ("/friendly/lessons", test_lessons);
  g_test_add_func ("/friendly/rules", test_rules);
  return g_test_run ();
}
