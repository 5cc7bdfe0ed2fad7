/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Mậu binh and Lục hổ: what it advises in known positions, that it never advises a fault, and that it knows no
 * hidden card.
 */
#include "kit.h"

#include "coach-hands.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "school/lesson/position.h"

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

#define TIGERS "<hand>vt 1x 1k 1s 1q 9x 2k 3k 5s 2q 4q 8q</hand>"
/* The dream has 9 Quán, and neither of the two others has beaten 7 Quán: they do not hold it. */
#define PROOF "<hand>7k 8k 2s 3s 5s 6s 8s 2q 4q 6q 7q 9q</hand><hand seat='1'>2x</hand><hand seat='2'>9k</hand><hand seat='3'>3x</hand>" \
  "<moves>0 lam; 0 ra 7k; 1 chui 2x; 3 chui 3x</moves>"

static const Position positions[] = {
  { "mau-binh", "<position>" THREES "</position>", "xep Ks Kd Kc 5s 5d / 9h 9d 9c 8c 3h / Qs Qh As",
    "Cù lũ K; chi 2: Xám 9; chi 3: Đôi Q|Making chi 1 as high as possible, then chi 2, then chi 3, would give chi 1: Cù lũ K; chi 2: Cù lũ 9; chi 3: Mậu thầu A" },
  { "mau-binh", "<position>" CLUBS "</position>", "xep Ac Kc 9c 7c 4c / 8s 8h 8d 5s 2d / Qs Qd Jh", "Best now: lay chi 1: Thùng A|Chi 3 (3): Đôi Q" },
  { "mau-binh", "<position>" DRAGON "</position>", "toi-trang sanh-rong", "show the tới trắng|12 points from each player" },
  { "mau-binh", "<position>" DRAGON "<rules points-sanh-rong='7'/></position>", "toi-trang sanh-rong", "7 points from each player" },
  { "luc-ho", "<position cai='0'>" MAKER "</position>", "lam", "make the hand|7 cards in your hand are old|You have 4 hồ: 0 won, and 4 old" },
  { "luc-ho", "<position cai='3'>" FOLLOWER "</position>", "bat 7k", "beat with 7 Quán|you lead the next trick" },
  { "luc-ho", "<position cai='3'>" POOR "</position>", "", "drop|You cannot beat the cards on the mat" },
  { "luc-ho", "<position cai='3'>" CLAIMS "</position>", "an-ho", "claim|no set in your hand is sure to earn more|You have 6 hồ: 3 won, and 3 old" },
  { "luc-ho", "<position cai='0'>" TIGERS "</position>", "nam-ho", "declare the five tigers|without any risk: 4 points from each loser" },
  { "luc-ho", "<position cai='0'>" TIGERS "<rules scoring='linear'/></position>", "nam-ho", "without any risk: 6 points from each loser" },
  { "luc-ho", "<position cai='0'>" PROOF "<rules deduce='yes'/></position>", "ra 8k", "Nothing beats it|8 Quán is old: in trick 1" },
  { "luc-ho", "<position cai='0'>" PROOF "</position>", "ra 8k", "the one you will miss least" },
};

static void
test_position (gconstpointer data)
{
  const Position *position = data;
  g_autofree char *text = g_strdup_printf ("<lesson format='1' id='a' game='%s'><title>A</title><aim>A</aim>"
                                           "<step id='a'>%s<text>A</text></step></lesson>", position->game, position->position);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (text, -1, "test", &error);
  ChieuState state;

  g_assert_no_error (error);
  chieu_position_set_up (lesson, 0, &state, NULL, &error);
  g_assert_no_error (error);
  coach_hands_check_position (lesson->game, &state, position->position, position->best, position->says);
}

/* ---- Hands that bots play ---- */

/* The hands of each game. */
#define HANDS 40
/* At each question the advice is checked once for the seat that is asked, and once for each of the four seats. */
#define CHECKS_PER_QUESTION 5
/* The least number of questions that a hand has on average. */
#define QUESTIONS_MIN 3

/* The seat that is asked is told the best move, and no seat, asked or not, is told of cards it does not see. */
static void
check_cb (const ChieuState *state,
          int               seat,
          gpointer          data)
{
  CoachHandsCheck *self = data;

  coach_hands_check_clean (self, state, seat);
  for (int other = 0; other < self->game->max_seats; other++)
    coach_hands_check_hidden (self, state, other);
}

static void
test_hands (gconstpointer data)
{
  CoachHandsCheck check = { .game = data };

  chieu_random_init (&check.random, 5);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    coach_hands_play (check.game, seed, check.game->max_seats, check_cb, &check);
  g_assert_cmpint (check.n, >=, CHECKS_PER_QUESTION * QUESTIONS_MIN * HANDS);
  g_assert_cmpint (check.moved, >, check.n / 5);
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
