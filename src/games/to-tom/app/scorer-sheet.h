/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The evening that the scorer keeps, as it is printed.
 */
#pragma once

#include "app/print/score-sheet.h"

/* The file of the evening, in the folder of the matches. */
#define CHIEU_SCORER_FILE "scorer.json"

/* Returns: (transfer full) (nullable): the points of the evening that is kept in @folder; NULL with @error if the file cannot be read,
 * NULL alone if there is no file, or no hand in it. The file stays as it is. */
ChieuScoreSheet *chieu_scorer_sheet_read (const char *folder, GError **error) G_GNUC_WARN_UNUSED_RESULT;
