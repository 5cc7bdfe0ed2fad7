/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Presses that are no answer; the test sets the clock.
 */
#include "mat/motion.h"
#include "mat/press-guard.h"

/* A time long after the clock began, in milliseconds. */
#define START 10000

/* New buttons take no press; cards take one at any time. */
static void
test_new_buttons (void)
{
  ChieuPressGuard guard = { 0 };

  g_assert_true (chieu_press_guard_press (&guard, 1, TRUE));
  chieu_press_guard_note_question (&guard, START);
  g_assert_false (chieu_press_guard_press (&guard, START, TRUE));
  g_assert_false (chieu_press_guard_press (&guard, START + CHIEU_TIME_NEW - 1, TRUE));
  g_assert_true (chieu_press_guard_press (&guard, START + CHIEU_TIME_NEW - 1, FALSE));
  g_assert_true (chieu_press_guard_press (&guard, START + CHIEU_TIME_NEW, TRUE));
}

static void
test_question_changes (void)
{
  ChieuPressGuard guard = { 0 };

  chieu_press_guard_note_question (&guard, START);
  g_assert_true (chieu_press_guard_press (&guard, START + 1000, FALSE));
  g_assert_true (chieu_press_guard_is_current (&guard));
  chieu_press_guard_note_question (&guard, START + 1100);
  g_assert_false (chieu_press_guard_is_current (&guard));
  chieu_press_guard_press (&guard, START + 1200, FALSE);
  g_assert_true (chieu_press_guard_is_current (&guard));
}

static void
test_second_finger (void)
{
  ChieuPressGuard guard = { 0 };
  int first = 0, second = 0;

  g_assert_true (chieu_press_guard_touch (&guard, START, &first, 100, 100, FALSE));
  g_assert_false (chieu_press_guard_touch (&guard, START + 5000, &second, 500, 300, FALSE));
  /* The second one is lifted: the first is still down. */
  chieu_press_guard_lift (&guard, START + 5100, &second, 500, 300);
  g_assert_false (chieu_press_guard_touch (&guard, START + 6000, &second, 500, 300, FALSE));
  chieu_press_guard_lift (&guard, START + 6100, &first, 100, 100);
  g_assert_true (chieu_press_guard_touch (&guard, START + 6110, &second, 500, 300, FALSE));
}

/* A finger that is lifted unseen holds back no other one. */
static void
test_finger_forgotten (void)
{
  ChieuPressGuard guard = { 0 };
  int first = 0, second = 0;

  g_assert_true (chieu_press_guard_touch (&guard, START, &first, 100, 100, FALSE));
  chieu_press_guard_forget_finger (&guard);
  g_assert_true (chieu_press_guard_touch (&guard, START + 5000, &second, 100, 100, FALSE));
}

/* A second touch on the same place comes from a trembling finger, if it comes soon, and does not count; one on another place counts. */
static void
test_same_place (void)
{
  ChieuPressGuard guard = { 0 };
  int finger = 0;

  g_assert_true (chieu_press_guard_touch (&guard, START, &finger, 100, 100, FALSE));
  chieu_press_guard_lift (&guard, START + 50, &finger, 104, 102);
  g_assert_false (chieu_press_guard_touch (&guard, START + 50 + CHIEU_TIME_AGAIN - 1, &finger, 110, 95, FALSE));
  g_assert_true (chieu_press_guard_touch (&guard, START + 50 + CHIEU_TIME_AGAIN, &finger, 110, 95, FALSE));
  chieu_press_guard_lift (&guard, START + 500, &finger, 110, 95);
  g_assert_true (chieu_press_guard_touch (&guard, START + 510, &finger, 300, 95, FALSE));
}

/* A touch on a button that is new leaves no finger behind. */
static void
test_touch_new_button (void)
{
  ChieuPressGuard guard = { 0 };
  int finger = 0;

  chieu_press_guard_note_question (&guard, START);
  g_assert_false (chieu_press_guard_touch (&guard, START + 100, &finger, 9, 9, TRUE));
  chieu_press_guard_lift (&guard, START + 150, &finger, 9, 9);
  g_assert_true (chieu_press_guard_touch (&guard, START + CHIEU_TIME_NEW, &finger, 9, 9, TRUE));
}

static void
test_keys (void)
{
  ChieuPressGuard guard = { 0 };

  /* A key answers the question that stands at any time. */
  chieu_press_guard_note_question (&guard, START);
  g_assert_true (chieu_press_guard_press_key (&guard, START + 10, 'k'));
  chieu_press_guard_release_key (&guard, 'k');
  /* Another question comes of it: a player who knows what comes presses another key at once, but the same key was only pressed twice. */
  chieu_press_guard_note_question (&guard, START + 40);
  g_assert_false (chieu_press_guard_press_key (&guard, START + 100, 'k'));
  chieu_press_guard_release_key (&guard, 'k');
  g_assert_true (chieu_press_guard_press_key (&guard, START + 150, ' '));
  chieu_press_guard_release_key (&guard, ' ');
  /* As long as the question stands one key acts twice: it chooses a card and puts it down. */
  g_assert_true (chieu_press_guard_press_key (&guard, START + 200, '\r'));
  chieu_press_guard_release_key (&guard, '\r');
  g_assert_true (chieu_press_guard_press_key (&guard, START + 260, '\r'));
  chieu_press_guard_release_key (&guard, '\r');
  chieu_press_guard_note_question (&guard, START + 300);
  g_assert_true (chieu_press_guard_press_key (&guard, START + 300 + CHIEU_TIME_NEW, '\r'));
}

/* A held key acts once; one of which no release was noted works again after a while. */
static void
test_held_key (void)
{
  ChieuPressGuard guard = { 0 };

  g_assert_true (chieu_press_guard_press_key (&guard, START, 'b'));
  for (int ms = 500; ms < 3000; ms += 30)
    g_assert_false (chieu_press_guard_press_key (&guard, START + ms, 'b'));
  chieu_press_guard_release_key (&guard, 'b');
  g_assert_true (chieu_press_guard_press_key (&guard, START + 3000, 'b'));
  g_assert_true (chieu_press_guard_press_key (&guard, START + 3000 + CHIEU_TIME_HELD, 'b'));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mat/press-guard/new-buttons", test_new_buttons);
  g_test_add_func ("/mat/press-guard/question-changes", test_question_changes);
  g_test_add_func ("/mat/press-guard/second-finger", test_second_finger);
  g_test_add_func ("/mat/press-guard/finger-forgotten", test_finger_forgotten);
  g_test_add_func ("/mat/press-guard/same-place", test_same_place);
  g_test_add_func ("/mat/press-guard/touch-new-button", test_touch_new_button);
  g_test_add_func ("/mat/press-guard/keys", test_keys);
  g_test_add_func ("/mat/press-guard/held-key", test_held_key);
  return g_test_run ();
}
