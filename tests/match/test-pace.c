/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Taking back, the pace, pausing, and handlers that act at once.
 */
#include "harness.h"

/* ---- Undo ---- */

/* At each of the person's decisions: move, let the bots go on, take back, and find everything as it was. */
static void
test_undo_each (void)
{
  Table table;

  table_init (&table, new_table_match (4, 1, CHIEU_WAY_HOC, 21));
  chieu_match_start (table.match);
  for (;;)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      table_wait (&table);
      if (chieu_match_get_final_state (table.match) != NULL)
        break;
      before = table_describe (table.match);
      g_assert_cmpint (table_play_one (&table), ==, CHIEU_TRY_DONE);
      g_assert_true (chieu_match_can_undo (table.match));
      table_wait (&table);
      chieu_match_undo (table.match);
      after = table_describe (table.match);
      g_assert_cmpstr (before, ==, after);
      g_assert_true (chieu_match_is_asked (table.match));
      table_play_one (&table);
    }
  g_assert_cmpuint (table.moved, >, 10);
  table_clear (&table);
}

/* A hand that is taken back and played again in the same way ends in the same way: bots decide the same at the same moment. */
static void
test_redo_same (void)
{
  Table table;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  table_init (&table, new_table_match (5, 0, CHIEU_WAY_HOC, 33));
  table_play_hand (&table);
  first = table_describe (table.match);
  while (chieu_match_can_undo (table.match))
    chieu_match_undo (table.match);
  g_assert_null (chieu_match_get_final_state (table.match));
  chieu_random_init (&table.random, TABLE_SEED);
  table_play_hand (&table);
  second = table_describe (table.match);
  g_assert_cmpstr (first, ==, second);
  table_clear (&table);
}

/* A move taken back while bots think withdraws what they were asked: their answers change nothing. */
static void
test_undo_withdraws (void)
{
  ChieuMatchOptions options;
  Table table;
  gint64 until = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  table_options (&options, 3, 0, CHIEU_WAY_HOC, 21);
  options.level[1] = options.level[2] = "slow";
  table_init (&table, chieu_match_new (&options, NULL, NULL));
  chieu_match_start (table.match);
  table_wait (&table);
  table_play_one (&table);
  g_assert_cmpuint (chieu_match_round_get_thinking (chieu_match_get_round (table.match)), ==, 1u << 1 | 1u << 2);
  while (atomic_load (&fake_slow_running) == 0)
    g_usleep (500);
  chieu_match_undo (table.match);
  g_assert_cmpuint (chieu_match_round_get_thinking (chieu_match_get_round (table.match)), ==, 0);
  g_assert_true (chieu_match_is_asked (table.match));
  while (atomic_load (&fake_slow_running) != 0)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      g_usleep (500);
    }
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (chieu_match_get_hand (table.match)->moves->len, ==, 0);
  table_clear (&table);
}

/* ---- Answers to one question ---- */

static gboolean
something_waits (ChieuMatch *match)
{
  return chieu_match_round_get_thinking (chieu_match_get_round (match)) != 0 || chieu_match_get_round (match)->timer != NULL;
}

/* Plays a hand in which the person answers before the bots, or if @last after them. Returns: (transfer full): the sum of the state it ends
 * in */
static char *
play_in_order (gboolean last)
{
  Table table;
  char *end;
  guint asked;

  table_init (&table, new_table_match (5, 2, CHIEU_WAY_HOC, 13));
  chieu_match_start (table.match);
  for (table_wait (&table); chieu_match_get_final_state (table.match) == NULL; table_wait (&table))
    {
      asked = table.asked;
      while (last && something_waits (table.match))
        table_iterate ();
      /* The others' answers are no new question. */
      g_assert_cmpuint (table.asked, ==, asked);
      table_play_one (&table);
    }
  end = g_compute_checksum_for_data (G_CHECKSUM_SHA256, chieu_match_get_hand (table.match)->state, fake_game.state_size);
  table_clear (&table);
  return end;
}

/* Bots decide the same whichever of them answers first. */
static void
test_answer_order (void)
{
  g_autofree char *person_first = play_in_order (FALSE);
  g_autofree char *person_last = play_in_order (TRUE);

  g_assert_cmpstr (person_first, ==, person_last);
}

/* ---- Pace ---- */

/* With the pace "wait" nothing happens before chieu_match_proceed(), and then one thing. */
static void
test_wait_pace (void)
{
  Table table;
  guint moved;

  table_init (&table, new_table_match (3, -1, CHIEU_WAY_THUONG, 4));
  chieu_match_set_pace (table.match, CHIEU_PACE_WAIT);
  chieu_match_start (table.match);
  while (chieu_match_get_final_state (table.match) == NULL)
    {
      g_assert_true (chieu_match_is_waiting (table.match));
      while (chieu_match_round_get_thinking (chieu_match_get_round (table.match)) != 0)
        table_iterate ();
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_true (chieu_match_is_waiting (table.match));
      moved = table.moved;
      chieu_match_proceed (table.match);
      while (table.moved == moved)
        table_iterate ();
    }
  g_assert_false (chieu_match_is_waiting (table.match));
  table_clear (&table);
}

/* A chieu_match_proceed() that comes before the bots have thought to the end is not forgotten. */
static void
test_proceed_early (void)
{
  Table table;

  table_init (&table, new_table_match (3, -1, CHIEU_WAY_THUONG, 4));
  chieu_match_set_pace (table.match, CHIEU_PACE_WAIT);
  chieu_match_start (table.match);
  chieu_match_proceed (table.match);
  g_assert_false (chieu_match_is_waiting (table.match));
  while (table.moved == 0)
    table_iterate ();
  table_clear (&table);
}

static void
test_delay (void)
{
  Table table;
  gint64 begun = g_get_monotonic_time ();

  table_init (&table, new_table_match (3, -1, CHIEU_WAY_THUONG, 4));
  chieu_match_set_pace (table.match, CHIEU_PACE_QUICK);
  chieu_match_start (table.match);
  while (table.moved == 0)
    table_iterate ();
  /* The shortest delay of a move is 300 ms, of which the quick pace takes 40 %. */
  g_assert_cmpint (g_get_monotonic_time () - begun, >=, 120 * G_TIME_SPAN_MILLISECOND);
  chieu_match_set_pace (table.match, CHIEU_PACE_NONE);
  table_play_hand (&table);
  table_clear (&table);
}

/* A match that is paused goes on when it is started again, without dealing anew. */
static void
test_pause (void)
{
  Table table;
  guint len;

  table_init (&table, new_table_match (4, -1, CHIEU_WAY_THUONG, 4));
  chieu_match_start (table.match);
  while (table.moved < 3)
    table_iterate ();
  chieu_match_pause (table.match);
  g_assert_cmpuint (chieu_match_round_get_thinking (chieu_match_get_round (table.match)), ==, 0);
  len = chieu_match_get_hand (table.match)->moves->len;
  g_usleep (20000);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (chieu_match_get_hand (table.match)->moves->len, ==, len);
  table_play_hand (&table);
  g_assert_cmpuint (table.dealt, ==, 1);
  table_clear (&table);
}

/* ---- Handlers that act at once ---- */

static void
pause_cb (ChieuMatch        *match,
          int                seat,
          const ChieuMove   *move,
          const ChieuEvents *events,
          gpointer           data)
{
  chieu_match_pause (match);
}

static void
next_cb (ChieuMatch *match,
         gpointer    data)
{
  chieu_match_deal_next_hand (match);
}

static void
play_cb (ChieuMatch *match,
         Table      *table)
{
  table_play_one (table);
}

/* Handlers of its signals may answer, pause the match and deal the next hand at once. */
static void
test_reentrant (void)
{
  Table table;
  gulong handler;

  table_init (&table, new_table_match (4, 0, CHIEU_WAY_HOC, 4));
  g_signal_connect_after (table.match, "asked", G_CALLBACK (play_cb), &table);
  g_signal_connect_after (table.match, "hand-over", G_CALLBACK (next_cb), NULL);
  handler = g_signal_connect (table.match, "moved", G_CALLBACK (pause_cb), NULL);
  for (int i = 0; i < 5; i++)
    {
      guint moved = table.moved;

      chieu_match_start (table.match);
      while (table.moved == moved)
        table_iterate ();
      g_assert_cmpuint (chieu_match_round_get_thinking (chieu_match_get_round (table.match)), ==, 0);
    }
  g_signal_handler_disconnect (table.match, handler);
  chieu_match_start (table.match);
  while (!chieu_match_is_over (table.match))
    table_iterate ();
  g_assert_cmpuint (table.over, ==, 5);
  table_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/pace/undo-each", test_undo_each);
  g_test_add_func ("/pace/redo-same", test_redo_same);
  g_test_add_func ("/pace/undo-withdraws", test_undo_withdraws);
  g_test_add_func ("/pace/answer-order", test_answer_order);
  g_test_add_func ("/pace/wait-pace", test_wait_pace);
  g_test_add_func ("/pace/proceed-early", test_proceed_early);
  g_test_add_func ("/pace/delay", test_delay);
  g_test_add_func ("/pace/pause", test_pause);
  g_test_add_func ("/pace/reentrant", test_reentrant);
  return g_test_run ();
}
