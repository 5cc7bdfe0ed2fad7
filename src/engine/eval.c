/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "eval.h"

#include <stdio.h>
#include <string.h>

#include "engine-game.h"
#include "lines.h"
#include "options.h"
#include "match/record/json-text.h"

/* No position needs a hundredth of this. A longer line is a mistake, and is not kept in memory. */
#define LINE_BYTES_MAX 65536

static const ChieuEngineGame *
find_game (JsonObject     *position,
           ChieuLineError *error)
{
  const char *game = chieu_json_line_get_string (position, "game", error);

  for (int i = 0; game != NULL && chieu_engine_games[i] != NULL; i++)
    if (chieu_engine_games[i]->eval != NULL && strcmp (chieu_engine_games[i]->game->id, game) == 0)
      return chieu_engine_games[i];
  if (game != NULL)
    chieu_line_error_set (error, "game", "positions of “%.40s” are not evaluated", game);
  return NULL;
}

/* Returns: (transfer full) (nullable): the answer, or %NULL with @error set. */
static char *
answer_line (const char     *line,
             gsize           length,
             gpointer        data,
             ChieuLineError *error)
{
  g_autoptr (JsonObject) position = chieu_json_line_parse (line, length, error);
  g_autoptr (JsonBuilder) builder = NULL;
  const ChieuEngineGame *game = position != NULL ? find_game (position, error) : NULL;

  if (game == NULL)
    return NULL;

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  game->eval (position, builder, error);
  if (error->message != NULL)
    return NULL;
  json_builder_end_object (builder);
  return chieu_json_text_print_line (builder);
}

char *
chieu_engine_eval_line (const char *line,
                        gsize       length,
                        int         number)
{
  g_auto (ChieuLineError) error = { 0 };
  char *answer = answer_line (line, length, NULL, &error);

  return answer != NULL ? answer : chieu_line_error_to_json (&error, number);
}

/* ---- The command ---- */

static int
run_eval (int    argc,
          char **argv)
{
  if (argc <= 1)
    return chieu_lines_answer ("eval", LINE_BYTES_MAX, answer_line, NULL);
  chieu_options_fail ("eval", "“%s” not understood; it reads standard input", argv[1]);
  return CHIEU_EXIT_USAGE;
}

static void
print_forms (void)
{
  for (int i = 0; chieu_engine_games[i] != NULL; i++)
    if (chieu_engine_games[i]->eval_help != NULL)
      printf ("\n%s", chieu_engine_games[i]->eval_help);
}

static const char help[] =
  "Reads one position a line from standard input, as JSON, and answers one line\n"
  "each. Bad lines get {\"error\":{\"line\":N,\"field\":\"…\",\"message\":\"…\"}}; the exit\n"
  "status is then 1.\n";

const ChieuCommand chieu_command_eval = {
  .name = "eval",
  .usage = "< POSITIONS",
  .summary = "evaluates positions, one JSON object a line",
  .help = help,
  .print_more_help = print_forms,
  .run = run_eval,
};
