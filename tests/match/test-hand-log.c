/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of a hand: whole logs compared line for line with the files in hand-logs/, and what holds for the log of any hand.
 *
 *   test-hand-log FOLDER            (the test)
 *   test-hand-log --write FOLDER    writes the logs of the records there anew; they are to be reviewed
 */
#include <locale.h>
#include <string.h>

#include "match/hand-log.h"
#include "match/words/account.h"
#include "match/words/words.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"

#define HANDS 30                 /* of each game */
#define LONG_HAND 40             /* moves; in a hand with more of them every seat has moved, by itself and with others' cards */

static const char *const names[CHIEU_SEATS_MAX] = { "An", "Bich", "Cuc", "Dung", "Em" };
static const char *folder;       /* hand-logs */

/* Returns: (transfer full): the lines of the log; @person and @faults as in chieu_hand_log_make() */
static char *
make_log_text (const ChieuRecord *record,
               int                person,
               gboolean           faults)
{
  g_autoptr (GPtrArray) lines = chieu_hand_log_make (record, person, faults, names, NULL, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", chieu_hand_log_get_text (lines, i));
  return g_string_free (text, FALSE);
}

/* ---- Golden logs ---- */

/* Hands of bots, and one of the strict way in which faults are called out; each as seat 0 saw it. */
static const char *const golden[] = { "to-tom", "bi-tu", "chan", "to-tom-strict", "chan-bao" };

static char *
read_file (const char *name,
           const char *suffix)
{
  g_autofree char *file = g_strconcat (name, suffix, NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static ChieuRecord *
read_record (const char *name)
{
  g_autofree char *text = read_file (name, ".txt");
  g_autoptr (GError) error = NULL;
  ChieuRecord *record = chieu_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return record;
}

/* Compares line by line, so that what differs can be read. */
static void
assert_same_lines (const char *text,
                   const char *expected)
{
  g_auto (GStrv) seen = g_strsplit (text, "\n", -1);
  g_auto (GStrv) wanted = g_strsplit (expected, "\n", -1);

  for (guint i = 0; seen[i] != NULL && wanted[i] != NULL; i++)
    if (!g_str_equal (seen[i], wanted[i]))
      g_error ("line %u: expected “%s”, seen “%s”", i + 1, wanted[i], seen[i]);
  g_assert_cmpuint (g_strv_length (seen), ==, g_strv_length (wanted));
}

static void
test_golden (gconstpointer name)
{
  g_autoptr (ChieuRecord) record = read_record (name);
  g_autofree char *expected = read_file (name, ".log");
  g_autofree char *text = make_log_text (record, 0, record->game == &chieu_chan);

  assert_same_lines (text, expected);
}

static void
write_golden (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autoptr (ChieuRecord) record = read_record (golden[i]);
      g_autofree char *text = make_log_text (record, 0, record->game == &chieu_chan);
      g_autofree char *file = g_strconcat (golden[i], ".log", NULL);
      g_autofree char *path = g_build_filename (folder, file, NULL);

      g_file_set_contents (path, text, -1, NULL);
    }
}

/* ---- Any hand ---- */

/* A hand played by chance, in the strict way with all that hands can do. */
static ChieuRecord *
play_by_chance (const ChieuGame *game,
                int              seats,
                guint64          seed,
                gboolean         strict)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRandom random;
  ChieuRecord *record;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, strict);
  chieu_random_init (&random, seed);
  record = chieu_record_new (game, &rules, &carry, seed);
  game->deal (&state, &rules, &carry, seed);
  while (game->to_answer (&state) != 0)
    {
      int seat = g_bit_nth_lsf (game->to_answer (&state), -1);
      int n = game->moves (&state, seat, strict ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
      ChieuMove move = moves[chieu_random_below (&random, (guint32) n)];

      chieu_record_add_move (record, seat, &move);
      game->apply (&state, seat, &move, NULL);
    }
  return record;
}

typedef void (*Check) (const ChieuRecord *record);

/* Runs the Check @data on hands of every game that has words. */
static void
foreach_hand (gconstpointer data)
{
  Check check = (Check) data;
  guint hands = 0;

  for (int g = 0; chieu_games[g] != NULL; g++)
    for (guint64 seed = 1; chieu_words_for_game (chieu_games[g]) != NULL && seed <= HANDS; seed++, hands++)
      {
        int span = chieu_games[g]->max_seats - chieu_games[g]->min_seats + 1;
        g_autoptr (ChieuRecord) record = play_by_chance (chieu_games[g], chieu_games[g]->min_seats + (int) (seed % (guint) span), seed,
                                                         seed % 3 == 0);

        check (record);
      }
  g_assert_cmpuint (hands, >=, 2 * HANDS);
}

/* Lines of the log stay as they are however the hand goes on, so that a move taken back takes back its own lines and no others. */
static void
check_prefix (const ChieuRecord *record)
{
  g_autofree char *before = make_log_text (record, 0, TRUE);
  guint all = record->moves->len;

  for (guint n = all; n-- > 0;)
    {
      g_autofree char *text = NULL;

      g_array_set_size (record->moves, n);
      text = make_log_text (record, 0, TRUE);
      g_assert_true (g_str_has_prefix (before, text));
      g_free (before);
      before = g_steal_pointer (&text);
    }
}

static gboolean
names_a_card (const ChieuWords *words,
              const ChieuGame  *game,
              const char       *line)
{
  for (ChieuCard card = 0; card < game->deck->n_faces; card++)
    if (strstr (line, chieu_words_card (words, card)) != NULL)
      return TRUE;
  return FALSE;
}

/* The sentence of a move with a hidden card names none, whoever reads it; the person is “You” at their own seat and
 * nowhere else. */
static void
check_hidden (const ChieuRecord *record)
{
  const ChieuWords *words = chieu_words_for_game (record->game);
  int person = record->carry.seats - 1;
  g_autoptr (GPtrArray) lines = chieu_hand_log_make (record, person, FALSE, names, NULL, NULL);
  g_autofree char *own = make_log_text (record, person, FALSE);
  g_autofree char *none = make_log_text (record, -1, FALSE);

  for (guint i = 0; i < lines->len; i++)
    if (strstr (chieu_hand_log_get_text (lines, i), "face down") != NULL)
      g_assert_false (names_a_card (words, record->game, chieu_hand_log_get_text (lines, i)));
  g_assert_null (strstr (own, names[person]));
  g_assert_null (strstr (none, "You "));
}

/* Returns: whether @event has a line of its own; a game may name the cards that are shown in the line of the move that shows them */
static gboolean
has_line (const ChieuRecord *record,
          const ChieuEvent  *event)
{
  g_autofree char *text = chieu_words_event (chieu_words_for_game (record->game), event, NULL, record->carry.seats, names[0]);

  return event->kind == CHIEU_EVENT_END || text != NULL;
}

/* Returns: whether the last move of the hand says the cước of @result */
static gboolean
ends_with_call (const ChieuRecord *record,
                const ChieuResult *result)
{
  const ChieuMove *last = &g_array_index (record->moves, ChieuRecordMove, record->moves->len - 1).move;

  return last->n == result->n_cuoc && result->n_cuoc > 0 && memcmp (last->cards, result->cuoc, result->n_cuoc) == 0;
}

/* There are as many lines as things happened that all saw, where a move of several cards is one thing. A fault has a line only in the
 * strict way, or if faults are called out. What only the person knows, that a claim of theirs came too late, is not counted. */
static void
check_count (const ChieuRecord *record)
{
  g_autoptr (GPtrArray) quiet = chieu_hand_log_make (record, 0, FALSE, names, NULL, NULL);
  g_autofree char *card = NULL;
  guint seen = 0, faults = 0, n = 0;
  ChieuState state;
  ChieuResult result;

  record->game->deal (&state, &record->rules, &record->carry, record->seed);
  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
      ChieuEvents events = { 0 };

      record->game->apply (&state, made->seat, &made->move, &events);
      for (int e = 0; e < events.n; e++)
        if (events.items[e].kind != CHIEU_EVENT_FAULT)
          seen += !chieu_words_event_repeats (&events, e) && has_line (record, &events.items[e]);
        else
          faults += chieu_words_fault (chieu_words_for_game (record->game), events.items[e].detail) != NULL;
    }
  record->game->result (&state, &result);
  /* A false ù ends the hand without an event of its own: the card has a line. */
  card = chieu_account_describe_card (record->game, &state, names);
  seen += result.outcome == CHIEU_OUTCOME_FALSE && card != NULL;
  /* The line with the result of a win that is paid says the call, which has none beside it. */
  seen -= result.outcome == CHIEU_OUTCOME_WON && ends_with_call (record, &result);
  /* One more line may tell how the hand was dealt. */
  for (guint i = 0; i < quiet->len; i++)
    n += strstr (chieu_hand_log_get_text (quiet, i), " goes before your ") == NULL;
  g_assert_cmpuint (n, >=, seen + (record->carry.strict ? faults : 0));
  g_assert_cmpuint (n, <=, seen + (record->carry.strict ? faults : 0) + 1);
}

/* With two seats only the person sees what the other does wrong: it is told, and nobody calls out a fault of their own. */
static void
test_two_seats (void)
{
  guint told = 0;

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuRecord) record = play_by_chance (&chieu_chan, 2, seed, TRUE);
      g_autofree char *text = make_log_text (record, 0, TRUE);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_assert_false (g_str_has_prefix (lines[i], "Bich calls báo: ") && strstr (lines[i], "From now on Bich") != NULL);
          told += g_str_has_prefix (lines[i], "Bich: ");
        }
    }
  g_assert_cmpuint (told, >, 0);
}

/* Returns: whether @text tells of a move of the person, and not of what came of one */
static gboolean
tells_own_move (const char *text)
{
  static const char *const news[] = { "You draw ", "You show ", "You win ", "You called ", "You are " };

  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    if (g_str_has_prefix (text, news[i]))
      return FALSE;
  return g_str_has_prefix (text, "You ");
}

/* The lines since the person's last move tell of none of the person's own moves, and begin anew with each of them. */
static void
check_since (const ChieuRecord *record)
{
  g_autoptr (ChieuRecord) begun = chieu_record_new (record->game, &record->rules, &record->carry, record->seed);
  guint before = 0, all = 0;
  g_autoptr (GPtrArray) dealt = chieu_hand_log_make (begun, 0, FALSE, names, NULL, &before);

  /* The deal is nothing that happened since. */
  g_assert_cmpuint (before, ==, dealt->len);
  g_assert_true (chieu_hand_log_is_from_deal (dealt, before));
  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);
      g_autoptr (GPtrArray) lines = NULL;
      guint since;

      g_array_append_val (begun->moves, *made);
      lines = chieu_hand_log_make (begun, 0, FALSE, names, NULL, &since);
      g_assert_cmpuint (since, <=, lines->len);
      g_assert_cmpuint (since, >=, made->seat == 0 ? all : before);
      /* As long as the person has not moved it is all that happened after the deal. */
      g_assert_true (since > dealt->len || chieu_hand_log_is_from_deal (lines, since));
      if (since > dealt->len && ((const ChieuLogLine *) lines->pdata[since - 1])->seat == 0)
        g_assert_false (chieu_hand_log_is_from_deal (lines, since));
      before = since;
      all = lines->len;
      for (guint line = since; line < lines->len; line++)
        if (tells_own_move (chieu_hand_log_get_text (lines, line)))
          g_error ("told as news: %s", chieu_hand_log_get_text (lines, line));
    }
  if (record->moves->len > LONG_HAND)
    g_assert_cmpuint (before, >, 0);
}

/* Where a line has several cards its sentence names one of them; no card of a line lies face down. */
static void
check_cards (const ChieuRecord *record)
{
  const ChieuWords *words = chieu_words_for_game (record->game);
  g_autoptr (GPtrArray) lines = chieu_hand_log_make (record, 0, FALSE, names, NULL, NULL);
  guint several = 0, one = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      const ChieuLogLine *line = lines->pdata[i];
      gboolean named = line->n == 0;

      for (int c = 0; c < line->n; c++)
        {
          g_assert_cmpint (line->cards[c], <, record->game->deck->n_faces);
          named = named || strstr (line->text, chieu_words_card (words, line->cards[c])) != NULL;
        }
      /* A call of ù names no card, but everybody sees which one it is won with. */
      if (!named && line->n > 1)
        g_error ("“%s” names none of its %d cards", line->text, line->n);
      several += line->n > 1;
      one += line->n == 1;
    }
  if (record->moves->len > LONG_HAND)
    {
      g_assert_cmpuint (several, >, 0);
      g_assert_cmpuint (one, >, 0);
    }
}

/* The log of a record with an impossible move ends before that. */
static void
test_impossible (void)
{
  g_autoptr (ChieuRecord) record = play_by_chance (&chieu_to_tom, 5, 1, FALSE);
  g_autofree char *whole = make_log_text (record, 0, FALSE);
  g_autofree char *text = NULL;

  g_array_index (record->moves, ChieuRecordMove, 10).seat = 7;
  text = make_log_text (record, 0, FALSE);
  g_assert_true (g_str_has_prefix (whole, text));
  g_assert_cmpuint (strlen (text), <, strlen (whole));
}

/* ---- A claim that another one goes before ---- */

#define OVERRULED_SEEDS 500

/* Plays a hand in which everybody who can takes a card by phỗng, or else eats. Returns: (transfer full) (nullable): its log as the first
 * player sees it whose ăn a phỗng went before; NULL: there was none. @who: (out): the player of that phỗng */
static GPtrArray *
play_overruled (guint64      seed,
                const char **who)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const ChieuGame *game = &chieu_to_tom;
  guint eats = 0;                /* bit s: seat s has answered with an ăn, and nobody's answer has taken effect yet */
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRandom random;
  g_autoptr (ChieuRecord) record = NULL;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 5, -1, false);
  chieu_random_init (&random, seed);
  record = chieu_record_new (game, &rules, &carry, seed);
  game->deal (&state, &rules, &carry, seed);
  while (game->to_answer (&state) != 0)
    {
      int seat = g_bit_nth_lsf (game->to_answer (&state), -1);
      int n = game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves);
      ChieuMove move = moves[chieu_random_below (&random, (guint32) n)];
      ChieuEvents events = { 0 };

      for (int i = 0; i < n; i++)
        if (moves[i].kind == CHIEU_TO_TOM_PHONG || (moves[i].kind == CHIEU_TO_TOM_AN && move.kind != CHIEU_TO_TOM_PHONG))
          move = moves[i];
      chieu_record_add_move (record, seat, &move);
      if (move.kind == CHIEU_TO_TOM_AN)
        eats |= 1u << seat;
      game->apply (&state, seat, &move, &events);
      for (int i = 0; i < events.n; i++)
        if (events.items[i].kind == CHIEU_EVENT_MOVE && events.items[i].detail == CHIEU_TO_TOM_PHONG && eats != 0)
          {
            *who = names[events.items[i].seat];
            return chieu_hand_log_make (record, g_bit_nth_lsf (eats, -1), FALSE, names, NULL, NULL);
          }
      if (events.n > 0)
        eats = 0;
    }
  return NULL;
}

/* The person's own claim is seen nowhere else: without a word it would seem to have failed. */
static void
test_overruled (void)
{
  const char *who = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  g_autofree char *wanted = NULL;

  for (guint64 seed = 0; lines == NULL && seed < OVERRULED_SEEDS; seed++)
    lines = play_overruled (seed, &who);
  g_assert_nonnull (lines);
  wanted = g_strdup_printf ("%s’s Phỗng goes before your Ăn.", who);
  g_assert_cmpstr (chieu_hand_log_get_text (lines, lines->len - 2), ==, wanted);
  g_assert_true (g_str_has_prefix (chieu_hand_log_get_text (lines, lines->len - 1), who));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  folder = argv[argc - 1];
  if (argc == 3 && g_str_equal (argv[1], "--write"))
    {
      write_golden ();
      return 0;
    }
  g_assert_cmpint (argc, ==, 2);
  for (guint i = 0; i < G_N_ELEMENTS (golden); i++)
    {
      g_autofree char *path = g_strconcat ("/hand-log/golden/", golden[i], NULL);

      g_test_add_data_func (path, golden[i], test_golden);
    }
  g_test_add_data_func ("/hand-log/prefix", (gconstpointer) check_prefix, foreach_hand);
  g_test_add_data_func ("/hand-log/hidden", (gconstpointer) check_hidden, foreach_hand);
  g_test_add_data_func ("/hand-log/count", (gconstpointer) check_count, foreach_hand);
  g_test_add_data_func ("/hand-log/since", (gconstpointer) check_since, foreach_hand);
  g_test_add_data_func ("/hand-log/cards", (gconstpointer) check_cards, foreach_hand);
  g_test_add_func ("/hand-log/overruled", test_overruled);
  g_test_add_func ("/hand-log/two-seats", test_two_seats);
  g_test_add_func ("/hand-log/impossible", test_impossible);
  return g_test_run ();
}
