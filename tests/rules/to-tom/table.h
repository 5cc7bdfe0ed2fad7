/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of positions, moves and what comes of them.
 */
#pragma once

#include "scene.h"

/**
 * One position, moves made in it, and where that leads.
 *
 * @moves are parted by ";": "SEAT MOVE" in the notation must be clean and listed among the clean ones. It may be
 * followed by
 *   "!reason": a fault that hands can do: it is listed only among all moves, and is made
 *   "?reason": refused, changes nothing
 *   "=": clean, but not one that is offered: it lays more cards than the claim asks for
 * "*" lets all who are asked now leave the card; "+" lays down and calls as a careful winner does.
 */
typedef struct
{
  const char *about;
  const char *scene;             /* scene_read() */
  const char *moves;
  const char *end;               /* scene_write() */
  const char *mat;               /* "SEAT MAT", scene_write_mat(), or "SEAT@VIEWER MAT" as another seat sees it; or NULL */
} TableRow;

typedef struct
{
  const char *name;
  const TableRow *rows;
  int n_rows;
} Table;

#define TABLE(NAME, ROWS) { (NAME), (ROWS), (int) (sizeof (ROWS) / sizeof (ROWS)[0]) }

extern const Table table_bat_thuc;
extern const Table table_cuoc;
extern const Table table_faults;
extern const Table table_lying;
extern const Table table_opening;
extern const Table table_refusing;
extern const Table table_result;
extern const Table table_turn;
extern const Table table_win;
