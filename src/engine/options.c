/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "options.h"

#include "match/record/house-rules.h"

#include <stdio.h>

gboolean
chieu_options_fail (const char *command,
                    const char *format,
                    ...)
{
  g_autofree char *message = NULL, *valid = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  valid = g_utf8_make_valid (message, -1);
  fprintf (stderr, "chieu-engine %s: %s\n", command, valid);
  return FALSE;
}

gboolean
chieu_options_parse (const char           *command,
                     const GOptionEntry   *entries,
                     int                  *argc,
                     char               ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  return chieu_options_fail (command, "%s; try chieu-engine %s --help", error->message, command);
}

gboolean
chieu_options_read_number (const char *command,
                           const char *option,
                           const char *text,
                           guint64     min,
                           guint64     max,
                           guint64    *value)
{
  gboolean hex = text != NULL && g_str_has_prefix (text, "0x");

  if (text == NULL)
    return TRUE;
  if (g_ascii_string_to_unsigned (hex ? text + 2 : text, hex ? 16 : 10, min, max, value, NULL))
    return TRUE;
  return chieu_options_fail (command, "--%s: “%s” is no number from %" G_GUINT64_FORMAT " to %" G_GUINT64_FORMAT,
                             option, text, min, max);
}

static char *
list_games (void)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; chieu_games[i] != NULL; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", chieu_games[i]->id);
  return g_string_free (list, FALSE);
}

gboolean
chieu_options_find_game (const char       *command,
                         int               argc,
                         char            **argv,
                         const ChieuGame **game)
{
  g_autofree char *games = list_games ();

  if (argc < 2)
    return chieu_options_fail (command, "no game given; there is: %s", games);
  if (argc > 2)
    return chieu_options_fail (command, "“%s” is one argument too many", argv[2]);
  *game = chieu_game_find (argv[1]);
  if (*game == NULL)
    return chieu_options_fail (command, "there is no game “%s”; there is: %s", argv[1], games);
  return TRUE;
}

static char *
list_levels (void)
{
  GString *list = g_string_new (NULL);

  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", chieu_bot_levels[i]->id);
  return g_string_free (list, FALSE);
}

gboolean
chieu_options_find_level (const char           *command,
                          const char           *id,
                          const ChieuBotLevel **level)
{
  g_autofree char *levels = list_levels ();

  *level = chieu_bot_level_find (id);
  if (*level != NULL)
    return TRUE;
  return chieu_options_fail (command, "there is no level “%s”; there is: %s", id, levels);
}

gboolean
chieu_options_read_rules (const char      *command,
                          const char      *path,
                          const ChieuGame *game,
                          ChieuRules      *rules)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHouseRules) house = NULL;

  chieu_rules_init (rules, game);
  if (path == NULL)
    return TRUE;
  house = chieu_house_rules_load (path, &error);
  if (house == NULL)
    return chieu_options_fail (command, "--rules: %s", error->message);
  if (house->game != game)
    return chieu_options_fail (command, "--rules: %s is for the game %s", path, house->game->id);
  *rules = house->rules;
  return TRUE;
}
