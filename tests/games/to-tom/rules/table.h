/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of positions, the moves made in them, and where these lead.
 */
#pragma once

#include "../../../rules/table-run.h"
#include "scene.h"

extern const Table table_bat_thuc;
extern const Table table_cuoc;
extern const Table table_faults;
extern const Table table_lying;
extern const Table table_opening;
extern const Table table_refusing;
extern const Table table_result;
extern const Table table_too_many;
extern const Table table_turn;
extern const Table table_win;
