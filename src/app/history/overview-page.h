/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The statistics over all games: a page of figures, the best hands with their cards, and the faults made most, each with the lesson or
 * the page of the help that teaches it.
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
  GPtrArray *accounts;           /* ChieuAccount, one for each of overview->best; NULL where its record cannot be read any more */
  GPtrArray *lessons;            /* ChieuOverviewLesson, one for each of overview->faults; NULL where no lesson speaks of it */
} ChieuOverviewSheet;

/* Reads all that the page shows; takes long, and may be called in any thread. @way: a ChieuWay, or −1 for all ways of play. Returns:
 * (transfer full) (nullable): the sheet; NULL with %CHIEU_MATCH_ERROR_STORE if the database does not answer */
ChieuOverviewSheet *chieu_overview_sheet_new (ChieuDatabase *database, int way, GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* @self: (nullable) */
void chieu_overview_sheet_free (ChieuOverviewSheet *self);

/* Shows what the person wants to read about a fault: lesson @number of @game, or if that is 0, the page @xref of the help (NULL: the help
 * has none about it). */
typedef void (*ChieuOverviewTeachFunc) (gpointer object, const ChieuGame *game, guint number, const char *xref);

/**
 * chieu_overview_page_fill:
 * @box: an empty box
 * @sheet: not kept
 * @teach: called with @object, which outlives the rows, when the person wants to read about a fault
 *
 * Puts what @sheet has into @box.
 */
void chieu_overview_page_fill (GtkBox                   *box,
                               const ChieuOverviewSheet *sheet,
                               ChieuOverviewTeachFunc    teach,
                               gpointer                  object);
