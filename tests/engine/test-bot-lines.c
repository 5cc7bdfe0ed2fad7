/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of the mat to "chieu-engine bot": it makes the move that the same level makes at the mat, and says what is wrong
 * with a bad question.
 */
#include <string.h>

#include "../beginner.h"
#include "engine/bot-session.h"
#include "match/programs/program-question.h"
#include "match/programs/program-record.h"
#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"

/* A hand between beginners. */
typedef struct
{
  ChieuRecord *record;
  ChieuState state;
  ChieuBotSession session;
  guint asked, same;             /* questions, and those that had a record */
} Hand;

static JsonObject *
answer_line (ChieuBotSession *session,
             const char      *line)
{
  g_auto (ChieuLineError) error = { 0 };
  g_autofree char *text = chieu_bot_session_answer (session, line, strlen (line), &error);
  g_autoptr (JsonNode) root = NULL;

  if (text == NULL)
    text = chieu_line_error_to_json (&error, 1);
  root = json_from_string (text, NULL);
  return json_object_ref (json_node_get_object (root));
}

/* Sets @view to what @seat sees. Returns: (transfer full): the line of the question to it */
static char *
write_question (const Hand *hand,
                int         seat,
                ChieuState *view)
{
  const ChieuRecord *record = hand->record;
  ChieuProgramQuestion question = { .game = record->game, .rules = &record->rules, .carry = &record->carry, .view = view,
                                    .seat = seat, .number = 7, .played = record };

  record->game->observe (&hand->state, seat, view);
  return chieu_program_question_to_line (&question);
}

/* Sets @text to the move of the level by what the seat truly sees. */
static void
choose_move (const Hand       *hand,
             int               seat,
             const ChieuState *view,
             char              text[CHIEU_MOVE_TEXT_MAX])
{
  g_autoptr (ChieuRecord) told = chieu_program_record_make (hand->record, seat);
  ChieuBotBudget budget = { .max_nodes = hand->session.max_nodes };
  ChieuMove move;

  g_assert_nonnull (told);
  budget.seed = chieu_random_hand_seed (hand->session.seed, told->moves->len);
  g_assert_true (chieu_bot_choose (hand->session.level, hand->record->game, view, seat, &budget, &move, NULL));
  hand->record->game->print_move (&move, text);
}

static void
compare_moves (Hand *hand,
               int   seat)
{
  ChieuState view;
  g_autofree char *line = write_question (hand, seat, &view);
  g_autoptr (JsonObject) said = answer_line (&hand->session, line);
  char text[CHIEU_MOVE_TEXT_MAX];

  g_assert_cmpstr (json_object_get_string_member_with_default (said, "type", ""), ==, "move");
  g_assert_cmpint (json_object_get_int_member (said, "number"), ==, 7);
  g_assert_cmpuint (json_object_get_size (said), ==, 3);
  hand->asked++;
  if (strstr (line, "\"record\":") == NULL)
    return;
  choose_move (hand, seat, &view, text);
  g_assert_cmpstr (json_object_get_string_member (said, "move"), ==, text);
  hand->same++;
}

static void
hand_init (Hand            *self,
           const ChieuGame *game,
           const char      *level,
           guint64          seed)
{
  memset (self, 0, sizeof *self);
  /* The game that the command names makes no difference. */
  self->session = (ChieuBotSession) { .game = &chieu_luc_ho, .level = chieu_bot_level_find (level), .seed = 1, .max_nodes = 300 };
  self->record = beginner_hand_new (game, game->max_seats, seed % 2 == 0, seed);
  chieu_record_deal (self->record, &self->state);
}

/* Plays a hand and compares the answers to every question to seat 1. */
static void
play_hand (const ChieuGame *game,
           const char      *level,
           guint64          seed,
           guint           *asked,
           guint           *same)
{
  Hand hand;
  unsigned seats;

  hand_init (&hand, game, level, seed);
  while ((seats = game->to_answer (&hand.state)) != 0)
    {
      int seat = g_bit_nth_lsf (seats, -1);

      if (seat == 1)
        compare_moves (&hand, seat);
      beginner_make_move (hand.record, &hand.state, seat);
    }
  *asked += hand.asked;
  *same += hand.same;
  chieu_record_free (hand.record);
}

/* From a line the bot knows all that the level knows at the mat, and so makes the same moves. */
static void
test_same_moves (gconstpointer data)
{
  const char *level = data;
  guint asked = 0, same = 0;

  for (int i = 0; chieu_games[i] != NULL; i++)
    for (guint64 seed = 1; seed <= 4; seed++)
      play_hand (chieu_games[i], level, seed, &asked, &same);
  g_test_message ("%u questions, %u with a record", asked, same);
  g_assert_cmpuint (same, >, 20);
  g_assert_cmpuint (10 * same, >=, 9 * asked);
}

/* ---- Refused, and without a record ---- */

static const char *
said_move (ChieuBotSession *session,
           const char      *line)
{
  g_autoptr (JsonObject) said = answer_line (session, line);

  return g_intern_string (json_object_get_string_member_with_default (said, "move", "an error"));
}

#define ASK "{\"type\":\"ask\",\"number\":3,\"game\":\"chan\",\"seat\":0,\"moves\":"

static void
test_refused (void)
{
  ChieuBotSession session = { .game = &chieu_chan, .level = chieu_bot_levels[0], .seed = 1 };
  const char *refused = "{\"type\":\"refused\",\"number\":3,\"reason\":\"no-card\"}";

  g_assert_cmpstr (said_move (&session, refused), ==, "an error");
  g_assert_cmpstr (said_move (&session, ASK "[\"u\",\"boc\"]}"), ==, "u");
  g_assert_cmpstr (said_move (&session, refused), ==, "boc");
  g_assert_cmpstr (said_move (&session, ASK "[\"qua\"]}"), ==, "qua");
  g_assert_cmpstr (said_move (&session, refused), ==, "qua");
  g_assert_cmpstr (said_move (&session, "{\"type\":\"refused\",\"number\":2,\"reason\":\"no-card\"}"), ==, "an error");
}

/* ---- Bad questions ---- */

typedef struct
{
  const char *line, *field;
} Bad;

static const Bad bad_lines[] = {
  { "{\"type\":\"ask\"}", "game" },
  { "{\"type\":\"ask\",\"game\":\"poker\",\"number\":1,\"moves\":[\"boc\"]}", "game" },
  { "{\"type\":\"ask\",\"game\":3,\"number\":1,\"moves\":[\"boc\"]}", "game" },
  { "{\"type\":\"ask\",\"game\":\"chan\",\"moves\":[\"boc\"]}", "number" },
  { "{\"type\":\"ask\",\"game\":\"chan\",\"number\":-1,\"moves\":[\"boc\"]}", "number" },
  { "{\"type\":\"ask\",\"game\":\"chan\",\"number\":1}", "moves" },
  { ASK "[]}", "moves" },
  { ASK "[7]}", "moves" },
  { ASK "[\"boc\"],\"more\":1}", "more" },
  { ASK "[\"boc\"],\"record\":7}", "record" },
  { ASK "[\"boc\"],\"record\":\"chieu-record 1\\n\"}", "record" },
  { ASK "[\"boc\"],\"record\":\"chieu-record 1\\ngame chan\\nseats 4\\ndeck 2v\\ncai 0\\nend\\n\"}", "record" },
  { ASK "[\"boc\"],\"record\":\"chieu-record 1\\ngame mau-binh\\nseats 4\\nseed 0x1\\nend\\n\"}", "record" },
  { "{\"type\":\"ask\",\"number\":3,\"game\":\"chan\",\"moves\":[\"boc\"],\"seat\":4,"
    "\"record\":\"chieu-record 1\\ngame chan\\nseats 4\\nseed 0x1\\nend\\n\"}", "seat" },
  { "{\"type\":\"refused\",\"number\":3}", "number" },
  { "{\"type\":\"refused\",\"reason\":\"no-card\"}", "number" },
  { "{\"type\":\"refused\",\"number\":3,\"why\":1}", "why" },
};

static void
test_bad_lines (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_lines); i++)
    {
      ChieuBotSession session = { .game = &chieu_chan, .level = chieu_bot_levels[0], .seed = 1 };
      g_autoptr (JsonObject) said = answer_line (&session, bad_lines[i].line);
      JsonObject *error;

      g_test_message ("%s", bad_lines[i].line);
      g_assert_true (json_object_has_member (said, "error"));
      error = json_object_get_object_member (said, "error");
      g_assert_cmpstr (json_object_get_string_member (error, "field"), ==, bad_lines[i].field);
      g_assert_cmpstr (json_object_get_string_member (error, "message"), !=, "");
      g_assert_cmpint (session.number, ==, 0);
    }
}

/* One of four seats is asked at the beginning; for the others the question is an error. */
static void
test_not_asked (void)
{
  ChieuBotSession session = { .game = &chieu_chan, .level = chieu_bot_levels[0], .seed = 1 };
  int errors = 0;

  for (int seat = 0; seat < 4; seat++)
    {
      g_autofree char *line = g_strdup_printf ("{\"type\":\"ask\",\"number\":3,\"game\":\"chan\",\"moves\":[\"boc\"],\"seat\":%d,"
                                               "\"record\":\"chieu-record 1\\ngame chan\\nseats 4\\nseed 0x1\\nend\\n\"}", seat);

      errors += g_str_equal (said_move (&session, line), "an error");
    }
  g_assert_cmpint (errors, ==, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/engine/bot/same-moves/vua", "vua", test_same_moves);
  g_test_add_data_func ("/engine/bot/same-moves/kha", "kha", test_same_moves);
  g_test_add_func ("/engine/bot/refused", test_refused);
  g_test_add_func ("/engine/bot/bad-lines", test_bad_lines);
  g_test_add_func ("/engine/bot/not-asked", test_not_asked);
  return g_test_run ();
}
