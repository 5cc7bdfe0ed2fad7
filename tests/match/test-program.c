/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's own programs at the mat: good ones, and every kind of bad ones.
 */
#include "program-kit.h"

#include "match/hand-log.h"
#include "match/record/record.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "../patience.h"

#include <string.h>
#include <unistd.h>

/* ---- Bad programs ---- */

/* The limit of one move for programs that do not answer in time, in milliseconds. */
#define SHORT_LIMIT_MS 400

typedef struct
{
  const char *how;               /* as bad-program.py names it */
  int kind;                      /* ChieuProgramNewsKind: what is told once at its end, −1: nothing */
  int refused;                   /* answers refused for the first time: this many at least; 0: none at all */
} Bad;

static const Bad bad_programs[] = {
  { "good", -1, 0 },
  { "told", -1, 0 },
  { "talks", CHIEU_PROGRAM_NEWS_TOO_MUCH, 0 },
  { "repents", -1, 3 },
  { "exit", CHIEU_PROGRAM_NEWS_ENDED, 0 },
  { "crash", CHIEU_PROGRAM_NEWS_ENDED, 0 },
  { "hang", CHIEU_PROGRAM_NEWS_LATE, 0 },
  { "deaf", CHIEU_PROGRAM_NEWS_LATE, 0 },
  { "garbage", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "illegal", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "number", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "bytes", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "surrogate", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "nul", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "deep", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "chatters", CHIEU_PROGRAM_NEWS_LONG_LINE, 0 },
  { "long", CHIEU_PROGRAM_NEWS_LONG_LINE, 0 },
  { "endless", CHIEU_PROGRAM_NEWS_LONG_LINE, 0 },
  { "stale", CHIEU_PROGRAM_NEWS_TOO_MUCH, 0 },
};

/* A hand is played to its end whatever the program does, and what it did is told. */
static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = program_make_plain_command (bad->how);
  g_autofree char *identifier = NULL;

  chieu_match_players_set_limit (chieu_match_get_players (match),
                                 bad->kind == CHIEU_PROGRAM_NEWS_LATE ? SHORT_LIMIT_MS : PROGRAM_LIMIT_MS);
  chieu_match_set_program (match, (const char *const *) command, NULL);
  program_play_hand (match);
  for (int kind = CHIEU_PROGRAM_NEWS_NOT_STARTED; kind <= CHIEU_PROGRAM_NEWS_TOO_OFTEN; kind++)
    g_assert_cmpint (program_count_notes (match, kind), ==, kind == bad->kind);
  if (bad->refused > 0)
    g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_REFUSED), >=, bad->refused);
  else
    g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_REFUSED), ==, 0);
  identifier = g_strdup (program_get_identifier (match));
  g_assert_true ((identifier != NULL) == (bad->kind < 0));
  chieu_match_pause (match);
  if (identifier != NULL)
    program_assert_gone (identifier);
}

/* A program that cannot be started, here as there is no guard, is told of once, and the hand is played. */
static void
test_not_started (void)
{
  g_auto (GStrv) command = program_make_plain_command ("good");
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_chan, -1, CHIEU_WAY_THUONG, 5);
  g_autofree char *guard = g_strdup (g_getenv ("CHIEU_BOX"));

  chieu_match_set_program (match, (const char *const *) command, NULL);
  g_setenv ("CHIEU_BOX", "/nowhere/at/all", TRUE);
  program_play_hand (match);
  g_setenv ("CHIEU_BOX", guard, TRUE);
  g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_NOT_STARTED), ==, 1);
  chieu_match_pause (match);
}

/* Where no program can be started at all the reason is told once a hand, and the hand is played. */
static void
test_none_can_be (void)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);

  chieu_match_set_program (match, NULL, "There is no box.");
  for (int hand = 0; hand < 2; hand++)
    {
      program_play_hand (match);
      g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 1);
      g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_NOT_STARTED), ==, 1);
      chieu_match_deal_next_hand (match);
    }
  chieu_match_pause (match);
}

/* The notes on a program stand in the log of the hand among its lines, which are otherwise the same. */
static void
test_log (void)
{
  static const char *const names[CHIEU_SEATS_MAX] = { "An", "Binh", "Cuc", "Dung", "Em" };
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = program_make_plain_command ("illegal");
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GPtrArray) without = NULL, with = NULL;
  const GPtrArray *notes;
  guint note = 0, line = 0;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  program_play_hand (match);
  notes = chieu_match_get_notes (match);
  record = chieu_match_make_record (match);
  without = chieu_hand_log_make (record, -1, FALSE, names, NULL, NULL);
  with = chieu_hand_log_make (record, -1, FALSE, names, notes, NULL);
  g_assert_cmpuint (notes->len, >, 3);
  g_assert_cmpuint (with->len, ==, without->len + notes->len);
  for (guint i = 0; i < with->len; i++)
    if (note < notes->len && g_str_has_prefix (chieu_hand_log_get_text (with, i), "The program playing for Binh "))
      note++;
    else
      g_assert_cmpstr (chieu_hand_log_get_text (with, i), ==, chieu_hand_log_get_text (without, line++));
  g_assert_cmpuint (note, ==, notes->len);
  /* None of them stands at the beginning or at the end. */
  g_assert_false (g_str_has_prefix (chieu_hand_log_get_text (with, 0), "The program"));
  g_assert_false (g_str_has_prefix (chieu_hand_log_get_text (with, with->len - 1), "The program"));
  chieu_match_pause (match);
}

/* The match makes the moves that the program answers: the good one always answers the first clean move, which a bot would not do. */
static void
test_its_moves_are_made (void)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_chan, -1, CHIEU_WAY_THUONG, 11);
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  g_auto (GStrv) command = program_make_plain_command ("good");
  g_autoptr (ChieuRecord) record = NULL;
  ChieuState state;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  program_play_hand (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  record = chieu_match_make_record (match);
  record->game->deal (&state, &record->rules, &record->carry, record->seed);
  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      record->game->moves (&state, made->seat, CHIEU_MOVES_CLEAN, moves);
      if (made->seat == 1)
        g_assert_true (chieu_move_equal (&made->move, &moves[0]));
      record->game->apply (&state, made->seat, &made->move, NULL);
    }
  chieu_match_pause (match);
}

/* A program that has ended in one hand is started again in the next one; the notes are of one hand. */
static void
test_next_hand (void)
{
  g_autoptr (ChieuMatch) match = program_match_new (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = program_make_plain_command ("crash");

  chieu_match_set_program (match, (const char *const *) command, NULL);
  program_play_hand (match);
  g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_ENDED), ==, 1);
  chieu_match_deal_next_hand (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  program_play_hand (match);
  g_assert_cmpint (program_count_notes (match, CHIEU_PROGRAM_NEWS_ENDED), ==, 1);
  chieu_match_pause (match);
}

/* ---- Between questions ---- */

/* Asks @program the first question of a hand of Chắn. */
static void
ask_first_question (ChieuProgram      *program,
                    ChieuProgramReady  ready,
                    gpointer           data)
{
  const ChieuGame *game = &chieu_chan;
  ChieuState state, view;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuProgramQuestion question = { .game = game, .rules = &rules, .carry = &carry, .view = &view };

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  game->deal (&state, &rules, &carry, 1);
  while ((game->to_answer (&state) >> question.seat & 1) == 0)
    question.seat++;
  game->observe (&state, question.seat, &view);
  g_assert_true (chieu_program_ask_move (program, &question, ready, data));
}

/* Counts an answer; one without a move counts so much that wait_for_count() fails. */
static void
count_cb (const ChieuMove *move,
          gpointer         data)
{
  *(int *) data += move != NULL ? 1 : 100;
}

static void
wait_for_count (const int *count,
                int        wanted)
{
  wait_until (*count >= wanted);
  g_assert_cmpint (*count, ==, wanted);
}

/* A program that nobody asks for a while is ended, and the next question starts it anew. */
static void
test_rest (void)
{
  g_auto (GStrv) command = program_make_plain_command ("good");
  g_autoptr (ChieuProgram) program = chieu_program_new ((const char *const *) command, PROGRAM_LIMIT_MS);
  g_autofree char *first = NULL;
  int answered = 0;

  chieu_program_set_rest (program, 300);
  ask_first_question (program, count_cb, &answered);
  wait_for_count (&answered, 1);
  first = g_strdup (chieu_program_get_identifier (program));
  g_assert_nonnull (first);
  program_assert_gone (first);
  g_assert_null (chieu_program_get_identifier (program));
  ask_first_question (program, count_cb, &answered);
  wait_for_count (&answered, 2);
  g_assert_cmpstr (chieu_program_get_identifier (program), !=, first);
  chieu_program_stop (program);
}

/* Returns: the bytes of memory that this process has */
static gsize
measure_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  words = g_strsplit (text, " ", -1);
  /* The second word is in pages. */
  return (gsize) g_ascii_strtoull (words[1], NULL, 10) * (gsize) sysconf (_SC_PAGESIZE);
}

/* By so many bytes memory may grow all the same; the address sanitizer keeps up to 256 MiB that were freed. */
#ifdef __SANITIZE_ADDRESS__
#define MEMORY_MORE ((gsize) 264 << 20)
#else
#define MEMORY_MORE ((gsize) 8 << 20)
#endif

/* A program that chatters, or has closed its input, does not make memory grow, nor ends the one that asks it, however often it is asked and
 * the question withdrawn. */
static void
test_unasked (gconstpointer how)
{
  g_auto (GStrv) command = program_make_plain_command (how);
  g_autoptr (ChieuProgram) program = chieu_program_new ((const char *const *) command, PROGRAM_LIMIT_MS);
  gsize before = measure_memory ();
  int answered = 0;

  for (int i = 0; i < 300; i++)
    {
      chieu_program_begin_hand (program);
      ask_first_question (program, count_cb, &answered);
      program_run_for (5);
      chieu_program_withdraw (program);
      program_run_for (2);
    }
  chieu_program_stop (program);
  g_assert_cmpuint (measure_memory (), <, before + MEMORY_MORE);
}

/* A program that reads a little from a full pipe and then nothing more: what is still to be said to it waits, and the main loop does
 * not. */
static void
test_unread (void)
{
  g_auto (GStrv) command = program_make_plain_command ("part");
  g_autoptr (ChieuProgram) program = chieu_program_new ((const char *const *) command, PROGRAM_LIMIT_MS);
  int answered = 0;

  /* If writing stops the main loop, the alarm ends the test. */
  alarm (60);
  for (int i = 0; i < 200; i++)
    {
      chieu_program_begin_hand (program);
      ask_first_question (program, count_cb, &answered);
      program_run_for (5);
      chieu_program_withdraw (program);
    }
  program_run_for (3000);
  chieu_program_stop (program);
  alarm (0);
}

/* ---- In words ---- */

/* Each kind of news has a sentence that names the player, and shows what the program said where it was refused for that. */
static void
test_sentences (void)
{
  for (int kind = 0; kind <= CHIEU_PROGRAM_NEWS_TOO_OFTEN; kind++)
    {
      ChieuProgramNews news = { .kind = (ChieuProgramNewsKind) kind, .said = "nonsense", .why = "Because." };
      g_autofree char *sentence = chieu_program_news_to_sentence (&news, "Hai"), *tried = chieu_program_news_to_trial_sentence (&news);

      g_assert_nonnull (strstr (sentence, "Hai"));
      g_assert_true ((strstr (sentence, "nonsense") != NULL) == (kind <= CHIEU_PROGRAM_NEWS_REFUSED_TWICE));
      g_assert_null (strstr (sentence, "%"));
      g_assert_cmpstr (tried, !=, "");
      g_assert_null (strstr (tried, "%"));
    }
}

int
main (int    argc,
      char **argv)
{
  program_test_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_programs); i++)
    {
      g_autofree char *path = g_strconcat ("/program/bad/", bad_programs[i].how, NULL);

      g_test_add_data_func (path, &bad_programs[i], test_bad);
    }
  g_test_add_func ("/program/not-started", test_not_started);
  g_test_add_func ("/program/none-can-be", test_none_can_be);
  g_test_add_func ("/program/log", test_log);
  g_test_add_func ("/program/moves", test_its_moves_are_made);
  g_test_add_func ("/program/next-hand", test_next_hand);
  g_test_add_func ("/program/rest", test_rest);
  g_test_add_data_func ("/program/unasked/chatters", "chatters", test_unasked);
  g_test_add_data_func ("/program/unasked/deaf", "deaf", test_unasked);
  g_test_add_func ("/program/unread", test_unread);
  g_test_add_func ("/program/sentences", test_sentences);
  return g_test_run ();
}
