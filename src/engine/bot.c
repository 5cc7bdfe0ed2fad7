/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bot-session.h"
#include "command.h"
#include "lines.h"
#include "options.h"

#define NAME "bot"
/* A record as a JSON string: every byte of it may be written as \u00XX. */
#define LINE_BYTES_MAX (6 * CHIEU_RECORD_BYTES_MAX)

static gboolean
read_command_line (int               argc,
                   char            **argv,
                   ChieuBotSession  *session)
{
  g_autofree char *level = NULL, *seed = NULL, *nodes = NULL;
  guint64 max_nodes = 0;
  const GOptionEntry entries[] = {
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &nodes, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  session->seed = 1;
  if (!chieu_options_parse (NAME, entries, &argc, &argv)
      || !chieu_options_find_game (NAME, argc, argv, &session->game)
      || !chieu_options_read_number (NAME, "seed", seed, 0, G_MAXUINT64, &session->seed)
      || !chieu_options_read_number (NAME, "nodes", nodes, 1, G_MAXUINT32, &max_nodes))
    return FALSE;
  session->max_nodes = (guint32) max_nodes;
  if (level == NULL)
    return chieu_options_fail (NAME, "--level is missing");
  return chieu_options_find_level (NAME, level, &session->level);
}

static char *
answer (const char     *line,
        gsize           length,
        gpointer        data,
        ChieuLineError *error)
{
  return chieu_bot_session_answer (data, line, length, error);
}

static int
run_bot (int    argc,
         char **argv)
{
  g_autofree ChieuBotSession *session = g_new0 (ChieuBotSession, 1);

  if (!read_command_line (argc, argv, session))
    return CHIEU_EXIT_USAGE;
  return chieu_lines_answer (NAME, LINE_BYTES_MAX, answer, session);
}

static const char help[] =
  "A bot for one seat. It reads one JSON object a line from standard input and\n"
  "answers one line each:\n"
  "\n"
  "  {\"type\":\"hand\",\"seat\":2,\"record\":\"chieu-record 1\\n…end\\n\"}\n"
  "           a hand begins, or is taken up after the moves of the text record\n"
  "  {\"type\":\"move\",\"seat\":1,\"move\":\"danh 3v\"}\n"
  "           a seat made a move; the bot's own moves are told to it, too\n"
  "\n"
  "  {\"type\":\"move\",\"seat\":2,\"move\":\"phong 3v\",\"nodes\":31}   its answer\n"
  "  {\"type\":\"wait\"}                                        it is not asked\n"
  "  {\"type\":\"over\",\"outcome\":\"won\",\"winner\":1,\"worth\":6}   the hand is over\n"
  "\n"
  "At the mat it sits as a program of one's own and reads what such a program is\n"
  "asked (docs/notation.md), of any game; \"refused\" makes it take another move:\n"
  "\n"
  "  {\"type\":\"ask\",\"number\":7,\"game\":\"chan\",\"seat\":1,\"moves\":[…],\"record\":\"…\",…}\n"
  "  {\"type\":\"refused\",\"number\":7,\"reason\":\"no-card\"}\n"
  "\n"
  "  {\"type\":\"move\",\"number\":7,\"move\":\"boc\"}                  its answer\n"
  "\n"
  "Though the record of a hand tells the whole deal, the bot is shown only what\n"
  "its seat sees. Bad lines get {\"error\":{\"line\":N,\"field\":\"…\",\"message\":\"…\"}}\n"
  "and change nothing; the exit status is then 1.\n"
  "\n"
  "  --level L   how well it plays; an unknown L is answered with all levels\n"
  "  --seed N    of what it decides by chance; default 1\n"
  "  --nodes N   hands it may evaluate for one move; default the level's own\n";

const ChieuCommand chieu_command_bot = {
  .name = NAME,
  .usage = "GAME --level L [--seed N] [--nodes N]",
  .summary = "a bot that reads events and answers with moves",
  .help = help,
  .run = run_bot,
};
