/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches that are open beside each other: each place has one, all are listed, each is found again, and one is given up alone.
 */
#include "../../store-sql.h"
#include "../harness.h"

#include "match/store/open-matches.h"

#define TODAY "2026-11-22"

/* ---- Asking ---- */

static gboolean
list_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  ChieuOpenMatches **open = data;

  *open = chieu_open_matches_new (database, TODAY, error);
  return *open != NULL;
}

static ChieuOpenMatches *
list_open (ChieuStore *store)
{
  g_autoptr (GError) error = NULL;
  ChieuOpenMatches *open = NULL;

  chieu_store_run (store, list_work, &open, &error);
  g_assert_no_error (error);
  return open;
}

static guint
count_open (ChieuStore *store)
{
  g_autoptr (ChieuOpenMatches) open = list_open (store);

  return open->matches->len;
}

static const ChieuOpenMatch *
get_nth (const ChieuOpenMatches *open,
         guint                   i)
{
  g_assert_cmpuint (i, <, open->matches->len);
  return &g_array_index (open->matches, ChieuOpenMatch, i);
}

static gboolean
give_up_work (ChieuDatabase  *database,
              gpointer        options,
              GCancellable   *cancellable,
              GError        **error)
{
  return chieu_open_matches_give_up (database, options, error);
}

/* Returns: (transfer full) (nullable): the match @id, which is expected to be readable; @news as in resume_with_news() */
static ChieuMatch *
resume_match (ChieuStore  *store,
              gint64       id,
              char       **news)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match = resume_with_news (store, id, news, &error);

  g_assert_no_error (error);
  return match;
}

/* Lets the person make @n moves in @match (transfer full), and lets go of it. Returns: (transfer full): how it stood then, as
 * table_describe() tells it */
static char *
play_some (ChieuMatch *match,
           int         n)
{
  Table table;
  char *described;

  table_init (&table, match);
  chieu_match_start (match);
  for (int i = 0; i < n; i++)
    {
      table_wait (&table);
      table_play_one (&table);
      table_settle (&table);
    }
  described = table_describe (match);
  table_clear (&table);
  return described;
}

/* ---- Beside each other ---- */

static void
test_beside (StoreFixture  *fixture,
             gconstpointer  data)
{
  g_autofree char *own = play_some (new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 5), 1);
  g_autofree char *day = play_some (new_saved_deal (fixture->store, CHIEU_MATCH_DAY, TODAY, 6), 1);
  g_autofree char *other = play_some (new_saved_deal (fixture->store, CHIEU_MATCH_DAY, "2026-11-21", 7), 1);
  g_autofree char *shared = play_some (new_saved_deal (fixture->store, CHIEU_MATCH_SHARED, "T50-ABC", 8), 1);
  const char *const described[] = { shared, other, day, own };
  const ChieuMatchKind kinds[] = { CHIEU_MATCH_SHARED, CHIEU_MATCH_DAY, CHIEU_MATCH_DAY, CHIEU_MATCH_OWN };
  const char *const deals[] = { "T50-ABC", "2026-11-21", TODAY, "" };
  g_autoptr (ChieuOpenMatches) open = NULL;

  store_fixture_reopen (fixture);
  open = list_open (fixture->store);
  g_assert_cmpuint (open->matches->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *again = NULL;
      ChieuMatch *match = resume_match (fixture->store, get_nth (open, i)->id, NULL);

      g_assert_nonnull (match);
      g_assert_cmpint (chieu_match_get_options (match)->kind, ==, kinds[i]);
      g_assert_cmpstr (chieu_match_get_options (match)->deal, ==, deals[i]);
      g_assert_true (chieu_match_options_share_place (&get_nth (open, i)->options, chieu_match_get_options (match)));
      g_assert_true (chieu_open_matches_find (open, chieu_match_get_options (match)) == get_nth (open, i));
      again = table_describe (match);
      g_assert_cmpstr (again, ==, described[i]);
      drop_match (match);
    }
}

/* A new match ends the one of its own place, and no other; what is played last is first. */
static void
test_same_place (StoreFixture  *fixture,
                 gconstpointer  data)
{
  g_autoptr (ChieuOpenMatches) open = NULL;
  ChieuMatch *match;

  drop_match (new_saved_deal (fixture->store, CHIEU_MATCH_DAY, TODAY, 6));
  drop_match (new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 1));
  drop_match (new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 2));
  open = list_open (fixture->store);
  g_assert_cmpuint (open->matches->len, ==, 2);
  g_assert_cmpuint (get_nth (open, 0)->options.seed, ==, 2);
  g_assert_cmpint (count_rows (fixture->store, LEFT_MATCHES " AND seed = 1"), ==, 1);

  /* Going on with the other one makes it the one that was played last. */
  g_free (play_some (resume_match (fixture->store, get_nth (open, 1)->id, NULL), 1));
  match = must_resume (fixture->store);
  g_assert_cmpint (chieu_match_get_options (match)->kind, ==, CHIEU_MATCH_DAY);
  drop_match (match);
}

/* The list says how each match stands: its hand, whether that has ended, and the points. */
static void
test_standing (StoreFixture  *fixture,
               gconstpointer  data)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (ChieuOpenMatches) first = NULL;
  g_autoptr (ChieuOpenMatches) ended = NULL;
  g_autoptr (ChieuOpenMatches) second = NULL;
  ChieuResult result;
  Table table;

  table_init (&table, new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 5));
  chieu_match_start (table.match);
  table_settle (&table);
  first = list_open (fixture->store);
  g_assert_cmpuint (get_nth (first, 0)->hand, ==, 0);
  g_assert_false (get_nth (first, 0)->ended);
  g_assert_cmpint (get_nth (first, 0)->played, >=, now);
  g_assert_cmpint (get_nth (first, 0)->options.seats, ==, 4);
  g_assert_cmpint (get_nth (first, 0)->options.person, ==, 1);

  table_play_hand (&table);
  table_settle (&table);
  g_assert_true (chieu_match_get_result (table.match, &result));
  ended = list_open (fixture->store);
  g_assert_true (get_nth (ended, 0)->ended);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpint (get_nth (ended, 0)->points[seat], ==, result.next.points[seat]);
  chieu_match_deal_next_hand (table.match);
  table_settle (&table);
  second = list_open (fixture->store);
  g_assert_cmpuint (get_nth (second, 0)->hand, ==, 1);
  g_assert_false (get_nth (second, 0)->ended);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpint (get_nth (second, 0)->points[seat], ==, result.next.points[seat]);
  table_clear (&table);
}

/* A match that is given up ends, and no other does; it stays ended even if it is saved once more afterwards. */
static void
test_give_up (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autoptr (ChieuOpenMatches) open = NULL;
  ChieuMatch *match;
  ChieuMatchOptions options;

  drop_match (new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 5));
  match = new_saved_deal (fixture->store, CHIEU_MATCH_DAY, TODAY, 6);
  options = *chieu_match_get_options (match);
  chieu_match_start (match);
  chieu_match_pause (match);
  g_assert_true (chieu_store_run (fixture->store, give_up_work, &options, NULL));
  chieu_match_start (match);
  chieu_match_pause (match);
  drop_match (match);
  open = list_open (fixture->store);
  g_assert_cmpuint (open->matches->len, ==, 1);
  g_assert_cmpint (get_nth (open, 0)->options.kind, ==, CHIEU_MATCH_OWN);
  options.seed++;
  options.kind = CHIEU_MATCH_OWN;
  options.deal[0] = '\0';
  /* Another match has that place by now. */
  g_assert_true (chieu_store_run (fixture->store, give_up_work, &options, NULL));
  g_assert_cmpuint (count_open (fixture->store), ==, 1);
}

/* ---- The hand of a day ---- */

static void
test_day (StoreFixture  *fixture,
          gconstpointer  data)
{
  ChieuMatchOptions options;
  const ChieuDayHand *hand;
  g_autoptr (ChieuOpenMatches) before = NULL;
  g_autoptr (ChieuOpenMatches) after = NULL;
  g_autoptr (ChieuOpenMatches) again = NULL;
  ChieuResult result;
  gint64 first;
  Table table;

  table_options (&options, 4, 1, CHIEU_WAY_HOC, 6);
  options.kind = CHIEU_MATCH_DAY;
  options.hoi_limit = 1;
  g_strlcpy (options.deal, TODAY, sizeof options.deal);
  table_init (&table, chieu_match_new (&options, fixture->store, NULL));
  before = list_open (fixture->store);
  g_assert_null (chieu_open_matches_find_day (before, options.game));
  table_play_match (&table);
  table_settle (&table);
  g_assert_true (chieu_match_get_result (table.match, &result));
  table_clear (&table);
  after = list_open (fixture->store);
  g_assert_cmpuint (after->matches->len, ==, 0);
  hand = chieu_open_matches_find_day (after, options.game);
  g_assert_nonnull (hand);
  g_assert_cmpint (hand->outcome, ==, result.outcome);
  g_assert_cmpint (hand->points, ==, result.points[1]);
  g_assert_cmpint (hand->own, ==, result.winner == 1);
  first = hand->hand;

  /* Of several the first one counts, and the hand of another day is not today's. */
  table_init (&table, chieu_match_new (&options, fixture->store, NULL));
  table_play_match (&table);
  table_clear (&table);
  g_strlcpy (options.deal, "2026-11-21", sizeof options.deal);
  table_init (&table, chieu_match_new (&options, fixture->store, NULL));
  table_play_match (&table);
  table_clear (&table);
  again = list_open (fixture->store);
  g_assert_cmpuint (again->days->len, ==, 1);
  g_assert_cmpint (chieu_open_matches_find_day (again, options.game)->hand, ==, first);
}

/* ---- Places ---- */

/* A hand of the day, a shared deal and a friendly deal need the name of a deal; the person's own match must not have one. */
static void
test_names (void)
{
  static const struct { ChieuMatchKind kind; const char *deal; gboolean can; } rows[] = {
    { CHIEU_MATCH_OWN, "", TRUE },
    { CHIEU_MATCH_OWN, "x", FALSE },
    { CHIEU_MATCH_DAY, "", FALSE },
    { CHIEU_MATCH_DAY, TODAY, TRUE },
    { CHIEU_MATCH_SHARED, "T50-ABC", TRUE },
    { CHIEU_MATCH_FRIENDLY, "T50-ABC", TRUE },
    { CHIEU_MATCH_FRIENDLY, "", FALSE },
    { CHIEU_MATCH_FRIENDLY + 1, "x", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuMatchOptions options;
      g_autoptr (ChieuMatch) match = NULL;
      g_autoptr (GError) error = NULL;

      table_options (&options, 4, 1, CHIEU_WAY_HOC, 6);
      options.kind = rows[i].kind;
      g_strlcpy (options.deal, rows[i].deal, sizeof options.deal);
      match = chieu_match_new (&options, NULL, &error);
      g_assert_cmpint (match != NULL, ==, rows[i].can);
      /* The message names every kind that has a name. */
      if (!rows[i].can && rows[i].kind <= CHIEU_MATCH_FRIENDLY)
        g_assert_cmpstr (error->message, ==,
                         "The hand of the day, a shared deal and a friendly deal have a name, and no other match has one");
    }
}

/* A match that one program has open is listed in another, but cannot be resumed there. */
static void
test_elsewhere (StoreFixture  *fixture,
                gconstpointer  data)
{
  ChieuStore *other = must_open (fixture->path);
  g_autoptr (ChieuOpenMatches) open = NULL;
  g_autofree char *news = NULL;
  ChieuMatch *own = new_saved_deal (fixture->store, CHIEU_MATCH_OWN, "", 5);
  ChieuMatch *day = new_saved_deal (fixture->store, CHIEU_MATCH_DAY, TODAY, 6);

  /* Waits until both are written. */
  chieu_store_run (fixture->store, NULL, NULL, NULL);
  open = list_open (other);
  g_assert_cmpuint (open->matches->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *told = NULL;

      g_assert_null (resume_match (other, get_nth (open, i)->id, &told));
      g_assert_nonnull (told);
    }
  drop_match (own);
  drop_match (day);
  chieu_store_unref (other);
}

/* ---- From an older version ---- */

/* An open match of every older version is its game's own. */
static void
test_upgrade (void)
{
  static const char *const older[] = {
    DROP_STEPS "PRAGMA user_version = 5",
    DROP_PLACES "PRAGMA user_version = 4",
    DROP_PLACES DROP_FAULTS "CREATE TABLE hand_fault (hand INTEGER NOT NULL, move INTEGER NOT NULL, seat INTEGER NOT NULL,"
                            " reason TEXT NOT NULL, PRIMARY KEY (hand, move)) WITHOUT ROWID; PRAGMA user_version = 3",
    DROP_PLACES DROP_FAULTS DROP_SCHOOL "PRAGMA user_version = 2",
    DROP_PLACES DROP_FAULTS "DROP TABLE hand_cuoc; " DROP_SCHOOL "PRAGMA user_version = 1",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (older); i++)
    {
      g_autofree char *path = new_store_path ();
      ChieuStore *store = must_open (path);
      g_autofree char *described = play_some (new_saved_deal (store, CHIEU_MATCH_OWN, "", 5), 2);
      g_autofree char *again = NULL;
      g_autoptr (ChieuOpenMatches) open = NULL;
      ChieuMatch *match;

      store = reopen_older (store, older[i]);
      open = list_open (store);
      g_assert_cmpuint (open->matches->len, ==, 1);
      g_assert_cmpint (get_nth (open, 0)->options.kind, ==, CHIEU_MATCH_OWN);
      g_assert_cmpint (get_nth (open, 0)->played, >, G_GINT64_CONSTANT (1600000000));
      match = resume_match (store, get_nth (open, 0)->id, NULL);
      again = table_describe (match);
      g_assert_cmpstr (again, ==, described);
      drop_match (match);
      end_store (store, path);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  add_store_test ("/open-matches/beside", store_fixture_set_up, test_beside);
  add_store_test ("/open-matches/same-place", store_fixture_set_up, test_same_place);
  add_store_test ("/open-matches/standing", store_fixture_set_up, test_standing);
  add_store_test ("/open-matches/give-up", store_fixture_set_up, test_give_up);
  add_store_test ("/open-matches/day", store_fixture_set_up, test_day);
  add_store_test ("/open-matches/elsewhere", store_fixture_set_up, test_elsewhere);
  g_test_add_func ("/open-matches/names", test_names);
  g_test_add_func ("/open-matches/upgrade", test_upgrade);
  return g_test_run ();
}
