/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A program is told all that its seat sees, the hand so far as it looks from there, and nothing of what is hidden.
 */
#include <string.h>

#include "../beginner.h"
#include "match/programs/program-question.h"
#include "match/programs/program-record.h"

/* ---- Questions ---- */

/* Returns: (transfer full): the line that asks a program at @seat; @told: whether it has the hand so far as well */
static char *
make_line (const ChieuRecord *played,
           int                seat,
           const ChieuState  *view,
           gboolean           told)
{
  ChieuProgramQuestion question = { .game = played->game, .rules = &played->rules, .carry = &played->carry, .view = view,
                                    .seat = seat, .number = 3, .played = told ? played : NULL };

  return chieu_program_question_to_line (&question);
}

/* A program is told the same of two deals that look alike from its seat. */
static void
compare_deals (const ChieuGame *game,
               guint64          seed)
{
  g_autoptr (ChieuRecord) played = beginner_hand_new (game, game->max_seats, FALSE, seed);
  ChieuState state, view, other, again;
  g_autofree char *line = NULL, *second = NULL;
  ChieuRandom random;
  int seat;

  chieu_record_deal (played, &state);
  seat = g_bit_nth_lsf (game->to_answer (&state), -1);
  game->observe (&state, seat, &view);
  chieu_random_init (&random, seed);
  game->redeal (&view, seat, &random, &other);
  g_assert_cmpint (memcmp (&other, &state, game->state_size), !=, 0);
  game->observe (&other, seat, &again);
  line = make_line (played, seat, &view, FALSE);
  second = make_line (played, seat, &again, FALSE);
  g_assert_cmpstr (line, ==, second);
}

static void
test_nothing_hidden_is_told (void)
{
  for (int game = 0; chieu_games[game] != NULL; game++)
    for (guint64 seed = 1; seed <= 20; seed++)
      compare_deals (chieu_games[game], seed);
}

/* ---- The hand so far ---- */

/* A hand between beginners, up to a question. */
typedef struct
{
  ChieuRecord *record;
  ChieuState state;
  int seat;                      /* which is asked */
} Hand;

typedef void (*Check) (const Hand *hand, gpointer data);

/* Plays the hand of @record, which has no moves yet, between beginners, and calls @check at every question to @seat. */
static void
check_hand (ChieuRecord *record,
            int          seat,
            Check        check,
            gpointer     data)
{
  Hand hand = { .record = record };
  unsigned asked;

  chieu_record_deal (record, &hand.state);
  while ((asked = record->game->to_answer (&hand.state)) != 0)
    {
      hand.seat = g_bit_nth_lsf (asked, -1);
      if (hand.seat == seat)
        check (&hand, data);
      beginner_make_move (record, &hand.state, hand.seat);
    }
}

#define HANDS 3                  /* of each number of seats */

/* Calls @check at questions of hands of @game, in each hand those to one seat. */
static void
check_game (const ChieuGame *game,
            gboolean         strict,
            Check            check,
            gpointer         data)
{
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    for (guint64 seed = 1; seed <= HANDS; seed++)
      {
        g_autoptr (ChieuRecord) record = beginner_hand_new (game, seats, strict, seed);

        check_hand (record, (int) (seed % (guint64) seats), check, data);
      }
}

/* Asserts that after @record the seat of @hand is asked, and sees the same as in @hand. */
static void
assert_looks_alike (const ChieuRecord *record,
                    const Hand        *hand)
{
  const ChieuGame *game = record->game;
  ChieuState state, view, true_view;
  g_autoptr (GError) error = NULL;

  memset (&state, 0, sizeof state);
  memset (&view, 0, sizeof view);
  memset (&true_view, 0, sizeof true_view);
  g_assert_true (chieu_record_replay (record, &state, NULL, &error));
  g_assert_no_error (error);
  g_assert_null (game->check_state (&state));
  g_assert_cmpuint (game->to_answer (&state) >> hand->seat & 1, ==, 1);
  game->observe (&state, hand->seat, &view);
  game->observe (&hand->state, hand->seat, &true_view);
  game->forget (&view);
  game->forget (&true_view);
  g_assert_cmpmem (&view, game->state_size, &true_view, game->state_size);
}

static void
assert_same_record (const ChieuRecord *a,
                    const ChieuRecord *b)
{
  g_autofree char *text = chieu_record_to_string (a), *other = chieu_record_to_string (b);

  g_assert_cmpstr (text, ==, other);
}

/* Asserts that @record is the same when it is written and read again, and that its text does not name the seed. */
static void
assert_can_be_told (const ChieuRecord *record)
{
  g_autofree char *text = chieu_record_to_string (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) again = chieu_record_parse (text, -1, &error);

  g_assert_no_error (error);
  assert_same_record (record, again);
  g_assert_null (strstr (text, "seed"));
}

typedef struct
{
  guint asked, none;             /* questions, and those without a record */
  guint true_deals;              /* records in which even the hidden cards are the true ones */
} Tally;

/* Asserts that in @hand and after @other, which looks the same to the seat, the program is asked with the same line, byte for byte; the two
 * may differ in how many answers were given unseen. */
static void
compare_lines (const Hand        *hand,
               const ChieuRecord *other)
{
  g_autofree char *line = NULL, *second = NULL;
  ChieuState state, view;

  hand->record->game->observe (&hand->state, hand->seat, &view);
  line = make_line (hand->record, hand->seat, &view, TRUE);
  g_assert_true (chieu_record_replay (other, &state, NULL, NULL));
  other->game->observe (&state, hand->seat, &view);
  second = make_line (other, hand->seat, &view, TRUE);
  g_assert_cmpstr (line, ==, second);
  g_assert_nonnull (strstr (line, "\"record\":\"chieu-record 1\\n"));
}

static gboolean
is_true_deal (const Hand        *hand,
              const ChieuRecord *record)
{
  ChieuState state, truth = hand->state;

  memset (&state, 0, sizeof state);
  g_assert_true (chieu_record_replay (record, &state, NULL, NULL));
  record->game->forget (&state);
  record->game->forget (&truth);
  return memcmp (&state, &truth, record->game->state_size) == 0;
}

/* The record that is told fits what the seat has seen. Made of that record itself, in which other cards are hidden, it is the same again:
 * so it follows from what the seat saw alone. */
static void
check_record (const Hand *hand,
              gpointer    data)
{
  Tally *tally = data;
  g_autoptr (ChieuRecord) record = chieu_program_record_make (hand->record, hand->seat), again = NULL;

  tally->asked++;
  if (record == NULL)
    {
      tally->none++;
      return;
    }
  assert_looks_alike (record, hand);
  assert_can_be_told (record);
  again = chieu_program_record_make (record, hand->seat);
  g_assert_nonnull (again);
  assert_same_record (record, again);
  tally->true_deals += is_true_deal (hand, record);
  compare_lines (hand, record);
}

static void
test_record (gconstpointer data)
{
  const ChieuGame *game = data;
  Tally tally = { 0 };

  for (int strict = 0; strict <= 1; strict++)
    check_game (game, strict != 0, check_record, &tally);
  g_test_message ("%s: %u questions, %u without a record, %u with the true deal", game->id, tally.asked, tally.none,
                  tally.true_deals);
  g_assert_cmpuint (tally.asked, >, 0);
  /* At most one question in fifty has no record, and at most one in twenty happens to have the true deal. */
  g_assert_cmpuint (50 * tally.none, <=, tally.asked);
  g_assert_cmpuint (20 * tally.true_deals, <=, tally.asked);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/program/hidden", test_nothing_hidden_is_told);
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/program/record/", chieu_games[i]->id, NULL);

      g_test_add_data_func (path, chieu_games[i], test_record);
    }
  return g_test_run ();
}
