/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plays every row of the tables and compares; answers in TAP.
 */
#include "table.h"

#include <stdlib.h>

static int
compare_bytes (const void *a,
               const void *b)
{
  return *(const uint8_t *) a - *(const uint8_t *) b;
}

/* The winner calls what it chooses, and cards are laid in any order: in the lists one call, and one order, stands for all. */
static ChieuMove
without_order (const ChieuMove *move)
{
  ChieuMove sorted = *move;

  if (move->kind == CHIEU_TO_TOM_XUONG)
    {
      memset (sorted.cards, 0, sizeof sorted.cards);
      sorted.n = sorted.split = 0;
    }
  qsort (sorted.cards, sorted.split, 1, compare_bytes);
  qsort (sorted.cards + sorted.split, (size_t) (sorted.n - sorted.split), 1, compare_bytes);
  return sorted;
}

static int
caller (const void *state)
{
  const ChieuToTomState *s = state;

  return s->phase == CHIEU_EATING_LAY ? s->winner : -1;
}

int
main (void)
{
  static const Table *const tables[] = {
    &table_opening, &table_turn, &table_lying, &table_refusing, &table_bat_thuc,
    &table_win, &table_cuoc, &table_result, &table_faults, &table_too_many, NULL,
  };
  static const TableGame about = {
    .game = &chieu_to_tom,
    .read = scene_read,
    .write = scene_write,
    .write_mat = scene_write_mat,
    .caller = caller,
    .listed_as = without_order,
  };

  return table_run (&about, tables);
}
