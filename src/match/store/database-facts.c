/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes what the statistics count, the cước and the faults of each finished hand; and upgrades a database of an earlier version,
 * whose hands lack some of it.
 */
#include "database-private.h"

#include "match/record/record.h"

/* ---- Writing ---- */

static gboolean
delete_rows (ChieuDatabase  *self,
             ChieuSql        sql,
             gint64          id,
             GError        **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, sql);

  sqlite3_bind_int64 (statement, 1, id);
  return chieu_database_run (self, statement, error);
}

static gboolean
add_cuoc (ChieuDatabase    *self,
          gint64            id,
          const ChieuGame  *game,
          int               place,
          int               cuoc,
          GError          **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_ADD_CUOC);

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int (statement, 2, place);
  sqlite3_bind_text (statement, 3, game->cuoc[cuoc], -1, SQLITE_STATIC);
  return chieu_database_run (self, statement, error);
}

static gboolean
add_fault (ChieuDatabase     *self,
           gint64             id,
           const ChieuGame   *game,
           guint              place,
           const ChieuFault  *fault,
           GError           **error)
{
  sqlite3_stmt *statement = chieu_database_get_statement (self, CHIEU_SQL_ADD_FAULT);

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int64 (statement, 2, place);
  sqlite3_bind_int (statement, 3, fault->move);
  sqlite3_bind_int (statement, 4, fault->seat);
  sqlite3_bind_text (statement, 5, game->reasons[fault->reason], -1, SQLITE_STATIC);
  return chieu_database_run (self, statement, error);
}

static gboolean
add_cuocs (ChieuDatabase      *self,
           gint64              id,
           const ChieuGame    *game,
           const ChieuResult  *result,
           GError            **error)
{
  for (int i = 0; i < result->n_cuoc; i++)
    if (!add_cuoc (self, id, game, i, result->cuoc[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
add_faults (ChieuDatabase    *self,
            gint64            id,
            const ChieuGame  *game,
            const GArray     *faults,
            GError          **error)
{
  for (guint i = 0; faults != NULL && i < faults->len; i++)
    if (!add_fault (self, id, game, i, &g_array_index (faults, ChieuFault, i), error))
      return FALSE;
  return TRUE;
}

gboolean
chieu_database_save_facts (ChieuDatabase         *self,
                           gint64                 id,
                           const ChieuStoreHand  *hand,
                           GError               **error)
{
  if (!delete_rows (self, CHIEU_SQL_DROP_CUOC, id, error) || !delete_rows (self, CHIEU_SQL_DROP_FAULTS, id, error))
    return FALSE;
  return hand->result == NULL
         || (add_cuocs (self, id, hand->options->game, hand->result, error)
             && add_faults (self, id, hand->options->game, hand->faults, error));
}

/* ---- From an earlier version ---- */

/* The first versions with the tables of cước and of faults as they are now. */
#define CUOC_VERSION 2
#define FAULTS_VERSION 4

/* The statements that add what those tables lack. */
static const ChieuSql needed[] = { CHIEU_SQL_ADD_CUOC, CHIEU_SQL_ADD_FAULT };

/* Adds those facts of hand @id that the tables of @version did not have. A record that cannot be read any more, in @text, stays as
 * it is, and is not counted. Returns: FALSE if SQLite failed */
static gboolean
upgrade_hand (ChieuDatabase *self,
              int            version,
              gint64         id,
              const char    *text)
{
  g_autoptr (ChieuRecord) record = chieu_record_parse (text, -1, NULL);
  g_autoptr (GArray) faults = NULL;

  if (record == NULL)
    return TRUE;
  if (version < FAULTS_VERSION)
    faults = chieu_record_find_faults (record);
  return (version >= CUOC_VERSION || add_cuocs (self, id, record->game, &record->result, NULL))
         && add_faults (self, id, record->game, faults, NULL);
}

static gboolean
prepare_facts (ChieuDatabase *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (needed); i++)
    if (sqlite3_prepare_v2 (self->db, chieu_database_sql[needed[i]], -1, &self->statements[needed[i]], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

/* Frees the statements of prepare_facts(); they are prepared anew with all the others. */
static void
forget_facts (ChieuDatabase *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (needed); i++)
    g_clear_pointer (&self->statements[needed[i]], sqlite3_finalize);
}

static int
upgrade_hands (ChieuDatabase *self,
               int            version)
{
  sqlite3_stmt *row;
  int code = sqlite3_prepare_v2 (self->db, "SELECT id, record FROM hand WHERE record IS NOT NULL", -1, &row, NULL);

  if (code != SQLITE_OK)
    return code;
  while ((code = sqlite3_step (row)) == SQLITE_ROW)
    if (!upgrade_hand (self, version, sqlite3_column_int64 (row, 0), chieu_database_get_text (row, 1)))
      {
        /* The code is asked for now, as SQLite no longer knows it once @row is freed. */
        code = sqlite3_errcode (self->db);
        break;
      }
  sqlite3_finalize (row);
  /* A failure for which SQLite has no code is SQLITE_ABORT here: with SQLITE_ERROR the tables would count as not those of a store, which is
   * then set aside. */
  return code == SQLITE_DONE ? SQLITE_OK : code == SQLITE_OK ? SQLITE_ABORT : code;
}

static int
upgrade_facts (ChieuDatabase *self,
               int            version)
{
  int code = prepare_facts (self) ? upgrade_hands (self, version) : sqlite3_errcode (self->db);

  forget_facts (self);
  return code;
}

int
chieu_database_upgrade (ChieuDatabase *self,
                        int            version)
{
  int code = sqlite3_exec (self->db, "BEGIN IMMEDIATE", NULL, NULL, NULL);

  for (int i = version; i < CHIEU_DATABASE_VERSION && code == SQLITE_OK; i++)
    code = sqlite3_exec (self->db, chieu_database_schemas[i], NULL, NULL, NULL);
  if (code == SQLITE_OK)
    code = upgrade_facts (self, version);
  if (code == SQLITE_OK && !chieu_database_prepare_all (self))
    code = sqlite3_errcode (self->db);
  if (code == SQLITE_OK)
    code = sqlite3_exec (self->db, "COMMIT", NULL, NULL, NULL);
  if (code != SQLITE_OK)
    sqlite3_exec (self->db, "ROLLBACK", NULL, NULL, NULL);
  return code;
}
