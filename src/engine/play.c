/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <stdio.h>

#include "command.h"
#include "hands.h"
#include "json-answer.h"
#include "options.h"

#define NAME "play"
/* The level of all seats where --bots is not given. */
#define USUAL_LEVEL "vua"

/* The hands that are to be played, and where their records go. */
typedef struct
{
  ChieuHandsPlan plan;
  char *record;                  /* (nullable): path */
  FILE *stream;                  /* (nullable): of that file */
} Play;

/* ---- Command line ---- */

/* Reads the levels of @list, from seat 0 on; a short list begins again. */
static gboolean
read_levels (const char     *list,
             ChieuHandsPlan *plan)
{
  g_auto (GStrv) ids = g_strsplit (list, ",", -1);
  guint n = g_strv_length (ids);

  if (n == 0 || (int) n > plan->seats)
    return chieu_options_fail (NAME, "--bots: 1 to %d levels are expected, and there are %u", plan->seats, n);
  for (int seat = 0; seat < plan->seats; seat++)
    if (!chieu_options_find_level (NAME, ids[(guint) seat % n], &plan->levels[seat]))
      return FALSE;
  return TRUE;
}

static gboolean
read_numbers (const char     *players,
              const char     *hands,
              const char     *seed,
              ChieuHandsPlan *plan)
{
  guint64 n_players = plan->game->max_seats, n_hands = 1;

  plan->seed = 1;
  if (!chieu_options_read_number (NAME, "players", players, plan->game->min_seats, plan->game->max_seats, &n_players)
      || !chieu_options_read_number (NAME, "hands", hands, 1, CHIEU_HANDS_MAX, &n_hands)
      || !chieu_options_read_number (NAME, "seed", seed, 0, CHIEU_HANDS_SEED_MAX, &plan->seed))
    return FALSE;
  plan->seats = (int) n_players;
  plan->hands = (guint) n_hands;
  return TRUE;
}

static gboolean
read_command_line (int    argc,
                   char **argv,
                   Play  *play)
{
  g_autofree char *players = NULL, *hands = NULL, *seed = NULL, *bots = NULL, *rules = NULL;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &players, NULL, NULL },
    { "hands", 0, 0, G_OPTION_ARG_STRING, &hands, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    { "bots", 0, 0, G_OPTION_ARG_STRING, &bots, NULL, NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, NULL, NULL },
    { "record", 0, 0, G_OPTION_ARG_FILENAME, &play->record, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  return chieu_options_parse (NAME, entries, &argc, &argv)
         && chieu_options_find_game (NAME, argc, argv, &play->plan.game)
         && read_numbers (players, hands, seed, &play->plan)
         && read_levels (bots != NULL ? bots : USUAL_LEVEL, &play->plan)
         && chieu_options_read_rules (NAME, rules, play->plan.game, &play->plan.rules);
}

/* ---- Records ---- */

static gboolean
open_record (Play *play)
{
  if (play->record == NULL)
    return TRUE;
  play->stream = fopen (play->record, "w");
  return play->stream != NULL
         || chieu_options_fail (NAME, "--record: %s: %s", play->record, g_strerror (errno));
}

/* Fails with the reason for which writing or closing the record has just failed. */
static gboolean
fail_write (const Play  *play,
            GError     **error)
{
  int number = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (number), "--record: %s could not be written: %s", play->record,
               g_strerror (number));
  return FALSE;
}

static gboolean
write_record (const ChieuRecord  *record,
              gpointer            data,
              GError            **error)
{
  Play *play = data;
  g_autofree char *text = NULL;

  if (play->stream == NULL)
    return TRUE;
  text = chieu_record_to_string (record);
  return (fputs (text, play->stream) != EOF && fputc ('\n', play->stream) != EOF) || fail_write (play, error);
}

/* ---- Summary ---- */

static void
print_summary (const ChieuHandsPlan    *plan,
               const ChieuHandsSummary *summary)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "game", plan->game->id);
  chieu_json_text_add_int (builder, "players", plan->seats);
  chieu_json_text_add_int (builder, "hands", plan->hands);
  chieu_json_text_add_int (builder, "seed", (gint64) plan->seed);
  json_builder_set_member_name (builder, "bots");
  json_builder_begin_array (builder);
  for (int seat = 0; seat < plan->seats; seat++)
    json_builder_add_string_value (builder, plan->levels[seat]->id);
  json_builder_end_array (builder);
  chieu_hands_add_json (summary, plan->game, plan->seats, builder);
  chieu_hands_add_signature (summary->signature, builder);
  chieu_hands_add_time (summary->seconds, "hands_per_second", plan->hands, builder);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

static int
play_hands (Play *play)
{
  g_autoptr (GError) error = NULL;
  ChieuHandsSummary summary;
  gboolean played;

  if (!open_record (play))
    return CHIEU_EXIT_BAD_INPUT;
  played = chieu_hands_play (&play->plan, &summary, write_record, play, &error);
  /* What closing says after another failure is left out. */
  if (play->stream != NULL && fclose (play->stream) != 0 && played)
    played = fail_write (play, &error);
  if (!played)
    {
      chieu_options_fail (NAME, "%s", error->message);
      return CHIEU_EXIT_BAD_INPUT;
    }
  print_summary (&play->plan, &summary);
  return 0;
}

static int
run_play (int    argc,
          char **argv)
{
  Play play = { 0 };
  int status = CHIEU_EXIT_USAGE;

  if (read_command_line (argc, argv, &play))
    status = play_hands (&play);
  g_free (play.record);
  return status;
}

static const char help[] =
  "Plays whole hands between bots and prints one line: a JSON object with game,\n"
  "players, hands, seed, bots, wins, draws, unpaid, cheo_do, false_calls, cuoc,\n"
  "points, faults, moves, signature and, apart, time. The same command line gives\n"
  "the same hands and the same signature.\n"
  "\n"
  "  --players N      seats; default: as many as the game has\n"
  "  --hands N        1 to 1000000; default 1\n"
  "  --seed N         0 to 9223372036854775807, or 0x…; default 1\n"
  "  --bots A,B,…     levels from seat 0 on, the list begins again; default " USUAL_LEVEL "\n"
  "  --rules FILE     house rules, as in data/house-rules\n"
  "  --record FILE    writes the text records of all hands\n";

const ChieuCommand chieu_command_play = {
  .name = NAME,
  .usage = "GAME [--players N] [--hands N] [--seed N] [--bots A,B,…] [--rules FILE] [--record FILE]",
  .summary = "plays whole hands between bots, prints a summary",
  .help = help,
  .run = run_play,
};
