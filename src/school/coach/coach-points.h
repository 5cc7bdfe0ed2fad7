/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the points by which the coach compares moves, which are parts of a point, for the reader.
 */
#pragma once

#include <glib.h>

/* Returns: (transfer full): thousandths of a point in tenths, with their sign, as the reader's language writes them: "+0.3", "−1.2", "0" */
char *chieu_coach_points_to_words (int thousandths) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the same without a sign, of a difference that the sentence names: "0.3" */
char *chieu_coach_difference_to_words (int thousandths) G_GNUC_WARN_UNUSED_RESULT;
