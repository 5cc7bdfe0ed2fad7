/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics.h"

#include "database-private.h"

/* Columns of CHIEU_SQL_SUM_HANDS. */
enum
{
  HAND_ENDED,
  HAND_OUTCOME,
  HAND_OWN,
  HAND_POINTS,
  HAND_FAULTS,
};

/* Columns of CHIEU_SQL_SUM_CUOC and CHIEU_SQL_SUM_FAULTS. */
enum
{
  TALLY_ID,
  TALLY_TIMES,
  TALLY_WHEN,
};

/* ---- The hands ---- */

static void
count_outcome (ChieuStatistics *self,
               ChieuOutcome     outcome,
               gboolean         own)
{
  if (outcome == CHIEU_OUTCOME_DRAWN || (outcome == CHIEU_OUTCOME_FALSE && !own))
    self->drawn++;
  else if (!own)
    self->lost++;
  else if (outcome == CHIEU_OUTCOME_WON)
    self->won++;
  else if (outcome == CHIEU_OUTCOME_UNPAID)
    self->unpaid++;
  else if (outcome == CHIEU_OUTCOME_CHEO_DO)
    self->cheo_do++;
  else if (outcome == CHIEU_OUTCOME_FALSE)
    self->false_calls++;
}

static int
get_points_so_far (const ChieuStatistics *self)
{
  return self->hands->len == 0 ? 0 : chieu_statistics_get_hand (self, self->hands->len - 1)->points;
}

static gboolean
add_hand (ChieuDatabase  *database,
          sqlite3_stmt   *row,
          gpointer        data,
          GError        **error)
{
  ChieuStatistics *self = data;
  ChieuStatisticsHand hand = {
    .ended = sqlite3_column_int64 (row, HAND_ENDED),
    .points = get_points_so_far (self) + sqlite3_column_int (row, HAND_POINTS),
    .faults = (guint) sqlite3_column_int (row, HAND_FAULTS),
  };

  count_outcome (self, (ChieuOutcome) sqlite3_column_int (row, HAND_OUTCOME), sqlite3_column_int (row, HAND_OWN) != 0);
  g_array_append_val (self->hands, hand);
  return TRUE;
}

/* ---- What happened several times ---- */

static int
find_id (const char *const *ids,
         const char        *id)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return i;
  return -1;
}

/* The counts of one kind of things while rows are read. */
typedef struct
{
  GArray *tallies;               /* ChieuTally */
  const char *const *ids;        /* the ids of the game, at whose index things are counted */
} Tallies;

/* An id that the game does not know (any more) is left out. */
static gboolean
add_tally (ChieuDatabase  *database,
           sqlite3_stmt   *row,
           gpointer        data,
           GError        **error)
{
  Tallies *all = data;
  ChieuTally tally = {
    .what = find_id (all->ids, chieu_database_get_text (row, TALLY_ID)),
    .times = (guint) sqlite3_column_int (row, TALLY_TIMES),
    .when = sqlite3_column_int64 (row, TALLY_WHEN),
  };

  if (tally.what >= 0)
    g_array_append_val (all->tallies, tally);
  return TRUE;
}

/* ---- All of it ---- */

static sqlite3_stmt *
ask_for_rows (ChieuDatabase         *database,
              ChieuSql               sql,
              const ChieuStatistics *self)
{
  sqlite3_stmt *row = chieu_database_get_statement (database, sql);

  sqlite3_bind_text (row, 1, self->game->id, -1, SQLITE_STATIC);
  sqlite3_bind_int (row, 2, self->way);
  return row;
}

static gboolean
read_tallies (ChieuStatistics    *self,
              ChieuDatabase      *database,
              ChieuSql            sql,
              GArray             *tallies,
              const char *const  *ids,
              GError            **error)
{
  Tallies all = { tallies, ids };

  return chieu_database_foreach_row (database, ask_for_rows (database, sql, self), add_tally, &all, error);
}

ChieuStatistics *
chieu_statistics_new (ChieuDatabase    *database,
                      const ChieuGame  *game,
                      int               way,
                      GError          **error)
{
  g_autoptr (ChieuStatistics) self = NULL;

  g_return_val_if_fail (database != NULL && game != NULL, NULL);

  self = g_new0 (ChieuStatistics, 1);
  self->game = game;
  self->way = way;
  self->hands = g_array_new (FALSE, FALSE, sizeof (ChieuStatisticsHand));
  self->cuoc = g_array_new (FALSE, FALSE, sizeof (ChieuTally));
  self->faults = g_array_new (FALSE, FALSE, sizeof (ChieuTally));
  if (!chieu_database_foreach_row (database, ask_for_rows (database, CHIEU_SQL_SUM_HANDS, self), add_hand, self, error)
      || !read_tallies (self, database, CHIEU_SQL_SUM_CUOC, self->cuoc, game->cuoc, error)
      || !read_tallies (self, database, CHIEU_SQL_SUM_FAULTS, self->faults, game->reasons, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
chieu_statistics_free (ChieuStatistics *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->hands);
  g_array_unref (self->cuoc);
  g_array_unref (self->faults);
  g_free (self);
}

const ChieuStatisticsHand *
chieu_statistics_get_hand (const ChieuStatistics *self,
                           guint                  i)
{
  return &g_array_index (self->hands, ChieuStatisticsHand, i);
}

double
chieu_statistics_get_faults_per_hand (const ChieuStatistics *self,
                                      guint                  first,
                                      guint                  n)
{
  guint end, faults = 0;

  g_return_val_if_fail (self != NULL, 0);

  end = first >= self->hands->len ? first : first + MIN (n, self->hands->len - first);
  for (guint i = first; i < end; i++)
    faults += chieu_statistics_get_hand (self, i)->faults;
  return end == first ? 0 : (double) faults / (end - first);
}
