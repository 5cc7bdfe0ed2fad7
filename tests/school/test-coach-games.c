/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of the games of another shape: what it advises in known positions, that it never advises a fault, and that
 * it knows no hidden card.
 */
#include "kit.h"

#include "bots/bot.h"
#include "school/coach.h"
#include "school/position.h"

#include <string.h>

/* ---- Positions ---- */

/* A lesson of one position; what is best there, and words of the advice, parted by "|". */
typedef struct
{
  const char *game;
  const char *position;
  const char *best;
  const char *says;
} Position;

#define THREES "<hand>Kd Kc Ks Qh Qs 9d 9c 9h 5s 5d As 8c 3h</hand>"
#define DRAGON "<hand>2c 3h 4s 5d 6c 7h 8h 9s Td Jc Qs Kd Ah</hand>"
#define CLUBS "<hand>Ac Kc 9c 7c 4c 8s 8d 8h 5s 2d Qs Qd Jh</hand>"
#define MAKER "<hand>9x 8x 4x 1x 9k 5k 7s 7q 7k 3s 2s 6q</hand>"
#define FOLLOWER "<hand>7k 8k 2x 6x 3s 8s 2q 5q 6q 8q 4s 2s</hand><hand seat='3'>5k</hand><moves>3 lam; 3 ra 5k</moves>"
#define POOR "<hand>3k 2k 2x 6x 3s 8s 2q 5q 6q 8q 4s 2s</hand><hand seat='3'>5k</hand><moves>3 lam; 3 ra 5k</moves>"
#define CLAIMS "<hand>7x 7k 7s 9q 8q 9k 2x 3k 4s 5s 2q 3x</hand><hand seat='3'>5k 5x 5q</hand><hand seat='2'>2s 3s 6q</hand>" \
  "<moves>3 khong; 0 khong; 2 lam; 3 ra 5x 5k 5q; 0 bat 7x 7k 7s; 2 chui 2s 3s 6q</moves>"

static const Position positions[] = {
  { "mau-binh", "<position>" THREES "</position>", "xep Ks Kd Kc 5s 5d / 9h 9d 9c 8c 3h / Qs Qh As",
    "Cù lũ K; chi 2: Xám 9; chi 3: Đôi Q|One chi after the other as high as it can be would give chi 1: Cù lũ K; chi 2: Cù lũ 9; chi 3: Mậu thầu A" },
  { "mau-binh", "<position>" CLUBS "</position>", "xep Ac Kc 9c 7c 4c / 8s 8h 8d 5s 2d / Qs Qd Jh", "Best now: lay chi 1: Thùng A|Chi 3 (3): Đôi Q" },
  { "mau-binh", "<position>" DRAGON "</position>", "toi-trang sanh-rong", "show the tới trắng|12 points from each player" },
  { "mau-binh", "<position>" DRAGON "<rules points-sanh-rong='7'/></position>", "toi-trang sanh-rong", "7 points from each player" },
  { "luc-ho", "<position cai='0'>" MAKER "</position>", "lam", "make the hand|7 cards of your hand are old|You have 4 hồ: 0 won, and 4 old" },
  { "luc-ho", "<position cai='3'>" FOLLOWER "</position>", "bat 7k", "beat with 7 Quán|you lead the next trick" },
  { "luc-ho", "<position cai='3'>" POOR "</position>", "", "drop|You cannot beat what lies" },
  { "luc-ho", "<position cai='3'>" CLAIMS "</position>", "an-ho", "claim|no set in your hand is sure to bring more|You have 6 hồ: 3 won, and 3 old" },
};

static void
assert_said (const ChieuCoachAdvice *advice,
             const Position         *position)
{
  g_auto (GStrv) parts = g_strsplit (position->says, "|", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < advice->parts->len; i++)
    g_string_append_printf (text, "%s\n", ((const ChieuCoachPart *) g_ptr_array_index (advice->parts, i))->text);
  for (int i = 0; parts[i] != NULL; i++)
    if (strstr (text->str, parts[i]) == NULL)
      g_error ("%s: “%s” is not in “%s”", position->position, parts[i], text->str);
}

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *text = g_strdup_printf ("<lesson format='1' id='a' game='%s'><title>A</title><aim>A</aim>"
                                           "<step id='a'>%s<text>A</text></step></lesson>", position->game, position->position);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (text, -1, "test", &error);
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  char move[CHIEU_MOVE_TEXT_MAX] = "";
  ChieuState state, view;

  g_assert_no_error (error);
  chieu_position_set_up (lesson, 0, &state, NULL, &error);
  g_assert_no_error (error);
  lesson->game->observe (&state, CHIEU_LEARNER, &view);
  advice = chieu_coach_advise (lesson->game, &view, CHIEU_LEARNER);
  g_assert_true (advice->has_move);
  lesson->game->print_move (&advice->move, move);
  if (*position->best != '\0')
    g_assert_cmpstr (move, ==, position->best);
  assert_said (advice, position);
}

/* ---- Hands that bots play ---- */

#define HANDS 40

/* (transfer full): all that is said, in lines */
static char *
describe (const ChieuGame  *game,
          const ChieuState *state,
          int               seat)
{
  GString *text = g_string_new (NULL);
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  ChieuState view;
  bool possible;

  game->observe (state, seat, &view);
  advice = chieu_coach_advise (game, &view, seat);
  if (advice->has_move)
    g_assert_cmpint (game->check (state, seat, &advice->move, &possible), ==, CHIEU_REASON_NONE);
  else
    g_assert_cmpint (game->to_answer (state) >> seat & 1, ==, 0);
  for (guint i = 0; i < advice->parts->len; i++)
    {
      const ChieuCoachPart *part = g_ptr_array_index (advice->parts, i);

      g_string_append (text, part->text);
      for (int j = 0; j < part->n; j++)
        g_string_append_printf (text, " %s", chieu_deck_name (game->deck, part->cards[j]));
      g_string_append_c (text, '\n');
    }
  g_assert_cmpuint (text->len, >, 10);
  return g_string_free (text, FALSE);
}

/* Every seat, asked or not, is told the same when the cards it cannot see are dealt anew. */
static void
check_seats (const ChieuGame  *game,
             const ChieuState *state,
             ChieuRandom      *random,
             int              *moved)
{
  for (int seat = 0; seat < game->max_seats; seat++)
    {
      g_autofree char *text = describe (game, state, seat);
      g_autofree char *other_text = NULL;
      ChieuState view, other = { 0 };

      game->observe (state, seat, &view);
      game->redeal (&view, seat, random, &other);
      *moved += memcmp (state, &other, game->state_size) != 0;
      other_text = describe (game, &other, seat);
      g_assert_cmpstr (text, ==, other_text);
    }
}

static int
play_hand (const ChieuGame *game,
           guint64          seed,
           ChieuRandom     *random,
           int             *moved)
{
  const ChieuBotBudget budget = { .seed = seed };
  ChieuState state = { 0 };
  ChieuRules rules;
  ChieuCarry carry;
  unsigned asked;
  int n = 0;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, game->max_seats, -1, false);
  game->deal (&state, &rules, &carry, seed);
  while ((asked = game->to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuState view;
      ChieuMove move;

      check_seats (game, &state, random, moved);
      n++;
      game->observe (&state, seat, &view);
      g_assert_true (chieu_bot_choose (chieu_bot_level_find ("tap-su"), game, &view, seat, &budget, &move, NULL));
      g_assert_cmpint (game->apply (&state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
    }
  return n;
}

static void
test_hands (gconstpointer data)
{
  const ChieuGame *game = data;
  ChieuRandom random;
  int n = 0, moved = 0;

  chieu_random_init (&random, 5);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    n += play_hand (game, seed, &random, &moved);
  g_assert_cmpint (n, >=, 3 * HANDS);
  g_assert_cmpint (moved, >, n);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree char *path = g_strdup_printf ("/coach/%s/position-%d", positions[i].game, (int) i);

      g_test_add_data_func (path, &positions[i], test_position);
    }
  g_test_add_data_func ("/coach/mau-binh/hands", &chieu_mau_binh, test_hands);
  g_test_add_data_func ("/coach/luc-ho/hands", &chieu_luc_ho, test_hands);
  return g_test_run ();
}
