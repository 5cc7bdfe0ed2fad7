/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "command.h"
#include "hands.h"
#include "json-answer.h"
#include "match/deals/deal-code.h"
#include "options.h"
#include "school/friendly/friendly.h"

#define NAME "friendly"
/* Deals that are played in search of friendly ones: without --tries, and the most that it takes. */
#define TRIES_USUAL 10000
#define TRIES_MAX 1000000

/* A search for @deals deals among @tries, from that of @seed on, which are won in @least decisions or more. */
typedef struct
{
  const ChieuGame *game;
  guint64 seats, seed, tries, least, deals;
} Search;

static void
print_deal (const char *code,
            guint64     seed,
            int         decisions)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

  json_builder_begin_object (builder);
  chieu_json_text_add_string (builder, "code", code);
  chieu_json_text_add_string (builder, "seed", text);
  chieu_json_text_add_int (builder, "decisions", decisions);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

/* @decisions: (out): of the person. Returns: whether the deal is friendly; FALSE with @error if it cannot be played */
static gboolean
is_friendly (const Search  *search,
             const char    *code,
             int           *decisions,
             GError       **error)
{
  ChieuMatchOptions options;
  ChieuFriendlyPlay play;

  if (!chieu_friendly_read_options (code, &options, error) || !chieu_friendly_play (&options, &play, error))
    return FALSE;
  *decisions = play.decisions;
  return play.won && play.decisions >= (int) search->least && play.decisions <= CHIEU_FRIENDLY_DECISIONS;
}

static int
search_deals (const Search *search)
{
  ChieuRules rules;
  guint found = 0;

  chieu_rules_init_usual (&rules, search->game);

  for (guint64 i = 0; i < search->tries && found < search->deals; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      ChieuDealCode code;
      int decisions = 0;

      if (!chieu_deal_code_init (&code, search->game, &rules, (int) search->seats, -1, search->seed + i))
        {
          chieu_options_fail (NAME, "deals of %s have no codes", search->game->id);
          return CHIEU_EXIT_BAD_INPUT;
        }
      text = chieu_deal_code_to_string (&code);
      if (is_friendly (search, text, &decisions, &error))
        {
          print_deal (text, search->seed + i, decisions);
          found++;
        }
      else if (error != NULL)
        {
          chieu_options_fail (NAME, "%s", error->message);
          return CHIEU_EXIT_BAD_INPUT;
        }
    }
  if (found == search->deals)
    return 0;
  chieu_options_fail (NAME, "only %u found among %" G_GUINT64_FORMAT " deals; try more of them (--tries)", found, search->tries);
  return CHIEU_EXIT_BAD_INPUT;
}

static int
run_friendly (int    argc,
              char **argv)
{
  g_autofree char *players = NULL, *seed = NULL, *tries = NULL, *least = NULL, *deals = NULL;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &players, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    { "tries", 0, 0, G_OPTION_ARG_STRING, &tries, NULL, NULL },
    { "least", 0, 0, G_OPTION_ARG_STRING, &least, NULL, NULL },
    { "deals", 0, 0, G_OPTION_ARG_STRING, &deals, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  Search search = { .seed = 1, .tries = TRIES_USUAL, .least = 1, .deals = CHIEU_FRIENDLY_DEALS };

  if (!chieu_options_parse (NAME, entries, &argc, &argv) || !chieu_options_find_game (NAME, argc, argv, &search.game))
    return CHIEU_EXIT_USAGE;
  search.seats = search.game->max_seats;
  if (!chieu_options_read_number (NAME, "players", players, search.game->min_seats, search.game->max_seats, &search.seats)
      || !chieu_options_read_number (NAME, "seed", seed, 0, CHIEU_HANDS_SEED_MAX, &search.seed)
      || !chieu_options_read_number (NAME, "tries", tries, 1, TRIES_MAX, &search.tries)
      || !chieu_options_read_number (NAME, "least", least, 1, CHIEU_FRIENDLY_DECISIONS, &search.least)
      || !chieu_options_read_number (NAME, "deals", deals, 1, TRIES_MAX, &search.deals))
    return CHIEU_EXIT_USAGE;
  return search_deals (&search);
}

static const char help[] =
  "Finds friendly deals: the coach's player at the first seat wins them against\n"
  "beginners within ten decisions of his own (docs/practice.md). Prints one line\n"
  "a deal, a JSON object:\n"
  "\n"
  "  code       of the deal\n"
  "  seed       of its hand\n"
  "  decisions  of the player's own\n"
  "\n"
  "  --players N      seats; default: as many as the game has\n"
  "  --seed N         the first hand that is tried, 0 to 9223372036854775807, or\n"
  "                   0x…; default 1\n"
  "  --tries N        so many hands at most, 1 to 1000000; default 10000\n"
  "  --least N        no deal that is won with fewer decisions, 1 to 10; default 1\n"
  "  --deals N        so many deals, 1 to 1000000; default 3\n"
  "\n"
  "Where fewer are found the exit status is 1.\n";

const ChieuCommand chieu_command_friendly = {
  .name = NAME,
  .usage = "GAME [--players N] [--seed N] [--tries N] [--least N] [--deals N]",
  .summary = "finds deals that are soon won by following the coach",
  .help = help,
  .run = run_friendly,
};
