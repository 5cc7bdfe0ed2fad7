/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"

#include <string.h>

/* Room for a seat and a space. */
#define SEAT_TEXT_MAX 4
/* A shorter time counts as this long, so that nothing is divided by 0. */
#define SECONDS_MIN 1e-6

/* Adds @text and its closing zero. */
static void
add_to_signature (guint64    *signature,
                  const char *text)
{
  *signature = chieu_fnv_add (chieu_fnv_add_text (*signature, text), 0);
}

void
chieu_hands_sign_move (guint64         *signature,
                       const ChieuGame *game,
                       int              seat,
                       const ChieuMove *move)
{
  char text[SEAT_TEXT_MAX + CHIEU_MOVE_TEXT_MAX];
  int n = g_snprintf (text, SEAT_TEXT_MAX, "%d ", seat);

  game->print_move (move, text + n);
  add_to_signature (signature, text);
}

/* What is added is the line of the record with the result: it has everything that can differ. */
void
chieu_hands_sign_result (guint64           *signature,
                         const ChieuRecord *record,
                         const ChieuResult *result)
{
  g_autoptr (ChieuRecord) only = chieu_record_new (record->game, &record->rules, &record->carry, 0);
  g_autofree char *text = NULL;
  const char *line;

  chieu_record_set_result (only, result);
  text = chieu_record_to_string (only);
  line = strstr (text, "\nresult ");
  add_to_signature (signature, line != NULL ? line : "");
}

void
chieu_hands_summary_init (ChieuHandsSummary *summary)
{
  memset (summary, 0, sizeof *summary);
  summary->signature = CHIEU_HANDS_SIGNATURE_INIT;
  summary->hoi = 1;
}

void
chieu_hands_add_result (ChieuHandsSummary *summary,
                        const ChieuResult *result,
                        int                seats)
{
  summary->draws += result->outcome == CHIEU_OUTCOME_DRAWN;
  summary->unpaid += result->outcome == CHIEU_OUTCOME_UNPAID;
  summary->cheo_do += result->outcome == CHIEU_OUTCOME_CHEO_DO;
  summary->false_calls += result->outcome == CHIEU_OUTCOME_FALSE;
  if (result->winner >= 0 && result->outcome != CHIEU_OUTCOME_FALSE)
    summary->wins[result->winner]++;
  for (int seat = 0; seat < seats; seat++)
    summary->points[seat] += result->points[seat];
  for (int i = 0; i < result->n_cuoc; i++)
    summary->cuoc[result->cuoc[i]]++;
  for (int i = 0; i < result->n_faults; i++)
    summary->faults[result->faults[i].reason]++;
}

/* ---- Playing ---- */

/* A hand that is being played. */
typedef struct
{
  const ChieuHandsPlan *plan;
  ChieuHandsSummary *summary;
  ChieuRecord *record;
  ChieuState state, view;
} Table;

/* Returns: the seed of a decision: each has its own, so that none depends on how many random numbers others used */
static guint64
decision_seed (const Table *table,
               int          seat)
{
  guint64 of_seat = chieu_random_hand_seed (table->record->seed, (guint32) seat);

  return chieu_random_hand_seed (of_seat, table->record->moves->len);
}

/* Asks the bot of @seat, and notes how long it thought. */
static gboolean
choose_move (Table     *table,
             int        seat,
             ChieuMove *move)
{
  const ChieuHandsPlan *plan = table->plan;
  ChieuHandsSummary *summary = table->summary;
  ChieuBotBudget budget = { .seed = decision_seed (table, seat), .max_nodes = plan->max_nodes };
  gint64 start = g_get_monotonic_time (), thought;
  guint32 nodes = 0;
  bool possible;

  plan->game->observe (&table->state, seat, &table->view);
  if (!chieu_bot_choose (plan->levels[seat], plan->game, &table->view, seat, &budget, move, &nodes))
    return FALSE;
  thought = g_get_monotonic_time () - start;
  summary->decisions[seat]++;
  summary->unclean[seat] += plan->game->check (&table->view, seat, move, &possible) != CHIEU_REASON_NONE;
  summary->thought[seat] += thought;
  summary->longest[seat] = MAX (summary->longest[seat], thought);
  summary->nodes += nodes;
  return TRUE;
}

static gboolean
make_move (Table   *table,
           int      seat,
           GError **error)
{
  const ChieuGame *game = table->plan->game;
  char text[CHIEU_MOVE_TEXT_MAX];
  ChieuMove move;

  if (!choose_move (table, seat, &move))
    {
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, "seat %d is asked and has no move", seat);
      return FALSE;
    }
  game->print_move (&move, text);
  if (game->apply (&table->state, seat, &move, NULL) != CHIEU_REASON_NONE)
    {
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, "seat %d cannot make the move “%s”", seat, text);
      return FALSE;
    }
  chieu_record_add_move (table->record, seat, &move);
  chieu_hands_sign_move (&table->summary->signature, game, seat, &move);
  return TRUE;
}

static gboolean
play_hand (Table   *table,
           GError **error)
{
  const ChieuGame *game = table->plan->game;
  unsigned asked;

  chieu_record_deal (table->record, &table->state);
  while ((asked = game->to_answer (&table->state)) != 0)
    {
      if (table->record->moves->len == CHIEU_RECORD_MOVES_MAX)
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
                       "the hand does not end after %d moves", CHIEU_RECORD_MOVES_MAX);
          return FALSE;
        }
      if (!make_move (table, g_bit_nth_lsf (asked, -1), error))
        return FALSE;
    }
  table->summary->moves += table->record->moves->len;
  return TRUE;
}

ChieuRecord *
chieu_hands_play_one (const ChieuHandsPlan  *plan,
                      const ChieuCarry      *carry,
                      guint64                seed,
                      ChieuHandsSummary     *summary,
                      ChieuResult           *result,
                      GError               **error)
{
  g_autofree Table *table = g_new0 (Table, 1);
  g_autoptr (ChieuRecord) record = chieu_record_new (plan->game, &plan->rules, carry, seed);

  table->plan = plan;
  table->summary = summary;
  table->record = record;
  if (!play_hand (table, error))
    return NULL;
  table->plan->game->result (&table->state, result);
  chieu_record_set_result (table->record, result);
  chieu_hands_add_result (table->summary, result, table->plan->seats);
  chieu_hands_sign_result (&table->summary->signature, table->record, result);
  return g_steal_pointer (&record);
}

/* Prepares the carry of the next hand: when a hội is over another one begins. */
static void
prepare_carry (const ChieuHandsPlan *plan,
               const ChieuResult    *result,
               ChieuHandsSummary    *summary,
               ChieuCarry           *carry)
{
  *carry = result->next;
  if (!result->match_over)
    return;
  chieu_carry_init (carry, plan->seats, CHIEU_HANDS_POT, false);
  summary->hoi++;
}

/* Plays hand number @hand of the match, and @carry becomes what the next one takes over. */
static ChieuRecord *
play_number (const ChieuHandsPlan  *plan,
             guint                  hand,
             ChieuCarry            *carry,
             ChieuHandsSummary     *summary,
             GError               **error)
{
  ChieuResult result;
  ChieuRecord *record = chieu_hands_play_one (plan, carry, chieu_random_hand_seed (plan->seed, hand), summary, &result, error);

  if (record != NULL)
    prepare_carry (plan, &result, summary, carry);
  else
    g_prefix_error (error, "hand %u: ", hand);
  return record;
}

gboolean
chieu_hands_play (const ChieuHandsPlan *plan,
                  ChieuHandsSummary    *summary,
                  gboolean            (*finished) (const ChieuRecord *record, gpointer data, GError **error),
                  gpointer              data,
                  GError              **error)
{
  gint64 start = g_get_monotonic_time ();
  ChieuCarry carry;

  chieu_hands_summary_init (summary);
  chieu_carry_init (&carry, plan->seats, CHIEU_HANDS_POT, false);
  for (guint hand = 0; hand < plan->hands; hand++)
    {
      g_autoptr (ChieuRecord) record = play_number (plan, hand, &carry, summary, error);

      if (record == NULL || (finished != NULL && !finished (record, data, error)))
        return FALSE;
    }
  summary->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  return TRUE;
}

/* ---- JSON ---- */

/* Adds the member @name, an object with one member for each of the @ids, NULL at the end: its number in @counts. Numbers that are 0 are
 * left out unless @zeros. */
static void
add_counts (JsonBuilder       *builder,
            const char        *name,
            const char *const *ids,
            const guint64     *counts,
            gboolean           zeros)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  for (int i = 0; ids[i] != NULL; i++)
    if (counts[i] > 0 || zeros)
      chieu_json_text_add_int (builder, ids[i], (gint64) counts[i]);
  json_builder_end_object (builder);
}

/* Adds the member @name, an array with the @values of all @seats. */
static void
add_seats (JsonBuilder  *builder,
           const char   *name,
           const gint64 *values,
           int           seats)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  for (int seat = 0; seat < seats; seat++)
    json_builder_add_int_value (builder, values[seat]);
  json_builder_end_array (builder);
}

void
chieu_hands_add_json (const ChieuHandsSummary *summary,
                      const ChieuGame         *game,
                      int                      seats,
                      JsonBuilder             *builder)
{
  gint64 wins[CHIEU_SEATS_MAX];

  for (int seat = 0; seat < seats; seat++)
    wins[seat] = (gint64) summary->wins[seat];
  add_seats (builder, "wins", wins, seats);
  chieu_json_text_add_int (builder, "draws", (gint64) summary->draws);
  chieu_json_text_add_int (builder, "unpaid", (gint64) summary->unpaid);
  chieu_json_text_add_int (builder, "cheo_do", (gint64) summary->cheo_do);
  chieu_json_text_add_int (builder, "false_calls", (gint64) summary->false_calls);
  add_counts (builder, "cuoc", game->cuoc, summary->cuoc, TRUE);
  add_seats (builder, "points", summary->points, seats);
  add_counts (builder, "faults", game->reasons, summary->faults, FALSE);
  chieu_json_text_add_int (builder, "moves", (gint64) summary->moves);
}

void
chieu_hands_add_signature (guint64      signature,
                           JsonBuilder *builder)
{
  g_autofree char *text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", signature);

  chieu_json_text_add_string (builder, "signature", text);
}

static void
add_double (JsonBuilder *builder,
            const char  *name,
            double       value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, value);
}

void
chieu_hands_add_time (double       seconds,
                      const char  *name,
                      guint64      count,
                      JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "time");
  json_builder_begin_object (builder);
  add_double (builder, "seconds", seconds);
  add_double (builder, name, (double) count / MAX (seconds, SECONDS_MIN));
  json_builder_end_object (builder);
}
