/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of positions, moves and what comes of them, for any game.
 */
#pragma once

#include "rules/games.h"

/**
 * One position, moves made in it, and where that leads.
 *
 * @moves are parted by ";": "SEAT MOVE" in the notation must be clean and listed among the clean ones. It may be
 * followed by
 *   "!reason": a fault that hands can do: it is listed only among all moves, and is made
 *   "?reason": refused, changes nothing
 *   "=": clean, but not listed: such as more cards than the claim asks for, another order of them, a call that is too low
 * "*" lets all who are asked now, if there are any, leave the card; "+" lays down and calls as a careful winner does.
 */
typedef struct
{
  const char *about;
  const char *scene;             /* TableGame.read */
  const char *moves;
  const char *end;               /* TableGame.write */
  const char *mat;               /* "SEAT MAT", TableGame.write_mat, or "SEAT@VIEWER MAT" as another seat sees it; or NULL */
} TableRow;

typedef struct
{
  const char *name;
  const TableRow *rows;
  int n_rows;
} Table;

#define TABLE(NAME, ROWS) { (NAME), (ROWS), (int) (sizeof (ROWS) / sizeof (ROWS)[0]) }

/* Everything that the tables need to know of a game. */
typedef struct
{
  const ChieuGame *game;
  void (*read) (const char *text, void *state);
  void (*write) (const void *state, char *text, size_t size);
  void (*write_mat) (const void *state, int seat, char *text, size_t size);
  int (*caller) (const void *state);             /* the seat that lays down and calls now, or −1 */
  ChieuMove (*listed_as) (const ChieuMove *);    /* a move in the form by which it is sought among all moves */
} TableGame;

/* Plays every row of @tables, a list that NULL ends, compares, and prints TAP. Returns: the exit status */
int table_run (const TableGame *about, const Table *const *tables);
