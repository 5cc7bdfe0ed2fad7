/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What statistics count: the cước of each finished hand and the faults made in it.
 */
#include "store-private.h"

#include "record.h"

/* ---- Writing ---- */

static gboolean
drop (ChieuStore  *self,
      ChieuSql     sql,
      gint64       id,
      GError     **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, sql);

  sqlite3_bind_int64 (statement, 1, id);
  return chieu_store_run (self, statement, error);
}

static gboolean
add_cuoc (ChieuStore       *self,
          gint64            id,
          const ChieuGame  *game,
          int               place,
          int               cuoc,
          GError          **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_ADD_CUOC);

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int (statement, 2, place);
  sqlite3_bind_text (statement, 3, game->cuoc[cuoc], -1, SQLITE_STATIC);
  return chieu_store_run (self, statement, error);
}

static gboolean
add_fault (ChieuStore        *self,
           gint64             id,
           const ChieuGame   *game,
           const ChieuFault  *fault,
           GError           **error)
{
  sqlite3_stmt *statement = chieu_store_get (self, CHIEU_SQL_ADD_FAULT);

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int (statement, 2, fault->move);
  sqlite3_bind_int (statement, 3, fault->seat);
  sqlite3_bind_text (statement, 4, game->reasons[fault->reason], -1, SQLITE_STATIC);
  return chieu_store_run (self, statement, error);
}

static gboolean
add_facts (ChieuStore         *self,
           gint64              id,
           const ChieuGame    *game,
           const ChieuResult  *result,
           const GArray       *faults,
           GError            **error)
{
  for (int i = 0; i < result->n_cuoc; i++)
    if (!add_cuoc (self, id, game, i, result->cuoc[i], error))
      return FALSE;
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    if (!add_fault (self, id, game, &g_array_index (faults, ChieuFault, i), error))
      return FALSE;
  return TRUE;
}

gboolean
chieu_store_save_facts (ChieuStore            *self,
                        gint64                 id,
                        const ChieuStoreHand  *hand,
                        GError               **error)
{
  if (!drop (self, CHIEU_SQL_DROP_CUOC, id, error) || !drop (self, CHIEU_SQL_DROP_FAULTS, id, error))
    return FALSE;
  return hand->result == NULL || add_facts (self, id, hand->options->game, hand->result, hand->faults, error);
}

/* ---- From version 1 ---- */

/* A record that cannot be read any more stays as it is, and is not counted. */
static gboolean
upgrade_hand (ChieuStore *self,
              gint64      id,
              const char *text)
{
  g_autoptr (ChieuRecord) record = chieu_record_parse (text, -1, NULL);
  g_autoptr (GArray) faults = NULL;

  if (record == NULL)
    return TRUE;
  faults = chieu_record_find_faults (record);
  return add_facts (self, id, record->game, &record->result, faults, NULL);
}

static gboolean
prepare_facts (ChieuStore *self)
{
  static const ChieuSql needed[] = { CHIEU_SQL_ADD_CUOC, CHIEU_SQL_ADD_FAULT };

  for (gsize i = 0; i < G_N_ELEMENTS (needed); i++)
    if (sqlite3_prepare_v2 (self->db, chieu_store_sql[needed[i]], -1, &self->statements[needed[i]], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

/* They are prepared anew with all the others. */
static void
forget_facts (ChieuStore *self)
{
  g_clear_pointer (&self->statements[CHIEU_SQL_ADD_CUOC], sqlite3_finalize);
  g_clear_pointer (&self->statements[CHIEU_SQL_ADD_FAULT], sqlite3_finalize);
}

static int
upgrade_hands (ChieuStore *self)
{
  sqlite3_stmt *row;
  int code = sqlite3_prepare_v2 (self->db, "SELECT id, record FROM hand WHERE record IS NOT NULL", -1, &row, NULL);

  if (code != SQLITE_OK)
    return code;
  while ((code = sqlite3_step (row)) == SQLITE_ROW)
    if (!upgrade_hand (self, sqlite3_column_int64 (row, 0), (const char *) sqlite3_column_text (row, 1)))
      break;
  sqlite3_finalize (row);
  return code == SQLITE_DONE ? SQLITE_OK : code == SQLITE_ROW ? sqlite3_errcode (self->db) : code;
}

static int
upgrade_facts (ChieuStore *self)
{
  int code = sqlite3_exec (self->db, chieu_store_schema_2, NULL, NULL, NULL);

  if (code == SQLITE_OK)
    code = prepare_facts (self) ? upgrade_hands (self) : sqlite3_errcode (self->db);
  forget_facts (self);
  return code;
}

int
chieu_store_upgrade (ChieuStore *self,
                     int         version)
{
  int code = sqlite3_exec (self->db, "BEGIN IMMEDIATE", NULL, NULL, NULL);

  if (code == SQLITE_OK && version < 2)
    code = upgrade_facts (self);
  if (code == SQLITE_OK)
    code = sqlite3_exec (self->db, chieu_store_schema_3, NULL, NULL, NULL);
  if (code == SQLITE_OK)
    code = sqlite3_exec (self->db, "COMMIT", NULL, NULL, NULL);
  if (code != SQLITE_OK)
    sqlite3_exec (self->db, "ROLLBACK", NULL, NULL, NULL);
  return code;
}
