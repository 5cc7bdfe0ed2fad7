/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of a game on paper. Everything in them comes from the game's own words and rules. The house rules of each table that is
 * passed here have been read (chieu_house_table_read()).
 */
#pragma once

#include "house-table.h"
#include "paper.h"

/* The forms of a table of cước, by the columns that it has and the halves in which it stands. */
typedef enum
{
  CHIEU_TABLE_WHOLE,             /* with the rule of each cước */
  CHIEU_TABLE_BRIEF,             /* names and points */
  CHIEU_TABLE_TWICE,             /* names and points, in two halves side by side */
} ChieuTableLength;

/* Adds the table of cước: name, points by the house rules, and with CHIEU_TABLE_WHOLE the rule. */
void chieu_sheet_add_cuoc (ChieuPaper *paper, const ChieuHouseTable *table, ChieuTableLength length);

/* Returns: whether the game has faults */
gboolean chieu_sheet_has_faults (const ChieuGame *game);
/* Adds the table of faults: name, what it is, what it costs by the house rules. */
void chieu_sheet_add_faults (ChieuPaper *paper, const ChieuHouseTable *table);

/* Adds a table of what the buttons of the game do, with their keys. */
void chieu_sheet_add_buttons (ChieuPaper *paper, const ChieuGame *game);

/* Adds the name of the house rules, and those that are not the usual ones. */
void chieu_sheet_add_house_rules (ChieuPaper *paper, const ChieuHouseTable *table);

/* Adds what the game is, in a few lines: its sentence, that of the table, and what each button does. */
void chieu_sheet_add_rules_in_short (ChieuPaper *paper, const ChieuHouseTable *table);
