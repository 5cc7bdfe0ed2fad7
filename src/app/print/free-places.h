/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places that a deck leaves free on its last sheet: the rules in short, the table of cước and a score sheet stand there, each as wide
 * as one or several columns of cards are, to be cut out with them.
 */
#pragma once

#include "deck-faces.h"
#include "house-table.h"
#include "sheet-plan.h"

typedef struct _ChieuFreePlaces ChieuFreePlaces;

/* Returns: (transfer full) (nullable): what fits on the free places of @plan; NULL if nothing does. @table: with its rules read. @large: in
 * letters of twelve points and more. @faces: the pictures of cards; kept */
ChieuFreePlaces *chieu_free_places_new (const ChieuSheetPlan  *plan,
                                        const ChieuHouseTable *table,
                                        gboolean               large,
                                        ChieuDeckFaces        *faces) G_GNUC_WARN_UNUSED_RESULT;
void chieu_free_places_free (ChieuFreePlaces *self);

/* Draws what belongs on @page, if anything does. */
void chieu_free_places_draw (ChieuFreePlaces *self, cairo_t *cr, int page);

/* For tests: the number of texts that stand there, and the place of text @i, from 0, on its sheet. */
int chieu_free_places_count (const ChieuFreePlaces *self);
ChieuSheetBox chieu_free_places_get_box (const ChieuFreePlaces *self, int i);
