/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands gone through again, and what the làng says of them.
 */
#include <locale.h>
#include <string.h>

#include "match/scores/judgement.h"
#include "match/words/words.h"
#include "games/to-tom/rules/to-tom.h"

#define HANDS 40

/* Returns: (transfer full): a hand played by chance with all that hands can do, faults among it; ù is chosen only if chance hits upon it
 * three times, as otherwise no hand would last */
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
      chieu_record_add_move (record, seat, move);
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

/* Makes the first @n moves of @record without a replay. @state: (out): the state after them */
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

/* A replay shows the state and every seat's view at whatever position is sought. */
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

/* A mark is found from before it and from behind it. */
static void
check_mark (ChieuReplay     *replay,
            const ChieuMark *mark)
{
  g_assert_true ((mark->kind == CHIEU_MARK_FAULT) == (mark->reason != CHIEU_REASON_NONE));
  chieu_replay_seek (replay, mark->move);
  g_assert_cmpuint (chieu_replay_find_mark (replay, TRUE, (int) mark->kind)->move, ==, mark->move);
  if (mark->move + 1 == chieu_replay_get_n_moves (replay))
    return;
  chieu_replay_seek (replay, mark->move + 2);
  g_assert_cmpuint (chieu_replay_find_mark (replay, FALSE, (int) mark->kind)->move, ==, mark->move);
}

/* Each fault is marked at the move that its seat made, and nothing else is marked as a fault. */
static void
check_faults (ChieuReplay       *replay,
              const ChieuRecord *record)
{
  const GArray *marks = chieu_replay_get_marks (replay), *faults = chieu_replay_get_faults (replay);
  guint next = 0;

  for (guint i = 0; i < marks->len; i++)
    {
      const ChieuMark *mark = &g_array_index (marks, ChieuMark, i);
      const ChieuFault *fault;

      check_mark (replay, mark);
      if (mark->kind != CHIEU_MARK_FAULT)
        continue;
      g_assert_cmpuint (next, <, faults->len);
      fault = &g_array_index (faults, ChieuFault, next++);
      g_assert_cmpuint (mark->move, ==, fault->move);
      g_assert_cmpint (mark->reason, ==, fault->reason);
      g_assert_cmpint (g_array_index (record->moves, ChieuRecordMove, fault->move).seat, ==, fault->seat);
    }
  g_assert_cmpuint (next, ==, faults->len);
}

/* Returns: whether @fault of the result is among those found in the whole hand, with the same cards */
static gboolean
is_found (ChieuReplay      *replay,
          const ChieuFault *fault)
{
  const GArray *faults = chieu_replay_get_faults (replay);
  guint moment = chieu_record_find_moment (chieu_replay_get_record (replay), fault);

  for (guint i = 0; i < faults->len; i++)
    {
      ChieuFault other = g_array_index (faults, ChieuFault, i);

      if (other.move != moment)
        continue;
      other.move = fault->move;
      if (memcmp (&other, fault, sizeof other) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_marks (void)
{
  guint n_faults = 0, n_marks = 0, n_counted = 0;

  for (guint64 seed = 0; seed < HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 5);
      g_autoptr (ChieuReplay) replay = replay_new (record);
      const ChieuResult *result = &chieu_replay_get_record (replay)->result;

      check_faults (replay, record);
      for (int i = 0; i < result->n_faults; i++)
        g_assert_true (is_found (replay, &result->faults[i]));
      n_counted += result->n_faults;
      n_faults += chieu_replay_get_faults (replay)->len;
      n_marks += chieu_replay_get_marks (replay)->len;
      chieu_replay_seek (replay, record->moves->len);
      g_assert_null (chieu_replay_find_mark (replay, TRUE, -1));
    }
  g_assert_cmpuint (n_counted, >, 0);
  g_assert_cmpuint (n_faults, >, HANDS);
  g_assert_cmpuint (n_marks, >, n_faults + HANDS);
}

static gboolean
is_noted_at (const GArray *faults,
             guint         move,
             ChieuReason   reason)
{
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, ChieuFault, i).move == move && g_array_index (faults, ChieuFault, i).reason == reason)
      return TRUE;
  return FALSE;
}

/* Asserts that @card, which lies there after @move moves, is not among those that nobody took once all have answered. */
static void
check_taken (const ChieuRecord *record,
             guint              move,
             ChieuCard          card)
{
  ChieuState state;
  const ChieuToTomState *s = (const ChieuToTomState *) &state;
  guint8 n_dead;

  make_moves (record, move, &state);
  n_dead = s->n_dead;
  while (move < record->moves->len && s->card == card && (s->phase == CHIEU_EATING_CLAIM || s->phase == CHIEU_EATING_PASSED_ON))
    make_moves (record, ++move, &state);
  g_assert_cmpint (s->n_dead, ==, n_dead);
}

/* A yêu that its gate leaves is no fault where another seat then takes it: the faults of the record, which the statistics and the marks are
 * made of, do not have it. */
static void
test_yeu_taken (void)
{
  guint n_left = 0, n_taken = 0;

  for (guint64 seed = 0; seed < 8 * HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_faulty (seed, 5);
      g_autoptr (GArray) faults = chieu_record_find_faults (record);

      for (guint i = 0; i + 1 < record->moves->len; i++)
        {
          const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
          ChieuState state;
          bool possible;

          make_moves (record, i, &state);
          if (record->game->check (&state, made->seat, &made->move, &possible) != CHIEU_TO_TOM_BO_YEU)
            continue;
          if (is_noted_at (faults, i, CHIEU_TO_TOM_BO_YEU))
            n_left++;
          else
            {
              check_taken (record, i, ((ChieuToTomState *) &state)->card);
              n_taken++;
            }
        }
    }
  g_assert_cmpuint (n_left, >, 0);
  g_assert_cmpuint (n_taken, >, 0);
}

/* The move that is named as the clean one is clean there; for a wrong order it has the same cards. */
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

/* The judgement has the faults that count in the result; that of one seat has all that it made. */
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
              const ChieuFault *fault = &((ChieuFinding *) g_ptr_array_index (all, i))->fault;

              check_finding (g_ptr_array_index (all, i), record);
              g_assert_cmpint (fault->seat, ==, seat);
              /* These two are always about one card. */
              if (fault->reason == CHIEU_TO_TOM_DOI_LANG || fault->reason == CHIEU_TO_TOM_DANH_YEU)
                g_assert_cmpint (fault->n, ==, 1);
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
  g_test_add_func ("/replay/yeu-taken", test_yeu_taken);
  g_test_add_func ("/replay/clean-line", test_clean_line);
  g_test_add_func ("/replay/judgement", test_judgement);
  g_test_add_func ("/replay/bad-record", test_bad_record);
  return g_test_run ();
}
