/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statistics over all games: a page of figures, the best hands with their cards, the faults made most, each with its lesson.
 */
#pragma once

#include <adwaita.h>

#include "match/store/overview.h"

G_BEGIN_DECLS

/* All that the page shows, made ready in a thread. */
typedef struct
{
  ChieuOverview *overview;
  GPtrArray *accounts;           /* (element-type ChieuAccount) (nullable) each: of overview->best */
  GPtrArray *lessons;            /* (element-type utf8) (nullable) each: "10. Phỗng", of overview->faults */
} ChieuOverviewSheet;

/* Returns: (transfer full): the sheet; NULL with %CHIEU_MATCH_ERROR_STORE if the database does not answer */
ChieuOverviewSheet *chieu_overview_sheet_new (ChieuDatabase *database, int way, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_overview_sheet_free (ChieuOverviewSheet *self);

/* Puts @sheet into @box, which is empty. */
void chieu_overview_page_fill (GtkBox *box, const ChieuOverviewSheet *sheet);

G_END_DECLS
