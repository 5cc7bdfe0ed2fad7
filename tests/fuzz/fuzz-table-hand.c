/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of a real table as somebody types them: a message that says what is
 * wrong, and nothing is taken in, or a hand that is judged and is typed again
 * the same.
 */
#include "fuzz.h"

#include <string.h>

#include "games/to-tom/match/scorer.h"

static void
check_hand (const ChieuTableHand *hand)
{
  ChieuTableHand again;
  g_autofree char *text = chieu_table_hand_to_text (hand), *second = NULL, *wrong = NULL;
  g_autoptr (ChieuVerdict) verdict = chieu_verdict_new (hand, NULL, 0, -1, "Lan");

  g_assert_nonnull (verdict);
  g_assert_cmpint (chieu_table_hand_count_all (hand), <=, chieu_table_hand_get_full_size (hand));
  chieu_table_hand_init (&again, hand->seats, &hand->rules);
  wrong = chieu_table_hand_add_typed (&again, text);
  g_assert_cmpstr (wrong, ==, NULL);
  second = chieu_table_hand_to_text (&again);
  g_assert_cmpstr (text, ==, second);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size), *wrong = NULL;
  ChieuTableHand hand, before;
  ChieuRules rules;

  /* The entry of the window hands over nothing else. */
  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_table_hand_init (&hand, size % 2 == 0 ? 4 : 5, &rules);
  before = hand;
  wrong = chieu_table_hand_add_typed (&hand, text);
  if (wrong == NULL)
    check_hand (&hand);
  else
    g_assert_cmpmem (&hand, sizeof hand, &before, sizeof before);
  return 0;
}
