/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Golden playthroughs: states, moves and events of a few hands at every step, compared byte for byte with the files of a folder. A change
 * of these files is reviewed like a change of code.
 *
 *   playthrough FOLDER            compares (the test)
 *   playthrough --write FOLDER    makes the files anew
 */
#include <glib.h>
#include <locale.h>
#include <string.h>

#include "conformance/probe.h"
#include "match/record/record.h"

/* Room for the printed form of a state. */
#define STATE_TEXT_MAX 32768
/* The points of the hội. */
#define POT 50

/* By ChieuEventKind. */
static const char *const event_names[] = { "move", "show", "draw", "fault", "end" };

typedef struct
{
  const ProbePlay *play;
  const ChieuGame *game;
  ChieuState state;
  ChieuRandom random;
  ChieuMove moves[CHIEU_MOVES_MAX];
  GString *text;
} Hand;

static void
print_state (Hand       *hand,
             const void *state)
{
  static char text[STATE_TEXT_MAX];
  int length = hand->game->print_state (state, text, sizeof text);

  g_assert_cmpint (length, <, STATE_TEXT_MAX);
  g_string_append (hand->text, text);
}

/* Prints every clean move; in strict play all moves, faults with their reason. */
static void
print_moves (Hand *hand,
             int   seat)
{
  char text[CHIEU_MOVE_TEXT_MAX];
  int n = hand->game->moves (&hand->state, seat, hand->play->strict ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, hand->moves);

  g_string_append_printf (hand->text, "moves of %d:", seat);
  for (int i = 0; i < n; i++)
    {
      bool possible;
      ChieuReason reason = hand->game->check (&hand->state, seat, &hand->moves[i], &possible);

      hand->game->print_move (&hand->moves[i], text);
      g_string_append_printf (hand->text, "%s %s", i > 0 ? ";" : "", text);
      if (reason != CHIEU_REASON_NONE)
        g_string_append_printf (hand->text, " (%s)", hand->game->reasons[reason]);
    }
  g_string_append_c (hand->text, '\n');
}

static void
print_events (Hand              *hand,
              const ChieuEvents *events)
{
  for (int i = 0; i < events->n; i++)
    {
      const ChieuEvent *event = &events->items[i];

      g_string_append_printf (hand->text, "event %s seat %d card %s detail %d\n", event_names[event->kind],
                              event->seat == 0xff ? -1 : event->seat,
                              event->card == CHIEU_CARD_NONE ? "-" : chieu_deck_name (hand->game->deck, event->card),
                              event->detail);
    }
}

static void
make_move (Hand *hand,
           int   seat)
{
  const ChieuMove *move = &hand->moves[probe_choose_move (probe_find (hand->game), &hand->state, seat, hand->play->faulty,
                                                          &hand->random, hand->moves)];
  char text[CHIEU_MOVE_TEXT_MAX];
  ChieuEvents events;

  memset (&events, 0, sizeof events);
  hand->game->print_move (move, text);
  g_string_append_printf (hand->text, "\n> %d %s\n", seat, text);
  hand->game->apply (&hand->state, seat, move, &events);
  print_events (hand, &events);
}

static void
print_result (Hand             *hand,
              const ChieuRules *rules,
              const ChieuCarry *carry)
{
  g_autoptr (ChieuRecord) record = chieu_record_new (hand->game, rules, carry, 0);
  g_autofree char *text = NULL;
  ChieuResult result;

  hand->game->result (&hand->state, &result);
  chieu_record_set_result (record, &result);
  text = chieu_record_to_string (record);
  g_string_append_printf (hand->text, "\n%s", strstr (text, "result "));
  g_string_append_printf (hand->text, "next: cai %d thong %d debts %d pot %d over %d\n",
                          result.next.cai, result.next.thong, result.next.debts, result.next.pot, result.match_over);
}

/* Returns: (transfer full): the whole hand as text. */
static char *
play_hand (const ChieuGame *game,
           const ProbePlay *play)
{
  g_autofree Hand *hand = g_new0 (Hand, 1);
  ChieuRules rules;
  ChieuCarry carry;

  hand->play = play;
  hand->game = game;
  hand->text = g_string_new (NULL);
  g_string_append_printf (hand->text, "%s, %d seats, seed %" G_GUINT64_FORMAT "%s\n",
                          game->id, play->seats, play->seed, play->strict ? ", strict" : "");
  chieu_rules_init (&rules, hand->game);
  chieu_carry_init (&carry, play->seats, POT, play->strict);
  chieu_random_init (&hand->random, play->seed);
  hand->game->deal (&hand->state, &rules, &carry, play->seed);
  print_state (hand, &hand->state);
  while (hand->game->to_answer (&hand->state) != 0)
    {
      unsigned asked = hand->game->to_answer (&hand->state);
      int first = g_bit_nth_lsf (asked, -1);

      for (int seat = first; seat >= 0; seat = g_bit_nth_lsf (asked, seat))
        print_moves (hand, seat);
      make_move (hand, first);
      print_state (hand, &hand->state);
    }
  print_result (hand, &rules, &carry);
  return g_string_free (hand->text, FALSE);
}

static void
write_all (const char *folder)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (const ProbePlay *play = probe_find (chieu_games[g])->plays; play->file != NULL; play++)
      {
        g_autofree char *path = g_build_filename (folder, play->file, NULL);
        g_autofree char *text = play_hand (chieu_games[g], play);
        g_autoptr (GError) error = NULL;

        if (!g_file_set_contents (path, text, -1, &error))
          g_error ("%s", error->message);
      }
}

/* Ends the test with the first line that differs: it is easier to read than two whole texts. */
static void
compare_texts (const char *file,
               const char *text,
               const char *golden)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) wanted = g_strsplit (golden, "\n", -1);

  for (guint i = 0; lines[i] != NULL || wanted[i] != NULL; i++)
    {
      const char *line = lines[i] != NULL ? lines[i] : "(the end)";
      const char *want = wanted[i] != NULL ? wanted[i] : "(the end)";

      if (strcmp (line, want) != 0)
        g_error ("%s, line %u is now\n  %s\nand was\n  %s\nIf that is meant, run “playthrough --write” and look "
                 "at the changes.", file, i + 1, line, want);
      if (lines[i] == NULL || wanted[i] == NULL)
        break;
    }
}

static const char *folder;             /* of the golden files */

/* What a test of one playthrough is given. */
typedef struct
{
  const ChieuGame *game;
  const ProbePlay *play;
} Golden;

static void
test_play (gconstpointer data)
{
  const Golden *self = data;
  g_autofree char *path = g_build_filename (folder, self->play->file, NULL);
  g_autofree char *golden = NULL;
  g_autofree char *text = play_hand (self->game, self->play);
  g_autoptr (GError) error = NULL;

  if (!g_file_get_contents (path, &golden, NULL, &error))
    g_error ("%s: make it with “playthrough --write”", error->message);
  compare_texts (self->play->file, text, golden);
}

static gboolean
has_play (const ChieuGame *game,
          int              seats)
{
  for (const ProbePlay *play = probe_find (game)->plays; play->file != NULL; play++)
    if (play->seats == seats)
      return TRUE;
  return FALSE;
}

/* Every registered game has a playthrough with every number of seats. */
static void
test_every_game_has_playthroughs (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    for (int seats = chieu_games[i]->min_seats; seats <= chieu_games[i]->max_seats; seats++)
      if (!has_play (chieu_games[i], seats))
        g_error ("%s with %d seats has no golden playthrough", chieu_games[i]->id, seats);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  if (argc == 3 && strcmp (argv[1], "--write") == 0)
    {
      write_all (argv[2]);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  folder = argv[1];
  g_test_add_func ("/golden/every-game", test_every_game_has_playthroughs);
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (const ProbePlay *play = probe_find (chieu_games[g])->plays; play->file != NULL; play++)
      {
        g_autofree char *path = g_strdup_printf ("/golden/%s", play->file);
        const Golden golden = { chieu_games[g], play };

        g_test_add_data_func_full (path, g_memdup2 (&golden, sizeof golden), test_play, g_free);
      }
  return g_test_run ();
}
