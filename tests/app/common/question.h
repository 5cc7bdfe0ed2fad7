/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waits for the person's turn in a match.
 */
#pragma once

#include "match/match.h"
#include "../../patience.h"

/* Waits until the person is asked or the hand is over. Returns: whether the person is asked */
static inline gboolean
wait_for_question (ChieuMatch *match)
{
  gint64 since = g_get_monotonic_time ();
  ChieuResult result;

  while (!chieu_match_is_asked (match) && !chieu_match_get_result (match, &result) && run_patiently (since))
    ;
  return chieu_match_is_asked (match);
}
