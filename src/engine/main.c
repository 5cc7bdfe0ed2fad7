/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * chieu-engine: the games without a window (docs/notation.md, "The engine program").
 */
#include "config.h"

#include <glib.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "engine-game.h"

/* The width of the column of names in the list of commands: as many letters as the longest name has. */
#define NAME_WIDTH 8

/* The commands in the order in which --help lists them; those of a single game come after them. */
static const ChieuCommand *const commands[] = {
  &chieu_command_eval,
  &chieu_command_play,
  &chieu_command_match,
  &chieu_command_replay,
  &chieu_command_code,
  &chieu_command_bot,
  &chieu_command_lesson,
  &chieu_command_friendly,
  &chieu_command_bench,
};

/* Returns: (transfer container): all commands */
static GPtrArray *
list_commands (void)
{
  GPtrArray *list = g_ptr_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_ptr_array_add (list, (gpointer) commands[i]);
  for (int i = 0; chieu_engine_games[i] != NULL; i++)
    if (chieu_engine_games[i]->command != NULL)
      g_ptr_array_add (list, (gpointer) chieu_engine_games[i]->command);
  return list;
}

static const ChieuCommand *
find_command (const char *name)
{
  g_autoptr (GPtrArray) list = list_commands ();

  for (guint i = 0; i < list->len; i++)
    if (strcmp (((const ChieuCommand *) list->pdata[i])->name, name) == 0)
      return list->pdata[i];
  return NULL;
}

static void
print_command (const ChieuCommand *command)
{
  printf ("chieu-engine %s%s%s\n", command->name, *command->usage != '\0' ? " " : "", command->usage);
  printf ("\n%s", command->help);
  if (command->print_more_help != NULL)
    command->print_more_help ();
}

static void
print_help (void)
{
  g_autoptr (GPtrArray) list = list_commands ();

  printf ("Usage: chieu-engine COMMAND …\n"
          "       chieu-engine COMMAND --help\n"
          "       chieu-engine --help | --version\n\n"
          "The card games of Chiếu Bài without a window.\n\n");
  for (guint i = 0; i < list->len; i++)
    {
      const ChieuCommand *command = list->pdata[i];

      printf ("  %-*s %s\n", NAME_WIDTH, command->name, command->summary);
    }
  for (guint i = 0; i < list->len; i++)
    {
      printf ("\n");
      print_command (list->pdata[i]);
    }
}

static gboolean
is_option (const char *text,
           const char *name,
           const char *letter)
{
  return strcmp (text, name) == 0 || strcmp (text, letter) == 0;
}

static int
run_command (const ChieuCommand  *command,
             int                  argc,
             char               **argv)
{
  if (argc > 1 && is_option (argv[1], "--help", "-h"))
    {
      print_command (command);
      return 0;
    }
  return command->run (argc, argv);
}

/* Writes out what is left of the output: a full disk or a closed pipe must not count as success. Returns: the exit status */
static int
close_output (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  perror ("chieu-engine: standard output");
  return status != 0 ? status : CHIEU_EXIT_BAD_INPUT;
}

/* Runs the command whose name @argv begins with. Returns: the exit status */
static int
run_named_command (int    argc,
                   char **argv)
{
  const ChieuCommand *command = find_command (argv[0]);
  g_autofree char *word = g_utf8_make_valid (argv[0], -1);

  if (command != NULL)
    return close_output (run_command (command, argc, argv));
  fprintf (stderr, "chieu-engine: no command “%s”; try chieu-engine --help\n", word);
  return CHIEU_EXIT_USAGE;
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "");
  if (argc < 2)
    {
      fprintf (stderr, "chieu-engine: no command given; try chieu-engine --help\n");
      return CHIEU_EXIT_USAGE;
    }
  if (is_option (argv[1], "--help", "-h"))
    {
      print_help ();
      return close_output (0);
    }
  if (is_option (argv[1], "--version", "-V"))
    {
      printf ("chieu-engine " VERSION "\n");
      return close_output (0);
    }

  return run_named_command (argc - 1, argv + 1);
}
