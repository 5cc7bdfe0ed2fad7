/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statistics over all games: a page of figures, the best hands with their cards, the faults made most, each with its lesson.
 */
#pragma once

#include <adwaita.h>

#include "match/store/overview.h"

/* A lesson about a fault. */
typedef struct
{
  guint number;                  /* in the course of the game, from 1 */
  char *title;
} ChieuOverviewLesson;

/* All that the page shows, made ready in a thread. */
typedef struct
{
  ChieuOverview *overview;
  GPtrArray *accounts;           /* (element-type ChieuAccount) (nullable) each: of overview->best */
  GPtrArray *lessons;            /* (element-type ChieuOverviewLesson) (nullable) each: of overview->faults */
} ChieuOverviewSheet;

/* @way: a ChieuWay, or −1 for all ways of play. Returns: (transfer full): the sheet; NULL with %CHIEU_MATCH_ERROR_STORE if the
 * database does not answer */
ChieuOverviewSheet *chieu_overview_sheet_new (ChieuDatabase *database, int way, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_overview_sheet_free (ChieuOverviewSheet *self);

/* Called when the person wants to read about a fault: in lesson @number of @game, or if that is 0, on the page @xref of the
 * help (NULL: the help has none about it). */
typedef void (*ChieuOverviewTeachFunc) (gpointer object, const ChieuGame *game, guint number, const char *xref);

/**
 * chieu_overview_page_fill:
 * @box: empty
 * @teach: called with @object, which outlives the rows
 *
 * Puts @sheet into @box.
 */
void chieu_overview_page_fill (GtkBox                   *box,
                               const ChieuOverviewSheet *sheet,
                               ChieuOverviewTeachFunc    teach,
                               gpointer                  object);
