/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands gone through again, and what the làng says of them.
 */
#include <locale.h>
#include <string.h>

#include "match/judgement.h"
#include "match/words.h"

#define HANDS 40

/* A hand played by chance with all that hands can do, faults among it; ù is mostly left, or no hand would last. */
static ChieuRecord *
play_faulty (guint64 seed,
             int     seats)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  static ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRandom random;
  ChieuRecord *record;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, 50, true);
  chieu_random_init (&random, seed);
  record = chieu_record_new (game, &rules, &carry, seed);
  game->deal (&state, &rules, &carry, seed);
  while (game->to_answer (&state) != 0 && record->moves->len < CHIEU_RECORD_MOVES_MAX)
    {
      int seat = g_bit_nth_lsf (game->to_answer (&state), -1);
      int n = game->moves (&state, seat, CHIEU_MOVES_ALL, moves);
      int tries = 0;
      const ChieuMove *move;

      do
        move = &moves[chieu_random_below (&random, (guint32) n)];
      while (move->kind == CHIEU_TO_TOM_U && tries++ < 2);
      chieu_record_add (record, seat, move);
      game->apply (&state, seat, move, NULL);
    }
  return record;
}

static ChieuReplay *
replay_new (const ChieuRecord *record)
{
  g_autoptr (GError) error = NULL;
  ChieuReplay *replay = chieu_replay_new (record, &error);

  g_assert_no_error (error);
  return replay;
}

/* The state after the first @n moves, made without a replay. */
static void
make_moves (const ChieuRecord *record,
            guint              n,
            ChieuState        *state)
{
  record->game->deal (state, &record->rules, &record->carry, record->seed);
  for (guint i = 0; i < n; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      record->game->apply (state, made->seat, &made->move, NULL);
    }
}

static void
check_position (ChieuReplay       *replay,
                const ChieuRecord *record,
                guint              position)
{
  const ChieuGame *game = record->game;
  ChieuState state, view;

  make_moves (record, position, &state);
  g_assert_cmpuint (chieu_replay_get_position (replay), ==, position);
  g_assert_cmpmem (chieu_replay_get_state (replay), game->state_size, &state, game->state_size);
  for (int seat = -1; seat < record->carry.seats; seat++)
    {
      game->observe (&state, seat, &view);
      g_assert_cmpmem (chieu_replay_get_view (replay, seat), game->state_size, &view, game->state_size);
    }
}

static void
test_seek (void)
{
  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 4 + seed % 2);
      g_autoptr (ChieuReplay) replay = replay_new (record);
      guint n = chieu_replay_get_n_moves (replay);
      ChieuRandom random;

      g_assert_cmpuint (n, ==, record->moves->len);
      check_position (replay, record, 0);
      chieu_random_init (&random, seed);
      for (int i = 0; i < 10; i++)
        {
          guint position = chieu_random_below (&random, n + 1);

          chieu_replay_seek (replay, position);
          check_position (replay, record, position);
        }
      chieu_replay_seek (replay, n + 7);
      check_position (replay, record, n);
      g_assert_null (chieu_replay_step (replay, NULL));
    }
}

/* Every faulty move is marked, and no other; the marks are found from both sides. */
static void
test_marks (void)
{
  guint n_faults = 0, n_called = 0;

  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 5);
      g_autoptr (ChieuReplay) replay = replay_new (record);
      const GArray *marks = chieu_replay_get_marks (replay);
      guint found = 0;

      for (guint i = 0; i < marks->len; i++)
        {
          const ChieuMark *mark = &g_array_index (marks, ChieuMark, i);

          n_faults += mark->kind == CHIEU_MARK_FAULT;
          n_called += mark->kind == CHIEU_MARK_CALLED;
          g_assert_true ((mark->kind == CHIEU_MARK_FAULT) == (mark->reason != CHIEU_REASON_NONE));
        }
      for (guint i = 0; i < record->moves->len; i++)
        {
          const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
          ChieuState state;
          bool possible;

          make_moves (record, i, &state);
          if (record->game->check (&state, made->seat, &made->move, &possible) == CHIEU_REASON_NONE)
            continue;
          chieu_replay_seek (replay, i);
          g_assert_cmpuint (chieu_replay_find_mark (replay, TRUE, CHIEU_MARK_FAULT)->move, ==, i);
          chieu_replay_seek (replay, i + 2);
          g_assert_true (i + 1 == record->moves->len
                         || chieu_replay_find_mark (replay, FALSE, CHIEU_MARK_FAULT)->move == i);
          found++;
        }
      for (guint i = 0; i < marks->len; i++)
        found -= g_array_index (marks, ChieuMark, i).kind == CHIEU_MARK_FAULT;
      g_assert_cmpuint (found, ==, 0);
      chieu_replay_seek (replay, record->moves->len);
      g_assert_null (chieu_replay_find_mark (replay, TRUE, -1));
    }
  g_assert_cmpuint (n_faults, >, HANDS);
  g_assert_cmpuint (n_called, >, HANDS);
}

/* What is named as the clean line is clean there; for a wrong order it is the same cards. */
static void
test_clean_line (void)
{
  guint n_orders = 0;

  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 5);
      g_autoptr (ChieuReplay) replay = replay_new (record);

      for (guint i = 0; i < record->moves->len; i++)
        {
          const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
          ChieuState state;
          ChieuMove clean;
          bool possible;
          ChieuReason reason;

          make_moves (record, i, &state);
          reason = record->game->check (&state, made->seat, &made->move, &possible);
          if (!chieu_replay_find_clean (replay, i, &clean))
            {
              g_assert_cmpint (reason, ==, CHIEU_REASON_NONE);
              continue;
            }
          g_assert_cmpint (reason, !=, CHIEU_REASON_NONE);
          g_assert_cmpint (record->game->check (&state, made->seat, &clean, &possible), ==, CHIEU_REASON_NONE);
          if (reason == CHIEU_TO_TOM_TRAI_VI && clean.kind == made->move.kind && clean.n == made->move.n)
            n_orders++;
          g_assert_cmpuint (chieu_replay_get_position (replay), ==, 0);
        }
    }
  g_assert_cmpuint (n_orders, >, 0);
}

static void
check_finding (const ChieuFinding *finding,
               const ChieuRecord  *record)
{
  g_assert_cmpuint (finding->fault.move, <, record->moves->len);
  g_assert_cmpint (g_array_index (record->moves, ChieuRecordMove, finding->fault.move).seat, ==, finding->fault.seat);
  g_assert_nonnull (finding->found);
  g_assert_nonnull (finding->made);
  g_assert_cmpstr (finding->made, !=, finding->clean);
}

static void
test_judgement (void)
{
  static const char *const names[CHIEU_SEATS_MAX] = { NULL, "An", "Bình", "Chi", "Dung" };
  guint n_counted = 0, n_all = 0;

  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 5);
      g_autoptr (ChieuReplay) replay = replay_new (record);
      g_autoptr (GPtrArray) counted = chieu_judgement_new (replay, names);

      g_assert_cmpuint (counted->len, ==, chieu_replay_get_record (replay)->result.n_faults);
      for (guint i = 0; i < counted->len; i++)
        check_finding (g_ptr_array_index (counted, i), record);
      n_counted += counted->len;
      for (int seat = 0; seat < 5; seat++)
        {
          g_autoptr (GPtrArray) all = chieu_judgement_new_of_seat (replay, seat, names);

          for (guint i = 0; i < all->len; i++)
            {
              check_finding (g_ptr_array_index (all, i), record);
              g_assert_cmpint (((ChieuFinding *) g_ptr_array_index (all, i))->fault.seat, ==, seat);
            }
          n_all += all->len;
        }
    }
  g_assert_cmpuint (n_counted, >, 0);
  g_assert_cmpuint (n_all, >, n_counted);
}

static void
test_bad_record (void)
{
  g_autoptr (ChieuRecord) record = play_faulty (3, 5);
  g_autoptr (GError) error = NULL;

  g_array_index (record->moves, ChieuRecordMove, 0).move.kind = CHIEU_TO_TOM_TRA;
  g_assert_null (chieu_replay_new (record, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/replay/seek", test_seek);
  g_test_add_func ("/replay/marks", test_marks);
  g_test_add_func ("/replay/clean-line", test_clean_line);
  g_test_add_func ("/replay/judgement", test_judgement);
  g_test_add_func ("/replay/bad-record", test_bad_record);
  return g_test_run ();
}
