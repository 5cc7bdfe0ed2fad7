/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's own programs at the mat: good ones, and every kind of bad ones.
 */
#include "match/match-private.h"

#include "match/hand-log.h"
#include "match/program-box.h"
#include "match/record.h"

#include <glib/gstdio.h>
#include <string.h>

static char *source_folder;      /* of this test */
static char *example;            /* the sample program */
static char *python;

/* ---- Matches ---- */

static ChieuMatch *
new_match (const ChieuGame *game,
           int              person,
           ChieuWay         way,
           guint64          seed)
{
  ChieuMatchOptions options = { .game = game, .seats = game->max_seats, .seed = seed, .person = person, .way = way,
                                .hoi = CHIEU_HOI_HANDS, .hoi_limit = 3 };
  ChieuMatch *match;

  for (int seat = 0; seat < options.seats; seat++)
    options.level[seat] = seat == person ? NULL : seat == 1 ? CHIEU_MATCH_LEVEL_PROGRAM : "tap-su";
  chieu_rules_init (&options.rules, game);
  match = chieu_match_new (&options, NULL, NULL);
  g_assert_nonnull (match);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

/* (transfer full): python3 and bad-program.py, without a box. */
static GStrv
plain_command (const char *how)
{
  g_autoptr (GStrvBuilder) argv = g_strv_builder_new ();
  g_autofree char *script = g_build_filename (source_folder, "bad-program.py", NULL);

  g_strv_builder_add_many (argv, python, script, how, NULL);
  return g_strv_builder_end (argv);
}

static gboolean
too_long_cb (gpointer data)
{
  g_error ("The hand does not end");
  return G_SOURCE_REMOVE;
}

static void
play_hand (ChieuMatch *match)
{
  guint watch = g_timeout_add_seconds (60, too_long_cb, NULL);

  chieu_match_start (match);
  while (chieu_match_get_final_state (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

/* As long as anything is to be done at once. */
static void
run_for (int milliseconds)
{
  gint64 until = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

/* GLib's own thread sees the end; it takes a moment. A zombie would be there still. */
static void
assert_gone (const char *identifier)
{
  g_autofree char *place = g_build_filename ("/proc", identifier, NULL);
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (g_file_test (place, G_FILE_TEST_EXISTS))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, until);
      run_for (5);
    }
}

static int
count_notes (ChieuMatch           *match,
             ChieuProgramNewsKind  kind)
{
  const GPtrArray *notes = chieu_match_get_notes (match);
  int n = 0;

  for (guint i = 0; i < notes->len; i++)
    n += ((const ChieuMatchNote *) notes->pdata[i])->kind == (int) kind;
  return n;
}

/* ---- Bad programs ---- */

typedef struct
{
  const char *how;
  int kind;                      /* what is told once at its end, −1: nothing */
  int refused;                   /* answers refused for the first time: this many at least */
} Bad;

static const Bad bad_programs[] = {
  { "good", -1, 0 },
  { "talks", CHIEU_PROGRAM_NEWS_TOO_MUCH, 0 },
  { "repents", -1, 3 },
  { "exit", CHIEU_PROGRAM_NEWS_ENDED, 0 },
  { "crash", CHIEU_PROGRAM_NEWS_ENDED, 0 },
  { "hang", CHIEU_PROGRAM_NEWS_LATE, 0 },
  { "deaf", CHIEU_PROGRAM_NEWS_LATE, 0 },
  { "garbage", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "illegal", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "number", CHIEU_PROGRAM_NEWS_TOO_OFTEN, 3 },
  { "long", CHIEU_PROGRAM_NEWS_LONG_LINE, 0 },
  { "endless", CHIEU_PROGRAM_NEWS_LONG_LINE, 0 },
  { "stale", CHIEU_PROGRAM_NEWS_TOO_MUCH, 0 },
};

/* A hand is played to its end whatever the program does, and what it did is told. */
static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = plain_command (bad->how);
  g_autofree char *identifier = NULL;

  match->program_limit = bad->kind == CHIEU_PROGRAM_NEWS_LATE ? 400 : 20000;
  chieu_match_set_program (match, (const char *const *) command, NULL);
  play_hand (match);
  for (int kind = CHIEU_PROGRAM_NEWS_NOT_STARTED; kind <= CHIEU_PROGRAM_NEWS_TOO_OFTEN; kind++)
    g_assert_cmpint (count_notes (match, kind), ==, kind == bad->kind);
  if (bad->refused > 0)
    g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_REFUSED), >=, bad->refused);
  else
    g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_REFUSED), ==, 0);
  identifier = g_strdup (chieu_program_get_identifier (match->programs[1].program));
  g_assert_true ((identifier != NULL) == (bad->kind < 0));
  chieu_match_pause (match);
  if (identifier != NULL)
    assert_gone (identifier);
}

static void
test_not_started (void)
{
  const char *command[] = { "/nowhere/at/all", NULL };
  g_autoptr (ChieuMatch) match = new_match (&chieu_chan, -1, CHIEU_WAY_THUONG, 5);

  chieu_match_set_program (match, command, NULL);
  play_hand (match);
  g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_NOT_STARTED), ==, 1);
  chieu_match_pause (match);
}

/* Where none can be started at all, that is told once a hand, and the hand is played. */
static void
test_none_can_be (void)
{
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);

  chieu_match_set_program (match, NULL, "There is no box.");
  for (int hand = 0; hand < 2; hand++)
    {
      play_hand (match);
      g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 1);
      g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_NOT_STARTED), ==, 1);
      chieu_match_next_hand (match);
    }
  chieu_match_pause (match);
}

/* What is told of it stands in the log of the hand where it happened, and nowhere else in it. */
static void
test_log (void)
{
  static const char *const names[CHIEU_SEATS_MAX] = { "An", "Binh", "Cuc", "Dung", "Em" };
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = plain_command ("illegal");
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GPtrArray) without = NULL, with = NULL;
  const GPtrArray *notes;
  guint note = 0, line = 0;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  play_hand (match);
  notes = chieu_match_get_notes (match);
  record = chieu_match_make_record (match);
  without = chieu_hand_log_make (record, -1, FALSE, names);
  with = chieu_hand_log_make_noted (record, -1, FALSE, names, notes);
  g_assert_cmpuint (notes->len, >, 3);
  g_assert_cmpuint (with->len, ==, without->len + notes->len);
  for (guint i = 0; i < with->len; i++)
    if (note < notes->len && g_str_has_prefix (with->pdata[i], "The program of Binh "))
      note++;
    else
      g_assert_cmpstr (with->pdata[i], ==, without->pdata[line++]);
  g_assert_cmpuint (note, ==, notes->len);
  /* The first is neither at the beginning nor at the end. */
  g_assert_false (g_str_has_prefix (with->pdata[0], "The program"));
  g_assert_false (g_str_has_prefix (with->pdata[with->len - 1], "The program"));
  chieu_match_pause (match);
}

/* The moves are those of the program: a good one that makes the first clean move is told from the plain bot by them. */
static void
test_its_moves_are_made (void)
{
  g_autoptr (ChieuMatch) match = new_match (&chieu_chan, -1, CHIEU_WAY_THUONG, 11);
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  g_auto (GStrv) command = plain_command ("good");
  g_autoptr (ChieuRecord) record = NULL;
  ChieuState state;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  play_hand (match);
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

/* Out in one hand, it may try again in the next; the notes are of one hand. */
static void
test_next_hand (void)
{
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = plain_command ("crash");

  chieu_match_set_program (match, (const char *const *) command, NULL);
  play_hand (match);
  g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_ENDED), ==, 1);
  chieu_match_next_hand (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  play_hand (match);
  g_assert_cmpint (count_notes (match, CHIEU_PROGRAM_NEWS_ENDED), ==, 1);
  chieu_match_pause (match);
}

/* ---- A person beside it ---- */

static void
play_on_clean (ChieuMatch *match)
{
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReason reason;

  g_assert_cmpint (chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), >, 0);
  g_assert_cmpint (chieu_match_try (match, &moves[0], &reason), ==, CHIEU_TRY_DONE);
}

static void
wait_until_asked (ChieuMatch *match)
{
  guint watch = g_timeout_add_seconds (60, too_long_cb, NULL);

  while (!chieu_match_is_asked (match) && chieu_match_get_final_state (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (watch);
}

/* Plays a hand, taking back at every decision once. Returns: how often. */
static int
play_taking_back (guint64 seed)
{
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, 0, CHIEU_WAY_HOC, seed);
  g_auto (GStrv) command = plain_command ("good");
  int undone = 0;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (wait_until_asked (match), chieu_match_get_final_state (match) == NULL)
    {
      guint before = match->moves->len;

      play_on_clean (match);
      /* The program may be thinking by now. */
      if (chieu_match_get_final_state (match) == NULL)
        {
          chieu_match_undo (match);
          undone++;
          g_assert_cmpuint (match->moves->len, ==, before);
          g_assert_true (chieu_match_is_asked (match));
          play_on_clean (match);
        }
    }
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
  return undone;
}

/* Taken back while it thinks: its late answer changes nothing. */
static void
test_undo (void)
{
  int undone = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    undone += play_taking_back (seed);
  g_assert_cmpint (undone, >, 12);
}

/* Paused, nothing of it is left; started again, it plays on. */
static void
test_pause (void)
{
  g_autoptr (ChieuMatch) match = new_match (&chieu_to_tom, 0, CHIEU_WAY_HOC, 7);
  g_auto (GStrv) command = plain_command ("good");
  g_autofree char *identifier = NULL;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (match->programs[1].program == NULL)
    {
      wait_until_asked (match);
      if (match->programs[1].program == NULL)
        play_on_clean (match);
    }
  identifier = g_strdup (chieu_program_get_identifier (match->programs[1].program));
  g_assert_nonnull (identifier);
  chieu_match_pause (match);
  assert_gone (identifier);
  chieu_match_start (match);
  while (wait_until_asked (match), chieu_match_get_final_state (match) == NULL)
    play_on_clean (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  chieu_match_pause (match);
}

/* Let go of in the middle of a thought: nothing is called any more, nothing is left. */
static void
test_letting_go (void)
{
  ChieuMatch *match = new_match (&chieu_to_tom, -1, CHIEU_WAY_THUONG, 3);
  g_auto (GStrv) command = plain_command ("hang");
  g_autofree char *identifier = NULL;
  gint64 until = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  chieu_match_set_program (match, (const char *const *) command, NULL);
  chieu_match_start (match);
  while (match->programs[1].program == NULL && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (match->programs[1].program);
  identifier = g_strdup (chieu_program_get_identifier (match->programs[1].program));
  chieu_match_pause (match);
  g_assert_finalize_object (match);
  assert_gone (identifier);
  run_for (20);
}

/* ---- What it is told ---- */

/* Of two deals that look alike from its seat it is told the same. */
static void
test_nothing_hidden_is_told (void)
{
  for (int game = 0; chieu_games[game] != NULL; game++)
    for (guint64 seed = 1; seed <= 20; seed++)
      {
        const ChieuGame *g = chieu_games[game];
        ChieuState state, view, other, again;
        ChieuProgramQuestion question = { .game = g, .view = &view, .number = 1 };
        g_autofree char *line = NULL, *second = NULL;
        ChieuRandom random;
        ChieuCarry carry;
        ChieuRules rules;
        int seat = 0;

        chieu_rules_init (&rules, g);
        chieu_carry_init (&carry, g->max_seats, -1, false);
        g->deal (&state, &rules, &carry, seed);
        while ((g->to_answer (&state) >> seat & 1) == 0)
          seat++;
        question.seat = seat;
        question.rules = &rules;
        question.carry = &carry;
        g->observe (&state, seat, &view);
        line = chieu_program_question_to_line (&question);
        chieu_random_init (&random, seed);
        g->redeal (&view, seat, &random, &other);
        g_assert_cmpint (memcmp (&other, &state, g->state_size), !=, 0);
        g->observe (&other, seat, &again);
        question.view = &again;
        second = chieu_program_question_to_line (&question);
        g_assert_cmpstr (line, ==, second);
      }
}

/* ---- The box ---- */

static void
test_no_box (void)
{
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_program_box_find_at (source_folder, &error));
  g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_IN_FLATPAK);
  g_clear_error (&error);
  g_setenv ("PATH", source_folder, TRUE);
  g_assert_null (chieu_program_box_find_at ("/nowhere", &error));
  g_setenv ("PATH", path, TRUE);
  g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_NO_BOX);
}

static void
tried_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GError) error = NULL;

  *(int *) data = chieu_program_box_try_finish (result, &error) ? 1 : 2;
}

/* Returns: whether this system can make a box; if not, the test is skipped. */
static gboolean
can_box (void)
{
  static int can;

  if (can == 0)
    chieu_program_box_try_async (NULL, tried_cb, &can);
  while (can == 0)
    g_main_context_iteration (NULL, TRUE);
  if (can == 2)
    g_test_skip ("bubblewrap cannot be used here");
  return can == 1;
}

static void
test_bad_command (void)
{
  static const char *const lines[] = { "", "   ", "\"no end", "no-such-program-at-all -x", "/nowhere/bot" };

  if (!can_box ())
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (chieu_program_box_command (lines[i], NULL, &error));
      g_assert_error (error, CHIEU_PROGRAM_ERROR, CHIEU_PROGRAM_ERROR_COMMAND);
    }
}

/* Plays a hand with bad-program.py at HOW and a secret file. Returns: the notes. */
static guint
snoop (gboolean boxed)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-XXXXXX", NULL), *secret = g_build_filename (folder, "secret", NULL);
  g_autofree char *line = g_strdup_printf ("python3 '%s/bad-program.py' snoop '%s'", source_folder, secret);
  const char *hidden[] = { folder, NULL };
  g_autoptr (ChieuMatch) match = new_match (&chieu_chan, -1, CHIEU_WAY_THUONG, 5);
  g_auto (GStrv) command = NULL;
  g_autoptr (GError) error = NULL;

  if (boxed)
    command = chieu_program_box_command (line, hidden, &error);
  else
    g_assert_true (g_shell_parse_argv (line, NULL, &command, NULL));
  g_assert_no_error (error);
  /* Only now: what the command names would be shown to it. */
  g_assert_true (g_file_set_contents (secret, "x", 1, NULL));
  chieu_match_set_program (match, (const char *const *) command, NULL);
  match->program_limit = 20000;
  play_hand (match);
  chieu_match_pause (match);
  for (guint i = 0; i < chieu_match_get_notes (match)->len; i++)
    {
      g_autofree char *sentence = chieu_match_note_sentence (chieu_match_get_notes (match)->pdata[i], "The player");

      g_test_message ("%s", sentence);
    }
  g_unlink (secret);
  g_rmdir (folder);
  return chieu_match_get_notes (match)->len;
}

static void
test_box_is_tight (void)
{
  if (!can_box ())
    return;
  g_assert_cmpuint (snoop (TRUE), ==, 0);
  /* Outside of a box it finds something: the test can fail. */
  g_assert_cmpuint (snoop (FALSE), >, 0);
}

/* Returns: whether it was asked at all. */
static gboolean
play_example (const ChieuGame *game,
              ChieuWay         way,
              guint64          seed)
{
  g_autofree char *line = g_strdup_printf ("python3 '%s'", example);
  g_autoptr (ChieuMatch) match = new_match (game, -1, way, seed);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) command = chieu_program_box_command (line, NULL, &error);
  gboolean asked;

  g_assert_no_error (error);
  chieu_match_set_program (match, (const char *const *) command, NULL);
  match->program_limit = 20000;
  play_hand (match);
  g_assert_cmpuint (chieu_match_get_notes (match)->len, ==, 0);
  asked = match->programs[1].program != NULL;
  chieu_match_pause (match);
  return asked;
}

/* The sample program plays every game, in its box. */
static void
test_example (void)
{
  if (!can_box ())
    return;
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      guint64 seed = 1;

      while (!play_example (chieu_games[i], CHIEU_WAY_THUONG, seed))
        g_assert_cmpuint (++seed, <, 10);
    }
  play_example (&chieu_to_tom, CHIEU_WAY_NGHIEM, 1);
}

/* ---- In words ---- */

static void
test_sentences (void)
{
  for (int kind = 0; kind <= CHIEU_PROGRAM_NEWS_TOO_OFTEN; kind++)
    {
      ChieuProgramNews news = { .kind = (ChieuProgramNewsKind) kind, .said = "nonsense", .why = "Because." };
      g_autofree char *sentence = chieu_program_news_sentence (&news, "Hai"), *tried = chieu_program_news_tried (&news);

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
  g_test_init (&argc, &argv, NULL);
  source_folder = argv[1];
  example = argv[2];
  python = argv[3];
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
  g_test_add_func ("/program/undo", test_undo);
  g_test_add_func ("/program/pause", test_pause);
  g_test_add_func ("/program/letting-go", test_letting_go);
  g_test_add_func ("/program/hidden", test_nothing_hidden_is_told);
  g_test_add_func ("/program/no-box", test_no_box);
  g_test_add_func ("/program/bad-command", test_bad_command);
  g_test_add_func ("/program/box", test_box_is_tight);
  g_test_add_func ("/program/example", test_example);
  g_test_add_func ("/program/sentences", test_sentences);
  return g_test_run ();
}
