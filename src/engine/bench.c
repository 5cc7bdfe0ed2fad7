/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "command.h"
#include "hands.h"
#include "options.h"

#define NAME "bench"

/* The fixed work: so many hands of every game, with every number of seats, by every level that does not search. */
#define HANDS 40
#define SEED 20260101
#define MAX_NODES 200

typedef struct
{
  guint64 signature, nodes, moves, hands;
  double seconds;
} Total;

static gboolean
play_level (const ChieuGame     *game,
            int                  seats,
            const ChieuBotLevel *level,
            Total               *total)
{
  ChieuHandsPlan plan = { .game = game, .seats = seats, .seed = SEED, .hands = HANDS, .max_nodes = MAX_NODES };
  g_autoptr (GError) error = NULL;
  ChieuHandsSummary summary;

  chieu_rules_init (&plan.rules, game);
  for (int seat = 0; seat < seats; seat++)
    plan.levels[seat] = level;
  if (!chieu_hands_play (&plan, &summary, NULL, NULL, &error))
    return chieu_options_fail (NAME, "%s, %d seats, %s: %s", game->id, seats, level->id, error->message);
  total->signature = (total->signature ^ summary.signature) * G_GUINT64_CONSTANT (0x100000001b3);
  total->nodes += summary.nodes;
  total->moves += summary.moves;
  total->hands += HANDS;
  total->seconds += summary.seconds;
  return TRUE;
}

static gboolean
play_all (Total *total)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      for (int level = 0; chieu_bot_levels[level] != NULL; level++)
        if (!chieu_bot_levels[level]->searches && !play_level (chieu_games[g], seats, chieu_bot_levels[level], total))
          return FALSE;
  return TRUE;
}

static void
print_total (const Total *total)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  chieu_json_text_add_int (builder, "hands", (gint64) total->hands);
  chieu_json_text_add_int (builder, "moves", (gint64) total->moves);
  chieu_json_text_add_int (builder, "nodes", (gint64) total->nodes);
  chieu_hands_add_signature (total->signature, builder);
  chieu_hands_add_time (total->seconds, "nodes_per_second", total->nodes, builder);
  json_builder_end_object (builder);
  chieu_hands_print (builder);
}

static int
run_bench (int    argc,
           char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  Total total = { .signature = CHIEU_HANDS_SIGNATURE_INIT };

  if (!chieu_options_parse (NAME, entries, &argc, &argv))
    return CHIEU_EXIT_USAGE;
  if (argc > 1)
    {
      chieu_options_fail (NAME, "“%s” is one argument too many", argv[1]);
      return CHIEU_EXIT_USAGE;
    }
  if (!play_all (&total))
    return 1;
  print_total (&total);
  return 0;
}

static const char help[] =
  "Plays a fixed number of hands of every game, by tap-su and vua, and prints one\n"
  "line: hands, moves, nodes (hands evaluated), signature and, apart, time. The\n"
  "signature changes only when the behaviour of rules or bots does.\n";

const ChieuCommand chieu_command_bench = {
  .name = NAME,
  .usage = "",
  .summary = "fixed work: nodes, time, and a signature",
  .help = help,
  .run = run_bench,
};
