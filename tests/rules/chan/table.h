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
 *   "=": clean, but not one that is offered
 * "*" lets all who are asked now leave the card; "+" makes the full call.
 */
typedef struct
{
  const char *about;
  const char *scene;             /* scene_read() */
  const char *moves;
  const char *end;               /* scene_write() */
  const char *mat;               /* "SEAT MAT", scene_write_mat(); or NULL */
} TableRow;

typedef struct
{
  const char *name;
  const TableRow *rows;
  int n_rows;
} Table;

#define TABLE(NAME, ROWS) { (NAME), (ROWS), (int) (sizeof (ROWS) / sizeof (ROWS)[0]) }

extern const Table table_turn;
extern const Table table_win;
extern const Table table_cuoc;
extern const Table table_faults;
extern const Table table_bao;
extern const Table table_result;
extern const Table table_house;

/* Hands of nineteen cards that wait; none has a cước but what the row adds. */
#define SETS_3 "3n 3n 4n 4n 5n 5n 6n 6n 9s 9s 3v 3s 4v 4s 5v 5s"       /* five chắn, three cạ */
#define WAITS_2V SETS_3 " 6v 6s 2v"                                      /* … a fourth cạ, and 2v alone */
#define WAITS_CC SETS_3 " 6v 6s cc"
#define WAITS_2 SETS_3 " 2v 2s 2n"                                       /* … and a ba đầu */
#define TWENTY SETS_3 " 8n 8n 7v 7v"                                     /* twenty cards, seven chắn and three cạ */
#define WAITS_2_MORE SETS_3 " 8n 8n 2v"                                  /* six chắn, and 2v alone */
