/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole matches of every registered game, with its own bots.
 */
#include "../../store-sql.h"
#include "../harness.h"

#include <string.h>

#include "match/record/record.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

typedef struct
{
  const ChieuGame *game;
  int seats;
} Case;

/* Fills @options for a match of three hands of @c; @person −1: bots only. */
static void
fill_options (const Case        *c,
              ChieuMatchOptions *options,
              int                person,
              ChieuWay           way,
              guint64            seed)
{
  table_options (options, c->seats, person, way, seed);
  options->game = c->game;
  options->hoi_limit = 3;
  chieu_rules_init (&options->rules, c->game);
  for (int seat = 0; seat < c->seats; seat++)
    if (seat != person)
      options->level[seat] = "tap-su";
}

/* Plays a hand of @options, which is not saved. Returns: (transfer full): its record */
static char *
play_to_record (const ChieuMatchOptions *options)
{
  Table table;
  char *text;

  table_init (&table, chieu_match_new (options, NULL, NULL));
  table_play_hand (&table);
  text = chieu_match_make_record_text (table.match);
  table_clear (&table);
  return text;
}

/* Bots' matches come out the same each time, and no bot makes a fault. */
static void
test_bots (gconstpointer data)
{
  const Case *c = data;
  ChieuMatchOptions options;
  Table one, two;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  ChieuResult result;

  fill_options (c, &options, -1, CHIEU_WAY_THUONG, 2);
  table_init (&one, chieu_match_new (&options, NULL, NULL));
  table_init (&two, chieu_match_new (&options, NULL, NULL));
  table_play_match (&one);
  table_play_match (&two);
  first = table_describe (one.match);
  second = table_describe (two.match);
  g_assert_cmpstr (first, ==, second);
  g_assert_true (chieu_match_get_result (one.match, &result));
  g_assert_cmpint (result.n_faults, ==, 0);
  g_assert_cmpuint (one.over, ==, 3);
  table_clear (&one);
  table_clear (&two);
}

static void
test_ways (gconstpointer data)
{
  const Case *c = data;

  for (int way = CHIEU_WAY_HOC; way <= CHIEU_WAY_NGHIEM; way++)
    {
      ChieuMatchOptions options;
      Table table;

      fill_options (c, &options, 1, (ChieuWay) way, 40 + (guint64) way);
      table_init (&table, chieu_match_new (&options, NULL, NULL));
      /* With faults where the way allows them. */
      table.faulty = way != CHIEU_WAY_HOC;
      table_play_match (&table);
      g_assert_cmpuint (table.over, ==, 3);
      table_clear (&table);
    }
}

/* Runs the main loop for a moment in which any bot would have answered. */
static void
let_time_pass (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_usleep (500);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Whatever was dealt, with a khàn or without, in the strict way nothing but the person's own answer happens before the person lets the hand
 * begin. */
static void
test_opening (gconstpointer data)
{
  const Case *c = data;
  guint asked = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      ChieuMatchOptions options;
      ChieuMove moves[CHIEU_MOVES_MAX];
      ChieuReason reason;
      Table table;
      int n;

      fill_options (c, &options, (int) seed % c->seats, CHIEU_WAY_NGHIEM, seed);
      table_init (&table, chieu_match_new (&options, NULL, NULL));
      chieu_match_start (table.match);
      let_time_pass ();
      g_assert_true (chieu_match_is_opening (table.match));
      g_assert_cmpuint (table.moved, ==, 0);
      g_assert_cmpuint (table.thinking_seen, ==, 0);
      g_assert_cmpuint (table.asked, ==, 1);
      n = chieu_match_list_moves (table.match, CHIEU_MOVES_ALL, moves);
      asked += n > 0;
      if (n > 0)
        chieu_match_try (table.match, &moves[n - 1], &reason);
      let_time_pass ();
      if (chieu_match_is_opening (table.match))
        g_assert_cmpuint (table.moved, ==, n > 0);
      chieu_match_end_opening (table.match);
      g_assert_false (chieu_match_is_opening (table.match));
      chieu_match_end_opening (table.match);
      table_wait (&table);
      table_clear (&table);
    }
  /* In Tổ tôm the rules ask nobody without a khàn but the seat that begins the play. */
  if (c->game == &chieu_to_tom)
    {
      g_assert_cmpuint (asked, >, 3);
      g_assert_cmpuint (asked, <, 30);
    }
}

/* At every decision the person moves and takes the move back: the hand is as it was before. */
static void
test_undo (gconstpointer data)
{
  const Case *c = data;
  ChieuMatchOptions options;
  Table table;
  guint n = 0;

  fill_options (c, &options, 0, CHIEU_WAY_HOC, 9);
  table_init (&table, chieu_match_new (&options, NULL, NULL));
  chieu_match_start (table.match);
  for (table_wait (&table); chieu_match_get_final_state (table.match) == NULL; table_wait (&table))
    {
      g_autofree char *before = table_describe (table.match);
      g_autofree char *after = NULL;

      table_play_one (&table);
      table_wait (&table);
      chieu_match_undo (table.match);
      after = table_describe (table.match);
      g_assert_cmpstr (before, ==, after);
      table_play_one (&table);
      n++;
    }
  /* A hand of Mậu binh is one answer; of Lục hổ a bid and few tricks; of the others many. */
  if (c->game == &chieu_mau_binh)
    g_assert_cmpuint (n, ==, 1);
  else
    g_assert_cmpuint (n, >=, (c->game == &chieu_luc_ho ? 5 : 6));
  table_clear (&table);
}

/* A match that is left and resumed after every move comes out as one that is played without a break. */
static void
test_resume (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *path = new_store_path ();
  g_autofree char *whole = NULL;
  g_autofree char *pieces = NULL;
  ChieuMatchOptions options;
  ChieuStore *store = must_open (path);
  Table table;

  fill_options (c, &options, -1, CHIEU_WAY_THUONG, 31);
  options.hoi_limit = 1;
  table_init (&table, chieu_match_new (&options, NULL, NULL));
  table_play_match (&table);
  whole = table_describe (table.match);
  table_clear (&table);

  table_init (&table, chieu_match_new (&options, store, NULL));
  for (;;)
    {
      chieu_match_start (table.match);
      while (table.moved == 0)
        table_iterate ();
      if (chieu_match_is_over (table.match))
        break;
      table_clear (&table);
      table_init (&table, must_resume (store));
    }
  pieces = table_describe (table.match);
  table_clear (&table);
  g_assert_cmpstr (whole, ==, pieces);
  end_store (store, path);
}

/* A hand goes out as a record and comes in again. */
static void
test_export (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *path = new_store_path ();
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  ChieuStore *store = must_open (path);
  Table table;
  gint64 id;

  fill_options (c, &options, -1, CHIEU_WAY_THUONG, 5);
  table_init (&table, chieu_match_new (&options, store, NULL));
  /* No record at all. */
  g_assert_cmpint (chieu_store_import_hand (store, "", &error), ==, 0);
  g_clear_error (&error);
  text = chieu_match_make_record_text (table.match);
  /* A hand that is not finished yet. */
  g_assert_cmpint (chieu_store_import_hand (store, text, &error), ==, 0);
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
  g_clear_error (&error);
  g_free (text);
  table_play_hand (&table);
  text = chieu_match_make_record_text (table.match);
  id = chieu_store_import_hand (store, text, &error);
  g_assert_no_error (error);
  again = chieu_store_export_hand (store, id, &error);
  g_assert_cmpstr (text, ==, again);
  table_clear (&table);
  /* The match under way is still the one to be resumed. */
  table_init (&table, must_resume (store));
  g_assert_cmpint (chieu_match_get_options (table.match)->hoi_limit, ==, 3);
  table_clear (&table);
  end_store (store, path);
}

/* A hand that is imported before a match could be saved does not take its place: the match is saved later, and resumed. */
static void
test_import_unsaved (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *path = new_store_path (), *text = NULL;
  g_autoptr (GError) error = NULL;
  ChieuStore *store = must_open (path);
  ChieuMatchOptions options;
  Table table;

  fill_options (c, &options, -1, CHIEU_WAY_HOC, 7);
  text = play_to_record (&options);
  must_exec (store, "PRAGMA query_only = 1");
  fill_options (c, &options, 1, CHIEU_WAY_HOC, 5);
  table_init (&table, chieu_match_new (&options, store, NULL));
  chieu_match_start (table.match);
  table_settle (&table);
  g_assert_cmpuint (table.failed, ==, 1);
  must_exec (store, "PRAGMA query_only = 0");
  chieu_store_import_hand (store, text, &error);
  g_assert_no_error (error);
  table_wait (&table);
  if (chieu_match_is_asked (table.match))
    table_play_one (&table);
  table_settle (&table);
  table_resume_alike (&table, store);
  table_clear (&table);
  g_assert_cmpint (count_rows (store, FINISHED_MATCHES), ==, 1);
  end_store (store, path);
}

/* A hand that the same bots play on from any moment of it ends as it did; the seed of the options does not matter. */
static void
test_play_on (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *text = NULL;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  Table table;

  fill_options (c, &options, -1, CHIEU_WAY_THUONG, 12);
  options.hoi_limit = 1;
  text = play_to_record (&options);
  record = chieu_record_parse (text, -1, NULL);
  options.seed = 99;
  /* From a few moments of a long hand. */
  for (guint n = 0; n <= record->moves->len; n += 17)
    {
      g_autofree char *again = NULL;

      table_init (&table, chieu_match_new_from (&options, record, n, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (chieu_match_get_hand_seed (table.match), ==, record->seed);
      table_play_match (&table);
      again = chieu_match_make_record_text (table.match);
      g_assert_cmpstr (text, ==, again);
      table_clear (&table);
    }
  options.way = CHIEU_WAY_NGHIEM;
  g_assert_null (chieu_match_new_from (&options, record, 0, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_OPTIONS);
}

/* Returns: (transfer full): the hand of @record, with the cards of its deal written out and no seed */
static ChieuRecord *
write_out (const ChieuRecord *record)
{
  ChieuRecord *written = chieu_record_copy (record);
  ChieuState dealt, state;
  ChieuResult result;
  g_autoptr (GError) error = NULL;

  chieu_record_deal (record, &dealt);
  chieu_record_replay (record, &state, NULL, &error);
  g_assert_no_error (error);
  written->seed = 0;
  written->n_deck = (guint) (record->game->deck->n_faces * record->game->deck->copies);
  written->carry.cai = (int8_t) record->game->undeal (&dealt, &state, &state, written->deck);
  chieu_record_replay (written, &state, &result, &error);
  g_assert_no_error (error);
  chieu_record_set_result (written, &result);
  return written;
}

/* Asserts that the hand of @table is in @state, byte for byte. */
static void
assert_state (const Table *table,
              const void  *state)
{
  const ChieuMatchHand *hand = chieu_match_get_hand (table->match);

  g_assert_cmpmem (hand->state, hand->options->game->state_size, state, hand->options->game->state_size);
}

/* A hand whose cards are written out is dealt from them, also when moves are taken back. */
static void
test_play_on_deck (gconstpointer data)
{
  const Case *c = data;
  g_autofree char *text = NULL, *wanted = NULL, *again = NULL;
  g_autoptr (ChieuRecord) record = NULL, written = NULL;
  g_autoptr (GError) error = NULL;
  ChieuMatchOptions options;
  ChieuCeremony ceremony;
  ChieuMatch *match;
  ChieuState dealt, state;
  ChieuResult result;
  Table table;

  fill_options (c, &options, -1, CHIEU_WAY_THUONG, 12);
  options.hoi_limit = 1;
  text = play_to_record (&options);
  record = chieu_record_parse (text, -1, NULL);
  written = write_out (record);
  wanted = chieu_record_to_string (written);
  match = chieu_match_new_from (&options, written, written->moves->len, &error);
  g_assert_no_error (error);
  table_init (&table, match);
  again = chieu_match_make_record_text (table.match);
  g_assert_cmpstr (again, ==, wanted);
  table_clear (&table);

  chieu_record_deal (written, &dealt);
  fill_options (c, &options, 1, CHIEU_WAY_HOC, 12);
  table_init (&table, chieu_match_new_from (&options, written, 0, &error));
  g_assert_no_error (error);
  assert_state (&table, &dealt);
  g_assert_false (chieu_match_get_ceremony (table.match, &ceremony));
  chieu_match_start (table.match);
  table_wait (&table);
  for (int i = 0; i < 3 && !chieu_match_get_result (table.match, &result); i++)
    {
      table_play_one (&table);
      table_wait (&table);
    }
  for (; chieu_match_can_undo (table.match); table_wait (&table))
    chieu_match_undo (table.match);
  g_free (again);
  again = chieu_match_make_record_text (table.match);
  chieu_record_free (record);
  record = chieu_record_parse (again, -1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (record->n_deck, ==, written->n_deck);
  g_assert_true (chieu_record_replay (record, &state, NULL, &error));
  assert_state (&table, &state);
  table_clear (&table);
}

static void
add_case (const ChieuGame *game,
          int              seats)
{
  static const struct
  {
    const char *name;
    GTestDataFunc test;
  } tests[] = {
    { "bots", test_bots },
    { "ways", test_ways },
    { "opening", test_opening },
    { "undo", test_undo },
    { "resume", test_resume },
    { "export", test_export },
    { "import-unsaved", test_import_unsaved },
    { "play-on", test_play_on },
    { "play-on-deck", test_play_on_deck },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      Case *c = g_new (Case, 1);
      g_autofree char *path = g_strdup_printf ("/hands/%s-%d/%s", game->id, seats, tests[i].name);

      *c = (Case) { game, seats };
      g_test_add_data_func_full (path, c, tests[i].test, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int seats = chieu_games[i]->min_seats; seats <= chieu_games[i]->max_seats; seats++)
      add_case (chieu_games[i], seats);
  return g_test_run ();
}
