/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match of a game that it does not know by name: options, moves, ways of play.
 */
#include "harness.h"

#include <string.h>

/* ---- Options ---- */

/* Asserts that there is no match with @options, and that the error names @what. */
static void
assert_bad (const ChieuMatchOptions *options,
            const char              *what)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_match_new (options, NULL, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_OPTIONS);
  g_assert_nonnull (strstr (error->message, what));
}

static void
test_bad_options (void)
{
  ChieuMatchOptions good, bad;

  table_options (&good, 3, 0, CHIEU_WAY_HOC, 1);
  bad = good, bad.game = NULL;
  assert_bad (&bad, "game");
  bad = good, bad.seats = 6;
  assert_bad (&bad, "6");
  bad = good, bad.person = 3;
  assert_bad (&bad, "seat 3");
  bad = good, bad.level[2] = "genius";
  assert_bad (&bad, "genius");
  bad = good, bad.level[1] = NULL;
  assert_bad (&bad, "Seat 1");
  bad = good, bad.hoi_limit = 0;
  assert_bad (&bad, "0");
  bad = good, bad.way = 7;
  assert_bad (&bad, "7");
  bad = good, bad.hoi = 9;
  assert_bad (&bad, "9");
  bad = good, bad.rules.value[0] = 99;
  assert_bad (&bad, "heap-end");
}

/* ---- Bots alone ---- */

/* Two matches of bots with the same seed come out the same; all five seats think, and after the last hand no other is dealt. */
static void
test_bots_alone (void)
{
  Table one, two;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  table_init (&one, new_table_match (5, -1, CHIEU_WAY_THUONG, 3));
  table_init (&two, new_table_match (5, -1, CHIEU_WAY_THUONG, 3));
  table_play_match (&one);
  table_play_match (&two);
  first = table_describe (one.match);
  second = table_describe (two.match);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpuint (chieu_match_get_hand_number (one.match), ==, 4);
  g_assert_cmpuint (one.over, ==, 5);
  g_assert_cmpuint (one.dealt, ==, 5);
  g_assert_cmpuint (one.asked, ==, 0);
  g_assert_cmpuint (one.thinking_seen, ==, (1u << 5) - 1);
  chieu_match_deal_next_hand (one.match);
  g_assert_cmpuint (chieu_match_get_hand_number (one.match), ==, 4);
  table_clear (&one);
  table_clear (&two);
}

/* A hội of points ends when the pot holds less than a win. */
static void
test_pot (void)
{
  ChieuMatchOptions options;
  Table table;

  table_options (&options, 4, -1, CHIEU_WAY_THUONG, 5);
  options.hoi = CHIEU_HOI_POINTS;
  options.hoi_limit = 3 * FAKE_WORTH + 1;
  table_init (&table, chieu_match_new (&options, NULL, NULL));
  table_play_match (&table);
  g_assert_cmpint (chieu_match_get_carry (table.match)->pot, ==, 1);
  table_clear (&table);
}

/* A hội of a minute ends with the hand in which the minute has passed. */
static void
test_time (void)
{
  ChieuMatchOptions options;
  Table table;

  table_options (&options, 4, -1, CHIEU_WAY_THUONG, 5);
  options.hoi = CHIEU_HOI_TIME;
  options.hoi_limit = 1;
  table_init (&table, chieu_match_new (&options, NULL, NULL));
  table_play_hand (&table);
  g_assert_false (chieu_match_is_over (table.match));
  chieu_match_set_played (table.match, 61 * G_USEC_PER_SEC);
  chieu_match_deal_next_hand (table.match);
  table_play_hand (&table);
  g_assert_true (chieu_match_is_over (table.match));
  table_clear (&table);
}

/* ---- The person ---- */

/* A person sees no card of the heap before the hand is over; starting the match once more does nothing. */
static void
test_person (void)
{
  Table table;
  const FakeState *view;
  ChieuResult result;

  table_init (&table, new_table_match (4, 2, CHIEU_WAY_THUONG, 8));
  g_assert_cmpuint (table.asked, ==, 0);
  chieu_match_start (table.match);
  chieu_match_start (table.match);
  g_assert_cmpuint (table.dealt, ==, 1);
  table_wait (&table);
  g_assert_cmpuint (table.asked, ==, 1);
  view = chieu_match_get_view (table.match);
  g_assert_cmpint (view->heap[0], ==, CHIEU_CARD_HIDDEN);
  g_assert_cmpint (view->n_hand[2], >=, 3);
  g_assert_false (chieu_match_get_result (table.match, &result));
  table_play_hand (&table);
  view = chieu_match_get_view (table.match);
  g_assert_cmpint (view->heap[0], !=, CHIEU_CARD_HIDDEN);
  g_assert_true (chieu_match_get_result (table.match, &result));
  g_assert_cmpint (result.outcome, !=, CHIEU_OUTCOME_NONE);
  table_clear (&table);
}

static void
test_not_asked (void)
{
  ChieuMove move = { .kind = FAKE_CALL, .face = CHIEU_CARD_NONE };
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  Table table;

  table_init (&table, new_table_match (3, 1, CHIEU_WAY_NGHIEM, 8));
  g_assert_false (chieu_match_is_asked (table.match));
  g_assert_cmpint (chieu_match_list_moves (table.match, CHIEU_MOVES_ALL, moves), ==, 0);
  g_assert_cmpint (chieu_match_try (table.match, &move, &reason), ==, CHIEU_TRY_REFUSED);
  g_assert_cmpint (reason, ==, FAKE_NOT_ASKED);
  chieu_match_start (table.match);
  table_wait (&table);
  g_assert_cmpint (chieu_match_try (table.match, &move, &reason), ==, CHIEU_TRY_REFUSED);
  g_assert_cmpint (reason, ==, FAKE_NOT_NOW);
  table_clear (&table);
}

/* Plays until the person may make a faulty move of @kind. @fault: (out): that move. Returns: FALSE if the hand ends before */
static gboolean
find_fault (Table     *table,
            ChieuMove *fault,
            int        kind)
{
  ChieuMove moves[CHIEU_MOVES_MAX];

  chieu_match_start (table->match);
  for (;;)
    {
      int n_clean, n;

      table_wait (table);
      if (chieu_match_get_final_state (table->match) != NULL)
        return FALSE;
      n_clean = chieu_match_list_moves (table->match, CHIEU_MOVES_CLEAN, moves);
      n = chieu_match_list_moves (table->match, CHIEU_MOVES_ALL, moves);
      for (int i = n_clean; i < n; i++)
        if (moves[i].kind == kind)
          {
            *fault = moves[i];
            return TRUE;
          }
      table_play_one (table);
    }
}

/* Initializes @table with a match in which the person may make the faulty move @fault (out), which is of @kind, now. */
static void
init_with_fault (Table     *table,
                 ChieuWay   way,
                 ChieuMove *fault,
                 int        kind)
{
  for (guint64 seed = 1; seed < 500; seed++)
    {
      table_init (table, new_table_match (4, 1, way, seed));
      if (find_fault (table, fault, kind))
        return;
      table_clear (table);
    }
  g_assert_not_reached ();
}

/* A fault is refused in Học, however often it is tried. */
static void
test_hoc_refuses (void)
{
  ChieuMove fault;
  ChieuReason reason;
  Table table;
  guint moved;

  init_with_fault (&table, CHIEU_WAY_HOC, &fault, FAKE_DROP);
  moved = table.moved;
  for (int i = 0; i < 2; i++)
    {
      g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_REFUSED);
      g_assert_cmpint (reason, ==, FAKE_BACK);
    }
  g_assert_cmpuint (table.moved, ==, moved);
  table_clear (&table);
}

/* In Học a hand that wins as it was dealt is given up only when the move is tried again after the warning; in the other ways at once. */
static void
test_gives_up_win (gconstpointer way)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  Table table;

  table_init (&table, new_table_match (4, 1, GPOINTER_TO_INT (way), 8));
  chieu_match_start (table.match);
  table_wait (&table);
  g_assert_cmpint (chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves), >, 0);
  fake_gives_up_kind = moves[0].kind;
  if (GPOINTER_TO_INT (way) == CHIEU_WAY_HOC)
    {
      g_assert_cmpint (chieu_match_try (table.match, &moves[0], &reason), ==, CHIEU_TRY_GIVES_UP_WIN);
      g_assert_cmpint (reason, ==, FAKE_OK);
    }
  g_assert_cmpint (chieu_match_try (table.match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
  fake_gives_up_kind = -1;
  table_clear (&table);
}

/* In Thường a fault is made only when it is tried again after the warning, and can be taken back then. */
static void
test_thuong_warns (void)
{
  ChieuMove fault, other;
  ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuReason reason;
  Table table;
  int n;

  init_with_fault (&table, CHIEU_WAY_THUONG, &fault, FAKE_DROP);
  n = chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves);
  g_assert_cmpint (n, >, 0);
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_WARNED);
  g_assert_cmpint (reason, ==, FAKE_BACK);
  g_assert_false (chieu_match_can_undo (table.match));
  /* An impossible move between changes nothing. */
  other = (ChieuMove) { .kind = FAKE_CALL, .face = CHIEU_CARD_NONE };
  g_assert_cmpint (chieu_match_try (table.match, &other, &reason), ==, CHIEU_TRY_REFUSED);
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_DONE);
  g_assert_cmpint (reason, ==, FAKE_BACK);
  /* The card lies there, and nobody has shown another one yet. */
  g_assert_true (chieu_match_can_undo (table.match));
  table_clear (&table);
}

static void
test_thuong_takes_back (void)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ChieuMove fault;
  ChieuReason reason;
  Table table;
  guint dealt;

  init_with_fault (&table, CHIEU_WAY_THUONG, &fault, FAKE_DROP);
  before = table_describe (table.match);
  dealt = table.dealt;
  chieu_match_try (table.match, &fault, &reason);
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_DONE);
  chieu_match_undo (table.match);
  after = table_describe (table.match);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (table.dealt, ==, dealt + 1);
  g_assert_false (chieu_match_can_undo (table.match));
  /* The warning comes again. */
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_WARNED);
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_DONE);
  /* After the next card it cannot be taken back any more. */
  table_wait (&table);
  while (chieu_match_get_final_state (table.match) == NULL && chieu_match_get_hand (table.match)->fault_at >= 0)
    {
      table_play_one (&table);
      table_wait (&table);
    }
  g_assert_false (chieu_match_can_undo (table.match));
  table_clear (&table);
}

static void
test_nghiem_does_all (void)
{
  ChieuMove fault;
  ChieuReason reason;
  Table table;

  init_with_fault (&table, CHIEU_WAY_NGHIEM, &fault, FAKE_TAKE);
  g_assert_cmpint (chieu_match_try (table.match, &fault, &reason), ==, CHIEU_TRY_DONE);
  g_assert_cmpint (reason, ==, FAKE_GREEDY);
  g_assert_false (chieu_match_can_undo (table.match));
  g_assert_cmpint (((const FakeState *) chieu_match_get_hand (table.match)->state)->n_faults, ==, 1);
  table_clear (&table);
}

/* Counts how often the person is asked where only one move is clean: one that is a formality, and a pass that is none. */
static void
count_forced (ChieuWay  way,
              gboolean  auto_boc,
              guint    *formal,
              guint    *passes)
{
  ChieuMove moves[CHIEU_MOVES_MAX];

  *formal = *passes = 0;
  for (guint64 seed = 1; seed < 30; seed++)
    {
      Table table;

      table_init (&table, new_table_match (4, 1, way, seed));
      chieu_match_set_auto_boc (table.match, auto_boc);
      chieu_match_start (table.match);
      for (table_wait (&table); chieu_match_get_final_state (table.match) == NULL; table_wait (&table))
        {
          gboolean forced = chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves) == 1;

          if (forced && fake_game.is_formality (chieu_match_get_hand (table.match)->state, 1, &moves[0]))
            (*formal)++;
          else if (forced && fake_game.is_pass (&moves[0]))
            (*passes)++;
          table_play_one (&table);
        }
      table_clear (&table);
    }
}

static void
test_formality (void)
{
  guint formal, passes;

  count_forced (CHIEU_WAY_HOC, FALSE, &formal, &passes);
  g_assert_cmpuint (formal, ==, 0);
  g_assert_cmpuint (passes, >, 0);
  count_forced (CHIEU_WAY_THUONG, TRUE, &formal, &passes);
  g_assert_cmpuint (formal, ==, 0);
  g_assert_cmpuint (passes, ==, 0);
  count_forced (CHIEU_WAY_NGHIEM, TRUE, &formal, &passes);
  g_assert_cmpuint (formal, >, 0);
  g_assert_cmpuint (passes, >, 0);
}

/* Automatic passing that is switched on while the person is asked answers for them; switched off before that answer is made, the person is
 * asked again. */
static void
test_auto_boc_switched (void)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  Table table;
  guint asked;

  table_init (&table, new_table_match (4, 1, CHIEU_WAY_HOC, 4));
  chieu_match_start (table.match);
  for (table_wait (&table);
       chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves) > 1 || moves[0].kind != FAKE_PASS;
       table_wait (&table))
    table_play_one (&table);
  chieu_match_set_pace (table.match, CHIEU_PACE_WAIT);
  asked = table.asked;
  chieu_match_set_auto_boc (table.match, TRUE);
  g_assert_false (chieu_match_is_asked (table.match));
  g_assert_true (chieu_match_is_waiting (table.match));
  chieu_match_set_auto_boc (table.match, FALSE);
  g_assert_true (chieu_match_is_asked (table.match));
  g_assert_cmpuint (table.asked, ==, asked + 1);
  table_clear (&table);
}

/* All moves are taken back and made again one by one: before each of them the hand is as it was the first time. */
static void
test_redo (void)
{
  Table table;
  g_autoptr (GPtrArray) stands = g_ptr_array_new_with_free_func (g_free);
  guint n = 0;

  table_init (&table, new_table_match (4, 1, CHIEU_WAY_HOC, 4));
  chieu_match_start (table.match);
  for (table_wait (&table); n < 4 && chieu_match_get_final_state (table.match) == NULL; table_wait (&table), n++)
    {
      g_assert_false (chieu_match_can_redo (table.match));
      g_ptr_array_add (stands, table_describe (table.match));
      table_play_one (&table);
    }
  g_assert_cmpuint (n, ==, 4);
  for (; chieu_match_can_undo (table.match); table_wait (&table))
    chieu_match_undo (table.match);
  for (guint i = 0; i < n; i++, table_wait (&table))
    {
      g_autofree char *stand = table_describe (table.match);

      g_assert_cmpstr (stand, ==, stands->pdata[i]);
      g_assert_true (chieu_match_can_redo (table.match));
      chieu_match_redo (table.match);
    }
  g_assert_false (chieu_match_can_redo (table.match));
  table_clear (&table);
}

/* After another move than the one that was taken back nothing can be made again. */
static void
test_redo_ends (void)
{
  ChieuMove moves[CHIEU_MOVES_MAX], first;
  ChieuReason reason;
  Table table;

  table_init (&table, new_table_match (4, 1, CHIEU_WAY_HOC, 4));
  chieu_match_start (table.match);
  table_wait (&table);
  while (chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves) < 2)
    {
      table_play_one (&table);
      table_wait (&table);
    }
  first = moves[0];
  g_assert_cmpint (chieu_match_try (table.match, &first, &reason), ==, CHIEU_TRY_DONE);
  table_wait (&table);
  chieu_match_undo (table.match);
  table_wait (&table);
  g_assert_true (chieu_match_can_redo (table.match));
  chieu_match_list_moves (table.match, CHIEU_MOVES_CLEAN, moves);
  g_assert_cmpint (chieu_match_try (table.match, &moves[1], &reason), ==, CHIEU_TRY_DONE);
  table_wait (&table);
  g_assert_false (chieu_match_can_redo (table.match));
  table_clear (&table);
}

static void
test_record (void)
{
  Table table;
  g_autofree char *text = NULL;

  table_init (&table, new_table_match (4, 1, CHIEU_WAY_THUONG, 4));
  table_play_hand (&table);
  text = chieu_match_make_record_text (table.match);
  g_assert_nonnull (strstr (text, "fake"));
  g_assert_nonnull (strstr (text, "drop "));
  table_clear (&table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/match/bad-options", test_bad_options);
  g_test_add_func ("/match/bots-alone", test_bots_alone);
  g_test_add_func ("/match/pot", test_pot);
  g_test_add_func ("/match/time", test_time);
  g_test_add_func ("/match/person", test_person);
  g_test_add_func ("/match/not-asked", test_not_asked);
  g_test_add_func ("/match/hoc-refuses", test_hoc_refuses);
  g_test_add_data_func ("/match/gives-up-win/hoc", GINT_TO_POINTER (CHIEU_WAY_HOC), test_gives_up_win);
  g_test_add_data_func ("/match/gives-up-win/thuong", GINT_TO_POINTER (CHIEU_WAY_THUONG), test_gives_up_win);
  g_test_add_data_func ("/match/gives-up-win/nghiem", GINT_TO_POINTER (CHIEU_WAY_NGHIEM), test_gives_up_win);
  g_test_add_func ("/match/thuong-warns", test_thuong_warns);
  g_test_add_func ("/match/thuong-takes-back", test_thuong_takes_back);
  g_test_add_func ("/match/nghiem-does-all", test_nghiem_does_all);
  g_test_add_func ("/match/formality", test_formality);
  g_test_add_func ("/match/auto-boc-switched", test_auto_boc_switched);
  g_test_add_func ("/match/record", test_record);
  g_test_add_func ("/match/redo", test_redo);
  g_test_add_func ("/match/redo-ends", test_redo_ends);
  return g_test_run ();
}
