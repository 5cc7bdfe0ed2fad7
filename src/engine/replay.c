/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "hands.h"
#include "json-answer.h"
#include "match/record/seal.h"
#include "options.h"

#define NAME "replay"

/* Plays one record again and adds it to the summary. */
static gboolean
replay_one (const ChieuRecord  *record,
            gboolean            seals,
            ChieuHandsSummary  *summary,
            guint              *unfinished,
            GError            **error)
{
  ChieuResult result;

  if (!chieu_record_replay (record, NULL, &result, error))
    return FALSE;
  if (seals)
    {
      g_autofree char *seal = chieu_record_make_seal (record);

      printf ("%s\n", seal);
    }
  *unfinished += result.outcome == CHIEU_OUTCOME_NONE;
  chieu_hands_add_result (summary, &result, record->carry.seats);
  summary->moves += record->moves->len;
  for (guint i = 0; i < record->moves->len; i++)
    {
      const ChieuRecordMove *made = &g_array_index (record->moves, ChieuRecordMove, i);

      chieu_hands_sign_move (&summary->signature, record->game, made->seat, &made->move);
    }
  chieu_hands_sign_result (&summary->signature, record, &result);
  return TRUE;
}

static void
print_summary (const ChieuRecord       *first,
               guint                    hands,
               const ChieuHandsSummary *summary,
               guint                    unfinished)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "game", first->game->id);
  chieu_json_text_add_int (builder, "players", first->carry.seats);
  chieu_json_text_add_int (builder, "hands", hands);
  chieu_json_text_add_int (builder, "unfinished", unfinished);
  chieu_hands_add_json (summary, first->game, first->carry.seats, builder);
  chieu_hands_add_signature (summary->signature, builder);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

/* Checks that @record can be counted with @first: one summary has the seats and the cước of one game. Returns: FALSE after a message on
 * standard error if it cannot */
static gboolean
check_same_table (const ChieuRecord *record,
                  const ChieuRecord *first,
                  guint              number,
                  const char        *path)
{
  if (record->game == first->game && record->carry.seats == first->carry.seats)
    return TRUE;
  return chieu_options_fail (NAME, "%s: record %u is of another game or number of seats than the first", path, number);
}

/* Each record is played as it is read; only the first one is kept, to compare the others with. */
static int
replay_all (const char        *path,
            gboolean           seals,
            ChieuRecordReader *reader)
{
  ChieuHandsSummary summary;
  g_autoptr (ChieuRecord) first = NULL;
  g_autoptr (GError) error = NULL;
  guint hands = 0, unfinished = 0;

  chieu_hands_summary_init (&summary);
  for (;;)
    {
      g_autoptr (ChieuRecord) record = chieu_record_reader_next (reader, &error);

      if (record == NULL)
        break;
      hands++;
      if (!seals && first != NULL && !check_same_table (record, first, hands, path))
        return CHIEU_EXIT_BAD_INPUT;
      if (!replay_one (record, seals, &summary, &unfinished, &error))
        break;
      if (first == NULL)
        first = g_steal_pointer (&record);
    }
  if (error != NULL)
    {
      chieu_options_fail (NAME, "%s: %s", path, error->message);
      return CHIEU_EXIT_BAD_INPUT;
    }
  if (!seals)
    print_summary (first, hands, &summary, unfinished);
  return 0;
}

static int
replay_file (const char *path,
             gboolean    seals)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecordReader) reader = chieu_record_reader_open (strcmp (path, "-") != 0 ? path : NULL, &error);

  if (reader != NULL)
    return replay_all (path, seals, reader);
  chieu_options_fail (NAME, "%s", error->message);
  return CHIEU_EXIT_BAD_INPUT;
}

static int
run_replay (int    argc,
            char **argv)
{
  gboolean seals = FALSE;
  const GOptionEntry entries[] = {
    { "seals", 0, 0, G_OPTION_ARG_NONE, &seals, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!chieu_options_parse (NAME, entries, &argc, &argv))
    return CHIEU_EXIT_USAGE;
  if (argc != 2)
    {
      chieu_options_fail (NAME, argc < 2 ? "no file given" : "one file only");
      return CHIEU_EXIT_USAGE;
    }
  return replay_file (argv[1], seals);
}

static const char help[] =
  "Plays the records of a file again, or of standard input where FILE is “-”:\n"
  "every move must be possible and the result the one that is written there. Prints\n"
  "one line, a JSON object with the keys of play's summary (hands: records;\n"
  "unfinished: those without a result). What is wrong is told with its line, and\n"
  "the exit status is 1. At most 256 MiB and 200000 records are read.\n"
  "\n"
  "  --seals  prints instead the seal of each deal, a line each, as it stands in\n"
  "           the log of a hand before the first card is played\n";

const ChieuCommand chieu_command_replay = {
  .name = NAME,
  .usage = "[--seals] FILE",
  .summary = "plays a record again, checks every move and the result",
  .help = help,
  .run = run_replay,
};
