/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tutor: after which refusals and faults it offers a lesson at the table.
 */
#include "school/tutor.h"

/* Two reasons, whatever they are. */
#define REASON 5
#define OTHER 6

/* The third refusal for one reason leads to an offer; another reason counts by itself; then counting begins anew. */
static void
test_refusals (void)
{
  g_autoptr (ChieuTutor) tutor = chieu_tutor_new ();

  for (int i = 0; i < 2; i++)
    {
      g_assert_false (chieu_tutor_note_refusal (tutor, REASON));
      g_assert_false (chieu_tutor_note_refusal (tutor, OTHER));
    }
  g_assert_true (chieu_tutor_note_refusal (tutor, REASON));
  chieu_tutor_begin_hand (tutor);
  g_assert_false (chieu_tutor_note_refusal (tutor, REASON));
  g_assert_false (chieu_tutor_note_refusal (tutor, REASON));
  g_assert_true (chieu_tutor_note_refusal (tutor, REASON));
}

/* There is one offer a hand at most; what could not be offered in this one is in the next. */
static void
test_once_a_hand (void)
{
  g_autoptr (ChieuTutor) tutor = chieu_tutor_new ();

  for (int i = 0; i < 3; i++)
    chieu_tutor_note_refusal (tutor, REASON);
  for (int i = 0; i < 4; i++)
    g_assert_false (chieu_tutor_note_refusal (tutor, OTHER));
  chieu_tutor_begin_hand (tutor);
  g_assert_true (chieu_tutor_note_refusal (tutor, OTHER));
}

/* The same fault in two hands leads to an offer; twice in one hand counts once. */
static void
test_faults (void)
{
  g_autoptr (ChieuTutor) tutor = chieu_tutor_new ();

  g_assert_false (chieu_tutor_note_fault (tutor, REASON));
  g_assert_false (chieu_tutor_note_fault (tutor, REASON));
  chieu_tutor_begin_hand (tutor);
  g_assert_false (chieu_tutor_note_fault (tutor, OTHER));
  g_assert_true (chieu_tutor_note_fault (tutor, REASON));
  g_assert_false (chieu_tutor_note_refusal (tutor, CHIEU_REASON_NONE));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/refusals", test_refusals);
  g_test_add_func ("/tutor/once-a-hand", test_once_a_hand);
  g_test_add_func ("/tutor/faults", test_faults);
  return g_test_run ();
}
