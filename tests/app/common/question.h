/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waits for the person's turn in a match.
 */
#pragma once

#include "match/match.h"

/* The longest that the other players may take until then, in seconds. */
#define QUESTION_PATIENCE_S 60

/* Waits until the person is asked or the hand is over. Returns: whether the person is asked */
static inline gboolean
wait_for_question (ChieuMatch *match)
{
  gint64 end = g_get_monotonic_time () + QUESTION_PATIENCE_S * G_USEC_PER_SEC;
  ChieuResult result;

  while (!chieu_match_is_asked (match) && !chieu_match_get_result (match, &result) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  return chieu_match_is_asked (match);
}
