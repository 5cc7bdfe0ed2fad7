/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text records: written and read again, and every kind of bad one.
 */
#include <locale.h>
#include <string.h>

#include "match/hand-log.h"
#include "match/record/record.h"
#include "games/to-tom/rules/to-tom.h"

#define HEAD "chieu-record 1\ngame to-tom\nseats 5\nseed 0x2a\n"
#define TWENTY "1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v 1v "

static ChieuRecord *
must_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  ChieuRecord *record = chieu_record_parse (text, -1, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
  return record;
}

/* Returns: (transfer full): a hand played to its end with each seat's first clean move, and its result; one of its house rules, and what it
 * took over from the hand before, are set to values that are not the defaults */
static ChieuRecord *
play_record (guint64 seed,
             int     seats)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  static ChieuMove moves[CHIEU_MOVES_MAX];
  ChieuState state;
  ChieuResult result;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRecord *record;

  chieu_rules_init (&rules, game);
  rules.value[CHIEU_TO_TOM_POINTS_LEO] = 9;
  chieu_carry_init (&carry, seats, 50, false);
  carry.debts = 5;
  carry.thong = 1;
  carry.cai = 1;
  carry.points[2] = -4;
  record = chieu_record_new (game, &rules, &carry, seed);
  game->deal (&state, &rules, &carry, seed);
  while (game->to_answer (&state) != 0)
    {
      int seat = g_bit_nth_lsf (game->to_answer (&state), -1);

      g_assert_cmpint (game->moves (&state, seat, CHIEU_MOVES_CLEAN, moves), >, 0);
      chieu_record_add_move (record, seat, &moves[0]);
      game->apply (&state, seat, &moves[0], NULL);
    }
  game->result (&state, &result);
  chieu_record_set_result (record, &result);
  return record;
}

static void
test_round_trip (void)
{
  for (int seats = 4; seats <= 5; seats++)
    {
      g_autoptr (ChieuRecord) record = play_record (7, seats);
      g_autoptr (ChieuRecord) read = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL, *again = NULL;

      record->way = CHIEU_WAY_THUONG;
      chieu_record_set_name (record, 0, "Cụ Tú");
      chieu_record_set_name (record, 3, "#3 \n Bà Đồ");
      text = chieu_record_to_string (record);
      read = must_parse (text);
      again = chieu_record_to_string (read);
      g_assert_cmpstr (text, ==, again);
      g_assert_cmpstr (read->names[0], ==, "Cụ Tú");
      g_assert_cmpint (read->way, ==, CHIEU_WAY_THUONG);
      g_assert_cmpint (read->rules.value[CHIEU_TO_TOM_POINTS_LEO], ==, 9);
      g_assert_cmpint (read->carry.debts, ==, 5);
      g_assert_cmpint (read->carry.points[2], ==, -4);
      g_assert_cmpuint (read->moves->len, ==, record->moves->len);
      g_assert_true (chieu_record_replay (read, NULL, NULL, &error));
      g_assert_no_error (error);
    }
}

/* Asserts that both hands have the same log. */
static void
assert_same_log (const ChieuRecord *a,
                 const ChieuRecord *b)
{
  static const char *const names[CHIEU_SEATS_MAX] = { "An", "Binh", "Cuc", "Dung", "Em" };
  g_autoptr (GPtrArray) log = chieu_hand_log_make (a, -1, TRUE, names, NULL, NULL),
                        other = chieu_hand_log_make (b, -1, TRUE, names, NULL, NULL);

  g_assert_cmpuint (log->len, ==, other->len);
  for (guint i = 0; i < log->len; i++)
    g_assert_cmpstr (chieu_hand_log_get_text (log, i), ==, chieu_hand_log_get_text (other, i));
}

/* A record with the cards of the deal instead of the seed is the same hand. It has to name the cái, which otherwise the seed decides. */
static void
test_deck (void)
{
  g_autoptr (ChieuRecord) record = play_record (7, 5), from_seed = play_record (7, 5), read = NULL, copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *again = NULL, *without_cai = NULL;
  ChieuRandom random;
  ChieuResult result;

  chieu_random_init (&random, record->seed);
  chieu_deck_shuffle (&chieu_deck_to_tom, &random, record->deck);
  record->n_deck = CHIEU_TO_TOM_CARDS;
  text = chieu_record_to_string (record);
  g_assert_null (strstr (text, "seed"));
  read = must_parse (text);
  g_assert_true (chieu_record_replay (read, NULL, &result, &error));
  g_assert_no_error (error);
  g_assert_true (chieu_record_result_equal (&result, &record->result, 5));
  assert_same_log (read, from_seed);
  copy = chieu_record_copy (read);
  chieu_record_set_result (copy, &result);
  again = chieu_record_to_string (copy);
  g_assert_cmpstr (text, ==, again);

  read->carry.cai = -1;
  without_cai = chieu_record_to_string (read);
  g_assert_null (chieu_record_parse (without_cai, -1, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
  g_assert_nonnull (strstr (error->message, "“cai” is missing"));
}

/* Only what differs from the default is written. */
static void
test_short_head (void)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  g_autofree char *text = NULL;
  g_autoptr (ChieuRecord) record = NULL;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, 4, -1, false);
  rules.value[CHIEU_TO_TOM_SAU_PHONG] = 1;
  rules.value[CHIEU_TO_TOM_POINTS_LEO] = 9;
  record = chieu_record_new (game, &rules, &carry, G_GUINT64_CONSTANT (0xfedcba9876543210));
  text = chieu_record_to_string (record);
  g_assert_cmpstr (text, ==,
                   "chieu-record 1\ngame to-tom\nseats 4\nseed 0xfedcba9876543210\n"
                   "rule sau-phong den-luot\nrule points-leo 9\nend\n");
}

static void
test_tolerated (void)
{
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  record = must_parse ("\xef\xbb\xbf# from a club\r\n\r\nchieu-record 1\r\ngame to-tom\r\nseats  5 \r\n"
                       "seed 0xA\r\n  # seats 4\r\nend\r\n\r\n# that was it");
  g_assert_cmpint (record->carry.seats, ==, 5);
  g_assert_cmpuint (record->seed, ==, 10);
  g_assert_cmpint (record->result.outcome, ==, CHIEU_OUTCOME_NONE);
  g_assert_true (chieu_record_replay (record, NULL, NULL, &error));
  g_assert_no_error (error);
}

static const struct
{
  const char *text;
  const char *message;           /* its beginning */
} bad[] = {
  { "", "line 1: not a record: the text is empty" },
  { "# nothing\n", "line 2: not a record" },
  { "hello\n", "line 1: not a record: it does not begin with “chieu-record 1”" },
  { "chieu-record x\n", "line 1: “chieu-record x” is not a version" },
  { "chieu-record 2\n", "line 1: version 2 is newer" },
  { "chieu-record 1\n", "line 2: the record is cut short" },
  { "chieu-record 1\nend\n", "line 2: “game” is missing" },
  { "chieu-record 1\nseats 5\n", "line 2: “game” is missing" },
  { "chieu-record 1\ngame poker\n", "line 2: there is no game “poker”" },
  { "chieu-record 1\ngame to-tom\ngame to-tom\n", "line 3: “game” is given twice" },
  { "chieu-record 1\ngame to-tom\nseats 6\n", "line 3: “6” is not a number from 4 to 5" },
  { "chieu-record 1\ngame to-tom\nseed 0x1\n", "line 3: “seats” is missing" },
  { "chieu-record 1\ngame to-tom\nseats 5\n0 xong\n", "line 4: “seed” is missing" },
  { "chieu-record 1\ngame to-tom\nseats 5\nseed 12\n", "line 4: “12” is not a seed" },
  { "chieu-record 1\ngame to-tom\nseats 5\nseed 0x11112222333344445\n", "line 4: “0x11112222333344445” is not a seed" },
  { HEAD "deck 1v\nend\n", "line 5: “seed/deck” is given twice" },
  { HEAD "seed 0x1\nend\n", "line 5: “seed” is given twice" },
  { "chieu-record 1\ngame to-tom\nseats 5\ncai 0\nseed 0x1\n", "line 4: “seed” is missing before this line" },
  { "chieu-record 1\ngame to-tom\nseats 5\ndeck 1v 1x\n", "line 4: there is no card “1x”" },
  { "chieu-record 1\ngame to-tom\nseats 5\ndeck 1v ??\n", "line 4: there is no card “??”" },
  { "chieu-record 1\ngame to-tom\nseats 5\ndeck 1v 1v 1v\n", "line 4: “1v” is named 3 times, but there are 4 of this card" },
  { "chieu-record 1\ngame to-tom\nseats 5\ndeck 1v 1v 1v 1v 1v 1v\n", "line 4: “1v” is named 6 times, but there are 4 of this card" },
  { "chieu-record 1\ngame to-tom\nseats 5\ndeck " TWENTY TWENTY TWENTY TWENTY TWENTY TWENTY "1v\n", "line 4: more than 120 cards" },
  { HEAD, "line 5: the record is cut short" },
  { HEAD "cai 5\nend\n", "line 5: “5” is not a seat from 0 to 4" },
  { HEAD "cai -1\nend\n", "line 5: “-1” is not a seat" },
  { HEAD "debts 1 1\nend\n", "line 5: seat 1 is given twice" },
  { HEAD "pot 99999\nend\n", "line 5: “99999” is not a number" },
  { HEAD "strict maybe\nend\n", "line 5: “maybe” is neither" },
  { HEAD "points 1 2 3\nend\n", "line 5: not as many numbers as seats" },
  { HEAD "way fast\nend\n", "line 5: there is no way of play “fast”" },
  { HEAD "name 1\nend\n", "line 5: a name needs a seat" },
  { HEAD "name 1 A\nname 1 B\nend\n", "line 6: seat 1 has a name already" },
  { HEAD "rule bogus 1\nend\n", "line 5: this game has no rule “bogus”" },
  { HEAD "rule noc-end 6\nend\n", "line 5: “6” is not a number from 0 to 5" },
  { HEAD "rule noc-end\nend\n", "line 5: a rule needs its id and one value" },
  { HEAD "rule sau-phong 1\nend\n", "line 5: “1” is not a value of the rule “sau-phong”" },
  { HEAD "rule noc-end 1\nrule noc-end 1\nend\n", "line 6: the rule “noc-end” is given twice" },
  { HEAD "colour red\nend\n", "line 5: there is no key “colour”" },
  { HEAD "nonsense\nend\n", "line 5: “nonsense” is neither a key" },
  { HEAD "0\nend\n", "line 5: “0” is not a seat and a move" },
  { HEAD "7 xong\nend\n", "line 5: “7” is not a seat from 0 to 4" },
  { HEAD "0 jump 3v\nend\n", "line 5: “jump 3v” is not a move of this game" },
  { HEAD "0 danh 3x\nend\n", "line 5: “danh 3x” is not a move of this game (error at byte 6)" },
  { HEAD "0 danh 3v\ncai 1\nend\n", "line 6: “cai” belongs before the first move" },
  { HEAD "result lost 1 worth 0 points 0 0 0 0 0\nend\n", "line 5: there is no outcome “lost”" },
  { HEAD "result none worth 0 points 0 0 0 0 0\nend\n", "line 5: there is no outcome “none”" },
  { HEAD "result won worth 4 points 0 0 0 0 0\nend\n", "line 5: “worth” is not a seat" },
  { HEAD "result won 1 worth 4 points 0 0 0 0\nend\n", "line 5: the line ends where “POINTS” is expected" },
  { HEAD "result won 1 worth 4 points 0 4 0 0 0 cuoc\nend\n", "line 5: there is no cước after “cuoc”" },
  { HEAD "result won 1 worth 4 points 0 4 0 0 0 cuoc flush\nend\n", "line 5: this game has no cước “flush”" },
  { HEAD "result drawn worth 0 points 0 0 0 0 0 more\nend\n", "line 5: “more” does not belong" },
  { HEAD "result drawn worth 0 points 0 0 0 0 0\n0 xong\nend\n", "line 6: a move after the result" },
  { HEAD "result drawn worth 0 points 0 0 0 0 0\nresult drawn worth 0 points 0 0 0 0 0\nend\n",
    "line 6: “result” is given twice" },
  { HEAD "fault 1 3 bo-u\nend\n", "line 5: a fault before the result" },
  { HEAD "result drawn worth 0 points 0 0 0 0 0\nfault 1 3 naughty\nend\n", "line 6: this game has no fault “naughty”" },
  { HEAD "result drawn worth 0 points 0 0 0 0 0\nfault 1 3 bo-u 3v 3v 3v 3v\nend\n", "line 6: more than 3 cards" },
  { HEAD "end\nmore\n", "line 6: not a record: it does not begin" },
  { HEAD "end\n" HEAD "end\n", "line 10: more than one record" },
  { HEAD "name 1 \x01\nend\n", "line 5: a control character" },
  { HEAD "name 1 \xff\nend\n", "line 5: not UTF-8 text" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ChieuRecord) record = chieu_record_parse (bad[i].text, -1, &error);

      g_assert_null (record);
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
      if (!g_str_has_prefix (error->message, bad[i].message))
        g_error ("text %u: “%s” does not begin with “%s”", i, error->message, bad[i].message);
      /* Without a place for the error, too. */
      g_assert_null (chieu_record_parse (bad[i].text, -1, NULL));
    }
}

/* Too many moves, a line and a text that are too long, and a zero byte are refused. */
static void
test_limits (void)
{
  static const char zero[] = "chieu-record 1\ngame to-tom\0seats";
  g_autoptr (GString) text = g_string_new (HEAD);
  g_autoptr (GError) error = NULL;

  for (int i = 0; i <= CHIEU_RECORD_MOVES_MAX; i++)
    g_string_append (text, "0 qua\n");
  g_assert_null (chieu_record_parse (text->str, -1, &error));
  g_assert_cmpstr (error->message, ==, "line 4101: more than 4096 moves");
  g_clear_error (&error);

  g_string_assign (text, HEAD "#");
  for (int i = 0; i < CHIEU_RECORD_LINE_MAX; i++)
    g_string_append_c (text, 'x');
  g_assert_null (chieu_record_parse (text->str, -1, &error));
  g_assert_cmpstr (error->message, ==, "line 5: longer than 1024 bytes");
  g_clear_error (&error);

  while (text->len <= CHIEU_RECORD_BYTES_MAX)
    g_string_append (text, "\n\n\n\n\n\n\n\n");
  g_assert_null (chieu_record_parse (text->str, -1, &error));
  g_assert_true (g_str_has_prefix (error->message, "line 1: the record is longer than"));
  g_clear_error (&error);

  g_assert_null (chieu_record_parse (zero, sizeof zero - 1, &error));
  g_assert_cmpstr (error->message, ==, "line 2: not UTF-8 text");
}

/* A record that is cut short after any byte is refused, unless only the last newline is missing. */
static void
test_cut_anywhere (void)
{
  g_autoptr (ChieuRecord) record = play_record (3, 5);
  g_autofree char *text = chieu_record_to_string (record);
  gsize length = strlen (text);

  for (gsize cut = 0; cut + 1 < length; cut++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (chieu_record_parse (text, (gssize) cut, &error));
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
    }
  text[length - 1] = '\0';
  chieu_record_free (must_parse (text));
}

/* Returns: (transfer full) (nullable): the message of the error with which replaying the record @text fails; NULL: it does not */
static char *
find_replay_error (const char *text)
{
  g_autoptr (ChieuRecord) record = must_parse (text);
  g_autoptr (GError) error = NULL;
  ChieuState state;

  if (chieu_record_replay (record, &state, NULL, &error))
    return NULL;
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD);
  return g_strdup (error->message);
}

static void
test_impossible_move (void)
{
  g_autofree char *message = find_replay_error (HEAD "\n0 ho-phong\nend\n");

  g_assert_cmpstr (message, ==, "line 6: seat 0 cannot make the move “ho-phong” (not-now)");
}

static void
test_wrong_result (void)
{
  g_autoptr (ChieuRecord) record = play_record (7, 5);
  g_autofree char *text = NULL, *message = NULL, *early = NULL;
  g_autoptr (GError) error = NULL;

  record->result.worth++;
  text = chieu_record_to_string (record);
  message = find_replay_error (text);
  g_assert_true (g_str_has_suffix (message, ": the result is not the one that the moves lead to"));
  g_assert_true (g_str_has_prefix (message, "line "));
  /* A record that was made and never read has no lines. */
  g_assert_false (chieu_record_replay (record, NULL, NULL, &error));
  g_assert_true (g_str_has_prefix (error->message, "move "));
  early = find_replay_error (HEAD "result drawn worth 0 points 0 0 0 0 0\nend\n");
  g_assert_cmpstr (early, ==, "line 5: the record gives a result, but the hand is not over after its moves");
}

/* Several records in one text are read one after the other, up to one that is wrong. */
static void
test_many (void)
{
  static const char text[] = HEAD "end\n\n" HEAD "cai 2\nend\n\n# no more\n" HEAD "cai 9\nend\n";
  g_autoptr (ChieuRecordReader) reader = chieu_record_reader_new (text, strlen (text));
  g_autoptr (ChieuRecordReader) two = chieu_record_reader_new (text, (gsize) (strstr (text, "# no more") - text));
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (ChieuRecord) record = chieu_record_reader_next (reader, &error);
      g_autoptr (ChieuRecord) same = chieu_record_reader_next (two, NULL);

      g_assert_no_error (error);
      g_assert_cmpint (record->carry.cai, ==, i == 0 ? -1 : 2);
      g_assert_cmpint (same->carry.cai, ==, record->carry.cai);
    }
  g_assert_null (chieu_record_reader_next (reader, &error));
  g_assert_true (g_str_has_prefix (error->message, "line 19: "));
  g_clear_error (&error);
  g_assert_null (chieu_record_reader_next (two, &error));
  g_assert_no_error (error);
}

/* Lines before a record count towards its greatest length, so that no file can go on for ever without a record. */
static void
test_endless (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "end\n");
  g_autoptr (ChieuRecordReader) reader = NULL;
  g_autoptr (ChieuRecord) first = NULL;
  g_autoptr (GError) error = NULL;

  while (text->len < 2 * CHIEU_RECORD_BYTES_MAX)
    g_string_append (text, "# nothing is said here\n");
  reader = chieu_record_reader_new (text->str, text->len);
  first = chieu_record_reader_next (reader, &error);
  g_assert_no_error (error);
  g_assert_null (chieu_record_reader_next (reader, &error));
  g_assert_nonnull (strstr (error->message, "the record is longer than 1048576 bytes"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/round-trip", test_round_trip);
  g_test_add_func ("/record/deck", test_deck);
  g_test_add_func ("/record/short-head", test_short_head);
  g_test_add_func ("/record/tolerated", test_tolerated);
  g_test_add_func ("/record/bad", test_bad);
  g_test_add_func ("/record/limits", test_limits);
  g_test_add_func ("/record/cut-anywhere", test_cut_anywhere);
  g_test_add_func ("/record/impossible-move", test_impossible_move);
  g_test_add_func ("/record/wrong-result", test_wrong_result);
  g_test_add_func ("/record/many", test_many);
  g_test_add_func ("/record/endless", test_endless);
  return g_test_run ();
}
