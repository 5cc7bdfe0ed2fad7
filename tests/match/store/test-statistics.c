/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counts over the person's hands, also in databases from before anything was counted.
 */
#include "../../store-sql.h"
#include "../harness.h"

#include <glib/gstdio.h>
#include <string.h>

#include "match/record/record.h"
#include "match/store/overview.h"
#include "match/store/statistics.h"

#define HANDS 6                  /* in each of two matches */
#define PERSON 1                 /* the person's seat */

/* The sums of the hands as they are played, to compare the statistics with. */
typedef struct
{
  ChieuStore *store;
  char *path;
  guint own, drawn, lost;        /* hands that the person ended by winning or calling, that nobody won, that another won */
  guint n_faults;                /* the person's */
  int points;                    /* the person's */
  GHashTable *cuoc;              /* of the person's wins */
} Played;

/* Returns: how many faults the person made in the hand just played */
static guint
count_persons_faults (ChieuMatch *match)
{
  g_autofree char *text = chieu_match_make_record_text (match);
  g_autoptr (ChieuRecord) record = chieu_record_parse (text, -1, NULL);
  g_autoptr (GArray) faults = chieu_record_find_faults (record);
  guint n = 0;

  for (guint i = 0; i < faults->len; i++)
    n += g_array_index (faults, ChieuFault, i).seat == PERSON;
  return n;
}

static void
note_hand (Played     *self,
           ChieuMatch *match)
{
  ChieuResult result;

  g_assert_true (chieu_match_get_result (match, &result));
  self->points += result.points[PERSON];
  self->n_faults += count_persons_faults (match);
  self->drawn += result.outcome == CHIEU_OUTCOME_DRAWN || (result.outcome == CHIEU_OUTCOME_FALSE && result.winner != PERSON);
  self->own += result.winner == PERSON;
  self->lost += result.winner >= 0 && result.winner != PERSON && result.outcome != CHIEU_OUTCOME_FALSE;
  for (int i = 0; i < result.n_cuoc && result.winner == PERSON && result.outcome != CHIEU_OUTCOME_CHEO_DO; i++)
    g_hash_table_add (self->cuoc, GINT_TO_POINTER (result.cuoc[i]));
}

static void
play_match (Played   *self,
            int       seats,
            ChieuWay  way,
            gboolean  faulty)
{
  ChieuMatchOptions options;
  Table table;

  table_options (&options, seats, PERSON, way, 77 + way);
  options.game = chieu_game_find ("to-tom");
  options.hoi_limit = HANDS;
  chieu_rules_init (&options.rules, options.game);
  for (int seat = 0; seat < seats; seat++)
    options.level[seat] = seat == PERSON ? NULL : "tap-su";
  table_init (&table, chieu_match_new (&options, self->store, NULL));
  table.faulty = faulty;
  for (;;)
    {
      table_play_hand (&table);
      note_hand (self, table.match);
      if (chieu_match_is_over (table.match))
        break;
      chieu_match_deal_next_hand (table.match);
    }
  table_clear (&table);
}

/* Plays a match without faults and one with them, both of which are saved in a new store. */
static void
played_init (Played *self)
{
  memset (self, 0, sizeof *self);
  self->path = new_store_path ();
  self->store = must_open (self->path);
  self->cuoc = g_hash_table_new (NULL, NULL);
  play_match (self, 5, CHIEU_WAY_HOC, FALSE);
  play_match (self, 4, CHIEU_WAY_NGHIEM, TRUE);
}

static void
played_clear (Played *self)
{
  g_clear_pointer (&self->store, chieu_store_unref);
  remove_store (self->path);
  g_free (self->path);
  g_hash_table_unref (self->cuoc);
}

/* A question for sum_work(): the statistics of one way of play, −1: of all. */
typedef struct
{
  int way;
  ChieuStatistics *sums;         /* the answer */
} Question;

static gboolean
sum_work (ChieuDatabase  *database,
          gpointer        data,
          GCancellable   *cancellable,
          GError        **error)
{
  Question *question = data;

  question->sums = chieu_statistics_new (database, chieu_game_find ("to-tom"), question->way, error);
  return question->sums != NULL;
}

static ChieuStatistics *
must_sum (ChieuStore *store,
          int         way)
{
  Question question = { .way = way };
  g_autoptr (GError) error = NULL;

  chieu_store_run (store, sum_work, &question, &error);
  g_assert_no_error (error);
  return question.sums;
}

static void
check_statistics (Played *self)
{
  g_autoptr (ChieuStatistics) all = must_sum (self->store, -1);
  guint n_faults = 0;

  g_assert_cmpuint (all->hands->len, ==, 2 * HANDS);
  g_assert_cmpuint (all->won + all->unpaid + all->cheo_do + all->false_calls, ==, self->own);
  g_assert_cmpuint (all->drawn, ==, self->drawn);
  g_assert_cmpuint (all->lost, ==, self->lost);
  g_assert_cmpint (g_array_index (all->hands, ChieuStatisticsHand, all->hands->len - 1).points, ==, self->points);
  g_assert_cmpuint (all->cuoc->len, ==, g_hash_table_size (self->cuoc));
  for (guint i = 0; i < all->cuoc->len; i++)
    g_assert_true (g_hash_table_contains (self->cuoc, GINT_TO_POINTER (g_array_index (all->cuoc, ChieuTally, i).what)));
  for (guint i = 0; i < all->faults->len; i++)
    n_faults += g_array_index (all->faults, ChieuTally, i).times;
  g_assert_cmpuint (n_faults, ==, self->n_faults);
  g_assert_cmpfloat_with_epsilon (chieu_statistics_get_faults_per_hand (all, 0, G_MAXUINT),
                                  (double) self->n_faults / (2 * HANDS), 1e-9);
}

static void
test_counts (void)
{
  g_autoptr (ChieuStatistics) clean = NULL;
  Played played;

  played_init (&played);
  g_assert_cmpuint (played.n_faults, >, 0);
  check_statistics (&played);
  clean = must_sum (played.store, CHIEU_WAY_HOC);
  g_assert_cmpuint (clean->hands->len, ==, HANDS);
  g_assert_cmpuint (clean->faults->len, ==, 0);
  played_clear (&played);
}

/* A hand that somebody else ended by a false ù was won by nobody. */
static void
test_false_calls (void)
{
  g_autoptr (ChieuStatistics) sums = NULL;
  g_autofree char *sql = g_strdup_printf ("UPDATE hand SET outcome = %d WHERE outcome != %d", CHIEU_OUTCOME_FALSE, CHIEU_OUTCOME_DRAWN);
  Played played;

  played_init (&played);
  g_assert_cmpuint (played.lost, >, 0);
  must_exec (played.store, sql);
  sums = must_sum (played.store, -1);
  g_assert_cmpuint (sums->false_calls, ==, played.own);
  g_assert_cmpuint (sums->lost, ==, 0);
  g_assert_cmpuint (sums->drawn, ==, 2 * HANDS - played.own);
  played_clear (&played);
}

static gboolean
count_faults_cb (const ChieuStoredHand *hand,
                 gpointer               data)
{
  *(guint *) data += (guint) hand->n_faults;
  g_assert_cmpint (hand->person, ==, PERSON);
  g_assert_true ((*hand->cuoc != '\0') || hand->outcome != CHIEU_OUTCOME_WON);
  return TRUE;
}

static void
test_listed (void)
{
  Played played;
  guint n_faults = 0;

  played_init (&played);
  g_assert_true (chieu_store_foreach_hand (played.store, 0, count_faults_cb, &n_faults, NULL));
  g_assert_cmpuint (n_faults, ==, played.n_faults);
  played_clear (&played);
}

/* A database of version 1 has no table of cước and none of faults; what they would hold is found again from the records. */
static void
test_upgrade (void)
{
  Played played;

  played_init (&played);
  played.store = reopen_older (played.store, DROP_PLACES DROP_FAULTS "DROP TABLE hand_cuoc; " DROP_SCHOOL "PRAGMA user_version = 1");
  check_statistics (&played);
  played_clear (&played);
}

/* The table of faults of version 3 had room for one fault a move; all of them are found anew from the records. */
static void
test_upgrade_faults (void)
{
  Played played;

  played_init (&played);
  played.store = reopen_older (played.store,
                               DROP_PLACES DROP_FAULTS "CREATE TABLE hand_fault ("
                               " hand INTEGER NOT NULL, move INTEGER NOT NULL, seat INTEGER NOT NULL, reason TEXT NOT NULL,"
                               " PRIMARY KEY (hand, move)) WITHOUT ROWID;"
                               "INSERT INTO hand_fault VALUES (1, 0, 1, 'bo-yeu'); PRAGMA user_version = 3");
  check_statistics (&played);
  played_clear (&played);
}

/* Versions 4 and 5 have the table of faults as it is now: its rows are neither written again nor lost. */
static void
test_upgrade_kept_faults (void)
{
  static const char *const older[] = { DROP_STEPS "PRAGMA user_version = 5", DROP_PLACES "PRAGMA user_version = 4" };

  for (gsize i = 0; i < G_N_ELEMENTS (older); i++)
    {
      Played played;

      played_init (&played);
      g_assert_cmpuint (played.n_faults, >, 0);
      played.store = reopen_older (played.store, older[i]);
      check_statistics (&played);
      played_clear (&played);
    }
}

/* An upgrade that SQLite refuses is an error that names file and reason, and changes nothing. */
static void
test_upgrade_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuStore) store = NULL;
  Played played;

  played_init (&played);
  must_exec (played.store, DROP_PLACES "CREATE TRIGGER refuse BEFORE UPDATE ON match BEGIN SELECT RAISE (ABORT, ''); END;"
                           "PRAGMA user_version = 4");
  g_clear_pointer (&played.store, chieu_store_unref);
  store = chieu_store_open (played.path, &error);
  g_assert_null (store);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_nonnull (strstr (error->message, played.path));
  g_assert_nonnull (strstr (error->message, "constraint failed"));
  g_clear_error (&error);
  g_assert_null (chieu_store_open (played.path, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  played_clear (&played);
}

/* ---- An upgrade for which SQLite gets no memory ---- */

/* Opens the store while request @at for memory is refused. Returns: whether there was such a request */
static gboolean
open_refused (Played *played,
              int     at)
{
  g_autoptr (GError) error = NULL;
  gboolean was_refused;

  memory_refuse (at);
  played->store = chieu_store_open (played->path, &error);
  was_refused = memory_allow ();
  if (played->store == NULL)
    g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  else
    g_assert_cmpstr (chieu_store_get_notice (played->store), ==, NULL);
  g_clear_pointer (&played->store, chieu_store_unref);
  return was_refused;
}

/* Wherever an upgrade fails, also in the middle of the hands, it is done anew and whole at the next start: memory is refused at one
 * request after the other of an upgrade. The quick run takes some of them; the walk through the hands makes more than 20. */
static void
test_upgrade_fails (void)
{
  g_autofree char *older = NULL;
  gsize n_bytes;
  Played played;
  gboolean was_refused = TRUE;
  const int step = g_test_slow () ? 5 : 20;

  played_init (&played);
  must_exec (played.store, DROP_PLACES DROP_FAULTS "PRAGMA user_version = 3; PRAGMA wal_checkpoint (TRUNCATE)");
  g_clear_pointer (&played.store, chieu_store_unref);
  g_assert_true (g_file_get_contents (played.path, &older, &n_bytes, NULL));
  for (int at = 1; was_refused; at += step)
    {
      g_autoptr (GPtrArray) names = list_files_like (played.path, "", "");

      for (guint i = 0; i < names->len; i++)
        g_remove (names->pdata[i]);
      g_assert_true (g_file_set_contents (played.path, older, (gssize) n_bytes, NULL));
      g_test_message ("request %d", at);
      was_refused = open_refused (&played, at);
      played.store = must_open (played.path);
      g_assert_null (chieu_store_get_notice (played.store));
      check_statistics (&played);
      g_clear_pointer (&played.store, chieu_store_unref);
    }
  played_clear (&played);
}

/* An old record that cannot be read now does not stop the upgrade, and is not lost. */
static void
test_upgrade_unreadable (void)
{
  Played played;

  played_init (&played);
  played.store = reopen_older (played.store, "UPDATE hand SET record = 'rubbish' WHERE id = 1;"
                                             DROP_PLACES DROP_FAULTS "DROP TABLE hand_cuoc; " DROP_SCHOOL "PRAGMA user_version = 1");
  g_assert_cmpint (count_rows (played.store, "hand WHERE record = 'rubbish'"), ==, 1);
  played_clear (&played);
}

/* Sums up as the window does, in a thread of its own while the store is open. Returns: NULL, or what went wrong */
static gpointer
sum_in_thread (gpointer path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuDatabase) reader = chieu_database_open_reader (path, &error);
  g_autoptr (ChieuStatistics) all = NULL;

  if (reader == NULL)
    return (gpointer) "it does not open";
  all = chieu_statistics_new (reader, chieu_game_find ("to-tom"), -1, &error);
  if (all == NULL || all->hands->len != 2 * HANDS)
    return (gpointer) "it does not have all hands";
  return NULL;
}

static void
test_reader (void)
{
  g_autoptr (ChieuDatabase) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *nowhere = NULL;
  Played played;
  const char *wrong;

  played_init (&played);
  wrong = g_thread_join (g_thread_new ("reader", sum_in_thread, played.path));
  g_assert_cmpstr (wrong, ==, NULL);
  reader = chieu_database_open_reader (played.path, &error);
  g_assert_no_error (error);
  nowhere = g_strconcat (played.path, "-nowhere", NULL);
  g_assert_null (chieu_database_open_reader (nowhere, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_false (g_file_test (nowhere, G_FILE_TEST_EXISTS));
  played_clear (&played);
}

/* Writing through a reader is an error, and nothing is written. */
static void
test_reader_writes_nothing (void)
{
  g_autoptr (ChieuDatabase) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  Played played;

  played_init (&played);
  record = chieu_store_export_hand (played.store, 1, &error);
  g_assert_no_error (error);
  reader = chieu_database_open_reader (played.path, &error);
  g_assert_cmpint (chieu_database_import_hand (reader, record, &error), ==, 0);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_cmpint (count_rows (played.store, "hand WHERE ended IS NOT NULL"), ==, 2 * HANDS);
  played_clear (&played);
}

/* ---- All games ---- */

static gboolean
overview_work (ChieuDatabase  *database,
               gpointer        data,
               GCancellable   *cancellable,
               GError        **error)
{
  *(ChieuOverview **) data = chieu_overview_new (database, -1, error);
  return TRUE;
}

static gboolean
export_work (ChieuDatabase  *database,
             gpointer        data,
             GCancellable   *cancellable,
             GError        **error)
{
  *(char **) data = chieu_overview_export (database, error);
  return TRUE;
}

/* Asserts that there are @n of @parts (ChieuOverviewPart), and that together they have all hands and points. */
static void
assert_sums (const GArray *parts,
             guint         n,
             Played       *played)
{
  guint hands = 0;
  int points = 0;

  g_assert_cmpuint (parts->len, ==, n);
  for (guint i = 0; i < parts->len; i++)
    {
      hands += g_array_index (parts, ChieuOverviewPart, i).played;
      points += g_array_index (parts, ChieuOverviewPart, i).points;
    }
  g_assert_cmpuint (hands, ==, 2 * HANDS);
  g_assert_cmpint (points, ==, played->points);
}

static void
test_overview (void)
{
  Played played;
  g_autoptr (ChieuOverview) overview = NULL;
  guint faults = 0;

  played_init (&played);
  g_assert_true (chieu_store_run (played.store, overview_work, &overview, NULL));
  g_assert_cmpuint (overview->played, ==, 2 * HANDS);
  assert_sums (overview->games, 1, &played);
  assert_sums (overview->levels, 1, &played);
  assert_sums (overview->months, 1, &played);
  g_assert_cmpstr (g_array_index (overview->games, ChieuOverviewPart, 0).what, ==, "to-tom");
  g_assert_cmpstr (g_array_index (overview->levels, ChieuOverviewPart, 0).what, ==, "tap-su");
  g_assert_cmpuint (overview->best->len, ==, MIN (overview->won, CHIEU_OVERVIEW_BEST));
  for (guint i = 1; i < overview->best->len; i++)
    g_assert_cmpint (g_array_index (overview->best, ChieuOverviewBest, i - 1).worth, >=,
                     g_array_index (overview->best, ChieuOverviewBest, i).worth);
  for (guint i = 0; i < overview->faults->len; i++)
    faults += g_array_index (overview->faults, ChieuOverviewFault, i).times;
  g_assert_cmpuint (overview->faults->len, >, 0);
  g_assert_cmpuint (faults, <=, played.n_faults);
  played_clear (&played);
}

/* The table that is exported has a line for each hand, and no cell that a spreadsheet would take for a formula. */
static void
test_table (void)
{
  Played played;
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;
  int points = 0;

  played_init (&played);
  /* A level may be whatever somebody wrote there. */
  must_exec (played.store, "UPDATE match SET levels = '=1+1 - =1+1 =1+1 =1+1' WHERE id = 1");
  /* A time that no calendar has is an empty cell, also as the first one. */
  must_exec (played.store, "UPDATE hand SET ended = 9223372036854775807 WHERE id = 1");
  g_assert_true (chieu_store_run (played.store, export_work, &table, NULL));
  lines = g_strsplit (table, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 2 * HANDS + 1);
  g_assert_cmpstr (lines[0], ==, "ended,game,seats,level,way,kind,hand,outcome,own,worth,points,faults");
  for (int i = 1; i <= 2 * HANDS; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], ",", -1);

      g_assert_cmpuint (g_strv_length (cells), ==, 12);
      g_assert_true ((*cells[0] == '\0') == (i == 1));
      g_assert_cmpstr (cells[1], ==, "to-tom");
      g_assert_cmpstr (cells[3], ==, i <= HANDS ? "'=1+1" : "tap-su");
      points += (int) g_ascii_strtoll (cells[10], NULL, 10);
    }
  g_assert_cmpint (points, ==, played.points);
  played_clear (&played);
}

/* Makes the match @id one with a friendly deal. */
static void
make_friendly (ChieuStore *store,
               int         id)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE match SET kind = %d, deal = 'T50' WHERE id = %d", CHIEU_MATCH_FRIENDLY, id);

  must_exec (store, sql);
}

/* Hands of friendly deals count nowhere. */
static void
test_friendly (void)
{
  Played played;
  g_autoptr (ChieuOverview) overview = NULL;
  g_autofree char *table = NULL;
  g_auto (GStrv) lines = NULL;

  played_init (&played);
  make_friendly (played.store, 1);
  g_assert_true (chieu_store_run (played.store, overview_work, &overview, NULL));
  g_assert_cmpuint (overview->played, ==, HANDS);
  g_assert_cmpuint (overview->best->len, <=, overview->won);
  for (guint i = 0; i < overview->best->len; i++)
    g_assert_cmpint (g_array_index (overview->best, ChieuOverviewBest, i).id, >, HANDS);
  g_assert_true (chieu_store_run (played.store, export_work, &table, NULL));
  lines = g_strsplit (table, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + HANDS + 1);
  make_friendly (played.store, 2);
  g_clear_pointer (&overview, chieu_overview_free);
  g_assert_true (chieu_store_run (played.store, overview_work, &overview, NULL));
  g_assert_cmpuint (overview->played, ==, 0);
  g_assert_cmpuint (overview->faults->len, ==, 0);
  played_clear (&played);
}

/* Each cell is quoted where it has to be, and what would begin a formula is made text by an apostrophe. */
static void
test_cells (void)
{
  static const struct { const char *text, *cell; } rows[] = {
    { "plain", "plain" }, { "", "" }, { "a,b", "\"a,b\"" }, { "a \"b\"", "\"a \"\"b\"\"\"" }, { "=1", "'=1" }, { "+1", "'+1" },
    { "-1", "'-1" }, { "@x", "'@x" }, { "\t=1", "'\t=1" }, { "\r\n=1", "\"'\r\n=1\"" }, { "=\"a\",1", "\"'=\"\"a\"\",1\"" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      g_autofree char *wanted = g_strconcat (rows[i].cell, ",", rows[i].cell, ",", NULL);

      chieu_overview_add_cell (line, rows[i].text);
      chieu_overview_add_cell (line, rows[i].text);
      g_assert_cmpstr (line->str, ==, wanted);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  memory_watch ();
  g_test_add_func ("/statistics/counts", test_counts);
  g_test_add_func ("/statistics/false-calls", test_false_calls);
  g_test_add_func ("/statistics/listed", test_listed);
  g_test_add_func ("/statistics/reader", test_reader);
  g_test_add_func ("/statistics/reader-writes-nothing", test_reader_writes_nothing);
  g_test_add_func ("/statistics/overview", test_overview);
  g_test_add_func ("/statistics/table", test_table);
  g_test_add_func ("/statistics/friendly", test_friendly);
  g_test_add_func ("/statistics/cells", test_cells);
  g_test_add_func ("/statistics/upgrade", test_upgrade);
  g_test_add_func ("/statistics/upgrade-faults", test_upgrade_faults);
  g_test_add_func ("/statistics/kept-faults", test_upgrade_kept_faults);
  g_test_add_func ("/statistics/upgrade-refused", test_upgrade_refused);
  g_test_add_func ("/statistics/upgrade-fails", test_upgrade_fails);
  g_test_add_func ("/statistics/upgrade-unreadable", test_upgrade_unreadable);
  return g_test_run ();
}
