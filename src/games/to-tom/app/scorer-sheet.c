/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-sheet.h"

#include "match/record/bounded.h"
#include "match/record/file-writer.h"
#include "scorer-hands.h"

static void
add_hand (ChieuScoreSheet    *sheet,
          const ChieuEvening *evening,
          guint               n,
          const ChieuResult  *result)
{
  g_autofree char *words = chieu_scorer_hand_to_words (evening, n, result);
  int points[CHIEU_SEATS_MAX] = { 0 };

  if (chieu_evening_get_hand (evening, n)->outcome == CHIEU_OUTCOME_NONE)
    {
      chieu_score_sheet_add (sheet, NULL, words);
      return;
    }
  for (int seat = 0; seat < sheet->seats; seat++)
    points[seat] = result->points[seat];
  chieu_score_sheet_add (sheet, points, words);
}

static ChieuScoreSheet *
sheet_new (const ChieuEvening *evening)
{
  ChieuScoreSheet *sheet = chieu_score_sheet_new (chieu_evening_get_seats (evening));
  g_autoptr (GDateTime) day = g_date_time_new_from_unix_local (chieu_evening_get_hand (evening, 0)->when);
  g_autofree ChieuResult *results = chieu_evening_get_results (evening);

  for (int seat = 0; seat < sheet->seats; seat++)
    sheet->names[seat] = g_strdup (chieu_evening_get_name (evening, seat));
  sheet->house = g_strdup (chieu_evening_get_house (evening)->name);
  sheet->day = day != NULL ? g_date_time_format (day, "%x") : NULL;
  for (guint n = 0; n < chieu_evening_get_n_hands (evening); n++)
    add_hand (sheet, evening, n, &results[n]);
  return sheet;
}

ChieuScoreSheet *
chieu_scorer_sheet_read (const char  *folder,
                         GError     **error)
{
  g_autofree char *path = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autoptr (ChieuEvening) evening = NULL;
  GError *local = NULL;
  gsize length;

  g_return_val_if_fail (folder != NULL, NULL);

  path = g_build_filename (folder, CHIEU_SCORER_FILE, NULL);
  if (!chieu_file_writer_read (path, CHIEU_EVENING_BYTES_MAX, &text, &length, &local))
    {
      if (g_error_matches (local, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_MISSING))
        g_error_free (local);
      else
        g_propagate_error (error, local);
      return NULL;
    }
  name = g_filename_display_name (path);
  evening = chieu_evening_parse (text, (gssize) length, name, error);
  return evening != NULL && chieu_evening_get_n_hands (evening) > 0 ? sheet_new (evening) : NULL;
}
