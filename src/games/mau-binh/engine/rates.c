/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * "chieu-engine rates": the table of src/games/mau-binh/rules/rates.txt, by hands that the program arranges against itself
 * (docs/notation.md, "eval: Mậu binh").
 */
#include <stdio.h>
#include <string.h>

#include "engine/command.h"
#include "engine/options.h"
#include "games/mau-binh/rules/mau-binh.h"

#define NAME "rates"
/* The defaults of the command line, and the most that it may ask for; the help below has the same numbers. */
#define HANDS 500000
#define ROUNDS 8
#define SEED 1
#define HANDS_MAX 100000000
#define ROUNDS_MAX 100

/* What the command line asks for. */
typedef struct
{
  guint64 hands, rounds, seed;
} Plan;

/* The rates so far, and what is laid by them. */
typedef struct
{
  ChieuRules rules;
  ChieuMauBinhRates rates;
  guint64 counts[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_CLASSES_5];   /* chi laid so far, by class */
  guint64 n;                     /* hands laid so far */
} Play;

/* ---- Playing ---- */

static void
count_rows (Play            *self,
            const ChieuCard *cards)
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    self->counts[row][chieu_mau_binh_row_class (cards, row, FALSE)]++;
  self->n++;
}

/* The first round is arranged as a beginner does, for there are no rates yet. A tới trắng that is shown is not
 * compared. */
static void
play_hand (Play     *self,
           guint64   hand,
           gboolean  first)
{
  ChieuMauBinhArrangement best;

  if (first)
    {
      chieu_mau_binh_arrange_as_beginner (hand, FALSE, best.cards);
      count_rows (self, best.cards);
      return;
    }
  chieu_mau_binh_find_best (hand, &self->rules, &self->rates, &best);
  if (chieu_mau_binh_find_best_instant (hand, &self->rules, best.worth) < 0)
    count_rows (self, best.cards);
}

/* Works out how many chi of a million are below each grade of @row; none if no hand was laid, because each had a tới trắng. */
static void
sum_row (const Play *self,
         int         row,
         uint32_t    below[CHIEU_MAU_BINH_GRADES_MAX + 1])
{
  uint16_t first[CHIEU_MAU_BINH_GRADES_MAX];
  int n = chieu_mau_binh_list_grades (row, first), class = 0;
  guint64 sum = 0, laid = MAX (self->n, 1);

  for (int grade = 0; grade < n; grade++)
    {
      for (; class < first[grade]; class++)
        sum += self->counts[row][class];
      below[grade] = (uint32_t) ((sum * CHIEU_MAU_BINH_MILLION + laid / 2) / laid);
    }
  below[n] = CHIEU_MAU_BINH_MILLION;
}

/* Each round arranges by what was laid in the rounds before: against the average of them the play settles instead of going to and
 * fro. What was laid by a beginner, and then in the first half of the rounds, is forgotten. */
static void
play_rounds (const Plan *plan,
             Play       *self,
             uint32_t    below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1])
{
  ChieuRandom random;

  chieu_random_init (&random, plan->seed);
  chieu_rules_init (&self->rules, &chieu_mau_binh);
  for (guint64 round = 0; round <= plan->rounds; round++)
    {
      if (round == 1 || round == plan->rounds / 2 + 1)
        {
          memset (self->counts, 0, sizeof self->counts);
          self->n = 0;
        }
      for (guint64 i = 0; i < plan->hands; i++)
        play_hand (self, chieu_mau_binh_deal_hand (&random), round == 0);
      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        sum_row (self, row, below[row]);
      chieu_mau_binh_rates_fill (below, &self->rates);
    }
}

/* ---- The command ---- */

static gboolean
read_command_line (int    argc,
                   char **argv,
                   Plan  *plan)
{
  g_autofree char *hands = NULL, *rounds = NULL, *seed = NULL;
  const GOptionEntry entries[] = {
    { "hands", 0, 0, G_OPTION_ARG_STRING, &hands, NULL, NULL },
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &rounds, NULL, NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };

  *plan = (Plan) { HANDS, ROUNDS, SEED };
  if (!chieu_options_parse (NAME, entries, &argc, &argv)
      || !chieu_options_read_number (NAME, "hands", hands, 1, HANDS_MAX, &plan->hands)
      || !chieu_options_read_number (NAME, "rounds", rounds, 1, ROUNDS_MAX, &plan->rounds)
      || !chieu_options_read_number (NAME, "seed", seed, 0, G_MAXINT64, &plan->seed))
    return FALSE;
  return argc == 1 || chieu_options_fail (NAME, "“%s” is one argument too many", argv[1]);
}

static void
print_rates (const Plan *plan,
             uint32_t    below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1])
{
  printf ("# Mậu binh: how often a chi is higher than another player's, if both arrange as this program does.\n"
          "# A line has the number of the chi, what it is with its first ranks, and how many of a million chi that lie\n"
          "# there are of a lower grade. Made by:\n"
          "#   chieu-engine rates --hands %" G_GUINT64_FORMAT " --rounds %" G_GUINT64_FORMAT " --seed %" G_GUINT64_FORMAT "\n",
          plan->hands, plan->rounds, plan->seed);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      uint16_t first[CHIEU_MAU_BINH_GRADES_MAX];
      int n = chieu_mau_binh_list_grades (row, first);

      for (int grade = 0; grade < n; grade++)
        {
          char name[CHIEU_MAU_BINH_NAME_MAX];

          chieu_mau_binh_print_grade (row, first[grade], name);
          printf ("%d %s %u\n", row + 1, name, below[row][grade]);
        }
    }
}

static int
run_rates (int    argc,
           char **argv)
{
  static uint32_t below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1];
  g_autofree Play *self = g_new0 (Play, 1);
  Plan plan;

  if (!read_command_line (argc, argv, &plan))
    return CHIEU_EXIT_USAGE;
  play_rounds (&plan, self, below);
  print_rates (&plan, below);
  return 0;
}

static const char help[] =
  "Mậu binh: arranges hands against itself and prints how often each chi is higher\n"
  "than another player's: the file src/games/mau-binh/rules/rates.txt, by which the\n"
  "program arranges. The same command line gives the same table.\n"
  "\n"
  "  --hands N    hands in each round, 1 to 100000000; default 500000\n"
  "  --rounds N   1 to 100; default 8. Each arranges by what those before laid\n"
  "  --seed N     0 to 9223372036854775807, or 0x…; default 1\n";

const ChieuCommand chieu_command_rates = {
  .name = NAME,
  .usage = "[--hands N] [--rounds N] [--seed N]",
  .summary = "Mậu binh: win rates of the chi, made by self-play",
  .help = help,
  .run = run_rates,
};
