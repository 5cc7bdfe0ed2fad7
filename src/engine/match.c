/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>

#include "command.h"
#include "duel.h"
#include "options.h"

#define NAME "match"
/* The most threads that --jobs takes. */
#define JOBS_MAX 64
/* The deals that are played without --hands: enough for a first look; what docs/bots.md says of levels was measured with more. */
#define DEALS 100
/* An interval is found from how deals differ from each other, so one deal has none. */
#define DEALS_MIN 2

/* The words for the scales; the first one is the default. */
static const char *const scales[] = {
  [CHIEU_DUEL_POINTS] = "points",
  [CHIEU_DUEL_OUTCOME] = "outcome",
};

/* ---- Command line ---- */

/* The options of the command line as they were written; NULL: the option was not given. */
typedef struct
{
  char *players, *hands, *seed, *first, *second, *scale, *rules, *jobs;
  gboolean one_way;
} Words;

static void
words_clear (Words *words)
{
  char **all[] = { &words->players, &words->hands, &words->seed, &words->first,
                   &words->second, &words->scale, &words->rules, &words->jobs };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    g_clear_pointer (all[i], g_free);
}

static gboolean
read_levels (const Words   *words,
             ChieuDuelPlan *plan)
{
  if (words->first == NULL || words->second == NULL)
    return chieu_options_fail (NAME, "--first and --second: two levels are needed");
  return chieu_options_find_level (NAME, words->first, &plan->level[0])
         && chieu_options_find_level (NAME, words->second, &plan->level[1]);
}

static gboolean
read_numbers (const Words   *words,
              ChieuDuelPlan *plan)
{
  guint64 players = plan->game->max_seats, hands = DEALS, jobs = 1;

  plan->seed = 1;
  if (!chieu_options_read_number (NAME, "players", words->players, plan->game->min_seats, plan->game->max_seats, &players)
      || !chieu_options_read_number (NAME, "hands", words->hands, DEALS_MIN, CHIEU_HANDS_MAX, &hands)
      || !chieu_options_read_number (NAME, "seed", words->seed, 0, CHIEU_HANDS_SEED_MAX, &plan->seed)
      || !chieu_options_read_number (NAME, "jobs", words->jobs, 1, JOBS_MAX, &jobs))
    return FALSE;
  plan->seats = (int) players;
  plan->deals = (guint) hands;
  plan->jobs = (guint) jobs;
  return TRUE;
}

static char *
list_scales (void)
{
  GString *list = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", scales[i]);
  return g_string_free (list, FALSE);
}

static gboolean
read_scale (const Words   *words,
            ChieuDuelPlan *plan)
{
  g_autofree char *known = list_scales ();

  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    if (words->scale == NULL || g_str_equal (scales[i], words->scale))
      {
        plan->scale = (ChieuDuelScale) i;
        return TRUE;
      }
  return chieu_options_fail (NAME, "--scale: there is no scale “%s”; there is: %s", words->scale, known);
}

static gboolean
read_command_line (int             argc,
                   char          **argv,
                   Words          *words,
                   ChieuDuelPlan  *plan)
{
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &words->players, NULL, NULL },
    { "first", 0, 0, G_OPTION_ARG_STRING, &words->first, NULL, NULL },
    { "second", 0, 0, G_OPTION_ARG_STRING, &words->second, NULL, NULL },
    { "hands", 0, 0, G_OPTION_ARG_STRING, &words->hands, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &words->seed, NULL, NULL },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &words->scale, NULL, NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &words->rules, NULL, NULL },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &words->jobs, NULL, NULL },
    { "one-way", 0, 0, G_OPTION_ARG_NONE, &words->one_way, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  if (!chieu_options_parse (NAME, entries, &argc, &argv)
      || !chieu_options_find_game (NAME, argc, argv, &plan->game)
      || !read_numbers (words, plan)
      || !read_levels (words, plan)
      || !read_scale (words, plan))
    return FALSE;
  plan->one_way = words->one_way;
  return chieu_options_read_rules (NAME, words->rules, plan->game, &plan->rules);
}

/* ---- Summary ---- */

/* The words that are printed here are ids, so nothing needs to be escaped; and numbers have a point in every language, as main() takes
 * only the characters from the locale. */

/* Returns: @value as it is shown: with four places, more than the precision of any match; a number that rounds to zero has no sign */
static double
round_number (double value)
{
  double shown = round (value * 1e4) / 1e4;

  return shown == 0 ? 0 : shown;
}

static void
print_mean (const ChieuDuelMean *mean)
{
  printf ("{\"mean\":%.4f,\"low\":%.4f,\"high\":%.4f}", round_number (mean->mean), round_number (mean->low),
          round_number (mean->high));
}

static void
print_side (const ChieuDuelPlan *plan,
            const ChieuDuelSide *side,
            const char          *level)
{
  printf ("{\"level\":\"%s\",\"hands\":%" G_GUINT64_FORMAT ",\"wins\":%" G_GUINT64_FORMAT ",\"draws\":%" G_GUINT64_FORMAT
          ",\"points\":", level, side->hands, side->wins, side->draws);
  print_mean (&side->points);
  printf (",\"seats\":[");
  for (int seat = 0; seat < plan->seats; seat++)
    {
      printf (seat > 0 ? "," : "");
      print_mean (&side->seat[seat]);
    }
  printf ("]}");
}

static void
print_sides (const ChieuDuelPlan   *plan,
             const ChieuDuelResult *result)
{
  if (!plan->one_way)
    {
      printf (",\"lead\":");
      print_mean (&result->lead);
    }
  printf (",\"alone\":[");
  print_side (plan, &result->alone[0], plan->level[0]->id);
  if (!plan->one_way)
    {
      printf (",");
      print_side (plan, &result->alone[1], plan->level[1]->id);
    }
  printf ("]");
}

static void
print_player (const char            *name,
              const ChieuDuelPlayer *player)
{
  printf (",\"%s\":{\"decisions\":%" G_GUINT64_FORMAT ",\"milliseconds\":%.4f,\"longest\":%.1f}", name, player->decisions,
          (double) player->thought / 1000 / (double) MAX (player->decisions, 1), (double) player->longest / 1000);
}

static void
print_result (const ChieuDuelPlan   *plan,
              const ChieuDuelResult *result)
{
  printf ("{\"game\":\"%s\",\"players\":%d,\"first\":\"%s\",\"second\":\"%s\",\"scale\":\"%s\",\"deals\":%u,\"seed\":%"
          G_GUINT64_FORMAT ",\"hands\":%" G_GUINT64_FORMAT, plan->game->id, plan->seats, plan->level[0]->id,
          plan->level[1]->id, scales[plan->scale], plan->deals, plan->seed, result->hands);
  print_sides (plan, result);
  printf (",\"faults\":[%" G_GUINT64_FORMAT ",%" G_GUINT64_FORMAT "],\"signature\":\"%016" G_GINT64_MODIFIER "x\"",
          result->player[0].faults, result->player[1].faults, result->signature);
  printf (",\"time\":{\"seconds\":%.3f", result->seconds);
  print_player ("first", &result->player[0]);
  print_player ("second", &result->player[1]);
  printf ("}}\n");
}

static int
run_match (int    argc,
           char **argv)
{
  Words words = { 0 };
  ChieuDuelPlan plan = { 0 };
  ChieuDuelResult result;
  g_autoptr (GError) error = NULL;
  gboolean understood = read_command_line (argc, argv, &words, &plan);

  words_clear (&words);
  if (!understood)
    return CHIEU_EXIT_USAGE;
  if (!chieu_duel_play (&plan, &result, &error))
    {
      chieu_options_fail (NAME, "%s", error->message);
      return CHIEU_EXIT_BAD_INPUT;
    }
  print_result (&plan, &result);
  return 0;
}

static const char help[] =
  "Compares two levels by duplicate deals and prints one line, a JSON object. Each\n"
  "deal is played with the first level at one seat after the other and the second\n"
  "at all others, then the other way round; all that is decided by chance is the\n"
  "same for both. A deal is one observation. Intervals are of 95 %: 1.96 standard\n"
  "errors. The same command line gives the same line but for the time, whatever\n"
  "--jobs is; a level against itself comes out at 0.\n"
  "\n"
  "  lead      what the first level has a hand when it plays alone, less what the\n"
  "            second has when it does, halved: mean, low, high\n"
  "  alone     for each level where it plays alone: hands, wins, draws, points a\n"
  "            hand, and by seats\n"
  "  faults    moves of each level that were faults\n"
  "  time      apart: of each level its decisions, the milliseconds of one on\n"
  "            average, and those of the longest one\n"
  "\n"
  "  --players N      seats; default: as many as the game has\n"
  "  --first LEVEL    the level that is measured\n"
  "  --second LEVEL   the level by which it is measured\n"
  "  --hands N        deals, 2 to 1000000; each is played with every seating, twice\n"
  "                   as many hands as seats (with two players two); default 100\n"
  "  --seed N         0 to 9223372036854775807, or 0x…; default 1\n"
  "  --scale S        points: what a seat is credited, less the mean of the table;\n"
  "                   outcome: the winner gets 1 for each other seat and each of\n"
  "                   them -1 (+4 and -1 with five seats), and a hand that is drawn\n"
  "                   or called falsely counts 0 for all; default points\n"
  "  --one-way        only the first level plays alone: half the hands, no lead\n"
  "  --rules FILE     house rules, as in data/house-rules\n"
  "  --jobs N         threads, 1 to 64; default 1\n";

const ChieuCommand chieu_command_match = {
  .name = NAME,
  .usage = "GAME --first LEVEL --second LEVEL [--players N] [--hands N] [--seed N] [--scale S] [--one-way] [--rules FILE] [--jobs N]",
  .summary = "compares two levels by duplicate deals",
  .help = help,
  .run = run_match,
};
