/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pool alone: rules, bots and threads. Made to be run under the thread sanitizer too.
 */
#include "match/pool.h"

#include "fake-game.h"

#include <errno.h>
#include <pthread.h>
#include <string.h>

/* Questions that are asked at once in some tests. */
#define QUESTIONS 64

/* Questions to a pool, and the answers that have come back. */
typedef struct
{
  ChieuPool *pool;
  guint n_answers;
  guint last_number;             /* the move number of the last answer */
  ChieuMove moves[QUESTIONS];    /* the answers, by move number */
  guint ask_more;                /* how many of the next answers ask another question */
  guint withdraw;                /* the question that the next answer withdraws, 0: none */
  FakeState view;                /* the observation that is asked about */
} Seen;

static void answer_cb (const ChieuPoolJob *job, const ChieuMove *move, gpointer data);

static void
view_init (FakeState *view,
           guint64    seed)
{
  FakeState state;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &fake_game);
  chieu_carry_init (&carry, 4, -1, false);
  fake_game.deal (&state, &rules, &carry, seed);
  fake_game.observe (&state, 0, view);
}

/* Asks about @seen's view. @number: the move number. Returns: the question, as chieu_pool_ask_bot() does */
static guint
ask_pool (Seen       *seen,
          const char *level,
          guint64     seed,
          guint       number)
{
  ChieuPoolJob job = {
    .game = &fake_game,
    .level = fake_level_find (level),
    .seat = 0,
    .seed = seed,
    .move_number = number,
  };

  return chieu_pool_ask_bot (seen->pool, &job, &seen->view, answer_cb, seen);
}

/* While this is set, no thread can be started. */
static gboolean threads_fail;

int __real_pthread_create (pthread_t *thread, const pthread_attr_t *attributes, void *(*main) (void *), void *data);
int __wrap_pthread_create (pthread_t *thread, const pthread_attr_t *attributes, void *(*main) (void *), void *data);

/* The linker puts this in the place of pthread_create() for the pool alone. */
int
__wrap_pthread_create (pthread_t             *thread,
                       const pthread_attr_t  *attributes,
                       void                *(*main) (void *),
                       void                  *data)
{
  return threads_fail ? EAGAIN : __real_pthread_create (thread, attributes, main, data);
}

static void
answer_cb (const ChieuPoolJob *job,
           const ChieuMove    *move,
           gpointer            data)
{
  Seen *seen = data;

  g_assert_nonnull (move);
  seen->n_answers++;
  seen->last_number = job->move_number;
  seen->moves[job->move_number % G_N_ELEMENTS (seen->moves)] = *move;
  if (seen->withdraw != 0)
    chieu_pool_withdraw (seen->pool, seen->withdraw);
  seen->withdraw = 0;
  if (seen->ask_more > 0)
    {
      seen->ask_more--;
      ask_pool (seen, "first", 1, job->move_number + 1);
    }
}

static gboolean
too_long_cb (gpointer data)
{
  g_error ("No answer came in time");
  return G_SOURCE_REMOVE;
}

static void
wait_for (Seen  *seen,
          guint  n_answers)
{
  guint watch = g_timeout_add_seconds (60, too_long_cb, NULL);

  while (seen->n_answers < n_answers)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

/* Waits until @counter is at @value, without the main loop: the workers say nothing to it here. */
static void
wait_for_slow (atomic_int *counter,
               int         value)
{
  gint64 until = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (atomic_load (counter) != value)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      g_usleep (500);
    }
}

static void
run_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_answers (void)
{
  Seen seen = { .pool = chieu_pool_new (3) };

  view_init (&seen.view, 7);
  for (guint i = 0; i < QUESTIONS; i++)
    g_assert_cmpuint (ask_pool (&seen, "chance", i, i), !=, 0);
  g_assert_cmpuint (chieu_pool_get_pending (seen.pool), ==, QUESTIONS);
  wait_for (&seen, QUESTIONS);
  g_assert_cmpuint (chieu_pool_get_pending (seen.pool), ==, 0);
  chieu_pool_unref (seen.pool);
}

/* The same question gives the same move, also where the caller's view was changed after it was asked: the pool has its own copy. */
static void
test_owned (void)
{
  Seen first = { .pool = chieu_pool_new (2) };
  Seen second = { .pool = chieu_pool_ref (first.pool) };

  for (guint i = 0; i < QUESTIONS; i++)
    {
      view_init (&first.view, i);
      ask_pool (&first, "chance", i, i);
      memset (&first.view, 0xff, sizeof first.view);
    }
  wait_for (&first, QUESTIONS);
  for (guint i = 0; i < QUESTIONS; i++)
    {
      view_init (&second.view, i);
      ask_pool (&second, "chance", i, i);
      wait_for (&second, i + 1);
      g_assert_cmpuint (second.last_number, ==, i);
    }
  g_assert_cmpmem (first.moves, sizeof first.moves, second.moves, sizeof second.moves);
  chieu_pool_unref (first.pool);
  chieu_pool_unref (second.pool);
}

static void
test_withdraw (void)
{
  Seen seen = { .pool = chieu_pool_new (2) };
  guint slow[4];
  int cancelled = atomic_load (&fake_slow_cancelled);

  view_init (&seen.view, 7);
  for (guint i = 0; i < 4; i++)
    slow[i] = ask_pool (&seen, "slow", 1, i);
  wait_for_slow (&fake_slow_running, 2);
  for (guint i = 0; i < 4; i++)
    chieu_pool_withdraw (seen.pool, slow[i]);
  g_assert_cmpuint (chieu_pool_get_pending (seen.pool), ==, 0);
  /* Two thought; the two that waited for a thread never began. */
  wait_for_slow (&fake_slow_cancelled, cancelled + 2);
  ask_pool (&seen, "first", 1, 9);
  wait_for (&seen, 1);
  run_idle ();
  g_assert_cmpuint (seen.n_answers, ==, 1);
  g_assert_cmpuint (seen.last_number, ==, 9);
  /* Withdrawing a question once more does nothing. */
  chieu_pool_withdraw (seen.pool, slow[0]);
  chieu_pool_unref (seen.pool);
}

/* An answer that lies ready is dropped if it is withdrawn before the main loop comes to it. */
static void
test_withdraw_ready (void)
{
  Seen seen = { .pool = chieu_pool_new (1) };
  guint question;

  view_init (&seen.view, 7);
  ask_pool (&seen, "first", 1, 1);
  question = ask_pool (&seen, "first", 1, 2);
  seen.withdraw = question;
  wait_for (&seen, 1);
  ask_pool (&seen, "first", 1, 3);
  wait_for (&seen, 2);
  g_assert_cmpuint (seen.last_number, ==, 3);
  chieu_pool_unref (seen.pool);
}

static void
test_ask_from_answer (void)
{
  Seen seen = { .pool = chieu_pool_new (1), .ask_more = 20 };

  view_init (&seen.view, 7);
  ask_pool (&seen, "first", 1, 0);
  wait_for (&seen, 21);
  g_assert_cmpuint (seen.last_number, ==, 20);
  chieu_pool_unref (seen.pool);
}

/* Letting go of a pool waits for nobody; the threads that think end by themselves. */
static void
test_unref_while_thinking (void)
{
  Seen seen = { .pool = chieu_pool_new (2) };

  view_init (&seen.view, 7);
  for (guint i = 0; i < 4; i++)
    ask_pool (&seen, "slow", 1, i);
  wait_for_slow (&fake_slow_running, 2);
  chieu_pool_unref (seen.pool);
  wait_for_slow (&fake_slow_running, 0);
  run_idle ();
  g_assert_cmpuint (seen.n_answers, ==, 0);
}

/* Of thousands of questions exactly those are answered that were not withdrawn. */
static void
test_many (void)
{
  Seen seen = { .pool = chieu_pool_new (4) };
  ChieuRandom random;
  guint withdrawn = 0;

  view_init (&seen.view, 7);
  chieu_random_init (&random, 3);
  for (guint i = 0; i < 3000; i++)
    {
      guint question = ask_pool (&seen, "chance", i, i);

      if (chieu_random_below (&random, 3) == 0)
        {
          chieu_pool_withdraw (seen.pool, question);
          withdrawn++;
        }
      if (chieu_random_below (&random, 50) == 0)
        g_main_context_iteration (NULL, FALSE);
    }
  wait_for (&seen, 3000 - withdrawn);
  run_idle ();
  g_assert_cmpuint (seen.n_answers, ==, 3000 - withdrawn);
  chieu_pool_unref (seen.pool);
}

/* ---- The games' own bots ---- */

/* One hand played through a pool; several are played at once. */
typedef struct
{
  ChieuPool *pool;
  const ChieuGame *game;
  const ChieuBotLevel *level;
  ChieuState state;
  guint n_moves;
  gboolean over;
} Hand;

static void hand_answer_cb (const ChieuPoolJob *job, const ChieuMove *move, gpointer data);

/* Asks the first of the seats that must answer. */
static void
hand_ask (Hand *hand)
{
  unsigned asked = hand->game->to_answer (&hand->state);
  ChieuState view;
  ChieuPoolJob job = {
    .game = hand->game,
    .level = hand->level,
    .seat = asked != 0 ? g_bit_nth_lsf (asked, -1) : 0,
    .seed = hand->n_moves,
    .max_nodes = 50,
    .move_number = hand->n_moves,
  };

  hand->over = asked == 0;
  if (hand->over)
    return;
  hand->game->observe (&hand->state, job.seat, &view);
  chieu_pool_ask_bot (hand->pool, &job, &view, hand_answer_cb, hand);
}

static void
hand_answer_cb (const ChieuPoolJob *job,
                const ChieuMove    *move,
                gpointer            data)
{
  Hand *hand = data;

  g_assert_nonnull (move);
  g_assert_cmpint (hand->game->apply (&hand->state, job->seat, move, NULL), ==, CHIEU_REASON_NONE);
  hand->n_moves++;
  hand_ask (hand);
}

static void
hand_begin (Hand                *hand,
            ChieuPool           *pool,
            const ChieuGame     *game,
            const ChieuBotLevel *level,
            guint64              seed)
{
  ChieuRules rules;
  ChieuCarry carry;

  *hand = (Hand) { .pool = pool, .game = game, .level = level };
  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  game->deal (&hand->state, &rules, &carry, seed);
  hand_ask (hand);
}

/* The same hands at once and one by one come out the same: bots share nothing. */
static void
test_hands (gconstpointer data)
{
  const ChieuBotLevel *level = data;
  ChieuPool *pool = chieu_pool_new (3);
  guint watch = g_timeout_add_seconds (240, too_long_cb, NULL);

  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      Hand hands[3], alone[3];

      for (int n = 0; n < 3; n++)
        hand_begin (&hands[n], pool, chieu_games[i], level, (guint64) n);
      while (!hands[0].over || !hands[1].over || !hands[2].over)
        g_main_context_iteration (NULL, TRUE);
      for (int n = 0; n < 3; n++)
        {
          hand_begin (&alone[n], pool, chieu_games[i], level, (guint64) n);
          while (!alone[n].over)
            g_main_context_iteration (NULL, TRUE);
          g_assert_cmpmem (&alone[n].state, sizeof alone[n].state, &hands[n].state, sizeof hands[n].state);
        }
    }
  g_source_remove (watch);
  chieu_pool_unref (pool);
}

static void
unanswered_cb (const ChieuPoolJob *job,
               const ChieuMove    *move,
               gpointer            data)
{
  Seen *seen = data;

  g_assert_null (move);
  seen->n_answers++;
  seen->last_number = job->move_number;
}

/* Without threads a question comes back unanswered instead of never; as soon as there can be some, bots think again. */
static void
test_no_threads (void)
{
  Seen seen = { 0 };
  ChieuPoolJob job = { .game = &fake_game, .level = fake_level_find ("first"), .seed = 1, .move_number = 5 };

  threads_fail = TRUE;
  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "No thread could be started*");
  seen.pool = chieu_pool_new (2);
  g_test_assert_expected_messages ();
  view_init (&seen.view, 7);
  chieu_pool_ask_bot (seen.pool, &job, &seen.view, unanswered_cb, &seen);
  g_assert_cmpuint (seen.n_answers, ==, 0);
  wait_for (&seen, 1);
  g_assert_cmpuint (seen.last_number, ==, 5);
  g_assert_cmpuint (chieu_pool_get_pending (seen.pool), ==, 0);

  threads_fail = FALSE;
  ask_pool (&seen, "first", 1, 6);
  wait_for (&seen, 2);
  g_assert_cmpuint (seen.last_number, ==, 6);
  chieu_pool_unref (seen.pool);
}

static void
test_shared (void)
{
  ChieuPool *one = chieu_pool_get_shared ();
  ChieuPool *two = chieu_pool_get_shared ();
  Seen seen = { .pool = one };

  g_assert_true (one == two);
  chieu_pool_unref (two);
  view_init (&seen.view, 7);
  ask_pool (&seen, "first", 1, 4);
  wait_for (&seen, 1);
  chieu_pool_unref (one);
}

/* With a wrong number of workers no pool is made, and nothing of it is left for the leak sanitizer to find. */
static void
test_refused (void)
{
  static const int wrong[] = { -1, 17, G_MAXINT };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*workers*");
      g_assert_null (chieu_pool_new (wrong[i]));
      g_test_assert_expected_messages ();
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pool/refused", test_refused);
  g_test_add_func ("/pool/answers", test_answers);
  g_test_add_func ("/pool/owned", test_owned);
  g_test_add_func ("/pool/withdraw", test_withdraw);
  g_test_add_func ("/pool/withdraw-ready", test_withdraw_ready);
  g_test_add_func ("/pool/ask-from-answer", test_ask_from_answer);
  g_test_add_func ("/pool/unref-while-thinking", test_unref_while_thinking);
  g_test_add_func ("/pool/many", test_many);
  g_test_add_func ("/pool/no-threads", test_no_threads);
  g_test_add_func ("/pool/shared", test_shared);
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/pool/hands/", chieu_bot_levels[i]->id, NULL);

      g_test_add_data_func (path, chieu_bot_levels[i], test_hands);
    }
  return g_test_run ();
}
