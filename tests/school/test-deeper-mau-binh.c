/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Mậu binh against the hands that the others may hold, and the move that cost most in a hand.
 */
#include "kit.h"

#include "games/mau-binh/bots/bots.h"
#include "coach-hands.h"
#include "school/coach/coach-worlds.h"
#include "school/coach/moments.h"

#include <string.h>

#define SEATS 4

/* ---- Positions ---- */

typedef struct
{
  const char *what;
  const char *hand;              /* of seat 0, whatever the others hold */
  const char *says;              /* all that must be there, parted by "|" */
  const char *never;             /* what must not be there */
} Position;

static const Position positions[] = {
  { "a strong hand", "Kd Kc Ks Qh Qs 9d 9c 9h 5s 5d As 8c 3h",
    "against thousands of hands|Cù lũ K – Xám 9 – Đôi Q: +|"
    "Cù lũ K – Cù lũ 9 – Mậu thầu A: |chi 1 is higher than ", "is the weak one" },
  { "a weak one", "2s 3d 4c 5h 7s 8d 9c Th Jd Qc Ks 3s 8h",
    "against thousands of hands|is the weak one: it loses more often than it wins", "+" },
  { "a dragon is worth what the others pay", "2c 3h 4s 5d 6c 7h 8h 9s Td Jc Qs Kd Ah", "Sảnh rồng: +36.0", "chi 1 is higher than" },
};

/* Makes the @view of seat 0 that holds @hand. */
static void
make_view (const char *hand,
           ChieuState *view)
{
  ChieuLessonCards cards = kit_parse_cards_of (&chieu_mau_binh, hand);
  ChieuState state;
  ChieuRules rules;
  ChieuCarry carry;

  g_assert_cmpint (cards.n, ==, CHIEU_MAU_BINH_HAND);
  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, SEATS, -1, false);
  chieu_mau_binh.deal (&state, &rules, &carry, 1);
  chieu_mau_binh.observe (&state, 0, view);
  ((ChieuMauBinhState *) view)->hand[0] = chieu_lesson_cards_to_set (&cards);
}

/* Returns: (transfer full): what the coach adds to its advice to seat 0 when it looks deeper */
static char *
describe_deeper (const ChieuState  *view,
                 const atomic_bool *cancel)
{
  ChieuCoachQuestion question = { .game = &chieu_mau_binh, .view = view, .seat = 0, .cancel = cancel };
  g_autoptr (ChieuCoachAdvice) advice = chieu_coach_advise (&chieu_mau_binh, view, 0);
  g_autofree char *first = coach_hands_describe (&chieu_mau_binh, advice), *whole = NULL;

  chieu_coach_look_deeper (advice, &question);
  whole = coach_hands_describe (&chieu_mau_binh, advice);
  g_assert_true (g_str_has_prefix (whole, first));
  return g_strdup (whole + strlen (first));
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *text = NULL, *again = NULL;
  ChieuState view;

  make_view (position->hand, &view);
  text = describe_deeper (&view, NULL);
  coach_hands_assert_said (position->what, text, position->says);
  if (strstr (text, position->never) != NULL)
    g_error ("%s: “%s” is in “%s”", position->what, position->never, text);
  again = describe_deeper (&view, NULL);
  g_assert_cmpstr (text, ==, again);
}

/* Called off before it begins, nothing is said. */
static void
test_called_off (void)
{
  g_autofree char *text = NULL;
  atomic_bool cancel;
  ChieuState view;

  atomic_init (&cancel, true);
  make_view (positions[0].hand, &view);
  text = describe_deeper (&view, &cancel);
  g_assert_cmpstr (text, ==, "");
}

/* ---- At every question of hands ---- */

/* Two to six arrangements are listed, none of them twice, the best first. */
static void
check_list (const ChieuState *view)
{
  g_autofree char *text = describe_deeper (view, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  double last = 1000;
  int n = 0;

  for (char **line = lines + 1; *line != NULL && **line != '\0' && !g_str_has_suffix (*line, "."); line++, n++)
    {
      const char *number = strrchr (*line, ' ') + 1;
      double points = g_str_has_prefix (number, "−") ? -g_ascii_strtod (number + strlen ("−"), NULL) : g_ascii_strtod (number, NULL);
      g_autofree char *name = g_strndup (*line, (gsize) (strrchr (*line, ':') - *line + 1));

      g_assert_cmpfloat (points, <=, last);
      last = points;
      for (char **other = lines; other < line; other++)
        g_assert_false (g_str_has_prefix (*other, name));
    }
  g_assert_cmpint (n, >=, 2);
  g_assert_cmpint (n, <=, 6);
}

static void
check_cb (const ChieuState *state,
          int               seat,
          gpointer          data)
{
  CoachHandsCheck *self = data;
  ChieuState view, other, again;
  g_autofree char *text = NULL, *other_text = NULL;

  if (seat != 0)
    return;
  chieu_mau_binh.observe (state, seat, &view);
  check_list (&view);
  text = describe_deeper (&view, NULL);
  chieu_mau_binh.redeal (&view, seat, &self->random, &other);
  chieu_mau_binh.observe (&other, seat, &again);
  other_text = describe_deeper (&again, NULL);
  g_assert_cmpstr (text, ==, other_text);
  self->n++;
}

static void
test_hands (void)
{
  CoachHandsCheck check = { .game = &chieu_mau_binh };

  chieu_random_init (&check.random, 5);
  for (guint64 seed = 1; seed <= 12; seed++)
    coach_hands_play (&chieu_mau_binh, seed, SEATS, check_cb, &check);
  g_assert_cmpint (check.n, ==, 12);
}

/* ---- Moments ---- */

/* How seat 0 arranges its hand. */
typedef enum
{
  BEST,                          /* by the tally */
  NATURAL,                       /* as a beginner does */
  FOUL,
} Way;

/* Exchanges cards of chi 1 and chi 3 until the arrangement is foul. */
static void
make_foul (ChieuCard cards[CHIEU_MAU_BINH_HAND])
{
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 5 && !chieu_mau_binh_is_foul (cards, false); j++)
      {
        ChieuCard card = cards[j];

        cards[j] = cards[10 + i];
        cards[10 + i] = card;
      }
  g_assert_true (chieu_mau_binh_is_foul (cards, false));
}

static void
choose_answer (const ChieuState *view,
               Way               way,
               ChieuMove        *move)
{
  ChieuCoachQuestion question = { .game = &chieu_mau_binh, .view = view, .seat = 0 };
  ChieuBotTally tally;

  *move = (ChieuMove) { .kind = CHIEU_MAU_BINH_XEP, .face = CHIEU_CARD_NONE, .n = CHIEU_MAU_BINH_HAND };
  chieu_mau_binh_arrange_as_beginner (((ChieuMauBinhState *) view)->hand[0], false, move->cards);
  if (way == FOUL)
    make_foul (move->cards);
  if (way != BEST)
    return;
  chieu_coach_tally_moves (&question, NULL, 1, 1, &tally);
  *move = tally.items[0].move;
}

/* Returns: (transfer full): a hand in which the others play as vừa does */
static ChieuRecord *
play_hand (guint64 seed,
           Way     way)
{
  ChieuBotBudget budget = { .seed = seed };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state, view;
  ChieuRecord *record;
  unsigned asked;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, SEATS, -1, false);
  record = chieu_record_new (&chieu_mau_binh, &rules, &carry, seed);
  chieu_mau_binh.deal (&state, &rules, &carry, seed);
  while ((asked = chieu_mau_binh.to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuMove move;

      chieu_mau_binh.observe (&state, seat, &view);
      if (seat == 0)
        choose_answer (&view, way, &move);
      else
        chieu_bot_choose (chieu_bot_level_find ("vua"), &chieu_mau_binh, &view, seat, &budget, &move, NULL);
      chieu_record_add_move (record, seat, &move);
      chieu_mau_binh.apply (&state, seat, &move, NULL);
    }
  return record;
}

/* A beginner's arrangement costs something in some hands, told with a better one; the best costs nothing. */
static void
test_moments (void)
{
  int told = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (ChieuRecord) natural = play_hand (seed, NATURAL), best = play_hand (seed, BEST);
      ChieuMoments moments;

      g_assert_true (chieu_moments_find (natural, 0, NULL, &moments));
      g_assert_cmpint (moments.compared, ==, 1);
      g_assert_cmpint (moments.n, <=, 1);
      told += moments.n;
      if (moments.n > 0)
        {
          const ChieuRecordMove *made = &g_array_index (natural->moves, ChieuRecordMove, moments.items[0].move);

          g_assert_cmpint (made->seat, ==, 0);
          g_assert_true (chieu_move_equal (&made->move, &moments.items[0].played));
          g_assert_false (chieu_move_equal (&made->move, &moments.items[0].best));
          /* Less than 0.15 points is not worth mentioning. */
          g_assert_cmpint (moments.items[0].cost, >=, 150);
        }
      g_assert_true (chieu_moments_find (best, 0, NULL, &moments));
      g_assert_cmpint (moments.compared, ==, 1);
      g_assert_cmpint (moments.n, ==, 0);
    }
  g_assert_cmpint (told, >, 3);
  g_assert_cmpint (told, <, 20);
}

/* A fault is no such moment: that is the làng's affair. */
static void
test_foul (void)
{
  g_autoptr (ChieuRecord) record = play_hand (1, FOUL);
  ChieuMoments moments;

  g_assert_true (chieu_moments_can_find (&chieu_mau_binh));
  g_assert_true (chieu_moments_find (record, 0, NULL, &moments));
  g_assert_cmpint (moments.compared, ==, 0);
  g_assert_cmpint (moments.n, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/deeper/mau-binh/position-%d", (int) i);

      g_test_add_data_func (path, &positions[i], test_position);
    }
  g_test_add_func ("/deeper/mau-binh/called-off", test_called_off);
  g_test_add_func ("/deeper/mau-binh/hands", test_hands);
  g_test_add_func ("/deeper/mau-binh/moments", test_moments);
  g_test_add_func ("/deeper/mau-binh/foul", test_foul);
  return g_test_run ();
}
