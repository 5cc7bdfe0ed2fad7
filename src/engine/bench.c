/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-game.h"
#include "hands.h"
#include "json-answer.h"
#include "options.h"

#define NAME "bench"

/* The seed never changes, so that signatures can be compared. */
#define SEED 20260101

/* The sums over all levels. */
typedef struct
{
  guint64 signature, nodes, moves, hands;
  double seconds;
  gboolean tells_parts;          /* the signature of each part is printed */
} Total;

/* Lets @level play its hands of @game with @seats seats, and adds them to @total. */
static gboolean
play_level (const ChieuGame     *game,
            int                  seats,
            const ChieuBotLevel *level,
            Total               *total)
{
  ChieuHandsPlan plan = { .game = game, .seats = seats, .seed = SEED, .max_nodes = level->bench.max_nodes };
  g_autoptr (GError) error = NULL;
  const ChieuEngineGame *engine_game = chieu_engine_game_find (game);
  ChieuHandsSummary summary;

  plan.hands = engine_game != NULL && engine_game->costly ? level->bench.of_costly : level->bench.hands;
  chieu_rules_init (&plan.rules, game);
  for (int seat = 0; seat < seats; seat++)
    plan.levels[seat] = level;
  if (!chieu_hands_play (&plan, &summary, NULL, NULL, &error))
    return chieu_options_fail (NAME, "%s, %d seats, %s: %s", game->id, seats, level->id, error->message);
  if (total->tells_parts)
    g_print ("%s %d %s %016" G_GINT64_MODIFIER "x\n", game->id, seats, level->id, summary.signature);
  total->signature = chieu_fnv_add (total->signature, summary.signature);
  total->nodes += summary.nodes;
  total->moves += summary.moves;
  total->hands += plan.hands;
  total->seconds += summary.seconds;
  return TRUE;
}

/* Plays a fixed amount of work: each level plays a number of hands of every game, with every number of seats. Thinking is limited by
 * nodes and never by time, so that the work is the same on every machine. It takes an idle core less than 20 s. */
static gboolean
play_all (Total *total)
{
  for (int game = 0; chieu_games[game] != NULL; game++)
    for (int seats = chieu_games[game]->min_seats; seats <= chieu_games[game]->max_seats; seats++)
      for (int level = 0; chieu_bot_levels[level] != NULL; level++)
        if (!play_level (chieu_games[game], seats, chieu_bot_levels[level], total))
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
  chieu_json_answer_print (builder);
}

static int
run_bench (int    argc,
           char **argv)
{
  Total total = { .signature = CHIEU_HANDS_SIGNATURE_INIT };
  const GOptionEntry entries[] = {
    { "parts", 0, 0, G_OPTION_ARG_NONE, &total.tells_parts, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!chieu_options_parse (NAME, entries, &argc, &argv))
    return CHIEU_EXIT_USAGE;
  if (argc > 1)
    {
      chieu_options_fail (NAME, "“%s” is one argument too many", argv[1]);
      return CHIEU_EXIT_USAGE;
    }
  if (!play_all (&total))
    return CHIEU_EXIT_BAD_INPUT;
  if (total.tells_parts)
    g_print ("signature %016" G_GINT64_MODIFIER "x\n", total.signature);
  else
    print_total (&total);
  return 0;
}

static const char help[] =
  "Plays a fixed number of hands of every game, with every number of seats, by each\n"
  "level, with a fixed limit of hands evaluated, and prints one line:\n"
  "hands, moves, nodes (hands evaluated), signature and, apart, time. The signature\n"
  "changes only when the behaviour of rules or bots does, on no other machine and\n"
  "with no other compiler.\n"
  "\n"
  "  --parts       prints instead a line for each game, number of seats and level:\n"
  "                GAME SEATS LEVEL SIGNATURE, and last the signature of all, as\n"
  "                tests/golden/signature.txt has them\n";

const ChieuCommand chieu_command_bench = {
  .name = NAME,
  .usage = "[--parts]",
  .summary = "fixed work: nodes, time, and a signature",
  .help = help,
  .run = run_bench,
};
