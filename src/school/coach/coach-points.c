/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-points.h"

char *
chieu_coach_points_to_words (int thousandths)
{
  int tenths = (thousandths + (thousandths < 0 ? -50 : 50)) / 100;

  if (tenths == 0)
    return g_strdup ("0");
  return g_strdup_printf ("%s%.1f", tenths < 0 ? "−" : "+", ABS (tenths) / 10.0);
}
