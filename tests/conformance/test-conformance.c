/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The games keep the contract (src/rules/game.h) for moves, applying, records and results at every step of random hands of
 * every game.
 */
#include <locale.h>
#include <string.h>

#include "kit.h"
#include "match/words/words.h"

#define GARBAGE_MOVES 12

/* ---- Lists of moves ---- */

static void
check_notation (Kit             *kit,
                int              seat,
                const ChieuMove *moves,
                int              n)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < n; i++)
    {
      const char *text = kit_move_text (kit, &moves[i]);
      ChieuMove read;
      int column = -1;

      kit_check (kit, strlen (text) < CHIEU_MOVE_TEXT_MAX && *text != '\0', "a move prints as “%s”", text);
      kit_check (kit, g_hash_table_add (texts, g_strdup (text)), "seat %d: two moves print as “%s”", seat, text);
      kit_check (kit, kit->game->parse_move (text, &read, &column), "“%s” is not read (column %d)", text, column);
      kit_check (kit, chieu_move_equal (&read, &moves[i]), "“%s” is read as “%s”", text, kit_move_text (kit, &read));
    }
}

/* Clean moves come first and are judged clean; the others can be made. These need not have a reason: a move that a careful
 * player only avoids is not yet a fault. */
static void
check_judgement (Kit             *kit,
                 int              seat,
                 const ChieuMove *moves,
                 int              n,
                 int              n_clean)
{
  for (int i = 0; i < n; i++)
    {
      bool possible = false;
      ChieuReason reason = kit->game->check (&kit->state, seat, &moves[i], &possible);
      const char *text = kit_move_text (kit, &moves[i]);

      kit_check (kit, possible, "seat %d: “%s” is listed, and impossible (%s)", seat, text, kit->game->reasons[reason]);
      kit_check (kit, reason == CHIEU_REASON_NONE || i >= n_clean,
                 "seat %d: “%s” is number %d of %d clean moves, reason “%s”",
                 seat, text, i, n_clean, kit->game->reasons[reason]);
    }
}

static void
check_lists (Kit *kit,
             int  seat)
{
  static ChieuMove clean[CHIEU_MOVES_MAX];
  gboolean asked = kit_asked (kit, &kit->state) >> seat & 1;
  int n_clean = kit->game->moves (&kit->state, seat, CHIEU_MOVES_CLEAN, clean);
  int n = kit->game->moves (&kit->state, seat, CHIEU_MOVES_ALL, kit->moves);

  kit_check (kit, n_clean >= asked && n >= n_clean && n <= CHIEU_MOVES_MAX,
             "seat %d, asked %d: %d clean moves of %d", seat, asked, n_clean, n);
  kit_check (kit, asked || n == 0, "seat %d is not asked and has %d moves", seat, n);
  for (int i = 0; i < n_clean; i++)
    kit_check (kit, chieu_move_is_among (&clean[i], kit->moves, n_clean),
               "seat %d: the clean “%s” does not stand among the first %d of all moves, but “%s”", seat,
               kit_move_text (kit, &clean[i]), n_clean, kit_move_text (kit, &kit->moves[i]));
  check_notation (kit, seat, kit->moves, n);
  check_judgement (kit, seat, kit->moves, n, n_clean);
  kit->n_moves = n;
}

/* ---- Applying ---- */

/* The event of the end says what the result says: nobody (255) ends a drawn hand. */
static void
check_end (Kit              *kit,
           const ChieuState *after,
           const ChieuEvent *end)
{
  ChieuResult result;

  kit->game->result (after, &result);
  kit_check (kit, (int8_t) end->seat == result.winner && end->detail == result.outcome,
             "the event of the end: seat %d, outcome %d; the result: winner %d, outcome %d", end->seat, end->detail, result.winner,
             result.outcome);
}

static void
check_events (Kit               *kit,
              const ChieuState  *after,
              const ChieuEvents *events)
{
  gboolean over = kit_asked (kit, after) == 0, end = FALSE;

  kit_check (kit, events->n < CHIEU_EVENTS_MAX, "as many events as there is room for");
  for (int i = 0; i < events->n; i++)
    {
      const ChieuEvent *event = &events->items[i];

      kit_check (kit, event->kind <= CHIEU_EVENT_END, "event %d is of no kind", i);
      kit_check (kit, event->kind == CHIEU_EVENT_END || event->seat < kit->plan->seats, "event %d is of seat %d", i, event->seat);
      kit_check (kit, event->card < kit->game->deck->n_faces || event->card >= CHIEU_CARD_NONE,
                 "event %d has the card %d", i, event->card);
      kit_check (kit, !end, "an event after the end");
      end = event->kind == CHIEU_EVENT_END;
      if (end)
        check_end (kit, after, event);
    }
  kit_check (kit, end == over, "over: %d, event of the end: %d", over, end);
}

/* The move changes the state, and a copy of it to the same; the invariants hold. */
static void
check_apply (Kit             *kit,
             int              seat,
             const ChieuMove *move)
{
  ChieuState one, two;
  ChieuEvents events;
  const char *broken;

  memcpy (&one, &kit->state, sizeof one);
  memcpy (&two, &kit->state, sizeof two);
  memset (&events, 0, sizeof events);
  kit->game->apply (&one, seat, move, &events);
  kit->game->apply (&two, seat, move, NULL);
  kit_check (kit, !kit_same (kit, &one, &kit->state), "“%s” changes nothing", kit_move_text (kit, move));
  kit_check (kit, kit_same (kit, &one, &two), "“%s” does not come to the same twice", kit_move_text (kit, move));
  broken = kit->game->check_state (&one);
  kit_check (kit, broken == NULL, "after seat %d's “%s”: %s", seat, kit_move_text (kit, move), broken);
  check_events (kit, &one, &events);
}

/* A move that may make no sense is refused with its reason and changes nothing, or else leads to a whole state. */
static void
check_odd_move (Kit             *kit,
                int              seat,
                const ChieuMove *move)
{
  ChieuState copy;
  bool possible = false;
  ChieuReason reason = kit->game->check (&kit->state, seat, move, &possible);

  memcpy (&copy, &kit->state, sizeof copy);
  kit_check (kit, possible || reason != CHIEU_REASON_NONE, "an impossible move without a reason");
  if (possible)
    {
      kit->game->apply (&copy, seat, move, NULL);
      kit_check (kit, kit->game->check_state (&copy) == NULL, "after an odd but possible move of kind %d: %s",
                 move->kind, kit->game->check_state (&copy));
      return;
    }
  kit_check (kit, kit->game->apply (&copy, seat, move, NULL) == reason, "refused for another reason than judged");
  kit_check (kit, kit_same (kit, &copy, &kit->state), "a refused move changed the state");
}

/* Fills @move with random bytes, or with a listed move of which one byte is changed. */
static void
make_garbage (Kit       *kit,
              ChieuMove *move)
{
  guint8 *bytes = (guint8 *) move;

  if (kit->n_moves > 0 && chieu_random_below (&kit->random, 4) != 0)
    {
      *move = kit->moves[chieu_random_below (&kit->random, (guint32) kit->n_moves)];
      bytes[chieu_random_below (&kit->random, sizeof *move)] = (guint8) chieu_random_below (&kit->random, 256);
      return;
    }
  for (gsize i = 0; i < sizeof *move; i++)
    bytes[i] = (guint8) chieu_random_below (&kit->random, i % 3 == 0 ? 256 : 32);
}

static void
check_garbage (Kit *kit,
               int  seat)
{
  ChieuMove move;

  for (int i = 0; i < GARBAGE_MOVES; i++)
    {
      make_garbage (kit, &move);
      check_odd_move (kit, seat, &move);
    }
}

/* ---- Faults ---- */

static gboolean
is_known (const GArray     *faults,
          const ChieuFault *fault)
{
  for (guint i = 0; i < faults->len; i++)
    if (memcmp (&g_array_index (faults, ChieuFault, i), fault, sizeof *fault) == 0)
      return TRUE;
  return FALSE;
}

static void
check_fault (Kit              *kit,
             int               seat,
             const ChieuFault *fault)
{
  guint n_reasons = g_strv_length ((char **) kit->game->reasons);

  kit_check (kit, fault->seat == seat, "a fault of seat %d is noted of seat %d", fault->seat, seat);
  kit_check (kit, fault->reason > 0 && fault->reason < n_reasons, "seat %d: fault %d", seat, fault->reason);
  kit_check (kit, fault->n <= G_N_ELEMENTS (fault->cards), "seat %d: a fault about %d cards", seat, fault->n);
  for (int i = 0; i < fault->n; i++)
    kit_check (kit, fault->cards[i] < kit->game->deck->n_faces, "seat %d: a fault about the card %d", seat, fault->cards[i]);
  /* A fault that was not there before is the work of the last move, or of a call to which it was the last answer. */
  kit_check (kit, fault->move + 1u == kit->record->moves->len, "seat %d: “%s” is noted of move %d", seat,
             kit->game->reasons[fault->reason], fault->move);
  kit_check (kit, kit->plan->scope == CHIEU_MOVES_ALL, "seat %d made clean moves only and is noted for “%s”", seat,
             kit->game->reasons[fault->reason]);
}

static void
note_faults (Kit *kit)
{
  ChieuFault faults[CHIEU_FAULTS_MAX];

  for (int seat = 0; seat < kit->plan->seats; seat++)
    {
      int n = kit->game->faults (&kit->state, seat, faults);

      kit_check (kit, n >= 0 && n <= CHIEU_FAULTS_MAX, "seat %d: %d faults", seat, n);
      for (int i = 0; i < n; i++)
        if (!is_known (kit->faults, &faults[i]))
          {
            check_fault (kit, seat, &faults[i]);
            g_array_append_val (kit->faults, faults[i]);
          }
    }
}

/* Each fault in the result was noted before, of the same move and with the same cards, and the record has as many. */
static void
check_faults (Kit               *kit,
              const ChieuResult *result)
{
  g_autoptr (GArray) found = chieu_record_find_faults (kit->record);

  note_faults (kit);
  for (int i = 0; i < result->n_faults; i++)
    kit_check (kit, is_known (kit->faults, &result->faults[i]), "“%s” of seat %d is in the result and was never noted",
               kit->game->reasons[result->faults[i].reason], result->faults[i].seat);
  kit_check (kit, found->len == kit->faults->len, "%u faults were noted, %u are found in the record", kit->faults->len, found->len);
  for (guint i = 0; i < found->len; i++)
    {
      const ChieuFault *fault = &g_array_index (found, ChieuFault, i);

      kit_check (kit, g_array_index (kit->record->moves, ChieuRecordMove, fault->move).seat == fault->seat,
                 "a fault of seat %d is found in another's move", fault->seat);
    }
}

static void
check_step (Kit *kit)
{
  unsigned asked = kit_asked (kit, &kit->state);
  ChieuResult result;

  kit_check (kit, kit->game->check_state (&kit->state) == NULL, "%s", kit->game->check_state (&kit->state));
  kit_check (kit, asked >> kit->plan->seats == 0, "a seat is asked that does not play");
  note_faults (kit);
  kit->game->result (&kit->state, &result);
  kit_check (kit, result.outcome == CHIEU_OUTCOME_NONE, "a result before the end");
  for (int seat = 0; seat < kit->plan->seats; seat++)
    {
      check_lists (kit, seat);
      for (int i = 0; i < kit->n_moves; i += 1 + (int) chieu_random_below (&kit->random, 8))
        check_apply (kit, seat, &kit->moves[i]);
      check_garbage (kit, seat);
    }
}

/* ---- The end ---- */

static void
check_result (Kit *kit)
{
  ChieuResult result;
  const char *wrong;

  kit->game->result (&kit->state, &result);
  kit_check (kit, result.outcome != CHIEU_OUTCOME_NONE && result.outcome <= CHIEU_OUTCOME_FALSE, "no result at the end");
  kit_check (kit, chieu_words_may_end (chieu_words_for_game (kit->game), (ChieuOutcome) result.outcome),
             "the words of the game do not know outcome %d", result.outcome);
  kit_check (kit, (result.winner < 0) == (result.outcome == CHIEU_OUTCOME_DRAWN) && result.winner < kit->plan->seats,
             "outcome %d and winner %d", result.outcome, result.winner);
  kit_check (kit, result.n_cuoc <= CHIEU_CUOC_MAX && result.n_faults <= CHIEU_FAULTS_MAX, "too many cước or faults");
  kit_check (kit, result.outcome != CHIEU_OUTCOME_WON || result.n_cuoc > 0, "won without a call");
  kit_check (kit, result.next.seats == kit->plan->seats && result.next.cai >= 0 && result.next.cai < kit->plan->seats
                  && result.next.thong < kit->plan->seats && result.next.debts >> kit->plan->seats == 0
                  && result.next.strict == kit->plan->strict, "the next hand takes over nonsense");
  wrong = kit->probe->points (&result, &kit->record->carry);
  kit_check (kit, wrong == NULL, "%s", wrong);
  check_faults (kit, &result);
  chieu_record_set_result (kit->record, &result);
  /* A seat that only makes clean moves has nothing to fear. */
  if (kit->plan->scope == CHIEU_MOVES_CLEAN)
    kit_check (kit, result.n_faults == 0 && result.outcome <= CHIEU_OUTCOME_WON,
               "clean moves come to outcome %d with %d faults", result.outcome, result.n_faults);
}

static void
check_record (Kit *kit)
{
  g_autofree char *text = chieu_record_to_string (kit->record);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) read = chieu_record_parse (text, -1, &error);
  ChieuState state;

  kit_check (kit, read != NULL, "the record is not read: %s", error != NULL ? error->message : "");
  again = chieu_record_to_string (read);
  kit_check (kit, strcmp (text, again) == 0, "the record is read as another one");
  kit_check (kit, chieu_record_replay (read, &state, NULL, &error), "not to be replayed: %s",
             error != NULL ? error->message : "");
  kit_check (kit, kit_same (kit, &state, &kit->state), "the replay comes to another state");
}

static void
check_over (Kit *kit)
{
  const char *broken = kit->game->check_state (&kit->state);

  kit_check (kit, broken == NULL, "%s", broken);
  for (int seat = 0; seat < kit->plan->seats; seat++)
    check_lists (kit, seat);
  check_garbage (kit, 0);
  check_result (kit);
  check_record (kit);
}

static void
test_hands (gconstpointer data)
{
  kit_play (data, check_step, check_over);
}

/* Each switch has its standard value in range, as many words as values, and an id of its own. */
static void
test_switches (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int i = 0; i < chieu_games[g]->n_switches; i++)
      {
        const ChieuSwitch *choice = &chieu_games[g]->switches[i];

        g_assert_cmpint (choice->min, <=, choice->standard);
        g_assert_cmpint (choice->standard, <=, choice->max);
        g_assert_cmpint (chieu_rules_find (chieu_games[g], choice->id), ==, i);
        if (choice->words != NULL)
          g_assert_cmpint (g_strv_length ((char **) choice->words), ==, choice->max - choice->min + 1);
      }
}

static void
test_games (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      const ChieuGame *game = chieu_games[g];

      g_assert_true (chieu_game_find (game->id) == game);
      g_assert_cmpint (game->min_seats, <=, game->max_seats);
      g_assert_cmpint (game->max_seats, <=, CHIEU_SEATS_MAX);
      g_assert_cmpint (game->n_switches, <=, CHIEU_SWITCHES_MAX);
      g_assert_cmpuint (game->state_size, <=, CHIEU_STATE_MAX);
      g_assert_cmpstr (game->reasons[0], ==, "");
    }
  g_assert_null (chieu_game_find ("no-such-game"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/games", test_games);
  g_test_add_func ("/switches", test_switches);
  kit_add_plans ("hands", g_test_slow () ? 2000 : 200, test_hands);
  return g_test_run ();
}
