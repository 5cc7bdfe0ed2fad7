/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long cards are on their way, and along which curve they go.
 */
#include "mat/motion.h"
#include "mat/scene.h"

/* The most that one card takes, and the dealing of a hand, in milliseconds (docs/design.md, "Flow"). */
#define CARD_MAX 300
#define DEAL_MAX 1600

static void
test_one_card (void)
{
  for (ChieuMotion motion = CHIEU_MOTION_DEAL; motion <= CHIEU_MOTION_SHIFT; motion++)
    {
      g_assert_cmpuint (chieu_motion_get_time (motion), >, 0);
      g_assert_cmpuint (chieu_motion_get_time (motion), <=, CARD_MAX);
      g_assert_cmpuint (chieu_motion_get_delay (motion, 0, 1), ==, 0);
    }
}

/* The winning card is held up, grows, and lands when all sets lie. */
static void
test_win (void)
{
  guint lands = chieu_motion_get_delay (CHIEU_MOTION_WIN, 0, 1) + chieu_motion_get_time (CHIEU_MOTION_WIN);

  g_assert_cmpuint (chieu_motion_get_time (CHIEU_MOTION_WIN), <=, CARD_MAX);
  /* As many sets as a hand of any game has. */
  for (guint set = 0; set < 10; set++)
    g_assert_cmpuint (chieu_motion_get_delay (CHIEU_MOTION_OPEN, set, 11) + chieu_motion_get_time (CHIEU_MOTION_OPEN), <, lands);
  g_assert_cmpfloat_with_epsilon (chieu_motion_get_lift (0), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (chieu_motion_get_lift (lands), CHIEU_LIFT_WIN, 1e-9);
  g_assert_cmpfloat (chieu_motion_get_lift (50), <, chieu_motion_get_lift (100));
}

/* Each card sets out after the one before, and a hand of any size lies in time. */
static void
test_deal (void)
{
  for (guint n = 2; n <= CHIEU_HAND_MAX; n++)
    {
      for (guint i = 1; i < n; i++)
        g_assert_cmpuint (chieu_motion_get_delay (CHIEU_MOTION_DEAL, i, n), >, chieu_motion_get_delay (CHIEU_MOTION_DEAL, i - 1, n));
      g_assert_cmpuint (chieu_motion_get_delay (CHIEU_MOTION_DEAL, n - 1, n) + chieu_motion_get_time (CHIEU_MOTION_DEAL), <=, DEAL_MAX);
    }
}

/* A card goes swiftly at first, then slower and slower, and never back. */
static void
test_curve (void)
{
  double before = 0, step = 1;

  g_assert_cmpfloat_with_epsilon (chieu_motion_ease (0), 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (chieu_motion_ease (1), 1, 1e-9);
  for (int i = 1; i <= 10; i++)
    {
      double now = chieu_motion_ease (i / 10.0);

      g_assert_cmpfloat (now, >, before);
      g_assert_cmpfloat (now - before, <, step);
      step = now - before;
      before = now;
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mat/motion/one-card", test_one_card);
  g_test_add_func ("/mat/motion/deal", test_deal);
  g_test_add_func ("/mat/motion/win", test_win);
  g_test_add_func ("/mat/motion/curve", test_curve);
  return g_test_run ();
}
