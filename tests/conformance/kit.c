/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kit.h"

#include <string.h>

/* The points of a hội, which a game without a pot leaves alone. */
#define POT 50

/* Of 100 moves, how many are chosen from all that hands could do, where faults are made. */
#define FAULTY 40

void
kit_fail (Kit        *kit,
          const char *format,
          ...)
{
  g_autofree char *text = chieu_record_to_string (kit->record);
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("%s\n", text);
  g_error ("%s, %d seats: %s (after the moves above)", kit->game->id, kit->plan->seats, message);
}

const char *
kit_move_text (Kit             *kit,
               const ChieuMove *move)
{
  static char texts[8][CHIEU_MOVE_TEXT_MAX];
  static guint next;
  char *text = texts[next++ % G_N_ELEMENTS (texts)];

  kit->game->print_move (move, text);
  return text;
}

gboolean
kit_same (Kit              *kit,
          const ChieuState *a,
          const ChieuState *b)
{
  return memcmp (a, b, kit->game->state_size) == 0;
}

unsigned
kit_asked (Kit              *kit,
           const ChieuState *state)
{
  return kit->game->to_answer (state);
}

/* ---- Playing ---- */

static int
random_seat (Kit      *kit,
             unsigned  asked)
{
  int seat;

  do
    seat = (int) chieu_random_below (&kit->random, (guint32) kit->plan->seats);
  while (!(asked >> seat & 1));
  return seat;
}

static void
make_random_move (Kit *kit)
{
  unsigned asked = kit_asked (kit, &kit->state);
  int seat = random_seat (kit, asked);
  int faulty = kit->plan->scope == CHIEU_MOVES_ALL ? FAULTY : 0;
  const ChieuMove *move;

  kit_check (kit, kit->game->moves (&kit->state, seat, CHIEU_MOVES_CLEAN, kit->moves) > 0,
             "seat %d is asked and has no clean move", seat);
  move = &kit->moves[probe_choose_move (kit->probe, &kit->state, seat, faulty, &kit->random, kit->moves)];
  chieu_record_add_move (kit->record, seat, move);
  kit->game->apply (&kit->state, seat, move, NULL);
}

static void
play_hand (Kit     *kit,
           KitStep  step,
           KitStep  over)
{
  while (kit_asked (kit, &kit->state) != 0)
    {
      if (step != NULL)
        step (kit);
      make_random_move (kit);
      kit->steps++;
      kit_check (kit, kit->record->moves->len < CHIEU_RECORD_MOVES_MAX, "the hand does not end");
    }
  if (over != NULL)
    over (kit);
}

/* Every fourth hand is played by rules chosen at random. */
static void
choose_rules (Kit        *kit,
              int         hand,
              ChieuRules *rules)
{
  chieu_rules_init (rules, kit->game);
  if (hand % 4 != 3)
    return;
  for (int i = 0; i < kit->game->n_switches; i++)
    {
      const ChieuSwitch *choice = &kit->game->switches[i];

      rules->value[i] = (int16_t) (choice->min
                                   + (int) chieu_random_below (&kit->random, (guint32) (choice->max - choice->min + 1)));
    }
}

/* The next hand takes over what the one before left; after the last hand of a match another match begins. */
static void
choose_carry (Kit        *kit,
              ChieuCarry *carry)
{
  ChieuResult result;

  kit->game->result (&kit->state, &result);
  *carry = result.next;
  kit->not_drawn += result.outcome != CHIEU_OUTCOME_DRAWN;
  if (result.match_over)
    chieu_carry_init (carry, kit->plan->seats, POT, kit->plan->strict);
}

void
kit_play (const KitPlan *plan,
          KitStep        step,
          KitStep        over)
{
  g_autofree Kit *kit = g_new0 (Kit, 1);
  ChieuCarry carry;

  kit->plan = plan;
  kit->game = plan->game;
  kit->probe = probe_find (plan->game);
  chieu_random_init (&kit->random, plan->seed);
  chieu_carry_init (&carry, plan->seats, POT, plan->strict);
  for (int hand = 0; hand < plan->hands; hand++)
    {
      guint64 seed = chieu_random_hand_seed (plan->seed, (guint32) hand);
      ChieuRules rules;

      choose_rules (kit, hand, &rules);
      kit->record = chieu_record_new (plan->game, &rules, &carry, seed);
      kit->faults = g_array_new (FALSE, FALSE, sizeof (ChieuFault));
      plan->game->deal (&kit->state, &rules, &carry, seed);
      play_hand (kit, step, over);
      g_array_unref (kit->faults);
      chieu_record_free (kit->record);
      choose_carry (kit, &carry);
    }
  g_test_message ("%d hands, %" G_GUINT64_FORMAT " moves, %" G_GUINT64_FORMAT " not drawn",
                  plan->hands, kit->steps, kit->not_drawn);
}

/* ---- Plans ---- */

/* @way: a place in ways[]: 1 as a bit for all moves, 2 for strict play */
static void
add_plan (const char      *what,
          const ChieuGame *game,
          int              seats,
          int              way,
          int              hands,
          GTestDataFunc    run)
{
  static const char *const ways[] = { "clean", "all", "strict-clean", "strict-all" };
  KitPlan *plan = g_new0 (KitPlan, 1);
  g_autofree char *path = g_strdup_printf ("/%s/%d/%s/%s", game->id, seats, what, ways[way]);

  plan->game = game;
  plan->seats = seats;
  plan->scope = way & 1 ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN;
  plan->strict = way >> 1;
  plan->seed = (guint64) (seats * 10 + way);
  plan->hands = hands;
  g_test_add_data_func_full (path, plan, run, g_free);
}

void
kit_add_plans (const char    *what,
               int            hands,
               GTestDataFunc  run)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int seats = chieu_games[i]->min_seats; seats <= chieu_games[i]->max_seats; seats++)
      for (int way = 0; way < 4; way++)
        add_plan (what, chieu_games[i], seats, way, hands, run);
}
