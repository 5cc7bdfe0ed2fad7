/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House rules: the presets of the program are sound, what is written can be read again, and every kind of bad file is refused with a
 * message that says what is wrong with it.
 */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "match/record/house-rules.h"
#include "games/to-tom/rules/to-tom.h"

static const char *presets;      /* the folder data/house-rules/to-tom */

/* Returns: (transfer full): the path of the file of the preset @id of @game */
static char *
find_preset (const char *game,
             const char *id)
{
  g_autofree char *file = g_strconcat (id, CHIEU_HOUSE_RULES_SUFFIX, NULL);

  return g_build_filename (presets, "..", game, file, NULL);
}

static int
get_value (const ChieuHouseRules *house,
           const char            *id)
{
  return house->rules.value[chieu_rules_find (house->game, id)];
}

/* The presets of Tổ tôm: the first one is the standard rules, and every other one differs from them. */
static void
test_presets (void)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  g_autoptr (GPtrArray) list = chieu_house_rules_list (presets, game);
  const ChieuHouseRules *first;
  ChieuRules standard;
  gboolean boi = FALSE;

  g_assert_cmpuint (list->len, ==, 5);   /* as many as there are files */
  first = g_ptr_array_index (list, 0);
  chieu_rules_init (&standard, game);
  g_assert_cmpstr (first->id, ==, "mac-dinh");
  g_assert_cmpmem (&first->rules, sizeof first->rules, &standard, sizeof standard);
  for (guint i = 0; i < list->len; i++)
    {
      const ChieuHouseRules *house = g_ptr_array_index (list, i);

      g_assert_true (i == 0 || memcmp (&house->rules, &standard, sizeof standard) != 0);
      if (strcmp (house->id, "boi") != 0)
        continue;
      boi = TRUE;
      g_assert_cmpint (get_value (house, "points-bach-dinh"), ==, 18);
      g_assert_cmpint (get_value (house, "points-chi-nay"), ==, 24);
    }
  g_assert_true (boi);
}

/* Every file of the folder is read without a complaint, and bears its id as its name. */
static void
test_preset_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (presets, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (presets, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (ChieuHouseRules) house = chieu_house_rules_load (path, &error);
      g_autofree char *file = NULL;

      g_assert_no_error (error);
      file = g_strconcat (house->id, CHIEU_HOUSE_RULES_SUFFIX, NULL);
      g_assert_cmpstr (file, ==, name);
    }
}

/* Each preset of the other games has the values for which it is known; only "mac-dinh" is what is usual. */
static void
test_other_games (void)
{
  static const struct { const char *game, *id, *rule; int value; } rows[] = {
    { "mau-binh", "mac-dinh", "points-ba-thung-pha-sanh", 32 },
    { "mau-binh", "mac-dinh", "points-tu-quy-chi-1", 4 },
    { "mau-binh", "s3", "points-tu-quy-chi-1", 1 },
    { "mau-binh", "s3", "points-xam-chi-3", 1 },
    { "mau-binh", "s3", "points-cu-lu-chi-2", 1 },
    { "mau-binh", "s3", "points-tu-quy-chi-2", 8 },
    { "mau-binh", "s3", "tu-3-den-xi", 1 },
    { "luc-ho", "mac-dinh", "floor", 6 },
    { "luc-ho", "mac-dinh", "deduce", 1 },
    { "luc-ho", "floor-5", "floor", 5 },
    { "luc-ho", "floor-5", "deduce", 1 },
    { "luc-ho", "linear", "scoring", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = find_preset (rows[i].game, rows[i].id);
      g_autoptr (GError) error = NULL;
      g_autoptr (ChieuHouseRules) house = chieu_house_rules_load (path, &error);
      ChieuRules usual;

      g_assert_no_error (error);
      g_assert_cmpstr (house->game->id, ==, rows[i].game);
      g_assert_cmpint (get_value (house, rows[i].rule), ==, rows[i].value);
      chieu_rules_init_usual (&usual, house->game);
      g_assert_true ((memcmp (&house->rules, &usual, sizeof usual) == 0) == g_str_equal (rows[i].id, CHIEU_HOUSE_RULES_USUAL));
    }
}

/* The file of the usual rules of Mậu binh names every switch, also those whose default it repeats. */
static void
test_mau_binh_names_all (void)
{
  const ChieuGame *game = chieu_game_find ("mau-binh");
  g_autofree char *path = find_preset (game->id, CHIEU_HOUSE_RULES_USUAL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (int i = 0; i < game->n_switches; i++)
    {
      /* With its quotes: some ids begin with another id. */
      g_autofree char *key = g_strconcat ("\"", game->switches[i].id, "\"", NULL);

      g_assert_nonnull (strstr (text, key));
    }
}

/* House rules are read as they were written. */
static void
test_save (void)
{
  const ChieuGame *game = chieu_game_find ("to-tom");
  g_autofree char *folder = g_dir_make_tmp ("chieu-rules-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "nha.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHouseRules) house = NULL, read = NULL;
  ChieuRules rules;

  /* Only what differs from its default is written. With their greatest values most switches differ, with words and with numbers. */
  chieu_rules_init (&rules, game);
  for (int i = 0; i < game->n_switches; i++)
    rules.value[i] = game->switches[i].max;
  house = chieu_house_rules_new (game, "nha-cu-tu", "Nhà “cụ” Tú", &rules);
  text = chieu_house_rules_to_string (house);
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  g_assert_no_error (error);
  read = chieu_house_rules_load (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->id, ==, house->id);
  g_assert_cmpstr (read->name, ==, house->name);
  g_assert_cmpmem (&read->rules, sizeof rules, &rules, sizeof rules);
  g_unlink (path);
  g_rmdir (folder);
}

/* The beginning of a sound file, whose object is still open. */
#define HEAD "{\"format\":1,\"game\":\"to-tom\",\"id\":\"x\",\"name\":\"X\""

static const struct
{
  const char *text;
  const char *message;           /* the beginning of the error's message */
} bad[] = {
  { "", "f.json: line 1: an object is expected" },
  { "{", "f.json: line 1: not valid JSON" },
  { "{\n\n\"format\": oops\n}", "f.json: line 3: not valid JSON" },
  { "[1]", "f.json: line 1: an object is expected" },
  { "\n\n[1]", "f.json: line 3: an object is expected" },
  { "{}", "f.json: the key “format” is missing" },
  { "{\"format\":\"1\"}", "f.json: line 1: “format”: a whole number is expected" },
  { "{\"format\":2}", "f.json: line 1: “format”: newer than this program can read (1)" },
  { "{\"format\":0}", "f.json: line 1: “format”: there is no such format" },
  { "{\"format\":1,\"game\":\"to-tom\",\"id\":\"x\"}", "f.json: the key “name” is missing" },
  { "{\"format\":1,\"game\":\"to-tom\",\"id\":3,\"name\":\"X\"}", "f.json: line 1: “id”: text is expected" },
  { "{\"format\":1,\"game\":\"go\",\"id\":\"x\",\"name\":\"X\"}", "f.json: line 1: “game”: there is no game “go”" },
  { "{\"format\":1,\"game\":\"to-tom\",\"id\":\"../x\",\"name\":\"X\"}", "f.json: line 1: “id”: “../x” is not an id" },
  { "{\"format\":1,\"game\":\"to-tom\",\"id\":\"x\",\"name\":\"\"}", "f.json: line 1: “name”: 1 to 200 bytes" },
  { HEAD ",\n\"colour\":1}", "f.json: line 2: “colour”: there is no such key" },
  { HEAD ",\"rules\":[]}", "f.json: line 1: “rules”: an object is expected" },
  { HEAD ",\"rules\":{\n\n\"bogus\":1}}", "f.json: line 3: “bogus”: this game has no such rule" },
  { HEAD ",\"rules\":{\"sau-phong\":1}}", "f.json: line 1: “sau-phong”: a word is expected" },
  { HEAD ",\"rules\":{\"sau-phong\":\"x\"}}", "f.json: line 1: “sau-phong”: there is no value “x”" },
  { HEAD ",\"rules\":{\"noc-end\":\"3\"}}", "f.json: line 1: “noc-end”: a whole number is expected" },
  { HEAD ",\"rules\":{\"noc-end\":2.5}}", "f.json: line 1: “noc-end”: a whole number is expected" },
  { HEAD ",\"rules\":{\"noc-end\":6}}", "f.json: line 1: “noc-end”: a number from 0 to 5 is expected" },
  { HEAD ",\"rules\":{\"noc-end\":null}}", "f.json: line 1: “noc-end”: a whole number is expected" },
  { "{\"format\":1,\"name\":\"\xff\"}", "f.json: not UTF-8 text" },
  { HEAD ",\n\"name\":\"Y\"}", "f.json: line 2: “name” is named twice" },
  { HEAD ",\n\"n\\u0061me\":\"Y\"}", "f.json: line 2: “name” is named twice" },
  { HEAD ",\"rules\":{\"noc-end\":3,\n\"sau-phong\":\"den-luot\",\n\"noc-end\":3}}", "f.json: line 3: “noc-end” is named twice" },
  { HEAD ",\"rules\":{},\n\"rules\":{}}", "f.json: line 2: “rules” is named twice" },
  { "{\"format\":1,\n\"name\":\"\\ud800\"}", "f.json: line 2: not valid JSON (half of a surrogate pair" },
  { "{\"format\":1,\n\"\\udc00\":\"X\"}", "f.json: line 2: not valid JSON (half of a surrogate pair" },
  { "{\"format\":1,\n\"name\":\"\\ud83d\\ud83d\"}", "f.json: line 2: not valid JSON (half of a surrogate pair" },
  { "{\"format\":1,\n\"name\":\"\\u0000\"}", "f.json: line 2: not valid JSON (\\u0000" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ChieuHouseRules) house = chieu_house_rules_parse (bad[i].text, -1, "f.json", &error);

      g_assert_null (house);
      g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES);
      if (!g_str_has_prefix (error->message, bad[i].message))
        g_error ("text %u: “%s” does not begin with “%s”", i, error->message, bad[i].message);
    }
}

/* The JSON parser calls itself for what is nested: no file may be so deep that this exhausts the stack. The text first has as many bytes
 * as are read, then one more, which is what the error names then. */
static void
test_nested (void)
{
  g_autoptr (GString) text = g_string_new ("{\"a\":");
  g_autoptr (GError) error = NULL;

  while (text->len < CHIEU_HOUSE_RULES_BYTES_MAX)
    g_string_append_c (text, '[');
  g_assert_null (chieu_house_rules_parse (text->str, -1, "f.json", &error));
  g_assert_nonnull (strstr (error->message, "nested too deeply"));
  g_clear_error (&error);
  g_string_append_c (text, ' ');
  g_assert_null (chieu_house_rules_parse (text->str, -1, "f.json", &error));
  g_assert_cmpstr (error->message, ==, "f.json: longer than 65536 bytes");
}

/* Closing brackets in a string are not taken for the ends of the arrays that are opened after it. */
static void
test_nested_behind_text (void)
{
  /* With the other letters around them, these brackets make less than the most bytes that are read. */
  const gsize n = CHIEU_HOUSE_RULES_BYTES_MAX / 2 - 16;
  g_autofree char *closing = g_strnfill (n, ']');
  g_autofree char *opening = g_strnfill (n, '[');
  g_autofree char *text = g_strdup_printf ("{\"a\":\"%s\",\"b\":%s", closing, opening);
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_house_rules_parse (text, -1, "f.json", &error));
  g_assert_nonnull (strstr (error->message, "nested too deeply"));
}

/* However long a name is, it is cut between two characters where it gets too long, and the file with it can be read again. */
static void
test_long_name (void)
{
  static const char letter[] = "ệ";
  g_autoptr (GString) name = g_string_new ("A");
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  for (; name->len <= 2 * CHIEU_HOUSE_RULES_NAME_MAX; g_string_append (name, letter))
    {
      g_autoptr (ChieuHouseRules) house = chieu_house_rules_new (&chieu_to_tom, "x", name->str, &rules), again = NULL;
      g_autofree char *text = chieu_house_rules_to_string (house);
      g_autoptr (GError) error = NULL;

      again = chieu_house_rules_parse (text, -1, "f.json", &error);
      g_assert_no_error (error);
      /* No more is cut off than the letter that does not fit. */
      g_assert_cmpuint (strlen (again->name), >=, MIN (name->len, CHIEU_HOUSE_RULES_NAME_MAX + 1 - strlen (letter)));
      g_assert_true (g_str_has_prefix (name->str, again->name));
    }
}

/* Two escapes that are the halves of a surrogate pair are read as one character. */
static void
test_surrogate_pair (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHouseRules) house = chieu_house_rules_parse (
    "{\"format\":1,\"game\":\"to-tom\",\"id\":\"x\",\"name\":\"\\ud83c\\udca1 \\u1ea1\"}", -1, "f.json", &error);

  g_assert_no_error (error);
  g_assert_cmpstr (house->name, ==, "🂡 ạ");
}

/* Of a folder with a pipe that nobody writes to, a device, a folder, a file as large as a disk and one sound set, only that set is listed:
 * nothing else is waited for or read. */
static void
test_strange_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-rules-XXXXXX", NULL);
  g_autoptr (GPtrArray) list = NULL;
  char *paths[5];

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    paths[i] = g_strdup_printf ("%s/%u.json", folder, i);
  g_assert_cmpint (mkfifo (paths[0], 0600), ==, 0);
  g_assert_cmpint (symlink ("/dev/zero", paths[1]), ==, 0);
  g_assert_cmpint (g_mkdir (paths[2], 0700), ==, 0);
  g_assert_true (g_file_set_contents (paths[3], "", 0, NULL));
  g_assert_cmpint (truncate (paths[3], (off_t) 8 << 30), ==, 0);
  g_assert_true (g_file_set_contents (paths[4], HEAD "}", -1, NULL));
  list = chieu_house_rules_list (folder, &chieu_to_tom);
  g_assert_cmpuint (list->len, ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_assert_cmpint (g_remove (paths[i]), ==, 0);
      g_free (paths[i]);
    }
  g_rmdir (folder);
}

static void
test_no_file (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_house_rules_load ("/no/such/file.json", &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES);
  g_assert_nonnull (strstr (error->message, "/no/such/file.json"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  presets = argv[1];
  g_test_add_func ("/house-rules/presets", test_presets);
  g_test_add_func ("/house-rules/preset-files", test_preset_files);
  g_test_add_func ("/house-rules/other-games", test_other_games);
  g_test_add_func ("/house-rules/mau-binh-names-all", test_mau_binh_names_all);
  g_test_add_func ("/house-rules/save", test_save);
  g_test_add_func ("/house-rules/bad", test_bad);
  g_test_add_func ("/house-rules/nested", test_nested);
  g_test_add_func ("/house-rules/nested-behind-text", test_nested_behind_text);
  g_test_add_func ("/house-rules/long-name", test_long_name);
  g_test_add_func ("/house-rules/surrogate-pair", test_surrogate_pair);
  g_test_add_func ("/house-rules/strange-files", test_strange_files);
  g_test_add_func ("/house-rules/no-file", test_no_file);
  return g_test_run ();
}
