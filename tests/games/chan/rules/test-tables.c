/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays every row of the tables and compares; answers in TAP.
 */
#include "table.h"

/* The winner calls what it chooses; in the lists one call stands for all. */
static ChieuMove
without_order (const ChieuMove *move)
{
  return move->kind == CHIEU_CHAN_XUONG ? chieu_move_about (CHIEU_CHAN_XUONG, CHIEU_CARD_NONE) : *move;
}

static int
caller (const void *state)
{
  const ChieuChanState *s = state;

  return s->phase == CHIEU_EATING_LAY ? s->winner : -1;
}

int
main (void)
{
  static const Table *const tables[] = {
    &table_turn, &table_win, &table_cuoc, &table_faults, &table_bao,
    &table_result, &table_house, NULL,
  };
  static const TableGame about = {
    .game = &chieu_chan,
    .read = scene_read,
    .write = scene_write,
    .write_mat = scene_write_mat,
    .caller = caller,
    .listed_as = without_order,
  };

  return table_run (&about, tables);
}
