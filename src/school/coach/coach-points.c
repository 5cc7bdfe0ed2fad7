/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-points.h"

/* Thousandths of a point in a tenth. */
#define TENTH 100

char *
chieu_coach_points_to_words (int thousandths)
{
  int half = thousandths < 0 ? -TENTH / 2 : TENTH / 2;
  int tenths = (thousandths + half) / TENTH;

  if (tenths == 0)
    return g_strdup ("0");
  return g_strdup_printf ("%s%.1f", tenths < 0 ? "−" : "+", ABS (tenths) / 10.0);
}
