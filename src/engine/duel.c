/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "duel.h"

#include <math.h>

/* A 95 % interval reaches this many standard errors to either side. */
#define REACH 1.96

/* The outcome of one deal. */
typedef struct
{
  double points[2][CHIEU_SEATS_MAX];   /* of each level where it sat alone, by seat */
  guint64 wins[2], draws[2], hands[2];
  ChieuDuelPlayer player[2];
  guint64 signature;
} Deal;

/* The things that the threads share. */
typedef struct
{
  const ChieuDuelPlan *plan;
  Deal *deals;                   /* each is written by the thread that plays it */
  int next;                      /* atomic: the first deal that nobody has begun */
  GMutex lock;
  GError *error;                 /* the first one */
} Duel;

/* ---- One hand ---- */

/* Returns: what the hand is worth to @seat, by the scale of the plan */
static double
hand_worth (const ChieuDuelPlan *plan,
            const ChieuResult   *result,
            int                  seat)
{
  double sum = 0;
  gboolean won = result->winner >= 0 && result->outcome != CHIEU_OUTCOME_FALSE;

  if (plan->scale == CHIEU_DUEL_OUTCOME)
    return !won ? 0 : result->winner == seat ? plan->seats - 1 : -1;
  for (int other = 0; other < plan->seats; other++)
    sum += result->points[other];
  return result->points[seat] - sum / plan->seats;
}

/* Plays a hand with the level @alone at @seat and the other one at all other seats. */
static gboolean
play_hand (const ChieuDuelPlan  *plan,
           guint                 number,
           int                   alone,
           int                   seat,
           Deal                 *deal,
           GError              **error)
{
  ChieuHandsPlan hands = { .game = plan->game, .seats = plan->seats, .rules = plan->rules };
  g_autoptr (ChieuRecord) record = NULL;
  ChieuHandsSummary summary;
  ChieuResult result;
  ChieuCarry carry;

  for (int other = 0; other < plan->seats; other++)
    hands.levels[other] = plan->level[other == seat ? alone : 1 - alone];
  chieu_hands_summary_init (&summary);
  chieu_carry_init (&carry, plan->seats, -1, false);
  record = chieu_hands_play_one (&hands, &carry, chieu_random_hand_seed (plan->seed, number), &summary, &result, error);
  if (record == NULL)
    return FALSE;
  deal->points[alone][seat] = hand_worth (plan, &result, seat);
  deal->hands[alone]++;
  deal->wins[alone] += summary.wins[seat];
  if (plan->seats == 2)
    deal->wins[1 - alone] += summary.wins[1 - seat];
  deal->draws[alone] += summary.draws;
  deal->signature = chieu_fnv_add (deal->signature, summary.signature);
  for (int other = 0; other < plan->seats; other++)
    {
      ChieuDuelPlayer *player = &deal->player[other == seat ? alone : 1 - alone];

      player->decisions += summary.decisions[other];
      player->faults += summary.unclean[other];
      player->thought += summary.thought[other];
      player->longest = MAX (player->longest, summary.longest[other]);
    }
  return TRUE;
}

/* ---- All deals ---- */

static gboolean
play_deal (const ChieuDuelPlan  *plan,
           guint                 number,
           Deal                 *deal,
           GError              **error)
{
  deal->signature = CHIEU_HANDS_SIGNATURE_INIT;
  for (int alone = 0; alone < (plan->one_way || plan->seats == 2 ? 1 : 2); alone++)
    for (int seat = 0; seat < plan->seats; seat++)
      if (!play_hand (plan, number, alone, seat, deal, error))
        {
          g_prefix_error (error, "deal %u, %s at seat %d: ", number, plan->level[alone]->id, seat);
          return FALSE;
        }
  return TRUE;
}

/* No deal is begun after @error (transfer full). The first error is kept. */
static void
give_up (Duel   *duel,
         GError *error)
{
  g_mutex_lock (&duel->lock);
  if (duel->error == NULL)
    duel->error = error;
  else
    g_error_free (error);
  g_mutex_unlock (&duel->lock);
  g_atomic_int_set (&duel->next, (int) duel->plan->deals);
}

/* Runs in each thread: plays deals until all have been begun. */
static gpointer
play_deals (gpointer data)
{
  Duel *duel = data;
  int number;

  while ((number = g_atomic_int_add (&duel->next, 1)) < (int) duel->plan->deals)
    {
      GError *error = NULL;

      if (!play_deal (duel->plan, (guint) number, &duel->deals[number], &error))
        {
          give_up (duel, error);
          break;
        }
    }
  return NULL;
}

static void
play_all (Duel *duel)
{
  g_autofree GThread **threads = g_new0 (GThread *, duel->plan->jobs);
  GError *error = NULL;
  guint n = 1;

  while (n < duel->plan->jobs && (threads[n] = g_thread_try_new ("duel", play_deals, duel, &error)) != NULL)
    n++;
  if (error != NULL)
    give_up (duel, error);
  play_deals (duel);
  for (guint i = 1; i < n; i++)
    g_thread_join (threads[i]);
}

/* ---- Means ---- */

/* Returns: the value of @deal whose mean over all deals is sought. @alone: the level that it is about; @seat: where that level sat alone,
 * −1: on average over the seats */
typedef double (*Measure) (const ChieuDuelPlan *plan, const Deal *deal, int alone, int seat);

/* Returns: what the level @alone got in @deal */
static double
points_alone (const ChieuDuelPlan *plan,
              const Deal          *deal,
              int                  alone,
              int                  seat)
{
  double sum = 0;

  if (seat >= 0)
    return deal->points[alone][seat];
  for (int other = 0; other < plan->seats; other++)
    sum += deal->points[alone][other];
  return sum / plan->seats;
}

/* Returns: the lead of the first level in @deal, over all seats; @alone and @seat do not matter */
static double
lead_of_first (const ChieuDuelPlan *plan,
               const Deal          *deal,
               int                  alone,
               int                  seat)
{
  return (points_alone (plan, deal, 0, -1) - points_alone (plan, deal, 1, -1)) / 2;
}

static ChieuDuelMean
find_mean (const Duel *duel,
           Measure     measure,
           int         alone,
           int         seat)
{
  guint n = duel->plan->deals;
  double sum = 0, squares = 0, mean, reach;

  for (guint i = 0; i < n; i++)
    sum += measure (duel->plan, &duel->deals[i], alone, seat);
  mean = sum / n;
  for (guint i = 0; i < n; i++)
    squares += pow (measure (duel->plan, &duel->deals[i], alone, seat) - mean, 2);
  reach = n > 1 ? REACH * sqrt (squares / (n - 1) / n) : INFINITY;
  return (ChieuDuelMean) { mean, mean - reach, mean + reach };
}

static void
sum_side (const Duel      *duel,
          int              alone,
          ChieuDuelResult *result)
{
  ChieuDuelSide *side = &result->alone[alone];

  for (guint i = 0; i < duel->plan->deals; i++)
    {
      side->hands += duel->deals[i].hands[alone];
      side->wins += duel->deals[i].wins[alone];
      side->draws += duel->deals[i].draws[alone];
    }
  side->points = find_mean (duel, points_alone, alone, -1);
  for (int seat = 0; seat < duel->plan->seats; seat++)
    side->seat[seat] = find_mean (duel, points_alone, alone, seat);
}

static void
sum_players (const Duel      *duel,
             ChieuDuelResult *result)
{
  for (guint i = 0; i < duel->plan->deals; i++)
    for (int level = 0; level < 2; level++)
      {
        const ChieuDuelPlayer *player = &duel->deals[i].player[level];
        ChieuDuelPlayer *sum = &result->player[level];

        sum->decisions += player->decisions;
        sum->faults += player->faults;
        sum->thought += player->thought;
        sum->longest = MAX (sum->longest, player->longest);
      }
}

static void
sum_up (Duel            *duel,
        ChieuDuelResult *result)
{
  result->signature = CHIEU_HANDS_SIGNATURE_INIT;
  for (guint i = 0; i < duel->plan->deals; i++)
    {
      Deal *deal = &duel->deals[i];

      result->signature = chieu_fnv_add (result->signature, deal->signature);
      result->hands += deal->hands[0] + deal->hands[1];
      if (duel->plan->seats == 2)
        {
          /* With two seats one level loses what the other one wins; play_hand() has counted the wins of both. */
          for (int seat = 0; seat < duel->plan->seats; seat++)
            deal->points[1][seat] = -deal->points[0][duel->plan->seats - 1 - seat];
          deal->hands[1] = deal->hands[0];
          deal->draws[1] = deal->draws[0];
        }
    }
  sum_players (duel, result);
  sum_side (duel, 0, result);
  if (duel->plan->one_way)
    return;
  sum_side (duel, 1, result);
  result->lead = find_mean (duel, lead_of_first, 0, -1);
}

gboolean
chieu_duel_play (const ChieuDuelPlan  *plan,
                 ChieuDuelResult      *result,
                 GError              **error)
{
  g_autofree Deal *deals = g_new0 (Deal, plan->deals);
  Duel duel = { .plan = plan, .deals = deals };
  gint64 start = g_get_monotonic_time ();

  *result = (ChieuDuelResult) { 0 };
  g_mutex_init (&duel.lock);
  play_all (&duel);
  g_mutex_clear (&duel.lock);
  if (duel.error != NULL)
    {
      g_propagate_error (error, duel.error);
      return FALSE;
    }
  sum_up (&duel, result);
  result->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  return TRUE;
}
