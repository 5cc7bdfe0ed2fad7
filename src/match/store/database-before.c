/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds what went before a hand: the two hands before it in its hội, and how the hội before that one ended.
 */
#include "database-private.h"

#include <string.h>

/* Columns of CHIEU_SQL_LIST_BEFORE. */
enum
{
  HAND_NUMBER,
  HAND_OUTCOME,
  HAND_WINNER,
};

/* Columns of CHIEU_SQL_LIST_LAST_HOI. */
enum
{
  HOI_SEAT,
  HOI_POINTS,
};

/* The hands before a hand, while their rows are read. */
typedef struct
{
  ChieuStoreBefore *before;
  guint number;                  /* of the hand before which they were played */
  int seats;
  int n;                         /* seats read */
} Reading;

static gboolean
read_hand (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  Reading *reading = data;
  gint64 ago = (gint64) reading->number - sqlite3_column_int64 (row, HAND_NUMBER);
  int outcome = sqlite3_column_int (row, HAND_OUTCOME), winner = sqlite3_column_int (row, HAND_WINNER);

  if (winner < -1 || winner >= reading->seats || outcome < CHIEU_OUTCOME_NONE || outcome > G_MAXUINT8)
    return TRUE;
  if (ago == 1)
    {
      reading->before->last.outcome = (guint8) outcome;
      reading->before->last.winner = (gint8) winner;
    }
  else if (ago == 2)
    reading->before->winner_before = winner;
  return TRUE;
}

static gboolean
read_seat (ChieuDatabase  *self,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  Reading *reading = data;

  if (sqlite3_column_int (row, HOI_SEAT) == reading->n && reading->n < reading->seats)
    reading->before->hoi[reading->n++] = sqlite3_column_int (row, HOI_POINTS);
  return TRUE;
}

void
chieu_database_find_before (ChieuDatabase           *self,
                            const ChieuStoreCursor  *cursor,
                            const ChieuMatchOptions *options,
                            ChieuStoreBefore        *before)
{
  Reading reading = { .before = before, .number = cursor->hand_number, .seats = options->seats };
  sqlite3_stmt *row;

  memset (before, 0, sizeof *before);
  before->winner_before = -1;
  if (cursor->hand_number > 0)
    {
      row = chieu_database_get_statement (self, CHIEU_SQL_LIST_BEFORE);
      sqlite3_bind_int64 (row, 1, cursor->match);
      sqlite3_bind_int64 (row, 2, cursor->hand_number);
      chieu_database_foreach_row (self, row, read_hand, &reading, NULL);
      return;
    }
  if (options->kind != CHIEU_MATCH_OWN)
    return;
  row = chieu_database_get_statement (self, CHIEU_SQL_LIST_LAST_HOI);
  sqlite3_bind_int64 (row, 1, cursor->match);
  sqlite3_bind_text (row, 2, options->game->id, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (row, 3, options->seats);
  sqlite3_bind_int (row, 4, options->person);
  chieu_database_foreach_row (self, row, read_seat, &reading, NULL);
  before->has_hoi = reading.n == options->seats;
}
