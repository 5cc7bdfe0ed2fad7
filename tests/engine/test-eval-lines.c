/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "chieu-engine eval" line by line: the answers of eval.txt, bytes that no
 * text file may hold, random holdings against the slow solver, and lines
 * spoiled at random.
 *
 *   test-eval-lines EVAL.TXT
 */
#include <string.h>

#include "deals.h"
#include "engine/eval.h"
#include "games/to-tom/match/phu-text.h"

static const char *golden_path;

static JsonObject *
parse_object (const char *text)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (strchr (text, '\n'));
  json_parser_load_from_data (parser, text, -1, &error);
  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
}

static JsonObject *
eval_line (const char *line,
           gsize       length)
{
  g_autofree char *answer = chieu_engine_eval_line (line, length, 1);

  return parse_object (answer);
}

static const char *
error_field (JsonObject *answer)
{
  JsonObject *error;

  g_assert_true (json_object_has_member (answer, "error"));
  error = json_object_get_object_member (answer, "error");
  g_assert_cmpint (json_object_get_int_member (error, "line"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (error, "message"), !=, "");
  return json_object_get_string_member (error, "field");
}

/* ---- Whether an answer is whole ---- */

static gboolean
is_lung (const ChieuPhu *phu)
{
  return phu->kind != CHIEU_PHU_BI && phu->kind != CHIEU_PHU_DOC && phu->kind != CHIEU_PHU_YEU;
}

/* Every phu of the reading is one, and there are as many lưng as the answer says. */
static void
check_reading (JsonObject *answer)
{
  JsonArray *reading = json_object_get_array_member (answer, "reading");
  int lung = 0;

  for (guint i = 0; i < json_array_get_length (reading); i++)
    {
      ChieuPhu phu;

      g_assert_null (chieu_phu_parse (json_array_get_string_element (reading, i), &phu));
      lung += is_lung (&phu);
    }
  g_assert_cmpint (json_object_get_int_member (answer, "lung"), ==, lung);
  g_assert_cmpint (json_object_get_boolean_member (answer, "complete"), ==, json_array_get_length (reading) > 0);
}

/* The members stand in the order in which the notation has them. */
static void
check_members (JsonObject *answer)
{
  static const char *const order[] = { "complete", "lung", "cuoc", "points", "reading", "distance", "waits" };
  g_autoptr (GList) members = json_object_get_members (answer);
  guint n = 0;

  for (GList *item = members; item != NULL; item = item->next, n++)
    {
      g_assert_cmpuint (n, <, G_N_ELEMENTS (order));
      g_assert_cmpstr (item->data, ==, order[n]);
    }
  g_assert_cmpuint (n, >=, G_N_ELEMENTS (order) - 1);
  check_reading (answer);
}

/* ---- eval.txt ---- */

static void
check_expected (JsonObject *answer,
                const char *expected,
                const char *question)
{
  g_autoptr (JsonObject) wanted = parse_object (expected);
  g_autoptr (GList) members = json_object_get_members (wanted);

  if (!json_object_has_member (answer, "error"))
    check_members (answer);
  for (GList *item = members; item != NULL; item = item->next)
    {
      JsonNode *value = json_object_get_member (answer, item->data);
      g_autofree char *got = value != NULL ? json_to_string (value, FALSE) : g_strdup ("not there");
      g_autofree char *want = json_to_string (json_object_get_member (wanted, item->data), FALSE);

      if (strcmp (got, want) != 0)
        {
          g_test_message ("%s", question);
          g_test_message ("%s: %s instead of %s", (const char *) item->data, got, want);
          g_test_fail ();
        }
    }
}

static void
test_golden (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  const char *question = NULL;

  g_assert_true (g_file_get_contents (golden_path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "> "))
      question = lines[i] + 2;
    else if (g_str_has_prefix (lines[i], "< "))
      {
        g_autoptr (JsonObject) answer = eval_line (question, strlen (question));

        check_expected (answer, lines[i] + 2, question);
      }
}

/* ---- Bytes ---- */

typedef struct
{
  const char *bytes;
  gsize length;
} Bytes;

#define BYTES(text) { text, sizeof text - 1 }

static void
test_bytes (void)
{
  static const Bytes lines[] = {
    BYTES ("\0"), BYTES ("{\"game\":\"to-tom\"\0}"), BYTES ("\xff\xfe"), BYTES ("{\"g\xc3\":1}"),
    BYTES ("{\"game\":\"\x01\"}"), BYTES ("{\"game\":\"\\u0000\"}"), BYTES ("{\"game\":\"\\ud800\"}"),
    BYTES ("{\"game\":\"\\x\"}"), BYTES ("{\"game\":\"to-tom"), BYTES ("\xef\xbb\xbf{}"), BYTES ("{\"a\":-}"),
    BYTES ("{\"a\":1e}"), BYTES ("{\"a\":.5}"), BYTES ("{\"a\":0x5}"), BYTES ("{\"a\":nul}"), BYTES ("{/**/}"),
    BYTES ("var a={}"), BYTES ("{\"a\":\"\\"), BYTES ("{\"a\":\"\\u12"), BYTES ("\""), BYTES ("{"), BYTES ("\r"),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonObject) answer = eval_line (lines[i].bytes, lines[i].length);

      g_assert_cmpstr (error_field (answer), ==, "line");
    }
}

static void
test_nesting (void)
{
  g_autoptr (GString) line = g_string_new ("{\"melds\":");
  g_autoptr (JsonObject) answer = NULL;

  for (int i = 0; i < 1000000; i++)
    g_string_append_c (line, '[');
  answer = eval_line (line->str, line->len);
  g_assert_cmpstr (error_field (answer), ==, "line");
}

/* ---- The slow solver ---- */

static void
check_waits (JsonObject        *answer,
             const SlowHolding *holding)
{
  JsonArray *waits = json_object_get_array_member (answer, "waits");
  uint32_t set = 0;

  for (guint i = 0; i < json_array_get_length (waits); i++)
    {
      const char *name = json_array_get_string_element (waits, i);

      set |= UINT32_C (1) << chieu_deck_parse (&chieu_deck_to_tom, name, strlen (name));
    }
  g_assert_cmphex (set, ==, slow_count_cards (holding) == slow_full_size (holding) ? 0 : slow_waits (holding));
}

static void
test_slow_solver (void)
{
  ChieuRandom random;

  chieu_random_init (&random, 5);
  for (int i = 0; i < 2000; i++)
    {
      SlowHolding holding;
      char text[512];
      g_autoptr (JsonObject) answer = NULL;
      int seats = i % 3 == 0 ? 4 : 5, full = seats == 5 ? 21 : 25, lacking = i % 2;
      int points = -1, distance;

      deal_holding (&random, (Deal) (i % N_DEALS), seats, full - lacking, i % 4 > 1, (ChieuHouse) { 0 }, &holding);
      deal_print (&holding, text, sizeof text);
      answer = eval_line (text, strlen (text));
      check_members (answer);
      check_waits (answer, &holding);
      if (!lacking)
        points = slow_find_points (&holding, CHIEU_CARD_NONE, false);
      g_assert_cmpint (json_object_get_int_member (answer, "points"), ==, MAX (points, 0));
      g_assert_cmpint (json_object_get_boolean_member (answer, "complete"), ==, points >= 0);
      distance = slow_find_distance (&holding, 2);
      if (distance <= 2)
        g_assert_cmpint (json_object_get_int_member (answer, "distance"), ==, distance);
    }
}

/* ---- Spoiled lines ---- */

static void
spoil_line (ChieuRandom *random,
            GString     *line)
{
  static const char bytes[] = "{}[]\",:\\ 0123456789vsncto?-.eE\t\r";

  for (uint32_t n = chieu_random_below (random, 4) + 1; n > 0 && line->len > 0; n--)
    {
      gsize at = chieu_random_below (random, (uint32_t) line->len);
      uint32_t what = chieu_random_below (random, 5);

      if (what == 0)
        g_string_erase (line, (gssize) at, 1);
      else if (what == 1)
        g_string_truncate (line, at);
      else if (what == 2)
        line->str[at] = (char) chieu_random_below (random, 256);
      else
        g_string_insert_c (line, (gssize) at, bytes[chieu_random_below (random, sizeof bytes - 1)]);
    }
}

static void
test_spoiled (void)
{
  ChieuRandom random;
  int errors = 0;

  chieu_random_init (&random, 6);
  for (int i = 0; i < 20000; i++)
    {
      SlowHolding holding;
      char text[512];
      g_autoptr (GString) line = NULL;
      g_autoptr (JsonObject) answer = NULL;

      deal_holding (&random, DEAL_COMPLETE, 5, 21, true, (ChieuHouse) { 0 }, &holding);
      deal_print (&holding, text, sizeof text);
      line = g_string_new (text);
      spoil_line (&random, line);
      answer = eval_line (line->str, line->len);
      if (!json_object_has_member (answer, "error"))
        check_members (answer);
      else
        {
          g_assert_cmpstr (error_field (answer), !=, NULL);
          errors++;
        }
    }
  g_test_message ("%d of 20000 spoiled lines are errors", errors);
  g_assert_cmpint (errors, >, 10000);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  golden_path = argv[1];
  g_test_add_func ("/engine/eval/golden", test_golden);
  g_test_add_func ("/engine/eval/bytes", test_bytes);
  g_test_add_func ("/engine/eval/nesting", test_nesting);
  g_test_add_func ("/engine/eval/slow-solver", test_slow_solver);
  g_test_add_func ("/engine/eval/spoiled", test_spoiled);
  return g_test_run ();
}
