/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "command.h"
#include "json-answer.h"
#include "match/deals/deal-code.h"
#include "match/deals/hand-of-day.h"
#include "options.h"

#define NAME "code"

/* Adds the contents of the code and, with its house rules @rules, the head of the record with which the hand is dealt. @rules: NULL if they
 * are not known */
static void
add_deal (const ChieuDealCode *code,
          const ChieuRules    *rules,
          JsonBuilder         *builder)
{
  g_autofree char *text = chieu_deal_code_to_string (code);
  g_autofree char *sum = g_strdup_printf ("%07x", code->rules);
  g_autofree char *seed = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x", code->seed);

  chieu_json_text_add_string (builder, "code", text);
  chieu_json_text_add_string (builder, "game", code->game->id);
  chieu_json_text_add_int (builder, "players", code->seats);
  chieu_json_text_add_int (builder, "cai", code->cai);
  chieu_json_text_add_string (builder, "rules", code->usual ? "usual" : code->defaults ? "defaults" : sum);
  chieu_json_text_add_string (builder, "seed", seed);
  if (rules != NULL)
    {
      g_autoptr (ChieuRecord) record = NULL;
      g_autofree char *head = NULL;
      ChieuCarry carry;

      chieu_carry_init (&carry, code->seats, -1, FALSE);
      carry.cai = (int8_t) code->cai;
      record = chieu_record_new (code->game, rules, &carry, code->seed);
      head = chieu_record_to_string (record);
      chieu_json_text_add_string (builder, "record", head);
    }
}

static void
print_deal (const ChieuDealCode *code,
            const ChieuRules    *rules)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_deal (code, rules, builder);
  json_builder_end_object (builder);
  chieu_json_answer_print (builder);
}

static int
read_code (const char *text,
           const char *rules_path)
{
  g_autoptr (GError) error = NULL;
  ChieuDealCode code;
  ChieuRules rules;

  if (!chieu_deal_code_parse (&code, text, &error))
    {
      chieu_options_fail (NAME, "%s", error->message);
      return CHIEU_EXIT_BAD_INPUT;
    }
  if (rules_path == NULL)
    chieu_deal_code_find_rules (&code, &rules);
  else if (!chieu_options_read_rules (NAME, rules_path, code.game, &rules))
    return CHIEU_EXIT_USAGE;
  if (rules_path != NULL && !chieu_deal_code_has_rules (&code, &rules))
    {
      chieu_options_fail (NAME, "the code is of other house rules than those of %s", rules_path);
      return CHIEU_EXIT_BAD_INPUT;
    }
  print_deal (&code, chieu_deal_code_has_rules (&code, &rules) ? &rules : NULL);
  return 0;
}

/* Returns: whether @text names a day, as chieu_day_to_name() does */
static gboolean
is_day (const char *text)
{
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *again = NULL;
  int year, month, date, end = 0;

  if (sscanf (text, "%4d-%2d-%2d%n", &year, &month, &date, &end) != 3 || text[end] != '\0')
    return FALSE;
  day = g_date_time_new_utc (year, month, date, 0, 0, 0);
  again = day != NULL ? chieu_day_to_name (day) : NULL;
  return g_strcmp0 (again, text) == 0;
}

/* The options of the command line as they were written; NULL: the option was not given. */
typedef struct
{
  char *players, *seed, *cai, *day, *rules;
} Wanted;

static int
make_code (const ChieuGame *game,
           const Wanted    *wanted)
{
  ChieuDealCode code;
  ChieuRules rules;
  guint64 seats = game->max_seats, seed = 1, cai = 0;

  if (!chieu_options_read_number (NAME, "players", wanted->players, game->min_seats, game->max_seats, &seats)
      || !chieu_options_read_number (NAME, "seed", wanted->seed, 0, G_MAXUINT64, &seed)
      || !chieu_options_read_number (NAME, "cai", wanted->cai, 0, seats - 1, &cai)
      || !chieu_options_read_rules (NAME, wanted->rules, game, &rules))
    return CHIEU_EXIT_USAGE;
  if (wanted->day != NULL && wanted->seed != NULL)
    {
      chieu_options_fail (NAME, "--day and --seed both name the hand: only one of them can be given");
      return CHIEU_EXIT_USAGE;
    }
  if (wanted->day != NULL && !is_day (wanted->day))
    {
      chieu_options_fail (NAME, "--day: “%s” is no day; one is 2026-11-22", wanted->day);
      return CHIEU_EXIT_USAGE;
    }
  if (wanted->day != NULL)
    seed = chieu_day_find_seed (game, wanted->day);
  if (wanted->day != NULL && wanted->rules == NULL)
    chieu_rules_init_usual (&rules, game);
  if (!chieu_deal_code_init (&code, game, &rules, (int) seats, wanted->cai != NULL ? (int) cai : -1, seed))
    {
      chieu_options_fail (NAME, "deals of %s have no codes", game->id);
      return CHIEU_EXIT_BAD_INPUT;
    }
  print_deal (&code, &rules);
  return 0;
}

static int
run_code (int    argc,
          char **argv)
{
  Wanted wanted = { 0 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &wanted.players, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &wanted.seed, NULL, NULL },
    { "cai", 0, 0, G_OPTION_ARG_STRING, &wanted.cai, NULL, NULL },
    { "day", 0, 0, G_OPTION_ARG_STRING, &wanted.day, NULL, NULL },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &wanted.rules, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  int status = CHIEU_EXIT_USAGE;
  gboolean makes;

  if (chieu_options_parse (NAME, entries, &argc, &argv))
    {
      makes = wanted.players != NULL || wanted.seed != NULL || wanted.cai != NULL || wanted.day != NULL;
      if (argc != 2)
        chieu_options_fail (NAME, "a code or a game is wanted, and nothing else; try chieu-engine code --help");
      else if (chieu_game_find (argv[1]) != NULL)
        status = make_code (chieu_game_find (argv[1]), &wanted);
      else if (makes)
        /* There is no such game; this says which there are. */
        chieu_options_find_game (NAME, argc, argv, &(const ChieuGame *) { NULL });
      else
        status = read_code (argv[1], wanted.rules);
    }
  g_free (wanted.players);
  g_free (wanted.seed);
  g_free (wanted.cai);
  g_free (wanted.day);
  g_free (wanted.rules);
  return status;
}

static const char help[] =
  "Reads the code of a deal, or makes one of a game. Prints one line: a JSON\n"
  "object with code, game, players, cai (-1: by lot), rules (usual, defaults, or\n"
  "the sum of the house rules), seed of the hand and, where the rules are known,\n"
  "record: the text record of the hand before its first move.\n"
  "\n"
  "  --players N      seats; default: as many as the game has\n"
  "  --seed N         of the hand, 0 to 18446744073709551615, or 0x…; default 1\n"
  "  --cai N          the seat that is cái; default: by lot from the seed\n"
  "  --day DAY        instead of a seed the hand of a day: 2026-11-22\n"
  "  --rules FILE     house rules, as in data/house-rules; default: those of the\n"
  "                   code, for a day the usual ones, else the defaults\n";

const ChieuCommand chieu_command_code = {
  .name = NAME,
  .usage = "CODE [--rules FILE] | GAME [--players N] [--seed N | --day DAY] [--cai N] [--rules FILE]",
  .summary = "reads the code of a deal, or makes one",
  .help = help,
  .run = run_code,
};
