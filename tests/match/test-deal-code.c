/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Codes of deals, and the hand of the day: they say the same for ever, and what is wrong is found and told.
 */
#include "match/deals/deal-code.h"
#include "match/deals/hand-of-day.h"

#include <string.h>

#include "rules/games.h"

static const char letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

static ChieuDealCode
make_code (const ChieuGame *game,
           int              seats,
           int              cai,
           guint64          seed)
{
  ChieuDealCode code;
  ChieuRules rules;

  chieu_rules_init (&rules, game);
  g_assert_true (chieu_deal_code_init (&code, game, &rules, seats, cai, seed));
  return code;
}

static void
assert_same (const ChieuDealCode *a,
             const ChieuDealCode *b)
{
  g_assert_true (a->game == b->game);
  g_assert_cmpint (a->seats, ==, b->seats);
  g_assert_cmpint (a->cai, ==, b->cai);
  g_assert_cmpint (a->usual, ==, b->usual);
  g_assert_cmpuint (a->rules, ==, b->rules);
  g_assert_true (a->seed == b->seed);
}

static void
test_letters (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      g_assert_true (chieu_games[i]->code != '\0' && strchr (letters, chieu_games[i]->code) != NULL);
      for (int j = 0; j < i; j++)
        g_assert_cmpint (chieu_games[j]->code, !=, chieu_games[i]->code);
    }
}

static void
test_both_ways (void)
{
  ChieuRandom random;

  chieu_random_init (&random, 1);
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int n = 0; n < 200; n++)
      {
        const ChieuGame *game = chieu_games[i];
        int seats = game->min_seats + (int) chieu_random_below (&random, (guint) (game->max_seats - game->min_seats) + 1);
        int cai = (int) chieu_random_below (&random, (guint) seats + 1) - 1;
        ChieuDealCode code, read;
        ChieuRules rules;
        g_autofree char *text = NULL;
        g_autoptr (GError) error = NULL;
        guint place = chieu_random_below (&random, (guint) game->n_switches);

        chieu_rules_init (&rules, game);
        if (n % 2 == 1)
          rules.value[place] = rules.value[place] == game->switches[place].max ? game->switches[place].min : game->switches[place].max;
        g_assert_true (chieu_deal_code_init (&code, game, &rules, seats, cai, chieu_random_next (&random)));
        g_assert_true (chieu_deal_code_has_rules (&code, &rules));
        text = chieu_deal_code_to_string (&code);
        g_assert_cmpuint (strlen (text), <, CHIEU_MATCH_DEAL_MAX);
        g_assert_true (chieu_deal_code_parse (&read, text, &error));
        g_assert_no_error (error);
        assert_same (&code, &read);
      }
}

/* A deal has the same code for ever, and a code that was written down once is read as the same deal. */
static void
test_pinned (void)
{
  static const struct { const char *game; int seats, cai; guint64 seed; const char *text; } rows[] = {
    { "to-tom", 5, -1, 0, "T50-00000-00000-000DN" },
    { "to-tom", 5, -1, 42, "T50-00000-00000-01A8T" },
    { "chan", 4, 2, G_GUINT64_CONSTANT (0x123456789abcdef0), "C43-14D2P-F2DBS-QQG5K" },
    { "mau-binh", 4, -1, G_GUINT64_CONSTANT (0xce0b7fac28019eab), "M40-CW2VZ-NGM03-7NBC6" },
    { "luc-ho", 4, -1, 1, "H40-00000-00000-001ZQ" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuDealCode code = make_code (chieu_game_find (rows[i].game), rows[i].seats, rows[i].cai, rows[i].seed), read;
      g_autofree char *text = chieu_deal_code_to_string (&code);
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (text, ==, rows[i].text);
      g_assert_true (chieu_deal_code_parse (&read, rows[i].text, &error));
      g_assert_no_error (error);
      assert_same (&code, &read);
    }
}

/* Where the usual rules are not the defaults, both have a short code: the older kind of short code means the defaults as ever, and another
 * one the usual rules. A long code with the sum of the usual rules, as older versions wrote it, is read as the latter. */
static void
test_usual (void)
{
  const ChieuGame *game = chieu_game_find ("luc-ho");
  ChieuDealCode older = make_code (game, 4, -1, 1), code, read;
  ChieuRules usual, defaults, found;
  g_autofree char *text = NULL, *longer = NULL;
  g_autoptr (GError) error = NULL;

  chieu_rules_init (&defaults, game);
  chieu_rules_init_usual (&usual, game);
  g_assert_false (older.usual);
  g_assert_true (older.defaults && chieu_deal_code_has_rules (&older, &defaults) && !chieu_deal_code_has_rules (&older, &usual));
  g_assert_true (chieu_deal_code_find_rules (&older, &found));
  g_assert_cmpmem (&found, sizeof found, &defaults, sizeof defaults);

  g_assert_true (chieu_deal_code_init (&code, game, &usual, 4, -1, 1));
  g_assert_true (code.usual && !code.defaults && chieu_deal_code_has_rules (&code, &usual) && !chieu_deal_code_has_rules (&code, &defaults));
  text = chieu_deal_code_to_string (&code);
  g_assert_cmpstr (text, ==, "HM0-00000-00000-001EW");
  g_assert_true (chieu_deal_code_parse (&read, text, &error));
  g_assert_no_error (error);
  g_assert_true (chieu_deal_code_is_equal (&code, &read));
  g_assert_false (chieu_deal_code_is_equal (&older, &read));
  g_assert_true (chieu_deal_code_find_rules (&read, &found));
  g_assert_cmpmem (&found, sizeof found, &usual, sizeof usual);

  /* As older versions wrote it. */
  code.usual = FALSE;
  longer = chieu_deal_code_to_string (&code);
  g_assert_cmpuint (strlen (longer), >, strlen (text));
  g_assert_true (chieu_deal_code_parse (&read, longer, &error));
  g_assert_no_error (error);
  g_assert_true (read.usual && chieu_deal_code_has_rules (&read, &usual));
}

/* The way in which a code is typed does not matter. */
static void
test_typed (void)
{
  static const char *const ways[] = {
    "C43-14D2P-F2DBS-QQG5K", "c43 14d2p f2dbs qqg5k", "C4314D2PF2DBSQQG5K", " c43–14d2p—f2dbs−qqg5k\n", "C43-i4D2P-F2DBS-QQG5K",
    "C43-L4D2P-F2DBS-QQG5K", "Ｃ４３－１４Ｄ２Ｐ－Ｆ２ＤＢＳ－ＱＱＧ５Ｋ", "C.43.14D2P.F2DBS.QQG5K",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      ChieuDealCode read;
      g_autoptr (GError) error = NULL;

      chieu_deal_code_parse (&read, ways[i], &error);
      g_assert_no_error (error);
      g_assert_true (read.seed == G_GUINT64_CONSTANT (0x123456789abcdef0) && read.cai == 2);
    }
}

/* Each single mistaken letter is found, and where it stands. Codes with two, and with neighbours that changed places, are refused. */
static void
test_mistaken (void)
{
  ChieuDealCode code = make_code (chieu_game_find ("chan"), 4, 2, G_GUINT64_CONSTANT (0x123456789abcdef0));
  g_autofree char *good = chieu_deal_code_to_string (&code);
  gsize length = strlen (good);
  ChieuDealCode read;

  for (gsize i = 0, n = 0; i < length; i++)
    {
      n += good[i] != '-';
      for (gsize j = 0; good[i] != '-' && letters[j] != '\0'; j++)
        {
          g_autofree char *bad = g_strdup (good);
          g_autofree char *where = g_strdup_printf ("number %d: “%c” may have been “%c”", (int) n, letters[j], good[i]);
          g_autoptr (GError) error = NULL;

          if (letters[j] == good[i])
            continue;
          bad[i] = letters[j];
          g_assert_false (chieu_deal_code_parse (&read, bad, &error));
          g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_CODE);
          g_assert_nonnull (strstr (error->message, where));
          for (gsize k = i + 1; k < length; k++)
            for (gsize l = 0; good[k] != '-' && l < strlen (letters); l += 5)
              {
                g_autofree char *worse = g_strdup (bad);

                worse[k] = letters[l];
                g_assert_false (chieu_deal_code_parse (&read, worse, NULL));
              }
        }
    }
  for (gsize i = 0; i + 1 < length; i++)
    {
      g_autofree char *bad = g_strdup (good);

      bad[i] = good[i + 1];
      bad[i + 1] = good[i];
      g_assert_cmpint (chieu_deal_code_parse (&read, bad, NULL), ==, good[i] == good[i + 1] || good[i] == '-' || good[i + 1] == '-');
    }
}

/* The sentence says what is wrong. */
static void
test_refused (void)
{
  ChieuDealCode code = make_code (chieu_game_find ("to-tom"), 5, -1, 42);
  g_autofree char *good = chieu_deal_code_to_string (&code);
  g_autofree char *cut = g_strndup (good, strlen (good) - 1);
  g_autofree char *longer = g_strconcat (good, "0", NULL);
  g_autofree char *longest = g_strconcat (good, good, NULL);
  g_autofree char *endless = g_strnfill (100000, '0');
  const struct { const char *text, *says; } rows[] = {
    { "", "too short: it has 0" },
    { cut, "too short: it has 17 of 18 letters and digits" },
    { longer, "has 19 letters and digits" },
    { longest, "too long" },
    { endless, "not the code" },
    { "T5U-00000", "“U” is not used in codes" },
    { "T5?-00000", "“?” is not used in codes" },
    { "T5đ-00000", "“đ” is not used in codes" },
    { "\xff", "not the code" },
    { "T5\x01", "“?” is not used in codes" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuDealCode read;
      g_autoptr (GError) error = NULL;

      g_assert_false (chieu_deal_code_parse (&read, rows[i].text, &error));
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_CODE);
      if (strstr (error->message, rows[i].says) == NULL)
        g_error ("“%.40s”: “%s” does not say “%s”", rows[i].text, error->message, rows[i].says);
    }
}

/* Codes without a mistyped letter that mean nothing to this version. */
static void
test_unknown (void)
{
  ChieuGame strange = *chieu_game_find ("to-tom");
  const struct { char letter; int seats, cai; const char *says; } rows[] = {
    { 'Z', 5, -1, "game that this version does not know (“Z”)" },
    { 'T', 3, -1, "deal that this game does not have" },
    { 'T', 6, -1, "deal that this game does not have" },
    { 'T', 4, 4, "deal that this game does not have" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuDealCode code, read;
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      strange.code = rows[i].letter;
      code = make_code (&strange, rows[i].seats, rows[i].cai, 42);
      text = chieu_deal_code_to_string (&code);
      g_assert_false (chieu_deal_code_parse (&read, text, &error));
      g_assert_nonnull (strstr (error->message, rows[i].says));
    }
}

/* The sum of house rules does not depend on the order of the switches, nor on switches that have their default. */
static void
test_rules (void)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  ChieuGame later = *game;
  g_autofree ChieuSwitch *switches = g_new0 (ChieuSwitch, (gsize) game->n_switches + 1);
  ChieuRules rules, moved;
  ChieuDealCode code, defaults = make_code (game, 5, -1, 42);

  chieu_rules_init (&rules, game);
  g_assert_true (chieu_deal_code_has_rules (&defaults, &rules));
  rules.value[0]--;
  rules.value[3]++;
  g_assert_false (chieu_deal_code_has_rules (&defaults, &rules));
  g_assert_true (chieu_deal_code_init (&code, game, &rules, 5, -1, 42));
  g_assert_false (code.usual);

  /* A later version has one switch more, in the first place. */
  later.switches = switches;
  later.n_switches = game->n_switches + 1;
  switches[0] = (ChieuSwitch) { .id = "later", .standard = 1, .min = 0, .max = 1 };
  for (int i = 0; i < game->n_switches; i++)
    switches[game->n_switches - i] = game->switches[i];
  chieu_rules_init (&moved, &later);
  moved.value[game->n_switches]--;
  moved.value[game->n_switches - 3]++;
  g_assert_cmpuint (chieu_deal_code_sum_rules (&later, &moved), ==, code.rules);
  rules.value[3]--;
  g_assert_false (chieu_deal_code_has_rules (&code, &rules));
}

/* ---- The hand of the day ---- */

static void
test_day (void)
{
  g_autoptr (GDateTime) when = g_date_time_new_utc (2026, 1, 2, 23, 59, 59);
  g_autofree char *name = chieu_day_to_name (when);

  g_assert_cmpstr (name, ==, "2026-01-02");
  /* The hand of a day is the same for everybody, and stays so. */
  g_assert_cmphex (chieu_day_find_seed (chieu_game_find ("to-tom"), "2026-11-22"), ==, G_GUINT64_CONSTANT (0x8552a94644dbdc29));
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      g_assert_true (chieu_day_find_seed (chieu_games[i], "2026-11-22") != chieu_day_find_seed (chieu_games[i], "2026-11-23"));
      for (int j = 0; j < i; j++)
        g_assert_true (chieu_day_find_seed (chieu_games[i], name) != chieu_day_find_seed (chieu_games[j], name));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/deal-code/letters", test_letters);
  g_test_add_func ("/deal-code/both-ways", test_both_ways);
  g_test_add_func ("/deal-code/pinned", test_pinned);
  g_test_add_func ("/deal-code/usual", test_usual);
  g_test_add_func ("/deal-code/typed", test_typed);
  g_test_add_func ("/deal-code/mistaken", test_mistaken);
  g_test_add_func ("/deal-code/refused", test_refused);
  g_test_add_func ("/deal-code/unknown", test_unknown);
  g_test_add_func ("/deal-code/rules", test_rules);
  g_test_add_func ("/deal-code/day", test_day);
  return g_test_run ();
}
