/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page with the sums of the person's hands of one game.
 */
#pragma once

#include <adwaita.h>

#include "match/store/statistics.h"

/* Fills @box, which is empty, with the sums of @statistics, which have one hand at least: figures, curves, cước, faults. @statistics is not
 * kept. */
void chieu_statistics_page_fill (GtkBox *box, const ChieuStatistics *statistics);

/* ---- Parts, for the page over all games too ---- */

/* Returns: (transfer none): a group of rows at the end of @box; @sentence is nullable. */
GtkWidget *chieu_statistics_add_group (GtkBox *box, const char *title, const char *sentence);
/* Returns: (transfer none): a row (AdwActionRow) added to such a group; @subtitle is nullable. */
GtkWidget *chieu_statistics_add_row (GtkWidget *group, const char *title, const char *subtitle, const char *figure);
/* Returns: the name of a fault; if it has none, the reason why it is a fault */
const char *chieu_statistics_fault_to_words (const ChieuGame *game, int reason);
