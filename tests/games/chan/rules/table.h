/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of positions, the moves made in them, and where these lead.
 */
#pragma once

#include "../../../rules/table-run.h"
#include "scene.h"

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
