/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-points.h"

/* Thousandths of a point in a tenth. */
#define TENTH 100

/* Returns: the nearest number of tenths */
static int
round_to_tenths (int thousandths)
{
  int half = thousandths < 0 ? -TENTH / 2 : TENTH / 2;

  return (thousandths + half) / TENTH;
}

char *
chieu_coach_difference_to_words (int thousandths)
{
  return g_strdup_printf ("%.1f", ABS (round_to_tenths (thousandths)) / 10.0);
}

char *
chieu_coach_points_to_words (int thousandths)
{
  int tenths = round_to_tenths (thousandths);

  if (tenths == 0)
    return g_strdup ("0");
  return g_strdup_printf ("%s%.1f", tenths < 0 ? "−" : "+", ABS (tenths) / 10.0);
}
